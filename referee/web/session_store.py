"""The sessions of all pages, under random ids; how many an address may have, and what they keep."""

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
from referee.ui.app.routes import ROUTES, TEXT, HouseAccess, open_request, reading_problem
from referee.ui.app.session import AppSession
from referee.ui.desk.access_rights import ALL_RIGHTS, READ_ONLY, Rights
from referee.ui.desk.session import DeskSession
from referee.ui.home.session import FILE, UnreadableFile
from referee.ui.session import with_earlier

from .client import Client

MAX_SESSIONS = 200
"""How many sessions those who are known have from one address; the one used longest ago goes first,
its page begins another."""
MAX_UNKNOWN_SESSIONS = 20
"""The same of those who are not."""
MAX_UNKNOWN_CLIENTS = 100
"""From how many addresses such come. A full house sends one more away, and nobody who is there."""
MAX_RULINGS = 200
"""How many rulings are kept from one address of a network."""
MAX_NOTE = 500
"""How many letters the note of such a ruling has."""
HERE = Client()


class SessionExpired(LookupError):
    """There is no session of this id (any more)."""


class RequestTooLarge(ValueError):
    """A table's text that has more than ``MAX_BYTES`` bytes."""


class TooManyClients(RuntimeError):
    """One stranger too many."""


class StoredSession(Struct, frozen=True):
    """The session of a page, who has opened it, and who may use it: one request at a time.

    No other session waits for it, whatever it has to think about: two that write into one house are
    kept apart at its file.
    """

    session: AppSession
    client: Client
    lock: threading.Lock


class SessionStore:
    """The sessions of all pages. The actions of each are done one after the other."""

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
        """``text``: what each page begins with, a table, a story, quizzes; without it with the
        front page. ``name``: of the file that it comes from. ``house``: where rulings are kept.
        ``lang_is_explicit``: ``lang`` is what somebody asked for, and not only what there is else.
        ``house_is_named``: somebody has seen already that tables can name it."""
        self.text, self.lang, self.house = text, lang, house
        self.name, self.lang_is_explicit = name, lang_is_explicit
        self._house_is_named = house_is_named
        self.base = ""
        """The address by which other devices find the page, where it is not the page's own."""
        self.is_networked = False
        """Whether what is known of who comes is an address in a network: then there are limits."""
        self._sessions: dict[str, StoredSession] = {}
        self._of: dict[Client, OrderedDict[str, None]] = {}
        self._rights: dict[str, Rights] = {}
        self._lock = threading.Lock()

    def check(self) -> None:
        """Raises ``NoHouseFile``, ``BadBook`` for a house that no page could begin with."""
        DeskSession(self.text, self.lang, self.house)

    def unreadable_file(self, lang: str) -> UnreadableFile | None:
        """What is wrong with the text that each page begins with, where it cannot be read."""
        return reading_problem(self.text, self.name, lang) if self.text.strip() else None

    def open(self, asked: Mapping[str, Any], client: Client = HERE) -> dict[str, Any]:
        """A new session; ``text`` and ``lang`` where the page has them already, ``kind`` and ``id``
        of the face that it showed, ``desk``: what lay at the desk that it had left. No state is
        drawn for a page that says ``drawn`` is false: it knows what it shows.

        Raises ``RequestTooLarge``, ``TooManyClients``.
        """
        _not_too_long(asked.get("text"))
        _not_too_long(asked.get("desk"))
        session = self._begun(asked, self._house_of(client))
        state = session.state() if asked.get("drawn", True) else None
        name = os.urandom(16).hex()
        with self._lock:
            self._seat(name, StoredSession(session, client, threading.Lock()))
        return {"id": name, "state": state}

    def _house_of(self, client: Client) -> HouseAccess:
        return HouseAccess(self.house, self._rights_of(client), self._house_is_named)

    def _begun(self, asked: Mapping[str, Any], house: HouseAccess) -> AppSession:
        lang, kind = asked.get("lang"), _text_of(asked.get("kind"))
        said = lang if lang in LANGS else self.lang
        text, desk = (_text_of(asked.get(part)) for part in ("text", "desk"))
        if kind is None and text is None and self.text.strip():
            unreadable = self.unreadable_file(said)
            wanted = None if unreadable else open_request(self.text, self.name, FILE)
            return AppSession(said, wanted, unreadable, house)
        lobby = AppSession(said, house=house)
        if desk:
            lobby.take({"type": "open", "kind": "desk", "text": desk})
            lobby.take({"type": "home"})
        if kind is None and text is not None:
            kind = TEXT
        if kind in (*ROUTES, TEXT):
            id_ = _text_of(asked.get("id"))
            text = text or (self.text if id_ == FILE else "")
            lobby.take({"type": "open", "kind": kind, "id": id_, "text": text})
        return lobby

    def _rights_of(self, client: Client) -> Rights:
        """What a client may do to a house's file. Raises ``TooManyClients``."""
        if not client.is_known:
            with self._lock:
                self._refuse_when_full(client)
            return READ_ONLY
        if not self.is_networked:
            return ALL_RIGHTS
        with self._lock:
            return self._rights.setdefault(client.address, Rights(MAX_RULINGS, MAX_NOTE))

    def _refuse_when_full(self, client: Client) -> None:
        strangers = [each for each in self._of if not each.is_known]
        if client not in self._of and len(strangers) >= MAX_UNKNOWN_CLIENTS:
            raise TooManyClients

    def _seat(self, name: str, opened: StoredSession) -> None:
        """Whoever has too many sessions loses the oldest of their own, and of nobody else's."""
        client = opened.client
        if not client.is_known:
            self._refuse_when_full(client)
        own = self._of.setdefault(client, OrderedDict())
        self._sessions[name], own[name] = opened, None
        while len(own) > (MAX_SESSIONS if client.is_known else MAX_UNKNOWN_SESSIONS):
            oldest, _ = own.popitem(last=False)
            del self._sessions[oldest]

    def act(self, asked: Mapping[str, Any], client: Client = HERE) -> dict[str, Any]:
        """Do the action of a page, if there is one, and return its state.

        Raises ``SessionExpired``, ``RequestTooLarge``.
        """
        name, action = str(asked.get("id")), asked.get("action")
        for each in with_earlier(action):
            _not_too_long(each.get("text"))
        opened = self._found(name, client)
        with opened.lock:
            session = opened.session
            wishes = session.wishes(action)
            state = session.act(action) if isinstance(action, Mapping) else session.state()
            told = {"id": name, "state": state}
            if wishes and (given := web.export(session.shown.session, session.view, wishes)):
                told["page"] = {"seq": state["seq"], **given}
            return told

    def _found(self, name: str, client: Client) -> StoredSession:
        """The session, used just now. One who has come by another door begins another."""
        with self._lock:
            opened = self._sessions.get(name)
            if opened is None or opened.client.is_known != client.is_known:
                raise SessionExpired(name)
            self._of[opened.client].move_to_end(name)
            return opened


def _text_of(said: object) -> str | None:
    return said if isinstance(said, str) else None


def _not_too_long(text: object) -> None:
    if isinstance(text, str) and len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise RequestTooLarge(text[:40])
