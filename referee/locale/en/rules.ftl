# Why, rule by rule of the climbing family: `RULE-bars`, `-allows`, `-overrides`, `-met`, …
# Besides its own details every reason about a move has $seat $cards $many (how many cards), $top
# $topmany (the play on top and its number of cards), $fits ("yes" where the two numbers agree),
# $turn, $isout, $other and $count (of a gift). What is empty is "none".

## Whose turn, whose cards, what goes together
turn-bars =
    { $isout ->
        [yes] { $seat } is out of the game.
       *[no] It is { $turn }’s turn, not { $seat }’s{ part-last-mover }.
    }
part-last-mover = { $after ->
    [none] {""}
   *[other] ; { $after } moved last
}
turn-next = It is { $seat }’s turn.
hold-bars = { $place ->
    [field] { $cards } { $many ->
        [one] is
       *[other] are
    } on the field.
    [discards] { $cards } { $many ->
        [one] is
       *[other] are
    } among the discards.
    [hand] { $holder } has { $cards }.
    [offered] { $cards } { $many ->
        [one] is
       *[other] are
    } only being given in this exchange.
    [removed] { $cards } { $many ->
        [one] has
       *[other] have
    } left the game.
    [left-over] { $cards } { $many ->
        [one] wasn’t
       *[other] weren’t
    } dealt.
    [none] { $seat } doesn’t have { $cards }.
   *[many] { $count ->
        [0] { $seat } doesn’t have that many cards.
        [one] { $seat } has only one card.
       *[other] { $seat } has only { $count } cards.
    }
}
part-kickers-to =
    { $each ->
        [2] { $length ->
            [one] a pair
           *[other] { $length } pairs
        }
        [3] { $length ->
            [one] three of a kind
           *[other] { $length } triplets
        }
       *[other] { $length ->
            [one] { $each } of a kind
           *[other] { $length } times { $each } of a kind
        }
    }
part-kickers-fit =
    { $single ->
        [0] {""}
        [one] one card
       *[other] { $single } cards
    }{ $single ->
        [0] {""}
       *[other] { $pair ->
            [0] {""}
           *[other] {" "}or{" "}
        }
    }{ $pair ->
        [0] {""}
        [one] a pair
       *[other] { $pair } pairs
    }
form-bars =
    { $wrong ->
        [alike] The cards added to { part-kickers-to } must be of other ranks.
        [count] To { part-kickers-to }, { part-kickers-fit } of other ranks can be added, not { $added ->
            [one] one
           *[other] { $added }
        }.
        [pairs] The { $added } cards added to { part-kickers-to } must be { $pair ->
            [one] a pair
           *[other] { $pair } pairs
        }.
        [equal] The { $added } cards added to { part-kickers-to } must be of different ranks.
        [suitless] Only one of { $strange } can be added to { part-kickers-to }.
        [two] Two cards together must be of one rank.
        [gap] { $lacks ->
            [none] Those ranks don’t follow one another, so it isn’t a run.
           *[other] The { $lacks } is missing, so it isn’t a run.
        }
        [apart] { $cards } are neither of one rank nor in a row.
        [short] { $each ->
            [one] A row takes at least { $needed } cards, not { $length }.
            [2] It takes at least { $needed } pairs in a row, not { $length }.
           *[other] It takes at least { $needed } sets of { $each } in a row, not { $length }.
        }
        [runless] Runs aren’t played here.
        [suits] A run must be of one suit.
        [ring] A run ends with the { $last } and doesn’t go on to the { $first }.
       *[none] That’s not a combination in this game.
    }
not_adopted-bars = { $cards } would be a combination that this table doesn’t use.
single-bars = The play on the field is a single card, so { $seat } has to play a single card.
single-met = { $top ->
    [none] The field is empty, so { $seat } may lead any card.
   *[other] A single may go on a single.
}
sets-bars =
    { $fits ->
        [yes] { $misfit ->
            [run-on-set] { $top } are a set, so a run can’t follow.
            [set-on-run] { $top } are a run, so a set can’t follow.
           *[none] It’s the right number of cards, but not the same kind of play as { $top }.
        }
       *[no] { $topmany ->
            [one] The play on the field is a single card, so { $seat } has to play one card, not { $many }.
           *[other] The play on the field has { $topmany } cards, so { $seat } has to play { $topmany }, not { $many }.
        }
    }
sets-met = { $cards } make { $many ->
    [2] a pair
   *[other] a set
}{ part-on-empty }.
part-on-empty = { $top ->
    [none] , and the field is empty
   *[other] {""}
}
runs-bars =
    { $top ->
        [none] { $cards } would go past the end of the ranks.
       *[other] { $fits ->
            [yes] { $cards } would go past the end of the ranks.
           *[no] { $topmany ->
                [one] The play on the field is a single card, so { $seat } has to play one card, not { $many }.
               *[other] The play on the field has { $topmany } cards, so { $seat } has to play { $topmany }, not { $many }.
            }
        }
    }
runs-met = { $cards } make a run{ part-on-empty }.
five_card_hands-met = { $cards } make { part-hand-kind }{ $beaten ->
    [none] {""}
   *[other] , which beats { part-hand-beaten }
}.
part-hand-kind =
    { $kind ->
        [straight] a straight
        [flush] a flush
        [full-house] a full house
        [four] four of a kind
       *[straight-flush] a straight flush
    }
