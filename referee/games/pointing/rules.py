"""The rules of the pointing family."""

from __future__ import annotations

from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY
from referee.rulebook.rule import Param

from .position import (
    EXCHANGE,
    FEW,
    HIGHER,
    MANY,
    NO_ONE,
    POINTING,
    SHOWING,
    WINS,
    Card,
    PointingPosition,
)
from .rule import Contest, PointingRule, count_players

NEEDS: tuple[str, ...] = ("point", "loser")
"""The roles that every book needs a clause for: who points when, whom a round eliminates."""
JOKERS = False
"""No rule says what a joker would be."""


class OneCardEach(PointingRule):
    """Each player holds one card, and one is in the middle (被害者)."""

    says = ("deal",)

    def deals(self, players: int) -> int:
        return self.deck.size - players


class PointTogether(PointingRule):
    """All point at the same moment, once in each exchange (アクション)."""

    roles = ("point",)
    says = ("out", "late", "again", "other", "waits")

    def bars(self, position: PointingPosition, seat: int, place: int) -> str:
        if seat not in position.playing:
            return "out"
        if position.stage != POINTING:
            return "late"
        return "again" if position.pointed[seat] != NOBODY else ""


class PointElsewhere(PointingRule):
    """A player points at any card but their own."""

    says = ("own", "nothing", "free")

    def bars(self, position: PointingPosition, seat: int, place: int) -> str:
        if place == seat:
            return "own"
        return "" if position.at(place) else "nothing"

    def meets(self, position: PointingPosition, seat: int, place: int) -> str:
        return "free"


class VictimBarred(PointingRule):
    """The victim is out of bounds in the second exchange (「被害者」の指定禁止)."""

    says = ("bars", "first", "few")
    least = Param(3, "from how many players on")
    counted = Param("in_round", "which players count")

    def bars(self, position: PointingPosition, seat: int, place: int) -> str:
        return "bars" if self._ending(position, place) == "bars" else ""

    def meets(self, position: PointingPosition, seat: int, place: int) -> str:
        ending = self._ending(position, place)
        return "" if ending == "bars" else ending

    def counts_players(self, position: PointingPosition) -> int:
        return count_players(position, self.counted)

    def _ending(self, position: PointingPosition, place: int) -> str:
        """Whether the victim is barred, or why not; empty: it is another card."""
        if place != position.middle:
            return ""
        if position.exchange == 1:
            return "first"
        return "bars" if self.counts_players(position) >= self.least else "few"


class TakeAlone(PointingRule):
    """A player who alone points at a card takes it (ドロー③)."""

    says = ("stays", "gone")

    def takes(self, position: PointingPosition, seat: int) -> bool:
        return True


class Clash(PointingRule):
    """Nobody gets a card that several point at (指差しの重なり)."""

    least = Param(2, "by how many pointing players")

    def settles(self, contest: Contest) -> str:
        return NO_ONE if len(contest.seats) >= self.least else ""


class Duel(PointingRule):
    """Of two that point at a card, the one with the higher card gets it (上級交換ルール)."""

    roles = ("duel",)
    says = ("settled", "none", "open")
    least = Param(3, "from how many players on")
    counted = Param("in_round", "which players count")

    def settles(self, contest: Contest) -> str:
        return "" if self.misses(contest) else HIGHER

    def misses(self, contest: Contest) -> str:
        if count_players(contest.position, self.counted) < self.least:
            return FEW
        return MANY if len(contest.seats) > 2 else ""


class ContestedFirst(PointingRule):
    """Contested cards are settled before the others, all at the same time (ドロー①)."""

    says = ("first", "together")

    def orders(self, contested: int, others: int) -> str:
        if contested > 1:
            return "together"
        return "first" if contested and others else ""


class PassOn(PointingRule):
    """A player with two cards passes one on to a place without a card (パス)."""

    says = ("none", "one", "full", "hold", "waits")

    def passes(self, old: Card, new: Card) -> Card:
        return old

    def bars_gift(self, position: PointingPosition, seat: int, place: int) -> str:
        if len(position.at(seat)) < 2:
            return "one" if position.at(seat) else "none"
        return "full" if position.at(place) else ""


class ClashedFirst(PointingRule):
    """If two hands are empty, players whose pointing clashed pass first (注２)."""

    says = ("bars",)

    def bars_gift(self, position: PointingPosition, seat: int, place: int) -> str:
        empty = [other for other in position.playing if not position.at(other)]
        first = [other for other in position.clashed if len(position.at(other)) > 1]
        return "bars" if len(empty) >= 2 and first and seat not in first else ""


class TwoExchanges(PointingRule):
    """A round has two exchanges, then all show their cards."""

    words = (
        MarkSpelling(EXCHANGE, "second exchange", fixed=2),
        MarkSpelling(SHOWING, "reveal"),
    )


class LowestOut(PointingRule):
    """The lowest card loses the round, or the highest with certain victims (脱落)."""

    roles = ("loser",)
    says = ("early", "gone", "shows", "over", "not-yet")
    turned_by = Param((2, 3), "the numbers of a victim that turns it round")

    def turned(self, victim: int) -> bool:
        return self.deck.ranks[victim] in map(str, self.turned_by)

    def loser(self, faces: dict[int, int], victim: int) -> int:
        worst = max if self.turned(victim) else min
        return worst(faces, key=lambda place: faces[place])


class GamesToWin(PointingRule):
    """How many games a player has to win (ゲーム先取)."""

    says = ("won", "short")
    words = (MarkSpelling(WINS, "games won", value="number", holder=True, until="set"),)
    target = Param("1", "how many games", names="number")

    def wins_needed(self) -> int:
        return int(self.target)


class BasicSheet(PointingRule):
    """What only the sheet of basic rules says (基本ルールの紙)."""

    says = ("decides", "leave", "open")
    contested_holder = Param("passes_old", "what a hand passes that took a card and kept its own")

    def passes_contested(self, old: Card, new: Card) -> Card:
        return new if self.contested_holder == "passes_new" else old
