"""Whether a move is legal: every clause that bars or allows it, and unknown facts that decide."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from referee.cards.card import Card
from referee.engine.answer import DEPENDS, NO, YES, Answer, UnknownFact
from referee.engine.conversion import card_set
from referee.engine.hidden_cards import common_reasons
from referee.engine.query import OngoingGame
from referee.games.climbing.plays.play import RUN, SET, FieldShape, Play
from referee.games.climbing.position import LaidPlay, Position, deduced
from referee.games.climbing.resolution.exchange import forgone_gifts, gifts_due
from referee.games.climbing.resolution.joker_meanings import may_be
from referee.games.climbing.resolution.optional_actions import offers, taken_up
from referee.games.climbing.resolution.windows import as_laid
from referee.games.climbing.rule_api.rule import (
    ANY_CARDS,
    FORMLESS,
    MET_BY,
    NOT_HELD,
    SOME_CARDS,
    ClimbingRule,
    Gift,
    SituationView,
    Undetermined,
)
from referee.games.climbing.rule_api.titles import standing
from referee.games.climbing.ruleset.ruleset import ClimbingGame, ClimbingRules
from referee.games.climbing.ruleset.situation import Judgement
from referee.model.marks import MANY, NOBODY, Mark, Obligation
from referee.model.moves import (
    BID,
    DECLINE,
    DOUBT,
    GIVE,
    LOOK,
    MOVES,
    PASS,
    PLAY,
    PLAY_DOWN,
    REVEAL,
    SHOW,
    THROUGH,
    Move,
)
from referee.rulebook.clause import UNSETTLED, Clause
from referee.rulebook.rule import Did, Reason

from .doubts import judge_untimely, weigh_truth
from .gifts import exchange_over, strongest
from .pending_moves import doubted, doubts_of_call, judge_waiting, offer_reason


def resolve(rules: ClimbingRules, position: Position, ask: Callable[[Position], Answer]) -> Answer:
    """The answer if it is the same at all possible positions; else ``depends`` with the fact."""
    worlds = may_be(rules, position) if position.is_open else [position]
    if len(worlds) == 1:
        return _by_marks(worlds[0], ask)
    return weighed(position, worlds, [_by_marks(world, ask) for world in worlds])


def weighed(position: Position, worlds: Sequence[Position], answers: Sequence[Answer]) -> Answer:
    """One answer from those at each of the positions that this one may be."""
    if all(answer.value == answers[0].value for answer in answers):
        return answers[0]
    facts = [fact for answer in answers for fact in answer.unknown]
    stands = _stands(position, worlds, answers)
    return Answer(DEPENDS, common_reasons(answers), (stands, *facts))


def _stands(
    position: Position, worlds: Sequence[Position], answers: Sequence[Answer]
) -> UnknownFact:
    """What a joker on the field stands for; with the answer either way if there are two, and one
    play decides between them."""
    values = [answer.value for answer in answers]
    other = next(value for value in values if value != values[0])
    opened = [index for index, laid in enumerate(position.field) if laid.open]
    for index in opened:
        plays = [world.field[index].play for world in worlds]
        sides = [
            {play for play, value in zip(plays, values, strict=True) if value == side}
            for side in (values[0], other)
        ]
        split = all(value in (values[0], other) for value in values)
        if split and not sides[0] & sides[1]:
            (fewer, if_true), (_, if_false) = sorted(
                zip(sides, (values[0], other), strict=True), key=lambda side: len(side[0])
            )
            stands = " / ".join(sorted(" ".join(dict.fromkeys(play.stand_texts)) for play in fewer))
            args = {**_joker_args([position.field[index]]), "stands": stands}
            return UnknownFact("joker-stands", args, if_true, if_false, "table")
    args = _joker_args([position.field[index] for index in opened])
    if len(opened) == 1:
        ways = (" ".join(world.field[opened[0]].play.stand_texts) for world in worlds)
        args["ways"] = sorted({*ways})
    return UnknownFact("joker-which", args, about="table", told_by="joker")


def _joker_args(field: Sequence[LaidPlay]) -> dict[str, object]:
    """How many jokers are in these plays, and with which cards."""
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


def judge(game: ClimbingGame, move: Move) -> Answer:
    """``yes``, ``no`` or ``depends``, with every reason."""
    position = deduced(game.rules.deck, game.position)
    return resolve(game.rules, position, lambda world: judge_in_world(game.at(world), move))


def judge_in_world(game: ClimbingGame, move: Move) -> Answer:
    """The same at one of the positions that a table may be in."""
    answer = _judge(game, move)
    return _with_leader(game, answer) if game.position.fresh else answer


def _with_leader(game: ClimbingGame, answer: Answer) -> Answer:
    """The answer; at a fresh table, a refusal out of turn also says who leads and why."""
    rules, position = game.rules, game.position
    turn = rules.role("turn")
    if not any(reason.key == f"{turn.name}-bars" for reason in answer.because):
        return answer
    rule, leader = rules.first_lead(position, standing(position, rules.rulebook.titled_book.titles))
    if rule is None or leader != position.turn:
        return answer
    name = game.names[leader]
    args = {"seat": name, **rule.lead_details(position)}
    leads = Reason(rule.clause, "causes", f"{rule.name}-leads", (), (name,), args)
    return replace(answer, because=(*answer.because, leads))


def _judge(game: ClimbingGame, move: Move) -> Answer:
    rules, position = game.rules.in_force(game.position.marks), game.position
    if move.kind not in (PLAY, PASS):
        position, move = taken_up(rules, game.names, position, move), as_laid(position, move)
    game, seat = OngoingGame(rules, game.names, position), game.names.index(move.seat)
    if position.owed and (waiting := judge_waiting(game, move)) is not None:
        return waiting
    if move.kind in (GIVE, SHOW):
        return _judge_gift(game, move)
    if move.kind == BID:
        return _judge_bid(game, move)
    if move.kind in (DOUBT, THROUGH, REVEAL):
        return judge_untimely(game)
    if move.kind == PLAY and not move.cards:
        return Answer(NO, (_ReasonContext(game, seat, ()).unasked(),))
    if move.kind == PLAY and (rules.covering or not any(card.down for card in move.cards)):
        return judge_play(game, seat, move.cards)
    kind = PLAY_DOWN if move.kind == PLAY else move.kind
    if kind not in (PASS, LOOK, PLAY_DOWN):
        return _judge_act(game, move)
    context = _ReasonContext(game, seat, move.cards)
    if kind == PLAY_DOWN and not rules.forbidding.get(kind):  # no clause is about such cards
        return Answer(NO, (context.face_up(),))
    judged = rules.may_otherwise(position, seat, kind)
    because = [context.reason(rule, did, rule.pass_details()) for did, rule in judged.findings]
    if kind == PASS and not judged.allowed:
        because = [*_with_a_play(game, seat, because)]
    if judged.allowed:
        pressing = rules.pressed_by(position, seat) if kind == PASS else ()
        because += [context.reason(rule, "unable") for rule in pressing] or [
            context.reason(rule, "allows", {**rule.pass_details(), **_free_on(position)})
            for rule in rules
            if kind in rule.grants
        ]
    return Answer(YES if judged.allowed else NO, tuple(because))


def _free_on(position: Position) -> dict[str, object]:
    """That nobody has to play on an empty field, where a pass is legal, such as while bidding."""
    return {} if position.field else {"lead": ""}


def _with_a_play(game: ClimbingGame, seat: int, because: Sequence[Reason]) -> Iterator[Reason]:
    """The reasons against a pass; those of a player who can play name a play."""
    pressing = [rule.clause for rule in game.rules.pressed_by(game.position, seat)]
    plays = game.rules.legal_plays(game.position, seat) if pressing else []
    for reason in because:
        if plays and reason.clause in pressing and reason.key == "sentence-bars":
            cards = list(map(str, plays[0].cards))
            args = {**reason.args, "cards": cards}
            yield Reason(reason.clause, "bars", "sentence-pressed", (), reason.players, args)
        else:
            yield reason


def _judge_act(game: ClimbingGame, move: Move) -> Answer:
    """A result of janken, a lie that was found out, or declining an offer."""
    seat, other = game.names.index(move.seat), NOBODY
    declined = offers(game.rules, game.position) if move.kind == DECLINE else ()
    for offer in declined:
        if offer.seat == seat:
            free = replace(offer_reason(game, offer, "debt-free"), did="allows")
            doubts = doubts_of_call(game, move.seat)
            return Answer(DEPENDS if doubts else YES, (free,), doubts)
    if move.other:
        other = game.names.index(move.other)
    rules = [rule for rule in game.rules.declaring("forbids_act") if move.kind in rule.move_kinds]
    context = _ReasonContext(game, seat, (), {"other": move.other})
    if not rules:
        own = [offer for offer in offers(game.rules, game.position) if offer.seat == seat]
        written = tuple(_written_otherwise(game, offer) for offer in own)
        return Answer(NO, written or (context.unasked(move.kind),))
    findings = [(rule, rule.forbids_act(game.position, move.kind, seat, other)) for rule in rules]
    bars = [rule for rule, finding in findings if finding is True]
    unsure = [finding for _, finding in findings if isinstance(finding, Undetermined)]
    if unsure and not bars:
        return Answer(DEPENDS, unknown=tuple(doubted(game, doubt) for doubt in unsure))
    return Answer(NO if bars else YES, tuple(context.reason(rule, "bars") for rule in bars))


def _judge_bid(game: ClimbingGame, move: Move) -> Answer:
    """A bid before the first card."""
    rules, position, seat = game.rules, game.position, game.names.index(move.seat)
    context = _ReasonContext(game, seat, (), {"number": move.number})
    for rule in rules.declaring("forbids_bid"):
        details = rule.bid_details(position)
        ending = rule.forbids_bid(position, seat, move.number)
        turn = rules.role("turn")
        early = ending != "over" and turn.forbids(position, seat, BID, None)
        reasons = [context.reason(turn, "bars")] if early else []
        if ending:
            reasons.append(replace(context.reason(rule, ending, details), did="bars"))
        free = replace(context.reason(rule, "free", details), did="allows")
        return Answer(NO, tuple(reasons)) if reasons else Answer(YES, (free,))
    return Answer(NO, (context.unasked(),))


def _written_otherwise(game: ClimbingGame, offer: Obligation) -> Reason:
    """With which word the move begins by which a seat takes up what it is offered."""
    word = MOVES[MET_BY[offer.kind][0]].spellings[0].split()[0]
    clause = game.rules.rulebook.book.clause(offer.clause)
    return Reason(clause, "bars", "waits-written", args={"word": word})


def judge_play(game: ClimbingGame, seat: int, cards: Sequence[Card]) -> Answer:
    """The judgement on the reading of the cards that fares best."""
    rules, position = game.rules, game.position
    readings = [(play, rules.may(position, seat, play)) for play in rules.readings(cards)]
    play, judged = min(readings, key=lambda pair: pair[1].bar_count)
    context = _ReasonContext(game, seat, cards, {"read": _read_as(play)})
    reasons = _play_reasons(rules, context, play, judged)
    if not judged.allowed:
        contested = tuple(_contested(rules, context, judged))
        return Answer(UNSETTLED if contested else NO, contested or tuple(reasons))
    if any(card.stands for card in cards):
        reasons += [
            context.reason(rule, ending, dict(named))
            for rule in rules.declaring("remarks")
            for ending, named in rule.remarks(position, cards)
        ]
    truths, facts = weigh_truth(game, seat, play) if play.face_down else ((), ())
    withheld = rules.withheld(position, seat, play) if rules.withholding else ()
    doubts = [doubt for _, doubt in withheld if isinstance(doubt, Undetermined)]
    open_facts = tuple(doubted(game, doubt) for doubt in doubts)
    reasons += [
        Reason(rule.clause, "causes", "withheld", *context.against([]))
        for rule, doubt in withheld
        if isinstance(doubt, Undetermined)
    ]
    barring = [] if doubts else _barring_if_last(rules, position, seat, play)
    if barring:
        reasons += [
            Reason(rule.clause, "causes", "barred-if-last", *context.against([]))
            for rule in barring
        ]
        open_facts = (UnknownFact("holds-nothing-else", {"seat": context.name}, NO, YES),)
    value = DEPENDS if open_facts else YES
    return Answer(value, (*reasons, *truths), (*open_facts, *facts))


def _barring_if_last(
    rules: ClimbingRules, position: Position, seat: int, play: Play
) -> list[ClimbingRule]:
    """The rules that forbid a legal play if it is the last of a hand of unknown size. A hand that
    isn't described is large enough."""
    known = position.known[seat]
    is_described = known and position.unknown[seat] == MANY
    if not is_described or rules.deck.take(known, play.mask):
        return []
    return rules.barring_if_last(position, seat, play)


