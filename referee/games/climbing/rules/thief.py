"""シーフ: three 4s take a neighbour's strongest card."""

from __future__ import annotations

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Effects, Owe
from referee.games.climbing.rule.moment import Doubt, Meeting, Moment
from referee.games.climbing.rule.parting import Parting
from referee.model.marks import NOBODY, Obligation
from referee.rulebook.rule import Param


class Thief(Parting):
    """The neighbour on the side of the dominant hand, which only the table knows; or, by a reading,
    the next player."""

    relies_on = ("4",)
    strongest_cards = Param("order_that_holds")
    thief_from = Param("side_of_dominant_hand")

    @property
    def plainly(self) -> bool:  # type: ignore[override]
        return self.strongest_cards == "normal_order"

    def concerns(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index("4"), stand_ins=False) == 3

    def owe(self, moment: Moment) -> Effects:
        to = moment.now.after(moment.seat) if self.thief_from == "next" else NOBODY
        owed = Obligation("take", moment.seat, to, clause=self.clause.id, strongest=True)
        yield Owe(owed)

    def forbids_meeting(self, meeting: Meeting) -> bool | Doubt:
        if meeting.other == NOBODY or self.thief_from == "next":
            return False
        here = meeting.before.playing
        at = here.index(meeting.seat)
        beside = {here[at - 1], here[(at + 1) % len(here)]}
        if meeting.other not in beside:
            return True
        return Doubt("dominant-hand", meeting.other) if len(beside) > 1 else False
