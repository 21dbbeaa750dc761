"""The moves of players while a play waits for them, and how the play then continues
(:mod:`.windows`)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.cards.card import Card
from referee.engine.answer import Event
from referee.engine.conversion import card_set
from referee.games.climbing.plays.covered_plays import LaidCards, covered_play
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import LaidPlay, Pending, Position, PositionBuilder
from referee.games.climbing.rule_api.effects import AwaitAnswers, Owe, Undo, take_cards
from referee.games.climbing.rule_api.mark_names import DOUBTER, SAID, UNDOABLE, UNDONE, WINDOW
from referee.games.climbing.rule_api.rule import STAGES, ClimbingRule
from referee.games.climbing.ruleset.compiled import handlers
from referee.games.climbing.ruleset.face_down_truth import is_legal
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import MANY, Mark, Obligation
from referee.model.moves import DECLINE, Move

from .debts import carry_out_fulfilment, empty_hands, fulfilment_of, owing_rule
from .disambiguation import chosen
from .events import to_event
from .move_resolution import MoveResolution
from .stages import (
    CUT,
    SETTLE,
    go_on,
    pass_by,
    position_after_play,
    run_between,
    run_changes,
    run_stages,
    set_off,
)
from .windows import (
    ANSWERS,
    AWAITING,
    COUNTER,
    REVEALING,
    answering,
    answering_rules,
    asked_for_doubt,
    asked_to_counter,
    besides_windows,
    doubter_of,
    open_answers,
    stop_waiting,
    stop_waiting_for_doubt,
)

FALL = STAGES.index("on_demotion")


# ---- a choice of the player


def choose(resolution: MoveResolution, names: Sequence[str], move: Move) -> None:
    """A player makes the choice that the play waits for, and what it sets off goes on."""
    pending, before = resolution.before.pending, resolution.before
    fulfilment = fulfilment_of(resolution.rules, names, before, move)
    if pending is None or fulfilment is None:
        return
    resolution.laid = before.field[-1]
    resolution.earlier = pending.happened
    carry_out_fulfilment(resolution, fulfilment)
    run_between(resolution, pending, SETTLE, CUT)
    run_stages(resolution, pending, CUT)


# ---- interception


def settle_interception(resolution: MoveResolution, names: Sequence[str], move: Move) -> None:
    """The play is taken away, or goes on as if no one had been asked. The taker gets the cards, and
    their player counts as having passed."""
    pending, before = resolution.before.pending, resolution.before
    fulfilment = fulfilment_of(resolution.rules, names, before, move)
    if pending is None or fulfilment is None:
        return
    draft, rule = resolution.draft, owing_rule(resolution.rules, fulfilment.owed)
    resolution.laid = before.field[-1]
    carry_out_fulfilment(resolution, fulfilment)
    draft.pending = None
    resolution.seat, resolution.before = pending.seat, pending.before
    if move.kind == DECLINE:
        go_on(resolution, pending)
        return
    draft.passed = pending.before.passed
    empty_hands(resolution, rule, fulfilment)
    if draft.is_out(pending.seat):
        resolution.pass_turn(resolution.asked_from(draft.after(pending.seat)))
    else:
        pass_by(resolution)


# ---- counter


def decline_counter(resolution: MoveResolution) -> None:
    """One player lets the play act; when all have, it does."""
    draft = resolution.draft
    owed = asked_to_counter(draft.owed, resolution.seat)
    draft.owed = tuple(other for other in draft.owed if other is not owed)
    left = [other for other in draft.owed if other.kind == COUNTER]
    if not left:
        _act(resolution, resolution.before.waiting)
        return
    draft.turn = left[0].seat
    seats = tuple(other.seat for other in left)
    rule = resolution.rules.countering[0]
    resolution.happened.append((rule, AwaitAnswers(seats, COUNTER)))


def counter(resolution: MoveResolution) -> None:
    """One player lays the card: the play goes on without what it undoes, as if that had been so
    before."""
    rule, seat, before = resolution.rules.countering[0], resolution.seat, resolution.before
    owed, named = asked_to_counter(before.owed, seat), before.mark(UNDOABLE)
    if owed is None or named is None:
        return
    deck, draft, pending = resolution.rules.deck, resolution.draft, before.waiting
    start = PositionBuilder(pending.before)
    Undo(seat, owed.of, named.value).apply(start, deck)
    undoing = Undo(seat, owed.of, named.value, rule.counter_joins)
    undoing.apply(draft, deck)
    _act(resolution, replace(pending, before=start))
    resolution.happened.insert(0, (rule, undoing))
    if draft.pending is None:
        draft.drop_mark(UNDONE)
    if draft.holds_nothing(seat) and not draft.is_out(seat) and not draft.over:
        judged = owed.of if rule.exit_by_obligation == "out_judged_by_cards" else 0
        resolution.go_out(seat, judged, draft.field)


def _act(resolution: MoveResolution, pending: Pending) -> None:
    """Carries out the effects of the play once no one can counter it."""
    draft = resolution.draft
    draft.pending, draft.owed = None, besides_windows(draft.owed)
    draft.drop_mark(UNDOABLE)
    resolution.laid = resolution.before.field[-1]
    resolution.rules = resolution.whole.in_force(draft.marks)
    resolution.before, resolution.seat = pending.before, pending.seat
    set_off(resolution, pending)


# ---- answer


def decline_answer(resolution: MoveResolution) -> None:
    """One player lets the cut stand; when all have, it is carried out."""
    draft, pending = resolution.draft, resolution.before.pending
    draft.owed = tuple(
        owed for owed in draft.owed if not (owed.kind in ANSWERS and owed.seat == resolution.seat)
    )
    left = answering(draft.owed)
    if left:
        draft.turn = left[0].seat
        cutting = next(rule for rule in resolution.rules if rule.clause.id == left[0].clause)
        seats = tuple(owed.seat for owed in left)
        resolution.happened.append((cutting, AwaitAnswers(seats, AWAITING[left[0].kind])))
    elif pending:
        resolution.laid = resolution.before.field[-1]
        resolution.earlier = pending.happened
        run_stages(resolution, pending, CUT)


def answer_cut(resolution: MoveResolution, move: Move) -> None:
    """Lays cards that answer the cut: it does not happen, the answer's own effects do."""
    play = _answering_play(resolution, move)
    rules, draft, before = resolution.rules, resolution.draft, resolution.before
    seat = resolution.seat
    take_cards(draft, rules.deck, seat, play.mask)
    draft.owed = tuple(owed for owed in draft.owed if owed.kind not in ANSWERS)
    resolution.laid = LaidPlay(seat, play)
    draft.field = field = (*before.field, resolution.laid)
    draft.pending = None
    goes_out = draft.holds_nothing(seat) and not draft.is_out(seat)
    context = resolution.context(field, goes_out=goes_out)
    speaking = answering_rules(rules, before, play)
    if any(rule.replaces_cut for rule in speaking):
        resolution.run(handlers(speaking, "on_answer"), "on_answer", context)
        _take_over(resolution, play)
        return
    changes = any(rule.answer_has_effects for rule in speaking)
    if changes:
        resolution.run_of_play("on_play", context)
    resolution.run(handlers(speaking, "on_answer"), "on_answer", context)
    _go_out_in_turn(resolution, before.waiting, field, goes_out=goes_out)
    if stopped := rules.declaring("on_stopped"):
        cut = before.waiting
        context = resolution.context(field[:-1], before=cut.before, seat=cut.seat)
        resolution.run(handlers(stopped, "on_stopped"), "on_stopped", context)
    run_stages(resolution, Pending(before, seat, goes_out), FALL, owing=changes)


