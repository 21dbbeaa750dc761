"""Bytecode for the site, made once and kept."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from referee.static_site import bytecode


def test_what_another_process_has_made_meanwhile_is_as_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = tmp_path / "compiled-1"

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        """Writes what is asked for, as the other process does that ends first."""
        for place in command[-len(bytecode.MADE) :]:
            Path(place).write_bytes(b"{}")
        made.mkdir()
        (made / bytecode.NAMES[0]).write_bytes(b"theirs")
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(bytecode, "split", lambda *_: (b"app", b"late", b"stdlib"))
    bytecode._compile("node", tmp_path, {"app.zip": b"", "stdlib.zip": b""}, made)
    assert [each.name for each in made.iterdir()] == [bytecode.NAMES[0]]
    assert [*tmp_path.iterdir()] == [made], "what was not needed is left"
