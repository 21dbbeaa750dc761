"""Clarifying questions: what the referee asks if an answer depends on unknown facts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Card, Deck, parse_card
from referee.engine.answer import NO, YES, UnknownFact
from referee.engine.family import engine_of
from referee.engine.interfaces import Case
from referee.engine.told_facts import told_fact_text
from referee.errors import RefereeError
from referee.model.description import Description, Hand
from referee.model.moves import Move
from referee.model.questions import Question

from .interfaces import VerdictLike

AddToDescription = Callable[[Description], Description]
UNKNOWN_AHEAD = "future"


class Clarification(Struct, frozen=True):
    """One possible answer to a clarifying question."""

    word: str
    """``yes``, ``no``, the name of a seat or the cards that jokers stand for."""
    tell: AddToDescription
    """Returns a description with this answer in it."""
    answer: Any
    """The answer to the question of the verdict, once this is known."""


class ClarifyingQuestion(Struct, frozen=True):
    """An unknown fact and the possible answers."""

    fact: UnknownFact
    choices: tuple[Clarification, ...]

    @property
    def key(self) -> str:
        """A name by which the question is found again."""
        return told_fact_text(self.fact, True, 0)


def clarifying_questions(verdict: VerdictLike) -> list[ClarifyingQuestion]:
    """The facts that a verdict depends on and that players can tell."""
    case, question = verdict.table, verdict.question
    if case.opened or verdict.answer != "depends":
        return []
    facts = [fact for fact in verdict.unknown if fact.about != UNKNOWN_AHEAD]
    questions = (
        ClarifyingQuestion(fact, tuple(_clarifications(case, question, fact))) for fact in facts
    )
    return [asked for asked in questions if asked.choices]


def _clarifications(case: Case, question: Question, fact: UnknownFact) -> Iterator[Clarification]:
    """The clarifications after which the fact is known."""
    for word, tell in _ways_to_tell(case, fact):
        try:
            answer = case.described_as(tell(case.description)).answer(question)
        except RefereeError:
            continue
        if all((open_.key, open_.args) != (fact.key, fact.args) for open_ in answer.unknown):
            yield Clarification(word, tell, answer.value)


def _ways_to_tell(case: Case, fact: UnknownFact) -> Iterator[tuple[str, AddToDescription]]:
    """The words of all clarifications, each with what adds it to a description."""
    moves = list(_moves(case, fact)) if fact.told_by == "move" else []
    if moves:
        yield from moves
    elif fact.told_by == "state":
        words = cast("dict[str, str]", fact.args["ways"])
        yield from ((value, partial(_with_state, word)) for value, word in words.items())
    elif fact.is_statement:
        sides = ((YES, True, fact.if_true), (NO, False, fact.if_false))
        for word, holds, value in sides:
            if value is not None:
                yield word, partial(_with_statement, fact, holds)
    elif fact.told_by == "joker":
        beside = sorted(cast("list[str]", fact.args["cards"]))
        for way in cast("list[str]", fact.args.get("ways", [])):
            yield way, partial(_with_jokers_as, case.rulebook.deck, beside, way.split())
    elif fact.told_by == "player":
        played = {play.seat for play in case.description.field}
        names = (name for name in case.seats if name not in played)
        yield from ((name, partial(_with_player, _card(case, fact), name)) for name in names)
    elif not case.description.play and fact.told_by:
        out = {leaver.seat for leaver in case.position.out}
        names = (name for seat, name in enumerate(case.seats) if seat not in out)
        for name in names:
            if fact.told_by == "turn":
                yield name, partial(_with_turn, name)
            else:
                yield name, partial(_with_holder, _card(case, fact), name)


def _card(case: Case, fact: UnknownFact) -> Card:
    return parse_card(str(cast("list[str]", fact.args["cards"])[0]), case.rulebook.deck)


def _moves(case: Case, fact: UnknownFact) -> Iterator[tuple[str, AddToDescription]]:
    """The moves that confirm and deny the fact, if the table waits for one of them."""
    one, other = fact.args["seat"], fact.args["other"]
    moves = engine_of(case.rulebook).bare_moves(case.seats, case.position)
    for word, seats in ((YES, (one, other)), (NO, (other, one))):
        confirming = next((move for move in moves if (move.seat, move.other) == seats), None)
        if confirming is not None:
            yield word, partial(_with_move, confirming)


# ---- descriptions with a clarification


def _with_move(move: Move, described: Description) -> Description:
    return described.replace(play=(*described.play, move))


def _with_statement(fact: UnknownFact, holds: bool, described: Description) -> Description:
    return _with_state(told_fact_text(fact, holds, len(described.play)), described)


def _with_state(word: str, described: Description) -> Description:
    return described.replace(state=(*described.state, word))


def _with_turn(name: str, described: Description) -> Description:
    return described.replace(turn=name)


def _with_player(card: Card, name: str, described: Description) -> Description:
    """The description in which this seat has played the card on the field."""
    plays = tuple(
        replace(play, seat=name) if card in play.cards and not play.seat else play
        for play in described.field
    )
    return described.replace(field=plays)


def _with_jokers_as(
    deck: Deck, beside: Sequence[str], meanings: Sequence[str], described: Description
) -> Description:
    """The description in which the jokers beside these cards stand for others.

    ``beside``: the other cards of their play, sorted.
    """

    def named(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        naturals = [card for card in cards if not card.is_joker]
        jokers = [parse_card(f"Jo={meaning}", deck) for meaning in meanings]
        is_play = sorted(map(str, naturals)) == beside
        if is_play and len(cards) == len(naturals) + len(jokers):
            return (*naturals, *jokers)
        return cards

    field = tuple(replace(play, cards=named(play.cards)) for play in described.field)
    moves = tuple(replace(move, cards=named(move.cards)) for move in described.play)
    return described.replace(field=field, play=moves)


def _with_holder(card: Card, name: str, described: Description) -> Description:
    """The description in which this seat holds the card."""
    hand = described.hands.get(name, Hand())
    unknown = hand.unknown - 1 if hand.unknown else hand.unknown
    hand = replace(hand, cards=(*hand.cards, card), unknown=unknown)
    return described.replace(hands={**described.hands, name: hand})
