"""Rulebooks that say what is wrong or odd about them: which clause, which value, who set it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import referee
from referee.cli.main import main
from referee.library.context import check_book, current
from referee.library.option_checks import check_rules
from referee.rulebook.binding import option_readers
from referee.rulebook.diagnostics import ERROR, NOTE, WARNING, BadBook, Finding

pytestmark = pytest.mark.usefixtures("forgets_books")

SEATS = "\nseats: Aki, Ben, Chie, Dan\n"


def _book(tmp_path: Path, text: str, name: str = "ours") -> str:
    path = tmp_path / f"{name}.toml"
    path.write_text(text, "utf-8")
    current().add_book(path)
    return name


def _warnings(header: str) -> list[Finding]:
    found = [each for each in referee.read(header + SEATS).warnings if isinstance(each, Finding)]
    for each in found:
        english, japanese = each.say("en"), each.say("ja")
        assert not re.search("[ぁ-ん]", english)
        assert re.search("[ぁ-ん]", japanese)
        json.dumps(each.to_dict())
    return found


# ---- what our own books say


@pytest.mark.parametrize("id_", referee.books())
def test_our_own_books_are_in_order(id_: str) -> None:
    assert check_book(id_) == []


@pytest.mark.parametrize(
    ("on", "needed"),
    [
        ("jeanne_darc", "bloody_mary_b"),
        ("four_stop", "eight_cut"),
        ("ten_return", "eight_cut"),
        ("seven_counter", "eight_cut"),
        ("six_return", "j_back"),
        ("six_return", "strong_j_back"),
        ("six_return", "two_back"),
        ("q_release", "suit_lock"),
        ("q_release", "number_lock"),
        ("super_revolution", "revolution"),
        ("nuclear_bomb", "run_revolution"),
        ("absolute_revolution", "taepodong"),
        ("revolution_choice", "triple_seven_revolution"),
    ],
)
def test_what_the_text_makes_a_prerequisite(on: str, needed: str) -> None:
    """Without all of them the clause is warned of, with any one of them it is not."""
    book = referee.book("daifugo")
    clause = book.clause(f"daifugo.{on}")
    (group,) = clause.needs
    assert f"daifugo.{needed}" in group
    without = {each.name: False for each in book.clauses if each.id in group} | {on: True}
    (finding,) = check_rules(current().rulebook("daifugo", without))
    assert (finding.code, finding.clause, finding.level) == ("missing", clause.id, WARNING)
    assert check_rules(current().rulebook("daifugo", without | {needed: True})) == []


# ---- a table's header


def test_jeanne_darc_without_bloody_mary_b_is_warned_of() -> None:
    (finding,) = _warnings("rules: daifugo + jeanne_darc")
    assert (finding.level, finding.line, finding.option) == (WARNING, 1, "jeanne_darc")
    assert finding.by is not None
    assert finding.by.who == "header"
    assert finding.say("en") == (
        "Line 1: “Jeanne d’Arc” (turned on by this table) does nothing without “Bloody Mary B” "
        "(turned off by the rulebook “Daifugo”)."
    )
    assert "『ブラッディメアリB』(ルールブック「大富豪」で外した)" in finding.say("ja")


def test_of_many_rules_of_which_one_is_needed_a_few_are_named() -> None:
    finding, *_ = _warnings("rules: local + revolution_choice - revolution")
    assert "one of 18 rules such as “Revolution”, “Omen” or “7-7-7 revolution”" in finding.say("en")
    assert "『777革命』など18のルールのどれか" in finding.say("ja")


def test_a_switch_that_is_so_already_is_a_note() -> None:
    on, off = _warnings("rules: daifugo + revolution - seven_pass")
    assert (on.code, on.level, on.value) == ("already-so", NOTE, True)
    assert (off.code, off.level, off.value) == ("already-so", NOTE, False)
    assert "the rulebook “Daifugo”" in on.say("en")


def test_an_inherited_clause_is_set_by_the_book_that_states_it() -> None:
    (finding,) = _warnings("rules: league + revolution")
    assert "the rulebook “Daifugo”" in finding.say("en")


def test_a_reading_of_a_clause_that_is_not_in_use_is_a_note() -> None:
    (finding,) = _warnings("rules: daifugo\nreadings: second_j = stays")
    assert (finding.code, finding.level, finding.line) == ("idle-reading", NOTE, 2)
    assert _warnings("rules: daifugo + j_back\nreadings: second_j = stays") == []


@pytest.mark.parametrize("id_", ["daifugo", "local"])
def test_a_reading_that_another_clause_in_use_shares_is_no_note(id_: str) -> None:
    of = current().book(id_)
    shared = {
        (clause.name, name): option
        for name, clauses in option_readers(of).items()
        for clause in clauses
        if clause.switchable and (option := of.options[name]).clause is not clause
        if option.kind == "reading"
    }
    assert {("thief", "strongest_cards"), ("two_back", "second_j")} <= shared.keys()
    for (clause, name), option in shared.items():
        said = f"rules: {id_} + {clause}\nreadings: {name} = {option.values[-1]}"
        found = [each for each in _warnings(said) if each.code == "idle-reading"]
        assert not found, said


@pytest.mark.parametrize("id_", ["daifugo", "local"])
def test_all_that_skips_is_read_alike(id_: str) -> None:
    shared = {
        name: option_readers(current().book(id_))[name]
        for name in ("skip_is_pass", "skip_everyone")
    }
    skipping = [
        clause
        for clause in current().book(id_).clauses
        if any("then.skip" in use.params for use in clause.rules)
    ]
    assert len(skipping) == {"daifugo": 1, "local": 7}[id_]
    for clauses in shared.values():
        assert [*clauses] == skipping


def test_a_parameter_out_of_range_names_the_clause_and_the_line() -> None:
    with pytest.raises(referee.UnknownName) as caught:
        referee.read("rules: daifugo + guillotine(limit=20)" + SEATS)
    english = caught.value.say("en")
    assert english.startswith("Line 1: ")
    assert "“20”" in english
    assert "Guillotine" in english
    assert "ギロチン" in caught.value.say("ja")


def test_a_flip_that_leaves_a_clause_without_what_it_needs_says_so() -> None:
    text = "rules: daifugo + four_stop\nseats: Aki, Ben, Chie\nhands:\n  Aki: D8 ? x4\n"
    verdict = referee.read(text + "play:\n  Aki: D8\n").ask("what happens")
    (flip,) = [flip for flip in verdict.flips if flip.option.name == "eight_cut"]
    (warning,) = flip.warnings
    assert warning.clause == "daifugo.four_stop"
    assert warning.by is not None
    assert warning.by.who == "header"
    assert "But “4-stop (4-dome)” does nothing without “8-cut”." in verdict.say(
        "en", everything=True
    )
    assert "ただし、『4止め』は、『8切り』がないと効果がありません。" in verdict.say(
        "ja", everything=True
    )
    told = {flip["option"]: flip["warnings"] for flip in verdict.to_dict()["flips"]}
    assert [each["code"] for each in told.pop("eight_cut")] == ["missing"]
    assert not any(told.values())


# ---- a house's book


def test_who_set_it_is_the_house_with_its_line(tmp_path: Path) -> None:
    _book(tmp_path, 'extends = "daifugo"\n\n[switches]\njeanne_darc = true\n')
    (finding,) = _warnings("rules: ours")
    assert (finding.file, finding.line) == ("ours", 4)
    assert finding.say("en").startswith("The rulebook file “ours”, line 4: “Jeanne d’Arc”")
    mixed = _warnings("rules: ours + bloody_mary_b - eight_cut + four_stop")
    assert [each.clause for each in mixed] == ["daifugo.four_stop"]


def test_what_a_house_says_for_nothing_is_noted_in_a_check(tmp_path: Path) -> None:
    text = 'extends = "daifugo"\n[switches]\nrevolution = true\n[[ruling]]\n'
    id_ = _book(tmp_path, text + 'decides = "second_j"\nvalue = "stays"\n')
    assert [(each.code, each.line) for each in check_book(id_)] == [
        ("already-so", 3),
        ("idle-reading", 5),
    ]
    assert _warnings("rules: ours") == []


CLAUSE = """
[[clause]]
id = "ours.{}"
kind = "local"
title = {{ ja = "甲", en = "One" }}
ja = "甲"
en = "one"
where = {{ ja = "ここ", en = "here" }}
rule = "{}"
"""
ENDLESS = 'extends = "offkai"\n'


@pytest.mark.parametrize(
    ("code", "line", "text"),
    [
        ("no-toml", 2, ENDLESS + "this is no TOML"),
        ("unknown-book", 1, 'extends = "ofkai"\n'),
        ("extends-itself", 1, 'extends = "ours"\n'),
        ("no-part", 1, 'family = "climbing"\n'),
        ("newer-format", 2, ENDLESS + "format = 99\n"),
        ("bad-part", 2, ENDLESS + "switches = 3\n"),
        ("no-words", 2, ENDLESS + 'title = "Ours"\n'),
        ("unknown-option", 3, ENDLESS + "[switches]\nsuit_lok = false\n"),
        ("no-switch-value", 3, ENDLESS + '[switches]\nsuit_lock = "sometimes"\n'),
        ("unknown-value", 3, ENDLESS + '[[ruling]]\ndecides = "second_j"\nvalue = "perhaps"\n'),
        ("ruling-lacks", 2, ENDLESS + '[[ruling]]\ndecides = "second_j"\n'),
        ("bad-date", 5, ENDLESS + '[[ruling]]\ndecides = "second_j"\nvalue = "stays"\n'
                                  'date = "last week"\n'),
        ("decided-twice", 6, ENDLESS + '[[ruling]]\ndecides = "second_j"\nvalue = "stays"\n'
                                       '[[ruling]]\ndecides = "second_j"\nvalue = "stays"\n'),
        ("clause-lacks", 2, ENDLESS + '[[clause]]\nid = "ours.x"\ntitle = { en = "x" }\n'),
        ("unknown-rule", 10, ENDLESS + CLAUSE.format("one", "emperr")),
        ("unknown-parameter", 11,
         ENDLESS + CLAUSE.format("one", "cross_dressing") + "with.rnk = 1\n"),
        ("bad-parameter", 11,
         ENDLESS + CLAUSE.format("one", "jeanne_darc") + 'with = { rank = "14", count = 2 }\n'),
        ("bad-parameter", 11,
         ENDLESS + CLAUSE.format("one", "jeanne_darc") + 'with = { rank = "6", count = -2 }\n'),
        ("bad-parameter", 11,
         ENDLESS + CLAUSE.format("one", "jeanne_darc") + 'with = { rank = "6", count = "two" }\n'),
        ("bad-parameter", 11,
         ENDLESS + CLAUSE.format("one", "jeanne_darc") + 'with = { rank = "", count = 2 }\n'),
        ("bad-parameter", 11,
         ENDLESS + CLAUSE.format("one", "jeanne_darc") + 'with = { rank = "Jo", count = 2 }\n'),
        ("bad-parameter", 3, 'extends = "hearts"\n' + CLAUSE.format("one", "card_leads")),
        ("bad-parameter", 11,
         'extends = "hearts"\n' + CLAUSE.format("one", "card_leads") + 'with = { card = "S14" }\n'),
        ("deck-lacks", 11, 'extends = "offkai"\ndeck.ranks = ["3", "4"]\n'
                           + CLAUSE.format("one", "cross_dressing")),
        ("bad-parameter", 4, 'extends = "offkai"\ndeck.ranks = ["3", "4"]\n'
                             + CLAUSE.format("one", "jeanne_darc")),
        ("clause-twice", 12, ENDLESS + CLAUSE.format("one", "joining") * 2),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_used_is_refused(
    code: str, line: int, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    id_ = _book(tmp_path, text)
    findings = check_book(id_)
    assert (code, line) in [(each.code, each.line) for each in findings if each.level == ERROR]
    with pytest.raises((referee.BadBook, referee.UnknownName)):
        referee.read(f"rules: {id_}{SEATS}")
    assert id_ not in referee.books()
    referee.read("rules: offkai" + SEATS)  # and hurts no other
    for lang in ("en", "ja"):
        assert main(["books", str(tmp_path / "ours.toml"), "--check", "--lang", lang]) == 2
        told = capsys.readouterr().out
        assert bool(re.search("[ぁ-ん]", told)) == (lang == "ja")
        assert "ours" in told


def test_odd_parts_of_a_file_are_warned_of(tmp_path: Path) -> None:
    text = 'extends = "offkai"\nid = "theirs"\nwithout = ["suit_lok"]\n[swiches]\nemperor = true\n'
    found = check_book(_book(tmp_path, text))
    assert {(each.code, each.line, each.level) for each in found} == {
        ("other-id", 2, WARNING),
        ("unknown-clause", 3, WARNING),
        ("unknown-part", 4, WARNING),
    }
    assert "switches" in " ".join(each.say("en") for each in found)
    assert "ours" in referee.books()


def test_clauses_that_cannot_be_in_use_together_are_refused(tmp_path: Path) -> None:
    text = 'extends = "offkai"\n' + CLAUSE.format("one", "jeanne_darc")
    _book(tmp_path, text + 'with = { rank = "K" }\nconflicts = ["offkai.nine_reverse"]\n')
    assert _warnings("rules: ours + one") == []
    with pytest.raises(referee.RulesConflict) as caught:
        referee.read("rules: ours + one + nine_reverse" + SEATS)
    assert caught.value.say("en") == (
        "Line 1: “One” (turned on by this table) and “9-reverse” (turned on by this table) can’t "
        "be used together. Turn one of them off."
    )
    assert "一緒に使えません" in caught.value.say("ja")
    rules = referee.read("rules: ours + one" + SEATS).rulebook
    assert "nine_reverse" not in [option.name for option, _ in rules.alternatives()]


def test_what_a_check_finds_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _book(tmp_path, 'extends = "daifugo"\n[switches]\njeanne_darc = true\n')
    assert main(["books", str(tmp_path / "ours.toml"), "--check", "--json"]) == 1
    (finding,) = json.loads(capsys.readouterr().out)["ours"]
    assert finding["set_by"] == {"who": "house", "name": "ours", "line": 3}
    assert (finding["level"], finding["code"], finding["line"]) == ("warning", "missing", 3)
    assert finding["text"].keys() == {"ja", "en"}
    assert main(["books", "daifugo", "--check"]) == 0
    assert main(["books", "daifug", "--check"]) == 2


WHOLE = (
    'extends = "daifugo"\nplayers = [3, 6]\n[title]\nja = "甲"\nen = "Ours"\n[switches]\n'
    'seven_pass = true\n[[ruling]]\ndecides = "second_j"\nvalue = "stays"\ndate = 2026-11-20\n'
    + CLAUSE.format("one", "number_lock")
    + 'overrides = ["daifugo.turn"]\nneeds = [["daifugo.j_back"]]\n[[clause.reading]]\n'
    'id = "r"\nquestion = { ja = "何", en = "What?" }\nvalues = ["a", "b"]\ndefault = "a"\n'
)
ODD_VALUES = ("3", "true", "[]", "{}", '""', "[[]]", "{ a = 1 }", "2026-11-20", "[3]", '"a"')


@pytest.mark.parametrize("at", range(len(WHOLE.splitlines())))
def test_whatever_a_line_says_the_book_is_used_or_refused_in_words(at: int, tmp_path: Path) -> None:
    lines = WHOLE.splitlines()
    key, sign, _ = lines[at].partition("=")
    for value in ODD_VALUES if sign else ("",):
        changed = f"{key}= {value}" if sign else ""
        id_ = _book(tmp_path, "\n".join([*lines[:at], changed, *lines[at + 1 :]]))
        found = check_book(id_)
        for each in found:
            assert each.say("en") != each.say("ja")
        refused = any(each.level == ERROR for each in found)
        assert (id_ in referee.books()) == (not refused), (changed, found)


def test_the_whole_book_is_in_order(tmp_path: Path) -> None:
    assert [each.code for each in check_book(_book(tmp_path, WHOLE))] == ["idle-reading"]


@pytest.mark.parametrize(("given", "is_usable"), [("", False), ('with = { suit = "S" }', True)])
def test_a_rule_about_a_suit_needs_one(given: str, is_usable: bool) -> None:
    house = f"""
extends = "hearts"

[[clause]]
id = "ours.spades_broken"
title = {{ ja = "スペード", en = "Breaking spades" }}
ja = "スペード"
en = "Breaking spades"
where = {{ ja = "家", en = "here" }}
rule = "broken_before_lead"
{given}
"""
    with current().trial():
        if is_usable:
            referee.define_house("ours", house)
        else:
            with pytest.raises(BadBook, match="suit"):
                referee.define_house("ours", house)
