"""What a sentence does: the hooks that its words need, and no others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from referee.cards.card import Deck
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Standing
from referee.games.climbing.rule.effects import (
    Clear,
    DropMark,
    Effect,
    Effects,
    Leave,
    Owe,
    SetMark,
    Skip,
)
from referee.games.climbing.rule.effects_turn import TurnRound
from referee.games.climbing.rule.moment import Moment
from referee.games.climbing.rule.titles import title_of
from referee.games.climbing.rule.view import SituationView
from referee.model.marks import NOBODY, Mark, Marks, Obligation, find_mark

from .cards import suit_set
from .locks import fits_lock
from .marks import LASTING, own_kind, own_lock
from .sentence import PASSED, Parting, Sentence
from .spoken import spoken_reason

Hooks = Mapping[str, Callable[..., Any]]


class Acts:
    """A sentence at work for one clause."""

    def __init__(self, said: Sentence, clause: str, name: str, deck: Deck) -> None:
        self.said = said
        self.clause = clause
        self.deck = deck
        self.own, self.locked = own_kind(name), own_lock(name)
        self.until = said.until or "game"

    def hooks(self) -> Hooks:
        """Hook -> what it says: those alone that the sentence has words for."""
        then, played = self.said.then, self.said.when != PASSED
        turned = then.order or then.direction or then.lock or then.mark
        needed = {
            "concerns": played,
            "change": played and turned,
            "passed": not played,
            "cut": then.clear or then.all_skipped == "clear",
            "finish": then.win,
            "owe": then.give or then.discard,
            "turn": then.skip,
            "reverses": then.order,
            "bars": then.lock or then.forbid,
            "allows": then.allow,
            "applies": then.lock or then.forbid or then.allow,
            "meets": then.lock,
            "details": then.lock or then.forbid or then.allow,
        }
        return {hook: getattr(self, hook) for hook, does in needed.items() if does}

    # ---- when and if

    def concerns(self, play: Play) -> bool:
        return self.said.cards.fits(play)

    def _here(self, at: SituationView) -> bool:
        """Whether the field and the order are as the sentence wants them."""
        cards, order = self.said.cards, self.said.state.order
        if cards.lead is not None and cards.lead != (at.top is None):
            return False
        if cards.on is not None and not cards.on.fits(at.top, self.deck):
            return False
        if order == "revolution":
            return at.mark("revolution") is not None
        return not order or at.reversed == (order == "turned")

    def _holds(self, moment: Moment) -> bool:
        state, before = self.said.state, moment.before
        if not self._here(moment.situation):
            return False
        if state.title and title_of(before, moment.seat) not in state.title:
            return False
        holder = moment.seat if state.mark == "player" else NOBODY
        return not state.mark or before.mark(self.own, holder) is not None

    # ---- then, of a play

    def change(self, moment: Moment) -> Effects:
        if self._holds(moment):
            yield from self._turning(moment)
            yield from self._marking(moment)

    def _turning(self, moment: Moment) -> Iterator[Effect]:
        then = self.said.then
        again = then.order == "turns"
        if then.order and self.until == "clear":
            yield TurnRound(Mark("j_back", until="clear"), again)
        elif then.order and again and moment.now.mark("revolution"):
            yield DropMark("revolution")
        elif then.order:
            yield SetMark(Mark("revolution"))
        if then.direction:
            yield TurnRound(Mark("direction"))

    def _marking(self, moment: Moment) -> Iterator[Effect]:
        then = self.said.then
        if then.mark:
            holder = moment.seat if then.mark == "player" else NOBODY
            yield SetMark(Mark(self.own, None, holder, self.until))
        if then.lock and (suits := self._locked_suits(moment.play)) is not None:
            yield SetMark(Mark(self.locked, suits or None, until=self.until))

    def _locked_suits(self, play: Play) -> int | None:
        """The suits that a lock binds to (0: any); ``None``: the play has none to bind to."""
        lock = self.said.then.lock
        if lock is None or not lock.suit:
            return 0
        if lock.suit != "same":
            return suit_set(self.deck, lock.suit)
        return play.suits if play.suits and not play.wild else None

    def cut(self, moment: Moment) -> Effects:
        then = self.said.then
        if self._holds(moment) and (then.clear or self._skips_all(moment)):
            yield Clear()

    def finish(self, moment: Moment) -> Effects:
        if self._holds(moment):
            yield Leave(moment.seat, "clean", "" if moment.goes_out else "at-once")

    def turn(self, moment: Moment) -> Effects:
        clears = self.said.then.all_skipped == "clear" and self._skips_all(moment)
        if self._holds(moment) and not moment.cleared and not clears:
            yield Skip(self._number(self.said.then.skip, moment.play))

    def _skips_all(self, moment: Moment) -> bool:
        others = [seat for seat in moment.now.playing if seat != moment.seat]
        return self._number(self.said.then.skip, moment.play) >= len(others)

    def _number(self, said: int | str, play: Play) -> int:
        return self.said.cards.meant(play) if isinstance(said, str) else said

    # ---- then, of hands

    def owe(self, moment: Moment) -> Effects:
        then = self.said.then
        if self._holds(moment):
            if then.give:
                yield from self._parting("give", then.give, moment)
            if then.discard:
                yield from self._parting("discard", then.discard, moment)

    def _parting(self, kind: str, said: Parting, moment: Moment) -> Iterator[Effect]:
        now = moment.now
        for seat in self._who(said.by, moment):
            count = now.can_part_with(seat, self._number(said.cards, moment.play))
            alone = kind == "give" and len(now.playing) < 2
            if not count or alone or now.is_out(seat):
                continue
            least = 0 if said.may else count
            to = _taker(now, seat, said.to) if kind == "give" else NOBODY
            yield Owe(Obligation(kind, seat, to, count, self.clause, least, said.strongest))

    def _who(self, by: str, moment: Moment) -> Iterable[int]:
        if by == "player":
            return (moment.seat,)
        return [seat for seat in moment.now.playing if by == "all" or seat != moment.seat]

    # ---- then, of a pass

    def passed(self, moment: Moment) -> Effects:
        if not self._holds(moment):
            return
        yield from self._turning(moment)
        yield from self._marking(moment)
        if self.said.then.clear:
            yield Clear()
        if self.said.then.fall:
            yield Leave(moment.seat, "foul", "pass")

    # ---- what may be played

    def reverses(self, marks: Marks) -> bool:
        return find_mark(marks, LASTING[self.until].kind) is not None

    def applies(self, at: SituationView) -> bool:
        then = self.said.then
        return at.mark(self.locked) is not None or bool(
            (then.allow or then.forbid) and self._here(at)
        )

    def bars(self, at: SituationView, play: Play) -> bool:
        then, mark = self.said.then, at.mark(self.locked)
        if then.lock and mark and not fits_lock(then.lock, mark.value or 0, play):
            return True
        return then.forbid and self._here(at) and self.said.cards.fits(play)

    def allows(self, at: SituationView, play: Play) -> bool:
        return self._here(at) and self.said.cards.fits(play)

    def meets(self, at: SituationView, play: Play) -> bool:
        return at.mark(self.locked) is not None

    def details(self, at: SituationView, play: Play) -> dict[str, object]:
        return {"said": spoken_reason(self.said)}


def _taker(now: Standing, seat: int, to: str) -> int:
    """Who gets the cards: the neighbour by turn or on the right; ``NOBODY``: anybody."""
    if to == "anybody":
        return NOBODY
    if to == "right":
        around = [(seat - step) % now.size for step in range(1, now.size)]
        return next(each for each in around if each in now.playing)
    steps = 1 if to == "next" else len(now.playing) - 1
    return now.after(seat, steps)
