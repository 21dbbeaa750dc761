"""What a play has to reckon with: the marks that hold, the play on top, the order of strength.

Whether a play is barred depends on nothing else about the field, so each situation keeps a table
from play to judgement, filled in as plays are asked about, and tables of the legal plays that the
cards of a hand can make.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from referee.position import Mark, Marks, find_mark

from .forms import MOST_PATTERNS, Form, Plays
from .play import Play

if TYPE_CHECKING:
    from .engine import ClimbingEngine
    from .rule import ClimbingRule

Finding = tuple[str, "ClimbingRule"]
"""(``bars``, ``allows`` or ``overrides``, the rule)."""


class Judged:
    """What the rules say of one play in one situation."""

    __slots__ = ("allowed", "findings")

    def __init__(self, findings: tuple[Finding, ...]) -> None:
        self.findings = findings
        self.allowed = not any(did == "bars" for did, _ in findings)

    @property
    def bar_count(self) -> int:
        return sum(did == "bars" for did, _ in self.findings)

    def with_bars(
        self, rules: list[ClimbingRule], overridden: Mapping[str, frozenset[str]]
    ) -> Judged:
        """The judgement with these rules barring too, where no allowing clause goes before them."""
        speaking = {rule.clause.id for did, rule in self.findings if did in ("allows", "overrides")}
        bars = [
            rule for rule in rules if not speaking & overridden.get(rule.clause.id, frozenset())
        ]
        return Judged((*(("bars", rule) for rule in bars), *self.findings))


NOTHING_FOUND = Judged(())


class Situation(dict[Play, Judged]):
    """The situation, and as a dict the judgements made in it so far."""

    def __init__(self, engine: ClimbingEngine, marks: Marks, top: Play | None) -> None:
        super().__init__()
        self.engine = engine
        self.deck = engine.deck
        self.marks = marks
        self.top = top
        self.reversed = engine.turned(marks)
        """Whether the order is turned round."""
        self.powers = engine.powers(marks)
        self.order = self.powers.order
        self.top_power = self.power(top) if top else None

    def follows_in_count(self, play: Play) -> bool:
        """Whether the field is empty or holds a play of as many cards."""
        return self.top is None or self.top.count == play.count

    def mark(self, kind: str) -> Mark | None:
        return find_mark(self.marks, kind)

    def power(self, play: Play) -> int:
        """What a play is compared by: the strength of its weakest card."""
        return self.powers.of(play) if self.powers.lifted else self.powers[play.ranks]

    # ---- every reason

    def __missing__(self, play: Play) -> Judged:
        findings = self._judge(play)
        judged = self[play] = Judged(tuple(findings)) if findings else NOTHING_FOUND
        return judged

    def _judge(self, play: Play) -> list[Finding]:
        allowing = [rule for rule in self.engine.allowing if rule.allows(self, play)]
        barring = [rule for rule in self.engine.barring if rule.bars(self, play)]
        if not allowing:
            return [("bars", rule) for rule in barring]
        overridden = self.engine.rulebook.overridden
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
        for rule, winners in self.engine.bars:
            if rule.bars(self, play) and not any(other.allows(self, play) for other in winners):
                return False
        return True

    @cached_property
    def count(self) -> int:
        """How many cards a legal play has, whatever it is; 0 for any number."""
        asked = (rule.count_asked(self) for rule, winners in self.engine.bars if not winners)
        return next(filter(None, asked), 0)

    @cached_property
    def listings(self) -> list[Listing]:
        """The legal plays, form by form."""
        possible = (
            form for form in self.engine.forms if not self.count or form.can_have(self.count)
        )
        return [Listing(form, self) for form in possible]


class Listing(dict[int, Plays]):
    """The plays of one form that are legal in one situation, by the cards of a group."""

    def __init__(self, form: Form, situation: Situation) -> None:
        super().__init__()
        self.form = form
        self.situation = situation
        self.core = form.core
        full = situation.deck.full & situation.engine.filling
        self.groups = [
            group for group in form.groups if not form.small_groups or self._legal(group | full)
        ]

    def plays_in(self, hand: int, fillers: int) -> list[Play]:
        """The legal plays of a hand; ``fillers`` are those of its jokers that may stand in."""
        core = self.core(hand, fillers)
        plays: list[Play] = []
        for group in self.groups:
            part = core & group
            if part:
                plays += self[part | fillers]
        return plays

    def __missing__(self, part: int) -> Plays:
        if len(self) >= MOST_PATTERNS:
            self.clear()
        found = self[part] = self._legal(part)
        return found

    def _legal(self, part: int) -> Plays:
        situation, count = self.situation, self.situation.count
        return tuple(
            play
            for play in self.form[part]
            if (not count or play.count == count) and situation.allows(play)
        )
