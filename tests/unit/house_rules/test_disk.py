"""A house's file on a disk that is full, gone or read-only, and writers that are ended midway."""

from __future__ import annotations

import errno
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import referee
from referee.cli.main import main
from referee.house_rules.errors import BusyHouse, NoHouseFile
from referee.house_rules.house import House
from referee.ui.desk.session import DeskSession
from referee.ui.rule_picker.session import PickerSession

pytestmark = pytest.mark.usefixtures("forgets_books")

posix = pytest.mark.skipif(not hasattr(os, "fork"), reason="forks, limits and users of POSIX")
LOCK, FRESH = ".ours.toml.lock", ".ours.toml.new"
LOCKED = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\nask:\n  may Chie play C10\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "ours.toml"


def names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


def run(script: str, folder: Path) -> Any:
    """What a script of its own process tells of a folder."""
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=folder, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


# ---- ended at each moment

KILLED = """
import json, os, pathlib, signal, sys
import filelock
from referee.house_rules import storage

def ended_at(line, act):
    \"\"\"Whether a process that is killed before this line of the writer comes to its end.\"\"\"
    child = os.fork()
    if not child:
        lines = 0
        def within(frame, event, _):
            nonlocal lines
            lines += event == "line"
            if lines == line:
                os.kill(os.getpid(), signal.SIGKILL)
            return within
        sys.settrace(lambda frame, *_: within if frame.f_code.co_filename == FILE else None)
        act()
        os._exit(0)
    return os.waitpid(child, 0)[1] == 0

FILE, OURS = storage.__file__, pathlib.Path("ours.toml")
OLD, NEW = (f"extends = {base!r}" for base in ("offkai", "hearts"))
told = {"new": [], "changed": []}
house_of = lambda: OURS.read_text() if OURS.exists() else None
for line in range(1, 500):
    done = ended_at(line, lambda: storage.create(OURS, OLD))
    told["new"].append(house_of())
    if done:
        break
    OURS.unlink(missing_ok=True)
for line in range(1, 500):
    done = ended_at(line, lambda: storage.write(OURS, NEW, before=OLD))
    told["changed"].append(house_of())
    if done:
        break
    OURS.write_text(OLD)
print(json.dumps(told))
"""


@posix
def test_a_writer_ended_at_any_moment_leaves_the_old_file_or_the_new(tmp_path: Path) -> None:
    told = run(KILLED, tmp_path)
    old, new = (f"extends = {base!r}" for base in ("offkai", "hearts"))
    for texts, ends in ((told["new"], [None, old]), (told["changed"], [old, new])):
        assert len(texts) > 20
        assert [text for at, text in enumerate(texts) if texts[at - 1 : at] != [text]] == ends
    assert names(tmp_path) == ["ours.toml"]  # and who writes next clears away what they left


# ---- no room

LIMITED = """
import json, resource, signal
import referee
from referee.house_rules.house import house, new_house
kept = new_house("ours.toml", "offkai")
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (20, 20))
told = []
for act in (lambda: new_house("theirs.toml", "offkai"), lambda: kept.rule("second_j", "stays")):
    try:
        act()
    except referee.RefereeError as error:
        told.append([error.say("en"), error.say("ja")])
print(json.dumps(told))
"""


@posix
def test_a_disk_that_takes_no_more_leaves_nothing_behind(tmp_path: Path) -> None:
    for english, japanese in run(LIMITED, tmp_path):
        assert "Nothing was written" in english
        assert "何も書き込みませんでした" in japanese
    assert names(tmp_path) == ["ours.toml"]
    assert (tmp_path / "ours.toml").read_text() == 'format = 1\nrevision = 1\nextends = "offkai"\n'


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("os.fsync", fail)


def test_a_full_disk_is_told_with_what_to_do(file: Path, full: None) -> None:
    with pytest.raises(NoHouseFile) as caught:
        referee.new_house(file, "offkai")
    assert caught.value.say("en") == (
        f"“{file}” can’t be written: the disk is full; free some space and try again. "
        "Nothing was written."
    )
    assert caught.value.say("ja") == (
        f"「{file}」に書き込めません。ディスクがいっぱいです。空きを作って、"
        "もう一度試してください。何も書き込みませんでした。"
    )
    assert names(file.parent) == []
    assert "ours" not in referee.books()


