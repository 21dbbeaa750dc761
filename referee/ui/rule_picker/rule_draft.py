"""A rule of one's own as it is being made: its sentences, in words, and what is wrong with them."""

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

MAX_TITLED = 60
"""A title that is made from a sentence is no longer."""
MAX_SENTENCES = 4
"""A rule of more is better two rules."""


class Draft(Struct, frozen=True):
    """``id``: of the rule that is edited; empty for a new one. ``at``: the sentence that is being
    made; there is always one."""

    id: str = ""
    said: tuple[SentenceWords, ...] = ({},)
    at: int = 0
    title: Words = {}

    @property
    def now(self) -> SentenceWords:
        """The sentence that is being made."""
        return self.said[self.at]

    @property
    def told(self) -> tuple[SentenceWords, ...]:
        """The sentences that say something."""
        return tuple(each for each in self.said if each)

    def saying(self, said: SentenceWords) -> Draft:
        """The draft with another sentence in the place of the one that is being made."""
        return replace(self, said=(*self.said[: self.at], said, *self.said[self.at + 1 :]))

    def gone_to(self, at: int) -> Draft:
        """At another sentence, or at one more; one that says nothing is left out on the way."""
        begun = at == len(self.said)
        said = (*self.said, {}) if begun else self.said
        kept = tuple(each for i, each in enumerate(said) if each or i == at)
        return replace(self, said=kept, at=at - sum(not each for each in said[:at]))

    def without(self, at: int) -> Draft:
        """Without one of its sentences."""
        said = (*self.said[:at], *self.said[at + 1 :]) or ({},)
        return replace(self, said=said, at=min(self.at - (self.at > at), len(said) - 1))


def among(choosing: SentenceChoices, draft: Draft, at: int) -> SentenceChoices:
    """What a sentence of the draft may say beside the others."""
    others = tuple(each for i, each in enumerate(draft.said) if each and i != at)
    return replace(choosing, beside=others)


def is_whole(choosing: SentenceChoices, draft: Draft) -> bool:
    """Whether there is a rule, and nothing is wrong with it."""
    wrong = (
        flaw
        for at, said in enumerate(draft.said)
        if said
        for flaw in among(choosing, draft, at).flaws(said)
        if flaw.level == ERROR
    )
    return bool(draft.told) and not any(wrong)


def goes_on(choosing: SentenceChoices, draft: Draft) -> bool:
    """Whether one more sentence can be begun."""
    return (
        all(draft.said) and len(draft.said) < MAX_SENTENCES and is_whole(choosing, draft)
    )  # fmt: skip


def meant(word: Word, value: str) -> Any:
    """What a tap says, as the file has it."""
    if value in word.also:
        return value
    if word.of == "flag":
        return FLAGS.get(value.casefold(), value == "True")
    counted = value.removeprefix("-") if word.least < 0 else value
    return int(value) if word.of == "number" and counted.isdecimal() else value


def toggled(word: Word, was: Any, value: Any) -> Any:
    """What a word says after it was tapped; ``None``: nothing any more."""
    if not word.many:
        return None if was == value and type(was) is type(value) else value
    before = was if isinstance(was, list) else [] if was is None else [was]
    after = [x for x in before if x != value] if value in before else [*before, value]
    return after if len(after) > 1 else after[0] if after else None


# ---- in words


def spoken(choosing: SentenceChoices, said: Mapping[str, Any]) -> Words:
    """A sentence so far; what is half said may have no words yet."""
    if not said:
        return {lang: message(lang, "picker-own-begin") for lang in LANGS}
    try:
        return choosing.vocabulary.say(said)
    except (LookupError, TypeError, ValueError):
        return {lang: message(lang, "picker-own-half") for lang in LANGS}


def spoken_whole(choosing: SentenceChoices, said: tuple[SentenceWords, ...]) -> Words:
    """All sentences of a rule, as its text will have them."""
    told = [spoken(choosing, each) for each in said or ({},)]
    return {
        lang: sep.join(each[lang] for each in told) for lang, sep in SENTENCE_SEPARATORS.items()
    }


def made_title(choosing: SentenceChoices, said: tuple[SentenceWords, ...]) -> Words:
    """The first sentence as a title."""
    if not said:
        return dict.fromkeys(LANGS, "")
    told = {lang: text.rstrip(".。") for lang, text in spoken(choosing, said[0]).items()}
    most = MAX_TITLED - 1
    return {
        lang: f"{text[:most]}…" if len(text) > MAX_TITLED or len(said) > 1 else text
        for lang, text in told.items()
    }
