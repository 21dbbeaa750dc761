"""Stories: moves with branches and comments in table text, and the changes that make them."""

from __future__ import annotations

import pytest

import referee
from referee.model.moves import PASS, Move
from referee.notation.moves import read_move
from referee.ui.session import ImpossibleAction
from referee.ui.stepper.replay import step, tones
from referee.ui.stepper.story import Story
from referee.ui.stepper.text import read_story, story_of, write_story

STORY = """\
rules: offkai
seats: Aki, Ben, Chie, Dan
turn: Aki
play:
  # Aki leads.
  Aki: D4  # low
  branch Ben waits:
    Ben: pass
    # two
    #
    # lines
    branch Chie too:
      Chie: pass
    Chie: H9
  Ben: D6
  Chie: D9
  branch Dan gives up:
    Dan: pass
  Dan: C10 !
  # A club.
  # Nobody noticed.
ask:
  whose turn
"""


def read() -> Story:
    return read_story(STORY)


def test_the_canonical_text_is_its_own_spelling() -> None:
    assert write_story(read()) == STORY
    assert read_story(write_story(read())) == read()


def test_what_it_tells() -> None:
    story = read()
    assert story.comment == "Aki leads."
    assert story.branches == ("Ben waits", "Chie too", "Dan gives up")
    assert [str(told.move) for told in story.moves("Chie too")] == [
        "Aki: D4", "Ben: pass", "Chie: pass",
    ]  # fmt: skip
    assert [str(told.move) for told in story.moves("Dan gives up")][2:] == ["Chie: D9", "Dan: pass"]
    assert [told.comment for told in story.moves()] == ["low", "", "", "A club.\nNobody noticed."]
    assert story.moves("Ben waits")[1].comment == "two\n\nlines"


def test_other_spellings_are_read() -> None:
    text = """\
rules: offkai   # the book
seats: Aki, Ben, Chie, Dan
play:   # how it went
\tAki: D4

# about D4
\tbranch: # about the pass
\t\tBen: pass
\t分岐 もしも:
\t\tBen: 6X
\tBen: D6 # about D6
"""
    with pytest.raises(referee.ParseError) as caught:
        read_story(text)
    assert (caught.value.line, caught.value.column, caught.value.found) == (10, 8, "6X")
    story = read_story(text.replace("6X", "H6"))
    assert story.comment == "how it went"
    assert story.branches == ("Ben pass", "もしも")
    assert story.moves("Ben pass")[-1].comment == "about the pass"
    assert [told.comment for told in story.moves()] == ["about D4", "about D6"]
    assert write_story(read_story(write_story(story))) == write_story(story)


def test_a_table_is_the_main_line() -> None:
    assert [str(move) for move in referee.read(STORY).description.play] == [
        "Aki: D4", "Ben: D6", "Chie: D9", "Dan: C10 !",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("broken", "line", "column", "expected"),
    [
        (STORY.replace("    Dan: pass\n", ""), 17, 3, "branch-move"),
        (STORY.replace("Dan gives up", "Ben waits"), 17, 3, "branch-name"),
        (STORY.replace("Ben waits:", "Ben waits: Ben: pass"), 7, 10, "colon"),
        (STORY.replace("      Chie: pass", "      Chie: flies"), 13, 13, "move"),
    ],
)
def test_what_is_wrong_is_told_where_it_stands(
    broken: str, line: int, column: int, expected: str
) -> None:
    with pytest.raises(referee.ParseError) as caught:
        read_story(broken)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert expected in caught.value.expected
    assert caught.value.say("ja") != caught.value.say("en")


STRANGERS = [
    ("offkai", "  Zed: D4", [(4, 3, "")]),
    ("offkai", "  Aki: D4\n  branch x:\n    Behn: D5", [(6, 5, "Ben")]),
    ("daifugo", "  Akii: gives D4 to Aik", [(4, 3, "Aki"), (4, 21, "Aki")]),
    ("million_doubt", "  Aki: D4\n  branch x:\n    Ben: picks Chei", [(6, 16, "Chie")]),
    ("culprit_poker", "  Aki: points Zed\n  branch x:\n    Ben: beats Akki",
     [(4, 15, ""), (6, 16, "Aki")]),
    ("sevens", "  Aki: D8\n  branch x:\n    Aki: pass\n    branch y:\n      zz: pass",
     [(8, 7, "")]),
    ("poker", "  zz: S2 S3 S4 S5 S6", [(4, 3, "")]),
    ("whist", "  Aki: D4\n  branch x:\n    zz: D5", [(6, 5, "")]),
]  # fmt: skip


