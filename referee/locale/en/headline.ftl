# A verdict in one line: short enough for a small phone, and to be called across a table.

headline-yes = Yes
headline-no = No
headline-why = { $said } – { $why }
headline-odd = { $text } But this table isn’t possible.
headline-odd-short = { $said } – but this table isn’t possible.
headline-sentence = { $text }.
headline-undone-by = undone by { $title }
headline-undone-revolution = counter-revolution
headline-undone-super-revolution = super revolution undone
headline-undone-j-back = J-back undone
headline-titled = { $said } ({ $title }).
headline-first = { $seat } decides first.
headline-unless = { $said }, unless { $fact }.
headline-as-known = { $said }, as far as we know.
headline-depends-last-move = No move is given here.
headline-depends-on = It depends on { $fact }.
headline-depends-whether = It depends on whether { $fact }.
headline-depends-future = It isn’t clear yet { $fact }.
headline-unsettled = Not settled – { $why }
headline-plays =
    { $count ->
        [0] { $seat } can’t play anything.
        [one] { $seat } has one play.
       *[other] { $seat } has { $count } plays to choose from.
    }
headline-small-words = Trump Even Red Black That’s Waiting But The It A An Only Exactly This That Those These Nobody With What Everybody In One To Both Whoever Which Who Since While From As At Somebody Cards There If Now When Where Is No Not Nothing None Weakest Points All Any Anyone Each Every Everyone Still Players Play Suits Hands Jokers Runs Some Such Several Whatever Two Four Five Before After During Until Without There’s It’s You We Its By On Of For So Or Nor Either Another Another’s More Fewer Foul Last First Showing Holding Passes Meanwhile Clockwise Whoever’s Counter-revolutions Three Six Up Skipped Someone Going

## Reasons in few words: `short-KEY` of a reason
short-suit_lock-bars = only { $suits }.
short-shared_suit_lock-bars = { $several ->
    [yes] { $suit } are missing.
   *[no] only { $suits }.
}
short-strict_lock-bars = only { $wanted ->
    [none] the next rank in { $suits }
   *[other] { $wanted }
}.
short-number_lock-bars = only the next rank after { $top }.
short-reverse_lock-bars = only one step weaker in { $suits }.
short-partial_lock-bars = { $suits } must be among them.
short-must_follow-bars = { $moved ->
    [none] { $holds ->
        [0] { $seat } must have { $suit }.
        [1] { $seat } has to follow with { $held }.
       *[other] { $seat } has { $suit } and must follow.
    }
   *[other] { $moved } counts as a trump.
}
short-window-unanswered = { $cards } can’t answer the cut.
short-exchange-bars =
    { $other ->
        [none] the exchange comes first.
       *[other] { $count ->
            [0] { $to ->
                [none] { $seat } gives { $other } nothing.
               *[other] { $seat } gives cards only to { $to }.
            }
            [one] { $seat } gives { $other } one card.
           *[other] { $seat } gives { $other } { $count } cards.
        }
    }
