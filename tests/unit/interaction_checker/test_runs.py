"""A run: the same whoever does it, kept as it goes, and nothing lost when a worker dies."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from threading import Condition, Thread
from typing import Any

import pytest

import referee
from referee.interaction_checker import check
from referee.interaction_checker.check import interactions
from referee.interaction_checker.result import Interactions
from referee.interaction_checker.runner import Checkpoint, OtherRun, Runner, WorkerCrashed
from referee.interaction_checker.tasks import Job, Task, TaskFailed, do
from tests.tiers import quick
from tests.unit.interaction_checker.pairs import house, run

pytestmark = pytest.mark.usefixtures("forgets_books")

ASKED: dict[str, Any] = {
    "rules": ["nero", "king_bishop", "eight_cut"],
    "enough": 4,
    "most": 12,
    "games": 1,
}


@pytest.fixture(scope="module")
def found() -> Interactions:
    return run(**ASKED)


class Backwards(Executor):
    """Has one worker, who always takes what was given last."""

    def __init__(self) -> None:
        self.given: list[tuple[Future[Any], Callable[[], Any]]] = []
        self.more = Condition()
        self.ended = False
        Thread(target=self._work, daemon=True).start()

    def submit(self, fn: Any, /, *args: Any, **_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        with self.more:
            self.given.append((future, partial(fn, *args)))
            self.more.notify()
        return future

    def shutdown(self, *_: Any, **__: Any) -> None:
        with self.more:
            self.ended = True
            self.more.notify()

    def _work(self) -> None:
        while True:
            with self.more:
                self.more.wait_for(lambda: self.given or self.ended)
                if not self.given:
                    return
                future, work = self.given.pop()
            if future.set_running_or_notify_cancel():
                future.set_result(work())


def test_what_comes_of_it(found: Interactions) -> None:
    assert found.whole
    assert {"".join(pair.kind) for pair in found.pairs} == {"unsettled", "not_seen"}
    assert found.pair("nero", "king_bishop").kind == "unsettled"
    assert found.pair("daifugo.eight_cut", "daifugo.nero").counts.tried >= ASKED["most"]


def test_it_is_the_same_in_any_order_on_any_number_of_workers(found: Interactions) -> None:
    with ThreadPoolExecutor(2) as executor:
        assert interactions("daifugo", executor=executor, progress=False, **ASKED) == found
    with Backwards() as executor:
        asked = {**ASKED, "executor": executor, "workers": 3, "progress": False}
        assert interactions("daifugo", **asked) == found
    assert run(**{**ASKED, "seed": 1}) != found


@pytest.mark.full("the first tier starts no process where a call in its own shows much the same")
def test_it_is_the_same_on_a_cluster(found: Interactions) -> None:
    import distributed  # takes a second: not while tests are collected

    cluster = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
    )
    with cluster, distributed.Client(cluster) as client:
        executor = client.get_executor()
        assert interactions("daifugo", executor=executor, progress=False, **ASKED) == found


@pytest.mark.full("the first tier starts no process where a call in its own shows much the same")
def test_a_worker_that_dies_costs_nothing_but_its_task() -> None:
    """Processes of our own; they do not know the house's book until they are told."""
    text = house()
    job = Job("ours", texts=(("ours", text),), tables=20)
    tasks = [Task("aim", (f"ours.{name}",)) for name in ("skip", "around", "back", "jack")]
    expected = {task.key: do(job, task) for task in tasks}
    checkpoint = Checkpoint(job, None)
    with Runner(job, checkpoint, None, 2) as runner:
        for number, _ in enumerate(runner.results(tasks)):
            if number == 0:
                first = next(iter(runner.executor._processes))  # type: ignore[attr-defined]
                os.kill(first, signal.SIGKILL)
    assert checkpoint.results == expected
    assert number + 1 == len(tasks)


def test_workers_that_never_begin_are_told_of() -> None:
    """A script from standard input cannot be loaded by the processes that it starts."""
    script = "import referee; referee.interactions('daifugo', rules=['nero', 'thief'])"
    done = subprocess.run([sys.executable, "-"], input=script, text=True, capture_output=True,
                          check=False)  # fmt: skip
    assert "WorkerCrashed: the workers die again and again" in done.stderr
    assert done.returncode == 1


