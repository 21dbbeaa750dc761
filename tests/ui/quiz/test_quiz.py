"""Quizzes: how they are answered, what is right, and that nothing tells the answer before it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from msgspec.structs import replace

import referee
from referee.explain.verdict_text import sentence
from referee.model import questions as q
from referee.ui.quiz.answers import (
    CARDS,
    EACH,
    MANY,
    NUMBER,
    ONE,
    ORDER,
    SELF,
    AnswerForm,
    fits,
    is_right,
    open_answer,
    right_ones,
    seat_value,
)
from referee.ui.quiz.quiz import Quiz
from referee.ui.quiz.session import QuizSession
from referee.ui.quiz.state import draw_form
from tests.scenarios.files import FILES, scenarios_in
from tests.thorough import share
from tests.tiers import quick

FIELDS = QuizSession.actions.fields()
LOCK = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\nask:\n  may Dan play C10\n"
EIGHT = """\
rules: daifugo
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: D8 S9 C3
  Ben: S4 H4 C6 S10
field: Dan H5
play:
  Aki: D8
ask:
  {question}
"""


Asked = list[tuple[dict[str, Any], Quiz]]


@pytest.fixture(scope="module")
def asked() -> Asked:
    """Every third scenario of a file that asks something, as a quiz."""
    return list(_asked())


def _asked() -> Iterator[tuple[dict[str, Any], Quiz]]:
    for path in FILES:
        for scenario in share(scenarios_in(path)):
            if "error" not in scenario:
                yield scenario, Quiz(scenario["table"], scenario["ask"])


def seats(quiz: Quiz, answer: Any) -> list[str]:
    names = quiz.table.seats
    found = answer if isinstance(answer, list) else [answer]
    return [seat_value(names.index(n)) if n in names else str(n) for n in found if n is not None]


def happenings(quiz: Quiz, answer: list[dict[str, Any]]) -> list[str] | str:
    groups = quiz.table.engine.traits.event_groups.items()
    found = [
        next((group for group, begin in groups if each["effect"].startswith(begin)), "else")
        for each in answer
    ]
    return sorted({group for group in found if group}) or "nothing"


def dealt(quiz: Quiz, answer: dict[str, Any]) -> list[int]:
    """How many cards each seat gets; the first seats get what is one more."""
    more = answer.get("more", 0)
    by_seat = answer.get("by_seat", {})
    return [
        by_seat.get(name, answer.get("each", 0) + (at < more))
        for at, name in enumerate(quiz.table.seats)
    ]


def told(quiz: Quiz) -> Any:
    """The referee's answer as a reader would give it."""
    form, answer = quiz.form, quiz.verdict.answer
    if open_answer(quiz.verdict):
        return open_answer(quiz.verdict)
    if form.kind == MANY and quiz.question.kind == q.WHAT_HAPPENS:
        return happenings(quiz, answer)
    if form.kind == MANY:
        return [each for each in seats(quiz, answer) if each != "nobody"] or "nobody"
    if form.kind == NUMBER:
        return answer["each" if quiz.question.kind == q.DEAL else "count"]
    if form.kind == EACH and quiz.question.kind == q.DEAL:
        return dealt(quiz, answer)
    if form.kind == EACH:
        return [answer.get(name) for name in quiz.table.seats]
    if form.kind == CARDS and quiz.question.kind == q.MUST_GIVE:
        some = [*answer.get("forced", []), *answer.get("choices", [])] or [*form.values]
        return some[: answer["count"]] or "nothing"
    if form.kind == CARDS:
        plays = [play for group in answer.values() if group is not True for play in group or []]
        return [card.split("=")[0] for card in plays[0].split()] if plays else "nothing"
    return seats(quiz, answer) if form.kind == ORDER else seats(quiz, answer)[0]


