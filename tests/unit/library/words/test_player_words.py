"""The words that name players: they mean the same players in all actions."""

from __future__ import annotations

import pytest

import referee
from referee.rulebook.rule_language import SentenceWords
from tests.own_rule import define_rule, in_words

pytestmark = pytest.mark.usefixtures("forgets_books")

TABLE = """
rules: ours + mine
seats: Aki (daihinmin), Ben (fugo), Chie (daifugo), Dan (hinmin)
turn: Aki
hands:
  Aki: S9 S3 C4 C5
  Ben: H3 H4 H5
  Chie: D3 D4 D5
  Dan: C3 C6 C7
"""
TABLE_SEATS = "Aki", "Ben", "Chie", "Dan"
NINE = 'when.play.rank = "9"\n'
MARKS = """rules = [
  { when.play.rank = "8", then.mark = "player", until = "game" },
  { when.play.rank = "9", then.give = { count = 1, to = "marked" } },
]"""


def table(said: str, text: str = TABLE, plays: str = "Aki: S9") -> referee.Table:
    define_rule(said)
    lines = "".join(f"  {play}\n" for play in plays.split("; "))
    return referee.read(f"{text}play:\n{lines}")


def takers(given: referee.Table, giver: str, card: str) -> set[str]:
    """To whom the card may be given."""
    others = [seat for seat in given.seats if seat != giver]
    return {
        other
        for other in others
        if given.ask(f"may {giver} give {card} to {other}").answer == "yes"
    }


def is_legal(now: referee.Table, move: str) -> bool:
    try:
        now.play(move)
    except referee.IllegalPlay:
        return False
    return True


@pytest.mark.parametrize(
    ("to", "names"),
    [
        ("next", {"Ben"}),
        ("previous", {"Dan"}),
        ("left", {"Ben"}),
        ("right", {"Dan"}),
        ("opposite", {"Chie"}),
        ("first", {"Chie"}),
        ("daifugo", {"Chie"}),
        ("fugo", {"Ben"}),
        ("picked", {"Ben", "Chie", "Dan"}),
        ("others", {"Ben", "Chie", "Dan"}),
        ("last", set()),
    ],
)
def test_to_whom_the_player_gives_a_card(to: str, names: set[str]) -> None:
    given = table(f'{NINE}then.give = {{ count = 1, to = "{to}" }}')
    assert takers(given, "Aki", "S3") == names


@pytest.mark.parametrize(
    ("by", "names"),
    [
        ("next", {"Ben"}),
        ("previous", {"Dan"}),
        ("left", {"Ben"}),
        ("right", {"Dan"}),
        ("opposite", {"Chie"}),
        ("first", {"Chie"}),
        ("last", {"Aki"}),
        ("hinmin", {"Dan"}),
        ("all", {"Aki", "Ben", "Chie", "Dan"}),
        ("others", {"Ben", "Chie", "Dan"}),
        ("player", {"Aki"}),
    ],
)
@pytest.mark.parametrize(
    ("then", "move"),
    [
        ("then.discard.count = 1", "discard"),
        ("then.show.strength = 'weakest'", "show"),
        ("then.draw.count = 1", "draw"),
    ],
)
def test_who_discards_shows_or_draws(by: str, names: set[str], then: str, move: str) -> None:
    path = then.rpartition(".")[0]
    text = f"{TABLE}discards: S4 S5 S6 S7 S8\n"
    asked = table(f'{NINE}{then}\n{path}.by = "{by}"', text)
    turn = asked.ask("whose turn").answer
    assert {turn} if isinstance(turn, str) else {*turn} == names


def test_cards_go_to_the_player_who_moves() -> None:
    given = table(f'{NINE}then.give = {{ count = 1, by = "others", to = "player" }}')
    assert takers(given, "Ben", "H3") == takers(given, "Dan", "C3") == {"Aki"}


def test_cards_go_to_the_owner_of_the_cards_below() -> None:
    given = table(
        f'{NINE}then.give = {{ count = 1, to = "below" }}',
        TABLE.replace("turn: Aki", "turn: Chie"),
        "Chie: D4; Dan: pass; Aki: S9",
    )
    assert takers(given, "Aki", "S3") == {"Chie"}


