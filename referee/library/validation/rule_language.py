"""What is wrong with the sentences in which a book's file says its rules."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.cards.card import Deck
from referee.i18n.messages import LANGS, listing, message
from referee.library.book_file import BookFile
from referee.library.toml_source.positions import Path
from referee.rulebook.clause import UNSETTLED, Book, Clause
from referee.rulebook.diagnostics import Finding
from referee.rulebook.registry import vocabulary_of
from referee.rulebook.rule_language import SENTENCE, Said, Vocabulary, Word

from .diagnostics import unknown, wrong


def check_sentences(
    file: BookFile, made: Book, clause: Clause, path: Path, family: str
) -> Iterator[Finding]:
    """Words that there are not, that say what they cannot, that do not go together."""
    said = [use.params for use in clause.rules if use.name == SENTENCE]
    vocabulary = vocabulary_of(family) if said else None
    if vocabulary is None:
        if said:
            yield wrong(file, "no-sentences", path, about=(clause.id, ""), family=family)
        return
    places = _places(file.data["clause"][path[1]], path)
    for words, place in zip(said, places, strict=False):
        found = [*_words(file, made, clause, vocabulary, words, place)]
        yield from found
        if found:
            continue
        told = {"overrides": _overrides(clause), "sentences": said}
        for fault in vocabulary.faults(vocabulary.read(words), made.deck, told):
            yield wrong(
                file, f"sentence-{fault.code}", (*place, *fault.path.split(".")), fault.level,
                about=(clause.id, ""), title=clause.title, word=fault.path, **fault.args,
            )  # fmt: skip


def _overrides(clause: Clause) -> list[str]:
    read = (ids for reading in clause.readings for ids in reading.overrides.values())
    return [*clause.overrides, *(id_ for ids in read for id_ in ids)]


def _places(entry: Mapping[str, Any], path: Path) -> Iterator[Path]:
    """Where the sentences of a clause stand, in their order."""
    if "then" in entry or "when" in entry or entry.get("rule") == SENTENCE:
        yield path
    for at, use in enumerate(entry.get("rules", ())):
        if "then" in use or "when" in use or use.get("rule") == SENTENCE:
            yield (*path, "rules", at)


def _words(
    file: BookFile, made: Book, clause: Clause, vocabulary: Vocabulary, said: Said, place: Path
) -> Iterator[Finding]:
    titles = tuple(dict.fromkeys(name for each in made.titles.values() for name in each))
    cards = made.deck, titles
    for path, value in said.items():
        here = (*place, *path.split("."))
        word = vocabulary.words.get(path)
        if word is None:
            yield _unknown(file, vocabulary, path, place, cards)
            continue
        yield from (
            _misspelled(file, word, odd, (*here, *at), cards, clause.id)
            for at, odd in _odd(word, value, made, titles)
        )
        name = value.get("reading") if isinstance(value, Mapping) else None
        if isinstance(value, Mapping) and not (isinstance(name, str) and name in made.options):
            yield unknown(file, "option", str(name), list(made.options), here, of=path)


def _odd(word: Word, value: Any, made: Book, titles: tuple[str, ...]) -> Iterator[tuple[Path, Any]]:
    """The values of a word that it cannot have, each with where in it they stand."""
    values: Sequence[Any] = [value]
    if isinstance(value, Mapping):
        option = made.options.get(str(value.get("reading")))
        named = [str(each) for each in option.values] if option else []
        values = [value.get(each, each) for each in named if each != UNSETTLED]
    odd = [each for each in values if not word.takes(each, made.deck, titles)]
    if not (odd and word.many and value and isinstance(value, list)):
        yield from (((), each) for each in odd)
        return
    for at, one in enumerate(value):
        if isinstance(one, list) or not word.takes(one, made.deck, titles):
            yield (at,), one


Cards = tuple[Deck, tuple[str, ...]]
"""What the words of a book may name: its cards, its titles."""


def _unknown(
    file: BookFile, vocabulary: Vocabulary, path: str, place: Path, cards: Cards
) -> Finding:
    """The first name on the way to a word that there is not, with the nearest that there is."""
    names = path.split(".")
    for at, name in enumerate(names):
        before = ".".join(names[:at])
        known, here = vocabulary.below(before), (*place, *names[: at + 1])
        if not known:  # a word that says all by itself
            said = f"{{ {'.'.join(names[at:])} = … }}"
            return _not_said(file, vocabulary.words[before], said, here, cards)
        if name not in known:
            return unknown(file, "word", name, known, here, of=before)
    return wrong(file, "sentence-half", (*place, *names), word=path,
                 known=", ".join(vocabulary.below(path)))  # fmt: skip


def _misspelled(
    file: BookFile, word: Word, odd: Any, place: Path, cards: Cards, clause: str
) -> Finding:
    """A value that the word cannot have; the number of a card may only lack its quotes."""
    if type(odd) is int and str(odd) in word.known(*cards):
        about = (clause, "")
        return wrong(file, "sentence-quotes", place, about=about, word=word.path, value=str(odd))
    return _not_said(file, word, _spelled(odd), place, cards, clause)


def _not_said(
    file: BookFile, word: Word, said: str, place: Path, cards: Cards, clause: str = ""
) -> Finding:
    """What a word cannot say, and what it can."""
    expected = {lang: _expected(word, word.known(*cards), lang) for lang in LANGS}
    return wrong(
        file, "sentence-value", place, about=(clause, ""), word=word.path, value=said,
        expected=expected,
    )  # fmt: skip


def _spelled(value: Any) -> str:
    """A value as a file has it."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)


def _expected(word: Word, known: Sequence[str], lang: str) -> str:
    """What a word can say: what it lists, and numbers or flags."""
    kinds = {"number": "belongs-number", "flag": "belongs-flag"}
    kind = "belongs-number-from" if word.least > 1 else kinds.get(word.of, "")
    told = [message(lang, kind, least=word.least)] if kind else []
    return listing(lang, [*told, *(f'"{each}"' for each in known)], "list-last-or")
