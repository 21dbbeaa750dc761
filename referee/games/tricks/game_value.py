"""The rules of what a game against the others is worth, and what a revoke does to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from referee.cards.card import union
from referee.engine.answer import UnknownFact
from referee.i18n.messages import signed
from referee.model.announcements import (
    ADDITIONS,
    GRAND,
    HAND,
    NULL,
    OPEN,
    SCHNEIDER,
    SCHWARZ,
    Announcement,
)
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY, Mark
from referee.rulebook.rule import Param, Reason

from .position import (
    ANNOUNCED,
    CARD_POINTS,
    DECLARER,
    FROM_HAND,
    LACKED_TOPS,
    OPENED,
    REACHED,
    SKAT,
    TOPS,
    TRUMP,
    TricksPosition,
)
from .rule import Revoke, TallyRule, TrickRule
from .rules import REVOKED
from .solo import BASES, LEVELS, NULLS


class RevokeEnds(TrickRule):
    """A revoke ends the deal, and the side that revoked loses if it isn't decided yet
    (リボークで終わる)."""

    says = ("follows", "lost")
    words = (MarkSpelling(REVOKED, "revoked", holder=True, also=("リボーク",)),)

    def after_revoke(
        self, revoke: Revoke, revokes: Sequence[Revoke], name: str
    ) -> Iterator[Reason]:
        is_declarer = revoke.seat == revoke.before.holder_of(DECLARER)
        args: dict[str, Any] = {"is_declarer": is_declarer}
        yield self.reason("follows", "warns", players=[name], **args)

    def is_decided(self, position: TricksPosition) -> bool:
        return position.holder_of(REVOKED) != NOBODY

    def settles(
        self, position: TricksPosition, sides: Sequence[Sequence[int]], names: Sequence[str]
    ) -> Iterator[tuple[TricksPosition, Reason]]:
        seat = position.holder_of(REVOKED)
        if seat != NOBODY:
            yield position, self.reason("lost", players=[names[seat]])


class Reckoning(NamedTuple):
    """What a game has come to."""

    points: int
    """The card points of the declarer."""
    factors: Mapping[str, int]
    """What is counted besides the tops: 0 or 1 each."""
    factor: int
    value: int
    """The value of the game, or the least that reaches the bid if that is higher."""
    is_overbid: bool
    is_won: bool

    @property
    def score(self) -> int:
        return self.value if self.is_won else -2 * self.value


class GameValue(TallyRule):
    """The declarer scores the value of the game, or loses it twice (ゲームの点)."""

    says = (
        "counts", "wins", "nobody", "going-on", "over", "level", "won", "lost", "overbid",
        "null-won", "null-lost",
    )  # fmt: skip
    words = (
        MarkSpelling(CARD_POINTS, "card points", value="number", holder=True, also=("カード点",)),
    )
    tricks = Param(10, "how many tricks there are")
    worth = Param[Mapping[str, int]]({}, "the points of a card of a rank", names="rank")
    needs = Param(61, "how many card points the declarer needs")
    schneider = Param(30, "a side with so many card points or fewer is schneider")

    def is_possible(self, mark: Mark) -> bool:
        return mark.kind != CARD_POINTS or mark.value <= self._worth(self.deck.full)

    # ---- the card points

    def _points(self, position: TricksPosition, declarer: int) -> int | None:
        """The card points of the declarer with those of the skat; ``None``: unknown."""
        said = {m.holder: int(m.value) for m in position.marks if m.kind == CARD_POINTS}
        others = [seat for seat in range(position.size) if seat != declarer]
        if declarer in said:
            return said[declarer]
        total = self._worth(self.deck.full)
        if all(seat in said for seat in others):
            return total - sum(said[seat] for seat in others)
        if sum(position.tricks) < self.tricks:
            return None
        if all(position.knows_taken(self.deck, seat) for seat in others):
            return total - self._worth(union(position.taken[seat] for seat in others))
        skat = position.mark(SKAT)
        if skat and position.knows_taken(self.deck, declarer):
            return self._worth(position.taken[declarer] | skat.value)
        return None

    def _worth(self, cards: int) -> int:
        return sum(self.worth.get(card.rank, 0) for card in self.deck.cards(cards))

    # ---- the value

    def tally(self, position: TricksPosition, seat: int) -> int | None:
        return self.side_tally(position, (seat,))

    def side_tally(self, position: TricksPosition, seats: Sequence[int]) -> int | None:
        declarer = position.holder_of(DECLARER)
        if declarer == NOBODY and position.is_over and not any(position.tricks):
            return 0
        if declarer != NOBODY and declarer not in seats:
            return 0
        return None if self._lacks(position) else self._score(position)

    def _lacks(self, position: TricksPosition) -> str:
        """What the points lack; empty: they are known."""
        declarer, trump = position.holder_of(DECLARER), position.mark(TRUMP)
        if declarer == NOBODY:
            return "declarer"
        if trump is None:
            return "game"
        if not position.mark(REACHED, declarer):
            return "bid"
        is_decided = position.holder_of(REVOKED) != NOBODY
        is_played = sum(position.tricks) >= self.tricks
        if not trump.value:
            is_known = is_decided or is_played or position.tricks[declarer]
            return "" if is_known else "tricks-to-come"
        if not any(mark.kind in (TOPS, LACKED_TOPS) for mark in position.marks):
            return "tops"
        points = self._points(position, declarer)
        if is_decided:
            return ""
        if points is None:
            return "tally" if is_played else "tricks-to-come"
        may_be_schwarz = points in (0, self._worth(self.deck.full)) or points <= self._most_skat
        return "schwarz" if may_be_schwarz and not is_played else ""

    @cached_property
    def _most_skat(self) -> int:
        """The most points that the skat can have."""
        worth = sorted(self.worth.get(card.rank, 0) for card in self.deck.cards(self.deck.full))
        return sum(worth[-(self.deck.size % self.tricks) :])

    def unknown_tally(self, position: TricksPosition, seat: int, name: str) -> UnknownFact:
        holder = {"seat": name}
        facts = {
            "declarer": UnknownFact("declarer", about="table"),
            "game": UnknownFact("game", about="table"),
            "bid": UnknownFact("bid", {**holder}, about="table"),
            "tops": UnknownFact("tops", {**holder}, about="table"),
            "tally": UnknownFact("tally", {**holder}),
            "schwarz": UnknownFact("schwarz", about="table"),
        }
        return facts.get(self._lacks(position), UnknownFact("tricks-to-come", about="table"))

    def _score(self, position: TricksPosition) -> int:
        trump = position.mark(TRUMP)
        if trump and trump.value:
            return self._reckoned(position).score
        value, is_won = self._null(position), self._null_is_won(position)
        return value if is_won else -2 * value

    def _null(self, position: TricksPosition) -> int:
        said = {HAND: FROM_HAND, OPEN: OPENED}
        added = [word for word in ADDITIONS if position.mark(said.get(word, ""))]
        return NULLS[str(Announcement(NULL, tuple(added)))]

    def _null_is_won(self, position: TricksPosition) -> bool:
        declarer, revoked = position.holder_of(DECLARER), position.holder_of(REVOKED)
        bid = position.mark(REACHED, declarer)
        is_overbid = bid is not None and self._null(position) < bid.value
        return not (is_overbid or position.tricks[declarer] or revoked == declarer)

    def _reckoned(self, position: TricksPosition) -> Reckoning:
        """What a game with trumps has come to, with all that is needed known."""
        declarer, revoked = position.holder_of(DECLARER), position.holder_of(REVOKED)
        points, total = self._points(position, declarer), self._worth(self.deck.full)
        others = total - points if points is not None else 0
        is_played = sum(position.tricks) >= self.tricks
        is_schwarz = is_played and position.tricks[declarer] in (0, self.tricks)
        least = min(points or 0, others) if is_played or points is not None else total
        is_schneider = is_schwarz or (revoked == NOBODY and least <= self.schneider)
        said = position.mark(ANNOUNCED)
        is_open = bool(position.mark(OPENED))
        black = is_open or bool(said and said.value == SCHWARZ)
        schneider = black or bool(said)
        factors = {
            "game": True,
            FROM_HAND: schneider or bool(position.mark(FROM_HAND)),
            SCHNEIDER: schneider or is_schneider,
            "schneider_announced": schneider,
            SCHWARZ: black or is_schwarz,
            "schwarz_announced": black,
            OPEN: is_open,
        }
        factor = self._tops(position)[1] + sum(factors.values())
        base = self._base(position)
        bid = int(getattr(position.mark(REACHED, declarer), "value", 0))
        is_overbid = factor * base < bid
        value = -(-bid // base) * base if is_overbid else factor * base
        is_enough = (points or 0) >= self.needs
        if revoked != NOBODY and not is_enough:
            is_won = revoked != declarer and not self._is_lost(position, others)
            is_overbid = is_overbid and not is_won
        else:
            reached = others <= self.schneider if schneider else True
            is_won = is_enough and reached and (is_schwarz or not black) and not is_overbid
        return Reckoning(points or 0, factors, factor, value, is_overbid, is_won)

    def _is_lost(self, position: TricksPosition, others: int) -> bool:
        """Whether the others have enough card points already."""
        said = {m.holder: int(m.value) for m in position.marks if m.kind == CARD_POINTS}
        said.pop(position.holder_of(DECLARER), None)
        return sum(said.values()) > self._worth(self.deck.full) - self.needs

    def _tops(self, position: TricksPosition) -> tuple[str, int]:
        marks = (mark for mark in position.marks if mark.kind in (TOPS, LACKED_TOPS))
        mark = next(marks, Mark(TOPS, 0))
        return mark.kind, int(mark.value)

    def _base(self, position: TricksPosition) -> int:
        mark = position.mark(TRUMP)
        suit = mark.value.bit_length() - 1 if mark else 0
        return BASES[GRAND if suit >= len(self.deck.suits) else self.deck.suits[suit]]

    # ---- the sentences

    def accounts(
        self, position: TricksPosition, seats: Sequence[int], names: Sequence[str]
    ) -> Iterator[Reason]:
        declarer, trump = position.holder_of(DECLARER), position.mark(TRUMP)
        if declarer not in seats or trump is None or self._lacks(position):
            return
        players, score = [names[declarer]], self._score(position)
        args: dict[str, Any] = {"points": signed(score), "count": abs(score)}
        bid = position.mark(REACHED, declarer)
        args["bid"] = bid.value if bid else 0
        if not trump.value:
            args["value"] = self._null(position)
            yield self.reason("null-won" if score > 0 else "null-lost", players=players, **args)
            return
        reckoned = self._reckoned(position)
        yield self._level(position, reckoned)
        args |= {"took": reckoned.points, "value": reckoned.value, "needs": self.needs}
        args["base"] = self._base(position)
        ending = "won" if reckoned.is_won else "overbid" if reckoned.is_overbid else "lost"
        yield self.reason(ending, players=players, **args)

    def _level(self, position: TricksPosition, reckoned: Reckoning) -> Reason:
        """The reason that counts the value as players do: with 2, game 3, hand 4."""
        kind, tops = self._tops(position)
        counted: dict[str, Any] = {}
        total = tops
        for name in LEVELS:
            total += reckoned.factors[name]
            counted[name] = total if reckoned.factors[name] else 0
        base = self._base(position)
        counted |= {"tops": tops, "has": kind == TOPS, "factor": reckoned.factor, "base": base}
        return self.reason("level", **counted, value=reckoned.factor * base)

    def winners(self, counts: Sequence[int]) -> list[int]:
        return super().winners(counts) if any(counts) else []

    def is_decided(self, position: TricksPosition) -> bool:
        declarer, trump = position.holder_of(DECLARER), position.mark(TRUMP)
        is_null = trump is not None and not trump.value
        return is_null and declarer != NOBODY and position.tricks[declarer] > 0
