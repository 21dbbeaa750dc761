"""Who takes a trick that is not full, whatever the hands that are told may still play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.model.marks import NOBODY
from referee.model.moves import PLAY, Move
from referee.rulebook.rule import Reason

from .advance import advance, waited_for
from .judge import judge
from .position import Trick, TricksPosition
from .ruleset import TrickRules
from .trick import reasons, trick_of, weigh


def foreseen(
    rules: TrickRules, names: Sequence[str], position: TricksPosition
) -> tuple[int, tuple[Reason, ...]] | None:
    """The seat that takes the trick however it goes on, and why; ``None`` where that is open.

    Every way in which it may go on is tried, so every hand that is still to play has to be told.
    Raises ``OpenReading``.
    """
    if any(position.unknown[seat] or not position.known[seat] for seat in position.missing):
        return None
    seat, told = NOBODY, list[Reason]()
    for trick in _endings(rules, names, position, len(position.missing)):
        weighed = weigh(rules, trick)
        taker = NOBODY if weighed.at == NOBODY else trick.laid[weighed.at].seat
        if taker == NOBODY or seat not in (NOBODY, taker):
            return None
        why = reasons(rules, names, trick, weighed)
        told = [reason for reason in told if reason in why] if seat == taker else list(why)
        seat = taker
    if seat == NOBODY:
        return None
    always = rules.role("takes").reason("foreseen", players=[names[seat]])
    return seat, (always, *told)


def _endings(
    rules: TrickRules, names: Sequence[str], position: TricksPosition, missing: int
) -> Iterator[Trick]:
    """The full trick, for every legal way of filling it."""
    if not missing:
        yield position.last or trick_of(rules, position)
        return
    for seat in waited_for(rules, position)[:1]:
        for card in rules.deck.cards(position.known[seat]):
            move = Move(names[seat], PLAY, (card,))
            if judge(rules, names, position, move).value == "yes":
                after = advance(rules, names, position, move).position
                yield from _endings(rules, names, after, missing - 1)
