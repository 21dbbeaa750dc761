"""A house's rules about the gifts of those who hold a title, and about gifts that grow."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.rulebook.diagnostics import ERROR
from referee.rulebook.rule_language import SentenceWords
from tests.own_rule import in_words, own_rule

pytestmark = pytest.mark.usefixtures("forgets_books")

TABLE = """
rules: ours + mine
seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)
state: exchange{reign}
hands:
  Aki: ? x13
  Ben: ? x13
  Chie: SA HA D9 C4
  Dan: S2 H2 DA D8 C3
"""
BASE = 'overrides = ["daifugo.exchange"]\nwhen.gift = "up"\n'


@pytest.mark.parametrize(
    ("said", "reign", "dan", "chie"),
    [
        ('if.title = "hinmin"\nthen.gift.count = "none"', "", 2, 0),
        ("then.gift.more = 1", "", 3, 2),
        ('if.title = ["daihinmin"]\nthen.gift.more = 1', "", 3, 1),
        ('if.reign = "3 or more"\nthen.gift.more = 1', ", reign 2", 2, 1),
        ('if.reign = "3 or more"\nthen.gift.more = 1', ", reign 3", 3, 2),
        ('then.gift = { more = "each game", up_to = 2 }', ", reign 2", 3, 2),
        ('then.gift = { more = "each game", up_to = 2 }', ", reign 4", 4, 3),
        ('then.gift.more = "each game"', "", 2, 1),
        ('if.game = "3 or more"\nthen.gift.count = "none"', ", game 2", 2, 1),
        ('if.game = "3 or more"\nthen.gift.count = "none"', ", game 3", 0, 0),
    ],
)
def test_how_many_cards_are_given(
    said: str, reign: str, dan: int, chie: int, tmp_path: Path
) -> None:
    own_rule(tmp_path, BASE + said)
    table = referee.read(TABLE.format(reign=reign))
    assert [table.ask(f"what must {who} give").answer["count"] for who in ("Dan", "Chie")] == [
        dan,
        chie,
    ]


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("when.play.rank = '9'\nif.reign = 2\nthen.skip = 1", "sentence-of-gifts-alone"),
        ('when.gift = "up"\nthen.gift = { strength = "any", up_to = 2 }', "sentence-about-nothing"),
        ('when.gift = "up"\nthen.gift.more = 0', "sentence-value"),
    ],
)
def test_what_cannot_be_meant_is_refused(said: str, code: str, tmp_path: Path) -> None:
    assert [each.code for each in own_rule(tmp_path, said) if each.level == ERROR] == [code]


@pytest.mark.parametrize(
    ("said", "ja", "en"),
    [
        ({"when.gift": "up", "if.title": ("daihinmin",), "if.reign": "3 or more",
          "then.gift.more": 1},
         "同じ人が3回以上続けて大富豪なら、カード交換で大貧民が渡すときは、渡す枚数が1枚増える。",
         "If the same player has been daifugo three or more times in a row, when the daihinmin "
         "gives in the exchange, one more card is given."),
        ({"when.gift": "any", "if.reign": 1, "if.game": "2 or more", "then.gift.count": "none"},
         "セットの2回目以降のゲームなら、大富豪が代わった直後なら、カード交換では、誰も何も渡さない。",
         "If it is game 2 or later of the set, if the daifugo is a new one, in the exchange, "
         "nobody gives anything."),
        ({"when.gift": "up", "if.title": ("hinmin",), "then.gift.count": "none"},
         "カード交換で貧民が渡すときは、何も渡さない。",
         "When the hinmin gives in the exchange, nothing is given."),
        ({"when.gift": "up", "then.gift.blind": True},
         "カード交換では、下の身分の人が手札を伏せて並べ、上の身分の人が見ないで引く。",
         "In the exchange, the poor side lays its hand face down, and the rich side "
         "draws from it without looking."),
    ],
)  # fmt: skip
def test_it_is_said_as_a_person_would(said: SentenceWords, ja: str, en: str) -> None:
    assert in_words(said) == {"ja": ja, "en": en}
