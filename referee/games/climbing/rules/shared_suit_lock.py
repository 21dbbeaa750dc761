"""スート縛り: a suit that two plays in a row show must be in every play that follows."""

from __future__ import annotations

from referee.games.climbing.effects import SetMark
from referee.games.climbing.locks import suit_names
from referee.games.climbing.play import Play
from referee.games.climbing.rule import ClimbingRule, Effects, Moment
from referee.games.climbing.situation import Situation
from referee.games.climbing.words import MarkWord
from referee.position import Mark
from referee.rule import Param


class SharedSuitLock(ClimbingRule):
    """Locks the suits that both plays show face up; jokers and cards face down have none.

    ``lock_and_face_down``: whether such a card may stand for a suit that is asked for.
    """

    words = (
        MarkWord("suit_lock", "suit lock", value="suits", until="clear", also=("lock", "縛り")),
    )
    lock_and_face_down = Param("no")

    def change(self, moment: Moment) -> Effects:
        if len(moment.field) < 2:
            return
        shared = moment.play.suits & moment.field[-2].play.suits
        held = moment.now.mark("suit_lock")
        suits = shared | (held.value if held else 0)
        if shared and (held is None or held.value != suits):
            yield SetMark(Mark("suit_lock", suits, until="clear"))

    def applies(self, at: Situation) -> bool:
        return at.mark("suit_lock") is not None

    def bars(self, at: Situation, play: Play) -> bool:
        lock = at.mark("suit_lock")
        if lock is None:
            return False
        missing: int = (lock.value & ~play.suits).bit_count()
        return missing > (play.wild if self.lock_and_face_down == "yes_as_wild" else 0)

    def meets(self, at: Situation, play: Play) -> bool:
        return at.mark("suit_lock") is not None

    def details(self, at: Situation, play: Play) -> dict[str, object]:
        lock = at.mark("suit_lock")
        return {"suits": suit_names(at.deck, lock.value if lock else 0)}
