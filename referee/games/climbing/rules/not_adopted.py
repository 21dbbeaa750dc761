"""不採用: forms that the book names as not adopted."""

from __future__ import annotations

from referee.games.climbing.plays.form_registry import forms_of
from referee.games.climbing.plays.play import NO_FORM, Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.rule import FORMLESS, ClimbingRule
from referee.model.moves import PLAY
from referee.rulebook.rule import Param


class NotAdopted(ClimbingRule):
    """Bars a play that is possible only as a form that the book excludes by name."""

    move_kinds = (PLAY,)
    scope = FORMLESS
    left_out = Param[list[str]]([], "names of the forms that are not adopted")

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        if play is None or play.form != NO_FORM:
            return False
        forms = forms_of(self.deck)
        jokers = play.mask & ~self.deck.naturals
        listed = (forms.named(name).plays_in(play.mask, jokers) for name in self.left_out)
        return any(other.mask == play.mask for plays in listed for other in plays)
