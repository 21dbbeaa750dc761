"""Reads moves: ``Dan: D4``, ``Ben: pass``, ``Aki: gives C4 to Ben``.

The kinds of move and their spellings are entries in :mod:`referee.model.moves`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from referee.cards.card import Deck, fold_spelling
from referee.cards.decks import ANY_DECK, rank_pattern, suit_pattern
from referee.errors import ParseError
from referee.model.moves import MOVES, PLAY, Move, MoveKind, parts_of

from .lines import COLON, NAME, TextLine
from .tokens import (
    NUMBER_PATTERN,
    excess_cards,
    read_number_word,
    read_rank,
    read_target,
    reject_lone_surrogates,
)

_VERB, _STANDS = re.compile(r"\S+"), re.compile("!")
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
        move = move_in(TextLine(first, 0), deck)
        for number, other in enumerate(others, 2):
            TextLine(other, number).need_end()
    except ParseError as problem:
        problem.know(deck)
        raise
    return move


def move_in(line: TextLine, deck: Deck) -> Move:
    """The move in a line. Raises ``ParseError``.

    >>> str(move_in(TextLine("  Ben: loses  to Aki ! # at last", 7), ANY_DECK))
    'Ben: loses to Aki !'
    """
    name = line.need(NAME, "name")
    line.need(COLON, "colon")
    fields = _action_in(line, deck)
    move = Move(name[0], **fields, stands=line.take(_STANDS) is not None)
    line.need_end()
    for index, expected in excess_cards(deck, move.named):
        raise ParseError(str(move.named[index]), line.number, name.start() + 1, [expected])
    return move


def _action_in(line: TextLine, deck: Deck) -> dict[str, Any]:
    """The fields of a move without its seat."""
    if cards := line.cards(deck):
        return {"kind": PLAY, "cards": cards}
    templates = _templates()
    if phrase := line.take(templates.phrases, "move"):
        return {"kind": phrase.lastgroup}
    start = line.position
    verb = line.take(_VERB)
    for template in templates.by_verb.get(verb[0].casefold(), ()) if verb else ():
        line.position = start
        fields = template.fields(line, deck)
        if fields is not None:
            return fields
    raise line.error()


class _MoveTemplate:
    """A spelling of a move with parts, such as ``gives {cards} to {other}``.

    It is read from left to right, so that an error says where the line stops making sense.
    """

    def __init__(self, kind: MoveKind, spelling: str) -> None:
        self._kind = kind
        self.verb, *self._pieces = spelling.split()
        self.length = len(self._pieces)

    def fields(self, line: TextLine, deck: Deck) -> dict[str, Any] | None:
        """Reads a move from the line; ``None`` if the line has another one."""
        fields: dict[str, Any] = {"kind": self._kind.name}
        line.take(_VERB)
        for piece in self._pieces:
            part = "".join(parts_of(piece))
            if not part:
                if not line.take(_word(piece), "to" if piece == "to" else "move"):
                    return None
            elif part in ("cards", "back"):
                fields[part] = line.cards(deck)
                if not fields[part]:
                    return None
            else:
                field, expected, read = _PARTS[part]
                match = line.take(_part(part, deck), expected)
                if not match:
                    return None
                fields[field] = read(match[0])
        return fields


_PARTS: Mapping[str, tuple[str, str, Callable[[str], str]]] = {
    "other": ("other", "name", str),
    "target": ("other", "name", read_target),
    "rank": ("rank", "rank", read_rank),
    "suit": ("suit", "suit", fold_spelling),
    "number": ("number", "number", read_number_word),
}
"""Part of a spelling -> the field of a move, what an error calls the part, how it is read."""


@lru_cache(maxsize=32)
def _part(part: str, deck: Deck) -> re.Pattern[str]:
    if part in ("other", "target"):
        return NAME
    patterns = {"rank": rank_pattern(deck), "suit": suit_pattern(deck), "number": NUMBER_PATTERN}
    word = patterns[part] or _NEVER
    return re.compile(rf"{word}(?=[\s!#]|$)", re.IGNORECASE)


@cache
def _word(word: str) -> re.Pattern[str]:
    return re.compile(rf"{word}(?=\s|$)", re.IGNORECASE)


class _Templates:
    """All spellings of moves except ``{cards}``."""

    def __init__(self) -> None:
        phrases: list[str] = []
        self.by_verb: dict[str, list[_MoveTemplate]] = {}
        for kind in MOVES.values():
            bare = [spelling for spelling in kind.spellings if not parts_of(spelling)]
            if bare:
                phrases.append(f"(?P<{kind.name}>{_phrase(bare)})")
            for spelling in kind.spellings:
                if parts_of(spelling) and not spelling.startswith("{"):
                    template = _MoveTemplate(kind, spelling)
                    self.by_verb.setdefault(template.verb, []).append(template)
        for templates in self.by_verb.values():
            templates.sort(key=lambda template: -template.length)  # one can begin like another
        self.phrases = re.compile("|".join(phrases), re.IGNORECASE)


@cache
def _templates() -> _Templates:
    return _Templates()


def _phrase(spellings: Sequence[str]) -> str:
    """The pattern of spellings without parts. A single word must be followed by a blank or "!"."""
    either = "|".join(r"[ \t]+".join(spelling.split()) for spelling in spellings)
    return either if " " in spellings[0] else rf"(?:{either})(?=[\s!#]|$)"
