"""A session that goes through a course: one quiz after another, as what is known so far says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from referee.i18n.messages import message
from referee.library.context import current
from referee.ui.quiz.session import AnswerSheet, GivenAnswer, QuizSession
from referee.ui.session import State

from .course import LEVELS, Course, Item
from .progress import Progress, chosen_of, progress_of


class CourseSession(QuizSession):
    """The quizzes asked in this sitting; the next is found when it is asked for. ``progress`` is
    what the reader knows, for those who keep it."""

    def __init__(self, course: Course, lang: str = "en", progress: Progress | None = None) -> None:
        self.course = course
        self.progress = (progress or Progress()).begun()
        self._forgotten: Progress | None = None
        self._recalled = False
        item = self._next()
        self._asked: tuple[Item, ...] = (item,)
        self._back: tuple[bool, ...] = (self._was_missed(item),)
        super().__init__([item.quiz], lang)
        self._ids = (self._id_of(item),)

    def _id_of(self, item: Item) -> int:
        """What actions name a quiz by: another each time that it was answered, and the same in a
        session that is begun anew."""
        record = self.progress.records.get(item.id)
        times = 0 if record is None else record.count
        return self.course.items.index(item) + len(self.course) * times

    def _at(self, action: Mapping[str, Any]) -> int:
        """A page that was there before this session shows what it was asked then: that is asked."""
        id_ = action.get("quizId")
        if id_ is not None and id_ not in self._ids and not self.kept.given:
            self._sit(self.course.items[id_ % len(self.course)])
            self._ids = (id_,)
        return super()._at(action)

    @property
    def _items(self) -> Sequence[Item]:
        """Those of the book and level that were chosen."""
        return self.course.chosen(*chosen_of(self.course, self.progress))

    def _next(self, before: str = "") -> Item:
        return self.progress.next_of(self._items, before)

    def _was_missed(self, item: Item) -> bool:
        record = self.progress.records.get(item.id)
        return record is not None and record.missed > 0

    # ---- in

    def _answer(self, given: GivenAnswer) -> None:
        """Only the first answer counts, here as well."""
        before = self.kept.first[given.quiz]
        super()._answer(given)
        if given.right is not None and (before is None or before.right is None):
            self.progress = self.progress.answered(self._asked[given.quiz].id, given.right)
            self._forgotten = None

    def _do_next(self, action: Mapping[str, Any]) -> None:
        """Raises ``ValueError`` where the last one is not answered yet."""
        if self._at(action) != self.index or self.index < len(self.quizzes) - 1:
            super()._do_next(action)
            return
        if self.given is None or self.given.right is None:
            raise ValueError(action)
        item = self._next(self._asked[-1].id)
        self.quizzes = (*self.quizzes, item.quiz)
        self._ids = (*self._ids, self._id_of(item))
        self._asked = (*self._asked, item)
        self._back = (*self._back, self._was_missed(item))
        sheet = self.kept
        first, shown = (*sheet.first, None), (*sheet.shown, None)
        self._show(replace(sheet, first=first, shown=shown, at=len(shown) - 1))

    def _sit(self, item: Item | None = None) -> None:
        """Another sitting: what was asked in this one is left."""
        item = item or self._next()
        self.quizzes, self._asked = (item.quiz,), (item,)
        self._back = (self._was_missed(item),)
        self._ids = (self._id_of(item),)
        self._show(AnswerSheet.blank(1))

    def _do_choose(self, action: Mapping[str, Any]) -> None:
        """A level that the book has not is every level. Raises ``ValueError`` for no book."""
        if action["book"] not in ("", *self.course.books):
            raise ValueError(action)
        chosen = replace(self.progress, book=action["book"], level=action["level"])
        level = chosen_of(self.course, chosen)[1]
        self.progress = replace(chosen, level=level).begun()
        self._sit()

    def _do_recall(self, action: Mapping[str, Any]) -> None:
        """What the page has kept. Raises ``ValueError`` for what is none; then nothing is lost but
        that."""
        is_first, self._recalled = not self._recalled, True
        before, merged = self.progress, self.progress.merged(progress_of(action["progress"]))
        if not is_first:  # from another tab, which may be at another book
            merged = replace(merged, book=before.book, level=before.level)
        if merged == before:
            return
        self.progress = merged.begun() if is_first else merged
        if is_first and not self.kept.given:
            self._sit()

    def _do_forget(self, _: Mapping[str, Any]) -> None:
        """Undo brings it back."""
        kept, self.progress = self.progress, self.progress.forgotten()
        self._sit()
        self._forgotten = kept

    def _do_undo(self, _: Mapping[str, Any]) -> None:
        if self._forgotten is not None:
            self.progress = replace(self._forgotten, times=self.progress.times + 1)
            self._forgotten = None
            self._sit()

    def _do_reset(self, _: Mapping[str, Any]) -> None:
        """The same book and level from the beginning; what is known stays."""
        self.progress = self.progress.begun()
        self._sit()

    def _do_redo(self, _: Mapping[str, Any]) -> None:
        """There is nothing to do again."""

    def _do_text(self, action: Mapping[str, Any]) -> None:
        """Raises ``ValueError``: a course has the quizzes of its file."""
        raise ValueError(action)

    # ---- out

    @property
    def can_undo(self) -> bool:
        return self._forgotten is not None

    def state(self) -> State:
        """The whole state, JSON-ready."""
        drawn = super().state()
        return {**drawn, "course": self._draw_course()}

    def _draw_course(self) -> State:
        book, level = chosen_of(self.course, self.progress)
        items, lang = self._items, self.lang
        levels = [each for each in LEVELS if self.course.chosen(book, each)]
        return {
            "id": self.course.id,
            "title": self.course.title.get(lang) or next(iter(self.course.title.values()), ""),
            "books": [_choice("", message(lang, "quiz-all-books")), *self._draw_books()],
            "levels": [
                _choice("0", message(lang, "quiz-all-levels")),
                *(_choice(str(each), message(lang, f"quiz-level-{each}")) for each in levels),
            ],
            "book": book,
            "level": level,
            "known": self.progress.known(items),
            "due": self.progress.due(items),
            "of": len(items),
            "cameBack": self._back[self.index],
            "recalled": self._recalled,
            "progress": self.progress.to_json(),
        }  # fmt: skip

    def _draw_books(self) -> Sequence[State]:
        return [_choice(book, _title(book, self.lang)) for book in self.course.books]


def _title(book: str, lang: str) -> str:
    return current().book(book).title[lang] if current().is_playable(book) else book


def _choice(value: str, label: str) -> State:
    return {"value": value, "label": label}