def test_cards_go_to_the_bearer_of_the_mark() -> None:
    given = table(MARKS, f"{TABLE}state: mine Dan\n")
    assert takers(given, "Aki", "S3") == {"Dan"}
    assert takers(table(MARKS), "Aki", "S3") == set()


def test_a_player_who_is_out_neither_gives_nor_gets() -> None:
    text = TABLE.replace("Aki: S9 S3 C4 C5", "Aki: S9")
    given = table(f'{NINE}then.give = {{ count = 1, by = "next", to = "player" }}', text)
    assert given.ask("whose turn").answer == "Ben"
    assert takers(given, "Ben", "H3") == set()


def test_seats_count_among_the_players_still_in_the_game() -> None:
    text = TABLE.replace("Ben: H3 H4 H5", "Ben: out 1")
    given = table(f'{NINE}then.give = {{ count = 1, to = ["left", "right"] }}', text)
    assert takers(given, "Aki", "S3") == {"Chie", "Dan"}


def test_cards_are_taken_by_others_from_the_player() -> None:
    taken = table(f'{NINE}then.take = {{ count = 1, by = "next", from = "player" }}')
    assert taken.ask("may Ben take S3 from Aki").answer == "yes"
    assert taken.ask("may Ben take D3 from Chie").answer == "no"


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("previous", {"Dan"}),
        ("neighbour", {"Ben", "Dan"}),
        ("opposite", {"Chie"}),
        ("daifugo", {"Chie"}),
        ("picked", {"Ben", "Chie", "Dan"}),
    ],
)
def test_from_whom_a_card_is_taken(source: str, names: set[str]) -> None:
    taken = table(f'{NINE}then.take = {{ count = 1, from = "{source}" }}')
    cards = {"Ben": "H3", "Chie": "D3", "Dan": "C3"}
    asked = {seat: taken.ask(f"may Aki take {card} from {seat}") for seat, card in cards.items()}
    assert {seat for seat, verdict in asked.items() if verdict.answer == "yes"} == names


@pytest.mark.parametrize(
    ("who", "after"),
    [
        ("next", "Chie"),
        ("previous", "Ben"),
        ("opposite", "Ben"),
        ("player", "Ben"),
        ("others", "Aki"),
        ("all", "Ben"),
        ("fugo", "Chie"),
        ("last", "Ben"),
    ],
)
def test_who_misses_the_next_turn(who: str, after: str) -> None:
    assert table(f'{NINE}then.skip.who = "{who}"').ask("whose turn").answer == after


def test_the_player_opposite_is_passed_over_when_it_would_be_their_turn() -> None:
    text = TABLE.replace("Ben: H3 H4", "Ben: H10 H4")
    skipping = table(f'{NINE}then.skip.who = "opposite"', text, "Aki: S9; Ben: H10")
    assert skipping.ask("whose turn").answer == "Dan"


def test_the_player_picks_who_misses_a_turn() -> None:
    asked = table(f'{NINE}then.skip.who = "picked"')
    assert asked.ask("whose turn").answer == "Aki"
    picked = asked.play("Aki: picks Ben")
    assert picked.ask("whose turn").answer == "Chie"


@pytest.mark.parametrize(("who", "marked"), [("next", "Ben"), ("opposite", "Chie"), ("fugo", "Ben"),
                                             ("player", "Aki"), ("first", "Chie")])  # fmt: skip
def test_who_is_marked(who: str, marked: str) -> None:
    given = table(f'{NINE}then.mark = "{who}"\nuntil = "game"')
    marks = [mark for mark in given.position.marks if mark.kind == "own mine"]
    assert [given.seats[mark.holder] for mark in marks] == [marked]


@pytest.mark.parametrize(
    ("who", "seat"), [("next", "Ben"), ("opposite", "Chie"), ("hinmin", "Dan"), ("player", "Aki")]
)
def test_who_falls(who: str, seat: str) -> None:
    fallen = table(f'{NINE}then.fallen.who = "{who}"')
    assert [name for name in fallen.seats if fallen.ask(f"is {name} out").answer == "fallen"] == [
        seat
    ]


