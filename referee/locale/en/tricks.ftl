# The trick-taking family: its rules' sentences, what happens, facts, faults.

## Trick-taking: playing a card
one_card-count = Everyone plays one card to a trick.
one_card-free = { $at_once ->
    [yes] Everyone plays at once, so { $seat } may play any card.
   *[no] { $seat } may play any card.
}
one_card-leads = { $seat } leads, and may lead any card.
one_card-again = { $seat } has already played { $laid } to this trick.
one_card-taken = { $cards } was played in an earlier trick.
one_card-laid = { $cards } is already on the table.
one_card-held = { $cards } is in { $holder }’s hand.
one_card-not-held = { $cards } isn’t in { $seat }’s hand.
one_card-gone = { $cards } has already been played.
one_card-shown = { $void ->
    [yes] { $seat } has already shown a void in { $suit }, so { $cards } can’t be in the hand.
   *[no] { $seat } has already shown that { $cards } isn’t in the hand.
} If it is, an earlier play was a revoke.
one_card-no-such-move = { $move ->
    [place] No meeple can be placed now.
    [bid] Nobody bids in this game.
    [double] There is nothing to double now.
    [redouble] There is nothing to redouble now.
    [give] Nobody gives cards at this table.
    [call_suit] { $suits ->
        [none] Trump can’t be called now.
       *[other] Trump is already { $suits }.
    }
    [call_alone] Trump can’t be called that way now.
    [hold] There is no bid to hold now.
    [pick_up] The skat can’t be picked up now.
    [announce] No game can be announced now.
    [take_kitty] There is no kitty to take now.
    [appoint] No adjutant can be named now.
    [discard] No card is discarded now.
    [pass] { $owes ->
        [yes] There’s no passing in this game, not even before the first card.
       *[no] In this game everyone plays one card to each trick; there’s no passing.
    }
   *[other] That isn’t a move of this game: everyone plays one card to each trick.
}
in_turn-turn =
    { $turn ->
        [none] It isn’t { $seat }’s turn.
       *[other] It is { $turn }’s turn, not { $seat }’s{ part-last-mover }.
    }
in_turn-next =
    { $after ->
        [none] { $seat } is next, going clockwise.
       *[other] { $passed ->
            [none] { $two ->
                [yes] { $after } { $lead ->
                    [none] has played
                   *[other] led { $lead }
                }, so { $seat } is next.
               *[no] Clockwise from { $after }, { $seat } is next.
            }
           *[other] { $passed } already played, so { $seat } is next.
        }
    }
in_turn-led = { $lead ->
    [none] { $seat } leads this trick.
   *[other] { $seat } led { $lead } to this trick.
}
all_at_once-waits = Everyone plays at once. Still to play: { $seats }.
all_at_once-no-leader = Everyone plays at once, so nobody leads.
must_follow-bars =
    { $lead } was led, and { $seat } { $holds ->
        [0] must have { $suit }
        [1] has { $held }
        [2] has { $held }
        [3] has { $held }
       *[other] has { $holds } cards of { $suit }
    }, so { $cards } can’t be played.
must_follow-binds = { $lead } was led, so anyone with { $suit } has to follow.
must_follow-follows = { $cards } follows { $lead }.
must_follow-free = { $lead } was led and { $seat } has no { $suit }, so any card may be played.
must_follow-revoked = { $held ->
    [none] { $lead } was led, and { $seat } must have had { $suit } but played { $cards }.
   *[other] { $lead } was led, and { $seat } had { $held } but played { $cards }.
}
must_follow-shown = { $seat } had shown a void and then played { $cards }, so an earlier play was a revoke.
must_follow-followed = { $lead ->
    [none] { $count ->
        [0] { $seat } hasn’t had to follow suit yet, as far as the table shows.
        [one] { $seat } followed { $top } with { $near }.
       *[other] { $seat } has always followed suit, last { $top } with { $near }.
    }
   *[other] { $lead } was led, and { $seat } had no { $suit }{ $held ->
        [none] {""}
       *[other] : { $held } counts as a trump
    }.
}
must_follow-unknown = { $lead } was led, and { $seat } played { $cards }. It was a revoke if { $seat } had { $suit }.
must_follow-cannot-win =
    { $cards } { $many ->
        [one] doesn’t
       *[other] don’t
    } follow { $lead }, so { $many ->
        [one] it
       *[other] they
    } can’t take the trick{ $stronger ->
        [yes] , however { $low ->
            [yes] low
           *[no] high
        }
       *[no] {""}
    }.
not_must_follow-bars =
    { $near ->
        [none] The last trick ended with { $suit }
       *[other] The card before was { $near }
    }, and { $seat } { $holds ->
        [0] must have another colour too
        [1] has { $held } too
        [2] has { $held } too
        [3] has { $held } too
       *[other] has { $holds } cards of other colours
    }, so { $cards } can’t be played.
not_must_follow-binds =
    { $near ->
        [none] The last trick ended with { $suit }
       *[other] The card before was { $near }
    }, so you may play { $suit } only if you have nothing else.
not_must_follow-differs =
    { $near ->
        [none] { $cards } isn’t the colour that ended the last trick.
       *[other] { $cards } isn’t the same colour as { $near } just before it.{ $earlier ->
            [yes] {" "}Only the card just before counts, not the { $suit } played earlier.
           *[no] {""}
        }
    }
not_must_follow-free = { $seat } has only { $suit }, so { $suit } may be played again, but it can’t take the trick.
not_must_follow-cannot-win =
    { $cards } is the same colour as { $near ->
        [none] the last card of the trick before
       *[other] { $near } just before it
    }, so it can’t take the trick{ $stronger ->
        [yes] , however { $low ->
            [yes] low
           *[no] high
        }
       *[no] {""}
    }.
card_leads-bars = The first trick starts with { $lead }, and { $seat } has it, so { $cards } can’t be led.
card_leads-binds = { $leader ->
    [none] The player with { $lead } leads it to the first trick.
   *[other] { $leader } has { $lead } and leads it to the first trick.
}
card_leads-leads = { $seat } has { $lead } and leads it to the first trick.
card_leads-undecided = The player with { $lead } leads the first trick.
no_points_at_first-bars =
    It’s the first trick, and { $seat } { $holds ->
        [0] must have cards that don’t count
        [1] has { $held }, which doesn’t count
        [2] has { $held }, which don’t count
        [3] has { $held }, which don’t count
       *[other] has { $holds } cards that don’t count
    }, so { $cards } can’t be played.
no_points_at_first-free = { $seat } can play only cards that count, so { $cards } may be played even in the first trick.
no_points_at_first-binds = In the first trick you may play a card that counts only if you can play nothing else.
broken_before_lead-bars =
    { $as_suit ->
        [yes] { $cards } counts as one of the { $suit } here. They haven’t been played yet, and
       *[no] No { $suit } have been played yet, and
    } { $seat } { $holds ->
        [0] must have another suit
        [1] also has { $held }
        [2] also has { $held }
        [3] also has { $held }
       *[other] has { $holds } cards of other suits
    }, so { $cards } can’t be led.
