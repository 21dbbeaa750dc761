"""What a move has come to: what it has made of the order of strength, who is out by a foul."""

from __future__ import annotations

from referee.games.climbing.plays.play import HEAP
from referee.games.climbing.rule.effects import Leave
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.words import J_BACK, REVOLUTION
from referee.games.climbing.sentence.cards import NEITHER
from referee.games.climbing.sentence.marks import ROUND

BY_PASSES = ("pass", "skip")
"""Why somebody is out by a foul with cards in the hand."""


def made(moment: Moment) -> tuple[str, ...]:
    """What a play has made of the order of strength, for the game, and of the direction."""
    was, now = (at.mark("revolution") is not None for at in (moment.before, moment.now))
    ways = (at.mark(word.kind) for at in (moment.before, moment.now) for word in ROUND.values())
    odd = sum(mark is not None for mark in ways) % 2
    turned: tuple[str, ...] = ("direction",) if odd else ()
    kinds = (REVOLUTION.kind, J_BACK.kind)
    orders = [[at.mark(kind) is not None for kind in kinds] for at in (moment.before, moment.now)]
    turned += ("turn",) if orders[0] != orders[1] else ()
    if was == now:
        return (NEITHER, *turned)
    return ("either", "revolution" if now else "counter-revolution", *turned)


def by_foul(moment: Moment, *, by_play: bool) -> list[int]:
    """Who has no card left by the move, and is out by a foul; ``by_play``: not by parting with
    cards besides. Who falls by a pass has cards left."""
    if by_play and not (moment.field and moment.play.form != HEAP):
        return []
    left = (each for _, each in moment.so_far.happened if isinstance(each, Leave))
    return [each.seat for each in left if each.how == "foul" and each.why not in BY_PASSES]
