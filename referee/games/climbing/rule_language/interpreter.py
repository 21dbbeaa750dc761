"""What a sentence does: the hooks that its words need, and no others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from msgspec.structs import replace

from referee.cards.card import Deck
from referee.games.climbing.plays.play import NO_FORM, FieldShape, Play
from referee.games.climbing.plays.strength import StrengthTable
from referee.games.climbing.position import Position, PositionView
from referee.games.climbing.rule_api.context import Doubt, Meeting, Moment
from referee.games.climbing.rule_api.effects import (
    DropMark,
    Effect,
    Effects,
    Lead,
    Leave,
    Owe,
    SetMark,
    TurnTo,
)
from referee.games.climbing.rule_api.mark_names import J_BACK, REVOLUTION
from referee.games.climbing.rule_api.situation_view import SituationView
from referee.games.climbing.rule_api.titles import title_of
from referee.games.climbing.rule_language.actions import Bound, Deed
from referee.games.climbing.rule_language.actions.field import Clearing
from referee.games.climbing.rule_language.conditions.plays import NEITHER
from referee.games.climbing.rule_language.conditions.turns import OWN
from referee.games.climbing.rule_language.marks import ROUND, own_used
from referee.games.climbing.rule_language.sentence import Sentence
from referee.i18n.messages import LazyText, message
from referee.model.marks import NOBODY, Mark, Obligation
from referee.rulebook.rule import Rule

from .actions import DEEDS
from .actions.base import HOOKS
from .conditions.hands import BEST_SUIT, as_dealt, has_begun, in_turn
from .conditions.occurrences import Times, counting
from .marks import PASSING, own_free, own_kind, own_lock, own_place
from .rendering import spoken_rule
from .sentence import (
    ALWAYS,
    ANSWERED,
    BETWEEN,
    BY_CARDS,
    CLEARED,
    FIRST_OR_FOUL,
    FOUL,
    FOUL_PLAY,
    HELD,
    LEFT,
    ON_TURN,
    PASSED,
    PLAYED,
    SWEPT,
)

Hooks = Mapping[str, Callable[..., Any]]

STAGE_OF = {
    PASSED: "on_pass", ANSWERED: "on_answer", CLEARED: "on_cleared", SWEPT: "on_cleared",
    HELD: "on_hand", LEFT: "on_demotion", ALWAYS: "", ON_TURN: "", **dict.fromkeys(BETWEEN, ""),
}  # fmt: skip
"""The stage in which sentences do everything that other things than plays set off."""
HANDS_KEPT, CUTS_KEPT = 4096, 1024
"""For so many hands it is remembered whether they set a sentence off, for so many cuts whether
others may answer them."""
LASTING_ON = ("wards", "wanes", "on_turn")
"""What deeds have that look at every play, also at such as the sentence is not about."""
IN_ANY_CASE = ("on_turn",)
"""Stages of plays that answers to a cut have as well."""


class Acts:
    """A sentence at work for one clause."""

    def __init__(self, said: Sentence, bound: Bound) -> None:
        self.said = said
        self.deck = bound.deck
        self.own = (own_kind(bound.name), own_place(bound.name))
        self.passing = (own_lock(bound.name), own_free(bound.name))
        self.deeds = [
            deed(said, bound) for deed in DEEDS if said.when in deed.of and deed.is_of(said)
        ]
        self.may_answer = lru_cache(CUTS_KEPT)(self._may_answer)
        """Whether a play is a cut that the sentence lets others answer."""
        self._is_held = lru_cache(HANDS_KEPT)(partial(said.hand.fits, deck=bound.deck))
        self.bound = bound
        nth = said.state.times
        self.times = Times(nth, bound.name, said.cards.makes) if nth else None
        self.lapsing = said.until in PASSING and any(deed.passing for deed in self.deeds)
        self.warding = any(hasattr(deed, hook) for deed in self.deeds for hook in LASTING_ON)

    def hooks(self) -> Hooks:
        """Hook -> what it says: those alone that the sentence has words for."""
        found: dict[str, Callable[..., Any]] = {}
        for stage in filter(None, map(self._stage, self.deeds)):
            deeds = [deed for deed in self.deeds if self._stage(deed) == stage]
            found[stage] = partial(self._effects, deeds)
        if self.times:
            found[self.times.stage] = partial(self._count, found.get(self.times.stage, nothing))
        for hook in HOOKS:
            said = [getattr(deed, hook) for deed in self.deeds if hasattr(deed, hook)]
            if said:
                found[hook] = said[0] if len(said) == 1 else self._together(hook, said)
        if self.said.passes.skips and "on_pass" in found:
            found["on_skip"] = found["on_pass"]
        meeting = [deed.on_fulfilled for deed in self.deeds if hasattr(deed, "on_fulfilled")]
        if meeting:
            found["on_fulfilled"] = partial(all_of, meeting)
        if self.said.when == ON_TURN:
            self._offer(found)
        if self.lapsing:
            found["on_play"] = partial(self._or_lapses, found["on_play"])
            if self.said.until == "next turn":
                found["on_pass"] = self._lapses
        elif self.warding:
            self._ward(found)
        elif self.said.when in BY_CARDS:
            found["concerns"] = self.said.cards.fits
        if "interception" in found:
            found["interception"] = partial(self._of_such_a_play, found["interception"])
        self._clear(found)
        if any(getattr(deed, "by_plays_too", False) for deed in self.deeds):
            found["on_turn"] = partial(self._where_cleared, found["on_lead"])
        return {**found, **self._told_by(found)}

    def _clear(self, found: dict[str, Callable[..., Any]]) -> None:
        """What it says where the field is cleared, and of plays that answer that."""
        if self.said.when == SWEPT:
            found |= self._on_own_clear()
        elif "on_cleared" in found:
            found["on_demotion"] = partial(self._where_cleared, found["on_cleared"])
        if self.said.when == ANSWERED:
            found |= {"answers_cut": self.answers_cut, "may_answer": self.may_answer}
            if self.said.state.order:
                found["is_answerable_at"] = partial(self.said.here, deck=self.deck)

    def _offer(self, found: dict[str, Callable[..., Any]]) -> None:
        """What it lets somebody do on a turn."""
        offering = Offering(self.said, self.deeds, self.bound, self._holds)
        found |= offering.hooks()
        if "on_fulfilled" in found:
            found["on_fulfilled"] = partial(offering.on_fulfilled, found["on_fulfilled"])
        if offering.doubtful:
            said = filter(None, (offering.forbids_fulfilment, found.get("forbids_fulfilment")))
            found["forbids_fulfilment"] = partial(any_of, [*said])

    def _of_such_a_play(self, seizes: Callable[[Moment], Any], moment: Moment) -> Any:
        """Who may take a play away, where the sentence is about it."""
        return seizes(moment) if self.said.cards.fits(moment.play) and self._holds(moment) else None

    def _told_by(self, found: Hooks) -> Hooks:
        """Hooks that tell what these do."""
        told: dict[str, Callable[..., Any]] = {}
        if "applies" in found:
            told["details"] = self.details
        if "forbids_pass" in found:
            told["pass_details"] = self.pass_details
        if "equalizes_titles" in found:
            told["match_details"] = self.match_details
        if "forbids" in found:
            told["bar_details"] = self._bound_by
        if self.said.when in BETWEEN:
            told |= {"gift_details": self.own_details, "match_details": self.match_details}
        return told

    def _together(self, hook: str, said: list[Callable[..., Any]]) -> Callable[..., Any]:
        """What several of its deeds say by one hook."""
        if hook == "answer":
            return self._answer
        return partial(sum_of if hook == "extra_points" else any_of, said)

    def _answer(self, question: str, *about: Any) -> Any:
        deed: Any = next(deed for deed in self.deeds if question in deed.answers)
        return deed.answer(question, *about)

    def _stage(self, deed: Deed) -> str:
        """The stage in which it does what it does."""
        when = self.said.when
        by_play = when == PLAYED or (when == ANSWERED and deed.stage in IN_ANY_CASE)
        if when == CLEARED and deed.stage == "on_turn":
            return "on_lead"
        return deed.stage if by_play else STAGE_OF[when]

    def _on_own_clear(self) -> Hooks:
        """Likewise, where the play has cleared the field itself."""
        stages = {deed.stage: [each for each in self.deeds if each.stage == deed.stage]
                  for deed in self.deeds}  # fmt: skip
        return {stage: partial(self._where_cleared, partial(self._effects, deeds))
                for stage, deeds in stages.items()}  # fmt: skip

    def _ward(self, found: dict[str, Callable[..., Any]]) -> None:
        """What keeps later plays from something looks at every play; where it does, the play does
        nothing else."""
        for stage, hook in (("on_play", "wards"), ("on_settle", "wanes")):
            first = [getattr(deed, hook) for deed in self.deeds if hasattr(deed, hook)]
            if first or stage in found:
                found[stage] = partial(first_of, [*first, found.get(stage, nothing)])

    def _may_answer(self, cut: Play) -> bool:
        cards, suits = self.said.cards, len(self.deck.suits)
        alone = cards.rank and cards.only and not cards.stand_ins
        most = suits * len(cards.rank) if alone else self.deck.size
        return cards.on is not None and cards.on.may_be_answered(cut, most)

    def answers_cut(self, cut: Play, play: Play) -> bool:
        """Whether this play answers that cut."""
        cards = self.said.cards
        on = cards.on
        return (
            on is not None and self.may_answer(cut) and cards.fits(play) and on.answers(play, cut)
        )

    def _effects(self, deeds: list[Deed], moment: Moment) -> Effects:
        passes = self.said.passes
        if passes.counted:
            beyond = passes.are_beyond(moment.now, moment.seat)
            yield from counting(passes, moment)
            if not beyond:
                return
        for at in self._moments(moment):
            for deed in deeds:
                yield from deed.effects(at)

    def _count(self, stage: Callable[[Moment], Effects], moment: Moment) -> Effects:
        """The count goes on, whatever else comes in this stage."""
        if self.times and self._holds(moment):
            yield from self.times.counted(moment)
        yield from stage(moment)

    def _moments(self, moment: Moment) -> list[Moment]:
        """The move, as far as the sentence comes true by it; of hands and of who goes out: as that
        player's."""
        seats = self._seats(moment)
        found = [moment] if seats is None else [moment.of(seat) for seat in seats]
        if self.times and not self.times.is_due(moment):
            return []
        return [at for at in found if self._holds(at)]

    def _seats(self, moment: Moment) -> list[int] | None:
        """Whose hand, or going out, sets it off; ``None``: a move does."""
        now, said, state = moment.now, self.said, self.said.state
        if said.when == HELD:
            if state.dealt and has_begun(now):
                return []
            held = [seat for seat in in_turn(moment.before)
                    if not now.is_out(seat)
                    and self._is_held(now.known[seat], now.unknown[seat])
                    and (not state.dealt or as_dealt(now, seat, self.deck, state.dealt))
            ]  # fmt: skip
            if said.hand.several == BEST_SUIT:
                held.sort(key=lambda seat: -said.hand.suit_of_highest(now.known[seat], self.deck))
            return held
        if said.when == LEFT:
            return self._gone(moment)
        if said.when == SWEPT:
            owner = moment.field[-1].seat if moment.field else NOBODY
            return [owner] if owner != NOBODY and not now.is_out(owner) else []
        return None

    def _gone(self, moment: Moment) -> list[int]:
        """Who goes out by the move, where that sets it off."""
        before, out = moment.before.out, moment.now.out
        if self.said.out in (FOUL, FOUL_PLAY):
            return by_foul(moment, by_play=self.said.out == FOUL_PLAY)
        if any(leaver.how == "clean" for leaver in before):
            return []
        first = [leaver.seat for leaver in out if leaver.how == "clean"]
        if self.said.out == FIRST_OR_FOUL:
            first += [leaver.seat for leaver in out[len(before) :] if leaver.how == "foul"]
        return first[:1]

    def _where_cleared(self, swept: Callable[[Moment], Effects], moment: Moment) -> Effects:
        """What clearing sets off if a play did it; after a pass ``on_cleared`` comes anyhow."""
        by_play = len(moment.field) > len(moment.before.field)
        return swept(moment) if moment.cleared and by_play else ()

    def _or_lapses(self, change: Callable[[Moment], Effects], moment: Moment) -> Effects:
        """Any play ends what lasts until the next one, but one that brings it about anew."""
        yield from list(change(moment)) or self._lapses(moment)

    def _lapses(self, moment: Moment) -> Effects:
        yield from (DropMark(kind) for kind in self.passing if moment.now.mark(kind))

    def _holds(self, moment: Moment) -> bool:
        """Whether what ``if`` says is so."""
        state, before = self.said.state, moment.before
        if self.said.when != ANSWERED and not self.said.here(moment.situation, self.deck):
            return False
        if state.cleared and not moment.cleared:
            return False
        if state.own and not state.owns(before, moment.seat, self.deck):
            return False
        if not self._by_play(moment):
            return False
        if state.title and not self._is_titled(before, moment.seat):
            return False
        holder = moment.seat if state.mark == "player" else NOBODY
        return not state.mark or self._is_marked(moment, holder)

    def _is_titled(self, before: PositionView, seat: int) -> bool:
        titles = self.said.state.title
        return "any" in titles or title_of(before, seat) in titles

    def _is_marked(self, moment: Moment, holder: int) -> bool:
        """Whether the clause's own mark held before the move; at a clear also, whether the play
        that clears has laid it."""
        if any(moment.before.mark(own, holder) is not None for own in self.own):
            return True
        laid = (each.mark for _, each in moment.so_far.happened if isinstance(each, SetMark))
        return self.said.when == CLEARED and any(mark.kind in self.own for mark in laid)

    def _by_play(self, moment: Moment) -> bool:
        """Whether the play is such a one here, and has made what it should."""
        cards = self.said.cards
        if self.said.when == SWEPT:
            return cards.fits(moment.play)
        if self.said.when != PLAYED:
            return True
        if (self.lapsing or self.warding) and not cards.fits(moment.play):
            return False
        if not self.said.lies(moment.situation, moment.play) or not self._on_field(moment):
            return False
        if cards.last is not None and cards.last != moment.goes_out:
            return False
        if cards.put and not self._shows_placed(moment):
            return False
        if cards.piled and not cards.lies_piled([laid.play for laid in moment.field]):
            return False
        return not cards.makes or cards.makes in made(moment)

    def _shows_placed(self, moment: Moment) -> bool:
        """Whether the play shows the number that its clause has put elsewhere."""
        placed = moment.before.mark(self.own[-1])
        return placed is not None and placed.value in moment.play.naturals

    def _on_field(self, moment: Moment) -> bool:
        """Whether what should lies below, anywhere on the field."""
        on, compared = self.said.cards.on, self.said.cards.compared
        row = moment.field[-compared.row :] if compared and compared.row > 2 else ()
        if row and compared and not compared.in_row(self.deck, [laid.play for laid in row]):
            return False
        if on is None or not (on.anywhere or on.plays):
            return True
        field = moment.field[:-1]
        if on.anywhere and not any(on.fits(FieldShape(laid.play), self.deck) for laid in field):
            return False
        return len(field) >= on.plays

    def details(self, at: SituationView, play: Play) -> dict[str, object]:
        """What bars a play, or lets it through: that by itself, else the whole rule."""
        judging = [deed for deed in self.deeds if hasattr(deed, "applies") and deed.applies(at)]
        said = sorted((deed for deed in judging if deed.judges(at, play)), key=_lets_through)

        def word(lang: str) -> str:
            told = (deed.reason(lang) for deed in said) if said else (
                deed.met_reason(lang) for deed in judging)  # fmt: skip
            return next(filter(None, told), "") or self._whole(lang)

        return {"said": LazyText(word)}

    def pass_details(self) -> dict[str, object]:
        """What bars a pass."""
        return {"said": LazyText(partial(self._reason, self.deeds))}

    def _bound_by(self, position: Position, seat: int) -> dict[str, object]:
        return self.own_details()

    def own_details(self) -> dict[str, object]:
        """What it says of a gift, or of the order of strength."""
        return {"said": LazyText(partial(self._reason, self.deeds))}

    def match_details(self, question: str) -> dict[str, object]:
        """What its reasons tell about games that begin or end; ``by``: by what its answer goes."""
        found = [each for each in self.deeds if question in each.answers or hasattr(each, question)]
        by = next((deed.by for deed in found if deed.by), "")
        return {"said": LazyText(partial(self._reason, found)), "by": by.replace(" ", "-")}

    def _reason(self, deeds: Iterable[Deed], lang: str) -> str:
        """These deeds as a reason, and which game it is; the whole rule where none has one."""
        told = next(filter(None, (deed.reason(lang) for deed in deeds)), "") or self._whole(lang)
        nth = self.said.state.game
        why = [message(lang, "said-why-game", nth=nth)] if nth else []
        return message(lang, "said-gap").join([*why, told])

    def _whole(self, lang: str) -> str:
        return spoken_rule(self.said, self.deeds, lang)


