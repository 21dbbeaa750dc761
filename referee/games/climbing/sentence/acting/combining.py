"""What several deeds of a sentence say by one hook, as one answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from referee.games.climbing.rule.effects import Effect, Effects
from referee.games.climbing.rule.moment import Doubt, Meeting, Moment


def first_of(said: list[Callable[[Moment], Effects]], moment: Moment) -> Effects:
    """What the first of them does that does anything."""
    return next(filter(None, (list(each(moment)) for each in said)), [])


def nothing(moment: Moment) -> Effects:
    return ()


def all_of(said: list[Callable[[Meeting], Effects]], meeting: Meeting) -> list[Effect]:
    return [effect for met in said for effect in met(meeting)]


def sum_of(
    said: list[Callable[..., Mapping[int, int] | None]], *about: Any
) -> Mapping[int, int] | None:
    """The points of all of them; ``None`` where one cannot tell."""
    total: Counter[int] = Counter()
    for each in said:
        found = each(*about)
        if found is None:
            return None
        total.update(found)
    return total


def any_of(said: list[Callable[..., bool | Doubt]], *about: Any) -> bool | Doubt:
    """Whether one of them says so; where none does for sure, what one leaves in doubt."""
    told: bool | Doubt = False
    for each in said:
        found = each(*about)
        if found is True:
            return True
        told = told or found
    return told
