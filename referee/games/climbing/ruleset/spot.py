"""Where a table stands, as far as it decides what plays do by themselves.

Much of what a play sets off follows from the play, the last ones on the field and the marks that
hold, whoever plays and whatever anybody holds. It is worked out once and then known: a
:class:`Spot` is a place on the map of such moves, a :class:`Known` a way from there to the next.
"""

from __future__ import annotations

from typing import Any

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import UNSEEN, Laid
from referee.model.marks import NOBODY, Marks

from .standing import Caused


class Known:
    """What a play does, up to a stage.

    ``at``: the first stage, as an index of :data:`STAGES`, that looks further; all are known where
    it is behind the last. ``happened``: the effects, with the rules that caused them; ``marks``:
    those that hold then; ``cleared``: the field has been; ``skips``, ``leader``: as of a draft;
    ``same_way``: play goes round as before; ``spot``: where the table stands then.
    """

    __slots__ = ("at", "cleared", "happened", "leader", "marks", "same_way", "skips", "spot")

    def __init__(self, marks: Marks, at: int = 0) -> None:
        self.at = at
        self.marks = marks
        self.happened: tuple[Caused, ...] = ()
        self.cleared = False
        self.skips = 0
        self.leader = NOBODY
        self.same_way = True
        self.spot: Spot | None = None


class Spot:
    """The marks that hold and the play on top: from there plays are known.

    ``whole``: the rules, with those that the marks silence; ``seen``: what positions there are to
    them. ``plays``: what is known of a play, by the play, or by what else it hangs on.
    """

    __slots__ = ("marks", "plays", "seen", "top", "whole")

    def __init__(self, whole: Any, marks: Marks, top: Play | None) -> None:
        self.whole = whole
        self.marks = marks
        self.top = top
        self.seen: tuple[Any, Any] = UNSEEN
        self.plays: dict[Any, Known] = {}


def shared_by(play: Play, field: tuple[Laid, ...], row: int) -> bool:
    """Whether the last plays of a ``row``, this one on top, may have a suit in common; jokers may
    have any."""
    suits = -1
    for each in (play, *(laid.play for laid in field[1 - row :])):
        if not each.wild:
            suits &= each.suits
    return suits != 0