part-hand-beaten =
    { $beaten ->
        [straight] a straight
        [flush] a flush
        [full-house] a full house
        [four] four of a kind
       *[straight-flush] a straight flush
    }
five_card_hands-bars = { $misfit ->
    [none] { $shape ->
        [short] A straight takes five cards, not { $many }.
        [flush] Five cards of one suit aren’t a combination here.
       *[row] { $cards } don’t make a straight here.
    }
    [below] Only another five-card combination may follow.
   *[above] A five-card combination may only follow another one.
}
run_joker_beyond-allows =
    In a run the joker may stand one step beyond the last rank, here { $end ->
        [below] below the 3
        [both] below the 3 and beyond the 2
       *[above] beyond the 2
    }.
run_joker_beyond-overrides =
    In a run the joker may stand one step beyond the last rank, here { $end ->
        [below] below the 3
        [both] below the 3 and beyond the 2
       *[above] beyond the 2
    }, where no card is.
run_joker_beyond-lifts = In a run the joker past its end stays the strongest.

joker_substitute-met = A joker may stand for a missing card if it’s played with other cards.
joker_substitute-bars =
    { $past ->
        [yes] { $cards } would go past the end of the ranks.
       *[no] A joker can’t stand for a card that is in the same play.
    }
joker_substitute-seen = The joker stands for { $named }. It doesn’t matter that the card itself is somewhere else.

## Strength
stronger-bars = { $decides ->
    [kind] { part-kinds-differ }
    [high] { $cards } don’t beat { $top }: the { $high } isn’t higher than the { $low }.
    [hand-suit] { $cards } don’t beat { $top }: between two flushes the suit decides.
    [suit] The ranks are equal, and { $weaker } has a lower suit than { $stronger }.
   *[none] { part-not-stronger }{ part-enough }
}
part-kinds-differ = { $own_kind ->
    [straight] A straight
    [flush] A flush
    [full-house] A full house
    [four] Four of a kind
   *[straight-flush] A straight flush
} doesn’t beat { $top_kind ->
    [straight] a straight
    [flush] a flush
    [full-house] a full house
    [four] four of a kind
   *[straight-flush] a straight flush
}.
part-not-stronger =
    { $read ->
        [none] { $cards } { $equal ->
            [yes] { $many ->
                [one] isn’t
               *[other] aren’t
            } stronger than
           *[other] { $many ->
                [one] doesn’t
               *[other] don’t
            } beat
        } { $top }.
       *[other] { $cards } can only be { $read } here, and that doesn’t beat { $top }.
    }
part-enough = { $enough ->
    [none] {""}
   *[other] { $way ->
        [only] {" "}By rank, only { $enough }s are stronger.
       *[other] {" "}{ $topmany ->
            [one] { $an ->
                [yes] An
               *[other] A
            } { $enough } or { $way } beats it.
           *[other] { $enough }s or { $way } beat them.
        }
    }
}
stronger-met =
    { $many ->
        [one] { $cards } beats
       *[other] { $cards } beat
    } { $top }{ $under ->
        [none] {""}
       *[other] , read as { $under }
    }{ $fits ->
        [yes] { $many ->
            [one] , single on single
            [2] , pair on pair
           *[other] {""}
        }
       *[no] {""}
    }{ part-by-what }.
part-by-what = { $decides ->
    [high] : the { $high } is higher than the { $low }
    [hand-suit] : between two flushes the suit decides
   *[none] {""}
}

## Locks
suit_lock-bars = The field is locked to { $suits }, so { $cards } can’t be played.
suit_lock-met = The field is locked to { $suits }, and { $cards } { $many ->
    [one] fits
   *[other] fit
} that.
strict_lock-bars = Only { $wanted ->
    [none] the next rank up from { $top } in { $suits }
   *[other] { $wanted }, the next rank up from { $top },
} may be played.
strict_lock-met = { $cards } { $many ->
    [one] is
   *[other] are
} the next rank in { $suits } after { $top }.

## Passing and looking
pass_at_will-unable = { $seat } has nothing to play.
pass_at_will-allows = It’s { $seat }’s turn, and { $lead ->
    [must] only the leader has
   *[other] nobody has
} to play a card.
pass_at_will-bars = The field is empty, and { $here ->
    [yes] at this table the leader
   *[no] the leader
} has to play.
public_cards-bars =
    { $cards ->
        [none] Nobody may pick up the discards to look.
       *[other] Cards are played face up.
    }

sentence-direction = Play now goes the other way.

