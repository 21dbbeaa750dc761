"""What the build of the wheel makes beforehand is what would be made of the sources."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from lark import Lark, UnexpectedInput

from referee.basis import built
from referee.cards.card import Deck
from referee.cards.decks import ANY_DECK
from referee.library import shared_readings
from referee.library.book_file import parse_book, parse_package_book, parse_package_head
from referee.library.context import book, current
from referee.library.title_lookup import long_titles
from referee.notation.parser import grammar
from referee.notation.parser.lalr import Parser
from referee.notation.prebuilt import files
from tests.tiers import quick

PROCESSES = pytest.mark.full(
    "the first tier starts no process where a call in its own shows much the same"
)
TEXTS = (
    "rules: offkai\nseats: Aki, Ben (daifugo)\nfield: D4, Ben D7\nask:\n  may Aki play D9\n",
    "rules: 大富豪 + 8切り （ローカル） - 縛り\nreadings: x = y\n"
    "hands:\n  Aki: D4 S4 ?x3\n  Ben: out 1\n",
    "rules: whist, trump = H\ndiscards: Jo, SA\nstate: revolution\nturn: Aki\n",
    "seats: アキ、ベン\nplay:\n  アキ: D4 S4\n  ベン: passes\n  アキ: gives D5 to ベン !\n",
    "seats: Aki\nplay:\n  Aki: plays nothing\n",
    "field: D4 R7 Y12 5\n",
    "# a note\n\nrules: sevens, hidden = yes # said\nseats: Aki (大富豪), Ben\n\n"
    "hands:\n  Aki: ? x2 D4\n  Ben: none\nplay: Aki: H5 （Jo=S8）\n  Ben: pass !\n"
    "ask: whose turn\n",
    "rules:\nseats:\nfield:\nstate: a, b c , d\n",
    "",
)
MOVES = ("Aki: D4\n", "Aki: gives D4 D5 to Ben\n", "Aki: passes !\n", "Aki: plays\n",
         "Aki: swaps D4 for D5 with Ben\n", "Aki: names 7\n", "Aki: beats\n")  # fmt: skip


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    """The files that a build makes, by their names."""
    return dict(files())


@pytest.fixture
def folder(made: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """What the wheel has, where the package looks for it."""
    for name, text in made.items():
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr(built, "FOLDER", tmp_path)
    parsers = (grammar.parser, grammar.telling_parser, grammar._steps, grammar._tables)
    kept = (*parsers, shared_readings.shared_readings)
    for each in kept:
        each.cache_clear()
    yield tmp_path
    for each in kept:
        each.cache_clear()


def parsed(parser: Lark, text: str) -> object:
    try:
        return parser.parse(text)
    except UnexpectedInput as problem:
        expected = getattr(problem, "accepts", None) or getattr(problem, "allowed", None)
        return type(problem), problem.line, problem.column, sorted(expected or ())


def told(tree: Any) -> object:
    """A tree of either parser, with the places of its words; nothing of a text that is refused."""
    if tree is None:
        return None
    if isinstance(tree, str):
        return str(tree), tree.type, tree.line, tree.column  # type: ignore[attr-defined]
    if isinstance(tree, tuple):
        return None
    return str(tree.data), [told(each) for each in tree.children]


def read_whole(start: str, deck: Deck, titles: tuple[str, ...]) -> Lark:
    """The parser that lark makes of the grammar with these words in it."""
    text = grammar.grammar()
    for name, pattern in grammar.words_of(deck, titles).items():
        text = text.replace(name, pattern.replace("/", r"\/"))
    return Lark(text, start=start, parser="lalr", maybe_placeholders=True)


DECKS = [ANY_DECK, *dict.fromkeys(book(id_).deck for id_ in current().playable_ids())]


@pytest.mark.parametrize(
    "deck", quick(DECKS, 3, "the first tier reads three decks' grammars"), ids=range(len(DECKS))
)
def test_the_grammar_reads_as_if_it_were_read(
    deck: Deck, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for each in ("make_tables", "_make_steps"):
        monkeypatch.setattr(grammar, each, None)  # they are all there
    for start, titles in (("table", ()), ("table", long_titles()), ("move", ())):
        texts = TEXTS if start == "table" else MOVES
        read = read_whole(start, deck, titles)
        made = grammar.telling_parser(start, deck, titles)
        assert terminals(made) == terminals(read)
        for text in texts:
            assert parsed(made, text) == parsed(read, text), text
        own = grammar.parser(start, deck, titles)
        for text in texts:
            assert told(own.parse(text)) == told(parsed(read, text)), text
        same_order(own, read)


def same_order(own: Parser, read: Lark) -> None:
    """What may stand in a place is tried in lark's order, which rests on the words of the deck, and
    nothing of lark's is done with what is found."""
    lexers: Any = read.parser.lexer.lexers
    orders = {tuple(each.name for each in lexer.terminals) for lexer in lexers.values()}
    assert {tuple(each) for each in own._tables["orders"]} == orders
    for lexer in lexers.values():
        assert lexer.scanner
        assert not lexer.callback


