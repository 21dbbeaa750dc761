"""Verdicts at a table at which a player may be out: what the answer depends on or takes for
granted, in words and as data."""

from __future__ import annotations

import pytest

import referee
from referee.table import Verdict
from referee.verdict.clarify import clarifying_questions

PASSES = "  Chie: pass\n  Dan: pass\n  Aki: pass\n"
STATED = "field: Aki D9, Ben HK\nturn: Chie\nstate: may be out Ben\nplay:\n"
PLAYED = "field: Aki D9\nplay:\n  Ben: HK\n"


def _ask(start: str, ask: str, rules: str = "daifugo") -> Verdict:
    return referee.read(f"rules: {rules}\nseats: Aki, Ben, Chie, Dan\n{start}").ask(ask)


def test_an_answer_that_takes_a_player_to_be_in_says_so() -> None:
    verdict = _ask(PLAYED + PASSES, "who leads")
    assert verdict.answer == "Ben"
    assert verdict.headline("en") == "Ben leads, unless Ben has no card left."
    assert verdict.headline("ja") == "Benが親(Benの手札がもうないなら別)。"
    assert "If Ben has no card left, Chie leads.\n" in f"{verdict.say('en')}\n"
    assert "Benの手札がもうないなら、Chieが親です。\n" in f"{verdict.say('ja')}\n"


def test_an_answer_at_a_table_that_leaves_an_exit_open_has_both_sides() -> None:
    verdict = _ask(STATED + PASSES, "who leads")
    assert verdict.answer == "depends"
    assert verdict.headline("en") == "It depends on whether Ben has a card left."
    assert verdict.headline("ja") == "Benの手札が残っているかどうかで変わる。"
    assert "Chie leads. Otherwise, Ben leads." in verdict.say("en")
    assert "Chieが親です。そうでなければ、Benが親です。" in verdict.say("ja")


@pytest.mark.parametrize("start", [STATED, PLAYED])
def test_both_answers_are_in_the_data(start: str) -> None:
    facts = _ask(start + PASSES, "who leads").to_dict()["unknown"]
    assert [(fact["if_true"], fact["if_false"]) for fact in facts] == [("Chie", "Ben")]


def test_a_player_can_say_who_is_out_and_the_answer_follows() -> None:
    (question,) = clarifying_questions(_ask(STATED + PASSES, "who leads"))
    assert [(way.word, way.answer) for way in question.choices] == [("yes", "Chie"), ("no", "Ben")]


def test_what_others_do_by_a_last_play_is_said_not_that_its_player_would_be_out() -> None:
    assert not _ask(PLAYED, "what happens").unknown
    (fact,) = _ask(PLAYED, "what happens", "local + out_clears").unknown
    assert "cleared" in [effect["effect"] for effect in fact.if_true]


def test_of_a_play_that_is_gone_it_is_not_known_how_its_player_went_out() -> None:
    verdict = _ask("turn: Ben\nstate: may be out Ben\n", "is Ben out")
    (fact,) = verdict.unknown
    assert (verdict.answer, fact.if_true, fact.if_false) == ("depends", None, "no")
    assert "the last play decides how" in verdict.say("en")


def test_a_play_waits_for_doubts_with_its_player_out_or_in() -> None:
    covered = "field: Aki D9, Ben (?)\nstate: doubt open, may be out Ben\n"
    verdict = _ask(covered, "whose turn", "million_doubt")
    assert (verdict.answer, verdict.unknown) == ("Aki", ())
    let = f"{covered}play:\n  Chie: through\n  Dan: through\n  Aki: through\n"
    assert _ask(let, "whose turn", "million_doubt").answer == "depends"


def test_a_play_that_can_be_doubted_is_the_reason_that_nobody_is_out() -> None:
    covered = "field: Aki D9\nturn: Ben\nplay:\n  Ben: (?)\n"
    verdict = _ask(covered, "is Ben out", "million_doubt")
    assert verdict.answer == "no"
    assert [reason.key for reason in verdict.because] == ["going_out-doubtable"]


def test_nothing_is_open_of_hands_that_are_known() -> None:
    known = "hands:\n  Ben: HK ? x2\nfield: Aki D9\nplay:\n  Ben: HK\n"
    assert not _ask(known + PASSES, "who leads").unknown


def test_a_play_that_may_not_be_the_last_leaves_no_exit_open() -> None:
    text = "rules: local + finish_barred\nseats: Aki, Ben, Chie\nturn: Ben\nplay:\n  Ben: {}\n"
    ends = {cards: referee.read(text.format(cards)).flattened() for cards in ("S2", "SK")}
    assert [table.ask("is Ben out").answer for table in ends.values()] == ["no", "depends"]


def test_nobody_is_out_after_a_few_cards_of_the_first_trick() -> None:
    play = "play:\n  Aki: S9\n  Ben: H2\n"
    begun = _ask(f"state: first trick\n{play}", "who leads", "president")
    assert (begun.answer, begun.unknown) == ("Ben", ())
    later = _ask(play.replace("play", "turn: Aki\nplay"), "who leads", "president")
    assert [fact.key for fact in later.unknown] == ["holds-no-more"]


def test_a_player_may_be_out_after_many_cards_of_the_first_trick() -> None:
    runs = "play:\n  Aki: S3 S4 S5 S6 S7 S8 S9\n  Ben: pass\n  Chie: pass\n  Dan: pass\n"
    begun = _ask(f"state: first trick\n{runs}", "who leads", "daifugo")
    assert [fact.key for fact in begun.unknown] == ["holds-no-more"]
