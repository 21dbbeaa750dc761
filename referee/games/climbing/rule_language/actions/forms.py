"""Actions that add a form to the game and say what may follow it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.games.climbing.plays.play import EMPEROR, MIXES, RUN, SPACED, Play
from referee.games.climbing.rule_api.rule import SituationView
from referee.games.climbing.rule_language.phrases import (
    capitalized,
    cards_phrase,
)
from referee.games.climbing.rule_language.sentence import (
    RuleSentence,
)
from referee.i18n.messages import message
from referee.rulebook.rule_language import Flaw, SentenceWords, Word

from .base import RuleAction, is_alone, unused
from .permissions import ForbidAction

ADDABLE_FORMS = {EMPEROR: "emperors", SPACED: "spaced"}
"""The forms that a sentence can add, with their names in the game."""
AS_MANY, NOTHING = "as many", "no play"


class FollowAction(RuleAction):
    """Plays of this form may be made; only one of as many cards, or nothing at all, may follow."""

    path = "then.follow"
    words = (
        Word(path, "plays of this form may be made, and on one goes only one of as many cards; or "
             "nothing does", "", (AS_MANY, NOTHING)),
    )  # fmt: skip

    def prepare(self) -> None:
        self.form = next(iter(self.sentence.cards.form), "")
        self.forms = (ADDABLE_FORMS[self.form],) if self.form in ADDABLE_FORMS else ()

    def applies(self, situation: SituationView) -> bool:
        return situation.top is not None

    def bars(self, situation: SituationView, play: Play) -> bool:
        top = situation.top
        if top is None or self.form not in (top.form, play.form):
            return False
        if top.form == self.form and self.value() == NOTHING:
            return True
        return play.form != top.form or play.count != top.count

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return play.form == self.form

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, Any]) -> Iterator[Flaw]:
        forms = words.get("when.play.form", ())
        conditions = {path for path in words if path.startswith(("when.", "if."))}
        if conditions != {"when.play.form"} or len(forms) != 1 or forms[0] not in ADDABLE_FORMS:
            yield Flaw(cls.path, "follows-what")
        if not is_alone(cls, words):
            yield Flaw(cls.path, "follows-alone")

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return ""

    def reason(self, lang: str) -> str:
        args = {"form": self._noun(lang), "how": self.value().replace(" ", "-")}
        return capitalized(message(lang, "said-follow", **args))

    def met_reason(self, lang: str) -> str:
        return capitalized(message(lang, "said-follow-fine", form=self._noun(lang)))

    def _noun(self, lang: str) -> str:
        return message(lang, f"said-play-{self.form}") if self.form else "…"


class MixtureAction(RuleAction):
    """Some ranks together are a form: only the same mixture may follow it, and it follows only the
    same mixture."""

    path = "when.play.mix"
    words = ()

    @classmethod
    def is_in_sentence(cls, sentence: RuleSentence) -> bool:
        return bool(sentence.cards.mix)

    def applies(self, situation: SituationView) -> bool:
        return situation.top is not None

    def bars(self, situation: SituationView, play: Play) -> bool:
        top = situation.top
        if top is None or not {top.form, play.form} & {*MIXES}:
            return False
        is_concerned = self.fits(play) or top.form in MIXES
        return is_concerned and (play.form, play.ranks) != (top.form, top.ranks)

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return ""

    def reason(self, lang: str) -> str:
        noun = cards_phrase(self.sentence.cards, lang)
        return capitalized(message(lang, "said-mix-alone", noun=noun))


class RowAction(RuleAction):
    """Ranks in a row, or with kickers, are a form: only a play of the same structure may follow it,
    and it follows only such a play. A row of single cards is a run, which has rules of its own."""

    path = "when.play.row"
    words = ()

    @classmethod
    def is_in_sentence(cls, sentence: RuleSentence) -> bool:
        return sentence.cards.row is not None

    def applies(self, situation: SituationView) -> bool:
        return True

    def bars(self, situation: SituationView, play: Play) -> bool:
        row, top = self.sentence.cards.row, situation.top
        if row is None or top is None or row.form == RUN:
            return False
        is_concerned = row.holds(play.form, play.ranks) or row.holds(top.form, top.ranks)
        return is_concerned and (play.form, _structure(play.ranks)) != (
            top.form, _structure(top.ranks))  # fmt: skip

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return self.sentence.cards.fits(play) and not self.value(ForbidAction.path)

    def met_reason(self, lang: str) -> str:
        noun = cards_phrase(self.sentence.cards, lang)
        return capitalized(message(lang, "said-row-fine", noun=noun))

    @classmethod
    def flaws(cls, words: SentenceWords, clause: Mapping[str, object]) -> Iterator[Flaw]:
        least, most = (words.get(f"{cls.path}.{name}") for name in ("least", "most"))
        if isinstance(least, int) and isinstance(most, int) and least > most:
            yield Flaw(f"{cls.path}.most", "fewer-than-least", {"least": least, "most": most})
        several = words.get(f"{cls.path}.each", 1) != 1
        if f"{cls.path}.around" in words and (several or f"{cls.path}.kicker" in words):
            yield Flaw(f"{cls.path}.around", "only-runs-around")
        if "when.play.mix" in words:
            yield Flaw(cls.path, "two-forms")
        if f"{cls.path}.kicker" not in words:
            yield from unused(words, f"{cls.path}.kickers_count")

    def phrase(self, lang: str, card_args: Mapping[str, str]) -> str:
        return ""

    def reason(self, lang: str) -> str:
        noun = cards_phrase(self.sentence.cards, lang)
        return capitalized(message(lang, "said-row-alone", noun=noun))


def _structure(ranks: tuple[int, ...]) -> list[int]:
    """How many cards of each rank a play has, from the lowest rank."""
    return [ranks.count(rank) for rank in dict.fromkeys(ranks)]
