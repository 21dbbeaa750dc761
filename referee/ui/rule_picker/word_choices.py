"""Which words a sentence may have next, each with what it can say, in one language.

Nothing here knows a word by its name: what goes together the vocabulary's faults say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Any

from msgspec import Struct

from referee.cards.card import Deck
from referee.i18n.messages import has_message, message
from referee.model.types import Words
from referee.rulebook.diagnostics import ERROR
from referee.rulebook.registry import vocabulary_of
from referee.rulebook.rule_language import IDLE, SLOTS, Flaw, SentenceWords, Vocabulary, Word
from referee.rulebook.rulebook import Rulebook

State = dict[str, Any]
COUNTED = tuple(range(1, 9))
"""The numbers that are offered to tap."""
BELOW = (0, -1, -2, -3)
"""Likewise, where a word may name such."""


class SentenceChoices(Struct, frozen=True, dict=True):
    """A vocabulary with the cards and titles of a book. ``beside``: the rule's other sentences."""

    vocabulary: Vocabulary
    deck: Deck
    titles: tuple[str, ...]
    beside: tuple[SentenceWords, ...] = ()

    @cached_property
    def _found(self) -> dict[tuple[str, ...], list[Flaw]]:
        """What was wrong with sentences: whoever tries all words asks for most of them thrice."""
        return {}

    def flaws(self, said: SentenceWords) -> list[Flaw]:
        """What is wrong with a sentence as it stands."""
        key = tuple([f"{path} {value!r}" for path, value in said.items()])
        found = self._found.get(key)
        if found is None:
            told = {"overrides": (), "sentences": [said, *self.beside]}
            faults = self.vocabulary.find_flaws(self.vocabulary.read(said), self.deck, told)
            found = self._found[key] = list(faults)
        return found

    def put(self, said: SentenceWords, path: str, value: Any) -> dict[str, Any]:
        """The sentence with a word; those of its slot that then mean nothing more are left out."""
        kept = {each: was for each, was in said.items() if not _same_place(each, path)}
        if value is None:
            return kept
        wrong = {flaw.path for flaw in self._wrong(kept)}
        made = {**kept, path: value}
        slot = path.partition(".")[0]
        for flaw in self._wrong(made):
            if flaw.path in kept and flaw.path not in wrong and flaw.path.startswith(slot):
                made.pop(flaw.path, None)  # a word may have two faults
        return made

    def values(self, word: Word) -> tuple[Any, ...]:
        """All that a word is offered to say."""
        if word.of == "flag":
            return (True, False) if self._means_no(word.path) else (True,)
        counted = [each for each in COUNTED if word.of == "number" and each >= word.least]
        counted += BELOW if word.least < 0 else ()
        known = word.known(self.deck, self.titles)
        return (*(each for each in known if each not in IDLE), *counted)

    def _means_no(self, path: str) -> bool:
        """Whether a flag's ``no`` means something else than saying nothing."""
        flags = [each for each, word in self.vocabulary.words.items() if word.of == "flag"]
        firsts = (next(p for p in flags if p.startswith(f"{slot}.")) for slot in ("when", "then"))
        plain = {first: True for first in firsts if not _same_place(first, path)}
        return _spoken(self.vocabulary, {**plain, path: False}) != _spoken(self.vocabulary, plain)

    def fitting(self, said: SentenceWords, word: Word) -> tuple[Any, ...]:
        """The values that a word can have in this sentence, whatever else the sentence lacks.

        A value that is wrong may be right with another duration. Values with the same faults are
        alike in that, so one of them is tried with every duration.
        """
        fitting: list[Any] = []
        mended: dict[tuple[str, ...], bool] = {}
        for value in self.values(word):
            plain, *lasting = self._lasting(self.put(said, word.path, value))
            faults = self._faults_at(plain, word.path)
            if faults and faults not in mended:
                mended[faults] = any(not self._faults_at(each, word.path) for each in lasting)
            if not faults or mended[faults]:
                fitting.append(value)
        return tuple(fitting)

    def is_heard(self, said: SentenceWords, word: Word, values: Iterable[Any]) -> bool:
        """Whether any of these makes the sentence another one when it is read aloud."""
        without = _spoken(self.vocabulary, self.put(said, word.path, None))
        told = (_spoken(self.vocabulary, self.put(said, word.path, each)) for each in values)
        return any(each is None or each != without for each in told)

    def _faults_at(self, said: SentenceWords, path: str) -> tuple[str, ...]:
        return tuple(flaw.code for flaw in self.flaws(said) if flaw.path == path)

    def _lasting(self, said: SentenceWords) -> Iterator[SentenceWords]:
        """A sentence, and the same with each way of saying until when."""
        yield said
        *_, until = SLOTS
        word = self.vocabulary.words.get(until)
        if word is not None and until not in said:
            yield from ({**said, until: each} for each in self.values(word))

    def _wrong(self, said: SentenceWords) -> list[Flaw]:
        return [flaw for flaw in self.flaws(said) if flaw.level == ERROR]


