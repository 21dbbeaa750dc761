"""What a page can export: a static page, the QR code of a link, a picture of a verdict."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from referee.links import qr_squares
from referee.notation.table_text import header_book
from referee.table import Verdict
from referee.ui.static.verdict_svg import draw_scene

from .embed_code import embed_code
from .static_page import State, StillSource, still_page

VIEWS = ("desk", "card", "stepper")
"""The views that can be exported."""
MAX_NAME = 60
"""Letters in the name of a file."""


class ExportSource(StillSource, Protocol):
    """A session with such a view."""

    def state(self) -> State: ...

    @property
    def pictured(self) -> Verdict | None: ...


def export(session: Any, view: str, actions: Iterable[Mapping[str, Any]]) -> State:
    """The exports for which these actions ask, as in the trait ``page``; empty if the view has
    none."""
    if view not in VIEWS:
        return {}
    exports: State = {}
    for action in actions:
        exports |= EXPORTERS[action["type"]](session, view, action)
    return exports


def _file_name(session: ExportSource) -> str:
    """A file name without suffix: the rulebook and the question, in the page's language."""
    verdict, lang = session.pictured, session.lang
    if verdict:
        name = f"{verdict.table.rulebook.book.title[lang]} {verdict.question.text(lang)}"
    else:
        name = header_book(str(session.state()["text"]))
    words = re.findall(r"\w+", name.lower())
    return "-".join(words)[:MAX_NAME].rstrip("-") or "referee"


def _still(session: ExportSource, view: str, _: Mapping[str, Any]) -> State:
    return {"html": still_page(session, view), "name": _file_name(session)}


def _code(_session: ExportSource, _view: str, action: Mapping[str, Any]) -> State:
    """The dark squares of the code as an SVG path; empty if the link is too long."""
    link = str(action.get("link"))
    size, path = qr_squares(link)
    return {"code": {"link": link, "size": size, "path": path}}


def _picture(session: ExportSource, _view: str, _: Mapping[str, Any]) -> State:
    if session.pictured is None:
        return {"picture": None}
    svg = draw_scene(session.pictured, session.lang)
    return {"picture": {"svg": svg, "name": _file_name(session)}}


def _embed(session: ExportSource, _view: str, action: Mapping[str, Any]) -> State:
    """The HTML for other web pages; empty without a verdict."""
    if session.pictured is None:
        return {"embed": ""}
    picture = draw_scene(session.pictured, session.lang)
    return {"embed": embed_code(picture, str(action.get("link")), session.lang)}


EXPORTERS = {"still": _still, "code": _code, "picture": _picture, "embed": _embed}
