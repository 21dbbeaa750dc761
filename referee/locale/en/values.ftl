# Values in words: answers as they stand in a list or after “the answer would be”, suits, titles.

value-yes = yes
value-no = no
value-depends = it depends
value-unsettled = the rules don’t settle it
value-open = not decided yet
value-nothing = nothing
value-nobody = nobody
value-clean = out
value-foul = out by a foul
value-fallen = fallen (as by miyako-ochi)
value-liar = out for lying in the exchange
value-dropped = dropped out
value-burst = burst
value-equal = heimin like the others
value-eliminated = eliminated
value-order-joiner = ,{ " " }
value-title-pair = { $seats } { $first ->
    [yes] { $count ->
        [one] { part-is }
       *[other] { part-are }
    }{ " " }
   *[no] { "" }
}{ $title }

list-comma = ,{ " " }
list-last = { $head } and { $tail }
list-two = { $head } and { $tail }
list-comma-sentence = ,{ " " }
list-last-sentence = { $head } and { $tail }
list-last-clause = { $head } and { $tail }
list-last-or = { $head } or { $tail }
list-comma-either = ,{ " " }
list-either = { $head } or { $tail }

card-joker = joker
card-joker-small = the small joker
card-bid = { $number }{ $symbol }
card-joker-big = the big joker
card-joker-as = joker({ $card })
card-joker-above = joker (above the { $card })
card-joker-below = joker (below the { $card })
card-jokers = { $count ->
    [1] a joker
    [2] two jokers
   *[other] { $count } jokers
}
list-everyone = all players
card-of-rank = { $rank }s
card-hidden = { $count ->
    [one] a face-down card
   *[other] { $count } face-down cards
}
card-with-hidden = { $cards } and { $hidden }
card-with-jokers = { $cards } and { $count ->
    [1] a joker
    [2] two jokers
   *[other] { $count } jokers
}
card-coloured = { $suit } { $sign ->
    [S] skip
    [R] reverse
    [D2] draw 2
   *[other] { $rank }
}
card-copies = { $count ->
    [2] two
    [3] three
    [4] four
   *[other] { $count }
} { $kind ->
    [wild] wild cards
   *[other] { $name }s
}
card-wild-listed = { $four ->
    [yes] a wild draw 4
   *[no] a wild card
}
card-wild = { $four ->
    [yes] wild draw 4
   *[no] wild
}

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
game-C = clubs
game-S = spades
game-H = hearts
game-D = diamonds
game-grand = grand
game-null = null
game-hand = hand
game-schneider = schneider
game-schwarz = schwarz
game-open = open
game-between = { " " }
suit-J = jacks
suit-R = red
suit-B = blue
suit-Y = yellow
suit-G = green

title-god = god
title-king = king
title-chofugo = chofugo
title-daifugo = daifugo
title-fugo = fugo
title-heimin = heimin
title-upper-heimin = upper heimin
title-lower-heimin = lower heimin
title-hinmin = hinmin
title-daihinmin = daihinmin
title-chohinmin = chohinmin
title-slave = slave
title-livestock = livestock
title-newcomer = newcomer

## What may be played
plays-single = { $any }
plays-set = a set ({ $plays })
plays-run = a run ({ $plays })
plays-emperor = an emperor ({ $plays })
plays-mix = a mixture ({ $plays })
plays-mix_counting = a mixture ({ $plays })
plays-spaced = a spaced run ({ $plays })
plays-sequence = sets in a row ({ $plays })
plays-flush = a flush ({ $plays })
plays-kicker = a set with a kicker ({ $plays })
plays-kicker_counting = a set with a kicker ({ $plays })
plays-maybe = one card, if the rest of the hand allows it ({ $plays })
plays-pass = a pass

## What must be given
gift-none = { part-would }give{ part-s } nothing
gift-free =
    { $count ->
        [one] { part-would }give{ part-s } { $other } any card
       *[other] { part-would }give{ part-s } { $other } any { $count } cards
    }