@pytest.mark.full("the first tier answers quizzes written for the tests")
def test_the_answer_to_every_scenario_can_be_given_and_another_is_wrong(asked: Asked) -> None:
    kinds = set()
    for scenario, quiz in asked:
        kinds.add(quiz.form.kind)
        if quiz.form.kind == SELF:
            told_in_words = (q.WHAT_HAPPENS, q.MUST_DO, q.TITLES, q.WHAT_PLAYS)
            assert quiz.question.kind in told_in_words
            continue
        right = told(quiz)
        assert fits(quiz.form, right), (scenario["name"], right, quiz.form)
        assert is_right(quiz.verdict, quiz.form, right), (scenario["name"], right)
        others = {*quiz.form.others, *(quiz.form.values if quiz.form.kind == ONE else ())}
        wrong = [each for each in others if each != right]
        assert wrong
        assert not any(is_right(quiz.verdict, quiz.form, each) for each in wrong), scenario["name"]
    assert kinds == {ONE, MANY, ORDER, EACH, NUMBER, CARDS, SELF}


@pytest.mark.parametrize(
    ("game", "ways"),
    [
        ("rules: knockout_whist\nstate: trump S, tricks Aki 7\n", ("no", "eliminated")),
        ("rules: culprit_poker\n", ("no", "clean", "eliminated")),
        ("rules: daifugo\n", ("no", "clean", "foul", "fallen", "liar")),
    ],
)
def test_whether_somebody_is_out_is_answered_by_the_ways_of_the_game(
    game: str, ways: tuple[str, ...]
) -> None:
    quiz = Quiz(game + "seats: Aki, Ben, Chie, Dan\n", "is Dan out")
    assert set(quiz.form.values) == {*ways}


@pytest.mark.full("the first tier answers quizzes written for the tests")
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_every_form_has_its_words(lang: str, asked: Asked) -> None:
    shown = set()
    for _, quiz in asked:
        form = draw_form(quiz, lang)
        shown.add(quiz.question.kind)
        assert form["asks"]
        assert all(each["label"] for each in [*form["values"], *form["others"]])
    assert len(shown) > 25


# ---- nothing tells the answer


def before(quiz: Quiz) -> dict[str, Any]:
    """All that the page has before the answer, but for the rules, which the reader is told.

    They also say how one can leave the game, and which titles there are.
    """
    state = QuizSession([quiz]).state()
    told = {"rules", "text", *(["form"] if quiz.question.kind in (q.IS_OUT, q.TITLES) else [])}
    return {key: said for key, said in state.items() if key not in told}


def switched(quiz: Quiz) -> Iterator[Quiz]:
    """The same question where a clause behind its answer is switched off, or a stated one on; but
    for those that bring titles: these have to be there to be chosen from."""
    rules = quiz.table.rulebook
    behind = {*quiz.verdict.clauses()} - {clause.id for clause in rules.clauses if clause.titles}
    for option in rules.options.values():
        if option.kind == "switch" and option.clause.id in behind and rules.is_relevant(option):
            with suppress(referee.RefereeError):
                other = quiz.table.with_options(**{option.name: not rules.value(option.name)})
                if other.description.play == quiz.table.description.play:  # none is refused
                    yield Quiz(other, quiz.question)


@pytest.mark.full("the first tier answers quizzes written for the tests")
def test_what_makes_the_answer_another_changes_nothing_before_it(asked: Asked) -> None:
    """Tables that differ only in a switch, and most with it in their answer, look the same."""
    different = 0
    for scenario, quiz in asked[::2]:
        if quiz.table.description.state:
            continue  # words that only a rule in use may know
        for other in switched(quiz):
            different += other.verdict.answer != quiz.verdict.answer
            assert before(quiz) == before(other), (scenario["name"], str(other.table))
    assert different > 100, different


@pytest.mark.full("the first tier answers quizzes written for the tests")
def test_neither_clause_nor_sentence_nor_remark_is_there_before(asked: Asked) -> None:
    for scenario, quiz in asked:
        state = QuizSession([quiz]).state()
        assert state["verdict"] is None
        said = json.dumps({key: words for key, words in state.items() if key != "labels"})
        assert not any(clause in said for clause in quiz.verdict.clauses()), scenario["name"]
        assert sentence(quiz.verdict, "en") not in said


