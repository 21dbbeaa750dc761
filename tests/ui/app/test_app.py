"""One page that shows one face after another: what was left stays, nothing reaches another face."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from referee.ui.app import (
    DESK,
    QUIZ,
    STEPPER,
    VIEWS,
    AppSession,
    HouseAccess,
    kind_of,
    reading_problem,
)
from referee.ui.desk.house_rulings import READ_ONLY
from referee.ui.home.front_page_content import quarrels
from referee.ui.home.session import OpenRequest
from tests.protocol import check_state

TABLE = "rules: offkai\nseats: Aki, Ben\nfield: D4\nask:\n  may Ben play D9\n"
STORY = "rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: D4\n  branch else:\n    Aki: D5\n  Ben: D6\n"
LAST = {
    "desk": "", "home": "", "quiz": "five", "course": "", "stepper": "diamonds", "picker": "",
}  # fmt: skip


def opens(lobby: AppSession, kind: str, id_: str = "", text: str = "") -> dict[str, Any]:
    return lobby.act({"type": "open", "kind": kind, "id": id_, "text": text})


def test_it_begins_with_the_front_page() -> None:
    state = AppSession("ja").state()
    assert (state["view"], state["place"], state["lang"]) == ("home", None, "ja")


@pytest.mark.parametrize("kind", VIEWS)
def test_every_kind_opens_and_leads_back(kind: str) -> None:
    lobby = AppSession()
    id_ = "three-on-joker" if kind == "quarrel" else LAST[kind]
    state = opens(lobby, kind, id_)
    assert (state["view"], state["problem"]) == (VIEWS[kind], None)
    own = {part: said for part, said in state.items() if part not in ("view", "face", "place")}
    check_state(VIEWS[kind], own)
    assert lobby.act({"type": "home"})["view"] == "home"


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("name", quarrels("en"))
def test_a_quarrel_is_one_tap_from_its_verdict(name: str, lang: str) -> None:
    state = opens(AppSession(lang), "quarrel", name)
    assert state["verdict"]["answerLabel"]
    assert state["faults"] == []


def test_the_own_table_waits_while_a_quarrel_is_looked_at() -> None:
    lobby = AppSession(wanted=OpenRequest(DESK, "", TABLE))
    opens(lobby, "quarrel", "three-on-joker")
    state = lobby.act({"type": "home"})
    assert state["resumes"] == "May Ben play ♦9?"
    assert "D9" in opens(lobby, "desk")["text"]


def test_what_was_changed_at_a_quarrel_is_one_undo_away() -> None:
    lobby = AppSession()
    opens(lobby, "quarrel", "three-on-joker")
    lobby.act({"type": "ask", "text": "whose turn"})
    opens(lobby, "quarrel", "last-card-eight")
    assert "whose turn" in lobby.act({"type": "undo"})["text"]


def test_the_answers_to_a_quiz_wait_too() -> None:
    lobby = AppSession()
    opens(lobby, "quiz", "five")
    lobby.act({"type": "reveal"})
    lobby.act({"type": "home"})
    assert opens(lobby, "quiz", "five")["score"]["answered"] == 1


def test_the_desk_plays_by_the_rules_that_were_picked() -> None:
    lobby = AppSession()
    opens(lobby, "picker")
    lobby.act({"type": "option", "option": "suit_lock", "value": False})
    state = opens(lobby, "desk")
    assert (state["view"], state["face"]) == ("desk", "desk:")
    assert state["text"].startswith("rules: daifugo - suit_lock\n")
    lobby.act({"type": "home"})
    lobby.act({"type": "open", "kind": "argue", "text": "can Aki play the 5 of spades?"})
    assert lobby.state()["text"].startswith("rules: daifugo - suit_lock\n")


def test_the_picker_shows_what_the_desk_plays() -> None:
    lobby = AppSession()
    opens(lobby, "picker")
    opens(lobby, "desk", text="rules: daifugo + five_skip\nseats: Aki, Ben\n")
    assert opens(lobby, "picker")["rules"] == "rules: daifugo + five_skip\n"
    lobby.act({"type": "home"})
    opens(lobby, "quarrel", "three-on-joker")
    assert opens(lobby, "picker")["rules"] == "rules: daifugo + five_skip\n"
    assert opens(lobby, "desk")["text"].startswith("rules: daifugo + five_skip\n")


def test_a_tap_meant_for_the_face_before_changes_nothing() -> None:
    lobby = AppSession()
    before = lobby.state()["face"]
    state = opens(lobby, "desk", text=TABLE)
    late = {"type": "clear", "what": "all", "face": before}
    assert lobby.act(late)["text"] == state["text"]
    assert lobby.act({**late, "face": state["face"]})["text"] != state["text"]


def test_each_page_is_heard_once_whatever_it_looks_at() -> None:
    lobby = AppSession()
    first = {"type": "open", "kind": "desk", "seq": 1, "sender": "a"}
    lobby.act(first)
    state = lobby.act({"type": "home", "seq": 2, "sender": "a", "earlier": [first]})
    assert (state["view"], state["heard"]) == ("home", {"a": 2})
    assert lobby.act(first)["view"] == "home"


def test_the_language_goes_along() -> None:
    lobby = AppSession("en")
    lobby.act({"type": "lang", "lang": "ja"})
    assert opens(lobby, "quiz", "five")["lang"] == "ja"
    lobby.act({"type": "lang", "lang": "en"})
    assert lobby.act({"type": "home"})["lang"] == "en"


@pytest.mark.parametrize(
    ("text", "name", "kind"),
    [
        (TABLE, "t.table", DESK),
        ("no table at all", "t.table", DESK),
        (STORY, "t.table", STEPPER),
        ("rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: D4  # so\n", "", STEPPER),
        ("rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: D4\n", "", DESK),
        ("# Friday\n" + TABLE, "t.table", DESK),
        (TABLE, "t.quiz", QUIZ),
        (f"{TABLE}---\n{TABLE}", "", QUIZ),
    ],
)
def test_a_text_opens_as_what_it_is(text: str, name: str, kind: str) -> None:
    assert kind_of(text, name) == kind


def test_a_story_keeps_its_branches_and_comments() -> None:
    state = opens(AppSession(), "text", text=STORY.replace("D6", "D6  # oh"))
    assert state["view"] == "stepper"
    assert "branch else" in state["text"]
    assert "# oh" in state["text"]


def test_what_cannot_be_read_says_why_and_goes_to_the_desk() -> None:
    text = TABLE.replace("field", "feild")
    unread = reading_problem(text, "friday.table", "en")
    assert unread is not None
    assert unread.line == 3
    assert reading_problem(TABLE, "friday.table", "en") is None
    lobby = AppSession(unread=unread)
    assert lobby.state()["unread"]["name"] == "friday.table"
    state = opens(lobby, "desk", "file")
    assert (state["view"], state["problem"]["kind"]) == ("desk", "unreadable")
    assert state["problem"]["text"] == text


def test_a_text_that_is_no_quiz_is_told_on_the_front_page() -> None:
    state = opens(AppSession(), "quiz", text="rules: offkai\n")
    assert state["view"] == "home"
    assert state["unread"]["why"]


def test_guests_make_no_book_known_and_write_none(tmp_path: Path) -> None:
    house = tmp_path / "our-house.toml"
    lobby = AppSession(house=HouseAccess(house, READ_ONLY))
    opens(lobby, "picker")
    state = lobby.act({"type": "load", "text": 'extends = "offkai"\n', "name": "theirs.toml"})
    assert state["problem"]
    assert lobby.act({"type": "save"})["problem"]
    assert not house.exists()


OWN_COURSE = """\
title = "Ours"
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


def test_a_course_that_somebody_brought_is_the_course_from_then_on() -> None:
    assert kind_of(OWN_COURSE, "friday.toml") == "course"
    lobby = AppSession(wanted=OpenRequest("course", "file", OWN_COURSE))
    state = lobby.state()
    assert (state["view"], state["place"]) == ("quiz", {"kind": "course", "id": "file"})
    assert (state["course"]["title"], state["title"]) == ("Ours", "Locked?")
    lobby.act({"type": "home"})
    assert opens(lobby, "course")["course"]["title"] == "Ours"


def test_a_course_that_cannot_be_read_is_told_with_its_line() -> None:
    unread = reading_problem(OWN_COURSE.replace("level = 1", "level = 7"), "friday.toml", "en")
    assert unread is not None
    assert (unread.line, "1, 2 or 3, not 7" in unread.why) == (4, True)


def test_the_rules_are_shown_after_the_questions_about_them() -> None:
    lobby = AppSession()
    assert opens(lobby, "picker", "agree")["agreement"]["question"]
    lobby.act({"type": "home"})
    assert opens(lobby, "picker")["agreement"] is None
    lobby.act({"type": "home"})
    assert opens(lobby, "picker", "agree")["agreement"]["number"] == 1
