"""What comes of a run: for every pair of rules whether they meet, how, and on which table."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Mapping
from typing import Any, Literal, Self, get_args

from msgspec import Struct

from referee.errors import RefereeError
from referee.i18n.messages import message
from referee.model.types import Words

FORMAT = "referee.interactions/1"


class NoInteractions(RefereeError, ValueError):
    """A text that is no result of the checker."""

    kind = "no-interactions"

    def say(self, lang: str = "en") -> str:
        return message(lang, "meet-no-interactions", format=FORMAT)


Kind = Literal["not_seen", "independent", "ordered", "entangled", "unsettled"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""What may be said of a pair, from the least to the most."""


class Counts(Struct, frozen=True):
    """On how many tables: aimed at both rules or played at random with both; both of them did
    something; one changed what the other did; the text left open which."""

    tried: int = 0
    both: int = 0
    changed: int = 0
    unsettled: int = 0

    def __add__(self, other: Counts) -> Counts:
        return Counts(
            self.tried + other.tried,
            self.both + other.both,
            self.changed + other.changed,
            self.unsettled + other.unsettled,
        )

    def to_dict(self) -> dict[str, int]:
        """JSON-ready."""
        return {name: getattr(self, name) for name in ("tried", "both", "changed", "unsettled")}


class Cited(Struct, frozen=True):
    """What decides how two rules meet, or keeps them apart.

    ``by``: ``edge`` (the book says that ``clause`` goes before ``other``), ``reading`` (``reading``
    of ``clause`` stands at ``value``), ``needs`` (``clause`` does nothing without ``other``),
    ``conflicts`` (the two are never in use together), ``clause`` (``clause`` decides by what it
    says).
    """

    by: str
    clause: str
    other: str = ""
    reading: str = ""
    value: str = ""
    says: Words = {}
    """As somebody at the table would say it, by language."""

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        told = {"by": self.by, "clause": self.clause, "other": self.other}
        return {**told, "reading": self.reading, "value": self.value, "says": dict(self.says)}


class Outcome(Struct, frozen=True):
    """One of the two things that come of a witness: ``when`` (with which rules, or which of them
    first), what the referee ``says`` then; ``table``: the text that says so, where the rules of a
    table can tell it (the order of two rules they cannot)."""

    when: Words
    says: Words
    table: str | None = None

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        return {"when": dict(self.when), "says": dict(self.says), "table": self.table}


class Pair(Struct, frozen=True):
    """Two rules (clause ids, in the order of the book), or more where they were asked for, and how
    they meet.

    ``witness``: a smallest table on which they do, with the ``question`` that shows it under
    ``ask:``; ``None`` where none was seen. ``outcomes``: unsettled or decided by a reading, one for
    each way; else what comes of it with all of them in use and without one.
    """

    clauses: tuple[str, ...]
    kind: Kind
    counts: Counts
    cited: tuple[Cited, ...] = ()
    witness: str | None = None
    question: str | None = None
    outcomes: tuple[Outcome, ...] = ()

    @property
    def first(self) -> str:
        return self.clauses[0]

    @property
    def second(self) -> str:
        return self.clauses[1]

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        return {
            "clauses": [*self.clauses],
            "kind": self.kind,
            "counts": self.counts.to_dict(),
            "cited": [each.to_dict() for each in self.cited],
            "witness": self.witness,
            "question": self.question,
            "outcomes": [each.to_dict() for each in self.outcomes],
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """The pair that ``to_dict`` has written."""
        return cls(
            tuple(data["clauses"]),
            data["kind"],
            Counts(**data["counts"]),
            tuple(Cited(**each) for each in data["cited"]),
            data["witness"],
            data["question"],
            tuple(Outcome(**each) for each in data["outcomes"]),
        )


class About(Struct, frozen=True):
    """What a map says of a rule: its switch, its title, the ranks and topics where a player would
    look for it, the first before all; whether it is in use by the rules that were checked."""

    name: str
    title: Words
    about: tuple[str, ...]
    kind: str
    on: bool

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        told = {"name": self.name, "title": dict(self.title), "about": [*self.about]}
        return {**told, "kind": self.kind, "on": self.on}


class Interactions(Struct, frozen=True):
    """How the rules of a book meet: every pair of those that were checked, and the sets of three or
    more that were asked for.

    ``rules``: as a table's ``rules:`` line says them. ``whole``: nothing was broken off.
    """

    book: str
    title: Words
    rules: str
    seed: int
    tables: int
    whole: bool
    clauses: Mapping[str, About]
    pairs: tuple[Pair, ...]
    sets: tuple[Pair, ...] = ()

    def pair(self, one: str, other: str) -> Pair:
        """What is said of two rules, by clause ids or the names of their switches, in any order.

        Raises ``KeyError``.
        """
        wanted = {one, other}
        for pair in self.pairs:
            if wanted in ({*pair.clauses}, {self.clauses[each].name for each in pair.clauses}):
                return pair
        raise KeyError(one, other)

    def of_kind(self, *kinds: Kind) -> Iterator[Pair]:
        """The pairs, then the sets, of which one of these kinds is said."""
        yield from (pair for pair in (*self.pairs, *self.sets) if pair.kind in kinds)

    def of(self, clause: str) -> Iterator[Pair]:
        """The pairs of a rule, by its clause id."""
        yield from (pair for pair in self.pairs if clause in pair.clauses)

    # ---- notations

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready (``docs/interactions.md``)."""
        return {
            "format": FORMAT,
            "book": self.book,
            "title": dict(self.title),
            "rules": self.rules,
            "seed": self.seed,
            "tables": self.tables,
            "whole": self.whole,
            "clauses": {id_: each.to_dict() for id_, each in self.clauses.items()},
            "pairs": [pair.to_dict() for pair in self.pairs],
            "sets": [pair.to_dict() for pair in self.sets],
        }

    def to_json(self) -> str:
        """The same as text; :meth:`from_json` reads it."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=1)

    @classmethod
    def from_json(cls, text: str) -> Self:
        """The result that :meth:`to_json` has written.

        Raises ``NoInteractions`` for text that is something else.
        """
        try:
            data = json.loads(text)
            if data["format"] == FORMAT:
                return cls._of(data)
        except (LookupError, TypeError, ValueError, AttributeError, RecursionError):
            pass
        raise NoInteractions

    @classmethod
    def _of(cls, data: Mapping[str, Any]) -> Self:
        told = {
            id_: each | {"about": tuple(each["about"])} for id_, each in data["clauses"].items()
        }
        return cls(
            **{name: data[name] for name in ("book", "title", "rules", "seed", "tables", "whole")},
            clauses={id_: About(**each) for id_, each in told.items()},
            pairs=tuple(map(Pair.from_dict, data["pairs"])),
            sets=tuple(map(Pair.from_dict, data["sets"])),
        )

    def to_csv(self) -> str:
        """A line for each pair and set, for a spreadsheet; the witness stands in its last field."""
        import csv

        told = io.StringIO()
        lines = csv.writer(told, lineterminator="\n")
        lines.writerow(CSV_HEAD)
        for pair in (*self.pairs, *self.sets):
            cited = "; ".join(each.says.get("en", each.clause) for each in pair.cited)
            names = " + ".join(self.clauses[each].name for each in pair.clauses)
            counts = pair.counts.to_dict().values()
            lines.writerow([names, pair.kind, *counts, cited, pair.witness or ""])
        return told.getvalue()


CSV_HEAD = ("rules", "kind", "tried", "both", "changed", "unsettled", "cited", "witness")
