"""What all tests share."""

from __future__ import annotations

import gc
import math
import os
from collections.abc import Callable, Iterator
from functools import wraps
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from hypothesis import HealthCheck, settings
from msgspec.structs import force_setattr
from xdist.scheduler import LoadFileScheduling

from gallery import make_states
from referee.library.context import default_library
from referee.ui.desk.session import DeskSession
from referee.ui.home.session import HomeSession
from referee.ui.interaction_map.session import MapSession
from referee.ui.quiz.session import QuizSession
from referee.ui.rule_picker.session import PickerSession
from referee.ui.stepper.session import StepperSession
from referee.verdict.pair_flips import DEFAULT_EFFORT
from tests.protocol import check_state

pytest_plugins = ("tests.tiers",)

SESSIONS: dict[str, type[Any]] = {
    "desk": DeskSession, "stepper": StepperSession, "picker": PickerSession, "quiz": QuizSession,
    "home": HomeSession, "map": MapSession,
}  # fmt: skip


# How long an example takes says nothing about it: the machine may be busy.
settings.register_profile("explore", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# The same examples in every run: whether a change passes mustn't be a matter of luck.
settings.register_profile("tests", settings.get_profile("explore"), derandomize=True)
settings.load_profile("tests")


def pytest_collection_finish() -> None:
    """The garbage collector runs less often and skips what collection made: a quarter less CPU."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


USE_JUPYTERLAB = (
    "tests/browser/endurance/", "tests/browser/jupyterlab/", "tests/browser/test_hosts.py"
)  # fmt: skip


class Scheduling(LoadFileScheduling):  # type: ignore[misc]
    """A file stays in one process, and so do all files that use JupyterLab: it starts once."""

    def _split_scope(self, nodeid: str) -> str:
        if nodeid.startswith(USE_JUPYTERLAB):
            return "JupyterLab"
        return str(super()._split_scope(nodeid))


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduling | None:
    return Scheduling(config, log) if config.getvalue("dist") == "loadfile" else None


@pytest.fixture(scope="session")
def root() -> Path:
    """The repository's folder."""
    return Path(__file__).parent.parent


@pytest.fixture(scope="session")
def gallery_states(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The states of the gallery, drawn by today's code: once for all processes of a run."""
    place = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        place = place.parent  # the run's, in which each process has its own
    file = place / "gallery" / "states.json"
    before = {*default_library.sources}
    with FileLock(place / "gallery.lock"):
        if not file.exists():
            make_states.write(file.parent)
    assert {*default_library.sources} == before, "every later test would know these books"
    return file


@pytest.fixture(autouse=True)
def leaves_no_book_behind() -> Iterator[None]:
    """What one test makes known must not be what another finds."""
    before = {*default_library.sources}
    yield
    left = {*default_library.sources} - before
    for id_ in left:
        default_library.remove_book(id_)
    assert not left


@pytest.fixture
def forgets_books(leaves_no_book_behind: None) -> Iterator[None]:
    """Books that a test makes known, of houses or from texts, are unknown after it.

    They are no trial, of which the threads of the test would know nothing.
    """
    before = {*default_library.sources}
    yield
    for id_ in {*default_library.sources} - before:
        default_library.remove_book(id_)


@pytest.fixture(scope="session", autouse=True)
def no_search_ends_by_the_clock() -> Iterator[None]:
    """A search for pairs ends after a number of answers, however slow the machine is."""
    seconds = DEFAULT_EFFORT.seconds
    force_setattr(DEFAULT_EFFORT, "seconds", math.inf)
    yield
    force_setattr(DEFAULT_EFFORT, "seconds", seconds)


@pytest.fixture(scope="session", autouse=True)
def checks_states() -> Iterator[None]:
    """Every state that a test has drawn is what the protocol says."""
    with pytest.MonkeyPatch.context() as patch:
        for face, session in SESSIONS.items():
            patch.setattr(session, "state", _checked(face, session.state))
        yield


def _checked(face: str, draw: Callable[[Any], dict[str, Any]]) -> Callable[[Any], dict[str, Any]]:
    @wraps(draw)
    def drawn(session: Any) -> dict[str, Any]:
        state = draw(session)
        check_state(face, state)
        return state

    return drawn
