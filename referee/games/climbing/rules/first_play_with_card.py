"""ダイヤ3スタート: the holder of a card leads, and the first play must contain it."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import parse_card
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.titles import standing
from referee.model.marks import MANY
from referee.model.moves import PLAY
from referee.rulebook.rule import Param

CARDS = {"diamond_3": "D3", "spade_3": "S3", "club_3": "C3", "heart_3": "H3"}


class FirstPlayWithCard(ClimbingRule):
    """Asked of a hand that still has all its cards, so that it is the first play of the game."""

    kinds = (PLAY,)
    relies_on = ("3",)
    answers = ("first_lead",)
    lead_facts = ("first-lead-card",)
    first_play_with_card_card = Param("diamond_3")
    first_play_with_card_alone = Param("any_play_with_it")
    first_play_with_card_games = Param("first_game_only")

    @property
    def _card(self) -> int:
        """As a set; empty where the deck has no such card."""
        named = CARDS[self.first_play_with_card_card]
        if named[0] not in self.deck.suits or named[1] not in self.deck.ranks:
            return 0
        return self.deck.mask([parse_card(named, self.deck)])

    def _holds_here(self, ranked: bool) -> bool:
        return not ranked or self.first_play_with_card_games == "every_game"

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> int | str | None:
        if not self._holds_here(bool(ranking)):
            return None
        holder = (seat for seat, hand in enumerate(position.known) if hand & self._card)
        return next(holder, "first-lead-card" if any(position.unknown) else None)

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        if play is None or not position.fresh or not self._holds_here(bool(standing(position))):
            return False
        if not position.known[seat] & self._card or not self._untouched(position, seat):
            return False
        alone = self.first_play_with_card_alone == "alone"
        return play.mask != self._card if alone else not play.mask & self._card

    def _untouched(self, position: Position, seat: int) -> bool:
        unknown, deck = position.unknown[seat], self.deck
        count = position.known[seat].bit_count() + (0 if unknown == MANY else unknown)
        return unknown == MANY or count >= (deck.size + deck.jokers) // position.size
