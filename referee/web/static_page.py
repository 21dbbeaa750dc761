"""Still pages: a view in one HTML file that needs neither Python nor a network.

It contains the bundle and style of the widgets, and the session's states in both languages.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any, Protocol

from referee import __version__
from referee.i18n.messages import LANGS
from referee.links import text_of
from referee.table import Table, Verdict
from referee.ui.desk.session import DeskSession
from referee.ui.stepper.session import StepperSession
from referee.ui.stepper.text import read_story

STATIC = Path(__file__).parent / "static"
State = dict[str, Any]

UNUSED = (
    "books", "game", "picker", "questions", "titles", "outs", "moves", "next", "asks", "waiting",
)  # fmt: skip
"""Parts of a state that only serve actions, which a static page can't do."""

PAGE = """\
<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="generator" content="Referee {version}">
<title>{title}</title>
<link rel="icon" href="data:,">
<style>
body {{ margin: 0; background: #fbf7ee; color: CanvasText; color-scheme: light dark; }}
@media (prefers-color-scheme: dark) {{ body {{ background: #1c1b18; }} }}
main {{ max-width: 1360px; margin: auto; padding: 0 10px; }}
.made {{ margin: 1rem; text-align: center; font: 13px system-ui, sans-serif; opacity: .75; }}
{style}
</style>
<main></main>
<footer class="made">Referee {version}</footer>
<script type="application/json" id="referee-page">{data}</script>
<script type="module">
{bundle}
</script>
</html>
"""
POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"


class StillSource(Protocol):
    """A session of which a static page can be made."""

    lang: str

    def states(self, lang: str) -> Mapping[str, State]: ...


def still(shown: Table | Verdict | str | Any, path: str | Path, *, lang: str | None = None) -> Path:
    """Write a static page of a verdict, a table, a text (if it has moves, one can step through
    them), or a widget. ``lang``: the language to begin with; the page can change it.

    Raises ``TypeError`` for other things, such as a rule picker or a quiz, and ``ParseError`` or
    another ``RefereeError`` for a text that can't be read.
    """
    if hasattr(shown, "still_page"):
        page = shown.still_page(lang)
    else:
        session, view = _session_of(shown, lang or "en")
        page = still_page(session, view)
    file = Path(path)
    file.write_text(page, "utf-8")
    return file


def _session_of(shown: Table | Verdict | str, lang: str) -> tuple[StillSource, str]:
    if not isinstance(shown, (Table, Verdict, str)):
        raise TypeError(f"can't make a static page of a {type(shown).__name__}")
    text = text_of(shown)
    if isinstance(shown, Verdict):
        return DeskSession(text, lang), "card"
    story = read_story(text)
    if story.main.moves or story.branches:
        return StepperSession(text, lang=lang), "stepper"
    return DeskSession(text, lang), "desk"


def still_page(
    session: StillSource, view: str, lang: str | None = None, *, in_browsers_lang: bool = False
) -> str:
    """The static page of a session, as HTML.

    ``in_browsers_lang``: it begins in the language of the browser that opens it, if it has it.
    """
    first_lang = lang if lang in LANGS else session.lang
    states = {lang: session.states(lang) for lang in LANGS}
    faces = {lang: _compact(states[lang]) for lang in LANGS}
    data = {
        "kind": "still",
        "view": view,
        "lang": first_lang,
        "inBrowsersLang": in_browsers_lang,
        "faces": faces,
    }
    return PAGE.format(
        lang=first_lang,
        title=escape(_title(next(iter(states[first_lang].values())))),
        version=__version__,
        policy=POLICY,
        style=(STATIC / "desk.css").read_text("utf-8"),
        data=script_json(data),
        bundle=(STATIC / "desk.js").read_text("utf-8"),
    )


def _title(state: State) -> str:
    question = state.get("question") or {}
    title = question.get("label") or state.get("title") or state["labels"].get("picture")
    return str(title or "Referee")


def _compact(states: Mapping[str, State]) -> State:
    """States without unused parts. Parts that are the same in all of them are stored once."""
    used = {
        name: {part: value for part, value in state.items() if part not in UNUSED}
        for name, state in states.items()
    }
    first, *others = used.values()
    common = {
        part: value
        for part, value in first.items()
        if all(value == other.get(part) for other in others)
    }
    own = {
        name: {part: value for part, value in state.items() if part not in common}
        for name, state in used.items()
    }
    return {"common": common, "own": own}


def script_json(data: Any) -> str:
    """JSON for a script element: no text in it can end the element."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
