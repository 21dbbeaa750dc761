"""Whether a move may be made, and the moves that may come next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from referee.engine.answer import Answer
from referee.model.marks import NOBODY
from referee.model.moves import BEATS, GIVE, LOSES, POINT, REVEAL, VICTIM, Move
from referee.rulebook.rule import Did, Reason

from .exchange import undecided
from .position import (
    DUELS,
    PASSING,
    POINTING,
    SHOWING,
    UNSEEN,
    PointingPosition,
    passing_args,
    place_name,
)
from .rule import PointingRule
from .ruleset import PointingRules
from .scoring import over


def judge(
    rules: PointingRules, names: Sequence[str], position: PointingPosition, move: Move
) -> Answer:
    """``"yes"`` or ``"no"``; ``"unsettled"`` if only the basic sheet says."""
    aimless = move.kind in (POINT, GIVE) and move.other not in (*names, VICTIM)
    if move.kind == POINT and not aimless:
        return _point(rules, names, position, move)
    if move.kind in (BEATS, LOSES):
        return _rank(rules, names, position, move)
    if move.kind == GIVE and not aimless:
        return _give(rules, names, position, move)
    if move.kind == REVEAL:
        return _reveal(rules, names, position, move)
    return Answer("no", _by(rules.role("point"), "other", move.seat))


def _by(
    rule: PointingRule | None, ending: str, seat: str, did: Did = "bars", **args: Any
) -> tuple[Reason, ...]:
    """A reason of a rule, if there is one."""
    because: dict[str, Any] = {"players": [seat], **args}
    return (rule.reason(ending, did, **because),) if rule else ()


def _reason(rule: PointingRule, ending: str, move: Move, did: Did = "bars", **args: Any) -> Reason:
    players = [move.seat] if move.other == VICTIM else [move.seat, move.other]
    return rule.reason(ending, did, players=players, of=move.other, **args)


def _point(
    rules: PointingRules, names: Sequence[str], position: PointingPosition, move: Move
) -> Answer:
    seat, place = names.index(move.seat), position.place(names, move.other)
    endings = [(rule, rule.bars(position, seat, place)) for rule in rules.declaring("bars")]
    aim = place_name(names, position.pointed[seat]) if position.pointed[seat] != NOBODY else ""
    because = tuple(
        _reason(rule, ending, move, count=rule.counts_players(position), aim=aim)
        for rule, ending in endings
        if ending
    )
    return (
        Answer("no", because)
        if because
        else Answer("yes", _met(rules, position, move, seat, place))
    )


def _met(
    rules: PointingRules, position: PointingPosition, move: Move, seat: int, place: int
) -> tuple[Reason, ...]:
    """The reason why the place may be pointed at: that of the last rule that has one."""
    met = [(rule, rule.meets(position, seat, place)) for rule in rules.declaring("meets")]
    because = [
        _reason(rule, ending, move, "allows", count=rule.counts_players(position))
        for rule, ending in met
        if ending
    ]
    return tuple(because[-1:])


def _rank(
    rules: PointingRules, names: Sequence[str], position: PointingPosition, move: Move
) -> Answer:
    """Whether two players in a duel may say who has the higher card."""
    if move.other not in names:
        return Answer("no", _by(rules.with_role("duel"), "none", move.seat, other=move.other))
    pair = (names.index(move.seat), names.index(move.other))
    fought = undecided(rules, position) if position.stage == DUELS else []
    if pair in fought or pair[::-1] in fought:
        return Answer("yes")
    ending = "settled" if position.stage == DUELS else "none"
    return Answer("no", _by(rules.with_role("duel"), ending, move.seat, other=move.other))


def _give(
    rules: PointingRules, names: Sequence[str], position: PointingPosition, move: Move
) -> Answer:
    seat, place = names.index(move.seat), position.place(names, move.other)
    barring = rules.declaring("bars_gift")
    endings = [(rule, rule.bars_gift(position, seat, place)) for rule in barring]
    first = [names[other] for other in position.clashed if len(position.at(other)) > 1]
    because = tuple(_reason(rule, ending, move, first=first) for rule, ending in endings if ending)
    ranks = {rules.deck.ranks.index(card.rank) for card in move.cards if not card.is_hidden}
    held = {faces[card] for faces in rules.worlds(position) for card in position.at(seat)}
    other = _by(rules.role("point"), "other", move.seat)
    if len(move.cards) != 1:
        because += other
    elif not ranks <= held:
        cards = [str(card) for card in move.cards]
        because += _by(rules.passing, "hold", move.seat, cards=cards) or other
    if because or position.stage != PASSING or rules.passing is None:
        return Answer("no", because or other)
    passing = passing_args(names, position)
    return Answer("unsettled", _by(rules.sheet, "decides", move.seat, did="causes", **passing))


def _reveal(
    rules: PointingRules, names: Sequence[str], position: PointingPosition, move: Move
) -> Answer:
    seat = names.index(move.seat)
    if position.stage != SHOWING or seat not in position.playing or len(move.cards) != 1:
        return Answer("no", _by(rules.role("loser"), "early", move.seat))
    card, shown = position.card_at(seat), move.cards[0]
    could = [] if shown.is_hidden else [
        faces for faces in rules.worlds(position)
        if faces[card] == rules.deck.ranks.index(shown.rank)
    ]  # fmt: skip
    return Answer("yes") if could else Answer("no", _by(rules.role("loser"), "early", move.seat))


def legal_moves(
    rules: PointingRules, names: Sequence[str], position: PointingPosition, rng: Random
) -> Iterator[Move]:
    """The moves of the seats that have something to do, in random order, except illegal ones."""
    if over(rules, position):
        return
    moves = list(_moves(rules, names, position))
    rng.shuffle(moves)
    yield from (m for m in moves if judge(rules, names, position, m).value != "no")


def _moves(
    rules: PointingRules, names: Sequence[str], position: PointingPosition
) -> Iterator[Move]:
    if position.stage == PASSING:
        for seat in position.waited_for:
            for card in position.at(seat):
                for to in (*position.playing, position.middle):
                    yield from _gift(rules, names, position, seat, card, to)
    elif position.stage == SHOWING:
        for seat in position.waited_for:
            for faces in rules.worlds(position):
                shown = rules.deck.card_at(faces[position.card_at(seat)])
                yield Move(names[seat], REVEAL, (shown,))
    else:
        yield from bare_moves(rules, names, position)


def _gift(
    rules: PointingRules,
    names: Sequence[str],
    position: PointingPosition,
    seat: int,
    card: int,
    to: int,
) -> Iterator[Move]:
    if not position.at(to) and position.faces[card] != UNSEEN:
        shown = (rules.deck.card_at(position.faces[card]),)
        yield Move(names[seat], GIVE, shown, place_name(names, to))


def bare_moves(
    rules: PointingRules, names: Sequence[str], position: PointingPosition
) -> Sequence[Move]:
    """Who may point at what; who may win a duel."""
    if position.stage == POINTING:
        places = [*position.playing, position.middle]
        return [
            Move(names[seat], POINT, other=place_name(names, place))
            for seat in position.waited_for
            for place in places
            if place != seat
        ]
    if position.stage == DUELS:
        pairs = undecided(rules, position)
        both = [pair for one, other in pairs for pair in ((one, other), (other, one))]
        return [Move(names[high], BEATS, other=names[low]) for high, low in both]
    return []
