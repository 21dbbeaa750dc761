"""The rules of the matching family."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import Card
from referee.model.marks import NOBODY
from referee.rulebook.rule import Param

from .position import CALLED, CALLS, DREW, PENDING, REVERSED, STOCK, UNSAID, MatchingPosition
from .rule import MatchingRule

NEEDS: tuple[str, ...] = ("turn", "match", "stock", "win")
"""The roles that every book needs a clause for: who may move, which card fits, how cards are drawn,
who wins."""
COPIES = True
"""Decks may have several of a card."""


class InTurn(MatchingRule):
    """Players move in turn, with cards from their hands."""

    key = "match_in_turn"
    roles = ("turn",)
    says = ("turn", "hold", "over", "one", "other", "next", "call", "said", "led")

    def forbids_turn(self, position: MatchingPosition, seat: int) -> str:
        if position.is_over:
            return "over"
        return "turn" if position.turn not in (seat, NOBODY) else ""


class MatchTop(MatchingRule):
    """A card fits that has the suit or the rank of the top card."""

    roles = ("match",)
    says = ("suit", "rank", "bars", "first", "unknown", "apart")

    def fits(self, top: Card, suit: str, card: Card) -> str:
        return "suit" if card.suit == suit else "rank" if card.rank == top.rank else ""


class FollowRound(MatchingRule):
    """All play a card of the suit that was led; who plays the highest leads next (台札)."""

    roles = ("match",)
    says = ("suit", "bars", "first", "unknown", "apart", "takes")

    def fits(self, top: Card, suit: str, card: Card) -> str:
        return "suit" if card.suit == suit else ""

    def wins_round(self, cards: Sequence[Card]) -> int:
        ranks, led = self.deck.ranks, cards[0].suit
        followed = (at for at, card in enumerate(cards) if card.suit == led)
        return max(followed, key=lambda at: ranks.index(cards[at].rank))


class CallSuit(MatchingRule):
    """A card of a rank fits everywhere, and its player calls a suit (マーク指定)."""

    says = ("fits", "first", "free")
    words = (CALLED, CALLS)
    rank = Param("8", "the rank")

    def fits(self, top: Card, suit: str, card: Card) -> str:
        return "fits" if card.rank == self.rank else ""

    def calls_suit(self, card: Card) -> bool:
        return card.rank == self.rank


class MakeDraw(MatchingRule):
    """After a card of a rank the next player draws (ドロー)."""

    says = ("bars", "answer", "due")
    words = (PENDING,)
    rank = Param("2", "the rank")
    count = Param("2", "how many cards", names="number")
    answer = Param("yes", "whether the next player may answer with such a card instead")
    after = Param("ends", "whether the turn ends after that")

    def makes_draw(self, card: Card) -> int:
        return int(self.count) if card.rank == self.rank else 0

    def answers_draw(self, card: Card) -> bool:
        return self.answer == "yes" and card.rank == self.rank

    def ends_turn(self) -> bool:
        return self.after == "ends"


class SkipNext(MatchingRule):
    """After a card of a rank the next player misses a turn (スキップ)."""

    says = ("skipped",)
    rank = Param("Q", "the rank")

    def skips(self, card: Card) -> int:
        return int(card.rank == self.rank)


class TurnRound(MatchingRule):
    """A card of a rank reverses the direction of play (リバース)."""

    says = ("reversed",)
    words = (REVERSED,)
    rank = Param("A", "the rank")

    def turns_round(self, card: Card) -> bool:
        return card.rank == self.rank


class DrawFromStock(MatchingRule):
    """Who doesn't play draws from the stock (山札から引く)."""

    roles = ("stock",)
    says = ("free", "must-play", "binds", "limit", "empty", "draw-first", "pass", "due", "without")
    words = (STOCK, DREW)
    most = Param("any", "how many cards a player may draw in a turn", names="number", also=("any",))
    at_will = Param("yes", "whether a player may draw with a card that fits")
    turned = Param("yes", "whether the pile becomes the stock when that is empty")

    def most_drawn(self) -> int | None:
        return None if self.most == "any" else int(self.most)

    def must_play(self) -> bool:
        return self.at_will != "yes"

    def turns_pile(self) -> bool:
        return self.turned == "yes"


class SayLastCard(MatchingRule):
    """A player with one card left says so before the next player moves, or draws (残り1枚)."""

    says = ("free",)
    words = (UNSAID,)
    cost = Param("2", "how many cards who forgets it draws", names="number")

    def unsaid_cost(self) -> int:
        return int(self.cost)


class FirstWithoutCards(MatchingRule):
    """The first player without cards wins."""

    roles = ("win",)
    says = ("won", "none")


class CardsLeft(MatchingRule):
    """The winner scores the cards that the others still hold."""

    says = ("counts", "open")
    points = Param[dict[str, int]]({}, "what a card of a rank counts; by default its number")

    def card_points(self, card: Card) -> int:
        return self.points.get(card.rank) or int(card.rank)


class DealHands(MatchingRule):
    """Each player gets as many cards; the rest is the stock."""

    says = ("deal",)
    cards = Param("5", "how many cards each gets", names="number")
    for_two = Param("7", "how many cards with two players", names="number")

    def deal(self, players: int) -> dict[str, int]:
        each = int(self.for_two if players == 2 else self.cards)
        left = max(0, self.deck.full.bit_count() - each * players)
        return {"each": each, "left": left, "stock": left}
