# Sevens.

## Why
turns-out = { $seat } has dropped out.
turns-turn = It is { $turn }’s turn, not { $seat }’s.
turns-hold =
    { $holder ->
        [none] { $cards } isn’t in { $seat }’s hand.
       *[other] { $cards } is in { $holder }’s hand.
    }
turns-over = The game is over.
turns-one = One card is laid at a time, face up.
turns-other = In this game one lays a card or passes.
turns-next =
    { $after ->
        [none] The turn goes round by the seats, and now it is { $seat }’s.
       *[other] { $skipped ->
            [none] { $seat } is next after { $after }.
           *[other] { $seat } is next after { $after }: { $skipped } dropped out and is passed over.
        }
    }
rows-bars =
    { $lying ->
        [none] What is beside { $cards } ({ $beside }) doesn’t lie there yet, so { $cards } has no row to follow.
       *[other] { $lying } lies beside { $cards }, but the row from { $start } doesn’t reach it yet.
    }
rows-unseen = By the cards that are seen, the row doesn’t reach what is beside { $cards } ({ $beside }).
rows-row = { $near } { $count ->
        [one] lies
       *[other] lie
    } there, and { $cards } follows beside { $count ->
        [one] it
       *[other] them
    }.
rows-start = A row may begin with { $cards } at any time.
rows-apart = { $cards } { $many ->
    [one] follows
   *[other] follow
} on no row yet.
rows-laid = { $cards } lies on the table already.
join_ends-joined = The ends of a row join: { $near } lies there, so { $cards } may be laid.
pass_limit-must-play =
    { $fitting ->
        [none] Whatever the unknown cards are, one of them can be laid, so passing isn’t allowed.
       *[other] { $fitting } can be laid, so passing isn’t allowed.
    }
pass_limit-binds = Whoever has a card that fits must lay it.
pass_limit-free =
    { $can ->
        [yes] One may pass even with a card that fits.{" "}
        [no] No card of the hand fits.{" "}
       *[none] {""}
    }{ $allowed ->
        [one] One pass is free, and this would be the first.
       *[other] { $allowed } passes are free, and this would be number { $count }.
    }
pass_limit-over =
    { $allowed ->
        [0] No pass is free
        [one] One pass is free
       *[other] { $allowed } passes are free
    }, and this would be number { $count }: whoever passes then drops out.
pass_limit-any = At this table one may pass as often as one likes.
pass_limit-dropped =
    { $allowed ->
        [0] No pass is free
        [one] One pass is free
       *[other] { $allowed } passes are free
    }. That was number { $count }, so { $seat } drops out.
pass_limit-stays = { $seat } has passed { $count ->
    [one] once
   *[other] { $count } times
}; { $allowed ->
    [one] one pass is free
   *[other] { $allowed } passes are free
}.
pass_limit-open =
    { $seat } dropped out. Whether what { $seat } still held{ $cards ->
        [none] {""}
       *[other] {" "}({ $cards })
    } is put on the table or leaves the game, nobody has said.
first_out-won = { $seat } was the first without a card.
first_out-last = All the others have dropped out, so { $seat }, who is left, wins.
first_out-none = The first without a card wins. Still holding cards: { $seats }.
first_by_card-leads = { $seat } had { $lead } and begins.
first_by_card-unknown = Whoever had { $lead } begins.
deal_all-deal =
    All cards are dealt out{ $more ->
        [0] {""}
        [one] ; among { $number } players they don’t divide evenly, so one gets one more than { $each }
       *[other] ; among { $number } players they don’t divide evenly, so { $more } get one more than { $each }
    }.

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
happens-drops-out =
    { $allowed ->
        [0] No pass is free
        [one] One pass is free
       *[other] { $allowed } passes are free
    }. That was number { $count }, so { $seat } drops out.
happens-dropped-placed =
    { $cards ->
        [none] What { $seat } still held is put in its places on the table.
       *[other] What { $seat } still held is put in its places on the table: { $cards }.
    }
happens-dropped-removed = What { $seat } still held is out of the game.
happens-first-out = { $seat } is the first without a card.
happens-last-left = All but { $seat } have dropped out.

## What nobody knows
fact-dropped-cards = a dropped player’s unseen card lets { $cards } follow
fact-holds-fitting = { $seat } has a card that fits
