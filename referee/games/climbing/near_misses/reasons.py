"""The near misses that a question is about, as reasons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, islice

from msgspec.structs import replace

from referee.engine.answer import DEPENDS, NO, YES, Answer, Event, Step
from referee.games.climbing.answers.query import ClimbingQuery
from referee.games.climbing.judge.judge import judge
from referee.games.climbing.judge.pending_moves import offer_reason
from referee.games.climbing.plays.play import NO_FORM, Play
from referee.games.climbing.position import LaidPlay, Position, PositionBuilder
from referee.games.climbing.resolution.advance import advance
from referee.games.climbing.resolution.disambiguation import change_by, chosen
from referee.games.climbing.resolution.events import to_event
from referee.games.climbing.resolution.joker_meanings import lasting
from referee.games.climbing.resolution.optional_actions import announcing, offers
from referee.games.climbing.resolution.stages import position_after_play
from referee.games.climbing.resolution.windows import (
    COUNTER,
    answering,
    answering_rules,
    is_window,
    waits_for_doubt,
)
from referee.games.climbing.rule_api.effects import DropMark, SetMark, Skip
from referee.games.climbing.rule_api.rule import MET_BY, Asked
from referee.games.climbing.ruleset.overrides import CausedEffect
from referee.games.climbing.ruleset.ruleset import ForeseenPlay
from referee.model import questions as q
from referee.model.marks import MANY, NOBODY, Obligation
from referee.model.moves import DECLINE, DISCARD, DRAW, PASS, PLAY, THROUGH, Move
from referee.rulebook.rule import Open, Reason

from .deeds import deed_reasons
from .misses import (
    FEWER,
    GONE,
    SILENCED,
    WITHOUT_JOKERS,
    Miss,
    face_down,
    misses,
    near_runs,
    unanswered,
)
from .near_locks import lock_reasons
from .not_yet import not_yet_reasons
from .other_cards import with_a_form, with_other_cards
from .other_gifts import gift_reasons
from .other_marks import mark_reasons
from .prevented import prevented_reasons
from .refusals import refusal_reasons, silencer, unasked_reasons
from .turns import turn_reasons
from .unmet import allowed_pass_reasons, is_added, lacking, unmet_reasons

LOCK = "-lock"
"""The names of effects that lock the field end so."""
SEATS = ("seat", "holder")
"""The arguments of an unmet condition that are seats."""
WITH_CARDS = (DISCARD, DRAW)
"""The moves that accept an offer by naming cards only."""


def alternatives(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """What else the seat of the question may do: its offers.

    If the question is which plays or obligations there are, these are all offers, and that one card
    left has to be announced. If a play may not be made, these are the offers that its cards accept.
    """
    kind = query.question.kind
    if kind == q.WHAT_PLAYS and answer.value == {PASS: True}:
        yield from _barred_hand(query)
    if kind not in (q.WHAT_PLAYS, q.MUST_DO, q.MAY_PLAY):
        return
    if kind == q.MAY_PLAY and answer.value != "no":
        return
    if kind == q.MUST_DO and query.seat in announcing(query.rules, query.position):
        for rule in query.rules.declaring("on_announcement"):
            yield query.reason(rule, "due", seat=query.question.seat)
    for owed in offers(query.rules, query.position):
        if owed.seat != query.seat:
            continue
        if kind == q.MAY_PLAY and _accepts(query, owed):
            yield offer_reason(query, owed, "instead-offer")
        elif kind != q.MAY_PLAY and _is_known(query, owed):
            yield offer_reason(query, owed, "besides-offer")


def _barred_hand(query: ClimbingQuery) -> Iterator[Reason]:
    """The special rule that alone keeps a player from playing a whole known hand."""
    position, deck = query.position, query.rules.deck
    cards = tuple(deck.cards(position.known[query.seat]))
    if position.unknown[query.seat] or not 0 < len(cards) <= len(deck.suits):
        return
    judged = judge(query, Move(query.question.seat, PLAY, cards))
    bars = [reason for reason in judged.because if reason.did == "bars"]
    if len(bars) == 1 and bars[0].clause.switchable:
        yield replace(bars[0], did="misses")


def _accepts(query: ClimbingQuery, owed: Obligation) -> bool:
    """Whether the cards of the question accept an offer."""
    kinds = [kind for kind in MET_BY[owed.kind] if kind in WITH_CARDS]
    moves = (Move(query.question.seat, kind, query.question.cards) for kind in kinds)
    return any(judge(query, move).value == "yes" for move in moves)


def _is_known(query: ClimbingQuery, owed: Obligation) -> bool:
    """Whether the offer doesn't depend on unknown cards of the hand."""
    return not query.position.unknown[query.seat] or DRAW in MET_BY[owed.kind]


