"""One field takes what people say: it lays the table, answers, or offers what may be meant."""

from __future__ import annotations

from typing import Any

import pytest

from referee.library.context import book, current
from referee.ui.app import AppSession
from referee.ui.desk.session import DeskSession

LOCK = {
    "en": "diamonds 4, 7, 9 on the table, can Chie play the ten of clubs?",
    "ja": "場がダイヤの4・7・9、チエはクラブの10出せる?",
}
SPADES = "rules: daifugo\nseats: Aki, Ben, Chie\nturn: Aki\nfield: Ben S5, Chie S7\n"


def say(session: DeskSession, text: str, **more: Any) -> dict[str, Any]:
    session.take({"type": "argue", "text": text, **more})
    return session.state()


@pytest.mark.parametrize("lang", LOCK)
def test_words_on_an_empty_desk_lay_the_table_and_are_answered(lang: str) -> None:
    session = DeskSession("", lang)
    state = say(session, LOCK[lang])
    assert state["verdict"]["answer"] == "no"
    assert "field: D4, D7, D9" in state["text"]
    assert state["argument"]["notes"] == []
    session.take({"type": "undo"})
    assert "D4" not in session.state()["text"]
    assert session.state()["argument"] is None


PLAYED = [title.id for title in current().shelf()]


@pytest.mark.parametrize("lang", LOCK)
@pytest.mark.parametrize("id_", PLAYED)
def test_the_example_of_a_game_is_answered_at_its_empty_table(id_: str, lang: str) -> None:
    session = DeskSession("", lang)
    session.take({"type": "book", "book": id_})
    example = book(id_).example[lang]
    assert session.state()["example"].endswith(f" {example}")
    state = say(session, example)
    assert state["verdict"] or state["argument"]["answers"]
    assert state["argument"]["choose"] == ""  # it is certain


def test_no_two_games_have_the_same_example() -> None:
    own = [book(id_) for id_ in PLAYED if book(id_).base not in PLAYED]
    for lang in LOCK:
        assert len({each.example[lang] for each in own}) == len(own)


def test_words_at_an_empty_table_keep_its_rules() -> None:
    session = DeskSession("rules: hearts - first_lead\n")
    state = say(session, "S5 led, can Ben play H9?")
    assert "rules: hearts - first_lead\n" in state["text"]
    assert "  Aki: S5\n" in state["text"]


def test_a_question_about_the_table_keeps_the_table() -> None:
    session = DeskSession(SPADES)
    state = say(session, "can I play the 8 of clubs?")
    assert state["question"]["text"] == "may Aki play C8"
    assert state["verdict"]["answer"] == "no"
    assert "field: Ben S5, Chie S7" in state["text"]


def test_a_question_keeps_the_disputed_cards() -> None:
    session = DeskSession(SPADES + "hands:\n  Aki: C8 S9\nask: may Aki play C8\n")
    before = session.board
    assert before.disputed
    say(session, "is there a lock?")
    assert session.board is before


def test_what_is_in_effect_is_answered_without_a_verdict_and_leaves_the_table_alone() -> None:
    session = DeskSession(SPADES)
    before = session.board
    state = say(session, "is there a lock?")
    assert session.board is before
    assert "in effect now" in " ".join(state["argument"]["answers"])


def test_a_question_about_a_rule_shows_the_clause_and_opens_its_game() -> None:
    state = say(DeskSession(""), "does the 8 clear?")
    assert state["argument"]["answers"][0].startswith("8-cut")
    assert state["text"].startswith("rules: daifugo")


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("text", ["xyzzy plugh", "ほげほげ", "a" * 1001, "?"])
def test_words_that_mean_nothing_are_told_at_once_and_change_nothing(text: str, lang: str) -> None:
    session = DeskSession(SPADES, lang)
    before = session.board
    state = say(session, text)
    assert session.board is before
    assert state["argument"]["notes"]
    assert not state["argument"]["answers"]


