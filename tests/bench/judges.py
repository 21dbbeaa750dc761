"""How far judges of another design agree with the engine, game by game.

    python -m tests.bench.judges --positions 50000

lets each judge of ``tests/second`` play whole games beside the engine, with illegal tries between
the moves, until it has compared so many positions of each of its games. The counts are added to
``docs/figures/judges.json`` after each minute, so the next run goes on where the last one ended;
``--again`` begins at zero. The judge that has compared the least comes first.

OpenSpiel and rlcard are other people's programs and come with the extra ``bench``; without it they
are left out. ``words`` are our own judges, written from the words of the rules without the engine.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import click

from tests.paths import ROOT
from tests.second.tally import Tally

FIGURES = ROOT / "docs" / "figures" / "judges.json"
KEPT = 20
"""So many differences of a judge are kept, each with its seed."""
SAVES_AFTER = 60.0
TITLES = {"openspiel": "OpenSpiel", "rlcard": "rlcard", "words": "our own, from the words"}
"""Judge -> what the scorecard calls it."""


class Pair(NamedTuple):
    """A judge and one of its games; ``compare``: a game of a seed, by the judge and the engine."""

    judge: str
    game: str
    compare: Callable[[int, Tally], None]

    @property
    def key(self) -> str:
        return f"{self.judge} {self.game}"


def pairs() -> Iterator[Pair]:
    """The judges that are installed, with their games."""
    yield from _words()
    if find_spec("pyspiel"):
        spiel = import_module("tests.second.openspiel.games")
        for game in spiel.JUDGES:
            yield Pair("openspiel", game, _deals(game, spiel.JUDGES))
        dou_dizhu = import_module("tests.second.openspiel.dou_dizhu")
        yield Pair("openspiel", "dou_dizhu", dou_dizhu.compare_deal)
        holdem = import_module("tests.second.openspiel.holdem")
        yield Pair("openspiel", "holdem", holdem.compare_table)
        crazy_eights = import_module("tests.second.openspiel.crazy_eights")
        yield Pair("openspiel", "crazy_eights", crazy_eights.compare_game)
    if find_spec("rlcard"):
        for game, module in (("uno", "uno"), ("dou_dizhu", "doudizhu")):
            yield Pair("rlcard", game, import_module(f"tests.second.rlcard.{module}").compare_game)


def _words() -> Iterator[Pair]:
    deals = import_module("tests.second.deals.compare")
    for game in deals.JUDGES:
        yield Pair("words", game, _deals(game, deals.JUDGES))
    for package in ("matching", "shedding"):
        module = import_module(f"tests.second.{package}.compare")
        for game in module.GAMES:
            yield Pair("words", game, _games(module.compare_game, game))
    showdown = import_module("tests.second.showdown.compare")
    yield Pair("words", "holdem", showdown.compare_table)


def _deals(game: str, judges: Any) -> Callable[[int, Tally], None]:
    deal = import_module("tests.second.deals.compare").compare_deal
    return lambda seed, tally: deal(seed, tally, game, judges)


def _games(compare: Callable[[str, int, Tally], None], game: str) -> Callable[[int, Tally], None]:
    return lambda seed, tally: compare(game, seed, tally)


def run(
    figures: dict[str, Any],
    judged: list[Pair],
    positions: int,
    seconds: float = float("inf"),
    save: Callable[[], None] = lambda: None,
) -> None:
    """Adds games to the figures, always of the judge that has compared the fewest positions."""
    counts = figures.setdefault("judges", {})
    for pair in judged:
        counts.setdefault(pair.key, {**dict.fromkeys(COUNTED, 0), "differing": []})
    begun = saved = time.monotonic()
    while True:
        pair = min(judged, key=lambda each: counts[each.key]["positions"])
        if counts[pair.key]["positions"] >= positions or time.monotonic() - begun >= seconds:
            break
        _add(counts[pair.key], pair)
        figures["date"] = datetime.now(UTC).date().isoformat()
        if time.monotonic() - saved > SAVES_AFTER:
            save()
            saved = time.monotonic()
    save()


COUNTED = ("seeds", "positions", "legal", "illegal", "others", "differences")
"""What is counted: ``seeds`` are games; ``legal`` and ``illegal`` are tries, as the judge says."""


def _add(counts: dict[str, Any], pair: Pair) -> None:
    """Adds the next game of a judge to its counts."""
    tally, seed = Tally(), counts["seeds"]
    pair.compare(seed, tally)
    for name in COUNTED[1:-1]:
        counts[name] += getattr(tally, name)
    counts["seeds"] += 1
    counts["differences"] += len(tally.differences)
    found = [f"seed {seed}: {text.splitlines()[-1]}" for text in tally.differences]
    counts["differing"] += found[: KEPT - len(counts["differing"])]


def read(file: Path = FIGURES) -> dict[str, Any]:
    """The figures so far."""
    figures: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return figures


@click.command(help=__doc__)
@click.option("--positions", type=click.IntRange(1), default=50_000, help="Of each game.")
@click.option("--minutes", type=click.FloatRange(0, min_open=True), default=float("inf"))
@click.option("--only", multiple=True, help="A judge or a game: all others are left out.")
@click.option("--again", is_flag=True, help="Begin at zero.")
@click.option("--file", type=click.Path(path_type=Path, dir_okay=False), default=FIGURES)
def main(positions: int, minutes: float, only: tuple[str, ...], again: bool, file: Path) -> None:
    figures = {} if again else read(file)

    def save() -> None:
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n", "utf-8")

    judged = [each for each in pairs() if not only or {each.judge, each.game} & {*only}]
    if not judged:
        raise click.UsageError("No judge that is installed has this name or game.")
    run(figures, judged, positions, 60 * minutes, save)
    for each in judged:
        counts = figures["judges"][each.key]
        click.echo(f"{each.key}: {', '.join(f'{counts[name]:,} {name}' for name in COUNTED)}")
        for line in counts["differing"]:
            click.echo(f"  {line}")


if __name__ == "__main__":
    main()
