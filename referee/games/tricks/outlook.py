"""Who takes an unfinished trick, whatever the known hands may still play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.model.marks import NOBODY
from referee.model.moves import PLAY, Move
from referee.rulebook.rule import Reason

from .advance import advance, waited_for
from .judge import judge
from .position import Trick, TricksPosition
from .ruleset import TrickRules
from .trick import reasons, trick_of, trick_result


def certain_taker(
    rules: TrickRules, names: Sequence[str], position: TricksPosition
) -> tuple[int, tuple[Reason, ...]] | None:
    """The seat that takes the trick however it goes on, and why; ``None`` if that is open.

    All legal continuations are tried, so every hand that is still to play has to be known. Raises
    ``OpenReading``.
    """
    missing = position.missing
    if any(position.unknown[seat] or not position.known[seat] for seat in missing):
        return None
    taker, common = NOBODY, list[Reason]()
    for trick in _endings(rules, names, position, len(missing)):
        result = trick_result(rules, trick)
        seat = NOBODY if result.place == NOBODY else trick.laid[result.place].seat
        if seat == NOBODY or taker not in (NOBODY, seat):
            return None
        why = reasons(rules, names, trick, result)
        common = [reason for reason in common if reason in why] if taker == seat else list(why)
        taker = seat
    if taker == NOBODY:
        return None
    always = rules.role("takes").reason("foreseen", players=[names[taker]])
    return taker, (always, *common)


def _endings(
    rules: TrickRules, names: Sequence[str], position: TricksPosition, missing: int
) -> Iterator[Trick]:
    """The full trick, for every legal way to complete it."""
    if not missing:
        yield position.last or trick_of(rules, position)
        return
    for seat in waited_for(rules, position)[:1]:
        for card in rules.deck.cards(position.known[seat]):
            move = Move(names[seat], PLAY, (card,))
            if judge(rules, names, position, move).value == "yes":
                after = advance(rules, names, position, move).position
                yield from _endings(rules, names, after, missing - 1)
