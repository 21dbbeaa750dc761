# What nearly happened: `near-WHY` with `not-EFFECT`, the effect that did not come about.
near-card = The { $rank ->
    [Jo] joker
   *[other] { $rank }
} is in { $form ->
    [emperor] an emperor
    [set] a set
    [spaced] a spaced run
   *[run] a run
}, so { $not }.
near-added = { $many ->
    [1] The { $rank } is only an added card
   *[other] The { $rank }s are only added cards
}, so { $not }.
near-form = { $form ->
    [emperor] An emperor
    [spaced] A spaced run
   *[run] A run
} of { $many ->
    [3] three
    [4] four
    [5] five
   *[other] { $many }
} doesn’t count, so { $not }.
part-needed-cards = { $other ->
    [1] one { $rank }
    [2] two { $rank }s
    [3] three { $rank }s
    [4] four { $rank }s
   *[other] { $other } { $rank }s
}
near-count = It takes { $parity ->
    [odd] an odd number of { $rank }s
    [even] an even number of { $rank }s
   *[any] { part-needed-cards }
}, not { $many ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $many }
}, so { $not }.
near-joker = Jokers don’t count{ $rank ->
    [none] {""}
   *[other] {" "}as { part-ranks }
}, so { $not }.
short-near-joker = jokers don’t count{ $rank ->
    [none] {""}
   *[other] {" "}as { part-ranks }
}, so { $not }.
near-play-natural = Jokers don’t count.
near-play-more = It takes { $cards } together.
short-near-play-natural = jokers don’t count.
short-near-play-more = it takes { $cards } together.
near-suit = { $fitting ->
    [none] The suits don’t fit
   *[other] It takes { $fitting }
}, so { $not }.
near-silenced = “{ $by }” turns it off, so { $not }.
brief-near-silenced = turned off now.
short-near-silenced = “{ $by }” turns it off.
near-gone = { $seat } has gone out, so { $not }.
turn-reseated = Play now goes round in the order { $seats }.
turn-just-laid = If { $by } has just played { $top }, { $seats } { $count ->
    [one] is
   *[other] are
} skipped and it’s { $next }’s turn.
short-turn-just-laid = if { $by } has just played, { $seats } { $count ->
    [one] is
   *[other] are
} skipped.

not-cleared = the field { part-is-not } cleared
not-leads = the lead { part-does-not } change
not-turn-to = the turn { part-does-not } change
not-skips = nobody { part-is } skipped
not-leaves = the player { part-does-not } go out
not-leaves-foul = it { part-is-not } a foul
not-leaves-fallen = nobody { part-would }fall{ part-s }
not-awaits-stop = nobody { part-is } asked for an answer to the skip
not-awaits-counter = nobody { part-is } asked whether to cancel the effect of the play
not-awaits-answers = nobody { part-is } asked for an answer
not-owes = nothing { part-is } owed
not-owes-give = no cards { part-are } handed over
not-owes-discard = nothing { part-is } discarded
not-owes-name = no rank { part-is } named
not-owes-pick = nobody { part-is } picked
not-owes-look = nobody { part-would }look{ part-s } at a hand
not-owes-pardon = no permission { part-is } needed
not-owes-declare = nothing { part-is } called
not-owes-seize = the cards just played { part-are-not } taken
not-owes-reseat = nobody { part-would }change{ part-s } seats
not-owes-share = no hands { part-are } shown
not-owes-show-strongest = no card { part-is } shown
not-owes-show-strongest-to = no card { part-is } shown
not-owes-show-weakest = no card { part-is } shown
not-owes-show-weakest-to = no card { part-is } shown
not-owes-add = nothing { part-is } added
not-owes-take-field = the field { part-is-not } taken
not-owes-draw = no cards { part-are } drawn
not-owes-pick-up = no cards { part-are } picked up
not-owes-take = no cards { part-are } taken
not-mark = it { part-would }do{ part-es } nothing
not-mark-set-revolution =
    { $ranking ->
        [usual] the ranking { part-would }stay{ part-s } reversed
       *[other] there { part-is } no revolution
    }
