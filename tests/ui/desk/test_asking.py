"""The desk played by taps: what it asks by itself, what it asks back, whom it waits for."""

from __future__ import annotations

from typing import Any

import pytest

import referee
from referee.i18n.messages import LANGS
from referee.ui.desk.session import DeskSession

from .test_desk import DISPUTED, FIELD, User

FOUR = "seats: Aki, Ben, Chie, Dan\n"
UNTOLD = f"rules: torite, game = A'\n{FOUR}field: R4, Y6, B2, R1\n"
POINTING = f"rules: culprit_poker\n{FOUR}"
SEVEN = f"rules: daifugo + seven_pass + j_back\n{FOUR}turn: Dan\nhands:\n  Dan: C7 S4 D3\n"
DOUBT = (
    "rules: million_doubt\nseats: Aki, Ben, Chie\nturn: Aki\nfield: Chie HK\n"
    "hands:\n  Aki: H3 ? x4\n"
)
EXCHANGE = """rules: daifugo
seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)
hands:
  Aki: S3 H5 D9
  Ben: H3 H4
  Chie: SA C5
  Dan: S2 H2 C3 C4
state: exchange
"""
HEARTS = f"rules: hearts\n{FOUR}turn: Aki\nhands:\n  Aki: C4\n  Ben: C9\n  Chie: H3\n  Dan: SQ\n"


class Player(User):
    """Makes moves and answers by what the state offers."""

    def taps(self, move: str) -> str:
        """Taps a move that the line of the table offers; gives the headline then."""
        turns = self.sees["waiting"]["turns"]
        assert move in [each["text"] for turn in turns for each in turn["moves"]], turns
        return self.line_after("make", move=move, offered=True)

    def plays(self, *moves: str) -> str:
        return [self.line_after("make", move=move) for move in moves][-1]

    def answers(self, choice: str) -> str:
        ask = self.sees["asks"][0]
        assert choice in [each["value"] for each in ask["choices"]]
        return self.line_after("tell", ask=ask["id"], choice=choice)

    def line_after(self, kind: str, **fields: Any) -> str:
        state = self.does(kind, **fields)
        assert state["problem"] is None
        return str(state["verdict"]["headline"])

    @property
    def asked(self) -> str:
        return str(self.sees["question"]["text"])


def test_a_trick_to_its_end_asks_who_takes_it() -> None:
    user = Player(f"rules: torite, game = A'\n{FOUR}turn: Aki\n")
    assert user.plays("Aki: R4") == "Ben is next."
    line = user.plays("Ben: R9", "Chie: B2", "Dan: R1")
    assert line == "Ben takes the trick – red 9 is the highest red."
    assert user.asked == "who takes the trick"
    assert user.plays("Ben: R5") == "Chie is next."


def test_the_last_trick_of_hearts() -> None:
    user = Player(HEARTS)
    assert user.plays("Aki: C4", "Ben: C9", "Chie: H3", "Dan: SQ") == (
        "Ben takes the trick – ♣9 is the highest club."
    )


def test_who_played_a_card_is_asked_back_and_told() -> None:
    user = Player(UNTOLD)
    (ask,) = user.sees["asks"]
    assert ask["text"] == "Who played yellow 6?"
    assert [each["label"] for each in ask["choices"]] == ["Aki", "Ben", "Chie", "Dan"]
    assert user.answers("Dan") == "Dan takes the trick – yellow 6 is a trump."
    assert "field: R4, Dan Y6, B2, R1" in user.sees["text"]
    assert user.sees["asks"] == []


@pytest.mark.parametrize(("said", "gets"), [("yes", "Aki ranks above Ben"), ("no", "Ben ranks")])
def test_pointing_round_to_the_end(said: str, gets: str) -> None:
    user = Player(POINTING)
    assert user.sees["waiting"]["text"] == "Aki, Ben, Chie and Dan still have to point."
    line = user.taps("Aki: points Chie")
    assert line == "Ben, Chie and Dan still have to point."
    assert user.sees["waiting"]["text"] == ""  # the headline says it
    user.taps("Ben: points Chie")
    user.taps("Chie: points victim")
    assert user.taps("Dan: points Aki") == "It depends on whether Aki’s card ranks above Ben’s."
    assert user.answers(said).startswith(gets)
    assert referee.read(user.sees["text"]).ask("what happens").headline().startswith(gets)


def test_what_a_move_tells_is_told_by_that_move_and_the_game_goes_on() -> None:
    user = Player(POINTING)
    for move in ("Aki: points Chie", "Ben: points Chie", "Chie: points victim", "Dan: points Aki"):
        user.taps(move)
    assert user.answers("no") == "Ben ranks above Aki and gets Chie’s card."
    assert user.sees["waiting"]["text"] == "Ben and Dan still have to pass a card on."
    assert user.sees["text"].endswith("  Ben: beats Aki\n")
    user.does("undo")
    assert user.sees["asks"]


