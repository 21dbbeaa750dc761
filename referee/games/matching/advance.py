"""What a move does: a card is played or drawn, a suit called, the last card announced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from referee.engine.answer import Event, Step
from referee.engine.conversion import card_set, hands_without
from referee.errors import UnknownName
from referee.model.marks import NOBODY, Exit, Mark
from referee.model.moves import CALL_SUIT, DRAW_STOCK, LAST_CARD, PASS, PLAY, Move

from .position import (
    CALLED,
    CALLS,
    CLEAN,
    DREW,
    PENDING,
    REVERSED,
    UNSAID,
    Laid,
    MatchingPosition,
)
from .ruleset import MatchingGame


def advance(game: MatchingGame, move: Move) -> Step:
    """The position after a move. Raises ``OpenReading``."""
    if move.kind not in _MOVES:
        raise UnknownName("move", move.kind, list(_MOVES))
    draft = _Draft(game, move)
    if not game.position.is_over:
        draft.make()
    return Step(move, draft.position.owing(), lambda: tuple(draft.events))


class _Draft:
    """The position that a move leads to, and what it sets off."""

    def __init__(self, game: MatchingGame, move: Move) -> None:
        self.game, self.rules, self.move = game, game.rules, move
        self.seat = game.names.index(move.seat)
        self.position: MatchingPosition = game.rules.in_effect(game.position)
        self.events: list[Event] = []

    def make(self) -> None:
        self._punish_silence()
        _MOVES[self.move.kind](self)

    def _told(self, **args: Any) -> dict[str, Any]:
        """The arguments of an event."""
        return {"seat": self.move.seat, **args}

    def _punish_silence(self) -> None:
        """Makes a player draw who hasn't announced the last card before another moves."""
        for mark in self.position.marks:
            if mark.kind == UNSAID.kind and mark.holder != self.seat:
                self.position = self.position.without_mark(UNSAID.kind, mark.holder)
                for rule in self.rules.declaring("unsaid_cost"):
                    count = self._draw(mark.holder, rule.unsaid_cost())
                    name = self.game.names[mark.holder]
                    self.events.append(
                        Event(
                            rule.clause, "last-card-forgotten", self._told(seat=name, count=count)
                        )
                    )

    # ---- a card

    def play(self) -> None:
        cards = [card.plain() for card in self.move.cards if not card.is_hidden]
        taken, hidden = card_set(self.rules.deck, cards), len(self.move.cards) - len(cards)
        position = self.position
        known, unknown = hands_without(self.rules.deck, position, self.seat, taken, hidden)
        pile = self.rules.settled(position).field
        placed = Counter([laid.card for laid in pile] + cards)
        kept = (laid for laid in pile if placed[laid.card] <= self.rules.deck.count(laid.card))
        field = (*kept, *(Laid(self.seat, card) for card in cards))
        position = replace(position, known=known, unknown=unknown, field=field)
        for word in (CALLED, CALLS, DREW):
            position = position.without_mark(word.kind)
        self.position = position.without_mark(UNSAID.kind, self.seat)
        if self.position.holds_nothing(self.seat):
            self._go_out()
        elif cards:
            self._carry_out()
        else:
            self._next()

    def _go_out(self) -> None:
        out = (*self.position.out, Exit(self.seat, CLEAN))
        self.position = replace(self.position, out=out, turn=NOBODY)
        self.events.append(Event(self.rules.role("win").clause, "first-out-here", self._told()))

    def _carry_out(self) -> None:
        """Does what the card says."""
        card = self.move.cards[-1].plain()
        for rule in self.rules.rules:
            if rule.turns_round(card):
                way = self.position.mark(REVERSED.kind)
                self.position = (
                    self.position.without_mark(REVERSED.kind)
                    if way
                    else self.position.with_mark(Mark(REVERSED.kind))
                )
                self.events.append(Event(rule.clause, "direction-turned", self._told()))
            if more := rule.makes_draw(card):
                count = self.position.number(PENDING) + more
                self.position = self.position.with_number(PENDING, count)
                other = self.game.names[self.position.next(self.seat, self.rules.steps(card))]
                self.events.append(
                    Event(rule.clause, "draw-pending", self._told(other=other, count=count))
                )
            if rule.skips(card):
                other = self.game.names[self.position.next(self.seat)]
                self.events.append(Event(rule.clause, "turn-missed", self._told(other=other)))
        for rule in self.rules.declaring("unsaid_cost"):
            if self.position.count(self.seat) == 1 and rule.unsaid_cost():
                self.position = self.position.with_mark(Mark(UNSAID.kind, None, self.seat))
                self.events.append(Event(rule.clause, "last-card-due", self._told()))
        caller = self.rules.caller(card)
        if caller is None:
            self._next(self.rules.steps(card))
            return
        self.position = replace(self.position.with_mark(Mark(CALLS.kind)), turn=self.seat)
        self.events.append(Event(caller.clause, "suit-due", self._told()))

    def _next(self, steps: int = 1) -> None:
        """Ends the turn."""
        position = self.position.without_mark(DREW.kind)
        ended = replace(position, turn=position.next(self.seat, steps))
        self.position = self.rules.after_round(ended)
        if self.rules.rounds and self.position is not ended:
            winner = self.game.names[self.position.turn]
            rule = self.rules.rounds
            self.events.append(Event(rule.clause, "round-taken", self._told(seat=winner)))

    # ---- other moves

    def call(self) -> None:
        top, position = self.position.top, self.position
        rule = self.rules.caller(top) if top is not None else None
        if rule is None or top is None or not position.mark(CALLS.kind):
            return
        suit = 1 << self.rules.deck.suits.index(self.move.suit)
        self.position = position.without_mark(CALLS.kind).with_mark(Mark(CALLED.kind, suit))
        self.events.append(Event(rule.clause, "suit-called", self._told(suit=self.move.suit)))
        self._next(self.rules.steps(top))

    def draw(self) -> None:
        pending, drew = self.position.number(PENDING), self.position.number(DREW)
        rule = self.rules.role("stock")
        top = self.position.top
        if pending and top is not None:
            rule = self.rules.drawer(top) or rule
        count = self._draw(self.seat, pending or 1)
        self.events.append(Event(rule.clause, "stock-drawn", self._told(count=count)))
        self.position = self.rules.settled(self.position)
        if not pending:
            self.position = self.position.with_number(DREW, drew + count)
            return
        self.position = self.position.without_mark(PENDING.kind)
        if rule.ends_turn():
            self._next()

    def _draw(self, seat: int, count: int) -> int:
        """Lets a seat draw that many cards, or all that there are; returns how many it draws."""
        deck, left = self.rules.deck, count
        while left and not self.rules.nothing_to_draw(self.position):
            stock = self.position.stock(deck)
            if not stock:
                self.position = self.position.with_pile_turned(deck, self.rules.kept(self.position))
                self.events.append(Event(self.rules.turning[0].clause, "pile-turned", self._told()))
                continue
            now = min(left, stock)
            self.position = self.position.with_cards_drawn(seat, now, stock - now)
            left -= now
        return count - left

    def pass_turn(self) -> None:
        self.position = self.rules.settled(self.position).without_mark(PENDING.kind)
        self._next()

    def say(self) -> None:
        self.position = self.position.without_mark(UNSAID.kind, self.seat)
        for rule in self.rules.declaring("unsaid_cost"):
            self.events.append(Event(rule.clause, "last-card-said", self._told()))


_MOVES: dict[str, Callable[[_Draft], None]] = {
    PLAY: _Draft.play,
    PASS: _Draft.pass_turn,
    DRAW_STOCK: _Draft.draw,
    CALL_SUIT: _Draft.call,
    LAST_CARD: _Draft.say,
}
