"""What a house may say of games that begin, of falls, fouls, locks and the field."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from tests.own_rule import own_rule

pytestmark = pytest.mark.usefixtures("forgets_books")

ALSO = 'overrides = ["daifugo.strength", "daifugo.seats", "climbing.out"]\n'


def _codes(tmp_path: Path, said: str) -> list[str]:
    return [each.code for each in own_rule(tmp_path, ALSO + said)]


@pytest.mark.parametrize(
    ("said", "english", "japanese"),
    [
        ('when.game = "first"\nthen.lead = { rank = "3", suit = "D" }',
         "In the first game, the player who holds the 3 of diamonds leads.",
         "最初のゲームでは、ダイヤの3を持つ人が親になる。"),
        ('when.game = "later"\nthen.lead = "first"',
         "From the second game on, the winner of the last game leads.",
         "2回目のゲームからは、前のゲームで1着だった人が親になる。"),
        ('when.gift = "back"\nthen.gift.without = ["2", "Jo"]',
         "In the exchange, the rich side gives no 2s or jokers back.",
         "カード交換では、上の身分の人は2とジョーカーを返さない。"),
        ('when.gift = "any"\nthen.gift.strength = "any"',
         "In the exchange, all players choose what they give.",
         "カード交換では、誰もが渡すカードを自分で選ぶ。"),
        ('when.gift = "any"\nthen.gift.without = "A"',
         "In the exchange, nobody gives aces.", "カード交換では、誰もAを渡さない。"),
        ('when.gift = "back"\nthen.gift.most = "9"',
         "In the exchange, only cards of 9 or below are given back, plus the weakest "
         "of the others if there aren’t enough.",
         "カード交換では、9以下のカードを返し、足りない分は残りの中で一番弱いカードを渡す。"),
        ('when.out = "first or foul"\nthen.fallen.who = "fugo"',
         "When a player goes out first, even by a foul, the fugo is out at once.",
         "誰かが最初に(反則でも)あがると、富豪はその場でゲームから抜ける。"),
        ('when.play.rank = "9"\nthen.foul = true',
         "When a 9 is played, going out this way is a foul.",
         "9を出すと、それであがるのは反則になる。"),
        ('when.play.rank = "9"\nif.lock = true\nthen.release = "locks"',
         "When a 9 is played during a lock, all locks are lifted, and no new lock is "
         "made.",
         "縛りがかかっているときに9を出すと、縛りがすべて解け、新しい縛りもかからない"
         "。"),
        ('when.play.strength = "strongest"\nthen.take_field = "play below"',
         "When cards are played including the strongest rank, the player takes the "
         "play just below into hand.",
         "一番強い数字を含むカードを出すと、出した人がすぐ下のカードを手札に引き取る。"),
        ('when.clear = true\nthen.lead = "after last"',
         "When the field is cleared, the player after the last one to play leads, "
         "unless a play cleared the field.",
         "場が流れると、最後に出した人の次の番の人が親になる(出したカードで流れたときは別)。"),
        ('when.gift = "up"\nif.title = "daihinmin"\nthen.gift.without = "Jo"',
         "When the daihinmin gives in the exchange, no jokers are given.",
         "カード交換で大貧民が渡すときは、ジョーカーは渡さない。"),
        ('when.clear = true\nthen.lead = "after any clear"',
         "When the field is cleared, the player after the last one to play leads, "
         "even if a play cleared the field.",
         "場が流れると、出したカードで流れたときも含めて、最後に出した人の次の番の人が親になる。"),
        ('when.play = { rank = "9", count = 2, swept = true }\nthen.win = true',
         "When the field is cleared on two 9s, the player goes out at once.",
         "9を2枚出して場が流れると、出した人がその場であがる。"),
        ('when.play = { rank = "9", count = 2 }\nthen.order = "turns"\nuntil = "next clear"',
         "When two 9s are played, the ranking is reversed until the field has been "
         "cleared twice.",
         "9を2枚出すと、場が2回流れるまで強さの順が逆転する。"),
    ],
)  # fmt: skip
def test_the_wording_is_made_from_the_sentence(
    said: str, english: str, japanese: str, tmp_path: Path
) -> None:
    assert _codes(tmp_path, said) == []
    assert referee.book("ours").clause("ours.mine").wording == {"ja": japanese, "en": english}


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ('when.game = "first"\nthen.lead = { rank = "3" }', "sentence-which-card"),
        ('when.game = "first"\nthen.lead = { suit = "S" }', "sentence-leads-by-what"),
        ('when.game = "any"\nthen.lead = "next"',
         "sentence-leads-by-what"),
        ('when.game = "any"\nthen.clear = true', "sentence-not-of-a-game"),
        ('when.game = "any"\nif.order = "turned"\nthen.lead = "last"',
         "sentence-not-of-a-game"),
        ('when.gift = "up"\nthen = { gift.without = "2", lock.without = "Jo" }',
         "sentence-not-of-a-gift"),
        ('when.gift = "up"\nthen.clear = true', "sentence-not-of-a-gift"),
        ('when.gift = "up"\nif.order = "turned"\nthen.gift.without = "2"',
         "sentence-not-of-a-gift"),
        ('when.play.rank = "9"\nthen.gift.without = "2"', "sentence-not-of-a-play"),
        ('when.gift = "up"\nthen.gift.most = "9"', "sentence-gifts-go-back"),
        ('when.gift = "back"\nthen.gift.strength = "any"', "sentence-chosen-anyhow"),
        ('when.gift = "back"\nthen.gift.strength = "usually strongest"', "sentence-gifts-go-up"),
        ('when.gift = "up"\nthen.gift.seen = "before"', "sentence-gifts-go-back"),
        ('when.gift = "up"\nthen.gift.seen = "after"', "sentence-gifts-both-ways"),
        ('when.gift = "up"\nthen.gift = { strength = "usually strongest", blind = true }',
         "sentence-strongest-or-chosen"),
        ('when.gift = "up"\nthen.gift = { without = "2", lacking = "any" }',
         "sentence-about-nothing"),
        ('when.play.rank = "9"\nthen.lead = "last"', "sentence-leads-without-clear"),
        ('when.play.rank = "9"\nthen = { clear = true, lead = "after last" }',
         "sentence-leads-after-nothing"),
        ('when.play = { rank = "9", swept = true, lead = true }\nthen.win = true',
         "sentence-too-late"),
        ('when.play = { rank = "9", swept = true }\nthen.skip = 1', "sentence-not-of-a-swept"),
        ('when.clear = true\nthen.lead = "player"', "sentence-leads-after-clear"),
        ('when.play.rank = "9"\nthen.lead = "next"', "sentence-leads-without-clear"),
        ('when.play.rank = "9"\nthen.lock.rank = "odd"\nuntil = "next clear"',
         "sentence-not-so-long"),
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_told(said: str, code: str, tmp_path: Path) -> None:
    assert code in _codes(tmp_path, said)


def test_going_out_with_the_cards_is_a_foul_and_no_other_play_of_them(tmp_path: Path) -> None:
    assert _codes(tmp_path, 'when.play.rank = "9"\nthen.foul = true') == []
    table = (
        "rules: ours + mine\nseats: Aki, Ben, Chie\nturn: Aki\nhands:\n  Aki: {}\n"
        "  Ben: ? x4\n  Chie: ? x4\nplay:\n  Aki: S9\n"
    )
    last, first = (referee.read(table.format(hand)) for hand in ("S9", "S9 S4"))
    assert last.ask("is Aki out").answer == "foul"
    assert first.ask("is Aki out").answer != "foul"


EXCHANGE = (
    "rules: ours + mine\nseats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)\n"
    "hands:\n{}\nstate: exchange\n"
)


def _may_give(hand: str, cards: str) -> str:
    giver, other = ("Dan", "Aki") if hand.startswith("Dan") else ("Aki", "Dan")
    table = referee.read(EXCHANGE.format(f"  {hand}"))
    return str(table.ask(f"may {giver} give {cards} to {other}").answer)


def test_what_a_house_says_of_gifts_binds_those_it_speaks_of(tmp_path: Path) -> None:
    assert _codes(tmp_path, 'when.gift = "up"\nthen.gift.without = "2"') == []
    assert _may_give("Dan: S2 H5 H6 HJ HA", "S2 HA") == "no"
    assert _may_give("Dan: S2 H5 H6 HJ HA", "HA HJ") == "yes"
    twice = 'when.gift = "up"\nthen.gift.without = ["A", "A"]'
    assert _codes(tmp_path, twice) == ["sentence-twice"]
    assert _may_give("Dan: S2 H5 H6 HJ HA", "S2 HA") == "no"
    assert _may_give("Dan: S2 H5 H6 HJ HA", "S2 HJ") == "yes"
    assert _codes(tmp_path, 'when.gift = "back"\nthen.gift.without = ["2", "Jo"]') == []
    assert _may_give("Dan: S2 H5 H6 HJ HA", "S2 HA") == "yes"
    taken = "Aki: S2 H5 H6 HJ HA"
    after = EXCHANGE.format(f"  {taken}\n  Dan: S3 S4 CA C2") + "play:\n  Dan: gives CA C2 to Aki\n"
    answers = [
        referee.read(after).ask(f"may Aki give {cards} to Dan").answer
        for cards in ("S2 H5", "H5 H6")
    ]
    assert answers == ["no", "yes"]


def test_what_is_given_back_is_low_as_far_as_that_goes(tmp_path: Path) -> None:
    for lacking, answer in (("the weakest", "no"), ("any", "yes")):
        said = f'when.gift = "back"\nthen.gift = {{ most = "9", lacking = "{lacking}" }}'
        assert _codes(tmp_path, said) == []
        table = EXCHANGE.format("  Aki: H9 SJ SQ SK\n  Dan: S3 S4 CA C2")
        at = referee.read(table + "play:\n  Dan: gives CA C2 to Aki\n")
        assert at.ask("may Aki give SJ SQ to Dan").answer == "no"
        assert at.ask("may Aki give H9 SJ to Dan").answer == "yes"
        assert at.ask("may Aki give H9 SQ to Dan").answer == answer


def test_who_may_choose_gives_weak_cards(tmp_path: Path) -> None:
    assert _codes(tmp_path, 'when.gift = "up"\nthen.gift.strength = "any"\n') == []
    assert _may_give("Dan: S2 H5 H6 HJ HA", "H5 H6") == "yes"


def test_the_strongest_go_up_where_a_house_says_so_again(tmp_path: Path) -> None:
    assert _codes(tmp_path, 'when.gift = "up"\nthen.gift.strength = "usually strongest"') == []
    table = referee.read(EXCHANGE.format("  Dan: S2 H5 H6 HJ HA"))
    assert table.ask("may Dan give S2 HA to Aki").answer == "yes"
    told = table.ask("may Dan give S2 HJ to Aki")
    assert (told.answer, "ours.mine" in told.clauses()) == ("no", True)


def test_nobody_hands_on_what_comes_where_both_give_at_once(tmp_path: Path) -> None:
    assert _codes(tmp_path, 'when.gift = "any"\nthen.gift.seen = "after"') == []
    table = EXCHANGE.format("  Aki: H9 SJ SQ SK\n  Dan: S3 S4 CA C2")
    at = referee.read(table + "play:\n  Dan: gives CA C2 to Aki\n")
    told = at.ask("may Aki give CA SJ to Dan")
    assert (told.answer, "ours.mine" in told.clauses()) == ("no", True)
    assert at.ask("may Aki give SQ SJ to Dan").answer == "yes"


def test_who_gives_back_waits_for_what_comes(tmp_path: Path) -> None:
    assert _codes(tmp_path, 'when.gift = "back"\nthen.gift.seen = "before"') == []
    table = referee.read(EXCHANGE.format("  Aki: H9 SJ SQ SK\n  Dan: S3 S4 CA C2"))
    told = table.ask("may Aki give H9 SJ to Dan")
    assert (told.answer, "ours.mine" in told.clauses()) == ("no", True)
