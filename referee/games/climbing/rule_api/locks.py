"""Shared by the locks (縛り): the suits that plays have in common, the plays that fit a lock."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from operator import or_

from referee.cards.card import Deck
from referee.games.climbing.plays.form_registry import forms_of
from referee.games.climbing.plays.play import SET, SINGLE, Play
from referee.games.climbing.position import LaidPlay, Position, PositionView
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import NOBODY, Mark

from .effects import DropMark, Effects, SetMark, owe_pick
from .rule import Asked, ClimbingRule, Fulfilment, MoveContext, SituationView, Undetermined

SUIT_LOCK = MarkSpelling(
    "suit_lock", "suit lock", value="suits", until="clear", also=("lock", "縛り")
)


class Lock(ClimbingRule):
    """Binds what follows to the suits of its mark, which is the first of its ``words``."""

    def lock(self, situation: SituationView) -> Mark | None:
        """The lock that holds, with its suits as a bit set."""
        return situation.mark(self.words[0].kind)

    def applies(self, situation: SituationView) -> bool:
        return self.lock(situation) is not None

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return self.lock(situation) is not None

    def details(self, situation: SituationView, play: Play) -> dict[str, object]:
        return locked_suits(situation.deck, self.lock(situation))


def locked_suits(deck: Deck, lock: Mark | None) -> dict[str, object]:
    """The suits of a lock, as arguments of a reason."""
    return {"suits": suit_names(deck, lock.value if lock else 0)}


def shared_suits(plays: Sequence[Play], *, wild: bool = False) -> int:
    """The suits that all these plays show, as a bit set; 0 for none.

    A joker in a set shows none; with ``wild`` it takes the suit that is named for it, else the one
    that is missing.
    """
    suits = -1
    for laid in plays:
        play = laid if wild else laid.unnamed
        if play.wild:
            return _filled_suits(plays) if wild else 0
        suits &= play.suits
    return suits


def _filled_suits(plays: Sequence[Play]) -> int:
    """The suits that these plays show if their jokers take those that are missing."""
    if any(play.is_lone_joker for play in plays) or not all_suits_match(plays):
        return 0
    return _all_suits(plays)


def plays_together(field: Sequence[LaidPlay]) -> tuple[LaidPlay, ...]:
    """The plays on the field with the last one; cards of the same rank that their player has slid
    beneath a play are one play with it."""
    *below, last = field
    together: list[LaidPlay] = []
    for laid in below:
        under = together[-1] if together else None
        if under and under.seat == laid.seat != NOBODY and _is_one_rank(under.play, laid.play):
            together[-1] = LaidPlay(laid.seat, _as_one(under.play, laid.play))
        else:
            together.append(laid)
    return (*together, last)


def _is_one_rank(one: Play, other: Play) -> bool:
    return {one.form, other.form} <= {SINGLE, SET} and one.ranks[0] == other.ranks[0]


def _as_one(one: Play, other: Play) -> Play:
    """The cards of two plays of one rank as one play."""
    mask, count = one.deck.add(one.mask, other.mask), one.count + other.count
    stands = tuple(sorted((*one.stands, *other.stands)))
    play: Play = forms_of(one.deck).store.play(SET, mask, one.ranks[:1] * count, stands)
    return play


def _all_suits(plays: Sequence[Play]) -> int:
    return reduce(or_, (play.suits for play in plays), 0)


def all_suits_match(plays: Sequence[Play]) -> bool:
    """Whether plays of one count can show the very same suits, jokers taking any."""
    most = _all_suits(plays).bit_count()
    return all(most <= play.suits.bit_count() + play.wild for play in plays)


def fits_lock(play: Play, suits: int, *, wild: bool = False) -> bool:
    """Whether a play shows exactly the locked suits; ``wild``: its jokers take suits, those named
    for them or else missing ones."""
    play = play if wild else play.unnamed
    if play.suits == suits and not play.wild:
        return True
    fills = play.suits & ~suits == 0 and suits.bit_count() <= play.suits.bit_count() + play.wild
    return wild and not play.is_lone_joker and fills


def suit_names(deck: Deck, suits: int) -> list[str]:
    """The suit letters of a bit set."""
    return [suit for index, suit in enumerate(deck.suits) if suits >> index & 1]


# ---- locks on one player


class PersonalLock(ClimbingRule):
    """Sets a mark, the first of its ``words``, on the player who is bound. It goes with the next
    play or pass of that player, whether or not the field is cleared before."""

    @property
    def card(self) -> str:
        """The rank of the agreed card: the parameter ``NAME_card``."""
        return str(getattr(self, f"{self.name}_card"))

    @property
    def own_ranks(self) -> tuple[str, ...]:  # type: ignore[override]
        return (self.card,)

    @property
    def target(self) -> str:
        """The seats that it hits: the parameter ``NAME_target_of``: ``next``, ``chosen``, ``self``
        or ``all``."""
        return str(getattr(self, f"{self.name}_target_of"))

    @abstractmethod
    def binds_to(self, play: Play) -> int:
        """The value of the mark: to what a play with the agreed card binds."""

    @abstractmethod
    def fits(self, play: Play, value: int) -> bool:
        """Whether a play fits a lock with this value."""

    def holds(self, position: Position, seat: int, value: int) -> bool | Undetermined:
        """Whether the lock binds this hand here, or the unknown fact that decides."""
        return True

    @property
    def _kind(self) -> str:
        return self.words[0].kind

    def _sets_off(self, play: Play) -> bool:
        return play.shows(self.deck.ranks.index(self.card), stand_ins=False) > 0

    def on_play(self, context: MoveContext) -> Effects:
        seat, now = context.seat, context.now
        hit = self._hit(now, seat) if self._sets_off(context.play) else ()
        for holder in hit:
            yield SetMark(Mark(self._kind, self.binds_to(context.play), holder))
        if seat not in hit and now.mark(self._kind, seat):
            yield DropMark(self._kind, seat)

    def _hit(self, now: PositionView, seat: int) -> Iterable[int]:
        if self.target == "chosen":
            return ()
        if self.target == "self":
            return (seat,)
        others = [other for other in now.playing if other != seat]
        return others if self.target == "all" else (now.after(seat),)

    def on_owe(self, context: MoveContext) -> Effects:
        if self.target == "chosen" and self._sets_off(context.play):
            yield owe_pick(context.seat, self.clause.id)

    def on_fulfilled(self, fulfilment: Fulfilment) -> Effects:
        field = fulfilment.before.field
        if field and fulfilment.other != NOBODY:
            yield SetMark(Mark(self._kind, self.binds_to(field[-1].play), fulfilment.other))

    def on_pass(self, context: MoveContext) -> Effects:
        if context.now.mark(self._kind, context.seat):
            yield DropMark(self._kind, context.seat)

    def restricts(self, position: Position, seat: int) -> bool:
        return position.mark(self._kind, seat) is not None

    def unmet(self, asked: Asked) -> Mapping[str, object]:
        """That a play fits the lock, or whom alone it binds."""
        position, play = asked.position, asked.play
        if play is None:
            return {}
        mark = position.mark(self._kind, asked.seat)
        others = [m for m in position.marks if m.kind == self._kind and m.holder != asked.seat]
        if mark is not None and self.fits(play, mark.value):
            cards = self.deck.texts(play.mask)
            return {"why": "fits", "cards": cards, **self.lock_details(mark.value)}
        if mark is None and len(others) == 1 and not self.fits(play, others[0].value):
            return {"why": "other", "holder": others[0].holder}
        return {}

    def forbids_for_hand(
        self, position: Position, seat: int, situation: SituationView, play: Play
    ) -> bool | Undetermined:
        mark = position.mark(self._kind, seat)
        if mark is None or self.fits(play, mark.value):
            return False
        return self.holds(position, seat, mark.value)

    def bar_details(self, position: Position, seat: int, cards: int) -> Mapping[str, object]:
        mark = position.mark(self._kind, seat)
        if mark is None:
            return {}
        top = position.field[-1].play if position.field else None
        made = top is not None and self._sets_off(top) and self.binds_to(top) == mark.value
        laid = self.deck.texts(top.mask) if top is not None and made else []
        return {**self.lock_details(mark.value), "laid": laid}

    @abstractmethod
    def lock_details(self, value: int) -> Mapping[str, object]:
        """Arguments of a reason about the lock."""
