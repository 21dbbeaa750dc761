"""The family's answers, one function for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from msgspec.structs import replace

from referee.engine.answer import Answer, NoSuchQuestion, TooManyPlays, UnknownFact
from referee.engine.query import (
    answer_legality,
    event_reason,
    events_to_json,
    unknown_hand,
    unknown_turn,
    what_happens,
)
from referee.errors import RefereeError
from referee.games.climbing.judge.doubts import (
    deciding_fact,
    doubt_called,
    how_to_answer,
    waits_args,
    waits_key,
)
from referee.games.climbing.judge.gifts import gifts_open
from referee.games.climbing.judge.judge import judge_in_world, resolve, weighed
from referee.games.climbing.judge.pending_moves import PENALTY, counted_higher, ground_of_debt
from referee.games.climbing.plays.card_strength import ranks_in_order
from referee.games.climbing.plays.joker_assignment import card_text, cards_to_name
from referee.games.climbing.plays.play import COVERED, FORMS, MIX, MIX_ALOUD, Play
from referee.games.climbing.position import Position, deduced
from referee.games.climbing.resolution.advance import advance, worlds_allowing
from referee.games.climbing.resolution.debts import open_debts
from referee.games.climbing.resolution.disambiguation import plays_to_say
from referee.games.climbing.resolution.responses import doubt_outcome
from referee.games.climbing.resolution.windows import (
    REVEALING,
    WINDOW,
    answering,
    is_window,
    waits_for_doubt,
)
from referee.games.climbing.rule_api.mark_names import CLOSED, SEATED
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.games.climbing.ruleset.face_down import has_too_many
from referee.games.climbing.ruleset.situation import Situation
from referee.i18n.card_names import SYMBOLS
from referee.i18n.messages import in_both
from referee.model import questions as q
from referee.model.marks import NOBODY, Obligation
from referee.model.moves import (
    ACCEPT,
    BID,
    DECLINE,
    DISCARD,
    DOUBT,
    DRAW,
    EXPOSE,
    GIVE,
    LOOK,
    NAME,
    PASS,
    PICK,
    PLAY,
    TAKE,
    THROUGH,
    Move,
)
from referee.rulebook.rule import Open, OpenReading, Reason

from . import match
from .exchange import dues, what_to_give
from .exits import ended_as_dealt, events_as_dealt, is_out
from .query import ClimbingQuery, each_once

NOBODY_ANSWER = "nobody"


def answer_in_worlds(query: ClimbingQuery, answering: Callable[[ClimbingQuery], Answer]) -> Answer:
    """The answer at every position that the table may be in, as one.

    This is the only place where a question's possible worlds are resolved.
    """
    position = deduced(query.rules.deck, query.position)
    return resolve(query.rules, position, lambda world: answering(query.at(world)))


def _may_pass(query: ClimbingQuery) -> Answer:
    """Whether a seat may pass, and what a pass costs: it can make its player fall."""
    judged = answer_legality(judge_in_world, PASS)(query)
    if judged.value != "yes":
        return judged
    unknown = query.position.unknown[query.seat]
    pressing = query.rules.pressed_by(query.position, query.seat) if unknown else ()
    if pressing:
        args = {"seat": query.question.seat, "count": unknown}
        reasons = tuple(query.reason(rule, "bars", **rule.pass_details()) for rule in pressing)
        return Answer("depends", reasons, (UnknownFact("unknown-hand", args),))
    move = Move(query.question.seat, PASS)
    try:
        step = advance(query.rules, query.names, query.position, move)
    except Open:
        return judged
    costs = tuple(
        Reason(event.clause, "causes", "pass-costs", (), (move.seat,), event.args)
        for event in step.events
        if event.key.startswith("leaves") and event.args["seat"] == move.seat
    )
    return replace(judged, because=(*judged.because, *costs))


def _may_answer_covered(kind: str, query: ClimbingQuery) -> Answer:
    """Whether a seat may doubt, or let through. That is unknown for a described field, since it
    doesn't say who has let its top play through."""
    position, name = query.position, query.question.seat
    if query.rules.doubting is None:
        raise NoSuchQuestion(query.question)
    top = position.field[-1] if position.field and not query.case.steps else None
    is_closed = position.mark(CLOSED) is not None or waits_for_doubt(position)
    may_doubt = top is not None and top.seat != query.seat and not position.is_out(query.seat)
    if top and top.play.face_down and may_doubt and not is_closed:
        reason = query.reason(query.rules.doubting, kind, seat=name)
        fact = UnknownFact("not-yet-let-through", {"seat": name}, "yes", "no", "table")
        return Answer("depends", (reason,), (fact,))
    return judge_in_world(query, Move(name, kind))


