"""Who may talk to the server, and who of them may write into a house's file.

In a network that is whoever came by the link with the key, which ``referee open`` prints. The key
goes into a cookie at once and out of the address. A cookie, and no header from the page's storage:
no script can read it, so it gets into no still page and no link to a table; the server alone takes
it out of the address; and it is still there when a phone has closed the tab. Against pages of other
sites that would act with it there are ``SameSite`` and the look at ``Origin``. Browsers send it to
other ports, too: so it is made anew with each start.
"""

from __future__ import annotations

import ipaddress
import secrets
import socket
from collections.abc import Mapping
from hashlib import sha256
from typing import Any
from urllib.parse import parse_qsl

from .client import Client

Environ = Mapping[str, Any]

KEY = "key"
"""What the link calls it."""


def new_key() -> str:
    return secrets.token_urlsafe(16)


class AccessControl:
    """Looks at who asks, before anything is read."""

    def __init__(self, host: str, key: str = "") -> None:
        """``host``: what is served, by name or number. ``key``: empty where all are known."""
        self.host = host
        self._key = key
        self._cookie = f"referee-{sha256(key.encode()).hexdigest()[:8]}"

    def allows(self, environ: Environ) -> bool:
        """Whether a request comes from our own page, or from no page at all."""
        host, origin = environ.get("HTTP_HOST", ""), environ.get("HTTP_ORIGIN")
        if not self.is_own_host(host) or origin not in (None, f"http://{host}"):
            return False
        # a link on another site may lead here; what its pages send may not
        others = environ.get("HTTP_SEC_FETCH_SITE") in ("cross-site", "same-site")
        return not others or environ["REQUEST_METHOD"] == "GET"

    def is_own_host(self, host: str) -> bool:
        """Whether a request may name this host: else another site's page could pose as ours."""
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
        name = name.strip("[]").casefold()
        own = {"localhost", self.host.casefold(), socket.gethostname().casefold()} - {""}
        return name in own | {f"{each}.local" for each in own} or _is_address(name)

    def client(self, environ: Environ) -> Client:
        """Who asks."""
        told = (each.strip().partition("=") for each in environ.get("HTTP_COOKIE", "").split(";"))
        keys = [value for name, _, value in told if name == self._cookie]
        known = not self._key or any(map(self._is_key, keys))
        return Client(str(environ.get("REMOTE_ADDR", "")), known)

    def login_headers(self, environ: Environ) -> tuple[tuple[str, str], ...]:
        """The headers that lead one who came by a link with a key to the same page without it;
        none for all others."""
        asked = dict(parse_qsl(environ.get("QUERY_STRING", ""), keep_blank_values=True))
        if not self._key or KEY not in asked:
            return ()
        page = ("Location", f"{environ.get('SCRIPT_NAME', '')}/")
        if not self._is_key(asked[KEY]):
            return (page,)
        kept = f"{self._cookie}={self._key}; Path=/; HttpOnly; SameSite=Strict"
        return (page, ("Set-Cookie", kept))

    def _is_key(self, told: str) -> bool:
        return secrets.compare_digest(told.encode("utf-8", "replace"), self._key.encode())


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
