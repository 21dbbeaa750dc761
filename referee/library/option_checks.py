"""Checks of a choice of options: needs that are missing, conflicts, settings without effect.

Each finding names the clause, the value and who set it: the book, a house, the table or a flip.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from referee.i18n.messages import LANGS
from referee.model.types import Value
from referee.rulebook.binding import option_readers
from referee.rulebook.clause import Clause, Option, Provenance, setting_label
from referee.rulebook.diagnostics import ERROR, NOTE, WARNING, Finding
from referee.rulebook.rulebook import Rulebook

ProvenanceOf = Callable[[Option], Provenance]
"""Who gave an option its value."""

Setting = tuple[Option, Value, Provenance]
"""An option, the value that it was set to, and who set it."""

MAX_NAMED, SAMPLES = 7, 3
"""Up to ``MAX_NAMED`` clauses that would meet a need are all named; of more, ``SAMPLES``."""


# ---- needs and conflicts


def check_rules(rules: Rulebook, provenance_of: ProvenanceOf | None = None) -> list[Finding]:
    """Clauses in use that do nothing without another, or that cannot be in use together.

    ``provenance_of``: by default the book or the house.
    """
    provenance_of = provenance_of or rules.book.provenance
    return [*_missing_needs(rules, provenance_of), *conflicts(rules, provenance_of)]


def _missing_needs(rules: Rulebook, provenance_of: ProvenanceOf) -> Iterator[Finding]:
    for clause, group, candidates in _unmet_needs(rules):
        titles: tuple[object, ...] = tuple(c.title for c in candidates) or tuple(group)
        off = tuple(_setter(rules, c, provenance_of) for c in candidates)
        on = _setter(rules, clause, provenance_of)
        args = {"title": clause.title, "needed": titles, "on": on, "off": off}
        args |= {"count": len(titles), "many": "no"}
        if len(titles) > MAX_NAMED:
            args |= {"needed": titles[:SAMPLES], "many": "yes"}
        code = "missing" if off else "missing-unknown"
        yield _about(code, clause, args, WARNING, on)


def _unmet_needs(rules: Rulebook) -> Iterator[tuple[Clause, Sequence[str], list[Clause]]]:
    """Each clause in use, the ids of an unmet need, and the clauses of this book that meet it."""
    for clause in rules.active:
        for group in clause.needs:
            candidates = list(_named(rules, group))
            if not any(map(rules.is_on, candidates)):
                yield clause, group, candidates


def clauses_to_meet_needs(rules: Rulebook) -> Mapping[str, list[Clause]]:
    """Id of each clause in use with an unmet need -> the clauses of which one would meet it."""
    candidates: dict[str, list[Clause]] = {}
    for clause, _, needed in _unmet_needs(rules):
        candidates.setdefault(clause.id, []).extend(needed)
    return candidates


def clauses_in_conflict(rules: Rulebook) -> Mapping[str, list[Clause]]:
    """Id of each clause that is off -> the clauses in use that it conflicts with."""
    opponents: dict[str, list[Clause]] = {}
    for clause in rules.clauses:
        for other in _named(rules, clause.conflicts):
            if rules.is_on(other) != rules.is_on(clause):
                off, on = (clause, other) if rules.is_on(other) else (other, clause)
                opponents.setdefault(off.id, []).append(on)
    return opponents


def conflicts(rules: Rulebook, provenance_of: ProvenanceOf | None = None) -> Iterator[Finding]:
    """The clauses in use that cannot be in use together."""
    provenance_of = provenance_of or rules.book.provenance
    for clause, other in _conflicting_pairs(rules):
        on, beside = (_setter(rules, c, provenance_of) for c in (clause, other))
        args = {"title": clause.title, "other": other.title, "on": on, "beside": beside}
        yield _about("conflict", clause, args, ERROR, on)


def _conflicting_pairs(rules: Rulebook) -> Sequence[tuple[Clause, Clause]]:
    """The pairs of clauses in use that conflict; cached, as every table that is read needs them."""
    pairs: Sequence[tuple[Clause, Clause]] | None = rules.cache.get("conflicting")
    if pairs is None:
        pairs = [
            (clause, other)
            for clause in rules.active
            for other in _named(rules, clause.conflicts)
            if rules.is_on(other)
        ]
        rules.cache["conflicting"] = pairs
    return pairs


def _named(rules: Rulebook, ids: Sequence[str]) -> Iterator[Clause]:
    """The clauses of this book that have these ids."""
    return (clause for clause in rules.clauses if clause.id in ids) if ids else iter(())


def _setter(rules: Rulebook, clause: Clause, provenance_of: ProvenanceOf) -> Provenance:
    """Who turned a clause on or off."""
    option = rules.options.get(clause.name) if clause.switchable else None
    return provenance_of(option) if option else rules.book.provenance_of(clause)


# ---- settings without effect


def idle_settings(
    settings: Sequence[Setting], before: Rulebook, after: Rulebook
) -> Iterator[Finding]:
    """Settings that change nothing, concern a clause that is off, or contradict a ruling.

    ``before``: the rules without all these settings; ``after``: with them.
    """
    for option, value, by in settings:
        args = {"title": option.clause.title, "by": by}
        if option.kind == "switch" and before.value(option.name) == value:
            args |= {"way": "on" if value else "off", "already": before.book.provenance(option)}
            yield _on(option, "already-so", value, args, by)
        elif option.kind == "reading" and not _is_used(option, after):
            args |= {"name": option.name, "value": value}
            yield _on(option, "idle-reading", value, args, by)
        elif option.name in before.book.rulings and before.value(option.name) != value:
            change = {lang: setting_label(option, [value], lang) for lang in LANGS}
            args |= {"change": change, "ruling": before.book.rulings[option.name]}
            yield _on(option, "against-ruling", value, args, by)


def _is_used(option: Option, rules: Rulebook) -> bool:
    """Whether a clause in use reads the option: its own clause, or another that shares it."""
    return any(map(rules.is_on, (option.clause, *option_readers(rules.book).get(option.name, ()))))


# ---- findings


def _on(
    option: Option, code: str, value: Value, args: dict[str, object], by: Provenance
) -> Finding:
    return replace(_about(code, option.clause, args, NOTE, by, value), option=option.name)


def _about(
    code: str,
    clause: Clause,
    args: dict[str, object],
    level: str,
    by: Provenance,
    value: Value = True,
) -> Finding:
    """A finding about a clause, at the line where a table or a file set it."""
    finding = Finding(
        code,
        ("rules",),
        args,
        level=level,
        clause=clause.id,
        option=clause.name if clause.switchable else "",
        value=value,
        by=by,
    )
    if not by.line:
        return finding
    return replace(finding, line=by.line, file=by.name if by.who == "house" else "")
