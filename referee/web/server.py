"""What carries the desk's page to browsers: waitress, made for a network; else wsgiref.

wsgiref comes with Python, and its manual recommends it for no more than this machine.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
from abc import ABC, abstractmethod
from importlib.util import find_spec
from socketserver import ThreadingMixIn
from types import TracebackType
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

from .access import KEY, new_key
from .app import MAX_BODY, App
from .session_store import SessionStore

LOCAL = ("127.0.0.1", "localhost")
ANY = ("", "0.0.0.0")
TIMEOUT = 60
"""How many seconds a connection may say nothing."""
MAX_CONNECTIONS = 100
"""How many waitress keeps at a time. Each has a thread, so that none waits for another's."""
MAX_HEADERS = 65_536


def has_waitress() -> bool:
    """Whether the server for networks is installed (the extra ``web``)."""
    return find_spec("waitress") is not None


def make_server(store: SessionStore, host: str = "127.0.0.1", port: int = 0) -> Server:
    """The desk at a port, from the server that suits who can reach it.

    Raises ``OSError`` where the port is taken or the host is none of this machine's.
    """
    if host in LOCAL or not has_waitress():
        return WsgirefServer(store, host, port)
    return WaitressServer(store, host, port)


class Server(ABC):
    """The desk on a port, to be used in a ``with``; this machine's browser finds it by ``link``.

    In a network the link has a key: who comes without it writes into no house's file.

    Raises ``OSError`` where the port is taken or the host is none of this machine's.
    """

    def __init__(self, store: SessionStore, host: str) -> None:
        self.store, self.host = store, host
        self.key = "" if self.is_local else new_key()
        store.is_networked = not self.is_local

    @property
    @abstractmethod
    def port(self) -> int: ...

    @property
    def is_local(self) -> bool:
        """Whether this machine alone can reach it."""
        return self.host in LOCAL

    @property
    def is_open_to_all(self) -> bool:
        """Whether it listens at every address of this machine."""
        return self.host in ANY

    @property
    def link(self) -> str:
        return self.link_at("127.0.0.1" if self.is_open_to_all else self.host)

    def link_at(self, address: str) -> str:
        """The link by which other devices find it at one of this machine's addresses."""
        return self._at(address) + (f"?{KEY}={self.key}" if self.key else "")

    @property
    def base(self) -> str:
        """The address for others, without the key; empty where only this machine reaches it."""
        reached = addresses() if self.is_open_to_all else [] if self.is_local else [self.host]
        return self._at(reached[0]) if reached else ""

    def _at(self, address: str) -> str:
        return f"http://{address}:{self.port}/"

    @abstractmethod
    def serve_forever(self) -> None:
        """Serves until somebody ends it, by Ctrl+C or :meth:`shutdown`."""

    @abstractmethod
    def shutdown(self) -> None:
        """Ends the serving; for another thread."""

    @abstractmethod
    def close(self) -> None:
        """Lets go of the port."""

    def __enter__(self) -> Server:
        return self

    def __exit__(
        self,
        of: type[BaseException] | None,
        problem: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()


# ---- wsgiref


class WsgirefServer(Server):
    """By wsgiref: a thread for each request, a connection for each."""

    def __init__(self, store: SessionStore, host: str = "127.0.0.1", port: int = 0) -> None:
        super().__init__(store, host)
        self._server = _Threads((host, port), _Handler)
        self._server.set_app(App(store, host, self.key))

    @property
    def port(self) -> int:
        return int(self._server.server_port)

    def serve_forever(self) -> None:
        try:
            self._server.serve_forever(0.1)
        except KeyboardInterrupt:
            return

    def shutdown(self) -> None:
        self._server.shutdown()

    def close(self) -> None:
        self._server.server_close()


class _Threads(ThreadingMixIn, WSGIServer):
    daemon_threads = True
    request_queue_size = MAX_CONNECTIONS

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that goes away, or says nothing, is no fault."""
        if not isinstance(sys.exception(), (ConnectionError, TimeoutError)):
            super().handle_error(request, client_address)


class _Handler(WSGIRequestHandler):
    timeout = TIMEOUT

    def log_message(self, *_: object) -> None:
        """Nothing: the terminal belongs to who started it."""


# ---- waitress


class WaitressServer(Server):
    """By waitress, with limits for those whom one does not know."""

    def __init__(self, store: SessionStore, host: str = "127.0.0.1", port: int = 0) -> None:
        from waitress import create_server

        super().__init__(store, host)
        logging.getLogger("waitress").addHandler(logging.NullHandler())  # as in _Handler
        self._socket = _bound(host, port)
        self._open: dict[int, Any] = {}
        self._left: dict[int, Any] = {}
        self._server = create_server(
            App(store, host, self.key),
            map=self._open,
            sockets=[self._socket],
            threads=MAX_CONNECTIONS,
            connection_limit=MAX_CONNECTIONS,
            channel_timeout=TIMEOUT,
            cleanup_interval=TIMEOUT // 4,
            max_request_body_size=MAX_BODY,
            max_request_header_size=MAX_HEADERS,
            ident=None,
        )

    @property
    def port(self) -> int:
        return int(self._socket.getsockname()[1])

    def serve_forever(self) -> None:
        self._server.run()

    def shutdown(self) -> None:
        self._server.trigger.pull_trigger(self._leave)

    def _leave(self) -> None:
        """Nothing is left to wait for; it is closed when no thread has to do with it any more."""
        self._left.update(self._open)
        self._open.clear()

    def close(self) -> None:
        from waitress import wasyncore

        self._server.task_dispatcher.shutdown()
        wasyncore.close_all(self._left | self._open, ignore_all=True)


def _bound(host: str, port: int) -> socket.socket:
    bound = socket.socket()
    try:
        if os.name == "posix":  # elsewhere it would take a port from another
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


def addresses() -> list[str]:
    """This machine's addresses in its network, for other devices to type in."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses the way out
            return [str(probe.getsockname()[0])]
        except OSError:
            return []
