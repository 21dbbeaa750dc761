"""The tiers of the tests, and what is printed about them at the end of a run.

A test without a marker belongs to the first tier, which runs by default. A test marked
``@pytest.mark.full("reason")`` runs only with ``--full``, or if its node ID is given on the command
line. ``THOROUGH=1`` with ``--full`` also removes the samples (``tests/thorough.py``).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

import pytest

from tests.thorough import THOROUGH

MARKER = "full(reason): run this test only with --full; the reason says what the first tier keeps"
LEFT_OUT = pytest.StashKey[Counter[str]]()
"""Reason -> how many tests this run leaves out."""
SHOWN = 8
"""How many of the reasons are printed at the end of a run."""


def quick(items: Sequence[Any], count: int, reason: str) -> list[Any]:
    """Parameters of which the first tier takes ``count``, spread evenly, and the full run all.

    Several values for one test have to be a `pytest.param`; a tuple counts as one value.
    """
    taken = {at * len(items) // count for at in range(count)}
    mark = pytest.mark.full(reason)
    return [item if at in taken else _marked(item, mark) for at, item in enumerate(items)]


def _marked(item: Any, mark: pytest.MarkDecorator) -> Any:
    if isinstance(item, type(pytest.param())):
        return pytest.param(*item.values, marks=[*item.marks, mark], id=item.id)
    return pytest.param(item, marks=mark)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--full", action="store_true", help="also run the tests marked `full`")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", MARKER)
    config.stash[LEFT_OUT] = Counter()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out the tests marked `full`, unless the run is full or names them."""
    is_full = config.getoption("--full")
    named = tuple(arg for arg in config.args if "::" in arg)
    kept, left_out = [], []
    for item in items:
        marker = item.get_closest_marker("full")
        reason = reason_of(item, marker) if marker else ""
        if not reason or is_full or item.nodeid.startswith(named):
            kept.append(item)
        else:
            config.stash[LEFT_OUT][reason] += 1
            left_out.append(item)
    items[:] = kept
    config.hook.pytest_deselected(items=left_out)


def reason_of(item: pytest.Item, marker: pytest.Mark) -> str:
    """The reason that a `full` marker gives; raises `pytest.UsageError` if it gives none."""
    match marker.args:
        case (str(reason),) if reason:
            return reason
    raise pytest.UsageError(f'{item.nodeid}: write the reason: @pytest.mark.full("...")')


# ---- with xdist only the workers collect, and only the controller prints


def pytest_sessionfinish(session: pytest.Session) -> None:
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        left_out: Counter[str] = session.config.stash[LEFT_OUT]
        output["left_out"] = dict(left_out)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    left_out = Counter[str](getattr(node, "workeroutput", {}).get("left_out", {}))
    if left_out:  # the same in every worker
        node.config.stash[LEFT_OUT] = left_out


# ---- the report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints the tests and seconds of each part, and how to run what was left out."""
    tests: dict[str, set[str]] = defaultdict(set)
    seconds: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                part = part_of(report.nodeid)
                tests[part].add(report.nodeid)
                seconds[part] += report.duration  # type: ignore[assignment]
    write = terminalreporter.write_line
    terminalreporter.section("what ran, and how long it took (added up over all processes)")
    for part, took in seconds.most_common():
        write(f"{part:<12} {len(tests[part]):>6,} tests {took:>7.1f} s")
    left_out = terminalreporter.config.stash[LEFT_OUT]
    if left_out:
        write(f"\n{left_out.total():,} tests belong to the full run: bin/test --full")
        for reason, count in left_out.most_common(SHOWN):
            write(f"{count:>6,}  {reason}")
        if others := left_out.total() - sum(count for _, count in left_out.most_common(SHOWN)):
            write(f"{others:>6,}  for {len(left_out) - SHOWN} other reasons")
    if not (terminalreporter.config.getoption("--full") and THOROUGH):
        write("Without samples: THOROUGH=1 bin/test --full")


def part_of(nodeid: str) -> str:
    """The folder below `tests`: `unit`, `browser` and so on."""
    folders = nodeid.partition("::")[0].split("/")[1:-1]
    return folders[0] if folders else "tests"
