"""The result of a run: how each pair of rules interacts, and a table that shows it."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Mapping
from operator import add
from typing import Any, Literal, Self, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from referee.errors import RefereeError
from referee.i18n.messages import message
from referee.model.types import Words

FORMAT = "referee.interactions/1"


class NoInteractions(RefereeError, ValueError):
    """A text that isn't a result of the checker."""

    kind = "no-interactions"

    def say(self, lang: str = "en") -> str:
        return message(lang, "meet-no-interactions", format=FORMAT)


Kind = Literal["not_seen", "independent", "ordered", "entangled", "unsettled"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""The ways in which two rules can interact, from least to most."""


class Counts(Struct, frozen=True):
    """Numbers of tables."""

    tried: int = 0
    """Test tables for both rules, including those of random games with both."""
    both: int = 0
    """Tables where both acted."""
    changed: int = 0
    """Tables where one changed what the other did."""
    unsettled: int = 0
    """Tables where the order is open."""

    def __add__(self, other: Counts) -> Counts:
        return Counts(*map(add, astuple(self), astuple(other)))


class Citation(Struct, frozen=True):
    """The clause or reading that decides how two rules interact, or that keeps them apart.

    ``by`` is one of

    - ``edge``: the book gives ``clause`` precedence over ``other``;
    - ``reading``: ``reading`` of ``clause`` has the value ``value``;
    - ``needs``: ``clause`` does nothing without ``other``;
    - ``conflicts``: the two are never in use together;
    - ``clause``: the text of ``clause`` decides.
    """

    by: str
    clause: str
    other: str = ""
    reading: str = ""
    value: str = ""
    says: Words = {}
    """A sentence about it, by language."""


class Outcome(Struct, frozen=True):
    """One of the possible results of a witness."""

    when: Words
    """The rules in use, or the one that comes first."""
    says: Words
    """The verdict."""
    table: str | None = None
    """The text of a table with this result; ``None`` for an order of rules, which no header has."""


class Pair(Struct, frozen=True):
    """How two rules interact, or a set of more rules that was requested."""

    clauses: tuple[str, ...]
    """Clause ids in the order of the book."""
    kind: Kind
    counts: Counts
    cited: tuple[Citation, ...] = ()
    witness: str | None = None
    """The text of the smallest table found; ``None`` if the rules never acted together."""
    question: str | None = None
    """The question under ``ask:`` in the witness."""
    outcomes: tuple[Outcome, ...] = ()
    """One for each order, or for each value of the deciding reading; otherwise with all of the
    rules in use and without each."""

    @property
    def first(self) -> str:
        return self.clauses[0]

    @property
    def second(self) -> str:
        return self.clauses[1]


class ClauseInfo(Struct, frozen=True):
    """A rule, as the map shows it."""

    name: str
    """The name of its switch."""
    title: Words
    about: tuple[str, ...]
    """Ranks and topics under which a player would look for it, the main one first."""
    kind: str
    on: bool
    """Whether it is in use by the rules that were checked."""


class Interactions(Struct, frozen=True, tag_field="format", tag=FORMAT):
    """How the rules of a book interact: every pair that was checked, and requested sets."""

    book: str
    title: Words
    rules: str
    """The rules as in a table's ``rules:`` line."""
    seed: int
    tables: int
    """The number of tables that were judged."""
    whole: bool
    """Whether the run was finished."""
    clauses: Mapping[str, ClauseInfo]
    """By clause id."""
    pairs: tuple[Pair, ...]
    sets: tuple[Pair, ...] = ()

    def pair(self, one: str, other: str) -> Pair:
        """How two rules interact, given their clause ids or switch names in any order.

        Raises ``KeyError``.
        """
        names = {one, other}
        for pair in self.pairs:
            if names in ({*pair.clauses}, {self.clauses[id_].name for id_ in pair.clauses}):
                return pair
        raise KeyError(one, other)

    def of_kind(self, *kinds: Kind) -> Iterator[Pair]:
        """The pairs, then the sets, of these kinds."""
        yield from (pair for pair in (*self.pairs, *self.sets) if pair.kind in kinds)

    def of(self, clause: str) -> Iterator[Pair]:
        """The pairs with a clause, by its id."""
        yield from (pair for pair in self.pairs if clause in pair.clauses)

    # ---- notations

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready (``docs/interactions.md``)."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data

    def to_json(self) -> str:
        """The same as text, which :meth:`from_json` reads."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=1)

    @classmethod
    def from_json(cls, text: str) -> Self:
        """The result whose text :meth:`to_json` wrote. Raises ``NoInteractions``."""
        try:
            return msgspec.json.decode(text, type=cls)
        except (msgspec.DecodeError, ValueError, RecursionError):
            raise NoInteractions from None

    def to_csv(self) -> str:
        """A line for each pair and set, for a spreadsheet. The last field is the witness."""
        import csv

        text = io.StringIO()
        lines = csv.writer(text, lineterminator="\n")
        lines.writerow(CSV_HEAD)
        for pair in (*self.pairs, *self.sets):
            cited = "; ".join(item.says.get("en", item.clause) for item in pair.cited)
            names = " + ".join(self.clauses[id_].name for id_ in pair.clauses)
            lines.writerow([names, pair.kind, *astuple(pair.counts), cited, pair.witness or ""])
        return text.getvalue()


CSV_HEAD = ("rules", "kind", "tried", "both", "changed", "unsettled", "cited", "witness")
