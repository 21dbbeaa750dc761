"""What a Japanese text tells of a game, one statement after the other: who, which cards, how many,
where, and what happened. Both readers get it; what is left is for them to read.

A statement is a pattern over the words, in which every name, card, number and rule is one letter.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from copy import copy, deepcopy
from functools import lru_cache
from itertools import pairwise
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from referee._internal.paths import PACKAGE
from referee.notation.lenient.lexicon import normalize

from .account import ALL, ME, NEXT, THEY, Ask, DescribedHand, Happening, Scene
from .called_suits import call_of
from .card_names import RUN, NamedCard, plays_of
from .tokens import Token

_SLOTS = {
    "C": "cards", "Z": "suit", "P": "person", "R": "rule", "B": "book", "N": "size",
    "M": "players", "T": "title", "S": "called", "X": "other",
}  # fmt: skip
"""Letter in a pattern -> the kind of word that it matches."""
_LABELS = {"field": "場は", "hand": "手札は"}
"""Labels that are words of a statement."""
Method = Callable[["Statements", "re.Match[str]"], object]
Asker = Callable[["Statements", "re.Match[str]"], "list[Ask] | None"]
Step = tuple[Method, "re.Match[str]"]
_FIRST = 0xE000
_SIZE = 0x100
_END = "\uf8ff"
_ANY = re.compile("")
MAX_STEPS = 400
MAX_SKIPS = 2
"""The most parts that may be left out."""
_PASSES = (
    (0, True, False), (0, False, False), (0, False, True), (MAX_SKIPS, False, False),
    (MAX_SKIPS, False, True),
)  # fmt: skip
"""Parts that may be left out, whether the question has to name cards, and whether it may be left
to the readers; tried in this order."""


_TAKEN_BACK = re.compile(
    "[をがはでだ、。. …]*(?:(?:いや|あ|あれ|ちゃう|ごめん|じゃなくて|じゃない|というか|違う|ちがう"
    "|違った|ちがった|間違えた|まちがえた|訂正)[やだわ、。. …]*)+"
)
"""The words by which somebody takes back the cards before them."""


class Told(Struct):
    """What was told, and what is left to read."""

    tokens: list[Token]
    events: list[Happening] = field(default_factory=list)
    hands: list[DescribedHand] = field(default_factory=list)
    asks: list[Ask] = field(default_factory=list)
    people: list[str] = field(default_factory=list)
    asks_something: bool = False
    """Whether the question is asked in words."""
    named: list[tuple[str, ...]] = field(default_factory=list)
    """The rules that are named beside what was told."""
    skipped: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    """What wasn't understood."""
    book: str = ""
    players: int = 0
    turn: str = ""
    seats: list[str] = field(default_factory=list)
    trump: str = ""
    titles: dict[str, str] = field(default_factory=dict)
    out: list[str] = field(default_factory=list)
    on: list[tuple[str, ...]] = field(default_factory=list)
    off: list[tuple[str, ...]] = field(default_factory=list)
    state: list[tuple[str, ...]] = field(default_factory=list)

    @property
    def is_complete(self) -> bool:
        """Whether nothing is left, and the question is asked in words."""
        return self.asks_something and not (self.tokens or self.left or self.skipped)

    def tell(self, scene: Scene) -> None:
        """Adds it to a scene."""
        scene.hands += deepcopy(self.hands)
        scene.asks += deepcopy(self.asks)
        scene.people += [name for name in self.people if name not in scene.people]
        scene.named += self.named
        scene.skipped += self.skipped
        scene.left_over += self.left
        scene.asks_something = self.asks_something
        scene.titles |= self.titles
        scene.seats = self.seats or scene.seats
        scene.out += self.out
        scene.on += self.on
        scene.off += self.off
        scene.state += self.state
        scene.turn, scene.trump = self.turn, self.trump
        scene.book, scene.players = self.book, self.players or scene.players


def _slot(letter: str) -> str:
    first = _FIRST + _SIZE * [*_SLOTS].index(letter)
    return f"[{chr(first)}-{chr(first + _SIZE - 1)}]"


def _pattern(form: Sequence[str], before: str = "") -> re.Pattern[str]:
    """A pattern of ``tellings.toml``."""
    text = before + "".join(form)
    while part := re.search("<([A-Z_]+)>", text):
        text = text.replace(part[0], "".join(_data()["parts"][part[1]]))
    return re.compile(re.sub(r"\{([A-Z])\}", lambda slot: _slot(slot[1]), text))


def _is_in(card: NamedCard, cards: Sequence[NamedCard]) -> bool:
    return any(c.rank == card.rank and (not card.suits or c.suits == card.suits) for c in cards)


