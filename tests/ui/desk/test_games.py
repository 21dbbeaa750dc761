"""The desk with games other than daifugo: their cards, what lies at the seats, who points."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.ui.desk.session import DeskSession

from .test_desk import BOX, DISPUTED, FIELD, User, hand

PLAY = {"zone": "field", "play": 0}
MEEPLES = """
rules: torite, game = bonus
seats: Aki, Ben, Chie
state: took Aki R1 R2 B3, took Ben B8 Y7 R9, meeple Aki R, meeple Ben B
field: Ben R4
"""
POINTING = """
rules: culprit_poker
seats: Aki, Ben, Chie, Dan
play:
  Aki: points Ben
  Chie: points victim
"""


def seats(text: str, lang: str = "en") -> list[dict[str, Any]]:
    state = DeskSession(text, lang).state()
    assert state["faults"] == []
    assert state["problem"] is None
    return list(state["seats"])


# ---- cards


def test_colours_have_a_letter_of_the_language() -> None:
    for lang, letters in (("en", ["R", "B", "Y"]), ("ja", ["赤", "青", "黄"])):
        suits = DeskSession("rules: torite\nseats: Aki, Ben\n", lang).state()["deck"]["suits"]
        assert [suit["symbol"] for suit in suits] == letters
        assert [suit["color"] for suit in suits] == ["red", "blue", "yellow"]


@pytest.mark.parametrize(("book", "hidden"), [("million_doubt", True), ("offkai", False)])
def test_the_deck_says_whether_cards_may_lie_face_down(book: str, hidden: bool) -> None:
    deck = DeskSession(f"rules: {book}\nseats: Aki, Ben, Chie\n").state()["deck"]
    assert deck["hidden"] is hidden


@pytest.mark.parametrize(("book", "card"), [("uno", "R7"), ("uno", "W"), ("offkai", "Jo")])
def test_a_card_of_which_there_are_several_is_played_from_the_hand_that_holds_it(
    book: str, card: str
) -> None:
    table = f"rules: {book}\nseats: Aki, Ben, Chie\nturn: Aki\n"
    user = User(f"{table}hands:\n  Aki: {card} ? x1\n")
    state = user.puts(card, DISPUTED)
    assert state["disputed"]["cards"] == [card]
    aki = state["seats"][0]
    assert (aki["cards"], aki["unknown"]) == ([], 1)
    assert user.does("clear", what="disputed")["seats"][0]["cards"] == [card]


def test_a_laid_card_is_turned_over_and_back() -> None:
    user = User("rules: million_doubt\nseats: Aki, Ben, Chie\n")
    user.puts("H3", FIELD)
    state = user.does("down", card="H3", at=PLAY, down=True)
    assert state["field"][0]["cards"] == ["(H3)"]
    state = user.does("down", card="(H3)", at=PLAY, down=False)
    assert state["field"][0]["cards"] == ["H3"]


def test_a_disputed_card_is_turned_over() -> None:
    user = User("rules: million_doubt\nseats: Aki, Ben, Chie\nturn: Aki\nfield: Chie HK\n")
    user.puts("D3", DISPUTED)
    assert user.answer == "no"
    state = user.does("down", card="D3", at=DISPUTED, down=True)
    assert state["disputed"]["cards"] == ["(D3)"]
    assert state["question"]["text"] == "may Aki play (D3)"
    assert user.answer == "yes"


def test_a_joker_stays_face_down_when_it_is_said_what_it_stands_for() -> None:
    user = User("rules: million_doubt\nseats: Aki, Ben, Chie\nfield: (Jo)\n")
    state = user.does("stand", card="(Jo)", at=PLAY, **{"as": "S8"})
    assert state["field"][0]["cards"] == ["(Jo=S8)"]


def test_where_no_card_lies_face_down_none_is_turned() -> None:
    user = User()
    user.puts("H3", FIELD)
    before = user.sees["text"]
    state = user.does("down", card="H3", at=PLAY, down=True)
    assert (state["text"], state["problem"]) == (before, None)


def test_a_card_that_nobody_has_seen_is_one_more_unknown_card_of_a_hand() -> None:
    user = User("rules: million_doubt\nseats: Aki, Ben, Chie\nhands:\n  Ben: S4 ? x2\n")
    state = user.puts("(?)", hand(1))
    assert (state["seats"][1]["cards"], state["seats"][1]["unknown"]) == (["S4"], 3)
    state = user.puts("(?)", FIELD)
    assert state["field"][0]["cards"] == ["(?)"]
    user.does("down", card="(?)", at=PLAY, down=False)
    assert user.sees["field"][0]["cards"] == ["(?)"]
    assert user.puts("(?)", BOX, PLAY)["field"] == []


# ---- the game beside the book


def test_the_games_of_a_book_are_a_choice_of_their_own() -> None:
    user = User("rules: torite\nseats: Aki, Ben, Chie\n")
    game = user.sees["game"]
    assert (game["id"], game["value"]) == ("game", "A")
    assert {"A", "A'", "bonus"} <= {each["value"] for each in game["values"]}
    state = user.does("option", option="game", value="A'")
    assert state["text"].startswith("rules: torite, game = A'")


def test_who_has_to_draw_is_offered_every_way_out() -> None:
    told = "turn: Aki\nhands:\n  Aki: W+4 B7 ?\nfield: R5\nplay:\n  Aki: W+4\n  Aki: calls G\n"
    state = User(f"rules: uno\nseats: Aki, Ben, Chie\n{told}").sees
    (turn,) = state["waiting"]["turns"]
    assert (turn["name"], turn["text"]) == ("Ben", "has to draw cards")
    offered = [move["text"] for move in turn["moves"]]
    assert offered == ["Ben: challenges", "Ben: draws from the stock"]
    after = User(f"rules: uno\nseats: Aki, Ben, Chie\n{told}  Ben: draws from the stock\n").sees
    assert after["waiting"] is None


def test_the_middle_goes_with_the_game_chosen() -> None:
    user = User("rules: torite\nseats: Aki, Ben, Chie\n")
    assert user.sees["middle"]["kind"] == "trick"
    assert user.does("option", option="game", value="sevens")["middle"]["kind"] == "rows"


@pytest.mark.parametrize("id_", referee.books())
def test_a_bare_table_has_as_many_players_as_usually_play(id_: str) -> None:
    user = User()
    usual = referee.book(id_).usual_players
    assert len(user.does("book", book=id_)["seats"]) == usual
    assert len(user.does("undo")["seats"]) == 4
    assert len(user.does("rules", text=f"rules: {id_}")["seats"]) == usual
    assert len(user.does("book", book="napoleon")["seats"]) == 5


def test_a_number_of_players_that_was_chosen_stays_if_the_next_book_allows_it() -> None:
    user = User()
    user.does("seats", count=6)
    assert len(user.does("book", book="napoleon")["seats"]) == 6
    assert len(user.does("book", book="skat")["seats"]) == 3


def test_players_with_cards_stay_when_a_book_has_fewer() -> None:
    user = User("rules: whist\nseats: Aki, Ben, Chie, Dan\nhands:\n  Dan: SA\n")
    assert len(user.does("book", book="german_whist")["seats"]) == 4


def test_a_book_of_another_family_begins_with_an_empty_table() -> None:
    user = User("rules: hearts\nseats: Aki, Ben, Chie, Dan\nstate: took Aki H2 H3 D4 SK\n")
    state = user.does("book", book="poker")
    assert state["text"] == "rules: poker\nseats: Aki, Ben, Chie, Dan\n"
    assert state["faults"] == []


# ---- at the seats


@pytest.mark.parametrize(
    ("book", "mark", "label"),
    [
        ("skat", "dealer", "{} dealt"),
        ("bridge", "declarer", "{} is the declarer"),
        ("dou_dizhu", "landlord", "{} is the landlord"),
        ("euchre", "maker", "{} called trump"),
    ],
)
def test_who_is_it_is_said_at_the_seat_by_a_tap(book: str, mark: str, label: str) -> None:
    players = ["Aki", "Ben", "Chie", "Dan"][: referee.book(book).players[1]]
    user = User(f"rules: {book}\nseats: {', '.join(players)}\n")
    offered = [each for each in user.sees["marks"] if each["mark"].startswith(f"{mark} ")]
    assert [(each["seat"], each["label"], each["apart"]) for each in offered] == [
        (name, label.format(name), True) for name in players
    ]
    assert f"state: {mark} Aki\n" in user.does("mark", mark=f"{mark} Aki", on=True)["text"]
    assert f"state: {mark} Ben\n" in user.does("mark", mark=f"{mark} Ben", on=True)["text"]
    assert mark not in user.does("mark", mark=f"{mark} Ben", on=False)["text"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["tricks: 1", "cards taken: 3", "meeple: red"]),
        ("ja", ["1トリック", "取り札3枚", "ミープル: 赤"]),
    ],
)
def test_tricks_and_meeples_lie_at_the_seats(lang: str, said: list[str]) -> None:
    aki, _, chie = seats(MEEPLES, lang)
    assert [token["label"] for token in aki["tokens"]] == said
    assert [token["suit"] for token in aki["tokens"]] == ["", "", "R"]
    assert chie["tokens"] == []


def test_the_cards_taken_are_told() -> None:
    tokens = {token["kind"]: token for token in seats(MEEPLES)[1]["tokens"]}
    assert tokens["taken"]["detail"] == "yellow 7 blue 8 red 9"


def test_passes_are_counted_at_the_seat() -> None:
    table = "rules: sevens\nseats: Aki, Ben, Chie\nturn: Aki\nstate: passes Ben 2\n"
    assert [token["label"] for token in seats(table)[1]["tokens"]] == ["passes: 2"]


def test_a_mark_names_its_seat_once() -> None:
    marks = DeskSession(MEEPLES).state()["marks"]
    assert [mark["label"] for mark in marks][:2] == ["Aki’s meeple: red", "Ben’s meeple: blue"]


# ---- pointing


def test_who_points_at_whom() -> None:
    aki, ben, chie, dan = seats(POINTING)
    assert aki["points"] == {"to": 1, "label": "points at Ben"}
    assert chie["points"] == {"to": None, "label": "points at the victim"}
    assert ben["points"] is dan["points"] is None


def test_all_who_have_not_pointed_are_waited_for() -> None:
    assert [seat["turn"] for seat in seats(POINTING)] == [False, True, False, True]


@pytest.mark.parametrize(
    ("book", "kind", "label"),
    [
        ("culprit_poker", "victim", "Victim"),
        ("sevens", "rows", "Rows"),
        ("hearts", "trick", "Trick"),
        ("poker", "shown", "Shown"),
        ("million_doubt", "field", "Field"),
    ],
)
def test_the_middle_of_the_table_has_its_name(book: str, kind: str, label: str) -> None:
    middle = DeskSession(f"rules: {book}\nseats: Aki, Ben, Chie, Dan\n").state()["middle"]
    assert (middle["kind"], middle["label"]) == (kind, label)


def test_a_question_without_words_of_the_desk_is_asked_in_its_own() -> None:
    user = User(POINTING)
    assert user.does("ask", text="may Ben point at Dan")["question"]["label"] == (
        "May Ben point at Dan?"
    )


def test_the_sevens_that_lie_there_from_the_start_are_shown() -> None:
    user = User("rules: sevens\nseats: Aki, Ben, Chie\nhands:\n  Aki: D8 S9\n")
    assert [play["cards"] for play in user.sees["field"]] == [["S7"], ["H7"], ["D7"], ["C7"]]
    state = user.puts("D8", {"zone": "field", "play": 2}, {"zone": "hand", "seat": 0})
    assert [play["cards"] for play in state["field"]] == [["S7"], ["H7"], ["D7", "D8"], ["C7"]]
    assert state["seats"][0]["cards"] == ["S9"]


TRICK = "rules: hearts\nseats: Aki, Ben, Chie, Dan\nplay:\n  Aki: C2\n  Ben: C5\n  Chie: CK\n"


def test_cards_of_a_trick_that_was_taken_are_known_to_be_gone() -> None:
    session = DeskSession(TRICK)
    assert session.state()["spent"] == []
    session.take({"type": "make", "move": "Dan: C7"})
    assert sorted(session.state()["spent"]) == ["C2", "C5", "C7", "CK"]
    session.take({"type": "undo"})
    assert session.state()["spent"] == []


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_mark_of_several_suits_lists_them_as_the_language_does(lang: str) -> None:
    text = "rules: daifugo\nseats: Aki, Ben\nfield: S4 D4, S5 D5\n"
    labels = {mark["label"] for mark in DeskSession(text, lang).state()["marks"]}
    assert {"en": "Locked: spades and diamonds", "ja": "スペードとダイヤ縛り"}[lang] in labels, (
        labels
    )


def test_a_card_that_another_player_plays_leaves_no_trace_in_a_hand() -> None:
    text = "rules: daifugo\nseats: Aki, Ben, Chie\nhands:\n  Ben: H9 HK ?\nplay:\n  Aki: D4\n"
    user = User(text)
    state = user.puts("C5", DISPUTED)
    assert (state["disputed"]["seat"], state["disputed"]["cards"]) == (1, ["C5"])
    state = user.does("disputer", seat=2)
    assert (state["disputed"]["seat"], state["disputed"]["cards"]) == (2, ["C5"])
    assert state["seats"][1]["cards"] == ["H9", "HK"]
