"""What each of the four books says, one line for a clause. Default readings throughout."""

from collections.abc import Callable
from dataclasses import dataclass

from .cards import Meaning


class Open(Exception):
    """The text does not settle this: the reason."""


@dataclass(frozen=True)
class Book:
    """The answers of one book to the questions on which the four differ."""

    name: str
    seats: tuple[int, ...]
    jokers: int
    titles: dict[int, tuple[str, ...]]
    pass_lasts: bool
    owner_is_asked: bool
    run_follows: str
    two_jokers_in_runs: bool
    past_the_ends: Callable[[bool], tuple[str, ...]]
    revolts: Callable[[Meaning], bool]
    j_back: bool
    cuts: tuple[str, ...]
    lock_plays: int
    strict_lock: bool
    joker_has_suit_in_sets: bool
    joker_starts_lock: bool
    three_heeds_lock: bool
    fouls: str
    falls: bool
    first_card: str | None
    lowest_leads: bool
    places: str


_FOUR = ("daihinmin", "hinmin", "fugo", "daifugo")
_SIX = ("daihinmin", "hinmin", "lower heimin", "upper heimin", "fugo", "daifugo")
# By number of players, lowest first.
TITLES = {
    4: _FOUR,
    5: (*_FOUR[:2], "heimin", *_FOUR[2:]),
    6: _SIX,
    7: ("chohinmin", *_FOUR[:2], "heimin", *_FOUR[2:], "chofugo"),
    8: ("chohinmin", *_SIX, "chofugo"),
}


def _offkai_past_the_ends(turned: bool) -> tuple[str, ...]:
    """offkai.run_joker_top: one step stronger than the 2; turned round (reading), beyond the 3."""
    return ("3-",) if turned else ("2+",)


def _any_four(play: Meaning) -> bool:
    """offkai.revolution: four or more cards played at once, set or run, jokers included."""
    return len(play.cards) >= 4


def _four_of_a_number(play: Meaning) -> bool:
    """daifugo.revolution: four or more cards of one number, jokers included; runs make none."""
    return play.form == "set" and len(play.cards) >= 4


def _four_or_long_run(play: Meaning) -> bool:
    """uecda.revolution: four or more cards of one number, or a run of five or more cards."""
    return len(play.cards) >= (5 if play.form == "run" else 4)


OFFKAI = Book(
    name="offkai",
    seats=(3, 4, 4, 5, 6, 7, 8),
    jokers=2,
    titles={3: ("hinmin", "heimin", "fugo"), **TITLES},  # offkai.titles
    pass_lasts=False,  # offkai.pass: "a pass gives up that one turn only"
    owner_is_asked=False,
    run_follows="weakest",  # offkai.run: "its strength is that of its weakest card"
    two_jokers_in_runs=False,  # offkai.two_jokers_same_number
    past_the_ends=_offkai_past_the_ends,
    revolts=_any_four,
    j_back=True,  # offkai.j_back
    cuts=("any 8",),  # offkai.eight_cut: "in sets and runs too, and where a joker stands for the 8"
    lock_plays=3,  # offkai.suit_lock: "when three players, one after another"
    strict_lock=True,  # offkai.strict_lock
    joker_has_suit_in_sets=False,  # offkai.suit_lock, reading: "the joker has no suit"
    joker_starts_lock=True,
    three_heeds_lock=False,  # offkai.spade_three: "this goes before both locks"
    fouls="2, joker, 8",  # offkai.foul_finish
    falls=True,  # offkai.miyako_ochi
    first_card=None,
    lowest_leads=True,  # offkai.turn_order: "from the second game on the lowest-ranked player"
    places="as they came out",  # offkai.foul_places
)

DAIFUGO = Book(
    name="daifugo",
    seats=(3, 4, 4, 5, 6),
    jokers=2,
    titles={3: ("daihinmin", "heimin", "daifugo"), **TITLES},
    pass_lasts=False,  # daifugo.turn, reading: "may play again"
    owner_is_asked=False,
    run_follows="second",  # daifugo.forms: "stronger than the second card of the one before"
    two_jokers_in_runs=True,
    past_the_ends=lambda turned: (),
    revolts=_four_of_a_number,
    j_back=False,
    cuts=("an 8 in no run",),  # daifugo.eight_cut: "but not in runs"
    lock_plays=2,  # daifugo.suit_lock: "the same as those of the play just before it"
    strict_lock=False,
    joker_has_suit_in_sets=True,
    joker_starts_lock=False,  # daifugo.suit_lock: "a play with a joker makes no lock"
    three_heeds_lock=True,  # daifugo.spade_three, reading: "only where it fits the lock"
    fouls="joker, 8-cut, S3 alone, 2",  # daifugo.foul_finish
    falls=True,  # daifugo.miyako_ochi
    first_card="S3",  # daifugo.seats, in the first game
    lowest_leads=False,
    places="fallen above fouls",  # daifugo.miyako_ochi, daifugo.foul_finish
)

LEAGUE = Book(
    name="league",
    seats=(4,),
    jokers=2,
    titles=TITLES,
    pass_lasts=True,  # league.turn: "plays nothing more until the field is cleared"
    owner_is_asked=False,
    run_follows="weakest",  # league.forms: "runs are compared by their weakest cards"
    two_jokers_in_runs=True,
    past_the_ends=lambda turned: (),
    revolts=_four_of_a_number,
    j_back=False,
    # league.six_clear, league.strongest_run_clear
    cuts=("an 8 in no run", "six of a number", "a run none can beat"),
    lock_plays=2,  # league.suit_lock: "when the suits of two plays in a row are equal"
    strict_lock=False,
    joker_has_suit_in_sets=True,  # league.suit_lock: "may stand for the suit that is missing"
    joker_starts_lock=False,  # league.suit_lock: "a play with a joker never starts a lock"
    three_heeds_lock=True,
    fouls="joker, 8-cut, S3 alone, 2",  # league.foul_finish
    falls=True,  # league.miyako_ochi
    first_card="S3",
    lowest_leads=False,
    places="fallen above fouls",  # league.miyako_ochi, league.foul_finish
)

UECDA = Book(
    name="uecda",
    seats=(5,),
    jokers=1,
    titles=TITLES,
    pass_lasts=True,  # uecda.pass
    owner_is_asked=True,  # uecda.clear: "the last to play is asked once more"
    run_follows="wholly",  # uecda.run: "every card stronger than every card there"
    two_jokers_in_runs=True,
    past_the_ends=lambda turned: ("3-", "2+"),  # uecda.run_joker_beyond
    revolts=_four_or_long_run,
    j_back=False,
    cuts=("any 8",),  # uecda.eight_cut: "in runs, and where a joker stands for the 8"
    lock_plays=2,  # uecda.suit_lock: "the suits of two plays in a row"
    strict_lock=False,
    joker_has_suit_in_sets=True,  # uecda.joker_substitute: "that suit counts for the lock"
    joker_starts_lock=True,  # uecda.suit_lock: "the suit of the card it stands for"
    three_heeds_lock=False,  # uecda.spade_three: "lock or no lock"
    fouls="none",  # uecda.not_adopted
    falls=False,  # uecda.not_adopted
    first_card="D3",  # uecda.first_lead
    lowest_leads=False,
    places="none",
)

BOOKS = {book.name: book for book in (OFFKAI, DAIFUGO, LEAGUE, UECDA)}
