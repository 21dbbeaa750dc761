"""The desk's fixed words, and how it says cards, questions and answers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from referee._internal.paths import PACKAGE
from referee.cards.card import Card, Deck
from referee.explain.answer_text import happenings_text, value_text
from referee.i18n.card_names import card_words, cards_together
from referee.i18n.messages import LANGS, has_message, message
from referee.model.moves import PLAY, VICTIM, Move
from referee.model.questions import MAY_PLAY, WHAT_HAPPENS, WHAT_PLAYS, Question
from referee.notation.moves import read_move
from referee.notation.questions import parse_question

PREFIX = "desk-"
HOLE = re.compile(r"\{ \$(\w+) \}")
_NAME = re.compile(r"(?<![A-Za-z])[A-Z][a-z]+(?![A-Za-z])|[\u30a1-\u30fa\u30fc]+")
COLOURS = {
    "S": "black",
    "H": "red",
    "D": "red",
    "C": "black",
    "R": "red",
    "B": "blue",
    "Y": "yellow",
    "G": "green",
}


def word(lang: str, key: str, **args: object) -> str:
    return message(lang, PREFIX + key, **args)


def with_player_names(text: str, lang: str) -> str:
    """A text of ours, tables and prose, whose players have the names that the desk gives in a
    language."""
    theirs = _names(lang)
    called = {name: theirs[at] for other in LANGS for at, name in enumerate(_names(other))}
    return _NAME.sub(lambda name: called.get(name[0], name[0]), text)


def _names(lang: str) -> list[str]:
    return [name.strip() for name in word(lang, "names").split(",")]


@lru_cache
def labels(lang: str, face: str = "") -> dict[str, str]:
    """The words of ``desk.ftl``, and of ``FACE.ftl`` where a face has its own.

    Variables stay as ``{name}`` for the page to fill; what has several forms only Python tells.
    """
    own = labels(lang) if face else {}
    prefix = f"{face}-" if face else PREFIX
    name = f"{face or 'desk'}.ftl"
    text = (PACKAGE / "locale" / lang / name).read_text("utf-8")
    lines = (line.partition(" = ") for line in text.splitlines() if line.startswith(prefix))
    told = {key.removeprefix(prefix): HOLE.sub(r"{\1}", words) for key, is_, words in lines if is_}
    return own | told


def known_word(lang: str, key: str, **args: str) -> str:
    """A word of ``desk.ftl``, or of a family's own, with its places filled; empty where there is
    none."""
    text = labels(lang).get(key)
    if text is None:
        return message(lang, PREFIX + key, **args) if has_message(lang, PREFIX + key) else ""
    for name, value in args.items():
        text = text.replace(f"{{{name}}}", value)
    return text


def suit_sign(suit: str, lang: str) -> str:
    """The letter that tells a colour without its hue: ``赤``, ``R``; none for cards without."""
    return known_word(lang, f"sign-{suit}") if suit else ""


def card_word(card: Card, lang: str) -> str:
    """``♦10``; a joker with what it stands for."""
    return card_words(lang, str(replace(card, down=card.is_hidden)))


def cards_word(cards: Iterable[Card], lang: str) -> str:
    told = (str(replace(card, down=card.is_hidden)) for card in cards)
    return cards_together(lang, list(told))


def move_word(move: Move, lang: str) -> str:
    """A move without its seat: ``♦4``, ``pass``, ``gives ♣4 to Ben``; as it is written where the
    desk has no words for its kind."""
    if move.kind == PLAY:
        return cards_word(move.cards, lang)
    key = f"step-{move.kind.replace('_', '-')}"
    if not has_message(lang, PREFIX + key):
        return card_words(lang, replace(move, stands=False).text)
    return word(lang, key, back=cards_word(move.back, lang), **_parts(move, lang))


def seat_move_word(move: Move, lang: str) -> str:
    """A move with its seat: ``Ben: ♦4``."""
    return word(lang, "step-move", name=move.seat, move=move_word(move, lang))


def bare_move_word(move: Move, lang: str) -> str:
    """A move without cards with its seat, as a button says it: ``Ben passes``."""
    key = f"move-{move.kind.replace('_', '-')}"
    if not has_message(lang, PREFIX + key):
        return seat_move_word(move, lang)
    return word(lang, key, name=move.seat, **_parts(move, lang))


def _parts(said: Move | Question, lang: str) -> dict[str, str]:
    """What a move or a question names besides its seat, in words."""
    other = word(lang, "victim") if said.other == VICTIM else said.other
    parts = {"cards": cards_word(said.cards, lang), "other": other, "rank": said.rank}
    return parts | ({"suit": said.suit} if said.suit else {})


def question_word(question: Question, lang: str) -> str:
    """A question as the desk puts it, in words of its own (``ask-KIND``) where it has any."""
    key = f"ask-{question.kind}"
    if not has_message(lang, PREFIX + key):
        text = card_words(lang, question.text(lang))
        return word(lang, "ask-other", text=text[0].upper() + text[1:])
    return word(lang, key, name=question.seat, **_parts(question, lang))


def near_question(text: str, names: tuple[str, ...], deck: Deck, lang: str) -> str:
    """A question that may have been meant, as the desk puts it."""
    return question_word(parse_question(text, names, deck), lang)


def near_move(text: str, deck: Deck, lang: str) -> str:
    """A move that may have been meant, with the player who makes it."""
    move = read_move(text, deck)
    return seat_move_word(move, lang)


def answer_word(kind: str, answer: Any, lang: str) -> str:
    """An answer in a word or two, to stand large."""
    if answer in ("depends", "unsettled"):
        return word(lang, f"answer-{answer}")
    if kind.startswith("may_") and answer in ("yes", "no"):
        return word(lang, f"{'answer' if kind == MAY_PLAY else 'can'}-{answer}")
    if kind == WHAT_PLAYS and isinstance(answer, dict):
        count = sum(len(plays) for form, plays in answer.items() if form != "pass")
        return word(lang, "plays-n", n=count)
    if kind == WHAT_HAPPENS and isinstance(answer, list):
        return happenings_text(answer, lang) or word(lang, "answer-nothing-happens")
    return _begun(value_text(kind, answer, lang), answer)


def _begun(text: str, answer: Any) -> str:
    """A headline begins with a capital letter, but where a player's name stands there."""
    named = [answer] if isinstance(answer, str) else [*answer] if isinstance(answer, list) else []
    names = [
        each for each in named if isinstance(each, str) and not has_message("en", f"value-{each}")
    ]
    is_name = any(each and text.startswith(each) for each in names)
    return text if is_name else text[:1].upper() + text[1:]


def tone(kind: str, answer: Any) -> str:
    if answer in ("depends", "unsettled"):
        return "open"
    return str(answer) if kind.startswith("may_") and answer in ("yes", "no") else "value"
