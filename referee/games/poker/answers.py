"""The family's answers, a function a question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from operator import or_
from typing import Any

from msgspec.structs import asdict, replace

from referee.engine.answer import Answer, UnknownFact
from referee.engine.hidden_cards import assignments
from referee.engine.query import (
    Answerer,
    Query,
    answer_legality,
    deal_answer,
    unknown_hand,
    what_happens,
)
from referee.model import questions as q
from referee.model.moves import PLAY
from referee.rulebook.rule import Reason

from .judge import judge
from .position import PokerPosition
from .rule import PokerRule
from .ruleset import PokerRules, Spread, winners
from .tie_break import best_five, difference, goes_round


class Asked(Query[PokerRules, PokerPosition], frozen=True):
    """A question at a table."""

    @property
    def spread(self) -> Spread:
        """The seats that have or may have a hand."""
        return self.rules.spread(self.position)

    @property
    def completions(self) -> Iterator[PokerPosition]:
        """The positions with every hand known that the table may be in; none where there are too
        many."""
        position = self.position
        pool = self.rules.deck.full & ~position.placed
        slots = [(count, pool) for count in position.unknown]
        for filling in assignments(slots) if any(position.unknown) else ():
            known = tuple(map(or_, position.known, filling))
            yield replace(position, known=known, unknown=(0,) * position.size)

    def has(self, found: Spread) -> tuple[Reason, ...]:
        """What hands the seats have or may have, best first."""
        best = sorted(found, key=lambda seat: -found[seat][-1])
        return tuple(each for seat in best for each in self.hand(seat, found[seat]))

    def hand(self, seat: int, strengths: Sequence[int]) -> tuple[Reason, ...]:
        """What hand a seat has, by which cards, and that it is no straight where it looks so."""
        rule, ranks = self.rules.role("hands"), self.rules.deck.ranks
        hands = [self.rules.ranking.hand(each) for each in (strengths[0], strengths[-1])]
        told: dict[str, Any] = {"players": [self.names[seat]], "hand": hands[0]}
        if hands[0] != hands[1]:
            return (rule.reason("could", **told, best=hands[1]),)
        five = best_five(self.rules, self.position, seat)
        cards = [str(card) for card in five]
        has = rule.reason("has", cards=cards, **told)
        if "straight" in hands[0] or not goes_round(self.rules, five):
            return (has,)
        ends = {"strong": ranks[-1], "weak": ranks[0]}
        return (rule.reason("goes-round", "bars", cards=cards, **told, **ends), has)

    def beats(self, found: Spread, high: int, low: int) -> tuple[Reason, ...]:
        """Why one hand is stronger than another; nothing where not both are known."""
        if len(found[high]) > 1 or len(found[low]) > 1 or found[high] == found[low]:
            return ()
        strong, weak = found[high][0], found[low][0]
        hand, best = self.rules.ranking.hand(strong), self.rules.ranking.hand(weak)
        told: dict[str, Any] = {
            "players": [self.names[high], self.names[low]],
            "other": self.names[low],
            "hand": hand,
        }
        if hand != best:
            return (self.rules.role("hands").reason("beats", **told, best=best),)
        apart = difference(self.rules, strong, weak)
        telling = self.rules.declared_by("by_numbers")
        if apart is None or telling is None:
            return ()
        return (telling.reason("beats", **told, **asdict(apart)),)

    def unseen(self, seat: int) -> UnknownFact:
        """What a seat holds besides what is known."""
        return unknown_hand(self.names[seat], self.position.unknown[seat])


def _who_wins(asked: Asked) -> Answer:
    found = asked.spread
    seats = winners(found)
    if seats is None:
        return Answer("depends", asked.has(found), tuple(_facts(asked, found)))
    return Answer(
        [asked.names[seat] for seat in seats], (*_decides(asked, found), *asked.has(found))
    )


def _decides(asked: Asked, found: Spread) -> tuple[Reason, ...]:
    """Why the strongest hand beats the next, or that several share."""
    seats = winners(found) or []
    rest = [seat for seat in found if seat not in seats]
    if len(seats) == 1 and rest:
        return asked.beats(found, seats[0], max(rest, key=lambda seat: found[seat][-1]))
    return _shared(asked, seats, found) if len(seats) > 1 else ()


def _shared(asked: Asked, seats: Sequence[int], found: Spread) -> tuple[Reason, ...]:
    players = [asked.names[seat] for seat in seats]
    args: dict[str, Any] = {
        "seats": players,
        "hand": asked.rules.ranking.hand(found[seats[0]][0]),
        "numbers": asked.rules.by_numbers,
    }
    return tuple(rule.reason("shared", players=players, **args) for rule in _tying(asked.rules))


def _tying(rules: PokerRules) -> Sequence[PokerRule]:
    """The rule on hands that are equal: the last that speaks of them, where one does."""
    return rules.declaring("by_numbers")[-1:]


def _facts(asked: Asked, found: Spread) -> list[UnknownFact]:
    """What of the unknown hands decides: whether one beats the strongest of the known ones."""
    lead = max(strengths[0] for strengths in found.values())
    rivals = {s: strengths for s, strengths in found.items() if strengths[-1] >= lead}
    known = [seat for seat, strengths in rivals.items() if len(strengths) == 1]
    open_ = [seat for seat in rivals if seat not in known]
    names = asked.names
    if not known:
        return [asked.unseen(seat) for seat in open_]
    facts = []
    for seat in open_:
        alone = len(open_) == 1
        tied = lead in rivals[seat]
        rest = [names[other] for other in known]
        args: dict[str, object] = {"seat": names[seat], "other": names[known[0]]}
        true: Any = [names[seat]] if alone else "depends"
        false: Any = rest if alone and not tied else "depends"
        facts.append(UnknownFact("hand-beats", args, true, false))
    return facts


def _what_hand(asked: Asked) -> Answer:
    name, rules = asked.question.seat, asked.rules
    strengths = rules.strengths(asked.position, asked.seat)
    hands = list(dict.fromkeys(map(rules.ranking.hand, strengths)))
    if not hands:
        return Answer("nothing", (rules.role("hands").reason("few", players=[name]),))
    told = asked.hand(asked.seat, strengths)
    if len(hands) > 1:
        return Answer("depends", told, (asked.unseen(asked.seat),))
    return Answer(hands[0], told)


def _ranks(asked: Asked) -> Answer:
    """The seats best first; equal ones beside each other, in seat order."""
    found = asked.spread
    best = sorted(found, key=lambda seat: -found[seat][-1])
    if not all(_apart(found[high], found[low]) for high, low in pairwise(best)):
        unsure = [seat for seat, strengths in found.items() if len(strengths) > 1]
        facts = tuple(asked.unseen(seat) for seat in unsure)
        return Answer("depends", asked.has(found), facts)
    told = [each for high, low in pairwise(best) for each in _order(asked, found, high, low)]
    return Answer([asked.names[seat] for seat in best], (*told, *asked.has(found)))


def _apart(high: Sequence[int], low: Sequence[int]) -> bool:
    """Whether one hand is behind another, or equal, whatever the unknown cards are."""
    return high[0] > low[-1] or len(high) == len(low) == 1


def _order(asked: Asked, found: Spread, high: int, low: int) -> tuple[Reason, ...]:
    """Why one of two neighbours in the ranks is ahead, or that they are equal."""
    if found[high] == found[low]:
        return _shared(asked, (high, low), found)
    return asked.beats(found, high, low)


def _rank_of(asked: Asked) -> Answer:
    """A seat's place: one more than there are stronger hands."""
    found, seat = asked.spread, asked.seat
    own = found.get(seat, [])
    others = [strengths for other, strengths in found.items() if other != seat]
    low = 1 + sum(strengths[0] > own[-1] for strengths in others) if own else 0
    high = 1 + sum(strengths[-1] > own[0] for strengths in others) if own else -1
    if low == high:
        return Answer(low, asked.has(found))
    unsure = [each for each, strengths in found.items() if len(strengths) > 1]
    return Answer("depends", (), tuple(asked.unseen(each) for each in unsure))


def _whose_turn(asked: Asked) -> Answer:
    waiting = [asked.names[seat] for seat in asked.position.waiting]
    ending = "waits" if waiting else "done"
    told = asked.rules.role("show").reason(ending, players=waiting, seats=waiting)
    return Answer(waiting or "nobody", (told,))


def _what_happens(asked: Asked) -> Answer:
    """The effects of the last move; where it was the last hand, what decides between them."""
    told = what_happens(asked)
    if asked.position.waiting or not told.value:
        return told
    return replace(told, because=(*told.because, *_decides(asked, asked.spread)))


def _deal(asked: Asked) -> Answer:
    return deal_answer(asked.rules.declared_by("deal"), "dealt", len(asked.names))


ANSWERS: Mapping[str, Answerer] = {
    q.MAY_PLAY: answer_legality(judge, PLAY),
    q.WHO_WINS: _who_wins,
    q.WHAT_HAND: _what_hand,
    q.RANKS: _ranks,
    q.RANK_OF: _rank_of,
    q.WHOSE_TURN: _whose_turn,
    q.WHAT_HAPPENS: _what_happens,
    q.DEAL: _deal,
}
