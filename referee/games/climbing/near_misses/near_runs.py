"""Cards that nearly make a run."""

from __future__ import annotations

from collections.abc import Iterator

from referee.games.climbing.plays.play import RUN, Play
from referee.games.climbing.ruleset.ruleset import ClimbingRules

from .misses import Miss

SHORT, MIXED = "short", "mixed"
"""Why cards make no run: one card is missing; the suits differ."""


def near_runs(rules: ClimbingRules, heap: Play) -> Iterator[Miss]:
    """Why cards without a form are no run, where one card or one suit would make them one."""
    runs = [rule for rule in rules if "runs" in rule.forms]
    if not runs or heap.jokers or heap.count < 2:
        return
    if _is_short(rules, heap):
        yield Miss(runs[0], SHORT, {"many": heap.count}, ())
    elif _is_mixed(rules, heap):
        yield Miss(runs[0], MIXED, {}, ())


def _is_run(rules: ClimbingRules, mask: int) -> bool:
    return any(play.form == RUN for play in rules.readings(rules.deck.cards(mask)))


def _is_short(rules: ClimbingRules, heap: Play) -> bool:
    added = (1 << bit for bit in range(rules.deck.naturals.bit_length()))
    return any(_is_run(rules, heap.mask | card) for card in added if not card & heap.mask)


def _is_mixed(rules: ClimbingRules, heap: Play) -> bool:
    """Whether the same numbers in one suit are a run."""
    deck = rules.deck
    if len(heap.naturals) != heap.count:
        return False
    suit = deck.suit_masks[0]
    return _is_run(rules, sum(deck.rank_masks[rank] & suit for rank in heap.naturals))
