"""A trick-taking rulebook compiled: its rules by what they declare."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING

from referee.cards.card import Card
from referee.engine.answer import Answer, Step
from referee.engine.transition import FamilyEngine
from referee.errors import Fault
from referee.model import questions as q
from referee.model.description import Description
from referee.model.marks import NOBODY
from referee.model.moves import PLACE, PLAY, Move
from referee.model.questions import Question
from referee.rulebook.binding import bind_rules
from referee.rulebook.rulebook import Rulebook

from .position import TricksPosition
from .rule import TallyRule, TrickRule

if TYPE_CHECKING:
    from referee.table import Table


class TricksEngine(FamilyEngine):
    """Nothing here depends on a table; all tables share it."""

    suggests = (
        q.WHAT_PLAYS,
        q.WHAT_HAPPENS,
        q.WHO_TAKES,
        q.WHOSE_TURN,
        q.WHO_LEADS,
        q.SCORE,
        q.WHO_WINS,
        q.WHAT_ORDER,
    )

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.deck = rulebook.book.deck
        self.rules = [rule for rule in bind_rules(rulebook) if isinstance(rule, TrickRule)]
        self.at_once = any(rule.at_once for rule in self.rules)
        self._declaring: dict[str, list[TrickRule]] = {}

    # ---- rules by what they declare

    def declaring(self, hook: str) -> list[TrickRule]:
        """The rules that declare a hook, in the order of the book."""
        found = self._declaring.get(hook)
        if found is None:
            found = self._declaring[hook] = [rule for rule in self.rules if rule.has(hook)]
        return found

    @staticmethod
    def first_said(said: Iterable[int | None]) -> int | None:
        """The first answer that a rule gives."""
        return next((each for each in said if each is not None), None)

    @cached_property
    def tally(self) -> TallyRule:
        """The rule by which the game is won: the one that no other overrides."""
        rules = [rule for rule in self.rules if isinstance(rule, TallyRule)]
        here = {rule.clause.id for rule in rules}
        overridden = self.rulebook.overridden
        return next(r for r in rules if not overridden.get(r.clause.id, frozenset()) & here)

    @cached_property
    def opening(self) -> TrickRule | None:
        """The rule by which every seat does something before the first card."""
        return next((rule for rule in self.rules if rule.opens), None)

    @cached_property
    def asks_first_trick(self) -> bool:
        """Whether a rule speaks about the first trick."""
        return any(rule.about_first_trick for rule in self.rules)

    def strength(self, card: Card) -> tuple[int, int]:
        """How strong a card is: by tier, then by number."""
        said = (rule.power(card) for rule in self.declaring("power"))
        return sum(rule.tier(card) for rule in self.rules), self.first_said(said) or 0

    # ---- what is known

    def unseen(self, position: TricksPosition) -> int:
        """The cards of which nobody knows where they are."""
        seen = position.carried | position.discards
        for held in (*position.known, *position.taken):
            seen |= held
        return self.deck.full & ~seen & ~self.deck.mask([laid.card for laid in position.field])

    def possible(self, position: TricksPosition, seat: int) -> int:
        """The cards that a seat may hold besides those it is known to hold."""
        if position.unknown[seat] == 0:
            return 0
        lacks = position.mark("lacks", seat)
        masks = self.deck.suit_masks
        gone = sum(m for at, m in enumerate(masks) if lacks and lacks.value >> at & 1)
        return self.unseen(position) & ~gone

    # ---- the family's protocol; the parts stand in modules of their own

    def setup(self, described: Description) -> tuple[TricksPosition, list[Fault]]:
        from .setup import set_up

        return set_up(self, described)

    def judge(self, names: Sequence[str], position: TricksPosition, move: Move) -> Answer:
        from .judge import judge

        return judge(self, names, position, move)

    def advance(self, names: Sequence[str], position: TricksPosition, move: Move) -> Step:
        from .advance import advance

        return advance(self, names, position, move)

    def legal_moves(
        self, names: Sequence[str], position: TricksPosition, rng: Random
    ) -> Iterator[Move]:
        from .advance import ready, waited_for

        if self.over(position):
            return
        position = ready(self, position)
        seats = list(waited_for(self, position))
        rng.shuffle(seats)
        moves = [move for seat in seats for move in self._moves(names, position, seat, rng)]
        yield from (m for m in moves if self.judge(names, position, m).value == "yes")

    def _moves(
        self, names: Sequence[str], position: TricksPosition, seat: int, rng: Random
    ) -> list[Move]:
        if position.owed:
            moves = [Move(names[seat], PLACE, suit=suit) for suit in self.deck.suits]
        else:
            cards = self.deck.cards(position.known[seat])
            moves = [Move(names[seat], PLAY, (card,)) for card in cards]
        rng.shuffle(moves)
        return moves

    def answer(self, table: Table, question: Question) -> Answer:
        from .answers import answer

        return answer(self, table, question)

    def describe(self, position: TricksPosition, described: Description) -> Description:
        from .setup import describe

        return describe(self, position, described)

    def state_words(self, position: TricksPosition, names: Sequence[str]) -> tuple[str, ...]:
        from .setup import write_state

        return write_state(self, position, names)

    def key(self, position: TricksPosition) -> object:
        return position

    def over(self, position: TricksPosition) -> bool:
        return position.over

    def bare_moves(self, names: Sequence[str], position: TricksPosition) -> Sequence[Move]:
        """What is placed before the first card; nobody passes in a trick-taking game."""
        if not position.owed or position.turn == NOBODY:
            return []
        return [Move(names[position.turn], PLACE, suit=suit) for suit in self.deck.suits]