not-mark-dropped-revolution = the revolution { part-would }stay{ part-s }
not-mark-set-direction = the direction of play { part-would }stay{ part-s }
not-mark-dropped-direction = the direction of play { part-would }stay{ part-s }
not-mark-set-j-back =
    { $ranking ->
        [usual] the ranking { part-would }stay{ part-s } reversed
       *[other] the ranking { part-is-not } reversed
    }
not-mark-dropped-j-back = the ranking { part-would }stay{ part-s } reversed
not-mark-set-suit-lock = there { part-is } no lock
not-mark-set-strict-lock = there { part-is } no strict lock
not-mark-set-personal-suit-lock = nobody { part-is } locked to a suit
not-mark-set-personal-number-lock = nobody { part-is } locked to a rank
not-mark-set-number-lock = there { part-is } no number lock
not-mark-set-partial-lock = there { part-is } no partial lock
not-mark-set-reverse-lock = there { part-is } no reverse lock
not-answers = it { part-does-not } answer the cut
not-joined-under = the cards { part-are-not } added to those below
not-joined-whole = the cards { part-do-not } become one play with those below
not-owes-mix-hands = no hands { part-are } mixed
not-owes-swap = nothing { part-is } swapped
not-owes-call = nothing { part-is } called
not-other = it { part-would }do{ part-es } nothing
foul_finish-spared = { $state ->
        [alone] { $cards } is a foul only when played alone.
        [suit] Of the { $number }s, only { $cards } is a foul.
        [revolution] In a revolution the { $number } isn’t a foul.
        [ended] The revolution is over, so the { $number } isn’t a foul.
        [parted] { $cards } was only given up, not played, so it isn’t a foul.
        [placed] In this ranking the { $number } isn’t a foul.
        [usual] Going out with { $cards } isn’t a foul.
       *[other] The { $number } is a foul only during a revolution, and J-back isn’t one.
    }
