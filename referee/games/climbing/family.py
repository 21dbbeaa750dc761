"""The climbing family (大富豪系): daihinmin in all its books."""

from __future__ import annotations

from collections.abc import Sequence

from referee.engine.change_scope import ChangeScope
from referee.engine.compile import engine_of
from referee.engine.family import Changes, Family, FamilyEngine, bare_moves, what_happened
from referee.engine.interfaces import Case
from referee.engine.view import GameTraits, TableView
from referee.errors import Fault
from referee.model import questions as q
from referee.model.description import Description
from referee.model.marks import NOBODY
from referee.model.moves import DOUBT, LAST_CARD, THROUGH, Move
from referee.model.questions import Question
from referee.rulebook.rulebook import Rulebook

from .answers.answers import ANSWERS, resolved
from .answers.query import Asked
from .counterfactual.mattering import mattering, reached
from .judge.judge import judge
from .legal_moves import legal_moves
from .near_misses.reasons import nearly
from .position import Position
from .resolution.advance import advance
from .resolution.optional_actions import announcing, offers
from .resolution.windows import DOUBTING
from .rule_api.obligations import MET_BY
from .ruleset.ruleset import ClimbingRules
from .setup.mark_text import write_state
from .setup.setup import describe, odd_field, set_up

SUGGESTED = (
    q.WHAT_PLAYS, q.MAY_PASS, q.IS_OUT, q.WHAT_HAPPENS, q.WHOSE_TURN, q.WHAT_ORDER, q.WHO_LEADS,
    q.MUST_GIVE, q.RANKS, q.TITLES,
)  # fmt: skip
SUGGESTED_WITH_DOUBTS = (
    q.WHAT_PLAYS, q.MAY_DOUBT, q.MAY_PASS, q.WHAT_HAPPENS, q.WHOSE_TURN, q.MUST_DO, q.WHAT_ORDER,
    q.WHO_LEADS, q.SCORE,
)  # fmt: skip

HAPPENINGS = {
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
        plain: ClimbingRules = engine_of(rulebook.unordered).rules
        return plain.ordered_by(rulebook)
    return ClimbingRules(rulebook)


def look(rules: ClimbingRules) -> GameTraits:
    """What all positions of a game have in common for a face."""
    suggests = SUGGESTED_WITH_DOUBTS if rules.doubting else SUGGESTED
    return GameTraits(suggests, rules.out_ways, plays_grow=True, event_groups=HAPPENINGS)


def view(_: ClimbingRules, position: Position) -> TableView:
    """What a position looks like to a face."""
    waited = () if position.turn == NOBODY else (position.turn,)
    return TableView(waited, passed=position.passed)


def moves_without_cards(
    rules: ClimbingRules, names: Sequence[str], position: Position
) -> Sequence[Move]:
    """Passes and declines, what is offered on turn where it leaves no choice of cards, and saying
    that one card is left; where a play waits to be doubted, a doubt or a through by whoever is
    asked."""
    asked = [owed.seat for owed in position.owed if owed.kind == DOUBTING]
    doubts = [Move(names[seat], kind) for seat in asked for kind in (THROUGH, DOUBT)]
    offered = [
        Move(names[each.seat], MET_BY[each.kind][0], rules.deck.cards(each.of))
        for each in offers(rules, position)
        if each.least == each.of.bit_count()
    ]
    said = [Move(names[seat], LAST_CARD) for seat in announcing(rules, position)]
    return doubts or [*bare_moves(rules, names, position), *offered, *said]


def begs(
    rules: ClimbingRules, names: Sequence[str], position: Position, moved: Move | None
) -> Question | None:
    """In the exchange what the first has to give, after a last card how its player is out."""
    giving = [owed.seat for owed in position.owed if owed.kind == "exchange"]
    if giving:
        return Question(q.MUST_GIVE, names[giving[0]])
    out = {names[leaver.seat] for leaver in position.out}
    if moved and moved.cards and moved.seat in out and not position.owed:
        return Question(q.IS_OUT, moved.seat)
    return what_happened(rules, names, position, moved)


def warnings(rules: ClimbingRules, position: Position) -> tuple[Fault, ...]:
    """What is odd about a described position without being impossible."""
    return tuple(odd_field(rules, position))


def changes(
    engine: FamilyEngine[ClimbingRules, Position], case: Case, question: Question, beside: bool
) -> Changes:
    """The changes of one option that may change the answer; ``None``: any may."""
    # what rules say about cards that lie face down is not watched: then any change may tell
    return None if engine.rules.covering else mattering(engine, case, question, beside=beside)


def reach(
    engine: FamilyEngine[ClimbingRules, Position], case: Case, judging: bool
) -> ChangeScope | None:
    """What changes of one option have to do with which moves; ``None``: anything may."""
    return None if engine.rules.covering else reached(engine, case, judging=judging)


def lying(rules: ClimbingRules, described: Description, position: Position) -> Position:
    """A described position without what its hands set off by themselves."""
    return set_up(rules, described, acting=False)[0] if rules.stages["on_hand"] else position


FAMILY = Family(
    compile=compile_rules,
    set_up=set_up,
    describe=describe,
    judge=judge,
    advance=advance,
    legal_moves=legal_moves,
    answers=ANSWERS,
    asked=Asked,
    nearly=nearly,
    resolve=resolved,
    mattering=changes,
    reach=reach,
    look=look,
    view=view,
    state_words=write_state,
    lying=lying,
    warnings=warnings,
    bare_moves=moves_without_cards,
    begs=begs,
    over=lambda _, position: position.over,
    key=Position.key,
)
