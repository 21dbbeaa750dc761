"""All that a build of the package, or of a site, adds to it, so that no process makes it again."""

from __future__ import annotations

from collections.abc import Iterator

from referee.faces.drawing.protocol import prebuilt as protocol
from referee.notation import prebuilt as notation


def prebuilt() -> Iterator[tuple[str, str]]:
    """The name of each file in :data:`referee.basis.built.FOLDER`, and its text.

    >>> {name.rpartition(".")[2] for name, _ in prebuilt()} == {"json", "py"}
    True
    """
    yield from notation.files()
    yield from protocol.modules()
