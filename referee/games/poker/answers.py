"""The family's answers, a function a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from referee.engine.answer import Answer, Fact
from referee.engine.transition_asked import AskedAt, answered, may
from referee.model import questions as q
from referee.model.moves import PLAY
from referee.model.questions import Question
from referee.rulebook.rule import Reason

from .position import PokerPosition

if TYPE_CHECKING:
    from referee.table import Table

    from .ruleset import PokerEngine

Spread = dict[int, Sequence[int]]
"""How strong each seat's hand is or may be, weakest first."""


class Asked(AskedAt["PokerEngine", PokerPosition]):
    """A question at a table."""

    @property
    def spread(self) -> Spread:
        return spread(self.engine, self.position)

    def by(self, hook: str, ending: str, **args: Any) -> tuple[Reason, ...]:
        """Reasons of the rules that declare a hook."""
        rules = (rule for rule in self.engine.having(hook) if ending in rule.says)
        return tuple(rule.reason(ending, **args) for rule in rules)

    def has(self, seats: Sequence[int], found: Spread) -> tuple[Reason, ...]:
        """What hands these seats have, where that is certain."""
        told: list[Reason] = []
        for seat in seats:
            if len(found[seat]) == 1:
                hand = self.engine.ranking.hand(found[seat][0])
                told += self.by("joins", "has", players=[self.names[seat]], hand=hand)
        return tuple(told)


def answer(engine: PokerEngine, table: Table, question: Question) -> Answer:
    """Raises ``NoSuchQuestion`` for a question that this family does not answer."""
    return answered(_ANSWERS, Asked(engine, table, question))


def spread(engine: PokerEngine, position: PokerPosition) -> Spread:
    """The seats that have or may have a hand."""
    found = {seat: engine.strengths(position, seat) for seat in range(len(position.known))}
    return {seat: strengths for seat, strengths in found.items() if strengths}


def winners(engine: PokerEngine, position: PokerPosition) -> list[int]:
    """The seats with the strongest hand, where that is certain; else none."""
    return _winners(spread(engine, position)) or []


def _winners(found: Spread) -> list[int] | None:
    """Who wins whatever the unknown cards are; ``None``: that depends on them."""
    if not found:
        return []
    lead = max(strengths[0] for strengths in found.values())
    best = [seat for seat, strengths in found.items() if strengths[-1] >= lead]
    if len(best) == 1 or all(len(found[seat]) == 1 for seat in best):
        return best
    return None


def _who_wins(asked: Asked) -> Answer:
    found = asked.spread
    seats = _winners(found)
    if seats is None:
        return Answer("depends", asked.has(list(found), found), tuple(_facts(asked, found)))
    told = asked.has(list(found), found)
    if len(seats) > 1:
        shared = asked.by("by_numbers", "shared", players=[asked.names[seat] for seat in seats])
        told += shared[-1:]
    return Answer([asked.names[seat] for seat in seats], told)


def _facts(asked: Asked, found: Spread) -> list[Fact]:
    """What of the unknown hands decides: whether one beats the strongest of the known ones."""
    lead = max(strengths[0] for strengths in found.values())
    rivals = {s: strengths for s, strengths in found.items() if strengths[-1] >= lead}
    known = [seat for seat, strengths in rivals.items() if len(strengths) == 1]
    open_ = [seat for seat in rivals if seat not in known]
    names = asked.names
    if not known:
        return [_unseen(asked, seat) for seat in open_]
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


def _unseen(asked: Asked, seat: int) -> Fact:
    args = {"seat": asked.names[seat], "count": asked.position.unknown[seat]}
    return Fact("unknown-hand", args, None, None)


def _what_hand(asked: Asked) -> Answer:
    seat = asked.names.index(asked.question.seat)
    strengths = asked.engine.strengths(asked.position, seat)
    hands = list(dict.fromkeys(map(asked.engine.ranking.hand, strengths)))
    name = asked.question.seat
    if not hands:
        return Answer("nothing", asked.by("joins", "few", players=[name]))
    if len(hands) > 1:
        told = asked.by("joins", "could", players=[name], hand=hands[0], best=hands[-1])
        return Answer("depends", told, (_unseen(asked, seat),))
    return Answer(hands[0], asked.by("joins", "has", players=[name], hand=hands[0]))


def _ranks(asked: Asked) -> Answer:
    """The seats best first; equal ones beside each other, in seat order."""
    found = asked.spread
    unsure = [seat for seat, strengths in found.items() if len(strengths) > 1]
    if unsure:
        facts = tuple(_unseen(asked, seat) for seat in unsure)
        return Answer("depends", asked.has(list(found), found), facts)
    best = sorted(found, key=lambda seat: -found[seat][0])
    return Answer([asked.names[seat] for seat in best], asked.has(best, found))


def _rank_of(asked: Asked) -> Answer:
    """A seat's place: one more than there are stronger hands."""
    found, seat = asked.spread, asked.names.index(asked.question.seat)
    own = found.get(seat, [])
    others = [strengths for other, strengths in found.items() if other != seat]
    low = 1 + sum(strengths[0] > own[-1] for strengths in others) if own else 0
    high = 1 + sum(strengths[-1] > own[0] for strengths in others) if own else -1
    if low == high:
        return Answer(low, asked.has(list(found), found))
    unsure = [each for each, strengths in found.items() if len(strengths) > 1]
    return Answer("depends", (), tuple(_unseen(asked, each) for each in unsure))


def _whose_turn(asked: Asked) -> Answer:
    waiting = [asked.names[seat] for seat in asked.position.waiting]
    ending = "waits" if waiting else "done"
    return Answer(waiting or "nobody", asked.by("bars", ending))


def _what_happens(asked: Asked) -> Answer:
    told = asked.table.steps[-1].happenings if asked.table.steps else ()
    reasons = tuple(Reason(h.clause, "causes", f"happens-{h.key}", args=h.args) for h in told)
    return Answer([{"clause": h.clause.id, "effect": h.key, **h.args} for h in told], reasons)


def _deal(asked: Asked) -> Answer:
    for rule in asked.engine.having("deal"):
        return Answer(rule.deal(len(asked.names)), (rule.reason("dealt"),))
    return Answer("unsettled")


_ANSWERS: dict[str, Callable[[Asked], Answer]] = {
    q.MAY_PLAY: may(PLAY),
    q.WHO_WINS: _who_wins,
    q.WHAT_HAND: _what_hand,
    q.RANKS: _ranks,
    q.RANK_OF: _rank_of,
    q.WHOSE_TURN: _whose_turn,
    q.WHAT_HAPPENS: _what_happens,
    q.DEAL: _deal,
}
