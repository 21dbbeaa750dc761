"""What moves and questions have in common: ranks, suits, seats pointed at, and their cards."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from referee.cards.card import Card, Deck, fold_spelling
from referee.errors import ParseError
from referee.model.announcements import ANNOUNCEMENT_PATTERN, read_announcement
from referee.model.contracts import BID_PATTERN, read_contract
from referee.model.limits import read_number
from referee.model.moves import VICTIM, VICTIM_JA

_SURROGATE = re.compile("[\ud800-\udfff]")


def reject_lone_surrogates(text: str, line: int = 1, column: int = 1) -> None:
    r"""Raises ``ParseError`` for a lone surrogate, which cannot be encoded.

    ``line`` and ``column``: where the text begins. ``line`` is 0 if it has no place.

    >>> reject_lone_surrogates("𠮷野家")
    """
    match = _SURROGATE.search(text)
    if match is None:
        return
    before = text[: match.start()].split("\n")
    start = column if len(before) == 1 else 1
    place = (line + len(before) - 1, start + len(before[-1])) if line else (0, 0)
    raise ParseError(match[0], *place, ["letter"])


def read_target(name: str) -> str:
    """The seat or the victim that a player points at.

    >>> read_target("被害者"), read_target("Ben")
    ('victim', 'Ben')
    """
    return VICTIM if name.casefold() in (VICTIM, VICTIM_JA) else name


def read_rank(word: str) -> str:
    """A rank in its canonical spelling.

    >>> read_rank("T"), read_rank("j")
    ('10', 'J')
    """
    rank = fold_spelling(word)
    return "10" if rank == "T" else rank


NUMBER_PATTERN = rf"(?:{BID_PATTERN}|{ANNOUNCEMENT_PATTERN}|\d{{1,4}}|nil|ニル)"
"""The pattern of a number in a move or question: ``nil`` is 0, ``2H`` a bid with its trumps,
``grand hand`` a game that is announced."""


def read_number_word(word: str) -> str:
    """A number in its canonical spelling.

    >>> read_number_word("nil"), read_number_word("2♥"), read_number_word("clubs hand")
    ('0', '2H', 'C hand')
    """
    return read_contract(word) or read_announcement(word) or str(read_number(word) or 0)


def excess_cards(deck: Deck, cards: Sequence[Card]) -> Iterator[tuple[int, str]]:
    """The cards that a move or question cannot name after the ones before them.

    These are cards beyond those of the deck.
    Yields the index of each, and the key of what an error expects instead.

    >>> list(excess_cards(Deck(), [Card("", "Jo"), Card("D", "4"), Card("", "Jo"), Card("D", "4")]))
    [(3, 'card-once')]
    """
    seen: Counter[Card] = Counter()
    jokers = hidden = 0
    for index, card in enumerate(cards):
        jokers += card.is_joker
        hidden += card.is_hidden
        if jokers > deck.jokers or hidden > deck.size + deck.jokers:
            yield index, "card-fewer"
        elif not card.is_one_of_many and seen[card.plain()] >= (most := max(1, deck.count(card))):
            yield index, "card-once" if most == 1 else "card-fewer"
        seen[card.plain()] += 1
