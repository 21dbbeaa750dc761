"""Whole games by random moves, on positions alone: no text, no table, no wording."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from referee.games.climbing.legal_moves import legal_moves
from referee.games.climbing.plays.play import RUN, SET, SINGLE, Play
from referee.games.climbing.position import Position
from referee.games.climbing.resolution.advance import advance, lay, let_pass
from referee.games.climbing.resolution.held import as_dealt
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import Mark
from referee.rulebook.rule import Open

from . import yardstick
from .positions import SEATS, deal, shared_engine

NAMES = ("Aki", "Ben", "Chie", "Dan")
MOST_MOVES = 1500
MOST_VISITS = 30


def start(engine: ClimbingRules, hands: Sequence[int]) -> Position:
    """Four players with titles, the lowest to lead."""
    titles = engine.rulebook.book.titles[SEATS]
    marks = tuple(Mark("title", title, seat, "set") for seat, title in enumerate(titles))
    return Position(tuple(hands), (0,) * SEATS, turn=0, marks=marks)


def play_out(engine: ClimbingRules, random: Random) -> int:
    """A game without debts, a pass as likely as any one play; how many moves it took."""
    position = start(engine, deal(engine, random))
    draw, moves = random.random, 0
    while (seat := position.turn) >= 0:
        plays = engine.legal_plays(position, seat)
        moves += 1
        at = int(draw() * (len(plays) + bool(position.field)))
        if at < len(plays):
            position, _ = lay(engine, position, seat, plays[at])
        else:
            position = let_pass(engine, position, seat)[0]
    return moves


def play_out_any(engine: ClimbingRules, random: Random, ends: Counter[str]) -> int:
    """A game in which something may be owed; debts and windows are met at random.

    ``ends`` counts how games end: ``over``, ``cycle``, ``long``, ``stuck``, ``open``; ``mixed``
    where hands were mixed, of which nobody can tell what may be played.
    """
    position = _held(engine, start(engine, deal(engine, random)))
    moves, seen = 0, Counter[object]()
    end = "long"
    while moves < MOST_MOVES:
        if len(position.playing) < 2 or (position.turn < 0 and not position.owed):
            end = "over"
            break
        if any(position.unknown):
            end = "mixed"
            break
        if moves > MOST_MOVES // 5:
            key = position.key()
            seen[key] += 1
            if seen[key] > MOST_VISITS:
                end = "cycle"
                break
        try:
            following = _step(engine, position, random)
        except Open:
            end = "open"
            break
        if following is None:
            end = "stuck"
            break
        position = following
        moves += 1
    ends[end] += 1
    return moves


def _step(engine: ClimbingRules, position: Position, random: Random) -> Position | None:
    seat = position.turn
    if not position.owed and seat >= 0:
        plays = engine.legal_plays(position, seat)
        passes = engine.may_pass(position, seat) and (bool(position.field) or not plays)
        choice = len(plays) + passes
        at = int(random.random() * choice)
        if at < len(plays):
            return lay(engine, position, seat, plays[at])[0]
        return let_pass(engine, position, seat)[0] if choice else None
    move = next(legal_moves(engine, NAMES, position, random), None)
    return advance(engine, NAMES, position, move).position if move else None


def _held(engine: ClimbingRules, position: Position) -> Position:
    return as_dealt(engine, position)[0] if engine.stages["held"] else position


# ---- is it the same game?

FORMS = {SINGLE: yardstick.SINGLE, SET: yardstick.SET, RUN: yardstick.RUN}


def compare(games: int) -> int:
    """Plays random games on both sides at once; at how many positions they were compared.

    Raises ``AssertionError`` where the legal plays, the hands, the turn or the order of leaving
    are not the same.
    """
    engine, compared = shared_engine(), 0
    for number in range(games):
        random = Random(f"same-{number}")
        hands = yardstick.deal(random)
        position = start(engine, hands)
        game = yardstick.Game(list(hands), 0, SEATS - 1)
        while True:
            assert tuple(game.hands) == position.known, (number, compared)
            assert game.turn == position.turn, (number, compared)
            assert game.out == [tuple(leaver) for leaver in position.out], (number, compared)
            if game.turn < 0:
                break
            seat = game.turn
            ours = {_key(play): play for play in engine.legal_plays(position, seat)}
            theirs = {(play.form, play.mask, play.low): play for play in game.legal_plays()}
            if ours.keys() != theirs.keys():
                raise AssertionError((number, position.marks, ours.keys() ^ theirs.keys()))
            compared += 1
            keys = sorted(ours)
            at = random.randrange(len(keys) + bool(position.field))
            if at < len(keys):
                position, _ = lay(engine, position, seat, ours[keys[at]])
                game.lay(theirs[keys[at]])
            else:
                position = let_pass(engine, position, seat)[0]
                game.pass_()
    return compared


def yardstick_of(position: Position) -> yardstick.Game:
    """The same position on the other side; what lies there holds no joker."""
    game = yardstick.Game(list(position.known), position.turn)
    if position.field:
        seat, top = position.field[-1].seat, position.field[-1].play
        alone = yardstick.Game([top.mask, 0, 0, 0], 0).legal_plays()
        game.field = [play for play in alone if (play.form, play.mask) == _key(top)[:2]]
        game.owner = seat
    for mark in position.marks:
        match mark.kind:
            case "revolution":
                game.revolution = True
            case "j_back":
                game.back = True
            case "suit_lock":
                game.lock = mark.value
            case "strict_lock":
                game.next_step = mark.value
    return game


def agree(positions: Sequence[Position]) -> int:
    """Holds both lists of legal plays against each other. Raises ``AssertionError``."""
    engine = shared_engine()
    for position in positions:
        ours = set(map(_key, engine.legal_plays(position, position.turn)))
        game = yardstick_of(position)
        theirs = {(play.form, play.mask, play.low) for play in game.legal_plays()}
        assert ours == theirs, (position.field, position.marks, ours ^ theirs)
    return len(positions)


def _key(play: Play) -> tuple[int, int, int]:
    alone = play.jokers == play.count
    return FORMS[play.form], play.mask, yardstick.RANKS if alone else play.ranks[0]
