"""What plays change by themselves, told once for all moves that are alike.

Most of what a play changes at once (locks, the order of strength) follows from the play, those
right below it, and the marks that weigh. So rules are first shown no more of the move than that, a
:class:`Glance`. Where none of them asks for more, what they say holds for every such move.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Effect
from referee.games.climbing.rule.moment import Handler, Handlers, Moment
from referee.games.climbing.rule.view import SituationView
from referee.model.marks import NOBODY, Mark, find_mark
from referee.rulebook.rule import Open

Told = tuple[tuple[Any, Effect], ...]
"""Effects, each with the rule that it comes from."""


class Beyond(Exception):
    """A rule looks further than a glance shows."""


class Shown:
    """A play on the field; not who made it."""

    __slots__ = ("play",)

    def __init__(self, play: Play) -> None:
        self.play = play


class Row:
    """The last plays of the field, as many as rules may look at: nothing tells how many more there
    are."""

    __slots__ = ("_most", "_shown")

    def __init__(self, plays: Sequence[Play], most: int) -> None:
        self._shown = tuple(map(Shown, plays))
        self._most = most

    def __bool__(self) -> bool:
        return True

    def __len__(self) -> int:
        raise Beyond

    def __iter__(self) -> Iterator[Shown]:
        raise Beyond

    def __getitem__(self, at: int | slice) -> Any:
        first = at.start or 0 if isinstance(at, slice) else at
        to_the_top = not isinstance(at, slice) or (at.stop is None and at.step is None)
        if -self._most <= first < 0 and to_the_top:
            return self._shown[at]
        raise Beyond


class Weighing:
    """A table of which only the marks show that judgements on plays look at."""

    __slots__ = ("_at", "_kinds")

    def __init__(self, at: SituationView, kinds: set[str]) -> None:
        self._at = at
        self._kinds = kinds

    def mark(self, kind: str, holder: int = NOBODY) -> Mark | None:
        if kind not in self._kinds:
            raise Beyond
        return find_mark(self._at.marks, kind, holder)


class Glance:
    """A move, as far as it is the same as others."""

    __slots__ = ("before", "field", "now", "play", "situation")

    def __init__(
        self, at: SituationView, kinds: set[str], plays: Sequence[Play], most: int
    ) -> None:
        self.situation = at
        self.before = self.now = Weighing(at, kinds)
        self.play = plays[-1]
        self.field = Row(plays, most)


def at_a_glance(
    handlers: Handlers, at: SituationView, kinds: set[str], plays: Sequence[Play], most: int
) -> tuple[Told | None, ...]:
    """What each rule says, if it sees no more than these plays and marks; ``None``: it takes more.

    ``plays``: the last ones on the field, ``most`` of them or all.
    """
    moment = cast(Moment, Glance(at, kinds, plays, most))
    return tuple(_told(rule, handler, moment) for rule, handler in handlers)


def _told(rule: Any, handler: Handler, moment: Moment) -> Told | None:
    try:
        return tuple((rule, effect) for effect in handler(moment))
    except (Beyond, AttributeError, IndexError, Open):
        return None
