"""What a desk may do to the files of houses."""

from __future__ import annotations

import threading

from referee.errors import RefereeError
from referee.ui.shared.labels import word


class NotKept(RefereeError):
    """More rulings than a desk may keep, or a note that is too long; nothing was written."""

    kind = "house"

    def __init__(self, why: str, most: int) -> None:
        super().__init__(why, most)
        self.why, self.most = why, most

    def say(self, lang: str = "en") -> str:
        return word(lang, f"too-{self.why}", most=self.most)


class Rights:
    """How many rulings may still be kept, and how long a note is; shared by several desks."""

    def __init__(self, rulings: int | None = None, note: int | None = None) -> None:
        """``None``: as many, as long as one likes. No rulings at all: files are only read."""
        self.reads_only = rulings == 0
        self._most, self._most_note = rulings, note
        self._kept = 0
        self._lock = threading.Lock()

    def check(self, rulings: int, note: str) -> None:
        """Raises ``NotKept`` where so many more, or such a note, may not be kept."""
        if self._most_note is not None and len(note) > self._most_note:
            raise NotKept("long", self._most_note)
        if self._most is not None and self._kept + rulings > self._most:
            raise NotKept("many", self._most)

    def check_opening(self) -> None:
        """Raises ``NotKept`` where no file of a house may be opened from the page."""
        if self._most is not None:
            raise NotKept("guest", self._most)

    def count(self, rulings: int) -> None:
        """So many have been kept."""
        with self._lock:
            self._kept += rulings


ALL_RIGHTS = Rights()
READ_ONLY = Rights(0)
