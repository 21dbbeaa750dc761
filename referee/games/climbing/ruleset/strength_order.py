"""What the rules make of the order of strength (強さの順), by the marks that hold."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import Deck
from referee.games.climbing.plays.play import Play
from referee.games.climbing.plays.strength import RankStrengths, StrengthTable, strengths
from referee.games.climbing.rule_api.rule import ClimbingRule
from referee.model.marks import Marks

Turning = tuple[ClimbingRule, str, dict[str, object]]
OF_ORDER = ("reverses", "reorders", "upholds", "lifts")
"""The hooks by which rules make the order of strength."""


class Ordering:
    """The rules that say something of the order, whatever else they and others say."""

    deck: Deck

    def declaring(self, hook: str) -> list[ClimbingRule]:
        """The rules that declare a hook, in the order of the book."""
        raise NotImplementedError

    def bind_ordering(self) -> None:
        """Sorts the rules by what they say of the order."""
        self.plain_powers = [
            StrengthTable(strengths(self.deck, turned)) for turned in (False, True)
        ]
        self.reversers = _one_for_each_mark(self.declaring("reverses"))
        self.reordering = self.declaring("reorders")
        self.upholding = self.declaring("upholds")
        self.lifting = self.declaring("lifts")

    def turned(self, marks: Marks) -> bool:
        """Whether the marks turn the order round."""
        return sum(rule.reverses(marks) for rule in self.reversers) % 2 == 1

    def turning(self, marks: Marks) -> list[Turning]:
        """The rules that turn the order round, and what each is said to do: ``reverses``, or where
        they undo one another ``restores``, with the ``others``."""
        rules = [rule for rule in self.reversers if rule.reverses(marks)]
        if len(rules) % 2:
            return [(rule, "reverses", {**rule.named()}) for rule in rules]
        return [(rule, "restores", {**rule.named(), **_beside(rule, rules)}) for rule in rules]

    def hangs_on_turning(self, order: RankStrengths, play: Play, below: Play) -> bool:
        """Whether what lies below would be beaten otherwise in the order turned round: a joker
        beats as much either way. Of an order that is not plain nobody can tell so easily."""
        if order not in [powers.order for powers in self.plain_powers]:
            return True
        beats = {powers.of(play) > powers.of(below) for powers in self.plain_powers}
        return len(beats) > 1

    def find_powers(self, marks: Marks) -> StrengthTable:
        """The order of strength: the plain one, reordered, turned round, single ranks lifted."""
        turned = self.turned(marks)
        bases = [base for rule in self.reordering if (base := rule.reorders(marks)) is not None]
        shown = turned != any(rule.upholds(marks) for rule in self.upholding)
        order = strengths(self.deck, shown, bases[0]) if bases else self.plain_powers[shown].order
        ranks: dict[int, int] = {}
        cards: dict[int, int] = {}
        for rule in self.lifting:
            lifted_ranks, lifted_cards = rule.lifts(marks, order, turned)
            ranks |= lifted_ranks
            cards |= lifted_cards
        if not (bases or ranks or cards):
            return self.plain_powers[shown]
        return StrengthTable(
            tuple(ranks.get(rank, power) for rank, power in enumerate(order)), cards
        )


class OrderingOf(Ordering):
    """What these rules would make of the order."""

    def __init__(self, deck: Deck, rules: Sequence[ClimbingRule]) -> None:
        """``rules``: in the order of the book."""
        self.deck = deck
        self._rules = rules
        self.bind_ordering()

    def declaring(self, hook: str) -> list[ClimbingRule]:
        return [rule for rule in self._rules if rule.has(hook)]


def _beside(rule: ClimbingRule, rules: Sequence[ClimbingRule]) -> dict[str, object]:
    others = [each.clause for each in rules if each is not rule]
    return {"others": others, "count": len(others)}


def _one_for_each_mark(rules: Sequence[ClimbingRule]) -> list[ClimbingRule]:
    """Of the rules that lay the same marks only the first: a mark turns the order round once."""
    first: dict[object, ClimbingRule] = {}
    for rule in rules:
        kinds = rule.turned_by or tuple(sorted({word.kind for word in rule.words}))
        first.setdefault(kinds or rule, rule)
    return list(first.values())
