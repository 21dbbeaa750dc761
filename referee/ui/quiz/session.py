"""A session of quizzes: the reader answers, and then sees what the referee says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.model.questions import MAY_PLAY, Question
from referee.model.types import Value
from referee.table import Verdict
from referee.ui.session import Actions, ImpossibleAction, Session, StaleTarget, State, cards_of
from referee.ui.shared.labels import labels, question_word
from referee.ui.shared.markdown import comment_html
from referee.ui.shared.protocol.quiz_actions import QuizAction

from .answers import SELF, fits, is_right
from .quiz import Quiz
from .state import answer_label, draw_asked, draw_form, draw_judged
from .text import ask_text, read_quizzes, write_quizzes


class GivenAnswer(Struct, frozen=True):
    """An answer to a quiz, by its id. ``said``: ``None`` if the reader was shown the answer.

    ``right`` is ``None`` until a reader who was shown the answer has said whether they knew it.
    """

    quiz: int
    said: Any = None
    right: bool | None = False


class AnswerSheet(Struct, frozen=True):
    """All answers, the oldest first; quiz id -> the answer that is shown; the ids of the quizzes
    whose hint is shown; the index of the quiz that is."""

    given: tuple[GivenAnswer, ...] = ()
    shown: Mapping[int, GivenAnswer] = {}
    hinted: frozenset[int] = frozenset()
    index: int = 0

    @property
    def first(self) -> Mapping[int, GivenAnswer]:
        """Quiz id -> the first answer, which counts."""
        return {given.quiz: given for given in reversed(self.given)}

    def with_answer(self, given: GivenAnswer) -> AnswerSheet:
        """The sheet with one more answer; it replaces the one shown if that is not judged yet."""
        last = self.shown.get(given.quiz)
        kept = [other for other in self.given if other is not last or other.right is not None]
        return replace(self, given=(*kept, given), shown={**self.shown, given.quiz: given})

    def asked_again(self, quiz: int) -> AnswerSheet:
        shown = {id_: given for id_, given in self.shown.items() if id_ != quiz}
        return replace(self, shown=shown)


class QuizSession(Session[AnswerSheet]):
    """Quizzes, one of which is shown. Its state contains nothing of an answer before there is
    one."""

    actions = Actions(QuizAction)

    def __init__(self, quizzes: Sequence[Quiz] | str, lang: str = "en") -> None:
        """``quizzes``: at least one, or their text.

        Raises what :func:`~referee.ui.quiz.read_quizzes` raises, and ``ValueError`` for none.
        """
        self.quizzes = read_quizzes(quizzes) if isinstance(quizzes, str) else tuple(quizzes)
        if not self.quizzes:
            raise ValueError("the text contains no quiz")
        self._ids = tuple(range(len(self.quizzes)))
        self._stop_looking()
        super().__init__(lang)

    def _first(self) -> AnswerSheet:
        return AnswerSheet()

    def _show(self, kept: AnswerSheet) -> None:
        super()._show(kept)
        self._stop_looking()

    def _show_index(self, index: int) -> None:
        """Shows a quiz; for an index out of range the nearest."""
        self._show(replace(self.kept, index=min(max(index, 0), len(self.quizzes) - 1)))

    def _stop_looking(self) -> None:
        """Goes back from other rules or plays to the quiz's own verdict."""
        self._rules: dict[str, Value] = {}
        self._looked: Verdict | None = None

    def _id_of(self, action: Mapping[str, Any]) -> int:
        """The id of the quiz that an action is about; without one, the quiz shown.

        Raises ``StaleTarget`` for a quiz that is gone.
        """
        id_: int | None = action.get("quizId")
        if id_ is None:
            return self._ids[self.index]
        if id_ not in self._ids:
            raise StaleTarget
        return id_

    def _quiz_of(self, id_: int) -> Quiz:
        return self.quizzes[self._ids.index(id_)]

    def _do_go(self, action: Mapping[str, Any]) -> None:
        if action.get("quizId") is None:
            self._show_index(action["index"])
        else:
            self._show_index(self._ids.index(self._id_of(action)))

    def _do_step(self, action: Mapping[str, Any]) -> None:
        """From the current quiz, so that quick taps all count."""
        self._show_index(self.index + action["by"])

    def _do_next(self, action: Mapping[str, Any]) -> None:
        """From the quiz where it was tapped, so that two taps go on once."""
        self._show_index(self._ids.index(self._id_of(action)) + 1)

    def _do_choose(self, action: Mapping[str, Any]) -> None:
        """Raises ``ImpossibleAction``: only a course has books, levels and progress."""
        raise ImpossibleAction(action)

    _do_recall = _do_forget = _do_choose

    def _do_answer(self, action: Mapping[str, Any]) -> None:
        """A second answer is ignored: somebody has tapped twice, or was slower."""
        given, id_ = action["said"], self._id_of(action)
        quiz = self._quiz_of(id_)
        if not fits(quiz.form, given):
            raise ImpossibleAction(given)
        given = list(given) if isinstance(given, (list, tuple)) else given
        if id_ not in self.kept.shown:
            self._answer(GivenAnswer(id_, given, is_right(quiz.verdict, quiz.form, given)))

    def _do_reveal(self, action: Mapping[str, Any]) -> None:
        """Counts as wrong, unless the form has no other answer."""
        id_ = self._id_of(action)
        if id_ not in self.kept.shown:
            right = None if self._quiz_of(id_).form.kind == SELF else False
            self._answer(GivenAnswer(id_, None, right))

    def _do_judge(self, action: Mapping[str, Any]) -> None:
        id_ = self._id_of(action)
        if id_ not in self.kept.shown:
            raise ImpossibleAction(action)
        if self.kept.shown[id_].right is None:
            self._answer(GivenAnswer(id_, None, action["knew"]))

    def _answer(self, given: GivenAnswer) -> None:
        """An answer cannot be taken back, so undo must not bring back an earlier sheet."""
        self._show(self.kept.with_answer(given))
        self._past.clear()
        self._future.clear()

    def _do_hint(self, action: Mapping[str, Any]) -> None:
        self.kept = replace(self.kept, hinted=self.kept.hinted | {self._id_of(action)})

    def _do_again(self, action: Mapping[str, Any]) -> None:
        self._show(self.kept.asked_again(self._id_of(action)))

    def _do_reset(self, _: Mapping[str, Any]) -> None:
        self._change(AnswerSheet())

    def _do_option(self, action: Mapping[str, Any]) -> None:
        """Looks at the answer by another rule, after the reader's own answer."""
        self._check_shown(action)
        name, value, shown = action["option"], action["value"], self._judged()
        rules = {**self._rules, name: value}
        if self.quiz.table.rulebook.value(name) == value:
            del rules[name]
        table = self.quiz.table.with_options(**rules) if rules else self.quiz.table
        is_own = not rules and shown.question == self.quiz.question
        self._looked = None if is_own else table.ask(shown.question)
        self._rules = rules

    def _do_try(self, action: Mapping[str, Any]) -> None:
        """Looks at whether these cards may be played, after the reader's own answer."""
        self._check_shown(action)
        table = self._judged().table
        cards = cards_of(action, table.rulebook.deck)
        self._looked = table.ask(Question(MAY_PLAY, self.quiz.question.seat, cards))

    def _check_shown(self, action: Mapping[str, Any]) -> None:
        """Raises ``StaleTarget`` for a quiz that is not the one shown."""
        if self._id_of(action) != self._ids[self.index]:
            raise StaleTarget

    def _do_back(self, _: Mapping[str, Any]) -> None:
        self._stop_looking()

    def _do_text(self, action: Mapping[str, Any]) -> None:
        """Replaces the quiz shown by others; answers to the rest stay."""
        quizzes, index, unused = read_quizzes(action["text"]), self.index, max(self._ids) + 1
        ids = range(unused, unused + len(quizzes))
        self.quizzes = (*self.quizzes[:index], *quizzes, *self.quizzes[index + 1 :])
        self._ids = (*self._ids[:index], *ids, *self._ids[index + 1 :])
        self._past.clear()
        self._future.clear()
        self._show(self.kept)

    @property
    def index(self) -> int:
        """The index of the quiz that is shown."""
        return self.kept.index

    @property
    def quiz(self) -> Quiz:
        """The quiz that is shown."""
        return self.quizzes[self.index]

    @property
    def given(self) -> GivenAnswer | None:
        """The answer to it, if it is shown."""
        return self.kept.shown.get(self._ids[self.index])

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
        """How many were right at the first answer, how many are answered, and of how many."""
        first = self.kept.first
        rights = [first[id_].right for id_ in self._ids if id_ in first]
        answered = len(rights) - rights.count(None)
        return {"right": rights.count(True), "answered": answered, "of": len(self.quizzes)}

    @property
    def answers(self) -> list[State]:
        """The answers, the oldest first."""
        return [
            {
                "quiz": self._ids.index(given.quiz),
                "question": str(self._quiz_of(given.quiz).question),
                "said": given.said,
                "right": given.right,
            }
            for given in self.kept.given
            if given.quiz in self._ids
        ]

    def state(self) -> State:
        quiz, given, lang, id_ = self.quiz, self.given, self.lang, self._ids[self.index]
        first, done = self.kept.first, {True: "right", False: "wrong", None: "open"}
        answered: State = {}
        if given:
            after = comment_html(quiz.after.words(lang))
            looking = {"looking": self._looked is not None, "afterHtml": after}
            answered = {**draw_judged(self._judged(), lang), **looking}
        return {
            **self._shared_state(labels(lang, "quiz")),
            **draw_asked(quiz, lang),
            "verdict": None,
            **answered,
            "index": self.index,
            "quizId": id_,
            "title": quiz.title.words(lang),
            "remarkHtml": comment_html(quiz.remark.words(lang)),
            "hasHint": bool(quiz.hint),
            "hintHtml": comment_html(quiz.hint.words(lang)) if id_ in self.kept.hinted else "",
            "form": draw_form(quiz, lang),
            "given": given
            and {
                "said": given.said,
                "label": answer_label(quiz, given.said, lang),
                "right": given.right,
                "first": first[id_] is given,
            },
            "score": self.score,
            "list": [
                {
                    "quizId": entry_id,
                    "label": entry.title.words(lang) or question_word(entry.question, lang),
                    "done": done[first[entry_id].right if entry_id in first else None],
                }
                for entry_id, entry in zip(self._ids, self.quizzes, strict=True)
            ],
            "text": ask_text(quiz),
        }

    def _judged(self) -> Verdict:
        """The verdict to look at. Raises ``ImpossibleAction`` if there is no answer yet."""
        if self.given is None:
            raise ImpossibleAction("this quiz isn't answered yet")
        return self._looked or self.quiz.verdict
