"""Actions when a game ends: the winner, places, titles and points (順位、身分、得点)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from referee.games.climbing.plays.card_strength import card_ranks, strengths
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import Effects, Retitle
from referee.games.climbing.rule_api.rule import ABOVE_FOULS, WITH_FOULS, MoveContext
from referee.games.climbing.rule_api.titles import standing, title_of
from referee.games.climbing.rule_language.conditions.plays import cards_of_ranks
from referee.games.climbing.rule_language.phrases import OR_LIST, rank_list
from referee.games.climbing.rule_language.sentence import ENDED, PLAYED
from referee.i18n.messages import listing, message
from referee.rulebook.rule_language import MAX_COUNT, Flaw, SentenceWords, Word

from .base import StatedAction, unused

DEPTHS = {
    "fouls": {"foul": WITH_FOULS},
    "falls": {"fallen": WITH_FOULS},
    "fouls and falls": {"foul": WITH_FOULS, "fallen": WITH_FOULS},
    "falls above fouls": {"fallen": ABOVE_FOULS},
    "bursts": {"burst": WITH_FOULS},
}
"""Ways of leaving the game that end at the bottom, with their depth."""


class LastAction(StatedAction):
    """Players who left the game in some way come last; who left earlier comes lower."""

    path = "then.last"
    words = (
        Word(path, "who is out by a foul, or has fallen, or whose hand has burst, comes last, the "
             "earlier the lower", "", (*DEPTHS,)),
    )  # fmt: skip
    triggers = (ENDED,)

    def bottom_exits(self) -> Mapping[str, int]:
        return DEPTHS[self.value()]

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if "if.game" in words:
            yield Flaw("if.game", "in-any-game")

    def statement(self, lang: str, whole: str) -> str:
        who = self.value().replace(" ", "-")
        return message(lang, "said-last", who=who, whole=whole)


FEWEST, MOST = "fewest cards", "most cards"
SHARED, IN_TURN, WEAKER = "shared", "in turn", "weaker hand"
"""How players with equally many cards are placed."""


class PlacesAction(StatedAction):
    """The places of players who still hold cards when the game ends."""

    path = "then.places"
    words = (
        Word("then.places.by", "those who are not out come by the number of cards left, the fewest "
             "first, or the most", "", (FEWEST, MOST)),
        Word("then.places.ties", "of equally many cards: the better place is shared; who comes "
             "first in turn after the first to go out; or whose strongest card is the weaker, by "
             "the plain order", "", (SHARED, IN_TURN, WEAKER)),
    )  # fmt: skip
    triggers = (ENDED,)
    answers = ("left_places",)

    def prepare(self) -> None:
        self.ties = self.value("then.places.ties", SHARED)
        self.open_fact = "hands-left" if self.ties == WEAKER else "hand-counts"

    def answer(
        self, question: str, position: Position, ranking: Sequence[int]
    ) -> list[list[int]] | None:
        """The seats by place, in groups that share one; ``None`` if the hands aren't known."""
        clean = (leaver.seat for leaver in position.out if leaver.how == "clean")
        first = next(clean, position.turn)
        seats = [seat for seat in position.around(first) if seat in position.playing]
        if any(position.held(seat) is None for seat in seats):
            return None
        sign = -1 if self.value("then.places.by") == MOST else 1
        ordered = sorted(seats, key=lambda seat: sign * (position.held(seat) or 0))
        if self.ties == IN_TURN:
            return [[seat] for seat in ordered]
        groups = [[*group] for _, group in groupby(ordered, key=position.held)]
        if self.ties == SHARED:
            return groups
        if any(position.unknown[seat] for group in groups if len(group) > 1 for seat in group):
            return None
        return [part for group in groups for part in self._by_strength(position, group)]

    def _by_strength(self, position: Position, seats: Sequence[int]) -> list[list[int]]:
        """These seats in groups of equal hands, weaker ones first. Hands are compared card by card,
        from the strongest card on."""
        order = strengths(self.deck, False)

        def strength(seat: int) -> list[int]:
            held = card_ranks(self.deck, position.known[seat])
            return sorted((order[rank] for rank in held), reverse=True)

        return [[*group] for _, group in groupby(sorted(seats, key=strength), key=strength)]

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if "then.places.by" not in words:
            yield from unused(words, "then.places.ties")
        if "if.game" in words:
            yield Flaw("if.game", "in-any-game")

    def statement(self, lang: str, whole: str) -> str:
        most = self.value("then.places.by") == MOST
        ties = self.ties.replace(" ", "-")
        return message(lang, "said-places", most=most, ties=ties, whole=whole)


BY_PLACE, WIPED_OUT, ONE_UP = "by place", "wiped out", "one up"


class TitlesAction(StatedAction):
    """Places give titles; or all titles are removed; or a play moves them."""

    path = "then.titles"
    words = (
        Word(path, "each place has its title, by the book's list for so many players; or all "
             "titles are wiped out; or all move up by one at once, and the highest becomes the "
             "lowest", "", (BY_PLACE, WIPED_OUT, ONE_UP)),
    )  # fmt: skip
    stage, triggers = "on_play", (ENDED, PLAYED)

    def prepare(self) -> None:
        if self.sentence.when == PLAYED:
            return
        self.answers = ("titles",) if self.value() == BY_PLACE else ("set_over",)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        """The titles from the best place down, empty if the book has none for that many players; or
        whether all titles are removed."""
        here = self.sentence.state.is_game(position)
        if question == "set_over":
            return here
        return tuple(reversed(self.titles.get(position.size, ()))) if here else None

    def effects(self, context: MoveContext) -> Effects:
        """All titles move by one, if all players have one."""
        seats = standing(context.before)
        titles = [str(title_of(context.before, seat)) for seat in seats]
        if len(seats) == context.now.size:
            yield Retitle(tuple(zip((*seats[1:], seats[0]), titles, strict=True)))

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        by_play = "when.end" not in words
        if (words[cls.path] == ONE_UP) != by_play:
            yield Flaw(cls.path, "not-of-a-play" if by_play else "not-of-a-end")

    def statement(self, lang: str, whole: str) -> str:
        how = self.value().replace(" ", "-")
        return message(lang, "said-titles", how=how, whole=whole)