broken_before_lead-free = { $as_suit ->
    [yes] { $cards } counts as one of the { $suit } here, but { $seat } has nothing else, so it may be led.
   *[no] No { $suit } have been played yet, but { $seat } has nothing else, so { $cards } may be led.
}
dealer_left_leads-leads = { $seat } sits at the left of { $dealer }, the dealer, and leads.
broken_before_lead-broken = { $near ->
    [none] Some { $suit } have been played, so they may be led.
   *[other] { $near } has been played, so { $suit } may be led.
}
broken_before_lead-follows = No { $suit } have been played yet, but that only matters for leading, and { $seat } isn’t leading.
broken_before_lead-binds = Until { $suit } have been played, you may lead them only if you have nothing else.

## Trick-taking: who takes the trick
number_order-order = { $low ->
    [yes] A lower number beats a higher one, so the { $weak } is the weakest and the { $strong } the strongest.
   *[no] { $colours ->
        [yes] The { $strong } is the highest and the { $second } next, down to the { $weak }.
       *[no] In each suit, the { $strong } is the highest and the { $second } next, down to the { $weak }.
    }
}
trump-beats = { $several ->
    [yes] { $cards } is the { $low ->
        [yes] lowest trump in the trick, and low cards win.
       *[no] highest trump in the trick.
    }
   *[no] { $cards } is a trump and beats the other { $colours ->
        [yes] colours
       *[no] suits
    }.
}
trump-order = Trumps are { $suit }; they beat every other { $colours ->
    [yes] colour
   *[no] suit
}.
trump-none = There are no trumps.
trump-cannot-win = { $cards } { $many ->
    [one] is neither a trump
   *[other] are neither trumps
} nor of the { $colours ->
    [yes] colour
   *[no] suit
} led, so { $many ->
    [one] it
   *[other] they
} can’t take the trick.
bowers-belongs = { $cards } belongs to { $suit } in this deal, not to its own suit.
bowers-beats = The { $is_right ->
    [yes] right
   *[no] left
} bower, { $cards }, beats { $near }.
bowers-order = The highest trump is { $lead }, and the next is { $near }.
strongest_takes-takes =
    { $alone ->
        [yes] { $barred ->
            [yes] { $of ->
                [none] Only { part-taking-card } can take it.
               *[other] { part-taking-card } is the only { part-of-suit }.
            }
           *[no] { part-taking-card } is the only card.
        }
       *[no] { part-taking-card } is the { $low ->
            [yes] lowest
           *[no] highest
        } { $of ->
            [none] card{ $barred ->
                [yes] {" "}that can take it
               *[no] {""}
            }
           *[other] { part-of-suit }
        }.
    }
part-of-suit = { $of ->
    [trump] trump
    [S] spade
    [H] heart
    [D] diamond
    [C] club
    [R] red
    [B] blue
    [Y] yellow
    [G] green
   *[J] jack
}
part-taking-card = { $seat ->
    [none] { $cards }
   *[other] { $seat }’s { $cards }
}
strongest_takes-ahead =
    { $seat ->
        [none] { $cards }
       *[other] { $seat }’s { $cards }
    } is ahead so far. { $seats ->
        [none] Not everyone has played yet.
       *[other] Still to play: { $seats }.
    }
strongest_takes-beat = { $higher ->
    [yes] A { $low ->
        [yes] lower
       *[no] higher
    } { $of ->
        [none] card
       *[other] { part-of-suit }
    }{ $trumps ->
        [yes] {" "}or a trump
       *[no] {""}
    }
   *[no] A trump
} would take it.
strongest_takes-few-beat = Of the cards still to come, only { $lead }{ $near ->
    [none] {""}
   *[other] {" "}or { $near }
} would take it.
strongest_takes-level =
    { $cards } are equally high so far. { $seats ->
        [none] Not everyone has played yet.
       *[other] Still to play: { $seats }.
    }
strongest_takes-nobody = No card can take this trick.
strongest_takes-equal =
    { $cards } are equally high; at this table { $which ->
        [first] { $seat ->
            [none] the one played first
           *[other] { $seat }, who played first,
        } takes the trick.
        [last] { $seat ->
            [none] the one played last
           *[other] { $seat }, who played last,
        } takes the trick.
       *[none] nobody takes the trick.
    }
strongest_takes-open =
    { $cards } are equally high{ $seats ->
        [none] {""}
       *[other] {" "}(played by { $seats })
    }, and the rules don’t say which of them takes the trick.
strongest_takes-none-yet = No trick has been played yet.
strongest_takes-taken = { $seat } took the trick with { $cards } in it.
strongest_takes-discarded = { $cards } was in a trick that nobody took.
strongest_takes-foreseen = { $cards ->
    [none] { $seat } takes it whatever else is played.
   *[other] Only { $cards } can still be played to this trick.
}
strongest_takes-cannot-win =
    { $many ->
        [one] { $cards } isn’t of the suit led, so it can’t take the trick.
       *[other] { $cards } aren’t of the suit led, so they can’t take the trick.
    }
taker_leads-leads = { $seat } took the last trick and leads the next.
taker_leads-nobody-took = Nobody took the last trick; at this table { $seat } leads the next.
taker_leads-no-card = { $seat } took the last trick but has no card left. The rules don’t say who leads instead.
taker_leads-open = Nobody took the trick that { $seat } led, and the rules don’t say who leads next.
void_numbers-cannot-win = { $cards } are the same rank and cancel each other out.
void_numbers-comes = Another { $number } would cancel { $near }.
void_numbers-open = Every rank was played more than once ({ $cards }), so all are void. The rules don’t say what happens then.

