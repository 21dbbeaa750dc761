"""Threads that meet: the small server has one a request, and all of them ask the same library, the
same books and the same engines.

Nothing here says how fast; what is asked at once has to come to what it comes to one by one.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Barrier
from typing import Any, TypeVar

import pytest

import referee
from referee.cards.card import Deck
from referee.engine.family import engine_of
from referee.games.climbing.plays import form_registry, play
from referee.games.climbing.plays.forms import PlayForm
from referee.games.climbing.plays.play import SINGLE, Play, PlayStore
from referee.games.climbing.ruleset.situation import Situation
from referee.house_rules.errors import NoHouseFile
from referee.house_rules.house import House, house, new_house
from referee.library.context import using
from referee.library.library import Library
from referee.model.marks import Mark
from referee.rulebook.diagnostics import BadBook
from referee.simulation import deal, play_out

T = TypeVar("T")
THREADS = 6
OURS = 'extends = "offkai"\n'
CHANGED = OURS + "[switches]\nemperor = true\n"


@pytest.fixture(autouse=True)
def hasty() -> Iterator[None]:
    """Threads take turns as often as Python lets them."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.fixture
def own() -> Library:
    return Library()


def at_once(do: Callable[[int], T], threads: int = THREADS) -> list[T]:
    """What comes of it in each thread; raises what one of them raises."""
    start = Barrier(threads)

    def begun(at: int) -> T:
        start.wait(60)
        return do(at)

    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(begun, range(threads)))


def elsewhere(do: Callable[[], T]) -> T:
    """What comes of it in another thread."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(do).result(60)


def test_a_thread_that_dies_fails_its_test(root: Path, tmp_path: Path) -> None:
    test = "import threading\ndef test_it():\n    thread = threading.Thread(target=lambda: 1 / 0)\n"
    (tmp_path / "test_it.py").write_text(f"{test}    thread.start()\n    thread.join()\n", "utf-8")
    config = ("-c", str(root / "pyproject.toml"), "-p", "no:cacheprovider", "-p", "no:playwright")
    command = [sys.executable, "-m", "pytest", "-q", *config, str(tmp_path / "test_it.py")]
    done = subprocess.run(command, capture_output=True, text=True, cwd=root, check=False)
    assert (done.returncode, "ZeroDivisionError" in done.stdout) == (1, True), done.stdout


# ---- a library


def test_what_one_thread_tries_is_no_others(own: Library) -> None:
    own.add_book(Path("ours.toml"), OURS)
    before = own.book("ours")
    with own.trial() as trial:
        own.add_book(Path("ours.toml"), "this is no book")
        own.add_text("more", OURS)
        with pytest.raises(BadBook):
            own.book("ours")
        assert elsewhere(lambda: own.book("ours")) is before
        assert "more" not in elsewhere(own.playable_ids)
        own.add_book(Path("ours.toml"), CHANGED)
        trial.keep()
    assert elsewhere(lambda: own.book("ours")).options["emperor"].default is True
    assert "more" in elsewhere(own.playable_ids)


@pytest.mark.parametrize("kept", [False, True])
def test_what_others_add_meanwhile_is_not_taken_back(own: Library, kept: bool) -> None:
    """A trial that fails knew nothing of "ours", another has made it meanwhile."""
    with own.trial() as trial:
        own.add_text("mine", OURS)
        own.add_book(Path("ours.toml"), OURS)
        elsewhere(lambda: own.add_book(Path("ours.toml"), CHANGED))
        elsewhere(lambda: own.add_text("theirs", OURS))
        if kept:
            own.remove_book("ours")
            trial.keep()
    assert ("ours" in own.playable_ids()) is not kept
    assert ("mine" in own.playable_ids()) is kept
    assert "theirs" in own.playable_ids()


def test_a_trial_within_a_trial_goes_with_it(own: Library) -> None:
    with own.trial():
        with own.trial() as inner:
            own.add_text("inner", OURS)
            inner.keep()
        elsewhere(lambda: own.add_text("theirs", OURS))
        assert "inner" in own.playable_ids()
    assert own.playable_ids() == sorted([*Library().playable_ids(), "theirs"])


def test_books_are_found_whole_while_others_add_and_take_back(own: Library) -> None:
    own.add_book(Path("ours.toml"), OURS)
    first = own.book("ours"), own.book("offkai")

    def work(at: int) -> None:
        for count in range(8):
            if at % 3 == 0:
                id_ = own.add_text(f"others{at}", f"# {count}\n{OURS}")
                assert own.book(id_).base == "offkai"
                own.remove_book(id_)
            elif at % 3 == 1:
                with own.trial():
                    own.add_book(Path("ours.toml"), f"{CHANGED}# {at} {count}\n")
                    assert own.book("ours").options["emperor"].default is True
            else:
                assert (own.book("ours"), own.book("offkai")) == first
                assert own.extended_ids("ours") == ["ours", "offkai", "climbing"]
                assert own.check_file("ours") == []
                assert own.house_path("ours") == Path("ours.toml")
                assert {"ours", "offkai"} <= {*own.all_book_ids()}

    at_once(work)
    assert own.book("ours") is first[0]


# ---- houses


def test_of_those_who_make_one_house_at_once_one_does(own: Library, tmp_path: Path) -> None:
    """Whoever comes second finds the file, and the house of the first."""

    def make(path: Path) -> bool:
        with using(own):
            try:
                new_house(path, "offkai")
            except NoHouseFile:
                return False
            finally:
                assert own.book(path.stem).base == "offkai"
            return True

    for number in range(6):
        path = tmp_path / f"ours{number}.toml"
        assert at_once(lambda _, path=path: make(path)).count(True) == 1  # type: ignore[misc]


def test_a_house_is_known_as_its_file_says(own: Library, tmp_path: Path) -> None:
    """One writes, others read: the book is never that of a text that stood there before."""
    with using(own):
        ours = new_house(tmp_path / "ours.toml", "offkai")

    def work(at: int) -> House:
        with using(own):
            found = ours
            for count in range(6):
                if at:
                    found = house(ours.path)
                else:
                    found = found.rule("suit_lock", count % 2 == 0)
                    assert found.rulings["suit_lock"].value is (count % 2 == 0)
            return found

    at_once(work, 3)
    assert own.book_file("ours").text == ours.path.read_text("utf-8")


# ---- what is made once: another asks for it while it is made


def test_a_mark_is_one_object_and_whole_from_the_first() -> None:
    meanwhile: list[Mark] = []

    class Value:
        """It is written while its mark is made."""

        def __str__(self) -> str:
            if not meanwhile:
                meanwhile.append(Mark("seen", "placeholder"))
                meanwhile[0] = Mark("seen", self)
                assert meanwhile[0].sort_key[0] == "seen"
            return "value"

    value = Value()
    assert Mark("seen", value) is meanwhile[0]
    assert Mark("seen", value) is meanwhile[0]


def test_a_play_is_one_object(monkeypatch: pytest.MonkeyPatch) -> None:
    plays, meanwhile = PlayStore(Deck()), list[Play]()

    class Slow(Play):
        __slots__ = ()

        def __init__(self, *args: Any) -> None:
            if not meanwhile:
                meanwhile.append(self)
                meanwhile[0] = plays.play(SINGLE, 1, (0,))
            super().__init__(*args)

    monkeypatch.setattr(play, "Play", Slow)
    assert plays.play(SINGLE, 1, (0,)) is meanwhile[0]


def test_the_forms_of_a_deck_are_one_object() -> None:
    decks = [Deck(jokers=20 + number) for number in range(10)]
    for deck in decks:
        assert len({*map(id, at_once(lambda _, deck=deck: form_registry.forms_of(deck)))}) == 1  # type: ignore[misc]


def test_outlines_have_numbers_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    meanwhile, other = list[Play](), Play(Deck(), "nameless", 0, (1,))

    class Outlines(dict[tuple[object, ...], int]):
        def setdefault(self, outline: Any, number: int = 0, /) -> int:
            if not meanwhile:
                meanwhile.append(other)
                meanwhile[0] = Play(Deck(), "nameless", 0, (2,))
            return super().setdefault(outline, number)

    monkeypatch.setattr(Play, "_outlines", Outlines())
    play = Play(Deck(), "nameless", 0, (3,))
    assert play.outline != meanwhile[0].outline
    assert play.outline == Play(Deck(), "nameless", 0, (3,)).outline


# ---- verdicts


def test_a_hand_has_its_plays_while_another_has_a_form_judged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whenever the plays of a form are looked up, somebody asks for the plays of a hand."""
    table = referee.read(LEFT.format("5", HANDS[0]))
    rules = engine_of(table.rulebook).rules
    hand, top = table.position.known[0], table.position.field[-1].play
    plays = {*Situation(rules, (), top).plays_in(hand)}
    situation, asking, looked = Situation(rules, (), top), list[bool](), list[set[Play]]()

    def looked_up(form: PlayForm, part: int) -> Any:
        if not asking:
            asking.append(True)
            looked.append({*situation.plays_in(hand)})
            asking.clear()
        return dict.__getitem__(form, part) if part in form else form.__missing__(part)

    monkeypatch.setattr(PlayForm, "__getitem__", looked_up)
    rng, cards = Random(7), [1 << at for at in range(rules.deck.size)]
    for _ in range(60):
        situation.plays_in(sum(rng.sample(cards, 9)))
    assert len(looked) > 60
    assert all(each == plays for each in looked)