def test_the_player_who_moves_may_be_spared() -> None:
    text = TABLE.replace("daifugo", "x").replace("daihinmin", "daifugo").replace("x", "daihinmin")
    spared = table(f'{NINE}then.fallen = {{ who = "daifugo", self = false }}', text)
    assert spared.ask("is Aki out").answer == "no"
    assert table(f'{NINE}then.fallen.who = "daifugo"', text).ask("is Aki out").answer == "fallen"


@pytest.mark.parametrize(("who", "names"), [("next", {"Ben"}), ("neighbour", {"Ben", "Dan"}),
                                            ("fugo", {"Ben"}), ("opposite", {"Chie"}),
                                            ("picked", {"Ben", "Chie", "Dan"})])  # fmt: skip
def test_with_whom_cards_and_hands_change_places(who: str, names: set[str]) -> None:
    cards = {"Ben": "H3", "Chie": "D3", "Dan": "C3"}
    one = table(f'{NINE}then.swap = {{ count = 1, with = "{who}" }}')
    swaps = {seat: f"Aki: swaps S3 for {card} with {seat}" for seat, card in cards.items()}
    assert {seat for seat, move in swaps.items() if is_legal(one, move)} == names
    whole = table(f'{NINE}then.swap = {{ count = "all", with = "{who}" }}')
    assert {seat for seat in cards if is_legal(whole, f"Aki: swaps hands with {seat}")} == names
    assert whole.ask("may Aki decline").answer == "no"


def test_others_swap_with_each_other() -> None:
    said = 'then.swap = { count = 1, by = "daifugo", with = "fugo", may = true }'
    assert is_legal(table(NINE + said), "Chie: swaps D3 for H3 with Ben")


@pytest.mark.parametrize(("who", "names"), [("next", {"Ben"}), ("fugo", {"Ben"}),
                                            ("opposite", {"Chie"}),
                                            ("others", {"Ben", "Chie", "Dan"}),
                                            ("picked", {"Ben", "Chie", "Dan"})])  # fmt: skip
def test_whose_hand_the_player_sees(who: str, names: set[str]) -> None:
    looking = table(f'{NINE}then.show = {{ by = "{who}", to = "player" }}')
    asked = {seat: f"may Aki pick {seat}" for seat in ("Ben", "Chie", "Dan")}
    assert {seat for seat, text in asked.items() if looking.ask(text).answer == "yes"} == names


def test_the_hands_of_two_are_mixed_at_once() -> None:
    mixed = table(f'{NINE}then.mix_hands.with = "opposite"')
    assert mixed.ask("whose turn").answer == "Ben"
    assert mixed.ask("may Ben play H3").unknown or mixed.position.unknown[2]


@pytest.mark.parametrize(
    ("who", "seat"),
    [("player", "Aki"), ("next", "Ben"), ("previous", "Dan"), ("opposite", "Chie"),
     ("hinmin", "Dan"), ("first", "Chie"), ("last", "Aki")],
)  # fmt: skip
def test_who_leads_after_a_clear(who: str, seat: str) -> None:
    cleared = table(f'{NINE}then = {{ clear = true, lead = "{who}" }}')
    assert cleared.ask("whose turn").answer == seat


