"""What the referee says, word for word: verdicts in both languages.

A changed sentence shows here as a difference to be read aloud; ``pytest --snapshot-update``, with
the path of this file, takes the new words over.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest
from _pytest.mark import ParameterSet
from syrupy.assertion import SnapshotAssertion

import referee
from referee.explain.answer_text import OPEN, then_text
from referee.explain.verdict_text import all_reasons
from referee.i18n.messages import LANGS
from referee.model.questions import SCORE, TITLES
from referee.verdict.background import clauses_behind, clauses_named
from tests.paths import SCENARIOS
from tests.scenarios.files import Scenario, scenarios_in

SAID = (
    ("offkai/public_cards", "A single card may be played face up"),
    ("offkai/foul_places", "The last player left is ranked just above the foul finisher"),
    (
        "offkai/run_joker_top",
        "4-3-joker may not be played under revolution if it only goes above the 2",
    ),
    ("offkai/titles", "A newcomer's place makes five players with the titles for five"),
    ("offkai/five_skip", "Four 5s skip four players"),
    (
        "offkai/going_out_keeps_field",
        "The next player leads after a finish with the spade 3 on a joker",
    ),
    ("daifugo/joker", "A 9 and a joker make a pair"),
    (
        "daifugo/q_bomber",
        "Whether two 4s are all that Ben must discard depends on the unknown hand",
    ),
    ("offkai/suit_lock", "The lock goes on after the next diamond"),
    ("daifugo/miyako_ochi", "If another player goes out first, the daifugo falls"),
    ("daifugo/super_revolution", "Five of a kind make a revolution"),
    ("daifugo/collisions", "After three Qs it is open whether a rank is named before the discards"),
    ("daifugo/ten_return", "The player who answers the 8 with a 10 leads"),
    ("daifugo/cross_dressing", "A Q and a K count as two Qs and do not beat a pair of Qs"),
    ("daifugo/q_reverse", "Three Qs reverse the direction"),
    ("uecda/first_lead", "The first leader depends on who holds the diamond 3 if nobody shows it"),
    ("league/foul_finish", "Going out with a 2 is a foul"),
    (
        "million_doubt/eight_cut",
        "An 8 beside a face-down card clears first if so read, so nobody doubts",
    ),
    ("million_doubt/doubt", "Aki has to reveal a face-down card that Chie doubts"),
    ("million_doubt/hidden_effects", "A face-down 8 that nobody doubts does not clear the field"),
    ("million_doubt/all_face_down_ignored", "A 10 beats the 9 under an ignored face-down card"),
    ("torite/must_follow", "A higher rank of another colour does not take the trick"),
    ("torite/trump", "Aki may lead yellow"),
    ("torite/bonus", "Ben has to place one meeple"),
    ("hearts/points", "A heart costs one point and the spade Q thirteen"),
    ("whist/follow", "Ben holds a heart and may not play a spade on hearts"),
    ("culprit_poker/pass", "Red's card goes back to Red if the new card is passed on"),
    ("culprit_poker/first_to_two", "Aki wins the game with a second round won"),
    ("sevens/rows", "The king fits beyond a gap if any neighbour on the table counts"),
    ("poker/hands", "Three players are ranked from the best hand down"),
)

SAID_SMALL = (
    ("torite/base", "A and B: two equal ranks that can win leave the trick unsettled"),
    ("torite/base", "The last of two equal ranks takes the trick if so read"),
    ("torite/base", "The leader is unsettled after a trick that nobody took"),
    ("torite/base", "The winner is unsettled with equally many tricks"),
    ("torite/base", "The trick depends on two cards still to come"),
    ("torite/base", "The turn goes clockwise from the leader"),
    ("torite/base", "The last card of a trick decides who takes it and who leads"),
    ("torite/deal", "The rules do not say what happens to the two cards left over"),
    ("torite/must_follow", "Ben may not play another colour while holding the colour led"),
    ("torite/not_must_follow", "A(2): Ben takes the trick with the 3 after Chie plays red on red"),
    ("torite/not_must_follow", "Chie may play the colour of the card before last"),
    ("torite/not_must_follow", "Aki may not lead the last colour if the lead is bound"),
    ("torite/simultaneous", "E(2): Aki takes the trick with the 6 because the 7 is there twice"),
    ("torite/simultaneous", "The trick is unsettled if every rank is there twice"),
    ("torite/bonus", "A captured card scores if it has the colour of the player's meeple"),
    ("torite/poker_hands", "7-8-9-10-1 is not a straight by default"),
    ("torite/sevens", "The fourth pass and dropping out come from the same rule"),
    ("hearts/break", "Chie may not lead a heart before one has been played"),
    ("hearts/break", "Chie may discard a heart on a diamond before hearts are broken"),
    ("hearts/first_trick", "Ben may not play the spade Q in the first trick"),
    ("hearts/first_trick", "The first leader depends on who holds the club 2 if nobody knows"),
    ("hearts/moon", "Aki wins after shooting the moon"),
    ("hearts/points", "The score depends on the cards in Ben's unrecorded tricks"),
    ("whist/trump", "A low trump beats the highest card of the suit led"),
    ("sevens/passes", "Aki drops out with the fourth pass"),
    ("sevens/passes", "Aki stays in with the third pass"),
    ("sevens/passes", "Aki may not pass while holding a card that fits, if passing is not free"),
    ("sevens/passes", "The rules do not say whether the 9 fits if dropped cards are unsettled"),
    ("sevens/rows", "The king does not fit beyond a gap"),
    ("sevens/turns", "The turn skips a player who has dropped out"),
    ("sevens/first_turn", "The player with the diamond 7 is next"),
    ("poker/kickers", "The last side card decides between equal pairs"),
    ("poker/kickers", "The three of a kind decides between two full houses"),
    ("poker/ties", "Two flushes of equal ranks tie in different suits"),
    ("poker/hands", "The ace does not count in the middle of a straight"),
    ("culprit_poker/duel", "Blue ranks above Green and takes Purple's card"),
    ("culprit_poker/duel", "Green and Blue have to say who ranks higher if both hands are unknown"),
    ("culprit_poker/three_or_more", "Nobody gets the victim if three players point at it"),
    ("culprit_poker/duel", "Two players at the table clash by the basic rule instead of a duel"),
    (
        "culprit_poker/victim_barred",
        "With four players Red may not point at the victim in the second exchange",
    ),
    ("culprit_poker/victim_barred", "Red may point at the victim in the first exchange"),
    ("culprit_poker/round", "The highest rank is eliminated if the victim is the 3"),
    ("culprit_poker/unknown", "The rules do not say whether Purple keeps a card that three wanted"),
)
"""Verdicts of the families besides climbing."""

CHOSEN = (*SAID, *SAID_SMALL)


def _of_every_clause() -> Iterator[tuple[str, str]]:
    """For each clause without a verdict among the chosen ones the first that shows it firing."""
    have = {file for file, _ in CHOSEN}
    for path in sorted(SCENARIOS.rglob("*.toml")):
        file = f"{path.parent.name}/{path.stem}"
        asking = [each for each in scenarios_in(path) if "ask" in each and "error" not in each]
        asking.sort(key=lambda each: each.get("shows") != "fires")
        if asking and file not in have:
            yield file, asking[0]["name"]


OTHERS = tuple(_of_every_clause())


def scenario_of(file: str, name: str) -> Scenario:
    return next(each for each in scenarios_in(SCENARIOS / f"{file}.toml") if each["name"] == name)


@cache
def verdict_of(file: str, name: str) -> referee.Verdict:
    scenario = scenario_of(file, name)
    return referee.read(scenario["table"]).ask(scenario["ask"])


@cache
def told(file: str, name: str) -> str:
    """The question and the verdict in both languages: the headline, in short, then everything."""
    verdict = verdict_of(file, name)
    texts = []
    for lang in ("en", "ja"):
        short, whole = verdict.say(lang), verdict.say(lang, everything=True)
        texts += [verdict.question.text(lang), verdict.headline(lang), short]
        texts += [whole] if whole != short else []
    return "\n\n".join(texts)


def without_lines(data: Any) -> Any:
    """Without the numbers of lines, which JSON has none of."""
    if isinstance(data, dict):
        return {key: without_lines(value) for key, value in data.items() if key != "line"}
    return [without_lines(each) for each in data] if isinstance(data, list) else data


def _named(verdicts: Iterable[tuple[str, str]]) -> list[ParameterSet]:
    return [pytest.param(file, name, id=f"{file}: {name}") for file, name in verdicts]


# None is marked `full`: a snapshot that a run does not read counts as unused and fails it.
every = pytest.mark.parametrize(("file", "name"), _named((*CHOSEN, *OTHERS)))


@every
def test_says(file: str, name: str, snapshot: SnapshotAssertion) -> None:
    assert told(file, name) == snapshot


@every
def test_no_sentence_holds_a_code_name(file: str, name: str) -> None:
    words = told(file, name)
    assert "_" not in words
    assert "{" not in words


@every
def test_no_sentence_has_two_colons(file: str, name: str) -> None:
    """One after a title is enough: ``8-cut: Ben decides whether …``"""
    for line in told(file, name).splitlines():
        sentence = re.split(r"[.?] ", re.sub(r"“[^”]*”", "", line))[0]
        assert sentence.count(": ") < 2, line


@every
def test_a_headline_with_a_reason_ends_like_a_sentence(file: str, name: str) -> None:
    for lang in LANGS:
        headline = verdict_of(file, name).headline(lang)
        assert " – " not in headline or re.search(r"[.?!。]$|”$|」$|』$", headline), headline


@every
def test_no_reason_quotes_a_rule_about_any_player(file: str, name: str) -> None:
    """A reason says what happened here: ``Aki holds four 2s, so Aki goes out at once.``"""
    assert not re.search(r"^[^:“]*: When ", told(file, name), re.MULTILINE)


@every
def test_no_reason_is_the_answer_again(file: str, name: str) -> None:
    verdict = verdict_of(file, name)
    for lang in ("en", "ja"):
        answer, *rest = verdict.say(lang, everything=True).splitlines()
        assert answer not in (line.partition(": ")[2] or line for line in rest)


NOT_NAMED = {
    "daifugo/ten_return": "daifugo.eight_cut",  # the reason is that a 10 was played on an 8
    "daifugo/revolution_choice": "daifugo.revolution",  # it is what has to be decided
    "local/industrial_revolution": "daifugo.revolution",  # there is no revolution
    "local/run_effects": "daifugo.eight_cut",  # the reason is that an 8 is in the run
    "local/security_law": "daifugo.revolution",  # the reason is that nobody may start one
    "local/spade_counter": "daifugo.five_skip",  # it is what may be undone
    "local/three_stop": "local.three_stop",  # it only lets a skip be answered, which is waited for
}
"""Which rules are not, and why not: mostly because another reason tells it in other words."""


@every
def test_a_rule_without_which_the_answer_changes_is_among_the_reasons(file: str, name: str) -> None:
    verdict = verdict_of(file, name)
    if verdict.answer in OPEN:
        return
    named = {clause.id for reason in all_reasons(verdict) for clause in clauses_named(reason)}
    left = [clause.id for clause in clauses_behind(verdict.flips) if clause.id not in named]
    assert left == ([NOT_NAMED[file]] if file in NOT_NAMED else [])


CHANGES = re.compile(
    r"^(?:With|Without|Unless) [“t]|\? (?:If|Otherwise|Some tables|Here it’s)|"
    "; (?:there|otherwise),"
)
"""A line about what would change an answer."""


@every
def test_at_most_one_change_is_told_and_none_is_a_rule_that_nobody_plays(
    file: str, name: str
) -> None:
    verdict = verdict_of(file, name)
    lines = [line for line in verdict.say("en").split("\n") if CHANGES.search(line)]
    assert len(lines) <= 1
    assert not re.search(r"^With “|nothing special would happen", "\n".join(lines), re.MULTILINE)
    told = verdict.say("ja")
    assert not re.search(r"』があれば、|のどちらかがあれば|特に何も起こりません。$", told)


@every
def test_no_change_has_the_answer_itself(file: str, name: str) -> None:
    verdict = verdict_of(file, name)
    if verdict.question.kind.startswith("may_") and verdict.answer in ("yes", "no"):
        lines = verdict.say("en", everything=True).split("\n")
        same = "could" if verdict.answer == "yes" else "couldn’t"
        changes = [line for line in lines if CHANGES.search(line)]
        assert not [line for line in changes if line.endswith(f"{verdict.question.seat} {same}.")]


@every
def test_a_decided_answer_names_the_tables_that_play_otherwise(file: str, name: str) -> None:
    """“Some tables say no; there, Ben couldn’t.” “If not, Ben couldn’t.” would be about this
    table, on which the point is decided."""
    verdict = verdict_of(file, name)
    if verdict.answer not in OPEN:
        for everything in (False, True):
            assert not re.search(r"\? (?:If|With) ", verdict.say("en", everything=everything))
            assert not re.search(r"か。[^。]+なら、", verdict.say("ja", everything=everything))
    assert not re.search("(?:そういう|そうでない)卓", told(file, name))


@every
def test_a_change_that_settles_less_does_not_say_the_same(file: str, name: str) -> None:
    """Not “Without this rule, Aki would be daifugo.” if Aki is."""
    verdict = verdict_of(file, name)
    question, now = verdict.question, verdict.answer
    flips = verdict.flips if question.kind in (TITLES, SCORE) and isinstance(now, dict) else ()
    for flip in flips:
        if isinstance(flip.answer, dict) and flip.answer and flip.answer.items() < now.items():
            assert then_text(question, flip.answer, "en", now).startswith("only ")
            assert "だけ" in then_text(question, flip.answer, "ja", now)


@pytest.mark.parametrize(("file", "name"), _named(CHOSEN))
def test_the_same_is_said_of_the_table_read_back_and_asking_leaves_it_alone(
    file: str, name: str
) -> None:
    scenario = scenario_of(file, name)
    table = referee.read(scenario["table"])
    before, key = str(table), table.position.key()
    verdict = without_lines(table.ask(scenario["ask"]).to_dict())
    assert (str(table), table.position.key()) == (before, key)
    for again in (referee.read(str(table)), referee.from_dict(table.to_dict())):
        assert without_lines(again.ask(scenario["ask"]).to_dict()) == verdict