def without_taken_back(tokens: Sequence[Token]) -> list[Token]:
    """The tokens without cards that are taken back: 「8を、いや9を」."""
    kept = [*tokens]
    cards = [place for place, token in enumerate(kept) if token.kind == "cards"]
    for first, second in reversed([*pairwise(cards)]):
        between = "".join(normalize(token.text) for token in kept[first + 1 : second])
        is_contrast = "じゃなく" in between and len(kept[first].cards) > 2
        if _TAKEN_BACK.fullmatch(between) and not is_contrast:
            kept[second] = _with_suit_of(kept[first], kept[second])
            del kept[first:second]
    return kept


def _with_suit_of(before: Token, token: Token) -> Token:
    """The cards that are told instead, in the same suit if none is named: 「ハートの9、いや10」."""
    suits = {card.suits for card in before.cards}
    if len(suits) != 1 or any(card.suits or card.rank == "Jo" for card in token.cards):
        return token
    cards = tuple(NamedCard(before.cards[0].suits, card.rank) for card in token.cards)
    return replace(token, cards=cards)


def _is_same(cards: Sequence[NamedCard], others: Sequence[NamedCard]) -> bool:
    """Whether these can only be the same cards: their suits and ranks are."""
    return [*cards] == [*others] and all(len(card.suits) == 1 and card.rank for card in cards)


class _Unclear(Exception):
    """A statement that isn't understood."""


def _is_slot(letter: str) -> bool:
    return "\ue000" <= letter < _END


def _slot_of(token: Token) -> str:
    if token.kind == "cards":
        ranked = all(card.rank for card in token.cards)
        return "C" if ranked else "Z" if not any(card.rank for card in token.cards) else "X"
    kinds = {
        "seat": "P", "me": "P", "rule": "R", "book": "B", "size": "N", "players": "M", "title": "T",
        "bid": "X", "contract": "X", "called": "S",
        "label": "" if token.kind == "label" and token.names[0] in _LABELS else "X",
    }  # fmt: skip
    return kinds.get(token.kind, "")


_CLAUSE = re.compile(f"(?:[^、。? \ue000-\uf8ff]|{_slot('P')}|{_slot('B')})+[、。 ]+")
"""A part without cards."""


class _Rest(Struct):
    """What follows the statements."""

    step: Step
    is_asked: bool = False
    """Whether it is known what is asked; else the readers find it out."""


