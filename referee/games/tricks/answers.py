"""The family's answers, a function a question."""

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
from .advance import ready, waited_for
from .judge import judge
from .outlook import foreseen
from .position import CARRIED, Trick, TricksPosition
from .ruleset import TrickRules
from .trick import deciding, may_change, reasons, trick_of, weigh

NOBODY_ANSWER = "nobody"


class Asked(Query[TrickRules, TricksPosition], frozen=True):
    """A question at a table; in its position a full trick may still be on the field."""

    @property
    def ready(self) -> TricksPosition:
        """The position with a full trick taken."""
        return ready(self.rules, self.position)

    @property
    def completions(self) -> Iterator[TricksPosition]:
        """The positions with every hand known that the table may be in; none where there are too
        many. That a card asked about is held is taken as said."""
        position, rules = self.position, self.rules
        held = card_set(rules.deck, self.question.cards) if self.question.kind == q.MAY_PLAY else 0
        slots = [
            (count, rules.possible(position, seat)) for seat, count in enumerate(position.unknown)
        ]
        for filling in assignments(slots) if any(position.unknown) else ():
            known = tuple(map(or_, position.known, filling))
            if not held or held & ~known[self.seat] == 0:
                yield replace(position, known=known, unknown=(0,) * position.size)


def _what_plays(asked: Asked) -> Answer:
    """``{"single": [card …], "maybe": [card …]}``: the second as far as the hand allows it."""
    rules, name = asked.rules, asked.question.seat
    position, seat = asked.ready, asked.seat
    found: dict[str, list[str]] = {"yes": [], "depends": []}
    barred: list[Reason] = []
    for card in rules.deck.cards(position.known[seat]):
        may_play = replace(asked, question=q.Question(q.MAY_PLAY, name, (card,)))
        judged = unanimous_answer(may_play, answer_legality(judge, PLAY))
        found.setdefault(judged.value, []).append(str(card))
        barred += judged.because if judged.value == "no" else ()
    groups = {"single": found["yes"], "maybe": found["depends"]}
    unknown = position.unknown[seat]
    fact = unknown_hand(name, unknown)
    plays = {group: cards for group, cards in groups.items() if cards}
    return Answer(plays, _by_rule(barred), (fact,) if unknown else ())


def _by_rule(barred: Sequence[Reason]) -> tuple[Reason, ...]:
    """The reasons that say one thing of several cards, as one reason each."""
    told: dict[tuple[str, str], list[Reason]] = {}
    for reason in barred:
        told.setdefault((reason.clause.id, reason.key), []).append(reason)
    return tuple(map(_together, told.values()))


def _together(alike: list[Reason]) -> Reason:
    first = alike[0]
    cards = tuple(dict.fromkeys(card for reason in alike for card in reason.cards))
    args = {**first.args, "cards": list(cards)}
    return Reason(first.clause, first.did, first.key, cards, first.players, args)


# ---- whose turn, who leads


def _whose_turn(asked: Asked) -> Answer:
    position, names, rules = asked.ready, asked.names, asked.rules
    if position.over:
        return Answer(NOBODY_ANSWER, (rules.tally.reason("over"),))
    if position.owed and rules.opening is not None and position.turn != NOBODY:
        seat = names[position.turn]
        return Answer(seat, (rules.opening.reason("waits", players=[seat]),))
    if rules.at_once is not None:
        waiting = [names[seat] for seat in waited_for(rules, position)]
        return Answer(waiting, (rules.at_once.reason("waits", players=waiting, seats=waiting),))
    if not position.field:
        return _leader(asked)
    if position.turn == NOBODY:
        return unknown_turn()
    name, last = names[position.turn], position.field[-1].seat
    after = names[last] if last != NOBODY else ""
    return Answer(name, (rules.role("turn").reason("next", players=[name], after=after),))


def _who_leads(asked: Asked) -> Answer:
    position, rules = asked.ready, asked.rules
    if position.over:
        return Answer(NOBODY_ANSWER, (rules.tally.reason("over"),))
    if position.owed:
        return _leader_to_be(asked, position)
    if rules.at_once is not None:
        return Answer(NOBODY_ANSWER, (rules.at_once.reason("no-leader"),))
    if position.field:
        return _led(asked, position)
    return _leader(asked)


def _led(asked: Asked, position: TricksPosition) -> Answer:
    """A trick is being played: who led it."""
    seat = position.field[0].seat
    return _said(asked, seat) if seat != NOBODY else unknown_turn()


def _leader_to_be(asked: Asked, position: TricksPosition) -> Answer:
    """While things are placed from the leader on: the first of those who have placed."""
    if position.turn == NOBODY:
        return unknown_turn()
    owing = {owed.seat for owed in position.owed}
    around = [(position.turn + step) % position.size for step in range(position.size)]
    return _said(asked, next((seat for seat in around if seat not in owing), position.turn))


def _said(asked: Asked, seat: int) -> Answer:
    name = asked.names[seat]
    return Answer(name, (asked.rules.role("turn").reason("led", players=[name]),))


