"""What a sentence does: the hooks that its words need, and no others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from msgspec.structs import replace

from referee.cards.card import Deck
from referee.games.climbing.plays.card_strength import StrengthTable
from referee.games.climbing.plays.play import NO_FORM, FieldShape, Play
from referee.games.climbing.position import Position, PositionView
from referee.games.climbing.rule_api.context import Fulfilment, MoveContext, Undetermined
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
from referee.games.climbing.rule_language.actions import ClauseScope, RuleAction
from referee.games.climbing.rule_language.actions.field import ClearAction
from referee.games.climbing.rule_language.conditions.plays import NEITHER
from referee.games.climbing.rule_language.conditions.turns import OWN
from referee.games.climbing.rule_language.marks import ROUND, used_mark
from referee.games.climbing.rule_language.sentence import RuleSentence
from referee.i18n.messages import LazyText, message
from referee.model.marks import NOBODY, Mark, Obligation
from referee.rulebook.rule import Rule

from .actions import ACTIONS
from .actions.base import HOOKS
from .conditions.hands import BEST_SUIT, as_dealt, has_begun, in_turn
from .conditions.occurrences import OccurrenceCounter, counting
from .marks import SHORT_ENDS, free_mark, lock_mark, own_mark, place_mark
from .rendering import sentence_text
from .sentence import (
    ABOUT_CARDS,
    ALWAYS,
    ANSWERED,
    BETWEEN,
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
MAX_HANDS_CACHED, MAX_CUTS_CACHED = 4096, 1024
"""For so many hands it is remembered whether they set a sentence off, for so many cuts whether
others may answer them."""
LASTING_ON = ("wards", "wanes", "on_turn")
"""What deeds have that look at every play, also at such as the sentence is not about."""
IN_ANY_CASE = ("on_turn",)
"""Stages of plays that answers to a cut have as well."""


class Interpreter:
    """A sentence at work for one clause."""

    def __init__(self, sentence: RuleSentence, bound: ClauseScope) -> None:
        self.sentence = sentence
        self.deck = bound.deck
        self.own = (own_mark(bound.name), place_mark(bound.name))
        self.passing = (lock_mark(bound.name), free_mark(bound.name))
        self.actions = [
            action(sentence, bound)
            for action in ACTIONS
            if sentence.when in action.of and action.is_in_sentence(sentence)
        ]
        self.may_answer = lru_cache(MAX_CUTS_CACHED)(self._may_answer)
        """Whether a play is a cut that the sentence lets others answer."""
        self._is_held = lru_cache(MAX_HANDS_CACHED)(partial(sentence.hand.fits, deck=bound.deck))
        self.bound = bound
        nth = sentence.state.times
        self.times = OccurrenceCounter(nth, bound.name, sentence.cards.makes) if nth else None
        self.lapsing = sentence.until in SHORT_ENDS and any(
            action.passing for action in self.actions
        )
        self.warding = any(hasattr(action, hook) for action in self.actions for hook in LASTING_ON)

    def hooks(self) -> Hooks:
        """Hook -> what it says: those alone that the sentence has words for."""
        found: dict[str, Callable[..., Any]] = {}
        for stage in filter(None, map(self._stage, self.actions)):
            actions = [action for action in self.actions if self._stage(action) == stage]
            found[stage] = partial(self._effects, actions)
        if self.times:
            found[self.times.stage] = partial(self._count, found.get(self.times.stage, nothing))
        for hook in HOOKS:
            said = [getattr(action, hook) for action in self.actions if hasattr(action, hook)]
            if said:
                found[hook] = said[0] if len(said) == 1 else self._together(hook, said)
        if self.sentence.passes.skips and "on_pass" in found:
            found["on_skip"] = found["on_pass"]
        fulfilment = [
            action.on_fulfilled for action in self.actions if hasattr(action, "on_fulfilled")
        ]
        if fulfilment:
            found["on_fulfilled"] = partial(all_of, fulfilment)
        if self.sentence.when == ON_TURN:
            self._offer(found)
        if self.lapsing:
            found["on_play"] = partial(self._or_lapses, found["on_play"])
            if self.sentence.until == "next turn":
                found["on_pass"] = self._lapses
        elif self.warding:
            self._ward(found)
        elif self.sentence.when in ABOUT_CARDS:
            found["concerns"] = self.sentence.cards.fits
        if "interception" in found:
            found["interception"] = partial(self._of_such_a_play, found["interception"])
        self._clear(found)
        if any(getattr(action, "by_plays_too", False) for action in self.actions):
            found["on_turn"] = partial(self._where_cleared, found["on_lead"])
        return {**found, **self._told_by(found)}

    def _clear(self, found: dict[str, Callable[..., Any]]) -> None:
        """What it says where the field is cleared, and of plays that answer that."""
        if self.sentence.when == SWEPT:
            found |= self._on_own_clear()
        elif "on_cleared" in found:
            found["on_demotion"] = partial(self._where_cleared, found["on_cleared"])
        if self.sentence.when == ANSWERED:
            found |= {"answers_cut": self.answers_cut, "may_answer": self.may_answer}
            if self.sentence.state.order:
                found["is_answerable_at"] = partial(self.sentence.here, deck=self.deck)

    def _offer(self, found: dict[str, Callable[..., Any]]) -> None:
        """What it lets somebody do on a turn."""
        offering = Offering(self.sentence, self.actions, self.bound, self._holds)
        found |= offering.hooks()
        if "on_fulfilled" in found:
            found["on_fulfilled"] = partial(offering.on_fulfilled, found["on_fulfilled"])
        if offering.doubtful:
            said = filter(None, (offering.forbids_fulfilment, found.get("forbids_fulfilment")))
            found["forbids_fulfilment"] = partial(any_of, [*said])

    def _of_such_a_play(self, seizes: Callable[[MoveContext], Any], context: MoveContext) -> Any:
        """Who may take a play away, where the sentence is about it."""
        return (
            seizes(context)
            if self.sentence.cards.fits(context.play) and self._holds(context)
            else None
        )

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
        if self.sentence.when in BETWEEN:
            told |= {"gift_details": self.own_details, "match_details": self.match_details}
        return told

    def _together(self, hook: str, said: list[Callable[..., Any]]) -> Callable[..., Any]:
        """What several of its deeds say by one hook."""
        if hook == "answer":
            return self._answer
        return partial(sum_of if hook == "extra_points" else any_of, said)

    def _answer(self, question: str, *about: Any) -> Any:
        action: Any = next(action for action in self.actions if question in action.answers)
        return action.answer(question, *about)

    def _stage(self, action: RuleAction) -> str:
        """The stage in which it does what it does."""
        when = self.sentence.when
        by_play = when == PLAYED or (when == ANSWERED and action.stage in IN_ANY_CASE)
        if when == CLEARED and action.stage == "on_turn":
            return "on_lead"
        return action.stage if by_play else STAGE_OF[when]

    def _on_own_clear(self) -> Hooks:
        """Likewise, where the play has cleared the field itself."""
        stages = {action.stage: [each for each in self.actions if each.stage == action.stage]
                  for action in self.actions}  # fmt: skip
        return {stage: partial(self._where_cleared, partial(self._effects, actions))
                for stage, actions in stages.items()}  # fmt: skip

    def _ward(self, found: dict[str, Callable[..., Any]]) -> None:
        """What keeps later plays from something looks at every play; where it does, the play does
        nothing else."""
        for stage, hook in (("on_play", "wards"), ("on_settle", "wanes")):
            first = [getattr(action, hook) for action in self.actions if hasattr(action, hook)]
            if first or stage in found:
                found[stage] = partial(first_of, [*first, found.get(stage, nothing)])

    def _may_answer(self, cut: Play) -> bool:
        cards, suits = self.sentence.cards, len(self.deck.suits)
        alone = cards.rank and cards.only and not cards.stand_ins
        most = suits * len(cards.rank) if alone else self.deck.size
        return cards.on is not None and cards.on.may_be_answered(cut, most)

    def answers_cut(self, cut: Play, play: Play) -> bool:
        """Whether this play answers that cut."""
        cards = self.sentence.cards
        on = cards.on
        return (
            on is not None and self.may_answer(cut) and cards.fits(play) and on.answers(play, cut)
        )

    def _effects(self, actions: list[RuleAction], context: MoveContext) -> Effects:
        passes = self.sentence.passes
        if passes.counted:
            beyond = passes.are_beyond(context.now, context.seat)
            yield from counting(passes, context)
            if not beyond:
                return
        for at in self._moments(context):
            for action in actions:
                yield from action.effects(at)

    def _count(self, stage: Callable[[MoveContext], Effects], context: MoveContext) -> Effects:
        """The count goes on, whatever else comes in this stage."""
        if self.times and self._holds(context):
            yield from self.times.counted(context)
        yield from stage(context)

    def _moments(self, context: MoveContext) -> list[MoveContext]:
        """The move, as far as the sentence comes true by it; of hands and of who goes out: as that
        player's."""
        seats = self._seats(context)
        found = [context] if seats is None else [context.of(seat) for seat in seats]
        if self.times and not self.times.is_due(context):
            return []
        return [at for at in found if self._holds(at)]

    def _seats(self, context: MoveContext) -> list[int] | None:
        """Whose hand, or going out, sets it off; ``None``: a move does."""
        now, said, state = context.now, self.sentence, self.sentence.state
        if said.when == HELD:
            if state.dealt and has_begun(now):
                return []
            held = [seat for seat in in_turn(context.before)
                    if not now.is_out(seat)
                    and self._is_held(now.known[seat], now.unknown[seat])
                    and (not state.dealt or as_dealt(now, seat, self.deck, state.dealt))
            ]  # fmt: skip
            if said.hand.several == BEST_SUIT:
                held.sort(key=lambda seat: -said.hand.suit_of_highest(now.known[seat], self.deck))
            return held
        if said.when == LEFT:
            return self._gone(context)
        if said.when == SWEPT:
            owner = context.field[-1].seat if context.field else NOBODY
            return [owner] if owner != NOBODY and not now.is_out(owner) else []
        return None

    def _gone(self, context: MoveContext) -> list[int]:
        """Who goes out by the move, where that sets it off."""
        before, out = context.before.out, context.now.out
        if self.sentence.out in (FOUL, FOUL_PLAY):
            return by_foul(context, by_play=self.sentence.out == FOUL_PLAY)
        if any(leaver.how == "clean" for leaver in before):
            return []
        first = [leaver.seat for leaver in out if leaver.how == "clean"]
        if self.sentence.out == FIRST_OR_FOUL:
            first += [leaver.seat for leaver in out[len(before) :] if leaver.how == "foul"]
        return first[:1]

    def _where_cleared(
        self, swept: Callable[[MoveContext], Effects], context: MoveContext
    ) -> Effects:
        """What clearing sets off if a play did it; after a pass ``on_cleared`` comes anyhow."""
        by_play = len(context.field) > len(context.before.field)
        return swept(context) if context.cleared and by_play else ()

    def _or_lapses(self, change: Callable[[MoveContext], Effects], context: MoveContext) -> Effects:
        """Any play ends what lasts until the next one, but one that brings it about anew."""
        yield from list(change(context)) or self._lapses(context)

    def _lapses(self, context: MoveContext) -> Effects:
        yield from (DropMark(kind) for kind in self.passing if context.now.mark(kind))

    def _holds(self, context: MoveContext) -> bool:
        """Whether what ``if`` says is so."""
        state, before = self.sentence.state, context.before
        if self.sentence.when != ANSWERED and not self.sentence.here(context.situation, self.deck):
            return False
        if state.cleared and not context.cleared:
            return False
        if state.own and not state.owns(before, context.seat, self.deck):
            return False
        if not self._by_play(context):
            return False
        if state.title and not self._is_titled(before, context.seat):
            return False
        holder = context.seat if state.mark == "player" else NOBODY
        return not state.mark or self._is_marked(context, holder)

    def _is_titled(self, before: PositionView, seat: int) -> bool:
        titles = self.sentence.state.title
        return "any" in titles or title_of(before, seat) in titles

    def _is_marked(self, context: MoveContext, holder: int) -> bool:
        """Whether the clause's own mark held before the move; at a clear also, whether the play
        that clears has laid it."""
        if any(context.before.mark(own, holder) is not None for own in self.own):
            return True
        laid = (effect.mark for _, effect in context.so_far.happened if isinstance(effect, SetMark))
        return self.sentence.when == CLEARED and any(mark.kind in self.own for mark in laid)

    def _by_play(self, context: MoveContext) -> bool:
        """Whether the play is such a one here, and has made what it should."""
        cards = self.sentence.cards
        if self.sentence.when == SWEPT:
            return cards.fits(context.play)
        if self.sentence.when != PLAYED:
            return True
        if (self.lapsing or self.warding) and not cards.fits(context.play):
            return False
        if not self.sentence.lies(context.situation, context.play) or not self._on_field(context):
            return False
        if cards.last is not None and cards.last != context.goes_out:
            return False
        if cards.put and not self._shows_placed(context):
            return False
        if cards.piled and not cards.lies_piled([laid.play for laid in context.field]):
            return False
        return not cards.makes or cards.makes in made(context)

    def _shows_placed(self, context: MoveContext) -> bool:
        """Whether the play shows the number that its clause has put elsewhere."""
        placed = context.before.mark(self.own[-1])
        return placed is not None and placed.value in context.play.naturals

    def _on_field(self, context: MoveContext) -> bool:
        """Whether what should lies below, anywhere on the field."""
        on, compared = self.sentence.cards.on, self.sentence.cards.compared
        row = context.field[-compared.row :] if compared and compared.row > 2 else ()
        if row and compared and not compared.in_row(self.deck, [laid.play for laid in row]):
            return False
        if on is None or not (on.anywhere or on.plays):
            return True
        field = context.field[:-1]
        if on.anywhere and not any(on.fits(FieldShape(laid.play), self.deck) for laid in field):
            return False
        return len(field) >= on.plays

    def details(self, situation: SituationView, play: Play) -> dict[str, object]:
        """What bars a play, or lets it through: that by itself, else the whole rule."""
        judging = [
            action
            for action in self.actions
            if hasattr(action, "applies") and action.applies(situation)
        ]
        said = sorted(
            (action for action in judging if action.judges(situation, play)), key=_lets_through
        )

        def word(lang: str) -> str:
            told = (action.reason(lang) for action in said) if said else (
                action.met_reason(lang) for action in judging)  # fmt: skip
            return next(filter(None, told), "") or self._whole(lang)

        return {"said": LazyText(word)}

    def pass_details(self) -> dict[str, object]:
        """What bars a pass."""
        return {"said": LazyText(partial(self._reason, self.actions))}

    def _bound_by(self, position: Position, seat: int) -> dict[str, object]:
        return self.own_details()

    def own_details(self) -> dict[str, object]:
        """What it says of a gift, or of the order of strength."""
        return {"said": LazyText(partial(self._reason, self.actions))}

    def match_details(self, question: str) -> dict[str, object]:
        """What its reasons tell about games that begin or end; ``by``: by what its answer goes."""
        found = [
            each for each in self.actions if question in each.answers or hasattr(each, question)
        ]
        by = next((action.by for action in found if action.by), "")
        return {"said": LazyText(partial(self._reason, found)), "by": by.replace(" ", "-")}

    def _reason(self, actions: Iterable[RuleAction], lang: str) -> str:
        """These deeds as a reason, and which game it is; the whole rule where none has one."""
        told = next(filter(None, (action.reason(lang) for action in actions)), "") or self._whole(
            lang
        )
        nth = self.sentence.state.game
        why = [message(lang, "said-why-game", nth=nth)] if nth else []
        return message(lang, "said-gap").join([*why, told])

    def _whole(self, lang: str) -> str:
        return sentence_text(self.sentence, self.actions, lang)


