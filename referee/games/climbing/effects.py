"""What plays set off, as plain values. Rules name effects; the procedure carries them out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Protocol

from referee.cards import Deck
from referee.position import NOBODY, Draft, Exit, Mark


class Effect(Protocol):
    """An effect. ``key`` names its sentence, ``subject`` what it is about: where two clauses speak
    about one subject, an overriding clause goes before the one it overrides."""

    key: ClassVar[str]

    @property
    def subject(self) -> tuple[str, int]: ...

    def apply(self, draft: Draft, deck: Deck) -> None: ...


@dataclass(frozen=True, slots=True)
class SetMark:
    """A mark is laid; one of the same kind and holder is replaced."""

    key: ClassVar[str] = "mark-set"
    mark: Mark

    @property
    def subject(self) -> tuple[str, int]:
        return (self.mark.kind, self.mark.holder)

    def apply(self, draft: Draft, deck: Deck) -> None:
        draft.set_mark(self.mark)


@dataclass(frozen=True, slots=True)
class DropMark:
    """A mark is taken away."""

    key: ClassVar[str] = "mark-dropped"
    kind: str
    holder: int = NOBODY

    @property
    def subject(self) -> tuple[str, int]:
        return (self.kind, self.holder)

    def apply(self, draft: Draft, deck: Deck) -> None:
        draft.drop_mark(self.kind, self.holder)


@dataclass(frozen=True, slots=True)
class Prevent:
    """A mark of this kind, which another clause would lay now, is not laid."""

    key: ClassVar[str] = "prevented"
    kind: str

    @property
    def subject(self) -> tuple[str, int]:
        return (self.kind, NOBODY)

    def apply(self, draft: Draft, deck: Deck) -> None:
        """Nothing changes: the effect only goes before the one it prevents."""


@dataclass(frozen=True, slots=True)
class Clear:
    """The field is swept away (流れる) with every mark that lasts until then."""

    key: ClassVar[str] = "cleared"

    @property
    def subject(self) -> tuple[str, int]:
        return ("field", NOBODY)

    def apply(self, draft: Draft, deck: Deck) -> None:
        for laid in draft.field:
            draft.discards = deck.add(draft.discards, laid.play.mask)
        draft.field = ()
        draft.passed = 0
        draft.marks = tuple(mark for mark in draft.marks if mark.until != "clear")


@dataclass(frozen=True, slots=True)
class Lead:
    """This seat leads the empty field."""

    key: ClassVar[str] = "leads"
    seat: int

    @property
    def subject(self) -> tuple[str, int]:
        return ("lead", NOBODY)

    def apply(self, draft: Draft, deck: Deck) -> None:
        draft.leader = self.seat


@dataclass(frozen=True, slots=True)
class Leave:
    """A seat leaves the game (``clean foul fallen liar``); what it held is discarded."""

    key: ClassVar[str] = "leaves"
    seat: int
    how: str

    @property
    def subject(self) -> tuple[str, int]:
        return ("leave", self.seat)

    def apply(self, draft: Draft, deck: Deck) -> None:
        draft.discards = deck.add(draft.discards, draft.known[self.seat])
        draft.known[self.seat] = 0
        draft.unknown[self.seat] = 0
        others = (leaver for leaver in draft.out if leaver.seat != self.seat)
        draft.out = (*others, Exit(self.seat, self.how))


@dataclass(frozen=True, slots=True)
class Skip:
    """The next ``count`` players lose this turn."""

    key: ClassVar[str] = "skips"
    count: int

    @property
    def subject(self) -> tuple[str, int]:
        return ("skip", NOBODY)

    def apply(self, draft: Draft, deck: Deck) -> None:
        draft.skips += self.count


@dataclass(frozen=True, slots=True)
class HandOver:
    """Cards change hands: ``cards`` known, ``unknown`` of them not known."""

    key: ClassVar[str] = "handed-over"
    giver: int
    taker: int
    cards: int

    @property
    def subject(self) -> tuple[str, int]:
        return ("hand", self.giver)

    def apply(self, draft: Draft, deck: Deck) -> None:
        draft.known[self.taker] = deck.add(draft.known[self.taker], self.cards)