## Trick-taking: the deal and its end
most_tricks-counts = Each trick counts one, and the most tricks win.
most_tricks-carried = The trick carried over goes with this one, so it counts { $count }.
most_tricks-wins = { $seat } took the most tricks, { $count }.
most_tricks-tied = { $seats } took the most tricks, { $count ->
    [one] one trick
   *[other] { $count } tricks
} each.
most_tricks-open = { $seats } took the most tricks, { $count } each, and the rules don’t say who wins a tie.
most_tricks-going-on = There are still cards to play.
most_tricks-over = All cards have been played.
meeples-counts = You score the cards you took in your meeple’s colour.
meeples-counted = { $seat }’s meeple is on { $suit }, and { $seat } took { $count ->
    [one] one card
   *[other] { $count } cards
} of it ({ $cards }).
meeples-wins = { $seat } has the most points, { $count }.
meeples-tied = { $seats } have the most points, { $count } each.
meeples-open = { $seats } have the most points, { $count } each, and the rules don’t say who wins a tie.
meeples-going-on = There are still cards to play.
meeples-over = All cards have been played.
meeples-first = { $waiting } { $left ->
    [one] hasn’t
   *[other] haven’t
} placed a meeple yet, and everyone does so before the first card.
meeples-waits = { $seat } places a meeple before the first card.
meeples-shared = There’s already a meeple on { $suit }, and another area is still free.
meeples-placed = { $seat } has already placed a meeple.
meeples-free = { $taken ->
    [yes] { $suit } already has a meeple, but it may have another.
   *[no] There’s no meeple on { $suit } yet.
}
meeples-leads = { $seat } placed the first meeple, and leads.
bids-first = { $waiting } { $left ->
    [one] hasn’t
   *[other] haven’t
} bid yet, and everyone bids before the first card.
bids-waits = { $after ->
    [none] { $dealer ->
        [none] { $first ->
            [yes] { $seat } bids first.
           *[no] { $seat } hasn’t bid yet.
        }
       *[other] { $seat } sits at the left of { $dealer }, the dealer, and bids first.
    }
   *[other] { $after } has bid, so { $seat } is next.
}
bids-bid = { $seat } has already bid.
bids-high = A bid is a number from 0 to { $most }.
bids-free = Any number from 0 to { $most } may be bid.
bids-closed = { $all ->
    [yes] All have bid already.
   *[no] A card has already been played, so nobody bids any more.
}
bids-leads = { $seat } bid first, and leads.
give_cards-first = { $waiting } { $left ->
    [one] hasn’t
   *[other] haven’t
} given cards yet, and everyone does so before the first trick.
give_cards-waits = { $waiting } still { $left ->
    [one] has
   *[other] have
} to give cards before the first trick.
give_cards-given = { $seat } has already given cards.
give_cards-to = In this deal { $seat } gives cards to { $seats }, not to { $other }.
give_cards-count = Everyone gives exactly { $count ->
    [one] one card
   *[other] { $count } cards
}, not { $given }.
give_cards-not-held = { $cards } { $many ->
    [one] isn’t
   *[other] aren’t
} in { $seat }’s hand.
give_cards-free = { $seat } chooses which cards to give, before looking at those that come.
give_cards-closed = { $nobody ->
    [yes] In this deal nobody gives cards.
   *[no] The cards have already been given.
}
last_bid-bars = { $seat } bids last, and { $number } would make the total { $total }, the number of tricks.
last_bid-binds = The last bid has to keep the total different from the number of tricks, and { $number } makes it { $total }.
bid_points-counts = The bids and the tricks decide the points.
bid_points-counted = { $seats } bid { $bid }{ $own ->
    [0] { $bid ->
        [0] {" "}and took none
       *[other] , and no trick counts for it
    }
   *[other] {" "}and took { $own }
}{ $helped ->
    [0] {""}
   *[other] ; { $by }’s { $helped ->
        [one] trick makes
       *[other] { $helped } tricks make
    } it { $took }
}{ $bags ->
    [0] {""}
    [one] , and { $by }’s trick is a bag
   *[other] , and { $by }’s { $bags } tricks are bags
}, which scores { $count ->
    [one] one point
   *[other] { $points } points
}.
bid_points-nil = { $seat } bid nil and took { $took ->
    [0] no trick
    [one] one trick
   *[other] { $took } tricks
}, which scores { $points }.
trickless_out-out = { $seat } took no trick in this deal.
trickless_out-stays = { $seat } has taken { $count ->
    [one] a trick
   *[other] { $count } tricks
} and stays in the game.
trickless_out-not-yet = { $seat } has no trick yet, but the deal isn’t over.
trickless_out-untold = { $left ->
    [one] One trick of this deal isn’t told, and { $seat } may have taken it.
   *[other] { $left } tricks of this deal aren’t told, and { $seat } may have taken one.
}
partners_across-wins = { $seats } are partners and have the most { $unit ->
    [tricks] tricks
   *[points] points
}, { $count }.
partners_across-tied = Each side has { $count }, so all of them win.
bag_limit-costs = { $seats } have reached { $total } bags, which costs them { $points } and leaves { $left }.
revoke_cost-tricks = { $seat } revoked, so { $count ->
    [one] one trick goes
   *[other] { $count } tricks go
} to the other side.
revoke_cost-set = { $seat } revoked, so the side’s bid counts as missed.
revoke_cost-points = { $seat } revoked, so the deal ends, and the other side scores { $count }.
call_trump-first = Nobody has called trump yet, and that comes before the first card.
call_trump-waits = { $after ->
    [none] { $dealer ->
        [none] Nobody has called trump yet.
       *[other] { $again ->
            [yes] All have passed, so { $seat }, at the left of { $dealer }, the dealer, is asked again.
           *[no] { $seat } sits at the left of { $dealer }, the dealer, and is asked first.
        }
    }
   *[other] { $after } passed, so { $seat } is asked next.
}
call_trump-only = In the first round only the suit of { $lead }, the card turned up, may be called.
call_trump-down = { $lead } was turned down, so its suit may not be called.
call_trump-free = { $move ->
    [pass] { $seat } doesn’t have to call trump.
   *[other] { $again ->
        [yes] { $lead ->
            [none] { $seat } is asked now.
           *[other] In the second round any suit but that of { $lead } may be called.
        }
       *[no] { $lead ->
            [none] { $seat } is asked now.
           *[other] { $lead } is turned up, so its suit may be called.
        }
    }
}
call_trump-leads = { $idle ->
    [none] { $seat } sits at the left of { $dealer }, the dealer, and leads.
   *[other] { $idle }, at the left of { $dealer }, the dealer, plays no cards. So { $seat } leads.
}
dealer_calls-bars = All others have passed twice, so { $seat } must call trump.
stock_draws-dealt = { $number } players with { $each } cards each get { $used } of the { $size } cards. The top card of the stock is turned up.
stock_draws-count = One card is turned up.
stock_draws-empty = There is no stock left.
stock_draws-turned = A card of the stock is turned up already.
stock_draws-trick = A card is turned up before a trick, not during one.
stock_draws-gone = { $cards } isn’t in the stock.
stock_draws-free = The next card of the stock is turned up before the lead.
last_part_counts-counts = The tricks after the stock decide who wins.
last_part_counts-counted = { $seat } took { $took ->
    [0] no tricks
    [one] one trick
   *[other] { $took } tricks
} after the stock was gone and { $first } before. That scores { $count }.
last_part_counts-wins = { $apart ->
    [only] Only the tricks after the stock was gone count, and { $seat } took the most of them, { $count }.
    [more] Tricks after the stock was gone count more, and { $seat } has the most points, { $count }.
   *[no] { $seat } has the most tricks, { $count }.
}
last_part_counts-tied = { $seats } have the most, { $count } each.
last_part_counts-open = { $seats } have the most, { $count } each, and the rules don’t say who wins a tie.
last_part_counts-going-on = There are still cards to play.
last_part_counts-over = The last card has been played.
auction-first = { $left ->
    [one] The auction isn’t over: { $waiting } calls next.
   *[other] The auction isn’t over.
}
auction-waits = { $after ->
    [none] { $dealer ->
        [none] The auction isn’t over.
       *[other] { $seat } dealt, and calls first.
    }
   *[other] Clockwise from { $after }, { $seat } is next.
}
auction-no-bid = { $lacks ->
    [yes] A bid is a number and a suit or NT, such as 2♥ or 1NT, and { $number } is only a number.
   *[no] A bid is a number from 1 to { $most } and the trumps, such as 2♥ or 1NT.
}
auction-low = { $same ->
    [yes] { $bid } has been bid already, and only a higher bid counts.
   *[no] { $number } isn’t higher than { $bid }, the last bid.
}
auction-nothing = Nobody has bid yet.
auction-own = { $move ->
    [double] { $bid } is a bid of { $seat }’s own side.
   *[other] The double comes from { $seat }’s own side.
}
auction-twice = { $bid } has already been doubled.
auction-undoubled = { $bid ->
    [none] Nobody has bid yet.
   *[other] The last bid, { $bid }, isn’t doubled.
}
auction-leads = { $called ->
    [yes] { $declarer }, the first of that side to name the trumps of { $bid }, is the declarer. { $seat } sits at the declarer’s left.
   *[no] { $declarer } is the declarer in { $bid }, and { $seat } sits at the declarer’s left.
}
auction-unknown-leader = The player at the declarer’s left leads, and the declarer isn’t known yet.
auction-unknown-declarer = The declarer is the first of the side to have named the trumps, and the table doesn’t say who that was.
auction-declares = { $bid ->
    [none] The table says so.
   *[other] The contract is { $bid }, and { $seat } was the first of that side to name its trumps.
}
auction-undecided = The auction isn’t over yet.
auction-thrown-in = All passed, so there is no play.
auction-free = { $move ->
    [pass] Nobody has to bid, so { $seat } may pass.
    [double] { $bid } is the opponents’ bid, and nobody has doubled it.
    [redouble] The opponents have doubled { $bid }.
   *[other] { $bid ->
        [none] Nobody has bid yet, so any bid is high enough.
       *[other] { $number } is higher than { $bid }, the last bid.
    }
}
auction-closed = { $declarer ->
    [none] The auction is over.
   *[other] The auction is over: { $declarer } is the declarer.
}
dummy_played-chooses = { $other } is the dummy, so { $seat } decides which of the dummy’s cards is played.
lead_out_of_turn-declarer = { $seat }’s lead only counts if an opponent accepts it. Otherwise the card goes back, and the lead is { $turn }’s.
lead_out_of_turn-defender = { $seat }’s lead only counts if the declarer accepts it. Otherwise the card becomes a penalty card, and the lead is { $turn }’s.
revoked_tricks-correct = { $seat }’s side hasn’t played to a later trick, so the revoke isn’t established. The card goes back, and one that follows suit is played.
revoked_tricks-last = A revoke in the last two tricks is always corrected, even later.
revoked_tricks-same-trick = Both sides revoked in that trick, and one of them hasn’t played to the next one. So neither revoke is established: both cards go back, and cards that follow suit are played.
revoked_tricks-both = Both sides have an established revoke in this deal, so neither costs a trick. The director adjusts the score if a side was damaged.
revoked_tricks-none = { $seat }’s side has played to a later trick, so the revoke is established. It has taken no trick since, so no trick goes to the opponents.
revoked_tricks-costs = { $seat }’s side has played to a later trick, so the revoke is established. { $took ->
    [yes] { $seat } took that trick
   *[other] { $seat } didn’t take that trick
}, so { $count ->
    [one] one trick goes
   *[other] { $count } tricks go
} to the opponents.
revoked_tricks-transfers = { $seats } revoked, so { $count ->
    [0] no trick goes
    [one] one trick goes
   *[other] { $count } tricks go
} to the opponents.
revoked_tricks-dummy = { $seat } is the dummy, so the revoke costs no tricks.
contract_points-counts = The contract and the tricks decide the points.
short-contract_points-made = { $declarer } made { $bid }.
contract_points-made = { $declarer }’s contract was { $bid }, and the side took { $took } tricks. That scores { $parts }.
contract_points-part = { $points } for { $part ->
    [tricks] the tricks bid
    [more] overtricks
    [part] the part-score
    [game] the { part-vulnerable }game
    [slam] the { part-vulnerable }small slam
    [grand] the { part-vulnerable }grand slam
    [doubled] making it doubled
   *[redoubled] making it redoubled
}
part-vulnerable = { $vulnerable ->
    [yes] vulnerable {""}
   *[no] {""}
}
contract_points-down = { $declarer } played { $bid }{ $vulnerable ->
    [yes] {" "}vulnerable
   *[no] {""}
}, and the side took { $took } tricks: { $left } down. That scores { $down } for the opponents.
contract_points-nobody = Nobody has scored.
contract_points-wins = { $seat } has the most points, { $count }.
contract_points-tied = { $seats } have the most points, { $count } each.
contract_points-open = { $seats } have the most points, { $count } each, and the rules don’t say who wins a tie.
contract_points-going-on = There are still cards to play.
contract_points-over = The deal is over.
solo_bidding-first = { $left ->
    [one] The bidding isn’t over: { $waiting } is asked now.
   *[other] The bidding isn’t over.
}
solo_bidding-waits = { $role ->
    [opens] { $seat } sits second from { $dealer }, the dealer, and bids first, to { $other }.
    [joins] { $passed } has passed, so { $seat } now bids to { $other }, or passes.
    [raises] { $other } held { $bid }, so { $seat } bids more or passes.
    [answers] { $other } bid { $bid }, so { $seat } holds it or passes.
    [alone] The others have passed, so { $seat } bids or passes.
   *[other] The bidding isn’t over.
}
solo_bidding-no-value = No game is worth { $number }, so it can’t be bid. Nearest to it: { $values }.
solo_bidding-low = { $same ->
    [yes] { $bid } has been bid already, and only a higher bid counts.
   *[no] { $number } isn’t higher than { $bid }, the last bid.
}
solo_bidding-answers = { $seat } is asked whether to hold { $bid }: yes or pass.
solo_bidding-nothing = { $seat } isn’t asked to hold a bid, but to bid or pass.
solo_bidding-free = { $move ->
    [pass] Nobody has to bid, so { $seat } may pass.
    [hold] { $seat } is asked whether to hold { $bid }.
   *[other] { $factor ->
        [0] { $number } is the value of a null
       *[other] { $number } is the value of a game, { $factor } times { $base }
    }{ $bid ->
        [0] {""}
       *[other] , and higher than the last bid, { $bid }
    }.
}
solo_bidding-closed = { $declarer ->
    [none] The bidding is over.
   *[other] The bidding is over: { $declarer } is the declarer.
}
talon_dealt-dealt = { $number } players with { $each } cards each get { $used } of the { $size } cards.
game_announced-first = { $waiting }, the declarer, hasn’t announced a game yet.
game_announced-waits = { $seat } is the declarer, and announces the game before the first card.
game_announced-picked = { $seat } has already picked up the skat.
game_announced-exchange = { $seat } has picked up the skat, and first puts { $count } cards away.
game_announced-count = The declarer puts away exactly { $count } cards, not { $given }.
game_announced-not-held = { $cards } { $many ->
    [one] isn’t
   *[other] aren’t
} in { $seat }’s hand.
game_announced-no-skat = { $seat } hasn’t picked up the skat, so no cards are put away.
game_announced-not-hand = { $seat } has picked up the skat, so it isn’t a hand game.
game_announced-only-hand = { $seat } has picked up the skat. Schneider, schwarz and open can only be announced in a hand game.
game_announced-null-only = In null no card points count, so there is no schneider and no schwarz.
game_announced-low = This null is worth { $value }, less than { $bid }, the bid.
game_announced-no-game = That isn’t a game: a suit, grand or null, perhaps with hand, schneider, schwarz or open.
game_announced-free = { $move ->
    [pick_up] { $seat } is the declarer, and may pick up the skat or play hand.
    [discard] { $seat } has picked up the skat, and may put away any { $count } cards.
   *[other] { $is_null ->
        [yes] This null is worth { $value }, which reaches the bid of { $bid }.
       *[no] { $is_hand ->
            [yes] { $seat } hasn’t picked up the skat, so it is a hand game.
           *[no] { $seat } is the declarer with a bid of { $bid }, and announces the game.
        }
    }
}
game_announced-closed = { $announced ->
    [yes] The game has already been announced.
   *[no] There is no declarer yet.
}
suit_bidding-first = The bidding isn’t over, and nobody is Napoleon yet.
suit_bidding-waits = { $after ->
    [none] { $dealer ->
        [none] The bidding isn’t over.
       *[other] { $seat } sits at the left of { $dealer }, the dealer, and bids first.
    }
   *[other] { $passed ->
        [none] Clockwise from { $after }, { $seat } is next.
       *[other] { $passed } passed for good, so { $seat } is next.
    }
}
suit_bidding-no-bid = { $why ->
    [suit] { $number } names no suit. A bid is a number and a suit, such as { $lowest }♠.
    [trumps] There is no bid without trumps. A bid is a number and a suit, such as { $lowest }♠.
    [high] There are only { $most } honours, so nobody can bid { $asked }.
   *[number] The lowest bid is { $lowest }.
}
suit_bidding-low = { $same ->
    [yes] { $bid } has been bid already, and only a higher bid counts.
   *[no] { $equal ->
        [number] At this table a bid needs a higher number than the last one, { $bid }.
       *[other] { $number } isn’t higher than { $bid }, the last bid.
    }
}
suit_bidding-free = { $move ->
    [pass] Nobody has to bid, so { $seat } may pass.
   *[other] { $bid ->
        [none] Nobody has bid yet, and the lowest bid is { $lowest }.
       *[other] { $number } is higher than { $bid }, the last bid.
    }
}
suit_bidding-closed = { $declarer ->
    [none] The bidding is over.
   *[other] The bidding is over: { $declarer } is Napoleon.
}
suit_bidding-declares = { $bid ->
    [none] The table says so.
   *[other] { $bid } was the highest bid, and { $seat } made it.
}
suit_bidding-undecided = The bidding isn’t over yet.
suit_bidding-unknown-declarer = Napoleon is the player who made the highest bid, and the table doesn’t say who that was.
suit_bidding-thrown-in = All passed, so the cards are dealt again.
declarer_leads-leads = { $seat } is Napoleon, and leads first.
declarer_leads-unknown-leader = Napoleon leads to the first trick, and the table doesn’t say who that is.
no_trump_lead_at_first-bars =
    Napoleon may not lead a trump to the first trick, and { $seat } { $holds ->
        [0] must have another suit
        [1] also has { $held }
        [2] also has { $held }
        [3] also has { $held }
       *[other] has { $holds } cards of other suits
    }, so { $cards } can’t be led.