def _lets_through(action: RuleAction) -> bool:
    """What lets plays through is told first: where it goes before a bar of its own clause."""
    return not hasattr(action, "allows")


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
        self,
        sentence: RuleSentence,
        actions: Sequence[RuleAction],
        bound: ClauseScope,
        holds: Callable[[MoveContext], bool],
    ) -> None:
        self.sentence, self.turn, self.holds = sentence, sentence.turn, holds
        self.clause, self.used = bound.clause, used_mark(bound.name)
        self.deck: Deck = bound.deck
        self.taken_up = next((action for action in actions if action.is_own_act), None)
        """The deed that its player does; the others follow from that."""
        self.following = [action for action in actions if action is not self.taken_up]
        self.clearing = any(isinstance(action, ClearAction) for action in actions)

    def hooks(self) -> Mapping[str, Callable[..., Any]]:
        """Hook -> what it says."""
        offering: dict[str, Callable[..., Any]] = (
            {"offers": self.offers}
            if self.turn.whose == OWN
            else {"offers_any_time": self.offers_any_time}
        )
        return {**offering, "on_offer_taken": self.on_offer_taken}

    def offers_any_time(
        self, position: Position, situation: SituationView
    ) -> tuple[Obligation, ...]:
        """What it offers to everybody."""
        return tuple(
            each for seat in position.playing for each in self.offers(position, seat, situation)
        )

    def offers(
        self, position: Position, seat: int, situation: SituationView
    ) -> tuple[Obligation, ...]:
        """What it offers to this seat."""
        if position.mark(self.used, seat) or not self.turn.fits(position, seat, self.deck):
            return ()
        if self.clearing and not position.field:
            return ()
        context = MoveContext(
            position, position, seat, situation, position.field, False, NothingYet(situation.powers)
        )
        return tuple(self._offered(context)) if self.holds(context) else ()

    def _offered(self, context: MoveContext) -> Iterator[Obligation]:
        if self.taken_up is None:
            yield Obligation(CALLING, context.seat, clause=self.clause)
            return
        effects = self.taken_up.effects(context)
        owed = (effect.owed for effect in effects if isinstance(effect, Owe))
        yield from (replace(obligation, least=max(obligation.least, 1)) for obligation in owed)

    def on_fulfilled(
        self, said: Callable[[Fulfilment], Effects], fulfilment: Fulfilment
    ) -> Effects:
        """To say so does nothing with cards: all of it follows."""
        return said(fulfilment) if fulfilment.owed.kind != CALLING else ()

    def forbids_fulfilment(self, fulfilment: Fulfilment) -> bool | Undetermined:
        """Whether it is not known to be such a hand."""
        if not fulfilment.owed.offered:
            return False
        found = self.turn.doubts(fulfilment.before, fulfilment.seat, fulfilment.cards, self.deck)
        return found or False

    @property
    def doubtful(self) -> bool:
        """Whether its offer hangs on a hand that nobody else may know."""
        turn = self.turn
        return turn.outnumbers or turn.stuck or bool(turn.at_least or turn.at_most)

    def on_offer_taken(self, context: MoveContext) -> tuple[Effect, ...]:
        """What follows once its player has done it: that it cannot be done again, what the other
        deeds do, and whose turn it is."""
        return tuple(self._acted(context))

    def _acted(self, context: MoveContext) -> Effects:
        seat, now = context.seat, context.now
        if self.sentence.state.once:
            yield SetMark(Mark(self.used, holder=seat))
        enough = self.taken_up is None or self.taken_up.is_enough(context)
        for action in self.following if enough else ():
            yield from action.effects(context)
        if self.clearing and enough:
            yield Lead(seat)
        elif self.turn.instead and (following := now.after(seat)) != NOBODY:
            yield TurnTo(following)