def test_the_turn_that_follows_is_not_shown_but_the_one_that_is_told() -> None:
    session = QuizSession(EIGHT.format(question="whose turn"))
    assert [seat["turn"] for seat in session.state()["seats"]] == [True, False, False, False]
    assert [play["cards"] for play in session.state()["field"]] == [["H5"]]
    assert [move["label"] for move in session.state()["then"]] == ["Aki: ♦8"]
    led = QuizSession("rules: offkai\nseats: Aki, Ben\nfield: Aki D4\nask:\n  whose turn\n")
    assert not any(seat["turn"] for seat in led.state()["seats"])
    assert session.act({"type": "answer", "said": ["seat-0"]})["field"] == []


def test_a_lock_that_follows_is_not_shown_but_one_that_is_told() -> None:
    assert QuizSession(LOCK).state()["marks"] == []
    said = LOCK.replace("D4, D7, D9", "D9\nstate: suit lock D, revolution")
    marks = QuizSession(said).state()["marks"]
    assert {mark["mark"] for mark in marks} == {"suit lock D", "revolution"}
    assert QuizSession(LOCK).act({"type": "answer", "said": "no"})["marks"]


def test_hint_and_remark_come_when_they_are_asked_for() -> None:
    quiz = Quiz(LOCK, hint="look at the *suits*", after="it is locked")
    session = QuizSession([quiz])
    assert "suits</em>" not in json.dumps(session.state())
    assert "it is locked" not in json.dumps(session.state())
    state = session.act({"type": "hint"})
    assert state["hintHtml"] == "<p>look at the <em>suits</em></p>\n"
    assert "it is locked" not in json.dumps(state)
    assert session.act({"type": "answer", "said": "yes"})["afterHtml"] == "<p>it is locked</p>\n"


# ---- answering


def test_a_right_answer_shows_the_verdict_and_counts() -> None:
    session = QuizSession(LOCK)
    state = session.act({"type": "answer", "said": "no"})
    assert state["given"] == {"said": "no", "label": "No", "right": True, "first": True}
    assert state["verdict"]["reasons"][0]["clause"] == "offkai.suit_lock"
    assert state["score"] == {"right": 1, "answered": 1, "of": 1}
    assert session.verdict is not None
    assert session.answers == [
        {"quiz": 0, "question": "may Dan play C10", "said": "no", "right": True}
    ]
    again = session.act({"type": "answer", "said": "yes"})  # a tap too many
    assert (again["given"], again["problem"]) == (state["given"], None)


def test_only_the_first_answer_counts() -> None:
    session = QuizSession(LOCK)
    session.act({"type": "answer", "said": "yes"})
    state = session.act({"type": "again"})
    assert (state["verdict"], state["given"], session.verdict) == (None, None, None)
    assert state["list"][0]["done"] == "wrong"
    state = session.act({"type": "answer", "said": "no"})
    assert (state["given"]["right"], state["given"]["first"]) == (True, False)
    assert state["score"]["right"] == 0
    assert [each["said"] for each in session.answers] == ["yes", "no"]


def test_to_be_shown_counts_as_not_right() -> None:
    session = QuizSession(LOCK)
    state = session.act({"type": "reveal"})
    assert (state["given"]["said"], state["given"]["right"]) == (None, False)
    assert state["verdict"]["answer"] == "no"
    assert state["score"] == {"right": 0, "answered": 1, "of": 1}
    assert session.act({"type": "reveal"})["score"]["answered"] == 1


def test_where_nothing_else_can_be_said_the_reader_judges() -> None:
    session = QuizSession(EIGHT.format(question="what must Aki do"))
    assert session.state()["form"]["kind"] == SELF
    state = session.act({"type": "reveal"})
    assert (state["given"]["right"], state["score"]["answered"]) == (None, 0)
    state = session.act({"type": "judge", "knew": True})
    assert (state["given"]["right"], state["score"]["right"]) == (True, 1)
    assert len(session.answers) == 1
    assert session.act({"type": "judge", "knew": False})["given"]["right"] is True


