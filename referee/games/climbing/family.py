"""The climbing family (大富豪系): daihinmin in all its books."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from referee.engine.answer import Answer, UnknownFact, Untold
from referee.engine.family import Changes, Family, by_rules, engine_of, of_game
from referee.engine.interfaces import Case, ChangeScope
from referee.engine.query import event_reason
from referee.engine.view import GameTraits, TableView
from referee.errors import Fault
from referee.model import questions as q
from referee.model.description import Description
from referee.model.marks import NOBODY
from referee.model.moves import DISCARD, DOUBT, DRAW, GIVE, LAST_CARD, TAKE, THROUGH, Move
from referee.model.questions import Question
from referee.rulebook.rule import Reason
from referee.rulebook.rulebook import Rulebook

from .answers.answers import ANSWERS, answer_in_worlds, order_reasons
from .answers.exits import exits_as_dealt
from .answers.open_exits import answer_with_exits, assumed_facts
from .answers.query import ClimbingQuery
from .counterfactual.relevant_changes import relevant_changes, scope_of_changes
from .judge.judge import judge
from .legal_moves import bids, legal_moves, unseen_moves
from .near_misses.reasons import near_miss_reasons
from .plays.card_strength import ranks_in_order
from .position import Position
from .resolution.advance import advance
from .resolution.optional_actions import announcing, offers
from .resolution.windows import DOUBTING
from .rule_api.mark_names import PROCEDURE_MARKS
from .rule_api.rule import MET_BY, ClimbingRule
from .ruleset.ruleset import ClimbingRules
from .setup.setup import describe, odd_field, set_up, write_state

SUGGESTED = (
    q.WHAT_PLAYS, q.MAY_PASS, q.IS_OUT, q.WHAT_HAPPENS, q.WHOSE_TURN, q.WHAT_ORDER, q.WHO_LEADS,
    q.MUST_GIVE, q.RANKS, q.TITLES,
)  # fmt: skip
SUGGESTED_WITH_DOUBTS = (
    q.WHAT_PLAYS, q.MAY_DOUBT, q.MAY_PASS, q.WHAT_HAPPENS, q.WHOSE_TURN, q.MUST_DO, q.WHAT_ORDER,
    q.WHO_LEADS, q.SCORE,
)  # fmt: skip

EVENT_GROUPS = {
    "cleared": ("cleared", "field-taken"),
    "revolution": ("mark-set-revolution", "mark-dropped-revolution"),
    "j-back": ("mark-set-j-back", "mark-dropped-j-back"),
    "lock": ("mark-set-suit-lock", "mark-set-strict-lock", "mark-set-number-lock"),
    "direction": ("mark-set-direction", "mark-dropped-direction", "mark-set-round",
                  "mark-dropped-round"),
    "skips": ("skips",),
    "leaves": ("leaves-",),
    "owes": ("owes-", "awaits-answers"),
    "": ("leads", "turn-to", "game-over", "game-equal", "retitled", "reseated"),
}  # fmt: skip
"""What a reader may say to happen -> how such effects begin."""


def compile_rules(rulebook: Rulebook) -> ClimbingRules:
    """The rulebook bound to its rules; with orders chosen it shares all judgements on plays."""
    if rulebook.orders:
        plain: ClimbingRules = engine_of(rulebook.without_orders).rules
        return plain.ordered_by(rulebook)
    return ClimbingRules(rulebook)


class ClimbingFamily(Family[ClimbingRules, Position]):
    """Daihinmin (大富豪) and its relatives."""

    answers = ANSWERS
    query = ClimbingQuery
    procedure_marks = PROCEDURE_MARKS

    compile = staticmethod(compile_rules)
    set_up = by_rules(set_up)
    describe = by_rules(describe)
    judge = of_game(judge)
    advance = by_rules(advance)
    legal_moves = by_rules(legal_moves)
    state_words = by_rules(write_state)
    resolve = staticmethod(answer_in_worlds)
    find_near_misses = staticmethod(near_miss_reasons)

    def answer(self, case: Case, question: Question) -> Answer:
        if not case.position.perhaps_out:
            return super().answer(case, question)
        return answer_with_exits(self.rules, super().answer, case, question)

    def assumed(self, case: Case, question: Question, answer: Answer) -> tuple[UnknownFact, ...]:
        if case.opened or not case.position.perhaps_out:
            return ()
        return assumed_facts(self.rules, super().answer, case, question, answer)

    @cached_property
    def traits(self) -> GameTraits:
        rules = self.rules
        suggests = SUGGESTED_WITH_DOUBTS if rules.doubting else SUGGESTED
        return GameTraits(
            suggests,
            rules.out_ways,
            plays_grow=True,
            unseen=(GIVE, DISCARD, TAKE, DRAW),
            event_groups=EVENT_GROUPS,
        )

    def view(self, position: Position, /) -> TableView:
        waited = () if position.turn == NOBODY else (position.turn,)
        order = ranks_in_order(self.rules.deck, self.rules.situation(position).order)
        return TableView(waited, passed=position.passed, order=tuple(order))

    def is_over(self, position: Position, /) -> bool:
        return position.over

    def warnings(self, position: Position, /) -> Sequence[Fault]:
        return tuple(odd_field(self.rules, position))

    def warnings_of_state(self, position: Position, /) -> Sequence[Fault]:
        """Also the rules that lack a rank which the table has to name."""
        unnamed = (
            Fault("unnamed-rank", ("state",), {"mark": rule.words[0].form})
            for rule in self._lacking_rank(position)
        )
        return (*super().warnings_of_state(position), *unnamed)

    def untold(self, position: Position, /) -> Sequence[Untold]:
        """The ranks that rules need."""
        deck = self.rules.deck
        return [
            Untold(rule.clause, {rank: f"{rule.words[0].text} {rank}" for rank in deck.ranks})
            for rule in self._lacking_rank(position)
        ]

    def _lacking_rank(self, position: Position) -> list[ClimbingRule]:
        return [r for r in self.rules.declaring("lacks_rank") if r.lacks_rank(position.marks)]

    def before_triggers(self, described: Description, position: Position, /) -> Position:
        if not self.rules.stages["on_hand"]:
            return position
        return set_up(self.rules, described, acting=False)[0]

    def bare_moves(self, names: Sequence[str], position: Position, /) -> Sequence[Move]:
        """Passes and declines, offers on turn that leave no choice of cards, and saying that one
        card is left; if a play may be doubted, a doubt or a through by each seat that is asked.
        Cards that are owed can be ones that nobody else has seen."""
        asked = [owed.seat for owed in position.owed if owed.kind == DOUBTING]
        doubts = [Move(names[seat], kind) for seat in asked for kind in (THROUGH, DOUBT)]
        offered = [
            Move(names[offer.seat], MET_BY[offer.kind][0], self.rules.deck.cards(offer.of))
            for offer in offers(self.rules, position)
            if offer.least == offer.of.bit_count()
        ]
        announced = [Move(names[seat], LAST_CARD) for seat in announcing(self.rules, position)]
        unseen = unseen_moves(names, position)
        bidding = bids(self.rules, names, position)
        passes = super().bare_moves(names, position)
        return doubts or [*unseen, *bidding, *passes, *offered, *announced]

    def default_question(
        self, names: Sequence[str], position: Position, last_move: Move | None, /
    ) -> Question | None:
        """In the exchange, what the first seat has to give; after a last card, how its player is
        out."""
        giving = [owed.seat for owed in position.owed if owed.kind == "exchange"]
        if giving:
            return Question(q.MUST_GIVE, names[giving[0]])
        out = {names[leaver.seat] for leaver in position.out}
        if last_move and last_move.cards and last_move.seat in out and not position.owed:
            return Question(q.IS_OUT, last_move.seat)
        return super().default_question(names, position, last_move)

    def standing_reasons(self, case: Case, /) -> tuple[Reason, ...]:
        """What gives the cards their order, and who left the game by the hands that were dealt."""
        query = self.query(self.rules, case.seats, case.position, case, Question(q.WHAT_ORDER))
        return (*order_reasons(query), *map(event_reason, exits_as_dealt(query)))

    # What rules say about face-down cards is not watched: then any change may matter.

    def relevant_changes(
        self, case: Case, question: Question, /, *, with_partner_change: bool = False
    ) -> Changes:
        if self.rules.covering:
            return None
        return relevant_changes(self, case, question, beside=with_partner_change)

    def change_scope(self, case: Case, known: ChangeScope | None, /) -> ChangeScope | None:
        return None if self.rules.covering else scope_of_changes(self, case, known)


FAMILY = ClimbingFamily
