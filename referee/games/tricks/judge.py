"""Whether a move may be made, and the moves that may come next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, cast

from msgspec.structs import replace

from referee.cards.card import Card, union
from referee.engine.answer import Answer, UnknownFact
from referee.model.marks import NOBODY
from referee.model.moves import BID, CALL_SUIT, PLAY, Move
from referee.rulebook.rule import Did, Reason

from .advance import waited_for, with_trick_taken
from .hands import KnownHand
from .position import DECLARER, TRUMP, suit_of
from .rule import TrickRule
from .ruleset import TrickGame, TrickRules
from .trick import counting


def judge(game: TrickGame, move: Move) -> Answer:
    """``"yes"``, ``"no"`` or ``"depends"``. Raises ``OpenReading``."""
    game = game.at(with_trick_taken(game.rules, game.position))
    plain = game.rules.plain(move)
    if any(plain.kind in rule.opens for rule in game.rules.openings):
        return _judge_opening(game, plain)
    for rule in game.rules.betweens:
        if plain.kind in rule.between:
            return _judge_between(game, rule, move)
    if move.kind != PLAY:
        return Answer("no", (_reason(game.rules, "no-such-move", move, suits=[], holder=""),))
    reasons = _forbidding(game, move)
    if len(move.cards) != 1:
        return Answer("no", tuple(reasons))
    card = move.cards[0].plain()
    hand = _hand(game, move.seat, card)
    checks = [_HandCheck(game, rule, move.seat, card, hand) for rule in game.rules.checking]
    if hand.is_ruled_out:
        rule = game.rules.role("card")
        reasons.append(rule.reason("shown", "bars", cards=move.cards, players=[move.seat]))
    reasons += [check.reason("bars", "bars") for check in checks if check.bars]
    moved = _counting(game, hand, card)
    if reasons:
        return Answer("no", (*reasons, *moved))
    undecided = [check for check in checks if check.is_undecided]
    if undecided:
        because = (*(check.reason("binds", "bars") for check in undecided), *moved)
        if hand.must_hold(union(check.barring for check in undecided)):
            return Answer("no", because)
        facts = _facts(undecided)
        if_true = "yes" if len(facts) == 1 else "depends"
        facts = [replace(fact, if_true=if_true, if_false="no") for fact in facts]
        return Answer("depends", because, tuple(facts))
    met = [reason for check in reversed(checks) for reason in check.allowing()]
    chosen = chooser(game, move.seat)
    leads = not game.position.field and game.rules.at_once is None
    free = _reason(game.rules, "leads" if leads else "free", move, "allows")
    return Answer("yes", (*(met or [free]), *moved, *chosen))


def chooser(game: TrickGame, name: str) -> Iterator[Reason]:
    """The reason that another seat chooses the cards of this one."""
    seat = game.names.index(name)
    for rule in game.rules.declaring("plays_for"):
        other = rule.plays_for(game.position, seat)
        if other is not None:
            yield rule.reason("chooses", "warns", players=[game.names[other]], other=name)


def _counting(game: TrickGame, hand: KnownHand, card: Card) -> tuple[Reason, ...]:
    """The reasons that cards belong to another suit than their own, if that matters for following
    suit."""
    position, deck = game.position, game.rules.deck
    if not position.field or not position.moved:
        return ()
    led = position.field[0].card
    held = {led, card, *deck.cards(hand.known | hand.possible)}
    about = [other for other in held if position.suit(led) in (other.suit, position.suit(other))]
    return tuple(counting(game.rules, position.moved, about))


def _forbidding(game: TrickGame, move: Move) -> list[Reason]:
    """Why a play is forbidden, whatever else the seat holds."""
    position, seat = game.position, game.names.index(move.seat)
    args: dict[str, object] = {
        "turn": game.name(position.turn),
        "laid": [str(laid.card) for laid in position.field if laid.seat == seat],
    }
    opening = game.rules.opening(position)
    first = [opening.reason("first", "bars", players=[move.seat])] if opening else []
    return first + [
        rule.reason(
            ending,
            "bars",
            cards=move.cards,
            players=[move.seat],
            **args,
            **(rule.card_args(position, move.cards[0]) if move.cards else {}),
        )
        for rule in game.rules.declaring("forbids")
        if (ending := rule.forbids(position, seat, move.cards))
    ]


def _hand(game: TrickGame, name: str, card: Card) -> KnownHand:
    """What is known of a seat's hand if it holds a card."""
    bit = game.rules.deck.mask([card])
    return KnownHand(game.rules, game.position, game.names.index(name), bit)


