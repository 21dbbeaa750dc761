"""Questions as a program puts them: by the arguments of a function for each kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from inspect import Parameter, Signature
from typing import Any

from referee.cards.card import Card, Deck, parse_card
from referee.model.question_kind import QuestionKind
from referee.model.questions import Question

from .tokens import read_rank, read_suit

Cards = str | Card | Iterable[str | Card]
"""Cards as people hand them in: ``"D10"``, ``"D4 S4"``, a card, or several of either."""


def signature_of(kind: QuestionKind) -> Signature:
    """The parameters of the function that puts a question of this kind: a table, and what is asked
    about in the order of the canonical spelling.

    >>> from referee.model.questions import KINDS
    >>> str(signature_of(KINDS["may_give"]))
    "(table: 'Table', seat: 'str', cards: 'Cards', to: 'str') -> 'Verdict'"
    """
    named = {"table": "Table"} | {
        parameter: "Cards" if field == "cards" else "str" for parameter, field in _named(kind)
    }
    parameters = [
        Parameter(name, Parameter.POSITIONAL_OR_KEYWORD, annotation=annotation)
        for name, annotation in named.items()
    ]
    return Signature(parameters, return_annotation="Verdict")


def _named(kind: QuestionKind) -> Iterator[tuple[str, str]]:
    """The parameters after the table, each with the field of a question that it fills."""
    for part in kind.asks_about:
        field = "other" if part == "target" else part
        yield kind.parameters.get(part, field), field


def question_of(kind: QuestionKind, arguments: Mapping[str, Any], deck: Deck) -> Question:
    """The question that these arguments put. Raises ``ValueError`` for a card that the deck does
    not have.

    >>> from referee.cards.decks import ANY_DECK
    >>> from referee.model.questions import KINDS
    >>> str(question_of(KINDS["who_gets"], {"card": "Ｄ１０"}, ANY_DECK))
    'who gets D10'
    """
    fields = {field: arguments[parameter] for parameter, field in _named(kind)}
    if "cards" in fields:
        fields["cards"] = _cards(fields["cards"], deck)
    if "rank" in fields:
        fields["rank"] = read_rank(fields["rank"])
    if "suit" in fields:
        fields["suit"] = read_suit(fields["suit"])
    return Question(kind.name, **fields)


def _cards(cards: Cards, deck: Deck) -> tuple[Card, ...]:
    if isinstance(cards, Card):
        return (cards,)
    parts = cards.replace(",", " ").split() if isinstance(cards, str) else cards
    return tuple(part if isinstance(part, Card) else parse_card(part, deck) for part in parts)
