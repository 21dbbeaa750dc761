"""Questions that may be meant at a table, if a text asks none that is certain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from copy import deepcopy
from itertools import islice

from msgspec.structs import replace

from referee.errors import RefereeError
from referee.model.questions import Question, legality_question
from referee.table import Table

from .account import ME, NEXT, Ask, Happening, Scene
from .builder import Builder, Laid, NotUnderstood
from .card_names import MAX_EQUAL
from .frames import plain_tokens
from .kinds import kinds
from .reading import Reading, Understanding
from .tokens import Token

MAX_OFFERS = 6
"""The most meanings to choose from."""
MAX_MOVES, MAX_KINDS, MAX_TRIED = 2, 3, 5
"""The most moves and other questions that are suggested, and the most of each that are tried."""
MISSING = 0.6
"""What a word counts that a kind of question needs and the text doesn't have."""
ACTS = {"may", "play", "beat"}
"""What words mean that ask about a move."""
FOLLOWS = ("whose_turn", "who_leads", "who_takes", "what_happens", "is_out")
"""Questions about what follows from a move."""


def questions_near(laid: Laid) -> list[Reading]:
    """The questions that a table suggests, the likeliest first, except those that are asked."""
    asked = {str(question) for question in laid.questions}
    return [
        reading
        for reading in _readings(laid.table)
        if not asked & {*map(str, reading.questions)} and _is_answered(reading)
    ]


def _is_answered(reading: Reading) -> bool:
    with suppress(RefereeError):
        return bool(reading.verdicts)
    return False


def _readings(table: Table) -> Iterator[Reading]:
    described = table.description
    if described.play:
        before = table.back()
        yield Reading(before, (legality_question(replace(described.play[-1], stands=False)),))
        yield Reading(table, (Question("what_happens"),))
        yield Reading(table, (Question("whose_turn"),))
        return
    if "what_hand" in table.engine.answers:
        yield Reading(table, (Question("who_wins"),))
    if table.position.field:
        yield Reading(table, (Question("who_takes"),))
    turn = table.position.turn
    if turn >= 0:
        seat = table.seats[turn]
        yield Reading(table, (Question("what_plays", seat),))


def with_suggestions(said: Understanding, tokens: Sequence[Token], table: Table) -> Understanding:
    """What was understood at a table that is there; if it isn't certain, with the moves and the
    questions that its words suggest.

    ``tokens``: the words of the text.
    """
    if said.reading is not None or not said.offers:
        return said
    named = _moves_named(tokens, table)
    moves = [*islice(_laid([Scene(asks=[ask]) for ask in named], table), MAX_MOVES)]
    kinds = _kinds_named(tokens)
    scenes = [Scene(asks=[ask]) for ask in kinds]
    if named:  # what follows from the move
        play = Happening("play", named[0].seat, named[0].cards)
        follows = [Scene(events=[play], asks=[ask]) for ask in kinds if ask.kind in FOLLOWS]
        scenes = [*follows, *scenes]
    questions = [*islice(_laid(scenes, table), MAX_KINDS)]
    first, rest = said.offers[:2], said.offers[2:]
    if moves and first[0].clauses and not first[0].questions and _concepts(tokens) & ACTS:
        first = (moves[0], *first)  # whether it may be played, not the rule alone
    offers: dict[tuple[str, int], Reading] = {}
    for offer in (*first, *moves, *questions, *rest):
        offers.setdefault((offer.title(), len(offer.table.steps)), offer)
    return replace(said, offers=tuple(offers.values())[:MAX_OFFERS])


def _laid(scenes: Sequence[Scene], table: Table) -> Iterator[Reading]:
    """The readings of scenes in which the game answers the question."""
    for scene in scenes[:MAX_TRIED]:
        with suppress(NotUnderstood, RefereeError):
            laid = Builder(deepcopy(scene), table, table.rulebook.id, "en").build()
            reading = Reading(laid.table, tuple(laid.questions), chosen=tuple(laid.chosen))
            if laid.questions and reading.verdicts:
                yield reading


def _concepts(tokens: Sequence[Token]) -> set[str]:
    return {concept for token in tokens for concept in token.concepts}


def _moves_named(tokens: Sequence[Token], table: Table) -> list[Ask]:
    """Whether the cards that a text names may be played: all of one rank together, then each
    mention, by every player it names or by the one to move. Cards that the player doesn't hold
    come last."""
    plain = plain_tokens(tokens)
    seats = [token.names[0] for token in plain if token.kind == "seat"]
    seats += [ME for token in plain if token.kind == "me"]
    named = [token.cards for token in plain if token.kind == "cards"]
    groups = [cards for cards in named if all(card.rank for card in cards)]
    together = tuple(card for cards in groups for card in cards)
    is_one_rank = len({card.rank for card in together}) == 1
    if len(groups) > 1 and is_one_rank and len(together) <= MAX_EQUAL:
        groups.insert(0, together)
    wanted = dict.fromkeys((seat, cards) for cards in groups for seat in seats[:2] or [NEXT])
    asks = [Ask("may_play", seat, cards) for seat, cards in wanted]
    return sorted(asks, key=lambda ask: not _may_hold(table, ask))


def _may_hold(table: Table, ask: Ask) -> bool:
    """Whether the player may hold cards of these ranks; without a known hand, whether they don't
    lie on top."""
    seat = ask.seat if ask.seat in table.seats else table.seats[max(table.position.turn, 0)]
    hand = table.description.hands.get(seat)
    ranks = {card.rank for card in ask.cards}
    if hand is not None and hand.cards:
        return hand.unknown != 0 or ranks <= {card.rank for card in hand.cards}
    return ranks != {card.rank for play in table.description.field[-1:] for card in play.cards}


def _kinds_named(tokens: Sequence[Token]) -> list[Ask]:
    """The questions without cards that share most words with a text, the likeliest first."""
    concepts = _concepts(tokens)
    seats = [token.names[0] for token in tokens if token.kind == "seat"]
    scores: dict[str, float] = {}
    for kind in kinds("questions"):
        if kind.ask.startswith(("=", "verdict", "state")):
            continue
        for way in kind.ways:
            words = [t for t in way if not t.is_barred and t.alternatives[0][0] not in ":~"]
            met = sum(bool({*term.alternatives} & concepts) for term in words)
            score = met - MISSING * (len(words) - met)
            scores[kind.ask] = max(scores.get(kind.ask, 0.0), score)
    found = sorted((ask for ask in scores if scores[ask] > 0), key=lambda ask: -scores[ask])
    return [Ask(ask, seats[0] if seats else NEXT) for ask in found]
