"""Modules out of one file: found as if they lay where they will, and where they do once they do."""

from __future__ import annotations

import importlib
import importlib.util
import json
import marshal
import sys
import zipfile
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from referee.static_site import gathered

MAGIC = importlib.util.MAGIC_NUMBER + bytes(12)
WRITTEN = {
    "whole/__init__.py": "from whole.part import ONE",
    "whole/part.py": "ONE = 1",
    "loose/inner.py": "from whole import ONE; TWO = 2 * ONE",
    "loose/deep/__init__.py": "THREE = 3",
}


def _compiled(file: str) -> bytes:
    return MAGIC + marshal.dumps(compile(WRITTEN[file], file, "exec"))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the modules will lie; they are found in an archive until then."""
    archive = tmp_path / "all.zip"
    with zipfile.ZipFile(archive, "w") as whole:
        for file in WRITTEN:
            whole.writestr(f"{file}c", _compiled(file))
    (tmp_path / "all.zip.json").write_text(json.dumps(_places(archive)))
    lies = tmp_path / "lies"
    lies.mkdir()
    monkeypatch.syspath_prepend(lies)
    before = set(sys.modules)
    gathered.begin(str(archive), str(lies))
    yield lies
    gathered.end()
    for name in set(sys.modules) - before:
        if name.split(".")[0] in {"whole", "loose", "late"}:
            del sys.modules[name]


def _places(archive: Path) -> dict[str, tuple[int, int]]:
    """Where each stored file begins, found by looking for its bytes."""
    held = archive.read_bytes()
    return {f"{f}c": (held.index(_compiled(f)), len(_compiled(f))) for f in WRITTEN}


def _write(folder: Path) -> None:
    for file in WRITTEN:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / f"{file}c").write_bytes(_compiled(file))


@pytest.mark.usefixtures("folder")
def test_a_package_its_parts_and_a_folder_without_a_file_of_its_own_are_found() -> None:
    assert importlib.import_module("whole").ONE == 1
    assert importlib.import_module("loose.inner").TWO == 2
    assert importlib.import_module("loose.deep").THREE == 3


def test_a_module_says_where_it_will_lie(folder: Path) -> None:
    part = importlib.import_module("whole.part")
    assert part.__file__ == str(folder / "whole/part.pyc")
    assert list(importlib.import_module("whole").__path__) == [str(folder / "whole")]
    assert list(importlib.import_module("loose").__path__) == [str(folder / "loose")]


@pytest.mark.usefixtures("folder")
def test_what_is_not_there_is_missing_as_ever() -> None:
    importlib.import_module("whole")
    with pytest.raises(ModuleNotFoundError, match=r"whole\.other"):
        importlib.import_module("whole.other")


def test_a_module_that_comes_late_is_found_beside_those_out_of_the_archive(folder: Path) -> None:
    importlib.import_module("whole")
    importlib.import_module("loose")
    _write(folder)
    for package in ("whole", "loose"):
        (folder / package / "late.py").write_text("LATE = True")
    gathered.end()
    assert importlib.import_module("whole.late").LATE
    assert importlib.import_module("loose.late").LATE


def test_the_archive_goes_once_all_is_written_and_what_had_been_imported_reads_on(
    folder: Path,
) -> None:
    whole = importlib.import_module("whole")
    _write(folder)
    (folder / "whole/words.txt").write_text("said")
    gathered.end()
    gathered.end()  # once more does no harm
    assert not list(folder.parent.glob("all.zip*"))
    assert resources.files("whole").joinpath("words.txt").read_text() == "said"
    assert importlib.reload(whole).ONE == 1
    assert importlib.import_module("loose.deep").THREE == 3
