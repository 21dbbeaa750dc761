"""``referee.interactions``: how the rules of a book interact."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from hashlib import sha256
from itertools import combinations, count
from pathlib import Path
from time import monotonic
from typing import Any

from msgspec import Struct

from referee.errors import UnknownName
from referee.interaction_checker.generators import Triggers
from referee.interaction_checker.pair_outcome import RuleGroup, Tally
from referee.interaction_checker.result import ClauseInfo, Counts, Interactions, Kind, Pair
from referee.interaction_checker.scheduler import Checkpoint, InlineExecutor, Scheduler, Study
from referee.interaction_checker.summary import cited_apart
from referee.interaction_checker.tasks import GAME, PAIR, SUMMARY, TABLE, TRIGGERS, Job, Task
from referee.library.context import current, rulebook
from referee.model.types import Value
from referee.notation.header import header_of
from referee.rulebook.clause import Clause
from referee.rulebook.rulebook import Rulebook

TABLES_IN_A_TASK = 60


def interactions(
    book: str | Rulebook,
    *,
    rules: Iterable[str] | None = None,
    choices: Mapping[str, Value] | None = None,
    sets: Iterable[Sequence[str]] = (),
    tables: Iterable[object] = (),
    seed: int = 0,
    enough: int = 200,
    most: int = 5000,
    games: int = 0,
    seconds: float | None = None,
    executor: Executor | None = None,
    workers: int | None = None,
    save: str | Path | None = None,
    progress: bool | None = None,
) -> Interactions:
    """How the rules of a book interact, pair by pair, each tried on tables made for both.

    The arguments are described in ``docs/interactions.md``. After ``seconds``, or Ctrl-C, it
    returns what was found so far.

    >>> from concurrent.futures import ThreadPoolExecutor
    >>> import referee
    >>> with ThreadPoolExecutor(1) as executor:
    ...     found = referee.interactions("daifugo", rules=["nero", "king_bishop"], enough=2,
    ...                                  executor=executor)
    >>> found.pair("nero", "king_bishop").kind
    'unsettled'

    Raises ``UnknownName``, ``BadBook``, ``OtherRun`` (``save`` is the file of another run),
    ``OSError``.
    """
    home = book if isinstance(book, Rulebook) else rulebook(book, choices)
    groups = [RuleGroup(home, clauses) for clauses in _groups(home, _chosen(home, rules), sets)]
    job = _job(home, seed, vary=rules is None)
    checkpoint = Checkpoint(job, Path(save) if save is not None else None)
    survey = _survey(home, groups, Budget(enough, most, games), [str(table) for table in tables])
    is_whole = True
    if survey.groups:
        with Scheduler(job, checkpoint, executor, workers) as scheduler:
            is_whole = _run(survey, scheduler, seconds, progress)
    return _result(home, groups, survey, seed, is_whole=is_whole)


def try_pair(rules: Rulebook, one: str, other: str) -> Pair:
    """How two rules interact (names of switches), on a few tables, in this process.

    >>> import referee
    >>> try_pair(referee.read("rules: daifugo\\nseats: Aki, Ben").rulebook, "thief", "death").kind
    'unsettled'

    Raises ``UnknownName``.
    """
    result = interactions(
        rules, rules=[], sets=[(one, other)], enough=6, most=60,
        executor=InlineExecutor(), workers=1, progress=False,
    )  # fmt: skip
    return result.pairs[0]


# ---- what to try


def _chosen(home: Rulebook, names: Iterable[str] | None) -> list[Clause]:
    """The clauses of the named switches, or of all, in the order of the book.

    Raises ``UnknownName``.
    """
    switches = {
        option.name: option.clause
        for option in home.options.values()
        if option.kind == "switch" and home.is_relevant(option)
    }
    chosen = [*switches] if names is None else [*names]
    for name in chosen:
        if name not in switches:
            raise UnknownName("option", name, [*switches])
    return [clause for name, clause in switches.items() if name in chosen]


def _groups(
    home: Rulebook, clauses: Sequence[Clause], sets: Iterable[Sequence[str]]
) -> Iterator[Sequence[Clause]]:
    yield from combinations(clauses, 2)
    for names in sets:
        yield _chosen(home, names)


def _clauses(home: Rulebook, groups: Iterable[RuleGroup]) -> list[Clause]:
    """The clauses of the groups, in the order of the book."""
    ids = {id_ for group in groups for id_ in group.ids}
    return [clause for clause in home.book.clauses if clause.id in ids]


def _survey(
    home: Rulebook, groups: Sequence[RuleGroup], budget: Budget, tables: Sequence[str]
) -> Survey:
    """A survey of the groups whose rules can be in use together."""
    possible = [group for group in groups if group.conflict is None]
    clauses = [clause.id for clause in _clauses(home, possible)]
    return Survey(clauses, [group.ids for group in possible], budget, tables)


def _job(home: Rulebook, seed: int, *, vary: bool) -> Job:
    """What all tasks of the run have in common, with the books that workers don't have."""
    texts, stamp = list[tuple[str, str]](), sha256()
    package = current().package_ids()
    for id_ in current().extended_ids(home.book.id):
        text = current().book_file(id_).text
        stamp.update(text.encode())
        if id_ not in package:
            texts.insert(0, (id_, text))
    return Job(
        home.id,
        tuple(sorted(home.choices.items())),
        tuple(texts),
        seed,
        TABLES_IN_A_TASK,
        vary,
        stamp.hexdigest()[:16],
    )


