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
value-title-pair = { $seat } is { $title }

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
card-joker-as = joker({ $card })
card-joker-above = joker(above the { $card })
card-joker-below = joker(below the { $card })
card-jokers = { $count ->
    [1] a joker
    [2] two jokers
   *[other] { $count } jokers
}
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
card-coloured = { $suit } { $rank }

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
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
plays-kicker = a set with a kicker ({ $plays })
plays-kicker_counting = a set with a kicker ({ $plays })
plays-maybe = one card, if the rest of the hand allows it ({ $plays })
plays-pass = a pass

## What must be given
gift-none = gives nothing
gift-free =
    { $count ->
        [one] gives { $other } any card
       *[other] gives { $other } any { $count } cards
    }
gift-show =
    shows { $other } { $cards ->
        [none] { $choices ->
            [none] the strongest card
           *[other] { $any }
        }
       *[other] { $cards }
    }, but keeps { $count ->
        [one] it
       *[other] them
    }
gift-forced =
    { $count ->
        [one] gives { $other } the strongest card
       *[other] gives { $other } the { $count } strongest cards
    }
gift-forced-cards = gives { $other } { $cards }
gift-forced-choices =
    { $count ->
        [one] gives { $other } { $any }
       *[other] gives { $other } { $count } of { $choices }
    }
gift-forced-cardschoices = gives { $other } { $count } cards: { $cards }, and the rest from { $choices }

## Points and the deal
value-score-pair = { $seat } { $title }
value-deal =
    { $more ->
        [0] Everyone gets { $each ->
            [one] one card
           *[other] { $each } cards
        }, and { $left ->
            [0] none are left over
            [one] one card stays out of the game
           *[other] { $left } cards stay out of the game
        }
        [one] Everyone gets { $each ->
            [one] one card
           *[other] { $each } cards
        }, and one player one more
       *[other] Everyone gets { $each ->
            [one] one card
           *[other] { $each } cards
        }, and { $more } players one more
    }

value-deal-hand = { $seat } { $count }
value-deal-differs =
    Dealt: { $hands }, and { $left ->
        [0] none are left over
        [one] one card is left over
       *[other] { $left } cards are left over
    }

value-deal-victim =
    { $left ->
        [one] Everyone gets one card; the one left over is the victim
       *[other] Everyone gets one card; one of the { $left } left is the victim
    }

## What is owed
must-stop = may answer the skip, or let it stand
must-counter = may undo it with the spade of that rank
must-answer = may answer the cut, or let it stand
must-give =
    { $span ->
        [exact] must give { $to ->
            [none] another player
           *[other] { $to }
        } { $count ->
            [one] one card
           *[other] { $count } cards
        }{ $strongest ->
            [yes] { $count ->
                [one] , the strongest
               *[other] , the strongest ones
            }
           *[no] {""}
        }
        [between] must give { $to ->
            [none] another player
           *[other] { $to }
        } { $least } to { $count ->
            [one] one card
           *[other] { $count } cards
        }
        [choice] may give { $to ->
            [none] another player
           *[other] { $to }
        } { $count ->
            [one] one card
           *[other] { $count } cards
        }
       *[upto] may give { $to ->
            [none] another player
           *[other] { $to }
        } { $count ->
            [one] one card
           *[other] up to { $count } cards
        }
    }
must-discard =
    { $span ->
        [exact] must discard { $count ->
            [one] one card
           *[other] { $count } cards
        }{ $strongest ->
            [yes] { $count ->
                [one] , the strongest
               *[other] , the strongest ones
            }
           *[no] {""}
        }
        [between] must discard { $least } to { $count ->
            [one] one card
           *[other] { $count } cards
        }
        [choice] may discard { $count ->
            [one] one card
           *[other] { $count } cards
        } together
       *[upto] may discard { $count ->
            [one] one card
           *[other] up to { $count } cards
        }
    }
must-place = must place a meeple on a colour area
must-name =
    { $least ->
        [0] may name a rank
       *[other] must name a rank
    }
must-look =
    { $least ->
        [0] may look at a player’s hand
       *[other] must look at a player’s hand
    }
