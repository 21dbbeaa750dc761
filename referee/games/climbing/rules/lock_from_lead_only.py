"""途中縛り禁止: only the first plays of a field can make a suit lock.

Coded, because no sentence compares more plays than the lock itself does.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.rule_api.effects import Effects, Prevent
from referee.games.climbing.rule_api.locks import SUIT_LOCK, fits_lock, plays_together, shared_suits
from referee.games.climbing.rule_api.occasion import UNKNOWN, Occasion
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, MoveContext
from referee.i18n.messages import in_both
from referee.model.types import Words
from referee.rulebook.rule import Param

FIRST = {"first_two": 2, "first_three": 3}


class LockFromLeadOnly(ClimbingRule):
    """Prevents the lock unless all plays on the field show its suits, with the last of them for the
    first time."""

    lock_from_lead_only_first_plays = Param("first_two", names="choice", also=tuple(FIRST))

    def on_play(self, context: MoveContext) -> Effects:
        plays = [laid.play for laid in plays_together(context.field)]
        alike = shared_suits(plays) == shared_suits(plays[-2:])
        if len(plays) != FIRST[self.lock_from_lead_only_first_plays] or not alike:
            yield Prevent(SUIT_LOCK.kind)

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        field, play = asked.position.field, asked.play
        needed = FIRST[self.lock_from_lead_only_first_plays]
        plays = [laid.play for laid in plays_together(field)] if field else []
        if play is None or not 2 < len(plays) == needed or shared_suits(plays):
            return {}
        suits = shared_suits(plays[:-1])
        breaks = bool(suits) and not fits_lock(play, suits)
        return {"count": needed} if breaks else {}

    def since(self, effect: object, occasion: Occasion = UNKNOWN) -> Words:
        plays = FIRST[self.lock_from_lead_only_first_plays]
        return in_both("cause-lock-from-lead-only", count=plays)
