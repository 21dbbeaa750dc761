"""The deck that a book states."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.cards.card import Deck
from referee.cards.decks import COLOUR_RANKS, COLOURS
from referee.errors import UnknownName

_KINDS: dict[str, Deck] = {
    "french": Deck(),
    "coloured": Deck(COLOURS, COLOUR_RANKS, jokers=0),
    "numbers": Deck(("",), COLOUR_RANKS, jokers=0),
}


def make_deck(stated: Mapping[str, Any]) -> Deck:
    """The deck that a book states. Raises ``UnknownName`` for a kind that there is not."""
    kind = stated.get("kind", "french")
    if kind not in _KINDS:
        raise UnknownName("deck", str(kind), list(_KINDS))
    plain = _KINDS[kind]
    hidden = stated.get("hidden", plain.hidden)
    return Deck(
        suits=tuple(stated.get("suits", plain.suits)),
        ranks=tuple(map(str, stated.get("ranks", plain.ranks))),
        jokers=stated.get("jokers", plain.jokers),
        hidden=hidden is True,
    )
