"""6枚出しの流れ: all cards of one number, played with jokers, clear the field."""

from __future__ import annotations

from referee.games.climbing.plays.play import SET, Play
from referee.games.climbing.rule.effects import Clear, Effects
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.rulebook.rule import Param


class FullSetCut(ClimbingRule):
    """Clears the field; its player leads. ``jokers``: how many go with the cards of the number."""

    jokers = Param(2)

    def concerns(self, play: Play) -> bool:
        full = any(number == len(self.deck.suits) for number in play.naturals.values())
        return play.form == SET and full and play.jokers == self.jokers

    def cut(self, moment: Moment) -> Effects:
        yield Clear()
