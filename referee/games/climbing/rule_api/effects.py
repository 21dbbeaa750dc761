"""The effects of moves as values: rules return effects, ``resolution`` carries them out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from referee._internal.values import compare_without
from referee.cards.card import Deck
from referee.games.climbing.plays.form_registry import forms_of
from referee.games.climbing.plays.play import SET, SINGLE
from referee.games.climbing.position import LaidPlay, PositionBuilder, unseen_cards
from referee.model.marks import MANY, NOBODY, Exit, Mark, Marks, Obligation
from referee.model.types import Words

from .mark_names import EQUAL, MISSES, POINTS, REMOVED, SUNK, UNDONE, WINDOW


class Effect(Struct, frozen=True):
    """One change that a clause makes."""

    key: ClassVar[str]
    """The ending of its message keys."""
    topic: ClassVar[str] = ""
    """What it changes."""
    topic_of: ClassVar[str] = ""
    """The name of the field with the seat whose topic it is; empty: it concerns no single seat."""

    @property
    def subject(self) -> tuple[str, int]:
        """The subject: what it changes, and for which seat. If two clauses have effects on one
        subject, that of the overriding clause replaces the other."""
        return (self.topic, getattr(self, self.topic_of) if self.topic_of else NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        """Makes the change; some effects change nothing and only replace others."""


Effects = Iterable[Effect]


class SeatEffect(Effect, frozen=True):
    """The base of effects on something that each seat has of its own."""

    topic_of = "seat"
    seat: int


# ---- marks


@compare_without("plays", "quiet")
class SetMark(Effect, frozen=True):
    """Sets a mark; it replaces one of the same kind and holder."""

    key = "mark-set"
    mark: Mark
    plays: int = 1
    """How many plays caused it: the last ones on the field."""
    quiet: bool = False
    """Whether it is only counted, and not told."""

    @property
    def subject(self) -> tuple[str, int]:
        return (self.mark.kind, self.mark.holder)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.set_mark(self.mark)


class DropMark(Effect, frozen=True):
    """Removes a mark."""

    key = "mark-dropped"
    kind: str
    holder: int = NOBODY

    @property
    def subject(self) -> tuple[str, int]:
        return (self.kind, self.holder)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.drop_mark(self.kind, self.holder)


@compare_without("was_set")
class ToggleMark(Effect, frozen=True):
    """Sets a mark, or removes it if it is set. So two clauses that reverse something by the same
    play reverse it twice."""

    key = "mark-turned"
    mark: Mark
    again: bool = True
    """Whether a mark that is set is removed; otherwise it stays."""
    was_set: bool = True
    """Once it has been carried out: whether it set the mark."""

    @property
    def subject(self) -> tuple[str, int]:
        return (self.mark.kind, self.mark.holder)

    def resolved(self, draft: PositionBuilder) -> ToggleMark | None:
        """The effect in its current form, or ``None`` if it changes nothing."""
        holds = draft.mark(*self.subject) is not None
        return None if holds and not self.again else ToggleMark(self.mark, self.again, not holds)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if draft.mark(*self.subject) is None:
            draft.set_mark(self.mark)
        elif self.again:
            draft.drop_mark(*self.subject)


class Prevent(Effect, frozen=True):
    """Keeps an overridden clause from setting a mark of this kind."""

    key = "prevented"
    kind: str
    least: int = 0
    """A mark that fewer plays caused is set all the same."""

    @property
    def subject(self) -> tuple[str, int]:
        return (self.kind, NOBODY)

    def exempts(self, effect: Effect) -> bool:
        """Whether this effect is carried out all the same."""
        return isinstance(effect, SetMark) and effect.plays < self.least


class Spare(Effect, frozen=True):
    """Overridden clauses do nothing to this player and ask nothing of them."""

    key = "spared"
    seat: int

    @property
    def subject(self) -> tuple[str, int]:
        return ("spared", self.seat)


class HoldUp(Prevent, frozen=True, kw_only=True):
    """The effect of an overridden clause on marks of this kind waits until ``owed`` is met."""

    key = "owed"
    owed: Obligation
    whole: bool = False
    """Everything that the overridden clause does in this stage waits."""

    def holding(self, held: tuple[Effect, ...]) -> HoldUp:
        """The effect together with the effects that wait."""
        return replace(self, owed=replace(self.owed, held=held))

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.owed = (*draft.owed, self.owed)


# ---- the field, the lead, the turn


@compare_without("skipping")
class Clear(Effect, frozen=True):
    """Clears the field (流れる) and removes the marks that last until then."""

    key, topic = "cleared", "field"
    skipping: int = 0
    """If it is cleared because all others are skipped: by how many cards."""

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
    """The marks that are left after a clear."""
    return tuple(
        Mark(mark.kind, mark.value, mark.holder, "clear") if mark.until == "next clear" else mark
        for mark in marks
        if mark.until != "clear"
    )


class _TurnEffect(Effect, frozen=True):
    """The base of effects by which a seat plays next."""

    topic = "lead"
    seat: int

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.leader = self.seat


class Lead(_TurnEffect, frozen=True):
    """This seat leads the cleared field."""

    key = "leads"


class LeadAgain(Lead, frozen=True):
    """This seat leads the empty field on which others have passed; the passes no longer count."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.passed = 0
        draft.leader = self.seat


