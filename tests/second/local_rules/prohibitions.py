"""What keeps a play from being made."""

from itertools import pairwise

from tests.second.climbing.books import Open
from tests.second.climbing.cards import Meaning
from tests.second.climbing.strength import place, places

from .permissions import is_bomb
from .state import Now, Rule, alone, colour, joker_alone, own, plain

ODD = {"3", "5", "7", "9", "J", "K", "A"}
"""J is 11, Q 12, K 13, A 1."""


def joker_on_two(now: Now, play: Meaning) -> bool:
    """A single joker ranks below a 2, but on top while a revolution holds."""
    if joker_alone(now.top) and alone(play, "2") and not now.revolution:
        raise Open("a 2 on a joker")
    if now.revolution and now.is_back:
        raise Open("a revolution and a J-back")
    return joker_alone(play) and alone(now.top, "2") and not now.revolution


def colour_locked(plays: list[Meaning]) -> str | None:
    """The colour that two plays in a row have had."""
    for one, other in pairwise(plays):
        if one.has_joker or other.has_joker:
            raise Open("a joker and a colour")
        if colour(one) and colour(one) == colour(other):
            return colour(one)
    return None


def out_of_colour(locked: str | None, play: Meaning) -> bool:
    """Jokers are free."""
    if locked and play.has_joker and not play.only_jokers:
        raise Open("a joker and a colour")
    return bool(locked) and not play.only_jokers and colour(play) != locked


def by_a_five(plays: list[Meaning]) -> str | None:
    """A 5 played alone locks its colour at once."""
    locked = None
    for play in plays:
        if alone(play, "5"):
            locked = colour(play)
    return locked


def only_after(number: str, wanted: str) -> Rule:
    """After these only the same count of those, whatever the order, once."""

    def is_due(now: Now) -> bool:
        top = now.plays[-1] if now.field else None
        if top is None or not plain(top) or not own(top, number):
            return False
        if own(top, number) < len(top.cards):
            raise Open("a joker among these")
        return True

    def fits(now: Now, play: Meaning) -> bool:
        if play.only_jokers:
            raise Open("a joker alone for the number")
        same = len(play.cards) == len(now.plays[-1].cards)
        return same and all(card.number == wanted for card in play.cards)

    return Rule(
        lets=lambda now, play: is_due(now) and fits(now, play),
        bars=lambda now, play: is_due(now) and not fits(now, play),
    )


def parity(number: str, other: str, other_rule: str) -> Rule:
    """After a 4 even numbers only until the clear, after a 5 odd ones; the later of two holds."""

    def holds(now: Now) -> bool:
        held = False
        for each in now.plays:
            replaced = other_rule in now.rules and own(each, other) > 0
            if replaced and own(each, number):
                raise Open("a 4 and a 5 in one play")
            held = own(each, number) > 0 or (held and not replaced)
        return held

    def bars(now: Now, play: Meaning) -> bool:
        if not holds(now):
            return False
        told = [card.number for card in play.cards if not card.joker]  # jokers may be played
        return any((each in ODD) != (number == "5") for each in told)

    return Rule(bars=bars)


def sealed(now: Now, play: Meaning) -> bool:
    """After a 6 no J, Q, K until the clear, in runs neither."""
    if not any(own(each, "6") for each in now.plays):
        return False
    found = [card for card in play.cards if card.number in ("J", "Q", "K")]
    if any(card.joker for card in found):
        raise Open("a joker as what is sealed")
    return bool(found)


def milk(now: Now, play: Meaning) -> bool:
    """Once a play with a 9 lies on one with a 3, only red suits until the clear."""
    pairs = pairwise(now.plays)
    if not any(own(below, "3") and own(above, "9") for below, above in pairs):
        return False
    if play.has_joker:
        raise Open("a joker and a colour")
    return colour(play) != "red"


def two_in_a_run(now: Now, play: Meaning) -> bool:
    """A run may hold no 2."""
    if play.form == "run" and "2" in play.numbers and not own(play, "2"):
        raise Open("a joker as a 2 in a run")
    return play.form == "run" and own(play, "2") > 0


def joker_at_an_end(now: Now, play: Meaning) -> bool:
    """In a run a joker may only fill a gap."""
    return play.form == "run" and (play.cards[0].joker or play.cards[-1].joker)


def overlaps(now: Now, play: Meaning) -> bool:
    """A run lies wholly above the run on the field."""
    top = now.top
    if top is None or top.form != "run" or play.form != "run":
        return False
    return places(play, now.turned)[0] <= places(top, now.turned)[-1]


def no_bomb_on_a_bomb(now: Now, play: Meaning) -> bool:
    """Four of one number beat every play that is no bomb."""
    if now.top is not None and is_bomb(now.top) and len(play.cards) == 4 and play.has_joker:
        raise Open("a set of four with a joker on a bomb")
    return False


def steps(plays: list[Meaning], turned: bool, *, suits: bool) -> bool:
    """Whether two plays in a row were consecutive numbers (of the same suits)."""
    for one, other in pairwise(plays):
        if one.form == "run" or other.form == "run" or one.has_joker or other.has_joker:
            raise Open("a lock of numbers, and runs or jokers")
        apart = place(other.cards[0].number, turned) - place(one.cards[0].number, turned)
        if abs(apart) != 1 or (suits and one.suits != other.suits):
            continue
        if apart < 0 or own(other, "4"):
            raise Open("consecutive, but downwards; or by a 4, which may lie as if not there")
        return True
    return False


def next_number(*, suits: bool) -> Rule:
    """Consecutive numbers (of the same suit): only the next number (of it) may follow."""

    def bars(now: Now, play: Meaning) -> bool:
        if not steps(now.plays, now.turned, suits=suits):
            return False
        top = now.plays[-1]
        if play.has_joker:
            raise Open("a lock of numbers, and runs or jokers")
        if suits and play.suits != top.suits:
            return True
        return places(play, now.turned)[0] - places(top, now.turned)[0] != 1

    return Rule(bars=bars)