def _reason(rules: TrickRules, ending: str, move: Move, did: Did = "bars", **args: Any) -> Reason:
    return rules.role("card").reason(ending, did, players=[move.seat], move=move.kind, **args)


# ---- the rest of the hand


class _HandCheck:
    """What a rule says of a card by the other cards that the seat holds or may hold."""

    def __init__(
        self, game: TrickGame, rule: TrickRule, name: str, card: Card, hand: KnownHand
    ) -> None:
        rules, position, seat = game.rules, game.position, game.names.index(name)
        self.rule, self.position, self.name, self.card = rule, position, name, card
        self.seat = seat
        bit = rules.deck.mask([card])
        self.barring = rules.barring(rule, position, seat, bit) & ~bit
        """The cards that bar this one."""
        self.held = rules.deck.texts(self.barring & hand.known)
        self.bars = hand.must_hold(self.barring)
        """Whether the seat holds such cards."""
        self.possible = self.barring & hand.possible
        """The unknown cards of the seat that would bar this one."""
        self.is_undecided = not self.bars and hand.may_hold(self.barring)
        """Whether it depends on unknown cards whether the seat holds such cards."""

    def reason(self, ending: str, did: Did) -> Reason:
        """A reason with the cards that bar this one."""
        held = {"held": self.held, "holds": len(self.held), "moved": self._moved()}
        args = {**held, **self.rule.card_args(self.position, self.card)}
        return self.rule.reason(ending, did, cards=[self.card], players=[self.name], **args)

    def _moved(self) -> str:
        """A card that belongs to another suit than its own, and so decides: the one led, this one,
        or one of the hand."""
        position, moved = self.position, [str(card) for card, _ in self.position.moved]
        led = [laid.card for laid in position.field[:1]]
        hand = self.rule.deck.cards(position.known[self.seat])
        own = [str(c) for c in hand if led and c.suit == position.suit(led[0])]
        near = (*map(str, led), str(self.card), *self.held, *own)
        return next((card for card in near if card in moved), "")

    def allowing(self) -> Iterator[Reason]:
        """The reason why it allows the card, if it has one."""
        ending = "free" if self.barring else self.rule.complies(self.position, self.card)
        if ending:
            yield self.reason(ending, "allows")


def _facts(undecided: Sequence[_HandCheck]) -> list[UnknownFact]:
    """The facts that decide, without those that follow from another one."""
    return [
        check.rule.deciding_fact(check.position, check.name)
        for check in undecided
        if not any(
            check.possible & other.possible == check.possible != other.possible
            for other in undecided
        )
    ]


# ---- before the first card


