"""Clauses and presets from the entries of a book's file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from referee.rulebook.clause import Clause, Preset, Reading, RuleUse

# ---- reading the files


def make_clause(entry: Mapping[str, Any]) -> Clause:
    """The clause that an entry of a file states."""
    return Clause(
        id=entry["id"],
        kind=entry.get("kind", "base"),
        title=entry["title"],
        wording={"ja": entry["ja"], "en": entry["en"]},
        where=entry["where"],
        rules=tuple(_rule_uses(entry)),
        overrides=tuple(entry.get("overrides", ())),
        readings=tuple(_readings(entry)),
        variants=tuple(entry.get("variants", ())),
        needs=tuple(map(_group, entry.get("needs", ()))),
        conflicts=tuple(entry.get("conflicts", ())),
        about=tuple(entry.get("about") or _ranks(entry) or ("procedure",)),
    )


def _ranks(entry: Mapping[str, Any]) -> list[str]:
    """What a clause that does not say so is about: the ranks that its rules name."""
    named = (use.params.get("rank") for use in _rule_uses(entry))
    return ["joker" if rank == "Jo" else rank for rank in named if rank and isinstance(rank, str)]


def make_presets(entries: Iterable[Mapping[str, Any]]) -> tuple[Preset, ...]:
    """The presets that a file offers."""
    return tuple(
        Preset(
            id=entry["id"],
            title=entry["title"],
            kinds=tuple(entry.get("kinds", ())),
            options={**entry.get("switches", {}), **entry.get("readings", {})},
        )
        for entry in entries
    )


def _group(needed: str | list[str]) -> tuple[str, ...]:
    """One prerequisite: a clause, or a list of which one is enough."""
    return (needed,) if isinstance(needed, str) else tuple(needed)


def _rule_uses(entry: Mapping[str, Any]) -> Iterable[RuleUse]:
    if "rule" in entry:
        yield RuleUse(entry["rule"], entry.get("with", {}))
    for use in entry.get("rules", ()):
        yield RuleUse(use["rule"], use.get("with", {}))


def _readings(entry: Mapping[str, Any]) -> Iterator[Reading]:
    for kind in ("variant", "setting", "reading"):
        yield from (_reading(each, kind) for each in entry.get(kind, ()))


def _reading(entry: Mapping[str, Any], kind: str) -> Reading:
    return Reading(
        name=entry["id"],
        question=entry["question"],
        values=tuple(entry["values"]),
        default=entry["default"],
        label=entry.get("label", {}),
        why=entry.get("why", {"ja": "", "en": ""}),
        kind=kind,
        overrides={value: tuple(ids) for value, ids in entry.get("overrides", {}).items()},
        orders={value: tuple(ids) for value, ids in entry.get("orders", {}).items()},
        families=entry.get("family", {}),
    )