@pytest.mark.parametrize(
    ("question", "said", "right"),
    [
        ("whose turn", ["seat-0"], True),
        ("whose turn", ["seat-0", "seat-1"], False),
        ("what happens", ["cleared"], True),
        ("what happens", ["cleared", "revolution"], False),
        ("what happens", "nothing", False),
        ("what may Aki play", ["S9"], True),
        ("what may Aki play", ["S9", "C3"], False),
        ("what may Aki play", "nothing", False),
        ("is Aki out", "no", True),
        ("what order", ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "Jo"], 1),
        ("what order", ["4", "3"], False),
    ],
)
def test_what_is_right(question: str, said: Any, right: bool) -> None:
    session = QuizSession(EIGHT.format(question=question))
    state = session.act({"type": "answer", "said": said})
    assert state["problem"] is None
    assert state["given"]["right"] is bool(right)


def test_seat_by_seat_and_by_number() -> None:
    text = (
        "rules: daifugo\nseats: Aki, Ben, Chie\nhands:\n  Ben: out 1\n  Aki: out 2\n"
        "ask:\n  titles\n  score\n  ranks\n  how many cards each\n"
    )
    titles = ["heimin", "daifugo", "daihinmin"]
    session = QuizSession(text)
    given = session.act({"type": "answer", "said": titles})["given"]
    assert given["right"]
    assert given["label"] == "Aki is heimin, Ben daifugo and Chie daihinmin"
    session.act({"type": "go", "index": 1})
    assert session.act({"type": "answer", "said": [1, 2, 0]})["given"]["right"]
    session.act({"type": "go", "index": 2})
    said = ["seat-1", "seat-0", "seat-2"]
    assert session.act({"type": "answer", "said": said})["given"]["label"] == "Ben, Aki, Chie"
    session.act({"type": "go", "index": 3})
    assert session.act({"type": "answer", "said": 17})["given"]["right"] is False
    assert session.score == {"right": 3, "answered": 4, "of": 4}


def test_after_the_answer_other_rules_and_plays_can_be_looked_at() -> None:
    session = QuizSession(LOCK)
    look = {"type": "option", "option": "suit_lock", "value": False}
    assert session.act(look)["problem"]["kind"] == "action"
    session.act({"type": "answer", "said": "no"})
    state = session.act(look)
    assert (state["verdict"]["answer"], state["looking"]) == ("yes", True)
    assert state["rules"]["changes"] == ["Suit lock: not in use"]
    assert session.verdict is not None
    assert session.verdict["answer"] == "no"
    state = session.act({**look, "value": True})
    assert (state["verdict"]["answer"], state["looking"]) == ("no", False)
    session.act({"type": "try", "cards": ["D10"]})
    state = session.act({"type": "back"})
    assert (state["question"]["text"], state["looking"]) == ("may Dan play C10", False)


@pytest.mark.parametrize(("cards", "kind"), [([], "unreadable"), (["C10", "C10"], "unreadable")])
def test_a_play_of_no_cards_is_no_play_to_look_at(cards: list[str], kind: str) -> None:
    session = QuizSession(LOCK)
    session.act({"type": "answer", "said": "no"})
    state = session.act({"type": "try", "cards": cards})
    assert (state["problem"]["kind"], state["looking"]) == (kind, False)
    assert session.act({"type": "try", "cards": ["D10"]})["problem"] is None


def test_starting_over_can_be_taken_back() -> None:
    session = QuizSession(f"{LOCK}---\n{LOCK}")
    session.act({"type": "answer", "said": "no"})
    assert not session.state()["canUndo"]
    state = session.act({"type": "reset"})
    assert (state["score"]["answered"], state["verdict"], state["canUndo"]) == (0, None, True)
    assert session.act({"type": "undo"})["score"]["answered"] == 1


def test_another_text_takes_the_place_of_the_quiz_shown() -> None:
    session = QuizSession(f"{LOCK}---\n{LOCK}")
    session.act({"type": "go", "index": 1})
    session.act({"type": "answer", "said": "no"})
    session.act({"type": "go", "index": 0})
    eight = EIGHT.format(question="whose turn")
    state = session.act({"type": "text", "text": f"{eight}---\n{eight}"})
    assert [entry["done"] for entry in state["list"]] == ["open", "open", "right"]
    assert session.answers[0]["quiz"] == 2
    state = session.act({"type": "text", "text": LOCK.replace("D9", "9X")})
    assert (state["problem"]["kind"], state["problem"]["line"]) == ("unreadable", 3)
    assert "9X" in state["problem"]["text"]
    assert len(state["list"]) == 3