brief-happens-mark-prevented-revolution = { $standing ->
    [yes] Nothing ends the revolution.
   *[none] There is no ordinary revolution.
}
short-sentence-reverses = the ranking is reversed{ part-outcome }.
brief-sentence-reverses = the ranking is reversed.
short-not_must_follow-bars = { $cards } has the colour just played.
short-broken_before_lead-bars = { $as_suit ->
    [yes] { $cards } counts as one of the { $suit }.
   *[no] no { $suit } have been played yet.
}
short-broken_before_lead-broken = { $near ->
    [none] some { $suit } have been played.
   *[other] { $near } has been played.
}
short-no_points_at_first-bars = { $seat } { $holds ->
    [0] must have cards that don’t count.
    [1] has { $held }, which doesn’t count.
   *[other] has { $holds } cards that don’t count.
}
short-victim_barred-bars = this is the second exchange.
short-happens-leaves-fallen = { $first } went out before { $seat }.
short-pass_at_will-allows = { $lead ->
    [must] only the leader has to play.
   *[other] it’s { $seat }’s turn, and nobody has to play.
}
short-pass_at_will-bars = the leader has to play.
short-card_leads-bars = { $lead } comes first.
brief-stronger-bars = not stronger than the play on the field.
short-auction-free = { auction-free }
short-solo_bidding-free = { solo_bidding-free }
short-deed-discard = { $seat } has { $added ->
    [yes] added { part-deed-cards }
   *[no] discarded { part-deed-cards }
}.
short-sentence-pressed = { $seat } can play { $cards }.
short-trickless_out-out = { trickless_out-out }
short-fallen_return-spared = others hold all those cards.
short-waits-counter = { $seat } may first cancel the play.
short-going_out-place = { $before ->
    [none] the first to go out.
   *[other] { $before } went out earlier.
}
short-trickless_out-stays = { $seat } has taken { $count ->
    [one] a trick
   *[other] { $count } tricks
}.
short-share-place = { $seats } share the place.
short-trickless_out-untold = { $seat } has no trick so far.
short-trickless_out-not-yet = { $seat } has no trick yet.
brief-deed-take = { deed-take }
short-effect-game-over = The game ends at once.
brief-happens-game-over = the game ends at once.
short-stronger-bars = { $decides ->
    [none] { part-short-not-stronger }
    [high] the { $high } isn’t higher than the { $low }.
    [hand-suit] between two flushes the suit decides.
   *[other] { stronger-bars }
}
part-short-not-stronger = { $read ->
    [none] { $cards ->
        [none] it doesn’t beat
       *[other] { $cards } { $equal ->
            [yes] { $many ->
                [one] isn’t
               *[other] aren’t
            } stronger than
           *[other] { $many ->
                [one] doesn’t
               *[other] don’t
            } beat
        }
    } { $top }.
   *[other] { $cards } can only be { $read } here.
}
short-stronger-met = { $decides ->
    [high] the { $high } is higher than the { $low }.
    [hand-suit] between two flushes the suit decides.
   *[none] { part-short-stronger }
}
part-short-stronger = { $cards } { $many ->
    [one] beats
   *[other] beat
} { $under ->
    [none] { $top }
   *[other] the field read as { $under }
}.
short-pass_lasts-bars = { $seat } has already passed.
short-happens-sinks = { $seat } plays on but comes last.
short-left-out = not in use here.
short-waits-answer = { $seat } may first answer the cut{ part-answers }.
short-waits-stop = { $seat } may first answer the skip{ part-answers }.
short-last_part_counts-wins = { $apart ->
    [only] most tricks after the stock, { $count }.
    [more] the most points, { $count }.
   *[no] the most tricks, { $count }.
}
short-last_part_counts-counted = { $apart ->
    [only] only tricks after the stock count.
    [more] tricks after the stock count more.
   *[no] all tricks count alike.
}
headline-spite = “{ $titles }” doesn’t bind it.
short-debt-strongest = { $unfit ->
    [none] { $seat } has a stronger card, { $due }.
   *[other] { $due } is stronger than { $unfit }.
}
short-finish_barred-spared = { $turned ->
    [yes] these cards reverse the ranking.
   *[other] { finish_barred-spared }
}
short-reparations-allows = { $lowest ->
    [yes] { $strongest ->
        [yes] { reparations-allows }
       *[no] { $seat } has nothing weaker than { $cards }.
    }
   *[other] { reparations-allows }
}
short-debt-kept = { $turned ->
    [yes] { $due } is stronger while reversed.
   *[other] { $other } has a stronger card, { $due }.
}
short-low_takes_all-first-trick = not in the first trick.
short-low_takes_all-strongest = not with { $near }.
short-card_captures-spared = { $near } isn’t in the trick.
short-low_takes_all-mixed = { $near } isn’t a { part-of-suit }.
short-top_card-order = { $lead } is the strongest of all.
short-void_numbers-cannot-win = { $all ->
    [yes] all the cards cancel out.
   *[no] { $cards } cancel out.
}
short-most_tricks-carried = one trick was carried over.
short-not_must_follow-cannot-win = { $cards } repeats the { $near ->
    [none] last colour
   *[other] colour of { $near }
}.
short-low_takes_all-captures = { $coming ->
    [none] all played { $suit }.
   *[other] { $coming } can only play { $suit } too.
}
short-waits-revolt = { $seat } may first reverse the ranking.
short-happens-leads-after = { $back ->
    [yes] play goes the other way.
   *[other] next after { $after }.
}
short-turn-reseated = the order is now { $seats }.
short-auction-leads = left of the declarer, { $declarer }.
short-auction-declares = { $bid ->
    [none] the table says so.
   *[other] the first to name the trumps of { $bid }.
}
short-beat_own_play-asks-again = one more play is allowed.
short-sunk-foul = { $count ->
    [one] { $seats } went out on a foul.
   *[other] the earlier the foul, the lower.
}
short-happens-cleared-again = { $cards } { $many ->
    [one] is
   *[other] are
} on top again.
short-waits-doubt = { $seat } is next to doubt or let it through.
short-turn-bars = { $isout ->
    [yes] { $seat } is out of the game.
   *[no] it’s { $turn }’s turn.
}
short-victim_barred-first = the ban only holds in the second exchange.
short-sets-met = { $cards } make { $many ->
    [2] a pair
   *[other] a set
}.
short-runs-met = { $cards } make a run.
short-five_card_hands-met = { $beaten ->
    [none] { part-hand-kind }
   *[other] { part-hand-kind } beats { part-hand-beaten }
}.
short-one_card-leads = { $seat } leads, and may lead any card.
short-one_card-free = { one_card-free }
short-one_card-shown = { $void ->
    [yes] { $seat } has shown a void in { $suit }.
   *[no] { $cards } isn’t in { $seat }’s hand.
}
short-form-bars = { $wrong ->
    [two] two cards must be of one rank.
    [gap] { $lacks ->
        [none] those ranks don’t follow one another.
       *[other] the { $lacks } is missing.
    }
    [apart] neither of one rank nor in a row.
    [short] { $each ->
        [one] a row takes { $needed } cards.
        [2] it takes { $needed } pairs in a row.
       *[other] it takes { $needed } sets in a row.
    }
    [runless] runs aren’t played here.
    [suits] a run must be of one suit.
    [ring] a run ends with the { $last }.
    [alike] the added cards must be of other ranks.
    [count] { $added ->
        [one] one card
       *[other] { $added } cards
    } can’t be added to { part-kickers-to }.
    [pairs] the added cards must be { $pair ->
        [one] a pair
       *[other] { $pair } pairs
    }.
    [equal] the added cards must be of different ranks.
    [suitless] only one joker can be added.
   *[none] not a legal combination.
}
short-suit_lock-met = { $cards } { $many ->
    [one] fits
   *[other] fit
} the lock on { $suits }.
short-shared_suit_lock-met = { $cards } { $many ->
    [one] fits
   *[other] fit
} the lock on { $suits }.
short-strict_lock-met = that’s the next rank.
short-number_lock-met = that’s the next rank.
short-reverse_lock-overrides = one step weaker in the same suit.
short-reverse_lock-allows = one step weaker in the same suit.
short-rows-bars = { $lying ->
    [none] { $near ->
        [none] it needs { $beside } first.
       *[other] { $near } and { $cards } don’t join here.
    }
   *[other] the row from { $start } is broken.
}
short-order-open = { $either } first?
short-order-open-first = { $either } first?
short-doubt-closed = everyone has let it through already.
short-one_card-no-such-move = { $move ->
    [place] { one_card-no-such-move }
    [bid] { one_card-no-such-move }
    [give] { one_card-no-such-move }
    [call_suit] { one_card-no-such-move }
    [call_alone] { one_card-no-such-move }
    [hold] { one_card-no-such-move }
    [pick_up] { one_card-no-such-move }
    [announce] { one_card-no-such-move }
    [take_kitty] { one_card-no-such-move }
    [appoint] { one_card-no-such-move }
    [discard] { one_card-no-such-move }
    [pass] { $owes ->
        [yes] there’s no passing in this game.
       *[no] everyone plays one card to each trick.
    }
   *[other] everyone plays one card to each trick.
}
short-last_bid-bars = { $number } makes the total { $total }, the number of tricks.
short-give_cards-free = { $seat } chooses which cards to give.
short-meeples-shared = that area has a meeple already.
short-run_follow-bars = { $place ->
    [last] the { $first ->
        [Jo] joker
       *[other] { $first }
    } doesn’t beat the { $beaten ->
        [Jo] joker
       *[other] { $beaten }
    }.
   *[other] the run doesn’t begin high enough.
}

