"""Words of both languages for the cards that a sentence is about, and for when it holds."""

from __future__ import annotations

from typing import Any

from referee.language.messages import listing, message

from .cards import COLOURS, Cards
from .sentence import Sentence


def begun(text: str) -> str:
    """A text as it begins a sentence."""
    return text[:1].upper() + text[1:]


def said_trigger(said: Sentence, lang: str) -> dict[str, Any]:
    """What messages about a sentence's ``when`` and ``if`` are told."""
    cards, state = said.cards, said.state
    titles = [message(lang, f"title-{name.replace(' ', '-')}") for name in state.title]
    below = said_cards(Cards(rank=cards.on.rank, count=cards.on.count), lang) if cards.on else ""
    lead = "" if cards.lead is None else "yes" if cards.lead else "no"
    forms = [message(lang, f"said-form-{form}") for form in cards.form]
    return {
        "noun": said_cards(cards, lang), "many": _many(cards), "on": below, "lead": lead,
        "count": 0 if cards.count == "any" else cards.count, "least": cards.at_least,
        "only": cards.only,
        "order": state.order, "by": listing(lang, titles, "list-last-or"), "mark": state.mark,
        "jokers": max(cards.jokers, 0), "form": listing(lang, forms, "list-last-or"),
    }  # fmt: skip


def _many(cards: Cards) -> str:
    """Whether one card is spoken of, or several."""
    if cards.count in ("odd", "even"):
        return "odd"
    return "one" if cards.count in (0, 1, "any") and cards.at_least < 2 else "several"


def said_cards(cards: Cards, lang: str) -> str:
    """The cards that are meant: ``two black 7s``."""
    count = 0 if isinstance(cards.count, str) else cards.count
    odd = cards.count if cards.count in ("odd", "even") else ""
    only = "yes" if cards.only else "no"
    colour = said_suit(cards.suit, lang)
    return message(lang, "said-cards", rank=cards.rank, colour=colour, count=count, odd=odd,
                   least=cards.at_least, only=only)  # fmt: skip


def said_suit(said: str, lang: str) -> str:
    """A colour, or suits, in a word."""
    if said in COLOURS or said == "same":
        return message(lang, f"said-suit-{said}")
    return listing(lang, [message(lang, f"said-suit-{letter}") for letter in said], "list-last-or")


def said_number(said: int | str) -> int:
    """A number; 0: as many as there are cards."""
    return 0 if isinstance(said, str) else said


def said_until(until: str, lang: str) -> str:
    """How long something holds; left open where nothing is said of it yet."""
    return message(lang, f"said-until-{until}") if until else "…"
