"""最強あがり禁止: last cards with which going out would be a foul may not be played.

Coded, because no sentence sees what a play would set off before it is made.
"""

from __future__ import annotations

from collections.abc import Mapping

from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import Clear, TakeTop
from referee.games.climbing.rule_api.occasion import UNKNOWN, Occasion
from referee.games.climbing.rule_api.rule import Asked, ClimbingRule, Foresight
from referee.i18n.messages import in_both
from referee.model.moves import PLAY
from referee.model.questions import WHAT_HAPPENS
from referee.model.types import Words
from referee.rulebook.rule import Param


class FinishBarred(ClimbingRule):
    """A player who has nothing else to play stays in the game. By readings a play of such cards
    only is allowed, and judged as a foul; or any such play goes back to the hand."""

    relies_on = ("2", "3", "8")
    by_hand_size = True
    finish_barred_stuck = Param("stays_in_to_the_end")
    finish_barred_then = Param("must_pass")
    fouls = Param[list[str]]([], "clauses whose fouls count, although they are off")

    def bar_details(self, position: Position, seat: int, cards: int) -> Mapping[str, object]:
        """What the ranking is like that makes the cards a foul."""
        kinds = [kind for kind in ("j_back", "revolution") if position.mark(kind)]
        return {"during": kinds[0].replace("_", "-") if len(kinds) == 1 else ""}

    def restricts(self, position: Position, seat: int) -> bool:
        return self.finish_barred_then == "must_pass"

    def forbids_change(self, position: Position, seat: int, foreseen: Foresight) -> bool:
        return self.restricts(position, seat) and self._is_foul(position, seat, foreseen)

    def takes_back(self, position: Position, seat: int, foreseen: Foresight) -> bool:
        returned = self.finish_barred_then == "taken_back_and_field_cleared"
        return returned and self._is_foul(position, seat, foreseen)

    def since(self, effect: object, occasion: Occasion = UNKNOWN) -> Words:
        if isinstance(effect, TakeTop):
            return in_both("cause-foul-finish")
        return in_both("cause-taken-back") if isinstance(effect, Clear) else {}

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        position, seat, play = asked.position, asked.seat, asked.play
        if play is None:
            return self._unmet_by(asked.made, asked)
        ranks = [rank for rank in ("2", "3") if play.shows(self.deck.ranks.index(rank))]
        is_last = position.held(seat) == play.count
        if not self.restricts(position, seat) or self.finish_barred_stuck == "foul":
            return {}
        if not is_last:
            return {"number": "left"} if ranks and len(play.naturals) == 1 else {}
        told = {"number": ranks[-1] if ranks else "none", "cards": self.deck.texts(play.mask)}
        turns = ranks and asked.foreseen is not None and asked.foreseen.turns()
        return {**told, "turned": "yes" if turns else ""}

    def _unmet_by(self, made: Play | None, asked: Asked) -> Mapping[str, object]:
        """Why a play that was made is not taken back."""
        returns = self.finish_barred_then == "taken_back_and_field_cleared"
        if made is None or not returns or asked.kind != WHAT_HAPPENS or asked.last_kind != PLAY:
            return {}
        seat = asked.mover
        is_foul = any(made.shows(self.deck.ranks.index(rank)) for rank in ("2", "3", "8"))
        kept = is_foul and not asked.position.is_out(seat)
        return {"number": "left", "seat": seat} if kept else {}

    def _is_foul(self, position: Position, seat: int, foreseen: Foresight) -> bool:
        """Whether the play would be the last one and may not be."""
        if position.held(seat) != foreseen.play.count:
            return False
        foul = foreseen.foul(self.fouls)
        if foul is None:
            return False
        return self.finish_barred_stuck != "foul" or foul.cards != foreseen.play.mask
