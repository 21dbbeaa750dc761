"""What a rule of the matching family may declare."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.cards.card import Card
from referee.cards.decks import COLOURS
from referee.rulebook.rule import Did, Reason, Rule

from .position import MatchingPosition


class MatchingRule(Rule):
    """A rule of the family. Hooks that it doesn't declare have no effect."""

    @property
    def pack(self) -> str:
        """Whether messages speak of colours or of suits."""
        return "colours" if {*self.deck.suits} <= {*COLOURS} else "suits"

    def reason(self, ending: str, did: Did = "causes", **args: Any) -> Reason:
        return super().reason(ending, did, pack=self.pack, **args)

    # ---- a move

    def forbids_turn(self, position: MatchingPosition, seat: int) -> str:
        """Why a seat may not move now: the ending of a sentence; empty: it may."""
        return ""

    def fits(self, top: Card, suit: str, card: Card) -> str:
        """Why a card may be played on the top card: the ending of a sentence; empty: it doesn't
        fit by this rule. ``suit``: the suit that counts; empty: unknown."""
        return ""

    def wins_round(self, cards: Sequence[Card]) -> int:
        """Which of the cards of a full round is the highest, if play goes in rounds."""
        return 0

    # ---- what a card does

    def calls_suit(self, card: Card) -> bool:
        """Whether its player calls the suit that counts."""
        return False

    def makes_draw(self, card: Card) -> int:
        """How many cards the next player has to draw."""
        return 0

    def answers_draw(self, top: Card, card: Card) -> bool:
        """Whether it may be played on the top card by a player who has to draw."""
        return False

    def skips(self, card: Card, players: int) -> int:
        """How many players miss their turn."""
        return 0

    def turns_round(self, card: Card) -> bool:
        """Whether the direction of play changes."""
        return False

    def swaps_hands(self, card: Card) -> bool:
        """Whether its player swaps hands with another."""
        return False

    def passes_hands(self, card: Card) -> bool:
        """Whether each hand goes to the next player."""
        return False

    def first_card_acts(self) -> bool:
        """Whether the card turned up at the start works as if the dealer had played it."""
        return False

    def puts_back(self, card: Card) -> bool:
        """Whether the card turned up at the start is put back, and the next one is turned up."""
        return False

    def dealer_begins(self) -> bool:
        """Whether the dealer begins after a first card that changes the direction of play."""
        return True

    # ---- when it may be played

    def jumps_in(self, top: Card, card: Card) -> bool:
        """Whether it may be played out of turn."""
        return False

    def needs_no_suit(self, card: Card) -> bool:
        """Whether it may be played only by a player who holds no card of the suit that counts."""
        return False

    def challenges(self, card: Card) -> bool:
        """Whether the player who has to draw may doubt that the card may be played."""
        return False

    def wrong_cost(self) -> int:
        """How many cards more a player draws whose challenge was wrong."""
        return 0

    def plays_on(self) -> bool:
        """Whether a player whose challenge was right has a turn."""
        return True

    # ---- the stock

    def most_drawn(self) -> int | None:
        """How many cards a player may draw in one turn; ``None``: any number."""
        return 0

    def must_play(self) -> bool:
        """Whether a player with a card that fits has to play."""
        return False

    def only_drawn(self) -> bool:
        """Whether a player who has drawn may play only the card drawn."""
        return False

    def turns_pile(self) -> bool:
        """Whether the pile becomes the stock when that is empty."""
        return False

    def stacks_on(self, top: Card) -> bool:
        """Whether a player who has to draw for a card may answer with one of several ranks."""
        return False

    def ends_turn(self) -> bool:
        """Whether the turn ends once cards were drawn that had to be."""
        return False

    # ---- the end

    def unsaid_cost(self) -> int:
        """How many cards a player draws who hasn't announced the last card; 0: nobody has to."""
        return 0

    def has_to_be_caught(self) -> bool:
        """Whether the player draws only if another says so before the next move."""
        return False

    def draws_at_end(self) -> bool:
        """Whether the next player still draws for the winner's last card."""
        return False

    def card_points(self, card: Card) -> int:
        """What a card in the hand of a loser counts."""
        return 0

    def deal(self, players: int) -> dict[str, int]:
        """``{"each", "left", "stock"}``: the cards that are left are the stock."""
        return {}
