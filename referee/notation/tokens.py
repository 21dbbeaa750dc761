"""Parts that moves and questions have in common, as people spell them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.cards.card import Card, Deck, suit_letter
from referee.model.moves import VICTIM, VICTIM_JA


def read_aim(said: str) -> str:
    """The seat that is meant, or the victim.

    >>> read_aim("被害者"), read_aim("Ben")
    ('victim', 'Ben')
    """
    return VICTIM if said.casefold() in (VICTIM, VICTIM_JA) else str(said)


def read_rank(said: str) -> str:
    """A number in its canonical spelling.

    >>> read_rank("T"), read_rank("j")
    ('10', 'J')
    """
    rank = suit_letter(said)
    return "10" if rank == "T" else rank


def read_suit(said: str) -> str:
    """The letter of a suit or colour.

    >>> read_suit("赤")
    'R'
    """
    return suit_letter(said)


def excess_cards(deck: Deck, cards: Sequence[Card]) -> Iterator[tuple[int, str]]:
    """The cards that a move or a question cannot name besides those before them, by their number:
    natural ones named again, jokers and hidden ones that are more than there are.

    With each what is expected instead, a key.

    >>> list(excess_cards(Deck(), [Card("", "Jo"), Card("D", "4"), Card("", "Jo"), Card("D", "4")]))
    [(3, 'card-once')]
    """
    seen: set[Card] = set()
    jokers = hidden = 0
    for at, card in enumerate(cards):
        jokers += card.is_joker
        hidden += card.is_hidden
        if jokers > deck.jokers or hidden > deck.size + deck.jokers:
            yield at, "card-fewer"
        elif card.plain() in seen and not card.is_one_of_many:
            yield at, "card-once"
        seen.add(card.plain())
