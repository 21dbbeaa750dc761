"""What plays set off, as plain values. Rules name effects; the procedure carries them out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import ClassVar, Protocol

from msgspec import Struct
from msgspec.structs import replace

from referee._internal.values import compare_without
from referee.cards.card import Deck
from referee.games.climbing.position import PositionBuilder
from referee.model.marks import MANY, NOBODY, Exit, Mark, Marks, Obligation

from .mark_names import EQUAL, MISSES, SUNK


class Effect(Protocol):
    """An effect. ``key`` names its sentence, ``subject`` what it is about: where two clauses speak
    about one subject, an overriding clause goes before the one it overrides."""

    key: ClassVar[str]

    @property
    def subject(self) -> tuple[str, int]: ...

    def apply(self, draft: PositionBuilder, deck: Deck) -> None: ...


Effects = Iterable[Effect]


@compare_without("plays")
class SetMark(Struct, frozen=True):
    """A mark is laid; one of the same kind and holder is replaced.

    ``plays``: how many plays it comes from, the last ones on the field.
    """

    key: ClassVar[str] = "mark-set"
    mark: Mark
    plays: int = 1

    @property
    def subject(self) -> tuple[str, int]:
        return (self.mark.kind, self.mark.holder)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.set_mark(self.mark)


class DropMark(Struct, frozen=True):
    """A mark is taken away."""

    key: ClassVar[str] = "mark-dropped"
    kind: str
    holder: int = NOBODY

    @property
    def subject(self) -> tuple[str, int]:
        return (self.kind, self.holder)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.drop_mark(self.kind, self.holder)


class Prevent(Struct, frozen=True):
    """A mark of this kind, which another clause would lay now, is not laid.

    ``least``: only where the mark comes from at least so many plays.
    """

    key: ClassVar[str] = "prevented"
    kind: str
    least: int = 0

    @property
    def subject(self) -> tuple[str, int]:
        return (self.kind, NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        """Nothing changes: the effect only goes before the one it prevents."""

    def spares(self, effect: Effect) -> bool:
        """Whether a mark comes from fewer plays than this is about."""
        return isinstance(effect, SetMark) and effect.plays < self.least


class HoldUp(Prevent, frozen=True, kw_only=True):
    """What another clause would do now about marks of this kind waits, and this is owed first.

    ``whole``: all that this other clause would do now waits.
    """

    key: ClassVar[str] = "owed"
    owed: Obligation
    whole: bool = False

    def holding(self, held: tuple[Effect, ...]) -> HoldUp:
        """The effect with what it keeps back."""
        return replace(self, owed=replace(self.owed, held=held))

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.owed = (*draft.owed, self.owed)


@compare_without("why")
class Sink(Struct, frozen=True):
    """However this seat goes out, it comes last; it plays on. ``why``: where it is not for another
    who has gone out first."""

    key: ClassVar[str] = "sinks"
    seat: int
    why: str = ""

    @property
    def subject(self) -> tuple[str, int]:
        return ("fall", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.set_mark(Mark(SUNK, holder=self.seat))


@compare_without("skipping")
class Clear(Struct, frozen=True):
    """The field is swept away (流れる) with every mark that lasts until then. ``skipping``: by how
    many cards everybody else is skipped, where it is cleared for that."""

    key: ClassVar[str] = "cleared"
    skipping: int = 0

    @property
    def subject(self) -> tuple[str, int]:
        return ("field", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        for laid in draft.field:
            if laid.play.jokers:
                draft.discards = deck.add(draft.discards, laid.play.mask)
            else:
                draft.discards |= laid.play.mask
        draft.field = ()
        draft.passed = 0
        draft.marks = _after_clear(draft.marks)


@lru_cache(maxsize=4096)
def _after_clear(marks: Marks) -> Marks:
    """The marks that outlast a clear."""
    return tuple(
        Mark(mark.kind, mark.value, mark.holder, "clear") if mark.until == "next clear" else mark
        for mark in marks
        if mark.until != "clear"
    )


class Lead(Struct, frozen=True):
    """This seat leads the empty field."""

    key: ClassVar[str] = "leads"
    seat: int

    @property
    def subject(self) -> tuple[str, int]:
        return ("lead", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.leader = self.seat


class LeadAnew(Lead, frozen=True):
    """All passes on the empty field end, and this seat leads it."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.passed = 0
        draft.leader = self.seat


