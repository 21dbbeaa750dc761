"""Rules that a house says in a sentence: what it may say, and what it is told where it cannot."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path

import pytest

import referee
from referee.rulebook.diagnostics import ERROR, WARNING, BadBook, Finding
from referee.rulebook.registry import vocabulary_of
from referee.rulebook.rule_language import Vocabulary, sentence_words
from tests.own_rule import HEAD, own_rule, put_rule
from tests.sentences import sentence_schema, sentence_tables

pytestmark = pytest.mark.usefixtures("forgets_books")

FIRST = len(HEAD.splitlines()) + 1


def _found(tmp_path: Path, said: str) -> list[Finding]:
    found = own_rule(tmp_path, said)
    for each in found:
        english, japanese = each.say("en"), each.say("ja")
        assert not re.search("[ぁ-ん]", english.replace("うちの決まり", ""))
        assert re.search("[ぁ-ん]", japanese)
        assert each.column
        json.dumps(each.to_dict())
    return found


def _vocabulary() -> Vocabulary:
    found = vocabulary_of("climbing")
    assert found is not None
    return found


def test_a_house_says_its_own_rule_in_a_sentence(tmp_path: Path) -> None:
    assert _found(tmp_path, 'when.play.rank = "9"\nthen.skip = 1') == []
    clause = referee.book("ours").clause("ours.mine")
    assert clause.wording == {
        "ja": "9を出すと、次の1人が飛ばされる。",
        "en": "When a 9 is played, the next player is skipped.",
    }
    table = referee.read("rules: ours + mine\nseats: Aki, Ben, Chie\nturn: Aki\nplay:\n  Aki: S9\n")
    verdict = table.ask("whose turn")
    assert verdict.answer == "Chie"
    assert "Our rule: A 9 was played, so Ben is skipped." in verdict.say()
    assert "うちの決まり: 9が出たので、Benの番が飛ばされます。" in verdict.say("ja")
    assert ("mine", "Ben") in {(flip.option.name, flip.answer) for flip in verdict.flips}


def test_words_of_the_author_go_before_words_made(tmp_path: Path) -> None:
    said = 'when.play.rank = "9"\nthen.skip = 1\nja = "甲"\nen = "One"'
    assert _found(tmp_path, said) == []
    assert referee.book("ours").clause("ours.mine").wording == {"ja": "甲", "en": "One"}


@pytest.mark.parametrize(
    ("code", "line", "told", "said"),
    [
        ("unknown-word", 1, "skip", 'when.play.rank = "9"\nthen.skp = 1'),
        ("unknown-word", 0, "rank", 'when.play.rnak = "9"\nthen.skip = 1'),
        ("sentence-quotes", 0, "quotes", 'when.play.rank = 9\nthen.skip = 1'),
        ("sentence-value", 0, "3", 'when.play.rank = "14"\nthen.skip = 1'),
        ("sentence-value", 1, "each", 'when.play.rank = "9"\nthen.skip = "ech"'),
        ("sentence-value", 1, "“true”", 'when.play.rank = "9"\nthen.skip = true'),
        ("sentence-value", 1, "true or false",
         'when.play.rank = "9"\nthen.forbid = { rank = "3" }'),
        ("sentence-half", 0, "rank", 'when.play.on = "9"\nthen.skip = 1'),
        ("unknown-option", 1, "reading", 'when.play.rank = "9"\nthen.skip.reading = "none"'),
        ("sentence-no-trigger", 0, "when.play", "then.skip = 1"),
        ("sentence-no-effect", 0, "what happens", 'when.play.rank = "9"'),
        ("sentence-not-of-a-play", 1, "with when.play", 'when.play.rank = "9"\nthen.fall = true'),
        ("sentence-not-of-a-pass", 1, "then.win", "when.pass = true\nthen.win = true"),
        ("sentence-never-so-many", 0, "5", 'when.play = { rank = "9", count = 5 }\nthen.skip = 1'),
        ("sentence-never-so-many", 0, "2", 'when.play = { rank = "Jo", count = 3 }\nthen.skip = 1'),
        ("sentence-value", 0, "3 to 5",
         'when.play = { rank = "9", count = "5 to 3" }\nthen.skip = 1'),
        ("sentence-each-of-what", 1, "rank", 'when.play = true\nthen.skip = "each"'),
        ("sentence-until-when", 1, "until", 'when.play.rank = "9"\nthen.lock.rank = "odd"'),
        ("sentence-forbids-itself", 1, "contradicts",
         'when.play.rank = "9"\nthen = { forbid = true, clear = true }'),
        ("sentence-not-foreseen", 0, "what it makes",
         'when.play.makes = "revolution"\nthen.forbid = true'),
        ("sentence-lead-on-something", 0, "never",
         'when.play = { lead = true, on.rank = "3" }\nthen.clear = true'),
        ("sentence-before-the-clear", 2, "then.clear",
         'when.play.rank = "9"\nif.cleared = true\nthen.clear = true'),
        ("sentence-nothing-marks", 1, "mark",
         'when.pass = true\nif.mark = "table"\nthen.fall = true'),
        ("sentence-about-nothing", 1, "all_skipped",
         'when.play.rank = "9"\nthen = { all_skipped = "clear", clear = true }'),
        ("sentence-too-early", 1, "what the play makes",
         'when.play.makes = "revolution"\nthen.direction = "turns"\nuntil = "game"'),
        ("sentence-never-so-many", 0, "5",
         'when.play = { rank = "9", count = "5 or fewer" }\nthen.skip = 1'),
        ("sentence-not-of-a-clear", 1, "with when.clear", "when.clear = true\nthen.skip = 1"),
        ("sentence-not-of-a-answer", 1, "answer to a cut",
         'when.play = { rank = "9", on.clear = true }\nthen.skip = 1'),
        ("bad-part", 0, "a condition, such as", 'when = "9"\nthen.skip = 1'),
    ],
)  # fmt: skip
def test_a_sentence_that_cannot_be_meant_is_refused(
    code: str, line: int, told: str, said: str, tmp_path: Path
) -> None:
    found = {each.code: each for each in _found(tmp_path, said) if each.level == ERROR}
    assert set(found) == {code}
    assert found[code].line in (FIRST + line, 3)
    assert told in found[code].say("en")
    if found[code].costs_clause:
        table = referee.read("rules: ours\nseats: Aki, Ben, Chie\n")
        assert table.rulebook.book.clause("ours.mine").rules == ()
    else:
        with pytest.raises(referee.BadBook):
            referee.read("rules: ours\nseats: Aki, Ben, Chie\n")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("sentence-allows-nothing", 'when.play.rank = "9"\nthen.allow = true'),
        ("sentence-forbids-all", "when.play = true\nthen.forbid = true"),
        ("sentence-prevents-nothing", 'when.play.rank = "9"\nthen.prevent = "revolution"'),
        ("sentence-nothing-lasts", 'when.play.rank = "9"\nthen.clear = true\nuntil = "clear"'),
    ],
)
def test_a_sentence_that_says_something_for_nothing_is_warned_of(
    code: str, said: str, tmp_path: Path
) -> None:
    assert [(each.code, each.level) for each in _found(tmp_path, said)] == [(code, WARNING)]
    assert "ours" in referee.books()


def test_what_the_text_leaves_open_is_open_only_where_it_tells(tmp_path: Path) -> None:
    reading = """
