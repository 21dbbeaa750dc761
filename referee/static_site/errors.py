"""Why a site cannot be built."""

from __future__ import annotations

from referee.errors import RefereeError
from referee.i18n.messages import message


class Unbuilt(RefereeError):
    """``what``: the key of the sentence that says what lacks or failed, without its prefix."""

    kind = "site"

    def __init__(self, what: str, **told: str) -> None:
        super().__init__(what, told)
        self.what, self.told = what, told

    def say(self, lang: str = "en") -> str:
        return message(lang, f"site-{self.what}", **self.told)
