"""The family's answers, one function for each kind of question."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from referee.cards.card import Card
from referee.engine.answer import Answer, UnknownFact
from referee.engine.hidden_cards import common_reasons
from referee.engine.query import (
    Answerer,
    Query,
    answer_legality,
    event_reason,
    events_to_json,
    what_happens,
)
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.model.moves import GIVE, POINT
from referee.rulebook.rule import Reason

from . import exchange, scoring
from .advance import event
from .judge import judge
from .position import (
    DUELS,
    ELIMINATED,
    PASSING,
    POINTING,
    SHOWING,
    PointingPosition,
    passing_args,
    place_name,
)
from .possible_worlds import Faces, claims, weigh
from .ruleset import PointingRules

UNKNOWN_EXCHANGE = Answer("depends", (), (UnknownFact("last-exchange"),))


class PointingQuery(Query[PointingRules, PointingPosition], frozen=True):
    """A question at a table."""

    def weigh(self, value: Callable[[Faces], Any]) -> tuple[Any, tuple[UnknownFact, ...]]:
        """The value in all worlds, or ``"depends"`` and the facts that decide it."""
        statements = claims(self.position, self.names, self.rules.role("loser").turned)
        return weigh(self.rules.worlds(self.position), value, list(statements))

    def by_sheet(self, key: str, **args: Any) -> tuple[Reason, ...]:
        """A reason of the rule on what only the basic sheet says, if there is one."""
        return (self.rules.sheet.reason(key, **args),) if self.rules.sheet else ()


def _whose_turn(query: PointingQuery) -> Answer:
    position, names = query.position, query.names
    if position.stage == DUELS:
        pairs = exchange.undecided(query.rules, position)
        seats = dict.fromkeys(names[seat] for pair in pairs for seat in pair)
        return Answer(list(seats) or "nobody", _fought(query))
    over = scoring.over(query.rules, position)
    waiting = [] if over else query.names_of(position.waited_for)
    if position.stage == POINTING:
        return Answer(waiting or "nobody", _waits(query))
    if position.stage == PASSING and query.rules.passing:
        args = passing_args(names, position)
        return Answer(waiting, (query.rules.passing.reason("waits", players=waiting, **args),))
    ending = "shows" if waiting else "over"
    reason = query.rules.role("loser").reason(ending, players=waiting, seats=waiting)
    return Answer(waiting or "nobody", (reason,))


def _fought(query: PointingQuery) -> tuple[Reason, ...]:
    """The reasons that say who compares cards for which card, while the result is unknown."""
    rules, position, names = query.rules, query.position, query.names
    pairs = exchange.undecided(rules, position)
    contests = [contest for contest in exchange.contests(position) if contest.seats in pairs]
    reasons = []
    for contest in contests:
        rule, _ = exchange.ruling(rules, contest)
        players, of = query.names_of(contest.seats), place_name(names, contest.place)
        reasons.append(rule.reason("open", players=players, other=players[1], of=of))
    return tuple(reasons)


# ---- who gets a card


def _who_gets(query: PointingQuery) -> Answer:
    """Who gets a card by its rank: ``who gets 4``."""
    card = query.question.cards[0] if query.question.cards else Card("", "?")
    where = UnknownFact("holder-of", {"cards": [str(card)]})
    if card.is_hidden:
        return Answer("depends", (), (where,))
    face = query.rules.deck.ranks.index(card.rank)
    worlds = query.rules.worlds(query.position)
    cards = {faces: faces.index(face) if face in faces else NOBODY for faces in worlds}
    first, *others = (_fate(query, number) for number in dict.fromkeys(cards.values()))
    if all(answer == first for answer in others):
        return first
    answers = {faces: _got(query, number, faces) for faces, number in cards.items()}
    value, _ = query.weigh(lambda faces: answers[faces].value)
    because = common_reasons(list(answers.values()))
    if value != "depends":
        return Answer(value, because)
    facts = [where]
    for fact in (fact for answer in answers.values() for fact in answer.unknown):
        facts += [fact] if fact not in facts else []
    return Answer(value, because, tuple(facts))


def _got(query: PointingQuery, card: int, faces: Faces) -> Answer:
    """Who gets a card in a world."""
    position = query.position
    if position.stage == DUELS:
        query = query.at(exchange.after(position, exchange.settle(query, faces)))
    return _fate(query, card)


def _who_gets_of(query: PointingQuery) -> Answer:
    """Who gets a card by its former place: ``who gets the card of victim``."""
    position = query.position
    before = position if position.stage == DUELS or not position.lately else _before(query)
    place = position.place(query.names, query.question.other)
    cards = before.at(place)
    if not cards:
        passing = position.stage == PASSING and not position.lately
        return UNKNOWN_EXCHANGE if passing else Answer("nobody")
    return _fate(query, cards[0])


def _before(query: PointingQuery) -> PointingPosition:
    """The position before the last move."""
    steps = query.case.steps
    before: PointingPosition = steps[-2].position if len(steps) > 1 else query.case.setup
    return before


def _fate(query: PointingQuery, card: int) -> Answer:
    """Who gets a card in the last exchange, or in the one that is being settled.

    ``card``: may be ``NOBODY``, for a card that is not in the round.
    """
    taker = query.rules.declared_by("takes")
    if card == NOBODY:
        gone = [str(each.rank) for each in query.question.cards]
        return Answer("nobody", (taker.reason("gone", ranks=gone),) if taker and gone else ())
    position = query.position
    begun = position.exchange > 1 and not any(place != NOBODY for place in position.pointed)
    if position.stage == POINTING and not position.lately and not begun:
        waited = query.names_of(position.waited_for)
        if len(waited) == len(position.playing):
            return Answer("nobody", _waits(query))
        return Answer(
            "depends", (), (UnknownFact("still-to-point", {"seats": waited}, about="table"),)
        )
    if position.stage != DUELS:
        return _fate_of_last_exchange(query, card) if position.lately else UNKNOWN_EXCHANGE
    answers = {faces: _got(query, card, faces) for faces in query.rules.worlds(position)}
    value, facts = query.weigh(lambda faces: answers[faces].value)
    if value == "depends":
        return Answer(value, _fought(query), facts)
    return Answer(value, common_reasons(list(answers.values())))


def _fate_of_last_exchange(query: PointingQuery, card: int) -> Answer:
    """Who got a card in the last exchange. A card in a hand of two may still be passed on."""
    position, names, place = query.position, query.names, query.position.places[card]
    moves = [taken for taken in position.lately if taken.card == card]
    if moves:
        because = tuple(event_reason(event(query, taken)) for taken in reversed(moves))
        has_moved = any(taken.place != NOBODY for taken in moves)
        return Answer(names[place] if has_moved and place < len(names) else "nobody", because)
    if position.stage == PASSING and len(position.at(place)) > 1:
        return Answer("unsettled", query.by_sheet("decides", **passing_args(names, position)))
    taker, of = query.rules.declared_by("takes"), place_name(names, place)
    return Answer("nobody", (taker.reason("stays", of=of),) if taker else ())


def _waits(query: PointingQuery) -> tuple[Reason, ...]:
    waiting = query.names_of(query.position.waited_for)
    return (query.rules.role("point").reason("waits", players=waiting, seats=waiting),)


# ---- what happens


def _what_happens(query: PointingQuery) -> Answer:
    """The effects of the last move; while a duel is open, as far as the cards are known."""
    if not query.case.steps or query.position.stage != DUELS:
        answer = what_happens(query)
        if not answer.value:
            return replace(answer, because=_whose_turn(query).because)
        return replace(answer, because=(*answer.because, *_order(query)))

    def effects(faces: Faces) -> list[dict[str, Any]]:
        return events_to_json(event(query, taken) for taken in exchange.settle(query, faces).moved)

    value, facts = query.weigh(effects)
    return Answer(value, _fought(query), facts)


def _order(query: PointingQuery) -> Iterator[Reason]:
    """Why the cards of the last exchange were settled in the order in which they were."""
    kinds = [taken.key for taken in query.position.lately]
    others = kinds.count("card-taken")
    contested = kinds.count("duel-won") + kinds.count("nobody-takes")
    for rule in query.rules.declaring("orders"):
        if ending := rule.orders(contested, others):
            yield rule.reason(ending, "causes")


# ---- the end of a round, of a game, of the match


def _by_loser(query: PointingQuery, value: Callable[[int], Any]) -> Answer:
    """The answer that follows from who loses the round."""
    result, facts = query.weigh(lambda faces: value(_loser(query, faces)))
    is_over = query.position.stage == SHOWING
    events = scoring.round_events(query) if is_over else ()
    return Answer(result, tuple(map(event_reason, events)), facts)


def _loser(query: PointingQuery, faces: Faces) -> int:
    """The seat that loses the round in a world; ``NOBODY`` before it is over."""
    is_over = query.position.stage == SHOWING
    return scoring.loser(query.rules, query.position, faces) if is_over else NOBODY


def _is_out(query: PointingQuery) -> Answer:
    position, seat = query.position, query.seat
    if seat not in position.playing:
        gone = query.rules.role("loser").reason("gone", players=[query.question.seat])
        return Answer(ELIMINATED, (gone,))
    if position.stage != SHOWING:
        return Answer("no", (query.rules.role("loser").reason("not-yet"),))
    return _by_loser(query, lambda loser: ELIMINATED if loser == seat else "no")


def _places(query: PointingQuery, loser: int) -> list[str | None]:
    """The seats, best first, as far as known: the one eliminated first is last."""
    position, names = query.position, query.names
    gone = query.names_of(leaver.seat for leaver in position.out)
    if loser != NOBODY:
        gone.append(names[loser])
    left = [name for name in names if name not in gone]
    ahead: list[str | None] = [*left] if len(left) == 1 else [None] * len(left)
    return [*ahead, *reversed(gone)]


def _ranks(query: PointingQuery) -> Answer:
    return _by_loser(query, lambda loser: _places(query, loser))


def _rank_of(query: PointingQuery) -> Answer:
    name = query.question.seat

    def place(loser: int) -> int:
        places = _places(query, loser)
        return places.index(name) + 1 if name in places else 0

    answer = _by_loser(query, place)
    if answer.value == 0:
        return Answer("depends", (), (UnknownFact("game-not-over", {"seat": name}),))
    return answer


def _score(query: PointingQuery) -> Answer:
    return _by_loser(query, lambda loser: _won(query, loser))


def _won(query: PointingQuery, loser: int) -> dict[str, int]:
    """How many games each player has won."""
    wins = scoring.wins(query.position, loser)
    return {query.names[seat]: count for seat, count in wins.items()}


def _who_wins(query: PointingQuery) -> Answer:
    """The seats that have won as many games as needed."""
    rule = query.rules.declared_by("wins_needed")
    needed = rule.wins_needed() if rule else 1

    def winners(loser: int) -> list[str]:
        return [name for name, count in _won(query, loser).items() if count >= needed]

    answer = _by_loser(query, winners)
    if rule is None or answer.value == "depends":
        return answer
    won = _won(query, _loser(query, query.rules.worlds(query.position)[0]))
    most = max(won.values())
    ahead = [name for name, count in won.items() if count == most]
    args: dict[str, Any] = {"needed": needed, "seats": ahead, "count": most}
    counted = rule.reason("won" if answer.value else "short", players=ahead, **args)
    return replace(answer, because=(counted, *answer.because))


def _deal(query: PointingQuery) -> Answer:
    """One card each; one of the rest is the victim. The sheet decides about the others."""
    rule = query.rules.declared_by("deals")
    if rule is None:
        return Answer("unsettled")
    players = len(query.position.playing)
    left = rule.deals(players)
    leave = query.by_sheet("leave", count=left - 1) if left > 1 else ()
    deal = rule.reason("deal", number=players, left=left)
    return Answer({"each": 1, "left": left, "victim": 1}, (deal, *leave))


ANSWERS: Mapping[str, Answerer] = {
    q.MAY_POINT: answer_legality(judge, POINT),
    q.MAY_GIVE: answer_legality(judge, GIVE),
    q.WHOSE_TURN: _whose_turn,
    q.WHO_GETS: _who_gets,
    q.WHO_GETS_OF: _who_gets_of,
    q.WHAT_HAPPENS: _what_happens,
    q.IS_OUT: _is_out,
    q.RANKS: _ranks,
    q.RANK_OF: _rank_of,
    q.SCORE: _score,
    q.WHO_WINS: _who_wins,
    q.DEAL: _deal,
}
