"""Moves as people write them down: ``Dan: D4``, ``Ben: pass``, ``Aki: gives C4 to Ben``.

Each kind of move has an entry here: its spellings, and the question whether it may be made. Its
name on the desk is ``desk-step-KIND`` in ``desk.ftl`` and, on a button, ``desk-move-KIND``; by
default the desk writes it as a table does.
"""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from referee.cards.card import Card

from .announcements import ANNOUNCEMENT_PATTERN
from .contracts import BID_PATTERN

VICTIM, VICTIM_JA = "victim", "被害者"
"""What a player may point at besides a seat: the card that nobody holds."""

PLAY_DOWN = "play_down"
"""The kind of move as which a play with face-down cards is judged."""


class MoveKind(Struct, frozen=True):
    """A kind of move."""

    name: str
    spellings: tuple[str, ...]
    """The canonical spelling, then others. Their parts: ``{cards}``, ``{other}`` (a seat),
    ``{target}`` (a seat or the victim), ``{back}`` (cards asked for), ``{rank}``, ``{suit}``,
    ``{number}``. A spelling with parts begins with a word that isn't a spelling itself, in Latin
    letters."""
    asks: str = ""
    """The kind of the question whether it may be made."""
    like: str = "play"
    """The kind of move whose question is asked if this kind has none."""
    comes_last: bool = False
    """Whether it is offered after all others, as the refusal of something."""

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of its canonical spelling, in order."""
        return parts_of(self.spellings[0])


def parts_of(spelling: str) -> tuple[str, ...]:
    """The names of the parts of a spelling, in order."""
    return tuple(re.findall(r"\{(\w+)\}", spelling))


def has_part(asked: object, part: str) -> bool:
    """Whether a move or a question has a part of its spelling: a number is up to four digits, a bid
    with its trumps, or a game that is announced."""
    value = getattr(asked, {"target": "other"}.get(part, part))
    number = rf"\d{{1,4}}|{BID_PATTERN}|{ANNOUNCEMENT_PATTERN}"
    return bool(value) and (part != "number" or re.fullmatch(number, value) is not None)


MOVES: dict[str, MoveKind] = {}
"""Name -> kind."""


def _move(name: str, *spellings: str, **fields: Any) -> str:
    """Adds a kind, with fields of :class:`MoveKind`."""
    MOVES[name] = MoveKind(name, spellings, **fields)
    return name


PLAY = _move("play", "{cards}", asks="may_play")
PASS = _move("pass", "pass", "パス", asks="may_pass")
GIVE = _move("give", "gives {cards} to {other}", asks="may_give")
SHOW = _move("show", "shows {cards} to {other}", like="give")
CAUGHT = _move("caught", "is caught lying", "嘘が発覚")
BEATS = _move("beats", "beats {other}")
LOSES = _move("loses", "loses to {other}")
LOOK = _move("look", "looks at the discards", "捨て札を見る", asks="may_look")
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
BID = _move("bid", "bids {number}", asks="may_bid")
DOUBLE = _move("double", "double", "doubles", "ダブル", asks="may_double")
REDOUBLE = _move("redouble", "redouble", "redoubles", "リダブル", asks="may_redouble")
HOLD = _move("hold", "holds", "says yes", "応じる", asks="may_hold")
PICK_UP = _move("pick_up", "picks up the skat", "スカートを取る", asks="may_pick_up")
TAKE_KITTY = _move(
    "take_kitty", "takes the kitty", "場札を取る", "takes the widow", "ウィドーを取る",
    asks="may_take_kitty",
)  # fmt: skip
APPOINT = _move("appoint", "appoints {cards}", asks="may_appoint")
ANNOUNCE = _move("announce", "announces {number}", asks="may_announce")
LAST_CARD = _move("last_card", "says last card", "残り1枚です", "says uno", "ウノ")
DRAW_STOCK = _move("draw_stock", "draws from the stock", "山札から引く", asks="may_draw_stock")
CHALLENGE = _move("challenge", "challenges", "チャレンジ", asks="may_challenge")
CATCH = _move("catch", "catches {other}", asks="may_catch")
TURN_UP = _move("turn_up", "turns up {cards}")
CALL_SUIT = _move("call_suit", "calls {suit}", "orders up {suit}", asks="may_call_suit")
CALL_ALONE = _move("call_alone", "calls {suit} alone", "orders up {suit} alone", like="call_suit")


class Move(Struct, frozen=True):
    """One move."""

    seat: str
    kind: str
    cards: tuple[Card, ...] = ()
    other: str = ""
    """The seat that it is aimed at, or :data:`VICTIM`."""
    stands: bool = False
    """Whether it was made although it is illegal."""
    back: tuple[Card, ...] = ()
    """The cards that a swap asks for."""
    rank: str = ""
    suit: str = ""
    number: str = ""

    @property
    def named(self) -> tuple[Card, ...]:
        """All cards that it names."""
        return (*self.cards, *self.back)

    @property
    def text(self) -> str:
        """The move without its seat, as it is written."""
        cards, back = " ".join(map(str, self.cards)), " ".join(map(str, self.back))
        names = {"other": self.other, "target": self.other}
        names |= {"rank": self.rank, "suit": self.suit, "number": self.number}
        text = MOVES[self.kind].spellings[0].format(cards=cards, back=back, **names)
        return text + (" !" if self.stands else "")

    def __str__(self) -> str:
        return f"{self.seat}: {self.text}"

    def standing(self) -> Move:
        """The move, made even if it is illegal."""
        return replace(self, stands=True)
