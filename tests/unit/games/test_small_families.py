"""What holds for tables of the pointing, sevens, poker and trick-taking families besides what holds
for those of every family: whatever stood there can be asked about, the desk never raises."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from contextlib import suppress
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee.cli.main import main
from referee.games.poker.hand_ranking import HANDS, Ranking, ranking
from referee.games.poker.rule import ACE_STYLE, LOW, NO, ROUND
from referee.i18n.messages import LANGS
from referee.model import questions
from referee.model.moves import MOVES, Move
from referee.ui.desk.session import DeskSession
from tests.paths import SCENARIOS
from tests.thorough import share, some
from tests.tiers import quick

PLAYERS = {
    "culprit_poker": (2, 3, 4), "sevens": (3, 5), "torite: sevens": (2, 4), "poker": (2, 6),
    "torite: poker": (2, 4), "torite: daifugo": (3, 4), "crazy_eights": (2, 5),
    "page_one": (2, 6), "uno": (2, 5),
}  # fmt: skip
"""Numbers of players by ``BOOK``, or ``BOOK: GAME`` of a book with several."""


@pytest.mark.parametrize("book", PLAYERS)
def test_a_random_game_is_told_in_the_shell(book: str, capsys: pytest.CaptureFixture[str]) -> None:
    players = str(PLAYERS[book][-1])
    book, _, game = book.partition(": ")
    words = ["play", "--random", "--book", book, "--players", players, "--lang", "en"]
    words += ["--with", f"game={game}"] if game else []
    assert main(words) == 0
    assert f"rules: {book}" + (f", game = {game}" if game else "") in capsys.readouterr().out


# ---- the desk


def _tables() -> list[Any]:
    found = []
    folders = {book.partition(":")[0] for book in PLAYERS}
    for path in sorted(path for book in folders for path in (SCENARIOS / book).glob("*.toml")):
        scenarios = tomllib.loads(path.read_text("utf-8"))["scenario"]
        found.append(pytest.param(scenarios, id=f"{path.parent.name}/{path.stem}"))
    return found


@pytest.mark.parametrize(
    "scenarios",
    quick(share(_tables(), each=2), 12, "the first tier takes fewer random games and tables"),
)
def test_the_desk_never_raises(scenarios: list[dict[str, Any]]) -> None:
    for scenario in scenarios[:4]:
        text = scenario["table"].strip() + "\n"
        unasked = "ask:" in text or "error" in scenario
        asked = "" if unasked else f"ask:\n  {scenario['ask']}\n"
        session = DeskSession(text + asked, "ja")
        state = session.state()
        if "error" not in scenario:
            wrong = [fault for seat in state["seats"] for fault in seat["faults"]]
            assert state["verdict"] or wrong, state["problem"]
        for offered in state["questions"]:
            assert session.act({"type": "ask", "text": offered["text"]})["text"]
        for offered in state["moves"][:3]:
            session.act({"type": "make", "move": offered["text"]})
            session.act({"type": "undo"})


ODD = {
    "culprit_poker": (
        "rules: culprit_poker\nseats: Aki, Ben, Chie, Dan\n"
        "hands:\n  Aki: 3\n  Dan: out eliminated\n",
        ("points Aki", "points Dan", "points victim", "beats Ben", "beats victim", "loses to Dan",
         "gives 3 to Ben", "gives 4 to victim", "reveals 5", "reveals 3 4", "reveals (?)"),
    ),
    "sevens": (
        "rules: sevens\nseats: Aki, Ben, Chie, Dan\nturn: Aki\n"
        "hands:\n  Aki: S6 S9\n  Dan: out dropped\n",
        ("pass", "S9", "S6 S9", "H7", "DK", "(?)", "(S9) S6"),
    ),
    "torite: sevens": (
        "rules: torite, game = sevens\nseats: Aki, Ben, Chie, Dan\nturn: Aki\n"
        "hands:\n  Aki: R6 R9\n  Dan: out dropped\n",
        ("pass", "R9", "R6 R9", "B7", "Y10", "(?)", "(R9) R6"),
    ),
    "poker": (
        "rules: poker\nseats: Aki, Ben, Chie, Dan\nhands:\n  Aki: S2 S3 S4 S5 S6\n  Ben: H2\n",
        ("reveals S2 S3", "(S2) S3 S4 S5 H6", "S2 S3 S4 S5 S6", "reveals H2 H3 H4 H5 H6"),
    ),
    **{
        book: (
            f"rules: {book}\nseats: Aki, Ben, Chie\nhands:\n  Aki: {first} {other}\n",
            (first, f"({first}) {other}", other, f"{first} {other}", "pass", f"places {first[0]}"),
        )
        for book, first, other in [
            ("whist", "H6", "S6"), ("hearts", "H6", "SQ"), ("torite", "R5", "B5"),
            ("torite, game = E", "R5", "B5"), ("torite, game = bonus", "R5", "Y1"),
        ]
    },
}  # fmt: skip
"""Tables, and moves that somebody may have let stand there."""


@pytest.mark.parametrize("book", ODD)
@pytest.mark.parametrize("seed", range(some(8)))
def test_whatever_stood_at_a_table_can_be_asked_about(book: str, seed: int) -> None:
    rng, (text, words) = random.Random(seed), ODD[book]
    table = referee.read(text)
    for _ in range(6):
        move = f"{rng.choice(table.seats)}: {rng.choice(words)}"
        table = table.play(move, force=True)
        assert referee.read(str(table)) == table
        for kind in table.engine.traits.suggests:
            seat = "Aki" if "seat" in questions.KINDS[kind].asks_about else ""
            assert table.ask(questions.Question(kind, seat)).say(rng.choice(LANGS))
    with suppress(referee.ImpossibleTable):  # a card that somebody else holds may have been laid
        table.flattened()


@pytest.mark.parametrize("book", ODD)
@pytest.mark.parametrize("kind", MOVES)
def test_a_move_that_names_too_little_is_refused_and_may_stand(book: str, kind: str) -> None:
    """As Python may make it: no text says such a thing."""
    table = referee.read(ODD[book][0])
    for other in ("", "Aki", "Ben"):
        move = Move("Aki", kind, other=other)
        with suppress(referee.RefereeError):  # an aim that this kind of move needs
            assert table.play(move, force=True).ask("how many cards each").say()


# ---- pointing

CARDS = st.permutations(range(1, 6))


@settings(max_examples=60, deadline=None)
@given(cards=CARDS, aims=st.lists(st.integers(0, 4), min_size=4, max_size=4))
def test_a_contested_card_has_one_taker_or_none(cards: list[int], aims: list[int]) -> None:
    """Two that point: the higher card; three or more: nobody. Everybody ends with one card."""
    names = ("Aki", "Ben", "Chie", "Dan", "victim")
    aims = [aim if aim != seat else (aim + 1) % 5 for seat, aim in enumerate(aims)]
    hands = "".join(f"  {name}: {card}\n" for name, card in zip(names[:4], cards, strict=False))
    play = "".join(f"  {names[s]}: points {names[aim]}\n" for s, aim in enumerate(aims))
    table = referee.read(
        "rules: culprit_poker\nreadings: contested_holder = passes_old\n"
        f"seats: Aki, Ben, Chie, Dan\nhands:\n{hands}field: {cards[4]}\nplay:\n{play}"
    )
    taken = {h["of"]: h["seat"] for h in table.ask("what happens").answer
             if h["effect"] in ("duel-won", "card-taken")}  # fmt: skip
    for place, name in enumerate(names):
        rivals = [seat for seat in range(4) if aims[seat] == place]
        best = max(rivals, key=lambda seat: cards[seat]) if 0 < len(rivals) < 3 else None
        assert taken.get(name) == (None if best is None else names[best])
    position = table.position
    assert sorted(position.faces) == list(range(5))
    held = [len(position.at(place)) for place in range(5)]
    assert held == [1] * 5 or position.stage == "passing"


def test_a_named_fact_decides_as_it_says() -> None:
    text = (
        "rules: culprit_poker\nseats: Aki, Ben, Chie, Dan\nplay:\n  Aki: points Dan\n"
        "  Ben: points Dan\n  Chie: points Aki\n  Dan: points Chie\n"
    )
    verdict = referee.read(text).ask("who gets the card of Dan")
    assert [(fact.if_true, fact.if_false) for fact in verdict.unknown] == [("Aki", "Ben")]
    for move, taker in (("Aki: beats Ben", "Aki"), ("Aki: loses to Ben", "Ben")):
        assert referee.read(text + f"  {move}\n").ask("who gets the card of Dan").answer == taker


# ---- poker


def _counted(ranks: int, suits: int) -> dict[str, int]:
    """How many choices of five cards make each hand, without any join of the ends."""
    runs = ranks - 4
    straight_flush = runs * suits
    return {
        "straight_flush": straight_flush,
        "four_of_a_kind": ranks * comb(suits, 4) * (ranks - 1) * suits,
        "full_house": ranks * comb(suits, 3) * (ranks - 1) * comb(suits, 2),
        "flush": comb(ranks, 5) * suits - straight_flush,
        "straight": runs * suits**5 - straight_flush,
        "three_of_a_kind": ranks * comb(suits, 3) * comb(ranks - 1, 2) * suits**2,
        "two_pairs": comb(ranks, 2) * comb(suits, 2) ** 2 * (ranks - 2) * suits,
        "one_pair": ranks * comb(suits, 2) * comb(ranks - 1, 3) * suits**3,
        "high_card": (comb(ranks, 5) - runs) * (suits**5 - suits),
    }


@pytest.mark.parametrize(("ranks", "suits"), [(10, 3), (8, 4)])
def test_every_choice_of_five_is_the_hand_it_counts_as(ranks: int, suits: int) -> None:
    made = Ranking(ranks, suits, NO)
    found = Counter(made.hand(made.rank(five)) for five in combinations(made.codes, 5))
    expected = {hand: count for hand, count in _counted(ranks, suits).items() if count}
    assert dict(found) == expected


@pytest.mark.parametrize(("ranks", "suits"), [(13, 4), (14, 4), (13, 5)])
def test_no_two_choices_of_five_ranks_have_one_sum(ranks: int, suits: int) -> None:
    codes = Ranking(ranks, suits, NO).codes
    chosen = [
        five
        for five in combinations_with_replacement(range(ranks), 5)
        if max(Counter(five).values()) <= suits
    ]
    sums = {sum(codes[rank * suits] for rank in five) for five in chosen}
    assert len(sums) == len(chosen)


def _slowly(cards: list[tuple[int, int]]) -> tuple[int, list[int]]:
    """The strength of five (rank, suit) by counting, ace below the 2 allowed."""
    ranks = sorted((rank for rank, _ in cards), reverse=True)
    groups = sorted(Counter(ranks).items(), key=lambda pair: (pair[1], pair[0]), reverse=True)
    shape = [count for _, count in groups]
    high = [rank for rank, _ in groups]
    run = len(groups) == 5 and (ranks[0] - ranks[4] == 4 or ranks == [12, 3, 2, 1, 0])
    suited = len({suit for _, suit in cards}) == 1
    top = [3] if ranks == [12, 3, 2, 1, 0] else [ranks[0]]
    if run:
        return HANDS.index("straight_flush" if suited else "straight"), top
    if suited:
        return HANDS.index("flush"), high
    names = {(4, 1): "four_of_a_kind", (3, 2): "full_house", (3, 1, 1): "three_of_a_kind",
             (2, 2, 1): "two_pairs", (2, 1, 1, 1): "one_pair"}  # fmt: skip
    return HANDS.index(names.get(tuple(shape), "high_card")), high


@settings(max_examples=200, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_hands_compare_as_when_counted_slowly(seed: int) -> None:
    rng = random.Random(seed)
    made = ranking(13, 4, LOW, True)
    pack = [(rank, suit) for rank in range(13) for suit in range(4)]
    near = pack[: rng.choice((8, 20, 52))]
    one, other = rng.sample(near, 5), rng.sample(near, 5)
    fast = [
        made.rank([made.codes[rank * 4 + suit] for rank, suit in five]) for five in (one, other)
    ]
    slow = [_slowly(five) for five in (one, other)]
    assert (fast[0] > fast[1], fast[0] == fast[1]) == (slow[0] > slow[1], slow[0] == slow[1])


@pytest.mark.parametrize(("joins", "runs"), [(NO, 6), (ACE_STYLE, 7), (ROUND, 10)])
def test_the_ends_of_the_coloured_pack_join_as_read(joins: str, runs: int) -> None:
    made = Ranking(10, 4, joins)
    suit = [made.codes[rank * 4] for rank in range(10)]
    found = [five for five in combinations(suit, 5)
             if made.hand(made.rank(five)) == "straight_flush"]  # fmt: skip
    assert len(found) == runs


def test_the_best_five_of_more_cards_count() -> None:
    made = Ranking(13, 4, LOW)
    seven = [made.codes[card] for card in (0, 1, 2, 3, 20, 30, 40)]
    assert made.hand(made.best(seven)) == "four_of_a_kind"
    assert made.best(seven) == max(made.rank(five) for five in combinations(seven, 5))
