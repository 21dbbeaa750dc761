"""A broken file costs its own book and no other, whatever it is that is broken."""

from __future__ import annotations

import json
import os
import random
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import referee
from referee import simulation
from referee.cli.main import main
from referee.library.context import check_book, current, using
from referee.library.library import Library
from referee.library.sources import MAX_BOOK_LENGTH
from referee.library.toml_source import MAX_DEPTH
from referee.rulebook.diagnostics import ERROR, Finding
from referee.ui.desk.session import DeskSession
from referee.ui.rule_picker.session import PickerSession
from tests.mutated_books import VALUES, Mutant, kind_of, mutated, places
from tests.thorough import some
from tests.tiers import quick

GOOD = 'extends = "offkai"\n'
CLAUSE = """[[clause]]
id = "broken.one"
title = { ja = "甲", en = "One" }
ja = "甲"
en = "one"
where = { ja = "甲", en = "here" }
"""
TABLE = "rules: good\nseats: Aki, Ben\nfield: D4\nask:\n  may Aki play D5\n"


@pytest.fixture(scope="module")
def package() -> Library:
    """A library that has read the package's books."""
    made = Library()
    assert made.books()
    return made


@pytest.fixture
def own(package: Library) -> Iterator[Library]:
    """The package's books; what a test adds is forgotten after it."""
    with using(package), package.trial():
        yield package


@pytest.fixture
def folder(own: Library, tmp_path: Path) -> Path:
    """A folder of books with one that is in order."""
    (tmp_path / "good.toml").write_text(GOOD, "utf-8")
    own.add_books(tmp_path)
    return tmp_path


def found_in(id_: str) -> list[Finding]:
    """What is wrong with a book, which is refused for it in both languages."""
    found = [each for each in check_book(id_) if each.level == ERROR]
    for each in found:
        assert each.say("ja") != each.say("en")
        assert json.dumps(each.to_dict())
    return found


def others_play() -> None:
    """Wherever books are listed, the good one is, and the broken one is not in its way."""
    ours = {
        id_ for id_ in current().package_ids() if not current().book_file(id_).data.get("abstract")
    }
    assert {"good", *ours} <= {*referee.books()}
    assert referee.read(TABLE).ask("may Aki play D5").answer == "yes"
    for session in (DeskSession(TABLE), PickerSession("good")):
        shown = {each["id"] for each in session.state()["books"]}
        assert "good" in shown
        assert "broken" not in shown or current().is_playable("broken")
    assert main(["books"]) == 0
    assert main(["books", "good", "--check"]) == 0


