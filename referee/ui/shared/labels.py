"""The fixed texts of the UIs, and the labels of cards, moves, questions and answers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from referee._internal.paths import PACKAGE
from referee.cards.card import Card, Deck
from referee.engine.family import engine_of
from referee.errors import ParseError, RefereeError
from referee.explain.answer_text import happenings_text, value_text, yes_or_no
from referee.i18n.card_names import bid_words, card_words, cards_together
from referee.i18n.messages import LANGS, has_message, message
from referee.model.moves import PLAY, VICTIM, Move
from referee.model.questions import WHAT_HAPPENS, WHAT_PLAYS, Question
from referee.notation.moves import read_move
from referee.notation.questions import parse_question
from referee.rulebook.rulebook import Rulebook
from referee.ui.session import State, one_line_text, problem_of

PREFIX = "desk-"
MAX_EXPECTED = 3
"""More alternatives than these are folded away."""
_VARIABLE = re.compile(r"\{ \$(\w+) \}")
_NAME = re.compile(r"(?<![A-Za-z])[A-Z][a-z]+(?![A-Za-z])|[\u30a1-\u30fa\u30fc]+")
COLOURS = {"H": "red", "D": "red", "R": "red", "B": "blue", "Y": "yellow", "G": "green"}
"""Suit -> its colour; all others are black."""


def word(lang: str, key: str, **args: object) -> str:
    return message(lang, PREFIX + key, **args)


def player_names(lang: str) -> list[str]:
    """The names that the desk gives to players."""
    return [name.strip() for name in word(lang, "names").split(",")]


def with_player_names(text: str, lang: str) -> str:
    """A text of ours with the desk's player names of this language."""
    names = player_names(lang)
    renamed = {name: names[i] for other in LANGS for i, name in enumerate(player_names(other))}
    return _NAME.sub(lambda name: renamed.get(name[0], name[0]), text)


@lru_cache
def labels(lang: str, face: str = "") -> dict[str, str]:
    """The messages of ``desk.ftl``, and of ``FACE.ftl`` if the face has its own.

    Variables are left as ``{name}`` for the page. Messages with several forms are left out.
    """
    own = labels(lang) if face else {}
    prefix = f"{face}-" if face else PREFIX
    name = f"{face or 'desk'}.ftl"
    text = (PACKAGE / "locale" / lang / name).read_text("utf-8")
    lines = (line.partition(" = ") for line in text.splitlines() if line.startswith(prefix))
    return own | {
        key.removeprefix(prefix): _VARIABLE.sub(r"{\1}", text) for key, sign, text in lines if sign
    }


def known_word(lang: str, key: str, **args: str) -> str:
    """A message of ``desk.ftl`` or of a game family; empty if there isn't one."""
    text = labels(lang).get(key)
    if text is None:
        return message(lang, PREFIX + key, **args) if has_message(lang, PREFIX + key) else ""
    for name, value in args.items():
        text = text.replace(f"{{{name}}}", value)
    return text


def suit_sign(suit: str, lang: str) -> str:
    """The letter that stands for a colour, such as ``赤`` or ``R``; empty for cards without one."""
    return known_word(lang, f"sign-{suit}") if suit else ""


def card_word(card: Card, lang: str) -> str:
    """``♦10``; a joker with the card that it stands for."""
    return card_words(lang, str(replace(card, down=card.is_hidden)))


def cards_word(cards: Iterable[Card], lang: str) -> str:
    return cards_together(lang, [str(replace(card, down=card.is_hidden)) for card in cards])


def move_word(move: Move, lang: str) -> str:
    """A move without its player: ``♦4``, ``pass``, ``gives ♣4 to Ben``.

    Moves that the desk has no message for are written as in a table text.
    """
    if move.kind == PLAY:
        return cards_word(move.cards, lang)
    key = f"step-{move.kind.replace('_', '-')}"
    if not has_message(lang, PREFIX + key):
        return card_words(lang, replace(move, stands=False).text)
    return word(lang, key, back=cards_word(move.back, lang), **move_parts(move, lang))


def seat_move_word(move: Move, lang: str) -> str:
    """A move with its seat: ``Ben: ♦4``."""
    return word(lang, "step-move", name=move.seat, move=move_word(move, lang))


