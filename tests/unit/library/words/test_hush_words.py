"""A house's rules by which cards do not set off what they usually do."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.rulebook.diagnostics import ERROR
from referee.rulebook.rule_language import SentenceWords
from tests.own_rule import define_rule, in_words, own_rule

pytestmark = pytest.mark.usefixtures("forgets_books")

TABLE = """
rules: ours + mine + five_skip
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: S8 H8 Jo S5 C4
  Ben: ? x5
  Chie: ? x5
"""


@pytest.mark.parametrize(
    ("said", "cards", "turn"),
    [
        ('when.play = { rank = "8", jokers = "1 or more" }\nthen.counts = "none"', "S8 Jo", "Ben"),
        ('when.play = { rank = "8", jokers = "1 or more" }\nthen.counts = "none"', "S8 H8", "Aki"),
        ('when.play.count = 1\nthen.counts = "none"', "S8", "Ben"),
        ('when.play.count = 1\nthen.counts = "none"', "S5", "Ben"),
        ('when.play.count = 1\nthen.counts = "5"', "S5", "Chie"),
        ('when.play.count = 1\nthen.counts = ["5", "8"]', "S8", "Aki"),
    ],
)
def test_what_the_cards_set_off_elsewhere_does_not_come(said: str, cards: str, turn: str) -> None:
    define_rule(said)
    assert referee.read(TABLE).play(f"Aki: {cards}").ask("whose turn").answer == turn


@pytest.mark.parametrize(
    ("said", "ja", "en"),
    [
        ({"when.play.form": ["run"], "then.counts": ["8"]},
         "階段を出すと、8のほかは、カードの数字による効果は出ない。",
         "When a run is played, its cards don’t trigger the rules of their ranks, "
         "except for 8."),
        ({"when.play.rank": ["8"], "when.play.jokers": "1 or more", "then.counts": ["none"]},
         "ジョーカーと一緒に8を出すと、カードの数字による効果は出ない。",
         "When an 8 is played with jokers, its cards don’t trigger the rules of "
         "their ranks."),
    ],
)  # fmt: skip
def test_it_is_said_as_a_person_would(said: SentenceWords, ja: str, en: str) -> None:
    assert in_words(said) == {"ja": ja, "en": en}


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ('when.play.rank = "8"\nif.order = "turned"\nthen.counts = "none"', "by-the-play-alone"),
        ('when.play.on.rank = "8"\nthen.counts = "none"', "by-the-play-alone"),
        ('when.pass = true\nthen.counts = "none"', "not-of-a-pass"),
    ],
)
def test_what_cannot_be_meant_is_told(said: str, code: str, tmp_path: Path) -> None:
    wrong = [each.code for each in own_rule(tmp_path, said) if each.level == ERROR]
    assert f"sentence-{code}" in wrong
