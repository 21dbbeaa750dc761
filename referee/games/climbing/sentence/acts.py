"""What a sentence does: the hooks that its words need, and no others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule.effects import Effects
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.titles import title_of
from referee.games.climbing.rule.view import SituationView
from referee.language.messages import LANGS
from referee.model.marks import NOBODY

from .deeds import DEEDS, Bound, Deed
from .deeds.base import HOOKS
from .marks import own_kind
from .sentence import PLAYED, Sentence
from .spoken import spoken_rule

Hooks = Mapping[str, Callable[..., Any]]

STAGE_OF = {"pass": "passed"}
"""The stage in which sentences do everything that other things than plays set off."""


class Acts:
    """A sentence at work for one clause."""

    def __init__(self, said: Sentence, bound: Bound) -> None:
        self.said = said
        self.deck = bound.deck
        self.own = own_kind(bound.name)
        self.deeds = [
            deed(said, bound) for deed in DEEDS if said.when in deed.of and deed.is_in(said.then)
        ]

    def hooks(self) -> Hooks:
        """Hook -> what it says: those alone that the sentence has words for."""
        found: dict[str, Callable[..., Any]] = {}
        for stage in filter(None, map(self._stage, self.deeds)):
            deeds = [deed for deed in self.deeds if self._stage(deed) == stage]
            found[stage] = partial(self._effects, deeds)
        for hook in HOOKS:
            said = [getattr(deed, hook) for deed in self.deeds if hasattr(deed, hook)]
            if said:
                found[hook] = said[0] if len(said) == 1 else partial(_any_of, said)
        if self.said.when == PLAYED:
            found["concerns"] = self.said.cards.fits
        if "applies" in found:
            found["details"] = self.details
        return found

    def _stage(self, deed: Deed) -> str:
        """The stage in which it does what it does."""
        return deed.stage if self.said.when == PLAYED else STAGE_OF[self.said.when]

    def _effects(self, deeds: list[Deed], moment: Moment) -> Effects:
        if self._holds(moment):
            for deed in deeds:
                yield from deed.effects(moment)

    def _holds(self, moment: Moment) -> bool:
        """Whether what ``if`` says is so."""
        state, before = self.said.state, moment.before
        if not self.said.here(moment.situation, self.deck):
            return False
        if state.cleared and not moment.cleared:
            return False
        if state.title and title_of(before, moment.seat) not in state.title:
            return False
        holder = moment.seat if state.mark == "player" else NOBODY
        return not state.mark or before.mark(self.own, holder) is not None

    def details(self, at: SituationView, play: Play) -> dict[str, object]:
        """What bars a play, or lets it through: that by itself, else the whole rule."""
        judging = [deed for deed in self.deeds if hasattr(deed, "applies") and deed.applies(at)]
        told = {lang: [text for deed in judging if (text := deed.reason(lang))] for lang in LANGS}
        whole = {lang: spoken_rule(self.said, self.deeds, lang) for lang in LANGS}
        return {"said": {lang: told[lang][0] if told[lang] else whole[lang] for lang in LANGS}}


def _any_of(said: list[Callable[..., bool]], *about: Any) -> bool:
    return any(each(*about) for each in said)
