"""The pages of where the rules of a book meet, and what of it goes with the package.

``python -m tests.docs.interactions daifugo run.jsonl`` tries the rules two by two and writes both.
An interrupted run continues from its file (third argument: the minutes that it took before).
"""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from time import monotonic

from msgspec.structs import replace

import referee
from referee.interaction_checker.recorded import SWEEP_FILES
from referee.interaction_checker.result import Interactions
from referee.library.context import rulebook
from referee.rulebook.clause import Clause
from tests.docs.interaction_page import page_of
from tests.docs.pages import ROOT


@dataclass(frozen=True)
class Sweep:
    """The rules of a book two by two; with ``beside``, only those pairs which that book lacks."""

    book: str
    enough: int
    most: int
    beside: str = ""

    def pairs(self) -> Iterator[tuple[str, str]]:
        """The names of the switches."""
        known = {each.id for each in _switches(self.beside)} if self.beside else set[str]()
        for one, other in combinations(_switches(self.book), 2):
            if not {one.id, other.id} <= known:
                yield one.name, other.name

    def page(self, lang: str) -> Path:
        """Where its page stands."""
        ending = "" if lang == "en" else f".{lang}"
        return ROOT / "docs" / "reference" / f"collisions-{self.book}{ending}.md"


SWEEPS = {
    "daifugo": Sweep("daifugo", enough=30, most=300),
    "local": Sweep("local", enough=4, most=40, beside="daifugo"),
}

HEAD = {
    "en": (
        "What [the interaction checker](../interactions.md) found, each pair of rules tried by "
        "itself: seed 0, at most {most} tables aimed at a pair, or as many as it takes until both "
        "rules did something on {enough} of them ({minutes} minutes on two cores). So “not seen” "
        "weighs less here than the 5,000 tables that it tries by itself. Each table below can be "
        "laid on the desk, or read by `referee ask`.{beside} [In Japanese]({other})."
    ),
    "ja": (
        "ルールを2つずつ[照合した結果](../interactions.md)です。シード0、1組につき最大{most}卓、\n"
        "または両方のルールが{enough}卓で働くまで(2コアで{minutes}分)。「見つからず」は、"
        "通常の5,000卓よりも軽い意味になります。\n下の卓はどれもデスクに並べるか、"
        "`referee ask` で確かめられます。\n{beside}[英語版]({other})。"
    ),
}
BESIDE = {
    "en": " Pairs of two rules that {title} has, too, stand [there](collisions-{book}.md).",
    "ja": "{title}にもあるルールどうしの組は[こちら](collisions-{book}.ja.md)にあります。\n",
}


def _switches(book: str) -> list[Clause]:
    rules = rulebook(book)
    return [
        option.clause
        for option in rules.options.values()
        if option.kind == "switch" and rules.is_relevant(option)
    ]


def found(sweep: Sweep, save: Path) -> Interactions:
    """The whole run."""
    return referee.interactions(
        sweep.book, rules=[], sets=[*sweep.pairs()], enough=sweep.enough, most=sweep.most, save=save
    )


def keep(sweep: Sweep, run: Interactions, minutes: int) -> None:
    """Writes the pages, and for the package what was tried and is unsettled."""
    for lang, other in (("en", "ja"), ("ja", "en")):
        text = page_of(run, lang, _head(sweep, lang, sweep.page(other).name, minutes))
        sweep.page(lang).write_text(text, "utf-8")
    kept = replace(run, pairs=tuple(run.of_kind("unsettled")))
    text = json.dumps(kept.to_dict(), ensure_ascii=False, separators=(",", ":"))
    (Path(str(SWEEP_FILES)) / f"{sweep.book}.json").write_text(text + "\n", "utf-8")


INDEX = ROOT / "docs" / "collisions.md"
INDEX_HEAD = """# Where rules conflict

Sometimes two rules act at the same moment, their order matters, and no text gives it. This page
lists the pairs that [the interaction checker](interactions.md) has found, book by book. A verdict
that depends on such a pair is “unsettled” and reports both outcomes. Each pair has a reading,
which a table (`readings: thief_then_death = death_first`) or [a house](houses.md) can decide. If
a text does give an order, [rules](reference/rules.md) explains how the book states it.
"""


def index() -> str:
    """The page of all books, from what goes with the package."""
    return "\n".join([INDEX_HEAD, *(line for sweep in SWEEPS.values() for line in _listed(sweep))])


def _listed(sweep: Sweep) -> Iterator[str]:
    run = Interactions.from_json((SWEEP_FILES / f"{sweep.book}.json").read_text("utf-8"))
    page = sweep.page("en").relative_to(INDEX.parent).as_posix()
    japanese = sweep.page("ja").relative_to(INDEX.parent).as_posix()
    yield f"## {run.title['en']}\n"
    yield f"{len(run.pairs)} pairs, [each with its table]({page}) ([in Japanese]({japanese})).\n"
    by_first: dict[str, list[str]] = {}
    for pair in run.pairs:
        first, second = (run.clauses[id_].title["en"] for id_ in pair.clauses)
        by_first.setdefault(first, []).append(second)
    for first, others in by_first.items():
        told = f"- **{first}** with {', '.join(others)}"
        yield from textwrap.wrap(told, 118, subsequent_indent="  ", break_long_words=False)
    yield ""


def _head(sweep: Sweep, lang: str, other: str, minutes: int) -> str:
    beside = ""
    if sweep.beside:
        title = rulebook(sweep.beside).book.title[lang]
        beside = BESIDE[lang].format(title=title, book=sweep.beside)
    told = {"enough": sweep.enough, "most": sweep.most, "minutes": minutes, "beside": beside}
    return HEAD[lang].format(other=other, **told)


if __name__ == "__main__":
    name, saved, *before = sys.argv[1:]
    begun = monotonic()
    run = found(SWEEPS[name], Path(saved))
    keep(SWEEPS[name], run, round((monotonic() - begun) / 60) + sum(map(int, before)))
    INDEX.write_text(index(), "utf-8")
