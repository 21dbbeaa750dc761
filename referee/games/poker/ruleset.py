"""A poker rulebook compiled: the ranking of hands, and what a hand may turn out to be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import combinations
from math import comb
from random import Random
from typing import TYPE_CHECKING

from referee.cards.card import bits
from referee.engine.answer import Answer, Happening, Step
from referee.engine.faults import find_faults
from referee.engine.hands import read_hands, set_of, write_hands
from referee.engine.marks import read_marks
from referee.engine.transition import FamilyEngine
from referee.errors import Fault, UnknownName
from referee.model import questions as q
from referee.model.description import Description, FieldPlay
from referee.model.marks import MANY
from referee.model.moves import PLAY, REVEAL, Move
from referee.rulebook.binding import bind_rules
from referee.rulebook.rulebook import Rulebook

from .position import FIVE, PokerPosition
from .ranking import NO, Ranking, ranking
from .rule import PokerRule

if TYPE_CHECKING:
    from referee.table import Table

MOST_TRIED = 200_000
"""How many fives are looked at for what a partly known hand may be; beyond, it may be anything."""


class PokerEngine(FamilyEngine):
    """The compiled rulebook. Nothing here depends on a table; all tables share it."""

    suggests = (q.WHO_WINS, q.WHAT_HAND, q.RANKS, q.WHOSE_TURN, q.WHAT_HAPPENS)

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.deck = rulebook.book.deck
        self.rules = [rule for rule in bind_rules(rulebook) if isinstance(rule, PokerRule)]

    def having(self, hook: str) -> list[PokerRule]:
        """The rules that declare this hook, in the order of the book."""
        base = getattr(PokerRule, hook)
        return [rule for rule in self.rules if getattr(type(rule), hook) is not base]

    def unbeaten(self, hook: str) -> list[PokerRule]:
        """Of the rules that declare a hook, those that no other of them overrides."""
        rules = self.having(hook)
        ids, beaten = {rule.clause.id for rule in rules}, self.rulebook.overridden
        return [rule for rule in rules if not beaten.get(rule.clause.id, frozenset()) & ids]

    @cached_property
    def ranking(self) -> Ranking:
        """The strength of hands. Raises ``OpenReading`` where it rests on one."""
        joins = [rule.joins() for rule in self.having("joins")]
        numbers = [rule.by_numbers() for rule in self.unbeaten("by_numbers")]
        sizes = len(self.deck.ranks), len(self.deck.suits)
        return ranking(*sizes, next(iter(joins), None) or NO, numbers != [False])

    # ---- what a hand is, or may be

    def codes(self, cards: int) -> list[int]:
        return [self.ranking.codes[card] for card in bits(cards)]

    def strengths(self, position: PokerPosition, seat: int) -> Sequence[int]:
        """How strong a seat's hand is, or may be, weakest first; none where it has not five."""
        shown, known, unknown = position.shown[seat], position.known[seat], position.unknown[seat]
        if shown:
            return [self.ranking.rank(self.codes(shown))]
        pool = [self.ranking.codes[c] for c in bits(self.deck.full & ~position.placed)]
        held = known.bit_count() + max(0, unknown)
        if unknown == MANY:
            return range(self.ranking.top + 1)
        if held < FIVE:
            return []
        if comb(len(pool), unknown) * comb(held, FIVE) > MOST_TRIED:
            return range(self.ranking.top + 1)
        own = self.codes(known)
        found = {self.ranking.best([*own, *more]) for more in combinations(pool, unknown)}
        return sorted(found)

    # ---- the family's protocol

    def setup(self, described: Description) -> tuple[PokerPosition, list[Fault]]:
        book = self.rulebook.book
        known, unknown = read_hands(self.deck, described)
        shown = [0] * len(described.names)
        faults = [*find_faults(book, described), *read_marks((), self.deck, described)[1]]
        for at, play in enumerate(described.field):
            cards = set_of(self.deck, play.cards)
            if play.seat not in described.names or cards.bit_count() != FIVE:
                line = described.line("field")
                faults.append(Fault("five-by-somebody", ("field", at), {}, line))
            else:
                shown[described.names.index(play.seat)] = cards
        gone = set_of(self.deck, described.discards)
        return PokerPosition(known, unknown, tuple(shown), gone), faults

    def describe(self, position: PokerPosition, described: Description) -> Description:
        shown = zip(described.names, position.shown, strict=True)
        return described.having(
            hands=write_hands(self.deck, described.names, position),
            field=tuple(FieldPlay(self.deck.cards(cards), name) for name, cards in shown if cards),
            discards=self.deck.cards(position.gone),
            turn="",
            state=(),
            play=(),
            ask=(),
            lines={},
        )

    def judge(self, names: Sequence[str], position: PokerPosition, move: Move) -> Answer:
        told = {"cards": list(map(str, move.cards)), "players": [move.seat]}
        if move.kind not in (PLAY, REVEAL):
            rules = [rule for rule in self.having("bars") if "other" in rule.says]
            return Answer("no", tuple(rule.reason("other", "bars", **told) for rule in rules))
        seat, cards = names.index(move.seat), set_of(self.deck, move.cards)
        said = [(rule, rule.bars(position, seat, cards, len(move.cards))) for rule in self.rules]
        barred = tuple(rule.reason(key, "bars", **told) for rule, key in said if key)
        return Answer("no" if barred else "yes", barred)

    def advance(self, names: Sequence[str], position: PokerPosition, move: Move) -> Step:
        if move.kind not in (PLAY, REVEAL):
            raise UnknownName("move", move.kind, [PLAY, REVEAL])
        seat, cards = names.index(move.seat), set_of(self.deck, move.cards)
        if cards.bit_count() != FIVE or position.shown[seat]:  # it stood, and shows no hand
            return Step(move, position, lambda: ())
        strange = (cards & ~position.known[seat]).bit_count()
        known, unknown, shown = list(position.known), list(position.unknown), list(position.shown)
        known[seat] &= ~cards
        unknown[seat] = MANY if unknown[seat] == MANY else max(0, unknown[seat] - strange)
        shown[seat] = cards
        after = replace(position, known=tuple(known), unknown=tuple(unknown), shown=tuple(shown))
        return Step(move, after, lambda: self._told(names, after, seat))

    def _told(
        self, names: Sequence[str], position: PokerPosition, seat: int
    ) -> tuple[Happening, ...]:
        from .answers import winners

        told = []
        for rule in self.having("joins"):
            for strength in self.strengths(position, seat):
                hand = {"seat": names[seat], "hand": self.ranking.hand(strength)}
                told.append(Happening(rule.clause, "hand-shown", hand))
            if not position.waiting:
                seats = [names[each] for each in winners(self, position)]
                told.append(Happening(rule.clause, "hand-wins", {"seats": seats}))
        return tuple(told)

    def answer(self, table: Table, question: q.Question) -> Answer:
        from .answers import answer

        return answer(self, table, question)

    def legal_moves(
        self, names: Sequence[str], position: PokerPosition, rng: Random
    ) -> Iterator[Move]:
        seats = position.waiting
        rng.shuffle(seats)
        for seat in seats:
            cards = self.deck.cards(position.known[seat])
            if len(cards) >= FIVE:
                yield Move(names[seat], REVEAL, self.deck.sorted(rng.sample(cards, FIVE)))

    def key(self, position: PokerPosition) -> object:
        return position

    def over(self, position: PokerPosition) -> bool:
        return not position.waiting

    def bare_moves(self, names: Sequence[str], position: PokerPosition) -> Sequence[Move]:
        return []
