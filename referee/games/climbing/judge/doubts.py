"""Judging around a doubt: who may doubt or let through, what has to be shown, who is right."""

from __future__ import annotations

from typing import Any

from referee.engine.answer import NO, YES, Answer, UnknownFact
from referee.engine.conversion import card_set
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import unseen_cards
from referee.games.climbing.resolution.windows import (
    ANSWERS,
    REVEALING,
    answer_clauses,
    answering,
    asked_for_doubt,
    doubter_of,
)
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.games.climbing.ruleset.face_down_truth import cards_that_stand, is_legal, keeping_wild
from referee.games.climbing.ruleset.ruleset import ClimbingGame
from referee.model.marks import NOBODY, Obligation
from referee.model.moves import DOUBT, PASS, REVEAL, THROUGH, Move
from referee.rulebook.rule import Reason

MAX_EXAMPLES = 3
"""How many of the sets of cards that would stand a fact names."""


def waits(game: ClimbingGame, owed: Obligation) -> Reason:
    """The reason against all other moves: the table waits for something."""
    clause = game.rules.rulebook.book.clause(owed.clause)
    args = waits_args(owed, game.names[owed.seat]) | how_to_answer(game, owed)
    return Reason(clause, "bars", waits_key(owed), args=args)


def how_to_answer(game: ClimbingGame, owed: Obligation) -> dict[str, object]:
    """The clauses by which a cut, or a skip, may be answered, if that is what is owed."""
    is_answer = owed.kind in ANSWERS
    return {"answers": answer_clauses(game.rules, game.position)} if is_answer else {}


def waits_args(owed: Obligation, seat: str | list[str]) -> dict[str, object]:
    """What the message that says what the table waits for names."""
    least = owed.least or int(owed.forced)
    return {
        "seat": seat,
        "count": owed.count,
        "least": least,
        "again": False,
        "below": "",
        **owed.manner,
    }


def waits_key(owed: Obligation) -> str:
    """The key of the message that says what the table waits for."""
    others = "-for" if owed.kind == "draw" and owed.to != NOBODY else ""
    return f"waits-{owed.kind.replace('_', '-')}{others}"


def judge_doubting(game: ClimbingGame, rule: ClimbingRule, move: Move) -> Answer:
    """A move while others may doubt the last play or let it through, by this rule."""
    names, position = game.names, game.position
    owing, players = answering(position.owed), [move.seat]
    if owing[0].kind == REVEALING:
        return _judge_showing(game, rule, move)
    if move.kind not in (DOUBT, THROUGH):
        reasons = [waits(game, owing[0]), *doubt_called(game, rule)]
        if move.kind == PASS and move.seat in game.names_of(owed.seat for owed in owing):
            reasons.append(rule.reason("no-pass", "bars", players=players))
        return Answer(NO, tuple(reasons))
    top = position.field[-1]
    if names.index(move.seat) not in [owed.seat for owed in asked_for_doubt(position)]:
        ending = "own" if names.index(move.seat) == top.seat else "said"
        return Answer(NO, (rule.reason(ending, "bars", players=players),))
    allowed = rule.reason(move.kind, "allows", players=players)
    if move.kind == THROUGH:
        return Answer(YES, (allowed,))
    truths, facts = weigh_truth(game.at(position.waiting.before), top.seat, top.play)
    return Answer(YES, (allowed, *truths), facts)


def doubt_called(game: ClimbingGame, rule: ClimbingRule) -> tuple[Reason, ...]:
    """The reason that a seat has already doubted, while seats before it are still asked."""
    doubter = doubter_of(game.position)
    return () if doubter == NOBODY else (rule.reason("called", players=[game.names[doubter]]),)


def _judge_showing(game: ClimbingGame, rule: ClimbingRule, move: Move) -> Answer:
    """Whether these can be the cards of the doubted play, and all of them."""
    deck, position = game.rules.deck, game.position
    owed, top, before = answering(position.owed)[0], position.field[-1], position.waiting.before
    if move.kind != REVEAL or game.names.index(move.seat) != owed.seat:
        return Answer(NO, (waits(game, owed),))
    new = deck.take(card_set(deck, move.cards), top.play.mask)
    held = deck.take(new, before.known[owed.seat])
    missing = deck.take(held, unseen_cards(deck, position))
    is_wrong = new.bit_count() != owed.count or missing or (held and not before.unknown[owed.seat])
    args: dict[str, Any] = {"cards": move.cards, "players": [move.seat]}
    if is_wrong:
        return Answer(NO, (rule.reason("unshown", "bars", **args),))
    return Answer(YES, (rule.reason("shown", "allows", **args),))


def judge_untimely(game: ClimbingGame) -> Answer:
    """A doubt while no play waits for one."""
    rule, field = game.rules.doubting, game.position.field
    if rule is None:
        turn = game.rules.role("turn")
        return Answer(NO, (Reason(turn.clause, "bars", "turn-unasked"),))
    is_covered = field and field[-1].play.face_down
    return Answer(NO, (rule.reason("closed" if is_covered else "nothing", "bars"),))


# ---- who would be right


def weigh_truth(
    game: ClimbingGame, seat: int, play: Play
) -> tuple[tuple[Reason, ...], tuple[UnknownFact, ...]]:
    """Whether a play would stand if it were doubted: the reasons, or the fact that decides it.

    ``game``: before the play.
    """
    rules, rule = game.rules, game.rules.doubting
    if rule is None or not play.face_down or seat < 0:
        return (), ()
    is_true = is_legal(rules, game.position, seat, play)
    if is_true is not None:
        ending, cards = "stands" if is_true else "falls", play.text.split()
        wild = (other.reason("wild", "causes") for other in keeping_wild(rules, play))
        return (rule.reason(ending, players=[game.names[seat]], cards=cards), *wild), ()
    args = _decisive(game, seat, play)
    if play.hidden == 1:
        return (), (UnknownFact("whether-down-card", args),)
    return (), (UnknownFact("whether-down-cards", args),)


def deciding_fact(game: ClimbingGame, if_true: object, if_false: object) -> UnknownFact:
    """The fact that decides an open doubt, and the answer either way."""
    top = game.position.field[-1]
    args = _decisive(game.at(game.position.waiting.before), top.seat, top.play)
    if top.play.hidden == 1:
        return UnknownFact("down-card", args, if_true, if_false)
    return UnknownFact("down-cards", args, if_true, if_false)


def _decisive(game: ClimbingGame, seat: int, play: Play) -> dict[str, object]:
    """The cards with which a play is true: all of them for a single card, else some examples."""
    right = cards_that_stand(game.rules, game.position, seat, play)
    shown = right if play.hidden == 1 else right[:MAX_EXAMPLES]
    texts = " / ".join(map(" ".join, shown))
    return {"seat": game.names[seat], "right": texts, "count": play.hidden}
