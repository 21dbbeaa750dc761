"""The climbing family's answers, a function a question."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from referee import questions as q
from referee.errors import UnknownName
from referee.family import Answer, Fact, Happening
from referee.moves import DECLINE, DISCARD, GIVE, LOOK, NAME, PASS, PICK, PLAY, TAKE, Move
from referee.position import NOBODY, Obligation, Position
from referee.questions import Question
from referee.rule import OpenReading, Reason

from .debts import open_debts
from .doubts import resolve
from .giving import what_to_give
from .happenings import tell
from .holding import as_dealt
from .order import ranks_in_order
from .play import EMPEROR, RUN, SET, SINGLE, SPACED
from .setup import set_up
from .standings import places
from .titles import NEWCOMER, standing, title_of
from .windows import answering

if TYPE_CHECKING:
    from referee.table import Table

    from .engine import ClimbingEngine

NOBODY_ANSWER = "nobody"


class Asked:
    """A question at a table: what every answer needs."""

    def __init__(
        self, engine: ClimbingEngine, table: Table, question: Question, position: Position
    ) -> None:
        self.engine = engine
        self.table = table
        self.question = question
        self.position = position
        self.names = table.seats

    @property
    def seat(self) -> int:
        return self.names.index(self.question.seat)

    def reason(self, rule: Any, key: str, **args: object) -> Reason:
        return Reason(rule.clause, "causes", f"{rule.name}-{key}", args=args)

    def named(self, rule_name: str) -> list[Any]:
        """The rules that answer this question about the match."""
        rule = self.engine.answering(rule_name)
        return [rule] if rule else []

    def last_happenings(self, *keys: str) -> tuple[Reason, ...]:
        """Reasons from what the last move set off, as far as it has these keys."""
        step = self.table.steps[-1] if self.table.steps else None
        found = step.happenings if step else ()
        return tuple(happening_reason(h) for h in found if h.key.split("-")[0] in keys)


def happening_reason(happening: Happening) -> Reason:
    players = (str(happening.args["seat"]),) if "seat" in happening.args else ()
    return Reason(
        happening.clause, "causes", f"happens-{happening.key}", players=players, args=happening.args
    )


def answer(engine: ClimbingEngine, table: Table, question: Question) -> Answer:
    """Raises ``UnknownName`` for a question that this family does not know."""
    if question.kind not in _ANSWERS:
        raise UnknownName("question", question.kind, list(_ANSWERS))
    answering = _ANSWERS[question.kind]
    return resolve(table.position, lambda at: answering(Asked(engine, table, question, at)))


def _may(kind: str) -> Callable[[Asked], Answer]:
    def judged(asked: Asked) -> Answer:
        question = asked.question
        move = Move(question.seat, kind, question.cards, question.other, rank=question.rank)
        return asked.engine.judge(asked.names, asked.position, move)

    return judged


def _must_do(asked: Asked) -> Answer:
    """What a seat owes now, each as ``{"do", "count", "least", "to", "strongest"}``."""
    owed = [debt for debt in open_debts(asked.position) if debt.seat == asked.seat]
    owed += [debt for debt in answering(asked.position.owed)[:1] if debt.seat == asked.seat]
    told = [
        {"do": debt.kind, "count": debt.count, "least": debt.least, "strongest": debt.strongest}
        | ({"to": asked.names[debt.to]} if debt.to != NOBODY else {})
        for debt in owed
    ]
    return Answer(told, _each_once(_clause_reason(asked, debt) for debt in owed))


def _what_plays(asked: Asked) -> Answer:
    seat, position = asked.seat, asked.position
    plays = asked.engine.legal_plays(position, seat)
    grouped: dict[str, Any] = {}
    for form in (SINGLE, SET, RUN, EMPEROR, SPACED):
        texts = [str(play) for play in plays if play.form == form]
        if texts:
            grouped[form] = texts
    grouped[PASS] = asked.engine.may_pass(position, seat)
    unknown = position.unknown[seat]
    facts = (Fact("unknown-hand", {"seat": asked.question.seat, "count": unknown}, None, None),)
    return Answer(grouped, (), facts if unknown else ())


def _what_happens(asked: Asked) -> Answer:
    step = asked.table.steps[-1] if asked.table.steps else None
    happenings = step.happenings if step else ()
    told = [{"clause": h.clause.id, "effect": h.key, **h.args} for h in happenings]
    return Answer(told, tuple(happening_reason(h) for h in happenings))


def _whose_turn(asked: Asked) -> Answer:
    position = asked.position
    if position.owed:
        return _waited_for(asked)
    opened = position.mark("turn open")
    if opened is not None:
        clause, reading = opened.value
        raise OpenReading(asked.engine.rulebook.book.clause(clause), reading)
    if len(position.playing) < 2:
        return Answer(NOBODY_ANSWER, (_named_reason(asked, "going_out", "over"),))
    if position.turn != NOBODY:
        return Answer(asked.names[position.turn], _why_turn(asked))
    return _first_lead(asked)


def _waited_for(asked: Asked) -> Answer:
    """Who owes something: one seat, or all of them where they may move in any order."""
    position, names = asked.position, asked.names
    if position.pending:
        return Answer(names[position.turn], (_clause_reason(asked, answering(position.owed)[0]),))
    debts = open_debts(position) or list(position.owed)
    reasons = _each_once(_clause_reason(asked, owed) for owed in debts)
    owing = [names[seat] for seat in sorted({owed.seat for owed in debts})]
    exchange = any(owed.kind == "exchange" for owed in debts)
    return Answer(owing if exchange or len(owing) > 1 else owing[0], reasons)


def _each_once(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """The reasons without repetitions."""
    told: list[Reason] = []
    for reason in reasons:
        if reason not in told:
            told.append(reason)
    return tuple(told)


def _clause_reason(asked: Asked, owed: Obligation) -> Reason:
    if not owed.clause:
        return asked.reason(asked.engine.declaring("gifts")[0], "waits")
    clause = asked.engine.rulebook.book.clause(owed.clause)
    args = {"seat": asked.names[owed.seat], "count": owed.count}
    return Reason(clause, "causes", f"waits-{owed.kind.replace('_', '-')}", args=args)


def _why_turn(asked: Asked) -> tuple[Reason, ...]:
    """What cleared, skipped or turned round the direction; else simply the next in turn."""
    last = asked.last_happenings("cleared", "leads", "skips", "leaves")
    turned = [
        reason for reason in asked.last_happenings("mark") if reason.key.endswith("-direction")
    ]
    if not turned and asked.position.mark("direction"):
        turned = [asked.reason(rule, "direction") for rule in asked.engine.leaving("direction")]
    told = (*last, *turned)
    seat = asked.names[asked.position.turn]
    return told or (_named_reason(asked, "turn", "next", seat=seat),)


def _named_reason(asked: Asked, rule_name: str, key: str, **args: object) -> Reason:
    rule = next(rule for rule in asked.engine.rules if rule.name == rule_name)
    return asked.reason(rule, key, **args)


def _first_lead(asked: Asked) -> Answer:
    """Whose turn it is at a fresh table; elsewhere nobody said. The rule answers with a seat, with
    ``NOBODY`` where a fact decides that nobody knows, or ``None`` where the text does not say."""
    position = asked.position
    fresh = not (position.field or position.discards or position.out or position.marks_of_play)
    for rule in asked.named("first_lead") if fresh else ():
        leader = rule.answer("first_lead", position, _ranking(asked))
        if leader is None:
            return Answer("unsettled", (asked.reason(rule, "silent"),))
        if leader == NOBODY:
            fact = Fact(rule.lead_fact, {}, None, None)
            return Answer("depends", (asked.reason(rule, "undecided"),), (fact,))
        return Answer(asked.names[leader], (asked.reason(rule, "leads", seat=asked.names[leader]),))
    return Answer("depends", (), (Fact("turn", {}, None, None),))


def _who_leads(asked: Asked) -> Answer:
    if asked.position.field:
        return Answer(NOBODY_ANSWER, (_named_reason(asked, "all_pass", "not-yet"),))
    return _whose_turn(asked)


def _is_out(asked: Asked) -> Answer:
    seat, position = asked.seat, asked.position
    for leaver in position.out:
        if leaver.seat == seat:
            return Answer(leaver.how, _why_out(asked))
    if position.unknown[seat] < 0 and not position.known[seat] and _played_last(asked):
        return _out_if_last(asked)
    return Answer("no", (_named_reason(asked, "going_out", "holds", seat=asked.question.seat),))


def _why_out(asked: Asked) -> tuple[Reason, ...]:
    name = asked.question.seat
    happened = [happening for step in asked.table.steps for happening in step.happenings]
    return tuple(
        happening_reason(happening)
        for happening in (*_dealt(asked), *happened)
        if happening.key.startswith("leaves") and happening.args.get("seat") == name
    )


def _dealt(asked: Asked) -> list[Happening]:
    """What the hands set off as they were described."""
    described = asked.table.description
    start, _ = set_up(asked.engine, described, acting=False)
    caused = as_dealt(asked.engine, start)[1]
    return [tell(asked.engine, asked.names, rule.clause, effect) for rule, effect in caused]


def _played_last(asked: Asked) -> bool:
    moves = [step.move for step in asked.table.steps if step.move.seat == asked.question.seat]
    return bool(moves) and moves[-1].kind == PLAY


def _out_if_last(asked: Asked) -> Answer:
    """Nobody knows how many cards the seat has left: the answer if these were its last."""
    name = asked.question.seat
    if_last = asked.table.with_hand_played_out(name).ask(asked.question)
    fact = Fact("holds-no-more", {"seat": name}, if_last.answer, "no")
    return Answer("depends", if_last.because, (fact,))


def _what_order(asked: Asked) -> Answer:
    at = asked.engine.situation(asked.position)
    turning = [rule for rule in asked.engine.reversers if rule.reverses(at.marks)]
    reasons = tuple(asked.reason(rule, "reverses") for rule in turning) or _turned_back(asked)
    reasons += tuple(
        asked.reason(rule, "reorders")
        for rule in asked.engine.reordering
        if rule.reorders(at.marks) is not None
    )
    reasons += tuple(
        asked.reason(rule, "lifts")
        for rule in asked.engine.lifting
        if any(rule.lifts(at.marks, at.order, at.reversed))
    )
    plain = asked.named("order")
    if not reasons and at.powers in asked.engine.plain_powers:
        reasons = tuple(asked.reason(rule, "order") for rule in plain)
    return Answer(ranks_in_order(asked.engine.deck, at.order), reasons)


def _turned_back(asked: Asked) -> tuple[Reason, ...]:
    """What the last move did to the marks that turn the order round."""
    kinds = {word.kind for rule in asked.engine.reversers for word in rule.words}
    ends = tuple(f"-{kind.replace('_', '-')}" for kind in kinds)
    return tuple(why for why in asked.last_happenings("mark") if why.key.endswith(ends))


def _ranking(asked: Asked) -> list[int]:
    """The seats best first as the next game finds them: by this game when it is over, else by last
    game's titles, newcomers among them; empty before the first game, also before that of a set."""
    if len(asked.position.playing) < 2:
        if _set_over(asked):
            return []
        return [seat for seat in places(asked.engine, asked.position) if seat is not None]
    return _joined(asked) or standing(asked.position)


