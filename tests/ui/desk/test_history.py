"""The desk does not forget what was played: a change is of the table as it lies, its moves stay."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.i18n.messages import LANGS
from referee.ui.desk.session import DeskSession

from .test_desk import BOX, DISPUTED, FIELD, LOCKED, User, hand

CUT = "rules: daifugo + four_stop\nseats: Aki, Ben, Chie, Dan\nplay:\n  Aki: S8 H8\n"
SEVEN = "rules: daifugo + seven_pass\nseats: Aki, Ben, Chie, Dan\nplay:\n  Dan: C7\n"
FOURS = ("S4", "H4", "D4", "C4")


def waits(user: User) -> dict[str, str]:
    return {seat["name"]: seat["waits"]["text"] for seat in user.sees["seats"] if seat["waits"]}


def offers(user: User) -> dict[str, str]:
    return {offer["kind"]: offer["move"] for offer in user.sees["offers"]}


def agrees(user: User) -> None:
    """The text of the desk, asked by the referee, gets the desk's answer."""
    state = user.sees
    verdict = referee.read(state["text"]).ask(state["question"]["text"])
    assert verdict.answer == user.answer


# ---- the quarrels


def test_an_eight_cut_waits_while_the_fours_are_laid_out() -> None:
    user = User("rules: daifugo + four_stop\nseats: Aki, Ben, Chie, Dan\n")
    for card in ("S8", "H8"):
        user.puts(card, DISPUTED)
    user.does("play")
    waited = waits(user)
    assert list(waited) == ["Ben"]
    for card in FOURS:
        user.puts(card, DISPUTED)
        assert waits(user) == waited
    assert user.answer == "yes"
    agrees(user)
    user.does("disputer", seat=2)
    assert (waits(user), user.sees["disputed"]["seat"]) == (waited, 2)
    agrees(user)
    user.does("disputer", seat=1)
    state = user.does("play")
    assert state["problem"] is None
    assert "play:\n  Aki: S8 H8\n  Ben: " in state["text"]


def test_a_play_that_the_desk_lists_is_a_play_that_it_allows() -> None:
    user = User("rules: daifugo + four_stop\nseats: Aki, Ben, Chie, Dan\n")
    for card in FOURS:
        user.puts(card, hand(1))
    user.puts("S8", DISPUTED)
    user.puts("H8", DISPUTED)
    user.does("play")
    user.does("ask", text="what may Ben play")
    plays = [play for group in user.sees["verdict"]["plays"] for play in group["plays"]]
    assert plays == [list(FOURS)] or [sorted(play) for play in plays] == [sorted(FOURS)]
    user.does("try", cards=plays[0], of="what may Ben play")
    assert user.answer == "yes"
    agrees(user)


def test_a_seven_is_handed_over_after_the_card_was_named() -> None:
    user = User("rules: daifugo + seven_pass + j_back\nseats: Aki, Ben, Chie, Dan\nturn: Chie\n")
    for card in ("SJ", "C7"):
        user.puts(card, DISPUTED)
        user.does("play")
    assert list(waits(user)) == ["Dan"]
    user.puts("C4", hand(3))
    assert list(waits(user)) == ["Dan"]
    told = user.sees["seats"][3]["waits"]["moves"]
    assert "Dan: gives C4 to Aki" in [move["text"] for move in told]
    state = user.does("make", move="Dan: gives C4 to Aki", offered=True)
    assert (state["problem"], state["seats"][0]["cards"]) == (None, ["C4"])


def test_a_card_named_as_disputed_may_be_the_one_that_is_owed() -> None:
    user = User(SEVEN)
    user.does("disputer", seat=3)
    user.puts("C4", DISPUTED)
    assert list(waits(user)) == ["Dan"]
    assert offers(user)["make"] == "Dan: gives C4 to Aki"
    state = user.does("make", move=offers(user)["make"])
    assert (state["problem"], state["disputed"]["cards"]) == (None, [])
    assert waits(user) == {}


# ---- every edit


