"""How a command ends: its exit status, and input that cannot be used."""

from __future__ import annotations

import sys
from typing import IO, Any

import click

from referee.i18n.messages import message

YES, NO, UNUSABLE, OPEN = 0, 1, 2, 3


class Unusable(click.ClickException):
    """Input that cannot be used, told in the language asked for."""

    def __init__(self, text: str, lang: str) -> None:
        super().__init__(text)
        self.lang = lang

    def show(self, file: IO[Any] | None = None) -> None:
        print(message(self.lang, "cli-error", text=self.message), file=file or sys.stderr)
