"""Every notebook runs from top to bottom, and is committed without outputs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from tests import paths
from tests.jupyter import environment

FOLDER = paths.NOTEBOOKS
NOTEBOOKS = sorted(
    path for path in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts
)
each_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]


@each_notebook
def test_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in environment(tmp_path).items():
        monkeypatch.setenv(name, value)
    resources = {"metadata": {"path": str(path.parent)}}
    NotebookClient(read(path), timeout=120, resources=resources).execute()


@each_notebook
def test_is_stripped(path: Path) -> None:
    notebook = read(path)
    assert notebook.metadata.kernelspec.name == "python3", "opening it would ask for a kernel"
    for cell in notebook.cells:
        if cell.cell_type == "code":
            assert not cell.outputs, f"outputs under: {cell.source}"
            assert cell.execution_count is None, f"a number at: {cell.source}"
