"""The clauses, each from its words, with the readings that hold where nothing is chosen."""

from . import barring, doing, letting
from .now import Rule, alone, own, plain

RULES = {
    "five_cut": doing.cut_of("5"),
    "six_cut": doing.cut_of("6"),
    "seven_cut": doing.cut_of("7"),
    "two_clears": Rule(clears=doing.two_clears),
    "double_three_clears": Rule(lets=letting.threes_on_a_pair, clears=letting.threes_on_a_pair),
    "quad_clears": Rule(clears=doing.quad),
    "dignity": Rule(clears=doing.dignity),
    "assassination": Rule(lets=letting.fits_assassination, clears=letting.fits_assassination),
    "joker_return": Rule(lets=letting.joker_on_joker, clears=letting.joker_on_joker),
    "fourth_clears": Rule(clears=doing.fourth),
    "six_six_cut": Rule(clears=doing.exactly(2, "6")),
    "nine_nine_cut": Rule(clears=doing.exactly(2, "9")),
    "revolution_clears": Rule(),
    "revolution_with_eight": Rule(),
    "out_clears": Rule(),
    "foul_clears": Rule(),
    "triple_seven_revolution": Rule(revolts=doing.exactly(3, "7")),
    "nine_debtor": Rule(revolts=doing.exactly(3, "9")),
    "joker_revolution": Rule(revolts=lambda now, play: letting.both_jokers(play)),
    "five_run_revolution": Rule(
        revolts=lambda now, play: play.form == "run" and len(play.cards) >= 5
    ),
    "natural_revolution_only": Rule(stops_revolt=doing.too_few_natural),
    "no_counter_revolution": Rule(stops_revolt=lambda now, play: now.revolution),
    "pursuit_revolution": Rule(
        lets=letting.pair_on_its_like,
        revolts=letting.pair_on_its_like,
        clears=letting.pair_on_its_like,
    ),
    "j_back": Rule(backs=lambda play, back: back != (own(play, "J") > 0)),
    "two_back": Rule(backs=lambda play, back: back != (own(play, "2") > 0)),
    "suits_rank": Rule(lets=letting.higher_suit),
    "equal_allowed": Rule(lets=letting.equal),
    "joker_below_two": Rule(bars=barring.joker_on_two),
    "down_number": Rule(lets=letting.one_down),
    "ten_free": Rule(lets=letting.after_ten),
    "four_transparent": Rule(lets=letting.fours, transparent=letting.lies_as_fours),
    "colour_lock": Rule(
        bars=lambda now, play: barring.out_of_colour(barring.colour_locked(now.plays), play)
    ),
    "five_colour_lock": Rule(
        bars=lambda now, play: barring.out_of_colour(barring.by_a_five(now.plays), play)
    ),
    "strict_lock": barring.next_number(suits=True),
    "number_lock": barring.next_number(suits=False),
    "eight_not_over_two": Rule(stops_cut=doing.a_two_lies),
    "six_to_nine": barring.only_after("6", "9"),
    "nine_to_six": barring.only_after("9", "6"),
    "even_only": barring.parity("4", "5", "odd_only"),
    "odd_only": barring.parity("5", "4", "even_only"),
    "two_digit_seal": Rule(bars=barring.sealed),
    "hot_milk": Rule(bars=barring.milk),
    "must_play": Rule(),
    "no_two_in_runs": Rule(bars=barring.two_in_a_run),
    "run_joker_inner": Rule(bars=barring.joker_at_an_end),
    "run_no_overlap": Rule(bars=barring.overlaps),
    "two_beats_any_count": Rule(lets=letting.two_on_a_set, clears=letting.two_on_a_set),
    "more_cards_beat_fewer": Rule(lets=letting.more_cards),
    "bomb_any": Rule(lets=letting.bomb, bars=barring.no_bomb_on_a_bomb),
    "rocket": Rule(
        lets=lambda now, play: letting.both_jokers(play),
        bars=lambda now, play: letting.both_jokers(now.top),
    ),
    "five_skip": doing.count_of("5"),
    "king_skip": Rule(skips=lambda now, play: own(play, "K") * plain(play)),
    "ten_skip": Rule(skips=lambda now, play: int(own(play, "10") > 0 and plain(play))),
    "freemason": Rule(skips=lambda now, play: int(alone(play, "6"))),
    "three_skips": Rule(
        lets=lambda now, play: (
            alone(play, "3") and now.plays[-1:] != [] and now.plays[-1].form == "single"
        ),
        skips=lambda now, play: int(alone(play, "3")),
        transparent=lambda below, play: bool(below) and alone(play, "3"),
    ),
    "equal_skips": Rule(
        lets=letting.equal_natural, skips=lambda now, play: int(letting.equal_natural(now, play))
    ),
    "nine_reverse": doing.odd_count("9"),
    "q_reverse": doing.odd_count("Q"),
    "king_reverse": Rule(turns=lambda now, play: own(play, "K") % 2 == 1),
    "three_reverses": Rule(turns=lambda now, play: own(play, "3") > 0),
    "j_reverse_direction": Rule(turns_while=lambda play: own(play, "J") > 0),
    "reverse_until_clear": Rule(),
    "next_after_last_leads": Rule(),
    "finish_barred": Rule(),
}
