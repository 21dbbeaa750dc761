"""Legal plays against brute force: every subset of a hand, read and judged by itself."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

import referee
from referee.engine.family import engine_of
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import LaidPlay, Position
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.library.context import rulebook
from referee.model.marks import Exit, Mark, Marks, Obligation
from referee.model.types import Value

SEAT, BEFORE = 0, 3
"""Whose plays are listed, and who played before."""

SWITCHES: tuple[dict[str, Value], ...] = (
    {},
    {"emperor": True, "revolution": False},
    {"suit_lock": False, "spade_three": False, "j_back": False, "emperor": True},
    {
        "joker_on_joker": "allowed",
        "lock_across_joker": "joker_takes_suit",
        "run_joker_top_reversed": "beyond_two",
        "strict_lock_runs": "follows_on",
    },
    {"run_joker_top_reversed": "neither", "strict_lock_runs": "no_strict_lock_for_runs"},
)
"""Books to try: by switches and by readings."""
FACE_UP = [
    name
    for name in referee.books()
    if rulebook(name, {}).family == "climbing" and name != "million_doubt"
]


def _engine(options: dict[str, Value]) -> ClimbingRules:
    rules = engine_of(rulebook("offkai", options)).rules
    assert isinstance(rules, ClimbingRules)
    return rules


def _hand(engine: ClimbingRules, random: Random, size: int, ranks: int) -> int:
    """Cards of a few neighbouring ranks, so that they make something; often with jokers."""
    deck = engine.deck
    jokers = min(random.choice((0, 0, 1, 2)), deck.jokers)
    lowest = random.randrange(len(deck.ranks) - ranks + 1)
    width = len(deck.suits)
    near = range(lowest * width, (lowest + ranks) * width)
    return sum(1 << bit for bit in random.sample(near, size - jokers)) | deck.joker_mask(jokers)


def _top(engine: ClimbingRules, random: Random) -> Play:
    """A play to follow: small, so that something follows; jokers among them."""
    plays = [play for play in engine.plays_in(_hand(engine, random, 6, 4)) if play.count <= 4]
    return random.choice(plays)


def _marks(random: Random, top: Play | None) -> Marks:
    marks = [Mark("revolution")] if random.random() < 0.3 else []
    if random.random() < 0.2:
        marks.append(Mark("j_back", until="clear"))
    if top is not None and top.suits and random.random() < 0.4:
        marks.append(Mark("suit_lock", top.suits, until="clear"))
    if top is not None and top.suits and random.random() < 0.1:
        marks.append(Mark("strict_lock", top.suits, until="clear"))
    return tuple(sorted(marks, key=lambda mark: mark.sort_key))


def _position(hand: int, top: Play | None, marks: Marks, turn: int = SEAT) -> Position:
    field = () if top is None else (LaidPlay(BEFORE, top),)
    return Position((hand, 0, 0, 0), (0, 5, 5, 5), field, turn=turn, marks=marks)


def _by_brute_force(engine: ClimbingRules, position: Position) -> set[Play]:
    cards = engine.deck.cards(position.known[SEAT])
    subsets = {chosen for count in range(len(cards)) for chosen in combinations(cards, count + 1)}
    readings = (play for chosen in subsets for play in engine.readings(chosen))
    return {play for play in readings if engine.may(position, SEAT, play).allowed}


def _compare(engine: ClimbingRules, position: Position, expected: set[Play]) -> None:
    listed = engine.legal_plays(position, SEAT)
    assert len(listed) == len(set(listed)), "a play is listed twice"
    assert set(listed) == expected, (position.field, position.marks, position.known[SEAT])


@pytest.mark.parametrize("options", SWITCHES)
def test_legal_plays_are_those_of_every_subset(options: dict[str, Value]) -> None:
    engine = _engine(options)
    random = Random(f"subsets {options}")
    for number in range(60):
        top = _top(engine, random) if number % 4 else None
        marks = _marks(random, top)
        position = _position(_hand(engine, random, 7, 4), top, marks)
        _compare(engine, position, _by_brute_force(engine, position))


@pytest.mark.parametrize("options", SWITCHES)
def test_legal_plays_stay_right_as_more_hands_meet_one_field(options: dict[str, Value]) -> None:
    """What a situation has learnt from many hands serves for the next ones."""
    engine = _engine(options)
    random = Random(f"many hands {options}")
    for _ in range(4):
        top = _top(engine, random)
        marks = _marks(random, top)
        for _ in range(60):
            position = _position(_hand(engine, random, 14, 13), top, marks)
            possible = engine.plays_in(position.known[SEAT])
            legal = {play for play in possible if engine.may(position, SEAT, play).allowed}
            _compare(engine, position, legal)


@pytest.mark.parametrize("book", FACE_UP)
def test_every_book_lists_the_plays_that_it_allows(book: str) -> None:
    """Also where the suits make one of two runs a stronger hand."""
    engine = engine_of(rulebook(book, {})).rules
    assert isinstance(engine, ClimbingRules)
    random = Random(book)
    for _ in range(30):
        tops = engine.plays_in(_hand(engine, random, 13, 5))
        top = random.choice([play for play in tops if play.count == 5] or tops)
        position = _position(_hand(engine, random, 13, 5), top, ())
        possible = engine.plays_in(position.known[SEAT])
        legal = {play for play in possible if engine.may(position, SEAT, play).allowed}
        _compare(engine, position, legal)


def test_fields_that_differ_in_suit_only_are_judged_apart_where_it_matters() -> None:
    engine = _engine({})
    hand = engine.deck.full & ~engine.deck.joker_mask(2)
    tops = [play for play in engine.plays_in(hand) if play.count == 1 and play.ranks == (4,)]
    for top in tops:
        locked = (Mark("suit_lock", top.suits, until="clear"),)
        played = engine.legal_plays(_position(hand, top, locked), SEAT)
        assert played
        assert {play.suits for play in played} == {top.suits}


def test_nobody_plays_out_of_turn_after_going_out_or_during_the_exchange() -> None:
    engine = _engine({})
    hand = engine.deck.rank_masks[0]
    out = Position((hand, 0), (0, 5), turn=SEAT, out=(Exit(SEAT, "clean"),))
    owed = Position((hand, 0), (0, 5), turn=SEAT, owed=(Obligation("give", SEAT, 1, 1),))
    for position in (_position(hand, None, (), turn=1), out, owed):
        _compare(engine, position, set())
        assert not any(
            engine.may(position, SEAT, play).allowed for play in engine.plays_in(hand)
        )  # fmt: skip
