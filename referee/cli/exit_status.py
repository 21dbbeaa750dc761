"""Exit statuses, and the error for unusable input."""

from __future__ import annotations

import sys
from typing import IO, Any

import click

from referee.i18n.messages import message

YES, NO, UNUSABLE, OPEN = 0, 1, 2, 3


class Unusable(click.ClickException):
    """Unusable input. Prints its text in the language of the command."""

    def __init__(self, text: str, lang: str) -> None:
        super().__init__(text)
        self.lang = lang

    def show(self, file: IO[Any] | None = None) -> None:
        print(message(self.lang, "cli-error", text=self.message), file=file or sys.stderr)
