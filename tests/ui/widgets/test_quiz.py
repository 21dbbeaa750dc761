"""Quizzes as a widget: what an author sets and observes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import referee
from referee.ui.quiz.quiz import Quiz as Question
from referee_widgets.quiz import Quiz

pytest.importorskip("anywidget")

LOCK = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\nask:\n  may Dan play C10\n"
TURN = (
    "rules: daifugo\nseats: Aki, Ben\nturn: Aki\nplay:\n  Aki: D8\nask:\n  whose turn  # It cuts.\n"
)


def test_what_it_can_be_made_of(tmp_path: Path) -> None:
    file = tmp_path / "some.quiz"
    file.write_text(f"{LOCK}---\n{TURN}", "utf-8")
    table = referee.read(LOCK)
    quiz = Quiz(file, TURN, table, table.ask("whose turn"), Question(table, "who leads"))
    asked = [str(each.question) for each in quiz.session.quizzes]
    assert asked[:3] == ["may Dan play C10", "whose turn", "whose turn"]
    assert asked[3:] == ["may Dan play C10", "whose turn", "who leads"]
    with pytest.raises(referee.ParseError):
        Quiz("rules: offkai\nseats: Aki, Ben\n")
    with pytest.raises(ValueError, match="no quiz"):
        Quiz()


def test_the_traits_follow_the_reader() -> None:
    quiz = Quiz(LOCK, TURN)
    seen: list[Any] = []
    quiz.observe(lambda change: seen.append(change["new"]), "answers")
    assert (quiz.index, quiz.verdict, quiz.answers) == (0, {}, [])
    assert quiz.score == {"right": 0, "answered": 0, "of": 2}
    quiz.action = {"seq": 1, "type": "answer", "said": "no"}
    assert quiz.score == {"right": 1, "answered": 1, "of": 2}
    assert quiz.verdict["answer"] == "no"
    assert seen[-1][-1]["said"] == "no"
    quiz.index = 1
    assert quiz.state["question"]["text"] == "whose turn"
    assert quiz.verdict == {}
    quiz.index = 7
    assert quiz.index == 1


def test_what_a_notebook_saves_of_it_does_not_tell_the_answer() -> None:
    quiz = Quiz(LOCK, TURN, index=1)
    saved = quiz.get_state()
    traits = {key: said for key, said in saved.items() if not key.startswith("_")}
    text = json.dumps({**traits, "state": {**traits["state"], "labels": {}}})
    assert traits["verdict"] == {}
    assert "It cuts" not in text
    assert "eight_cut" not in text
    assert "suit_lock" not in text
    assert traits["table"] == TURN.replace("  # It cuts.", "")


def test_a_table_that_is_set_takes_the_place_of_the_one_shown() -> None:
    quiz = Quiz(LOCK, TURN)
    quiz.table = TURN
    assert [entry["label"] for entry in quiz.state["list"]] == ["Whose turn is it?"] * 2
    quiz.table = "rules: offkai\nseats: Aki\nfield: 4X\n"
    assert quiz.state["problem"]["line"] == 3
    assert "Aki: D8" in quiz.table
    quiz.lang = "ja"
    assert quiz.state["question"]["label"] == "誰の番?"
