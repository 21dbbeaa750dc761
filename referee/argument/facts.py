"""What is so at a table, told in a part of a sentence: what is in effect, who is out, who lacks a
suit.

The words of a fact come in any order: a player, a suit or a number, a word that tells the fact, and
words that say nothing more (``fact_words.py``). A part with any other word is left to the readers,
and so is a question.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from copy import deepcopy
from typing import NamedTuple

from msgspec import Struct, field

from .account import ME, DescribedHand, Scene
from .auctions import contract_form, contract_of
from .bids import number_in
from .card_names import fold_letters
from .fact_words import Fact, around, facts_told, words_around
from .tokens import Token
from .vocabulary import matches

_SKIPPED = " 　'\"“”「」『』():=~〜-"
"""Signs between the words of a fact."""
_STOPS = ",.;、。!\n…"
CONTRACT, TOOK = "contract", "took"
"""The marks of a contract, and of the cards that somebody has taken."""
_NEGATED = re.compile(r"なし|ない|なく|無|\b(?:not|no|never|without)\b|n't|ではな|じゃな")
_ALWAYS = ("players", "cards")
"""Facts of any game."""
_OF_NEW_PLAYERS = ("out", "lacks", "cards")
"""Facts that the readers find out if something was told of the player before."""
_NEEDS = {"tricks": "who_takes", TOOK: "who_takes", "lacks": "who_takes", "out": "is_out"}
"""Facts of games that answer a question."""


class Facts(Struct):
    """What was told."""

    state: list[tuple[str, ...]] = field(default_factory=list)
    out: list[str] = field(default_factory=list)
    on: list[tuple[str, ...]] = field(default_factory=list)
    people: list[str] = field(default_factory=list)
    players: int = 0
    hands: list[DescribedHand] = field(default_factory=list)

    def tell(self, scene: Scene) -> None:
        """Adds it to a scene."""
        scene.state += self.state
        scene.out += [name for name in self.out if name not in scene.out]
        scene.on += self.on
        scene.hands += deepcopy(self.hands)
        scene.people += [name for name in self.people if name not in scene.people]
        scene.players = self.players or scene.players


class _Found(NamedTuple):
    fact: Fact
    start: int
    end: int
    tokens: tuple[Token, ...]
    said: str
    rules: list[tuple[str, ...]]
    """The rules that it names, if they have to be played."""


class _State(NamedTuple):
    """What was found of a fact up to a place."""

    tokens: tuple[Token, ...] = ()
    slots: str = ""
    """The slots that these words fill, in alphabetical order."""
    says: bool = False
    """Whether a word that tells the fact was found."""


def told_facts(text: str, tokens: Sequence[Token], game: Collection[str]) -> tuple[str, Facts]:
    """The text without the facts that it tells, and these.

    ``game``: the marks of the game, and the questions that it answers.

    >>> from referee.argument.tokens import Scanner
    >>> from referee.library.context import rulebook
    >>> said = "There is a revolution, Ann is out. Ben played a 9"
    >>> words = Scanner(said, (), rulebook("daifugo").deck).tokens()
    >>> rest, facts = told_facts(said, words, {"revolution", "is_out"})
    >>> rest, facts.state, facts.out
    ('Ben played a 9', [('set', 'revolution')], ['Ann'])
    """
    reader = _Reader(text, tokens, game)
    found = _sure(reader, [*reader.found()])
    facts, last = Facts(), ""
    suits = (card.suits for token in tokens for card in token.cards)
    led = next((suit for suit in suits if len(suit) == 1), "")
    for fact in found:
        last = _add(facts, fact, last, led)
    starts = {fact.start for fact in found}
    parts = sorted(part for fact in found for part in reader.cuts(fact, starts))
    return _without(text, parts), facts


def _sure(reader: _Reader, found: Sequence[_Found]) -> list[_Found]:
    """The facts without those that the readers understand better with what stands around them."""
    kinds = {fact.fact.tell for fact in found}
    left = {"bid"} if "tricks" not in kinds else set()  # they are moves
    if "bid" not in kinds and not matches("counts_tricks", reader.typed):
        left.add("tricks")
    has_title = any(token.kind == "title" for _, _, token in reader.words)
    if matches("names_places", reader.typed) or has_title:
        left.add("out")
    if reader.has_other_numbers(found):
        left |= {"bid", "tricks", CONTRACT}
    return [fact for fact in found if fact.fact.tell not in left]


def aligned(text: str, tokens: Sequence[Token]) -> Iterator[tuple[int, int, Token]]:
    """Where each word of a text begins and ends."""
    place = 0
    for token in tokens:
        start = text.find(token.text, place)
        if start >= 0:
            place = start + len(token.text)
            yield start, place, token


class _Reader:
    """Finds the facts of a text."""

    def __init__(self, text: str, tokens: Sequence[Token], game: Collection[str]) -> None:
        self.typed, self.game = text, game
        self.text, self.places = fold_letters(text)
        self.words = [*aligned(text, tokens)]
        self.words_at = {start: token for start, _, token in self.words}
        self.slots = self._slots()
        self.inside: set[int] = set()
        """The places within the names of cards and rules."""
        for start, end, token in self.words:
            if token.kind in ("cards", "rule"):
                first, last = self.places.index(start), self.places.index(end)
                self.inside |= {*range(first + 1, last)}
        self.read: set[int] = set()
        """The places of facts."""
        self.is_japanese = bool(re.search("[ぁ-ヿ一-鿿]", text))

    def _slots(self) -> dict[int, list[tuple[int, str, Token]]]:
        """Where words begin that fill a slot -> where they end, the slots, and the word."""
        named = [(start, end, _slots_of(token), token) for start, end, token in self.words]
        if CONTRACT in self.game:
            for match in contract_form().finditer(self.typed):
                token = Token("contract", match[0], names=(contract_of(match),))
                named.append((*match.span(), "K", token))
        found: dict[int, list[tuple[int, str, Token]]] = {}
        for start, end, slots, token in named:
            if slots:
                first, last = self.places.index(start), self.places.index(end)
                found.setdefault(first, []).append((last, slots, token))
        return found

    def _next_slots(self, place: int) -> set[str]:
        return {slot for _, slots, _ in self.slots.get(place, ()) for slot in slots}

    # ---- where facts begin and end

    def found(self) -> Iterator[_Found]:
        """The facts, from left to right."""
        place, last = 0, -1
        before: Fact | None = None
        while place < len(self.text):
            told = self._fact_at(place, before if last == place else None, follows=last == place)
            if told is None:
                place += 1
                continue
            yield told
            self.read |= {*range(told.start, told.end)}
            place = last = self._after(told.end)
            before = told.fact

    def _fact_at(self, place: int, before: Fact | None, *, follows: bool) -> _Found | None:
        """The longest fact from a place on. ``before``: the fact that ends there."""
        if not self._begins(place, follows=follows):
            return None
        facts = (self._read_fact(fact, place, before) for fact in facts_told())
        new = (found for found in facts if found and self._is_new(found))
        return max(new, key=lambda found: (found.end, found.fact != before), default=None)

    def _after(self, end: int) -> int:
        """Where the next part begins after a fact."""
        match = re.compile(rf"[\s{_STOPS}]*(?:(?:{around('join')})\b[\s,]*)?").match(self.text, end)
        return match.end() if match else end

    def _begins(self, place: int, *, follows: bool) -> bool:
        """Whether a part of a sentence begins here, and isn't a question."""
        if self.text[place] in f" 　{_STOPS}":
            return False
        before = self.text[:place].rstrip(" 　")
        begins = follows or not before or before[-1] in f"{_STOPS}:?？"
        begins |= bool(re.search(rf"(?:^|[\s{_STOPS}])(?:{around('join')})$", before))
        if self.is_japanese and "P" in self._next_slots(place):
            begins |= before.endswith(words_around("before_player"))
        return begins and not re.match(rf"(?:{around('ask')})(?![a-z'])", self.text[place:])

    def _ends(self, place: int, fact: Fact) -> bool:
        """Whether a part of a sentence may end here."""
        rest = self.text[place:].lstrip(" 　'\"」』)")
        if not rest or rest[0] in _STOPS:
            return True
        if not self.is_japanese:
            return re.match(rf"\s(?:{around('join')})\b", self.text[place:]) is not None
        said, following = self.text[:place], self._next_slots(place)
        ends = said.endswith(words_around("before_any"))
        ends |= "P" in following and said.endswith(words_around("before_player"))
        goes_on = fact.tell != "cards" and bool(following & {"N", "C", "Z"})
        return ends or (goes_on and said.endswith(words_around("before_number")))

    def _is_new(self, found: _Found) -> bool:
        """Whether nothing else was told of the player before, if that matters."""
        before = [
            token.names
            for place, fills in self.slots.items()
            for _, _, token in fills
            if place < found.start and token.kind == "seat" and place not in self.read
        ]
        is_known = any(token.kind == "he" or token.names in before for token in found.tokens)
        return found.fact.tell not in _OF_NEW_PLAYERS or not is_known

    def has_other_numbers(self, found: Sequence[_Found]) -> bool:
        """Whether numbers are told that belong to none of these facts."""
        read = {at for fact in found for at in range(fact.start, fact.end)}
        end = re.compile(r"[^.。!?？]*[?？]\s*$").search(self.text)
        asked = end.start() if end else len(self.text)
        return any(
            "N" in self._next_slots(at) for at in self.slots if at < asked and at not in read
        )

    # ---- the words of a fact

    def _read_fact(self, fact: Fact, start: int, before: Fact | None) -> _Found | None:
        """The longest part that tells a fact from a place on. ``before``: the fact before it."""
        if not _is_known(fact, self.game):
            return None
        best: _Found | None = None
        is_said = not fact.says or (fact == before and fact.can_follow)
        reached = {start: {_State(says=is_said)}}
        while reached:
            place = min(reached)
            states = reached.pop(place)
            for state in states if place > start else ():
                follows = before is not None and fact.can_follow
                if self._tells(fact, state, start, place, follows=follows):
                    rules = self._rules(start, place) if fact.on else []
                    said = self.text[start:place]
                    best = _Found(fact, start, place, state.tokens, said, rules)
            if place < len(self.text):
                for end, state in self._steps(fact, place, states, is_first=place == start):
                    reached.setdefault(end, set()).add(state)
        return best

    def _tells(self, fact: Fact, state: _State, start: int, place: int, *, follows: bool) -> bool:
        """Whether these words tell a fact. ``follows``: whether the player may be named before."""
        said = self.text[start:place]
        is_whole = state.slots == fact.slots
        is_whole |= follows and state.slots == fact.slots.replace("P", "")
        is_bare = fact.needs_more and said.strip() in fact.says
        is_denied = not fact.denies and _NEGATED.search(said)
        told = state.says and is_whole and not is_bare and not is_denied
        return bool(told) and self._ends(place, fact)

    def _steps(
        self, fact: Fact, place: int, states: Collection[_State], *, is_first: bool
    ) -> Iterator[tuple[int, _State]]:
        """Where the next word ends, with what is found then."""
        letter = self.text[place]
        if letter in ",、" and not is_first:
            goes_on = "C" in fact.slots and self._has_cards_after(place)
            whole = (True, fact.slots)
            yield from ((place + 1, s) for s in states if goes_on or (s.says, s.slots) != whole)
        if letter in _SKIPPED:
            yield from ((place + 1, state) for state in states)
        for end, slots, token in self.slots.get(place, ()):
            for slot in set(slots) & set(fact.slots):
                free = [s for s in states if slot not in s.slots or slot == "C"]
                for state in free:
                    filled = "".join(sorted({*state.slots, slot}))
                    yield end, _State((*state.tokens, token), filled, state.says)
        if "P" in self._next_slots(place):
            return  # a name is no other word
        for end in range(place + 1, min(place + fact.longest, len(self.text)) + 1):
            word = self.text[place:end]
            if self._is_whole(end) and word in fact.says:
                yield from ((end, state._replace(says=True)) for state in states)
            elif self._is_whole(end) and word in fact.fills:
                yield from ((end, state) for state in states)

    def _has_cards_after(self, comma: int) -> bool:
        """Whether a list of cards goes on after a comma."""
        match = re.compile(r"[,、]\s*(?:(?:and|the|an?|それから|あと) ?)*").match(self.text, comma)
        return match is not None and "C" in self._next_slots(match.end())

    def _is_whole(self, end: int) -> bool:
        """Whether no Latin word goes on here, and no name of a card."""
        goes_on = re.match("[a-z0-9][a-z]", self.text[end - 1 : end + 1])
        return end not in self.inside and goes_on is None

    def _rules(self, start: int, end: int) -> list[tuple[str, ...]]:
        first, last = self.places[start], self.places[end]
        return [t.names for at, _, t in self.words if first <= at < last and t.kind == "rule"]

    # ---- the text without facts

    def cuts(self, found: _Found, starts: Collection[int]) -> Iterator[tuple[int, int, str]]:
        """The parts of the text to leave out, each with what takes its place: the player stays if
        what follows has none, and takes the place of *he*. ``starts``: where facts begin."""
        start, end = self.places[found.start], self.places[found.end]
        after = self._after(found.end)
        place = self.places[after]
        rest = [(at, token) for at, _, token in self.words if at >= place and token.kind != "blank"]
        if instead := found.fact.instead[self.is_japanese]:
            name = next((token.text for token in found.tokens), "")
            yield start, end, name + " " * (not self.is_japanese) + instead
            return
        player = self.words_at.get(start)
        is_named = player is not None and player.kind in ("seat", "me") and "P" in found.fact.slots
        needs_none = after in starts or not rest or rest[0][1].kind in ("seat", "me")
        if player is None or not is_named or needs_none:
            yield start, end, ""
        elif rest[0][1].kind == "he":
            yield start + len(player.text), rest[0][0] + len(rest[0][1].text), ""
        elif re.search(r"[.;。!?\n]", self.typed[end:place]):
            yield start, end, ""
            people = [(at, t) for at, t in rest if t.kind in ("seat", "me", "he")]
            for at, token in people[:1]:
                if token.text.casefold() in ("he", "she", "they"):
                    yield at, at + len(token.text), player.text
        else:
            yield start + len(player.text), place, ""


