"""The family's answers, one function for each kind of question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from operator import or_

from msgspec.structs import replace

from referee.engine.answer import Answer, NoSuchQuestion, UnknownFact
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
from referee.model.moves import PASS, PLACE, PLAY
from referee.rulebook.rule import Reason

from . import scoring
from .advance import waited_for, with_trick_taken
from .judge import judge
from .outlook import certain_taker
from .position import CARRIED, Trick, TricksPosition
from .ruleset import TrickRules
from .trick import deciding, may_change, reasons, trick_of, trick_result

NOBODY_ANSWER = "nobody"


class TricksQuery(Query[TrickRules, TricksPosition], frozen=True):
    """A question at a table. The field of its position may still hold a full trick."""

    @property
    def with_trick_taken(self) -> TricksPosition:
        """The position after a full trick has been taken."""
        return with_trick_taken(self.rules, self.position)

    @property
    def completions(self) -> Iterator[TricksPosition]:
        """The possible positions with all hands known; none if there are too many.

        In each the seat asked about holds the card that the question is about.
        """
        position, rules = self.position, self.rules
        held = card_set(rules.deck, self.question.cards) if self.question.kind == q.MAY_PLAY else 0
        slots = [
            (count, rules.possible(position, seat)) for seat, count in enumerate(position.unknown)
        ]
        for hands in assignments(slots) if any(position.unknown) else ():
            known = tuple(map(or_, position.known, hands))
            if not held or held & ~known[self.seat] == 0:
                yield replace(position, known=known, unknown=(0,) * position.size)


# ---- plays


def _what_plays(query: TricksQuery) -> Answer:
    """``{"single": [card …], "maybe": [card …]}``: the second depend on the rest of the hand."""
    rules, name = query.rules, query.question.seat
    position, seat = query.with_trick_taken, query.seat
    cards: dict[str, list[str]] = {"yes": [], "depends": []}
    barring: list[Reason] = []
    for card in rules.deck.cards(position.known[seat]):
        may_play = replace(query, question=q.Question(q.MAY_PLAY, name, (card,)))
        answer = unanimous_answer(may_play, answer_legality(judge, PLAY))
        cards.setdefault(answer.value, []).append(str(card))
        barring += answer.because if answer.value == "no" else ()
    groups = {"single": cards["yes"], "maybe": cards["depends"]}
    unknown = position.unknown[seat]
    plays = {group: listed for group, listed in groups.items() if listed}
    return Answer(plays, _grouped(barring), (unknown_hand(name, unknown),) if unknown else ())


def _grouped(barring: Sequence[Reason]) -> tuple[Reason, ...]:
    """The reasons, those that say the same of several cards as one."""
    groups: dict[tuple[str, str], list[Reason]] = {}
    for reason in barring:
        groups.setdefault((reason.clause.id, reason.key), []).append(reason)
    return tuple(map(_merged, groups.values()))


def _merged(group: list[Reason]) -> Reason:
    first = group[0]
    cards = tuple(dict.fromkeys(card for reason in group for card in reason.cards))
    args = {**first.args, "cards": list(cards)}
    return Reason(first.clause, first.did, first.key, cards, first.players, args)


# ---- whose turn, who leads


def _whose_turn(query: TricksQuery) -> Answer:
    position, names, rules = query.with_trick_taken, query.names, query.rules
    if position.is_over:
        return Answer(NOBODY_ANSWER, (rules.tally.reason("over"),))
    if position.owed and rules.opening is not None and position.turn != NOBODY:
        seat = names[position.turn]
        return Answer(seat, (rules.opening.reason("waits", players=[seat]),))
    if rules.at_once is not None:
        waiting = [names[seat] for seat in waited_for(rules, position)]
        return Answer(waiting, (rules.at_once.reason("waits", players=waiting, seats=waiting),))
    if not position.field:
        return _next_leader(query)
    if position.turn == NOBODY:
        return unknown_turn()
    name, last = names[position.turn], position.field[-1].seat
    after = names[last] if last != NOBODY else ""
    return Answer(name, (rules.role("turn").reason("next", players=[name], after=after),))


def _who_leads(query: TricksQuery) -> Answer:
    position, rules = query.with_trick_taken, query.rules
    if position.is_over:
        return Answer(NOBODY_ANSWER, (rules.tally.reason("over"),))
    if position.owed:
        return _first_leader_by_turn(query, position)
    if rules.at_once is not None:
        return Answer(NOBODY_ANSWER, (rules.at_once.reason("no-leader"),))
    if position.field:
        seat = position.field[0].seat
        return _leads(query, seat) if seat != NOBODY else unknown_turn()
    return _next_leader(query)


def _first_leader_by_turn(query: TricksQuery, position: TricksPosition) -> Answer:
    """While seats place something, beginning with the leader: the first that has placed."""
    if position.turn == NOBODY:
        return unknown_turn()
    owing = {owed.seat for owed in position.owed}
    around = [(position.turn + step) % position.size for step in range(position.size)]
    return _leads(query, next((seat for seat in around if seat not in owing), position.turn))


def _leads(query: TricksQuery, seat: int) -> Answer:
    name = query.names[seat]
    return Answer(name, (query.rules.role("turn").reason("led", players=[name]),))


def _next_leader(query: TricksQuery) -> Answer:
    """Who leads the next trick: the taker of the previous one, or the first leader."""
    position, names = query.with_trick_taken, query.names
    if position.last is not None and position.turn != NOBODY:
        name = names[position.turn]
        is_taken = trick_result(query.rules, position.last).place != NOBODY
        rule = query.rules.role("lead")
        return Answer(name, (rule.reason("leads" if is_taken else "nobody-took", players=[name]),))
    for rule in query.rules.declaring("first_leader") if not position.has_begun else ():
        seat, lead = rule.first_leader(position), rule.first_card()
        if seat is not None and seat != NOBODY:
            return Answer(names[seat], (rule.reason("leads", players=[names[seat]], lead=lead),))
        if seat == NOBODY:
            fact = UnknownFact("holder-of", {"cards": [lead]}, None, None, told_by="holder")
            return Answer("depends", (rule.reason("undecided", lead=lead),), (fact,))
    if position.turn == NOBODY:
        return unknown_turn()
    return _leads(query, position.turn)


# ---- the trick


def _who_takes(query: TricksQuery) -> Answer:
    """The taker of the trick on the field or, if there is none, of the previous one."""
    position = query.position
    trick = trick_of(query.rules, position) if position.field else position.last
    if trick is None:
        return Answer(NOBODY_ANSWER, (query.rules.role("takes").reason("none-yet"),))
    return _taker(query, trick)


def _taker(query: TricksQuery, trick: Trick) -> Answer:
    rules, position, names = query.rules, query.position, query.names
    is_unfinished = trick.laid == position.field and not position.is_full
    result = trick_result(rules, trick)
    if is_unfinished and may_change(rules, position, trick, result.place):
        certain = certain_taker(rules, names, position)
        if certain:
            seat, because = certain
            return Answer(names[seat], because)
        played = {laid.seat for laid in trick.laid}
        waiting = [name for seat, name in enumerate(names) if seat not in played]
        because = reasons(rules, names, trick, result, () if NOBODY in played else waiting)
        return Answer("depends", because, (UnknownFact("cards-to-come", {}, None, None),))
    because = reasons(rules, names, trick, result)
    if result.untaken == CARRIED and not position.is_over:
        return Answer("depends", because, (UnknownFact("next-taker", {}, None, None),))
    if result.place == NOBODY:
        return Answer(NOBODY_ANSWER, because)
    seat, card = trick.laid[result.place]
    if seat == NOBODY:
        args: dict[str, object] = {"cards": [str(card)]}
        fact = UnknownFact("who-played", args, None, None, "table", "player")
        return Answer("depends", because, (fact,))
    return Answer(names[seat], because)


def _who_gets(query: TricksQuery) -> Answer:
    """Who takes, or has taken, the trick with this card in it."""
    rules, position, names = query.rules, query.position, query.names
    if len(query.question.cards) != 1:
        raise NoSuchQuestion(query.question)
    card = query.question.cards[0].plain()
    takes = rules.role("takes")
    for trick in (trick_of(rules, position), position.last):
        if trick is not None and any(laid.card == card for laid in trick.laid):
            return _taker(query, trick)
    bit, cards = rules.deck.mask([card]), [str(card)]
    for seat, taken in enumerate(position.taken):
        if bit & taken:
            return Answer(names[seat], (takes.reason("taken", cards=cards, players=[names[seat]]),))
    if bit & position.discards:
        return Answer(NOBODY_ANSWER, (takes.reason("discarded", cards=cards),))
    if bit & position.carried:
        fact = UnknownFact("next-taker", {}, None, None)
    else:
        fact = UnknownFact("trick-of-card", {"cards": cards}, None, None)
    return Answer("depends", (), (fact,))


def _what_happens(query: TricksQuery) -> Answer:
    """The effects of the last card; if it completed a trick, what decided the trick comes first."""
    answer, position = what_happens(query), query.position
    if not answer.value:
        return replace(answer, because=_whose_turn(query).because)
    if position.last is None or position.field or not query.case.steps:
        return answer
    decisive = deciding(query.rules, position.last, trick_result(query.rules, position.last))
    return replace(answer, because=(*decisive, *answer.because))


# ---- order, deal, obligations, scores


def _what_order(query: TricksQuery) -> Answer:
    """The ranks, weakest first; the reasons say which suit beats others."""
    deck = query.rules.deck
    cards = sorted(deck.cards(deck.suit_masks[0]), key=query.rules.strength)
    orders = (rule.order() for rule in query.rules.declaring("order"))
    return Answer([card.rank for card in cards], tuple(filter(None, orders)))


def _deal(query: TricksQuery) -> Answer:
    """``{"each", "left"}``. Raises ``OpenReading``."""
    return deal_answer(query.rules.declared_by("deal"), "dealt", len(query.names))


def _must_do(query: TricksQuery) -> Answer:
    """What a seat owes before the first card."""
    rules, name, seat = query.rules, query.question.seat, query.seat
    owed = [
        {"do": owed.kind, "count": owed.count, "least": owed.least, "strongest": False}
        for owed in query.position.owed
        if owed.seat == seat
    ]
    if not owed or rules.opening is None:
        return Answer(owed)
    return Answer(owed, (rules.opening.reason("waits", players=[name]),))


def _score(query: TricksQuery) -> Answer:
    return scoring.score(query.rules, query.names, query.with_trick_taken)


def _who_wins(query: TricksQuery) -> Answer:
    return scoring.who_wins(query.rules, query.names, query.with_trick_taken)


ANSWERS: Mapping[str, Answerer] = {
    q.MAY_PLAY: answer_legality(judge, PLAY),
    q.MAY_PASS: answer_legality(judge, PASS),
    q.MAY_PLACE: answer_legality(judge, PLACE),
    q.WHAT_PLAYS: _what_plays,
    q.WHAT_HAPPENS: _what_happens,
    q.WHOSE_TURN: _whose_turn,
    q.WHO_LEADS: _who_leads,
    q.WHO_TAKES: _who_takes,
    q.WHO_GETS: _who_gets,
    q.WHAT_ORDER: _what_order,
    q.DEAL: _deal,
    q.MUST_DO: _must_do,
    q.SCORE: _score,
    q.WHO_WINS: _who_wins,
}