def _must_do(query: ClimbingQuery) -> Answer:
    """What a seat owes now, each as ``{"do", "count", "least", "to", "strongest"}``."""
    owed = [debt for debt in open_debts(query.position) if debt.seat == query.seat]
    owed += [debt for debt in answering(query.position.owed)[:1] if debt.seat == query.seat]
    duties = [
        {"do": debt.kind, "count": debt.count, "least": debt.least, "strongest": debt.strongest}
        | debt.manner
        | ({"to": query.names[debt.to]} if debt.to != NOBODY else {})
        for debt in owed
    ]
    duties += dues(query)
    exchanging = [debt for debt in query.position.owed if debt.kind == "exchange"]
    owed += [debt for debt in exchanging if debt.seat == query.seat]
    because = each_once(_due_reason(query, debt) for debt in owed)
    return Answer(duties, (*because, *counted_higher(query, owed)))


MAX_PLAYS = 2_000
"""How many plays an answer lists: more than those of twenty-seven cards."""


def _what_plays(query: ClimbingQuery) -> Answer:
    """``{form: [play …], "pass": bool}``. Raises ``TooManyPlays``."""
    seat, position, name = query.seat, query.position, query.question.seat
    passing = judge_in_world(query, Move(query.question.seat, PASS))
    known, unknown = position.known[seat], position.unknown[seat]
    if query.rules.covering and has_too_many(query.rules.deck, known, unknown):
        raise TooManyPlays(name)
    plays = _answering_plays(query) if position.owed else plays_to_say(query.rules, position, seat)
    if len(plays) > MAX_PLAYS:
        raise TooManyPlays(name)
    written = list(zip(plays, map(card_text, cards_to_name(plays)), strict=True))
    forms = (*FORMS, MIX, MIX_ALOUD, COVERED)
    texts = {form: [text for play, text in written if play.form == form] for form in forms}
    grouped: dict[str, Any] = {form: cards for form, cards in texts.items() if cards}
    grouped[PASS] = passing.value == "yes"
    barred = () if plays or grouped[PASS] else passing.because
    return Answer(grouped, barred, (unknown_hand(name, unknown),) if unknown else ())


def _answering_plays(query: ClimbingQuery) -> list[Play]:
    """The plays that are legal while the table waits: those that answer a cut."""
    plays = query.rules.plays_in(query.position.known[query.seat])
    moves = [(play, Move(query.question.seat, PLAY, play.cards)) for play in plays]
    return [play for play, move in moves if judge_in_world(query, move).value == "yes"]


def _what_happens(query: ClimbingQuery) -> Answer:
    if any(owed.kind == REVEALING for owed in query.position.owed):
        outcome = partial(doubt_outcome, query.rules, query.names, query.position)
        true, false = (events_to_json(outcome(legal=legal)) for legal in (True, False))
        fact = deciding_fact(query, true, false)
        return Answer("depends", tuple(map(event_reason, query.last_events)), (fact,))
    before = query.before_last_move
    if before is not None and before.is_open:
        return _happens_at_each(query, before)
    answer = what_happens(query)
    return replace(answer, because=(*answer.because, *counted_higher(query, query.position.owed)))


