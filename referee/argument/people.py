"""Guesses which words of an English text are names of players."""

from __future__ import annotations

import re
from functools import lru_cache

from referee.notation.lenient.lexicon import any_of, lexicon

from .vocabulary import rule_names, vocabulary

_DOES = (
    "plays?|played|puts?|lays?|laid|leads?|led|throws?|threw|drops?|dropped|pass(?:es|ed)?|has|had|holds?|shows?|"
    "wants?|wins?|won|takes?|took|uses?|used|gives?|gave|discards?|discarded|points?|pointed|doubts?|doubted|"
    "beats?|tries|tried|opens?|opened|follows?|starts?|started|needs|goes|went|says|said|slams?|"
    "chucks?|sits?|go|do"
)
_DO = (
    "play|put|lay|lead|throw|drop|pass|use|win|take|give|discard|point|doubt|beat|follow|go|do|"
    "answer|stop|finish|get"
)
_CARD = r"(?:10|[2-9AJQKajqk])[shdcSHDC♠♥♦♣]|[SHDC♠♥♦♣](?:10|[2-9AJQK])"
_NAME = r"([A-Za-z]{2,12})"
_CAPITAL = r"([A-Z][a-z]{1,11})"
_FORMS = [
    re.compile(form)
    for form in (
        rf"\b{_NAME}(?=(?: just| then| now| also| only| already)? (?:{_DOES})\b)",
        rf"\b(?:can|may|could|does|did|let|should) {_NAME}(?= (?:also |still |just )?(?:{_DO})\b)",
        r"\b([A-Z][a-z]{1,11})(?= ?\()",
        rf"(?:^|[.,;:!?(]\s*|\band |\bthen ){_NAME}(?=:? (?:{_CARD})(?!\w))",
        rf"\b(?:and|then) {_NAME}(?= (?:an?|the|two|three|four|her|his) )",
        rf"[,.;] (?:and |then )?{_NAME}(?= (?:the |an? )?(?:{any_of(lexicon().ranks)}) of )",
        rf"\bled by {_NAME}\b",
        rf"\b(?:from|by|is|beat|to|has|name is|named|called) {_CAPITAL}\b",
        rf"[a-z0-9♠♥♦♣,;)] {_CAPITAL}\b",
        r"\b[Pp]layer ([A-Z])\b",
    )
]
"""Where a name stands."""


def guessed_names(text: str) -> list[str]:
    """The words that aren't known and stand where a name does, with a capital letter.

    >>> guessed_names("Wendla threw the 8 of spades, may zev play a nine of hearts?")
    ['Wendla', 'Zev']
    """
    found = [(m.start(1), m[1]) for form in _FORMS for m in form.finditer(text)]
    names = [word for _, word in sorted(found) if _is_unknown(word)]
    return list(dict.fromkeys(name[0].upper() + name[1:] for name in names))


_SEATS = re.compile(
    r"(?:席順?|並び順?|座り順)[はがで:：]?\s*"
    r"((?:[^\s、,・。の]{1,5}[、,・ ])+[^\s、,・。の]{1,5}?)(?:の順|の並び|です|で|[。、\n]|$)"
)
"""A list of all seats in Japanese."""


def listed_names(text: str) -> list[str]:
    """The names of a Japanese list of seats.

    >>> listed_names("席はあい、ゆう、けん、みほの順、けんが9出した")
    ['あい', 'ゆう', 'けん', 'みほ']
    """
    found = _SEATS.search(text)
    names = re.split("[、,・ ]+", found[1]) if found else []
    return names if len(names) > 2 else []


def _is_unknown(word: str) -> bool:
    plain = word.casefold()
    forms = {plain, *(plain.removesuffix(ending) for ending in ("s", "es", "ed", "ing"))}
    return not forms & _known() and not re.fullmatch(_CARD, word)


@lru_cache
def _known() -> frozenset[str]:
    """The English words that mean something."""
    words, rules, cards = vocabulary(), rule_names(), lexicon()
    phrases = (
        *words.words, *words.me, *words.others, *words.family, *words.labels, *words.titles,
        *words.plural_ranks, *words.counts, *rules.books, *rules.rules,
        *cards.suits, *cards.ranks, *cards.jokers,
    )  # fmt: skip
    return frozenset(word for phrase in phrases for word in re.findall(r"[a-z]+", phrase))
