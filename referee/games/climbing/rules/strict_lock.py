"""激縛り: after two consecutive ranks of one suit only the next one, or a joker, may follow."""

from __future__ import annotations

from collections.abc import Mapping

from referee.cards.card import bits, union
from referee.games.climbing.plays.play import RUN, SET, SINGLE, FieldShape, Play
from referee.games.climbing.rule_api.effects import Effects, SetMark
from referee.games.climbing.rule_api.locks import (
    Lock,
    all_suits_match,
    fits_lock,
    plays_together,
    shared_suits,
)
from referee.games.climbing.rule_api.rule import Asked, MoveContext, SituationView
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark
from referee.rulebook.rule import Param


class StrictLock(Lock):
    """The next rank is counted in the order that holds when it is played.

    ``exact``: both plays show the very same suits. ``lock_across_joker``: whether a joker in a set
    takes a required suit; ``joker_starts``: also in the plays that make the lock.
    """

    min_plays = 2
    words = (
        MarkSpelling("strict_lock", "strict lock", value="suits", until="clear", also=("激縛り",)),
    )
    exact = Param(False)
    joker_starts = Param(True)
    lock_across_joker = Param("joker_has_no_suit")
    strict_lock_runs = Param("step_of_one")

    @property
    def _wild(self) -> bool:
        return self.lock_across_joker != "joker_has_no_suit"

    def on_play(self, context: MoveContext) -> Effects:
        if context.now.mark("strict_lock"):
            return
        before, play = context.field[-2].play, context.play
        plays = [laid.play for laid in plays_together(context.field)[-2:]]
        suits = shared_suits(plays, wild=self._wild and self.joker_starts)
        if self.exact and not all_suits_match(plays):
            return
        situation = context.situation
        if suits and self._next(situation, before, situation.power(before), play):
            yield SetMark(Mark("strict_lock", suits, until="clear"), self.min_plays)

    def applies(self, situation: SituationView) -> bool:
        return super().applies(situation) and situation.top is not None

    def bars(self, situation: SituationView, play: Play) -> bool:
        lock = self.lock(situation)
        if lock is None or situation.top is None or situation.top_power is None:
            return False
        fits = fits_lock(play, lock.value, wild=self._wild)
        return not (fits and self._next(situation, situation.top, situation.top_power, play))

    def details(self, situation: SituationView, play: Play) -> dict[str, object]:
        return {**super().details(situation, play), "wanted": self._wanted(situation)}

    def _wanted(self, situation: SituationView) -> list[str]:
        """The cards that may follow a single card or a set, besides jokers."""
        lock, top, power = self.lock(situation), situation.top, situation.top_power
        if lock is None or top is None or power is None or top.form not in (SINGLE, SET):
            return []
        deck = situation.deck
        suits = union(deck.suit_masks[suit] for suit in bits(lock.value))
        strong = zip(bits(suits), situation.powers.of_cards(deck, suits), strict=False)
        return deck.texts(sum(1 << card for card, each in strong if each == power + 1))

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        position, situation, play = asked.position, asked.situation, asked.play
        if play is None:
            return {}
        together = plays_together(position.field) if position.field else ()
        if len(together) < self.min_plays or self.lock(situation):
            return {}
        plays = [laid.play for laid in together[-self.min_plays :]]
        alike = shared_suits(plays, wild=self._wild and self.joker_starts)
        below, top = plays[0], plays[-1]
        in_row = RUN in (below.form, top.form) or top.form != below.form
        in_row = in_row or self._next(situation, below, situation.power(below), top)
        if not alike or in_row or (self.exact and not all_suits_match(plays)):
            return {}
        if not fits_lock(play, alike, wild=self._wild):
            return {}  # nobody takes it for a play that only its rank keeps from fitting
        if self._next(situation, top, situation.power(top), play):
            return {}
        return {"under": str(below), "top": str(top)}

    def _next(
        self, situation: SituationView, below: Play | FieldShape, power: int, play: Play
    ) -> bool:
        """Whether ``play`` is exactly one step above ``below``."""
        step = 1
        if RUN in (below.form, play.form):
            if self.strict_lock_runs == "no_strict_lock_for_runs":
                return False
            step = below.count if self.strict_lock_runs == "follows_on" else 1
        return situation.power(play) - power == step
