"""Pairs of rules made by hand, with a table on which they interact."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from referee.interaction_checker.check import interactions
from referee.interaction_checker.pair_outcome import RuleGroup, Tally
from referee.interaction_checker.result import Interactions, Pair
from referee.interaction_checker.summary import summary
from referee.interaction_checker.tasks import watch
from referee.library.context import current
from referee.notation.header import write_rules
from referee.notation.table_text import read_text

NINES = {
    "skip": 'when.play.rank = "9"\nthen.skip = "1"',
    "around": 'when.play.rank = "9"\nthen.direction = "turns"\nuntil = "game"',
    "back": 'when.play.rank = "9"\nthen.order = "turns"\nuntil = "clear"',
    "back_too": 'when.play.rank = "9"\nthen.order = "turns"\nuntil = "clear"',
    "discards": 'when.play.rank = "9"\nthen.discard = { count = 1, by = "player" }',
    "takes": 'when.play.rank = "9"\nthen.take = { strength = "strongest", from = "next" }',
    "barred": 'when.play = { rank = "9", count = 1 }\nthen.forbid = true',
    "but_spades": 'overrides = ["ours.barred"]\n'
    'when.play = { rank = "9", count = 1, suit = "S" }\nthen.allow = true',
    "no_skip": 'conflicts = ["ours.skip"]\nwhen.play.rank = "9"\nthen.clear = true\n'
    'then.lead = "player"',
    "jack": 'when.play.rank = "J"\nthen.direction = "turns"\nuntil = "game"',
}
"""Rules of a house, said in sentences, by their names."""


def house() -> str:
    """The text of the house's book; ``ours`` is known by it."""
    clauses = (
        f'[[clause]]\nid = "ours.{name}"\nkind = "local"\nabout = ["9"]\n'
        f'title = {{ ja = "{name}の決まり", en = "Rule {name}" }}\n{said}\n'
        for name, said in NINES.items()
    )
    text = "\n".join(['extends = "daifugo"\n', *clauses])
    current().put_text("ours", text)
    return text


def at_table(book: str, names: tuple[str, ...], table: str) -> Pair:
    """What is said of rules of which nobody has seen more than one table."""
    rules = current().rulebook(book)
    group = RuleGroup(rules, [rules.options[name].clause for name in names])
    tally = Tally()
    watch(group, write_rules(read_text(f"rules: {book}\n{table}"), group.whole), tally, Random(0))
    return summary(group, tally)


def run(book: str = "daifugo", **asked: Any) -> Interactions:
    """A run in this process."""
    with ThreadPoolExecutor(1) as executor:
        return interactions(book, executor=executor, progress=False, **asked)