def _happens_at_each(query: ClimbingQuery, before: Position) -> Answer:
    """What the last move does at each of the positions that the one before it may be."""
    move = query.case.steps[-1].move
    worlds = worlds_allowing(query.rules, query.names, before, move)
    effects = [advance(query.rules, query.names, world, move).events for world in worlds]
    answers = [Answer(events_to_json(e), tuple(map(event_reason, e))) for e in effects]
    return weighed(before, worlds, answers)


def _whose_turn(query: ClimbingQuery) -> Answer:
    position = query.position
    if position.owed:
        return _waited_for(query)
    opened = position.mark("turn open")
    if opened is not None:
        clause, reading = opened.value
        raise OpenReading(query.rules.rulebook.book.clause(clause), reading)
    if position.over:
        ended = query.ever_happened("game-over", "game-equal", "closed") or ended_as_dealt(query)
        return Answer(NOBODY_ANSWER, ended or (query.reason_of("going out", "over"),))
    turn_is_known = query.case.steps or query.case.description.turn
    if position.turn == NOBODY or (position.fresh and not turn_is_known):
        return _first_lead(query)
    return Answer(query.names[position.turn], (*_why_turn(query), *_reseated(query)))


def _reseated(query: ClimbingQuery) -> Iterator[Reason]:
    """That the players sit in another order than at the beginning."""
    position, seated = query.position, query.position.mark(SEATED.kind)
    if seated is None:
        return
    circle = [seat for seat in seated.value if seat in position.playing]
    names = query.names_of(circle if position.direction == 1 else circle[::-1])
    for rule in query.rules:
        if any(word.kind == SEATED.kind for word in rule.words):
            yield Reason(rule.clause, "causes", "turn-reseated", args={"seats": names})


def _waited_for(query: ClimbingQuery) -> Answer:
    """Who owes something: one seat, or all of them if they may move in any order."""
    position, names = query.position, query.names
    if is_window(position):
        first = answering(position.owed)[0]
        rule = query.rules.doubting if waits_for_doubt(position) else None
        called = doubt_called(query, rule) if rule else ()
        asked = _clause_reason(query, first)
        asked = replace(asked, args={**asked.args, "below": _gone_before_doubt(query)})
        return Answer(names[first.seat], (asked, *called))
    debts = open_debts(position) or gifts_open(query.rules, position)
    groups: dict[object, list[Obligation]] = {}
    for owed in debts:
        groups.setdefault((owed.clause, owed.kind, owed.count, owed.least), []).append(owed)
    of_hands = not position.field and all(len(group) == 1 for group in groups.values())
    telling = _due_reason if of_hands else _clause_reason  # else the play on top is the cause
    reasons = each_once(telling(query, *group) for group in groups.values())
    owing = query.names_of(sorted({owed.seat for owed in debts}))
    exchange = any(owed.kind == "exchange" for owed in debts)
    return Answer(owing if exchange or len(owing) > 1 else owing[0], reasons)


def _gone_before_doubt(query: ClimbingQuery) -> str:
    """Who would be asked first about the play just made, whose cards were on top before it, if that
    player is out."""
    position, steps = query.position, query.case.steps
    is_new = waits_for_doubt(position) and steps and steps[-1].move.kind == PLAY
    below = position.waiting.before.field[-1:] if is_new else ()
    gone = [laid.seat for laid in below if laid.seat != NOBODY and position.is_out(laid.seat)]
    return query.names[gone[0]] if gone and query.rules.declaring("first_asked") else ""