# ---- the run


def _run(
    survey: Survey, scheduler: Scheduler, seconds: float | None, progress: bool | None
) -> bool:
    """Runs all studies of a survey. Returns whether it was finished."""
    end = None if seconds is None else monotonic() + seconds
    bar = progress_bar(len(survey.groups), progress)
    with nullcontext() if bar is None else bar:
        try:
            for studies in (survey.preparations(), survey.studies()):
                for _ in scheduler.run(studies):
                    show_progress(bar, len(survey.summaries), survey.looked_at)
                    if end is not None and monotonic() > end:
                        scheduler.is_stopped = True
        except KeyboardInterrupt:
            return False
    return not scheduler.is_stopped and len(survey.summaries) == len(survey.groups)


def progress_bar(total: int, progress: bool | None) -> Any:
    """A bar with finished pairs and the remaining time; ``None`` if tqdm isn't installed.

    ``progress``: whether it is shown, by default if a terminal or a notebook shows the output.
    """
    ipython = sys.modules.get("IPython")
    is_visible = sys.stderr.isatty() or (ipython is not None and ipython.get_ipython() is not None)
    if not (is_visible if progress is None else progress):
        return None
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return None
    return tqdm(total=total, unit="pair", delay=0.5)


def show_progress(bar: Any, done: int, tables: int) -> None:
    """Moves a bar, if there is one, to a number of finished pairs and judged tables."""
    if bar is not None:
        bar.set_postfix_str(f"{tables:,} tables", refresh=False)
        bar.update(done - bar.n)


# ---- the result


def _result(
    home: Rulebook, groups: Sequence[RuleGroup], survey: Survey, seed: int, *, is_whole: bool
) -> Interactions:
    pairs = [_pair(group, survey) for group in groups]
    return Interactions(
        book=home.id,
        title=dict(home.book.title),
        rules=header_of(home).strip(),
        seed=seed,
        tables=survey.looked_at,
        whole=is_whole,
        clauses={
            clause.id: ClauseInfo(
                clause.name, dict(clause.title), clause.about, clause.kind, home.is_on(clause)
            )
            for clause in _clauses(home, groups)
        },
        pairs=tuple(pair for pair in pairs if len(pair.clauses) == 2),
        sets=tuple(pair for pair in pairs if len(pair.clauses) > 2),
    )