def test_an_uncertain_meaning_waits_for_a_tap() -> None:
    session = DeskSession(SPADES)
    state = say(session, "can I stack +2 on +4")
    offers = state["argument"]["offers"]
    assert state["argument"]["choose"]
    assert "S5, Chie S7" in state["text"]
    session.take({"type": "mean", "offer": offers[0]["index"]})
    assert session.state()["argument"]["offers"][0]["chosen"]
    session.take({"type": "mean", "offer": 99})
    assert session.state()["problem"]["kind"] == "gone"


UNSURE = {
    "en": "six of spades, then me jack of spades, jun wants king of clubs. locked or not",
    "ja": "8出されたあと4を2枚で止めたらどっちの番になるの 4止めあり",
}


@pytest.mark.parametrize("lang", UNSURE)
def test_the_likeliest_meaning_is_answered_on_an_empty_desk_and_said_to_be_a_guess(
    lang: str,
) -> None:
    session = DeskSession("", lang)
    state = say(session, UNSURE[lang])
    argument = state["argument"]
    assert [offer["chosen"] for offer in argument["offers"]][:2] == [True, False]
    assert argument["choose"]
    assert state["verdict"] or argument["answers"]
    session.take({"type": "mean", "offer": 1})
    after = session.state()["argument"]
    assert after["offers"][1]["chosen"]
    assert after["choose"] != argument["choose"]
    session.take({"type": "undo"})
    session.take({"type": "undo"})
    assert session.state()["text"] == DeskSession("", lang).state()["text"]


EIGHT = "友達がハートの8でトップ上がりしました。反則ですよね?"


def test_a_guess_is_marked_at_the_verdict_until_a_meaning_is_chosen() -> None:
    session = DeskSession("", "ja")
    assert say(session, EIGHT)["argument"]["guess"]
    session.take({"type": "mean", "offer": 0})
    assert not session.state()["argument"]["guess"]
    assert not say(DeskSession("", "ja"), LOCK["ja"])["argument"]["guess"]
    of_a_rule = say(DeskSession("", "ja"), "革命中に3であがった おれ大貧民?")["argument"]
    assert of_a_rule["answers"]
    assert not of_a_rule["guess"]


@pytest.mark.parametrize(("text", "lang"), [(EIGHT, "ja"), (UNSURE["en"], "en")])
def test_nothing_stays_of_another_meaning(text: str, lang: str) -> None:
    def chosen(*offers: int) -> tuple[object, ...]:
        session = DeskSession("", lang)
        say(session, text)
        for offer in offers:
            session.take({"type": "mean", "offer": offer})
        state = session.state()
        return state["text"], state["question"], state["argument"]["answers"]

    count = len(say(DeskSession("", lang), text)["argument"]["offers"])
    assert len({str(chosen(offer)) for offer in range(count)}) > 2
    for offer in range(count):
        assert chosen(0, offer) == chosen(offer, 1, offer) == chosen(offer)


def test_what_was_not_read_is_said_once() -> None:
    (note,) = say(DeskSession("", "ja"), EIGHT)["argument"]["notes"]
    assert note.count("上がり") == 1


def test_a_rule_that_is_asked_about_twice_is_shown_once() -> None:
    answers = say(DeskSession("", "ja"), "UNOでドロー2にドロー2を重ねていい?")["argument"][
        "answers"
    ]
    assert len(answers) == len({*answers}) > 0


@pytest.mark.parametrize("text", ["Aki K? and then Chie", "then eight from aki or the two"])
def test_a_guess_never_changes_a_table_that_is_there(text: str) -> None:
    session = DeskSession(SPADES)
    before = session.board.full_description().replace(ask=())
    say(session, text)
    assert session.board.full_description().replace(ask=()) == before


def test_the_answer_goes_when_the_table_changes() -> None:
    session = DeskSession(SPADES)
    say(session, "is there a lock?")
    session.take({"type": "turn", "seat": 1})
    assert session.state()["argument"] is None


def test_words_on_the_front_page_open_the_desk() -> None:
    app = AppSession("en")
    app.act({"type": "open", "kind": "argue", "text": LOCK["en"], "id": None})
    assert app.view == "desk"
    assert app.state()["verdict"]["answer"] == "no"
    app.act({"type": "home"})
    app.act({"type": "open", "kind": "argue", "text": "is there a lock?", "id": None})
    assert app.view == "desk"
    assert app.state()["argument"]["answers"]
