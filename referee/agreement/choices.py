"""Which rules a group should agree on first: those that some tables have and others don't."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from functools import cache

from referee._internal.paths import PACKAGE
from referee.interaction_checker.recorded import recorded_conflicts
from referee.library.context import current
from referee.library.option_checks import check_rules, clauses_in_conflict
from referee.rulebook.clause import UNSETTLED, Book, Option
from referee.rulebook.diagnostics import ERROR, WARNING
from referee.rulebook.rulebook import Rulebook

MAX_QUESTIONS = 10
MAX_SWITCHES = 6
"""How many of the questions are about switches; the others are about readings."""
MANY_SOURCES = 20
"""A rule with so many sources would be played everywhere."""
MAX_CONFLICTS, WEIGHT = 10, 0.01
"""How many conflicts of a rule count, and how much each of them."""


def next_choice(rules: Rulebook, answered: Collection[str]) -> Option | None:
    """The option to ask about next; ``None`` if enough is agreed. ``answered``: names of options.

    >>> from referee.library.context import rulebook
    >>> next_choice(rulebook("daifugo"), ()).name
    'seven_pass'
    """
    if len(answered) >= MAX_QUESTIONS:
        return None
    switches = sum(name in rules.options and rules.options[name].kind == "switch"
                   for name in answered)  # fmt: skip
    if switches < MAX_SWITCHES:
        for option in _switches(rules):
            if option.name not in answered and _makes_sense(option, rules):
                return option
    return next((option for option in _readings(rules) if option.name not in answered), None)


def usual_clauses(rules: Rulebook) -> list[str]:
    """The names of the rules that at least half of the written versions have."""
    shares = _shares(rules.book.family)
    return [
        o.name
        for o in rules.options.values()
        if o.kind == "switch" and shares.get(o.name, 0) >= 0.5
    ]


def _switches(rules: Rulebook) -> list[Option]:
    """The switches, the most disputed first."""
    shares = _shares(rules.book.family)
    conflicts = recorded_conflicts()

    def dispute(option: Option) -> float:
        share = max(shares.get(option.name, 0), _sources().get(option.clause.id, 0) / MANY_SOURCES)
        number = min(conflicts.get(option.clause.id, 0), MAX_CONFLICTS)
        return 4 * share * (1 - share) + WEIGHT * number

    options = (o for o in rules.options.values() if o.kind == "switch" and rules.is_relevant(o))
    return sorted(options, key=dispute, reverse=True)


def _makes_sense(option: Option, rules: Rulebook) -> bool:
    """Whether the rules could have this one without another change."""
    if rules.value(option.name):
        return True
    if option.clause.id in clauses_in_conflict(rules):
        return False
    tried = rules.replace(**{option.name: True})
    findings = check_rules(tried, tried.book.provenance)
    return not any(f.option == option.name and f.level in (ERROR, WARNING) for f in findings)


def _readings(rules: Rulebook) -> list[Option]:
    """The readings that matter: orders of rules that conflict come first, then usual rules."""
    shares = _shares(rules.book.family)
    active = {clause.id for clause in rules.active}
    options = [
        option
        for option in rules.options.values()
        if option.kind == "reading"
        and len(option.values) > 1
        and option.clause.id in active
        and rules.is_relevant(option)
        and option.name not in rules.rulings
    ]

    def order(option: Option) -> tuple[bool, float]:
        return rules.value(option.name) != UNSETTLED, -shares.get(option.clause.name, 0)

    return sorted(options, key=order)


# ---- how usual


@cache
def _shares(family: str) -> Mapping[str, float]:
    """Name of a switch -> the share of the written versions with this rule that play it."""
    versions: dict[str, list[bool]] = {}
    for version in _versions(family):
        for name, is_on in version.items():
            versions.setdefault(name, []).append(is_on)
    return {name: sum(played) / len(played) for name, played in versions.items()}


def _versions(family: str) -> Iterator[Mapping[str, bool]]:
    """The switches of each book and of each of its presets."""
    for id_ in current().shelf_ids():
        book = current().book(id_)
        if book.family == family:
            yield from _of_book(book)


def _of_book(book: Book) -> Iterator[Mapping[str, bool]]:
    switches = {o.name: o for o in book.options.values() if o.kind == "switch"}
    presets = [preset.values(switches) for preset in book.presets]
    for values in presets or [{name: option.default for name, option in switches.items()}]:
        yield {name: bool(values[name]) for name in switches}


@cache
def _sources() -> Mapping[str, int]:
    """Id of a clause -> how many independent descriptions of the rule were found."""
    text = (PACKAGE / "agreement" / "sources.toml").read_text("utf-8")
    numbers: dict[str, int] = tomllib.loads(text)["sources"]
    return numbers
