"""A house's rules about a player who goes out, and about a cleared field: with all effects."""

from __future__ import annotations

import pytest

import referee
from tests.own_rule import define_rule, in_words

pytestmark = pytest.mark.usefixtures("forgets_books")

TABLE = """
rules: ours + mine
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: {aki}
  Ben: S10 H10 D4 C6
  Chie: SJ HJ D5 D6
  Dan: SQ HQ C7 C8
discards: S3 H3 D3
"""
PASSES = ("Ben: pass", "Chie: pass", "Dan: pass")


def _table(said: str, *moves: str, aki: str = "S9", head: str = "") -> referee.Table:
    define_rule(said)
    table = referee.read(TABLE.format(aki=aki) + head)
    for move in moves:
        table = table.play(move)
    return table


def _owing(table: referee.Table) -> set[str]:
    return {table.seats[owed.seat] for owed in table.position.owed}


def _kinds(table: referee.Table) -> set[str]:
    return {mark.kind for mark in table.position.marks}


LAST = [
    ("S9", ["Aki: S9"], ""),
    ("S7 H6", ["Aki: S7", "Aki: gives H6 to Ben"], "rules: ours + mine + seven_pass\n"),
    ("S10 H6", ["Aki: S10", "Aki: discards H6"], "rules: ours + mine + ten_discard\n"),
]


@pytest.mark.parametrize(("aki", "moves", "rules"), LAST)
def test_going_out_by_a_play_a_gift_or_a_discard(aki: str, moves: list[str], rules: str) -> None:
    define_rule('when.out = "any"\nthen.direction = "turns"\nuntil = "game"')
    text = TABLE.format(aki=aki).replace("S10 H10", "D10 H10")
    table = referee.read(text.replace("rules: ours + mine\n", rules) if rules else text)
    for move in moves:
        assert "direction" not in _kinds(table)
        table = table.play(move)
    assert table.ask("is Aki out").answer == "clean"
    assert "direction" in _kinds(table)


def test_the_second_to_go_out_counts_too() -> None:
    said = 'when.out = "{}"\nthen.order = "turns"\nuntil = "game"'
    for which, revolution in (("any", True), ("first", False)):
        define_rule(said.format(which))
        text = TABLE.format(aki="S9").replace("Dan: SQ HQ C7 C8", "Dan: out 1")
        table = referee.read(text).play("Aki: S9")
        assert (table.position.mark("revolution") is not None) == revolution


def test_who_goes_on_when_a_player_has_gone_out() -> None:
    define_rule('when.out = "any"\nthen.lead = "opposite"')
    table = referee.read(TABLE.format(aki="S9")).play("Aki: S9")
    assert table.ask("whose turn").answer == "Chie"


@pytest.mark.parametrize(
    ("then", "owing"),
    [
        ('then.discard = { count = 1, by = "all" }', {"Ben", "Chie", "Dan"}),
        ('then.discard = { count = 1, by = "next" }', {"Ben"}),
        ('then.give = { count = 1, by = "next", to = "opposite" }', {"Ben"}),
        ('then.take = { count = 1, by = "previous", from = "next" }', {"Dan"}),
        ('then.swap = { count = 1, by = "next", with = "next" }', {"Ben"}),
        ('then.draw = { count = 1, by = "opposite" }', {"Chie"}),
        ('then.show = { strength = "weakest", by = "others" }', {"Ben", "Chie", "Dan"}),
    ],
)
def test_others_do_something_when_a_player_has_gone_out(then: str, owing: set[str]) -> None:
    assert _owing(_table(f'when.out = "any"\n{then}', "Aki: S9")) == owing


@pytest.mark.parametrize(
    ("then", "owing"),
    [
        ('then.discard.count = 1', {"Ben"}),
        ('then.give = { count = 1, to = "below" }', {"Ben"}),
        ('then.take = { count = 1, by = "others", from = "player" }', {"Aki", "Chie", "Dan"}),
        ("then.draw.count = 1", {"Ben"}),
        ('then.show = { by = "picked", to = "player" }', {"Ben"}),
        ('then.mark = "picked"\nuntil = "game"', {"Ben"}),
    ],
)  # fmt: skip
def test_the_player_of_the_last_cards_does_something_when_the_field_is_cleared(
    then: str, owing: set[str]
) -> None:
    moves = ("Aki: S9", "Ben: S10", "Chie: pass", "Dan: pass")
    table = _table(f"when.clear = true\n{then}", *moves, aki="S9 H4 H5")
    assert _owing(table) == set()
    table = table.play("Aki: pass")
    assert not table.position.field
    assert _owing(table) == owing
    if "give" in then:
        assert table.ask("may Ben give D4 to Aki").answer == "yes"
        assert table.ask("may Ben give D4 to Chie").answer == "no"
        assert table.play("Ben: gives D4 to Aki").ask("whose turn").answer == "Ben"


