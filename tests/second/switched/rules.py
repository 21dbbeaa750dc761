"""The clauses, each from its words, with the readings that a book has where nothing is chosen."""

from tests.second.climbing.books import Open
from tests.second.climbing.cards import Meaning
from tests.second.climbing.strength import place, places

from .now import Judges, Now, Rule, alone, colour, joker_alone, own, plain, same_number

ODD = {"3", "5", "7", "9", "J", "K", "A"}
"""J is 11, Q 12, K 13, A 1."""


def cut_of(number: str) -> Rule:
    """A play of these while a revolution holds clears the field; in runs it does not."""
    return Rule(clears=lambda now, play: now.revolution and plain(play) and own(play, number) > 0)


def two_clears(now: Now, play: Meaning) -> bool:
    """A play of 2s clears; while strength is turned round, 3s do so instead."""
    return plain(play) and own(play, "3" if now.turned else "2") > 0


def threes_on_a_pair(now: Now, play: Meaning) -> bool:
    """Two 3s on any pair."""
    top = now.top
    return own(play, "3") == len(play.cards) == 2 and (top is None or _is_pair(top))


def _is_pair(play: Meaning) -> bool:
    return play.form == "set" and len(play.cards) == 2


def fits_assassination(now: Now, play: Meaning) -> bool:
    """A single 3 on a single 2; under revolution a 2 on a 3; not for a J-back."""
    if now.is_back:
        raise Open("assassination under a J-back")
    below, above = ("3", "2") if now.revolution else ("2", "3")
    return alone(now.top, below) and alone(play, above)


def quad(now: Now, play: Meaning) -> bool:
    """Four of one number, jokers among them or not."""
    return play.form == "set" and len(play.cards) == 4


def dignity(now: Now, play: Meaning) -> bool:
    """A run with J, Q and K in it."""
    return play.form == "run" and all(own(play, number) for number in "JQK")


def joker_on_joker(now: Now, play: Meaning) -> bool:
    """A second joker on a joker played alone."""
    return joker_alone(now.top) and joker_alone(play)


def fourth(now: Now, play: Meaning) -> bool:
    """The four cards of one number in a row on one field, whoever laid them."""
    rows = [*now.plays, play]
    number, count = play.cards[-1].number, 0
    for each in reversed(rows):
        if own(each, number) < len(each.cards):
            break
        count += len(each.cards)
    return count >= 4


def too_few_natural(now: Now, play: Meaning) -> bool:
    """Four cards with a joker among them; five with four natural ones make one."""
    natural = sum(not card.joker for card in play.cards)
    return play.has_joker and natural < 4


def pair_on_its_like(now: Now, play: Meaning) -> bool:
    """A pair on a pair of the same number, no jokers."""
    top = now.top
    if top is None or not _is_pair(top) or not same_number(top, play):
        return False
    return not (top.has_joker or play.has_joker)


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


def joker_on_two(now: Now, play: Meaning) -> bool:
    """A single joker ranks below a 2, but on top while a revolution holds."""
    if joker_alone(now.top) and alone(play, "2") and not now.revolution:
        raise Open("a 2 on a joker")
    if now.revolution and now.is_back:
        raise Open("a revolution and a J-back")
    return joker_alone(play) and alone(now.top, "2") and not now.revolution


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


def colour_locked(plays: list[Meaning]) -> str | None:
    """The colour that two plays in a row have had."""
    for one, other in zip(plays, plays[1:], strict=False):
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


def a_two_lies(now: Now, play: Meaning) -> bool:
    """Any 2 on the field."""
    return any(own(each, "2") for each in now.plays)


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
        if play.only_jokers:
            raise Open("a joker alone has no number")
        return any((card.number in ODD) != (number == "5") for card in play.cards)

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
    pairs = zip(now.plays, now.plays[1:], strict=False)
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
    if top is None or not is_bomb(play):
        return False
    return not (is_bomb(top) or (top.form, len(top.cards)) == (play.form, len(play.cards)))


def no_bomb_on_a_bomb(now: Now, play: Meaning) -> bool:
    """Four of one number beat every play that is no bomb."""
    if now.top is not None and is_bomb(now.top) and len(play.cards) == 4 and play.has_joker:
        raise Open("a set of four with a joker on a bomb")
    return False


def both_jokers(play: Meaning | None) -> bool:
    """The rocket."""
    return play is not None and play.only_jokers and len(play.cards) == 2


def equal_natural(now: Now, play: Meaning) -> bool:
    """The same number and count as the play below; jokers aside."""
    below = now.plays[-1] if now.field else None
    if below is None or not same_number(below, play) or play.only_jokers:
        return False
    if below.has_joker or play.has_joker:
        raise Open("a joker in an equal play")
    return True


def odd_count(number: str) -> Rule:
    """An odd number of them turns the direction round."""

    def turns(now: Now, play: Meaning) -> bool:
        if play.form == "run" and own(play, number):
            raise Open("in a run")
        return own(play, number) % 2 == 1

    return Rule(turns=turns)


