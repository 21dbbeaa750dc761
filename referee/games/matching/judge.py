"""Whether a move may be made, and the moves that may come next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from referee.cards.card import Card
from referee.engine.answer import Answer, UnknownFact
from referee.model.marks import NOBODY
from referee.model.moves import CALL_SUIT, DRAW_STOCK, LAST_CARD, PASS, PLAY, Move
from referee.rulebook.rule import Did, Reason

from .position import CALLS, DREW, PENDING, UNSAID
from .rule import MatchingRule
from .ruleset import MatchingGame


def judge(game: MatchingGame, move: Move) -> Answer:
    """``"yes"``, ``"no"`` or ``"depends"``. Raises ``OpenReading``."""
    game = game.at(game.rules.in_effect(game.position))
    if move.kind == LAST_CARD:
        return _judge_last_card(game, move)
    because = _out_of_turn(game, move)
    if move.kind == PLAY and len(move.cards) == 1 and not move.cards[0].is_hidden:
        return _judge_card(game, move, because)
    judging = {PASS: _judge_pass, DRAW_STOCK: _judge_draw, CALL_SUIT: _judge_call}.get(move.kind)
    if judging is None:
        ending = "one" if move.kind == PLAY else "other"
        return Answer("no", (*because, _reason(game.rules.role("turn"), ending, move)))
    return Answer("no", because) if because else judging(game, move)


def _reason(rule: MatchingRule, ending: str, move: Move, did: Did = "bars", **args: Any) -> Reason:
    return rule.reason(ending, did, cards=move.cards, players=[move.seat], **args)


def _out_of_turn(game: MatchingGame, move: Move) -> tuple[Reason, ...]:
    """Why the seat may not make this kind of move now."""
    position, seat = game.position, game.names.index(move.seat)
    turn = game.name(position.turn)
    found = [
        _reason(rule, ending, move, turn=turn)
        for rule in game.rules.declaring("forbids_turn")
        if (ending := rule.forbids_turn(position, seat))
    ]
    caller = game.rules.caller(position.top) if position.top else None
    if caller and position.mark(CALLS.kind) and move.kind != CALL_SUIT and not found:
        found.append(_reason(caller, "first", move))
    return tuple(found)


# ---- a card


def _judge_card(game: MatchingGame, move: Move, because: tuple[Reason, ...]) -> Answer:
    """``because``: why the seat may not play any card now."""
    rules, position, card = game.rules, game.position, move.cards[0]
    seat, bit = game.names.index(move.seat), rules.deck.mask(move.cards)
    if not (position.known[seat] | position.possible(rules.deck, seat)) & bit:
        holders = (game.name(other) for other, held in enumerate(position.known) if held & bit)
        holder = next(holders, "")
        because = (*because, _reason(rules.role("turn"), "hold", move, holder=holder))
    top, match = position.top, rules.role("match")
    if top is None:
        return Answer("no", because) if because else Answer("yes", (_first(game, move),))
    suit = rules.suit(position)
    args: dict[str, Any] = {"top": str(top), "suits": [suit] if suit else []}
    pending = position.number(PENDING)
    fitting = [
        _reason(rule, ending, move, "allows", **args)
        for rule, ending in rules.why_fits(top, suit, card, bool(pending))
    ]
    if pending and fitting:
        answering = (rule for rule in rules.rules if rule.answers_draw(card))
        fitting += [_reason(rule, "answer", move, "allows") for rule in answering]
    if fitting:
        return Answer("no", because) if because else Answer("yes", tuple(fitting))
    drawer = rules.drawer(top) if pending else None
    if drawer is not None:
        return Answer("no", (*because, _reason(drawer, "bars", move, count=pending)))
    if because or suit:
        return Answer("no", (*because, _reason(match, "bars", move, **args)))
    fact = UnknownFact("suit-called", {"suit": card.suit}, "yes", "no", "table")
    return Answer("depends", (_reason(match, "unknown", move, **args),), (fact,))


def _first(game: MatchingGame, move: Move) -> Reason:
    return _reason(game.rules.role("match"), "first", move, "allows")


def can_play(game: MatchingGame, seat: int) -> bool | None:
    """Whether a seat has a card that fits; ``None``: unknown."""
    rules, position = game.rules, game.position
    known, unseen = position.known[seat], position.possible(rules.deck, seat)
    top, pending = position.top, bool(position.number(PENDING))
    if top is None:
        return True
    suits = [suit] if (suit := rules.suit(position)) else rules.deck.suits
    sets = [rules.fitting(top, suit, pending) for suit in suits]
    each = {_holds(fitting, known, unseen, position.unknown[seat]) for fitting in sets}
    return each.pop() if len(each) == 1 else None


def _holds(fitting: int, known: int, unseen: int, unknown: int) -> bool | None:
    if fitting & known or unknown > (unseen & ~fitting).bit_count():
        return True
    return None if fitting & unseen else False


# ---- the stock


def _bound(game: MatchingGame, move: Move) -> Answer | None:
    """The refusal of another move, if the seat has or may have to play; ``None``: it hasn't."""
    rule, position, seat = game.rules.role("stock"), game.position, game.names.index(move.seat)
    can = can_play(game, seat) if rule.must_play() else False
    if can is False:
        return None
    if can is None:
        fact = UnknownFact("holds-match", {"seat": move.seat}, "no", "yes")
        return Answer("depends", (_reason(rule, "binds", move),), (fact,))
    fitting: list[str] = []
    if position.top is not None:
        cards = game.rules.fitting(position.top, game.rules.suit(position), False)
        fitting = game.rules.deck.texts(cards & position.known[seat])
    return Answer("no", (_reason(rule, "must-play", move, fitting=fitting),))


