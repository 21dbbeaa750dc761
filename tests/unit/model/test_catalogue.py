"""What the entries of questions and moves say, other places have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources

import pytest

import referee
from referee import api
from referee.engine.answer import NoSuchQuestion
from referee.i18n.messages import LANGS
from referee.model import questions
from referee.model.moves import MOVES, VICTIM, Move, MoveKind
from referee.model.questions import KINDS, Question, QuestionKind, legality_question
from referee.notation.moves import _templates as _move_templates
from referee.notation.moves import read_move
from referee.notation.questions import _templates as _question_templates
from referee.notation.questions import example_questions, parse_question
from referee.ui.quiz.answers import SHAPES, form_of
from referee.ui.shared.labels import bare_move_word, move_word, question_word

TABLE = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\n"


def test_every_kind_has_its_name() -> None:
    named = {name: value for name, value in vars(questions).items() if name.isupper()}
    del named["KINDS"], named["MOVES"], named["VICTIM"], named["VICTIM_JA"], named["OUT_WAYS"]
    assert {name.lower() for name in named} == set(KINDS)
    assert list(named.values()) == list(KINDS)


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_quiz_knows_how_it_is_answered(kind: QuestionKind) -> None:
    assert kind.quiz in SHAPES
    assert (kind.quiz == "yes-no") == kind.name.startswith(("may_", "did_"))


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_all_its_spellings_ask_about_the_same(kind: QuestionKind) -> None:
    for spelling in kind.spellings:
        assert sorted(re.findall(r"{(\w+)}", spelling)) == sorted(kind.asks_about)


@pytest.mark.parametrize("kind", MOVES.values(), ids=MOVES)
def test_a_question_asks_about_every_move(kind: MoveKind) -> None:
    asks = kind.asks or MOVES[kind.like].asks
    assert KINDS[asks].quiz == "yes-no"


@pytest.mark.parametrize("kind", MOVES.values(), ids=MOVES)
def test_every_spelling_of_a_move_is_read_as_its_kind(kind: MoveKind) -> None:
    parts = {
        "cards": "D4 D5",
        "back": "S2",
        "other": "Ben",
        "rank": "7",
        "suit": "D",
        "number": "3",
    }
    for spelling in kind.spellings:
        for target in ("Ben", VICTIM):
            move = read_move(f"Aki: {spelling.format(**parts, target=target)} !")
            assert (move.kind, move.stands) == (kind.name, True)
            assert read_move(str(move)) == move
            named = {getattr(move, "other" if part == "target" else part) for part in kind.parts}
            assert not kind.parts or all(named)


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
    assert (api.whose_turn.__doc__ or "").startswith(KINDS["whose_turn"].doc)


@pytest.mark.parametrize("named", [{}, {"seat": "Aki"}, {"seat": "Aki", "cards": "D4", "to": ""}])
def test_a_function_takes_no_other_arguments(named: dict[str, str]) -> None:
    with pytest.raises(TypeError, match=r"may\(\)"):
        api.may(referee.read(TABLE), **named)


# ---- a new entry is all that it takes


@pytest.fixture
def winking(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A kind of move and a kind of question that there are not."""
    wink = MoveKind("wink", ("winks at {other} for {rank}", "目くばせ"), asks="may_wink")
    asked = ("may {seat} wink at {other} for {rank}", "{seat}は{other}に{rank}で目くばせできるか")
    monkeypatch.setitem(MOVES, "wink", wink)
    monkeypatch.setitem(KINDS, "may_wink", QuestionKind("may_wink", asked, "yes-no", ("yes", "no")))
    for kept in (_move_templates, _question_templates):
        kept.cache_clear()
    yield
    for kept in (_move_templates, _question_templates):
        kept.cache_clear()


@pytest.mark.usefixtures("winking")
def test_a_new_kind_of_move_is_read_written_asked_about_and_drawn() -> None:
    move = read_move("Aki: winks at Ben for T")
    assert move == Move("Aki", "wink", other="Ben", rank="10")
    assert str(move) == "Aki: winks at Ben for 10"
    assert str(legality_question(move)) == "may Aki wink at Ben for 10"
    assert read_move("Aki: 目くばせ") == Move("Aki", "wink")
    assert move_word(move, "ja") == "winks at Ben for 10"
    assert bare_move_word(move, "en") == "Aki: winks at Ben for 10"
    with pytest.raises(referee.ParseError) as caught:
        read_move("Aki: winks at Ben 10")
    assert (caught.value.column, caught.value.expected) == (19, ("move",))


@pytest.mark.usefixtures("winking")
def test_a_new_kind_of_question_is_read_listed_and_put() -> None:
    table = referee.read(TABLE)
    asked = parse_question("AkiはBenに7で目くばせできますか?", table.seats, table.rulebook.deck)
    assert asked == Question("may_wink", "Aki", other="Ben", rank="7")
    assert str(asked) in example_questions("en", ("Aki", "Ben"))
    assert question_word(asked, "en") == "May Aki wink at Ben for 7?"
    assert form_of(table, asked).values == ("yes", "no")
    with pytest.raises(NoSuchQuestion):
        table.ask(asked)
