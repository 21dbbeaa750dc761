"""What runs in the browser: the sessions of one page, asked and answered in JSON.

The house's file lies in the page's storage. It comes with what is asked, and goes back with the
answer; between the two it is a file, like any other house's.
"""

from __future__ import annotations

import gc
import json
import traceback
from pathlib import Path
from typing import Any

from referee.errors import RefereeError
from referee.i18n.messages import LANGS
from referee.web.session_store import Desks, Gone, TooLong

HOUSE = "our-house.toml"
FIRST = (("D4", "field"), ("D7", "field"), ("D9", "field"), ("C10", "disputed"))
"""A quarrel from an empty desk."""
Answer = dict[str, Any]


def begin(folder: str) -> Within:
    """A page begins. Nothing is thrown away before the first verdict, so that nobody need look
    for it."""
    gc.disable()
    return Within(Path(folder))


class Within:
    """The sessions of a page, and the file of its house."""

    def __init__(self, folder: Path) -> None:
        """``folder``: where the house's file lies while somebody is asked."""
        folder.mkdir(parents=True, exist_ok=True)
        self.house = folder / HOUSE
        self._desks = self._desks_with(self.house)
        self._lang = LANGS[0]

    def exercise(self) -> None:
        """What a first verdict takes is done once while nobody asks: it is the slowest of all."""
        gc.enable()
        _Visit(self._lang).settles()

    def answer(self, asked: str) -> str:
        """The answer to ``{"path": "open" or "act", "body": ..., "house": text or null}``.

        It has ``told``, what the small server would have answered, or else why there is none:
        ``gone``, ``refused``, ``failed``.
        """
        said = json.loads(asked)
        if "house" in said:
            self._lay(said["house"])
        answer = self._answered(said["path"], said["body"])
        answer["house"] = self._text()
        return json.dumps(answer, ensure_ascii=True)  # half a character in a text may not fail

    def _answered(self, path: str, body: Answer) -> Answer:
        try:
            return self._open(body) if path == "open" else {"told": self._desks.act(body)}
        except Gone:
            return {"gone": True}
        except TooLong:
            return {"refused": True}
        except Exception:  # a fault of ours: the page is to hear of it, with the table kept
            return {"failed": traceback.format_exc()}

    def _open(self, body: Answer) -> Answer:
        """A new session; where the house cannot be used, one without it, and why."""
        self._lang = _lang_of(body)
        if self._text() is None:  # then there is nothing to be wrong
            return {"told": self._desks.open(body)}
        body = {**body, "drawn": True}
        try:
            self._desks.check()
        except RefereeError as problem:
            self._desks = self._desks_with(None)
            why = problem.say(self._lang)
            return {"told": self._desks.open(body), "problem": why}
        return {"told": self._desks.open(body)}

    def _desks_with(self, house: Path | None) -> Desks:
        return Desks(house=house, is_told=False, house_is_named=True)

    def _lay(self, text: str | None) -> None:
        """The house's file as the page has it."""
        if text is None:
            self.house.unlink(missing_ok=True)
        elif text != self._text():
            self.house.write_bytes(text.encode("utf-8", "surrogatepass"))

    def _text(self) -> str | None:
        try:
            return self.house.read_bytes().decode("utf-8", "surrogatepass")
        except (OSError, UnicodeError):
            return None


def _lang_of(body: Answer) -> str:
    lang = body.get("lang")
    return lang if lang in LANGS else "en"


# ---- used once, so that it is there


def first() -> None:
    """What a page does until its first verdict, in each language, and what it may be asked next:
    the build sees what it reads."""
    for lang in LANGS:
        _Visit(lang).settles()


class _Visit:
    """Somebody at a page, without a house."""

    def __init__(self, lang: str) -> None:
        self._desks = Desks(house=HOUSE, is_told=False, house_is_named=True)
        self._id = self._desks.open({"lang": lang, "kind": "home", "drawn": False})["id"]
        self._done = 0

    def does(self, what: str, **more: object) -> Answer:
        self._done += 1
        action = {"type": what, "seq": self._done, **more}
        return self._desks.act({"id": self._id, "action": action})

    def settles(self) -> Answer:
        self.does("open", kind="desk")
        box = {"zone": "box"}
        moves = [
            self.does("move", card=card, **{"from": box, "to": {"zone": zone}})
            for card, zone in FIRST
        ]
        return moves[-1]
