"""``referee.interactions``: how the rules of a book meet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from time import monotonic

from referee.errors import UnknownName
from referee.library.context import current, rulebook
from referee.model.types import Value
from referee.notation.header import header_of
from referee.rulebook.clause import Clause
from referee.rulebook.rulebook import Rulebook

from .checkpoint import Saved
from .pair_outcome import Group
from .progress import Progress
from .result import About, Counts, Interactions, Pair
from .scheduler import Workers
from .summary import cited_apart
from .survey import Plan, Wanted
from .tasks import Job

TABLES_IN_A_UNIT = 60


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
    """How the rules of a book meet, pair by pair, each tried on tables made for both.

    What each argument says: ``docs/interactions.md``. After ``seconds``, or Ctrl-C, what was found
    until then is told.

    >>> from concurrent.futures import ThreadPoolExecutor
    >>> import referee
    >>> with ThreadPoolExecutor(1) as executor:
    ...     found = referee.interactions("daifugo", rules=["nero", "king_bishop"], enough=2,
    ...                                  executor=executor)
    >>> found.pair("nero", "king_bishop").kind
    'unsettled'

    Raises ``UnknownName``, ``BadBook``, ``OtherRun`` (``save`` keeps another run), ``OSError``.
    """
    home = book if isinstance(book, Rulebook) else rulebook(book, choices)
    groups = [Group(home, each) for each in _groups(home, _chosen(home, rules), sets)]
    clauses = _named(home, groups)
    kept = Saved(_job(home, seed, vary=rules is None), Path(save) if save is not None else None)
    given = [str(each) for each in tables]
    plan = _plan(clauses, groups, Wanted(enough, most, games), kept, given)
    _run(plan, Workers(plan.job, executor, workers) if plan.groups else None, seconds, progress)
    return _result(home, clauses, groups, plan, seed)


def _plan(
    clauses: Sequence[Clause],
    groups: Sequence[Group],
    wanted: Wanted,
    kept: Saved,
    tables: Sequence[str],
) -> Plan:
    """The units of the run: those about rules that can be in use together."""
    tried = [each.ids for each in groups if each.conflict is None]
    looked = [each.id for each in clauses if any(each.id in ids for ids in tried)]
    return Plan(kept.job, looked, tried, wanted, kept, tables)


def _chosen(home: Rulebook, names: Iterable[str] | None) -> list[Clause]:
    """The clauses to look at, in the order of the book. Raises ``UnknownName``."""
    switches = {
        option.name: option.clause
        for option in home.options.values()
        if option.kind == "switch" and home.concerns(option)
    }
    wanted = [*switches] if names is None else [*names]
    for name in wanted:
        if name not in switches:
            raise UnknownName("option", name, [*switches])
    return [clause for name, clause in switches.items() if name in wanted]


def _groups(
    home: Rulebook, clauses: Sequence[Clause], sets: Iterable[Sequence[str]]
) -> Iterator[Sequence[Clause]]:
    yield from combinations(clauses, 2)
    for names in sets:
        yield _chosen(home, names)


def _named(home: Rulebook, groups: Sequence[Group]) -> list[Clause]:
    """The clauses of the groups, in the order of the book."""
    ids = {id_ for group in groups for id_ in group.ids}
    return [clause for clause in home.book.clauses if clause.id in ids]


def _job(home: Rulebook, seed: int, *, vary: bool) -> Job:
    """What the units of the run have in common, with the books that workers do not know."""
    own, stamp = list[tuple[str, str]](), sha256()
    package = current().package_ids()
    for id_ in current().extended_ids(home.book.id):
        text = current().book_file(id_).text
        stamp.update(text.encode())
        if id_ not in package:
            own.append((id_, text))
    choices = tuple(sorted(home.choices.items()))
    return Job(home.id, choices, tuple(reversed(own)), seed, TABLES_IN_A_UNIT, vary,
               stamp.hexdigest()[:16])  # fmt: skip


def _run(plan: Plan, workers: Workers | None, seconds: float | None, progress: bool | None) -> None:
    """Has the units done. After the time, or Ctrl-C, no more tables are looked at."""
    if workers is None:
        return
    end = None if seconds is None else monotonic() + seconds
    with Progress(len(plan.groups), progress) as bar:
        try:
            for done in workers.results(plan.next):
                plan.came(done)
                bar.show(len(plan.told), plan.looked_at)
                if end is not None and monotonic() > end and not plan.stopped:
                    plan.stop()
        except KeyboardInterrupt:
            plan.stopped = True


def _result(
    home: Rulebook, clauses: Sequence[Clause], groups: Sequence[Group], plan: Plan, seed: int
) -> Interactions:
    pairs = [_pair(group, plan) for group in groups]
    return Interactions(
        book=home.id,
        title=home.book.title,
        rules=header_of(home).strip(),
        seed=seed,
        tables=plan.looked_at,
        whole=plan.is_whole,
        clauses={
            each.id: About(each.name, each.title, each.about, each.kind, home.is_on(each))
            for each in clauses
        },
        pairs=tuple(pair for pair in pairs if len(pair.clauses) == 2),
        sets=tuple(pair for pair in pairs if len(pair.clauses) > 2),
    )


def _pair(group: Group, plan: Plan) -> Pair:
    """What is said of a group; where it was broken off, with what was seen until then."""
    if group.conflict is not None:
        return Pair(group.ids, "not_seen", Counts(), cited_apart(group))
    if group.ids in plan.told:
        return Pair.from_dict(plan.told[group.ids])
    seen = plan.found(group.ids)
    sorts = {"unsettled": "unsettled", "changed": "entangled", "both": "independent"}
    sort = next((each for each in sorts if each in seen["finds"]), None)
    return Pair(
        group.ids,
        sorts[sort] if sort else "not_seen",  # type: ignore[arg-type]
        Counts(**seen["counts"]),
        witness=seen["finds"][sort][1] if sort else None,
    )
