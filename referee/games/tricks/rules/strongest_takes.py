"""Who played the strongest card takes all cards of the trick (トリックを取る)."""

from __future__ import annotations

from collections.abc import Sequence

from referee.games.tricks.position import Trick
from referee.games.tricks.rule import TrickRule
from referee.model.marks import NOBODY
from referee.rulebook.rule import Param


class StrongestTakes(TrickRule):
    roles = ("takes",)
    says = (
        "takes", "ahead", "level", "nobody", "equal", "open", "none-yet", "taken", "discarded",
        "foreseen", "cannot-win",
    )  # fmt: skip
    equal_numbers = Param("first_played", "who takes the trick among equally strong cards")
    suit_led = Param(False, "only a card of the suit led takes it")

    def cannot_win(self, trick: Trick) -> frozenset[int]:
        return self.off_suit(trick) if self.suit_led else frozenset()

    def of_equals(self, places: Sequence[int]) -> int | None:
        takers = {"first_played": places[0], "last_played": places[-1], "nobody": NOBODY}
        return takers[self.equal_numbers]
