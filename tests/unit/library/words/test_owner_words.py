"""A house's rules that ask whose cards are below, and who bears the clause's mark."""

from __future__ import annotations

import pytest

import referee
from tests.own_rule import define_rule, in_words

pytestmark = pytest.mark.usefixtures("forgets_books")

TABLE = """
rules: ours + mine
seats: Aki (daihinmin), Ben (fugo), Chie (hinmin), Dan (daifugo)
turn: Aki
hands:
  Aki: S9 H6 H7
  Ben: H10 C10 D4
  Chie: CJ HJ D5
  Dan: SQ HQ C7
"""


def _table(said: str, *moves: str) -> referee.Table:
    define_rule(said)
    table = referee.read(TABLE)
    for move in moves:
        table = table.play(move, force=True)
    return table


BEN = ("Aki: S9", "Ben: H10")
AKI = ("Aki: S9", "Ben: pass")


@pytest.mark.parametrize(
    ("by", "on_ben", "on_aki"),
    [
        ("opposite", "yes", "no"),
        ("previous", "no", "yes"),
        ("fugo", "no", "yes"),
        ("last", "yes", "no"),
        ('["opposite", "previous"]', "no", "no"),
        ("next", "yes", "yes"),
    ],
)
def test_whose_cards_may_not_be_beaten(by: str, on_ben: str, on_aki: str) -> None:
    value = by if by.startswith("[") else f'"{by}"'
    said = f"when.play.on.by = {value}\nthen.forbid = true"
    for moves, answer in ((BEN, on_ben), (AKI, on_aki)):
        table = _table(said, *moves)
        assert table.ask("may Chie play CJ").answer == answer
        assert ("CJ" in str(table.ask("what may Chie play").answer)) == (answer == "yes")


@pytest.mark.parametrize(("moves", "turn"), [(AKI, "Aki"), (BEN, "Dan")])
def test_an_effect_depends_on_whose_cards_are_beaten(moves: tuple[str, ...], turn: str) -> None:
    table = _table('when.play.on = { by = "opposite" }\nthen.skip = 1', *moves, "Chie: CJ")
    assert table.ask("whose turn").answer == turn


MARKED = """rules = [
  {{ when.play.rank = "9", then.mark = "player", until = "game" }},
  {{ {when}, if.mark = "{who}", {then} }},
]"""


@pytest.mark.parametrize(
    ("who", "moves", "due"),
    [
        ("below", AKI, True),
        ("below", BEN, False),
        ("opposite", BEN, True),
        ("previous", BEN, False),
        ("daihinmin", BEN, True),
        ("daifugo", BEN, False),
        ("player", BEN, False),
    ],
)
def test_an_effect_depends_on_who_is_marked(who: str, moves: tuple[str, ...], due: bool) -> None:
    said = MARKED.format(when='when.play.rank = "J"', who=who, then="then.points.more = 2")
    points = _table(said, *moves, "Chie: CJ").position.mark("points", 2)
    assert (points is not None) == due


@pytest.mark.parametrize(("who", "answer"), [("below", "no"), ("opposite", "no"),
                                             ("next", "yes")])  # fmt: skip
def test_what_is_forbidden_depends_on_who_is_marked(who: str, answer: str) -> None:
    said = MARKED.format(when='when.play.rank = "J"', who=who, then="then.forbid = true")
    assert _table(said, *AKI).ask("may Chie play CJ").answer == answer


@pytest.mark.parametrize(
    ("said", "ja", "en"),
    [
        ({"when.play.rank": ("9",), "when.play.on.by": ("opposite",), "then.forbid": True},
         "向かいの人が出したカードの上に9を出すことはできない。",
         "A 9 may not be played on cards laid by the player opposite."),
        ({"when.play.rank": ("9",), "when.play.on.by": ("next",), "when.play.on.rank": ("8",),
          "then.skip": 1},
         "次の番の人が出した8の上に9を出すと、次の1人が飛ばされる。",
         "When a 9 is played on an 8 laid by the next player, the next player is skipped."),
        ({"when.play.rank": ("9",), "if.mark": "below", "then.skip": 1},
         "下のカードを出した人に印が付いているなら、9を出すと、次の1人が飛ばされる。",
         "If the player of the cards below is marked and a 9 is played, the next player is "
         "skipped."),
    ],
)  # fmt: skip
def test_it_is_said_as_a_person_would(said: dict[str, object], ja: str, en: str) -> None:
    assert in_words(said) == {"ja": ja, "en": en}