def test_what_was_told_after_a_move_is_told_of_that_point_alone() -> None:
    text = f"rules: hearts\n{FOUR}state: took Aki C2 C3 C4 C5\nturn: Aki\nplay:\n  Aki: D9\n"
    user = Player(f"{text}ask:\n  may Ben play S4\n")
    user.answers("yes")
    assert "told after 1 holds-no-suit Ben D yes" in user.sees["text"]
    assert user.answer == "yes"
    user.does("make", move="Ben: D3")
    user.does("make", move="Chie: D4")
    user.does("make", move="Dan: D5")
    user.does("make", move="Aki: D6")
    user.does("ask", text="may Ben play S4")
    assert user.answer == "depends"


def test_a_hidden_hand_is_told_by_yes_or_no() -> None:
    text = f"rules: hearts\n{FOUR}state: took Aki C2 C3 C4 C5\nfield: Aki D9\nturn: Ben\n"
    user = Player(f"{text}ask:\n  may Ben play S4\n")
    (ask,) = user.sees["asks"]
    assert (ask["text"], user.answer) == ("Does Ben have no diamonds at all?", "depends")
    assert [each["answerLabel"] for each in ask["choices"]] == ["Yes", "No"]
    assert user.answers("no").startswith("No – ")
    assert referee.read(user.sees["text"]).ask("may Ben play S4").answer == "no"


@pytest.mark.parametrize(
    ("lang", "waits", "punished"),
    [
        ("en", "Chie may doubt the play, or let it through.", "The cards were wrong, so Aki is"),
        (
            "ja",
            "Chieはダウトするか、スルーするかを決める。",
            "カードは不正で、Akiがペナルティを受ける。",
        ),
    ],
)
def test_a_doubt_on_a_card_face_down(lang: str, waits: str, punished: str) -> None:
    user = Player(DOUBT, lang)
    assert user.plays("Aki: (H3)") == waits
    assert user.taps("Chie: doubt").startswith(punished)


def test_seven_pass_and_j_back() -> None:
    user = Player(SEVEN)
    assert user.plays("Dan: C7") == "Dan may give Aki one card (7-pass)."
    assert user.taps("Dan: gives S4 to Aki").startswith("Dan gives Aki ♠4")
    assert user.plays("Aki: SJ") == "The ranking is reversed until the field is cleared (J-back)."
    user.does("ask", text="may Ben play H9")
    assert (
        user.sees["verdict"]["headline"] == "Yes – J-back: the ranking is reversed, so ♥9 beats ♠J."
    )


def test_an_exchange_asks_what_must_be_given() -> None:
    user = Player(EXCHANGE)
    assert user.asked == "what must Chie give"
    assert user.taps("Chie: gives SA to Ben") == (
        "Ben gives Chie any card – by last game’s titles."
    )
    user.taps("Dan: gives S2 H2 to Aki")
    assert user.asked == "what must Ben give"


def test_a_last_card_asks_how_its_player_is_out() -> None:
    user = Player(f"rules: offkai\n{FOUR}turn: Aki\nhands:\n  Aki: H2\n")
    assert user.plays("Aki: H2") == "Aki is out on a foul – ♥2 in the last play."
    assert user.asked == "is Aki out"


# ---- who plays


def test_nobody_plays_silently() -> None:
    user = Player(f"rules: offkai\n{FOUR}")
    user.puts("D4", FIELD)
    user.puts("D7", DISPUTED)
    (ask,) = user.sees["asks"]
    assert (ask["text"], ask["inferred"]) == ("Who plays it?", "Aki")
    assert user.asked == "may Aki play D7"
    user.does("tell", ask=ask["id"], choice="Chie")
    assert (user.asked, user.sees["asks"]) == ("may Chie play D7", [])


def test_whose_turn_it_is_needs_no_asking() -> None:
    user = Player(f"rules: offkai\n{FOUR}turn: Ben\n")
    user.puts("D7", DISPUTED)
    assert (user.asked, user.sees["asks"]) == ("may Ben play D7", [])


@pytest.mark.parametrize(
    "fields",
    [
        {"ask": "told who-played Y6 yes", "choice": "Nobody"},
        {"ask": "disputer", "choice": "Nobody"},
        {"ask": "", "choice": ""},
    ],
)
def test_an_answer_that_is_not_asked_for_changes_nothing(fields: dict[str, str]) -> None:
    desk = DeskSession(UNTOLD)
    before = desk.state()["text"]
    state = desk.act({"type": "tell", **fields})
    assert (state["text"], state["problem"]["kind"]) == (before, "gone")


