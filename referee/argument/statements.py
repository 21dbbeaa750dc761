"""What is known of a statement besides its words, for the kinds of ``statements.toml``."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Protocol

from .account import Scene
from .frames import Frame

_QUESTION_WORDS = {"who", "what", "how_many", "which", "happen"}
_STRONG = {*_QUESTION_WORDS, "title", "score", "seating", "explain"}
"""What words mean that make a question of a statement."""
_VERBS = (
    "play", "give", "discard", "point", "doubt", "pass", "take", "draw", "beat", "clear", "out",
)  # fmt: skip
_IFS = ("if", "when", "after", "once", "since", "because")
_NAMING = {"hold", "past", "only", "field", "run", "lies"}
"""What words may mean beside cards that are only named."""


class Teller(Protocol):
    """What is known of the argument so far."""

    scene: Scene
    has_table: bool
    is_last: bool
    is_japanese: bool
    shows_hands: bool
    """Whether hands are shown and compared, as in poker."""
    marks: Collection[str]

    def seats_in(self, frame: Frame) -> list[str]:
        """All seats that are named."""


class Statement:
    """A part of an argument at the table where it is said."""

    def __init__(self, reader: Teller, frame: Frame) -> None:
        self.reader, self.frame, self.scene = reader, frame, reader.scene
        self.concepts = frozenset(frame.concepts)
        self.ranked = [card for card in frame.cards if card.rank]

    def has(self, name: str) -> bool:
        """Whether the statement has a concept, a phrase (``~``) or a fact (``:``)."""
        if name[0] == ":":
            return name[1:] in self.facts
        return self.frame.says(name[1:]) if name[0] == "~" else name in self.concepts

    @cached_property
    def facts(self) -> set[str]:
        frame, reader = self.frame, self.reader
        cards, begins = frame.cards, frame.says("begins_asking")
        settled = not (frame.asks or self.has_question_word or begins)
        label = frame.says("hand_label")
        handles = frame.has("may", "doubt", "give") and cards and self.has_verb and not label
        is_mixed = bool(self.ranked) and len(self.ranked) < len(cards)
        is_held = (label or frame.says("last_card")) and not is_mixed
        plays = frame.has("play", "discard") and not is_held
        facts = {
            "asks": frame.asks, "asked": self.scene.asks, "last": reader.is_last,
            "table": reader.has_table,
            "cards": cards, "ranked": self.ranked, "ranked_first": cards and cards[0].rank,
            "suit": sum(not card.rank for card in cards) == 1, "size": frame.of("size"),
            "rule": frame.of("rule"), "people": reader.seats_in(frame), "verb": self.has_verb,
            "settled": settled,
            "stated": settled and not (frame.has("may") or frame.says("did")),
            "put": reader.has_table and frame.says("on_top"),
            "clears": frame.has("if") and frame.has("play") and frame.has("clear"),
            "about_field": self._is_about_field(), "lying": self._is_lying(),
            "acts": handles or plays, "asking": self.is_asking(),
        }  # fmt: skip
        return {name for name, holds in facts.items() if holds}

    @property
    def has_verb(self) -> bool:
        """Whether somebody does something."""
        return self.frame.has(*_VERBS)

    @property
    def has_question_word(self) -> bool:
        """Whether a word asks."""
        return bool(self.concepts & _QUESTION_WORDS)

    # ---- cards that lie on the field

    def _is_lying(self) -> bool:
        """Whether cards are only named, without a verb: then they lie on the field."""
        frame, reader = self.frame, self.reader
        shows = reader.shows_hands
        is_told = not reader.is_last or (shows and self.scene.asks)
        if reader.has_table or frame.asks or not self.ranked or not is_told:
            return False
        people = reader.seats_in(frame)
        if shows and (people or frame.has("hand")) and len(frame.cards) > 1:
            return not frame.has("may", "who")
        may_mean = {*_NAMING} | ({"out"} if frame.says("is_out") else set())
        if self.scene.events and self.scene.events[-1].kind == "field":
            may_mean.add("if")  # ``then``
        is_plain = self.concepts <= may_mean and not (frame.of("rule") or people or frame.of("he"))
        cards = frame.cards
        return is_plain and (frame.has("field") or len(cards) > 1 or all(c.suits for c in cards))

    def _is_about_field(self) -> bool:
        """Whether something is asked about the field: ``what beats the 9 on the table``."""
        frame, acts = self.frame, ("may", "beat", "clear")
        is_open = frame.asks or not frame.has("past")
        is_asked = frame.has("what", *acts) and frame.has("play", *acts)
        return is_asked and is_open and not frame.says("field_label")

    # ---- questions

    def is_asking(self, but: Sequence[str] = ()) -> bool:
        """Whether something is asked."""
        frame, reader, concepts = self.frame, self.reader, self.concepts - {*but}
        if reader.is_last and (not frame.asks or self._is_supposed()) and self._is_told():
            return False
        if self._is_supposed() and self._is_next_play():
            return False
        is_only = reader.is_last and not (self.scene.asks and not frame.has("may", "order"))
        if frame.asks or is_only or frame.says("begins_asking"):
            return True
        if reader.has_table and frame.has("or") and len(frame.of("cards")) > 1:
            return True
        may = "may" in concepts and (not reader.is_japanese or concepts & {"play", "pass", "out"})
        return bool(concepts & _STRONG or may)

    def _is_supposed(self) -> bool:
        """Whether the frame tells what the question before it supposes: ``… if Ben played a 9``."""
        told = bool(self.scene.events) and self.scene.events[-1].text.casefold().startswith(_IFS)
        begins = self.frame.text.casefold().startswith((*_IFS, "and") if told else _IFS)
        return bool(self.scene.asks) and bool(self.frame.cards) and begins

    def _is_told(self) -> bool:
        """Whether the last frame tells of a move: ``if Chie plays B10``, 「ベンが出した」."""
        frame, table = self.frame, self.reader.has_table
        if frame.says("begins_asking", "ends_doubting"):
            return False
        if table and frame.says("pass_said") and not frame.has("may", "must", "if"):
            return True
        if table and self._acts():
            return True
        told = self.scene.events[-1:] and self.scene.events[-1].kind == "play"
        if told and not (table or self.scene.asks) and self._is_next_play():
            return True
        plain = self.concepts <= {"play", "past", "if", "pass", "only", "hold"}
        if not plain or frame.of("rule") or not (frame.cards or frame.has("pass")):
            return False
        supposes = frame.has("if") and bool(self.scene.asks)
        return supposes or (frame.has("past") and frame.has("play", "pass"))

    def _is_next_play(self) -> bool:
        """Whether a frame only names who plays next, and the cards: ``then Ben a jack``."""
        kinds = {token.kind for token in self.frame.tokens}
        names = kinds <= {"seat", "me", "cards", "word", "comma", "blank"} and "cards" in kinds
        people = self.reader.seats_in(self.frame)
        return names and bool(people) and self.concepts <= {"if", "next", "past"}

    def _acts(self) -> bool:
        """Whether an English statement begins with a player who plays: ``Chie puts down the 9``."""
        kinds = [t.kind for t in self.frame.tokens if t.kind != "word" or t.concepts]
        is_plain = self.concepts <= {"play", "past", "beat", "clear", "lead"}
        is_third = kinds == ["seat", "word", "cards"]
        return not self.reader.is_japanese and "play" in self.concepts and is_third and is_plain
