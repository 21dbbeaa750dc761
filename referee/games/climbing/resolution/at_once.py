"""Moves of which all is known, made at once."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Draft, Laid, Position
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.games.climbing.ruleset.spot import Known, Spot
from referee.games.climbing.ruleset.standing import Caused
from referee.model.marks import NOBODY

from .known import END, known_of, take_over
from .known_pass import known_pass

Made = tuple[Position, list[Caused]]
"""The position after a move, and its effects with the rules that caused them."""


def lay_at_once(
    rules: ClimbingRules, before: Position, seat: int, play: Play
) -> Made | Known | None:
    """A play, if all that it does is known; else what of it is."""
    hand, mask, deck = before.known[seat], play.mask, rules.deck
    if before.owed or before.pending or before.turn == NOBODY or before.unknown[seat]:
        return None
    if hand == mask or play.hidden or (before.out and before.is_out(seat)):
        return None
    left = hand & ~mask if mask <= deck.naturals else deck.take(hand, mask)
    if left.bit_count() + play.count != hand.bit_count():
        return None  # cards that are not there
    known = known_of(rules, before, seat, play)
    if known.at != END:
        return known
    draft = Draft(before)
    hands = [*before.known]
    hands[seat] = left
    draft.known = tuple(hands)
    draft.field = (*before.field, Laid(seat, play))
    draft.passed = 0
    _stand(draft, take_over(rules, draft, known, before.spot, play))
    if known.leader != NOBODY:
        draft.turn = known.leader
    elif known.cleared:
        draft.turn = seat
    else:
        draft.turn = draft.after(seat, 1 + known.skips)
    return draft, [*known.happened]


def pass_at_once(rules: ClimbingRules, before: Position, seat: int) -> Made | None:
    """A pass, likewise."""
    if before.owed or before.pending or before.turn == NOBODY:
        return None
    draft = Draft(before)
    draft.passed = passed = before.passed | 1 << seat
    heard = passed.bit_count() + len(before.out) + (1 if before.field else 0)
    if not rules.passing and (heard < before.size or not draft.unanswered):
        draft.seen, draft.spot = before.seen, before.spot
        draft.turn = draft.following[seat]
        return draft, []
    known = known_pass(rules, before, seat, passed)
    if known.at != END:
        return None
    _stand(draft, take_over(rules, draft, known, before.spot, None))
    leader = known.leader
    if leader == NOBODY:
        leader = seat
    if known.leader == NOBODY or draft.is_out(leader):
        leader = draft.after(leader)
    draft.turn = leader
    return draft, [*known.happened]


def _stand(draft: Draft, spot: Spot | None) -> None:
    """Notes where the table stands after a move that is made."""
    draft.spot = spot
    if spot is not None:
        draft.seen = spot.seen
