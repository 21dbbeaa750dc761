"""What an action of the quiz may hold."""

from __future__ import annotations

from referee.faces.session import SHARED, Fields, are_texts, is_flag, is_number, is_text, is_value

FIELDS: Fields = {
    **SHARED,
    "go": {"index": is_number},
    "answer": {"said": lambda said: said is not None},
    "reveal": {},
    "judge": {"knew": is_flag},
    "hint": {},
    "again": {},
    "reset": {},
    "option": {"option": is_text, "value": is_value},
    "try": {"cards": are_texts},
    "back": {},
    "text": {"text": is_text},
}
"""Kind of action -> its fields, each with what may stand there."""
