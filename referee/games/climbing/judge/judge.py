"""Judgements context as answers: every clause that bars or allows a move, and what nobody knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from referee.cards.card import Card
from referee.engine.answer import DEPENDS, NO, YES, Answer, UnknownFact
from referee.engine.conversion import card_set
from referee.games.climbing.plays.play import RUN, Play
from referee.games.climbing.position import LaidPlay, Position, deduced
from referee.games.climbing.resolution.joker_meanings import may_be
from referee.games.climbing.resolution.optional_actions import taken_up
from referee.games.climbing.resolution.windows import as_laid
from referee.games.climbing.rule_api.rule import (
    ANY_CARDS,
    FORMLESS,
    NOT_HELD,
    SOME_CARDS,
    ClimbingRule,
    Gift,
    Undetermined,
)
from referee.games.climbing.rule_api.titles import standing
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.games.climbing.ruleset.situation import Judgement
from referee.model.marks import NOBODY, Mark
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


def resolve(rules: ClimbingRules, position: Position, ask: Callable[[Position], Answer]) -> Answer:
    """The answer if it is the same whatever nobody knows; else ``depends`` with the fact."""
    worlds = may_be(rules, position)
    if len(worlds) == 1:
        return _by_marks(worlds[0], ask)
    return weighed(position, worlds, [_by_marks(world, ask) for world in worlds])


def weighed(position: Position, worlds: Sequence[Position], answers: Sequence[Answer]) -> Answer:
    """One answer from those at each of the positions that this one may be."""
    first = answers[0]
    if all(answer.value == first.value for answer in answers):
        return first
    facts = [fact for answer in answers for fact in answer.unknown]
    because = tuple(
        reason for reason in first.because if all(reason in answer.because for answer in answers)
    )
    return Answer(DEPENDS, because, (_stands(position, worlds, answers), *facts))


def _stands(
    position: Position, worlds: Sequence[Position], answers: Sequence[Answer]
) -> UnknownFact:
    """What a joker on the field stands for, with the answer either way where there are two and
    one play decides between them."""
    values = [answer.value for answer in answers]
    other = next(value for value in values if value != values[0])
    opened = [at for at, laid in enumerate(position.field) if laid.open]
    for at in opened:
        sides = [
            {world.field[at].play for world, value in zip(worlds, values, strict=True)
             if value == side}
            for side in (values[0], other)
        ]  # fmt: skip
        split = all(value in (values[0], other) for value in values)
        if split and not sides[0] & sides[1]:
            (plays, held), (_, absent) = sorted(
                zip(sides, (values[0], other), strict=True), key=lambda side: len(side[0])
            )
            stands = " / ".join(sorted(" ".join(dict.fromkeys(play.stand_texts)) for play in plays))
            told = {**_beside([position.field[at]]), "stands": stands}
            return UnknownFact("joker-stands", told, held, absent, "table")
    told = _beside([position.field[at] for at in opened])
    if len(opened) == 1:
        ways = (" ".join(world.field[opened[0]].play.stand_texts) for world in worlds)
        told["ways"] = sorted({*ways})
    return UnknownFact("joker-which", told, None, None, "table", told_by="joker")


def _beside(field: Sequence[LaidPlay]) -> dict[str, object]:
    """How many jokers lie in these plays, and with which cards."""
    deck = field[0].play.deck
    cards = [card for laid in field for card in deck.cards(laid.play.mask & deck.naturals)]
    return {"cards": list(map(str, cards)), "count": sum(laid.play.jokers for laid in field)}


def _by_marks(position: Position, ask: Callable[[Position], Answer]) -> Answer:
    """The answer with and without each mark that is in doubt."""
    doubted = [mark for mark in position.marks if mark.doubt]
    if not doubted:
        return ask(position)
    mark = doubted[0]
    held = _by_marks(_where(position, mark, holds=True), ask)
    absent = _by_marks(_where(position, mark, holds=False), ask)
    if held.value == absent.value:
        return held
    fact = UnknownFact(mark.doubt, {}, held.value, absent.value, "table")
    return Answer(DEPENDS, held.because or absent.because, (fact, *held.unknown, *absent.unknown))


def _where(position: Position, doubted: Mark, *, holds: bool) -> Position:
    rest = [mark for mark in position.marks if mark is not doubted]
    settled = [doubted.without_doubt()] if holds else []
    return position.with_marks(tuple(sorted([*rest, *settled], key=lambda mark: mark.sort_key)))


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
    """The answer; a refusal for want of the turn at a fresh table also says who leads and why."""
    turn = rules.role("turn")
    out_of_turn = any(reason.key == f"{turn.name}-bars" for reason in answer.because)
    if not out_of_turn:
        return answer
    rule, leader = rules.first_lead(position, standing(position))
    if rule is None or leader != position.turn:
        return answer
    args = {"seat": names[leader], **rule.order_details()}
    why = Reason(rule.clause, "causes", f"{rule.name}-leads", (), (names[leader],), args)
    return replace(answer, because=(*answer.because, why))


def _judge(rules: ClimbingRules, names: Sequence[str], position: Position, move: Move) -> Answer:
    rules = rules.in_force(position.marks)
    seat = names.index(move.seat)
    if move.kind not in (PLAY, PASS):
        position, move = taken_up(rules, names, position, move), as_laid(position, move)
    if position.owed and (waiting := judge_waiting(rules, names, position, move)) is not None:
        return waiting
    if move.kind in (GIVE, SHOW):
        return _judge_gift(rules, names, position, move)
    if move.kind in (DOUBT, THROUGH, REVEAL):
        return judge_untimely(rules, names, position, move)
    if move.kind == PLAY and not move.cards:
        return Answer(NO, (_ReasonContext(rules, names, position, seat, ()).unasked(),))
    if move.kind == PLAY and (rules.covering or not any(card.down for card in move.cards)):
        return judge_play(rules, names, position, seat, move.cards)
    kind = PLAY_DOWN if move.kind == PLAY else move.kind
    if kind not in (PASS, LOOK, PLAY_DOWN):
        return _judge_act(rules, names, position, move)
    context = _ReasonContext(rules, names, position, seat, move.cards)
    if kind == PLAY_DOWN and not rules.forbidding.get(kind):  # no clause speaks of such cards
        return Answer(NO, (context.face_up(),))
    judged = rules.may_otherwise(position, seat, kind)
    because = [context.reason(rule, did, rule.pass_details()) for did, rule in judged.findings]
    if judged.allowed:
        pressing = rules.pressed_by(position, seat) if kind == PASS else ()
        because += [context.reason(rule, "unable") for rule in pressing] or [
            context.reason(rule, "allows") for rule in rules if kind in rule.grants
        ]
    return Answer(YES if judged.allowed else NO, tuple(because))


def _judge_act(
    rules: ClimbingRules, names: Sequence[str], position: Position, move: Move
) -> Answer:
    """Janken results and lies found out."""
    seat = names.index(move.seat)
    other = names.index(move.other) if move.other else NOBODY
    asked = [rule for rule in rules.declaring("forbids_act") if move.kind in rule.move_kinds]
    bars = [rule for rule in asked if rule.forbids_act(position, move.kind, seat, other)]
    context = _ReasonContext(rules, names, position, seat, (), {"other": move.other})
    because = [context.reason(rule, "bars") for rule in bars]
    if not asked:
        because = [context.unasked()]
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
    context = _ReasonContext(rules, names, position, seat, cards, {"read": _read_as(play)})
    reasons = _play_reasons(rules, context, play, judged)
    if not judged.allowed:
        return Answer(NO, tuple(reasons))
    if any(card.stands for card in cards):
        reasons += [
            context.reason(rule, ending, dict(named))
            for rule in rules.declaring("remarks")
            for ending, named in rule.remarks(position, cards)
        ]
    truths, facts = weigh_truth(rules, names, position, seat, play) if play.face_down else ((), ())
    if rules.withholding and (open_facts := _withheld_by(rules, names, position, seat, play)):
        return Answer(DEPENDS, (*reasons, *truths), (*open_facts, *facts))
    return Answer(YES, (*reasons, *truths), facts)


def _withheld_by(
    rules: ClimbingRules, names: Sequence[str], position: Position, seat: int, play: Play
) -> tuple[UnknownFact, ...]:
    """What nobody knows of the hands, and a rule holds against the play."""
    found = rules.withheld(position, seat, play)
    return tuple(
        doubted(rules, names, doubt) for _, doubt in found if isinstance(doubt, Undetermined)
    )


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
    rules: ClimbingRules, context: _ReasonContext, play: Play, judged: Judgement
) -> list[Reason]:
    """For a refusal what bars the play; else what allows it, overrides a bar, or is met by it."""
    field = context.position.field
    at, read = rules.situation(context.position).seen_as(play)
    wanted = ("allows", "overrides") if judged.allowed else ("bars",)
    findings = [(did, rule) for did, rule in judged.findings if did in wanted]
    if judged.allowed:
        speaking = {id(rule) for _, rule in judged.findings}
        findings += [
            ("met", rule)
            for rule in rules.declaring("is_met_by")
            if id(rule) not in speaking
            and rule.is_met_by(at, read)
            and (rule.sees_suits or not play.face_down)
        ]
        below = field[-1].play if field else None
        findings += [
            ("met", rule)
            for rule in rules.declaring("is_met_as_laid")
            if rule.is_met_as_laid(play, below)
        ]
    findings.sort(key=_place)
    beaten = _beaten(rules, judged)
    reasons = [
        context.reason(rule, did, rule.details(at, read) | beaten.get(rule.clause.id, {}))
        for did, rule in findings
    ]
    reasons += [
        context.reason(rule, "overlooks")
        for rule in rules.overlooking
        if rule.field_to_beat(field) != field
    ]
    of_strength = any(reason.key.startswith("stronger-") for reason in reasons)
    if of_strength and at.top and rules.hangs_on_turning(at.order, read, at.top):
        reasons += [context.reason(rule, key, args) for rule, key, args in rules.turning(at.marks)]
    return [reason for index, reason in enumerate(reasons) if reason not in reasons[:index]]


def _beaten(rules: ClimbingRules, judged: Judgement) -> dict[str, dict[str, object]]:
    """By clause id, the clauses that would bar the play but for it, as arguments of its reason."""
    overridden = rules.rulebook.overridden
    beaten: dict[str, list[Clause]] = {}
    for did, rule in judged.findings:
        for winner in overridden.get(rule.clause.id, ()) if did == "overridden" else ():
            if winner == rule.clause.id:
                continue
            clauses = beaten.setdefault(winner, [])
            if rule.clause not in clauses:
                clauses.append(rule.clause)
    return {winner: {"over": clauses} for winner, clauses in beaten.items()}


_BY_SCOPE = {ANY_CARDS: 0, SOME_CARDS: 2, FORMLESS: 2, NOT_HELD: 4}


def _place(finding: tuple[str, ClimbingRule]) -> int:
    """The place of a reason among others, the first one lowest.

    First comes what overrides a bar, or decides whatever the cards are; then rules that can be
    switched, the basics, and last that the cards are not in the hand.
    """
    did, rule = finding
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
    context = _ReasonContext(
        rules, names, position, giver, move.cards, {"other": move.other, "count": gift.count}
    )
    if not rules.declaring("gifts") or not (gift.count or cards):
        return Answer(NO, (context.unasked(),))
    found = [
        (rule, rule.forbids_gift(position, gift, cards)) for rule in rules.declaring("forbids_gift")
    ]
    bars = [rule for rule, finding in found if finding is True]
    doubts = [(rule, finding) for rule, finding in found if isinstance(finding, Undetermined)]
    if bars:
        return Answer(NO, tuple(context.reason(rule, "bars", rule.gift_details()) for rule in bars))
    if doubts:
        facts = tuple(UnknownFact(doubt.fact, context.args(), YES, NO) for _, doubt in doubts)
        asking = (context.reason(rule, "asks", rule.gift_details()) for rule, _ in doubts)
        return Answer(DEPENDS, tuple(asking), facts)
    granting = [rule for rule in rules.declaring("allows_gift") if rule.allows_gift(gift)]
    because = (context.reason(rule, "allows", rule.gift_details()) for rule in granting)
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


class _ReasonContext:
    """What the reasons about one move have in common: seat, cards, top of the field."""

    def __init__(
        self,
        rules: ClimbingRules,
        names: Sequence[str],
        position: Position,
        seat: int,
        cards: Sequence[Card],
        args: Mapping[str, object] | None = None,
    ) -> None:
        """``args``: more that the sentences of the reasons need."""
        self.rules = rules
        self.position = position
        self.seat = seat
        self.cards = cards
        self.card_texts = tuple(map(str, cards))
        self.name = names[seat]
        field = rules.field_seen(position.field)
        self._args: dict[str, object] = {
            "seat": self.name,
            "cards": list(self.card_texts),
            **(args or {}),
            "turn": names[position.turn] if position.turn >= 0 else "",
            "isout": "yes" if position.is_out(seat) else "no",
            "top": (field[-1].said or str(field[-1].play)) if field else "",
        }

    def unasked(self) -> Reason:
        """Nobody is asked for such a move."""
        return self.reason(self.rules.role("turn"), "unasked")

    def face_up(self) -> Reason:
        """The game knows no cards face down."""
        return self.reason(self.rules.role("turn"), "face-up")

    def args(self, details: Mapping[str, object] | None = None) -> dict[str, object]:
        """What a sentence about the move needs, and these details of a rule."""
        return {**self._args, **(details or {})}

    def reason(
        self, rule: ClimbingRule, ending: str, details: Mapping[str, object] | None = None
    ) -> Reason:
        """The reason that a rule gives; ``ending``: of the key of its sentence."""
        args = self.args(details)
        if ending == "bars" and rule.has("offending_cards"):
            deck = self.rules.deck
            cards = card_set(deck, [card.plain() for card in self.cards])
            fault = rule.offending_cards(self.position, self.seat, cards)
            args["cards"] = [str(card) for card in deck.cards(fault)]
        if ending == "bars" and rule.has("bar_details"):
            args |= rule.bar_details(self.position, self.seat)
        did, key = _DID.get(ending, "causes"), f"{rule.name}-{ending}"
        return Reason(rule.clause, did, key, self.card_texts, (self.name,), args)
