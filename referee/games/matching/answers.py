"""The family's answers, one function for each kind of question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from referee.engine.answer import NO, Answer, UnknownFact
from referee.engine.hidden_cards import unanimous_legality, with_known_hands
from referee.engine.query import (
    Answerer,
    Query,
    answer_deal,
    answer_legality,
    unknown_hand,
    unknown_turn,
    what_happens,
)
from referee.model import questions as q
from referee.model.marks import MANY, NOBODY
from referee.model.moves import (
    CALL_SUIT,
    CATCH,
    CHALLENGE,
    DRAW,
    DRAW_STOCK,
    LAST_CARD,
    PASS,
    PLAY,
    SWAP_HANDS,
    Move,
)
from referee.rulebook.rule import Reason

from .judge import can_play, judge
from .position import CALLS, CLEAN, DEALER, DREW, PENDING, REVERSED, SWAPS, UNSAID, MatchingPosition
from .ruleset import MatchingRules


class MatchingQuery(Query[MatchingRules, MatchingPosition], frozen=True):
    """A question at a table."""

    @property
    def completions(self) -> Iterator[MatchingPosition]:
        """The possible positions with all hands known; none if there are too many."""
        position, deck = self.position, self.rules.deck
        possible = [position.possible(deck, seat) for seat in range(position.size)]
        return with_known_hands(deck, position, possible)


def _what_plays(query: MatchingQuery) -> Answer:
    """``{"single": [card …], "pass": bool}``."""
    rules, position, name = query.rules, query.position, query.question.seat
    legality = partial(unanimous_legality, query, judge)
    passing, drawing = legality(Move(name, PASS)), legality(Move(name, DRAW_STOCK))
    cards = rules.deck.cards(position.known[query.seat])
    judged = {str(card): legality(Move(name, PLAY, (card,))) for card in cards}
    plays = [card for card, answer in judged.items() if answer.value == "yes"]
    value: dict[str, Any] = {"single": plays} if plays else {}
    value[PASS] = passing.value == "yes"
    because = drawing.because if drawing.value == "yes" else passing.because
    in_turn = position.turn in (query.seat, NOBODY) and not position.owing().owed
    if position.top and in_turn and not position.number(PENDING):
        because = (*_why_not(query, judged), *because)
    unknown = position.unknown[query.seat]
    return Answer(value, because, (unknown_hand(name, unknown),) if unknown else ())


def _why_not(query: MatchingQuery, judged: Mapping[str, Answer]) -> Iterator[Reason]:
    """Why cards may not be played: which of them don't fit, and each other reason once."""
    match = query.rules.role("match")
    refused = {card: answer.because for card, answer in judged.items() if answer.value == NO}
    apart = [card for card, why in refused.items() if any(r.clause is match.clause for r in why)]
    if apart:
        yield match.reason("apart", "bars", cards=apart, top=str(query.position.top))
    others = {r.key: r for why in refused.values() for r in why if r.clause is not match.clause}
    yield from others.values()


