# Games in which all point at a card at the same moment.

## Why
point_together-out = { $seat } has been eliminated.
point_together-late = The pointing in this exchange is over.
point_together-again = { $seat } has already pointed at { $aim ->
    [victim] the victim
   *[other] { $aim }
}, and nobody points twice.
point_together-other = Nobody can do that now.
point_together-waits =
    { $seats ->
        [none] Everyone points at the same moment.
       *[other] Everyone points at the same moment. Still to point: { $seats }.
    }
point_elsewhere-own = That is { $seat }’s own card.
point_elsewhere-nothing = { $of ->
    [victim] There’s no card in the middle.
   *[other] { $of } has no card to point at.
}
point_elsewhere-free = You may point at any card except your own.
victim_barred-bars = With { $count } players nobody may point at the victim in the second exchange, and this is the second.
victim_barred-first = You may point at the victim in the first exchange, just not in the second.
victim_barred-few = With { $count } players you may point at the victim in the second exchange, too.
duel-settled = The two aren’t competing for a card, or the winner is already known.
duel-none = Nobody is competing for a card now.
duel-open = { $seat } and { $other } point at { $of ->
    [victim] the victim
   *[other] { $of }’s card
}, so the two show each other their hands and compare ranks.
contested_first-first = The card that several players point at is settled before the others.
contested_first-together = All cards that several players point at are settled at the same time.
take_alone-stays = Nobody pointed at { $of ->
    [victim] the victim
   *[other] { $of }’s card
}, so it stays where it is.
take_alone-gone = The { $ranks } is out of this round.
pass_on-none = { $seat } has no card to give.
pass_on-one = { $seat } has only one card and keeps it.
pass_on-full = { $of ->
    [victim] The middle
   *[other] { $of }
} has a card already.
pass_on-hold = { $seat } doesn’t hold { $cards }.
pass_on-waits = { part-two-and-none }, so { $seats } { $count ->
    [one] passes one on
   *[other] pass one on
}.
clashed_first-bars = Players whose pointing clashed pass first ({ $first }). { $seat }’s didn’t clash.
lowest_out-early = It isn’t time to show cards yet.
lowest_out-gone = { $seat } was eliminated in an earlier round.
lowest_out-shows = The exchanges are over. Still to show their cards: { $seats }.
lowest_out-over = This round is over.
games_to_win-won = It takes { $needed ->
    [one] one game
   *[other] { $needed } games
} to win, and { $seats } won { $count ->
    [one] one
   *[other] { $count }
}.
games_to_win-short = It takes { $needed ->
    [one] one game
   *[other] { $needed } games
} to win, and { $count ->
    [0] no game is decided yet
   *[other] the best so far is { $count } ({ $seats })
}.

one_card_each-deal = With { $number } players { $left ->
    [one] one card is left over, and it is the victim in the middle
   *[other] { $left } cards are left over, and one of them is the victim in the middle
}.
basic_sheet-decides = { part-two-and-none }. The basic sheet says who passes which card to whom.
basic_sheet-leave = { $count ->
    [one] Another card leaves the round. It’s left to the basic sheet which one
   *[other] { $count } more cards leave the round. It’s left to the basic sheet which ones
}, and we don’t have that sheet.
basic_sheet-open = Several players pointed at { $seat }’s card and none of them got it, while { $seat } took another card and has two. The basic sheet says which one is passed on.

