"""Sentences at random, made from the words of a family; the tables and the schema of sentences."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from referee.cards.card import Deck
from referee.rulebook.diagnostics import ERROR
from referee.rulebook.rule_language import MAX_COUNT, SLOTS, SentenceWords, Vocabulary, Word

NUMBERS = (1, 2, 3, 4)


def random_sentence(
    vocabulary: Vocabulary, deck: Deck, titles: tuple[str, ...], rng: random.Random
) -> SentenceWords:
    """Words with which nothing is wrong: one or two of each slot, and what these need."""
    while True:
        said = _words(vocabulary, deck, titles, rng)
        if not is_wrong(vocabulary, said, deck):
            return said


def _words(
    vocabulary: Vocabulary, deck: Deck, titles: tuple[str, ...], rng: random.Random
) -> dict[str, Any]:
    by_slot: dict[str, list[Word]] = {}
    for path, word in vocabulary.words.items():
        by_slot.setdefault(path.partition(".")[0], []).append(word)
    many = {
        "when": rng.choice((1, 1, 2)),
        "if": rng.choice((0, 0, 1)),
        "then": rng.choice((1, 1, 2)),
    }
    chosen = [word for slot, count in many.items() for word in rng.sample(by_slot[slot], count)]
    chosen += by_slot["until"] if rng.random() < 0.5 else []
    said = {word.path: value_of(word, deck, titles, rng) for word in chosen}
    return {path: value for path, value in said.items() if not _covered(path, said)}


def _covered(path: str, said: Mapping[str, Any]) -> bool:
    """Whether a longer word stands below this one."""
    return any(each.startswith(f"{path}.") for each in said)


def value_of(word: Word, deck: Deck, titles: tuple[str, ...], rng: random.Random) -> Any:
    known: list[Any] = [*word.known(deck, titles)]
    counted = [each for each in NUMBERS if each >= word.least]
    known += [True] if word.of == "flag" else counted if word.of in ("number", "range") else []
    known += ["everyone drinks"] if word.of == "text" else []
    if word.many:
        return rng.sample(known, min(len(known), rng.choice((1, 1, 2, 3))))
    return rng.choice(known)


def is_wrong(vocabulary: Vocabulary, said: SentenceWords, deck: Deck) -> bool:
    clause = {"overrides": ["daifugo.strength"], "sentences": [said]}
    return any(
        each.level == ERROR for each in vocabulary.find_flaws(vocabulary.read(said), deck, clause)
    )


def house_text(said: list[SentenceWords]) -> str:
    """A house with a clause for each of these sentences."""
    parts = ['extends = "daifugo"\n']
    for at, words in enumerate(said):
        title = f'title = {{ ja = "甲{at}", en = "One {at}" }}'
        parts.append(
            f'[[clause]]\nid = "random.rule_{at}"\n{title}\noverrides = ["daifugo.strength"]\n'
            f"{rules_text([words])}\n"
        )
    return "\n".join(parts)


def rules_text(sentences: Sequence[SentenceWords]) -> str:
    """The line of a clause that states these sentences."""
    return f"rules = [{', '.join(_toml(sentence_tables(words)) for words in sentences)}]"


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {_toml(each)}" for name, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else f'"{value}"'


def sentence_tables(words: SentenceWords) -> dict[str, Any]:
    """The tables that state a sentence: the reverse of ``sentence_words``."""
    tables: dict[str, Any] = {}
    for path, value in words.items():
        *outer, last = path.split(".")
        inner = tables
        for name in outer:
            inner = inner.setdefault(name, {})
        inner[last] = value
    return tables


RANGE_PATTERN = r"^\d+( or more| or fewer| to \d+)?$"


def sentence_schema(vocabulary: Vocabulary) -> dict[str, Any]:
    """The JSON schema of a sentence, made from its vocabulary: ``sentence.schema.json``."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A rule in a sentence",
        "type": "object",
        "required": ["then"],
        "properties": {slot: _node(vocabulary, slot) for slot in SLOTS},
    }


def _node(vocabulary: Vocabulary, path: str) -> dict[str, Any]:
    word, inner = vocabulary.words.get(path), vocabulary.below(path)
    ways = [_schema_of_word(word)] if word else []
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


def _schema_of_word(word: Word) -> dict[str, Any]:
    ways: list[dict[str, Any]] = [{"enum": [*word.also]}] if word.also else []
    if word.of == "flag":
        ways.append({"type": "boolean"})
    elif word.of == "number":
        ways.append({"type": "integer", "minimum": word.least, "maximum": MAX_COUNT})
    elif word.of == "range":
        ways.append({"type": "integer", "minimum": word.least, "maximum": MAX_COUNT})
        ways.append({"type": "string", "pattern": RANGE_PATTERN})
    elif word.of:
        ways.append({"type": "string"})
    each = ways[0] if len(ways) == 1 else {"anyOf": ways}
    return {"anyOf": [each, {"type": "array", "items": each}]} if word.many else each