class Statements:
    """Reads statements from left to right."""

    def __init__(self, tokens: Sequence[Token], *, has_tricks: bool, has_rows: bool) -> None:
        self.tokens = [*tokens]
        self.has_tricks, self.has_rows = has_tricks, has_rows
        self.text, self.starts, self.at = "", list[int](), dict[str, Token]()
        for token in self.tokens:
            self.starts.append(len(self.text))
            self.text += self._letters(token)
        self.text += _END
        self.told = Told([])
        self.last, self.led = "", ""
        self.rule_played: Happening | None = None
        self.tried: list[Ask] = []
        """What somebody wanted to play."""

    def _letters(self, token: Token) -> str:
        slot = _slot_of(token)
        if not slot:
            if token.kind == "stop":
                return "?" if "ask" in token.concepts else "。"
            if token.kind == "label" and token.names[0] in _LABELS:
                return _LABELS[token.names[0]]
            return {"comma": "、", "blank": " "}.get(token.kind) or normalize(token.text)
        count = sum(_slot_of(known) == slot for known in self.at.values())
        letter = chr(_FIRST + _SIZE * [*_SLOTS].index(slot) + min(count, _SIZE - 1))
        self.at[letter] = token
        return letter

    # ---- slots

    def cards(self, found: re.Match[str]) -> list[NamedCard]:
        """The cards that are named, as many as are told."""
        if any(re.fullmatch(r"\d+枚", self.at[c].text) for c in found["cards"] if c in self.at):
            raise _Unclear  # a number of cards
        cards = self._listed(found["cards"])
        last = self.at[found["cards"][-1]].cards
        before = cards[: -len(last)]
        if before and len(last) == len(before) + 1 and len({*last}) == 1:
            return [
                *before,
                NamedCard(before[0].suits, last[0].rank),
            ]  # 「ハートの9・10・Jを3枚で」
        count = (
            self.at[found["count"]].number if "count" in found.groupdict() and found["count"] else 0
        )
        if count and len(cards) == 1:
            return cards * count
        if count and count != len(cards):
            if len(last) > 1 or not any(_slot_of(t) == "N" for t in self._named(found["cards"])):
                raise _Unclear
            cards += last * (count - 1)  # 「9を2枚とジョーカー1枚」
        return cards

    def _named(self, text: str) -> list[Token]:
        return [self.at[letter] for letter in text if letter in self.at]

    def _listed(self, text: str) -> list[NamedCard]:
        """The cards of a list, each as often as is told: 「9を2枚とジョーカー」."""
        cards = list[NamedCard]()
        for token in self._named(text):
            if _slot_of(token) == "N":
                cards += cards[-1:] * (token.number - 1)
            cards += token.cards
        return cards

    def who(self, found: re.Match[str]) -> str:
        """The player who is named; empty if nobody is, or somebody without a name."""
        groups = found.groupdict()
        if groups.get("who"):
            token = self.at[groups["who"]]
            name = ME if token.kind == "me" else token.names[0] if token.names else ""
            if token.kind == "he":
                name = self.last
            self._note(name)
            return name
        return ""

    def _note(self, name: str) -> None:
        if name and name not in (NEXT, ALL):
            self.last = name
            self.told.people += [name] * (name not in self.told.people)

    # ---- statements

    def read(self) -> Told | None:
        """Everything that is told, if nothing is left but a question."""
        for self.skips, self.wants_cards, self.leaves in _PASSES:
            self.steps = 0
            if (found := self._parsed(0, ())) is not None:
                break
        else:
            return None
        self._tell(found)
        return self.told

    def _parsed(self, place: int, path: tuple[Step, ...]) -> tuple[Step, ...] | None:
        """The statements from a place on, with the question at the end."""
        self.steps += 1
        if self.steps > MAX_STEPS:
            return None
        rest = self._question(place, path) if path and self._is_told(path) else None
        if rest is not None and rest.is_asked:
            return (*path, rest.step)
        if path and self._is_told(path) and (found := self._before_more(place, path)):
            return found
        for step in self._statements(place):
            if (found := self._parsed(step[1].end(), (*path, step))) is not None:
                return found
        if rest is not None:
            return (*path, rest.step)
        skipped = sum(method is Statements.tell_left for method, _ in path)
        if skipped < self.skips and (talk := _CLAUSE.match(self.text, place)):
            return self._parsed(talk.end(), (*path, (Statements.tell_left, talk)))
        return None

    def _before_more(self, place: int, path: tuple[Step, ...]) -> tuple[Step, ...] | None:
        """The statements with a question before the last: 「…出せる?出したのはけん」."""
        for stop in re.finditer("[?。]+", self.text[place:]):
            end = place + stop.end()
            for after in self._afterthoughts(end):
                rest = self._question(place, (*path, *after), end)
                if rest is not None and rest.is_asked:
                    return (*path, *after, rest.step)
        return None

    def _afterthoughts(self, place: int) -> Iterator[tuple[Step, ...]]:
        """What may be told after a question, up to the end."""
        if not self.text[place:].strip("、。 !" + _END):
            return
        for step in self._statements(place):
            if step[0] in _AFTER:
                if not self.text[step[1].end() :].strip("、。 !" + _END):
                    yield (step,)
                for more in self._afterthoughts(step[1].end()):
                    yield (step, *more)

    def _statements(self, place: int) -> list[Step]:
        """What may be told at a place, the longest first."""
        slots = [at for at in range(place + 1, len(self.text)) if _is_slot(self.text[at])]
        found: dict[int, Step] = {}
        ends = {*self.starts, len(self.text), len(self.text) - 1}
        for form, method in _telling():
            for end in (len(self.text), *reversed(slots[1:])):
                match = form.match(self.text, place, end)
                while match and match.end() not in ends and match.end() > place + 1:
                    end = max(at for at in ends if at < match.end())
                    match = form.match(self.text, place, end)
                if match is None:
                    break
                if match.end() > place and match.end() in ends:
                    found.setdefault(match.end(), (method, match))
        return [found[end] for end in sorted(found, reverse=True)]

    def _tell(self, path: Sequence[Step]) -> None:
        for method, match in path:
            method(self, match)

    def _is_told(self, path: Sequence[Step]) -> bool:
        """Whether a table is told, not only a rule asked about."""
        tells = [method for method, _ in path if method in _OF_TABLES]
        text = "".join(match[0] for _, match in path)
        is_situation = re.search(f"{_slot('P')}|上に|に対して|きて|きた|来た|来て|出された", text)
        lies = any(
            method
            in (
                Statements.tell_field,
                Statements.tell_onto,
                Statements.tell_trick,
                Statements.tell_hand,
                Statements.tell_row,
                Statements.tell_row_of_rank,
            )
            for method in tells
        )
        return bool(tells) and (bool(is_situation) or lies or len(tells) > 1)

    def _question(self, place: int, path: Sequence[Step], end: int = 0) -> _Rest | None:
        """How the rest is read, if it is only a question."""
        end = end or len(self.text)
        rest = self.text[place:end].removesuffix(_END)
        said = self._supposed(path)
        if said is None:
            return None
        is_verdict = False
        for form, ask in _questions():
            if form.match(rest) and ask in (Statements.ask_of_hand, Statements.ask_play):
                is_field = not said.told.events or said.told.events[-1].kind == "field"
                is_verdict = self.wants_cards or (is_field and not said.told.hands)
            if match := form.fullmatch(rest):
                if ask is Statements.ask_of_hand and self.wants_cards:
                    continue  # first as ``may I play these cards``
                with suppress(_Unclear):
                    if ask(said, match) is not None:
                        return _Rest((_asking(ask), match), is_asked=True)
        left = self._tokens(place, end)
        named = any(t.cards or t.kind in ("bid", "called") for t in left)
        named |= any(t.kind == "rule" for t in left) and bool(re.search("なら|だと", rest))
        match = _ANY.match(rest)
        if not self.leaves or is_verdict or named or not rest.strip("、。 !w") or not match:
            return None
        return _Rest((_leaving(place), match))

    def _supposed(self, path: Sequence[Step]) -> Statements | None:
        """What is told if this is how it is told."""
        said = copy(self)
        said.told, said.last, said.led, said.tried = Told([]), "", "", []
        try:
            said._tell(path)
        except _Unclear:
            return None
        return said

    def plays(self, found: re.Match[str]) -> list[tuple[NamedCard, ...]]:
        """The plays of cards that are listed: those with *and* between them are one."""
        cards = self.cards(found)
        groups = re.split(
            "(?:、|→| |次に?|で|が|続いて|そして|その(?:次|あと)に?|最後に?)+", found["cards"]
        )
        parts = [self._listed(group) for group in groups]
        if len(parts) == 1:
            return plays_of(cards)
        return [play for part in parts for play in plays_of(part)]

    def tell_field(self, found: re.Match[str]) -> None:
        seat = self.who(found)
        lay = [Happening("field", seat, play) for play in self.plays(found)]
        is_before = re.search("だった|でした|あった", found[0]) and self.told.events
        if is_before and any(event.kind == "field" for event in self.told.events):
            raise _Unclear
        at = 0 if is_before else len(self.told.events)
        self.told.events[at:at] = lay  # 「けんが9出した。場は5だった」

    def tell_trick(self, found: re.Match[str]) -> None:
        """Cards that are listed one after the other."""
        plays = self.plays(found)
        if len(plays) < 2:
            raise _Unclear
        self.told.events += [
            Happening("play" if self.has_tricks else "field", "", p) for p in plays
        ]

    def tell_listed(self, found: re.Match[str]) -> None:
        """The cards of a trick without a verb."""
        if not self.has_tricks:
            raise _Unclear
        self.tell_trick(found)

    def tell_play(self, found: re.Match[str]) -> None:
        cards, seat = self.cards(found), self.who(found)
        if (
            seat
            and self.at[found["who"]].text.endswith("の")
            and self.text[found.end("who")] == " "
        ):
            raise _Unclear  # 「俺の 9」 without the words of a fact between them
        held = self.told.hands[-1:]
        if held and not seat and not found["else"]:
            seat = held[0].seat  # who holds them plays
        for hand in held:
            named = [
                card for card in cards if card not in hand.cards and not _is_in(card, hand.cards)
            ]
            if hand.seat == seat and hand.cards and hand.after == len(self.told.events):
                hand.cards += tuple(named)
        last = self.told.events[-1:]
        if last and _is_same(last[0].cards, cards) and seat in ("", last[0].seat):
            return  # 「ハートの10だった。ハートの10を出して」
        if self.told.turn and not seat and not found.groupdict().get("else"):
            seat = self.told.turn
        self.told.turn = ""
        is_again = last and last[0] is self.rule_played and not last[0].seat
        if is_again and {card.rank for card in cards} == {card.rank for card in last[0].cards}:
            self.told.events.pop()  # 「9リバースした、けんが9出した」
        if self.led and not self.told.events and {card.suits for card in cards} != {self.led}:
            raise _Unclear
        kind = "discard" if re.search("捨て", found[0]) and not self.has_tricks else "play"
        passes = [at for at, event in enumerate(self.told.events) if event.kind == "pass"]
        at = passes[0] if passes and "最後に出した" in found[0] else len(self.told.events)
        self.told.events.insert(at, Happening(kind, seat, tuple(cards)))

    def tell_rule_play(self, found: re.Match[str]) -> None:
        """「8切りして」: the card of a rule was played."""
        rank = re.match("10|[2-9jqka]", normalize(self.at[found["rule"]].text))
        if not rank:
            raise _Unclear
        seat = self.who(found) or (self.told.hands[-1].seat if self.told.hands else "")
        self.told.named.append(self.at[found["rule"]].names)
        self.rule_played = Happening("play", seat, (NamedCard("", rank[0].upper()),))
        self.told.events.append(self.rule_played)

    def tell_play_of_rule(self, found: re.Match[str]) -> None:
        """「10を4枚で革命」."""
        if len(self.cards(found)) < 2 and not found["who"]:
            raise _Unclear
        self.tell_named(found)
        self.tell_play(found)

    def tell_by(self, found: re.Match[str]) -> None:
        """「出したのはけん」: who made the last play."""
        last = self.told.events[-1:]
        if not last or last[0].seat or last[0].kind not in ("play", "field") or not found["who"]:
            raise _Unclear
        last[0].seat = self.who(found)

    def tell_by_each(self, found: re.Match[str]) -> None:
        """「出したのはけん、ゆみ、俺」."""
        people = [ME if t.kind == "me" else t.names[0] for t in self._named(found["people"])]
        seated = [at for at, e in enumerate(self.told.events) if e.seat or e.kind == "pass"]
        last = self.told.events[seated[-1] + 1 if seated else 0 :]
        if len(last) != len(people):
            raise _Unclear
        for event, name in zip(last, people, strict=True):
            event.seat = name
            self._note(name)

    def tell_again(self, found: re.Match[str]) -> None:
        """The last cards once more."""
        last = self.told.events[-1:]
        if not last or not _is_same(last[0].cards, self.cards(found)):
            raise _Unclear

    def tell_empty(self, found: re.Match[str]) -> None:
        """「場は空」."""
        if self.told.events:
            self.tell_clear(found)

    def tell_onto(self, found: re.Match[str]) -> None:
        """「9の上に」: what the next cards are played on."""
        cards = self.cards(found)
        last = self.told.events[-1:]
        if last and [card.rank for card in last[0].cards] == [card.rank for card in cards]:
            return
        seat = self.who(found)
        self.told.events += [Happening("field", seat, play) for play in plays_of(cards)]

    def tell_pass(self, found: re.Match[str]) -> None:
        if found.groupdict().get("all"):
            self.told.events.append(Happening("pass", ALL))
            return
        people = [self.at[letter] for letter in found["people"] if letter in self.at]
        for token in people:
            name = ME if token.kind == "me" else token.names[0] if token.names else ""
            self._note(name)
            self.told.events.append(Happening("pass", name))
        if not people:
            self.told.events.append(Happening("pass", NEXT))

    def tell_suffered(self, found: re.Match[str]) -> None:
        """「ドロー2食らった」: somebody else played it."""
        self.who(found)
        self.told.events.append(Happening("play", "", tuple(self.cards(found))))

    def tell_draw(self, found: re.Match[str]) -> None:
        """「1枚引いたら赤の9だった」."""
        seat = self.who(found) or self.told.turn or NEXT
        if found["cards"]:
            cards = self.cards(found)
            if len(cards) != 1 or not cards[0].suits or not cards[0].rank:
                raise _Unclear
            self.told.state.append(("set", f"drawn {cards[0].suits}{cards[0].rank}"))
            self.told.turn = self.who(found) or ME
            self._note(self.told.turn)
            self.told.hands.append(
                DescribedHand(
                    self.told.turn, tuple(cards), whole=False, after=len(self.told.events)
                )
            )
            return
        self.told.events.append(Happening("draw_stock", seat))

    def tell_tried(self, found: re.Match[str]) -> None:
        """「けんが9出そうとしてて」: it wasn't played."""
        if not self.told.events:
            raise _Unclear
        self.tried = [Ask("may_play", self.who(found) or NEXT, tuple(self.cards(found)))]

    def tell_lacks(self, found: re.Match[str]) -> None:
        """「ダイヤなくて」."""
        if seat := self.who(found):
            self.told.state.append(("lacks", seat, self.at[found["suit"]].cards[0].suits))

    def tell_gone(self, found: re.Match[str]) -> None:
        """「けんが一抜けした」."""
        self.told.out.append(self.who(found))

    def tell_row(self, found: re.Match[str]) -> None:
        """「ハートは8まで出てる」, where cards lie in rows from the 7 on."""
        cards = self.cards(found)
        if not self.has_rows or any(card.rank not in RUN for card in cards):
            raise _Unclear
        suited = self.at[found["suit"]].cards if "suit" in found.groupdict() else cards
        suit = suited[0].suits
        if not suit:
            raise _Unclear
        named = [RUN.index(card.rank) for card in cards]
        if "まで" in found[0]:
            first, last = (named[0] if len(named) > 1 else RUN.index("7")), named[-1]
            named = [*range(min(first, last), max(first, last) + 1)]
        self._lay([NamedCard(suit, RUN[n]) for n in named])

    def _lay(self, cards: Sequence[NamedCard]) -> None:
        """Cards of rows, each once."""
        lying = [card for event in self.told.events for card in event.cards]
        new = [card for card in cards if card not in lying]
        self.told.events += [Happening("field", "", (card,)) for card in new]

    def tell_row_of_rank(self, found: re.Match[str]) -> None:
        """「7は全部出てる」."""
        cards = self.cards(found)
        if not self.has_rows or len(cards) != 1 or cards[0].suits:
            raise _Unclear
        self._lay([NamedCard(suit, cards[0].rank) for suit in "SHDC"])

    def tell_clear(self, found: re.Match[str]) -> None:
        """The field was cleared: by the last play, or since everybody passed."""
        last = self.told.events[-1:]
        if not last:
            raise _Unclear
        is_cut = "切れ" in found[0] or any(card.rank == "8" for card in last[0].cards)
        if last[0].kind == "play" and not is_cut:
            self.told.events.append(Happening("pass", ALL))

    def tell_hand(self, found: re.Match[str]) -> None:
        seat = self.who(found) or ("" if found.groupdict().get("else") else ME)
        self._note(seat)
        cards = tuple(self.cards(found))
        hand = DescribedHand(seat or THEY, cards, after=len(self.told.events))
        self.told.hands.append(hand)

    def tell_best(self, found: re.Match[str]) -> None:
        """「手札で強いのは」: cards of a hand that has others."""
        self.tell_hand(found)
        self.told.hands[-1].whole = False

    def tell_count(self, found: re.Match[str]) -> None:
        seat = self.who(found) or ME
        self._note(seat)
        self.told.hands.append(
            DescribedHand(seat, count=self.at[found["size"]].number, after=len(self.told.events))
        )

    def tell_out(self, found: re.Match[str]) -> None:
        cards, seat = self.cards(found), self.who(found) or self.last or ME
        self._note(seat)
        last = self.told.events[-1:]
        if last and last[0].kind == "play" and not (last[0].seat or found["who"]):
            last[0].seat = seat  # 「8切りして3で上がった」
        if seat not in [hand.seat for hand in self.told.hands if hand.cards]:
            hand = DescribedHand(seat, tuple(cards), after=len(self.told.events))
            self.told.hands.append(hand)
        self.told.events.append(Happening("play", seat, tuple(cards), is_last=True))

    def tell_book(self, found: re.Match[str]) -> None:
        token = self.at[found["book"]]
        books = [t for t in (token, *token.also) if t.kind == "book"]
        if not books:
            raise _Unclear
        self.told.book = books[0].names[0]

    def tell_players(self, found: re.Match[str]) -> None:
        self.told.players = self.at[found["number"]].number

    def tell_used(self, found: re.Match[str]) -> None:
        """「8切りあり」."""
        is_off = re.search("な[しい]|無し|やってね", found[0])
        (self.told.off if is_off else self.told.on).append(self.at[found["rule"]].names)

    def tell_effect(self, found: re.Match[str]) -> None:
        """「革命中」."""
        if re.search("じゃな|ではな", found[0]):
            raise _Unclear
        names = self.at[found["rule"]].names
        if self.text[found.end("rule")] in "、。 " or self._is_caused(names):
            self.told.named.append(names)
            return
        if "suit_lock" in names:
            if len(self.told.events) < 2:
                raise _Unclear
            return  # the cards tell it
        self.told.state.append(("mark", *names))

    def _is_caused(self, names: Sequence[str]) -> bool:
        """Whether the last play makes this mark: 「…を4枚出しました。革命です」."""
        last = self.told.events[-1:]
        if not last or last[0].kind != "play":
            return False
        is_four = len(last[0].cards) >= 4 and any("revolution" in name for name in names)
        return is_four or ("j_back" in names and any(card.rank == "J" for card in last[0].cards))

    def tell_lock(self, found: re.Match[str]) -> None:
        """「ダイヤで縛り」."""
        if found["rule"] and "suit_lock" not in self.at[found["rule"]].names:
            raise _Unclear
        if not self.told.events:
            self.told.state.append(("set", f"suit lock {self.at[found['suit']].cards[0].suits}"))

    def tell_trump(self, found: re.Match[str]) -> None:
        if found["suit"]:
            self.told.trump = self.at[found["suit"]].cards[0].suits
            return
        self.told.state.append(("set", "no trump"))

    def tell_led(self, found: re.Match[str]) -> None:
        """「ダイヤがリードで」: the suit of the first card, which is told next."""
        self.led = self.at[found["suit"]].cards[0].suits
        if self.told.events:
            raise _Unclear

    def tell_called(self, found: re.Match[str]) -> None:
        self.told.events.append(call_of(self.at[found["called"]]))

    def tell_title(self, found: re.Match[str]) -> None:
        self.told.titles[self.who(found)] = self.at[found["title"]].names[0]

    def tell_seats(self, found: re.Match[str]) -> None:
        people = [self.at[letter] for letter in found["people"] if letter in self.at]
        self.told.seats = [ME if token.kind == "me" else token.names[0] for token in people]

    def tell_turn(self, found: re.Match[str]) -> None:
        self.told.turn = self.who(found)

    def tell_named(self, found: re.Match[str]) -> None:
        """A rule as what came of a play: 「…で革命」."""
        self.told.named.append(self.at[found["rule"]].names)

    def tell_left(self, found: re.Match[str]) -> None:
        """A part that isn't understood, and that names no card."""
        if re.search("手札|場[はがに]|切り?札|ぱす", found[0]):
            raise _Unclear
        books = [self.at[letter] for letter in found[0] if letter in self.at]
        self.told.book = next((t.names[0] for t in books if t.kind == "book"), self.told.book)
        self.told.left.append("".join(token.text for token in self._tokens(*found.span())))

    def tell_talk(self, found: re.Match[str]) -> None:
        """Talk that tells nothing."""
        for token in self._tokens(found.start(), found.end()):
            if token.kind == "unknown":
                self.told.skipped.append(token.text)

    def _tokens(self, start: int, end: int) -> list[Token]:
        return [t for t, at in zip(self.tokens, self.starts, strict=True) if start <= at < end]

    # ---- the question

    def ask_play(self, found: re.Match[str]) -> list[Ask] | None:
        if not self.told.events:
            return None
        seat, cards = self.who(found) or self.told.turn or NEXT, self.cards(found)
        last, lying = self.told.events[-1], self.told.events[-1].cards
        ranks, named = [[c.rank for c in of] for of in (lying, cards)]
        if self.has_tricks and any(_is_same(event.cards, cards) for event in self.told.events):
            return [Ask("who_takes")]  # 「けんのハートのAが勝ち?」
        if last.kind == "play" and last.seat and ranks == named and seat in (NEXT, last.seat):
            return [Ask("verdict")]  # 「俺が10出したら怒られた。10だめなの?」
        if self.has_rows and lying and not any(card.suits for card in cards):
            suit = lying[-1].suits  # of the row that was told
            cards = [NamedCard(suit, card.rank) for card in cards]
        return [Ask("may_play", seat, tuple(cards))]

    def ask_verdict(self, _: re.Match[str]) -> list[Ask] | None:
        if self.tried:
            return self.tried
        last = self.told.events[-1:]
        held = self.told.hands[-1:]
        if held and held[0].after == len(self.told.events) and held[0].cards and last:
            return self._of_hand(held[0])
        if not last or last[0].kind not in ("play", "discard"):
            return None
        return [Ask("verdict")]

    def _of_hand(self, held: DescribedHand) -> list[Ask] | None:
        if len({card.rank for card in held.cards} - {"Jo"}) > 1:
            return None
        return [Ask("may_play", held.seat, held.cards)]

    def ask_of_hand(self, found: re.Match[str]) -> list[Ask] | None:
        if self.tried:
            return self.tried
        held = self.told.hands[-1:]
        if held and held[0].cards and held[0].after == len(self.told.events) > 0:
            return self._of_hand(held[0])
        return self.ask_verdict(found)

    def ask_out(self, _: re.Match[str]) -> list[Ask] | None:
        """Whether somebody may go out with the last cards."""
        held, last = self.told.hands[-1:], self.told.events[-1:]
        if last and last[0].is_last:
            return [Ask("verdict")]
        if not held or not held[0].cards:
            return None
        if any(event.kind != "field" for event in self.told.events[held[0].after :]):
            return None
        self.told.events.append(Happening("play", held[0].seat, held[0].cards, is_last=True))
        return [Ask("verdict")]

    def ask_out_with(self, found: re.Match[str]) -> list[Ask] | None:
        """Whether somebody may go out with these cards."""
        held = self.told.hands[-1:]
        seat = self.who(found) or (held[0].seat if held else self.last)
        cards = tuple(self.cards(found))
        if not seat or (
            held and held[0].cards and not all(_is_in(c, held[0].cards) for c in cards)
        ):
            return None
        if not held:
            self.told.hands.append(DescribedHand(seat, cards, after=len(self.told.events)))
        self.told.events.append(Happening("play", seat, cards, is_last=True))
        return [Ask("verdict")]

    def ask_any(self, found: re.Match[str]) -> list[Ask] | None:
        """What may be played from a hand that was told."""
        held = self.told.hands[-1:]
        if not held or not held[0].cards or held[0].after < len(self.told.events):
            return None
        seat = self.who(found) or held[0].seat
        return [Ask("may_play", seat)] if seat == held[0].seat else None

    def ask_turn(self, found: re.Match[str]) -> list[Ask] | None:
        if not self.told.events or self.told.events[-1].kind == "field":
            return None
        self.who(found) if "who" in found.groupdict() else ""
        return [Ask("whose_turn")]

    def ask_order(self, _: re.Match[str]) -> list[Ask] | None:
        return [Ask("what_order")] if self.told.events or self.told.state else None

    def ask_happen(self, _: re.Match[str]) -> list[Ask] | None:
        last = self.told.events[-1:]
        return [Ask("what_happens")] if last and last[0].kind == "play" else None

    def ask_taker(self, _: re.Match[str]) -> list[Ask] | None:
        return [Ask("who_takes")] if self.has_tricks and self.told.events else None

    def ask_nothing(self, found: re.Match[str]) -> list[Ask] | None:
        if self.has_tricks and len(self.told.events) > 2:
            return [Ask("who_takes")]
        if len(self.told.events) < 2:
            return None  # nothing to beat
        return self.ask_verdict(found)


