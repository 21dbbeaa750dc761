"""A pointing rulebook compiled: rules bound, the questions and moves of the family."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from referee.engine.answer import Answer, Step
from referee.engine.transition import FamilyEngine
from referee.errors import Fault
from referee.model import questions as q
from referee.model.description import Description
from referee.model.moves import BEATS, GIVE, POINT, REVEAL, VICTIM, Move
from referee.rulebook.binding import bind_rules
from referee.rulebook.rulebook import Rulebook

from .exchange import undecided
from .position import DUELS, PASSING, POINTING, UNSEEN, PointingPosition
from .position import REVEAL as SHOWING
from .rule import PointingRule
from .worlds import Faces, worlds

if TYPE_CHECKING:
    from referee.table import Table


class PointingEngine(FamilyEngine):
    """The compiled rulebook. Nothing here depends on a table; all tables share it."""

    out_ways = ("eliminated",)
    suggests = (q.WHAT_HAPPENS, q.WHOSE_TURN, q.RANKS, q.SCORE, q.WHO_WINS)

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.deck = rulebook.book.deck
        self.rules = [rule for rule in bind_rules(rulebook) if isinstance(rule, PointingRule)]
        self.passing = self.having("passes")
        self.sheet = self.having("passes_contested")

    def having(self, hook: str) -> PointingRule | None:
        """The rule that declares this hook; of several, one that none of the others overrides."""
        base = getattr(PointingRule, hook)
        found = [rule for rule in self.rules if getattr(type(rule), hook) is not base]
        return next(iter(self.unbeaten(found)), None)

    def unbeaten(self, rules: Sequence[PointingRule]) -> list[PointingRule]:
        """Of rules that speak on one thing, those whose clause no other's clause overrides."""
        ids = {rule.clause.id for rule in rules}
        beaten = self.rulebook.overridden
        return [rule for rule in rules if not beaten.get(rule.clause.id, frozenset()) & ids]

    def worlds(self, position: PointingPosition) -> list[Faces]:
        """Every way the cards may be; what was said of them counts unless it contradicts itself."""
        ranks = len(self.deck.ranks)
        return worlds(position, ranks) or worlds(replace(position, above=()), ranks)

    def place(self, names: Sequence[str], aim: str, position: PointingPosition) -> int:
        """The place that a move or a question names."""
        return position.middle if aim == VICTIM else names.index(aim)

    def place_name(self, names: Sequence[str], place: int) -> str:
        return names[place] if place < len(names) else VICTIM

    # ---- the family's protocol

    def setup(self, described: Description) -> tuple[PointingPosition, list[Fault]]:
        from .setup import set_up

        return set_up(self, described)

    def judge(self, names: Sequence[str], position: PointingPosition, move: Move) -> Answer:
        from .judge import judge

        return judge(self, names, position, move)

    def advance(self, names: Sequence[str], position: PointingPosition, move: Move) -> Step:
        from .advance import advance

        return advance(self, names, position, move)

    def answer(self, table: Table, question: q.Question) -> Answer:
        from .answers import answer

        return answer(self, table, question)

    def describe(self, position: PointingPosition, described: Description) -> Description:
        from .setup import describe

        return describe(self, position, described)

    def state_words(self, position: PointingPosition, names: Sequence[str]) -> tuple[str, ...]:
        from .setup import write_state

        return write_state(self, position, names)

    def legal_moves(
        self, names: Sequence[str], position: PointingPosition, rng: Random
    ) -> Iterator[Move]:
        moves = list(self._moves(names, position))
        rng.shuffle(moves)
        yield from (m for m in moves if self.judge(names, position, m).value != "no")

    def _moves(self, names: Sequence[str], position: PointingPosition) -> Iterator[Move]:
        stage = position.stage
        if self.over(position):
            return
        if stage == PASSING:
            for seat in position.waited_for:
                for card in position.at(seat):
                    for to in (*position.players, position.middle):
                        yield from self._gift(names, position, seat, card, to)
        elif stage == SHOWING:
            for seat in position.waited_for:
                for faces in self.worlds(position):
                    shown = self.deck.card_at(faces[position.card_at(seat)])
                    yield Move(names[seat], REVEAL, (shown,))
        else:
            yield from self.bare_moves(names, position)

    def _gift(
        self, names: Sequence[str], position: PointingPosition, seat: int, card: int, to: int
    ) -> Iterator[Move]:
        if not position.at(to) and position.faces[card] != UNSEEN:
            shown = (self.deck.card_at(position.faces[card]),)
            yield Move(names[seat], GIVE, shown, self.place_name(names, to))

    def bare_moves(self, names: Sequence[str], position: PointingPosition) -> Sequence[Move]:
        """Who may point at what; who may have won a duel."""
        if position.stage == POINTING:
            places = [*position.players, position.middle]
            return [
                Move(names[seat], POINT, other=self.place_name(names, place))
                for seat in position.waited_for
                for place in places
                if place != seat
            ]
        if position.stage == DUELS:
            pairs = undecided(self, position)
            both = [pair for one, other in pairs for pair in ((one, other), (other, one))]
            return [Move(names[high], BEATS, other=names[low]) for high, low in both]
        return []

    def key(self, position: PointingPosition) -> object:
        return position.key()

    def over(self, position: PointingPosition) -> bool:
        """The round is over when it is certain whom it eliminates."""
        from .scoring import decided

        return position.stage == SHOWING and (decided(self, position) or not position.waited_for)

    def faced(self, position: PointingPosition, card: int, face: int) -> PointingPosition:
        """The position with a card turned up."""
        faces = (*position.faces[:card], face, *position.faces[card + 1 :])
        return replace(position, faces=faces)
