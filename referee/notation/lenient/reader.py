"""Questions and moves as people type them: first as they are written, then as they are meant."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Deck
from referee.errors import ParseError, UnknownName
from referee.model.moves import VICTIM, Move
from referee.model.questions import Question
from referee.notation.moves import read_move as read_strictly
from referee.notation.questions import nearest_question, parse_question

from .interpretation import Parts, moves, questions
from .lexicon import folded
from .suggestions import mended
from .tokenizer import Piece, pieces_of

MOST_LETTERS, MOST_PIECES = 300, 60
"""A text that is longer is only read as it is written."""
MOST_NEAR = 4
"""So many readings are offered."""
MOST_TRIED = 30
"""So many texts like the one that was typed are read."""


def read_question(text: str, names: Sequence[str], deck: Deck) -> Question:
    """The question that somebody has typed.

    Raises ``ParseError`` and ``UnknownName``, which offer what may be meant.

    >>> str(read_question("can ben play the ten of clubs?", ["Aki", "Ben"], Deck()))
    'may Ben play C10'
    """
    try:
        return parse_question(text, names, deck)
    except (ParseError, UnknownName) as problem:
        typed = _Typed(text, tuple(names), deck, questions)
        found = typed.meant()
        if len(found) == 1:
            return found[0].question()
        near = [str(each.question()) for each in (found or typed.near())]
        about_card = "card" in getattr(problem, "expected", ())
        form = "" if near or about_card else nearest_question(text, names, deck)
        readable = _readable(near or [form], partial(parse_question, names=names, deck=deck))
        problem.near = readable[:MOST_NEAR]
        raise typed.told(problem) from None


def question_meant(text: str, names: Sequence[str], deck: Deck) -> str:
    """What is understood though it is not written as it should be, in its own language; empty
    where nothing is.

    >>> question_meant("where does Ben finish?", ["Aki", "Ben"], Deck())
    'what rank is Ben'
    >>> question_meant("Benの順位は？", ["Aki", "Ben"], Deck())
    'Benは何位か'
    """
    try:
        return read_question(text, names, deck).text("en" if text.isascii() else "ja")
    except (ParseError, UnknownName):
        return ""


def read_move(text: str, names: Sequence[str], deck: Deck, turn: str = "") -> Move:
    """The move that somebody has typed; ``turn``: who makes it where nobody is named.

    Raises ``ParseError`` and ``UnknownName``, which offer what may be meant.

    >>> str(read_move("aki gives ben 4c", ["Aki", "Ben"], Deck()))
    'Aki: gives C4 to Ben'
    """
    try:
        return _strict_move(text, names, deck, turn)
    except (ParseError, UnknownName) as problem:
        body, stands = _standing(text)
        typed = _Typed(body, tuple(names), deck, moves, turn)
        found = [replace(each.move(), stands=stands) for each in typed.meant()]
        if len(found) == 1:
            return found[0]
        near = found or [replace(each.move(), stands=stands) for each in typed.near()]
        strictly = partial(_strict_move, names=names, deck=deck, turn=turn)
        problem.near = _readable(map(str, near), strictly)[:MOST_NEAR]
        raise typed.told(problem) from None


def _readable(near: Iterable[str], read: Callable[[str], object]) -> tuple[str, ...]:
    """Those that can be read as they stand, each once: what is offered is to be taken."""
    found = []
    for each in filter(None, dict.fromkeys(near)):
        with suppress(ParseError, UnknownName):
            read(each)
            found.append(each)
    return tuple(found)


def _strict_move(text: str, names: Sequence[str], deck: Deck, turn: str) -> Move:
    if turn and not re.search("[:：]", text):
        text = f"{turn}: {text}"
    move = read_strictly(text, deck)
    for name in filter(None, (move.seat, move.other)):
        if name not in names and (name == move.seat or name != VICTIM):
            raise UnknownName("seat", name, names)
    return move


def _standing(text: str) -> tuple[str, bool]:
    """A sign at the end, apart from the rest, says that the move stands though it is refused."""
    body = re.sub(r"\s[!！]\s*$", "", text)
    return body, body != text


class _Typed(Struct, frozen=True):
    """A text that is not written as it should be."""

    text: str
    names: tuple[str, ...]
    deck: Deck
    kinds: Callable[..., list[Parts]]
    turn: str = ""

    def pieces(self) -> list[Piece]:
        text = folded(self.text) if len(self.text) <= MOST_LETTERS else ""
        found = pieces_of(text, self.names, self.deck) if len(text) <= MOST_LETTERS else []
        return found if len(found) <= MOST_PIECES else []

    def meant(self) -> list[Parts]:
        """The readings that leave nothing unread."""
        return self._read(self.pieces(), (self.turn,) if self.turn else ())

    def _read(self, pieces: Sequence[Piece], seats: Sequence[str]) -> list[Parts]:
        return self.kinds(pieces, self.deck, seats) if pieces else []

    def told(self, problem: ParseError | UnknownName) -> ParseError | UnknownName:
        """The problem with what it is about: a card that the pack lacks, or the first word that
        nobody knows."""
        pieces = self.pieces()
        lacking = next((self._as_typed(each) for each in pieces if each.is_lacking), "")
        if lacking:
            other = ParseError(lacking, 1, 1, ["card"], self.deck)
        elif problem.near and isinstance(problem, ParseError):
            unknown = (self._as_typed(each) for each in pieces if each.is_unknown)
            found = next(unknown, " ".join(self.text.split()))
            other = ParseError(found, problem.line, problem.column, problem.expected, self.deck)
        else:
            return problem
        other.near = problem.near
        return other

    def _as_typed(self, piece: Piece) -> str:
        """A piece as it stands in the text, where width and kana let it be found."""
        at = self.text.casefold().find(piece.text)
        return self.text[at : at + len(piece.text)] if at >= 0 else piece.text

    def near(self) -> list[Parts]:
        """Readings of a text like this one, the nearest first."""
        pieces = self.pieces()
        seats = (self.turn, *(name for name in self.names if name != self.turn))
        for other in islice(mended(pieces, self.names, self.deck), MOST_TRIED):
            found = self._read(other, ()) or self._read(other, [name for name in seats if name])
            if found:
                return found
        return []
