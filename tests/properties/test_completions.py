"""Cards that nobody knows: an answer is open only where the hands that there can be disagree.

Tables out of random games, a few cards hidden; every question is held against the same question at
every table that the hidden cards can make and at which all moves are legal. Climbing books have a
test of their own: :mod:`tests.properties.test_unknown`.

``COMPLETED_TABLES=500 pytest tests/properties/test_completions.py`` looks at so many of each game.
"""

from __future__ import annotations

import os
import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest

import referee
from referee.cards.card import Card
from referee.errors import RefereeError
from referee.library.context import rulebook
from referee.model import questions as q
from referee.model.description import Description, FieldPlay, Hand
from referee.model.moves import VICTIM
from referee.model.questions import KINDS, Question
from referee.rulebook.registry import load_family
from referee.simulation import Game, deal, play_out
from referee.table import Table
from tests.tiers import quick

TABLES = int(os.environ.get("COMPLETED_TABLES", "12"))
"""How many tables of each game."""

MOST = 80
"""How many tables the hidden cards of one may make."""

MOST_HIDDEN = 4
OPEN = ("depends", "unsettled")
FIELDS = re.compile(r"\{(\w+)\}")
Slots = Sequence[tuple[str, int]]


# ---- a table with hidden cards


def _games() -> list[tuple[str, str]]:
    """Every book, or every game of a book with several, that is of another family than climbing."""
    games = []
    for name in referee.books():
        book = referee.book(name)
        of_book = book.variants.values if book.variants else ("",)
        games += [(name, str(game)) for game in of_book]
    return [each for each in games if rulebook(each[0], _choice(each[1])).family != "climbing"]


def _choice(game: str) -> dict[str, str]:
    return {"game": game} if game else {}


def _game(book: str, game: str, rng: random.Random) -> Game:
    made = referee.book(book)
    few, many = made.players
    drawn = {
        name: rng.choice(option.values)
        for name, option in made.options.items()
        if rng.random() < 0.3
    }
    players = rng.randint(few, min(many, 4))
    dealt = deal(rng.randint(0, 10**6), players, book, choices={**drawn, **_choice(game)})
    return play_out(dealt, rng.randint(0, 10**6))


def _hidden(table: Table, rng: random.Random) -> Description:
    """The table as it lies, some of its known cards unknown; cards that were never dealt lie with
    the discards but for a few."""
    described = table.flattened().description
    hands = dict(described.hands)
    held = [(name, card) for name, hand in hands.items() for card in hand.cards]
    for name, card in rng.sample(held, min(len(held), rng.randint(1, MOST_HIDDEN))):
        hand = hands[name]
        left = [*hand.cards]
        left.remove(card)
        hands[name] = Hand(tuple(left), (hand.unknown or 0) + 1)
    undealt = _pool(table, described)
    gone = rng.sample(undealt, max(0, len(undealt) - rng.randint(0, 2)))
    field = described.field
    if table.rulebook.family == "pointing" and rng.random() < 0.5:
        field = ()
    return described.replace(hands=hands, field=field, discards=(*described.discards, *gone))


def _pool(table: Table, described: Description) -> list[Card]:
    """The cards of which the description does not say where they are."""
    deck = table.rulebook.deck
    whole = list(deck.cards(deck.full))
    told = Counter(card for hand in described.hands.values() for card in hand.cards)
    told.update(card.plain() for play in described.field for card in play.cards)
    told.update(described.discards)
    words = {word for text in described.state for word in text.split()}
    told.update(card for card in set(whole) if str(card) in words)
    return list(deck.sorted((Counter(whole) - told).elements()))


def _slots(table: Table) -> Slots:
    """Who holds how many unknown cards; without a name, one that lies in the middle."""
    hands, counts = table.description.hands, table.setup.unknown
    slots = [
        (name, count)
        for name, count in zip(table.seats, counts, strict=True)
        if count and not (name in hands and hands[name].out)
    ]
    hidden = table.rulebook.family == "pointing" and not table.description.field
    return [*slots, ("", 1)] if hidden else slots


def _completions(
    described: Description, pool: Sequence[Card], slots: Slots
) -> Iterator[Description]:
    """Every description that the cards of the pool can make."""
    if not slots:
        yield described
        return
    (name, count), *more = slots
    for chosen in dict.fromkeys(combinations(pool, count)):
        rest = list((Counter(pool) - Counter(chosen)).elements())
        for filled in _with_drawn(_filled(described, name, chosen), name, chosen):
            yield from _completions(filled, rest, more)


