"""Prints the figures: ``python -m tests.bench [--taps] [--quick] [--only NAMES] [--json FILE]``."""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from datetime import date
from importlib import import_module
from pathlib import Path
from typing import Protocol

from .arguments import report as report_taps
from .clock import Figure, Scale

TOPICS = "play_out", "answers", "interactions", "cold"
IN_A_BROWSER = "site", "hosts"
"""Modules that are measured only where ``--only`` names them."""


class Measure(Protocol):
    """What gives the figures of a name."""

    def figures(self, name: str, scale: Scale) -> Iterator[Figure]: ...


def main() -> None:
    """Measures what the command line names."""
    arguments = _parser().parse_args()
    if arguments.taps:
        report_taps()
        return
    scale = Scale(5, 0.2, arguments.slower) if arguments.quick else Scale(slower=arguments.slower)
    only = arguments.only.split(",") if arguments.only else []
    print(f"{date.today()}, {platform.python_implementation()} {platform.python_version()}")
    print(
        f"{'':28} {'ours':>15} {'theirs':>15}  {'beside':17} {'ratio':>7} {'quartiles':>15} "
        f"{'goal':>5}"
    )
    figures = []
    for name, measure in _measures(only):
        for figure in measure.figures(name, scale):
            print(_line(figure), flush=True)
            figures.append(figure)
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(list(map(asdict, figures)), indent=1) + "\n")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bin/bench")
    parser.add_argument("--taps", action="store_true", help="the taps that six arguments take")
    parser.add_argument("--quick", action="store_true", help="a rough look, in two minutes")
    parser.add_argument(
        "--only", metavar="NAMES", help="such as play_out/offkai,ask; in a browser: site, hosts"
    )
    parser.add_argument(
        "--slower", metavar="N", type=int, default=1, help="the site on a phone N times slower"
    )
    parser.add_argument("--json", metavar="FILE", help="write the figures to a file as well")
    return parser


def _measures(only: list[str]) -> Iterator[tuple[str, Measure]]:
    """Those that are named, or whose topic is; all that need no browser where none are."""
    topics = [*TOPICS, *(topic for topic in IN_A_BROWSER if topic in only)]
    for topic in topics:
        measures: Mapping[str, Measure] = import_module(f".{topic}", __package__).MEASURES
        for name, measure in measures.items():
            if not only or any(f"{name}/".startswith(f"{wanted}/") for wanted in only):
                yield name, measure


def _line(figure: Figure) -> str:
    low, high = figure.quartiles
    goal = f"{figure.goal:5g}" if figure.goal else ""
    return (
        f"{figure.name:28} {_amount(figure.ours, figure.unit):>15} "
        f"{_amount(figure.theirs, figure.peer_unit):>15}  {figure.peer:17} "
        f"{figure.ratio:7.3g} {low:7.3g}-{high:<7.3g} {goal}"
    ).rstrip()


def _amount(rate: float, unit: str) -> str:
    """A rate in its unit, or the time that one takes."""
    amount = 1000 / rate if unit == "ms" else rate
    return f"{amount:,.0f} {unit}" if amount > 100 else f"{amount:.3g} {unit}"


if __name__ == "__main__":
    main()
