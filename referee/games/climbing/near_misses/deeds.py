"""What a rule in use made a player do just before, or let a player decline.

A question that comes after such a move is about it: whose turn it is once a card was passed, the
ranking if nobody revolted, a card that came from another hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice

from msgspec.structs import replace

from referee.engine.answer import DEPENDS, Answer, Event, Step
from referee.engine.conversion import card_set
from referee.engine.query import event_reason
from referee.errors import RefereeError
from referee.games.climbing.answers.query import ClimbingQuery
from referee.games.climbing.position import EXCHANGE, Position
from referee.games.climbing.resolution.optional_actions import taken_up
from referee.games.climbing.resolution.windows import answering_rules, is_window
from referee.games.climbing.rule_api.rule import MET_BY
from referee.model import questions as q
from referee.model.marks import Obligation
from referee.model.moves import (
    ACCEPT,
    DECLINE,
    DISCARD,
    NAME,
    NO_REVOLT,
    PASS,
    PLAY,
    REVOLT,
    SHOW,
    SWAP,
    SWAP_HANDS,
    TAKE,
    Move,
)
from referee.rulebook.clause import UNSETTLED, Clause
from referee.rulebook.rule import Open, Reason, Role

AFTERWARDS = (q.WHOSE_TURN, q.WHO_LEADS, q.MUST_DO)
"""The questions that are about what comes after a move."""
EXITS = (q.IS_OUT, q.RANK_OF)
"""The questions that are about a player who may have lost the last card."""
DEEDS = frozenset({DECLINE, SHOW, *(kind for kinds in MET_BY.values() for kind in kinds)})
"""The kinds of moves that meet an obligation or decline an offer."""
FROM_FIELD = ("seize", "take_field")
"""The offers to take cards that lie on the field."""
OPPOSITES = {DECLINE: ACCEPT, ACCEPT: DECLINE, NO_REVOLT: REVOLT, REVOLT: NO_REVOLT}
"""Moves that decide something, and the opposite decisions."""
MAX_DECISIONS = 3
"""How many deeds, and how many answers to a play, are looked at, the last ones: for each the moves
are made again."""
LEFT = ("clean", "foul")
"""How a player is out who has lost the last card."""
OPEN = (DEPENDS, UNSETTLED, None)


def deed_reasons(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """What the last move did for a rule of the table, or an earlier one if the answer needs it."""
    if answer.value not in OPEN and not query.case.opened:
        told = {r.clause.id for r in answer.because if r.key.startswith("happens")}
        deeds = (deed for deed in _deeds(query, answer) if deed.clause.id not in told)
        yield from islice(deeds, 1)


def _deeds(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    deeds = [(at, step, owed) for at, step in _steps(query) if (owed := _met(query, at, step))]
    asked, last = query.question, len(query.case.steps) - 1
    for at, step, owed in deeds[:1]:
        whom = (step.move.seat, step.move.other)
        about_exit = asked.kind in EXITS and asked.seat in whom
        if at == last and (asked.kind in AFTERWARDS or about_exit):
            stays = asked.kind == q.WHOSE_TURN and answer.value == step.move.seat
            giver = step.move.other if step.move.kind == TAKE else step.move.seat
            was_last = asked.kind == q.IS_OUT and giver == asked.seat and answer.value in LEFT
            yield from _reason(query, step.move, owed, stays=stays, last=was_last)
    yield from _losses(query)
    cards = card_set(query.rules.deck, asked.cards)
    for at, step, owed in deeds:
        named = card_set(query.rules.deck, step.move.named)
        moved = named or (_lost(query, at) if cards and step.move.kind == SWAP_HANDS else 0)
        if cards and cards & moved and asked.seat in (step.move.seat, step.move.other):
            yield from _reason(query, step.move, owed)
    for at, step, owed in deeds[:MAX_DECISIONS]:
        if _decides(query, answer, at, step.move):
            yield from _reason(query, step.move, owed)
    answers = _answers(query) if asked.kind not in EXITS else ()  # of exits others tell it
    for at, step, event in islice(answers, MAX_DECISIONS):
        if event.clause.switchable and _decides(query, answer, at, step.move):
            yield event_reason(event)


def _answers(query: ClimbingQuery) -> Iterator[tuple[int, Step, Event]]:
    """The moves that answered a play before it had an effect, each with its index and what the rule
    did by which they could, the last first."""
    for at, step in _steps(query):
        before = query.case.steps[at - 1].position if at else query.case.setup
        if step.move.kind in (PLAY, DISCARD) and is_window(before):
            plays = query.rules.readings(step.move.cards)
            by = {r.clause.id for play in plays for r in answering_rules(query.rules, before, play)}
            by |= {owed.clause for owed in before.owed}
            yield from ((at, step, event) for event in step.events if event.clause.id in by)


def _losses(query: ClimbingQuery) -> Iterator[Reason]:
    """That a rule took the last cards of the player of the question, in the move of another."""
    asked = query.question
    for _, step in _steps(query) if asked.kind in EXITS else ():
        own = [event for event in step.events if event.args.get("seat") == asked.seat]
        if any(event.key.startswith("leaves") for event in own):
            for event in own if step.move.seat != asked.seat else ():
                if event.key == "discarded" and event.clause.switchable:
                    args = {"seat": asked.seat, "cards": event.args["cards"]}
                    yield Reason(
                        event.clause, "causes", "deed-lose", (), (asked.seat,), args, "deed"
                    )
            return


def _lost(query: ClimbingQuery, at: int) -> int:
    """The known cards, as a set, that a move has taken from the player of the question."""
    case = query.case
    before: Position = case.steps[at - 1].position if at else case.setup
    after: Position = case.steps[at].position
    return before.known[query.seat] & ~after.known[query.seat]


def _steps(query: ClimbingQuery) -> Iterator[tuple[int, Step]]:
    """The moves, each with its index, the last first."""
    yield from reversed([*enumerate(query.case.steps)])


def _met(query: ClimbingQuery, at: int, step: Step) -> Obligation | None:
    """The obligation or offer that a move has met or declined."""
    case, move = query.case, step.move
    before: Position = case.steps[at - 1].position if at else case.setup
    if move.kind not in DEEDS:
        return None
    with suppress(Open):
        before = taken_up(query.rules, query.names, before, move)
    seat = query.names.index(move.seat)
    if move.kind == SHOW:
        return next((o for o in before.owed if o.seat == seat and o.kind == EXCHANGE), None)
    own = (owed for owed in before.owed if owed.seat == seat and owed.kind in MET_BY)
    return next((o for o in own if move.kind == DECLINE or move.kind in MET_BY[o.kind]), None)


def _decides(query: ClimbingQuery, answer: Answer, at: int, move: Move) -> bool:
    """Whether the answer would be another after the opposite decision; that of any other deed is
    not to do it, or to pass."""
    described = query.case.description
    for kind in (OPPOSITES[move.kind],) if move.kind in OPPOSITES else (DECLINE, PASS):
        play = (*described.play[:at], Move(move.seat, kind), *described.play[at + 1 :])
        with suppress(RefereeError, Open):
            other = query.case.described_as(replace(described, play=play))
            if not other.opened:
                value = other.answer(query.question).value
                return value not in OPEN and bool(value != answer.value)
    return False


def _reason(
    query: ClimbingQuery,
    move: Move,
    owed: Obligation,
    *,
    stays: bool = False,
    last: bool = False,
) -> Iterator[Reason]:
    """The reason that a move met or declined an obligation of a special rule; ``stays``: the turn
    stays where it was; ``last``: the cards were the last ones of a player who is out."""
    clause = _clause(query, move, owed)
    if clause is None or not clause.switchable:
        return
    kind = move.kind.replace("_", "-")
    to = move.other or query.name(owed.to)
    args: dict[str, object] = {"seat": move.seat, "to": to, "stays": stays, "last": last}
    args |= {"field": owed.kind in FROM_FIELD, "added": owed.kind == "add"}
    if move.kind in (ACCEPT, DECLINE):
        args["declined"] = owed.kind.replace("_", "-")
    cards, asked = [*map(str, move.cards)], query.question
    args |= {"cards": cards, "held": [*map(str, move.back)], "rank": move.rank}
    args["ranks"] = _named_ranks(query, move)
    key = f"deed-{kind}"
    if move.kind == SWAP and asked.seat == to:
        key = "deed-swapped"
    if asked.kind == q.IS_OUT and asked.seat == move.seat and move.kind == DISCARD and cards:
        if any((out.seat, out.how) == (query.seat, "foul") for out in query.position.out):
            return  # what makes it a foul says more
        if not query.position.is_out(query.seat):
            return  # others have to discard first, or there are more cards
        key, args = "out-without-cards", {"seat": move.seat, "laid": cards, "number": len(cards)}
    role: Role = "deed" if key.startswith("deed") else ""
    yield Reason(clause, "causes", key, (), (move.seat,), args, role)


def _named_ranks(query: ClimbingQuery, move: Move) -> list[str]:
    """The ranks that a player has named one after the other, if they are several."""
    moves = [step.move for step in query.case.steps]
    at = moves.index(move) if move in moves else -1
    ranks = list[str]()
    while at >= 0 and (moves[at].kind, moves[at].seat) == (NAME, move.seat):
        ranks.insert(0, moves[at].rank)
        at -= 1
    return ranks if len(ranks) > 1 else []


def _clause(query: ClimbingQuery, move: Move, owed: Obligation) -> Clause | None:
    """The clause of what was owed; cards are only shown by a rule that exempts from giving them."""
    exempting = [rule for rule in query.rules.altering if rule.exempts and move.kind == SHOW]
    own = (rule for rule in query.rules if rule.clause.id == owed.clause)
    return next((rule.clause for rule in (*exempting, *own)), None)
