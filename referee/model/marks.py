"""What rules leave behind at a table, what is owed there, and who has left the game."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Any, ClassVar, Final, NamedTuple

from msgspec import Struct

NOBODY: Final = -1
"""A seat that is not known, or does not exist."""

MANY: Final = -1
"""An unknown number of unknown cards."""


class Mark:
    """Something a rule left behind: what, on whom, with which value, for how long.

    ``until`` is ``"clear"`` (the field is cleared), ``"next clear"``, ``"game"``, ``"set"``,
    or what a family adds, such as ``"window"`` (a play waits). ``holder`` is a seat or ``NOBODY``.
    ``doubt`` names a fact that nobody knows and without which the mark does not hold. Equal marks
    are the same object, so that they hash and compare at the speed of identity.
    """

    __slots__ = ("doubt", "holder", "kind", "sort_key", "until", "value")
    kind: str
    value: Any
    holder: int
    until: str
    doubt: str
    sort_key: tuple[str, int, str]
    _known: ClassVar[dict[tuple[str, Any, int, str, str], Mark]] = {}

    def __new__(
        cls,
        kind: str,
        value: Any = None,
        holder: int = NOBODY,
        until: str = "game",
        doubt: str = "",
    ) -> Mark:
        key = (kind, value, holder, until, doubt)
        mark = cls._known.get(key)
        if mark is None:
            mark = object.__new__(cls)
            mark.kind, mark.value, mark.holder, mark.until, mark.doubt = key
            mark.sort_key = (kind, holder, str(value))
            # setdefault: of threads that make the same, all get the one that was first
            mark = cls._known.setdefault(key, mark)
        return mark

    def without_doubt(self) -> Mark:
        """The mark without its doubt."""
        return Mark(self.kind, self.value, self.holder, self.until)

    def __repr__(self) -> str:
        return f"Mark{(self.kind, self.value, self.holder, self.until)}"


Marks = tuple[Mark, ...]

SORT_KEY = attrgetter("sort_key")


def find_mark(marks: Iterable[Mark], kind: str, holder: int = NOBODY) -> Mark | None:
    """The mark of this kind on this holder (``NOBODY``: on the table), if there is one."""
    for mark in marks:
        if mark.kind == kind and mark.holder == holder:
            return mark
    return None


def sorted_marks(marks: Iterable[Mark]) -> Marks:
    """The marks in the order in which positions hold them."""
    return tuple(sorted(marks, key=SORT_KEY))


class Exit(NamedTuple):
    """How a seat left the game: ``clean``, ``foul``, ``fallen`` or ``liar``."""

    seat: int
    how: str


class Obligation(Struct, frozen=True):
    """Something a play still owes, and that is met before play goes on.

    ``kind`` says by which move (``give``, ``discard``, ``name`` …, ``answer`` for a window),
    ``clause`` where it comes from, ``to`` whom it is aimed at (``NOBODY``: any other seat). At most
    ``count`` cards or times, at least ``least``: with 0 it may be declined. ``strongest``: of the
    cards held. ``waits_for``: the clauses whose obligations are met first; ``holds_up``: the clause
    whose obligations wait for this one. ``of``: the set of cards that alone can meet it (0: any);
    ``may``: fewer of these may be chosen than there are.
    ``held``: effects that wait for it. ``way``: the direction of play before the play that it
    comes from (0: of no account). ``offered``: nobody waits for it; a move has taken it up.
    """

    kind: str
    seat: int
    to: int = NOBODY
    count: int = 1
    clause: str = ""
    least: int = 0
    strongest: bool = False
    waits_for: tuple[str, ...] = ()
    holds_up: str = ""
    of: int = 0
    held: tuple[Any, ...] = ()
    way: int = 0
    may: bool = False
    offered: bool = False
