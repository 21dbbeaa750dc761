"""What lets a play be made although it is not stronger, or in another form."""

from tests.second.climbing.books import Open
from tests.second.climbing.cards import Meaning
from tests.second.climbing.strength import places

from .state import Now, alone, joker_alone, own, same_number


def threes_on_a_pair(now: Now, play: Meaning) -> bool:
    """Two 3s on any pair."""
    top = now.top
    return own(play, "3") == len(play.cards) == 2 and (top is None or is_pair(top))


def is_pair(play: Meaning) -> bool:
    return play.form == "set" and len(play.cards) == 2


def fits_assassination(now: Now, play: Meaning) -> bool:
    """A single 3 on a single 2; under revolution a 2 on a 3; not for a J-back."""
    if now.is_back:
        raise Open("assassination under a J-back")
    below, above = ("3", "2") if now.revolution else ("2", "3")
    return alone(now.top, below) and alone(play, above)


def joker_on_joker(now: Now, play: Meaning) -> bool:
    """A second joker on a joker played alone."""
    return joker_alone(now.top) and joker_alone(play)


def pair_on_its_like(now: Now, play: Meaning) -> bool:
    """A pair on a pair of the same number, no jokers."""
    top = now.top
    if top is None or not is_pair(top) or not same_number(top, play):
        return False
    if top.has_joker and not play.has_joker:
        raise Open("a joker in the pair below")
    return not play.has_joker


def higher_suit(now: Now, play: Meaning) -> bool:
    """Equal numbers are ranked by the suit of the strongest card: D, C, H, S."""
    top = now.top
    if top is None or not same_number(top, play) or play.only_jokers:
        return False
    if top.has_joker or play.has_joker or play.form == "run":
        raise Open("suits of jokers or of runs")
    ranks = [max("DCHS".index(suit) for suit in each.suits) for each in (top, play)]
    if now.turned:
        ranks = [max("SHCD".index(suit) for suit in each.suits) for each in (top, play)]
    return ranks[1] > ranks[0]


def equal(now: Now, play: Meaning) -> bool:
    """As strong as what lies there; no joker on a joker."""
    return now.top is not None and same_number(now.top, play) and not play.only_jokers


def one_down(now: Now, play: Meaning) -> bool:
    """A single card of the same suit, one step weaker in the order as it stands."""
    top = now.top
    if top is None or {top.form, play.form} != {"single"}:
        return False
    if top.only_jokers or play.only_jokers or top.suits != play.suits:
        return False
    return places(top, now.turned)[0] - places(play, now.turned)[0] == 1


def after_ten(now: Now, play: Meaning) -> bool:
    """Right after a play with a 10, any cards of the same form and count."""
    if not now.just_laid or not now.field or not own(now.plays[-1], "10"):
        return False
    top = now.plays[-1]
    return top.form == play.form and len(top.cards) == len(play.cards)


def fours(now: Now, play: Meaning) -> bool:
    """4s on any play of the same count."""
    top = now.top
    if top is None or not all(card.number == "4" for card in play.cards):
        return False
    if play.has_joker:
        raise Open("a joker as a 4")
    return len(top.cards) == len(play.cards)


def lies_as_fours(below: list[Meaning], play: Meaning) -> bool:
    """Laid on something, what it lies on is to be beaten."""
    return bool(below) and own(play, "4") == len(play.cards)


def three_on_a_card(now: Now, play: Meaning) -> bool:
    """A single 3 on any card."""
    return alone(play, "3") and now.plays[-1:] != [] and now.plays[-1].form == "single"


def two_on_a_set(now: Now, play: Meaning) -> bool:
    """A single 2 on a set of two or three."""
    top = now.top
    if top is None or top.form != "set" or not alone(play, "2"):
        return False
    if len(top.cards) > 3:
        raise Open("a 2 on four or more")
    return True


def more_cards(now: Now, play: Meaning) -> bool:
    """A set of more cards on a set of fewer."""
    top = now.top
    if top is None or play.form != "set" or top.form == "run":
        return False
    if top.form == "single" or play.only_jokers or top.only_jokers:
        raise Open("a card alone, or jokers, as a set")
    return len(play.cards) > len(top.cards)


def is_bomb(play: Meaning) -> bool:
    """Four of one number, or more, without jokers."""
    return play.form == "set" and len(play.cards) >= 4 and not play.has_joker


def bomb(now: Now, play: Meaning) -> bool:
    """On any play of another form or count; a bomb only beaten by a stronger one."""
    top = now.top
    natural = sum(not card.joker for card in play.cards)
    if play.form == "set" and play.has_joker and natural >= 4:
        raise Open("four with jokers besides")
    if top is None or not is_bomb(play):
        return False
    if top.has_joker and sum(not card.joker for card in top.cards) >= 4 and top.form == "set":
        raise Open("four with jokers besides on the field")
    return not is_bomb(top)


def both_jokers(play: Meaning | None) -> bool:
    """The rocket."""
    return play is not None and play.only_jokers and len(play.cards) == 2


def equal_natural(now: Now, play: Meaning) -> bool:
    """The same number and count as the play below; jokers aside."""
    below = now.plays[-1] if now.field else None
    if below is not now.top:
        raise Open("equal to what is to be beaten, or to what lies on it")
    if below is None or not same_number(below, play) or play.only_jokers:
        return False
    if below.has_joker or play.has_joker or play.form == "run":
        raise Open("a joker in an equal play, or a run")
    return True
