"""Places, once a game is over."""

from .story import State


def ranks(state: State) -> list[str]:
    """The seats, best first.

    `climbing.out`: places go by the order of going out, the last one left takes the last open
    place. `offkai.foul_places`: whoever falls or goes out by a foul takes the lowest place that is
    open. `daifugo.miyako_ochi`: the fallen comes right above all foul finishers.
    """
    best = [seat for seat, manner in state.out if manner == "clean"]
    worst = [seat for seat, manner in state.out if manner != "clean"]  # lowest first
    if state.book.places == "fallen above fouls":
        manners = dict(state.out)
        worst.sort(key=lambda seat: manners[seat] == "fallen")
    return [*best, *state.left, *reversed(worst)]


def is_out(state: State, seat: str) -> str:
    """How a seat has left the game: `no`, `clean`, `foul`, `fallen`."""
    return dict(state.out).get(seat, "no")
