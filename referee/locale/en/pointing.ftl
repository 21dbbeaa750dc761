# Games in which all point at a card at the same moment.

## Why
point_together-out = { $seat } has been eliminated.
point_together-late = The pointing of this exchange is over.
point_together-again = { $seat } has pointed already.
point_together-other = In this game nobody does that now.
point_together-waits = All point at the same moment.
point_elsewhere-own = That is { $seat }’s own card.
point_elsewhere-nothing = No card lies there.
victim_barred-bars = This is the second exchange.
duel-settled = The two do not fight for a card, or it is known who won.
duel-none = Nobody fights for a card now.
duel-open = Two who point at one card compare their hands.
pass_on-one = { $seat } has only one card, and everybody keeps one.
pass_on-full = { $of ->
    [victim] The middle
   *[other] { $of }
} is not without a card.
clashed_first-bars = { $seat } did not clash with anybody, and somebody who did has still to pass.
lowest_out-early = That cannot be shown here.
games_to_win-won = { $needed ->
    [one] One game won is enough.
   *[other] { $needed } games won are enough.
}
games_to_win-short = { $needed ->
    [one] One game must be won.
   *[other] { $needed } games must be won.
}

one_card_each-deal = One card each, and one in the middle.
basic_sheet-decides = Cards have to be passed, and there is more than one way. The basic sheet, which we do not have, decides.
basic_sheet-leave = { $count ->
    [one] Another card leaves the round. Which one
   *[other] { $count } more cards leave the round. Which ones
}, only the basic sheet tells, which we do not have.

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
happens-nobody-takes = { $count } players point at { $of ->
    [victim] the victim
   *[other] { $of }’s card
}, so none of them gets it.
happens-duel-won = { $seat } and { $other } point at { $of ->
    [victim] the victim
   *[other] { $of }’s card
}; { $seat } has the higher card and gets it, { $other } gets nothing.
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
    [highest] The victim is the 2 or the 3, so the highest card loses: { $seat } is eliminated.
    [lowest] The lowest card loses: { $seat } is eliminated.
   *[either] { $seat } is eliminated.
}
happens-game-won = { $seat } is the last one left and wins the game: { $count } of { $needed }.

## What nobody knows
fact-ranks-above = { $seat }’s card ranks above { $other }’s
fact-victim-turns = the victim is the 2 or the 3
fact-still-to-point = which card { $seats } will point at
fact-holder-of = who holds { $cards }
say-holder-of = It is not known who holds { $cards }.

## What cannot be
fault-cards-contradict = The cards cannot lie like that: what is said of them contradicts itself.
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
