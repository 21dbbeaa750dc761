"""The summary of a group of rules once its tables have been judged.

It says how the rules interact and what decides that, with the smallest table and its outcomes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain, permutations

from referee.errors import RefereeError
from referee.explain import verdict_text
from referee.explain.reason_text import reason_text
from referee.i18n.messages import LANGS, message
from referee.interaction_checker.pair_outcome import (
    PairOutcome,
    RuleGroup,
    Tally,
    UnusableTable,
    pair_outcome,
    silencing_reading,
)
from referee.interaction_checker.result import Citation, Counts, Kind, Outcome, Pair
from referee.interaction_checker.shrink import shrink
from referee.model.description import Description
from referee.model.questions import MUST_DO, WHAT_HAPPENS, WHOSE_TURN, Question, legality_question
from referee.model.types import Value, Words
from referee.notation.header import read_rules, write_rules
from referee.notation.table_text import read_text
from referee.notation.writer import write_text
from referee.rulebook.clause import UNSETTLED, Clause, Option
from referee.rulebook.rule import Open, OpenReading
from referee.rulebook.rulebook import Rulebook
from referee.table import IllegalPlay, Table, Verdict

# ---- what decides how rules interact: an edge of the book, a reading, a prerequisite


def citations_when_open(group: RuleGroup, unsettled: Open) -> tuple[Citation, ...]:
    """The readings that would settle what is open."""
    rules = group.whole
    if isinstance(unsettled, OpenReading):
        return (_reading(rules, rules.options[unsettled.reading]),)
    return tuple(
        _reading(rules, option)
        for option in rules.options.values()
        if option.reading is not None
        and any({*group.ids} <= {*order} for order in option.reading.orders.values())
    )


def citations_when_changed(group: RuleGroup, table: Description) -> tuple[Citation, ...]:
    """What gives one rule precedence over another; empty if nothing in the book does."""
    citations = (*_needs(group), *_edges(group))
    if citations:
        return citations
    citation = deciding_reading(group, table)
    return (citation,) if citation else ()


def citations_apart(group: RuleGroup) -> tuple[Citation, ...]:
    """Why the rules are never in use together; empty if they can be."""
    if group.conflict is None:
        return ()
    one, other = group.conflict
    says = words("meet-conflict", first=one.title, second=other.title)
    return (Citation("conflicts", one.id, other.id, says=says),)


def words(key: str, **args: Words) -> Words:
    """A message in each language, with arguments in that language."""
    return {
        lang: message(lang, key, **{name: value[lang] for name, value in args.items()})
        for lang in LANGS
    }


def _needs(group: RuleGroup) -> Iterator[Citation]:
    for one, other in permutations(group.clauses, 2):
        without = {clause.id for clause in group.whole.active if clause is not other}
        if any(other.id in ids and without.isdisjoint(ids) for ids in one.needs):
            says = words("meet-needs", first=one.title, second=other.title)
            yield Citation("needs", one.id, other.id, says=says)


def _edges(group: RuleGroup) -> Iterator[Citation]:
    rules = group.whole
    for one, other in permutations(group.clauses, 2):
        is_edge = one.id in rules.overridden.get(other.id, ())
        if is_edge and other.id in one.overrides:
            says = words("meet-edge", first=one.title, second=other.title)
            yield Citation("edge", one.id, other.id, says=says)
        elif is_edge or (one.id, other.id) in rules.chosen_orders:
            yield from _chosen_by(rules, one, other)


def _chosen_by(rules: Rulebook, one: Clause, other: Clause) -> Iterator[Citation]:
    """The readings whose value gives one clause precedence over another."""
    for option in rules.options.values():
        if option.reading is None:
            continue
        value = str(rules.value(option.name))
        order = option.reading.orders.get(value, ())
        overridden = option.reading.overrides.get(value, ())
        if {one.id, other.id} <= {*order} or (option.clause is one and other.id in overridden):
            yield _reading(rules, option)


def _reading(rules: Rulebook, option: Option) -> Citation:
    value = rules.value(option.name)
    says = reading_words(option, value)
    return Citation("reading", option.clause.id, reading=option.name, value=str(value), says=says)


def reading_words(option: Option, value: Value) -> Words:
    """The question of a reading, followed by its answer if it has one."""
    if option.reading is None:
        return {}
    if value == UNSETTLED:
        return dict(option.reading.question)
    label = option.reading.label.get(str(value), {})
    answer = {lang: label.get(lang, "") for lang in LANGS}
    return words("meet-read", question=option.reading.question, answer=answer)


def deciding_reading(group: RuleGroup, table: Description) -> Citation | None:
    """The reading of one of the clauses that makes the difference at this table.

    With another of its values the rules interact differently, and none of them does anything else
    because of that value alone.
    """
    outcome = _outcome(group, table)
    names = {name for clause in group.clauses for name in _readings_of(clause)}
    for option in group.whole.options.values():
        if option.kind != "reading" or option.name not in names or outcome is None:
            continue
        for value in option.values:
            if value in (UNSETTLED, group.whole.value(option.name)):
                continue
            rules = group.rules.replace(**{option.name: value})
            other = _outcome(RuleGroup(rules, group.clauses), table)
            if other and _changes_interaction(group, outcome, other):
                return _reading(group.whole, option)
    return None


def _readings_of(clause: Clause) -> Iterator[str]:
    """The readings that a clause leaves to the table, or that its rules name."""
    yield from (reading.name for reading in clause.readings)
    for use in clause.rules:
        for name, value in use.params.items():
            if isinstance(value, Mapping) and "reading" in value:
                yield str(value["reading"])
            else:
                yield name


def _outcome(group: RuleGroup, table: Description) -> PairOutcome | None:
    try:
        return pair_outcome(group, table)
    except (UnusableTable, RefereeError):
        return None


def _changes_interaction(group: RuleGroup, one: PairOutcome, other: PairOutcome) -> bool:
    """Whether the rules do something else together but none of them does alone.

    Effects have to be comparable: without one of the rules, or under the other reading, the move
    must be refused or allowed alike.
    """
    if one.effects is None or other.effects is None or not other.without:
        return False
    if not any(one.effects.differs(id_, other.effects) for id_ in group.ids):
        return False
    refused = {effects.refused for outcome in (one, other) for effects in outcome.without.values()}
    if one.effects.refused == other.effects.refused and refused != {one.effects.refused}:
        return False
    return all(
        not effects.differs(id_, other.without[left_out])
        for left_out, effects in one.without.items()
        for id_ in group.ids
        if id_ != left_out
    )


# ---- the summary


def summary(group: RuleGroup, tally: Tally) -> Pair:
    """How the rules of a group interact."""
    counts, finds = tally.counts, tally.finds
    for sort in ("unsettled", "changed", "both", "silenced"):
        witness = _Witness(group, sort, counts, finds[sort][1]) if sort in finds else None
        if witness is not None and witness.is_visible:
            return witness.pair()
    # Unsettled in name only: no question has another answer in one order than in the other.
    cited = tuple(_edges(group))
    kind: Kind = "ordered" if cited else "independent" if finds else "not_seen"
    return Pair(group.ids, kind, counts, cited)


class _Witness:
    """A table on which rules interact, made as small as possible.

    ``sort``: ``unsettled``, ``changed`` (one rule changes another), ``both`` (both act) or
    ``silenced`` (a reading of one rule silences the other).
    """

    def __init__(self, group: RuleGroup, sort: str, counts: Counts, text: str) -> None:
        self.sort, self.counts = sort, counts
        table = read_text(text)
        self.clauses = group.clauses
        self.question = Question(WHAT_HAPPENS)
        self.table = shrink(table, self._shows, group.rules, self._kept_switches(group))
        self.outcome = _outcome(RuleGroup(read_rules(self.table), self.clauses), self.table)
        unsettled = self._unsettled_question(self.table) if sort == "unsettled" else None
        self.is_visible = sort != "unsettled" or unsettled is not None
        """Whether some question about the table shows the interaction."""
        self.question = unsettled or self.question

    def pair(self) -> Pair:
        group = RuleGroup(read_rules(self.table), self.clauses)
        kind, cited, outcomes = self._summary(group)
        table = self._with_question(write_rules(self.table, group.whole), group.whole)
        return Pair(
            group.ids, kind, self.counts, cited, write_text(table), table.ask[0], tuple(outcomes)
        )

    # ---- smaller tables

    def _kept_switches(self, group: RuleGroup) -> set[str]:
        """The switches without which there is nothing to see."""
        needed = chain.from_iterable(ids for clause in self.clauses for ids in clause.needs)
        return group.rules.book.names_of((*needed, *group.ids))

    def _shows(self, table: Description) -> bool:
        """Whether a smaller table still shows the same."""
        group = RuleGroup(read_rules(table), self.clauses)
        if self.sort == "silenced":
            return self._can_be_asked(table) and silencing_reading(group, table) is not None
        outcome = _outcome(group, table)
        if outcome is None or not outcome.all_acted or not self._can_be_asked(table):
            return False
        if self.sort == "both":
            return not outcome.changed and outcome.unsettled is None
        if self.sort == "changed":
            return outcome.changed
        return outcome.unsettled is not None and self._unsettled_question(table) is not None

    def _can_be_asked(self, table: Description) -> bool:
        """Whether the table with its question can be read and answered."""
        try:
            described = self._with_question(table, read_rules(table))
            return Table(described).ask(described.ask[0]).answer is not None
        except RefereeError:
            return False

    # ---- questions

    def _with_question(self, table: Description, rules: Rulebook) -> Description:
        """The table with its question. An illegal move is asked about instead of made."""
        try:
            Table(table.replace(ask=()), rules)
        except IllegalPlay:
            question = str(legality_question(table.play[-1]))
            return table.replace(play=table.play[:-1], ask=(question,), lines={})
        return table.replace(ask=(str(self.question),), lines={})

    def _unsettled_question(self, table: Description) -> Question | None:
        """A question whose answer is unsettled at the table."""
        questions = [Question(WHAT_HAPPENS), Question(WHOSE_TURN)]
        questions += [Question(MUST_DO, name) for name in table.names]
        try:
            read = Table(table.replace(ask=()), read_rules(table))
            return next((q for q in questions if read.ask(q).answer == UNSETTLED), None)
        except RefereeError:
            return None

    # ---- what decides it, and the outcomes

    def _summary(self, group: RuleGroup) -> tuple[Kind, tuple[Citation, ...], Iterator[Outcome]]:
        if self.sort == "unsettled" and self.outcome and self.outcome.unsettled:
            unsettled = self.outcome.unsettled
            cited = citations_when_open(group, unsettled)
            return "unsettled", cited, self._orders(group, unsettled)
        if self.sort == "silenced" and (name := silencing_reading(group, self.table)):
            option = group.whole.options[name]
            return "ordered", (_reading(group.whole, option),), self._values(group, name)
        if self.sort == "changed":
            cited = citations_when_changed(group, self.table)
            if not cited:
                cited = tuple(Citation("clause", c.id, says=dict(c.wording)) for c in group.clauses)
                return "entangled", cited, self._with_and_without(group)
            reading = next((citation.reading for citation in cited if citation.by == "reading"), "")
            if reading:
                return "ordered", cited, self._values(group, reading)
            return "ordered", cited, self._with_and_without(group)
        citation = deciding_reading(group, self.table)
        if citation:
            return "ordered", (citation,), self._values(group, citation.reading)
        cited = tuple(_edges(group))
        return "ordered" if cited else "independent", cited, self._with_all(group)

    def _orders(self, group: RuleGroup, unsettled: Open) -> Iterator[Outcome]:
        """An outcome for each clause that may come first, or each value of the reading."""
        if isinstance(unsettled, OpenReading):
            yield from self._values(group, unsettled.reading)
            return
        for clause in group.clauses:
            others = [other for other in group.clauses if other is not clause]
            rules = group.whole.with_orders(*((clause.id, other.id) for other in others))
            when = words("meet-first", title=clause.title)
            yield from self._outcomes(when, rules, in_header=False)

    def _values(self, group: RuleGroup, reading: str) -> Iterator[Outcome]:
        """An outcome for each value of a reading."""
        option = group.whole.options[reading]
        for value in option.values:
            if value == UNSETTLED:
                continue
            rules = group.whole.replace(**{reading: value})
            yield from self._outcomes(reading_words(option, value), rules)

    def _with_all(self, group: RuleGroup) -> Iterator[Outcome]:
        return self._outcomes(words("meet-all"), group.whole)

    def _with_and_without(self, group: RuleGroup) -> Iterator[Outcome]:
        yield from self._with_all(group)
        for clause in group.clauses:
            when = words("meet-without", title=clause.title)
            yield from self._outcomes(when, group.without[clause.id])

    def _outcomes(
        self, when: Words, rules: Rulebook, *, in_header: bool = True
    ) -> Iterator[Outcome]:
        """The outcome under these rules, if the table can be read by them; ``in_header``: whether
        a header can express them."""
        if says := self._says(rules):
            yield Outcome(when, says, self._text(rules) if in_header else None)

    def _says(self, rules: Rulebook) -> Words:
        """The verdict under these rules; empty if the table can't be read by them."""
        try:
            verdict = Table(self.table.replace(ask=()), rules).ask(self.question)
        except IllegalPlay as illegal:
            verdict = illegal.verdict
        except RefereeError:
            return {}
        return {lang: "\n".join(_lines(verdict, lang)) for lang in LANGS}

    def _text(self, rules: Rulebook) -> str | None:
        """The text of the table under other rules; ``None`` if it can't be asked."""
        try:
            table = self._with_question(write_rules(self.table, rules), rules)
            Table(table).ask(table.ask[0])
            return write_text(table)
        except RefereeError:
            return None


def _lines(verdict: Verdict, lang: str) -> Iterator[str]:
    """The answer and its reasons, without what would change it."""
    yield verdict_text.sentence(verdict, lang)
    for reason in verdict.because:
        text = reason_text(reason, lang)
        yield message(lang, "say-reason", title=reason.clause.title[lang], text=text)
