"""縛り: after successive plays of one suit only that suit, or a joker, may follow."""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import LaidPlay
from referee.games.climbing.rule_api.effects import Effects, SetMark
from referee.games.climbing.rule_api.locks import (
    SUIT_LOCK,
    Lock,
    all_suits_match,
    fits_lock,
    plays_together,
    shared_suits,
    suit_names,
)
from referee.games.climbing.rule_api.rule import Asked, MoveContext, SituationView
from referee.model.marks import NOBODY, Mark
from referee.rulebook.rule import Param

LOCKS_SUIT = "mark-set-suit-lock"
"""The effect that it has."""


class SuitLock(Lock):
    """``plays``: how many successive plays of one suit make it; the reading ``suit_lock_plays``
    replaces it. ``exact``: they show the very same suits. ``joker_starts``: one of them may have a
    joker. ``lock_across_joker``: a joker in a set has no suit, takes a required one, or takes the
    one that is named for it."""

    words = (SUIT_LOCK,)
    plays = Param(3)
    suit_lock_plays = Param("as_said", names="choice", also=("as_said", "2", "3"))
    exact = Param(False)
    joker_starts = Param(True)
    lock_distinct_players = Param("three_plays")
    lock_across_joker = Param("joker_has_no_suit")

    @property
    def min_plays(self) -> int:  # type: ignore[override]
        return self.plays if self.suit_lock_plays == "as_said" else int(self.suit_lock_plays)

    @property
    def by_joker_suits(self) -> bool:  # type: ignore[override]
        return self.lock_across_joker == "joker_takes_named_suit"

    def on_play(self, context: MoveContext) -> Effects:
        if context.now.mark("suit_lock"):
            return
        row = plays_together(context.field)[-self.min_plays :]
        if len(row) < self.min_plays:
            return
        suits = self._shared([laid.play for laid in row])
        if suits and (self.lock_distinct_players == "three_plays" or _may_differ(row)):
            doubt = "" if self.lock_distinct_players == "three_plays" else _doubt(row)
            yield SetMark(Mark("suit_lock", suits, until="clear", doubt=doubt), self.min_plays)

    def _shared(self, plays: list[Play]) -> int:
        """The suits that these plays lock, 0 for none."""
        if not self.joker_starts and any(play.jokers for play in plays):
            return 0
        if self.exact and not all_suits_match(plays):
            return 0
        return shared_suits(plays, wild=self._wild)

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        field, play = asked.position.field, asked.play
        row = plays_together(field)[-self.min_plays :] if field else ()
        is_short = len(row) == self.min_plays - 1 > 1
        if play is None or play.jokers == play.count or self.lock(asked.situation):
            return {}
        if not is_short:
            return self._without_suit([laid.play for laid in row], play)
        suits = self._shared([laid.play for laid in row])
        if not suits or fits_lock(play, suits, wild=self._wild):
            return {}
        locked = suit_names(self.deck, suits)
        return {"suits": locked, "count": len(row), "needed": self.min_plays, "not": LOCKS_SUIT}

    def _without_suit(self, row: list[Play], play: Play) -> Mapping[str, object]:
        """The play with a joker without which this row of plays would be a lock that the play
        breaks."""
        jokers = [laid for laid in row if laid.jokers]
        natural = [laid for laid in row if not laid.jokers]
        if len(row) < self.min_plays or self._wild or len(jokers) != 1 or self._shared(row):
            return {}
        suits = self._shared(natural) if len(natural) > 1 else 0
        if not suits or fits_lock(play, suits, wild=False):
            return {}
        cards = self.deck.texts(jokers[0].mask & self.deck.naturals)
        return {"why": "joker", "cards": cards, "not": LOCKS_SUIT}

    def bars(self, situation: SituationView, play: Play) -> bool:
        lock = self.lock(situation)
        if lock is None or play.jokers == play.count:
            return False
        return not fits_lock(play, lock.value, wild=self._wild)

    @property
    def _wild(self) -> bool:
        return self.lock_across_joker != "joker_has_no_suit"


def _may_differ(row: tuple[LaidPlay, ...]) -> bool:
    """Whether these plays may be by different players, as far as their players are known."""
    known = [laid.seat for laid in row if laid.seat != NOBODY]
    return len(set(known)) == len(known)


def _doubt(row: tuple[LaidPlay, ...]) -> str:
    return "different-players" if any(laid.seat == NOBODY for laid in row) else ""
