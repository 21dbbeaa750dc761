"""Tables on which rules act: what triggers each rule is found by small plays, then combined."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, cycle, islice, product, zip_longest
from random import Random

from msgspec import Struct, field
from msgspec.structs import replace

from referee.cards.card import Card, Deck, parse_card
from referee.engine.family import AnyEngine, engine_of
from referee.engine.interfaces import AmbiguousCards, AnyPosition
from referee.errors import RefereeError
from referee.interaction_checker.pair_outcome import RuleGroup, UnusableTable, pair_outcome
from referee.model.description import Description, FieldPlay, Hand, Seat
from referee.model.marks import NOBODY
from referee.model.moves import PASS, PLAY, Move
from referee.notation.header import write_rules
from referee.rulebook.binding import spellings_of_use
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
    others_passed: bool = False
    """All but Aki and the player of the top of the field have passed."""
    then: Cards = ()
    """The cards that the next player on turn plays after that."""
    leads: bool = False
    """``then`` is led by Aki, once the others have passed."""
    held: Cards = ()
    """Cards that Aki also holds."""
    rest_of: str = ""
    """The suit of which Aki holds all other cards."""
    dealt: str = ""
    """How the whole deck has just been dealt, one of ``DEALS``; nothing has been played."""

    @property
    def cards(self) -> list[str]:
        return [*self.play, *self.held, *self.then, *(card for play in self.below for card in play)]


EVEN, UNEVEN, BY_SUIT, IN_SETS = DEALS = ("evenly", "unevenly", "by suit", "in sets")
"""Kinds of deals: at random; the strongest cards to one end of the titles and the weakest to the
other; a whole suit or whole ranks to one player."""


def suit_and_rank(card: str, deck: Deck) -> tuple[str, str]:
    """The suit and rank of a card other than a joker; the suit is empty in decks without suits."""
    suit = next((suit for suit in deck.suits if suit and card.startswith(suit)), "")
    return suit, card.removeprefix(suit)


def is_possible(sketch: TableSketch, deck: Deck) -> bool:
    """Whether the deck has all these cards, and none is used twice."""
    naturals = [card for card in sketch.cards if card != "Jo"]
    jokers = len(sketch.cards) - len(naturals)
    is_once = len(set(naturals)) == len(naturals) and jokers <= deck.jokers
    return is_once and _names(deck).issuperset(naturals)


@cache
def _names(deck: Deck) -> frozenset[str]:
    return frozenset(map(str, deck.cards(deck.full)))


def complete_table(sketch: TableSketch, rules: Rulebook, rng: Random, players: int) -> Description:
    """A table with random cards for the rest of a possible sketch; all hands are known."""
    deck, names = rules.deck, NAMES[:players]
    if sketch.dealt:
        return _dealt_table(sketch, rules, rng, names)
    cards = {card: parse_card(card, deck) for card in sketch.cards}
    played = tuple(cards[card] for card in sketch.play)
    rest = [card for card in deck.cards(deck.full) if card.is_joker or str(card) not in cards]
    rest = rest[: len(rest) - sketch.cards.count("Jo")]  # the jokers come last
    rng.shuffle(rest)
    own = [*played, *(cards[card] for card in sketch.held)]
    if sketch.rest_of:
        own += [card for card in rest if str(card).startswith(sketch.rest_of)]
        rest = [card for card in rest if card not in own]
    elif not (sketch.last and own):
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
        state=(*sketch.state, *(f"passed {name}" for name in names[1:-1] if sketch.others_passed)),
        play=(Move(names[0], PLAY if played else PASS, played),),
    )
    table = write_rules(table, rules)
    then = tuple(cards[card] for card in sketch.then)
    return (_with_lead if sketch.leads else _with_play)(table, rules, then)


def _with_lead(table: Description, rules: Rulebook, cards: tuple[Card, ...]) -> Description:
    """The table with passes of the others until the field is cleared, and a lead of these cards by
    the same player."""
    engine, names, (player, *_) = engine_of(rules), table.names, table.names
    hand = Hand(rules.deck.sorted((*table.hands[player].cards, *cards)), 0)
    held, moves = table.replace(hands={**table.hands, player: hand}), [*table.play]
    try:
        position, _ = engine.set_up(held)
        position = engine.advance(names, position, moves[0]).position
        while position.field and not position.owed and len(moves) < len(names):
            moves.append(Move(names[position.turn], PASS))
            position = engine.advance(names, position, moves[-1]).position
    except (RefereeError, Open, AmbiguousCards):
        return table
    if position.field or position.owed or position.turn != names.index(player):
        return table
    return held.replace(play=(*moves, Move(player, PLAY, cards)))


def _with_play(table: Description, rules: Rulebook, cards: tuple[Card, ...]) -> Description:
    """The table with a play of these cards by the next player, or by the player on turn."""
    if not cards:
        return table
    engine = engine_of(rules)
    for holder in table.names[1:]:
        hand = Hand(rules.deck.sorted((*table.hands[holder].cards, *cards)), 0)
        held = table.replace(hands={**table.hands, holder: hand})
        try:
            position, _ = engine.set_up(held)
            position = engine.advance(table.names, position, table.play[0]).position
        except (RefereeError, Open, AmbiguousCards):
            return table
        asked = position.owed[0].seat if position.owed else position.turn
        if asked != NOBODY and table.names[asked] == holder:
            answer = _answer(engine, held, position, cards) if position.owed else None
            return held.replace(play=(*table.play, answer or Move(holder, PLAY, cards)))
    return table


def _answer(
    engine: AnyEngine, table: Description, position: AnyPosition, cards: tuple[Card, ...]
) -> Move | None:
    """A move that uses exactly these cards for what is owed, or to answer a play."""
    try:
        moves = [*islice(engine.legal_moves(table.names, position, Random(0)), MAX_ANSWERS)]
    except Open:
        return None
    return next((move for move in moves if {*move.cards} == {*cards}), None)


def _dealt_table(
    sketch: TableSketch, rules: Rulebook, rng: Random, names: Sequence[str]
) -> Description:
    """A table just dealt; with titles, the exchange begins."""
    deck = rules.deck
    seats = _seats(rules, names, rng if sketch.titled else None)
    titles = rules.titled_book.titles.get(len(names), ())
    ranking = sorted(range(len(names)), key=lambda seat: _place(seats[seat].title, titles))
    if rng.random() < 0.5:
        ranking.reverse()
    hands = _deal(deck, sketch.dealt, len(names), rng)
    table = Description(
        book=rules.id,
        seats=seats,
        turn="" if sketch.titled else names[0],
        hands={
            names[seat]: Hand(deck.sorted(hand), 0)
            for seat, hand in zip(ranking, hands, strict=True)
        },
        state=(*(("exchange",) if sketch.titled else ()), *sketch.state),
    )
    return _with_gifts(write_rules(table, rules), rules, rng)


def _with_gifts(table: Description, rules: Rulebook, rng: Random) -> Description:
    """The table with moves by which everything that is owed is done."""
    engine, moves = engine_of(rules), list[Move]()
    try:
        position, _ = engine.set_up(table)
        while position.owed and len(moves) < MAX_GIFTS:
            moves.append(next(engine.legal_moves(table.names, position, rng)))
            position = engine.advance(table.names, position, moves[-1]).position
    except (RefereeError, Open, AmbiguousCards, StopIteration):
        pass
    return table.replace(play=tuple(moves))


def _place(title: str, titles: Sequence[str]) -> int:
    return titles.index(title) if title in titles else len(titles)


def _deal(deck: Deck, kind: str, players: int, rng: Random) -> list[list[Card]]:
    """Hands of all the cards, the same number for each, from one end of the titles to the other."""
    cards = [*deck.cards(deck.full)]
    rng.shuffle(cards)
    share, hands = len(cards) // players, list[list[Card]]([] for _ in range(players))
    if kind == BY_SUIT:
        lucky = rng.randrange(players)
        suit = rng.choice(deck.suits)
        hands[lucky] = [card for card in cards if str(card).startswith(suit)]
    elif kind == IN_SETS:
        ranks = rng.sample(deck.ranks, min(4, len(deck.ranks)))
        lucky = rng.randrange(players)
        hands[lucky] = [card for card in cards if suit_and_rank(str(card), deck)[1] in ranks]
    elif kind == UNEVEN:
        strength = {rank: place for place, rank in enumerate(deck.ranks)}
        cards.sort(key=lambda card: strength.get(suit_and_rank(str(card), deck)[1], 99))
        hands[-1], cards = cards[:share], cards[share:]
        strong = rng.randint(share // 3, 1 + share // 2)
        hands[0], cards = cards[-strong:], cards[:-strong]
        rng.shuffle(cards)
        given = rng.choice((0, 0, 1, 2, 3))
        hands[-1] = [*cards[:given], *hands[-1][given:]]
        cards = cards[given:]
    left = [card for card in cards if not any(card in hand for hand in hands)]
    left += [card for card in cards if card.is_joker and card not in left]
    for hand in hands:
        hand[:] = hand[:share]
        hand += _take(left, share - len(hand))
    return hands


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
    play, held = (tuple(map(permuted, cards)) for cards in (sketch.play, sketch.held))
    return replace(sketch, play=play, held=held, below=below)


# ---- what triggers a rule: rules don't declare it, so each is tried alone on small plays

MAX_SKETCHES = 48
"""How many sketches of a rule are kept, as different as possible."""
ENOUGH_SKETCHES = 12
"""With so many, a rule isn't also tried under common marks."""
MAX_STATES = 6
"""How many different states that a rule leaves behind are kept."""
MAX_FOLLOWING = 2
"""How many moves may follow the one that is tried, if it creates an obligation or a choice."""
MAX_ANSWERS = 12
"""How many answers to a play are looked at for one with certain cards."""
MAX_GIFTS = 10
"""How many moves of the exchange follow a deal."""
TRIED_PER_DEAL = 25
"""How many deals of each kind are tried."""
TRIED_PER_STATE = 150
"""How many small plays are tried under each state."""