def _contested(
    rules: ClimbingRules, context: _ReasonContext, judged: Judgement
) -> Iterator[Reason]:
    """The reasons that nothing settles, if all clauses that forbid a play do so against others that
    allow it, and neither they nor a reading say which of them goes before the other."""
    allowing = [rule for did, rule in judged.findings if did != "bars" and rule.judges == "allow"]
    pairs: list[tuple[Clause, list[Clause]]] = []
    for bar in (rule for did, rule in judged.findings if did == "bars"):
        against = [rule.clause for rule in allowing if _is_open_between(rule.clause, bar.clause)]
        if bar.judges != "forbid" or not against:
            return
        pairs.append((bar.clause, [*{clause.id: clause for clause in against}.values()]))
    for clause, others in pairs:
        for other in others:
            yield Reason(other, "causes", "allowed-against", *context.against([clause]))
        yield Reason(clause, "causes", "forbidden-against", *context.against(others))


def _is_open_between(one: Clause, other: Clause) -> bool:
    """Whether of two clauses that tables can choose none names the other, nor a reading of it."""
    named = {*_named_by(one), *_named_by(other)}
    is_chosen = one.switchable and other.switchable
    return is_chosen and one is not other and named.isdisjoint((one.id, other.id))


def _named_by(clause: Clause) -> Iterator[str]:
    yield from (id_ for id_ in clause.overrides if id_ != clause.id)
    for reading in clause.readings:
        for ids in (*reading.overrides.values(), *reading.orders.values()):
            yield from (id_ for id_ in ids if id_ != clause.id)