## What the referee asks back
asks-yes = Yes
asks-no = No
asks-whether = { $fact }?
asks-who-played = Who played { $cards }?
asks-joker-which =
    { $count ->
        [1] What does the joker next to { $cards } stand for?
       *[other] What do the jokers next to { $cards } stand for?
    }
asks-joker-stands =
    { $count ->
        [1] Does the joker next to { $cards } stand for { $stands }?
       *[other] Do the jokers next to { $cards } stand for { $stands }?
    }
asks-untold-rank = What is the rank of “{ $rule }”?
asks-untold-trump = Which suit is trump?
asks-untold-trump-is = Which suit is trump?
asks-untold-turned = Which card was turned up?
asks-untold-turned-is = Which card was turned up?
asks-untold-rank-is = What is the rank of “{ $rule }”?
asks-turn = Whose turn is it?
asks-holder-of = Who holds { $cards }?
asks-janken-winner = Who won the janken?
asks-last-lowest = Who came last in the last game?
asks-first-lead-card = Who holds { $card }?
asks-first-lead-agreed = Who does the table agree on to lead?
asks-landlord = Who is the landlord?
asks-landlord-bid = What did the landlord bid?
asks-ranks-above = Is { $seat }’s card higher than { $other }’s?
asks-holds-nothing-else = Is that { $seat }’s last play?
asks-holds-no-more = Does { $seat } have no card left?
asks-perhaps-out = Does { $seat } have no card left?
asks-holds-no-suit = Does { $seat } have no { $suit } at all?
asks-holds-only-suit = Does { $seat } have only { $suit }?
asks-hand-beats = Does { $seat }’s hand beat { $other }’s?
asks-holds-fitting = Does { $seat } have a card that fits?
asks-victim-turns = Is the victim the 2 or the 3?
asks-different-players = Were the plays that made the lock by different players?

