"""The rule language: rules that a book states in a sentence ``when … if … then … until …``.

A family declares its vocabulary next to its rules. A sentence is stored by its words:
``{"when.play.rank": "5", "then.skip": "each"}``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from referee.cards.card import Deck
from referee.model.types import Words

SENTENCE = "sentence"
"""The rule, in each family with a vocabulary, that executes sentences."""
RANK = "when.play.rank"
"""The word for the rank that a sentence is about."""
SLOTS = ("when", "if", "then", "until")
"""The parts of a sentence, in order."""

SentenceWords = Mapping[str, Any]
"""A sentence: path of each word -> its value."""

MAX_COUNT = 100
"""More than any number in a sentence."""
MAX_TEXT = 100
"""The most letters of a text in a sentence."""
FLAGS = {"yes": True, "no": False}
"""How the values of a reading spell a flag."""
OFF = ("no", "nothing")
"""Values of a reading that turn any word off."""
IDLE = (False, *OFF)
"""Values with which a word does nothing; a reading may have them."""


class NumberRange(Struct, frozen=True):
    """The numbers that fit: all from ``least`` to ``most``.

    >>> NumberRange(3, 5).fits(4)
    True
    """

    least: int = 0
    most: int = MAX_COUNT

    def fits(self, number: int) -> bool:
        return self.least <= number <= self.most

    @property
    def exactly(self) -> int:
        """The one number that fits; 0 if several do."""
        return self.least if self.least == self.most else 0

    @property
    def message_args(self) -> dict[str, int]:
        """The arguments of a message: the one number that fits (-1: several), and the limits."""
        least, most = self.limits
        return {"exact": -1 if least or most else self.least, "least": least, "most": most}

    @property
    def limits(self) -> tuple[int, int]:
        """The least number, if several fit, and the most; 0 where there is no limit."""
        if self.least == self.most:
            return 0, 0
        return self.least, self.most if self.most < MAX_COUNT else 0


_RANGE = re.compile(r"(\d+)(?: (or more|or fewer)| to (\d+))?")


def read_range(value: Any) -> NumberRange | None:
    """The numbers that a word allows; ``None`` if the value means none.

    >>> read_range("4 or more")
    NumberRange(least=4, most=100)
    >>> read_range(2) == read_range("2") == NumberRange(2, 2)
    True
    """
    match = _RANGE.fullmatch(str(value)) if type(value) in (int, str) else None
    if match is None:
        return None
    number, bound, last = int(match[1]), match[2], match[3]
    least = 0 if bound == "or fewer" else number
    most = MAX_COUNT if bound == "or more" else int(last or number)
    return NumberRange(least, most) if least <= most <= MAX_COUNT else None


class Word(Struct, frozen=True):
    """A word of a vocabulary."""

    path: str
    means: str
    of: str = ""
    """What its values name: ``rank``, ``suit``, ``title``, ``number``, ``range``, ``flag``
    or ``text``."""
    also: tuple[str, ...] = ()
    """Other values; without ``of`` these are all values."""
    many: bool = False
    """Whether a list of values is allowed."""
    least: int = 0
    """The lowest number."""
    needs: str = ""
    """The path of a word without which it has no meaning."""

    def takes(self, value: Any, deck: Deck, titles: tuple[str, ...]) -> bool:
        """Whether the word can have this value, with this deck and these titles."""
        if isinstance(value, list):
            return self.many and bool(value) and all(self._fits(v, deck, titles) for v in value)
        return self._fits(value, deck, titles)

    def _fits(self, value: Any, deck: Deck, titles: tuple[str, ...]) -> bool:
        if isinstance(value, str) and value in self.also:
            return True
        if self.of == "flag":
            return type(value) is bool or (isinstance(value, str) and value in FLAGS)
        if self.of == "number":
            number = int(value) if isinstance(value, str) and value.isdecimal() else value
            return type(number) is int and self.least <= number <= MAX_COUNT
        if self.of == "range":
            return self.takes_range(value)
        if not isinstance(value, str):
            return False
        if self.of == "text":
            return 0 < len(value.strip()) <= MAX_TEXT
        if self.of == "suit":
            return bool(value) and set(value) <= {*deck.suits}
        return value in {"rank": deck.ranks, "title": titles}.get(self.of, ())

    def takes_range(self, value: Any) -> bool:
        """Whether it can have this range: not one of numbers that are all too low."""
        numbers = read_range(value)
        return numbers is not None and self.least <= numbers.most

    def read(self, value: Any) -> Any:
        """The parsed value: numbers and flags may be strings, lists become tuples, ranges
        :class:`NumberRange`."""
        if self.many:
            values = value if isinstance(value, (list, tuple)) else (value,)
            return tuple(map(self._read_one, values))
        return self._read_one(value)

    def _read_one(self, value: Any) -> Any:
        if self.of == "range" and value not in self.also and value is not False:
            return read_range(value) or value
        if isinstance(value, str) and value not in self.also:
            if self.of == "flag":
                return FLAGS.get(value, value)
            if self.of == "number" and value.isdecimal():
                return int(value)
        return value

    def is_off(self, value: Any) -> bool:
        """Whether this value of a reading means that the sentence is without the word."""
        (one,) = value if isinstance(value, tuple) and len(value) == 1 else (value,)
        return one in OFF and self.of != "flag" and one not in self.also

    def sample(self, deck: Deck, titles: tuple[str, ...]) -> Any:
        """One of its values."""
        known = self.known(deck, titles)
        plain = {"flag": True, "number": max(self.least, 1), "range": max(self.least, 1)}
        value = known[0] if known else plain.get(self.of, "…")
        return [value] if self.many else value

    def known(self, deck: Deck, titles: tuple[str, ...]) -> tuple[str, ...]:
        """Its possible values, except numbers, ranges and flags."""
        named = {"rank": deck.ranks, "suit": deck.suits, "title": titles}.get(self.of, ())
        return (*named, *self.also)


class Flaw(Struct, frozen=True):
    """Why a sentence makes no sense, although each of its words is right."""

    path: str
    """The word concerned."""
    code: str
    """The ending of a message."""
    args: Mapping[str, Any] = {}
    level: str = "error"


class Vocabulary(Struct, frozen=True):
    """The words of a family, and the functions that check and render its sentences."""

    words: Mapping[str, Word]
    find_flaws: Callable[[SentenceWords, Deck, Mapping[str, Any]], Iterator[Flaw]]
    """Finds flaws in a sentence whose words are right."""
    render: Callable[[SentenceWords], Words]
    """Renders a parsed sentence in both languages."""
    clash: Callable[[SentenceWords, SentenceWords], str] = lambda _one, _other: ""
    """The word by which two sentences contradict each other; empty if they don't."""
    former: Mapping[str, str] = {}
    """Path of a word that no longer exists -> how to write what it meant."""
    common_words: tuple[str, ...] = ()
    """The words that most sentences consist of, to be offered first."""

    def read(self, sentence: SentenceWords) -> dict[str, Any]:
        """The sentence with parsed values; references to readings stay."""
        return {
            path: value if isinstance(value, Mapping) else self.words[path].read(value)
            for path, value in sentence.items()
        }

    def takes(self, sentence: SentenceWords, deck: Deck, titles: tuple[str, ...]) -> bool:
        """Whether all words exist and can have their values; readings aren't looked at."""
        return all(
            path in self.words
            and (isinstance(value, Mapping) or self.words[path].takes(value, deck, titles))
            for path, value in sentence.items()
        )

    def say(self, sentence: SentenceWords) -> Words:
        """The sentence in both languages."""
        return self.render(self.read(sentence))

    def former_word(self, path: str) -> tuple[str, str]:
        """A word of earlier versions at the start of this path, and how to write what it meant;
        empty if there is none."""
        parts = path.split(".")
        starts = (".".join(parts[:count]) for count in range(len(parts), 0, -1))
        old = next((start for start in starts if start in self.former), "")
        return old, self.former.get(old, "")

    def below(self, path: str) -> tuple[str, ...]:
        """The names that may follow a path."""
        start = f"{path}." if path else ""
        endings = (word[len(start) :] for word in self.words if word.startswith(start))
        return tuple(dict.fromkeys(ending.partition(".")[0] for ending in endings))


