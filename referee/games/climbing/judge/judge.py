"""Judgements told as answers: every clause that bars or allows a move, and what nobody knows."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from referee.cards.card import Card, parse_card
from referee.engine.answer import Answer, UnknownFact
from referee.engine.hand_conversion import card_set
from referee.games.climbing.plays.face_down import is_covered
from referee.games.climbing.plays.play import RUN, Play
from referee.games.climbing.plays.unseen_cards import deduced
from referee.games.climbing.position import Position
from referee.games.climbing.resolution.optional_actions import taken_up
from referee.games.climbing.resolution.windows import as_laid
from referee.games.climbing.rule_api.context import Doubt, Gift
from referee.games.climbing.rule_api.hooks import ANY_CARDS, FORMLESS, NOT_HELD, SOME_CARDS
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.games.climbing.rule_api.titles import standing
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.games.climbing.ruleset.situation import Judgement
from referee.model.marks import NOBODY
from referee.model.moves import (
    DOUBT,
    GIVE,
    LOOK,
    PASS,
    PLAY,
    PLAY_DOWN,
    REVEAL,
    SHOW,
    THROUGH,
    Move,
)
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Did, Reason

from .doubts import judge_untimely, weigh_truth
from .gifts import gifts_due
from .pending_moves import doubted, judge_waiting
from .possible_worlds import resolve

YES, NO, DEPENDS = "yes", "no", "depends"


def judge(rules: ClimbingRules, names: Sequence[str], position: Position, move: Move) -> Answer:
    """``yes``, ``no`` or ``depends``, with every reason."""
    position = deduced(rules.deck, position)
    return resolve(rules, position, lambda world: judge_in_world(rules, names, world, move))


def judge_in_world(
    rules: ClimbingRules, names: Sequence[str], position: Position, move: Move
) -> Answer:
    """The same at one of the positions that a table may be in."""
    answer = _judge(rules, names, position, move)
    return _with_leader(rules, names, position, answer) if position.fresh else answer


def _with_leader(
    rules: ClimbingRules, names: Sequence[str], position: Position, answer: Answer
) -> Answer:
    """A refusal at a fresh table for want of the turn also tells why it is another's."""
    turn = rules.role("turn")
    out_of_turn = any(reason.key == f"{turn.name}-bars" for reason in answer.because)
    if not out_of_turn:
        return answer
    rule, leader = rules.first_lead(position, standing(position))
    if rule is None or leader != position.turn:
        return answer
    told = {"seat": names[leader], **rule.named()}
    why = Reason(rule.clause, "causes", f"{rule.name}-leads", (), (names[leader],), told)
    return replace(answer, because=(*answer.because, why))


def _judge(rules: ClimbingRules, names: Sequence[str], position: Position, move: Move) -> Answer:
    rules = rules.in_force(position.marks)
    seat = names.index(move.seat)
    position, move = taken_up(rules, names, position, move), as_laid(position, move)
    if position.owed and (waiting := judge_waiting(rules, names, position, move)) is not None:
        return waiting
    if move.kind in (GIVE, SHOW):
        return _judge_gift(rules, names, position, move)
    if move.kind in (DOUBT, THROUGH, REVEAL):
        return judge_untimely(rules, names, position, move)
    if move.kind == PLAY and not move.cards:
        return Answer(NO, (_Telling(rules, names, position, seat, ()).unasked(),))
    if move.kind == PLAY and (rules.covering or not any(card.down for card in move.cards)):
        return judge_play(rules, names, position, seat, move.cards)
    kind = PLAY_DOWN if move.kind == PLAY else move.kind
    if kind not in (PASS, LOOK, PLAY_DOWN):
        return _judge_act(rules, names, position, move)
    told = _Telling(rules, names, position, seat, move.cards)
    if kind == PLAY_DOWN and not rules.forbidding.get(kind):  # no clause speaks of such cards
        return Answer(NO, (told.face_up(),))
    judged = rules.may_otherwise(position, seat, kind)
    because = [told.reason(rule, did, rule.pass_details()) for did, rule in judged.findings]
    if judged.allowed:
        pressing = rules.pressed_by(position, seat) if kind == PASS else ()
        because += [told.reason(rule, "unable") for rule in pressing] or [
            told.reason(rule, "allows") for rule in rules if kind in rule.grants
        ]
    return Answer(YES if judged.allowed else NO, tuple(because))


