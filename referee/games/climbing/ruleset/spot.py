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
    it is behind the last. ``happened``: the effects, with the rules that caused them; ``marks``:
    those that hold then; ``cleared``: the field has been; ``skips``, ``leader``: as of a draft;
    ``same_way``: play goes round as before; ``spot``: where the table stands then.
    """

    __slots__ = ("at", "cleared", "happened", "leader", "marks", "same_way", "skips", "spot")

    def __init__(self, marks: Marks) -> None:
        self.at = 0
        self.marks = marks
        self.happened: tuple[Caused, ...] = ()
        self.cleared = False
        self.skips = 0
        self.leader = NOBODY
        self.same_way = True
        self.spot: Spot | None = None


Found = dict[Any, Known]


class Ground:
    """The marks that hold. ``plays``: what is known of plays whatever lies below, by how they lie;
    ``passes``: what is known of the pass that leaves nobody who could answer."""

    __slots__ = ("marks", "passes", "plays")

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.plays: tuple[Found, ...] = ({}, {}, {}, {})
        self.passes: Found = {}


class Spot:
    """The marks that hold and the play on top.

    ``whole``: the rules, with those that the marks silence; ``seen``: what positions there are to
    them. ``plays``: what is known of plays that hangs on what lies below.
    """

    __slots__ = ("ground", "plays", "seen", "top", "whole")

    def __init__(self, whole: Any, ground: Ground, top: Play | None) -> None:
        self.whole = whole
        self.ground = ground
        self.top = top
        self.seen: tuple[Any, Any] = UNSEEN
        self.plays: tuple[Found, ...] = ({}, {}, {}, {})


BELOW: Final = Known(())
"""Stands for what hangs on the play below."""
DEEPER: Final = Known(())
"""Stands for what hangs on plays further below."""
BY_SEAT: Final = Known(())
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
