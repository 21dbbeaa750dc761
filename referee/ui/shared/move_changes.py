"""What a move changed at a table, in words."""

from __future__ import annotations

from referee.errors import RefereeError
from referee.explain.answer_text import happening_text
from referee.explain.verdict_text import sentence
from referee.model.questions import WHAT_HAPPENS, Question
from referee.table import Table
from referee.ui.session import State


def changes(table: Table, lang: str) -> list[State]:
    """What the last move set off, each with the clause that did it."""
    try:
        verdict = table.ask(Question(WHAT_HAPPENS))
    except RefereeError:
        return []
    if not isinstance(verdict.answer, list):
        return [{"text": sentence(verdict, lang), "clause": ""}]
    titles = {each.id: each.title[lang] for each in table.rulebook.book.clauses}
    told = {
        happening_text(each, lang): titles.get(each.get("clause", ""), "")
        for each in verdict.answer
    }
    return [{"text": text, "clause": clause} for text, clause in told.items()]
