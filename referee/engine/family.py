"""A family of games as one declared value, and the one engine that plays them all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from referee.errors import Fault
from referee.model.description import Description
from referee.model.marks import NOBODY
from referee.model.moves import DECLINE, PASS, Move
from referee.model.questions import WHAT_HAPPENS, Question
from referee.model.types import Value
from referee.rulebook.clause import Option
from referee.rulebook.rule import Reason
from referee.rulebook.rulebook import Rulebook

from .answer import Answer, NoSuchQuestion, Step
from .change_scope import ChangeScope
from .interfaces import Case
from .mark_text import write_marks
from .query import Answering, Query
from .told_facts import with_told_facts, without_told_facts
from .view import GameTraits, TableView

if TYPE_CHECKING:
    from random import Random

RulesT = TypeVar("RulesT")
PositionT = TypeVar("PositionT")
Changes = Sequence[tuple[Option, Value]] | None
"""Changes of one option each; ``None``: all that there are."""


# ---- the usual answers


def _look(_: Any) -> GameTraits:
    return GameTraits()


def _view(_: Any, position: Any) -> TableView:
    return TableView(() if position.turn == NOBODY else (position.turn,))


def _state_words(rules: Any, position: Any, names: Sequence[str]) -> tuple[str, ...]:
    return write_marks(rules.words, rules.deck, position.marks, names)


def _as_set_up(_rules: Any, _described: Description, position: Any) -> Any:
    return position


def _no_warnings(_rules: Any, _position: Any) -> tuple[Fault, ...]:
    return ()


def _itself(position: Any) -> object:
    return position


def _one_left(_: Any, position: Any) -> bool:
    return len(position.playing) < 2


def bare_moves(_rules: Any, names: Sequence[str], position: Any) -> Sequence[Move]:
    """Who is to play passes, who owes declines."""
    if position.owed:
        owing = dict.fromkeys(owed.seat for owed in position.owed if owed.kind != "exchange")
        return [Move(names[seat], DECLINE) for seat in owing]
    return [] if position.turn == NOBODY else [Move(names[position.turn], PASS)]


def _unknown_reach(_engine: Any, _case: Case, _judging: bool) -> ChangeScope | None:
    return None


def what_happened(
    _rules: Any, _names: Sequence[str], _position: Any, moved: Move | None
) -> Question | None:
    """What the last move set off, once there is one."""
    return Question(WHAT_HAPPENS) if moved else None


def _any_may_matter(_engine: Any, _case: Case, _question: Question, _beside: bool) -> Changes:
    return None


def _nothing_nearly(_asked: Query[Any, Any], _answer: Answer) -> tuple[Reason, ...]:
    return ()


def _plainly(asked: Query[Any, Any], answering: Answering) -> Answer:
    return answering(asked)


class Family(Struct, Generic[RulesT, PositionT], frozen=True):
    """All that the core knows of a family of games (大富豪系, トリックテイキング, …).

    The package of a family names it ``FAMILY`` in its module ``family``. A position is one of the
    family's own making, with the fields of :class:`referee.engine.interfaces.AnyPosition`.
    """

    compile: Callable[[Rulebook], RulesT]
    """The rules of a rulebook, made ready for play."""
    set_up: Callable[[RulesT, Description], tuple[PositionT, list[Fault]]]
    """The described position, and everything wrong with it."""
    describe: Callable[[RulesT, PositionT, Description], Description]
    """A position described from scratch, with the header and seats of a description; without
    moves, questions and line numbers."""
    judge: Callable[[RulesT, Sequence[str], PositionT, Move], Answer]
    """``"yes"``, ``"no"`` or ``"depends"``: may this move be made?"""
    advance: Callable[[RulesT, Sequence[str], PositionT, Move], Step]
    """The position after a move, legal or not. May raise ``AmbiguousCards``."""
    legal_moves: Callable[[RulesT, Sequence[str], PositionT, Random], Iterator[Move]]
    """The moves of whoever is waited for, in random order; none when the game is over."""
    answers: Mapping[str, Answering]
    """Kind of question -> what answers it."""

    asked: type[Query[RulesT, PositionT]] = Query
    """What its answers are handed."""
    nearly: Callable[[Any, Answer], tuple[Reason, ...]] = _nothing_nearly
    """What nearly happened and bears on an answer: reasons for what is not so."""
    resolve: Callable[[Any, Answering], Answer] = _plainly
    """Answers a question, perhaps at several positions that the table may be in."""
    mattering: Callable[[FamilyEngine[RulesT, PositionT], Case, Question, bool], Changes] = (
        _any_may_matter
    )
    """The changes of one option that may change the answer, or (true) would beside another one;
    ``None``: any may."""
    reach: Callable[[FamilyEngine[RulesT, PositionT], Case, bool], ChangeScope | None] = (
        _unknown_reach
    )
    """What changes of one option have to do with which moves, made or (true) judged; ``None``:
    nobody knows."""
    look: Callable[[RulesT], GameTraits] = _look
    """What all positions have in common for a face."""
    view: Callable[[RulesT, PositionT], TableView] = _view
    """What a position looks like to a face."""
    state_words: Callable[[RulesT, PositionT, Sequence[str]], tuple[str, ...]] = _state_words
    """The marks of a position as ``state:`` writes them."""
    lying: Callable[[RulesT, Description, PositionT], PositionT] = _as_set_up
    """A position that has been set up, without what the described hands set off by themselves."""
    warnings: Callable[[RulesT, PositionT], tuple[Fault, ...]] = _no_warnings
    """What is odd about a described position without being impossible."""
    bare_moves: Callable[[RulesT, Sequence[str], PositionT], Sequence[Move]] = bare_moves
    """The moves without cards that may come next, legal or not, for a face to offer."""
    begs: Callable[[RulesT, Sequence[str], PositionT, Move | None], Question | None] = what_happened
    """The question that a position begs after its last move; ``None``: nobody would ask yet."""
    over: Callable[[RulesT, PositionT], bool] = _one_left
    """Whether the game has ended."""
    key: Callable[[PositionT], object] = _itself
    """Everything that tells two positions apart, hashable."""


class FamilyEngine(Generic[RulesT, PositionT]):
    """A rulebook ready for play: its rules compiled, and the family that knows what they mean."""

    def __init__(self, family: Family[RulesT, PositionT], rules: RulesT) -> None:
        self.family = family
        self.rules = rules

    def with_rules(self, rules: RulesT) -> FamilyEngine[RulesT, PositionT]:
        """The same family with other rules."""
        return FamilyEngine(self.family, rules)

    def setup(self, described: Description) -> tuple[PositionT, list[Fault]]:
        """The described position, and everything wrong with it."""
        return self.family.set_up(self.rules, without_told_facts(described))

    def describe(self, position: PositionT, described: Description) -> Description:
        """A position described from scratch, with the header and seats of a description."""
        return self.family.describe(self.rules, position, described)

    def judge(self, names: Sequence[str], position: PositionT, move: Move) -> Answer:
        """``"yes"``, ``"no"`` or ``"depends"``: may this move be made?"""
        return self.family.judge(self.rules, names, position, move)

    def advance(self, names: Sequence[str], position: PositionT, move: Move) -> Step:
        """The position after a move, legal or not. Raises ``AmbiguousCards``."""
        return self.family.advance(self.rules, names, position, move)

    def legal_moves(self, names: Sequence[str], position: PositionT, rng: Random) -> Iterator[Move]:
        """The moves of whoever is waited for, in random order; none when the game is over."""
        return self.family.legal_moves(self.rules, names, position, rng)

    def answer(self, case: Case, question: Question) -> Answer:
        """The answer to a question. Raises ``NoSuchQuestion``, ``Open``."""
        answering = self.family.answers.get(question.kind)
        if answering is None:
            raise NoSuchQuestion(question)
        asked = self.family.asked(self.rules, case, question, case.position)
        return with_told_facts(case.description, self.family.resolve(asked, answering))

    def nearly(self, case: Case, question: Question, answer: Answer) -> tuple[Reason, ...]:
        """What nearly happened and bears on the answer: reasons for what is not so."""
        if case.opened:
            return ()
        return self.family.nearly(
            self.family.asked(self.rules, case, question, case.position), answer
        )

    def mattering(self, case: Case, question: Question, *, beside: bool = False) -> Changes:
        """The changes of one option that may change the answer; ``None``: any may. ``beside``: also
        those that may do so only beside a change that does not matter by itself, either."""
        return self.family.mattering(self, case, question, beside)

    def reach(self, case: Case, *, judging: bool) -> ChangeScope | None:
        """What changes of one option have to do with which moves, as they are made or judged;
        ``None``: nobody knows."""
        return self.family.reach(self, case, judging)

    @cached_property
    def look(self) -> GameTraits:
        """What all positions have in common for a face."""
        return self.family.look(self.rules)

    def view(self, position: PositionT) -> TableView:
        """What a position looks like to a face."""
        return self.family.view(self.rules, position)

    def lying(self, described: Description, position: PositionT) -> PositionT:
        """The described position, that has been set up, before hands set anything off."""
        return self.family.lying(self.rules, without_told_facts(described), position)

    def state_words(self, position: PositionT, names: Sequence[str]) -> tuple[str, ...]:
        """The marks of a position as ``state:`` writes them."""
        return self.family.state_words(self.rules, position, names)

    def warnings(self, position: PositionT) -> tuple[Fault, ...]:
        """What is odd about a described position without being impossible."""
        return self.family.warnings(self.rules, position)

    def bare_moves(self, names: Sequence[str], position: PositionT) -> Sequence[Move]:
        """The moves without cards that may come next, legal or not."""
        return self.family.bare_moves(self.rules, names, position)

    def begs(
        self, names: Sequence[str], position: PositionT, moved: Move | None
    ) -> Question | None:
        """The question that the position begs after its last move."""
        return self.family.begs(self.rules, names, position, moved)

    def over(self, position: PositionT) -> bool:
        """Whether the game has ended."""
        return self.family.over(self.rules, position)

    def key(self, position: PositionT) -> object:
        """Everything that tells two positions apart, hashable."""
        return self.family.key(position)