must-pardon = may give the fallen daifugo leave to play
must-declare = may call it
must-seize = may take all the cards just played, or decline
must-reseat = may say who sits next
must-share = may show the hand to all but the daifugo, or decline
must-show-strongest =
    { $offered ->
        [yes] may
       *[no] must
    } show the strongest card in hand to { $to ->
        [none] all
       *[other] { $to }
    }
must-show-weakest =
    { $offered ->
        [yes] may
       *[no] must
    } show the weakest card in hand to { $to ->
        [none] all
       *[other] { $to }
    }
must-add = may add cards of the same rank to those on the field
must-take-field = may take these cards from the field
must-pick =
    { $least ->
        [0] may pick a player
       *[other] must pick a player
    }
must-take =
    { $span ->
        [exact] must take { $count ->
            [one] one card
           *[other] { $count } cards
        } from { $to ->
            [none] another hand
           *[other] { $to }
        }{ $strongest ->
            [yes] { $count ->
                [one] , the strongest
               *[other] , the strongest ones
            }
           *[no] {""}
        }
        [between] must take { $least } to { $count ->
            [one] one card
           *[other] { $count } cards
        } from { $to ->
            [none] another hand
           *[other] { $to }
        }
        [choice] may take { $count ->
            [one] one card
           *[other] { $count } cards
        } from { $to ->
            [none] another hand
           *[other] { $to }
        }
       *[upto] may take { $count ->
            [one] one card
           *[other] up to { $count } cards
        } from { $to ->
            [none] another hand
           *[other] { $to }
        }
    }
must-draw =
    { $to ->
        [none] { part-draw }
       *[other] must choose { $count ->
            [one] a card
           *[other] { $count } cards
        } from the discards for { $to }
    }
part-draw =
    { $span ->
        [exact] must draw { $count ->
            [one] one card
           *[other] { $count } cards
        }
        [between] must draw { $least } to { $count ->
            [one] one card
           *[other] { $count } cards
        }
        [choice] may draw { $count ->
            [one] one card
           *[other] { $count } cards
        }
       *[upto] may draw { $count ->
            [one] one card
           *[other] up to { $count } cards
        }
    }
must-pick-up =
    { $span ->
        [exact] must take { $count ->
            [one] one card
           *[other] { $count } cards
        } from the field
        [between] must take { $least } to { $count ->
            [one] one card
           *[other] { $count } cards
        } from the field
       *[upto] may take { $count ->
            [one] one card
           *[other] up to { $count } cards
        } from the field
    }
must-swap =
    { $span ->
        [exact] must swap { $count ->
            [one] one card
           *[other] { $count } cards
        } with { $to ->
            [none] another player
           *[other] { $to }
        }
        [between] must swap { $least } to { $count ->
            [one] one card
           *[other] { $count } cards
        } with { $to ->
            [none] another player
           *[other] { $to }
        }
        [choice] may swap { $count ->
            [one] one card
           *[other] { $count } cards
        } with { $to ->
            [none] another player
           *[other] { $to }
        }
       *[upto] may swap { $count ->
            [one] one card
           *[other] up to { $count } cards
        } with { $to ->
            [none] another player
           *[other] { $to }
        }
    }
must-mix-hands =
    { $least ->
        [0] may
       *[other] must
    } mix hands with another player
must-swap-hands =
    { $least ->
        [0] may swap hands
       *[other] must swap hands
    } with { $to ->
        [none] another player
       *[other] { $to }
    }
must-call = may call it, or decline
must-revolt = decides whether there is a revolution

plays-covered = with cards to be read freely; (?) is any card in hand ({ $plays })
must-penalty = may give { $to } { $count ->
    [one] one card
   *[other] up to { $count } cards
} of the field
must-doubt = may doubt the play, or let it through
must-reveal =
    { $count ->
        [one] must show the face-down card
       *[other] must show the { $count } face-down cards
    }

# Which of two clauses goes first, where the text does not say it.
order-which = Which comes first, { $first } or { $second }?
order-first = { $title } first
order-neither = The rules don’t settle it
order-why = The order changes the outcome, and the rules give none.
list-last-titles = { $head } or { $tail }
say-by = This comes from { $titles }.
list-last-effect = { $head }, and { $tail }
list-comma-effect = ,{ " " }
