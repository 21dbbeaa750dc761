"""Still pages: a face in one HTML file that opens from anywhere, without Python or a network.

It holds the same bundle and style as the widgets, and the session's states in both languages.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
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
"""What a page without Python has no use for: it could only be touched in vain."""

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
body {{ margin: 0; background: Canvas; color: CanvasText; color-scheme: light dark; }}
main {{ max-width: 1360px; margin: auto; }}
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


class Shown(Protocol):
    """A session of any face."""

    lang: str

    def states(self, lang: str) -> Mapping[str, State]: ...


def still(shown: Table | Verdict | str | Any, path: str | Path, *, lang: str | None = None) -> Path:
    """Writes a still page of a verdict, a table, a text (its moves can be stepped through), or a
    widget as it stands. ``lang`` is the language to begin with; the other is a tap away.

    Raises ``ParseError`` and the other errors of a text that cannot be read, ``TypeError`` for what
    has no table to show as it stands, such as a rule picker or a quiz.
    """
    if hasattr(shown, "still_page"):
        page = shown.still_page(lang)
    else:
        session, view = _session_of(shown, lang or "en")
        page = still_page(session, view)
    place = Path(path)
    place.write_text(page, "utf-8")
    return place


def _session_of(shown: Table | Verdict | str, lang: str) -> tuple[Shown, str]:
    if not isinstance(shown, (Table, Verdict, str)):
        raise TypeError(f"no still page of a {type(shown).__name__}: only of a table")
    text = text_of(shown)
    if isinstance(shown, Verdict):
        return DeskSession(text, lang), "card"
    story = read_story(text)
    if story.main.moves or story.branches:
        return StepperSession(text, lang=lang), "stepper"
    return DeskSession(text, lang), "desk"


def still_page(session: Shown, view: str, lang: str | None = None) -> str:
    """The page of a session as it stands: HTML in one file."""
    begin = lang if lang in LANGS else session.lang
    faces = {each: _packed(session.states(each)) for each in LANGS}
    data = {"kind": "still", "view": view, "lang": begin, "faces": faces}
    title = _title(next(iter(session.states(begin).values())))
    return PAGE.format(
        lang=begin,
        title=escape(title),
        version=__version__,
        policy=POLICY,
        style=(STATIC / "desk.css").read_text("utf-8"),
        data=script_json(data),
        bundle=(STATIC / "desk.js").read_text("utf-8"),
    )


def _title(state: State) -> str:
    asked = state.get("question") or {}
    named = asked.get("label") or state.get("title") or state["labels"].get("picture")
    return str(named or "Referee")


def _packed(states: Mapping[str, State]) -> State:
    """States with what they say alike said once."""
    bare = [_bare(each) for each in states.values()]
    common = _common(bare)
    own = ({k: v for k, v in each.items() if k not in common} for each in bare)
    return {"common": common, "own": dict(zip(states, own, strict=True))}


def _bare(state: State) -> State:
    """What is shown."""
    return {part: said for part, said in state.items() if part not in UNUSED}


def _common(states: Iterable[State]) -> State:
    first, *others = states
    return {k: v for k, v in first.items() if all(v == each.get(k) for each in others)}


def script_json(data: Any) -> str:
    """JSON that may stand in a script element: nothing in it can end that."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
