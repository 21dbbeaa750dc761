"""Whether a move may be made, and the moves that may come next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from referee.cards.card import UNKNOWN_CARD
from referee.engine.answer import Answer
from referee.model.marks import NOBODY
from referee.model.moves import BEATS, GIVE, LOSES, POINT, REVEAL, VICTIM, Move
from referee.rulebook.rule import Did, Reason

from .exchange import undecided
from .position import DUELS, PASSING, POINTING, SHOWING, UNSEEN, passing_args, place_name
from .rule import PointingRule
from .ruleset import PointingGame
from .scoring import over


def judge(game: PointingGame, move: Move) -> Answer:
    """``"yes"`` or ``"no"``; ``"unsettled"`` if only the basic sheet says."""
    has_aim = move.other in (*game.names, VICTIM)
    if move.kind == POINT and has_aim:
        return _judge_pointing(game, move)
    if move.kind in (BEATS, LOSES):
        return _judge_order(game, move)
    if move.kind == GIVE and has_aim:
        return _judge_gift(game, move)
    if move.kind == REVEAL:
        return _judge_reveal(game, move)
    return Answer("no", _by(game.rules.role("point"), "other", move.seat))


def _by(
    rule: PointingRule | None, ending: str, seat: str, did: Did = "bars", **args: Any
) -> tuple[Reason, ...]:
    """A reason of a rule, if there is one."""
    return (rule.reason(ending, did, players=[seat], **args),) if rule else ()


def _reason(rule: PointingRule, ending: str, move: Move, did: Did = "bars", **args: Any) -> Reason:
    players = [move.seat] if move.other == VICTIM else [move.seat, move.other]
    return rule.reason(ending, did, players=players, of=move.other, **args)


def _judge_pointing(game: PointingGame, move: Move) -> Answer:
    rules, position, seat = game.rules, game.position, game.names.index(move.seat)
    place, pointed = position.place(game.names, move.other), position.pointed[seat]
    aim = place_name(game.names, pointed) if pointed != NOBODY else ""
    barring = tuple(
        _reason(rule, ending, move, count=rule.counts_players(position), aim=aim)
        for rule in rules.declaring("bars")
        if (ending := rule.bars(position, seat, place))
    )
    if barring:
        return Answer("no", barring)
    meeting = [
        _reason(rule, ending, move, "allows", count=rule.counts_players(position))
        for rule in rules.declaring("meets")
        if (ending := rule.meets(position, seat, place))
    ]
    return Answer("yes", tuple(meeting[-1:]))


def _judge_order(game: PointingGame, move: Move) -> Answer:
    """Whether two players in a duel may say who has the higher card."""
    is_fight = game.position.stage == DUELS and move.other in game.names
    pairs = undecided(game.rules, game.position) if is_fight else []
    if any({*game.names_of(pair)} == {move.seat, move.other} for pair in pairs):
        return Answer("yes")
    duel, ending = game.rules.with_role("duel"), "settled" if is_fight else "none"
    return Answer("no", _by(duel, ending, move.seat, other=move.other))


def _judge_gift(game: PointingGame, move: Move) -> Answer:
    rules, names, position = game.rules, game.names, game.position
    seat, place = names.index(move.seat), position.place(names, move.other)
    first = [names[other] for other in position.clashed if len(position.at(other)) > 1]
    because = tuple(
        _reason(rule, ending, move, first=first)
        for rule in rules.declaring("bars_gift")
        if (ending := rule.bars_gift(position, seat, place))
    )
    ranks = {rules.deck.ranks.index(card.rank) for card in move.cards if not card.is_hidden}
    held = {faces[card] for faces in rules.worlds(position) for card in position.at(seat)}
    other = _by(rules.role("point"), "other", move.seat)
    if len(move.cards) != 1:
        because += other
    elif not ranks <= held:
        because += _by(rules.passing, "hold", move.seat, cards=move.cards) or other
    if because or position.stage != PASSING or rules.passing is None:
        return Answer("no", because or other)
    passing = passing_args(names, position)
    return Answer("unsettled", _by(rules.sheet, "decides", move.seat, did="causes", **passing))


def _judge_reveal(game: PointingGame, move: Move) -> Answer:
    rules, position, seat = game.rules, game.position, game.names.index(move.seat)
    early = Answer("no", _by(rules.role("loser"), "early", move.seat))
    if position.stage != SHOWING or seat not in position.playing or len(move.cards) != 1:
        return early
    card, shown = position.card_at(seat), move.cards[0]
    possible = {rules.deck.ranks[faces[card]] for faces in rules.worlds(position)}
    return Answer("yes") if shown.rank in possible else early


# ---- moves that may come next


def legal_moves(game: PointingGame, rng: Random) -> Iterator[Move]:
    """The moves of the seats that have something to do, in random order, except illegal ones."""
    if over(game.rules, game.position):
        return
    moves = list(_moves(game))
    rng.shuffle(moves)
    yield from (move for move in moves if judge(game, move).value != "no")


def _moves(game: PointingGame) -> Iterator[Move]:
    rules, names, position = game.rules, game.names, game.position
    if position.stage == PASSING:
        spots = (*position.playing, position.middle)
        empty = [place_name(names, spot) for spot in spots if not position.at(spot)]
        for seat in position.waited_for:
            for face in (position.faces[card] for card in position.at(seat)):
                card = UNKNOWN_CARD if face == UNSEEN else rules.deck.card_at(face)
                yield from (Move(names[seat], GIVE, (card,), name) for name in empty)
    elif position.stage == SHOWING:
        for seat in position.waited_for:
            for faces in rules.worlds(position):
                shown = rules.deck.card_at(faces[position.card_at(seat)])
                yield Move(names[seat], REVEAL, (shown,))
    else:
        yield from bare_moves(game)


def bare_moves(game: PointingGame) -> Sequence[Move]:
    """Who may point at what; who may win a duel."""
    names, position = game.names, game.position
    if position.stage == POINTING:
        places = [*position.playing, position.middle]
        return [
            Move(names[seat], POINT, other=place_name(names, place))
            for seat in position.waited_for
            for place in places
            if place != seat
        ]
    if position.stage == DUELS:
        pairs = undecided(game.rules, position)
        both = [pair for one, other in pairs for pair in ((one, other), (other, one))]
        return [Move(names[high], BEATS, other=names[low]) for high, low in both]
    return []
