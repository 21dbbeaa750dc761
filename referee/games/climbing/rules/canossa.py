"""カノッサの屈辱: a daifugo who fell but plays on may not play until the new daifugo allows it.

Coded, because no sentence waits for a player's word.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import takewhile

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import Effects, SetMark
from referee.games.climbing.rule_api.rule import (
    ANY_CARDS,
    Asked,
    ClimbingRule,
    Fulfilment,
    SituationView,
)
from referee.games.climbing.rule_api.titles import top_seat
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark, Obligation
from referee.model.moves import PLAY
from referee.model.questions import MAY_PASS, MAY_PLAY
from referee.rulebook.rule import Param

GIVEN = "pardoned"


class Canossa(ClimbingRule):
    """The new daifugo is the first player who went out, and allows it from outside the game."""

    words = (MarkSpelling(GIVEN, "pardoned", holder=True, also=("許し",)),)
    scope = ANY_CARDS
    move_kinds = (PLAY,)
    asks = frozenset({"pardon"})
    canossa_until = Param("any_time")

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return seat == self._bound(position)

    def offers_any_time(self, position: Position, situation: SituationView) -> Iterable[Obligation]:
        bound, new = self._bound(position), self._new(position)
        if bound is not None and new is not None and self._is_time(position, new):
            yield Obligation("pardon", new, bound, clause=self.clause.id)

    def missed_moment(self, position: Position, seat: int) -> str:
        top = top_seat(position, self.book)
        if top is None:
            return ""
        if position.mark(GIVEN, top):
            return "pardoned"
        sunk = position.mark("sunk", top) is not None
        exits = [out.how for out in position.out if out.seat == top]
        if any(sunk or how.startswith("fallen") for how in exits):
            return "fallen"
        if not sunk:
            return "unfallen"
        new = self._new(position)
        return "" if new is None or self._is_time(position, new) else "mistimed"

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        position, seat = asked.position, asked.seat
        bound = self._bound(position)
        if asked.kind == MAY_PASS and seat == bound:
            return {"why": "pass"}
        if asked.kind == MAY_PLAY and bound is not None and seat != bound:
            return {"why": "others", "holder": bound}
        if asked.kind != MAY_PLAY or seat != top_seat(position, self.book):
            return {}
        if position.mark(GIVEN, seat):
            return {"why": "given"}
        return {} if position.out or position.mark("sunk", seat) else {"why": "stays"}

    @staticmethod
    def _new(position: Position) -> int | None:
        """The new daifugo, if there is one yet."""
        return next((leaver.seat for leaver in position.out if leaver.how == "clean"), None)

    def _is_time(self, position: Position, new: int) -> bool:
        """Whether it may be allowed now; by a reading only when the turn passes the new daifugo's
        seat."""
        if self.canossa_until == "any_time":
            return True
        passed = position.around(position.turn, -position.direction)[1:]
        gone = takewhile(position.is_out, passed)
        return new in gone

    def on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        yield SetMark(Mark(GIVEN, holder=fulfilment.owed.to))

    def _bound(self, position: Position) -> int | None:
        """The fallen daifugo who is still in the game and isn't allowed to play yet."""
        seat = top_seat(position, self.book)
        if seat is None or position.mark("sunk", seat) is None:
            return None
        return None if position.is_out(seat) or position.mark(GIVEN, seat) else seat
