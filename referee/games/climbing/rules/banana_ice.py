"""バナナアイス: on turn six numbers in a row of one colour may be discarded together.

Coded, since nothing played sets it off: it is offered whenever the turn comes, or at any time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.games.climbing.plays.unseen import unseen_cards
from referee.games.climbing.position import Position
from referee.games.climbing.rule.moment import Meeting
from referee.games.climbing.rule.rule import ClimbingRule
from referee.model.marks import MANY, Obligation
from referee.model.moves import DISCARD
from referee.rulebook.rule import Param

NUMBERS = 6
COLOURS = ("DH", "SC")
ON_TURN = "on_own_turn"


class BananaIce(ClimbingRule):
    """The numbers follow one another as in a run; the suits of a colour may be mixed. By a reading
    jokers stand for what lacks."""

    says = ("meets", "unfit")
    banana_ice_jokers = Param("no")
    banana_ice_out = Param("out_no_foul")
    banana_ice_when = Param(ON_TURN, names="choice", also=(ON_TURN, "any_time"))

    @property
    def emptying(self) -> str:  # type: ignore[override]
        named = {"out_judged_by_those_cards": "out_judged_by_cards"}
        return named.get(self.banana_ice_out, self.banana_ice_out)

    def offers(self, position: Position, seat: int) -> Iterable[Obligation]:
        return self._may_go(position, seat) if self.banana_ice_when == ON_TURN else ()

    def interjects(self, position: Position) -> Iterable[Obligation]:
        if self.banana_ice_when != ON_TURN:
            for seat in position.playing:
                yield from self._may_go(position, seat)

    def _may_go(self, position: Position, seat: int) -> Iterator[Obligation]:
        cards = 0
        for row in self._rows():
            cards |= self._held_of(position, seat, row)
        if cards:
            yield Obligation("discard", seat, count=NUMBERS, clause=self.clause.id, least=NUMBERS,
                             of=cards)  # fmt: skip

    def forbids_meeting(self, meeting: Meeting) -> bool:
        if meeting.kind != DISCARD or meeting.cards.bit_count() != NUMBERS:
            return False
        return not any(self._makes(meeting.cards, row) for row in self._rows())

    def _rows(self) -> Iterator[list[int]]:
        """The numbers in a row of each colour, each number as a set of cards."""
        deck = self.deck
        for letters in COLOURS:
            colour = sum(
                deck.suit_masks[at] for at, suit in enumerate(deck.suits) if suit in letters
            )
            numbers = [mask & colour for mask in deck.rank_masks]
            yield from (numbers[at : at + NUMBERS] for at in range(len(numbers) - NUMBERS + 1))

    def _makes(self, cards: int, row: list[int]) -> bool:
        """Whether these are such numbers, each once; what lacks, jokers stand for."""
        jokers = self.deck.jokers_in(cards)
        shown = [(cards & number).bit_count() for number in row]
        if max(shown) > 1 or sum(shown) + jokers != NUMBERS:
            return False
        return not jokers or self.banana_ice_jokers == "yes"

    def _held_of(self, position: Position, seat: int, row: list[int]) -> int:
        """The cards that can be discarded of these numbers; 0 where the hand cannot hold them."""
        deck, known, unknown = self.deck, position.known[seat], position.unknown[seat]
        unseen = unseen_cards(deck, position) if unknown else 0
        jokers = deck.joker_mask(deck.jokers) if self.banana_ice_jokers == "yes" else 0
        lacking = [number for number in row if not known & number]
        hidden = sum(1 for number in lacking if unseen & number)
        room = len(lacking) if unknown == MANY else unknown
        wild = (known & jokers).bit_count() + min(
            (unseen & jokers).bit_count(), max(room - hidden, 0)
        )
        if len(lacking) > min(hidden, room) + wild:
            return 0
        numbers = sum(row)
        return (known | unseen) & numbers | (known | unseen) & jokers
