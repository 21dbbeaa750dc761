"""What follows from a play at once: clears and fouls."""

from collections.abc import Sequence

from .books import Book
from .cards import Meaning


def cuts_joker(top: Meaning | None, play: Meaning) -> bool:
    """`uecda.spade_three`: on a single joker, the spade 3 itself (and likewise elsewhere).

    `offkai.spade_three`: the other joker cannot stand for it.
    """
    if top is None or not (top.form == "single" and top.only_jokers):
        return False
    return is_spade_three(play)


def is_spade_three(play: Meaning) -> bool:
    """The spade 3, alone and real."""
    return play.form == "single" and play.cards[0][:2] == ("3", "S") and not play.has_joker


def clears(book: Book, before: Sequence[Meaning], play: Meaning, revolution: bool) -> bool:
    """Whether the play itself clears the field. `revolution`: whether one holds after it."""
    top = before[-1] if before else None
    return cuts_joker(top, play) or any(_cut(name, play, revolution) for name in book.cuts)


def _cut(name: str, play: Meaning, revolution: bool) -> bool:
    if name == "any 8":
        return "8" in play.numbers
    if name == "an 8 in no run":  # daifugo.eight_cut
        return "8" in play.numbers and play.form != "run"
    if name == "six of a number":  # league.six_clear: four cards of one number with both jokers
        return play.form == "set" and len(play.cards) == 6
    # league.strongest_run_clear: a run that ends in the 2, or in the 3 under revolution
    return play.form == "run" and ("3" if revolution else "2") in play.numbers


def is_foul(book: Book, play: Meaning, revolution: bool) -> bool:
    """Whether going out with the play is a foul. `revolution`: after it (reading `foul_state`)."""
    faces = {card.number for card in play.cards if not card.joker}
    strong = "3" if revolution else "2"
    if book.fouls == "2, joker, 8":  # offkai.foul_finish: J-back changes nothing
        return play.has_joker or "8" in faces or strong in faces
    if book.fouls == "joker, 8-cut, S3 alone, 2":  # daifugo.foul_finish, league.foul_finish
        cut = "8" in faces and play.form != "run"
        return play.has_joker or cut or is_spade_three(play) or strong in faces
    return False  # uecda.not_adopted: anybody may go out with any cards
