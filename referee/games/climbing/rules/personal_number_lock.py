"""個人数字縛り: after the agreed card the player whom it hits may next play only one rank.

Coded, because locks of sentences restrict all players.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.play import Play
from referee.games.climbing.rule_api.locks import PersonalLock
from referee.model.mark_spelling import MarkSpelling
from referee.rulebook.rule import Param


class PersonalNumberLock(PersonalLock):
    """The rank is that of the card, or by a reading one that is agreed on. Jokers fit if they stand
    for it, or for no rank."""

    words = (
        MarkSpelling(
            "personal_number_lock", "personal number lock", value="rank", holder=True,
            also=("個人数字縛り",),
        ),
    )  # fmt: skip
    personal_number_lock_card = Param("4")
    personal_number_lock_number = Param("of_the_play")
    personal_number_lock_target_of = Param("next")

    def binds_to(self, play: Play) -> int:
        number = self.personal_number_lock_number
        return self.deck.ranks.index(self.card if number == "of_the_play" else number)

    def fits(self, play: Play, value: int) -> bool:
        return {*play.naturals, *play.stand_ins} <= {value}

    def lock_details(self, value: int) -> Mapping[str, object]:
        return {"number": self.deck.ranks[value]}
