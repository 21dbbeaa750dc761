"""The prohibitions of a situation: the rules that forbid plays there, and those that override them.

Most rules ignore suits, so they judge all plays of one outline alike, and they look at few marks.
Situations that are the same to all of these rules share the plays that they leave: their
:class:`Blind` judgement.
"""

from __future__ import annotations

from collections.abc import Callable

from referee.games.climbing.plays.forms import Plays
from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.rule import ClimbingRule, SituationView

Judging = Callable[[SituationView, Play], bool]
Judgings = tuple[Judging, ...]
Sees = Callable[[ClimbingRule], bool]

BARRED: tuple[Judgings, ...] = ((),)
"""A prohibition without suits applies that nothing can override."""


class Prohibition:
    """A forbidding rule and the rules that override it: those that see suits and those that
    don't."""

    __slots__ = ("bars", "blind_winners", "rule", "seeing_winners", "winners")

    def __init__(self, rule: ClimbingRule, winners: list[ClimbingRule], sees: Sees) -> None:
        self.rule = rule
        self.bars = rule.bars
        self.winners = tuple(winner.allows for winner in winners)
        self.blind_winners = tuple(winner.allows for winner in winners if not sees(winner))
        self.seeing_winners = tuple(winner.allows for winner in winners if sees(winner))


def any_allows(winners: Judgings, situation: SituationView, play: Play) -> bool:
    """Whether one of these rules lets the play through."""
    return any(allows(situation, play) for allows in winners) if winners else False


class Prohibitions:
    """The prohibitions of all situations with the same rules.

    ``strict``: the rules that nothing can override there. ``seeing`` and ``blind``: the
    prohibitions by rules that see suits, and by those that don't. ``weighed``: the kinds of marks
    that matter to the blind prohibitions and to what overrides them. ``said``: the key that
    distinguishes blind prohibitions. ``blind_only``: no rule looks at suits.
    """

    __slots__ = ("blind", "blind_only", "said", "seeing", "strict", "weighed")

    def __init__(
        self,
        barring: list[tuple[ClimbingRule, list[ClimbingRule]]],
        ordering: frozenset[str],
        sees: Sees,
    ) -> None:
        """``barring``: rules, each with those that override it. ``ordering``: the kinds of marks
        that determine the ranking. ``sees``: whether a rule sees suits."""
        self.strict = [rule for rule, winners in barring if not winners]
        self.seeing = [Prohibition(rule, winners, sees) for rule, winners in barring if sees(rule)]
        blind = [(rule, winners) for rule, winners in barring if not sees(rule)]
        self.blind = [Prohibition(rule, winners, sees) for rule, winners in blind]
        self.blind_only = not self.seeing and not any(bar.seeing_winners for bar in self.blind)
        self.said = tuple((rule, *winners) for rule, winners in blind)
        asked = [rule for barring_rule, winners in blind for rule in (barring_rule, *winners)]
        self.weighed = ordering.union(kind for rule in asked for kind in rule.observed_marks)


class SuitBlind:
    """The plays that the rules without suits leave, in all situations that are the same to them."""

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
