"""``bin/mutants [--sample N] [--seed S] [--survivors] [--first-tier] [PART ...]``: kills mutants.

What survives is listed with the reason that ``survivors.toml`` gives. Each outcome is kept in
``build/mutants.jsonl``; ``--survivors`` tries those again that survived in the last run.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path

from tests.paths import ROOT

from .changes import Mutant, Source, mutants, places
from .parts import PARTS, Part, ScenarioFile, in_order, scenario_files
from .trial import Tests, found_by_mypy, load, noticed

KEPT = ROOT / "build" / "mutants.jsonl"
REASONS = Path(__file__).parent / "survivors.toml"


@dataclass(frozen=True)
class Outcome:
    """What became of a mutant: the scenario that failed, ``units``, ``types``; or nothing did."""

    part: str
    file: str
    line: int
    was: str
    now: str
    killed: str


def main() -> None:
    arguments = _parser().parse_args()
    load()
    last = _last() if arguments.survivors else set()
    files = scenario_files()
    started = time.monotonic()
    KEPT.parent.mkdir(exist_ok=True)
    with KEPT.open("w", encoding="utf-8") as kept:
        for part in PARTS:
            if arguments.part and part.name not in arguments.part:
                continue
            sources = {path: Source(path) for path in part.paths()}
            print(f"{part.name}: {len(places(sources))} places in {len(sources)} files", flush=True)
            chosen = _again(sources, last) if last else _sample(part, sources, arguments)
            outcomes = []
            tier = () if arguments.first_tier else ("--full",)
            for outcome in _tried(part, chosen, files, tier):
                outcomes.append(outcome)
                kept.write(json.dumps(asdict(outcome), ensure_ascii=False) + "\n")
                kept.flush()
            _report(part, outcomes)
    print(f"seed {arguments.seed}, {time.monotonic() - started:.0f} s")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bin/mutants")
    parser.add_argument("part", nargs="*", help=", ".join(each.name for each in PARTS))
    parser.add_argument("--sample", type=int, default=100, help="mutants of each part; 0: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--survivors", action="store_true", help="those of the last run again")
    parser.add_argument(
        "--first-tier", action="store_true", help="without the tests that are marked `full`"
    )
    return parser


def _sample(
    part: Part, sources: dict[Path, Source], arguments: argparse.Namespace
) -> Iterator[Mutant]:
    drawn = places(sources)
    random.Random(f"{arguments.seed} {part.name}").shuffle(drawn)
    return islice(mutants(sources, drawn), arguments.sample or None)


def _last() -> set[tuple[str, str, str]]:
    outcomes = [Outcome(**json.loads(line)) for line in KEPT.read_text("utf-8").splitlines()]
    return {(each.file, each.was, each.now) for each in outcomes if not each.killed}


def _again(sources: dict[Path, Source], last: set[tuple[str, str, str]]) -> Iterator[Mutant]:
    files = {file for file, _, _ in last}
    wanted = [each for each in places(sources) if str(each[0].relative_to(ROOT)) in files]
    for mutant in mutants(sources, wanted):
        if (mutant.file, mutant.was, mutant.now) in last:
            yield mutant


def _tried(
    part: Part, chosen: Iterable[Mutant], files: list[ScenarioFile], tier: tuple[str, ...]
) -> Iterator[Outcome]:
    units = (*part.units, *tier)
    seconds = _pass_unchanged(part, files, units)
    for at, mutant in enumerate(chosen, 1):
        scenarios = in_order(ROOT / mutant.file, files) if part.scenarios else []
        killed = noticed(mutant, Tests(scenarios, units, seconds))
        if not killed and found_by_mypy(mutant):
            killed = "types"
        print(f"{at:4} {'killed by ' + killed if killed else 'SURVIVED'}: {mutant}", flush=True)
        yield Outcome(part.name, mutant.file, mutant.line, mutant.was, mutant.now, killed)


def _pass_unchanged(part: Part, files: list[ScenarioFile], units: tuple[str, ...]) -> int:
    """The tests hold without a mutant; with one, they may take three times as long."""
    started = time.monotonic()
    scenarios = [each for file in files for each in file.scenarios] if part.scenarios else []
    failed = noticed(None, Tests(scenarios, units))
    if failed:
        sys.exit(f"{part.name}: nothing is changed, and this fails: {failed}")
    return 10 + 3 * round(time.monotonic() - started)


def _report(part: Part, outcomes: list[Outcome]) -> None:
    left = [each for each in outcomes if not each.killed]
    types = sum(each.killed == "types" for each in outcomes)
    killed = len(outcomes) - len(left)
    print(f"\n{part.name}: {killed}/{len(outcomes)} killed, {types} of them by mypy\n")
    for each in left:
        print(f"{each.file}:{each.line}\n    - {each.was}\n    + {each.now}\n    {_reason(each)}")


def _reason(outcome: Outcome) -> str:
    for known in tomllib.loads(REASONS.read_text("utf-8"))["mutant"]:
        if all(known[key] == getattr(outcome, key) for key in ("file", "was", "now")):
            return f"known: {known['why']}"
    return "NO REASON GIVEN"


if __name__ == "__main__":
    main()