def test_a_play_that_clears_the_field_counts_too() -> None:
    said = "when.clear = true\nthen.discard.count = 1"
    table = _table(said, "Aki: S8", aki="S8 H4 H5")
    assert _owing(table) == {"Aki"}
    assert table.play("Aki: discards H4").ask("whose turn").answer == "Aki"


@pytest.mark.parametrize("moves", [["Aki: S8"], ["Aki: S9", *PASSES]])
def test_the_ranking_is_reversed_when_the_field_is_cleared(moves: list[str]) -> None:
    said = 'when.clear = true\nthen.order = "turns"\nuntil = "game"'
    assert "revolution" in _kinds(_table(said, *moves, aki="S8 S9 H4 H5"))


@pytest.mark.parametrize("moves", [["Aki: S8"], ["Aki: S9", *PASSES]])
def test_an_effect_comes_if_certain_cards_clear_the_field(moves: list[str]) -> None:
    said = 'when.play = { rank = ["8", "9"], swept = true }\nthen.mark = "player"\nuntil = "game"'
    table = _table(said, *moves, aki="S8 S9 H4 H5")
    marks = [mark.holder for mark in table.position.marks if mark.kind == "own mine"]
    assert marks == [0]


def test_who_misses_a_turn_when_the_field_is_cleared() -> None:
    table = _table('when.clear = true\nthen.skip.who = "next"', "Aki: S9", *PASSES, aki="S9 H4 H5")
    assert table.ask("whose turn").answer == "Aki"
    assert table.play("Aki: H4").ask("whose turn").answer == "Chie"


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ('when.out = "any"\nthen.discard.count = 1', "player-is-out"),
        ('when.out = "any"\nthen.give = { count = 1, by = "next", to = "player" }',
         "player-is-out"),
        ('when.out = "any"\nthen.show = { by = "next", to = "player" }', "player-is-out"),
        ('when.out = "any"\nthen.discard = { count = 1, by = "next", strength = "weaker" }',
         "not-of-a-out"),
        ('when.out = "any"\nthen = { mark = "next", called = true }\nuntil = "game"',
         "called-by-one-out"),
        ("when.clear = true\nthen.skip = 1", "not-of-a-clear"),
        ('when.clear = true\nthen.draw = { count = 1, from = "below" }', "not-of-a-clear"),
        ('when.play.swept = true\nthen.draw = { count = 1, from = "below" }', "not-of-a-swept"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused(said: str, code: str) -> None:
    with pytest.raises(referee.BadBook) as told:
        define_rule(said)
    assert {each.code for each in told.value.findings} == {f"sentence-{code}"}


@pytest.mark.parametrize(
    ("said", "ja", "en"),
    [
        ({"when.out": "any", "then.order": "turns", "until": "game"},
         "誰かがあがると、ゲームが終わるまで強さの順が逆転する。",
         "When a player goes out, the ranking is reversed for the rest of the game."),
        ({"when.clear": True, "then.discard.count": 1},
         "場が流れると、最後に出した人が手札からカードを1枚捨てる。",
         "When the field is cleared, the player of the last cards has to discard one card."),
        ({"when.clear": True, "if.title": ("daifugo",), "if.order": "revolution",
          "then.mark": "player", "until": "clear"},
         "革命中に、大富豪のカードで場が流れると、場が流れるまで最後に出した人に印が付く。",
         "When the field is cleared on cards of the daifugo during a revolution, the player of "
         "the last cards is marked until the field is cleared."),
    ],
)  # fmt: skip
def test_it_is_said_as_a_person_would(said: dict[str, object], ja: str, en: str) -> None:
    assert in_words(said) == {"ja": ja, "en": en}


@pytest.mark.parametrize(
    ("way", "moves", "due"),
    [
        ("play", ["Aki: S8"], True),
        ("play", ["Aki: S9", *PASSES], False),
        ("pass", ["Aki: S8"], False),
        ("pass", ["Aki: S9", *PASSES], True),
    ],
)
def test_how_the_field_is_cleared_may_matter(way: str, moves: list[str], due: bool) -> None:
    said = f'when.clear = "{way}"\nthen.order = "turns"\nuntil = "game"'
    assert ("revolution" in _kinds(_table(said, *moves, aki="S8 S9 H4 H5"))) == due


def test_how_the_field_is_cleared_is_said() -> None:
    said = {"when.clear": "pass", "then.points.more": (1,)}
    assert in_words(said) == {
        "ja": "全員のパスで場が流れると、最後に出した人が1点得る。",
        "en": "When the field is cleared by passes, the player of the last cards gets one point.",
    }
