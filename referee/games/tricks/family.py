"""The trick-taking family as the core knows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from referee.engine.answer import Answer, Untold
from referee.engine.family import Family, by_rules, of_game
from referee.engine.query import Answerer
from referee.engine.view import GameTraits, SeatToken, TableView
from referee.model import questions as q
from referee.model.moves import (
    ANNOUNCE,
    APPOINT,
    DISCARD,
    DOUBLE,
    HOLD,
    MOVES,
    PICK_UP,
    REDOUBLE,
    TAKE_KITTY,
    Move,
)
from referee.model.questions import Question

from .advance import advance
from .answers import ANSWERS, ELIMINATED, TricksQuery
from .judge import bare_moves, judge, legal_moves
from .near_misses import near_miss_reasons
from .position import TricksPosition
from .ruleset import TrickRules
from .setup import describe, set_up, write_state

OWN_QUESTIONS = (DISCARD, DOUBLE, REDOUBLE, HOLD, PICK_UP, TAKE_KITTY, APPOINT, ANNOUNCE)
"""The kinds of moves that are only asked about in games that have them."""


class TricksFamily(Family[TrickRules, TricksPosition]):
    """Trick-taking games (whist, hearts, napoleon, …)."""

    answers = ANSWERS
    query = TricksQuery
    traits = GameTraits(
        suggests=(
            q.WHAT_PLAYS,
            q.WHAT_HAPPENS,
            q.WHO_TAKES,
            q.WHOSE_TURN,
            q.WHO_LEADS,
            q.WHO_DECLARES,
            q.WHO_IS_PARTNER,
            q.SCORE,
            q.WHO_WINS,
            q.IS_OUT,
            q.WHAT_ORDER,
        ),
        middle="trick",
        single_cards=True,
    )

    def __init__(self, rules: TrickRules) -> None:
        super().__init__(rules)
        opened = {kind for rule in rules.openings for kind in rule.opens}
        unasked = {MOVES[kind].asks for kind in OWN_QUESTIONS if kind not in opened}
        asked = {
            "declares": q.WHO_DECLARES,
            "partner": q.WHO_IS_PARTNER,
            "leaves": q.IS_OUT,
        }
        unasked |= {kind for hook, kind in asked.items() if not rules.declaring(hook)}
        self.answers = {kind: a for kind, a in ANSWERS.items() if kind not in unasked}
        suggests = tuple(kind for kind in self.traits.suggests if kind in self.answers)
        deeds = dict(rule.called for rule in rules.declaring("called"))
        out = (ELIMINATED,) if q.IS_OUT in self.answers else ()
        self.traits = replace(self.traits, suggests=suggests, deeds=deeds, out_after_deal=out)

    compile = TrickRules
    set_up = by_rules(set_up)
    describe = by_rules(describe)
    judge = of_game(judge)
    advance = of_game(advance)
    legal_moves = of_game(legal_moves)
    bare_moves = of_game(bare_moves)
    state_words = by_rules(write_state)
    find_near_misses = staticmethod(near_miss_reasons)

    def resolve(self, query: TricksQuery, answering: Answerer, /) -> Answer:
        return super().resolve(query.with_stated_facts, answering)

    def untold(self, position: TricksPosition, /) -> list[Untold]:
        """The trump suit of the deal, if the table has to name it."""
        lacking = ((rule, rule.untold(position)) for rule in self.rules.declaring("untold"))
        return [Untold(rule.clause, ways, rule.unsaid) for rule, ways in lacking if ways]

    def aside(self, position: TricksPosition, /) -> int:
        return position.aside

    def view(self, position: TricksPosition, /) -> TableView:
        """Whose turn it is, and what each seat has taken."""
        tokens = {seat: tuple(self._tokens(position, seat)) for seat in range(position.size)}
        return replace(super().view(position), tokens=tokens)

    def _tokens(self, position: TricksPosition, seat: int) -> Iterator[SeatToken]:
        cards = self.rules.deck.cards(position.taken[seat])
        if position.tricks[seat]:
            yield SeatToken("tricks", position.tricks[seat])
        if cards:
            yield SeatToken("taken", len(cards), cards)

    def default_question(
        self, names: Sequence[str], position: TricksPosition, last_move: Move | None, /
    ) -> Question | None:
        """Who takes a full trick, on the field or just completed; whether a card that stands
        though it breaks the rules was a revoke."""
        trick = position.field or (position.last.laid if position.last else ())
        stands = last_move and last_move.stands and last_move.cards
        follows = trick and last_move and names[trick[0].seat] != last_move.seat
        if last_move and stands and follows and self.rules.declaring("revokes"):
            return Question(q.DID_REVOKE, last_move.seat)
        just_completed = not position.field and position.last is not None
        if position.is_full or (just_completed and last_move and last_move.cards):
            return Question(q.WHO_TAKES)
        return super().default_question(names, position, last_move)


FAMILY = TricksFamily
