"""A typed text, cut into what its words may say. Nothing is passed over."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache

from msgspec import Struct

from referee.cards.card import Card, Deck
from referee.model.moves import VICTIM

from .cards import card_called, cards_meant
from .lexicon import Concepts, either, folded, lexicon


class Seat(Struct, frozen=True):
    """A seat that is named, or the victim."""

    name: str


class Cards(Struct, frozen=True):
    """A card, and what it may be in this pack: nothing where the pack lacks it."""

    among: tuple[Card, ...]


class Rank(Struct, frozen=True):
    rank: str


class Suit(Struct, frozen=True):
    letters: str


class Says(Struct, frozen=True):
    concepts: Concepts


class Unknown(Struct, frozen=True):
    text: str


Sense = Seat | Cards | Rank | Suit | Says | Unknown


class Piece(Struct, frozen=True):
    """A word of the text with all that it may say; ``spaced``: whether a blank stands before it."""

    text: str
    senses: tuple[Sense, ...]
    spaced: bool = False

    @property
    def is_unknown(self) -> bool:
        return isinstance(self.senses[0], Unknown)

    @property
    def is_lacking(self) -> bool:
        """Whether it is called like a card, and the pack has none such."""
        return all(isinstance(sense, Cards) and not sense.among for sense in self.senses)


def pieces_of(text: str, names: Sequence[str], deck: Deck) -> list[Piece]:
    """The pieces of a folded text.

    >>> [piece.text for piece in pieces_of("ben plays 10c", ["Ben"], Deck())]
    ['ben', 'plays', '10c']
    """
    return list(_scan(text, _seats(tuple(names)), deck))


def _scan(text: str, seats: Seats, deck: Deck) -> Iterator[Piece]:
    at, after_card = 0, False
    while at < len(text):
        if text[at] == " ":
            at, after_card = at + 1, False
            continue
        found = list(_longest(text, at, seats, deck, after_card=after_card))
        if found:
            end = found[0][0]
            senses = tuple(dict.fromkeys(sense for _, sense in found))
        else:
            end = _unknown(text, at, seats, deck)
            senses = (Unknown(text[at:end]),)
        yield Piece(text[at:end], senses, text[at - 1 : at] == " ")
        after_card = any(isinstance(sense, Cards) for sense in senses)
        at = end


def _unknown(text: str, at: int, seats: Seats, deck: Deck) -> int:
    """Where a word ends that nobody knows: in Latin letters with these, else where a known one
    begins."""
    if latin := _WORD.match(text, at):
        return latin.end()
    end = at + 1
    while _KANA.match(text, end) and not any(_here(text, end, seats, deck, after_card=False)):
        end += 1
    return end


_WORD, _KANA = re.compile(r"[a-z0-9'_]+"), re.compile(r"[ぁ-んー一-龥々]")
_LATIN = re.compile(r"[a-z0-9_]")
_GOES_ON = re.compile(r"[a-z0-9_]|'(?!s?(?![a-z]))")
Seats = tuple[re.Pattern[str], Mapping[str, str]]


def _longest(
    text: str, at: int, seats: Seats, deck: Deck, *, after_card: bool
) -> list[tuple[int, Sense]]:
    """The longest that can stand at a place, with where it ends."""
    found = list(_here(text, at, seats, deck, after_card=after_card))
    end = max((each for each, _ in found), default=0)
    return [each for each in found if each[0] == end]


def _here(
    text: str, at: int, seats: Seats, deck: Deck, *, after_card: bool
) -> Iterator[tuple[int, Sense]]:
    pattern, spelled = seats
    if (card := card_called().match(text, at)) and _ends(text, at, card.end(), after_card):
        yield card.end(), Cards(cards_meant(card, deck))
    if not _begins(text, at):
        return
    if (seat := pattern.match(text, at)) and _stops(text, seat.end()):
        yield seat.end(), Seat(spelled[seat["name"]])
    if (word := _words().match(text, at)) and (whole := _whole(text, at, word.group())):
        yield from ((at + len(whole), Says(each)) for each in lexicon().words[whole])
    for named, sense in ((_rank_words(), Rank), (_suit_words(), Suit)):
        if (found := named[0].match(text, at)) and _stops(text, found.end()):
            yield found.end(), sense(named[1][found.group()])


def _begins(text: str, at: int) -> bool:
    return at == 0 or not (_LATIN.match(text, at) and _LATIN.match(text, at - 1))


def _stops(text: str, end: int) -> bool:
    """Whether a word may end here: not within one of Latin letters, nor before its ``'t``."""
    if not _LATIN.match(text, end - 1):
        return True
    return not _GOES_ON.match(text, end)


def _ends(text: str, at: int, end: int, after_card: bool) -> bool:
    """Whether a card may stand there: cards may stand side by side, ``8s8h``."""
    if not (_begins(text, at) or after_card):
        return False
    if _stops(text, end):
        return True
    return card_called().match(text, end) is not None


def _whole(text: str, at: int, word: str) -> str:
    """The word itself, or the longest known one that it begins with and that ends where it may."""
    while word and not (word in lexicon().words and _stops(text, at + len(word))):
        word = word[:-1]
    return word


@cache
def _words() -> re.Pattern[str]:
    return re.compile(either(lexicon().words))


@cache
def _rank_words() -> tuple[re.Pattern[str], Mapping[str, str]]:
    known = {**lexicon().ranks, **{str(n): str(n) for n in range(1, 11)}}
    known |= {letter: letter.upper() for letter in "ajqk"}
    return re.compile(either(known)), known


@cache
def _suit_words() -> tuple[re.Pattern[str], Mapping[str, str]]:
    known = lexicon().suits
    return re.compile(either(known)), known


@lru_cache(maxsize=64)
def _seats(names: tuple[str, ...]) -> Seats:
    """The names at the table and the victim, with whatever is said out of politeness."""
    spelled = {folded(name): name for name in reversed(names)}
    spelled = dict.fromkeys(lexicon().victims, VICTIM) | spelled
    polite = either(lexicon().honorifics)
    return re.compile(f"(?P<name>{either(spelled)})(?:{polite})?"), spelled