def _lets_through(deed: Deed) -> bool:
    """What lets plays through is told first: where it goes before a bar of its own clause."""
    return not hasattr(deed, "allows")


CALLING = "declare"
"""What is offered where nothing of it is done with cards of the own hand: to say so."""


class NothingYet:
    """What a move has done before it is made."""

    cleared = False
    happened: Sequence[tuple[Rule, Effect]] = ()
    earlier: Sequence[tuple[Rule, Effect]] = ()

    def __init__(self, powers: StrengthTable) -> None:
        self.powers = powers

    def counted_more(self, play: Play, rank: str) -> int:
        return 0


class Offering:
    """``holds``: whether what the sentence says besides its ``when.turn`` is so at a moment."""

    def __init__(
        self, said: Sentence, deeds: Sequence[Deed], bound: Bound, holds: Callable[[Moment], bool]
    ) -> None:
        self.said, self.turn, self.holds = said, said.turn, holds
        self.clause, self.used = bound.clause, own_used(bound.name)
        self.deck: Deck = bound.deck
        self.taken_up = next((deed for deed in deeds if deed.is_own_act), None)
        """The deed that its player does; the others follow from that."""
        self.following = [deed for deed in deeds if deed is not self.taken_up]
        self.clearing = any(isinstance(deed, Clearing) for deed in deeds)

    def hooks(self) -> Mapping[str, Callable[..., Any]]:
        """Hook -> what it says."""
        offering: dict[str, Callable[..., Any]] = (
            {"offers": self.offers}
            if self.turn.whose == OWN
            else {"offers_any_time": self.offers_any_time}
        )
        return {**offering, "on_offer_taken": self.on_offer_taken}

    def offers_any_time(self, position: Position, at: SituationView) -> tuple[Obligation, ...]:
        """What it offers to everybody."""
        return tuple(each for seat in position.playing for each in self.offers(position, seat, at))

    def offers(self, position: Position, seat: int, at: SituationView) -> tuple[Obligation, ...]:
        """What it offers to this seat."""
        if position.mark(self.used, seat) or not self.turn.fits(position, seat, self.deck):
            return ()
        if self.clearing and not position.field:
            return ()
        moment = Moment(position, position, seat, at, position.field, False, NothingYet(at.powers))
        return tuple(self._offered(moment)) if self.holds(moment) else ()

    def _offered(self, moment: Moment) -> Iterator[Obligation]:
        if self.taken_up is None:
            yield Obligation(CALLING, moment.seat, clause=self.clause)
            return
        effects = self.taken_up.effects(moment)
        owed = (effect.owed for effect in effects if isinstance(effect, Owe))
        yield from (replace(each, least=max(each.least, 1)) for each in owed)

    def on_fulfilled(self, said: Callable[[Meeting], Effects], meeting: Meeting) -> Effects:
        """To say so does nothing with cards: all of it follows."""
        return said(meeting) if meeting.owed.kind != CALLING else ()

    def forbids_fulfilment(self, meeting: Meeting) -> bool | Doubt:
        """Whether it is not known to be such a hand."""
        if not meeting.owed.offered:
            return False
        found = self.turn.doubts(meeting.before, meeting.seat, meeting.cards, self.deck)
        return found or False

    @property
    def doubtful(self) -> bool:
        """Whether its offer hangs on a hand that nobody else may know."""
        turn = self.turn
        return turn.outnumbers or turn.stuck or bool(turn.at_least or turn.at_most)

    def on_offer_taken(self, moment: Moment) -> tuple[Effect, ...]:
        """What follows once its player has done it: that it cannot be done again, what the other
        deeds do, and whose turn it is."""
        return tuple(self._acted(moment))

    def _acted(self, moment: Moment) -> Effects:
        seat, now = moment.seat, moment.now
        if self.said.state.once:
            yield SetMark(Mark(self.used, holder=seat))
        enough = self.taken_up is None or self.taken_up.is_enough(moment)
        for deed in self.following if enough else ():
            yield from deed.effects(moment)
        if self.clearing and enough:
            yield Lead(seat)
        elif self.turn.instead and (following := now.after(seat)) != NOBODY:
            yield TurnTo(following)


