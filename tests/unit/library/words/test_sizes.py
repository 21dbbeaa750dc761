"""A house's rules that ask how many cards a player has, how many players are left, who plays."""

from __future__ import annotations

import pytest

import referee
from tests.own_rule import define_rule, in_words

pytestmark = pytest.mark.usefixtures("forgets_books")

TABLE = """
rules: ours + mine
seats: Aki (daihinmin), Ben (fugo), Chie (hinmin), Dan (daifugo)
turn: Aki
field: Dan D3
hands:
  Aki: {aki}
  Ben: S5 H5
  Chie: C7 H8 DK
  Dan: D6 D9
"""


def _table(aki: str, *, fallen: bool = False) -> referee.Table:
    text = TABLE.format(aki=aki)
    return referee.read(text.replace("Dan: D6 D9", "Dan: out fallen") if fallen else text)


@pytest.mark.parametrize(
    ("condition", "two", "three", "four"),
    [
        ('if.hand = "3 or fewer"', "Chie", "Chie", "Ben"),
        ("if.hand = 3", "Ben", "Chie", "Ben"),
        ('if.left = "2 or more"', "Ben", "Chie", "Chie"),
        ("if.left = 2", "Ben", "Chie", "Ben"),
    ],
)
def test_an_effect_depends_on_the_cards_before_or_after_the_play(
    condition: str, two: str, three: str, four: str
) -> None:
    define_rule(f'when.play.rank = "9"\n{condition}\nthen.skip = 1')
    for hand, turn in (("S9 H6", two), ("S9 H6 H7", three), ("S9 H6 H7 H10", four)):
        assert _table(hand).play("Aki: S9").ask("whose turn").answer == turn


@pytest.mark.parametrize(
    ("players", "all_in", "one_out"), [("4", "Chie", "Ben"), ("3", "Ben", "Chie")]
)
def test_an_effect_depends_on_the_players_left(players: int, all_in: str, one_out: str) -> None:
    define_rule(f'when.play.rank = "9"\nif.players = {players}\nthen.skip = 1')
    for fallen, turn in ((False, all_in), (True, one_out)):
        assert _table("S9 H6", fallen=fallen).play("Aki: S9").ask("whose turn").answer == turn


@pytest.mark.parametrize(
    ("condition", "hand", "answer"),
    [
        ('if.hand = "2 or fewer"', "S9 H6", "no"),
        ('if.hand = "2 or fewer"', "S9 H6 H7", "yes"),
        ("if.left = 1", "S9 H6", "no"),
        ("if.left = 1", "S9 H6 H7", "yes"),
        ('if.title = "daihinmin"', "S9 H6", "no"),
        ('if.title = "daifugo"', "S9 H6", "yes"),
        ("if.players = 4", "S9 H6", "no"),
        ("if.players = 3", "S9 H6", "yes"),
        ("when.play.last = true", "S9", "no"),
        ("when.play.last = true", "S9 H6", "yes"),
        ('if.hand = "2 or fewer"', "S9 ?", "depends"),
        ('if.hand = "2 or fewer"', "S9 ? x1", "no"),
        ('if.hand = "2 or fewer"', "S9 ? x2", "yes"),
    ],
)
def test_who_plays_decides_what_is_forbidden(condition: str, hand: str, answer: str) -> None:
    define_rule(f'when.play.rank = "9"\n{condition}\nthen.forbid = true')
    table = _table(hand)
    assert table.ask("may Aki play S9").answer == answer
    if "?" not in hand:
        plays = table.ask("what may Aki play").answer
        assert ("S9" in str(plays)) == (answer == "yes")


@pytest.mark.parametrize(
    ("condition", "hand", "answer"),
    [
        ('if.title = "daihinmin"', "D2 SA", "yes"),
        ('if.title = "daifugo"', "D2 SA", "no"),
        ('if.hand = "2 or fewer"', "D2 SA", "yes"),
        ('if.hand = "2 or fewer"', "D2 SA H4", "no"),
        ("if.players = 3", "D2 SA", "no"),
    ],
)
def test_who_plays_decides_what_is_allowed(condition: str, hand: str, answer: str) -> None:
    said = (
        'when.play = { rank = "A", count = 1 }\nthen.allow = true\noverrides = ["daifugo.strength"]'
    )
    define_rule(f"{condition}\n{said}")
    table = referee.read(TABLE.format(aki=hand).replace("Dan D3", "Dan S2"))
    assert table.ask("may Aki play SA").answer == answer
    assert ("SA" in str(table.ask("what may Aki play").answer)) == (answer == "yes")


@pytest.mark.parametrize(
    ("said", "ja", "en"),
    [
        ({"when.play.rank": ["9"], "if.hand": "3 or fewer", "then.skip": 1},
         "その人の手札が3枚以下なら、9を出すと、次の1人が飛ばされる。",
         "If the player has at most three cards in hand and a 9 is played, the next player is "
         "skipped."),
        ({"when.play.rank": ["9"], "if.title": ["daihinmin"], "if.players": 3,
          "then.forbid": True},
         "残りが3人なら、大貧民が9を出すことはできない。",
         "If 3 players are left, a 9 may not be played by the daihinmin."),
    ],
)  # fmt: skip
def test_it_is_said_as_a_person_would(said: dict[str, object], ja: str, en: str) -> None:
    assert in_words(said) == {"ja": ja, "en": en}
