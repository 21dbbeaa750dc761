# How a verdict is told: the answer, the reasons, what nobody knows, what would change it.

## The answer
answer-may_play-yes = { $seat } may play { $cards }.
answer-may_play-no =
    { $cards ->
        [none] { $seat } may not do that.
       *[other] { $seat } may not play { $cards }.
    }
answer-may_pass-yes = { $seat } may pass.
answer-may_pass-no = { $seat } may not pass.
answer-may_look-yes = { $seat } may look at the discards.
answer-may_look-no = { $seat } may not look at the discards.
answer-may_give-yes = { $seat } may give { $cards } to { $other }.
answer-may_give-no = { $seat } may not give { $cards } to { $other }.
answer-may_discard-yes = { $seat } may { $deed ->
        [add] add { $cards } to the cards on the field
       *[other] discard { $cards }
    }.
answer-may_discard-no = { $seat } may not discard { $cards }.
answer-may_name-yes = { $seat } may name { $rank }.
answer-may_name-no = { $seat } may not name { $rank }.
answer-may_pick-yes = { $seat } may pick { $other }.
answer-may_pick-no = { $seat } may not pick { $other }.
answer-may_take-yes = { $seat } may take { $cards } from { $other }.
answer-may_take-no = { $seat } may not take { $cards } from { $other }.
answer-may_expose-yes = { $seat } may show { $cards } to everyone.
answer-may_expose-no = { $deed ->
    [none] { $seat } may not show { $cards }.
   *[other] { $cards } isn’t the card for { $seat } to show.
}
answer-may_draw-yes = { $blind ->
        [yes] { $seat } may get { $cards }.
       *[no] { $seat } may { $deed ->
            [draw] { $receiver ->
                [none] take { $cards } from the discards
               *[other] choose { $cards } for { $receiver }
            }
            [pick-up] take { $cards } from the field
            [draw-stock] draw { $cards }
            [take-field] take { $cards } from the field
           *[other] take { $cards }
        }.
    }
answer-may_draw-no = { $seat } { $deed ->
        [draw-stock] can’t draw
       *[other] may not take
    } { $cards }.
answer-may_accept-yes = { $seat } may { $deed ->
        [declare] call “{ $by }”
        [call] call “{ $by }”
        [pardon] give permission
        [share] show the hand
       *[other] do it
    }.
