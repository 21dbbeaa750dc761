"""Flips: what asking only for the options that mattered finds, against asking for all of them."""

from __future__ import annotations

import math
import random
from collections import Counter
from functools import cache
from itertools import combinations, count
from typing import Any

import pytest

import referee
from gallery.tables import TABLES
from referee import simulation
from referee.explain import flip_text
from referee.games.climbing.answers.answers import ANSWERS
from referee.model import questions as q
from referee.model.moves import Move
from referee.model.questions import KINDS, Question
from referee.model.types import Value
from referee.notation.questions import parse_question
from referee.rulebook.clause import Option
from referee.table import Table, Verdict
from referee.verdict import flips, pair_flips
from referee.verdict.evaluate import answer_with_option
from referee.verdict.flips import same_answer
from referee.verdict.pair_flips import UNLIMITED, Effort, Pairs
from tests.games import changed_game
from tests.paths import SCENARIOS
from tests.scenarios.files import FILES, scenarios_in
from tests.thorough import THOROUGH, some
from tests.tiers import quick

SAMPLE = quick(range(some(12, each=2)), 3, "the first tier takes fewer random tables of each book")
"""Seeds of scenarios and games of each book; every run takes the same."""


def every_flip(table: Table, question: Question) -> set[tuple[str, str, str]]:
    """What changes the answer or the game, with no option left out."""
    answer = table.answer(question).value
    found = set()
    for option, value in table.rulebook.alternatives():
        other = answer_with_option(table, question, option.name, value)
        if other is not None and not same_answer(other.value, answer):
            stands = _played_again(table, option, value)
            found.add((option.name, str(value), repr(other.value) if stands else "otherwise"))
    return found


def _played_again(table: Table, option: Option, value: Value) -> bool:
    """Whether the moves can be made by other rules, but for those that are marked to stand and
    those that the table's own rules refuse; where something is open, these refuse none."""
    rules = table.rulebook.replace(**{option.name: value})
    own = Table(table.description.replace(play=()), table.rulebook)
    other = Table(table.description.replace(play=()), rules)
    for move in table.description.play:
        if other.opened:
            return True
        try:
            other.play(move)
        except referee.IllegalPlay:
            if not move.stands and not _refused(own, move):
                return False
        own, other = own.play(move, force=True), other.play(move, force=True)
    return True


def _refused(table: Table, move: Move) -> bool:
    judged = table.engine.judge(table.seats, table.position, move)
    return table.opened is None and judged.value == "no"


def flips_found(table: Table, question: Question) -> set[tuple[str, str, str]]:
    verdict = table.ask(question)
    assert all(flip.answer is None and flip.diverges_at for flip in verdict.diverging)
    told = {(flip.option.name, str(flip.value), repr(flip.answer)) for flip in verdict.flips}
    return told | {(flip.option.name, str(flip.value), "otherwise") for flip in verdict.diverging}


@cache
def scenarios(book: str) -> list[tuple[str, str]]:
    """(table text, question) of every scenario of a book with one question."""
    told = (each for file in FILES if file.parent.name == book for each in scenarios_in(file))
    return [(each["table"], each["ask"]) for each in told if isinstance(each.get("ask"), str)]


@pytest.mark.parametrize("seed", SAMPLE)
@pytest.mark.parametrize("book", ["offkai", "daifugo", "league", "uecda"])
def test_no_option_that_was_skipped_changes_the_answer_of_a_scenario(book: str, seed: int) -> None:
    text, ask = random.Random(f"{book} {seed}").choice(scenarios(book))
    table = referee.read(text)
    question = parse_question(ask, table.seats, table.rulebook.book.deck)
    assert flips_found(table, question) == every_flip(table, question)


OPEN = (
    "daifugo/collisions: After three As with two cards left, their player may swap in any case",
    "daifugo/collisions: After three Qs, if ranks are named first, Ben still discards two cards",
    "daifugo/bloody_mary_b: Whether Q-bomber still works for the same two Qs is left open",
    "daifugo/king_bishop: A player owes no card to one who has fallen",
    "local/raise_dead: Whether two 4s that stop an 8 take it first is left open",
)
"""Scenarios whose moves leave something open: the file, and how the scenario's name begins."""


