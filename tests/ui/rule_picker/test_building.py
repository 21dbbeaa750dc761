"""A rule of one's own: made word by word, tried at the table, kept, changed and deleted."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import referee
from referee.i18n.messages import LANGS, has_message
from referee.library.context import current
from referee.rulebook.registry import vocabulary_of
from referee.ui.desk.session import DeskSession
from referee.ui.rule_picker.session import PickerSession
from referee.ui.rule_picker.word_choices import SentenceChoices, choices_of, saying_key, word_key
from tests.protocol import check_state

pytestmark = pytest.mark.usefixtures("forgets_books")

State = dict[str, Any]
NINE = """\
rules: daifugo
seats: Aki, Ben, Chie
field: Aki S8
play:
  Ben: H9
ask:
  whose turn
"""
HOUSE = """\
# our house
extends = "daifugo"

[switches]
j_back = true  # since May

[[clause]]  # Dan's
id = "ours.five"
kind = "adopted"
title = { ja = "5飛び", en = "Five skip" }
when.play.rank = "5"
then.skip = 1
"""


def say(session: PickerSession, **words: str) -> State:
    for word, value in words.items():
        path = word.replace("__", ".")
        state = session.act({"type": "word", "word": path, "value": value})
        check_state("picker", state)
    return state


def nine_skips(session: PickerSession) -> State:
    session.act({"type": "build", "open": True})
    say(session, when__play__rank="9", then__skip="1")
    return session.act({"type": "keep_rule"})


def words_at(state: State) -> dict[str, State]:
    return {word["path"]: word for slot in state["builder"]["slots"] for word in slot["words"]}


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_of_every_vocabulary_has_a_label(lang: str) -> None:
    families = {current().book(id_).family for id_ in current().shelf_ids()}
    told = [found for each in sorted(families) if (found := vocabulary_of(each))]
    assert told
    words = [word for each in told for word in each.words.values()]
    keys = {word_key(word.path) for word in words}
    keys |= {saying_key(word.path, value) for word in words for value in word.also}
    assert sorted(key for key in keys if not has_message(lang, key)) == []


def test_what_is_offered_often_are_words() -> None:
    vocabulary = vocabulary_of("climbing")
    assert vocabulary is not None
    assert {*vocabulary.common_words} <= vocabulary.words.keys()


def test_the_sentence_grows_with_each_word() -> None:
    session = PickerSession("daifugo")
    state = session.act({"type": "build", "open": True})
    assert [slot["id"] for slot in state["builder"]["slots"]] == ["when"]
    state = say(session, when__play__rank="9")
    assert state["builder"]["sentence"] == "When a 9 is played, …."
    assert not state["builder"]["whole"]
    state = say(session, then__skip="1")
    assert state["builder"]["sentence"] == "When a 9 is played, the next player is skipped."
    assert state["builder"]["whole"]
    assert say(session, then__skip="1")["builder"]["sentence"].endswith("…."), "tapped once more"


@pytest.mark.parametrize("act", ["give", "discard", "draw"])
def test_who_and_to_whom_stand_beside_what_was_chosen(act: str) -> None:
    session = PickerSession("daifugo")
    session.act({"type": "build", "open": True})
    say(session, when__play__rank="7")
    by = f"then.{act}.by"
    assert not words_at(session.state())[by]["often"]
    words = words_at(say(session, **{f"then__{act}__count": "1"}))
    assert all(word["often"] for path, word in words.items() if path.startswith(f"then.{act}."))
    assert "left" in [choice["value"] for choice in words[by]["choices"]]


def test_a_rule_that_is_changed_keeps_its_place_and_is_said_to_be_changed() -> None:
    session = PickerSession("daifugo")
    for rank in ("6", "9"):
        session.act({"type": "build", "open": True})
        say(session, when__play__rank=rank, then__skip="1")
        state = session.act({"type": "keep_rule"})
        assert state["ownNotice"].endswith("is now in use.")
    first, second = (rule["id"] for rule in state["ownRules"])
    session.act({"type": "build", "open": True, "rule": first})
    say(session, then__skip="2")
    state = session.act({"type": "keep_rule"})
    assert state["ownNotice"].endswith("is changed.")
    assert state["notice"] == ""  # it is said once
    assert [rule["id"] for rule in state["ownRules"]] == [first, second]


def test_a_pass_takes_the_place_of_cards() -> None:
    session = PickerSession("daifugo")
    session.act({"type": "build", "open": True})
    state = say(session, when__play__rank="9", when__pass="True")
    assert words_at(state)["when.pass"]["said"] == ["True"]
    assert "when.play.rank" not in words_at(state)


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_what_is_missing_stands_beside_its_word() -> None:
    session = PickerSession("daifugo")
    session.act({"type": "build", "open": True})
    state = say(session, when__play__rank="9")
    assert "until" not in words_at(state), "nothing lasts yet"
    state = say(session, then__order="turns")
    assert words_at(state)["then.order"]["faults"] == ["Choose how long “Ranking” lasts."]
    assert session.act({"type": "keep_rule"})["problem"]["kind"] == "gone"
    assert say(session, until="clear")["builder"]["whole"]


def test_two_faults_of_one_word_remove_it_once() -> None:
    """The length of a row has two faults while no card is named."""
    session = PickerSession("daifugo", lang="en")
    session.act({"type": "build", "open": True})
    state = say(session, when__play__row="4")
    assert state["problem"] is None
    assert state["builder"]["slots"]


@pytest.mark.full("the first tier taps some of the words")
def test_any_word_may_follow_any_other() -> None:
    choosing = choices_of(PickerSession("local").kept.rules)
    assert choosing
    words = [*choosing.vocabulary.words.values()]
    value = {word.path: choosing.values(word)[0] for word in words if choosing.values(word)}
    for first in value:
        said = choosing.put({}, first, value[first])
        assert all(choosing.put(said, second, value[second]) for second in value)


def fits(choosing: SentenceChoices, said: State, path: str, value: Any) -> bool:
    """Whether the word has no fault with one of the durations, or if the rule overrides others."""
    free = replace(
        choosing, overrides=choosing.overridable, overridden_roles=choosing.overridable_roles
    )
    made = choosing.put(said, path, value)
    durations = choosing.values(choosing.vocabulary.words["until"])
    sentences = [made, *({**made, "until": each} for each in durations if "until" not in made)]
    return any(
        path not in {flaw.path for flaw in choices.flaws(each)}
        for each in sentences
        for choices in (choosing, free)
    )


@pytest.mark.full("the first tier taps some of the words")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_offered_is_what_fits_with_some_duration(seed: int) -> None:
    random, choosing = Random(seed), choices_of(PickerSession("local").kept.rules)
    assert choosing
    words, said = [*choosing.vocabulary.words.values()], State()
    for word in random.sample(words, seed):
        if offered := choosing.fitting(said, word):
            said = choosing.put(said, word.path, random.choice(offered))
    for word in words:
        values = choosing.values(word)
        expected = [each for each in values if fits(choosing, said, word.path, each)]
        assert [*choosing.fitting(said, word)] == expected, (said, word.path)


def test_what_no_word_can_say_changes_nothing() -> None:
    session = PickerSession("daifugo")
    session.act({"type": "build", "open": True})
    assert say(session, when__play__rank="99")["problem"]["kind"] == "action"
    assert say(session, when__moon="full")["problem"]["kind"] == "gone"


def test_a_rule_without_a_file_is_of_the_table() -> None:
    session = PickerSession("daifugo")
    state = nine_skips(session)
    said = tomllib.loads(state["text"])["clause"]
    assert said[0]["when"] == {"play": {"rank": "9"}}
    assert state["values"]["rule_1"] is True
    assert [each["title"] for each in state["ownRules"]] == [
        "When a 9 is played, the next player is skipped"
    ]
    state = session.act({"type": "drop_rule", "rule": "own.rule_1"})
    assert state["book"] == "daifugo"
    assert session.act({"type": "undo"})["ownRules"]


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_a_rule_is_kept_in_the_houses_file_and_nothing_else_is_touched(tmp_path: Path) -> None:
    path = tmp_path / "our-house.toml"
    path.write_text(HOUSE, "utf-8")
    session = PickerSession(house=path)
    nine_skips(session)
    state = session.act({"type": "save"})
    assert state["problem"] is None
    assert state["book"] == "our-house"
    text = path.read_text("utf-8")
    assert all(line in text.splitlines() for line in HOUSE.splitlines())
    assert [each["id"] for each in tomllib.loads(text)["clause"]] == ["ours.five", "own.rule_1"]
    session.act({"type": "build", "open": True, "rule": "own.rule_1"})
    session.act({"type": "call", "title": "Nine skips"})
    say(session, then__skip="2")
    session.act({"type": "keep_rule"})
    assert session.act({"type": "save"})["problem"] is None
    entry = tomllib.loads(path.read_text("utf-8"))["clause"][1]
    assert (entry["title"]["en"], entry["then"]) == ("Nine skips", {"skip": 2})
    session.act({"type": "drop_rule", "rule": "own.rule_1"})
    session.act({"type": "save"})
    left = path.read_text("utf-8")
    assert "own.rule_1" not in left
    assert all(line in left.splitlines() for line in HOUSE.splitlines())


def test_a_rule_that_is_more_than_a_sentence_is_not_changed_by_taps(tmp_path: Path) -> None:
    path = tmp_path / "our-house.toml"
    path.write_text(f'{HOUSE}ja = "5が出たら次の人は休み"\nen = "A 5 skips the next"\n', "utf-8")
    session = PickerSession(house=path)
    assert [each["edits"] for each in session.state()["ownRules"]] == [False]
    state = session.act({"type": "build", "open": True, "rule": "ours.five"})
    assert state["builder"] is None


def test_a_book_without_a_vocabulary_makes_no_rules() -> None:
    session = PickerSession("poker")
    assert not session.state()["builds"]
    assert session.act({"type": "build", "open": True})["problem"]["kind"] == "gone"


# ---- at the table


@pytest.fixture
def desk() -> DeskSession:
    session = DeskSession(NINE)
    session.act({"type": "picker", "open": True})
    return session


def pick(desk: DeskSession, **action: Any) -> State:
    state = desk.act({"type": "pick", "do": action})
    check_state("desk", state)
    return state


def made_at(desk: DeskSession, rank: str) -> State:
    pick(desk, type="build", open=True)
    pick(desk, type="word", word="when.play.rank", value=rank)
    return pick(desk, type="word", word="then.skip", value="1")


def test_the_verdict_with_the_rule_is_told_before_it_is_kept(desk: DeskSession) -> None:
    state = made_at(desk, "9")
    trial = state["picker"]["builder"]["trial"]
    assert trial["fires"]
    assert trial["changes"]
    assert "It is Aki’s turn" in trial["text"]
    assert state["verdict"]["sentence"] == "It is Chie’s turn."
    assert state["book"] == "daifugo"
    assert not {each for each in current().playable_ids() if each.startswith("our-rules")}


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_a_rule_about_other_cards_changes_nothing_here(desk: DeskSession) -> None:
    trial = made_at(desk, "4")["picker"]["builder"]["trial"]
    assert (trial["fires"], trial["changes"]) == (False, False)


def test_a_kept_rule_is_judged_by_cited_and_undone(desk: DeskSession) -> None:
    made_at(desk, "9")
    state = pick(desk, type="keep_rule")
    assert state["verdict"]["sentence"].startswith("It is Aki’s turn")
    assert "own.rule_1" in {each["clause"] for each in state["verdict"]["reasons"]}
    assert desk.act({"type": "undo"})["verdict"]["sentence"] == "It is Chie’s turn."


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_rules_in_use_about_the_same_card_are_named(desk: DeskSession) -> None:
    assert any("8" in text for text in made_at(desk, "8")["picker"]["builder"]["meets"])


# ---- shared


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_a_shared_table_is_played_by_its_own_rules_elsewhere(desk: DeskSession) -> None:
    made_at(desk, "9")
    text = pick(desk, type="keep_rule")["shared"]
    current().remove_book("our-rules")
    assert referee.read(text).ask("whose turn").answer == "Aki"
    current().remove_book("our-rules")
    other = DeskSession(NINE)
    state = other.act({"type": "text", "text": text})
    assert state["problem"]["kind"] == "brought"
    assert "our-rules" in state["problem"]["message"]
    assert state["verdict"]["sentence"].startswith("It is Aki’s turn")


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_a_name_that_is_taken_is_told(desk: DeskSession) -> None:
    made_at(desk, "9")
    text = pick(desk, type="keep_rule")["shared"].replace("then.skip = 1", "then.skip = 2")
    state = DeskSession(NINE).act({"type": "text", "text": text})
    assert "our-rules-2" in state["problem"]["message"]
    assert state["verdict"]["sentence"].startswith("It is Ben’s turn")


def test_broken_rules_that_come_with_a_table_are_told() -> None:
    text = f'{NINE}house: theirs\n  extends = "daifugo"\n  [[clause]]\n'
    state = DeskSession(NINE).act({"type": "text", "text": text})
    assert state["problem"]["kind"] == "unreadable"


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_numbers_begin_with_the_lowest_that_a_word_names() -> None:
    session = PickerSession("daifugo", lang="en")
    session.act({"type": "build", "open": True})
    state = say(session, when__play__rank="9", then__skip="1")
    assert words_at(state)["if.times"]["choices"][0]["value"] == "1"


@pytest.mark.full("the first tier makes some of the rules by taps; drawing a draft is slow")
def test_what_is_done_on_a_turn_is_made_by_taps() -> None:
    session = PickerSession("daifugo", lang="en")
    session.act({"type": "build", "open": True})
    state = say(session, when__turn__instead="yes", then__discard__count="1", if__once="yes")
    assert state["builder"]["whole"]
    assert state["builder"]["sentence"] == (
        "On a player’s turn, once a game, instead of playing, that player may discard one card."
    )
