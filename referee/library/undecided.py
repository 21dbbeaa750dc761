"""Pairs of clauses of which the text does not say which goes first: a reading for each, so that a
table or a house can say it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from referee.language.messages import LANGS, message
from referee.rulebook.clause import UNSETTLED, Clause, Reading

PAIR = 2


def ordered(clauses: Sequence[Clause], pairs: Iterable[Sequence[str]]) -> tuple[Clause, ...]:
    """The clauses of a book; the second of each pair (ids, in any order) has a reading more.

    A pair of which a clause is missing has none.
    """
    place = {clause.id: at for at, clause in enumerate(clauses)}
    made = [*clauses]
    for ids in pairs:
        if place.keys() >= {*ids} and len({*ids}) == PAIR:
            first, second = sorted(place[id_] for id_ in ids)
            reading = _which_first(made[first], made[second])
            made[second] = replace(made[second], readings=(*made[second].readings, reading))
    return tuple(made)


def _which_first(one: Clause, other: Clause) -> Reading:
    """``ONE_or_OTHER``: which of the two goes first; unsettled until somebody says it."""
    firsts = {f"{first.name}_first": first for first in (one, other)}
    label = {
        value: {lang: message(lang, "order-first", title=first.title[lang]) for lang in LANGS}
        for value, first in firsts.items()
    }
    ids = (one.id, other.id)
    return Reading(
        name=f"{one.name}_or_{other.name}",
        question={
            lang: message(lang, "order-which", first=one.title[lang], second=other.title[lang])
            for lang in LANGS
        },
        values=(*firsts, UNSETTLED),
        default=UNSETTLED,
        label=label | {UNSETTLED: {lang: message(lang, "order-open") for lang in LANGS}},
        why={lang: message(lang, "order-why") for lang in LANGS},
        orders=dict(zip(firsts, (ids, ids[::-1]), strict=True)),
        among=ids,
    )