gift-unseen =
    { $count ->
        [one] { part-would }let{ part-s } { $other } draw a card unseen
       *[other] { part-would }let{ part-s } { $other } draw { $count } cards unseen
    }
gift-show =
    { part-would }show{ part-s } { $other } { $cards ->
        [none] { $choices ->
            [none] the strongest card
           *[other] { $any }
        }
       *[other] { $cards }
    }, but keep{ part-s } { $count ->
        [one] it
       *[other] them
    }
gift-forced =
    { $count ->
        [one] { part-would }give{ part-s } { $other } the strongest card
       *[other] { part-would }give{ part-s } { $other } the { $count } strongest cards
    }
gift-forced-cards = { part-would }give{ part-s } { $other } { $cards }
gift-forced-choices =
    { $count ->
        [one] { part-would }give{ part-s } { $other } { $any }
       *[other] { part-would }give{ part-s } { $other } { $count } of { $choices }
    }
gift-forced-cardschoices = { part-would }give{ part-s } { $other } { $cards } and { $left ->
        [one] either { $any }
       *[other] { $left } of { $choices }
    }

## Points and the deal
value-score-pair = { $seat } { $title }
value-deal-landlord = Everyone { part-would }get{ part-s } { $each ->
        [one] one card
       *[other] { $each } cards
    }, and the { $left } left over { part-would }go to the landlord
value-deal =
    { $more ->
        [0] Everyone { part-would }get{ part-s } { $each ->
            [one] one card
           *[other] { $each } cards
        }, and { $left ->
            [0] none { part-are } left over
            [one] one card { part-would }stay{ part-s } out of the game
           *[other] { $left } cards { part-would }stay out of the game
        }
        [one] Everyone { part-would }get{ part-s } { $each ->
            [one] one card
           *[other] { $each } cards
        }, and one player one more
       *[other] Everyone { part-would }get{ part-s } { $each ->
            [one] one card
           *[other] { $each } cards
        }, and { $more } players one more
    }

value-deal-hand = { $seat } { $count }
value-deal-differs =
    Dealt: { $hands }, and { $left ->
        [0] none { part-are } left over
        [one] one card { part-is } left over
       *[other] { $left } cards { part-are } left over
    }

value-deal-victim =
    { $left ->
        [one] Everyone { part-would }get{ part-s } one card; the one left over { part-is } the victim
       *[other] Everyone { part-would }get{ part-s } one card; one of the { $left } left { part-is } the victim
    }

value-deal-stock =
    Everyone { part-would }get{ part-s } { $each ->
        [one] one card
       *[other] { $each } cards
    }, and { $up ->
        [0] the other { $stock } { part-are } the stock
       *[other] { $stock } { part-are } the stock, one face up
    }

value-deal-skat = Everyone { part-would }get{ part-s } { $each } cards, and the other { $left } { part-are } the skat
value-deal-kitty = Everyone { part-would }get{ part-s } { $each } cards, and the other { $left } { part-are } the kitty

## What is owed
must-stop = { part-may } answer the skip, or let it stand
must-counter = { part-may } cancel the effect of the play with the spade of that rank
must-answer = { part-may } answer the cut, or let it stand
must-give =
    { $span ->
        [exact] { part-must } give { $to ->
            [none] another player
           *[other] { $to }
        } { part-how-many-owed }
        [between] { part-must } give { $to ->
            [none] another player
           *[other] { $to }
        } { $least } to { $count ->
            [one] one card
           *[other] { $count } cards
        }
        [choice] { part-may } give { $to ->
            [none] another player
           *[other] { $to }
        } { $count ->
            [one] one card
           *[other] { $count } cards
        }
        [whole] { part-may } give { $to ->
            [none] another player
           *[other] { $to }
        } { $count ->
            [one] one card
           *[other] { $count } cards
        } or none
        [due] { part-must } give { $to ->
            [none] another player
           *[other] { $to }
        } { $count ->
            [one] one such card, if there is one
           *[other] all such cards (at most { $count })
        }
       *[upto] { part-may } give { $to ->
            [none] another player
           *[other] { $to }
        } { $count ->
            [one] one card
           *[other] up to { $count } cards
        }
    }
