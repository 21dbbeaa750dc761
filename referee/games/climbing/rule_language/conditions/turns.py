"""When something may be done besides playing and passing (手番にできること)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from referee.cards.card import Deck
from referee.games.climbing.plays.play import SET, SINGLE, Play, joker_rank
from referee.games.climbing.position import Position, PositionView, unseen_cards
from referee.games.climbing.rule_api.rule import Undetermined
from referee.games.climbing.rule_language.marks import USED_MARK
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import MANY
from referee.model.types import Words
from referee.rulebook.rule_language import Word

OWN, ANY = "own", "any"
EMPTY = "empty"


class TurnCondition(Struct, frozen=True):
    """The words below ``when.turn``; :data:`TURN_WORDS` explains them."""

    whose: str = OWN
    instead: bool = False
    stuck: bool = False
    outnumbers: bool = False
    field: str = ""
    at_least: int = 0
    at_most: int = 0

    def fits(self, position: Position, seat: int, deck: Deck) -> bool:
        """Whether the condition may hold for this seat, as far as its hand is known."""
        held = position.held(seat)
        if held is not None and not self._is_between(held):
            return False
        if self.field and (self.field == EMPTY) == bool(position.field):
            return False
        return not self.outnumbers or self._may_outnumber(position, seat, deck)

    def _is_between(self, held: int) -> bool:
        return self.at_least <= held and (not self.at_most or held <= self.at_most)

    def _may_outnumber(self, position: Position, seat: int, deck: Deck) -> bool:
        cards = cards_of_top_rank(position, deck)
        most = max_held(deck, position, seat, cards)
        return bool(cards) and most > position.field[-1].play.count

    @property
    def depends_on_hand(self) -> bool:
        """Whether the player's hand, which others may not know, decides."""
        return self.outnumbers or self.stuck or bool(self.at_least or self.at_most)

    def undetermined(
        self, position: Position, seat: int, named: int, deck: Deck
    ) -> Undetermined | None:
        """The unknown fact about the hand that decides; ``named``: the cards that its owner has
        named."""
        if self.outnumbers:
            cards = cards_of_top_rank(position, deck)
            shown = ((position.known[seat] | named) & cards).bit_count()
            if shown <= position.field[-1].play.count:
                return Undetermined("holds-more-of", seat, cards)
        sized = bool(self.at_least or self.at_most) and position.held(seat) is None
        if sized or (self.stuck and position.unknown[seat]):
            return Undetermined("hand-as-asked", seat)
        return None


def cards_of_top_rank(table: PositionView, deck: Deck) -> int:
    """:func:`cards_of_rank` of the top of the field."""
    return cards_of_rank(table.field[-1].play, deck) if table.field else 0


def cards_of_rank(play: Play, deck: Deck) -> int:
    """All cards of the rank of a play, as a set; 0 if it has several, is a joker, or isn't seen."""
    if play.hidden or play.form not in (SINGLE, SET) or play.ranks[0] == joker_rank(deck):
        return 0
    return deck.rank_masks[play.ranks[0]]


def max_held(deck: Deck, table: PositionView, seat: int, cards: int) -> int:
    """How many cards of a set a seat may hold at most."""
    known, room = (table.known[seat] & cards).bit_count(), table.unknown[seat]
    unseen = (unseen_cards(deck, table) & cards).bit_count() if room else 0
    return known + (unseen if room == MANY else min(room, unseen))


def once_spellings(words: Mapping[str, Any], name: str, title: Words) -> Iterator[MarkSpelling]:
    """The spelling of the mark on a player who has used an offer that may be used once."""
    if words.get("if.once"):
        text = name.replace("_", " ")
        yield MarkSpelling(USED_MARK + name, text, holder=True, also=(name, title["ja"]))


TURN_WORDS = (
    Word("when.turn", "somebody is on, and may do this besides playing or passing", "flag"),
    Word("when.turn.whose", "on the own turn, or at any time, whoever's turn it is", "",
         (OWN, ANY)),
    Word("when.turn.instead", "it is done instead of playing: the turn is over by it", "flag"),
    Word("when.turn.stuck", "only with no card in the hand that may be played", "flag"),
    Word("when.turn.field", "the field is empty, or cards lie there", "", (EMPTY, "cards")),
    Word("when.turn.at_least", "the hand has at least so many cards", "number", least=1),
    Word("when.turn.at_most", "the hand has at most so many cards", "number", least=1),
    Word("when.turn.outnumbers", "the hand holds more cards of the number on the field than lie "
         "there", "flag"),
)  # fmt: skip

ANY_TURN = TurnCondition()
"""The player's own turn, with any hand and any field."""
