"""ダイヤ3スタート: the holder of a card leads, and the first play must contain it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from referee.cards.card import parse_card, union
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.mark_names import FIRST_TRICK, LEFT_OVER
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, is_whole_hand
from referee.games.climbing.rule_api.titles import standing
from referee.model.moves import PLAY
from referee.rulebook.rule import Param

CARDS = {"diamond_3": "D3", "spade_3": "S3", "club_3": "C3", "heart_3": "H3"}


class FirstPlayWithCard(ClimbingRule):
    """Applies to the first play of the first trick. If nobody has been dealt the card, the next
    rank of its suit replaces it (by a reading), or if ``suits`` says their order, lowest first, the
    next card of all."""

    move_kinds = (PLAY,)
    relies_on = ("3",)
    answers = ("first_lead",)
    lead_facts = ("first-lead-card", "first-lead-agreed")
    words = (FIRST_TRICK,)
    first_play_with_card_card = Param("diamond_3")
    first_play_with_card_alone = Param("any_play_with_it")
    first_play_with_card_games = Param("first_game_only")
    first_play_with_card_left_over = Param("next_lowest_card")
    suits = Param("")

    def _card(self, position: Position) -> int:
        """The card, as a set; empty if the deck doesn't have it or the table has to agree on
        one."""
        named = CARDS[self.first_play_with_card_card]
        suit, rank = named[:1], named[1:]
        if suit not in self.deck.suits or rank not in self.deck.ranks:
            return 0
        numbers = self.deck.ranks[self.deck.ranks.index(rank) :]
        for number, each in product(numbers, self.suits or suit):
            card = self.deck.mask([parse_card(each + number, self.deck)])
            if not self._left_over(position, card):
                return card
            if self.first_play_with_card_left_over == "by_agreement":
                return 0
        return 0

    def _left_over(self, position: Position, card: int) -> bool:
        """Whether nobody has been dealt this card: the state says so, or all hands are known and
        none holds it."""
        left = position.mark(LEFT_OVER.kind)
        if left is not None and left.value & card:
            return True
        known = not any(position.unknown)
        return (
            known
            and self._is_first_play(position, range(position.size))
            and not any(hand & card for hand in position.known)
        )

    def _is_first_play(self, position: Position, seats: Iterable[int]) -> bool:
        """Whether no card has been played yet, or one of these hands is still whole."""
        if not position.fresh:
            return False
        whole = any(is_whole_hand(self.deck, position, seat) for seat in seats)
        return whole or position.mark(FIRST_TRICK.kind) is not None

    def _holds_here(self, ranked: bool) -> bool:
        return not ranked or self.first_play_with_card_games == "every_game"

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> int | str | None:
        if not self._holds_here(bool(ranking)):
            return None
        card = self._card(position)
        if not card:
            return "first-lead-agreed"
        holder = (seat for seat, hand in enumerate(position.known) if hand & card)
        return next(holder, "first-lead-card" if any(position.unknown) else None)

    def lead_details(self, position: Position) -> Mapping[str, object]:
        card = next(iter(self.deck.texts(self._card(position))), "")
        named = CARDS[self.first_play_with_card_card]
        return {"card": card, "instead": named if card not in ("", named) else ""}

    def bar_details(self, position: Position, seat: int, cards: int) -> Mapping[str, object]:
        alone = "yes" if cards & self._card(position) else "no"
        return {**self.lead_details(position), "alone": alone}

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        position, seat, play = asked.position, asked.seat, asked.play
        if play is None or not self._holds_here(bool(standing(position, self.book.titles))):
            return {}
        card = self._card(position)
        if self._is_first_play(position, [seat]):
            return {"why": "has", "card": self.deck.texts(card)[0]} if play.mask & card else {}
        made = asked.made.mask if asked.made else 0
        about = position.known[seat] | made | union(laid.play.mask for laid in position.field[-1:])
        is_about = card & about & ~play.mask
        return {"why": "later", "card": self.deck.texts(card)[0]} if is_about else {}

    def restricts(self, position: Position, seat: int) -> bool:
        return position.fresh

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        if play is None or not self._is_first_play(position, [seat]):
            return False
        card = (
            self._card(position)
            if self._holds_here(bool(standing(position, self.book.titles)))
            else 0
        )
        if not position.known[seat] & card:
            return False
        alone = self.first_play_with_card_alone == "alone"
        return play.mask != card if alone else not play.mask & card
