"""The calls of an auction that are told: ``north 1 heart, east passes, south 2 clubs, legal?``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from referee.model.contracts import read_contract
from referee.notation.lenient.lexicon import lexicon, normalize

from .account import ME, NEXT, Ask
from .card_names import number_of
from .frames import Frame
from .tokens import Token

AUCTION = "auction"
"""The mark of the calls that were made."""
_COUNTED = {
    "one": 1, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
    "sixteen": 16, "eighteen": 18, "twenty": 20, "わん": 1, "つー": 2, "すりー": 3, "ふぉー": 4,
    "ふぁいぶ": 5, "しっくす": 6, "せぶん": 7,
}  # fmt: skip
_LATIN = "|".join(word for word in _COUNTED if word.isascii())
NUMBER = (
    rf"(?:\d{{1,3}}|two|three|four|five|six|seven|eight|nine|ten|{_LATIN}|[一二三四五六七八九十]+)"
)
_SPOKEN = "(?:ワン|ツー|スリー|フォー|ファイブ|シックス|セブン)"
_NAMED_SUIT = "clubs?|diamonds?|hearts?|spades?"
_SUIT = (
    rf"(?:{_NAMED_SUIT}|クラブ|クローバー|クラ|ダイヤ|ダイ|ハート|ハー|スペード|スペ"
    "|[CDHS♣♦♥♠](?![a-z]))"
)
_NONE = "(?:no[- ]?trumps?|NT|N(?![a-z])|no(?= *(?:[,.;!]|$))|ノートランプ|ノートラ|ノートラップ)"
_BID = (
    rf"(?:an? )?(?P<level>{NUMBER}|{_SPOKEN})枚?(?: of | in |の| )?(?P<strain>{_SUIT}|{_NONE})",
    rf"an? (?P<one>{_NAMED_SUIT})",
    rf"(?P<suit>{_SUIT})[のに ]?で?(?P<high>{NUMBER})枚?",
)
"""A bid that names trumps, as people type or say it."""
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


@lru_cache
def contract_form() -> re.Pattern[str]:
    """The form of a bid that names trumps."""
    return re.compile(rf"(?<![a-zA-Z0-9])(?:{'|'.join(_BID)})(?![a-zA-Z0-9])", re.IGNORECASE)


def contract_of(match: re.Match[str]) -> str:
    """The bid of a match of this form, as tables write it: ``3S``."""
    level = 1 if match["one"] else value_of(match["level"] or match["high"])
    strain = match["strain"] or match["suit"] or match["one"]
    if re.fullmatch(_NONE, strain, re.IGNORECASE) or strain.casefold() == "no":
        return f"{level}NT"
    suit = lexicon().suits.get(normalize(strain), strain[0].upper())
    return read_contract(f"{level}{suit}") or ""


def value_of(word: str) -> int:
    """The number that a word means; -1 if it means none."""
    folded = normalize(word)
    if folded.isdecimal():
        return int(folded)
    if folded in _COUNTED:
        return _COUNTED[folded]
    if re.fullmatch("[一二三四五六七八九十]+", folded):
        digits = "一二三四五六七八九"
        tens, _, ones = folded.rpartition("十")
        ten = (digits.find(tens) + 1 if tens else 1) * 10 if "十" in folded else 0
        return ten + (digits.find(ones) + 1 if ones else 0)
    return number_of(folded) or -1