## What the table waits for at a stage of a round
stage-pointing = { $seat } still { $players ->
    [one] has
   *[other] have
} to point.
stage-passing = { $seat } still { $players ->
    [one] has
   *[other] have
} to pass a card on.
stage-reveal = { $seat } still { $players ->
    [one] has
   *[other] have
} to show the card.

## What other rulebooks say to the same question.
elsewhere-book = { $book }
elsewhere-says = In { $books }: { $said }
elsewhere-agrees =
    { $count ->
        [one] { $books } says the same.
       *[other] { $books } say the same.
    }
elsewhere-nobody = No other rulebook fits this table.
short-strongest_takes-open = { $cards } are equally high.
short-taker_leads-open = nobody took the trick.
short-most_tricks-open = { $seats } took equally many tricks.
short-meeples-open = { $seats } have equally many points.
short-bid_points-open = { $seats } have equally many points.
short-equal_deal-open = { $left ->
    [one] one card is
   *[other] { $left } cards are
} left over.
short-void_numbers-open = all the cards cancel out.
short-sentence-silent = the rules don’t say who leads later games.
short-not_must_follow-free = { $seat } has only { $suit }.
short-broken_before_lead-free = { $as_suit ->
    [yes] apart from { $cards }, { $seat } has only { $suit }.
   *[no] { $seat } has only { $suit }.
}
short-card_leads-binds = { $leader ->
    [none] { $lead } comes first.
   *[other] { $leader } has { $lead }.
}
short-not_must_follow-differs = { $near ->
    [none] { $cards } isn’t the colour played last.
   *[other] { $cards } isn’t the same colour as { $near }.
}
short-one_card-taken = { $cards } was in an earlier trick.
short-joker_substitute-met = a joker may stand in for a card.
short-run_joker_beyond-overrides = a joker may stand one step beyond the last rank.
short-fact-untold-rank = the rank of “{ $rule }”
short-fact-untold-trump = which suit is trump
short-fact-untold-turned = which card was turned up
short-fact-untold-rank-is = the rank of “{ $rule }” is { $value }
say-keeps-none-of = All such cards have to go, so the answer is no if { $seat } keeps { $lots ->
    [yes] one of them
   *[no] { $any }
}; otherwise it’s yes.
headline-qualified = { $name }, { $rest }
short-pass_limit-must-play = { $fitting ->
    [none] one of the unknown cards must fit.
   *[other] { $seat } can play { $fitting }.
}
short-sentence-allows = { $unseen ->
    [yes] { $other } draws without looking.
   *[none] { sentence-allows }
}
short-sentence-overrides = { sentence-allows }
brief-sentence-overrides = { brief-sentence-allows }
brief-sentence-allows = { $placed ->
    [equal] it’s as strong as { $top }.
    [same] it’s the same rank as { $top }.
   *[none] { $said }
}
headline-order-stated = { $high } is high, { $low } is low.
headline-order-usual = Not reversed: { $high } is high, { $low } is low.
headline-order-reversed = Reversed: { $high } is high, { $low } is low.
headline-order-run = { $third } … { $last }
list-comma-titles = { list-comma }
headline-score = Points: { $told }.
headline-score-all = { $count ->
    [0] Nobody scores.
   *[other] Everyone gets { $points }.
}
headline-score-shared = { $seats } { $points }{ $sides ->
    [yes] {""}
   *[no] {" "}each
}
headline-score-others = the others 0
headline-titles = { answer-titles }
short-exchange-allows = { $seat } owes { $other } { $strongest ->
    [yes] the { $count ->
        [one] strongest card
       *[other] { $count } strongest cards
    }
   *[no] { $count ->
        [one] one card
       *[other] { $count } cards
    }
}.
short-doubt-nothing = no face-down card to doubt.
short-pass-costs = but { $how ->
        [foul] it’s a foul finish
       *[other] it ends { $seat }’s game
    }.
short-join_ends-joined = { join_ends-joined }
short-turn-face-up = { turn-face-up }
short-tax_penalty-bars = { tax_penalty-bars }
short-window-stops = { window-stops }
short-window-answers = { window-answers }
short-cross_dressing-met = { cross_dressing-met }
short-partial_lock-met = { partial_lock-met }
short-near-mixed = { near-mixed }
short-sentence-leads = { sentence-leads }
short-near-turn = only on your own turn.

