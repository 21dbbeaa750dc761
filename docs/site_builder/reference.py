"""Reference pages generated from the source: the API, the grammar, rule words, figures."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from referee.library.context import current
from referee.notation import table_text
from referee.rulebook.registry import vocabulary_of
from referee.rulebook.rule_language import SLOTS
from referee.ui.rule_picker.word_choices import word_label

from .catalog import ROOT

STUB = ROOT / "referee" / "__init__.pyi"
WIDGETS = ROOT / "widgets" / "referee_widgets" / "__init__.pyi"


def write(pages: Path) -> None:
    (pages / "api").mkdir(parents=True, exist_ok=True)
    (pages / "reference").mkdir(parents=True, exist_ok=True)
    for name, text in (
        ("api/index", _api_index()),
        ("api/referee", _api("referee", STUB)),
        ("api/widgets", _api("referee_widgets", WIDGETS)),
        ("api/share", _share()),
        ("reference/grammar", _grammar()),
        ("reference/sentence-words", "\n".join(_sentence_words())),
        ("reference/figures", "\n".join(_figures())),
    ):
        (pages / f"{name}.md").write_text(text + "\n", "utf-8")


# ---- functions and classes, from their docstrings


def _api_index() -> str:
    return (
        "# Functions and classes\n\nThe public API, from its docstrings. "
        "[The core](../reference/core.md) is an overview.\n\n"
        "```{toctree}\nreferee\nshare\nwidgets\n```"
    )


def _api(package: str, stub: Path) -> str:
    """Returns the page of a package, grouped by module."""
    parts = [f"# {package}\n"]
    groups: dict[str, list[str]] = {}
    for node in ast.parse(stub.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            groups.setdefault(f"{package}.{node.module}", []).extend(a.name for a in node.names)
    for module, names in groups.items():
        about = (import_module(module).__doc__ or "").strip().partition("\n\n")[0]
        parts.append(f"## {module.removeprefix(f'{package}.')}\n\n{_plain(about)}\n")
        parts += [_entry(package, name) for name in names]
    return "\n".join(parts)


def _plain(text: str) -> str:
    return " ".join(text.replace("``", "`").split())


def _entry(package: str, name: str) -> str:
    documented = getattr(import_module(package), name)
    if not isinstance(documented, type):
        return f"```{{eval-rst}}\n.. autofunction:: {package}.{name}\n```\n"
    more = "   :members:\n"
    if package == "referee" and not issubclass(documented, BaseException):
        more += "   :inherited-members:\n"
    return f"```{{eval-rst}}\n.. autoclass:: {package}.{name}\n{more}```\n"


def _share() -> str:
    return "# referee.links\n\n```{eval-rst}\n.. automodule:: referee.links\n   :members: link\n```"


# ---- table text and rule words


def _grammar() -> str:
    lines = (table_text.__doc__ or "").splitlines()
    grammar = "\n".join(line[4:] for line in lines if line.startswith("    "))
    return (
        "# The grammar of table text\n\n"
        "[Table text](../notation.md) explains it. Spaces and comments (`# ...`) are allowed "
        "between any two words, and signs may be full-width.\n\n"
        f"````text\n{grammar}\n````"
    )


def _sentence_words() -> Iterator[str]:
    vocabulary = vocabulary_of("climbing")
    yield "# The words of the rule language\n"
    yield (
        "Rules of the climbing family can be written in the rule language "
        "([how](../houses.md)): when, if, then, until. This page lists its words with their labels "
        "in the rule picker."
    )
    words = vocabulary.words if vocabulary else {}
    for slot in SLOTS:
        yield f"\n## {slot}\n"
        for path, word in words.items():
            if path.partition(".")[0] == slot:
                buttons = " · ".join(word_label(path, lang) for lang in ("en", "ja"))
                yield f"- `{path}`: {word.means} (*{buttons}*)"


# ---- figures


def _figures() -> Iterator[str]:
    yield "# Figures\n\nCounted when this site was built."
    yield "[Testing](../testing.md) describes the tests.\n"
    yield "| book | clauses | open | scenarios |\n|---|---|---|---|"
    for book in current().books():
        own = [clause for clause in book.clauses if clause.id.rpartition(".")[0] == book.id]
        open_ = sum(not r.among for clause in own for r in clause.readings)
        name = f"{book.title['en']} · {book.title['ja']}"
        yield f"| {name} | {len(own)} | {open_} | {_scenario_count(book.id)} |"
    yield "\nInherited clauses are counted in the book that states them. Open: readings.\n"
    yield "| tests of | functions |\n|---|---|"
    for folder in sorted((ROOT / "tests").iterdir()):
        count = sum(_test_count(file) for file in folder.rglob("test_*.py"))
        if count:
            yield f"| `tests/{folder.name}` | {count} |"
    yield "\nA function may run for many tables; `tests/scenarios` runs once per clause file."


def _scenario_count(book: str) -> int:
    files = (ROOT / "tests" / "scenarios" / book).glob("*.toml")
    return sum(len(tomllib.loads(file.read_text("utf-8"))["scenario"]) for file in files)


def _test_count(file: Path) -> int:
    nodes = ast.walk(ast.parse(file.read_text("utf-8")))
    return sum(isinstance(n, ast.FunctionDef) and n.name.startswith("test_") for n in nodes)
