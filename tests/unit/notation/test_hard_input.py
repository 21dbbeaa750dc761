"""What nobody types by hand: texts without end, half letters, huge numbers. Nothing raises."""

from __future__ import annotations

import json
import time
from contextlib import suppress
from typing import Any

import pytest

import referee
from referee.errors import RefereeError
from referee.ui.desk.session import DeskSession
from referee.ui.quiz.answers import EACH, AnswerForm, fits
from referee.ui.stepper.session import StepperSession
from tests.ui.desk.test_desk import LOCKED

HALF = "A\ud800"
LONG = "x" * 3_000


def written(state: dict[str, Any]) -> str:
    """A state as it goes over the wire."""
    return json.dumps(state, ensure_ascii=False).encode("utf-8").decode("utf-8")


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("text", ["あいうえお" * 600, LONG, f"rules: {LONG}\n"])
def test_a_text_that_is_one_endless_word_is_told_in_a_sentence(text: str, lang: str) -> None:
    session = DeskSession(text, lang)
    problem = session.state()["problem"]
    assert problem["kind"] == "unreadable"
    assert len(problem["message"]) < 700
    assert problem["text"] == text


@pytest.mark.parametrize(
    "action",
    [
        {"type": "rules", "text": LONG},
        {"type": "rules", "text": f"rules: {LONG}"},
        {"type": "rules", "text": f"rules: offkai +{LONG}"},
        {"type": "rename", "seat": 0, "name": LONG},
        {"type": "ask", "text": LONG},
        {"type": "ask", "text": f"may {LONG} play S3"},
        {"type": "make", "move": f"{LONG}: S3"},
        {"type": "text", "text": f"seats: {LONG}, Ben\nask:\n  whose turn\n"},
        {"type": "text", "text": f"hands:\n  {LONG}: S3\n  Ben: S3\n"},
        {"type": "book", "book": LONG},
        {"type": "option", "option": LONG, "value": LONG},
        {"type": "move", "card": LONG, "from": {"zone": "box"}, "to": {"zone": "field"}},
    ],
)
def test_endless_words_in_an_action_are_told_and_change_nothing(action: dict[str, Any]) -> None:
    session = DeskSession(LOCKED)
    before = session.state()["text"]
    state = session.act(action)
    assert state["problem"]["message"]
    assert len(state["problem"]["message"]) < 2_000
    assert state["text"] == before


def test_a_seat_is_called_by_forty_letters_at_most() -> None:
    assert referee.read(f"rules: offkai\nseats: {'A' * 40}, Ben\n").seats[0] == "A" * 40
    session = DeskSession(LOCKED)
    assert session.act({"type": "rename", "seat": 0, "name": "A" * 40})["problem"] is None
    state = session.act({"type": "rename", "seat": 0, "name": "A" * 41})
    assert "40" in state["problem"]["message"]
    for text in (f"seats: {'A' * 41}, Ben\n", f"hands:\n  {'A' * 41}: S3\n"):
        with pytest.raises(referee.ParseError, match="at most 40 letters"):
            referee.read(text)


@pytest.mark.parametrize(
    "action",
    [
        {"type": "rename", "seat": 0, "name": HALF},
        {"type": "text", "text": HALF},
        {"type": "ask", "text": HALF},
        {"type": "option", "option": "suit_lock", "value": HALF},
        {"type": "suppose", "options": {HALF: True}},
        {"type": HALF},
        HALF,
    ],
)
def test_half_a_letter_is_refused_in_words_that_can_be_sent(action: Any) -> None:
    session = DeskSession(LOCKED)
    assert '"kind": "action"' in written(session.act(action))
    assert written(session.act({"type": "undo"}))
    assert session.act({"type": "rename", "seat": 0, "name": "𠮷野家"})["problem"] is None