must-discard = { part-owed-discard }
part-how-many-owed = { $strongest ->
        [yes] { $count ->
            [one] the strongest card
           *[other] the { $count } strongest cards
        }
       *[no] { $count ->
            [one] one card
           *[other] { $count } cards
        }
    }
must-place = { part-must } place a meeple on a colour area
must-call-trump = { part-must } call trump or pass
must-bid = { part-must } bid a number of tricks
must-answer-bid = { part-must } hold the bid or pass
must-name-value = { part-must } bid or pass
must-skat-or-hand = { part-must } pick up the skat or announce a hand game
must-announce-game = { part-must } announce the game
must-make-call = { part-must } bid, double, redouble or pass
must-outbid = { part-must } bid or pass
must-take-kitty = { part-must } take the kitty
must-appoint = { part-must } name the adjutant card
must-call-suit = { part-must } call a { $pack ->
    [colours] colour
   *[suits] suit
}
must-draw-stock =
    { part-must } draw { $count ->
        [one] one card
       *[other] { $count } cards
    }
must-name =
    { $least ->
        [0] { part-may } name a rank
       *[other] { part-must } name a rank
    }
must-look =
    { $least ->
        [0] { part-may } look at { part-hand-looked-at }
       *[other] { part-must } look at { part-hand-looked-at }
    }
part-hand-looked-at = { $blind ->
    [yes] one card of a player’s hand
   *[no] a player’s hand
}
must-pardon = { part-may } let the fallen daifugo play again
must-declare = { part-may } call it
must-seize = { part-may } take all the cards just played
must-reseat = { part-may } rearrange the seats of the others
must-share = { part-may } show their hand to all but the daifugo
must-show-strongest =
    { $offered ->
        [yes] { part-may }
       *[no] { part-must }
    } show the { $count ->
        [one] strongest card
       *[other] { $count } strongest cards
    } in hand to { $to ->
        [none] all
       *[other] { $to }
    }
must-show-weakest =
    { $offered ->
        [yes] { part-may }
       *[no] { part-must }
    } show the weakest card in hand to { $to ->
        [none] all
       *[other] { $to }
    }
must-add = { part-may } add cards of the same rank to the field
must-take-field = { part-may } take these cards from the field
must-pick =
    { $least ->
        [0] { part-may } pick a player
       *[other] { part-must } pick a player
    }
list-each = each of { $seats }
must-take = { part-owed-take }
must-draw =
    { $to ->
        [none] { part-draw }
       *[other] { part-must } choose { $count ->
            [one] a card
           *[other] { $count } cards
        } from the discards for { $to }
    }
part-draw =
    { $span ->
        [exact] { part-must } { $blind ->
            [yes] draw
           *[no] take
        } { $count ->
            [one] one card
           *[other] { $count } cards
        } from the discards{ $blind ->
            [yes] , unseen
           *[no] {""}
        }
        [between] { part-must } { $blind ->
            [yes] draw
           *[no] take
        } { $least } to { $count ->
            [one] one card
           *[other] { $count } cards
        } from the discards{ $blind ->
            [yes] , unseen
           *[no] {""}
        }
        [choice] { part-may } { $blind ->
            [yes] draw
           *[no] take
        } { $count ->
            [one] one card
           *[other] { $count } cards
        } from the discards{ $blind ->
            [yes] , unseen
           *[no] {""}
        }
        [whole] { part-may } { $blind ->
            [yes] draw
           *[no] take
        } { $count ->
            [one] one card
           *[other] { $count } cards
        } from the discards{ $blind ->
            [yes] , unseen
           *[no] {""}
        } or none
        [due] { part-must } { $blind ->
            [yes] draw
           *[no] take
        } { $count ->
            [one] one card from the discards{ $blind ->
            [yes] , unseen
           *[no] {""}
        }, if there is one
           *[other] as many cards as possible from the discards{ $blind ->
            [yes] , unseen
           *[no] {""}
        }, up to { $count }
        }
       *[upto] { part-may } { $blind ->
            [yes] draw
           *[no] take
        } { $count ->
            [one] one card
           *[other] up to { $count } cards
        } from the discards{ $blind ->
            [yes] , unseen
           *[no] {""}
        }
    }