def _answering_play(resolution: MoveResolution, move: Move) -> Play:
    """The reading of a move's cards that answers the cut, or the nearest one if none does."""
    rules, before = resolution.rules, resolution.before
    readings = rules.readings(move.cards)
    answers = (play for play in readings if answering_rules(rules, before, play))
    return next(answers, None) or chosen(rules, before, resolution.seat, move)


def _take_over(resolution: MoveResolution, play: Play) -> None:
    """The answer is a play in the place of the cut, which others may answer in their turn."""
    draft, seat = resolution.draft, resolution.seat
    _go_out_in_turn(resolution, resolution.before.waiting, draft.field, goes_out=False)
    before = PositionBuilder(resolution.before)
    stop_waiting(before)
    resolution.before = before
    goes_out = draft.holds_nothing(seat) and not draft.is_out(seat)
    pending = Pending(before, seat, goes_out)
    run_changes(resolution, pending)
    if not open_answers(resolution, play, goes_out=goes_out):
        run_stages(resolution, pending, CUT)


def _go_out_in_turn(
    resolution: MoveResolution, pending: Pending, field: tuple[LaidPlay, ...], *, goes_out: bool
) -> None:
    """First the player of the answered cut goes out, then the one who answered."""
    if pending.goes_out and not resolution.draft.is_out(pending.seat):
        happened, resolution.happened = resolution.happened, []
        context = resolution.context(
            field[:-1], before=pending.before, seat=pending.seat, goes_out=True
        )
        resolution.run_of_play("on_finish", context)
        resolution.happened = happened + resolution.happened
    if goes_out:
        resolution.run_of_play("on_finish", resolution.context(field, goes_out=True))


# ---- doubt


def let_through(resolution: MoveResolution) -> None:
    """One player lets the play through. After the last one, the play takes effect, or the doubt
    does."""
    before, draft, rule = resolution.before, resolution.draft, resolution.rules.doubting
    own = [owed for owed in asked_for_doubt(before) if owed.seat == resolution.seat]
    if not own:
        return
    draft.owed = tuple(owed for owed in draft.owed if owed not in own)
    draft.set_mark(Mark(SAID, holder=resolution.seat, until=WINDOW))
    if left := asked_for_doubt(draft):
        draft.turn = left[0].seat
    elif rule is not None and doubter_of(draft) >= 0:
        _settle_doubt(resolution, rule)
    elif before.pending:
        resolution.laid = before.field[-1]
        stop_waiting_for_doubt(resolution)
        run_stages(resolution, before.pending, 0)


