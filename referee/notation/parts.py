"""Parts that moves and questions have in common, as people spell them."""

from __future__ import annotations

from referee.cards.card import suit_letter
from referee.model.moves import VICTIM, VICTIM_JA


def is_victim(said: str) -> bool:
    return said.casefold() in (VICTIM, VICTIM_JA)


def read_aim(said: str) -> str:
    """The seat that is meant, or the victim."""
    return VICTIM if is_victim(said) else said


def read_rank(said: str) -> str:
    """A number in its canonical spelling: ``10`` for ``T``."""
    rank = suit_letter(said)
    return "10" if rank == "T" else rank


def read_suit(said: str) -> str:
    """The letter of a colour."""
    return suit_letter(said)
