"""Effects told as happenings: clause, sentence key and JSON-ready particulars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from referee.family import Happening
from referee.position import Mark
from referee.rulebook import Clause

from .effects import Clear, DropMark, Effect, HandOver, Lead, Leave, Prevent, SetMark, Skip
from .locks import suit_names

if TYPE_CHECKING:
    from .engine import ClimbingEngine


def tell(engine: ClimbingEngine, names: Sequence[str], clause: Clause, effect: Effect) -> Happening:
    """The effect as it is told to people and written to JSON."""
    match effect:
        case SetMark(mark):
            return Happening(clause, f"mark-set-{_word(mark.kind)}", _about(engine, mark))
        case DropMark(kind):
            return Happening(clause, f"mark-dropped-{_word(kind)}")
        case Prevent(kind):
            return Happening(clause, f"mark-prevented-{_word(kind)}")
        case Clear():
            return Happening(clause, "cleared")
        case Lead(seat):
            return Happening(clause, "leads", {"seat": names[seat]})
        case Leave(seat, how):
            return Happening(clause, f"leaves-{how}", {"seat": names[seat], "how": how})
        case Skip(count):
            return Happening(clause, "skips", {"count": count})
        case HandOver(giver, taker, cards):
            held = [str(card) for card in engine.deck.cards(cards)]
            return Happening(
                clause, "handed-over", {"seat": names[giver], "to": names[taker], "cards": held}
            )
    raise TypeError(effect)


def _word(kind: str) -> str:
    return kind.replace("_", "-")


def _about(engine: ClimbingEngine, mark: Mark) -> dict[str, Any]:
    if not isinstance(mark.value, int):
        return {}
    return {"suits": suit_names(engine.deck, mark.value)}
