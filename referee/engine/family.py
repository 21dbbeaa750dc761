"""A family of games: what the core asks of a game, whatever it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from threading import Lock
from typing import TYPE_CHECKING, Any, ClassVar, Concatenate, Generic, ParamSpec, Self, TypeVar

from referee._internal.gc import gc_paused
from referee.cards.card import UNKNOWN_CARD
from referee.errors import Fault, ParseError
from referee.model.description import Description
from referee.model.marks import NOBODY
from referee.model.moves import DECLINE, MOVES, PASS, Move
from referee.model.questions import WHAT_HAPPENS, Question, move_asked_about
from referee.model.types import Value
from referee.rulebook.clause import Option
from referee.rulebook.registry import load_family
from referee.rulebook.rule import Reason
from referee.rulebook.rulebook import Rulebook

from .answer import Answer, NoSuchQuestion, Step, UnknownFact, Untold
from .conversion import write_marks
from .hidden_cards import unanimous_answer
from .interfaces import Case, ChangeScope
from .query import Answerer, OngoingGame, Query
from .told_facts import with_told_facts
from .view import GameTraits, TableView

if TYPE_CHECKING:
    from random import Random

T = TypeVar("T")
P = ParamSpec("P")
RulesT = TypeVar("RulesT")
PositionT = TypeVar("PositionT")
Changes = Sequence[tuple[Option, Value]] | None
"""Changes of one option each; ``None``: all changes."""


class Family(ABC, Generic[RulesT, PositionT]):
    """A family of games (大富豪系, トリックテイキング, …), bound to the rules of a rulebook.

    The package of a family names its own subclass ``FAMILY`` in its module ``family``. Its
    positions have the fields of :class:`referee.engine.interfaces.AnyPosition`. ``names`` are the
    names of the seats in turn order.
    """

    answers: Mapping[str, Answerer]
    """Kind of question -> the function that answers it."""
    query: ClassVar[type[Query[Any, Any]]] = Query
    """What these functions are called with."""
    procedure_marks: ClassVar[frozenset[str]] = frozenset()
    """The kinds of marks that count whether or not a rule is on that sets them."""

    def __init__(self, rules: RulesT) -> None:
        self.rules = rules

    def with_rules(self, rules: RulesT) -> Self:
        """The same family bound to other rules."""
        return type(self)(rules)

    # ---- positions and moves

    @staticmethod
    @abstractmethod
    def compile(rulebook: Rulebook, /) -> Any:
        """The rules of a rulebook, ready for play."""

    @abstractmethod
    def set_up(self, described: Description, /) -> tuple[PositionT, list[Fault]]:
        """The described position, and all that is wrong with it."""

    @abstractmethod
    def describe(self, position: PositionT, described: Description, /) -> Description:
        """The description of a position, with the header and seats of another description; without
        moves, questions and line numbers."""

    @abstractmethod
    def judge(self, names: Sequence[str], position: PositionT, move: Move, /) -> Answer:
        """Whether a move may be made: ``"yes"``, ``"no"`` or ``"depends"``."""

    @abstractmethod
    def advance(self, names: Sequence[str], position: PositionT, move: Move, /) -> Step:
        """The position after a move, legal or not. May raise ``AmbiguousCards``."""

    @abstractmethod
    def legal_moves(
        self, names: Sequence[str], position: PositionT, rng: Random, /
    ) -> Iterator[Move]:
        """The legal moves of the seats that may move now, in random order; none if the game is
        over."""

    def bare_moves(self, names: Sequence[str], position: Any, /) -> Sequence[Move]:
        """The moves without cards that may come next, legal or not, for a face to offer.

        By default, a pass of the seat on turn, or the refusal of an obligation.
        """
        if position.owed:
            owing = dict.fromkeys(owed.seat for owed in position.owed if owed.kind != "exchange")
            return [Move(names[seat], DECLINE) for seat in owing]
        return [] if position.turn == NOBODY else [Move(names[position.turn], PASS)]

    def before_triggers(self, _described: Description, position: PositionT, /) -> PositionT:
        """A position that was set up, before described hands trigger anything."""
        return position

    def warnings(self, _position: PositionT, /) -> Sequence[Fault]:
        """What is odd about a described position without being impossible."""
        return ()

    def warnings_of_state(self, position: Any, /) -> Sequence[Fault]:
        """What ``state:`` says in vain, because no rule that is on uses it, and what it lacks."""
        rules: Any = self.rules
        return [
            Fault("idle-mark", ("state",), {"mark": word.text})
            for mark in position.marks
            if mark.kind not in self.procedure_marks
            for word in rules.idle_words
            if word.writes(mark)
        ]

    def untold(self, _position: PositionT, /) -> Sequence[Untold]:
        """What ``state:`` has to say at a described position, and doesn't."""
        return ()

    def aside(self, _position: PositionT, /) -> int:
        """The cards that lie beside the hands before the first move, as a bit set."""
        return 0

    def is_over(self, position: Any, /) -> bool:
        """Whether the game has ended. By default, as the position says."""
        return bool(position.is_over)

    # ---- for faces

    @cached_property
    def traits(self) -> GameTraits:
        """What all positions of the game have in common for a face."""
        return GameTraits()

    def view(self, position: Any, /) -> TableView:
        """What a face shows of a position besides cards, marks and obligations."""
        return TableView(() if position.turn == NOBODY else (position.turn,))

    def state_words(self, position: Any, names: Sequence[str], /) -> tuple[str, ...]:
        """The marks of a position as ``state:`` writes them."""
        rules: Any = self.rules
        return write_marks(rules.words, rules.deck, position.marks, names)

    def default_question(
        self, _names: Sequence[str], _position: PositionT, last_move: Move | None, /
    ) -> Question | None:
        """The question that a position suggests; by default, what the last move set off."""
        return Question(WHAT_HAPPENS) if last_move else None

    # ---- answers

    def answer(self, case: Case, question: Question) -> Answer:
        """The answer to a question. Raises ``NoSuchQuestion``, ``Open``, and ``ParseError`` for a
        card ``(?)`` that the game doesn't have."""
        answering = self.answers.get(question.kind)
        if answering is None:
            raise NoSuchQuestion(question)
        deck, unseen = case.rulebook.deck, {MOVES[kind].asks for kind in self.traits.unseen}
        if not deck.hidden and question.kind not in unseen and UNKNOWN_CARD in question.cards:
            raise ParseError(str(UNKNOWN_CARD), 0, 1, ["card"], deck)
        if question.move:
            answer = self.judge(case.seats, case.position, move_asked_about(question))
        else:
            answer = self.resolve(self._query(case, question), answering)
        return with_told_facts(case.description, answer) if answer.unknown else answer

    def assumed(
        self, _case: Case, _question: Question, _answer: Answer, /
    ) -> tuple[UnknownFact, ...]:
        """Facts that an answer took for granted, with the answer either way; by default none."""
        return ()

    def _query(self, case: Case, question: Question) -> Any:
        return self.query(self.rules, case.seats, case.position, case, question)

    def resolve(self, query: Any, answering: Answerer, /) -> Answer:
        """The answer to a question about hidden cards: the one that all possible positions give, if
        they can be listed."""
        return unanimous_answer(query, answering)

    def near_misses(self, case: Case, question: Question, answer: Answer) -> tuple[Reason, ...]:
        """Reasons for what nearly happened, and bears on the answer. None if a move was open."""
        if case.opened:
            return ()
        return self.find_near_misses(self._query(case, question), answer)

    def find_near_misses(self, _query: Any, _answer: Answer, /) -> tuple[Reason, ...]:
        """The same for a table whose moves the rules all decided; by default none."""
        return ()

    def standing_reasons(self, _case: Case, /) -> tuple[Reason, ...]:
        """Reasons for what holds at a table, whatever is asked; by default none."""
        return ()

    # ---- changes of the rules

    def relevant_changes(
        self,
        _case: Case,
        _question: Question,
        /,
        *,
        with_partner_change: bool = False,  # noqa: ARG002
    ) -> Changes:
        """The changes of one option that may change the answer.

        ``with_partner_change``: also those that may do so only together with another change that
        doesn't matter by itself.
        """
        return None

    def change_scope(self, _case: Case, _known: ChangeScope | None, /) -> ChangeScope | None:
        """Which changes of one option affect the described position and each move; ``None`` if that
        is unknown. ``known``: the scope for the first moves of the same table."""
        return None


