"""A house's rules about who passes, and about hands that change places with a title's."""

from __future__ import annotations

import pytest

import referee
from referee.rulebook.rule_language import SentenceWords
from tests.own_rule import define_rule, in_words

pytestmark = pytest.mark.usefixtures("forgets_books")

PASSED = """
rules: ours + mine
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: S9 H9 C4
  Ben: D5 D8
  Chie: D7 C8
discards: S4 H4
play:
  Aki: S9 H9
  Ben: pass
"""
SWAPS = """when.play.rank = "9"
then.swap = { count = "all", may = true, with = "daihinmin" }"""
TITLED = """
rules: ours + mine
seats: Aki (daifugo), Ben (heimin), Chie (daihinmin)
turn: {turn}
hands:
  Aki: S9 H9 C4
  Ben: D9 D8
  Chie: {chie}
play:
  {turn}: {card}
"""


@pytest.mark.parametrize(
    ("then", "asked", "answer"),
    [
        ("then.draw.count = 1", "may Ben draw S4", "yes"),
        ("then.draw.count = 1", "may Ben decline", "no"),
        ("then.draw = { count = 1, may = true }", "may Ben decline", "yes"),
        ('then.draw = { count = 1, by = "others", blind = true }', "may Chie draw S4", "yes"),
        ('then.take = { from = "next", count = 1 }', "may Ben take D7 from Chie", "yes"),
        ('then.give = { count = 1, to = "previous" }', "may Ben give D5 to Aki", "yes"),
        ('then.discard = { count = 1, strength = "strongest" }', "may Ben discard D5", "no"),
        ('then.show = { strength = "weakest" }', "may Ben expose D5", "yes"),
        ('then.swap = { count = "all", may = true, with = "picked" }', "may Ben decline", "yes"),
    ],
)
def test_who_passes_may_have_something_to_do(then: str, asked: str, answer: str) -> None:
    define_rule(f"when.pass = true\n{then}")
    assert referee.read(PASSED).ask(asked).answer == answer


def test_the_turn_goes_on_when_that_is_done() -> None:
    define_rule("when.pass = true\nthen.draw.count = 1")
    table = referee.read(PASSED)
    assert table.ask("whose turn").answer == "Ben"
    table = table.play("Ben: draws S4")
    assert table.ask("whose turn").answer == "Chie"
    table = table.play("Chie: pass")
    assert table.ask("whose turn").answer == "Chie"
    assert table.play("Chie: draws H4").ask("whose turn").answer == "Aki"


def test_only_from_the_second_pass_on() -> None:
    define_rule('when.pass.times = "2 or more"\nthen.draw.count = 1')
    assert referee.read(PASSED).ask("whose turn").answer == "Chie"
    again = PASSED.replace("turn: Aki", "turn: Aki\nstate: passes Ben 1")
    assert referee.read(again).ask("whose turn").answer == "Ben"


@pytest.mark.parametrize(
    ("taken", "held", "legal"),
    [("all", ["D5", "D8", "S9", "H9"], "C8"), ("play below", ["D5", "D8", "S9", "H9"], "C8")],
)
def test_who_passes_may_have_to_take_the_field(taken: str, held: list[str], legal: str) -> None:
    define_rule(f'when.pass = true\nthen.take_field = "{taken}"')
    table = referee.read(PASSED)
    deck, known = table.rulebook.deck, table.position.known[1]
    assert sorted(map(str, deck.cards(known))) == sorted(held)
    assert table.ask("whose turn").answer == "Chie"
    assert table.ask(f"may Chie play {legal}").answer == "yes"


def test_what_lies_below_is_still_to_be_beaten() -> None:
    define_rule('when.pass = true\nthen.take_field = "play below"')
    table = referee.read(PASSED.replace("discards: S4 H4", "field: Chie D3 C3"))
    assert table.ask("may Chie play C8").answer == "no"
    assert table.ask("whose turn").answer == "Chie"


@pytest.mark.parametrize(
    ("turn", "card", "asked", "answer"),
    [
        ("Ben", "D9", "whose turn", "Ben"),
        ("Ben", "D9", "may Ben decline", "yes"),
        ("Chie", "C9", "whose turn", "Aki"),
    ],
)
def test_hands_may_be_swapped_with_who_holds_a_title(
    turn: str, card: str, asked: str, answer: str
) -> None:
    define_rule(
        'when.play.rank = "9"\nthen.swap = { count = "all", may = true, with = "daihinmin" }'
    )
    table = referee.read(TITLED.format(turn=turn, card=card, chie="C9 C8"))
    assert table.ask(asked).answer == answer


def test_they_are_swapped_with_nobody_else() -> None:
    define_rule(
        'when.play.rank = "9"\nthen.swap = { count = "all", may = true, with = "daihinmin" }'
    )
    table = referee.read(TITLED.format(turn="Ben", card="D9", chie="C8"))
    swapped = table.play("Ben: swaps hands with Chie")
    assert swapped.ask("whose turn").answer == "Chie"
    deck, known = swapped.rulebook.deck, swapped.position.known
    assert [str(*deck.cards(known[seat])) for seat in (1, 2)] == ["C8", "D8"]
    with pytest.raises(referee.IllegalPlay):
        table.play("Ben: swaps hands with Aki")


@pytest.mark.parametrize(
    ("said", "ja", "en"),
    [
        ({"when.pass": True, "then.draw.count": 1},
         "パスすると、パスした人が捨て札からカードを1枚拾う。",
         "When a player passes, that player has to draw one card from the discards."),
        ({"when.pass": True, "then.take.from": "next", "then.take.count": 1},
         "パスすると、パスした人が次の番の人からカードを1枚もらう。",
         "When a player passes, that player takes one card from the next player."),
        ({"when.pass": True, "then.take_field": "all"},
         "パスすると、パスした人が場のカードを全部手札に引き取り、次の番の人が親になる"
         "。",
         "When a player passes, that player takes all cards on the field into hand, "
         "and the next player leads."),
        ({"when.play.rank": ["9"], "then.swap.count": "all", "then.swap.may": True,
          "then.swap.with": ("daihinmin",)},
         "9を出すと、出した人は大貧民と手札を全部交換できる。",
         "When a 9 is played, the player may swap hands with the daihinmin."),
    ],
)  # fmt: skip
def test_it_is_said_as_a_person_would(said: SentenceWords, ja: str, en: str) -> None:
    assert in_words(said) == {"ja": ja, "en": en}


@pytest.mark.parametrize(
    "then",
    [
        'then.discard.strength = "weaker"',
        'then.draw = { from = "below", count = 1 }',
        "then.draw = { count = 1, stays = true }",
        'then.draw.count = "each"',
    ],
)
def test_what_goes_by_cards_played_goes_with_no_pass(then: str) -> None:
    with pytest.raises(referee.BadBook):
        define_rule(f"when.pass = true\n{then}")
