"""The desk that `referee open` serves, in the process of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from referee.library.context import default_library
from referee.web import Desks, serving


@contextmanager
def desk_served(
    text: str = "",
    *,
    name: str = "",
    lang: str = "en",
    is_told: bool = False,
    house: Path | None = None,
    base: str = "",
) -> Iterator[str]:
    """The address of the desk, which begins with this text.

    ``is_told``: as with `--lang`; else the language is the browser's. ``base``: as with `--site`.
    A process of `referee open` takes a second to start; what a process alone shows is tested in
    `test_open`.
    """
    before = {*default_library.sources}
    desks = Desks(text, lang, house, name=name, is_told=is_told)
    desks.base = base
    with serving(desks) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield server.link
        finally:
            server.shutdown()
            thread.join()
    for id_ in {*default_library.sources} - before:
        default_library.remove_book(id_)
