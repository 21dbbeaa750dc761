"""Games in which, now and then, a move is made that nobody may make, and stands."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

import referee
from referee.cards.card import HIDDEN, Card
from referee.engine.family import engine_of
from referee.errors import RefereeError
from referee.model.moves import MOVES, VICTIM, Move
from referee.simulation import deal, random_choices
from referee.table import Table

MAX_MOVES = 25


def standing_game(rng: Random) -> str:
    """The text of a table whose moves all stand: legal ones, and some that are refused."""
    table = dealt_table(rng, rng.choice(referee.books()))
    lines = []
    odd = rng.choice([0.05, 0.2, 0.5])
    for _ in range(rng.randint(1, MAX_MOVES)):
        move = any_move(table, rng) if rng.random() < odd else legal_move(table, rng)
        lines.append(f"  {move.standing()}")
        try:
            table = table.play(move, force=True)
        except RefereeError:
            break
        except Exception:  # what it is shows when the text is read
            break
        if table.opened:
            break
    return f"{_header(table)}play:\n" + "\n".join(lines) + "\n"


def _header(table: Table) -> str:
    return str(table).partition("play:\n")[0]


def dealt_table(rng: Random, book: str) -> Table:
    """A table as dealt, some hands or parts of them not known."""
    made = referee.book(book)
    share = rng.choice([0, 0.1, 0.5])
    drawn = random_choices(made.options, rng)
    choices = {name: value for name, value in drawn.items() if rng.random() < share}
    if made.variants:
        choices["game"] = rng.choice(made.variants.values)
    fewest, most = made.players
    titled = bool(made.titles) and rng.random() < 0.5
    players = rng.randint(fewest, min(most, 5))
    dealt = deal(rng.randint(0, 10**6), players, book, titled=titled, choices=choices)
    hidden = rng.choice([0, 0, 0.5, 1])
    hands = {
        name: hand for name, hand in dealt.hands.items() if hand.cards and rng.random() >= hidden
    }
    few = rng.choice([1, 3, 99])
    hands = {name: type(hand)(hand.cards[:few], hand.unknown) for name, hand in hands.items()}
    return Table(dealt.replace(hands=hands))


def legal_move(table: Table, rng: Random) -> Move:
    """A move of the player who has to move; any move where nobody has to."""
    moves = engine_of(table.rulebook).legal_moves(table.seats, table.position, rng)
    return next(iter(moves), None) or any_move(table, rng)


def any_move(table: Table, rng: Random) -> Move:
    """A move of any kind by anybody, aimed at anybody, with any cards."""
    kind = rng.choice([*MOVES, "play", "play", "play", "pass", "pass"])
    parts = MOVES[kind].parts
    deck = table.rulebook.deck
    return Move(
        rng.choice(table.seats),
        kind,
        _cards(table, rng) if "cards" in parts else (),
        rng.choice([*table.seats, *([VICTIM] if "target" in parts else [])])
        if {"other", "target"} & set(parts) else "",
        back=_cards(table, rng) if "back" in parts else (),
        rank=rng.choice(deck.ranks) if "rank" in parts else "",
        suit=rng.choice(deck.suits) if "suit" in parts else "",
    )  # fmt: skip


def _cards(table: Table, rng: Random) -> tuple[Card, ...]:
    """Some cards: of a hand, of the deck, of one rank; face down, unknown, or a joker that stands
    for something."""
    deck = table.rulebook.deck
    pool = list(deck.cards(rng.choice([deck.full, *table.position.known]) or deck.full))
    picked = rng.sample(pool, min(len(pool), rng.choice([1, 1, 1, 2, 3, 4])))
    if rng.random() < 0.4:
        picked = [card for card in pool if card.rank == picked[0].rank]
    return tuple(_turned(card, table, rng) for card in picked)


def _turned(card: Card, table: Table, rng: Random) -> Card:
    way = rng.random()
    if way < 0.08:
        return Card("", HIDDEN, down=True)
    if way < 0.15 and not card.is_hidden:
        return replace(card, down=True)
    if way < 0.25 and card.is_joker:
        deck = table.rulebook.deck
        return replace(card, stands=rng.choice(deck.suits) + rng.choice(deck.ranks))
    return card
