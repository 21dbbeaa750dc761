"""The dispute desk driven by hand: values that no page sends are answered and never raise."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import referee
from referee.i18n.messages import LANGS
from referee.ui.desk.session import DeskSession
from tests.thorough import is_taken
from tests.tiers import quick

from .test_desk import BOX, DISPUTED, FIELD, LOCKED, User

GOOD: dict[str, dict[str, Any]] = {
    "move": {"card": "S5", "from": BOX, "to": FIELD},
    "stand": {"card": "Jo", "at": DISPUTED, "as": "S8"},
    "down": {"card": "Jo", "at": DISPUTED, "down": True},
    "unknown": {"seat": 1, "count": 3},
    "seats": {"count": 4},
    "rename": {"seat": 0, "name": "Zoe"},
    "title": {"seat": 0, "title": "daifugo"},
    "out": {"seat": 0, "out": "1"},
    "turn": {"seat": 1},
    "disputer": {"seat": 1},
    "player": {"play": 0, "seat": 1},
    "mark": {"mark": "revolution", "on": True},
    "book": {"book": "daifugo"},
    "option": {"option": "suit_lock", "value": False},
    "ask": {"text": "who leads"},
    "try": {"cards": ["D10"]},
    "make": {"move": "Ben: pass"},
    "text": {"text": LOCKED},
    "clear": {"what": "all"},
    "lang": {"lang": "ja"},
}
BAD: tuple[Any, ...] = (
    None,
    "duke",
    "",
    "S3",
    7,
    -1,
    1.5,
    True,
    [],
    ["x"],
    {},
    {"zone": "hand"},
    {"zone": 3},
)
NULLS = {  # what the protocol lets be null, or leaves free
    ("stand", "as"), ("unknown", "count"), ("title", "title"), ("out", "out"), ("turn", "seat"),
    ("player", "seat"), ("ask", "text"), ("mark", "on"),
}  # fmt: skip


@pytest.mark.parametrize(
    "kind", quick([*GOOD], 4, "the first tier sends bad values with some kinds of action")
)
@pytest.mark.parametrize("lang", LANGS)
def test_bad_values_are_answered_and_never_raise(kind: str, lang: str) -> None:
    """Each value of each field in one language; in both with ``THOROUGH=1``."""
    for at, (field, value) in enumerate(product(GOOD[kind], BAD), LANGS.index(lang)):
        if not is_taken(at, len(LANGS)):
            continue
        user = User(LOCKED + "ask:\n  may Chie play Jo\n", lang)
        before = user.sees["text"]
        state = user.does(kind, **{**GOOD[kind], field: value})
        referee.read(state["text"])
        if value is None and (kind, field) not in NULLS:
            assert state["problem"] is not None, (kind, field)
            assert state["problem"]["message"]
            assert state["text"] == before
        assert user.does("undo")["text"]


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("title", "title", "duke"),
        ("title", "seat", 9),
        ("title", "seat", -1),
        ("turn", "seat", "Zoe"),
        ("disputer", "seat", None),
        ("unknown", "count", "many"),
        ("text", "text", 7),
        ("ask", "text", 7),
        ("rename", "name", None),
        ("rename", "name", "S3"),
        ("rename", "name", "pass"),
        ("option", "value", "duke"),
        ("mark", "mark", 3),
        ("make", "move", None),
        ("player", "play", -1),
        ("move", "to", {"zone": "hand", "seat": -1}),
        ("move", "to", {"zone": "sky"}),
        ("try", "cards", "D10"),
        ("clear", "what", "duke"),
    ],
)
def test_a_bad_value_leaves_the_table_and_says_so(kind: str, field: str, value: Any) -> None:
    user = User(LOCKED)
    before = user.sees["text"]
    state = user.does(kind, **{**GOOD[kind], field: value})
    assert state["text"] == before
    assert state["problem"]["message"]
    assert not state["canUndo"]


@pytest.mark.parametrize("action", [{}, {"type": None}, {"type": []}, {"type": "dance"}, None, 3])
def test_an_action_that_is_none_is_answered(action: Any) -> None:
    assert User().session.act(action)["problem"]["kind"] == "action"


def test_a_sequence_that_is_none_is_passed_over() -> None:
    user = User()
    user.puts("S5", FIELD)
    state = user.session.act({"type": "undo", "seq": "x", "earlier": [{"seq": None}, 3]})
    assert state["field"] == []


SEATLESS = "rules: offkai\nhands:\n  Dan: CQ CK CA ? x4\nfield: Aki D3 D4 D5\nturn: Dan\n"


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize(
    "text",
    [
        SEATLESS,
        "rules: offkai\nfield: D4\n",
        "rules: offkai\nseats: Aki\nturn: Zoe\nfield: Zoe D4\n",
    ],
)
def test_cards_of_players_who_do_not_sit_there_are_drawn(text: str, lang: str) -> None:
    session = DeskSession(text, lang)
    state = session.state()
    assert state["offers"] == []
    assert state["field"]
    for act in (
        {"type": "tap", "card": "C10"},
        {"type": "move", "card": "C10", "from": {"zone": "box"}, "to": {"zone": "disputed"}},
    ):
        session.act({**act, "seq": session.state()["seq"] + 1})