class KeepLead(_TurnEffect, frozen=True):
    """The seat that cleared the field leads it. That is the default: the effect only replaces the
    one of an overridden clause that lets another seat lead."""

    key = "leads"


@compare_without("again")
class TurnTo(_TurnEffect, frozen=True):
    """The trick goes on with this seat."""

    key = "turn-to"
    again: bool = False
    """It has just played."""


@compare_without("shown")
class Skip(Effect, frozen=True):
    """The next ``count`` players are skipped."""

    key, topic = "skips", "skip"
    count: int
    passing: int = 0
    """Those of them who count as having passed, as a bit set."""
    shown: int = 0
    """How many cards of the play set it off."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.skips += self.count
        draft.passed |= self.passing


class MissTurn(SeatEffect, frozen=True):
    """A seat whose turn it would be misses it."""

    key, topic = "misses-turn", MISSES.kind

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.drop_mark(MISSES.kind, self.seat)


class Reseat(Effect, frozen=True):
    """The players sit in this order from now on, as play goes round. As many others as before play
    before the one whose turn it is."""

    key, topic = "reseated", "seats"
    order: tuple[int, ...]

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        first = self.order[0]
        before = [seat for seat in draft.around(first) if seat in draft.playing]
        steps = before.index(draft.turn) if draft.turn in before else 0
        circle = self.order if draft.direction == 1 else tuple(reversed(self.order))
        draft.set_mark(Mark("seated", circle))
        if steps:
            draft.leader = draft.after(first, steps)


# ---- going out, places, titles


@compare_without("cards", "ground")
class Leave(SeatEffect, frozen=True):
    """A seat leaves the game; the cards that it held are discarded."""

    key, topic = "leaves", "leave"
    how: str
    """``clean``, ``foul``, ``fallen``, ``liar`` or an ``exit_kinds`` of the rule."""
    why: str = ""
    """If it is not for the last cards: ``pass``, ``skip`` or ``at-once``."""
    cards: int = 0
    """The cards that make it a foul."""
    ground: Mapping[str, object] = {}
    """Further arguments of its message; ``first`` is a seat."""

    @property
    def subject(self) -> tuple[str, int]:
        return (self.topic, self.seat) if self.how != "fallen" else ("fall", NOBODY)

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.discards = deck.add(draft.discards, draft.known[self.seat])
        draft.hold(self.seat, 0, 0)
        others = (leaver for leaver in draft.out if leaver.seat != self.seat)
        draft.out = (*others, Exit(self.seat, self.how))


class Stay(SeatEffect, frozen=True):
    """A seat without cards stays in the game because it will get cards. It only replaces the effect
    of an overridden clause by which the seat leaves."""

    key, topic = "stays-in", "leave"


class Rejoin(SeatEffect, frozen=True):
    """A seat that was out is in the game again, with the cards that it had put aside."""

    key, topic = "rejoins", "leave"
    cards: int
    unseen: int = 0
    """How many more cards it gets that have not been shown."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.discards = deck.take(draft.discards, self.cards)
        draft.out = tuple(leaver for leaver in draft.out if leaver.seat != self.seat)
        draft.hold(self.seat, self.cards, self.unseen)


