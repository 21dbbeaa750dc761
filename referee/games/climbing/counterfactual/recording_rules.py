"""The rules of a table that ask the changes whatever they ask their own rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from referee.games.climbing.plays.card_strength import StrengthTable
from referee.games.climbing.plays.form_registry import forms_of
from referee.games.climbing.plays.play import Play
from referee.games.climbing.position import Position
from referee.games.climbing.rule_api.effects import Clear, Effect, Effects, Leave, Skip
from referee.games.climbing.rule_api.mark_names import MISSES
from referee.games.climbing.rule_api.rule import ClimbingRule, Gift, MoveContext
from referee.games.climbing.ruleset.compiled import StagePlan
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.games.climbing.ruleset.situation import Judgement, Situation
from referee.model.marks import Marks, Obligation
from referee.model.moves import PASS, PLAY
from referee.rulebook.rule import OpenReading

from .changed_orders import ChangedOrders, RecordingSituation
from .recorder import PLAY_STAGES, Recorder


class RecordingRules(ClimbingRules):
    """The rules of a table that ask the changes whatever they ask their own rules.

    Nothing that was judged before is remembered, so that everything is asked.
    """

    def __init__(self, rules: ClimbingRules, recorder: Recorder) -> None:
        vars(self).update(vars(rules))
        self.recorder = recorder
        changes = recorder.changes
        if rules.rulebook not in changes.orders:
            changes.orders[rules.rulebook] = ChangedOrders(rules, changes)
        self.orders: ChangedOrders = changes.orders[rules.rulebook]
        self._lasting_passes, self._missing = rules.lasting_passes, rules.missing
        self._listener = ClimbingRule(rules.rulebook.book, rules.rulebook.book.clauses[0], {})
        self.stages = {
            stage: ((self._listener, partial(self._listen, stage)), *own)
            if changes.hooks(stage)
            else own
            for stage, own in rules.stages.items()
        }
        self.passing = self.stages["on_pass"]
        self.may_seize = self.by_pile = self.by_hand_size = True
        self._planned: set[Play] = set()
        self.judge_afresh()

    def _listen(self, stage: str, context: MoveContext) -> Effects:
        """The stage of a rule without effects: it only records."""
        self.recorder.ask(stage, context, effects=partial(self._effects, stage, context))
        if stage in ("on_clear", "on_turn"):
            self._ask_answers(stage, context)
        return ()

    def _effects(self, stage: str, context: MoveContext) -> list[Effect] | None:
        """The effects of the rules in force in a stage; ``None``: they aren't known."""
        if stage not in PLAY_STAGES or stage == "on_owe":
            return None
        handlers = super().plan(context.play, len(context.field)).of(stage)
        try:
            return [
                effect
                for rule, handler in handlers
                if rule is not self._listener
                for effect in handler(context)
            ]
        except OpenReading:
            return None

    def _ask_answers(self, stage: str, context: MoveContext) -> None:
        """The changes matter that would let others answer a cut or a skip by this play."""
        if not self.recorder.changes.hooks("answers_cut"):
            return
        effects = self._effects(stage, context) or ()
        skips = {
            isinstance(effect, Skip) or bool(effect.skipping)
            for effect in effects
            if isinstance(effect, (Clear, Skip))
        }
        self.recorder.add_where(
            lambda rule: rule.answers_skip in skips and rule.may_answer(context.play),
            "answers_cut",
        )

    # ---- marks and order

    def weighed_of(self, marks: Marks) -> Marks:
        """All marks: the rules of a change may look at others than the rules in force."""
        return marks

    def in_force(self, marks: Marks) -> ClimbingRules:
        self.recorder.ask_once("suspended_rules", marks)
        return super().in_force(marks)

    def _without_silent(self, marks: Marks) -> ClimbingRules:
        rules = super()._without_silent(marks)
        return self if rules is self else RecordingRules(rules, self.recorder)

    def powers(self, marks: Marks) -> StrengthTable:
        if not self.recorder.paused:
            self.recorder.add([change for change, _ in self.orders.at(marks)])
        return super().powers(marks)

    def situation(self, position: Position) -> Situation:
        field = position.field
        self.recorder.ask_once("field_to_beat", field)
        for rule in self.overlooking:
            field = rule.field_to_beat(field)
            self.recorder.ask_once("field_to_beat", field)
        return super().situation(position)

    def _made(self, marks: Marks, top: Play | None, piled: tuple[int, int]) -> Situation:
        reordered = self.orders.at(marks)
        self.recorder.unnoticed.update([change for change, _ in reordered])
        self.recorder.add(self.orders.observing(marks))
        return RecordingSituation(self, marks, top, piled, reordered, self.recorder)

    # ---- plays

    def _ask_forms(self, cards: int, *, whole: bool) -> None:
        """The changes matter with which there are other plays of these cards; ``whole``: of all."""
        jokers, named = cards & ~self.deck.naturals, forms_of(self.deck).named
        for change in self.recorder.changes.forming:
            forms = map(named, change.forms if change not in self.recorder.mattering else ())
            if any(
                form.makes_just(cards, jokers) if whole else form.makes_any(cards, jokers)
                for form in forms
            ):
                self.recorder.add([change])

    def _plays_of(self, cards: int) -> list[Play]:
        self._ask_forms(cards, whole=True)
        return super()._plays_of(cards)

    def plays_in(self, cards: int) -> list[Play]:
        self._ask_forms(cards, whole=False)
        return super().plays_in(cards)

    def may(self, position: Position, seat: int, play: Play) -> Judgement:
        self._ask_of_play(position, seat, play)
        return super().may(position, seat, play)

    def legal_plays(self, position: Position, seat: int) -> list[Play]:
        situation = self.situation(position)
        self.recorder.ask("forbids", position, seat, PLAY, None)
        for play in self.plays_in(position.known[seat]):
            self.recorder.ask("bars", situation, play)
            self.recorder.ask("allows", situation, play)
            self._ask_of_play(position, seat, play)
        self.recorder.add([change for change, _ in self.orders.at(position.marks)])
        return super().legal_plays(position, seat)

    def _ask_of_play(self, position: Position, seat: int, play: Play) -> None:
        self.recorder.ask("forbids", position, seat, PLAY, play)
        self.recorder.add_declaring("allows_seat")
        self.recorder.ask("forbids_for_hand", position, seat, self.situation(position), play)
        self._ask_of_effects("forbids_change", position, seat, play)

    def _ask_of_effects(self, hook: str, position: Position, seat: int, play: Play) -> None:
        """The changes matter whose rules want to know the effects of a play."""

        def wants_effects(rule: ClimbingRule) -> bool:
            foreseen = _Unforeseen(play)
            try:
                return getattr(rule, hook)(position, seat, foreseen) or foreseen.wanted
            except OpenReading:
                return True

        self.recorder.add_where(wants_effects, hook)

    def binding(self, position: Position, play: Play) -> list[ClimbingRule]:
        self.recorder.ask("bars", self.situation(position), play)
        return super().binding(position, play)

    def may_otherwise(
        self, position: Position, seat: int, kind: str, play: Play | None = None
    ) -> Judgement:
        self.recorder.ask("forbids", position, seat, kind, play)
        if kind == PASS:
            for hook in ("forbids_pass", "allows_pass"):
                self.recorder.ask(hook, position, seat, self.situation(position))
        return super().may_otherwise(position, seat, kind, play)

    def extra_count(self, play: Play, rank: str) -> int:
        self.recorder.ask_once("extra_count", play, rank)
        return super().extra_count(play, rank)

    def plan(self, play: Play, row: int) -> StagePlan:
        if play not in self._planned:
            self._planned.add(play)
            self._ask_of_stages(play)
        return super().plan(play, row)

    def _ask_of_stages(self, play: Play) -> None:
        recorder = self.recorder
        if recorder.changes.hooks("suppresses_triggers"):
            for ranks in {rule.own_ranks for rule in self.rules if rule.own_ranks}:
                recorder.ask("suppresses_triggers", play, ranks)
        recorder.add_where(lambda rule: bool(rule.counter_card(play)), "counter_card")
        if self.answering_skips:  # only the rules that they answer are asked about their turn
            recorder.add_where(lambda rule: rule.concerns(play), "on_turn")

    # ---- all the rest

    @property
    def lasting_passes(self) -> bool:
        """Asked only if it makes a difference."""
        self.recorder.add_declaring("lasting_passes")
        return self._lasting_passes

    @lasting_passes.setter
    def lasting_passes(self, lasting: bool) -> None:
        self._lasting_passes = lasting

    @property
    def missing(self) -> list[ClimbingRule]:
        """Asked only if somebody is to miss a turn."""
        self.recorder.add_where(lambda rule: any(w.kind == MISSES.kind for w in rule.words))
        return self._missing

    @missing.setter
    def missing(self, rules: list[ClimbingRule]) -> None:
        self._missing = rules

    def gifts(self, position: Position, *, exempting: bool = True) -> list[Gift]:
        self.recorder.ask("gifts", position)
        gifts = super().gifts(position, exempting=exempting)
        if any(True for rule in self.giving for _ in rule.gifts(position)):
            self.recorder.add_declaring("altered_gift")
        for gift in gifts:
            self.recorder.ask("extra_gift_cards", position, gift)
        return gifts

    def declaring(self, hook: str) -> list[ClimbingRule]:
        if hook not in ("is_met_by", "gifts", "extra_gift_cards", "explains_turn"):
            self.recorder.add_declaring(hook)
        return super().declaring(hook)

    def seizure(self, context: MoveContext) -> tuple[ClimbingRule, Obligation] | None:
        self.recorder.ask("interception", context)
        self._ask_of_effects("takes_back", context.before, context.seat, context.play)
        return super().seizure(context)

    def all_answering(self, question: str) -> list[ClimbingRule]:
        self.recorder.add_where(lambda rule: question in rule.answers)
        return super().all_answering(question)

    def leaving(self, mark: str) -> list[ClimbingRule]:
        self.recorder.add_where(lambda rule: any(word.kind == mark for word in rule.words))
        return super().leaving(mark)


class _Unforeseen:
    """Records whether a rule wants to know what a play would set off."""

    def __init__(self, play: Play) -> None:
        self.play, self.wanted = play, False

    def changes(self) -> Sequence[Effect]:
        self.wanted = True
        return ()

    def turns(self) -> bool:
        self.wanted = True
        return False

    def foul(self, clauses: Sequence[str]) -> Leave | None:
        self.wanted = True
        return None
