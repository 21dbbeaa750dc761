"""Whatever is tapped at the desk: its text is a table that the referee answers as the desk does,
and what waits or is owed there goes only with a move, by undo, or when the desk says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee.errors import RefereeError
from referee.table import Table
from referee.ui.desk.session import DeskSession
from tests.tiers import quick

State = dict[str, Any]
Action = dict[str, Any]
BOX = {"zone": "box"}

TABLES = {
    "cut": "rules: daifugo + four_stop\nseats: Aki, Ben, Chie\nplay:\n  Aki: S8 H8\n",
    "seven": """\
rules: daifugo + seven_pass + ten_discard
seats: Aki, Ben, Chie
hands:
  Aki: S7 S3 ? x2
  Ben: ? x4
play:
  Aki: S7
""",
    "offkai": "rules: offkai\nseats: Aki, Ben, Chie\nfield: D4\nplay:\n  Ben: D7\n  Chie: D9\n",
    "doubt": "rules: million_doubt\nseats: Aki, Ben, Chie\nplay:\n  Aki: (H3)\n",
    "exchange": """\
rules: daifugo
seats: Aki (daifugo), Ben (heimin), Chie (daihinmin)
state: exchange
hands:
  Aki: S3 H5 D6 C6
  Chie: SA S2 H3 ? x1
play:
  Chie: gives SA S2 to Aki
""",
    "torite": "rules: torite\nseats: Aki, Ben, Chie\nplay:\n  Aki: R4\n  Ben: R9\n",
    "hearts": "rules: hearts\nseats: Aki, Ben, Chie, Dan\nplay:\n  Aki: S4\n  Ben: SQ\n",
    "culprit": "rules: culprit_poker\nseats: Aki, Ben, Chie\nplay:\n  Aki: points Ben\n",
    "sevens": "rules: sevens\nseats: Aki, Ben, Chie\nplay:\n  Aki: S8\n",
}
"""One for each family, and where something is waited for."""
MAKES = ("play", "make", "instead", "undo", "redo", "text")
SAY_SO = ("mark", "clear")
"""At a table that is only described, these are about what waits there."""


def free(state: State) -> list[str]:
    deck = state["deck"]
    return [suit["id"] + rank for suit in deck["suits"] for rank in deck["ranks"][:8]]


def places(state: State) -> list[Action]:
    hands = [
        {"zone": "hand", "seat": at, "seatId": seat["id"]} for at, seat in enumerate(state["seats"])
    ]
    field = [
        {"zone": "field", "play": at, "playId": play["id"]}
        for at, play in enumerate(state["field"])
    ]
    plain = [{"zone": zone} for zone in ("disputed", "discards", "field", "box")]
    return [*plain, *hands, *field]


def lying(state: State) -> list[tuple[str, Action]]:
    found = [(card, {"zone": "disputed"}) for card in state["disputed"]["cards"]]
    found += [(card, place) for place in places(state) for card in at(state, place)]
    return found


def at(state: State, place: Action) -> Sequence[str]:
    if place["zone"] == "hand":
        return tuple(state["seats"][place["seat"]]["cards"])
    if place["zone"] == "field" and "play" in place:
        return tuple(state["field"][place["play"]]["cards"])
    return tuple(state["discards"]["cards"]) if place["zone"] == "discards" else ()


def taps(state: State) -> st.SearchStrategy[Action]:
    """What somebody who sees a state may do."""
    seat = st.integers(0, len(state["seats"]) - 1)
    to = st.sampled_from(places(state))
    new = st.builds(
        lambda card, goal: {"type": "move", "card": card, "from": BOX, "to": goal},
        st.sampled_from(free(state)),
        to,
    )
    step = st.sampled_from([1, -1])
    count = st.sampled_from([None, 0, 2, 5])
    plain = [{"type": kind} for kind in ("play", "undo", "redo", "noted")]
    plain += [{"type": "clear", "what": what} for what in ("disputed", "field")]
    kinds: list[st.SearchStrategy[Action]] = [
        new,
        new,
        doing("unknown", seat=seat, count=count),
        doing("unknown", seat=seat, by=step),
        doing("disputer", seat=seat),
        doing("turn", seat=seat),
        doing("rename", seat=seat, name=st.just("Zoe")),
        doing("seats", by=step),
        st.sampled_from([*plain, {"type": "lang", "lang": "ja"}]),
    ]
    for key, made in (
        ("moves", lambda each: {"type": "make", "move": each["text"]}),
        ("marks", lambda each: {"type": "mark", "mark": each["mark"], "on": not each["on"]}),
        ("offers", offered(state)),
    ):
        if state[key]:
            kinds.append(st.sampled_from(state[key]).map(made))
    if there := lying(state):
        kinds.append(
            st.builds(
                lambda lies, goal: {"type": "move", "card": lies[0], "from": lies[1], "to": goal},
                st.sampled_from(there),
                to,
            )
        )
    if state["field"]:
        play = st.integers(0, len(state["field"]) - 1)
        kinds.append(
            st.builds(lambda n, who: {"type": "player", "play": n, "seat": who}, play, seat)
        )
    return st.one_of(kinds)


def doing(kind: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Action]:
    return st.fixed_dictionaries({"type": st.just(kind), **fields})


def offered(state: State) -> Any:
    def action(offer: State) -> Action:
        top = {"play": len(state["field"]) - 1} if offer["kind"] == "instead" else {}
        return {"type": offer["kind"], "move": offer["move"], **top}

    return action


def table_of(state: State) -> Table | None:
    try:
        return referee.read(state["text"])
    except RefereeError:
        return None


def owing(table: Table) -> set[tuple[str, str]]:
    """What waits there, without the names that may have been changed."""
    return {(owed.kind, owed.clause) for owed in table.position.owed}


def check_answer(session: DeskSession, state: State) -> None:
    table = table_of(state)
    if table is None:
        assert state["problem"] or state["faults"] or any_faults(state)
        return
    if state["verdict"] is not None and not state["problem"]:
        asked = table.ask(state["question"]["text"])
        assert session.verdict is not None
        assert session.verdict["answer"] == asked.to_dict()["answer"]


def any_faults(state: State) -> bool:
    places_ = [*state["seats"], *state["field"], state["discards"], state["disputed"]]
    return any(place["faults"] or place["wrong"] for place in places_)


@pytest.mark.parametrize(
    "name", quick([*TABLES], 3, "the first tier takes fewer random games and tables")
)
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_no_tap_loses_what_waits_and_the_text_says_what_the_desk_says(
    name: str, data: st.DataObject
) -> None:
    session = DeskSession(TABLES[name])
    state = session.state()
    for _ in range(data.draw(st.integers(1, 6))):
        before = table_of(state)
        action = data.draw(taps(state))
        after = session.act(action)
        check_answer(session, after)
        table = table_of(after)
        told = after["notice"] or after["problem"] or after["text"] == state["text"]
        played = before and before.description.play
        moves = table and before and len(table.description.play) > len(before.description.play)
        meant = action["type"] in MAKES or (not played and action["type"] in SAY_SO)
        if before and table and not (told or moves or meant):
            assert owing(before) <= owing(table), action
        state = after
