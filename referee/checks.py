"""What is wrong or odd about a rulebook's file and about a choice of its options, loudly.

Each finding names the clause, the value and who set it: the book, a house's file, the table, a
change that is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from .clause import Book, Clause, Option, Setter, Value, Words
from .errors import RefereeError, UnknownName
from .filechecks import check_file as check_file
from .filechecks import check_settled as check_settled
from .filechecks import check_shape as check_shape
from .findings import ERROR, NOTE, WARNING, BadBook, Finding
from .library import book_file
from .rulebook import Rulebook, book, rulebook, rulebook_of

if TYPE_CHECKING:
    from .description import Description

SetBy = Callable[[Option], Setter]
"""Who gave an option the value that it has."""

Said = tuple[Option, Value, Setter]
"""An option that somebody has set, the value and who it was."""


# ---- a choice of options


def check_rules(rules: Rulebook, set_by: SetBy | None = None) -> list[Finding]:
    """Clauses in use that do nothing without another, or that cannot be in use together.

    ``set_by``: who set each option; by itself the book or the house.
    """
    named = set_by or rules.book.setter
    return [*_missing(rules, named), *conflicts(rules, named)]


def _missing(rules: Rulebook, set_by: SetBy) -> Iterator[Finding]:
    for clause, group, needed in _unmet(rules):
        titles: tuple[object, ...] = tuple(each.title for each in needed) or tuple(group)
        off = tuple(_setter(rules, each, set_by) for each in needed)
        on = _setter(rules, clause, set_by)
        told = {"title": clause.title, "needed": titles, "on": on, "off": off}
        key = "missing" if off else "missing-unknown"
        yield _about(key, clause, told, WARNING, on)


def _unmet(rules: Rulebook) -> Iterator[tuple[Clause, Sequence[str], list[Clause]]]:
    """Each clause in use that lacks something, with the ids of which it needs one, and the clauses
    of this book that hold their places."""
    for clause in rules.active:
        for group in clause.needs:
            needed = list(_held(rules, group))
            if not any(map(rules.is_on, needed)):
                yield clause, group, needed


def lacking(rules: Rulebook) -> Mapping[str, list[Clause]]:
    """Id of each clause in use that lacks something -> the clauses of which one would mend it."""
    found: dict[str, list[Clause]] = {}
    for clause, _, needed in _unmet(rules):
        found.setdefault(clause.id, []).extend(needed)
    return found


def barred(rules: Rulebook) -> Mapping[str, list[Clause]]:
    """Id of each clause that is not in use -> the clauses in use that it cannot stand beside."""
    found: dict[str, list[Clause]] = {}
    for clause in rules.clauses:
        for other in _held(rules, clause.conflicts):
            if rules.is_on(other) != rules.is_on(clause):
                off, on = (clause, other) if rules.is_on(other) else (other, clause)
                found.setdefault(off.id, []).append(on)
    return found


def conflicts(rules: Rulebook, set_by: SetBy | None = None) -> Iterator[Finding]:
    """The clauses in use that cannot be in use together."""
    named = set_by or rules.book.setter
    for clause in rules.active:
        for other in _held(rules, clause.conflicts):
            if rules.is_on(other):
                on, beside = (_setter(rules, each, named) for each in (clause, other))
                told = {"title": clause.title, "other": other.title, "on": on, "beside": beside}
                yield _about("conflict", clause, told, ERROR, on)


def _held(rules: Rulebook, ids: Sequence[str]) -> Iterator[Clause]:
    """The clauses that hold the places of these in this book, as far as it has them."""
    names = {id_.rpartition(".")[2] for id_ in ids}
    return (clause for clause in rules.clauses if clause.name in names) if names else iter(())


def _setter(rules: Rulebook, clause: Clause, set_by: SetBy) -> Setter:
    """Who put a clause into use, or out of it."""
    option = rules.options.get(clause.name) if clause.switchable else None
    return set_by(option) if option else Setter("book", clause.id.rpartition(".")[0])


def _about(
    code: str, clause: Clause, told: dict[str, object], level: str, by: Setter, value: Value = True
) -> Finding:
    option = clause.name if clause.switchable else ""
    about = {"clause": clause.id, "option": option, "value": value, "by": by}
    return _placed(Finding(code, ("rules",), told, level=level, **about))  # type: ignore[arg-type]


def _placed(finding: Finding) -> Finding:
    """A finding with the line at which it was set so, where a table or a file did."""
    by = finding.by
    if by is None or not by.line:
        return finding
    return replace(finding, line=by.line, file=by.name if by.who == "house" else "")


# ---- what was said for nothing


def check_said(said: Sequence[Said], before: Rulebook, after: Rulebook) -> Iterator[Finding]:
    """What is so already, is said twice, or bears on a clause that is not in use.

    ``before``: the rules without all this, ``after``: with it.
    """
    first: dict[str, Said] = {}
    for option, value, by in said:
        told = {"title": option.clause.title, "by": by}
        earlier = first.setdefault(option.name, (option, value, by))
        if earlier[2] is not by:
            level = NOTE if earlier[1] == value else WARNING
            told |= {"name": option.name, "way": "same" if earlier[1] == value else "other"}
            yield _on(option, "said-twice", value, told, level, by)
        elif option.kind == "switch" and before.value(option.name) == value:
            told |= {"way": "on" if value else "off", "already": before.book.setter(option)}
            yield _on(option, "already-so", value, told, NOTE, by)
        elif option.kind == "reading" and not after.is_on(option.clause):
            told |= {"name": option.name, "value": value}
            yield _on(option, "idle-reading", value, told, NOTE, by)
        elif option.name in before.book.rulings and before.value(option.name) != value:
            ruling = before.book.rulings[option.name]
            told |= {"change": _changes(option, value), "ruling": ruling}
            yield _on(option, "against-ruling", value, told, NOTE, by)


def _changes(option: Option, value: Value) -> Words:
    from .speech import setting_label

    return {lang: setting_label(option, [value], lang) for lang in ("ja", "en")}


def _on(
    option: Option, code: str, value: Value, told: dict[str, object], level: str, by: Setter
) -> Finding:
    return replace(_about(code, option.clause, told, level, by, value), option=option.name)


# ---- a table's header


def said_by(described: Description, of: Book) -> list[Said]:
    """What a table's header and readings set, each with its line, without unknown names."""
    here = Setter("header", "", described.line("rules"))
    read = Setter("header", "", described.line("readings"))
    said: list[tuple[str, Value, Setter]] = [
        *((name, value, here) for name, value in described.switches),
        *((key if key in of.options else f"{owner}_{key}", value, here)
          for owner, key, value in described.params),
        *((name, value, here) for name, value in described.settings),
        *((name, value, read) for name, value in described.readings),
    ]  # fmt: skip
    return [
        (of.options[name], value, replace(by)) for name, value, by in said if name in of.options
    ]