def test_numbers_without_end_are_refused() -> None:
    huge = 10**5_000
    session = DeskSession(LOCKED)
    assert session.act({"type": "unknown", "seat": 0, "count": 10**6})["problem"] is None
    too_many = {"type": "unknown", "seat": 0, "count": 10**6 + 1}
    assert session.act(too_many)["problem"]["kind"] == "action"
    assert session.act({"type": "seats", "count": huge})["problem"]["kind"] == "action"
    assert session.act({"type": "unknown", "seat": 0, "count": huge})["problem"]["text"]
    assert written(session.act({"type": "undo", "seq": huge}))


def test_what_is_nested_without_end_is_refused() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert DeskSession(LOCKED).act({"type": deep})["problem"]["kind"] == "action"


@pytest.mark.parametrize("session", [DeskSession(LOCKED), StepperSession(LOCKED)])
def test_earlier_actions_that_are_none_are_passed_over(session: Any) -> None:
    state = session.act({"type": "lang", "lang": "ja", "earlier": [1, None, "x", ["type"]]})
    assert (state["lang"], state["problem"]) == ("ja", None)


def test_a_still_page_is_asked_for_once() -> None:
    session = DeskSession(LOCKED)
    still = {"type": "still", "seq": 4}
    assert session.wishes(still)
    assert session.wishes({"type": "undo", "seq": 5, "earlier": [1, still]})
    session.act(still)
    assert not session.wishes({"type": "undo", "seq": 5, "earlier": [still]})
    assert not session.wishes({"type": "undo", "seq": 5, "earlier": [1]})
    assert not session.wishes(None)


def test_points_without_end_are_no_answer() -> None:
    points = AnswerForm(EACH, "points")
    assert fits(points, [10**6, -(10**6), None, 0])
    assert not fits(points, [10**5_000, 0, 0, 0])


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("J, J", ("SJ", "HJ", "DJ", "CJ")),
        ("１０", ("S10", "H10", "D10", "C10")),
        ("S9とH9", ("S9 H9",)),
        ("S9と", ()),
        ("horse", ()),
    ],
)
def test_what_lacks_a_suit_or_is_joined_by_a_word_is_told_how_to_write_it(
    typed: str, meant: tuple[str, ...]
) -> None:
    with pytest.raises(referee.ParseError) as caught:
        referee.read(f"rules: daifugo\nseats: Aki, Ben\nfield: {typed}\n")
    assert caught.value.near == meant


def test_a_rule_that_a_comma_puts_into_use_is_told_how_to_write_it() -> None:
    with pytest.raises(referee.ParseError) as caught:
        referee.read("rules: daifugo, jback\nseats: Aki, Ben\n")
    assert caught.value.near == ("rules: daifugo + jback",)
    assert referee.read(f"{caught.value.near[0]}\nseats: Aki, Ben\n").rulebook.value("j_back")


BLANKS = " " * 40_000
SEATS = "seats: Aki, Ben\n"


@pytest.mark.parametrize(
    "text",
    [
        BLANKS,
        f"rules: dai{BLANKS}fugo\n{SEATS}",
        f"rules: daifugo{BLANKS}- x\n{SEATS}",
        f"rules: daifugo, x{BLANKS}y\n{SEATS}",
        f"rules: daifugo, game{BLANKS}= x\n{SEATS}",
        f"rules: daifugo\nseats: Aki{BLANKS}(x{BLANKS}), Ben\n",
        f"rules: daifugo\n{SEATS}state: suit{BLANKS}lock D\n",
        f"rules: daifugo\n{SEATS}hands:\n  Aki: S3{BLANKS}? x{BLANKS}3\n",
        f"rules: daifugo\n{SEATS}play:\n  Aki: gives C3{BLANKS}to Ben\n",
        f"rules: daifugo\n{SEATS}ask: may{BLANKS}Ben{BLANKS}x\n",
    ],
    ids=lambda text: " ".join(text.split())[-30:],
)
def test_blanks_without_end_take_no_time(text: str) -> None:
    """Not even where a pattern could divide them in many ways."""
    with suppress(RefereeError):
        referee.read("rules: no such title\nseats: Aki, Ben\n")  # reads all books, once
    began = time.process_time()
    with suppress(RefereeError):
        _ = referee.read(text).questions
    assert time.process_time() - began < 2