EDITS: list[dict[str, Any]] = [
    {"type": "move", "card": "C4", "from": BOX, "to": hand(3)},
    {"type": "move", "card": "C5", "from": BOX, "to": {"zone": "discards"}},
    {"type": "move", "card": "C4", "from": BOX, "to": DISPUTED},
    {"type": "unknown", "seat": 0, "count": 4},
    {"type": "unknown", "seat": 2, "count": 4},
    {"type": "unknown", "seat": 2, "by": 1},
    {"type": "title", "seat": 1, "title": "fugo"},
    {"type": "rename", "seat": 0, "name": "Zoe"},
    {"type": "mark", "mark": "revolution", "on": True},
    {"type": "disputer", "seat": 2},
    {"type": "lang", "lang": "ja"},
    {"type": "option", "option": "suit_lock", "value": False},
    {"type": "ask", "text": "whose turn"},
]


@pytest.mark.parametrize("text", [CUT, SEVEN], ids=["cut", "seven"])
@pytest.mark.parametrize("action", EDITS, ids=lambda action: str(sorted(action.items())[-1]))
def test_an_edit_beside_the_moves_keeps_them_and_what_waits(
    text: str, action: dict[str, Any]
) -> None:
    user = User(text)
    before = len(waits(user))
    state = user.session.act(action)
    assert state["problem"] is None
    assert text.partition("play:")[2].split(":", 1)[1] in state["text"]
    assert len(waits(user)) == before
    agrees(user)


def test_a_player_whose_hand_shows_no_answer_is_asked_no_longer() -> None:
    user = User("rules: daifugo + four_stop\nseats: Aki, Ben, Chie\nplay:\n  Aki: S8\n")
    assert list(waits(user)) == ["Ben"]
    user.does("unknown", seat=1, count=0)
    state = user.puts("C9", hand(1))
    assert (state["problem"], list(waits(user))) == (None, ["Chie"])
    assert "play:\n  Aki: S8\n" in state["text"]
    agrees(user)


def test_a_hand_is_what_it_was_told_to_be_now() -> None:
    user = User("rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: D4\n  Ben: D9\n")
    state = user.does("unknown", seat=0, count=5)
    assert state["seats"][0]["unknown"] == 5
    assert "Aki: ? x6" in state["text"]
    assert user.puts("S3", hand(0))["seats"][0]["cards"] == ["S3"]
    assert user.does("unknown", seat=0, by=-1)["seats"][0]["unknown"] == 4
    assert "play:\n  Aki: D4\n  Ben: D9\n" in user.sees["text"]


def test_a_card_that_was_handed_over_is_disputed_once() -> None:
    text = SEVEN.replace("play:", "hands:\n  Dan: C7 C4 ? x2\n  Aki: ? x3\nplay:")
    user = User(text + "  Dan: gives C4 to Aki\n")
    user.puts("C4", DISPUTED, hand(0))
    assert (user.sees["faults"], user.sees["seats"][0]["cards"]) == ([], [])
    assert "Dan: gives C4 to Aki" in user.sees["text"]
    agrees(user)
    user.puts("C4", hand(0), DISPUTED)
    assert user.sees["seats"][0]["cards"] == ["C4"]
    assert user.sees["text"].count("C4") == 2


# ---- what does not go together


@pytest.mark.parametrize("lang", LANGS)
def test_an_edit_that_contradicts_the_moves_says_what_it_costs(lang: str) -> None:
    user = User(SEVEN, lang)
    state = user.does("turn", seat=2)
    assert "play:" not in state["text"]
    told = state["problem"]["message"]
    assert (state["problem"]["kind"], "Dan" in told) == ("forgotten", True)
    assert ("7-pass" if lang == "en" else "7渡し") in told
    assert list(offers(user))[:2] == ["undo", "noted"]
    assert user.does("noted")["problem"] is None
    assert user.does("undo")["problem"] is None
    assert list(waits(user)) == ["Dan"]


