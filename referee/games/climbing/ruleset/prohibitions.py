"""The bars of a situation: which rules bar plays there, and what goes before them.

Most rules see no suits, and so judge all plays of one outline alike; of the marks they look at few.
Situations that are the same to all of these rules share what they leave of the plays: their
:class:`Blind` judgement.
"""

from __future__ import annotations

from collections.abc import Callable

from referee.games.climbing.plays.forms import Plays
from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.rule import ClimbingRule, SituationView

Judging = Callable[[SituationView, Play], bool]
Judgings = tuple[Judging, ...]

BARRED: tuple[Judgings, ...] = ((),)
"""A blind bar stands that nothing can go before."""


class Prohibition:
    """A rule that bars, and what goes before it: rules that see suits and rules that do not."""

    __slots__ = ("bars", "blind_winners", "rule", "seeing_winners", "winners")

    def __init__(self, rule: ClimbingRule, winners: list[ClimbingRule]) -> None:
        self.rule = rule
        self.bars = rule.bars
        self.winners = tuple(winner.allows for winner in winners)
        self.blind_winners = tuple(winner.allows for winner in winners if not winner.sees_suits)
        self.seeing_winners = tuple(winner.allows for winner in winners if winner.sees_suits)


def any_allows(winners: Judgings, situation: SituationView, play: Play) -> bool:
    """Whether one of these rules lets the play through."""
    return any(allows(situation, play) for allows in winners) if winners else False


class Prohibitions:
    """The bars of all situations in which the same rules apply.

    ``strict``: the rules that nothing can go before there; ``seeing`` and ``blind``: the bars by
    rules that see suits and by those that do not; ``weighed``: the kinds of marks that the blind
    bars, and what goes before them, look at; ``said``: what tells blind bars apart;
    ``blind_only``: no rule looks at suits.
    """

    __slots__ = ("blind", "blind_only", "said", "seeing", "strict", "weighed")

    def __init__(
        self, barring: list[tuple[ClimbingRule, list[ClimbingRule]]], ordering: frozenset[str]
    ) -> None:
        """``barring``: rules, each with what goes before it; ``ordering``: the kinds of marks
        that the order of strength comes from."""
        self.strict = [rule for rule, winners in barring if not winners]
        self.seeing = [Prohibition(rule, winners) for rule, winners in barring if rule.sees_suits]
        blind = [(rule, winners) for rule, winners in barring if not rule.sees_suits]
        self.blind = [Prohibition(rule, winners) for rule, winners in blind]
        self.blind_only = not self.seeing and not any(bar.seeing_winners for bar in self.blind)
        self.said = tuple((rule, *winners) for rule, winners in blind)
        asked = [rule for barring_rule, winners in blind for rule in (barring_rule, *winners)]
        self.weighed = ordering.union(kind for rule in asked for kind in rule.observed_marks)


class SuitBlind:
    """What the rules that see no suits leave of the plays, in all situations alike to them."""

    __slots__ = ("_at", "_lifted", "_outlined", "bars")

    def __init__(self, situation: SituationView, bars: list[Prohibition]) -> None:
        self._at = situation
        self.bars = bars
        self._outlined: dict[int, tuple[Judgings, ...]] = {}
        self._lifted: dict[Play, tuple[Judgings, ...]] = {}

    def left(self, play: Play) -> tuple[Judgings, ...]:
        """For each blind bar that stands: what could still let the play through, of the rules
        that see suits; :data:`BARRED` as soon as one has nothing. The same for all plays of one
        outline."""
        if play.mask & self._at.lifted:
            single = self._lifted.get(play)
            if single is None:
                single = self._lifted[play] = self._judge(play)
            return single
        left = self._outlined.get(play.outline)
        if left is None:
            left = self._outlined[play.outline] = self._judge(play)
        return left

    def _judge(self, play: Play) -> tuple[Judgings, ...]:
        situation, left = self._at, []
        for bar in self.bars:
            if bar.bars(situation, play) and not any_allows(bar.blind_winners, situation, play):
                if not bar.seeing_winners:
                    return BARRED
                left.append(bar.seeing_winners)
        return tuple(left)

    def possible(self, plays: Plays) -> list[Play]:
        """Those of the plays that no bar stands against for certain."""
        known, lifted, left = self._outlined, self._at.lifted, self.left
        try:
            if not lifted:
                return [play for play in plays if known[play.outline] is not BARRED]
            return [
                play
                for play in plays
                if (left(play) if play.mask & lifted else known[play.outline]) is not BARRED
            ]
        except KeyError:  # some have not been judged yet
            return [play for play in plays if left(play) is not BARRED]