## The exchange
gives-also = { $seat } also gives { $to } { $cards ->
    [none] { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[other] { $cards }
}.
gifts-over = { $begun ->
    [yes] Play has begun, so the exchange is over.
   *[no] { $seat } has nothing more to give in the exchange.
}
exchange-bars =
    { $other ->
        [none] The exchange comes first.
       *[other] { $count ->
            [0] { $to ->
                [none] { $seat } doesn’t give { $other } anything.
               *[other] { $seat } gives { $to } { $number ->
                    [one] one card
                   *[other] { $number } cards
                }, and { $other } none.
            }
            [one] { $seat } gives { $other } one card{ part-not-given }.
           *[other] { $seat } gives { $other } { $count } cards{ part-not-given }.
        }
    }
part-not-given = { $given ->
    [none] { "" }
    [one] , not one
   *[other] , not { $given }
}
exchange-allows =
    { $strongest ->
        [yes] { $count ->
            [one] { $seat } owes { $other } the strongest card, and that is { $cards }.
           *[other] { $seat } owes { $other } the { $count } strongest cards, and { $cards } are those.
        }
       *[no] { $count ->
            [one] { $seat } owes { $other } one card, such as { $cards }.
           *[other] { $seat } owes { $other } { $count } cards, such as { $cards }.
        }
    }
exchange-asks = { $to ->
    [none] { $untitled ->
        [yes] Nobody has a title yet, so nothing is exchanged.
       *[none] { $own ->
            [none] Last game’s titles decide who gives how many cards.
           *[other] { $seat } is { $own }, and so gives nothing.
        }
    }
   *[other] By last game’s titles, { $seat } { $few ->
        [none] gives
       *[other] owes
    } { $to } { $strongest ->
        [yes] { $count ->
            [one] the strongest card
           *[other] the { $count } strongest cards
        }
       *[no] { $count ->
            [one] one card
           *[other] { $count } cards
        }
    }{ $few ->
        [none] { "" }
        [0] {" "}but has none
        [1] {" "}but has only one
       *[other] {" "}but has only { $few }
    }.
}
exchange-waits = The exchange comes first; play starts when everyone has given.
exchange_lie-bars = { $seat } didn’t have to give the strongest cards, and so can’t have lied about them.
tax_penalty-bars = The deal is void, and the game is over.
tax_penalty-asks = A player caught in the last game gives one more card.

## Going out, places, titles
sunk-so = So { $seats } { part-sunk }.
sunk-foul = { $count ->
    [one] { $seats } went out on a foul and { part-sunk }.
   *[other] { $seats } went out on fouls and { part-sunk }.
}
sunk-fallen = { $seats } fell and { part-sunk }.
short-sunk-marked = { $seat } comes last in any case.
sunk-marked = { $seat } comes last, even if others are out later.
sunk-liar = { $seats } lied in the exchange and { part-sunk }.
sunk-burst = { $seats } burst and { part-sunk }.
part-sunk = { $lower ->
    [none] { $count ->
        [one] comes last
       *[other] come last; who did it first is lowest
    }
   *[other] { $count ->
        [one] ranks just above { $lower }
       *[other] rank just above { $lower }; who did it first is lowest
    }
}
share-place = { $seats } share { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] the same
} place.
going_out-bars = The game is over.
going_out-over = Fewer than two players are left, so the game is over.
going_out-holds = { $seat } still holds { $left ->
    [0] cards
    [one] one card
   *[other] { $left } cards
}.
going_out-nobody = Nobody has gone out yet.
going_out-place = { $before ->
    [none] { $seat } was the first to go out.
   *[other] { $before } went out before { $seat }.
}
going_out-equal = The game ended without places, so all titles are the same.
going_out-places = Players rank in the order they went out.

## The next game
all_pass-not-yet = There are still cards on the field. The next lead comes once it is cleared.
joining-bars = A newcomer plays janken against the lowest player first and stops at the first loss, so { $seat } doesn’t meet { $other } now.
joining-joined = { $above ->
    [none] A newcomer plays janken against the lowest player first and comes in right below the first opponent who wins.
    [all] { $seat } won the janken against everyone and comes in at the top.
   *[other] { $seat } lost the janken against { $above } and comes in right below.
}

# Daifugo, cards 3 to 7.

## Matches, seats, deals (the basics of the daifugo book)
plain_order-order = Nothing changes the ranking, so it is the usual one.
pass_lasts-bars = { $seat } has passed and is out until the field is cleared.
pass_lasts-over = { $count ->
    [one] { $others } sits out until the field is cleared.
   *[other] { $others } sit out until the field is cleared.
}
run_follow-bars =
    { $place ->
        [below] As a run { $cards } counts below all others, and goes on none.
        [beyond] { $cards } don’t begin high enough for { $top }.
        [last] Every card of the run has to beat every card of { $top }, and the { $first ->
            [Jo] joker
           *[other] { $first }
        } doesn’t beat the { $beaten ->
            [Jo] joker
           *[other] { $beaten }
        }.
        [second] The first card, the { $first ->
            [Jo] joker
           *[other] { $first }
        }, doesn’t beat the second card of { $top }, the { $beaten ->
            [Jo] joker
           *[other] { $beaten }
        }.
       *[first] The first card, the { $first ->
            [Jo] joker
           *[other] { $first }
        }, doesn’t beat the first card of { $top }, the { $beaten ->
            [Jo] joker
           *[other] { $beaten }
        }.
    }
turn-face-up = This game has no face-down cards, so { $cards } can’t be played.
turn-unasked = { $deed ->
    [decline] There is nothing for { $seat } to decline now.
   *[none] No rule in use allows that now.
}

