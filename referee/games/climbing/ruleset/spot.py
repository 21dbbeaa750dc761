"""Where a table stands, as far as it decides what plays and passes do by themselves.

Much of what a move sets off follows from the play, the last ones on the field and the marks that
hold, whoever holds which cards. It is worked out once and then known: a :class:`Spot` is a place on
the map of such moves, a :class:`Known` a way from there to the next.
"""

from __future__ import annotations

from typing import Any, Final

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import UNSEEN, Laid
from referee.model.marks import NOBODY, Marks

from .standing import Caused

LEAD, APART, AKIN, DEEP = range(4)
"""How a play lies: nothing is below; it has no suit in common with the play below; it may have one;
so may all plays that rules look at, which are more than two."""


class Known:
    """What a move does, up to a stage.

    ``at``: the first stage, as an index of :data:`STAGES`, that looks further; all are known where
    it is behind the last. ``happened``: the effects, with the rules that caused them; ``cleared``:
    the field has been; ``skips``, ``leader``: as of a draft.
    """

    __slots__ = ("at", "cleared", "happened", "leader", "skips")

    def __init__(self) -> None:
        self.at = 0
        self.happened: tuple[Caused, ...] = ()
        self.cleared = False
        self.skips = 0
        self.leader = NOBODY


Found = dict[Any, Known]


class Ground:
    """Those of the marks that judgements weigh, and the kinds of those that wake rules: ``woken``.

    ``plays``: what is known of plays whatever lies below, by how they lie; ``passes``: what is
    known of passes.
    """

    __slots__ = ("passes", "plays", "woken")

    def __init__(self, woken: frozenset[str]) -> None:
        self.woken = woken
        self.plays: tuple[Found, ...] = ({}, {}, {}, {})
        self.passes: Found = {}


class Step:
    """Where a known move leads: the marks that hold then, whether play goes round as before, and,
    where all is known, the spot."""

    __slots__ = ("marks", "same_way", "spot")

    def __init__(self, marks: Marks, same_way: bool, spot: Spot | None) -> None:
        self.marks = marks
        self.same_way = same_way
        self.spot = spot


class Spot:
    """The marks that hold and the play on top.

    ``whole``: the rules, with those that the marks silence; ``seen``: what positions there are to
    them. ``plays``: what is known of plays that hangs on what lies below, shared by the spots with
    the same ground and top. ``steps``: where known moves lead from here, by what is known.
    """

    __slots__ = ("ground", "plays", "seen", "steps", "top", "whole")

    def __init__(
        self, whole: Any, ground: Ground, top: Play | None, plays: tuple[Found, ...]
    ) -> None:
        self.whole = whole
        self.ground = ground
        self.top = top
        self.plays = plays
        self.seen: tuple[Any, Any] = UNSEEN
        self.steps: dict[Known, Step] = {}


MET: Final = Known()
"""Stands for what has been met once: it is worked out when it comes again."""
BELOW: Final = Known()
"""Stands for what hangs on the play below."""
DEEPER: Final = Known()
"""Stands for what hangs on plays further below."""
BY_SEAT: Final = Known()
"""Stands for what hangs on who makes the move."""


def lies(play: Play, top: Play | None, field: tuple[Laid, ...], row: int) -> int:
    """How a play lies on these; ``row``: how many plays rules look at that look at more than two,
    0: there are none."""
    if top is None:
        return LEAD
    suits = -1 if play.wild else play.suits
    if not top.wild:
        suits &= top.suits
    if not suits:
        return APART
    if not row or len(field) < row - 1:
        return AKIN
    for laid in field[1 - row : -1]:
        if not laid.play.wild:
            suits &= laid.play.suits
    return DEEP if suits else AKIN