answer-may_accept-no = { $deed ->
    [none] There’s nothing for { $seat } to call now.
    [pardon] { $seat } may not give permission.
    [share] { $seat } may not show the hand.
   *[other] { $seat } may not call “{ $by }”.
}
answer-may_decline-yes = { $seat } may decline.
answer-may_decline-no = { $seat } may not decline.
answer-may_doubt-yes = { $seat } may call doubt.
answer-may_doubt-no = { $seat } may not call doubt.
answer-may_through-yes = { $seat } may let it through.
answer-may_through-no = { $seat } may not let it through.
answer-may_place-yes = { $seat } may place the meeple on { $suit }.
answer-may_place-no = { $seat } may not place the meeple on { $suit }.
answer-may_bid-yes = { $seat } may bid { $number }.
answer-may_bid-no = { $seat } may not bid { $number }.
answer-may_double-yes = { $seat } may double.
answer-may_double-no = { $seat } may not double.
answer-may_redouble-yes = { $seat } may redouble.
answer-may_redouble-no = { $seat } may not redouble.
answer-may_draw_stock-yes = { $seat } may draw from the stock.
answer-may_draw_stock-no = { $seat } may not draw from the stock.
answer-may_challenge-yes = { $seat } may challenge.
answer-may_challenge-no = { $seat } may not challenge.
answer-may_catch-yes = { $seat } may catch { $other }.
answer-may_catch-no = { $seat } may not catch { $other }.
answer-may_hold-yes = { $seat } may hold the bid.
answer-may_hold-no = { $seat } may not hold the bid.
answer-may_pick_up-yes = { $seat } may pick up the skat.
answer-may_pick_up-no = { $seat } may not pick up the skat.
answer-may_announce-yes = { $seat } may announce { $number }.
answer-may_announce-no = { $seat } may not announce { $number }.
answer-may_take_kitty-yes = { $seat } may take the kitty.
answer-may_take_kitty-no = { $seat } may not take the kitty.
answer-may_appoint-yes = { $seat } may name { $cards } as the adjutant card.
answer-may_appoint-no = { $seat } may not name { $cards } as the adjutant card.
answer-may_call_suit-yes = { $seat } may call { $suit }.
answer-may_call_suit-no = { $seat } may not call { $suit }.
answer-may_point-yes = { $seat } may point at { $other ->
    [victim] the victim
   *[other] { $other }
}.
answer-may_point-no = { $seat } may not point at { $other ->
    [victim] the victim
   *[other] { $other }
}.
answer-is_out-no = { $seat } isn’t out.
answer-is_out-clean = { $seat } has gone out.
answer-is_out-foul = { $seat } is out on a foul.
answer-is_out-fallen = { $seat } has fallen and is out.
answer-is_out-liar = { $seat } { part-is } out for lying in the exchange.
answer-is_out-dropped = { $seat } { part-has } dropped out.
answer-is_out-burst = { $seat } { part-has } burst and { part-be } out.
answer-is_out-equal = { $real ->
    [yes] { $seat } isn’t out: the game ended without places, and { $seat } is heimin.
   *[no] the game would end without places, and { $seat } would be heimin.
}
answer-is_out-eliminated = { $seat } has been eliminated.
answer-depends = { $about ->
    [cards] That depends on cards nobody has shown.
   *[other] That depends on something we don’t know.
}
answer-unsettled = The rules don’t settle this.
answer-what_plays = { $open ->
    [yes] Of the known cards, { $seat }
   *[no] { $seat }
} { part-may } play { $told }.
answer-what_plays-or-pass = { $open ->
    [yes] Of the known cards, { $seat }
   *[no] { $seat }
} { part-may } play { $told }, or pass.
answer-what_plays-nothing = { $open ->
    [yes] { $seat } { part-can-not } play any of the known cards now.
   *[no] { $seat } { part-can-not } play anything now.
}
answer-what_plays-pass = { $seat } { part-may } pass; none of the known cards { part-can } be played.
answer-what_happens = { $told }
answer-what_happens-depends = What happens isn’t known.
answer-what_happens-nothing = Nothing special happens.
answer-whose_turn = { $winners ->
    [one] It is { $told }’s turn.
   *[other] It’s up to { $told }.
}
answer-whose_turn-nobody = It is nobody’s turn.
answer-who_leads = { $told } leads.
answer-who_leads-nobody = Nobody leads now.
answer-who_takes = { $told } takes the trick.
answer-who_takes-nobody = Nobody takes the trick.
answer-who_wins = { $winners ->
    [one] { $told } wins.
    [side] { $told } win.
   *[other] { $told } share the win.
}
answer-who_wins-nobody = Nobody has won yet.
answer-who_wins-nothing = Nobody has won yet.
answer-who_wins-never = Nobody wins.
answer-who_declares = { $deed ->
    [napoleon] { $told } is Napoleon.
   *[other] { $told } is the declarer.
}
answer-who_declares-nobody = { $deed ->
    [napoleon] Nobody is Napoleon.
   *[other] There is no declarer.
}
answer-who_is_partner = { $told } is the adjutant.
answer-who_is_partner-nobody = Nobody is the adjutant.
answer-did_revoke-yes = { $seat } revoked.
answer-did_revoke-no = { $seat } didn’t revoke.
answer-who_gets = { $told } { part-would }get{ part-s } { $cards }.
answer-who_gets-nobody = Nobody { part-would }get{ part-s } { $cards }.
answer-who_gets_of = { $own ->
    [yes] { $told } { part-would }get{ part-s } the card back.
   *[no] { $told } { part-would }get{ part-s } { $other ->
        [victim] the victim
       *[other] { $other }’s card
    }.
}
answer-who_gets_of-nobody = Nobody { part-would }get{ part-s } { $other ->
    [victim] the victim
   *[other] { $other }’s card
}.
answer-what_hand = { $seat } { part-has } { $told }.
answer-what_hand-high_card = { $seat } { part-has } only a high card.
answer-what_hand-nothing = { $seat } { part-has } no five cards.
answer-what_order = Low to high: { $told }.
answer-ranks = In order: { $told }.
answer-ranks-open = No places { part-are } settled.
part-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] number { $told }
}
answer-rank_of = { $seat } finishes { part-place }.
answer-rank_of-joined = { $seat } { $comes ->
    [yes] comes in
   *[no] is
} { part-place }.
answer-titles = { $told }.
answer-titles-nothing = Nobody has a title.
answer-must_give = { $seat } { $told }.
answer-must_do = { $seat } { $told }.
answer-must_do-turn = It is { $seat }’s turn, with nothing to do first.
answer-must_do-nothing = { $seat } doesn’t have to do anything now.
answer-who_deals = { $told } { part-would }shuffle{ part-s } and deal{ part-s }.
answer-seating = { $real ->
    [yes] In turn order: { $told }
   *[no] the turn order would be { $told }
}.
answer-score = Points: { $told }.
answer-score-nothing = No points are settled yet.
answer-deal = { $told }.