## Debts and windows
debt-met = { $has ->
        [none] { $cause ->
            [none] {""}
           *[other] { $cause }, so{" "}
        }
       *[other] { $sum ->
            [none] { $seat } holds { $has }, so{" "}
           *[other] { $seat }’s cards make { $sum } = { $total }, as many as those on the field, so{" "}
        }
    }{ $seat } { $owed }{ part-owed-cards }{ part-strongest-taken }.
part-strongest-taken = { $top ->
    [yes] { $cards ->
        [none] {""}
       *[other] , and { $other } has nothing stronger than { $cards }
    }
   *[other] {""}
}
part-owed-cards = { $cards ->
    [none] { "" }
   *[other] { $unseen ->
        [held] {" "}(if { $other } holds { $cards })
       *[other] { $least ->
            [0] { $unseen ->
                [yes] , if { $cards } { $many ->
                    [one] is
                   *[other] are
                } among them
               *[none] { "" }
            }
           *[other] { $strongest ->
                [yes] , here { $cards }
               *[no] { $blind ->
                    [yes] , maybe { $cards }
                   *[no] { $do ->
                        [show_weakest] , here { $cards }
                       *[other] , such as { $cards }
                    }
                }
            }
        }
    }
}
debt-free = { $forced ->
        [yes] We don’t know whether there is such a card, so { $seat } doesn’t have to.
       *[none] { $seat } { $owed }, but doesn’t have to.
    }
besides-offer = { $seat } also { $owed }.
instead-offer = Or { $seat } { $owed }.
debt-must = { $seat } { $span ->
    [whole] has to { part-debt-verb } { $count ->
        [one] one card
       *[other] { $count } cards
    }
   *[other] { $owed }
}.
debt-count =
    { $seat } { $span ->
        [upto] may { part-debt-verb } { $count ->
            [one] one card
           *[other] { $count } cards
        } at most
        [between] has to { part-debt-verb } { $least } to { $count ->
            [one] one card
           *[other] { $count } cards
        }
        [due] has to { part-debt-verb } as many cards as possible, up to { $count }
        [whole] may { part-debt-verb } { $count ->
            [one] one card
           *[other] { $count } cards
        } or none
       *[exact] has to { part-debt-verb } { $count ->
            [one] one card
           *[other] { $count } cards
        }
    }{ $many ->
        [0] {""}
        [one] , not one
       *[other] , not { part-many-cards }
    }.
debt-other =
    { $to ->
        [none] Only another player who is still in the game can be chosen.
       *[other] Only { $to } can be chosen.
    }
debt-hold = { $do ->
    [penalty] A penalty is paid with cards from the field, and { $cards } { $many ->
        [one] isn’t
       *[other] aren’t
    } there.
   *[other] { $other ->
        [none] That player doesn’t have { $cards }.
       *[other] { $other } doesn’t have { $cards }.
    }
}
debt-there = { $cards } { $many ->
    [one] isn’t
   *[other] aren’t
} { $do ->
    [draw] among the discards
   *[other] on the field
}.
debt-last = The last card can’t be given up.
debt-weakest = { $seat } has a weaker card, { $due }.
debt-strongest = { $unfit ->
    [none] It has to be the strongest card, and { $seat } has a stronger one, { $due }.
   *[other] They have to be the strongest cards, and { $due } is stronger than { $unfit }.
}
debt-of = { $choices ->
    [none] There’s no card to choose here.
   *[other] { $seat } may only { part-debt-can } { $choices }.
}
debt-others = { $isout ->
    [yes] { $seat } is out, so it’s for { $seats } to { part-debt-verb }.
   *[no] { $do ->
        [penalty] Only { $seats } may give a penalty after this doubt.
        [seize] Only { $seats } may take the cards just played, not { $seat }.
        [take_field] Only { $seats } may take the cards from the field, not { $seat }.
       *[other] It’s for { $seats } to { part-debt-verb }, not for { $seat }.
    }
}
debt-weaker = { $cards } { $many ->
    [one] is
   *[other] are
} weaker than the cards played.
debt-bars = { $misfit ->
    [weaker] { $unfit } { $wrong ->
        [one] isn’t
       *[other] aren’t
    } weaker than the cards played.
    [row] { $cards } aren’t { $count } ranks in a row.
    [apart] Only a neighbour’s card can be taken.
    [later] It has to be the first in turn who has one.
   *[none] { $seat } has to choose as it says: “{ $quoted }”.
}
window-stops = { $cards } can stop the { $cut }.
window-let-skip = { $seat } may let the skip stand.
window-unstopped = { $cards } can’t answer the skip{ part-answers }.
window-counters = { $cards } may cancel the effect of the play.
window-let-act = { $seat } may let the play take effect.
window-uncountered = { $seat } first decides whether to cancel the effect of the play. Only the spade of that rank does that, not { $cards }.
window-answers = { $cards } can answer the { $cut }.
window-declined = { $seat } may let the cut stand.
window-unanswered = Only cards that answer the cut{ part-answers } may be played now, and { $cards } { $many ->
    [one] doesn’t
   *[other] don’t
}.

## 9 to K

# Daifugo: A, 2, joker, locks, revolutions, classes.
number_lock-bars = Only the next rank after { $top } may be played.
number_lock-met = { $cards } { $many ->
    [one] is
   *[other] are
} the next rank after { $top }.

