"""A way to a host that can be cut: what is open breaks off, and nothing new comes through."""

from __future__ import annotations

import select
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.browser.servers import free_port

BLOCK = 65_536


class Way:
    """Passes on what comes at one port to another, until it is cut."""

    def __init__(self, goal: int) -> None:
        self.goal, self.port = goal, free_port()
        self.is_cut = False
        self._open: set[socket.socket] = set()
        self._listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self.is_cut = True
        for each in list(self._open):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.is_cut = False

    def close(self) -> None:
        self.cut()
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):  # it was closed
            while True:
                near, _ = self._listener.accept()
                if self.is_cut:
                    near.close()
                else:
                    threading.Thread(target=self._pass_on, args=[near], daemon=True).start()

    def _pass_on(self, near: socket.socket) -> None:
        ends = {near}
        with suppress(OSError):
            far = socket.create_connection(("127.0.0.1", self.goal))
            ends.add(far)
            self._open |= ends
            other = {near: far, far: near}
            while not self.is_cut:
                for each in select.select(list(ends), [], [], 0.2)[0]:
                    said = each.recv(BLOCK)
                    if not said:
                        raise OSError
                    other[each].sendall(said)
        self._open -= ends
        for each in ends:
            each.close()


@contextmanager
def way_to(goal: int) -> Iterator[Way]:
    """A way to a port of this machine."""
    way = Way(goal)
    try:
        yield way
    finally:
        way.close()
