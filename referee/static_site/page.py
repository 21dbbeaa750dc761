"""The page of the site: what it says before Python is there, and where Python lies."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from typing import Any

from referee.i18n.messages import LANGS, message
from referee.ui.app.routes import DESK
from referee.ui.app.session import Lobby
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
<script>{begin}</script>
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
<main><p class="begins">{title}</p></main>
<noscript>{no_script}</noscript>
<script type="application/json" id="referee-page">{data}</script>
<script type="module" src="{script}"></script>
</html>
"""
BEGIN = 'begun=new Worker({worker},{{type:"module",name:{name}}});begun.onerror=()=>begun=null'
"""Python begins while the page's script is on its way; a worker that fails is none. What it is to
begin with is its name: a message, and a worker begun later, would wait until that script has run.
"""
STYLE = """\
body { margin: 0; background: Canvas; color: CanvasText; color-scheme: light dark; }
main { max-width: 1360px; margin: auto; }
.begins { margin: 35vh 0; text-align: center; font: 600 1.5rem system-ui; opacity: 0.6; }
"""
"""``begins``: what a slow phone shows until the page's script has drawn the first face."""
WORDS = (
    "house-forgettable", "house-unkept", "new-version", "python-late", "server-anew",
    "server-gone", "server-refused",
)  # fmt: skip
"""What the page says otherwise than one that a server stands behind."""
MANIFEST = "{lang}.webmanifest"
State = dict[str, Any]


def page(names: Mapping[str, str], data: State) -> str:
    """``names``: what each file is called; ``data``: what the page's script gets to know."""
    begin = _begin(data)
    return PAGE.format(
        policy=POLICY.format(sum=b64encode(sha256(begin.encode()).digest()).decode()),
        begin=begin,
        title=escape(message("en", "site-name")),
        about=escape(message("en", "site-about")),
        no_script=" ".join(escape(message(lang, "site-no-script")) for lang in LANGS),
        icon=names["icon-192.png"],
        manifest=MANIFEST.format(lang="en"),
        style=names["desk.css"],
        script=names["desk.js"],
        data=script_json({"kind": "site", **data}),
    )


def _begin(data: State) -> str:
    name = script_json(data["parts"])
    return BEGIN.format(worker=json.dumps(data["worker"]), name=json.dumps(name))


def blank() -> State:
    """What is shown before Python is there, in each language."""
    return {lang: _blank(lang) for lang in LANGS}


def words() -> State:
    return {lang: {key: message(lang, f"site-page-{key}") for key in WORDS} for lang in LANGS}


def _blank(lang: str) -> State:
    lobby = Lobby(lang)
    home = lobby.state()
    lobby.act({"type": "open", "kind": DESK})
    return {"home": home, "desk": {**lobby.state(), "seq": home["seq"]}}


def manifest(lang: str, names: Mapping[str, str]) -> str:
    """What a phone needs to put the site among its apps."""
    icons = [
        {"src": names[f"icon-{size}.png"], "sizes": f"{size}x{size}", "type": "image/png", **more}
        for size in (192, 512)
        for more in ({}, {"purpose": "maskable"})
    ]
    told = {
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
    return json.dumps(told, ensure_ascii=False, indent=1)