def _clause_reason(query: ClimbingQuery, *debts: Obligation) -> Reason:
    """What the table waits for. ``debts``: of one or several seats, all for the same thing."""
    owed = debts[0]
    if not owed.clause:
        return query.reason(query.rules.declaring("gifts")[0], "waits")
    clause = query.rules.rulebook.book.clause(owed.clause)
    seats = list(dict.fromkeys(query.names[debt.seat] for debt in debts))
    args = waits_args(owed, seats[0] if len(seats) == 1 else seats)
    args |= {**how_to_answer(query, owed), **_doubt_behind(query, owed)}
    if owed.kind == "name" and query.case.steps and query.case.steps[-1].move.kind == NAME:
        args["again"] = True
    return Reason(clause, "causes", waits_key(owed), args=args)


def _due_reason(query: ClimbingQuery, owed: Obligation) -> Reason:
    """The reason that something is owed, with what led to it."""
    reason = _clause_reason(query, owed)
    ground = ground_of_debt(query, owed) if owed.clause and owed.kind not in WINDOW else {}
    return replace(reason, args={**reason.args, **ground})


def _doubt_behind(query: ClimbingQuery, owed: Obligation) -> Mapping[str, object]:
    """The doubt that has just failed or turned out right, if a penalty is owed for that."""
    events = [event for step in query.case.steps[-1:] for event in step.events]
    for event in events if owed.kind == PENALTY else ():
        if event.key == "doubt-failed":
            return {"cause": in_both("cause-doubt-failed", seat=event.args["seat"])}
        if event.key == "doubt-right":
            return {"cause": in_both("cause-doubt-right", seat=event.args["by"])}
    return {}


def _why_turn(query: ClimbingQuery) -> tuple[Reason, ...]:
    """Why it is this seat's turn: what cleared, skipped or reversed the direction; otherwise, that
    it is the next."""
    seat = query.names[query.position.turn]
    since = query.events_since_play(
        "cleared", "leads", "turn", "skips", "misses", "undone", "leaves"
    )
    last = [r for r in since if r.key != "happens-turn-to" or r.args["seat"] == seat]
    marks = query.events_since_play("mark")
    turned = [reason for reason in marks if reason.key.endswith(("-direction", "-round-for-now"))]
    for kind in ("direction", "round_for_now"):
        if not turned and query.position.mark(kind):
            turned = [query.reason(rule, "direction") for rule in query.rules.leaving(kind)]
    explaining = query.rules.declaring("explains_turn")
    asking = [rule for rule in explaining if rule.explains_turn(query.position)]
    explained = [rule.clause for rule in asking]
    prevented = [reason for reason in marks if reason.key.endswith("-prevented-field")]
    kept = [reason for reason in prevented if reason.clause not in explained]
    again = [query.reason(rule, "asks-again", seat=seat) for rule in asking]
    reasons = (*last, *kept, *turned, *again, *_passed_over(query))
    reasons = reasons or (query.reason_of("turn", "next", seat=seat),)
    back = {"back": "yes"} if query.position.direction < 0 and not turned else {}
    return tuple(replace(reason, args={**reason.args, **back}) for reason in reasons)


def _passed_over(query: ClimbingQuery) -> Iterator[Reason]:
    """The reasons that seats between the last to move and the next are passed over: they passed."""
    position, steps = query.position, query.case.steps
    if not (steps and position.passed and query.rules.lasting_passes):
        return
    circle = position.around(query.names.index(steps[-1].move.seat))
    between = circle[1 : circle.index(position.turn)]
    passed = (seat for seat in between if position.passed >> seat & 1)
    over = query.names_of(seat for seat in passed if not position.is_out(seat))
    for rule in query.rules.declaring("lasting_passes") if over else ():
        yield query.reason(rule, "over", others=over, count=len(over))