finish_barred-spared = { $number ->
    [none] Going out with { $cards } isn’t a foul.
    [left] { $seat } keeps other cards.
   *[other] { $turned ->
        [yes] { $cards } reverse the ranking, so going out with the { $number } isn’t a foul.
       *[other] Going out with the { $number } isn’t a foul now.
    }
}
first_out_ends-spared = A foul finish doesn’t end the game.
cartel-spared = { $why ->
    [cards] It takes 3-4-5.
    [alone] Only one player is left beside the daifugo.
   *[title] { $holder } doesn’t have the lowest title, so { $holder } can’t start it.
}
high_single_rule-spared = { $why ->
    [several] { $holder } has more than one card.
    [two] { $holder } has two cards.
    [form] It applies only to single cards.
    [only] It’s the only card in hand.
   *[strongest] { $holder } has one card, so a single must be the strongest in hand, and this one is.
}
strict_lock-spared = { $under } and { $top } aren’t consecutive.
ostracism-spared = { $why ->
    [low] Only cards from 9 up are lost.
    [begun] The game has already begun.
    [kept] { $seat } still has a card.
    [other] That only concerns { $holder }.
    [nobody] Nobody fell in the last game.
   *[higher] Only 9s to Ks are lost.
}
vendetta_ban-spared = { $why ->
    [left] { $seat } keeps other cards.
    [nobody] Nobody was brought down in the last game.
   *[others] { $holder } was out first.
}
reverse_lock-spared = { $why ->
    [suits] It has to be of the same suit: { $suits }.
   *[step] It has to be exactly one step weaker, not { $steps } steps.
}
suit_lock-spared = { $why ->
    [joker] The joker { $cards ->
        [none] {""}
       *[other] beside { $cards }{" "}
    }has no suit, so there is no lock.
   *[none] A lock to { $suits } takes { $needed } plays in a row, and there are { $count } so far.
}
short-suit_lock-spared = { $why ->
    [joker] the joker has no suit.
   *[none] a lock takes { $needed } plays in a row.
}
personal_suit_lock-spared = { $why ->
    [fits] { $cards } { $many ->
        [one] fits
       *[other] fit
    } the lock on { $suits }.
   *[other] It only binds { $holder }.
}
personal_number_lock-spared = { $why ->
    [fits] { $cards } { $many ->
        [one] fits
       *[other] fit
    } the lock on { $number }s.
   *[other] It only binds { $holder }.
}
nine_reseat-spared = There is only one other player left.
reparations-spared = { $why ->
    [later] { $seat } was out after the player who fell.
    [same] The same player is daifugo again.
   *[nobody] Nobody fell in the last game.
}
run_follow-spared = The { $first } beats the { $beaten }.
fallen_return-spared = Others hold { $cards }, the whole hand that { $seat } had, so { $seat } can’t come back.
tax_penalty-spared = Only { $holder } gives one more card.
teleforce-spared = There is one more turn.
spring-spared = { $why ->
    [twice] { $holder } has played twice, so it isn’t spring.
   *[peasant] { $holder } has played a card, so it isn’t spring.
}
jeanne_darc-spared = There is nothing for it to end.
canossa-spared = { $why ->
    [given] { $seat } has been allowed to play.
    [pass] It bars plays, not passes.
    [others] Only { $holder } has to wait.
   *[stays] { $seat } hasn’t fallen.
}
security_law-spared = { $why ->
    [nobody] Nobody was brought down in the last game.
   *[none] That’s no revolution.
}
fu_ochi-spared = { $why ->
    [early] { $holder } was one of the first two out, so { $holder } doesn’t fall.
   *[kept] { $holder } hasn’t fallen.
}
anti_tribute-spared = { $why ->
    [other] Only the giver’s jokers count.
    [free] Showing the jokers is a choice.
    [first] { $holder } decides about the jokers first.
   *[one] { $seat } doesn’t hold all the jokers.
}
murder_case-spared = { $cards ->
    [none] That’s only clear { $number } of { $clears }.
   *[other] { $cards } isn’t with the daifugo’s neighbours.
}
first_play_with_card-spared = { $why ->
    [later] Only the first play needs { $card }.
   *[has] { $card } is among the cards.
}
antitrust-spared = { $count ->
    [none] { $holder } has no 2s or jokers.
   *[other] { $holder } has only { $count } of the 2s and jokers.
}
natural_disaster-spared = { $holder } holds { $cards }.
bomb_pays-spared = { $why ->
    [top] Only a bomb makes the player below pay.
    [untold] It isn’t known who played { $cards }.
   *[below] There is no 2 or bomb below it.
}
last_card_call-spared = { $why ->
    [two] { $holder } has two cards left.
    [said] { $holder } has announced the last card.
    [pass] It bars going out, not passing.
   *[late] Going out is allowed without the call.
}
cross_dressing-spared = { $why ->
    [alone] It’s only about Qs together with Ks.
   *[counts] The Ks in { $cards } count as Qs.
}
lock_from_lead_only-spared = The first plays don’t match in suit, so there is no lock.
short-lock_from_lead_only-spared = the first plays don’t match in suit.
hand_rules_off-spared = It stops only rules about hands.
other-joker-spared = Only the player with the other joker loses.
brief-other-joker-spared = Only the other joker’s holder loses.
near-answered = The last play was answered by { $by }, so { $not }.
near-short = With one more card it would be a run; { $many } cards aren’t enough.
near-mixed = The ranks form a run, but the suits don’t match.
near-down = The cards are face down, so { $not }.

not-mark-set-own = this rule { part-does-not } apply
not-mark-set-own-seat = this rule { part-does-not } concern { $seat }
not-mark-set-own-lock = no card { part-is } barred
not-mark-set-own-free = the usual limits on what may follow { part-would }stay

