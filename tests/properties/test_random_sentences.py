"""What holds for every rule that can be said: games by it keep their cards and end, what is refused
is explained, and a sentence is the same as words, as tables and as text."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

import referee
from referee.library.context import current
from referee.rulebook.diagnostics import ERROR
from referee.rulebook.registry import vocabulary_of
from referee.rulebook.rule_language import SentenceWords, sentence_words
from referee.simulation import Game, deal, play_out
from tests.properties.test_games import _check_game
from tests.sentences import house_text, is_wrong, random_sentence, value_of
from tests.thorough import some

SEEDS = st.integers(0, 1_000_000)
VOCABULARY = vocabulary_of("climbing")
assert VOCABULARY
TITLE = 'title = { ja = "甲", en = "One" }'


def _said(seed: int, most: int = 3) -> list[SentenceWords]:
    rng, of = random.Random(seed), referee.book("daifugo")
    titles = tuple(dict.fromkeys(name for each in of.titles.values() for name in each))
    assert VOCABULARY
    return [random_sentence(VOCABULARY, of.deck, titles, rng) for _ in range(rng.randint(1, most))]


@settings(max_examples=60, deadline=None)
@given(seed=SEEDS)
def test_words_tables_and_text_say_the_same(seed: int) -> None:
    said = _said(seed)
    read = tomllib.loads(house_text(said))
    assert [sentence_words(clause["rules"][0]) for clause in read["clause"]] == list(
        map(dict, said)
    )


@settings(max_examples=60, deadline=None)
@given(seed=SEEDS)
def test_it_is_said_in_both_languages(seed: int) -> None:
    assert VOCABULARY
    for said in _said(seed):
        told = VOCABULARY.say(said)
        assert set(told) == {"ja", "en"}
        assert all("none" not in text and "{" not in text for text in told.values()), told


@settings(max_examples=some(25), deadline=None)
@given(seed=SEEDS)
def test_games_by_random_rules_keep_their_cards_and_end(seed: int) -> None:
    with _game(seed) as game:
        _check_game(game)


@pytest.mark.full("the first tier reads fewer verdicts with all that would change them")
@settings(max_examples=some(25), deadline=None)
@given(seed=SEEDS)
def test_what_random_rules_refuse_is_explained(seed: int) -> None:
    with _game(seed) as game:
        _explains(game.table(len(game.moves) // 2))


@contextmanager
def _game(seed: int) -> Iterator[Game]:
    """A game by random rules, which are known meanwhile; a failure prints them."""
    text = house_text(_said(seed))
    note(text)
    with current().trial():
        referee.define_house("random", text)
        assert [each for each in referee.check_book("random") if each.level == ERROR] == []
        yield play_out(deal(seed, 4, "random"), seed, 500)


def _explains(table: referee.Table) -> None:
    """Every card of everybody: what may not be played is told with a reason."""
    for name, hand in table.description.hands.items():
        for card in hand.cards[:3]:
            verdict = table.ask(f"may {name} play {card}")
            assert verdict.because or verdict.answer != "no"
            assert verdict.say("en")
            assert verdict.say("ja")


MIXED = (
    "{ when.turn = true, then = { draw.from = 'discards', mix_hands.with = 'picked' } }",
    "{ when.turn = true, then = { emptied = 'barred', take.from = 'others' }, "
    "until = 'next play' }",
    "{ when.play = true, then = { fallen.who = 'picked', draw.count = 1 } }",
    "{ when.pass = true, then.take_field = 'play below' }",
)
"""Rules whose obligations can follow one another, or that move cards again and again."""


@pytest.mark.parametrize("rule", MIXED)
def test_what_one_obligation_does_no_other_does_too(rule: str) -> None:
    clause = f"""
extends = "daifugo"

[[clause]]
id = "random.rule_0"
title = {{ ja = "甲", en = "One" }}
rules = [{rule}]
"""
    with current().trial():
        referee.define_house("random", clause)
        for seed in range(3):
            game = play_out(deal(seed, 3 + seed, "random", titled=seed == 1), seed, 120)
            size = len(game.dealt.seats)
            assert game.end != "stuck"
            assert {len(position.known) for position in game.positions} == {size}
            assert {len(position.unknown) for position in game.positions} == {size}


def test_words_that_a_reading_decides_are_left_out_of_the_text() -> None:
    assert VOCABULARY
    who = {"reading": "who_falls", "first": "first", "picked": "picked"}
    said = {"when.play.rank": "4", "then.fallen.who": who, "then.fallen.how": "last"}
    told = VOCABULARY.say(said)
    assert "a player comes last in the end" in told["en"], told
    assert "1人は最後に最下位になる" in told["ja"], told


# ---- rules by which the turn comes back

TRIGGERS: tuple[SentenceWords, ...] = (
    {"when.play": True},
    {"when.pass": True},
    {"when.pass": True, "if.title": ["daihinmin"]},
    {"when.turn": True},
    {"when.clear": True},
    {"when.play.swept": True},
    {"when.hand.count": 3},
    {"when.out": "first"},
)
ENDS: tuple[SentenceWords, ...] = (
    {},
    {"until": "clear"},
    {"until": "game"},
    {"until": "next play"},
)


def _pairs() -> list[SentenceWords]:
    """Each trigger with each value of each effect, if nothing is wrong with them together."""
    assert VOCABULARY
    of, rng = referee.book("daifugo"), random.Random(0)
    effects = [
        {word.path: value_of(word, of.deck, ("daihinmin",), rng)}
        for word in VOCABULARY.words.values()
        if word.path.startswith("then.")
        for _ in range(4)
    ]
    return [
        {**trigger, **effect, **end} for trigger in TRIGGERS for effect in effects for end in ENDS
    ]


@settings(max_examples=some(40), deadline=None)
@given(seed=SEEDS)
def test_no_game_goes_round_with_cards_on_the_field(seed: int) -> None:
    rng, of = random.Random(seed), referee.book("daifugo")
    assert VOCABULARY
    said = rng.choice(_pairs())
    if is_wrong(VOCABULARY, said, of.deck):
        return
    text = house_text([said])
    note(text)
    with current().trial():
        referee.define_house("random", text)
        game = play_out(deal(seed, rng.choice((3, 4, 5)), "random", titled=True), seed, 400)
    assert game.end != "stuck"
    last = game.positions[-1]
    assert game.end != "cycle" or not last.field or any(last.unknown)


@pytest.mark.parametrize(
    "rule",
    [
        "{ when.pass = true, then.direction = 'turns', until = 'game' }",
        "{ when.pass = true, then.direction = 'turns', until = 'clear' }",
        "{ when.pass = true, if.title = 'daihinmin', then.direction = 'turns', until = 'game' }",
        "{ when.pass = true, then.skip.who = 'next' }",
        "{ when.pass = true, then.skip.who = ['daihinmin'] }",
    ],
)
def test_passes_that_only_some_players_make_clear_the_field(rule: str) -> None:
    clause = f'extends = "daifugo"\n[[clause]]\nid = "random.rule_0"\n{TITLE}\nrules = [{rule}]\n'
    with current().trial():
        referee.define_house("random", clause)
        for seed in range(3):
            game = play_out(deal(seed, 3 + seed, "random", titled=True), seed, 500)
            assert game.end == "over"
