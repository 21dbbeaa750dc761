"""What holds for every table: nothing is lost, nothing changes by asking, games end in an order."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import referee
from referee.engine.family import engine_of
from referee.engine.interfaces import AmbiguousCards
from referee.games.climbing.answers.ranking import equals, places
from referee.games.climbing.position import Position
from referee.games.climbing.resolution.stages import position_after_play
from referee.games.climbing.rule_api.mark_names import REMOVED
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.library.context import rulebook
from referee.model.description import Hand
from referee.model.marks import Mark
from referee.model.moves import DRAW, Move
from referee.model.types import Value
from referee.rulebook.rule import Open
from referee.rulebook.rulebook import Rulebook
from referee.simulation import CYCLE, LONG, OVER, Game, deal, play_out, random_choices
from referee.table import Table
from tests.games import changed_game
from tests.tiers import quick

FEWER = pytest.mark.full("the first tier takes fewer random games and tables")
GAMES = settings(max_examples=12, deadline=None)
QUESTIONS = settings(max_examples=6, deadline=None)
SEEDS = st.integers(0, 10_000)


def _game(book: str, seed: int, players: int = 4, *, titled: bool = False, **fixed: Value) -> Game:
    """A whole game by options at random."""
    choices = random_choices(referee.book(book).options, random.Random(seed))
    known = {name: value for name, value in fixed.items() if name in choices}
    dealt = deal(seed, players, book, titled=titled, choices={**choices, **known})
    return play_out(dealt, seed)


def _climbing(rules: Rulebook) -> ClimbingRules:
    found = engine_of(rules).rules
    assert isinstance(found, ClimbingRules)
    return found


def _cards(rules: Rulebook, position: Position) -> Counter[str]:
    deck = rules.book.deck
    removed = position.mark(REMOVED.kind)
    masks = [*position.known, position.discards, *(laid.play.mask for laid in position.field)]
    masks += [removed.value] if removed else []
    return Counter(str(card) for mask in masks for card in deck.cards(mask))


# ---- whole games


def _check_game(game: Game) -> None:
    """No card is lost or doubled; the game ends in an order of all seats, but for those that come
    out of it alike, or goes round; one that ends in the order of the game before has none but for
    its winner where there was no such game. Where cards come back into hands it may go on for ever
    without that. Where hands have been mixed, nobody knows any more who holds what: all that can be
    said then is that no card is doubled."""
    whole, deck = _cards(game.rules, game.positions[0]), game.rules.book.deck
    pack = Counter(map(str, deck.cards(deck.full)))
    found = [_cards(game.rules, position) for position in game.positions]
    assert not any(cards - pack for cards in found)
    if any(any(position.unknown) for position in game.positions):
        return
    assert not any(whole - cards for cards in found)
    refills = any(move.kind == DRAW for move in game.moves)
    ends = (OVER, CYCLE, LONG) if refills else (OVER, CYCLE)
    assert game.end in ends, (game.end, game.rules, game.moves[-3:])
    if game.end == OVER:
        last = game.positions[-1]
        ranked = [*places(_climbing(game.rules), last), *equals(last)]
        known = sorted(seat for seat in ranked if seat is not None)
        ended = last.mark("ranking")
        if ended and len(ended.value) == 1 and not last.mark("title", ended.value[0]):
            assert known == [*ended.value]
        else:
            assert known == list(range(last.size))


@GAMES
@given(seed=SEEDS, players=st.integers(3, 8), titled=st.booleans())
def test_offkai_games_keep_their_cards_and_end(seed: int, players: int, titled: bool) -> None:
    _check_game(_game("offkai", seed, players, titled=titled))


@settings(max_examples=40, deadline=None)
@given(seed=SEEDS, players=st.integers(3, 6), titled=st.booleans())
def test_daifugo_games_keep_their_cards_and_end(seed: int, players: int, titled: bool) -> None:
    _check_game(_game("daifugo", seed, players, titled=titled))


@FEWER
@settings(max_examples=20, deadline=None)
@given(seed=SEEDS, players=st.integers(3, 6), titled=st.booleans())
@example(seed=1, players=4, titled=False)  # back in the game, with cards drawn by others since
@example(seed=15, players=4, titled=True)  # drawing what another holds; equal, and sunk before
@example(seed=19, players=4, titled=True)  # drawing cards that nobody was dealt
@example(seed=513, players=3, titled=False)  # orders chosen one after the other run in a circle
def test_games_by_rules_said_in_sentences_keep_their_cards_and_end(
    seed: int, players: int, titled: bool
) -> None:
    _check_game(_game("local", seed, players, titled=titled))


def test_a_game_that_goes_round_is_reported() -> None:
    """Where nobody can play, everybody passes for ever."""
    dealt = deal(1)
    hands = {name: Hand(unknown=3) for name in dealt.names}
    assert play_out(dealt.replace(hands=hands), 1).end == CYCLE


# ---- asking


def _in_the_middle(seed: int) -> Table:
    game = play_out(deal(seed), seed)
    return game.table(len(game.moves) // 2)


@FEWER
@QUESTIONS
@given(seed=SEEDS)
def test_a_flip_named_is_real_and_no_other_single_option_flips(seed: int) -> None:
    table = _in_the_middle(seed)
    verdict = table.ask(f"may Ben play {_any_cards(table)}")
    named = {(flip.option.name, flip.value): flip.answer for flip in verdict.flips}
    otherwise = {(flip.option.name, flip.value) for flip in verdict.diverging}
    for option, value in table.rulebook.alternatives():
        if (option.name, value) in otherwise:
            continue  # the moves could not have been made like that: nobody knows
        other = table.with_options(**{option.name: value}).ask(verdict.question).answer
        assert named.get((option.name, value), verdict.answer) == other


def _any_cards(table: Table) -> str:
    deck = table.rulebook.book.deck
    return str(deck.cards(table.position.known[1] or deck.full)[0])


@QUESTIONS
@given(seed=SEEDS)
def test_a_verdict_is_the_same_after_text_and_json(seed: int) -> None:
    table = _in_the_middle(seed)
    question = f"may Ben play {_any_cards(table)}"
    told = table.ask(question).to_dict()
    assert referee.read(str(table)).ask(question).to_dict() == told
    assert referee.from_dict(table.to_dict()).ask(question).to_dict() == told


SEVEN = """
rules: daifugo + seven_pass + ten_discard
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: S5 H10
  Ben: S7 C9 C3
  Chie: ? x2
