"""ジャンヌダルク: two Qs make bloody Mary B void."""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.effects import DropMark, Effects, Owe, Prevent, Waive
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, Fulfilment, MoveContext
from referee.model.marks import Obligation
from referee.model.questions import WHAT_HAPPENS
from referee.rulebook.rule import Param


class JeanneDarc(ClimbingRule):
    """Ends it if it is in force. A reading says whether the play that would start it also ends it
    at once."""

    rank = Param("Q")
    count = Param(2)
    mark = Param("hand_rules_off", "the kind of the mark that goes")
    by = Param("bloody_mary_b", "its value")
    mary_b_or_jeanne = Param("first_pair_starts_second_cancels")

    def concerns(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index(self.rank), stand_ins=False) == self.count

    def on_play(self, context: MoveContext) -> Effects:
        held = context.now.mark(self.mark)
        if held and held.value == self.by:
            yield DropMark(self.mark)
        elif self.mary_b_or_jeanne == "pair_cancels_itself":
            yield Prevent(self.mark)

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        field = asked.position.field
        is_such = bool(field) and asked.play is None and self.concerns(field[-1].play)
        return {"why": "off"} if is_such and asked.kind == WHAT_HAPPENS else {}

    def on_owe(self, context: MoveContext) -> Effects:
        started = context.now.mark(self.mark) and not context.before.mark(self.mark)
        if started and self.mary_b_or_jeanne == "player_chooses":
            for other in self.clause.overrides:
                yield Owe(Obligation("call", context.seat, clause=self.clause.id, holds_up=other))

    def on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        yield DropMark(self.mark)
        yield from (
            Waive(owed) for owed in fulfilment.now.owed if owed.clause in self.clause.overrides
        )