class KeepLead(Struct, frozen=True):
    """This seat leads the field that it has cleared, as it would anyhow: said only against clauses
    that let somebody else lead."""

    key: ClassVar[str] = "leads"
    seat: int

    @property
    def subject(self) -> tuple[str, int]:
        return ("lead", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.leader = self.seat


@compare_without("again")
class TurnTo(Struct, frozen=True):
    """The trick goes on with this seat; ``again``: which has just played."""

    key: ClassVar[str] = "turn-to"
    seat: int
    again: bool = False

    @property
    def subject(self) -> tuple[str, int]:
        return ("lead", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.leader = self.seat


@compare_without("cards", "ground")
class Leave(Struct, frozen=True):
    """A seat leaves the game (``clean foul fallen liar``); what it held is discarded.

    ``why``: where it is not for the last cards: ``pass``, ``at-once`` (a clause's word alone).
    ``cards``: of a foul, the cards that make it one. Clauses that name others say the same.
    """

    key: ClassVar[str] = "leaves"
    seat: int
    how: str
    why: str = ""
    cards: int = 0
    ground: Mapping[str, object] = {}
    """What its sentence tells besides; ``first`` is a seat."""

    @property
    def subject(self) -> tuple[str, int]:
        return ("leave", self.seat) if self.how != "fallen" else ("fall", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.discards = deck.add(draft.discards, draft.known[self.seat])
        draft.hold(self.seat, 0, 0)
        others = (leaver for leaver in draft.out if leaver.seat != self.seat)
        draft.out = (*others, Exit(self.seat, self.how))


class Stay(Struct, frozen=True):
    """A seat that has no card left stays in the game: it is to get cards. Said against clauses by
    which it would leave."""

    key: ClassVar[str] = "stays-in"
    seat: int

    @property
    def subject(self) -> tuple[str, int]:
        return ("leave", self.seat)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        """Nothing changes: the effect only goes before the one that it prevents."""


@compare_without("shown")
class Skip(Struct, frozen=True):
    """The next ``count`` players lose this turn; ``passing``: those of them (a bit set) who count
    as having passed; ``shown``: how many cards of the play are meant."""

    key: ClassVar[str] = "skips"
    count: int
    passing: int = 0
    shown: int = 0

    @property
    def subject(self) -> tuple[str, int]:
        return ("skip", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.skips += self.count
        draft.passed |= self.passing


class OfDebt(Struct, frozen=True):
    """What effects that are about something owed have in common."""

    owed: Obligation

    @property
    def subject(self) -> tuple[str, int]:
        return (f"debt {self.owed.clause} {self.owed.kind}", self.owed.seat)


class Owe(OfDebt, frozen=True):
    """Something is owed before play goes on."""

    key: ClassVar[str] = "owed"

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if not draft.is_out(self.owed.seat):
            draft.owed = (*draft.owed, self.owed)


class OweChoice(Owe, frozen=True):
    """Its player is to choose whether the one effect that waits for it happens; it is about what
    that effect is about."""

    @property
    def subject(self) -> tuple[str, int]:
        held: Effect = self.owed.held[0]
        return held.subject


class Waive(OfDebt, frozen=True):
    """Something owed is owed no more."""

    key: ClassVar[str] = "waived"

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.owed = tuple(owed for owed in draft.owed if owed != self.owed)


@compare_without("turned")
class EndGame(Struct, frozen=True):
    """The game ends at once in this order of seats, best first; those that nothing puts in an order
    have no place."""

    key: ClassVar[str] = "game-over"
    ranking: tuple[int, ...]
    turned: bool = False
    """It is last game's order turned upside down."""

    @property
    def subject(self) -> tuple[str, int]:
        return ("fall", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.set_mark(Mark("ranking", self.ranking))
        for seat in range(draft.size):
            draft.discards = deck.add(draft.discards, draft.known[seat])
            draft.hold(seat, 0, 0)
        gone = {leaver.seat for leaver in draft.out}
        seats = dict.fromkeys((*self.ranking, *range(draft.size)))
        draft.out += tuple(Exit(seat, "clean") for seat in seats if seat not in gone)


# ---- turns and seats


@compare_without("laid")
class TurnRound(Struct, frozen=True):
    """A mark that does not hold is laid; one that holds goes, or stays where it is not ``again``
    turned. So what two clauses turn round by one play is turned twice.

    ``laid``: what it did, once it has been carried out.
    """

    key: ClassVar[str] = "mark-turned"
    mark: Mark
    again: bool = True
    laid: bool = True

    @property
    def subject(self) -> tuple[str, int]:
        return (self.mark.kind, self.mark.holder)

    def at(self, draft: PositionBuilder) -> TurnRound | None:
        """The effect as it is carried out there; ``None``: it does nothing."""
        holds = draft.mark(*self.subject) is not None
        return None if holds and not self.again else TurnRound(self.mark, self.again, not holds)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if draft.mark(*self.subject) is None:
            draft.set_mark(self.mark)
        elif self.again:
            draft.drop_mark(*self.subject)


class Reseat(Struct, frozen=True):
    """They sit in this order from now on, as play goes round; whose turn comes after as many others
    as before."""

    key: ClassVar[str] = "reseated"
    order: tuple[int, ...]

    @property
    def subject(self) -> tuple[str, int]:
        return ("seats", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        first = self.order[0]
        before = [seat for seat in draft.around(first) if seat in draft.playing]
        at = before.index(draft.turn) if draft.turn in before else 0
        circle = self.order if draft.direction == 1 else tuple(reversed(self.order))
        draft.set_mark(Mark("seated", circle))
        if at:
            draft.leader = draft.after(first, at)


class MissTurn(Struct, frozen=True):
    """The turn comes to a seat that misses it, and goes on."""

    key: ClassVar[str] = "misses-turn"
    seat: int

    @property
    def subject(self) -> tuple[str, int]:
        return (MISSES.kind, self.seat)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.drop_mark(MISSES.kind, self.seat)


# ---- answers, doubts, the end of the game


class Doubted(Struct, frozen=True):
    """A doubt is settled; nothing moves by that alone. ``legal``: the play was what it had to be.

    ``punished`` takes the penalty, the other one carries it out.
    """

    seat: int
    punished: int
    legal: bool
    cards: int
    key: ClassVar[str] = "doubted"

    @property
    def subject(self) -> tuple[str, int]:
        return ("doubt", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        """Nothing changes: the penalty is owed by a clause of its own."""


class TakeAway(Struct, frozen=True):
    """Cards of the field go into a hand, the others to the discards.

    ``hidden``: how many of them nobody knows, who did not lay them.
    """

    key: ClassVar[str] = "punished"
    taker: int
    cards: int
    hidden: int = 0

    @property
    def subject(self) -> tuple[str, int]:
        return ("hand", self.taker)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        unknown = draft.unknown[self.taker]
        more = unknown if unknown == MANY else unknown + self.hidden
        draft.hold(self.taker, deck.add(draft.known[self.taker], self.cards), more)
        for laid in draft.field:
            draft.discards = deck.add(draft.discards, laid.play.mask)
        draft.discards = deck.take(draft.discards, self.cards)
        draft.field = ()


@compare_without("why")
class CloseGame(Struct, frozen=True):
    """The game is over; what the others hold stays in their hands and is counted.

    ``why``: where it is not for an empty hand: ``time``.
    """

    key: ClassVar[str] = "closed"
    why: str = ""

    @property
    def subject(self) -> tuple[str, int]:
        return ("game", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.set_mark(Mark("over"))


class AwaitAnswers(Struct, frozen=True):
    """A cut waits until these seats, in this order, have answered it or let it stand; ``to``:
    or it is a skip (``stop``), or whatever the play sets off (``counter``)."""

    key: ClassVar[str] = "awaits-answers"
    seats: tuple[int, ...]
    to: str = "answers"

    @property
    def subject(self) -> tuple[str, int]:
        return ("answers", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        """Nothing moves; the answers themselves are owed."""


# ---- places and titles


class EndEqual(Struct, frozen=True):
    """The game ends at once, and these seats all come out of it alike, with no place."""

    key: ClassVar[str] = "game-equal"
    seats: tuple[int, ...]

    @property
    def subject(self) -> tuple[str, int]:
        return ("fall", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        for seat in self.seats:
            draft.discards = deck.add(draft.discards, draft.known[seat])
            draft.hold(seat, 0, 0)
        others = tuple(leaver for leaver in draft.out if leaver.seat not in self.seats)
        draft.out = (*others, *(Exit(seat, EQUAL) for seat in self.seats))


class Rejoin(Struct, frozen=True):
    """A seat that was out is in the game again, with the cards that it had laid aside: these, and
    so many that nobody has seen."""

    key: ClassVar[str] = "rejoins"
    seat: int
    cards: int
    unseen: int = 0

    @property
    def subject(self) -> tuple[str, int]:
        return ("leave", self.seat)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.discards = deck.take(draft.discards, self.cards)
        draft.out = tuple(leaver for leaver in draft.out if leaver.seat != self.seat)
        draft.hold(self.seat, self.cards, self.unseen)


class Retitle(Struct, frozen=True):
    """Seats have these titles from now on; they are told the highest first."""

    key: ClassVar[str] = "retitled"
    titles: tuple[tuple[int, str], ...]

    @property
    def subject(self) -> tuple[str, int]:
        return ("title", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        for seat, title in self.titles:
            draft.set_mark(Mark("title", title, seat, "set"))
