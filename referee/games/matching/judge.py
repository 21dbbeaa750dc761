"""Whether a move may be made, and the moves that may come next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from referee.cards.card import Card, union
from referee.engine.answer import Answer, UnknownFact
from referee.model.marks import MANY, NOBODY
from referee.model.moves import (
    BEATS,
    CALL_SUIT,
    CATCH,
    CHALLENGE,
    DRAW,
    DRAW_STOCK,
    LAST_CARD,
    LOSES,
    PASS,
    PLAY,
    SWAP_HANDS,
    Move,
)
from referee.rulebook.rule import Did, Reason

from .position import CALLED, CALLS, CHALLENGED, DRAWN, DREW, PENDING, SWAPS, UNSAID
from .rule import MatchingRule
from .ruleset import MatchingGame, holds, is_guilty


def judge(game: MatchingGame, move: Move) -> Answer:
    """``"yes"``, ``"no"`` or ``"depends"``. Raises ``OpenReading``."""
    game = game.at(game.rules.in_effect(game.position))
    if move.kind == LAST_CARD:
        return _judge_last_card(game, move)
    if move.kind == CATCH:
        return _judge_catch(game, move)
    because = _out_of_turn(game, move)
    if move.kind == PLAY and len(move.cards) == 1 and not move.cards[0].is_hidden:
        return _judge_card(game, move, because)
    judging = _JUDGING.get(move.kind)
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
        if (ending := rule.forbids_turn(position, seat)) and not _jumping(game, move)
    ]
    top = position.top
    if top is None:
        return tuple(found)
    if found and move.kind == PLAY and [card.rank for card in move.cards] == [top.rank]:
        jumping = game.rules.declaring("jumps_in")  # a card that players may take for the same one
        found = [*(_reason(rule, "differs", move, top=str(top)) for rule in jumping), *found]
    for word, kinds, rule, ending in (
        (CALLS, (CALL_SUIT,), game.rules.caller(top), "first"),
        (SWAPS, (SWAP_HANDS,), game.rules.swapper(top), "first"),
        (CHALLENGED, (BEATS, LOSES), game.rules.challenger(top), "open"),
    ):
        if rule and position.mark(word.kind) and move.kind not in kinds:
            played = str(top) if ending == "first" and position.field[-1].seat != NOBODY else ""
            found.append(_reason(rule, ending, replace(move, seat=turn), top=played))
    return tuple(found)


def _jumping(game: MatchingGame, move: Move) -> list[MatchingRule]:
    """The rules by which a card may be played out of turn now."""
    position, top = game.position, game.position.top
    if move.kind != PLAY or len(move.cards) != 1 or top is None or position.is_over:
        return []
    card = move.cards[0].plain()
    return [rule for rule in game.rules.rules if rule.jumps_in(top, card)]


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
    args["called"] = position.mark(CALLED.kind) is not None
    args["sign"] = not top.rank.isdecimal()
    pending = position.number(PENDING)
    fitting = [
        _reason(rule, ending, move, "allows", **args)
        for rule, ending in rules.why_fits(top, suit, card, bool(pending))
    ]
    if pending and fitting:
        answering = (rule for rule in rules.rules if rule.answers_draw(top, card))
        fitting += [_reason(rule, "answer", move, "allows") for rule in answering]
    if fitting:
        in_turn = position.turn in (seat, NOBODY)
        jumps = [] if in_turn else _jumping(game, move)
        fitting += [_reason(rule, "fits", move, "allows") for rule in jumps]
        allowed = Answer("no", because) if because else Answer("yes", tuple(fitting))
        return _kept_back(game, move, seat, suit, _drawn_only(game, move, seat, allowed))
    drawer = rules.drawer(top) if pending else None
    if drawer is not None:
        if stacker := rules.stacker(top):
            ending = "bars" if stacker.stacks_on(card) else "plain"
            because = (*because, _reason(stacker, ending, move, top=str(top), count=pending))
        equal = card.rank == top.rank
        return Answer("no", (*because, _reason(drawer, "bars", move, count=pending, equal=equal)))
    if because and not suit:
        return Answer("no", because)  # whether it fits hangs on what is called
    if suit:
        return Answer("no", (*because, _reason(match, "bars", move, **args)))
    fact = UnknownFact("suit-called", {"suit": card.suit}, "yes", "no", "table")
    return Answer("depends", (_reason(match, "unknown", move, **args),), (fact,))


def _drawn_only(game: MatchingGame, move: Move, seat: int, allowed: Answer) -> Answer:
    """The answer, if the seat has drawn and may play only the card drawn."""
    rules, position, rule = game.rules, game.position, game.rules.role("stock")
    drew = position.number(DREW) if position.turn == seat and not position.number(PENDING) else 0
    if not drew or not rule.only_drawn():
        return allowed
    bit, drawn = rules.deck.mask(move.cards), position.mark(DRAWN.kind)
    is_drawn = bool(bit & drawn.value) if drawn else None
    hidden = position.possible(rules.deck, seat) if position.unknown[seat] else position.known[seat]
    if drawn is None and not hidden & bit:
        is_drawn = False
    elif drawn is None and not position.known[seat] & bit and position.unknown[seat] == drew:
        is_drawn = True
    if is_drawn is False:
        earlier = allowed.because if allowed.value == "no" else ()
        return Answer("no", (*earlier, _reason(rule, "not-drawn", move)))
    if allowed.value == "no":
        return allowed
    drawing = _reason(rule, "drawn", move, "allows")
    if is_drawn:
        return Answer("yes", (*allowed.because, drawing))
    fact = UnknownFact(
        "drew-card", {"seat": move.seat, "cards": [*map(str, move.cards)]}, "yes", "no"
    )
    return Answer("depends", (drawing,), (fact,))


def _kept_back(game: MatchingGame, move: Move, seat: int, suit: str, allowed: Answer) -> Answer:
    """The answer, if the card may be played only without a card of the suit that counts."""
    rules, position, deck = game.rules, game.position, game.rules.deck
    for rule in rules.rules:
        if not rule.needs_no_suit(move.cards[0]) or allowed.value == "depends":
            continue
        suits = deck.suit_mask(suit) if suit else union(deck.suit_masks)
        known, unseen = position.known[seat], position.possible(deck, seat)
        has = holds(suits, known, unseen, position.unknown[seat])
        has = None if has and not suit else has
        args: dict[str, Any] = {"suits": [suit] if suit else [], "held": deck.texts(known & suits)}
        if has:
            earlier = allowed.because if allowed.value == "no" else ()
            allowed = Answer("no", (*earlier, _reason(rule, "holds", move, **args)))
        elif allowed.value == "yes" and has is None:
            fact = UnknownFact("holds-suit", {"seat": move.seat, **args}, "no", "yes")
            allowed = Answer("depends", (_reason(rule, "may-hold", move, **args),), (fact,))
        elif allowed.value == "yes":
            free = _reason(rule, "free", move, "allows", **args)
            allowed = Answer("yes", (*allowed.because, free))
    return allowed


def _first(game: MatchingGame, move: Move) -> Reason:
    return _reason(game.rules.role("match"), "first", move, "allows")


def can_play(game: MatchingGame, seat: int, elsewhere: int = 0) -> bool | None:
    """Whether a seat has a card that fits; ``None``: unknown. ``elsewhere``: unseen cards that it
    does not hold, as it is to draw them."""
    rules, position = game.rules, game.position
    known, unseen = position.known[seat], position.possible(rules.deck, seat)
    others = rules.deck.take(unseen, elsewhere)
    unseen = others if others.bit_count() >= position.unknown[seat] else unseen
    top, pending = position.top, bool(position.number(PENDING))
    if top is None:
        return True
    suits = [suit] if (suit := rules.suit(position)) else rules.deck.suits
    sets = [rules.fitting(top, suit, pending) for suit in suits]
    each = {holds(fitting, known, unseen, position.unknown[seat]) for fitting in sets}
    return each.pop() if len(each) == 1 else None


# ---- the stock


def _bound(game: MatchingGame, move: Move) -> Answer | None:
    """The refusal of another move, if the seat has or may have to play; ``None``: it hasn't."""
    rule, position, seat = game.rules.role("stock"), game.position, game.names.index(move.seat)
    can = can_play(game, seat, game.rules.deck.mask(move.cards)) if rule.must_play() else False
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
    if wrong := _cannot_be_drawn(game, move, pending or 1):
        return Answer("no", (wrong,))
    if pending:
        drawer = (rules.drawer(position.top) if position.top else None) or rule
        return Answer(
            "yes",
            (_reason(drawer, "due", move, "allows", count=pending, top=str(position.top or "")),),
        )
    if most is not None and drew >= most:
        return Answer("no", (_reason(rule, "limit", move, count=drew, most=most),))
    top, seat = position.top, game.names.index(move.seat)
    fits = rules.fitting(top, rules.suit(position), False) if top is not None else 0
    held = rules.deck.texts(fits & position.known[seat])[:1]
    most = 0 if most is None else most
    turned = not position.stock(rules.deck)
    free = _reason(rule, "free", move, "allows", most=most, held=held, turned=turned)
    return _bound(game, move) or Answer("yes", (free,))


