"""From a sentence to the hooks of a rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from msgspec.structs import replace

from referee.games.climbing.plays.play import NO_FORM, FieldShape, Play
from referee.games.climbing.position import Position, PositionView
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
from referee.games.climbing.rule_api.rule import (
    STAGES,
    Fulfilment,
    MoveContext,
    NoProgress,
    SituationView,
    Undetermined,
)
from referee.i18n.messages import LazyText, message
from referee.model.marks import NOBODY, Mark, Marks, Obligation

from .actions import ACTIONS
from .actions.base import ClauseScope, RuleAction
from .actions.cards import BEST_SUIT, TIES, USUALLY
from .actions.field import ClearAction, LeadAction
from .actions.match import MAY, WinAction
from .actions.plays import FreeAction, LockAction
from .actions.state import SpareAction
from .conditions import (
    ANY,
    ANY_NUMBER,
    NEITHER,
    PLAYER,
    OccurrenceCounter,
    as_dealt,
    has_begun,
    in_turn,
)
from .marks import FREE_MARK, LOCK_MARK, OWN_MARK, PLACE_MARK, ROUND, SHORT_ENDS, USED_MARK
from .phrases import hyphenated, nth_game
from .players import TABLE, PlayersOfMove
from .rendering import sentence_text
from .sentence import (
    ABOUT_CARDS,
    ALWAYS,
    ANSWERED,
    ANY_EXIT,
    BETWEEN,
    CLEARED,
    FIRST_OR_FOUL,
    FOUL,
    FOUL_PLAY,
    HELD,
    LEFT,
    ON_TURN,
    OR_STOPPED,
    PASSED,
    PLAYED,
    SWEPT,
    RuleSentence,
)

Hook = Callable[..., Any]
Stage = Callable[[MoveContext], Effects]

HOOKS = (
    "bars", "allows", "applies", "is_met_by", "reverses", "field_to_beat", "forbids_fulfilment",
    "forbids_pass", "answer", "altered_gift", "forbids_gift", "allows_gift", "extra_points",
    "bottom_exits", "extra_dealt", "reorders", "lacks_rank", "ignores_reversal", "adjusts_strength",
    "gift_must_wait", "offending_cards", "forbids", "on_pass", "on_lead", "on_turn",
    "shared_places", "extra_gift_cards", "remaining_obligations", "interception",
    "suppresses_triggers", "equalizes_titles", "shared_points", "forbids_for_hand", "allows_seat",
    "ranks_suits", "compares", "costly_cards",
)  # fmt: skip
"""The hooks that actions may have besides their effects. If several actions of a sentence have one,
it is true if it is true for one of them; points are added up; a question is answered by the action
that has it among its ``answers``. No two actions of a sentence have any of the other hooks."""

STAGE_OF_TRIGGER = {
    PASSED: "on_pass", ANSWERED: "on_answer", CLEARED: "on_cleared", SWEPT: "on_cleared",
    HELD: "on_hand", LEFT: "on_demotion", ALWAYS: "", ON_TURN: "", **dict.fromkeys(BETWEEN, ""),
}  # fmt: skip
"""The stage in which all actions have their effects, unless plays are the trigger."""
HOOKS_OF_ALL_PLAYS = ("wards", "wanes", "on_turn")
"""The hooks of actions that look at every play, not only at those that the sentence is about."""
MAX_HANDS_CACHED, MAX_CUTS_CACHED = 4096, 1024
DECLARE = "declare"
"""The kind of an offer without an action of cards: the player only says so."""
FOULS_WITH_CARDS = ("pass", "skip")
"""Why a player is out by a foul who has cards left."""


class Interpreter:
    """A sentence of a clause, in one of the ways in which it may be read."""

    def __init__(self, sentence: RuleSentence, scope: ClauseScope) -> None:
        self.sentence, self.scope, self.deck = sentence, scope, scope.deck
        self.own_marks = (OWN_MARK + scope.name, PLACE_MARK + scope.name)
        self.short_marks = (LOCK_MARK + scope.name, FREE_MARK + scope.name)
        self.used_mark = USED_MARK + scope.name
        self.actions = [
            action(sentence, scope)
            for action in ACTIONS
            if sentence.when in action.triggers
            and action.is_in_sentence(sentence)
            and action.is_meant(sentence.then)
        ]
        self.may_answer = lru_cache(MAX_CUTS_CACHED)(self._may_answer)
        """Whether a play is a cut that the sentence lets others answer."""
        self._judge_hand = lru_cache(MAX_HANDS_CACHED)(partial(sentence.hand.judge, deck=self.deck))
        times, makes = sentence.state.times, sentence.cards.makes
        counts = times != ANY_NUMBER
        who = sentence.state.who
        self.counter = OccurrenceCounter(times, scope.name, makes, who) if counts else None
        limits = any(isinstance(action, (LockAction, FreeAction)) for action in self.actions)
        self.ends_soon = limits and sentence.until in SHORT_ENDS
        self.looks_at_all_plays = any(map(self.values, HOOKS_OF_ALL_PLAYS))
        self.offered = next((action for action in self.actions if action.is_offered), None)

    def hooks(self) -> Mapping[str, Hook]:
        """By name, the hooks that the words of the sentence need."""
        hooks: dict[str, Hook] = {}
        for stage in filter(None, map(self._stage, self.actions)):
            actions = [action for action in self.actions if self._stage(action) == stage]
            hooks[stage] = partial(self._effects, actions)
        if self.counter:
            stage = STAGE_OF_TRIGGER.get(self.sentence.when) or self.counter.stage
            hooks[stage] = partial(self._counted, hooks.get(stage, no_effects))
        for name in HOOKS:
            answers = self.values(name)
            if answers:
                hooks[name] = answers[0] if len(answers) == 1 else self._combined(name, answers)
        if self.sentence.passes.skipped_pass and "on_pass" in hooks:
            hooks["on_skip"] = hooks["on_pass"]
        if fulfilled := self.values("on_fulfilled"):
            hooks["on_fulfilled"] = partial(all_effects, fulfilled)
        if self.sentence.when == ON_TURN:
            self._add_offers(hooks)
        sparing = [action for action in self.actions if isinstance(action, SpareAction)]
        if sparing and self.sentence.when == PASSED:
            hooks["allows_pass"] = partial(self._allows_pass, sparing)
        if self.may_show:
            hooks["offers_any_time"] = self.offers_of_hands
            hooks["forbids_fulfilment"] = self._has_unfit_hand
            hooks["on_offer_taken"] = self._on_shown
        if self.ends_soon:
            hooks["on_play"] = partial(self._play_or_end, hooks["on_play"])
            if self.sentence.until == "next turn":
                hooks["on_pass"] = self._end
        elif self.looks_at_all_plays:
            for stage, name in (("on_play", "wards"), ("on_settle", "wanes")):
                if self.values(name) or stage in hooks:
                    stages = [*self.values(name), hooks.get(stage, no_effects)]
                    hooks[stage] = partial(first_effects, stages)
        elif self.sentence.when in ABOUT_CARDS:
            hooks["concerns"] = self.sentence.cards.fits
        if "interception" in hooks:
            hooks["interception"] = partial(self._interception, hooks["interception"])
        self._add_clears(hooks)
        return {**hooks, **self._details(hooks)}

    def values(self, name: str) -> list[Any]:
        """The values of this attribute, or the hooks of this name, of all actions that have it."""
        return [getattr(action, name) for action in self.actions if hasattr(action, name)]

    @property
    def may_show(self) -> bool:
        """Whether players with such a hand may show it, and need not."""
        return self.sentence.when == HELD and self.then(WinAction.path, False) == MAY

    def then(self, path: str, default: Any) -> Any:
        """The value of a word below ``then``."""
        return self.sentence.then.get(path, default)

    def _stage(self, action: RuleAction) -> str:
        """The stage in which the action has its effects; empty if players choose the moment."""
        when = self.sentence.when
        if self.may_show:
            return ""
        if when == CLEARED and action.stage == "on_turn":
            return "on_lead"
        of_play = when == PLAYED or (when == ANSWERED and action.stage == "on_turn")
        return action.stage if of_play else STAGE_OF_TRIGGER[when]

    def _combined(self, hook: str, answers: list[Hook]) -> Hook:
        """One hook for several actions."""
        if hook == "answer":
            return self._answer
        return partial(total_points if hook == "extra_points" else is_any, answers)

    def _answer(self, question: str, *args: Any) -> Any:
        answering: Any = next(action for action in self.actions if question in action.answers)
        return answering.answer(question, *args)

    def _add_clears(self, hooks: dict[str, Hook]) -> None:
        """Adds what happens when the field is cleared, and how a cut is answered."""
        if self.sentence.when == SWEPT:
            staged = [(stage_after_clear(action), action) for action in self.actions]
            for stage in {stage for stage, _ in staged}:
                actions = [action for own, action in staged if own == stage]
                hooks[stage] = partial(self._if_play_cleared, partial(self._effects, actions))
        elif "on_cleared" in hooks:
            hooks["on_demotion"] = partial(self._if_play_cleared, hooks["on_cleared"])
        if self.sentence.state.cleared == OR_STOPPED:
            owing = [action for action in self.actions if action.stage == "on_owe"]
            hooks["on_stopped"] = partial(self._if_stopped, owing)
        if self.sentence.when == ANSWERED:
            hooks |= {"answers_cut": self.answers_cut, "may_answer": self.may_answer}
            if self.sentence.state.order:
                hooks["is_answerable_at"] = partial(self.sentence.here, deck=self.deck)
        leads = [action for action in self.actions if isinstance(action, LeadAction)]
        if any(action.after_any_clear for action in leads):
            hooks["on_turn"] = partial(self._if_play_cleared, hooks["on_lead"])

    # ---- effects

    def _effects(self, actions: list[RuleAction], context: MoveContext) -> Effects:
        count = self.sentence.passes.count(context.now, context.seat)
        if count is not None:
            yield SetMark(count)
            if not self.sentence.passes.times.fits(count.value):
                return
        for occurrence in self._occurrences(context):
            for action in actions:
                yield from action.effects(occurrence)

    def _counted(self, stage: Stage, context: MoveContext) -> Effects:
        """Counts that the sentence comes true, whatever else happens in this stage."""
        if self.counter:
            yield from map(self.counter.counted, self._true_occurrences(context))
        yield from stage(context)

    def _occurrences(self, context: MoveContext) -> list[MoveContext]:
        """The move, once for each time that the sentence acts by it."""
        occurrences = self._true_occurrences(context)
        return [*filter(self.counter.is_due, occurrences)] if self.counter else occurrences

    def _true_occurrences(self, context: MoveContext) -> list[MoveContext]:
        """The move, once for each time that the sentence comes true by it: if a hand or a player
        who goes out is the trigger, once for each such player."""
        seats = self._seats(context)
        occurrences = [context] if seats is None else [context.for_seat(seat) for seat in seats]
        return [occurrence for occurrence in occurrences if self._holds(occurrence)]

    def _seats(self, context: MoveContext) -> list[int] | None:
        """The players whose hand or exit is the trigger; ``None``: the move itself is."""
        now, sentence, dealt = context.now, self.sentence, self.sentence.state.dealt
        if sentence.when == HELD:
            if dealt and has_begun(now):
                return []
            fitting = (True, None) if self.may_show else (True,)
            seats = [
                seat
                for seat in in_turn(context.before)
                if not now.is_out(seat)
                and self._judge_hand(now.known[seat], now.unknown[seat]) in fitting
                and (not dealt or as_dealt(now, seat, self.deck, dealt))
            ]
            if self.then(TIES.path, "") == BEST_SUIT:
                hand = sentence.hand
                seats.sort(key=lambda seat: -hand.suit_of_highest(now.known[seat], self.deck))
            return seats
        if sentence.when == LEFT:
            return self._leaving(context)
        owner = context.field[-1].seat if context.field else NOBODY
        if sentence.when == CLEARED:
            way = PLAYED if _by_play(context) else PASSED
            return [owner] if owner != NOBODY and sentence.clear in (True, way) else []
        if sentence.when == SWEPT:
            back = self.then("then.draw.stays", False) and _is_out_cleanly(now, owner)
            return [owner] if owner != NOBODY and (back or not now.is_out(owner)) else []
        return None

    def _leaving(self, context: MoveContext) -> list[int]:
        """The players whose exit by the move is the trigger."""
        before, out = context.before.out, context.now.out
        known = context.progress.known_exits
        if self.sentence.out in (FOUL, FOUL_PLAY):
            fouls = _out_by_foul(context, by_play=self.sentence.out == FOUL_PLAY)
            return [seat for seat in fouls if seat not in known]
        if self.sentence.out == ANY_EXIT:
            clean = [leaver.seat for leaver in out if leaver.how == "clean"]
            gone = {leaver.seat for leaver in before}
            return [
                seat
                for seat in dict.fromkeys((*clean, *_out_by_foul(context, by_play=False)))
                if seat not in known and seat not in gone
            ]
        if any(leaver.how == "clean" for leaver in before):
            return []
        first = [leaver.seat for leaver in out if leaver.how == "clean"]
        if self.sentence.out == FIRST_OR_FOUL:
            first += [leaver.seat for leaver in out[len(before) :] if leaver.how == "foul"]
        return [seat for seat in first[:1] if seat not in known]

    def _if_play_cleared(self, stage: Stage, context: MoveContext) -> Effects:
        """The effects of a stage if a play has cleared the field; passes have stages for that."""
        return stage(context) if context.cleared and _by_play(context) else ()

    def _play_or_end(self, on_play: Stage, context: MoveContext) -> Effects:
        """Any play ends what lasts until the next play, unless it makes the same again."""
        yield from list(on_play(context)) or self._end(context)

    def _end(self, context: MoveContext) -> Effects:
        yield from (DropMark(kind) for kind in self.short_marks if context.now.mark(kind))

    def _interception(self, interception: Hook, context: MoveContext) -> Obligation | None:
        """The action's offer to take a play away, if the sentence is about the play."""
        if not self.sentence.cards.fits(context.play) or not self._holds(context):
            return None
        offer: Obligation | None = interception(context)
        return offer

    def _if_stopped(self, actions: list[RuleAction], context: MoveContext) -> Effects:
        """What the player of a cut owes although others have stopped it."""
        title_fits = self.sentence.state.has_title(context.before, context.seat)
        if self.sentence.cards.fits(context.play) and title_fits:
            for action in actions:
                yield from action.effects(context)

    # ---- conditions

    def _holds(self, context: MoveContext) -> bool:
        """Whether the conditions of the sentence hold."""
        state, before, seat = self.sentence.state, context.before, context.seat
        here = self.sentence.when == ANSWERED or self.sentence.here(
            context.situation, self.deck, before
        )
        if not here:
            return False
        if state.cleared and not context.cleared:
            return False
        if state.own and not state.owns(before, seat, self.deck):
            return False
        if not self._play_fits(context) or not state.has_title(before, seat):
            return False
        about_play = self.sentence.when in ABOUT_CARDS and context.field
        played = context.play.mask if about_play and context.field[-1].seat == seat else 0
        hand_fits = state.fits_hand(before, seat, context.now.held(seat), self.deck, played)
        if hand_fits is False or (hand_fits is None and self.sentence.when != ON_TURN):
            return False  # whether an unknown hand lets its player take an offer is asked later
        stuck = self.sentence.passes.stuck
        if stuck != ANY and stuck == (_by_play(context) or context.could_play):
            return False
        if not state.mark:
            return True
        return any(self._is_marked(context, holder) for holder in self._holders(context))

    def _holders(self, context: MoveContext) -> Sequence[int]:
        """Who has to bear the clause's mark; ``NOBODY``: the table."""
        mark = self.sentence.state.mark
        if mark in (TABLE, "player"):
            return (NOBODY if mark == TABLE else context.seat,)
        on_top = self.sentence.when not in (*ABOUT_CARDS, CLEARED)
        return self._players(context, on_top=on_top).seats((mark,))

    def _players(self, context: MoveContext, *, on_top: bool) -> PlayersOfMove:
        return PlayersOfMove(
            context, self.own_marks[0], self.scope.titles, on_top, is_condition=True
        )  # fmt: skip

    def _is_marked(self, context: MoveContext, holder: int) -> bool:
        """Whether the clause's own mark was set before the move, or if a clear or an exit is the
        trigger, by the play that leads to it."""
        if any(context.before.mark(own, holder) is not None for own in self.own_marks):
            return True
        if self.sentence.when not in (CLEARED, LEFT):
            return False
        effects = [effect for _, effect in context.progress.happened if isinstance(effect, SetMark)]
        marks = (effect.mark for effect in effects)
        return any(mark.kind in self.own_marks and mark.holder == holder for mark in marks)

    def _play_fits(self, context: MoveContext) -> bool:
        """Whether the play is as the sentence says, also as to what it has made."""
        cards = self.sentence.cards
        if self.sentence.when == SWEPT:
            return cards.fits(context.play)
        if self.sentence.when != PLAYED:
            return True
        if (self.ends_soon or self.looks_at_all_plays) and not cards.fits(context.play):
            return False
        if not self.sentence.lies(context.situation, context.play) or not self._field_fits(context):
            return False
        if cards.last is not None and cards.last != context.goes_out:
            return False
        if cards.put and not self._shows_placed_rank(context):
            return False
        if cards.piled and not cards.lies_piled([laid.play for laid in context.field]):
            return False
        return not cards.makes or cards.makes in _made_by(context)

    def _shows_placed_rank(self, context: MoveContext) -> bool:
        """Whether the play shows the rank to which the clause has given another strength."""
        placed = context.before.mark(self.own_marks[-1])
        return placed is not None and placed.value in context.play.naturals

    def _field_fits(self, context: MoveContext) -> bool:
        """Whether the plays below the top are as the sentence says."""
        on, compared = self.sentence.cards.on, self.sentence.cards.compared
        row = context.field[-compared.row :] if compared and compared.row > 2 else ()
        if row and compared and not compared.in_row(self.deck, [laid.play for laid in row]):
            return False
        if on is None:
            return True
        below = context.field[:-1]
        if on.by and below[-1].seat not in self._players(context, on_top=False).seats(on.by):
            return False
        if on.anywhere and not any(on.fits(FieldShape(laid.play), self.deck) for laid in below):
            return False
        return on.plays.fits(len(below))

    def _may_answer(self, cut: Play) -> bool:
        cards, suits = self.sentence.cards, len(self.deck.suits)
        alone = cards.rank and cards.only and not cards.stand_ins
        most = suits * len(cards.rank) if alone else self.deck.size
        return cards.on is not None and cards.on.may_be_answered(cut, most)

    def answers_cut(self, cut: Play, play: Play) -> bool:
        """Whether this play answers that cut."""
        cards = self.sentence.cards
        on = cards.on
        if on is None or not self.may_answer(cut):
            return False
        return cards.fits(play) and on.answers(play, cut)

    def _allows_pass(
        self, actions: list[SpareAction], position: Position, seat: int, situation: SituationView
    ) -> bool:
        """Whether a player may pass whatever overridden clauses say."""
        context = _before_a_move(position, seat, situation)
        spared = (seat in action.players("who", context) for action in actions)
        return self._holds(context) and any(spared)

    # ---- offers on a turn

    def _add_offers(self, hooks: dict[str, Hook]) -> None:
        """Adds what the sentence lets players do on a turn."""
        if self.sentence.turn.who == PLAYER:
            hooks["offers"] = self.offers
        else:
            hooks["offers_any_time"] = self.offers_any_time
        hooks["on_offer_taken"] = self.on_offer_taken
        if "on_fulfilled" in hooks:
            hooks["on_fulfilled"] = partial(self._on_fulfilled, hooks["on_fulfilled"])
        if self.sentence.turn.depends_on_hand or self.sentence.state.holds:
            forbids = [hooks["forbids_fulfilment"]] if "forbids_fulfilment" in hooks else []
            hooks["forbids_fulfilment"] = partial(is_any, [self._has_unfit_hand, *forbids])

    def offers_any_time(
        self, position: Position, situation: SituationView
    ) -> tuple[Obligation, ...]:
        """The offers to all players."""
        return tuple(
            offer
            for seat in position.playing
            for offer in self.offers(position, seat, situation)
        )  # fmt: skip

    def offers(
        self, position: Position, seat: int, situation: SituationView
    ) -> tuple[Obligation, ...]:
        """The offers to this seat."""
        if position.mark(self.used_mark, seat):
            return ()
        if not self.sentence.turn.fits(position, seat, self.deck):
            return ()
        if self._clears and not position.field:
            return ()
        context = _before_a_move(position, seat, situation)
        return tuple(self._offers(context)) if self._holds(context) else ()

    def offers_of_hands(
        self, position: Position, situation: SituationView
    ) -> tuple[Obligation, ...]:
        """The offers to the players who have such a hand, or may have it."""
        holders = self._occurrences(_before_a_move(position, position.turn, situation))
        return tuple(
            Obligation(DECLARE, holder.seat, clause=self.scope.clause) for holder in holders
        )

    def _on_shown(self, context: MoveContext) -> list[Effect]:
        return [effect for action in self.actions for effect in action.effects(context)]

    @property
    def _clears(self) -> bool:
        return any(isinstance(action, ClearAction) for action in self.actions)

    def _offers(self, context: MoveContext) -> Iterator[Obligation]:
        if self.offered is None:
            yield Obligation(DECLARE, context.seat, clause=self.scope.clause)
            return
        effects = self.offered.effects(context)
        offers = (effect.owed for effect in effects if isinstance(effect, Owe))
        yield from (replace(offer, least=max(offer.least, 1)) for offer in offers)

    def _on_fulfilled(self, on_fulfilled: Hook, fulfilment: Fulfilment) -> Effects:
        effects: Effects = on_fulfilled(fulfilment) if fulfilment.owed.kind != DECLARE else ()
        return effects

    def _has_unfit_hand(self, fulfilment: Fulfilment) -> bool | Undetermined:
        """Whether the hand isn't known to be one to which the offer is made."""
        if not fulfilment.owed.offered:
            return False
        turn, before, seat = self.sentence.turn, fulfilment.before, fulfilment.seat
        if self.may_show:
            judged = self._judge_hand(before.known[seat], before.unknown[seat])
            return Undetermined(self.sentence.hand.fact, seat) if judged is None else False
        if self.sentence.state.is_held(before, seat, self.deck, fulfilment.cards) is None:
            return Undetermined("hand-as-asked", seat)
        return turn.undetermined(before, fulfilment.seat, fulfilment.cards, self.deck) or False

    def on_offer_taken(self, context: MoveContext) -> tuple[Effect, ...]:
        """What follows when a player has made the offered move: it is used up, the other actions
        have their effects, and it is somebody's turn."""
        return tuple(self._on_offer_taken(context))

    def _on_offer_taken(self, context: MoveContext) -> Effects:
        seat, now = context.seat, context.now
        if self.sentence.state.once:
            yield SetMark(Mark(self.used_mark, holder=seat))
        enough = self.offered is None or self.offered.is_enough(context)
        for action in self.actions if enough else ():
            if action is not self.offered:
                yield from action.effects(context)
        if self._clears and enough:
            yield Lead(seat)
        elif self.sentence.turn.instead and (following := now.after(seat)) != NOBODY:
            yield TurnTo(following)

    # ---- arguments of messages

    def _details(self, hooks: Mapping[str, Hook]) -> Mapping[str, Hook]:
        """The hooks that give messages about these hooks their arguments."""
        details: dict[str, Hook] = {}
        if "applies" in hooks:
            details["details"] = self._play_details
        if "forbids_pass" in hooks:
            details["pass_details"] = self.reason_details
        if "equalizes_titles" in hooks:
            details["match_details"] = self._match_details
        if "forbids" in hooks:
            details["bar_details"] = lambda _position, _seat, _cards: self.reason_details()
        if self.sentence.when in BETWEEN:
            details |= {"gift_details": self.reason_details, "match_details": self._match_details}
        return details

    def _play_details(self, situation: SituationView, play: Play) -> dict[str, object]:
        """Which actions bar or allow a play; if none is a reason by itself, the whole sentence."""
        applying: list[Any] = [action for action in self.actions if hasattr(action, "applies")]
        applying = [action for action in applying if action.applies(situation)]
        judging = [action for action in applying if action.judges(situation, play)]
        # an action that allows goes before a bar of its own clause
        judging.sort(key=lambda action: not hasattr(action, "allows"))
        meeting: list[Any] = [action for action in self.actions if hasattr(action, "is_met_by")]
        meeting = [action for action in meeting if action.is_met_by(situation, play)]

        def reason(lang: str) -> str:
            texts = [action.reason_at(situation, play, lang) for action in judging]
            if not judging:
                texts = [action.met_reason(situation, play, lang) for action in meeting]
            return next(filter(None, texts), "") or self._whole(lang)

        placing = (action.placing(situation) for action in judging if hasattr(action, "placing"))
        return {"said": LazyText(reason), **next(filter(None, placing), {})}

    def reason_details(self, marks: Marks = ()) -> dict[str, object]:
        """The sentence as a reason with these marks; whether it lets cards be drawn unseen in the
        exchange, or asks for the strongest ones."""
        reason = partial(self._reason, self.actions, marks=marks)
        details: dict[str, object] = {"said": LazyText(reason)}
        if self.then("then.gift.blind", False):
            details["unseen"] = True
        if self.then("then.gift.strength", "") in USUALLY:
            details["weak"] = True
        return details

    def _match_details(self, question: str) -> dict[str, object]:
        """The actions that answer a question about the match, and what the answer depends on."""
        actions = [a for a in self.actions if hasattr(a, question) or question in a.answers]
        reason = LazyText(partial(self._reason, actions))
        return {"said": reason, "by": hyphenated(ground_of(actions))}

    def _reason(self, actions: Iterable[RuleAction], lang: str, *, marks: Marks = ()) -> str:
        """The first of these actions that is a reason, or the whole sentence; and in which game."""
        texts = (action.reason_with(marks, lang) for action in actions)
        reason = next(filter(None, texts), "") or self._whole(lang)
        nth = nth_game(self.sentence.state.game, lang)
        game = [message(lang, "said-why-game", nth=nth)] if nth != "any" else []
        return message(lang, "said-gap").join([*game, reason])

    def in_words(self) -> LazyText:
        """The whole sentence."""
        return LazyText(self._whole)

    def _whole(self, lang: str) -> str:
        return sentence_text(self.sentence, self.actions, lang)


