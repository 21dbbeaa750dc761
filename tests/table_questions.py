"""Questions that can be put at a table."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

from referee.cards.card import Card, Deck
from referee.model.moves import VICTIM
from referee.model.questions import KINDS, Question
from referee.rulebook.registry import load_family
from referee.table import Table

FIELDS = re.compile(r"\{(\w+)\}")


def questions_at(table: Table, rng: random.Random) -> Iterator[Question]:
    """Every question that needs no card; of the others some with cards at random."""
    deck = table.rulebook.deck
    for kind in load_family(table.rulebook.family).answers:
        named = set(FIELDS.findall(KINDS[kind].spellings[0]))
        seats = table.seats if "seat" in named else ("",)
        aims = (*table.seats, VICTIM) if "target" in named else table.seats
        others = aims if named & {"other", "target"} else ("",)
        for seat in seats:
            if named <= {"seat", "other", "target"}:
                yield from (Question(kind, seat, other=other) for other in others)
                continue
            for _ in range(2):
                yield Question(
                    kind,
                    seat,
                    _some_cards(table, seat, rng) if "cards" in named else (),
                    rng.choice(others),
                    rng.choice(deck.ranks) if "rank" in named else "",
                    rng.choice(deck.suits) if "suit" in named else "",
                    number=str(rng.randrange(8)) if "number" in named else "",
                )


def question_about(kind: str, deck: Deck, seat: str, other: str, **parts: Any) -> Question:
    """A question of a kind, with whatever it asks about; ``parts`` instead of those chosen here."""
    rank, suit, cards = deck.ranks[-1], deck.suits[-1] or "R", (deck.card_at(7 % deck.size),)
    chosen = {"rank": rank, "suit": suit, "cards": cards, "number": "2", **parts}
    chosen |= {"seat": seat, "other": other}
    asked = ("other" if part == "target" else part for part in KINDS[kind].asks_about)
    return Question(kind, **{part: chosen[part] for part in asked})


def _some_cards(table: Table, seat: str, rng: random.Random) -> tuple[Card, ...]:
    """Cards of a hand: any of them, or all of one rank."""
    deck = table.rulebook.deck
    held = table.position.known[table.seats.index(seat)] if seat else deck.full
    pool = list(deck.cards(held or deck.full))
    picked = rng.sample(pool, min(len(pool), rng.choice([1, 1, 1, 2, 3])))
    if rng.random() < 0.5:
        picked = [card for card in pool if card.rank == picked[0].rank]
    return deck.sorted(picked)
