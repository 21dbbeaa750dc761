"""Sentences on what may follow a play: compared with the one below, sealed, freed, kept, passed
over."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.rulebook.diagnostics import ERROR, WARNING
from tests.own_rule import own_rule

pytestmark = pytest.mark.usefixtures("forgets_books")

TABLE = "rules: ours + mine\nseats: Aki, Ben, Chie\nturn: Aki\nplay:\n"


def _asked(moves: str, question: str) -> referee.Verdict:
    lines = "".join(f"  {move}\n" for move in moves.split("; "))
    return referee.read(TABLE + lines).ask(question)


@pytest.mark.parametrize(
    ("said", "en", "ja"),
    [
        ('when.play = { compared.strength = "equal" }\nthen.clear = true',
         "When cards are played with the same strength as the play below, the field "
         "is cleared and the player leads.",
         "場と同じ強さのカードを出すと、場が流れ、出した人が親になる。"),
        ('when.play = { rank = "A", count = 1 }\nthen.clear = true\nthen.lead = "next"',
         "When an A is played, the field is cleared and the next player leads.",
         "Aを1枚出すと、場が流れ、次の番の人が親になる。"),
        ('when.play.rank = "9"\nthen.lock.without = ["J", "Q"]\nuntil = "clear"',
         "When a 9 is played, no J or Q may follow until the field is cleared.",
         "9を出すと、場が流れるまでJかQは出せない。"),
        ('when.play.rank = "9"\nthen.lock.rank = "3"\nthen.free = true\nuntil = "next play"\n'
         'overrides = ["daifugo.strength"]',
         "When a 9 is played, only 3s may follow until the next cards are played, "
         "even if other rules forbid it.",
         "9を出すと、次にカードが出るまで、ほかの決まりにかかわらず3しか出せない。"),
        ('when.play = { form = "run", joker_at = "end" }\nthen.forbid = true',
         "A run may not be played with a joker at one end.",
         "端にジョーカーを置いた階段を出すことはできない。"),
    ],
)  # fmt: skip
def test_the_wording_is_made_from_the_sentence(said: str, en: str, ja: str, tmp_path: Path) -> None:
    assert own_rule(tmp_path, said) == []
    assert referee.book("ours").clause("ours.mine").wording == {"ja": ja, "en": en}


@pytest.mark.parametrize(
    ("code", "level", "said"),
    [
        ("too-deep", ERROR,
         'when.play = { rank = "9", on = { rank = "8", anywhere = true } }\nthen.forbid = true'),
        ("too-deep", ERROR,
         'when.play = { compared = { suit = "same", row = 3 } }\nthen.forbid = true'),
        ("too-deep", ERROR,
         'when.play = { rank = "9", piled = 3 }\nthen.allow = true\n'
         'overrides = ["daifugo.strength"]'),
        ("not-so-soon", ERROR,
         'when.play.rank = "9"\nthen.order = "turns"\nuntil = "next play"'),
        ("lead-on-something", ERROR,
         'when.play = { lead = true, compared.count = "more" }\nthen.clear = true'),
        ("allows-nothing", WARNING, 'when.play.rank = "9"\nthen.free = true\nuntil = "next turn"'),
        ("prevents-nothing", WARNING, 'when.play.rank = "9"\nthen.prevent = "clear"'),
        ("leads-against-nothing", WARNING, 'when.clear = true\nthen.lead = "after last"'),
    ],
)  # fmt: skip
def test_what_cannot_be_meant_isown_rule(code: str, level: str, said: str, tmp_path: Path) -> None:
    assert [(each.code, each.level) for each in own_rule(tmp_path, said)] == [
        (f"sentence-{code}", level)
    ]


def test_what_holds_on_the_next_turn_ends_with_a_pass(tmp_path: Path) -> None:
    said = 'when.play.rank = "9"\nthen.lock.rank = "odd"\nuntil = '
    assert own_rule(tmp_path, f'{said}"next turn"') == []
    assert _asked("Aki: S9", "may Ben play H10").answer == "no"
    assert _asked("Aki: S9; Ben: pass", "may Chie play H10").answer == "yes"
    assert _asked("Aki: S9; Ben: HJ", "may Chie play DQ").answer == "yes"


def test_what_holds_until_the_next_play_outlasts_a_pass(tmp_path: Path) -> None:
    said = 'when.play.rank = "9"\nthen.lock.rank = "odd"\nuntil = '
    assert own_rule(tmp_path, f'{said}"next play"') == []
    assert _asked("Aki: S9; Ben: pass", "may Chie play H10").answer == "no"
    assert _asked("Aki: S9; Ben: HK", "may Chie play D2").answer == "yes"


def test_some_numbers_may_follow_all_the_same(tmp_path: Path) -> None:
    said = 'when.play.rank = "9"\nthen.lock.rank = ["odd", "Q"]\nuntil = "clear"'
    assert own_rule(tmp_path, said) == []
    assert _asked("Aki: S9", "may Ben play HQ").answer == "yes"
    assert _asked("Aki: S9", "may Ben play H10").answer == "no"


def test_jokers_may_be_what_does_not_follow(tmp_path: Path) -> None:
    said = 'when.play.rank = "4"\nthen.lock.without = ["Jo", "K"]\nuntil = "clear"'
    assert own_rule(tmp_path, said) == []
    wording = referee.book("ours").clause("ours.mine").wording
    assert (
        wording["en"] == "When a 4 is played, no joker or K may follow until the field is cleared."
    )
    assert wording["ja"] == "4を出すと、場が流れるまでジョーカーかKは出せない。"
    assert _asked("Aki: S4", "may Ben play Jo").answer == "no"
    assert _asked("Aki: S4 H4", "may Ben play H9 Jo=S9").answer == "no"
    assert _asked("Aki: S4", "may Ben play HK").answer == "no"
    assert _asked("Aki: S4", "may Ben play H9").answer == "yes"
    assert _asked("Aki: S5", "may Ben play Jo").answer == "yes"


def test_a_play_that_is_passed_over_is_not_to_be_beaten(tmp_path: Path) -> None:
    said = 'when.play = { rank = "9", only = true }\nthen.overlook = "on others"'
    assert own_rule(tmp_path, said) == []
    verdict = _asked("Aki: S8 H8 D8; Aki: S4; Ben: H9", "may Chie play D5")
    assert verdict.answer == "yes"
    assert "ours.mine" in set(verdict.clauses())