class Dying(Executor):
    """Its workers die as often as it is told."""

    def __init__(self, times: int) -> None:
        self.times = times

    def submit(self, fn: Any, /, *args: Any, **_: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.times -= 1
        if self.times >= 0:
            future.set_exception(OSError("gone"))
        else:
            future.set_result(fn(*args))
        return future


def test_somebodys_own_executor_may_lose_workers_too(found: Interactions) -> None:
    assert interactions("daifugo", executor=Dying(3), progress=False, **ASKED) == found
    with pytest.raises(WorkerCrashed, match=r"aim|game"):
        interactions("daifugo", executor=Dying(10**6), progress=False, **ASKED)


class Unstartable(Dying):
    """It fails while it starts a worker, as a pool that breaks in this moment does."""

    def submit(self, fn: Any, /, *args: Any, **more: Any) -> Future[Any]:
        if self.times > 0:
            self.times -= 1
            raise OSError("bad file descriptor")
        return super().submit(fn, *args, **more)


def test_an_executor_that_breaks_while_it_starts_a_worker_is_asked_again(
    found: Interactions,
) -> None:
    assert interactions("daifugo", executor=Unstartable(3), progress=False, **ASKED) == found
    with pytest.raises(WorkerCrashed, match=r"aim|game"):
        interactions("daifugo", executor=Unstartable(10**6), progress=False, **ASKED)


def test_an_error_of_ours_is_told_with_its_unit() -> None:
    job = Job("daifugo")
    with (
        Runner(job, Checkpoint(job, None), Dying(0), 1) as runner,
        pytest.raises(TaskFailed, match=r"aim daifugo\.no_such_rule"),
    ):
        list(runner.results([Task("aim", ("daifugo.no_such_rule",))]))


# ---- kept as it goes


class Stopped(Executor):
    """Somebody presses Ctrl-C after so many tasks."""

    def __init__(self, after: int) -> None:
        self.left = after

    def submit(self, fn: Any, /, *args: Any, **_: Any) -> Future[Any]:
        self.left -= 1
        if self.left < 0:
            raise KeyboardInterrupt
        future: Future[Any] = Future()
        future.set_result(fn(*args))
        return future


def test_what_is_done_is_kept_and_not_done_again(found: Interactions, tmp_path: Path) -> None:
    save = tmp_path / "run.jsonl"
    broken = interactions(
        "daifugo", executor=Stopped(4), save=save, progress=False, workers=1, **ASKED
    )
    assert not broken.whole
    assert broken != found
    kept = save.read_bytes()
    with save.open("ab") as file:
        file.write(b'[["aim","daifugo.n')  # the machine stopped here
    assert run(save=save, **ASKED) == found
    assert save.read_bytes().startswith(kept)
    lines = [json.loads(line) for line in save.read_text("utf-8").splitlines()]
    keys = [tuple(line[0]) for line in lines[1:]]
    assert len(keys) == len({*keys})
    nobody = interactions("daifugo", executor=Stopped(0), save=save, progress=False, **ASKED)
    assert nobody == found


def test_the_file_of_another_run_is_left_alone(tmp_path: Path) -> None:
    save = tmp_path / "run.jsonl"
    few = {**ASKED, "rules": ["nero", "king_bishop"], "games": 0}
    run(save=save, **few)
    kept = save.read_bytes()
    for other in ({"seed": 5}, {"choices": {"j_back": True}}):
        with pytest.raises(OtherRun, match="contains a different run"):
            run(save=save, **few, **other)
    save.write_text("not ours\n")
    with pytest.raises(OtherRun):
        run(save=save, **few)
    assert save.read_text() == "not ours\n"
    assert kept


def test_after_its_time_what_was_found_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by a second whenever somebody looks at it."""
    monkeypatch.setattr(check, "monotonic", count().__next__)
    found = run(**{**ASKED, "enough": 10**6, "most": 10**6, "seconds": 9})
    assert not found.whole
    assert found.pair("nero", "king_bishop").outcomes


@pytest.mark.parametrize("book", ["poker", "torite"])
def test_books_with_too_few_rules_have_no_pairs(book: str) -> None:
    found = run(book)
    assert (found.pairs, found.tables, found.whole) == ((), 0, True)
    assert Interactions.from_json(found.to_json()) == found


@pytest.mark.parametrize(
    "book", quick(["culprit_poker", "hearts", "sevens"], 1, "the first tier takes fewer books")
)
def test_other_families_say_what_they_can(book: str) -> None:
    """Decks without suits, rows instead of plays: nothing is invented."""
    found = run(book, enough=1, most=5)
    assert found.whole
    assert found.pairs
    for pair in found.pairs:
        assert (pair.kind == "not_seen") == (pair.witness is None)
        if pair.witness:
            referee.read(pair.witness)
