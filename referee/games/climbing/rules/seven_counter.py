"""7カウンター: the diamond 7 makes an 8-cut void; it leaves the field and the trick goes on."""

from __future__ import annotations

from referee.games.climbing.plays.play import SINGLE, Play
from referee.games.climbing.rule.effects import Effects, TurnTo
from referee.games.climbing.rule.effects_cards import Withdraw
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class SevenCounter(ClimbingRule):
    """Answers a cut and withdraws the 7. The 8 stays as a plain play. The 7 sets nothing else off
    (7渡し)."""

    relies_on = ("8", "7", "D")
    seven_counter_many = Param("yes")
    seven_counter_next = Param("after_seven")

    @property
    def changes(self) -> bool:
        return False

    def may_answer(self, cut: Play) -> bool:
        eights = cut.shows(self.deck.ranks.index("8"), stand_ins=False)
        return self.seven_counter_many == "yes" or eights == 1

    def answers_cut(self, cut: Play, play: Play) -> bool:
        deck = self.deck
        seven = deck.rank_masks[deck.ranks.index("7")] & deck.suit_masks[deck.suits.index("D")]
        return play.form == SINGLE and play.mask == seven and self.may_answer(cut)

    def answered(self, moment: Moment) -> Effects:
        yield Withdraw()
        seven, eight = moment.seat, moment.field[-2].seat
        following = moment.now.after(eight if self.seven_counter_next == "after_eight" else seven)
        if moment.goes_out and following == moment.seat:
            following = moment.now.after(following)
        yield TurnTo(following)
