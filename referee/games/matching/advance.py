"""What a move does: a card is played or drawn, a suit called, the last card announced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from referee.cards.card import Card
from referee.engine.answer import Event, Step
from referee.engine.conversion import card_set, hands_without
from referee.errors import UnknownName
from referee.model.marks import NOBODY, Exit, Mark
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

from .position import (
    BEFORE,
    CALLED,
    CALLS,
    CHALLENGED,
    CLEAN,
    DRAWN,
    DREW,
    PENDING,
    REVERSED,
    SWAPS,
    UNSAID,
    Laid,
    MatchingPosition,
)
from .rule import MatchingRule
from .ruleset import MatchingGame, is_guilty


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
        if self.move.kind != CATCH:
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
                    if not rule.has_to_be_caught():
                        self._punish(rule, mark.holder)

    def _punish(self, rule: MatchingRule, seat: int) -> None:
        """Makes a player draw who hasn't announced the last card."""
        count, name = self._draw(seat, rule.unsaid_cost()), self.game.names[seat]
        self.events.append(
            Event(rule.clause, "last-card-forgotten", self._told(seat=name, count=count))
        )

    # ---- a card

    def play(self) -> None:
        cards = [card.plain() for card in self.move.cards if not card.is_hidden]
        self._note_suit(cards)
        taken, hidden = card_set(self.rules.deck, cards), len(self.move.cards) - len(cards)
        position = self.position
        known, unknown = hands_without(self.rules.deck, position, self.seat, taken, hidden)
        pile = self.rules.settled(position).field
        placed = Counter([laid.card for laid in pile] + cards)
        kept = (laid for laid in pile if placed[laid.card] <= self.rules.deck.count(laid.card))
        field = (*kept, *(Laid(self.seat, card) for card in cards))
        position = replace(position, known=known, unknown=unknown, field=field)
        for word in (CALLED, CALLS, DREW, DRAWN):
            position = position.without_mark(word.kind)
        self.position = position.without_mark(UNSAID.kind, self.seat)
        if self.position.holds_nothing(self.seat):
            self._go_out()
        elif cards:
            self._carry_out()
        else:
            self._next()

    def _note_suit(self, cards: Sequence[Card]) -> None:
        """Keeps the suit that counts now, if the card may be challenged."""
        suit = self.rules.suit(self.position)
        self.position = self.position.without_mark(BEFORE.kind)
        if cards and suit and self.rules.challenger(cards[-1]):
            known = Mark(BEFORE.kind, 1 << self.rules.deck.suits.index(suit))
            self.position = self.position.with_mark(known)

    def _go_out(self) -> None:
        out = (*self.position.out, Exit(self.seat, CLEAN))
        self.events.append(Event(self.rules.role("win").clause, "first-out-here", self._told()))
        last = [card.plain() for card in self.move.cards[-1:]]
        more = sum(rule.makes_draw(card) for rule in self.rules.rules for card in last)
        for rule in self.rules.declaring("draws_at_end") if more else ():
            other = self.position.next(self.seat, self.rules.steps(last[0], self.position.size))
            count = self._draw(other, self.position.number(PENDING) + more)
            args = self._told(seat=self.game.names[other], count=count)
            self.events.append(Event(rule.clause, "stock-drawn", args))
        for word in (PENDING, BEFORE):
            self.position = self.position.without_mark(word.kind)
        self.position = replace(self.position, out=out, turn=NOBODY)

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
                steps = self.rules.steps(card, self.position.size)
                other = self.game.names[self.position.next(self.seat, steps)]
                self.events.append(
                    Event(rule.clause, "draw-pending", self._told(other=other, count=count))
                )
            if rule.skips(card, self.position.size):
                other = self.game.names[self.position.next(self.seat)]
                self.events.append(Event(rule.clause, "turn-missed", self._told(other=other)))
            if rule.passes_hands(card):
                seats = range(self.position.size)
                step = self.position.next(0)  # from one seat to the next
                self.position = self.position.with_hands([seat - step for seat in seats])
                self.events.append(Event(rule.clause, "hands-passed", self._told()))
                self._announce_again()
        self._owe_announcement(self.seat)
        self._end_play(card)

    def _end_play(self, card: Card) -> None:
        """Ends the turn, unless the card asks its player to call a suit or to swap hands."""
        caller, swapper = self.rules.caller(card), self.rules.swapper(card)
        if caller is None and swapper is None:
            self._next(self.rules.steps(card, self.position.size))
            return
        due = CALLS if caller else SWAPS
        self.position = replace(self.position.with_mark(Mark(due.kind)), turn=self.seat)
        if caller:
            coloured = caller.pack == "colours"
            self.events.append(
                Event(caller.clause, "colour-due" if coloured else "suit-due", self._told())
            )
        elif swapper:
            self.events.append(Event(swapper.clause, "swap-due", self._told()))

    def _owe_announcement(self, seat: int) -> None:
        """Lets a player with one card announce it."""
        for rule in self.rules.declaring("unsaid_cost"):
            if self.position.count(seat) == 1 and rule.unsaid_cost():
                if not self.position.mark(UNSAID.kind, seat):
                    told = self._told(seat=self.game.names[seat])
                    self.events.append(Event(rule.clause, "last-card-due", told))
                self.position = self.position.with_mark(Mark(UNSAID.kind, None, seat))

    def _announce_again(self) -> None:
        """Lets all players with one card announce it, after hands have changed."""
        for seat in range(self.position.size):
            self.position = self.position.without_mark(UNSAID.kind, seat)
            self._owe_announcement(seat)

    def _next(self, steps: int = 1) -> None:
        """Ends the turn."""
        position = self.position.without_mark(DREW.kind).without_mark(DRAWN.kind)
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
        goes_on = position.first_card is not None  # who calls for the first card also plays on it
        self.position = position.without_mark(CALLS.kind).with_mark(Mark(CALLED.kind, suit))
        told, coloured = self._told(suit=self.move.suit), rule.pack == "colours"
        self.events.append(Event(rule.clause, "colour-called" if coloured else "suit-called", told))
        self._next(0 if goes_on else self.rules.steps(top, position.size))
        if not goes_on:
            self._tell_due(top)

    def _tell_due(self, top: Card) -> None:
        """That the next player has to draw, once the card that makes so is settled."""
        count = self.position.number(PENDING)
        for rule in self.rules.rules if count else ():
            if rule.makes_draw(top):
                told = self._told(other=self.game.names[self.position.turn], count=count)
                self.events.append(Event(rule.clause, "draw-pending", told))

    def swap(self) -> None:
        top, position = self.position.top, self.position
        rule = self.rules.swapper(top) if top is not None else None
        if rule is None or top is None or not position.mark(SWAPS.kind):
            return
        other = self.game.names.index(self.move.other)
        seats = list(range(position.size))
        seats[self.seat], seats[other] = other, self.seat
        self.position = position.without_mark(SWAPS.kind).with_hands(seats)
        self.events.append(Event(rule.clause, "hands-swapped", self._told(to=self.move.other)))
        self._announce_again()
        self._next(self.rules.steps(top, position.size))

    # ---- a challenge

    def challenge(self) -> None:
        """Settles a challenge, if it is known who is right."""
        challenged = self._challenged()
        right = None if challenged is None else is_guilty(self.rules, self.position, challenged)
        if right is None:
            self.position = self.position.with_mark(Mark(CHALLENGED.kind))
            return
        self._settle_challenge(right)

    def win_challenge(self) -> None:
        self._settle_challenge(right=True)

    def lose_challenge(self) -> None:
        self._settle_challenge(right=False)

    def _challenged(self) -> int | None:
        """Who has played the top card."""
        field = self.position.field
        return field[-1].seat if field and field[-1].seat != NOBODY else None

    def _settle_challenge(self, right: bool) -> None:
        challenged, top = self._challenged(), self.position.top
        rule = self.rules.challenger(top) if top is not None else None
        if rule is None or challenged is None:
            return
        pending, other = self.position.number(PENDING), self.game.names[challenged]
        for word in (PENDING, BEFORE, CHALLENGED):
            self.position = self.position.without_mark(word.kind)
        self.position = self.rules.settled(self.position)
        count = (
            self._draw(challenged, pending)
            if right
            else self._draw(self.seat, pending + rule.wrong_cost())
        )
        told = self._told(other=other, count=count)
        self.events.append(
            Event(rule.clause, "challenge-right" if right else "challenge-wrong", told)
        )
        if not right or not rule.plays_on():
            self._next()

    def draw(self) -> None:
        pending, drew = self.position.number(PENDING), self.position.number(DREW)
        rule = self.rules.role("stock")
        known = card_set(self.rules.deck, self.move.cards)
        top = self.position.top
        if pending and top is not None:
            rule = self.rules.drawer(top) or rule
        count = self._draw(self.seat, pending or max(1, len(self.move.cards)), known)
        self.events.append(Event(rule.clause, "stock-drawn", self._told(count=count)))
        self.position = self.rules.settled(self.position)
        if not pending:
            self.position = self.position.with_number(DREW, drew + count).without_mark(DRAWN.kind)
            if self.move.cards:
                last = card_set(self.rules.deck, self.move.cards[-1:])
                self.position = self.position.with_mark(Mark(DRAWN.kind, last))
            return
        for word in (PENDING, BEFORE):
            self.position = self.position.without_mark(word.kind)
        if rule.ends_turn():
            self._next()

    def _draw(self, seat: int, count: int, known: int = 0) -> int:
        """Lets a seat draw that many cards, or all that there are; returns how many it draws.

        ``known``: the cards drawn, as far as known.
        """
        deck, left = self.rules.deck, count
        while left and not self.rules.nothing_to_draw(self.position):
            stock = self.position.stock(deck)
            if not stock:
                self.position = self.position.with_pile_turned(deck, self.rules.kept(self.position))
                self.events.append(Event(self.rules.turning[0].clause, "pile-turned", self._told()))
                continue
            now = min(left, stock)
            named = deck.mask(deck.cards(known)[:now])
            known = deck.take(known, named)
            self.position = self.position.with_cards_drawn(deck, seat, now, named, stock - now)
            self.position = self.position.without_mark(UNSAID.kind, seat)
            left -= now
        return count - left

    def pass_turn(self) -> None:
        for word in (PENDING, BEFORE):
            self.position = self.position.without_mark(word.kind)
        self.position = self.rules.settled(self.position)
        self._next()

    def say(self) -> None:
        self.position = self.position.without_mark(UNSAID.kind, self.seat)
        for rule in self.rules.declaring("unsaid_cost"):
            self.events.append(Event(rule.clause, "last-card-said", self._told()))

    def catch(self) -> None:
        other = self.game.names.index(self.move.other)
        self.position = self.position.without_mark(UNSAID.kind, other)
        for rule in self.rules.declaring("has_to_be_caught"):
            self._punish(rule, other)


_MOVES: dict[str, Callable[[_Draft], None]] = {
    PLAY: _Draft.play,
    PASS: _Draft.pass_turn,
    DRAW_STOCK: _Draft.draw,
    DRAW: _Draft.draw,
    SWAP_HANDS: _Draft.swap,
    CHALLENGE: _Draft.challenge,
    BEATS: _Draft.win_challenge,
    LOSES: _Draft.lose_challenge,
    CATCH: _Draft.catch,
    CALL_SUIT: _Draft.call,
    LAST_CARD: _Draft.say,
}
