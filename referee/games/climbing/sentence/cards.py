"""Which plays a sentence is about."""

from __future__ import annotations

from dataclasses import dataclass

from referee.cards.card import Deck
from referee.games.climbing.plays.face_down import Covered
from referee.games.climbing.plays.play import (
    EMPEROR,
    RUN,
    SET,
    SINGLE,
    SPACED,
    Play,
    Shape,
    joker_rank,
)
from referee.rulebook.sentence import Word

FORMS = (SINGLE, SET, RUN, SPACED, EMPEROR)

COLOURS = {"red": "DH", "black": "SC"}


@dataclass(frozen=True)
class Below:
    """The play on top of the field: what it shows (``Jo``: jokers alone), how many cards."""

    rank: str = ""
    count: int = 0

    def fits(self, top: Shape | None, deck: Deck) -> bool:
        """Whether such a play lies there."""
        if top is None or self.count not in (0, top.count):
            return False
        if self.rank == "Jo":
            return top.jokers == top.count and set(top.ranks) == {joker_rank(deck)}
        return not self.rank or deck.ranks.index(self.rank) in top.ranks


@dataclass(frozen=True)
class Cards:
    """The cards of a play that are meant, and what else there is to the play."""

    rank: str = ""
    suit: str = ""
    count: int | str = 0
    at_least: int = 0
    stand_ins: bool = False
    jokers: int = -1
    only: bool = False
    form: tuple[str, ...] = ()
    lead: bool | None = None
    on: Below | None = None

    def meant(self, play: Play) -> int:
        """How many cards of the play are meant."""
        deck = play.deck
        if self.rank == "Jo":
            return play.jokers - len(play.stands)
        if self.suit:
            return self._in_suits(play)
        if self.rank:
            return play.shows(deck.ranks.index(self.rank), stand_ins=self.stand_ins)
        return play.count if self.stand_ins else sum(play.naturals.values())

    def _in_suits(self, play: Play) -> int:
        deck, suits = play.deck, suit_set(play.deck, self.suit)
        laid = play.cards.up if isinstance(play, Covered) else play.mask
        masks = deck.rank_masks
        ranks = masks[deck.ranks.index(self.rank)] if self.rank else deck.naturals
        shown = sum(
            (laid & ranks & deck.suit_masks[at]).bit_count()
            for at in range(len(deck.suits))
            if suits >> at & 1
        )
        if not self.stand_ins:
            return shown
        rank = deck.ranks.index(self.rank) if self.rank else None
        stood = (each for each in play.stands if each[1] >= 0 and suits >> each[1] & 1)
        return shown + sum(rank in (None, number) for number, _ in stood)

    def fits(self, play: Play) -> bool:
        """Whether this is such a play, wherever it is laid."""
        if (self.form and play.form not in self.form) or self.jokers not in (-1, play.jokers):
            return False
        meant = self.meant(play)
        if self.only and meant != play.count:
            return False
        if isinstance(self.count, str) and self.count != "any":
            return meant > 0 and meant % 2 == (self.count == "odd")
        if self.count and self.count != "any":
            return meant == self.count
        named = self.rank or self.suit or self.only
        return meant >= (self.at_least or (1 if named else 0))


CARD_WORDS = (
    Word("when.play", "any play", "flag"),
    Word("when.play.rank", "the play shows cards of this number; jokers as themselves", "rank",
         ("Jo",)),
    Word("when.play.suit", "only cards of these suits are meant", "suit", ("red", "black")),
    Word("when.play.count", "exactly so many of the cards meant", "number", ("any", "odd", "even")),
    Word("when.play.at_least", "at least so many of the cards meant", "number"),
    Word("when.play.stand_ins", "jokers that stand for the number count as well", "flag"),
    Word("when.play.jokers", "exactly so many jokers in the play", "number"),
    Word("when.play.only", "no other cards in the play", "flag"),
    Word("when.play.form", "the play has this form", "", FORMS, many=True),
    Word("when.play.lead", "the field is empty, or is not", "flag"),
    Word("when.play.on.rank", "the play below shows this number", "rank", ("Jo",)),
    Word("when.play.on.count", "the play below has so many cards", "number"),
)  # fmt: skip

ANY_CARDS = Cards()
"""Any play."""


def suit_set(deck: Deck, said: str) -> int:
    """The suits that a sentence names, as a bit set."""
    letters = COLOURS.get(said, said)
    return sum(1 << at for at, suit in enumerate(deck.suits) if suit in letters)
