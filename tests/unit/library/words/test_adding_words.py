"""A house's own words for cards added to those below, turns missed, skips stopped, fouls: what they
say and do, and what cannot be meant."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from referee.rulebook.diagnostics import ERROR
from tests.own_rule import own_rule

pytestmark = pytest.mark.usefixtures("forgets_books")

NINES = (
    "rules: ours + mine\nseats: Aki, Ben, Chie, Dan\nturn: Aki\n"
    "hands:\n  Aki: S9 H9 S4 H4\n  Ben: D9 C9 C4\n  Chie: ? x4\n  Dan: ? x4\n"
    "play:\n  Aki: S9 H9\n  Ben: D9 C9\n"
)
ON_THE_SAME = 'when.play = { only = true, on.same = "number", compared.together = "4 or more" }\n'
GOES_BEFORE = 'overrides = ["daifugo.strength"]\n'


def _house(tmp_path: Path, said: str) -> list[str]:
    return [each.code for each in own_rule(tmp_path, said) if each.level == ERROR]


@pytest.mark.parametrize(("how", "few", "many"), [("under", "yes", "no"), ("whole", "no", "yes")])
def test_cards_may_be_added_to_those_below(how: str, few: str, many: str, tmp_path: Path) -> None:
    said = f'{GOES_BEFORE}{ON_THE_SAME}then = {{ allow = true, add = "{how}" }}'
    assert _house(tmp_path, said) == []
    table = referee.read(NINES.replace("Chie: ? x4", "Chie: SK HK DK CK"))
    assert table.ask("may Chie play SK HK").answer == few
    assert table.ask("may Chie play SK HK DK CK").answer == many


@pytest.mark.parametrize(
    ("who", "turn"), [('"player"', "Aki"), ('"below"', "Ben"), ('["player", "below"]', "Chie")]
)
def test_players_may_miss_their_next_turn(who: str, turn: str, tmp_path: Path) -> None:
    said = f"{GOES_BEFORE}{ON_THE_SAME}then = {{ allow = true, skip.who = {who} }}"
    assert _house(tmp_path, said) == []
    table = referee.read(NINES + "  Chie: pass\n  Dan: S10 H10\n")
    assert table.ask("whose turn").answer == turn


def test_who_is_skipped_may_stop_it(tmp_path: Path) -> None:
    said = (
        'overrides = ["daifugo.five_skip"]\n'
        'when.play = { rank = "9", count = 1, only = true, on.skip = true }\n'
        'then = { clear = true, lead = "player" }'
    )
    assert _house(tmp_path, said) == []
    text = NINES.partition("hands:")[0].replace("mine", "mine + five_skip")
    table = referee.read(f"{text}hands:\n  Ben: D9 C4\nplay:\n  Aki: S5\n")
    assert table.ask("may Ben play D9").answer == "yes"
    assert table.play("Ben: D9").ask("whose turn").answer == "Ben"
    assert table.play("Ben: declines").ask("whose turn").answer == "Chie"


@pytest.mark.parametrize(
    ("said", "faults"),
    [
        ('when.play.rank = "9"\nthen.add = "under"', ["fault-sentence-joins-what"]),
        ('when.out = "foul"\nthen = { clear = true, lead = "next" }', []),
        (
            'when.out = "foul"\nthen = { clear = true, lead = "player" }',
            ["fault-sentence-player-is-out"],
        ),
        ('when.out = "first"\nthen.fallen.who = "picked"', ["fault-sentence-nobody-picks"]),
        ('when.play.rank = "9"\nthen.fallen.who = "picked"', []),
        ('when.play = { mix = ["5", "Jo"], suits = "SH" }\nthen.clear = true', []),
    ],
)
def test_what_cannot_be_meant_is_refused(said: str, faults: list[str], tmp_path: Path) -> None:
    assert _house(tmp_path, said) == [each.removeprefix("fault-") for each in faults]


@pytest.mark.parametrize(("cards", "may"), [("S5 Jo", "yes"), ("H5 Jo", "yes"), ("D5 Jo", "no")])
def test_a_mixture_may_name_a_joker_and_suits(cards: str, may: str, tmp_path: Path) -> None:
    said = 'when.play = { mix = ["5", "9", "Jo"], suits = "SH" }\nthen.clear = true'
    assert _house(tmp_path, said) == []
    whole = f"{cards.partition(' ')[0]} {cards[0]}9 Jo"
    text = NINES.partition("hands:")[0]
    table = referee.read(f"{text}hands:\n  Aki: {whole} S4\n")
    assert table.ask(f"may Aki play {whole}").answer == may