# ---- what TOML can say and no book does


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("x = " + "[" * 900 + "]" * 900, "toml-deep", (2, 5 + MAX_DEPTH)),
        ("x = " + "[" * 40, "toml-deep", (2, 5 + MAX_DEPTH)),
        (".".join(["a"] * 100) + " = 1", "toml-deep", (2, 2 * MAX_DEPTH + 2)),
        ("a." * MAX_BOOK_LENGTH, "toml-long", None),
        ("[" + "]\n[".join(".".join("ab" * 8) + f".{n}" for n in "xy") + ".p.q.r]\n"
         + ".".join("cd" * 10) + " = 1", "toml-deep", (4, 1)),
        ("revision = " + "9" * 4_300, "toml-number", (2, 12)),
        ("revision = 0x" + "f" * 9_000, "toml-number", (2, 12)),
        ("revision = 9223372036854775808", "toml-number", (2, 1)),
        ('note = "\ud800"', "toml-half-letter", (2, 9)),
        ("date = 2026-02-30", "no-toml", None),
        ("x = \0", "no-toml", (2, 5)),
        ("x = 1\rextends = 3", "no-toml", (2, 6)),
        ("deck.ranks = []", "bad-part", (2, 1)),
        ("deck.suits = []", "bad-part", (2, 1)),
        ('deck.suits = ["S", "S"]', "bad-part", (2, 1)),
        ("deck.jokers = 1_000_000_000", "bad-part", (2, 1)),
        ("deck.jokers = -1", "bad-part", (2, 1)),
        ("deck.copies = 0", "bad-part", (2, 1)),
        ("deck.copies = { 3 = 2, 99 = 2 }", "bad-part", (2, 1)),
        ("deck.copies = 9", "bad-part", (2, 1)),
        ('deck.suitless = ["3"]', "bad-part", (2, 1)),
        ('deck = { kind = "tarot" }', "unknown-deck", (2, 10)),
        ('deck.ranks = ["3", "S 4"]', "deck-card", (2, 1)),
        ('title = { ja = "x", en = [[]] }', "bad-part", (2, 21)),
        ("players = [5, 2]", "bad-part", (2, 1)),
        ("players = [3, 6, 7]", "bad-part", (2, 1)),
        ("players = [0, 1000000]", "bad-part", (2, 1)),
        ('titles = { 3 = ["hinmin", "heimin"] }', "bad-part", (2, 12)),
        ('titles = { three = ["hinmin"] }', "bad-part", (2, 12)),
        ('titles = { 1 = ["knight"] }', "bad-part", (2, 17)),
        (CLAUSE + 'titles = { 7 = ["king", "slave"] }', "bad-part", (8, 12)),
        (CLAUSE + 'titles = { 1 = ["knight"] }', "bad-part", (8, 17)),
        (CLAUSE + '[[clause.reading]]\nlike = "jokers"\nid = "x"\ntitles.no = { 2 = ["king"] }',
         "bad-part", (11, 15)),
        ("ruling = [3]", "bad-part", (2, 11)),
        ("abstract = 1", "bad-part", (2, 1)),
        ('family = "hearts"', "unknown-family", (2, 1)),
        ("without = [[]]", "bad-part", (2, 12)),
    ],
)  # fmt: skip
def test_what_no_book_says_costs_its_own_book(
    text: str, code: str, place: tuple[int, int] | None, folder: Path
) -> None:
    said = (GOOD + text).encode("utf-8", "surrogatepass")
    if code == "toml-half-letter":
        current().add_text("broken", said.decode("utf-8", "surrogatepass"))
    else:
        (folder / "broken.toml").write_bytes(said)
    found = found_in("broken")
    assert code in [each.code for each in found]
    if place is not None:
        assert place in [(each.line, each.column) for each in found]
    assert all(each.line >= 1 for each in found)
    others_play()


def test_a_finding_says_what_belongs_there(folder: Path) -> None:
    (folder / "broken.toml").write_text(GOOD + "[deck]\n  jokers = 'two'\n", "utf-8")
    (found,) = found_in("broken")
    assert found.say("en") == (
        "The rulebook file “broken”, line 3, column 3: “deck.jokers” has to be a whole number."
    )
    assert found.say("ja") == (
        "ルールブックのファイル「broken」の3行目3文字目: 「deck.jokers」には整数を書いてください。"
    )


# ---- what is no file, or no text


def _linked(at: Path) -> None:
    at.symlink_to(at.with_name("other.toml"))
    at.with_name("other.toml").symlink_to(at)


def _listening(at: Path) -> None:
    with socket.socket(socket.AF_UNIX) as there:
        there.bind(str(at))


def _sparse(at: Path) -> None:
    with at.open("wb") as file:
        file.truncate(50_000_000)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes have names here")
@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda at: at.mkdir(), "folder"),
        (_linked, "circle"),
        (lambda at: at.symlink_to("nowhere"), "no such file"),
        (lambda at: at.symlink_to("/dev/zero"), "device"),
        (os.mkfifo, "pipe"),
        (_sparse, "million"),
        (lambda at: at.write_bytes(b'extends = "offkai"\n# \xff\n'), "UTF-8"),
        (lambda at: at.write_bytes(b"\xff\xfee\0x\0"), "UTF-8"),
    ],
)  # fmt: skip
def test_what_is_no_file_costs_its_own_book(
    make: Callable[[Path], Any], said: str, folder: Path
) -> None:
    make(folder / "broken.toml")
    (found,) = found_in("broken")
    assert found.code == "no-book-file"
    assert said in found.say("en")
    others_play()


def test_where_a_file_is_no_utf8_is_told(folder: Path) -> None:
    (folder / "broken.toml").write_bytes('extends = "offkai"\n# 甲乙'.encode() + b"\xff")
    assert [(each.line, each.column) for each in found_in("broken")] == [(2, 5)]


@pytest.mark.parametrize("text", ["\ufeff" + GOOD, GOOD.replace("\n", "\r\n"), "\ufeff\r\n" + GOOD])
def test_marks_and_line_ends_of_windows_are_read(text: str, folder: Path) -> None:
    (folder / "theirs.toml").write_bytes(text.encode("utf-8"))
    assert found_in("theirs") == []
    assert "theirs" in referee.books()