def _judge_act(
    rules: ClimbingRules, names: Sequence[str], position: Position, move: Move
) -> Answer:
    """Janken results and lies found out."""
    seat = names.index(move.seat)
    other = names.index(move.other) if move.other else NOBODY
    asked = [rule for rule in rules.declaring("forbids_act") if move.kind in rule.kinds]
    bars = [rule for rule in asked if rule.forbids_act(position, move.kind, seat, other)]
    told = _Telling(rules, names, position, seat, (), {"other": move.other})
    because = [told.reason(rule, "bars") for rule in bars]
    if not asked:
        because = [told.unasked()]
    return Answer(NO if because else YES, tuple(because))


def judge_play(
    rules: ClimbingRules,
    names: Sequence[str],
    position: Position,
    seat: int,
    cards: Sequence[Card],
) -> Answer:
    """The judgement on the reading of the cards that fares best."""
    readings = [(play, rules.may(position, seat, play)) for play in rules.readings(cards)]
    play, judged = min(readings, key=lambda pair: pair[1].bar_count)
    told = _Telling(rules, names, position, seat, cards, {"read": _read_as(play)})
    reasons = _play_reasons(rules, told, play, judged)
    if not judged.allowed:
        return Answer(NO, tuple(reasons))
    if any(card.stands for card in cards):
        reasons += [
            told.reason(rule, ending, dict(named))
            for rule in rules.declaring("remarks")
            for ending, named in rule.remarks(position, cards)
        ]
    truths, facts = weigh_truth(rules, names, position, seat, play)
    if open_facts := _withheld_by(rules, names, position, seat, play):
        return Answer(DEPENDS, (*reasons, *truths), (*open_facts, *facts))
    return Answer(YES, (*reasons, *truths), facts)


def _withheld_by(
    rules: ClimbingRules, names: Sequence[str], position: Position, seat: int, play: Play
) -> tuple[UnknownFact, ...]:
    """What nobody knows of the hands, and a rule holds against the play."""
    found = rules.withheld(position, seat, play)
    return tuple(doubted(rules, names, doubt) for _, doubt in found if isinstance(doubt, Doubt))


def _read_as(play: Play) -> str:
    """What the cards are read as, where jokers stand for some of them."""
    if play.form != RUN or not play.stands:
        return ""
    standing = [
        card.stands if card.stands[-1:] not in ("", "+", "-") else "" for card in play.cards
    ]
    if not any(standing):
        return ""
    return " ".join(read or str(card) for read, card in zip(standing, play.cards, strict=True))


def _play_reasons(
    rules: ClimbingRules, told: _Telling, play: Play, judged: Judgement
) -> list[Reason]:
    """For a refusal what bars the play; else what allows it, goes before a bar, or is met by it."""
    at, read = rules.situation(told.position).seen_as(play)
    wanted = ("allows", "overrides") if judged.allowed else ("bars",)
    spoken = [(did, rule) for did, rule in judged.findings if did in wanted]
    if judged.allowed:
        tabled = {id(rule) for _, rule in judged.findings}
        spoken += [("met", rule) for rule in rules.declaring("meets")
                   if id(rule) not in tabled and rule.meets(at, read)
                   and (rule.sees_suits or not is_covered(play))]  # fmt: skip
        below = told.position.field[-1].play if told.position.field else None
        spoken += [("met", rule) for rule in rules.declaring("laid_so")
                   if rule.laid_so(play, below)]  # fmt: skip
    spoken.sort(key=_place)
    over = _beaten(rules, judged)
    reasons = [
        told.reason(rule, did, rule.details(at, read) | over.get(rule.clause.id, {}))
        for did, rule in spoken
    ]
    field = told.position.field
    reasons += [
        told.reason(rule, "overlooks")
        for rule in rules.overlooking
        if rule.overlooks(field) != field
    ]
    of_strength = any(reason.key.startswith("stronger-") for reason in reasons)
    if of_strength and rules.hangs_on_turning(at.order, read, rules.field_seen(field)[-1].play):
        reasons += [told.reason(rule, key, args) for rule, key, args in rules.turning(at.marks)]
    return [each for at, each in enumerate(reasons) if each not in reasons[:at]]


def _beaten(rules: ClimbingRules, judged: Judgement) -> dict[str, dict[str, object]]:
    """Clause -> the clauses that would bar the play but for it."""
    overridden = rules.rulebook.overridden
    found: dict[str, list[Clause]] = {}
    for did, rule in judged.findings:
        for winner in overridden.get(rule.clause.id, ()) if did == "overridden" else ():
            if winner == rule.clause.id:
                continue
            over = found.setdefault(winner, [])
            if rule.clause not in over:
                over.append(rule.clause)
    return {winner: {"over": each} for winner, each in found.items()}


