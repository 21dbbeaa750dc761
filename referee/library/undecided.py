"""Pairs of clauses of which the text does not say which goes first: a reading for each, so that a
table or a house can say it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from referee.i18n.messages import LANGS, message
from referee.model.types import Words
from referee.rulebook.clause import UNSETTLED, Clause, Reading

PAIR = 2


class Spoken(Mapping[str, str]):
    """A message in every language, put into words when somebody reads it: a book may have hundreds
    of pairs. ``titles``: what it is about, by the names that the message has for them."""

    def __init__(self, key: str, titles: Mapping[str, Words]) -> None:
        self.key, self.titles = key, titles

    def __getitem__(self, lang: str) -> str:
        if lang not in LANGS:
            raise KeyError(lang)
        return message(lang, self.key, **{name: each[lang] for name, each in self.titles.items()})

    def __iter__(self) -> Iterator[str]:
        return iter(LANGS)

    def __len__(self) -> int:
        return len(LANGS)


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
    firsts = {f"{first.name}_first": first.title for first in (one, other)}
    label = {value: Spoken("order-first", {"title": title}) for value, title in firsts.items()}
    ids = (one.id, other.id)
    return Reading(
        name=f"{one.name}_or_{other.name}",
        question=Spoken("order-which", {"first": one.title, "second": other.title}),
        values=(*firsts, UNSETTLED),
        default=UNSETTLED,
        label={**label, UNSETTLED: Spoken("order-neither", {})},
        why=Spoken("order-why", {}),
        orders=dict(zip(firsts, (ids, ids[::-1]), strict=True)),
        among=ids,
    )
