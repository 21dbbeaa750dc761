"""The rules of the matching family."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import Card
from referee.model.marks import NOBODY
from referee.rulebook.rule import Param

from .position import (
    BEFORE,
    CALLED,
    CALLS,
    CHALLENGED,
    DEALER,
    DRAWN,
    DREW,
    PENDING,
    REVERSED,
    STOCK,
    SWAPS,
    UNSAID,
    MatchingPosition,
)
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
    says = (
        "turn", "hold", "over", "one", "other", "next", "same", "call", "said", "led",
        "no-challenge",
    )  # fmt: skip

    def forbids_turn(self, position: MatchingPosition, seat: int) -> str:
        if position.is_over:
            return "over"
        return "turn" if position.turn not in (seat, NOBODY) else ""


class MatchTop(MatchingRule):
    """A card fits that has the suit or the rank of the top card."""

    roles = ("match",)
    says = ("suit", "rank", "bars", "first", "unknown", "apart")

    def fits(self, top: Card, suit: str, card: Card) -> str:
        same = card.suit and card.suit == suit
        return "suit" if same else "rank" if card.rank == top.rank else ""


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

    says = ("bars", "answer", "due", "missed")
    words = (PENDING,)
    rank = Param("2", "the rank")
    count = Param("2", "how many cards", names="number")
    answer = Param("yes", "whether the next player may answer with such a card instead")
    after = Param("ends", "whether the turn ends after that")

    def makes_draw(self, card: Card) -> int:
        return int(self.count) if card.rank == self.rank else 0

    def answers_draw(self, top: Card, card: Card) -> bool:
        return self.answer == "yes" and card.rank == self.rank

    def ends_turn(self) -> bool:
        return self.after == "ends"


class SkipNext(MatchingRule):
    """After a card of a rank the next player misses a turn (スキップ)."""

    says = ("skipped",)
    rank = Param("Q", "the rank")
    players = Param("any", "with how many players", names="number", also=("any",))

    def skips(self, card: Card, players: int) -> int:
        return int(card.rank == self.rank and self.players in ("any", str(players)))


class TurnRound(MatchingRule):
    """A card of a rank reverses the direction of play (リバース)."""

    says = ("reversed",)
    words = (REVERSED,)
    rank = Param("A", "the rank")

    def turns_round(self, card: Card) -> bool:
        return card.rank == self.rank


class FirstCardActs(MatchingRule):
    """The card turned up at the start works as if the dealer had played it (最初のカード)."""

    says = ("begins", "acts", "turns", "right", "back")
    words = (DEALER,)
    back = Param(["W+4"], "the ranks that are put back", names="rank")
    reverse = Param(
        "dealer",
        "who begins after a card that changes the direction",
        names="choice",
        also=("dealer", "right"),
    )

    def first_card_acts(self) -> bool:
        return True

    def puts_back(self, card: Card) -> bool:
        return card.rank in self.back

    def dealer_begins(self) -> bool:
        return self.reverse == "dealer"

    def forbids_turn(self, position: MatchingPosition, seat: int) -> str:
        card = position.first_card
        return "back" if card is not None and self.puts_back(card) else ""


class StackDraws(MatchingRule):
    """A player who has to draw may answer with another card for which one draws (重ね出し)."""

    says = ("answer", "may", "bars", "plain")
    ranks = Param(["2"], "the ranks, from the fewest cards drawn to the most", names="rank")
    on = Param(
        "higher", "which cards may be answered", names="choice", also=("same", "higher", "any")
    )

    def answers_draw(self, top: Card, card: Card) -> bool:
        ranks = self.ranks
        if top.rank not in ranks or card.rank not in ranks:
            return False
        apart = ranks.index(card.rank) - ranks.index(top.rank)
        return apart == 0 or self.on == "any" or (self.on == "higher" and apart > 0)

    def stacks_on(self, top: Card) -> bool:
        return top.rank in self.ranks


class OnlyWithoutSuit(MatchingRule):
    """A card of a rank may be played only without a card of the suit that counts ."""

    says = ("holds", "may-hold", "free")
    rank = Param("8", "the rank")

    def needs_no_suit(self, card: Card) -> bool:
        return card.rank == self.rank


class ChallengeCard(MatchingRule):
    """The player who has to draw may challenge a card of a rank (チャレンジ)."""

    says = ("free", "open", "right", "wrong", "lost", "missed")
    words = (BEFORE, CHALLENGED)
    rank = Param("8", "the rank")
    cost = Param("2", "how many cards more a wrong challenge costs", names="number")
    after = Param(
        "plays",
        "what a player does whose challenge was right",
        names="choice",
        also=("plays", "misses"),
    )

    def challenges(self, card: Card) -> bool:
        return card.rank == self.rank

    def wrong_cost(self) -> int:
        return int(self.cost)

    def plays_on(self) -> bool:
        return self.after == "plays"


class JumpIn(MatchingRule):
    """A player with the same card as the top card may play it out of turn (割り込み)."""

    says = ("fits", "differs", "went-on")

    def jumps_in(self, top: Card, card: Card) -> bool:
        return top == card


class SwapHands(MatchingRule):
    """After a card of a rank its player swaps hands with another (手札交換)."""

    says = ("first", "free", "no-other")
    words = (SWAPS,)
    rank = Param("7", "the rank")

    def swaps_hands(self, card: Card) -> bool:
        return card.rank == self.rank


class PassHands(MatchingRule):
    """After a card of a rank each hand goes to the next player (手札回し)."""

    rank = Param("0", "the rank")

    def passes_hands(self, card: Card) -> bool:
        return card.rank == self.rank


class DrawFromStock(MatchingRule):
    """Who doesn't play draws from the stock (山札から引く)."""

    roles = ("stock",)
    says = (
        "free", "must-play", "binds", "limit", "empty", "draw-first", "pass", "due", "without",
        "drawn", "not-drawn", "elsewhere", "not-so-many",
    )  # fmt: skip
    words = (STOCK, DREW, DRAWN)
    most = Param("any", "how many cards a player may draw in a turn", names="number", also=("any",))
    at_will = Param("yes", "whether a player may draw with a card that fits")
    drawn = Param(
        "any", "what may be played after a draw", names="choice", also=("any", "only_drawn")
    )
    turned = Param("yes", "whether the pile becomes the stock when that is empty")

    def most_drawn(self) -> int | None:
        return None if self.most == "any" else int(self.most)

    def must_play(self) -> bool:
        return self.at_will != "yes"

    def only_drawn(self) -> bool:
        return self.drawn == "only_drawn"

    def turns_pile(self) -> bool:
        return self.turned == "yes"


