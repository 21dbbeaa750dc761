"""A house's rules about what comes for the second or third time in a game."""

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
seats: Aki, Ben, Chie
turn: Aki{state}
hands:
  Aki: S5 H6 C4 D3
  Ben: D6 H7 DQ
  Chie: C7 H8 DK
"""


def _table(state: str = "") -> referee.Table:
    return referee.read(TABLE.format(state=f"\nstate: {state}" if state else ""))


def test_it_comes_with_the_third_such_play_and_with_no_other() -> None:
    define_rule("when.play.count = 1\nif.times = 3\nthen.skip = 1")
    table = _table().play("Aki: S5").play("Ben: D6")
    assert table.ask("whose turn").answer == "Chie"
    table = table.play("Chie: C7")
    assert table.ask("whose turn").answer == "Ben"
    assert table.play("Ben: DQ").ask("whose turn").answer == "Chie"


@pytest.mark.parametrize(
    ("times", "skipping"),
    [("3", [3]), ('"3 or more"', [3, 4]), ('"2 to 3"', [2, 3]), ('"2 or fewer"', [1, 2])],
)
def test_it_may_come_from_one_time_on_or_up_to_one(times: str, skipping: list[int]) -> None:
    define_rule(f"when.play.count = 1\nif.times = {times}\nthen.skip = 1")
    states = {1: "", 2: "mine 1", 3: "mine 2", 4: "mine 3"}
    turns = {nth: _table(state).play("Aki: S5").ask("whose turn") for nth, state in states.items()}
    assert [nth for nth, turn in turns.items() if turn.answer == "Chie"] == skipping


@pytest.mark.parametrize(("state", "turn"), [("", "Ben"), ("mine 1", "Ben"), ("mine 2", "Chie")])
def test_a_table_tells_how_often_it_has_come(state: str, turn: str) -> None:
    define_rule("when.play.count = 1\nif.times = 3\nthen.skip = 1")
    assert _table(state).play("Aki: S5").ask("whose turn").answer == turn


def test_other_plays_are_not_counted() -> None:
    define_rule('when.play.rank = "6"\nif.times = 2\nthen.clear = true')
    table = _table().play("Aki: S5").play("Ben: D6").play("Chie: C7")
    assert table.ask("what happens").answer == []
    again = _table("mine 1").play("Aki: H6")
    assert again.ask("whose turn").answer == "Aki"


def test_a_revolution_that_holds_counts_as_one() -> None:
    define_rule('when.play.makes = "either"\nif.times = 2\nthen.end = "all equal"')
    four = TABLE.replace("S5 H6 C4 D3", "S9 H9 D9 C9 D3")
    for state, out in (("", "no"), ("revolution", "equal"), ("revolution, mine 2", "no")):
        table = referee.read(four.format(state=f"\nstate: {state}" if state else ""))
        assert table.play("Aki: S9 H9 D9 C9").ask("is Aki out").answer == out


@pytest.mark.parametrize(
    ("said", "ja", "en"),
    [
        ({"when.play.rank": ["8"], "if.times": 3, "then.skip": 1},
         "1ゲームで3回目に8を出すと、次の1人が飛ばされる。",
         "When an 8 is played for the third time in a game, the next player is skipped."),
        ({"when.play.makes": "turn", "if.times": 4, "then.end": "all of one title"},
         "1ゲームで4回目にカードを出して強さの順が逆転すると、ゲームはそこで終わって全"
         "員が平民になり、先にあがっていた人には順位の点が入る。",
         "When cards are played and that reverses the ranking for the fourth time in "
         "a game, the game ends and all players become heimin; players who were out "
         "already score the points for their place."),
    ],
)  # fmt: skip
def test_it_is_said_as_a_person_would(said: SentenceWords, ja: str, en: str) -> None:
    assert in_words(said) == {"ja": ja, "en": en}


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ('when.hand.rank = "9"\nif.times = 2\nthen.win = true', "times-of-plays"),
        ('when.play.rank = "9"\nif.times = 2\nthen.forbid = true', "times-of-plays"),
    ],
)
def test_what_cannot_be_meant_is_told(said: str, code: str, tmp_path: Path) -> None:
    wrong = [each.code for each in own_rule(tmp_path, said) if each.level == ERROR]
    assert f"sentence-{code}" in wrong


@pytest.mark.parametrize(
    ("who", "turn", "count"), [("all", "Ben", "mine 2"), ("player", "Aki", "mine Aki 1")]
)
def test_the_times_of_each_player_are_counted(who: str, turn: str, count: str) -> None:
    define_rule(f'when.play.rank = "9"\nif.times = "2 or more"\nif.who = "{who}"\nthen.skip = 1')
    table = referee.read(
        "rules: ours + mine\nseats: Aki, Ben, Chie\nturn: Aki\nhands:\n"
        "  Aki: S9 S3 S4\n  Ben: H3 H4\n  Chie: H9 C9 D3 D4\n"
    )
    for move in ("Aki: S9", "Ben: pass", "Chie: pass", "Aki: S3", "Ben: pass", "Chie: H9"):
        table = table.play(move)
    assert table.ask("whose turn").answer == turn
    text = str(table.flattened())
    assert count in text
    assert referee.read(text).position.marks == table.position.marks
    if who == "player":
        for move in ("Aki: pass", "Ben: pass", "Chie: C9"):
            table = table.play(move)
        assert table.ask("whose turn").answer == "Ben"


@pytest.mark.parametrize(
    ("trigger", "moves", "due"),
    [
        ("when.pass = true", ["Aki: S9", "Ben: pass", "Chie: pass"], True),
        ("when.pass = true", ["Aki: S9", "Ben: pass"], False),
        ("when.clear = true", ["Aki: S8", "Aki: H8"], True),
        ("when.clear = true", ["Aki: S8"], False),
    ],
)
def test_passes_and_clears_are_counted(trigger: str, moves: list[str], due: bool) -> None:
    define_rule(f'{trigger}\nif.times = "2 or more"\nthen.order = "turns"\nuntil = "game"')
    table = referee.read(
        "rules: ours + mine\nseats: Aki, Ben, Chie\nturn: Aki\nhands:\n"
        "  Aki: S9 S8 H8 S4\n  Ben: H3 H4\n  Chie: H9 C9 D3 D4\n"
    )
    for move in moves:
        table = table.play(move)
    assert (table.position.mark("revolution") is not None) == due


def test_whose_times_is_said() -> None:
    said = {"when.play.rank": ("8",), "if.times": 3, "if.who": "player", "then.skip": 1}
    assert in_words(said) == {
        "ja": "同じ人が1ゲームで3回目に8を出すと、次の1人が飛ばされる。",
        "en": "When an 8 is played for the third time in a game by the same player, the next "
        "player is skipped.",
    }
    said = {"when.clear": True, "if.times": 2, "then.order": "turns", "until": "game"}
    assert in_words(said) == {
        "ja": "1ゲームで2回目に場が流れると、ゲームが終わるまで強さの順が逆転する。",
        "en": "When the field is cleared for the second time in a game, the ranking is reversed "
        "for the rest of the game.",
    }