def _set_over(asked: Asked) -> bool:
    """Whether this game is the last of its set, so that its places give no titles."""
    return any(rule.answer("set_over", asked.position, ()) for rule in asked.named("set_over"))


def _joined(asked: Asked) -> list[int] | None:
    """The ranking with the newcomers placed; ``None`` where nobody joins or a result is missing."""
    position = asked.position
    if not any(title_of(position, seat) == NEWCOMER for seat in range(position.size)):
        return None
    for rule in asked.named("joined"):
        ranked: list[int] | None = rule.answer("joined", position, standing(position))
        return ranked
    return None


def _placed(asked: Asked) -> tuple[list[int | None], tuple[Reason, ...]]:
    """Seats by place; a newcomer's entry where somebody joins between games."""
    if any(title_of(asked.position, seat) == NEWCOMER for seat in range(asked.position.size)):
        open_: list[int | None] = [None] * asked.position.size
        reasons = tuple(asked.reason(rule, "joined") for rule in asked.named("joined"))
        return list(_joined(asked) or open_), reasons
    rules = [rule for rule in asked.engine.rules if rule.sinks()]
    how = {leaver.how for leaver in asked.position.out}
    because = [_named_reason(asked, "going_out", "places")]
    because += [asked.reason(rule, "places") for rule in rules if how & set(rule.sinks())]
    return places(asked.engine, asked.position), tuple(because)


