"""What a rule of the matching family may declare."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import Card
from referee.rulebook.rule import Rule

from .position import MatchingPosition


class MatchingRule(Rule):
    """A rule of the family. Hooks that it doesn't declare have no effect."""

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

    def answers_draw(self, card: Card) -> bool:
        """Whether it may be played by a player who has to draw."""
        return False

    def skips(self, card: Card) -> int:
        """How many players miss their turn."""
        return 0

    def turns_round(self, card: Card) -> bool:
        """Whether the direction of play changes."""
        return False

    # ---- the stock

    def most_drawn(self) -> int | None:
        """How many cards a player may draw in one turn; ``None``: any number."""
        return 0

    def must_play(self) -> bool:
        """Whether a player with a card that fits has to play."""
        return False

    def turns_pile(self) -> bool:
        """Whether the pile becomes the stock when that is empty."""
        return False

    def ends_turn(self) -> bool:
        """Whether the turn ends once cards were drawn that had to be."""
        return False

    # ---- the end

    def unsaid_cost(self) -> int:
        """How many cards a player draws who hasn't announced the last card; 0: nobody has to."""
        return 0

    def card_points(self, card: Card) -> int:
        """What a card in the hand of a loser counts."""
        return 0

    def deal(self, players: int) -> dict[str, int]:
        """``{"each", "left", "stock"}``: the cards that are left are the stock."""
        return {}