play:
  Aki: S5
  Ben: S7
"""


def test_what_is_owed_stays_owed_where_the_history_is_cut() -> None:
    described = referee.read(SEVEN).flattened()
    assert "field: Aki S5\n" in str(described)
    assert str(described).endswith("play:\n  Ben: S7\n")
    assert described.ask("may Ben give C9 to Chie").answer == "yes"
    assert described.flattened() == described


def test_what_has_been_met_is_history() -> None:
    table = referee.read(SEVEN).play("Ben: gives C9 to Chie")
    assert not table.flattened().description.play
    assert table.flattened().position.field == table.position.field


ROTATED = """
rules: local + double_rotation
seats: Aki (daifugo), Ben (heimin), Chie (daihinmin)
turn: Aki
hands:
  Aki: SA HA C9
  Ben: C10 C3
  Chie: D10 D5
play:
  Aki: SA HA
"""


def test_titles_that_have_moved_stay_moved() -> None:
    table = referee.read(ROTATED)
    assert "Aki (daihinmin), Ben (daifugo), Chie (heimin)" in str(table.flattened())
    assert Position.key(table.flattened().position) == Position.key(table.position)


@pytest.mark.parametrize(
    "book", quick(["daifugo", "offkai", "league", "local"], 3, "the first tier takes fewer books")
)
def test_a_described_position_owes_what_the_game_that_led_to_it_owes(book: str) -> None:
    owing = 0
    for seed in range(12):
        rng = random.Random(f"{book} {seed} owed")
        game = changed_game(book, seed, rng, players=3, changed=0.4, titled=0.5)
        table = game.table(rng.choice([at for at, each in enumerate(game.positions) if each.owed]
                                      or [len(game.moves) // 2]))  # fmt: skip
        described = table.flattened()
        if table.opened or described.opened:
            continue  # the outcome of a move rests on an order of clauses, which no text tells
        owing += bool(table.position.owed)
        assert Position.key(described.position) == Position.key(table.position)
        assert len(described.steps) < max(len(table.steps), 12)
    assert owing or book == "offkai"


# ---- how rules bear on each other

LASTING = ("nuclear_bomb", "super_revolution", "omen", "revolution_choice", "absolute_revolution")
"""Clauses that speak about a revolution by four cards: they end counters, or let players choose."""


@settings(max_examples=30, deadline=None)
@given(seed=SEEDS)
def test_two_counter_revolutions_leave_the_order_as_it_was(seed: int) -> None:
    game = _game("daifugo", seed, **dict.fromkeys(LASTING, False), revolution=True)
    engine, deck = _climbing(game.rules), game.rules.book.deck
    position = game.positions[len(game.positions) // 2]
    play = engine.readings(deck.cards(deck.rank_masks[deck.ranks.index("5")]))[0]
    once, _ = position_after_play(engine, position, 0, play)
    twice, _ = position_after_play(engine, once, 0, play)
    assert engine.turned(_lasting(once)) != engine.turned(_lasting(position))
    assert engine.turned(_lasting(twice)) == engine.turned(_lasting(position))


def _lasting(position: Position) -> tuple[Mark, ...]:
    return tuple(mark for mark in position.marks if mark.until == "game")


SUITS_NAMED = ("black_red_seven", "seven_counter", "spade_two")
"""Clauses that name other suits than the spade 3 does."""


@FEWER
@settings(max_examples=30, deadline=None)
@given(seed=SEEDS)
def test_suits_that_no_rule_names_may_be_relabelled(seed: int) -> None:
    """A game with hearts and clubs swapped goes the same way, card for card."""
    game = _game("daifugo", seed, **dict.fromkeys(SUITS_NAMED, False))
    names = game.dealt.names
    hands = {
        name: Hand(tuple(map(_relabelled, hand.cards)), hand.unknown)
        for name, hand in game.dealt.hands.items()
    }
    position, faults = engine_of(game.rules).set_up(game.dealt.replace(hands=hands))
    assert not faults
    for move, was in zip(game.moves, game.positions[1:], strict=True):
        other = Move(move.seat, move.kind, tuple(map(_relabelled, move.cards)), move.other,
                     back=tuple(map(_relabelled, move.back)), rank=move.rank)  # fmt: skip
        assert engine_of(game.rules).judge(names, position, other).value != "no"
        position = engine_of(game.rules).advance(names, position, other).position
        assert (position.turn, position.out) == (was.turn, was.out)
        assert list(map(int.bit_count, position.known)) == list(map(int.bit_count, was.known))


def _relabelled(card: referee.Card) -> referee.Card:
    other: referee.Card = referee.parse_card(str(card).translate(str.maketrans("HC", "CH")))
    return other


@settings(max_examples=40, deadline=None)
@given(seed=SEEDS, at=st.integers(0, 200))
def test_a_switch_that_sets_nothing_off_changes_nothing(seed: int, at: int) -> None:
    """The same moves with one more clause: as long as nothing happens by it, nothing differs."""
    game = _game("daifugo", seed)
    off = [name for name, option in game.rules.options.items()
           if option.kind == "switch" and not game.rules.value(name)]  # fmt: skip
    switch = off[at % len(off)]
    rules = game.rules.replace(**{switch: True})
    clause = rules.options[switch].clause
    position = game.positions[0]
    for move, was in zip(game.moves, game.positions[1:], strict=True):
        try:
            step = engine_of(rules).advance(game.dealt.names, position, move)
        except (AmbiguousCards, Open):
            return
        position = step.position
        bound = any(owed.clause == clause.id for owed in position.owed)
        if bound or position.pending or any(h.clause is clause for h in step.events):
            return
        assert (position.turn, position.out, position.known) == (was.turn, was.out, was.known)


def test_options_at_random_leave_nothing_unsettled() -> None:
    options = referee.book("daifugo").options
    rules = rulebook("daifugo", random_choices(options, random.Random(1)))
    assert "unsettled" not in {rules.value(name) for name in options}
