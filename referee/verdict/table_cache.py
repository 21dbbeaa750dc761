"""The tables of a book that were made last, so that what comes again is not made again.

At a desk each tap makes a table that begins like the one before. Its first moves are the same, and
often nothing but the question is new.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import takewhile
from typing import Any, Protocol

from referee.engine.answer import Step
from referee.engine.change_scope import Key
from referee.engine.family import AnyEngine
from referee.model.description import Description
from referee.model.moves import Move
from referee.rulebook.rule import Open
from referee.rulebook.rulebook import Rulebook

MOST_TABLES = 8
"""So many tables of a book are remembered: those made last."""
FOUND_OUT = ("change_scope", "legality_scope", "_refusals", "_settled")
"""What a table has found out about itself that is the same whatever is asked."""


class Made(Protocol):
    """A table, as far as it is made here."""

    rulebook: Rulebook
    description: Description
    setup: Any
    steps: tuple[Step, ...]
    opened: Open | None
    known: Known | None

    @property
    def engine(self) -> AnyEngine: ...


class Known:
    """A table that was made, and what is known of others like it.

    ``beginning``: what was described, without moves and questions; ``stands``: moves that are
    refused stood, marked or not; ``changed``: the table with one option changed; ``begun``: the
    first steps of such tables.
    """

    __slots__ = ("beginning", "begun", "case", "changed", "moves", "stands")

    def __init__(
        self, case: Made, beginning: Description, moves: Sequence[Move], *, stands: bool
    ) -> None:
        self.case = case
        self.beginning = beginning
        self.moves = moves
        self.stands = stands
        self.changed: dict[Key, Made] = {}
        self.begun: dict[Key, tuple[Step, ...]] = {}


def again(case: Made, description: Description, *, stands: bool) -> bool:
    """Has a table that is being made be as one that was made of the same description, but for the
    questions, if there is such."""
    beginning, moves = _beginning(description), description.play
    for known in [*_kept(case)]:
        if known.moves == moves and _is_like(known, case, beginning, stands=stands):
            break
    else:
        return False
    like = known.case
    case.setup, case.steps, case.opened = like.setup, like.steps, like.opened
    case.description = like.description.having(ask=description.ask, lines=description.lines)
    case.__dict__ |= {name: like.__dict__[name] for name in FOUND_OUT if name in like.__dict__}
    like.known, known.case, case.known = None, case, known
    return True


def go_on(case: Made, description: Description, *, stands: bool) -> None:
    """Has a table that has been set up go on from one that began alike, if there is such: from the
    one with which it has most moves in common."""
    beginning, moves, kept = _beginning(description), description.play, [*_kept(case)]
    alike = [
        (_in_common(known, moves), -at)
        for at, known in enumerate(kept)
        if _is_like(known, case, beginning, stands=stands)
    ]
    common, at = max(alike, default=(0, 0))
    if not common or case.setup.key() != kept[-at].case.setup.key():
        return
    known = kept[-at]
    case.setup, case.steps = known.case.setup, known.case.steps[:common]
    case.known = Known(case, beginning, moves, stands=stands)
    case.known.begun = _begun(known, common)


def _is_like(known: Known, case: Made, beginning: Description, *, stands: bool) -> bool:
    like = known.case
    same_rules = like.rulebook is case.rulebook and type(like) is type(case)
    return same_rules and (stands or not known.stands) and known.beginning == beginning


def keep(case: Made, description: Description, *, stands: bool) -> None:
    """Remembers a table that has been made."""
    known = case.known or Known(case, _beginning(description), description.play, stands=stands)
    case.known, kept = known, _kept(case)
    with suppress(ValueError):  # new, or another thread has just put it elsewhere
        kept.remove(known)
    kept.insert(0, known)
    for gone in kept[MOST_TABLES:]:
        gone.case.known = None
    del kept[MOST_TABLES:]


def _kept(case: Made) -> list[Known]:
    found: list[Known] = case.rulebook.book.kept.setdefault("last tables", [])
    return found


def _beginning(description: Description) -> Description:
    return description.having(play=(), ask=(), lines={})


def _in_common(known: Known, moves: Sequence[Move]) -> int:
    """How many first moves a table has in common with one that was made, as far as that went."""
    same = takewhile(lambda pair: pair[0] == pair[1], zip(known.moves, moves, strict=False))
    return min(sum(1 for _ in same), len(known.case.steps))


def _begun(known: Known, common: int) -> dict[Key, tuple[Step, ...]]:
    """The first steps of the changed tables, as far as the moves are the same."""
    begun = {key: steps[:common] for key, steps in known.begun.items()}
    for key, other in known.changed.items():
        if other.setup is known.case.setup and not other.opened:
            begun[key] = other.steps[:common]
    return begun
