"""Splits typed text into words with all their meanings. No part of the text is ignored."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache

from msgspec import Struct

from referee.cards.card import Card, Deck, parse_card
from referee.model.moves import VICTIM

from .lexicon import Concepts, any_of, lexicon, normalize


class SeatName(Struct, frozen=True):
    """A seat, or the victim."""

    name: str


class CardName(Struct, frozen=True):
    """A card, with the cards of the deck that it may be; empty if the deck lacks it."""

    candidates: tuple[Card, ...]


class RankName(Struct, frozen=True):
    rank: str


class SuitName(Struct, frozen=True):
    letters: str


class ConceptWord(Struct, frozen=True):
    concepts: Concepts


class UnknownWord(Struct, frozen=True):
    text: str


Meaning = SeatName | CardName | RankName | SuitName | ConceptWord | UnknownWord


class TypedWord(Struct, frozen=True):
    """A word of the text with all its meanings. ``spaced``: whether a blank comes before it."""

    text: str
    meanings: tuple[Meaning, ...]
    spaced: bool = False

    @property
    def is_unknown(self) -> bool:
        return isinstance(self.meanings[0], UnknownWord)

    @property
    def is_missing_card(self) -> bool:
        """Whether it names a card that the deck lacks."""
        return all(
            isinstance(meaning, CardName) and not meaning.candidates for meaning in self.meanings
        )


def typed_words(text: str, names: Sequence[str], deck: Deck) -> list[TypedWord]:
    """The words of a normalized text.

    >>> [word.text for word in typed_words("ben plays 10c", ["Ben"], Deck())]
    ['ben', 'plays', '10c']
    """
    return list(_Tokenizer(text, names, deck).words())


_LATIN_WORD, _JAPANESE = re.compile(r"[a-z0-9'_]+"), re.compile(r"[ぁ-んー一-龥々]")
_LATIN = re.compile(r"[a-z0-9_]")
_CONTINUES = re.compile(r"[a-z0-9_]|'(?!s?(?![a-z]))")


class _Tokenizer:
    """Splits a normalized text into words."""

    def __init__(self, text: str, names: Sequence[str], deck: Deck) -> None:
        self.text, self.deck = text, deck
        self.seat_pattern, self.seats = _seats(tuple(names))

    def words(self) -> Iterator[TypedWord]:
        text, start, follows_card = self.text, 0, False
        while start < len(text):
            if text[start] == " ":
                start, follows_card = start + 1, False
                continue
            possible = list(self._meanings_at(start, follows_card=follows_card))
            if possible:
                end = max(end for end, _ in possible)
                meanings = tuple(dict.fromkeys(m for m_end, m in possible if m_end == end))
            else:
                end = self._end_of_unknown(start)
                meanings = (UnknownWord(text[start:end]),)
            yield TypedWord(text[start:end], meanings, text[start - 1 : start] == " ")
            follows_card = any(isinstance(meaning, CardName) for meaning in meanings)
            start = end

    def _end_of_unknown(self, start: int) -> int:
        """Where an unknown word ends: if it is Japanese, where a known one begins."""
        if latin := _LATIN_WORD.match(self.text, start):
            return latin.end()
        end = start + 1
        while _JAPANESE.match(self.text, end) and not any(self._meanings_at(end)):
            end += 1
        return end

    def _meanings_at(
        self, start: int, *, follows_card: bool = False
    ) -> Iterator[tuple[int, Meaning]]:
        """The meanings of all words at a place, each with the end of the word."""
        text, can_begin = self.text, self._can_begin(start)
        # cards need no blank between them: 8s8h
        card = card_pattern().match(text, start) if can_begin or follows_card else None
        if card and (self._can_end(card.end()) or card_pattern().match(text, card.end())):
            yield card.end(), CardName(cards_meant(card, self.deck))
        if not can_begin:
            return
        if (seat := self.seat_pattern.match(text, start)) and self._can_end(seat.end()):
            yield seat.end(), SeatName(self.seats[seat["name"]])
        if match := _word_pattern().match(text, start):
            word = match[0]
            while word and not (word in lexicon().words and self._can_end(start + len(word))):
                word = word[:-1]
            for concepts in lexicon().words[word] if word else ():
                yield start + len(word), ConceptWord(concepts)
        for (pattern, values), meaning in ((_ranks(), RankName), (_suits(), SuitName)):
            if (match := pattern.match(text, start)) and self._can_end(match.end()):
                yield match.end(), meaning(values[match[0]])

    def _can_begin(self, start: int) -> bool:
        """Whether a word can begin there: not inside one in Latin letters."""
        text = self.text
        return start == 0 or not (_LATIN.match(text, start) and _LATIN.match(text, start - 1))

    def _can_end(self, end: int) -> bool:
        """Whether a word can end there: not inside one in Latin letters, nor before its ``'t``."""
        return not _LATIN.match(self.text, end - 1) or not _CONTINUES.match(self.text, end)