def _before_a_move(position: Position, seat: int, situation: SituationView) -> MoveContext:
    """The context of offers."""
    progress = NoProgress(situation.powers, lambda _play, _rank: 0)
    return MoveContext(position, position, seat, situation, position.field, False, progress)


def ground_of(actions: Iterable[RuleAction]) -> str:
    """What the answers of these actions to questions about the match depend on."""
    return next((action.ground for action in actions if action.ground), "")


def _made_by(context: MoveContext) -> tuple[str, ...]:
    """What the move has made of the order of strength and of the direction of play, as the values
    of ``when.play.makes``."""
    tables = (context.before, context.now)
    was, now = (table.mark("revolution") is not None for table in tables)
    rounds = [table.mark(word.kind) for table in tables for word in ROUND.values()]
    made: tuple[str, ...] = ("direction",) if sum(mark is not None for mark in rounds) % 2 else ()
    kinds = (REVOLUTION.kind, J_BACK.kind)
    orders = [[table.mark(kind) is not None for kind in kinds] for table in tables]
    made += ("turn",) if orders[0] != orders[1] else ()
    if was == now:
        return (NEITHER, *made)
    return ("either", "revolution" if now else "counter-revolution", *made)


def _is_out_cleanly(now: PositionView, seat: int) -> bool:
    return any(leaver.seat == seat and leaver.how == "clean" for leaver in now.out)


