"""Reads a line of a table text from left to right."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from referee.cards.card import Card, Deck, parse_card
from referee.cards.decks import card_pattern
from referee.errors import ParseError

from .names import NAME_PATTERN

T = TypeVar("T")
NAME = re.compile(NAME_PATTERN)
COLON, COMMA, EQUALS = re.compile("[:：]"), re.compile("[,、，]"), re.compile("=")
_BLANKS = re.compile(r"[ \t\u3000]*")
_END = re.compile(r"[ \t\u3000]*(?:#.*|\r?)\Z")
_WORD = re.compile(r"[^\s,:#]+|.")


class Line:
    """A line of a text, and how far it has been read.

    It remembers what could have stood in the place where reading stopped, so that an error can say
    so. That is a set of keys: ``name`` for the message ``expected-name``.

    >>> line = Line("Aki: D4", 3)
    >>> line.need(NAME, "name")[0], line.take(COMMA, "comma"), line.position
    ('Aki', None, 3)
    >>> error = line.error()
    >>> error.found, error.line, error.column, error.expected
    (':', 3, 4, ('comma',))
    """

    def __init__(self, text: str, number: int) -> None:
        self.text, self.number = text, number
        self.position = 0
        self._stop = 0
        """The furthest place where something was missing."""
        self._expected: set[str] = set()

    def take(
        self, wanted: re.Pattern[str], *expected: str, blanks: bool = True
    ) -> re.Match[str] | None:
        """What matches a pattern after the next blanks; ``None`` if nothing does.

        ``expected``: keys of what is missing then. ``blanks``: whether blanks are skipped.
        """
        start = self._after_blanks() if blanks else self.position
        match = wanted.match(self.text, start)
        if match:
            self.position = match.end()
        else:
            self._miss(start, *expected)
        return match

    def need(self, wanted: re.Pattern[str], expected: str, *, blanks: bool = True) -> re.Match[str]:
        """Like :meth:`take`, but raises ``ParseError`` if nothing matches."""
        match = self.take(wanted, expected, blanks=blanks)
        if match is None:
            raise self.error()
        return match

    def is_at_end(self) -> bool:
        """Whether only blanks and a comment follow."""
        return self._ends(self.position)

    def need_end(self) -> None:
        """Raises ``ParseError`` if anything but a comment follows."""
        if not self.is_at_end():
            self._miss(self._after_blanks())
            raise self.error()

    def items(self, read: Callable[[Line], T]) -> tuple[T, ...]:
        """The rest of the line: items separated by commas, or nothing."""
        if self.is_at_end():
            return ()
        items = [read(self)]
        while self.take(COMMA, "comma"):
            items.append(read(self))
        self.need_end()
        return tuple(items)

    def cards(self, deck: Deck) -> tuple[Card, ...]:
        """The cards that follow, maybe none. Raises ``ParseError`` for one the deck lacks."""
        cards: list[Card] = []
        while match := self.take(_card_of(deck), "card"):
            try:
                cards.append(parse_card(match[0], deck))
            except ValueError:
                raise self.error_at(match, "card") from None
        return tuple(cards)

    def error(self) -> ParseError:
        """That what follows cannot stand there; it names all that could."""
        match = None if self._ends(self._stop) else _WORD.match(self.text, self._stop)
        expected = sorted(self._expected) or ["line-end"]
        return ParseError(match[0] if match else "", self.number, self._stop + 1, expected)

    def error_at(self, match: re.Match[str], *expected: str) -> ParseError:
        """That a word which was read cannot be what it should be."""
        return ParseError(match[0].strip(), self.number, match.start() + 1, expected)

    def _ends(self, place: int) -> bool:
        return _END.match(self.text, place) is not None

    def _after_blanks(self) -> int:
        match = _BLANKS.match(self.text, self.position)
        return match.end() if match else self.position

    def _miss(self, place: int, *expected: str) -> None:
        if place > self._stop:
            self._stop, self._expected = place, set()
        if place == self._stop:
            self._expected.update(expected)


@lru_cache(maxsize=16)
def _card_of(deck: Deck) -> re.Pattern[str]:
    return re.compile(rf"(?:{card_pattern(deck)})(?=[\s,、，!#]|$)", re.IGNORECASE)
