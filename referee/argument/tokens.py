"""Splits what somebody said into words with their meanings. No letter is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from referee.cards.card import Deck
from referee.model.contracts import read_contract
from referee.notation.lenient.lexicon import lexicon

from .card_names import CardText, NamedCard, cards_at, fold_letters, players_at, size_at
from .vocabulary import Concepts, rule_names, vocabulary


class Token(Struct, frozen=True):
    """A word: ``kind`` is ``word``, ``seat``, ``me``, ``cards``, ``rule``, ``book``, ``label``,
    ``players``, ``size``, ``bid``, ``title``, ``stop``, ``comma`` or ``unknown``."""

    kind: str
    text: str
    """As it was typed."""
    concepts: Concepts = ()
    cards: tuple[NamedCard, ...] = ()
    names: tuple[str, ...] = ()
    """The name of a seat, the names of clauses, the id of a book, the part of a label."""
    number: int = 0
    also: tuple[Token, ...] = ()
    """What else it may mean."""
    before: str = ""
    """The letter before it."""


_KATAKANA = re.compile("[ァ-ヺー]{2}")
_LATIN = re.compile(r"[a-z0-9_]")
_WORD = re.compile(r"[a-z0-9_]+(?:'(?:s|t|re|ve|ll|m|d)\b)?")
_NO_TRUMP = re.compile(r"[1-7]\s?(?:nt|no[- ]?trumps?|のーとらんぷ)(?![a-z])")
_STOP = re.compile(r"[.。!?;\n…]+")
_COMMA = re.compile(r"[,、:/]|--+")
_SIGNS = re.compile(r"[\s\"'「」『』()\[\]~・*=>-]+")


_CALLED = re.compile(
    r"\b([A-Z][a-z]+)(?:'s\b|\s+(?:has|holds|is)\b|\s+(plays|played|puts|leads|led|wants|passes|passed)\b)"
)
"""A word with a capital letter that acts."""
_NAME_IN_KATAKANA = re.compile("[ァ-ヺー]{2,}[ぁ-ん]?$")
"""「アンの」, which isn't 「あんの」."""
_NO_BID = "(?!(?:ワン|ツー|スリー|フォー|ファイブ)(?:クラブ|ダイヤ|ハート|スペード|ノー))"
_RANKS = ("ace", "king", "queen", "jack", "joker")