@pytest.mark.parametrize("value", [None, -1, "x", 99, True, {}, [1], [[]], "seat-9", ["seat-0"]])
@pytest.mark.parametrize(
    "kind", quick([*FIELDS], 4, "the first tier sends bad values with some kinds of action")
)
def test_no_action_raises(kind: str, value: Any) -> None:
    for given in (False, True):
        for question in ("may Ben play S10", "what may Ben play", "whose turn"):
            session = QuizSession(EIGHT.format(question=question))
            if given:
                session.act({"type": "reveal"})
            state = session.act({"type": kind, **dict.fromkeys(FIELDS[kind], value)})
            json.dumps(state)
            assert set(state) >= {"form", "score", "list", "verdict", "text"}


def test_starting_over_taken_back_brings_hints_and_place_back_too() -> None:
    quiz = Quiz(LOCK, "may Dan play C10", hint="look at the suits")
    session = QuizSession([quiz, quiz])
    session.act({"type": "go", "index": 1})
    session.act({"type": "answer", "said": "no"})
    assert session.act({"type": "hint"})["hintHtml"]
    state = session.act({"type": "reset"})
    assert (state["index"], state["hintHtml"], state["given"]) == (0, "", None)
    state = session.act({"type": "undo"})
    assert (state["index"], bool(state["hintHtml"]), bool(state["given"])) == (1, True, True)
    assert session.act({"type": "redo"})["index"] == 0


def test_the_same_answer_once_more_is_not_the_first() -> None:
    session = QuizSession(LOCK)
    assert session.act({"type": "answer", "said": "no"})["given"]["first"]
    session.act({"type": "again"})
    assert session.act({"type": "answer", "said": "no"})["given"]["first"] is False


def test_the_first_answer_stays_the_first_where_others_are_put_before_it() -> None:
    session = QuizSession(f"{LOCK}---\n{LOCK}")
    session.act({"type": "go", "index": 1})
    session.act({"type": "answer", "said": "no"})
    session.act({"type": "go", "index": 0})
    session.act({"type": "text", "text": f"{LOCK}---\n{LOCK}"})
    assert session.act({"type": "go", "index": 2})["given"]["first"]


def test_many_choices_are_looked_through_at_once() -> None:
    hand = " ".join(f"{suit}{rank}" for suit in "SHDC" for rank in "3456789")
    text = f"rules: uecda\nseats: Ann, Ben, Cal, Dan, Eve\nhands:\n  Ann: {hand}\nturn: Ann\n"
    table = referee.read(text)
    many = AnswerForm(MANY, "seats", tuple(f"seat-{seat % 5}" for seat in range(60)))
    verdict = table.ask("whose turn")
    assert right_ones(verdict, many) == ["seat-0"] * 12
    assert right_ones(verdict, replace(many, values=("seat-1", "seat-2"))) == []


EXCHANGED = """rules: culprit_poker
seats: Red, Green, Blue, Purple
hands:
  Red: 1
  Green: 2
  Blue: 4
  Purple: 3
play:
  Red: points Green
  Green: points Purple
  Blue: points Purple
  Purple: points Red
ask:
  who gets the card of Purple
"""


def _hands(state: Any) -> list[str]:
    return [
        card["text"] if isinstance(card, dict) else card
        for s in state["seats"]
        for card in s["cards"]
    ]


def test_who_gets_a_card_is_told_beside_the_cards_that_were_pointed_at() -> None:
    session = QuizSession(EXCHANGED)
    asked = session.state()
    answered = session.act({"type": "answer", "said": "seat-2"})
    assert answered["given"]["right"]
    assert _hands(answered) == _hands(asked) == ["1", "2", "4", "3"]
    assert [seat["turn"] for seat in answered["seats"]] == [False] * 4
    assert [move["label"] for move in answered["then"]] == [move["label"] for move in asked["then"]]
