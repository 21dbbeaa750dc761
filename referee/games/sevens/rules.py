"""The rules of the sevens family."""

from __future__ import annotations

from referee.cards.card import parse_card
from referee.model.description import Description
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY
from referee.rulebook.rule import Param

from .position import PASSES, SevensPosition
from .rule import SevensRule

NEEDS: tuple[str, ...] = ("turn", "rows", "win")
"""The roles that every book needs a clause for: who may move, where a card fits, who wins."""


class Turns(SevensRule):
    """Cards are laid in turn, from the player's hand."""

    roles = ("turn",)
    says = ("out", "turn", "hold", "over", "one", "other", "next")

    def forbids_card(self, position: SevensPosition, seat: int, card: int) -> bool:
        held = position.known[seat] | position.possible(self.deck, seat)
        return not held & card

    def forbids_turn(self, position: SevensPosition, seat: int) -> str:
        if position.is_over:
            return "over"
        if position.is_out(seat):
            return "out"
        return "turn" if position.turn not in (seat, NOBODY) else ""


class Rows(SevensRule):
    """A card is laid next to one on the table, in a row from the seven (七並べ)."""

    roles = ("rows",)
    says = ("bars", "unseen", "row", "start", "laid", "apart")
    joined = "row"
    start = Param("7", "the number that rows begin with", names="rank")
    fit = Param("row", "which of the cards that lie there a card may follow")

    def row_starts(self) -> int:
        return self.deck.rank_mask(self.start)

    def adjacent_ranks(self, rank: int) -> tuple[int, ...]:
        return tuple(near for near in (rank - 1, rank + 1) if 0 <= near < len(self.deck.ranks))

    def allows_gaps(self) -> bool:
        return self.fit == "any_card"


class JoinEnds(SevensRule):
    """The two ends of a row join (1と10、AとKがつながる)."""

    says = ("joined",)
    joined = "joined"

    def adjacent_ranks(self, rank: int) -> tuple[int, ...]:
        last = len(self.deck.ranks) - 1
        return {0: (last,), last: (0,)}.get(rank, ())


class StartLaid(SevensRule):
    """All sevens are on the table before the first turn."""

    says = ("laid",)
    start = Param("7", "the number that is laid out", names="rank")
    before = Param("yes", "whether it is")

    def laid_first(self) -> int:
        if self.before != "yes":
            return 0
        return self.deck.rank_mask(self.start)


class FirstByCard(SevensRule):
    """The player who held a certain card begins."""

    says = ("leads", "unknown")
    card = Param("D7", "the card")

    def first_card(self) -> str:
        return self.card

    def leader(self, described: Description) -> str:
        card = parse_card(self.card, self.deck)
        held = described.hands.items()
        return next((name for name, hand in held if card in hand.cards), "")


class PassLimit(SevensRule):
    """A player who passes too often drops out (パスの回数と脱落)."""

    says = ("must-play", "binds", "free", "over", "any", "dropped", "stays", "stays-any", "open")
    words = (MarkSpelling(PASSES, "passes", value="number", holder=True),)
    allowed = Param(
        "3", "how many passes are free; with one more one drops out", names="number", also=("any",)
    )
    sevens_dropout_cards = Param(
        "placed_on_table", "what becomes of the cards of somebody who drops out"
    )
    at_will = Param("yes", "whether one may pass with a card that fits")

    def allowed_passes(self) -> int | None:
        return int(self.allowed) if self.allowed != "any" else None

    def dropped_cards(self) -> str:
        return self.sevens_dropout_cards

    def forbids_pass(
        self, position: SevensPosition, seat: int, can_play: bool | None
    ) -> bool | None:
        return False if can_play is False or self.at_will == "yes" else can_play


class FirstOut(SevensRule):
    """The first player without cards wins (あがり)."""

    roles = ("win",)
    says = ("won", "last", "none", "holds")


class DealAll(SevensRule):
    """All cards are dealt, as evenly as possible."""

    says = ("deal",)

    def deal(self, players: int) -> dict[str, int]:
        size = self.deck.size + self.deck.jokers
        more = {"more": size % players} if size % players else {}
        return {"each": size // players, "left": 0, **more}
