"""The family's answers, one function for each kind of question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from msgspec.structs import asdict, replace

from referee.engine.answer import Answer, UnknownFact
from referee.engine.hidden_cards import with_known_hands
from referee.engine.query import (
    Answerer,
    Query,
    answer_deal,
    answer_legality,
    unknown_hand,
    what_happens,
)
from referee.model import questions as q
from referee.model.moves import PLAY
from referee.rulebook.rule import Reason

from .judge import judge
from .position import PokerPosition
from .rule import ACE_STYLE, LOW
from .ruleset import PokerRules, Spread, winners
from .tie_break import best_five, difference, goes_round


class PokerQuery(Query[PokerRules, PokerPosition], frozen=True):
    """A question at a table."""

    @property
    def spread(self) -> Spread:
        """The seats that have or may have a hand, with its possible strengths."""
        return self.rules.spread(self.position)

    @property
    def completions(self) -> Iterator[PokerPosition]:
        """The possible positions with all hands known; none if there are too many."""
        unseen = self.rules.deck.full & ~self.position.placed
        return with_known_hands(self.rules.deck, self.position, [unseen] * self.position.size)

    def has(self, spread: Spread) -> tuple[Reason, ...]:
        """The reasons that say which hands the seats have or may have, best first."""
        best = sorted(spread, key=lambda seat: -spread[seat][-1])
        hands = (reason for seat in best for reason in self.hand(seat, spread[seat]))
        return (*hands, *self.shared_cards)

    @property
    def shared_cards(self) -> tuple[Reason, ...]:
        """That the cards of the board belong to every hand."""
        cards = self.rules.deck.cards(self.position.board)
        sharing = [rule for rule in self.rules.rules if rule.board and cards]
        return tuple(rule.reason("shared", "causes", cards=cards) for rule in sharing)

    def hand(self, seat: int, strengths: Sequence[int]) -> tuple[Reason, ...]:
        """Which hand a seat has, and why it isn't a straight if it looks like one."""
        rule, ranks = self.rules.role("hands"), self.rules.deck.ranks
        hands = [self.rules.ranking.hand(strengths[index]) for index in (0, -1)]
        because: dict[str, Any] = {"players": [self.names[seat]], "hand": hands[0]}
        if hands[0] != hands[1]:
            return (rule.reason("could", **because, best=hands[1]),)
        five = best_five(self.rules, self.position, seat)
        has = rule.reason("has", cards=five, **because)
        if "straight" in hands[0] or not goes_round(self.rules, five):
            return (has,)
        both = {ACE_STYLE: ranks[0], LOW: ranks[-1]}.get(rule.joins(), "")
        ends = {"strong": ranks[-1], "weak": ranks[0], "rank": both}
        return (rule.reason("goes-round", "bars", cards=five, **because, **ends), has)

    def beats(self, spread: Spread, high: int, low: int) -> tuple[Reason, ...]:
        """Why one hand is stronger than another; empty unless both are known."""
        if len(spread[high]) > 1 or len(spread[low]) > 1 or spread[high] == spread[low]:
            return ()
        strong, weak = spread[high][0], spread[low][0]
        hand, best = self.rules.ranking.hand(strong), self.rules.ranking.hand(weak)
        players = self.names_of((high, low))
        because: dict[str, Any] = {"players": players, "other": players[1], "hand": hand}
        if hand != best:
            return (self.rules.role("hands").reason("beats", **because, best=best),)
        apart = difference(self.rules, strong, weak)
        rule = self.rules.declared_by("by_numbers")
        if apart is None or rule is None:
            return ()
        return (rule.reason("beats", **because, **asdict(apart)),)

    def unseen(self, seat: int) -> UnknownFact:
        """The fact of what a seat holds besides its known cards, or of what the board will be."""
        if lacking := self.rules.board - self.position.board.bit_count():
            return UnknownFact("board-lacks", {"count": lacking})
        return unknown_hand(self.names[seat], self.position.unknown[seat])

    def unseen_in(self, spread: Spread) -> tuple[UnknownFact, ...]:
        """The same facts of all seats with several possible hands."""
        facts = [self.unseen(seat) for seat in spread if len(spread[seat]) > 1]
        return tuple(fact for index, fact in enumerate(facts) if fact not in facts[:index])


def _who_wins(query: PokerQuery) -> Answer:
    spread = query.spread
    seats = winners(spread)
    if seats is None:
        return Answer("depends", query.has(spread), tuple(_facts(query, spread)))
    return Answer(query.names_of(seats), (*_decides(query, spread), *query.has(spread)))


def _decides(query: PokerQuery, spread: Spread) -> tuple[Reason, ...]:
    """Why the strongest hand beats the next one, or that several are equal."""
    seats = winners(spread) or []
    rest = [seat for seat in spread if seat not in seats]
    if len(seats) == 1 and rest:
        return query.beats(spread, seats[0], max(rest, key=lambda seat: spread[seat][-1]))
    return _shared(query, seats, spread) if len(seats) > 1 else ()


