"""A house's own rules, in a sentence, on cards that change hands."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from tests.own_rule import own_rule

pytestmark = pytest.mark.usefixtures("forgets_books")

ALSO = 'when.play.rank = "9"\n'


HANDS = """rules: ours + mine
seats: Aki, Ben, Chie, Dan
turn: Aki
{state}
hands:
  Aki: S9 C3 C4 C5
  Ben: D4 D2 Jo
  Chie: H4 H5
  Dan: S4 S5
play:
  Aki: S9
"""


def _house(tmp_path: Path, said: str) -> None:
    assert own_rule(tmp_path, ALSO + said) == []


def _may(does: str, state: str = "") -> object:
    return referee.read(HANDS.format(state=state)).ask(f"may {does}").answer


@pytest.mark.parametrize(
    ("said", "english", "japanese"),
    [
        ('then.take = { rank = "Jo", from = "next", may = true }',
         "the player may take one joker from the next player",
         "出した人が次の番の人からジョーカーを1枚もらえる"),
        ('then.take = { count = 2, from = "next", strength = "strongest" }',
         "the player takes the two strongest cards from the next player",
         "出した人が次の番の人から一番強いカードを2枚もらう"),
        ('then.take.from = "others"',
         "the player takes one card from each other player",
         "出した人がほかの全員からカードを1枚ずつもらう"),
        ('then.swap = { count = "all", may = true, with = "neighbour" }',
         "the player may swap hands with a neighbour",
         "出した人は隣の人と手札を全部交換できる"),
        ('then.discard = { by = "next", count = 1 }',
         "the next player has to discard one card",
         "次の番の人が手札からカードを1枚捨てる"),
    ],
)  # fmt: skip
def test_it_is_told_in_words(said: str, english: str, japanese: str, tmp_path: Path) -> None:
    _house(tmp_path, said)
    assert referee.book("ours").clause("ours.mine").wording == {
        "ja": f"9を出すと、{japanese}。",
        "en": f"When a 9 is played, {english}.",
    }


def test_a_card_of_a_number_is_taken_from_the_next_hand(tmp_path: Path) -> None:
    _house(tmp_path, 'then.take = { rank = "4", from = "next" }')
    assert _may("Aki take D4 from Ben") == "yes"
    assert _may("Aki take D2 from Ben") == "no"
    assert _may("Aki take H4 from Chie") == "no"
    assert _may("Aki decline") == "no"


def test_one_card_is_taken_from_each_of_the_others(tmp_path: Path) -> None:
    _house(tmp_path, 'then.take = { from = "others" }')
    table = referee.read(HANDS.format(state="") + "  Aki: takes D4 from Ben\n")
    assert table.ask("may Aki take D2 from Ben").answer == "no"
    assert table.ask("may Aki take H4 from Chie").answer == "yes"


def test_the_strongest_are_those_of_the_order_that_holds(tmp_path: Path) -> None:
    _house(tmp_path, 'then.discard = { by = "next", strength = "strongest" }')
    assert _may("Ben discard Jo") == "yes"
    assert _may("Chie discard H5") == "no"


@pytest.mark.parametrize(
    ("usual", "weak", "strong"),
    [("strongest", "yes", "no"), ("usually strongest", "no", "yes")],
)
def test_or_those_of_the_usual_order(usual: str, weak: str, strong: str, tmp_path: Path) -> None:
    said = f'then.discard = {{ by = "others", strength = "{usual}" }}'
    _house(tmp_path, said)
    assert _may("Chie discard H4", "state: revolution") == weak
    assert _may("Chie discard H5", "state: revolution") == strong


@pytest.mark.parametrize(("together", "out"), [("no", "clean"), ("in turn", "no")])
def test_hands_run_out_at_once_or_when_all_have_discarded(
    together: str, out: str, tmp_path: Path
) -> None:
    said = f'then.discard = {{ by = "others", count = 2 }}\nthen.ties = "{together}"'
    _house(tmp_path, said)
    table = referee.read(HANDS.format(state="") + "  Dan: discards S4 S5\n")
    assert table.ask("is Dan out").answer == out


def test_hands_are_swapped_with_a_neighbour_alone(tmp_path: Path) -> None:
    _house(tmp_path, 'then.swap = { count = "all", may = true, with = "neighbour" }')
    with pytest.raises(referee.IllegalPlay):
        referee.read(HANDS.format(state="") + "  Aki: swaps hands with Chie\n")
    table = referee.read(HANDS.format(state="") + "  Aki: swaps hands with Dan\n")
    assert table.ask("may Ben play D2").answer == "yes"


def test_it_may_wait_for_the_clear_that_the_play_makes(tmp_path: Path) -> None:
    _house(tmp_path, "if.cleared = true\nthen.discard.may = true")
    assert _may("Aki discard C3") == "no"
