"""Going through a course: what was missed comes again, in this sitting and in later ones."""

from __future__ import annotations

from typing import Any

import pytest

from referee.ui.quiz.answers import is_right
from referee.ui.quiz.course import Course, CourseSession, Progress, own_course
from referee.ui.quiz.course.progress import SOON, progress_of, read_progress
from tests.protocol import check_state

State = dict[str, Any]


def sitting(progress: Progress | None = None, book: str = "daifugo") -> CourseSession:
    session = CourseSession(own_course(), "en", progress)
    state = session.act({"type": "choose", "book": book, "level": 0})
    assert state["problem"] is None
    return session


def asked(session: CourseSession) -> str:
    title = session.quiz.title.en
    return next(item.id for item in session.course if item.title["en"] == title)


def say(session: CourseSession, right: bool) -> State:
    """Answers the quiz shown, and goes on."""
    form, verdict = session.quiz.form, session.quiz.verdict
    assert form.kind in ("one", "many", "order")
    fitting = [
        [*form.others, *form.values][at] for at in range(len(form.others) + len(form.values))
    ]
    said: list[Any] = [*fitting, *([value] for value in form.values)]
    for each in said:
        if isinstance(each, str) and form.kind != "one" and each not in form.others:
            continue
        if is_right(verdict, form, each) is right:
            state = session.act({"type": "answer", "said": each})
            check_state("quiz", state)
            assert state["given"]["right"] is right
            check_state("quiz", session.act({"type": "next", "quizId": state["quizId"]}))
            return state
    raise AssertionError(f"{asked(session)}: no such answer")


def test_what_was_missed_is_asked_again_after_some_others() -> None:
    session = sitting()
    missed = asked(session)
    state = say(session, right=False)
    assert (state["course"]["known"], state["course"]["due"]) == (0, 1)
    others = []
    while asked(session) != missed:
        assert not session.state()["course"]["cameBack"]
        others.append(asked(session))
        say(session, right=True)
    assert len(others) == SOON
    assert len(set(others)) == SOON
    assert session.state()["course"]["cameBack"]


def test_who_missed_an_item_knows_it_when_it_was_right_twice() -> None:
    session = sitting()
    missed, times = asked(session), 0
    say(session, right=False)
    while times < 2:
        times += asked(session) == missed
        say(session, right=True)
        course = session.state()["course"]
        if times < 2:
            assert course["due"] == 1
    assert course["due"] == 0
    assert course["known"] == course["of"]


def test_a_later_sitting_begins_with_what_was_missed() -> None:
    session = sitting()
    say(session, right=True)
    missed = asked(session)
    say(session, right=False)
    later = CourseSession(own_course(), "ja", progress_of(session.progress.to_json()))
    assert asked(later) == missed
    assert later.state()["course"]["book"] == "daifugo"


def test_a_page_hands_in_what_it_has_kept() -> None:
    session = sitting()
    say(session, right=True)
    missed = asked(session)
    say(session, right=False)
    kept = session.state()["course"]["progress"]
    fresh = CourseSession(own_course())
    state = fresh.act({"type": "recall", "progress": kept})
    assert asked(fresh) == missed
    assert state["course"]["recalled"]
    assert (state["course"]["known"], state["course"]["due"]) == (1, 1)


def test_a_page_that_was_there_before_goes_on_with_what_it_shows() -> None:
    session = sitting()
    for right in (True, False, True, True, True):
        say(session, right=right)
    shown, id_ = asked(session), session.state()["quizId"]
    fresh = CourseSession(own_course())
    fresh.act({"type": "recall", "progress": session.progress.to_json()})
    state = fresh.act({"type": "reveal", "quizId": id_})
    assert state["problem"] is None
    assert state["given"] is not None
    assert asked(fresh) == shown
    assert fresh.progress.records[shown].missed == 1 + session.progress.records[shown].missed


