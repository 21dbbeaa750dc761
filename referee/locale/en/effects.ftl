# What a move sets off. `effect-…` stands in a list, `happens-…` is the reason beside its clause.

effect-mark-set-revolution =
    { $ranking ->
        [usual] there { part-is } a revolution, so the ranking { part-is } back to normal for now
        [again] there { part-is } a revolution
       *[other] the ranking { part-is } reversed
    }
effect-mark-set-j-back =
    { $ranking ->
        [usual] the ranking { part-is } back to normal until the field is cleared
       *[other] the ranking { part-is } reversed until the field is cleared
    }
effect-mark-set-suit-lock = the field { part-is } locked to { $suits }
effect-mark-set-strict-lock = the field { part-is } strictly locked to { $suits }
effect-mark-set-direction = the direction of play { part-is } reversed
effect-mark-set-round-for-now = play { part-would }go{ part-es } the other way until the field is cleared
effect-mark-dropped-revolution =
    { $ranking ->
        [reversed] the revolution { part-is } undone, so the ranking { part-is } reversed for now
       *[other] the revolution { part-is } undone
    }
effect-mark-dropped-j-back =
    { $ranking ->
        [reversed] the J-back { part-is } undone, so the ranking { part-is } reversed
       *[other] the J-back { part-is } undone
    }
effect-mark-dropped-suit-lock = the suit lock { part-would }end{ part-s }
effect-mark-dropped-strict-lock = the strict lock { part-would }end{ part-s }
effect-mark-dropped-direction = the direction of play { part-is } normal again
effect-mark-dropped-round-for-now = the direction of play { part-is } normal again
effect-mark-prevented-revolution =
    { $standing ->
        [yes] the revolution { part-would }go{ part-es } on
       *[none] there { part-is } no ordinary revolution
    }
effect-mark-prevented-j-back = the ranking { part-would }stay{ part-s } as it is
effect-mark-prevented-fall = nobody { part-would }fall{ part-s }
effect-mark-prevented-field = the field { part-is-not } cleared
effect-mark-prevented-suit-lock = there { part-is } no lock
effect-mark-prevented-strict-lock = there { part-is } no strict lock
effect-mark-twice-direction = the direction of play { part-is } reversed twice, so it { part-would }stay{ part-s } as it was
effect-mark-prevented-direction = the direction of play { part-would }stay{ part-s }
effect-mark-prevented-round-for-now = the direction of play { part-would }stay{ part-s }
effect-cleared = the field { part-is } cleared
effect-cleared-leads = the field { part-is } cleared{ $gone ->
    [none] {" "}and
   *[other] ; { $gone } { $several ->
        [yes] are
       *[no] is
    } out, so
} { $seat } { part-would }lead{ part-s }
effect-leads = { $seat } { part-would }lead{ part-s }
effect-leaves-clean = { $seat } { part-is } out
effect-leaves-foul = { $seat } { part-would }go{ part-es } out on a foul ({ $cards })
effect-leaves-foul-skip = { $seat } { part-is } out on a foul
effect-leaves-foul-pass = { $seat } { part-is } out on a foul
effect-leaves-clean-at-once = { $seat } { part-would }go{ part-es } out at once
effect-leaves-fallen-at-once = { $seat } { part-would }fall{ part-s } and { part-be } out
effect-leaves-fallen = { $seat } { part-would }fall{ part-s } and { part-be } out
effect-leaves-liar = { $seat } { part-is } out for lying
effect-skips =
    { $seats ->
        [none] { $count ->
            [one] the next player { part-is } skipped
           *[other] the next { $count } players { part-are } skipped
        }
       *[other] { $seats } { $count ->
            [one] { part-is } skipped
           *[other] { part-are } skipped
        }
    }
effect-handed-over = { $seat } { part-would }give{ part-s } { $to } { $cards }

happens-mark-set-revolution =
    { $ranking ->
        [usual] There is a revolution, so the ranking is back to normal for now.
        [again] There is a revolution.
       *[other] The ranking is reversed, and stays so after the field is cleared.
    }
happens-mark-set-j-back =
    { $ranking ->
        [usual] The ranking is normal until the field is cleared.
       *[other] The ranking is reversed until the field is cleared.
    }
happens-mark-set-suit-lock = The suits matched, so only { $suits } may be played until the field is cleared.
happens-mark-set-strict-lock = Suit and rank went up step by step, so only the next rank in { $suits } may follow.
happens-mark-set-direction = Play now goes the other way.
happens-mark-set-round-for-now = Play now goes the other way until the field is cleared.
happens-mark-dropped-revolution =
    { $ranking ->
        [reversed] The revolution is over, so the ranking is reversed for now.
       *[other] The revolution is over.
    }
happens-mark-dropped-j-back =
    { $ranking ->
        [reversed] The J-back is over, so the ranking is reversed.
       *[other] The ranking is back to what it was.
    }
happens-mark-dropped-suit-lock = Suits are free again.
happens-mark-dropped-strict-lock = Suits and ranks are free again.
happens-mark-dropped-direction = Play goes the usual way again.
happens-mark-dropped-round-for-now = Play goes the usual way again.
happens-mark-prevented-revolution =
    { $standing ->
        [yes] { $laid ->
            [none] Nothing ends the revolution, so it goes on.
           *[other] Nothing ends the revolution, not even { $laid }.
        }
       *[none] There is no ordinary revolution.
    }
happens-mark-prevented-j-back = The ranking stays as it is.
happens-mark-prevented-fall = Nobody falls.
happens-mark-prevented-field = The field isn’t cleared.
happens-mark-prevented-suit-lock = There is no lock.
happens-mark-prevented-strict-lock = There is no strict lock.
happens-mark-prevented-direction = Play goes on the same way.
happens-mark-prevented-round-for-now = Play goes on the same way.
happens-cleared = The field is cleared.
happens-cleared-leads = The field is cleared{ $gone ->
    [none] , and { $seat } leads.
   *[other] ; { $gone } { $several ->
        [yes] are
       *[no] is
    } out, so { $seat } leads.
}
happens-cleared-again = { part-again-on-top } and nobody answered, so the field is cleared and { $seat } leads.
part-again-on-top = { $cards } { $many ->
    [one] is
   *[other] are
} on top again,
happens-leads-after = { $back ->
    [yes] Play goes the other way, so { $seat } leads, the next after { $after }.
   *[other] The player after { $after } leads next.
}
happens-leads = { $seat } leads next.
happens-leaves-clean = { $seat } has no card left and is out.
happens-leaves-foul =
    { $foul ->
        [by] { $seat }’s last play set off { $by }, and going out with that is a foul.
        [avenges] { $seat } was brought down by the daifugo, and going out so as to bring that player down in turn is a foul.
        [alone] { $seat }’s last play was { $cards } alone, and that is a foul.
        [joker] There was a joker in { $seat }’s last play, and that is a foul.
        [turned] In the ranking after the last play, going out with { $cards } is a foul.
        [unturned] In the ranking before the last play, going out with { $cards } is a foul.
        [revolution] While a revolution holds, going out with { $cards } is a foul.
        [placed] With “{ $by }”, going out with { $ranks } is a foul.
        [while] In the current ranking, going out with { $cards } is a foul.
        [given] { $seat } went out by giving away { $cards }, and that is a foul.
        [discarded] { $seat } went out by discarding { $cards }, and that is a foul.
        [parted] { $seat } went out by giving up { $cards }, and that is a foul.
       *[always] { $seat } went out with { $cards }, and that is a foul.
    }
