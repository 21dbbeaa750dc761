"""Playing cards (札) as HTML: the corner tells rank and suit, as on the desk."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from referee._internal.paths import PACKAGE
from referee.cards.card import Card, Deck, parse_card
from referee.ui.shared.labels import COLOURS, card_word, suit_sign, word

from .html import Html, tag


@lru_cache(maxsize=1)
def shapes() -> Mapping[str, Any]:
    """The outlines of suits, court cards and the joker, on a field of 32 by 32."""
    text = (PACKAGE / "ui" / "static" / "shapes.json").read_text("utf-8")
    loaded: Mapping[str, Any] = json.loads(text)
    return loaded


def _shape(path: str) -> Html:
    return tag("svg", tag("path", d=path), viewBox="0 0 32 32", aria_hidden="true")


def fan(texts: Iterable[str], deck: Deck, lang: str) -> Html:
    """Cards side by side, in the order given."""
    return tag("span", *(card(text, deck, lang) for text in texts), class_="fan")


def card(text: str, deck: Deck, lang: str) -> Html:
    """One card, named for those who do not see it."""
    shown = parse_card(text, deck)
    if shown.is_hidden:
        return tag(
            "span", class_="card back", role="img", aria_label=word(lang, "face-down", card="?")
        )
    name = card_word(shown, lang)
    if shown.down:
        name = word(lang, "face-down", card=name)
    colour = "joker" if shown.is_joker else COLOURS.get(shown.suit, "black")
    filled = f" filled-{shown.suit}" if sign(shown, lang) else ""
    classes = f"card {colour}{filled}" + (" down" if shown.down else "")
    return tag("span", *_face(shown, lang), class_=classes, role="img", aria_label=name)


def sign(shown: Card, lang: str) -> str:
    """The letter of a card that is filled with its colour: its hue is not all that tells it."""
    return "" if shown.is_joker else suit_sign(shown.suit, lang)


def _face(shown: Card, lang: str) -> Iterable[Html]:
    drawn = shapes()
    pip = drawn["joker"] if shown.is_joker else drawn["suits"].get(shown.suit, drawn["disc"])
    rank = "Jo" if shown.is_joker else shown.rank
    letter = sign(shown, lang)
    mark = tag("i", letter) if letter else _shape(pip) if shown.is_joker or shown.suit else Html()
    yield tag("span", tag("b", rank), mark, class_="corner", aria_hidden="true")
    court = drawn["court"].get(rank)
    art = _shape(court or pip) if court or mark else Html()
    yield tag("span", art, class_="art")
    if shown.is_joker and shown.stands:
        yield tag("span", f"={shown.stands}", class_="stands", aria_hidden="true")


def backs(count: int) -> Html:
    """The backs of cards that nobody knows; more than five are drawn as five."""
    return tag(
        "span", *(tag("i") for _ in range(min(count, 5))), class_="backs", aria_hidden="true"
    )
