"""Near misses (起こりそうで起こらなかったこと): rules that a play nearly set off.

They are found by making a play that differs in one respect, and looking which rules act then. So no
rule has to state what it doesn't do.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

from referee.cards.card import JOKER, Deck, bits
from referee.games.climbing.plays.play import (
    EMPEROR,
    KICKED,
    KICKED_ALOUD,
    RUN,
    SET,
    SINGLE,
    SPACED,
    Play,
    PlayStore,
    joker_rank,
)
from referee.games.climbing.position import LaidPlay, Position, PositionBuilder
from referee.games.climbing.resolution.stages import position_after_play
from referee.games.climbing.rule_api.effects import Effect, Leave, Owe
from referee.games.climbing.rule_api.rule import MET_BY, ClimbingRule
from referee.games.climbing.ruleset.overrides import CausedEffect
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.marks import MANY
from referee.model.moves import DRAW
from referee.rulebook.rule import Open

OUT_OF_A_ROW, AS_A_SET, FEWER, WITHOUT_JOKERS = "card", "form", "count", "joker"
ADDED = "added"
WHY_NOT = (OUT_OF_A_ROW, AS_A_SET, FEWER, WITHOUT_JOKERS, ADDED)
"""In which respect a variant differs from the play."""
ROWS = (RUN, EMPEROR, SPACED)
NOTHING = "nothing"
"""Why a rule did not act: there is no card for what it would have asked."""
SILENCED, GONE, SUITS, DOWN = "silenced", "gone", "suit", "down"
"""Why a rule did not act: a mark puts it out of force; the player who would have to do it has gone
out; the suits don't fit; the cards are face down."""


class Variant(NamedTuple):
    """Plays that differ from a play in the same respect, and the message arguments for that."""

    why: str
    plays: tuple[Play, ...]
    args: dict[str, Any]
    alone: bool = True
    """Only rules that look at this one play are meant, not those that look at plays below it."""


def variants(store: PlayStore, play: Play, *, larger: bool = False) -> Iterator[Variant]:
    """The variants of a play with which players may confuse it; ``larger``: also with one card more
    of its rank."""
    if play.stands or (play.jokers and play.form == SET):
        yield from _without_jokers(store, play)
    if play.jokers and play.form == SET:
        joker = store.play(SINGLE, store.deck.joker_mask(1), (joker_rank(store.deck),))
        args = {"rank": JOKER.rank, "form": play.form}
        yield Variant(OUT_OF_A_ROW, (joker,), args)
        yield from _but_for_jokers(store, play)
    if play.form in ROWS:
        yield from _out_of_a_row(store, play)
    elif play.form in (KICKED, KICKED_ALOUD):
        yield from _added(store, play)
    elif play.form in (SINGLE, SET) and len(play.naturals) == 1 and not play.jokers:
        yield from _fewer(store, play)
        yield from _of_other_suits(store, play)
        yield from _more(store, play) if larger else ()


def _out_of_a_row(store: PlayStore, play: Play) -> Iterator[Variant]:
    """Each card of a run alone, and as many cards of any one rank."""
    deck = store.deck
    ranks = [rank for rank in play.ranks if 0 <= rank < len(deck.ranks)]
    for rank in ranks:
        mask = deck.rank_masks[rank] & play.mask or _some(deck, rank, 1)
        single = store.play(SINGLE, mask, (rank,))
        yield Variant(OUT_OF_A_ROW, (single,), {"rank": deck.ranks[rank], "form": play.form})
    if play.count <= len(deck.suits):
        alike = tuple(
            store.play(SET, _some(deck, rank, play.count), (rank,) * play.count) for rank in ranks
        )
        yield Variant(AS_A_SET, alike, {"form": play.form, "many": play.count})


def _added(store: PlayStore, play: Play) -> Iterator[Variant]:
    """The cards that were added to others, those of each rank alone."""
    deck = store.deck
    shown = [(rank, of_rank & play.mask) for rank, of_rank in enumerate(deck.rank_masks)]
    for rank, mask in ((rank, mask) for rank, mask in shown if mask and rank not in play.naturals):
        count = mask.bit_count()
        alone = store.play(SINGLE if count == 1 else SET, mask, (rank,) * count)
        yield Variant(ADDED, (alone,), {"rank": deck.ranks[rank], "many": count})