def first_of(said: list[Callable[[MoveContext], Effects]], context: MoveContext) -> Effects:
    """What the first of them does that does anything."""
    return next(filter(None, (list(each(context)) for each in said)), [])


def nothing(context: MoveContext) -> Effects:
    return ()


def all_of(said: list[Callable[[Fulfilment], Effects]], fulfilment: Fulfilment) -> list[Effect]:
    return [effect for met in said for effect in met(fulfilment)]


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


def any_of(said: list[Callable[..., bool | Undetermined]], *about: Any) -> bool | Undetermined:
    """Whether one of them says so; where none does for sure, what one leaves in doubt."""
    told: bool | Undetermined = False
    for each in said:
        found = each(*about)
        if found is True:
            return True
        told = told or found
    return told


BY_PASSES = ("pass", "skip")
"""Why somebody is out by a foul with cards in the hand."""


def made(context: MoveContext) -> tuple[str, ...]:
    """What a play has made of the order of strength, for the game, and of the direction."""
    was, now = (at.mark("revolution") is not None for at in (context.before, context.now))
    ways = (at.mark(word.kind) for at in (context.before, context.now) for word in ROUND.values())
    odd = sum(mark is not None for mark in ways) % 2
    turned: tuple[str, ...] = ("direction",) if odd else ()
    kinds = (REVOLUTION.kind, J_BACK.kind)
    orders = [[at.mark(kind) is not None for kind in kinds] for at in (context.before, context.now)]
    turned += ("turn",) if orders[0] != orders[1] else ()
    if was == now:
        return (NEITHER, *turned)
    return ("either", "revolution" if now else "counter-revolution", *turned)


def by_foul(context: MoveContext, *, by_play: bool) -> list[int]:
    """Who has no card left by the move, and is out by a foul; ``by_play``: not by parting with
    cards besides. Who falls by a pass has cards left."""
    if by_play and not (context.field and context.play.form != NO_FORM):
        return []
    left = (effect for _, effect in context.so_far.happened if isinstance(effect, Leave))
    return [
        obligation.seat
        for obligation in left
        if obligation.how == "foul" and obligation.why not in BY_PASSES
    ]
