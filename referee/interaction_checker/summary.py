"""What is said of a group of rules once the tables have been looked at: how they meet, what decides
it, the smallest table that shows it, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.errors import RefereeError
from referee.explain import verdict_text
from referee.explain.reason_text import reason_text
from referee.i18n.messages import LANGS, message
from referee.model.description import Description
from referee.model.questions import MUST_DO, WHAT_HAPPENS, WHOSE_TURN, Question, legality_question
from referee.model.types import Words
from referee.notation.header import read_rules, write_rules
from referee.notation.table_text import read_text
from referee.notation.writer import write_text
from referee.rulebook.clause import UNSETTLED
from referee.rulebook.rule import Open, OpenReading
from referee.rulebook.rulebook import Rulebook
from referee.table import IllegalPlay, Table, Verdict

from .clause_effects import Unfit
from .evidence import cited_when_changed, cited_when_open, read_as, reading_that_tells
from .pair_outcome import Group, Meeting, meeting, names_of
from .result import Cited, Counts, Kind, Outcome, Pair
from .shrink import shrunk


def told(group: Group, seen: Mapping[str, Any]) -> Pair:
    """What is said of a group. ``seen``: counts, and a table of each sort that was found."""
    counts, finds = Counts(**seen["counts"]), seen["finds"]
    for sort in ("unsettled", "changed", "both"):
        found = _Found(group, sort, counts, finds[sort][1]) if sort in finds else None
        if found is not None and found.tells:
            return found.pair()
    # Open in name only: no question has another answer in the one order than in the other.
    kind: Kind = "independent" if finds else "not_seen"
    return Pair(group.ids, kind, counts, cited_apart(group))


def cited_apart(group: Group) -> tuple[Cited, ...]:
    """What keeps the rules of a group apart, where the book says so."""
    if group.conflict is None:
        return ()
    one, other = group.conflict
    says = said("meet-conflict", first=one.title, second=other.title)
    return (Cited("conflicts", one.id, other.id, says=says),)


def said(key: str, **named: Any) -> Words:
    """A message in both languages; titles and other words in each."""
    return {
        lang: message(lang, key, **{n: v[lang] if isinstance(v, Mapping) else v
                                    for n, v in named.items()})
        for lang in LANGS
    }  # fmt: skip


class _Found:
    """A table on which something was seen, made small and told."""

    def __init__(self, group: Group, sort: str, counts: Counts, text: str) -> None:
        self.home, self.sort, self.counts = group.given, sort, counts
        table = read_text(text)
        self.group = Group(read_rules(table), group.clauses)
        self.question = Question(WHAT_HAPPENS)
        self.table = shrunk(table, self._shows, group.given, self._kept)
        self.met = self._met(self.table)

    @property
    def _kept(self) -> set[str]:
        """The switches without which there is nothing to see."""
        clauses = self.group.clauses
        needed = (name for each in clauses for some in each.needs for name in names_of(some))
        return {*needed, *(clause.name for clause in clauses)}

    @property
    def tells(self) -> bool:
        """Whether somebody who asks about the table hears of it."""
        return self.sort != "unsettled" or self._asked(self.table) is not None

    def _met(self, table: Description) -> Meeting | None:
        group = Group(read_rules(table), self.group.clauses)
        try:
            return meeting(group, table)
        except (Unfit, RefereeError, Open):
            return None

    def _shows(self, table: Description) -> bool:
        """Whether a smaller table still shows the same."""
        met = self._met(table)
        if met is None or not met.all_fired or not self._replays(table):
            return False
        if self.sort == "both":
            return not met.changed and met.opened is None
        if self.sort == "changed":
            return met.changed
        return met.opened is not None and self._asked(table) is not None

    def _replays(self, table: Description) -> bool:
        """Whether the table can be read as it will be written, with its question."""
        try:
            asking = self._asking(table, read_rules(table))
            return Table(asking).ask(asking.ask[0]).answer is not None
        except RefereeError:
            return False

    # ---- told

    def pair(self) -> Pair:
        rules = read_rules(self.table)
        group = Group(rules, self.group.clauses)
        kind, cited, outcomes = self._told(group)
        text, question = self._witness(group)
        return Pair(group.ids, kind, self.counts, cited, text, question, tuple(outcomes))

    def _told(self, group: Group) -> tuple[Kind, tuple[Cited, ...], Iterator[Outcome]]:
        if self.sort == "unsettled" and self.met and self.met.opened:
            opened = self.met.opened
            return "unsettled", cited_when_open(group, opened), self._open(group, opened)
        if self.sort == "changed":
            cited = cited_when_changed(group, self.table)
            if cited:
                reading = next((each.reading for each in cited if each.by == "reading"), "")
                outcomes = self._read(group, reading) if reading else self._with_and_without(group)
                return "ordered", cited, outcomes
            return "entangled", self._changing(group), self._with_and_without(group)
        telling = reading_that_tells(group, self.table)
        if telling:
            return "ordered", (telling,), self._read(group, telling.reading)
        return "independent", (), self._with(group)

    def _changing(self, group: Group) -> tuple[Cited, ...]:
        """The clauses that decide by what they say."""
        return tuple(Cited("clause", each.id, says=each.wording) for each in group.clauses)

    # ---- outcomes

    def _open(self, group: Group, opened: Open) -> Iterator[Outcome]:
        if isinstance(opened, OpenReading):
            yield from self._read(group, opened.reading)
            return
        for clause in group.clauses:
            others = [each for each in group.clauses if each is not clause]
            rules = group.whole.ordered(*((clause.id, other.id) for other in others))
            says = self._says(rules)
            if says:
                yield Outcome(said("meet-first", title=clause.title), says)

    def _read(self, group: Group, reading: str) -> Iterator[Outcome]:
        option = group.whole.options[reading]
        for value in option.values:
            if value == UNSETTLED:
                continue
            rules = group.whole.having(**{reading: value})
            if says := self._says(rules):
                yield Outcome(read_as(option, value), says, self._text(rules))

    def _with(self, group: Group) -> Iterator[Outcome]:
        if says := self._says(group.whole):
            yield Outcome(said("meet-all"), says, self._text(group.whole))

    def _with_and_without(self, group: Group) -> Iterator[Outcome]:
        yield from self._with(group)
        for clause in group.clauses:
            rules = group.without[clause.id]
            if says := self._says(rules):
                when = said("meet-without", title=clause.title)
                yield Outcome(when, says, self._text(rules))

    def _says(self, rules: Rulebook) -> Words:
        """What the referee says under these rules; empty where the table cannot be told so."""
        try:
            verdict = self._verdict(rules)
            return {lang: "\n".join(_lines(verdict, lang)) for lang in LANGS}
        except RefereeError:
            return {}

    def _verdict(self, rules: Rulebook) -> Verdict:
        try:
            return Table(self.table.having(ask=()), rules, force=False).ask(self.question)
        except IllegalPlay as refused:
            return refused.verdict

    def _text(self, rules: Rulebook) -> str | None:
        """The table by other rules, as a text that can be asked."""
        try:
            table = self._asking(write_rules(self.table, rules), rules)
            Table(table).ask(table.ask[0])
            return write_text(table)
        except RefereeError:
            return None

    # ---- the witness

    def _witness(self, group: Group) -> tuple[str, str]:
        asked = self._asked(self.table) if self.sort == "unsettled" else None
        if asked is not None:
            self.question = asked
        table = self._asking(write_rules(self.table, group.whole), group.whole)
        return write_text(table), table.ask[0]

    def _asking(self, table: Description, rules: Rulebook) -> Description:
        """The table with its question; a move that is refused is asked about, not made."""
        try:
            Table(table.having(ask=()), rules)
        except IllegalPlay:
            question = str(legality_question(table.play[-1]))
            return table.having(play=table.play[:-1], ask=(question,), lines={})
        return table.having(ask=(str(self.question),), lines={})

    def _asked(self, table: Description) -> Question | None:
        """A question that has no answer there because of what is open."""
        try:
            told = Table(table.having(ask=()), read_rules(table))
            for question in _questions(table):
                if told.ask(question).answer == UNSETTLED:
                    return question
        except RefereeError:
            pass
        return None


def _questions(table: Description) -> Iterator[Question]:
    yield Question(WHAT_HAPPENS)
    yield Question(WHOSE_TURN)
    yield from (Question(MUST_DO, name) for name in table.names)


def _lines(verdict: Verdict, lang: str) -> Iterator[str]:
    """The answer and its reasons, without what would change it."""
    yield verdict_text.sentence(verdict, lang)
    for reason in verdict.because:
        text = reason_text(reason, lang)
        yield message(lang, "say-reason", title=reason.clause.title[lang], text=text)
