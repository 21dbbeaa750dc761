"""A session at the rule picker: what is picked, what is odd about it, the house's book."""

from __future__ import annotations

import datetime
import json
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

import referee
from referee.errors import UnknownName
from referee.i18n.messages import LANGS
from referee.library.context import current
from referee.rulebook.clause import TOPICS
from referee.ui.rule_picker.session import PickerSession

pytestmark = pytest.mark.usefixtures("forgets_books")

State = dict[str, Any]
CONFLICT = """\
extends = "offkai"

[[clause]]
id = "strict.no_emperor"
kind = "local"
title = { ja = "皇帝なし", en = "No emperor" }
ja = "エンペラーは使わない。"
en = "There is no emperor."
where = { ja = "口約束", en = "by word of mouth" }
conflicts = ["offkai.emperor"]
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "our-house.toml"


def clauses(state: State) -> dict[str, State]:
    return {each["name"]: each for group in state["catalog"]["groups"] for each in group["clauses"]}


def option(session: PickerSession, name: str, value: object) -> State:
    return session.act({"type": "option", "option": name, "value": value})


# ---- what is shown


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("book", current().package_ids())
def test_every_clause_lands_once_where_it_says(book: str, lang: str) -> None:
    if book not in current().shelf_ids():
        return
    state = PickerSession(book, lang=lang).state()
    of = current().book(book)
    placed = [c["id"] for group in state["catalog"]["groups"] for c in group["clauses"]]
    assert sorted(placed) == sorted(clause.id for clause in of.clauses)
    for clause in of.clauses:
        assert {*clause.about} <= {*of.deck.ranks, *TOPICS}, clause.id
    json.dumps(state)


def test_daifugo_by_card() -> None:
    groups = PickerSession("daifugo", lang="en").state()["catalog"]["groups"]
    ranks = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]
    assert [group["id"] for group in groups][:14] == [*ranks, "joker"]
    by_id = {group["id"]: group for group in groups}
    assert [c["name"] for c in by_id["8"]["clauses"]] == ["eight_cut"]
    also = [each["name"] for each in by_id["8"]["also"]]
    assert also == ["sandstorm", "four_stop", "seven_counter", "ten_return"]
    locks = [c["name"] for c in by_id["lock"]["clauses"]]
    assert locks == ["suit_lock", "strict_lock", "number_lock", "reverse_lock", "partial_lock"]
    assert by_id["lock"]["label"] == "Locks"
    assert len(clauses({"catalog": {"groups": groups}})) == len(current().book("daifugo").clauses)


def test_a_clause_without_a_topic_goes_by_the_ranks_of_its_rules() -> None:
    text = CONFLICT.replace("conflicts", 'rule = "jeanne_darc"\nwith = { rank = "6" }\nconflicts')
    session = PickerSession()
    session.act({"type": "load", "text": text, "name": "strict.toml"})
    groups = {group["id"]: group for group in session.state()["catalog"]["groups"]}
    assert [clause["name"] for clause in groups["6"]["clauses"]] == ["no_emperor"]


def test_a_rule_is_found_by_its_names_in_both_languages() -> None:
    for lang in LANGS:
        shown = clauses(PickerSession("daifugo", lang=lang).state())["eight_cut"]
        assert {"8切り", "8cut"} <= {*shown["keys"]["titles"]}


def test_what_several_clauses_are_read_by_is_asked_at_each() -> None:
    shown = clauses(PickerSession("daifugo", lang="en").state())
    for name in ("thief", "death", "bloody_mary_a"):
        asked = {each["id"]: each["users"] for each in shown[name]["readings"]}
        assert asked["strongest_cards"] == ["death", "thief", "bloody_mary_a", "black_market"]
    assert {tuple(each["users"]) for each in shown["four_stop"]["readings"]} == {("four_stop",)}


# ---- picking


def test_a_switch_and_a_reading_make_the_header() -> None:
    session = PickerSession("daifugo")
    state = option(session, "seven_pass", True)
    assert state["rules"] == "rules: daifugo + seven_pass\n"
    assert state["by"] == {"seven_pass": {"who": "you", "label": "you"}}
    option(session, "suit_lock", False)
    state = option(session, "seven_pass_target", "any")
    header = "rules: daifugo + seven_pass - suit_lock\nreadings: seven_pass_target = any\n"
    assert state["rules"] == session.header == header
    assert session.act({"type": "undo"})["rules"] == "rules: daifugo + seven_pass - suit_lock\n"
    assert session.act({"type": "redo"})["rules"] == header
    assert tomllib.loads(state["text"])["switches"] == {"seven_pass": True, "suit_lock": False}


def test_the_header_of_a_table_is_picked() -> None:
    session = PickerSession("offkai", rules="rules: torite, game = A'\n")
    assert session.rulebook.variant == "A'"
    assert session.act({"type": "undo"})["book"] == "torite"
    before = session.act({"type": "rules", "text": "rules: 大富豪 + 7渡し\nseats: Aki, Ben"})
    assert before["rules"] == "rules: daifugo + seven_pass\n"
    state = session.act({"type": "rules", "text": "rules: daifugo\nreadings: second_j = maybe"})
    assert state["problem"]["kind"] == "rules"
    assert "maybe" in state["problem"]["message"]
    assert state["rules"] == before["rules"]


def test_presets() -> None:
    session = PickerSession("daifugo")
    assert session.state()["presets"] == ["official_five"]
    state = session.act({"type": "preset", "preset": "everything"})
    assert state["presets"] == ["everything"]
    locals_ = [c.name for c in current().book("daifugo").clauses if c.kind == "local"]
    assert locals_
    assert all(state["values"][name] for name in locals_)
    state = session.act({"type": "preset", "preset": "plain"})
    switches = [o for o in session.rulebook.options.values() if o.kind == "switch"]
    assert not any(state["values"][each.name] for each in switches)
    offkai = PickerSession("offkai")
    assert offkai.act({"type": "preset", "preset": "plain"})["values"]["exchange"] is True


@pytest.mark.parametrize(
    "action",
    [
        {"type": "option", "option": "nothing", "value": True},
        {"type": "option", "option": "suit_lock", "value": "maybe"},
        {"type": "option", "option": "suit_lock"},
        {"type": "preset", "preset": "nothing"},
        {"type": "book", "book": "nothing"},
        {"type": "book", "book": "climbing"},
        {"type": "ruling", "option": "second_j", "value": "stays", "date": "yesterday"},
        {"type": "ruling", "option": "second_j", "value": "maybe"},
        {"type": "unrule", "option": "second_j"},
        {"type": "unrule", "option": "nothing"},
        {"type": "options", "values": {"suit_lock": 3}},
        {"type": "save"},
        {"type": "rules", "text": ""},
        {"type": "load", "text": "extends = 3", "name": "x.toml"},
        {"type": "load", "text": "title = 3\nextends = 'offkai'"},
        {"type": "load", "text": "extends = 'offkai'\n[switches]\nemperor = 'maybe'"},
        {"type": "load", "text": "extends = 'offkai'\n[[ruling]]\nvalue = true"},
        {"type": "nothing"},
    ],
)
def test_what_cannot_be_is_told_and_changes_nothing(action: State) -> None:
    session = PickerSession("offkai")
    for lang in LANGS:
        session.act({"type": "lang", "lang": lang})
        before = session.state()
        after = session.act(action)
        assert after["problem"]["message"]
        assert {**after, "problem": None} == {**before, "problem": None}


def test_a_book_that_there_is_not() -> None:
    with pytest.raises(UnknownName):
        PickerSession("nothing")


# ---- what is odd


def test_a_missing_prerequisite_names_who_left_it_out_and_is_mended() -> None:
    session = PickerSession("daifugo")
    state = option(session, "six_return", True)
    (finding,) = state["findings"]
    assert (finding["level"], finding["clause"]) == ("warning", "six_return")
    assert "turned on by you" in finding["text"]
    assert "turned off by the rulebook “Daifugo”" in finding["text"]
    labels = [mend["label"] for mend in finding["mends"]]
    assert labels == [
        "Turn on J-back",
        "Turn on Strong J-back",
        "Turn on 2-back",
        "Turn off 6-return",
    ]
    state = session.act({"type": "options", "values": finding["mends"][0]["set"]})
    assert state["findings"] == []
    assert state["values"]["j_back"] is True


def test_a_conflict_is_refused_and_the_other_can_be_taken_out_instead() -> None:
    session = PickerSession()
    session.act({"type": "load", "text": CONFLICT, "name": "strict.toml"})
    before = option(session, "emperor", True)
    told = before["barred"]["no_emperor"]
    assert told["text"] == "Can’t be used together with Emperor, which is on."
    state = option(session, "no_emperor", True)
    assert state["problem"]["kind"] == "conflict"
    assert "turned on by you" in state["problem"]["message"]
    assert state["values"] == before["values"]
    state = session.act({"type": "options", "values": told["mend"]["set"]})
    assert (state["values"]["emperor"], state["values"]["no_emperor"]) == (False, True)
    assert "emperor" in state["barred"]


# ---- rulings


def test_a_ruling_is_kept_with_its_note_and_today() -> None:
    session = PickerSession("offkai")
    ruling = {"type": "ruling", "option": "second_j", "value": "stays", "note": " since the party "}
    told = session.act(ruling)["rulings"]["second_j"]
    today = datetime.date.today().isoformat()
    assert (told["date"], told["note"], told["own"], told["holds"]) == (
        today, "since the party", True, True,
    )  # fmt: skip
    (entry,) = tomllib.loads(session.text)["ruling"]
    assert entry["decides"] == "second_j"
    against = option(session, "second_j", "flips_again")
    assert against["rulings"]["second_j"]["holds"] is False
    assert tomllib.loads(session.text)["ruling"] == [entry]
    state = session.act({"type": "unrule", "option": "second_j"})
    assert state["rulings"] == {}
    assert "ruling" not in tomllib.loads(session.text)
    assert session.act({"type": "undo"})["rulings"]["second_j"]["value"] == "stays"


# ---- the house's book


def test_a_new_house_is_saved_and_tables_play_by_it(path: Path) -> None:
    session = PickerSession("daifugo", house=path)
    option(session, "seven_pass", True)
    session.act({"type": "ruling", "option": "seven_pass_target", "value": "any", "note": "fun"})
    state = session.act({"type": "title", "title": "The Tanakas"})
    assert state["rules"].startswith("rules: daifugo + seven_pass\n")
    assert state["house"] == {"file": "our-house.toml", "revision": 0, "saved": False}
    assert state["labels"]["not-saved"] == "There is no file {file} yet. “Save” creates it."
    assert not path.exists()
    state = session.act({"type": "save"})
    assert state["house"] == {"file": "our-house.toml", "revision": 1, "saved": True}
    assert state["labels"]["not-saved"] == "Not saved in {file} yet."
    assert state["notice"] == "Saved in “our-house.toml” (revision 1)."
    assert state["ownNotice"] == ""
    assert state["rules"] == "rules: our-house\n"
    assert state["by"]["seven_pass"]["label"] == "the house book our-house, line 10"
    assert state["presets"] == ["ours"]
    again = referee.house(path)
    assert again.book.title == {"ja": "The Tanakas", "en": "The Tanakas"}
    assert again.rulings["seven_pass_target"].note == "fun"
    assert path.read_text("utf-8") == state["text"]


def test_undo_goes_behind_a_save_and_can_be_saved_again(path: Path) -> None:
    session = PickerSession("offkai", house=path)
    option(session, "emperor", True)
    session.act({"type": "save"})
    state = session.act({"type": "undo"})
    assert state["values"]["emperor"] is False
    assert state["rules"] == "rules: our-house - emperor\n"
    session.act({"type": "save"})
    assert referee.house(path).book.options["emperor"].default is False
    assert session.act({"type": "preset", "preset": "ours"})["house"]["saved"] is True


def test_comments_stay(path: Path) -> None:
    path.write_text('# ours\nextends = "offkai"\n[switches]\nemperor = true # yes\n', "utf-8")
    session = PickerSession(house=path)
    option(session, "five_skip", True)
    session.act({"type": "save"})
    text = path.read_text("utf-8")
    assert text.startswith("# ours\n")
    assert "emperor = true # yes\nfive_skip = true\n" in text


def test_a_house_that_somebody_else_changed(path: Path) -> None:
    referee.new_house(path, "offkai")
    session = PickerSession("offkai", house=path)
    option(session, "five_skip", True)
    referee.house(path).rule("second_j", "stays")
    theirs = path.read_text("utf-8")
    state = session.act({"type": "save"})
    assert state["problem"]["kind"] == "stale"
    assert path.read_text("utf-8") == theirs
    assert tomllib.loads(state["text"])["switches"] == {"five_skip": True}
    state = session.act({"type": "reload"})
    assert state["values"]["five_skip"] is False
    assert state["rulings"]["second_j"]["value"] == "stays"
    state = session.act({"type": "undo"})
    assert state["values"]["five_skip"] is True
    assert session.act({"type": "save"})["house"]["saved"] is True


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("broken", [None, "extends = = 1"])
def test_a_file_that_is_gone_or_broken_costs_nothing(
    path: Path, lang: str, broken: str | None
) -> None:
    referee.new_house(path, "offkai")
    session = PickerSession("offkai", house=path, lang=lang)
    option(session, "five_skip", True)
    if broken is None:
        path.unlink()
    else:
        path.write_text(broken, "utf-8")
    for action in ("save", "reload", "save"):
        state = session.act({"type": action})
        assert state["problem"]["kind"] in ("disk", "stale", "rulebook")
        assert state["values"]["five_skip"] is True
    session.act({"type": "load", "text": CONFLICT, "name": "strict.toml"})
    state = session.act({"type": "undo"})
    assert (state["book"], state["values"]["five_skip"]) == ("our-house", True)
    assert "five_skip = true" in state["text"]


def test_another_book_takes_the_place_of_a_house_only_when_told(path: Path) -> None:
    session = PickerSession("offkai", house=path)
    session.act({"type": "book", "book": "hearts"})
    session.act({"type": "save"})  # the house said nothing yet
    assert referee.house(path).book.base == "hearts"
    option(session, "moon", False)
    session.act({"type": "save"})
    session.act({"type": "book", "book": "whist"})
    state = session.act({"type": "save"})
    assert state["problem"]["kind"] == "replace"
    assert referee.house(path).book.base == "hearts"
    state = session.act({"type": "save", "replace": True})
    assert (state["problem"], state["book"]) == (None, "our-house")
    assert referee.house(path).book.base == "whist"


@pytest.mark.parametrize("there", [True, False])
def test_a_text_is_opened_under_a_name_of_its_own(path: Path, there: bool) -> None:
    session = PickerSession("offkai", house=path)
    if there:
        session.act({"type": "save"})
    state = session.act({"type": "load", "text": CONFLICT, "name": "our-house.toml"})
    assert (state["book"], state["rules"]) == ("our-house-2", "rules: our-house-2\n")
    assert referee.read(f"{state['rules']}seats: Aki, Ben, Chie\n").rulebook.id == "our-house-2"
    assert session.act({"type": "undo"})["book"] == ("our-house" if there else "offkai")
    session.act({"type": "redo"})
    state = session.act({"type": "save", "replace": True})
    assert (state["book"], state["house"]["saved"]) == ("our-house", True)
    assert "strict.no_emperor" in path.read_text("utf-8")


def test_a_file_that_cannot_be_made_or_is_there_by_now_costs_nothing(path: Path) -> None:
    lost = PickerSession("offkai", house=path.parent / "none" / "ours.toml")
    option(lost, "five_skip", True)
    state = lost.act({"type": "save"})
    assert (state["problem"]["kind"], state["values"]["five_skip"]) == ("disk", True)
    late = PickerSession("offkai", house=path)
    option(late, "five_skip", True)
    referee.new_house(path, "offkai").rule("second_j", "stays")
    theirs = path.read_text("utf-8")
    state = late.act({"type": "save"})
    assert (state["problem"]["kind"], state["values"]["five_skip"]) == ("replace", True)
    assert path.read_text("utf-8") == theirs
    assert late.act({"type": "reload"})["rulings"]["second_j"]["value"] == "stays"


def test_the_houses_own_text_opened_is_the_house(path: Path) -> None:
    session = PickerSession("offkai", house=path)
    session.act({"type": "save"})
    state = session.act({"type": "load", "text": session.text, "name": "download.toml"})
    assert state["book"] == "our-house"


def test_a_text_that_only_sets_values_needs_no_book_of_its_own() -> None:
    session, other = PickerSession("offkai"), PickerSession("offkai")
    option(session, "emperor", True)
    session.act({"type": "ruling", "option": "second_j", "value": "stays"})
    known = current().all_book_ids()
    state = other.act({"type": "load", "text": session.text})
    assert (state["rules"], state["rulings"]) == (session.header, session.state()["rulings"])
    assert current().all_book_ids() == known


def test_a_broken_file_names_line_and_column() -> None:
    text = 'extends = "offkai"\n[switches]\nemperor = = true\n'
    state = PickerSession().act({"type": "load", "text": text, "name": "bad.toml"})
    problem = state["problem"]
    assert (problem["kind"], problem["line"], problem["column"]) == ("file", 3, 11)
    assert problem["text"] == text
    assert "bad" not in current().all_book_ids()
    text = text.replace("= = true", "= 3\nemporer = true")
    problem = PickerSession().act({"type": "load", "text": text, "name": "bad.toml"})["problem"]
    assert problem["line"] == 3
    assert "emporer" in problem["message"]


def test_odd_parts_of_the_houses_file_are_told(path: Path) -> None:
    path.write_text('extends = "offkai"\n[swiches]\nemperor = true\n', "utf-8")
    (finding,) = PickerSession(house=path).state()["findings"]
    assert "swiches" in finding["text"]


# ---- whatever is done


def some_action(session: PickerSession, chance: random.Random) -> State:
    option = chance.choice(list(session.rulebook.options.values()))
    value = chance.choice([*option.values, "nothing"])
    named = {"option": option.name}
    return chance.choice(
        [
            {"type": "option", **named, "value": value},
            {"type": "ruling", **named, "value": value, "note": 'a "quote"\nand \\'},
            {"type": "unrule", **named},
            {"type": "preset", "preset": chance.choice(["ours", "plain", "everything"])},
            {"type": chance.choice(["undo", "redo"])},
            {"type": "title", "title": chance.choice(["", '田中 "家"'])},
            {"type": "book", "book": chance.choice(["our-house", "torite", "daifugo"])},
            {"type": "save", "replace": chance.choice([True, None])},
            {"type": "lang", "lang": chance.choice(LANGS)},
            {"type": "load", "text": session.text, "name": chance.choice(["", "x.toml"])},
        ]
    )


@pytest.mark.parametrize("seed", range(3))
def test_header_and_file_always_say_what_is_picked(path: Path, seed: int) -> None:
    chance = random.Random(seed)
    session = PickerSession("offkai", house=path)
    for _ in range(30):
        before, action = session.text, some_action(session, chance)
        state = session.act(action)
        if action["type"] == "save" and not state["problem"]:
            assert path.read_text("utf-8") == session.text
            assert state["house"]["saved"]
        if action["type"] == "load":
            assert session.text == before
        by_header = PickerSession(rules=session.header)
        assert by_header.rulebook == session.rulebook, action


# ---- how much


def test_a_tap_sends_little() -> None:
    session = PickerSession("daifugo", lang="ja")
    session.act({"type": "preset", "preset": "everything"})
    sizes = []
    for at in range(20):
        state = option(session, "seven_pass", at % 2 == 1)
        often = {key: value for key, value in state.items() if key not in session.seldom}
        sizes.append(len(json.dumps(often, ensure_ascii=False).encode()))
    assert max(sizes) < 13_000, sizes