class Scanner:
    """Finds the words of a text: those that together leave the least unknown."""

    def __init__(
        self, text: str, names: Sequence[str], deck: Deck, foreign: frozenset[str] = frozenset()
    ) -> None:
        """``foreign``: the names of rules that no word means."""
        self.typed, self.foreign = text, foreign
        self.text, self.places = fold_letters(text)
        self.named = CardText(text, self.text, self.places, deck)
        self.deck = deck
        self.seats = {fold_letters(name)[0]: name for name in reversed(names)}
        readings = vocabulary().readings_of_names.items()
        self.seats |= {kana: kanji for kana, kanji in readings if kanji in names}
        for match in _CALLED.finditer(text):  # ``Jack's turn``: then Jack is a player
            word = match[1].casefold()
            if word in vocabulary().family or (word in _RANKS and match[2]):
                self.seats.setdefault(word, match[1])
        self.is_japanese = bool(re.search("[ぁ-ヿ一-鿿]", text))
        self.words = vocabulary()
        self.rules = rule_names()

    def tokens(self) -> list[Token]:
        """The words, from left to right."""
        size = len(self.text)
        best: list[tuple[float, int, Token | None]] = [(0.0, 0, None)]
        best += [(float("inf"), 0, None)] * size
        for start in range(size):
            cost, _, _ = best[start]
            if cost == float("inf"):
                continue
            for end, price, token in self._at(start):
                if cost + price < best[end][0]:
                    best[end] = (cost + price, start, token)
        found: list[Token] = []
        end = size
        while end > 0:
            _, start, token = best[end]
            if token is not None:
                found.append(token)
            end = start
        return list(_joined(reversed(found)))

    def _typed(self, start: int, end: int) -> str:
        return self.typed[self.places[start] : self.places[end - 1] + 1]

    def _at(self, start: int) -> Iterator[tuple[int, float, Token | None]]:
        text = self.text
        if match := _STOP.match(text, start):
            is_decimal = (
                match[0] == "."
                and text[start - 1 : start].isalnum()
                and text[start + 1 : start + 2].isalnum()
            )
            asks = ("ask",) if "?" in match[0] else ()
            yield match.end(), 0.1, Token("comma" if is_decimal else "stop", match[0], asks)
            return
        if match := _COMMA.match(text, start):
            yield match.end(), 0.1, Token("comma", match[0])
            return
        if match := _SIGNS.match(text, start):
            yield (
                match.end(),
                0.1,
                Token("blank", match[0]) if "\u3000" in match[0] or " " in match[0] else None,
            )
        if not self._begins(start):
            yield start + 1, 4.0, Token("unknown", self._typed(start, start + 1))
            return
        yield from self._known(start)
        if end := self._guessed_name(start):
            name = self._typed(start, end)
            yield end, 0.95, Token("seat", name, ("new",), names=(name,))
        yield from self._cards(start)
        if match := _WORD.match(text, start):
            yield match.end(), 4.0, Token("unknown", self._typed(start, match.end()))
        elif not text[start].isspace():
            yield start + 1, 2.5, Token("unknown", self._typed(start, start + 1))

    def _begins(self, start: int) -> bool:
        text = self.text
        return start == 0 or not (_LATIN.match(text[start]) and _LATIN.match(text[start - 1]))

    def _ends(self, end: int) -> bool:
        text = self.text
        if end >= len(text) or not _LATIN.match(text[end - 1]):
            return True
        return not _LATIN.match(text[end]) and not re.match(r"'t\b", text[end:])

    def _known(self, start: int) -> Iterator[tuple[int, float, Token]]:
        text, words = self.text, self.words
        longest = max(words.longest, 32)
        for end in range(start + 1, min(start + longest, len(text)) + 1):
            if not self._ends(end):
                continue
            word, typed = text[start:end], self._typed(start, end)
            plain = re.sub(r"\s+", " ", word)
            if word.endswith(" "):
                continue
            before = text[start - 1 : start]
            seat = self._seat(word)
            if seat:
                yield end, 0.5, Token("seat", typed, names=(seat,), also=self._also(start, end))
            elif name := self._new_name(plain, typed):
                is_word = plain in words.words or plain in lexicon().ranks
                yield (
                    end,
                    1.2 if is_word and not _KATAKANA.fullmatch(typed[:2]) else 0.8,
                    Token("seat", typed, ("new",), names=(name,), also=self._also(start, end)),
                )
            if plain in words.me:
                yield end, 0.9, Token("me", typed)
            if plain in words.others:
                yield end, 1.0, Token("he", typed)
            if plain in words.titles:
                book = self.rules.books.get(plain, "")
                also = (Token("book", typed, names=(book,)),) if book else ()
                yield end, 0.85, Token("title", typed, names=(words.titles[plain],), also=also)
            elif plain in self.rules.books:
                yield end, 0.8, Token("book", typed, names=(self.rules.books[plain],))
            if any(name not in self.foreign for name in self.rules.rules.get(plain, ())):
                price = 0.75 if len(plain) > 2 else 1.05
                names = self.rules.rules[plain]
                yield end, price, Token("rule", typed, names=names, also=self._also(start, end))
            if plain in words.labels and re.match(r"\s*[:：\n]", text[end:]):
                yield end, 0.4, Token("label", typed, names=(words.labels[plain],), before=before)
            is_name = _NAME_IN_KATAKANA.match(typed) and words.words.get(plain) == ("in_use",)
            if plain in words.words and not (is_name or self._cuts_katakana(start, end)):
                concepts = words.words[plain]
                is_kana = len(word) == 1 and not word.isascii()
                price = 1.0 + 0.25 * (not concepts) + 0.2 * is_kana - 0.02 * len(word)
                price += 0.8 * (plain not in self.seats and plain.startswith(tuple(self.seats)))
                yield end, price, Token("word", typed, concepts)

    def _cuts_katakana(self, start: int, end: int) -> bool:
        """Whether a place is inside a word in katakana, in a text that isn't all in katakana."""
        if not re.search("[ぁ-ん]", self.typed):
            return False
        first, last = self.places[start], self.places[end - 1]
        ends_name = self.text[:start].endswith(tuple(self.seats))
        begins_name = self.text[end:].startswith(tuple(self.seats))
        places = [first - 1] * (not ends_name) + [last] * (not begins_name)
        return any(_KATAKANA.fullmatch(self.typed[at : at + 2]) for at in places if at >= 0)

    def _seat(self, word: str) -> str:
        if word in self.seats:
            return self.seats[word]
        for honorific in (*self.words.honorifics, "'s", "s"):
            bare = word.removesuffix(honorific)
            if bare != word and bare in self.seats:
                return self.seats[bare]
        return ""

    def _new_name(self, word: str, typed: str) -> str:
        """The name of a player whom the table doesn't know; empty if it is no name."""
        known = self.words.family
        for ending in ("", *self.words.honorifics, "'s", "s"):
            bare = word.removesuffix(ending)
            if bare in known and (bare != word or not ending):
                name = typed[: len(typed) - len(ending)] if ending else typed
                return name if not name.isascii() else name.split()[-1].capitalize()
        return ""

    def _guessed_name(self, start: int) -> int:
        """Where the name of an unknown player ends: katakana before が, a word before さん."""
        typed = self.typed[self.places[start] :]
        before = self.typed[self.places[start] - 1 : self.places[start]] if start else ""
        if re.match("[ァ-ヺー]", before):
            return 0
        match = re.match(
            rf"{_NO_BID}[ァ-ヺー]{{2,6}}?(?=(?:パス|ダブル)?[がはの、:：]|[ 　]?[♠♥♦♣])", typed
        )
        meant = self.words.words.get(self.text[start : start + len(match[0])]) if match else None
        if meant is not None and meant != ("in_use",):
            match = None
        if match and any(self.text[start:].startswith(seat) for seat in self.seats):
            match = None
        kana = "|[ぁ-ん]{2,3}" if not before or before in " 　、。" else ""
        if letter := re.match("[A-Z](?:さん|くん|君|ちゃん)", typed):
            return start + len(letter[0])
        plays = re.match(r"[ぁ-ん]{2,4}(?=が(?:10|[2-9JQKA])(?![人回番枚]))", typed)
        if plays and before in ("", " ", "　", "、", "。"):
            known = {*self.words.words, *self.words.others, *self.words.me}
            if self.text[start : start + len(plays[0])] not in known:
                return start + len(plays[0])
        form = rf"(?:[ァ-ヺー]{{1,6}}|[一-龥]{{1,3}}{kana})(?=さん|くん|君|ちゃん|先輩)"
        honorific = re.match(form, typed)
        found = match or honorific
        return start + len(found[0]) if found else 0

    def _also(self, start: int, end: int) -> tuple[Token, ...]:
        return tuple(token for other, _, token in self._cards(start) if other == end)

    def _cards(self, start: int) -> Iterator[tuple[int, float, Token]]:
        if re.search(r"\w['’]$", self.text[max(start - 2, 0) : start]):
            return  # ``Ann's 5`` isn't a 5 of spades
        for end, cards in cards_at(self.named, start):
            if self._ends(end):
                yield end, 0.7, Token("cards", self._typed(start, end), cards=tuple(cards))
        if found := players_at(self.text, start):
            end, number = found
            yield end, 0.7, Token("players", self._typed(start, end), number=number)
        if match := _NO_TRUMP.match(self.text, start):
            name = read_contract(self._typed(start, match.end()))
            names = (name,) if name else ()
            yield match.end(), 0.6, Token("contract", self._typed(start, match.end()), names=names)
        if found := size_at(self.text, start):
            end, number = found
            yield end, 0.9, Token("size", self._typed(start, end), number=number)


def _joined(tokens: Iterator[Token]) -> Iterator[Token]:
    """The tokens, with unknown letters of one word together."""
    last: Token | None = None
    for token in tokens:
        if (
            last
            and token.kind == last.kind == "unknown"
            and not token.text.isascii()
            and not last.text.isascii()
        ):
            last = Token("unknown", last.text + token.text)
            continue
        if last:
            yield last
        last = token
    if last:
        yield last
