"""The family's answers, a function a question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from referee.cards.card import Card
from referee.engine.answer import Answer, UnknownFact
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
from .advance import happening
from .judge import judge
from .position import (
    DUELS,
    ELIMINATED,
    PASSING,
    POINTING,
    SHOWING,
    PointingPosition,
    Taken,
    passing_args,
    place_name,
)
from .possible_worlds import Faces, claims, weigh
from .ruleset import PointingRules


class Asked(Query[PointingRules, PointingPosition], frozen=True):
    """A question at a table."""

    def weigh(self, value: Callable[[Faces], Any]) -> tuple[Any, tuple[UnknownFact, ...]]:
        """The value by what is known of the cards, and the facts that it lacks."""
        found = claims(self.position, self.names, self.rules.role("loser").turned)
        return weigh(self.rules.worlds(self.position), value, list(found))

    def by_sheet(self, key: str, **args: Any) -> tuple[Reason, ...]:
        """A reason of the rule on what only the basic sheet could tell."""
        return (self.rules.sheet.reason(key, **args),) if self.rules.sheet else ()


def _whose_turn(asked: Asked) -> Answer:
    position, names = asked.position, asked.names
    if position.stage == DUELS:
        pairs = exchange.undecided(asked.rules, position)
        seats = dict.fromkeys(names[seat] for pair in pairs for seat in pair)
        return Answer(list(seats) or "nobody", _fought(asked))
    over = scoring.over(asked.rules, position)
    waiting = [] if over else [names[seat] for seat in position.waited_for]
    if position.stage == POINTING:
        return Answer(waiting or "nobody", _waits(asked))
    if position.stage == PASSING and asked.rules.passing:
        args = passing_args(names, position)
        return Answer(waiting, (asked.rules.passing.reason("waits", players=waiting, **args),))
    ending = "shows" if waiting else "over"
    told = asked.rules.role("loser").reason(ending, players=waiting, seats=waiting)
    return Answer(waiting or "nobody", (told,))


def _fought(asked: Asked) -> tuple[Reason, ...]:
    """Who compares cards for which card, as long as it is not known who has the higher one."""
    rules, position, names = asked.rules, asked.position, asked.names
    pairs = exchange.undecided(rules, position)
    open_ = [each for each in exchange.contests(position) if each.seats in pairs]
    return tuple(
        exchange.ruling(rules, contest)[0].reason(
            "open",
            players=[names[seat] for seat in contest.seats],
            other=names[contest.seats[1]],
            of=place_name(names, contest.place),
        )
        for contest in open_
    )


# ---- who gets a card


def _who_gets(asked: Asked) -> Answer:
    """By the card: ``who gets 4``."""
    card = asked.question.cards[0] if asked.question.cards else Card("", "?")
    where = UnknownFact("holder-of", {"cards": [str(card)]}, None, None)
    if card.is_hidden:
        return Answer("depends", (), (where,))
    face = asked.rules.deck.ranks.index(card.rank)
    lying = {faces: _numbered(faces, face) for faces in asked.rules.worlds(asked.position)}
    first, *others = (_fate(asked, at) for at in dict.fromkeys(lying.values()))
    if all(each == first for each in others):
        return first
    found = {faces: _got(asked, at, faces) for faces, at in lying.items()}
    value, _ = asked.weigh(lambda faces: found[faces].value)
    facts = [where]
    for fact in (fact for each in found.values() for fact in each.unknown):
        facts += [fact] if fact not in facts else []
    return Answer(value, _common(list(found.values())), tuple(facts) if value == "depends" else ())


def _numbered(faces: Faces, face: int) -> int:
    """The card of the round that shows this face; ``NOBODY``: none does."""
    return faces.index(face) if face in faces else NOBODY


def _got(asked: Asked, card: int, faces: Faces) -> Answer:
    """Who gets a card in a world."""
    position = asked.position
    if position.stage == DUELS:
        settled = exchange.settle(asked.rules, position, faces, asked.names)
        asked = asked.at(exchange.after(position, settled))
    return _fate(asked, card)


def _common(answers: Sequence[Answer]) -> tuple[Reason, ...]:
    """The reasons that all of these answers give."""
    first, *others = answers
    return tuple(each for each in first.because if all(each in o.because for o in others))


def _who_gets_of(asked: Asked) -> Answer:
    """By the place where it lay: ``who gets the card of victim``."""
    position = asked.position
    before = position if position.stage == DUELS or not position.lately else _before(asked)
    place = position.place(asked.names, asked.question.other)
    cards = before.at(place)
    if not cards:
        passing = position.stage == PASSING and not position.lately
        return _untold() if passing else Answer("nobody")
    return _fate(asked, cards[0])


def _before(asked: Asked) -> PointingPosition:
    """The position before the last move."""
    steps = asked.case.steps
    before: PointingPosition = steps[-2].position if len(steps) > 1 else asked.case.setup
    return before


def _fate(asked: Asked, card: int) -> Answer:
    """Who gets a card in the exchange that was settled last, or is settled now; ``card``: it may be
    ``NOBODY``, one that is not in the round."""
    if card == NOBODY:
        return Answer("nobody")
    position, names = asked.position, asked.names
    begun = position.exchange > 1 and not any(place != NOBODY for place in position.pointed)
    if position.stage == POINTING and not position.lately and not begun:
        waited = [names[seat] for seat in position.waited_for]
        if len(waited) == len(position.playing):
            return Answer("nobody", _waits(asked))
        return Answer(
            "depends", (), (UnknownFact("still-to-point", {"seats": waited}, None, None),)
        )
    if position.stage != DUELS:
        if not position.lately:
            return _untold()
        held = tuple(taken for taken in position.lately if taken.card == card)
        if position.stage == PASSING and _may_be_passed(asked, card):
            return Answer("unsettled", asked.by_sheet("decides", **passing_args(names, position)))
        return _taken(asked, held) if held else _left(asked, card)
    found = {faces: _got(asked, card, faces) for faces in asked.rules.worlds(position)}
    value, facts = asked.weigh(lambda faces: found[faces].value)
    if value == "depends":
        return Answer(value, _fought(asked), facts)
    return Answer(value, _common(list(found.values())))


def _left(asked: Asked, card: int) -> Answer:
    """Nobody gets a card that nobody pointed at."""
    taker, of = (
        asked.rules.declared_by("takes"),
        place_name(asked.names, asked.position.places[card]),
    )
    return Answer("nobody", (taker.reason("stays", of=of),) if taker else ())


def _untold() -> Answer:
    """What the last exchange moved is not told."""
    return Answer("depends", (), (UnknownFact("last-exchange", {}, None, None),))


def _waits(asked: Asked) -> tuple[Reason, ...]:
    waiting = [asked.names[seat] for seat in asked.position.waited_for]
    return (asked.rules.role("point").reason("waits", players=waiting, seats=waiting),)


def _may_be_passed(asked: Asked, card: int) -> bool:
    """Whether a card lies in a hand of two and is not the one just taken."""
    position = asked.position
    full = len(position.at(position.places[card])) > 1
    return full and not any(taken.card == card for taken in position.lately)


def _taken(asked: Asked, moved: tuple[Taken, ...]) -> Answer:
    """Who has the card by what moved it; ``moved``: in order, the last of them counts."""
    reasons = tuple(event_reason(happening(asked.rules, taken)) for taken in moved)
    places = [taken.place for taken in moved if taken.place != NOBODY]
    if not places or places[-1] >= len(asked.names):
        return Answer("nobody", reasons)
    return Answer(asked.names[places[-1]], reasons)


# ---- what happens


def _what_happens(asked: Asked) -> Answer:
    """As told; while a duel is open, by what is known of the cards."""
    if not asked.case.steps or asked.position.stage != DUELS:
        told = what_happens(asked)
        nothing = asked.case.steps and not told.value
        return replace(told, because=_whose_turn(asked).because) if nothing else told
    value, facts = asked.weigh(lambda faces: _as_told(asked, faces))
    return Answer(value, _fought(asked), facts)


def _as_told(asked: Asked, faces: Faces) -> list[dict[str, Any]]:
    settled = exchange.settle(asked.rules, asked.position, faces, asked.names)
    return events_to_json(happening(asked.rules, taken) for taken in settled.moved)


# ---- the end of a round, of a game, of the match


def _over(asked: Asked) -> bool:
    return asked.position.stage == SHOWING


def _lost(asked: Asked) -> Callable[[Faces], int]:
    """Who loses the round in a world; nobody before it is over."""
    if not _over(asked):
        return lambda _: NOBODY
    return lambda faces: scoring.loser(asked.rules, asked.position, faces)


def _round_reasons(asked: Asked) -> tuple[Reason, ...]:
    return tuple(map(event_reason, scoring.round_told(asked.rules, asked.names, asked.position)))


def _is_out(asked: Asked) -> Answer:
    position, seat = asked.position, asked.seat
    if seat not in position.playing:
        gone = asked.rules.role("loser").reason("gone", players=[asked.question.seat])
        return Answer(ELIMINATED, (gone,))
    lost = _lost(asked)
    value, facts = asked.weigh(lambda faces: ELIMINATED if lost(faces) == seat else "no")
    return Answer(value, _round_reasons(asked) if _over(asked) else (), facts)


def _places(asked: Asked, lost: int) -> list[str | None]:
    """The seats best first as far as they are known: who is eliminated first comes last."""
    position, names = asked.position, asked.names
    gone = [names[leaver.seat] for leaver in position.out]
    if lost != NOBODY:
        gone.append(names[lost])
    left = [name for name in names if name not in gone]
    ahead: list[str | None] = [*left] if len(left) == 1 else [None] * len(left)
    return [*ahead, *reversed(gone)]


def _ranks(asked: Asked) -> Answer:
    lost = _lost(asked)
    value, facts = asked.weigh(lambda faces: _places(asked, lost(faces)))
    return Answer(value, _round_reasons(asked) if _over(asked) else (), facts)


def _rank_of(asked: Asked) -> Answer:
    lost, name = _lost(asked), asked.question.seat
    value, facts = asked.weigh(lambda faces: _place(_places(asked, lost(faces)), name))
    if value == 0:
        return Answer("depends", (), (UnknownFact("game-not-over", {"seat": name}, None, None),))
    return Answer(value, _round_reasons(asked) if _over(asked) else (), facts)


def _place(places: list[str | None], name: str) -> int:
    return places.index(name) + 1 if name in places else 0


def _score(asked: Asked) -> Answer:
    lost = _lost(asked)
    value, facts = asked.weigh(lambda faces: _won(asked, lost(faces)))
    return Answer(value, _round_reasons(asked) if _over(asked) else (), facts)


def _won(asked: Asked, lost: int) -> dict[str, int]:
    won = scoring.wins_with(asked.position, lost)
    return {asked.names[seat]: count for seat, count in won.items()}


def _who_wins(asked: Asked) -> Answer:
    """Who has won as many games as it takes."""
    rule, lost = asked.rules.declared_by("wins_needed"), _lost(asked)
    needed = rule.wins_needed() if rule else 1

    def winners(faces: Faces) -> list[str]:
        return [name for name, won in _won(asked, lost(faces)).items() if won >= needed]

    value, facts = asked.weigh(winners)
    round_ = _round_reasons(asked) if _over(asked) else ()
    if rule is None or value == "depends":
        return Answer(value, round_, facts)
    won = _won(asked, lost(asked.rules.worlds(asked.position)[0]))
    most = max(won.values())
    ahead = [name for name, count in won.items() if count == most]
    args: dict[str, Any] = {"needed": needed, "seats": ahead, "count": most}
    ending = "won" if value else "short"
    counted = rule.reason(ending, players=ahead, **args)
    return Answer(value, (counted, *round_))


def _deal(asked: Asked) -> Answer:
    """One card each; of those left over one is the victim, and the sheet tells which others go."""
    rule = asked.rules.declared_by("deals")
    if rule is None:
        return Answer("unsettled")
    left = rule.deals(len(asked.position.playing))
    leave = asked.by_sheet("leave", count=left - 1) if left > 1 else ()
    players = len(asked.position.playing)
    told = rule.reason("deal", number=players, left=left)
    return Answer({"each": 1, "left": left, "victim": 1}, (told, *leave))


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