## After a condition
then-plays-no-pass = { $seat } couldn’t pass.
then-plays = { $gone ->
    [none] { $seat } could also choose { $come }.
   *[other] { $come ->
        [none] { $seat } couldn’t choose { $gone }.
       *[other] { $seat } could also choose { $come }, but not { $gone }.
    }
}
then-may_play-yes = { part-could }
then-may_play-no = { part-could-not }
then-may_pass-yes = { part-could }
then-may_pass-no = { part-could-not }
then-may_look-yes = { part-could }
then-may_look-no = { part-could-not }
then-may_give-yes = { part-could }
then-may_give-no = { part-could-not }
then-may_discard-yes = { part-could }
then-may_discard-no = { part-could-not }
then-may_name-yes = { part-could }
then-may_name-no = { part-could-not }
then-may_pick-yes = { part-could }
then-may_pick-no = { part-could-not }
then-may_take-yes = { part-could }
then-may_take-no = { part-could-not }
then-may_expose-yes = { part-could }
then-may_expose-no = { part-could-not }
then-may_draw-yes = { part-could }
then-may_draw-no = { part-could-not }
then-may_accept-yes = { part-could }
then-may_accept-no = { part-could-not }
then-may_decline-yes = { part-could }
then-may_decline-no = { part-could-not }
then-may_doubt-yes = { part-could }
then-may_doubt-no = { part-could-not }
then-may_through-yes = { part-could }
then-may_through-no = { part-could-not }
then-may_place-yes = { part-could }
then-may_place-no = { part-could-not }
then-may_bid-yes = { part-could }
then-may_bid-no = { part-could-not }
then-may_double-yes = { part-could }
then-may_double-no = { part-could-not }
then-may_redouble-yes = { part-could }
then-may_redouble-no = { part-could-not }
then-may_draw_stock-yes = { part-could }
then-may_draw_stock-no = { part-could-not }
then-may_challenge-yes = { part-could }
then-may_challenge-no = { part-could-not }
then-may_catch-yes = { part-could }
then-may_catch-no = { part-could-not }
then-may_hold-yes = { part-could }
then-may_hold-no = { part-could-not }
then-may_pick_up-yes = { part-could }
then-may_pick_up-no = { part-could-not }
then-may_announce-yes = { part-could }
then-may_announce-no = { part-could-not }
then-may_take_kitty-yes = { part-could }
then-may_take_kitty-no = { part-could-not }
then-may_appoint-yes = { part-could }
then-may_appoint-no = { part-could-not }
then-may_call_suit-yes = { part-could }
then-may_call_suit-no = { part-could-not }
then-did_revoke-yes = { $seat } would have revoked.
then-did_revoke-no = { $seat } wouldn’t have revoked.
then-may_point-yes = { part-could }
then-may_point-no = { part-could-not }
then-depends = that alone { $real ->
    [yes] doesn’t
   *[no] wouldn’t
} settle it.
then-unsettled = the rules { $real ->
    [yes] don’t
   *[no] wouldn’t
} say{ $asked ->
    [may] {" "}whether { $seat } may
    [whose_turn] {" "}whose turn it is
    [who_leads] {" "}who leads
    [who_takes] {" "}who takes the trick
    [who_declares] {" "}who the declarer is
    [who_is_partner] {" "}who the adjutant is
    [who_wins] {" "}who wins
    [who_gets] {" "}who gets it
    [who_gets_of] {" "}who gets it
    [who_deals] {" "}who deals
    [what_happens] {" "}what happens
    [what_order] {" "}which order
    [what_plays] {" "}what { $seat } may play
    [ranks] {" "}who comes where
    [rank_of] {" "}where { $seat } comes
    [titles] {" "}who has which title
    [score] {" "}who gets how many points
    [must_give] {" "}what { $seat } gives
    [must_do] {" "}what { $seat } has to do
    [is_out] {" "}whether { $seat } is out
   *[other] {""}
}.

## Lines after it
say-why = { $text } ({ $title }).
say-odd = Note: this table isn’t possible. { $fault }
say-stop = .
say-reason = { $title }: { $text }
say-unknown = We don’t know { $fact }.
say-depends = If { $fact }, { $true } Otherwise, { $false }
say-turns-on = It depends on whether { $fact }.
say-if-so = If { $fact }, { $true }
say-perhaps-out = If { $seat } has no card left, { $seat } is out; the last play decides how. Otherwise, { $seat } isn’t out.
say-switch = { $change }, { $then }
say-reading = { $question } { $outcomes }
say-tables = { $place ->
    [first] Some
   *[later] Other
} tables say { $said ->
    [yes] yes
    [no] no
   *[other] { $label }
}; there, { $then }
say-if-read = { $said ->
    [yes] If so
    [no] If not
    [number] With { $label }
   *[other] If { $label }
}, { $then }
say-joiner = {" "}
label-quoted = “{ $label }”
say-open = { $question } The rules don’t say; here it’s { $label }.
then-diverges = it wouldn’t have come to move { $number } ({ $move }).
then-diverges-play = { $seat } couldn’t have played { $cards }.
then-diverges-pass = { $seat } couldn’t have passed.
say-pairs = No single change gives another answer, but two together do:
say-no-pairs = No two changes together give another answer either.
say-no-pairs-yet = No two changes together have given another answer so far.
say-pairs-left = Not all pairs have been tried: { $tried } of { $of }, the likeliest first.
say-flips-left = Not all rule changes have been tried: { $tried } of { $of }, the likeliest first.
change-on = With “{ $title }”
change-off = Without “{ $title }”
flip-reading = { $title }: { $label }
stated =
    { $holds ->
        [yes] The table says that { $fact }.
       *[no] The table says it isn’t so that { $fact }.
    }
reading-open = { $question } The rules don’t say.
setting-open = The table has to choose this, and the answer depends on it; the line “rules:” doesn’t say.

