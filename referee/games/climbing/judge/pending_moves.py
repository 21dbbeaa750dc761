"""Judging while the table waits: for an answer to a cut, or for something owed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from referee.cards.card import bits
from referee.engine.answer import DEPENDS, NO, YES, Answer, UnknownFact
from referee.games.climbing.plays.card_strength import StrengthTable
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position, unseen_cards
from referee.games.climbing.resolution.debts import (
    breaches,
    fulfilment_of,
    is_meeting,
    missing_cards,
    open_debts,
    owing_rule,
)
from referee.games.climbing.resolution.events import occasion_of
from referee.games.climbing.resolution.optional_actions import taken_up
from referee.games.climbing.resolution.windows import (
    COUNTER,
    STOP,
    answering,
    answering_rules,
    is_window,
    waits_for_doubt,
)
from referee.games.climbing.rule_api.occasion import UNKNOWN
from referee.games.climbing.rule_api.rule import MET_BY, ClimbingRule, Fulfilment, Undetermined
from referee.games.climbing.ruleset.ruleset import ClimbingGame, ClimbingRules
from referee.model.marks import NOBODY, Obligation
from referee.model.moves import ACCEPT, DECLINE, DISCARD, DRAW, GIVE, PASS, PLAY, TAKE, Move
from referee.rulebook.rule import Did, Reason

from .doubts import how_to_answer, judge_doubting, waits

PENALTY = "penalty"
FOR_ONE = (PENALTY, "seize", "take_field")
"""Offers to the players whom the rule names, never to others later."""
"""What one player may give another after a doubt; it isn't offered to anyone else later."""


def judge_waiting(game: ClimbingGame, move: Move) -> Answer | None:
    """A move while a play waits or something is owed; ``None`` in the exchange before the game."""
    rules, position = game.rules, game.position
    if rules.doubting and waits_for_doubt(position):
        return judge_doubting(game, rules.doubting, move)
    if is_window(position):
        return _judge_answer(game, move)
    if is_meeting(position, move):
        return _judge_meeting(game, move)
    debts = open_debts(position)
    if debts:
        return Answer(NO, (_waits_for_debt(game), *_decline_instead(game, debts, move)))
    return None


def _waits_for_debt(game: ClimbingGame) -> Reason:
    """The reason that something is owed: first what may not be declined."""
    return waits(game, max(open_debts(game.position), key=lambda owed: owed.least))


def _owed_by_others(game: ClimbingGame, move: Move) -> Reason | None:
    """For a move of a seat that owes nothing: the reason that only others owe such moves. What they
    may decline may be offered to the seat later."""
    seat, position = game.names.index(move.seat), game.position
    if any(owed.seat == seat for owed in position.owed):
        return None
    due = [owed for owed in open_debts(position) if owed.least or owed.kind in FOR_ONE]
    for first in (owed for owed in due if move.kind in MET_BY[owed.kind]):
        alike = (o.seat for o in position.owed if (o.kind, o.clause) == (first.kind, first.clause))
        seats = game.names_of(dict.fromkeys(alike))
        args = {**_owed_args(game, first), "seats": seats, "seat": move.seat}
        args["isout"] = seat not in position.playing
        return Reason(owing_rule(game.rules, first).clause, "bars", "debt-others", args=args)
    return None


def _decline_instead(
    game: ClimbingGame, debts: Sequence[Obligation], move: Move
) -> tuple[Reason, ...]:
    """For a pass of a seat that may decline what it owes: the reason that says so."""
    for owed in debts:
        if move.kind == PASS and game.names[owed.seat] == move.seat and not owed.least:
            clause = game.rules.rulebook.book.clause(owed.clause)
            return (Reason(clause, "bars", "waits-decline-instead", args={"seat": move.seat}),)
    return ()


# ---- windows


def asked_to_answer(rules: ClimbingRules, position: Position) -> list[Obligation]:
    """The seats that may answer a cut now: the next one, or all if the first to call does it."""
    owing = answering(position.owed)
    first_called = owing_rule(rules, owing[0]).answer_order == "first_called"
    return owing if first_called else owing[:1]