def _cannot_be_drawn(game: MatchingGame, move: Move, count: int) -> Reason | None:
    """Why a seat cannot draw the cards that the move names."""
    deck, position, rule = game.rules.deck, game.position, game.rules.role("stock")
    named = deck.mask(move.cards)
    played = deck.add(position.pile(deck), position.discards)
    if position.stock(deck) < count:  # the pile becomes the stock
        kept = position.field[-game.rules.kept(position) :]
        played = deck.mask(laid.card for laid in kept)
    placed = deck.together((played, *position.known))
    if named & ~deck.take(deck.full, placed):
        return _reason(rule, "elsewhere", move)
    if move.cards and len(move.cards) != count:
        return _reason(rule, "not-so-many", move, count=count)
    return None


def _judge_pass(game: MatchingGame, move: Move) -> Answer:
    rules, position = game.rules, game.position
    rule, drew, most = rules.role("stock"), position.number(DREW), rules.role("stock").most_drawn()
    pending, empty = position.number(PENDING), rules.nothing_to_draw(position)
    if pending and not empty:
        drawer = (rules.drawer(position.top) if position.top else None) or rule
        due: dict[str, Any] = {"count": pending, "top": str(position.top)}
        return Answer("no", (_reason(drawer, "due", move, **due),))
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


