"""What a single rule does: the smallest table on which it acts, and what stands in its way.

The rule is tried on small tables by the rulebook, without the rule, and with the rule overriding
every other clause. If it acts only in the last case, other clauses stand in its way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from referee.engine.family import engine_of
from referee.errors import RefereeError
from referee.i18n.messages import LANGS
from referee.interaction_checker.generators import (
    NAMES,
    TableSketch,
    complete_table,
    is_possible,
    small_tables,
)
from referee.interaction_checker.pair_outcome import (
    PairOutcome,
    RuleGroup,
    UnusableTable,
    rule_outcome,
    size,
)
from referee.interaction_checker.shrink import shrink
from referee.model.description import Description
from referee.model.questions import WHAT_HAPPENS, Question, legality_question
from referee.model.types import Words
from referee.notation.header import read_rules
from referee.notation.writer import write_text
from referee.rulebook.binding import mark_spellings, rules_of_clause
from referee.rulebook.clause import Clause
from referee.rulebook.rule import Open
from referee.rulebook.rulebook import Rulebook, rulebook_of
from referee.table import Table, Verdict

PLAYERS, ENOUGH = 4, 8
"""Players at a table; tables on which a rule acts, after which no more are tried."""


class RuleReport(Struct, frozen=True):
    """What a rule does on small tables."""

    clause: Clause
    table: str = ""
    """The smallest table found on which it acts; empty if there is none."""
    says: Words = {}
    """The verdict at that table."""
    in_the_way: tuple[Clause, ...] = ()
    """The clauses that stand in its way on other tables, the most frequent first."""

    @property
    def is_idle(self) -> bool:
        """Whether it would act on some tables, and other clauses prevent it on all of them."""
        return not self.table and bool(self.in_the_way)


def examine_rule(rules: Rulebook, clause: Clause, seed: int = 0) -> RuleReport:
    """What a clause of a rulebook does on small tables, turned on if it is off.

    >>> import referee
    >>> rules = referee.read("rules: daifugo\\nseats: Aki, Ben").rulebook
    >>> print(examine_rule(rules, rules.book.clause("daifugo.j_back")).table)
    rules: daifugo + j_back
    seats: Aki, Ben
    turn: Aki
    play:
      Aki: SJ
    ask:
      what happens
    <BLANKLINE>
    """
    group, forced = RuleGroup(rules, [clause]), _forced(rules, clause)
    rng = Random(f"{seed}/{clause.id}")
    found: list[Description] = []
    in_the_way = Counter[str]()
    for sketch in _sketches(group, rng):
        table = complete_table(sketch, group.whole, rng, _players(rules))
        outcome = _outcome(group, table)
        if outcome is not None and outcome.changed:
            found.append(table)
            if len(found) == ENOUGH:
                break
        elif _changes(forced, table):
            in_the_way.update(_clauses_in_the_way(group, table, outcome))
    ways = tuple(rules.book.clause(id_) for id_, _ in in_the_way.most_common())
    if not found:
        return RuleReport(clause, in_the_way=ways)
    smallest = _shrunk(group, min(found, key=size))
    return RuleReport(clause, write_text(smallest), _says(smallest), ways)


def _sketches(group: RuleGroup, rng: Random) -> Iterator[TableSketch]:
    """Small tables, first without marks, then with each mark on which the rule depends."""
    deck = group.whole.deck
    sketches = [sketch for sketch in small_tables(deck, rng) if is_possible(sketch, deck)]
    yield from sketches
    for state in _states(group.whole, group.clauses[0]):
        yield from (replace(sketch, state=(state,)) for sketch in sketches)


def _states(rules: Rulebook, clause: Clause) -> Iterator[str]:
    """Entries of ``state:`` for the marks on which the rules of a clause depend."""
    kinds = {
        kind
        for rule in rules_of_clause(rules, clause)
        for kind in getattr(rule, "observed_marks", ())
    }
    for spelling in chain.from_iterable(mark_spellings(rules.book, rules.variant).values()):
        if spelling.kind in kinds and not spelling.value:
            yield f"{spelling.text} {NAMES[0]}" if spelling.holder else spelling.text


def _players(rules: Rulebook) -> int:
    low, high = rules.book.players
    return min(max(PLAYERS, low), high)


def _forced(rules: Rulebook, clause: Clause) -> RuleGroup:
    """The clause in a book in which it overrides every clause that doesn't override it."""
    book = rules.book
    others = (c.id for c in book.clauses if c.id != clause.id and clause.id not in c.overrides)
    forced = replace(clause, overrides=tuple(others))
    clauses = tuple(forced if c.id == clause.id else c for c in book.clauses)
    return RuleGroup(rulebook_of(replace(book, clauses=clauses), rules.choices), [forced])


def _outcome(group: RuleGroup, table: Description) -> PairOutcome | None:
    """What the rule does at a table; ``None`` if the table doesn't show it."""
    try:
        return rule_outcome(group, table)
    except UnusableTable:
        return None


def _changes(group: RuleGroup, table: Description) -> bool:
    """Whether the last move of a table has another result without the rule."""
    outcome = _outcome(group, table)
    return outcome is not None and outcome.changed


def _clauses_in_the_way(
    group: RuleGroup, table: Description, outcome: PairOutcome | None
) -> set[str]:
    """The clauses that forbid the move, or that have no order with the rule."""
    (own,) = group.ids
    if outcome is not None and outcome.unsettled is not None:
        return {clause.id for clause in outcome.unsettled.clauses} - {own}
    engine = engine_of(group.whole)
    try:
        position, faults = engine.set_up(table)
        answer = None if faults else engine.judge(table.names, position, table.play[-1])
    except (RefereeError, Open):
        return set()
    if answer is None or answer.value != "no":
        return set()
    return {reason.clause.id for reason in answer.because if reason.did == "bars"} - {own}


# ---- the smallest table, and its verdict


def _shrunk(group: RuleGroup, table: Description) -> Description:
    """The smallest table on which the rule acts, with a question that shows it."""

    def shows(smaller: Description) -> bool:
        rules = RuleGroup(read_rules(smaller), group.clauses)
        return _changes(rules, smaller) and _verdict(_asked(rules, smaller)) is not None

    kept = group.rules.book.names_of(group.ids)
    smallest = shrink(table, shows, group.rules, kept)
    return _asked(RuleGroup(read_rules(smallest), group.clauses), smallest)


def _asked(group: RuleGroup, table: Description) -> Description:
    """The table with a question: whether the last move may be made, if that depends on the rule;
    otherwise what it does."""
    outcome = _outcome(group, table)
    effects = outcome.effects if outcome else None
    without = outcome.without.get(group.ids[0]) if outcome else None
    if effects is not None and without is not None and effects.refused == without.refused:
        return table.replace(ask=(str(Question(WHAT_HAPPENS)),), lines={})
    question = str(legality_question(table.play[-1]))
    return table.replace(play=table.play[:-1], ask=(question,), lines={})


def _verdict(table: Description) -> Verdict | None:
    try:
        return Table(table).ask(table.ask[0])
    except (RefereeError, IndexError):
        return None


def _says(table: Description) -> Words:
    """The answer at a table; if it is whether a move may be made, with the first reason."""
    verdict = _verdict(table)
    if verdict is None:
        return {}
    lines = 1 if table.ask[0] == str(Question(WHAT_HAPPENS)) else 2
    return {lang: " ".join(verdict.say(lang).splitlines()[:lines]) for lang in LANGS}
