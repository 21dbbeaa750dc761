"""What rules may declare about cards that lie face down, and about doubting them.

The table in :mod:`.rule` says what each hook is for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Laid

if TYPE_CHECKING:
    from referee.games.climbing.rule.effects import Effects

    from .moment import Meeting, Moment


class DoubtHooks:
    """The hooks of :class:`.rule.ClimbingRule` for games with cards face down."""

    covering: ClassVar[bool] = False
    met_by_none: ClassVar[bool] = False

    @property
    def before_doubt(self) -> bool:
        """Whether its cut, or its word on who goes out, comes before a doubt."""
        return False

    def laid_so(self, play: Play, below: Play | None) -> bool:
        raise NotImplementedError

    def overlooks(self, field: tuple[Laid, ...]) -> tuple[Laid, ...]:
        raise NotImplementedError

    def opens_doubt(self, moment: Moment) -> bool:
        raise NotImplementedError

    def asked_first(self, moment: Moment) -> int:
        raise NotImplementedError

    def leads_on(self, meeting: Meeting) -> Effects:
        raise NotImplementedError

    def doubted(self, moment: Moment, doubter: int, legal: bool) -> Effects:
        raise NotImplementedError