def test_a_full_disk_is_told_at_the_desk_at_the_picker_and_in_the_shell(
    file: Path, full: None, capsys: pytest.CaptureFixture[str]
) -> None:
    desk, picker = DeskSession(LOCKED, house=file), PickerSession("offkai", file)
    desk.act({"type": "suppose", "options": {"suit_lock": False}})
    picker.act({"type": "option", "option": "suit_lock", "value": False})
    for session, act in ((desk, {"type": "keep", "note": ""}), (picker, {"type": "save"})):
        problem = session.act(act)["problem"]
        assert problem is not None
        assert "the disk is full" in problem["message"]
    for lang, said in (("en", "the disk is full"), ("ja", "ディスクがいっぱい")):
        assert main(["rule", str(file), "--extends", "offkai", "--lang", lang]) == 2
        assert said in capsys.readouterr().err
    assert names(file.parent) == []


def test_room_that_is_made_is_enough(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = DeskSession(LOCKED, house=file)
    desk.act({"type": "suppose", "options": {"suit_lock": False}})
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr("os.replace", _refused)
        assert desk.act({"type": "keep", "note": ""})["problem"]["kind"] == "house"
    assert desk.act({"type": "keep", "note": ""})["problem"] is None
    assert referee.house(file).rulings["suit_lock"].value is False
    assert names(file.parent) == [file.name]


def _refused(*_: object) -> None:
    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


# ---- no place

DENIED = """
import json, os
import referee
from referee.house_rules.house import house, new_house
kept = new_house("open/ours.toml", "offkai")
before = os.geteuid()
os.chmod("open", 0o555)
if before == 0:
    os.seteuid(65534)
told = []
acts = (
    lambda: new_house("open/theirs.toml", "offkai"),
    lambda: kept.rule("second_j", "stays"),
    lambda: house("shut/ours.toml"),
    lambda: new_house("shut/ours2.toml", "offkai"),
)
for act in acts:
    try:
        act()
    except referee.RefereeError as error:
        told.append([type(error).__name__, error.say("en"), error.say("ja")])
os.seteuid(before)
print(json.dumps(told))
"""


@posix
def test_a_folder_that_may_not_be_written_is_told(tmp_path: Path) -> None:
    for folder in ("open", "shut"):
        (tmp_path / folder).mkdir()
    (tmp_path / "shut" / "ours.toml").write_text('extends = "offkai"\n')
    (tmp_path / "shut").chmod(0)
    parents = [each for each in tmp_path.parents if each.stat().st_uid == os.getuid()]
    modes = {each: each.stat().st_mode for each in (tmp_path, *parents)}
    try:
        for each, mode in modes.items():
            each.chmod(mode | 0o555)
        told = run(DENIED, tmp_path)
    finally:
        for each, mode in modes.items():
            each.chmod(mode)
        (tmp_path / "shut").chmod(0o755)
    assert len(told) == 4
    for error, english, japanese in told:
        assert error == "NoHouseFile"
        assert "permission denied" in english
        assert "許可されていません" in japanese
    assert names(tmp_path / "open") == ["ours.toml"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere/ours.toml", "no such file or folder"),
        ("file/ours.toml", "no such file or folder"),
        ("x" * 300 + ".toml", "too long"),
    ],
)
def test_where_no_file_can_be_is_told(name: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NoHouseFile) as new:
        referee.new_house(tmp_path / name, "offkai")
    with pytest.raises(NoHouseFile) as old:
        referee.house(tmp_path / name)
    for caught in (new, old):
        assert said in caught.value.say("en")
    desk = DeskSession(LOCKED, house=tmp_path / name)
    desk.act({"type": "suppose", "options": {"suit_lock": False}})
    assert said in desk.act({"type": "keep", "note": ""})["problem"]["message"]
    assert PickerSession("offkai", tmp_path / name).act({"type": "save"})["problem"]
    assert names(tmp_path) == ["file"]