def _fewer(store: PlayStore, play: Play) -> Iterator[Variant]:
    """A set with one card less, whichever that is."""
    rank, natural = next(iter(play.naturals.items()))
    count = play.count - 1
    form = SINGLE if count == 1 else SET
    args = {"rank": store.deck.ranks[rank], "many": natural, "other": count}
    for left in combinations([1 << bit for bit in bits(play.mask)], count) if count else ():
        yield Variant(FEWER, (store.play(form, sum(left), (rank,) * count),), args)


def _but_for_jokers(store: PlayStore, play: Play) -> Iterator[Variant]:
    """The natural cards of a set without the jokers."""
    for rank, natural in play.naturals.items():
        mask = play.mask & store.deck.naturals
        alone = store.play(SINGLE if natural == 1 else SET, mask, (rank,) * natural)
        args = {"rank": store.deck.ranks[rank], "many": play.count, "other": natural}
        yield Variant(FEWER, (alone,), args)


def _of_other_suits(store: PlayStore, play: Play) -> Iterator[Variant]:
    """A single card of another suit."""
    rank = next(iter(play.naturals))
    for bit in bits(store.deck.rank_masks[rank] & ~play.mask) if play.form == SINGLE else ():
        args = {"fitting": store.deck.texts(1 << bit)}
        yield Variant(SUITS, (store.play(SINGLE, 1 << bit, (rank,)),), args)


def _more(store: PlayStore, play: Play) -> Iterator[Variant]:
    """A set with one card more."""
    rank, natural = next(iter(play.naturals.items()))
    count = play.count + 1
    if count <= len(store.deck.suits):
        more = store.play(SET, _some(store.deck, rank, count, play.mask), (rank,) * count)
        args = {"rank": store.deck.ranks[rank], "many": natural, "other": count}
        yield Variant(FEWER, (more,), args)


def _without_jokers(store: PlayStore, play: Play) -> Iterator[Variant]:
    """Natural cards instead of the jokers, with each choice of suits."""
    deck = store.deck
    natural = play.mask & deck.naturals
    is_named = bool(play.stands) and all(suit >= 0 for _, suit in play.stands)
    if play.form != SET or is_named:
        stood = [(rank, suit) for rank, suit in play.stands if 0 <= rank < len(deck.ranks)]
        if len(stood) == play.jokers and all(suit >= 0 for _, suit in stood):
            mask = natural | sum(1 << rank * len(deck.suits) + suit for rank, suit in stood)
            args = _stood(deck, {rank for rank, _ in stood})
            yield Variant(WITHOUT_JOKERS, (store.play(play.form, mask, play.ranks),), args, False)
        return
    rank = play.ranks[0]
    if not 0 <= rank < len(deck.ranks):
        return
    missing = [1 << bit for bit in bits(deck.rank_masks[rank] & ~natural)]
    for added in combinations(missing, play.jokers):
        mask = natural | sum(added)
        args = _stood(deck, {rank})
        yield Variant(WITHOUT_JOKERS, (store.play(SET, mask, play.ranks),), args, False)


def _stood(deck: Deck, ranks: set[int]) -> dict[str, Any]:
    """The rank that jokers stand for; empty if these are several."""
    return {"rank": deck.ranks[next(iter(ranks))] if len(ranks) == 1 else ""}


def alike(store: PlayStore, rank: int) -> Iterator[Play]:
    """All natural plays of one rank."""
    cards = [1 << bit for bit in bits(store.deck.rank_masks[rank])]
    for count in range(1, len(cards) + 1):
        form = SINGLE if count == 1 else SET
        for chosen in combinations(cards, count):
            yield store.play(form, sum(chosen), (rank,) * count)


def _some(deck: Deck, rank: int, count: int, first: int = 0) -> int:
    """So many cards of a rank as a set, those of ``first`` before others."""
    every = deck.rank_masks[rank]
    ordered = [*bits(every & first), *bits(every & ~first)]
    return sum(1 << bit for bit in ordered[:count])


class Miss(NamedTuple):
    """A rule that did not act, why, and what it would have done."""

    rule: ClimbingRule
    why: str
    args: dict[str, Any]
    effects: tuple[Effect, ...] = ()