def answered_finishes(query: ClimbingQuery) -> Iterator[Reason]:
    """How the seat of the question (or any, if it names none) would have gone out by its last
    play if others had not answered it."""
    for before, step in _moves(query):
        if _answers_a_finish(query, before, step.move):
            yield from _but_for(query, before, step)


def _moves(query: ClimbingQuery) -> list[tuple[Position, Step]]:
    """The moves of the table, each with the position before it."""
    positions = [query.case.setup, *(step.position for step in query.case.steps)]
    return list(zip(positions, query.case.steps, strict=False))


def exempt_fouls(query: ClimbingQuery) -> Iterator[Reason]:
    """Why the last cards of the seat weren't a foul: though they are one in another order; or, if
    the last move played them, because they never are one (``usual``)."""
    name, seat = query.question.seat, query.seat
    played: Play | None = None
    for before, step in _moves(query):
        after: Position = step.position
        clean = {event.args.get("seat") for event in step.events if event.key == "leaves-clean"}
        if step.move.kind == PLAY and step.move.seat == name:
            played = chosen(query.rules.in_force(before.marks), before, seat, step.move)
        own = played is not None and step.move.seat == name
        for rule in query.rules.declaring("exemption") if name in clean and own else ():
            args = rule.exemption(before, after, played) if played else {}
            undoing = [e for e in step.events if e.key == "undone" and e.args.get("seat") == name]
            if undoing and args.get("state") == USUAL:
                args = {**args, "state": "parted"}
            is_last = step is query.case.steps[-1] and step.move.kind == PLAY
            if args and (is_last or args["state"] != USUAL):
                yield lacking(rule.clause, f"{rule.name}-spared", args)


