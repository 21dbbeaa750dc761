"""Tables as text: a game before its first move, and a state described without its moves."""

from collections.abc import Mapping, Sequence

from .books import Book
from .cards import JOKER, Meaning, is_joker
from .chance import Written
from .locks import locked_suits, strictly_locked
from .story import Setup, State
from .strength import j_backs


def game_text(setup: Setup, turn: bool = True) -> str:
    """The table before the first move."""
    lines = [*_head(setup), *([f"turn: {setup.turn}"] if turn else []), "hands:"]
    lines += [f"  {seat}: {' '.join(hand)}" for seat, hand in setup.hands.items()]
    return "\n".join(lines) + "\n"


def _head(setup: Setup) -> list[str]:
    titles = {seat: f" ({title})" for seat, title in setup.titles.items()}
    seats = ", ".join(seat + titles.get(seat, "") for seat in setup.seats)
    return [f"rules: {setup.book.name}", f"seats: {seats}"]


def state_text(
    state: State,
    field: Sequence[Written] | None = None,
    unknown: Mapping[str, int] | None = None,
    only_top: bool = False,
) -> str:
    """The state described. `field`: how the plays there were written, otherwise jokers are named.

    `unknown`: how many cards hands hold that nobody knows. `only_top`: of the field only what lies
    on top is named, and the marks that the plays below have left.
    """
    lines = [*_head(state.setup), f"turn: {state.turn}", "hands:"]
    for seat, hand in state.hands.items():
        if seat in state.left:
            lines.append(f"  {seat}: {' '.join(hand)}")
    lines += [f"  {seat}: {how}" for seat, how in _outs(state).items()]
    lines += [f"  {seat}: ? x{count}" for seat, count in (unknown or {}).items()]
    written = field or [as_meant(play) for play in state.plays]
    plays = [
        f"{seat} {' '.join(cards)}" for (seat, _), cards in zip(state.field, written, strict=True)
    ]
    if plays:
        lines.append(f"field: {', '.join(plays[-1:] if only_top else plays)}")
    marks = ["revolution"] if state.revolution else []
    marks += _marks(state.book, state.plays) if only_top and plays else []
    marks += [f"passed {seat}" for seat in dict.fromkeys(state.passed)]
    if marks:
        lines.append(f"state: {', '.join(marks)}")
    return "\n".join(lines) + "\n"


def as_meant(play: Meaning) -> Written:
    """The play with each joker named, where it stands for a card with a suit or past an end."""
    written = []
    for card in play.cards:
        past = card.number[-1] in "+-"
        if not card.joker:
            written.append(f"{card.suit}{card.number}")
        elif past or card.suit:
            written.append(f"{JOKER}={'' if past else card.suit}{card.number}")
        else:
            written.append(JOKER)
    return tuple(written)


def named_so(written: Written, meaning: Meaning) -> Written:
    """A written play, its jokers named as that meaning has them."""
    cards = [card for card in written if not is_joker(card)]
    return (*cards, *[card for card in as_meant(meaning) if is_joker(card)])


def _outs(state: State) -> dict[str, str]:
    outs = {}
    best = worst = 0
    for seat, manner in state.out:
        if manner == "clean":
            best += 1
            outs[seat] = f"out {best}"
        else:
            worst += 1
            outs[seat] = f"out {manner} {worst}"
    return outs


def _marks(book: Book, plays: Sequence[Meaning]) -> list[str]:
    """What the plays below the top have left: locks, and the order turned round for a time."""
    marks = []
    backs, of_top = j_backs(book, plays) % 2, j_backs(book, plays[-1:]) % 2
    if backs != of_top:
        marks.append("J-back" if backs else "no J-back")
    suits = locked_suits(book, plays)
    if suits:
        marks.append(f"suit lock {''.join(suits)}")
    if strictly_locked(book, plays):
        suits = next(play.suits for play in reversed(plays) if not play.only_jokers)
        marks.append(f"strict lock {''.join(suits)}")
    return marks
