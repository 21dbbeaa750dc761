"""What the table waits for, at the seat concerned; cards that cannot lie where they lie."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from gallery.tables import TABLES
from referee.ui import static
from referee.ui.desk.session import DeskSession
from referee.ui.stepper.session import StepperSession

SEVEN = """
rules: daifugo + seven_pass
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: S7 S3 H4 D9
play:
  Aki: S7
"""
DOUBT, EXCHANGE = TABLES["million_doubt"], TABLES["exchange"]
GIVEN = EXCHANGE.replace("Aki: S3 H5 Jo", "Aki: S3") + "play:\n  Dan: gives SA S2 to Aki\n"
POINTING = "rules: culprit_poker\nseats: Aki, Ben, Chie\nplay:\n  Chie: points Aki\n"
PLACING = "rules: torite, game = bonus\nseats: Aki, Ben, Chie, Dan\nturn: Aki\n"
MAY_DOUBT = "may doubt the play, or let it through"
PLAIN = "rules: offkai\nseats: Aki, Ben\nturn: Aki\nfield: D4\n"


def waits(text: str, lang: str = "en") -> dict[str, Any]:
    seats = DeskSession(text, lang).state()["seats"]
    return {seat["name"]: seat["waits"] for seat in seats if seat["waits"]}


@pytest.mark.parametrize(
    ("text", "seat", "said", "clause", "move"),
    [
        (SEVEN, "Aki", "may give Ben one card", "7-pass", "Aki: gives H4 to Ben"),
        (SEVEN, "Aki", "may give Ben one card", "7-pass", "Aki: declines"),
        (DOUBT, "Chie", MAY_DOUBT, "Order of doubting", "Chie: doubt"),
        (GIVEN, "Aki", "Aki gives Dan any 2 cards.", "Card exchange", "Aki: gives S3 SA to Dan"),
        (POINTING, "Ben", "points at a player or at the victim", "", "Ben: points victim"),
        (PLACING, "Aki", "must place a meeple on a colour area", "Bonus game", "Aki: places R"),
    ],
)  # fmt: skip
def test_it_is_told_at_the_seat_with_its_moves(
    text: str, seat: str, said: str, clause: str, move: str
) -> None:
    told = waits(text)[seat]
    assert (told["text"], told["clauses"]) == (said, clause)
    assert move in [each["text"] for each in told["moves"]]


@pytest.mark.parametrize("text", [SEVEN, DOUBT, EXCHANGE, GIVEN, POINTING, PLACING])
def test_every_move_that_is_offered_can_be_made(text: str) -> None:
    for told in waits(text, "ja").values():
        assert told["text"]
        for move in told["moves"]:
            state = DeskSession(text).act({"type": "make", "move": move["text"]})
            assert state["problem"] is None, move


def test_the_line_says_what_is_waited_for_once() -> None:
    bidding = DeskSession("rules: bridge\nseats: Aki, Ben, Chie, Dan\nturn: Ben\n").state()
    assert bidding["waiting"]["text"] == "Ben must bid, double, redouble or pass."
    drawing = DeskSession("rules: uno\nseats: Aki, Ben, Chie\nturn: Aki\nplay:\n  Aki: R+2\n")
    state = drawing.state()
    assert state["verdict"]["headline"] == "Ben has to draw 2 cards."
    assert state["waiting"]["text"] == ""


def test_a_play_to_come_is_no_wait_and_the_turn_is_whose_answer_it_is() -> None:
    assert waits(PLAIN) == {}
    turns = [seat["turn"] for seat in DeskSession(SEVEN).state()["seats"]]
    assert turns == [True, False, False]
    after = DeskSession(SEVEN).act({"type": "make", "move": "Aki: declines"})
    assert [seat["turn"] for seat in after["seats"]] == [False, True, False]


def test_steps_and_pictures_tell_it_too() -> None:
    told = StepperSession(SEVEN)
    told.act({"type": "go", "index": 1})
    assert told.state()["seats"][0]["waits"]["clauses"] == "7-pass"
    assert "may give Ben one card" in static.table_picture(referee.read(SEVEN))


# ---- impossible cards


def wrong(text: str) -> dict[str, Any]:
    state = DeskSession(text).state()
    places = {seat["name"]: seat for seat in state["seats"]}
    places |= {f"play {at}": play for at, play in enumerate(state["field"])}
    places |= {"discards": state["discards"], "disputed": state["disputed"]}
    return {name: place["wrong"] for name, place in places.items() if place["wrong"]}


def test_a_card_that_lies_twice_is_marked_where_it_lies() -> None:
    text = "rules: offkai\nseats: Aki, Ben\nhands:\n  Ben: D9 S3\nfield: D4, D9 S9\n"
    assert wrong(text) == {"Ben": ["D9"], "play 1": ["D9"]}
    disputed = text.replace("  Ben: D9 S3\n", "  Ben: ? x3\n") + "ask:\n  may Ben play D4\n"
    assert wrong(disputed) == {"play 0": ["D4"], "disputed": ["D4"]}


def test_too_many_jokers_and_plays_that_are_none() -> None:
    jokers = "rules: offkai\nseats: Aki, Ben\nhands:\n  Ben: Jo Jo\ndiscards: Jo S3\n"
    assert wrong(jokers) == {"Ben": ["Jo", "Jo"], "discards": ["Jo"]}
    assert wrong("rules: offkai\nseats: Aki, Ben\nfield: D4 S9\n") == {"play 0": ["D4", "S9"]}


def test_what_is_in_order_is_not_marked() -> None:
    assert wrong(PLAIN) == {}


OFFERED = """\
rules: local + relief_goods
seats: Aki (daihinmin), Ben (hinmin), Chie (fugo), Dan (daifugo)
turn: Aki
hands:
  Aki: S3 C9
