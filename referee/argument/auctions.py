"""The calls of an auction that are told: ``north 1 heart, east passes, south 2 clubs, legal?``."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from referee.model.contracts import read_contract

from .account import ME, NEXT, Ask
from .frames import Frame
from .tokens import Token

AUCTION = "auction"
"""The mark of the calls that were made."""
_OTHER = {"take", "lead", "trick", "trump", "play", "score", "hand"}
"""What words mean in a text that is about more than calls."""


def contract_at(words: Sequence[Token], place: int) -> tuple[str, int]:
    """The bid with trumps at a place, and where it ends; empty if there is none."""
    token = words[place]
    if token.kind == "contract" and token.names:
        return token.names[0], place + 1
    if "of" in token.text.split() or "の" in token.text:
        return "", place
    for end in (place + 1, place + 2):
        text = "".join(word.text for word in words[place:end])
        if words[place:end][-1].kind in ("cards", "bid") and (contract := read_contract(text)):
            return contract, end
    return "", place


class Auction(Struct):
    """The calls that were made, and the bid that is asked about."""

    calls: list[str] = []
    seats: list[str] = []
    """The players who are named, in order."""
    asks: list[Ask] = []


def told_auction(tokens: Sequence[Token]) -> tuple[list[Token], Auction]:
    """The tokens that are left, and the auction that is told."""
    words = [token for token in tokens if token.kind != "blank"]
    calls: list[tuple[str, str]] = []
    seat, place, last, is_else, covers = "", 0, 0, False, False
    while place < len(words):
        token = words[place]
        contract, end = contract_at(words, place)
        if contract:
            calls.append((seat, contract))
            seat, place, last = "", end, end
            continue
        if token.kind in ("seat", "me"):
            seat = token.names[0] if token.names else ME
        elif token.kind == "word" and "pass" in token.concepts:
            calls.append((seat, "pass"))
            seat, last = "", place + 1
        covers |= "beat" in token.concepts and len(calls) == 1
        is_else |= token.kind == "cards"
        place += 1
    before = {concept for token in words[:last] for concept in token.concepts}
    after = {concept for token in words[last:] for concept in token.concepts}
    is_else |= bool(before & _OTHER or after & (_OTHER - {"play", "hand"}))
    bids = [call for _, call in calls if call != "pass"]
    if is_else or len(bids) < min(len(calls), 2) or not bids:
        return [*tokens], Auction()
    seats = [*dict.fromkeys(who for who, _ in calls if who not in ("", ME))]
    if covers and len(calls) == 2:  # ``1NT over 1 spade``
        calls.reverse()
    books = [token for token in words if token.kind == "book"]
    rest = Frame(words[last:])
    if calls[-1][1] == "pass" or rest.has("who", "what", "turn", "next"):
        return [*books, *words[last:]], Auction([call for _, call in calls], seats)
    who = calls[-1][0]
    asked = Ask("may_bid", NEXT if who in ("", ME) else who, names=(calls[-1][1],))
    return books, Auction([call for _, call in calls[:-1]], seats, [asked])