@compare_without("why", "first")
class PlaceLast(Effect, frozen=True):
    """This seat plays on and comes last, however it goes out."""

    key, topic = "sinks", "fall"
    seat: int
    why: str = ""
    """If it is not because another player went out first: ``picked``."""
    first: int = NOBODY
    """Who went out first, if that is why."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.set_mark(Mark(SUNK, holder=self.seat))


@compare_without("turned")
class EndGame(Effect, frozen=True):
    """The game ends at once in this order of seats, best first. The other seats have no place."""

    key, topic = "game-over", "fall"
    ranking: tuple[int, ...]
    turned: bool = False
    """The order is that of the last game upside down."""
    in_part: bool = False
    """The rules don't rank the other seats, or not without facts that the table doesn't tell."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.set_mark(Mark("ranking", self.ranking))
        for seat in range(draft.size):
            draft.discards = deck.add(draft.discards, draft.known[seat])
            draft.hold(seat, 0, 0)
        gone = {leaver.seat for leaver in draft.out}
        seats = dict.fromkeys((*self.ranking, *range(draft.size)))
        draft.out += tuple(Exit(seat, "clean") for seat in seats if seat not in gone)


class EndEqual(Effect, frozen=True):
    """The game ends at once, and these seats are all equal and have no place."""

    key, topic = "game-equal", "fall"
    seats: tuple[int, ...]

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        for seat in self.seats:
            draft.discards = deck.add(draft.discards, draft.known[seat])
            draft.hold(seat, 0, 0)
        others = tuple(leaver for leaver in draft.out if leaver.seat not in self.seats)
        draft.out = (*others, *(Exit(seat, EQUAL) for seat in self.seats))


@compare_without("why")
class CloseGame(Effect, frozen=True):
    """The game is over; the cards left in the hands stay there and are counted."""

    key, topic = "closed", "game"
    why: str = ""
    """If no hand is empty: ``time``; or why the deal is void: ``passed``, ``lie``."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.set_mark(Mark("over"))


class Retitle(Effect, frozen=True):
    """Seats get these titles; a message lists the highest first."""

    key, topic = "retitled", "title"
    titles: tuple[tuple[int, str], ...]

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        for seat, title in self.titles:
            draft.set_mark(Mark("title", title, seat, "set"))


# ---- an auction before the first card


class MakeBid(SeatEffect, frozen=True):
    """A seat bids. ``again``: who has passed may speak again."""

    key, topic = "bid-made", "bid"
    number: int
    again: bool = False

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.set_mark(Mark("bid", self.number, self.seat))
        if self.again:
            draft.passed = 0


class TakeRest(SeatEffect, frozen=True):
    """A seat takes the cards that weren't dealt."""

    key, topic = "takes-rest", "hand"
    count: int

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        unseen = unseen_cards(deck, draft)
        if any(draft.unknown) or unseen.bit_count() != self.count:
            add_hidden(draft, self.seat, self.count)
        else:
            draft.hold(self.seat, deck.add(draft.known[self.seat], unseen))


# ---- obligations, answers, doubts


class ObligationEffect(Effect, frozen=True):
    """The base of effects on one obligation."""

    owed: Obligation

    @property
    def subject(self) -> tuple[str, int]:
        return (f"debt {self.owed.clause} {self.owed.kind}", self.owed.seat)