## The fact in a headline that says who it is
short-deed-swapped = { deed-swapped }
short-going_out-waiting = not before everyone is done.
short-out-without-cards = no card left.
short-going_out-holds = { $left ->
    [0] still holds cards.
    [one] one card left.
   *[other] { $left } cards left.
}
short-turn-after = { $last ->
    [none] still to play or pass.
   *[other] { $back ->
        [yes] play goes the other way.
       *[other] next after { $last }.
    }
}
short-in_turn-led = { $lead ->
    [none] { in_turn-led }
   *[other] { $seat } led { $lead }.
}
short-dealer_discards-waits = { $seat } picked up the card turned up.
short-give_cards-waits = passing comes first.
short-call_trump-leads = { $idle ->
    [none] left of { $dealer }, the dealer.
   *[other] { $idle } plays no cards.
}
short-solo_bidding-waits = { $role ->
    [opens] second from { $dealer }, the dealer.
    [joins] { $passed } has passed.
    [raises] { $other } held { $bid }.
    [answers] { $other } bid { $bid }.
    [alone] the others have passed.
   *[other] the bidding isn’t over.
}
short-bids-waits = { $after ->
    [none] { $dealer ->
        [none] { $first ->
            [yes] { $seat } bids first.
           *[no] { $seat } hasn’t bid yet.
        }
       *[other] left of { $dealer }, the dealer.
    }
   *[other] { $after } has bid.
}
short-suit_bidding-waits = { $after ->
    [none] { $dealer ->
        [none] the bidding isn’t over.
       *[other] left of { $dealer }, the dealer.
    }
   *[other] { $passed ->
            [none] clockwise from { $after }.
           *[other] { $passed } passed for good.
        }
}
short-call_trump-waits = { $after ->
    [none] { $dealer ->
        [none] nobody has called trump yet.
       *[other] { $again ->
            [yes] all have passed, and it starts again.
           *[no] left of { $dealer }, the dealer.
        }
    }
   *[other] { $after } passed.
}
short-turn-past-those-out = { $seat } { $players ->
    [one] is
   *[other] are
} out.
short-must_follow-revoked = { $held ->
    [none] { $seat } must have had { $suit }.
   *[other] { $seat } had { $held }.
}
short-must_follow-followed = { $lead ->
    [none] { $count ->
        [0] no suit to follow yet.
       *[other] { $near } followed { $top }.
    }
   *[other] { $seat } had no { $suit }.
}
short-trump-beats = { $cards } is { $several ->
    [yes] the { $low ->
        [yes] lowest
       *[no] highest
    }
   *[no] a
} trump.
short-game_trump-beats = { short-trump-beats }
short-suit_bidding-low = { $same ->
    [yes] { $bid } has been bid already.
   *[no] { $equal ->
        [number] the number has to be higher than { $bid }’s.
       *[other] { $number } isn’t higher than { $bid }.
    }
}
short-suit_bidding-free = { suit_bidding-free }
short-top_jacks-beats = { $cards } { $weaker ->
    [none] is one of the two top jacks
   *[other] beats { $weaker }
}.
short-card_captures-captures = { $own ->
    [yes] { $lead } beats { $near }.
   *[no] { $cards } beats { $lead }, too.
}
short-strongest_takes-takes = { $alone ->
    [yes] { $of ->
        [none] only { $cards } can win.
       *[other] { $cards } is the only { part-of-suit }.
    }
   *[no] { $cards } is the { $low ->
        [yes] lowest
       *[no] highest
    } { $of ->
        [none] { $barred ->
            [yes] that can win
           *[no] card
        }
       *[other] { part-of-suit }
    }.
}
short-bowers-belongs = { $cards } counts as a trump.
short-trump_rank-belongs = { short-bowers-belongs }
short-bowers-beats = the { $is_right ->
    [yes] right
   *[no] left
} bower beats { $near }.
short-trump_rank-beats = { $cards } beats { $near }.
short-happens-leaves-fallen-at-once = { $who ->
    [joker-holder] { $seat } held a joker.
    [picked] { $seat } was picked.
   *[other] { $cause ->
        [none] even with cards left.
       *[other] { $times ->
            [1] { $cause }.
           *[other] that was clear { $times } of { $times }.
        }
    }
}
short-happens-leaves-clean-at-once = { $has ->
    [none] { $cause ->
        [none] even with cards left in hand.
       *[other] { $sum ->
            [none] { $cause }.
           *[other] { $sum } is { $total }, as on the field.
        }
    }
   *[other] { $seat } holds { $has }.
}
short-happens-leaves-foul =
    { $foul ->
        [by] the last play set off { $by }.
        [avenges] it brings the daifugo down in return.
        [alone] { $cards } alone as the last play.
        [joker] a joker in the last play.
        [turned] the play itself made { $cards } a foul.
        [unturned] { $cards } was a foul before the play.
        [revolution] { $cards } is a foul in a revolution.
        [placed] { $ranks } is a foul now.
        [while] { $cards } is a foul now.
        [given] { $cards } given away last.
        [discarded] { $cards } discarded last.
        [parted] { $cards } given up last.
       *[always] { $cards } in the last play.
    }
