"""What is wrong or odd about a rulebook's file and about a choice of its options, loudly.

Each finding names the clause, the value and who set it: the book, a house's file, the table, a
change that is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from referee.model.types import Value, Words
from referee.rulebook.binding import readers
from referee.rulebook.clause import Clause, Option, Setter
from referee.rulebook.diagnostics import ERROR, NOTE, WARNING, Finding
from referee.rulebook.option_text import setting_label
from referee.rulebook.rulebook import Rulebook

SetBy = Callable[[Option], Setter]
"""Who gave an option the value that it has."""

Said = tuple[Option, Value, Setter]
"""An option that somebody has set, the value and who it was."""


FEW, SAMPLES = 7, 3
"""As many clauses of which one is needed are all named; of more than that, so many."""


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
        told |= {"count": len(titles), "many": "no"}
        if len(titles) > FEW:
            told |= {"needed": titles[:SAMPLES], "many": "yes"}
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
    for clause, other in _conflicting(rules):
        on, beside = (_setter(rules, each, named) for each in (clause, other))
        told = {"title": clause.title, "other": other.title, "on": on, "beside": beside}
        yield _about("conflict", clause, told, ERROR, on)


def _conflicting(rules: Rulebook) -> Sequence[tuple[Clause, Clause]]:
    """Kept with the rulebook: whoever reads a table asks for it."""
    found: Sequence[tuple[Clause, Clause]] | None = rules.kept.get("conflicting")
    if found is None:
        pairs = ((each, other) for each in rules.active for other in _held(rules, each.conflicts))
        found = [(clause, other) for clause, other in pairs if rules.is_on(other)]
        rules.kept["conflicting"] = found
    return found


def _held(rules: Rulebook, ids: Sequence[str]) -> Iterator[Clause]:
    """The clauses that hold the places of these in this book, as far as it has them."""
    names = {id_.rpartition(".")[2] for id_ in ids}
    return (clause for clause in rules.clauses if clause.name in names) if names else iter(())


def _setter(rules: Rulebook, clause: Clause, set_by: SetBy) -> Setter:
    """Who put a clause into use, or out of it."""
    option = rules.options.get(clause.name) if clause.switchable else None
    return set_by(option) if option else rules.book.setter_of(clause)


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
    """What is so already, or bears on a clause that is not in use.

    ``before``: the rules without all this, ``after``: with it.
    """
    for option, value, by in said:
        told = {"title": option.clause.title, "by": by}
        if option.kind == "switch" and before.value(option.name) == value:
            told |= {"way": "on" if value else "off", "already": before.book.setter(option)}
            yield _on(option, "already-so", value, told, NOTE, by)
        elif option.kind == "reading" and not _is_asked(option, after):
            told |= {"name": option.name, "value": value}
            yield _on(option, "idle-reading", value, told, NOTE, by)
        elif option.name in before.book.rulings and before.value(option.name) != value:
            ruling = before.book.rulings[option.name]
            told |= {"change": _changes(option, value), "ruling": ruling}
            yield _on(option, "against-ruling", value, told, NOTE, by)


def _is_asked(option: Option, rules: Rulebook) -> bool:
    """Whether a clause in use is read by it: its own, or another that shares it."""
    return any(map(rules.is_on, (option.clause, *readers(rules.book).get(option.name, ()))))


def _changes(option: Option, value: Value) -> Words:
    return {lang: setting_label(option, [value], lang) for lang in ("ja", "en")}


def _on(
    option: Option, code: str, value: Value, told: dict[str, object], level: str, by: Setter
) -> Finding:
    return replace(_about(code, option.clause, told, level, by, value), option=option.name)
