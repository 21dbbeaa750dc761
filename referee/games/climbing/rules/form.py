"""出し方: cards played together must make a form."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from referee.cards.card import bits
from referee.games.climbing.plays.custom_forms import CustomRows
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
    bars_as = "quote"

    def details(self, situation: SituationView, play: Play) -> dict[str, object]:
        if play.mask & ~self.deck.naturals:
            return {"wrong": "none"}
        wrong = wrong_kickers(situation.forms, self.deck, play.mask)
        misfit = self._short_row(situation, play) or {"wrong": self._misfit(situation, play)}
        return {**misfit, **self._near_ranks(play), **wrong}

    def _short_row(self, situation: SituationView, play: Play) -> dict[str, object]:
        """How many ranks more a row needs of which these cards would be the beginning."""
        size = len(self.deck.suits)
        counts = Counter(bit // size for bit in bits(play.mask))
        each, ranks = counts.most_common()[0][1], sorted(counts)
        in_line = {*counts.values()} == {each} and ranks[-1] - ranks[0] == len(ranks) - 1
        rows = [form.row for form in situation.forms if isinstance(form, CustomRows)]
        least = [row.shortest for row in rows if row.each == each and not row.sizes]
        if not in_line or not 1 < len(ranks) < min(least, default=0):
            return {}
        return {"wrong": "short", "each": each, "length": len(ranks), "needed": min(least)}

    def _near_ranks(self, play: Play) -> dict[str, object]:
        """The one rank that is missing in a row, and the ranks at the ends of all rows."""
        ranks = sorted({bit // len(self.deck.suits) for bit in bits(play.mask)})
        missing = sorted({*range(ranks[0], ranks[-1])} - {*ranks})
        lacks = self.deck.ranks[missing[0]] if len(missing) == 1 else ""
        return {"lacks": lacks, "last": self.deck.ranks[-1], "first": self.deck.ranks[0]}

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
        if not in_line and not in_ring and not names & {*ROWS}:
            return "apart"
        apart = len(suits) > 1 and not len(suits) == count == size  # one of each is another form
        return "suits" if in_line and apart and not names & {*ROWS} else "none"

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return play is not None and play.form == NO_FORM
