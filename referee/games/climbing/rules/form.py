"""出し方: cards played together must make a form."""

from __future__ import annotations

from itertools import pairwise

from referee.cards.card import bits
from referee.games.climbing.plays.kickers import wrong_kickers
from referee.games.climbing.plays.play import EMPEROR, MIXES, NO_FORM, RUN, SEQUENCE, SPACED, Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.rule import FORMLESS, ClimbingRule, SituationView
from referee.model.moves import PLAY

ROWS = (SEQUENCE, SPACED, EMPEROR, *MIXES)
"""The forms besides runs whose ranks may follow one another."""


class Form(ClimbingRule):
    """Bars cards that have none of the forms of the book."""

    move_kinds = (PLAY,)
    scope = FORMLESS

    def details(self, situation: SituationView, play: Play) -> dict[str, object]:
        wild = play.mask & ~self.deck.naturals
        wrong = {} if wild else wrong_kickers(situation.forms, self.deck, play.mask)
        return {"wrong": "none" if wild else self._misfit(situation, play), **wrong}

    def _misfit(self, situation: SituationView, play: Play) -> str:
        """Why natural cards aren't a set or a run that they look like; else ``none``."""
        size = len(self.deck.suits)
        ranks = sorted({bit // size for bit in bits(play.mask)})
        suits = {bit % size for bit in bits(play.mask)}
        count = play.mask.bit_count()
        if len(ranks) != count or count < 2:
            return "none"
        if count == 2:
            return "two"
        in_line = ranks[-1] - ranks[0] == count - 1
        gaps = [high - low for low, high in pairwise(ranks)]
        in_ring = sum(gap != 1 for gap in gaps) == 1 and ranks[0] == 0
        in_ring = in_ring and ranks[-1] == len(self.deck.ranks) - 1
        names = {name for form in situation.forms for name in form.makes}
        if not names & {RUN, *ROWS}:
            return "runless" if in_line else "none"
        if not in_line and (SEQUENCE in names or len(suits) == 1):
            return "ring" if in_ring else "none" if SPACED in names else "gap"
        apart = len(suits) > 1 and not len(suits) == count == size  # one of each is another form
        return "suits" if in_line and apart and not names & {*ROWS} else "none"

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return play is not None and play.form == NO_FORM
