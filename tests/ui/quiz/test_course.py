"""The course that comes with Referee: what its items expect is what the referee says."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from referee.i18n.messages import LANGS
from referee.library.context import current
from referee.ui.quiz.answers import is_right
from referee.ui.quiz.course import CourseSession, Item, own_course, read_course
from referee.ui.quiz.course.course import BOOKS, LEVELS, SHELF

COURSE = own_course()
MAX_TITLE = 45


def test_every_book_is_asked_about_in_every_level() -> None:
    asked = Counter((item.book, item.level) for item in COURSE)
    assert len(COURSE) >= 50
    assert {book for book, _ in asked} == {each.id for each in current().books()} - {"climbing"}
    assert set(asked) == {(book, level) for book in COURSE.books for level in LEVELS}


def test_no_file_is_left_out_and_no_id_is_used_twice() -> None:
    files = {Path(each.name).stem for each in SHELF.iterdir() if each.name.endswith(".toml")}
    assert files == set(BOOKS)
    assert len({item.id for item in COURSE}) == len(COURSE)
    assert all(item.id.startswith(f"{item.book}.") for item in COURSE)


@pytest.mark.parametrize("book", BOOKS)
def test_the_referee_says_what_the_text_of_the_rules_says(book: str) -> None:
    course = read_course((SHELF / f"{book}.toml").read_text("utf-8"), book)
    assert len(course) == len(COURSE.chosen(book))
    assert all(item.answer is not None for item in course)


@pytest.mark.parametrize("item", COURSE.items, ids=lambda item: item.id)
def test_an_item_speaks_both_languages_and_can_be_answered(item: Item) -> None:
    for said in (item.title, item.remark):
        assert set(said) in ({"ja", "en"}, set())
    assert {*item.title} == {*LANGS}
    assert max(len(title) for title in item.title.values()) <= MAX_TITLE
    quiz = item.quiz
    for lang in LANGS:
        assert quiz.verdict.say(lang)
    values = [*quiz.form.values, *quiz.form.others]
    if quiz.form.kind == "one":
        assert any(is_right(quiz.verdict, quiz.form, value) for value in values)


def test_right_answers_of_a_level_are_not_all_the_same() -> None:
    for level in LEVELS:
        answers = Counter(str(item.answer) for item in COURSE.chosen("", level))
        assert len(answers) >= 4
        assert max(answers.values()) <= len(COURSE.chosen("", level)) / 2


def test_what_the_state_holds_before_the_answer_is_nothing_of_it() -> None:
    state = CourseSession(COURSE, "ja").state()
    assert state["verdict"] is None
    assert "answer" not in state["course"]
    assert state["course"]["of"] == len(COURSE)
