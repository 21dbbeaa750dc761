"""What the sessions behind all faces share: how actions arrive, and how a problem is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def earlier_of(action: object) -> Sequence[Any]:
    """The actions before this one that it repeats, where it does."""
    earlier = action.get("earlier") if isinstance(action, Mapping) else None
    return earlier if isinstance(earlier, (list, tuple)) else ()


def seq_of(action: object, otherwise: int) -> int:
    """The sequence number of an action, where it has one."""
    seq = action.get("seq") if isinstance(action, Mapping) else None
    return seq if isinstance(seq, int) else otherwise


def problem_of(
    kind: str, message: str, text: str, line: int | None = None, column: int | None = None
) -> dict[str, Any]:
    """What went wrong; ``text`` is what was typed."""
    return {"kind": kind, "message": message, "line": line, "column": column, "text": text}
