"""The rules of what a game against the others is worth, and what a revoke does to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from referee.cards.card import union
from referee.engine.answer import UnknownFact
from referee.i18n.messages import signed
from referee.model.announcements import GRAND, OPEN, SCHNEIDER, SCHWARZ
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
from .solo import BASES, LEVELS, null_is_low, null_value


class RevokeEnds(TrickRule):
    """A revoke ends the deal, and the side that revoked loses if it isn't decided yet
    (リボークで終わる)."""

    stops = True
    says = ("follows", "lost")
    words = (MarkSpelling(REVOKED, "revoked", holder=True, also=("リボーク",)),)

    def after_revoke(
        self, revoke: Revoke, revokes: Sequence[Revoke], name: str
    ) -> Iterator[Reason]:
        is_declarer = revoke.seat == revoke.before.holder_of(DECLARER)
        args: dict[str, Any] = {"is_declarer": is_declarer}
        yield self.reason("follows", "warns", players=[name], **args)

    def revoke_mark(self, revoke: Revoke, revokes: Sequence[Revoke]) -> Mark | None:
        return Mark(REVOKED, holder=revoke.seat)

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
    granted: str = ""
    """The highest level that the bid needs and a revoke of the others grants, if any."""

    @property
    def score(self) -> int:
        return self.value if self.is_won else -2 * self.value


def announced_levels(declared: Mapping[str, bool]) -> list[str]:
    """The levels that were announced, the highest first."""
    return [level for level in (SCHWARZ, SCHNEIDER) if declared[level]]


class GameValue(TallyRule):
    """The declarer scores the value of the game, or loses it twice (ゲームの点)."""

    says = (
        "counts", "wins", "nobody", "going-on", "over", "level", "won", "lost", "overbid",
        "null-wins", "null-won", "null-lost", "null-low", "revoke-won", "revoke-lost",
        "revoke-kept", "null-fails", "fails",
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
        has_tops = any(mark.kind in (TOPS, LACKED_TOPS) for mark in position.marks)
        if null_is_low(position):
            return "" if has_tops else "tops"
        if not trump.value:
            is_known = is_decided or is_played or position.tricks[declarer]
            return "" if is_known else "tricks-to-come"
        if not has_tops:
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
        if null_is_low(position):
            return -2 * self._instead_of_null(position)[2]
        declarer, value = position.holder_of(DECLARER), null_value(position)
        is_lost = position.tricks[declarer] or position.holder_of(REVOKED) == declarer
        return -2 * value if is_lost else value

    def _instead_of_null(self, position: TricksPosition) -> tuple[str, int, int]:
        """The cheapest game with trumps that reaches the bid, its factor and its value. Grand is
        never cheaper than clubs."""
        least = self._tops(position)[1] + 1 + bool(position.mark(FROM_HAND))
        bid, suits = self._bid(position), self.deck.suits
        factors = {suit: max(least, -(-bid // BASES[suit])) for suit in suits}
        suit = min(suits, key=lambda suit: factors[suit] * BASES[suit])
        return suit, factors[suit], factors[suit] * BASES[suit]

    def _bid(self, position: TricksPosition) -> int:
        mark = position.mark(REACHED, position.holder_of(DECLARER))
        return int(mark.value) if mark else 0

    def _declared(self, position: TricksPosition) -> dict[str, bool]:
        """What is counted besides the tops, whatever was taken."""
        said, is_open = position.mark(ANNOUNCED), bool(position.mark(OPENED))
        black = is_open or bool(said and said.value == SCHWARZ)
        schneider = black or bool(said)
        return {
            "game": True,
            FROM_HAND: schneider or bool(position.mark(FROM_HAND)),
            SCHNEIDER: schneider,
            "schneider_announced": schneider,
            SCHWARZ: black,
            "schwarz_announced": black,
            OPEN: is_open,
        }

    def _reckoned(self, position: TricksPosition) -> Reckoning:
        """What a game with trumps has come to, with all that is needed known."""
        if position.holder_of(REVOKED) != NOBODY:
            return self._ended_by_revoke(position)
        declarer = position.holder_of(DECLARER)
        points, total = self._points(position, declarer), self._worth(self.deck.full)
        others = total - points if points is not None else 0
        is_played = sum(position.tricks) >= self.tricks
        is_schwarz = is_played and position.tricks[declarer] in (0, self.tricks)
        least = min(points or 0, others) if is_played or points is not None else total
        is_schneider = is_schwarz or least <= self.schneider
        factors = self._declared(position)
        reached = others <= self.schneider or not factors[SCHNEIDER]
        reached = reached and (is_schwarz or not factors[SCHWARZ])
        factors[SCHNEIDER] |= is_schneider
        factors[SCHWARZ] |= is_schwarz
        factor = self._tops(position)[1] + sum(factors.values())
        base, bid = self._base(position), self._bid(position)
        is_overbid = factor * base < bid
        value = -(-bid // base) * base if is_overbid else factor * base
        is_won = (points or 0) >= self.needs and reached and not is_overbid
        return Reckoning(points or 0, factors, factor, value, is_overbid, is_won)

    def _ended_by_revoke(self, position: TricksPosition) -> Reckoning:
        """The same if a revoke ended the game: a revoke of the others grants the level that the
        declarer needs, unless it has been missed already."""
        declarer, total = position.holder_of(DECLARER), self._worth(self.deck.full)
        factors, base = self._declared(position), self._base(position)
        factor = self._tops(position)[1] + sum(factors.values())
        missing = -(-self._bid(position) // base) - factor
        levels = [level for level in (SCHNEIDER, SCHWARZ) if not factors[level]]
        granted = levels[: max(0, missing)]
        needs = {level for level in (SCHNEIDER, SCHWARZ) if factors[level]} | {*granted}
        own, others = self._points_so_far(position, declarer)
        tricks = sum(position.tricks) - position.tricks[declarer]
        is_missed = SCHNEIDER in needs and others > self.schneider
        is_missed = is_missed or (SCHWARZ in needs and tricks > 0)
        is_lost = is_missed or missing > len(levels) or others > total - self.needs
        is_made = own >= self.needs and not needs
        is_won = not is_lost and (position.holder_of(REVOKED) != declarer or is_made)
        if is_won:
            factors |= dict.fromkeys(granted, True)
            factor += len(granted)
        value = (factor + max(0, missing - len(granted) * is_won)) * base
        is_overbid = missing > 0 and not is_won
        reckoned = Reckoning(own, factors, factor, value, is_overbid, is_won)
        return reckoned._replace(granted=granted[-1] if granted and is_won else "")

    def _points_so_far(self, position: TricksPosition, declarer: int) -> tuple[int, int]:
        """The card points that the declarer and the others have at least."""
        said = {m.holder: int(m.value) for m in position.marks if m.kind == CARD_POINTS}
        taken = [self._worth(cards) for cards in position.taken]
        if skat := position.mark(SKAT):
            taken[declarer] += self._worth(skat.value)
        points = [said.get(seat, worth) for seat, worth in enumerate(taken)]
        if sum(position.tricks) >= self.tricks:
            points[declarer] = self._points(position, declarer) or points[declarer]
        return points[declarer], sum(points) - points[declarer]

    def _tops(self, position: TricksPosition) -> tuple[str, int]:
        marks = (mark for mark in position.marks if mark.kind in (TOPS, LACKED_TOPS))
        mark = next(marks, Mark(TOPS, 0))
        return mark.kind, int(mark.value)

    def _base(self, position: TricksPosition) -> int:
        mark = position.mark(TRUMP)
        suit = mark.value.bit_length() - 1 if mark else 0
        return BASES[GRAND if suit >= len(self.deck.suits) else self.deck.suits[suit]]

    # ---- the sentences

    def why_wins(
        self, position: TricksPosition, seats: Sequence[int], count: int, names: Sequence[str]
    ) -> Reason | None:
        trump, declarer = position.mark(TRUMP), position.holder_of(DECLARER)
        if trump is None or declarer == NOBODY:
            return None
        if position.holder_of(REVOKED) != NOBODY:
            is_own = declarer in seats
            return self.reason("wins", players=[names[declarer]], took=0) if is_own else None
        args: dict[str, Any] = {"declarer": names[declarer], "took": position.tricks[declarer]}
        if not trump.value and declarer in seats:
            return self.reason("null-wins", players=[names[declarer]])
        players = [names[seat] for seat in seats]
        if not trump.value:
            low = null_is_low(position)
            args |= {"low": low, "bid": self._bid(position), "worth": null_value(position)}
            return self.reason("null-fails", players=players, **args)
        reckoned = self._reckoned(position)
        args |= {"took": reckoned.points, "needs": self.needs}
        if declarer in seats:
            return self.reason("wins", players=players, **args)
        is_short = reckoned.points < self.needs
        why = "overbid" if reckoned.is_overbid else "points" if is_short else "announced"
        args |= {"why": why, "bid": self._bid(position)}
        args["value"] = reckoned.factor * self._base(position)
        return self.reason("fails", players=players, **args)

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
        if null_is_low(position):
            suit, factor, value = self._instead_of_null(position)
            kind, tops = self._tops(position)
            args |= {"suit": suit, "base": BASES[suit], "factor": factor, "value": value}
            args |= {"worth": null_value(position), "tops": tops, "has": kind == TOPS}
            yield self.reason("null-low", players=players, **args)
            return
        if not trump.value:
            args |= {"value": null_value(position), "kind": self._null_kind(position)}
            args["own"] = position.tricks[declarer] == 0
            yield self.reason("null-won" if score > 0 else "null-lost", players=players, **args)
            return
        reckoned = self._reckoned(position)
        yield self._level(position, reckoned)
        args |= {"took": reckoned.points, "value": reckoned.value, "needs": self.needs}
        args["base"] = self._base(position)
        said = self._declared(position)
        is_missed = not reckoned.is_won and reckoned.points >= self.needs
        args["missed"] = (*(announced_levels(said) if is_missed else ()), "none")[0]
        args["least"] = self._worth(self.deck.full) - self.schneider
        ending = "won" if reckoned.is_won else "lost"
        args["worth"] = reckoned.factor * args["base"]
        if reckoned.is_overbid:
            ending = "overbid"
        elif position.holder_of(REVOKED) != NOBODY:
            others = self._points_so_far(position, declarer)[1]
            is_own = position.holder_of(REVOKED) == declarer
            args["missed"] = "own" if is_own else (*announced_levels(said), "points")[0]
            args["others"] = others
            ending, args["granted"] = f"revoke-{ending}", reckoned.granted or "none"
            if is_own and reckoned.is_won:
                ending = "revoke-kept"
        yield self.reason(ending, players=players, **args)

    def _null_kind(self, position: TricksPosition) -> str:
        """What a null is called besides: ``hand``, ``open``, both or neither."""
        kinds = {"hand": FROM_HAND, "open": OPENED}
        return "-".join(word for word, mark in kinds.items() if position.mark(mark))

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
        counted |= {"lost": "no" if reckoned.is_won else "yes", "cost": reckoned.value}
        return self.reason("level", **counted, value=reckoned.factor * base)

    def winners(self, counts: Sequence[int]) -> list[int]:
        return super().winners(counts) if any(counts) else []

    def is_decided(self, position: TricksPosition) -> bool:
        declarer, trump = position.holder_of(DECLARER), position.mark(TRUMP)
        is_null = trump is not None and not trump.value
        is_lost = declarer != NOBODY and position.tricks[declarer] > 0
        return is_null and (is_lost or null_is_low(position))
