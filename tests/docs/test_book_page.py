"""The book that ``docs/adding-a-book.md`` makes: checked, asked and compared as the page says."""

from __future__ import annotations

import runpy
import shlex
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from referee.cli.main import commands
from referee.library.context import current
from tests.docs.pages import ROOT, blocks, write_files

PAGE = ROOT / "docs" / "adding-a-book.md"
SHOWN = [block.text for block in blocks(PAGE) if block.text.startswith("$ ")]
"""The commands of the page and what they print."""


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files of the page, in an empty folder."""
    assert len(write_files(PAGE, tmp_path)) == 5
    tables = tomllib.loads((tmp_path / "blackout" / "tables.toml").read_text("utf-8"))
    (tmp_path / "quarrel.table").write_text(tables["table"][0]["text"], "utf-8")
    monkeypatch.chdir(tmp_path)


def _run_script(path: str) -> None:
    try:
        runpy.run_path(path, run_name="__main__")
    finally:
        current().remove_books(Path.cwd() / "blackout" / "books")


def _run(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What a command of the page prints."""
    program, *words = shlex.split(command)
    if program == "referee":
        return CliRunner().invoke(commands, words).output
    _run_script(words[0])
    return capsys.readouterr().out


@pytest.mark.parametrize("shown", SHOWN, ids=["check", "judge", "house"])
def test_commands_print_what_the_page_shows(shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    for part in shown.removeprefix("$ ").split("\n$ "):
        command, _, printed = part.partition("\n")
        assert _run(command, capsys).strip() == printed.strip()


def test_the_tables_get_the_expected_answers() -> None:
    _run_script("blackout/tables.py")


@pytest.mark.parametrize(
    ("was", "now"), [("sum(bids) + number == tricks", "False"), ("card[0] == led or", "")]
)
def test_the_judge_finds_a_difference(was: str, now: str) -> None:
    """A judge that takes a word of the rules otherwise than the book doesn't agree with it."""
    judge = Path("blackout/judge.py")
    text = judge.read_text("utf-8")
    judge.write_text(text.replace(was, now), "utf-8")
    with pytest.raises(AssertionError):
        _run_script(str(judge))