LEFT = """\
rules: daifugo
seats: Aki, Ben, Chie, Dan
field: Dan D{}
hands:
  Aki: {}
turn: Aki
"""
HANDS = ("S3 S4 S5 S6 HK DK CK Jo", "C7 C8 C9 C10 HQ DQ Jo", "H6 D6 C6 S9 S10 SJ S2 D2")


def _told(at: int) -> list[str]:
    """What can be played on each number: every thread asks all, beginning elsewhere."""
    asked = [(rank, hand) for rank in "34578" for hand in HANDS]
    told = {}
    for rank, hand in (*asked[at * 2 :], *asked[: at * 2]):
        table = referee.read(LEFT.format(rank, hand))
        told[rank, hand] = str(table.ask("what may Aki play").answer)
    return [told[each] for each in asked]


def _games(_: int) -> list[list[str]]:
    return [
        [str(move) for move in play_out(deal(seed, 4, book), seed).moves]
        for seed, book in enumerate(("offkai", "million_doubt", "torite", "poker"))
    ]


@pytest.mark.parametrize("do", [_told, _games])
def test_threads_are_told_what_each_alone_is(do: Callable[[int], Any]) -> None:
    """By engines that nobody has asked yet."""

    def work(at: int) -> Any:
        with using(shared):
            return do(at)

    with using(Library()):
        alone = do(0)
    for _ in range(2):
        form_registry._forms_of.cache_clear()
        shared = Library()
        assert all(told == alone for told in at_once(work))
