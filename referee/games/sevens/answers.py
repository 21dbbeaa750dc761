"""The family's answers, one function for each kind of question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import takewhile
from operator import or_
from typing import Any

from msgspec.structs import replace

from referee.engine.answer import Answer, UnknownFact
from referee.engine.hidden_cards import assignments, common_reasons, unanimous_legality
from referee.engine.query import (
    Answerer,
    Query,
    answer_deal,
    answer_legality,
    unknown_hand,
    unknown_turn,
    what_happens,
)
from referee.engine.told_facts import told_fact_text
from referee.model import questions as q
from referee.model.marks import MANY, NOBODY, Exit
from referee.model.moves import PASS, PLAY, Move

from .judge import judge
from .position import CLEAN, DROPPED, SevensPosition
from .ruleset import SevensRules


class SevensQuery(Query[SevensRules, SevensPosition], frozen=True):
    """A question at a table."""

    @property
    def completions(self) -> Iterator[SevensPosition]:
        """The possible positions with all cards known; none if there are too many."""
        position, deck = self.position, self.rules.deck
        seats = enumerate(position.unknown)
        slots = [(count, position.possible(deck, seat)) for seat, count in seats]
        slots.append((position.hidden, deck.full & ~position.placed))
        for *hands, dropped in assignments(deck, slots):
            yield replace(
                position,
                known=tuple(map(or_, position.known, hands)),
                unknown=(0,) * position.size,
                laid=position.laid | dropped,
                hidden=0,
            )


def _what_plays(query: SevensQuery) -> Answer:
    """``{"single": [card …], "pass": bool}``."""
    rules, name = query.rules, query.question.seat
    known, unknown = query.position.known[query.seat], query.position.unknown[query.seat]
    legality = partial(unanimous_legality, query, judge)
    passing = legality(Move(name, PASS))
    plays = [
        str(card)
        for card in rules.deck.cards(known)
        if legality(Move(name, PLAY, (card,))).value == "yes"
    ]
    value: dict[str, Any] = {"single": plays} if plays else {}
    value[PASS] = passing.value == "yes"
    apart, because = known & ~rules.fitting(query.position.laid), passing.because
    if apart and (plays or value[PASS]):
        cards = rules.deck.cards(apart)
        because = (rules.role("rows").reason("apart", "bars", cards=cards), *because)
    return Answer(value, because, (unknown_hand(name, unknown),) if unknown else ())


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
    return Answer(name, (rule.reason("next", players=[name], after=after, skipped=skipped),))


def _before(query: SevensQuery) -> str:
    """The seat that moved last, as far as known; empty: none."""
    if query.case.steps:
        return query.case.steps[-1].move.seat
    described = query.case.description
    return described.field[-1].seat if described.field and not described.turn else ""


def _skipped(query: SevensQuery, after: str) -> list[str]:
    """The seats that are skipped between the last one to move and the next."""
    position = query.position
    _, *others = position.around(query.names.index(after))
    between = takewhile(lambda seat: seat != position.turn, others)
    return query.names_of(seat for seat in between if position.is_out(seat))


def _who_leads(query: SevensQuery) -> Answer:
    described, began = query.case.description, query.case.setup.began
    leader = query.rules.leader_of(described) if began == NOBODY else query.names[began]
    for rule in query.rules.declaring("leader"):
        if leader:
            leads = rule.reason("leads", players=[leader], lead=rule.first_card())
            return Answer(leader, (leads,))
        fact = UnknownFact("holder-of", {"cards": [rule.first_card()]}, told_by="holder")
        return Answer("depends", (rule.reason("unknown", lead=rule.first_card()),), (fact,))
    return Answer(leader) if leader else unknown_turn()


def _is_out(query: SevensQuery) -> Answer:
    rules, name, count = query.rules, query.question.seat, query.position.passes(query.seat)
    ways = (leaver.how for leaver in query.position.out if leaver.seat == query.seat)
    how = next(ways, "no")
    if how == CLEAN:
        return Answer(how, (rules.role("win").reason("won", players=[name]),))
    ending = "dropped" if how == DROPPED else "stays"
    limits = [(rule, rule.allowed_passes()) for rule in rules.declaring("allowed_passes")]
    because = tuple(
        rule.reason("stays-any" if limit is None else ending, players=[name], count=count,
                    allowed=limit)
        for rule, limit in limits
        if count and (how == DROPPED) == (limit is not None and count > limit)
    )  # fmt: skip
    unknown = query.position.unknown[query.seat]
    left = 0 if unknown == MANY else unknown + query.position.known[query.seat].bit_count()
    holds = rules.role("win").reason("holds", players=[name], count=left)
    return Answer(how, because or ((holds,) if how == "no" else ()))


def _what_happens(query: SevensQuery) -> Answer:
    """The effects of the last move; if it had none, whose turn it is."""
    answer = what_happens(query)
    return answer if answer.value else replace(answer, because=_whose_turn(query).because)


def _who_wins(query: SevensQuery) -> Answer:
    position, rule = query.position, query.rules.role("win")
    if position.gone_out:
        first = query.names_of(position.gone_out[:1])
        return Answer(first, (rule.reason("won", players=first),))
    left = query.names_of(position.playing)
    if position.is_over:
        return Answer(left, (rule.reason("last", players=left),))
    return Answer([], (rule.reason("none", seats=left),))


def _unless_out(answerer: Answerer) -> Answerer:
    """The same answer; if the last card may have been the last of a hand, and the question or the
    description says so, it depends on that."""

    def answer(query: SevensQuery) -> Answer:
        if _told_out(query):
            return answerer(_ended(query))
        still_in = answerer(query)
        is_said = query.question.kind == q.IS_OUT or not query.case.steps
        fact = open_exit(query, still_in.value) if is_said else None
        if fact is None:
            return still_in
        because = common_reasons([still_in, answerer(_ended(query))])
        return Answer("depends", because, (fact, *still_in.unknown))

    return answer


def open_exit(query: SevensQuery, value: object) -> UnknownFact | None:
    """The exit of the seat that may be out, if the answer with it is another than this one."""
    last = query.position.perhaps_out
    if last == NOBODY or query.question.kind not in UNLESS_OUT or _told_out(query) is not None:
        return None
    if_out = ANSWERS[query.question.kind](_ended(query)).value
    return _exit_fact(query.names[last], if_out, value) if if_out != value else None


def _ended(query: SevensQuery) -> SevensQuery:
    """The same with the seat that may be out gone out."""
    position = query.position
    out = (*position.out, Exit(position.perhaps_out, CLEAN))
    return query.at(replace(position, out=out, turn=NOBODY, perhaps_out=NOBODY))


def _told_out(query: SevensQuery) -> bool | None:
    """Whether the seat that may be out is out by what the description states; ``None`` if it
    doesn't say, or if there is no such seat."""
    last, described = query.position.perhaps_out, query.case.description
    for holds in (True, False) if last != NOBODY else ():
        text = told_fact_text(_exit_fact(query.names[last]), holds, len(described.play))
        if text in described.state:
            return holds
    return None


def _exit_fact(name: str, if_true: object = None, if_false: object = None) -> UnknownFact:
    return UnknownFact("holds-no-more", {"seat": name}, if_true, if_false, "table")


UNLESS_OUT = (q.MAY_PLAY, q.MAY_PASS, q.WHOSE_TURN, q.IS_OUT, q.WHO_WINS)
"""The questions whose answers are others once a seat has gone out."""


ANSWERS: Mapping[str, Answerer] = {
    q.MAY_PLAY: _unless_out(answer_legality(judge, PLAY)),
    q.MAY_PASS: _unless_out(answer_legality(judge, PASS)),
    q.WHAT_PLAYS: _what_plays,
    q.WHOSE_TURN: _unless_out(_whose_turn),
    q.WHO_LEADS: _who_leads,
    q.WHAT_HAPPENS: _what_happens,
    q.IS_OUT: _unless_out(_is_out),
    q.WHO_WINS: _unless_out(_who_wins),
    q.DEAL: answer_deal("deal"),
}
