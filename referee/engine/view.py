"""What a game and a position look like to a face, without saying how they are drawn."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from referee.cards.card import Card
from referee.model import questions as q

OTHER_EVENT = "else"
"""What happened, where no word of a reader's fits."""

COMMON_QUESTIONS = (q.WHAT_PLAYS, q.WHAT_HAPPENS, q.WHOSE_TURN, q.WHO_LEADS)


class GameTraits(Struct, frozen=True):
    """What all positions of a game have in common.

    ``suggests``: the kinds of questions that a face offers, the nearest first; none that asks for
    cards or for a second seat.
    ``out_ways``: how a seat may be out besides by its place, words of
    :data:`referee.model.description.OUT_WAYS`.
    ``middle``: the kind of what lies in the middle, a word of the faces' locale files.
    ``plays_grow``: a play is as large as the one it lies on, so that a card laid there belongs to
    the play on top.
    ``cards_lie_before_play``: some cards lie there before anybody plays.
    ``aims``: what a move may be aimed at besides a seat.
    ``choices``: kind of question -> what an answer may be made of, where that is a list of words.
    ``event_groups``: what may be said to happen, in a reader's words -> how such effects begin;
    those of ``""`` follow by themselves. Empty: nobody is asked to say.
    """

    suggests: tuple[str, ...] = COMMON_QUESTIONS
    out_ways: tuple[str, ...] = ()
    middle: str = "field"
    plays_grow: bool = False
    cards_lie_before_play: bool = False
    aims: tuple[str, ...] = ()
    choices: Mapping[str, tuple[str, ...]] = {}
    event_groups: Mapping[str, tuple[str, ...]] = {}


class SeatToken(Struct, frozen=True):
    """Something beside a seat: so many of a kind (``tricks``, ``taken``), or cards."""

    kind: str
    count: int
    cards: tuple[Card, ...] = ()


class TableView(Struct, frozen=True):
    """What a position shows besides cards, marks and what is owed. Seats are indices.

    ``waited_for``: the seats that may move now; ``stage``: what for, a word of the faces' locale
    files, or empty where that is an ordinary turn. ``tokens``: what lies beside a seat.
    ``points_at``: seat -> the seat it points at, or ``None`` for the card in the middle.
    ``passed``: the set of seats that have passed; ``None`` where passes are no state of the table.
    """

    waited_for: tuple[int, ...] = ()
    stage: str = ""
    tokens: Mapping[int, tuple[SeatToken, ...]] = {}
    points_at: Mapping[int, int | None] = {}
    passed: int | None = None