def _judge_opening(game: TrickGame, move: Move) -> Answer:
    rules, position = game.rules, game.position
    opening = rules.opening(position)
    is_named = move.suit in ("", *rules.deck.suits)
    if opening is None or move.kind not in opening.opens or not is_named:
        trump = suit_of(rules.deck, position.mark(TRUMP)) if move.kind == CALL_SUIT else ""
        declarer = game.name(position.holder_of(DECLARER)) if move.kind == BID else ""
        suits = [trump] if trump else []
        return Answer("no", (_reason(rules, "no-such-move", move, suits=suits, holder=declarer),))
    seat, players, reasons = game.names.index(move.seat), [move.seat], []
    named = {"suit": move.suit, "number": move.number, "other": move.other}
    args = {name: value for name, value in named.items() if value}
    waiting = waited_for(rules, position)
    if waiting and seat not in waiting and not opening.exchanges:
        turn = game.name(position.turn)
        reasons.append(rules.role("turn").reason("turn", "bars", players=players, turn=turn))
    aims = {owed.to for owed in position.owed if owed.seat == seat} - {NOBODY}
    if aims and move.other not in game.names_of(aims):
        to = game.names_of(aims)
        reasons.append(opening.reason("to", "bars", players=players, seats=to, other=move.other))
    for rule in rules.declaring("forbids_opening"):
        is_about = not rule.opens or move.kind in rule.opens
        ending = rule.forbids_opening(position, seat, move) if is_about else ""
        if ending:
            details = {**args, **rule.opening_args(position, move)}
            reasons.append(
                rule.reason(ending, "bars", cards=move.cards, players=players, **details)
            )
    if reasons:
        return Answer("no", tuple(reasons))
    for rule in rules.declaring("opening_fact"):
        fact = rule.opening_fact(position, seat, move)
        if fact is not None:
            details = {**args, **rule.opening_args(position, move)}
            return Answer("depends", (rule.reason("binds", "bars", **details),), (fact,))
    details = {**args, **opening.opening_args(position, move)}
    free = opening.reason("free", "allows", cards=move.cards, players=players, **details)
    return Answer("yes", (free,))


def _judge_between(game: TrickGame, rule: TrickRule, move: Move) -> Answer:
    ending = rule.forbids_opening(game.position, game.names.index(move.seat), move)
    value, did = ("no", "bars") if ending else ("yes", "allows")
    reason = rule.reason(ending or "free", cast("Did", did), cards=move.cards, players=[move.seat])
    return Answer(value, (reason,))


# ---- moves that may come next


def legal_moves(game: TrickGame, rng: Random) -> Iterator[Move]:
    """The legal moves of the seats that may move now, in random order. Raises ``OpenReading``."""
    if game.position.is_over:
        return
    game = game.at(with_trick_taken(game.rules, game.position))
    rules, position = game.rules, game.position
    seats = list(waited_for(rules, position))
    rng.shuffle(seats)
    if position.owed:
        for seat in seats:
            moves = _opening_moves(game, seat)
            rng.shuffle(moves)
            yield from (move for move in moves if judge(game, move).value == "yes")
        return
    held = [
        (seat, position.known[seat] | (rules.possible(position, seat) if rules.draws else 0))
        for seat in seats
    ]
    hands = [(seat, list(rules.deck.cards(cards))) for seat, cards in held]
    for _, cards in hands:
        rng.shuffle(cards)
    for seat, cards in hands:
        yield from _legal_plays(game, seat, cards)


def _legal_plays(game: TrickGame, seat: int, cards: Sequence[Card]) -> Iterator[Move]:
    """The legal plays of these cards, which the seat holds or may hold."""
    rules, position, name = game.rules, game.position, game.names[seat]
    if position.unknown[seat]:
        moves = (Move(name, PLAY, (card,)) for card in cards)
        yield from (move for move in moves if judge(game, move).value == "yes")
        return
    playable, forbidding = rules.playable(position, seat), rules.declaring("forbids")
    for card in cards:
        if playable >> rules.deck.bit(card) & 1:
            play = (card,)
            if not any(rule.forbids(position, seat, play) for rule in forbidding):
                yield Move(name, PLAY, play)


def _opening_moves(game: TrickGame, seat: int) -> list[Move]:
    """The moves that a seat may owe before the first card, legal or not."""
    opening = game.rules.opening(game.position)
    moves = opening.opening_moves(game.position, seat, game.names) if opening else []
    pairs = [rule.variant for rule in game.rules.variants.values()]
    return [*moves, *(replace(m, kind=new) for new, old in pairs for m in moves if m.kind == old)]


def bare_moves(game: TrickGame) -> Sequence[Move]:
    """What is owed before the first card. Nobody passes in a trick-taking game."""
    position = game.position
    opening = game.rules.opening(position)
    if opening is None or opening.exchanges:
        return []
    owing = dict.fromkeys(owed.seat for owed in position.owed)
    seats = owing if position.turn == NOBODY else (position.turn,)
    return [move for seat in seats for move in _opening_moves(game, seat) if not move.cards]
