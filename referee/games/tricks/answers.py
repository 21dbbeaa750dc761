"""The family's answers, a function a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from referee.engine.answer import Answer, Fact, NoSuchQuestion
from referee.engine.transition_asked import AskedAt, answered, may
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.model.moves import PASS, PLACE, PLAY, Move
from referee.model.questions import Question
from referee.rulebook.rule import Reason

from . import scoring as ending
from .advance import ready, waited_for
from .judge import judge
from .position import Trick, TricksPosition
from .rule import CARRIED, TrickRule
from .trick import may_change, reasons, trick_of, weigh

if TYPE_CHECKING:
    from referee.table import Table

    from .ruleset import TricksEngine

NOBODY_ANSWER = "nobody"


class Asked(AskedAt["TricksEngine", TricksPosition]):
    """A question at a table; in its position a full trick may still be on the field."""

    @property
    def ready(self) -> TricksPosition:
        """The position with a full trick taken."""
        return ready(self.engine, self.position)

    def declaring(self, hook: str) -> TrickRule:
        """The first rule that declares a hook."""
        return self.engine.declaring(hook)[0]


def answer(engine: TricksEngine, table: Table, question: Question) -> Answer:
    """Raises ``NoSuchQuestion`` for a question that this family does not know."""
    return answered(_ANSWERS, Asked(engine, table, question))


def _what_plays(asked: Asked) -> Answer:
    """``{"single": [card …], "maybe": [card …]}``: the second as far as the hand allows it."""
    engine, name = asked.engine, asked.question.seat
    position = asked.ready
    seat = asked.names.index(name)
    found: dict[str, list[str]] = {"yes": [], "depends": []}
    barred: list[Reason] = []
    for card in engine.deck.cards(position.known[seat]):
        judged = judge(engine, asked.names, position, Move(name, PLAY, (card,)))
        found.setdefault(judged.value, []).append(str(card))
        barred += judged.because if judged.value == "no" else ()
    groups = {"single": found["yes"], "maybe": found["depends"]}
    unknown = position.unknown[seat]
    fact = Fact("unknown-hand", {"seat": name, "count": unknown}, None, None)
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


def _what_happens(asked: Asked) -> Answer:
    happened = asked.table.steps[-1].happenings if asked.table.steps else ()
    told = [{"clause": h.clause.id, "effect": h.key, **h.args} for h in happened]
    why = (Reason(h.clause, "causes", f"happens-{h.key}", args=h.args) for h in happened)
    return Answer(told, tuple(why))


# ---- whose turn, who leads


def _whose_turn(asked: Asked) -> Answer:
    position, names, engine = asked.ready, asked.names, asked.engine
    if position.over:
        return Answer(NOBODY_ANSWER, (engine.tally.reason("over"),))
    if position.owed and engine.opening is not None and position.turn != NOBODY:
        seat = names[position.turn]
        return Answer(seat, (engine.opening.reason("waits", players=[seat]),))
    if engine.at_once:
        waiting = [names[seat] for seat in waited_for(engine, position)]
        rule = next(rule for rule in engine.rules if rule.at_once)
        return Answer(waiting, (rule.reason("waits", players=waiting, seats=waiting),))
    if not position.field:
        return _leader(asked)
    if position.turn == NOBODY:
        return _nobody_knows_turn()
    return Answer(
        names[position.turn], (_in_turn(asked).reason("next", players=[names[position.turn]]),)
    )


def _nobody_knows_turn() -> Answer:
    return Answer("depends", (), (Fact("turn", {}, None, None),))


def _who_leads(asked: Asked) -> Answer:
    position, engine = asked.ready, asked.engine
    if position.over:
        return Answer(NOBODY_ANSWER, (engine.tally.reason("over"),))
    if position.owed:
        return _leader_to_be(asked, position)
    if engine.at_once:
        rule = next(rule for rule in engine.rules if rule.at_once)
        return Answer(NOBODY_ANSWER, (rule.reason("no-leader"),))
    if position.field:
        return _led(asked, position)
    return _leader(asked)


def _led(asked: Asked, position: TricksPosition) -> Answer:
    """A trick is being played: who led it."""
    seat = position.field[0].seat
    return _said(asked, seat) if seat != NOBODY else _nobody_knows_turn()


def _leader_to_be(asked: Asked, position: TricksPosition) -> Answer:
    """While things are placed from the leader on: the first of those who have placed."""
    if position.turn == NOBODY:
        return _nobody_knows_turn()
    owing = {owed.seat for owed in position.owed}
    around = [(position.turn + step) % position.size for step in range(position.size)]
    return _said(asked, next((seat for seat in around if seat not in owing), position.turn))


def _said(asked: Asked, seat: int) -> Answer:
    name = asked.names[seat]
    return Answer(name, (_in_turn(asked).reason("led", players=[name]),))


def _in_turn(asked: Asked) -> TrickRule:
    return next(rule for rule in asked.engine.rules if "next" in rule.says)


def _leader(asked: Asked) -> Answer:
    """Who leads the next trick: the taker of the last one, or who the book says at first."""
    position, names = asked.ready, asked.names
    if position.last is not None and position.turn != NOBODY:
        name = names[position.turn]
        took = weigh(asked.engine, position.last).at != NOBODY
        rule = asked.declaring("leads_next")
        return Answer(name, (rule.reason("leads" if took else "nobody-took", players=[name]),))
    for rule in asked.engine.declaring("first_leader") if not position.begun else ():
        seat = rule.first_leader(position)
        if seat is not None and seat != NOBODY:
            return Answer(names[seat], (rule.reason("leads", players=[names[seat]]),))
        if seat == NOBODY:
            fact = Fact("first-lead-card", {}, None, None)
            return Answer("depends", (rule.reason("undecided"),), (fact,))
    if position.turn == NOBODY:
        return _nobody_knows_turn()
    return _said(asked, position.turn)


# ---- the trick


def _who_takes(asked: Asked) -> Answer:
    """The trick that lies there; where none does, the last one."""
    position = asked.position
    trick = trick_of(asked.engine, position) if position.field else position.last
    if trick is None:
        rule = asked.declaring("of_equals")
        return Answer(NOBODY_ANSWER, (rule.reason("none-yet"),))
    return _taker(asked, trick)


def _taker(asked: Asked, trick: Trick) -> Answer:
    engine, position, names = asked.engine, asked.position, asked.names
    open_ = len(trick.laid) < position.size
    weighed = weigh(engine, trick)
    if open_ and may_change(engine, position, trick, weighed.at):
        told = reasons(engine, names, trick, weighed, "ahead")
        return Answer("depends", told, (Fact("cards-to-come", {}, None, None),))
    told = reasons(engine, names, trick, weighed, "takes")
    if weighed.untaken == CARRIED and not position.over:
        return Answer("depends", told, (Fact("next-taker", {}, None, None),))
    if weighed.at == NOBODY:
        return Answer(NOBODY_ANSWER, told)
    seat = trick.laid[weighed.at].seat
    if seat == NOBODY:
        fact = Fact("who-played", {"cards": [str(trick.laid[weighed.at].card)]}, None, None)
        return Answer("depends", told, (fact,))
    return Answer(names[seat], told)


def _who_gets(asked: Asked) -> Answer:
    """Who takes the trick with this card in it, or has taken it."""
    engine, position, names = asked.engine, asked.position, asked.names
    if len(asked.question.cards) != 1:
        raise NoSuchQuestion(asked.question)
    card = asked.question.cards[0].plain()
    base = asked.declaring("of_equals")
    for trick in (trick_of(engine, position), position.last):
        if trick is not None and any(laid.card == card for laid in trick.laid):
            return _taker(asked, trick)
    mask = engine.deck.mask([card])
    for seat, taken in enumerate(position.taken):
        if mask & taken:
            reason = base.reason("taken", cards=[str(card)], players=[names[seat]])
            return Answer(names[seat], (reason,))
    if mask & position.discards:
        return Answer(NOBODY_ANSWER, (base.reason("discarded", cards=[str(card)]),))
    if mask & position.carried:
        fact = Fact("next-taker", {}, None, None)
    else:
        fact = Fact("trick-of-card", {"cards": [str(card)]}, None, None)
    return Answer("depends", (), (fact,))


# ---- order, deal


def _what_order(asked: Asked) -> Answer:
    """The numbers, weakest first; which suit goes before is told beside it."""
    deck = asked.engine.deck
    cards = sorted(deck.cards(deck.suit_masks[0]), key=asked.engine.strength)
    told = tuple(rule.order() for rule in asked.engine.declaring("order"))
    return Answer([card.rank for card in cards], told)


def _deal(asked: Asked) -> Answer:
    """``{"each", "left"}``. Raises ``OpenReading``."""
    rule = asked.declaring("deals")
    return Answer(rule.deals(len(asked.names)), (rule.reason("deal"),))


def _must_do(asked: Asked) -> Answer:
    """What a seat owes before the first card."""
    engine, name = asked.engine, asked.question.seat
    seat = asked.names.index(name)
    owed = [each for each in asked.position.owed if each.seat == seat]
    told = [{"do": o.kind, "count": o.count, "least": o.least, "strongest": False} for o in owed]
    if not owed or engine.opening is None:
        return Answer(told)
    return Answer(told, (engine.opening.reason("waits", players=[name]),))


def _score(asked: Asked) -> Answer:
    return ending.score(asked.engine, asked.names, asked.ready)


def _who_wins(asked: Asked) -> Answer:
    return ending.who_wins(asked.engine, asked.names, asked.ready)


_ANSWERS: dict[str, Callable[[Asked], Answer]] = {
    q.MAY_PLAY: may(PLAY),
    q.MAY_PASS: may(PASS),
    q.MAY_PLACE: may(PLACE),
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