def check_table(described: Description, rules: Rulebook) -> list[Finding]:
    """What a table's rules say for nothing, or against each other."""
    said = said_by(described, rules.book)
    found = check_said(said, rulebook_of(rules.book), rules)
    return [*found, *check_rules(rules, _set_by(described, rules))]


def check_change(
    described: Description, rules: Rulebook, change: Mapping[str, Value]
) -> list[Finding]:
    """What is odd about the rules once some options are changed, and was not before."""
    before = {(each.code, each.clause) for each in check_rules(rules)}
    changed = rules.having(**change)
    found = check_rules(changed, _set_by(described, changed))
    return [each for each in found if (each.code, each.clause) not in before]


def _set_by(described: Description, rules: Rulebook) -> SetBy:
    """Who set each option. One with another value than the table gives it was set by a change that
    is tried."""
    named = {option.name: (value, by) for option, value, by in said_by(described, rules.book)}

    def set_by(option: Option) -> Setter:
        value, by = named.get(option.name, (option.default, rules.book.setter(option)))
        value = option.named(value) if isinstance(value, str) else value
        return by if rules.value(option.name) == value else Setter("flip")

    return set_by


# ---- a whole book


def check_book(id_: str) -> list[Finding]:
    """All that is wrong or odd about a book: its file, what a house has set, what holds by itself.

    Raises ``UnknownName`` where there is no such book.
    """
    try:
        made = book(id_)
    except BadBook as bad:
        return list(bad.findings)
    except UnknownName as unknown:
        if not unknown.file:
            raise
        return [_as_finding(unknown)]
    here = rulebook(id_)
    return [*check_file(id_, made), *_house_findings(made, here), *check_rules(here)]


def _as_finding(unknown: UnknownName) -> Finding:
    plain = UnknownName(unknown.what, unknown.name, unknown.known)
    told = {"text": {lang: plain.say(lang) for lang in ("ja", "en")}}
    return Finding("unknown-book", (), told, unknown.line, level=ERROR, file=unknown.file)


def _house_findings(made: Book, here: Rulebook) -> Iterator[Finding]:
    """What a house's file says for nothing, measured by the book it extends."""
    if not made.base:
        return
    try:
        below = rulebook(made.base)
    except RefereeError:  # a base that cannot be played by itself sets nothing
        return
    said = [
        (made.options[name], value, by)
        for name, value, by in book_file(made.id).settled()
        if name in made.options and name in below.options
    ]
    yield from check_said(said, below, here)
