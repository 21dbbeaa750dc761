"""A house's own words for how a game ends, and for who falls: what they say and do."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.rulebook.diagnostics import ERROR
from tests.own_rule import own_rule

pytestmark = pytest.mark.usefixtures("forgets_books")

TABLE = (
    "rules: ours + mine\nseats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)\n"
    "turn: Dan\nhands:\n  Aki: ? x4\n  Ben: Jo S3\n  Chie: {}\n  Dan: S9 H9 SK\n"
    "play:\n  Dan: S9 H9\n"
)


def _house(tmp_path: Path, said: str) -> list[str]:
    return [each.code for each in own_rule(tmp_path, said) if each.level == ERROR]


@pytest.mark.parametrize(
    ("end", "chie", "ranks", "titles"),
    [
        ("its player first", "? x1", ["Dan", "Aki", "Ben", "Chie"], "daihinmin"),
        ("its player first", "out 1", ["Dan", "Chie", "Aki", "Ben"], "fugo"),
        ("by cards left", "? x1", ["Dan", "Chie", "Ben", "Aki"], "fugo"),
        ("all equal", "out 1", "unsettled", "heimin"),
        ("the rest equal", "out 1", ["Chie", None, None, None], "daifugo"),
    ],
)
def test_a_play_may_end_the_game(
    end: str, chie: str, ranks: object, titles: str, tmp_path: Path
) -> None:
    assert _house(tmp_path, f'when.play = {{ rank = "9", count = 2 }}\nthen.end = "{end}"') == []
    table = referee.read(TABLE.format(chie))
    assert table.ask("whose turn").answer == "nobody"
    assert table.ask("ranks").answer == ranks
    assert table.ask("titles").answer["Chie"] == titles


def test_who_holds_a_joker_may_fall(tmp_path: Path) -> None:
    said = 'when.play = { rank = "9", count = 2 }\nthen.fallen.who = "joker holder"'
    assert _house(tmp_path, said) == []
    table = referee.read(TABLE.format("? x1"))
    assert (table.ask("is Ben out").answer, table.ask("is Aki out").answer) == ("fallen", "no")


@pytest.mark.parametrize(
    ("cards", "may"), [("H5 DJ", "yes"), ("S5 CJ", "yes"), ("H5 SJ", "no"), ("H5 HJ", "yes")]
)
def test_cards_of_a_mixture_may_have_to_be_of_one_colour(
    cards: str, may: str, tmp_path: Path
) -> None:
    said = 'when.play = { mix = ["5", "J"], suits = "one colour" }\nthen.clear = true'
    assert _house(tmp_path, said) == []
    table = referee.read(
        f"rules: ours + mine\nseats: Aki, Ben, Chie\nturn: Aki\nhands:\n  Aki: {cards} S3\n"
    )
    assert table.ask(f"may Aki play {cards}").answer == may