## What nobody knows
fact-unknown-hand =
    { $count ->
        [-1] what else { $seat } holds
        [0] what { $seat } holds
        [one] what { $seat }’s unknown card is
       *[other] what { $seat }’s { $count } unknown cards are
    }
fact-janken-winner = who won the janken
fact-last-lowest = who came last in the last game
fact-first-lead-card = who holds { $card }
fact-first-lead-agreed = who the table agrees on to lead
fact-landlord = who is the landlord
fact-landlord-bid = what the landlord bid
fact-untold-rank = the rank of “{ $rule }”
fact-untold-trump = which suit is trump
fact-untold-trump-is =
    { $value ->
        [none] there are no trumps
        [S] spades are trumps
        [H] hearts are trumps
        [D] diamonds are trumps
        [J] the jacks are the only trumps (grand)
       *[other] clubs are trumps
    }
fact-untold-turned = which card was turned up
fact-untold-turned-is = { $value } was turned up
fact-untold-rank-is = the rank of “{ $rule }” is { $value }
fact-turn = whose turn it was
fact-holds-nothing-else = { $seat } has no other card
fact-holds-no-more = { $seat } has no card left
fact-perhaps-out = { $seat } has no card left
fact-different-players = the plays that made the lock were by different players
fact-joker-stands =
    { $count ->
        [1] the joker next to { $cards } stands for { $stands }
       *[other] the jokers next to { $cards } stand for { $stands }
    }
fact-joker-which =
    { $count ->
        [1] what the joker next to { $cards } stands for
       *[other] what the jokers next to { $cards } stand for
    }
fact-game-not-over = which place { $seat } will take
fact-dominant-hand = { $seat } sits on the side of the player’s writing hand
fact-holds-none-bound = { $seat } has no card of the locked suits
fact-holds-one-of = { $seat } has { $any }
fact-holds-none-of = { $seat } doesn’t have { $any }
fact-hand-adds-up = { $seat }’s cards add up to the number on the field
fact-hand-choice = which hand everyone chooses
fact-hand-with = who has { $cards }
fact-hand-as-asked = { $seat }’s hand meets the rule’s condition
fact-holds-pairs-only = { $seat } holds only pairs
fact-holds-pairs-all-but-one = { $seat } holds only pairs and at most one more card
fact-holds-more-of = { $seat } has more of { $cards } than are on the field
fact-keeps-none-of = { $seat } doesn’t keep { $any }
fact-keeps-nothing-weaker = { $seat } keeps nothing weaker than { $cards }
fact-holds-nothing-weaker = { $seat } has nothing weaker than { $cards }
fact-holds-nothing-stronger = { $seat } keeps nothing stronger than { $cards }
fact-own-strongest = { $count ->
    [one] which of { $seat }’s cards is the strongest
   *[other] which of { $seat }’s cards are the { $count } strongest
}
fact-holds-nothing-stronger-hidden = { $seat } has nothing better hidden
whether-fact-holds-no-more = { $seat } has a card left
whether-fact-perhaps-out = { $seat } has a card left
whether-fact-holds-none-bound = { $seat } has a card of the locked suits
whether-fact-holds-none-of = { $seat } has { $any }
whether-fact-keeps-none-of = { $seat } keeps { $any }
whether-fact-keeps-nothing-weaker = { $seat } keeps a card weaker than { $cards }
whether-fact-holds-nothing-weaker = { $seat } has a card weaker than { $cards }
whether-fact-holds-nothing-stronger = { $seat } keeps a card stronger than { $cards }
whether-fact-holds-nothing-stronger-hidden = { $seat } has a better card hidden
whether-fact-not-yet-let-through = { $seat } can still doubt
fact-holds-one = { $seat } has exactly one card
fact-holds-several = { $seat } has two cards or more
fact-holds-nothing-high = { $seat }’s unknown cards are all below 11
withheld = This rule is about cards that aren’t known.
barred-if-last = { $seat } isn’t allowed to go out with { $cards }.
allowed-against = { $clause } allows { $cards }, { $against } forbids { $many ->
    [one] it
   *[other] them
}, and the rules don’t say which wins.
forbidden-against = { $against } allows { $cards }, { $clause } forbids { $many ->
    [one] it
   *[other] them
}, and the rules don’t say which wins.
order-open = It acts at the same moment as { $others }. The rules don’t say which comes first, and it matters.
say-cause = { $cause }.
left-out = That rule isn’t in use at this table.
order-turned-twice = Together with “{ $by }” it reverses the ranking twice, so it stays { $turned ->
    [yes] reversed
   *[no] as usual
}.
order-open-first = Nothing says whether it comes before { $others }. If it does, { $outcome }

