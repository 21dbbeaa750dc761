"""A session of quizzes: the reader answers, and then hears what the referee says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.errors import RefereeError
from referee.model.questions import MAY_PLAY, Question
from referee.model.types import Value
from referee.table import Verdict
from referee.ui.session import Actions, Session, StaleTarget, State, cards_of, place_of, problem_of
from referee.ui.shared.labels import question_word, word
from referee.ui.shared.protocol.quiz_actions import QuizAction

from .answer_types import SELF
from .grading import fits, is_right
from .quiz import Quiz
from .state import draw_asked, draw_form, draw_judged, html, said_word, words
from .text import ask_text, read_quizzes, write_quizzes


class GivenAnswer(Struct, frozen=True):
    """An answer: what was said (``None``: the reader was shown it), and whether it is right.

    ``right`` is ``None`` where the reader has seen it and not said yet whether it was known.
    """

    quiz: int
    said: Any = None
    right: bool | None = False


class AnswerSheet(Struct, frozen=True):
    """The answers: the first to each quiz, which counts, the one that is shown, and all of them.

    Answers that say the same are told apart by being two. ``hinted``: the quizzes whose hint is
    shown; ``at``: the quiz that is.
    """

    first: tuple[GivenAnswer | None, ...]
    shown: tuple[GivenAnswer | None, ...]
    given: tuple[GivenAnswer, ...] = ()
    hinted: frozenset[int] = frozenset()
    at: int = 0

    @classmethod
    def blank(cls, count: int) -> AnswerSheet:
        return cls((None,) * count, (None,) * count)

    def with_answer(self, given: GivenAnswer) -> AnswerSheet:
        """The sheet with one more answer; it takes the place of one not judged yet."""
        at = given.quiz
        last, first = self.shown[at], self.first[at]
        is_open = last is not None and last.right is None
        kept = [each for each in self.given if not (is_open and each is last)]
        counts = first is None or (is_open and first is last)
        return replace(
            self,
            first=_placed(self.first, at, given) if counts else self.first,
            shown=_placed(self.shown, at, given),
            given=(*kept, given),
        )

    def asked_again(self, at: int) -> AnswerSheet:
        return replace(self, shown=_placed(self.shown, at, None))


def _placed(
    row: tuple[GivenAnswer | None, ...], at: int, given: GivenAnswer | None
) -> tuple[GivenAnswer | None, ...]:
    return (*row[:at], given, *row[at + 1 :])


class QuizSession(Session[AnswerSheet]):
    """Quizzes, one of which is shown. Its state holds nothing of an answer before there is one."""

    actions = Actions(QuizAction)

    def __init__(self, quizzes: Sequence[Quiz] | str, lang: str = "en") -> None:
        """``quizzes``: at least one, or a text that tells some.

        Raises what :func:`~referee.ui.quiz.read_quizzes` raises, and ``ValueError`` for none.
        """
        self.quizzes = read_quizzes(quizzes) if isinstance(quizzes, str) else tuple(quizzes)
        if not self.quizzes:
            raise ValueError("no quiz")
        self._ids = tuple(range(len(self.quizzes)))
        self._look_back()
        super().__init__(lang)

    def _first(self) -> AnswerSheet:
        return AnswerSheet.blank(len(self.quizzes))

    def _word(self, key: str) -> str:
        return word(self.lang, key)

    # ---- in

    def _show(self, kept: AnswerSheet) -> None:
        super()._show(kept)
        self._look_back()

    def _look_back(self) -> None:
        """Back from other rules or plays that the reader has looked at."""
        self._rules: dict[str, Value] = {}
        self._looked: Verdict | None = None

    def _at(self, action: Mapping[str, Any]) -> int:
        """The quiz that an action is about: the one that was shown where it was tapped.

        Raises ``StaleTarget`` for one that is not there any more.
        """
        id_ = action.get("quizId")
        if id_ is None:
            return self.index
        if id_ not in self._ids:
            raise StaleTarget
        return self._ids.index(id_)

    def _do_go(self, action: Mapping[str, Any]) -> None:
        """An index out of reach is the nearest."""
        index = action["index"] if action.get("quizId") is None else self._at(action)
        self._show(replace(self.kept, at=min(index, len(self.quizzes) - 1)))

    def _do_step(self, action: Mapping[str, Any]) -> None:
        """On or back by one, from wherever it is by then: quick taps all count."""
        at = min(max(self.index + action["by"], 0), len(self.quizzes) - 1)
        self._show(replace(self.kept, at=at))

    def _do_next(self, action: Mapping[str, Any]) -> None:
        """On from the quiz that was shown, once however often it is tapped."""
        self._show(replace(self.kept, at=min(self._at(action) + 1, len(self.quizzes) - 1)))

    def _do_choose(self, action: Mapping[str, Any]) -> None:
        """Raises ``ValueError``: only a course has books and levels, and somebody's progress."""
        raise ValueError(action)

    _do_recall = _do_forget = _do_choose

    def _do_answer(self, action: Mapping[str, Any]) -> None:
        """A second answer is none: somebody has tapped twice, or was slower."""
        said, at = action["said"], self._at(action)
        quiz = self.quizzes[at]
        if not fits(quiz.form, said):
            raise ValueError(said)
        said = list(said) if isinstance(said, (list, tuple)) else said
        if self.kept.shown[at] is None:
            self._answer(GivenAnswer(at, said, is_right(quiz.verdict, quiz.form, said)))

    def _do_reveal(self, action: Mapping[str, Any]) -> None:
        """To be shown counts as not right, but where nothing else can be said."""
        at = self._at(action)
        if self.kept.shown[at] is None:
            right = None if self.quizzes[at].form.kind == SELF else False
            self._answer(GivenAnswer(at, None, right))

    def _do_judge(self, action: Mapping[str, Any]) -> None:
        at = self._at(action)
        given = self.kept.shown[at]
        if given is None:
            raise ValueError(action)
        if given.right is None:
            self._answer(GivenAnswer(at, None, action["knew"]))

    def _answer(self, given: GivenAnswer) -> None:
        """An answer cannot be taken back; what undo could bring back would be another sheet."""
        self._show(self.kept.with_answer(given))
        self._past.clear()
        self._future.clear()

    def _do_hint(self, action: Mapping[str, Any]) -> None:
        self.kept = replace(self.kept, hinted=self.kept.hinted | {self._at(action)})

    def _do_again(self, action: Mapping[str, Any]) -> None:
        """The quiz is asked once more, for practice: the first answer still counts."""
        self._show(self.kept.asked_again(self._at(action)))

    def _do_reset(self, _: Mapping[str, Any]) -> None:
        self._change(AnswerSheet.blank(len(self.quizzes)))

    def _do_option(self, action: Mapping[str, Any]) -> None:
        """What would the answer be by another rule? Only who has answered may look."""
        self._look_at(action)
        name, value, shown = action["option"], action["value"], self._judged()
        rules = {**self._rules, name: value}
        if self.quiz.table.rulebook.value(name) == value:
            del rules[name]
        table = self.quiz.table.with_options(**rules) if rules else self.quiz.table
        is_own = not rules and shown.question == self.quiz.question
        self._looked = None if is_own else table.ask(shown.question)
        self._rules = rules

    def _do_try(self, action: Mapping[str, Any]) -> None:
        """May these cards be played? Likewise."""
        self._look_at(action)
        table = self._judged().table
        cards = cards_of(action, table.rulebook.deck)
        self._looked = table.ask(Question(MAY_PLAY, self.quiz.question.seat, cards))

    def _look_at(self, action: Mapping[str, Any]) -> None:
        """Only the quiz shown is looked into. Raises ``StaleTarget`` for one that was left."""
        if self._at(action) != self.index:
            raise StaleTarget

    def _do_back(self, _: Mapping[str, Any]) -> None:
        self._look_back()

    def _do_text(self, action: Mapping[str, Any]) -> None:
        """Other quizzes instead of the one shown; answers to the others stay."""
        found, at = read_quizzes(action["text"]), self.index
        self.quizzes = (*self.quizzes[:at], *found, *self.quizzes[at + 1 :])
        fresh = range(max(self._ids) + 1, max(self._ids) + 1 + len(found))
        self._ids = (*self._ids[:at], *fresh, *self._ids[at + 1 :])
        self._past.clear()
        self._future.clear()
        self._show(_shifted(self.kept, at, len(found)))

    def _told(self, error: RefereeError, action: Mapping[str, Any]) -> State:
        kind = "unreadable" if action["type"] == "text" else error.kind
        return problem_of(
            kind, error.say(self.lang), str(action.get("text") or ""), *place_of(error)
        )

    # ---- out

    @property
    def index(self) -> int:
        """Which quiz is shown."""
        return self.kept.at

    @property
    def quiz(self) -> Quiz:
        """The quiz that is shown."""
        return self.quizzes[self.index]

    @property
    def given(self) -> GivenAnswer | None:
        """The answer to it, which may be shown."""
        return self.kept.shown[self.index]

    @property
    def text(self) -> str:
        """All quizzes as text, with everything that their author says."""
        return write_quizzes(self.quizzes)

    @property
    def verdict(self) -> State | None:
        """The verdict on the quiz shown as ``Verdict.to_dict`` gives it, once it is answered."""
        return self.quiz.verdict.to_dict() if self.given else None

    @property
    def score(self) -> dict[str, int]:
        """How many were right at the first answer, how many are answered, of how many."""
        judged = [each for each in self.kept.first if each is not None and each.right is not None]
        right = sum(each.right is True for each in judged)
        return {"right": right, "answered": len(judged), "of": len(self.quizzes)}

    @property
    def answers(self) -> list[State]:
        """What was said, in the order in which it was said."""
        return [
            {
                "quiz": each.quiz,
                "question": str(self.quizzes[each.quiz].question),
                "said": each.said,
                "right": each.right,
            }
            for each in self.kept.given
        ]

    def state(self) -> State:
        """The whole state, JSON-ready."""
        quiz, given, lang = self.quiz, self.given, self.lang
        return {
            **self._shared_state(words(lang)),
            **draw_asked(quiz, lang),
            "verdict": None,
            **(self._draw_answered() if given else {}),
            "index": self.index,
            "quizId": self._ids[self.index],
            "title": quiz.title.words(lang),
            "remarkHtml": html(quiz.remark, lang),
            "hasHint": bool(quiz.hint),
            "hintHtml": html(quiz.hint, lang) if self.index in self.kept.hinted else "",
            "form": draw_form(quiz, lang),
            "given": self._draw_given(given) if given else None,
            "score": self.score,
            "list": [self._draw_entry(at) for at in range(len(self.quizzes))],
            "text": ask_text(quiz),
        }

    def _draw_answered(self) -> State:
        shown = self._judged()
        label = question_word(shown.question, self.lang)
        return {
            **draw_judged(shown, self.lang),
            "question": {"text": str(shown.question), "label": label, "followed": False},
            "looking": self._looked is not None,
            "afterHtml": html(self.quiz.after, self.lang),
        }

    def _judged(self) -> Verdict:
        """The verdict to look at. Raises ``ValueError`` where there has been no answer."""
        if self.given is None:
            raise ValueError("not answered")
        return self._looked or self.quiz.verdict

    def _draw_given(self, given: GivenAnswer) -> State:
        label = said_word(self.quiz, given.said, self.lang)
        is_first = self.kept.first[given.quiz] is given
        return {"said": given.said, "label": label, "right": given.right, "first": is_first}

    def _draw_entry(self, at: int) -> State:
        """One of all quizzes: what it is about, and how its first answer was."""
        quiz, first = self.quizzes[at], self.kept.first[at]
        judged = {True: "right", False: "wrong", None: "open"}
        return {
            "quizId": self._ids[at],
            "label": quiz.title.words(self.lang) or question_word(quiz.question, self.lang),
            "done": judged[first.right] if first else "open",
        }


def _shifted(sheet: AnswerSheet, at: int, count: int) -> AnswerSheet:
    """The sheet where one quiz has become several that nobody has answered."""
    shift = count - 1
    moves = {
        id(each): replace(each, quiz=each.quiz + shift) for each in sheet.given if each.quiz > at
    }

    def moved(given: GivenAnswer | None) -> GivenAnswer | None:
        return moves.get(id(given), given)

    def row(kept: tuple[GivenAnswer | None, ...]) -> tuple[GivenAnswer | None, ...]:
        return (*kept[:at], *(None,) * count, *map(moved, kept[at + 1 :]))

    given = tuple(each for each in map(moved, sheet.given) if each and each.quiz != at)
    hinted = frozenset(each + shift * (each > at) for each in sheet.hinted if each != at)
    return AnswerSheet(row(sheet.first), row(sheet.shown), given, hinted, sheet.at)
