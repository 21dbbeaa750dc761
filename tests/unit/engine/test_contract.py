"""What every family keeps, the toy family too: who adds one enters it below, and that is all.

Games of all books by options at random, each looked at here and there on its way.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from itertools import pairwise
from typing import Any

import pytest

import referee
from referee.cards.card import Deck, parse_card
from referee.engine.answer import Answer, NoSuchQuestion
from referee.engine.family import Family
from referee.errors import RefereeError
from referee.i18n.messages import LANGS, has_message
from referee.library.context import add_family, current
from referee.model import questions as q
from referee.model.marks import NOBODY
from referee.model.moves import MOVES, PASS, PLAY, VICTIM, Move
from referee.model.questions import KINDS, Question
from referee.rulebook.registry import load_family, required_roles
from referee.rulebook.rule import Open
from referee.simulation import CYCLE, OVER, Game, deal, play_out, random_choices
from referee.table import Table
from tests.table_questions import question_about
from tests.tiers import quick

CARDS: Mapping[str, Callable[[Deck, Any], list[int]]] = {
    "climbing": lambda _, at: [
        *at.known,
        at.discards,
        *(laid.play.mask for laid in at.field),
        *(mark.value for mark in at.marks if mark.kind == "removed"),
    ],
    "tricks": lambda deck, at: [
        *at.known,
        *at.taken,
        at.carried,
        at.discards,
        at.aside,
        *_laid(deck, at),
    ],
    "pointing": lambda _, at: [at.gone, *(1 << face for face in _by_place(at) if face >= 0)],
    "sevens": lambda _, at: [*at.known, at.laid, at.removed],
    "matching": lambda deck, at: [*at.known, at.pile(deck), at.discards],
    "poker": lambda _, at: [*at.known, *at.shown, at.gone],
    "toy": lambda deck, at: [*at.known, *_laid(deck, at)],
}
"""Family -> where the cards of a position are: sets that share none."""

GOES_ROUND = ("climbing",)
"""The families whose games may come back to a position again and again, while all pass."""

SEEDS = quick((1, 2, 0), 2, "the first tier takes fewer random games and tables")

FIELDS = re.compile(r"\{(\w+)\}")
"""What the form of a question names."""


def _laid(deck: Deck, position: Any) -> list[int]:
    return [deck.mask([laid.card.plain()]) for laid in position.field]


def _by_place(position: Any) -> list[int]:
    return [face for _, face in sorted(zip(position.places, position.faces, strict=True))]


def _games() -> Iterator[tuple[str, str]]:
    """Every game of every book: the book, and the game where it has several."""
    with current().trial():
        add_family("toy", "tests.toy")
        for id_ in referee.books():
            variants = referee.book(id_).variants
            yield from ((id_, str(game)) for game in (variants.values if variants else ("",)))


GAMES = list(_games())


@pytest.fixture(autouse=True, scope="module")
def _toy() -> Iterator[None]:
    with current().trial():
        add_family("toy", "tests.toy")
        yield


@cache
def _game(book: str, game: str, seed: int) -> Game:
    """A whole game with options and players at random."""
    rng = random.Random(f"{book} {game} {seed}")
    made = referee.book(book)
    choices = random_choices(made.options, rng) | ({"game": game} if game else {})
    fewest, most = made.players
    titled = bool(made.titles) and not game and seed % 2 == 1
    dealt = deal(seed, rng.randint(fewest, min(most, 5)), book, titled=titled, choices=choices)
    return play_out(dealt, seed, 1_000)  # no table tells more moves


def _on_the_way(game: Game) -> Iterator[Table]:
    """The table at the beginning, two times on the way, shortly before the end and there."""
    count = len(game.moves)
    for at in sorted({0, count // 3, count // 2, max(0, count - 2), count}):
        yield game.table(at)


every_game = pytest.mark.parametrize(("book", "game"), GAMES)
every_seed = pytest.mark.parametrize("seed", SEEDS)


def test_every_family_has_games_here() -> None:
    families = {referee.book(book).family_of(game) for book, game in GAMES}
    assert families == set(CARDS)
    assert all(issubclass(load_family(name), Family) for name in families)


# ---- a game


@every_game
@every_seed
def test_no_card_is_lost_or_doubled(book: str, game: str, seed: int) -> None:
    played = _game(book, game, seed)
    deck, where = played.rules.deck, CARDS[played.rules.family]
    found = [_cards(deck, where(deck, position)) for position in played.positions]
    unseen = [_unseen(deck, position) for position in played.positions]
    for (before, hid), (after, hides) in pairwise(zip(found, unseen, strict=True)):
        lost, found_out = before - after, after - before  # some come to light, others are mixed
        assert lost.total() <= max(0, hides - hid + found_out.total())
        most = {card: deck.count(parse_card(card, deck)) for card in after if card != "Jo"}
        assert not any(after[card] > count for card, count in most.items())
    assert sum(found[-1].values()) <= deck.size + deck.jokers


def _unseen(deck: Deck, position: Any) -> int:
    """How many cards are in a known place, and not known: in hands and in a stock."""
    stock = position.stock(deck) if hasattr(position, "stock") else 0
    return sum(getattr(position, "unknown", ())) + int(stock)


def _where(table: Table) -> list[int]:
    return CARDS[table.rulebook.family](table.rulebook.deck, table.position)


def _cards(deck: Deck, sets: list[int]) -> Counter[str]:
    return Counter(str(card) for cards in sets for card in deck.cards(cards))


@every_game
@every_seed
def test_a_game_ends_or_is_said_to_go_round(book: str, game: str, seed: int) -> None:
    played = _game(book, game, seed)
    ends = (OVER, CYCLE) if played.rules.family in GOES_ROUND else (OVER,)
    assert played.end in ends or any(getattr(played.positions[-1], "unknown", ()))
    table = played.table()
    if played.end == OVER:
        assert table.engine.is_over(table.position)
        legal = table.engine.legal_moves(table.seats, table.position, random.Random(seed))
        assert next(legal, None) is None


@every_game
def test_a_move_never_changes_the_table_that_it_was_made_from(book: str, game: str) -> None:
    played = _game(book, game, 0)
    for at in {0, len(played.moves) // 2}:
        table = played.table(at)
        before = _seen(table)
        later = table.play(played.moves[at], force=True)
        assert _seen(table) == before
        assert later.position.key() != before[1]


def _seen(table: Table) -> tuple[str, object]:
    return str(table), table.position.key()


# ---- a position and its text


@every_game
@every_seed
def test_a_table_is_its_text_and_a_position_its_description(
    book: str, game: str, seed: int
) -> None:
    for table in _on_the_way(_game(book, game, seed)):
        assert referee.read(str(table)) == table
        assert referee.from_dict(table.to_dict()) == table
        flat = table.flattened()
        if table.opened or flat.opened:
            continue  # what rests on an order of clauses no text tells
        if table.untold:
            continue  # what rests on a rank that nobody has said was earlier moves, too
        assert referee.read(str(flat)) == flat
        assert str(flat.flattened()) == str(flat)
        assert _where(flat) == _where(table)
        assert flat.position.marks == table.position.marks
        for question in _plain_questions(table):
            assert _answer(flat, question) == _answer(table, question), str(question)


def _plain_questions(table: Table) -> Iterator[Question]:
    """All that may be asked without naming a card or a second seat, about each seat, but for what
    the last move set off: a description tells of none."""
    for kind in load_family(table.rulebook.family).answers:
        named = FIELDS.findall(KINDS[kind].spellings[0])
        if kind != q.WHAT_HAPPENS and named in ([], ["seat"]):
            yield from (Question(kind, name) for name in (table.seats if named else ("",)))


def _answer(table: Table, question: Question) -> Any:
    """The answer, or the kind of the error."""
    try:
        return table.answer(question).value
    except RefereeError as error:
        return type(error)


# ---- moves


@every_game
@every_seed
def test_the_legal_moves_are_those_that_are_judged_legal(book: str, game: str, seed: int) -> None:
    """Of single cards and of moves without any: all of them, and no others."""
    for table in _on_the_way(_game(book, game, seed)):
        engine, names, position = table.engine, table.seats, table.position
        try:
            legal = list(engine.legal_moves(names, position, random.Random(seed)))
            judged = {move: _judged(table, move) for move in _plain_moves(table)}
        except Open:
            continue  # what the text leaves open
        assert all(_judged(table, move) != "no" for move in legal)
        told = {str(move) for move in legal}
        if engine.is_over(position):
            assert not told
            continue
        seats = {move.seat for move in legal}
        for move, answer in judged.items():
            if position.owed and move.seat not in seats:
                continue  # who owes an answer is asked one after the other
            if any(card.is_hidden for card in move.cards):
                continue  # a face offers it for a hand that isn't known
            if not position.owed and move.kind not in (PLAY, PASS) and answer != "no":
                continue  # what is offered besides on a turn is listed now and then
            assert (answer == "yes") == (str(move) in told), str(move)


@every_game
@every_seed
def test_what_is_listed_may_be_played_and_nothing_else(book: str, game: str, seed: int) -> None:
    for table in _on_the_way(_game(book, game, seed)):
        if q.WHAT_PLAYS not in load_family(table.rulebook.family).answers:
            return
        for move in _plain_moves(table):
            answer = table.answer(Question(q.WHAT_PLAYS, move.seat)).value
            if move.kind == PLAY and isinstance(answer, dict):
                listed = {text for form, texts in answer.items() if form != PASS for text in texts}
                assert (_judged(table, move) == "yes") == (move.text in listed), str(move)


def _plain_moves(table: Table) -> Iterator[Move]:
    """What whose turn it is could do with one natural card, and the moves without cards."""
    position, deck = table.position, table.rulebook.deck
    yield from table.engine.bare_moves(table.seats, position)
    if position.turn == NOBODY or position.owed:
        return
    for card in deck.cards(position.known[position.turn] & deck.naturals):
        yield Move(table.seats[position.turn], PLAY, (card,))


def _judged(table: Table, move: Move) -> str:
    return str(table.engine.judge(table.seats, table.position, move).value)


@every_game
def test_every_kind_of_move_is_made_or_refused(book: str, game: str) -> None:
    """Also those of other families, and those aimed at who is not there; forced ones, too."""
    rng, played = random.Random(f"{book} {game}"), _game(book, game, 0)
    table = played.table(len(played.moves) // 2)
    for kind in MOVES:
        for other in (VICTIM, "Zoe"):
            _is_told(partial(table.play, _move(table, kind, other, rng)))
        move = _move(table, kind, table.seats[0], rng)
        _is_told(partial(table.play, move, force=True))


def _is_told(action: Callable[[], object]) -> None:
    """What is done is done, or refused in both languages by an error of the project's own."""
    try:
        action()
    except RefereeError as refused:
        told = [refused.say(lang) for lang in LANGS]
    else:
        return
    assert all(told)