def _ranks(asked: Asked) -> Answer:
    placed, reasons = _placed(asked)
    return Answer([None if seat is None else asked.names[seat] for seat in placed], reasons)


def _rank_of(asked: Asked) -> Answer:
    placed, reasons = _placed(asked)
    if asked.seat in placed:
        return Answer(placed.index(asked.seat) + 1, reasons)
    return Answer(
        "depends", reasons, (Fact("game-not-over", {"seat": asked.question.seat}, None, None),)
    )


def _titles(asked: Asked) -> Answer:
    if _set_over(asked):
        return Answer({}, tuple(asked.reason(rule, "set-over") for rule in asked.named("set_over")))
    placed, reasons = _placed(asked)
    for rule in asked.named("titles"):
        titles = rule.answer("titles", asked.position, ())
        if not titles:
            return Answer("unsettled", (asked.reason(rule, "none", count=asked.position.size),))
        named = zip(placed, titles, strict=True)
        given = {asked.names[seat]: title for seat, title in named if seat is not None}
        return Answer(given, (asked.reason(rule, "given"), *reasons))
    return Answer({}, reasons)


def _score(asked: Asked) -> Answer:
    """Seat -> points, as far as this game's places are known."""
    placed, reasons = _placed(asked)
    for rule in asked.named("score"):
        points = rule.answer("score", asked.position, ())
        if points is None:
            return Answer("unsettled", (asked.reason(rule, "unlisted", count=asked.position.size),))
        pairs = zip(placed, points, strict=False)
        scored = {asked.names[seat]: point for seat, point in pairs if seat is not None}
        return Answer(scored, (asked.reason(rule, "score"), *reasons))
    return Answer("unsettled")


