"""What a play has to reckon with: the marks that hold, the play on top, the order of strength.

Whether a play is barred depends on nothing else about the field, so each situation keeps a table
from play to judgement, filled in as plays are asked about.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from referee.cards import Deck
from referee.position import Mark, Marks, find_mark

from .order import Strengths, power
from .play import Play

if TYPE_CHECKING:
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


class Situation(dict[Play, Judged]):
    """The situation, and as a dict the judgements made in it so far."""

    def __init__(
        self,
        deck: Deck,
        order: Strengths,
        marks: Marks,
        top: Play | None,
        judges: tuple[list[ClimbingRule], list[ClimbingRule]],
        overridden: Mapping[str, frozenset[str]],
    ) -> None:
        super().__init__()
        self.deck = deck
        self.order = order
        self.marks = marks
        self.top = top
        self.barring, self.allowing = judges
        self.overridden = overridden
        self.top_power = power(order, top) if top else None

    @property
    def reversed(self) -> bool:
        """Whether the weakest natural card is the strongest."""
        return self.order[0] > self.order[1]

    def follows_in_count(self, play: Play) -> bool:
        """Whether the field is empty or holds a play of as many cards."""
        return self.top is None or self.top.count == play.count

    def mark(self, kind: str) -> Mark | None:
        return find_mark(self.marks, kind)

    def power(self, play: Play) -> int:
        return power(self.order, play)

    def __missing__(self, play: Play) -> Judged:
        judged = self[play] = Judged(tuple(self._judge(play)))
        return judged

    def _judge(self, play: Play) -> list[Finding]:
        allowing = [rule for rule in self.allowing if rule.allows(self, play)]
        barring = [rule for rule in self.barring if rule.bars(self, play)]
        speaking = {rule.clause.id for rule in allowing}
        findings: list[Finding] = []
        for rule in barring:
            beaten = speaking & self.overridden.get(rule.clause.id, frozenset())
            findings.append(("overridden" if beaten else "bars", rule))
        needed = {winner for did, rule in findings if did == "overridden"
                  for winner in self.overridden[rule.clause.id]}  # fmt: skip
        findings += [
            ("overrides" if rule.clause.id in needed else "allows", rule) for rule in allowing
        ]
        return findings