class Owe(ObligationEffect, frozen=True):
    """A player has to do something before play goes on."""

    key = "owed"

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if not draft.lapses(self.owed):
            draft.owed = (*draft.owed, self.owed)


def owe_pick(seat: int, clause: str) -> Owe:
    """The player has to pick another one, even as a player who is out."""
    return Owe(Obligation("pick", seat, clause=clause, least=1, for_others=True))


class OweChoice(Owe, frozen=True):
    """The player chooses whether the one effect that waits for it happens; its subject is that of
    this effect."""

    @property
    def subject(self) -> tuple[str, int]:
        waiting: Effect = self.owed.held[0]
        return waiting.subject


class Waive(ObligationEffect, frozen=True):
    """An obligation is dropped."""

    key = "waived"

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.owed = tuple(owed for owed in draft.owed if owed != self.owed)


class AwaitAnswers(Effect, frozen=True):
    """A cut waits until these seats, in this order, have answered it or let it stand; the answers
    are obligations of their own."""

    key, topic = "awaits-answers", "answers"
    seats: tuple[int, ...]
    to: str = "answers"
    """``answers`` of a cut, ``stop`` of a skip, ``counter`` of whatever the play sets off."""


class SettleDoubt(Effect, frozen=True):
    """A doubt is settled; the penalty is an obligation by a clause of its own."""

    key, topic = "doubted", "doubt"
    seat: int
    """The seat that carries out the penalty."""
    punished: int
    """The seat that takes the penalty."""
    legal: bool
    """Whether the play was what it had to be."""
    cards: int


class TakePenalty(Effect, frozen=True):
    """A player takes these cards of the field; the other ones are discarded."""

    key, topic, topic_of = "punished", "hand", "taker"
    taker: int
    cards: int
    hidden: int = 0
    """How many more cards are taken that only the player who laid them knows."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.hold(self.taker, deck.add(draft.known[self.taker], self.cards))
        add_hidden(draft, self.taker, self.hidden)
        for laid in draft.field:
            draft.discards = deck.add(draft.discards, laid.play.mask)
        draft.discards = deck.take(draft.discards, self.cards)
        draft.field = ()


class HandOver(Effect, frozen=True):
    """A player gives cards to another."""

    key, topic, topic_of = "handed-over", "hand", "giver"
    giver: int
    taker: int
    cards: int
    aside: bool = False
    """The giver has put them aside already."""
    hidden: int = 0
    """How many more cards are given that only these two know."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if not self.aside:
            take_cards(draft, deck, self.giver, self.cards)
            take_hidden(draft, self.giver, self.hidden)
        draft.hold(self.taker, deck.add(draft.known[self.taker], self.cards))
        add_hidden(draft, self.taker, self.hidden)


class Discard(SeatEffect, frozen=True):
    """A player discards cards."""

    key, topic = "discarded", "hand"
    cards: int
    hidden: int = 0
    """How many more cards are discarded that only the player knows."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        take_cards(draft, deck, self.seat, self.cards)
        take_hidden(draft, self.seat, self.hidden)
        draft.discards = deck.add(draft.discards, self.cards)


class Expose(SeatEffect, frozen=True):
    """A player shows cards of the hand, which stay there."""

    key, topic = "shown", "hand"
    cards: int
    to: int = NOBODY
    """The only seat that sees them; ``NOBODY``: everyone sees them."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        take_cards(draft, deck, self.seat, self.cards)
        known = deck.add(draft.known[self.seat], self.cards)
        draft.hold(self.seat, known, draft.unknown[self.seat])


class SwapHands(SeatEffect, frozen=True):
    """Two players exchange their whole hands."""

    key, topic = "hands-swapped", "hand"
    other: int

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        known, unknown = draft.known, draft.unknown
        draft.hold(self.seat, known[self.other], unknown[self.other])
        draft.hold(self.other, known[self.seat], unknown[self.seat])


