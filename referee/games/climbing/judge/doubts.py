"""Judging around a doubt: who may doubt or let through, what has to be shown, who is right."""

from __future__ import annotations

from collections.abc import Sequence

from referee.engine.answer import NO, YES, Answer, UnknownFact
from referee.engine.conversion import card_set
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position, unseen_cards
from referee.games.climbing.resolution.windows import (
    REVEALING,
    answering,
    asked_for_doubt,
    doubter_of,
)
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.games.climbing.ruleset.face_down_truth import cards_that_stand, is_legal, keeping_wild
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import NOBODY, Obligation
from referee.model.moves import DOUBT, PASS, REVEAL, THROUGH, Move
from referee.rulebook.rule import Reason

MAX_EXAMPLES = 3
"""How many of the sets of cards that would stand a fact names."""


def waits(rules: ClimbingRules, names: Sequence[str], owed: Obligation) -> Reason:
    """What the table waits for, as a reason against all else."""
    clause = rules.rulebook.book.clause(owed.clause)
    args = {"seat": names[owed.seat], "count": owed.count}
    return Reason(clause, "bars", waits_key(owed), args=args)


def waits_key(owed: Obligation) -> str:
    """The message that tells what is waited for."""
    others = "-for" if owed.kind == "draw" and owed.to != NOBODY else ""
    return f"waits-{owed.kind.replace('_', '-')}{others}"


def judge_doubting(
    rules: ClimbingRules,
    rule: ClimbingRule,
    names: Sequence[str],
    position: Position,
    move: Move,
) -> Answer:
    """A move while a play waits for the others to doubt it or let it through, by this rule."""
    owing = answering(position.owed)
    if owing[0].kind == REVEALING:
        return _judge_showing(rules, rule, names, position, move)
    if move.kind not in (DOUBT, THROUGH):
        called = doubt_called(rule, names, position)
        instead = _instead(rule, owing, names, move)
        return Answer(NO, (waits(rules, names, owing[0]), *called, *instead))
    seat, top = names.index(move.seat), position.field[-1]
    if seat not in [owed.seat for owed in asked_for_doubt(position)]:
        own = "own" if seat == top.seat else "said"
        return Answer(NO, (rule.reason(own, "bars", players=[move.seat]),))
    allowed = rule.reason(move.kind, "allows", players=[move.seat])
    if move.kind == THROUGH:
        return Answer(YES, (allowed,))
    truths, facts = weigh_truth(rules, names, position.waiting.before, top.seat, top.play)
    return Answer(YES, (allowed, *truths), facts)


def doubt_called(
    rule: ClimbingRule, names: Sequence[str], position: Position
) -> tuple[Reason, ...]:
    """That somebody has called doubt already, while others are asked before."""
    doubter = doubter_of(position)
    return () if doubter == NOBODY else (rule.reason("called", players=[names[doubter]]),)


def _instead(
    rule: ClimbingRule, owing: Sequence[Obligation], names: Sequence[str], move: Move
) -> tuple[Reason, ...]:
    """Who passes where a doubt is asked for is told that through is not a pass."""
    if move.kind != PASS or move.seat not in [names[owed.seat] for owed in owing]:
        return ()
    return (rule.reason("no-pass", "bars", players=[move.seat]),)


def _judge_showing(
    rules: ClimbingRules,
    rule: ClimbingRule,
    names: Sequence[str],
    position: Position,
    move: Move,
) -> Answer:
    """The cards that were doubted are shown: as many as lie there, and such as can lie there."""
    owed, top, before = answering(position.owed)[0], position.field[-1], position.waiting.before
    if move.kind != REVEAL or names.index(move.seat) != owed.seat:
        return Answer(NO, (waits(rules, names, owed),))
    cards = tuple(map(str, move.cards))
    new = rules.deck.take(card_set(rules.deck, move.cards), top.play.mask)
    known, room = before.known[owed.seat], before.unknown[owed.seat]
    held = rules.deck.take(new, known)
    missing = rules.deck.take(held, unseen_cards(rules.deck, position))
    if new.bit_count() != owed.count or missing or (held and not room):
        return Answer(NO, (rule.reason("unshown", "bars", cards=cards, players=[move.seat]),))
    return Answer(YES, (rule.reason("shown", "allows", cards=cards, players=[move.seat]),))


def judge_untimely(
    rules: ClimbingRules, names: Sequence[str], position: Position, move: Move
) -> Answer:
    """A doubt where no play waits for one."""
    rule = rules.doubting
    if rule is None:
        turn = rules.role("turn")
        return Answer(NO, (Reason(turn.clause, "bars", "turn-unasked"),))
    covered = position.field and position.field[-1].play.face_down
    return Answer(NO, (rule.reason("closed" if covered else "nothing", "bars"),))


# ---- who would be right


def weigh_truth(
    rules: ClimbingRules, names: Sequence[str], before: Position, seat: int, play: Play
) -> tuple[tuple[Reason, ...], tuple[UnknownFact, ...]]:
    """Whether the play would stand if it were doubted: a reason, or the fact that decides it."""
    rule = rules.doubting
    if rule is None or not play.face_down or seat < 0:
        return (), ()
    legal = is_legal(rules, before, seat, play)
    if legal is not None:
        wild = (each.reason("wild", "causes") for each in keeping_wild(rules, play))
        return (_verdict(rule, names[seat], play, legal=legal), *wild), ()
    told = _decisive(rules, names, before, seat, play)
    if play.hidden == 1:
        return (), (UnknownFact("whether-down-card", told, None, None),)
    return (), (UnknownFact("whether-down-cards", told, None, None),)


def deciding_fact(
    rules: ClimbingRules, names: Sequence[str], position: Position, held: object, failed: object
) -> UnknownFact:
    """The fact that decides an open doubt, and the answer either way."""
    top = position.field[-1]
    told = _decisive(rules, names, position.waiting.before, top.seat, top.play)
    if top.play.hidden == 1:
        return UnknownFact("down-card", told, held, failed)
    return UnknownFact("down-cards", told, held, failed)


def _decisive(
    rules: ClimbingRules, names: Sequence[str], before: Position, seat: int, play: Play
) -> dict[str, object]:
    """What decides it: one card by all that would do, several by examples."""
    found = cards_that_stand(rules, before, seat, play)
    shown = found if play.hidden == 1 else found[:MAX_EXAMPLES]
    return {"seat": names[seat], "right": " / ".join(map(" ".join, shown)), "count": play.hidden}


def _verdict(rule: ClimbingRule, seat: str, play: Play, *, legal: bool) -> Reason:
    ending = "stands" if legal else "falls"
    return rule.reason(ending, players=[seat], cards=play.text.split())
