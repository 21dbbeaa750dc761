"""Records of bridge, as PBN files have them: the ``Play`` section of each board.

The bidding isn't read: the contract names the trumps. A row of ``Play`` has a trick, a card for
each player in the order of the seats from the first leader on: the order in which they played
follows from who took the trick before. ``-`` is a card that isn't known, ``*`` ends the play.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from referee.errors import RefereeError
from referee.notation.table_text import read_text

from .record import BadRecord, Entry, Record, RecordedMove, Records, Unreadable

SEATS = ("North", "East", "South", "West")
LETTERS = "NESW"
RANKS = "23456789TJQKA"
_TAG = re.compile(r'\[(\w+)\s+"(.*)"\]')
_CARD = re.compile(rf"[SHDC][{RANKS}]")
_ENDS = ("*", "+")


class Board:
    """The tags of a board, with their lines, and the rows of its play."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.tags: dict[str, str] = {}
        self.rows: list[tuple[int, Sequence[str]]] = []


def read(text: str) -> Records:
    """The records of the boards with a ``Play`` section."""
    for board in _boards(text):
        if "Play" in board.tags:
            try:
                yield _record(board)
            except RefereeError as error:
                yield Unreadable(board.line, error)


def _boards(text: str) -> Iterator[Board]:
    """A board ends with an empty line, or where a tag comes again."""
    board, section = Board(1), ""
    for number, line in enumerate(text.split("\n"), 1):
        words = line.strip()
        tag = _TAG.match(words)
        if not words or (tag and tag[1] in board.tags and tag[1] != "Note"):
            yield board
            board, section = Board(number), ""
        if tag:
            section = tag[1]
            board.tags[section] = tag[2]
        elif section == "Play" and words and words[0] not in "%;":
            board.rows.append((number, words.split()))
    yield board


def _record(board: Board) -> Record:
    tags = board.tags
    for tag in ("Deal", "Contract", "Declarer"):
        if not tags.get(tag):
            raise BadRecord("record-no-part", part=tag)
    strain = tags["Contract"].rstrip("X").lstrip("1234567")
    leader = tags["Play"]
    if strain not in ("S", "H", "D", "C", "NT", "N") or leader not in LETTERS or not leader:
        raise BadRecord("record-bad-part", part="Contract" if leader in LETTERS else "Play")
    trump = "" if strain in ("NT", "N") else strain
    table = [
        "rules: whist" + (f", trump = {trump}" if trump else ""),
        "seats: " + ", ".join(SEATS),
        f"turn: {SEATS[LETTERS.index(leader)]}",
        "hands:",
        *(f"  {seat}: {cards}" for seat, cards in _hands(tags["Deal"]).items()),
    ]
    name = " ".join(("board", tags.get("Board", "")))
    described = read_text("\n".join(table))
    return Record(
        board.line, name, described, tuple(_moves(board.rows, LETTERS.index(leader), trump))
    )


def _hands(deal: str) -> Mapping[str, str]:
    """The hands in table text. Raises ``BadRecord``."""
    first, colon, hands = deal.partition(":")
    parts = hands.split()
    if not colon or first not in LETTERS or len(parts) != len(SEATS):
        raise BadRecord("record-bad-part", part="Deal")
    start = LETTERS.index(first)
    return {SEATS[(start + index) % 4]: _hand(part) for index, part in enumerate(parts)}


def _hand(part: str) -> str:
    if part == "-":
        return "? x13"
    suits = zip("SHDC", part.split("."), strict=False)
    return " ".join(suit + rank for suit, ranks in suits for rank in ranks) or "none"


def _moves(rows: Sequence[tuple[int, Sequence[str]]], leader: int, trump: str) -> Iterator[Entry]:
    """The cards in the order in which they were played, as far as they are known."""
    first = leader
    for line, row in rows:
        if row[0] in _ENDS:
            return
        words = [word for word in row if word == "-" or _CARD.match(word) or word in _ENDS]
        cards = {(leader + column) % 4: word[:2] for column, word in enumerate(words)}
        for seat in ((first + turn) % 4 for turn in range(4)):
            card = cards.get(seat, "*")
            if not _CARD.match(card):
                if card == "-" and any(map(_CARD.match, cards.values())):
                    problem = BadRecord("record-unknown-card", seat=SEATS[seat])
                    yield Unreadable(line, problem, is_unknown=True)
                return
            yield RecordedMove(line, card, SEATS[seat])
        first = _winner(cards, cards[first][0], trump)


def _winner(cards: Mapping[int, str], led: str, trump: str) -> int:
    def strength(seat: int) -> tuple[bool, bool, int]:
        suit = cards[seat][0]
        return suit == trump, suit == led, RANKS.index(cards[seat][1])

    return max(cards, key=strength)
