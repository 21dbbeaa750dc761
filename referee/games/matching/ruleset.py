"""A rulebook of the matching family compiled: which cards fit, and what a card does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache

from msgspec.structs import replace

from referee.cards.card import Card
from referee.engine.query import OngoingGame
from referee.engine.ruleset import RuleSet
from referee.model.marks import NOBODY
from referee.rulebook.rulebook import Rulebook

from .position import BEFORE, CALLED, PENDING, MatchingPosition
from .rule import MatchingRule


class MatchingRules(RuleSet[MatchingRule]):
    """The rules of a rulebook that are on. All tables share it."""

    base = MatchingRule

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__(rulebook)
        self.fitting = lru_cache(maxsize=512)(self._fitting)
        """The cards that fit on a top card, if a suit (empty: an unknown one) counts; ``pending``:
        for a player who has to draw."""

    def in_effect(self, position: MatchingPosition) -> MatchingPosition:
        """The position without the marks that no rule has to do with."""
        marks = tuple(mark for mark in position.marks if mark.kind not in self._idle)
        return replace(position, marks=marks) if len(marks) < len(position.marks) else position

    @cached_property
    def _idle(self) -> frozenset[str]:
        return frozenset(word.kind for word in self.idle_words)

    def suit(self, position: MatchingPosition) -> str:
        """The suit that counts; empty if it is unknown or the pile is empty."""
        called, top = position.mark(CALLED.kind), position.top
        if called is not None:
            return str(self.deck.suits[called.value.bit_length() - 1])
        if top is None or self.caller(top):
            return ""
        return position.field[0].card.suit if self.rounds else top.suit

    # ---- rounds

    @cached_property
    def rounds(self) -> MatchingRule | None:
        """The rule by which play goes in rounds; ``None``: it doesn't."""
        return self.declared_by("wins_round")

    def settled(self, position: MatchingPosition) -> MatchingPosition:
        """The position in which nobody has just played; in a round it stays known who played."""
        return position if self.rounds else position.settled()

    def after_round(self, position: MatchingPosition) -> MatchingPosition:
        """The position after a round in which the turn has come back to the leader, or the same."""
        field = position.field
        if self.rounds is None or not field or position.turn not in {field[0].seat} - {NOBODY}:
            return position
        winner = field[self.rounds.wins_round([laid.card for laid in field])].seat
        discards = self.deck.add(position.discards, position.pile(self.deck))
        return replace(position, turn=winner, field=(), discards=discards)

    # ---- cards

    def why_fits(
        self, top: Card, suit: str, card: Card, pending: bool
    ) -> Iterator[tuple[MatchingRule, str]]:
        """The rules by which a card fits, each with the ending of its sentence."""
        if pending and not any(rule.answers_draw(top, card) for rule in self.rules):
            return
        for rule in self.declaring("fits"):
            if ending := rule.fits(top, suit, card):
                yield rule, ending

    def _fitting(self, top: Card, suit: str, pending: bool) -> int:
        cards = self.deck.natural_cards
        return self.deck.mask(
            card for card in cards if any(self.why_fits(top, suit, card, pending))
        )

    def caller(self, card: Card) -> MatchingRule | None:
        """The rule by which the player of a card calls a suit."""
        return next((rule for rule in self.rules if rule.calls_suit(card)), None)

    def drawer(self, card: Card) -> MatchingRule | None:
        """The rule by which the next player has to draw after a card."""
        return next((rule for rule in self.rules if rule.makes_draw(card)), None)

    def draws(self, position: MatchingPosition) -> list[int]:
        """For how many cards each of the last plays makes the next player draw, if several do."""
        counts: list[int] = []
        for laid in reversed(position.field):
            count = sum(rule.makes_draw(laid.card) for rule in self.rules)
            if not count or sum(counts) + count > position.number(PENDING):
                break
            counts.insert(0, count)
        return counts if len(counts) > 1 and sum(counts) == position.number(PENDING) else []

    def stacker(self, top: Card) -> MatchingRule | None:
        """The rule by which one who has to draw for a card may answer with one of several ranks."""
        return next((rule for rule in self.rules if rule.stacks_on(top)), None)

    def challenger(self, card: Card) -> MatchingRule | None:
        """The rule by which a card may be challenged."""
        return next((rule for rule in self.rules if rule.challenges(card)), None)

    def swapper(self, card: Card) -> MatchingRule | None:
        """The rule by which the player of a card swaps hands."""
        return next((rule for rule in self.rules if rule.swaps_hands(card)), None)

    def steps(self, card: Card, players: int) -> int:
        """How many turns after a card the next turn is."""
        return 1 + sum(rule.skips(card, players) for rule in self.rules)

    def turns(self, card: Card) -> bool:
        """Whether the direction of play changes after a card."""
        return any(rule.turns_round(card) for rule in self.rules)

    # ---- the stock

    @property
    def turning(self) -> list[MatchingRule]:
        """The rules by which the pile becomes the stock when that is empty."""
        return [rule for rule in self.declaring("turns_pile") if rule.turns_pile()]

    def kept(self, position: MatchingPosition) -> int:
        """How many cards of the pile don't become the stock: the top card, or the round."""
        return len(position.field) if self.rounds else 1

    def nothing_to_draw(self, position: MatchingPosition) -> bool:
        """Whether no card can be drawn, also none of the pile."""
        under = len(position.field) > self.kept(position) or position.discards
        return not position.stock(self.deck) and not (under and self.turning)


def is_guilty(rules: MatchingRules, position: MatchingPosition, seat: int) -> bool | None:
    """Whether a seat held a card of the suit that counted before it played the top card; ``None``:
    unknown."""
    before = position.mark(BEFORE.kind)
    if before is None:
        return None
    suit = rules.deck.suit_masks[before.value.bit_length() - 1]
    return holds(
        suit, position.known[seat], position.possible(rules.deck, seat), position.unknown[seat]
    )


def holds(cards: int, known: int, unseen: int, unknown: int) -> bool | None:
    """Whether a hand has one of these cards; ``None``: unknown. ``unseen``: what the ``unknown``
    cards of the hand may be."""
    if cards & known or unknown > (unseen & ~cards).bit_count():
        return True
    return None if unknown and cards & unseen else False


MatchingGame = OngoingGame[MatchingRules, MatchingPosition]
