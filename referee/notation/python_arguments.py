"""Questions from Python arguments: each kind has a function in :mod:`referee.api`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from inspect import Parameter, Signature
from typing import Any

from referee.cards.card import Card, Deck, fold_spelling, parse_card
from referee.errors import ParseError
from referee.model.questions import Question, QuestionKind

from .tokens import read_number_word, read_rank

Cards = str | Card | Iterable[str | Card]
"""Cards as an argument: ``"D10"``, ``"D4 S4"``, a card, or several of either."""


def signature_of(kind: QuestionKind) -> Signature:
    """The signature of the function for a kind of question.

    Its parameters are a table, and what the question is about, in the order of the canonical
    spelling.

    >>> from referee.model.questions import KINDS
    >>> str(signature_of(KINDS["may_give"]))
    "(table: 'Table', seat: 'str', cards: 'Cards', to: 'str') -> 'Verdict'"
    """
    annotations = {"table": "Table"} | {
        parameter: "Cards" if field == "cards" else "str" for parameter, field in _fields(kind)
    }
    parameters = [
        Parameter(name, Parameter.POSITIONAL_OR_KEYWORD, annotation=annotation)
        for name, annotation in annotations.items()
    ]
    return Signature(parameters, return_annotation="Verdict")


def _fields(kind: QuestionKind) -> Iterator[tuple[str, str]]:
    """The parameters after the table, each with the field of a question that it fills."""
    for part in kind.asks_about:
        field = "other" if part == "target" else part
        yield kind.parameters.get(part, field), field


def question_of(kind: QuestionKind, arguments: Mapping[str, Any], deck: Deck) -> Question:
    """The question with these arguments. Raises ``ParseError`` for a card that the deck lacks.

    >>> from referee.cards.decks import ANY_DECK
    >>> from referee.model.questions import KINDS
    >>> str(question_of(KINDS["who_gets"], {"card": "Ｄ１０"}, ANY_DECK))
    'who gets D10'
    """
    fields = {field: arguments[parameter] for parameter, field in _fields(kind)}
    if "cards" in fields:
        fields["cards"] = _cards(fields["cards"], deck)
    if "rank" in fields:
        fields["rank"] = read_rank(fields["rank"])
    if "suit" in fields:
        fields["suit"] = fold_spelling(fields["suit"])
    if "number" in fields:
        fields["number"] = read_number_word(str(fields["number"]))
    return Question(kind.name, **fields)


def _cards(cards: Cards, deck: Deck) -> tuple[Card, ...]:
    if isinstance(cards, Card):
        return (cards,)
    items = cards.replace(",", " ").split() if isinstance(cards, str) else cards
    return tuple(item if isinstance(item, Card) else _card(item, deck) for item in items)


def _card(text: str, deck: Deck) -> Card:
    try:
        return parse_card(text, deck)
    except ValueError:
        raise ParseError(text, 0, 1, ["card"], deck) from None
