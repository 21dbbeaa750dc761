"""What the desk shows of words that somebody has typed: their meaning, or meanings to choose."""

from __future__ import annotations

from msgspec import Struct

from referee.argument.reading import Reading, Understanding
from referee.argument.state_text import clause_text, state_text
from referee.i18n.card_names import card_words
from referee.i18n.messages import message
from referee.table import Table
from referee.ui.session import StaleTarget, State
from referee.ui.shared.board import Board


class Argument(Struct, frozen=True):
    """Typed words as they were understood."""

    said: Understanding
    before: Board
    """The table when they were typed."""
    chosen: Reading | None = None
    """The meaning that somebody has chosen, or the likeliest one."""
    is_guess: bool = False
    """Whether nobody has chosen yet."""

    @property
    def reading(self) -> Reading | None:
        """What the words mean, if that is certain or was chosen."""
        return self.chosen or self.said.reading

    @classmethod
    def of(cls, said: Understanding, given: Table | None, before: Board) -> Argument:
        """The words with their likeliest meaning, unless that changes a table that is there."""
        guess = said.guess
        is_kept = guess is not None and given is not None and guess.table != given
        return cls(said, before, None if is_kept else guess, guess is not None)

    def choose(self, index: int) -> Argument:
        """The words with one of the meanings offered. Raises ``StaleTarget``."""
        if not 0 <= index < len(self.said.offers):
            raise StaleTarget
        return Argument(self.said, self.before, self.said.offers[index])

    def draw(self, lang: str) -> State:
        """The words, what was left out, answers besides the verdict, and meanings to choose."""
        reading, said = self.reading, self.said
        offers = [
            {"index": index, "title": title, "chosen": offer is self.chosen}
            for index, offer in enumerate(said.offers)
            if (title := offer.title(lang))
        ]
        notes: list[str] = []
        if not (reading or offers):
            notes.append(said.not_understood(lang))
        elif said.unread:
            notes.append(message(lang, "argument-skipped", parts=" / ".join(said.unread)))
        if reading and reading.chosen:
            cards = card_words(lang, " ".join(reading.chosen))
            notes.append(message(lang, "argument-suits", cards=cards))
        is_guess = self.is_guess and self.chosen is not None
        asks = bool(reading and reading.questions)
        key = "argument-guess-shown" if is_guess else "argument-choose"
        is_open = bool(offers) and said.reading is None
        return {
            "text": said.text,
            "notes": notes,
            "answers": _answers(reading, lang) if reading else [],
            "guess": message(lang, "argument-if-read") if is_guess and asks else "",
            "choose": message(lang, key) if is_open else "",
            "offers": offers,
        }


def _answers(reading: Reading, lang: str) -> list[str]:
    """What is answered without a verdict."""
    states = [state_text(reading.table, state, lang) for state in reading.states]
    clauses = [clause_text(reading.table, clause, lang) for clause in reading.clauses]
    return list(dict.fromkeys([*states, *clauses]))
