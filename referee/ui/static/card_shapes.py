"""Playing cards (札) as HTML: the corner shows rank and suit, as on the desk."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from referee._internal.paths import PACKAGE
from referee.cards.card import Card, Deck, parse_card
from referee.ui.shared.labels import COLOURS, card_word, suit_sign, word

from .markup import NOTHING, Markup, tag

SIGNS = {"S": "⊘", "R": "⇄", "W+4": "+4"}
"""Ranks that are printed as signs on their cards."""


@lru_cache(maxsize=1)
def shapes() -> Mapping[str, Any]:
    """The outlines of suits, court cards and the joker, on a field of 32 by 32."""
    text = (PACKAGE / "ui" / "static" / "shapes.json").read_text("utf-8")
    loaded: Mapping[str, Any] = json.loads(text)
    return loaded


def pip(card: Card) -> str:
    """The outline of a card's suit, or of the joker."""
    drawn = shapes()
    is_joker = card.is_joker or card.is_ranked_joker
    outline: str = drawn["joker"] if is_joker else drawn["suits"].get(card.suit, drawn["disc"])
    return outline


def sign(card: Card, lang: str) -> str:
    """The letter of a card that is filled with its colour, so that hue is not its only sign."""
    return "" if card.is_joker else suit_sign(card.suit, lang)


def colour(card: Card) -> str:
    if card.is_ranked_joker:
        return "red" if card.rank.endswith("+") else "black"
    return "joker" if card.is_joker else COLOURS.get(card.suit, "black")


def rank(card: Card) -> str:
    return "Jo" if card.is_joker else SIGNS.get(card.rank, card.rank)


def fan(texts: Iterable[str], deck: Deck, lang: str) -> Markup:
    """Cards side by side, in the order given."""
    cards = (_card(parse_card(text, deck), lang) for text in texts)
    return tag("span", *cards, class_="fan")


def _card(card: Card, lang: str) -> Markup:
    """A card with its name for readers who do not see it."""
    if card.is_hidden:
        classes, name = "card back", word(lang, "face-down", card="?")
    else:
        name = card_word(card, lang)
        colour_of = card.suit if sign(card, lang) else "W" if card.rank.startswith("W") else ""
        filled = f" filled-{colour_of}" if colour_of else ""
        classes = f"card {colour(card)}{filled}"
        if card.down:
            classes, name = f"{classes} down", word(lang, "face-down", card=name)
    face = () if card.is_hidden else _face(card, lang)
    return tag("span", *face, class_=classes, role="img", aria_label=name)


def _face(card: Card, lang: str) -> Iterator[Markup]:
    letter = sign(card, lang)
    has_pip = card.is_joker or card.is_ranked_joker or card.suit
    mark = tag("i", letter) if letter else _shape(pip(card)) if has_pip else NOTHING
    size = {"class_": "sized"} if card.is_ranked_joker else {}
    yield tag("span", tag("b", rank(card), **size), mark, class_="corner", aria_hidden="true")
    court = shapes()["court"].get(rank(card))
    yield tag("span", _shape(court or pip(card)) if court or mark else NOTHING, class_="art")
    if card.is_joker and card.stands:
        yield tag("span", f"={card.stands}", class_="stands", aria_hidden="true")


def _shape(path: str) -> Markup:
    return tag("svg", tag("path", d=path), viewBox="0 0 32 32", aria_hidden="true")


def backs(count: int) -> Markup:
    """The backs of unknown cards, five at most."""
    return tag("span", *[tag("i")] * min(count, 5), class_="backs", aria_hidden="true")