happens-leaves-foul-skip = { $passes ->
    [none] { $seat } was skipped{ $during ->
        [yes] {" "}while “{ $clause }” was in effect
       *[no] {""}
    }. That counts as a pass, and so as a foul finish.
   *[other] { $seat } was skipped, and that counts as a pass. { $of ->
        [all] With it, all players together have passed { $passes } times, which is too many, so { $seat } is out on a foul.
       *[player] With it, { $seat } has passed { $passes } times, which is too many, so { $seat } is out on a foul.
    }
}
happens-leaves-foul-pass = { $passes ->
    [none] { $seat } passed{ $during ->
        [yes] {" "}while “{ $clause }” was in effect
       *[no] {""}
    }, and that counts as a foul finish.
   *[other] { $of ->
        [all] With { $seat }’s pass, all players together have now passed { $passes } times, and only { $limit } are allowed, so { $seat } is out on a foul.
       *[player] { $seat } has now passed { $passes } times, and only { $limit } are allowed, so { $seat } is out on a foul.
    }
}
happens-leaves-clean-at-once = { $has ->
    [none] { $cause ->
        [none] { $seat } goes out at once, even with cards left in hand.
       *[other] { $cause }, so { $seat } goes out at once.
    }
   *[other] { $seat } holds { $has }, so { $seat } goes out at once.
}
happens-leaves-fallen-at-once = { $cause ->
    [none] { $seat } falls and is out of the game at once, even with cards left in hand.
   *[other] { $cause }{ $who ->
        [joker-holder] {" "}while { $seat } held a joker
        [picked] {" "}and { $seat } was picked
       *[other] {""}
    }, so { $seat } falls and is out of the game.
}
happens-leaves-fallen =
    { $left ->
        [foul] { $first }, though by a foul, went out before { $seat }, who holds the top title, so { $seat } falls and is out of the game.
       *[clean] { $first } went out before { $seat }, who holds the top title, so { $seat } falls and is out of the game.
    }
happens-leaves-liar = { $seat } didn’t give the strongest cards, and that has come out, so { $seat } is out of the game.
happens-skips =
    { $seats ->
        [none] { $count ->
            [one] The next player is skipped.
           *[other] The next { $count } players are skipped.
        }
       *[other] { $seats } { $count ->
            [one] is skipped.
           *[other] are skipped.
        }
    }
happens-handed-over = { $seat } gives { $to } { $cards }.

# Debts and windows: what is owed, and what meeting it did.
effect-discarded = { $seat } { part-would }discard{ part-s } { $cards }
effect-hands-swapped = { $seat } and { $to } { part-would }swap hands
effect-field-taken = { $seat } { part-would }pick{ part-s } up the cards below
effect-shown-to = { $seat } { part-would }show{ part-s } { $cards } to { $to }
effect-shown = { $seat } { part-would }show{ part-s } { $cards } to everyone
effect-drawn = { $seat } { part-would }take{ part-s } { $cards } from the discards
effect-picked-up = { $seat } { part-would }pick{ part-s } up { $cards }
effect-hands-mixed = the hands of { $seats } { part-are } mixed
effect-hands-mixed-equally = the hands of { $seats } { part-are } mixed and dealt equally
effect-stays-in = { $seat } { part-is-not } out
effect-note = { $text }
effect-spared = { $seat } { part-is } spared
effect-points = { $seat } { part-would }get{ part-s } { part-points }
effect-points-lost = { $seat } { part-would }lose{ part-s } { part-points }
effect-removed = { $cards } { part-would }leave the game
effect-joined-under = the cards { part-are } added to those below
effect-joined-whole = the cards { part-are } one play with those below
effect-misses-turn = { $seat } { part-would }miss{ part-es } this turn
effect-mark-set-shares-place = { $seat } { part-would }share{ part-s } the place
effect-mark-dropped-shares-place = the place { part-is } no longer shared
effect-mark-prevented-shares-place = no place { part-is } shared
effect-mark-set-misses-turn = { $seat } { part-would }miss{ part-es } the next turn
effect-mark-dropped-misses-turn = the turn that was to be missed { part-is } back
effect-mark-prevented-misses-turn = nobody { part-would }miss{ part-es } a turn
effect-added = { $seat } { part-would }add{ part-s } { $cards } to the cards on the field
effect-undone = { $seat } { part-would }cancel{ part-s } the effect of the play with { $cards }
effect-withdrawn = that play { part-would }leave{ part-s } the field and the one below { part-would }count{ part-s } again
effect-turn-to-again = { $seat } { part-may } play once more
effect-turn-to = the trick { part-would }go{ part-es } on with { $seat }
effect-game-over = the game { part-would }end{ part-s } at once{ $count ->
    [one] {" "}with { $seats } first
   *[other] , in the order { $seats }
}
effect-retitled = the titles { part-would }go to { $seats }, highest first
effect-reseated = play { part-would }go{ part-es } round { $seats }
effect-game-equal = the game { part-would }end{ part-s } at once, and { $seats } { part-are } heimin
effect-owes-give = { $seat } { part-owed-give }
effect-owes-discard = { $seat } { part-owed-discard }
effect-owes-name =
    { $least ->
        [0] { $seat } { part-may } name a rank
       *[other] { $seat } { part-would }name{ part-s } a rank
    }{ $times ->
        [1] { "" }
        [2] {" "}twice
       *[other] {" "}{ $times } times
    }
effect-owes-look =
    { $least ->
        [0] { $seat } { part-may } look at a player’s hand
       *[other] { $seat } { part-has-to } look at a player’s hand
    }
effect-owes-pardon = { $seat } { part-may } allow them to play
effect-owes-declare = { $seat } { part-may } call it
effect-owes-seize = { $seat } { part-may } take the cards just played
effect-owes-reseat = { $seat } { part-may } rearrange the seats of the others
effect-owes-share = { $seat } { part-may } show their hand to all but the daifugo
effect-owes-show-strongest-to = { $seat } { part-would }show{ part-s } { $to } the strongest card in hand
effect-owes-show-weakest-to = { $seat } { part-would }show{ part-s } { $to } the weakest card in hand
effect-owes-show-strongest = { $seat } { part-would }show{ part-s } the strongest card in hand
effect-owes-show-weakest = { $seat } { part-would }show{ part-s } the weakest card in hand
effect-owes-add = { $seat } { part-may } add cards to those on the field
effect-owes-take-field = { $seat } { part-may } take the cards from the field
effect-owes-pick =
    { $least ->
        [0] { $seat } { part-may } pick a player
       *[other] { $seat } { part-would }pick{ part-s } a player
    }
