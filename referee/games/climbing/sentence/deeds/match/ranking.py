"""Deeds of a game that has ended: who has won it, the places, the titles (順位、身分)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from referee.games.climbing.plays.strength import card_ranks, strengths
from referee.games.climbing.position import Position
from referee.games.climbing.rule.effects import Effects
from referee.games.climbing.rule.effects_end import Retitle
from referee.games.climbing.rule.hooks_match import ABOVE_FOULS, WITH_FOULS
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.titles import standing, title_of
from referee.games.climbing.sentence.deeds.base import Stated
from referee.games.climbing.sentence.sentence import ENDED, PLAYED
from referee.i18n.messages import message
from referee.rulebook.rule_language import Flaw, Said, Word

DEPTHS = {
    "fouls": {"foul": WITH_FOULS},
    "falls": {"fallen": WITH_FOULS},
    "fouls and falls": {"foul": WITH_FOULS, "fallen": WITH_FOULS},
    "falls above fouls": {"fallen": ABOVE_FOULS},
    "bursts": {"burst": WITH_FOULS},
}
"""Ways of leaving the game, with their depth at the bottom."""


class Sinking(Stated):
    """Who left the game in such a way comes last, the earlier the lower."""

    at = "then.last"
    words = (
        Word(at, "who is out by a foul, or has fallen, or whose hand has burst, comes last, the "
             "earlier the lower", "", (*DEPTHS,)),
    )  # fmt: skip
    of = (ENDED,)

    def sinks(self) -> Mapping[str, int]:
        return DEPTHS[self.word(self.at)]

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if "if.game" in said:
            yield Flaw("if.game", "in-any-game", {})

    def told(self, lang: str, whole: str) -> str:
        who = self.word(self.at).replace(" ", "-")
        return message(lang, "said-last", who=who, whole=whole)


FEWEST, MOST = "fewest cards", "most cards"
SHARED, IN_TURN, WEAKER = "shared", "in turn", "weaker hand"
"""What becomes of hands with equally many cards."""


class PlacingTheRest(Stated):
    """The places of those who still hold cards, where a game ends with several hands."""

    at = "then.places"
    words = (
        Word("then.places.by", "those who are not out come by the number of cards left, the fewest "
             "first, or the most", "", (FEWEST, MOST)),
        Word("then.places.ties", "of equally many cards: the better place is shared; who comes "
             "first in turn after the first to go out; or whose strongest card is the weaker, by "
             "the plain order", "", (SHARED, IN_TURN, WEAKER)),
    )  # fmt: skip
    of = (ENDED,)
    answers = ("left_places",)

    def begin(self) -> None:
        self.ties = self.word("then.places.ties", SHARED)

    @property
    def open_fact(self) -> str:
        """The fact that decides where nobody knows what is left."""
        return "hands-left" if self.ties == WEAKER else "hand-counts"

    def answer(
        self, question: str, position: Position, ranking: Sequence[int]
    ) -> list[list[int]] | None:
        """The seats by place, those that share one together; ``None`` where nobody knows."""
        first = next((each.seat for each in position.out if each.how == "clean"), position.turn)
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
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        if "then.places.by" not in said:
            yield Flaw("then.places.ties", "about-nothing", {})
        if "if.game" in said:
            yield Flaw("if.game", "in-any-game", {})

    def told(self, lang: str, whole: str) -> str:
        most = self.word("then.places.by") == MOST
        ties = self.ties.replace(" ", "-")
        return message(lang, "said-places", most=most, ties=ties, whole=whole)


BY_PLACE, WIPED_OUT, ONE_UP = "by place", "wiped out", "one up"


class Titling(Stated):
    """The places give titles; or all titles are wiped out, as at the end of a set; or a play moves
    them round."""

    at = "then.titles"
    words = (
        Word(at, "each place has its title, by the book's list for so many players; or all titles "
             "are wiped out; or all move up by one at once, and the highest becomes the lowest", "",
             (BY_PLACE, WIPED_OUT, ONE_UP)),
    )  # fmt: skip
    stage, of = "change", (ENDED, PLAYED)

    def begin(self) -> None:
        if self.said.when == PLAYED:
            return
        by_place = self.word(self.at) == BY_PLACE
        self.answers = ("titles",) if by_place else ("set_over",)  # type: ignore[misc]

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> Any:
        """Titles from the best place down, empty where there is no list for so many players; or
        whether all are wiped out."""
        here = self.said.state.is_game(position)
        if question == "set_over":
            return here
        return tuple(reversed(self.titles.get(position.size, ()))) if here else None

    def effects(self, moment: Moment) -> Effects:
        """All rise by one, where everybody has a title."""
        seats = standing(moment.before)
        titles = [str(title_of(moment.before, seat)) for seat in seats]
        if len(seats) == moment.now.size:
            yield Retitle(tuple(zip((*seats[1:], seats[0]), titles, strict=True)))

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        by_play = "when.end" not in said
        if (said[cls.at] == ONE_UP) != by_play:
            yield Flaw(cls.at, "not-of-a-play" if by_play else "not-of-a-end", {})

    def told(self, lang: str, whole: str) -> str:
        how = self.word(self.at).replace(" ", "-")
        return message(lang, "said-titles", how=how, whole=whole)


FIRST_OUT, ALL_OUT = "first out", "all who are out"


class Winner(Stated):
    """Who has won the game."""

    at = "then.winner"
    words = (Word(at, "the first to go out has won, or all who are out have", "",
                  (FIRST_OUT, ALL_OUT)),)  # fmt: skip
    of = (ENDED,)
    answers = ("who_wins",)

    def answer(self, question: str, position: Position, ranking: Sequence[int]) -> list[int] | None:
        """The seats that have won, as far as that is known already."""
        if not self.said.state.is_game(position):
            return None
        out = [leaver.seat for leaver in position.out if leaver.how == "clean"]
        return out[:1] if self.word(self.at) == FIRST_OUT else out

    def told(self, lang: str, whole: str) -> str:
        who = self.word(self.at).replace(" ", "-")
        return message(lang, "said-winner", who=who, whole=whole)
