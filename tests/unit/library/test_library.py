"""What a library knows and forgets, and that nothing outlives the book that it follows from."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import referee
from referee.engine.family import engine_of
from referee.house_rules.house import new_house
from referee.library.context import check_book, current, default_library, using
from referee.library.library import Library
from referee.rulebook.clause import Book
from referee.rulebook.diagnostics import ERROR, BadBook
from referee.rulebook.rulebook import MAX_KEPT, Rulebook, rulebook_of
from tests.thorough import some

OURS = 'extends = "offkai"\n'
TABLE = "rules: {}\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\n"


@pytest.fixture
def own() -> Iterator[Library]:
    with using(Library()) as made:
        yield made


@pytest.fixture
def only_new_objects() -> None:
    """Leaves what is alive now out of the collector's lists, which are long after many tests."""
    gc.collect()
    gc.freeze()


# ---- one's own


def test_a_library_of_ones_own_knows_what_no_other_does(own: Library) -> None:
    assert current() is own
    own.add_text("ours", OURS)
    assert referee.read(TABLE.format("ours")).rulebook.book is own.book("ours")
    assert "ours" not in default_library.all_book_ids()


def test_a_thread_has_the_library_that_it_is_told(own: Library) -> None:
    own.add_text("ours", OURS)
    with ThreadPoolExecutor(1) as other:
        assert "ours" not in other.submit(lambda: current().all_book_ids()).result()


# ---- trying


def test_what_is_tried_is_forgotten_unless_it_is_kept(own: Library, tmp_path: Path) -> None:
    (tmp_path / "theirs.toml").write_text(OURS, "utf-8")
    with own.trial() as kept:
        own.add_text("kept", OURS)
        kept.keep()
    with own.trial():
        own.add_text("ours", OURS)
        own.add_books(tmp_path)
        own.add_family("toy", "tests.toy")
        own.remove_book("kept")
        assert {"ours", "theirs", "toy"} <= {*own.playable_ids()}
        assert "kept" not in own.playable_ids()
        with own.trial() as inner:
            own.add_text("inner", OURS)
            inner.keep()
        assert "inner" in own.playable_ids()
    assert own.playable_ids() == [*sorted([*Library().playable_ids(), "kept"])]


def test_what_is_tried_is_forgotten_where_something_is_raised(own: Library) -> None:
    own.add_book(Path("ours.toml"), OURS + "[switches]\nemperor = true\n")
    before = own.book("ours")
    with pytest.raises(BadBook):
        _try_what_is_no_book(own)
    assert own.book("ours") is before


def _try_what_is_no_book(own: Library) -> None:
    with own.trial() as trial:
        own.add_book(Path("ours.toml"), "this is no book")
        own.book("ours")
        trial.keep()


def test_what_another_thread_adds_stays(own: Library) -> None:
    with ThreadPoolExecutor(1) as other, own.trial():
        other.submit(own.add_text, "theirs", OURS).result()
        own.add_text("ours", OURS)
    assert "theirs" in own.playable_ids()
    assert "ours" not in own.playable_ids()


def test_a_family_that_is_taken_back_takes_its_houses_along(own: Library) -> None:
    with own.trial():
        own.add_family("toy", "tests.toy")
        own.add_text("ours", 'extends = "toy"\n')
        assert own.book("ours").family == "toy"
        own.remove_family("toy")
        assert "ours" not in own.playable_ids()


# ---- what is read again