def _move(table: Table, kind: str, other: str, rng: random.Random) -> Move:
    deck = table.rulebook.deck
    cards = tuple(rng.sample(deck.cards(deck.full), 1))
    rank, suit = deck.ranks[0], deck.suits[0] or "R"
    number = str(rng.randrange(8))
    return Move(rng.choice(table.seats), kind, cards, other, rank=rank, suit=suit, number=number)


# ---- questions


@every_game
@every_seed
def test_every_question_is_answered_or_refused(book: str, game: str, seed: int) -> None:
    """By an answer in words of both languages, or by an error of the project's own."""
    rng = random.Random(f"{book} {game} {seed}")
    for table in _on_the_way(_game(book, game, seed)):
        known, before = load_family(table.rulebook.family).answers, _seen(table)
        assert not set(known) - set(KINDS)
        for kind in KINDS:
            question = _question(table, kind, rng)
            if kind not in known and not table.opened:
                with pytest.raises(NoSuchQuestion):
                    table.answer(question)
                continue
            _is_told(partial(_answered, table, question))
        assert _seen(table) == before


def _answered(table: Table, question: Question) -> None:
    assert isinstance(table.answer(question), Answer)


def _question(table: Table, kind: str, rng: random.Random) -> Question:
    """A question of a kind, about whatever its kind asks about."""
    deck = table.rulebook.deck
    return question_about(
        kind,
        deck,
        rng.choice(table.seats),
        rng.choice(table.seats),
        cards=tuple(rng.sample(deck.cards(deck.full), rng.choice((1, 1, 2)))),
        rank=rng.choice(deck.ranks),
        suit=rng.choice(deck.suits),
        number=str(rng.randrange(8)),
    )