def _pair(group: RuleGroup, survey: Survey) -> Pair:
    """The summary of a group. If the run was interrupted, what was seen so far."""
    if group.conflict is not None:
        return Pair(group.ids, "not_seen", Counts(), cited_apart(group))
    if group.ids in survey.summaries:
        return survey.summaries[group.ids]
    tally = survey.tally(group.ids)
    kinds: dict[str, Kind] = {
        "unsettled": "unsettled",
        "changed": "entangled",
        "both": "independent",
    }
    for sort, kind in kinds.items():
        if sort in tally.finds:
            return Pair(group.ids, kind, tally.counts, witness=tally.finds[sort][1])
    return Pair(group.ids, "not_seen", tally.counts)


# ---- the survey: what is tried for the groups, and what was seen of each

Ids = tuple[str, ...]
"""The clause ids of a group."""


class Budget(Struct, frozen=True):
    """How many tables are tried."""

    enough: int
    """Tables on which all rules of a group act."""
    most: int
    """Tables made for a group if there aren't enough of these."""
    games: int


class Survey:
    """The studies of a run and their results, which don't depend on the order of the tasks.

    Whether a group gets more tables depends only on the tables made for it.
    """

    def __init__(
        self, clauses: Sequence[str], groups: Sequence[Ids], budget: Budget, tables: Sequence[str]
    ) -> None:
        self.clauses, self.groups, self.budget, self.tables = clauses, groups, budget, tables
        self.summaries: dict[Ids, Pair] = {}
        self.looked_at = 0
        """How many tables have been judged."""
        self._triggers: dict[str, Triggers] = {}
        self._seen = {group: Tally() for group in groups}
        """On tables made for the group."""
        self._seen_elsewhere = {group: Tally() for group in groups}
        """In random games and on given tables."""

    def preparations(self) -> Iterator[Study]:
        """What comes before the groups."""
        for number in range(self.budget.games):
            yield self._look_elsewhere(Task(GAME, (), number, self.clauses))
        pairs = [group for group in self.groups if len(group) == 2]
        for number, text in enumerate(self.tables):
            digest = sha256(text.encode()).hexdigest()[:16]
            yield self._look_elsewhere(Task(TABLE, (digest,), number, (text, pairs)))
        for clause in self.clauses:
            yield self._find_triggers(clause)

    def studies(self) -> Iterator[Study]:
        """A study for each group, after the preparations."""
        yield from map(self._study, self.groups)

    def tally(self, group: Ids) -> Tally:
        """All that was seen of a group."""
        both = Tally()
        both.merge(self._seen[group])
        both.merge(self._seen_elsewhere[group])
        return both

    def _look_elsewhere(self, task: Task) -> Study:
        tallies = yield task
        for names, tally in (tallies or {}).items():
            group = tuple(names.split())
            if group in self._seen_elsewhere:
                self._add(self._seen_elsewhere[group], tally)

    def _find_triggers(self, clause: str) -> Study:
        self._triggers[clause] = yield Task(TRIGGERS, (clause,))

    def _study(self, group: Ids) -> Study:
        """Looks at tables until there are enough. If the run is stopped before, there is a summary
        only of rules that have been seen to interact."""
        seen, budget = self._seen[group], self.budget
        triggers = [self._triggers[clause] for clause in group]
        for number in count():
            tally = yield Task(PAIR, group, number, triggers)
            if tally is None:
                break
            self._add(seen, tally)
            is_enough = seen.counts.both >= budget.enough or seen.counts.tried >= budget.most
            if is_enough or not tally.counts.tried:
                break
        total = self.tally(group)
        if tally is not None or not total.finds.keys().isdisjoint(("changed", "unsettled")):
            summary = Task(SUMMARY, group, total.counts.tried, total)
            self.summaries[group] = yield summary

    def _add(self, seen: Tally, tally: Tally) -> None:
        seen.merge(tally)
        self.looked_at += tally.counts.tried