def _with_drawn(described: Description, name: str, hidden: Sequence[Card]) -> Iterator[Description]:
    """The description for each hidden card that a player may have drawn in this turn; a table that
    doesn't name the card means a hidden one."""
    words = {text.split()[0] for text in described.state}
    if name != described.turn or "drew" not in words or "drawn" in words:
        yield described
        return
    for card in dict.fromkeys(hidden):
        yield described.replace(state=(*described.state, f"drawn {card}"))


def _filled(described: Description, name: str, cards: tuple[Card, ...]) -> Description:
    if not name:
        return described.replace(field=(FieldPlay(cards),))
    known = described.hands[name].cards if name in described.hands else ()
    return described.replace(hands={**described.hands, name: Hand((*known, *cards), 0)})


def _whole(partly: Table, *, stands: bool = False) -> list[Table] | None:
    """The tables that the hidden cards can make; ``None``: too many. ``stands``: with illegal plays
    among those that were made."""
    described = partly.description
    if stands:
        described = described.replace(play=tuple(move.standing() for move in described.play))
    pool, found = _pool(partly, described), list[Table]()
    for number, each in enumerate(_completions(described, pool, _slots(partly))):
        if number > MOST:
            return None
        try:
            table = Table(each, partly.rulebook)
        except RefereeError:
            continue
        if stands:
            was_possible = _held_all(each)
        else:
            was_possible = all(_was_legal(table, *play) for play in _described_plays(table))
        if was_possible:
            found.append(table)
    return found


def _held_all(described: Description) -> bool:
    """Whether all players held the cards that they have played since."""
    played = Counter((move.seat, card) for move in described.play for card in move.cards)
    held = Counter((name, card) for name, hand in described.hands.items() for card in hand.cards)
    return not played - held


def _described_plays(table: Table) -> Iterator[tuple[int, tuple[tuple[str, Card], ...]]]:
    """The plays of described tricks with those before them, except those that lead: their places
    and the tricks."""
    if table.rulebook.family != "tricks" or table.engine.rules.at_once:
        return
    setup, names = table.setup, table.seats
    for laid in (setup.last.laid if setup.last else (), setup.field):
        trick = tuple((names[seat] if seat >= 0 else "", card) for seat, card in laid)
        yield from ((place, trick) for place in range(1, len(trick)) if trick[place][0])


def _was_legal(table: Table, place: int, trick: tuple[tuple[str, Card], ...]) -> bool:
    """Whether a card of a described trick was legal, with the hand that its seat has now."""
    described = table.description
    name, card = trick[place]
    hand = described.hands[name]
    before = described.replace(
        hands={name: Hand((*hand.cards, card), hand.unknown)},
        field=tuple(FieldPlay((card,), seat) for seat, card in trick[:place]),
        discards=(), state=("tricks " + name + " 1",), turn=name, play=(),
    )  # fmt: skip
    question = Question(q.MAY_PLAY, name, (card,))
    return bool(Table(before, table.rulebook).ask(question).answer != "no")


# ---- every question


def _questions(table: Table, rng: random.Random) -> Iterator[Question]:
    """Every question that needs no card; of the others one about each of some cards."""
    deck = table.rulebook.deck
    for kind in load_family(table.rulebook.family).answers:
        named = set(FIELDS.findall(KINDS[kind].spellings[0]))
        seats = table.seats if "seat" in named else ("",)
        aims = (*table.seats, VICTIM) if "target" in named else table.seats
        others = aims if named & {"other", "target"} else ("",)
        suits = deck.suits if "suit" in named else ("",)
        for seat in seats:
            for cards in _cards(table, seat, rng) if "cards" in named else [()]:
                suit = rng.choice(suits)
                yield Question(kind, seat, cards, rng.choice(others), suit=suit)


def _cards(table: Table, seat: str, rng: random.Random) -> list[tuple[Card, ...]]:
    """Some cards that a seat has or may have."""
    deck = table.rulebook.deck
    pool = _pool(table, table.description)
    held = list(deck.cards(table.position.known[table.seats.index(seat)])) if seat else []
    if table.rulebook.family == "pointing":
        held = list(deck.cards(deck.full))
    size = 5 if table.rulebook.family == "poker" else 1
    ways = list(combinations([*held, *pool], size))
    return [deck.sorted(way) for way in rng.sample(ways, min(len(ways), 5))]


def _holds(table: Table, question: Question) -> bool:
    """That the cards asked about are held, or drawn, is taken as said: who asks has seen them."""
    deck = table.rulebook.deck
    if question.kind == q.MAY_DRAW:
        in_hands = [card for known in table.position.known for card in deck.cards(known)]
        return not Counter(question.cards) & Counter(in_hands)
    if question.kind != q.MAY_PLAY:
        return True
    seat = table.seats.index(question.seat)
    missing = Counter(question.cards) - Counter(deck.cards(table.position.known[seat]))
    may_hold = missing.total() <= max(0, table.position.unknown[seat])
    return may_hold and missing <= Counter(_pool(table, table.description))