## Million Doubt
fact-whether-down-card = whether { $seat }’s face-down card is { $any } (only then does it survive a doubt)
fact-whether-down-cards = whether { $seat }’s face-down cards make it a legal play (such as { $right }; only then does it survive a doubt)
fact-down-card = { $seat }’s face-down card is { $any }
fact-down-cards = { $seat }’s face-down cards make it a legal play (such as { $right })
fact-not-yet-let-through = { $seat } hasn’t let the play through yet and nobody doubted it before
fact-hand-counts = how many cards { $seats } { $count ->
    [one] holds
   *[other] hold
}
fact-hands-left = which cards are left in the hands
fact-last-move = which move led here
answer-depends-last-move = No move is given here. Enter it to see what it causes.
say-whether-down-card = If it is doubted, it survives only if the face-down card is { $any }. Only { $seat } can know.
say-whether-down-cards = If it is doubted, it survives only if the face-down cards make it legal (such as { $right }). Only { $seat } can know.
answer-what_happens-quiet = { $seat } is next.
goes-before = { $text } The play needn’t { $over }.
title-quoted = “{ $title }”
if-on = { $place ->
    [first] With
   *[later] with
} { $titles }{ $next ->
    [or] { " or " }
    [and] { " and " }
   *[none] { "" }
}
if-off = { $join ->
    [or] Without { $titles }
   *[and] { $place ->
        [first] Without
       *[later] without
    } { $titles }
}{ $next ->
    [and] { " and " }
   *[none] { "" }
}
if-read = { $place ->
    [first] With
   *[later] with
} { $label } as the answer to “{ $question }”{ $next ->
    [or] { " or " }
    [and] { " and " }
   *[none] { "" }
}
headline-forbids = the “{ $title }” rule forbids it.
headline-allows = the “{ $title }” rule allows it.
first-stop = { $seat } { part-first }decide{ part-s } whether to answer the skip{ part-answers }.
first-counter = { $seat } { part-first }decide{ part-s } whether to cancel the effect of the play.
first-answer = { $seat } { part-first }decide{ part-s } whether to answer the cut{ part-answers }.
first-decline-instead = { $seat } would first have to decline.
first-give = { $seat } { $least ->
    [0] { part-first }decide{ part-s } whether to give cards
   *[other] { part-would }give{ part-s } cards first
}.
first-discard = { $seat } { $least ->
    [0] { part-first }decide{ part-s } whether to discard
   *[other] { part-would }discard{ part-s } first
}.
first-name = { $seat } { $least ->
    [0] { part-first }decide{ part-s } whether to name a rank
   *[other] { part-would }name{ part-s } a rank first
}.
first-look = { $seat } { $least ->
    [0] { part-first }decide{ part-s } whether to look at a hand
   *[other] { part-first }pick{ part-s } a hand to look at
}.
first-pardon = { $seat } { part-first }decide{ part-s } whether to give permission to play.
first-declare = { $seat } { part-first }decide{ part-s } whether to use it.
first-seize = { $seat } { part-first }decide{ part-s } whether to take the cards just played.
first-reseat = { $seat } { $least ->
    [0] { part-first }decide{ part-s } whether to rearrange the seats
   *[other] { part-first }rearrange{ part-s } the seats
}.
first-share = { $seat } { part-first }decide{ part-s } whether to show their hand.
first-show-strongest = { $seat } { part-would }show{ part-s } their strongest card first.
first-show-weakest = { $seat } { part-would }show{ part-s } their weakest card first.
first-add = { $seat } { part-would }add{ part-s } cards to the field first.
first-take-field = { $seat } { part-would }take{ part-s } the cards of the field first.
first-pick = { $seat } { $least ->
    [0] { part-first }decide{ part-s } whether to pick a player
   *[other] { part-would }pick{ part-s } a player first
}.
first-take = { $seat } { $least ->
    [0] { part-first }decide{ part-s } whether to take a card
   *[other] { part-would }take{ part-s } a card first
}.
first-draw = { $seat } { $least ->
    [0] { part-first }decide{ part-s } whether to { part-draw-verb } from the discards
   *[other] { part-would }{ part-draw-verb }{ part-s } from the discards first
}.
first-draw-for = { $seat } { part-first }choose{ part-s } from the discards for another player.
first-pick-up = { $seat } { $least ->
    [0] { part-first }decide{ part-s } whether to pick cards up
   *[other] { part-would }pick{ part-s } cards up first
}.
first-swap = { $seat } { $least ->
    [0] { part-first }decide{ part-s } whether to swap cards
   *[other] { part-would }swap{ part-s } cards first
}.
first-mix-hands = { $seat } { $least ->
    [0] { part-first }decide{ part-s } whether to mix hands with another player
   *[other] { part-first }pick{ part-s } whose hands to mix
}.
first-swap-hands = { $seat } { $least ->
    [0] { part-first }decide{ part-s } whether to swap hands
   *[other] { part-would }swap{ part-s } hands first
}.
first-call = { $seat } { part-first }decide{ part-s } whether to use it.
first-revolt = { $seat } { part-first }decide{ part-s } whether to reverse the ranking.
first-penalty = { $seat } { part-would }give{ part-s } the penalty first.
first-doubt = { $seat } { part-first }decide{ part-s } whether to doubt the play.
first-reveal = { $seat } { part-would }turn{ part-s } up the doubted cards first.
headline-open = Not settled ({ $title }).
short-must_follow-free = { $moved ->
    [none] no { $suit } to follow with.
   *[other] { $moved } counts as a trump.
}
short-victim_barred-few = with { $count } players the ban doesn’t apply.
short-pass_limit-open = it isn’t agreed what happens to { $seat }’s cards.
short-single-bars = a single card has to follow.
short-sets-bars = { $fits ->
    [yes] { $misfit ->
        [run-on-set] a run can’t follow a set.
        [set-on-run] a set can’t follow a run.
       *[none] it’s not the same kind of play.
    }
   *[no] { $topmany ->
        [one] one card has
       *[other] { $topmany } cards have
    } to follow.
}
short-five_card_hands-bars = { $misfit ->
    [none] { $shape ->
        [short] a straight takes five cards.
        [flush] five cards of one suit aren’t a combination.
       *[row] not a straight here.
    }
    [below] only a five-card combination may follow.
   *[above] five cards may only follow five cards.
}
short-runs-bars = { $top ->
    [none] it goes past the end.
   *[other] { $fits ->
        [yes] it goes past the end.
       *[no] { $topmany ->
            [one] one card has
           *[other] { $topmany } cards have
        } to follow.
    }
}
short-debt-other =
    { $to ->
        [none] only another player who is still in.
       *[other] only { $to }.
    }
