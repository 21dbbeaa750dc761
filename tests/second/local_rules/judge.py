"""Whether a play may be made where rules are switched on, and what it brings about."""

from collections.abc import Sequence

from tests.second.climbing.books import Open
from tests.second.climbing.cards import Meaning
from tests.second.climbing.effects import cuts_joker, is_foul, is_spade_three
from tests.second.climbing.forms import follows, stronger
from tests.second.climbing.jokers import meanings
from tests.second.climbing.locks import fits_suits, locked_suits

from .state import Now, own, plain


def allowed(now: Now, written: Sequence[str]) -> list[Meaning]:
    """The meanings of a play under which nothing bars it."""
    every = meanings(now.book, written, now.turned)
    return [meaning for meaning in every if is_allowed(now, meaning)]


def is_allowed(now: Now, play: Meaning) -> bool:
    """Raises `Open` where one clause lets a play be made and another bars it."""
    barred = any(now.say("bars", play))
    top = now.top
    if top is None:
        return not barred
    let = any(now.say("lets", play))
    locked = not keeps_the_lock(now, play)
    cut = cuts_joker(top, play)
    stronger_by_itself = follows(top, play) and stronger(now.book, top, play, now.turned)
    fits = stronger_by_itself or cut or let
    on_anything = any(now.say("on_anything", play))
    if on_anything and not barred:
        return True
    lifted = on_anything or ((let or cut) and not stronger_by_itself)
    if fits and (barred or locked) and lifted:
        raise Open("one lets it be played, another bars it")
    return fits and not barred and not locked


def keeps_the_lock(now: Now, play: Meaning) -> bool:
    """`daifugo.suit_lock`."""
    suits = locked_suits(now.book, now.plays)
    return suits is None or fits_suits(suits, play)


def revolts(now: Now, play: Meaning) -> bool:
    """Whether the play makes a revolution (or sets one back)."""
    makes = sum(now.say("revolts", play))
    makes += now.book.revolts(play)
    if makes > 1:
        raise Open("one play makes two revolutions")
    return bool(makes) and not any(now.say("stops_revolt", play))


def cuts(now: Now, play: Meaning) -> bool:
    """`daifugo.eight_cut`: several 8s, and with jokers, but not in runs."""
    stopped = any(now.say("stops_cut", play))
    return plain(play) and "8" in play.numbers and not stopped


def fouls(now: Now, play: Meaning, after: Now) -> bool:
    """`daifugo.foul_finish`; the 6-6 cut and the 9-9 cut where they are in use."""
    if is_foul(now.book, play, after.turned) and not _only_an_eight(play, after):
        return True
    twos = [("six_six_cut", "6"), ("nine_nine_cut", "9")]
    if any(name in now.rules and own(play, each) == 2 == len(play.cards) for name, each in twos):
        return True
    return cuts(now, play)


def _only_an_eight(play: Meaning, after: Now) -> bool:
    """An 8 alone is a foul by its cut, which may be stopped: told apart from the others."""
    strong = "3" if after.turned else "2"
    others = play.has_joker or is_spade_three(play) or own(play, strong) > 0
    return own(play, "8") > 0 and not others
