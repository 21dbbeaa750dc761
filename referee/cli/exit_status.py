"""Exit statuses, and the error for unusable input."""

from __future__ import annotations

from referee.errors import RefereeError
from referee.i18n.messages import message

YES, NO, UNUSABLE, OPEN = 0, 1, 2, 3


class Unusable(RefereeError):
    """Unusable input. ``key``: of the message with the reason; ``arguments``: of that message."""

    kind = "unusable"

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key, arguments)
        self.key, self.arguments = key, arguments

    def say(self, lang: str = "en") -> str:
        return message(lang, self.key, **self.arguments)
