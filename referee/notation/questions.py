"""Reads questions in English and Japanese.

The kinds of question and their spellings are entries in :mod:`referee.model.questions`. A question
is matched as a whole, unlike a move, because Japanese has no blanks between words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache

from msgspec import Struct

from referee.cards.card import Card, Deck, fold_spelling, named_twice, parse_card
from referee.cards.decks import ANY_DECK, card_pattern, rank_pattern, sample, suit_pattern
from referee.errors import ParseError, UnknownName
from referee.i18n.fuzzy_match import nearest
from referee.model.moves import VICTIM, VICTIM_JA, has_part
from referee.model.questions import KINDS, Question

from .names import MAX_LETTERS as MAX_NAME
from .tokens import (
    NUMBER_PATTERN,
    excess_cards,
    read_number_word,
    read_rank,
    reject_lone_surrogates,
)

_ANY_NAME = rf"[^\s,、，]{{1,{MAX_NAME}}}?"
MAX_LETTERS = 1_000
"""The most letters of a question. A run of blanks counts as one."""
_MIN_LIKENESS = 0.6
"""How like a spelling a question must be to be corrected. It is more than for a name, since all
spellings share some words."""
_SEPARATORS = re.compile(r"[\s,、]*")


class _QuestionTemplate:
    """A spelling of a kind of question, with patterns for its parts."""

    def __init__(self, kind: str, spelling: str, parts: Mapping[str, str]) -> None:
        self.kind = kind
        self._pieces = [(piece, parts.get(piece, "")) for piece in re.split(r"[{}]", spelling)]
        words = spelling.split() if spelling.isascii() else ()
        self.words = {word for word in words if word.isalpha() and word != "may"}
        """Words without which a text does not match. Most patterns are never compiled for want of
        one of them."""

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        pieces = [part or _with_variants(piece) for piece, part in self._pieces]
        return re.compile("".join(pieces), re.IGNORECASE)


@lru_cache(maxsize=256)
def _templates(
    names: tuple[str, ...], deck: Deck
) -> tuple[list[_QuestionTemplate], list[_QuestionTemplate]]:
    """All templates, and the English ones: text in Latin letters is never Japanese.

    ``names``: of the seats; if empty, any name matches.
    """
    seat = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)) or _ANY_NAME
    parts = {
        "seat": f"(?P<seat>{seat})",
        "other": f"(?P<other>{seat})",
        "target": f"(?P<target>{seat}|{VICTIM}|{VICTIM_JA})",
        "cards": r"(?P<cards>.+?)",
        "rank": f"(?P<rank>{rank_pattern(deck)})",
        "suit": f"(?P<suit>{suit_pattern(deck) or suit_pattern(ANY_DECK)})",
        "number": f"(?P<number>{NUMBER_PATTERN})",
    }
    templates = [
        (spelling, _QuestionTemplate(kind.name, spelling, parts))
        for kind in KINDS.values()
        for spelling in kind.spellings
    ]
    english = [template for spelling, template in templates if spelling.isascii()]
    return [template for _, template in templates], english


def _matches(text: str, names: Sequence[str], deck: Deck) -> Iterator[tuple[str, re.Match[str]]]:
    """The kinds of question that a text matches, in the order of the kinds."""
    templates, english = _templates(tuple(names), deck)
    words = {*text.casefold().split(" ")}
    for template in english if text.isascii() else templates:
        if template.words <= words and (match := template.pattern.fullmatch(text)):
            yield template.kind, match


_ENDINGS = {
    "るか": r"る(か|の|のか)?|ます(か)?",
    "たか": r"た(か|の)?",
    "よいか": r"も?(よい|いい|良い)(の)?(か|です|ですか)?",
}
"""Other endings of Japanese questions: ``出せるか``, ``出してもいいですか``, ``あがった``."""


def _with_variants(words: str) -> str:
    """The pattern of words with what people write instead of them.

    That is ``can`` for ``may``, polite and casual endings, any blanks between English words and
    none around Japanese ones.
    """
    if words.isascii():
        return re.sub(r"\bmay\b", "(?:may|can)", re.sub(r"\s+", r"\\s+", words))
    ending = next((end for end in _ENDINGS if words.endswith(end)), "")
    stem = words.removesuffix(ending)
    pattern = stem.replace("を", "を?") + (f"(?:{_ENDINGS[ending]})" if ending else "")
    return rf"\s*{pattern}\s*"


def parse_question(
    text: str, names: Sequence[str], deck: Deck, line: int = 0, column: int = 1
) -> Question:
    """The question of a text in canonical words.

    ``line`` and ``column``: where the text begins; ``line`` is 0 if it stands alone. Raises
    ``ParseError`` with the place and the nearest question, and ``UnknownName`` for an unknown seat.

    >>> str(parse_question("can aki pass?", ["Aki", "Ben"], ANY_DECK))
    'may Aki pass'
    >>> str(parse_question("Akiは♦10を出せますか", ["Aki", "Ben"], ANY_DECK))
    'may Aki play D10'
    """
    reject_lone_surrogates(text, line or 1, column)
    plain = " ".join(text.split()).rstrip("?？。 ")
    if len(plain) > MAX_LETTERS:
        raise ParseError(plain, line, column, ["question-short"])
    for kind, match in _matches(plain, names, deck):
        parts = match.groupdict()
        cards: tuple[Card, ...] = ()
        if "cards" in parts:
            place = _CardsPlace(text, plain[: match.start("cards")], line, column)
            cards = _cards(parts["cards"], deck, place)
        seat = _seat(parts.get("seat"), names)
        other = _seat(parts.get("other") or parts.get("target"), names)
        rank = read_rank(parts.get("rank") or "")
        suit = fold_spelling(parts.get("suit") or "")
        number = read_number_word(parts["number"]) if parts.get("number") else ""
        return Question(kind, seat, cards, other, rank, suit, number=number)
    unknown = _unknown_seat(plain, names, deck)
    if unknown:
        raise UnknownName("seat", unknown, names, line)
    if missing := _missing_at_end(plain, names, deck):
        raise ParseError("", line, column + len(text.rstrip()), [missing], deck)
    near = nearest_question(plain, names, deck)
    raise ParseError(plain, line, column, ["question"], nearest=near)


def check_question(question: Question, names: Sequence[str], deck: Deck) -> None:
    """Checks a question that was not read from a text.

    Raises ``UnknownName`` for an unknown seat, and ``ParseError`` for an unknown kind of question,
    a missing part and a card that is named too often.

    >>> check_question(Question("may_play", "Zoe"), ["Aki"], Deck())
    Traceback (most recent call last):
    referee.errors.UnknownName: There is no player called Zoe at this table. Choose from: Aki.
    """
    if question.kind not in KINDS:
        raise ParseError(question.kind, 1, 1, ["question"])
    for part in KINDS[question.kind].asks_about:
        is_seat = part in ("seat", "other", "target")
        if not has_part(question, part):
            expected = "name" if is_seat else part.removesuffix("s")
            raise ParseError(question.number, 1, 1, [expected])
        name = question.seat if part == "seat" else question.other
        targets = (VICTIM,) if part == "target" else ()
        if is_seat and name not in (*names, *targets):
            raise UnknownName("seat", name, names)
    repeated = named_twice(deck, question.cards)
    if repeated is not None:
        raise ParseError(str(repeated), 1, 1, ["card-once"])


def _unknown_seat(text: str, names: Sequence[str], deck: Deck) -> str:
    """The unknown seat in an otherwise correct question; empty if it isn't one."""
    known = {name.casefold() for name in names}
    for _, match in _matches(text, (), deck):
        parts = match.groupdict()
        for part in ("seat", "other", "target"):
            name = parts.get(part) or ""
            if name and name.casefold() not in known:
                return "" if name in (VICTIM, VICTIM_JA) else name
    return ""


