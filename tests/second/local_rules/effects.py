"""What a play brings about."""

from tests.second.climbing.books import Open
from tests.second.climbing.cards import Meaning

from .state import Judges, Now, Rule, own, plain


def cut_of(number: str) -> Rule:
    """A play of these while a revolution holds clears the field; in runs it does not."""
    return Rule(clears=lambda now, play: now.revolution and plain(play) and own(play, number) > 0)


def two_clears(now: Now, play: Meaning) -> bool:
    """A play of 2s clears; while strength is turned round, 3s do so instead."""
    return plain(play) and own(play, "3" if now.turned else "2") > 0


def quad(now: Now, play: Meaning) -> bool:
    """Four of one number, jokers among them or not."""
    return play.form == "set" and len(play.cards) == 4


def dignity(now: Now, play: Meaning) -> bool:
    """A run with J, Q and K in it."""
    return play.form == "run" and all(own(play, number) for number in "JQK")


def fourth(now: Now, play: Meaning) -> bool:
    """The four cards of one number in a row on one field, whoever laid them."""
    rows = [*now.plays, play]
    number, count = play.cards[-1].number, 0
    for each in reversed(rows):
        if not own(each, number) or each.form == "run":
            break
        count += own(each, number)
    return count >= 4


def too_few_natural(now: Now, play: Meaning) -> bool:
    """Four cards with a joker among them; five with four natural ones make one."""
    natural = sum(not card.joker for card in play.cards)
    return len(play.cards) >= 4 and play.has_joker and natural < 4


def a_two_lies(now: Now, play: Meaning) -> bool:
    """Any 2 on the field."""
    return any(own(each, "2") for each in now.plays)


def odd_count(number: str) -> Rule:
    """An odd number of them turns the direction round."""

    def turns(now: Now, play: Meaning) -> bool:
        if play.form == "run" and own(play, number):
            raise Open("in a run")
        return own(play, number) % 2 == 1

    return Rule(turns=turns)


def count_of(number: str) -> Rule:
    """As many of the following players are skipped as these were played."""

    def skips(now: Now, play: Meaning) -> int:
        if play.form == "run" and own(play, number):
            raise Open("in a run")
        return own(play, number)

    return Rule(skips=skips)


def exactly(count: int, number: str) -> Judges:
    """So many of a number at once."""

    def are(now: Now, play: Meaning) -> bool:
        if plain(play) and own(play, number) == count and play.has_joker:
            raise Open("so many, and jokers besides")
        return own(play, number) == len(play.cards) == count

    return are