def test_a_book_that_says_the_same_stays_the_same(own: Library, tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(OURS, "utf-8")
    own.add_book(file)
    before = [own.book("ours"), own.book("offkai"), own.book("daifugo")]
    own.add_text("theirs", OURS)
    assert [own.book("ours"), own.book("offkai"), own.book("daifugo")] == before
    file.write_text(OURS + "[switches]\nemperor = true\n", "utf-8")
    assert own.book("ours") is before[0]  # until somebody adds it once more
    own.add_book(file)
    assert own.book("ours").options["emperor"].default is True
    assert own.book("offkai") is before[1]


def test_a_book_that_extends_one_that_was_changed_is_made_anew(own: Library) -> None:
    own.add_book(Path("ours.toml"), OURS)
    own.add_text("tonight", 'extends = "ours"\n')
    assert own.book("tonight").options["emperor"].default is False
    own.add_book(Path("ours.toml"), OURS + "[switches]\nemperor = true\n")
    assert own.book("tonight").options["emperor"].default is True


def test_a_book_whose_file_breaks_is_there_as_it_was_read_last(own: Library) -> None:
    own.add_book(Path("ours.toml"), OURS)
    before = own.book("ours")
    own.add_book(Path("ours.toml"), OURS + "without = 3\n")
    with pytest.raises(BadBook):
        own.book("ours")
    assert own.last_good_book("ours") is before
    own.remove_book("ours")
    with pytest.raises(referee.UnknownName):
        own.last_good_book("ours")


def test_threads_read_and_add_at_once(own: Library) -> None:
    def work(number: int) -> bool:
        with using(own):
            id_ = own.add_text(f"ours{number}", OURS)
            table = referee.read(TABLE.format(id_))
            same = own.book("daifugo") is own.book("daifugo")
            own.remove_book(id_)
            return same and table.ask("may Chie play C10").answer == "no"

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(work, range(40)))
    assert own.playable_ids() == Library().playable_ids()


# ---- rulebooks of a book


def test_equal_choices_give_the_same_rulebook_while_it_is_in_use(own: Library) -> None:
    of = own.book("daifugo")
    held = rulebook_of(of, {"j_back": True, "emperor": True})
    engine = engine_of(held)
    names = [option.name for option in of.options.values() if option.kind == "switch"]
    for number in range(2 * MAX_KEPT):
        on = {name: bool(number >> at & 1) for at, name in enumerate(names[:12])}
        rulebook_of(of, on)
    again = rulebook_of(of, {"emperor": True, "j_back": True})
    assert again is held
    assert engine_of(again) is engine


@pytest.mark.usefixtures("only_new_objects")
def test_a_book_keeps_no_more_rulebooks_than_it_says() -> None:
    of = Library().book("daifugo")
    names = [option.name for option in of.options.values() if option.kind == "switch"]
    for number in range(2 * MAX_KEPT):
        rulebook_of(of, {name: bool(number >> at & 1) for at, name in enumerate(names[:12])})
    gc.collect()
    kept = [each for each in gc.get_objects() if type(each) is Rulebook and each.book is of]
    assert len(kept) == MAX_KEPT


@pytest.mark.usefixtures("only_new_objects")
def test_a_house_changed_often_leaves_one_book(own: Library, tmp_path: Path) -> None:
    house = new_house(tmp_path / "ours.toml", "offkai")

    def change(times: int) -> Counter[type]:
        nonlocal house
        for number in range(times):
            house = house.rule("suit_lock", number % 2 == 0, note=f"change {number}")
            table = referee.read(TABLE.format("ours"))
            verdict = table.ask("may Chie play C10")
            assert verdict.answer == ("no" if number % 2 == 0 else "yes")
            if number % 25 == 0:
                verdict.say("en")
        del table, verdict
        gc.collect()
        counts = Counter(map(type, gc.get_objects()))
        ours = {of: n for of, n in counts.items() if str(of.__module__).startswith("referee.")}
        return Counter(ours)

    def alive() -> list[Book]:
        return [each for each in gc.get_objects() if type(each) is Book and each.id == "ours"]

    gc.collect()
    # Other tests call their houses "ours", too, and what they hold may outlive them.
    elsewhere = {id(each): each for each in alive()}
    before = change(some(50))
    after = change(some(150))
    assert [each for each in alive() if id(each) not in elsewhere] == [own.book("ours")]
    assert after - before == Counter()


def test_a_folder_may_be_a_text(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text('extends = "daifugo"\n', "utf-8")
    with current().trial():
        referee.add_books(str(tmp_path))
        assert "ours" in referee.books()
        current().remove_books(str(tmp_path))
        assert "ours" not in referee.books()


def test_a_combination_needs_no_effect_in_a_house_either() -> None:
    text = """
extends = "daifugo"
[[clause]]
id = "ours.pairs"
title = { ja = "連続ペア", en = "Two pairs in a row" }
rules = [{ when.play = { row = 2, each = 2, stand_ins = true } }]
"""
    with current().trial():
        current().put_text("ours", text)
        assert not [each for each in check_book("ours") if each.level == ERROR]
        table = referee.read("rules: ours\nseats: a, b\nhands:\n a: S4 H4 S5 H5 S9\nturn: a")
        assert table.ask("may a play S4 H4 S5 H5").answer == "yes"