def _first_lead(query: ClimbingQuery) -> Answer:
    """Who leads at a fresh table; elsewhere that is unknown."""
    position = query.position
    if not position.fresh:
        return unknown_turn()
    rule, leader = query.rules.first_lead(position, match.ranking(query))
    if rule is None:
        return unknown_turn()
    if leader is None:
        return Answer("unsettled", (query.reason(rule, "silent"),))
    if isinstance(leader, str):
        details = rule.lead_details(position)
        args = {"card": details["card"]} if details.get("card") else {}
        fact = UnknownFact(leader, args, about="table", told_by="turn")
        undecided = query.reason(rule, f"undecided-{leader}", **details)
        return Answer("depends", (undecided,), (fact,))
    name = query.names[leader]
    return Answer(name, (query.reason(rule, "leads", seat=name, **rule.lead_details(position)),))


def _who_leads(query: ClimbingQuery) -> Answer:
    if query.position.owed:
        return Answer(NOBODY_ANSWER, _waited_for(query).because)
    if query.position.field:
        return Answer(NOBODY_ANSWER, (query.reason_of("clear", "not-yet"),))
    return _whose_turn(query)


def _what_order(query: ClimbingQuery) -> Answer:
    rules, situation = query.rules, query.rules.situation(query.position)
    reasons = order_reasons(query) + tuple(
        query.reason(rule, "suits", suits=" ".join(map(SYMBOLS.__getitem__, suits)))
        for rule in rules.declaring("ranks_suits")
        if (suits := rule.ranks_suits(situation.reversed))
    )
    order = ranks_in_order(rules.deck, situation.order)
    plain = [ranks_in_order(rules.deck, powers.order) for powers in rules.plain_powers]
    if not reasons and waits_for_doubt(query.position):
        reasons = _waited_for(query).because  # nothing counts before all have let it through
    elif not reasons and order in plain:
        reasons = tuple(query.reason(rule, "order") for rule in query.named("order"))
    return Answer(order, reasons)


def order_reasons(query: ClimbingQuery) -> tuple[Reason, ...]:
    """What makes the order of the cards another than the usual one, or has just restored it."""
    rules, situation = query.rules, query.rules.situation(query.position)
    turning = rules.turning(situation.marks)
    reasons = tuple(query.reason(rule, key, **args) for rule, key, args in turning)
    twice = _turned_twice(query)
    if twice or not (reasons or situation.reversed):
        reasons += twice or _turned_back(query)
    if query.question.kind == q.WHAT_ORDER:
        reasons += _turned_on_the_field(query)
    reasons += tuple(
        query.reason(rule, "reorders", **rule.order_details(situation.marks))
        for rule in rules.reordering
        if rule.reorders(situation.marks) is not None
    )
    return reasons + tuple(
        query.reason(rule, "lifts", **rule.order_details(situation.marks))
        for rule in rules.lifting
        if _lifts_a_card(rule, situation)
    )


def _lifts_a_card(rule: ClimbingRule, situation: Situation) -> bool:
    """Whether a rule moves a card of the deck in the order, not only a step beyond its ends."""
    order = situation.order
    ranks, cards = rule.adjusts_strength(situation.marks, order, situation.reversed)
    beyond = (len(rule.deck.ranks), len(order) - 1)
    return bool(cards or {*ranks} - {*beyond})


def _turned_back(query: ClimbingQuery) -> tuple[Reason, ...]:
    """What the last move did to the marks that reverse the order."""
    ends = _ends_of_reversers(query)
    reasons = query.reasons_of_last_move("mark")
    return tuple(reason for reason in reasons if reason.key.endswith(ends))


def _turned_on_the_field(query: ClimbingQuery) -> tuple[Reason, ...]:
    """That a play of a described field ended a mark that reverses the order, as if it had just been
    made; empty if the last one that did something to such a mark set it."""
    described = query.case.description
    if not described.field or described.play or not all(laid.seat for laid in described.field):
        return ()
    moves = tuple(Move(laid.seat, PLAY, laid.cards) for laid in described.field)
    played = replace(described, hands={}, field=(), turn=moves[0].seat, play=moves)
    with suppress(RefereeError, Open):
        case = query.case.described_as(played)
        ends = _ends_of_reversers(query)
        turned = [
            (event.key, step.move, event_reason(event))
            for step in case.steps
            for event in step.events
            if event.key.startswith("mark") and event.key.endswith(ends)
        ]
        is_same = case.position.marks == query.position.marks
        if is_same and turned and turned[-1][0].startswith("mark-dropped"):
            _, move, reason = turned[-1]
            cards = [*map(str, move.cards)]
            return (replace(reason, args={**reason.args, "player": move.seat, "laid": cards}),)
    return ()


