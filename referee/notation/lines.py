"""Reads a line of a table text from left to right."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeVar

from referee.cards.card import Card, Deck, parse_card
from referee.cards.decks import card_pattern
from referee.errors import ParseError
from referee.i18n.fuzzy_match import nearest

from .names import NAME_PATTERN

T = TypeVar("T")
NAME = re.compile(NAME_PATTERN)
COLON, COMMA, EQUALS = re.compile("[:：]"), re.compile("[,、，]"), re.compile("=")
_BLANKS = re.compile(r"[ \t\u3000]*")
_END = re.compile(r"[ \t\u3000]*(?:#.*|\r?)\Z")
_WORD = re.compile(r"[^\s,:#]+|.")


class TextLine:
    """A line of a text, and how far it has been read.

    It remembers the furthest place where reading failed and what was expected there, for the error
    message. ``name`` stands for the message ``expected-name``.

    >>> line = TextLine("Aki: D4", 3)
    >>> line.need(NAME, "name")[0], line.take(COMMA, "comma"), line.position
    ('Aki', None, 3)
    >>> error = line.error()
    >>> error.found, error.line, error.column, error.expected
    (':', 3, 4, ('comma',))
    >>> colon = line.need(COLON, "colon")
    >>> [str(card) for card in line.cards(Deck())], line.is_at_end(), line.need_end()
    (['D4'], True, None)
    >>> line.error_at(colon, "comma").column
    4
    >>> TextLine("Aki, Ben  # two", 1).items(lambda line: line.need(NAME, "name")[0])
    ('Aki', 'Ben')
    """

    def __init__(self, text: str, number: int) -> None:
        self.text, self.number = text, number
        self.position = 0
        self._failure = 0
        self._expected: set[str] = set()

    def take(
        self, wanted: re.Pattern[str], *expected: str, blanks: bool = True
    ) -> re.Match[str] | None:
        """Reads on if a pattern matches; ``None`` if it doesn't.

        ``expected``: keys of what an error calls it. ``blanks``: whether blanks are skipped first.
        """
        start = self._after_blanks() if blanks else self.position
        match = wanted.match(self.text, start)
        if match:
            self.position = match.end()
        else:
            self._miss(start, *expected)
        return match

    def need(self, wanted: re.Pattern[str], expected: str, *, blanks: bool = True) -> re.Match[str]:
        """Reads on if a pattern matches; raises ``ParseError`` if it doesn't."""
        match = self.take(wanted, expected, blanks=blanks)
        if match is None:
            raise self.error()
        return match

    def is_at_end(self) -> bool:
        """Whether nothing follows but blanks and a comment."""
        return self._ends(self.position)

    def need_end(self) -> None:
        """Raises ``ParseError`` if anything follows but blanks and a comment."""
        if not self.is_at_end():
            self._miss(self._after_blanks())
            raise self.error()

    def items(self, read: Callable[[TextLine], T]) -> tuple[T, ...]:
        """The items in the rest of the line, separated by commas."""
        if self.is_at_end():
            return ()
        items = [read(self)]
        while self.take(COMMA, "comma"):
            items.append(read(self))
        self.need_end()
        return tuple(items)

    def cards(self, deck: Deck) -> tuple[Card, ...]:
        """The cards that follow, if any. Raises ``ParseError`` for one that the deck lacks."""
        cards: list[Card] = []
        while match := self.take(_card_of(deck), "card"):
            try:
                cards.append(parse_card(match[0], deck))
            except ValueError:
                raise self.error_at(match, "card") from None
        return tuple(cards)

    def error(self, known: Mapping[str, str] = {}) -> ParseError:
        """The error at the furthest place where reading failed, with all that was expected.

        ``known``: words of which one may have been written -> what it means.
        """
        match = None if self._ends(self._failure) else _WORD.match(self.text, self._failure)
        found, expected = (
            match[0] if match else "",
            sorted(self._expected, key=_cards_first) or ["line-end"],
        )
        near = known.get(nearest(found.lower(), known) or "", "")
        return ParseError(found, self.number, self._failure + 1, expected, nearest=near)

    def error_at(self, match: re.Match[str], *expected: str) -> ParseError:
        """The error that a word which was read is wrong."""
        return ParseError(match[0].strip(), self.number, match.start() + 1, expected)

    def _ends(self, place: int) -> bool:
        return _END.match(self.text, place) is not None

    def _after_blanks(self) -> int:
        match = _BLANKS.match(self.text, self.position)
        return match.end() if match else self.position

    def _miss(self, place: int, *expected: str) -> None:
        if place > self._failure:
            self._failure, self._expected = place, set()
        if place == self._failure:
            self._expected.update(expected)


def _cards_first(expected: str) -> tuple[bool, str]:
    return expected != "card", expected


@lru_cache(maxsize=16)
def _card_of(deck: Deck) -> re.Pattern[str]:
    return re.compile(rf"(?:{card_pattern(deck)})(?=[\s,、，!#]|$)", re.IGNORECASE)
