"""A house's rules that ask which cards a hand holds: in the exchange and in play."""

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
  Aki: {aki}
  Ben: S5 H5
  Chie: C7 H8 DK
  Dan: D6 D9
"""


def _table(aki: str) -> referee.Table:
    return referee.read(TABLE.format(aki=aki))


@pytest.mark.parametrize(
    ("condition", "with_it", "without"),
    [
        ('if.hand = { rank = "2", count = "2 or more" }', "S9 S2 H2", "S9 S2 H3"),
        ('if.hand.rank = "Jo"', "S9 Jo", "S9 H3"),
        ('if.hand = { rank = "3", suit = "C" }', "S9 C3", "S9 H3"),
        ('if.hand = { suit = "H", count = 2 }', "S9 H3 H4", "S9 H3 C4"),
        ('if.hand.suit = "red"', "S9 H3", "S9 C3"),
        ("if.hand.row = 3", "S9 H10 CJ", "S9 H10 CQ"),
        ('if.hand.pairs = "only"', "S9 H9", "S9 H3"),
        ('if.hand = { suit = "red", count = 0 }', "S9 C3", "S9 H3"),
        ('if.hand = { rank = "2", count = "1 or fewer" }', "S9 S2", "S9 S2 H2"),
        ('if.hand = { row = 3, suit = "S" }', "S9 S10 SJ", "S9 H10 SJ"),
    ],
)
def test_an_effect_depends_on_the_hand_before_the_play(
    condition: str, with_it: str, without: str
) -> None:
    define_rule(f'when.play.rank = "9"\n{condition}\nthen.skip = 1')
    for hand, turn in ((with_it, "Chie"), (without, "Ben")):
        assert _table(f"{hand} C5").play("Aki: S9").ask("whose turn").answer == (
            "Ben" if "pairs" in condition else turn
        )
    if "pairs" in condition:
        assert _table(with_it).play("Aki: S9").ask("whose turn").answer == "Chie"


@pytest.mark.parametrize(
    ("hand", "answer"),
    [("S9 Jo", "no"), ("S9 H3", "yes"), ("S9 ?", "depends"), ("S9 Jo ?", "no")],
)
def test_what_may_be_played_depends_on_the_hand(hand: str, answer: str) -> None:
    define_rule('when.play.rank = "9"\nif.hand.rank = "Jo"\nthen.forbid = true')
    assert _table(hand).ask("may Aki play S9").answer == answer


@pytest.mark.parametrize(("hand", "turn"), [("S9 Jo H3", "Aki"), ("S9 H3 H4", "Ben")])
def test_a_pass_counts_only_with_the_card(hand: str, turn: str) -> None:
    define_rule('when.pass = true\nif.hand.rank = "Jo"\nthen.discard.count = 1')
    table = _table(hand).play("Aki: pass", force=True)
    assert table.ask("whose turn").answer == turn


EXCHANGE = """
rules: ours + mine
seats: Aki (daihinmin), Ben (fugo), Chie (hinmin), Dan (daifugo)
hands:
  Aki: {aki}
  Ben: ? x13
  Chie: ? x13
  Dan: ? x13
"""
HELD = "S3 H3 D4 C4 S5 H6 D7 C8 S9 H10 DJ {cards}"


@pytest.mark.parametrize(
    ("cards", "count"), [("Jo C2", 0), ("CK C2", 2)]
)  # fmt: skip
def test_who_holds_a_joker_need_not_give(cards: str, count: int) -> None:
    define_rule('when.gift = "up"\nif.hand.rank = "Jo"\nthen.gift.count = "none"')
    table = referee.read(EXCHANGE.format(aki=HELD.format(cards=cards)))
    verdict = table.ask("what must Aki give")
    assert verdict.answer["count"] == count
    assert ("ours.mine" in {reason.clause.id for reason in verdict.because}) == (count == 0)


def test_who_holds_a_joker_may_choose() -> None:
    define_rule('when.gift = "up"\nif.hand.rank = "Jo"\nthen.gift.strength = "any"')
    hands = {cards: referee.read(EXCHANGE.format(aki=HELD.format(cards=cards)))
             for cards in ("Jo C2", "CK C2")}  # fmt: skip
    answers = [table.ask("may Aki give S3 H3 to Dan").answer for table in hands.values()]
    assert answers == ["yes", "no"]


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ('when.play.rank = "9"\nif.hand.count = 2\nthen.skip = 1', "hand-of-what"),
        ('when.play.rank = "9"\nif.hand = { rank = "9", count = 5 }\nthen.skip = 1',
         "never-so-many"),
        ('when.end = true\nif.hand.rank = "9"\nthen.points.more = 1', "not-of-a-end"),
    ],
)  # fmt: skip
def test_hands_that_make_no_sense_are_refused(said: str, code: str) -> None:
    with pytest.raises(referee.BadBook) as told:
        define_rule(said)
    assert {each.code for each in told.value.findings} == {f"sentence-{code}"}


@pytest.mark.parametrize(
    ("said", "ja", "en"),
    [
        ({"when.play.rank": ("9",), "if.hand.rank": "3", "if.hand.suit": "C", "then.skip": 1},
         "その人の手札にクラブの3があるなら、9を出すと、次の1人が飛ばされる。",
         "If the player holds the 3 of clubs and a 9 is played, the next player is skipped."),
        ({"when.pass": True, "if.hand.suit": "red", "if.hand.count": 0, "then.draw.count": 1},
         "その人の手札に赤のカードがないなら、パスすると、パスした人が捨て札からカードを1枚拾う。",
         "If the player holds no red cards and a player passes, that player has to draw one card "
         "from the discards."),
        ({"when.gift": "up", "if.hand.rank": "Jo", "then.gift.count": "none"},
         "渡す人の手札にジョーカーがあるなら、カード交換では、何も渡さない。",
         "If the giver holds a joker, in the exchange, nothing is given."),
    ],
)  # fmt: skip
def test_it_is_said_as_a_person_would(said: dict[str, object], ja: str, en: str) -> None:
    assert in_words(said) == {"ja": ja, "en": en}