must-pick-up = { part-owed-pick-up }
must-swap = { part-owed-swap }
must-mix-hands =
    { $least ->
        [0] { part-may }
       *[other] { part-must }
    } mix hands with another player
must-swap-hands =
    { $least ->
        [0] { part-may } swap hands
       *[other] { part-must } swap hands
    } with { $to ->
        [none] another player
       *[other] { $to }
    }
must-call = { part-may } call it
must-revolt = { part-would }decide{ part-s } whether to reverse the ranking

plays-covered = { $any }
must-penalty = { part-may } give { $to } { $count ->
    [one] one card
   *[other] up to { $count } cards
} from the field
must-doubt = { part-may } doubt the play, or let it through
must-reveal =
    { $count ->
        [one] { part-must } show the face-down card
       *[other] { part-must } show the { $count } face-down cards
    }

# Which of two clauses goes first, where the text does not say it.
order-which = Which comes first, { $first } or { $second }?
order-first = { $title } first
order-neither = The rules don’t settle it
order-why = The order changes the outcome, and the rules give none.
list-last-titles = { $head } or { $tail }
say-by = { $count ->
    [one] That’s the rule
   *[other] Those are the rules
} { $titles }.
list-last-effect = { $head }, and { $tail }
list-comma-effect = ,{ " " }

# Verbs of what happens (``real``) or would happen under other rules.
part-would = { $real ->
    [yes] {""}
   *[no] would{" "}
}
part-s = { $real ->
    [yes] s
   *[no] {""}
}
part-es = { $real ->
    [yes] es
   *[no] {""}
}
part-is = { $real ->
    [yes] is
   *[no] would be
}
part-are = { $real ->
    [yes] are
   *[no] would be
}
part-be = { $real ->
    [yes] is
   *[no] be
}
part-were = { $real ->
    [yes] were
   *[no] would be
}
part-is-not = { $real ->
    [yes] isn’t
   *[no] wouldn’t be
}
part-are-not = { $real ->
    [yes] aren’t
   *[no] wouldn’t be
}
part-does-not = { $real ->
    [yes] doesn’t
   *[no] wouldn’t
}
part-do-not = { $real ->
    [yes] don’t
   *[no] wouldn’t
}
part-has = { $real ->
    [yes] has
   *[no] would have
}
part-has-not = { $real ->
    [yes] hasn’t
   *[no] wouldn’t have
}
part-has-to = { $real ->
    [yes] has to
   *[no] would have to
}
part-must = { $real ->
    [yes] must
   *[no] would have to
}
part-may = { $real ->
    [yes] may
   *[no] could
}
part-can = { $real ->
    [yes] can
   *[no] could
}
part-can-not = { $real ->
    [yes] can’t
   *[no] couldn’t
}
part-owed-discard =
    { $span ->
        [exact] { part-must } discard { part-how-many-owed }
        [between] { part-must } discard { $least } to { $count ->
            [one] one card
           *[other] { $count } cards
        }
        [choice] { part-may } discard { $count ->
            [one] one card
           *[other] { $count } cards
        } together
        [whole] { part-may } discard { $count ->
            [one] one card
           *[other] { $count } cards
        } or none
        [due] { part-must } discard { $count ->
            [one] one such card, if there is one
           *[other] all such cards (at most { $count })
        }
       *[upto] { part-may } discard { $count ->
            [one] one card
           *[other] up to { $count } cards
        }
    }
