"""The family's answers, one function for each kind of question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import or_
from typing import Any, Self

from msgspec.structs import replace

from referee.engine.answer import Answer, UnknownFact
from referee.engine.conversion import card_set
from referee.engine.hidden_cards import assignments, unanimous_answer
from referee.engine.query import (
    Answerer,
    Query,
    answer_legality,
    deal_answer,
    unknown_hand,
    unknown_turn,
    what_happens,
)
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.model.moves import PASS, PLAY, Move
from referee.model.questions import legality_question
from referee.rulebook.rule import Reason

from .judge import judge
from .position import CLEAN, DROPPED, SevensPosition
from .rule import SevensRule
from .ruleset import SevensRules


class SevensQuery(Query[SevensRules, SevensPosition], frozen=True):
    """A question at a table."""

    def about(self, move: Move) -> Self:
        """The question whether a move of the seat asked about may be made."""
        return replace(self, question=legality_question(move))

    @property
    def completions(self) -> Iterator[SevensPosition]:
        """The possible positions with all cards known; none if there are too many.

        In each the seat asked about holds the card that the question is about.
        """
        position, deck = self.position, self.rules.deck
        held = card_set(deck, self.question.cards) if self.question.kind == q.MAY_PLAY else 0
        seats = enumerate(position.unknown)
        slots = [(count, position.possible(deck, seat)) for seat, count in seats]
        slots.append((position.hidden, deck.full & ~position.placed))
        for *hands, lying in assignments(slots) if any(count for count, _ in slots) else ():
            known = tuple(map(or_, position.known, hands))
            if not held or held & ~known[self.seat] == 0:
                laid = position.laid | lying
                yield replace(
                    position, known=known, unknown=(0,) * position.size, laid=laid, hidden=0
                )


def _what_plays(query: SevensQuery) -> Answer:
    """``{"single": [card …], "pass": bool}``."""
    rules, position, name = query.rules, query.position, query.question.seat
    passing = unanimous_answer(query.about(Move(name, PASS)), answer_legality(judge, PASS))
    playing = answer_legality(judge, PLAY)
    cards = rules.deck.cards(position.known[query.seat])
    judged = (
        (unanimous_answer(query.about(Move(name, PLAY, (c,))), playing).value, c) for c in cards
    )
    plays = [str(card) for value, card in judged if value == "yes"]
    grouped: dict[str, Any] = {"single": plays} if plays else {}
    grouped[PASS] = passing.value == "yes"
    count = position.unknown[query.seat]
    apart = position.known[query.seat] & ~rules.fitting(position.laid)
    because = passing.because
    if apart and (plays or grouped[PASS]):
        words = [str(card) for card in rules.deck.cards(apart)]
        because = (rules.role("rows").reason("apart", "bars", cards=words), *because)
    return Answer(grouped, because, (unknown_hand(name, count),) if count else ())


def _whose_turn(query: SevensQuery) -> Answer:
    position, rule = query.position, query.rules.role("turn")
    if position.is_over:
        return Answer("nobody", (rule.reason("over"),))
    if position.turn == NOBODY:
        return unknown_turn()
    name, after = query.names[position.turn], _before(query)
    begins = None if after else _who_leads(query)
    if begins and begins.because and name in begins.value:
        return Answer(name, begins.because)
    skipped = _skipped(query, after) if after else []
    because = rule.reason("next", players=[name], after=after, skipped=skipped)
    return Answer(name, (because,))


def _before(query: SevensQuery) -> str:
    """The seat that moved last, as far as known; empty: none."""
    if query.case.steps:
        return query.case.steps[-1].move.seat
    described = query.case.description
    return described.field[-1].seat if described.field and not described.turn else ""


def _skipped(query: SevensQuery, after: str) -> list[str]:
    """The seats that are skipped between the last one to move and the next."""
    names, position = query.names, query.position
    start = names.index(after)
    around = [(start + step) % len(names) for step in range(1, len(names))]
    between = around[: around.index(position.turn)] if position.turn in around else around
    return [names[seat] for seat in between if position.is_out(seat)]


def _who_leads(query: SevensQuery) -> Answer:
    described, began = query.case.description, query.case.setup.began
    leader = query.rules.leader_of(described) if began == NOBODY else query.names[began]
    for rule in query.rules.declaring("leader"):
        if leader:
            because = rule.reason("leads", players=[leader], lead=rule.first_card())
            return Answer(leader, (because,))
        fact = UnknownFact(
            "holder-of", {"cards": [rule.first_card()]}, None, None, told_by="holder"
        )
        return Answer("depends", (rule.reason("unknown", lead=rule.first_card()),), (fact,))
    return Answer(leader) if leader else unknown_turn()


def _is_out(query: SevensQuery) -> Answer:
    ways = (leaver.how for leaver in query.position.out if leaver.seat == query.seat)
    how = next(ways, "no")
    if how == CLEAN:
        won = query.rules.role("win").reason("won", players=[query.question.seat])
        return Answer(how, (won,))
    because = (_passes_reason(query, rule, how) for rule in query.rules.declaring("allowed_passes"))
    return Answer(how, tuple(filter(None, because)))


def _passes_reason(query: SevensQuery, rule: SevensRule, how: str) -> Reason | None:
    """The reason that the seat has dropped out by its passes, or has not; ``None``: no reason."""
    count, limit = query.position.passes(query.seat), rule.allowed_passes()
    if limit is None or (how == DROPPED) != (count > limit) or not count:
        return None
    ending = "dropped" if how == DROPPED else "stays"
    return rule.reason(ending, players=[query.question.seat], count=count, allowed=limit)


def _what_happens(query: SevensQuery) -> Answer:
    """The effects of the last move; if it had none, whose turn it is."""
    answer = what_happens(query)
    if answer.value or not query.case.steps:
        return answer
    return Answer([], _whose_turn(query).because)


def _who_wins(query: SevensQuery) -> Answer:
    position, names, rule = query.position, query.names, query.rules.role("win")
    if position.gone_out:
        first = [names[position.gone_out[0]]]
        return Answer(first, (rule.reason("won", players=first),))
    if position.is_over:
        left = [names[seat] for seat in position.playing]
        return Answer(left, (rule.reason("last", players=left),))
    return Answer([], (rule.reason("none", seats=[names[seat] for seat in position.playing]),))


def _deal(query: SevensQuery) -> Answer:
    return deal_answer(query.rules.declared_by("deal"), "deal", len(query.names))


ANSWERS: Mapping[str, Answerer] = {
    q.MAY_PLAY: answer_legality(judge, PLAY),
    q.MAY_PASS: answer_legality(judge, PASS),
    q.WHAT_PLAYS: _what_plays,
    q.WHOSE_TURN: _whose_turn,
    q.WHO_LEADS: _who_leads,
    q.WHAT_HAPPENS: _what_happens,
    q.IS_OUT: _is_out,
    q.WHO_WINS: _who_wins,
    q.DEAL: _deal,
}
