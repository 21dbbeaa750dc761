"""A sevens rulebook compiled: which cards fit, what a move does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from referee.cards.card import bits
from referee.engine.answer import Answer, Step
from referee.engine.transition import FamilyEngine
from referee.errors import Fault
from referee.model import questions as q
from referee.model.description import Description
from referee.model.marks import NOBODY
from referee.model.moves import PASS, PLAY, Move
from referee.rulebook.binding import bind_rules
from referee.rulebook.rulebook import Rulebook

from .position import SevensPosition
from .rule import SevensRule

if TYPE_CHECKING:
    from referee.table import Table


class SevensEngine(FamilyEngine):
    """The compiled rulebook. Nothing here depends on a table; all tables share it."""

    out_ways = ("dropped",)
    suggests = (q.WHAT_PLAYS, q.MAY_PASS, q.WHAT_HAPPENS, q.WHOSE_TURN, q.WHO_WINS, q.WHO_LEADS)

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.deck = rulebook.book.deck
        self.rules = [rule for rule in bind_rules(rulebook) if isinstance(rule, SevensRule)]
        self.starts = 0
        for rule in self.rules:
            self.starts |= rule.starts()
        self._fitting = lru_cache(maxsize=4096)(self._find_fitting)

    def having(self, hook: str) -> list[SevensRule]:
        """The rules that declare this hook, in the order of the book."""
        base = getattr(SevensRule, hook)
        return [rule for rule in self.rules if getattr(type(rule), hook) is not base]

    @property
    def lays(self) -> int:
        """The cards that lie there before the first turn."""
        laid = 0
        for rule in self.rules:
            laid |= rule.lays()
        return laid

    # ---- which cards fit

    def beside(self, card: int, rules: Sequence[SevensRule]) -> int:
        """The cards beside one (its position), by the rules given."""
        rank, suit = divmod(card, len(self.deck.suits))
        near = {other for rule in rules for other in rule.joins(rank)}
        return sum(1 << (other * len(self.deck.suits) + suit) for other in near)

    def fitting(self, laid: int) -> int:
        """The cards that may be laid beside those that lie there."""
        fits: int = self._fitting(laid)
        return fits

    def _find_fitting(self, laid: int) -> int:
        return (self.followers(laid, self.rules) | self.starts) & ~laid

    def followers(self, laid: int, rules: Sequence[SevensRule]) -> int:
        """The cards beside those of the rows, laid or not."""
        near = 0
        for card in bits(self.connected(laid)):
            near |= self.beside(card, rules)
        return near

    def connected(self, laid: int) -> int:
        """The cards that a card may follow: those that hang together with a start, or all."""
        if any(rule.gaps() for rule in self.having("gaps")):
            return laid
        row, rim = 0, laid & self.starts
        while rim:
            row |= rim
            near = 0
            for card in bits(rim):
                near |= self.beside(card, self.rules)
            rim = near & laid & ~row
        return row

    # ---- the family's protocol

    def setup(self, described: Description) -> tuple[SevensPosition, list[Fault]]:
        from .setup import set_up

        return set_up(self, described)

    def judge(self, names: Sequence[str], position: SevensPosition, move: Move) -> Answer:
        from .judge import judge

        return judge(self, names, position, move)

    def advance(self, names: Sequence[str], position: SevensPosition, move: Move) -> Step:
        from .advance import advance

        return advance(self, names, position, move)

    def answer(self, table: Table, question: q.Question) -> Answer:
        from .answers import answer

        return answer(self, table, question)

    def describe(self, position: SevensPosition, described: Description) -> Description:
        from .setup import describe

        return describe(self, position, described)

    def legal_moves(
        self, names: Sequence[str], position: SevensPosition, rng: Random
    ) -> Iterator[Move]:
        if position.over or position.turn == NOBODY:
            return
        name = names[position.turn]
        fits = self.fitting(position.laid) & position.known[position.turn]
        moves = [Move(name, PLAY, (card,)) for card in self.deck.cards(fits)]
        moves.append(Move(name, PASS))
        rng.shuffle(moves)
        yield from (m for m in moves if self.judge(names, position, m).value == "yes")

    def key(self, position: SevensPosition) -> object:
        return position.key()

    def over(self, position: SevensPosition) -> bool:
        return position.over

    def bare_moves(self, names: Sequence[str], position: SevensPosition) -> Sequence[Move]:
        if position.over or position.turn == NOBODY:
            return []
        return [Move(names[position.turn], PASS)]