@cache
def _word_pattern() -> re.Pattern[str]:
    return re.compile(any_of(lexicon().words))


NUMBERS: Mapping[str, str] = {number: number for number in ("0", *map(str, range(11, 21)))}
"""Numbers that are no ranks."""


@cache
def _ranks() -> tuple[re.Pattern[str], Mapping[str, str]]:
    ranks = {**lexicon().ranks, **{str(number): str(number) for number in range(1, 11)}}
    ranks |= {letter: letter.upper() for letter in "ajqk"}
    ranks |= {**NUMBERS, "nil": "0", "にる": "0"}
    return re.compile(any_of(ranks)), ranks


@cache
def _suits() -> tuple[re.Pattern[str], Mapping[str, str]]:
    return re.compile(any_of(lexicon().suits)), lexicon().suits


@lru_cache(maxsize=64)
def _seats(names: tuple[str, ...]) -> tuple[re.Pattern[str], Mapping[str, str]]:
    """The pattern of the seats and the victim, with or without an honorific; normalized name ->
    name."""
    spellings = {normalize(name): name for name in reversed(names)}
    spellings = dict.fromkeys(lexicon().victims, VICTIM) | spellings
    honorific = any_of(lexicon().honorifics)
    return re.compile(f"(?P<name>{any_of(spellings)})(?:{honorific})?"), spellings


# ---- cards

_DIGITS = tuple(map(str, range(1, 11)))
_LETTERS = ("a", "j", "q", "k", "t")


@cache
def card_pattern() -> re.Pattern[str]:
    """The pattern of a card of any deck: ``10c``, ``ten of clubs``, ``ハートの9``, ``jk``.

    A rank that is a letter must touch its suit: ``a heart`` isn't an ace. ``the 8s`` isn't the
    eight of spades.
    """
    words = lexicon()
    suit, rank = any_of(words.suits), any_of((*words.ranks, *_DIGITS, *_LETTERS))
    rank_word = any_of((*words.ranks, *_DIGITS, "j", "q", "k"))
    suit_word = any_of(word for word in words.suits if len(word) > 1 or not word.isascii())
    between = f"[ -]?(?:{any_of(words.between)})[ -]?"
    forms = (
        rf"(?P<suit1>{suit})(?:{between})?(?P<rank1>{rank})",
        rf"(?P<suit2>{suit}) (?P<rank2>{any_of((*words.ranks, *_DIGITS))})",
        rf"(?P<suit3>{suit_word}) (?P<rank3>{rank_word})",
        rf"(?P<rank4>{rank}){between}(?:the )?(?P<suit4>{suit})",
        rf"(?!(?<=the )\d+s(?![a-z0-9]))(?P<rank5>{rank})(?P<suit5>{suit})",
        rf"(?P<rank6>{any_of(_DIGITS)}) (?P<suit6>{suit})",
        rf"(?P<rank7>{rank_word}) (?P<suit7>{suit_word})",
        rf"(?P<suit8>{suit_word})(?:{between}| )?(?P<rank8>{any_of(words.signs)})(?![a-z0-9])",
        rf"(?P<suitless>{any_of(words.suitless)})(?![a-z0-9])",
        rf"(?P<joker>{any_of(words.jokers)})(?: ?(?:=|as) ?(?P<stands>[^ ,、)]+))?",
    )
    body = "|".join(f"(?:{form})" for form in forms)
    return re.compile(rf"(?P<down>\()?(?:{body})(?(down)\))")


def cards_meant(match: re.Match[str], deck: Deck) -> tuple[Card, ...]:
    """The cards of the deck that a match of :func:`card_pattern` may mean.

    >>> [str(card) for card in cards_meant(card_pattern().match("black q"), Deck())]
    ['SQ', 'CQ']
    """
    parts = {name: word for name, word in match.groupdict().items() if word}
    joker, stands, down = (parts.pop(part, "") for part in ("joker", "stands", "down"))
    if joker:
        texts = ["jo" + (f"={stands}" if stands else "")]
    elif suitless := parts.get("suitless"):
        texts = [lexicon().suitless[suitless]]
    else:
        words = lexicon()
        rank = next(word for part, word in parts.items() if part.startswith("rank"))
        suit = next(word for part, word in parts.items() if part.startswith("suit"))
        rank = words.ranks.get(rank) or words.signs.get(rank, rank)
        texts = [letter + rank for letter in words.suits[suit]]
    cards: list[Card] = []
    for text in texts:
        try:
            cards.append(parse_card(f"({text})" if down else text, deck))
        except ValueError:
            continue
    return tuple(cards)