FIRST_OUT, ALL_OUT = "first out", "all who are out"


class WinnerAction(StatedAction):
    """Who wins the game."""

    path = "then.winner"
    words = (Word(path, "the first to go out has won, or all who are out have", "",
                  (FIRST_OUT, ALL_OUT)),)  # fmt: skip
    triggers = (ENDED,)
    answers = ("who_wins",)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> list[int] | None:
        """The seats that have won so far."""
        if not self.sentence.state.is_game(position):
            return None
        out = [leaver.seat for leaver in position.out if leaver.how == "clean"]
        return out[:1] if self.value() == FIRST_OUT else out

    def statement(self, lang: str, whole: str) -> str:
        who = self.value().replace(" ", "-")
        return message(lang, "said-winner", who=who, whole=whole)


BELOW, AGREED = "players below", "agreement"


class PointsAction(StatedAction):
    """How many points each place brings."""

    path = "then.points"
    words = (
        Word(path, "the places bring so many points, the best place first", "number", many=True,
             least=-MAX_COUNT),
        Word("then.points.by", "each place brings a point for each player below it; or places "
             "bring points by a table that the players agree on", "", (BELOW, AGREED)),
    )  # fmt: skip
    triggers = (ENDED,)
    answers = ("score",)

    def prepare(self) -> None:
        self.points, self.ground = self.value(self.path, ()), self.value("then.points.by", "")

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        """The points from the best place down; empty if there are none for that many players,
        ``None`` if it isn't about this game."""
        if not self.sentence.state.is_game(position):
            return None
        if self.ground == BELOW:
            return list(range(position.size - 1, -1, -1))
        return [*self.points] if len(self.points) == position.size else []

    def statement(self, lang: str, whole: str) -> str:
        points = listing(lang, map(str, self.points)) or "…"
        by = self.ground.replace(" ", "-")
        return message(lang, "said-points", by=by, points=points, whole=whole)


class BonusAction(StatedAction):
    """Additional points that places bring."""

    path = "then.bonus"
    words = (
        Word(path, "the places bring so many points more, the best place first; those that are not "
             "named bring none", "number", many=True, least=-MAX_COUNT),
    )  # fmt: skip
    triggers = (ENDED,)

    def extra_points(
        self, position: Position, placed: Sequence[int | None]
    ) -> Mapping[int, int] | None:
        if not self.sentence.state.is_game(position):
            return {}
        brought = zip(placed, self.value(self.path, ()), strict=False)
        return {seat: points for seat, points in brought if seat is not None and points}

    def statement(self, lang: str, whole: str) -> str:
        first, *others = points = self.value()
        how = "several" if others else "fewer" if first < 0 else "more"
        listed = listing(lang, map(str, points))
        return message(lang, "said-bonus", how=how, points=listed, count=abs(first), whole=whole)


NEVER = "no"


class CostAction(StatedAction):
    """What cards cost that are left in the hands when the game ends."""

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
    triggers = (ENDED,)

    def prepare(self) -> None:
        self.each, self.rank = self.value("then.cost.each", 0), self.value("then.cost.rank", ())
        steps = ((3, "then.cost.thrice_from"), (2, "then.cost.twice_from"))
        counts = ((times, self.value(path, NEVER)) for times, path in steps)
        self.steps = [(times, count) for times, count in counts if count != NEVER]
        self.open_fact = "hands-left" if self.rank else "hand-counts"

    def extra_points(
        self, position: Position, placed: Sequence[int | None]
    ) -> Mapping[int, int] | None:
        """See the hook; no points while the game goes on."""
        if not position.over or not self.sentence.state.is_game(position):
            return {}
        counts = {seat: self._costly(position, seat) for seat in position.playing}
        if None in counts.values():
            return None
        return {seat: -self._cost(count) for seat, count in counts.items() if count}

    def _costly(self, position: Position, seat: int) -> int | None:
        """How many cards of a hand cost points; ``None`` if it isn't known."""
        if not self.rank:
            return position.held(seat)
        costly = cards_of_ranks(self.deck, self.rank)
        if position.unknown[seat] and costly & ~_shown_cards(position):
            return None
        return (position.known[seat] & costly).bit_count()

    def _cost(self, count: int) -> int:
        times = next((times for times, least in self.steps if count >= least), 1)
        return int(times * self.each * count)

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if "then.cost.each" not in words:
            yield Flaw(cls.first_word(words), "costs-what")
        steps = [words.get(f"then.cost.{name}") for name in ("twice_from", "thrice_from")]
        limits = [step for step in steps if isinstance(step, int)]
        if len(limits) == 2 and limits[0] >= limits[1]:
            yield Flaw("then.cost.thrice_from", "never-twice")

    def statement(self, lang: str, whole: str) -> str:
        rank = rank_list(self.rank, lang, OR_LIST)
        twice, thrice = (next((n for t, n in self.steps if t == times), 0) for times in (2, 3))
        return message(
            lang, "said-cost", rank=rank, count=self.each, twice=twice, thrice=thrice, whole=whole
        )  # fmt: skip


def _shown_cards(position: Position) -> int:
    """All cards that are known to be somewhere, as a set."""
    shown = position.discards
    for cards in (*position.known, *(laid.play.mask for laid in position.field)):
        shown |= cards
    return shown
