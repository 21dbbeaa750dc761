"""Moves as people write them down: ``Dan: D4``, ``Ben: pass``, ``Aki: gives C4 to Ben``.

A kind of move has one entry here: how it is spelled and read, and which question asks whether it
may be made. What the desk calls it is ``desk-step-KIND`` in ``desk.ftl`` and, as a button,
``desk-move-KIND``; without these it is called as it is written.
"""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Card

VICTIM, VICTIM_JA = "victim", "被害者"
"""What one may point at besides a seat: the card that nobody holds."""

PLAY_DOWN = "play_down"
"""How a play with face-down cards is judged."""

ANOTHER_MOVE = "debt-move"


class MoveKind(Struct, frozen=True):
    """A kind of move."""

    name: str
    spellings: tuple[str, ...]
    """The canonical one, others. Its parts: ``{cards}``, ``{other}`` (a seat), ``{target}`` (a seat
    or the victim), ``{back}`` (cards asked for), ``{rank}``, ``{suit}``. A spelling with parts
    begins with a word that is no spelling itself, and its words are in Latin letters."""
    asks: str = ""
    """The kind of question whether it may be made."""
    like: str = "play"
    """The kind of move whose question is put where none asks about this one itself."""
    expected: str = ANOTHER_MOVE
    """How an error says that it could stand there: ``expected-KEY`` in ``errors.ftl``."""
    comes_last: bool = False
    """Whether it is offered after all others: what is done instead of something."""

    @property
    def parts(self) -> tuple[str, ...]:
        """What a move of this kind names, in the order of its canonical spelling."""
        return parts_of(self.spellings[0])


def parts_of(spelling: str) -> tuple[str, ...]:
    return tuple(re.findall(r"\{(\w+)\}", spelling))


MOVES: dict[str, MoveKind] = {}
"""Every kind by its name."""


def _move(name: str, *spellings: str, **said: Any) -> str:
    """Enters a kind; ``said``: fields of :class:`MoveKind`."""
    MOVES[name] = MoveKind(name, spellings, **said)
    return name


PLAY = _move("play", "{cards}", asks="may_play")
PASS = _move("pass", "pass", "パス", asks="may_pass", expected="pass")
GIVE = _move("give", "gives {cards} to {other}", asks="may_give", expected="gives")
SHOW = _move("show", "shows {cards} to {other}", like="give", expected="shows")
CAUGHT = _move("caught", "is caught lying", "嘘が発覚", expected="caught")
BEATS = _move("beats", "beats {other}", expected="beats")
LOSES = _move("loses", "loses to {other}", expected="loses")
LOOK = _move("look", "looks at the discards", "捨て札を見る", asks="may_look", expected="looks")
ACCEPT = _move("accept", "accepts", asks="may_accept")
DECLINE = _move("decline", "declines", "応じない", "渡さない", asks="may_decline", comes_last=True)
DISCARD = _move("discard", "discards {cards}", asks="may_discard")
NAME = _move("name", "names {rank}", asks="may_name")
PICK = _move("pick", "picks {other}", asks="may_pick")
TAKE = _move("take", "takes {cards} from {other}", asks="may_take")
DRAW = _move("draw", "draws {cards}", asks="may_draw")
EXPOSE = _move("expose", "exposes {cards}", asks="may_expose")
SWAP = _move("swap", "swaps {cards} for {back} with {other}")
SWAP_HANDS = _move("swap_hands", "swaps hands with {other}")
REVOLT = _move("revolt", "revolts")
NO_REVOLT = _move("no_revolt", "does not revolt", comes_last=True)
DOUBT = _move("doubt", "doubt", "ダウト", asks="may_doubt", comes_last=True)
THROUGH = _move("through", "through", "スルー", asks="may_through")
POINT = _move("point", "points {target}", asks="may_point")
REVEAL = _move("reveal", "reveals {cards}", like="doubt")
PLACE = _move("place", "places {suit}", asks="may_place")
LAST_CARD = _move("last_card", "says last card", "残り1枚です")


class Move(Struct, frozen=True):
    """One move.

    ``other`` is the seat it is aimed at (:data:`VICTIM` where it points at the card of nobody),
    ``back`` what a swap asks for, ``rank`` a number and ``suit`` a colour named;
    ``stands``: the referee refuses it, and it was made all the same.
    """

    seat: str
    kind: str
    cards: tuple[Card, ...] = ()
    other: str = ""
    stands: bool = False
    back: tuple[Card, ...] = ()
    rank: str = ""
    suit: str = ""

    @property
    def named(self) -> tuple[Card, ...]:
        """All the cards that it names: those that go, and those asked for."""
        return (*self.cards, *self.back)

    @property
    def text(self) -> str:
        """The move without its seat, as it is written."""
        words = (
            MOVES[self.kind]
            .spellings[0]
            .format(
                cards=" ".join(map(str, self.cards)),
                back=" ".join(map(str, self.back)),
                other=self.other,
                target=self.other,
                rank=self.rank,
                suit=self.suit,
            )
        )
        return words + (" !" if self.stands else "")

    def __str__(self) -> str:
        return f"{self.seat}: {self.text}"

    def standing(self) -> Move:
        return replace(self, stands=True)
