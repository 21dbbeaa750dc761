"""On whose turn something may be done besides playing and passing, and when (手番にできること)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct

from referee.cards.card import Deck
from referee.games.climbing.plays.play import SET, SINGLE, Play, joker_rank
from referee.games.climbing.plays.unseen_cards import unseen_cards
from referee.games.climbing.position import Position, PositionView
from referee.games.climbing.rule_api.context import Undetermined
from referee.games.climbing.rule_language.marks import used_mark
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import MANY
from referee.model.types import Words
from referee.rulebook.rule_language import Word

OWN, ANY = "own", "any"
EMPTY = "empty"


class TurnCondition(Struct, frozen=True):
    """``whose``: on the own turn, or at any time; ``instead``: of playing, so that the turn is over
    by it; ``stuck``: with no card that may be played; ``outnumbers``: with more cards of the number
    on the field than lie there; ``field``: empty, or with cards; a hand of at least, or at most, so
    many cards."""

    whose: str = OWN
    instead: bool = False
    stuck: bool = False
    outnumbers: bool = False
    field: str = ""
    at_least: int = 0
    at_most: int = 0

    def fits(self, position: Position, seat: int, deck: Deck) -> bool:
        """Whether this seat may come to do it here, as far as anybody knows."""
        held = position.held(seat)
        if held is not None and not self._is_between(held):
            return False
        if self.field and (self.field == EMPTY) == bool(position.field):
            return False
        return not self.outnumbers or self._may_outnumber(position, seat, deck)

    def _is_between(self, held: int) -> bool:
        return self.at_least <= held and (not self.at_most or held <= self.at_most)

    def _may_outnumber(self, position: Position, seat: int, deck: Deck) -> bool:
        number = number_on_top(position, deck)
        most = most_held(deck, position, seat, number)
        return bool(number) and most > position.field[-1].play.count

    def doubts(self, position: Position, seat: int, named: int, deck: Deck) -> Undetermined | None:
        """What nobody knows of a hand that decides whether it is such a one; ``named``: the cards
        that its owner has named."""
        if self.outnumbers:
            number = number_on_top(position, deck)
            shown = ((position.known[seat] | named) & number).bit_count()
            if shown <= position.field[-1].play.count:
                return Undetermined("holds-more-of", seat, number)
        sized = bool(self.at_least or self.at_most) and position.held(seat) is None
        if sized or (self.stuck and position.unknown[seat]):
            return Undetermined("hand-as-asked", seat)
        return None


def number_on_top(table: PositionView, deck: Deck) -> int:
    """The cards of the number on top of the field, as a set; see :func:`number_of`."""
    return number_of(table.field[-1].play, deck) if table.field else 0


def number_of(play: Play, deck: Deck) -> int:
    """The cards of the number that a play shows, as a set; 0 where it shows several, or a joker, or
    nobody sees it."""
    if play.hidden or play.form not in (SINGLE, SET) or play.ranks[0] == joker_rank(deck):
        return 0
    return deck.rank_masks[play.ranks[0]]


def most_held(deck: Deck, table: PositionView, seat: int, of: int) -> int:
    """How many cards of a set a seat may hold."""
    shown, room = (table.known[seat] & of).bit_count(), table.unknown[seat]
    unseen = (unseen_cards(deck, table) & of).bit_count() if room else 0
    return shown + (unseen if room == MANY else min(room, unseen))


def once_spellings(words: Mapping[str, Any], name: str, title: Words) -> Iterator[MarkSpelling]:
    """How it is told that somebody has done once what the clause of this name lets do once."""
    if words.get("if.once"):
        text = name.replace("_", " ")
        yield MarkSpelling(used_mark(name), text, holder=True, also=(name, title["ja"]))


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
"""The own turn, whatever lies there."""
