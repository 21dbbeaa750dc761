# Values in words: answers as they stand in a list or after “the answer would be”, suits, titles.

value-yes = yes
value-no = no
value-depends = it depends
value-unsettled = the text does not settle it
value-open = still open
value-nothing = nothing
value-nobody = nobody
value-clean = out, fair and square
value-foul = out by a foul
value-fallen = fallen (miyako-ochi)
value-liar = out for lying in the exchange
value-order-joiner = ,{ " " }
value-title-pair = { $seat } is { $title }

list-comma = ,{ " " }
list-last = { $first } and { $last }
list-last-or = { $first } or { $last }

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

title-chofugo = chofugo
title-daifugo = daifugo
title-fugo = fugo
title-heimin = heimin
title-upper-heimin = upper heimin
title-lower-heimin = lower heimin
title-hinmin = hinmin
title-daihinmin = daihinmin
title-chohinmin = chohinmin
title-newcomer = newcomer

## What may be played
plays-single = one card ({ $plays })
plays-set = a set ({ $plays })
plays-run = a run ({ $plays })
plays-emperor = an emperor ({ $plays })
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
            [none] a strongest card
           *[other] one of { $choices }
        }
       *[other] { $cards }
    }, without giving it away
gift-forced =
    { $count ->
        [one] gives { $other } the strongest card
       *[other] gives { $other } the { $count } strongest cards
    }
gift-forced-cards = gives { $other } { $cards }
gift-forced-choices =
    { $count ->
        [one] gives { $other } one of { $choices }
       *[other] gives { $other } { $count } of { $choices }
    }
gift-forced-cardschoices = gives { $other } { $count } cards: { $cards }, and the rest from { $choices }
