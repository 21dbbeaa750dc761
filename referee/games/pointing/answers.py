"""The family's answers, a function a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from referee.cards.card import Card
from referee.engine.answer import Answer, Fact, Happening
from referee.engine.transition_asked import AskedAt, answered, may
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.model.moves import GIVE, POINT
from referee.model.questions import Question
from referee.rulebook.rule import Reason

from . import exchange
from . import scoring as ending
from .advance import happening
from .position import DUELS, PASSING, POINTING, REVEAL, PointingPosition, Taken
from .worlds import Faces, claims, weigh

if TYPE_CHECKING:
    from referee.table import Table

    from .ruleset import PointingEngine


class Asked(AskedAt["PointingEngine", PointingPosition]):
    """A question at a table."""

    def weigh(self, value: Callable[[Faces], Any]) -> tuple[Any, tuple[Fact, ...]]:
        """The value by what is known of the cards, and the facts that it lacks."""
        rule = self.engine.having("loser")
        found = claims(self.position, self.names, rule.turned if rule else lambda _: False)
        return weigh(self.engine.worlds(self.position), value, list(found))

    def by(self, hook: str, key: str, **args: Any) -> tuple[Reason, ...]:
        """A reason of the rule that declares a hook."""
        rule = self.engine.having(hook)
        return (rule.reason(key, **args),) if rule else ()


def answer(engine: PointingEngine, table: Table, question: Question) -> Answer:
    """Raises ``NoSuchQuestion`` for a question that this family does not answer."""
    return answered(_ANSWERS, Asked(engine, table, question))


def _reason(told: Happening) -> Reason:
    players = tuple(str(told.args[key]) for key in ("seat", "other") if key in told.args)
    return Reason(told.clause, "causes", f"happens-{told.key}", players=players, args=told.args)


def _whose_turn(asked: Asked) -> Answer:
    position, names = asked.position, asked.names
    if position.stage == DUELS:
        pairs = exchange.undecided(asked.engine, position)
        seats = dict.fromkeys(names[seat] for pair in pairs for seat in pair)
        return Answer(list(seats))
    over = asked.engine.over(position)
    waiting = [] if over else [names[seat] for seat in position.waited_for]
    rules = [rule for rule in asked.engine.rules if rule.name == "point_together"]
    because = [rule.reason("waits") for rule in rules if position.stage == POINTING]
    return Answer(waiting or "nobody", tuple(because))


# ---- who gets a card


def _who_gets(asked: Asked) -> Answer:
    """By the card: ``who gets 4``."""
    card = asked.question.cards[0] if asked.question.cards else Card("", "?")
    found = _numbered(asked, card)
    if found is None:
        return Answer("depends", (), _where(asked, card))
    return _fate(asked, found)


def _numbered(asked: Asked, card: Card) -> int | None:
    """The card of the round that shows this face, where that is known."""
    ranks = asked.engine.deck.ranks
    if card.is_hidden:
        return None
    at = {faces.index(ranks.index(card.rank)) if ranks.index(card.rank) in faces else None
          for faces in asked.engine.worlds(asked.position)}  # fmt: skip
    return at.pop() if len(at) == 1 else None


def _where(asked: Asked, card: Card) -> tuple[Fact, ...]:
    return (Fact("holder-of", {"cards": [str(card)]}, None, None),)


def _who_gets_of(asked: Asked) -> Answer:
    """By the place where it lay: ``who gets the card of victim``."""
    position = asked.position
    before = position if position.stage == DUELS or not position.lately else _before(asked)
    place = asked.engine.place(asked.names, asked.question.other, position)
    cards = before.at(place)
    return _fate(asked, cards[0]) if cards else Answer("nobody")


def _before(asked: Asked) -> PointingPosition:
    """The position before the last move."""
    steps = asked.table.steps
    before: PointingPosition = steps[-2].position if len(steps) > 1 else asked.table.setup
    return before


def _fate(asked: Asked, card: int) -> Answer:
    """Who gets a card in the exchange that was settled last, or is settled now."""
    position, names = asked.position, asked.names
    if position.stage == POINTING and not position.lately:
        waited = [names[seat] for seat in position.waited_for]
        if len(waited) == len(position.players):
            return Answer("nobody", _waits(asked))
        return Answer("depends", (), (Fact("still-to-point", {"seats": waited}, None, None),))
    if position.stage != DUELS:
        held = tuple(taken for taken in position.lately if taken.card == card)
        if position.stage == PASSING and _may_be_passed(asked, card):
            return Answer("unsettled", asked.by("passes_contested", "decides"))
        return _taken(asked, held)
    value, facts = asked.weigh(lambda faces: _taken(asked, _told(asked, card, faces)).value)
    if facts:
        rules = [exchange.ruling(asked.engine, c)[0] for c in exchange.contests(position)]
        reasons = {rule.clause.id: rule.reason("open") for rule in rules if "open" in rule.says}
        return Answer(value, tuple(reasons.values()), facts)
    return _taken(asked, _told(asked, card, asked.engine.worlds(position)[0]))


def _waits(asked: Asked) -> tuple[Reason, ...]:
    rules = [rule for rule in asked.engine.rules if rule.name == "point_together"]
    return tuple(rule.reason("waits") for rule in rules)


def _may_be_passed(asked: Asked, card: int) -> bool:
    """Whether a card lies in a hand of two and is not the one just taken."""
    position = asked.position
    full = len(position.at(position.places[card])) > 1
    return full and not any(taken.card == card for taken in position.lately)


def _told(asked: Asked, card: int, faces: Faces) -> tuple[Taken, ...]:
    settled = exchange.settle(asked.engine, asked.position, faces, asked.names)
    return tuple(taken for taken in settled.moved if taken.card == card)


def _taken(asked: Asked, moved: tuple[Taken, ...]) -> Answer:
    """Who has the card by what moved it; ``moved``: in order, the last of them counts."""
    reasons = tuple(_reason(happening(asked.engine, taken)) for taken in moved)
    places = [taken.place for taken in moved if taken.place != NOBODY]
    if not places or places[-1] >= len(asked.names):
        return Answer("nobody", reasons)
    return Answer(asked.names[places[-1]], reasons)


# ---- what happens


def _what_happens(asked: Asked) -> Answer:
    steps, position = asked.table.steps, asked.position
    if not steps:
        return Answer([])
    if position.stage == DUELS:
        value, facts = asked.weigh(lambda faces: _as_told(asked, faces))
        return Answer(value, (), facts)
    told = steps[-1].happenings
    return Answer(list(map(_plain, told)), tuple(map(_reason, told)))


def _as_told(asked: Asked, faces: Faces) -> list[dict[str, Any]]:
    settled = exchange.settle(asked.engine, asked.position, faces, asked.names)
    return [_plain(happening(asked.engine, taken)) for taken in settled.moved]


def _plain(told: Happening) -> dict[str, Any]:
    return {"clause": told.clause.id, "effect": told.key, **told.args}


# ---- the end of a round, of a game, of the match


def _over(asked: Asked) -> bool:
    return asked.position.stage == REVEAL


def _lost(asked: Asked) -> Callable[[Faces], int]:
    """Who loses the round in a world; nobody before it is over."""
    if not _over(asked):
        return lambda _: NOBODY
    return lambda faces: ending.loser(asked.engine, asked.position, faces)


def _round_reasons(asked: Asked) -> tuple[Reason, ...]:
    return tuple(map(_reason, ending.round_told(asked.engine, asked.names, asked.position)))


def _is_out(asked: Asked) -> Answer:
    position, seat = asked.position, asked.names.index(asked.question.seat)
    if seat not in position.players:
        return Answer("eliminated")
    lost = _lost(asked)
    value, facts = asked.weigh(lambda faces: "eliminated" if lost(faces) == seat else "no")
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
        return Answer("depends", (), (Fact("game-not-over", {"seat": name}, None, None),))
    return Answer(value, _round_reasons(asked) if _over(asked) else (), facts)


def _place(places: list[str | None], name: str) -> int:
    return places.index(name) + 1 if name in places else 0


def _score(asked: Asked) -> Answer:
    lost = _lost(asked)
    value, facts = asked.weigh(lambda faces: _won(asked, lost(faces)))
    return Answer(value, _round_reasons(asked) if _over(asked) else (), facts)


def _won(asked: Asked, lost: int) -> dict[str, int]:
    won = ending.wins_with(asked.position, lost)
    return {asked.names[seat]: count for seat, count in won.items()}


def _who_wins(asked: Asked) -> Answer:
    """Who has won as many games as it takes."""
    rule, lost = asked.engine.having("wins_needed"), _lost(asked)
    needed = (rule.wins_needed() if rule else None) or 1

    def winners(faces: Faces) -> list[str]:
        return [name for name, won in _won(asked, lost(faces)).items() if won >= needed]

    value, facts = asked.weigh(winners)
    ending_ = "won" if value and not facts else "short"
    told = asked.by("wins_needed", ending_, needed=needed)
    return Answer(value, (*told, *(_round_reasons(asked) if _over(asked) else ())), facts)


def _deal(asked: Asked) -> Answer:
    """One card each; of those left over one is the victim, and the sheet tells which others go."""
    rule = asked.engine.having("deals")
    left = rule.deals(len(asked.position.players)) if rule else None
    if rule is None or left is None:
        return Answer("unsettled")
    leave = asked.by("passes_contested", "leave", count=left - 1) if left > 1 else ()
    return Answer({"each": 1, "left": left, "victim": 1}, (rule.reason("deal"), *leave))


_ANSWERS: dict[str, Callable[[Asked], Answer]] = {
    q.MAY_POINT: may(POINT),
    q.MAY_GIVE: may(GIVE),
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
