"""Whether what the reader says is right. Only the referee's verdict tells."""

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
"""Where the number that is asked for stands in the answer."""

MAX_NUMBER = 10**6


def fits(form: AnswerForm, said: Any) -> bool:
    """Whether this is something that could be said, right or wrong."""
    if isinstance(said, str) and said in form.others:
        return True
    if form.kind == ONE:
        return isinstance(said, str) and said in form.values
    if form.kind == NUMBER:
        return _is_whole(said) and 0 <= said <= MAX_NUMBER
    if not isinstance(said, (list, tuple)):
        return False
    if form.kind == EACH:
        return all(_fits_seat(form, each) for each in said)
    return bool(said) and all(each in form.values for each in said) and _is_drawn(form, said)


def _fits_seat(form: AnswerForm, said: Any) -> bool:
    """A title, a number of points, or nothing."""
    if said is None:
        return True
    return said in form.values if form.values else _is_whole(said) and abs(said) <= MAX_NUMBER


def _is_whole(said: Any) -> bool:
    return isinstance(said, int) and not isinstance(said, bool)


def _is_drawn(form: AnswerForm, said: Sequence[Any]) -> bool:
    """Nothing oftener than it is there: two jokers may be."""
    return all(said.count(each) <= form.values.count(each) for each in said)


def is_right(verdict: Verdict, form: AnswerForm, said: Any) -> bool:
    """Whether this answers the verdict's question."""
    left_open = open_answer(verdict)
    if left_open or (isinstance(said, str) and said in OPEN):
        return bool(said == left_open)
    return CHECKS[form.kind](verdict, form, said)


def open_answer(verdict: Verdict) -> str:
    """``"depends"`` or ``"unsettled"`` where that is the answer; plays that are all uncertain are
    one that depends."""
    answer = verdict.answer
    if shape_of(verdict.question) == PLAYS and isinstance(answer, dict):
        plays = {form for form, found in answer.items() if form != PASS and found}
        return "depends" if plays == {"maybe"} else ""
    return answer if isinstance(answer, str) and answer in OPEN else ""


def _one(verdict: Verdict, form: AnswerForm, said: Any) -> bool:
    if form.shape == PLAYS:
        return _may(verdict, said)
    if form.shape in COUNTED:
        return _number(verdict, form, int(said))
    return str(verdict.answer) == _named(verdict.table, said)


def _named(table: Table, value: str) -> str:
    seat = seat_of(value)
    return value if seat is None else table.seats[seat]


def _many(verdict: Verdict, _: AnswerForm, said: Any) -> bool:
    chosen = set() if said in (NOBODY, NOTHING) else set(said)
    return {_told(verdict, each) for each in chosen} == _wanted(verdict)


def right_ones(verdict: Verdict, form: AnswerForm) -> list[str]:
    """Of the values, just some of which are the answer, those that belong to it."""
    wanted = _wanted(verdict)
    return [value for value in form.values if _told(verdict, value) in wanted]


def _told(verdict: Verdict, value: str) -> str:
    return value if shape_of(verdict.question) == HAPPENS else _named(verdict.table, value)


def _wanted(verdict: Verdict) -> set[str]:
    """All that has to be said, where several values are the answer together."""
    answer = verdict.answer if isinstance(verdict.answer, list) else [verdict.answer]
    if shape_of(verdict.question) == HAPPENS:
        look = verdict.table.engine.traits
        return {group for each in answer if (group := happening(look, each["effect"]))}
    return {*answer} - {NOBODY}


def happening(look: GameTraits, effect: str) -> str:
    """The reader's word for an effect; empty for what follows by itself."""
    found = (group for group, begins in look.event_groups.items() if effect.startswith(begins))
    return next(found, OTHER_EVENT)


def _order(verdict: Verdict, _: AnswerForm, said: Any) -> bool:
    """Places that nobody has yet are left out."""
    settled = [each for each in verdict.answer if each is not None]
    return [_named(verdict.table, each) for each in said] == settled


def _each(verdict: Verdict, form: AnswerForm, said: Any) -> bool:
    """A seat without points has none or 0."""
    if form.shape == DEAL:
        return _dealt(verdict, said)
    told = dict(zip(verdict.table.seats, said, strict=False))
    return all(
        (told.get(name) or 0) == (verdict.answer.get(name) or 0) for name in verdict.table.seats
    )


def _dealt(verdict: Verdict, said: Sequence[Any]) -> bool:
    """Who gets one more where not all get the same is told by the dealing, not by the rule."""
    answer, seats = verdict.answer, verdict.table.seats
    if "by_seat" in answer:
        return [*said] == [answer["by_seat"][name] for name in seats]
    more = answer.get("more", 0)
    counts = [answer["each"]] * (len(seats) - more) + [answer["each"] + 1] * more
    return sorted(each or 0 for each in said) == counts


def _number(verdict: Verdict, form: AnswerForm, said: Any) -> bool:
    return bool(verdict.answer[COUNTED[form.shape]] == said)


def _cards(verdict: Verdict, form: AnswerForm, said: Any) -> bool:
    """One play that may be made, or cards that may be given."""
    if form.shape == GIFT:
        return _gift(verdict.answer, len(form.values), said)
    if said == NOTHING:
        return not any(plays for form, plays in verdict.answer.items() if form != PASS)
    return _may(verdict, " ".join(said))


def _gift(owed: dict[str, Any], held: int, said: Any) -> bool:
    """Who holds fewer cards than are owed gives all of them."""
    cards = [] if said == NOTHING else [*said]
    if len(cards) != min(owed["count"], held):
        return False
    if not cards or owed.get("free"):
        return True
    left = [card for card in cards if card not in owed["forced"]]
    return set(owed["forced"]) <= set(cards) and set(left) <= set(owed["choices"])


def _may(verdict: Verdict, said: str) -> bool:
    """Whether the referee allows a play, or a pass."""
    table, seat = verdict.table, verdict.question.seat
    kind = MAY_PASS if said == PASS else MAY_PLAY
    words = () if said == PASS else said.split()
    cards = tuple(parse_card(each, table.rulebook.deck) for each in words)
    try:
        return bool(table.ask(Question(kind, seat, cards)).answer == "yes")
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
