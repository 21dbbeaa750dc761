"""What the build of the wheel makes beforehand is what would be made of the sources."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from referee._internal import build_cache
from referee.build_artifacts import artifacts
from referee.i18n.messages import LANGS
from referee.library.book_file import parse_book, parse_package_book
from referee.library.context import current
from referee.ui.home.front_page_content import draw, draw_quarrels

PROCESSES = pytest.mark.full(
    "the first tier starts no process where a call in its own shows much the same"
)


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    """The files that a build makes, by their names."""
    return dict(artifacts())


@pytest.fixture
def folder(made: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the wheel has, where the package looks for it."""
    for name, text in made.items():
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr(build_cache, "FOLDER", tmp_path)
    return tmp_path


@pytest.mark.parametrize("id_", current().package_ids())
def test_the_books_are_as_they_are_read(
    id_: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = current().sources.get(id_)
    assert file is not None
    text = file.read_text("utf-8")
    read = parse_book(id_, text)
    monkeypatch.setattr("referee.library.book_file.parse_book", None)
    assert parse_package_book(id_, text) == read


def test_a_changed_source_wins(folder: Path) -> None:
    file = current().sources.get("whist")
    assert file is not None
    text = file.read_text("utf-8")
    changed = text.replace("whist", "whisked")
    assert parse_package_book("whist", changed) == parse_book("whist", changed)
    assert parse_package_book("whist", changed) != parse_package_book("whist", text)


def test_the_disputes_of_the_front_page_are_as_they_are_judged(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged = {lang: draw_quarrels(lang) for lang in LANGS}
    monkeypatch.setattr("referee.ui.home.front_page_content.draw_quarrels", None)
    assert {lang: draw.__wrapped__(lang)["quarrels"] for lang in LANGS} == judged


@pytest.mark.parametrize("spoilt", ["", "{", "[]", "{}", '{"source": 1}', "\x00"])
def test_a_broken_file_is_as_none(spoilt: str, folder: Path) -> None:
    kept = folder / "book-whist.json"
    assert json.loads(kept.read_text("utf-8"))["data"]["family"] == "tricks"
    kept.write_text(spoilt, "utf-8")
    file = current().sources.get("whist")
    assert file is not None
    text = file.read_text("utf-8")
    assert parse_package_book("whist", text) == parse_book("whist", text)


WITHOUT_TEXT = """
import sys
import referee
seats = [{"name": name} for name in ("Aki", "Ben", "Chie")]
data = {"format": "referee.table/1", "rules": {"book": "daifugo"}, "seats": seats}
verdict = referee.from_dict({**data, "field": [{"cards": ["D9"]}]}).ask("may Ben play C10")
print(verdict.answer, verdict.say("en") != "", verdict.say("ja") != "")
print(*sorted({"babel", "pytz", "importlib.metadata"} & {*sys.modules}))
"""


def test_a_verdict_on_described_cards_loads_no_parser(root: Path) -> None:
    command = [sys.executable, "-I", "-c", WITHOUT_TEXT]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["yes True True", ""]


ASKED = """
import sys
from referee.cli.main import main
main(["ask", sys.argv[1]])
unused = ("babel", "pytz", "importlib.metadata", "webbrowser", "referee.cli.commands.open",
          "referee.simulation", "referee.notation.lenient.reader", "referee.web.server")
print(*sorted({*unused} & {*sys.modules}))
"""


def test_a_command_loads_what_it_needs(root: Path, tmp_path: Path) -> None:
    table = tmp_path / "quarrel.table"
    table.write_text("rules: offkai\nseats: Aki, Ben\nfield: D9\nask:\n  may Aki play C10\n")
    command = [sys.executable, "-I", "-c", ASKED, str(table)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == ""


MADE = """
from hashlib import sha256
from referee.static_site.bundle import sources, zipped
print(sha256(zipped(sources())).hexdigest())
"""


@PROCESSES
def test_the_same_source_makes_the_same_files_in_each_process() -> None:
    """Else phones would fetch a site anew that was only built again."""
    made = {
        subprocess.run(
            [sys.executable, "-c", MADE],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(made) == 1
