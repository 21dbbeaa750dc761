"""Judging while the table waits: for an answer to a cut, or for something owed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from referee.engine.answer import DEPENDS, NO, YES, Answer, UnknownFact
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.resolution.debts import (
    breaches,
    fulfilment_of,
    is_meeting,
    open_debts,
    owing_rule,
)
from referee.games.climbing.resolution.windows import (
    COUNTER,
    STOP,
    answering,
    answering_rules,
    is_window,
    waits_for_doubt,
)
from referee.games.climbing.rule_api.rule import ClimbingRule, Fulfilment, Undetermined
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import Obligation
from referee.model.moves import DECLINE, DRAW, PASS, PLAY, Move
from referee.rulebook.rule import Did, Reason

from .doubts import judge_doubting, waits
from .withheld_cards import kept_doubt, strongest_doubt


def judge_waiting(
    rules: ClimbingRules, names: Sequence[str], position: Position, move: Move
) -> Answer | None:
    """The judgement where a window or a debt is open; ``None`` in the exchange before the game,
    which has rules of its own."""
    if rules.doubting and waits_for_doubt(position):
        return judge_doubting(rules, rules.doubting, names, position, move)
    if is_window(position):
        return _judge_answer(rules, names, position, move)
    if is_meeting(position, move):
        return _judge_meeting(rules, names, position, move)
    debts = open_debts(position)
    if debts:
        return Answer(NO, (waits(rules, names, debts[0]), *_instead(rules, names, debts, move)))
    return None


def _instead(
    rules: ClimbingRules, names: Sequence[str], debts: Sequence[Obligation], move: Move
) -> tuple[Reason, ...]:
    """Who passes where something else is asked for is told to decline, as far as that is free."""
    for owed in debts:
        if move.kind == PASS and names[owed.seat] == move.seat and not owed.least:
            clause = rules.rulebook.book.clause(owed.clause)
            return (Reason(clause, "bars", "waits-decline-instead", args={"seat": move.seat}),)
    return ()


# ---- windows


def asked_to_answer(rules: ClimbingRules, position: Position) -> list[Obligation]:
    """Who may answer a cut now, or let it stand: whoever comes next, or all where the first to call
    goes first."""
    owing = answering(position.owed)
    first_called = owing_rule(rules, owing[0]).answer_order == "first_called"
    return owing if first_called else owing[:1]


def _judge_answer(
    rules: ClimbingRules, names: Sequence[str], position: Position, move: Move
) -> Answer:
    """An answer to a cut, or letting it stand."""
    owing, asked = answering(position.owed), asked_to_answer(rules, position)
    cutting = owing_rule(rules, owing[0])
    seat = names.index(move.seat)
    answers = move.kind == DECLINE or (move.kind == PLAY and move.cards)
    if seat not in [owed.seat for owed in asked] or not answers:
        return Answer(NO, (waits(rules, names, owing[0]), *_instead(rules, names, asked, move)))
    if owing[0].kind == COUNTER:
        return _judge_counter(rules, names, position, move)
    if move.kind == DECLINE:
        did = "let-skip" if owing[0].kind == STOP else "declined"
        return Answer(YES, (_about(cutting, did, names, move),))
    return _judge_answering_play(rules, names, position, move, cutting)


def _judge_counter(
    rules: ClimbingRules, names: Sequence[str], position: Position, move: Move
) -> Answer:
    """The card that undoes what a play sets off, or letting it stand."""
    rule, seat = rules.countering[0], names.index(move.seat)
    if move.kind == DECLINE:
        return Answer(YES, (_about(rule, "let-act", names, move),))
    play = next(iter(rules.readings(move.cards)))
    held = [rule for rule in rules if "hold" in rule.roles]
    missing = [each for each in held if each.forbids(position, seat, PLAY, play)]
    if missing:
        return Answer(NO, tuple(_about(each, "bars", names, move) for each in missing))
    if play.mask == answering(position.owed)[0].of and play.count == 1:
        return Answer(YES, (_about(rule, "counters", names, move),))
    return Answer(NO, (_about(rule, "uncountered", names, move),))


def _judge_answering_play(
    rules: ClimbingRules,
    names: Sequence[str],
    position: Position,
    move: Move,
    cutting: ClimbingRule,
) -> Answer:
    seat, skip = names.index(move.seat), answering(position.owed)[0].kind == STOP
    held = [rule for rule in rules if "hold" in rule.roles]
    for play in rules.readings(move.cards):
        answers = answering_rules(rules, position, play)
        missing = [rule for rule in held if rule.forbids(position, seat, PLAY, play)]
        if missing:
            return Answer(NO, tuple(_about(rule, "bars", names, move) for rule in missing))
        bound = _bound(rules, position, play, answers)
        if answers and not bound:
            did = "stops" if skip else "answers"
            return Answer(YES, tuple(_about(rule, did, names, move) for rule in answers))
        if answers:
            return Answer(
                NO, tuple(_about(rule, "bars", names, move, told) for rule, told in bound)
            )
    return Answer(NO, (_about(cutting, "unstopped" if skip else "unanswered", names, move),))


def _bound(
    rules: ClimbingRules, position: Position, play: Play, answers: Sequence[ClimbingRule]
) -> list[tuple[ClimbingRule, dict[str, object]]]:
    """What the trick has come to ask, by marks that last as long as it does, and the answer does
    not meet; nothing where a clause that answers by this play goes before all of it."""
    at, overridden = rules.situation(position), rules.rulebook.overridden
    bars = rules.binding(position, play)
    beaten = [overridden.get(rule.clause.id, frozenset()) for rule in bars]
    if any(all(rule.clause.id in winners for winners in beaten) for rule in answers):
        return []
    top = position.field[-1].play.text
    return [(rule, {"top": top, **rule.details(at, play)}) for rule in bars]


# ---- debts


def _judge_meeting(
    rules: ClimbingRules, names: Sequence[str], position: Position, move: Move
) -> Answer:
    """A move that meets an obligation, by what is owed and by the owing clause's own limits."""
    found = fulfilment_of(rules, names, position, move)
    if found is None:
        return Answer(NO, (waits(rules, names, open_debts(position)[0]),))
    rule = owing_rule(rules, found.owed)
    bars = [f"debt-{key}" for key in dict.fromkeys(breaches(rules, found))]
    findings = [strongest_doubt(rules, found), kept_doubt(rules, found)]
    if rule.has("forbids_fulfilment"):
        findings.append(rule.forbids_fulfilment(found))
    if _gives_the_last(rule, found):
        bars.append("debt-last")
    if findings[0] is True:
        lowest = found.owed.kind == "show_weakest"
        bars.append("debt-weakest" if lowest else "debt-strongest")
    if True in findings[1:]:
        bars.append("debt-bars")
    if bars:
        return Answer(
            NO, tuple(_owed_reason(rules, key, names, move, found) for key in dict.fromkeys(bars))
        )
    doubts = [finding for finding in findings if isinstance(finding, Undetermined)]
    reason = _owed_reason(rules, "debt-met", names, move, found)
    if doubts:
        return Answer(DEPENDS, (reason,), tuple(doubted(rules, names, doubt) for doubt in doubts))
    return Answer(YES, (reason,))


