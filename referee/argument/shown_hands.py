"""Hands that are shown and compared, as in poker: ``board KK942, I have A9, Ben Q9``."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from .account import ME, THEY, Happening
from .card_names import NamedCard
from .frames import Frame
from .tokens import Token

BOARD = "(board)"
_HAND, _TWO = 5, 2
_BETWEEN = {"hand", "lies", "past", "in_use", "field", "only", "hand_kind", "play", "turn"}
"""What the words before cards may mean that tell whose they are."""
_STREETS = ("turn", "river", "flop", "ターン", "リバー", "フロップ")
_ASKING = {"may", "how_many"}
_COMPARING = {"win", "tie", "beat", "who"}


class Shown(Struct):
    """Cards of a player, or the board."""

    owner: str
    cards: list[NamedCard]


def shown_hands(tokens: Sequence[Token], *, has_board: bool) -> tuple[list[Token], list[Happening]]:
    """The tokens that are left, and the hands and the board that were shown."""
    words = [token for token in tokens if token.kind != "blank"]
    reader = _Hands(words)
    shown = reader.read()
    board = [card for part in shown if part.owner == BOARD for card in part.cards]
    hands = [part for part in shown if part.owner != BOARD]
    if not hands or reader.is_else or not _fits(hands, board, has_board=has_board):
        return [*tokens], []
    events = [Happening("field", part.owner, tuple(part.cards)) for part in hands]
    events += [Happening("field", "", tuple(board))] * bool(board)
    return reader.rest(), events


def _fits(hands: Sequence[Shown], board: Sequence[NamedCard], *, has_board: bool) -> bool:
    """Whether these are hands of the game: two cards and a board, or five cards."""
    if len({part.owner for part in hands}) < len(hands):
        return False
    if not has_board:
        return not board and all(len(part.cards) == _HAND for part in hands)
    sizes = {len(part.cards) for part in hands}
    return 3 <= len(board) <= _HAND and sizes <= {1, _TWO}


class _Hands:
    def __init__(self, words: Sequence[Token]) -> None:
        self.words = words
        self.first, self.last = -1, -1
        self.is_else = False
        """Whether the words say more than whose cards these are."""
        self.is_unowned = False

    def read(self) -> list[Shown]:
        shown: list[Shown] = []
        owner, begin, is_open = "", -1, False
        for place, token in enumerate(self.words):
            if mark := self._owner(token):
                owner, begin, is_open = mark, place, False
            elif token.kind == "cards":
                self.is_else |= not all(card.rank for card in token.cards)
                if not owner and not is_open:
                    owner = ME if not shown else THEY  # ``KK553 or KK55A``
                    self.is_else |= len(token.cards) != _HAND or len(shown) > 1
                    begin, self.is_unowned = place, True
                if owner:
                    self.first = begin if self.first < 0 else self.first
                    shown.append(Shown(owner, []))
                shown[-1].cards += token.cards
                self.last, is_open, owner = place, len(shown[-1].cards) < _HAND, ""
            elif token.kind == "stop":
                is_open = False
            elif owner or is_open:
                self.is_else |= bool({*token.concepts} - _BETWEEN) and self._is_before_cards(place)
                is_open &= not token.concepts or "in_use" in token.concepts
        self.is_else |= self.is_unowned and len(shown) < _TWO
        return shown

    def _is_before_cards(self, place: int) -> bool:
        return any(token.kind == "cards" for token in self.words[place:])

    def _owner(self, token: Token) -> str:
        """Whose cards follow; empty if the word tells nothing of that."""
        if token.kind == "seat":
            return token.names[0]
        if token.kind == "me":
            return ME
        if token.kind == "he":
            return THEY
        is_board = "field" in token.concepts or token.text.casefold() in _STREETS
        return BOARD if is_board and token.kind in ("word", "label", "unknown") else ""

    def rest(self) -> list[Token]:
        """The words of the question, if it asks something else than who wins."""
        books = [token for token in self.words if token.kind == "book"]
        left = [*self.words[: max(self.first, 0)], *self.words[self.last + 1 :]]
        asked = Frame(left).concepts
        return left if asked & _ASKING and not asked & _COMPARING else books