def raise_doubt(resolution: MoveResolution) -> None:
    """One player doubts. Players who come before may still doubt, and then theirs counts."""
    rule, draft, seat = resolution.rules.doubting, resolution.draft, resolution.seat
    debts = asked_for_doubt(resolution.before)
    seats = [owed.seat for owed in debts]
    if seat not in seats or rule is None:
        return
    for mark in [mark for mark in draft.marks if mark.kind == DOUBTER]:
        draft.drop_mark(DOUBTER, mark.holder)
    draft.set_mark(Mark(DOUBTER, holder=seat, until=WINDOW))
    left = [] if rule.answer_order == "first_called" else debts[: seats.index(seat)]
    draft.owed = (*besides_windows(draft.owed), *left)
    if left:
        draft.turn = left[0].seat
    else:
        _settle_doubt(resolution, rule)


def show_cards(resolution: MoveResolution, cards: Sequence[Card]) -> None:
    """The doubted player turns the cards up."""
    draft, rules, rule = resolution.draft, resolution.rules, resolution.rules.doubting
    before = resolution.before
    owed = next((owed for owed in before.owed if owed.kind == REVEALING), None)
    if owed is None or owed.seat != resolution.seat or rule is None:
        return
    top = before.field[-1]
    laid: LaidCards = top.play.laid
    deck = rules.deck
    new = deck.take(card_set(deck, cards), laid.down)
    shown = LaidCards(laid.up, deck.add(laid.down, new), max(0, laid.hidden - new.bit_count()))
    play = covered_play(rules.store, shown)
    draft.field = (*before.field[:-1], replace(top, play=play))
    draft.owed = besides_windows(draft.owed)
    _settle_doubt(resolution, rule)


def _settle_doubt(resolution: MoveResolution, rule: ClimbingRule) -> None:
    """Settles a doubt by the cards, or has them shown if they aren't known."""
    draft, top = resolution.draft, resolution.draft.field[-1]
    legal = is_legal(resolution.rules, resolution.before.waiting.before, top.seat, top.play)
    if legal is not None:
        _settle_as(resolution, legal=legal)
        return
    count = top.play.hidden
    draft.turn, draft.owed = top.seat, besides_windows(draft.owed)
    owed = Obligation(REVEALING, top.seat, doubter_of(draft), count, rule.clause.id, count)
    resolution.cause(rule, Owe(owed))


def _settle_as(resolution: MoveResolution, *, legal: bool) -> None:
    """The consequences of a doubt, if the play was legal or wasn't."""
    draft, pending = resolution.draft, resolution.before.waiting
    doubter = doubter_of(draft)
    resolution.laid = draft.field[-1]
    stop_waiting_for_doubt(resolution)
    draft.turn = pending.seat if legal else doubter
    field, seat = draft.field, pending.seat
    context = resolution.context(field, before=pending.before, seat=seat, goes_out=pending.goes_out)
    resolution.carry_out(
        [
            (rule, effect)
            for rule in resolution.rules.declaring("on_doubt")
            for effect in rule.on_doubt(context, doubter, legal)
        ]
    )
    if legal:
        run_changes(resolution, pending)


def doubt_outcome(
    rules: ClimbingRules, names: Sequence[str], position: Position, *, legal: bool
) -> list[Event]:
    """The consequences of an open doubt, if the play is legal or isn't."""
    rules = rules.in_force(position.marks)
    resolution = MoveResolution(rules, position, position.field[-1].seat)
    _settle_as(resolution, legal=legal)
    return [to_event(rules, names, rule, effect) for rule, effect in resolution.happened]


def lay_anew(rules: ClimbingRules, position: Position) -> Position:
    """A position on which the top of the field may still be doubted: it is laid again, and those
    who have spoken, by the marks, speak again."""
    deck, top = rules.deck, position.field[-1]
    draft = PositionBuilder(position)
    room = draft.unknown[top.seat]
    more = room if room == MANY else room + top.play.hidden
    draft.hold(top.seat, deck.add(draft.known[top.seat], top.play.mask), more)
    draft.field, draft.turn = position.field[:-1], top.seat
    draft.marks = tuple(mark for mark in draft.marks if mark.until != WINDOW)
    after, _ = position_after_play(rules, draft, top.seat, top.play)
    for kind, speak in ((SAID, let_through), (DOUBTER, raise_doubt)):
        for mark in position.marks:
            if mark.kind == kind and after.pending:
                resolution = MoveResolution(rules, after, mark.holder)
                speak(resolution)
                after = resolution.draft
    return after