## 3
joker_adds_one-adds = { $count ->
    [one] The joker adds one more.
   *[other] The { $count } jokers add { $count } more.
}
cross_dressing-met = The Ks in { $cards } count as Qs.
cross_dressing-bars = { $cards } aren’t as many Ks as Qs.
reverse_lock-allows = { $cards } { $many ->
    [one] is
   *[other] are
} one step weaker than { $top } in the same suit{ $many ->
    [one] {""}
   *[other] s
}, and { $suits ->
    [none] that’s what starts a reverse lock
   *[other] that’s what the reverse lock requires
}.
reverse_lock-overrides = { reverse_lock-allows }
reverse_lock-bars = Only the card one step weaker than { $top } in { $suits } may be played.
partial_lock-bars = The field is locked to { $suits }, so { $cards } can’t be played.
partial_lock-met = The field is locked to { $suits }, and { $cards } { $many ->
    [one] fits
   *[other] fit
}.
anti_tribute-alters = A player with both jokers gives nothing in the exchange.
first_play_with_card-leads = { $instead ->
    [none] { $seat } has { $card } and leads.
   *[other] Nobody has { $instead }, so { $seat }, who has { $card }, leads.
}
first_play_with_card-undecided-first-lead-card = The player with { $card } leads.
first_play_with_card-undecided-first-lead-agreed = Nobody was dealt the card that must be led, so the table decides who leads.
first_play_with_card-silent = Nobody has the card that must be led, so the table decides who leads.
first_play_with_card-bars = { $alone ->
    [yes] { $card } has to be played alone in the first play of the game.
   *[no] { $instead ->
        [none] The first play of the game must include { $card }, and { $cards } doesn’t.
       *[other] Nobody was dealt { $instead }, so the first play must include { $card }, and { $cards } doesn’t.
    }
}
natural_disaster-alters = A player without a card of 11 or above is spared the exchange.

# 飛び連番
short_spaced_run-bars = A spaced run has to go up by the same steps as the one below.
nothing-said = { $about ->
    [who_wins] These rules have no winner, only places.
    [score] These rules have no scores.
    [titles] These rules have no titles.
    [deal] These rules don’t say how many cards are dealt.
    [who_deals] These rules don’t say who deals.
   *[seating] These rules don’t say who sits where.
}
pass-costs = But this pass puts { $seat } out of the game{ $how ->
        [foul] , as by a foul finish
       *[other] {""}
    }.

## The table’s own order, and winning at once

## Million Doubt
face_down-met = Any cards may be played face down.
face_down_among_others-met = With the right cards face down, { $cards } would be legal, and that’s enough.
read_previous-met = { $seat } may read the face-down cards of the play below in any way that helps.
joker_as_face_down-met = A joker among other cards stands for any card, like a face-down card.
jokers_alone-wild = Two face-down jokers are wild cards, even if a doubt shows them.
jokers_alone-met = Jokers played on their own and face up are the strongest cards.
shared_suit_lock-bars = The field is locked to { $suits }, { $several ->
    [yes] and there are no { $suit } among { $cards }
   *[no] so { $cards } can’t be played
}.
shared_suit_lock-met = { $covered ->
    [yes] The field is locked to { $suits }, but a face-down card or a joker may stand for that suit.
   *[no] The field is locked to { $suits }, and { $cards } { $many ->
        [one] fits
       *[other] fit
    }.
}
canossa-bars = { $seat } has fallen and can’t play until the new daifugo allows it.
expose_deal-bars = The hands haven’t been taken yet, so nobody can play.
expose_deal-taken = { $own ->
    [none] The highest title takes the hand that shows the strongest card, the next title the next, and so on.
   *[other] { $seat }, the { $own }, takes the hand that shows the { $place ->
        [1] strongest card
        [2] second strongest card
        [3] third strongest card
       *[other] { $place }th strongest card
    }, { $cards }.
}
expose_deal-chosen = Everyone chooses a hand, the highest title first.
expose_deal-unsaid = The rules decide who takes which hand only if the shown cards are known and different.
expose_deal-untitled = The hands are taken in the order of the titles, so all titles have to be known.
teleforce-bars = The turns that the 4 allowed are over, and so is the game.
first_out_ends-bars = The game is over.
finish_barred-bars = { $during ->
    [none] Going
    [j-back] During J-back, going
   *[revolution] In a revolution, going
} out with { $cards } counts as a foul here, and { $seat } has no other card.
security_law-bars = { $seat } fell from the top and can’t start a revolution.
personal_suit_lock-bars = { $laid ->
    [none] { $seat } may only play { $suits } now, not { $cards }.
   *[other] After { $laid }, { $seat } may only play { $suits } now, not { $cards }.
}
personal_number_lock-bars = { $laid ->
    [none] { $seat } may only play { $number }s now.
   *[other] After { $laid }, { $seat } may only play { $number }s now.
}
last_card_call-due = { $seat } has to announce the last card before anyone else moves.
last_card_call-bars = { $cards ->
    [none] { $seat } has no last card to announce now.
   *[other] { $seat } didn’t announce the last card and can’t go out with { $cards } this turn.
}
high_single_rule-bars = { $holder } has one card left, so a single must be { $seat }’s strongest, { $due }, not { $cards }.
vendetta_ban-bars = The daifugo brought { $seat } down, so { $seat } can’t go out in a way that brings that player down.
fu_ochi-moves = { $first } fell and { $seat }, the fugo, isn’t among the first two, so { $seat } becomes hinmin.
reparations-asks = The player who fell in the last game and played on swaps one extra card with everyone who was out earlier.
reparations-bars = { $seat } returns a card for the reparations, and it has to be the weakest one{ $instead ->
    [none] {""}
   *[other] , { $instead }
}.
reparations-waits = The exchange, with the reparations, isn’t over yet.
reparations-allows = { $lowest ->
    [yes] { $strongest ->
        [yes] The reparations are part of the exchange.
       *[no] The weakest card goes back, and { $seat } has nothing weaker than { $cards }.
    }
   *[other] The reparations are part of the exchange.
}
bomb_pays-extra = { $losers ->
    [none] Anyone whose 2 or bomb was beaten by a bomb has to pay for it.
   *[other] { $payments ->
        [none] { $under ->
            [none] A bomb beat a 2 or bomb
           *[other] { $top } beat { $under }
        }, so { $losers } { $count ->
            [1] pays
           *[other] pay
        } and { $winners } { $paid ->
            [1] gets
           *[other] get
        } the points.
       *[other] { $payments }.
    }
    }
