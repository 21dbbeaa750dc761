"""A house's rules about marks: how long they last, who loses them, what else ends."""

from __future__ import annotations

import pytest

import referee
from tests.own_rule import define_rule, in_words

pytestmark = pytest.mark.usefixtures("forgets_books")

TABLE = """
rules: ours + mine
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: S9 H6 C4 C5 HQ
  Ben: S10 H10 D4 C6 C7
  Chie: SJ HJ D5 D6
"""


def _table(said: str, *moves: str, head: str = "") -> referee.Table:
    define_rule(said)
    table = referee.read(TABLE + head)
    for move in moves:
        table = table.play(move)
    return table


def _marked(table: referee.Table) -> set[str]:
    marks = [mark for mark in table.position.marks if mark.kind == "own mine"]
    return {table.seats[mark.holder] if mark.holder >= 0 else "table" for mark in marks}


NEXT_TEN = """rules = [
  {{ when.play.rank = "9", then.mark = "{who}", until = "{until}" }},
  {{ when.play.rank = "10", if.mark = "{test}", then.forbid = true }},
]"""


@pytest.mark.parametrize(
    ("until", "moves", "marked"),
    [
        ("next turn", [], {"Ben"}),
        ("next turn", ["Ben: pass"], set()),
        ("next turn", ["Ben: S10"], set()),
        ("next play", ["Ben: pass"], {"Ben"}),
        ("next play", ["Ben: pass", "Chie: SJ", "Aki: pass", "Ben: pass"], {"Ben"}),
        ("next play", ["Ben: pass", "Chie: pass", "Aki: H6", "Ben: S10"], set()),
        ("clear", ["Ben: pass"], {"Ben"}),
        ("clear", ["Ben: pass", "Chie: pass"], set()),
    ],
)
def test_a_mark_on_a_player_lasts_until_that_player_has_moved(
    until: str, moves: list[str], marked: set[str]
) -> None:
    said = 'when.play.rank = "9"\nthen.mark = "next"\nuntil = '
    assert _marked(_table(f'{said}"{until}"', "Aki: S9", *moves)) == marked


def test_a_mark_on_the_next_player_survives_a_clear() -> None:
    said = 'when.play.rank = "9"\nthen = { mark = "next", clear = true }\nuntil = "next turn"'
    table = _table(said, "Aki: S9")
    assert table.ask("whose turn").answer == "Aki"
    assert _marked(table) == {"Ben"}
    assert _marked(table.play("Aki: H6")) == {"Ben"}
    assert _marked(table.play("Aki: H6").play("Ben: S10")) == set()


@pytest.mark.parametrize(("until", "passed"), [("next play", {"table"}), ("next turn", set())])
def test_a_mark_on_the_table_lasts_until_anybody_has_moved(until: str, passed: set[str]) -> None:
    said = f'when.play.rank = "9"\nthen.mark = "table"\nuntil = "{until}"'
    table = _table(said, "Aki: S9")
    assert _marked(table) == {"table"}
    assert _marked(table.play("Ben: pass")) == passed
    assert _marked(table.play("Ben: S10")) == set()


def test_a_mark_forbids_only_in_that_turn() -> None:
    table = _table(NEXT_TEN.format(who="next", until="next turn", test="player"), "Aki: S9")
    assert table.ask("may Ben play S10").answer == "no"
    later = table.play("Ben: pass").play("Chie: pass").play("Aki: H6")
    assert later.ask("may Ben play S10").answer == "yes"


@pytest.mark.parametrize("until", ["next play", "next turn"])
def test_a_short_mark_is_read_and_written(until: str) -> None:
    said = f'when.play.rank = "9"\nthen.mark = "next"\nuntil = "{until}"'
    table = _table(said, "Aki: S9")
    assert "mine Ben" in str(table.flattened())
    assert referee.read(str(table.flattened())).position.marks == table.position.marks