def _judge_answer(game: ClimbingGame, move: Move) -> Answer:
    """An answer to a cut, or letting it stand."""
    rules, position = game.rules, game.position
    owing, asked = answering(position.owed), asked_to_answer(rules, position)
    cutting = owing_rule(rules, owing[0])
    is_answer = move.kind == DECLINE or (move.kind == PLAY and move.cards)
    if move.seat not in game.names_of(owed.seat for owed in asked) or not is_answer:
        return Answer(NO, (waits(game, owing[0]), *_decline_instead(game, asked, move)))
    if owing[0].kind == COUNTER:
        return _judge_counter(game, move)
    if move.kind == DECLINE:
        ending = "let-skip" if owing[0].kind == STOP else "declined"
        return Answer(YES, (_about(cutting, ending, move),))
    return _judge_answering_play(game, move, cutting)


def _judge_counter(game: ClimbingGame, move: Move) -> Answer:
    """The card that undoes what a play sets off, or letting it stand."""
    rule = game.rules.countering[0]
    if move.kind == DECLINE:
        return Answer(YES, (_about(rule, "let-act", move),))
    play = next(iter(game.rules.readings(move.cards)))
    missing = _missing_cards(game, move, play)
    if missing:
        return Answer(NO, missing)
    if play.mask == answering(game.position.owed)[0].of and play.count == 1:
        return Answer(YES, (_about(rule, "counters", move),))
    return Answer(NO, (_about(rule, "uncountered", move),))


def _missing_cards(game: ClimbingGame, move: Move, play: Play) -> tuple[Reason, ...]:
    """The reasons that the seat doesn't hold the cards of a play."""
    seat, rules = game.names.index(move.seat), game.rules
    holding = [rule for rule in rules if "hold" in rule.roles]
    missing = [rule for rule in holding if rule.forbids(game.position, seat, PLAY, play)]
    return tuple(_about(rule, "bars", move) for rule in missing)


def _judge_answering_play(game: ClimbingGame, move: Move, cutting: ClimbingRule) -> Answer:
    rules, position = game.rules, game.position
    owing = answering(position.owed)
    is_stop = owing[0].kind == STOP
    for play in rules.readings(move.cards):
        answers = answering_rules(rules, position, play)
        missing = _missing_cards(game, move, play)
        if missing:
            return Answer(NO, missing)
        bound = _bound(game, play, answers)
        if answers and not bound:
            ending = "stops" if is_stop else "answers"
            named = {"cut": cutting.clause}
            return Answer(YES, tuple(_about(rule, ending, move, named) for rule in answers))
        if answers:
            barring = (_about(rule, "bars", move, details) for rule, details in bound)
            return Answer(NO, tuple(barring))
    ending, how = "unstopped" if is_stop else "unanswered", how_to_answer(game, owing[0])
    return Answer(NO, (_about(cutting, ending, move, how),))


def _bound(
    game: ClimbingGame, play: Play, answers: Sequence[ClimbingRule]
) -> list[tuple[ClimbingRule, dict[str, object]]]:
    """The rules whose marks bind the trick and that an answer doesn't meet, with their details.

    None if a clause that answers by this play overrides all of them.
    """
    rules, position = game.rules, game.position
    situation, overridden = rules.situation(position), rules.rulebook.overridden
    bars = rules.binding(position, play)
    beaten = [overridden.get(rule.clause.id, frozenset()) for rule in bars]
    if any(all(rule.clause.id in winners for winners in beaten) for rule in answers):
        return []
    top = position.field[-1].play.text
    return [(rule, {"top": top, **rule.details(situation, play)}) for rule in bars]


# ---- debts