def steps(plays: list[Meaning], turned: bool, *, suits: bool) -> bool:
    """Whether two plays in a row were consecutive numbers (of the same suits)."""
    for one, other in zip(plays, plays[1:], strict=False):
        if one.form == "run" or other.form == "run" or one.has_joker or other.has_joker:
            raise Open("a lock of numbers, and runs or jokers")
        apart = place(other.cards[0].number, turned) - place(one.cards[0].number, turned)
        if abs(apart) == 1 and (one.suits == other.suits or not suits):
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


def count_of(number: str) -> Rule:
    """As many of the following players are skipped as these were played."""

    def skips(now: Now, play: Meaning) -> int:
        if play.form == "run" and own(play, number):
            raise Open("in a run")
        return own(play, number)

    return Rule(skips=skips)


def exactly(count: int, number: str) -> Judges:
    """So many of a number at once, no joker among them."""
    return lambda now, play: own(play, number) == len(play.cards) == count


RULES = {
    "five_cut": cut_of("5"),
    "six_cut": cut_of("6"),
    "seven_cut": cut_of("7"),
    "two_clears": Rule(clears=two_clears),
    "double_three_clears": Rule(lets=threes_on_a_pair, clears=threes_on_a_pair),
    "quad_clears": Rule(clears=quad),
    "dignity": Rule(clears=dignity),
    "assassination": Rule(lets=fits_assassination, clears=fits_assassination),
    "joker_return": Rule(lets=joker_on_joker, clears=joker_on_joker),
    "fourth_clears": Rule(clears=fourth),
    "six_six_cut": Rule(clears=exactly(2, "6")),
    "nine_nine_cut": Rule(clears=exactly(2, "9")),
    "revolution_clears": Rule(),
    "revolution_with_eight": Rule(),
    "out_clears": Rule(),
    "foul_clears": Rule(),
    "triple_seven_revolution": Rule(revolts=exactly(3, "7")),
    "nine_debtor": Rule(revolts=exactly(3, "9")),
    "joker_revolution": Rule(revolts=lambda now, play: both_jokers(play)),
    "five_run_revolution": Rule(
        revolts=lambda now, play: play.form == "run" and len(play.cards) >= 5
    ),
    "natural_revolution_only": Rule(stops_revolt=too_few_natural),
    "no_counter_revolution": Rule(stops_revolt=lambda now, play: now.revolution),
    "pursuit_revolution": Rule(
        lets=pair_on_its_like, revolts=pair_on_its_like, clears=pair_on_its_like
    ),
    "j_back": Rule(backs=lambda play, back: back != (own(play, "J") > 0)),
    "two_back": Rule(backs=lambda play, back: back != (own(play, "2") > 0)),
    "suits_rank": Rule(lets=higher_suit),
    "equal_allowed": Rule(lets=equal),
    "joker_below_two": Rule(bars=joker_on_two),
    "down_number": Rule(lets=one_down),
    "ten_free": Rule(lets=after_ten),
    "four_transparent": Rule(lets=fours, transparent=lies_as_fours),
    "colour_lock": Rule(bars=lambda now, play: out_of_colour(colour_locked(now.plays), play)),
    "five_colour_lock": Rule(bars=lambda now, play: out_of_colour(by_a_five(now.plays), play)),
    "strict_lock": next_number(suits=True),
    "number_lock": next_number(suits=False),
    "eight_not_over_two": Rule(stops_cut=a_two_lies),
    "six_to_nine": only_after("6", "9"),
    "nine_to_six": only_after("9", "6"),
    "even_only": parity("4", "5", "odd_only"),
    "odd_only": parity("5", "4", "even_only"),
    "two_digit_seal": Rule(bars=sealed),
    "hot_milk": Rule(bars=milk),
    "must_play": Rule(),
    "no_two_in_runs": Rule(bars=two_in_a_run),
    "run_joker_inner": Rule(bars=joker_at_an_end),
    "run_no_overlap": Rule(bars=overlaps),
    "two_beats_any_count": Rule(lets=two_on_a_set, clears=two_on_a_set),
    "more_cards_beat_fewer": Rule(lets=more_cards),
    "bomb_any": Rule(lets=bomb, bars=no_bomb_on_a_bomb),
    "rocket": Rule(
        lets=lambda now, play: both_jokers(play), bars=lambda now, play: both_jokers(now.top)
    ),
    "five_skip": count_of("5"),
    "king_skip": Rule(skips=lambda now, play: own(play, "K") * plain(play)),
    "ten_skip": Rule(skips=lambda now, play: int(own(play, "10") > 0 and plain(play))),
    "freemason": Rule(skips=lambda now, play: int(alone(play, "6"))),
    "three_skips": Rule(
        lets=lambda now, play: alone(play, "3") and now.plays[-1].form == "single",
        skips=lambda now, play: int(alone(play, "3")),
        transparent=lambda below, play: bool(below) and alone(play, "3"),
    ),
    "equal_skips": Rule(lets=equal_natural, skips=lambda now, play: int(equal_natural(now, play))),
    "nine_reverse": odd_count("9"),
    "q_reverse": odd_count("Q"),
    "king_reverse": Rule(turns=lambda now, play: own(play, "K") % 2 == 1),
    "three_reverses": Rule(turns=lambda now, play: own(play, "3") > 0),
    "j_reverse_direction": Rule(turns_while=lambda play: own(play, "J") > 0),
    "reverse_until_clear": Rule(),
    "next_after_last_leads": Rule(),
    "finish_barred": Rule(),
}