def _missing_at_end(text: str, names: Sequence[str], deck: Deck) -> str:
    """What a question lacks that would be complete with one more word; empty if that isn't so."""
    last_words = {"card": str(sample(deck)), "name": names[0] if names else "", "number": "3"}
    complete = (
        missing
        for missing, word in last_words.items()
        if word and any(_matches(f"{text} {word}", names, deck))
    )
    return next(complete, "")


def nearest_question(text: str, names: Sequence[str], deck: Deck) -> str:
    """The question that an unreadable one may mean; empty if none is like it.

    >>> nearest_question("may Aki plays D10", ["Aki", "Ben"], ANY_DECK)
    'may Aki play D10'
    """
    seats: list[str] = []
    cards: list[str] = []

    def to_part(match: re.Match[str]) -> str:
        if match[0] in names:
            seats.append(match[0])
            return "{seat}" if len(seats) == 1 else "{other}"
        cards.append(match[0])
        return "{cards}"

    seat = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    card = rf"(?<![A-Za-z0-9])(?:{card_pattern(deck)})(?![A-Za-z0-9])"
    shape = re.sub(rf"{seat}|{card}", to_part, text) if names else text
    shape = re.sub(r"\{cards\}([\s,、]*\{cards\})+", "{cards}", shape)
    missing = {"{rank}", "{suit}", "{number}"}
    missing |= set() if seats else {"{seat}"}
    missing |= set() if cards else {"{cards}"}
    missing |= {"{other}", "{target}"} if len(seats) < 2 else set()
    spellings = [spelling for kind in KINDS.values() for spelling in kind.spellings]
    complete = [spelling for spelling in spellings if not any(part in spelling for part in missing)]
    near = nearest(shape.casefold(), complete, _MIN_LIKENESS)
    first, second, *_ = (*seats, "", "")
    values = {"seat": first, "other": second, "target": second, "cards": " ".join(cards)}
    return near.format(**values) if near else ""


