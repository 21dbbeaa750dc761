"""The Pythons of this machine, and clean environments of theirs."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13", "3.14")


class Failed(Exception):
    """A command that should have gone well."""


def run(*command: str | Path, cwd: Path, status: int = 0) -> str:
    """What a command prints that sees nothing of the repository. Raises ``Failed``."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(command, cwd=cwd, env=clean, capture_output=True, text=True, check=False)
    if done.returncode != status:
        said = " ".join(map(str, command))
        raise Failed(f"{said}\nended with {done.returncode}:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def pythons() -> Iterator[tuple[str, Path | None]]:
    """Each version with its Python: on the path, or among those of pyenv; ``None``: not here."""
    for version in VERSIONS:
        yield version, next(filter(None, map(_checked, _candidates(version))), None)


def _candidates(version: str) -> Iterator[tuple[str, Path]]:
    found = shutil.which(f"python{version}")
    if found:
        yield version, Path(found)
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    for folder in sorted(root.glob(f"versions/{version}.*"), reverse=True):
        yield version, folder / "bin" / "python"


def _checked(candidate: tuple[str, Path]) -> Path | None:
    """The Python, where it is one: pyenv leaves commands on the path that only complain."""
    version, python = candidate
    told = "import sys, ensurepip, venv; print('{}.{}'.format(*sys.version_info))"
    done = subprocess.run([python, "-c", told], capture_output=True, text=True, check=False)
    return python if done.returncode == 0 and done.stdout.strip() == version else None


class Environment:
    """A clean environment in a folder of its own."""

    def __init__(self, python: Path, folder: Path) -> None:
        self.folder = folder
        run(python, "-m", "venv", folder, cwd=folder.parent)

    def has(self, *what: str | Path) -> None:
        """Installs it, with the newest of all that it needs."""
        pip = ("-m", "pip", "install", "-q", "--disable-pip-version-check")
        run(self.folder / "bin" / "python", *pip, *what, cwd=self.folder)

    def __call__(self, command: str, *args: str | Path, status: int = 0) -> str:
        return run(self.folder / "bin" / command, *args, cwd=self.folder, status=status)
