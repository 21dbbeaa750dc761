"""``referee.interactions``: how the rules of a book interact."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import nullcontext
from hashlib import sha256
from itertools import chain, combinations
from pathlib import Path
from time import monotonic
from typing import Any

from referee.errors import UnknownName
from referee.interaction_checker.generators import Triggers
from referee.interaction_checker.pair_outcome import RuleGroup, Tally
from referee.interaction_checker.result import ClauseInfo, Counts, Interactions, Kind, Pair
from referee.interaction_checker.runner import Checkpoint, InlineExecutor, Runner
from referee.interaction_checker.summary import citations_apart
from referee.interaction_checker.tasks import GAME, PAIR, SUMMARY, TABLE, TRIGGERS, Job, Task
from referee.library.context import current, rulebook
from referee.model.types import Value
from referee.notation.header import header_of
from referee.rulebook.clause import Clause
from referee.rulebook.rulebook import Rulebook

TABLES_IN_A_TASK = 60
KIND_OF: dict[str, Kind] = {"unsettled": "unsettled", "changed": "entangled", "both": "independent"}
"""The kind of a group by what was seen of it, the most telling first."""


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
    """How the rules of a book interact. Each pair is tried on tables where both rules apply.

    - ``rules``: the switches to check (default: all); ``choices``: other options.
    - ``sets``: groups of three rules or more.
    - ``tables``, ``games``: more tables to try.
    - ``enough``, ``most``: how many tables for a pair.

    ``docs/interactions.md`` describes all arguments. After ``seconds`` or Ctrl-C, it returns the
    results so far.

    >>> from concurrent.futures import ThreadPoolExecutor
    >>> import referee
    >>> with ThreadPoolExecutor(1) as executor:
    ...     found = referee.interactions("daifugo", rules=["nero", "king_bishop"], enough=2,
    ...                                  executor=executor)
    >>> found.pair("nero", "king_bishop").kind
    'unsettled'
    >>> [pair.clauses for pair in found.of_kind("unsettled")]
    [('daifugo.king_bishop', 'daifugo.nero')]

    Raises ``UnknownName``, ``BadBook``, ``OtherRun`` (``save`` is the file of another run),
    ``OSError``.
    """
    home = book if isinstance(book, Rulebook) else rulebook(book, choices)
    pairs = combinations(_chosen_clauses(home, rules), 2)
    chosen_sets = (_chosen_clauses(home, names) for names in sets)
    groups = [RuleGroup(home, clauses) for clauses in chain(pairs, chosen_sets)]
    job = _job(home, seed, vary=rules is None)
    checkpoint = Checkpoint(job, Path(save) if save is not None else None)
    survey = Survey(home, groups, [*map(str, tables)], enough, most, games)
    is_whole = True
    if survey.groups:
        with Runner(job, checkpoint, executor, workers) as runner:
            is_whole = _run(survey, runner, seconds, progress)
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


def _chosen_clauses(home: Rulebook, names: Iterable[str] | None) -> list[Clause]:
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


def _clauses(home: Rulebook, groups: Iterable[RuleGroup]) -> list[Clause]:
    """The clauses of the groups, in the order of the book."""
    ids = {id_ for group in groups for id_ in group.ids}
    return [clause for clause in home.book.clauses if clause.id in ids]


def _job(home: Rulebook, seed: int, *, vary: bool) -> Job:
    """What all tasks of the run have in common, with the books that workers don't have."""
    texts, stamp = list[tuple[str, str]](), sha256()
    package = current().package_ids()
    for id_ in current().extended_ids(home.book.id):
        text = current().book_file(id_).text
        stamp.update(text.encode())
        if id_ not in package:
            texts.insert(0, (id_, text))
    choices = tuple(sorted(home.choices.items()))
    stamp_text = stamp.hexdigest()[:16]
    return Job(home.id, choices, tuple(texts), seed, TABLES_IN_A_TASK, vary, stamp_text)


# ---- the run


def _run(survey: Survey, runner: Runner, seconds: float | None, progress: bool | None) -> bool:
    """Runs a survey. Returns whether it was finished."""
    end = None if seconds is None else monotonic() + seconds
    bar = progress_bar(len(survey.groups), progress)
    with nullcontext() if bar is None else bar:
        try:
            for _ in survey.run(runner):
                show_progress(bar, len(survey.summaries), survey.tables_judged)
                if end is not None and monotonic() > end:
                    runner.is_stopped = True
            survey.summarize_rest(runner)
        except KeyboardInterrupt:
            return False
    return not runner.is_stopped


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
    results = [_pair(group, survey) for group in groups]
    infos = {
        clause.id: ClauseInfo(
            clause.name, dict(clause.title), clause.about, clause.kind, home.is_on(clause)
        )
        for clause in _clauses(home, groups)
    }
    return Interactions(
        book=home.id,
        title=dict(home.book.title),
        rules=header_of(home).strip(),
        seed=seed,
        tables=survey.tables_judged,
        whole=is_whole,
        clauses=infos,
        pairs=tuple(pair for pair in results if len(pair.clauses) == 2),
        sets=tuple(pair for pair in results if len(pair.clauses) > 2),
    )


