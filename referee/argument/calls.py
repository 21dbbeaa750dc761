"""The calls of players who bid, told in sentences of nothing else: ``Ann bid 1 club, Ben passed``.

A sentence tells calls if it has players, calls, and words about bidding only (``calls.toml``), in
any order.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct, field

from referee._internal.paths import PACKAGE
from referee.model.contracts import DOUBLES, PASSES, REDOUBLES
from referee.notation.lenient.lexicon import any_of

from .account import ME, NEXT, Ask, Happening, Scene
from .auctions import AUCTION, NUMBER, contract_form, contract_of, value_of
from .facts import aligned
from .tokens import Token
from .vocabulary import matches

BID, HOLD = "bid", "hold"
_SIGNS = re.compile(r"[\s,、:：\-–—>→/「」『』\"'“”()（）・]+")
_STOPS = ".;!?。！？\n"
_SENTENCE = re.compile(rf"[^{_STOPS}]*[{_STOPS}]*")


class Call(Struct):
    seat: str
    kind: str
    """``bid``, ``pass``, ``double``, ``redouble`` or ``hold``."""
    number: str = ""


class Calls(Struct):
    """What was told."""

    calls: list[Call] = field(default_factory=list)
    asked: list[Call] = field(default_factory=list)
    """Calls of which it is asked whether they may be made."""
    mark: str = ""
    """The mark of an auction, or of a bid that each player has; empty: the calls are moves."""

    def tell(self, scene: Scene) -> None:
        """Adds them to a scene."""
        people = (call.seat for call in (*self.calls, *self.asked) if call.seat)
        scene.people += [name for name in dict.fromkeys(people) if name not in scene.people]
        for call in self.asked:
            names = (call.number,) * bool(call.number)
            scene.asks.append(Ask(f"may_{call.kind}", call.seat or NEXT, names=names))
        if self.mark == AUCTION and self.calls:
            said = (call.number or call.kind for call in self.calls)
            scene.state.append(("set", " ".join((AUCTION, *said))))
        elif self.mark:
            scene.state += self._bids()
        else:
            for call in self.calls:
                number = int(call.number) if call.number else -1
                scene.events.append(Happening(call.kind, call.seat, number=number))

    def _bids(self) -> Iterable[tuple[str, ...]]:
        """Who has bid or held how much, and who has passed."""
        highest = ""
        for call in self.calls:
            highest = call.number or highest
            passes = call.kind == PASSES
            yield ("passed", call.seat) if passes else ("count", BID, call.seat, highest)


def told_calls(text: str, tokens: Sequence[Token], game: Collection[str]) -> tuple[str, Calls]:
    """The text without the sentences that tell calls, and these.

    ``game``: the marks of the game, and the questions that it answers.

    >>> from referee.argument.tokens import Scanner
    >>> from referee.library.context import rulebook
    >>> said = "Ann bid three spades, Ben passed. Can Cy bid 3NT?"
    >>> words = Scanner(said, (), rulebook("bridge").deck).tokens()
    >>> rest, told = told_calls(said, words, {"auction"})
    >>> [(call.seat, call.number or call.kind) for call in (*told.calls, *told.asked)]
    [('Ann', '3S'), ('Ben', 'pass'), ('Cy', '3NT')]
    """
    is_about = _form("about").search(text)
    if not {BID, AUCTION} & {*game} or not is_about or matches("tells_taken", text):
        return text, Calls()
    reader = _Reader(text, tokens, game)
    told, rest = Calls(mark=reader.mark), ""
    for match in _SENTENCE.finditer(text):
        asks = _form("asking").search(match[0]) is not None or "?" in match[0] or "？" in match[0]
        found = reader.sentence(match.start(), match.end(), asks=asks)
        if found and not asks:
            told.calls += found
        elif len(found) == 1 and told.calls:
            told.asked += found
        else:
            rest += match[0]
    if not any(call.kind == BID for call in told.calls):
        return text, Calls()
    is_else = matches("asks_else", rest) or contract_form().search(rest)
    if not (told.asked or is_else) and told.calls[-1].kind == BID:
        told.asked.append(told.calls.pop())  # that is what they argue about
    return rest.strip(), told


class _Reader:
    """Reads the calls of sentences."""

    def __init__(self, text: str, tokens: Sequence[Token], game: Collection[str]) -> None:
        self.text = text
        self.has_trumps = AUCTION in game
        self.kinds = [REDOUBLES, DOUBLES] * ("may_double" in game) + [PASSES]
        self.kinds += [HOLD] * ("may_hold" in game)
        self.mark = AUCTION if self.has_trumps else BID if HOLD in self.kinds else ""
        between = _form("between")
        self.players = {
            start: (end, token.names[0] if token.names else ME)
            for start, end, token in aligned(text, tokens)
            if token.kind in ("seat", "me") and not between.fullmatch(token.text)
        }

    def sentence(self, start: int, end: int, *, asks: bool) -> list[Call]:
        """The calls of a sentence; none if it has other words, too.

        ``asks``: whether it may have words that ask whether a call may be made.
        """
        calls: list[Call] = []
        waiting: list[str] = []  # players who are named, and whose call comes next
        place, joins = start, ""
        while place < end and self.text[place] not in _STOPS:
            if place in self.players:
                stop, name = self.players[place]
                if calls and self._is_after_call(stop, joins):
                    calls[-1].seat = name
                elif calls and joins.rstrip().endswith("so did"):
                    calls.append(Call(name, calls[-1].kind, calls[-1].number))
                else:
                    waiting.append(name)
                place, joins = stop, ""
            elif found := self._call_at(place):
                call, place = found
                calls += [Call(seat, call.kind, call.number) for seat in waiting or [""]]
                waiting, joins = [], ""
            elif words := self._between(place, asks=asks):
                joins += words.casefold()
                place += len(words)
            else:
                return []
        return [] if waiting else _in_order(calls)

    def _between(self, place: int, *, asks: bool) -> str:
        """The words at a place that stand between players and calls."""
        forms = [_SIGNS, _form("between"), *[_form("asking")] * asks]
        found = [match[0] for form in forms if (match := form.match(self.text, place))]
        return max(found, key=len, default="")

    def _is_after_call(self, stop: int, joins: str) -> bool:
        """Whether a player is named after the call: ``pass from Ben``, ``1C (Ann)``."""
        is_by = re.search(r"\b(?:from|by)\s*(?:the )?$", joins) is not None
        closes = self.text[stop : stop + 1] in (")", "）")
        return is_by or (closes and joins.rstrip().endswith(("(", "（")))

    def _call_at(self, place: int) -> tuple[Call, int] | None:
        """The call at a place, and where it ends."""
        for kind in self.kinds:
            if match := _form("calls", kind).match(self.text, place):
                return Call("", kind), match.end()
        if self.has_trumps:
            match = contract_form().match(self.text, place)
            return (Call("", BID, contract_of(match)), match.end()) if match else None
        if match := _form("calls", "nil").match(self.text, place):
            return Call("", BID, "0"), match.end()
        match = _number().match(self.text, place)
        number = value_of(match[0]) if match else -1
        return (Call("", BID, str(number)), match.end()) if match and number >= 0 else None


def _in_order(calls: list[Call]) -> list[Call]:
    """The calls; a double comes after the bid: ``Ben doubled Ann's 1NT``."""
    return calls[::-1] if [call.kind for call in calls] == [DOUBLES, BID] else calls


@lru_cache
def _number() -> re.Pattern[str]:
    return re.compile(rf"(?<![a-z]){NUMBER}(?![a-z0-9])", re.IGNORECASE)


@lru_cache
def _words() -> Mapping[str, Mapping[str, list[str]]]:
    return tomllib.loads((PACKAGE / "argument" / "calls.toml").read_text("utf-8"))


@lru_cache
def _form(part: str, kind: str = "") -> re.Pattern[str]:
    """A word of a part of ``calls.toml``, the longest first."""
    listed = _words()[part]
    words = listed[kind] if kind else [word for words in listed.values() for word in words]
    latin = any_of(word for word in words if word.isascii())
    other = any_of(word for word in words if not word.isascii())
    return re.compile(rf"(?<![a-z0-9])(?:{latin})(?![a-z0-9])|(?:{other})", re.IGNORECASE)
