"""Situations: the marks in effect, the play on top, and the ranking.

Nothing else about the field decides whether a play is illegal. So each situation caches judgements
by play, and the legal plays that the cards of a hand can make.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from referee.games.climbing.plays.form_registry import Hands
from referee.games.climbing.plays.forms import PlayForm
from referee.games.climbing.plays.play import SET, SINGLE, FieldShape, Play
from referee.games.climbing.position import LaidPlay
from referee.games.climbing.rule_api.rule import ClimbingRule, SituationView
from referee.model.marks import Marks

from .compiled import CompiledRules
from .prohibitions import SuitBlind, any_allows

Finding = tuple[str, ClimbingRule]
"""(``bars``, ``allows`` or ``overrides``, the rule)."""


class Judgement:
    """The judgement of the rules on one play in one situation."""

    __slots__ = ("allowed", "findings")

    def __init__(self, findings: tuple[Finding, ...]) -> None:
        self.findings = findings
        self.allowed = not any(did == "bars" for did, _ in findings)

    @property
    def bar_count(self) -> int:
        return sum(did == "bars" for did, _ in self.findings)

    def with_bars(
        self, rules: list[ClimbingRule], overridden: Mapping[str, frozenset[str]]
    ) -> Judgement:
        """The judgement if these rules also forbid the play, unless an allowing clause overrides
        them."""
        speaking = {rule.clause.id for did, rule in self.findings if did in ("allows", "overrides")}
        findings, needed = [], set()
        for rule in rules:
            winners = speaking & overridden.get(rule.clause.id, frozenset())
            findings.append(("overridden" if winners else "bars", rule))
            needed |= winners
        return Judgement((*findings, *(
            ("overrides" if did == "allows" and rule.clause.id in needed else did, rule)
            for did, rule in self.findings
        )))  # fmt: skip


NOTHING_FOUND = Judgement(())
NOTHING_PILED = (0, 0)


class Situation(SituationView, dict[Play, Judgement]):
    """A situation. It is a dict of the judgements made in it so far; its length means nothing."""

    def __init__(
        self,
        rules: CompiledRules,
        marks: Marks,
        top: Play | None,
        piled: tuple[int, int] = NOTHING_PILED,
    ) -> None:
        super().__init__()
        self.rules = rules
        self.deck = rules.deck
        self.marks = marks
        self.top = FieldShape(top) if top else None
        self.piled = piled
        self.reversed = rules.turned(marks)
        """Whether the ranking is reversed."""
        self.powers = rules.powers(marks)
        self.order = self.powers.order
        self.top_power = self.power(top) if top else None
        self.lifted = sum(1 << card for card in self.powers.lifted)
        """The cards with a strength of their own."""
        self._allowed: dict[Play, bool] = {}
        self.allowing = [rule for rule in rules.allowing if rule.applies(self)]
        self.barring = [rule for rule in rules.barring if rule.applies(self)]
        bars = rules.bars(self.allowing, self.barring)
        self.strict = bars.strict
        """The forbidding rules that no allowing rule can override here."""
        self._seeing = bars.seeing
        self.blind_only = bars.blind_only
        alike = self.key_by(self.marks_of(bars.weighed))
        self.blind: SuitBlind = rules.blind(self, bars, alike)
        """The plays that the rules without suits leave."""

    @property
    def key(self) -> tuple[object, ...]:
        """What makes situations alike."""
        return self.key_by(self.marks)

    def key_by(self, marks: Marks) -> tuple[object, ...]:
        """The key by which situations are the same to rules that look at these marks only."""
        return key_by(self.rules, marks, self.top, self.top_power, self.piled)

    def going_before(self, rule: ClimbingRule) -> list[ClimbingRule]:
        """The rules that allow plays that another rule forbids."""
        winners = self.rules.rulebook.overridden.get(rule.clause.id, frozenset())
        return [other for other in self.allowing if other.clause.id in winners]

    def seen_as(self, play: Play) -> tuple[Situation, Play]:
        """The readings on which a judgement on this play is based: of the play below and of the
        play itself."""
        return self, play

    def covered_in(self, hand: int, unknown: int) -> list[Play]:
        """The legal plays of these cards and a number of unknown ones, with cards face down."""
        return []

    # ---- every reason

    def __missing__(self, play: Play) -> Judgement:
        judged = self[play] = self.judged_without(play)
        return judged

    def judged_without(self, play: Play, denied: Sequence[ClimbingRule] = ()) -> Judgement:
        """The judgement on a play without some of the rules that allow it."""
        findings = self._judge(play, denied)
        return Judgement(tuple(findings)) if findings else NOTHING_FOUND

    def _judge(self, play: Play, denied: Sequence[ClimbingRule]) -> list[Finding]:
        allowing = [r for r in self.allowing if r not in denied and r.allows(self, play)]
        barring = [rule for rule in self.barring if rule.bars(self, play)]
        if not allowing:
            return [("bars", rule) for rule in barring]
        overridden = self.rules.rulebook.overridden
        speaking = {rule.clause.id for rule in allowing}
        findings: list[Finding] = []
        needed: set[str] = set()
        for rule in barring:
            winners = overridden.get(rule.clause.id, frozenset())
            findings.append(("overridden" if speaking & winners else "bars", rule))
            if speaking & winners:
                needed |= winners
        findings += [
            ("overrides" if rule.clause.id in needed else "allows", rule) for rule in allowing
        ]
        return findings

    # ---- legal plays

    def allows(self, play: Play) -> bool:
        """Whether nothing bars the play. Looks no further than the first bar that stands."""
        allowed = self._allowed.get(play)
        if allowed is None:
            allowed = self._allowed[play] = self._unbarred(play)
        return allowed

    def _unbarred(self, play: Play) -> bool:
        for winners in self.blind.left(play):
            if not any_allows(winners, self, play):
                return False
        for bar in self._seeing:
            if bar.bars(self, play) and not any_allows(bar.winners, self, play):
                return False
        return True

    @cached_property
    def counts(self) -> tuple[int, ...]:
        """How many cards a legal play can have, fewest first; ``(0,)`` for any number."""
        by_rule = [counts for rule in self.barring if (counts := self._counts_left_by(rule))]
        return tuple(sorted(set.intersection(*by_rule))) if by_rule else (0,)

    def _counts_left_by(self, rule: ClimbingRule) -> set[int]:
        """The numbers of cards that a forbidding rule leaves, with the rules that override it;
        empty if it leaves any number."""
        count = rule.required_count(self)
        allowed = [winner.allowed_counts for winner in self.going_before(rule)] if count else []
        if not count or None in allowed:
            return set()
        return {count, *(more for counts in allowed for more in counts or ())}

    def plays_in(self, hand: int) -> list[Play]:
        """The legal plays that these cards make."""
        plays = self.blind.possible(self.made[hand])
        return plays if self.blind_only else list(filter(self.allows, plays))

    @property
    def forms(self) -> Sequence[PlayForm]:
        return self.rules.usable_forms

    @cached_property
    def made(self) -> Hands:
        """The plays of a hand with the required number of cards, legal or not."""
        forms = (
            form.of_count(count)
            for form in self.rules.forms
            for count in self.counts
            if not count or form.can_have(count)
        )
        return self.rules.made(tuple([(form, self._filling(form)) for form in forms]))

    def _filling(self, form: PlayForm) -> int:
        """The jokers that may stand for cards, as far as no rule sets a limit that nothing goes
        before."""
        most = self.deck.jokers
        limits = (rule.max_jokers.get(name, most) for rule in self.strict for name in form.makes)
        return self.rules.filling & self.deck.joker_mask(min(limits, default=most))


def key_by(
    rules: CompiledRules,
    marks: Marks,
    top: FieldShape | None,
    power: int | None,
    piled: tuple[int, int],
) -> tuple[object, ...]:
    """The key by which situations are the same to rules that look at these marks and at such a top
    play."""
    if top is None:
        return (marks, power, ())
    suits = (top.suits, top.shown, top.end_suits) if rules.by_suits else ()
    return (marks, power, piled, suits, *top.key)


def key_of(
    rules: CompiledRules, marks: Marks, top: Play | None, piled: tuple[int, int]
) -> tuple[object, ...]:
    """The :attr:`Situation.key` of a situation that has not been made."""
    shape, power = (FieldShape(top), rules.powers(marks).of(top)) if top else (None, None)
    return key_by(rules, marks, shape, power, piled)


def piled_beneath(field: Sequence[LaidPlay]) -> tuple[int, int]:
    """What :attr:`SituationView.piled` is on this field."""
    top = field[-1].play if len(field) > 1 else None
    if top is None or top.hidden or top.form not in (SINGLE, SET):
        return NOTHING_PILED
    beneath = [laid.play for laid in field[:-1]]
    without, with_jokers = (
        sum(play.shows(top.ranks[0], stand_ins=jokers) for play in beneath)
        for jokers in (False, True)
    )
    return without, with_jokers
