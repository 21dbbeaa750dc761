"""The gallery's states of the rule picker."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from referee.faces.picker.session import PickerSession
from referee.library.library import remove_book

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
        state = session.state()
    remove_book("our-house")
    return _shelved(lang, state)


def _everything(lang: str) -> State:
    session = PickerSession("daifugo", lang=lang)
    return _shelved(lang, session.act({"type": "preset", "preset": "everything"}))


PICKER: Mapping[str, Callable[[str], State]] = {
    **{name: partial(_pick, actions) for name, actions in PICKS.items()},
    "picker-stale": partial(_pick, [], stale=True),
    "picker-everything": _everything,
}
"""Name of a state -> what draws it in a language."""
