"""Whether a card may be laid, whether somebody may pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.engine.answer import Answer, Fact
from referee.model.marks import NOBODY
from referee.model.moves import PASS, PLAY, Move
from referee.rulebook.rule import Reason

from .position import SevensPosition
from .rule import SevensRule
from .ruleset import SevensRules


def judge(rules: SevensRules, names: Sequence[str], position: SevensPosition, move: Move) -> Answer:
    """``"yes"``, ``"no"`` or ``"depends"``. Raises ``OpenReading``."""
    told = _out_of_turn(rules, names, position, move)
    if move.kind == PASS:
        return _pass(rules, names, position, move, told)
    if move.kind != PLAY:
        return Answer("no", (*told, _reason(rules.role("turn"), "other", move)))
    if len(move.cards) != 1 or move.cards[0].is_hidden:
        return Answer("no", (*told, _reason(rules.role("turn"), "one", move)))
    return _play(rules, names, position, move, told)


def _reason(rule: SevensRule, ending: str, move: Move, did: str = "bars", **args: Any) -> Reason:
    cards = [str(card) for card in move.cards]
    return rule.reason(ending, did, cards=cards, players=[move.seat], **args)


def _out_of_turn(
    rules: SevensRules, names: Sequence[str], position: SevensPosition, move: Move
) -> tuple[Reason, ...]:
    seat = names.index(move.seat)
    turn = names[position.turn] if position.turn != NOBODY else ""
    return tuple(
        _reason(rule, ending, move, turn=turn)
        for rule in rules.declaring("out_of_turn")
        if (ending := rule.out_of_turn(position, seat))
    )


# ---- a card


def _play(
    rules: SevensRules,
    names: Sequence[str],
    position: SevensPosition,
    move: Move,
    told: tuple[Reason, ...],
) -> Answer:
    seat, card = names.index(move.seat), rules.deck.mask(move.cards)
    if position.laid & card:
        return Answer("no", (*told, _reason(rules.role("rows"), "laid", move)))
    if any(rule.bars(position, seat, card) for rule in rules.declaring("bars")):
        told = (*told, _reason(rules.role("turn"), "hold", move))
    if not rules.fitting(position.laid) & card:
        barred = _reason(rules.role("rows"), "bars", move)
        if not told and position.hidden:
            fact = Fact("dropped-cards", {"cards": [str(c) for c in move.cards]}, "yes", "no")
            return Answer("depends", (barred,), (fact,))
        return Answer("no", (*told, barred))
    return Answer("no" if told else "yes", told or _why(rules, position, move, card))


def _why(rules: SevensRules, position: SevensPosition, move: Move, card: int) -> tuple[Reason, ...]:
    """Why a card fits: a row begins with it, it follows in a row, the ends join."""
    if rules.starts & card:
        return (_reason(rules.role("rows"), "start", move, "allows"),)
    joining = rules.declaring("joins")
    found = [rule for rule in joining if rules.followers(position.laid, [rule]) & card]
    return tuple(_reason(rule, rule.joined, move, "allows") for rule in found[:1])


# ---- a pass


def _pass(
    rules: SevensRules,
    names: Sequence[str],
    position: SevensPosition,
    move: Move,
    told: tuple[Reason, ...],
) -> Answer:
    if told:
        return Answer("no", told)
    seat = names.index(move.seat)
    can = can_play(rules, position, seat)
    for rule in rules.declaring("bars_pass"):
        barred = rule.bars_pass(position, seat, can)
        if barred is None:
            fact = Fact("holds-fitting", {"seat": move.seat}, "no", "yes")
            return Answer("depends", (_reason(rule, "must-play", move),), (fact,))
        if barred:
            return Answer("no", (_reason(rule, "must-play", move),))
    return Answer("yes")


def can_play(rules: SevensRules, position: SevensPosition, seat: int) -> bool | None:
    """Whether a seat has a card that fits; ``None``: nobody knows."""
    if rules.fitting(position.laid) & position.known[seat]:
        return True
    if position.unknown[seat] == 0:
        return None if position.hidden and position.known[seat] else False
    return None
