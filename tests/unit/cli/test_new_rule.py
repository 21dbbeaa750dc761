"""``referee new rule``, in a copy of the checkout: what it writes is enough to begin with."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import referee
from referee.cli.commands import new
from referee.cli.main import main
from referee.cli.templates import clause_entry

COPIED = (
    "referee",
    "pyproject.toml",
    "tests/__init__.py",
    "tests/conftest.py",
    "tests/paths.py",
    "tests/protocol.py",
    "tests/scenarios/__init__.py",
    "tests/scenarios/files.py",
    "tests/scenarios/test_scenarios.py",
    "tests/contradictions.py",
    "tests/text_checks.py",
    "tests/wording.py",
    "tests/thorough.py",
    "tests/tiers.py",
    "tests/scenarios/daifugo",
)
NAME = "no_fives"


@pytest.fixture
def checkout(root: Path, tmp_path: Path) -> Path:
    """What a rule touches of this checkout."""
    for name in COPIED:
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if (root / name).is_dir():
            shutil.copytree(root / name, place, ignore=shutil.ignore_patterns("*.js", "__pyc*"))
        else:
            shutil.copy(root / name, place)
    return tmp_path


def run(checkout: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=checkout, capture_output=True, text=True, check=False
    )


def begin(checkout: Path, name: str = NAME, book: str = "daifugo", lang: str = "en") -> str:
    """What the command says; of an error, with its status before it."""
    done = run(checkout, "referee", "new", "rule", name, "--book", book, "--lang", lang)
    return f"{done.returncode} {done.stderr}" if done.returncode else done.stdout


def files(checkout: Path) -> dict[str, str]:
    found = [*checkout.rglob("*.py"), *checkout.rglob("*.toml"), *checkout.rglob("*.ftl")]
    return {path.relative_to(checkout).as_posix(): path.read_text("utf-8") for path in found}


@pytest.mark.full("the first tier starts no process where a call in its own shows much the same")
def test_a_rule_is_five_files_and_does_what_is_filled_in(checkout: Path) -> None:
    before = files(checkout)
    *paths, _, _ = begin(checkout).splitlines()
    after = files(checkout)
    assert {path for path in after if after[path] != before.get(path)} == {*paths}
    assert len(paths) == 5
    for path in {*paths} & {*before}:  # all that stood there stands there, as it was
        assert after[path].startswith(before[path].rstrip("\n"))
    assert scenarios(checkout).returncode == 1  # nothing bars anything yet

    rule = checkout / f"referee/games/climbing/rules/{NAME}.py"
    fives = 'bool(play.shows(self.deck.ranks.index("9")))'
    rule.write_text(rule.read_text("utf-8").replace("return False", f"return {fives}"), "utf-8")
    done = scenarios(checkout)
    assert done.returncode == 0, done.stdout
    checked = run(checkout, "referee", "books", "daifugo", "--check", "--lang", "en")
    assert "no problems" in checked.stdout


def scenarios(checkout: Path) -> subprocess.CompletedProcess[str]:
    test = f"tests/scenarios/test_scenarios.py::test_scenarios[daifugo/{NAME}]"
    return run(checkout, "pytest", "-q", "-p", "no:cacheprovider", test)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    ("name", "book", "said"),
    [
        ("eight_cut", "daifugo", "daifugo.eight_cut"),
        ("foul_state", "daifugo", "foul_state"),
        ("sets", "league", "referee/games/climbing/rules/sets.py"),
        ("NoFives", "daifugo", "NoFives"),
        ("class", "daifugo", "class"),
        ("../fives", "daifugo", "../fives"),
        (NAME, "daifugoo", "daifugo"),
        (NAME, "大富", "daifugo"),
    ],
)
def test_what_cannot_be_begun_is_refused(
    name: str, book: str, said: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In this very checkout: nothing is written."""
    assert main(["new", "rule", name, "--book", book, "--lang", lang]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert bool(re.search("[ぁ-ん]", told)) == (lang == "ja")


def test_nothing_is_written_twice(checkout: Path) -> None:
    begin(checkout)
    before = files(checkout)
    told = begin(checkout)
    assert told.startswith("2 ")
    assert f"daifugo.{NAME}" in told
    assert f"{NAME}-bars" in told
    assert files(checkout) == before


def test_outside_a_checkout_it_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(new, "PACKAGE", tmp_path / "site-packages" / "referee")
    assert main(["new", "rule", NAME, "--book", "daifugo", "--lang", "en"]) == 2
    assert "checkout" in capsys.readouterr().err


@pytest.mark.parametrize("id_", referee.books())
def test_every_book_takes_a_clause_and_its_family_a_rule(id_: str, root: Path) -> None:
    book = referee.book(id_)
    text = (root / "referee" / "books" / f"{id_}.toml").read_text("utf-8")
    written = new.with_clause(text, clause_entry(book, NAME))
    assert written.startswith(text.rstrip("\n"))
    assert tomllib.loads(written)["clause"][-1]["id"] == f"{id_}.{NAME}"
    skeleton = new.Skeleton(root, NAME, book)
    source = skeleton.texts[skeleton.rule]
    made: dict[str, object] = {"__name__": f"referee.games.{book.family}.rules"}
    exec(compile(source, f"{NAME}.py", "exec"), made)
    assert "NoFives" in made
    command = [sys.executable, "-m", "ruff", "check", "--stdin-filename", "referee/games/x/x.py"]
    done = subprocess.run(
        [*command, "-"], input=source, cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_what_follows_the_clauses_stays_behind_them() -> None:
    text = (
        'id = "x"\n\n[[clause]]\nid = "x.a"\n\n# What the seats are called.\n[titles]\n4 = ["b"]\n'
    )
    written = new.with_clause(text, '[[clause]]\nid = "x.b"\n')
    assert written == text.replace("# What", '[[clause]]\nid = "x.b"\n\n# What')
