"""The workflow files for a forge: readable, minimal rights, and every command is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.paths import ROOT

FILES = sorted((ROOT / ".github" / "workflows").glob("*"))
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
COMMANDS = {"uv", ".venv/bin/python"}
"""Commands that a step before has installed."""
EXPRESSION = re.compile(r"\$\{\{.*?\}\}")
MAY_WRITE = {"pages/publish": {"id-token", "pages"}, "release/publish": {"id-token"}}


def read(file: Path) -> dict[Any, Any]:
    content: dict[Any, Any] = yaml.safe_load(file.read_text("utf-8"))
    return content


def jobs(file: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = read(file)["jobs"]
    return found


def test_there_are_workflows() -> None:
    assert [file.name for file in FILES] == ["pages.yml", "release.yml", "tests.yml"]


@every_file
def test_it_says_that_it_is_untested(file: Path) -> None:
    assert file.read_text("utf-8").startswith("# Untested: no forge has run this yet.")


@every_file
def test_it_has_the_parts_of_a_workflow(file: Path) -> None:
    content = read(file)
    assert content["name"]
    assert content[True], "YAML reads the key `on` as true"
    for job in jobs(file).values():
        assert job["runs-on"] == "ubuntu-latest"
        assert job["timeout-minutes"]
        assert {*[job.get("needs")]} - {None} <= jobs(file).keys()
        for step in job["steps"]:
            assert len({"run", "uses"} & step.keys()) == 1, step


@every_file
def test_only_publishing_may_write(file: Path) -> None:
    assert read(file)["permissions"] == {"contents": "read"}
    for name, job in jobs(file).items():
        writes = {right for right, how in job.get("permissions", {}).items() if how == "write"}
        assert writes == MAY_WRITE.get(f"{file.stem}/{name}", set())


@every_file
def test_its_commands_and_versions_are_there(file: Path) -> None:
    for step in (step for job in jobs(file).values() for step in job["steps"]):
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step["uses"])
            continue
        command = EXPRESSION.sub("", step["run"]).split()[0]
        assert command in COMMANDS or (ROOT / command).stat().st_mode & 0o111, command


def test_no_password_is_used() -> None:
    assert not [file.name for file in FILES if "secrets." in file.read_text("utf-8")]
