"""The public set: Referee answers all of it rightly, programs are marked, faults have a place."""

from __future__ import annotations

import json
import shlex
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from referee.argument_set.argument import KINDS, Argument, BadArgument
from referee.argument_set.argument_file import read_arguments
from referee.argument_set.replies import Reply, mark, own_reply, request
from referee.cli.main import main
from tests.paths import ROOT

FILES = sorted((ROOT / "docs" / "arguments").glob("*.toml"))
ENTRY = '''[[argument]]
name = "Three diamonds"
source = "made up"
kind = "text"
table = """
rules: offkai
seats: Aki, Ben
field: D4, D7, D9
"""
ask = "may Aki play S10"
answer = "no"
'''


def read(file: Path) -> list[Argument]:
    return read_arguments(file.read_text("utf-8"), file.name)


# ---- the set


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_referee_is_right_about_every_argument(file: Path) -> None:
    replies = [(argument, own_reply(argument)) for argument in read(file)]
    wrong = {
        argument.name: (argument.answer, reply.answer)
        for argument, reply in replies
        if mark(argument, reply) != "right"
    }
    hedged = [a.name for a, reply in replies if reply.caveats and a.is_settled]
    assert (wrong, hedged) == ({}, [])


def test_the_set_has_every_kind_and_no_name_twice() -> None:
    arguments = [argument for file in FILES for argument in read(file)]
    assert len(arguments) >= 200
    assert {argument.kind for argument in arguments} == set(KINDS)
    names = Counter(argument.name for argument in arguments)
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_has_the_arguments_of_its_book(file: Path) -> None:
    assert {argument.book for argument in read(file)} == {file.stem}


# ---- marks


@pytest.mark.parametrize(
    ("right", "reply", "worth"),
    [
        ("no", Reply("no"), "right"),
        ("no", Reply(" No "), "right"),
        ("no", Reply("no", ["open"]), "right"),
        ("no", Reply("yes"), "wrong"),
        ("no", Reply("open"), "wrong"),
        ("no", Reply("yes", ["open"]), "wrong"),
        ("no", Reply(None), "refused"),
        ("open", Reply("open"), "right"),
        ("open", Reply("no", ["open"]), "right"),
        ("open", Reply("no"), "falsely certain"),
        ("open", Reply("no", ["depends"]), "falsely certain"),
        ("open", Reply("depends"), "wrong"),
        ("open", Reply(None), "refused"),
        ("depends", Reply("yes"), "falsely certain"),
        ("depends", Reply("open"), "wrong"),
        (["Aki", "Ben"], Reply(["ben", "Aki"]), "right"),
        (["Aki", "Ben"], Reply(["Aki"]), "wrong"),
        ("Aki", Reply(["Aki"]), "right"),
        ({"Aki": 3, "Ben": 0}, Reply({"Ben": 0, "aki": 3}), "right"),
        ({"Aki": 3, "Ben": 0}, Reply({"Aki": 3}), "wrong"),
        (2, Reply("2"), "wrong"),
    ],
)
def test_a_reply_is_marked(right: Any, reply: Reply, worth: str) -> None:
    kind = {"open": "open", "depends": "unknown"}.get(str(right), "text")
    text = ENTRY.replace('answer = "no"', f"answer = {toml(right)}")
    (argument,) = read_arguments(text.replace('kind = "text"', f'kind = "{kind}"'), "a.toml")
    assert mark(argument, reply) == worth


def test_order_matters_only_if_the_question_is_about_an_order() -> None:
    order = [*"2AKQJ", "10", *"9876543", "Jo"]
    text = ENTRY.replace("may Aki play S10", "what order").replace('"no"', toml(order))
    (argument,) = read_arguments(text, "a.toml")
    assert mark(argument, Reply(order)) == "right"
    assert mark(argument, Reply(order[::-1])) == "wrong"


def test_a_program_gets_the_readings_that_the_table_has_chosen() -> None:
    rules = "rules: daifugo\nreadings: suit_lock_plays = 2"
    (argument,) = read_arguments(ENTRY.replace("rules: offkai", rules), "a.toml")
    (reading,) = json.loads(request(argument, "en"))["readings"]
    question = "How many plays of the same suits in a row start a lock?"
    assert reading == {"question": question, "answer": "Two"}


