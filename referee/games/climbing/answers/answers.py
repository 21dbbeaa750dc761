"""The climbing family's answers, a function a question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace

from referee.engine.answer import Answer, NoSuchQuestion, TooManyPlays, UnknownFact
from referee.engine.query import (
    answer_legality,
    event_reason,
    events_to_json,
    unknown_turn,
    what_happens,
)
from referee.games.climbing.judge.doubts import deciding_fact, doubt_called, waits_key
from referee.games.climbing.judge.gifts import gifts_open
from referee.games.climbing.judge.judge import judge_in_world
from referee.games.climbing.judge.worlds import resolve, weighed
from referee.games.climbing.plays.card_strength import ranks_in_order
from referee.games.climbing.plays.joker_assignment import card_text, cards_to_name
from referee.games.climbing.plays.play import COVERED, FORMS, MIX, MIX_ALOUD, Play
from referee.games.climbing.plays.unseen_cards import deduced
from referee.games.climbing.position import Position
from referee.games.climbing.resolution.advance import advance, worlds_allowing
from referee.games.climbing.resolution.debts import open_debts
from referee.games.climbing.resolution.disambiguation import plays_to_say
from referee.games.climbing.resolution.joker_meanings import is_open
from referee.games.climbing.resolution.responses import doubt_outcome
from referee.games.climbing.resolution.windows import (
    REVEALING,
    answering,
    is_window,
    waits_for_doubt,
)
from referee.games.climbing.rule_api.mark_names import CLOSED
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.games.climbing.ruleset.face_down import has_too_many
from referee.games.climbing.ruleset.situation import Situation
from referee.model import questions as q
from referee.model.marks import NOBODY, Obligation
from referee.model.moves import (
    ACCEPT,
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
from .exits import ended_as_dealt, is_out
from .query import Asked

NOBODY_ANSWER = "nobody"


def resolved(asked: Asked, answering: Callable[[Asked], Answer]) -> Answer:
    """The answer with cards deduced, with and without the marks that rest on unknown facts."""
    position = deduced(asked.rules.deck, asked.position)
    return resolve(asked.rules, position, lambda at: answering(asked.at(at)))


def _may_pass(asked: Asked) -> Answer:
    """Where it may be done, also what it costs: a pass can make its player fall."""
    judged = answer_legality(judge_in_world, PASS)(asked)
    if judged.value != "yes":
        return judged
    unknown = asked.position.unknown[asked.seat]
    pressing = asked.rules.pressed_by(asked.position, asked.seat) if unknown else ()
    if pressing:
        told = {"seat": asked.question.seat, "count": unknown}
        reasons = tuple(asked.reason(rule, "bars", **rule.pass_details()) for rule in pressing)
        return Answer("depends", reasons, (UnknownFact("unknown-hand", told, None, None),))
    move = Move(asked.question.seat, PASS)
    try:
        step = advance(asked.rules, asked.names, asked.position, move)
    except Open:
        return judged
    costs = tuple(
        Reason(happening.clause, "causes", "pass-costs", (), (move.seat,), happening.args)
        for happening in step.events
        if happening.key.startswith("leaves") and happening.args["seat"] == move.seat
    )
    return replace(judged, because=(*judged.because, *costs))


def _may_answer_covered(kind: str, asked: Asked) -> Answer:
    """A doubt or a through. On a field that was only described nobody says who has let its top
    through."""
    position, name = asked.position, asked.question.seat
    if asked.rules.doubting is None:
        raise NoSuchQuestion(asked.question)
    top = None if asked.case.steps or not position.field else position.field[-1]
    in_play = top is not None and top.seat != asked.seat and not position.is_out(asked.seat)
    in_play = in_play and position.mark(CLOSED) is None
    if in_play and top and top.play.face_down and not waits_for_doubt(position):
        reason = asked.reason(asked.rules.doubting, kind, seat=name)
        fact = UnknownFact("not-yet-let-through", {"seat": name}, "yes", "no", "table")
        return Answer("depends", (reason,), (fact,))
    return judge_in_world(asked.rules, asked.names, position, Move(name, kind))


def _must_do(asked: Asked) -> Answer:
    """What a seat owes now, each as ``{"do", "count", "least", "to", "strongest"}``."""
    owed = [debt for debt in open_debts(asked.position) if debt.seat == asked.seat]
    owed += [debt for debt in answering(asked.position.owed)[:1] if debt.seat == asked.seat]
    told = [
        {"do": debt.kind, "count": debt.count, "least": debt.least, "strongest": debt.strongest}
        | ({"to": asked.names[debt.to]} if debt.to != NOBODY else {})
        for debt in owed
    ]
    told += dues(asked)
    exchanging = [debt for debt in asked.position.owed if debt.kind == "exchange"]
    owed += [debt for debt in exchanging if debt.seat == asked.seat]
    return Answer(told, _each_once(_clause_reason(asked, debt) for debt in owed))


MAX_PLAYS = 2_000
"""How many plays an answer lists: more than those of twenty-seven cards."""


def _what_plays(asked: Asked) -> Answer:
    """Raises ``TooManyPlays``."""
    seat, position = asked.seat, asked.position
    passing = judge_in_world(asked.rules, asked.names, position, Move(asked.question.seat, PASS))
    known, unknown = position.known[seat], position.unknown[seat]
    if asked.rules.covering and has_too_many(asked.rules.deck, known, unknown):
        raise TooManyPlays(asked.question.seat)
    plays = _answering_plays(asked) if position.owed else plays_to_say(asked.rules, position, seat)
    if len(plays) > MAX_PLAYS:
        raise TooManyPlays(asked.question.seat)
    written = list(zip(plays, map(card_text, cards_to_name(plays)), strict=True))
    forms = (*FORMS, MIX, MIX_ALOUD, COVERED)
    texts = {form: [text for play, text in written if play.form == form] for form in forms}
    grouped: dict[str, Any] = {form: found for form, found in texts.items() if found}
    grouped[PASS] = passing.value == "yes"
    barred = () if plays or grouped[PASS] else passing.because
    facts = (
        UnknownFact("unknown-hand", {"seat": asked.question.seat, "count": unknown}, None, None),
    )
    return Answer(grouped, barred, facts if unknown else ())


def _answering_plays(asked: Asked) -> list[Play]:
    """The plays that are legal while the table waits: those that answer a cut."""
    rules, name = asked.rules, asked.question.seat
    found = []
    for play in rules.plays_in(asked.position.known[asked.seat]):
        move = Move(name, PLAY, play.cards)
        if judge_in_world(rules, asked.names, asked.position, move).value == "yes":
            found.append(play)
    return found


def _what_happens(asked: Asked) -> Answer:
    if any(owed.kind == REVEALING for owed in asked.position.owed):
        fact = deciding_fact(
            asked.rules, asked.names, asked.position,
            *(events_to_json(doubt_outcome(asked.rules, asked.names, asked.position, legal=legal))
              for legal in (True, False)),
        )  # fmt: skip
        return Answer("depends", tuple(map(event_reason, asked.last_events)), (fact,))
    before = asked.before_last_move
    if before is not None and is_open(before):
        return _happens_at_each(asked, before)
    return what_happens(asked)


def _happens_at_each(asked: Asked, before: Position) -> Answer:
    """What the last move does at each of the positions that the one before it may be."""
    move = asked.case.steps[-1].move
    worlds = worlds_allowing(asked.rules, asked.names, before, move)
    steps = [advance(asked.rules, asked.names, world, move) for world in worlds]
    answers = [
        Answer(events_to_json(step.events), tuple(map(event_reason, step.events))) for step in steps
    ]
    return weighed(before, worlds, answers)


def _whose_turn(asked: Asked) -> Answer:
    position = asked.position
    if position.owed:
        return _waited_for(asked)
    opened = position.mark("turn open")
    if opened is not None:
        clause, reading = opened.value
        raise OpenReading(asked.rules.rulebook.book.clause(clause), reading)
    if position.over:
        ended = asked.ever_happened("game-over", "game-equal", "closed") or ended_as_dealt(asked)
        return Answer(NOBODY_ANSWER, ended or (asked.reason_of("going out", "over"),))
    told = asked.case.steps or asked.case.description.turn
    if position.turn == NOBODY or (position.fresh and not told):
        return _first_lead(asked)
    return Answer(asked.names[position.turn], _why_turn(asked))


def _waited_for(asked: Asked) -> Answer:
    """Who owes something: one seat, or all of them where they may move in any order."""
    position, names = asked.position, asked.names
    if is_window(position):
        first = answering(position.owed)[0]
        rule = asked.rules.doubting if waits_for_doubt(position) else None
        called = doubt_called(rule, names, position) if rule else ()
        return Answer(names[first.seat], (_clause_reason(asked, first), *called))
    debts = open_debts(position) or gifts_open(asked.rules, position)
    reasons = _each_once(_clause_reason(asked, *alike) for alike in _alike(debts))
    owing = [names[seat] for seat in sorted({owed.seat for owed in debts})]
    exchange = any(owed.kind == "exchange" for owed in debts)
    return Answer(owing if exchange or len(owing) > 1 else owing[0], reasons)


def _each_once(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """The reasons without repetitions."""
    told: list[Reason] = []
    for reason in reasons:
        if reason not in told:
            told.append(reason)
    return tuple(told)


def _alike(debts: Iterable[Obligation]) -> list[list[Obligation]]:
    """Debts of several seats for the same thing, together."""
    groups: dict[tuple[object, ...], list[Obligation]] = {}
    for owed in debts:
        groups.setdefault((owed.clause, owed.kind, owed.count), []).append(owed)
    return list(groups.values())


def _clause_reason(asked: Asked, *debts: Obligation) -> Reason:
    """What is waited for; ``debts``: for the same thing, of one seat or several."""
    owed = debts[0]
    if not owed.clause:
        return asked.reason(asked.rules.declaring("gifts")[0], "waits")
    clause = asked.rules.rulebook.book.clause(owed.clause)
    seats = list(dict.fromkeys(asked.names[each.seat] for each in debts))
    args = {"seat": seats[0] if len(seats) == 1 else seats, "count": owed.count}
    return Reason(clause, "causes", waits_key(owed), args=args)


def _why_turn(asked: Asked) -> tuple[Reason, ...]:
    """What cleared, skipped or turned round the direction; else simply the next in turn."""
    last = asked.play_happenings("cleared", "leads", "turn", "skips", "misses", "undone", "leaves")
    marks = asked.play_happenings("mark")
    turned = [reason for reason in marks if reason.key.endswith(("-direction", "-round-for-now"))]
    for kind in ("direction", "round_for_now"):
        if not turned and asked.position.mark(kind):
            turned = [asked.reason(rule, "direction") for rule in asked.rules.leaving(kind)]
    explaining = asked.rules.declaring("explains_turn")
    asking = [rule for rule in explaining if rule.explains_turn(asked.position)]
    explained = [rule.clause for rule in asking]
    kept = [
        reason for reason in marks
        if reason.key.endswith("-prevented-field") and reason.clause not in explained
    ]  # fmt: skip
    seat = asked.names[asked.position.turn]
    again = [asked.reason(rule, "asks-again", seat=seat) for rule in asking]
    told = (*last, *kept, *turned, *again, *_passed_over(asked))
    return told or (asked.reason_of("turn", "next", seat=seat),)


def _passed_over(asked: Asked) -> Iterator[Reason]:
    """Between who moved last and whose turn it is: those who are not asked, having passed."""
    position, steps = asked.position, asked.case.steps
    if not (steps and position.passed and asked.rules.lasting_passes):
        return
    circle = position.around(asked.names.index(steps[-1].move.seat))
    between = circle[1 : circle.index(position.turn)]
    over = [
        asked.names[seat]
        for seat in between
        if position.passed >> seat & 1 and not position.is_out(seat)
    ]
    for rule in asked.rules.declaring("lasting_passes") if over else ():
        yield asked.reason(rule, "over", others=over, count=len(over))


def _first_lead(asked: Asked) -> Answer:
    """Whose turn it is at a fresh table; elsewhere nobody said."""
    position = asked.position
    if not position.fresh:
        return unknown_turn()
    rule, leader = asked.rules.first_lead(position, match.ranking(asked))
    if rule is not None:
        if leader is None:
            return Answer("unsettled", (asked.reason(rule, "silent"),))
        if isinstance(leader, str):
            fact = UnknownFact(leader, {}, None, None, "table", "turn")
            why = asked.reason(rule, f"undecided-{leader}", **rule.order_details())
            return Answer("depends", (why,), (fact,))
        told = asked.reason(rule, "leads", seat=asked.names[leader], **rule.order_details())
        return Answer(asked.names[leader], (told,))
    return unknown_turn()


def _who_leads(asked: Asked) -> Answer:
    if asked.position.owed:
        return Answer(NOBODY_ANSWER, _waited_for(asked).because)
    if asked.position.field:
        return Answer(NOBODY_ANSWER, (asked.reason_of("clear", "not-yet"),))
    return _whose_turn(asked)


def _what_order(asked: Asked) -> Answer:
    at = asked.rules.situation(asked.position)
    turning = asked.rules.turning(at.marks)
    reasons = tuple(asked.reason(rule, key, **args) for rule, key, args in turning)
    reasons = reasons or _turned_back(asked)
    reasons += tuple(
        asked.reason(rule, "reorders", **rule.order_details())
        for rule in asked.rules.reordering
        if rule.reorders(at.marks) is not None
    )
    reasons += tuple(
        asked.reason(rule, "lifts", **rule.order_details())
        for rule in asked.rules.lifting
        if _lifts_a_card(asked, rule, at)
    )
    deck = asked.rules.deck
    order = ranks_in_order(deck, at.order)
    plain = [ranks_in_order(deck, powers.order) for powers in asked.rules.plain_powers]
    if not reasons and order in plain:
        reasons = tuple(asked.reason(rule, "order") for rule in asked.named("order"))
    return Answer(order, reasons)


def _lifts_a_card(asked: Asked, rule: ClimbingRule, at: Situation) -> bool:
    """Whether a rule moves a card of the deck in the order, not only a place past its ends."""
    ranks, cards = rule.adjusts_strength(at.marks, at.order, at.reversed)
    beyond = (len(asked.rules.deck.ranks), len(at.order) - 1)
    return bool(cards or {*ranks} - {*beyond})


def _turned_back(asked: Asked) -> tuple[Reason, ...]:
    """What the last move did to the marks that turn the order round."""
    kinds = {word.kind for rule in asked.rules.reversers for word in rule.words}
    ends = tuple(f"-{kind.replace('_', '-')}" for kind in kinds)
    return tuple(why for why in asked.last_happenings("mark") if why.key.endswith(ends))


ANSWERS: dict[str, Callable[[Asked], Answer]] = {
    q.MAY_PLAY: answer_legality(judge_in_world, PLAY),
    q.MAY_PASS: _may_pass,
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
"""Kind of question -> what answers it; of a doubt, and of hands nobody has chosen yet, only where a
book knows such."""