def _pair(group: RuleGroup, survey: Survey) -> Pair:
    """The summary of a group. If the run was interrupted, what was seen so far."""
    if group.conflict is not None:
        return Pair(group.ids, "not_seen", Counts(), citations_apart(group))
    if group.ids in survey.summaries:
        return survey.summaries[group.ids]
    tally = survey.tally(group.ids)
    for sort, kind in KIND_OF.items():
        if sort in tally.finds:
            return Pair(group.ids, kind, tally.counts, witness=tally.finds[sort][1])
    return Pair(group.ids, "not_seen", tally.counts)


# ---- the survey: what is tried for the groups, and what was seen of each

Ids = tuple[str, ...]
"""The clause ids of a group."""


class Survey:
    """The tasks of a run and their results, which don't depend on the order of the tasks.

    It covers the groups whose rules can be in use together. Whether a group gets more tables
    depends only on the tables made for it.
    """

    def __init__(
        self,
        home: Rulebook,
        groups: Sequence[RuleGroup],
        tables: Sequence[str],
        enough: int,
        most: int,
        games: int,
    ) -> None:
        """``enough``: tables on which all rules of a group act; ``most``: tables made for a group
        if there aren't enough of these; ``games``: random games."""
        possible = [group for group in groups if group.conflict is None]
        self.clauses = [clause.id for clause in _clauses(home, possible)]
        self.groups = [group.ids for group in possible]
        self.tables, self.enough, self.most, self.games = tables, enough, most, games
        self.summaries: dict[Ids, Pair] = {}
        self.tables_judged = 0
        """How many tables have been judged."""
        self._triggers: dict[str, Triggers] = {}
        self._seen = {group: Tally() for group in self.groups}
        """On tables made for the group."""
        self._seen_elsewhere = {group: Tally() for group in self.groups}
        """In random games and on given tables."""

    def run(self, runner: Runner) -> Iterator[None]:
        """Looks at random games and given tables, finds what triggers each rule, then tries each
        group on more and more tables until there are enough. Yields after each task."""
        for _, tallies in runner.results(self._looks_elsewhere()):
            for names, tally in tallies.items():
                group = tuple(names.split())
                if group in self._seen_elsewhere:
                    self._add(self._seen_elsewhere[group], tally)
            yield
        for task, triggers in runner.results(Task(TRIGGERS, (id_,)) for id_ in self.clauses):
            self._triggers[task.clauses[0]] = triggers
            yield
        left, number = [] if runner.is_stopped else self.groups, 0
        while left and not runner.is_stopped:
            finished = set[Ids]()
            for task, tally in runner.results(self._pair_task(group, number) for group in left):
                seen = self._seen[task.clauses]
                self._add(seen, tally)
                is_enough = seen.counts.both >= self.enough or seen.counts.tried >= self.most
                if is_enough or not tally.counts.tried:
                    finished.add(task.clauses)
                yield
            yield from self._summarize(runner, [group for group in left if group in finished])
            left, number = [group for group in left if group not in finished], number + 1

    def summarize_rest(self, runner: Runner) -> None:
        """After a run was stopped: summaries of the rules that have been seen to interact."""
        if runner.is_stopped:
            runner.is_stopped = False
            rest = (group for group in self.groups if group not in self.summaries)
            telling = [g for g in rest if {"changed", "unsettled"} & self.tally(g).finds.keys()]
            for _ in self._summarize(runner, telling):
                pass
            runner.is_stopped = True

    def tally(self, group: Ids) -> Tally:
        """All that was seen of a group."""
        total = Tally()
        total.merge(self._seen[group])
        total.merge(self._seen_elsewhere[group])
        return total

    def _looks_elsewhere(self) -> Iterator[Task]:
        for number in range(self.games):
            yield Task(GAME, (), number, self.clauses)
        pairs = [group for group in self.groups if len(group) == 2]
        for number, text in enumerate(self.tables):
            digest = sha256(text.encode()).hexdigest()[:16]
            yield Task(TABLE, (digest,), number, (text, pairs))

    def _pair_task(self, group: Ids, number: int) -> Task:
        in_turn = number > 0 and not self._seen[group].counts.both
        return Task(PAIR, group, number, ([self._triggers[id_] for id_ in group], in_turn))

    def _summarize(self, runner: Runner, groups: Iterable[Ids]) -> Iterator[None]:
        totals = ((group, self.tally(group)) for group in groups)
        tasks = (Task(SUMMARY, group, total.counts.tried, total) for group, total in totals)
        for task, pair in runner.results(tasks):
            self.summaries[task.clauses] = pair
            yield

    def _add(self, seen: Tally, tally: Tally) -> None:
        seen.merge(tally)
        self.tables_judged += tally.counts.tried
