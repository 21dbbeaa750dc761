"""Before and between games: the exchange of cards, janken of newcomers, and lies that come out."""

from __future__ import annotations

from collections.abc import Sequence

from referee.engine.conversion import card_set
from referee.engine.validation import NEWCOMER
from referee.games.climbing.position import EXCHANGE, Position, PositionView
from referee.games.climbing.rule_api.effects import HandOver, take_cards
from referee.games.climbing.rule_api.mark_names import EXCHANGED, GAVE, OFFERED
from referee.games.climbing.rule_api.rule import Gift
from referee.games.climbing.rule_api.titles import standing
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import NOBODY, Mark, Obligation
from referee.model.moves import BEATS, Move

from .move_resolution import MoveResolution
from .obligation_order import owed_together


def give(resolution: MoveResolution, names: Sequence[str], move: Move) -> None:
    """Hands cards over in the exchange: at once, or kept aside until both sides have given."""
    rules, draft = resolution.rules, resolution.draft
    taker = names.index(move.other)
    cards = card_set(rules.deck, move.cards)
    hidden = sum(card.is_hidden for card in move.cards)
    _begin(resolution)
    rule = next((rule for rule in rules if rule.simultaneous), None)
    offered = draft.mark(OFFERED.kind, taker)
    gifts = rules.gifts(resolution.before)
    back = any(gift.giver == taker and gift.taker == resolution.seat for gift in gifts)
    if rule is not None and back and offered is None:
        take_cards(draft, rules.deck, resolution.seat, cards)
        draft.set_mark(Mark(OFFERED.kind, cards, resolution.seat, OFFERED.until))
    else:
        forgone = forgone_gifts(rules, resolution.before)
        _deliver(resolution, HandOver(resolution.seat, taker, cards, hidden=hidden))
        if any((gift.giver, gift.taker) == (resolution.seat, taker) for gift in forgone):
            _owe_back(resolution, taker)
        if offered is not None:
            draft.drop_mark(OFFERED.kind, taker)
            _deliver(resolution, HandOver(taker, resolution.seat, offered.value, aside=True))
    _strike(resolution, taker)


def _owe_back(resolution: MoveResolution, taker: int) -> None:
    """A giver who was exempt has given: the other side has to give back."""
    draft, owed = resolution.draft, owed_gifts(resolution.rules, resolution.draft)
    back = [gift for gift in owed if (gift.seat, gift.to) == (taker, resolution.seat)]
    draft.owed = (*draft.owed, *(gift for gift in back if gift not in draft.owed))


def _begin(resolution: MoveResolution) -> None:
    """The first gift begins the exchange: all gifts are owed."""
    rules, before = resolution.rules, resolution.before
    if gifts_due(rules, before) and not before.exchanging:
        resolution.draft.owed = (*before.owed, *owed_gifts(rules, before))


def _deliver(resolution: MoveResolution, effect: HandOver) -> None:
    resolution.carry_out([(rule, effect) for rule in resolution.rules.declaring("gifts")[:1]])


def _strike(resolution: MoveResolution, taker: int) -> None:
    """Takes what has been done off the list of what is owed."""
    draft, giver = resolution.draft, resolution.seat
    owing = draft.exchanging
    draft.owed = tuple(owed for owed in draft.owed if (owed.seat, owed.to) != (giver, taker))
    if owing:
        takers = (*given_to(draft, giver), taker)
        draft.set_mark(Mark(GAVE.kind, tuple(sorted({*takers})), giver, GAVE.until))
        if not draft.exchanging:
            end_exchange(resolution)


def end_exchange(resolution: MoveResolution) -> None:
    """What happens once nothing is owed in the exchange any more."""
    draft = resolution.draft
    if draft.mark(EXCHANGED.kind):
        return
    for seat in range(draft.size):
        draft.drop_mark(GAVE.kind, seat)
    draft.set_mark(Mark(EXCHANGED.kind, until=EXCHANGED.until))
    context = resolution.context(resolution.before.field)
    handlers = resolution.rules.stages["on_exchanged"]
    caused = [(rule, effect) for rule, handler in handlers for effect in handler(context)]
    resolution.carry_out(owed_together(resolution, caused))