def misses(
    rules: ClimbingRules, before: Position, laid: LaidPlay, *, larger: bool = False
) -> list[Miss]:
    """The near misses of a play, one for each clause. ``larger``: also of one card too few."""
    caused = _caused(rules, before, laid)
    if caused is None:
        return []
    search = MissSearch(rules, before, laid, caused)
    happened = [(effect.key, effect.subject) for _, effect in caused]
    by_clause: dict[str, Miss] = {}
    for miss in (
        *search.without_exit(),
        *search.with_more_cards(),
        *search.without_mark(),
        *search.with_variant(larger=larger),
    ):
        # nobody expects anything of the basics, nor what another clause has done instead
        done = all((effect.key, effect.subject) in happened for effect in miss.effects)
        if miss.rule.clause.switchable and not done:
            first = by_clause.setdefault(miss.rule.clause.id, miss)
            if first is not miss and first.why == miss.why == SUITS:
                fitting = [*first.args["fitting"], *miss.args["fitting"]]
                by_clause[miss.rule.clause.id] = first._replace(args={"fitting": fitting})
    return list(by_clause.values())


def _caused(rules: ClimbingRules, before: Position, laid: LaidPlay) -> list[CausedEffect] | None:
    """The effects of a play; ``None`` if the text leaves them open."""
    try:
        return position_after_play(rules, before, laid.seat, laid.play)[1]
    except Open:
        return None


class MissSearch:
    """Makes a play again in other ways, and finds the rules that act only then."""

    def __init__(
        self, rules: ClimbingRules, before: Position, laid: LaidPlay, caused: list[CausedEffect]
    ) -> None:
        self.rules, self.before, self.laid, self.caused = rules, before, laid, caused
        self.acted = _clauses(caused)

    def without_exit(self) -> Iterator[Miss]:
        """The debts and options of the player if the play hadn't emptied the hand."""
        seat, before = self.laid.seat, self.before
        exits = [effect for _, effect in self.caused if isinstance(effect, Leave)]
        if not any(effect.seat == seat for effect in exits):
            return
        draft = PositionBuilder(before)
        draft.hold(seat, before.known[seat], before.unknown[seat] + 1)
        caused = _caused(self.rules, draft, self.laid) or []
        debts = [pair for pair in caused if isinstance(pair[1], Owe)]
        yield from _misses_by_clause(debts, self.acted, GONE, {"holder": seat})

    def with_more_cards(self) -> Iterator[Miss]:
        """The debts and options if the other hands could be any, and cards had been discarded."""
        seat, before, deck = self.laid.seat, self.before, self.rules.deck
        others, discards = PositionBuilder(before), PositionBuilder(before)
        for other in range(before.size):
            if other != seat:
                others.hold(other, 0, MANY)
        discards.discards = deck.take(deck.full, deck.add(before.known[seat], self.laid.play.mask))
        for draft in (others, discards):
            caused = _caused(self.rules, draft, self.laid) or []
            own: list[CausedEffect] = [
                (rule, effect)
                for rule, effect in caused
                if isinstance(effect, Owe) and effect.owed.seat == seat
            ]
            draws = any(isinstance(e, Owe) and DRAW in MET_BY.get(e.owed.kind, ()) for _, e in own)
            wanted = {effect.owed.of for _, effect in own if isinstance(effect, Owe)}
            ranks = {card.rank for mask in wanted for card in deck.cards(mask)}
            args: dict[str, object] = {"few": before.discards.bit_count() if draws else 0}
            args["rank"] = ranks.pop() if len(ranks) == 1 else ""
            yield from _misses_by_clause(own, self.acted, NOTHING, args)

    def without_mark(self) -> Iterator[Miss]:
        """The effects of rules if no mark had suspended them."""
        rules, marks = self.rules, self.before.marks
        for mark in marks:
            other_marks = tuple(other for other in marks if other != mark)
            if rules.in_force(other_marks) is not rules.in_force(marks):
                caused = _caused(rules, self.before.with_marks(other_marks), self.laid) or []
                yield from _misses_by_clause(caused, self.acted, SILENCED, {"mark": mark})

    def with_variant(self, *, larger: bool) -> Iterator[Miss]:
        """The effects of rules if the play had differed in one respect."""
        for variant in variants(self.rules.store, self.laid.play, larger=larger):
            by_play = [
                {miss.rule.clause.id: miss for miss in self._misses_of(play, variant)}
                for play in variant.plays
            ]
            for clause, miss in by_play[0].items():
                if all(clause in near for near in by_play):
                    yield miss

    def _misses_of(self, play: Play, variant: Variant) -> Iterator[Miss]:
        """The rules that act only if this play of the variant is made instead."""
        caused = _caused(self.rules, self._holding(play), LaidPlay(self.laid.seat, play)) or []
        if variant.alone:
            caused = [(rule, effect) for rule, effect in caused if rule.min_plays == 1]
        stopped = variant.why == FEWER and self.acted - _clauses(caused)
        if stopped or variant.why == SUITS:  # these may have stopped others
            caused = [
                (rule, effect) for rule, effect in caused if not rule.concerns(self.laid.play)
            ]
        return _misses_by_clause(caused, self.acted, variant.why, variant.args)

    def _holding(self, play: Play) -> Position:
        """The position with another play in the hand instead of the one that was made."""
        seat, made, before, deck = self.laid.seat, self.laid.play, self.before, self.rules.deck
        known, room = before.known[seat], before.unknown[seat]
        if room != MANY:
            room = max(0, room - deck.take(made.mask, known).bit_count())
        draft = PositionBuilder(before)
        draft.hold(seat, deck.add(deck.take(known, made.mask), play.mask), room)
        return draft