_BY_SCOPE = {ANY_CARDS: 0, SOME_CARDS: 2, FORMLESS: 2, NOT_HELD: 4}


def _place(spoken: tuple[str, ClimbingRule]) -> int:
    """Where a reason is told: first what decides whatever the cards are, or goes before a bar; then
    special rules, the basics, and last that the cards are not in the hand."""
    did, rule = spoken
    if did == "overrides":
        return 0
    place = _BY_SCOPE[rule.scope]
    return place if rule.clause.switchable or place != _BY_SCOPE[SOME_CARDS] else place + 1


def _judge_gift(
    rules: ClimbingRules, names: Sequence[str], position: Position, move: Move
) -> Answer:
    giver, taker = names.index(move.seat), names.index(move.other)
    shown = move.kind == SHOW
    owed = (
        g
        for g in gifts_due(rules, position)
        if (g.giver, g.taker, g.shown) == (giver, taker, shown)
    )
    gift = next(owed, Gift(giver, taker, 0, strongest=False, shown=shown))
    cards = card_set(rules.deck, move.cards)
    told = _Telling(
        rules, names, position, giver, move.cards, {"other": move.other, "count": gift.count}
    )
    if not rules.declaring("gifts") or not (gift.count or cards):
        return Answer(NO, (told.unasked(),))
    found = [
        (rule, rule.forbids_gift(position, gift, cards)) for rule in rules.declaring("forbids_gift")
    ]
    bars = [rule for rule, finding in found if finding is True]
    doubts = [(rule, finding) for rule, finding in found if isinstance(finding, Doubt)]
    if bars:
        return Answer(NO, tuple(told.reason(rule, "bars", rule.gift_details()) for rule in bars))
    if doubts:
        facts = tuple(UnknownFact(doubt.fact, told.args({}), YES, NO) for _, doubt in doubts)
        asking = (told.reason(rule, "asks", rule.gift_details()) for rule, _ in doubts)
        return Answer(DEPENDS, tuple(asking), facts)
    granting = [rule for rule in rules.declaring("gives_freely") if rule.gives_freely(gift)]
    because = (told.reason(rule, "allows", rule.gift_details()) for rule in granting)
    return Answer(YES, tuple(because))


_DID: dict[str, Did] = {
    "bars": "bars",
    "face-up": "bars",
    "unasked": "bars",
    "allows": "allows",
    "met": "allows",
    "seen": "allows",
    "asks": "allows",
    "unable": "allows",
    "overrides": "overrides",
}
"""By the ending of a sentence what it says that its clause did; of others: what it causes."""


class _Telling:
    """What the sentences about one move have in common: seat, cards, top of the field."""

    def __init__(
        self,
        rules: ClimbingRules,
        names: Sequence[str],
        position: Position,
        seat: int,
        cards: Sequence[Card],
        more: dict[str, object] | None = None,
    ) -> None:
        self.position = position
        self.seat = names[seat]
        self._at = seat
        self._deck = rules.deck
        self._turn = rules.role("turn")
        self.cards = tuple(map(str, cards))
        self.more = more or {}
        turn = position.turn
        self.more["turn"] = names[turn] if turn >= 0 else ""
        self.more["isout"] = "yes" if position.is_out(seat) else "no"
        seen = rules.field_seen(position.field)
        self.more["top"] = (seen[-1].said or str(seen[-1].play)) if seen else ""

    def unasked(self) -> Reason:
        """That nobody is asked for such a move."""
        return self.reason(self._turn, "unasked")

    def face_up(self) -> Reason:
        """That the game knows no cards face down."""
        return self.reason(self._turn, "face-up")

    def args(self, details: dict[str, object]) -> dict[str, object]:
        return {"seat": self.seat, "cards": list(self.cards), **self.more, **details}

    def reason(
        self, rule: ClimbingRule, ending: str, details: dict[str, object] | None = None
    ) -> Reason:
        did = _DID.get(ending, "causes")
        key, more = f"{rule.name}-{ending}", details or {}
        if ending == "bars" and rule.has("at_fault"):
            fault = rule.at_fault(self.position, self._at, card_set(self._deck, self._plain()))
            more = {**more, "cards": [str(card) for card in self._deck.cards(fault)]}
        if ending == "bars" and rule.has("bound_by"):
            more = {**more, **rule.bound_by(self.position, self._at)}
        return Reason(rule.clause, did, key, self.cards, (self.seat,), self.args(more))

    def _plain(self) -> list[Card]:
        return [parse_card(text, self._deck).plain() for text in self.cards]