def in_exchange(rules: ClimbingRules, position: Position) -> Position:
    """The position in the exchange: the gifts still to be made are owed. If every gift has been
    made, what follows the last one is due."""
    resolution = MoveResolution(rules, position, NOBODY)
    draft, over = resolution.draft, position.mark(EXCHANGED.kind)
    draft.owed = () if over else owed_gifts(rules, position)
    if over or (not draft.owed and any(given_to(draft, seat) for seat in range(draft.size))):
        draft.drop_mark(EXCHANGED.kind)
        end_exchange(resolution)
    return draft


def leader_at(rules: ClimbingRules, position: Position) -> int:
    """Who leads a new game, if the rules say so and the table shows it; else ``NOBODY``."""
    titles = [mark.value for mark in position.marks if mark.kind == "title"]
    if not position.fresh or NEWCOMER in titles:
        return NOBODY
    _, leader = rules.first_lead(position, standing(position, rules.rulebook.titled_book.titles))
    return leader if isinstance(leader, int) else NOBODY


def show(resolution: MoveResolution, names: Sequence[str], move: Move) -> None:
    _begin(resolution)
    _strike(resolution, names.index(move.other))


def caught(resolution: MoveResolution, _: Sequence[str], __: Move) -> None:
    draft = resolution.draft
    resolution.run_stage("on_lie_exposed")
    if draft.over:
        draft.turn = NOBODY
    elif draft.turn != NOBODY and draft.is_out(draft.turn):
        draft.turn = draft.after(draft.turn)


def janken(resolution: MoveResolution, names: Sequence[str], move: Move) -> None:
    """A newcomer's result against a player; marks by opponent, so each keeps its own."""
    result = (names.index(move.other), move.kind == BEATS)
    resolution.draft.marks = (
        *resolution.draft.marks,
        Mark("janken", result, resolution.seat, "set"),
    )


def gifts_due(rules: ClimbingRules, position: Position) -> list[Gift]:
    """The gifts that last game's titles ask for and that are still to be made; none once the
    exchange is over or cards have been played."""
    if position.exchanging:
        owing = [(owed.seat, owed.to) for owed in position.owed if owed.kind == EXCHANGE]
        return [gift for gift in rules.gifts(position) if (gift.giver, gift.taker) in owing]
    over = position.field or position.discards or position.mark(EXCHANGED.kind)
    return [] if over else rules.gifts(position)


def forgone_gifts(rules: ClimbingRules, position: Position) -> list[Gift]:
    """The gifts from which a rule exempts their givers, who may make them all the same."""
    over = position.field or position.discards or position.mark(EXCHANGED.kind)
    if not any(rule.exempts for rule in rules.altering) or (over and not position.exchanging):
        return []
    asked = rules.gifts(position)
    return [
        gift
        for gift in rules.gifts(position, exempting=False)
        if gift.strongest and gift not in asked and gift.taker not in given_to(position, gift.giver)
    ]


def owed_gifts(rules: ClimbingRules, position: Position) -> tuple[Obligation, ...]:
    """The exchange as obligations; who is out of the game, or holds nothing, gives nothing."""
    return tuple(
        Obligation(EXCHANGE, gift.giver, gift.taker, gift.count)
        for gift in rules.gifts(position)
        if not (
            position.is_out(gift.giver)
            or position.is_out(gift.taker)
            or position.holds_nothing(gift.giver)
            or gift.taker in given_to(position, gift.giver)
        )
    )


def given_to(position: PositionView, giver: int) -> tuple[int, ...]:
    """The seats to which a seat has given its cards in the exchange."""
    gave = position.mark(GAVE.kind, giver)
    return gave.value if gave else ()
