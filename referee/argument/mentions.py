"""The cards that a text names, each with the words around it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from msgspec import Struct

from .account import ME
from .card_names import NamedCard
from .frames import Frame
from .tokens import Token
from .vocabulary import matches

ARTICLES = {
    "a", "an", "the", "his", "her", "my", "their", "your", "our", "that", "this", "those", "single",
    "just", "some", "another", "with", "of", "ones", "lone", "both", "'s", "s",
}  # fmt: skip
AND = {"and", "&", "plus", "with", "と", "、", "also", "や", "or", "+", "か"}
BREAKS = {
    "and", "but", "so", "then", "and then", "now", "when", "while", "because", "cause",
    "after that", "and now", "cos", "bc",
}  # fmt: skip
"""Words after which something else is told."""
_CONDITIONS = {
    "if", "when", "after", "once", "since", "because", "though", "even though", "even tho",
}  # fmt: skip
_BEFORE_QUESTIONS = {"ok", "well", "if", "that", "also", "or", "says", "asks", "like", "yo", "hey"}


def meanings(token: Token) -> set[str]:
    """What a word means; the English *do* of a question means nothing."""
    is_word = token.kind in ("word", "stop") and token.text.casefold() != "do"
    return {*token.concepts} if is_word else set()


class Mention(Struct):
    """Cards that are named together, and their part in what happened."""

    place: int
    """The place of the word."""
    token: Token
    sentence: int
    start: int
    """Where the words before it begin: after the last mention or stop."""
    end: int
    """Where the words after it end: at the next mention or stop."""
    role: str = ""
    """``field``, ``play``, ``target`` (what is played on), ``hand``, ``give``, ``discard``,
    ``out`` (somebody went out with it) or ``asked``."""
    seat: str = ""
    used: range = range(0)
    """The words that tell the role."""

    @property
    def cards(self) -> tuple[NamedCard, ...]:
        return self.token.cards


class Words:
    """The words of a text, by sentence."""

    def __init__(self, tokens: Sequence[Token], *, is_japanese: bool) -> None:
        self.tokens: list[Token] = []
        self.sentences: list[int] = []
        self.asks: dict[int, bool] = {}
        """Sentence -> whether a question mark ends it."""
        self.is_japanese = is_japanese
        number = 0
        for token in tokens:
            self.tokens.append(token)
            self.sentences.append(number)
            if token.kind == "stop" and len(self.tokens) > 1:
                self.asks[number] = "ask" in token.concepts
                number += 1
        self.count = (self.sentences[-1] if self.sentences else 0) + 1

    def drop(self, gone: set[int]) -> None:
        """Leaves out the words with these ids."""
        kept = [
            (token, number)
            for token, number in zip(self.tokens, self.sentences, strict=True)
            if id(token) not in gone
        ]
        self.tokens = [token for token, _ in kept]
        self.sentences = [number for _, number in kept]
        for found in ("mentions", "chains", "questions"):  # their places have changed
            self.__dict__.pop(found, None)

    def places(self, number: int) -> list[int]:
        """The places of a sentence's words."""
        return [
            place
            for place, of in enumerate(self.sentences)
            if of == number and self.tokens[place].kind != "stop"
        ]

    def sentence(self, number: int) -> Frame:
        return Frame([self.tokens[i] for i in self.places(number)], self.asks.get(number, False))

    def may_ask(self, mention: Mention) -> bool:
        """Whether the sentence of a mention may be the question: it is marked, or the last."""
        return self.asks.get(mention.sentence, False) or mention.sentence == self.count - 1

    def before(self, mention: Mention) -> list[Token]:
        return self.tokens[mention.start : mention.place]

    def after(self, mention: Mention) -> list[Token]:
        return self.tokens[mention.place + 1 : mention.end]

    def part_start(self, place: int, bars: Sequence[str] = ("comma",)) -> int:
        """Where the part of the sentence with a place begins."""
        start = place
        while start > 0 and self.sentences[start - 1] == self.sentences[place]:
            before = self.tokens[start - 1]
            if before.kind in bars or before.text.casefold() in BREAKS:
                break
            start -= 1
        return start

    # ---- mentions

    @cached_property
    def mentions(self) -> list[Mention]:
        places = [
            place
            for place, token in enumerate(self.tokens)
            if token.kind == "cards" and any(card.rank for card in token.cards)
        ]
        found: list[Mention] = []
        for number, place in enumerate(places):
            sentence = self.sentences[place]
            start, end = place, place + 1
            last = places[number - 1] if number else -1
            while start - 1 > last and self.sentences[start - 1] == sentence:
                start -= 1
            limit = places[number + 1] if number + 1 < len(places) else len(self.tokens)
            while end < limit and self.sentences[end] == sentence:
                if self.tokens[end].kind == "stop":
                    break
                end += 1
            found.append(Mention(place, self.tokens[place], sentence, start, end))
        return found

    @cached_property
    def chains(self) -> list[list[Mention]]:
        """The mentions; those with only *and* or a comma between them together."""
        chains: list[list[Mention]] = []
        for mention in self.mentions:
            if chains and self.are_joined(chains[-1][-1], mention):
                chains[-1].append(mention)
            else:
                chains.append([mention])
        return chains

    def are_joined(self, first: Mention, second: Mention) -> bool:
        between = self.tokens[first.place + 1 : second.place]
        return first.sentence == second.sentence and all(
            token.text.casefold() in AND | ARTICLES or token.kind == "comma" for token in between
        )

    # ---- questions

    @cached_property
    def questions(self) -> dict[int, int]:
        """Sentence -> where an English question in it begins."""
        begins: dict[int, int] = {}
        for number in range(self.count) if not self.is_japanese else ():
            places = self.places(number)
            for index, place in enumerate(places):
                text = Frame([self.tokens[i] for i in places[index:]]).text
                asks = meanings(self.tokens[place]) & {"who", "what", "how_many"}
                if asks or (self._may_begin(index, place, text) and matches("begins_asking", text)):
                    begins[number] = place
                    break
        return begins

    def _may_begin(self, index: int, place: int, text: str) -> bool:
        """Whether a question may begin at a word: after a comma, *but*, a card, a skipped word."""
        if not index:
            return True
        before = self.tokens[place - 1]
        if before.kind == "cards":
            return bool(meanings(self.tokens[place]) & {"may"}) and bool(text)
        is_skipped = before.kind == "word" and not before.concepts
        is_break = before.text.casefold() in BREAKS | _BEFORE_QUESTIONS
        return before.kind in ("comma", "label", "book") or is_break or is_skipped

    def is_asked(self, place: int) -> bool:
        """Whether a word is in a question, and not in its condition."""
        begin = self.questions.get(self.sentences[place])
        if begin is None or place < begin:
            return False
        ends = {*_CONDITIONS, ":"}
        return not any(token.text.casefold() in ends for token in self.tokens[begin:place])

    def is_person(self, token: Token) -> bool:
        return token.kind in ("seat", "me") or (token.kind == "he" and token.text != ME)
