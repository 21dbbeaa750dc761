"""Several threads at one widget: JupyterLab gives the taps of each page one, the cells another."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest

from referee_widgets.desk import Desk
from referee_widgets.picker import RulePicker

pytest.importorskip("anywidget")
pytestmark = pytest.mark.usefixtures("forgets_books")

TABLE = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7\n"


def moved(sender: str, card: str, seq: int = 1) -> dict[str, Any]:
    goes = {"from": {"zone": "box"}, "to": {"zone": "field"}}
    return {"type": "move", "card": card, **goes, "seq": seq, "sender": sender}


def tapped(desk: Desk) -> None:
    desk.set_state({"action": moved("one", "H9")})


def tapped_elsewhere(desk: Desk) -> None:
    desk.set_state({"action": moved("two", "S9")})


def said_once_more(desk: Desk) -> None:
    desk._handle_custom_msg({"action": moved("three", "C9")}, [])


def set_by_a_cell(desk: Desk) -> None:
    desk.lang = "ja"


def set_together_by_a_cell(desk: Desk) -> None:
    with desk.hold_trait_notifications():
        desk.rules = "rules: offkai - suit_lock"


def set_by_its_name(desk: Desk) -> None:
    desk.set_trait("lang", "ja")


WAYS: dict[Callable[[Desk], None], Callable[[Desk], bool]] = {
    tapped: lambda desk: "H9" in desk.table,
    tapped_elsewhere: lambda desk: "S9" in desk.table,
    said_once_more: lambda desk: "C9" in desk.table,
    set_by_a_cell: lambda desk: desk.state["lang"] == "ja",
    set_together_by_a_cell: lambda desk: "- suit_lock" in desk.table,
    set_by_its_name: lambda desk: desk.state["lang"] == "ja",
}
"""A way to change a desk -> whether it has."""


class Slow:
    """A session that takes its time, and sees who comes in meanwhile."""

    def __init__(self, session: Any) -> None:
        self._session = session
        self._inside = 0
        self.most = 0

    def __getattr__(self, name: str) -> Any:
        there = getattr(self._session, name)
        if not callable(there):
            return there

        def slowly(*args: Any) -> Any:
            self._inside += 1
            self.most = max(self.most, self._inside)
            time.sleep(0.01)
            try:
                return there(*args)
            finally:
                self._inside -= 1

        return slowly


def at_once(*calls: Callable[[], object]) -> None:
    """Each in a thread of its own; what one raises is raised."""
    gate = Barrier(len(calls))

    def run(call: Callable[[], object]) -> None:
        gate.wait()
        call()

    with ThreadPoolExecutor(len(calls)) as threads:
        for done in [threads.submit(run, call) for call in calls]:
            done.result()


@pytest.mark.parametrize(("one", "two"), [*combinations(WAYS, 2)])
def test_two_at_once_come_one_after_the_other(
    one: Callable[[Desk], None], two: Callable[[Desk], None]
) -> None:
    desk = Desk(TABLE)
    desk.session = slow = Slow(desk.session)  # type: ignore[assignment]
    at_once(lambda: one(desk), lambda: two(desk))
    assert slow.most == 1
    assert WAYS[one](desk)
    assert WAYS[two](desk)
    state = desk.session.state()
    assert desk.state == {part: state[part] for part in desk.state}


def test_no_state_that_is_sent_overtakes_another() -> None:
    desk = Desk(TABLE)
    told: list[int] = []
    send, slow = desk._send, iter(range(100))

    def hear(message: Any, buffers: Any = None) -> None:
        if "state" in message["state"]:
            told.append(sum(message["state"]["state"]["heard"].values()))
        time.sleep(0.002 * (next(slow) % 3))
        send(message, buffers)

    desk._send = hear
    cards = ("H3", "H4", "H5", "H6", "H8", "H9")

    def tap(sender: str) -> None:
        for seq, card in enumerate(cards, 1):
            desk.set_state({"action": moved(sender, card.replace("H", sender), seq)})

    at_once(lambda: tap("H"), lambda: tap("S"))
    assert told == list(range(1, 2 * len(cards) + 1))
    assert all(f"{suit}{card[1:]}" in desk.table for suit in "HS" for card in cards)


def test_a_house_is_saved_between_two_taps(tmp_path: Path) -> None:
    picker = RulePicker("offkai", house=tmp_path / "house.toml")
    picker.session = slow = Slow(picker.session)  # type: ignore[assignment]
    speak = {"type": "lang", "lang": "ja", "seq": 1, "sender": "one"}
    at_once(picker.save, lambda: picker.set_state({"action": speak}))
    assert slow.most == 1
    assert (picker.lang, picker.problem) == ("ja", {})
    assert (tmp_path / "house.toml").exists()


def test_one_widget_may_lead_another_that_leads_it_back() -> None:
    here, there = Desk(TABLE), Desk(TABLE)
    here.observe(lambda change: setattr(there, "rules", change["new"]), "rules")
    there.observe(lambda change: setattr(here, "lang", change["new"]), "lang")
    at_once(
        lambda: setattr(here, "rules", "rules: offkai - suit_lock"),
        lambda: setattr(there, "lang", "ja"),
    )
    assert (here.lang, there.rules) == ("ja", "rules: offkai - suit_lock\n")