def test_a_reason_that_the_headline_says_is_not_told_again() -> None:
    table = "rules: daifugo\nseats: Aki, Ben\nturn: Ben\nfield: S9\nask:\n  may Ben play C8\n"
    verdict = Player(table).sees["verdict"]
    assert verdict["headline"] == "No – ♣8 doesn’t beat ♠9."
    assert [text for each in verdict["reasons"] if (text := each["text"])] == [
        "A 10 or higher beats it."
    ]
    assert verdict["rest"] == ""


def test_whose_card_it_must_be_is_shown_though_nobody_said_so() -> None:
    user = Player(UNTOLD.replace("field: R4", "field: Aki R4"))
    assert [play.get("inferred") for play in user.sees["field"]] == [None, 1, 2, 3]
    assert [play["seat"] for play in user.sees["field"]] == [0, None, None, None]
    assert user.sees["verdict"]["headline"] == "Ben takes the trick – yellow 6 is a trump."


def test_what_jokers_stand_for_is_asked_with_each_way_and_told_to_the_table() -> None:
    player = Player(
        f"rules: daifugo\n{FOUR}hands:\n  Ben: H7 H8 H9 H10 HJ D6 D7 D8 D9\n"
        "field: Aki S6 S7 Jo Jo\nask:\n  what may Ben play\n"
    )
    ask = player.sees["asks"][0]
    assert ask["text"] == "What do the jokers next to ♠6 ♠7 stand for?"
    assert [each["label"] for each in ask["choices"]] == ["♠4 ♠5", "♠5 ♠8", "♠8 ♠9"]
    player.answers("S8 S9")
    assert player.sees["asks"] == []
    assert "S6 S7 Jo=S8 Jo=S9" in player.sees["text"]
    told = referee.read(player.sees["text"]).ask("what may Ben play")
    assert told.answer == {"run": ["H8 H9 H10 HJ"], "pass": True}
    player.does("undo")
    assert len(player.sees["asks"]) == 1


GUERRILLA = """
rules: local + guerrilla
seats: Aki, Ben, Chie
turn: Aki
hands:
  Ben: H5 D5 D8 DK
play:
  Aki: S5
ask:
  may Ben play H5 D5
"""
FIVE = "rules: daifugo + five_skip\nseats: Aki, Ben, Chie\nfield: Aki H5\nask: may Ben play H8\n"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("text", "did"), [(GUERRILLA, "offers"), (FIVE, "warns")])
def test_what_else_may_be_done_and_what_may_matter_is_drawn(text: str, did: str, lang: str) -> None:
    verdict = DeskSession(text, lang).state()["verdict"]
    told = {reason["did"]: reason["didLabel"] for reason in verdict["reasons"]}
    assert told[did]


def test_who_plays_the_disputed_cards_can_be_answered_without_losing_the_moves() -> None:
    player = User("rules: daifugo\nseats: Aki, Ben, Chie\nplay:\n  Aki: D4\n  Ben: D7\n")
    player.does("move", card="D9", **{"from": {"zone": "box"}, "to": DISPUTED})
    state = player.does("tell", ask="disputer", choice="Ben")
    assert "Aki: D4\n  Ben: D7\n" in state["text"]
    assert "may Ben play D9" in state["text"]
    assert state["problem"] is None


# ---- who begins

BIDDING = ("bridge", "euchre", "napoleon", "oh_hell", "skat", "spades")


@pytest.mark.parametrize("book", referee.books())
def test_who_dealt_is_asked_before_the_bids(book: str) -> None:
    user = Player(f"rules: {book}\nseats: Aki, Ben, Chie, Dan\n")
    user.does("seats", count=referee.book(book).usual_players)
    asked = [ask["text"] for ask in user.sees["asks"]]
    assert asked == (["Who dealt?"] if book in BIDDING else [])
    if not asked:
        return
    assert user.sees["waiting"] is None
    assert not any(seat["waits"] for seat in user.sees["seats"])
    for name in [seat["name"] for seat in user.sees["seats"]]:
        state = user.does("tell", ask="dealer", choice=name)
        assert state["asks"] == []
        (turn,) = state["waiting"]["turns"]
        assert [seat["name"] for seat in state["seats"] if seat["waits"]] == [turn["name"]]
        for move in turn["moves"]:
            assert user.does("make", move=move["text"], offered=True)["problem"] is None
            user.does("undo")
        user.does("undo")
    assert user.does("tell", ask="dealer", choice="Zoe")["problem"] is not None


def test_who_dealt_is_not_asked_if_the_turn_says_it() -> None:
    assert User("rules: bridge\nseats: Aki, Ben, Chie, Dan\nturn: Chie\n").sees["asks"] == []