class TakeField(Effect, frozen=True):
    """A player takes the plays below the top of the field into the hand."""

    key, topic = "field-taken", "field"
    seat: int
    plays: int = 0
    """How many plays, from the top; 0: all."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if not draft.field:  # another effect has cleared it
            return
        below = draft.field[:-1]
        for laid in below[-self.plays :]:
            draft.hold(self.seat, deck.add(draft.known[self.seat], laid.play.mask))
        draft.field = (*(below[: -self.plays] if self.plays else ()), draft.field[-1])


class Withdraw(Effect, frozen=True):
    """The top play is discarded; the play below it is on top again."""

    key, topic = "withdrawn", "field"

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if draft.field:  # else another effect has cleared it
            draft.discards = deck.add(draft.discards, draft.field[-1].play.mask)
            draft.field = draft.field[:-1]


class Join(Effect, frozen=True):
    """The cards on top are added to the play of the same rank below them."""

    key, topic = "joined", "field"
    whole: bool = False
    """They are one play together. Otherwise they are slid beneath the play below, which is still to
    be beaten."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if len(draft.field) < 2:  # those below have been taken
            return
        under, added = draft.field[-2:]
        if self.whole:
            mask, ranks = deck.add(under.play.mask, added.play.mask), under.play.ranks[:1]
            stands = tuple(sorted((*under.play.stands, *added.play.stands)))
            count = under.play.count + added.play.count
            joined = forms_of(deck).store.play(SET, mask, ranks * count, stands)
            draft.field = (*draft.field[:-2], LaidPlay(added.seat, joined))
        else:
            draft.field = (*draft.field[:-2], added, replace(under, seat=added.seat))


class AddUnder(Effect, frozen=True):
    """Cards of a hand are slid beneath the play of the same rank on top, which still belongs to its
    player."""

    key, topic = "added", "field"
    seat: int
    cards: int

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        take_cards(draft, deck, self.seat, self.cards)
        if not draft.field:  # it has been cleared
            draft.discards = deck.add(draft.discards, self.cards)
            return
        top, count, jokers = draft.field[-1], self.cards.bit_count(), deck.jokers_in(self.cards)
        ranks = top.play.ranks[:1]
        stands = ((ranks[0], -1),) * jokers
        form = SINGLE if count == 1 else SET
        added = forms_of(deck).store.play(form, self.cards, ranks * count, stands)
        draft.field = (*draft.field[:-1], LaidPlay(self.seat, added), top)


class Undo(SeatEffect, frozen=True):
    """A player discards a card, and the play that waits for it does nothing by these clauses."""

    key, topic = "undone", "hand"
    cards: int
    names: tuple[str, ...]
    joins: bool = False
    """The card is laid beside the play instead."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        if self.joins:
            AddUnder(self.seat, self.cards).apply(draft, deck)
        else:
            Discard(self.seat, self.cards).apply(draft, deck)
        draft.set_mark(Mark(UNDONE, self.names, until=WINDOW))


class AddPoints(SeatEffect, frozen=True):
    """A player gets points during the game, or loses some."""

    key, topic = "points", "points"
    points: int

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        before = draft.mark(POINTS.kind, self.seat)
        total = self.points + (before.value if before else 0)
        draft.set_mark(Mark(POINTS.kind, total, self.seat))


class Note(Effect, frozen=True):
    """Something that happens beside the cards, such as a drink for everyone."""

    key = "note"
    clause: str
    text: Words

    @property
    def subject(self) -> tuple[str, int]:
        return (f"note {self.clause}", NOBODY)


class Remove(Effect, frozen=True):
    """Discarded cards leave the game for good."""

    key, topic = "removed", "discards"
    cards: int

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.discards = deck.take(draft.discards, self.cards)
        before = draft.mark(REMOVED.kind)
        removed = deck.add(before.value, self.cards) if before else self.cards
        draft.set_mark(Mark(REMOVED.kind, removed))


class Draw(SeatEffect, frozen=True):
    """A player takes cards from the discards."""

    key, topic = "drawn", "hand"
    cards: int
    hidden: int = 0
    """How many more cards are taken that only the player knows."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.discards = deck.take(draft.discards, self.cards)
        draft.hold(self.seat, deck.add(draft.known[self.seat], self.cards))
        add_hidden(draft, self.seat, self.hidden)