def _is_known(fact: Fact, game: Collection[str]) -> bool:
    name = fact.tell
    if fact.only and fact.only not in game:
        return False
    if name in _ALWAYS:
        return True
    if name in _NEEDS:
        return _NEEDS[name] in game
    return any(name == mark or name.startswith(f"{mark} ") for mark in game)


def _slots_of(token: Token) -> str:
    if token.kind in ("seat", "me") or token.text.casefold() in ("he", "she"):
        return "P"
    if token.kind == "players":  # not ``only me and my sister``
        return "" if re.search(r"\bme\b|\bi\b", token.text, re.IGNORECASE) else "M"
    if token.kind == "cards":
        if len(token.cards) == 1 and not token.cards[0].rank:
            return "Z" if len(token.cards[0].suits) == 1 else ""
        ranked = all(card.rank and len(card.suits) == 1 for card in token.cards)
        return ("C" if ranked else "") + ("N" if number_in(token) >= 0 else "")
    if token.kind == "size":
        return "NS"
    return "N" if _number(token) >= 0 and token.kind != "stop" else ""


def _number(token: Token) -> int:
    return 0 if token.text.casefold() == "none" else number_in(token)


def _add(facts: Facts, found: _Found, last: str, led: str) -> str:
    """Adds a fact. Returns the player of whom it tells.

    ``last``: the player of the fact before; ``led``: the suit that is named first.
    """
    tell, tokens = found.fact.tell, found.tokens
    if found.fact.instead[0]:
        return last  # a move, which the readers tell
    seats = _seats(facts, tokens, last) or [last] * ("P" in found.fact.slots)
    facts.people += [name for name in seats if name not in facts.people]
    facts.on += found.rules or [(name,) for name in found.fact.on]
    if tell == "out":
        facts.out += [name for name in seats if name not in facts.out]
    elif tell == "players":
        facts.players = next(token.number or number_in(token) for token in tokens)
    elif tell == "cards":
        count = next(_number(token) for token in tokens if "N" in _slots_of(token))
        facts.hands.append(DescribedHand(seats[0], count=count))
    else:
        facts.state += _marks(found, seats, led)
    return seats[0] if seats else last


