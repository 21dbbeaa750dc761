"""Rules as players at a party have them: each can be said, and does what they expect."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import referee

pytestmark = pytest.mark.usefixtures("forgets_books")


class Party(NamedTuple):
    """A rule, the hands of Aki, Ben and Chie, moves, and what a question is answered then."""

    rule: str
    hands: str
    moves: str
    ask: str
    answer: object
    state: str = ""


CROWN = """
[[clause.rules]]
when.play = { rank = "K", suit = "S" }
then = { release.mark = "all", mark = "player" }
until = "game"
[[clause.rules]]
when.play.on.by = "marked"
then = { release.mark = "all", mark = "player" }
until = "game"
[[clause.rules]]
when.out = "any"
if.mark = "player"
then.points = { more = 3, who = "player" }
"""
CURSE = """
[[clause.rules]]
when.out = "first"
then.mark = "picked"
until = "next turn"
[[clause.rules]]
when.always = true
if.mark = "player"
then.must = "pass"
"""
RED = """
[[clause.rules]]
when.play.rank = "10"
then.mark = "next"
until = "next turn"
[[clause.rules]]
when.play.suit = "black"
if.mark = "player"
then.points.more = -1
"""
PARTNER = 'when.play = { last = false, on.by = ["opposite", "next"] }\nthen.forbid = true'
PARTY = {
    "the crown goes to who beats its bearer": Party(
        CROWN, "SK H3; HA; C4 C5", "Aki: SK; Ben: HA", "score", {"Ben": 3 + 2}
    ),
    "who goes out first picks who has to pass": Party(
        CURSE, "S9; HJ H4; CQ C5", "Aki: S9; Aki: picks Chie; Ben: HJ", "may Chie play CQ", "no"
    ),
    "the curse lasts one turn": Party(
        CURSE, "S9; HJ H4 H5; CQ CA",
        "Aki: S9; Aki: picks Chie; Ben: HJ; Chie: pass; Ben: H4", "may Chie play CQ", "yes",
    ),
    "after a 10 the next card has to be red": Party(
        RED, "H10 H3; SJ H4; CQ C5", "Aki: H10; Ben: SJ", "score", {"Ben": -1}
    ),
    "partners aren't beaten": Party(
        PARTNER, "S9 H3; HJ H4; CQ C5", "Aki: S9; Ben: pass", "may Chie play CQ", "no"
    ),
    "partners may be beaten with the last card": Party(
        PARTNER, "S9 H3; HJ H4; CQ", "Aki: S9; Ben: pass", "may Chie play CQ", "yes"
    ),
    "a beaten 2 costs a point": Party(
        'when.play = { rank = "Jo", on.rank = "2" }\nthen.points = { more = -1, who = "below" }',
        "S2 H3; Jo H4; CQ C5", "Aki: S2; Ben: Jo", "score", {"Aki": -1},
    ),
    "who holds the 3 of clubs need not give": Party(
        'when.play.rank = "7"\nif.hand = { rank = "3", suit = "C" }\n'
        'then.prevent.who = "player"\noverrides = ["daifugo.seven_pass"]',
        "S7 C3 H4; HJ H5; CQ C5", "Aki: S7", "whose turn", "Ben",
    ),
    "a hand without red cards draws instead of drinking": Party(
        'when.pass = true\nif.hand = { suit = "red", count = 0 }\nthen.draw.count = 1',
        "S9 H3; S10 S4; CQ C5", "Aki: S9; Ben: pass", "whose turn", "Ben",
    ),
    "a 4 that wins the trick takes a card from the beaten player": Party(
        'when.play = { rank = "4", swept = true }\nthen.take = { count = 1, from = "below" }',
        "S3 H3; S4 H4; CQ C5", "Aki: S3; Ben: S4; Chie: pass; Aki: pass",
        "may Ben take H3 from Aki", "yes",
    ),
    "no late jokers": Party(
        'when.play.rank = "Jo"\nif.hand = "2 or fewer"\nthen.forbid = true',
        "Jo H3; S4 H4; CQ C5", "", "may Aki play Jo", "no",
    ),
    "the second trick of a player turns the ranking": Party(
        'when.clear = true\nif.times = 2\nif.who = "player"\nthen.order = "turns"\nuntil = "game"',
        "S8 H8 H3; S4 H4; CQ C5", "Aki: S8; Aki: H8", "what order",
        [*["2", "A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "Jo"]],
    ),
}  # fmt: skip


@pytest.mark.parametrize("party", PARTY.values(), ids=PARTY)
def test_it_does_what_players_expect(party: Party) -> None:
    above = [line for line in party.rule.splitlines() if line.startswith("overrides")]
    rule = "\n".join([*above, *(line for line in party.rule.splitlines() if line not in above)])
    title = 'title = { ja = "うちの決まり", en = "Our rule" }'
    referee.define_house(
        "ours", f'extends = "daifugo"\n[[clause]]\nid = "o.party"\n{title}\n{rule}'
    )
    names = ("Aki", "Ben", "Chie")
    hands = "".join(
        f"  {name}: {hand}\n" for name, hand in zip(names, party.hands.split("; "), strict=True)
    )
    table = referee.read(
        "rules: ours - suit_lock + seven_pass\nreadings: points = players_minus_place\n"
        f"seats: Aki, Ben, Chie\nturn: Aki\nhands:\n{hands}discards: D5 D6\n"
    )
    for move in filter(None, party.moves.split("; ")):
        table = table.play(move)
    assert table.ask(party.ask).answer == party.answer