[[clause.reading]]
id = "nine_in_runs"
question = { ja = "階段でもか。", en = "In runs, too?" }
values = ["no", "yes"]
default = "unsettled"
"""
    word = '{ reading = "nine_in_runs", no = ["single", "set"], yes = ["single", "set", "run"] }'
    said = f'when.play = {{ rank = "9", form = {word} }}\nthen.skip = 1{reading}'
    assert _found(tmp_path, said) == []
    told = "rules: ours + mine\nseats: Aki, Ben, Chie\nturn: Aki\nplay:\n  Aki: "
    assert referee.read(f"{told}S9\n").ask("whose turn").answer == "Chie"
    assert referee.read(f"{told}S3 S4 S5\n").ask("whose turn").answer == "Ben"
    verdict = referee.read(f"{told}S8 S9 S10\n").ask("whose turn")
    assert verdict.answer not in ("Ben", "Chie")
    assert "nine_in_runs" in {each.option.name for each in verdict.open}


def test_the_schema_is_made_from_the_vocabulary() -> None:
    """Made anew by ``json.dumps(sentence_schema(vocabulary), indent=2)``."""
    file = resources.files("referee.games.climbing.rule_language") / "sentence.schema.json"
    assert json.loads(file.read_text("utf-8")) == sentence_schema(_vocabulary())


def test_sentences_of_all_books_can_be_taken_apart_and_put_together() -> None:
    uses = [
        use.params
        for id_ in referee.books()
        for clause in referee.book(id_).clauses
        for use in clause.rules
        if use.name == "sentence"
    ]
    assert len(uses) > 15
    for words in uses:
        assert sentence_words(sentence_tables(words)) == words
        assert words.keys() <= _vocabulary().words.keys()
        assert all(_vocabulary().say(words).values())


def test_a_reading_takes_over_what_many_share_and_says_what_differs(tmp_path: Path) -> None:
    said = (
        'when.play = { rank = "9", stand_ins = { reading = "mine_jokers" } }\nthen.skip = 1\n'
        '[[clause.reading]]\nid = "mine_jokers"\nlike = "jokers"\ndefault = "yes"'
    )
    assert _found(tmp_path, said) == []
    reading = referee.book("ours").options["mine_jokers"].reading
    assert reading is not None
    assert (reading.values, reading.default) == (("no", "yes"), "yes")
    assert reading.question["en"] == "Do jokers count for “Our rule”?"


def test_what_no_common_reading_is_called_is_told_with_the_nearest(tmp_path: Path) -> None:
    said = 'when.play.rank = "9"\nthen.skip = 1\n[[clause.reading]]\nid = "x"\nlike = "joker"'
    put_rule(tmp_path, said)
    with pytest.raises(BadBook) as refused:
        referee.book("ours")
    (found,) = refused.value.findings
    assert (found.code, found.line) == ("unknown-like", FIRST + 4)
    assert "Did you mean “jokers”" in found.say("en")
    assert "jokers" in found.say("ja")


def test_several_sentences_word_a_clause_one_after_the_other(tmp_path: Path) -> None:
    said = """rules = [
  { when.play = { rank = "6", count = 3 }, then.mark = "table", until = "clear" },
  { when.pass = true, if.mark = "table", then.fall = true },
]"""
    assert _found(tmp_path, said) == []
    wording = referee.book("ours").clause("ours.mine").wording
    assert wording["en"].count(".") == 2
    assert wording["ja"].count("。") == 2
