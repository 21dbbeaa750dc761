"""Deeds that bring a form into the game, and say what may be laid on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.plays.play import EMPEROR, SPACED, Play
from referee.games.climbing.rule.view import SituationView
from referee.games.climbing.sentence.wording import begun
from referee.i18n.messages import message
from referee.rulebook.rule_language import Flaw, Said, Word

from .base import Deed

BROUGHT = {EMPEROR: "emperors", SPACED: "spaced"}
"""The forms that a sentence can bring into the game, with what they are called there."""
AS_MANY, NOTHING = "as many", "no play"


class Following(Deed):
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

    def meets(self, at: SituationView, play: Play) -> bool:
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
