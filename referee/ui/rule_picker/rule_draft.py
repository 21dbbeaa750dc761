"""One of our own rules while it is being made: its sentences, and their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.i18n.messages import LANGS, message
from referee.library.book_builder import SENTENCE_SEPARATORS
from referee.model.types import Words
from referee.rulebook.diagnostics import ERROR
from referee.rulebook.rule_language import FLAGS, SentenceWords, Word

from .word_choices import SentenceChoices

MAX_TITLE = 60
"""The longest title that is made from a sentence."""
MAX_SENTENCES = 4


class Draft(Struct, frozen=True):
    """``id``: of the rule that is edited; empty for a new one. ``at``: the index of the sentence
    that is being made; there is always one."""

    id: str = ""
    sentences: tuple[SentenceWords, ...] = ({},)
    at: int = 0
    title: Words = {}

    @property
    def current(self) -> SentenceWords:
        """The sentence that is being made."""
        return self.sentences[self.at]

    @property
    def begun(self) -> tuple[SentenceWords, ...]:
        """The sentences that are not empty."""
        return tuple(filter(None, self.sentences))

    def with_current(self, sentence: SentenceWords) -> Draft:
        """The draft with another sentence in the place of the one that is being made."""
        sentences = (*self.sentences[: self.at], sentence, *self.sentences[self.at + 1 :])
        return replace(self, sentences=sentences)

    def at_sentence(self, at: int) -> Draft:
        """The draft at another sentence, or at a new one; other empty sentences are dropped."""
        sentences = (*self.sentences, {}) if at == len(self.sentences) else self.sentences
        kept = tuple(each for index, each in enumerate(sentences) if each or index == at)
        return replace(self, sentences=kept, at=len(list(filter(None, sentences[:at]))))

    def without(self, at: int) -> Draft:
        """The draft without one of its sentences."""
        sentences = (*self.sentences[:at], *self.sentences[at + 1 :]) or ({},)
        at = min(self.at - (self.at > at), len(sentences) - 1)
        return replace(self, sentences=sentences, at=at)

    # ---- with the words of a book

    def choices(self, choices: SentenceChoices, at: int) -> SentenceChoices:
        """The choices for one of the sentences, beside the others."""
        others = [*self.sentences[:at], *self.sentences[at + 1 :]]
        return replace(choices, beside=tuple(filter(None, others)))

    def is_whole(self, choices: SentenceChoices) -> bool:
        """Whether there is a rule, and nothing is wrong with it."""
        return bool(self.begun) and not any(
            flaw.level == ERROR
            for at, sentence in enumerate(self.sentences)
            if sentence
            for flaw in self.choices(choices, at).flaws(sentence)
        )

    def can_grow(self, choices: SentenceChoices) -> bool:
        """Whether another sentence can be begun."""
        is_full = not all(self.sentences) or len(self.sentences) >= MAX_SENTENCES
        return not is_full and self.is_whole(choices)


def parse_value(word: Word, text: str) -> Any:
    """The value that a button's text stands for, as the file has it."""
    if text in word.also:
        return text
    if word.of == "flag":
        return FLAGS.get(text.casefold(), text == "True")
    digits = text.removeprefix("-") if word.least < 0 else text
    return int(text) if word.of == "number" and digits.isdecimal() else text


def toggled(word: Word, old: Any, value: Any) -> Any:
    """The value of a word after a tap on one of its buttons; ``None``: it has none any more."""
    if not word.many:
        return None if old == value and type(old) is type(value) else value
    before = old if isinstance(old, list) else [] if old is None else [old]
    after = [x for x in before if x != value] if value in before else [*before, value]
    return after if len(after) > 1 else after[0] if after else None


# ---- as text


def sentence_text(choices: SentenceChoices, sentence: Mapping[str, Any]) -> Words:
    """A sentence so far; half a sentence may not have a text yet."""
    if not sentence:
        return {lang: message(lang, "picker-own-begin") for lang in LANGS}
    try:
        return choices.vocabulary.say(sentence)
    except (LookupError, TypeError, ValueError):
        return {lang: message(lang, "picker-own-half") for lang in LANGS}


def rule_text(choices: SentenceChoices, sentences: tuple[SentenceWords, ...]) -> Words:
    """All sentences of a rule, as its wording will be."""
    texts = [sentence_text(choices, sentence) for sentence in sentences or ({},)]
    return {
        lang: separator.join(text[lang] for text in texts)
        for lang, separator in SENTENCE_SEPARATORS.items()
    }


def made_title(choices: SentenceChoices, sentences: tuple[SentenceWords, ...]) -> Words:
    """The first sentence as a title."""
    if not sentences:
        return dict.fromkeys(LANGS, "")
    texts = {
        lang: text.rstrip(".。") for lang, text in sentence_text(choices, sentences[0]).items()
    }
    return {
        lang: f"{text[: MAX_TITLE - 1]}…" if len(text) > MAX_TITLE or len(sentences) > 1 else text
        for lang, text in texts.items()
    }