def _alike(partly: Table, whole: Table, question: Question) -> bool:
    """Whether both wait for the same: where cards are compared or shown that nobody knows, the
    table waits for that, and only who gets what can be held against the cards."""
    seen, known = (each.engine.view(each.position) for each in (partly, whole))
    if seen.stage != known.stage:
        return question.kind in (q.WHO_GETS, q.WHO_GETS_OF)
    if question.kind == q.WHO_GETS_OF and max(map(int.bit_count, whole.setup.known)) > 1:
        return False  # of two cards in a hand nobody knows which is meant
    now = question.kind in (q.WHOSE_TURN, q.WHAT_HAPPENS)
    return not now or (seen.waited_for == known.waited_for and seen.stage != "duels")


def _answer(table: Table, question: Question) -> Any:
    """The answer; an error is one, too. Of what happens, what it is, not to which cards."""
    try:
        answer = table.ask(question).answer
        if question.kind == q.WHAT_HAPPENS and isinstance(answer, list):
            return [(each["effect"], each.get("seat")) for each in answer]
        return answer
    except RefereeError as error:
        return type(error)


def _check(partly: Table, whole: list[Table], question: Question) -> str:
    """What is wrong with the answer at a table; empty: nothing is."""
    told = _answer(partly, question)
    tables = [each for each in whole if _holds(each, question) and _alike(partly, each, question)]
    if question.kind == q.WHAT_PLAYS:
        return _check_plays(told, [_answer(each, question) for each in tables])
    answers = [_answer(each, question) for each in tables]
    agreed = all(answer == answers[0] for answer in answers)
    if told in OPEN:
        decided = answers and agreed and answers[0] not in OPEN
        return f"open, and always {answers[0]}" if decided else ""
    others = [answer for answer in answers if answer != told]
    return f"{told}, and may be {others[0]}" if others else ""


def _check_plays(told: Any, answers: list[Any]) -> str:
    """Cards that may be played in all cases, and those that may in some."""
    always = [set(answer.get("single", ())) for answer in answers]
    if not isinstance(told, dict):
        return ""
    if not all(set(told.get("single", ())) <= each for each in always):
        return f"{told}, and not always"
    maybe = set(told.get("maybe", ()))
    decided = {card for card in maybe if len({card in each for each in always}) == 1}
    return f"{told}, and {decided} are decided" if decided else ""


def _forgets(partly: Table) -> bool:
    """Whether cards lie face down that a pass has told something of: sevens forgets that. Or a pile
    has become the stock: then it is forgotten which cards were hidden in a hand before."""
    if any(event.key == "pile-turned" for step in partly.steps for event in step.events):
        return True
    must_play = partly.rulebook.choices.get("pass_at_will") == "no"
    return must_play and bool(getattr(partly.position, "hidden", 0))


def _tables(book: str, game: str) -> Iterator[tuple[Table, list[Table], random.Random]]:
    seed = 0
    while True:
        seed += 1
        rng = random.Random(f"{book} {game} {seed} completed")
        played = _game(book, game, rng)
        last = rng.randint(0, len(played.moves))
        base = played.table(rng.randint(max(0, last - 3), last))
        try:
            partly = Table(_hidden(base, rng), played.rules)
            for move in played.moves[len(base.steps) : last]:
                partly = partly.play(move)
        except RefereeError:
            continue  # what the hidden cards would have told bars the move
        whole = None if base.opened or partly.opened or _forgets(partly) else _whole(partly)
        if whole and not any(each.opened for each in whole):
            yield partly, whole, rng


GAMES = [pytest.param(*each) for each in _games()]


@pytest.mark.parametrize(
    ("book", "game"), quick(GAMES, 8, "the first tier takes fewer random games and tables")
)
def test_an_answer_is_open_only_where_the_hidden_cards_decide(book: str, game: str) -> None:
    asked = Counter[bool]()
    for _, (partly, whole, rng) in zip(range(TABLES), _tables(book, game), strict=False):
        for question in _questions(partly, rng):
            is_about_plays = question.kind == q.DID_REVOKE
            tables = (_whole(partly, stands=True) or []) if is_about_plays else whole
            wrong = _check(partly, tables, question)
            assert not wrong, f"{question}: {wrong}\n\n{partly}"
            asked[len(whole) > 1] += 1
    assert asked[True]
