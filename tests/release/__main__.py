"""``python -m tests.release [VERSION ...]``: builds the package, and tries it in each Python here.

What is built is left in ``dist``, unless something went wrong; then the exit status is 1.
"""

from __future__ import annotations

import shutil
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import referee
from tests.paths import ROOT

from . import audits, trials
from .pythons import Environment, Failed, pythons, run

DIST = ROOT / "dist"


def build(folder: Path) -> tuple[Path, Path]:
    """The source distribution, and the wheel that is built of it."""
    hatch = (sys.executable, "-m", "hatchling", "build", "-d", folder, "-t")
    run(*hatch, "sdist", cwd=ROOT)
    (sdist,) = folder.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    source = folder / sdist.name.removesuffix(".tar.gz")
    run(*hatch, "wheel", cwd=source)
    (wheel,) = folder.glob("*.whl")
    return sdist, wheel


def checked(sdist: Path, wheel: Path, folder: Path) -> None:
    """What a package index would say of them."""
    tools = Environment(Path(sys.executable), folder / "tools")
    tools.has("-c", ROOT / "constraints.txt", "twine")
    tools("twine", "check", "--strict", sdist, wheel)


def main(wanted: list[str]) -> int:
    failed = 0
    with TemporaryDirectory(prefix="referee-release-") as made:
        folder = Path(made)
        sdist, wheel = build(folder)
        checked(sdist, wheel, folder)
        print(f"{sdist.name}, {wheel.name}: as an index expects them", flush=True)
        for audit in (audits.of_front_end(), audits.of_package(wheel, folder)):
            failed += bool(audit.found)
            print(audit, flush=True)
        for version, python in pythons():
            if wanted and version not in wanted:
                continue
            if python is None:
                print(f"{version}: not on this machine, not tried", flush=True)
                continue
            for package, tried in ((wheel, trials.both), (sdist, trials.bare)):
                begun = monotonic()
                place = Environment(python, folder / f"{version}-{package.suffix[1:]}")
                results = tried(package, place, referee.__version__)
                failed += sum(bool(problem) for _, problem in results)
                _say(f"{version}, {package.name} ({monotonic() - begun:.0f} s)", results)
        if not failed:
            DIST.mkdir(exist_ok=True)
            shutil.copy(sdist, DIST)
            shutil.copy(wheel, DIST)
    return 1 if failed else 0


def _say(name: str, results: list[tuple[str, str]]) -> None:
    told = ", ".join(f"{trial} {'FAILED' if problem else 'ok'}" for trial, problem in results)
    print(f"{name}: {told}", flush=True)
    for trial, problem in results:
        if problem:
            print(f"--- {trial}: {problem}", flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Failed as problem:
        sys.exit(str(problem))