# ---- rules and words


@every_game
@every_seed
def test_whatever_is_switched_off_all_needed_roles_are_held(
    book: str, game: str, seed: int
) -> None:
    table = _game(book, game, seed).table(0)
    rules = table.engine.rules
    for role in required_roles(table.rulebook.family):
        assert role in rules.role(role).roles


@every_game
@every_seed
def test_plays_are_single_cards_where_a_game_says_so(book: str, game: str, seed: int) -> None:
    played = _game(book, game, seed)
    single = played.table(0).engine.traits.single_cards
    counts = {len(move.cards) for move in played.moves if move.kind == PLAY}
    assert counts <= {1} or not single


@every_game
@pytest.mark.parametrize("lang", LANGS)
def test_a_look_names_only_what_has_words(book: str, game: str, lang: str) -> None:
    played = _game(book, game, 0)
    look = played.table(0).engine.traits
    keys = [f"desk-out-{how}" for how in look.out_ways]
    keys += [f"quiz-happens-{word}" for word in look.event_groups if word]
    keys += [f"value-{value}" for values in look.choices.values() for value in values]
    assert has_message(lang, f"desk-{look.middle}") or has_message(
        lang, f"desk-middle-{look.middle}"
    )
    assert [key for key in keys if not has_message(lang, key)] == []
    answers = load_family(played.rules.family).answers
    assert {*look.suggests, *look.choices} <= set(answers)
    assert not [kind for kind in look.suggests if {"cards", "other"} & {*KINDS[kind].asks_about}]


@every_game
@every_seed
def test_a_view_names_only_seats_and_what_has_words(book: str, game: str, seed: int) -> None:
    for table in _on_the_way(_game(book, game, seed)):
        view, seats = table.engine.view(table.position), range(len(table.seats))
        named = {*view.waited_for, *view.tokens, *view.points_at, *view.points_at.values()} - {None}
        assert named <= {*seats}
        keys = [f"desk-token-{token.kind}" for beside in view.tokens.values() for token in beside]
        if view.stage and view.waited_for:
            keys.append(f"desk-waits-{view.stage}")
        assert [key for key in keys for lang in LANGS if not has_message(lang, key)] == []