def _read_as(play: Play) -> str:
    """The cards that jokers of a run stand for, with the others; the cards of a set, if some count
    as another rank. Empty if all count as they are."""
    if play.form == SET:
        rank = play.ranks[0]
        same = play.deck.rank_masks[rank] if rank < len(play.deck.ranks) else play.mask
        if not play.mask & play.deck.naturals & ~same:
            return ""
        return " ".join(c.suit + play.deck.ranks[rank] if c.suit else str(c) for c in play.cards)
    if play.form != RUN or not play.stands:
        return ""
    standing = [
        card.stands if card.stands[-1:] not in ("", "+", "-") else "" for card in play.cards
    ]
    if not any(standing):
        return ""
    return " ".join(read or str(card) for read, card in zip(standing, play.cards, strict=True))


def _overlooked(field: Sequence[LaidPlay], counting: Sequence[LaidPlay]) -> dict[str, object]:
    """The cards on top that don’t count."""
    cards = [card for laid in field[len(counting) :] for card in str(laid.play).split()]
    return {"laid": cards, "number": len(cards)}


def _below_read_as(below: Play | None, top: FieldShape | None) -> str:
    """The run that the play below with its face-down cards is read as; else empty."""
    if below is None or top is None or not below.face_down or top.form != RUN:
        return ""
    deck = below.deck
    suits = [suit for index, suit in enumerate(deck.suits) if top.shown >> index & 1]
    if len(suits) != 1 or not 0 <= min(top.ranks) <= max(top.ranks) < len(deck.ranks):
        return ""
    return " ".join(suits[0] + deck.ranks[rank] for rank in sorted(top.ranks))