def _misses_by_clause(
    caused: list[CausedEffect], acted: set[str], why: str, args: dict[str, Any]
) -> Iterator[Miss]:
    """A near miss for each clause that causes some of these effects and has not acted."""
    for clause in dict.fromkeys(rule.clause.id for rule, _ in caused):
        if clause not in acted:
            own = [(rule, effect) for rule, effect in caused if rule.clause.id == clause]
            yield Miss(own[0][0], why, args, tuple(effect for _, effect in own))


def _clauses(caused: list[CausedEffect]) -> set[str]:
    return {rule.clause.id for rule, _ in caused if rule.clause.switchable}


def face_down(
    rules: ClimbingRules, before: Position, laid: LaidPlay, acted: set[str]
) -> Iterator[Miss]:
    """The effects that the cards would have had face up. ``acted``: the clauses that acted."""
    play = laid.play
    if play.hidden or play.jokers:
        return
    for shown in rules.readings(rules.deck.cards(play.mask))[:1]:
        caused = _caused(rules, before, LaidPlay(laid.seat, shown)) or []
        special = [pair for pair in caused if pair[0].clause.switchable and pair[0].min_plays == 1]
        yield from _misses_by_clause(special, acted, DOWN, {})


def unanswered(rules: ClimbingRules, cut: Play, play: Play) -> Iterator[Miss]:
    """The rules by which a play does not answer a cut, but another number of such cards does, or
    such cards of other suits."""
    if len(play.naturals) != 1 or play.jokers:
        return
    rank = next(iter(play.naturals))
    for rule in rules.plan(cut, 1).answering:
        if rule.answers_cut(cut, play):
            continue
        fitting = [other for other in alike(rules.store, rank) if rule.answers_cut(cut, other)]
        counts = sorted({other.count for other in fitting})
        if play.count in counts:
            cards = [rules.deck.texts(o.mask) for o in fitting if o.count == play.count == 1]
            yield Miss(rule, SUITS, {"fitting": [text for texts in cards for text in texts]})
        elif counts:
            args = {"rank": rules.deck.ranks[rank], "many": play.count, "other": counts[0]}
            yield Miss(rule, FEWER, args)


SHORT, MIXED = "short", "mixed"
"""Why cards make no run: one card is missing; the suits differ."""


def near_runs(rules: ClimbingRules, heap: Play) -> Iterator[Miss]:
    """Why cards without a form are no run, where one card or one suit would make them one."""
    runs = [rule for rule in rules if "runs" in rule.forms]
    if not runs or heap.jokers or heap.count < 2:
        return
    if _is_short(rules, heap):
        yield Miss(runs[0], SHORT, {"many": heap.count})
    elif _is_mixed(rules, heap):
        yield Miss(runs[0], MIXED, {})


def _is_run(rules: ClimbingRules, mask: int) -> bool:
    return any(play.form == RUN for play in rules.readings(rules.deck.cards(mask)))


def _is_short(rules: ClimbingRules, heap: Play) -> bool:
    added = (1 << bit for bit in range(rules.deck.naturals.bit_length()))
    return any(_is_run(rules, heap.mask | card) for card in added if not card & heap.mask)


def _is_mixed(rules: ClimbingRules, heap: Play) -> bool:
    """Whether the same numbers in one suit are a run."""
    deck = rules.deck
    if len(heap.naturals) != heap.count:
        return False
    suit = deck.suit_masks[0]
    return _is_run(rules, sum(deck.rank_masks[rank] & suit for rank in heap.naturals))
