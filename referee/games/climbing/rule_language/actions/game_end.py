"""Deeds of a game that has ended: who has won it, the places, the titles (順位、身分)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from referee.games.climbing.plays.card_strength import card_ranks, strengths
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.context import MoveContext
from referee.games.climbing.rule_api.effects import Effects, Retitle
from referee.games.climbing.rule_api.hooks import ABOVE_FOULS, WITH_FOULS
from referee.games.climbing.rule_api.titles import standing, title_of
from referee.games.climbing.rule_language.conditions.plays import cards_of_ranks
from referee.games.climbing.rule_language.phrases import OR_LIST, rank_list
from referee.games.climbing.rule_language.sentence import ENDED, PLAYED
from referee.i18n.messages import listing, message
from referee.rulebook.rule_language import MAX_COUNT, Flaw, SentenceWords, Word

from .base import StatedAction

DEPTHS = {
    "fouls": {"foul": WITH_FOULS},
    "falls": {"fallen": WITH_FOULS},
    "fouls and falls": {"foul": WITH_FOULS, "fallen": WITH_FOULS},
    "falls above fouls": {"fallen": ABOVE_FOULS},
    "bursts": {"burst": WITH_FOULS},
}
"""Ways of leaving the game, with their depth at the bottom."""


class LastAction(StatedAction):
    """Who left the game in such a way comes last, the earlier the lower."""

    path = "then.last"
    words = (
        Word(path, "who is out by a foul, or has fallen, or whose hand has burst, comes last, the "
             "earlier the lower", "", (*DEPTHS,)),
    )  # fmt: skip
    of = (ENDED,)

    def bottom_exits(self) -> Mapping[str, int]:
        return DEPTHS[self.word(self.path)]

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if "if.game" in words:
            yield Flaw("if.game", "in-any-game", {})

    def told(self, lang: str, whole: str) -> str:
        who = self.word(self.path).replace(" ", "-")
        return message(lang, "said-last", who=who, whole=whole)


FEWEST, MOST = "fewest cards", "most cards"
SHARED, IN_TURN, WEAKER = "shared", "in turn", "weaker hand"
"""What becomes of hands with equally many cards."""


class PlacesAction(StatedAction):
    """The places of those who still hold cards, where a game ends with several hands."""

    path = "then.places"
    words = (
        Word("then.places.by", "those who are not out come by the number of cards left, the fewest "
             "first, or the most", "", (FEWEST, MOST)),
        Word("then.places.ties", "of equally many cards: the better place is shared; who comes "
             "first in turn after the first to go out; or whose strongest card is the weaker, by "
             "the plain order", "", (SHARED, IN_TURN, WEAKER)),
    )  # fmt: skip
    of = (ENDED,)
    answers = ("left_places",)

    def prepare(self) -> None:
        self.ties = self.word("then.places.ties", SHARED)

    @property
    def open_fact(self) -> str:
        """The fact that decides where nobody knows what is left."""
        return "hands-left" if self.ties == WEAKER else "hand-counts"

    def answer(
        self, question: str, position: Position, ranking: Sequence[int]
    ) -> list[list[int]] | None:
        """The seats by place, those that share one together; ``None`` where nobody knows."""
        first = next(
            (leaver.seat for leaver in position.out if leaver.how == "clean"), position.turn
        )
        seats = [seat for seat in position.around(first) if seat in position.playing]
        if any(position.held(seat) is None for seat in seats):
            return None
        sign = -1 if self.word("then.places.by") == MOST else 1
        counted = sorted(seats, key=lambda seat: sign * (position.held(seat) or 0))
        if self.ties == IN_TURN:
            return [[seat] for seat in counted]
        shared = [[*alike] for _, alike in groupby(counted, key=position.held)]
        if self.ties == SHARED:
            return shared
        if any(position.unknown[seat] for alike in shared if len(alike) > 1 for seat in alike):
            return None
        return [group for alike in shared for group in self._by_strength(position, alike)]

    def _by_strength(self, position: Position, seats: Sequence[int]) -> list[list[int]]:
        """Seats with as many cards, the weaker hand first: card by card, the strongest first."""
        order = strengths(self.deck, False)

        def strength(seat: int) -> list[int]:
            held = card_ranks(self.deck, position.known[seat])
            return sorted((order[rank] for rank in held), reverse=True)

        return [[*alike] for _, alike in groupby(sorted(seats, key=strength), key=strength)]

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if "then.places.by" not in words:
            yield Flaw("then.places.ties", "about-nothing", {})
        if "if.game" in words:
            yield Flaw("if.game", "in-any-game", {})

    def told(self, lang: str, whole: str) -> str:
        most = self.word("then.places.by") == MOST
        ties = self.ties.replace(" ", "-")
        return message(lang, "said-places", most=most, ties=ties, whole=whole)


BY_PLACE, WIPED_OUT, ONE_UP = "by place", "wiped out", "one up"


class TitlesAction(StatedAction):
    """The places give titles; or all titles are wiped out, as at the end of a set; or a play moves
    them round."""

    path = "then.titles"
    words = (
        Word(path, "each place has its title, by the book's list for so many players; or all "
             "titles are wiped out; or all move up by one at once, and the highest becomes the "
             "lowest", "", (BY_PLACE, WIPED_OUT, ONE_UP)),
    )  # fmt: skip
    stage, of = "on_play", (ENDED, PLAYED)

    def prepare(self) -> None:
        if self.sentence.when == PLAYED:
            return
        by_place = self.word(self.path) == BY_PLACE
        self.answers = ("titles",) if by_place else ("set_over",)  # type: ignore[misc]

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        """Titles from the best place down, empty where there is no list for so many players; or
        whether all are wiped out."""
        here = self.sentence.state.is_game(position)
        if question == "set_over":
            return here
        return tuple(reversed(self.titles.get(position.size, ()))) if here else None

    def effects(self, context: MoveContext) -> Effects:
        """All rise by one, where everybody has a title."""
        seats = standing(context.before)
        titles = [str(title_of(context.before, seat)) for seat in seats]
        if len(seats) == context.now.size:
            yield Retitle(tuple(zip((*seats[1:], seats[0]), titles, strict=True)))

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        by_play = "when.end" not in words
        if (words[cls.path] == ONE_UP) != by_play:
            yield Flaw(cls.path, "not-of-a-play" if by_play else "not-of-a-end", {})

    def told(self, lang: str, whole: str) -> str:
        how = self.word(self.path).replace(" ", "-")
        return message(lang, "said-titles", how=how, whole=whole)


FIRST_OUT, ALL_OUT = "first out", "all who are out"


class WinnerAction(StatedAction):
    """Who has won the game."""

    path = "then.winner"
    words = (Word(path, "the first to go out has won, or all who are out have", "",
                  (FIRST_OUT, ALL_OUT)),)  # fmt: skip
    of = (ENDED,)
    answers = ("who_wins",)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> list[int] | None:
        """The seats that have won, as far as that is known already."""
        if not self.sentence.state.is_game(position):
            return None
        out = [leaver.seat for leaver in position.out if leaver.how == "clean"]
        return out[:1] if self.word(self.path) == FIRST_OUT else out

    def told(self, lang: str, whole: str) -> str:
        who = self.word(self.path).replace(" ", "-")
        return message(lang, "said-winner", who=who, whole=whole)


BELOW, AGREED = "players below", "agreement"


class PointsAction(StatedAction):
    """What each place of a game brings: by a list, or a point for each player below it."""

    path = "then.points"
    words = (
        Word(path, "the places bring so many points, the best place first", "number", many=True,
             least=-MAX_COUNT),
        Word("then.points.by", "each place brings a point for each player below it; or places "
             "bring points by a table that the players agree on", "", (BELOW, AGREED)),
    )  # fmt: skip
    of = (ENDED,)
    answers = ("score",)

    def prepare(self) -> None:
        self.points, self.by = self.word(self.path, ()), self.word("then.points.by", "")

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        """The points from the best place down; empty where it has none for so many players,
        ``None`` where it says nothing of this game."""
        if not self.sentence.state.is_game(position):
            return None
        if self.by == BELOW:
            return list(range(position.size - 1, -1, -1))
        return [*self.points] if len(self.points) == position.size else []

    def told(self, lang: str, whole: str) -> str:
        points = listing(lang, map(str, self.points)) or "…"
        by = self.by.replace(" ", "-")
        return message(lang, "said-points", by=by, points=points, whole=whole)


class BonusAction(StatedAction):
    """Points that places bring besides."""

    path = "then.bonus"
    words = (
        Word(path, "the places bring so many points more, the best place first; those that are not "
             "named bring none", "number", many=True, least=-MAX_COUNT),
    )  # fmt: skip
    of = (ENDED,)

    def extra_points(
        self, position: Position, placed: Sequence[int | None]
    ) -> Mapping[int, int] | None:
        if not self.sentence.state.is_game(position):
            return {}
        brought = zip(placed, self.word(self.path, ()), strict=False)
        return {seat: points for seat, points in brought if seat is not None and points}

    def told(self, lang: str, whole: str) -> str:
        first, *others = points = self.word(self.path)
        told = listing(lang, map(str, points))
        how = "several" if others else "fewer" if first < 0 else "more"
        return message(lang, "said-bonus", how=how, points=told, count=abs(first), whole=whole)


NEVER = "no"


class CostAction(StatedAction):
    """What cards cost that are left in a hand when the game ends."""

    path = "then.cost"
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

    def prepare(self) -> None:
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
        if not position.over or not self.sentence.state.is_game(position):
            return {}
        counts = {seat: self._count(position, seat) for seat in position.playing}
        if None in counts.values():
            return None
        return {seat: -self._cost(count) for seat, count in counts.items() if count}

    def _count(self, position: Position, seat: int) -> int | None:
        """How many cards that cost something a hand holds."""
        if not self.rank:
            return position.held(seat)
        costly = cards_of_ranks(self.deck, self.rank)
        if position.unknown[seat] and costly & ~_seen(position):
            return None
        return (position.known[seat] & costly).bit_count()

    def _cost(self, count: int) -> int:
        times = next((times for times, least in self.steps if count >= least), 1)
        return int(times * self.each * count)

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if "then.cost.each" not in words:
            yield Flaw(min(path for path in words if path.startswith(cls.path)), "costs-what", {})
        steps = [words.get(f"then.cost.{name}") for name in ("twice_from", "thrice_from")]
        limits = [step for step in steps if isinstance(step, int)]
        if len(limits) == 2 and limits[0] >= limits[1]:
            yield Flaw("then.cost.thrice_from", "never-twice", {})

    def told(self, lang: str, whole: str) -> str:
        rank = rank_list(self.rank, lang, OR_LIST)
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
