"""What is remembered of the tables made last changes nothing of what the desk draws."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from referee.ui.desk.session import DeskSession
from referee.verdict import table_cache
from referee.verdict.case import TableCase
from referee.verdict.table_cache import CachedTable
from tests.tiers import quick

State = dict[str, Any]
BOX = {"zone": "box"}
SLOT = {"zone": "disputed"}
TABLES = (
    "rules: daifugo\nseats: Aki, Ben, Chie, Dan\nturn: Aki\n",
    "rules: daifugo + seven_pass + ten_discard + j_back + five_skip\nseats: Aki, Ben, Chie\n"
    "hands:\n  Aki: S7 S10 H5 ? x3\n  Ben: ? x6\n  Chie: ? x6\nturn: Aki\n",
    "rules: local + five_skip + guerrilla\nseats: Aki, Ben, Chie\nturn: Ben\n",
    "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4\nplay:\n  Ben: D7\n",
    "rules: million_doubt\nseats: Aki, Ben, Chie\nplay:\n  Aki: (H3)\n",
    "rules: hearts\nseats: Aki, Ben, Chie, Dan\nplay:\n  Aki: S4\n  Ben: SQ\n",
)
SAID_ANEW = ("seq",)


def _story(text: str, seed: int) -> list[State]:
    """Everything that is drawn while somebody taps, makes mistakes and takes moves back."""
    random, session = Random(seed), DeskSession(text, flips_at_once=True)
    state = session.state()
    deck = state["deck"]
    cards = [suit["id"] + rank for suit in deck["suits"] for rank in deck["ranks"]]
    drawn = [state]
    for _ in range(12):
        drawn.append(session.act(_tap(random, drawn[-1], cards)))
    return [{name: each[name] for name in each if name not in SAID_ANEW} for each in drawn]


def _tap(random: Random, state: State, cards: list[str]) -> State:
    chance = random.random()
    if chance < 0.45:
        return {"type": "move", "card": random.choice(cards), "from": BOX, "to": SLOT}
    if chance < 0.7:
        return {"type": "play"}
    if chance < 0.8:
        return {"type": "undo"}
    if chance < 0.85:
        return {"type": "clear", "what": "disputed"}
    if chance < 0.9:
        return {"type": "lang", "lang": random.choice(["en", "ja"])}
    if state["marks"]:
        mark = random.choice(state["marks"])
        return {"type": "mark", "mark": mark["mark"], "on": not mark["on"]}
    return {"type": "redo"}


@pytest.mark.parametrize("text", quick(TABLES, 1, "the first tier plays by daifugo only"))
def test_a_story_is_told_the_same_without_any_memory(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stories = [_story(text, seed) for seed in range(3)]
    for name in ("find", "find_start"):
        monkeypatch.setattr(table_cache, name, lambda table, description, *, stands: None)
    monkeypatch.setattr(table_cache, "add", lambda cached: None)
    monkeypatch.setattr(TableCase, "_begin_like", lambda case, other: None)
    assert [_story(text, seed) for seed in range(3)] == stories


def test_of_a_story_most_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables come again, go on from others, and are known with a change."""
    met, find, find_start = set[str](), table_cache.find, table_cache.find_start

    def counted(table: Any, description: Any, *, stands: bool) -> CachedTable | None:
        found = find(table, description, stands=stands)
        met.update(["again", *(["changed"] if found.changed else [])] if found else [])
        return found

    def gone_on(table: Any, description: Any, *, stands: bool) -> tuple[CachedTable, int] | None:
        found = find_start(table, description, stands=stands)
        if found:
            cached, count = found
            steps = cached.first_steps_of_changed(count)
            met.update(["went on", *(["begun"] if steps else [])])
        return found

    monkeypatch.setattr(table_cache, "find", counted)
    monkeypatch.setattr(table_cache, "find_start", gone_on)
    for seed in range(3):
        _story(TABLES[0], seed)
    assert met == {"again", "changed", "went on", "begun"}
