"""The family's answers, a function a question."""

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


class Asked(Query[SevensRules, SevensPosition], frozen=True):
    """A question at a table."""

    def about(self, move: Move) -> Self:
        """The question whether a move of the seat asked about may be made."""
        return replace(self, question=legality_question(move))

    @property
    def completions(self) -> Iterator[SevensPosition]:
        """The positions with every card known that the table may be in; none where there are too
        many. That a card asked about is held is taken as said."""
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


def _what_plays(asked: Asked) -> Answer:
    """``{"single": [card …], "pass": bool}``."""
    rules, position, name = asked.rules, asked.position, asked.question.seat
    passing = unanimous_answer(asked.about(Move(name, PASS)), answer_legality(judge, PASS))
    playing = answer_legality(judge, PLAY)
    cards = rules.deck.cards(position.known[asked.seat])
    judged = (
        (unanimous_answer(asked.about(Move(name, PLAY, (c,))), playing).value, c) for c in cards
    )
    plays = [str(card) for value, card in judged if value == "yes"]
    grouped: dict[str, Any] = {"single": plays} if plays else {}
    grouped[PASS] = passing.value == "yes"
    count = position.unknown[asked.seat]
    apart = position.known[asked.seat] & ~rules.fitting(position.laid)
    told = passing.because
    if apart and (plays or grouped[PASS]):
        words = [str(card) for card in rules.deck.cards(apart)]
        told = (rules.role("rows").reason("apart", "bars", cards=words), *told)
    return Answer(grouped, told, (unknown_hand(name, count),) if count else ())


def _whose_turn(asked: Asked) -> Answer:
    position, rule = asked.position, asked.rules.role("turn")
    if position.over:
        return Answer("nobody", (rule.reason("over"),))
    if position.turn == NOBODY:
        return unknown_turn()
    name, after = asked.names[position.turn], _before(asked)
    begins = None if after else _who_leads(asked)
    if begins and begins.because and name in begins.value:
        return Answer(name, begins.because)
    skipped = _skipped(asked, after) if after else []
    told = rule.reason("next", players=[name], after=after, skipped=skipped)
    return Answer(name, (told,))


def _before(asked: Asked) -> str:
    """Who moved last, as far as the table tells; empty: nobody."""
    if asked.case.steps:
        return asked.case.steps[-1].move.seat
    described = asked.case.description
    return described.field[-1].seat if described.field and not described.turn else ""


def _skipped(asked: Asked, after: str) -> list[str]:
    """Who is passed over between the last to move and the next."""
    names, position = asked.names, asked.position
    start = names.index(after)
    around = [(start + step) % len(names) for step in range(1, len(names))]
    between = around[: around.index(position.turn)] if position.turn in around else around
    return [names[seat] for seat in between if position.is_out(seat)]


def _who_leads(asked: Asked) -> Answer:
    described, began = asked.case.description, asked.case.setup.began
    leader = asked.rules.leader_of(described) if began == NOBODY else asked.names[began]
    for rule in asked.rules.declaring("leader"):
        if leader:
            told = rule.reason("leads", players=[leader], lead=rule.first_card())
            return Answer(leader, (told,))
        fact = UnknownFact(
            "holder-of", {"cards": [rule.first_card()]}, None, None, told_by="holder"
        )
        return Answer("depends", (rule.reason("unknown", lead=rule.first_card()),), (fact,))
    return Answer(leader) if leader else unknown_turn()


def _is_out(asked: Asked) -> Answer:
    ways = (leaver.how for leaver in asked.position.out if leaver.seat == asked.seat)
    how = next(ways, "no")
    if how == CLEAN:
        won = asked.rules.role("win").reason("won", players=[asked.question.seat])
        return Answer(how, (won,))
    told = (_passes_told(asked, rule, how) for rule in asked.rules.declaring("allowed_passes"))
    return Answer(how, tuple(filter(None, told)))


def _passes_told(asked: Asked, rule: SevensRule, how: str) -> Reason | None:
    """How a seat's passes made it drop out, or did not; nothing where they tell nothing."""
    count, limit = asked.position.passes(asked.seat), rule.allowed_passes()
    if limit is None or (how == DROPPED) != (count > limit) or not count:
        return None
    ending = "dropped" if how == DROPPED else "stays"
    return rule.reason(ending, players=[asked.question.seat], count=count, allowed=limit)


def _what_happens(asked: Asked) -> Answer:
    """The effects of the last move; where it had none, who is next."""
    told = what_happens(asked)
    return told if told.value or not asked.case.steps else Answer([], _whose_turn(asked).because)


def _who_wins(asked: Asked) -> Answer:
    position, names, rule = asked.position, asked.names, asked.rules.role("win")
    if position.gone_out:
        first = [names[position.gone_out[0]]]
        return Answer(first, (rule.reason("won", players=first),))
    if position.over:
        left = [names[seat] for seat in position.playing]
        return Answer(left, (rule.reason("last", players=left),))
    return Answer([], (rule.reason("none", seats=[names[seat] for seat in position.playing]),))


def _deal(asked: Asked) -> Answer:
    return deal_answer(asked.rules.declared_by("deal"), "deal", len(asked.names))


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