_OF_TABLES = (
    Statements.tell_field, Statements.tell_onto, Statements.tell_play, Statements.tell_trick,
    Statements.tell_hand, Statements.tell_out, Statements.tell_listed, Statements.tell_row,
    Statements.tell_rule_play, Statements.tell_play_of_rule, Statements.tell_suffered,
    Statements.tell_row_of_rank, Statements.tell_best,
)  # fmt: skip
"""What tells of cards."""


_AFTER = (
    Statements.tell_by, Statements.tell_by_each, Statements.tell_book, Statements.tell_used,
    Statements.tell_trump, Statements.tell_talk, Statements.tell_field, Statements.tell_hand,
)  # fmt: skip
"""What is told after a question."""


def _asking(ask: Asker) -> Method:
    """Notes what is asked."""

    def tell(said: Statements, found: re.Match[str]) -> None:
        said.told.asks = ask(said, found) or []
        said.told.asks_something = ask is not Statements.ask_nothing
        if [ask.kind for ask in said.told.asks] == ["who_takes"]:
            for event in said.told.events:
                event.kind = "field" if event.kind in ("play", "discard") else event.kind

    return tell


def _leaving(place: int) -> Method:
    """Leaves the words from a place on to the readers."""

    def tell(said: Statements, _: re.Match[str]) -> None:
        rest = said.text[place:]
        start = place + len(rest) - len(rest.lstrip("、。 !?w"))
        said.told.tokens = said._tokens(start, len(said.text))

    return tell


@lru_cache
def _data() -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "argument" / "tellings.toml").read_text("utf-8"))


@lru_cache
def _telling() -> list[tuple[re.Pattern[str], Method]]:
    """The forms of statements, and what they tell."""
    return [
        (_pattern(entry["form"], "" if entry["tell"] == "named" else "<NOW>"), _told(entry["tell"]))
        for entry in _data()["statement"]
    ]


def _told(name: str) -> Method:
    method: Method = getattr(Statements, f"tell_{name}")
    return method


@lru_cache
def _questions() -> list[tuple[re.Pattern[str], Asker]]:
    """The forms of questions, and what they ask."""
    return [
        (_pattern(entry["form"]), getattr(Statements, f"ask_{entry['ask']}"))
        for entry in _data()["question"]
    ]


def told_in(tokens: Sequence[Token], *, has_tricks: bool, has_rows: bool) -> Told | None:
    """What these words tell, if every statement of them is understood."""
    reader = Statements(tokens, has_tricks=has_tricks, has_rows=has_rows)
    try:
        return reader.read()
    except _Unclear:
        return None
