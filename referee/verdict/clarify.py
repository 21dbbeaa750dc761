"""What the referee asks back where an answer depends on what the table has not told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Card, Deck, parse_card
from referee.engine.answer import UnknownFact
from referee.engine.family import engine_of
from referee.engine.interfaces import Case
from referee.engine.told_facts import told_fact_text
from referee.errors import RefereeError
from referee.model.description import Description, Hand
from referee.model.moves import Move
from referee.model.questions import Question

from .interfaces import Sayable

Telling = Callable[[Description], Description]
UNKNOWN_AHEAD = "future"
YES, NO = "yes", "no"


class Choice(Struct, frozen=True):
    """One answer: ``yes``, ``no`` or a seat's name; ``tell`` says so in a description."""

    said: str
    tell: Telling
    answer: Any
    """What is answered then."""


class Ask(Struct, frozen=True):
    """A fact with the answers that can be given to it; ``key`` names it."""

    fact: UnknownFact
    choices: tuple[Choice, ...]

    @property
    def key(self) -> str:
        return told_fact_text(self.fact, True, 0)


def asks_of(verdict: Sayable) -> list[Ask]:
    """The facts that a verdict lacks and that somebody can tell."""
    case, question = verdict.table, verdict.question
    if case.opened or verdict.answer != "depends":
        return []
    open_ = [fact for fact in verdict.unknown if fact.about != UNKNOWN_AHEAD]
    asked = (Ask(fact, tuple(_choices(case, question, fact))) for fact in open_)
    return [ask for ask in asked if ask.choices]


def _choices(case: Case, question: Question, fact: UnknownFact) -> Iterator[Choice]:
    """The answers after which the fact is open no more."""
    for said, tell in _ways(case, fact):
        try:
            told = case.described_as(tell(case.description)).answer(question)
        except RefereeError:
            continue
        if all((each.key, each.args) != (fact.key, fact.args) for each in told.unknown):
            yield Choice(said, tell, told.value)


def _ways(case: Case, fact: UnknownFact) -> Iterator[tuple[str, Telling]]:
    moves = list(_moves(case, fact)) if fact.told_by == "move" else []
    if moves:
        yield from moves
    elif fact.is_statement:
        sides = ((YES, True, fact.if_true), (NO, False, fact.if_false))
        for said, holds, value in sides:
            if value is not None:
                yield said, partial(_say, fact, holds)
    elif fact.told_by == "joker":
        beside = sorted(cast("list[str]", fact.args["cards"]))
        for way in cast("list[str]", fact.args.get("ways", [])):
            yield way, partial(_standing, case.rulebook.deck, beside, way.split())
    elif fact.told_by == "player":
        played = {play.seat for play in case.description.field}
        names = (name for name in case.seats if name not in played)
        yield from ((name, partial(_played_by, _card(case, fact), name)) for name in names)
    elif not case.description.play and fact.told_by:
        out = {leaver.seat for leaver in case.position.out}
        names = (name for seat, name in enumerate(case.seats) if seat not in out)
        for name in names:
            if fact.told_by == "turn":
                yield name, partial(_turn_of, name)
            else:
                yield name, partial(_held_by, _card(case, fact), name)


def _card(case: Case, fact: UnknownFact) -> Card:
    return parse_card(str(cast("list[str]", fact.args["cards"])[0]), case.rulebook.deck)


def _moves(case: Case, fact: UnknownFact) -> Iterator[tuple[str, Telling]]:
    """The move that says so, and the one that denies it, where the table waits for either."""
    one, other = fact.args["seat"], fact.args["other"]
    bare = engine_of(case.rulebook).bare_moves(case.seats, case.position)
    for said, seats in ((YES, (one, other)), (NO, (other, one))):
        found = next((move for move in bare if (move.seat, move.other) == seats), None)
        if found is not None:
            yield said, partial(_made, found)


# ---- what is told


def _made(move: Move, described: Description) -> Description:
    return described.having(play=(*described.play, move))


def _say(fact: UnknownFact, holds: bool, described: Description) -> Description:
    word = told_fact_text(fact, holds, len(described.play))
    return described.having(state=(*described.state, word))


def _turn_of(name: str, described: Description) -> Description:
    return described.having(turn=name)


def _played_by(card: Card, name: str, described: Description) -> Description:
    plays = tuple(
        replace(play, seat=name) if card in play.cards and not play.seat else play
        for play in described.field
    )
    return described.having(field=plays)


def _standing(
    deck: Deck, beside: Sequence[str], stands: Sequence[str], described: Description
) -> Description:
    """What jokers stand for that lie beside these cards, wherever they are written."""

    def named(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        natural = [card for card in cards if not card.is_joker]
        jokers = [parse_card(f"Jo={each}", deck) for each in stands]
        same = sorted(map(str, natural)) == beside
        return (*natural, *jokers) if same and len(cards) == len(natural) + len(jokers) else cards

    field = tuple(replace(play, cards=named(play.cards)) for play in described.field)
    moves = tuple(replace(move, cards=named(move.cards)) for move in described.play)
    return described.having(field=field, play=moves)


def _held_by(card: Card, name: str, described: Description) -> Description:
    hand = described.hands.get(name, Hand())
    left = hand.unknown - 1 if hand.unknown else hand.unknown
    held = replace(hand, cards=(*hand.cards, card), unknown=left)
    return described.having(hands={**described.hands, name: held})
