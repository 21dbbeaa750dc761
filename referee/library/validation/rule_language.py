"""The rule sentences of a book's file: known words, values that they can have."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.cards.card import Deck
from referee.i18n.messages import LANGS, listing, message
from referee.library.book_file import BookFile
from referee.library.toml_source import Path
from referee.rulebook.clause import UNSETTLED, Book, Clause
from referee.rulebook.diagnostics import Finding
from referee.rulebook.registry import vocabulary_of
from referee.rulebook.rule_language import SENTENCE, SentenceWords, Vocabulary, Word

from .diagnostics import problem, unknown

Names = tuple[Deck, tuple[str, ...]]
"""What the words of a book may name: the cards of its deck, the titles of its players."""


def check_sentences(
    file: BookFile, book: Book, clause: Clause, path: Path, family: str
) -> Iterator[Finding]:
    """What is wrong with the sentences of a clause: unknown words, bad values, contradictions."""
    sentences = [use.params for use in clause.rules if use.name == SENTENCE]
    vocabulary = vocabulary_of(family) if sentences else None
    if vocabulary is None:
        if sentences:
            yield problem(file, "no-sentences", path, about=(clause.id, ""), family=family)
        return
    paths = _sentence_paths(file.data["clause"][path[1]], path)
    for sentence, sentence_path in zip(sentences, paths, strict=False):
        findings = [*_check_words(file, book, clause, vocabulary, sentence, sentence_path)]
        yield from findings
        if findings:
            continue
        context = {"overrides": _overrides(clause), "sentences": sentences}
        for flaw in vocabulary.find_flaws(vocabulary.read(sentence), book.deck, context):
            word_path = (*sentence_path, *flaw.path.split("."))
            yield problem(
                file, f"sentence-{flaw.code}", word_path, flaw.level,
                about=(clause.id, ""), title=clause.title, word=flaw.path, **flaw.args,
            )  # fmt: skip


def _overrides(clause: Clause) -> list[str]:
    """The ids of the clauses that a clause overrides, in any reading."""
    by_readings = (ids for reading in clause.readings for ids in reading.overrides.values())
    return [*clause.overrides, *(id_ for ids in by_readings for id_ in ids)]


def _sentence_paths(entry: Mapping[str, Any], path: Path) -> Iterator[Path]:
    """The paths of a clause's sentences, in their order."""
    if "then" in entry or "when" in entry or entry.get("rule") == SENTENCE:
        yield path
    for index, use in enumerate(entry.get("rules", ())):
        if "then" in use or "when" in use or use.get("rule") == SENTENCE:
            yield (*path, "rules", index)


def _check_words(
    file: BookFile,
    book: Book,
    clause: Clause,
    vocabulary: Vocabulary,
    sentence: SentenceWords,
    path: Path,
) -> Iterator[Finding]:
    titles = tuple(dict.fromkeys(name for names in book.titles.values() for name in names))
    for word_path, value in sentence.items():
        value_path = (*path, *word_path.split("."))
        word = vocabulary.words.get(word_path)
        if word is None:
            yield _unknown_word(file, vocabulary, word_path, path, (book.deck, titles))
            continue
        for inner, bad in _bad_values(word, value, book, titles):
            place = (*value_path, *inner)
            yield _bad_value(file, word, bad, place, (book.deck, titles), clause.id)
        if isinstance(value, Mapping):
            name = value.get("reading")
            if not (isinstance(name, str) and name in book.options):
                known = list(book.options)
                yield unknown(file, "option", str(name), known, value_path, of=word_path)


def _bad_values(
    word: Word, value: Any, book: Book, titles: tuple[str, ...]
) -> Iterator[tuple[Path, Any]]:
    """The values that a word cannot have, with their paths inside the value."""
    values: Sequence[Any] = [value]
    if isinstance(value, Mapping):
        option = book.options.get(str(value.get("reading")))
        named = [str(each) for each in option.values] if option else []
        values = [value.get(each, each) for each in named if each != UNSETTLED]
    bad = [each for each in values if not word.takes(each, book.deck, titles)]
    if not (bad and word.many and value and isinstance(value, list)):
        yield from (((), each) for each in bad)
        return
    for index, element in enumerate(value):
        if isinstance(element, list) or not word.takes(element, book.deck, titles):
            yield (index,), element


def _unknown_word(
    file: BookFile, vocabulary: Vocabulary, word_path: str, path: Path, names: Names
) -> Finding:
    """That a word is unknown: names the first part that is wrong, and the nearest known one."""
    parts = word_path.split(".")
    for index, part in enumerate(parts):
        outer = ".".join(parts[:index])
        known, part_path = vocabulary.below(outer), (*path, *parts[: index + 1])
        if not known:  # the word before takes a value, not further words
            written = f"{{ {'.'.join(parts[index:])} = … }}"
            return _unfit_value(file, vocabulary.words[outer], written, part_path, names)
        if part not in known:
            return unknown(file, "word", part, known, part_path, of=outer)
    known_text = ", ".join(vocabulary.below(word_path))
    return problem(file, "sentence-half", (*path, *parts), word=word_path, known=known_text)


def _bad_value(
    file: BookFile, word: Word, value: Any, path: Path, names: Names, clause: str
) -> Finding:
    """That a word cannot have a value; a rank that is written as a number may only lack quotes."""
    if type(value) is int and str(value) in word.known(*names):
        about = (clause, "")
        text = str(value)
        return problem(file, "sentence-quotes", path, about=about, word=word.path, value=text)
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return _unfit_value(file, word, text, path, names, clause)


def _unfit_value(
    file: BookFile, word: Word, value: str, path: Path, names: Names, clause: str = ""
) -> Finding:
    """That a word cannot have a value, and which values it can have."""
    expected = {lang: _expected(word, word.known(*names), lang) for lang in LANGS}
    return problem(
        file, "sentence-value", path, about=(clause, ""), word=word.path, value=value,
        expected=expected,
    )  # fmt: skip


def _expected(word: Word, known: Sequence[str], lang: str) -> str:
    """The values that a word can have, in a list."""
    kinds = {"number": "belongs-number", "flag": "belongs-flag"}
    kind = "belongs-number-from" if word.least > 1 else kinds.get(word.of, "")
    texts = [message(lang, kind, least=word.least)] if kind else []
    return listing(lang, [*texts, *(f'"{each}"' for each in known)], "list-last-or")
