"""Interfaces between the core and the families: positions, cases, the scope of a change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self

from msgspec import Struct
from msgspec.structs import replace

from referee.errors import Fault
from referee.model.description import Description
from referee.model.marks import Exit, Marks, Obligation
from referee.model.questions import Question
from referee.model.types import Value
from referee.rulebook.rule import Open
from referee.rulebook.rulebook import Rulebook

from .answer import Answer, Step

# ---- positions


class AnyPosition(Protocol):
    """The fields that the positions of every family have.

    A position is immutable. Positions are compared by their ``key``.
    """

    @property
    def known(self) -> Sequence[int]:
        """For each seat, the bit set of its known cards; see :mod:`referee.cards.card`."""

    @property
    def unknown(self) -> Sequence[int]:
        """For each seat, how many more cards it holds; ``MANY`` (-1) if that is unknown."""

    @property
    def field(self) -> Sequence[Any]:
        """What is on the field, from bottom to top; falsy if it is empty."""

    @property
    def turn(self) -> int:
        """The index of the seat on turn, or ``NOBODY`` (-1)."""

    @property
    def out(self) -> Sequence[Exit]:
        """The seats that have left the game, in order."""

    @property
    def marks(self) -> Marks:
        """The marks that rules have left."""

    @property
    def owed(self) -> Sequence[Obligation]:
        """The obligations that have to be met before play goes on."""

    def key(self) -> object:
        """Everything that tells two positions apart, hashable."""


class AmbiguousCards(Exception):
    """Cards that make several legal plays; ``candidates`` are the texts of these plays."""

    def __init__(self, candidates: Sequence[str]) -> None:
        super().__init__(*candidates)
        self.candidates = tuple(candidates)


# ---- the scope of a change

ChangeKey = tuple[str, Value]
"""The name of an option, and another value for it."""


class ChangeScope(Struct, frozen=True):
    """Which changes of one option affect the described position and which affect each move.

    All other moves lead from an equal position to an equal one, with the change as without it.
    """

    changes: frozenset[ChangeKey]
    """The changes that this is known of."""
    rereading: frozenset[ChangeKey]
    """The changes under which cards may be read as other plays, which may matter only later."""
    affecting: tuple[frozenset[ChangeKey], ...]
    """The changes that affect the described position; then for each move those that affect it."""
    unnoticed: tuple[frozenset[ChangeKey], ...]
    """In the same order, the changes that affect something that no rule looks at: they may matter
    together with a change that adds a rule that does."""

    def has(self, change: ChangeKey) -> bool:
        """Whether the change affects the described position or a move."""
        return any(change in changes for changes in self.affecting)

    def affects_move(self, change: ChangeKey, index: int) -> bool:
        return change in self.affecting[index + 1]

    def tells_moves(self, change: ChangeKey) -> bool:
        """Whether it is known which moves are the same under the change, from the first on."""
        known = change in self.changes and change not in self.rereading
        return known and change not in self.affecting[0]

    def first(self, moves: int) -> ChangeScope:
        """The scope for the same table with its first moves only."""
        count = moves + 1
        return replace(self, affecting=self.affecting[:count], unnoticed=self.unnoticed[:count])


# ---- cases


class Case(Protocol):
    """A table as a family sees it: all that a family may ask about the table of a question."""

    description: Description
    rulebook: Rulebook
    setup: Any
    """The described position."""
    steps: tuple[Step, ...]
    opened: Open | None
    """What the text leaves open and the described hands or a move needed. Moves from that one on
    are not made."""
    opened_at_once: Open | None
    """What the text leaves open about the described hands."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats in turn order."""

    @property
    def position(self) -> Any:
        """The position after all moves."""

    def answer(self, question: Question) -> Answer:
        """The answer to a question, without its flips. Raises ``NoSuchQuestion``."""

    @property
    def told(self) -> Sequence[tuple[str, Self]]:
        """The values of a fact that the state has to name and doesn't, each with the table that
        names it."""

    @property
    def odd(self) -> Sequence[Fault]:
        """Why the described position is strange, though not impossible."""

    @property
    def change_scope(self) -> ChangeScope | None:
        """Which moves each change of the rules affects; ``None`` if that is unknown."""

    def described_as(self, description: Description) -> Self:
        """The case of another description, with the same rules."""

    def under(self, rules: Rulebook) -> Self:
        """The same table under other rules; moves that they refuse stand."""

    def changed(self, option: str, value: Value) -> Self:
        """The same table with one option changed. Makes only the affected moves again."""

    def played_by(self, engine: Any) -> Self:
        """The same table and moves with another engine."""

    def stands_under(self, rules: Rulebook) -> bool:
        """Whether other rules that settle what is open allow the moves after it."""

    def diverges_at(self, rules: Rulebook) -> int:
        """The number (from 1) of the first legal move that other rules refuse; 0 if there is
        none."""

    def diverges_from(self, other: Self, first: int = 0) -> int:
        """The same, compared with another table with these moves, from index ``first`` on."""

    def replayed(self, at: int, position: Any) -> Self | None:
        """The table with the moves from index ``at`` on made again from another position; they
        stand even if they are illegal there.

        ``None`` if a move is ambiguous then. Raises ``Open``.
        """
