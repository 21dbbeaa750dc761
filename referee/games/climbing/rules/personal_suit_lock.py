"""個人スート縛り: after the agreed card the player whom it hits may next play only its suits.

Coded, because locks of sentences restrict all players.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position, unseen_cards
from referee.games.climbing.rule_api.locks import PersonalLock, suit_names
from referee.games.climbing.rule_api.rule import Undetermined
from referee.model.mark_spelling import MarkSpelling
from referee.rulebook.rule import Param


class PersonalSuitLock(PersonalLock):
    """A joker without a suit of its own fits. Readings say whether it restricts a player who leads,
    or who holds no card of the suits."""

    words = (
        MarkSpelling(
            "personal_suit_lock", "personal suit lock", value="suits", holder=True,
            also=("個人スート縛り",),
        ),
    )  # fmt: skip
    personal_suit_lock_card = Param("6")
    personal_suit_lock_target_of = Param("next")
    personal_suit_lock_lead = Param("yes")
    personal_suit_lock_empty = Param("must_pass")

    def binds_to(self, play: Play) -> int:
        return play.suits

    def fits(self, play: Play, value: int) -> bool:
        return not play.suits & ~value

    def holds(self, position: Position, seat: int, value: int) -> bool | Undetermined:
        if not position.field and self.personal_suit_lock_lead == "no":
            return False
        if self.personal_suit_lock_empty == "must_pass":
            return True
        allowed = sum(map(self.deck.suit_mask, suit_names(self.deck, value)))
        if position.known[seat] & allowed:
            return True
        unseen = position.unknown[seat] and unseen_cards(self.deck, position) & allowed
        return Undetermined("holds-none-bound", seat) if unseen else False

    def lock_details(self, value: int) -> Mapping[str, object]:
        return {"suits": suit_names(self.deck, value)}