effect-owes-take = { $seat } { part-owed-take }
effect-owes-draw-for = { $seat } { part-must } choose { $count ->
    [one] a card
   *[other] { $count } cards
} from the discards for { $to }
effect-owes-draw = { $seat } { part-draw }
effect-owes-pick-up = { $seat } { part-owed-pick-up }
effect-owes-swap = { $seat } { part-owed-swap }
effect-owes-mix-hands = { $seat } { $least ->
        [0] { part-may } pick
       *[other] { part-would }pick{ part-s }
    } a player to mix hands with
effect-owes-swap-hands = { $seat } { $least ->
        [0] { part-may }
       *[other] must
    } swap hands
effect-owes-call = { $seat } { part-may } call it
effect-owes-revolt = { $seat } { part-would }decide{ part-s } whether to reverse the ranking
effect-awaits-stop = the skip { part-would }wait{ part-s } for the answers of { $seats }
effect-awaits-counter = { $seats } { part-may } first cancel the effect of the play
effect-awaits-answers = the cut { part-would }wait{ part-s } for the answers of { $seats }
happens-awaits-stop = Before the skip counts, { $seats } may answer it.
happens-awaits-counter = { $seats } may first cancel the play with the spade of that rank.
happens-awaits-answers = Before the cut counts, { $seats } may answer it.
happens-discarded = { $seat } discards { $cards }.
happens-hands-swapped = { $seat } and { $to } have swapped their hands.
happens-field-taken = { $plays ->
        [top] { $seat } takes the cards of the play just below.
       *[all] { $seat } takes the cards that were on the field before.
    }
happens-shown-to = { $seat } shows { $cards } to { $to } alone and keeps it.
happens-shown = { $seat } shows { $cards } to everyone and keeps it.
happens-drawn = { $seat } takes { $cards } from the discards.
happens-picked-up = { $seat } picks up { $cards } from the field.
happens-hands-mixed = The hands of { $seats } are mixed and dealt out again, to each as many cards as before.
happens-hands-mixed-equally = The hands of { $seats } are mixed and dealt out again one by one, in this order.
happens-stays-in = { $seat } has no card left, but isn’t out: there are cards to take first.
happens-note = { $text }.
happens-spared = { $seat } is spared.
happens-points = { $seat } gets { part-points }.
happens-points-lost = { $seat } loses { part-points }.
happens-removed = { $cards } leave the game for good, and no rule can get them back.
happens-joined-under = The cards are added to those below. The play that was on top before still has to be beaten.
happens-joined-whole = The cards and those below now count as one play.
happens-misses-turn = { $seat } { $players ->
    [one] misses a turn
   *[other] miss a turn each
}.
happens-mark-set-shares-place = { $seat } shares the place with { $with ->
    [none] others
   *[other] { $with }
}.
happens-mark-dropped-shares-place = The place is no longer shared.
happens-mark-prevented-shares-place = No place is shared.
happens-mark-set-misses-turn = { $seat } is skipped once, on the next turn.
happens-mark-dropped-misses-turn = The turn that was to be missed is back.
happens-mark-prevented-misses-turn = Nobody misses a turn.
happens-added = { $seat } adds { $cards } to the cards on the field. The play still counts as its player’s and still has to be beaten.
happens-undone = { $seat } plays { $cards }, the spade of that rank, so the play stays but has no effect.
happens-withdrawn = The answering card leaves the field, and the play below is on top again.
happens-turn-to-again = { $seat } may play once more before the turn goes on.
happens-turn-to = The trick goes on, and { $seat } is next.
happens-game-over =
    { $turned ->
        [yes] The game ends at once, and last game’s places are reversed. In order: { $seats }.
       *[no] { $part ->
            [yes] { $count ->
                [one] The game ends at once with { $seats } first; the places of the others aren’t decided.
               *[other] The game ends at once. In order: { $seats }; the places of the others aren’t decided.
            }
           *[no] The game ends at once. In order: { $seats }.
        }
    }
happens-retitled = The titles move round. From the highest down they now belong to { $seats }.
happens-reseated = Play now goes round in the order { $seats }.
happens-game-equal = The game ends at once. { $count ->
    [one] { $seats } gets no place and is
   *[other] { $seats } get no places; all are
} heimin.
happens-owes-give = { effect-owes-give }.
happens-owes-discard = { effect-owes-discard }.
happens-owes-name = { effect-owes-name }.
happens-owes-look =
    { $least ->
        [0] { $seat } may pick a player and look at that hand.
       *[other] { $seat } has to pick a player and look at that hand.
    }
happens-owes-pardon = { $seat } may allow them to play.
happens-owes-declare = { $seat } may call it.
happens-owes-seize = First { $seat } says whether to take these cards; then the play would count as a pass.
happens-owes-reseat = { $seat } may rearrange the seats of the other players.
happens-owes-share = { $seat } may show their hand to all but the daifugo.
happens-owes-show-strongest-to = { $seat } shows the strongest card in hand to { $to } alone.
happens-owes-show-weakest-to = { $seat } shows the weakest card in hand to { $to } alone.
happens-owes-show-strongest = { $seat } must show everyone the strongest card in hand.
happens-owes-show-weakest = { $seat } must show everyone the weakest card in hand.
happens-owes-add = { $seat } may add cards to those on the field.
happens-owes-take-field = { $seat } may take the cards from the field.
happens-owes-pick = { effect-owes-pick }.
happens-owes-take = { effect-owes-take }.
happens-owes-draw-for = { $seat } must choose { $count ->
    [one] a card
   *[other] { $count } cards
} from the discards for { $to } to take.
happens-owes-draw = { effect-owes-draw }.
happens-owes-pick-up = { effect-owes-pick-up }.
happens-owes-swap = { effect-owes-swap }.
happens-owes-mix-hands = { $seat } { $least ->
        [0] may pick
       *[other] picks
    } a player to mix hands with.
happens-owes-swap-hands = { $seat } { $least ->
        [0] may
       *[other] must
    } swap hands with another player.
happens-owes-call = { $seat } says whether it is called.
happens-owes-revolt = { $seat } decides whether to reverse the ranking.

