"""The cards of a trick that are only listed: ``5c led then jc, 2h, ac``."""

from __future__ import annotations

from collections.abc import Sequence

from .account import ME, Happening
from .card_names import NamedCard
from .tokens import Token

MIN_CARDS, MAX_CARDS = 3, 8
_BARRED = {"hand", "may", "must", "want", "give", "discard", "order", "how_many"}
"""What words before or after a list mean if it is no trick."""
_LEADING = {"lead", "play", "if", "next", "past", "lies", "field"}
"""What the words of a list may mean."""
_PLAYING = {*_LEADING, "trump", "in_use"}
"""What the words between a player and a card may mean."""
_TAKING = {"who", "take", "win", "trick", "which"}
_PLACES = ("隣", "最後", "リード", "ひと", "last", "lastly", "finally")
"""Words that tell when a card is played."""
_TOGETHER = ("と", "か", "or", "plus", "+", "&")


def listed_trick(tokens: Sequence[Token]) -> tuple[list[Token], list[Happening]]:
    """The tokens that are left, and the cards of a trick that was listed, in order."""
    words = [token for token in tokens if token.kind != "blank"]
    for start, first in enumerate(words):
        if first.kind in ("seat", "me"):
            found = _played(words, start)
        else:
            places, owners = _cards_from(words, start)
            begin, end = (_begin(words, places[0]), _end(words, places[-1])) if places else (-1, -1)
            events = [Happening("field", owners.get(p, ""), words[p].cards) for p in places]
            found = (begin, end, events)
        begin, end, events = found
        is_trick = MIN_CARDS <= len(events) <= MAX_CARDS and bool(events[0].cards[0].suits)
        if is_trick and begin >= 0 and end >= 0:
            rest = [*words[:begin], *words[end:]]
            return _with_mine(rest, events), events
    return [*tokens], []


def _played(words: Sequence[Token], start: int) -> tuple[int, int, list[Happening]]:
    """A list in which everybody's card is named; -1 if more is said than who takes them."""
    events: list[Happening] = []
    owner, last = "", start
    for place in range(start, len(words)):
        token, card = words[place], _card(words[place])
        if token.kind in ("seat", "me") and not owner:
            owner = token.names[0] if token.names else ME
        elif card is not None and owner and owner not in [event.seat for event in events]:
            events.append(Happening("field", owner, token.cards))
            owner, last = "", place
        elif not _is_between(token, _PLAYING if owner else _LEADING):
            break
    concepts = {concept for token in words[last + 1 :] for concept in token.concepts}
    before = {concept for token in words[:start] for concept in token.concepts}
    is_else = "may" in concepts or not concepts & _TAKING or bool(before & _BARRED)
    is_else |= any(token.cards and _card(token) for token in (*words[:start], *words[last + 1 :]))
    return (-1 if is_else or owner else start), last + 1, events


def _card(token: Token) -> NamedCard | None:
    """The card that a word names, if it is one with a rank."""
    is_one = token.kind == "cards" and len(token.cards) == 1
    return token.cards[0] if is_one and token.cards[0].rank and not token.cards[0].down else None


def _cards_from(words: Sequence[Token], start: int) -> tuple[list[int], dict[int, str]]:
    """The places of the cards of a list that begins at a place, and whose they are."""
    owners: dict[int, str] = {}
    if _card(words[start]) is None:
        return [], owners
    places = [start]
    for place in range(start + 1, len(words)):
        token = words[place]
        if _card(token) is not None:
            places.append(place)
        elif token.kind in ("seat", "me") and _is_after_card(words, place):
            owners[places[-1]] = token.names[0] if token.names else ME
        elif not _is_between(token):
            break
    return places, owners


def _is_after_card(words: Sequence[Token], place: int) -> bool:
    """``9 hearts from Ann,``, 「♣A おれ、」: whether a player after a card is who played it."""
    before = words[place - 1]
    ends = place + 1 == len(words) or words[place + 1].kind in ("comma", "stop")
    is_by = before.text.casefold() in ("from", "by") and _card(words[place - 2]) is not None
    return ends and (is_by or _card(before) is not None)


def _is_between(token: Token, meanings: set[str] = _LEADING) -> bool:
    if token.text.casefold() in _PLACES:
        return True
    is_word = token.kind == "word" and token.text.casefold() not in _TOGETHER
    if token.kind == "comma":
        return True
    leads = not token.concepts or "lead" in token.concepts or {*token.concepts} <= {"if", "next"}
    return is_word and (leads or meanings is _PLAYING) and {*token.concepts} <= meanings


def _begin(words: Sequence[Token], first: int) -> int:
    """Where the words before a list begin that belong to it; -1 if it is no trick."""
    place = first
    while place > 0 and words[place - 1].kind != "stop":
        token = words[place - 1]
        is_lead = any("lead" in t.concepts for t in words[place : first + 1])
        is_suit = token.kind == "cards" and not _card(token) and is_lead
        if not (
            is_suit
            or (_is_between(token) and (token.kind != "comma" or is_lead or token.text == ":"))
        ):
            break
        place -= 1
    rest = place
    while rest > 0 and words[rest - 1].kind not in ("stop", "book"):
        token = words[rest - 1]
        if token.kind in ("me", "seat", "he", "label") or {*token.concepts} & (_BARRED | {"play"}):
            return -1
        rest -= 1
    return place


def _end(words: Sequence[Token], last: int) -> int:
    """Where the words after a list end that belong to it; -1 if it is no trick."""
    place = last + 1
    while place < len(words) and (words[place].kind == "word" or _ends_with(words, place)):
        if {*words[place].concepts} & _BARRED:
            return -1
        if not {*words[place].concepts} <= _LEADING:
            break
        place += 1
    return place if any({*t.concepts} & _LEADING for t in words[last + 1 : place]) else last + 1


def _ends_with(words: Sequence[Token], place: int) -> bool:
    return words[place].kind in ("seat", "me") and _is_after_card(words, place)


def _with_mine(rest: Sequence[Token], events: Sequence[Happening]) -> list[Token]:
    """The tokens without a statement whose card it was: ``mine is the queen``."""
    for place, token in enumerate(rest):
        if token.kind != "me":
            continue
        end = place + 1
        while end < len(rest) and rest[end].kind == "word" and not rest[end].concepts:
            end += 1
        named = _card(rest[end]) if end < len(rest) else None
        own = [event for event in events if named and _is_same(named, event.cards[0])]
        if len(own) == 1 and (end + 1 == len(rest) or rest[end + 1].kind in ("stop", "comma")):
            own[0].seat = ME
            return [*rest[:place], *rest[end + 1 :]]
    return [*rest]


def _is_same(named: NamedCard, card: NamedCard) -> bool:
    return named.rank == card.rank and (not named.suits or named.suits == card.suits)
