"""The family's answers, a function a question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.engine.answer import Answer, Fact
from referee.engine.question_at import (
    Answering,
    QuestionAt,
    deal_by,
    may,
    unseen_hand,
    what_happens,
)
from referee.model import questions as q
from referee.model.moves import PLAY
from referee.rulebook.rule import Reason

from .judge import judge
from .position import PokerPosition
from .rule import PokerRule
from .ruleset import PokerRules
from .showdown import Spread, spread, winners


class Asked(QuestionAt[PokerRules, PokerPosition]):
    """A question at a table."""

    __slots__ = ()

    @property
    def spread(self) -> Spread:
        """The seats that have or may have a hand."""
        return spread(self.rules, self.position)

    def has(self, seats: Sequence[int], found: Spread) -> tuple[Reason, ...]:
        """What hands these seats have, where that is certain."""
        certain = [seat for seat in seats if len(found[seat]) == 1]
        return tuple(self._has(seat, self.rules.ranking.hand(found[seat][0])) for seat in certain)

    def _has(self, seat: int, hand: str) -> Reason:
        return self.rules.role("hands").reason("has", players=[self.names[seat]], hand=hand)

    def unseen(self, seat: int) -> Fact:
        """What a seat holds besides what is known."""
        return unseen_hand(self.names[seat], self.position.unknown[seat])


def _who_wins(asked: Asked) -> Answer:
    found = asked.spread
    seats = winners(found)
    if seats is None:
        return Answer("depends", asked.has(list(found), found), tuple(_facts(asked, found)))
    told = asked.has(list(found), found)
    if len(seats) > 1:
        players = [asked.names[seat] for seat in seats]
        told += tuple(rule.reason("shared", players=players) for rule in _tying(asked.rules))
    return Answer([asked.names[seat] for seat in seats], told)


def _tying(rules: PokerRules) -> Sequence[PokerRule]:
    """The rule on hands that are equal: the last that speaks of them, where one does."""
    return rules.declaring("by_numbers")[-1:]


def _facts(asked: Asked, found: Spread) -> list[Fact]:
    """What of the unknown hands decides: whether one beats the strongest of the known ones."""
    lead = max(strengths[0] for strengths in found.values())
    rivals = {s: strengths for s, strengths in found.items() if strengths[-1] >= lead}
    known = [seat for seat, strengths in rivals.items() if len(strengths) == 1]
    open_ = [seat for seat in rivals if seat not in known]
    names = asked.names
    if not known:
        return [asked.unseen(seat) for seat in open_]
    facts = []
    for seat in open_:
        alone = len(open_) == 1
        tied = lead in rivals[seat]
        rest = [names[other] for other in known]
        args: dict[str, object] = {"seat": names[seat], "other": names[known[0]]}
        true: Any = [names[seat]] if alone else "depends"
        false: Any = rest if alone and not tied else "depends"
        facts.append(Fact("hand-beats", args, true, false))
    return facts


def _what_hand(asked: Asked) -> Answer:
    name, rules = asked.question.seat, asked.rules
    strengths = rules.strengths(asked.position, asked.seat)
    hands = list(dict.fromkeys(map(rules.ranking.hand, strengths)))
    rule = rules.role("hands")
    if not hands:
        return Answer("nothing", (rule.reason("few", players=[name]),))
    if len(hands) > 1:
        told = rule.reason("could", players=[name], hand=hands[0], best=hands[-1])
        return Answer("depends", (told,), (asked.unseen(asked.seat),))
    return Answer(hands[0], (rule.reason("has", players=[name], hand=hands[0]),))


def _ranks(asked: Asked) -> Answer:
    """The seats best first; equal ones beside each other, in seat order."""
    found = asked.spread
    unsure = [seat for seat, strengths in found.items() if len(strengths) > 1]
    if unsure:
        facts = tuple(asked.unseen(seat) for seat in unsure)
        return Answer("depends", asked.has(list(found), found), facts)
    best = sorted(found, key=lambda seat: -found[seat][0])
    return Answer([asked.names[seat] for seat in best], asked.has(best, found))


def _rank_of(asked: Asked) -> Answer:
    """A seat's place: one more than there are stronger hands."""
    found, seat = asked.spread, asked.seat
    own = found.get(seat, [])
    others = [strengths for other, strengths in found.items() if other != seat]
    low = 1 + sum(strengths[0] > own[-1] for strengths in others) if own else 0
    high = 1 + sum(strengths[-1] > own[0] for strengths in others) if own else -1
    if low == high:
        return Answer(low, asked.has(list(found), found))
    unsure = [each for each, strengths in found.items() if len(strengths) > 1]
    return Answer("depends", (), tuple(asked.unseen(each) for each in unsure))


def _whose_turn(asked: Asked) -> Answer:
    waiting = [asked.names[seat] for seat in asked.position.waiting]
    ending = "waits" if waiting else "done"
    return Answer(waiting or "nobody", (asked.rules.role("show").reason(ending),))


def _deal(asked: Asked) -> Answer:
    return deal_by(asked.rules.declared_by("deal"), "dealt", len(asked.names))


ANSWERS: Mapping[str, Answering] = {
    q.MAY_PLAY: may(judge, PLAY),
    q.WHO_WINS: _who_wins,
    q.WHAT_HAND: _what_hand,
    q.RANKS: _ranks,
    q.RANK_OF: _rank_of,
    q.WHOSE_TURN: _whose_turn,
    q.WHAT_HAPPENS: what_happens,
    q.DEAL: _deal,
}
