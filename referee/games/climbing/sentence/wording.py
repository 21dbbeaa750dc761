"""Words of both languages for the cards that a sentence is about, and for when it holds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from referee.games.climbing.plays.play import SET, SINGLE
from referee.language.messages import listing, message

from .cards import COLOURS, Below, Cards
from .sentence import Sentence


def begun(text: str) -> str:
    """A text as it begins a sentence."""
    return text[:1].upper() + text[1:]


def briefly(said: Sentence) -> Sentence:
    """A sentence as it is told of a play that everybody sees: without what goes without saying."""
    cards = said.cards
    plain = len(cards.form) != 1 or cards.form[0] in (SINGLE, SET)
    told = replace(
        cards, form=() if plain else cards.form, only=cards.only and cards.count == 1, at_most=0
    )
    return replace(said, cards=told)


def said_trigger(said: Sentence, lang: str) -> dict[str, Any]:
    """What messages about a sentence's ``when`` and ``if`` are told."""
    cards, state = said.cards, said.state
    titles = [message(lang, f"title-{name.replace(' ', '-')}") for name in state.title]
    below = _below(cards.on, lang) if cards.on else ""
    lead = "" if cards.lead is None else "yes" if cards.lead else "no"
    forms = [message(lang, f"said-form-{form}") for form in cards.form]
    return {
        "noun": said_cards(cards, lang), "many": _many(cards), "on": below, "lead": lead,
        "count": 0 if cards.count == "any" else cards.count, "least": cards.at_least,
        "most": cards.at_most, "only": cards.only, "last": cards.last, "makes": cards.makes,
        "same": cards.on.same if cards.on else "", "times": cards.on.times if cards.on else 0,
        "mark": state.mark, "piled": cards.piled,
        "order": "" if state.order == "any" else state.order,
        "by": listing(lang, titles, "list-last-or"), "form": listing(lang, forms, "list-last-or"),
        "jokers": 0 if cards.jokers == -1 else cards.jokers,
    }  # fmt: skip


def _below(on: Below, lang: str) -> str:
    """The cards below; empty where nothing is said of them but what is the same."""
    count = 0 if isinstance(on.count, str) else on.count
    return said_cards(Cards(rank=on.rank, count=count), lang) if on.rank or count else ""


def _many(cards: Cards) -> str:
    """Whether one card is spoken of, or several."""
    if cards.count in ("odd", "even"):
        return "odd"
    if len(cards.shows) > 1 or cards.mix:
        return "several"
    few = cards.at_least < 2 and cards.at_most < 2
    return "one" if few and cards.count in (0, 1, "any") else "several"


def said_cards(cards: Cards, lang: str) -> str:
    """The cards that are meant: ``two black 7s``."""
    if cards.shows or cards.mix:
        told = listing(lang, cards.shows or cards.mix, "list-last")
        one = cards.mix_suits == "one"
        return message(lang, "said-mix", numbers=told, one=one) if cards.mix else told
    count = 0 if isinstance(cards.count, str) else cards.count
    odd = cards.count if cards.count in ("odd", "even") else ""
    only = "yes" if cards.only else "no"
    colour = said_suit(cards.suit, lang)
    rank = int(cards.rank) if cards.rank.isdecimal() else cards.rank  # an 8, but a 7
    return message(lang, "said-cards", rank=rank, colour=colour, count=count, odd=odd,
                   least=cards.at_least, most=cards.at_most, only=only)  # fmt: skip


def said_suit(said: str, lang: str) -> str:
    """A colour, or suits, in a word."""
    if said in COLOURS or said == "same":
        return message(lang, f"said-suit-{said}")
    return listing(lang, [message(lang, f"said-suit-{letter}") for letter in said], "list-last-or")


def said_number(said: int | str) -> int:
    """A number; 0: as many as there are cards."""
    return 0 if isinstance(said, str) else said


def said_until(until: str, lang: str) -> str:
    """How long something holds; empty where nothing is said of it."""
    return message(lang, f"said-until-{until}") if until else ""