def test_what_editors_and_systems_leave_is_no_book(folder: Path) -> None:
    (folder / ".#good.toml").symlink_to("somebody@somewhere.1234")
    (folder / "._good.toml").write_bytes(b"\0\5\x16\7")
    (folder / ".toml").write_text("")
    assert main(["books", "--check"]) < 2
    others_play()


def test_a_folder_that_nobody_can_read_has_no_books(folder: Path, own: Library) -> None:
    for odd in ("x" * 300, "no\0name", "nowhere", "good.toml"):
        own.add_books(folder / odd)
    others_play()


def test_a_name_that_is_no_unicode_is_spelled_out(folder: Path) -> None:
    try:
        (folder / os.fsdecode(b"\xff.toml")).write_text(GOOD)
    except OSError:
        pytest.skip("all names are Unicode here")
    assert "\\udcff" in referee.books()
    others_play()


# ---- what a file extends


def test_a_circle_costs_those_that_are_in_it(folder: Path) -> None:
    for name, extends in (("broken", "two"), ("two", "three"), ("three", "broken")):
        (folder / f"{name}.toml").write_text(f'extends = "{extends}"\n', "utf-8")
    for name in ("broken", "two", "three"):
        (found,) = found_in(name)
        assert (found.code, found.line) == ("extends-itself", 1)
    others_play()


@pytest.mark.parametrize(
    "text", ["what?", GOOD + "switches = 3", GOOD + "[switches]\nemporer = true"]
)
@pytest.mark.parametrize("abstract", ["", "abstract = true\n"])
def test_who_extends_a_broken_book_is_told_where_it_is_broken(
    text: str, abstract: str, folder: Path
) -> None:
    (folder / "broken.toml").write_text(abstract + text, "utf-8")
    (folder / "upon.toml").write_text('\nextends = "broken"\n', "utf-8")
    (folder / "above.toml").write_text('\n\nextends = "upon"\n', "utf-8")
    upon, below = found_in("upon")
    assert (upon.code, upon.file, upon.line) == ("extends-broken", "upon", 2)
    assert below.file == "broken"
    assert below.line >= 1
    assert {each.file for each in found_in("above")} <= {"above", "upon", "broken"}
    assert {"upon", "above"}.isdisjoint(referee.books())
    others_play()


def test_houses_may_extend_one_another_without_end(folder: Path) -> None:
    for at in range(400):
        extends = f"house{at - 1}" if at else "offkai"
        (folder / f"house{at}.toml").write_text(f'extends = "{extends}"\n', "utf-8")
    assert referee.book("house399").title["en"] == "house399"
    assert found_in("house399") == []


@pytest.mark.parametrize("gone", [False, True])
def test_a_house_that_goes_or_breaks_stays_on_the_desk_as_it_was_read(
    gone: bool, folder: Path, own: Library
) -> None:
    desk, picker = _opened(folder, 'extends = "whist"\n')
    before = desk.state()["verdict"]["answer"]
    _breaks(folder / "ours.toml", gone=gone)
    for session in (desk, picker):
        for act in ({"type": "lang", "lang": "ja"}, {"type": "undo"}, {"type": "redo"}):
            assert session.act(act)
    assert desk.state()["verdict"]["answer"] == before


@pytest.mark.parametrize("gone", [False, True])
def test_another_book_that_goes_or_breaks_is_told_until_it_is_mended(
    gone: bool, root: Path, folder: Path, own: Library
) -> None:
    text = (root / "referee" / "books" / "whist.toml").read_text("utf-8")
    desk, _ = _opened(folder, text)
    before = desk.state()["verdict"]["answer"]
    _breaks(folder / "ours.toml", gone=gone)
    with pytest.raises(referee.UnknownName if gone else referee.BadBook) as told:
        desk.act({"type": "lang", "lang": "ja"})
    assert "ours" in told.value.say("ja")
    others_play()
    (folder / "ours.toml").write_text(text, "utf-8")
    current().add_text("more", GOOD)
    assert desk.act({"type": "lang", "lang": "en"})["verdict"]["answer"] == before


def _opened(folder: Path, text: str) -> tuple[DeskSession, PickerSession]:
    (folder / "ours.toml").write_text(text, "utf-8")
    table = "rules: ours\nseats: Aki, Ben, Chie\nask:\n  who leads\n"
    return DeskSession(table), PickerSession("ours")


