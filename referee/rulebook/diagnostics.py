"""Findings: what is wrong or odd about rules, with the clause concerned and who set it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from referee.errors import Fault, RefereeError
from referee.i18n.messages import listing, message
from referee.model.types import Value

from .clause import Provenance, Ruling, ruling_text

ERROR, WARNING, NOTE = "error", "warning", "note"
LEVELS = (ERROR, WARNING, NOTE)


class Finding(Fault, frozen=True):
    """One thing that is wrong or odd about a rulebook, a house's file or a choice of options.

    ``args`` may contain titles by language and :class:`Provenance`\\ s.
    """

    level: str = WARNING
    """``error`` (the book or the clause is refused), ``warning`` (it doesn't do what it seems to)
    or ``note`` (harmless)."""
    clause: str = ""
    option: str = ""
    value: Value | None = None
    by: Provenance | None = None
    file: str = ""
    """The book in whose file ``line`` and ``column`` count; if empty, it is the table text."""
    column: int = 0
    costs_clause: bool = False
    """An error in the rules of ``clause`` that costs only that clause: the book can be used."""

    def say(self, lang: str = "en", *, sources: bool = True) -> str:
        """The finding in words; ``sources``: also who turned the clauses on and off."""
        values = {name: "" if not sources and _is_source(value) else value
                  for name, value in self.args.items()}  # fmt: skip
        args = {name: _in_words(value, lang, self.line) for name, value in values.items()}
        text = str(args["text"]) if "text" in args else message(lang, f"fault-{self.code}", **args)
        text = message(lang, "finding-costs-clause", text=text) if self.costs_clause else text
        if self.file:
            place = {"line": self.line, "column": self.column if self.column > 1 else 0}
            return message(lang, "finding-in-file", book=self.file, text=text, **place)
        return message(lang, "fault-at-line", line=self.line, text=text) if self.line else text

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready data: ``level``, ``code``, ``clause``, ``option``, ``value``, ``file``,
        ``line``, ``column``, ``set_by`` and the ``text`` by language."""
        by = self.by and {"who": self.by.who, "name": self.by.name, "line": self.by.line}
        place = {"file": self.file, "line": self.line, "column": self.column, "set_by": by}
        about = {"clause": self.clause, "option": self.option, "value": self.value}
        text = {lang: self.say(lang) for lang in ("ja", "en")}
        return {"level": self.level, "code": self.code, **about, **place, "text": text}


def say_all(findings: Sequence[Finding], lang: str) -> list[str]:
    """Each finding in words. What an error costs is said once, after the last one."""
    last = max((i for i, each in enumerate(findings) if each.costs_clause), default=-1)
    return [
        (finding if i == last else replace(finding, costs_clause=False)).say(lang)
        for i, finding in enumerate(findings)
    ]


def _is_source(value: object) -> bool:
    """Whether an argument of a finding says who turned clauses on or off."""
    parts = value if isinstance(value, tuple) else (value,)
    return any(isinstance(part, Provenance) for part in parts)


def _in_words(value: object, lang: str, line: int) -> object:
    """An argument of a finding as text, which leaves out the ``line`` of the finding itself."""
    if isinstance(value, Ruling):
        return ruling_text(value, lang)
    if isinstance(value, Provenance):
        name = value.title.get(lang, value.name)
        other_line = 0 if value.line == line else value.line
        return message(lang, f"set-by-{value.who}", name=name, line=other_line)
    if isinstance(value, dict):
        return value[lang]
    if isinstance(value, tuple):
        texts = dict.fromkeys(_part_in_words(part, lang, line) for part in value)
        return listing(lang, texts, "list-last-or")
    return value


def _part_in_words(part: object, lang: str, line: int) -> str:
    """One of several such arguments; a title is quoted."""
    text = str(_in_words(part, lang, line))
    return message(lang, "title-quoted", title=text) if isinstance(part, dict) else text


class BadBook(RefereeError):
    """A rulebook's file that cannot be used; ``findings`` is all that is wrong with it."""

    kind = "rulebook"

    def __init__(self, book: str, findings: Sequence[Finding]) -> None:
        findings = tuple(replace(finding, costs_clause=False) for finding in findings)
        super().__init__(book, findings)
        self.book, self.findings = book, findings

    def say(self, lang: str = "en") -> str:
        lines = [finding.say(lang) for finding in self.findings]
        return "\n".join([message(lang, "error-bad-book", book=self.book), *lines])


class RulesConflict(RefereeError):
    """Options that cannot be chosen together; ``findings`` name the clauses and who set them."""

    kind = "conflict"

    def __init__(self, findings: Sequence[Finding]) -> None:
        super().__init__(tuple(findings))
        self.findings = tuple(findings)

    def say(self, lang: str = "en") -> str:
        return "\n".join(finding.say(lang) for finding in self.findings)
