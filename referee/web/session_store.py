"""The sessions of all pages, under random ids, and limits for clients in a network."""

from __future__ import annotations

import os
import threading
from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from referee import web
from referee.i18n.messages import LANGS
from referee.notation.link import MAX_BYTES
from referee.ui.app import TEXT, VIEWS, AppSession, HouseAccess, kind_of, reading_problem
from referee.ui.desk.house_rulings import ALL_RIGHTS, READ_ONLY, Rights
from referee.ui.desk.session import DeskSession
from referee.ui.home.session import FILE, OpenRequest, UnreadableFile
from referee.ui.session import with_earlier

MAX_SESSIONS = 200
"""Sessions of a known client. If it opens more, it loses the one that it used longest ago."""
MAX_UNKNOWN_SESSIONS = 20
"""Sessions of an unknown client."""
MAX_UNKNOWN_CLIENTS = 100
"""Unknown clients. Any more are refused."""
MAX_RULINGS = 200
"""Rulings that a client in a network may save."""
MAX_NOTE = 500
"""Letters in the note of such a ruling."""


class Client(Struct, frozen=True):
    """The sender of a request.

    ``is_known``: only this machine can reach the server, or the client came by the link with the
    key.
    """

    address: str = ""
    is_known: bool = True


LOCAL_CLIENT = Client()


class SessionExpired(LookupError):
    """There is no session with this id, or no longer."""


class RequestTooLarge(ValueError):
    """A table's text has more than ``MAX_BYTES`` bytes."""


class TooManyClients(RuntimeError):
    """There are ``MAX_UNKNOWN_CLIENTS`` unknown clients already."""


class StoredSession(Struct, frozen=True):
    """The session of a page, and the client that opened it.

    Whoever holds the lock may use the session. Sessions don't wait for each other: the house's file
    has a lock of its own.
    """

    session: AppSession
    client: Client
    lock: threading.Lock


class SessionStore:
    """The sessions of all pages. Each does one action at a time."""

    def __init__(
        self,
        text: str = "",
        lang: str = "en",
        house: str | Path | None = None,
        *,
        name: str = "",
        lang_is_explicit: bool = True,
        house_is_named: bool = False,
    ) -> None:
        """``text``: the table, story or quizzes with which each page begins; if empty, it begins
        with the front page. ``name``: of the text's file. ``house``: the file for rulings.
        ``lang_is_explicit``: the user has chosen ``lang``; otherwise it is only the default.
        ``house_is_named``: the house's name has been checked, so that tables can name it."""
        self.text, self.lang, self.house = text, lang, house
        self.name, self.lang_is_explicit = name, lang_is_explicit
        self._house_is_named = house_is_named
        self.base = ""
        """The address by which other devices find the page; empty if it is the page's own."""
        self.is_networked = False
        """Whether clients have an address in a network. If so, there are limits."""
        self._sessions: dict[str, StoredSession] = {}
        self._ids_of: dict[Client, OrderedDict[str, None]] = {}
        """The ids of a client's sessions; the one used longest ago comes first."""
        self._rights: dict[str, Rights] = {}
        self._lock = threading.Lock()

    def check(self) -> None:
        """Raises ``NoHouseFile``, ``BadBook`` if the house is unusable."""
        DeskSession(self.text, self.lang, self.house)

    def unreadable_file(self, lang: str) -> UnreadableFile | None:
        """The problem of the text with which pages begin; None if it can be read."""
        return reading_problem(self.text, self.name, lang) if self.text.strip() else None

    def open(self, request: Mapping[str, Any], client: Client = LOCAL_CLIENT) -> dict[str, Any]:
        """Open a session. Returns its id and state.

        A request may have the ``text`` and ``lang`` of the page, the ``kind`` and ``id`` of the UI
        that it showed, and in ``desk`` the text of a desk that it has left. If ``drawn`` is false,
        the page knows the state, which is then None.

        Raises ``RequestTooLarge``, ``TooManyClients``.
        """
        _check_size(request.get("text"))
        _check_size(request.get("desk"))
        rights = self._rights_of(client)
        session = self._new_session(request, HouseAccess(self.house, rights, self._house_is_named))
        state = session.state() if request.get("drawn", True) else None
        id_ = os.urandom(16).hex()
        with self._lock:
            self._sessions[id_] = StoredSession(session, client, threading.Lock())
            ids = self._ids_of[client]
            ids[id_] = None
            while len(ids) > (MAX_SESSIONS if client.is_known else MAX_UNKNOWN_SESSIONS):
                oldest, _ = ids.popitem(last=False)
                del self._sessions[oldest]
        return {"id": id_, "state": state}

    def _rights_of(self, client: Client) -> Rights:
        """Admit a client. Returns its rights to the house's file. Raises ``TooManyClients``."""
        with self._lock:
            if client not in self._ids_of:
                unknown = [other for other in self._ids_of if not other.is_known]
                if not client.is_known and len(unknown) >= MAX_UNKNOWN_CLIENTS:
                    raise TooManyClients
                self._ids_of[client] = OrderedDict()
            if not client.is_known:
                return READ_ONLY
            if not self.is_networked:
                return ALL_RIGHTS
            return self._rights.setdefault(client.address, Rights(MAX_RULINGS, MAX_NOTE))

    def _new_session(self, request: Mapping[str, Any], house: HouseAccess) -> AppSession:
        kind, id_, text, desk = (_text_of(request, key) for key in ("kind", "id", "text", "desk"))
        lang = request.get("lang")
        lang = lang if lang in LANGS else self.lang
        if kind is None and text is None and self.text.strip():
            if unreadable := self.unreadable_file(lang):
                return AppSession(lang, None, unreadable, house)
            wanted = OpenRequest(kind_of(self.text, self.name), FILE, self.text)
            return AppSession(lang, wanted, house=house)
        session = AppSession(lang, house=house)
        if desk:
            session.take({"type": "open", "kind": "desk", "text": desk})
            session.take({"type": "home"})
        if kind is None and text is not None:
            kind = TEXT
        if kind in (*VIEWS, TEXT):
            text = text or (self.text if id_ == FILE else "")
            session.take({"type": "open", "kind": kind, "id": id_, "text": text})
        return session

    def act(self, request: Mapping[str, Any], client: Client = LOCAL_CLIENT) -> dict[str, Any]:
        """Do the action in a request, if there is one. Returns the state of the session.

        Raises ``SessionExpired``, ``RequestTooLarge``.
        """
        id_, action = str(request.get("id")), request.get("action")
        for part in with_earlier(action):
            _check_size(part.get("text"))
        stored = self._stored(id_, client)
        session = stored.session
        with stored.lock:
            wishes = session.wishes(action)
            state = session.act(action) if isinstance(action, Mapping) else session.state()
            answer = {"id": id_, "state": state}
            if wishes and (exports := web.export(session.shown.session, session.view, wishes)):
                answer["page"] = {"seq": state["seq"], **exports}
            return answer

    def _stored(self, id_: str, client: Client) -> StoredSession:
        """The session with this id, which becomes the one used last.

        If the client has become known since, its page has to open another one.
        """
        with self._lock:
            stored = self._sessions.get(id_)
            if stored is None or stored.client.is_known != client.is_known:
                raise SessionExpired(id_)
            self._ids_of[stored.client].move_to_end(id_)
            return stored


def _text_of(request: Mapping[str, Any], key: str) -> str | None:
    text = request.get(key)
    return text if isinstance(text, str) else None


def _check_size(text: object) -> None:
    if isinstance(text, str) and len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise RequestTooLarge(text[:40])
