"""Reads typed questions and moves: first strictly, then by what they may mean."""

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
from referee.notation.moves import read_move as read_strict_move
from referee.notation.questions import nearest_question, parse_question

from .interpretation import Candidate, moves, questions
from .lexicon import normalize
from .suggestions import corrections
from .tokenizer import TypedWord, typed_words

MAX_LETTERS, MAX_WORDS = 300, 60
"""Longer texts are only read strictly."""
MAX_SUGGESTIONS = 4
MAX_CORRECTIONS = 30
"""The most corrections of a text that are tried."""


def read_question(
    text: str, names: Sequence[str], deck: Deck, line: int = 0, column: int = 1
) -> Question:
    """The question that somebody has typed.

    ``line`` and ``column``: where the text begins; ``line`` is 0 if it stands alone. Raises
    ``ParseError`` and ``UnknownName`` with suggestions in the language of the text.

    >>> str(read_question("can ben play the ten of clubs?", ["Aki", "Ben"], Deck()))
    'may Ben play C10'
    """
    try:
        return parse_question(text, names, deck, line, column)
    except (ParseError, UnknownName) as problem:
        typed = _TypedText(text, tuple(names), deck, questions, column=column)
        candidates = typed.candidates()
        if len(candidates) == 1:  # unless it names a card twice or too many jokers
            return parse_question(str(candidates[0].question()), names, deck, line, column)
        meant = [candidate.question() for candidate in candidates or typed.suggestions()]
        near = [question.text(_language(text, names)) for question in meant]
        is_card = "card" in getattr(problem, "expected", ())
        nearest = "" if near or is_card else nearest_question(text, names, deck)
        readable = _readable(near or [nearest], partial(parse_question, names=names, deck=deck))
        problem.near = readable[:MAX_SUGGESTIONS]
        raise typed.clearer(problem) from None


def _language(text: str, names: Sequence[str]) -> str:
    """The language of a text with names and cards in any script.

    >>> _language("may アキ plays ♠8", ["アキ"]), _language("アキはS8?", ["アキ"])
    ('en', 'ja')
    """
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return "ja" if re.search("[ぁ-ヿ一-鿿]", text) else "en"


def read_move(text: str, names: Sequence[str], deck: Deck, turn: str = "") -> Move:
    """The move that somebody has typed. ``turn``: who makes it if the text doesn't name a seat.

    Raises ``ParseError`` and ``UnknownName`` with suggestions.

    >>> str(read_move("aki gives ben 4c", ["Aki", "Ben"], Deck()))
    'Aki: gives C4 to Ben'
    """
    try:
        return _strict_move(text, names, deck, turn)
    except (ParseError, UnknownName) as problem:
        action = re.sub(r"\s[!！]\s*$", "", text)
        stands = action != text
        typed = _TypedText(action, tuple(names), deck, moves, turn)
        candidates = typed.candidates()
        if len(candidates) == 1:
            return read_strict_move(str(replace(candidates[0].move(), stands=stands)), deck)
        near = candidates or typed.suggestions()
        texts = [str(replace(candidate.move(), stands=stands)) for candidate in near]
        strictly = partial(_strict_move, names=names, deck=deck, turn=turn)
        problem.near = _readable(texts, strictly)[:MAX_SUGGESTIONS]
        raise typed.clearer(problem) from None


def moves_meant(text: str, names: Sequence[str], deck: Deck) -> tuple[str, ...]:
    """What a move of a table text that cannot be read may mean.

    >>> moves_meant("Ben: plays 4c", ["Aki", "Ben"], Deck())
    ('Ben: C4',)
    """
    try:
        return (str(read_move(text, names, deck)),)
    except (ParseError, UnknownName) as problem:
        return problem.near


def _readable(texts: Iterable[str], read: Callable[[str], object]) -> tuple[str, ...]:
    """The texts that can be read strictly, each once: people take suggestions as they are."""
    readable = []
    for text in filter(None, dict.fromkeys(texts)):
        with suppress(ParseError, UnknownName):
            read(text)
            readable.append(text)
    return tuple(readable)


def _strict_move(text: str, names: Sequence[str], deck: Deck, turn: str) -> Move:
    if turn and not re.search("[:：]", text):
        text = f"{turn}: {text}"
    move = read_strict_move(text, deck)
    for name in filter(None, (move.seat, move.other)):
        if name not in names and (name == move.seat or name != VICTIM):
            raise UnknownName("seat", name, names)
    return move


class _TypedText(Struct, frozen=True):
    """A text that cannot be read strictly."""

    text: str
    names: tuple[str, ...]
    deck: Deck
    interpret: Callable[..., list[Candidate]]
    """:func:`questions` or :func:`moves`."""
    turn: str = ""
    column: int = 1
    """Where it begins."""

    def words(self) -> list[TypedWord]:
        text = normalize(self.text) if len(self.text) <= MAX_LETTERS else ""
        words = typed_words(text, self.names, self.deck) if len(text) <= MAX_LETTERS else []
        return words if len(words) <= MAX_WORDS else []

    def candidates(self) -> list[Candidate]:
        """What the text may mean if every word counts."""
        return self._candidates_in(self.words(), (self.turn,) if self.turn else ())

    def _candidates_in(self, words: Sequence[TypedWord], seats: Sequence[str]) -> list[Candidate]:
        return self.interpret(words, self.deck, seats) if words else []

    def clearer(self, problem: ParseError | UnknownName) -> ParseError | UnknownName:
        """The problem, if possible about a card that the deck lacks or the first unknown word."""
        words = self.words()
        missing = next((self._as_typed(word) for word in words if word.is_missing_card), "")
        if missing:
            clearer = ParseError(missing, *self._place(missing, problem), ["card"], self.deck)
        elif problem.near and isinstance(problem, ParseError):
            unknown = (self._as_typed(word) for word in words if word.is_unknown)
            word = next(unknown, problem.found)
            place = self._place(word, problem)
            clearer = ParseError(word, *place, problem.expected, self.deck)
        else:
            return problem
        clearer.near = problem.near
        return clearer

    def _place(self, word: str, problem: ParseError | UnknownName) -> tuple[int, int]:
        """The line and column of a word of the text."""
        return problem.line, self.column + max(self.text.find(word), 0)

    def _as_typed(self, word: TypedWord) -> str:
        """A word as it was typed, if it can be found in the text despite its width and kana."""
        start = self.text.casefold().find(word.text)
        return self.text[start : start + len(word.text)] if start >= 0 else word.text

    def suggestions(self) -> list[Candidate]:
        """What a similar text may mean."""
        seats = [self.turn, *(name for name in self.names if name != self.turn)]
        similar = corrections(self.words(), self.names, self.deck)
        for words in islice(similar, MAX_CORRECTIONS):
            candidates = self._candidates_in(words, ()) or self._candidates_in(
                words, [*filter(None, seats)]
            )
            if candidates:
                return candidates
        return []