def _judge_swap(game: MatchingGame, move: Move) -> Answer:
    position = game.position
    swapper = game.rules.swapper(position.top) if position.top else None
    if swapper is None or not position.mark(SWAPS.kind):
        return Answer("no", (_reason(game.rules.role("turn"), "other", move),))
    if move.other == move.seat:
        return Answer("no", (_reason(swapper, "no-other", move),))
    return Answer("yes", (_reason(swapper, "free", move, "allows"),))


def _nothing_to_challenge(game: MatchingGame, move: Move) -> Reason:
    """That the top card can't be challenged; which one can, if it has a single name."""
    rules, top = game.rules, game.position.top
    cards = rules.deck.natural_cards
    wanted = sorted({str(card) for card in cards if rules.challenger(card)})
    wanted = wanted if len(wanted) == 1 else []
    other = str(top) if top is not None and str(top) not in wanted else ""
    return _reason(rules.role("turn"), "no-challenge", move, wanted=wanted, top=other)


def _judge_challenge(game: MatchingGame, move: Move) -> Answer:
    position = game.position
    rule = game.rules.challenger(position.top) if position.top else None
    if rule is None or not position.number(PENDING) or position.field[-1].seat == NOBODY:
        return Answer("no", (_nothing_to_challenge(game, move),))
    other, top = game.name(position.field[-1].seat), str(position.top)
    return Answer("yes", (_reason(rule, "free", move, "allows", other=other, top=top),))


