"""Moves that stand although they are refused, or make no sense: the table goes on, and answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import referee
from referee.cards.card import Card
from referee.errors import ImpossibleTable, ParseError, RefereeError, UnknownName
from referee.model.moves import MOVES, PLAY, Move
from referee.model.questions import KINDS, MAY_BID, MAY_PLAY, RANK_OF, WHOSE_TURN, Question
from tests.table_questions import question_about

BOOKS = ("daifugo", "offkai", "uecda", "league", "million_doubt")
SEATS = "seats: Aki, Ben, Chie, Dan"


def _told(table: referee.Table) -> Iterator[str]:
    """What is said to one question of every kind, in both languages."""
    for kind in KINDS:
        question = question_about(kind, table.rulebook.deck, *table.seats[:2])
        try:
            verdict = table.ask(str(question))
        except UnknownName:
            continue  # the family does not answer such questions
        yield from (verdict.headline(lang) for lang in ("ja", "en"))
        assert all(reason.key for reason in verdict.nearly)


def _stays_readable(table: referee.Table) -> None:
    text = str(table)
    assert str(referee.read(text)) == text
    assert str(referee.from_dict(table.to_dict())) == text
    assert table.flattened().seats == table.seats


# ---- what waits for the top of the field


@pytest.mark.parametrize(
    ("rules", "moves", "waits"),
    [
        ("daifugo", "Dan: D8 / Aki: pass ! / Ben: pass ! / Chie: pass !", False),
        ("daifugo + four_stop", "Dan: D8 / Aki: pass ! / Ben: pass ! / Chie: pass !", False),
        ("daifugo + four_stop", "Dan: D8 / Aki: pass !", True),
        ("daifugo + revolution_choice", "Dan: S5 H5 C5 D5 / Aki: C9 !", False),
        (
            "daifugo + revolution_choice",
            "Dan: S5 H5 C5 D5 / Aki: pass ! / Ben: pass ! / Chie: pass ! / Dan: revolts !",
            False,
        ),
        ("million_doubt", "Dan: (D3) / Aki: pass ! / Ben: pass ! / Chie: pass !", False),
        ("million_doubt", "Dan: (D3) / Aki: doubt / Dan: pass !", True),
        ("million_doubt", "Aki: D9 / Dan: (?) ! / Aki: doubt / Aki: H10 !", False),
    ],
)
def test_what_waits_for_the_top_of_the_field_goes_with_it(
    rules: str, moves: str, waits: bool
) -> None:
    played = "\n  ".join(moves.split(" / "))
    table = referee.read(f"rules: {rules}\n{SEATS}\nplay:\n  {played}")
    assert bool(table.position.owed) == waits
    assert (table.position.pending is not None) <= bool(table.position.field)
    assert list(_told(table))
    after = table.play("Ben: HK", force=True)
    assert list(_told(after))
    _stays_readable(after)


@pytest.mark.parametrize(
    "moves",
    [
        "Dan: D8 / Aki: pass ! / Ben: pass ! / Chie: pass ! / Ben: HK",
        "Dan: D8 / Dan: beats Chie",
        "Dan: D4 / Dan: beats Chie",
        "Dan: D4 / Dan: revolts",
    ],
)
def test_a_refusal_tells_what_would_change_it_also_where_other_rules_would_wait(moves: str) -> None:
    played = "\n  ".join(moves.split(" / "))
    with pytest.raises(referee.IllegalPlay) as caught:
        referee.read(f"rules: daifugo\n{SEATS}\nplay:\n  {played}")
    assert all(map(caught.value.say, ("ja", "en")))
    assert caught.value.verdict.to_dict()["answer"] == "no"


OVER = """
rules: {rules}
seats: Aki, Ben
hands:
  Ben: out 1
  Aki: {aki}
play:
  Aki: D8 !