def test_what_two_tabs_know_is_put_together() -> None:
    one, other = sitting(book="hearts"), sitting(book="whist")
    say(one, right=True)
    say(other, right=False)
    one.act({"type": "recall", "progress": other.progress.to_json()})
    assert {id_.partition(".")[0] for id_ in one.progress.records} == {"hearts", "whist"}


def test_what_another_tab_knows_changes_nothing_of_what_is_asked_here() -> None:
    one, other = sitting(book="hearts"), sitting(book="whist")
    one.act({"type": "recall", "progress": one.progress.to_json()})
    shown = asked(one), one.state()["quizId"]
    say(other, right=True)
    one.act({"type": "recall", "progress": other.progress.to_json()})
    assert (asked(one), one.state()["quizId"]) == shown
    assert one.state()["course"]["book"] == "hearts"
    assert one.progress.records == other.progress.records


def test_to_forget_can_be_taken_back() -> None:
    session = sitting()
    say(session, right=False)
    before = session.progress.records
    kept = session.progress.to_json()
    state = session.act({"type": "forget"})
    assert state["course"]["due"] == 0
    assert state["canUndo"]
    session.act({"type": "recall", "progress": kept})
    assert not session.progress.records, "another tab does not bring it back"
    state = session.act({"type": "undo"})
    assert session.progress.records == before
    assert state["course"]["due"] == 1


def test_only_the_first_answer_counts() -> None:
    session = sitting()
    id_ = asked(session)
    say(session, right=False)
    session.act({"type": "go", "index": 0})
    session.act({"type": "again"})
    say(session, right=True)
    assert session.progress.records[id_].count == 1


def test_nobody_goes_on_before_an_answer() -> None:
    session = sitting()
    before = asked(session)
    assert session.act({"type": "next"})["problem"]["kind"] == "action"
    assert asked(session) == before


def test_two_taps_go_on_once() -> None:
    session = sitting()
    first = session.state()["quizId"]
    say(session, right=True)
    assert session.act({"type": "next", "quizId": first})["index"] == 1
    assert len(session.quizzes) == 2


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_books_and_levels_are_named(lang: str) -> None:
    course = CourseSession(own_course(), lang).state()["course"]
    labels = [each["label"] for each in (*course["books"], *course["levels"])]
    assert len(course["books"]) == len(own_course().books) + 1
    assert len(set(labels)) == len(labels)
    assert [each["value"] for each in course["levels"]] == ["0", "1", "2", "3"]


def test_what_cannot_be_chosen_is_refused() -> None:
    session = sitting()
    state = session.act({"type": "choose", "book": "chess", "level": 0})
    assert state["problem"]["kind"] == "action"
    assert state["course"]["book"] == "daifugo"


def test_a_course_of_one_item_goes_on_with_it() -> None:
    whole = own_course()
    one = CourseSession(Course("one", {"en": "One", "ja": "一"}, whole.items[:1]))
    say(one, right=False)
    assert len(one.quizzes) == 2
    assert asked(one) == whole.items[0].id


@pytest.mark.parametrize(
    "odd",
    [
        "", "[]", "{", '{"items": 3}', '{"items": {"a": [1]}}',
        '{"items": {"a": [1, 2, 3, 4, -5]}}',
        '{"count": true}', '{"count": 1e9}', '{"level": 7}', '{"book": 3}', "[" * 100_000,
        '{"items": {"a": [1, 2, 3, 4, 1.5]}}',
    ],
)  # fmt: skip
def test_what_is_no_progress_is_refused_and_changes_nothing(odd: str) -> None:
    session = sitting()
    say(session, right=False)
    before = session.progress
    assert session.act({"type": "recall", "progress": odd})["problem"]["kind"] == "action"
    assert session.progress == before


def test_progress_reads_what_it_writes() -> None:
    session = sitting()
    say(session, right=False)
    say(session, right=True)
    assert read_progress(session.progress.to_dict()) == session.progress
