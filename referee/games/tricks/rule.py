"""What a rule of the trick-taking family may declare.

==================  ==================================================================
playing a card
``forbids``         why a seat may not play these cards now: the ending of a sentence
``instead``         the cards one of which must be played instead, if they are held
``meets``           how a card does what is asked
``bar_args``        what its sentence names besides
``unless``          the fact that decides it where the hand is not known
``at_once``         everybody plays at the same moment
who takes the trick
``cannot_win``      the places of the trick whose cards cannot take it
``can_win``         the places that can, whatever the clauses say that this one overrides
``tier``, ``power``   how strong a card is: first by tier, then by number
``order``           what it says about the order of strength
``of_equals``       the place among the equally strong that takes the trick
``untaken``         what becomes of a trick that nobody takes
``leads_next``      who leads after a trick
after a card, after a trick
``breaks``          the mark that a suit may be led, left by a card of it
``leaves``          the mark that a trick leaves
the beginning and the end
``first_leader``    who leads the first trick
``opens``           what every seat must do before the first card
``tally``           what a seat has: tricks or points (:class:`TallyRule`)
``adjusts``         what becomes of the points when all are taken
==================  ==================================================================
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from referee.cards.card import Card
from referee.engine.answer import Fact
from referee.model.marks import NOBODY, Mark
from referee.model.markword import MarkWord
from referee.rulebook.rule import Param, Reason, Rule

from .position import Trick, TricksPosition

FIRST_TRICK = MarkWord("first_trick", "first trick")
"""What rules about the first trick ask for; it follows from hands that are still whole."""

UNTAKEN = DISCARDED, CARRIED = "nobody_discarded", "carried_to_next"
"""What becomes of a trick that nobody takes."""


class TrickRule(Rule):
    """A rule of the family. What it does not declare it has nothing to say about."""

    at_once: ClassVar[bool] = False
    about_first_trick: ClassVar[bool] = False
    """Whether it asks for the mark ``FIRST_TRICK``."""
    opens: ClassVar[str] = ""
    """The kind of what every seat owes before the first card, such as ``place``."""

    def forbids(self, position: TricksPosition, seat: int, cards: Sequence[Card]) -> str:
        """The ending of the sentence that says why not; empty: nothing against it."""
        return ""

    def instead(self, position: TricksPosition, seat: int, card: Card) -> int:
        """The set of cards that bar this one while the seat holds any of them."""
        return 0

    def unless(self, position: TricksPosition, name: str, card: Card) -> Fact:
        """The fact that the seat holds none of ``instead``."""
        raise NotImplementedError

    def bar_args(self, position: TricksPosition, card: Card) -> dict[str, object]:
        """What the sentence that bars a card names besides the card and the seat."""
        return {}

    def meets(self, position: TricksPosition, card: Card) -> str:
        """How a card does what ``instead`` asks for: the ending of a sentence, or empty."""
        return ""

    def cannot_win(self, trick: Trick) -> frozenset[int]:
        return frozenset()

    def can_win(self, trick: Trick) -> frozenset[int]:
        return frozenset()

    def tier(self, card: Card) -> int:
        return 0

    def power(self, card: Card) -> int | None:
        """The higher the stronger; ``None``: the rule does not say."""
        return None

    def order(self) -> Reason:
        """What it says about the order of strength."""
        raise NotImplementedError

    def of_equals(self, places: Sequence[int]) -> int | None:
        """One of the places, or ``NOBODY``; ``None``: the rule does not say."""
        return None

    def untaken(self, trick: Trick) -> str:
        """One of ``UNTAKEN``; empty: the rule does not say."""
        return ""

    def leads_next(self, trick: Trick, taker: int, size: int) -> int | None:
        """The seat that leads after this trick (``taker`` may be ``NOBODY``)."""
        return None

    def breaks(self, position: TricksPosition, card: Card) -> Mark | None:
        """The mark that a suit may be led from now on; the position is that before the card."""
        return None

    def leaves(self, trick: Trick) -> Mark | None:
        """The mark that a trick leaves."""
        return None

    def deals(self, players: int) -> dict[str, int]:
        """How many cards everybody gets, and how many are left: ``{"each", "left"}``."""
        raise NotImplementedError

    def first_leader(self, position: TricksPosition) -> int | None:
        """The seat that leads the first trick (``NOBODY``: nobody knows); ``None``: not said."""
        return None

    def adjusts(self, points: Sequence[int]) -> tuple[int, ...] | None:
        """Other points at the end of the deal; ``None``: they stay."""
        return None

    # ---- what the rules share

    def suit_mask(self, suit: str) -> int:
        """The set of all cards of a suit."""
        return self.deck.suit_masks[self.deck.suits.index(suit)]

    def has(self, hook: str) -> bool:
        """Whether the rule declares a hook."""
        return getattr(type(self), hook) is not getattr(TrickRule, hook, None)


class TallyRule(TrickRule):
    """A rule by which the game is won: most (or fewest) of what it counts."""

    says: ClassVar[tuple[str, ...]] = ("counts", "wins", "tied", "going-on", "over")
    tie: Param[str] = Param("shared", "several have as many: they share the win")
    fewest: Param[bool] = Param(False, "the fewest win")

    def tally(self, position: TricksPosition, seat: int) -> int | None:
        """What a seat has; ``None`` where nobody knows."""
        raise NotImplementedError

    def winners(self, counts: Sequence[int]) -> list[int]:
        """The seats that win. Raises ``OpenReading`` where a tie is not settled."""
        best = min(counts) if self.fewest else max(counts)
        seats = [seat for seat, count in enumerate(counts) if count == best]
        if len(seats) > 1:
            self.settled("tie")
        return seats


__all__ = ["CARRIED", "DISCARDED", "FIRST_TRICK", "NOBODY", "UNTAKEN", "TallyRule", "TrickRule"]
