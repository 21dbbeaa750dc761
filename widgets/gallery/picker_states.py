"""The gallery's states of the rule picker."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from pathlib import Path
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


def picks(lang: str) -> dict[str, State]:
    """States of the rule picker, by name; all of one house, beside a stale one and a plain book."""
    drawn: dict[str, State] = {}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "our-house.toml"
        for name, actions in PICKS.items():
            file.write_text(HOUSE.format(second_j=NOTES[lang]), "utf-8")
            session = PickerSession("daifugo", house=file, lang=lang)
            for action in actions:
                session.act(action)
            drawn[name] = session.state()
        file.write_text(HOUSE, "utf-8")
        session.act({"type": "option", "option": "emperor", "value": True})
        drawn["picker-stale"] = session.act({"type": "save"})
        remove_book("our-house")
    books = PickerSession("daifugo", lang=lang).act({"type": "preset", "preset": "everything"})
    drawn["picker-everything"] = books
    for state in drawn.values():
        state["books"] = [*books["books"], {"id": "our-house", "title": TITLES[lang]}]
    return drawn
