"""One mutant put to the tests, in a fork of a process that has loaded everything but our code."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FrameType, ModuleType

import pytest

from tests.paths import ROOT

from .changes import Mutant
from .parts import Scenario

LOADED = ("filelock", "fluent.runtime", "hypothesis", "lazy_loader",
          "markdown_it", "syrupy")  # fmt: skip
"""What our code and the tests import besides the standard library."""

SCENARIO = 8
"""Seconds of CPU time after which a scenario counts as one that never ends."""

MEMORY = 2 << 30


@dataclass(frozen=True)
class Tests:
    """The tests for one file: scenarios, unit tests as pytest's arguments, their CPU seconds."""

    scenarios: Sequence[Scenario]
    units: Sequence[str]
    seconds: int = 600


def load() -> None:
    for name in LOADED:
        with suppress(ImportError):
            import_module(name)


def noticed(mutant: Mutant | None, tests: Tests) -> str:
    """What fails with a mutant, or without any: the name of a scenario, ``units``; or nothing."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        os.close(read)
        _run_and_exit(mutant, tests, write)
    os.close(write)
    with os.fdopen(read, "rb") as told:
        text = told.read().decode()
    _, status = os.waitpid(child, 0)
    return text or ("died" if status else "")


def found_by_mypy(mutant: Mutant) -> bool:
    """Whether the type checker refuses it; ``bin/test`` runs that, too."""
    with tempfile.NamedTemporaryFile("w", suffix=".py", encoding="utf-8") as shadow:
        shadow.write(mutant.code)
        shadow.flush()
        command = [sys.executable, "-m", "mypy", "--cache-dir", "build/mypy-of-mutants",
                   "--shadow-file", mutant.file, shadow.name, mutant.file]  # fmt: skip
        return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 1


def _run_and_exit(mutant: Mutant | None, tests: Tests, told: int) -> None:
    """Only in a child."""
    silent = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silent, 1)
    os.dup2(silent, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGVTALRM, _too_long)
    if mutant:
        sys.meta_path.insert(0, Instead(mutant))
    try:
        failed = _failing(tests)
    except BaseException as problem:
        failed = f"loading: {problem!r}"[:200]
    os.write(told, failed.encode())
    os._exit(0)


def _too_long(signal_: int, frame: FrameType | None) -> None:
    raise TimeoutError


def _failing(tests: Tests) -> str:
    module = import_module("tests.scenarios.test_scenarios")
    for scenario in tests.scenarios:
        if not _holds(module, scenario):
            return str(scenario["name"])
    if not tests.units:
        return ""
    signal.setitimer(signal.ITIMER_VIRTUAL, tests.seconds)
    options = ["-x", "-q", "-p", "no:cacheprovider"]
    return "units" if pytest.main([*options, *tests.units]) else ""


def _holds(module: ModuleType, scenario: Scenario) -> bool:
    signal.setitimer(signal.ITIMER_VIRTUAL, SCENARIO)
    try:
        module.check(scenario, module.told(scenario))
    except (Exception, pytest.fail.Exception):
        return False
    return True


class Instead(MetaPathFinder):
    """Has the mutant's code loaded instead of the file."""

    def __init__(self, mutant: Mutant) -> None:
        self.path = ROOT / mutant.file
        self.name = ".".join(Path(mutant.file).with_suffix("").parts)
        self.code = mutant.code

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self.name:
            return None
        loader = Changed(name, str(self.path))
        loader.code = self.code
        return spec_from_file_location(name, self.path, loader=loader)


class Changed(SourceFileLoader):
    code: str

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.code, self.path, "exec", dont_inherit=True)
