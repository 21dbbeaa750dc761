"""Whole deals: every move that is made and others that are tried, by both judges."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import referee
from tests.second.deals import (
    bridge,
    euchre,
    german_whist,
    hearts,
    knockout_whist,
    napoleon,
    oh_hell,
    skat,
    spades,
)
from tests.second.deals.cards import NAMES
from tests.second.tally import Tally

JUDGES: Mapping[str, Any] = {
    "bridge": bridge.Deal.dealt,
    "euchre": euchre.Deal.dealt,
    "german_whist": german_whist.Deal.dealt,
    "hearts": hearts.Deal.dealt,
    "napoleon": napoleon.Deal.dealt,
    "knockout_whist": knockout_whist.Deal.dealt,
    "oh_hell": oh_hell.Deal.dealt,
    "skat": skat.Deal.dealt,
    "spades": spades.Deal.dealt,
}
"""Book -> what deals a game of it."""


def compare_deal(seed: int, tally: Tally, book: str, judges: Mapping[str, Any] = JUDGES) -> None:
    rng = random.Random(f"{book} {seed}")
    deal = judges[book](rng)
    names = NAMES[: len(deal.hands)]
    table = _described(deal)
    while not deal.over():
        tally.positions += 1
        name, legal = names[deal.turn], deal.moves()
        waiting = [names[seat] for seat in deal.waiting()]
        tally.note(str(table), "whose turn", _seats(table.ask("whose turn").answer), waiting)
        tries = rng.sample(deal.tries(), min(2, len(deal.tries())))
        for move in (*tries, rng.choice(legal)):
            question = _question(name, move)
            judged = "yes" if move in legal else "no"
            tally.note(str(table), question, table.ask(question).answer, judged)
        calls = legal[-1].startswith("bids")
        move = rng.choice(legal[:5] if calls else legal)
        try:
            table = table.play(f"{name}: {move}")
        except referee.IllegalPlay:
            tally.differences.append(f"{table}\n{name}: {move} refused")
            return
        deal = deal.then(move)
        if getattr(deal, "is_told_again", bool)():
            tally.note(str(table), "hands", _counts(table), [*map(len, deal.hands)])
            table = _described(deal)
    tally.note(str(table), "score", table.ask("score").answer, deal.score())
    tally.note(str(table), "who wins", set(table.ask("who wins").answer), deal.winners())
    for question, judged in getattr(deal, "others", list)():
        tally.note(str(table), question, table.ask(question).answer, judged)


def _described(deal: Any) -> referee.Table:
    """The table as the judge sees it."""
    names = NAMES[: len(deal.hands)]
    hands = [f"  {n}: {' '.join(h)}" for n, h in zip(names, deal.hands, strict=True)]
    head = [*deal.head(), f"seats: {', '.join(names)}", f"turn: {names[deal.turn]}"]
    return referee.read("\n".join([*head, "hands:", *hands]))


def _counts(table: referee.Table) -> list[int]:
    """How many cards each player holds."""
    return [table.position.count(seat) for seat in range(len(table.seats))]


def _question(name: str, move: str) -> str:
    kind, _, rest = move.partition(" ")
    if move in ("pass", "double", "redouble"):
        return f"may {name} {move}"
    whole = {
        "holds": "hold the bid",
        "picks up the skat": "pick up the skat",
        "takes the kitty": "take the kitty",
    }
    if move in whole:
        return f"may {name} {whole[move]}"
    verbs = {"gives": "give", "calls": "call", "discards": "discard", "announces": "announce"}
    verb = {"bids": "bid", "appoints": "appoint", **verbs}.get(kind)
    if move.endswith(" alone"):
        return f"may {name} call {rest.split()[0]}"
    return f"may {name} {verb} {rest}" if verb else f"may {name} play {move}"


def _seats(answer: object) -> object:
    return [answer] if isinstance(answer, str) else answer


def compare(positions: int, games: int, first_seed: int = 0) -> Tally:
    """``positions`` is how many are compared at least, in whole deals; ``games``: deals a book."""
    tally = Tally()
    seed = first_seed
    while seed < first_seed + games or tally.positions < positions:
        for book in JUDGES:
            compare_deal(seed, tally, book)
        seed += 1
    return tally