## What happens
effect-nobody-takes = nobody { part-would }get{ part-s } { $of ->
    [victim] the victim
   *[other] { $of }’s card
}
effect-duel-won = { $seat } { part-would }rank{ part-s } above { $other } and get{ part-s } { $of ->
    [victim] the victim
   *[other] { $of }’s card
}
effect-card-taken = { $seat } { part-would }take{ part-s } { $of ->
    [victim] the victim
   *[other] { $of }’s card
}
several-effect-card-taken = { $all ->
    [yes] Each player takes the card at which they point.
   *[no] { $count } players take the card at which they point.
}
effect-card-passed = { $seat } { part-would }pass{ part-es } { $rest ->
    [old] the old card
    [new] the new card
   *[given] a card
} to { $to ->
    [victim] the middle
   *[other] { $to }
}
effect-pass-open = { $seats } { part-must } still pass a card
effect-eliminated = { $seat } { part-is } eliminated
effect-game-won = { $seat } { part-would }win{ part-s } the game
happens-nobody-takes = { $seats } point at { $of ->
    [victim] the victim
   *[other] { $of }’s card
}{ $missed ->
    [few] . With two players hands aren’t compared, so nobody gets it.
    [many] . Hands are compared only when two point at one card, and here { $count } do, so nobody gets it.
   *[none] , so nobody gets it.
}
happens-duel-won = { $seat } and { $other } point at { $of ->
    [victim] the victim
   *[other] { $of }’s card
}; { $mine ->
    [none] { $theirs ->
        [none] { $seat } has the higher card
       *[other] any card is higher than { $other }’s { $theirs }
    }
   *[other] { $theirs ->
        [none] no card is higher than { $seat }’s { $mine }
       *[other] { $seat }’s { $mine } is higher than { $other }’s { $theirs }
    }
}, so { $seat } gets it and { $other } gets nothing.
happens-card-taken = { $seat } alone points at { $of ->
    [victim] the victim
   *[other] { $of }’s card
} and takes it.
happens-card-passed = { $seat } has two cards and passes { $rest ->
    [old] the one held before
    [new] the one just taken
   *[given] one
} to { $to ->
    [victim] the middle, which has none
   *[other] { $to }, who has none
}.
happens-pass-open = { $seats } { $count ->
    [one] still has
   *[other] still have
} two cards and { $count ->
    [one] has
   *[other] have
} to pass one on.
happens-eliminated = { $card ->
    [highest] The victim is { $victim ->
        [none] the 2 or the 3
       *[other] the { $victim }
    }, which reverses the ranking, so { $seat } is eliminated with the highest card{ $rank ->
        [none] {""}
       *[other] , the { $rank }
    }.
    [lowest] The victim is { $victim ->
        [none] neither the 2 nor the 3
       *[other] the { $victim }, not the 2 or the 3
    }, so { $seat } is eliminated with the lowest card{ $rank ->
        [none] {""}
       *[other] , the { $rank }
    }.
   *[either] Whatever the victim is, { $seat } is eliminated.
}
happens-game-won = { $seat } is the last one left and wins this game. That makes { $count } of { $needed }.

## What nobody knows
fact-ranks-above = { $seat }’s card ranks above { $other }’s
fact-victim-turns = the victim reverses the ranking (as a 2 or a 3 does)
fact-still-to-point = which card { $seats } will point at
say-still-to-point = Still to point: { $seats }.
fact-holder-of = who holds { $cards }
say-holder-of = It isn’t known who holds { $cards }.
fact-last-exchange = who got which card in the last exchange
say-last-exchange = It isn’t known who got which card in the last exchange.

## What cannot be
fault-cards-contradict = These cards contradict each other.
fault-one-victim =
    { $count ->
        [0] The victim is missing: there has to be one card in the middle.
       *[other] There are { $count } cards in the middle. Only one can be the victim.
    }
fault-one-card-each =
    { $count ->
        [0] { $name } has no card. Everyone still in the round has one.
       *[other] { $name } has { $count } cards. Everyone has one.
    }
part-two-and-none = { $seats } { $count ->
    [one] has
   *[other] have
} two cards{ $count ->
    [one] {""}
   *[other] {" "}each
}, and { $middle ->
    [yes] { $empty ->
        [none] the middle has
       *[other] { $empty } and the middle have
    }
   *[no] { $empty } { $lacking ->
        [one] has
       *[other] have
    }
} none