LIFT = """rules = [
  {{ when.play.rank = "9", then.mark = "{who}", until = "game" }},
  {{ when.play.rank = "10", then.release.mark = "{lifted}" }},
]"""


@pytest.mark.parametrize(
    ("who", "lifted", "left"),
    [
        ("all", "player", {"Aki", "Chie"}),
        ("all", "below", {"Ben", "Chie"}),
        ("all", "next", {"Aki", "Ben"}),
        ("all", "others", {"Ben"}),
        ("all", "all", set()),
        ("player", "marked", set()),
        ("table", "table", set()),
    ],
)
def test_players_lose_the_mark(who: str, lifted: str, left: set[str]) -> None:
    table = _table(LIFT.format(who=who, lifted=lifted), "Aki: S9", "Ben: S10")
    assert _marked(table) == left


def test_a_mark_wanders() -> None:
    said = 'when.play.rank = ["9", "10"]\nthen = { release.mark = "all", mark = "player" }'
    table = _table(f'{said}\nuntil = "game"', "Aki: S9")
    assert _marked(table) == {"Aki"}
    table = table.play("Ben: S10")
    assert _marked(table) == {"Ben"}
    assert "no longer concerns Aki" in table.ask("what happens").say("en")
    assert "Akiにかからなくなります" in table.ask("what happens").say("ja")


def test_a_revolution_ends() -> None:
    said = 'when.play.rank = "9"\nthen.release = "revolution"'
    table = _table(said, "Aki: S9", head="state: revolution\n")
    assert table.position.mark("revolution") is None
    assert "so the revolution is undone" in table.ask("what happens").say("en")


@pytest.mark.parametrize(("what", "locks"), [("suit locks", {"number_lock"}), ("locks", set())])
def test_locks_on_suits_end(what: str, locks: set[str]) -> None:
    said = f'when.play.rank = "9"\nthen.release = "{what}"'
    text = "state: suit lock S, number lock\nfield: Chie S8\n"
    table = _table(said, "Aki: S9", head=text)
    kinds = {mark.kind for mark in table.position.marks}
    assert {kind for kind in kinds if "lock" in kind} == locks


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ('then.release.mark = "all"', "nothing-marks"),
        ('then.order = "turns"\nuntil = "next turn"', "not-so-soon"),
    ],
)
def test_what_makes_no_sense_is_refused(said: str, code: str) -> None:
    with pytest.raises(referee.BadBook) as told:
        define_rule(f'when.play.rank = "9"\n{said}')
    assert {each.code for each in told.value.findings} == {f"sentence-{code}"}


@pytest.mark.parametrize(
    ("said", "ja", "en"),
    [
        ({"then.mark": "next", "until": "next turn"},
         "9を出すと、次の自分の番が終わるまで次の番の人に印が付く。",
         "When a 9 is played, the next player is marked until the end of their next turn."),
        ({"then.mark": "table", "until": "next play"},
         "9を出すと、次にカードが出るまでこの効果が続く。",
         "When a 9 is played, this is in effect until the next cards are played."),
        ({"then.release.mark": ("player",)},
         "9を出すと、出した人の印が消える。", "When a 9 is played, the player loses the mark."),
        ({"then.release": "revolution"},
         "9を出すと、革命が終わる。", "When a 9 is played, a revolution ends."),
    ],
)  # fmt: skip
def test_it_is_said_as_a_person_would(said: dict[str, object], ja: str, en: str) -> None:
    assert in_words({"when.play.rank": ("9",), **said}) == {"ja": ja, "en": en}


def test_what_belongs_to_the_clause_does_nothing_below_its_rules() -> None:
    rule = "[[clause.rules]]\nwhen.play.rank = '9'\nthen.skip = 1\n"
    define_rule(f'{rule}overrides = ["daifugo.strength"]')
    findings = referee.check_book("ours")
    assert [each.code for each in findings] == ["part-of-clause"]
    assert "overrides" in findings[0].say("en")