@pytest.mark.parametrize(("book", "play", "found"), STRANGERS)
def test_a_name_that_nobody_has_is_told_where_it_stands(
    book: str, play: str, found: list[tuple[int, int, str]]
) -> None:
    with pytest.raises(referee.ImpossibleTable) as caught:
        read_story(f"rules: {book}\nseats: Aki, Ben, Chie\nplay:\n{play}\n")
    told = caught.value
    places = [(each.line, each.column, each.args["nearest"]) for each in told.faults]
    assert places == found
    assert (told.line, told.column) == found[0][:2]
    assert all(f"“{near}”" in told.say("en") for *_, near in found if near)


def test_a_name_that_nobody_has_in_moves_of_python() -> None:
    table = referee.read("rules: offkai\nseats: Aki, Ben\n")
    with pytest.raises(referee.ImpossibleTable):
        story_of(table, ["Zed: D6"])


def test_a_refused_move_is_marked_and_stands() -> None:
    assert write_story(read_story(STORY.replace("C10 !", "C10"))) == STORY
    assert write_story(read_story(STORY.replace("Ben: D6", "Ben: D6 !"))) == STORY
    assert tones(read())[""] == ("yes", "yes", "yes", "no")
    shown = step(read(), "", 4)
    assert shown.verdict is not None
    assert shown.verdict.answer == "no"
    assert "offkai.suit_lock" in shown.verdict.clauses()
    assert "field: Aki D4, Ben D6, Chie D9, Dan C10\n" in str(shown.table.flattened())


def test_moves_of_python_tell_a_story_too() -> None:
    table = referee.read("rules: offkai\nseats: Aki, Ben, Chie\nplay:\n  Aki: D4\n")
    story = story_of(table, ["Ben: D6", Move("Chie", PASS)])
    assert [str(told.move) for told in story.moves()] == ["Aki: D4", "Ben: D6", "Chie: pass"]


def test_ambiguous_cards_are_told_as_such() -> None:
    with pytest.raises(referee.AmbiguousPlay):
        read_story("rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: S4 S5 Jo\n")


# ---- changes


def played(story: Story, branch: str, index: int, move: str) -> tuple[Story, str]:
    return story.with_move(branch, index, read_move(move))


def test_a_move_told_already_is_followed() -> None:
    story = read()
    assert played(story, "", 1, "Ben: D6") == (story, "")
    assert played(story, "", 1, "Ben: pass") == (story, "Ben waits")
    assert played(story, "Ben waits", 1, "Ben: D6") == (story, "")
    assert played(story, "Chie too", 0, "Aki: D4") == (story, "Chie too")


def test_another_move_begins_a_branch_and_one_at_the_end_goes_on() -> None:
    story, branch = played(read(), "", 2, "Chie: H9")
    assert branch == "Chie H9"
    assert [str(told.move) for told in story.moves(branch)] == ["Aki: D4", "Ben: D6", "Chie: H9"]
    story, _ = played(story, branch, 3, "Dan: pass")
    assert len(story.moves(branch)) == 4
    assert played(story, "", 0, "Aki: H3")[1] == "Aki H3"
    nested, branch = played(story, "Ben waits", 2, "Chie: S9")
    assert len(nested.path(branch)) == 3
    assert read_story(write_story(nested)) == nested


def test_comments_names_and_cuts() -> None:
    story = read().with_comment("Chie too", 1, " of D4 ").with_comment("Chie too", 3, "x\r\ny\n\n")
    assert story.moves()[0].comment == " of D4"
    assert story.moves("Chie too")[2].comment == "x\ny"
    story = story.with_name("Ben waits", "a: b # c")
    assert story.branches[0] == "a b c"
    with pytest.raises(ImpossibleAction, match="Chie too"):
        story.with_name("a b c", "Chie too")
    assert story.without("a b c").branches == ("Dan gives up",)
    assert len(story.cut("", 2).moves()) == 2
    assert story.cut("", 2).branches == ("a b c", "Chie too")
    assert story.cut("Chie too", 2).branches == ("a b c", "Dan gives up")
    with pytest.raises(referee.UnknownName):
        story.moves("nowhere")


def test_what_is_said_above_the_table_is_the_story_s_opening_remark() -> None:
    text = (
        "# StoryMove by Aki\n\n# in two lines\nrules: daifugo\nseats: Aki, Ben\nplay:\n  Aki: S3\n"
    )
    story = read_story(text)
    assert story.comment.splitlines() == ["StoryMove by Aki", "in two lines"]
    assert read_story(write_story(story)) == story


def test_moves_of_all_branches_are_judged_even_if_a_later_move_is_left_open() -> None:
    story = read_story("""\
rules: daifugo + thief + death
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S4 H4 D4 C9
  Ben: S2 C5
  Chie: HA C6
  Dan: Jo C7
play:
  branch two first:
    Ben: S2
  Aki: S4 H4 D4
  branch later:
    Ben: pass
  Ben: pass
""")
    text = write_story(story)
    assert "branch two first:\n    Ben: S2 !\n" in text
    assert "branch later:\n    Ben: pass\n" in text
