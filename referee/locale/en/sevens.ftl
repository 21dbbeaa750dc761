# Sevens.

## Why
turns-out = { $seat } is out of the running.
turns-turn = It is { $turn }’s turn, not { $seat }’s.
turns-hold = { $seat } cannot have { $cards } in hand.
turns-over = The game is over.
turns-one = One card is laid at a time, face up.
turns-other = In this game one lays a card or passes.
turns-next = The turn has come round to { $seat }.
rows-bars = { $cards } does not follow on any row that lies there.
rows-row = { $cards } follows on a row that lies there.
rows-start = With { $cards } a row begins.
rows-laid = { $cards } lies on the table already.
join_ends-joined = The ends of the row join, so { $cards } follows on its other end.
pass_limit-must-play = Whoever has a card that fits must lay it.
first_out-won = { $seat } was the first without a card.
first_out-last = All the others have dropped out.
first_out-none = The first without a card wins.
first_by_card-leads = { $seat } had the card that begins.
first_by_card-unknown = Whoever has the card that begins, begins.
deal_all-deal = All cards are dealt out.

## What happens
effect-sevens-pass = { $seat } has passed { $count ->
    [one] once
   *[other] { $count } times
}
effect-drops-out = { $seat } drops out
effect-dropped-placed = { $seat }’s cards are placed on the table
effect-dropped-removed = { $seat }’s cards are out of the game
effect-first-out = { $seat } goes out first and wins
effect-last-left = { $seat } is the only one left and wins
happens-sevens-pass = { $left ->
    [-1] { $seat } may pass as often as { $seat } likes.
    [0] { $seat } has passed { $count ->
        [one] once
       *[other] { $count } times
    }. With the next pass { $seat } drops out.
   *[other] { $seat } has passed { $count ->
        [one] once
       *[other] { $count } times
    } and may pass { $left ->
        [one] once more
       *[other] { $left } more times
    }.
}
happens-drops-out = That was { $seat }’s pass number { $count }, one too many.
happens-dropped-placed = What { $seat } still held is placed on the table: { $cards ->
    [none] nobody knows what
   *[other] { $cards }
}.
happens-dropped-removed = What { $seat } still held is out of the game.
happens-first-out = { $seat } is the first without a card.
happens-last-left = All but { $seat } have dropped out.

## What nobody knows
fact-dropped-cards = a dropped player’s unseen card lets { $cards } follow
fact-holds-fitting = { $seat } has a card that fits