def _play_reasons(
    rules: ClimbingRules, context: _ReasonContext, play: Play, judged: Judgement
) -> list[Reason]:
    """What bars a play; for a legal one, what allows it, overrides a bar, or is met by it."""
    field = context.position.field
    situation, read = rules.situation(context.position).seen_as(play)
    under = _below_read_as(field[-1].play if field else None, situation.top)
    context.add({"under": under} if under else {})
    below = field[-1].play if field else None
    wanted = ("allows", "overrides") if judged.allowed else ("bars",)
    findings = [(did, rule) for did, rule in judged.findings if did in wanted]
    if judged.allowed:
        speaking = {id(rule) for _, rule in judged.findings}
        findings += [
            ("met", rule)
            for rule in rules.declaring("is_met_by")
            if id(rule) not in speaking
            and rule.is_met_by(situation, read)
            and (rule.sees_suits or not play.face_down)
        ]
        findings += [
            ("met", rule)
            for rule in rules.declaring("is_met_as_laid")
            if rule.is_met_as_laid(play, below)
        ]
    findings.sort(key=_place)
    if below is not None and situation.top is not None:
        for rule in rules.declaring("compares"):
            context.add(rule.compares(situation, read, below))
    beaten = _beaten(rules, judged)
    reasons = [
        context.reason(rule, "overlooks", _overlooked(field, counting))
        for rule in rules.overlooking
        if (counting := rule.field_to_beat(field)) != field
    ]
    reasons += [
        context.reason(
            rule,
            did,
            rule.details(situation, read)
            | context.about_hand(rule, situation, read)
            | beaten.get(rule.clause.id, {}),
        )
        for did, rule in findings
    ]
    of_strength = any(reason.key.startswith("stronger-") for reason in reasons)
    if (
        of_strength
        and situation.top
        and rules.hangs_on_turning(situation.marks, read, situation.top)
    ):
        reasons += [
            context.reason(rule, key, args) for rule, key, args in rules.turning(situation.marks)
        ]
    if of_strength and situation.top:
        beats = any(reason.key == "stronger-met" for reason in reasons)
        moving = rules.moving(situation.marks, read, situation.top, beats=beats)
        reasons += [context.reason(rule, key, args) for rule, key, args in moving]
    return [reason for index, reason in enumerate(reasons) if reason not in reasons[:index]]


