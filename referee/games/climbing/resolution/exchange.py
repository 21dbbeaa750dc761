"""Before and between games: the exchange of cards, janken of newcomers, a lie that comes out."""

from __future__ import annotations

from collections.abc import Sequence

from referee.engine.hand_conversion import set_of
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.card_effects import HandOver, take_cards
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import NOBODY, Mark, Obligation
from referee.model.moves import BEATS, Move

from .move_resolution import Course


def give(course: Course, names: Sequence[str], move: Move) -> None:
    """Hands cards over in the exchange: at once, or kept aside until both sides have given."""
    rules, draft = course.rules, course.draft
    taker = names.index(move.other)
    cards = set_of(rules.deck, move.cards)
    rule = next((rule for rule in rules if rule.simultaneous), None)
    offered = draft.mark("offered", taker)
    gifts = rules.gifts(course.before)
    back = any(gift.giver == taker and gift.taker == course.seat for gift in gifts)
    if rule is not None and back and offered is None:
        take_cards(draft, rules.deck, course.seat, cards)
        draft.set_mark(Mark("offered", cards, course.seat))
    else:
        _deliver(course, HandOver(course.seat, taker, cards))
        if offered is not None:
            draft.drop_mark("offered", taker)
            _deliver(course, HandOver(taker, course.seat, offered.value, aside=True))
    _strike(course, taker)
    _exchanged(course)


def _exchanged(course: Course) -> None:
    """What follows once nobody owes anything in the exchange."""
    if not course.draft.owed:
        moment = course.moment(course.before.field)
        course.run(course.rules.stages["exchanged"], "exchanged", moment)


def _deliver(course: Course, effect: HandOver) -> None:
    course.carry_out([(rule, effect) for rule in course.rules.declaring("gifts")[:1]])


def _strike(course: Course, taker: int) -> None:
    """Takes what has been done off the list of what is owed."""
    draft = course.draft
    done = (course.seat, taker)
    draft.owed = tuple(owed for owed in draft.owed if (owed.seat, owed.to) != done)


def show(course: Course, names: Sequence[str], move: Move) -> None:
    _strike(course, names.index(move.other))


def caught(course: Course, _: Sequence[str], __: Move) -> None:
    draft = course.draft
    course.run(course.rules.stages["caught"], "caught", course.moment(course.before.field))
    if len(draft.playing) < 2:
        draft.turn = NOBODY
    elif draft.turn != NOBODY and draft.is_out(draft.turn):
        draft.turn = draft.after(draft.turn)


def janken(course: Course, names: Sequence[str], move: Move) -> None:
    """A newcomer's result against a player; marks by opponent, so each keeps its own."""
    result = (names.index(move.other), move.kind == BEATS)
    course.draft.marks = (*course.draft.marks, Mark("janken", result, course.seat, "set"))


def owed_gifts(rules: ClimbingRules, position: Position) -> tuple[Obligation, ...]:
    """The exchange as obligations; who is out of the game, or holds nothing, gives nothing."""
    return tuple(
        Obligation("exchange", gift.giver, gift.taker, gift.count)
        for gift in rules.gifts(position)
        if not (
            position.is_out(gift.giver)
            or position.is_out(gift.taker)
            or position.holds_nothing(gift.giver)
        )
    )
