"""A house's rules about what may be done on a turn besides playing and passing."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.rulebook.diagnostics import ERROR
from referee.rulebook.rule_language import SentenceWords
from tests.own_rule import define_rule, in_words, own_rule

pytestmark = pytest.mark.usefixtures("forgets_books")

TABLE = """
rules: ours + mine
seats: Aki, Ben (daihinmin), Chie (daifugo)
turn: Aki
hands:
  Aki: S9 C4 DQ
  Ben: D5 D8 H6
  Chie: D7 C8 SK
discards: S4 H4
play:
  Aki: S9
"""


@pytest.mark.parametrize(
    ("then", "asked"),
    [
        ("then.discard.count = 1", "may Ben discard D5"),
        ("then.draw.count = 1", "may Ben draw S4"),
        ("then.give = { count = 1 }", "may Ben give D5 to Chie"),
        ('then.take = { from = "next", count = 1 }', "may Ben take D7 from Chie"),
        ('then.show.strength = "weakest"', "may Ben expose D5"),
        ('then.take_field = "all"', "may Ben draw S9"),
        ('then.order = "turns"\nuntil = "clear"', "may Ben accept"),
        ("then.clear = true", "may Ben accept"),
        ("then.win = true", "may Ben accept"),
        ('then.discard = { count = 1, by = "others" }', "may Ben accept"),
    ],
)
def test_who_is_on_may_do_it_or_play_or_pass(then: str, asked: str) -> None:
    define_rule(f"when.turn = true\n{then}")
    table = referee.read(TABLE)
    for wanted in (asked, "may Ben play H6", "may Ben pass"):
        expected = "no" if wanted == "may Ben play H6" else "yes"
        assert table.ask(wanted).answer == expected, wanted
    assert table.ask(asked.replace("Ben", "Aki")).answer == "no"


@pytest.mark.parametrize(
    ("then", "move"),
    [
        ("then.swap.count = 1", "swaps D5 for D7 with Chie"),
        ('then.swap = { count = "all", with = "daifugo" }', "swaps hands with Chie"),
        ('then.mix_hands.with = "picked"', "picks Aki"),
        ('then.show = { by = "picked", to = "player", count = "all" }', "picks Aki"),
    ],
)
def test_so_with_what_concerns_another_hand(then: str, move: str) -> None:
    define_rule(f"when.turn = true\n{then}")
    assert referee.read(TABLE).play(f"Ben: {move}").ask("whose turn").answer == "Ben"


SAME = """
rules: ours + mine
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: S9 S4 D4 C7
  Ben: H4 C4 H6 H7 D8
  Chie: D7 C8 SK
play:
  Aki: S4{with_it}
