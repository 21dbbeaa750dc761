"""The servers of the desk's page: waitress for a network if it is installed, otherwise wsgiref.

wsgiref comes with Python. Its manual recommends it for local use only.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
from abc import ABC, abstractmethod
from importlib.util import find_spec
from socketserver import ThreadingMixIn
from typing import Any
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

from .access import KEY, new_key
from .app import MAX_BODY, App
from .session_store import SessionStore

LOCAL = ("127.0.0.1", "localhost")
ANY = ("", "0.0.0.0")
TIMEOUT = 60
"""Seconds after which a silent connection is closed."""
MAX_CONNECTIONS = 100
"""Connections at a time. In waitress each has a thread, so that none waits for another."""
MAX_HEADERS = 65_536
"""Bytes in the headers of a request."""


def has_waitress() -> bool:
    """Whether the server for networks is installed (the extra ``web``)."""
    return find_spec("waitress") is not None


def make_server(store: SessionStore, host: str = "127.0.0.1", port: int = 0) -> Server:
    """The server for a host.

    Raises ``OSError`` if the port is taken, or if the host isn't an address of this machine.
    """
    is_plain = host in LOCAL or not has_waitress()
    return (WsgirefServer if is_plain else WaitressServer)(store, host, port)


class Server(ABC):
    """The desk at a port, as a context manager.

    In a network, links contain a key. A client without it can't write into a house's file.
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
        """Whether only this machine can reach it."""
        return self.host in LOCAL

    @property
    def is_open_to_all(self) -> bool:
        """Whether it listens at every address of this machine."""
        return self.host in ANY

    @property
    def link(self) -> str:
        """The link for this machine's browser."""
        return self.link_at("127.0.0.1" if self.is_open_to_all else self.host)

    def link_at(self, address: str) -> str:
        """The link for other devices, by an address of this machine."""
        return self._url(address) + (f"?{KEY}={self.key}" if self.key else "")

    @property
    def base(self) -> str:
        """The address for other devices, without the key; empty if they can't reach it."""
        hosts = addresses() if self.is_open_to_all else [] if self.is_local else [self.host]
        return self._url(hosts[0]) if hosts else ""

    def _url(self, address: str) -> str:
        return f"http://{address}:{self.port}/"

    @abstractmethod
    def serve_forever(self) -> None:
        """Serve until Ctrl+C or :meth:`shutdown`."""

    @abstractmethod
    def shutdown(self) -> None:
        """End :meth:`serve_forever`, from another thread."""

    @abstractmethod
    def close(self) -> None:
        """Release the port."""

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


# ---- wsgiref


class WsgirefServer(Server):
    """A thread and a connection for each request."""

    def __init__(self, store: SessionStore, host: str = "127.0.0.1", port: int = 0) -> None:
        super().__init__(store, host)
        self._server = _ThreadingServer((host, port), _Handler)
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


class _ThreadingServer(ThreadingMixIn, WSGIServer):
    daemon_threads = True
    request_queue_size = MAX_CONNECTIONS

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Browsers that disconnect or stay silent are no errors."""
        if not isinstance(sys.exception(), (ConnectionError, TimeoutError)):
            super().handle_error(request, client_address)


class _Handler(WSGIRequestHandler):
    timeout = TIMEOUT

    def log_message(self, *_: object) -> None:
        """Keep the terminal of the user free."""


# ---- waitress


class WaitressServer(Server):
    """A server with limits for clients in a network."""

    def __init__(self, store: SessionStore, host: str = "127.0.0.1", port: int = 0) -> None:
        from waitress import create_server

        super().__init__(store, host)
        logging.getLogger("waitress").addHandler(logging.NullHandler())  # as in _Handler
        self._socket = _bound_socket(host, port)
        self._connections: dict[int, Any] = {}
        self._abandoned: dict[int, Any] = {}
        self._server = create_server(
            App(store, host, self.key),
            map=self._connections,
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
        self._server.trigger.pull_trigger(self._abandon)

    def _abandon(self) -> None:
        """Empty the map of connections, which ends waitress's loop. They are closed later, when no
        thread uses them."""
        self._abandoned.update(self._connections)
        self._connections.clear()

    def close(self) -> None:
        from waitress import wasyncore

        self._server.task_dispatcher.shutdown()
        wasyncore.close_all(self._abandoned | self._connections, ignore_all=True)


def _bound_socket(host: str, port: int) -> socket.socket:
    bound = socket.socket()
    try:
        if os.name == "posix":  # elsewhere it would take a port from another process
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
    except OSError:
        bound.close()
        raise
    return bound


def addresses() -> list[str]:
    """This machine's addresses in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, but chooses a network interface
            return [str(probe.getsockname()[0])]
        except OSError:
            return []