def _whose_turn(query: MatchingQuery) -> Answer:
    position, rule = query.position, query.rules.role("turn")
    if position.is_over:
        return Answer("nobody", (rule.reason("over"),))
    if position.turn == NOBODY:
        first = [
            rule.reason("back")
            for rule in query.rules.declaring("puts_back")
            if position.first_card and rule.puts_back(position.first_card)
        ]
        return Answer("nobody", tuple(first)) if first else unknown_turn()
    name, top = query.names[position.turn], position.top
    if position.mark(CALLS.kind) and top is not None and (caller := query.rules.caller(top)):
        return Answer(name, (caller.reason("first", players=[name], top=str(top)),))
    if position.mark(SWAPS.kind) and top is not None and (swapper := query.rules.swapper(top)):
        return Answer(name, (swapper.reason("first", players=[name]),))
    steps, rounds = query.case.steps, query.rules.rounds
    if first := _first_card(query):
        return Answer(name, tuple(first))
    if rounds and not position.field and position.discards:
        return Answer(name, (rounds.reason("takes", players=[name]),))
    after = steps[-1].move.seat if steps else ""
    if not steps and position.field:
        after = query.name(position.field[-1].seat)
    because = [
        skipping.reason("skipped", players=[query.names[position.next(query.names.index(after))]],
                        after=after, top=str(top))
        for skipping in query.rules.declaring("skips")
        if after and top is not None and skipping.skips(top, position.size)
        and position.field[-1].seat != NOBODY and position.size > 1
    ]  # fmt: skip
    because += [
        drawing.reason("missed", players=[event.args["seat"]], count=event.args["count"])
        for event in (steps[-1].events if steps else ())
        for drawing in query.rules.declaring("ends_turn")
        if event.clause == drawing.clause and event.args.get("seat") == after != name
        if event.key == "stock-drawn" and drawing.ends_turn()
    ]
    because += [
        doubting.reason("lost", players=[event.args["seat"]], count=event.args["count"])
        for event in (steps[-1].events if steps else ())
        for doubting in query.rules.declaring("challenges")
        if event.clause == doubting.clause and event.key == "challenge-wrong"
    ]
    before = steps[-2].position if len(steps) > 1 else query.case.setup
    because += [
        jumping.reason("went-on", players=[after])
        for jumping in query.rules.declaring("jumps_in")
        if steps
        and steps[-1].move.kind == PLAY
        and before.turn not in (NOBODY, query.names.index(after))
    ]
    because += [
        turning.reason("reversed")
        for turning in query.rules.declaring("turns_round")
        if position.mark(REVERSED.kind)
    ]
    after = "" if after == name else after
    return Answer(name, (*because, rule.reason("next", players=[name], after=after)))


def near_miss_reasons(query: MatchingQuery, _answer: Answer, /) -> tuple[Reason, ...]:
    """Why nobody draws for the last card of another player, if it is asked what happens."""
    return tuple(_announced(query)) if query.question.kind == q.WHAT_HAPPENS else ()


def _announced(query: MatchingQuery) -> Iterator[Reason]:
    """That a last card was announced in time before the last move, or that nobody noticed."""
    steps = query.case.steps
    if len(steps) < 2 or steps[-1].move.kind != PLAY:
        return
    earlier, before = steps[-2].move, steps[-2].position
    for rule in query.rules.declaring("unsaid_cost"):
        if earlier.kind == LAST_CARD:
            yield rule.reason("spared", "misses", players=[earlier.seat], why="said")
        for seat, name in enumerate(query.names) if rule.has_to_be_caught() else ():
            if before.mark(UNSAID.kind, seat) and name != steps[-1].move.seat:
                yield rule.reason("spared", "misses", players=[name], why="unnoticed")


def _first_card(query: MatchingQuery) -> list[Reason]:
    """Why it is a player's turn after the card that was turned up; empty: it isn't about that."""
    position, rule = query.position, query.rules.declared_by("first_card_acts")
    dealer, card = position.holder_of(DEALER.kind), position.top
    if rule is None or dealer == NOBODY or query.case.steps or query.case.description.turn:
        return []
    if card is None or position.field[-1].seat != NOBODY:
        return []
    is_turned, acts = query.rules.turns(card), query.rules.steps(card, position.size) > 1
    turning = "turns" if rule.dealer_begins() else "right"
    ending = turning if is_turned else "acts" if acts else "begins"
    missing = [query.names[position.next(dealer)]] if acts else []
    args: dict[str, Any] = {"dealer": query.names[dealer], "top": str(card), "others": missing}
    return [rule.reason(ending, players=[query.names[position.turn]], **args)]


def _who_leads(query: MatchingQuery) -> Answer:
    """Who plays the first card; nobody if the pile has a card."""
    position, rule, rounds = query.position, query.rules.role("turn"), query.rules.rounds
    if rounds and position.field and position.field[0].seat != NOBODY:
        return Answer(query.names[position.field[0].seat])
    if position.field or position.is_over:
        return Answer("nobody", (rule.reason("over" if position.is_over else "led"),))
    if position.turn == NOBODY:
        return unknown_turn()
    name = query.names[position.turn]
    if rounds and position.discards:
        return Answer(name, (rounds.reason("takes", players=[name]),))
    return Answer(name)