def word_paths(sentence: SentenceWords) -> set[str]:
    """The paths of a sentence's words, except idle ones, and of all that contains them.

    >>> sorted(word_paths({"then.skip.who": "each", "then.clear": False}))
    ['then', 'then.skip', 'then.skip.who']
    """
    paths: set[str] = set()
    for path in (path for path, value in sentence.items() if value not in IDLE):
        while path and path not in paths:
            paths.add(path)
            path = path.rpartition(".")[0]
    return paths


def is_sentence(entry: Mapping[str, Any]) -> bool:
    """Whether an entry of a book's file states its rule in a sentence."""
    return any(slot in entry for slot in SLOTS)


def sentence_words(entry: Mapping[str, Any]) -> dict[str, Any]:
    """The words of a sentence, from the tables of a file."""
    return {path: v for slot in SLOTS if slot in entry for path, v in _flat(slot, entry[slot])}


def _flat(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping) and "reading" not in value:
        for name, inner in value.items():
            yield from _flat(f"{path}.{name}", inner)
    else:
        yield path, value


def with_defaults(sentence: SentenceWords, defaults: Mapping[str, str]) -> dict[str, Any]:
    """The sentence with the default values of readings in place of the readings."""
    words = {}
    for path, value in sentence.items():
        name = str(value["reading"]) if isinstance(value, Mapping) else ""
        default = defaults.get(name)
        words[path] = value.get(default, default) if name and default else value
    return words
