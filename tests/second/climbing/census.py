"""What the drawn positions and games hold, so that nobody has to trust the luck of the draw."""

from collections.abc import Iterator

from .cards import JOKER, is_joker
from .chance import Written
from .effects import clears, cuts_joker
from .games import Move
from .locks import locked_suits, strictly_locked
from .story import State, tell


def features(state: State, written: Written) -> Iterator[str]:
    """What there is to judge when that play is asked about."""
    if not state.field:
        yield "empty field"
        return
    top = state.plays[-1]
    yield f"on a {top.form}"
    if locked_suits(state.book, state.plays):
        yield f"suit lock on a {top.form}"
    if strictly_locked(state.book, state.plays):
        yield f"strict lock on a {top.form}"
    if state.turned:
        yield "order turned round"
    if state.turned != state.revolution:
        yield "J-back"
    if any(play.has_joker for play in state.plays):
        yield "joker on the field"
    if top.only_jokers and written == ("S3",):
        yield "spade 3 on a joker"
    if JOKER in written and len(written) > 1:
        yield "unnamed joker asked about"
    if any(is_joker(card) and card != JOKER for card in written):
        yield "named joker asked about"


def happenings(move: Move) -> Iterator[str]:
    """What a move of a game brings about."""
    state, play = move.state, move.event.meaning
    after = tell(state.setup, [*move.events, move.event])
    for _, manner in after.out[len(state.out) :]:
        yield f"out {manner}"
    if play is None:
        if state.field and not after.field:
            yield "all passed" if state.field[-1][0] in state.left else "all passed, owner out"
        return
    if after.revolution != state.revolution:
        yield "revolution" if after.revolution else "counter-revolution"
    if cuts_joker(state.plays[-1] if state.field else None, play):
        yield "spade 3 cut a joker"
    elif clears(state.book, state.plays, play, after.revolution):
        yield f"cut by a {play.form}"
    elif not after.field and after.turn:
        yield "nobody could answer"
    if state.field and state.field[-1][0] == move.seat:
        yield "played on own cards"