def _judge_meeting(game: ClimbingGame, move: Move) -> Answer:
    """A move that meets an obligation, by what is owed and by the limits of the owing clause."""
    rules = game.rules
    fulfilment = fulfilment_of(rules, game.names, game.position, move)
    if fulfilment is None:
        return Answer(NO, (_owed_by_others(game, move) or _waits_for_debt(game),))
    rule = owing_rule(rules, fulfilment.owed)
    bars = [f"debt-{key}" for key in dict.fromkeys(breaches(rules, fulfilment))]
    findings = [_keeps_stronger(rules, fulfilment), _keeps_some(rules, fulfilment)]
    if rule.has("forbids_fulfilment"):
        findings.append(rule.forbids_fulfilment(fulfilment))
    if _gives_the_last(rule, fulfilment):
        bars.insert(0, "debt-last")
    if findings[0] is True:
        is_lowest = fulfilment.owed.kind == "show_weakest"
        is_own = fulfilment.owed.kind not in ("take", "swap")
        strongest = "debt-strongest" if is_own else "debt-kept"
        bars.append("debt-weakest" if is_lowest else strongest)
    if True in findings[1:] and not {"debt-count", "debt-of", "debt-together"} & {*bars}:
        bars.append("debt-bars")
    if bars:
        barring = (_owed_reason(game, key, move, fulfilment) for key in dict.fromkeys(bars))
        counted = counted_higher(game, [fulfilment.owed]) if "debt-count" in bars else ()
        return Answer(NO, (*barring, *counted))
    doubts = [finding for finding in findings if isinstance(finding, Undetermined)]
    key = "debt-free" if move.kind == DECLINE and not doubts else "debt-met"
    reason = _owed_reason(game, key, move, fulfilment)
    ground = {**ground_of_debt(game, fulfilment.owed)}
    if doubts:
        ground.pop("has", None)
    reason = replace(reason, args={**reason.args, **ground})
    if doubts:
        reason = replace(reason, args={**reason.args, "cards": []})
        return Answer(DEPENDS, (reason,), tuple(doubted(game, doubt) for doubt in doubts))
    return Answer(YES, (reason, *counted_higher(game, [fulfilment.owed])))


def counted_higher(game: ClimbingGame, debts: Sequence[Obligation]) -> Iterator[Reason]:
    """Why the play on top counts for more cards than it shows, if what is owed depends on that."""
    rules, field = game.rules, game.position.field
    owing = {owed.clause for owed in debts}
    counting = [rule for rule in rules if rule.clause.id in owing and rule.counts_cards]
    ranks = {rank for rule in counting for rank in rule.own_ranks}
    for rule in rules.declaring("extra_count") if field else ():
        if extra := sum(rule.extra_count(field[-1].play, rank) for rank in ranks):
            yield rule.reason("adds", "causes", count=extra)


def ground_of_debt(game: ClimbingGame, owed: Obligation) -> Mapping[str, object]:
    """What led to an obligation, if all rules of its clause that ask for something agree on it."""
    hooks = ("offers", "offers_any_time") if owed.offered else ("on_owe", "on_exchanged")
    asking = [
        rule for rule in game.rules if rule.clause.id == owed.clause and any(map(rule.has, hooks))
    ]
    field = game.position.field
    occasion = occasion_of(field[-1], field) if field else UNKNOWN
    grounds = []
    for rule in asking:
        ground = dict(rule.debt_details(owed, occasion))
        if "has" in ground or not ground:
            ground |= rule.hand_details(game.position, owed.seat)
        grounds.append(ground)
    return grounds[0] if grounds and all(each == grounds[0] for each in grounds) else {}


def doubted(game: ClimbingGame, doubt: Undetermined) -> UnknownFact:
    """The unknown fact about a hand that decides: if it is true, the answer is yes."""
    cards = game.rules.deck.texts(doubt.cards)
    args: dict[str, object] = {"seat": game.names[doubt.seat], "cards": cards}
    return UnknownFact(doubt.fact, args, YES, NO if doubt.decides else None, doubt.about)


def _gives_the_last(rule: ClimbingRule, move: Fulfilment) -> bool:
    """Whether the move empties the hand although its clause doesn't allow that."""
    parted = move.cards.bit_count() + move.hidden if move.kind in (GIVE, DISCARD) else 0
    if rule.exit_by_obligation != "not_allowed" or not parted:
        return False
    return move.before.can_part_with(move.seat, parted + 1) == parted


MISSING = ("debt-hold", "debt-there")
"""The reasons that cards aren't where they would come from."""