def test_of_moves_that_contradict_the_last_ones_are_kept() -> None:
    moves = "  Dan: HJ\n  Aki: pass\n  Ben: pass\n  Chie: pass\n  Dan: C7\n"
    user = User(SEVEN.replace("  Dan: C7\n", moves))
    state = user.puts("HJ", BOX, {"zone": "discards"})
    assert "play:\n  Dan: C7\n" in state["text"]
    assert list(waits(user)) == ["Dan"]
    assert state["problem"]["kind"] == "forgotten"


def test_a_play_taken_off_the_field_is_taken_back() -> None:
    user = User(CUT + "  Ben: S4 H4 D4 C4\n")
    assert user.sees["field"] == []
    user.does("undo")
    user = User(LOCKED + "play:\n  Aki: D10\n  Ben: DJ\n")
    state = user.puts("DJ", BOX, {"zone": "field", "play": 4})
    assert state["text"].endswith("play:\n  Aki: D10\n")
    assert "♦J" in state["problem"]["message"]


def test_who_made_a_play_and_what_a_joker_was_is_said_of_the_move() -> None:
    user = User("rules: offkai\nseats: Aki, Ben, Chie\nturn: Aki\nplay:\n  Aki: S4 Jo\n")
    state = user.does("stand", card="Jo", at={"zone": "field", "play": 0}, **{"as": "H4"})
    assert "  Aki: S4 Jo=H4\n" in state["text"]
    user = User("rules: offkai\nseats: Aki, Ben, Chie\nplay:\n  Aki: S4\n")
    state = user.does("player", play=0, seat=1)
    assert state["text"].endswith("play:\n  Ben: S4\n")


# ---- laid on the field


def test_cards_laid_on_a_table_with_moves_are_the_next_move() -> None:
    user = User(CUT)
    for card in FOURS:
        user.puts(card, FIELD)
    state = user.sees
    assert state["text"].endswith("play:\n  Aki: S8 H8\n  Ben: D4 C4 H4 S4\n") or (
        "Ben: " in state["text"] and "!" not in state["text"]
    )
    assert state["problem"] is None
    assert waits(user) == {}


def test_a_card_dragged_from_a_hand_is_that_players_move() -> None:
    user = User(LOCKED + "hands:\n  Chie: DK S3\nplay:\n  Aki: D10\n")
    state = user.puts("DK", FIELD, hand(2))
    assert "  Chie: DK !" in state["text"]
    assert state["problem"]["kind"] == "refused"
    assert state["seats"][2]["cards"] == ["S3"]


@pytest.mark.parametrize(
    ("cards", "rules", "move"),
    [
        (("S8",), "offkai", "Aki: S8"),
        (("S8", "H8"), "daifugo + four_stop", "Aki: S8 H8"),
        (("C7",), "daifugo + seven_pass", "Aki: C7"),
        (FOURS, "daifugo", "Aki: D4 C4 H4 S4"),
        (("C5",), "daifugo", None),
    ],
)
def test_cards_that_do_something_as_a_move_are_offered_as_one(
    cards: tuple[str, ...], rules: str, move: str | None
) -> None:
    user = User(f"rules: {rules}\nseats: Aki, Ben, Chie, Dan\n")
    for card in cards:
        user.puts(card, FIELD)
    offered = offers(user).get("instead")
    assert sorted((offered or "").split()) == sorted((move or "").split())
    if move:
        state = user.does("instead", play=0)
        assert (state["problem"], "play:\n  Aki: " in state["text"]) == (None, True)
        assert "instead" not in offers(user)


# ---- a refused move


REFUSED = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nplay:\n  Aki: D4\n  Ben: D6\n  Chie: D9\n"


def test_a_table_with_a_refused_move_lies_as_before_it() -> None:
    user = User(REFUSED + "  Dan: C10\n  Aki: DJ\n")
    state = user.sees
    assert [play["cards"] for play in state["field"]] == [["D4"], ["D6"], ["D9"]]
    assert state["refused"]["text"] == "Dan: C10"
    assert [seat["name"] for seat in state["seats"] if seat["turn"]] == ["Dan"]
    assert (state["problem"]["kind"], user.answer) == ("illegal", "no")
    assert offers(user) == {"stands": "Dan: C10", "without": "Dan: C10"}
    assert "Aki: DJ" in user.puts("S3", hand(0))["text"]
    state = user.does("stands", move="Dan: C10")
    assert "  Dan: C10 !\n" in state["text"]
    user.does("undo")
    state = user.does("without", move="Dan: C10")
    assert state["text"].endswith("play:\n  Aki: D4\n  Ben: D6\n  Chie: D9\n")
    assert user.does("stands", move="Dan: C10")["problem"]["kind"] == "gone"


