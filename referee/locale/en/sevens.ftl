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
turns-one = { match_in_turn-one }
turns-other = In this game you play a card or pass.
turns-next =
    { $after ->
        [none] The table says that it’s { $seat }’s turn.
       *[other] { $skipped ->
            [none] { $seat } is next after { $after }.
           *[other] { $seat } is next after { $after }, because { $skipped } dropped out.
        }
    }
rows-bars =
    { $lying ->
        [none] { $near ->
            [none] { $cards } needs { $beside } on the table first.
           *[other] { $near } and { $cards } don’t join here: { $cards } needs { $beside } on the table first.
        }
       *[other] { $lying } is down, but the row from { $start } doesn’t reach it yet, so { $cards } doesn’t fit.
    }
rows-unseen = As far as we know, the row hasn’t reached { $beside } yet, so { $cards } doesn’t fit.
rows-row = { $cards } goes next to { $near } on the table.
rows-start = { $cards } may start a row at any time.
rows-apart = { $cards } { $many ->
    [one] doesn’t
   *[other] don’t
} fit anywhere yet.
rows-laid = { $cards } is already on the table.
start_laid-laid = { $cards } is already on the table, because every { $rank } is placed before the first turn.
short-start_laid-laid = every { $rank } is placed before the first turn.
join_ends-joined = The ends of a row join, so { $cards } goes next to { $near } on the table.
pass_limit-must-play =
    { $fitting ->
        [none] One of the unknown cards must fit, so { $seat } can’t pass.
       *[other] { $seat } can play { $fitting }, so { $seat } can’t pass.
    }
pass_limit-binds = You can’t pass if you have a card that fits.
pass_limit-free =
    { $can ->
        [yes] You may pass even if you could play.{" "}
        [no] No card in hand fits.{" "}
       *[none] {""}
    }{ $allowed ->
        [one] You get one pass, and this is the first.
       *[other] You get { $allowed } passes; this is { $count ->
    [1] the first
    [2] the second
    [3] the third
    [4] the fourth
   *[other] number { $count }
}.
    }
pass_limit-over =
    { $allowed ->
        [0] No pass is free
        [one] You get one pass
       *[other] You get { $allowed } passes
    }, and this would be { $count ->
        [1] the first
        [2] the second
        [3] the third
        [4] the fourth
       *[other] number { $count }
    }: passing now means dropping out.
pass_limit-any = At this table you may pass as often as you like.
pass_limit-dropped =
    { $allowed ->
        [0] No pass is free
        [one] You get one pass
       *[other] You get { $allowed } passes
    }; that was { $count ->
        [1] the first
        [2] the second
        [3] the third
        [4] the fourth
       *[other] number { $count }
    }, so { $seat } drops out.
pass_limit-stays = { $seat } has used { $count ->
    [one] one pass
   *[other] { $count } passes
}, and { $allowed ->
    [one] one is
   *[other] { $allowed } are
} allowed.
pass_limit-open =
    { $seat } dropped out, and the table hasn’t decided what happens to { $seat }’s cards{ $cards ->
        [none] {""}
       *[other] {" "}({ $cards })
    }.
first_out-holds = { $seat } { $count ->
    [0] must still have cards
    [one] still has one card
   *[other] still has { $count } cards
}.
first_out-won = { $seat } was the first to run out of cards.
first_out-last = Everyone else has dropped out, so { $seat } wins.
first_out-none = { first_without_cards-none }
short-first_out-none = { short-first_without_cards-none }
first_by_card-leads = { $seat } had { $lead } and begins.
first_by_card-unknown = The player who had { $lead } begins.
deal_all-deal = { part-deal-numbers }

## What happens
effect-sevens-pass = { $seat } { part-has } passed { $count ->
    [one] once
   *[other] { $count } times
}
effect-drops-out = { $seat } { part-would }drop{ part-s } out
effect-dropped-placed = { $seat }’s cards { part-are } placed on the table
effect-dropped-removed = { $seat }’s cards { part-are } out of the game
effect-first-out = { $seat } { part-would }go{ part-es } out first and win{ part-s }
effect-last-left = { $seat } { part-is } the only one left and win{ part-s }
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
        [one] You get one pass
       *[other] You get { $allowed } passes
    }; that was { $count ->
        [1] the first
        [2] the second
        [3] the third
        [4] the fourth
       *[other] number { $count }
    }, so { $seat } drops out.
happens-dropped-placed =
    { $cards ->
        [none] The cards that { $seat } still had go to their places on the table.
       *[other] { $cards }, which { $seat } still had, { $many ->
            [one] goes to its place
           *[other] go to their places
        } on the table.
    }
happens-dropped-removed = The cards that { $seat } still had are out of the game.
happens-first-out = { $seat } is the first to play all cards.
happens-last-left = Everyone but { $seat } has dropped out.

## What nobody knows
fact-dropped-cards = an unseen card of a player who dropped out lets { $cards } fit
fact-holds-fitting = { $seat } has a card that fits
