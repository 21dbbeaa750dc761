"""The ``state:`` of a described position, read and written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.engine.told_facts import is_told_fact
from referee.errors import Fault
from referee.games.climbing.position import Position
from referee.games.climbing.resolution.joker_meanings import follow_marks, lasting
from referee.games.climbing.resolution.stages import as_dealt
from referee.games.climbing.rule_api.mark_names import OPEN
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.description import Description
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import Mark


def read_state(
    rules: ClimbingRules, described: Description, faults: list[Fault]
) -> tuple[list[Mark], int, set[str], bool]:
    """Marks, who passed, kinds that are denied (``no J-back``), whether the exchange goes on."""
    if not described.state:
        return [], 0, set(), False
    words, names = rules.words, described.names
    denials = {denial: word.kind for word in reversed(words) for denial in _denials(word)}
    stated: list[Mark] = []
    denied: set[str] = set()
    passed = 0
    exchange = False
    for at, text in enumerate(described.state):
        readings = (word.read(text, rules.deck, names) for word in words)
        mark = next((mark for mark in readings if mark), None)
        no = denials.get(text.casefold())
        if mark is not None:
            stated.append(mark)
        elif no is not None:
            denied.add(no)
        elif text.startswith("passed ") and text[7:] in names:
            passed |= 1 << names.index(text[7:])
        elif text == "exchange":
            exchange = True
        elif not is_told_fact(text):
            known = ", ".join([*(word.text for word in words), "passed …", "exchange"])
            line = described.line("state")
            faults.append(
                Fault("unknown-state", ("state", at), {"text": text, "known": known}, line)
            )
    kinds = {mark.kind for mark in stated}
    along = {word.along for word in words if word.kind in kinds} - {"", *kinds}
    stated += [Mark(kind) for kind in sorted(along)]
    return stated, passed, denied, exchange


def _denials(word: MarkSpelling) -> set[str]:
    return {f"no {spelling}".casefold() for spelling in (word.text, *word.also)}


def write_state(rules: ClimbingRules, position: Position, names: Sequence[str]) -> tuple[str, ...]:
    """The marks that ``state:`` has to name, in canonical words and order."""
    settled = position.field[:-1] if position.mark(OPEN) else position.field
    followed = set(follow_marks(rules, settled, lasting(position), position.size))
    untold = followed | set(_set_off(rules, position))
    telling = [mark for mark in position.marks if mark not in untold]
    absent = {mark.kind for mark in followed} - {mark.kind for mark in position.marks}
    # Those of a book are many: they are only gone through where there is something to tell.
    words = rules.words if telling or absent else []
    texts = []
    for mark in telling:
        word = next((word for word in words if word.writes(mark)), None)
        if word is not None:
            texts.append(word.write(mark, rules.deck, names))
    texts += sorted({f"no {word.text}" for word in words if word.kind in absent})
    texts += [f"passed {name}" for seat, name in enumerate(names) if position.passed >> seat & 1]
    return tuple(texts) + (("exchange",) if _exchanging(position) else ())


def _set_off(rules: ClimbingRules, position: Position) -> Iterator[Mark]:
    """The marks that the table sets off by itself, as it lies."""
    for mark in position.marks if rules.stages["on_hand"] else ():
        rest = tuple(other for other in position.marks if other is not mark)
        if mark in as_dealt(rules, position.with_marks(rest))[0].marks:
            yield mark


def _exchanging(position: Position) -> bool:
    """Whether the exchange before the game is going on."""
    return any(owed.kind == "exchange" for owed in position.owed)
