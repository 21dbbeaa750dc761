"""What holds for games with cards face down: a doubt punishes one player, no card is lost."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee.engine.family import engine_of
from referee.games.climbing.position import Position
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.moves import DOUBT, PLAY, THROUGH, Move
from referee.simulation import OVER, Game, deal, play_out, random_choices
from referee.ui.desk.session import DeskSession
from tests.tiers import quick

GAMES = settings(max_examples=25, deadline=None)
SEEDS = st.integers(0, 10_000)
PLAYERS = st.integers(2, 7)


def _game(seed: int, players: int) -> Game:
    choices = random_choices(referee.book("million_doubt").options, random.Random(seed))
    return play_out(deal(seed, players, "million_doubt", choices=choices), seed)


def _engine(game: Game) -> ClimbingRules:
    rules = engine_of(game.rules).rules
    assert isinstance(rules, ClimbingRules)
    return rules


def _cards(game: Game, position: Position) -> Counter[str]:
    deck = game.rules.book.deck
    masks = [*position.known, position.discards, *(laid.play.mask for laid in position.field)]
    return Counter(str(card) for mask in masks for card in deck.cards(mask))


@pytest.mark.full("the first tier counts cards in tests/unit/engine/test_contract.py")
@GAMES
@given(seed=SEEDS, players=PLAYERS)
def test_no_card_is_lost_or_doubled_and_games_end(seed: int, players: int) -> None:
    game = _game(seed, players)
    whole = _cards(game, game.positions[0])
    assert sum(whole.values()) == 7 * players
    assert all(_cards(game, position) == whole for position in game.positions)
    assert game.end == OVER


def _doubts(game: Game) -> Iterator[tuple[int, Position, Position]]:
    """The number of each play that was doubted, the position before it, and the one after."""
    laid = 0
    for at, move in enumerate(game.moves):
        if move.kind == PLAY:
            laid = at
        elif move.kind in (DOUBT, THROUGH):
            before, after = game.positions[at], game.positions[at + 1]
            if before.pending and any(owed.kind == "penalty" for owed in after.owed):
                yield laid, game.positions[laid], after


@GAMES
@given(seed=SEEDS, players=PLAYERS)
def test_a_doubt_punishes_exactly_one_player_and_the_right_one(seed: int, players: int) -> None:
    """Cards that might have been laid face up are right, and no others."""
    game = _game(seed, players)
    names = game.dealt.names
    for laid, before, after in _doubts(game):
        (owed,) = after.owed
        move = game.moves[laid]
        shown = Move(move.seat, PLAY, tuple(card.plain() for card in move.cards))
        right = engine_of(game.rules).judge(names, before, shown).value == "yes"
        player = names.index(move.seat)
        assert owed.seat != owed.to
        assert player == (owed.seat if right else owed.to)


@GAMES
@given(seed=SEEDS, players=PLAYERS)
def test_every_play_that_is_listed_may_be_laid(seed: int, players: int) -> None:
    game = _game(seed, players)
    engine, names = _engine(game), game.dealt.names
    for position in game.positions[::7]:
        if position.owed or position.turn < 0:
            continue
        for play in engine.legal_plays(position, position.turn)[:40]:
            cards = tuple(referee.parse_card(word, engine.deck) for word in play.text.split())
            move = Move(names[position.turn], PLAY, cards)
            assert engine_of(game.rules).judge(names, position, move).value == "yes", play


@GAMES
@given(seed=SEEDS, players=PLAYERS, steps=st.integers(0, 60))
def test_a_described_table_stands_where_the_game_stood(seed: int, players: int, steps: int) -> None:
    """Also while others are asked whether they doubt."""
    table = _game(seed, players).table(steps)
    described = table.flattened()
    assert described.position.marks == table.position.marks
    assert described.position.owed == table.position.owed
    assert described.position.known == table.position.known
    assert referee.read(str(described)) == described
    assert referee.from_dict(described.to_dict()) == described
    question = f"what may {table.seats[0]} play"
    assert described.ask(question).answer == table.ask(question).answer


@pytest.mark.parametrize(
    "seed", quick((1, 0, 2, 3), 1, "the first tier takes fewer random games and tables")
)
def test_the_desk_shows_every_table_of_a_game(seed: int) -> None:
    game = _game(seed, 3)
    for steps in range(0, len(game.moves), 9):
        table = game.table(steps)
        for lang in ("ja", "en"):
            for question in ("whose turn", "what happens", f"what may {table.seats[0]} play"):
                assert table.ask(question).say(lang)
            state = DeskSession(str(table)).state()
            assert state["problem"] is None
            assert {"doubt", "through"} <= _offered(state) or not _doubting(table)


def _offered(state: dict[str, Any]) -> set[str]:
    turns = state["waiting"]["turns"] if state["waiting"] else []
    moves = [*state["moves"], *(move for turn in turns for move in turn["moves"])]
    return {move["text"].split()[-1] for move in moves}


def _doubting(table: referee.Table) -> bool:
    return any(owed.kind == "doubt" for owed in table.position.owed)