# What the table waits for.
part-answers = { $answers ->
    [none] {""}
   *[other] {" "}({ $answers })
}
waits-stop = { $seat } { $players ->
    [one] decides
   *[other] decide
} whether to answer the skip{ part-answers }.
waits-because = { $cause }, so { $text }
waits-counter = { $seat } may first cancel the play with the spade of that rank.
waits-answer = { $seat } { $players ->
    [one] decides
   *[other] decide
} whether to answer the cut{ part-answers }.
waits-written = The move for this begins with “{ $word }”.
waits-decline-instead = A pass doesn’t settle this. If { $seat } wants to do nothing, write “declines”.
waits-give =
    { $least ->
        [0] { $seat } may first give cards.
       *[other] { $seat } { $players ->
            [one] has
           *[other] have
        } to give cards first.
    }
waits-discard =
    { $least ->
        [0] { $seat } may first discard.
       *[other] { $seat } { $players ->
            [one] has
           *[other] have
        } to discard first.
    }
waits-name =
    { $least ->
        [0] { $seat } may first name a rank.
       *[other] { $seat } { $players ->
            [one] has
           *[other] have
        } to name { $again ->
            [yes] another
           *[no] a
        } rank first.
    }
waits-look =
    { $least ->
        [0] { $seat } may first look at a hand.
       *[other] { $seat } { $players ->
            [one] has
           *[other] have
        } to pick a hand to look at first.
    }
waits-pardon = { $seat } { $players ->
    [one] decides
   *[other] decide
} whether to allow the others to play.
waits-declare = { $seat } { $players ->
    [one] decides
   *[other] decide
} whether to use it.
waits-seize = { $seat } { $players ->
    [one] decides
   *[other] decide
} whether to take the cards just played.
waits-reseat =
    { $least ->
        [0] { $seat } may first rearrange the seats of the others.
       *[other] { $seat } { $players ->
            [one] has
           *[other] have
        } to say first in which order the others sit.
    }
waits-share = { $seat } { $players ->
    [one] decides
   *[other] decide
} whether to show the hand.
waits-show-strongest = { $seat } { $players ->
    [one] has
   *[other] have
} to show the strongest card in hand.
waits-show-weakest = { $seat } { $players ->
    [one] has
   *[other] have
} to show the weakest card in hand.
waits-add = { $seat } may first add cards to those on the field.
waits-take-field = { $seat } may first take the cards from the field.
waits-pick =
    { $least ->
        [0] { $seat } may first pick a player.
       *[other] { $seat } { $players ->
            [one] has
           *[other] have
        } to pick a player first.
    }
waits-take =
    { $least ->
        [0] { $seat } may first take a card.
       *[other] { $seat } { $players ->
            [one] has
           *[other] have
        } to take a card first.
    }
waits-draw =
    { $least ->
        [0] { $seat } may first { part-draw-verb } from the discards.
       *[other] { $seat } { $players ->
            [one] has
           *[other] have
        } to { part-draw-verb } from the discards first.
    }
waits-draw-for =
    { $least ->
        [0] { $seat } may first choose from the discards for another player.
       *[other] { $seat } { $players ->
            [one] has
           *[other] have
        } to choose from the discards for another player first.
    }
waits-pick-up =
    { $least ->
        [0] { $seat } may first pick cards up.
       *[other] { $seat } { $players ->
            [one] has
           *[other] have
        } to pick cards up first.
    }
waits-swap =
    { $least ->
        [0] { $seat } may first swap cards.
       *[other] { $seat } { $players ->
            [one] has
           *[other] have
        } to swap cards first.
    }
waits-mix-hands =
    { $least ->
        [0] { $seat } may first mix hands with another player.
       *[other] { $seat } { $players ->
            [one] has
           *[other] have
        } to say first with whom hands are mixed.
    }
waits-swap-hands =
    { $least ->
        [0] { $seat } { $players ->
            [one] decides
           *[other] decide
        } first whether to swap hands.
       *[other] { $seat } { $players ->
            [one] has
           *[other] have
        } to swap hands first.
    }
waits-call = { $seat } { $players ->
    [one] decides
   *[other] decide
} whether to use it.
waits-revolt = { $seat } { $players ->
    [one] decides
   *[other] decide
} whether to reverse the ranking.

# 9 to K
effect-mark-set-j-back-strong =
    { $ranking ->
        [usual] the ranking { part-is } normal until the next trick ends
       *[other] the ranking { part-is } reversed until the next trick ends
    }
happens-mark-set-j-back-strong =
    { $ranking ->
        [usual] The ranking is normal in this trick and the next.
       *[other] The ranking is reversed in this trick and the next.
    }

# Daifugo: A, 2, joker, locks, revolutions, classes.
effect-mark-set-number-lock = the rank { part-is } locked
effect-mark-dropped-number-lock = the number lock { part-is } lifted
effect-mark-prevented-number-lock = there { part-is } no number lock
happens-mark-set-number-lock = Two consecutive ranks were played, so only the next rank may follow.
happens-mark-dropped-number-lock = The ranks are free again.
happens-mark-prevented-number-lock = The ranks stay free.
effect-sinks = { $seat } { part-would }come{ part-s } last
happens-sinks = { $first ->
    [none] { $seat } plays on but comes last in the end.
   *[other] { $first } was out first, so { $seat } plays on but comes last.
}
effect-sinks-picked = { $seat } { part-would }come{ part-s } last in the end
happens-sinks-picked = { $seat } has been picked and plays on, but comes last in the end.

# Daifugo, cards 3 to 7: marks.
effect-mark-set-cartel = all but the daifugo { part-may } show each other their hands
effect-mark-dropped-cartel = the cartel { part-would }end{ part-s }
effect-mark-prevented-cartel = there { part-is } no cartel
effect-mark-set-passes = { $seat } { part-has } passed { $number ->
    [one] once
   *[other] { $number } times
}
effect-mark-set-all-passes = all players together { part-would }have passed { $number ->
    [one] once
   *[other] { $number } times
}
effect-mark-set-bombs-won = { $seat } { part-has } won { $number ->
        [one] a point
       *[other] { $number } points
    } by bombs
effect-mark-dropped-bombs-won = what was won by bombs { part-is } paid back
effect-mark-prevented-bombs-won = nobody { part-would }win{ part-s } by the bomb
effect-mark-set-bombs-paid = { $seat } { part-has } paid { $number ->
        [one] a point
       *[other] { $number } points
    } for bombs
effect-mark-dropped-bombs-paid = what was paid for bombs { part-would }come{ part-s } back
effect-mark-prevented-bombs-paid = nobody { part-would }pay{ part-s } for the bomb
effect-mark-set-murder-case =
    { $number ->
        [0] the daifugo’s neighbours { part-would }hold all 2s and jokers
        [one] the murder case { part-would }count{ part-s } one clear
       *[other] the murder case { part-would }count{ part-s } { $number } clears
    }
effect-mark-dropped-murder-case = the murder case { part-is } over
effect-mark-prevented-murder-case = there { part-is } no murder case
effect-mark-set-seated = the players { part-would }sit in another order
effect-mark-dropped-seated = the players { part-would }sit as they did at first
effect-mark-prevented-seated = the players { part-would }stay in their seats
effect-mark-set-turned-up = a card of each hand { part-is } turned up
effect-mark-dropped-turned-up = the hands { part-are } taken
effect-mark-prevented-turned-up = no cards { part-are } turned up
effect-mark-set-teleforce =
    { $number ->
        [0] no turn { part-is } left
       *[other] the game { part-would }end{ part-s } after { $said }
    }