@pytest.mark.parametrize(
    "which",
    quick(OPEN, 2, "the first tier takes two of the tables whose moves leave something open"),
)
def test_no_option_that_was_skipped_changes_what_is_open(which: str) -> None:
    file, _, name = which.partition(": ")
    every = scenarios_in(SCENARIOS / f"{file}.toml")
    (scenario,) = (each for each in every if each["name"].startswith(name))
    table = referee.read(scenario["table"])
    assert table.opened is not None
    question = parse_question(scenario["ask"], table.seats, table.rulebook.book.deck)
    assert flips_found(table, question) == every_flip(table, question)


@pytest.mark.parametrize("seed", SAMPLE)
@pytest.mark.parametrize("book", ["offkai", "daifugo"])
def test_no_option_that_was_skipped_changes_the_answer_in_a_game(book: str, seed: int) -> None:
    rng = random.Random(f"{book} {seed}")
    game = changed_game(book, seed, rng, players=4, changed=0.15, titled=0.5)
    table = game.table(rng.randrange(len(game.moves))).flattened()
    seat = table.seats[max(table.position.turn, 0)]
    kinds = [kind for kind in ANSWERS if kind not in (q.MAY_DOUBT, q.MAY_THROUGH)]
    forms = [KINDS[kind].spellings[0] for kind in kinds]
    form = rng.choice([form for form in forms if "{cards}" not in form])
    ask = form.format(seat=seat, other=table.seats[-1], target=table.seats[-1], rank="7")
    question = parse_question(ask, table.seats, table.rulebook.book.deck)
    assert flips_found(table, question) == every_flip(table, question)


# ---- moves that other rules forbid

LAST_EIGHT = """
rules: daifugo
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: S8
  Ben: C4 C5 ?
  Chie: H9 HK HQ
play:
  Aki: S8
  Ben: C4
"""


def test_a_change_that_a_move_does_not_stand_under_says_from_which_move_on() -> None:
    """4-stop would let the others answer the 8 first; one 4 is not enough for that."""
    verdict = referee.read(LAST_EIGHT).ask("what rank is Aki")
    assert "four_stop" not in {flip.option.name for flip in verdict.flips}
    (flip,) = (flip for flip in verdict.diverging if flip.option.name == "four_stop")
    assert (flip.value, flip.answer, flip.diverges_at) == (True, None, 2)
    assert flip.to_dict()["diverges_at"] == 2
    assert "Ben couldn’t have played ♣4." in verdict.say("en", everything=True)
    assert "Benは♣4を出せませんでした。" in verdict.say("ja", everything=True)
    assert verdict.to_dict()["diverging"] == [each.to_dict() for each in verdict.diverging]


def test_a_pass_that_would_not_have_been_asked_for_is_a_move_of_another_game() -> None:
    """With 9-reverse Dan is next after the 9, and Ben is not asked."""
    text = "rules: daifugo\nseats: Aki, Ben, Chie, Dan\nplay:\n  Aki: S9\n  Ben: pass"
    verdict = referee.read(text).ask("whose turn")
    assert verdict.flips == ()
    assert ("nine_reverse", 2) in {(f.option.name, f.diverges_at) for f in verdict.diverging}


def test_what_the_table_marks_as_standing_stands_under_other_rules() -> None:
    marked = LAST_EIGHT.replace("Ben: C4\n", "Ben: C4 !\n")
    assert referee.read(marked).ask("what rank is Aki").diverging == ()


REFUSED = """
rules: offkai - strict_lock
seats: Aki, Ben, Chie, Dan
turn: Aki
field: Dan D3
play:
  Aki: D4
  Ben: D7
  Chie: C10
  Dan: SJ
"""


