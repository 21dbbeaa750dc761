"""Effects told as happenings: clause, sentence key and JSON-ready particulars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from referee.family import Happening
from referee.position import NOBODY, Mark
from referee.rulebook import Clause

from .effects import (
    Clear,
    Discard,
    DropMark,
    Effect,
    EndGame,
    HandOver,
    HoldUp,
    Lead,
    Leave,
    Owe,
    Prevent,
    SetMark,
    Sink,
    Skip,
    SwapHands,
    TakeField,
    TurnTo,
    Waive,
    Withdraw,
)
from .locks import suit_names

if TYPE_CHECKING:
    from .engine import ClimbingEngine


def tell(engine: ClimbingEngine, names: Sequence[str], clause: Clause, effect: Effect) -> Happening:
    """The effect as it is told to people and written to JSON."""
    match effect:
        case SetMark(mark):
            about = _about(engine, mark)
            if mark.holder != NOBODY:
                about["seat"] = names[mark.holder]
            return Happening(clause, f"mark-set-{_set_word(mark)}", about)
        case DropMark(kind):
            return Happening(clause, f"mark-dropped-{_word(kind)}")
        case HoldUp(_, owed):
            waits: dict[str, Any] = {"seat": names[owed.seat], "count": owed.count}
            return Happening(clause, f"owes-{_word(owed.kind)}", waits)
        case Sink(seat):
            return Happening(clause, "sinks", {"seat": names[seat]})
        case Prevent(kind):
            return Happening(clause, f"mark-prevented-{_word(kind)}")
        case Clear():
            return Happening(clause, "cleared")
        case TurnTo(seat):
            return Happening(clause, "turn-to", {"seat": names[seat]})
        case Lead(seat):
            return Happening(clause, "leads", {"seat": names[seat]})
        case Leave(seat, how, why):
            key = f"leaves-{how}-{why}" if why else f"leaves-{how}"
            return Happening(clause, key, {"seat": names[seat], "how": how})
        case Skip(count):
            return Happening(clause, "skips", {"count": count})
        case Discard(seat, cards):
            held = [str(card) for card in engine.deck.cards(cards)]
            return Happening(clause, "discarded", {"seat": names[seat], "cards": held})
        case SwapHands(seat, other):
            told = {"seat": names[seat], "to": names[other]}
            return Happening(clause, "hands-swapped", told)
        case TakeField(seat):
            return Happening(clause, "field-taken", {"seat": names[seat]})
        case Withdraw():
            return Happening(clause, "withdrawn")
        case Owe(owed):
            due: dict[str, Any] = {"seat": names[owed.seat], "count": owed.count}
            return Happening(clause, f"owes-{_word(owed.kind)}", due)
        case Waive(owed):
            return Happening(clause, "waived", {"seat": names[owed.seat]})
        case EndGame(ranking):
            return Happening(clause, "game-over", {"seats": [names[seat] for seat in ranking]})
        case HandOver(giver, taker, cards):
            held = [str(card) for card in engine.deck.cards(cards)]
            return Happening(
                clause, "handed-over", {"seat": names[giver], "to": names[taker], "cards": held}
            )
    raise TypeError(effect)


def _word(kind: str) -> str:
    return kind.replace("_", "-")


def _set_word(mark: Mark) -> str:
    """Marks of one kind that differ by a word are told in sentences of their own."""
    value = f"-{mark.value}" if isinstance(mark.value, str) else ""
    return _word(mark.kind + value)


def _about(engine: ClimbingEngine, mark: Mark) -> dict[str, Any]:
    """What the mark's sentences name: its suits or its number."""
    words = (word for rule in engine.rules for word in rule.words)
    if any(word.kind == mark.kind and word.value in ("number", "rank") for word in words):
        return {"number": mark.value}
    if not isinstance(mark.value, int):
        return {}
    return {"suits": suit_names(engine.deck, mark.value)}
