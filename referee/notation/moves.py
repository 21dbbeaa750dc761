"""Reads moves: ``Dan: D4``, ``Ben: pass``, ``Aki: gives C4 to Ben``.

The kinds of move and their spellings are entries in :mod:`referee.model.moves`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from referee.cards.card import Deck
from referee.cards.decks import ANY_DECK, rank_pattern, suit_pattern
from referee.errors import ParseError
from referee.model.moves import ANOTHER_MOVE, MOVES, PLAY, Move, MoveKind, parts_of

from .lines import COLON, NAME, Line
from .tokens import excess_cards, read_aim, read_rank, read_suit
from .unicode_checks import reject_lone_surrogates

_VERB, _IN_SPITE = re.compile(r"\S+"), re.compile("!")
_NEVER = "(?!)"


def read_move(text: str, deck: Deck = ANY_DECK) -> Move:
    """One move, ``Dan: D4``. Raises ``ParseError``.

    >>> move = read_move("Dan: D4 S4")
    >>> move.seat, move.kind, len(move.cards)
    ('Dan', 'play', 2)
    """
    reject_lone_surrogates(text)
    first, *others = text.strip().removeprefix("\ufeff").split("\n")
    try:
        move = move_in(Line(first, 1), deck)
        for number, other in enumerate(others, 2):
            Line(other, number).need_end()
    except ParseError as problem:
        problem.know(deck)
        raise
    return move


def move_in(line: Line, deck: Deck) -> Move:
    """The move that a line consists of. Raises ``ParseError``.

    >>> str(move_in(Line("  Ben: loses  to Aki ! # at last", 7), ANY_DECK))
    'Ben: loses to Aki !'
    """
    name = line.need(NAME, "name")
    line.need(COLON, "colon")
    fields = _action_in(line, deck)
    move = Move(name[0], **fields, stands=line.take(_IN_SPITE) is not None)
    line.need_end()
    for index, expected in excess_cards(deck, move.named):
        place = line.error_at(name, expected)
        raise ParseError(str(move.named[index]), place.line, place.column, [expected])
    return move


def _action_in(line: Line, deck: Deck) -> dict[str, Any]:
    """The fields of a move without its seat."""
    if cards := line.cards(deck):
        return {"kind": PLAY, "cards": cards}
    templates = _templates()
    if phrase := line.take(templates.phrases, *templates.expected):
        return {"kind": phrase.lastgroup}
    start = line.position
    verb = line.take(_VERB)
    for template in templates.by_verb.get(verb[0].casefold(), ()) if verb else ():
        line.position = start
        fields = template.fields(line, deck)
        if fields is not None:
            return fields
    raise line.error()


class _Template:
    """A spelling of a move with parts, such as ``gives {cards} to {other}``."""

    def __init__(self, kind: MoveKind, spelling: str) -> None:
        self._kind = kind
        self.verb, *self._pieces = spelling.split()

    def fields(self, line: Line, deck: Deck) -> dict[str, Any] | None:
        """The fields of the move, read from the line; ``None`` if it says something else."""
        fields: dict[str, Any] = {"kind": self._kind.name}
        line.take(_VERB)
        for piece in self._pieces:
            part = "".join(parts_of(piece))
            if not part:
                if not line.take(_word(piece), self._expected(piece)):
                    return None
            elif part in ("cards", "back"):
                fields[part] = line.cards(deck)
                if not fields[part]:
                    return None
            else:
                field, expected, read = _PARTS[part]
                found = line.take(_part(part, deck), expected)
                if not found:
                    return None
                fields[field] = read(found[0])
        return fields

    def _expected(self, word: str) -> str:
        """How an error says that a word is missing."""
        return ANOTHER_MOVE if self._kind.expected == ANOTHER_MOVE else word


_PARTS: Mapping[str, tuple[str, str, Callable[[str], str]]] = {
    "other": ("other", "name", str),
    "target": ("other", "name", read_aim),
    "rank": ("rank", "rank", read_rank),
    "suit": ("suit", "suit", read_suit),
}
"""Part of a spelling -> the field of a move that it fills, what an error calls it, how it is
read."""


@lru_cache(maxsize=32)
def _part(part: str, deck: Deck) -> re.Pattern[str]:
    if part in ("other", "target"):
        return NAME
    word = rank_pattern(deck) if part == "rank" else suit_pattern(deck) or _NEVER
    return re.compile(rf"{word}(?=[\s!#]|$)", re.IGNORECASE)


@cache
def _word(word: str) -> re.Pattern[str]:
    return re.compile(rf"{word}(?=\s|$)", re.IGNORECASE)


class _Templates:
    """All spellings of moves but mere cards."""

    def __init__(self) -> None:
        phrases: list[str] = []
        self.by_verb: dict[str, list[_Template]] = {}
        self.expected: set[str] = set()
        """How an error says that one of them could stand in a place."""
        for kind in MOVES.values():
            bare = [spelling for spelling in kind.spellings if not parts_of(spelling)]
            if bare:
                phrases.append(f"(?P<{kind.name}>{_phrase(bare)})")
            for spelling in kind.spellings:
                if parts_of(spelling) and not spelling.startswith("{"):
                    template = _Template(kind, spelling)
                    self.by_verb.setdefault(template.verb, []).append(template)
            if kind.name != PLAY:
                self.expected.add(kind.expected)
        self.phrases = re.compile("|".join(phrases), re.IGNORECASE)


@cache
def _templates() -> _Templates:
    return _Templates()


def _phrase(spellings: Sequence[str]) -> str:
    """The pattern of spellings without parts. A single word ends where a word ends."""
    either = "|".join(r"[ \t]+".join(spelling.split()) for spelling in spellings)
    return either if " " in spellings[0] else rf"(?:{either})(?=[\s!#]|$)"