def _owed_reason(game: ClimbingGame, key: str, move: Move, fulfilment: Fulfilment) -> Reason:
    owed, cards = fulfilment.owed, tuple(map(str, move.cards))
    args = {**_owed_args(game, owed), "cards": list(cards)}
    if owed.offered:
        args |= _offer_args(owed)
    if key == "debt-other":
        debts = [debt for debt in open_debts(game.position) if debt.seat == owed.seat]
        to = dict.fromkeys(debt.to for debt in debts if debt.kind == owed.kind)
        args["targets"] = game.names_of(seat for seat in to if seat != NOBODY)
    if key in ("debt-weakest", "debt-strongest", "debt-kept"):
        args |= _kept_and_parted(game.rules, fulfilment)
    if key in ("debt-hold", "debt-kept"):
        is_theirs = owed.kind == "take" or key == "debt-kept"
        args["other"] = game.name(fulfilment.other if is_theirs else owed.seat)
    if owed.kind == "draw" and fulfilment.cards & unseen_cards(game.rules.deck, fulfilment.before):
        args["unseen"] = "yes"
    if owed.kind == "take" and fulfilment.other != NOBODY and not args.get("blind"):
        known = fulfilment.before.known[fulfilment.other]
        if game.rules.deck.take(fulfilment.cards, known):
            args |= {"unseen": "held", "other": game.names[fulfilment.other]}
    if key == "debt-met" and owed.kind == "take" and owed.strongest and "unseen" not in args:
        args |= {"top": "yes", "other": game.name(fulfilment.other)}
    if missing := missing_cards(game.rules, fulfilment) if key in MISSING else 0:
        args["cards"] = game.rules.deck.texts(missing)
    if key == "debt-of":  # of a known hand, only its own cards can be chosen
        before, seat = fulfilment.before, fulfilment.seat
        is_any = fulfilment.kind in (DRAW, TAKE) or before.unknown[seat]
        choices = owed.of if is_any else owed.of & before.known[seat]
        args["choices"] = [*dict.fromkeys(game.rules.deck.texts(choices))]
    did: Did = "allows" if key in ("debt-met", "debt-free") else "bars"
    rule = owing_rule(game.rules, owed)
    own = (other for other in game.rules if other.clause.id == owed.clause)
    asking = next((each for each in own if owed.kind in each.asks), rule)
    if key == "debt-met" and asking.misfit == "weaker":
        key = "debt-weaker"
    if key == "debt-bars":
        unfit = game.rules.deck.take(fulfilment.cards, owed.of) if owed.of else 0
        args |= {"said": asking.in_words(), "misfit": asking.misfit}
        args |= {"unfit": game.rules.deck.texts(unfit), "wrong": unfit.bit_count()}
        key = f"{rule.name}-unfit" if "unfit" in rule.says else key
    return Reason(rule.clause, did, key, cards, (move.seat,), args)


def _owed_args(game: ClimbingGame, owed: Obligation) -> dict[str, object]:
    """What messages name of an obligation."""
    return {
        "seat": game.names[owed.seat],
        "count": owed.count,
        "least": owed.least,
        "to": game.name(owed.to),
        "do": owed.kind,
        "strongest": owed.strongest,
        **({"only": "joker"} if owed.of and not owed.of & game.rules.deck.naturals else {}),
        **owed.manner,
    }


def doubts_of_call(game: ClimbingGame, seat: str) -> tuple[UnknownFact, ...]:
    """The unknown facts about a hand on which it depends whether its player may call something."""
    call = Move(seat, ACCEPT)
    position = taken_up(game.rules, game.names, game.position, call)
    fulfilment = fulfilment_of(game.rules, game.names, position, call)
    rule = owing_rule(game.rules, fulfilment.owed) if fulfilment else None
    if fulfilment is None or rule is None or not rule.has("forbids_fulfilment"):
        return ()
    finding = rule.forbids_fulfilment(fulfilment)
    return (doubted(game, finding),) if isinstance(finding, Undetermined) else ()


def offer_reason(game: ClimbingGame, owed: Obligation, key: str) -> Reason:
    """The reason that a clause offers something to a seat."""
    owed, name = replace(owed, offered=True), game.names[owed.seat]
    args = {**_owed_args(game, owed), **_offer_args(owed)}
    return Reason(owing_rule(game.rules, owed).clause, "offers", key, (), (name,), args)


def _offer_args(owed: Obligation) -> dict[str, object]:
    """What messages name of an offer: it is optional, though it may need an exact number."""
    is_exact = owed.least == owed.count > 1
    return {"least": 0, "offered": True, **({"span": "choice"} if is_exact else {})}


