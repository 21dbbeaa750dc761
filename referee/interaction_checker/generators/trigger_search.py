"""What triggers a rule, found by trying small plays.

Rules don't declare what triggers them, so each is tried alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, zip_longest
from random import Random

from msgspec import Struct, field
from msgspec.structs import replace

from referee.cards.card import Deck
from referee.engine.family import engine_of
from referee.engine.interfaces import AnyPosition
from referee.interaction_checker.clause_effects import UnusableTable
from referee.interaction_checker.pair_outcome import RuleGroup, group_effects
from referee.model.description import Description
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Open
from referee.rulebook.rulebook import Rulebook

from .table_sketch import Cards, TableSketch, complete_table, is_possible, suit_and_rank

MAX_SKETCHES = 48
"""How many sketches of a rule are kept, as different as possible."""
MAX_STATES = 6
"""How many different states that a rule leaves behind are kept."""
MAX_FOLLOWING = 2
"""How many moves may follow the one that is tried, if it creates an obligation or a choice."""


class Triggers(Struct, frozen=True):
    """What triggers a rule."""

    sketches: tuple[TableSketch, ...] = field(default=(), name="fires")
    """Tables on which it acts."""
    states: tuple[tuple[str, ...], ...] = field(default=(), name="leaves")
    """Entries of ``state:`` that it leaves behind."""


def find_triggers(rules: Rulebook, clause: Clause, rng: Random) -> Triggers:
    """What triggers a rule among small plays."""
    group, deck = RuleGroup(rules, [clause]), rules.deck
    sketches: list[TableSketch] = []
    states: dict[tuple[str, ...], None] = {}
    without_state = [*small_tables(deck, rng)]
    for sketch in without_state:
        _try(group, sketch, rng, sketches, states)
    for state in [*states][:MAX_STATES]:
        for sketch in without_state[:: max(1, len(without_state) // 200)]:
            _try(group, replace(sketch, state=state), rng, sketches, states)
    return Triggers(tuple(_diverse(sketches, deck, rng)), tuple(states)[:MAX_STATES])


def _try(
    group: RuleGroup,
    sketch: TableSketch,
    rng: Random,
    sketches: list[TableSketch],
    states: dict[tuple[str, ...], None],
) -> None:
    """Tries a rule on a sketch. If it acts there or in the moves that must follow, adds the sketch
    to ``sketches`` and the marks that it leaves behind to ``states``."""
    if not is_possible(sketch, group.whole.deck):
        return
    table: Description | None = complete_table(sketch, group.whole, rng, 4)
    while table is not None:
        try:
            effects = group_effects(group, table)
        except UnusableTable:
            return
        if effects.acted(group.ids[0]):
            if sketch not in sketches:
                sketches.append(sketch)
            words = engine_of(group.whole).state_words(effects.after, table.names)
            state = tuple(word for word in words if word not in sketch.state)
            if state and len(state) < 4:
                states[state] = None
        table = None if effects.refused else with_next_move(group, table, effects.after, rng)


def with_next_move(
    group: RuleGroup, table: Description, after: AnyPosition, rng: Random
) -> Description | None:
    """The table with one more move; ``None`` if its last move creates no obligation or choice."""
    if not after.owed or len(table.play) > MAX_FOLLOWING:
        return None
    try:
        move = next(engine_of(group.whole).legal_moves(table.names, after, rng), None)
    except Open:
        return None
    return table.replace(play=(*table.play, move)) if move else None


def _diverse(sketches: Sequence[TableSketch], deck: Deck, rng: Random) -> list[TableSketch]:
    """Some of the sketches: one of each kind of play, then a second of each, and so on."""
    shuffled = [*sketches]
    rng.shuffle(shuffled)
    by_play: dict[object, list[TableSketch]] = {}
    for sketch in shuffled:
        key = (_ranks(sketch.play, deck), bool(sketch.below), sketch.last)
        by_play.setdefault(key, []).append(sketch)
    rounds = zip_longest(*by_play.values())
    in_turn = (sketch for round_ in rounds for sketch in round_ if sketch is not None)
    return [*islice(in_turn, MAX_SKETCHES)]


def _ranks(play: Cards, deck: Deck) -> Cards:
    return tuple(suit_and_rank(card, deck)[1] for card in play)


# ---- small tables


def small_tables(deck: Deck, rng: Random) -> Iterator[TableSketch]:
    """Small plays on an empty field, on weaker and on stronger plays, with and without other cards
    in the hand."""
    for play in small_plays(deck):
        yield TableSketch(play)
        weaker, stronger = _shifted(play, deck, -1), _shifted(play, deck, 1)
        for below in filter(None, (weaker, stronger)):
            yield TableSketch(play, (below,), discarded=3)
        if weaker and (weakest := _shifted(play, deck, -2)):
            yield TableSketch(play, (weakest, weaker))
            yield TableSketch(_in_other_suits(play, deck), (weakest, weaker))
        if rng.random() < 0.5:
            yield TableSketch(play, last=True, titled=rng.random() < 0.5)
    for rank in deck.ranks:
        card = deck.suits[0] + rank
        yield TableSketch((), ((card,),))
        yield TableSketch((card,), (("Jo",),)) if deck.jokers else TableSketch(())


def small_plays(deck: Deck) -> Iterator[Cards]:
    """Sets, runs and combinations of ranks, with and without jokers."""
    ranks, suits = deck.ranks, deck.suits
    for rank in ranks:
        for count in range(1, len(suits) + 1):
            cards = tuple(suit + rank for suit in suits[:count])
            yield cards
            if deck.jokers:
                yield (*cards, "Jo")
    for jokers in range(1, deck.jokers + 1):
        yield ("Jo",) * jokers
    for length in (3, 4, 5):
        for start in range(len(ranks) - length + 1):
            yield tuple(suits[start % len(suits)] + rank for rank in ranks[start : start + length])
    for one, other in combinations(ranks, 2):
        for count in (1, 2):
            yield tuple(suit + rank for rank in (one, other) for suit in suits[:count])
    for start in range(len(ranks) - len(suits) + 1):
        run = ranks[start : start + len(suits)]
        yield tuple(suit + rank for suit, rank in zip(suits, run, strict=True))
        spaced = ranks[start::2][:3]
        if len(spaced) == 3:
            yield tuple(suits[0] + rank for rank in spaced)


def _in_other_suits(play: Cards, deck: Deck) -> Cards:
    """The same ranks in the next suits."""
    suits = dict(zip(deck.suits, (*deck.suits[1:], deck.suits[0]), strict=True))
    parts = (suit_and_rank(card, deck) for card in play)
    return tuple(suits.get(suit, "") + rank for suit, rank in parts)


def _shifted(play: Cards, deck: Deck, by: int) -> Cards | None:
    """The same play with all ranks moved up or down; ``None`` if that is impossible."""
    ranks = list(deck.ranks)
    cards = []
    for card in play:
        suit, rank = suit_and_rank(card, deck)
        index = ranks.index(rank) + by if rank in ranks else -1
        if not 0 <= index < len(ranks):
            return None
        cards.append(suit + ranks[index])
    return tuple(cards)
