"""The comparison of a play with the play below it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from msgspec import Struct

from referee.cards.card import Deck
from referee.games.climbing.plays.play import RUN, FieldShape, Play
from referee.games.climbing.rule_api.rule import SituationView
from referee.rulebook.rule_language import Word

EQUAL, STRONGER, WEAKER, LOWER = "equal", "one stronger", "one weaker", "one lower"
NOT_STRONGER = "not stronger"
ONE_ON_SEVERAL, SEVERAL_ON_ONE = "one on several", "several on one"
SAME_COLOURS = "same colours"
"""The colours that are shown below, and no others."""
LACKING = "lacking"
COLOURS = {"red": "DH", "black": "SC"}
COURT = {"A": 1, "J": 11, "Q": 12, "K": 13}
"""The numbers of the ranks that aren't numbers."""
ODD_ON_EVEN = "odd on even"
STEPS = {EQUAL: 0, STRONGER: 1, WEAKER: -1}
"""By value of ``strength``: how many steps of the present order the play is above the one below."""


class Comparison(Struct, frozen=True):
    """The words below ``when.play.compared``; :data:`COMPARED_WORDS` explains them. An empty value
    makes no difference."""

    strength: str = ""
    form: str = ""
    count: str = ""
    suit: str = ""
    row: int = 2
    suits_up: str = ""
    suits_turn: bool = False
    together: int = 0
    jokers: bool = False
    parity: str = ""
    faces: bool = True

    @property
    def by_suits(self) -> bool:
        """Whether suits are compared."""
        return bool(self.suit or self.suits_up)

    def fits(self, situation: SituationView, play: Play) -> bool:
        """Whether the play compares so with the top of the field; false if that is empty."""
        top = situation.top
        if top is None or (self.form and (self.form == "same") != (play.form == top.form)):
            return False
        if self.count == "same" and play.count != top.count:
            return False
        if self.count == "more" and play.count <= top.count:
            return False
        if self.parity and not self._fits_parity(situation.deck, play, top):
            return False
        if self.together and self._counted(play) + self._counted(top) < self.together:
            return False
        return self._fits_strength(situation, play, top) and self._fits_suits(situation, play, top)

    def _fits_parity(self, deck: Deck, play: Play, top: FieldShape) -> bool:
        """Whether one is even and the other odd, as it should be."""
        above, below = self._parity(deck, play), self._parity(deck, top)
        if self.parity == ODD_ON_EVEN:
            return (above, below) == ("odd", "even")
        return bool(above and below) and above != below

    def _parity(self, deck: Deck, cards: Play | FieldShape) -> str:
        """``even`` or ``odd``; empty for runs, jokers and cards without a number."""
        rank = cards.ranks[0]
        if cards.form == RUN or not 0 <= rank < len(deck.ranks):
            return ""
        without_number = deck.ranks[rank] in COURT and not self.faces
        return "" if without_number else parity(deck.ranks[rank])

    def _counted(self, cards: Play | FieldShape) -> int:
        """How many cards of a play count for ``together``."""
        return cards.count if self.jokers else cards.count - cards.jokers

    def _fits_strength(self, situation: SituationView, play: Play, top: FieldShape) -> bool:
        if not self.strength:
            return True
        if self.strength == LOWER:
            return min(top.ranks) - min(play.ranks) == 1 and bool(play.naturals)
        if situation.top_power is None:
            return False
        if self.strength == NOT_STRONGER:
            return situation.power(play) <= situation.top_power
        return situation.power(play) - situation.top_power == STEPS[self.strength]

    def in_row(self, deck: Deck, shown: Sequence[Play]) -> bool:
        """Whether the last ``row`` of these plays compare so in their suits."""
        suits = [FieldShape(play).suits for play in shown[-self.row :]]
        return len(suits) == self.row and self._are_alike(deck, suits)

    def _are_alike(self, deck: Deck, suits: Sequence[int]) -> bool:
        """Whether the suits of plays are the same, or of one colour."""
        if self.suit == "same":
            return all(suits) and len(set(suits)) == 1
        if self.suit == SAME_COLOURS:
            return all(suits) and len({colours_of(deck, suit) for suit in suits}) == 1
        union = reduce(or_, suits)
        return all(suits) and any(not union & ~colour for colour in colours(deck))

    def _fits_suits(self, situation: SituationView, play: Play, top: FieldShape) -> bool:
        suits = (FieldShape(play).suits, top.suits)
        if self.suit in (ONE_ON_SEVERAL, SEVERAL_ON_ONE):
            ones = [suit.bit_count() == 1 for suit in suits]
            return ones == [self.suit == ONE_ON_SEVERAL, self.suit == SEVERAL_ON_ONE]
        if self.suit == LACKING:
            return bool(top.shown & ~play.suits)
        if self.suit and not self._are_alike(situation.deck, suits):
            return False
        return not self.suits_up or self._has_higher_suit(situation, play.suits, top.suits)

    def _has_higher_suit(self, situation: SituationView, suits: int, below: int) -> bool:
        """Whether the highest suit of a play is above that of the one below."""
        order = [situation.deck.suits.index(letter) for letter in self.suits_up]
        if self.suits_turn and situation.reversed:
            order.reverse()
        places = [[step for step, bit in enumerate(order) if shown >> bit & 1]
                  for shown in (suits, below)]  # fmt: skip
        return all(places) and max(places[0]) > max(places[1])


def parity(rank: str) -> str:
    """``even`` or ``odd``; empty if the rank isn't a number."""
    number = COURT.get(rank, int(rank) if rank.isdecimal() else None)
    return "" if number is None else "odd" if number % 2 else "even"


def colours(deck: Deck) -> tuple[int, ...]:
    """The suits of each colour, as bit sets."""
    return tuple(
        sum(1 << at for at, suit in enumerate(deck.suits) if suit in letters)
        for letters in COLOURS.values()
    )


def colours_of(deck: Deck, suits: int) -> int:
    """All suits of the colours of these suits, as a bit set."""
    return reduce(or_, (colour for colour in colours(deck) if colour & suits), 0)


COMPARED_WORDS = (
    Word("when.play.compared.strength", "how strong it is as against the play below", "",
         (EQUAL, STRONGER, WEAKER, LOWER, NOT_STRONGER)),
    Word("when.play.compared.form", "the play below has the same form, or another", "",
         ("same", "other")),
    Word("when.play.compared.count", "it has as many cards as the play below, or more", "",
         ("same", "more")),
    Word("when.play.compared.suit", "it shows the same suits, or all of one colour, or the same "
         "colours; or is of one suit where the play below is not, or the other way round; or lacks "
         "a suit of it", "",
         ("same", "same colour", SAME_COLOURS, ONE_ON_SEVERAL, SEVERAL_ON_ONE, LACKING)),
    Word("when.play.compared.row", "so many plays in a row are so in their suits", "number"),
    Word("when.play.compared.suits_up", "it shows a higher suit, of these from the lowest on",
         "suit"),
    Word("when.play.compared.suits_turn", "the suits turn round with the order", "flag"),
    Word("when.play.compared.together", "so many cards, or more, lie there together with those "
         "below", "number"),
    Word("when.play.compared.jokers", "there jokers count as well", "flag"),
    Word("when.play.compared.parity", "one of the two is an even number and the other an odd one; "
         "or it is odd and the one below even", "", ("other", ODD_ON_EVEN)),
    Word("when.play.compared.faces", "there J, Q, K and A are 11, 12, 13 and 1, as they are unless "
         "this says no", "flag"),
)  # fmt: skip