def _beaten(rules: ClimbingRules, judged: Judgement) -> dict[str, dict[str, object]]:
    """Clause id -> the clauses whose bars it overrides, as arguments of its reason."""
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


_BY_SCOPE = {ANY_CARDS: 0, SOME_CARDS: 2, FORMLESS: 2, NOT_HELD: 5}


def _place(finding: tuple[str, ClimbingRule]) -> int:
    """The place of a reason among others; the lowest comes first.

    First come reasons that override a bar or that don't depend on the cards; then those of rules
    that can be switched, those of basic rules, with their combinations before their strength, and
    last that the cards aren't in the hand.
    """
    did, rule = finding
    if did == "overrides":
        return 0
    place = _BY_SCOPE[rule.scope]
    if rule.clause.switchable or place != _BY_SCOPE[SOME_CARDS]:
        return place
    return place + (1 if rule.forms else 2)


def _judge_gift(game: ClimbingGame, move: Move) -> Answer:
    rules, position = game.rules, game.position
    giver, taker = game.names.index(move.seat), game.names.index(move.other)
    shown = move.kind == SHOW
    due = [*gifts_due(rules, position)]
    owed = (
        gift
        for gift in (*due, *forgone_gifts(rules, position))
        if (gift.giver, gift.taker, gift.shown) == (giver, taker, shown)
    )
    gift = next(owed, Gift(giver, taker, 0, strongest=False, shown=shown))
    cards = card_set(rules.deck, move.cards)
    best = gift.strongest and not gift.free and gift in due
    args = {"other": move.other, "count": gift.count, "strongest": best}
    if len(move.cards) != gift.count:
        args["given"] = len(move.cards)
    others = [each for each in due if each.giver == giver and each.count and not each.shown]
    if not gift.count and len(others) == 1:
        args |= {"to": game.names[others[0].taker], "number": others[0].count}
    context = _ReasonContext(game, giver, move.cards, args)
    if not rules.declaring("gifts") or not (gift.count or move.cards):
        return Answer(NO, (context.unasked(),))
    if not gift.count and (
        over := exchange_over(rules, position, giver, move.seat, taker, shown=shown)
    ):
        return Answer(NO, over)
    forbidding = rules.declaring("forbids_gift")
    hidden = sum(card.is_hidden for card in move.cards)
    room = position.unknown[giver]
    at_once = any(rule.simultaneous for rule in rules)  # cards set aside have to be known
    if hidden <= gift.count and not at_once and (room == MANY or hidden <= room):
        gift = replace(gift, count=gift.count - hidden)  # the rules judge the others
    findings = [(rule, rule.forbids_gift(position, gift, cards)) for rule in forbidding]
    bars = [rule for rule, finding in findings if finding is True]
    doubts = [(rule, finding) for rule, finding in findings if isinstance(finding, Undetermined)]
    if hidden and gift.strongest and not gift.free:
        unseen = Undetermined("holds-nothing-stronger-hidden", giver)
        doubts += [(rule, unseen) for rule in rules.declaring("gifts")[:1]]
    if bars:
        held = position.known[gift.giver]
        reasons = [
            context.reason(rule, "bars", {**rule.gift_details(), **rule.gift_flaw(held, cards)})
            for rule in bars
        ]
        weaker, stronger = _too_weak(rules, position, gift, move)
        return Answer(NO, tuple(_about_cards(reason, weaker, stronger) for reason in reasons))
    if doubts:
        facts = tuple(doubted(game, doubt) for _, doubt in doubts)
        asking = (context.reason(rule, "asks", rule.gift_details()) for rule, _ in doubts)
        return Answer(DEPENDS, tuple(asking), facts)
    granting = [rule for rule in rules.declaring("allows_gift") if rule.allows_gift(position, gift)]
    because = (context.reason(rule, "allows", rule.gift_details()) for rule in granting)
    return Answer(YES, tuple(because))


