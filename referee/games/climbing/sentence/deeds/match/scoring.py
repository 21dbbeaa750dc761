"""Deeds of the score (得点): what places bring, and what cards left in a hand cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.games.climbing.position import Position
from referee.games.climbing.sentence.deeds.base import Stated
from referee.games.climbing.sentence.numbers import of_ranks
from referee.games.climbing.sentence.sentence import ENDED
from referee.games.climbing.sentence.wording import EITHER, said_numbers
from referee.i18n.messages import listing, message
from referee.rulebook.rule_language import MOST_COUNTED, Flaw, Said, Word

BELOW, AGREED = "players below", "agreement"


class Scoring(Stated):
    """What each place of a game brings: by a list, or a point for each player below it."""

    at = "then.points"
    words = (
        Word(at, "the places bring so many points, the best place first", "number", many=True,
             least=-MOST_COUNTED),
        Word("then.points.by", "each place brings a point for each player below it; or places "
             "bring points by a table that the players agree on", "", (BELOW, AGREED)),
    )  # fmt: skip
    of = (ENDED,)
    answers = ("score",)

    def begin(self) -> None:
        self.points, self.by = self.word(self.at, ()), self.word("then.points.by", "")

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        """The points from the best place down; empty where it has none for so many players,
        ``None`` where it says nothing of this game."""
        if not self.said.state.is_game(position):
            return None
        if self.by == BELOW:
            return list(range(position.size - 1, -1, -1))
        return [*self.points] if len(self.points) == position.size else []

    def told(self, lang: str, whole: str) -> str:
        points = listing(lang, map(str, self.points)) or "…"
        by = self.by.replace(" ", "-")
        return message(lang, "said-points", by=by, points=points, whole=whole)


class Bonus(Stated):
    """Points that places bring besides."""

    at = "then.bonus"
    words = (
        Word(at, "the places bring so many points more, the best place first; those that are not "
             "named bring none", "number", many=True, least=-MOST_COUNTED),
    )  # fmt: skip
    of = (ENDED,)

    def extra_points(
        self, position: Position, placed: Sequence[int | None]
    ) -> Mapping[int, int] | None:
        if not self.said.state.is_game(position):
            return {}
        brought = zip(placed, self.word(self.at, ()), strict=False)
        return {seat: points for seat, points in brought if seat is not None and points}

    def told(self, lang: str, whole: str) -> str:
        first, *others = points = self.word(self.at)
        told = listing(lang, map(str, points))
        how = "several" if others else "fewer" if first < 0 else "more"
        return message(lang, "said-bonus", how=how, points=told, count=abs(first), whole=whole)


NEVER = "no"


class Costing(Stated):
    """What cards cost that are left in a hand when the game ends."""

    at = "then.cost"
    words = (
        Word("then.cost.each", "each card left in a hand costs so many points", "number"),
        Word("then.cost.rank", "only cards of this number, or of these, do", "rank", ("Jo",),
             many=True),
        Word("then.cost.twice_from", "from so many cards on each of them costs twice as much",
             "number", (NEVER,)),
        Word("then.cost.thrice_from", "from so many cards on each costs three times as much",
             "number", (NEVER,)),
    )  # fmt: skip
    of = (ENDED,)

    def begin(self) -> None:
        self.each, self.rank = self.word("then.cost.each", 0), self.word("then.cost.rank", ())
        steps = ((3, "then.cost.thrice_from"), (2, "then.cost.twice_from"))
        said = ((times, self.word(path, NEVER)) for times, path in steps)
        self.steps = [(times, count) for times, count in said if count != NEVER]

    @property
    def open_fact(self) -> str:
        """The fact that decides where nobody knows what is left."""
        return "hands-left" if self.rank else "hand-counts"

    def extra_points(
        self, position: Position, placed: Sequence[int | None]
    ) -> Mapping[int, int] | None:
        """Nothing while the game goes on; ``None`` where nobody knows what is left."""
        if not position.over or not self.said.state.is_game(position):
            return {}
        counts = {seat: self._count(position, seat) for seat in position.playing}
        if None in counts.values():
            return None
        return {seat: -self._cost(count) for seat, count in counts.items() if count}

    def _count(self, position: Position, seat: int) -> int | None:
        """How many cards that cost something a hand holds."""
        if not self.rank:
            return position.held(seat)
        costly = of_ranks(self.deck, self.rank)
        if position.unknown[seat] and costly & ~_seen(position):
            return None
        return (position.known[seat] & costly).bit_count()

    def _cost(self, count: int) -> int:
        times = next((times for times, least in self.steps if count >= least), 1)
        return int(times * self.each * count)

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if "then.cost.each" not in said:
            yield Flaw(min(path for path in said if path.startswith(cls.at)), "costs-what", {})
        steps = [said.get(f"then.cost.{name}") for name in ("twice_from", "thrice_from")]
        numbers = [step for step in steps if isinstance(step, int)]
        if len(numbers) == 2 and numbers[0] >= numbers[1]:
            yield Flaw("then.cost.thrice_from", "never-twice", {})

    def told(self, lang: str, whole: str) -> str:
        rank = said_numbers(self.rank, lang, EITHER)
        twice, thrice = (next((n for t, n in self.steps if t == times), 0) for times in (2, 3))
        return message(
            lang, "said-cost", rank=rank, count=self.each, twice=twice, thrice=thrice, whole=whole
        )  # fmt: skip


def _seen(position: Position) -> int:
    """All cards that somebody has shown."""
    seen = position.discards
    for cards in (*position.known, *(laid.play.mask for laid in position.field)):
        seen |= cards
    return seen
