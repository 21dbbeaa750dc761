"""What the entries of the catalogue of questions say, other places have."""

from __future__ import annotations

import re
from importlib import resources

import pytest

import referee
from referee import api
from referee.faces.drawing.words import question_word
from referee.faces.quiz.forms import SHAPES
from referee.language.messages import LANGS
from referee.model import questions
from referee.model.question_kind import QuestionKind
from referee.model.questions import KINDS, Question

TABLE = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\n"


def test_every_kind_has_its_name() -> None:
    named = {name: value for name, value in vars(questions).items() if name.isupper()}
    del named["KINDS"], named["VICTIM"], named["VICTIM_JA"], named["OUT_WAYS"]
    assert {name.lower() for name in named} == set(KINDS)
    assert list(named.values()) == list(KINDS)


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_quiz_knows_how_it_is_answered(kind: QuestionKind) -> None:
    assert kind.quiz in SHAPES
    assert (kind.quiz == "yes-no") == kind.name.startswith("may_")


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_all_its_spellings_ask_about_the_same(kind: QuestionKind) -> None:
    for spelling in kind.spellings:
        assert sorted(re.findall(r"{(\w+)}", spelling)) == sorted(kind.asks_about)


@pytest.mark.parametrize("lang", LANGS)
def test_the_desk_has_words_of_its_own_for_kinds_that_there_are(lang: str) -> None:
    text = (resources.files("referee") / "locale" / lang / "desk.ftl").read_text("utf-8")
    assert {*re.findall(r"^desk-ask-(\w+) =", text, re.MULTILINE)} - {"other"} <= set(KINDS)


def test_the_desk_asks_in_the_words_of_the_question_where_it_has_none() -> None:
    asked = Question(questions.MAY_PICK, "Aki", other="Ben")
    assert question_word(asked, "en") == "May Aki pick Ben?"
    assert question_word(Question(questions.WHO_LEADS), "en") == "Who leads?"


def test_a_function_asks_what_its_arguments_say() -> None:
    table = referee.read(TABLE)
    for cards in ("C10", ["C10"], referee.parse_card("C10")):
        verdict = referee.may(table, "Chie", cards)
        assert str(verdict.question) == "may Chie play C10"
    given = referee.may_give(table, "Dan", "SA, S2", to="Aki").question
    assert given == Question("may_give", "Dan", given.cards, "Aki")
    assert list(map(str, given.cards)) == ["SA", "S2"]
    assert api.whose_turn.__doc__ == KINDS["whose_turn"].doc


@pytest.mark.parametrize("named", [{}, {"seat": "Aki"}, {"seat": "Aki", "cards": "D4", "to": ""}])
def test_a_function_takes_no_other_arguments(named: dict[str, str]) -> None:
    with pytest.raises(TypeError, match=r"may\(\)"):
        api.may(referee.read(TABLE), **named)
