"""The marks that ``state:`` names, read and written in the words of a game's rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from referee.cards.card import Deck
from referee.errors import Fault
from referee.model.description import Description
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark, Marks

from .told_facts import is_told_fact


def read_marks(
    words: Sequence[MarkSpelling], deck: Deck, described: Description, besides: Iterable[str] = ()
) -> tuple[list[Mark], list[Fault]]:
    """The marks that ``state:`` names, and a fault for each text that spells none.

    ``besides``: texts that the family reads itself.
    """
    marks: list[Mark] = []
    faults: list[Fault] = []
    own = set(besides)
    for at, text in enumerate(described.state):
        readings = (word.read(text, deck, described.names) for word in words)
        mark = next((mark for mark in readings if mark), None)
        if mark is not None:
            marks.append(mark)
        elif text not in own and not is_told_fact(text):
            args = {"text": text, "known": ", ".join([*(word.text for word in words), *own])}
            faults.append(Fault("unknown-state", ("state", at), args, described.line("state")))
    return marks, faults


def write_marks(
    words: Sequence[MarkSpelling], deck: Deck, marks: Marks, names: Sequence[str]
) -> tuple[str, ...]:
    """The marks in the canonical words of ``state:``; those that have no words are left out."""
    spelled = ((next((w for w in words if w.writes(mark)), None), mark) for mark in marks)
    return tuple(word.write(mark, deck, names) for word, mark in spelled if word is not None)