# What a rule made a player do just before: `deed-MOVE`.
deed-give = { $seat } has given { $to } { $last ->
    [yes] the last { part-last-cards }, { $cards }
   *[no] { part-deed-cards }
}.
deed-discard = { $seat } has { $added ->
    [yes] added { part-deed-cards } to the field
   *[no] discarded { part-deed-cards }
}.{ $stays ->
    [yes] { " " }{ $seat } still plays or passes after that.
   *[no] {""}
}
deed-take = { $seat } has taken { $last ->
    [yes] { $to }’s last { part-last-cards }, { $cards }
   *[no] { part-deed-cards } from { $to }
}.
deed-draw = { $to ->
    [none] { $seat } has { $field ->
        [yes] taken
       *[no] drawn
    } { part-deed-cards }.
   *[other] { $seat } has drawn { part-deed-cards } for { $to }.
}
deed-lose = { $seat } had to discard { part-deed-cards }.
deed-show = { $seat } has shown { part-deed-cards }.
deed-expose = { $seat } has shown { part-deed-cards }.
deed-name = { $seat } has named { $ranks ->
    [none] { $rank ->
        [A] the ace
       *[other] the { $rank }
    }
   *[other] { $ranks }
}.
deed-pick = { $seat } has picked { $to }.
deed-swap = { $seat } has swapped { $cards } for { $held } with { $to }.
deed-swapped = { $to } got { $cards } from { $seat } in the swap.
deed-swap-hands = { $seat } has swapped hands with { $to }.
deed-accept = { $seat } { $declined ->
    [pardon] let the fallen daifugo play again
    [share] chose to show hands
    [call] called it
    [declare] called it
   *[other] chose to use it
}.
deed-decline = { $seat } chose not to { $declined ->
    [give] give a card
    [discard] discard
    [add] add cards
    [pick] pick anyone
    [look] look at a hand
    [reseat] change the seats
    [share] show their hand
    [pardon] let the fallen daifugo play
    [declare] call it
    [call] call it
    [take] take a card
    [draw] take a card
    [pick-up] take a card
    [take-field] take the cards from the field
    [seize] take the cards just played
    [swap] swap cards
    [swap-hands] swap hands
    [mix-hands] mix the hands
   *[other] use it
}.
deed-revolt = { $seat } chose to reverse the ranking.
deed-no-revolt = { $seat } chose not to reverse the ranking.
part-last-cards = { $many ->
    [one] card
   *[other] cards
}
part-deed-cards = { $cards ->
    [none] cards
   *[other] { $cards }
}

# Why a mark doesn’t hold that would change the answer.
ended-cleared = It ended when the field was cleared.
ended-pass = It ended with { $seat }’s pass.
ended-play = { $cards } ended it.
ended-move = It has ended.
other-holder = It only concerns { $holder }.
brief-ended-cleared = it has ended.
brief-ended-pass = it has ended.
brief-ended-play = it has ended.
near-gone-hand = { $seat ->
    [none] The hand is empty
   *[other] { $seat } has no card left
}, so { $not }.
near-form-suit = It takes { $cards }, not { $laid }.
near-form-short = { $rank ->
    [none] { $wanted ->
        [none] One card
       *[other] { $wanted }
    }
   *[other] The { $rank }
} is missing.
near-form-long = That’s one card too many.
near-form-rank = { $rank ->
    [none] It takes { $cards }, not { $laid }.
   *[other] { $several ->
        [yes] It takes one more { $rank } and one { $other } fewer.
       *[no] It takes the { $rank }, not the { $other }.
    }
}
near-form-instead = { $ranks ->
    [none] It could be played with { $cards } in place of { $laid }.
   *[other] { $ranks } don’t follow one another.
}
near-gift = { $limit ->
    [none] { $cards } may be given, { $top } may not.
   *[other] { $cards } { $many ->
        [one] is
       *[other] are
    } no higher than { $limit }.
}
short-near-gift = { $limit ->
    [none] { $top } may not be given.
   *[other] { near-gift }
}
near-lock-suit = { $under } and { $top } don’t match in suit.
near-lock-rank = { $under } and { $top } aren’t consecutive.
near-not-yet = { $seats } { $count ->
    [one] hasn’t
   *[other] haven’t
} passed yet.
near-nothing = { $few ->
    [0] There is no { part-wanted-card } to take, so { $not }.
   *[other] The discards don’t suffice, so { $not }.
}
part-wanted-card = { $rank ->
    [none] such card
    [Jo] joker
   *[other] { $rank }
}
short-near-nothing = { $few ->
    [0] no { part-wanted-card } to take.
   *[other] the discards don’t suffice.
}
