"""Bids before the first card of a climbing game: what may be bid, and what is offered."""

from __future__ import annotations

import referee
from referee.model.moves import BID

HEAD = "rules: dou_dizhu\nseats: Aki, Ben, Chie\n"


def _offered(table: referee.Table) -> list[str]:
    moves = table.engine.bare_moves(table.seats, table.position)
    return [str(move) for move in moves if move.kind == BID]


def test_the_bids_that_may_be_made_are_offered() -> None:
    table = referee.read(f"{HEAD}turn: Ben\nstate: bid Aki 1")
    assert _offered(table) == ["Ben: bids 2", "Ben: bids 3"]
    assert _offered(table.play("Ben: bids 3")) == []


def test_before_the_turn_is_known_each_player_may_begin() -> None:
    table = referee.read(HEAD)
    assert len(_offered(table)) == 9
    assert _offered(table.play("Chie: bids 2")) == ["Aki: bids 3"]


def test_books_without_bidding_offer_none_and_allow_none() -> None:
    table = referee.read("rules: daifugo\nseats: Aki, Ben, Chie, Dan\nturn: Aki")
    assert _offered(table) == []
    assert table.ask("may Aki bid 2").answer == "no"


def test_the_landlord_takes_the_cards_that_were_left_over() -> None:
    hands = "\n".join(f"  {name}: ? x17" for name in ("Aki", "Ben", "Chie"))
    table = referee.read(f"{HEAD}turn: Aki\nhands:\n{hands}")
    for move in ("Aki: pass", "Ben: bids 1", "Chie: bids 2"):
        table = table.play(move)
    assert table.ask("who leads").answer == "Chie"
    assert table.position.unknown == (17, 17, 20)
