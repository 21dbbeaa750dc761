"""The scope of a verdict, in words and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from referee.i18n.card_names import card_words
from referee.i18n.messages import LANGS, listing, message
from referee.verdict.scope import Scope

from .reason_text import fact_text

MAX_CLAUSES = 6
"""How many of the clauses that weren't needed are named, those that can be switched off first."""


def scope_lines(scope: Scope, lang: str) -> Iterator[str]:
    """What the verdict rested on, what was missing, what it didn't need, what is never checked."""
    facts = [
        message(lang, f"scope-part-{fact.part}", text=card_words(lang, fact.text))
        for fact in scope.facts
    ]
    yield message(lang, "scope-facts", facts=listing(lang, facts) if facts else "none")
    if scope.missing:
        missing = listing(lang, [fact_text(fact, lang) for fact in scope.missing])
        yield message(lang, "scope-missing", facts=missing)
    titles = [
        message(lang, "label-quoted", label=clause.title[lang])
        for clause in sorted(scope.unneeded, key=lambda it: not it.switchable)[:MAX_CLAUSES]
    ]
    if titles:
        if rest := len(scope.unneeded) - len(titles):
            titles.append(message(lang, "scope-rest", rest=rest))
        yield message(lang, "scope-unneeded", clauses=listing(lang, titles))
    never = [message(lang, f"scope-never-{name}") for name in scope.never]
    yield message(lang, "scope-never", things=listing(lang, never))


def scope_data(scope: Scope) -> dict[str, Any]:
    """The scope as JSON-ready data."""
    return {
        "facts": [{"part": fact.part, "text": fact.text} for fact in scope.facts],
        "missing": [{lang: fact_text(fact, lang) for lang in LANGS} for fact in scope.missing],
        "unneeded": [clause.id for clause in scope.unneeded],
        "never": {
            name: {lang: message(lang, f"scope-never-{name}") for lang in LANGS}
            for name in scope.never
        },
    }