short-window-uncountered = { $seat } first decides whether to cancel the play.
short-first_play_with_card-bars = { $alone ->
    [yes] { $card } has to be led alone.
   *[no] the first play must include { $card }.
}
short-short_spaced_run-bars = it has to go up by the same steps.
short-canossa-bars = the new daifugo has to allow it first.
short-expose_deal-bars = the hands haven’t been taken yet.
short-teleforce-bars = the turns are over, and so is the game.
short-finish_barred-bars = going out with { $cards } is a foul here.
short-security_law-bars = { $seat } fell from the top.
short-personal_suit_lock-bars = { $seat } may only play { $suits }.
short-personal_number_lock-bars = { $seat } may only play { $number }s now.
short-last_card_call-bars = { $cards ->
    [none] there’s no last card to announce.
   *[other] { $seat } didn’t announce the last card.
}
short-high_single_rule-spared = { $why ->
    [strongest] it’s the strongest card in hand.
   *[other] { high_single_rule-spared }
}
short-high_single_rule-bars = { $seat } has { $due }, which is stronger.
short-vendetta_ban-bars = { $seat } can’t bring down the daifugo in return.
short-reparations-bars = it has to be { $instead ->
    [none] the weakest card
   *[other] { $instead }, the weakest card
}.
short-doubt-doubt = those cards are face down.
short-doubt-own = they are { $seat }’s own cards.
short-sentence-overlooks = { $top ->
    [none] { $laid } { $number ->
        [one] doesn’t
       *[other] don’t
    } count.
   *[other] { $top } { $topmany ->
        [one] counts
       *[other] count
    }, not { $laid }.
}
then-what_happens = { $told }.
if-without-it = Without this rule
part-could = { $seat } { $real ->
    [yes] may
   *[no] could
}.
part-could-not = { $seat } { $real ->
    [yes] may not
   *[no] couldn’t
}.
say-so = The answer depends on that.
say-here = Here it’s { $label }.
say-at-tables = At tables where { $label }, { $then }
say-if-other = Here it’s { $label }; otherwise, { $then }
label-more = { $label }, etc.
then-is_out-waiting = { $seat } wouldn’t be out yet.
then-is_out-no = { $seat } wouldn’t be out.
then-is_out-clean = { $seat } would have gone out cleanly.
then-is_out-foul = { $seat } would be out on a foul.
then-is_out-fallen = { $seat } would have fallen.
then-is_out-eliminated = { $seat } would be eliminated.
then-whose_turn = { $winners ->
    [one] it would be { $told }’s turn.
   *[other] it would be up to { $told }.
}
then-whose_turn-nobody = it would be nobody’s turn.
then-who_leads = { $told } would lead.
then-who_leads-nobody = nobody would lead yet.
then-who_declares = { $deed ->
    [napoleon] { $told } would be Napoleon.
   *[other] { $told } would be the declarer.
}
then-who_declares-nobody = { $deed ->
    [napoleon] nobody would be Napoleon.
   *[other] there would be no declarer.
}
then-who_is_partner = { $told } would be the adjutant.
then-who_is_partner-nobody = nobody would be the adjutant.
then-who_takes = { $told } would take the trick.
then-who_takes-nobody = nobody would take the trick.
then-who_wins = { $winners ->
    [one] { $told } would win.
    [side] { $told } would win.
   *[other] { $told } would share the win.
}
then-who_wins-nobody = nobody would have won yet.
then-who_wins-nothing = nobody would have won yet.
then-rank_of = { $seat } would finish { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] number { $told }
}.
then-what_order-reversed =
    { $order ->
        [usual] the usual ranking would apply.
        [reversed] the ranking would be reversed.
       *[round] the order would be the other way round.
    }
