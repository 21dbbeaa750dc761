"""What families are handed, and what the core asks of their positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self

from referee.errors import Fault
from referee.model.description import Description
from referee.model.marks import Exit, Marks, Obligation
from referee.model.questions import Question
from referee.model.types import Value
from referee.rulebook.rule import Open
from referee.rulebook.rulebook import Rulebook

from .answer import Answer, Step
from .change_scope import ChangeScope


class AnyPosition(Protocol):
    """What the core and the faces ask of a position, whatever the family keeps besides.

    Immutable, and equal to nothing but itself: two positions are compared by their ``key``.
    """

    @property
    def known(self) -> Sequence[int]:
        """For each seat the cards it is known to hold: a bit set, see :mod:`referee.cards.card`."""

    @property
    def unknown(self) -> Sequence[int]:
        """How many more each seat holds (``MANY``, which is -1: nobody knows)."""

    @property
    def field(self) -> Sequence[Any]:
        """What lies on the field, bottom to top; falsy: nothing."""

    @property
    def turn(self) -> int:
        """The seat that is to play, by its place in turn order, or ``NOBODY``, which is -1."""

    @property
    def out(self) -> Sequence[Exit]:
        """Who has left the game, in order."""

    @property
    def marks(self) -> Marks:
        """What rules left behind."""

    @property
    def owed(self) -> Sequence[Obligation]:
        """What is met before play goes on."""

    def key(self) -> object:
        """Everything that tells two positions apart, hashable."""


class Case(Protocol):
    """A table as a family sees it: all that it may ask of the table at which a question is put."""

    description: Description
    rulebook: Rulebook
    setup: Any
    """The position that was described."""
    steps: tuple[Step, ...]
    opened: Open | None
    """What the text leaves open and a move needed; the moves after it are not made."""

    @property
    def seats(self) -> tuple[str, ...]:
        """Seat names in turn order."""

    @property
    def position(self) -> Any:
        """The position after all moves: the family's own."""

    def answer(self, question: Question) -> Answer:
        """The bare answer to a question. Raises ``NoSuchQuestion``."""

    @property
    def odd(self) -> Sequence[Fault]:
        """Why the cards cannot lie as they do, though verdicts can be given."""

    @property
    def change_scope(self) -> ChangeScope | None:
        """What changes of the rules have to do with which moves; ``None``: that is not known."""

    def described_as(self, description: Description) -> Self:
        """The table as another description has it, by the same rules."""

    def under(self, rules: Rulebook) -> Self:
        """The same table judged by other rules; moves that they refuse stand."""

    def changed(self, option: str, value: Value) -> Self:
        """The same table with one option changed; only moves that it has to do with are made
        again."""

    def played_by(self, engine: Any) -> Self:
        """The same table and moves, with an engine of its own."""

    def stands_under(self, rules: Rulebook) -> bool:
        """Whether by other rules every move is legal that the table does not mark as standing."""

    def diverges_at(self, rules: Rulebook) -> int:
        """The number of the first legal move that other rules refuse; 0: there is none."""

    def diverges_from(self, other: Self) -> int:
        """The same, of the table by other rules."""

    def replayed(self, at: int, position: Any) -> Self | None:
        """The table whose moves from this one on are made anew from another position, and stand;
        ``None`` where one of them could then be several plays. Raises ``Open``."""


class AmbiguousCards(Exception):
    """Cards that make several legal plays."""

    def __init__(self, candidates: Sequence[str]) -> None:
        super().__init__(*candidates)
        self.candidates = tuple(candidates)