points-payment = { $seat } pays { $to }
first_out_ends-settles = The game ended with a foul finish, so that player pays for everyone’s losses.
hand_points-counted = The winner gets one point for each card left in the other hands; the others lose one point for each of their own.
hand_points-burst = { $seat } burst with { $count } cards, so { $lost ->
    [yes] { $seat } loses { $count }, and those still in the game get { $count } each
   *[no] those still in the game get { $count } each
}.
short-hand_points-burst = { $seat } burst with { $count } cards.
hand_points-out = { $seat } went out and gets { $count }, one for each card in the other hands.
hand_points-held = { $seat } still holds { $count ->
    [one] one card
   *[other] { $count } cards
} and loses { $count }.
hand_points-won = { $first ->
    [none] Everyone else is out of the game, so { $seat } wins.
   *[other] { $first } has no card left.
}
hand_points-nobody = Nobody has played the last card yet.
landlord_auction-bars = The bidding isn’t over, and nobody is the landlord yet.
landlord_auction-over = The bidding is over.
landlord_auction-spoken = { $seat } has already bid or passed, and each player speaks once.
landlord_auction-range = A bid is a number from 1 to { $most }.
landlord_auction-low = { $number } isn’t higher than { $highest }, the highest bid so far.
landlord_auction-free = { $highest ->
    [0] Nobody has bid yet, so any bid from 1 to { $most } is high enough.
   *[other] { $number } is higher than { $highest }, the highest bid so far.
}
landlord_deal-deal = The { $number } players get { $each } of the { $all } cards each, and the landlord the other { $left }.
landlord-leads = { $seat } is the landlord, who leads.
landlord-undecided-landlord = The landlord leads.
landlord-deal = The landlord also gets the cards that are left over.
landlord-won = { $count ->
    [one] { $first }, the landlord, went out first.
   *[other] { $first } went out first, so the peasants win.
}
landlord-nobody = Nobody has played the last card yet.
landlord_points-extra = { $number ->
    [0] The landlord wins the bid from each peasant, or loses it to each.
   *[other] { $won ->
        [yes] The landlord bid { $number } and won, so each peasant pays the bid.
        [no] The landlord bid { $number } and lost, and so pays the bid to each peasant.
       *[open] Nobody has gone out yet; the landlord bid { $number }.
    }
}
bomb_doubles-settles = The bombs and rockets that were played multiply the points by { $times }.
spring-extra = It is spring if the landlord wins and neither peasant has played a card.
spring-settles = { $side ->
    [landlord] Neither peasant has played a card. Spring multiplies the points by { $number }.
   *[others] The landlord has played only once. Spring multiplies the points by { $number }.
}
doubt-doubt = { $seat } may doubt another player’s face-down cards.
doubt-through = { $seat } may let the play through without doubting it.
doubt-own = These are { $seat }’s own cards; only the others may doubt them.
doubt-said = { $seat } has already had the chance to doubt.
doubt-nothing = There are no face-down cards to doubt now.
doubt-closed = The others have let these cards through; no one can doubt them any more.
doubt-stands = If anyone doubts it, { $cards } stands, and { $seat } gives the penalty.
doubt-falls = If anyone doubts it, { $cards } fails, and { $seat } takes the penalty.
doubt-no-pass = Not doubting is called through, not a pass, so { $seat } says “through”.
doubt-called = { $seat } has called doubt. Players who are asked earlier may doubt instead; if none does, { $seat }’s doubt counts.
doubt-shown = { $seat } has been doubted and shows the face-down cards.
doubt-unshown = The face-down cards can’t have been { $cards }.
going_out-answerable = The last play may still be answered, so nothing is settled yet.
going_out-doubtable = { $seat }’s last play is { $whole ->
    [yes] face down
   *[no] partly face down
}, so it counts only once the others have doubted it or let it through.
never-last = { $cards } can’t have been { $seat }’s last { $many ->
    [one] card
   *[other] cards
}, so { $seat } still holds cards.
out-clears = If { $seat } had gone out, the field would have been cleared.
going_out-untold = { $nobody ->
    [yes] Nobody has gone out yet.
   *[none] As far as this table shows, { $seat } is still in the game.
}
all_pass-asks-again = Everyone else has passed, so { $seat }, who played last, gets one more turn before the field is cleared.
beat_own_play-asks-again = The last to play may play once more before the field is cleared, or pass.

