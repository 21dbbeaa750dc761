"""Whatever is made to stand at a table, the referee goes on answering: games played by nobody's
rules, in every family."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

import referee
from referee.errors import RefereeError
from referee.model.moves import Move
from referee.table import Table
from tests.thorough import some
from tests.tiers import quick

from .answers import ask_all, refused
from .games import any_move, dealt_table, legal_move

CHANCE = st.integers(0, 2**32).map(Random)


class Standing(RuleBasedStateMachine):
    """A table at which legal moves are made and others that stand; anything may be asked."""

    book = ""

    @initialize(rng=CHANCE)
    def deals(self, rng: Random) -> None:
        self.table = dealt_table(rng, self.book)

    @rule(rng=CHANCE)
    def a_legal_move(self, rng: Random) -> None:
        self._play(self.table, legal_move(self.table, rng))

    @rule(rng=CHANCE)
    def any_move_at_all(self, rng: Random) -> None:
        self._play(self.table, any_move(self.table, rng))

    @rule(rng=CHANCE)
    def the_last_move_again(self, rng: Random) -> None:
        moves = self.table.description.play
        self._play(self.table, rng.choice(moves) if moves else any_move(self.table, rng))

    @rule(rng=CHANCE)
    def by_another_rule(self, rng: Random) -> None:
        option, value = rng.choice(list(self.table.rulebook.alternatives()))
        try:
            self.table = self.table.with_options(**{option.name: value})
        except RefereeError as error:
            refused(error)

    @rule()
    def described_as_it_lies(self) -> None:
        try:
            self.table = self.table.flattened()
        except RefereeError as error:
            refused(error)

    @rule(rng=CHANCE)
    def asks(self, rng: Random) -> None:
        ask_all(self.table, rng)

    def _play(self, table: Table, move: Move) -> None:
        """The move stands; where it cannot be made at all, the table stays as it was."""
        try:
            self.table = table.play(move, force=True)
        except RefereeError as error:
            refused(error)


@pytest.mark.parametrize(
    "book", quick(referee.books(), 4, "the first tier forces moves in four books")
)
def test_anything_may_stand(book: str) -> None:
    machine = type("StandingIn", (Standing,), {"book": book})
    run_state_machine_as_test(
        machine,
        settings=settings(max_examples=some(8, each=2), stateful_step_count=20, deadline=None),
    )
