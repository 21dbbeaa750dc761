"""The order of the debts that one play causes, and whether the rules leave it open.

For each clause, compares what it makes its player owe with what it would if another clause of the
same play hadn't acted yet. If that differs, or if debts of two clauses involve the same hand, their
order matters. It comes from an edge of the book or is chosen; otherwise it is open. No clause is
known here by name. Three things are settled: clauses of the kind ``base`` define a play, so nothing
comes before them; a player who leaves the game by a play is out before anything is owed; and a
reversed ranking holds from the moment when the cards are played.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from copy import copy
from itertools import combinations

from msgspec.structs import replace

from referee.games.climbing.plays.card_strength import StrengthTable
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Pending, Position, PositionBuilder
from referee.games.climbing.rule_api.effects import (
    Clear,
    DropMark,
    EndEqual,
    EndGame,
    Leave,
    Owe,
    PlaceLast,
    SetMark,
    Skip,
    ToggleMark,
    take_cards,
)
from referee.games.climbing.rule_api.mark_names import J_BACK, REVOLUTION
from referee.games.climbing.rule_api.rule import Handlers, MoveContext
from referee.games.climbing.ruleset.overrides import CausedEffect
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import NOBODY, Obligation
from referee.rulebook.rule import OpenOrder

from .move_resolution import MoveResolution

LEAVING = (Leave, PlaceLast, EndGame, EndEqual)
"""Effects that are over before anything is owed."""

REVERSING = (SetMark, DropMark, ToggleMark)
REVERSALS = (REVOLUTION.kind, J_BACK.kind)
"""The effects that reverse the ranking, and the kinds of their marks."""

DRAWING = "draw"
"""The debts that are paid with cards of the discards, whatever has come into the hand."""

ANYBODYS = ("give", "take", "swap", "swap_hands", "mix_hands", "name")
"""Kinds of debts that touch other hands: that of the seat they are aimed at, or any."""

Debts = dict[str, list[CausedEffect]]
"""Clause id -> what it makes owe."""

Pair = tuple[str, str]


def may_owe(resolution: MoveResolution, pending: Pending) -> bool:
    """Whether any clause can make something owe by this play, be it silenced or not."""
    return bool(_owing(resolution.whole, resolution, pending))


def owe(resolution: MoveResolution, pending: Pending) -> None:
    """Runs the stage ``on_owe``. Raises ``OpenOrder`` if the order of clauses matters and nothing
    gives it."""
    if len(resolution.draft.playing) < 2:
        return
    now = World(resolution.rules, resolution.draft, [*resolution.earlier, *resolution.happened])
    debts = _owed(resolution, pending, now)
    open_: set[Pair] = set()
    debts = _reordered(resolution, pending, now, debts, open_)
    debts = _after_skips(resolution, pending, now, debts, open_)
    waiting = _waiting(resolution, debts, open_)
    if open_:
        raise OpenOrder(resolution.whole.rulebook.clauses_of(_connected(open_)))
    resolution.carry_out([pair for clause in debts for pair in _with_waits(debts[clause], waiting)])


def _owing(rules: ClimbingRules, resolution: MoveResolution, pending: Pending) -> Handlers:
    return rules.plan(resolution.laid.play, len(pending.before.field) + 1).of("on_owe")


class World:
    """The table as it would be if only these effects of the play had happened."""

    known_exits: Collection[int] = ()

    def __init__(
        self, rules: ClimbingRules, draft: PositionBuilder, happened: list[CausedEffect]
    ) -> None:
        self.rules = rules
        self.draft = draft
        self.happened = happened
        self.earlier: tuple[CausedEffect, ...] = ()
        self.cleared = any(isinstance(effect, Clear) for _, effect in happened)

    def has_plays(self, position: Position, seat: int) -> bool:
        return bool(self.rules.legal_plays(position, seat))

    def extra_count(self, play: Play, rank: str) -> int:
        return self.rules.extra_count(play, rank)

    @property
    def powers(self) -> StrengthTable:
        return self.rules.powers(self.draft.marks)

    def context(self, resolution: MoveResolution, pending: Pending) -> MoveContext:
        return MoveContext(
            before=pending.before,
            now=self.draft,
            seat=pending.seat,
            situation=resolution.rules.situation(pending.before),
            field=(*pending.before.field, resolution.laid),
            goes_out=pending.goes_out,
            progress=self,
        )

    def hands(self, seats: Iterable[int]) -> list[tuple[int, int]]:
        return [(self.draft.known[seat], self.draft.unknown[seat]) for seat in seats]


def _without(
    resolution: MoveResolution, pending: Pending, now: World, clauses: Sequence[str]
) -> World:
    """The world where these clauses have not acted: the play made again, with the other effects."""
    draft = PositionBuilder(pending.before)
    take_cards(draft, resolution.rules.deck, pending.seat, resolution.laid.play.mask)
    draft.field = (*pending.before.field, resolution.laid)
    kept = [
        (rule, effect)
        for rule, effect in now.happened
        if rule.clause.id not in clauses or isinstance(effect, LEAVING)
    ]
    for _, effect in kept:
        effect.apply(draft, resolution.rules.deck)
    return World(resolution.rules, draft, kept)


def _owed(resolution: MoveResolution, pending: Pending, world: World) -> Debts:
    """The debts that the clauses in force in a world cause, as far as they can be paid."""
    rules = resolution.whole.in_force(world.draft.marks)
    context = world.context(resolution, pending)
    debts: Debts = {}
    for rule, owing in _owing(rules, resolution, pending):
        for effect in owing(context):
            if not (isinstance(effect, Owe) and world.draft.lapses(effect.owed)):
                debts.setdefault(rule.clause.id, []).append((rule, effect))
    return debts


# ---- clauses that acted before, against clauses that make something owe


def _reordered(
    resolution: MoveResolution, pending: Pending, now: World, debts: Debts, open_: set[Pair]
) -> Debts:
    """The debts of each clause as they are with those clauses not yet done that come after it.

    An edge between two clauses has done its work already: the effects were carried out by it.
    """
    later: dict[str, list[str]] = {}
    rules = resolution.whole.rulebook
    for acted in _acted(now):
        world = _without(resolution, pending, now, [acted])
        otherwise = _owed(resolution, pending, world)
        for clause in dict.fromkeys((*debts, *otherwise)):
            if clause == acted or not _differs(clause, debts, now, otherwise, world):
                continue
            if _awaited(now, acted, (*debts.get(clause, ()), *otherwise.get(clause, ()))):
                continue
            rival = _silencer(resolution.whole, clause, world) or clause
            if rules.has_edge(acted, rival):
                continue
            first = rules.goes_first(acted, rival)
            if first is None:
                open_.add((acted, rival))
            elif not first:
                later.setdefault(clause, []).append(acted)
    for clause, clauses in later.items():
        world = _without(resolution, pending, now, clauses)
        owed = _owed(resolution, pending, world).get(clause, [])
        left = (_of_before(resolution, now, world, pair) for pair in owed)
        debts = {**debts, clause: [pair for pair in left if pair]}
    return debts


def _after_skips(
    resolution: MoveResolution, pending: Pending, now: World, debts: Debts, open_: set[Pair]
) -> Debts:
    """The debts of each clause as they are once the players have been skipped whom a clause of the
    same play skips before."""
    for skipping, world in _skips(resolution, pending, now):
        otherwise = _owed(resolution, pending, world)
        for clause in debts:
            owed, other = debts[clause], otherwise.get(clause, [])
            if clause == skipping or owed == other:
                continue
            first = resolution.whole.rulebook.goes_first(skipping, clause)
            if first is None:
                open_.add((skipping, clause))
            elif first:
                debts = {**debts, clause: other}
    return debts


def _skips(resolution: MoveResolution, pending: Pending, now: World) -> Iterator[tuple[str, World]]:
    """The clauses by which the play skips players, each with the world after that."""
    rules = resolution.whole
    plan = rules.plan(resolution.laid.play, len(pending.before.field) + 1)
    for rule, turn in plan.of("on_turn"):
        skips = [e for e in turn(now.context(resolution, pending)) if isinstance(e, Skip)]
        if skips:
            draft = copy(now.draft)
            for effect in skips:
                effect.apply(draft, rules.deck)
            yield rule.clause.id, World(rules, draft, now.happened)


def owed_together(resolution: MoveResolution, caused: list[CausedEffect]) -> list[CausedEffect]:
    """The effects by which several clauses make something owe at one moment; debts that touch a
    common hand are met in the order of the clauses. Raises ``OpenOrder`` if nothing gives it."""
    debts: Debts = {}
    for rule, effect in caused:
        if isinstance(effect, Owe):
            debts.setdefault(rule.clause.id, []).append((rule, effect))
    open_: set[Pair] = set()
    waiting = _waiting(resolution, debts, open_) if len(debts) > 1 else {}
    if open_:
        raise OpenOrder(resolution.whole.rulebook.clauses_of(_connected(open_)))
    return [pair for clause, owed in debts.items() for pair in _with_waits(owed, waiting)] + [
        pair for pair in caused if not isinstance(pair[1], Owe)
    ]


def _awaited(now: World, acted: str, owing: Iterable[CausedEffect]) -> bool:
    """Whether a clause says itself that it comes after what another one did."""
    cleared = any(
        rule.clause.id == acted and isinstance(effect, Clear) for rule, effect in now.happened
    )
    return cleared and any(rule.awaits_clear for rule, _ in owing)


def _acted(now: World) -> list[str]:
    """The clauses, but those of the kind ``base``, by which something happened before."""
    return list(
        dict.fromkeys(
            rule.clause.id
            for rule, effect in now.happened
            if rule.clause.kind != "base"
            and not isinstance(effect, LEAVING)
            and not (isinstance(effect, REVERSING) and effect.subject[0] in REVERSALS)
        )
    )


def _differs(clause: str, debts: Debts, now: World, otherwise: Debts, world: World) -> bool:
    """Whether a clause makes something else owe in another world, or with other cards."""
    owed, other = ([effect for _, effect in some.get(clause, ())] for some in (debts, otherwise))
    if owed != other:
        return True
    seats = {seat for effect in owed for seat in _touched(now.draft, effect)}
    return now.hands(seats) != world.hands(seats)


def _silencer(rules: ClimbingRules, clause: str, world: World) -> str | None:
    """The clause that puts this one out of force in a world."""
    name = rules.rulebook.book.clause(clause).name
    silent = (rule for rule in rules.silencing if name in rule.suspended_rules(world.draft.marks))
    return next((rule.clause.id for rule in silent), None)


def _of_before(
    resolution: MoveResolution, now: World, world: World, pair: CausedEffect
) -> CausedEffect | None:
    """The debt without the cards that came into the hand by a clause that acts only after it;
    ``None`` if it is only about those."""
    rule, effect = pair
    if not isinstance(effect, Owe) or effect.owed.kind == DRAWING:
        return pair
    deck, owed = resolution.rules.deck, effect.owed
    new = deck.take(now.draft.known[owed.seat], world.draft.known[owed.seat])
    if not new:
        return pair
    left = deck.take(owed.of or deck.full, new)
    return (rule, Owe(replace(owed, of=left))) if left else None


# ---- debts against debts


def _waiting(
    resolution: MoveResolution, debts: Debts, open_: set[Pair]
) -> dict[str, tuple[str, ...]]:
    """Clause -> the clauses whose debts are met before its own."""
    waits: dict[str, tuple[str, ...]] = {}
    free = _met_in_any_order(resolution.draft, debts)
    for one, other in combinations(debts, 2):
        if not _meet(resolution.draft, debts[one], debts[other]) or _ordered(
            debts[one], debts[other]
        ):
            continue
        if {one, other} <= free:
            continue
        first = resolution.whole.rulebook.goes_first(one, other)
        if first is None:
            open_.add((one, other))
        else:
            before, after = (one, other) if first else (other, one)
            waits[after] = tuple(sorted((*waits.get(after, ()), before)))
    return waits


def _meet(
    draft: PositionBuilder, ours: Sequence[CausedEffect], theirs: Sequence[CausedEffect]
) -> bool:
    """Whether debts touch a common hand."""
    our_seats, their_seats = (
        {seat for _, effect in debts for seat in _touched(draft, effect)}
        for debts in (ours, theirs)
    )
    return bool(our_seats & their_seats)


def _met_in_any_order(draft: PositionBuilder, debts: Debts) -> set[str]:
    """The clauses whose debts may be met in any order with the same end: one holder parts with
    cards of his choice, and has enough to keep some after all of them."""
    parting = {
        clause: [effect.owed for _, effect in caused if isinstance(effect, Owe)]
        for clause, caused in debts.items()
        if all(isinstance(effect, Owe) and _is_free(effect.owed) for _, effect in caused)
    }
    holders = {debt.seat for own_debts in parting.values() for debt in own_debts}
    clauses: set[str] = set()
    for holder in holders:
        own = {
            clause: own_debts
            for clause, own_debts in parting.items()
            if all(debt.seat == holder for debt in own_debts)
        }
        count = sum(debt.count for own_debts in own.values() for debt in own_debts)
        if draft.can_part_with(holder, count + 1) > count:
            clauses.update(own)
    return clauses


def _is_free(owed: Obligation) -> bool:
    """Whether a debt is to part with cards that the holder chooses among all of the own hand."""
    return owed.kind in ("give", "discard") and not (owed.strongest or owed.of)


def _touched(draft: PositionBuilder, effect: object) -> Iterator[int]:
    """The seats whose hands a debt is about."""
    if not isinstance(effect, Owe):
        return
    owed = effect.owed
    if owed.kind in ANYBODYS and owed.to == NOBODY:
        yield from draft.playing
    elif owed.kind in ("discard", "draw", "pick_up", *ANYBODYS):
        yield from (seat for seat in (owed.seat, owed.to) if seat != NOBODY)


def _ordered(ours: Sequence[CausedEffect], theirs: Sequence[CausedEffect]) -> bool:
    """Whether debts of one clause hold up those of the other of their own accord."""
    pairs = ((ours, theirs), (theirs, ours))
    return any(
        isinstance(effect, Owe) and effect.owed.holds_up == rule.clause.id
        for some, others in pairs
        for _, effect in some
        for rule, _ in others
    )


def _with_waits(
    owed: Sequence[CausedEffect], waiting: dict[str, tuple[str, ...]]
) -> Iterator[CausedEffect]:
    for rule, effect in owed:
        waits = waiting.get(rule.clause.id)
        if waits and isinstance(effect, Owe):
            yield rule, Owe(replace(effect.owed, waits_for=waits))
        else:
            yield rule, effect


def _connected(pairs: Iterable[Pair]) -> set[str]:
    """The clauses that these pairs connect, directly or not, with the first pair."""
    left = sorted(pairs)
    connected = set(left[0])
    while new := {clause for pair in left if connected & set(pair) for clause in pair} - connected:
        connected |= new
    return connected