def _must_do(query: MatchingQuery) -> Answer:
    """What a seat has to do: call a suit, or draw."""
    rules, position, name = query.rules, query.position, query.question.seat
    if position.turn != query.seat or position.top is None:
        return Answer([])
    caller, pending = rules.caller(position.top), position.number(PENDING)
    if position.mark(CALLS.kind) and caller is not None:
        call = _due(CALL_SUIT, 1)
        call |= {"pack": caller.pack} if caller.pack == "colours" else {}
        return Answer([call], (caller.reason("first", players=[name], top=str(position.top)),))
    swapper = rules.swapper(position.top)
    if position.mark(SWAPS.kind) and swapper is not None:
        return Answer([_due(SWAP_HANDS, 1)], (swapper.reason("first", players=[name]),))
    if pending and not rules.nothing_to_draw(position):
        drawer = rules.drawer(position.top) or rules.role("stock")
        plus = " + ".join(map(str, rules.draws(position)))
        because = [drawer.reason("due", players=[name], count=pending, top=str(position.top))]
        if stacker := rules.stacker(position.top):
            because.append(stacker.reason("may", players=[name], plus=plus, count=pending))
        return Answer([_due(DRAW_STOCK, pending)], tuple(because))
    rule = rules.role("stock")
    most = rule.most_drawn()
    can = can_play(query, query.seat)
    if can or rules.nothing_to_draw(position):
        return Answer([])
    if most is not None and position.number(DREW) >= most:
        return Answer([])
    due = [_due(DRAW_STOCK, 1)]
    if can is None:
        fact = UnknownFact("holds-match", {"seat": name}, [], due)
        return Answer("depends", (rule.reason("without"),), (fact,))
    return Answer(due, (rule.reason("due", players=[name]),))


def _due(kind: str, count: int) -> dict[str, Any]:
    return {"do": kind, "count": count, "least": count, "strongest": False}


def _is_out(query: MatchingQuery) -> Answer:
    name = query.question.seat
    if not query.position.is_out(query.seat):
        return Answer("no")
    return Answer(CLEAN, (query.rules.role("win").reason("won", players=[name]),))


def _who_wins(query: MatchingQuery) -> Answer:
    position, rule = query.position, query.rules.role("win")
    if position.out:
        first = query.names_of([position.out[0].seat])
        return Answer(first, (rule.reason("won", players=first),))
    return Answer([], (rule.reason("none", seats=query.names_of(position.playing)),))


def _score(query: MatchingQuery) -> Answer:
    """Seat -> points of the winner for the cards that the others hold."""
    rules, position = query.rules, query.position
    counting = rules.declared_by("card_points")
    if counting is None:
        return Answer("unsettled")
    if not position.out:
        return Answer({}, (counting.reason("open"),))
    winner = position.out[0].seat
    facts = tuple(
        unknown_hand(name, 0 if count == MANY else count)
        for name, count in zip(query.names, position.unknown, strict=True)
        if count
    )
    if facts:
        return Answer("depends", (counting.reason("counts", players=[query.names[winner]]),), facts)
    cards = [card for held in position.known for card in rules.deck.cards(held)]
    total = sum(map(counting.card_points, cards))
    value = {name: total if seat == winner else 0 for seat, name in enumerate(query.names)}
    reason = counting.reason("counts", cards=cards, players=[query.names[winner]], count=total)
    left = [
        counting.reason(
            "left", cards=held, players=[name], count=sum(map(counting.card_points, held))
        )
        for name, known in zip(query.names, position.known, strict=True)
        if (held := rules.deck.cards(known))
    ]
    return Answer(value, (reason, *left))


ANSWERS: Mapping[str, Answerer] = {
    q.MAY_PLAY: answer_legality(judge, PLAY),
    q.MAY_PASS: answer_legality(judge, PASS),
    q.MAY_DRAW_STOCK: answer_legality(judge, DRAW_STOCK),
    q.MAY_DRAW: answer_legality(judge, DRAW),
    q.MAY_CHALLENGE: answer_legality(judge, CHALLENGE),
    q.MAY_CATCH: answer_legality(judge, CATCH),
    q.MAY_CALL_SUIT: answer_legality(judge, CALL_SUIT),
    q.WHAT_PLAYS: _what_plays,
    q.WHAT_HAPPENS: what_happens,
    q.WHOSE_TURN: _whose_turn,
    q.WHO_LEADS: _who_leads,
    q.MUST_DO: _must_do,
    q.IS_OUT: _is_out,
    q.WHO_WINS: _who_wins,
    q.SCORE: _score,
    q.DEAL: answer_deal("deal"),
}
