"""Options besides playing and passing, on a turn or at any time. They are judged and carried out
like debts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from referee.games.climbing.position import Position, PositionBuilder
from referee.games.climbing.rule_api.rule import MET_BY
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import NOBODY, Obligation
from referee.model.moves import LAST_CARD, Move


def offers(rules: ClimbingRules, position: Position) -> Iterator[Obligation]:
    """The options of the player whose turn it is, and of everyone."""
    exchanging = [owed.kind == "exchange" for owed in position.owed]
    if position.pending or position.over or not all(exchanging):
        return
    rules = rules.in_force(position.marks)
    offering, interjecting = rules.declaring("offers"), rules.declaring("offers_any_time")
    if exchanging:
        offering, interjecting = [], [rule for rule in interjecting if rule.offers_in_exchange]
    if not (offering or interjecting):
        return
    situation, seat = rules.situation(position), position.turn
    for rule in offering if seat != NOBODY else ():
        if not (rule.offers_only_if_stuck and rules.legal_plays(position, seat)):
            yield from rule.offers(position, seat, situation)
    for rule in interjecting:
        yield from rule.offers_any_time(position, situation)


def announcing(rules: ClimbingRules, position: Position) -> list[int]:
    """The seats that may say that one card is left."""
    speaking = [rule for rule in rules.declaring("forbids_act") if LAST_CARD in rule.move_kinds]
    if not speaking:
        return []
    return [
        seat
        for seat in position.playing
        if not any(rule.forbids_act(position, LAST_CARD, seat, NOBODY) for rule in speaking)
    ]


def taken_up(
    rules: ClimbingRules, names: Sequence[str], position: Position, move: Move
) -> Position:
    """The position in which the offer that a move takes up is owed; else the position itself. If
    the turn is unknown, the player who takes up an offer of their own turn has it."""
    seat, draft = names.index(move.seat), PositionBuilder(position)
    is_open = position.turn == NOBODY and seat in position.playing
    for turn in (NOBODY, seat) if is_open else (position.turn,):
        draft.turn = turn
        own = (offer for offer in offers(rules, draft) if offer.seat == seat)
        offer = next((offer for offer in own if move.kind in MET_BY[offer.kind]), None)
        if offer is not None:
            draft.owed = (replace(offer, offered=True), *position.owed)
            return draft
    return position
