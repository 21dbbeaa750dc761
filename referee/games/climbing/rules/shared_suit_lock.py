"""スート縛り: a suit that two successive plays show must be in every play that follows."""

from __future__ import annotations

from referee.games.climbing.plays.play import RUN, Play
from referee.games.climbing.rule_api.effects import Effects, SetMark
from referee.games.climbing.rule_api.locks import SUIT_LOCK, Lock, plays_together, suit_names
from referee.games.climbing.rule_api.rule import MoveContext, SituationView
from referee.model.marks import Mark
from referee.rulebook.rule import Param


class SharedSuitLock(Lock):
    """Locks the suits that both plays show face up; jokers and cards face down have none.

    ``lock_and_face_down``: whether such a card may stand for a required suit.
    """

    words = (SUIT_LOCK,)
    lock_and_face_down = Param("no")

    def on_play(self, context: MoveContext) -> Effects:
        if len(context.field) < 2:
            return
        shared = context.play.suits & plays_together(context.field)[-2].play.suits
        held = context.now.mark("suit_lock")
        suits = shared | (held.value if held else 0)
        if shared and (held is None or held.value != suits):
            yield SetMark(Mark("suit_lock", suits, until="clear"))

    def bars(self, situation: SituationView, play: Play) -> bool:
        lock = self.lock(situation)
        if lock is None:
            return False
        missing: int = (lock.value & ~play.suits).bit_count()
        return missing > (self._filling(play) if self.lock_and_face_down == "yes_as_wild" else 0)

    def _filling(self, play: Play) -> int:
        """How many suits its wild cards can add; in a run they have the suit that it shows."""
        if play.form == RUN:
            return 0 if play.suits else 1
        return play.wild

    def details(self, situation: SituationView, play: Play) -> dict[str, object]:
        lock = self.lock(situation)
        locked: int = lock.value if lock else 0
        lacking = locked & ~play.suits
        is_several = locked.bit_count() > 1 or play.count > 1
        named = {"covered": bool(lacking), "several": is_several}
        lacks = suit_names(situation.deck, lacking)
        return {**super().details(situation, play), **named, "suit": lacks}
