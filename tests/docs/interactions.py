"""Writes the pages of conflicting rules, and the data of them that the package contains.

``python -m tests.docs.interactions daifugo run.jsonl`` tries the rules two by two and writes both.
An interrupted run continues from its file (third argument: the minutes that it took before).

``python -m tests.docs.interactions`` renews all titles and sentences without trying any rules.
Run it when a title or what the referee says has changed.
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

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import referee
from referee.interaction_checker.pair_outcome import RuleGroup, Tally
from referee.interaction_checker.recorded import SWEEP_FILES
from referee.interaction_checker.result import Citation, Counts, Interactions, Kind, Pair
from referee.interaction_checker.summary import reading_words, summary, words
from referee.library.context import rulebook
from referee.model.types import Words
from referee.notation.table_text import read_text
from referee.notation.writer import write_text
from referee.rulebook.clause import Clause
from referee.rulebook.rulebook import Rulebook
from tests.docs.interaction_page import page_of
from tests.docs.pages import ROOT


@dataclass(frozen=True)
class Sweep:
    """The pairs of a book's rules, except those that the book ``beside`` also has."""

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
        """The path of its page."""
        ending = "" if lang == "en" else f".{lang}"
        return ROOT / "docs" / "reference" / f"collisions-{self.book}{ending}.md"


SWEEPS = {
    "daifugo": Sweep("daifugo", enough=30, most=300),
    "local": Sweep("local", enough=4, most=40, beside="daifugo"),
}

HEAD = {
    "en": (
        "The results of [the interaction checker](../interactions.md). Each pair of rules was "
        "tried by itself on test tables (seed 0) until both rules had acted on {enough} of them, "
        "or {most} had been tried ({minutes} minutes on two cores). By default the checker tries "
        "up to 5,000, so it may find further pairs. You can open each table below on the desk, or "
        "pass it to `referee ask`.{beside} [In Japanese]({other})."
    ),
    "ja": (
        "ルールを2つずつ[照合した結果](../interactions.md)です。1組につき最大{most}卓を、\n"
        "両方のルールが{enough}卓で働くまで試しました(乱数の種は0、2コアで{minutes}分)。"
        "通常は5,000卓まで試すので、ほかにも見つかるかもしれません。\n"
        "下の卓はどれも卓の画面で開くか、`referee ask` で確かめられます。\n"
        "{beside}[英語版]({other})。"
    ),
}
BESIDE = {
    "en": " Pairs of rules that {title} also has are on [its page](collisions-{book}.md).",
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


class DecidedPair(Struct, frozen=True, array_like=True):
    """A pair of rules with one clear outcome, and what decides it, without any sentences."""

    clauses: tuple[str, str]
    kind: Kind
    cited: tuple[tuple[str, str, str, str, str], ...] = ()
    """Of each citation: ``by``, ``clause``, ``other``, ``reading``, ``value``."""


class Decided(Struct, frozen=True):
    """The data of a page, without the unsettled pairs, which are in the package."""

    pairs: int
    minutes: int
    decided: tuple[DecidedPair, ...]


def keep(sweep: Sweep, run: Interactions, minutes: int) -> None:
    """Stores a run: for the package, what was tried and is unsettled; the rest for the pages."""
    decided = tuple(
        DecidedPair(
            (pair.first, pair.second),
            pair.kind,
            tuple((c.by, c.clause, c.other, c.reading, c.value) for c in pair.cited if c.says),
        )
        for pair in run.of_kind("ordered", "entangled")
    )
    text = msgspec.json.encode(Decided(len(run.pairs), minutes, decided)).decode()
    _decided_file(sweep).write_text(text.replace(']],[["', ']],\n[["') + "\n", "utf-8")
    _store(sweep, replace(run, pairs=tuple(run.of_kind("unsettled"))))


def _store(sweep: Sweep, run: Interactions) -> None:
    text = json.dumps(run.to_dict(), ensure_ascii=False, separators=(",", ":"))
    (Path(str(SWEEP_FILES)) / f"{sweep.book}.json").write_text(text + "\n", "utf-8")


def stored(sweep: Sweep) -> Interactions:
    """What goes with the package."""
    return Interactions.from_json((SWEEP_FILES / f"{sweep.book}.json").read_text("utf-8"))


def _decided_file(sweep: Sweep) -> Path:
    return ROOT / "tests" / "docs" / f"decided_{sweep.book}.json"


# ---- titles and sentences


def renewed(run: Interactions) -> Interactions:
    """The stored pairs with the titles and sentences of today."""
    rules = rulebook(run.book)
    clauses = {clause.id: clause for clause in rules.book.clauses}
    return replace(
        run,
        title=rules.book.title,
        clauses={id_: replace(c, title=clauses[id_].title) for id_, c in run.clauses.items()},
        pairs=tuple(_renewed_pair(rules, pair) for pair in run.pairs),
    )


def _renewed_pair(rules: Rulebook, pair: Pair) -> Pair:
    """An unsettled pair, summarized from its witness."""
    group = RuleGroup(rules, [_clause(rules, id_) for id_ in pair.clauses])
    witness = write_text(read_text(pair.witness or "").replace(ask=(), lines={}))
    return summary(group, Tally(pair.counts, {"unsettled": (0, witness)}))


def _clause(rules: Rulebook, id_: str) -> Clause:
    return next(clause for clause in rules.book.clauses if clause.id == id_)


def _decided_pair(rules: Rulebook, pair: DecidedPair) -> Pair:
    """A decided pair with its sentences."""
    cited = tuple(
        Citation(by, clause, other, reading, value, _says(rules, by, clause, other, reading, value))
        for by, clause, other, reading, value in pair.cited
    )
    return Pair(pair.clauses, pair.kind, Counts(), cited)


def _says(rules: Rulebook, by: str, clause: str, other: str, reading: str, value: str) -> Words:
    if by == "reading":
        return reading_words(rules.options[reading], value)
    if by == "clause":
        return dict(_clause(rules, clause).wording)
    first, second = _clause(rules, clause).title, _clause(rules, other).title
    return words(f"meet-{by}", first=first, second=second)


# ---- the pages


def page(sweep: Sweep, lang: str) -> str:
    """The page of a book, from what is stored."""
    other = sweep.page("ja" if lang == "en" else "en").name
    decided = msgspec.json.decode(_decided_file(sweep).read_bytes(), type=Decided)
    run, rules = stored(sweep), rulebook(sweep.book)
    pairs = (*run.pairs, *(_decided_pair(rules, pair) for pair in decided.decided))
    head = _head(sweep, lang, other, decided.minutes)
    return page_of(replace(run, pairs=pairs), lang, head, decided.pairs)


def write_pages() -> None:
    """Writes the page of each book, and the index."""
    for sweep in SWEEPS.values():
        for lang in ("en", "ja"):
            sweep.page(lang).write_text(page(sweep, lang), "utf-8")
    INDEX.write_text(index(), "utf-8")


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
    run = stored(sweep)
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
    if len(sys.argv) > 1:
        name, saved, *before = sys.argv[1:]
        begun = monotonic()
        run = found(SWEEPS[name], Path(saved))
        keep(SWEEPS[name], run, round((monotonic() - begun) / 60) + sum(map(int, before)))
    else:
        for sweep in SWEEPS.values():
            _store(sweep, renewed(stored(sweep)))
    write_pages()