def toml(answer: Any) -> str:
    if isinstance(answer, dict):
        return "{ " + ", ".join(f"{key} = {value}" for key, value in answer.items()) + " }"
    return json.dumps(answer)


# ---- faults of a file


@pytest.mark.parametrize(
    ("was", "written", "line", "says"),
    [
        ("ask =", "aks =", 10, "ask"),
        ('ask = "may Aki play S10"\n', "", 1, "ask"),
        ('kind = "text"', 'kind = "txt"', 4, "text"),
        ('kind = "text"', 'kind = "open"', 11, "open"),
        ('answer = "no"', 'answer = "depends"', 11, "unknown"),
        ('source = "made up"', 'source = ""', 3, "source"),
        ("offkai", "ofkai", 6, "offkai"),
        ("field: D4, D7", "field: D4, X7", 8, "X7"),
        ("field: D4, D7", "field: D4, D4", 8, "D4"),
        ("may Aki play", "may Aki ply", 10, "may Aki play S10"),
        ("may Aki", "may Zoe", 10, "Zoe"),
        ("name = ", "name ", 2, "emperor = true"),
        ("[[argument]]", "[[arguments]]", 1, "argument"),
        (ENTRY, "", 1, "[[argument]]"),
    ],
)
def test_a_fault_has_its_place(was: str, written: str, line: int, says: str) -> None:
    before = "" if was == ENTRY else ENTRY + "\n"
    with pytest.raises(BadArgument) as caught:
        read_arguments(before + ENTRY.replace(was, written), "a.toml")
    shift = before.count("\n")
    for lang in ("en", "ja"):
        said = caught.value.say(lang)
        assert "a.toml" in said
        assert f"{line + shift}" in said
        assert says in said


def test_line_breaks_of_another_system_are_read() -> None:
    (argument,) = read_arguments("\ufeff" + ENTRY.replace("\n", "\r\n"), "a.toml")
    assert mark(argument, own_reply(argument)) == "right"


# ---- programs


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "set.toml"
    path.write_text(ENTRY + "\n" + ENTRY.replace("S10", "D10").replace('"no"', '"yes"'), "utf-8")
    return path


def program(body: str) -> str:
    """A command whose program does this with each argument."""
    text = f"import json, sys\nfor line in sys.stdin:\n    a = json.loads(line)\n    {body}"
    return shlex.join([sys.executable, "-c", text])


def test_a_program_gets_the_table_and_the_clauses(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    is_no = "'D10' in a['ask'] or 'diamonds' not in str(a['clauses']) or 'field' not in a['table']"
    body = f"print(json.dumps({{'answer': 'yes' if {is_no} else 'no'}}), flush=True)"
    assert main(["arguments", str(file), "--cmd", program(body), "--lang", "en"]) == 0
    assert "All: 2 right, 0 wrong" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("body", "status", "says"),
    [
        ('print(\'{"answer": "no"}\', flush=True)', 1, "argument 2 (line 13)"),
        ("print('{\"answer\": null}', flush=True)", 3, "2 refused"),
        ("print('yes', flush=True)", 2, "2 replies can’t be read"),
        ("print('{}', flush=True)", 2, "2 replies can’t be read"),
        ('print(\'{"answer": 1, "caveats": ["no"]}\', flush=True)', 2, "can’t be read"),
    ],
)
def test_what_a_program_writes_is_counted(
    body: str, status: int, says: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arguments", str(file), "--cmd", program(body), "--lang", "en"]) == status
    assert says in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "seconds", "says"),
    [
        (program("sys.exit(7)"), "60", "7"),
        (program("pass"), "0.5", "0.5"),
        ("no-such-program-here", "60", "no-such-program-here"),
        ("'", "60", "'"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_program_that_ends_is_named(
    command: str,
    seconds: str,
    says: str,
    lang: str,
    file: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = ["--cmd", command, "--timeout", seconds, "--lang", lang]
    assert main(["arguments", str(file), *options]) == 2
    assert says in capsys.readouterr().err


def test_the_shell_reads_folders_and_writes_json(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arguments", str(file.parent), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["mark"] for line in lines] == ["right", "right"]
    assert lines[1]["line"] == 13


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_path_without_arguments_is_named(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arguments", str(tmp_path), "--lang", lang]) == 2
    assert tmp_path.name in capsys.readouterr().err