def test_what_stands_where_the_file_is_to_be_is_told(file: Path) -> None:
    file.write_text("")
    with pytest.raises(NoHouseFile) as caught:
        referee.new_house(file, "offkai")
    assert "already" in caught.value.say("en")
    file.unlink()
    file.symlink_to(file)
    with pytest.raises(NoHouseFile):
        referee.house(file)
    with pytest.raises(NoHouseFile):
        referee.new_house(file, "offkai")
    file.unlink()
    file.mkdir()
    with pytest.raises(NoHouseFile) as caught:
        referee.house(file)
    assert "folder" in caught.value.say("en")


def test_a_house_whose_folder_goes_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "home"
    folder.mkdir()
    kept = referee.new_house(folder / "ours.toml", "offkai")
    shutil.rmtree(folder)
    with pytest.raises(NoHouseFile) as caught:
        kept.rule("second_j", "stays")
    assert "no such file or folder" in caught.value.say("en")
    assert names(tmp_path) == []


def test_a_name_too_long_for_a_file_is_told_in_the_shell(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, name = tmp_path / "table.txt", "x" * 300
    table.write_text(f"rules: {name}\nseats: Aki, Ben\nask:\n  whose turn\n")
    for said in (["ask", str(table)], ["books", f"{name}.toml"], ["rule", f"{name}.toml"]):
        assert main(said) == 2
        assert "x" * 60 in capsys.readouterr().err


# ---- what others have left


def _as_folder(at: Path) -> None:
    at.mkdir()
    (at / "something").write_text("")


def test_what_a_dead_writer_left_is_no_obstacle(file: Path) -> None:
    (file.parent / LOCK).write_text("99999\n")
    (file.parent / FRESH).write_text("half a")
    kept = referee.new_house(file, "offkai")
    (file.parent / FRESH).write_text("half a")
    assert kept.rule("second_j", "stays").rulings
    assert names(file.parent) == [file.name]


@pytest.mark.parametrize("name", [LOCK, FRESH])
def test_a_folder_in_the_way_is_named(name: str, file: Path) -> None:
    _as_folder(file.parent / name)
    with pytest.raises((BusyHouse, NoHouseFile)) as caught:
        referee.new_house(file, "offkai")
    for lang, said in (("en", "Nothing was written"), ("ja", "何も書き込みませんでした")):
        assert said in caught.value.say(lang)
    assert name in caught.value.say("en")
    assert not file.exists()


def test_a_folder_in_the_way_of_a_house_costs_nothing(file: Path) -> None:
    kept: House = referee.new_house(file, "offkai")
    _as_folder(file.parent / LOCK)
    with pytest.raises(BusyHouse) as caught:
        kept.rule("second_j", "stays")
    assert "blocks writing" in caught.value.say("en")
    assert file.read_text("utf-8") == kept.text


MAKES = """
import sys, referee
from referee.house_rules import storage
storage.MAX_WAIT = 60  # however slow the machine is
sys.stdin.readline()
try:
    referee.new_house("ours.toml", sys.argv[1])
    print("made")
except referee.RefereeError as error:
    print(type(error).__name__)
"""


@pytest.mark.full("the first tier starts no process where a call in its own shows much the same")
def test_of_those_who_make_one_file_at_once_one_does(tmp_path: Path) -> None:
    bases = ("offkai", "daifugo", "hearts")
    makers = [
        subprocess.Popen(
            [sys.executable, "-c", MAKES, base],
            cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        for base in bases
    ]  # fmt: skip
    told = [each.communicate("go\n", timeout=60)[0].strip() for each in makers]
    assert sorted(told) == ["NoHouseFile", "NoHouseFile", "made"]
    assert f'extends = "{bases[told.index("made")]}"' in (tmp_path / "ours.toml").read_text()
    assert names(tmp_path) == ["ours.toml"]
