"""Which plays fit the locks that sentences leave."""

from __future__ import annotations

from referee.basis.frozen import frozen
from referee.games.climbing.plays.play import RUN, Play
from referee.games.climbing.sentence.compared import SAME_COLOURS, colours, parity


@frozen
class Lock:
    """Only such cards may follow."""

    number: str = ""
    suit: str = ""
    rank: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    but_runs: bool = False
    jokers: bool = True
    also: tuple[str, ...] = ()


def fits_lock(lock: Lock, suits: int, play: Play) -> bool:
    """Whether all cards of a play fit; cards face down fit whatever is asked, and jokers do so
    but where they are no such cards."""
    if lock.but_runs and play.form == RUN:
        return True
    if not lock.jokers and play.jokers:
        return False
    if "Jo" in lock.without and play.jokers:
        return False
    ranks = [name for rank in play.naturals if (name := play.deck.ranks[rank]) not in lock.also]
    if any(rank in lock.without for rank in ranks):
        return False
    if lock.rank and any(rank not in lock.rank for rank in ranks):
        return False
    if lock.number and any(parity(rank) != lock.number for rank in ranks):
        return False
    if not suits or play.suits & ~suits:
        return not suits
    return lock.suit != SAME_COLOURS or _shows_colours(suits, play)


def _shows_colours(suits: int, play: Play) -> bool:
    """Whether it shows every colour of these suits; jokers take any."""
    lacking = [each for each in colours(play.deck) if each & suits and not each & play.suits]
    return len(lacking) <= play.wild
