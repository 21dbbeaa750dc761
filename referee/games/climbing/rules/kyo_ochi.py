"""京落ち: a fugo who does not become daifugo comes last."""

from __future__ import annotations

from referee.games.climbing.rule.effects import Effects, Sink
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.titles import seat_titled
from referee.model.markword import MarkWord


class KyoOchi(ClimbingRule):
    """As soon as somebody else has gone out first. The fugo plays on, for whatever it is worth."""

    words = (MarkWord("sunk", "kyo-ochi", holder=True, also=("京落ち",)),)

    def fall(self, moment: Moment) -> Effects:
        if any(leaver.how == "clean" for leaver in moment.before.out):
            return
        first = next((leaver.seat for leaver in moment.now.out if leaver.how == "clean"), None)
        fugo = seat_titled(moment.now, "fugo")
        if first is not None and fugo is not None and first != fugo:
            yield Sink(fugo)
