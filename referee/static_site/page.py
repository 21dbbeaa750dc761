"""The page of the site: its HTML, what it shows until Python has loaded, and its web manifest."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from typing import Any

from referee.i18n.messages import LANGS, message
from referee.ui.app import DESK, AppSession
from referee.web.static_page import script_json

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'sha256-{sum}'; worker-src 'self'; "
    "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'"
)
PAGE = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<script>{start_worker}</script>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="description" content="{about}">
<meta name="theme-color" content="#1f5c42">
<title>{title}</title>
<link rel="icon" href="{icon}">
<link rel="apple-touch-icon" href="{icon}">
<link rel="manifest" href="{manifest}">
<link rel="modulepreload" href="{script}">
<link rel="stylesheet" href="{style}">
<main><p class="loading">{title}</p></main>
<noscript>{no_script}</noscript>
<script type="application/json" id="referee-page">{data}</script>
<script type="module" src="{script}"></script>
</html>
"""
START_WORKER = (
    'earlyWorker=new Worker({worker},{{type:"module",name:{name}}});'
    "earlyWorker.onerror=()=>earlyWorker=null"
)
"""Starts Python while the page's script is still loading. The worker gets the places of Python's
files as its name: a message would only be delivered once that script has run."""
STYLE = """\
body { margin: 0; background: Canvas; color: CanvasText; color-scheme: light dark; }
main { max-width: 1360px; margin: auto; }
.loading { margin: 35vh 0; text-align: center; font: 600 1.5rem system-ui; opacity: 0.6; }
"""
"""``loading``: the title that a slow phone shows until the page's script has run."""
LABELS = (
    "house-forgettable", "house-unkept", "new-version", "python-late", "server-anew",
    "server-gone", "server-refused",
)  # fmt: skip
"""Labels that are different from those of a page with a server."""
MANIFEST, ICON = "{lang}.webmanifest", "icon-{size}.png"
ICON_SIZES = (192, 512)
"""Width and height of the icons, in pixels."""
State = dict[str, Any]


def page(names: Mapping[str, str], data: State) -> str:
    """The HTML. ``names``: file -> its name with a hash; ``data``: for the page's script."""
    start_worker = _start_worker(data)
    return PAGE.format(
        policy=POLICY.format(sum=b64encode(sha256(start_worker.encode()).digest()).decode()),
        start_worker=start_worker,
        title=escape(message("en", "site-name")),
        about=escape(message("en", "site-about")),
        no_script=" ".join(escape(message(lang, "site-no-script")) for lang in LANGS),
        icon=names[ICON.format(size=192)],
        manifest=MANIFEST.format(lang="en"),
        style=names["desk.css"],
        script=names["desk.js"],
        data=script_json({"kind": "site", **data}),
    )


def _start_worker(data: State) -> str:
    name = script_json(data["parts"])
    return START_WORKER.format(worker=json.dumps(data["worker"]), name=json.dumps(name))


def blank_states() -> State:
    """The states of the front page and of an empty desk, by language: shown until Python has
    loaded."""
    states = {}
    for lang in LANGS:
        session = AppSession(lang)
        home = session.state()
        desk = session.act({"type": "open", "kind": DESK})
        states[lang] = {"home": home, "desk": {**desk, "seq": home["seq"]}}
    return states


def labels() -> State:
    return {lang: {key: message(lang, f"site-page-{key}") for key in LABELS} for lang in LANGS}


def manifest(lang: str, names: Mapping[str, str]) -> str:
    """The web manifest, with which a phone can put the site among its apps."""
    icons = [
        {
            "src": names[ICON.format(size=size)],
            "sizes": f"{size}x{size}",
            "type": "image/png",
            **purpose,
        }
        for size in ICON_SIZES
        for purpose in ({}, {"purpose": "maskable"})
    ]
    content = {
        "name": message(lang, "site-name"),
        "short_name": message(lang, "site-name"),
        "description": message(lang, "site-about"),
        "lang": lang,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#1f5c42",
        "theme_color": "#1f5c42",
        "icons": icons,
    }
    return json.dumps(content, ensure_ascii=False, indent=1)
