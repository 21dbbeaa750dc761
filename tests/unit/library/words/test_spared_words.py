"""A house's rules that say who need not do what other rules ask for."""

from __future__ import annotations

import pytest

import referee
from tests.own_rule import define_rule, in_words

pytestmark = pytest.mark.usefixtures("forgets_books")

TABLE = """
rules: ours + mine + {rule}
seats: Aki (daihinmin), Ben (fugo), Chie (hinmin), Dan (daifugo)
turn: {turn}
hands:
  Aki: S7 H7 S9 S5 Jo
  Ben: S10 H10
  Chie: C7 H8 DK
  Dan: D7 D9 D4
"""


def _turn(rule: str, said: str, *moves: str, turn: str = "Aki") -> str:
    define_rule(said)
    table = referee.read(TABLE.format(rule=rule, turn=turn))
    for move in moves:
        table = table.play(move)
    return str(table.ask("whose turn").answer)


SEVEN = 'when.play.rank = "7"\nthen.prevent.who = "daifugo"\noverrides = ["daifugo.seven_pass"]'


@pytest.mark.parametrize(("turn", "move", "after"), [("Aki", "Aki: S7", "Aki"),
                                                     ("Dan", "Dan: D7", "Aki")])  # fmt: skip
def test_the_daifugo_need_not_give_a_card(turn: str, move: str, after: str) -> None:
    assert _turn("seven_pass", SEVEN, move, turn=turn) == after


def test_it_says_who_is_spared() -> None:
    define_rule(SEVEN)
    table = referee.read(TABLE.format(rule="seven_pass", turn="Dan")).play("Dan: D7")
    verdict = table.ask("what happens")
    assert "Dan is spared" in verdict.say("en")
    assert "免除" in verdict.say("ja")


def test_who_holds_a_joker_need_not_give_a_card() -> None:
    said = 'when.play.rank = "7"\nif.hand.rank = "Jo"\nthen.prevent.who = "player"\n'
    said += 'overrides = ["daifugo.seven_pass"]'
    assert _turn("seven_pass", said, "Aki: S7") == "Ben"
    assert _turn("seven_pass", said, "Dan: D7", turn="Dan") == "Dan"


OTHER = """{}
[[clause]]
id = "ours.other"
title = {{ ja = "別", en = "Other" }}
{}
"""


def _two(mine: str, other: str, *moves: str) -> referee.Table:
    define_rule(OTHER.format(f'{mine}\noverrides = ["ours.other"]', other))
    table = referee.read(TABLE.format(rule="five_skip", turn="Aki").replace(" + five_skip", ""))
    for move in moves:
        table = table.play(move)
    return table


def test_a_title_misses_no_turn_and_loses_no_points() -> None:
    spared = 'when.play.rank = "9"\nthen.prevent.who = "fugo"'
    table = _two(spared, 'when.play.rank = "9"\nthen.skip.who = "others"', "Aki: S9")
    assert table.ask("whose turn").answer == "Ben"
    points = 'when.play.rank = "9"\nthen.points = { more = -1, who = "others" }'
    table = _two(spared, points, "Aki: S9")
    marks = {mark.holder for mark in table.position.marks if mark.kind == "points"}
    assert marks == {2, 3}


def test_of_several_who_discard_some_need_not() -> None:
    mine = 'when.clear = true\nthen.prevent.who = ["daifugo", "fugo"]'
    other = 'when.clear = true\nthen.discard = { count = 1, by = "others" }'
    table = _two(mine, other, "Aki: S9", "Ben: S10", "Chie: pass", "Dan: pass", "Aki: pass")
    assert [table.seats[owed.seat] for owed in table.position.owed] == ["Aki", "Chie"]


@pytest.mark.parametrize(("who", "answer"), [("hinmin", "yes"), ("player", "yes"),
                                             ("daifugo", "no")])  # fmt: skip
def test_a_player_need_not_play(who: str, answer: str) -> None:
    mine = f'when.pass = true\nthen.prevent.who = "{who}"'
    table = _two(mine, 'when.pass = true\nthen.must = "play"', "Aki: S5", "Ben: H10")
    assert table.ask("may Chie pass").answer == answer


def test_it_overrides_something() -> None:
    said = 'when.play.rank = "7"\nthen.prevent.who = "daifugo"'
    define_rule(said)
    assert "sentence-prevents-nothing" in {each.code for each in referee.check_book("ours")}


def test_it_is_said_as_a_person_would() -> None:
    assert in_words({"when.play.rank": ("7",), "then.prevent.who": ("daifugo",)}) == {
        "ja": "7を出すと、大富豪には、このルールが優先するルールの義務も効果も及ばない。",
        "en": "When a 7 is played, rules that this one overrides do nothing to the daifugo and "
        "ask nothing of them.",
    }


@pytest.mark.parametrize(("hand", "answer"), [("S2", "clean"), ("S2 H2", "foul")])
def test_who_is_spared_a_foul_goes_out(hand: str, answer: str) -> None:
    define_rule(
        'when.play = { rank = "2", form = "single", last = true }\n'
        'then.prevent.who = "player"\noverrides = ["daifugo.foul_finish"]'
    )
    start = f"rules: ours + mine\nseats: Aki, Ben, Chie\nturn: Aki\nhands:\n  Aki: {hand}\n"
    assert referee.read(start).play(f"Aki: {hand}").ask("is Aki out").answer == answer