def _ends_of_reversers(query: ClimbingQuery) -> tuple[str, ...]:
    """How the names of the effects end that set or end marks that reverse the order."""
    kinds = {word.kind for rule in query.rules.reversers for word in rule.words}
    return tuple(f"-{kind.replace('_', '-')}" for kind in kinds)


def _turned_twice(query: ClimbingQuery) -> tuple[Reason, ...]:
    """The reason that two clauses reversed the ranking with the last move, if they did."""
    turned = _turned_back(query)
    keys = {f"happens-mark-{way}-revolution" for way in ("set", "dropped")}
    if len(turned) != 2 or {reason.key for reason in turned} != keys:
        return ()
    first, second = turned
    is_turned = query.rules.situation(query.position).reversed
    args = {"by": first.clause, "turned": is_turned}
    return (replace(second, key="order-turned-twice", args=args),)


def _may_play(query: ClimbingQuery) -> Answer:
    """Whether a play is legal; of cards that the seat lost as the game began, also how."""
    answer, question = answer_legality(judge_in_world, PLAY)(query), query.question
    if not any(reason.key == "hold-bars" for reason in answer.because):
        return answer
    played = {*map(str, question.cards)}
    lost = tuple(
        event_reason(event)
        for event in events_as_dealt(query)
        if event.key == "discarded"
        and event.args.get("seat") == question.seat
        and played.intersection(event.args["cards"])
    )
    return replace(answer, because=(*answer.because, *lost))


ANSWERS: dict[str, Callable[[ClimbingQuery], Answer]] = {
    q.MAY_PLAY: _may_play,
    q.MAY_PASS: _may_pass,
    q.MAY_BID: answer_legality(judge_in_world, BID),
    q.MAY_LOOK: answer_legality(judge_in_world, LOOK),
    q.MAY_GIVE: answer_legality(judge_in_world, GIVE),
    q.MAY_DISCARD: answer_legality(judge_in_world, DISCARD),
    q.MAY_NAME: answer_legality(judge_in_world, NAME),
    q.MAY_PICK: answer_legality(judge_in_world, PICK),
    q.MAY_TAKE: answer_legality(judge_in_world, TAKE),
    q.MAY_DRAW: answer_legality(judge_in_world, DRAW),
    q.MAY_EXPOSE: answer_legality(judge_in_world, EXPOSE),
    q.MAY_ACCEPT: answer_legality(judge_in_world, ACCEPT),
    q.MAY_DECLINE: answer_legality(judge_in_world, DECLINE),
    q.MUST_DO: _must_do,
    q.WHAT_PLAYS: _what_plays,
    q.WHAT_HAPPENS: _what_happens,
    q.WHOSE_TURN: _whose_turn,
    q.WHO_LEADS: _who_leads,
    q.IS_OUT: is_out,
    q.WHAT_ORDER: _what_order,
    q.RANKS: match.ranks,
    q.RANK_OF: match.rank_of,
    q.TITLES: match.titles,
    q.MUST_GIVE: what_to_give,
    q.WHO_DEALS: match.match_seats,
    q.SEATING: match.match_seats,
    q.SCORE: match.score,
    q.WHO_WINS: match.who_wins,
    q.DEAL: match.deal,
    q.WHO_GETS: match.who_gets,
    q.MAY_DOUBT: partial(_may_answer_covered, DOUBT),
    q.MAY_THROUGH: partial(_may_answer_covered, THROUGH),
}
"""Kind of question -> the function that answers it."""