def _judge_outcome(game: MatchingGame, move: Move) -> Answer:
    """Who is right after a challenge, as far as the hand is known."""
    position = game.position
    rule = game.rules.challenger(position.top) if position.top else None
    challenged = position.field[-1].seat if position.field else NOBODY
    if rule is None or not position.mark(CHALLENGED.kind) or game.name(challenged) != move.other:
        return Answer("no", (_nothing_to_challenge(game, move),))
    right = is_guilty(game.rules, position, challenged)
    if right is not None and right != (move.kind == BEATS):
        ending = "right" if right else "wrong"
        return Answer("no", (_reason(rule, ending, move, other=move.other),))
    return Answer("yes", (_reason(rule, "open", move, "allows"),))


def _judge_catch(game: MatchingGame, move: Move) -> Answer:
    rules = [rule for rule in game.rules.rules if rule.has_to_be_caught()]
    silent = game.position.mark(UNSAID.kind, game.names.index(move.other))
    if not rules:
        return Answer("no", (_reason(game.rules.role("turn"), "other", move),))
    ending = "not-due" if not silent or move.other == move.seat else "caught"
    did: Did = "bars" if ending == "not-due" else "allows"
    count = game.position.count(game.names.index(move.other))
    args: dict[str, Any] = {"other": move.other, "count": count if 1 < count < MANY else 0}
    because = tuple(_reason(rule, ending, move, did, **args) for rule in rules)
    return Answer("no" if ending == "not-due" else "yes", because)


_JUDGING: dict[str, Callable[[MatchingGame, Move], Answer]] = {
    PASS: _judge_pass,
    DRAW_STOCK: _judge_draw,
    DRAW: _judge_draw,
    CALL_SUIT: _judge_call,
    SWAP_HANDS: _judge_swap,
    CHALLENGE: _judge_challenge,
    BEATS: _judge_outcome,
    LOSES: _judge_outcome,
}


# ---- moves that may come next


def bare_moves(game: MatchingGame) -> Sequence[Move]:
    """The moves without cards that may come next."""
    position, names = game.rules.in_effect(game.position), game.names
    if position.is_over:
        return []
    silent = [name for at, name in enumerate(names) if position.mark(UNSAID.kind, at)]
    said = [Move(name, LAST_CARD) for name in silent]
    if any(rule.has_to_be_caught() for rule in game.rules.rules):
        said += [Move(name, CATCH, other=one) for one in silent for name in names if name != one]
    if position.turn == NOBODY:
        return said
    name = names[position.turn]
    if position.mark(CALLS.kind):
        return [*(Move(name, CALL_SUIT, suit=suit) for suit in game.rules.deck.suits), *said]
    top = position.top
    others = [other for other in names if other != name]
    if position.mark(SWAPS.kind):
        return [*(Move(name, SWAP_HANDS, other=other) for other in others), *said]
    challenged = game.name(position.field[-1].seat) if position.field else ""
    if position.mark(CHALLENGED.kind):
        return [Move(name, kind, other=challenged) for kind in (BEATS, LOSES)]
    can_challenge = top and challenged and position.number(PENDING) and game.rules.challenger(top)
    challenge = [Move(name, CHALLENGE)] if can_challenge else []
    return [*challenge, Move(name, DRAW_STOCK), Move(name, PASS), *said]


def _jumps(game: MatchingGame) -> Iterator[Move]:
    """The moves by which players who hold the top card may play it out of turn."""
    position, top = game.position, game.position.top
    if top is None or not game.rules.declaring("jumps_in"):
        return
    bit = game.rules.deck.mask((top,))
    for seat, known in enumerate(position.known):
        if seat != position.turn and known & bit:
            yield Move(game.names[seat], PLAY, (top,))


def legal_moves(game: MatchingGame, rng: Random) -> Iterator[Move]:
    """The legal moves in random order. Raises ``OpenReading``."""
    position = game.position
    cards: Sequence[Card] = ()
    if position.turn != NOBODY and not position.is_over:
        deck, seat = game.rules.deck, position.turn
        cards = deck.cards(position.known[seat] | position.possible(deck, seat))
    moves = [Move(game.names[position.turn], PLAY, (card,)) for card in cards]
    moves += [*_jumps(game), *bare_moves(game)]
    rng.shuffle(moves)
    yield from (move for move in moves if judge(game, move).value == "yes")
