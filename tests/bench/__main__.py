"""Prints the table of ratios: ``python -m tests.bench [--quick] [--only G12,G13] [--json FILE]``.

Instead, ``--hosts`` prints what a tap on the desk takes in each host, ``--taps`` how many taps
quarrels take, ``--memory`` what a long session keeps, ``--flips`` what it takes to find what
would change a verdict, ``--site`` how soon the static site has one, ``--interactions`` how many
tables the interaction checker judges a second.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

from . import cold, flips, interactions, roundtrip, site, taps
from .measures import ALL, Figure, Scale

HEAD = f"{'':4} {'ours / theirs':56} {'ratio':>7} {'quartiles':>15} {'first':>6} {'goal':>6} " \
       f"{'ours/s':>10} {'theirs/s':>10}"  # fmt: skip


def main() -> None:
    arguments = _parser().parse_args()
    if arguments.hosts:
        roundtrip.report(arguments.hosts)
        return
    if arguments.taps:
        taps.report()
        return
    if arguments.memory:
        # In a process without those that are compared with: they take more than what is measured.
        code = f"from tests.bench import memory; memory.report({arguments.memory})"
        subprocess.run([sys.executable, "-c", code], check=True)
        return
    if arguments.flips:
        flips.report(arguments.flips)
        return
    if arguments.site:
        site.report(arguments.site)
        return
    if arguments.interactions:
        interactions.report(arguments.interactions)
        return
    scale = Scale(rounds=5) if arguments.quick else Scale()
    wanted = arguments.only.split(",") if arguments.only else []
    print(f"{platform.python_implementation()} {platform.python_version()}, CPU time, medians")
    print(HEAD)
    figures: list[Figure] = []
    for measure in (*ALL, cold.cold_start):
        ids = (measure.__doc__ or "").partition(":")[0].split(",")
        if wanted and not set(ids) & set(wanted):
            continue
        for figure in measure(scale):
            print(line(figure), flush=True)
            figures.append(figure)
    for note in dict.fromkeys(f"{figure.id}: {figure.notes}" for figure in figures):
        print(note)
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(list(map(asdict, figures)), indent=1) + "\n")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bin/bench")
    parser.add_argument("--quick", action="store_true", help="a rough look, in seconds")
    parser.add_argument("--only", metavar="IDS", help="such as G12,G13")
    parser.add_argument(
        "--hosts", metavar="N", type=int, nargs="?", const=100, help="N taps in each host instead"
    )
    parser.add_argument("--taps", action="store_true", help="taps for quarrels instead")
    parser.add_argument(
        "--memory", metavar="PART", type=float, nargs="?", const=1.0,
        help="what 100,000 questions keep instead, or a part of them",
    )  # fmt: skip
    parser.add_argument(
        "--flips", metavar="BOOK", nargs="?", const="daifugo",
        help="what finding all that would change a verdict takes instead",
    )  # fmt: skip
    parser.add_argument(
        "--site", metavar="N", type=int, nargs="?", const=1,
        help="how soon the static site has a verdict instead, on a phone N times slower",
    )  # fmt: skip
    parser.add_argument(
        "--interactions", metavar="N", type=int, nargs="?", const=300,
        help="how many tables the interaction checker judges instead, N aimed at each pair",
    )  # fmt: skip
    parser.add_argument("--json", metavar="FILE", help="write the figures to a file as well")
    return parser


def line(figure: Figure) -> str:
    low, high = figure.timing.spread
    return (
        f"{figure.id:4} {figure.what:56} {figure.timing.ratio:7.2f} {low:7.2f}-{high:<7.2f} "
        f"{figure.first:6.2f} {figure.goal:6.2f} {figure.timing.ours:10,.0f} "
        f"{figure.timing.theirs:10,.0f}"
    )


if __name__ == "__main__":
    main()
