"""The parts of the code that are mutated, and the tests that concern each of their files."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

from referee.library.context import default_library as library
from tests.paths import ROOT, SCENARIOS

BOOKS = ROOT / "referee" / "books"
GAMES = "tests/unit/games"
VERDICT = "tests/unit/verdict"
EXPLAIN = "tests/unit/explain"


@dataclass(frozen=True)
class Part:
    """Files, as globs that need not match, and unit tests for what no scenario notices."""

    name: str
    files: tuple[str, ...]
    units: tuple[str, ...]
    scenarios: bool = True

    def paths(self) -> list[Path]:
        found = chain.from_iterable(ROOT.glob(each) for each in self.files)
        return sorted(each for each in found if each.name != "__init__.py")


CLIMBING = "referee/games/climbing"
RULINGS = (
    "the_verdict_cites_the_ruling_where_it_rests_on_it",
    "a_rule_of_the_house_may_be_decided_too",
)
WORDING = ("verdict_text", "answer_text", "reason_text", "flip_text")

PARTS = (
    Part(
        "rules",
        ("referee/games/*/rules.py", "referee/games/*/rules/*.py"),
        (
            f"{GAMES}/climbing",
            f"{EXPLAIN}/test_said.py",
            "tests/unit/library/test_loud_rules.py",
        ),
    ),
    Part(
        "stages",
        tuple(f"{CLIMBING}/{each}/*.py" for each in ("resolution", "nearly", "judge")),
        (f"{GAMES}/climbing", f"{EXPLAIN}/test_said.py"),
    ),
    Part(
        "sentences",
        tuple(f"{CLIMBING}/{each}/*.py" for each in ("rule_language", "rule_language/*")),
        ("tests/unit/library", f"{EXPLAIN}/test_said.py", "tests/ui/rule_picker"),
    ),
    Part(
        "what-if",
        (
            "referee/verdict/pair_flips.py",
            "referee/verdict/flips.py",
            "referee/verdict/evaluate.py",
            "referee/verdict/rulings.py",
            f"{CLIMBING}/counterfactual/*.py",
        ),
        (
            f"{VERDICT}/test_flips.py",
            VERDICT,
            f"{GAMES}/climbing",
            "tests/ui/desk/test_rulings.py",
        ),
    ),
    Part(
        "wording",
        tuple(f"referee/explain/{each}.py" for each in WORDING),
        (
            f"{EXPLAIN}/test_said.py::test_says",
            *(f"{EXPLAIN}/test_{each}.py" for each in ("sentences", "headlines", "other_books")),
            f"{GAMES}/climbing",
            "tests/unit/cli/test_main.py",
            *(f"tests/unit/house_rules/test_house.py::test_{each}" for each in RULINGS),
            *(f"tests/ui/desk/test_{each}.py" for each in ("desk", "rulings")),
        ),
        scenarios=False,  # they read no sentence
    ),
)

OPEN = ("unsettled", "depends")
Scenario = dict[str, Any]


@dataclass(frozen=True)
class ScenarioFile:
    """A file of scenarios: the clause that it is about, the families of its book's games."""

    clause: str
    families: frozenset[str]
    scenarios: Sequence[Scenario]


def scenario_files() -> list[ScenarioFile]:
    families = {path.stem: _families(path.stem) for path, _ in _books()}
    found = []
    for path in sorted(SCENARIOS.rglob("*.toml")):
        data = tomllib.loads(path.read_text("utf-8"))
        found.append(ScenarioFile(data["clause"], families[path.parent.name], data["scenario"]))
    return found


def _families(id_: str) -> frozenset[str]:
    book = library.built_book(id_)
    games = map(str, book.variants.values) if book.variants else ()
    return frozenset([book.family, *map(book.family_of, games)])


def in_order(path: Path, files: Sequence[ScenarioFile]) -> list[Scenario]:
    """The scenarios for a source file, those first that are likeliest to notice a change.

    Of a rule: those about the clauses that it implements, then those that name such a clause; of
    the stages: one of each file in turn; of what-if the same, where something is open or flips.
    """
    family = path.parts[path.parts.index("games") + 1] if "games" in path.parts else ""
    ours = [each for each in files if family in each.families or not family]
    mixed = [
        each for row in zip_longest(*(file.scenarios for file in ours)) for each in row if each
    ]
    if path.parent.name == "rules":
        clauses = set(_clauses(family, path.stem))
        near = [each for file in ours if file.clause in clauses for each in file.scenarios]
        return _first(near, _first([each for each in mixed if clauses & _named(each)], mixed))
    if family and path.parent.name != "counterfactual":
        return mixed
    return [each for each in mixed if {"flips", "open"} & set(each) or each.get("answer") in OPEN]


def _first(some: list[Scenario], scenarios: list[Scenario]) -> list[Scenario]:
    ids = {id(each) for each in some}
    return some + [each for each in scenarios if id(each) not in ids]


def _clauses(family: str, rule: str) -> Iterator[str]:
    """The clauses that a rule implements, in every book with games of the family."""
    for path, book in _books():
        if family in _families(path.stem):
            for clause in book.get("clause", ()):
                if rule in (
                    clause.get("rule"),
                    *(each.get("rule") for each in clause.get("rules", ())),
                ):
                    yield clause["id"]


def _named(scenario: Scenario) -> set[str]:
    lists = (scenario.get(key, ()) for key in ("because", "not_because", "happens", "happens_not"))
    return set(chain.from_iterable(lists))


def _books() -> Iterator[tuple[Path, dict[str, Any]]]:
    for path in sorted(BOOKS.glob("*.toml")):
        yield path, tomllib.loads(path.read_text("utf-8"))
