"""Whether the reader's answer is right, by the referee's verdict."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from referee.cards.card import parse_card
from referee.engine.view import OTHER_EVENT, GameTraits
from referee.errors import RefereeError
from referee.model.moves import PASS
from referee.model.questions import MAY_PASS, MAY_PLAY, Question
from referee.table import AmbiguousPlay, Table, Verdict

from .answer_types import (
    CARDS,
    DEAL,
    EACH,
    GIFT,
    HAPPENS,
    MANY,
    NOBODY,
    NOTHING,
    NUMBER,
    ONE,
    OPEN,
    ORDER,
    PLAYS,
    AnswerForm,
    seat_of,
    shape_of,
)

COUNTED = {DEAL: "each", GIFT: "count"}
"""Shape -> the key of the number in the answer."""

MAX_NUMBER = 10**6


def fits(form: AnswerForm, said: Any) -> bool:
    """Whether the form allows this answer, right or wrong."""
    if isinstance(said, str) and said in form.others:
        return True
    if form.kind == ONE:
        return isinstance(said, str) and said in form.values
    if form.kind == NUMBER:
        return _is_whole(said) and 0 <= said <= MAX_NUMBER
    if not isinstance(said, (list, tuple)):
        return False
    if form.kind == EACH:
        return all(_fits_seat(form, value) for value in said)
    return bool(said) and all(  # a value may be there twice, as jokers are
        value in form.values and said.count(value) <= form.values.count(value) for value in said
    )


def _fits_seat(form: AnswerForm, said: Any) -> bool:
    """A title, a number of points, or nothing."""
    if said is None:
        return True
    return said in form.values if form.values else _is_whole(said) and abs(said) <= MAX_NUMBER


def _is_whole(said: Any) -> bool:
    return isinstance(said, int) and not isinstance(said, bool)


def is_right(verdict: Verdict, form: AnswerForm, said: Any) -> bool:
    """Whether this answers the verdict's question."""
    left_open = open_answer(verdict)
    if left_open or (isinstance(said, str) and said in OPEN):
        return bool(said == left_open)
    return CHECKS[form.kind](verdict, form, said)


def open_answer(verdict: Verdict) -> str:
    """``"depends"`` or ``"unsettled"`` if that is the answer, else empty. It also depends if every
    play is uncertain."""
    answer = verdict.answer
    if shape_of(verdict.question) == PLAYS and isinstance(answer, dict):
        plays = {form for form, listed in answer.items() if form != PASS and listed}
        return "depends" if plays == {"maybe"} else ""
    return answer if isinstance(answer, str) and answer in OPEN else ""


def _one(verdict: Verdict, form: AnswerForm, said: Any) -> bool:
    if form.shape == PLAYS:
        return _is_legal(verdict, said)
    if form.shape in COUNTED:
        return _number(verdict, form, int(said))
    return str(verdict.answer) == _named(verdict.table, said)


def _named(table: Table, value: str) -> str:
    """A value as verdicts spell it: a seat by its name."""
    seat = seat_of(value)
    return value if seat is None else table.seats[seat]


def _many(verdict: Verdict, _: AnswerForm, said: Any) -> bool:
    chosen = () if said in (NOBODY, NOTHING) else said
    return {_named(verdict.table, value) for value in chosen} == _right_names(verdict)


def right_ones(verdict: Verdict, form: AnswerForm) -> list[str]:
    """The values that together are the answer."""
    names = _right_names(verdict)
    return [value for value in form.values if _named(verdict.table, value) in names]


def _right_names(verdict: Verdict) -> set[str]:
    answer = verdict.answer if isinstance(verdict.answer, list) else [verdict.answer]
    if shape_of(verdict.question) == HAPPENS:
        traits = verdict.table.engine.traits
        return {group for event in answer if (group := event_group(traits, event["effect"]))}
    return {*answer} - {NOBODY}


def event_group(traits: GameTraits, effect: str) -> str:
    """The reader's word for an effect; empty for one that follows by itself."""
    groups = traits.event_groups.items()
    return next((group for group, begins in groups if effect.startswith(begins)), OTHER_EVENT)


def _order(verdict: Verdict, _: AnswerForm, said: Any) -> bool:
    """Places that nobody has yet are left out."""
    settled = [name for name in verdict.answer if name is not None]
    return [_named(verdict.table, value) for value in said] == settled


def _each(verdict: Verdict, form: AnswerForm, said: Any) -> bool:
    """A seat without points may have none or 0."""
    if form.shape == DEAL:
        return _dealt(verdict, said)
    names = verdict.table.seats
    by_name = dict(zip(names, said, strict=False))
    return all((by_name.get(name) or 0) == (verdict.answer.get(name) or 0) for name in names)


def _dealt(verdict: Verdict, said: Sequence[Any]) -> bool:
    """If not all get the same, the deal decides who gets one more, so any seats may."""
    answer, seats = verdict.answer, verdict.table.seats
    if "by_seat" in answer:
        return [*said] == [answer["by_seat"][name] for name in seats]
    more = answer.get("more", 0)
    counts = [answer["each"]] * (len(seats) - more) + [answer["each"] + 1] * more
    return sorted(count or 0 for count in said) == counts


def _number(verdict: Verdict, form: AnswerForm, said: Any) -> bool:
    return bool(verdict.answer[COUNTED[form.shape]] == said)


def _cards(verdict: Verdict, form: AnswerForm, said: Any) -> bool:
    """A play that may be made, or cards that may be given."""
    if form.shape == GIFT:
        return _gift(verdict.answer, len(form.values), said)
    if said == NOTHING:
        return not any(plays for form, plays in verdict.answer.items() if form != PASS)
    return _is_legal(verdict, " ".join(said))


def _gift(owed: dict[str, Any], held: int, said: Any) -> bool:
    """A player with fewer cards than they owe gives all of them."""
    cards = [] if said == NOTHING else [*said]
    if len(cards) != min(owed["count"], held):
        return False
    if not cards or owed.get("free"):
        return True
    left = {*cards} - {*owed["forced"]}
    return {*owed["forced"]} <= {*cards} and left <= {*owed["choices"]}


def _is_legal(verdict: Verdict, said: str) -> bool:
    """Whether the referee allows a play, or a pass."""
    table = verdict.table
    texts = () if said == PASS else said.split()
    cards = tuple(parse_card(text, table.rulebook.deck) for text in texts)
    kind = MAY_PASS if said == PASS else MAY_PLAY
    try:
        return bool(table.ask(Question(kind, verdict.question.seat, cards)).answer == "yes")
    except AmbiguousPlay:
        return True
    except RefereeError:
        return False


CHECKS: Mapping[str, Callable[[Verdict, AnswerForm, Any], bool]] = {
    ONE: _one,
    MANY: _many,
    ORDER: _order,
    EACH: _each,
    NUMBER: _number,
    CARDS: _cards,
}
