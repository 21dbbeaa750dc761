"""Which units a run has: what sets each rule off, then every pair, as long as more tables are
wanted, random games and given tables beside them, and at last what is said of each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from heapq import heappop, heappush
from itertools import count
from typing import Any

from msgspec import Struct, field

from .checkpoint import Saved
from .result import Counts
from .tasks import Done, Find, Job, Key, Unit

Group = tuple[str, ...]
"""Clause ids."""


class Wanted(Struct, frozen=True):
    """How much is looked at. ``enough``: tables where both do something; ``most``: tables aimed at
    both where they do not; ``games``: random games."""

    enough: int = 200
    most: int = 5000
    games: int = 0


class _Seen(Struct):
    """What was seen of a group so far."""

    counts: Counts = field(default_factory=Counts)
    finds: dict[str, Find] = {}

    def add(self, result: Mapping[str, Any]) -> None:
        self.counts += Counts(**result["counts"])
        for sort, (size, text) in result["finds"].items():
            if sort not in self.finds or (size, text) < self.finds[sort]:
                self.finds[sort] = (size, text)

    def to_json(self) -> dict[str, Any]:
        """JSON-ready."""
        return {"counts": self.counts.to_dict(), "finds": dict(sorted(self.finds.items()))}


class Plan:
    """The units of a run, in an order in which each can be done; what is saved is not done again.

    The order in which units come back is of no account to what comes of them: whether a pair is
    looked at once more hangs on its own tables alone, and what is added up is added up alike.
    """

    def __init__(
        self,
        job: Job,
        clauses: Sequence[str],
        groups: Sequence[Group],
        wanted: Wanted,
        saved: Saved,
        tables: Sequence[str] = (),
    ) -> None:
        self.job, self.clauses, self.groups = job, clauses, groups
        self.wanted, self.saved = wanted, saved
        self.seen = {group: _Seen() for group in groups}
        self.besides = {group: _Seen() for group in groups}
        self.told: dict[Group, dict[str, Any]] = {}
        self.stopped = False
        """Nothing more is looked at; what was found is still told."""
        self._aims: dict[str, Any] = {}
        self._looking = {*groups}
        self._order = {group: at for at, group in enumerate(groups)}
        self._ready: list[tuple[int, int, int, int, Unit]] = []
        self._count = count()
        self._out: dict[Key, Unit] = {}
        besides = [*self._besides(tables)]
        self._besides_left = len(besides)
        for unit in besides:
            self._put(0, unit)
        for id_ in clauses:
            self._put(0, Unit("aim", (id_,)))

    def _besides(self, tables: Sequence[str]) -> Iterator[Unit]:
        """Random games, and the tables that were given."""
        for number in range(self.wanted.games):
            yield Unit("game", (), number, self.clauses)
        pairs = [group for group in self.groups if len(group) == 2]
        for number, text in enumerate(tables):
            yield Unit("table", (sha256(text.encode()).hexdigest()[:16],), number, (text, pairs))

    # ---- asked by whoever has them done

    def next(self) -> Unit | None:
        """The next unit that is not done; ``None``: none until others come back."""
        while self._ready:
            unit = heappop(self._ready)[-1]
            if self.stopped and unit.kind != "tell":
                continue
            if unit.key not in self.saved.done:
                self._out[unit.key] = unit
                return unit
            self._take(unit, self.saved.done[unit.key])
        return None

    def came(self, done: Done) -> None:
        """What came of a unit."""
        unit = self._out.pop(done.key)
        self.saved.keep(done.key, done.result)
        self._take(unit, done.result)

    def stop(self) -> None:
        """Looks at no more tables; where rules have been seen to collide, that is told."""
        self.stopped = True
        self._tell_the_rest()

    @property
    def looked_at(self) -> int:
        """How many tables have been judged."""
        every = (*self.seen.values(), *self.besides.values())
        return sum(each.counts.tried for each in every)

    @property
    def is_whole(self) -> bool:
        """Whether everything was looked at and told."""
        return not self.stopped and len(self.told) == len(self.groups)

    def found(self, group: Group) -> dict[str, Any]:
        """What was seen of a group: counts, and a table of each sort."""
        both = _Seen()
        both.add(self.seen[group].to_json())
        both.add(self.besides[group].to_json())
        return both.to_json()

    # ---- what follows from what

    def _put(self, rank: int, unit: Unit) -> None:
        """By rank, then by number: no pair is looked at twice before each has been once."""
        at = self._order.get(unit.clauses, 0)
        number = 0 if unit.kind == "tell" else unit.number
        heappush(self._ready, (rank, number, at, next(self._count), unit))

    def _take(self, unit: Unit, result: Any) -> None:
        if unit.kind == "aim":
            self._aims[unit.clauses[0]] = result
            if len(self._aims) == len(self.clauses):
                for group in self.groups:
                    self._look(group, 0)
        elif unit.kind == "pair":
            self.seen[unit.clauses].add(result)
            self._go_on(unit.clauses, unit.number + 1, found=result["counts"]["tried"])
        elif unit.kind == "tell":
            self.told[unit.clauses] = result
        else:
            self._take_besides(result)
        if self.stopped and unit.kind != "tell":
            self._tell_the_rest()

    def _take_besides(self, result: Mapping[str, Any]) -> None:
        for names, found in result.items():
            group = tuple(names.split())
            if group in self.besides:
                self.besides[group].add(found)
        self._besides_left -= 1
        if not self._besides_left:
            for group in self.groups:
                if group not in self._looking:
                    self._have_told(group)

    def _look(self, group: Group, number: int) -> None:
        self._put(1, Unit("pair", group, number, [self._aims[id_] for id_ in group]))

    def _go_on(self, group: Group, number: int, *, found: int) -> None:
        """Looks at a group once more, or has it told."""
        counts, wanted = self.seen[group].counts, self.wanted
        if found and counts.both < wanted.enough and counts.tried < wanted.most:
            self._look(group, number)
            return
        self._looking.discard(group)
        if not self._besides_left:
            self._have_told(group)

    def _have_told(self, group: Group) -> None:
        if not self.stopped:
            self._put(1, self._telling(group))

    def _telling(self, group: Group) -> Unit:
        seen = self.found(group)
        return Unit("tell", group, seen["counts"]["tried"], seen)

    def _tell_the_rest(self) -> None:
        """Once nothing is looked at any more: what has been seen to collide and is not told."""
        telling = {unit.clauses for *_, unit in self._ready if unit.kind == "tell"}
        telling |= {unit.clauses for unit in self._out.values() if unit.kind == "tell"}
        if any(unit.kind != "tell" for unit in self._out.values()):
            return
        for group in self.groups:
            collides = not {"changed", "unsettled"}.isdisjoint(self.found(group)["finds"])
            if collides and group not in self.told and group not in telling:
                self._put(1, self._telling(group))
