"""Draws the gallery's fixed states by real sessions, in each language."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from datetime import date
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import referee
from gallery.map_states import MAP
from gallery.names import NAMES, translated
from gallery.picker_states import KEPT, PICKER, TWO
from gallery.quiz_states import QUIZ
from gallery.tables import SAID, STORY, TABLES
from referee.library.context import current
from referee.ui.desk.session import DeskSession
from referee.ui.home.session import HomeSession, UnreadableFile
from referee.ui.stepper.session import StepperSession

State = dict[str, Any]
Draw = Callable[[str], State]
"""Draws one state in a language."""
HOUSE = "our-house.toml"
RULES = "rules-"
"""How the states begin in which the desk's rules lie open: a tap on them shows it."""
WITHOUT_LOCK = {"type": "suppose", "options": {"suit_lock": False}}
STRICT = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nturn: Ben\nfield: Dan D4, Aki D5\n"
OTHERS = {"type": "elsewhere"}
LEAGUE = {"type": "elsewhere", "book": "league"}
UNREADABLE = {"type": "text", "text": TABLES["no"].replace("D7", "7D")}


def _desk(text: str, lang: str, *, house: str | None = None, actions: tuple[State, ...]) -> State:
    session = DeskSession(translated(text, lang), lang, house)
    if not actions:
        return session.state()
    *earlier, last = actions
    return session.act({**last, "earlier": earlier})


def _ruled(lang: str) -> State:
    """A table that plays by the book of a house, with a ruling of a fixed day."""
    with TemporaryDirectory() as folder:
        house = referee.new_house(Path(folder) / HOUSE, "offkai")
        note = {"en": "decided after Friday’s argument", "ja": "金曜日にもめたので決めた"}
        house.rule("suit_lock", True, note=note[lang], date=date(2026, 11, 20))
        text = TABLES["no"].replace("rules: offkai", "rules: our-house")
        return DeskSession(translated(text, lang), lang).state()


OPEN = {"type": "picker", "open": True}


def _picks(*actions: State) -> tuple[State, ...]:
    return (OPEN, *({"type": "pick", "do": each} for each in actions))


OPENED: Mapping[str, Draw] = {
    "open": partial(_desk, TABLES["no"], actions=(OPEN,)),
    "own": partial(_desk, TABLES["no"], actions=_picks(*TWO)),
    "kept": partial(_desk, TABLES["no"], actions=_picks(*KEPT)),
}
"""The desk with its rules open, as it is, while a rule is made, and with one."""


DESK: Mapping[str, Draw] = {
    **{name: partial(_desk, text, actions=()) for name, text in TABLES.items()},
    "unreadable": partial(_desk, TABLES["no"], actions=(UNREADABLE,)),
    "empty": partial(_desk, "", actions=()),
    "tried": partial(_desk, TABLES["no"], house=HOUSE, actions=(WITHOUT_LOCK,)),
    "kept": partial(_desk, TABLES["no"], actions=(WITHOUT_LOCK, {"type": "keep"})),
    "pairs": partial(_desk, TABLES["pairs"], actions=({"type": "pairs"},)),
    "others": partial(_desk, STRICT + "ask:\n  may Ben play D9\n", actions=(OTHERS,)),
    "other": partial(_desk, STRICT + "ask:\n  may Ben play D9\n", actions=(LEAGUE,)),
    "ruled": _ruled,
    **{f"{RULES}{name}": draw for name, draw in OPENED.items()},
}
CARD: Mapping[str, Draw] = {"card": DESK["no"]}


def _step(row: int, index: int, lang: str) -> State:
    session = StepperSession(translated(STORY, lang).format(**SAID[lang]), lang=lang)
    branch = session.state()["tree"][row]["name"]
    return session.act({"type": "go", "branch": branch, "index": index})


STEPPER: Mapping[str, Draw] = {  # the row of the tree and the index that are shown
    "steps": partial(_step, 0, 0),
    "step-refused": partial(_step, 0, 3),
    "step-branch": partial(_step, 1, 3),
    "step-end": partial(_step, 0, 4),
}
UNREAD = UnreadableFile(
    "friday.table", "rules: offkai\nfeild: D4\n", "can’t read “feild”. Did you mean “field”?", 2
)
HOME: Mapping[str, Draw] = {
    "front": lambda lang: HomeSession(lang).state(),
    "front-unread": lambda lang: HomeSession(lang, UNREAD).state(),
}
FACES: Mapping[str, Mapping[str, Draw]] = {
    "home": HOME,
    "desk": DESK,
    "card": CARD,
    "stepper": STEPPER,
    "picker": PICKER,
    "quiz": QUIZ,
    "map": MAP,
}
"""What the page draws -> its states by name."""


def names() -> list[str]:
    """The names of all states, each with its language: ``no-en``."""
    return [f"{name}-{lang}" for lang in NAMES for drawn in FACES.values() for name in drawn]


def _alone(draw: Draw, lang: str) -> State:
    """The state as it is drawn; the books that this makes known are unknown after it."""
    with current().trial():
        return draw(lang)


def write(folder: Path, only: Collection[str] = ()) -> Path:
    """Draws every state into ``states.json`` of the folder: by name, with its face and language.

    ``only``: the names of those that are drawn, instead of all.
    """
    states = {
        f"{name}-{lang}": {"view": face, "lang": lang, "state": _alone(draw, lang)}
        for lang in NAMES
        for face, drawn in FACES.items()
        for name, draw in drawn.items()
        if not only or f"{name}-{lang}" in only
    }
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "states.json"
    file.write_text(json.dumps(states, ensure_ascii=False), "utf-8")
    return file