class SayLastCard(MatchingRule):
    """A player with one card left says so before the next player moves, or draws (残り1枚)."""

    says = ("free", "caught", "not-due", "spared")
    words = (UNSAID,)
    cost = Param("2", "how many cards who forgets it draws", names="number")
    when = Param(
        "at_once", "whether another has to notice", names="choice", also=("at_once", "caught")
    )

    def unsaid_cost(self) -> int:
        return int(self.cost)

    def has_to_be_caught(self) -> bool:
        return self.when == "caught"


class FirstWithoutCards(MatchingRule):
    """The first player without cards wins."""

    roles = ("win",)
    says = ("won", "none")


class DrawAtEnd(MatchingRule):
    """The next player still draws if the winner's last card says so."""

    def draws_at_end(self) -> bool:
        return True


class CardsLeft(MatchingRule):
    """The winner scores the cards that the others still hold."""

    says = ("counts", "left", "open")
    points = Param[dict[str, int]]({}, "what a card of a rank counts; by default its number")

    def card_points(self, card: Card) -> int:
        return self.points.get(card.rank) or int(card.rank)


class DealHands(MatchingRule):
    """Each player gets as many cards; the rest is the stock."""

    says = ("deal",)
    cards = Param("5", "how many cards each gets", names="number")
    for_two = Param("7", "how many cards with two players", names="number")
    turned_up = Param("no", "whether the top card of the stock is turned up", also=("yes",))

    def deal(self, players: int) -> dict[str, int]:
        each = int(self.for_two if players == 2 else self.cards)
        left = max(0, self.deck.full.bit_count() - each * players)
        deal = {"each": each, "left": left, "stock": left}
        return {**deal, "up": 1} if self.turned_up == "yes" else deal
