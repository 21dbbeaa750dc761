"""Deeds by which cards change places with another hand's: so many for as many, or whole hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from referee.games.climbing.position import Standing
from referee.games.climbing.rule.effects import Effects, Owe
from referee.games.climbing.rule.moment import Meeting, Moment
from referee.games.climbing.rule.obligations import lightened
from referee.games.climbing.rule.titles import seat_titled
from referee.games.climbing.sentence.sentence import OWING
from referee.i18n.messages import message, title_key
from referee.model.marks import NOBODY, Obligation
from referee.model.moves import SWAP
from referee.rulebook.rule_language import Word

from .base import Deed
from .parting import USUALLY
from .taking import neighbours

ANYBODY, NEIGHBOUR = "anybody", "neighbour"


def partner(said: str, moment: Moment) -> int | None:
    """With whom somebody swaps, ``NOBODY``: whoever is picked; ``None``: there is nobody."""
    if said in (ANYBODY, NEIGHBOUR):
        return NOBODY
    seat = seat_titled(moment.before, said)
    return None if seat in (None, moment.seat) or moment.now.is_out(seat) else seat


def said_partner(said: str, lang: str) -> dict[str, Any]:
    """Who that is, for messages."""
    picked = said in (ANYBODY, NEIGHBOUR)
    return {"whose": said, "title": "" if picked else message(lang, title_key(said))}


class Swapping(Deed):
    """Its player swaps so many cards for as many of another hand; just so many, or none."""

    at = "then.swap"
    words = (
        Word("then.swap.cards", "so many cards are swapped for as many of another hand", "number",
             least=1),
        Word("then.swap.with", "with whom: anybody, or the player with this title", "title",
             (ANYBODY,)),
        Word("then.swap.strongest", "the strongest cards of the other hand come back", "flag"),
        Word("then.swap.may", "it need not be done", "flag"),
    )  # fmt: skip
    besides = (USUALLY,)
    stage, of, is_own_act = "owe", OWING, True

    def begin(self) -> None:
        self.count = self.word("then.swap.cards", 1)
        self.whose = self.word("then.swap.with", ANYBODY)
        self.may = self.word("then.swap.may", False)
        self.strongest = self.word("then.swap.strongest", False)
        self.plainly = self.word(USUALLY.path, False)

    def effects(self, moment: Moment) -> Effects:
        now, seat, to = moment.now, moment.seat, partner(self.whose, moment)
        able = [s for s in now.playing if now.can_part_with(s, self.count) == self.count]
        others = [each for each in able if each != seat and to in (NOBODY, each)]
        if seat in able and others and to is not None:
            least = 0 if self.may else self.count
            yield Owe(Obligation("swap", seat, to, self.count, self.clause, least, self.strongest))

    def due(self, owed: Sequence[Obligation], now: Standing) -> Iterable[Obligation]:
        """Hands that have become too small for it are spared."""
        left = (lightened(each, now, self.deck) for each in owed)
        return [each for each in left if each and each.count == self.count]

    def forbids_meeting(self, meeting: Meeting) -> bool:
        return meeting.kind == SWAP and meeting.cards.bit_count() != self.count

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        told = {
            "may": self.may or self.is_offered,
            "strongest": self.strongest,
            **said_partner(self.whose, lang),
        }
        return message(lang, "said-swap", **{**counted, **told, "count": self.count})


class SwappingHands(Deed):
    """Its player may swap the whole hand with somebody."""

    at = "then.swap_hands"
    words = (
        Word(at, "its player may swap hands with whom: anybody, a neighbour, the player with this "
             "title", "title", ("anybody", NEIGHBOUR)),
    )  # fmt: skip
    stage, of, is_own_act = "owe", OWING, True

    def effects(self, moment: Moment) -> Effects:
        now, seat, to = moment.now, moment.seat, partner(self.word(self.at), moment)
        if not now.is_out(seat) and to is not None:
            yield Owe(Obligation("swap_hands", seat, to, clause=self.clause))

    def forbids_meeting(self, meeting: Meeting) -> bool:
        """A hand of somebody who sits further off than is said."""
        if self.word(self.at) != NEIGHBOUR or meeting.other == NOBODY:
            return False
        return meeting.other not in neighbours(meeting.seat, meeting.before)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return message(lang, "said-swap-hands", **counted, **said_partner(self.word(self.at), lang))