then-what_order = the order would be { $told }.
then-titles-nothing = no titles would be settled yet.
then-score-nothing = no points would be settled yet.
then-must_do-not-offered = { $seat } couldn’t do that.
then-must_do-turn = { $seat } takes the turn as usual.
then-must_do-nothing = { $seat } wouldn’t have to do anything.
then-what_happens-nothing = nothing special would happen.
short-single-met = { $top ->
    [none] the field is empty.
   *[other] a single may go on a single.
}
short-dokan-unfit = { $sum ->
    [none] { $exceeds ->
        [none] { $seat }’s cards don’t add up.
       *[other] { $total } is more than { $field }.
    }
   *[other] { $sum } is { $total }, not { $field }.
}
short-debt-hold = { $do ->
    [penalty] a penalty is paid with cards from the field.
   *[other] { $other } doesn’t have { $cards }.
}
short-debt-free = { $forced ->
    [yes] { $seat } doesn’t have to.
   *[none] it’s optional.
}
short-debt-others = { $isout ->
    [yes] { $seat } is already out.
   *[no] { $do ->
        [penalty] only { $seats } may give a penalty.
        [seize] only { $seats } may take them.
        [take_field] only { $seats } may take them.
       *[other] it’s for { $seats } to { part-debt-verb }.
    }
}
short-debt-weaker = { $cards } { $many ->
    [one] is
   *[other] are
} weaker.
short-debt-bars = { $misfit ->
    [weaker] { $unfit } { $wrong ->
        [one] isn’t
       *[other] aren’t
    } weaker.
    [row] those aren’t { $count } ranks in a row.
    [apart] only from a neighbour.
    [later] the first holder in turn has to give it.
   *[none] that doesn’t fit the rule.
}
answer-no-show = { $seat } can’t show { $cards } to { $other }.
answer-no-caught = { $seat } can’t be caught lying.
answer-no-beats = { $seat } can’t beat { $other } now.
answer-no-loses = { $seat } can’t lose to { $other } now.
answer-no-swap = { $seat } can’t swap { $cards }.
answer-no-call-alone = { $seat } can’t call { $suit } alone.
answer-no-turn-up = { $seat } can’t turn up { $cards }.
answer-no-swap-hands = { $seat } can’t swap hands with { $other }.
answer-no-revolt = { $seat } can’t choose to reverse the ranking.
answer-no-no-revolt = { $seat } can’t choose to leave the ranking as it is.
answer-no-reveal = { $seat } can’t reveal { $cards }.
answer-no-last-card = { $seat } can’t announce the last card.
value-order-open = { $told }; the rest { part-is-not } decided
then-ranks = the order would be { $told }.
then-score = the points would be { $told }.
then-depends-on = it { $real ->
    [yes] depends
   *[no] would depend
} on { $fact }.
then-depends-whether = it { $real ->
    [yes] depends
   *[no] would depend
} on whether { $fact }.
then-depends-future = it { $real ->
    [yes] isn’t
   *[no] wouldn’t be
} clear yet { $fact }.
needless-stronger = be stronger than the play below
needless-turn = wait for its turn
needless-other = follow the “{ $name }” rule
needless-single = be the same kind of play
list-over = { $head } or { $tail }
short-debt-met = { $top ->
    [yes] { $other } has nothing stronger than { $cards }.
   *[other] { $sum ->
        [none] { $unseen ->
            [yes] { $least ->
                [0] if { $cards } { $many ->
                    [one] is
                   *[other] are
                } among the discards.
               *[other] { $seat } { $owed }{ part-owed-cards }.
            }
            [held] if { $other } holds { $cards }.
           *[none] { $seat } { $owed }{ part-owed-cards }.
        }
       *[other] { $sum } is { $total }, as on the field.
    }
}
short-sentence-bars = { $weak ->
    [yes] the strongest cards go first.
   *[none] { $unfit ->
        [none] { $said }
       *[other] { sentence-bars }
    }
}
say-order-open = Nothing says which comes first, { $either }.


