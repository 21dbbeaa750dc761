"""デス: three 4s make everybody else discard the strongest card."""

from __future__ import annotations

from functools import partial

from referee.games.climbing.effects import Owe
from referee.games.climbing.play import Play
from referee.games.climbing.rule import ClimbingRule, Effects, Moment
from referee.position import Obligation
from referee.rule import Param


class Death(ClimbingRule):
    """``rival``: a clause whose debts come before or after these, by a reading, where the same
    play sets it off."""

    rival = Param("")
    thief_then_death = Param("unsettled")

    def concerns(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index("4"), stand_ins=False) == 3

    def owe(self, moment: Moment) -> Effects:
        waits_for = holds_up = ""
        if self.rival in moment.beside:
            first = self.thief_then_death == "death_first"
            waits_for, holds_up = ("", self.rival) if first else (self.rival, "")
        debt = partial(Obligation, "discard", clause=self.clause.id, least=1, strongest=True)
        for step in range(1, len(moment.now.playing) + 1):
            seat = moment.now.after(moment.seat, step)
            if seat != moment.seat:
                yield Owe(debt(seat, waits_for=waits_for, holds_up=holds_up))
