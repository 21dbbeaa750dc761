"""Parts that moves and questions have in common, as people spell them."""

from __future__ import annotations

from referee.cards.card import suit_letter
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