class Triggers(Struct, frozen=True):
    """What triggers a rule."""

    sketches: tuple[TableSketch, ...] = field(default=(), name="fires")
    """Tables on which it acts."""
    states: tuple[tuple[str, ...], ...] = field(default=(), name="leaves")
    """Entries of ``state:`` that it leaves behind."""


def find_triggers(rules: Rulebook, clause: Clause, rng: Random) -> Triggers:
    """What triggers a rule among small plays, under the marks that it or the rules in use leave or
    that it can read, and among whole deals."""
    group, deck = RuleGroup(rules, [clause]), rules.deck
    sketches: list[TableSketch] = []
    states: dict[tuple[str, ...], None] = {}
    plain = [*map(TableSketch, _named_together(clause, deck)), *small_tables(deck, rng)]
    for sketch in plain:
        _try(group, sketch, rng, sketches, states)
    written = [*_written_states(rules, clause)]
    tried = [*[*states][:MAX_STATES], *written]
    if len(sketches) < ENOUGH_SKETCHES:
        tried += common_states(rules)
    for state in dict.fromkeys(tried):
        some = plain[rng.randrange(5) :: max(1, len(plain) // TRIED_PER_STATE)]
        for sketch in dict.fromkeys((*simple_tables(deck), *some)):
            _try(group, replace(sketch, state=state), rng, sketches, states)
    if not sketches:
        for kind, titled, state in product(DEALS, (True, False), ((), *written)):
            sketch = TableSketch((), state=state, titled=titled, dealt=kind)
            for _ in range(TRIED_PER_DEAL):
                if sketch not in sketches:
                    _try(group, sketch, rng, sketches, states)
    if not sketches:
        for sketch in two_plays(deck):
            _try(group, sketch, rng, sketches, states)
    if not sketches:
        sketches += _in_games(group, rng)
    kept = tuple(dict.fromkeys((*states, *written)))[:MAX_STATES]
    return Triggers(tuple(_select(sketches, deck, rng)), kept)


TRIED_GAMES = 12


def _in_games(group: RuleGroup, rng: Random) -> Iterator[TableSketch]:
    """Sketches of the moves of random games at which a rule is cited."""
    rules = group.whole
    for number in range(TRIED_GAMES):
        try:
            dealt = deal(rng.randrange(10**9), 4, rules.id, titled=number % 2 == 1,
                         choices=rules.choices)  # fmt: skip
            game = play_out(dealt, rng.randrange(10**9), MAX_MOVES)
        except RefereeError:
            continue
        for table, _ in _cited(game, {group.ids[0]}):
            yield _sketch_of(table)


def _sketch_of(table: Description) -> TableSketch:
    """The sketch of a table with one play or pass."""
    move = table.play[0]
    held = table.hands.get(move.seat, Hand())
    return TableSketch(
        tuple(str(card.plain()) for card in move.cards),
        tuple(tuple(str(card.plain()) for card in play.cards) for play in table.field),
        tuple(word for word in table.state if not any(name in word for name in table.names)),
        last=len(held.cards) == len(move.cards),
        titled=any(seat.title for seat in table.seats),
        discarded=min(6, len(table.discards)),
    )


@lru_cache(maxsize=16)
def common_states(rules: Rulebook) -> tuple[tuple[str, ...], ...]:
    """States that small plays leave by the rules in use, one of each kind."""
    engine, rng = engine_of(rules), Random(0)
    states: dict[str, str] = {}
    for sketch in small_tables(rules.deck, rng):
        if is_possible(sketch, rules.deck):
            table = complete_table(sketch, rules, rng, 4)
            try:
                position, faults = engine.set_up(table)
                if not faults and engine.judge(table.names, position, table.play[0]).value == "yes":
                    after = engine.advance(table.names, position, table.play[0]).position
                    for word in engine.state_words(after, table.names):
                        states.setdefault(word.split()[0], word)
            except (RefereeError, Open, AmbiguousCards):
                continue
    return tuple((word,) for word in states.values())[:MAX_STATES]


def _named_together(clause: Clause, deck: Deck) -> Iterator[Cards]:
    """Plays of the ranks that a rule names together, in one suit and in several."""
    for ranks in {ranks: None for use in clause.rules for ranks in _rank_lists(use.params, deck)}:
        for count in range(1, len(deck.suits) + 1):
            suits = islice(cycle(deck.suits[:count]), len(ranks))
            yield tuple(suit + rank for suit, rank in zip(suits, ranks, strict=True))


def _rank_lists(said: object, deck: Deck) -> Iterator[Cards]:
    """The lists of several ranks in what a rule says."""
    if isinstance(said, Mapping):
        for part in said.values():
            yield from _rank_lists(part, deck)
    elif isinstance(said, Sequence) and not isinstance(said, str):
        ranks = tuple(part for part in said if part in deck.ranks)
        if len(ranks) == len(said) > 1:
            yield ranks
        for part in said:
            yield from _rank_lists(part, deck)


def _written_states(rules: Rulebook, clause: Clause) -> Iterator[tuple[str, ...]]:
    """The marks of a clause as a table can state them."""
    for use in clause.rules:
        for spelling in spellings_of_use(rules.family, clause, use):
            for seat, other in ((0, 1), (3, 0)):
                text = spelling.form.replace("X", NAMES[seat]).replace("Y", NAMES[other])
                yield (text,)
                if not spelling.holder:
                    break


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
            outcome = pair_outcome(group, table)
        except UnusableTable:
            return
        if outcome.all_acted and sketch not in sketches:
            sketches.append(sketch)
        if outcome.effects is None:  # it acts, but not in a settled order with another rule
            return
        if outcome.all_acted:
            words = engine_of(group.whole).state_words(outcome.effects.after, table.names)
            state = tuple(word for word in words if word not in table.state)
            if state and len(state) < 4 and not sketch.dealt:
                states[state] = None
        effects = outcome.effects
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
        key = (ranks, bool(sketch.below), sketch.last, sketch.dealt)
        by_play.setdefault(key, []).append(sketch)
    rounds = zip_longest(*by_play.values())
    in_turn = (sketch for round_ in rounds for sketch in round_ if sketch is not None)
    return [*islice(in_turn, MAX_SKETCHES)]


# ---- small tables


def small_tables(deck: Deck, rng: Random) -> Iterator[TableSketch]:
    """Small plays on an empty field, on weaker and on stronger plays, and passes that leave no one
    who could answer them."""
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
    yield from simple_tables(deck)
    yield from (TableSketch((), (play,), others_passed=True) for play in small_plays(deck))


def simple_tables(deck: Deck) -> Iterator[TableSketch]:
    """Single cards and pairs, cards on a joker or on a card of their rank, and passes."""
    for rank in deck.ranks:
        one, *others = (suit + rank for suit in deck.suits)
        yield TableSketch((), ((one,),))
        yield TableSketch((one,))
        if others:
            yield TableSketch((one, others[0]))
        if deck.jokers:
            for card in (one, *others):
                yield TableSketch((card,), (("Jo",),))
            yield TableSketch(("Jo",), ((one,),))
        if others:
            yield TableSketch((others[-1],), ((one,),))


def two_plays(deck: Deck) -> Iterator[TableSketch]:
    """Single cards and pairs, each followed or answered by another one."""
    first, last = deck.suits[:2], deck.suits[::-1][:3]
    for (rank, following), count in product(product(deck.ranks, repeat=2), (1, 2)):
        play = tuple(suit + rank for suit in first[:count])
        for suits in ((first[0],), first, *((suit,) for suit in last)):
            yield TableSketch(play, then=tuple(suit + following for suit in suits))


def small_plays(deck: Deck) -> Iterator[Cards]:
    """Sets, runs and combinations of ranks, with and without jokers."""
    ranks, suits = deck.ranks, deck.suits
    for rank in ranks:
        for count in range(1, len(suits) + 1):
            cards = tuple(suit + rank for suit in suits[:count])
            for jokers in range(deck.jokers + 1):
                yield (*cards, *("Jo",) * jokers)
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

    def __init__(self, triggers: Sequence[Triggers], deck: Deck, *, in_turn: bool = False) -> None:
        """``in_turn``: more of the tables have two plays, one after another."""
        self.deck = deck
        self.ways = (*WAYS, *((_in_turn, _led_later) * (2 if in_turn else 1)))
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
        if one.dealt or other.dealt:
            return rng.choice((_with_state, _as_dealt, _with_whole_suit))(one, other)
        if rng.random() < 0.1 and (run := _run_through(one, other, self.deck)):
            return run
        if rng.random() < 0.1 and (likened := _likened(one, other, self.deck)):
            return likened
        return rng.choice(self.ways)(one, other)

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
        if rng.random() < 0.12:
            sketch = _with_one_more(sketch, self.deck, rng)
        if rng.random() < 0.6:
            sketch = with_random_suits(sketch, self.deck, rng)
        if rng.random() < 0.12 and (cards := [card for card in sketch.cards if card != "Jo"]):
            suit = suit_and_rank(rng.choice(cards), self.deck)[0]
            sketch = replace(sketch, rest_of=suit)
        return sketch


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


def _as_dealt(one: TableSketch, other: TableSketch) -> TableSketch:
    """The deal of one of them under the conditions of both."""
    return replace(_with_state(one, other), dealt=one.dealt or other.dealt, play=(), below=())


def _with_whole_suit(one: TableSketch, other: TableSketch) -> TableSketch:
    """The play of the one that isn't a deal, by a player who holds the rest of a suit below it."""
    laid = other if one.dealt else one
    below = laid.below[-1] if laid.below else laid.play
    return laid if laid.dealt or not below else replace(laid, rest_of=below[0][:1])


def _laid_anew(one: TableSketch, other: TableSketch) -> TableSketch:
    """The play that lies on the field of one of them is made under the conditions of both."""
    if one.play or not one.below:
        return _with_state(one, other)
    *below, play = one.below
    laid = replace(one, play=play, below=tuple(below), others_passed=False)
    return _with_state(laid, other)


def _with_one_more(sketch: TableSketch, deck: Deck, rng: Random) -> TableSketch:
    """The play with a card or two more of a rank that is in it."""
    ranks = [suit_and_rank(card, deck)[1] for card in sketch.play if card != "Jo"]
    if not ranks:
        return sketch
    rank = rng.choice(ranks)
    more = [suit + rank for suit in deck.suits if suit + rank not in sketch.cards]
    return replace(sketch, play=(*sketch.play, *more[: rng.randint(1, 2)]))


def _likened(one: TableSketch, other: TableSketch, deck: Deck) -> TableSketch | None:
    """One of them with the rank of the other's play instead of its own."""
    ranks = [{suit_and_rank(card, deck)[1] for card in sketch.play} for sketch in (one, other)]
    if any(len(some) != 1 or "Jo" in some for some in ranks) or ranks[0] == ranks[1]:
        return None
    (old,), (new,) = ranks

    def changed(cards: Cards) -> Cards:
        parts = (suit_and_rank(card, deck) for card in cards)
        return tuple(suit + (new if rank == old else rank) for suit, rank in parts)

    play, held, then = map(changed, (one.play, one.held, one.then))
    return replace(one, play=play, held=held, then=then, below=tuple(map(changed, one.below)))


def _in_turn(one: TableSketch, other: TableSketch) -> TableSketch:
    """One play, then the other."""
    return replace(one, then=other.play)


def _led_later(one: TableSketch, other: TableSketch) -> TableSketch:
    """One play, then the other on an empty field."""
    return replace(one, then=other.play, leads=bool(other.play))


def _in_one_play(one: TableSketch, other: TableSketch) -> TableSketch:
    """The cards of both in one play."""
    cards = tuple(dict.fromkeys((*one.play, *other.play)))
    return replace(_with_state(one, other), play=cards)


def _on_field(one: TableSketch, other: TableSketch) -> TableSketch:
    """One play on the field of the other, or a pass by a player who could make the other."""
    held = () if one.play else other.play
    return replace(_with_state(one, other), below=other.below, held=held)


def _stack(one: TableSketch, other: TableSketch) -> TableSketch:
    """One play on its own field, on top of the field of the other."""
    return replace(_with_state(one, other), below=(*other.below, *one.below))


def _run_through(one: TableSketch, other: TableSketch, deck: Deck) -> TableSketch | None:
    """A run with the ranks of both plays."""
    parts = (suit_and_rank(card, deck)[1] for card in (*one.play, *other.play))
    places = sorted({deck.ranks.index(rank) for rank in parts if rank in deck.ranks})
    if not (one.play and other.play and places):
        return None
    suit = suit_and_rank(one.play[0], deck)[0] or deck.suits[0]
    ranks = deck.ranks[places[0] : places[-1] + 1]
    return replace(_with_state(one, other), play=tuple(suit + rank for rank in ranks), below=())


WAYS = (_on_top, _with_state, _in_one_play, _on_field, _stack, _laid_anew)


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
    for table, acting in _cited(game, ids, least=2):
        clauses = [clause for clause in game.rules.clauses if clause.id in acting]
        for pair in combinations(clauses, 2):
            yield RuleGroup(game.rules, pair), table


def _cited(game: Game, ids: set[str], least: int = 1) -> Iterator[tuple[Description, set[str]]]:
    """The plays and passes of a game at which at least so many of the clauses are cited."""
    engine, names = engine_of(game.rules), game.dealt.names
    for position, move in zip(game.positions, game.moves, strict=False):
        if position.owed:
            continue  # an obligation can't be described; it was looked at with its play
        events = engine.advance(names, position, move).events
        acting = ids & {event.clause.id for event in events}
        if len(acting) >= least:
            yield engine.describe(position, game.dealt).replace(play=(move,)), acting
