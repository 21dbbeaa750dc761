"""What a page can be given to hand on: a still page, the code of a link, a picture of a verdict."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from typing import Any, Protocol

from referee.notation.table_text import header_book
from referee.table import Verdict
from referee.ui.static.verdict_svg import draw_scene

from .static_page import Shown, State, still_page

VIEWS = ("desk", "card", "stepper")
"""The faces that can be exported."""
MAX_NAME = 60


class Handing(Shown, Protocol):
    """A session of such a face."""

    def state(self) -> State: ...

    @property
    def pictured(self) -> Verdict | None: ...


def has_qr_codes() -> bool:
    """Whether links can be shown as QR codes (the extra ``web``)."""
    return find_spec("segno") is not None


def export(session: Any, view: str, wishes: Iterable[Mapping[str, Any]]) -> State:
    """What was asked for, as the trait ``page`` carries it; empty where nothing was."""
    if view not in VIEWS:
        return {}
    given: State = {}
    for wish in wishes:
        given |= EXPORTERS[wish["type"]](session, view, wish)
    return given


def file_name(session: Handing) -> str:
    """What a file about this is called, without its ending: the rulebook and what is asked."""
    verdict, text = session.pictured, str(session.state()["text"])
    asked = [verdict.table.rulebook.id, str(verdict.question)] if verdict else [header_book(text)]
    words = re.findall(r"\w+", " ".join(asked).lower())
    return "-".join(words)[:MAX_NAME].rstrip("-") or "referee"


def _still(session: Handing, view: str, _: Mapping[str, Any]) -> State:
    return {"html": still_page(session, view), "name": file_name(session)}


def _code(_session: Handing, _view: str, wish: Mapping[str, Any]) -> State:
    """The dark squares of the code as the path of a drawing; none where the link is too long."""
    link = str(wish.get("link"))
    size, path = _squares(link) if has_qr_codes() else (0, "")
    return {"code": {"link": link, "size": size, "path": path}}


def _squares(link: str) -> tuple[int, str]:
    from segno import DataOverflowError, make_qr

    try:
        rows = list(make_qr(link, error="l").matrix)
    except DataOverflowError:
        return 0, ""
    path = (f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    return len(rows), "".join(path)


def _picture(session: Handing, _view: str, _: Mapping[str, Any]) -> State:
    if session.pictured is None:
        return {"picture": None}
    drawn = draw_scene(session.pictured, session.lang)
    return {"picture": {"svg": drawn, "name": file_name(session)}}


EXPORTERS = {"still": _still, "code": _code, "picture": _picture}
