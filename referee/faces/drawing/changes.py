"""What a move changed at a table, in words."""

from __future__ import annotations

from referee.errors import RefereeError
from referee.faces.session import State
from referee.judging.speech import happening_text, sentence
from referee.model.questions import WHAT_HAPPENS, Question
from referee.table import Table

from .words import with_symbols


def changes(table: Table, lang: str) -> list[State]:
    """What the last move set off, each with the clause that did it."""
    try:
        verdict = table.ask(Question(WHAT_HAPPENS))
    except RefereeError:
        return []
    if not isinstance(verdict.answer, list):
        return [{"text": with_symbols(sentence(verdict, lang), lang), "clause": ""}]
    titles = {each.id: each.title[lang] for each in table.rulebook.book.clauses}
    told = {
        with_symbols(happening_text(each, lang), lang): titles.get(each.get("clause", ""), "")
        for each in verdict.answer
    }
    return [{"text": text, "clause": clause} for text, clause in told.items()]
