"""What the locks (縛り) share: which suits plays have in common, which plays fit a lock."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards.card import Deck
from referee.games.climbing.plays.play import Play
from referee.model.mark_spelling import MarkWord
from referee.model.marks import Mark

from .rule import ClimbingRule
from .view import SituationView

SUIT_LOCK = MarkWord("suit_lock", "suit lock", value="suits", until="clear", also=("lock", "縛り"))


class Lock(ClimbingRule):
    """Binds what follows to the suits of its mark, which is the first of its ``words``."""

    def lock(self, at: SituationView) -> Mark | None:
        """The lock that holds, with its suits as a bit set."""
        return at.mark(self.words[0].kind)

    def applies(self, at: SituationView) -> bool:
        return self.lock(at) is not None

    def meets(self, at: SituationView, play: Play) -> bool:
        return self.lock(at) is not None

    def details(self, at: SituationView, play: Play) -> dict[str, object]:
        return locked_suits(at.deck, self.lock(at))


def locked_suits(deck: Deck, lock: Mark | None) -> dict[str, object]:
    """What a reason tells of a lock: its suits."""
    return {"suits": suit_names(deck, lock.value if lock else 0)}


def shared_suits(plays: Sequence[Play], *, wild: bool = False) -> int:
    """The suits that all these plays show, as a bit set; 0 for none.

    A joker in a set shows none; with ``wild`` it takes the suit that is named for it, else the one
    that is missing.
    """
    suits = -1
    for each in plays:
        play = each if wild else each.unnamed
        if play.wild:
            return _filled_suits(plays) if wild else 0
        suits &= play.suits
    return suits


def _filled_suits(plays: Sequence[Play]) -> int:
    """The suits that these plays show where their jokers take what is missing."""
    if any(play.is_lone_joker for play in plays) or not all_suits_match(plays):
        return 0
    return _all_suits(plays)


def _all_suits(plays: Sequence[Play]) -> int:
    suits = 0
    for play in plays:
        suits |= play.suits
    return suits


def all_suits_match(plays: Sequence[Play]) -> bool:
    """Whether plays of one count can show the very same suits, jokers taking any."""
    most = _all_suits(plays).bit_count()
    return all(most <= play.suits.bit_count() + play.wild for play in plays)


def fits_lock(play: Play, suits: int, *, wild: bool = False) -> bool:
    """Whether a play shows exactly the locked suits; ``wild``: its jokers take suits, those named
    for them or else missing ones."""
    play = play if wild else play.unnamed
    if play.suits == suits and not play.wild:
        return True
    fills = play.suits & ~suits == 0 and suits.bit_count() <= play.suits.bit_count() + play.wild
    return wild and not play.is_lone_joker and fills


def suit_names(deck: Deck, suits: int) -> list[str]:
    """The suit letters of a bit set."""
    return [suit for at, suit in enumerate(deck.suits) if suits >> at & 1]
