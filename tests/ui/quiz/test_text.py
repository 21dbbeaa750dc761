"""Quizzes as text: what stands where, errors at their place, and back again."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee.ui.quiz.quiz import Quiz, Said
from referee.ui.quiz.text import read_quizzes, write_quizzes
from tests.paths import NOTEBOOKS

LOCK = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\n"
HAND = f"{LOCK}hands:\n  Dan: D10 DK S3\n"
TEXT = """\
# A header of the whole file: no table, no quiz.
---
## en: Three diamonds
## ja: ダイヤが三枚
# GameTraits at **this**.
# ja: **これ**を見て。
#
# 二つ目の段落。
# hint: Suits?
# choices: yes / no
rules: offkai   # not kept
seats: Aki, Ben, Chie, Dan
field: D4, D7, D9
ask:
  may Dan play C10  # It is locked.
  # For *everybody*.
------
# Without a title.
rules: daifugo
seats: Aki, Ben, Chie
turn: Aki
play:
  Aki: D8
  # not kept either
ask:
  # about the turn
  whose turn
  what happens
  # en: It cuts.
  # ja: 切れる。
"""


def test_what_stands_where_is_said_when() -> None:
    lock, turn, happens = read_quizzes(TEXT)
    assert lock.title == Said("ダイヤが三枚", "Three diamonds")
    assert lock.remark == Said("**これ**を見て。\n\n二つ目の段落。", "GameTraits at **this**.")
    assert lock.hint == Said.of("Suits?")
    assert lock.choices == ("yes", "no")
    assert lock.after == Said.of("It is locked.\nFor *everybody*.")
    assert (str(turn.question), str(happens.question)) == ("whose turn", "what happens")
    assert turn.table == happens.table
    assert turn.remark == happens.remark == Said.of("Without a title.")
    assert turn.after == Said.of("about the turn")
    assert happens.after == Said("切れる。", "It cuts.")


def test_reading_what_was_written_gives_the_same_quizzes() -> None:
    quizzes = read_quizzes(TEXT)
    written = write_quizzes(quizzes)
    assert read_quizzes(written) == quizzes
    assert write_quizzes(read_quizzes(written)) == written
    assert written.startswith(
        "## en: Three diamonds\n## ja: ダイヤが三枚\n# en: GameTraits at **this**.\n"
    )
    assert "\n  may Dan play C10\n  # It is locked.\n  # For *everybody*.\n---\n" in written
    assert "\n  whose turn  # about the turn\n---\n" in written


def test_the_quizzes_of_the_tutorial_are_canonical_but_for_their_spelling() -> None:
    for path in NOTEBOOKS.rglob("*.quiz"):
        quizzes = read_quizzes(path.read_text("utf-8"))
        assert read_quizzes(write_quizzes(quizzes)) == quizzes


lines = st.lists(
    st.one_of(
        st.sampled_from(
            ["", "en: x", "ja：y", "hint: z", "choices: a", "# h", "#", "---", "rules: offkai", "`"]
        ),
        st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs", "Zl", "Zp"))),
    ),
    max_size=4,
).map("\n".join)


@settings(deadline=None)
@given(st.one_of(lines, st.fixed_dictionaries({}, optional={"ja": lines, "en": lines})), lines)
def test_whatever_is_said_comes_back(remark: str | dict[str, str], other: str) -> None:
    said = {"title": other, "remark": remark, "hint": other, "after": remark}
    quiz = Quiz(LOCK, "may Dan play C10", **said)
    assert read_quizzes(write_quizzes([quiz])) == (quiz,)


@pytest.mark.parametrize(
    ("text", "line", "column", "expected"),
    [
        (f"{LOCK}ask:\n  whose turn\n---\n{LOCK.replace('D7', '7X')}", 9, 12, ()),
        (f"{LOCK}ask:\n  whose turn\n---\n{LOCK}ask:\n  who wonders\n", 11, 7, ("question",)),
        (f"{LOCK}ask:\n  whose turn\n---\n{LOCK}", 10, 1, ("question",)),
        ("# x\n---\n\nseats: Aki, Ben\nask:\n  whose turn\n", 3, 1, ("rules",)),
        ("# x\n", 2, 1, ("rules",)),
        (f"# choices: yes / blue\n{LOCK}ask:\n  may Dan play C10\n", 1, 18, ("quiz-choice",)),
        (f"# choices: yes\n{LOCK}ask:\n  may Dan play C10\n", 1, 12, ("quiz-right-choice",)),
        (f"# choices: DK / X9\n{HAND}ask:\n  what may Dan play\n", 1, 17, ("card",)),
        (f"# choices: Aki\n{LOCK}ask:\n  ranks\n", 1, 12, ("quiz-choice",)),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_at_its_place_in_the_whole_text(
    text: str, line: int, column: int, expected: tuple[str, ...]
) -> None:
    with pytest.raises(referee.ParseError) as caught:
        read_quizzes(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert not expected or caught.value.expected == expected
    assert caught.value.say("ja")


def test_other_errors_name_their_line_too() -> None:
    first = f"{LOCK}ask:\n  whose turn\n---\n"
    with pytest.raises(referee.UnknownName) as unknown:
        read_quizzes(f"{first}rules: hearts\nseats: Aki, Ben, Chie, Dan\nask:\n  titles\n")
    assert unknown.value.line == 10
    with pytest.raises(referee.IllegalPlay) as illegal:
        read_quizzes(f"{first}{LOCK}play:\n  Dan: C10\nask:\n  whose turn\n")
    assert illegal.value.line == 11
    with pytest.raises(referee.ImpossibleTable) as impossible:
        read_quizzes(f"{first}{LOCK}discards: D4\nask:\n  whose turn\n")
    assert impossible.value.faults[0].line in (9, 10)


def test_choices_are_the_answers_offered() -> None:
    hand = LOCK.replace("field", "hands:\n  Dan: D10 S3 C2\nturn: Dan\nfield")
    plays = Quiz(hand, "what may Dan play", choices=["D10", "S3", "pass"])
    assert (plays.form.kind, plays.form.values) == ("one", ("D10", "S3", "pass"))
    seats = Quiz(LOCK, "whose turn", choices=["dan", "aki", "depends"])
    assert seats.form.values == ("seat-3", "seat-0", "depends")
    number = Quiz(LOCK, "how many cards each", choices=["13", "14"])
    assert (number.form.kind, number.form.values) == ("one", ("13", "14"))


@pytest.mark.parametrize(
    "choices",
    [["出せる", "出せない"], ["はい", "いいえ"], ["Yes", "no"], ["出せる", "no"]],
)
def test_choices_may_be_the_words_that_a_reader_sees(choices: list[str]) -> None:
    quiz = Quiz(LOCK, "may Dan play C10", choices=choices)
    assert quiz.form.values == ("yes", "no")
    (again,) = read_quizzes(write_quizzes([quiz]))
    assert again.choices == tuple(choices)


def test_a_choice_that_there_is_not_is_told_those_there_are() -> None:
    with pytest.raises(referee.ParseError) as caught:
        Quiz(LOCK, "may Dan play C10", choices=["出せる", "たぶん"])
    assert "出せる、出せない、" in caught.value.say("ja")
    assert "Yes, No, " in caught.value.say("en")


def test_a_quiz_needs_a_question() -> None:
    with pytest.raises(referee.ParseError):
        Quiz(LOCK)
    assert Quiz(f"{LOCK}ask:\n  whose turn\n").question.kind == "whose_turn"
    table = referee.read(LOCK)
    assert Quiz(table, "誰の番か").question.kind == "whose_turn"
