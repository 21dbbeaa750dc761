"""Whether a card may be laid, whether somebody may pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from referee.engine.answer import Answer, Fact
from referee.games.sevens.rules.turns import Turns
from referee.model.moves import PASS, PLAY, Move
from referee.rulebook.rule import Reason

from .position import SevensPosition

if TYPE_CHECKING:
    from .ruleset import SevensEngine


def judge(
    engine: SevensEngine, names: Sequence[str], position: SevensPosition, move: Move
) -> Answer:
    """``"yes"``, ``"no"`` or ``"depends"``."""
    told = _out_of_turn(engine, names, position, move)
    if move.kind == PASS:
        return _pass(engine, names, position, move, told)
    if move.kind != PLAY:
        return Answer("no", (*told, *_turns(engine, "other", move)))
    if len(move.cards) != 1 or move.cards[0].is_hidden:
        return Answer("no", (*told, *_turns(engine, "one", move)))
    return _play(engine, names, position, move, told)


def _turns(engine: SevensEngine, ending: str, move: Move, **args: Any) -> tuple[Reason, ...]:
    return tuple(
        _reason(rule, ending, move, **args) for rule in engine.rules if isinstance(rule, Turns)
    )


def _reason(rule: Any, ending: str, move: Move, did: str = "bars", **args: Any) -> Reason:
    made: Reason = rule.reason(
        ending, did, cards=list(map(str, move.cards)), players=[move.seat], **args
    )
    return made


def _out_of_turn(
    engine: SevensEngine, names: Sequence[str], position: SevensPosition, move: Move
) -> tuple[Reason, ...]:
    seat = names.index(move.seat)
    turn = names[position.turn] if position.turn >= 0 else ""
    return tuple(
        _reason(rule, ending, move, turn=turn)
        for rule in engine.rules
        if isinstance(rule, Turns) and (ending := rule.ending(position, seat))
    )


# ---- a card


def _play(
    engine: SevensEngine,
    names: Sequence[str],
    position: SevensPosition,
    move: Move,
    told: tuple[Reason, ...],
) -> Answer:
    seat, card = names.index(move.seat), engine.deck.mask(move.cards)
    if position.laid & card:
        rules = engine.having("gaps")
        return Answer("no", (*told, *(_reason(rule, "laid", move) for rule in rules)))
    if any(rule.bars(position, seat, card) for rule in engine.rules):
        told += _turns(engine, "hold", move)
    if not engine.fitting(position.laid) & card:
        barred = tuple(_reason(rule, "bars", move) for rule in engine.having("gaps"))
        if not told and position.hidden:
            fact = Fact("dropped-cards", {"cards": [str(c) for c in move.cards]}, "yes", "no")
            return Answer("depends", barred, (fact,))
        return Answer("no", (*told, *barred))
    return Answer("no" if told else "yes", told or _why(engine, position, move, card))


def _why(
    engine: SevensEngine, position: SevensPosition, move: Move, card: int
) -> tuple[Reason, ...]:
    """Why a card fits: a row begins with it, it follows in a row, the ends join."""
    if engine.starts & card:
        return tuple(_reason(rule, "start", move, "allows") for rule in engine.having("gaps"))
    found = [rule for rule in engine.having("joins") if _joins(engine, position, rule, card)]
    words = {True: "row", False: "joined"}
    return tuple(_reason(rule, words["row" in rule.says], move, "allows") for rule in found[:1])


def _joins(engine: SevensEngine, position: SevensPosition, rule: Any, card: int) -> bool:
    """Whether the card is beside one of the rows by this rule alone."""
    return bool(engine.followers(position.laid, [rule]) & card)


# ---- a pass


def _pass(
    engine: SevensEngine,
    names: Sequence[str],
    position: SevensPosition,
    move: Move,
    told: tuple[Reason, ...],
) -> Answer:
    if told:
        return Answer("no", told)
    seat = names.index(move.seat)
    can = can_play(engine, position, seat)
    for rule in engine.having("bars_pass"):
        barred = rule.bars_pass(position, seat, can)
        if barred is None:
            fact = Fact("holds-fitting", {"seat": move.seat}, "no", "yes")
            return Answer("depends", (_reason(rule, "must-play", move),), (fact,))
        if barred:
            return Answer("no", (_reason(rule, "must-play", move),))
    return Answer("yes")


def can_play(engine: SevensEngine, position: SevensPosition, seat: int) -> bool | None:
    """Whether a seat has a card that fits; ``None``: nobody knows."""
    fits = engine.fitting(position.laid)
    if fits & position.known[seat]:
        return True
    if position.unknown[seat] == 0:
        return None if position.hidden and position.known[seat] else False
    return None
