"""Records of bridge, as PBN files have them: the calls and the ``Play`` section of each board.

Without calls, or with one that can't be read, the game begins with the contract. A row of ``Play``
has a trick, a card for each player in the order of the seats from the first leader on: the order in
which they played follows from who took the trick before. ``-`` is a card that isn't known, ``*``
ends the play.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from referee.errors import RefereeError
from referee.model.contracts import DOUBLES, NO_TRUMP, PASSES, REDOUBLES, read_contract
from referee.notation.table_text import read_text

from .record import BadRecord, Entry, Record, RecordedMove, Records, Unreadable

SEATS = ("North", "East", "South", "West")
LETTERS = "NESW"
RANKS = "23456789TJQKA"
_TAG = re.compile(r'\[(\w+)\s+"(.*)"\]')
_CARD = re.compile(rf"[SHDC][{RANKS}]")
_ENDS = ("*", "+")
_CALLS = {"pass": PASSES, "x": DOUBLES, "xx": REDOUBLES}
_ALL_PASS = "ap"
_NOTE = re.compile(r"=\d+=|[!?]+|\$\d+")
_VULNERABLE = {
    "NS": ("North",),
    "EW": ("East",),
    "All": ("North", "East"),
    "Both": ("North", "East"),
}


class Board:
    """The tags of a board, with their lines, and the rows of its play."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.tags: dict[str, str] = {}
        self.rows: list[tuple[int, Sequence[str]]] = []
        """The rows of its play."""
        self.calls: list[tuple[int, Sequence[str]]] = []
        """The rows of its auction."""


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
        elif section in ("Play", "Auction") and words and words[0] not in "%;":
            rows = board.rows if section == "Play" else board.calls
            rows.append((number, words.split()))
    yield board


def _record(board: Board) -> Record:
    tags = board.tags
    for tag in ("Deal", "Contract", "Declarer"):
        if not tags.get(tag):
            raise BadRecord("record-no-part", part=tag)
    contract, declarer = read_contract(tags["Contract"]), tags["Declarer"].lstrip("^")
    letters = {
        "Contract": "" if contract is None else "N",
        "Declarer": declarer,
        "Play": tags["Play"],
    }
    for tag, letter in letters.items():
        if not letter or letter not in LETTERS:
            raise BadRecord("record-bad-part", part=tag)
    leader = tags["Play"]
    strain = str(contract)[1:].rstrip("X")
    trump = "" if strain == NO_TRUMP else strain
    calls = _calls(board)
    begins = [
        f"contract {contract}",
        f"declarer {SEATS[LETTERS.index(declarer)]}",
    ]
    if calls:
        begins = [f"dealer {calls[0].seat}"]
    begins += [f"vulnerable {seat}" for seat in _VULNERABLE.get(tags.get("Vulnerable", ""), ())]
    table = [
        "rules: bridge",
        "seats: " + ", ".join(SEATS),
        f"turn: {calls[0].seat if calls else SEATS[LETTERS.index(leader)]}",
        f"state: {', '.join(begins)}",
        "hands:",
        *(f"  {seat}: {cards}" for seat, cards in _hands(tags["Deal"]).items()),
    ]
    name = " ".join(("board", tags.get("Board", "")))
    described = read_text("\n".join(table))
    plays = _moves(board.rows, LETTERS.index(leader), trump)
    return Record(board.line, name, described, (*calls, *plays))


def _calls(board: Board) -> list[RecordedMove]:
    """The calls of the auction; none if one of them can't be read."""
    dealer = board.tags.get("Auction", "")
    calls: list[RecordedMove] = []
    words = [(line, word) for line, row in board.calls for word in row if not _NOTE.fullmatch(word)]
    for line, word in words if dealer and dealer in LETTERS else ():
        call = _CALLS.get(word.casefold(), "")
        bid = read_contract(word)
        if word.casefold() == _ALL_PASS:
            passes = 3 if any(move.action != PASSES for move in calls) else 4
            made = [PASSES] * (passes - _passes(calls))
        elif call or (bid and not bid.endswith("X")):
            made = [call or f"bids {bid}"]
        else:
            return []
        for action in made:
            seat = SEATS[(LETTERS.index(dealer) + len(calls)) % 4]
            calls.append(RecordedMove(line, action, seat))
    return calls


def _passes(calls: Sequence[RecordedMove]) -> int:
    """How many passes there were since the last other call."""
    return next((n for n, move in enumerate(reversed(calls)) if move.action != PASSES), len(calls))


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
