"""Trick-taking: whole deals of every game keep their cards, and each trick goes to one seat."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee.cards.card import Card
from referee.games.tricks.advance import with_trick_taken
from referee.games.tricks.position import KITTY, SKAT, STOCK
from referee.games.tricks.ruleset import TrickRules
from referee.i18n.messages import LANGS
from referee.model.moves import PLAY
from referee.rulebook.clause import UNSETTLED
from referee.simulation import Game, deal, play_out, random_choices
from referee.table import Table
from referee.ui.desk.session import DeskSession
from tests.tiers import quick

GAMES = [("torite", game) for game in ("A", "B", "C", "D", "A'", "B'", "E", "F", "bonus")]
GAMES += [
    ("whist", ""),
    ("hearts", ""),
    ("oh_hell", ""),
    ("spades", ""),
    ("euchre", ""),
    ("bridge", ""),
    ("german_whist", ""),
    ("knockout_whist", ""),
    ("skat", ""),
    ("napoleon", ""),
]
SEEDS = st.integers(0, 10_000)
FEW = settings(max_examples=8, deadline=None)


def _game(book: str, game: str, seed: int) -> Game:
    """A whole deal by options at random."""
    choices = random_choices(referee.book(book).options, random.Random(seed))
    if game:
        choices["game"] = game
    players = random.Random(seed).randint(*referee.book(book).players)
    return play_out(deal(seed, players, book, choices=choices), seed)


@pytest.mark.parametrize(("book", "game"), GAMES)
@FEW
@given(seed=SEEDS)
def test_a_deal_ends_with_every_card_in_a_trick(book: str, game: str, seed: int) -> None:
    played = _game(book, game, seed)
    first, last = played.positions[0], played.positions[-1]
    assert not any(cards for seat, cards in enumerate(last.known) if seat not in last.idle)
    assert not last.field
    gone = [*last.known, *last.taken, last.discards, last.carried, last.aside]
    stock = first.mark(STOCK)
    dealt = [*first.known, *([] if stock else [first.aside])]
    drawn = stock.value if stock else 0
    skat = last.mark(SKAT)  # lies beside the hands until somebody has picked it up
    drawn += skat.value.bit_count() if skat and not first.mark(SKAT) else 0
    if first.mark(KITTY) and last.contract:  # its cards are only known from then on
        drawn += played.rules.deck.size - sum(map(int.bit_count, dealt))
    assert sum(map(int.bit_count, gone)) == sum(map(int.bit_count, dealt)) + drawn


@pytest.mark.parametrize(("book", "game"), GAMES)
@FEW
@given(seed=SEEDS)
def test_a_full_trick_goes_to_one_seat_or_to_nobody(book: str, game: str, seed: int) -> None:
    played = _game(book, game, seed)
    for before, after in zip(played.positions, played.positions[1:], strict=False):
        size = before.players
        if len(before.field) < size - 1:
            assert (before.taken, before.tricks) == (after.taken, after.tricks)
            continue
        new = [t & ~b & ~before.aside for b, t in zip(before.taken, after.taken, strict=True)]
        gained = [seat for seat, cards in enumerate(new) if cards]
        tricks = sum(after.tricks) - sum(before.tricks)
        kept = after.carried.bit_count() + after.discards.bit_count()
        if gained:
            assert len(gained) == 1
            assert tricks == 1 + before.carried.bit_count() // size
        else:
            assert tricks == 0
            assert kept == before.carried.bit_count() + before.discards.bit_count() + size


@FEW
@given(seed=SEEDS)
def test_hiding_hands_never_turns_a_verdict_round(seed: int) -> None:
    """Knowing less, the referee says the same or that it depends."""
    played = _game("torite", random.Random(seed).choice("ABCD"), seed)
    table = played.table(len(played.moves) // 2)
    hidden = table.flattened()
    hands = {name: hand for name, hand in hidden.description.hands.items() if name == "Aki"}
    hidden = Table(hidden.description.replace(hands=hands))
    for seat, name in enumerate(table.seats):
        for card in table.rulebook.book.deck.cards(table.position.known[seat]):
            question = f"may {name} play {card}"
            known, less = table.ask(question).answer, hidden.ask(question).answer
            assert less in (known, "depends"), question


# ---- hands known in part, against every hand that they may be


HEADERS = [
    "torite, game = A",
    "torite, game = C",
    "torite, game = A'",
    "hearts - first_trick",
    "hearts - first_lead",
]


@pytest.mark.parametrize(
    "header", quick(HEADERS, 2, "the first tier takes fewer random games and tables")
)
@settings(max_examples=30, deadline=None)
@given(seed=SEEDS)
def test_a_verdict_on_a_hand_known_in_part_is_that_on_all_hands_it_may_be(
    header: str, seed: int
) -> None:
    rng = random.Random(seed)
    deck = referee.book(header.partition(",")[0].partition(" ")[0]).deck
    cards = list(deck.cards(deck.full))
    rng.shuffle(cards)
    field = cards[: rng.randint(0, 2)]
    known = cards[2 : 2 + rng.randint(0, 2)]
    pool = cards[4 : 4 + rng.randint(1, 6)]
    count = rng.randint(1, len(pool))
    gone = [card for card in cards if card not in (*field, *known, *pool)]

    def table(hand: list[Card], more: int) -> Table:
        names = [("Dan",), ("Chie", "Dan")][len(field) == 2]
        laid = ", ".join(f"{name} {card}" for name, card in zip(names, field, strict=False))
        text = f"rules: {header}\nseats: Aki, Ben, Chie, Dan\nturn: Aki\nhands:\n  Aki: "
        text += " ".join([*map(str, hand), f"? x{more}" if more else ""])
        text += f"\nfield: {laid}\ndiscards: {' '.join(map(str, gone))}\n"
        return referee.read(text + ("state: first trick\n" if "hearts" in header else ""))

    for card in (*known, *pool):
        question = f"may Aki play {card}"
        drawn = combinations(pool, count)
        hands = [[*known, *more] for more in drawn if card in known or card in more]
        answers = {table(hand, 0).ask(question).answer for hand in hands}
        expected = answers.pop() if len(answers) == 1 else "depends"
        assert table(known, count).ask(question).answer == expected, (card, hands)


# ---- against a hard-coded whist


@FEW
@given(seed=SEEDS, trump=st.sampled_from(["none", "S", "H", "D", "C"]))
def test_whist_goes_as_a_hard_coded_one_does(seed: int, trump: str) -> None:
    played = play_out(deal(seed, 4, "whist", choices={"trump": trump}), seed)
    ranks = played.rules.book.deck.ranks
    names, tricks = played.dealt.names, dict.fromkeys(played.dealt.names, 0)
    moves = [(move.seat, move.cards[0]) for move in played.moves if move.kind == PLAY]
    leader = played.dealt.turn
    for at in range(0, 52, 4):
        trick = moves[at : at + 4]
        start = names.index(leader)
        assert [seat for seat, _ in trick] == [names[(start + step) % 4] for step in range(4)]
        led = trick[0][1].suit
        leader = max(
            trick,
            key=lambda laid: (
                laid[1].suit == trump,
                laid[1].suit == led,
                ranks.index(laid[1].rank),
            ),
        )[0]
        tricks[leader] += 1
    table = played.table()
    assert table.ask("score").answer == tricks
    best = max(tricks.values())
    assert table.ask("who wins").answer == [name for name in names if tricks[name] == best]


# ---- what is left open


@pytest.mark.parametrize(("game", "turn"), [("A", UNSETTLED), ("E", ["Aki", "Ben"])])
def test_a_trick_that_the_text_leaves_open_stops_the_moves_there(game: str, turn: object) -> None:
    table = referee.read(
        f"rules: torite, game = {game}\nseats: Aki, Ben\nturn: Aki\n"
        "hands:\n  Aki: R7 B1\n  Ben: Y7 B2\nplay:\n  Aki: R7\n  Ben: Y7\n"
    )
    assert len(table.steps) == 1
    assert table.ask("who takes the trick").answer == UNSETTLED
    assert table.ask("score").answer == UNSETTLED or game == "E"
    assert table.ask("whose turn").answer == turn
    settled = table.with_options(equal_numbers="first_played", all_void="nobody_discarded")
    assert len(settled.steps) == 2


def test_a_full_trick_that_lies_there_is_taken_by_the_next_move() -> None:
    table = referee.read(
        "rules: torite, game = C\nseats: Aki, Ben\nfield: Aki R7, Ben R9\n"
        "hands:\n  Aki: B1\n  Ben: B2\n"
    )
    assert isinstance(table.engine.rules, TrickRules)
    assert with_trick_taken(table.engine.rules, table.position).tricks == (0, 1)
    later = table.play("Ben: B2")
    assert later.position.tricks == (0, 1)
    assert str(later.flattened()).splitlines()[-2:] == ["field: Ben B2", "state: took Ben R7 R9"]


# ---- the desk


DESK = [
    "rules: torite, game = A'\nseats: Aki, Ben, Chie, Dan\nturn: Aki\n"
    "hands:\n  Aki: B4 R1\n  Ben: Y5 R2\n  Chie: ? x2\nfield: Dan B9\n",
    "rules: torite, game = E\nseats: Aki, Ben, Chie, Dan\nfield: Aki R2\n",
    "rules: torite, game = bonus\nseats: Aki, Ben, Chie, Dan\nturn: Ben\n",
    "rules: whist, trump = H\nseats: Aki, Ben, Chie, Dan\nfield: Aki S2, Ben S5\n"
    "hands:\n  Chie: H2 S7 ? x4\n",
    "rules: hearts\nseats: Aki, Ben, Chie, Dan\nhands:\n  Aki: C2 ? x12\n",
]


@pytest.mark.parametrize(
    "text", quick(DESK, 2, "the first tier takes fewer random games and tables")
)
@pytest.mark.parametrize("lang", LANGS)
def test_the_desk_asks_and_plays(text: str, lang: str) -> None:
    session = DeskSession(text, lang)
    state = session.state()
    assert state["problem"] is None
    asked = [each["text"] for each in state["questions"]]
    assert "whose turn" in asked
    for question in asked:
        told = session.act({"type": "ask", "text": question})
        assert told["problem"] is None
        assert told["verdict"]["sentence"]
    for move in state["moves"][:1]:
        made = session.act({"type": "make", "move": move["text"]})
        assert made["problem"] is None
        assert move["text"] in made["text"]
        session.act({"type": "undo"})
    for option in session.board.rules.options.values():
        for value in option.values:
            chosen = {"type": "option", "option": option.name, "value": value}
            problem = session.act(chosen)["problem"]
            assert problem is None or problem["kind"] == "cleared", chosen


def test_the_desk_offers_the_areas_for_meeples() -> None:
    state = DeskSession(DESK[2], "ja").state()
    offered = [move for turn in state["waiting"]["turns"] for move in turn["moves"]]
    assert {move["text"] for move in offered} == {f"Ben: places {suit}" for suit in "RBY"}
    assert all(move["label"] for move in offered)
    assert state["moves"] == [], "what is waited for is offered once"


UNEQUAL = ("hearts", "whist", "oh_hell", "spades", "bridge")
SAID = {
    "hearts": "state: cards given",
    "oh_hell": "state: trump C, bid Aki 1, bid Ben 1, bid Chie 0, bid Dan 0",
    "spades": "state: bid Aki 1, bid Ben 1, bid Chie 1, bid Dan 1",
    "bridge": "state: contract 1NT, declarer Dan",
}


@pytest.mark.parametrize("book", UNEQUAL)
def test_a_deal_with_unequal_hands_goes_on_to_the_last_card(book: str) -> None:
    hands = {"Aki": "D4 C7", "Ben": "D7 C8 C9", "Chie": "D3 C4", "Dan": "D2 C6"}
    lines = [f"rules: {book}", "seats: Aki, Ben, Chie, Dan", SAID.get(book, ""), "turn: Aki"]
    lines += ["hands:", *(f"  {name}: {hand}" for name, hand in hands.items())]
    table = referee.read("\n".join(filter(None, lines)))
    for move in ("Aki: D4", "Ben: D7", "Chie: D3", "Dan: D2", "Ben: C9", "Chie: C4", "Dan: C6"):
        table = table.play(move)
    table = table.play("Aki: C7")
    assert table.ask("whose turn").answer == "Ben"
    assert table.ask("may Ben play C8").answer == "yes"
    over = table.play("Ben: C8")
    assert over.ask("whose turn").answer == "nobody"
    assert over.position.tricks[1] == 3


def test_the_points_of_a_trick_with_fewer_cards_are_known_if_no_card_is_hidden() -> None:
    deck = [f"{suit}{rank}" for suit in "SHDC" for rank in (*map(str, range(2, 11)), *"JQKA")]
    rest = [card for card in deck if card not in ("H2", "H3", "SQ")]
    text = (
        "rules: hearts\nseats: Aki, Ben, Chie, Dan\n"
        f"state: cards given, took Ben {' '.join(rest)}, tricks Ben 13\n"
        "turn: Aki\nhands:\n  Aki: H2\n  Ben: H3\n  Chie: SQ\n  Dan: none\n"
    )
    table = referee.read(text).play("Aki: H2").play("Ben: H3").play("Chie: SQ")
    assert table.ask("score").answer["Chie"] == 26


@pytest.mark.parametrize(
    ("book", "seats", "state"),
    [
        ("whist", "Aki, Ben, Chie, Dan", "tricks Aki 8, tricks Ben 5"),
        ("spades", "Aki, Ben, Chie, Dan", "bid Aki 4, bid Ben 3, tricks Aki 8, tricks Ben 5"),
        ("euchre", "Aki, Ben, Chie, Dan", "trump H, maker Aki, tricks Aki 3, tricks Ben 2"),
        ("bridge", "Aki, Ben, Chie, Dan", "contract 2H, declarer Aki, tricks Aki 8, tricks Ben 5"),
        ("german_whist", "Aki, Ben", "stock 0, first part Aki 6, tricks Aki 14, tricks Ben 12"),
        ("skat", "Aki, Ben, Chie", "declarer Aki, bid Aki 18, trump H, with 1, card points Aki 70, "
                                   "tricks Aki 6, tricks Ben 4"),
    ],
)  # fmt: skip
def test_a_deal_whose_tricks_are_all_told_is_over(book: str, seats: str, state: str) -> None:
    told = referee.read(f"rules: {book}\nseats: {seats}\nstate: {state}\n")
    assert "hands-empty" not in [fact.key for fact in told.ask("who wins").unknown]