class PickUp(Effect, frozen=True):
    """A player takes cards of a play below the top, the rest of which is discarded. If the field
    has been cleared, they come from the discards."""

    key, topic = "picked-up", "field"
    seat: int
    cards: int

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.hold(self.seat, deck.add(draft.known[self.seat], self.cards))
        below = (laid for laid in draft.field[:-1] if not deck.take(self.cards, laid.play.mask))
        play = next(below, None)
        if play is None:
            draft.discards = deck.take(draft.discards, self.cards)
        else:
            left = deck.take(play.play.mask, self.cards)
            draft.discards = deck.add(draft.discards, left)
            draft.field = tuple(laid for laid in draft.field if laid is not play)


class TakeTop(Effect, frozen=True):
    """A player takes the plays on top of the field into the hand."""

    key, topic = "picked-up", "field"
    seat: int
    cards: int
    plays: int = 0
    """How many plays, from the top; 0: all."""

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        draft.hold(self.seat, deck.add(draft.known[self.seat], self.cards))
        if not draft.field:  # it has been cleared
            draft.discards = deck.take(draft.discards, self.cards)
        draft.field = draft.field[: -self.plays] if self.plays else ()


class MixHands(Effect, frozen=True):
    """The hands of these players are mixed and dealt again face down, as many cards to each as
    before."""

    key = "hands-mixed"
    seats: tuple[int, ...]
    equally: bool = False
    """They are dealt one by one instead, in the order of ``seats``."""

    @property
    def subject(self) -> tuple[str, int]:
        return ("hand", self.seats[0])

    def apply(self, draft: PositionBuilder, deck: Deck) -> None:
        held = [_size(draft, seat) for seat in self.seats]
        if self.equally and MANY in held:
            held = [MANY] * len(held)
        elif self.equally:
            share, over = divmod(sum(held), len(held))
            held = [share + (index < over) for index in range(len(held))]
        for seat, count in zip(self.seats, held, strict=True):
            draft.hold(seat, 0, count)


def _size(draft: PositionBuilder, seat: int) -> int:
    """How many cards a hand has, or ``MANY`` if that isn't known."""
    unknown = draft.unknown[seat]
    return MANY if unknown == MANY else draft.known[seat].bit_count() + unknown


def take_hidden(draft: PositionBuilder, seat: int, count: int) -> None:
    """Takes cards from a hand that only its owner knows. If known cards have to be among them,
    it isn't known any more which cards are left."""
    known, room = draft.known[seat], draft.unknown[seat]
    if room == MANY or room >= count:
        draft.hold(seat, known, room if room == MANY else room - count)
    else:
        draft.hold(seat, 0, max(0, known.bit_count() + room - count))


def add_hidden(draft: PositionBuilder, seat: int, count: int) -> None:
    """Adds cards to a hand that only its owner knows."""
    room = draft.unknown[seat]
    draft.hold(seat, draft.known[seat], room if room == MANY else room + count)


def take_cards(draft: PositionBuilder, deck: Deck, seat: int, cards: int) -> None:
    """Takes cards from a hand: those known to be there, the rest from its unknown cards."""
    known = draft.known[seat]
    if cards <= deck.naturals and not cards & ~known:
        draft.hold(seat, known ^ cards)
        return
    hidden, room = deck.take(cards, known).bit_count(), draft.unknown[seat]
    draft.hold(seat, deck.take(known, cards), room if room == MANY else max(0, room - hidden))
