"""What a face shows of a game and of a position, but not how."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from referee.cards.card import Card
from referee.model import questions as q

OTHER_EVENT = "else"
"""An event that belongs to none of ``GameTraits.event_groups``."""

COMMON_QUESTIONS = (q.WHAT_PLAYS, q.WHAT_HAPPENS, q.WHOSE_TURN, q.WHO_LEADS)


class GameTraits(Struct, frozen=True):
    """What all positions of a game have in common."""

    suggests: tuple[str, ...] = COMMON_QUESTIONS
    """The kinds of questions that a face offers, the most likely first; none that needs cards or a
    second seat."""
    out_ways: tuple[str, ...] = ()
    """Ways to leave the game other than by playing the last card: words of
    :data:`referee.model.description.OUT_WAYS`."""
    out_after_deal: tuple[str, ...] = ()
    """Such ways that apply only once the deal is over, so no table describes a player as out."""
    middle: str = "field"
    """What is in the middle of the table: a word of the faces' locale files."""
    plays_grow: bool = False
    """Whether a play is as large as the one below it: then a card that is laid on the field belongs
    to the play on top."""
    single_cards: bool = False
    """Whether each play is one card."""
    cards_lie_before_play: bool = False
    """Whether cards are on the field before anyone plays."""
    aims: tuple[str, ...] = ()
    """What a move may be aimed at besides a seat."""
    unseen: tuple[str, ...] = ()
    """The kinds of moves that may name a card ``(?)`` that nobody else has seen, in any deck."""
    choices: Mapping[str, tuple[str, ...]] = {}
    """Kind of question -> the possible answers, if they are a list of words."""
    deeds: Mapping[str, str] = {}
    """Kind of question -> what players do, as messages about obligations name it, if no obligation
    says it."""
    event_groups: Mapping[str, tuple[str, ...]] = {}
    """Name of a group of events, as a reader sees it -> how their keys begin. Events of the group
    ``""`` follow by themselves. Empty: readers aren't asked what happens."""


class SeatToken(Struct, frozen=True):
    """Something next to a seat: a number of things (``tricks``, ``taken``), or cards."""

    kind: str
    count: int
    cards: tuple[Card, ...] = ()


class TableView(Struct, frozen=True):
    """What a position shows besides cards, marks and obligations. Seats are indices."""

    waited_for: tuple[int, ...] = ()
    """The seats that may move now."""
    stage: str = ""
    """What for: a word of the faces' locale files; empty for an ordinary turn."""
    tokens: Mapping[int, tuple[SeatToken, ...]] = {}
    """Seat -> what is next to it."""
    points_at: Mapping[int, int | None] = {}
    """Seat -> the seat that it points at, or ``None`` for the card in the middle."""
    passed: int | None = None
    """The bit set of the seats that have passed; ``None`` if the game doesn't keep that."""
    order: tuple[str, ...] = ()
    """The ranks, weakest first, if each play has to be stronger than the one below it."""
