"""Rules that a book says in a sentence: ``when`` … ``if`` … ``then`` … ``until``.

A family declares its vocabulary, as it declares its rules; here is what vocabularies are made of.
A sentence is kept by its words: ``{"when.play.rank": "5", "then.skip": "each"}``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from referee.cards.card import Deck
from referee.model.types import Words

SENTENCE = "sentence"
"""The rule, in each family with a vocabulary, that plays sentences."""
RANK = "when.play.rank"
"""The word that names the number a sentence is about."""
SLOTS = ("when", "if", "then", "until")
"""What a sentence consists of, and in what order."""

SentenceWords = Mapping[str, Any]
"""A sentence by its words."""

MAX_COUNT = 100
"""No number in a sentence comes near it."""
FLAGS = {"yes": True, "no": False}
"""How the values of a reading spell a flag."""
IDLE = (False, "no", "nothing")
"""What words say that do nothing, where a reading has them so."""


def word_paths(words: SentenceWords) -> set[str]:
    """The paths of what a sentence says, and of what these stand in.

    >>> sorted(word_paths({"then.skip.who": "each", "then.clear": False}))
    ['then', 'then.skip', 'then.skip.who']
    """
    found: set[str] = set()
    for path in (path for path, said in words.items() if said not in IDLE):
        while path and path not in found:
            found.add(path)
            path = path.rpartition(".")[0]
    return found


class Word(Struct, frozen=True):
    """A word of a vocabulary.

    ``of``: what it names, ``rank``, ``suit``, ``title``, ``number`` or ``flag``; ``also``: what it
    may say besides, or all that it may say. ``many``: a list of such is fine. ``least``: the
    lowest number that it may name.
    """

    path: str
    means: str
    of: str = ""
    also: tuple[str, ...] = ()
    many: bool = False
    least: int = 0

    def takes(self, value: Any, deck: Deck, titles: tuple[str, ...]) -> bool:
        """Whether the word can say this, with these cards and titles."""
        if isinstance(value, list):
            return self.many and bool(value) and all(self._one(v, deck, titles) for v in value)
        return self._one(value, deck, titles)

    def _one(self, value: Any, deck: Deck, titles: tuple[str, ...]) -> bool:
        if isinstance(value, str) and value in self.also:
            return True
        if self.of == "flag":
            return type(value) is bool or value in FLAGS
        if self.of == "number":
            number = int(value) if isinstance(value, str) and value.isdecimal() else value
            return type(number) is int and self.least <= number <= MAX_COUNT
        if not isinstance(value, str):
            return False
        if self.of == "suit":
            return bool(value) and set(value) <= {*deck.suits}
        return value in {"rank": deck.ranks, "title": titles}.get(self.of, ())

    def read(self, value: Any) -> Any:
        """A value as it is meant: numbers and flags may be spelled out, lists are tuples."""
        if self.many:
            return tuple(value) if isinstance(value, (list, tuple)) else (value,)
        if isinstance(value, str) and value not in self.also:
            if self.of == "flag":
                return FLAGS.get(value, value)
            if self.of == "number" and value.isdecimal():
                return int(value)
        return value

    def known(self, deck: Deck, titles: tuple[str, ...]) -> tuple[str, ...]:
        """What it may say, as far as that can be listed."""
        named = {"rank": deck.ranks, "suit": deck.suits, "title": titles}.get(self.of, ())
        return (*named, *self.also)


class Flaw(Struct, frozen=True):
    """Why a sentence cannot be meant: at which word, and the ending of a message."""

    path: str
    code: str
    args: Mapping[str, Any] = {}
    level: str = "error"


class Vocabulary(Struct, frozen=True):
    """The words of a family. ``faults``: what is wrong with a sentence whose words are right;
    ``spoken``: it in words of both languages; ``often``: the words that most sentences are made of,
    which whoever makes one is offered first."""

    words: Mapping[str, Word]
    faults: Callable[[SentenceWords, Deck, Mapping[str, Any]], Iterator[Flaw]]
    spoken: Callable[[SentenceWords], Words]
    often: tuple[str, ...] = ()

    def read(self, said: SentenceWords) -> dict[str, Any]:
        """The words with their values as they are meant; what is left to a reading stands as it
        is."""
        return {
            path: value if isinstance(value, Mapping) else self.words[path].read(value)
            for path, value in said.items()
        }

    def takes(self, said: SentenceWords, deck: Deck, titles: tuple[str, ...]) -> bool:
        """Whether all its words are words, and say what they can; readings are not looked at."""
        return all(
            path in self.words
            and (isinstance(value, Mapping) or self.words[path].takes(value, deck, titles))
            for path, value in said.items()
        )

    def say(self, said: SentenceWords) -> Words:
        """The sentence in words."""
        return self.spoken(self.read(said))

    def below(self, path: str) -> tuple[str, ...]:
        """The words that may stand at a place."""
        start = f"{path}." if path else ""
        inner = (each[len(start) :] for each in self.words if each.startswith(start))
        return tuple(dict.fromkeys(each.partition(".")[0] for each in inner))


def is_sentence(entry: Mapping[str, Any]) -> bool:
    """Whether an entry of a book's file says its rule in a sentence."""
    return any(slot in entry for slot in SLOTS)


