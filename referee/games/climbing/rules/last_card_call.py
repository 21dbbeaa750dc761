"""残り1枚宣言: a player with one card left says so before anybody else moves, or is punished.

Coded, because what players say isn't a play.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position, PositionView, may_lie_discarded
from referee.games.climbing.rule_api.effects import DropMark, Effects, Owe, SetMark
from referee.games.climbing.rule_api.mark_names import UNDEALT
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, MoveContext, Undetermined
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY, Mark, Obligation
from referee.model.moves import LAST_CARD, PLAY
from referee.model.questions import MAY_PASS, WHAT_HAPPENS
from referee.rulebook.rule import Param

LAST = "last_card"
UNSAID, SAID, FORGOTTEN = "unsaid", "said", "forgotten"
JAPANESE = {UNSAID: "残り1枚未宣言", SAID: "残り1枚宣言済み", FORGOTTEN: "残り1枚宣言忘れ"}


class LastCardCall(ClimbingRule):
    """A described table doesn't say what was announced before; a hand that gets down to one card by
    a move has to be announced."""

    by_hand_size = True
    move_kinds = (LAST_CARD, PLAY)
    words = (
        *(
            MarkSpelling(LAST, f"last card {word}", holder=True, also=(named,), fixed=word)
            for word, named in JAPANESE.items()
        ),
        UNDEALT,
    )
    last_card_call_penalty = Param("none")

    def forbids_act(
        self, position: Position, kind: str, seat: int, other: int
    ) -> bool | Undetermined:
        if not _call(position, seat) and position.held(seat) is None and _moved(position, seat):
            return Undetermined("holds-one", seat)
        return _call(position, seat) != UNSAID

    def restricts(self, position: Position, seat: int) -> bool:
        return _call(position, seat) == FORGOTTEN

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        if kind != PLAY or play is None or _call(position, seat) != FORGOTTEN:
            return False
        barred = self.last_card_call_penalty == "may_not_go_out_next_turn"
        return barred and position.held(seat) == play.count

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        position, seat, play = asked.position, asked.seat, asked.play
        barred = self.last_card_call_penalty == "may_not_go_out_next_turn"
        if asked.kind == MAY_PASS and _call(position, seat) == FORGOTTEN:
            return {"why": "pass"} if barred else {}
        if play is not None and position.held(seat) == play.count:
            if _call(position, seat) == SAID and barred:
                return {"why": "said", "holder": seat}
            return {"why": "late"} if _call(position, seat) == FORGOTTEN and not barred else {}
        if asked.kind != WHAT_HAPPENS or asked.last_kind != PLAY or self.clause.id in asked.acted:
            return {}
        announced = [move.seat for move in asked.moves[-2:-1] if move.kind == LAST_CARD]
        if announced:
            return {"why": "said", "holder": announced[0]}
        return {"why": "two", "holder": asked.mover} if position.held(asked.mover) == 2 else {}

    def on_announcement(self, context: MoveContext) -> Effects:
        yield SetMark(Mark(LAST, SAID, context.seat))

    def on_hand(self, context: MoveContext) -> Effects:
        for seat in range(context.now.size):
            yield from self._of(context, seat)

    def _of(self, context: MoveContext, seat: int) -> Effects:
        before, now = context.before, context.now
        if now.held(seat) != 1 or now.is_out(seat):
            return
        call = _call(now, seat)
        if before.held(seat) not in (1, None):
            yield SetMark(Mark(LAST, UNSAID, seat))
        elif call == FORGOTTEN and context.seat == seat:
            yield DropMark(LAST, seat)
        elif call == _call(before, seat) == UNSAID and context.seat not in (seat, NOBODY):
            yield SetMark(Mark(LAST, FORGOTTEN, seat))
            yield from self._drawing(now, seat)

    def _drawing(self, now: PositionView, seat: int) -> Effects:
        most = may_lie_discarded(self.deck, now)[1]
        if self.last_card_call_penalty == "draw_one_from_discards" and most:
            least = min(1, now.discards.bit_count())
            yield Owe(
                Obligation("draw", seat, clause=self.clause.id, least=least, forced=not least)
            )


def _call(table: PositionView, seat: int) -> str:
    """The state of the announcement; empty if there was nothing to announce."""
    mark = table.mark(LAST, seat)
    return mark.value if mark else ""


def _moved(position: Position, seat: int) -> bool:
    """Whether this seat may have made the last move."""
    if not position.field:
        return position.turn == seat
    is_next = position.turn == position.after(seat)
    return position.field[-1].seat == seat and (is_next or not position.passed)