def _about_cards(reason: Reason, weaker: list[str], stronger: list[str]) -> Reason:
    """The reason, about these cards if it is that cards are too weak, and the strongest of those
    kept."""
    args = {**reason.args, "cards": weaker, "stronger": " ".join(stronger[:1])}
    return replace(reason, args=args) if "weak" in reason.args else reason


def _too_weak(
    rules: ClimbingRules, position: Position, gift: Gift, move: Move
) -> tuple[list[str], list[str]]:
    """The cards of a move that aren't among the strongest of the hand, and those that are among
    them but not in the move; all of the move and none if those are too few."""
    forced, choices, _ = strongest(rules, position, gift) if gift.count else ([], [], True)
    cards = [str(card) for card in move.cards]
    weaker = [card for card in cards if card not in (*forced, *choices)]
    stronger = [card for card in (*forced, *choices) if card not in cards]
    return (weaker, stronger) if weaker else (cards, [])


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
"""Ending of a sentence -> what its clause did; other endings: ``causes``."""


class _ReasonContext:
    """The arguments that all reasons about a move share: seat, cards, top of the field."""

    def __init__(
        self,
        game: ClimbingGame,
        seat: int,
        cards: Sequence[Card],
        args: Mapping[str, object] | None = None,
    ) -> None:
        """``args``: further arguments of the sentences."""
        self.rules, self.position, self.seat, self.cards = game.rules, game.position, seat, cards
        self.names = game.names
        self.card_texts = tuple(map(str, cards))
        self.name = game.names[seat]
        field = game.rules.field_seen(game.position.field)
        self._args: dict[str, object] = {
            "seat": self.name,
            "cards": list(self.card_texts),
            **(args or {}),
            "turn": game.name(game.position.turn),
            "isout": "yes" if game.position.is_out(seat) else "no",
            "top": (field[-1].said or str(field[-1].play)) if field else "",
        }

    def add(self, args: Mapping[str, object]) -> None:
        """Adds arguments of the sentences."""
        self._args |= args

    def about_hand(
        self, rule: ClimbingRule, situation: SituationView, play: Play
    ) -> dict[str, object]:
        """The arguments of a sentence of a rule that depend on the hand of the player."""
        return dict(rule.seat_details(self.position, self.seat, situation, play))

    def unasked(self, deed: str = "") -> Reason:
        """The reason that nobody is asked for such a move."""
        return self.reason(self.rules.role("turn"), "unasked", {"deed": deed})

    def face_up(self) -> Reason:
        """The reason that the game has no face-down cards."""
        return self.reason(self.rules.role("turn"), "face-up")

    def against(
        self, others: Sequence[Clause]
    ) -> tuple[tuple[str, ...], tuple[str, ...], dict[str, object]]:
        """What a reason about the move names: its cards, players and arguments, with the clauses
        that it is against, if there are any."""
        args = self.args({"against": list(others)} if others else {})
        return self.card_texts, (self.name,), args

    def args(self, details: Mapping[str, object] | None = None) -> dict[str, object]:
        """The arguments of a sentence about the move, with details of a rule."""
        return {**self._args, **(details or {})}

    def reason(
        self, rule: ClimbingRule, ending: str, details: Mapping[str, object] | None = None
    ) -> Reason:
        """A reason of a rule. ``ending``: of the key of its sentence."""
        args = self.args(details)
        cards = card_set(self.rules.deck, self.cards)
        if ending == "bars" and rule.has("offending_cards"):
            cards = rule.offending_cards(self.position, self.seat, cards)
            args["cards"] = self.rules.deck.texts(cards)
        if ending == "bars" and rule.has("bar_details"):
            args |= rule.bar_details(self.position, self.seat, cards)
            holder = args.get("holder")
            args |= {"holder": self.names[holder]} if isinstance(holder, int) else {}
        did, key, role = _DID.get(ending, "causes"), f"{rule.name}-{ending}", rule.role_of(ending)
        return Reason(rule.clause, did, key, self.card_texts, (self.name,), args, role)
