"""Which requests the server accepts, and which clients may write into a house's file.

In a network, those are the clients that came by the link with the key, which ``referee open``
prints. The server puts the key into a cookie at once and removes it from the address. No script can
read this cookie, so the key gets into no static page and no link to a table, and it is still there
if a phone has closed the tab. ``SameSite`` and the check of ``Origin`` keep pages of other sites
from using it. Browsers send cookies to other ports, too, so each start makes a new key.
"""

from __future__ import annotations

import ipaddress
import secrets
import socket
from collections.abc import Mapping
from hashlib import sha256
from typing import Any
from urllib.parse import parse_qsl

from .session_store import Client

Environ = Mapping[str, Any]

KEY = "key"
"""The name of the key in the link."""


def new_key() -> str:
    return secrets.token_urlsafe(16)


class AccessControl:
    """Checks requests before their content is read."""

    def __init__(self, host: str, key: str = "") -> None:
        """``host``: a name or an address; ``key``: empty if every client may write."""
        self.host = host
        self._key = key
        self._cookie = f"referee-{sha256(key.encode()).hexdigest()[:8]}"

    def allows(self, environ: Environ) -> bool:
        """Whether a request comes from our own page, or from no page at all."""
        host, origin = environ.get("HTTP_HOST", ""), environ.get("HTTP_ORIGIN")
        if not self.is_own_host(host) or origin not in (None, f"http://{host}"):
            return False
        # links on other sites may lead here, but their pages may not post anything
        is_foreign = environ.get("HTTP_SEC_FETCH_SITE") in ("cross-site", "same-site")
        return not is_foreign or environ["REQUEST_METHOD"] == "GET"

    def is_own_host(self, host: str) -> bool:
        """Whether a request may name this host. Otherwise another site could pose as ours."""
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
        name = name.strip("[]").casefold()
        own = {"localhost", self.host.casefold(), socket.gethostname().casefold()} - {""}
        return name in own | {f"{own_name}.local" for own_name in own} or _is_address(name)

    def client(self, environ: Environ) -> Client:
        """The client that sends a request."""
        cookies = environ.get("HTTP_COOKIE", "").split(";")
        parts = (cookie.strip().partition("=") for cookie in cookies)
        keys = [value for name, _, value in parts if name == self._cookie]
        is_known = not self._key or any(map(self._is_key, keys))
        return Client(str(environ.get("REMOTE_ADDR", "")), is_known)

    def login_headers(self, environ: Environ) -> tuple[tuple[str, str], ...]:
        """For a link with a key: headers that lead to the same page without it, with the cookie if
        the key is right. Empty for other requests."""
        query = dict(parse_qsl(environ.get("QUERY_STRING", ""), keep_blank_values=True))
        if not self._key or KEY not in query:
            return ()
        page = ("Location", f"{environ.get('SCRIPT_NAME', '')}/")
        if not self._is_key(query[KEY]):
            return (page,)
        cookie = f"{self._cookie}={self._key}; Path=/; HttpOnly; SameSite=Strict"
        return (page, ("Set-Cookie", cookie))

    def _is_key(self, text: str) -> bool:
        return secrets.compare_digest(text.encode("utf-8", "replace"), self._key.encode())


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
