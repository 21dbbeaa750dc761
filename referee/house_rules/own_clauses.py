"""A house's own rules in sentences: the clauses of its file, one more, one changed, one less."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from referee.basis.tomltext import data_of
from referee.model.types import Words
from referee.rulebook.rule_language import SLOTS, Said, is_sentence, words_of

from . import toml_edit
from .errors import UnsafeEdit
from .toml_edit import line_end

CLAUSE = "clause"
PREFIX = "own"
"""What the ids of rules begin with that are made at a table."""
PLAIN = ("id", "kind", "title", "about", *SLOTS)
"""A rule that says no more than this can be made anew from its sentence."""
RULES = "rules"
"""Where a clause of several sentences says them."""
SWITCHES = "switches"


class OwnRule(Struct, frozen=True):
    """A clause that a house's file states itself. ``said``: its sentences; none where it is more
    than sentences."""

    id: str
    title: Words
    said: tuple[Said, ...] = ()

    @property
    def name(self) -> str:
        """What tables call its switch."""
        return self.id.rpartition(".")[2]


def own_rules(text: str) -> tuple[OwnRule, ...]:
    """The clauses that a text states in sentences or otherwise."""
    return tuple(_own(each) for each in data_of(text).get(CLAUSE, ()))


def _own(entry: Mapping[str, Any]) -> OwnRule:
    return OwnRule(entry["id"], entry["title"], _sentences(entry))


def _sentences(entry: Mapping[str, Any]) -> tuple[Said, ...]:
    """What an entry says, where taps could have made it."""
    uses = [entry] if is_sentence(entry) else []
    inner = entry.get(RULES, ())
    if not entry.keys() <= {*PLAIN, RULES} or any(not {*SLOTS} >= each.keys() for each in inner):
        return ()
    said = tuple(words_of(each) for each in (*uses, *inner))
    by_reading = any(isinstance(value, Mapping) for each in said for value in each.values())
    return () if by_reading else said


def free_id(taken: frozenset[str]) -> str:
    """An id for one more rule; ``taken``: the names of the book's options and clauses."""
    number = 1
    while f"rule_{number}" in taken:
        number += 1
    return f"{PREFIX}.rule_{number}"


def with_rule(text: str, rule: OwnRule) -> str:
    """The text with a rule, switched on, in place of a former one of its id; all else stays.

    Raises ``UnsafeEdit`` where the text can only be changed by hand.
    """
    changed = without_rule(text, rule.id) or text
    wanted = copy.deepcopy(data_of(changed))
    entry = _entry(rule)
    wanted[CLAUSE] = [*wanted.get(CLAUSE, ()), data_of("\n".join(entry))]
    end = line_end(changed)
    made = changed.rstrip() + end + end + end.join(["[[clause]]", *entry]) + end
    return _safe(made, wanted)


def without_rule(text: str, id_: str) -> str | None:
    """The text without a rule, and without its switch; ``None`` where it has no such rule.

    Raises ``UnsafeEdit``.
    """
    wanted = data_of(text)
    ids = [each["id"] for each in wanted.get(CLAUSE, ())]
    if id_ not in ids:
        return None
    name = id_.rpartition(".")[2]
    at = ids.index(id_)
    try:
        made = toml_edit.drop(text, (CLAUSE, at))
        del wanted[CLAUSE][at]
        if name in wanted.get(SWITCHES, {}):
            made = toml_edit.drop(made, (SWITCHES, name))
            del wanted[SWITCHES][name]
    except (LookupError, ValueError, RecursionError):
        raise UnsafeEdit((CLAUSE, at)) from None
    return _safe(made, wanted)


def _entry(rule: OwnRule) -> list[str]:
    titles = ", ".join(f"{lang} = {_spelled(text)}" for lang, text in rule.title.items())
    lines = [f"id = {_spelled(rule.id)}", 'kind = "adopted"', f"title = {{ {titles} }}"]
    if len(rule.said) == 1:
        return [*lines, *_sentence(rule.said[0])]
    inner = (f"  {{ {', '.join(_sentence(each))} }}," for each in rule.said)
    return [*lines, f"{RULES} = [", *inner, "]"]


def _sentence(said: Said) -> Iterator[str]:
    for slot in SLOTS:
        for path, value in said.items():
            if path == slot or path.startswith(f"{slot}."):
                yield f"{path} = {_spelled(value)}"


def _spelled(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _safe(made: str, wanted: Mapping[str, Any]) -> str:
    try:
        says = data_of(made)
    except ValueError:
        raise UnsafeEdit((CLAUSE,)) from None
    if _bare(says) != _bare(wanted):
        raise UnsafeEdit((CLAUSE,))
    return made


def _bare(data: Mapping[str, Any]) -> dict[str, Any]:
    return {name: said for name, said in data.items() if said not in ({}, [])}
