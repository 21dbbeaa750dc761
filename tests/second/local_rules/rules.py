"""The clauses, each from its words, with the readings that hold where nothing is chosen."""

from . import effects, permissions, prohibitions
from .state import Rule, alone, own, plain

RULES = {
    "five_cut": effects.cut_of("5"),
    "six_cut": effects.cut_of("6"),
    "seven_cut": effects.cut_of("7"),
    "two_clears": Rule(clears=effects.two_clears),
    "double_three_clears": Rule(
        lets=permissions.threes_on_a_pair, clears=permissions.threes_on_a_pair
    ),
    "quad_clears": Rule(clears=effects.quad),
    "dignity": Rule(clears=effects.dignity),
    "assassination": Rule(
        lets=permissions.fits_assassination, clears=permissions.fits_assassination
    ),
    "joker_return": Rule(lets=permissions.joker_on_joker, clears=permissions.joker_on_joker),
    "fourth_clears": Rule(clears=effects.fourth),
    "six_six_cut": Rule(clears=effects.exactly(2, "6")),
    "nine_nine_cut": Rule(clears=effects.exactly(2, "9")),
    "revolution_clears": Rule(),
    "revolution_with_eight": Rule(),
    "out_clears": Rule(),
    "foul_clears": Rule(),
    "triple_seven_revolution": Rule(revolts=effects.exactly(3, "7")),
    "nine_debtor": Rule(revolts=effects.exactly(3, "9")),
    "joker_revolution": Rule(revolts=lambda now, play: permissions.both_jokers(play)),
    "five_run_revolution": Rule(
        revolts=lambda now, play: play.form == "run" and len(play.cards) >= 5
    ),
    "natural_revolution_only": Rule(stops_revolt=effects.too_few_natural),
    "no_counter_revolution": Rule(stops_revolt=lambda now, play: now.revolution),
    "pursuit_revolution": Rule(
        lets=permissions.pair_on_its_like,
        revolts=permissions.pair_on_its_like,
        clears=permissions.pair_on_its_like,
    ),
    "j_back": Rule(backs=lambda play, back: back != (own(play, "J") > 0)),
    "two_back": Rule(backs=lambda play, back: back != (own(play, "2") > 0)),
    "suits_rank": Rule(lets=permissions.higher_suit),
    "equal_allowed": Rule(lets=permissions.equal),
    "joker_below_two": Rule(bars=prohibitions.joker_on_two),
    "down_number": Rule(lets=permissions.one_down),
    "ten_free": Rule(lets=permissions.after_ten),
    "four_transparent": Rule(
        lets=permissions.fours,
        on_anything=permissions.fours,
        transparent=permissions.lies_as_fours,
    ),
    "colour_lock": Rule(
        bars=lambda now, play: prohibitions.out_of_colour(
            prohibitions.colour_locked(now.plays), play
        )
    ),
    "five_colour_lock": Rule(
        bars=lambda now, play: prohibitions.out_of_colour(prohibitions.by_a_five(now.plays), play)
    ),
    "strict_lock": prohibitions.next_number(suits=True),
    "number_lock": prohibitions.next_number(suits=False),
    "eight_not_over_two": Rule(stops_cut=effects.a_two_lies),
    "six_to_nine": prohibitions.only_after("6", "9"),
    "nine_to_six": prohibitions.only_after("9", "6"),
    "even_only": prohibitions.parity("4", "5", "odd_only"),
    "odd_only": prohibitions.parity("5", "4", "even_only"),
    "two_digit_seal": Rule(bars=prohibitions.sealed),
    "hot_milk": Rule(bars=prohibitions.milk),
    "must_play": Rule(),
    "no_two_in_runs": Rule(bars=prohibitions.two_in_a_run),
    "run_joker_inner": Rule(bars=prohibitions.joker_at_an_end),
    "run_no_overlap": Rule(bars=prohibitions.overlaps),
    "two_beats_any_count": Rule(lets=permissions.two_on_a_set, clears=permissions.two_on_a_set),
    "more_cards_beat_fewer": Rule(lets=permissions.more_cards),
    "bomb_any": Rule(lets=permissions.bomb, bars=prohibitions.no_bomb_on_a_bomb),
    "rocket": Rule(
        lets=lambda now, play: permissions.both_jokers(play),
        on_anything=lambda now, play: permissions.both_jokers(play),
        bars=lambda now, play: permissions.both_jokers(now.top),
    ),
    "five_skip": effects.count_of("5"),
    "king_skip": Rule(skips=lambda now, play: own(play, "K") * plain(play)),
    "ten_skip": Rule(skips=lambda now, play: int(own(play, "10") > 0 and plain(play))),
    "freemason": Rule(skips=lambda now, play: int(alone(play, "6"))),
    "three_skips": Rule(
        lets=permissions.three_on_a_card,
        on_anything=permissions.three_on_a_card,
        skips=lambda now, play: int(alone(play, "3")),
        transparent=lambda below, play: bool(below) and alone(play, "3"),
    ),
    "equal_skips": Rule(
        lets=permissions.equal_natural,
        skips=lambda now, play: int(permissions.equal_natural(now, play)),
    ),
    "nine_reverse": effects.odd_count("9"),
    "q_reverse": effects.odd_count("Q"),
    "king_reverse": Rule(turns=lambda now, play: own(play, "K") % 2 == 1),
    "three_reverses": Rule(turns=lambda now, play: own(play, "3") > 0),
    "j_reverse_direction": Rule(turns_while=lambda play: own(play, "J") > 0),
    "reverse_until_clear": Rule(),
    "next_after_last_leads": Rule(),
    "finish_barred": Rule(),
}
