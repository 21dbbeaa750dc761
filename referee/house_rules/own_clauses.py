"""The clauses that a house's file itself states: read, added, replaced and removed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from referee.model.types import Words
from referee.rulebook.rule_language import SLOTS, SentenceWords, is_sentence, sentence_words

from .rewrite import CLAUSE, SWITCHES, TextEdit
from .toml_edit import to_toml

PREFIX = "own"
"""The first part of the ids of clauses that are made at a table."""
RULES = "rules"
"""The key of the sentences of a clause that has several."""
EDITABLE_KEYS = {"id", "kind", "title", "about", *SLOTS, RULES}
"""A clause with only these keys can be rewritten from its sentences."""


class OwnClause(Struct, frozen=True):
    """A clause that a house's file states itself."""

    id: str
    title: Words
    sentences: tuple[SentenceWords, ...] = ()
    """Empty if the clause has more than sentences."""

    @property
    def name(self) -> str:
        """The name of its switch."""
        return self.id.rpartition(".")[2]


def own_clauses(text: str) -> tuple[OwnClause, ...]:
    """The clauses that the text of a house's file states."""
    entries = tomllib.loads(text).get(CLAUSE, ())
    return tuple(OwnClause(entry["id"], entry["title"], _sentences(entry)) for entry in entries)


def _sentences(entry: Mapping[str, Any]) -> tuple[SentenceWords, ...]:
    """The sentences of a clause, if the rule builder could have made it."""
    inner = entry.get(RULES, ())
    if entry.keys() - EDITABLE_KEYS or any(table.keys() - {*SLOTS} for table in inner):
        return ()
    outer = [entry] if is_sentence(entry) else []
    sentences = tuple(map(sentence_words, (*outer, *inner)))
    values = (value for sentence in sentences for value in sentence.values())
    uses_reading = any(isinstance(value, Mapping) for value in values)
    return () if uses_reading else sentences


def unused_id(names: frozenset[str]) -> str:
    """An id for a new clause. ``names``: the names of the book's options and clauses."""
    number = 1
    while f"rule_{number}" in names:
        number += 1
    return f"{PREFIX}.rule_{number}"


def with_clause(text: str, clause: OwnClause) -> str:
    """The text with a clause, switched on, instead of a former one with its id.

    Raises ``UnsafeEdit`` if the text can only be changed by hand.
    """
    edit = TextEdit(without_clause(text, clause.id) or text)
    edit.append_lines(CLAUSE, [*_entry_lines(clause)])
    return edit.text()


def without_clause(text: str, id_: str) -> str | None:
    """The text without a clause and its switch; ``None`` if it has no such clause.

    Raises ``UnsafeEdit``.
    """
    edit = TextEdit(text)
    ids = [entry["id"] for entry in edit.data.get(CLAUSE, ())]
    if id_ not in ids:
        return None
    edit.drop((CLAUSE, ids.index(id_)))
    name = id_.rpartition(".")[2]
    if name in edit.data.get(SWITCHES, {}):
        edit.drop((SWITCHES, name))
    return edit.text()


def _entry_lines(clause: OwnClause) -> Iterator[str]:
    titles = ", ".join(f"{lang} = {to_toml(title)}" for lang, title in clause.title.items())
    yield from (f"id = {to_toml(clause.id)}", 'kind = "adopted"', f"title = {{ {titles} }}")
    if len(clause.sentences) == 1:
        yield from _sentence_lines(clause.sentences[0])
        return
    yield f"{RULES} = ["
    for sentence in clause.sentences:
        yield f"  {{ {', '.join(_sentence_lines(sentence))} }},"
    yield "]"


def _sentence_lines(sentence: SentenceWords) -> Iterator[str]:
    for slot in SLOTS:
        for path, value in sentence.items():
            if path == slot or path.startswith(f"{slot}."):
                yield f"{path} = {to_toml(value)}"