def _seats(facts: Facts, tokens: Sequence[Token], last: str) -> list[str]:
    """The players whom a fact names; *she* is who was spoken of."""
    others = [name for name in facts.people if name != ME]
    seats: list[str] = []
    for token in tokens:
        if token.kind == "seat":
            seats += token.names
        elif token.kind == "he":
            seats.append(others[-1] if others else last)
        elif token.kind == "me":
            seats.append(ME)
    return seats


def _marks(found: _Found, seats: Sequence[str], led: str) -> Iterator[tuple[str, ...]]:
    """The marks that a fact tells, as a scene has them."""
    tell, also, tokens = found.fact.tell, found.fact.also, found.tokens
    suits = [t.cards[0].suits for t in tokens if t.cards and not t.cards[0].rank]
    numbers = [str(_number(token)) for token in tokens if "N" in _slots_of(token)]
    if tell == CONTRACT:
        named = next(token.names[0] for token in tokens if token.kind == "contract")
        doubled = "X" * bool(re.search("doubl|だぶる", found.said))
        yield "set", f"{CONTRACT} {named}{doubled}"
        yield from ((also, name) for name in seats)
    elif also:
        yield tell, seats[0]
        yield "set", " ".join((also, *suits))
        if tell == "alone":
            yield "maker", seats[0]
    elif tell == TOOK:
        yield tell, seats[0], *(f"{c.suits}{c.rank}" for token in tokens for c in token.cards)
    elif tell == "lacks":
        yield from ((tell, seats[0], suit) for suit in suits or filter(None, [led]))
    elif numbers and seats:
        yield "count", tell, seats[0], numbers[0]
    elif seats:
        yield tell, seats[0], *suits
    else:
        yield "set", " ".join((tell, *suits, *numbers))


def _without(text: str, parts: Sequence[tuple[int, int, str]]) -> str:
    """The text without these parts, and without the signs and *and* that are left between.

    A part may have something in its place.
    """
    joins = around("join")
    for start, end, instead in reversed(parts):
        if instead:
            text = text[:start] + instead + text[end:]
            continue
        before, after = text[:start].rstrip(), text[end:]
        before = re.sub(rf"(?:[\s,]|^)(?:{joins})$", "", before).rstrip()
        after = re.sub(rf"^[\s'\"」』)]*(?:[{_STOPS}\s]*(?:{joins})\b)?", "", after)
        has_stop = re.match(f"[{_STOPS}]", after)
        if not before or before[-1] in ".;。!\n…:":
            after = re.sub(rf"^[{_STOPS}\s]+", "", after)
        elif has_stop:
            before = before.rstrip(" ,、")
        text = before + (" " if before and not re.match(f"[{_STOPS}]", after) else "") + after
    return text