def example_questions(lang: str, names: Sequence[str] = ("A", "B")) -> list[str]:
    """An example of every kind of question, about seats of these names.

    >>> example_questions("en")[0], example_questions("ja", ["アキ"])[0]
    ('what may A play', 'アキは何を出せるか')
    """
    seat, other = (*names, "A", "B")[:2]
    card = parse_card("D10")
    return [Question(kind, seat, (card,), other, "7", "S", number="3").text(lang) for kind in KINDS]


def _seat(word: str | None, names: Sequence[str]) -> str:
    """The name of the seat that a word matches regardless of case; else the victim."""
    if not word:
        return ""
    alike = (name for name in names if re.fullmatch(re.escape(name), word, re.IGNORECASE))
    return word if word in names else next(alike, VICTIM)


class _CardsPlace(Struct, frozen=True):
    """The place of the cards in a question: its text, and the words before them."""

    text: str
    before: str
    line: int
    column: int

    def error(self, words: Sequence[str], index: int, expected: str, deck: Deck) -> ParseError:
        """The error that one of the words for cards is wrong."""
        end = 0
        for word in (*self.before.split(), *words[:index]):
            end = self.text.index(word, end) + len(word)
        blanks = _SEPARATORS.match(self.text, end)
        column = self.column + (blanks.end() if blanks else end)
        return ParseError(words[index] if words else "", self.line, column, [expected], deck)


def _cards(text: str, deck: Deck, place: _CardsPlace) -> tuple[Card, ...]:
    """Raises ``ParseError`` for a word that isn't a card, and if there is none."""
    words = re.findall(r"[^\s,、]+", text)
    if not words:
        raise place.error(words, 0, "card", deck)
    cards: list[Card] = []
    for index, word in enumerate(words):
        try:
            cards.append(parse_card(word, deck))
        except ValueError:
            raise place.error(words, index, "card", deck) from None
    for index, expected in excess_cards(deck, cards):
        raise place.error(words, index, expected, deck)
    return tuple(cards)