def choosing_of(rules: Rulebook) -> SentenceChoices | None:
    """The words that this book's sentences have; ``None`` where its family knows none."""
    vocabulary = vocabulary_of(rules.family)
    if vocabulary is None:
        return None
    titles = (name for each in rules.book.titles.values() for name in each)
    return SentenceChoices(vocabulary, rules.deck, tuple(dict.fromkeys(titles)))


def _spoken(vocabulary: Vocabulary, said: SentenceWords) -> Mapping[str, str] | None:
    words = vocabulary.read(said)
    return _told(vocabulary.render, tuple(sorted(words.items())))


@lru_cache(maxsize=8192)
def _told(
    spoken: Callable[[SentenceWords], Words], words: tuple[tuple[str, Any], ...]
) -> Mapping[str, str] | None:
    """The same sentences are asked for again with every tap."""
    try:
        return spoken(dict(words))
    except (LookupError, TypeError, ValueError):
        return None


def _same_place(one: str, other: str) -> bool:
    """Whether of two words only one can be said."""
    return one == other or one.startswith(f"{other}.") or other.startswith(f"{one}.")


# ---- in words


def word_key(path: str) -> str:
    """The message that names a word on its button."""
    return f"word-{path.replace('.', '-')}"


def saying_key(path: str, value: str) -> str:
    """The message that names what a word says: its own, where it has one."""
    said = value.replace(" ", "-")
    own = f"saying-{path.replace('.', '-')}-{said}"
    return own if has_message("en", own) else f"saying-{said}"


def word_label(path: str, lang: str) -> str:
    """A word on its button."""
    return message(lang, word_key(path))


def value_label(word: Word, value: Any, lang: str) -> str:
    """What a word says, on its button."""
    if isinstance(value, bool):
        return message(lang, "saying-yes" if value else "saying-no")
    if isinstance(value, str) and value in word.also:
        return message(lang, saying_key(word.path, value))
    if word.of == "suit":
        return "".join(message(lang, f"suit-{each}") for each in str(value))
    return str(value)


def draw_slots(
    choosing: SentenceChoices, said: SentenceWords, title: Mapping[str, str], lang: str
) -> list[State]:
    """The slots of a sentence with the words that may stand in them."""
    flaws = choosing.flaws(said)
    first, *_ = SLOTS
    begun = any(path.partition(".")[0] == first for path in said)
    return [
        {
            "id": slot,
            "label": message(lang, f"slot-{slot}"),
            "words": [*_words(choosing, said, slot, flaws, title, lang)],
            "faults": [_fault(f, title, lang) for f in flaws if f.path == slot and said],
        }
        for slot in (SLOTS if begun else [first])
    ]


def _words(
    choosing: SentenceChoices,
    said: SentenceWords,
    slot: str,
    flaws: Iterable[Flaw],
    title: Mapping[str, str],
    lang: str,
) -> Iterator[State]:
    vocabulary = choosing.vocabulary
    for path, word in vocabulary.words.items():
        if path.partition(".")[0] != slot:
            continue
        values = choosing.fitting(said, word)
        if path not in said and not choosing.is_heard(said, word, values):
            continue
        now = said.get(path)
        shown = now if isinstance(now, list) else [] if now is None else [now]
        yield {
            "path": path,
            "label": word_label(path, lang),
            "many": word.many,
            "often": path in vocabulary.common_words or path in said,
            "said": [str(each) for each in shown],
            "choices": [
                {"value": str(each), "label": value_label(word, each, lang)}
                for each in dict.fromkeys((*values, *shown))
            ],
            "faults": [_fault(flaw, title, lang) for flaw in flaws if flaw.path == path != slot],
        }


def _fault(flaw: Flaw, title: Mapping[str, str], lang: str) -> str:
    """What is wrong, in words; the word as its button calls it."""
    name = word_label(flaw.path, lang) if has_message(lang, word_key(flaw.path)) else flaw.path
    own = f"build-{flaw.code}"
    key = own if has_message(lang, own) else f"fault-sentence-{flaw.code}"
    return message(lang, key, title=title[lang], word=name, **flaw.args)