short-happens-leaves-foul-pass = { $passes ->
    [none] { $seat } passed.
   *[other] { $of ->
        [all] pass { $passes } of all players together.
       *[player] pass number { $passes }.
    }
}
short-happens-leaves-foul-skip = { $passes ->
    [none] being skipped counts as a pass.
   *[other] the skip counts as pass number { $passes }.
}
short-equal_hands-shared = { $numbers ->
    [yes] { $hand } each.
   *[no] equal hands aren’t compared by rank.
}
short-hand_order-beats = { hand_order-beats }
short-hand_order-goes-round = { $rank ->
    [none] no row goes on from { $strong } to { $weak }.
   *[other] the { $rank } can’t be inside a row.
}
short-called_partner-played = { $cards ->
    [none] the table says so.
   *[other] { $seat } played { $cards }.
}
short-called_partner-not-named = { $declarer } hasn’t named a card yet.
short-called_partner-holds = { $seat } has { $cards }.
short-called_partner-alone = { $cards ->
    [none] { $declarer } plays alone.
   *[other] { $where ->
        [hand] { $declarer } has { $cards }.
        [beside] { $cards } is in no hand.
       *[other] { $declarer } plays alone.
    }
}
short-cards_as_bid-stops = { $all ->
    [yes] all { $took } honours, but the bid was { $bid }.
   *[no] the allied forces have { $count } honours.
}
short-cards_as_bid-wins = { $took } honours for a bid of { $bid }.
short-cards_as_bid-counted = { $count ->
    [0] { $seats } took no honours.
   *[other] { $count ->
        [one] one honour
       *[other] { $count } honours
    }{ $bid ->
        [0] {""}
       *[other] {" "}for a bid of { $bid }
    }.
}
short-joining-joined = { $above ->
    [none] a newcomer comes in below the first opponent who wins.
    [all] { $seat } won every janken.
   *[other] { $seat } lost to { $above }.
}
short-happens-eliminated = { $card ->
    [highest] { $rank ->
        [none] the highest card loses with this victim.
       *[other] { $seat }’s { $rank } is the highest and loses.
    }
    [lowest] { $rank ->
        [none] the lowest card loses.
       *[other] { $seat }’s { $rank } is the lowest and loses.
    }
   *[either] whatever the victim is.
}
short-happens-card-passed = { $to ->
    [victim] the { $rest ->
        [old] old card
        [new] new card
       *[given] card
    } goes to the middle.
   *[other] { $seat } has two cards, { $to } has none.
}
short-happens-nobody-takes = { $missed ->
    [few] two players don’t compare hands.
   *[other] { $count } players point at it.
}
short-happens-duel-won = { $mine ->
    [none] { $theirs ->
        [none] the higher card gets it.
       *[other] { $other }’s { $theirs } is the lowest card.
    }
   *[other] { $theirs ->
        [none] the { $mine } is the highest card.
       *[other] the { $mine } is higher than { $other }’s { $theirs }.
    }
}
short-exchange-asks = { $untitled ->
    [yes] nobody has a title yet.
   *[none] { $own ->
        [none] by last game’s titles.
       *[other] { $seat } is { $own }.
    }
}
short-landlord_points-extra = { $number ->
    [0] the bid counts for each peasant.
   *[other] { $won ->
        [open] nobody has gone out yet.
       *[other] the bid was { $number }.
    }
}
short-game_value-level = { $lost ->
    [yes] twice { $cost } for a lost game.
   *[no] { $factor } times { $base }.
}
short-game_value-null-low = the null is worth only { $worth }.
short-game_value-null-lost = { $own ->
    [yes] { $seat } has lost the null.
   *[no] { $seat } took a trick in the null.
}
short-game_value-null-won = { $seat } took no trick.
short-game_value-overbid = { $bid } bid, { $worth } worth.
short-game_value-null-fails = { $low ->
    [yes] the null is worth only { $worth }.
   *[no] { $declarer } took a trick in the null.
}
short-contract_points-down = { $bid }, { $left ->
    [1] one
   *[other] { $left }
} down.
short-revoked_tricks-both = both revoked.
brief-all_points-adjusts = { $seat } took all { $points }.
brief-happens-eliminated = { $rank ->
    [none] { $seat } loses.
   *[other] { $seat } loses with the { $rank }.
}
brief-happens-leaves-foul = { $rank ->
    [none] { $foul ->
        [by] { short-happens-leaves-foul }
        [avenges] { short-happens-leaves-foul }
        [alone] { short-happens-leaves-foul }
        [joker] { short-happens-leaves-foul }
       *[other] { part-brief-foul }
    }
   *[other] { $foul ->
        [turned] the play itself made { $rank }s a foul.
        [unturned] { $rank }s were a foul before the play.
        [revolution] { $rank }s are a foul in a revolution.
        [while] { $rank }s are a foul now.
        [always] { $many ->
            [one] { $cards }
           *[other] { $rank }s
        } in the last play.
       *[other] { part-brief-foul }
    }
}
part-brief-foul =
    { $foul ->
        [placed] { $ranks } is a foul now.
        [given] giving away { $cards } was a foul.
        [discarded] discarding { $cards } was a foul.
        [parted] giving up { $cards } was a foul.
       *[other] the last play was a foul.
    }
