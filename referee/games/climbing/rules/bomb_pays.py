"""落とされ払い: a player whose 2 or bomb is beaten by a bomb pays its player a point.

Coded, because the last bomb beaten pays for the whole chain, and gets back what it had won.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from referee.games.climbing.plays.custom_forms import Row
from referee.games.climbing.plays.play import SET, SINGLE, Play
from referee.games.climbing.position import LaidPlay, Position
from referee.games.climbing.rule_api.effects import DropMark, Effects, SetMark
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, MoveContext
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY, Mark
from referee.model.questions import SCORE
from referee.rulebook.rule import Param

WON, PAID = "bombs_won", "bombs_paid"
FOUR = 4
PAIRS = Row(least=3, each=2)


class BombPays(ClimbingRule):
    """Bombs are four of one rank, and pairs of three or more ranks in a row. In a chain of bombs
    the last one beaten pays for all, or (by a reading) each pays the next."""

    relies_on = ("2",)
    words = (
        MarkSpelling(WON, "bombs won", value="number", holder=True, also=("爆弾の得点",)),
        MarkSpelling(PAID, "bombs paid", value="number", holder=True, also=("爆弾の支払い",)),
    )
    says = ("extra",)
    bomb_pays_chain = Param("last_beaten_pays_all")

    def concerns(self, play: Play) -> bool:
        return _is_bomb(play)

    def on_finish(self, context: MoveContext) -> Effects:
        chain = self._chain(context.field)
        if len(chain) < 2 or NOBODY in chain[-2:]:
            return
        moved: Counter[int] = Counter()
        beaten, winner = chain[-2:]
        stake = len(chain) - 1 if self.bomb_pays_chain == "last_beaten_pays_all" else 1
        moved[winner] += stake
        moved[beaten] -= stake
        if stake > 1 and chain[-3] != NOBODY:  # what the one beaten had won goes back
            moved[beaten] -= stake - 1
            moved[chain[-3]] += stake - 1
        for seat, points in moved.items():
            yield from _booked(context, seat, points)

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        field = asked.position.field
        booked = any(mark.kind in (WON, PAID) for mark in asked.position.marks)
        if asked.kind != SCORE or not field or booked:
            return {}
        below = field[-2].play if len(field) > 1 else None
        pays = below is not None and (_is_bomb(below) or self._is_two(below))
        if not _is_bomb(field[-1].play):
            return {"why": "top"} if pays else {}
        if not pays:
            return {"why": "below"}
        return {"why": "untold", "cards": str(below)} if NOBODY in self._chain(field) else {}

    def _chain(self, field: Sequence[LaidPlay]) -> list[int]:
        """The players of the bombs on top of the field, and of the 2 or bomb below them."""
        chain = [field[-1].seat]
        for laid in reversed(field[:-1]):
            if not _is_bomb(laid.play) and not self._is_two(laid.play):
                break
            chain.append(laid.seat)
            if not _is_bomb(laid.play):
                break
        return chain[::-1]

    def _is_two(self, play: Play) -> bool:
        two = self.deck.ranks.index("2")
        return play.form in (SINGLE, SET) and set(play.ranks) == {two} and bool(play.naturals)

    def extra_points(
        self, position: Position, placed: Sequence[int | None]
    ) -> Mapping[int, int] | None:
        points: Counter[int] = Counter()
        for mark in position.marks:
            if mark.kind in (WON, PAID):
                points[mark.holder] += mark.value if mark.kind == WON else -mark.value
        return {seat: count for seat, count in points.items() if count}

    def points_details(self, position: Position) -> Mapping[str, Any]:
        """The bomb on the field and what it beat, if that is what is paid for."""
        won = sum(mark.value for mark in position.marks if mark.kind == WON)
        chain = self._chain(position.field) if position.field else []
        if won != 1 or len(chain) != 2 or NOBODY in chain:
            return {}
        below, top = position.field[-2:]
        return {"top": top.play.text, "under": below.play.text}

    def payments(self, position: Position) -> Sequence[tuple[int, int]]:
        chain = self._chain(position.field) if position.field else []
        if self.bomb_pays_chain == "last_beaten_pays_all" or NOBODY in chain:
            return ()
        moved = Counter(chain[1:])
        moved.subtract(chain[:-1])
        paid = {seat: points for seat, points in moved.items() if points}
        return [*pairwise(chain)] if paid == self.extra_points(position, ()) else ()


def _is_bomb(play: Play) -> bool:
    return (play.form == SET and play.count >= FOUR) or PAIRS.holds(play.form, play.ranks)


def _booked(context: MoveContext, seat: int, points: int) -> Effects:
    """Adds points to a seat's balance, which is stored as points won or points paid."""
    won, paid = context.now.mark(WON, seat), context.now.mark(PAID, seat)
    points += (won.value if won else 0) - (paid.value if paid else 0)
    for kind, holds, balance in ((WON, won, points), (PAID, paid, -points)):
        if balance > 0:
            yield SetMark(Mark(kind, balance, seat))
        elif holds:
            yield DropMark(kind, seat)
