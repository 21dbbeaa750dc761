"""The family's answers, a function a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from referee.engine.answer import Answer, Fact
from referee.engine.transition_asked import AskedAt, answered, may
from referee.games.sevens.rules.deal_all import DealAll
from referee.games.sevens.rules.first_out import FirstOut
from referee.games.sevens.rules.turns import Turns
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.model.moves import PASS, PLAY, Move
from referee.model.questions import Question
from referee.rulebook.rule import Reason

from .judge import judge
from .position import CLEAN, SevensPosition

if TYPE_CHECKING:
    from referee.table import Table

    from .ruleset import SevensEngine


class Asked(AskedAt["SevensEngine", SevensPosition]):
    """A question at a table."""

    def by(self, kind: type, ending: str, **args: Any) -> tuple[Reason, ...]:
        """A reason of a rule, where it is on."""
        rules = (rule for rule in self.engine.rules if isinstance(rule, kind))
        return tuple(rule.reason(ending, **args) for rule in rules)


def answer(engine: SevensEngine, table: Table, question: Question) -> Answer:
    """Raises ``NoSuchQuestion`` for a question that this family does not answer."""
    return answered(_ANSWERS, Asked(engine, table, question))


def _what_plays(asked: Asked) -> Answer:
    position, seat = asked.position, asked.names.index(asked.question.seat)
    passing = judge(asked.engine, asked.names, position, Move(asked.question.seat, PASS))
    moves = [
        Move(asked.question.seat, PLAY, (card,))
        for card in asked.engine.deck.cards(position.known[seat])
    ]
    judged = ((judge(asked.engine, asked.names, position, move).value, move) for move in moves)
    plays = [str(move.cards[0]) for value, move in judged if value == "yes"]
    grouped: dict[str, Any] = {"single": plays} if plays else {}
    grouped[PASS] = passing.value == "yes"
    count = position.unknown[seat]
    facts = (Fact("unknown-hand", {"seat": asked.question.seat, "count": count}, None, None),)
    barred = () if plays or grouped[PASS] else passing.because
    return Answer(grouped, barred, facts if count else ())


def _whose_turn(asked: Asked) -> Answer:
    position = asked.position
    if position.over:
        return Answer("nobody", asked.by(Turns, "over"))
    if position.turn == NOBODY:
        return Answer("depends", (), (Fact("turn", {}, None, None),))
    name = asked.names[position.turn]
    return Answer(name, asked.by(Turns, "next", players=[name]))


def _who_leads(asked: Asked) -> Answer:
    described = asked.table.description
    for rule in asked.engine.having("leader"):
        leader = rule.leader(described)
        if leader:
            return Answer(leader, (rule.reason("leads", players=[leader]),))
        fact = Fact("first-lead-card", {}, None, None)
        return Answer("depends", (rule.reason("unknown"),), (fact,))
    if described.turn and not described.field:
        return Answer(described.turn)
    return Answer("depends", (), (Fact("turn", {}, None, None),))


def _what_happens(asked: Asked) -> Answer:
    told = asked.table.steps[-1].happenings if asked.table.steps else ()
    reasons = tuple(
        Reason(h.clause, "causes", f"happens-{h.key}", players=(str(h.args["seat"]),), args=h.args)
        for h in told
    )
    return Answer([{"clause": h.clause.id, "effect": h.key, **h.args} for h in told], reasons)


def _is_out(asked: Asked) -> Answer:
    seat = asked.names.index(asked.question.seat)
    how = next((leaver.how for leaver in asked.position.out if leaver.seat == seat), "no")
    return Answer(how)


def _who_wins(asked: Asked) -> Answer:
    position, names = asked.position, asked.names
    clean = [names[leaver.seat] for leaver in position.out if leaver.how == CLEAN]
    if clean:
        return Answer(clean[:1], asked.by(FirstOut, "won", players=clean[:1]))
    if position.over:
        left = [names[seat] for seat in position.playing]
        return Answer(left, asked.by(FirstOut, "last", players=left))
    return Answer([], asked.by(FirstOut, "none"))


def _deal(asked: Asked) -> Answer:
    for rule in asked.engine.rules:
        if isinstance(rule, DealAll):
            return Answer(rule.deal(len(asked.names)), (rule.reason("deal"),))
    return Answer("unsettled")


_ANSWERS: dict[str, Callable[[Asked], Answer]] = {
    q.MAY_PLAY: may(PLAY),
    q.MAY_PASS: may(PASS),
    q.WHAT_PLAYS: _what_plays,
    q.WHOSE_TURN: _whose_turn,
    q.WHO_LEADS: _who_leads,
    q.WHAT_HAPPENS: _what_happens,
    q.IS_OUT: _is_out,
    q.WHO_WINS: _who_wins,
    q.DEAL: _deal,
}