brief-waits-discard = { $least ->
    [0] they may discard first.
   *[other] they discard first.
}
brief-waits-give = { $least ->
    [0] they may give cards first.
   *[other] they give cards first.
}
short-most_tricks-wins = { $count ->
    [one] one trick
   *[other] { $count } tricks
}, the most.
short-maker_points-so-far = only { $took } tricks so far.
short-maker_points-euchred = the call failed.
short-maker_points-alone = all tricks, alone.
short-maker_points-march = all the tricks.
short-maker_points-made = { $took } tricks.
short-last_part_counts-tied = { $count } each.
short-card_points-tied = { $count ->
    [one] one point
   *[other] { $count } points
} each, the fewest.
short-contract_points-tied = { $count ->
    [one] one point
   *[other] { $count } points
} each.
short-maker_points-tied = { $count ->
    [one] one point
   *[other] { $count } points
} each.
short-bid_points-tied = { $count ->
    [one] one point
   *[other] { $count } points
} each.
short-meeples-tied = { $count ->
    [one] one point
   *[other] { $count } points
} each.
short-most_tricks-tied = { $count ->
    [one] one trick
   *[other] { $count } tricks
} each.
short-partners_across-wins = together { $unit ->
    [tricks] { $count ->
        [one] one trick
       *[other] { $count } tricks
    }
   *[points] { $count ->
        [one] one point
       *[other] { $count } points
    }
}, the most.
short-strongest_takes-foreseen = { $cards ->
    [none] whatever else is played.
   *[other] only { $cards } can still be played.
}
short-waits-penalty = { $seat } may first give a penalty.
short-meeples-waits = { $seat } places a meeple first.
short-debt-count =
    { $seat } { $span ->
        [upto] may { part-debt-verb } { $count ->
            [one] one card
           *[other] { $count } cards
        } at most
        [between] has to { part-debt-verb } { $least } to { $count ->
            [one] one card
           *[other] { $count } cards
        }
        [due] has to { part-debt-verb } as many cards as possible, up to { $count }
        [whole] may { part-debt-verb } { $count ->
            [one] one card
           *[other] { $count } cards
        } or none
       *[exact] has to { part-debt-verb } { $count ->
            [one] one card
           *[other] { $count } cards
        }
    }.
