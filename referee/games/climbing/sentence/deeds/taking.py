"""Deeds by which cards come to a hand: from others (もらう), or from the field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from referee.games.climbing.plays.unseen_cards import unseen_cards
from referee.games.climbing.position import Standing
from referee.games.climbing.rule.effects import DropMark, Effects, Owe
from referee.games.climbing.rule.effects_cards import TakeField, TakeTop
from referee.games.climbing.rule.moment import Doubt, Meeting, Moment
from referee.games.climbing.sentence.numbers import of_ranks
from referee.games.climbing.sentence.sentence import ON_TURN, OWING, PASSED, PLAYED
from referee.i18n.messages import message
from referee.model.marks import MANY, NOBODY, Obligation
from referee.rulebook.rule_language import Word

from .base import Deed
from .parting import QUALIFIERS, read_qualifiers, said_taken

DOMINANT = "dominant"
"""The neighbour on the side of the dominant hand, which only the table knows."""
HOLDER = "next holder"
"""The first in turn order who holds such a card."""


def neighbours(seat: int, now: Standing) -> set[int]:
    """The players beside a seat who are still in the game."""
    here = [each for each in now.circle if each in now.playing]
    at = here.index(seat)
    return {here[at - 1], here[(at + 1) % len(here)]}


class Taking(Deed):
    """Its player takes cards from other hands; a debt of its player."""

    at = "then.take"
    words = (
        Word("then.take.cards", "so many cards are taken, or one for each card", "number",
             ("each",)),
        Word("then.take.times", "so often, from one hand each time, or once for each card",
             "number", ("each",)),
        Word("then.take.named", "one that its player names, if it is there", "flag"),
        Word("then.take.from", "from whose hand: anybody's, the next player's, of each of the "
             "others, of the neighbour on the side of the dominant hand, of the first in turn "
             "order who holds one", "", ("anybody", "next", "each", DOMINANT, HOLDER)),
        Word("then.take.may", "fewer may be taken, or none", "flag"),
        Word("then.take.rank", "only cards of this number, or of these, are taken", "rank",
             ("Jo",), many=True),
        Word("then.take.strongest", "the strongest cards are taken", "flag"),
    )  # fmt: skip
    besides = QUALIFIERS
    stage, of, counting = "owe", OWING, ("then.take.cards", "then.take.times")

    def begin(self) -> None:
        read_qualifiers(self)
        self.whose = self.word("then.take.from", "anybody")
        self.named = self.word("then.take.named", False)
        self.may = self.named or self.word("then.take.may", False)
        self.rank = self.word("then.take.rank", ())
        self.is_own_act = self.whose != "each" and self.word("then.take.times") is None

    def effects(self, moment: Moment) -> Effects:
        now, seat = moment.now, moment.seat
        if now.is_out(seat):
            return
        count = self.number("then.take.cards", moment) if self._counts else 1
        for to, holders in self._holders(now, seat):
            shown, most = self._there(now, holders)
            if count and most:
                least = 0 if self.may else min(count, shown)
                owed = Obligation("take", seat, to, min(count, most), self.clause, least,
                                  self.word("then.take.strongest", False), of=self._meant()
                                  )  # fmt: skip
                yield from (Owe(owed) for _ in range(self._times(moment)))

    def _times(self, moment: Moment) -> int:
        said = self.word("then.take.times")
        return 1 if said is None else self.number("then.take.times", moment)

    @property
    def _counts(self) -> bool:
        return self.word("then.take.cards") is not None

    def _holders(self, now: Standing, seat: int) -> Iterator[tuple[int, list[int]]]:
        """Whom a debt is aimed at, and in whose hands the cards of it may be."""
        others = [each for each in now.playing if each != seat]
        if not others:
            return
        if self.whose == "each":
            yield from ((each, [each]) for each in others)
        elif self.whose == "next":
            yield now.after(seat), [now.after(seat)]
        elif self.whose == DOMINANT:
            yield NOBODY, [each for each in others if each in neighbours(seat, now)]
        else:
            yield NOBODY, others

    def forbids_meeting(self, meeting: Meeting) -> bool | Doubt:
        """Taking from somebody whose turn to give it is not."""
        if meeting.owed.kind != "take" or meeting.other == NOBODY:
            return False
        if self.whose == HOLDER:
            return self._passes_over(meeting)
        return self.whose == DOMINANT and self._sits_elsewhere(meeting)

    def _passes_over(self, meeting: Meeting) -> bool | Doubt:
        """Whether somebody nearer in turn order holds such a card, too."""
        now = meeting.before
        others = [each for each in now.around(meeting.seat)[1:] if each in now.playing]
        nearer = others[: others.index(meeting.other)] if meeting.other in others else []
        there = {each: self._there(now, [each]) for each in nearer}
        if any(shown for shown, _ in there.values()):
            return True
        doubtful = next((each for each, (_, most) in there.items() if most), NOBODY)
        return doubtful != NOBODY and Doubt("holds-none-of", doubtful, self._meant())

    def _sits_elsewhere(self, meeting: Meeting) -> bool | Doubt:
        """Whether it is not the neighbour on the side of the dominant hand."""
        beside = neighbours(meeting.seat, meeting.before)
        if meeting.other not in beside:
            return True
        return Doubt("dominant-hand", meeting.other) if len(beside) > 1 else False

    def _meant(self) -> int:
        """The cards that may be taken; 0: any."""
        return of_ranks(self.deck, self.rank)

    def _there(self, now: Standing, holders: list[int]) -> tuple[int, int]:
        """How many such cards one hand is known to hold, and how many it may hold at most."""
        deck, of = self.deck, self._meant() or self.deck.full
        unseen = deck.take(of, deck.take(deck.full, unseen_cards(deck, now))).bit_count()
        shown = [(now.known[seat] & of).bit_count() for seat in holders]
        hidden = [unseen if now.unknown[seat] == MANY else min(now.unknown[seat], unseen)
                  for seat in holders]  # fmt: skip
        return max(shown), max(map(sum, zip(shown, hidden, strict=True)))

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        count = self.told_number("then.take.cards") if self._counts else 1
        strongest, whose = self.word("then.take.strongest", False), self.whose.replace(" ", "-")
        if self.named:
            each = self.word("then.take.times") == "each"
            return message(lang, "said-take-named", whose=whose, each=each, **counted)
        told = {"fewer": self.may, "may": self.may or self.is_offered, "strongest": strongest}
        return message(lang, "said-take", count=count, whose=whose, **told, **counted,
                       **said_taken(self.rank, lang))  # fmt: skip


class TakingField(Deed):
    """Its player takes cards from the field, below the play, into the hand; who passes takes those
    on top. Where none are left there what binds the field is over, and the next player leads."""

    at = "then.take_field"
    words = (
        Word(at, "its player takes the cards that lie below it: all, or those of the play just "
             "below; or who passes, or does it on a turn, the cards on top of the field", "",
             ("all", "play below")),
    )  # fmt: skip
    stage, of, is_own_act = "change", (PLAYED, PASSED, ON_TURN), True

    def begin(self) -> None:
        if self.said.when == ON_TURN:
            self.met = self._met

    def effects(self, moment: Moment) -> Effects:
        if self.said.when == ON_TURN:
            yield from self._offered(moment)
        elif self.said.when == PASSED:
            yield from self._from_top(moment)
        elif len(moment.field) > 1:
            yield TakeField(moment.seat, 1 if self.word(self.at) == "play below" else 0)

    @property
    def _plays(self) -> int:
        """How many plays are taken from the top; 0: all."""
        return 1 if self.word(self.at) == "play below" else 0

    def _offered(self, moment: Moment) -> Effects:
        taken = moment.now.field[-self._plays :]
        cards = self.deck.together([laid.play.mask for laid in taken])
        if cards and not any(laid.play.hidden for laid in taken):
            count = cards.bit_count()
            yield Owe(Obligation("take_field", moment.seat, NOBODY, count, self.clause, count,
                                 of=cards))  # fmt: skip

    def _met(self, meeting: Meeting) -> Effects:
        if meeting.owed.kind == "take_field":
            yield TakeTop(meeting.seat, meeting.cards, self._plays)

    def _from_top(self, moment: Moment) -> Effects:
        now, plays = moment.now, self._plays
        taken = now.field[-plays:]
        if not taken or any(laid.play.hidden for laid in taken):
            return
        cards = self.deck.together([laid.play.mask for laid in taken])
        yield TakeTop(moment.seat, cards, plays)
        if len(taken) == len(now.field):
            ending = (mark for mark in now.marks if mark.until == "clear")
            yield from (DropMark(mark.kind, mark.holder) for mark in ending)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        below = self.word(self.at) == "play below"
        return message(lang, "said-take-field", below=below, **counted)
