"""Answers in words to what was asked besides questions: what is in effect, and what rules say."""

from __future__ import annotations

from msgspec import Struct

from referee.engine.conversion import write_marks
from referee.i18n.card_names import SYMBOLS, card_words
from referee.i18n.messages import has_message, listing, message
from referee.model.description import Hand
from referee.rulebook.clause import Clause
from referee.table import Table


class StateAsked(Struct, frozen=True):
    """A question about what is in effect, or what lies where."""

    kind: str
    """``mark``, ``field``, ``hand``, ``hands``, ``lock``, ``trump``, ``passed``, ``direction`` …"""
    mark: str = ""
    """The word of a mark under ``state:``, such as ``suit lock``."""
    seat: str = ""
    suits: str = ""
    """The suits that are asked about."""
    clause: str = ""
    """The name of the clause that has the mark."""


_WORDS = {
    "direction": "direction reversed",
    "exchange": "exchange",
    "broken": "broken",
    "passed": "passed",
    "through": "through",
    "taken": "took",
    "tricks": "tricks",
    "passes": "passes",
    "trump": "trump",
    "bid": "bid",
    "called": "called suit",
}
"""Kind of state -> how its words begin under ``state:``."""


def state_text(table: Table, asked: StateAsked, lang: str) -> str:
    """A sentence about what holds at a table."""
    match asked.kind:
        case "mark":
            return _mark_text(table, asked, lang)
        case "field":
            return _field_text(table, lang)
        case "hand" | "hands":
            return _hands_text(table, asked, lang)
        case "lock":
            return _locks_text(table, lang)
        case "trump" | "called":
            return _suit_text(table, asked, lang)
        case _:
            return _words_text(table, asked, lang)


def _state_words(table: Table) -> tuple[str, ...]:
    """What is in effect, as ``state:`` writes it, also what follows from the cards on the field."""
    engine, position, names = table.engine, table.position, table.seats
    marks = write_marks(engine.rules.words, engine.rules.deck, position.marks, names)
    return tuple(dict.fromkeys((*marks, *engine.state_words(position, names))))


def _mark_text(table: Table, asked: StateAsked, lang: str) -> str:
    held = [words for words in _state_words(table) if words.startswith(asked.mark)]
    clause = next((c for c in table.rulebook.clauses if c.name == asked.clause), None)
    name = clause.title[lang] if clause else asked.mark
    if not held:
        is_on = clause is None or table.rulebook.is_on(clause)
        return message(lang, "argument-off" if is_on else "argument-not-played", title=name)
    value = held[0].removeprefix(asked.mark).strip()
    is_suits = {*value} <= {*SYMBOLS}
    suits = "".join(SYMBOLS[letter] for letter in value) if is_suits else value
    if asked.suits and value and not {*asked.suits} <= {*value}:
        return message(lang, "argument-on-other", title=name, detail=suits)
    key = "argument-on-detail" if value else "argument-on"
    return message(lang, key, title=name, detail=suits)


def _locks_text(table: Table, lang: str) -> str:
    names = {
        clause.name: words
        for words in _state_words(table)
        for clause in table.rulebook.active
        if clause.about[:1] == ("lock",) and words.startswith(clause.name.replace("_", " "))
    }
    if not names:
        return message(lang, "argument-nothing")
    return "\n".join(
        _mark_text(table, StateAsked("mark", name.replace("_", " "), clause=name), lang)
        for name in names
    )


def _field_text(table: Table, lang: str) -> str:
    plays = table.engine.describe(table.position, table.description).field
    if not plays:
        return message(lang, "argument-field-empty")
    texts = [
        f"{play.seat} {card_words(lang, ' '.join(map(str, play.cards)))}".strip() for play in plays
    ]
    return message(lang, "argument-field", plays=listing(lang, texts, "list-last"))


def _hands_text(table: Table, asked: StateAsked, lang: str) -> str:
    hands = table.engine.describe(table.position, table.description).hands
    names = [asked.seat] if asked.seat else table.seats
    return "\n".join(_hand_text(name, hands.get(name), lang) for name in names)


def _hand_text(name: str, hand: Hand | None, lang: str) -> str:
    if hand is None or (not hand.cards and hand.unknown is None and not hand.out):
        return message(lang, "argument-hand-unknown", seat=name)
    if hand.out:
        return message(lang, "argument-hand-out", seat=name)
    count = len(hand.cards) + (hand.unknown or 0)
    cards = card_words(lang, " ".join(map(str, hand.cards)))
    key = "argument-hand" if cards else "argument-hand-count"
    return message(lang, key, seat=name, count=count, cards=cards)


def _suit_text(table: Table, asked: StateAsked, lang: str) -> str:
    """The trump suit, or the suit that was called: a mark, or a choice of the rules."""
    begin = _WORDS[asked.kind]
    held = [words[-1] for words in _state_words(table) if words.startswith(f"{begin} ")]
    option = table.rulebook.options.get(begin)
    suit = held[0] if held else str(table.rulebook.value(begin)) if option else ""
    if has_message(lang, f"suit-{suit}"):
        return message(lang, f"argument-{asked.kind}", suit=suit)
    if not option or not option.reading:
        key = f"argument-no-{asked.kind}"
        return message(lang, key if has_message(lang, key) else "argument-nothing")
    return option.reading.label.get(suit, {}).get(lang, suit)


def _words_text(table: Table, asked: StateAsked, lang: str) -> str:
    begin = _WORDS.get(asked.kind, asked.kind)
    held = [words for words in _state_words(table) if words.startswith(begin)]
    if asked.seat:
        held = [words for words in held if asked.seat in words.split()]
    if not held:
        return message(lang, f"argument-no-{asked.kind}")
    details = [card_words(lang, words.removeprefix(begin).strip()) for words in held]
    return message(lang, f"argument-{asked.kind}", detail=listing(lang, details, "list-last"))


def clause_text(table: Table, clause: Clause, lang: str) -> str:
    """What a clause says, and whether it applies at a table."""
    own = any(other.id == clause.id for other in table.rulebook.clauses)
    is_on = own and table.rulebook.is_on(clause)
    return message(
        lang,
        "argument-clause-on" if is_on else "argument-clause-off",
        title=clause.title[lang],
        book=table.rulebook.book.title[lang],
        wording=clause.wording[lang],
    )