no_trump_lead_at_first-binds = A trump may be led to the first trick only if Napoleon has nothing else.
no_trump_lead_at_first-free = { $seat } has only { $suit }, so { $cards } may be led even to the first trick.
called_partner-first = { $waiting } is Napoleon, and hasn’t named the adjutant yet.
called_partner-waits = { $seat } is Napoleon, and names a card whose holder is the adjutant.
called_partner-count = Napoleon names exactly one card.
called_partner-free = { $own ->
    [yes] { $seat } is Napoleon, and may name any card, even one of Napoleon’s own hand.
   *[no] { $seat } is Napoleon, and may name any card.
}
called_partner-closed = { $cards ->
    [none] { $declarer ->
        [none] Nobody is Napoleon yet.
       *[other] { $changes ->
            [yes] At this table { $declarer } exchanges cards with the kitty first.
           *[no] The adjutant has already been named.
        }
    }
   *[other] { $cards } has already been named as the adjutant card.
}
called_partner-not-named = { $declarer }, who is Napoleon, hasn’t named a card yet.
called_partner-undecided = The bidding isn’t over, so nobody is Napoleon yet.
called_partner-holds = { $cards } is the adjutant card, and { $seat } has it. The others only learn that when it is played.
called_partner-hidden = The card hasn’t been played, and until then only its holder knows.
called_partner-played = { $cards ->
    [none] The table says so.
   *[other] { $cards } is the adjutant card, and { $seat } played it.
}
called_partner-alone = { $cards ->
    [none] { $declarer } is Napoleon and plays alone.
   *[other] { $where ->
        [hand] { $declarer } has { $cards }, the adjutant card, and so plays alone.
        [beside] { $cards }, the adjutant card, is in no hand, so { $declarer } plays alone.
       *[other] No other player had { $cards }, the adjutant card, so { $declarer } plays alone.
    }
}
kitty_dealt-dealt = { $number } players with { $each } cards each get { $used } of the { $size } cards.
kitty_exchanged-first = { $waiting } is Napoleon, and hasn’t exchanged cards with the kitty yet.
kitty_exchanged-waits = { $seat } is Napoleon, and exchanges cards with the kitty.
kitty_exchanged-take-first = { $seat } hasn’t taken the kitty yet.
kitty_exchanged-taken = { $seat } has already taken the kitty.
kitty_exchanged-count = Napoleon puts exactly { $count } cards aside, not { $given }.
kitty_exchanged-not-held = { $cards } { $many ->
    [one] isn’t
   *[other] aren’t
} in { $seat }’s hand.
kitty_exchanged-free = { $move ->
    [take_kitty] { $seat } is Napoleon, and takes the kitty.
   *[other] { $seat } has taken the kitty, and may put any { $count } cards aside.
}
kitty_exchanged-closed = { $declarer ->
    [none] Nobody is Napoleon yet.
   *[other] There is no kitty left to exchange cards with.
}
top_card-beats = { $cards } is the strongest card of all, whatever is trump.
top_card-order = { $lead } is the strongest card of all, whatever is trump.
top_jacks-beats = { $weaker ->
    [none] { $cards } is one of the two jacks that beat the other trumps.
   *[other] { $cards }, the jack of trumps, beats { $weaker }, the other jack of that colour.
}
top_jacks-order = { $lead } and then { $near } beat the other trumps.
low_takes_all-captures = { $coming ->
    [none] All played { $suit }, so { $cards } takes the trick.
   *[other] { $coming } can only play { $suit } too, so { $cards } takes the trick.
}
low_takes_all-first-trick = All played { $suit }, but in the first trick { $cards } doesn’t take it for that.
low_takes_all-strongest = All played { $suit }, but { $near } is in the trick, so { $cards } doesn’t take it.
low_takes_all-mixed = { $cards } takes the trick only if all play { $suit }, and { $near } isn’t one.
card_captures-captures = { $lead } and { $near } are in the same trick, { $own ->
    [yes] so { $cards } takes it.
   *[no] and so is { $cards }, which takes it.
}
card_captures-spared = { $cards } takes the trick only if { $near } is in it, too.
card_captures-comes = If { $cards } comes, it takes the trick from { $near }.
cards_as_bid-counts = Each ace, king, queen, jack and ten counts one.
cards_as_bid-wins = Napoleon’s side ({ $seats }) has { $took } honours, and the bid was { $bid }.
cards_as_bid-stops = { $all ->
    [yes] Napoleon’s side ({ $seats }) took all { $took } honours but had bid only { $bid }, so it loses.
   *[no] The allied forces have { $count } honours, so Napoleon’s side ({ $seats }) can’t have the { $bid } that were bid.
}
cards_as_bid-nobody = The cards were thrown in.
cards_as_bid-going-on = There are still cards to play.
cards_as_bid-over = All cards have been played.
cards_as_bid-counted = { $seats } took { $count ->
    [0] no honours
    [one] one honour
   *[other] { $count } honours
}{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
}{ $bid ->
    [0] {""}
   *[other] {" "}of the { $bid } that were bid
}.
cards_as_bid-roles = { $which ->
    [alone] { $seats } won alone, which scores { $points }.
    [pair] Napoleon’s side won: Napoleon scores { $points }, the adjutant { $more }.
   *[others] The allied forces won, and each of them scores { $points }.
}
game_trump-beats = { trump-beats }
game_trump-order = { trump-order }
game_trump-none = { trump-none }
game_trump-cannot-win = { trump-cannot-win }
trump_rank-belongs = { $cards } { $many ->
    [one] is a trump in this deal and doesn’t belong to its own suit
   *[other] are trumps in this deal and don’t belong to their own suits
}.
trump_rank-beats = { $alike ->
    [yes] Of the jacks, { $cards } beats { $near }.
   *[no] The jacks are the highest trumps, so { $cards } beats { $near }.
}
trump_rank-order = The highest trumps are { $cards }, in this order.
order_without_trumps-beats = In null, { $cards } beats { $near }.
order_without_trumps-order = Without trumps, the cards rank { $ranking } from the highest.
against_declarer-wins = { $seats } play together against the declarer.
revoke_ends-follows = The deal ends here. If it wasn’t decided yet, { $is_declarer ->
    [yes] { $seat }, the declarer, has lost it.
   *[no] { $seat }’s side has lost it, and the declarer wins.
}
revoke_ends-lost = { $seat } revoked, so the deal has ended.
game_value-counts = The declarer scores the value of the game, or loses twice as much.
game_value-wins = { $took ->
    [0] { $seat } is the declarer and has won the game.
   *[other] { $seat } has { $took } card points, and { $needs } win the game.
}
short-game_value-null-wins = { $seat } took no trick in the null.
game_value-null-wins = { $seat } took no trick, and that wins the null.
game_value-null-fails = { $low ->
    [yes] { $declarer } bid { $bid }, but this null is worth only { $worth }.
   *[no] { $declarer } took { $took ->
        [one] a trick
       *[other] { $took } tricks
    }, and that loses the null.
}
game_value-fails = { $why ->
    [overbid] { $declarer } bid { $bid }, but the game is worth only { $value }.
    [announced] { $declarer } hasn’t reached what was announced.
   *[points] { $declarer } has { $took } card points of the { $needs } needed.
}
game_value-nobody = Nobody has scored.
game_value-going-on = There are still cards to play.
game_value-over = The deal is over.
game_value-level = { $has ->
    [yes] With
   *[no] Without
} { $tops }, game { $game }{ $from_hand ->
    [0] {""}
   *[other] , hand { $from_hand }
}{ $schneider ->
    [0] {""}
   *[other] , schneider { $schneider }
}{ $schneider_announced ->
    [0] {""}
   *[other] , announced { $schneider_announced }
}{ $schwarz ->
    [0] {""}
   *[other] , schwarz { $schwarz }
}{ $schwarz_announced ->
    [0] {""}
   *[other] , announced { $schwarz_announced }
}{ $open ->
    [0] {""}
   *[other] , open { $open }
}. That is { $factor } times { $base }, so { $value }.
game_value-won = { $seat } has { $took } card points and has won the game, which scores { $points }.
game_value-lost = { $seat } has { $took } card points{ $missed ->
    [schneider] , but announced schneider, which takes { $least }. That loses the game and costs
    [schwarz] , but announced schwarz, which takes all tricks. That loses the game and costs
   *[none] {" "}of the { $needs } needed and has lost the game, which costs
} twice { $value }, { $points }.
game_value-overbid = { $seat } bid { $bid }, more than the { $worth } that the game is worth, and has lost it. The lowest multiple of { $base } that reaches the bid is { $value }, and twice that makes { $points }.
game_value-revoke-won = The revoke decides the game for { $seat }{ $granted ->
    [schneider] , who needed schneider and still could reach it,
    [schwarz] , who needed schwarz and still could reach it,
   *[none] {""}
} and scores { $points }.
game_value-revoke-kept = { $seat } already had { $took } card points, so the game stays won and scores { $points }.
game_value-revoke-lost = { $missed ->
    [schneider] { $seat } announced schneider, but the other side already had { $others }. So { $seat } has lost the game all the same, which
    [schwarz] { $seat } announced schwarz, but the other side already had a trick. So { $seat } has lost the game all the same, which
    [points] The other side already had { $others } card points, so { $seat } has lost the game all the same, which
   *[own] { $seat } has lost the game, which
} costs twice { $value }, { $points }.
game_value-null-low = { $seat } bid { $bid }, but this null is worth { $worth }. So a game with trumps is lost instead, the cheapest that reaches the bid: { $suit } { $has ->
    [yes] with
   *[no] without
} { $tops }, { $factor } times { $base }. Twice { $value } makes { $points }.
game_value-null-won = { $seat } took no trick and has won the null{ part-null-kind }, which scores { $points }.
part-null-kind = { $kind ->
    [hand] {" "}hand
    [open] {" "}open
    [hand-open] {" "}hand open
   *[plain] {""}
}
game_value-null-lost = { $own ->
    [yes] { $seat } revoked, and so has lost the null{ part-null-kind }. Twice { $value } makes { $points }.
   *[no] { $seat } took a trick, and so has lost the null{ part-null-kind }. Twice { $value } makes { $points }.
}
dealer_discards-first = { $waiting } picked up the card turned up, and hasn’t discarded yet.
dealer_discards-waits = { $seat } has picked up the card turned up, and first discards one.
dealer_discards-count = The dealer discards exactly one card, not { $given }.
dealer_discards-not-held = { $cards } isn’t in { $seat }’s hand.
dealer_discards-free = { $seat } has picked up a card, and may discard any card.
dealer_discards-closed = Nobody has picked up a card, so nobody has one too many.
goes_alone-idle = { $alone } plays alone, so { $seat }, the partner, plays no cards.
maker_points-counts = The side that called trump scores if it takes enough tricks; otherwise the other side does.
maker_points-made = { $seats } called trump and took { $took } tricks, which scores { $count ->
    [one] one point
   *[other] { $count } points
}.
maker_points-march = { $seats } called trump and took every trick, which scores { $count }.
maker_points-alone = { $alone } took every trick alone, which scores { $count } for { $seats }.
maker_points-euchred = { $seats } took { $took } tricks, so the call failed, and they score { $count }.
maker_points-so-far = { $seats } called trump and need { $count ->
    [one] one trick
   *[other] { $count } tricks
}; so far they have { $took }.
maker_points-nobody = Nobody has scored.
maker_points-wins = { $seat } has the most points, { $count }.
maker_points-tied = { $seats } have the most points, { $count } each.
maker_points-open = { $seats } have the most points, { $count } each, and the rules don’t say who wins a tie.
maker_points-going-on = There are still cards to play.
maker_points-over = The deal is over.
bid_points-wins = { $seat } has the most points, { $count }.
bid_points-tied = { $seats } have the most points, { $count } each.
bid_points-open = { $seats } have the most points, { $count } each, and the rules don’t say who wins a tie.
bid_points-going-on = There are still cards to play.
bid_points-over = All cards have been played.
card_points-counts = Your score is the value of the penalty cards you took.
card_points-counted = { $seat } took { $cards } for { $count ->
    [one] one point
   *[other] { $count } points
}.
card_points-wins = { $seat } has the fewest points, { $count }.
card_points-tied = { $seats } have the fewest points, { $count } each.
card_points-open = { $seats } have the fewest points, { $count } each, and the rules don’t say who wins a tie.
card_points-going-on = There are still cards to play.
card_points-over = All cards have been played.
all_points-subtracts = { $seat } took all { $points } points, so { $seat } scores −{ $points } and the others score none.
extra_points-adds = { $seat } took { $cards }, which counts { $points } points.
all_points-adjusts = { $seat } took all { $points } points, so { $seat } scores none and { $others } get { $points } each.
equal_deal-dealt = { $left ->
    [0] { $size } cards divided among { $number } players make { $each } each.
   *[other] { $number } players with { $each } { $each ->
        [one] card
       *[other] cards
    } each get { $used } of the { $size } cards.
}
equal_deal-open =
    With { $each } cards for each of { $number } players { $left ->
        [one] one card is
       *[other] { $left } cards are
    } left over, and the rules don’t say what happens to the rest.

