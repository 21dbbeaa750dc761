"""Facts that an answer lacked and that the table has told since: ``state: told holds-no-suit Ben D
yes``. No family has to know of them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.model.description import Description

from .answer import DEPENDS, Answer, UnknownFact

TOLD = "told "
WORDS = {"yes": True, "no": False}


def told_fact_text(fact: UnknownFact, holds: bool, moves: int) -> str:
    """What ``state:`` says of a fact; after moves it is true at that point of the game alone."""
    after = f"after {moves} " if moves else ""
    return f"{TOLD}{after}{_spelled(fact)} {'yes' if holds else 'no'}"


def is_told_fact(text: str) -> bool:
    """Whether a text of ``state:`` tells such a fact."""
    return text.startswith(TOLD)


def told_facts_in(described: Description) -> tuple[str, ...]:
    """The texts of ``state:`` that tell such facts."""
    return tuple(filter(is_told_fact, described.state))


def with_told_facts(described: Description, answer: Answer) -> Answer:
    """The answer with what the table has told of the facts that it lacks."""
    said = set(described.state)
    for fact in answer.unknown if answer.value == DEPENDS else ():
        held = _held(fact, said, len(described.play))
        if held is None or not fact.is_statement:
            continue
        value = fact.if_true if held else fact.if_false
        left = tuple(other for other in answer.unknown if other is not fact)
        if value is not None and value != DEPENDS:
            return replace(answer, value=value, unknown=())
        answer = replace(answer, unknown=left)
    return answer


def _held(fact: UnknownFact, said: set[str], moves: int) -> bool | None:
    told = (holds for holds in WORDS.values() if told_fact_text(fact, holds, moves) in said)
    return next(told, None)


def _spelled(fact: UnknownFact) -> str:
    return " ".join((fact.key, *(word for each in fact.args.values() for word in _words(each))))


def _words(value: object) -> Iterator[str]:
    if isinstance(value, (list, tuple)):
        for each in value:
            yield from _words(each)
    else:
        yield from str(value).replace(",", " ").split()