def _deal(asked: Asked) -> Answer:
    for rule in asked.named("deal"):
        return Answer(rule.answer("deal", asked.position, ()), (asked.reason(rule, "deal"),))
    return Answer("unsettled")


def _match_seats(asked: Asked) -> Answer:
    """Who deals, and the seating of the next game: by this game's places, or last game's titles."""
    kind = asked.question.kind
    for rule in asked.named(kind):
        found = rule.answer(kind, asked.position, _ranking(asked))
        if found in (NOBODY, []):
            return Answer("unsettled", (asked.reason(rule, "first-game"),))
        value = (
            [asked.names[seat] for seat in found] if isinstance(found, list) else asked.names[found]
        )
        return Answer(value, (asked.reason(rule, kind),))
    return Answer("unsettled")


_ANSWERS: dict[str, Callable[[Asked], Answer]] = {
    q.MAY_PLAY: _may(PLAY),
    q.MAY_PASS: _may(PASS),
    q.MAY_LOOK: _may(LOOK),
    q.MAY_GIVE: _may(GIVE),
    q.MAY_DISCARD: _may(DISCARD),
    q.MAY_NAME: _may(NAME),
    q.MAY_PICK: _may(PICK),
    q.MAY_TAKE: _may(TAKE),
    q.MAY_DECLINE: _may(DECLINE),
    q.MUST_DO: _must_do,
    q.WHAT_PLAYS: _what_plays,
    q.WHAT_HAPPENS: _what_happens,
    q.WHOSE_TURN: _whose_turn,
    q.WHO_LEADS: _who_leads,
    q.IS_OUT: _is_out,
    q.WHAT_ORDER: _what_order,
    q.RANKS: _ranks,
    q.RANK_OF: _rank_of,
    q.TITLES: _titles,
    q.MUST_GIVE: what_to_give,
    q.WHO_DEALS: _match_seats,
    q.SEATING: _match_seats,
    q.SCORE: _score,
    q.DEAL: _deal,
}