"""


@pytest.mark.parametrize(
    ("said", "with_it", "cards", "answer"),
    [
        ('when.turn = true\nthen.discard.same = "number"', "", "H4", "yes"),
        ('when.turn = true\nthen.discard.same = "number"', "", "H6", "no"),
        ("when.turn.outnumbers = true\nthen.discard.count = 1", "", "H6", "yes"),
        ("when.turn.outnumbers = true\nthen.discard.count = 1", " D4", "H6", "no"),
        ("when.turn = true\nthen.discard.row = 3", "", "H6 H7 D8", "yes"),
        ("when.turn = true\nthen.discard.row = 3", "", "H4 H6 H7", "no"),
        ('when.turn = true\nthen.discard = { row = 3, suits = "one" }', "", "H6 H7 D8", "no"),
        ('when.turn = true\nthen.discard = { row = 2, suits = "one" }', "", "H6 H7", "yes"),
    ],
)
def test_the_cards_that_go_may_have_to_go_together(
    said: str, with_it: str, cards: str, answer: str
) -> None:
    define_rule(said)
    table = referee.read(SAME.format(with_it=with_it))
    assert table.ask(f"may Ben discard {cards}").answer == answer


def test_whoever_plays_may_throw_in_the_others_of_the_number() -> None:
    define_rule('when.play.count = 1\nthen.discard = { same = "number", count = "all" }')
    table = referee.read(SAME.format(with_it=""))
    assert table.ask("may Aki discard D4").answer == "yes"
    assert table.ask("may Aki discard C7").answer == "no"


@pytest.mark.parametrize(
    ("added", "leads"),
    [("H4", None), ("H4 C4", "Ben")],
)
def test_what_follows_may_need_so_many_together(added: str, leads: str | None) -> None:
    define_rule('when.turn = true\nthen.add.together = "3 or more"\nthen.clear = true')
    table = referee.read(SAME.format(with_it="")).play(f"Ben: discards {added}")
    field = table.position.field
    assert bool(field) == (leads is None)
    assert table.ask("whose turn").answer == "Ben"


def test_nothing_is_added_to_own_cards_or_of_another_number() -> None:
    define_rule("when.turn = true\nthen.add = true")
    table = referee.read(SAME.format(with_it=""))
    assert table.ask("may Ben discard H6").answer == "no"
    again = table.play("Ben: pass").play("Chie: pass")
    assert again.ask("may Aki discard D4").answer == "no"


@pytest.mark.parametrize(
    ("said", "asked", "answer"),
    [
        ('when.play = true\nthen.seize = "next"', "may Ben draw S9", "yes"),
        ('when.play.rank = "8"\nthen.seize = "next"', "may Ben draw S9", "no"),
        ('when.play = true\nthen.seize = "daifugo"', "may Chie draw S9", "yes"),
        ('when.play = true\nif.title = "daifugo"\nthen.seize = "next"', "may Ben draw S9", "no"),
    ],
)
def test_a_play_may_be_taken_away_before_anything_comes_of_it(
    said: str, asked: str, answer: str
) -> None:
    define_rule(said)
    table = referee.read(TABLE)
    assert table.ask(asked).answer == answer


def test_what_else_the_play_makes_owe_is_met_as_ever() -> None:
    define_rule('when.play = true\nthen = { seize = "next", draw.count = 1 }')
    table = referee.read(TABLE).play("Ben: declines")
    assert table.ask("may Aki draw H4").answer == "yes"
    assert table.play("Aki: draws H4").ask("whose turn").answer == "Ben"


def test_who_has_lost_a_play_has_passed() -> None:
    define_rule('when.play = true\nif.once = true\nthen.seize = "next"')
    table = referee.read(TABLE).play("Ben: draws S9")
    assert table.ask("who leads").answer == "Ben"
    assert table.play("Ben: D5").ask("whose turn").answer == "Chie"


@pytest.mark.parametrize(
    ("then", "asked", "told"),
    [
        ("then.discard.count = 1", "may Ben discard D5", "Ben may discard one card."),
        ("then.discard.count = 2", "may Ben discard D5 D8", "Ben may discard 2 cards together."),
        ('then.show.strength = "weakest"', "may Ben expose D5", "Ben may show the weakest card in "
         "hand to all."),
        ('then.order = "turns"\nuntil = "clear"', "may Ben accept", "Ben may call it."),
    ],
)  # fmt: skip
def test_nobody_is_told_to_have_to(then: str, asked: str, told: str) -> None:
    define_rule(f"when.turn = true\n{then}")
    assert f"Our rule: {told}" in referee.read(TABLE).ask(asked).say("en")


def test_the_turn_goes_on_unless_it_is_instead_of_playing() -> None:
    for said, turn in (("when.turn = true", "Ben"), ("when.turn.instead = true", "Chie")):
        define_rule(f"{said}\nthen.draw.count = 1")
        table = referee.read(TABLE).play("Ben: draws H4")
        assert table.ask("whose turn").answer == turn
        assert table.ask(f"may {turn} play {'H4' if turn == 'Ben' else 'SK'}").answer == (
            "no" if turn == "Ben" else "yes"
        )


def test_what_is_called_is_done() -> None:
    define_rule('when.turn.instead = true\nthen.order = "turns"\nuntil = "clear"')
    table = referee.read(TABLE).play("Ben: accepts")
    assert table.ask("whose turn").answer == "Chie"
    assert table.ask("may Chie play D7").answer == "yes"
    assert table.ask("may Chie play SK").answer == "no"


def test_others_may_have_to_do_something_then() -> None:
    define_rule('when.turn.instead = true\nthen.discard = { count = 1, by = "others" }')
    table = referee.read(TABLE).play("Ben: accepts").play("Aki: discards C4")
    assert table.ask("may Chie play SK").answer == "no"
    assert table.play("Chie: discards D7").ask("may Chie play SK").answer == "yes"


def test_one_thing_follows_from_the_other() -> None:
    define_rule('when.turn = true\nthen = { take_field = "all", clear = true }')
    table = referee.read(TABLE).play("Ben: draws S9")
    assert table.ask("may Ben play D5").answer == "yes"
    assert table.ask("who leads").answer == "Ben"


def test_once_a_game_for_each_player() -> None:
    define_rule("when.turn.instead = true\nif.once = true\nthen.discard.count = 1")
    table = referee.read(TABLE).play("Ben: discards D5")
    table = table.play("Chie: discards D7").play("Aki: DQ")
    assert table.ask("may Ben discard D8").answer == "no"
    said = TABLE.replace("turn: Aki", "turn: Aki\nstate: mine Ben")
    assert referee.read(said).ask("may Ben discard D5").answer == "no"


@pytest.mark.parametrize(
    ("said", "answers"),
    [
        ('if.title = "daihinmin"', ("yes", "no")),
        ('if.title = "daifugo"', ("no", "yes")),
        ('when.turn = true\nif.hand = "3 or fewer"', ("yes", "yes")),
        ('when.turn = true\nif.hand = "2 or fewer"', ("no", "no")),
        ('when.turn = true\nif.hand = "4 or more"', ("no", "no")),
        ("when.turn.lead = true", ("no", "no")),
        ("when.turn.lead = false", ("yes", "yes")),
        ("when.turn.stuck = true", ("yes", "no")),
        ('if.order = "turned"', ("no", "no")),
        ("if.lock = true", ("no", "no")),
    ],
)
def test_only_where_it_says_so(said: str, answers: tuple[str, str]) -> None:
    when = "" if "when" in said else "when.turn = true\n"
    define_rule(f"{when}{said}\nthen.draw.count = 1")
    table = referee.read(TABLE)
    assert table.ask("may Ben draw S4").answer == answers[0]
    assert table.play("Ben: pass").ask("may Chie draw S4").answer == answers[1]


def test_at_any_time_everybody_may() -> None:
    define_rule('when.turn.who = "all"\nthen.discard.count = 1')
    table = referee.read(TABLE)
    assert table.ask("may Chie discard D7").answer == "yes"
    assert table.play("Chie: discards D7").ask("whose turn").answer == "Ben"


@pytest.mark.parametrize(
    ("said", "hand", "unknown"),
    [
        ("when.turn.stuck = true", "? x3", 1),
        ("when.turn.stuck = true", "D5 D8 H6", 0),
        ('when.turn = true\nif.hand = "3 or fewer"', "?", 1),
        ('when.turn = true\nif.hand = "3 or fewer"', "? x3", 0),
    ],
)
def test_of_a_hand_that_nobody_has_seen_it_may_hang_on_it(
    said: str, hand: str, unknown: int
) -> None:
    define_rule(f"{said}\nthen.draw.count = 1")
    verdict = referee.read(TABLE.replace("D5 D8 H6", hand)).ask("may Ben draw S4")
    assert verdict.answer == ("depends" if unknown else "yes")
    assert len(verdict.unknown) == unknown


@pytest.mark.parametrize(
    ("said", "ja", "en"),
    [
        ({"when.turn": True, "then.discard.count": 1},
         "出すかパスをする前に、番の人が手札からカードを1枚捨てられる。",
         "On a player’s turn, that player may discard one card."),
        ({"when.turn.instead": True, "when.turn.stuck": True, "then.draw.count": 2},
         "出せるカードがないときに、出すかわりに、番の人が捨て札からカードを2枚拾える。",
         "On a player’s turn with no card that may be played, instead of playing, "
         "that player may draw two cards from the discards."),
        ({"when.turn.instead": True, "if.title": "daihinmin", "if.once": True,
          "then.take_field": "all", "then.clear": True},
         "大貧民の番に、1ゲームに1回、出すかわりに、番の人が場のカード全部を手札に引き取れる。"
         "そうすると、場が流れ、番の人が親になる。",
         "On the daihinmin’s turn, once a game, instead of playing, that player may "
         "take all cards on the field into hand; then the field is cleared and that "
         "player leads."),
        ({"when.turn": True, "if.hand": "3 or fewer", "then.order": "turns", "until": "clear"},
         "手札が3枚以下のときに、出すかパスをする前に、番の人が宣言すると、場が流れるまで強さの順が逆転する。",
         "On a player’s turn with at most three cards in hand, that player may call it; "
         "then the ranking is reversed until the field is cleared."),
        ({"when.turn.outnumbers": True, "then.discard.same": "number",
          "then.discard.count": "all", "then.discard.may": True},
         "場と同じ数字のカードを、場の枚数より多く持っているときに、出すかパスをする前"
         "に、番の人が手札から場と同じ数字を好きなだけ捨てられる。",
         "On a player’s turn with more cards of the rank on the field in hand than "
         "are on the field, that player may discard any number of cards of the rank "
         "on the field."),
        ({"when.turn": True, "then.discard.row": 6, "then.discard.suits": "one colour"},
         "出すかパスをする前に、番の人が手札から赤か黒の同じ色で続く6つの数字を1枚ずつ捨てられる。",
         "On a player’s turn, that player may discard 6 ranks in a row that are all "
         "red or all black."),
        ({"when.turn": True, "then.add.together": "4 or more", "then.order": "turns",
          "until": "game"},
         "出すかパスをする前に、番の人がほかの人の場のカードに、同じ数字のカードを足せ"
         "る。それで4枚以上になると、ゲームが終わるまで強さの順が逆転する。",
         "On a player’s turn, that player may add cards of the same rank to another "
         "player’s play on top of the field; if that makes four or more on the field, "
         "the ranking is reversed for the rest of the game."),
        ({"when.play.rank": ["2"], "then.seize": "next"},
         "2を出すと、次の番の人がそのカードをすぐに手札に引き取れる。引き取られたカー"
         "ドの効果は出ず、出した人はパスしたことになる。",
         "When a 2 is played, the next player may take the cards into hand at once; "
         "then they have no effect, and their player counts as having passed."),
        ({"when.turn.who": "all", "then.give.count": 2, "then.give.may": True},
         "いつでも、希望する人が次の番の人にカードを2枚まで渡せる。",
         "At any time, any player may give the next player up to two cards."),
        ({"when.turn.who": "all", "if.once": True, "then.clear": True},
         "いつでも、1ゲームに1回、誰かが宣言すると、場が流れ、その人が親になる。",
         "At any time, once a game, any player may call it; then the field is cleared and that "
         "player leads."),
    ],
)  # fmt: skip
def test_it_is_said_as_a_person_would(said: SentenceWords, ja: str, en: str) -> None:
    assert in_words(said) == {"ja": ja, "en": en}


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("when.turn = true\nthen.skip = 1", "not-of-a-turn"),
        ("when.turn = true\nif.cleared = true\nthen.draw.count = 1", "not-of-a-turn"),
        ('when.turn = true\nthen.discard.strength = "weaker"', "not-of-a-turn"),
        ('when.turn = true\nthen.add.together = "4 or more"', "about-nothing"),
        ('when.play.rank = "9"\nthen.add = true', "joins-how"),
        ('when.play.rank = "9"\nthen.add = "whole"', "joins-what"),
        ("when.turn = true\nthen.discard = { row = 3, count = 2 }", "not-with-row"),
        ("when.turn = true\nthen.discard = { stand_ins = true }", "about-nothing"),
        ("when.turn = true\nthen = { discard.count = 1, called = true }", "not-of-a-turn"),
        ('when.turn = { who = "all", instead = true }\nthen.draw.count = 1', "on-own-turn"),
        ('when.play.rank = "9"\nif.once = true\nthen.skip = 1', "once-of-what"),
        ('when.turn = true\nwhen.play.rank = "9"\nthen.draw.count = 1', "two-triggers"),
        ("rules = [{ when.turn = true, then.draw.count = 1 }, "
         "{ when.turn = true, then.discard.count = 1 }]", "turn-once"),
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_told(said: str, code: str, tmp_path: Path) -> None:
    wrong = [each.code for each in own_rule(tmp_path, said) if each.level == ERROR]
    assert f"sentence-{code}" in wrong
