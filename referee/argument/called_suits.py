"""Suits and colours that somebody calls after a card: ``plays a wild and says red``."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from msgspec.structs import replace

from .account import NEXT, Happening
from .card_names import NamedCard
from .frames import Frame
from .tokens import Token
from .vocabulary import matches

CALLED = "called suit"
"""The mark of a suit that was called."""
_EIGHT = "8"
"""The rank that is wild in games without wild cards."""
_ASKING = {"may", "must", "who", "what", "which", "want"}
"""What words mean in a question about a call."""


def with_called_suits(tokens: Sequence[Token]) -> list[Token]:
    """The tokens; suits that are called have the kind ``called``, and their letter as name."""
    return [
        replace(token, kind="called", cards=(), names=(token.cards[0].suits,))
        if _is_suit(token) and _is_called(tokens, place)
        else token
        for place, token in enumerate(tokens)
    ]


def _is_suit(token: Token) -> bool:
    named = token.cards[0] if token.kind == "cards" and len(token.cards) == 1 else None
    return named is not None and not named.rank and len(named.suits) == 1


def _is_called(tokens: Sequence[Token], place: int) -> bool:
    """Whether a word for calling is next to a suit, or a card without a suit comes before it."""
    said = [*takewhile(lambda token: token.kind != "stop", reversed(tokens[:place]))]
    before = Frame([token for token in reversed(said) if token.kind != "blank"])
    after = Frame([token for token in tokens[place + 1 : place + 6] if token.kind != "blank"])
    if after.says("is_called"):
        return not before.says("begins_asking") or before.has("if")
    if any({*token.concepts} & _ASKING for token in before.tokens) or before.says("begins_asking"):
        return False
    return before.says("calls_before") or after.says("calls_after") or _follows_wild(before.tokens)


def _follows_wild(before: Sequence[Token]) -> bool:
    """``a wild, red``."""
    cards = [place for place, token in enumerate(before) if token.kind == "cards"]
    if not cards or len(before[cards[-1]].cards) != 1:
        return False
    between = before[cards[-1] + 1 :]
    rank = before[cards[-1]].cards[0].rank
    is_wild = rank.startswith("W") or rank == _EIGHT
    return is_wild and all(map(_is_between, between))


def _is_between(token: Token) -> bool:
    """Whether a word may stand between a card and the suit that is called with it."""
    is_played = token.kind == "word" and {*token.concepts} <= {"play", "past"}
    return token.kind == "comma" or is_played or matches("to_suit", token.text)


def call_of(token: Token) -> Happening:
    """The call of a suit."""
    return Happening("call_suit", NEXT, (NamedCard(token.names[0]),))
