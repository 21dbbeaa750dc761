"""差別配り: the lower the title, the more cards are dealt.

In code: no sentence speaks of dealing but this one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from referee.games.climbing.position import Position
from referee.games.climbing.rule.moment import Gift
from referee.games.climbing.rule.rule import ClimbingRule
from referee.games.climbing.rule.titles import title_of
from referee.rulebook.rule import Param


class ClassDeal(ClimbingRule):
    """Says how many cards each seat gets, once there are titles; by a reading nothing is exchanged
    then.

    ``more``: title -> how many cards more than an equal share, or fewer.
    """

    answers = ("deal",)
    more = Param[dict[str, int]]({})
    class_deal_exchange = Param("yes")

    def answer(
        self, question: str, position: Position, ranking: Sequence[int]
    ) -> Mapping[str, object] | None:
        """``{"by_seat", "left"}``, by seat numbers; ``None`` where nobody has a title."""
        each, left = divmod(self.deck.size + self.deck.jokers, position.size)
        titles = [title_of(position, seat) for seat in range(position.size)]
        if not any(title in self.more for title in titles):
            return None
        dealt = {seat: each + self.more.get(title or "", 0) for seat, title in enumerate(titles)}
        return {"by_seat": dealt, "left": left}

    def alters(self, position: Position, gift: Gift) -> Gift | None:
        return gift if self.class_deal_exchange == "yes" else None
