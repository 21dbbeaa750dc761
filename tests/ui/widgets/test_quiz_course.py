"""A course as a widget: its progress is a trait."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.ui.quiz.course import BadCourse
from referee_widgets.quiz import Quiz

ONE = """\
[[item]]
id = "lock"
level = 1
title = "Locked?"
table = '''
rules: offkai
seats: Aki, Ben, Chie, Dan
field: Aki D4, Ben D7
'''
ask = "may Chie play C9"
"""


def test_progress_can_be_observed_and_handed_in_again() -> None:
    quiz = Quiz.course()
    seen: list[int] = []
    quiz.observe(lambda change: seen.append(change["new"]["count"]), "progress")
    quiz.action = {"seq": 1, "type": "reveal"}
    assert seen == [1]
    later = Quiz.course(progress=quiz.progress, lang="ja")
    assert later.lang == "ja"
    assert later.state["course"]["due"] == 1
    assert later.state["title"] != ""
    assert later.state["course"]["cameBack"]


def test_progress_can_be_set() -> None:
    quiz, other = Quiz.course(), Quiz.course()
    quiz.action = {"seq": 1, "type": "reveal"}
    other.progress = quiz.progress
    assert other.progress["count"] == 1
    assert other.problem == {}
    other.progress = {"items": 3}
    assert other.problem["kind"] == "action"
    assert other.progress["count"] == 1


def test_other_quizzes_have_no_progress() -> None:
    quiz = Quiz("rules: offkai\nseats: Aki, Ben\nask:\n  whose turn\n")
    assert quiz.progress == {}
    quiz.action = {"seq": 1, "type": "choose", "book": "", "level": 0}
    assert quiz.problem["kind"] == "action"


def test_a_list_of_ones_own_by_path_or_text(tmp_path: Path) -> None:
    file = tmp_path / "friday.toml"
    file.write_text(ONE, "utf-8")
    for course in (ONE, file, str(file)):
        assert Quiz.course(course).state["title"] == "Locked?"
    with pytest.raises(BadCourse, match="Line 3"):
        Quiz.course(ONE.replace("level = 1", "level = 8"))
    with pytest.raises(ValueError, match="not a saved progress"):
        Quiz.course(ONE, progress={"level": 9})
