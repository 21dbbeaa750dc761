"""How far a run has come: a bar by tqdm, where it is installed."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import Any, Self


class Progress:
    """A bar with the pairs that are done, the tables a second and the time left.

    ``wanted``: ``None``: where somebody watches a terminal or a notebook.
    """

    def __init__(self, total: int, wanted: bool | None) -> None:
        self._bar: Any = None
        if wanted is False or not total or (wanted is None and not _watched()):
            return
        try:
            from tqdm.auto import tqdm
        except ImportError:
            return
        self._bar = tqdm(total=total, unit="pair", delay=0.5)

    def show(self, done: int, tables: int) -> None:
        """So many groups are told; so many tables have been judged."""
        if self._bar is not None:
            self._bar.set_postfix_str(f"{tables:,} tables", refresh=False)
            self._bar.update(done - self._bar.n)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.close()


def _watched() -> bool:
    """Whether this is a terminal or a notebook."""
    ipython = sys.modules.get("IPython")
    return sys.stderr.isatty() or (ipython is not None and ipython.get_ipython() is not None)
