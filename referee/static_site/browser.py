"""The part of the site that runs in the browser: the sessions of one page, with questions and
answers in JSON.

The house file is stored by the page. It comes with each question and goes back with the answer; in
between it is a file like any other house's.
"""

from __future__ import annotations

import gc
import importlib
import json
import sys
import traceback
from pathlib import Path
from typing import Any

from referee.errors import RefereeError
from referee.i18n.messages import LANGS
from referee.web.session_store import RequestTooLarge, SessionExpired, SessionStore

HOUSE = "our-house.toml"
SAMPLE_TABLE = (("D4", "field"), ("D7", "field"), ("D9", "field"), ("C10", "disputed"))
"""Cards to move on an empty desk for a verdict, and where to."""
Json = dict[str, Any]


def start(folder: str) -> BrowserApp:
    """Start the page's Python. Until the first verdict the garbage collector is off, as nearly all
    that is allocated stays."""
    gc.disable()
    return BrowserApp(Path(folder))


class BrowserApp:
    """The sessions of a page, and its house file."""

    def __init__(self, folder: Path) -> None:
        """``folder``: where the house file is stored during a question."""
        folder.mkdir(parents=True, exist_ok=True)
        self.house = folder / HOUSE
        self._store = _new_store(self.house)
        self._lang = LANGS[0]

    def prewarm(self) -> None:
        """Reach a first verdict while nothing is asked, so that later ones are quick."""
        gc.enable()
        _visit(self._lang)

    def find_new_modules(self) -> None:
        """Make the modules importable that were added to ``site-packages`` after the start, also
        those of packages that Python has imported from the archive of its library."""
        from pkgutil import extend_path  # one of them

        for name, module in [*sys.modules.items()]:
            if hasattr(module, "__path__"):
                module.__path__ = extend_path(module.__path__, name)
        importlib.invalidate_caches()

    def answer(self, question: str) -> str:
        """The answer to ``{"path": "open" or "act", "body": ..., "house": text or null}``.

        It contains ``told``, which is what the server would have answered, or why there is no
        answer: ``gone``, ``refused`` or ``failed``.
        """
        request = json.loads(question)
        if "house" in request:
            self._write_house(request["house"])
        answer = self._answer(request["path"], request["body"])
        answer["house"] = self._house_text()
        return json.dumps(answer, ensure_ascii=True)  # a lone surrogate in a text must not fail

    def _answer(self, path: str, body: Json) -> Json:
        try:
            return self._open(body) if path == "open" else {"told": self._store.act(body)}
        except SessionExpired:
            return {"gone": True}
        except RequestTooLarge:
            return {"refused": True}
        except Exception:  # a bug: the page reports it and keeps its table
            return {"failed": traceback.format_exc()}

    def _open(self, body: Json) -> Json:
        """Open a session; if the house file is invalid, one without it, with the reason."""
        lang = body.get("lang")
        self._lang = lang if lang in LANGS else "en"
        if self._house_text() is None:
            return {"told": self._store.open(body)}
        body = {**body, "drawn": True}
        try:
            self._store.check()
        except RefereeError as problem:
            self._store = _new_store(None)
            return {"told": self._store.open(body), "problem": problem.say(self._lang)}
        return {"told": self._store.open(body)}

    def _write_house(self, text: str | None) -> None:
        if text is None:
            self.house.unlink(missing_ok=True)
        elif text != self._house_text():
            self.house.write_bytes(text.encode("utf-8", "surrogatepass"))

    def _house_text(self) -> str | None:
        try:
            return self.house.read_bytes().decode("utf-8", "surrogatepass")
        except (OSError, UnicodeError):
            return None


def _new_store(house: str | Path | None) -> SessionStore:
    return SessionStore(house=house, lang_is_explicit=False, house_is_named=True)


def first_visit() -> None:
    """Reach a first verdict in each language. The build does so to see which modules it imports."""
    for lang in LANGS:
        _visit(lang)


def _visit(lang: str) -> None:
    """Open a page and ask for a verdict, without a house."""
    store = _new_store(HOUSE)
    session = store.open({"lang": lang, "kind": "home", "drawn": False})["id"]
    actions: list[Json] = [{"type": "open", "kind": "desk"}]
    for card, zone in SAMPLE_TABLE:
        place = {"from": {"zone": "box"}, "to": {"zone": zone}}
        actions.append({"type": "move", "card": card, **place})
    for number, action in enumerate(actions, 1):
        store.act({"id": session, "action": {**action, "seq": number}})
