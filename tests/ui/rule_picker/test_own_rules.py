"""Rules of one's own: several sentences, steps back while one is made, where each rule is kept."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import referee
from referee.library.context import current
from referee.ui.desk.session import DeskSession
from referee.ui.rule_picker.session import PickerSession
from tests.protocol import check_state
from tests.tiers import quick

pytestmark = pytest.mark.usefixtures("forgets_books")

State = dict[str, Any]
OWN = "own.rule_1"
TABLE = """\
rules: daifugo
seats: Aki, Ben, Chie
field: Aki S4
play:
  Ben: {card}
ask:
  whose turn
"""


def act(session: PickerSession, kind: str, **more: Any) -> State:
    state = session.act({"type": kind, **more})
    check_state("picker", state)
    return state


def say(session: PickerSession, **words: str) -> State:
    """Says one word after another, and looks at what comes of it: each state takes a while."""
    for word, value in words.items():
        session.take({"type": "word", "word": word.replace("__", "."), "value": value})
    state = session.state()
    check_state("picker", state)
    return state


@pytest.fixture
def making() -> PickerSession:
    """A rule that is whole, and not kept yet."""
    session = PickerSession("daifugo")
    session.take({"type": "build", "open": True})
    say(session, when__play__rank="9", then__skip="1")
    return session


def and_six_clears(session: PickerSession) -> State:
    act(session, "sentence", at=1)
    return say(session, when__play__rank="6", then__clear="True")


# ---- several sentences


def test_several_numbers_are_chosen_by_taps(making: PickerSession) -> None:
    say(making, when__play__rank="6")
    state = say(making, when__play__rank="Jo")
    made = state["builder"]
    assert made["sentence"] == "When a 9, 6 or joker is played, the next player is skipped."
    say(making, when__play__rank="9")
    act(making, "keep_rule")
    entry = tomllib.loads(making.text)["clause"][0]
    assert entry["when"]["play"]["rank"] == ["6", "Jo"]


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_a_second_sentence_is_said_after_the_first(making: PickerSession) -> None:
    state = and_six_clears(making)
    assert state["builder"]["sentence"] == (
        "When a 9 is played, the next player is skipped. "
        "When a 6 is played, the field is cleared and the player leads."
    )
    assert (state["builder"]["at"], len(state["builder"]["sentences"])) == (1, 2)
    act(making, "keep_rule")
    entry = tomllib.loads(making.text)["clause"][0]
    assert [each["when"]["play"]["rank"] for each in entry["rules"]] == ["9", "6"]


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_a_kept_rule_of_two_sentences_is_made_further(making: PickerSession) -> None:
    and_six_clears(making)
    assert act(making, "keep_rule")["ownRules"][0]["edits"]
    state = act(making, "build", open=True, rule=OWN)
    assert len(state["builder"]["sentences"]) == 2
    act(making, "sentence", at=0, drop=True)
    act(making, "keep_rule")
    entry = tomllib.loads(making.text)["clause"][0]
    assert entry["when"]["play"]["rank"] == "6"
    assert "rules" not in entry


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_one_more_is_begun_only_when_the_last_is_whole(making: PickerSession) -> None:
    assert making.state()["builder"]["more"]
    state = act(making, "sentence", at=1)
    assert not state["builder"]["more"]
    assert state["builder"]["whole"], "the one that says nothing yet is no fault"
    assert act(making, "sentence", at=2)["problem"]["kind"] == "gone"
    assert not say(making, when__play__rank="6")["builder"]["whole"]
    assert act(making, "keep_rule")["problem"]["kind"] == "gone"


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_a_sentence_that_says_nothing_goes_when_it_is_left(making: PickerSession) -> None:
    act(making, "sentence", at=1)
    assert act(making, "sentence", at=0)["builder"]["sentences"] == [
        "When a 9 is played, the next player is skipped."
    ]


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_the_second_sentence_knows_the_mark_that_the_first_leaves() -> None:
    session = PickerSession("daifugo")
    act(session, "build", open=True)
    say(session, when__play__rank="5", then__mark="table", until="clear")
    act(session, "sentence", at=1)
    state = say(session, when__play__rank="6", then__clear="True", if__mark="table")
    assert state["builder"]["whole"]


@pytest.mark.parametrize(
    ("card", "turn"),
    quick(
        [pytest.param(*each) for each in (("H9", "Aki"), ("H6", "Ben"), ("H5", "Chie"))],
        1,
        "the first tier makes some of the rules by taps; drawing a draft is slow",
    ),
)
def test_both_sentences_are_judged_by(making: PickerSession, card: str, turn: str) -> None:
    """A 9 skips Chie, a 6 clears the field and Ben leads, a 5 does neither."""
    and_six_clears(making)
    act(making, "keep_rule")
    table = TABLE.format(card=card).replace("daifugo", making.picked.book)
    assert referee.read(table).ask("whose turn").answer == turn


# ---- steps back


def test_undo_takes_back_the_last_word(making: PickerSession) -> None:
    state = act(making, "undo")
    assert state["builder"]["sentence"] == "When a 9 is played, …."
    assert act(making, "redo")["builder"]["whole"]
    act(making, "undo")
    assert not act(making, "undo")["canUndo"]
    assert act(making, "undo")["builder"] is not None, "undo does not go behind the rule"


def test_the_desk_undoes_words_while_a_rule_is_made() -> None:
    desk = DeskSession(TABLE.format(card="H9"))
    desk.act({"type": "picker", "open": True})
    for do in (
        {"type": "build", "open": True},
        {"type": "word", "word": "when.play.rank", "value": "9"},
        {"type": "undo"},
    ):
        state = desk.act({"type": "pick", "do": do})
    assert state["picker"]["builder"]["sentence"].startswith("Choose the trigger")
    assert state["text"].splitlines()[1].endswith("Chie"), "the table stays as it was"


# ---- nothing is lost


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_a_rule_that_was_left_is_taken_up_again(making: PickerSession) -> None:
    state = act(making, "build", open=False)
    assert state["ownLeft"] == "When a 9 is played, the next player is skipped."
    state = act(making, "build", open=True, again=True)
    assert state["builder"]["whole"]
    assert act(making, "keep_rule")["ownLeft"] == ""
    assert act(making, "build", open=True, again=True)["problem"]["kind"] == "gone"


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_closing_the_picker_keeps_the_rule_that_is_made() -> None:
    desk = DeskSession(TABLE.format(card="H9"))
    desk.act({"type": "picker", "open": True})
    word = {"type": "word", "word": "when.play.rank", "value": "9"}
    for do in ({"type": "build", "open": True}, word):
        desk.act({"type": "pick", "do": do})
    assert desk.act({"type": "picker", "open": False})["picker"] is None
    state = desk.act({"type": "picker", "open": True})
    assert state["picker"]["builder"]["sentence"] == "When a 9 is played, …."


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_a_book_without_words_leaves_the_rule_waiting(making: PickerSession) -> None:
    assert act(making, "book", book="poker")["builder"] is None
    assert act(making, "undo")["builder"]["whole"]


# ---- where it is kept


def stands(state: State) -> list[tuple[str, bool]]:
    return [(each["stands"], each["kept"]) for each in state["ownRules"]]


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_a_rule_without_a_file_is_said_to_be_of_the_table(making: PickerSession) -> None:
    assert making.state()["builder"]["stands"] == "Draft: not in use and not saved."
    (told, kept), = stands(act(making, "keep_rule"))  # fmt: skip
    assert told.startswith("In use. It belongs to this table")
    assert not kept
    (told, _), = stands(act(making, "option", option="rule_1", value=False))  # fmt: skip
    assert told.startswith("Off.")


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_what_the_file_has_is_told_after_each_step(tmp_path: Path) -> None:
    session = PickerSession("daifugo", house=tmp_path / "our-house.toml")
    act(session, "build", open=True)
    say(session, when__play__rank="9", then__skip="1")
    unkept = ("In use. Not in our-house.toml yet. “Save” adds it.", False)
    assert stands(act(session, "keep_rule")) == [unkept]
    kept = ("In use. Saved in our-house.toml.", True)
    assert stands(act(session, "save")) == [kept]
    act(session, "build", open=True, rule=OWN)
    state = say(session, then__skip="2")
    assert state["builder"]["stands"] == "The old version stays in use until you apply the change."
    assert stands(act(session, "keep_rule")) == [unkept]
    assert stands(act(session, "undo")) == [kept]
    state = act(session, "drop_rule", rule=OWN)
    assert (state["ownRules"], len(state["ownGone"])) == ([], 1)
    assert act(session, "save")["ownGone"] == []
    current().remove_book("our-house")


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_the_reason_names_what_set_off_the_sentence_that_did_it() -> None:
    """The J clears the field, because a 5 lies there; it is not the 5 that does."""
    session = PickerSession("daifugo")
    act(session, "build", open=True)
    say(session, when__play__rank="5", then__mark="table", until="clear")
    act(session, "sentence", at=1)
    say(session, when__play__rank="J", if__mark="table", then__clear="True")
    act(session, "keep_rule")
    table = TABLE.format(card="HJ").replace("daifugo", session.picked.book)
    table = table.replace("field: Aki S4\nplay:\n", "play:\n  Aki: S5\n")
    desk = DeskSession(table)
    told = " ".join(each["text"] for each in desk.state()["verdict"]["reasons"])
    assert "J was played" in told
    assert "5 was played, so the field" not in told


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_a_table_with_a_rule_of_two_sentences_goes_elsewhere_with_it() -> None:
    desk = DeskSession(TABLE.format(card="H9"))
    desk.act({"type": "picker", "open": True})
    for do in (
        {"type": "build", "open": True},
        {"type": "word", "word": "when.play.rank", "value": "9"},
        {"type": "word", "word": "then.skip", "value": "1"},
        {"type": "sentence", "at": 1},
        {"type": "word", "word": "when.play.rank", "value": "6"},
        {"type": "word", "word": "then.clear", "value": "True"},
        {"type": "keep_rule"},
    ):
        text = desk.act({"type": "pick", "do": do})["shared"]
    current().remove_book("our-rules")
    other = DeskSession(TABLE.format(card="H3"))
    state = other.act({"type": "text", "text": text})
    assert state["problem"]["kind"] == "brought"
    assert state["verdict"]["sentence"].startswith("It is Aki’s turn")
    other.act({"type": "picker", "open": True})
    state = other.act({"type": "pick", "do": {"type": "build", "open": True, "rule": OWN}})
    assert len(state["picker"]["builder"]["sentences"]) == 2