part-owed-give =
    { $span ->
        [exact] { part-must } give { part-how-many-owed }
        [between] { part-must } give { $least } to { $count ->
            [one] one card
           *[other] { $count } cards
        }
        [choice] { part-may } give { $count ->
            [one] one card
           *[other] { $count } cards
        }
        [whole] { part-may } give { $count ->
            [one] one card
           *[other] { $count } cards
        } or none
        [due] { part-must } give { $count ->
            [one] one such card, if there is one
           *[other] all such cards (at most { $count })
        }
       *[upto] { part-may } give { $count ->
            [one] one card
           *[other] up to { $count } cards
        }
    }
part-owed-take =
    { $span ->
        [exact] { part-must } take { part-how-many-owed } from { $to ->
            [none] another hand
           *[other] { $to }
        }
        [between] { part-must } take { $least } to { $count ->
            [one] one card
           *[other] { $count } cards
        } from { $to ->
            [none] another hand
           *[other] { $to }
        }
        [choice] { part-may } take { $count ->
            [one] one card
           *[other] { $count } cards
        } from { $to ->
            [none] another hand
           *[other] { $to }
        }
        [whole] { part-may } take { $count ->
            [one] one card
           *[other] { $count } cards
        } from { $to ->
            [none] another hand
           *[other] { $to }
        } or none
        [due] { part-must } take { $count ->
            [one] one card from { $to ->
            [none] another hand
           *[other] { $to }
        }, if there is one
           *[other] as many cards as possible from { $to ->
            [none] another hand
           *[other] { $to }
        }, up to { $count }
        }
       *[upto] { part-may } take { $only ->
            [joker] a joker
           *[none] { $count ->
                [one] one card
               *[other] up to { $count } cards
            }
        } from { $to ->
            [none] another hand
           *[other] { $to }
        }
    }
part-owed-pick-up =
    { $span ->
        [exact] { part-must } take { $count ->
            [one] one card
           *[other] { $count } cards
        } from the field
        [between] { part-must } take { $least } to { $count ->
            [one] one card
           *[other] { $count } cards
        } from the field
        [choice] { part-may } take { $count ->
            [one] one card
           *[other] { $count } cards
        } from the field
        [whole] { part-may } take { $count ->
            [one] one card
           *[other] { $count } cards
        } from the field or none
        [due] { part-must } take { $count ->
            [one] one card from the field, if there is one
           *[other] as many cards as possible from the field, up to { $count }
        }
       *[upto] { part-may } take { $count ->
            [one] one card
           *[other] up to { $count } cards
        } from the field
    }
part-owed-swap =
    { $span ->
        [exact] { part-must } swap { $count ->
            [one] one card
           *[other] { $count } cards
        } with { $to ->
            [none] another player
           *[other] { $to }
        }
        [between] { part-must } swap { $least } to { $count ->
            [one] one card
           *[other] { $count } cards
        } with { $to ->
            [none] another player
           *[other] { $to }
        }
        [choice] { part-may } swap { $count ->
            [one] one card
           *[other] { $count } cards
        } with { $to ->
            [none] another player
           *[other] { $to }
        }
        [whole] { part-may } swap { $count ->
            [one] one card
           *[other] { $count } cards
        } with { $to ->
            [none] another player
           *[other] { $to }
        } or none
        [due] { part-must } swap { $count ->
            [one] one card with { $to ->
            [none] another player
           *[other] { $to }
        }, if there is one
           *[other] as many cards as possible with { $to ->
            [none] another player
           *[other] { $to }
        }, up to { $count }
        }
       *[upto] { part-may } swap { $count ->
            [one] one card
           *[other] up to { $count } cards
        } with { $to ->
            [none] another player
           *[other] { $to }
        }
    }
must-times = { $told }, { $times ->
    [2] twice
   *[other] { $times } times
}
part-draw-verb = { $blind ->
    [yes] draw
   *[no] take
}
