"""Agreeing on the rules: questions one after another, and the sheet at the end."""

from __future__ import annotations

import pytest

from referee.agreement.choices import MAX_QUESTIONS
from referee.i18n.messages import LANGS
from referee.notation.link import read_link
from referee.ui.app import AppSession
from referee.ui.desk.session import DeskSession
from referee.ui.rule_picker.session import PickerSession
from referee.ui.session import State

ADDRESS = "https://example.org/referee/"


def start(session: PickerSession) -> State:
    return session.act({"type": "agree", "show": "questions", "afresh": True, "address": ADDRESS})


def answer(session: PickerSession, state: State, index: int) -> State:
    question = state["agreement"]["question"]
    value = question["values"][index]["value"]
    return session.act({"type": "answer", "option": question["option"], "value": value})


@pytest.mark.parametrize("lang", LANGS)
def test_ten_answers_end_in_a_sheet_with_what_was_answered(lang: str) -> None:
    session = PickerSession("daifugo", lang=lang)
    state = start(session)
    asked = list[str]()
    while state["agreement"]["question"]:
        asked.append(state["agreement"]["question"]["option"])
        state = answer(session, state, 0)
    assert (asked[0], len(asked)) == ("preset", MAX_QUESTIONS)
    sheet = state["agreement"]["sheet"]
    clause = session.rulebook.book.clause("daifugo.seven_pass")
    assert clause.title[lang] in sheet["text"]
    assert sheet["pictures"][lang].startswith("<svg")
    assert read_link(sheet["link"]).startswith(session.header)


def test_a_conflict_is_shown_and_its_question_settles_it() -> None:
    session = PickerSession("daifugo")
    start(session)
    for option in ("preset", "seven_pass", "nine_reverse"):
        value = "plain" if option == "preset" else True
        state = session.act({"type": "answer", "option": option, "value": value})
    assert state["agreement"]["conflicts"] == ["7-pass × 9-reverse"]
    answered = {"option": "seven_pass_or_nine_reverse", "value": "nine_reverse_first"}
    assert session.act({"type": "answer", **answered})["agreement"]["conflicts"] == []


def test_undo_goes_back_to_the_question_before() -> None:
    session = PickerSession("daifugo")
    first = start(session)
    second = answer(session, first, 1)
    third = answer(session, second, 1)
    assert third["agreement"]["number"] == 3
    back = session.act({"type": "undo"})
    assert back["agreement"]["question"] == second["agreement"]["question"]


def test_an_answer_that_is_none_changes_nothing() -> None:
    session = PickerSession("daifugo")
    start(session)
    for value in ({"option": "nobody", "value": True}, {"option": "preset", "value": "nobody"}):
        state = session.act({"type": "answer", **value})
        assert state["problem"]
        assert state["agreement"]["number"] == 1


def test_the_front_page_leads_to_the_questions_and_the_desk_plays_the_answers() -> None:
    lobby = AppSession()
    state = lobby.act({"type": "open", "kind": "picker", "id": "agree"})
    assert (state["view"], state["place"]) == ("picker", {"kind": "picker", "id": ""})
    option = state["agreement"]["question"]["option"]
    lobby.act({"type": "answer", "option": option, "value": False})
    rules = lobby.act({"type": "agree", "show": "sheet"})["rules"]
    assert lobby.act({"type": "open", "kind": "desk"})["text"].startswith(rules)


def test_the_desk_agrees_in_its_own_panel() -> None:
    desk = DeskSession("rules: daifugo\nseats: Aki, Ben\n")
    desk.act({"type": "picker", "open": True})
    desk.act({"type": "pick", "do": {"type": "agree", "show": "questions", "afresh": True}})
    for option, value in (("preset", "plain"), ("seven_pass", True)):
        do = {"type": "answer", "option": option, "value": value}
        state = desk.act({"type": "pick", "do": do})
    assert state["picker"]["agreement"]["number"] == 3
    assert "seven_pass" in state["text"]
