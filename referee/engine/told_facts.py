"""Facts that an answer lacked and that the table has stated since:
``state: told holds-no-suit Ben D yes``. Families don't see them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from referee.model.description import Description
from referee.rulebook.rule import Did, Reason

from .answer import DEPENDS, NO, YES, Answer, UnknownFact

TOLD = "told "


def told_fact_text(fact: UnknownFact, holds: bool, moves: int) -> str:
    """How ``state:`` states a fact. After moves it is true only at that point of the game."""
    after = f"after {moves} " if moves else ""
    return f"{TOLD}{after}{_spelling(fact)} {'yes' if holds else 'no'}"


def is_told_fact(text: str) -> bool:
    """Whether a text of ``state:`` states such a fact."""
    return text.startswith(TOLD)


def told_facts_in(described: Description) -> tuple[str, ...]:
    """The texts of ``state:`` that state such facts."""
    return tuple(filter(is_told_fact, described.state))


def with_told_facts(described: Description, answer: Answer) -> Answer:
    """The answer with the facts that the table states filled in."""
    state = set(described.state)
    for fact in answer.unknown if answer.value == DEPENDS else ():
        moves = len(described.play)
        outcomes = (o for o in (True, False) if told_fact_text(fact, o, moves) in state)
        holds = next(outcomes, None)
        if holds is None or not fact.is_statement:
            continue
        value = fact.if_true if holds else fact.if_false
        if value is not None and value != DEPENDS:
            because = _reasons_for(value, answer.because, fact, holds=holds)
            return Answer(value, because)
        left = tuple(other for other in answer.unknown if other is not fact)
        answer = replace(answer, unknown=left)
    return answer


def _reasons_for(
    value: object, because: tuple[Reason, ...], fact: UnknownFact, *, holds: bool
) -> tuple[Reason, ...]:
    """The reasons for an answer that a stated fact decides: the fact takes the place of those for
    the opposite answer."""
    contrary: Did = "bars" if value == YES else "allows"
    replaced = [reason for reason in because if reason.did == contrary]
    if value not in (YES, NO) or not replaced:
        return because
    clause, cards, players = replaced[0].clause, replaced[0].cards, replaced[0].players
    args = {"fact": fact, "holds": holds}
    stated = Reason(clause, "allows" if value == YES else "bars", "stated", cards, players, args)
    return (stated, *(reason for reason in because if reason not in replaced))


def _spelling(fact: UnknownFact) -> str:
    return " ".join((fact.key, *(word for value in fact.args.values() for word in _words(value))))


def _words(value: object) -> Iterator[str]:
    if isinstance(value, (list, tuple, Mapping)):
        for element in value.values() if isinstance(value, Mapping) else value:
            yield from _words(element)
    else:
        yield from str(value).replace(",", " ").split()
