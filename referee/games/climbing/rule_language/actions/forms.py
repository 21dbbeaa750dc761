"""Deeds that bring a form into the game, and say what may be laid on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.plays.play import EMPEROR, MIXES, RUN, SPACED, Play
from referee.games.climbing.rule_api.situation_view import SituationView
from referee.games.climbing.rule_language.phrases import (
    capitalized,
    cards_phrase,
)
from referee.games.climbing.rule_language.sentence import (
    PLAYED,
    RuleSentence,
)
from referee.i18n.messages import message
from referee.rulebook.rule_language import Flaw, SentenceWords, Word

from .base import RuleAction
from .permissions import ForbidAction

BROUGHT = {EMPEROR: "emperors", SPACED: "spaced"}
"""The forms that a sentence can bring into the game, with what they are called there."""
AS_MANY, NOTHING = "as many", "no play"


class FollowAction(RuleAction):
    """Plays of this form may be made; on one goes only one of as many cards, or nothing at all."""

    path = "then.follow"
    words = (
        Word(path, "plays of this form may be made, and on one goes only one of as many cards; or "
             "nothing does", "", (AS_MANY, NOTHING)),
    )  # fmt: skip

    def prepare(self) -> None:
        self.form = next(iter(self.sentence.cards.form), "")
        self.forms = (BROUGHT[self.form],) if self.form in BROUGHT else ()

    def applies(self, situation: SituationView) -> bool:
        return situation.top is not None

    def bars(self, situation: SituationView, play: Play) -> bool:
        top = situation.top
        if top is None or self.form not in (top.form, play.form):
            return False
        if top.form == self.form and self.word(self.path) == NOTHING:
            return True
        return play.form != top.form or play.count != top.count

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return play.form == self.form

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        forms = words.get("when.play.form", ())
        about = {path for path in words if path.startswith(("when.", "if."))}
        if about != {"when.play.form"} or len(forms) != 1 or forms[0] not in BROUGHT:
            yield Flaw(cls.path, "follows-what", {})
        if any(path.startswith("then.") and path != cls.path for path in words):
            yield Flaw(cls.path, "follows-alone", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return ""

    def reason(self, lang: str) -> str:
        how = {"form": self._noun(lang), "how": self.word(self.path).replace(" ", "-")}
        return capitalized(message(lang, "said-follow", **how))

    def met_reason(self, lang: str) -> str:
        return capitalized(message(lang, "said-follow-fine", form=self._noun(lang)))

    def _noun(self, lang: str) -> str:
        return message(lang, f"said-play-{self.form}") if self.form else "…"


class MixtureAction(RuleAction):
    """Given numbers are a form of their own: only the same may follow, or be laid on cards."""

    path = "when.play.mix"
    words = ()
    of = (PLAYED,)

    @classmethod
    def is_in_sentence(cls, sentence: RuleSentence) -> bool:
        return bool(sentence.cards.mix)

    def applies(self, situation: SituationView) -> bool:
        return situation.top is not None

    def bars(self, situation: SituationView, play: Play) -> bool:
        if situation.top is None or not {situation.top.form, play.form} & {*MIXES}:
            return False
        ours = self.fits(play) or situation.top.form in MIXES
        return ours and (play.form, play.ranks) != (situation.top.form, situation.top.ranks)

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return ""

    def reason(self, lang: str) -> str:
        noun = cards_phrase(self.sentence.cards, lang)
        return capitalized(message(lang, "said-mix-alone", noun=noun))


class RowAction(RuleAction):
    """Numbers in a row, or with kickers, are a form of their own: only one that is made just so may
    follow, or be laid on other cards. Of single cards it is a run, for which others speak."""

    path = "when.play.row"
    words = ()
    of = (PLAYED,)

    @classmethod
    def is_in_sentence(cls, sentence: RuleSentence) -> bool:
        return sentence.cards.row is not None

    def applies(self, situation: SituationView) -> bool:
        return True

    def bars(self, situation: SituationView, play: Play) -> bool:
        row, top = self.sentence.cards.row, situation.top
        if row is None or top is None or row.form == RUN:
            return False
        ours = row.holds(play.form, play.ranks) or row.holds(top.form, top.ranks)
        return ours and (play.form, _make(play.ranks)) != (top.form, _make(top.ranks))

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return self.sentence.cards.fits(play) and not self.word(ForbidAction.path)

    def met_reason(self, lang: str) -> str:
        noun = cards_phrase(self.sentence.cards, lang)
        return capitalized(message(lang, "said-row-fine", noun=noun))

    @classmethod
    def faults(cls, words: SentenceWords, clause: Mapping[str, object]) -> Iterator[Flaw]:
        least, most = (words.get(f"{cls.path}.{name}") for name in ("least", "most"))
        if isinstance(least, int) and isinstance(most, int) and least > most:
            yield Flaw(f"{cls.path}.most", "fewer-than-least", {"least": least, "most": most})
        each = words.get(f"{cls.path}.each", 1)
        if f"{cls.path}.around" in words and (each != 1 or f"{cls.path}.kicker" in words):
            yield Flaw(f"{cls.path}.around", "only-runs-around", {})
        if "when.play.mix" in words:
            yield Flaw(cls.path, "two-forms", {})
        if f"{cls.path}.kickers_count" in words and f"{cls.path}.kicker" not in words:
            yield Flaw(f"{cls.path}.kickers_count", "about-nothing", {})

    def say(self, lang: str, counted: Mapping[str, str]) -> str:
        return ""

    def reason(self, lang: str) -> str:
        noun = cards_phrase(self.sentence.cards, lang)
        return capitalized(message(lang, "said-row-alone", noun=noun))


def _make(ranks: tuple[int, ...]) -> list[int]:
    """How often each number of a play is there, from the lowest."""
    return [ranks.count(rank) for rank in dict.fromkeys(ranks)]