effect-mark-dropped-teleforce = the turns of the earlier 4 { part-would }no longer count
effect-mark-prevented-teleforce = the turns { part-are-not } counted
effect-mark-dropped-all-passes = the passes of all players { part-are-not } counted any more
effect-mark-prevented-all-passes = the pass { part-is-not } counted among those of all players
effect-mark-dropped-passes = passes { part-are-not } counted any more
effect-mark-prevented-passes = the pass { part-is-not } counted
effect-mark-set-pardoned = { $seat } { part-may } play again
effect-mark-dropped-pardoned = { $seat } { part-may } not play any more
effect-mark-prevented-pardoned = { $seat } { part-may } not play yet
effect-mark-set-scavenging = { $seat } { part-has } scavenged in this game
effect-mark-dropped-scavenging = { $seat } { part-may } scavenge again
effect-mark-prevented-scavenging = { $seat } { part-may } still scavenge
effect-mark-set-personal-suit-lock = { $seat } { part-is } locked to { $suits } for the next move
effect-mark-dropped-personal-suit-lock = the personal suit lock { part-would }end{ part-s }
effect-mark-prevented-personal-suit-lock = nobody { part-is } locked to a suit
effect-mark-set-personal-number-lock = { $seat } { part-is } locked to the { $number } for the next move
effect-mark-dropped-personal-number-lock = the personal number lock { part-would }end{ part-s }
effect-mark-prevented-personal-number-lock = nobody { part-is } locked to a rank
effect-mark-set-ostracised = { $seat } { part-would }begin{ part-s } without the cards from 9 up
effect-mark-dropped-ostracised = the cards from 9 up { part-are } taken from the player who fell
effect-mark-prevented-ostracised = nothing { part-is } taken from the player who fell
effect-mark-set-last-card-unsaid = { $seat } { part-has-to } say that one card is left
effect-mark-set-last-card-said = { $seat } { part-would }say{ part-s } that one card is left
effect-mark-set-last-card-forgotten = { $seat } { part-has-not } announced the last card
effect-mark-set-last-card = the last card { part-is } announced
effect-mark-dropped-last-card = the missing announcement of the last card { part-would }no longer matter{ part-s }
effect-mark-prevented-last-card = the last card { part-is-not } announced
effect-mark-set-relief-goods = { $seat } { part-has } had the relief goods of this game
effect-mark-dropped-relief-goods = the relief goods { part-are } there again
effect-mark-prevented-relief-goods = the relief goods { part-are } still to come
effect-mark-set-no-counter = counter-revolutions { part-are } ruled out
effect-mark-dropped-no-counter = counter-revolutions { part-are } possible again
effect-mark-prevented-no-counter = counter-revolutions { part-would }stay possible
effect-mark-set-hand-rules-off = the local rules about hands { part-are } turned off
effect-mark-set-hand-rules-off-omen = the omen { part-would }turn{ part-s } off the local rules about hands
effect-mark-set-hand-rules-off-bloody-mary-b = Bloody Mary B { part-would }turn{ part-s } off the local rules about hands
effect-mark-dropped-hand-rules-off = the local rules about hands { part-would }work again
effect-mark-prevented-hand-rules-off = the local rules about hands { part-would }stay
happens-mark-set-cartel = From now on all but the daifugo may show each other their hands.
happens-mark-dropped-cartel = Hands aren’t shown any more.
happens-mark-prevented-cartel = Hands aren’t shown.
happens-mark-set-passes = { $seat } has now passed { $number ->
    [one] once
   *[other] { $number } times
} in this game.
happens-mark-set-all-passes = All players together have now passed { $number ->
    [one] once
   *[other] { $number } times
} in this game.
happens-mark-set-bombs-won = In all { $seat } has now won { $number ->
        [one] one point
       *[other] { $number } points
    } by bombs.
happens-mark-dropped-bombs-won = What was won by bombs is paid back.
happens-mark-prevented-bombs-won = Nobody wins by the bomb.
happens-mark-set-bombs-paid = In all { $seat } has now paid { $number ->
        [one] one point
       *[other] { $number } points
    } for bombs.
happens-mark-dropped-bombs-paid = What was paid for bombs comes back.
happens-mark-prevented-bombs-paid = Nobody pays for the bomb.
happens-mark-set-murder-case =
    { $number ->
        [0] The daifugo’s neighbours hold all 2s and jokers. If they play none before the third clear, the daifugo falls.
        [one] The neighbours have played no 2 and no joker yet, and the field has been cleared once. At the third clear the daifugo falls.
       *[other] The neighbours have played no 2 and no joker yet, and the field has been cleared { $number } times. At the third clear the daifugo falls.
    }
happens-mark-dropped-murder-case = The murder case is over.
happens-mark-prevented-murder-case = There is no murder case.
happens-mark-set-seated = The turns go round in another order now.
happens-mark-dropped-seated = The turn goes round as it did at first.
happens-mark-prevented-seated = The turn goes round as before.
happens-mark-set-turned-up = A card of each hand is turned up, and the hands are taken by title.
happens-mark-dropped-turned-up = The hands are taken.
happens-mark-prevented-turned-up = No cards are turned up.
happens-mark-set-teleforce =
    { $number ->
        [0] The last of the turns is over.
       *[other] The game ends after { $said }.
    }