## Rules said in sentences
sentence-pressed = { $said } { $seat } can play { $cards }.
sentence-bars = { $weak ->
    [yes] The strongest cards go first, and { $stronger ->
        [none] { $cards } { $many ->
            [one] isn’t one of those
           *[other] aren’t those
        }
       *[other] { $stronger } is stronger than { $cards }
    }.
   *[none] { $unfit ->
        [none] { $said }
       *[other] { $unfit } can’t be given while { $seat } keeps { $instead }.
    }
}
sentence-asks = { $said }{ $plus ->
    [none] {""}
    [1] {""}
   *[other] {" "}That makes { $plus } more now.
}
sentence-shares = { $seats } lost together, so they share a place.
sentence-alters = { $said }
sentence-deal = { $all ->
    [0] { $said }
   *[other] { part-deal-numbers }
}
part-deal-numbers = { $more ->
    [0] { $left ->
        [0] { $all } cards for { $number } players are { $each } each.
       *[other] The { $number } players get { $each } of the { $all } cards each; the other { $left } { $left ->
            [one] isn’t
           *[other] aren’t
        } used.
    }
    [one] { $all } cards don’t divide evenly among { $number } players, so one gets an extra card.
   *[other] { $all } cards don’t divide evenly among { $number } players, so { $more } get an extra card.
}
sentence-who_deals = { $said }
sentence-seating = { $said }
sentence-score = { $said }
sentence-extra = { $holding ->
    [none] { $said }
   *[other] { $said } Counted: { $holding }.
}
sentence-places = { $holding ->
    [none] { $said }
   *[other] { $said } Cards left: { $holding }.
}
part-costly = { $seat } { $count ->
    [one] one card
   *[other] { $count } cards
}
places-held = { $seat } { $count }
sentence-given = { $said }
sentence-set-over = { $said }
sentence-won = { $said }
sentence-nobody = { $said }
deals-joined = With the newcomers { $seat } has the { $lowest ->
    [yes] lowest
   *[no] highest
} place, and so deals.
sentence-unlisted = { $by ->
        [agreement] The players agree on the points, and none are given for { $count } players.
       *[other] This table of points isn’t for { $count } players.
    }
sentence-none = The rules name no titles for { $count } players.
sentence-first-game = { $by ->
    [score] Not decided yet: { $missing ->
        [none] { $tied } have the same score.
       *[other] the { $several ->
            [one] score of { $missing } is
           *[other] scores of { $missing } are
        } missing.
    }
   *[places] Not decided yet: there was no last game.
}
sentence-reorders = { $said }
sentence-unable = { $seat } has nothing to play.
sentence-levels = { $said }
sentence-suits = Plays of equal rank are compared by suit. Low to high: { $suits }.
sentence-lifts = { $said }
sentence-allows = { $unseen ->
    [yes] { $other } draws from { $seat }’s hand without looking, so these may be any cards.
   *[none] { $placed ->
        [none] { $said }
        [equal] { $cards } { $many ->
            [one] is
           *[other] are
        } as strong as { $top }{ part-rest }.
        [same] { $cards } { $many ->
            [one] has
           *[other] have
        } the same rank as { $top }{ part-rest }.
       *[other] { $cards } may be played on { $top }{ part-rest }.
    }
}
part-rest = { $rest ->
    [none] { "" }
   *[other] { $rest }
}
sentence-overrides = { sentence-allows }
sentence-met = { $said }
sentence-leads = { $by ->
        [first] { $seat } was first in the last game and leads this one.
        [last] { $seat } has the lowest place and leads.
        [title] { $seat } leads because of the title from the last game.
       *[card] { $seat } has { $card } and leads.
    }
sentence-undecided-janken-winner = In the first game the winner of janken leads.
sentence-undecided-last-lowest = The player who came last in the last game leads.
sentence-undecided-first-lead-card = The player with { $card } leads.
sentence-silent = A card decides who leads the first game; the rules don’t say who leads later ones.
sentence-overlooks = { $laid } { $number ->
        [one] doesn’t
       *[other] don’t
    } count, so { $top ->
        [none] the field counts as empty.
       *[other] { $top } { $topmany ->
            [one] has
           *[other] have
        } to be beaten.
    }
