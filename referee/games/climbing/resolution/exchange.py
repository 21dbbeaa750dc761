"""Before and between games: the exchange of cards, janken of newcomers, and lies that come out."""

from __future__ import annotations

from collections.abc import Sequence

from referee.engine.conversion import card_set
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import HandOver, take_cards
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import NOBODY, Mark, Obligation
from referee.model.moves import BEATS, Move

from .move_resolution import MoveResolution


def give(resolution: MoveResolution, names: Sequence[str], move: Move) -> None:
    """Hands cards over in the exchange: at once, or kept aside until both sides have given."""
    rules, draft = resolution.rules, resolution.draft
    taker = names.index(move.other)
    cards = card_set(rules.deck, move.cards)
    rule = next((rule for rule in rules if rule.simultaneous), None)
    offered = draft.mark("offered", taker)
    gifts = rules.gifts(resolution.before)
    back = any(gift.giver == taker and gift.taker == resolution.seat for gift in gifts)
    if rule is not None and back and offered is None:
        take_cards(draft, rules.deck, resolution.seat, cards)
        draft.set_mark(Mark("offered", cards, resolution.seat))
    else:
        _deliver(resolution, HandOver(resolution.seat, taker, cards))
        if offered is not None:
            draft.drop_mark("offered", taker)
            _deliver(resolution, HandOver(taker, resolution.seat, offered.value, aside=True))
    _strike(resolution, taker)
    _exchanged(resolution)


def _exchanged(resolution: MoveResolution) -> None:
    """The effects once all debts of the exchange are paid."""
    if not resolution.draft.owed:
        resolution.run_stage("on_exchanged")


def _deliver(resolution: MoveResolution, effect: HandOver) -> None:
    resolution.carry_out([(rule, effect) for rule in resolution.rules.declaring("gifts")[:1]])


def _strike(resolution: MoveResolution, taker: int) -> None:
    """Takes what has been done off the list of what is owed."""
    draft = resolution.draft
    done = (resolution.seat, taker)
    draft.owed = tuple(owed for owed in draft.owed if (owed.seat, owed.to) != done)


def show(resolution: MoveResolution, names: Sequence[str], move: Move) -> None:
    _strike(resolution, names.index(move.other))


def caught(resolution: MoveResolution, _: Sequence[str], __: Move) -> None:
    draft = resolution.draft
    resolution.run_stage("on_lie_exposed")
    if len(draft.playing) < 2:
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