## What happens
effect-trick-taken = { $seat } { part-would }take{ part-s } the trick ({ $cards })
effect-trick-discarded = nobody { part-would }take{ part-s } the trick, and its cards { part-are } discarded
effect-trick-carried = nobody { part-would }take{ part-s } the trick, and it { part-would }go{ part-es } to the next winner
effect-leads-trick = { $seat } { part-would }lead{ part-s } the next trick
effect-deal-over = the last card { part-has } been played
effect-suit-broken = { $suit } { part-may } be led from now on
effect-meeple-placed = { $seat } { part-would }place{ part-s } a meeple on { $suit }
effect-bid-made = { $seat } { part-would }bid{ part-s } { $number }
effect-trump-called = { $seat } { part-would }call{ part-s } { $suit } as trumps
effect-call-made = { $call ->
    [pass] { $seat } { part-would }pass{ part-es }
    [double] { $seat } { part-would }double{ part-s }
    [redouble] { $seat } { part-would }redouble{ part-s }
   *[other] { $seat } { part-would }bid{ part-s } { $number }
}
effect-contract-made = the contract { part-is } { $contract }, with { $seat } as the declarer
effect-call-passed = { $seat } { part-would }pass{ part-es }
effect-value-bid = { $move ->
    [pass] { $seat } { part-would }pass{ part-es }
    [hold] { $seat } { part-would }hold{ part-s } the bid
   *[other] { $seat } { part-would }bid{ part-s } { $number }
}
effect-declarer-found = { $seat } { part-is } the declarer with a bid of { $number }
effect-skat-put-away = { $seat } { part-would }put{ part-s } { $cards } away
effect-passed-in = nobody { part-would }play{ part-s } this deal
effect-skat-taken = { $seat } { part-would }pick{ part-s } up the skat
effect-game-announced = { $seat } { part-would }announce{ part-s } { $number }
effect-bidding-won = { $seat } { part-is } Napoleon with a bid of { $contract }
effect-partner-called = { $seat } { part-would }name{ part-s } { $cards } as the adjutant card
effect-kitty-taken = { $seat } { part-would }take{ part-s } the kitty
effect-put-aside = { $seat } { part-would }put{ part-s } { $cards } aside
effect-aside-taken = { $seat } { part-would }also get{ part-s } { $cards }, which { part-has } been put aside
effect-partner-shown = { $seat } { part-is } the adjutant
effect-cards-drawn = { $cards ->
    [none] { $seat } { part-would }get{ part-s } the card turned up, and { $others } { part-would }get{ part-s } the next one
   *[other] { $seat } { part-would }get{ part-s } { $cards }, and { $others } { part-would }get{ part-s } the next card of the stock
}
effect-card-turned-up = { $cards } { part-is } turned up
effect-thrown-in = the cards { part-are } thrown in
effect-goes-alone = { $seat } { part-would }play{ part-s } alone
effect-card-discarded = { $seat } { part-would }discard{ part-s } { $cards }
effect-cards-laid-down = { $seat } { part-would }give{ part-s } { $cards } to { $other }
happens-trick-taken = { $captured ->
    [yes] { $seat } takes { $cards } with { $winning }.
   *[no] { $seat }’s { $winning } is the { $low ->
        [yes] lowest
       *[no] highest
    } { $of ->
        [none] card{ $barred ->
            [yes] {" "}that can take it
           *[no] {""}
        }
       *[other] { part-of-suit }
    }, so { $seat } takes { $cards }.
}
happens-trick-discarded = No card can take the trick, so { $cards } are discarded.
happens-trick-carried = No card can take the trick, so { $cards } go to the winner of the next one.
happens-leads-trick = { $seat } leads the next trick.
happens-deal-over = The last card has been played, so the result is counted.
happens-suit-broken = { $cards } has been played, so { $suit } may now be led.
happens-meeple-placed = { $seat }’s meeple is on { $suit }.
happens-bid-made = { $seat } has bid { $number }.
happens-trump-called = { $seat } has called { $suit } as trumps.
happens-call-made = { $call ->
    [pass] { $seat } has passed.
    [double] { $seat } has doubled.
    [redouble] { $seat } has redoubled.
   *[other] { $seat } has bid { $number }.
}
happens-contract-made = The auction is over. The contract is { $contract }. { $seat } is the declarer, as the first of that side to name its trumps.
happens-call-passed = { $seat } has passed.
happens-value-bid = { $move ->
    [pass] { $seat } passes.
    [hold] { $seat } holds the bid.
   *[other] { $seat } bids { $number }.
}
happens-declarer-found = The bidding is over. { $seat } is the declarer with a bid of { $number }.
happens-skat-put-away = { $seat } has put { $cards } away, and announces the game.
happens-passed-in = All have passed, so there is no play in this deal.
happens-skat-taken = { $seat } picks up the skat and puts two cards away.
happens-game-announced = { $seat } announces { $number }.
happens-bidding-won = The bidding is over. { $seat } is Napoleon with a bid of { $contract }.
happens-partner-called = The adjutant card is { $cards }. Its holder is the adjutant, and may not say so.
happens-kitty-taken = { $seat } takes the kitty and puts as many cards aside.
happens-put-aside = { $seat } has put { $cards } aside.
happens-aside-taken = { $seat } also gets { $cards }, which Napoleon had put aside.
happens-partner-shown = { $seat } has played the adjutant card, so { $seat } is the adjutant.
happens-cards-drawn = { $seat } gets { $cards ->
    [none] the card turned up
   *[other] { $cards }
}, and { $others } gets the next card of the stock.
happens-card-turned-up = { $cards } has been turned up.
happens-thrown-in = All have passed{ $rounds ->
    [one] {""}
   *[other] {" "}again
}, so the cards are thrown in.
happens-goes-alone = { $seat } plays without the partner.
happens-card-discarded = { $seat } has discarded { $cards }.
happens-cards-laid-down = { $seat } has laid down { $cards } for { $other }. The cards change hands when all have done so.