field: Dan S5
"""


@pytest.mark.parametrize(("lang", "label"), [("en", "Aki: draws ♠5"), ("ja", "Aki: ♠5を拾う")])
def test_what_may_be_done_besides_playing_and_passing_is_a_button(lang: str, label: str) -> None:
    session = DeskSession(OFFERED, lang)
    moves = {move["text"]: move["label"] for move in session.state()["moves"]}
    assert moves["Aki: draws S5"] == label
    drawn = session.act({"type": "make", "move": "Aki: draws S5", "offered": True})
    assert drawn["problem"] is None
    assert drawn["field"] == []


DOKAN = """\
rules: local + dokan
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: SJ D3
  Ben: H4 D7
  Chie: S5 C6
play:
  Aki: SJ
"""


@pytest.mark.parametrize(("lang", "label"), [("en", "Ben calls it"), ("ja", "Benは宣言する")])
def test_what_is_accepted_is_called_by_what_it_is(lang: str, label: str) -> None:
    moves = {move["text"]: move["label"] for move in DeskSession(DOKAN, lang).state()["moves"]}
    assert moves["Ben: accepts"] == label


LAST = """\
rules: local + last_card_call
seats: Aki, Ben
hands:
  Aki: S5 HK
play:
  Aki: S5
"""


@pytest.mark.parametrize(
    ("lang", "label"), [("en", "Aki says “last card”"), ("ja", "Akiが残り1枚を宣言")]
)
def test_who_has_to_say_that_one_card_is_left_has_a_button_until_it_is_said(
    lang: str, label: str
) -> None:
    desk = DeskSession(LAST, lang)
    offered = {each["label"]: each["text"] for each in desk.state()["moves"]}
    assert label in offered
    state = desk.act({"type": "make", "move": offered[label], "offered": True, "seq": 1})
    assert "Aki: says last card" in state["text"]
    assert label not in {each["label"] for each in state["moves"]}


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("rules", ["daifugo", "hearts", "sevens"])
def test_a_card_of_a_hand_is_disputed_by_the_player_who_holds_it(rules: str, seat: int) -> None:
    session = DeskSession(f"rules: {rules}\nseats: Aki, Ben, Chie, Dan\nfield: Aki D9\n")
    hand = {"zone": "hand", "seat": seat}
    session.take({"type": "move", "card": "D8", "from": {"zone": "box"}, "to": hand})
    session.take({"type": "move", "card": "D8", "from": hand, "to": {"zone": "disputed"}})
    state = session.state()
    assert state["disputed"]["seat"] == seat
    assert "D8" in state["text"].split("hands:")[1].split("field:")[0]


POINTED = """rules: culprit_poker
seats: Aki, Ben, Chie, Dan
play:
  Aki: points Chie
  Ben: points Chie
  Chie: points victim
  Dan: points Aki
"""


def test_what_waited_for_a_card_happens_once_it_is_named() -> None:
    session = DeskSession(POINTED)
    moves = session.state()["text"].split("play:")[1]
    assert session.state()["verdict"]["answer"] == "depends"
    hand = {"zone": "hand", "seat": 0}
    session.take({"type": "move", "card": "5", "from": {"zone": "box"}, "to": hand})
    state = session.state()
    assert state["text"].split("play:")[1] == moves
    assert state["problem"] is None
    assert "Aki" in state["verdict"]["headline"]
    assert state["verdict"]["answer"] != "depends"
