"""Units handed to an executor in tasks worth their message; where a worker dies, handed out anew.

The results of units do not hang on who does them, nor when.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from threading import Thread

from .tasks import Done, Job, Unit, do_all

TASK_SECONDS = 0.25
"""How long a task is meant to take."""
MOST_IN_A_TASK = 64
MOST_DEATHS = 3
"""So often a task is handed out anew."""

Next = Callable[[], Unit | None]
"""Gives the next unit; ``None``: none now."""


class WorkersDie(RuntimeError):
    """The workers die again and again, of the same task or before they have begun."""

    def __init__(self, units: Sequence[Unit]) -> None:
        named = ", ".join(" ".join(unit.key) for unit in units[:3])
        super().__init__(
            f"the workers die again and again ({named}). If they never begin: a script that starts"
            ' processes has to be a file, and to do its work under if __name__ == "__main__":'
        )


class UnitFailed(RuntimeError):
    """A unit ended in an error of ours: told with its traceback."""


def cores() -> int:
    """How many processors this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


class _Task:
    def __init__(self, units: list[Unit]) -> None:
        self.units = units
        self.deaths = 0
        self.executor: Executor | None = None


class Workers:
    """An executor at work. ``executor``: somebody's own, which is left open; else a pool of
    processes, one for each core. ``count``: how many work at once, as far as one knows."""

    def __init__(self, job: Job, executor: Executor | None, count: int | None = None) -> None:
        self.job = job
        self.own = executor is None
        self.count = count or (cores() if executor is None else _size_of(executor))
        self.executor = executor or self._pool()
        self.rates: dict[str, float] = {}
        self.waiting: dict[Future[list[Done]], _Task] = {}
        self.again: list[_Task] = []

    def _pool(self) -> Executor:
        """Processes that begin with nothing of ours, and leave Ctrl-C to us."""
        # A browser's Python has neither module, and lets somebody else's executor do it.
        import multiprocessing
        from concurrent.futures import ProcessPoolExecutor

        way = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        context = multiprocessing.get_context(way)
        return ProcessPoolExecutor(self.count, mp_context=context, initializer=_unbothered)

    def results(self, next_unit: Next) -> Iterator[Done]:
        """What comes of the units, as they are done: ``next_unit`` is asked whenever there is room.

        Raises ``WorkersDie``, ``UnitFailed``.
        """
        try:
            while True:
                self._fill(next_unit)
                if not self.waiting:
                    return
                done, _ = wait(self.waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from self._got(future)
        finally:
            self.stop()

    def _fill(self, next_unit: Next) -> None:
        while len(self.waiting) < self.count * 2 + 1:
            task = self.again.pop() if self.again else self._task(next_unit)
            if task is None:
                return
            self._submit(task)

    def _task(self, next_unit: Next) -> _Task | None:
        """Units enough for a task, as far as there are any."""
        units: list[Unit] = []
        seconds = 0.0
        while seconds < TASK_SECONDS and len(units) < MOST_IN_A_TASK:
            unit = next_unit()
            if unit is None:
                break
            units.append(unit)
            seconds += self.rates.get(unit.kind, TASK_SECONDS)
        return _Task(units) if units else None

    def _submit(self, task: _Task) -> None:
        try:
            future = self.executor.submit(do_all, self.job, task.units)
        except BrokenExecutor as broken:
            task.deaths += 1
            if not self.own or task.deaths > MOST_DEATHS:
                raise WorkersDie(task.units) from broken
            self._renew()
            self.again.append(task)
            return
        self.waiting[future] = task
        task.executor = self.executor

    def _got(self, future: Future[list[Done]]) -> Iterator[Done]:
        task = self.waiting.pop(future, None)
        if task is None:
            return
        try:
            found = future.result()
        except Exception as died:  # whatever the executor says where a worker has died
            self._died(task, died)
            return
        for done in found:
            if done.fault:
                raise UnitFailed(f"{' '.join(done.key)}\n{done.fault}")
            kind, before = done.key[0], self.rates.get(done.key[0], done.seconds)
            self.rates[kind] = 0.8 * before + 0.2 * done.seconds
            yield done

    def _died(self, task: _Task, died: Exception) -> None:
        """Hands the task out anew."""
        task.deaths += 1
        if task.deaths > MOST_DEATHS:
            raise WorkersDie(task.units) from died
        if isinstance(died, BrokenExecutor) and task.executor is self.executor:
            self._renew()
        self.again.append(task)

    def _renew(self) -> None:
        """A new pool for a broken one; what it had waits to be handed out anew by itself."""
        if self.own:
            broken = self.executor
            self.executor = self._pool()
            broken.shutdown(wait=False, cancel_futures=True)

    def stop(self) -> None:
        """Lets nothing be begun any more."""
        for future in self.waiting:
            future.cancel()
        if self.own:
            self.executor.shutdown(wait=True, cancel_futures=True)


def _unbothered() -> None:
    """Of a process of the pool: Ctrl-C is left to who has begun it, and it ends when that one does,
    however that may be."""
    import multiprocessing

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    from multiprocessing.connection import wait as wait_for

    wait_for([sentinel])
    os._exit(1)


def _size_of(executor: Executor) -> int:
    """How many workers somebody's executor has, as far as it says."""
    for name in ("_max_workers", "max_workers"):
        if isinstance(size := getattr(executor, name, None), int) and size:
            return size
    client = getattr(executor, "_client", None)
    if client is not None:
        return max(1, sum(map(int, client.ncores().values())))
    return cores()