def first_of(said: list[Callable[[Moment], Effects]], moment: Moment) -> Effects:
    """What the first of them does that does anything."""
    return next(filter(None, (list(each(moment)) for each in said)), [])


def nothing(moment: Moment) -> Effects:
    return ()


def all_of(said: list[Callable[[Meeting], Effects]], meeting: Meeting) -> list[Effect]:
    return [effect for met in said for effect in met(meeting)]


def sum_of(
    said: list[Callable[..., Mapping[int, int] | None]], *about: Any
) -> Mapping[int, int] | None:
    """The points of all of them; ``None`` where one cannot tell."""
    total: Counter[int] = Counter()
    for each in said:
        found = each(*about)
        if found is None:
            return None
        total.update(found)
    return total


def any_of(said: list[Callable[..., bool | Doubt]], *about: Any) -> bool | Doubt:
    """Whether one of them says so; where none does for sure, what one leaves in doubt."""
    told: bool | Doubt = False
    for each in said:
        found = each(*about)
        if found is True:
            return True
        told = told or found
    return told


BY_PASSES = ("pass", "skip")
"""Why somebody is out by a foul with cards in the hand."""


def made(moment: Moment) -> tuple[str, ...]:
    """What a play has made of the order of strength, for the game, and of the direction."""
    was, now = (at.mark("revolution") is not None for at in (moment.before, moment.now))
    ways = (at.mark(word.kind) for at in (moment.before, moment.now) for word in ROUND.values())
    odd = sum(mark is not None for mark in ways) % 2
    turned: tuple[str, ...] = ("direction",) if odd else ()
    kinds = (REVOLUTION.kind, J_BACK.kind)
    orders = [[at.mark(kind) is not None for kind in kinds] for at in (moment.before, moment.now)]
    turned += ("turn",) if orders[0] != orders[1] else ()
    if was == now:
        return (NEITHER, *turned)
    return ("either", "revolution" if now else "counter-revolution", *turned)


def by_foul(moment: Moment, *, by_play: bool) -> list[int]:
    """Who has no card left by the move, and is out by a foul; ``by_play``: not by parting with
    cards besides. Who falls by a pass has cards left."""
    if by_play and not (moment.field and moment.play.form != NO_FORM):
        return []
    left = (each for _, each in moment.so_far.happened if isinstance(each, Leave))
    return [each.seat for each in left if each.how == "foul" and each.why not in BY_PASSES]
