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
near-count = { $many ->
    [1] One { $rank } was
    [2] Two { $rank }s were
    [3] Three { $rank }s were
    [4] Four { $rank }s were
   *[other] { $many } { $rank }s were
} played and not { $other ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $other }
}, so { $not }.
near-joker = A joker among the cards does not count for this, so { $not }.
short-near-joker = a joker does not count for this, so { $not }.
near-suit = The suits do not fit, so { $not }.
near-silenced = It has been put out of force by { $by }, so { $not }.
near-gone = { $seat } has gone out, so { $not }.
turn-just-laid = If { $by } has just played { $top }, { $seats } { $count ->
    [one] is
   *[other] are
} skipped, and it is { $next }’s turn.
short-turn-just-laid = if { $by } has just played, { $seats } { $count ->
    [one] is
   *[other] are
} skipped.

not-cleared = the field is not cleared
not-leads = the lead does not change
not-turn-to = the turn does not change
not-skips = nobody is skipped
not-leaves = nobody goes out by it
not-leaves-foul = it is no foul
not-leaves-fallen = nobody falls
not-awaits-stop = nobody is asked for an answer to the skip
not-awaits-counter = nobody is asked whether to undo it
not-awaits-answers = nobody is asked for an answer
not-owes = nothing is owed
not-owes-give = no cards are handed over
not-owes-discard = nothing is discarded
not-owes-name = no number is named
not-owes-pick = nobody is picked
not-owes-look = nobody looks at a hand
not-owes-pardon = nobody is given leave
not-owes-declare = nothing is called
not-owes-seize = the cards just played are not taken
not-owes-reseat = nobody changes seats
not-owes-share = no hands are shown
not-owes-show-strongest = no card is shown
not-owes-show-strongest-to = no card is shown
not-owes-show-weakest = no card is shown
not-owes-show-weakest-to = no card is shown
not-owes-add = nothing is added
not-owes-take-field = the field is not taken
not-owes-draw = no cards are drawn
not-owes-pick-up = no cards are picked up
not-owes-take = no cards are taken
not-mark = it does nothing
not-mark-set-revolution = there is no revolution
not-mark-dropped-revolution = the revolution stays
not-mark-set-direction = the direction of play stays
not-mark-dropped-direction = the direction of play stays
not-mark-set-j-back = the order is not turned round
not-mark-dropped-j-back = the order is not turned back
not-mark-set-suit-lock = there is no lock
not-mark-set-strict-lock = there is no strict lock
not-mark-set-personal-suit-lock = nobody is locked to a suit
not-mark-set-personal-number-lock = nobody is locked to a number
not-mark-set-number-lock = there is no number lock
not-mark-set-partial-lock = there is no partial lock
not-mark-set-reverse-lock = there is no reverse lock
not-answers = it does not answer the cut
not-owes-mix-hands = no hands are mixed
not-owes-swap = nothing is swapped
not-owes-call = nothing is called
not-other = it does nothing
foul_finish-spared =
    { $state ->
        [revolution] During a revolution the { $number } is no foul.
       *[other] The { $number } is a foul during a revolution only, and J-back is none.
    }
near-answered = The last play was answered by { $by }, so { $not }.
near-short = With one card more it would be a run, but { $many } cards are none.
near-mixed = The numbers are in a row, but the suits are not one.
near-down = Those cards lie face down, so { $not }.

not-mark-set-own = this rule does not go on
not-mark-set-own-seat = this rule does not concern { $seat }
not-mark-set-own-lock = any cards may follow
not-mark-set-own-free = the usual limits on what may follow stay
