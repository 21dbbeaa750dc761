"""Why nobody is asked for a move: what would have to be different at the table.

A player who wants to make such a move thinks of a rule. Its clause is found by changing one thing
at a time, and looking whether it asks for the move then; else it is the one that asks for such
moves at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from typing import cast

from referee.engine.answer import NO, Answer
from referee.engine.conversion import card_set
from referee.games.climbing.answers.query import ClimbingQuery
from referee.games.climbing.position import Position, PositionBuilder
from referee.games.climbing.resolution.disambiguation import chosen
from referee.games.climbing.resolution.optional_actions import offers
from referee.games.climbing.resolution.stages import position_after_play
from referee.games.climbing.rule_api.effects import Owe
from referee.games.climbing.rule_api.rule import MET_BY, ClimbingRule
from referee.games.climbing.rule_language.conditions import (
    NO_RANK,
    TOO_FEW,
    cards_of_top_rank,
)
from referee.games.climbing.rule_language.marks import USED_MARK
from referee.model.marks import MANY, Mark, Marks, Obligation
from referee.model.moves import MOVES, PLAY
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Open, Reason

from .misses import SILENCED

UNASKED = ("turn-unasked", "exchange-bars")
"""The keys of the reasons that say no more than that nobody asks for a move."""
LAST, USED, TURN, HAND, CARDS, TITLE = "last", "used", "turn", "hand", "cards", "title"
OTHERS = "others"
BUT_FOR = (LAST, USED, TURN, HAND, CARDS, TITLE, OTHERS)
"""What kept a rule from asking for the move: the last card has to stay in the hand; the player has
used it up in this game; it isn't the player's turn; the hand doesn't fit, or these cards of it
don't; a title; it asks another player."""
AFTER_CLEARS, OF_PLAYS = ("swept", "clear"), ("play", "answer")
"""When rules apply: once the field is cleared; after certain plays."""
UNMET = "unmet"
"""The table isn't as the rule says."""