@pytest.mark.parametrize(
    ("who", "seat"), [("next", "Ben"), ("previous", "Dan"), ("opposite", "Chie"), ("fugo", "Ben")]
)
def test_who_may_take_the_play_away(who: str, seat: str) -> None:
    asked = table(f'{NINE}then.seize = "{who}"')
    assert asked.ask("whose turn").answer == seat


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ('then.give = { count = 1, to = "marked" }', "nobody-marked"),
        ('when.play.lead = true\nthen.give = { count = 1, to = "below" }', "nobody-below"),
        ('then.give = { count = 1, to = "player" }', "to-oneself"),
        ('then.give = { count = 1, by = "daifugo", to = "daifugo" }', "to-oneself"),
        ('then.take = { count = 1, from = "player" }', "to-oneself"),
        ('then.show = { strength = "weakest", to = "player" }', "to-oneself"),
        ('then = { mark = "picked", skip.who = "picked" }\nuntil = "game"', "picked-twice"),
        ('then.skip = { who = "next" }\nthen.all_skipped = "clear"', "about-nothing"),
        ('then.seize = "player"', "to-oneself"),
        ('then.mix_hands = { with = "next", may = true }', "about-nothing"),
        ('then.swap = { count = "all", strength = "strongest" }', "about-nothing"),
        ('then.give = { count = 1, to = ["picked", "next"] }', "named-alone"),
    ],
)
def test_players_who_cannot_be_meant_are_refused(said: str, code: str) -> None:
    with pytest.raises(referee.BadBook) as told:
        define_rule(f"{NINE}{said}")
    assert {each.code for each in told.value.findings} == {f"sentence-{code}"}


@pytest.mark.parametrize("when", ['out = "first"', "hand.count = 3", "play.lead = true"])
def test_nobody_below_can_bear_the_mark(when: str) -> None:
    marks = '{ when.play.rank = "8", then.mark = "player", until = "game" }'
    asks = f'{{ when.{when}, if.mark = "below", then.note.en = "all drink" }}'
    with pytest.raises(referee.BadBook) as told:
        define_rule(f"rules = [{marks}, {asks}]")
    assert {each.code for each in told.value.findings} == {"sentence-nobody-below"}


@pytest.mark.parametrize(
    ("said", "ja", "en"),
    [
        ({"then.give.count": 1, "then.give.by": ("others",), "then.give.to": ("player",)},
         "9を出すと、ほかの全員が出した人にカードを1枚ずつ渡す。",
         "When a 9 is played, each other player has to give the player one card."),
        ({"then.give.count": 1, "then.give.to": ("below",)},
         "9を出すと、出した人が下のカードを出した人にカードを1枚渡す。",
         "When a 9 is played, the player has to give the player of the cards below one card."),
        ({"then.discard.count": 1, "then.discard.by": ("player", "opposite")},
         "9を出すと、出した人と向かいの人が手札からカードを1枚捨てる。",
         "When a 9 is played, the player and the player opposite have to discard one card."),
        ({"then.take.count": 1, "then.take.by": ("next",), "then.take.from": ("daifugo",)},
         "9を出すと、次の番の人が大富豪からカードを1枚もらう。",
         "When a 9 is played, the next player takes one card from the daifugo."),
    ],
)  # fmt: skip
def test_players_are_said_as_a_person_would(said: SentenceWords, ja: str, en: str) -> None:
    assert in_words({"when.play.rank": ("9",), **said}) == {"ja": ja, "en": en}


@pytest.mark.parametrize(
    ("who", "chie", "names"),
    [
        ("most cards", "? x5", {"Chie"}),
        ("fewest cards", "? x5", {"Aki", "Ben", "Dan"}),
        ("most cards", "? x3", {"Aki", "Ben", "Chie", "Dan"}),
        ("fewest cards", "? x2", {"Chie"}),
        ("most cards", "?", set()),  # nobody knows
    ],
)
def test_who_has_the_most_cards_after_the_play(who: str, chie: str, names: set[str]) -> None:
    text = TABLE.replace("D3 D4 D5", chie)
    now = table(f'{NINE}then.points = {{ more = -1, who = "{who}" }}', text).position
    assert {TABLE_SEATS[mark.holder] for mark in now.marks if mark.kind == "points"} == names


def test_a_play_on_cards_of_who_had_the_fewest_before_it() -> None:
    said = 'overrides = ["daifugo.strength"]\nwhen.play.on.by = "fewest cards"\nthen.allow = true'
    field = TABLE.replace("turn: Aki", "field: Dan DK\nturn: Aki")
    for dan, answer in (("C3", "yes"), ("C3 C6 C7", "yes"), ("C3 C6 C7 C8", "no")):
        define_rule(said)
        now = referee.read(field.replace("C3 C6 C7", dan))
        assert now.ask("may Aki play S9").answer == answer
