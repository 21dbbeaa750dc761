"""The play that led to an effect."""

from __future__ import annotations

from typing import NamedTuple

from referee.games.climbing.plays.play import Play


class Occasion(NamedTuple):
    """What a move was about, as far as it is known.

    Args:
        play: the play that had the effect
        below: the play below that one
        made: whether the move made a ``revolution`` or a ``counter-revolution``
    """

    play: Play | None = None
    below: Play | None = None
    made: str = ""


UNKNOWN = Occasion()
