# Games in which all point at a card at the same moment.

## Why
point_together-out = { $seat } has been eliminated.
point_together-late = The pointing of this exchange is over.
point_together-again = { $seat } has pointed at { $aim ->
    [victim] the victim
   *[other] { $aim }
} already, and nobody points twice.
point_together-other = In this game nobody does that now.
point_together-waits =
    { $seats ->
        [none] All point at the same moment.
       *[other] All point at the same moment. Still to point: { $seats }.
    }
point_elsewhere-own = That is { $seat }’s own card.
point_elsewhere-nothing = No card lies there.
point_elsewhere-free = Any card may be pointed at but the own one.
victim_barred-bars = With { $count } players the victim may not be pointed at in the second exchange, and this is the second.
victim_barred-first = In the first exchange the victim may be pointed at; it is barred only in the second.
victim_barred-few = With { $count } players the victim may be pointed at in the second exchange as well.
duel-settled = The two don’t fight for a card, or it is known who won.
duel-none = Nobody fights for a card now.
duel-open = { $seat } and { $other } point at { $of ->
    [victim] the victim
   *[other] { $of }’s card
}, so the two show each other their hands and compare ranks.
take_alone-stays = Nobody pointed at { $of ->
    [victim] the victim
   *[other] { $of }’s card
}, so it stays where it is.
pass_on-one = { $seat } has only one card, and everybody keeps one.
pass_on-full = { $of ->
    [victim] The middle
   *[other] { $of }
} has a card already.
pass_on-hold = { $seat } doesn’t hold { $cards }.
pass_on-waits = Holding two cards: { $seats }. One goes where a card is missing: { $middle ->
    [yes] { $empty ->
        [none] the middle
       *[other] { $empty }, and the middle
    }
   *[no] { $empty }
}.
clashed_first-bars = Those who clashed pass first ({ $first }), and { $seat } didn’t clash with anybody.
lowest_out-early = That can’t be shown here.
lowest_out-gone = { $seat } was eliminated in an earlier round.
lowest_out-shows = The exchanges are over. Still to show a card: { $seats }.
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
   *[other] the most that anybody has is { $count } ({ $seats })
}.

one_card_each-deal = With { $number } players { $left ->
    [one] one card is left over, and it is the victim in the middle
   *[other] { $left } cards are left over, and one of them is the victim in the middle
}.
basic_sheet-decides = Holding two cards: { $seats }. Without a card: { $middle ->
    [yes] { $empty ->
        [none] the middle
       *[other] { $empty }, and the middle
    }
   *[no] { $empty }
}. Who passes which card where, the basic sheet decides, which we don’t have.
basic_sheet-leave = { $count ->
    [one] Another card leaves the round. Which one
   *[other] { $count } more cards leave the round. Which ones
}, only the basic sheet tells, which we don’t have.
basic_sheet-open = Several pointed at { $seat }’s card and none of them got it, while { $seat } took another and has two. Which of them is passed on, the basic sheet decides, which we don’t have.

## What happens
effect-nobody-takes = nobody gets { $of ->
    [victim] the victim
   *[other] { $of }’s card
}
effect-duel-won = { $seat } ranks above { $other } and gets { $of ->
    [victim] the victim
   *[other] { $of }’s card
}
effect-card-taken = { $seat } takes { $of ->
    [victim] the victim
   *[other] { $of }’s card
}
effect-card-passed = { $seat } passes { $rest ->
    [old] the old card
    [new] the new card
   *[given] a card
} to { $to ->
    [victim] the middle
   *[other] { $to }
}
effect-pass-open = { $seats } must still pass a card
effect-eliminated = { $seat } is eliminated
effect-game-won = { $seat } wins the game
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
    [none] { $seat } has the higher card
   *[other] { $seat }’s { $mine } is higher than { $other }’s { $theirs }
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
    [victim] the middle
   *[other] { $to }
}, where a card is missing.
happens-pass-open = More than one card has to be passed. Still with two cards: { $seats }.
happens-eliminated = { $card ->
    [highest] The victim is { $victim ->
        [none] the 2 or the 3
       *[other] the { $victim }
    }, which turns the order round: { $seat } has the highest card{ $rank ->
        [none] {""}
       *[other] , the { $rank },
    } and is eliminated.
    [lowest] The victim is { $victim ->
        [none] neither the 2 nor the 3
       *[other] the { $victim }, neither the 2 nor the 3
    }: { $seat } has the lowest card{ $rank ->
        [none] {""}
       *[other] , the { $rank },
    } and is eliminated.
   *[either] Whatever the victim is, { $seat } is eliminated.
}
happens-game-won = { $seat } is the last one left and wins the game: { $count } of { $needed }.

## What nobody knows
fact-ranks-above = { $seat }’s card ranks above { $other }’s
fact-victim-turns = the victim is the 2 or the 3
fact-still-to-point = which card { $seats } will point at
say-still-to-point = Still to point: { $seats }.
fact-holder-of = who holds { $cards }
say-holder-of = It isn’t known who holds { $cards }.
fact-last-exchange = what the last exchange moved
say-last-exchange = What the last exchange moved isn’t told here.

## What cannot be
fault-cards-contradict = The cards can’t lie like that: what is said of them contradicts itself.
fault-one-victim =
    { $count ->
        [0] The victim is missing: one card lies in the middle.
       *[other] { $count } cards lie in the middle. Only one can be the victim.
    }
fault-one-card-each =
    { $count ->
        [0] { $name } has no card. Everybody still in the round has one.
       *[other] { $name } has { $count } cards. Everybody has one.
    }
