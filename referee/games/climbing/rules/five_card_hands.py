"""Hands of five cards, such as a flush: each kind beats all lower ones, whatever the ranks."""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.custom_forms import Row
from referee.games.climbing.plays.forms import FLUSH_SIZE as SIZE
from referee.games.climbing.plays.play import AROUND, FLUSH, KICKED, RUN, FieldShape, Play
from referee.games.climbing.rule_api.rule import ClimbingRule, SituationView
from referee.rulebook.rule import Param

STRAIGHT, FULL_HOUSE, FOUR, STRAIGHT_FLUSH = "straight", "full_house", "four", "straight_flush"
KINDS = (STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH)
"""All kinds, lowest first."""
STEP = 10_000
"""More than the strength of any cards."""
SUIT_STEP = STEP // 10
"""The same, among flushes."""
FORMS = (
    Row(SIZE, SIZE, jokers=False), Row(SIZE, SIZE, jokers=False, around=1),
    Row(1, 1, each=3, kicker="pair", jokers=False),
    Row(1, 1, each=4, kicker="single", jokers=False),
)  # fmt: skip
MAX_AROUND = 2
"""How many ranks at the top may begin a straight: A-2-3-4-5 begins with two."""


class FiveCardHands(ClimbingRule):
    """Adds the hands; one follows only one, and is stronger than all of lower kinds.

    Readings say whether five cards of one suit are a hand, and whether the highest rank is ``low``
    in straights (and so may the one below it be), ``high``, or ``both``. Of two flushes the one
    with the stronger ``card`` is higher, or that of the higher ``suit``, whatever its cards.
    """

    forms = ("runs", "flushes", *(row.name for row in FORMS))
    five_card_flushes = Param("yes")
    five_card_straights = Param("low")
    five_card_flush_order = Param("card")
    suits = Param("DCHS", "the suits, weakest first, if flushes are compared by suit")

    def applies(self, situation: SituationView) -> bool:
        return True

    def required_count(self, situation: SituationView) -> int:
        return SIZE if _may_be_hand(situation.top) else 0

    def bars(self, situation: SituationView, play: Play) -> bool:
        if _may_be_hand(play) and not self._kind(play):
            return True
        below = _may_be_hand(situation.top)
        return situation.top is not None and below != _may_be_hand(play)

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return bool(self._kind(play))

    def extra_strength(self, play: Play) -> int:
        """The kind; of straights that begin at the top of the ranks the lower one comes first."""
        kind = self._kind(play)
        if not kind:
            return 0
        by_suit = kind == FLUSH and self.five_card_flush_order == "suit"
        suit = self.deck.suits[play.suits.bit_length() - 1] if by_suit else self.suits[0]
        return (
            KINDS.index(kind) * STEP + self.suits.index(suit) * SUIT_STEP - play.ranks.count(AROUND)
        )

    def details(self, situation: SituationView, play: Play) -> dict[str, object]:
        kind = self._kind(play)
        reason = "above" if kind else "none" if _may_be_hand(play) else "below"
        beaten = self._lower_kind(situation, kind) if kind else ""
        return {
            "kind": kind.replace("_", "-"),
            "misfit": reason,
            "beaten": beaten,
            "shape": "short" if play.count != SIZE else "flush" if play.form == FLUSH else "row",
        }

    def compares(self, situation: SituationView, play: Play, below: Play) -> Mapping[str, object]:
        kind, other = self._kind(play), self._kind(below)
        if not kind or not other:
            return {}
        kinds = {"own_kind": kind.replace("_", "-"), "top_kind": other.replace("_", "-")}
        if kind != other:
            return {**kinds, "decides": "kind"}
        if kind == FLUSH and self.five_card_flush_order == "suit" and play.suits != below.suits:
            return {**kinds, "decides": "hand-suit"}
        high, low = self._decisive_rank(play), self._decisive_rank(below)
        return {} if high == low else {**kinds, "decides": "high", "high": high, "low": low}

    def _decisive_rank(self, play: Play) -> str:
        """The rank by which hands of one kind are compared."""
        size, ranks = len(self.deck.ranks), sorted(play.numbers)
        if play.form == KICKED:
            return self.deck.ranks[play.ranks[0]]
        if play.form == RUN and ranks[-1] - ranks[0] != SIZE - 1:
            ranks = [rank for rank in ranks if rank < size - MAX_AROUND]
        return self.deck.ranks[ranks[-1]]

    def _lower_kind(self, situation: SituationView, kind: str) -> str:
        """The kind of the hand on top, if it is a lower one than this; else empty."""
        if situation.top_power is None or not _may_be_hand(situation.top):
            return ""
        place = situation.top_power // STEP
        return KINDS[place].replace("_", "-") if 0 <= place < KINDS.index(kind) else ""

    def _kind(self, play: Play) -> str:
        """The kind of hand; empty if these cards aren't one."""
        if play.count != SIZE:
            return ""
        if play.form == KICKED:
            return FOUR if len({*play.ranks[:4]}) == 1 else FULL_HOUSE
        of_one_suit, is_straight = play.suits.bit_count() == 1, self._is_straight(play)
        if play.form == RUN and is_straight:
            return STRAIGHT_FLUSH if of_one_suit else STRAIGHT
        return (
            FLUSH
            if play.form == FLUSH and self.five_card_flushes == "yes" and not is_straight
            else ""
        )

    def _is_straight(self, play: Play) -> bool:
        size = len(self.deck.ranks)
        ranks = sorted(play.numbers)
        if ranks[-1] - ranks[0] == SIZE - 1:
            return ranks[-1] < size - 1 or self.five_card_straights != "low"
        low = sorted(rank - size if rank >= size - MAX_AROUND else rank for rank in ranks)
        return low[-1] - low[0] == SIZE - 1 and self.five_card_straights != "high"


def _may_be_hand(play: Play | FieldShape | None) -> bool:
    """Whether cards have the form of a hand, also if they aren't one."""
    return play is not None and play.form in (RUN, KICKED, FLUSH)