def _leader(asked: Asked) -> Answer:
    """Who leads the next trick: the taker of the last one, or who the book says at first."""
    position, names = asked.ready, asked.names
    if position.last is not None and position.turn != NOBODY:
        name = names[position.turn]
        took = weigh(asked.rules, position.last).at != NOBODY
        rule = asked.rules.role("lead")
        return Answer(name, (rule.reason("leads" if took else "nobody-took", players=[name]),))
    for rule in asked.rules.declaring("first_leader") if not position.begun else ():
        seat = rule.first_leader(position)
        if seat is not None and seat != NOBODY:
            told = rule.reason("leads", players=[names[seat]], lead=rule.first_card())
            return Answer(names[seat], (told,))
        if seat == NOBODY:
            fact = UnknownFact(
                "holder-of", {"cards": [rule.first_card()]}, None, None, told_by="holder"
            )
            return Answer("depends", (rule.reason("undecided", lead=rule.first_card()),), (fact,))
    if position.turn == NOBODY:
        return unknown_turn()
    return _said(asked, position.turn)


# ---- the trick


def _who_takes(asked: Asked) -> Answer:
    """The trick that lies there; where none does, the last one."""
    position = asked.position
    trick = trick_of(asked.rules, position) if position.field else position.last
    if trick is None:
        rule = asked.rules.role("takes")
        return Answer(NOBODY_ANSWER, (rule.reason("none-yet"),))
    return _taker(asked, trick)


def _taker(asked: Asked, trick: Trick) -> Answer:
    rules, position, names = asked.rules, asked.position, asked.names
    open_ = trick.laid == position.field and not position.full
    weighed = weigh(rules, trick)
    if open_ and may_change(rules, position, trick, weighed.at):
        sure = foreseen(rules, names, position)
        if sure:
            return Answer(names[sure[0]], sure[1])
        laid = {each.seat for each in trick.laid}
        waiting = [name for seat, name in enumerate(names) if seat not in laid]
        told = reasons(rules, names, trick, weighed, () if NOBODY in laid else waiting)
        return Answer("depends", told, (UnknownFact("cards-to-come", {}, None, None),))
    told = reasons(rules, names, trick, weighed)
    if weighed.untaken == CARRIED and not position.over:
        return Answer("depends", told, (UnknownFact("next-taker", {}, None, None),))
    if weighed.at == NOBODY:
        return Answer(NOBODY_ANSWER, told)
    seat = trick.laid[weighed.at].seat
    if seat == NOBODY:
        card = str(trick.laid[weighed.at].card)
        fact = UnknownFact("who-played", {"cards": [card]}, None, None, "table", "player")
        return Answer("depends", told, (fact,))
    return Answer(names[seat], told)


def _who_gets(asked: Asked) -> Answer:
    """Who takes the trick with this card in it, or has taken it."""
    rules, position, names = asked.rules, asked.position, asked.names
    if len(asked.question.cards) != 1:
        raise NoSuchQuestion(asked.question)
    card = asked.question.cards[0].plain()
    base = asked.rules.role("takes")
    for trick in (trick_of(rules, position), position.last):
        if trick is not None and any(laid.card == card for laid in trick.laid):
            return _taker(asked, trick)
    mask = rules.deck.mask([card])
    for seat, taken in enumerate(position.taken):
        if mask & taken:
            reason = base.reason("taken", cards=[str(card)], players=[names[seat]])
            return Answer(names[seat], (reason,))
    if mask & position.discards:
        return Answer(NOBODY_ANSWER, (base.reason("discarded", cards=[str(card)]),))
    if mask & position.carried:
        fact = UnknownFact("next-taker", {}, None, None)
    else:
        fact = UnknownFact("trick-of-card", {"cards": [str(card)]}, None, None)
    return Answer("depends", (), (fact,))


def _what_happens(asked: Asked) -> Answer:
    """The effects of the last card; where it filled a trick, what decided that first."""
    told, position = what_happens(asked), asked.position
    if not told.value:
        return replace(told, because=_whose_turn(asked).because)
    if position.last is None or position.field or not asked.case.steps:
        return told
    found = deciding(asked.rules, position.last, weigh(asked.rules, position.last))
    return replace(told, because=(*found, *told.because))


# ---- order, deal


def _what_order(asked: Asked) -> Answer:
    """The numbers, weakest first; which suit goes before is told beside it."""
    deck = asked.rules.deck
    cards = sorted(deck.cards(deck.suit_masks[0]), key=asked.rules.strength)
    told = (rule.order() for rule in asked.rules.declaring("order"))
    return Answer([card.rank for card in cards], tuple(filter(None, told)))


def _deal(asked: Asked) -> Answer:
    """``{"each", "left"}``. Raises ``OpenReading``."""
    return deal_answer(asked.rules.declared_by("deal"), "dealt", len(asked.names))


def _must_do(asked: Asked) -> Answer:
    """What a seat owes before the first card."""
    rules, name = asked.rules, asked.question.seat
    seat = asked.seat
    owed = [each for each in asked.position.owed if each.seat == seat]
    told = [{"do": o.kind, "count": o.count, "least": o.least, "strongest": False} for o in owed]
    if not owed or rules.opening is None:
        return Answer(told)
    return Answer(told, (rules.opening.reason("waits", players=[name]),))


def _score(asked: Asked) -> Answer:
    return scoring.score(asked.rules, asked.names, asked.ready)


def _who_wins(asked: Asked) -> Answer:
    return scoring.who_wins(asked.rules, asked.names, asked.ready)


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