AnyEngine = Family[Any, Any]


def by_rules(
    function: Callable[Concatenate[RulesT, P], T],
) -> Callable[Concatenate[Family[RulesT, Any], P], T]:
    """A method of a family that calls a function with the family's rules.

    ``set_up = by_rules(set_up)`` is a method that calls ``set_up(self.rules, described)``.
    """

    def method(family: Family[RulesT, Any], /, *args: P.args, **kwargs: P.kwargs) -> T:
        return function(family.rules, *args, **kwargs)

    return method


def of_game(
    function: Callable[Concatenate[OngoingGame[RulesT, PositionT], P], T],
) -> Callable[Concatenate[Family[RulesT, PositionT], Sequence[str], PositionT, P], T]:
    """A method of a family that calls a function with a game.

    ``judge = of_game(judge)`` is a method that takes ``names``, ``position`` and ``move`` and calls
    ``judge(game, move)``.
    """

    def method(
        family: Family[RulesT, PositionT],
        names: Sequence[str],
        position: PositionT,
        /,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        return function(OngoingGame(family.rules, names, position), *args, **kwargs)

    return method


def engine_of(rules: Rulebook) -> AnyEngine:
    """The engine of a rulebook: its family, bound to its compiled rules; made once."""
    engine: AnyEngine | None = rules.engine
    if engine is None:
        with gc_paused():
            family: type[AnyEngine] = load_family(rules.family)
            compiled = family(family.compile(rules))
        with _LOCK:  # of threads that compile the same rules, all get the first engine
            engine = rules.engine = rules.engine or compiled
    return engine


_LOCK = Lock()
