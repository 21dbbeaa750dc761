"""Every notebook runs from top to bottom, begins with a table, and says what it is said to say.

``notebooks.toml`` holds the answers: of the quizzes, and of the verdicts that end a cell or are
printed. A Japanese edition has the same answers as the English one.
"""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any

import nbformat
import pytest

import referee
from tests import paths
from tests.docs.kernels import Kernels, run_cell
from tests.docs.pages import NOTEBOOKS
from tests.tiers import quick

FOLDER = paths.NOTEBOOKS
FOLDED = re.compile(r"^<details><summary>.*?</summary><p[^>]*>(.*?)</p>", re.S)
SAYS = tomllib.loads(Path(__file__).with_name("notebooks.toml").read_text("utf-8"))
SUBJECTS = [path for path in NOTEBOOKS if "01" <= path.stem[:2] <= "09"]
"""Those that teach a game or a matter; the others show one face each."""
JAPANESE = FOLDER / "ja"
NAMES = (
    {"アキ": "Aki", "ベン": "Ben", "チエ": "Chie", "ダン": "Dan"}
    | {
        "赤": "Red",
        "緑": "Green",
        "青": "Blue",
        "紫": "Purple",
    }
    | {
        "赤": "Red",
        "緑": "Green",
        "青": "Blue",
        "紫": "Purple",
    }
)
MOST_WORDS = 95
MOST_JAPANESE = 280
"""How much a text cell may say."""
COPIED = {
    "quiz": r"^%%quiz|Quiz\(",
    "story": r"^%%referee|Stepper\(",
    "still page": r"\brw\.still\(",
}
STANDS = re.compile(r"^ +\S+: .* !(?: +#.*)?$", re.M)
"""A move that the referee refuses and that stood."""
LOOK = """
import json as _json
from ipywidgets.widgets.widget import _instances
import referee as _referee
from referee_widgets.face import SessionWidget as _SessionWidget
_faces = [each for each in list(_instances.values()) if isinstance(each, _SessionWidget)]
_asked = [quiz for face in _faces if face.view == "quiz" for quiz in face.session.quizzes]
print(_json.dumps({
    "langs": sorted({each.lang for each in _faces}),
    "problems": [each.problem for each in _faces if each.problem],
    "refused": [each.table for each in _faces if each.view == "stepper"],
    "quizzes": [str(each.table.ask(each.question).answer) for each in _asked],
    "answers": [str(each.answer) for each in Out.values() if isinstance(each, _referee.Verdict)],
}))
"""
"""What the faces of a notebook have to say once it has run."""


def _name(path: Path) -> str:
    return path.relative_to(FOLDER).with_suffix("").as_posix()


each_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=_name)
each_subject = pytest.mark.parametrize("path", SUBJECTS, ids=_name)


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]


@cache
def cells(path: Path, kind: str) -> list[str]:
    return [cell.source for cell in read(path).cells if cell.cell_type == kind]


@dataclass(frozen=True)
class Run:
    """A notebook that has run, and what its faces told."""

    outputs: list[list[Any]]
    told: dict[str, Any]
    left: set[str]
    """The files that it has made or changed in its folder."""

    def printed(self) -> Iterator[str]:
        """The first line that each cell has printed, or shows folded."""
        for outputs in self.outputs:
            text = "".join(each.text for each in outputs if each.output_type == "stream")
            shown = "".join(each.get("data", {}).get("text/html", "") for each in outputs)
            folded = "".join(map(unescape, FOLDED.findall(shown)))
            yield from (text + folded).splitlines()[:1]


@pytest.fixture(scope="module")
def kernels(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kernels]:
    made = Kernels(tmp_path_factory.mktemp("kernels"))
    yield made
    made.close()


def run(path: Path, home: Path, kernels: Kernels) -> Run:
    folder = home / "notebooks"
    shutil.copytree(FOLDER, folder)
    before = _stamps(folder)
    where = folder / path.parent.relative_to(FOLDER)
    with kernels.kernel(home, where) as kernel:
        *own, look = [run_cell(kernel, code) for code in (*cells(path, "code"), LOOK)]
    changed = {name for name, _ in _stamps(folder) ^ before}
    return Run(own, json.loads("".join(each.text for each in look)), changed)


def _stamps(folder: Path) -> set[tuple[str, bytes]]:
    return {(str(each), each.read_bytes()) for each in folder.rglob("*") if each.is_file()}


def _in_english(said: list[str]) -> list[str]:
    text = "\n".join(said)
    for japanese, english in NAMES.items():
        text = text.replace(japanese, english)
    return text.splitlines()


