"""Every move that the desk offers is accepted, and the game can go on by taps alone."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.errors import RefereeError
from referee.table import Table
from referee.ui.desk.session import DeskSession
from referee.ui.desk.state import likely_moves
from referee.ui.shared.board import read_board
from referee.ui.shared.waiting_seats import draw_waits
from tests.scenarios.files import FILES, scenarios_in
from tests.thorough import share

SEATS = "seats: Aki, Ben, Chie, Dan\nturn: Aki\n"


def offered(text: str) -> tuple[Table | None, dict[int, Any], list[str]]:
    """The table, what it waits for by seat, and the moves that can be tapped."""
    try:
        board = read_board(text)
    except RefereeError:  # the scenario is about a text that can't be read
        return None, {}, []
    table = board.reached
    if table is None or table.opened:
        return None, {}, []
    waits = dict(draw_waits(table, "en"))
    taps = [move["text"] for wait in waits.values() for move in wait["moves"]]
    return table, waits, [*taps, *map(str, likely_moves(board))]


TABLES = [
    pytest.param(scenario["table"], id=f"{file.parent.name}-{file.stem}-{at}")
    for file in FILES
    for at, scenario in enumerate(scenarios_in(file))
]


def test_no_move_that_is_offered_is_refused_and_nobody_waits_without_one() -> None:
    for param in share(TABLES, 20):
        table, waits, moves = offered(str(param.values[0]))
        if table is None:
            continue
        for move in moves:
            try:
                table.play(move)
            except RefereeError as refused:
                pytest.fail(f"{param.id}: {move}: {refused}")
        can_go_on = any(wait["moves"] or wait["picks"] for wait in waits.values())
        assert not waits or can_go_on, f"{param.id}: {waits}"


GRIDS = {
    # what is bid, named, given or drawn -> the headings, rows and first cells
    "rules: bridge\nseats: Aki, Ben, Chie, Dan\nstate: dealer Aki, auction 1H\n": (
        ("Bid", "ビッド"),
        ["1", "2", "3", "4", "5", "6", "7"],
        ["1♠", "1NT", "2♣"],
    ),
    "rules: spades\nseats: Aki, Ben, Chie, Dan\nturn: Aki\n": (
        ("Bid", "ビッド"),
        [""],
        ["0", "1", "2"],
    ),
    "rules: local + q_bomber\nseats: Aki, Ben\nhands:\n  Aki: HQ S3 ? x3\nplay:\n  Aki: HQ\n": (
        ("Rank", "数字"),
        [""],
        ["3", "4", "5"],
    ),
    "rules: daifugo + seven_pass\nseats: Aki, Ben\nhands:\n  Aki: S7 S3 H4 D9 D8 CJ CQ\nplay:\n"
    "  Aki: S7\n": (("Give Ben", "Benに渡す"), [""], ["♠3", "♥4", "♦8"]),
}


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("text", GRIDS)
def test_many_moves_of_a_kind_are_a_grid(text: str, lang: str) -> None:
    headings, rows, cells = GRIDS[text]
    turns = DeskSession(text, lang).state()["waiting"]["turns"]
    moves = [move for move in turns[0]["moves"] if move["grid"]]
    assert {move["grid"] for move in moves} == {headings[lang == "ja"]}
    assert list(dict.fromkeys(move["row"] for move in moves)) == rows
    assert [move["short"] for move in moves[:3]] == cells


@pytest.mark.parametrize("name", ["Aki", "Chie"])
@pytest.mark.parametrize("book", ["bridge", "euchre", "oh_hell", "spades"])
def test_before_the_turn_is_known_each_player_may_begin(book: str, name: str) -> None:
    session = DeskSession(f"rules: {book}\nseats: Aki, Ben, Chie, Dan\n")
    move = "calls S" if book == "euchre" else "bids 1S" if book == "bridge" else "bids 1"
    state = session.act({"type": "make", "move": f"{name}: {move}"})
    assert state["problem"] is None
    assert state["asks"] == []


def test_the_table_does_not_wait_for_who_cannot_bid_yet() -> None:
    state = DeskSession("rules: spades\nseats: Aki, Ben, Chie, Dan\nturn: Aki\n").state()
    (turn,) = state["waiting"]["turns"]
    assert turn["name"] == "Aki"
    assert turn["moves"]
    assert [seat["name"] for seat in state["seats"] if seat["waits"]] == ["Aki"]


@pytest.mark.parametrize(
    ("text", "move", "left"),
    [
        (
            "rules: daifugo + seven_pass\n" + SEATS + "hands:\n  Aki: S7 C4 ? x2\n  Ben: ? x3\n"
            "play:\n  Aki: S7\n",
            "Aki: gives (?) to Ben",
            {"Aki": ("C4", 1), "Ben": ("", 4)},
        ),
        (
            "rules: daifugo + ten_discard\n" + SEATS + "hands:\n  Aki: S10 ? x2\n"
            "play:\n  Aki: S10\n",
            "Aki: discards (?)",
            {"Aki": ("", 1)},
        ),
        (
            "rules: daifugo\nseats: Aki (daihinmin), Ben (hinmin), Chie (fugo), Dan (daifugo)\n"
            "hands:\n  Aki: ? x5\n  Dan: ? x5\nstate: exchange\n",
            "Aki: gives (?) (?) to Dan",
            {"Aki": ("", 3), "Dan": ("", 7)},
        ),
        (
            "rules: local + tyrant\n" + SEATS + "hands:\n  Ben: ? x3\ndiscards: S3 S4 S5\n"
            "play:\n  Aki: S2\n",
            "Ben: draws (?)",
            {"Ben": ("", 4)},
        ),
    ],
)  # fmt: skip
def test_a_card_that_nobody_saw_can_be_given_drawn_or_discarded(
    text: str, move: str, left: dict[str, tuple[str, int]]
) -> None:
    session = DeskSession(text)
    waiting = session.state()["waiting"]
    assert move in [offer["text"] for turn in waiting["turns"] for offer in turn["moves"]]
    state = session.act({"type": "make", "move": move, "offered": True})
    assert state["problem"] is None
    hands = {seat["name"]: (" ".join(seat["cards"]), seat["unknown"]) for seat in state["seats"]}
    assert {name: hands[name] for name in left} == left
    assert DeskSession(state["text"]).state()["seats"] == state["seats"]


def test_a_card_that_nobody_saw_is_not_played() -> None:
    table = referee.read("rules: daifugo\n" + SEATS)
    for text in ("may Aki play (?)", "may Aki play S3 (?)"):
        with pytest.raises(RefereeError):
            table.ask(text)
    with pytest.raises(RefereeError):
        table.play("Aki: (?)")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_who_picks_cards_finds_the_move_when_they_are_laid(lang: str) -> None:
    text = (
        "rules: daifugo\nseats: Aki (daihinmin), Ben (hinmin), Chie (fugo), Dan (daifugo)\n"
        "hands:\n  Dan: S3 S4 S5 S6 S7 S8 S9\n  Aki: ? x5\nstate: exchange\n"
        "play:\n  Aki: gives HA H2 to Dan\n"
    )
    session = DeskSession(text, lang)
    turns = {turn["name"]: turn for turn in session.state()["waiting"]["turns"]}
    assert turns["Dan"]["picks"]
    session.act({"type": "disputer", "seat": turns["Dan"]["seat"]})
    dan = {"zone": "hand", "seat": turns["Dan"]["seat"]}
    for card in ("S3", "S4"):
        state = session.act({"type": "move", "card": card, "from": dan, "to": {"zone": "disputed"}})
    assert "Dan: gives S3 S4 to Aki" in [offer["move"] for offer in state["offers"]]