def sentence_words(entry: Mapping[str, Any]) -> dict[str, Any]:
    """A sentence by its words, from the tables in which a file says it."""
    return {path: v for slot in SLOTS if slot in entry for path, v in _flat(slot, entry[slot])}


def _flat(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping) and "reading" not in value:
        for name, inner in value.items():
            yield from _flat(f"{path}.{name}", inner)
    else:
        yield path, value


def with_defaults(said: SentenceWords, defaults: Mapping[str, str]) -> dict[str, Any]:
    """The words of a sentence by the usual values of the readings, as far as they have some."""
    found = {}
    for path, value in said.items():
        name = str(value["reading"]) if isinstance(value, Mapping) else ""
        chosen = defaults.get(name)
        found[path] = value.get(chosen, chosen) if name and chosen else value
    return found


def sentence_tables(words: SentenceWords) -> dict[str, Any]:
    """The tables that say a sentence: what :func:`sentence_words` takes apart."""
    made: dict[str, Any] = {}
    for path, value in words.items():
        *outer, last = path.split(".")
        inside = made
        for name in outer:
            inside = inside.setdefault(name, {})
        inside[last] = value
    return made


def sentence_schema(vocabulary: Vocabulary) -> dict[str, Any]:
    """The JSON schema of a sentence, made from its vocabulary."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A rule in a sentence",
        "type": "object",
        "required": ["then"],
        "properties": {slot: _node(vocabulary, slot) for slot in SLOTS},
    }


def _node(vocabulary: Vocabulary, path: str) -> dict[str, Any]:
    word, inner = vocabulary.words.get(path), vocabulary.below(path)
    ways = [_said(word)] if word else []
    if inner:
        parts = {name: _node(vocabulary, f"{path}.{name}") for name in inner}
        ways.append({"type": "object", "properties": parts, "additionalProperties": False})
    else:
        ways.append(REFERENCE)
    return {**({"description": word.means} if word else {}), "anyOf": ways}


REFERENCE = {
    "type": "object",
    "required": ["reading"],
    "properties": {"reading": {"type": "string"}},
    "description": "As a reading of the book says; further names say which value means what.",
}


def _said(word: Word) -> dict[str, Any]:
    one: list[dict[str, Any]] = [{"enum": [*word.also]}] if word.also else []
    if word.of == "flag":
        one.append({"type": "boolean"})
    elif word.of == "number":
        one.append({"type": "integer", "minimum": word.least, "maximum": MAX_COUNT})
    elif word.of:
        one.append({"type": "string"})
    each = one[0] if len(one) == 1 else {"anyOf": one}
    return {"anyOf": [each, {"type": "array", "items": each}]} if word.many else each