def doubted(rules: ClimbingRules, names: Sequence[str], doubt: Undetermined) -> UnknownFact:
    """What nobody knows of a hand, as the fact that decides: where it holds the answer is yes."""
    cards = [str(card) for card in rules.deck.cards(doubt.cards)]
    return UnknownFact(doubt.fact, {"seat": names[doubt.seat], "cards": cards}, YES, NO)


def _gives_the_last(rule: ClimbingRule, move: Fulfilment) -> bool:
    """Whether a hand would be emptied that the clause does not let be emptied."""
    parted = move.cards.bit_count() + move.hidden
    if rule.exit_by_obligation != "not_allowed" or not parted:
        return False
    return move.before.can_part_with(move.seat, parted + 1) == parted


def _owed_reason(
    rules: ClimbingRules, key: str, names: Sequence[str], move: Move, found: Fulfilment
) -> Reason:
    rule = owing_rule(rules, found.owed)
    owed = found.owed
    args = {**_told(names, owed), "cards": [str(card) for card in move.cards]}
    did: Did = "allows" if key == "debt-met" else "bars"
    if owed.offered:
        args |= _freely(owed)
    if key == "debt-of":
        args["choices"] = [str(card) for card in rules.deck.cards(_can_be_chosen(found))]
    return Reason(rule.clause, did, key, tuple(map(str, move.cards)), (move.seat,), args)


def _can_be_chosen(found: Fulfilment) -> int:
    """The cards that an obligation can be met with: of a hand that is known those in it."""
    position, seat, of = found.before, found.seat, found.owed.of
    return of if found.kind == DRAW or position.unknown[seat] else of & position.known[seat]


def _told(names: Sequence[str], owed: Obligation) -> dict[str, object]:
    """What messages name of an obligation."""
    return {
        "seat": names[owed.seat],
        "count": owed.count,
        "least": owed.least,
        "to": names[owed.to] if owed.to >= 0 else "",
        "do": owed.kind,
        "strongest": owed.strongest,
    }


def offer_reason(rules: ClimbingRules, names: Sequence[str], owed: Obligation, key: str) -> Reason:
    """That something is offered to a seat, by the clause that offers it."""
    owed = replace(owed, offered=True)
    args = {**_told(names, owed), **_freely(owed)}
    return Reason(owing_rule(rules, owed).clause, "offers", key, (), (names[owed.seat],), args)


def _freely(owed: Obligation) -> dict[str, object]:
    """How an offer is told: nobody has to take it up, though then so many cards have to go."""
    exact = owed.least == owed.count > 1
    return {"least": 0, "offered": True, **({"span": "choice"} if exact else {})}


def _about(
    rule: ClimbingRule,
    did: str,
    names: Sequence[str],
    move: Move,
    details: Mapping[str, object] | None = None,
) -> Reason:
    told: Did = "bars" if did in ("bars", "unanswered", "unstopped", "uncountered") else "allows"
    cards = tuple(map(str, move.cards))
    args: dict[str, object] = {"seat": move.seat, "cards": list(cards), "top": "", "turn": "",
                               **(details or {})}  # fmt: skip
    key = f"{rule.name}-bars" if did == "bars" else f"window-{did}"
    return Reason(rule.clause, told, key, cards, (move.seat,), args)