## What nobody knows
fact-holds-no-suit = { $seat } has no { $suit ->
        [red] red card
        [blue] blue card
        [yellow] yellow card
        [green] green card
       *[other] { $suit }
    }
fact-holds-only-suit = { $seat } has only { $suit }
fact-holds-only-points = { $seat } has only penalty cards to play
whether-fact-holds-no-suit = { $seat } has { $suit ->
        [red] a red card
        [blue] a blue card
        [yellow] a yellow card
        [green] a green card
       *[other] { $suit }
    }
whether-fact-hands-empty = anyone has a card left
fact-hands-empty = all cards have been played
fact-cards-to-come = which cards are still to come
fact-who-played = who played { $cards }
fact-next-taker = who will take the next trick
fact-trick-of-card = the trick in which { $cards } will be played
fact-tally = which cards were in { $seat }’s tricks
fact-held-suit = { $seat } had { $suit } when playing { $cards }
fact-bid = what { $seat } bid
fact-maker = who called trump
fact-contract = what the contract is
fact-declarer = who the declarer is
fact-auction = how the auction went
fact-napoleon = who Napoleon is
fact-secret-partner = who has { $cards }, the adjutant card
fact-appointed = which card is the adjutant card
fact-tricks-to-come = who takes the tricks that are missing
fact-tricks-untold = who took the { $count ->
    [one] trick that isn’t
   *[other] { $count } tricks that aren’t
} accounted for
fact-game = which game was announced
fact-tops = how many top trumps { $seat } had or lacked
fact-schwarz = whether a side took no trick
fact-cards-dealt = everyone was dealt { $count ->
    [one] one card
   *[other] { $count } cards
}
say-tally = The points depend on which cards were in { $seat }’s tricks.
say-bid = The points depend on what { $seat } bid.
say-maker = The points depend on who called trump.
say-contract = The points depend on the contract.
say-auction = It depends on how the auction went.
say-declarer = It depends on who the declarer is.
say-napoleon = It depends on who Napoleon is.
say-secret-partner = Nobody can know who has { $cards }, the adjutant card, until it is played. Only its holder does.
say-appointed = It depends on which card is the adjutant card.
say-game = The points can’t be counted without knowing which game was announced.
say-tops = The points depend on how many top trumps { $seat } had (with) or lacked (without).
say-schwarz = The points depend on whether a side took no trick.
say-tricks-to-come = The points depend on who takes the tricks that are missing.
say-tricks-untold = It depends on { fact-tricks-untold }.
short-fact-tricks-untold = who took the { $count ->
    [one] missing trick
   *[other] { $count } missing tricks
}
say-who-played = We don’t know who played { $cards }.
say-cards-to-come = The cards still to come may change who takes it.
say-next-taker = These cards go to the player who takes the next trick.
say-trick-of-card = { $cards } hasn’t been played yet.