def _judge_draw(game: MatchingGame, move: Move) -> Answer:
    rules, position = game.rules, game.position
    rule, drew, most = rules.role("stock"), position.number(DREW), rules.role("stock").most_drawn()
    if rules.nothing_to_draw(position):
        return Answer("no", (_reason(rule, "empty", move),))
    pending = position.number(PENDING)
    if pending:
        drawer = (rules.drawer(position.top) if position.top else None) or rule
        return Answer("yes", (_reason(drawer, "due", move, "allows", count=pending),))
    if most is not None and drew >= most:
        return Answer("no", (_reason(rule, "limit", move, count=drew, most=most),))
    free = _reason(rule, "free", move, "allows", most=0 if most is None else most)
    return _bound(game, move) or Answer("yes", (free,))


def _judge_pass(game: MatchingGame, move: Move) -> Answer:
    rules, position = game.rules, game.position
    rule, drew, most = rules.role("stock"), position.number(DREW), rules.role("stock").most_drawn()
    pending, empty = position.number(PENDING), rules.nothing_to_draw(position)
    if pending and not empty:
        drawer = (rules.drawer(position.top) if position.top else None) or rule
        return Answer("no", (_reason(drawer, "due", move, count=pending),))
    if not empty and (most is None or drew < most):
        return Answer("no", (_reason(rule, "draw-first", move, count=drew, most=most or 0),))
    free = _reason(rule, "pass", move, "allows", count=drew, empty=empty)
    return _bound(game, move) or Answer("yes", (free,))


# ---- words


def _judge_call(game: MatchingGame, move: Move) -> Answer:
    position = game.position
    caller = game.rules.caller(position.top) if position.top else None
    if caller is None or not position.mark(CALLS.kind):
        return Answer("no", (_reason(game.rules.role("turn"), "call", move),))
    return Answer("yes", (_reason(caller, "free", move, "allows"),))


def _judge_last_card(game: MatchingGame, move: Move) -> Answer:
    rules = [rule for rule in game.rules.rules if rule.unsaid_cost()]
    if not rules or not game.position.mark(UNSAID.kind, game.names.index(move.seat)):
        return Answer("no", (_reason(game.rules.role("turn"), "said", move),))
    return Answer("yes", tuple(_reason(rule, "free", move, "allows") for rule in rules))


# ---- moves that may come next


def bare_moves(game: MatchingGame) -> Sequence[Move]:
    """The moves without cards that may come next."""
    position, names = game.rules.in_effect(game.position), game.names
    if position.is_over:
        return []
    said = [
        Move(name, LAST_CARD) for at, name in enumerate(names) if position.mark(UNSAID.kind, at)
    ]
    if position.turn == NOBODY:
        return said
    name = names[position.turn]
    if position.mark(CALLS.kind):
        return [*(Move(name, CALL_SUIT, suit=suit) for suit in game.rules.deck.suits), *said]
    return [Move(name, DRAW_STOCK), Move(name, PASS), *said]


def legal_moves(game: MatchingGame, rng: Random) -> Iterator[Move]:
    """The legal moves in random order. Raises ``OpenReading``."""
    position = game.position
    cards: Sequence[Card] = ()
    if position.turn != NOBODY and not position.is_over:
        deck, seat = game.rules.deck, position.turn
        cards = deck.cards(position.known[seat] | position.possible(deck, seat))
    moves = [Move(game.names[position.turn], PLAY, (card,)) for card in cards]
    moves += bare_moves(game)
    rng.shuffle(moves)
    yield from (move for move in moves if judge(game, move).value == "yes")