short-in_turn-turn = { $turn ->
    [none] it isn’t { $seat }’s turn.
   *[other] it’s { $turn }’s turn.
}
short-match_in_turn-turn = it’s { $turn }’s turn.
headline-is_out-no = { answer-is_out-no }
headline-is_out-equal = { $seat } isn’t out: the game ended without places.
short-auction-low = { auction-low }
short-foul_finish-spared = { $state ->
    [alone] { $cards } is a foul only when alone.
    [suit] only { $cards } is a foul.
    [revolution] in a revolution { $number }s are no foul.
    [ended] with the revolution over, { $number }s are no foul.
    [parted] { $cards } was given up, not played.
    [placed] in this ranking { $number }s are no foul.
    [usual] no foul with { $cards }.
   *[other] during J-back { $number }s are no foul.
}
short-top_card-beats = { $cards } is the strongest of all.
short-top_jacks-order = { $lead } and { $near } beat the other trumps.
headline-but = but
short-rejoined = { $seat } has come back in.
short-suit_bidding-no-bid = { $why ->
    [suit] { $number } names no suit.
    [trumps] there is no bid without trumps.
    [high] there are only { $most } honours.
   *[number] the lowest bid is { $lowest }.
}
short-auction-no-bid = { $lacks ->
    [yes] a bid names a suit or NT, too.
   *[no] a bid is 1 to { $most } with its trumps.
}
short-match_top-bars = { $suits ->
    [none] { $cards } doesn’t match { $top }.
   *[other] { $called ->
        [yes] { $suits } { $pack ->
            [colours] was
           *[suits] were
        } called.
       *[no] neither the { $pack ->
            [colours] colour nor the { $sign ->
                [yes] sign
               *[no] number
            }
           *[suits] suit nor the rank
        } of { $top }.
    }
}
short-kitty_exchanged-first = { $waiting } hasn’t exchanged cards yet.
short-bids-free = { bids-free }
short-called_partner-free = { $own ->
    [yes] even a card in Napoleon’s own hand may be named.
   *[no] Napoleon may name any card.
}
short-game_announced-first = { $waiting } hasn’t announced a game yet.
short-dealer_discards-first = { $waiting } hasn’t discarded yet.
short-auction-first = the auction isn’t over.
short-solo_bidding-first = the bidding isn’t over.
short-meeples-first = { $left ->
    [one] { $waiting } hasn’t placed a meeple yet.
   *[other] { $left } players haven’t placed a meeple yet.
}
short-give_cards-first = { $left ->
    [one] { $waiting } hasn’t given cards yet.
   *[other] { $left } players haven’t given cards yet.
}
short-bids-first = { $waiting } { $left ->
    [one] hasn’t
   *[other] haven’t
} bid yet.
short-call_trump-first = nobody has called trump yet.
short-draw_from_stock-draw-first = { $most ->
    [0] { $count ->
        [0] { draw_from_stock-draw-first }
       *[other] { $seat } draws on until a card can be played.
    }
   *[other] { draw_from_stock-draw-first }
}
short-match_in_turn-no-challenge = { match_in_turn-no-challenge }
short-challenge_card-missed = { $seat }’s challenge was right.
short-turns-next = { turns-next }
short-make_draw-bars = { $equal ->
    [yes] the draw can’t be passed on.
   *[no] { make_draw-bars }
}
short-draw_from_stock-free = { $turned ->
    [yes] the cards played before become the new stock.
   *[no] { $held ->
        [none] { $most ->
            [0] you may draw until a card fits.
            [one] you may draw one card in a turn.
           *[other] you may draw up to { $most } cards in a turn.
        }
       *[other] { $held } would fit, but { $seat } may draw all the same.
    }
}
short-card_leads-leads = { card_leads-leads }
short-give_cards-not-held = { give_cards-not-held }
short-give_cards-to = { give_cards-to }
short-meeples-free = { meeples-free }
short-call_trump-only = { $lead } is turned up: only its suit in the first round.
short-call_trump-free = { $move ->
    [pass] { call_trump-free }
   *[other] { $again ->
        [yes] { $lead ->
            [none] { call_trump-free }
           *[other] now any suit but that of { $lead }.
        }
       *[no] { call_trump-free }
    }
}
short-game_announced-low = { game_announced-low }
short-called_partner-first = { $waiting } hasn’t named the adjutant yet.
short-no_trump_lead_at_first-bars = { $cards } is a trump.
short-game_announced-free = { game_announced-free }
short-game_announced-exchange = { $seat } first puts { $count } cards away.
short-near-count = { $many ->
    [1] one { $rank }
    [2] two { $rank }s
    [3] three { $rank }s
    [4] four { $rank }s
   *[other] { $many } { $rank }s
}, not { $parity ->
    [odd] an odd number
    [even] an even number
   *[any] { $other ->
        [1] one
        [2] two
        [3] three
        [4] four
       *[other] { $other }
    }
}.
short-expose_deal-taken = { $place ->
    [1] the { $own } takes the strongest card.
   *[other] the higher title takes the higher card.
}
short-happens-card-taken = nobody else points at it.
short-broken_before_lead-follows = that only matters for leading.
short-jump_in-differs = { $cards } isn’t { $top }.
short-jump_in-went-on = { $seat } jumped in.
short-stack_draws-plain = { $cards } isn’t a draw card.
short-challenge_card-lost = { $seat } lost the challenge.
short-say_last_card-spared = { $why ->
    [said] { $seat } said so in time.
   *[unnoticed] nobody caught { $seat } in time.
}
short-spring-spared = { $why ->
    [twice] { $holder } has played twice.
   *[peasant] { $holder } has played a card.
}
short-no_points_at_first-spared = { $cards } doesn’t count.
short-last_bid-spared = { $why ->
    [differs] the total is { $total }, not { $tricks }.
   *[early] { $seat } isn’t the last to bid.
}
short-no_trump_lead_at_first-spared = { $why ->
    [follows] that only matters for leading.
    [later] the first trick is over.
   *[other] { $cards } isn’t a trump.
}
short-broken_before_lead-spared = { $cards } isn’t one of the { $suit }.
short-dealer_calls-spared = only in the second round.
short-game_announced-count = { game_announced-count }
short-dealer_discards-count = { dealer_discards-count }
short-kitty_exchanged-count = { kitty_exchanged-count }
short-bag_limit-spared = { $total } bags, not { $limit }.
short-fact-held-suit = { fact-held-suit }
brief-contract_points-made = { short-contract_points-made }
brief-contract_points-down = { short-contract_points-down }
short-bids-leads = { bids-leads }
short-meeples-leads = { meeples-leads }
short-solo_bidding-nothing = { solo_bidding-nothing }
short-solo_bidding-low = { solo_bidding-low }
short-auction-undoubled = { auction-undoubled }
short-meeples-wins = { meeples-wins }
short-bid_points-wins = { bid_points-wins }
short-maker_points-wins = { maker_points-wins }
short-contract_points-wins = { contract_points-wins }
short-card_points-wins = { card_points-wins }
short-revoked_tricks-transfers = { revoked_tricks-transfers }
short-must_follow-shown = { must_follow-shown }
short-auction-undecided = { auction-undecided }
short-no_points_at_first-free = { no_points_at_first-free }
short-goes_alone-idle = { $alone } plays alone.
