"""点数: the winner gets the number of cards in the other hands; the others lose their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import Effects, SetMark
from referee.games.climbing.rule_api.rule import ClimbingRule, MoveContext
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark
from referee.rulebook.rule import Param


class HandPoints(ClimbingRule):
    """Counts the hands when a player goes out, and when the game ends. The points of a burst hand
    go to all who had not left before. ``last_player_loses``: whether the hand of the only player
    left counts if nobody went out."""

    words = (MarkSpelling("won", "won", value="number", holder=True),)
    answers = ("hand_points", "who_wins")
    says = ("counted", "won", "nobody", "burst", "out", "held")
    exit_stages = ("on_finish",)
    burst_player_loses = Param("hand_count")
    last_player_loses = Param("none")

    @property
    def _burst_loses(self) -> bool:
        return self.burst_player_loses != "none"

    @property
    def _last_loses(self) -> bool:
        return self.last_player_loses == "hand_count"

    def on_finish(self, context: MoveContext) -> Effects:
        others = [seat for seat in context.now.playing if seat != context.seat]
        counts = [context.now.held(seat) for seat in others]
        if context.goes_out and None not in counts:
            won = sum(count for count in counts if count is not None)
            yield SetMark(Mark("won", won, context.seat))

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> object:
        """The seats that went out; or the points of all seats, ``None`` if they aren't known."""
        over = position.mark("over") is not None or len(position.playing) < 2
        went_out = [leaver.seat for leaver in position.out if leaver.how == "clean"]
        if question == "who_wins":
            return went_out or (list(position.playing) if over else [])
        lost = over and (bool(went_out) or self._last_loses)
        points = [self._points(position, seat, over=lost) for seat in range(position.size)]
        return None if None in points else points

    def told_points(self, position: Position) -> Iterator[tuple[int, str, dict[str, int | bool]]]:
        """What each seat's hand counts: the seat, the ending of a sentence, its arguments."""
        over = position.mark("over") is not None or len(position.playing) < 2
        left = False
        for leaver in position.out:
            burst, won = _burst(position, leaver.seat), self._won(position, leaver.seat)
            if leaver.how == "burst" and burst is not None:
                yield leaver.seat, "burst", {"count": burst, "lost": self._burst_loses}
            elif leaver.how == "clean" and won is not None:
                left = True
                yield leaver.seat, "out", {"count": won}
        for seat in position.playing if over and (left or self._last_loses) else ():
            if count := position.held(seat):
                yield seat, "held", {"count": count}
        if not position.out:
            yield 0, "nobody", {}

    def _won(self, position: Position, seat: int) -> int | None:
        """What a player has won by going out: as stored then, or if that ended the game, by the
        hands that are left."""
        mark = position.mark("won", seat)
        if mark is not None or position.mark("over") is None:
            return mark.value if mark else None
        counts = [position.held(other) for other in position.playing]
        return None if None in counts else sum(count for count in counts if count is not None)

    def _points(self, position: Position, seat: int, *, over: bool) -> int | None:
        ways = {leaver.seat: leaver.how for leaver in position.out}
        bursts = [_burst(position, other) for other in _burst_before_leaving(position, seat)]
        if ways.get(seat) == "clean":
            own = self._won(position, seat)
        elif ways.get(seat) == "burst":
            lost = _burst(position, seat)
            own = 0 if not self._burst_loses else None if lost is None else -lost
        else:
            held = position.held(seat) if over else 0
            own = None if held is None else -held
        if own is None or None in bursts:
            return None
        return own + sum(count for count in bursts if count is not None)


def _burst(position: Position, seat: int) -> int | None:
    mark = position.mark("burst", seat)
    return mark.value if mark else None


def _burst_before_leaving(position: Position, seat: int) -> list[int]:
    """The seats whose hands burst while this seat was in the game."""
    order = [leaver.seat for leaver in position.out]
    until = order.index(seat) if seat in order else len(order)
    return [leaver.seat for leaver in position.out[:until] if leaver.how == "burst"]
