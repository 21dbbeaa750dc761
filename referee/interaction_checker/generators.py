"""Tables on which rules act: what triggers each rule is found by small plays, then combined."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, zip_longest
from random import Random

from msgspec import Struct, field
from msgspec.structs import replace

from referee.cards.card import Card, Deck, parse_card
from referee.engine.family import engine_of
from referee.engine.interfaces import AnyPosition
from referee.errors import RefereeError
from referee.interaction_checker.pair_outcome import RuleGroup, UnusableTable, group_effects
from referee.model.description import Description, FieldPlay, Hand, Seat
from referee.model.moves import PASS, PLAY, Move
from referee.notation.header import write_rules
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Open
from referee.rulebook.rulebook import Rulebook
from referee.simulation import Game, deal, play_out, random_choices

# ---- sketches of tables: what is played on what, which marks are set; the rest is random

NAMES = ("Aki", "Ben", "Chie", "Dan", "Eve", "Fumi")

Cards = tuple[str, ...]
"""Cards as text, in the order of the deck."""


class TableSketch(Struct, frozen=True, array_like=True):
    """The parts of a table that matter."""

    play: Cards
    """The cards that Aki plays; none if he passes."""
    below: tuple[Cards, ...] = ()
    """The plays on the field, from bottom to top."""
    state: tuple[str, ...] = ()
    """Entries of ``state:``."""
    last: bool = False
    """Aki plays his last cards."""
    titled: bool = False
    """Players have titles from an earlier game."""
    discarded: int = 0
    """How many cards have been discarded."""

    @property
    def cards(self) -> list[str]:
        return [*self.play, *(card for play in self.below for card in play)]


def suit_and_rank(card: str, deck: Deck) -> tuple[str, str]:
    """The suit and rank of a card other than a joker; the suit is empty in decks without suits."""
    suit = next((suit for suit in deck.suits if suit and card.startswith(suit)), "")
    return suit, card.removeprefix(suit)


def is_possible(sketch: TableSketch, deck: Deck) -> bool:
    """Whether no card is used twice and the deck has enough jokers."""
    naturals = [card for card in sketch.cards if card != "Jo"]
    jokers = len(sketch.cards) - len(naturals)
    return len(set(naturals)) == len(naturals) and jokers <= deck.jokers


def complete_table(sketch: TableSketch, rules: Rulebook, rng: Random, players: int) -> Description:
    """A table with random cards for the rest of a possible sketch; all hands are known."""
    deck, names = rules.deck, NAMES[:players]
    cards = {card: parse_card(card, deck) for card in sketch.cards}
    played = tuple(cards[card] for card in sketch.play)
    rest = [card for card in deck.cards(deck.full) if card.is_joker or str(card) not in cards]
    rest = rest[: len(rest) - sketch.cards.count("Jo")]  # the jokers come last
    rng.shuffle(rest)
    own = [*played]
    if not (sketch.last and own):
        own += _take(rest, rng.randint(1, 4))
    hands = {names[0]: own, **{name: _take(rest, rng.randint(1, 5)) for name in names[1:]}}
    table = Description(
        book=rules.id,
        seats=_seats(rules, names, rng if sketch.titled else None),
        turn=names[0],
        hands={name: Hand(deck.sorted(hand), 0) for name, hand in hands.items()},
        field=tuple(
            FieldPlay(tuple(cards[card] for card in play), names[-(1 + index % (players - 1))])
            for index, play in reversed([*enumerate(reversed(sketch.below))])
        ),
        discards=deck.sorted(_take(rest, sketch.discarded)),
        state=sketch.state,
        play=(Move(names[0], PLAY if played else PASS, played),),
    )
    return write_rules(table, rules)


def _seats(rules: Rulebook, names: Sequence[str], rng: Random | None) -> tuple[Seat, ...]:
    titles = rules.titled_book.titles.get(len(names)) if rng else None
    if not (titles and rng):
        return tuple(map(Seat, names))
    shuffled = rng.sample(titles, len(titles))
    return tuple(Seat(name, title) for name, title in zip(names, shuffled, strict=True))


def _take(rest: list[Card], count: int) -> list[Card]:
    """Takes up to ``count`` cards from the rest of the deck."""
    return [rest.pop() for _ in range(min(count, len(rest)))]


def with_random_suits(sketch: TableSketch, deck: Deck, rng: Random) -> TableSketch:
    """The same sketch with its suits permuted, everywhere or only on the field."""
    shuffled = [*deck.suits]
    rng.shuffle(shuffled)
    suits = dict(zip(deck.suits, shuffled, strict=True))

    def permuted(card: str) -> str:
        suit, rank = suit_and_rank(card, deck)
        return suits.get(suit, "") + rank

    below = tuple(tuple(map(permuted, play)) for play in sketch.below)
    if rng.random() < 0.5:
        return replace(sketch, below=below)
    return replace(sketch, play=tuple(map(permuted, sketch.play)), below=below)


# ---- what triggers a rule: rules don't declare it, so each is tried alone on small plays

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
    return Triggers(tuple(_select(sketches, deck, rng)), tuple(states)[:MAX_STATES])


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


def _select(sketches: Sequence[TableSketch], deck: Deck, rng: Random) -> list[TableSketch]:
    """Some of the sketches: one of each kind of play, then a second of each, and so on."""
    shuffled = [*sketches]
    rng.shuffle(shuffled)
    by_play: dict[object, list[TableSketch]] = {}
    for sketch in shuffled:
        ranks = tuple(suit_and_rank(card, deck)[1] for card in sketch.play)
        key = (ranks, bool(sketch.below), sketch.last)
        by_play.setdefault(key, []).append(sketch)
    rounds = zip_longest(*by_play.values())
    in_turn = (sketch for round_ in rounds for sketch in round_ if sketch is not None)
    return [*islice(in_turn, MAX_SKETCHES)]


# ---- small tables


def small_tables(deck: Deck, rng: Random) -> Iterator[TableSketch]:
    """Small plays on an empty field, on weaker and on stronger plays."""
    for play in small_plays(deck):
        yield TableSketch(play)
        weaker, stronger = _shift(play, deck, -1), _shift(play, deck, 1)
        for below in filter(None, (weaker, stronger)):
            yield TableSketch(play, (below,), discarded=3)
        if weaker and (weakest := _shift(play, deck, -2)):
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


def _shift(play: Cards, deck: Deck, by: int) -> Cards | None:
    """The same play with all ranks moved up or down; ``None`` if that is impossible."""
    others = dict(zip(deck.ranks[max(0, -by) :], deck.ranks[max(0, by) :], strict=False))
    parts = [suit_and_rank(card, deck) for card in play]
    if any(rank not in others for _, rank in parts):
        return None
    return tuple(suit + others[rank] for suit, rank in parts)


# ---- combinations of what triggers the rules of a group

MAX_ATTEMPTS = 8
"""How many combinations in a row may be impossible before a single trigger is used."""


class PairTables:
    """Combinations of what triggers the rules of a group."""

    def __init__(self, triggers: Sequence[Triggers], deck: Deck) -> None:
        self.deck = deck
        self.sources = [rule.sketches for rule in triggers if rule.sketches]
        """The sketches of each rule that has any."""
        first, *others = (dict.fromkeys(rule.sketches) for rule in triggers)
        self.shared = [sketch for sketch in first if all(sketch in other for other in others)]
        """Sketches that trigger all of the rules."""
        self.states = [state for rule in triggers for state in rule.states]
        self.hits: list[TableSketch] = []
        """Sketches on which all of the rules acted; the caller adds them."""

    def sketches(self, rng: Random) -> Iterator[TableSketch]:
        """Sketches without end; none if no triggers are known."""
        if not self.sources:
            return
        while True:
            for _ in range(MAX_ATTEMPTS):
                sketch = self._vary(self._combine(rng), rng)
                if is_possible(sketch, self.deck):
                    yield sketch
                    break
            else:
                yield rng.choice(rng.choice(self.sources))

    def _combine(self, rng: Random) -> TableSketch:
        if self.hits and rng.random() < 0.5:
            return rng.choice(self.hits)
        if self.shared and rng.random() < 0.4:
            return rng.choice(self.shared)
        sources = [*self.sources]
        rng.shuffle(sources)
        one, other = rng.choice(sources[0]), rng.choice(sources[-1])
        return rng.choice((_on_top, _with_state, _in_one_play, _on_field, _stack))(one, other)

    def _vary(self, sketch: TableSketch, rng: Random) -> TableSketch:
        """With other suits, marks that one of the rules sets, sometimes with the last cards."""
        if self.states and rng.random() < 0.35:
            state = (*sketch.state, *rng.choice(self.states))
            sketch = replace(sketch, state=tuple(dict.fromkeys(state)))
        if rng.random() < 0.15:
            sketch = replace(sketch, last=not sketch.last)
        if rng.random() < 0.15:
            sketch = replace(sketch, titled=not sketch.titled)
        if rng.random() < 0.15:
            sketch = replace(sketch, discarded=rng.randint(1, 6))
        return with_random_suits(sketch, self.deck, rng) if rng.random() < 0.6 else sketch


def _on_top(one: TableSketch, other: TableSketch) -> TableSketch:
    """One play on the other."""
    if not other.play:
        return one
    below = (*other.below, other.play) if len(other.play) == len(one.play) else other.below
    return replace(one, below=below)


def _with_state(one: TableSketch, other: TableSketch) -> TableSketch:
    """One play under the conditions of both."""
    return replace(
        one,
        state=tuple(dict.fromkeys((*one.state, *other.state))),
        last=one.last or other.last,
        titled=one.titled or other.titled,
    )


def _in_one_play(one: TableSketch, other: TableSketch) -> TableSketch:
    """The cards of both in one play."""
    cards = tuple(dict.fromkeys((*one.play, *other.play)))
    return replace(_with_state(one, other), play=cards)


def _on_field(one: TableSketch, other: TableSketch) -> TableSketch:
    """One play on the field of the other."""
    return replace(_with_state(one, other), below=other.below)


def _stack(one: TableSketch, other: TableSketch) -> TableSketch:
    """One play on its own field, on top of the field of the other."""
    return replace(_with_state(one, other), below=(*other.below, *one.below))


# ---- tables from whole games of random moves, by the given rules or by any

MAX_MOVES = 60
"""How many moves of a game are looked at."""


def game_tables(
    rules: Rulebook, ids: Sequence[str], rng: Random, *, vary: bool
) -> Iterator[tuple[RuleGroup, Description]]:
    """Pairs of these rules that act at the same move of a game, with the table.

    ``vary``: every other game is played with random switches.
    """
    low, high = rules.book.players
    try:
        choices = _choices(rules, rng) if vary else dict(rules.choices)
        dealt = deal(rng.randrange(10**9), rng.randint(low, high), rules.id,
                     titled=rng.random() < 0.5, choices=choices)  # fmt: skip
        game = play_out(dealt, rng.randrange(10**9), MAX_MOVES)
    except RefereeError:
        return
    yield from _tables(game, set(ids))


def _choices(rules: Rulebook, rng: Random) -> dict[str, bool | str]:
    """The choices of the rules, with random switches in every other game."""
    if rng.random() < 0.5:
        return dict(rules.choices)
    choices = random_choices(rules.options, rng)
    switches = {name: v for name, v in choices.items() if rules.options[name].kind == "switch"}
    return {**rules.choices, **switches}


def _tables(game: Game, ids: set[str]) -> Iterator[tuple[RuleGroup, Description]]:
    engine, names = engine_of(game.rules), game.dealt.names
    for position, move in zip(game.positions, game.moves, strict=False):
        if position.owed:
            continue  # an obligation can't be described; it was looked at with its play
        events = engine.advance(names, position, move).events
        acting = ids & {event.clause.id for event in events}
        if len(acting) < 2:
            continue
        table = engine.describe(position, game.dealt).replace(play=(move,))
        clauses = [clause for clause in game.rules.clauses if clause.id in acting]
        for pair in combinations(clauses, 2):
            yield RuleGroup(game.rules, pair), table
