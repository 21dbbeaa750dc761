"""What the front page offers: quarrels and stories in the reader's language, and quizzes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain

from msgspec import Struct

from referee._internal.build_cache import read_built
from referee.model.moves import PLAY
from referee.ui.session import State
from referee.ui.shared.board import Board, read_board
from referee.ui.shared.labels import labels, question_word, with_player_names
from referee.ui.shared.table_view import card_texts, draw_deck
from referee.ui.shared.verdict import draw_headline

from . import SHELF

QUIZZES = ("five",)
"""The ids of the quizzes: ``ID.quiz``."""
QUARRELS = "quarrels"
"""The name of the file with the quarrels and their verdicts that a build of the package makes."""
MAX_CARDS = 6
HELP = ("cards", "ask", "flips", "rules", "write", "share")
"""The lines of the help (``home-help-KEY``)."""


class Offer(Struct, frozen=True):
    """A text to open with its title, in one language."""

    id: str
    title: str
    text: str


@cache
def quarrels(lang: str) -> Mapping[str, Offer]:
    """The quarrels by their ids."""
    entries = tomllib.loads(quarrels_source())["quarrel"]
    return _by_id(
        Offer(entry["id"], entry["title"][lang], with_player_names(entry["table"], lang))
        for entry in entries
    )


@cache
def stories(lang: str) -> Mapping[str, Offer]:
    """The stories by their ids."""
    entries = tomllib.loads(_read("stories.toml"))["story"]
    return _by_id(
        Offer(entry["id"], entry["title"][lang], entry["text"][lang]) for entry in entries
    )


@cache
def quizzes(lang: str) -> Mapping[str, Offer]:
    """The quizzes by their ids; each text is in both languages, with the player names of one."""
    titles = labels(lang, "home")
    return _by_id(
        Offer(id_, titles[f"quiz-{id_}"], with_player_names(_read(f"{id_}.quiz"), lang))
        for id_ in QUIZZES
    )


def _by_id(offers: Iterable[Offer]) -> Mapping[str, Offer]:
    return {offer.id: offer for offer in offers}


def _read(file: str) -> str:
    return (SHELF / file).read_text("utf-8")


@cache
def draw(lang: str) -> State:
    """Everything that can be opened, and the help."""
    words = labels(lang, "home")
    built = read_built(QUARRELS, quarrels_source())
    return {
        "quarrels": built[lang] if built else draw_quarrels(lang),
        "quizzes": [_titled(offer) for offer in quizzes(lang).values()],
        "stories": [_titled(offer) for offer in stories(lang).values()],
        "help": [words[f"help-{key}"] for key in HELP],
    }


def quarrels_source() -> str:
    """The text that the built quarrels are made of."""
    return _read("quarrels.toml")


def draw_quarrels(lang: str) -> list[State]:
    """The quarrels with the headlines of their verdicts."""
    return [_quarrel(offer, lang) for offer in quarrels(lang).values()]


def _titled(offer: Offer) -> State:
    return {"id": offer.id, "title": offer.title}


def _quarrel(offer: Offer, lang: str) -> State:
    """A quarrel with its book, the cards on the table, and those that are asked about."""
    board = read_board(offer.text)
    question = board.question()
    return {
        **_titled(offer),
        "verdict": draw_headline(board.table().ask(question), lang) if question else None,
        "book": board.rules.book.title[lang],
        "deck": draw_deck(board.deck, lang),
        "lies": _cards(board)[-MAX_CARDS:],
        "asked": card_texts(question.cards) if question else [],
        "question": question_word(question, lang, board.rules) if question else "",
    }


def _cards(board: Board) -> list[str]:
    """The cards of the field and of the moves; if there are none, those of the hands."""
    described = board.described
    moves = (move.cards for move in described.play if move.kind == PLAY)
    plays = [*(play.cards for play in described.field), *moves]
    hands = [hand.cards for hand in described.hands.values()]
    return card_texts(list(chain(*plays)) or list(chain(*hands)))
