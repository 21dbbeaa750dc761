"""Sentences at random, made from the words of a family."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from referee.cards.card import Deck
from referee.rulebook.diagnostics import ERROR
from referee.rulebook.rule_language import SentenceWords, Vocabulary, Word, sentence_tables

NUMBERS = (1, 2, 3, 4)


def random_sentence(
    vocabulary: Vocabulary, deck: Deck, titles: tuple[str, ...], rng: random.Random
) -> SentenceWords:
    """Words with which nothing is wrong: one or two of each slot, and what these need."""
    while True:
        said = _words(vocabulary, deck, titles, rng)
        if not _wrong(vocabulary, said, deck):
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
    said = {word.path: _value(word, deck, titles, rng) for word in chosen}
    return {path: value for path, value in said.items() if not _covered(path, said)}


def _covered(path: str, said: Mapping[str, Any]) -> bool:
    """Whether a longer word stands below this one."""
    return any(each.startswith(f"{path}.") for each in said)


def _value(word: Word, deck: Deck, titles: tuple[str, ...], rng: random.Random) -> Any:
    known: list[Any] = [*word.known(deck, titles)]
    counted = [each for each in NUMBERS if each >= word.least]
    known += [True] if word.of == "flag" else counted if word.of == "number" else []
    if word.many:
        return rng.sample(known, min(len(known), rng.choice((1, 1, 2, 3))))
    return rng.choice(known)


def _wrong(vocabulary: Vocabulary, said: SentenceWords, deck: Deck) -> bool:
    clause = {"overrides": ["daifugo.strength"], "sentences": [said]}
    return any(
        each.level == ERROR for each in vocabulary.faults(vocabulary.read(said), deck, clause)
    )


def house_text(said: list[SentenceWords]) -> str:
    """A house with a clause for each of these sentences."""
    parts = ['extends = "daifugo"\n']
    for at, words in enumerate(said):
        tables = ", ".join(
            f"{slot} = {_toml(inner)}" for slot, inner in sentence_tables(words).items()
        )
        title = f'title = {{ ja = "甲{at}", en = "One {at}" }}'
        parts.append(
            f'[[clause]]\nid = "random.rule_{at}"\n{title}\noverrides = ["daifugo.strength"]\n'
            f"rules = [{{ {tables} }}]\n"
        )
    return "\n".join(parts)


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {_toml(each)}" for name, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else f'"{value}"'