say-else = Otherwise, { $then }
then-what_happens-only = { $told }, and that’s all.
then-depends-table = we’d have to know { $fact }.
part-first = { $real ->
    [yes] first{" "}
   *[no] would first{" "}
}
then-move-yes = { part-could }
then-move-no = { part-could-not }
short-reading-open = { $question }
say-order-first = If “{ $clause }” comes first, { $outcome }
answer-unsettled-sentence-first-game = { sentence-first-game }
answer-unsettled-expose_deal-unsaid = Not decided yet: a shown card is unknown, or two are equal.
answer-unsettled-expose_deal-untitled = Not decided yet: all titles have to be known.
answer-unsettled-nothing-said = { nothing-said }
short-fact-dominant-hand = { $seat } sits on the writing hand’s side
short-fact-hand-adds-up = { $seat }’s cards add up
short-fact-holds-pairs-all-but-one = { $seat } holds pairs and one more card
short-fact-holds-more-of = { $seat } has more of them than the field
short-fact-different-players = different players made the lock
brief-debt-met = { $seat } { $owed }.
turn-after = { $last ->
    [none] { $seat } still plays or passes after that.
   *[other] { $last } { $cards ->
        [none] passed
       *[other] played { $cards }
    }, and { $back ->
        [yes] play goes the other way, so{" "}
       *[other] {""}
    }{ $seat } is next.
}
out-without-cards = { $number ->
    [0] { $seat } has no card left.
    [one] { $laid } was { $seat }’s last card.
   *[other] { $laid } were { $seat }’s last cards.
}
turn-past-those-out = { $seat } { $players ->
    [one] is
   *[other] are
} out, { $asked_for ->
    [who_leads] so { $next } leads
   *[whose_turn] and { $next } is next
}.
say-unknown-hand = { $count ->
    [-1] We don’t know what else { $seat } holds.
    [one] { $seat }’s other card hasn’t been shown.
   *[other] { $seat }’s other { $count } cards haven’t been shown.
}
then-order-open = the rules wouldn’t say which comes first, { $clause } or { $others }.
list-last-without = { $head } or { $tail }
value-order-place = { $seat } { $first ->
    [yes] { part-is }{ " " }
   *[no] { "" }
}{ $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] number { $place }
}
answer-ranks-gaps = { $told }.
answer-unsettled-basic_sheet-decides = Only the basic sheet can tell, and we don’t have it.
answer-unsettled-basic_sheet-leave = Only the basic sheet can tell, and we don’t have it.
answer-unsettled-basic_sheet-open = Only the basic sheet can tell, and we don’t have it.
answer-unsettled-happens-game-equal = { $seats } get no places; all are heimin.
answer-unsettled-happens-game-over = { $ranked ->
    [none] The rules don’t rank the others.
   *[other] The rules don’t give { $ranked } a place.
}
answer-unsettled-going_out-places = The rules don’t rank players left when the game ends.
short-sentence-unlisted = { $by ->
    [agreement] no points are agreed for { $count } players.
   *[other] the table of points isn’t for { $count } players.
}
short-sentence-none = no titles for { $count } players.
label-from = { $label } or more
label-to = { $label } or fewer
said-cause-stood = A joker stood for the { $rank ->
    [A] ace
   *[other] { $rank }
}
said-cause-last = The player’s last cards were played
part-played = { $noun } { $many ->
        [several] were
       *[one] was
    } played{ part-where }{ $makes ->
        [revolution] { " " }and made a revolution
        [counter-revolution] { " " }and ended a revolution
        [either] { " " }and made or ended a revolution
        [turn] { " " }and reversed the ranking
        [direction] { " " }and reversed the direction of play
        [neither] { " " }and neither made nor ended a revolution
        [all-skipped] , and all other players are skipped
       *[none] { "" }
    }
said-forbid-weak = { $noun } { $many ->
        [several] have
       *[one] has
    } to beat the play below{ part-while }.
said-mix-bars = { $below ->
        [yes] Nothing else may follow { $noun }.
       *[no] { $noun } may not be played on that.
    }
going_out-waiting = { $seat } has no card left, but is only out when everyone is done.
lowest_out-not-yet = Nobody is eliminated before the reveal.
pass_limit-stays-any = Passes aren’t limited here, so { $seat } stays in.
headline-until-clear = { " " }until the field is cleared
short-sentence-restores = { $clause } and { $others } cancel out.
short-show_two-free = both cards of the hand.
short-show_five-free = any five cards will do.
say-if-so-said = If so, { $true }
debt-kept = { $turned ->
    [yes] { $other } has { $due }, and that is stronger while the ranking is reversed.
   *[other] { $other } has a stronger card, { $due }.
}
part-debt-can = { part-debt-verb }
part-debt-verb = { $do ->
        [give] give
        [penalty] give
        [discard] discard
        [add] add
        [draw] { $blind ->
            [yes] draw
           *[no] { $to ->
                [none] take
               *[other] choose
            }
        }
        [pick_up] pick up
        [swap] swap
        [show_strongest] show
        [show_weakest] show
       *[other] take
    }
short-allowed-against = { $clause } or { $against }?
short-forbidden-against = { $against } or { $clause }?
then-titles-part = only { $seats }’s { $count ->
        [one] title
       *[other] titles
    } would be settled.
then-score-part = only { $seats }’s points would be settled.
then-must_give-unshown = { $seat } would show nothing.

# What a verdict rested on.
scope-facts = { $facts ->
        [none] It would be the same without any one fact of the table.
       *[other] Rests on { $facts }.
    }
scope-part-seats = the title of { $text }
scope-part-turn = whose turn it is ({ $text })
scope-part-hands = the hand of { $text }
scope-part-field = the field ({ $text })
scope-part-discards = the discards ({ $text })
scope-part-state = what is in effect ({ $text })
scope-part-play = the moves ({ $text })
scope-missing = Nobody has said { $facts }.
scope-unneeded = Other rules in use played no part: { $clauses }.
scope-rest = { $rest } more
scope-never = Referee never checks { $things }.
scope-never-counts = how many cards a player really holds
scope-never-at-once = who was first of two who acted at once
scope-never-conduct = how players behave
then-not-offered = the question wouldn’t come up.