sentence-reverses = The ranking is reversed{ $until ->
    [none] { "" }
   *[other] { " " }{ $until }
}{ part-outcome }.
part-outcome = { $wins ->
    [yes] , so { $cards } { $many ->
        [one] beats
       *[other] beat
    } { $top }
    [no] , so { $cards } { $many ->
        [one] doesn’t
       *[other] don’t
    } beat { $top }
   *[none] {""}
}
sentence-restores = { $clause } and { $others } cancel out, so the usual ranking applies.
dokan-holds = cards that add up to those on the field
cause-ostracism = The whole hand was taken away
cause-dokan = The hand makes { $sum } = { $total }, as on the field
cause-murder-case = It was the third clear without a 2 or joker from the neighbours
cause-no-high-card = There is no J or higher in the hand
cause-antitrust = The hand has { $number ->
    [5] five
    [6] six
   *[other] { $number }
} 2s and jokers, and { $limit ->
    [4] four
    [5] five
   *[other] { $limit }
} are allowed
cause-cartel = The daihinmin played a run with 3, 4 and 5
cause-nine-reseat = Two 9s were played
cause-q-bomber = { $rank ->
    [none] { $count ->
        [1] A { $q } was played
        [2] Two { $q }s were played
        [3] Three { $q }s were played
        [4] Four { $q }s were played
       *[other] { $q }s were played
    }
   *[other] The { $rank }s have to go
}
near-last = The last card can’t be given up.
near-used = { $seat } has already used it in this game.
near-turn = Only on your own turn.
near-others = Only { $other } can do that, not { $seat }.
near-hand = { $held ->
    [none] { $seat } doesn’t have the cards for it: “{ $quoted }”.
   *[other] It takes { $count ->
        [one] one card
       *[other] { $count } cards
    }, and { $seat } has only { $held }.
}
near-cards = { $misfit ->
    [count] It takes { $count ->
        [one] one card
       *[other] { $count } cards
    }.
    [rank] It takes one card of each rank.
    [suits] The suits don’t fit: “{ $quoted }”.
    [end] A row ends with the { $last } and doesn’t go on to the { $first }.
    [gap] Those ranks don’t follow one another.
   *[none] These aren’t cards for it: “{ $quoted }”.
}
near-title = { $holder } isn’t the { $title }.
near-unmet = { $fact ->
    [out] { $seat } is out of the game.
    [uncleared] The field hasn’t been cleared yet.
    [fallen] The fallen daifugo is out of the game.
    [pardoned] The permission has been given already.
    [unfallen] The daifugo hasn’t fallen.
    [mistimed] The turn isn’t passing the new daifugo’s seat.
    [begun] The game has already begun.
    [over] The exchange is already over.
    [exchanging] The exchange isn’t over yet.
    [hand] { $seat } doesn’t have such a hand.
    [empty] The field is empty.
    [top] The last play is { $top }.
    [no-rank] It doesn’t apply to a run or a single joker.
    [too-few] { part-too-few }
   *[none] It doesn’t apply here: “{ $quoted }”.
}{ $fact ->
    [none] { "" }
   *[other] { $needs ->
        [none] { "" }
       *[other] { " " }The rule applies only { $needs }.
    }
}
q_bomber-unfit = Only a rank in { $seat }’s own hand may be named.
nine_reseat-unfit = That player has been picked already.
trade-unfit = The cards on both sides have to be of the same ranks.
dokan-unfit = { $sum ->
    [none] { $exceeds ->
        [none] { $seat }’s cards don’t add up to the number on the field.
       *[other] { $cards } alone { $many ->
            [one] counts
           *[other] count
        } { $total }, and the field counts { $field }.
    }
   *[other] { $seat }’s cards make { $sum } = { $total }, and the field counts { $field }.
}
natural_disaster-unfit = { $seat } has { $cards ->
    [none] a card of 11 or above.
   *[other] { $cards }, and that counts as 11 or above.
}
short-near-unmet = { $fact ->
    [out] { $seat } is out of the game.
    [uncleared] the field hasn’t been cleared yet.
    [fallen] the fallen daifugo is out of the game.
    [pardoned] the permission has been given already.
    [unfallen] the daifugo hasn’t fallen.
    [mistimed] the turn isn’t passing the new daifugo’s seat.
    [begun] the game has already begun.
    [over] the exchange is already over.
    [exchanging] the exchange isn’t over yet.
    [hand] { $seat } doesn’t have such a hand.
    [empty] the field is empty.
    [top] the last play is { $top }.
    [no-rank] not on a run or a single joker.
    [too-few] { $seat } has { $many ->
        [0] no { part-rank }.
        [1] only one { part-rank }.
       *[other] only { part-many-cards } { part-ranks }.
    }
   *[none] “{ $clause }” doesn’t apply here.
}
short-near-hand = { $held ->
    [none] { $seat } doesn’t have the cards for it.
   *[other] it takes { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
short-near-cards = { $misfit ->
    [count] it takes { $count ->
        [one] one card
       *[other] { $count } cards
    }.
    [rank] it takes one card of each rank.
    [suits] the suits don’t fit.
    [end] a row ends with the { $last }.
    [gap] those ranks don’t follow one another.
   *[none] these aren’t cards for it.
}
part-too-few = { $seat } has { $many ->
    [0] no { part-rank }.
    [1] only one { part-rank }, and it takes more than are on the field.
   *[other] only { part-many-cards } { part-ranks }, and it takes more than are on the field.
}
cause-lock-from-lead-only = Only the first { $count ->
    [one] play
   *[other] { $count } plays
} on a field can start a lock
cause-lock-in-sets = The suits don’t all match
debt-together = The cards just played can only be taken all together.
