# What nearly happened: `near-WHY` with `not-EFFECT`, the effect that did not come about.
near-card = The { $rank } is in { $form ->
    [emperor] an emperor
    [spaced] a spaced run
   *[run] a run
}, so { $not }.
near-form = It is { $form ->
    [emperor] an emperor
    [spaced] a spaced run
   *[run] a run
} of { $many }, so { $not }.
near-count = It was { $many ->
    [1] one { $rank }
    [2] two { $rank }s
    [3] three { $rank }s
    [4] four { $rank }s
   *[other] { $many } { $rank }s
}, not { $other ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $other }
}, so { $not }.
near-joker = A joker doesn’t count for this, so { $not }.
short-near-joker = a joker doesn’t count for this, so { $not }.
near-suit = The suits don’t fit, so { $not }.
near-silenced = “{ $by }” switches it off, so { $not }.
near-gone = { $seat } has gone out, so { $not }.
turn-just-laid = If { $by } has just played { $top }, { $seats } { $count ->
    [one] is
   *[other] are
} skipped and it’s { $next }’s turn.
short-turn-just-laid = if { $by } has just played, { $seats } { $count ->
    [one] is
   *[other] are
} skipped.

not-cleared = the field isn’t cleared
not-leads = the lead doesn’t change
not-turn-to = the turn doesn’t change
not-skips = nobody is skipped
not-leaves = nobody goes out by it
not-leaves-foul = it’s not a foul
not-leaves-fallen = nobody falls
not-awaits-stop = nobody is asked for an answer to the skip
not-awaits-counter = nobody is asked whether to undo it
not-awaits-answers = nobody is asked for an answer
not-owes = nothing is owed
not-owes-give = no cards are handed over
not-owes-discard = nothing is discarded
not-owes-name = no rank is named
not-owes-pick = nobody is picked
not-owes-look = nobody looks at a hand
not-owes-pardon = no permission is needed
not-owes-declare = nothing is called
not-owes-seize = the cards just played aren’t taken
not-owes-reseat = nobody changes seats
not-owes-share = no hands are shown
not-owes-show-strongest = no card is shown
not-owes-show-strongest-to = no card is shown
not-owes-show-weakest = no card is shown
not-owes-show-weakest-to = no card is shown
not-owes-add = nothing is added
not-owes-take-field = the field isn’t taken
not-owes-draw = no cards are drawn
not-owes-pick-up = no cards are picked up
not-owes-take = no cards are taken
not-mark = it does nothing
not-mark-set-revolution = there is no revolution
not-mark-dropped-revolution = the revolution stays
not-mark-set-direction = the direction of play stays
not-mark-dropped-direction = the direction of play stays
not-mark-set-j-back = the ranking isn’t reversed
not-mark-dropped-j-back = the ranking stays reversed
not-mark-set-suit-lock = there is no lock
not-mark-set-strict-lock = there is no strict lock
not-mark-set-personal-suit-lock = nobody is locked to a suit
not-mark-set-personal-number-lock = nobody is locked to a rank
not-mark-set-number-lock = there is no number lock
not-mark-set-partial-lock = there is no partial lock
not-mark-set-reverse-lock = there is no reverse lock
not-answers = it doesn’t answer the cut
not-owes-mix-hands = no hands are mixed
not-owes-swap = nothing is swapped
not-owes-call = nothing is called
not-other = it does nothing
foul_finish-spared = { $state ->
        [revolution] During a revolution the { $number } isn’t a foul.
       *[other] The { $number } is a foul only during a revolution, and J-back isn’t one.
    }
near-answered = The last play was answered by { $by }, so { $not }.
near-short = With one more card it would be a run; { $many } cards aren’t enough.
near-mixed = The ranks form a run, but the suits don’t match.
near-down = Those cards are face down, so { $not }.

not-mark-set-own = this rule doesn’t apply
not-mark-set-own-seat = this rule doesn’t concern { $seat }
not-mark-set-own-lock = any cards may follow
not-mark-set-own-free = the usual limits on what may follow stay
