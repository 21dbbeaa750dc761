"""A session that goes through a course: each quiz is chosen by the reader's progress."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from referee.i18n.messages import message
from referee.library.context import current
from referee.ui.quiz.session import AnswerSheet, GivenAnswer, QuizSession
from referee.ui.session import ImpossibleAction, State

from .course import LEVELS, Course, Item
from .progress import Progress, progress_of


class CourseSession(QuizSession):
    """The quizzes asked so far; the next one is chosen when the reader goes on. ``progress`` is
    for hosts that store it."""

    def __init__(self, course: Course, lang: str = "en", progress: Progress | None = None) -> None:
        self.course = course
        self.progress = (progress or Progress()).begun()
        self._forgotten: Progress | None = None
        self._recalled = False
        super().__init__([self._next().quiz], lang)
        self._restart()

    def _item(self, id_: int) -> Item:
        return self.course.items[id_ % len(self.course)]

    def _next(self, before: str = "") -> Item:
        chosen = self.course.chosen(*self.progress.chosen_of(self.course))
        return self.progress.next_of(chosen, before)

    def _add(self, item: Item, id_: int | None = None) -> None:
        """Asks one more quiz. ``id_``: by default its index, plus the length of the course for each
        answer that it had, so that a session begun again uses the same ids."""
        record = self.progress.records.get(item.id)
        times = record.count if record else 0
        id_ = self.course.items.index(item) + len(self.course) * times if id_ is None else id_
        self.quizzes = (*self.quizzes, item.quiz)
        self._ids = (*self._ids, id_)
        self._came_back[id_] = record is not None and record.missed > 0

    def _restart(self, id_: int | None = None) -> None:
        """Begins again, with a quiz of this id or the next one."""
        self.quizzes, self._ids = (), ()
        self._came_back: dict[int, bool] = {}
        self._add(self._next() if id_ is None else self._item(id_), id_)
        self._show(AnswerSheet())

    def _id_of(self, action: Mapping[str, Any]) -> int:
        """A page that is older than this session shows a quiz of its own: that is asked."""
        id_ = action.get("quizId")
        if id_ is not None and id_ not in self._ids and not self.kept.given:
            self._restart(id_)
        return super()._id_of(action)

    def _answer(self, given: GivenAnswer) -> None:
        """Only the first answer counts for the progress, too."""
        before = self.kept.first.get(given.quiz)
        super()._answer(given)
        if given.right is not None and (before is None or before.right is None):
            self.progress = self.progress.answered(self._item(given.quiz).id, given.right)
            self._forgotten = None

    def _do_next(self, action: Mapping[str, Any]) -> None:
        """Raises ``ImpossibleAction`` if the last quiz is not answered yet."""
        if self._id_of(action) == self._ids[-1] and self.index == len(self.quizzes) - 1:
            if self.given is None or self.given.right is None:
                raise ImpossibleAction(action)
            self._add(self._next(self._item(self._ids[-1]).id))
            self._show_index(len(self.quizzes))
        else:
            super()._do_next(action)

    def _do_choose(self, action: Mapping[str, Any]) -> None:
        """A level that the book does not have is every level.

        Raises ``ImpossibleAction`` for a book that the course does not have.
        """
        if action["book"] not in ("", *self.course.books):
            raise ImpossibleAction(action)
        chosen = replace(self.progress, book=action["book"], level=action["level"])
        self.progress = replace(chosen, level=chosen.chosen_of(self.course)[1]).begun()
        self._restart()

    def _do_recall(self, action: Mapping[str, Any]) -> None:
        """Merges the progress that the page has stored.

        Raises ``ImpossibleAction`` for anything else.
        """
        is_first, self._recalled = not self._recalled, True
        try:
            stored = progress_of(action["progress"])
        except ValueError as error:
            raise ImpossibleAction(action) from error
        before, merged = self.progress, self.progress.merged(stored)
        if not is_first:  # from another tab, which may be at another book
            merged = replace(merged, book=before.book, level=before.level)
        if merged == before:
            return
        self.progress = merged.begun() if is_first else merged
        if is_first and not self.kept.given:
            self._restart()

    def _do_forget(self, _: Mapping[str, Any]) -> None:
        self._forgotten, self.progress = self.progress, self.progress.forgotten()
        self._restart()

    def _do_undo(self, _: Mapping[str, Any]) -> None:
        """Takes back ``forget``, the only change that can be."""
        if self._forgotten is not None:
            self.progress = replace(self._forgotten, times=self.progress.times + 1)
            self._forgotten = None
            self._restart()

    def _do_reset(self, _: Mapping[str, Any]) -> None:
        """Begins the same book and level again; the progress stays."""
        self.progress = self.progress.begun()
        self._restart()

    def _do_redo(self, _: Mapping[str, Any]) -> None:
        """Changes nothing."""

    def _do_text(self, action: Mapping[str, Any]) -> None:
        """Raises ``ImpossibleAction``: a course has the quizzes of its file."""
        raise ImpossibleAction(action)

    @property
    def can_undo(self) -> bool:
        return self._forgotten is not None

    def state(self) -> State:
        course, lang = self.course, self.lang
        book, level = self.progress.chosen_of(course)
        items = course.chosen(book, level)

        def title(id_: str) -> str:
            return current().book(id_).title[lang] if current().is_playable(id_) else id_

        levels = [str(number) for number in LEVELS if course.chosen(book, number)]
        drawn = {
            "id": course.id,
            "title": course.title.get(lang) or next(iter(course.title.values()), ""),
            "books": [
                _choice("", message(lang, "quiz-all-books")),
                *(_choice(id_, title(id_)) for id_ in course.books),
            ],
            "levels": [
                _choice("0", message(lang, "quiz-all-levels")),
                *(_choice(number, message(lang, f"quiz-level-{number}")) for number in levels),
            ],
            "book": book,
            "level": level,
            "known": self.progress.known(items),
            "due": self.progress.due(items),
            "of": len(items),
            "cameBack": self._came_back[self._ids[self.index]],
            "recalled": self._recalled,
            "progress": self.progress.to_json(),
        }
        return {**super().state(), "course": drawn}


def _choice(value: str, label: str) -> State:
    return {"value": value, "label": label}