## Impossible tables
fault-one-card-a-trick = { $cards } are on the field as one play, but everyone plays one card to a trick.
fault-played-twice = { $name } has played two cards to this trick.
fault-trick-too-large = There are { $count } cards on the field, but a trick of { $size } players has at most { $size }.
fault-nobody-goes-out = { $name } can’t be out: nobody leaves this game early.
fault-card-taken-twice = { $card } was taken in a trick, so it can’t be somewhere else too.
fault-bid-too-high = { $name } can’t have bid { $count }: the most is { $most }.
fault-mark-impossible = “{ $mark }” isn’t possible in this game.
fault-mark-twice = “{ $mark }” has two values, and only one can hold.
no_points_at_first-spared = { $cards } doesn’t count, so it may be played even in the first trick.
last_bid-spared = { $why ->
    [differs] With { $number } the total is { $total }, not { $tricks }, the number of tricks.
   *[early] The total only matters for the last bid, and { $seat } isn’t last.
}
no_trump_lead_at_first-spared = { $why ->
    [follows] That only matters for leading, and { $seat } isn’t leading.
    [later] The first trick is over.
   *[other] { $cards } isn’t a trump.
}
broken_before_lead-spared = { $cards } isn’t one of the { $suit }, so it may be led at any time.
dealer_calls-spared = The dealer has to call only in the second round.
bag_limit-spared = { $seats } have { $total } bags, and only { $limit } cost something.
extra_points-spared = Nobody has taken { $cards } yet.