def bare_move_word(move: Move, lang: str) -> str:
    """A move without cards with its player, for a button: ``Ben passes``."""
    key = f"move-{move.kind.replace('_', '-')}"
    if not has_message(lang, PREFIX + key):
        return seat_move_word(move, lang)
    return word(lang, key, name=move.seat, **move_parts(move, lang))


def move_parts(of: Move | Question, lang: str) -> dict[str, str]:
    """The parts of a move or a question without its player, in words."""
    other = word(lang, "victim") if of.other == VICTIM else of.other
    parts = {"cards": cards_word(of.cards, lang), "other": other, "rank": of.rank}
    parts |= {"number": bid_words(lang, of.number)}
    return parts | ({"suit": of.suit} if of.suit else {})


def question_word(question: Question, lang: str, rulebook: Rulebook | None = None) -> str:
    """A question as the desk puts it: its message ``ask-KIND``, or the text of the question.

    ``rulebook``: its words are used where it has its own for what is asked.
    """
    key = f"ask-{question.kind}"
    if not has_message(lang, PREFIX + key):
        text = card_words(lang, question.text(lang))
        return word(lang, "ask-other", text=text[0].upper() + text[1:])
    parts = move_parts(question, lang)
    parts["deed"] = engine_of(rulebook).traits.deeds.get(question.kind, "") if rulebook else ""
    if question.cards and all(card.down and not card.is_hidden for card in question.cards):
        parts["cards"] = word(lang, "face-down", card=parts["cards"])
    return word(lang, key, name=question.seat, **parts)


def answer_word(kind: str, answer: Any, lang: str, deed: Mapping[str, object] | None = None) -> str:
    """An answer in a word or two, for the headline."""
    if answer in ("depends", "unsettled"):
        return word(lang, f"answer-{answer}")
    if kind.startswith("may_") and answer in ("yes", "no"):
        return yes_or_no(kind, answer, lang, deed)
    if kind == WHAT_PLAYS and isinstance(answer, dict):
        count = sum(len(plays) for form, plays in answer.items() if form != "pass")
        return word(lang, "plays-n", n=count)
    if kind == WHAT_HAPPENS and isinstance(answer, list):
        return happenings_text(answer, lang) or word(lang, "answer-nothing-happens")
    return _capitalized(value_text(kind, answer, lang), answer)


def _capitalized(text: str, answer: Any) -> str:
    """The text with a capital letter, unless it begins with the name of a player."""
    values = [answer] if isinstance(answer, str) else answer if isinstance(answer, list) else []
    is_name = any(
        isinstance(value, str)
        and value
        and text.startswith(value)
        and not has_message("en", f"value-{value}")
        for value in values
    )
    return text if is_name else text[:1].upper() + text[1:]


def tone(kind: str, answer: Any) -> str:
    """The colour of an answer: ``yes``, ``no``, ``open`` or ``value``."""
    if answer in ("depends", "unsettled"):
        return "open"
    return str(answer) if kind.startswith("may_") and answer in ("yes", "no") else "value"


def typed_problem(
    kind: str, error: RefereeError, text: str, lang: str, deck: Deck, names: Sequence[str] = ()
) -> State:
    """The problem with a ``move`` or a ``question`` that was typed into a field of one line.

    It offers the likely corrections before it lists what could be there.
    """

    def label(spelling: str) -> str:
        if kind == "question":
            return question_word(parse_question(spelling, names, deck), lang)
        return seat_move_word(read_move(spelling, deck), lang)

    near = [{"text": spelling, "label": label(spelling)} for spelling in error.near]
    did_you_mean = f" {word(lang, 'did-you-mean')}" if near else ""
    if not isinstance(error, ParseError):
        if getattr(error, "nearest", None):  # its message suggests the nearest name already
            did_you_mean = ""
        problem = problem_of(kind, one_line_text(error, lang) + did_you_mean, text)
        return {**problem, "near": near}
    actual, expected = error.say_found(lang, placed=False), error.say_expected(lang)
    if not near and len(error.expected) <= MAX_EXPECTED:
        return problem_of(kind, actual + expected, text)
    problem = problem_of(kind, actual + did_you_mean, text)
    return {**problem, "near": near, "more": expected.strip()}