def _shared(query: PokerQuery, seats: Sequence[int], spread: Spread) -> tuple[Reason, ...]:
    """That these seats have equal hands, by the last rule on them."""
    players = query.names_of(seats)
    args: dict[str, Any] = {
        "seats": players,
        "hand": query.rules.ranking.hand(spread[seats[0]][0]),
        "numbers": query.rules.by_numbers,
    }
    rules = query.rules.declaring("by_numbers")[-1:]
    return tuple(rule.reason("shared", players=players, **args) for rule in rules)


def _facts(query: PokerQuery, spread: Spread) -> Iterator[UnknownFact]:
    """The facts that decide: whether an unknown hand beats the strongest of the known ones."""
    if query.position.board.bit_count() < query.rules.board:
        yield query.unseen(0)
        return
    lead = max(strengths[0] for strengths in spread.values())
    rivals = {seat: strengths for seat, strengths in spread.items() if strengths[-1] >= lead}
    known = [seat for seat, strengths in rivals.items() if len(strengths) == 1]
    unsure = [seat for seat in rivals if seat not in known]
    if not known:
        yield from map(query.unseen, unsure)
        return
    best = query.names_of(known)
    for seat in unsure:
        name, is_alone = query.names[seat], len(unsure) == 1
        true: Any = [name] if is_alone else "depends"
        false: Any = best if is_alone and lead not in rivals[seat] else "depends"
        yield UnknownFact("hand-beats", {"seat": name, "other": best[0]}, true, false)


def _what_hand(query: PokerQuery) -> Answer:
    name, rules = query.question.seat, query.rules
    strengths = rules.strengths(query.position, query.seat)
    hands = list(dict.fromkeys(map(rules.ranking.hand, strengths)))
    if not hands:
        return Answer("nothing", (rules.role("hands").reason("few", players=[name]),))
    because = (*query.hand(query.seat, strengths), *query.shared_cards)
    if len(hands) > 1:
        return Answer("depends", because, (query.unseen(query.seat),))
    return Answer(hands[0], because)


def _ranks(query: PokerQuery) -> Answer:
    """The seats, best first; equal ones are neighbours, in seat order."""
    spread = query.spread
    best = sorted(spread, key=lambda seat: -spread[seat][-1])
    if not all(_apart(spread[high], spread[low]) for high, low in pairwise(best)):
        return Answer("depends", query.has(spread), query.unseen_in(spread))
    because = [
        reason for high, low in pairwise(best) for reason in _order(query, spread, high, low)
    ]
    return Answer(query.names_of(best), (*because, *query.has(spread)))


def _apart(high: Sequence[int], low: Sequence[int]) -> bool:
    """Whether one hand is certainly stronger than another, or both are known."""
    return high[0] > low[-1] or len(high) == len(low) == 1


def _order(query: PokerQuery, spread: Spread, high: int, low: int) -> tuple[Reason, ...]:
    """Why one of two neighbours is ahead, or that they are equal."""
    if spread[high] == spread[low]:
        return _shared(query, (high, low), spread)
    return query.beats(spread, high, low)


def _rank_of(query: PokerQuery) -> Answer:
    """The place of a seat: one more than the number of stronger hands."""
    spread, seat = query.spread, query.seat
    own = spread.get(seat, [])
    others = [strengths for other, strengths in spread.items() if other != seat]
    low = 1 + sum(strengths[0] > own[-1] for strengths in others) if own else 0
    high = 1 + sum(strengths[-1] > own[0] for strengths in others) if own else -1
    if low == high:
        return Answer(low, query.has(spread))
    return Answer("depends", (), query.unseen_in(spread))


def _whose_turn(query: PokerQuery) -> Answer:
    waiting = query.names_of(query.position.waiting)
    ending = "waits" if waiting else "done"
    because = query.rules.role("show").reason(ending, players=waiting, seats=waiting)
    return Answer(waiting or "nobody", (because,))


def _what_happens(query: PokerQuery) -> Answer:
    """The effects of the last move; after the last hand, also what decides between the hands."""
    answer = what_happens(query)
    if query.position.waiting or not answer.value:
        return answer
    return replace(answer, because=(*answer.because, *_decides(query, query.spread)))


ANSWERS: Mapping[str, Answerer] = {
    q.MAY_PLAY: answer_legality(judge, PLAY),
    q.WHO_WINS: _who_wins,
    q.WHAT_HAND: _what_hand,
    q.RANKS: _ranks,
    q.RANK_OF: _rank_of,
    q.WHOSE_TURN: _whose_turn,
    q.WHAT_HAPPENS: _what_happens,
    q.DEAL: answer_deal("dealt"),
}