def refusal_reasons(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """What would have to be different for a move that nobody asks for, if it is one thing."""
    if _is_unasked(answer):
        yield from islice(RefusalSearch(query).reasons(), 1)


def unasked_reasons(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """The rule in use that asks for such moves, though not now."""
    if _is_unasked(answer):
        yield from islice(RefusalSearch(query).unmet(), 1)


def _is_unasked(answer: Answer) -> bool:
    keys = [reason.key for reason in answer.because]
    return answer.value == NO and bool(keys) and all(key in UNASKED for key in keys)


class RefusalSearch:
    """Looks for the rules that would ask for a move if one thing were different."""

    def __init__(self, query: ClimbingQuery) -> None:
        self.query, self.seat = query, query.seat
        asked = query.question
        kind = asked.move or next(kind.name for kind in MOVES.values() if kind.asks == asked.kind)
        self.kinds = frozenset(owed for owed, moves in MET_BY.items() if kind in moves)

    def reasons(self) -> Iterator[Reason]:
        """What would have to be different, the most telling first."""
        yield from self._but_for(LAST, self._with_one_more_card())
        for by, before in self._without_silence():
            yield from self._but_for(SILENCED, self._after_the_last_play(before), by=by)
        yield from self._but_for(USED, self._as_if_unused())
        yield from self._but_for(TURN, self._offers_with(turn=self.seat))
        yield from self._but_for(HAND, self._with_another_hand())
        yield from self._for_others()
        yield from self._but_for_a_title()

    def _but_for(self, why: str, debts: Iterable[Obligation], **more: object) -> Iterator[Reason]:
        for owed in debts:
            if owed.seat == self.seat and owed.kind in self.kinds:
                own = [rule for rule in self.query.rules if rule.clause.id == owed.clause]
                asking = (rule for rule in own if owed.kind in rule.asks)
                yield self._reason(next(asking, own[0]), why, owed.kind, **more)

    def _for_others(self) -> Iterator[Reason]:
        """The rules that ask another player for the move now."""
        for owed in self._offers_with():
            if owed.seat != self.seat and owed.kind in self.kinds:
                own = (rule for rule in self.query.rules if rule.clause.id == owed.clause)
                asking = (rule for rule in own if owed.kind in rule.asks)
                other = self.query.names[owed.seat]
                yield from (self._reason(rule, OTHERS, owed.kind, other=other) for rule in asking)

    def _but_for_a_title(self) -> Iterator[Reason]:
        """The rules that would ask for the move if the player who moved last, or the one asked
        about, had another title."""
        steps, names = self.query.case.steps, self.query.names
        last = [names.index(steps[-1].move.seat)] if steps else []
        titles = self.query.rules.rulebook.titled_book.titles.get(len(names), ())
        for holder in dict.fromkeys((*last, self.seat)):
            for title in titles:
                named = {"holder": names[holder], "title": title}
                yield from self._but_for(TITLE, self._with_title(holder, title), **named)

    def unmet(self) -> Iterator[Reason]:
        """The rule that asks for such moves, if there is one, or one that was added to the book."""
        rules = self.query.rules.in_force(self.query.position.marks)
        asking = [rule for rule in rules if self.kinds & rule.asks and rule.clause.switchable]
        chosen = self.query.case.rulebook.choices
        added = [rule for rule in asking if rule.clause.name in chosen]
        for one in (asking, added):
            if len({rule.clause.id for rule in one}) == 1:
                kind = min(self.kinds & one[0].asks)
                yield self._reason(one[0], UNMET, kind)

    def _reason(self, rule: ClimbingRule, why: str, kind: str, **more: object) -> Reason:
        seat = self.query.question.seat
        args: dict[str, object] = {"seat": seat, "said": rule.in_words(), "deed": kind, **more}
        if why == SILENCED:
            args["not"] = f"owes-{kind}"
        asked = card_set(self.query.rules.deck, self.query.question.cards)
        holds = asked and not asked & ~self.query.position.known[self.seat]
        if why == HAND and holds and rule.misfit == "row":
            why = CARDS
            args |= rule.unfit_details(asked)
        if why == HAND and rule.missed_moment(self.query.position, self.seat) == TOO_FEW:
            why = UNMET  # how many cards there are says more
        if why in (HAND, CARDS) and "unfit" in rule.says:
            args |= rule.hand_details(self.query.position, self.seat)
            return Reason(rule.clause, "misses", f"{rule.name}-unfit", (), (seat,), args)
        if why == HAND and rule.missed_moment(self.query.position, self.seat) == TOO_FEW:
            why = UNMET
        if why == HAND and rule.misfit == "row":
            held, wanted = self.query.position.held(self.seat), rule.unfit_details(asked)
            if held is not None and held < cast("int", wanted.get("count", 0)):
                args |= {"count": wanted["count"], "held": held}
        if why == UNMET:
            args |= {"fact": "", "needs": "", **self._fact(rule)}
        return Reason(rule.clause, "misses", f"near-{why}", (), (seat,), args)

    def _fact(self, rule: ClimbingRule) -> dict[str, object]:
        """What is so at this table, in view of what the rule is about."""
        position = self.query.position
        top = str(position.field[-1].play) if position.field else ""
        needs, moment = rule.condition_in_words(), rule.missed_moment(position, self.seat)
        if moment == TOO_FEW:
            top_rank = cards_of_top_rank(position, self.query.rules.deck)
            own = (position.known[self.seat] & top_rank).bit_count()
            rank = position.field[-1].play.deck.ranks[position.field[-1].play.ranks[0]]
            below = position.field[-1].play.count
            return {"fact": moment, "needs": "", "many": own, "rank": rank, "below": below}
        if moment:
            return {"fact": moment, "needs": "" if moment == NO_RANK else needs or ""}
        if position.is_out(self.seat):
            return {"fact": "out"}
        if not top and rule.occasion in (*OF_PLAYS, "turn"):
            return {"fact": "empty"}
        if top and rule.occasion in AFTER_CLEARS:
            return {"fact": "uncleared", "needs": needs}
        asked = {*map(str, self.query.question.cards)}
        if top and rule.occasion in OF_PLAYS and asked.isdisjoint(top.split()):
            return {"fact": "top", "top": top, "needs": needs}
        if rule.occasion == "hand":
            return {"fact": "hand", "needs": needs}
        return {}

    # ---- changed tables

    def _with_title(self, holder: int, title: str) -> Iterator[Obligation]:
        """What would be asked for if a player had this title and nobody else did."""
        now, before = self.query.position, self.query.before_last_move
        yield from self._offers_with(marks=_titled(now, holder, title))
        if before is not None:
            yield from self._after_the_last_play(before.with_marks(_titled(before, holder, title)))

    def _with_one_more_card(self) -> Iterator[Obligation]:
        """What the last play would have led to if its player had kept one more card."""
        before = self.query.before_last_move
        if before is not None:
            draft = PositionBuilder(before)
            room = before.unknown[self.seat]
            draft.hold(self.seat, before.known[self.seat], room if room == MANY else room + 1)
            yield from self._after_the_last_play(draft)

    def _without_silence(self) -> Iterator[tuple[Clause, Position]]:
        """The position before the last move without a mark that put rules out of force, and the
        clause that did so by it."""
        rules, before = self.query.rules, self.query.before_last_move
        if before is None:
            return
        for mark in before.marks:
            others = tuple(other for other in before.marks if other != mark)
            if rules.in_force(others) is not rules.in_force(before.marks):
                yield silencer(self.query, mark), before.with_marks(others)

    def _as_if_unused(self) -> Iterator[Obligation]:
        """What would be asked for if nothing had been used up in this game."""
        now, before = self.query.position, self.query.before_last_move
        if (marks := _unused(now)) != now.marks:
            yield from self._offers_with(marks=marks)
        if before is not None and (marks := _unused(before)) != before.marks:
            yield from self._after_the_last_play(before.with_marks(marks))

    def _with_another_hand(self) -> Iterator[Obligation]:
        """What would be asked for if the hand could be any."""
        yield from self._offers_with(unknown=MANY)

    def _offers_with(
        self, *, turn: int | None = None, marks: Marks | None = None, unknown: int = 0
    ) -> Iterator[Obligation]:
        draft = PositionBuilder(self.query.position)
        draft.turn = draft.turn if turn is None else turn
        draft.marks = draft.marks if marks is None else marks
        if unknown:
            draft.hold(self.seat, 0, unknown)
        with suppress(Open):
            yield from offers(self.query.rules, draft)

    def _after_the_last_play(self, before: Position) -> Iterator[Obligation]:
        """What the last move leads to from another position, if it is a play."""
        move, rules = self.query.case.steps[-1].move, self.query.rules
        if move.kind != PLAY or before.owed:
            return
        seat = self.query.names.index(move.seat)
        play = chosen(rules.in_force(before.marks), before, seat, move)
        with suppress(Open):
            _, caused = position_after_play(rules, before, seat, play)
            yield from (effect.owed for _, effect in caused if isinstance(effect, Owe))


def silencer(query: ClimbingQuery, mark: Mark) -> Clause:
    """The clause that puts rules out of force by this mark."""
    return next(rule for rule in query.rules.silencing if any(rule.suspended_rules((mark,)))).clause


def _titled(position: Position, holder: int, title: str) -> Marks:
    """The marks with this title for this player alone."""
    kept = (
        mark
        for mark in position.marks
        if mark.kind != "title" or (mark.holder != holder and mark.value != title)
    )
    return (*kept, Mark("title", title, holder, "set"))


def _unused(position: Position) -> Marks:
    """The marks without those of what may be done once a game."""
    return tuple(mark for mark in position.marks if not mark.kind.startswith(USED_MARK))
