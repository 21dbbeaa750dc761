"""What holds for every table: nothing is lost, nothing changes by asking, games end in an order."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee.table import Table
from tests.tables import deal, play_out, random_move, with_switches

GAMES = settings(max_examples=12, deadline=None)
SEEDS = st.integers(0, 10_000)


def _cards(table: Table) -> Counter[str]:
    deck = table.rulebook.book.deck
    masks = [*table.position.known, table.position.discards]
    masks += [laid.play.mask for laid in table.position.field]
    return Counter(str(card) for mask in masks for card in deck.cards(mask))


@GAMES
@given(seed=SEEDS, players=st.integers(3, 8), titled=st.booleans())
def test_no_card_is_lost_or_doubled_and_the_game_ends_in_an_order(
    seed: int, players: int, titled: bool
) -> None:
    tables = play_out(with_switches(deal(seed, players, titled=titled), seed), seed)
    whole = _cards(tables[0])
    assert all(_cards(table) == whole for table in tables)
    assert sorted(tables[-1].ask("ranks").answer) == sorted(tables[-1].seats)


@GAMES
@given(seed=SEEDS, steps=st.integers(0, 40))
def test_asking_never_changes_a_table(seed: int, steps: int) -> None:
    table = play_out(deal(seed), seed)[:steps][-1] if steps else Table(deal(seed))
    before = str(table), table.position
    for question in ("whose turn", "what order", "ranks", "may Aki pass", "what may Ben play"):
        assert table.ask(question).flips is not None
    assert (str(table), table.position) == before


@GAMES
@given(seed=SEEDS)
def test_a_flip_named_is_real_and_no_other_single_option_flips(seed: int) -> None:
    tables = play_out(deal(seed), seed)
    table = tables[len(tables) // 2]
    verdict = table.ask(f"may Ben play {_any_cards(table)}")
    named = {(flip.option.name, flip.value): flip.answer for flip in verdict.flips}
    for option, value in table.rulebook.alternatives():
        other = table.with_options(**{option.name: value}).ask(verdict.question).answer
        assert named.get((option.name, value), verdict.answer) == other


def _any_cards(table: Table) -> str:
    deck = table.rulebook.book.deck
    return str(deck.cards(table.position.known[1] or deck.full)[0])


@GAMES
@given(seed=SEEDS)
def test_a_verdict_is_the_same_after_text_and_json(seed: int) -> None:
    tables = play_out(deal(seed), seed)
    table = tables[len(tables) // 3]
    question = f"may Ben play {_any_cards(table)}"
    told = table.ask(question).to_dict()
    assert referee.read(str(table)).ask(question).to_dict() == told
    assert referee.from_dict(table.to_dict()).ask(question).to_dict() == told


@GAMES
@given(seed=SEEDS)
def test_a_described_position_judges_like_the_game_that_led_to_it(seed: int) -> None:
    """Cutting the history and describing what lies there changes no verdict on a play."""
    tables = play_out(deal(seed), seed)
    table = tables[len(tables) // 2]
    described = table.flattened()
    assert described.position.marks == table.position.marks
    name = table.seats[table.position.turn]
    question = f"what may {name} play"
    assert described.ask(question).answer == table.ask(question).answer


@pytest.mark.parametrize("seed", range(3))
def test_every_legal_play_listed_may_be_played_and_every_other_card_not(seed: int) -> None:
    import random

    rng = random.Random(seed)
    table = Table(deal(seed))
    for _ in range(25):
        move = random_move(table, rng)
        if move is None:
            return
        name = table.seats[table.position.turn]
        listed = {text for texts in _plays(table, name) for text in texts}
        for card in table.rulebook.book.deck.cards(table.position.known[table.position.turn]):
            answer = table.ask(f"may {name} play {card}").answer
            assert (answer == "yes") == (str(card) in listed)
        table = table.play(move)


def _plays(table: Table, name: str) -> list[list[str]]:
    answer = table.ask(f"what may {name} play").answer
    return [texts for form, texts in answer.items() if form != "pass"]
