"""The moves of the table in order: each can be disputed, changed, removed, or taken back to."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.i18n.messages import LANGS
from referee.library.context import book as book_of
from referee.model.questions import legality_question
from referee.notation.header import write_rules
from referee.notation.moves import read_move
from referee.notation.writer import write_text
from referee.simulation import deal, play_out
from referee.ui.desk.session import DeskSession
from tests.tiers import quick
from tests.ui.desk.test_desk import DISPUTED, User

PLAYED = """\
rules: daifugo + five_skip
seats: Aki, Ben, Chie, Dan
field: S3
play:
  Ben: S4
  Chie: S5
  Aki: S6
  Ben: S8
"""
MOVES = 8
GAMES = quick(referee.books(), 4, "the first tier disputes the moves of four games")


def moves(user: User) -> list[str]:
    return [move["text"] for move in user.sees["record"]]


def revised(user: User, at: int, **fields: Any) -> dict[str, Any]:
    return user.does("revise", at=at, of=moves(user)[at], **fields)


def random_game(book: str, seed: int) -> str:
    """A table text with the first moves of a game."""
    players = book_of(book).usual_players
    game = play_out(deal(seed, players, book), seed, MOVES)
    return write_text(write_rules(game.dealt, game.rules).replace(play=game.moves))


def test_the_record_says_what_each_move_led_to() -> None:
    record = User(PLAYED).sees["record"]
    assert [move["label"] for move in record] == ["Ben: ♠4", "Chie: ♠5", "Aki: ♠6", "Ben: ♠8"]
    assert [move["effects"] for move in record[1:]] == [
        ["Dan is skipped"],
        [],
        ["the field is cleared"],
    ]
    assert {move["status"] for move in record} == {"made"}
    assert User(PLAYED, "ja").sees["before"] == "最初に場にあったカード: ♠3。"
    assert (User().sees["record"], User().sees["before"]) == ([], "")


TELLING = {
    "a bid": "rules: oh_hell\nseats: Aki, Ben, Chie, Dan\nstate: dealer Dan\n"
    "play:\n  Aki: bids 2\n",
    "a colour": "rules: uno\nseats: Aki, Ben\nplay:\n  Aki: W\n  Aki: calls G\n",
    "a card that is given": "rules: daifugo + seven_pass\nseats: Aki, Ben, Chie, Dan\nturn: Aki\n"
    "hands:\n  Aki: S7 S3 ? x3\nplay:\n  Aki: S7\n  Aki: gives S3 to Ben\n",
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("told", TELLING)
def test_an_effect_that_only_tells_the_move_again_is_left_out(told: str, lang: str) -> None:
    """And only such an effect: the same table says it when it is asked what happened."""
    session = DeskSession(TELLING[told], lang)
    assert session.state()["record"][-1]["effects"] == []
    assert referee.read(TELLING[told]).ask("what happens").answer != []


def test_a_refused_move_and_those_after_it_say_so() -> None:
    user = User(PLAYED.replace("S6", "S2!"))  # the mark is needless: it is legal
    assert [move["status"] for move in user.sees["record"]] == ["made"] * 3 + ["refused"]
    user = User(PLAYED.replace("Aki: S6", "Dan: S6"))
    assert [move["status"] for move in user.sees["record"]][2:] == ["refused", "waiting"]
    user.does("stands", move="Dan: S6")
    assert user.sees["record"][2]["status"] == "stood"


def test_a_move_is_disputed_as_it_was_made() -> None:
    user = User(PLAYED)
    state = user.does("contest", at=2, of="Aki: S6")
    assert (moves(user), state["disputed"]["cards"]) == (["Ben: S4", "Chie: S5"], ["S6"])
    assert state["verdict"]["answer"] == "yes"
    user.does("undo")
    assert len(moves(user)) == 4
    first = user.does("contest", at=0, of="Ben: S4")
    assert (first["record"], first["field"][0]["cards"]) == ([], ["S3"])


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("book", GAMES)
def test_every_recorded_move_can_be_disputed(book: str, lang: str) -> None:
    session = DeskSession(random_game(book, seed=1), lang)
    record, text = session.state()["record"], session.state()["text"]
    assert record
    for at, entry in enumerate(record):
        move = read_move(entry["text"], session.board.deck)
        if entry["asks"]:
            other = DeskSession(text, lang)
            state = other.act({"seq": 1, "type": "contest", "at": at, "of": entry["text"]})
            assert state["question"]["text"] == str(legality_question(move))
            assert state["verdict"]["answer"] == "yes", entry


def test_what_follows_a_move_is_taken_back() -> None:
    user = User(PLAYED)
    revised(user, 2, drop=None)
    assert moves(user) == ["Ben: S4", "Chie: S5"]
    revised(user, 0, drop=None)
    assert (moves(user), user.sees["field"][0]["cards"]) == ([], ["S3"])
    user.does("undo")
    user.does("undo")
    assert len(moves(user)) == 4


def test_a_missing_move_is_added_and_the_dispute_stays() -> None:
    user = User(PLAYED.replace("  Chie: S5\n  Aki: S6\n  Ben: S8\n", "  Aki: S6\n"))
    assert user.sees["record"][1]["status"] == "refused"
    user = User("rules: daifugo\nseats: Aki, Ben, Chie\nplay:\n  Aki: S4\n  Chie: S6\n")
    user.does("stands", move="Chie: S6")
    user.puts("S7", DISPUTED)
    state = revised(user, 1, drop=0, move="Ben: S5")
    assert moves(user) == ["Aki: S4", "Ben: S5", "Chie: S6 !"]
    assert state["disputed"]["cards"] == ["S7"]
    assert state["problem"] is None


def test_a_changed_move_is_judged_like_those_after_it() -> None:
    user = User(PLAYED)
    revised(user, 1, drop=1, move="Chie: ♠7")
    assert moves(user)[1] == "Chie: S7"
    assert [move["status"] for move in user.sees["record"]] == [
        "made",
        "made",
        "refused",  # Dan isn't skipped now
        "waiting",
    ]
    assert {offer["kind"] for offer in user.sees["offers"]} == {"stands", "without"}
    revised(user, 2, drop=1)
    assert moves(user) == ["Ben: S4", "Chie: S7", "Ben: S8"]


@pytest.mark.parametrize("lang", LANGS)
def test_words_that_are_no_move_change_nothing(lang: str) -> None:
    user = User(PLAYED, lang)
    state = revised(user, 1, drop=1, move="Chie: zzz")
    assert state["problem"]["kind"] == "revise"
    assert "zzz" in state["problem"]["message"]
    assert len(moves(user)) == 4


def test_another_move_than_the_page_shows_stays() -> None:
    user = User(PLAYED)
    for kind in ("revise", "contest"):
        state = user.does(kind, at=1, of="Chie: S9")
        assert state["problem"]["kind"] == "gone"
        assert len(moves(user)) == 4
