"""What a run gives: looked up, written and read back; three rules at once; given tables."""

from __future__ import annotations

import csv
from typing import Any

import pytest

import referee
from referee import Interactions
from referee.interaction_checker.check import progress_bar, show_progress
from tests.docs.interaction_page import page_of
from tests.unit.interaction_checker.pairs import run

KINGS = ("kings_privilege", "nero", "king_bishop")


@pytest.fixture(scope="module")
def found() -> Interactions:
    return run(rules=KINGS, sets=[KINGS], enough=3, most=10)


def test_it_is_written_and_read_back(found: Interactions) -> None:
    assert Interactions.from_json(found.to_json()) == found
    with pytest.raises(ValueError, match="interactions"):
        Interactions.from_json("{}")


def test_a_line_for_each_pair(found: Interactions) -> None:
    head, *lines = csv.reader(found.to_csv().splitlines(keepends=True))
    assert len(lines) == len(found.pairs) + len(found.sets) == 4
    assert dict(zip(head, lines[0], strict=True))["kind"] == "unsettled"


def test_pairs_are_looked_up_by_switch_or_clause_in_any_order(found: Interactions) -> None:
    pair = found.pair("nero", "kings_privilege")
    assert pair is found.pair("daifugo.kings_privilege", "daifugo.nero")
    assert [*found.of("daifugo.nero")] == [found.pair("nero", "king_bishop"), pair]
    assert [*found.of_kind("unsettled")] == [*found.pairs]
    with pytest.raises(KeyError):
        found.pair("nero", "eight_cut")


def test_three_rules_are_unsettled_only_where_no_two_of_them_are(found: Interactions) -> None:
    [three] = found.sets
    assert [each.rpartition(".")[2] for each in three.clauses] == ["king_bishop", *KINGS[:2]]
    assert three.kind != "unsettled"
    assert three.counts.tried


def test_a_table_of_ones_own_is_looked_at() -> None:
    text = (
        "rules: daifugo\nseats: Aki, Ben, Chie\nturn: Aki\nhands:\n  Aki: SK HK DK C4 C5\n"
        "  Ben: S5 S6\n  Chie: H5 H6\nplay:\n  Aki: SK HK DK\n"
    )
    asked: dict[str, Any] = {"rules": ["nero", "king_bishop"], "enough": 0, "most": 0}
    without, given = run(**asked), run(tables=[referee.read(text)], **asked)
    assert given.tables == without.tables + 1
    assert given.pairs[0].counts.unsettled == without.pairs[0].counts.unsettled + 1


def test_a_bar_shows_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    with progress_bar(3, True) as bar:
        bar.start_t -= 60  # a run shows no bar in its first half second
        bar.last_print_t -= 60
        show_progress(bar, 1, 1234)
    shown = capsys.readouterr().err
    assert "1/3" in shown
    assert "1,234 tables" in shown
    show_progress(progress_bar(3, None), 1, 5)  # nobody watches
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_page_of_it(found: Interactions, lang: str) -> None:
    page = page_of(found, lang)
    nero, king = (found.clauses[f"daifugo.{name}"].title[lang] for name in ("nero", "king_bishop"))
    both = {"ja": f"{king}と{nero}", "en": f"{king} and {nero}"}[lang]
    assert f"\n## {both}\n\n- " in page
    assert str(found.pair("nero", "king_bishop").witness) in page
    assert max(map(len, page.splitlines())) <= 120
