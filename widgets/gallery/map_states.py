"""The gallery's states of the map of colliding rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

from referee.interaction_checker.recorded import SWEEP_FILES
from referee.interaction_checker.result import Interactions
from referee.ui.interaction_map.session import MapSession

State = dict[str, Any]
PAIR = {"type": "pair", "clauses": ["daifugo.thief", "daifugo.death"]}
DECIDED = {"type": "decide", "value": "death_first"}


@cache
def _found() -> Interactions:
    """The unsettled pairs of daifugo, as the package knows them."""
    return Interactions.from_json((SWEEP_FILES / "daifugo.json").read_text("utf-8"))


def _map(actions: tuple[State, ...], lang: str) -> State:
    session = MapSession(_found(), lang=lang)
    for action in actions:
        session.act(action)
    return session.state()


MAP: Mapping[str, Callable[[str], State]] = {
    "map": partial(_map, ()),
    "map-pair": partial(_map, (PAIR,)),
    "map-decided": partial(_map, (PAIR, DECIDED)),
}
