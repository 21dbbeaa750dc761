"""Numbers of tricks that a text names, in games in which players bid."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress

from msgspec.structs import replace

from referee.errors import RefereeError
from referee.model.questions import Question
from referee.notation.lenient.lexicon import lexicon
from referee.table import Table

from .account import Happening
from .auctions import contract_form, contract_of, value_of
from .card_names import number_of
from .frames import Frame
from .tokens import Token
from .vocabulary import matches

_BID, _NIL = "bid", "nil"
"""What words such as *bids* and *zero* mean."""
_NUMBERS, _CONTRACTS = ("0", "1", "3", "20", "120"), ("7NT", "7S", "14NT", "20NT", "20S")
"""Bids of which one is allowed as long as somebody has to bid."""
_BETWEEN = ("of", "を", "で", "は", "と", "って", "the", "a")


_UP = re.compile(
    r"\border(?:s|ed)? (?:(?:it|him|her|that|me|the \w+) )?up\b"
    r"|\bpick(?:s|ed)? (?:it|that|the \w+) up\b"
    "|オーダーアップ|拾わせ(?=る|ら|て)"
)
"""Calling the suit of the card that is turned up."""


def callable_suits(table: Table | None) -> bool:
    """Whether somebody may call a suit at this table."""
    if table is None or "may_call_suit" not in table.engine.answers:
        return False
    with suppress(RefereeError):
        seat = table.ask("whose turn").answer
        asked = (
            Question("may_call_suit", str(seat), suit=suit) for suit in table.rulebook.deck.suits
        )
        return seat in table.seats and any(table.ask(each).answer == "yes" for each in asked)
    return False


def with_calls(tokens: Sequence[Token], turned: str) -> list[Token]:
    """The tokens; a suit that is named alone is a bid of it, as is ordering up the suit of the
    card that is ``turned`` up."""
    text = "".join(token.text for token in tokens)
    if turned and (up := _UP.search(text.casefold())):
        return _replaced(tokens, up.span(), Token("bid", text[slice(*up.span())], names=(turned,)))
    return [
        replace(token, kind="bid", cards=(), names=(token.cards[0].suits,))
        if token.kind == "cards"
        and [len(card.suits) for card in token.cards if not card.rank] == [1]
        else token
        for token in tokens
    ]


def _replaced(tokens: Sequence[Token], span: tuple[int, int], by: Token) -> list[Token]:
    """The tokens, with one in place of those in a part of the text."""
    found: list[Token] = []
    place = 0
    for token in tokens:
        if place >= span[1] or place + len(token.text) <= span[0]:
            found.append(token)
        elif by not in found:
            found.append(by)
        place += len(token.text)
    return found


_HOLD = "answer_bid"
"""What a player owes who has to hold a bid, or to pass."""


def phase_of(table: Table) -> dict[str, bool]:
    """Whether somebody has to say something in an auction at a table, and whether its deal has been
    played."""
    calls = awaits_bid(table) or awaits_contract(table) or callable_suits(table)
    return {"is_auction": calls, "is_over": not calls and _is_over(table)}


def _is_over(table: Table) -> bool:
    with suppress(RefereeError):
        mover = table.ask("whose turn").answer
        if mover == "nobody" or isinstance(mover, list) or mover in table.seats:
            return bool(mover == "nobody")
        return "score" in table.engine.answers and isinstance(table.ask("score").answer, dict)
    return False


def awaits_bid(table: Table | None) -> bool:
    """Whether somebody has to bid a number at this table, or to hold one."""
    is_held = table is not None and any(debt.kind == _HOLD for debt in table.position.owed)
    return bool(is_held) or _is_open(table, _NUMBERS)


def awaits_contract(table: Table | None) -> bool:
    """Whether somebody has to bid trumps at this table, such as ``2 clubs``."""
    return _is_open(table, _CONTRACTS)


def _is_open(table: Table | None, bids: Sequence[str]) -> bool:
    if table is None or "may_bid" not in table.engine.answers:
        return False
    with suppress(RefereeError):
        seat = table.ask("whose turn").answer
        return any(isinstance(seat, str) and _may_bid(table, seat, bid) for bid in bids)
    return False


def _may_bid(table: Table, seat: str, bid: str) -> bool:
    with suppress(RefereeError):
        return (
            seat in table.seats and table.ask(Question("may_bid", seat, number=bid)).answer == "yes"
        )
    return False


def with_contracts(tokens: Sequence[Token]) -> list[Token]:
    """The tokens; what names a number and trumps is a bid: ``2 clubs``, 「3スペード」."""
    text, starts = "", list[int]()
    for token in tokens:
        starts.append(len(text))
        text += token.text
    found: list[Token] = []
    end = 0
    named = {match.start(): match for match in contract_form().finditer(text)}
    for token, start in zip(tokens, starts, strict=True):
        match = named.get(start)
        if start >= end and match and contract_of(match):
            end = match.end()
            level = value_of(match["level"] or match["high"] or "1")
            found.append(Token("bid", match[0], names=(contract_of(match),), number=level))
        elif start >= end:
            found.append(token)
    return found


def with_bids(tokens: Sequence[Token], *, is_awaited: bool, is_said: bool) -> list[Token]:
    """The tokens; numbers that are bids have the kind ``bid``.

    ``is_awaited``: whether every number is a bid, not only those beside a word for bidding.
    ``is_said``: whether numbers that players say are bids, too.
    """
    is_said &= any(matches("says_number", token.text) for token in tokens)
    found: list[Token] = []
    for place, token in enumerate(tokens):
        number = number_in(token)
        is_bid = is_awaited or (is_said and token.kind != "size") or _is_beside(tokens, place)
        if number >= 0 and (is_bid or _goes_on(found)):
            after = Frame([*tokens[place + 1 :]])
            counts_else = after.says("counts_else") and not (is_awaited and after.says("of_points"))
            token = token if counts_else else _bid(token, number)
        found.append(token)
    return found


def _bid(token: Token, number: int) -> Token:
    return replace(token, kind="bid", cards=(), concepts=(), number=number)


def _goes_on(before: Sequence[Token]) -> bool:
    """Whether a list of bids goes on: ``bids so far 2, 1, 1``."""
    said = [token for token in before if token.kind != "blank" and not _is_between(token)]
    return bool(said) and said[-1].kind == "bid"


def number_in(token: Token) -> int:
    """The number that a word means; -1 if it means none."""
    if _NIL in token.concepts:
        return 0
    if token.text.isdecimal():
        return int(token.text)
    if token.kind == "cards" and len(token.cards) == 1 and not token.cards[0].suits:
        rank = token.cards[0].rank
        return int(rank) if rank.isdecimal() else -1
    if token.kind == "size" and token.number:
        return token.number
    word = token.text.casefold()
    if len(word) == 1 and not token.cards and not token.text.isascii():
        return -1  # a particle
    rank = lexicon().ranks.get(word, "")
    return number_of(word) or (int(rank) if rank.isdecimal() else -1)


def _is_beside(tokens: Sequence[Token], place: int) -> bool:
    """Whether a word for bidding is next to a word."""
    before, after = reversed(tokens[:place]), iter(tokens[place + 1 :])
    return any(
        _BID in (first.concepts if first else ()) for first in (_first(before), _first(after))
    )


def _first(tokens: Iterator[Token]) -> Token | None:
    return next(
        (
            token
            for token in tokens
            if token.kind != "blank" and token.text.casefold() not in _BETWEEN
        ),
        None,
    )


def listed_bids(tokens: Sequence[Token]) -> tuple[list[Token], list[Happening]]:
    """The tokens that are left, and bids in a row that were made in turn: ``bids 2, 1, 1``."""
    words = [token for token in tokens if token.kind != "blank"]
    for start, token in enumerate(words):
        end, bids = start, list[Token]()
        while end < len(words) and (words[end].kind == "bid" or (bids and _is_between(words[end]))):
            bids += [words[end]] * (words[end].kind == "bid")
            end += 1
        if token.kind != "bid" or len(bids) < 2:
            continue
        while words[end - 1].kind != "bid":
            end -= 1
        while start > 0 and words[start - 1].kind == "word" and _is_plain(words[start - 1]):
            start -= 1
        while end < len(words) and words[end].kind == "word" and _is_plain(words[end]):
            end += 1
        return [*words[:start], *words[end:]], [Happening("bid", "", number=b.number) for b in bids]
    return [*tokens], []


def _is_between(token: Token) -> bool:
    return token.kind == "comma" or token.text in ("and", "と")


def _is_plain(token: Token) -> bool:
    return {*token.concepts} <= {_BID}
