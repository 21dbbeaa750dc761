"""Writers of one house's file at once: nothing is lost, and nobody waits for the dead."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from filelock import FileLock

import referee
from referee.cli.main import main
from referee.house_rules import rewrite, storage
from referee.house_rules.errors import BusyHouse
from referee.house_rules.house import House
from referee.rulebook.clause import Ruling

pytestmark = pytest.mark.usefixtures("forgets_books")

LOCK = ".ours.toml.lock"
PATIENT = "from referee.house_rules import storage; storage.MAX_WAIT = 60"
"""A slow machine may hold a writer up for longer than a person would wait."""
DECIDES = f"""
import sys, referee
{PATIENT}
file, *names = sys.argv[1:]
sys.stdin.readline()
for name in names:
    while True:
        house = referee.house(file)
        value = house.book.options[name].values[-1]
        try:
            house.rule(name, value, note=name)
            break
        except referee.StaleHouse:
            pass
"""
DIES = """
import sys
from pathlib import Path
from referee.house_rules import storage
with storage._locked(Path(sys.argv[1])):
    print("locked", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def ours(tmp_path: Path) -> House:
    return referee.new_house(tmp_path / "ours.toml", "offkai")


def readings(house: House, count: int) -> list[str]:
    options = house.book.options.values()
    return [each.name for each in options if each.kind == "reading" and len(each.values) > 1][
        :count
    ]


def started(script: str, *said: str | Path) -> subprocess.Popen[str]:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    return subprocess.Popen([sys.executable, "-c", script, *map(str, said)], **pipes)  # type: ignore[call-overload,no-any-return]


@pytest.mark.full("the first tier starts no process where a call in its own shows much the same")
def test_processes_at_once_lose_nothing(ours: House) -> None:
    names = readings(ours, 9)
    writers = [started(DECIDES, ours.path, *names[at::3]) for at in range(3)]
    for each in writers:
        assert each.stdin is not None
        each.stdin.write("go\n")
        each.stdin.flush()
    assert [each.wait(60) for each in writers] == [0, 0, 0]
    kept = referee.house(ours.path)
    assert {name: each.note for name, each in kept.rulings.items()} == {n: n for n in names}
    assert kept.revision == ours.revision + len(names)
    assert [path.name for path in ours.path.parent.iterdir()] == ["ours.toml"]


def test_threads_at_once_lose_nothing(ours: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "MAX_WAIT", 60)
    names = readings(ours, 9)
    start = threading.Barrier(3)

    def write(mine: list[str]) -> None:
        start.wait()
        while mine:
            before = storage.read(ours.path)
            ruling = Ruling(mine[0], str(ours.book.options[mine[0]].values[-1]))
            try:
                text = rewrite.with_next_revision(rewrite.with_ruling(before, ruling))
                storage.write(ours.path, text, before=before)
                mine.pop(0)
            except referee.StaleHouse:
                continue

    threads = [threading.Thread(target=write, args=(names[at::3],)) for at in range(3)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert sorted(referee.house(ours.path).rulings) == sorted(names)
    assert [path.name for path in ours.path.parent.iterdir()] == ["ours.toml"]


def test_a_lock_of_a_dead_process_is_no_obstacle(ours: House) -> None:
    holder = started(DIES, ours.path)
    assert holder.stdout is not None
    assert holder.stdout.readline() == "locked\n"
    holder.send_signal(signal.SIGKILL)
    holder.wait(60)
    assert (ours.path.parent / LOCK).exists()
    assert "second_j" in ours.rule("second_j", "stays").rulings
    assert [path.name for path in ours.path.parent.iterdir()] == ["ours.toml"]


def test_who_does_not_finish_is_told(ours: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "MAX_WAIT", 0.05)
    with FileLock(ours.path.parent / LOCK), pytest.raises(BusyHouse) as caught:
        ours.rule("second_j", "stays")
    assert LOCK in caught.value.say("en")
    assert LOCK in caught.value.say("ja")
    assert ours.path.read_text("utf-8") == ours.text


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_folder_in_the_place_of_the_lock_is_told(
    ours: House, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (ours.path.parent / LOCK).mkdir()
    assert main(["rule", str(ours.path), "second_j=stays", "--lang", lang]) == 2
    assert LOCK in capsys.readouterr().err
    with pytest.raises(BusyHouse):
        referee.house(ours.path).rule("second_j", "stays")
    assert ours.path.read_text("utf-8") == ours.text
