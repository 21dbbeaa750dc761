"""Marks that rules leave at a table, obligations, and exits."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Any, ClassVar, Final, NamedTuple

from msgspec import Struct

from referee._internal.values import compare_without

NOBODY: Final = -1
"""A seat that is unknown or doesn't exist."""

MANY: Final = -1
"""An unknown number of unknown cards."""


class Mark:
    """What a rule left at the table or on a seat, such as a lock or a revolution.

    Equal marks are the same object, which makes comparing and hashing fast.
    """

    __slots__ = ("doubt", "holder", "kind", "sort_key", "until", "value")
    kind: str
    value: Any
    holder: int
    """A seat, or ``NOBODY``: the mark is on the table."""
    until: str
    """``"clear"`` (until the field is cleared), ``"next clear"``, ``"game"``, ``"set"``, or what a
    family adds, such as ``"window"`` (while a play waits)."""
    doubt: str
    """An unknown fact without which the mark doesn't hold."""
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
            # setdefault: of threads that make the same mark, all get the first one
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
    """The mark of this kind on a seat or (``NOBODY``) on the table, if there is one."""
    for mark in marks:
        if mark.kind == kind and mark.holder == holder:
            return mark
    return None


def sorted_marks(marks: Iterable[Mark]) -> Marks:
    """The marks in the order of a position."""
    return tuple(sorted(marks, key=SORT_KEY))


class Exit(NamedTuple):
    """A seat that left the game, and how: ``clean``, or a way that the family has."""

    seat: int
    how: str


@compare_without("meant")
class Obligation(Struct, frozen=True):
    """What a seat has to do before play goes on."""

    kind: str
    """The move that meets it: ``give``, ``discard``, ``name`` …, or ``answer`` for a window."""
    seat: int
    to: int = NOBODY
    """The seat that it is aimed at; ``NOBODY``: any other seat."""
    count: int = 1
    """The most cards, or times."""
    clause: str = ""
    """The id of the clause that it comes from."""
    least: int = 0
    """The least cards, or times; with 0 it may be declined."""
    strongest: bool = False
    """Whether the cards have to be the strongest of the hand."""
    waits_for: tuple[str, ...] = ()
    """Ids of the clauses whose obligations are met first."""
    holds_up: str = ""
    """The id of the clause whose obligations wait for this one."""
    of: int = 0
    """The bit set of cards that can meet it; 0: any."""
    held: tuple[Any, ...] = ()
    """Effects that wait for it."""
    way: int = 0
    """The direction of play before the play that it comes from; 0: it doesn't matter."""
    may: bool = False
    """Whether fewer cards may be chosen than there are in ``of``."""
    offered: bool = False
    """Whether it is optional: a move has taken it up, and nobody waited for it."""
    forced: bool = False
    """Whether as many cards are owed as there are, if that is all that is known: from ``least`` to
    ``count``."""
    whole: bool = False
    """Whether it is met by ``count`` cards, or declined."""
    blind: bool = False
    """Whether the cards are drawn without looking at them."""
    for_others: bool = False
    """Whether it is only about other players: then a player who is out still has it."""
    meant: int = 0
    """How many cards have led to it, if that decides how many are owed; else 0."""

    @property
    def manner(self) -> dict[str, bool]:
        """What is special about how it is met; only what is so."""
        said = {"forced": self.forced, "whole": self.whole, "blind": self.blind}
        return {word: True for word, is_so in said.items() if is_so}
