"""Does the tasks of a survey on an executor and repeats those of crashed workers.

The results don't depend on which worker does a task, or in which order tasks are done. They can be
stored in a file, from which the same run continues.
"""

from __future__ import annotations

import json
import os
import signal
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from hashlib import sha256
from pathlib import Path
from threading import Thread
from typing import Any, ParamSpec, Self, TypeVar

import msgspec

from referee.errors import RefereeError
from referee.i18n.messages import message
from referee.interaction_checker.tasks import KINDS, Job, Key, Task, TaskFailed, do

# ---- a file with the results of tasks

FORMAT = "referee.interactions.run/1"


class OtherRun(RefereeError):
    """A file with another run, or with something else."""

    kind = "other-run"

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path

    def say(self, lang: str = "en") -> str:
        return message(lang, "meet-other-run", file=str(self.path))


class Checkpoint:
    """The results of tasks by their keys. Without a path they are only kept in memory.

    Raises ``OtherRun``, ``OSError``.
    """

    def __init__(self, job: Job, path: Path | None) -> None:
        self.path = path
        self.results: dict[Key, Any] = {}
        header = {"format": FORMAT, "run": fingerprint(job)}
        if path is not None and path.exists() and path.stat().st_size:
            self._read(path, header)
        else:
            self._append(header)

    def _read(self, path: Path, header: dict[str, str]) -> None:
        data = path.read_bytes()
        complete = data[: data.rfind(b"\n") + 1]
        first, *lines = complete.split(b"\n")
        if first != msgspec.json.encode(header):
            raise OtherRun(path)
        try:
            for line in filter(None, lines):
                key, result = msgspec.json.decode(line, type=tuple[Key, msgspec.Raw])
                self.results[key] = msgspec.json.decode(result, type=KINDS[key[0]][1])
        except (msgspec.DecodeError, LookupError):
            raise OtherRun(path) from None
        if len(complete) < len(data):
            os.truncate(path, len(complete))

    def add(self, key: Key, result: Any) -> None:
        self.results[key] = result
        self._append([key, result])

    def _append(self, line: Any) -> None:
        """Appends in a single write, so a line is incomplete only if the machine stops."""
        if self.path is not None:
            with self.path.open("ab", buffering=0) as file:
                file.write(msgspec.json.encode(line) + b"\n")


def fingerprint(job: Job) -> str:
    """Identifies a run: book, rules, seed, how many tables a task makes."""
    parts = [job.book, sorted(job.choices), job.texts, job.seed, job.tables, job.stamp]
    return sha256(json.dumps(parts, ensure_ascii=False).encode()).hexdigest()[:16]


# ---- running tasks

MAX_RETRIES = 3
"""How often a task is repeated after its worker crashed."""

P = ParamSpec("P")
R = TypeVar("R")


class WorkerCrashed(RuntimeError):
    """The workers crash again and again, at the same task or before they have started."""

    def __init__(self, task: Task) -> None:
        super().__init__(
            f"the workers die again and again ({' '.join(task.key)}). If they never begin: a script"
            " that starts processes has to be a file, and to do its work under"
            ' if __name__ == "__main__":'
        )


class Runner:
    """Does tasks on an executor and stores their results in a checkpoint.

    ``executor``: the caller's, which stays open; otherwise a pool of processes, one for each core.
    ``workers``: how many tasks run at once, if the executor doesn't tell.
    """

    def __init__(
        self, job: Job, checkpoint: Checkpoint, executor: Executor | None, workers: int | None
    ) -> None:
        self.job, self.checkpoint = job, checkpoint
        self.is_own = executor is None
        self.workers = workers or (_cores() if executor is None else _size_of(executor))
        self.executor = _pool(self.workers) if executor is None else executor
        self.is_stopped = False
        """No more tasks are begun."""
        self._running: dict[Future[Any], Task] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for future in self._running:
            future.cancel()
        if self.is_own:
            self.executor.shutdown(wait=True, cancel_futures=True)

    def results(self, tasks: Iterable[Task]) -> Iterator[tuple[Task, Any]]:
        """Each task with its result, in the order in which they are done.

        Raises ``WorkerCrashed``, ``TaskFailed``.
        """
        left, crashes = deque(tasks), Counter[Key]()
        while self._running or (left and not self.is_stopped):
            while left and not self.is_stopped and len(self._running) < self.workers * 2 + 1:
                task = left.popleft()
                if task.key in self.checkpoint.results:
                    yield task, self.checkpoint.results[task.key]
                else:
                    self._running[self._submit(task)] = task
            for future in wait(self._running, return_when=FIRST_COMPLETED).done:
                task = self._running.pop(future)
                try:
                    result = future.result()
                except TaskFailed:
                    raise
                except Exception as error:  # executors differ in what they raise for a lost worker
                    crashes[task.key] += 1
                    if crashes[task.key] > MAX_RETRIES:
                        raise WorkerCrashed(task) from error
                    left.appendleft(task)
                else:
                    self.checkpoint.add(task.key, result)
                    yield task, result

    def _submit(self, task: Task) -> Future[Any]:
        try:
            return self.executor.submit(do, self.job, task)
        except (BrokenExecutor, OSError) as error:  # OSError: it broke while it started a process
            if self.is_own:
                self.executor.shutdown()
                self.executor = _pool(self.workers)
            future = Future[Any]()
            future.set_exception(BrokenExecutor(*error.args))
            return future


class InlineExecutor(Executor):
    """Calls a function at once instead of submitting it. Needs neither processes nor threads."""

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        future = Future[R]()
        future.set_result(fn(*args, **kwargs))
        return future


def _cores() -> int:
    """How many processors this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def _size_of(executor: Executor) -> int:
    """How many workers an executor has, as far as it tells."""
    for name in ("_max_workers", "max_workers"):
        if isinstance(size := getattr(executor, name, None), int) and size:
            return size
    client = getattr(executor, "_client", None)  # of Dask
    return _cores() if client is None else max(1, sum(map(int, client.ncores().values())))


def _pool(workers: int) -> Executor:
    """Processes that share nothing with this one."""
    # Python in a browser has neither module, so they are imported only if they are needed.
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_start_worker)


def _start_worker() -> None:
    """Leaves Ctrl-C to the parent process and ends when that ends, however it does."""
    import multiprocessing

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_exit_after, args=(parent,), daemon=True).start()


def _exit_after(process: Any) -> None:
    process.join()
    os._exit(1)