@pytest.mark.parametrize(
    "path", quick(NOTEBOOKS, 5, "the first tier runs five of the notebooks"), ids=_name
)
def test_runs(path: Path, tmp_path: Path, kernels: Kernels) -> None:
    """Without a complaint, leaving no file; its verdicts are those that it is said to show."""
    done = run(path, tmp_path, kernels)
    flat = [output for outputs in done.outputs for output in outputs]
    assert [each.text for each in flat if each.get("name") == "stderr"] == []
    assert done.told["problems"] == []
    assert done.left == set()
    shown = {kind for output in done.outputs[0] for kind in output.get("data", {})}
    assert shown & {"text/html", "application/vnd.jupyter.widget-view+json"}, "no table comes first"
    marked = sum(len(STANDS.findall(text)) for text in cells(path, "code"))
    refused = sum(len(STANDS.findall(text)) for text in done.told["refused"])
    assert refused == marked, "a story marks just what the referee refuses"
    is_japanese = path.parent == JAPANESE
    if is_japanese:
        assert done.told["langs"] == ["ja"]
    if path in SUBJECTS:
        expected = SAYS[path.stem]
        assert _in_english(done.told["quizzes"]) == expected["quizzes"]
        assert _in_english(done.told["answers"]) == expected["answers"]
        assert is_japanese or list(done.printed()) == expected["printed"]


TOGETHER = """
slider.value = 2
assert story.index == 2
story.index = 4
assert slider.value == 4
def compared():
    return both.value.partition("offkai: ")[2].split("<")[0]
first = compared()
left.table = left.table.replace("C10", "D10")
assert right.rules == "rules: president\\n"
assert "D10" in right.table
second = compared()
quiz = pupils[min(pupils)]
quiz.action = {"type": "answer", "said": "no", "seq": 1}
print(first, second, results.value.count("<tr>"), quiz.score["answered"], sep="|")
"""
"""What a reader does with the interfaces that are put together."""


@pytest.mark.parametrize("path", [each for each in NOTEBOOKS if each.stem[:2] == "13"], ids=_name)
def test_faces_put_together_follow(path: Path, tmp_path: Path, kernels: Kernels) -> None:
    with kernels.kernel(tmp_path, path.parent) as kernel:
        *_, looked = [run_cell(kernel, code) for code in (*cells(path, "code"), TOGETHER)]
    first, second, rows, answered = looked[0].text.strip().split("|")
    assert (first[:2], first[-3:]) == ("no", "yes")
    assert (second[:3], second[-3:]) == ("yes", "yes")
    assert (rows, answered) == ("3", "1")


@each_notebook
def test_is_stripped(path: Path) -> None:
    notebook = read(path)
    assert notebook.metadata.kernelspec.name == "python3", "opening it would ask for a kernel"
    for cell in notebook.cells:
        if cell.cell_type == "code":
            assert not cell.outputs, f"outputs under: {cell.source}"
            assert cell.execution_count is None, f"a number at: {cell.source}"


@pytest.mark.parametrize("path", NOTEBOOKS[1:], ids=_name)
def test_begins_with_a_table_and_no_import(path: Path) -> None:
    """All but the first, which is the front page."""
    notebook = read(path)
    assert notebook.cells[0].cell_type == "code"
    lines = notebook.cells[0].source.splitlines()
    assert next(line for line in lines if not line.startswith("#")).endswith(' = """')


@each_subject
def test_nobody_reads_the_answer_above_the_quiz(path: Path) -> None:
    """The lines of what is stepped through or asked are a tap away, under a bar of Jupyter's."""
    first, *others = read(path).cells
    shown = [cell for cell in others if cell.source.startswith(("%%quiz", "%%referee"))]
    hidden = [cell.metadata.get("jupyter", {}).get("source_hidden") for cell in [first, *shown]]
    assert all(hidden)


@pytest.mark.parametrize("path", [each for each in NOTEBOOKS if each.stem[:2] == "10"], ids=_name)
def test_its_mistyped_move_is_a_mistake(path: Path) -> None:
    """The last cell that runs shows an error with cards to choose from."""
    text = cells(path, "code")[-1].partition("\n")[2]
    with pytest.raises(referee.ParseError) as refused:
        referee.read(text)
    assert refused.value.near


@each_subject
def test_has_no_walls_of_text(path: Path) -> None:
    for text in cells(path, "markdown"):
        plain = re.sub(r"\]\([^)]*\)|^\|.*$", "", text, flags=re.M)
        japanese = len(re.findall(r"[\u3040-\u30ff\u4e00-\u9fff]", plain))
        assert japanese <= MOST_JAPANESE, text
        assert japanese or len(plain.split()) <= MOST_WORDS, text


@each_subject
def test_an_author_finds_what_to_copy(path: Path) -> None:
    code = cells(path, "code")
    missing = [
        what for what, how in COPIED.items() if not any(re.search(how, each) for each in code)
    ]
    assert missing == []
    heading = "写して使う" if path.parent == JAPANESE else "To copy"
    assert any(f"## {heading}" in text for text in cells(path, "markdown"))


@pytest.mark.parametrize("path", [each for each in NOTEBOOKS if each.parent == JAPANESE], ids=_name)
def test_a_japanese_edition_says_the_same_cards(path: Path) -> None:
    """The same moves on the same tables, card by card, though the words are its own."""
    card = re.compile(r"\b(?:[SHDCRBY](?:10|[1-9JQKA])|Jo)\b", re.ASCII)
    assert [card.findall(each) for each in cells(path, "code")] == [
        card.findall(each) for each in cells(FOLDER / path.name, "code")
    ]
