"""An unknown word in a sentence names the nearest word that is possible there."""

from __future__ import annotations

import pytest

from referee.games.climbing.rule_language.former import FORMER
from referee.rulebook.registry import vocabulary_of
from tests.unit.library.test_contradictions import findings

pytestmark = pytest.mark.usefixtures("forgets_books")


@pytest.mark.parametrize(
    ("said", "suggested"),
    [
        ('when.play.rank = "9"\nthen.skipp = 1', "skip"),
        ('when.play.rnk = "9"\nthen.skip = 1', "rank"),
        ('when.play.rank = "9"\nif.titel = "daifugo"\nthen.skip = 1', "title"),
        ('when.game = "any"\nthen.seat = "lowest first"', "seats"),
        ('when.play.rank = "9"\nthen.seat = "lowest first"', ""),  # not with a play
        ('when.play.rank = "9"\nif.game_ = 3\nthen.skip = 1', "game"),
        ('when.play.rank = "9"\nif.reign_ = 3\nthen.skip = 1', ""),  # only of gifts
        ('when.play.rank = "9"\nthen.drink = true', ""),
        ('when.play.rank = "9"\nthen.speak = "drink"', ""),
        ('when.play.rank = "9"\nthen.partners = true', ""),
    ],
)
def test_the_nearest_word_is_one_that_can_stand_there(said: str, suggested: str) -> None:
    (code, text), *_ = findings(said)
    assert code == "unknown-word"
    assert ("Did you mean" in text) is bool(suggested)
    assert f"“{suggested}”" in text or not suggested
    assert "none" not in text


def test_a_word_like_none_is_answered_with_those_that_can_stand_there() -> None:
    ((_, text),) = findings('when.gift = "up"\nif.points = "10 or more"\nthen.gift.count = "none"')
    assert "Choose from: title, game, reign, hand or players." in text


@pytest.mark.parametrize("word", FORMER)
def test_a_former_word_names_the_words_of_today(word: str) -> None:
    vocabulary = vocabulary_of("climbing")
    assert vocabulary
    assert word not in vocabulary.words
    now = FORMER[word].partition(" = ")[0]
    assert now in vocabulary.words
    trigger = "" if word.startswith("when") else 'when.play.rank = "9"\n'
    effect = "" if word.startswith("then") else "\nthen.skip = 1"
    codes = dict(findings(f"{trigger}{word} = 3{effect}"))
    assert now in codes["sentence-former"]