def terminals(parser: Lark) -> dict[str, tuple[object, ...]]:
    return {
        each.name: (each.priority, each.pattern.to_regexp(), each.pattern.max_width)
        for each in parser.terminals
    }


@pytest.mark.parametrize("id_", current().package_ids())
def test_the_books_are_as_they_are_read(
    id_: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = current().sources.get(id_)
    assert file is not None
    text = file.read_text("utf-8")
    read = parse_book(id_, text)
    monkeypatch.setattr("referee.library.book_file.parse_book", None)
    assert parse_package_book(id_, text) == read
    for kept in (True, False):
        head = parse_package_head(id_, text)
        assert (head["title"], head.get("abstract")) == (
            read.data["title"],
            read.data.get("abstract"),
        )
        if kept:
            (folder / f"head-{id_}.json").unlink()


def test_the_readings_in_common_are_as_they_are_read(folder: Path) -> None:
    kept = shared_readings.shared_readings()
    (folder / "common-readings.json").unlink()
    shared_readings.shared_readings.cache_clear()
    assert kept == shared_readings.shared_readings()


def test_a_changed_source_wins(folder: Path) -> None:
    file = current().sources.get("whist")
    assert file is not None
    text = file.read_text("utf-8")
    changed = text.replace("whist", "whisked")
    assert parse_package_book("whist", changed) == parse_book("whist", changed)
    assert parse_package_book("whist", changed) != parse_package_book("whist", text)
    assert grammar.parser("move", Deck(), ()) is grammar.parser("move", Deck(), ())
    assert built.built("grammar-move", *grammar.sources("move", grammar.grammar())) is not None
    assert built.built("grammar-move", *grammar.sources("move", "move: NAME")) is None


@pytest.mark.parametrize("spoilt", ["", "{", "[]", "{}", '{"of": 1}', "\x00"])
def test_a_broken_file_is_as_none(spoilt: str, folder: Path) -> None:
    kept = folder / "book-whist.json"
    assert json.loads(kept.read_text("utf-8"))["made"]["family"] == "tricks"
    kept.write_text(spoilt, "utf-8")
    file = current().sources.get("whist")
    assert file is not None
    text = file.read_text("utf-8")
    assert parse_package_book("whist", text) == parse_book("whist", text)


WITHOUT_TEXT = """
import sys
import referee
seats = [{"name": name} for name in ("Aki", "Ben", "Chie")]
data = {"format": "referee.table/1", "rules": {"book": "daifugo"}, "seats": seats}
verdict = referee.from_dict({**data, "field": [{"cards": ["D9"]}]}).ask("may Ben play C10")
print(verdict.answer, verdict.say("en") != "", verdict.say("ja") != "")
print(*sorted({"lark", "babel", "pytz", "importlib.metadata"} & {*sys.modules}))
"""


def test_a_verdict_on_described_cards_loads_no_parser(root: Path) -> None:
    command = [sys.executable, "-I", "-c", WITHOUT_TEXT]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["yes True True", ""]


ASKED = """
import sys
from referee.cli.main import main
main(["ask", sys.argv[1]])
unused = ("babel", "pytz", "importlib.metadata", "webbrowser", "referee.cli.open",
          "referee.simulation", "referee.notation.lenient.reader", "referee.web.server")
print(*sorted({*unused} & {*sys.modules}))
"""


def test_a_command_loads_what_it_needs(root: Path, tmp_path: Path) -> None:
    table = tmp_path / "quarrel.table"
    table.write_text("rules: offkai\nseats: Aki, Ben\nfield: D9\nask:\n  may Aki play C10\n")
    command = [sys.executable, "-I", "-c", ASKED, str(table)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == ""


MADE = """
from hashlib import sha256
from referee.site.bundle import app, zipped
print(sha256(zipped(app())).hexdigest())
"""


@PROCESSES
def test_the_same_source_makes_the_same_files_in_each_process() -> None:
    """Else phones would fetch a site anew that was only built again."""
    made = {
        subprocess.run(
            [sys.executable, "-c", MADE],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(made) == 1