"""


@pytest.mark.parametrize("book", [*BOOKS, "daifugo + four_stop + seven_counter"])
@pytest.mark.parametrize("aki", ["out 2", "D8", "D8 C9"])
@pytest.mark.parametrize("then", ["Aki: pass !", "Ben: C8 !", "Ben: declines !", "Ben: doubt !"])
def test_play_may_go_on_where_nobody_is_left(book: str, aki: str, then: str) -> None:
    table = referee.read(OVER.format(rules=book, aki=aki) + f"  {then}\n")
    assert not table.position.owed
    assert list(_told(table))
    _stays_readable(table)


def test_nobody_who_is_out_is_waited_for() -> None:
    """Not for a choice either, whatever the cards would let its player choose."""
    head = f"rules: daifugo + revolution_choice\n{SEATS}\nhands:\n  Dan: out 1\nplay:\n"
    table = referee.read(head + "  Aki: C3\n  Dan: S5 H5 C5 D5 !")
    assert not table.position.owed
    assert table.ask("whose turn").answer == "Aki"
    assert table.ask("what must Dan do").answer == []
    _stays_readable(table.play("Aki: H9", force=True))


def test_nobody_leaves_twice() -> None:
    """Who is out and plays on keeps the place."""
    head = f"rules: offkai\n{SEATS}\nhands:\n  Ben: out 1\n  Chie: out 2\nplay:\n"
    table = referee.read(head + "  Ben: D8 !\n  Ben: D5 !\n  Chie: pass !")
    assert [leaver.seat for leaver in table.position.out] == [1, 2]
    assert table.ask("ranks").answer[:2] == ["Ben", "Chie"]


# ---- moves of every kind where nobody asks for them


def _refusal(table: referee.Table, move: Move) -> RefereeError | None:
    try:
        table.play(move)
    except RefereeError as error:
        return error
    return None


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("kind", [kind for kind in MOVES if kind != "point"])
def test_a_move_that_nobody_asks_for_is_refused_in_words_or_stands(book: str, kind: str) -> None:
    deck = referee.book(book).deck
    cards = (deck.card_at(5),) if "cards" in MOVES[kind].parts else ()
    back = (deck.card_at(6),) if "back" in MOVES[kind].parts else ()
    other = "Chie" if "other" in MOVES[kind].parts else ""
    rank = "7" if "rank" in MOVES[kind].parts else ""
    number = "2" if "number" in MOVES[kind].parts else ""
    suit = "H" if "suit" in MOVES[kind].parts else ""
    move = Move("Dan", kind, cards, other, back=back, rank=rank, suit=suit, number=number)
    table = referee.read(f"rules: {book}\n{SEATS}\nplay:\n  Aki: D4\n  Aki: C5 !")
    refused = _refusal(table, move)
    assert refused is None or all(map(refused.say, ("ja", "en")))
    stood = table.play(move, force=True).play("Aki: HJ", force=True)
    assert list(_told(stood))
    _stays_readable(stood)


@pytest.mark.parametrize("cards", ["C4", "(?)", "(C4)"])
def test_where_there_is_no_exchange_nobody_is_asked_for_cards(cards: str) -> None:
    table = referee.read(f"rules: million_doubt\n{SEATS}")
    verdict = table.ask(f"may Aki give {cards} to Ben")
    assert verdict.answer == "no"
    assert verdict.because[0].key == "turn-unasked"
    assert list(_told(table.play(f"Aki: gives {cards} to Ben", force=True)))


# ---- moves and questions that no text could say


@pytest.mark.parametrize("text", ["C4 (C4)", "C4 C4", "(C4) (C4)"])
def test_a_card_is_named_once_face_up_or_down(text: str) -> None:
    table = referee.read(f"rules: million_doubt\n{SEATS}")
    with pytest.raises(ParseError) as asked:
        table.ask(f"may Aki play {text}")
    with pytest.raises(ParseError) as played:
        table.play(f"Aki: {text}", force=True)
    assert asked.value.expected == played.value.expected == ("card-once",)
    assert asked.value.found == text.split()[-1]


D4 = Card("D", "4")


@pytest.mark.parametrize(
    ("move", "code"),
    [
        (Move("Aki", PLAY), "move-lacks"),
        (Move("Aki", "discard"), "move-lacks"),
        (Move("Aki", "give", (D4,)), "move-lacks"),
        (Move("Aki", "swap", (D4,), "Ben"), "move-lacks"),
        (Move("Aki", "name"), "move-lacks"),
        (Move("Aki", "bid"), "move-lacks"),
        (Move("Aki", "bid", number="two"), "move-lacks"),
        (Move("Aki", PLAY, (D4, D4)), "card-named-twice"),
        (Move("Aki", "swap", (D4,), "Ben", back=(D4,)), "card-named-twice"),
    ],
)
def test_a_move_made_by_hand_says_what_its_text_would(move: Move, code: str) -> None:
    table = referee.read(f"rules: daifugo\n{SEATS}")
    with pytest.raises(ImpossibleTable) as made:
        table.play(move, force=True)
    with pytest.raises(ImpossibleTable) as described:
        referee.Table(table.description.replace(play=(move.standing(),)))
    for caught in (made, described):
        assert [fault.code for fault in caught.value.faults] == [code]
        assert all(map(caught.value.say, ("ja", "en")))


@pytest.mark.parametrize(
    ("question", "error"),
    [
        (Question(MAY_PLAY, "Aki"), ParseError),
        (Question(MAY_PLAY, "Aki", (D4, D4)), ParseError),
        (Question(MAY_PLAY, "", (D4,)), ParseError),
        (Question(MAY_BID, "Aki"), ParseError),
        (Question(MAY_BID, "Aki", number="two"), ParseError),
        (Question(MAY_PLAY, "Zoe", (D4,)), UnknownName),
        (Question("whistle"), ParseError),
    ],
)
def test_a_question_made_by_hand_too(question: Question, error: type[RefereeError]) -> None:
    table = referee.read(f"rules: daifugo\n{SEATS}")
    with pytest.raises(error) as caught:
        table.ask(question)
    assert all(map(caught.value.say, ("ja", "en")))
    assert table.ask(Question(RANK_OF, "Aki")).answer == "depends"
    assert table.ask(Question(WHOSE_TURN)).answer == "depends"


# ---- cards that lie in two places since a move that stands


def test_a_card_in_two_places_stays_in_the_history() -> None:
    """No description could tell it."""
    text = "rules: league\nseats: Aki, Ben, Chie\nhands:\n  Aki: S8\nplay:\n  Aki: D4 !\n"
    table = referee.read(text + "  Ben: S8 !\n")
    kept = table.flattened().description.play
    assert [str(move) for move in kept] == ["Ben: S8 !"] or len(kept) == len(table.steps)
    assert table.flattened().position.key() == table.position.key()


@pytest.mark.parametrize("last", ["Ben: S8 !", "Ben: S8 !\n  Ben: S8 !", "Ben: Jo Jo !"])
def test_whether_somebody_is_out_is_answered_wherever_the_card_lies(last: str) -> None:
    text = f"rules: league\nseats: Aki, Ben\nhands:\n  Aki: S8 Jo\nplay:\n  {last}\n"
    verdict = referee.read(text).ask("is Ben out")
    assert verdict.answer == "depends"
    assert verdict.unknown[0].if_true == "foul"


def test_newcomers_among_seats_without_titles_have_no_place_yet() -> None:
    seats = "seats: Aki, Ben, Chie (newcomer), Dan"
    table = referee.read(f"rules: offkai\n{seats}\nplay:\n  Chie: loses to Dan !")
    assert table.ask("titles").answer == {}
    assert table.ask("ranks").answer == [None] * 4
    assert list(_told(table))