teleforce-left = { $rounds ->
    [yes] { $number ->
        [one] one more round
       *[other] { $number } more rounds
    }
   *[no] { $number ->
        [one] one more turn
       *[other] { $number } more turns
    }
}
happens-mark-dropped-teleforce = The turns of the earlier 4 no longer count.
happens-mark-prevented-teleforce = The turns aren’t counted.
happens-mark-dropped-all-passes = The passes of all players aren’t counted any more.
happens-mark-prevented-all-passes = This pass isn’t counted among those of all players.
happens-mark-dropped-passes = Passes aren’t counted any more.
happens-mark-prevented-passes = This pass isn’t counted.
happens-mark-set-pardoned = The new daifugo gives permission, and { $seat } may play again.
happens-mark-dropped-pardoned = { $seat } has to be allowed to play again.
happens-mark-prevented-pardoned = { $seat } hasn’t been allowed to play yet.
happens-mark-set-scavenging = { $seat } has taken what the daifugo played, and can’t do so again in this game.
happens-mark-dropped-scavenging = { $seat } may take a play of the daifugo again.
happens-mark-prevented-scavenging = { $seat } may still take a play of the daifugo.
happens-mark-set-personal-suit-lock = { $seat } may play only { $suits } in the next move.
happens-mark-dropped-personal-suit-lock = The personal suit lock is over.
happens-mark-prevented-personal-suit-lock = Nobody is locked to a suit.
happens-mark-set-personal-number-lock = { $seat } may only play the rank { $number } in the next move.
happens-mark-dropped-personal-number-lock = The personal number lock is over.
happens-mark-prevented-personal-number-lock = Nobody is locked to a rank.
happens-mark-set-ostracised = { $seat } fell in the last game and begins without the cards from 9 up.
happens-mark-dropped-ostracised = The player who fell in the last game begins without the cards from 9 up.
happens-mark-prevented-ostracised = Nothing is taken from the player who fell in the last game.
happens-mark-set-last-card-unsaid = { $seat } has one card left and has to say so before anybody else moves.
happens-mark-set-last-card-said = { $seat } has said in time that one card is left.
happens-mark-set-last-card-forgotten = { $seat } hasn’t announced the last card in time.
happens-mark-set-last-card = The last card is announced.
happens-mark-dropped-last-card = The missing announcement of the last card no longer matters.
happens-mark-prevented-last-card = The last card isn’t announced.
happens-mark-set-relief-goods = { $seat } has taken the field, and can’t do so again in this game.
happens-mark-dropped-relief-goods = The field may be taken again.
happens-mark-prevented-relief-goods = The field may still be taken once.
happens-mark-set-no-counter = From now on nothing turns the order back in this game.
happens-mark-dropped-no-counter = A counter-revolution is possible again.
happens-mark-prevented-no-counter = A counter-revolution stays possible.
happens-mark-set-hand-rules-off = For the rest of the game the local rules about hands don’t work.
happens-mark-set-hand-rules-off-omen = After the omen the local rules about hands don’t work for the rest of the game.
happens-mark-set-hand-rules-off-bloody-mary-b = After Bloody Mary B the local rules about hands don’t work for the rest of the game.
happens-mark-dropped-hand-rules-off = The local rules about hands work again.
happens-mark-prevented-hand-rules-off = The local rules about hands go on working.
effect-mark-set-super-revolution = only five or more of one rank { part-can } counter it
effect-mark-dropped-super-revolution = any revolution { part-would }count{ part-s } again
effect-mark-prevented-super-revolution = there { part-is } no super revolution
happens-mark-set-super-revolution = Five or more of one rank made this revolution, so only five or more of one rank can counter it.
happens-mark-dropped-super-revolution = The super revolution has been countered.
happens-mark-prevented-super-revolution = The revolution stays an ordinary one.
effect-mark-set-next-ace = { $seat } { part-would }lead{ part-s } when the field is cleared next
effect-mark-dropped-next-ace = another player { part-would }lead{ part-s } next
effect-mark-prevented-next-ace = nobody { part-would }lead{ part-s } next for it
happens-mark-set-next-ace = { $seat } leads when the field is cleared.
happens-mark-dropped-next-ace = Another player leads next instead.
happens-mark-prevented-next-ace = Nobody leads next for these cards.
effect-mark-set-reverse-lock = each play { part-has-to } be one step weaker in { $suits }
effect-mark-dropped-reverse-lock = the reverse lock { part-is } lifted
effect-mark-prevented-reverse-lock = there { part-is } no reverse lock
happens-mark-set-reverse-lock = One step weaker in the same suit was played, so only one step weaker in { $suits } may follow each time.
happens-mark-dropped-reverse-lock = Suits and ranks are free again.
happens-mark-prevented-reverse-lock = Suits and ranks stay free.
effect-mark-set-partial-lock = { $suits } { part-must } be among the suits
effect-mark-dropped-partial-lock = the partial lock { part-is } lifted
effect-mark-prevented-partial-lock = there { part-is } no partial lock
happens-mark-set-partial-lock = Two plays agreed in { $suits }, so only plays that contain this may follow.
happens-mark-dropped-partial-lock = The suits are free again.
happens-mark-prevented-partial-lock = The suits stay free.
effect-mark-set-exchanged = the exchange { part-is } over
effect-mark-dropped-exchanged = the exchange { part-would }go{ part-es } on
effect-mark-prevented-exchanged = the exchange { part-is-not } over
happens-mark-set-exchanged = The exchange is over.
happens-mark-dropped-exchanged = The exchange goes on.
happens-mark-prevented-exchanged = The exchange isn’t over.
effect-mark-set-gave = { $seat } { part-has } given cards in the exchange
effect-mark-dropped-gave = { $seat } { part-has-not } given cards in the exchange
effect-mark-prevented-gave = { $seat } { part-would }give{ part-s } no cards in the exchange
happens-mark-set-gave = { $seat } has given cards in the exchange.
happens-mark-dropped-gave = { $seat } hasn’t given cards in the exchange.
happens-mark-prevented-gave = { $seat } gives no cards in the exchange.
effect-mark-set-offered = { $seat } { part-would }put{ part-s } cards aside
effect-mark-dropped-offered = { $seat } { part-would }take{ part-s } the cards back
effect-mark-prevented-offered = { $seat } { part-would }put{ part-s } no cards aside
happens-mark-set-offered = { $seat } puts cards aside.
happens-mark-dropped-offered = { $seat } takes the cards back.
happens-mark-prevented-offered = { $seat } puts no cards aside.
effect-mark-set-passed-again = { $seat } { part-would }pass{ part-es } a second time
effect-mark-dropped-passed-again = the second pass { part-would }no longer count{ part-s }
effect-mark-prevented-passed-again = the second pass { part-would }not count
happens-mark-set-passed-again = { $seat } has passed twice since the last play.
happens-mark-dropped-passed-again = The second pass no longer counts.
happens-mark-prevented-passed-again = The second pass doesn’t count.
effect-mark-set-first-trick = the first trick { part-would }go{ part-es } on
effect-mark-dropped-first-trick = the first trick { part-is } over
effect-mark-prevented-first-trick = it { part-is-not } the first trick
happens-mark-set-first-trick = No trick of this game is over yet.
happens-mark-dropped-first-trick = The first trick is over.
happens-mark-prevented-first-trick = It isn’t the first trick.
effect-mark-set-first-turn-over = the first turn of { $seat } { part-is } over
effect-mark-dropped-first-turn-over = the first turn { part-would }come{ part-s } again
effect-mark-prevented-first-turn-over = the first turn { part-would }go{ part-es } on
happens-mark-set-first-turn-over = The first turn of { $seat } is over.
happens-mark-dropped-first-turn-over = The first turn comes again.
happens-mark-prevented-first-turn-over = The first turn goes on.
effect-mark-set-sunk = { part-would }come{ part-s } last
effect-mark-dropped-sunk = { part-would }no longer come{ part-s } last
effect-mark-prevented-sunk = { part-does-not } sink
happens-mark-set-sunk = The player who missed becoming daifugo comes last.
happens-mark-dropped-sunk = The place is open again.
happens-mark-prevented-sunk = Nobody sinks.
effect-waived = { $seat } { part-does-not } owe anything any more
happens-waived = { $seat } owes nothing any more.