def _about(
    rule: ClimbingRule, ending: str, move: Move, details: Mapping[str, object] | None = None
) -> Reason:
    """A reason of a rule on an answer to a play."""
    is_bar = ending in ("bars", "unanswered", "unstopped", "uncountered")
    did: Did = "bars" if is_bar else "allows"
    cards = tuple(map(str, move.cards))
    args = {"seat": move.seat, "cards": list(cards), "top": "", "turn": "", **(details or {})}
    key = f"{rule.name}-bars" if ending == "bars" else f"window-{ending}"
    return Reason(rule.clause, did, key, cards, (move.seat,), args)


def _kept_and_parted(rules: ClimbingRules, move: Fulfilment) -> Mapping[str, object]:
    """The strongest card that the player is known to keep (``due``), or the weakest if that is
    owed; whether the ranking by which this is told is reversed (``turned``). If several cards go,
    also the one of them that shouldn't (``unfit``)."""
    powers, deck = _powers(rules, move), rules.deck
    holder, cards = _asked_for(move)
    plainly = owing_rule(rules, move.owed).by_normal_order
    turned = not plainly and rules.situation(move.before).reversed
    sign = -1 if move.owed.kind == "show_weakest" else 1

    def power(card: int) -> int:
        return sign * max(powers.of_cards(deck, 1 << card))

    due = max(bits(deck.take(move.before.known[holder], cards)), key=power)
    unfit = min(bits(cards), key=power)
    several = cards.bit_count() > 1
    return {
        "turned": "yes" if turned else "",
        "due": deck.texts(1 << due),
        "unfit": deck.texts(1 << unfit) if several else [],
    }


def _asked_for(move: Fulfilment) -> tuple[int, int]:
    """Whose hand the strongest or weakest cards are asked of, and the cards that leave it."""
    is_swap = move.owed.kind == "swap"
    holder = move.other if is_swap or move.owed.kind == "take" else move.seat
    return holder, move.back if is_swap else move.cards


def _powers(rules: ClimbingRules, move: Fulfilment) -> StrengthTable:
    """The strengths by which the strongest or weakest card is told."""
    plainly = owing_rule(rules, move.owed).by_normal_order
    return rules.plain_powers[False] if plainly else rules.powers(move.before.marks)


def _keeps_stronger(rules: ClimbingRules, move: Fulfilment) -> bool | Undetermined:
    """Whether stronger cards are kept, if the strongest are owed; weaker ones, if the weakest."""
    deck, owed = rules.deck, move.owed
    holder, cards = _asked_for(move)
    lowest = owed.kind == "show_weakest"
    if not (owed.strongest or lowest) or holder == NOBODY:
        return False
    if move.hidden:
        return Undetermined("holds-nothing-stronger-hidden", holder)
    if not cards:
        return False
    powers = _powers(rules, move)
    sign = -1 if lowest else 1
    least = min(sign * power for power in powers.of_cards(deck, cards))

    def any_beats(others: int) -> bool:
        return any(sign * power > least for power in powers.of_cards(deck, others))

    known = move.before.known[holder]
    if any_beats(deck.take(known, cards)):
        return True
    hidden = move.before.unknown[holder] - deck.take(cards, known).bit_count()
    if not (hidden and any_beats(deck.take(unseen_cards(deck, move.before), cards))):
        return False
    return Undetermined(f"holds-nothing-{'weaker' if lowest else 'stronger'}", holder, cards)


def _keeps_some(rules: ClimbingRules, move: Fulfilment) -> bool | Undetermined:
    """Whether some cards may be kept among unknown ones, if all cards of a set are owed."""
    deck, owed, position = rules.deck, move.owed, move.before
    if not owed.of or owed.may or owed.kind != "discard" or move.cards.bit_count() >= owed.count:
        return False
    rest = deck.take(unseen_cards(deck, position), move.cards)
    unsaid = deck.take(owed.of, deck.take(deck.full, rest))
    shown = deck.take(move.cards, position.known[owed.seat]).bit_count()
    room = position.unknown[owed.seat]
    return Undetermined("keeps-none-of", owed.seat, unsaid) if unsaid and room != shown else False
