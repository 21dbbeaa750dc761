"""The four checks of every clause, and the page that lists them in one language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import astuple, dataclass

import referee

from .book_page import CHECKS_PAGE
from .catalog import BookCatalog, ListedClause, Scenario
from .clause_page import OutputFolders, book_title
from .labels import LANGS, say

CHECKS = ("worded", "shown", "tried", "cited")
IDLE = ("does not fire", "exception")


@dataclass(frozen=True)
class ClauseChecks:
    """Whether a clause passes each check."""

    worded: bool
    """It has a title and a wording in both languages."""
    shown: bool
    """Its page shows a table on which it acts and one on which it doesn't."""
    tried: bool
    """It has a scenario file."""
    cited: bool
    """A verdict on one of its scenarios cites it, unless it has no rule of its own."""


def check(listed: ListedClause, catalog: BookCatalog) -> ClauseChecks:
    """Returns which checks a clause passes. Asks its scenarios until a verdict cites it."""
    clause = listed.clause
    own = catalog.scenarios.get(clause.id, [])
    shown = {scenario["shows"] in IDLE for scenario in catalog.examples(clause)}
    return ClauseChecks(
        worded=all(text.get(lang) for text in (clause.title, clause.wording) for lang in LANGS),
        shown=shown == {True, False},
        tried=bool(own),
        cited=not clause.rules or any(clause.id in _cited(scenario) for scenario in own),
    )


def _cited(scenario: Scenario) -> set[str]:
    """The clauses that the verdict on a scenario cites, as reasons or in its answer."""
    verdict = referee.read(scenario["table"]).ask(scenario["ask"])
    answer = verdict.to_dict()["answer"]
    effects = answer if isinstance(answer, list) else []
    done = {effect.get("clause", "") for effect in effects if isinstance(effect, Mapping)}
    return {*verdict.clauses(), *done}


def write(
    checked: Mapping[str, ClauseChecks], catalog: BookCatalog, folders: OutputFolders
) -> None:
    """Writes the page in each language. ``checked``: the checks by the ids of the clauses."""
    for lang in LANGS:
        file = folders.pages / "books" / lang / f"{CHECKS_PAGE}.md"
        file.write_text("\n".join(_page(checked, catalog, lang)) + "\n", "utf-8")


def _page(checked: Mapping[str, ClauseChecks], catalog: BookCatalog, lang: str) -> Iterator[str]:
    passed = sum(all(astuple(checks)) for checks in checked.values())
    count = say(lang, "checks-count", passed=passed, clauses=len(checked))
    yield f"---\norphan: true\n---\n\n# {say(lang, 'checks')}\n\n{count}\n"
    yield from (f"1. {say(lang, f'check-{check}')}" for check in CHECKS)
    for home in catalog.homes():
        own = [listed for listed in catalog.clauses.values() if listed.home == home]
        if own:
            yield f"\n## {book_title(own[0], catalog, lang)}\n"
            yield f"| {say(lang, 'clause')} | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|"
        for listed in own:
            ticks = " | ".join("✓" if ok else "–" for ok in astuple(checked[listed.clause.id]))
            yield f"| [{listed.clause.title[lang]}]({listed.page}.md) | {ticks} |"