# Million Doubt
effect-doubt-right = the cards { part-were } wrong, so { $seat } { part-is } punished
effect-doubt-failed = the cards { part-were } right, so { $seat } { part-is } punished
effect-punished = { $cards ->
    [none] { $seat } { part-is } given no cards
   *[other] { $seat } { part-is } given { $cards } from the field
}
effect-takes-rest = { $seat } { part-would }take{ part-s } what was left over, { $count ->
        [one] a card
       *[other] { $count } cards
    }
effect-mark-set-landlord = { $seat } { part-is } the landlord
effect-mark-dropped-landlord = nobody { part-is } the landlord any more
effect-mark-prevented-landlord = nobody { part-would }become{ part-s } the landlord
effect-mark-set-bid = { $seat } { part-would }bid{ part-s } { $number }
effect-mark-dropped-bid = the bid { part-is } taken back
effect-mark-prevented-bid = the bid { part-would }not count
effect-mark-set-doubled = { $number ->
        [one] the points { part-are } doubled
       *[other] the points { part-are } doubled again
    }
effect-mark-dropped-doubled = the points { part-are } no longer doubled
effect-mark-prevented-doubled = the points { part-would }not be doubled
effect-mark-set-has-played = { $seat } { part-would }have played { $number ->
        [one] once
       *[other] { $number } times
    }
effect-mark-dropped-has-played = the plays { part-would }no longer count
effect-mark-prevented-has-played = the play { part-would }not be counted
effect-closed = the game { part-is } over
effect-owes-penalty =
    { $count ->
        [one] { $seat } { part-may } give one card from the field as a penalty
       *[other] { $seat } { part-may } give up to { $count } cards from the field as a penalty
    }
effect-owes-reveal = { $seat } { part-would }show{ part-s } the cards face down
effect-mark-set-burst =
    { $number ->
        [one] { $seat } { part-has } burst with one card
       *[other] { $seat } { part-has } burst with { $number } cards
    }
effect-mark-dropped-burst = the burst { part-would }no longer count{ part-s }
effect-mark-prevented-burst = nobody { part-would }burst{ part-s }
effect-mark-set-won =
    { $number ->
        [one] { $seat } { part-would }gain{ part-s } one point
       *[other] { $seat } { part-would }gain{ part-s } { $number } points
    }
effect-mark-dropped-won = the points { part-would }no longer count
effect-mark-prevented-won = there { part-are } no points
effect-mark-set-over = the game { part-is } over
effect-mark-dropped-over = the game { part-would }go{ part-es } on
effect-mark-prevented-over = the game { part-is-not } over yet
effect-mark-set-doubt-closed = it { part-can } no longer be doubted
effect-mark-dropped-doubt-closed = it { part-can } be doubted again
effect-mark-prevented-doubt-closed = it { part-can } still be doubted
effect-mark-set-ranking = all places { part-are } settled
effect-mark-dropped-ranking = the places { part-are } open again
effect-mark-prevented-ranking = the places { part-would }stay open
effect-leaves-burst = { $seat } { part-is } out
effect-leaves-equal = { $seat } { part-is } out and heimin
happens-doubt-right = { $cards ->
    [none] The play wasn’t legal, so { $by }, who doubted it, gives { $seat } the penalty.
   *[other] The play { $cards } wasn’t legal, so { $by }, who doubted it, gives { $seat } the penalty.
}
happens-doubt-failed = { $cards ->
    [none] The play was legal, so { $by }, who made it, gives { $seat }, who doubted it, the penalty.
   *[other] The play { $cards } was legal, so { $by }, who made it, gives { $seat }, who doubted it, the penalty.
}
happens-punished = { $cards ->
    [none] { $seat } is given nothing; all cards from the field are discarded.
   *[other] { $seat } takes { $cards } from the field; the rest is discarded.
}
happens-takes-rest = { $seat } takes what was left over, { $count ->
        [one] a card
       *[other] { $count } cards
    }.
happens-mark-set-landlord = { $seat } is the landlord.
happens-mark-dropped-landlord = Nobody is the landlord any more.
happens-mark-prevented-landlord = Nobody becomes the landlord.
happens-mark-set-bid = { $seat } has bid { $number }.
happens-mark-dropped-bid = The bid is taken back.
happens-mark-prevented-bid = The bid doesn’t count.
happens-mark-set-doubled = { $number ->
        [one] The points of this game are doubled.
       *[other] The points of this game are doubled again.
    }
happens-mark-dropped-doubled = The points are no longer doubled.
happens-mark-prevented-doubled = The points aren’t doubled.
happens-mark-set-has-played = { $seat } has played { $number ->
        [one] once
       *[other] { $number } times
    }.
happens-mark-dropped-has-played = The plays no longer count.
happens-mark-prevented-has-played = The play isn’t counted.
happens-closed =
    { $why ->
        [passed] All have passed, so the deal is void and the cards are dealt again.
        [lie] A lie was exposed, so the deal is void and the cards are dealt again.
        [time] The last of the turns is over, and so is the game. Players who are still in rank by the cards they have left.
       *[empty] { $seat ->
            [none] A player
           *[other] { $seat }
        } has no card left, so the game is over and the others’ hands are counted.
    }
happens-owes-penalty = { $seat } may give any cards from the field, at most { $count }, as a penalty.
happens-owes-reveal = { $seat } has to reveal the face-down cards.
happens-mark-set-burst =
    { $number ->
        [one] { $seat } holds one card, and that is too many.
       *[other] { $seat } holds { $number } cards, and that is too many.
    }
happens-mark-dropped-burst = The burst no longer counts.
happens-mark-prevented-burst = Nobody bursts.
happens-mark-set-won =
    { $number ->
        [one] The others hold one card together, and { $seat } gains one point.
       *[other] The others hold { $number } cards together, and { $seat } gains as many points.
    }
happens-mark-dropped-won = The points no longer count.
happens-mark-prevented-won = There are no points.
happens-mark-set-over = The game is over.
happens-mark-dropped-over = The game goes on.
happens-mark-prevented-over = The game isn’t over yet.
happens-mark-set-doubt-closed = It can no longer be doubted.
happens-mark-dropped-doubt-closed = It can be doubted again.
happens-mark-prevented-doubt-closed = It can still be doubted.
happens-mark-set-ranking = All places are settled.
happens-mark-dropped-ranking = The places are open again.
happens-mark-prevented-ranking = The places stay open.
happens-leaves-equal = The game is over for { $seat }, who is heimin.
happens-leaves-burst =
    { $count ->
        [0] { $seat } holds too many cards, so the hand bursts and { $seat } is out.
        [one] { $seat } holds 1 card, so the hand bursts and { $seat } is out.
       *[other] { $seat } holds { $count } cards, so the hand bursts and { $seat } is out.
    }
