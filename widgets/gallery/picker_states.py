"""The gallery's states of the rule picker."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from gallery.names import NAMES
from referee.ui.desk.rule_panel import try_rule
from referee.ui.rule_picker.session import PickerSession
from referee.ui.shared.board import read_board

State = dict[str, Any]
HOUSE = """\
# What we play by since 2019.
format = 1
revision = 4
extends = "daifugo"

[title]
ja = "田中家"
en = "The Tanakas"

[switches]
five_skip = true
seven_pass = true
ten_discard = true
j_back = true   # but no strong one
run_revolution = true
strict_lock = true

[[ruling]]
decides = "second_j"
value = "stays"
date = 2026-10-03
note = "{second_j}"

[[ruling]]
decides = "seven_pass_target"
value = "any"
date = 2026-11-20
"""
TITLES = {"en": "The Tanakas", "ja": "田中家"}
NOTES = {"en": "since the quarrel of October", "ja": "10月にもめたので"}
PICKS: Mapping[str, list[State]] = {
    "picker": [],
    "picker-odd": [
        {"type": "option", "option": "j_back", "value": False},
        {"type": "option", "option": "second_j", "value": "flips_again"},
        {"type": "option", "option": "six_return", "value": True},
        {"type": "option", "option": "q_release", "value": True},
        {"type": "option", "option": "suit_lock", "value": False},
        {"type": "option", "option": "strict_lock", "value": False},
        {"type": "option", "option": "seven_pass_target", "value": "next"},
    ],
    "picker-broken": [
        {
            "type": "load",
            "name": "friends.toml",
            "text": 'extends = "offkai"\n\n[switches]\nemperor = = true\n',
        }
    ],
}


def _shelved(lang: str, state: State) -> State:
    """The state with the house's book last in the menu."""
    others = [book for book in state["books"] if book["id"] != "our-house"]
    return {**state, "books": [*others, {"id": "our-house", "title": TITLES[lang]}]}


def _pick(actions: list[State], lang: str, *, stale: bool = False) -> State:
    """The house's picker after these actions; ``stale``: then the file changes, and it saves."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "our-house.toml"
        file.write_text(HOUSE.format(second_j=NOTES[lang]), "utf-8")
        session = PickerSession("daifugo", house=file, lang=lang)
        for action in actions:
            session.act(action)
        if stale:
            file.write_text(HOUSE, "utf-8")
            session.act({"type": "option", "option": "emperor", "value": True})
            session.act({"type": "save"})
        return _shelved(lang, session.state())


SMALL = """\
revision = 1
extends = "offkai"

[title]
ja = "田中家"
en = "The Tanakas"
"""
NINE = """\
rules: {book}
seats: {seats}
field: {first} S4
play:
  {second}: H9
ask:
  whose turn
"""


def _own(actions: list[State], lang: str, *, file: bool = True) -> State:
    """A rule of one's own at these steps, tried at a table; ``file``: the house has one."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "our-house.toml"
        path.write_text(SMALL, "utf-8")
        session = PickerSession("offkai", house=path if file else None, lang=lang)
        seats = NAMES[lang].split(", ")[:3]
        told = {"seats": ", ".join(seats), "first": seats[0], "second": seats[1]}
        board = read_board(NINE.format(book=session.picked.book, **told))
        session.trial = partial(try_rule, board, lang)
        *earlier, last = actions
        return _shelved(lang, session.act({**last, "earlier": earlier}))


def _say(word: str, value: str) -> State:
    return {"type": "word", "word": word, "value": value}


BEGUN: list[State] = [{"type": "build", "open": True}]
LACKING = [*BEGUN, _say("when.play.rank", "9"), _say("then.order", "turns")]
MADE = [*BEGUN, _say("when.play.rank", "9"), _say("then.skip", "1")]
TWO: list[State] = [
    *MADE,
    {"type": "sentence", "at": 1},
    _say("when.play.rank", "7"),
    _say("when.play.count", "2"),
    _say("then.give.count", "each"),
    _say("then.emptied", "barred"),
]
KEPT: list[State] = [*TWO, {"type": "keep_rule"}]
OWN: Mapping[str, Callable[[str], State]] = {
    "own-begun": partial(_own, BEGUN),
    "own-lacking": partial(_own, LACKING),
    "own-made": partial(_own, MADE),
    "own-two": partial(_own, TWO),
    "own-unkept": partial(_own, KEPT),
    "own-kept": partial(_own, [*KEPT, {"type": "save"}]),
    "own-table": partial(_own, KEPT, file=False),
    "own-changed": partial(_own, [*KEPT, {"type": "build", "open": True, "rule": "own.rule_1"}]),
    "own-left": partial(_own, [*MADE, {"type": "build", "open": False}]),
    "own-deleted": partial(
        _own, [*KEPT, {"type": "save"}, {"type": "drop_rule", "rule": "own.rule_1"}]
    ),
}
"""The builder at each of its steps, and what stands there afterwards."""


def _everything(lang: str) -> State:
    session = PickerSession("daifugo", lang=lang)
    return _shelved(lang, session.act({"type": "preset", "preset": "everything"}))


PICKER: Mapping[str, Callable[[str], State]] = {
    **{name: partial(_pick, actions) for name, actions in PICKS.items()},
    "picker-stale": partial(_pick, [], stale=True),
    "picker-everything": _everything,
    **OWN,
}
"""Name of a state -> what draws it in a language."""