def test_what_would_change_a_refusal_is_told_of_the_table_at_that_moment() -> None:
    with pytest.raises(referee.IllegalPlay) as refused:
        referee.read(REFUSED)
    verdict = refused.value.verdict
    assert [str(move) for move in verdict.table.description.play] == ["Aki: D4", "Ben: D7"]
    assert {flip.option.name: flip.answer for flip in verdict.flips}["suit_lock"] == "yes"
    assert verdict.diverging == ()


# ---- pairs

TWO_LOCKS = TABLES["pairs"]


def pairs_found(table: Table, ask: str) -> set[tuple[frozenset[tuple[str, str]], str]]:
    return {
        (frozenset((option.name, str(value)) for option, value in pair.changes), repr(pair.answer))
        for pair in table.ask(ask).pair_search(None, UNLIMITED).found
    }


def every_pair(table: Table, ask: str) -> set[tuple[frozenset[tuple[str, str]], str]]:
    """All pairs of changes that alone change nothing, asked one by one."""
    question = parse_question(ask, table.seats, table.rulebook.book.deck)
    answer = table.answer(question).value
    alone = {(name, value) for name, value, _ in every_flip(table, question)}
    changes = [
        (option.name, value)
        for option, value in table.rulebook.alternatives()
        if (option.name, str(value)) not in alone
    ]
    found = set()
    for one, other in combinations(changes, 2):
        if one[0] != other[0]:
            changed = table.rulebook.replace(**dict([one, other]))
            said = table.under(changed).answer(question).value
            if said != answer:
                pair = frozenset((name, str(value)) for name, value in (one, other))
                found.add((pair, repr(said)))
    return found


def test_what_two_clauses_bar_both_have_to_let_through() -> None:
    verdict = referee.read(TWO_LOCKS).ask("may Aki play H10")
    assert (verdict.answer, verdict.flips) == ("no", ())
    (pair,) = verdict.pairs
    assert {(option.name, value) for option, value in pair.changes} == {
        ("suit_lock", False),
        ("strict_lock", False),
    }
    assert pair.answer == "yes"
    assert pair.to_dict()["answer"] == "yes"


def test_where_one_option_changes_the_answer_no_pair_is_looked_for() -> None:
    verdict = referee.read(TWO_LOCKS.replace("strict lock S, ", "")).ask("may Aki play H10")
    assert verdict.flips
    assert verdict.pairs == ()


@pytest.mark.parametrize("ask", ["may Aki play H10", "may Aki play S5", "may Aki pass"])
def test_no_pair_that_was_skipped_changes_the_answer(ask: str) -> None:
    table = referee.read(TWO_LOCKS)
    assert pairs_found(table, ask) == every_pair(table, ask)


# ---- as far as an effort goes


def long_game(ask: str, moves: int | None = None) -> Verdict:
    """Every rule is on, an order was left open early, and many moves follow."""
    options = referee.book("daifugo").options
    every = {name: True for name, option in options.items() if option.kind == "switch"}
    game = simulation.play_out(simulation.deal(4, 5, "daifugo", choices=every), 9)
    table = Table(game.dealt.replace(play=game.moves[:moves]), force=True)
    assert table.opened
    return table.ask(ask)


@pytest.mark.full("the first tier searches the flips of a short game only")
def test_of_a_long_game_that_is_open_the_likeliest_changes_are_tried_first() -> None:
    verdict = long_game("is Aki out")
    assert len(verdict.table.description.play) - len(verdict.table.steps) > 50
    search = verdict.flip_search
    assert 0 < search.tried < search.of
    assert "Not all rule changes have been tried" in verdict.say("en")
    assert verdict.to_dict()["flips_tried"] == {"tried": search.tried, "of": search.of}
    further = verdict.further()
    assert search.tried < further.flip_search.tried < search.of
    assert further.flip_search.found[: len(search.found)] == search.found


def test_all_changes_are_tried_at_once_where_nothing_is_open() -> None:
    verdict = referee.read(TWO_LOCKS).ask("may Aki play H10")
    assert verdict.flip_search.is_whole
    assert "flips_tried" not in verdict.to_dict()
    assert verdict.further().flip_search == verdict.flip_search