def test_a_rule_switched_on_may_refuse_what_was_played() -> None:
    played = REFUSED.replace("offkai", "offkai - suit_lock") + "  Dan: C10\n"
    user = User(played)
    state = user.does("option", option="suit_lock", value=True)
    assert [play["cards"] for play in state["field"]][-1] == ["D9"]
    assert (state["refused"]["text"], user.answer) == ("Dan: C10", "no")


def test_after_a_refused_move_one_goes_on_with_another() -> None:
    user = User(REFUSED + "  Dan: C10\n")
    user.puts("D10", FIELD)
    assert "Dan: D10" in user.sees["text"]
    assert "C10" not in user.sees["text"]
    assert user.sees["refused"] is None


def test_one_more_player_is_asked_too() -> None:
    user = User("rules: million_doubt\nseats: Aki, Ben, Chie\nplay:\n  Aki: (H3)\n")
    state = user.does("seats", by=1)
    assert state["problem"] is None
    assert state["text"].endswith("play:\n  Aki: (H3)\n")
    for name in ("Ben", "Chie", "Dan"):
        assert list(waits(user)) == [name]
        user.does("make", move=f"{name}: through", offered=True)
    assert waits(user) == {}


def test_a_doubt_that_goes_with_its_card_is_told() -> None:
    """A card is added to the play that may be doubted, then the one that lay face down is taken."""
    user = User("rules: million_doubt\nseats: Aki, Ben, Chie\nplay:\n  Aki: (H3)\n")
    assert waits(user)
    play = {"zone": "field", "play": 0, "playId": user.sees["field"][0]["id"]}
    user.does("move", card="S3", **{"from": BOX}, to=play)
    user.does("move", card="(H3)", **{"from": play}, to=DISPUTED)
    assert not waits(user)
    assert user.sees["problem"]["kind"] == "forgotten"
    assert "undo" in offers(user)


def test_a_window_that_a_third_8_closes_is_told() -> None:
    user = User(CUT)
    assert waits(user)
    play = {"zone": "field", "play": 0, "playId": user.sees["field"][0]["id"]}
    user.does("move", card="C8", **{"from": BOX}, to=play)
    assert not waits(user)
    assert user.sees["problem"]["kind"] == "forgotten"


def test_a_card_that_was_given_away_can_be_disputed_with_the_moves() -> None:
    text = (
        "rules: daifugo + seven_pass\nseats: Aki, Ben, Chie, Dan\nturn: Chie\n"
        "hands:\n  Chie: C4 S7 HK ?\nplay:\n  Chie: S7\n  Chie: gives C4 to Dan\n"
    )
    session = DeskSession(text)
    hand, slot = {"zone": "hand", "seat": 3}, {"zone": "disputed"}
    state = session.act({"type": "move", "card": "C4", "from": hand, "to": slot})
    assert state["problem"] is None
    assert state["question"]["text"] == "may Dan play C4"
    assert "Chie: gives C4 to Dan" in state["text"]
    state = session.act({"type": "move", "card": "C4", "from": slot, "to": hand})
    assert (state["problem"], state["text"]) == (None, text)


@pytest.mark.parametrize("lang", LANGS)
def test_the_name_of_another_player_is_refused_and_said(lang: str) -> None:
    session = DeskSession("rules: daifugo\nseats: Aki, Ben, Chie\n", lang)
    state = session.act({"type": "rename", "seat": 1, "name": "Aki"})
    assert "Aki" in state["problem"]["message"]
    assert [seat["name"] for seat in state["seats"]] == ["Aki", "Ben", "Chie"]
    assert session.act({"type": "rename", "seat": 1, "name": "Ben"})["problem"] is None