def _by_play(context: MoveContext) -> bool:
    """Whether the move is a play; a player who is skipped passes by one."""
    return len(context.field) > len(context.before.field)


def _out_by_foul(context: MoveContext, *, by_play: bool) -> list[int]:
    """Who has no card left by the move and is out by a foul; ``by_play``: only by playing."""
    if by_play and not (context.field and context.play.form != NO_FORM):
        return []
    exits = [effect for _, effect in context.progress.happened if isinstance(effect, Leave)]
    return [
        effect.seat
        for effect in exits
        if effect.how == "foul" and effect.why not in FOULS_WITH_CARDS
    ]  # fmt: skip


# ---- several actions as one hook


LATE_STAGES = STAGES[STAGES.index("on_finish") :]


def stage_after_clear(action: RuleAction) -> str:
    """The stage of a play in which the action has its effects if the field has to be cleared."""
    return action.stage if action.stage in LATE_STAGES else "on_demotion"


def no_effects(context: MoveContext) -> Effects:
    return ()


def first_effects(stages: list[Stage], context: MoveContext) -> Effects:
    """The effects of the first of these that has any."""
    return next(filter(None, (list(stage(context)) for stage in stages)), [])


def all_effects(hooks: list[Hook], fulfilment: Fulfilment) -> list[Effect]:
    return [effect for on_fulfilled in hooks for effect in on_fulfilled(fulfilment)]


def total_points(hooks: list[Hook], *args: Any) -> Mapping[int, int] | None:
    """The points of all of them by seat; ``None`` if one of them isn't known."""
    total: Counter[int] = Counter()
    for extra_points in hooks:
        points = extra_points(*args)
        if points is None:
            return None
        total.update(points)
    return total


def is_any(hooks: list[Hook], *args: Any) -> bool | Undetermined:
    """Whether one of them is true; if not, the first that is undetermined."""
    answer: bool | Undetermined = False
    for hook in hooks:
        one: bool | Undetermined = hook(*args)
        if one is True:
            return True
        answer = answer or one
    return answer