def test_in_steps_the_same_is_found_as_at_once() -> None:
    verdict = long_game("what happens", None if THOROUGH else 12)
    whole = verdict.further(flips.UNLIMITED).flip_search
    told = [verdict._flip_search.go_on(None, 300)]
    while not told[-1].is_whole:
        told.append(verdict._flip_search.go_on(told[-1], 300))
    assert told[-1] == whole
    assert whole.found
    assert len(told) > 2


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often an answer was asked for, or which changes matter."""
    counted = Counter[str]()

    def counting(name: str) -> None:
        own = getattr(pair_flips, name)

        def count(*args: Any, **more: Any) -> Any:
            counted["all"] += 1
            return own(*args, **more)

        monkeypatch.setattr(pair_flips, name, count)

    counting("answer_under")
    counting("relevant_changes")
    return counted


def on_and_on(verdict: Verdict, effort: Effort) -> list[Pairs]:
    """What is found by one effort after another, until all is tried."""
    told = [verdict.pair_search(None, effort)]
    while not told[-1].is_whole:
        told.append(verdict.pair_search(told[-1], effort))
    return told


@pytest.mark.parametrize("answers", [1, 2, 7, 500])
def test_one_effort_after_another_finds_what_one_search_finds(answers: int) -> None:
    verdict = referee.read(TWO_LOCKS).ask("may Aki play H10")
    told = on_and_on(verdict, Effort(answers, math.inf))
    assert told[-1] == verdict.pair_search(None, UNLIMITED)
    tried = [each.tried for each in told]
    assert tried == sorted(set(tried))
    assert {each.of for each in told} == {tried[-1]}


def test_what_concerns_the_answer_is_tried_first() -> None:
    verdict = referee.read(TWO_LOCKS).ask("may Aki play H10")
    assert len(verdict.pair_search(None, Effort(2)).found) == 1


def test_an_effort_ends_with_its_answers_however_many_rules_are_on(asked: Counter[str]) -> None:
    options = referee.book("daifugo").options
    every = {name: True for name, option in options.items() if option.kind == "switch"}
    game = simulation.play_out(simulation.deal(0, 4, "daifugo", choices=every), 0)
    verdict = Table(game.dealt.replace(play=game.moves[:2]), force=True).ask("whose turn")
    search = verdict._pair_search
    assert search
    of = search.go_on(None, Effort(1)).of
    asked.clear()
    found = search.go_on(None, Effort(40, math.inf))
    assert 0 < found.tried < of
    assert asked["all"] <= 41, "the last first change has one pair of its own"
    assert found == search.go_on(None, Effort(40, math.inf))


def test_an_effort_ends_with_its_time_where_answers_are_slow() -> None:
    verdict = referee.read(TWO_LOCKS).ask("may Aki play S8")
    ticks = count()
    slow = Effort(500, 2, lambda: float(next(ticks)))  # a second an answer
    once, twice = on_and_on(verdict, slow)[:2]
    assert 0 < once.tried < twice.tried < once.of
    stopped = Effort(500, 0, lambda: 0.0)
    assert verdict.pair_search(None, stopped).tried >= 1


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_what_was_not_tried_is_told(lang: str) -> None:
    verdict = referee.read(TWO_LOCKS).ask("may Aki pass")
    some, every = verdict.pair_search(None, Effort(1)), verdict.pair_search(None, UNLIMITED)
    (none, left) = flip_text.pair_lines(verdict, lang, some)
    assert str(some.tried) in left
    assert str(some.of) in left
    (said,) = flip_text.pair_lines(verdict, lang, every)
    assert said != none
    assert some.to_dict()["pairs_tried"] == {"tried": some.tried, "of": every.of}


def test_what_python_shows_of_changes_and_reasons_is_short() -> None:
    table = referee.read("rules: daifugo\nseats: Aki, Ben\nfield: Jo")
    verdict = table.ask("may Ben play S3")
    assert "<Flip spade_three = off: no>" in repr(verdict.flips)
    told = [*verdict.flips, *verdict.because, *table.rulebook.clauses]
    told += table.rulebook.options.values()
    assert max(len(repr(each)) for each in told) < 200
