"""Which words a sentence may have next, and their values, in one language.

Nothing here knows a word by its name: the vocabulary reports what does not fit together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Deck
from referee.i18n.messages import has_message, message, title
from referee.library.validation.content import overridden_roles
from referee.model.types import Words
from referee.rulebook.diagnostics import ERROR
from referee.rulebook.registry import vocabulary_of
from referee.rulebook.rule_language import (
    IDLE,
    SLOTS,
    Flaw,
    SentenceWords,
    Vocabulary,
    Word,
    read_range,
)
from referee.rulebook.rulebook import Rulebook
from referee.ui.session import State

COUNTS = tuple(range(1, 9))
"""The numbers that are offered to tap."""
RANGES = (
    *(f"{least} or more" for least in range(2, 7)),
    *(f"{most} or fewer" for most in (1, 2, 3)),
)
"""The ranges that are offered, after the numbers."""
COUNTS_BELOW = (0, -1, -2, -3)
"""More of them, if a word may be negative."""


class SentenceChoices(Struct, frozen=True, dict=True):
    """A vocabulary with the cards and titles of a book. ``beside``: the rule's other sentences;
    ``overrides``: the ids of the clauses over which it takes precedence, with the roles of their
    rules; ``overridable``: the same of all clauses."""

    vocabulary: Vocabulary
    deck: Deck
    titles: tuple[str, ...]
    beside: tuple[SentenceWords, ...] = ()
    overrides: tuple[str, ...] = ()
    overridden_roles: frozenset[str] = frozenset()
    overridable: tuple[str, ...] = ()
    overridable_roles: frozenset[str] = frozenset()

    @cached_property
    def _overriding_all(self) -> SentenceChoices:
        """The same in a clause that takes precedence over all others."""
        every = self.overridable, self.overridable_roles
        return replace(self, overrides=every[0], overridden_roles=every[1])

    @cached_property
    def _known_flaws(self) -> dict[tuple[str, ...], list[Flaw]]:
        """The flaws of sentences: a try of all words asks for most sentences three times."""
        return {}

    def flaws(self, sentence: SentenceWords) -> list[Flaw]:
        """What is wrong with a sentence."""
        key = tuple([f"{path} {value!r}" for path, value in sentence.items()])
        if key not in self._known_flaws:
            context = {
                "overrides": self.overrides,
                "overridden_roles": self.overridden_roles,
                "sentences": [sentence, *self.beside],
            }
            flaws = self.vocabulary.find_flaws(self.vocabulary.read(sentence), self.deck, context)
            self._known_flaws[key] = list(flaws)
        return self._known_flaws[key]

    def put(self, sentence: SentenceWords, path: str, value: Any) -> dict[str, Any]:
        """The sentence with a word; those of its slot that then mean nothing more are left out.

        ``None`` leaves the word out.
        """
        kept = {word: old for word, old in sentence.items() if not _same_place(word, path)}
        if value is None:
            return kept
        wrong = self._error_paths(kept)
        changed = {**kept, path: value}
        slot = path.partition(".")[0]
        for word in self._error_paths(changed) - wrong:
            if word in kept and word.startswith(slot):
                del changed[word]
        return changed

    def _error_paths(self, sentence: SentenceWords) -> set[str]:
        return {flaw.path for flaw in self.flaws(sentence) if flaw.level == ERROR}

    def values(self, word: Word) -> tuple[Any, ...]:
        """All values that are offered for a word."""
        if word.of == "flag":
            return (True, False) if self._means_no(word.path) else (True,)
        known = word.known(self.deck, self.titles)
        return (*(value for value in known if value not in IDLE), *_numbers(word))

    def _means_no(self, path: str) -> bool:
        """Whether ``no`` for a flag means something else than leaving it out."""
        flags = [flag for flag, word in self.vocabulary.words.items() if word.of == "flag"]
        firsts = (next(p for p in flags if p.startswith(f"{slot}.")) for slot in ("when", "then"))
        plain = {first: True for first in firsts if not _same_place(first, path)}
        return self._text({**plain, path: False}) != self._text(plain)

    def fitting(self, sentence: SentenceWords, word: Word) -> tuple[Any, ...]:
        """The values that a word can have in this sentence, whatever else the sentence lacks.

        A value that is wrong may be right with another duration, or if the clause overrides
        others, which are offered when the rule is whole. Values with the same flaws are alike in
        that, so one of them is tried with every duration.
        """
        overriding = self._overriding_all
        fitting: list[Any] = []
        fixable: dict[tuple[str, ...], bool] = {}
        for value in self.values(word):
            plain, *lasting = self._with_durations(self.put(sentence, word.path, value))
            codes = self._codes_at(plain, word.path)
            codes = codes and overriding._codes_at(plain, word.path)
            if codes and codes not in fixable:
                fixable[codes] = not all(
                    self._codes_at(lasted, word.path) and overriding._codes_at(lasted, word.path)
                    for lasted in lasting
                )
            if not codes or fixable[codes]:
                fitting.append(value)
        return tuple(fitting)

    def changes_text(self, sentence: SentenceWords, word: Word, values: Iterable[Any]) -> bool:
        """Whether any of these values changes the text of the sentence."""
        without = self._text(self.put(sentence, word.path, None))
        texts = (self._text(self.put(sentence, word.path, value)) for value in values)
        return any(text != without for text in texts)

    def _codes_at(self, sentence: SentenceWords, path: str) -> tuple[str, ...]:
        return tuple(flaw.code for flaw in self.flaws(sentence) if flaw.path == path)

    def _with_durations(self, sentence: SentenceWords) -> Iterator[SentenceWords]:
        """A sentence, and the same with each duration if it has none."""
        yield sentence
        *_, until = SLOTS
        word = self.vocabulary.words.get(until)
        if word is not None and until not in sentence:
            yield from ({**sentence, until: value} for value in self.values(word))

    def _text(self, sentence: SentenceWords) -> Words:
        words = self.vocabulary.read(sentence)
        return _rendered(self.vocabulary.render, tuple(sorted(words.items())))


def _numbers(word: Word) -> Iterator[int | str]:
    """The numbers and ranges that are offered for a word."""
    if word.of not in ("number", "range"):
        return
    yield from (count for count in COUNTS if count >= word.least)
    yield from COUNTS_BELOW if word.least < 0 else ()
    if word.of == "range":
        yield from (text for text in RANGES if word.takes_range(text))


def choices_of(rules: Rulebook, overrides: tuple[str, ...] = ()) -> SentenceChoices | None:
    """The words for sentences of this book, in a clause that overrides these clauses; ``None`` if
    its family has none."""
    vocabulary = vocabulary_of(rules.family)
    if vocabulary is None:
        return None
    titles = dict.fromkeys(title for titles in rules.book.titles.values() for title in titles)
    all_ids = tuple(clause.id for clause in rules.book.clauses)
    roles, all_roles = (
        frozenset(overridden_roles(rules.book, rules.family, ids)) for ids in (overrides, all_ids)
    )
    return SentenceChoices(
        vocabulary, rules.deck, tuple(titles), (), overrides, roles, all_ids, all_roles
    )  # fmt: skip


@lru_cache(maxsize=8192)
def _rendered(
    render: Callable[[SentenceWords], Words], words: tuple[tuple[str, Any], ...]
) -> Words:
    """The text of a sentence, cached since every tap asks for the same ones."""
    return render(dict(words))


def _same_place(one: str, other: str) -> bool:
    """Whether a sentence can have only one of two words."""
    return one == other or one.startswith(f"{other}.") or other.startswith(f"{one}.")


# ---- in words


def word_key(path: str) -> str:
    """The message for a word on its button."""
    return f"word-{path.replace('.', '-')}"


def saying_key(path: str, value: str) -> str:
    """The message for a value of a word: its own, if there is one."""
    name = value.replace(" ", "-")
    own = f"saying-{path.replace('.', '-')}-{name}"
    return own if has_message("en", own) else f"saying-{name}"


def word_label(path: str, lang: str) -> str:
    """A word on its button."""
    return message(lang, word_key(path))


def value_label(word: Word, value: Any, lang: str) -> str:
    """A value of a word on its button."""
    if isinstance(value, bool):
        return message(lang, "saying-yes" if value else "saying-no")
    if isinstance(value, str) and value in word.also:
        return message(lang, saying_key(word.path, value))
    if word.of == "title":
        return title(lang, str(value))
    if word.of == "suit":
        return "".join(message(lang, f"suit-{suit}") for suit in str(value))
    numbers = read_range(value) if word.of == "range" else None
    if numbers is None:
        return str(value)
    return message(lang, "said-numbers", **numbers.message_args, unit="none")


def draw_slots(
    choices: SentenceChoices, sentence: SentenceWords, title: Mapping[str, str], lang: str
) -> list[State]:
    """The slots of a sentence with the words that may be there."""
    flaws = choices.flaws(sentence)

    def faults(path: str) -> list[str]:
        return [_fault(flaw, title, lang) for flaw in flaws if flaw.path == path]

    first, *_ = SLOTS
    is_begun = any(path.partition(".")[0] == first for path in sentence)
    return [
        {
            "id": slot,
            "label": message(lang, f"slot-{slot}"),
            "words": [
                drawn | {"faults": faults(drawn["path"]) if drawn["path"] != slot else []}
                for drawn in _words(choices, sentence, slot, lang)
            ],
            "faults": faults(slot) if sentence else [],
        }
        for slot in (SLOTS if is_begun else [first])
    ]


def _words(
    choices: SentenceChoices, sentence: SentenceWords, slot: str, lang: str
) -> Iterator[State]:
    vocabulary = choices.vocabulary
    near = {_group(path) for path in sentence} if slot != SLOTS[0] else set()
    for path, word in vocabulary.words.items():
        if path.partition(".")[0] != slot:
            continue
        values = choices.fitting(sentence, word)
        if path not in sentence and not choices.changes_text(sentence, word, values):
            continue
        value = sentence.get(path)
        chosen = value if isinstance(value, list) else [] if value is None else [value]
        yield {
            "path": path,
            "label": word_label(path, lang),
            "many": word.many,
            "often": path in (*vocabulary.common_words, *sentence) or _group(path) in near,
            "said": [str(one) for one in chosen],
            "choices": [
                {"value": str(one), "label": value_label(word, one, lang)}
                for one in dict.fromkeys((*values, *chosen))
            ],
        }


def _group(path: str) -> str:
    """The condition or effect of which a word states a part: ``then.give`` of ``then.give.to``."""
    return ".".join(path.split(".")[:2])


def _fault(flaw: Flaw, title: Mapping[str, str], lang: str) -> str:
    """What is wrong, with the word as on its button."""
    name = word_label(flaw.path, lang) if has_message(lang, word_key(flaw.path)) else flaw.path
    own = f"build-{flaw.code}"
    key = own if has_message(lang, own) else f"fault-sentence-{flaw.code}"
    return message(lang, key, title=title[lang], word=name, **flaw.args)
