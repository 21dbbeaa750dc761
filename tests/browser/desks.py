"""The desk that `referee open` serves, in the process of the tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from referee.library.context import default_library
from referee.web import SessionStore, make_server


@contextmanager
def desk_served(
    text: str = "",
    *,
    name: str = "",
    lang: str = "en",
    lang_is_explicit: bool = False,
    house: Path | None = None,
    base: str = "",
) -> Iterator[str]:
    """The address of the desk, which begins with this text.

    ``lang_is_explicit``: as with `--lang`; otherwise the language is the browser's.
    ``base``: as with `--site`.
    A process of `referee open` takes a second to start; what a process alone shows is tested in
    `test_open`.
    """
    before = {*default_library.sources}
    store = SessionStore(text, lang, house, name=name, lang_is_explicit=lang_is_explicit)
    store.base = base
    with make_server(store) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield server.link
        finally:
            server.shutdown()
            thread.join()
    for id_ in {*default_library.sources} - before:
        default_library.remove_book(id_)
