"""Whether a move may be made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from referee.engine.answer import Answer
from referee.model.moves import BEATS, GIVE, LOSES, POINT, REVEAL, VICTIM, Move
from referee.rulebook.rule import Reason

from .exchange import undecided
from .position import DUELS, PASSING, UNSEEN, PointingPosition
from .position import REVEAL as SHOWING
from .rule import PointingRule

if TYPE_CHECKING:
    from .ruleset import PointingEngine


def judge(
    engine: PointingEngine, names: Sequence[str], position: PointingPosition, move: Move
) -> Answer:
    """``"yes"`` or ``"no"``; ``"unsettled"`` where only the basic sheet could tell."""
    if move.kind == POINT:
        return _point(engine, names, position, move)
    if move.kind in (BEATS, LOSES):
        return _rank(engine, names, position, move)
    if move.kind == GIVE:
        return _give(engine, names, position, move)
    if move.kind == REVEAL:
        return _reveal(engine, names, position, move)
    return Answer("no", _by(engine, "point_together", "other", move.seat))


def _by(
    engine: PointingEngine, rule: str, ending: str, seat: str, did: str = "bars", **args: str
) -> tuple[Reason, ...]:
    rules = (each for each in engine.rules if each.name == rule)
    told: dict[str, Any] = {"players": [seat], **args}
    return tuple(each.reason(ending, did, **told) for each in rules)


def _reason(rule: PointingRule, ending: str, move: Move) -> Reason:
    players = [move.seat] if move.other == VICTIM else [move.seat, move.other]
    return rule.reason(ending, "bars", players=players, of=move.other)


def _point(
    engine: PointingEngine, names: Sequence[str], position: PointingPosition, move: Move
) -> Answer:
    seat, place = names.index(move.seat), engine.place(names, move.other, position)
    said = [(rule, rule.bars(position, seat, place)) for rule in engine.rules]
    told = tuple(_reason(rule, ending, move) for rule, ending in said if ending)
    return Answer("no" if told else "yes", told)


def _rank(
    engine: PointingEngine, names: Sequence[str], position: PointingPosition, move: Move
) -> Answer:
    """Two who clash tell who has the higher card, and need not tell more."""
    if move.other not in names:
        return Answer("no", _by(engine, "duel", "none", move.seat, other=move.other))
    pair = (names.index(move.seat), names.index(move.other))
    fought = undecided(engine, position) if position.stage == DUELS else []
    if pair in fought or pair[::-1] in fought:
        return Answer("yes")
    ending = "settled" if position.stage == DUELS else "none"
    return Answer("no", _by(engine, "duel", ending, move.seat, other=move.other))


def _give(
    engine: PointingEngine, names: Sequence[str], position: PointingPosition, move: Move
) -> Answer:
    seat, place = names.index(move.seat), engine.place(names, move.other, position)
    said = [(rule, rule.bars_gift(position, seat, place)) for rule in engine.rules]
    told = tuple(_reason(rule, ending, move) for rule, ending in said if ending)
    held = {position.faces[card] for card in position.at(seat)}
    ranks = {engine.deck.ranks.index(card.rank) for card in move.cards if not card.is_hidden}
    if len(move.cards) != 1 or (UNSEEN not in held and not ranks <= held):
        told += _by(engine, "point_together", "other", move.seat)
    if told or position.stage != PASSING or engine.passing is None:
        return Answer("no", told)
    return Answer("unsettled", _by(engine, "basic_sheet", "decides", move.seat, did="causes"))


def _reveal(
    engine: PointingEngine, names: Sequence[str], position: PointingPosition, move: Move
) -> Answer:
    seat = names.index(move.seat)
    if position.stage != SHOWING or seat not in position.players or len(move.cards) != 1:
        return Answer("no", _by(engine, "lowest_out", "early", move.seat))
    card, shown = position.card_at(seat), move.cards[0]
    could = [] if shown.is_hidden else [
        faces for faces in engine.worlds(position)
        if faces[card] == engine.deck.ranks.index(shown.rank)
    ]  # fmt: skip
    return Answer("yes") if could else Answer("no", _by(engine, "lowest_out", "early", move.seat))