def _breaks(file: Path, *, gone: bool) -> None:
    if gone:
        file.unlink()
    else:
        file.write_text("what?")
    current().add_text("another", GOOD)  # what is added makes all others be read again


# ---- what a rule cannot take

CLAUSE = """
[[clause]]
id = "broken.one"
title = { ja = "甲", en = "One" }
ja = "甲"
en = "one"
where = { ja = "甲", en = "here" }
"""
READING = """
[[clause.reading]]
id = "antitrust_excess"
question = { ja = "何", en = "What?" }
values = ["4", "many"]
default = "4"
"""


@pytest.mark.parametrize(
    ("base", "said", "code"),
    [
        ("daifugo", 'rule = "foul_finish"\nwith = { always = [["8"]] }', "bad-parameter"),
        ("daifugo", 'rule = "exchange"\nwith = { swaps = [["hinmin", "fugo"]] }', "bad-parameter"),
        ("daifugo", 'rule = "exchange"\nwith = { swaps = [["a", "b", "c"]] }', "bad-parameter"),
        ("daifugo", 'rule = "foul_finish"\nwith = { kept = { omen = "3" } }', "bad-parameter"),
        ("daifugo", 'rule = "jeanne_darc"\nwith = { count = 1000000 }', "bad-parameter"),
        ("daifugo", 'rule = "run_follow"\nwith = { run_follow = "zz" }', "bad-parameter"),
        ("daifugo", 'rule = "jeanne_darc"\nwith = { rank = "14" }', "bad-parameter"),
        ("daifugo", 'rule = "antitrust"' + READING, "bad-parameter"),
        (
            "daifugo",
            'rule = "jeanne_darc"\nwith = { mary_b_or_jeanne.reading = ["x"] }',
            "bad-parameter",
        ),
        ("daifugo", 'rule = "foul_finish"\nwith = { kept = { reading = 3 } }', "bad-parameter"),
        ("hearts", 'rule = "card_points"\nwith = { suits = { Z = 1 } }', "bad-parameter"),
        ("hearts", 'rule = "card_points"\nwith = { cards = { S99 = 1 } }', "bad-parameter"),
        ("hearts", 'rule = "no_points_at_first"\nwith = { suits = "HZ" }', "bad-parameter"),
        ("whist", 'rule = "trump"\nwith = { suit = "Z" }', "bad-parameter"),
        ("sevens", 'rule = "pass_limit"\nwith = { allowed = "few" }', "bad-parameter"),
        ("hearts", 'rule = "__init__"', "unknown-rule"),
        ("hearts", 'rule = "card_points.x"', "unknown-rule"),
        ("hearts", 'rule = "no/such"', "unknown-rule"),
    ],
)
def test_what_a_rule_cannot_take_is_told_before_anybody_plays(
    base: str, said: str, code: str, folder: Path
) -> None:
    text = f'extends = "{base}"\n{CLAUSE}{said}\n'
    (folder / "broken.toml").write_text(text, "utf-8")
    found = [each for each in found_in("broken") if each.code == code]
    assert [each.line >= 8 for each in found] == [True]


def test_a_game_without_jokers_gets_none(folder: Path) -> None:
    for base in ("hearts", "whist", "culprit_poker"):
        (folder / "broken.toml").write_text(f'extends = "{base}"\n[deck]\njokers = 1\n', "utf-8")
        current().add_text(f"after-{base}", GOOD)
        found = {each.code: each for each in found_in("broken")}
        assert found["no-jokers"].line == 2


def test_a_game_with_one_of_each_card_gets_no_copies(folder: Path) -> None:
    for base, refused in (("hearts", True), ("offkai", True), ("crazy_eights", False)):
        (folder / "broken.toml").write_text(f'extends = "{base}"\n[deck]\ncopies = 2\n', "utf-8")
        current().add_text(f"after-{base}", GOOD)
        found = {each.code: each for each in found_in("broken")}
        assert ("no-copies" in found) is refused


# ---- every key, every type


def _plays(id_: str, rng: random.Random) -> None:
    """A book that nothing is wrong with can be played."""
    low, high = referee.book(id_).players
    if low <= len(simulation.NAMES):
        players = rng.randint(low, min(high, 5, len(simulation.NAMES)) if low <= 5 else low)
        dealt = simulation.deal(rng.randrange(99), players, id_)
        simulation.play_out(dealt, rng.randrange(99), max_moves=12)