def unmet_of_coded_rules(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """Why coded rules in use do nothing here, though players might expect them to."""
    kind, position = query.question.kind, query.position
    waits = bool(position.owed) and not position.exchanging and kind == q.MAY_PLAY
    if waits or answer.value == DEPENDS:
        return
    is_refused = kind == q.MAY_PLAY and answer.value != YES
    events = [event for step in query.case.steps[-1:] for event in step.events]
    acted = {event.clause.id for event in events if not event.key.startswith("mark-set")}
    plays = query.rules.readings(query.question.cards) if kind == q.MAY_PLAY else ()
    seat = query.names.index(query.question.seat) if query.question.seat else NOBODY
    play = next(iter(plays), None)
    asked = Asked(
        kind=kind,
        seat=seat,
        position=position,
        situation=query.rules.situation(position),
        value=answer.value,
        play=play,
        foreseen=ForeseenPlay(query.rules, position, seat, play) if play else None,
        made=_last_play(query),
        moves=tuple(step.move for step in query.case.steps),
        mover=query.names.index(query.case.steps[-1].move.seat) if query.case.steps else NOBODY,
        acted=frozenset(event.clause.id for event in events),
    )
    for rule in query.rules.in_force(position.marks).declaring("unmet"):
        is_about = rule.explains_refusals if is_refused else rule.clause.id not in acted
        args = {**rule.unmet(asked)} if is_about else {}
        for key in SEATS:
            if isinstance(named := args.get(key), int):
                args[key] = query.names[named]
        if args:
            args.setdefault("seat", query.question.seat)
            yield lacking(rule.clause, f"{rule.name}-spared", args)


def _last_play(query: ClimbingQuery) -> Play | None:
    """The play that was made last in the moves of the table, if its cards are face up."""
    for before, step in reversed(_moves(query)):
        if step.move.kind == PLAY:
            seat, rules = query.names.index(step.move.seat), query.rules.in_force(before.marks)
            is_hidden = any(card.down for card in step.move.cards)
            return None if is_hidden else chosen(rules, before, seat, step.move)
    return None


def _answers_a_finish(query: ClimbingQuery, before: Position, move: Move) -> bool:
    if move.kind != PLAY or not is_window(before) or waits_for_doubt(before):
        return False
    pending = before.waiting
    return pending.goes_out and query.question.seat in ("", query.names[pending.seat])


def _but_for(query: ClimbingQuery, before: Position, step: Step) -> Iterator[Reason]:
    readings = query.rules.readings(step.move.cards)
    by = [rule for play in readings for rule in answering_rules(query.rules, before, play)]
    acted = {event.clause.id for event in step.events}
    happened = {event.key for event in step.events}
    for event in _let_stand(query, before) if by else ():
        acts = event.clause.id in acted or event.key in happened
        missed = event.clause.switchable and not acts
        if missed and event.key.startswith("leaves"):
            args = {"by": by[0].clause, "not": event.key}
            yield Reason(event.clause, "misses", "near-answered", args=args)


def _let_stand(query: ClimbingQuery, position: Position) -> Iterator[Event]:
    """The events if everybody who is asked lets the cut stand."""
    for _ in query.names:
        if not is_window(position):
            return
        move = Move(query.names[position.turn], DECLINE)
        step = advance(query.rules, query.names, position, move)
        yield from step.events
        position = step.position


def others_fallen(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """Who alone has fallen by the last move, if it is asked whether another one with a title is
    out."""
    steps, asked = query.case.steps, query.question
    if asked.kind != q.IS_OUT or answer.value != NO or not steps:
        return
    if query.position.mark("title", query.seat) is None:
        return
    for event in steps[-1].events:
        if event.key.startswith("leaves-fallen") and event.clause.switchable:
            args = {"seat": asked.seat, "holder": event.args.get("seat", "")}
            yield lacking(event.clause, "unmet-other-fallen", args)


def skipped_by_the_top(query: ClimbingQuery) -> Iterator[Reason]:
    """A warning that the play on top skips players, if it has just been made.

    It goes with whose turn it is, and with a play of a skipped player: that cannot be refused for
    want of the turn, because the table does not say whose turn it is.
    """
    kind, position = query.question.kind, query.position
    if kind not in (q.MAY_PLAY, q.WHOSE_TURN) or not _may_have_just_been_laid(query):
        return
    top = position.field[-1]
    after, caused = _laid_again(query, top)
    skips = [(rule, effect) for rule, effect in caused if isinstance(effect, Skip)]
    if after.owed or after.turn == NOBODY:
        return
    count = sum(effect.count for _, effect in skips)
    skipped = dict.fromkeys(after.after(top.seat, step) for step in range(1, 1 + count))
    if kind == q.WHOSE_TURN or query.seat in skipped.keys() - {after.turn}:
        names = query.names
        args: dict[str, object] = {
            "by": names[top.seat],
            "top": str(top.play),
            "next": names[after.turn],
        }
        args |= {"seats": [names[seat] for seat in skipped], "count": len(skipped)}
        for clause in {rule.clause.id: rule.clause for rule, _ in skips}.values():
            yield Reason(clause, "warns", "turn-just-laid", args=args)


def _may_have_just_been_laid(query: ClimbingQuery) -> bool:
    """Whether nothing that the table says has happened since the play on top."""
    position = query.position
    if query.case.steps or position.turn != NOBODY or position.passed or position.owed:
        return False
    seat = position.field[-1].seat if position.field else NOBODY
    return seat != NOBODY and not position.is_out(seat)


def _laid_again(query: ClimbingQuery, top: LaidPlay) -> tuple[Position, list[CausedEffect]]:
    """The position after the play on top, and its effects, if its player keeps cards."""
    draft = PositionBuilder(query.position)
    draft.field, draft.turn = draft.field[:-1], top.seat
    known, unknown = draft.known[top.seat], draft.unknown[top.seat]
    draft.hold(top.seat, known | top.play.mask, unknown if unknown == MANY else unknown + 1)
    try:
        return position_after_play(query.rules, draft, top.seat, top.play)
    except Open:
        return draft, []


LEADING = (
    "cleared", "leads", "turn-to", "skips", "owes-", "awaits-answers", "mark-set-direction",
    "mark-dropped-direction",
)  # fmt: skip
LEAVING = ("leaves-", "sinks", "game-over", "game-equal")
ABOUT: dict[str, tuple[str, ...]] = {
    q.WHAT_HAPPENS: ("",),
    q.WHOSE_TURN: LEADING,
    q.WHO_LEADS: LEADING,
    q.MUST_DO: ("owes-",),
    q.IS_OUT: LEAVING,
    q.RANKS: LEAVING,
    q.RANK_OF: LEAVING,
}
"""By kind of question: how the keys of the events begin that it is about."""


def near_miss_reasons(query: ClimbingQuery, answer: Answer) -> tuple[Reason, ...]:
    """Reasons beside an answer: near misses that bear on it, what else the seat may do, and what
    rules made players do just before."""
    if query.question.move:
        return tuple(_of_a_move(query, answer))
    steps = (
        deed_reasons,
        mark_reasons,
        lock_reasons,
        gift_reasons,
        not_yet_reasons,
        allowed_pass_reasons,
        prevented_reasons,
        turn_reasons,
        others_fallen,
    )
    more = (step(query, answer) for step in steps)
    reasons = (*_near_misses(query, answer), *chain.from_iterable(more))
    if query.question.kind not in OUT or not any(_is_deed(query, reason) for reason in reasons):
        return reasons
    return tuple(r for r in reasons if not r.key.startswith("unmet-") or is_added(query, r.clause))


def _is_deed(query: ClimbingQuery, reason: Reason) -> bool:
    """Whether a reason is what a rule that the table has added made a player do."""
    return reason.key.startswith("deed-") and is_added(query, reason.clause)


def _near_misses(query: ClimbingQuery, answer: Answer) -> tuple[Reason, ...]:
    """Near misses that bear on an answer, and what else the seat may do."""
    kind = query.question.kind
    if kind == q.MAY_PLAY and is_window(query.position):
        near = _of_the_answer(query)
    elif kind == q.MAY_PLAY:
        on_the_field = _on_the_field(query, lambda miss: _changes_answer(query, answer, miss))
        near = chain(_of_the_form(query), on_the_field)
    elif kind == q.WHAT_ORDER:
        near = _on_the_field(query, lambda miss: _changes_order(query, miss))
    elif kind in ABOUT:
        near = (
            miss
            for miss in _of_the_last_move(query, larger=kind in TURN or answer.value == [])
            if any(key.startswith(ABOUT[kind]) for key in _keys(query, miss))
            or (
                kind == q.IS_OUT
                and miss.why in (GONE, SILENCED)
                and is_added(query, miss.rule.clause)
            )
        )
    else:
        near = iter(())
    reasons: list[Reason] = [*answered_finishes(query)] if kind in OUT else []
    fouls = [*exempt_fouls(query)] if kind == q.IS_OUT else []
    usual = [reason for reason in fouls if reason.args["state"] == USUAL]
    reasons += [reason for reason in fouls if reason not in usual]
    reasons += refusal_reasons(query, answer) if kind.startswith("may_") else ()
    reasons += unmet_of_coded_rules(query, answer)
    reasons += with_other_cards(query, answer) if kind == q.MAY_PLAY else ()
    more = [_reason(query, miss) for miss in near]
    others = reasons if is_window(query.position) else [*reasons, *more]
    special = [r for r in others if r.did == "misses" and r.clause.switchable]
    if kind == q.MAY_PLAY and not special:
        reasons += with_a_form(query, answer)
    unmet = [*_unmet(query, answer, others)] if kind != q.WHAT_PLAYS else []
    if kind.startswith("may_") and not unmet:
        reasons += unasked_reasons(query, answer)
    for reason in chain(unmet, more, skipped_by_the_top(query), alternatives(query, answer)):
        if reason not in reasons:
            reasons.append(reason)
    return tuple(reasons or (usual if answer.value == "clean" else ()))


def _of_a_move(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """The near miss that a refused move is about: one thing that would have to be different, a
    condition that isn't met, or the rule that asks for such moves."""
    steps = (refusal_reasons, unmet_reasons, unasked_reasons)
    yield from islice(chain.from_iterable(step(query, answer) for step in steps), 1)


def _unmet(query: ClimbingQuery, answer: Answer, others: Iterable[Reason]) -> Iterator[Reason]:
    """The condition that decides the answer, unless others say what its clause has missed, or it
    is the book's own rule and others say what another one has missed."""
    told = [reason.clause for reason in others if reason.did == "misses"]
    for reason in unmet_reasons(query, answer):
        if reason.clause not in told and (not told or is_added(query, reason.clause)):
            yield reason


USUAL = "usual"
"""Why last cards are no foul: they are none of those that a rule names."""
OUT = (q.IS_OUT, q.RANKS, q.RANK_OF)


TURN = (q.WHOSE_TURN, q.WHO_LEADS, q.MUST_DO)


def _of_the_last_move(query: ClimbingQuery, *, larger: bool) -> Iterator[Miss]:
    """The near misses of a play that is the last move, or of cards face down that all let through
    by it. ``larger``: also of plays with one card too few."""
    if not query.case.steps:
        return
    before, step = _moves(query)[-1]
    if step.move.kind == THROUGH and before.pending and before.field:
        if not waits_for_doubt(query.position):
            acted = {event.clause.id for event in step.events}
            yield from face_down(query.rules, before.waiting.before, before.field[-1], acted)
    elif step.move.kind == PLAY and not before.owed:
        seat = query.names.index(step.move.seat)
        play = chosen(query.rules.in_force(before.marks), before, seat, step.move)
        yield from misses(query.rules, before, LaidPlay(seat, play), larger=larger)


def _of_the_answer(query: ClimbingQuery) -> Iterator[Miss]:
    """The near misses of cards that do not answer the cut that waits."""
    cut = query.position.field[-1].play
    if answering(query.position.owed)[0].kind == COUNTER:
        return
    plays = query.rules.readings(query.question.cards)
    if not waits_for_doubt(query.position):
        if any(answering_rules(query.rules, query.position, play) for play in plays):
            return
        yield from unanswered(query.rules, cut, plays[0])


def _of_the_form(query: ClimbingQuery) -> Iterator[Miss]:
    """The near misses of cards that make no form."""
    plays = query.rules.readings(query.question.cards)
    if plays[0].form == NO_FORM:
        yield from near_runs(query.rules, plays[0])


def _on_the_field(query: ClimbingQuery, bears: Callable[[Miss], bool]) -> Iterator[Miss]:
    """The near misses of the plays on the field, which are laid again one by one.

    ``bears``: whether a near miss matters for the question.
    """
    size = query.position.size
    before = Position((0,) * size, (MANY,) * size, marks=lasting(query.position))
    for laid in query.position.field:
        yield from filter(bears, misses(query.rules, before, laid))
        before = change_by(query.rules, before, laid)


def _with_marks_of(position: Position, miss: Miss) -> Position | None:
    """The position with the marks that the rule would have set or dropped; ``None`` if there are
    none."""
    draft = PositionBuilder(position)
    for effect in miss.effects:
        if isinstance(effect, SetMark):
            draft.set_mark(effect.mark)
        elif isinstance(effect, DropMark):
            draft.drop_mark(effect.kind, effect.holder)
    return None if draft.marks == position.marks else draft


def _changes_answer(query: ClimbingQuery, answer: Answer, miss: Miss) -> bool:
    other = _with_marks_of(query.position, miss)
    if other is None:
        return False
    move = Move(query.question.seat, PLAY, query.question.cards)
    try:
        judged = judge(query.at(other), move)
    except Open:
        return False
    return bool(judged.value != answer.value)


def _changes_order(query: ClimbingQuery, miss: Miss) -> bool:
    other = _with_marks_of(query.position, miss)
    if other is None:
        return False
    before, after = (query.rules.situation(p).order for p in (query.position, other))
    return bool(before != after)


def _keys(query: ClimbingQuery, miss: Miss) -> list[str]:
    rules, names = query.rules, query.names
    return [to_event(rules, names, miss.rule, effect).key for effect in miss.effects]


def _reason(query: ClimbingQuery, miss: Miss) -> Reason:
    args = dict(miss.args)
    if miss.why == FEWER:
        args["parity"] = miss.rule.parity
    if "holder" in args:
        args["seat"] = query.names[args.pop("holder")]
    if "mark" in args:
        args["by"] = silencer(query, args.pop("mark"))
    why = f"{miss.why}-hand" if query.question.kind == q.IS_OUT and miss.why == GONE else miss.why
    happened = {event.key for step in query.case.steps[-1:] for event in step.events}
    missed = [key for key in _keys(query, miss) if key not in happened]
    did = next(iter(missed or _keys(query, miss)), "answers")
    if miss.why == WITHOUT_JOKERS and did.endswith(LOCK):
        args.pop("rank", None)  # a lock is about suits
    return Reason(miss.rule.clause, "misses", f"near-{why}", args={**args, "not": did})
