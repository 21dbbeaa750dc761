"""The words that people use in an argument: those of ``words.toml``, and the names of rules and
books."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from msgspec import Struct

from referee._internal.paths import PACKAGE
from referee.i18n.fuzzy_match import fold_search
from referee.library.context import current
from referee.library.library import Library
from referee.library.other_names import known_aliases, other_book_names
from referee.notation.lenient.lexicon import lexicon, normalize

Concepts = tuple[str, ...]
"""What a word means, such as ``("play", "may")``; empty if it may be skipped."""
_ROWS = {
    "す": ("さ", "し", "せ", "そ", "し"), "く": ("か", "き", "け", "こ", "い"),
    "る": ("ら", "り", "れ", "ろ", "っ"), "つ": ("た", "ち", "て", "と", "っ"),
    "う": ("わ", "い", "え", "お", "っ"), "ぶ": ("ば", "び", "べ", "ぼ", "ん"),
    "む": ("ま", "み", "め", "も", "ん"),
}  # fmt: skip
"""The last letter of a verb -> the endings before ない, ます, ば, う and た."""


MIN_FORM = 2
"""The letters of a form of a verb that may also be a word to skip."""


class Vocabulary(Struct, frozen=True):
    words: Mapping[str, Concepts]
    """Normalized word -> its concepts."""
    labels: Mapping[str, str]
    """Normalized word before a colon -> the part of a table."""
    me: frozenset[str]
    others: frozenset[str]
    """Words such as *he*, which name the player that is spoken of."""
    family: frozenset[str]
    """Words and names that are a player's name if the table doesn't name its seats."""
    honorifics: tuple[str, ...]
    other_games: tuple[str, ...]
    ranks_after_suits: Mapping[str, str]
    """Word -> rank, for words that mean a rank only after a suit."""
    plural_ranks: Mapping[str, str]
    counts: Mapping[str, int]
    sets: Mapping[str, int]
    """Word for cards of one rank -> how many they are."""
    signs: Mapping[str, str]
    """Word -> rank of a card with a sign."""
    nicknames: Mapping[str, str]
    """Word -> suit and rank of a card that has a name of its own."""
    readings_of_names: Mapping[str, str]
    """Name in kana -> the same in kanji."""
    titles: Mapping[str, str]
    """Word -> title of a player."""
    parts: Mapping[str, str]
    """Name of a player with a part of its own -> what tables call it, such as ``landlord``."""
    longest: int
    """The most letters of a word."""


@lru_cache
def _data() -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "argument" / "words.toml").read_text("utf-8"))


@lru_cache
def vocabulary() -> Vocabulary:
    """The words, read once.

    >>> vocabulary().words["出せ"], vocabulary().words["plays"]
    (('play', 'may'), ('play',))
    """
    data = _data()
    words: dict[str, Concepts] = {}
    for listed in data["skipped"].values():
        words |= {normalize(word): () for word in listed}
    for language in ("english", "japanese"):
        for concepts, listed in data[language].items():
            for word in map(normalize, listed):
                both = dict.fromkeys((*words.get(word, ()), *concepts.split()))
                words[word] = tuple(both)
    for concept, verbs in data["verbs"].items():
        for verb in verbs:
            for form, also in _forms(normalize(verb)):
                if len(form) > MIN_FORM and not words.get(form):
                    words[form] = (concept, *also)
                words.setdefault(form, (concept, *also))
    people = {kind: frozenset(map(normalize, names)) for kind, names in data["people"].items()}
    return Vocabulary(
        words=words,
        labels={normalize(w): part for part, listed in data["labels"].items() for w in listed},
        me=people["me"],
        others=people["other"],
        family=people["family"] | people["names"],
        honorifics=tuple(normalize(word) for word in data["people"]["honorifics"]),
        other_games=tuple(sorted(data["other_games"]["words"])),
        ranks_after_suits=_by_word(data["ranks_after_suits"]),
        plural_ranks=_by_word(data["plural_ranks"]),
        signs=_by_word(data["signs"]),
        nicknames=_by_word(data["nicknames"]),
        counts={word: int(number) for word, number in _by_word(data["counts"]).items()},
        sets={word: int(number) for word, number in _by_word(data["sets"]).items()},
        titles=_by_word(data["titles"]),
        parts={word: part for part, words in data["parts"].items() for word in words},
        readings_of_names=data["readings_of_names"],
        longest=max(map(len, words)),
    )


def signs() -> dict[str, str]:
    """Word -> the rank of a card with a sign.

    >>> signs()["reverse"], signs()["+2"]
    ('R', '+2')
    """
    return {**lexicon().signs, **vocabulary().signs}


def _by_word(data: Mapping[str, Iterable[str]]) -> dict[str, str]:
    return {normalize(word): meaning for meaning, words in data.items() for word in words}


def _forms(verb: str) -> Iterator[tuple[str, Concepts]]:
    """The stems of a Japanese verb, each with what it adds to its meaning.

    >>> [form for form, _ in _forms("出す")]
    ['出す', '出さ', '出し', '出せ', '出そ', '出し']
    """
    if verb.endswith("1"):
        stem = verb[:-2]
        yield from ((f"{stem}る", ()), (stem, ()), (f"{stem}られ", ("may",)))
    elif verb.endswith("する"):
        yield verb[:-2], ()
    else:
        stem, row = verb[:-1], _ROWS[verb[-1]]
        yield verb, ()
        for index, ending in enumerate(row):
            yield stem + ending, ("may",) if index == 2 else ()


# ---- names of rules and books


class RuleNames(Struct, frozen=True):
    """The names of the rules of all books. ``names``: normalized name -> names of clauses."""

    rules: Mapping[str, tuple[str, ...]]
    books: Mapping[str, str]


def rule_names() -> RuleNames:
    """The names of all rules and books, in any language."""
    return current().cached(_rule_names)


def _rule_names(library: Library) -> RuleNames:
    rules: dict[str, dict[str, None]] = {}
    books: dict[str, str] = {}
    for book in library.books():
        titles = [part for title in book.title.values() for part in _parts(title)]
        for title in (book.id, *titles, *other_book_names().get(book.id, ())):
            for name in _spellings(title):
                books.setdefault(name, book.id)
        for clause in book.clauses:
            titles = [part for title in clause.title.values() for part in _parts(title)]
            aliases = known_aliases().get(clause.name, ())
            for text in (*titles, *aliases):
                for name in _spellings(text):
                    rules.setdefault(name, {})[clause.name] = None
    known = {
        name: tuple(clauses)
        for name, clauses in rules.items()
        if name not in books and _is_telling(name)
    }
    return RuleNames(known, books)


def _is_telling(name: str) -> bool:
    """Whether a name means a rule wherever it is found."""
    words = vocabulary().words
    if name in words:
        return False
    return len(name) > 1 and not name.isdigit()


def _parts(title: str) -> list[str]:
    plain = re.fullmatch("[ァ-ヺー・]+", title)  # ``スティック・ザ・ディーラー``: one name
    parts = [part.strip() for part in re.split(r"[()（）・/]", title) if part.strip() and not plain]
    return [title, *parts]


_NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]


def _spellings(name: str) -> Iterable[str]:
    """A name as it may be typed: with hyphens, blanks or neither, numbers in kanji or digits."""
    plain = normalize(name)
    yield plain
    if re.search(r"[a-z]", plain):
        yield re.sub(r"[-・]", " ", plain)
        yield re.sub(r"[-・ ]", "", plain)
        yield re.sub(r"['’.,]", "", re.sub(r"-", " ", plain))
        words = re.sub(r"\b([2-9]|10)\b", lambda n: _NUMBERS[int(n[1])], plain.replace("-", " "))
        yield words
    else:
        yield fold_search(name)
        spoken = plain
        for written, kana in _data()["spoken"].items():
            spoken = spoken.replace(written, kana)
        yield spoken


@lru_cache
def stop_words(kind: str = "words") -> frozenset[str]:
    """English words that don't tell which rule a question is about: ``words``, or ``asking``."""
    return frozenset(_data()["stop"][kind])


@lru_cache
def answered(kind: str) -> frozenset[str] | None:
    """What words may mean that this kind of question answers; ``None`` if they may mean anything.

    >>> "may" in answered("may_play"), "give" in answered("may_play")
    (True, False)
    """
    listed = _data()["answered"]
    return frozenset((*listed["any"], *listed[kind])) if kind in listed else None


@lru_cache
def _phrases() -> dict[str, re.Pattern[str]]:
    data = _data()
    return {name: re.compile(form, re.IGNORECASE) for name, form in data["phrases"].items()}


def matches(name: str, text: str) -> bool:
    """Whether a text has a phrase of ``words.toml``.

    >>> matches("already", "ann passed already")
    True
    """
    return _phrases()[name].search(text) is not None