def _holds(mutant: Mutant, own: Library, rng: random.Random) -> bool:
    """Whether a book that says something else is still one; if not, where is said."""
    if (mutant.path, mutant.value) == (("abstract",), "true"):
        return True  # nobody plays by it
    own.remove_book("broken")
    own.add_text("broken", mutant.text)
    found = found_in("broken")
    playable = all(each.costs_clause for each in found)
    assert own.is_playable("broken") == playable, (mutant.path, mutant.value)
    for each in found:
        assert each.line >= 1, (mutant.path, mutant.value, each)
    if playable:  # then without the clauses that are broken
        try:
            _plays("broken", rng)
        except referee.ImpossibleTable:  # such as one with more players than cards
            return True
    return playable


def _sampled(root: Path, names: list[str]) -> Iterator[tuple[str, Any]]:
    """A place of every kind that these books have, the smallest book first."""
    seen: set[tuple[str, ...]] = set()
    texts = [(root / "referee" / "books" / f"{name}.toml").read_text("utf-8") for name in names]
    for text in sorted(texts, key=len):
        for part in places(text):
            kind = kind_of(part.path)
            if kind not in seen:
                seen.add(kind)
                yield text, part


SMALL = ["whist", "hearts", "sevens", "poker", "culprit_poker", "uecda"]


@pytest.mark.full("the first tier changes every key of a house, but not of books")
def test_every_key_of_a_book_with_every_type_costs_its_own_book(
    root: Path, folder: Path, own: Library
) -> None:
    """Every kind of key that a book can have, with every type that TOML knows."""
    rng, kept = random.Random(7), 0
    for text, part in _sampled(root, SMALL):
        for value in rng.sample(VALUES, some(10)):
            kept += _holds(mutated(text, part, value), own, rng)
    assert kept
    others_play()


@pytest.mark.parametrize(
    "name",
    quick(
        ["torite", "daifugo", "million_doubt", "offkai", "league"],
        1,
        "the first tier takes fewer books",
    ),
)
def test_a_large_book_that_says_something_else_somewhere(
    name: str, root: Path, folder: Path, own: Library
) -> None:
    rng = random.Random(name)
    text = (root / "referee" / "books" / f"{name}.toml").read_text("utf-8")
    for part in rng.sample(places(text), 12):
        _holds(mutated(text, part, rng.choice(VALUES)), own, rng)
    others_play()


HOUSE = """extends = "daifugo"
format = 1
revision = 3
abstract = false
title = { ja = "甲", en = "Ours" }
without = ["emperor"]
players = [3, 5]
deck = { kind = "french", jokers = 1, suits = "SHDC", ranks = ["3", "4", "5", "6", "7", "8", "9",
  "10", "J", "Q", "K", "A", "2"], hidden = false, copies = 1, suitless = [] }
titles = { 3 = ["hinmin", "heimin", "fugo"] }
switches = { suit_lock = false }
settings = { miyako_ochi = true, foul_state = "before_play" }
ruling = [{ decides = "joker_pair", value = "forbidden", date = 2026-11-20, note = "x" }]
preset = [{ id = "p", title = { ja = "甲", en = "P" }, kinds = ["base"],
  switches = { emperor = true }, readings = { foul_state = "after_play" } }]
clause = [{ id = "broken.one", kind = "local", title = { ja = "甲", en = "One" }, ja = "甲",
  en = "one", where = { ja = "甲", en = "here" },
  rule = "jeanne_darc", with = { rank = "6", count = 2 },
  overrides = ["daifugo.turn"], needs = [["daifugo.j_back"], "daifugo.turn"], conflicts = ["x.y"],
  about = ["8"], titles = { 2 = ["slave", "king"] },
  rules = [{ rule = "q_release", with = {} }], reading = [{ id = "r",
  question = { ja = "何", en = "What?" }, values = ["a", "b"], default = "a",
  label = { a = { ja = "甲", en = "A" } }, why = { ja = "甲", en = "why" },
  overrides = { a = ["x.y"] }, orders = { a = ["x.y"] }, family = { a = "climbing" },
  titles = { a = { 2 = ["slave", "king"] } } }] }]
"""


def test_every_key_of_a_house_with_every_type_costs_its_own_book(
    folder: Path, own: Library
) -> None:
    rng = random.Random(3)
    for part in places(HOUSE):
        for value in rng.sample(VALUES, some(6)):
            _holds(mutated(HOUSE, part, value), own, rng)
    others_play()
