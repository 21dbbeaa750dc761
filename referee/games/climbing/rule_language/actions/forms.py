"""Deeds that bring a form into the game, and say what may be laid on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.plays.play import EMPEROR, MIXES, RUN, SPACED, Play
from referee.games.climbing.rule_api.situation_view import SituationView
from referee.games.climbing.rule_language.phrases import (
    begun,
    said_cards,
)
from referee.games.climbing.rule_language.sentence import (
    PLAYED,
    RuleSentence,
)
from referee.i18n.messages import message
from referee.rulebook.rule_language import Flaw, Said, Word

from .base import Action
from .permissions import ForbidAction

BROUGHT = {EMPEROR: "emperors", SPACED: "spaced"}
"""The forms that a sentence can bring into the game, with what they are called there."""
AS_MANY, NOTHING = "as many", "no play"


class FollowAction(Action):
    """Plays of this form may be made; on one goes only one of as many cards, or nothing at all."""

    at = "then.follow"
    words = (
        Word(at, "plays of this form may be made, and on one goes only one of as many cards; or "
             "nothing does", "", (AS_MANY, NOTHING)),
    )  # fmt: skip

    def begin(self) -> None:
        self.form = next(iter(self.said.cards.form), "")
        self.forms = (BROUGHT[self.form],) if self.form in BROUGHT else ()

    def applies(self, at: SituationView) -> bool:
        return at.top is not None

    def bars(self, at: SituationView, play: Play) -> bool:
        top = at.top
        if top is None or self.form not in (top.form, play.form):
            return False
        if top.form == self.form and self.word(self.at) == NOTHING:
            return True
        return play.form != top.form or play.count != top.count

    def is_met_by(self, at: SituationView, play: Play) -> bool:
        return play.form == self.form

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        forms = said.get("when.play.form", ())
        about = {path for path in said if path.startswith(("when.", "if."))}
        if about != {"when.play.form"} or len(forms) != 1 or forms[0] not in BROUGHT:
            yield Flaw(cls.at, "follows-what", {})
        if any(path.startswith("then.") and path != cls.at for path in said):
            yield Flaw(cls.at, "follows-alone", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return ""

    def reason(self, lang: str) -> str:
        how = {"form": self._noun(lang), "how": self.word(self.at).replace(" ", "-")}
        return begun(message(lang, "said-follow", **how))

    def met_reason(self, lang: str) -> str:
        return begun(message(lang, "said-follow-fine", form=self._noun(lang)))

    def _noun(self, lang: str) -> str:
        return message(lang, f"said-play-{self.form}") if self.form else "…"


class MixtureAction(Action):
    """Given numbers are a form of their own: only the same may follow, or be laid on cards."""

    at = "when.play.mix"
    words = ()
    of = (PLAYED,)

    @classmethod
    def is_of(cls, said: RuleSentence) -> bool:
        return bool(said.cards.mix)

    def applies(self, at: SituationView) -> bool:
        return at.top is not None

    def bars(self, at: SituationView, play: Play) -> bool:
        if at.top is None or not {at.top.form, play.form} & {*MIXES}:
            return False
        ours = self.fits(play) or at.top.form in MIXES
        return ours and (play.form, play.ranks) != (at.top.form, at.top.ranks)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return ""

    def reason(self, lang: str) -> str:
        noun = said_cards(self.said.cards, lang)
        return begun(message(lang, "said-mix-alone", noun=noun))


class RowAction(Action):
    """Numbers in a row, or with kickers, are a form of their own: only one that is made just so may
    follow, or be laid on other cards. Of single cards it is a run, for which others speak."""

    at = "when.play.row"
    words = ()
    of = (PLAYED,)

    @classmethod
    def is_of(cls, said: RuleSentence) -> bool:
        return said.cards.row is not None

    def applies(self, at: SituationView) -> bool:
        return True

    def bars(self, at: SituationView, play: Play) -> bool:
        row, top = self.said.cards.row, at.top
        if row is None or top is None or row.form == RUN:
            return False
        ours = row.holds(play.form, play.ranks) or row.holds(top.form, top.ranks)
        return ours and (play.form, _make(play.ranks)) != (top.form, _make(top.ranks))

    def is_met_by(self, at: SituationView, play: Play) -> bool:
        return self.said.cards.fits(play) and not self.word(ForbidAction.at)

    def met_reason(self, lang: str) -> str:
        noun = said_cards(self.said.cards, lang)
        return begun(message(lang, "said-row-fine", noun=noun))

    @classmethod
    def faults(cls, said: Said, clause: Mapping[str, object]) -> Iterator[Flaw]:
        least, most = (said.get(f"{cls.at}.{name}") for name in ("least", "most"))
        if isinstance(least, int) and isinstance(most, int) and least > most:
            yield Flaw(f"{cls.at}.most", "fewer-than-least", {"least": least, "most": most})
        each = said.get(f"{cls.at}.each", 1)
        if f"{cls.at}.around" in said and (each != 1 or f"{cls.at}.kicker" in said):
            yield Flaw(f"{cls.at}.around", "only-runs-around", {})
        if "when.play.mix" in said:
            yield Flaw(cls.at, "two-forms", {})
        if f"{cls.at}.kickers_count" in said and f"{cls.at}.kicker" not in said:
            yield Flaw(f"{cls.at}.kickers_count", "about-nothing", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return ""

    def reason(self, lang: str) -> str:
        noun = said_cards(self.said.cards, lang)
        return begun(message(lang, "said-row-alone", noun=noun))


def _make(ranks: tuple[int, ...]) -> list[int]:
    """How often each number of a play is there, from the lowest."""
    return [ranks.count(rank) for rank in dict.fromkeys(ranks)]