waits-penalty = { $seat } may first give cards from the field as a penalty, or none.
waits-doubt = { $below ->
    [none] {""}
   *[other] { $below }, whose cards were on top, is out, so now{" "}
}{ $seat } { $players ->
    [one] decides
   *[other] decide
} whether to doubt the play.
waits-reveal = { $seat } { $players ->
    [one] has
   *[other] have
} to turn up the doubted cards.

# What sentences leave behind.
effect-mark-set-own-times = { $number ->
        [one] it { part-has } come once in this game
       *[other] it { part-has } come { $number } times in this game
    }
effect-mark-dropped-own-times = it { part-is-not } counted any more
effect-mark-prevented-own-times = it { part-is-not } counted
happens-mark-set-own-times = { $number ->
        [one] That’s the first time in this game.
        [2] That’s the second time in this game.
        [3] That’s the third time in this game.
        [4] That’s the fourth time in this game.
       *[other] That’s time number { $number } in this game.
    }
happens-mark-dropped-own-times = It isn’t counted any more.
happens-mark-prevented-own-times = It isn’t counted.
effect-mark-set-own-used = { $seat } { part-can-not } do so again in this game
effect-mark-dropped-own-used = it { part-may } be done again
effect-mark-prevented-own-used = it { part-may } still be done
happens-mark-set-own-used = { $seat } can’t do so again in this game.
happens-mark-dropped-own-used = It may be done again.
happens-mark-prevented-own-used = It may still be done.
effect-mark-set-own = { $title ->
        [none] this rule
       *[other] “{ $title }”
    } { part-is } in effect { $until ->
        [clear] until the field is cleared
        [game] for the rest of the game
       *[other] from here on
    }
effect-mark-set-own-seat = { $title ->
        [none] this
       *[other] “{ $title }”
    } { part-would }concern{ part-s } { $seat }
effect-mark-dropped-own-seat = { $title ->
        [none] this
       *[other] “{ $title }”
    } no longer { part-would }concern{ part-s } { $seat }
effect-mark-dropped-own = { $title ->
        [none] this rule
       *[other] “{ $title }”
    } { part-is } no longer in effect
effect-mark-prevented-own = { $title ->
        [none] this rule
       *[other] “{ $title }”
    } { part-does-not } come into effect
effect-mark-set-own-lock =
    { $said ->
        [none] only certain cards { part-may } follow
       *[other] { $said } { part-may } follow
    }
effect-mark-set-own-free = the usual limits on what may follow { part-are } lifted
effect-mark-dropped-own-lock = any cards { part-may } follow again
effect-mark-dropped-own-free = the usual limits on what may follow { part-would }hold again
effect-mark-prevented-own-lock = any cards { part-may } still follow
effect-mark-prevented-own-free = the usual limits on what may follow { part-would }stay
effect-mark-set-own-place = { $said }
effect-mark-dropped-own-place = the ranking { part-is } as it was before
effect-mark-prevented-own-place = the ranking { part-does-not } change
happens-mark-set-own-place = From here { $said }.
happens-mark-dropped-own-place = The ranking is as it was before.
happens-mark-prevented-own-place = The ranking doesn’t change.
happens-mark-set-own = This is in effect { $until ->
        [clear] until the field is cleared
        [game] for the rest of the game
       *[other] from here on
    }.
happens-mark-set-own-seat = From here on this concerns { $seat }.
happens-mark-dropped-own-seat = This no longer concerns { $seat }.
happens-mark-dropped-own = This is no longer in effect.
happens-mark-prevented-own = This doesn’t come into effect.
happens-mark-set-own-lock =
    { $said ->
        [none] From here only the cards that the rule names may follow.
       *[other] From here { $said } may follow.
    }
happens-mark-set-own-free = From here the usual limits on what may follow are lifted.
happens-mark-dropped-own-lock = Any cards may follow again.
happens-mark-dropped-own-free = The usual limits on what may follow hold again.
happens-mark-prevented-own-lock = Any cards may still follow.
happens-mark-prevented-own-free = The usual limits on what may follow stay.
effect-mark-set-open-hand = { $seat } { part-has-to } show the hand in the next game
effect-mark-dropped-open-hand = { $seat } { part-does-not } have to show the hand any more
effect-mark-prevented-open-hand = { $seat } { part-does-not } have to show the hand
effect-mark-set-more-tax = { $seat } { part-has-to } give one card more in the next exchange
effect-mark-dropped-more-tax = { $seat } { part-does-not } have to give a card more
effect-mark-prevented-more-tax = { $seat } { part-does-not } have to give a card more
happens-mark-set-open-hand = { $seat } has evaded taxes, and plays the next game with the hand shown.
happens-mark-dropped-open-hand = { $seat } need not show the hand any more.
happens-mark-prevented-open-hand = { $seat } need not show the hand.
happens-mark-set-more-tax = { $seat } has evaded taxes, and gives one card more in the next exchange.
happens-mark-dropped-more-tax = { $seat } need not give a card more.
happens-mark-prevented-more-tax = { $seat } doesn’t have to give a card more.
effect-mark-set-fell-together = { $seat } { part-would }share{ part-s } the place of those who have fallen
effect-mark-dropped-fell-together = { $seat } { part-would }no longer share{ part-s } that place
effect-mark-prevented-fell-together = { $seat } { part-does-not } share the place
happens-mark-set-fell-together = { $seat } shares the place of all who fall this way.
happens-mark-dropped-fell-together = { $seat } no longer shares that place.
happens-mark-prevented-fell-together = { $seat } doesn’t share the place.
effect-rejoins = { $seat } { part-is } back in the game
happens-rejoins = { $seat } is back in the game.
rejoined = { $seat } was out, but has come back into the game.
effect-mark-set-fallen-hand = the hand of { $seat } { part-is } kept for a return
effect-mark-dropped-fallen-hand = the hand { part-is } no longer set aside
effect-mark-prevented-fallen-hand = the hand of { $seat } { part-is-not } set aside
effect-mark-set-fallen-unseen = the unseen cards of { $seat } { part-are } kept, too
effect-mark-dropped-fallen-unseen = its unseen cards { part-are-not }, either
effect-mark-prevented-fallen-unseen = the unseen cards of { $seat } { part-are-not } set aside
happens-mark-set-fallen-hand = The hand of { $seat } is set aside, because a counter-revolution would bring { $seat } back.
happens-mark-dropped-fallen-hand = The hand is no longer set aside.
happens-mark-prevented-fallen-hand = The hand of { $seat } isn’t set aside.
happens-mark-set-fallen-unseen = The cards that nobody has seen are set aside, too.
happens-mark-dropped-fallen-unseen = The cards that nobody has seen are no longer set aside, either.
happens-mark-prevented-fallen-unseen = The cards that nobody has seen aren’t set aside, either.
