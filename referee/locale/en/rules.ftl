# Why, rule by rule of the climbing family: `RULE-bars`, `-allows`, `-overrides`, `-met`, …
# Besides its own details every reason about a move has $seat $cards $many (how many cards), $top
# $topmany (the play on top and its number of cards), $fits ("yes" where the two numbers agree),
# $turn, $isout, $other and $count (of a gift). What is empty is "none".

## Whose turn, whose cards, what goes together
turn-bars =
    { $isout ->
        [yes] { $seat } is out of the game.
       *[no] It is { $turn }’s turn, not { $seat }’s.
    }
turn-next = { $seat } is simply next in turn.
hold-bars = { $cards ->
    [none] { $seat } cannot have that many cards in hand.
   *[other] { $seat } cannot have { $cards } in hand.
}
form-bars = { $cards } cannot be played together in this game.
not_adopted-bars = { $cards } would be a combination that this table does not use.
single-bars = A single card lies there, so a single card must follow.
single-met = { $top ->
    [none] A card may be led alone.
   *[other] One card goes on one card.
}
sets-bars =
    { $fits ->
        [yes] As many cards, but not the same kind of play as { $top }.
       *[no] { $topmany ->
            [one] { $top } is one card, so one card must follow, not { $many }.
           *[other] { $top } is { $topmany } cards, so { $topmany } must follow, not { $many }.
        }
    }
sets-met = { $cards } count as one number.
runs-bars =
    { $top ->
        [none] { $cards } would go past the end of the numbers.
       *[other] { $fits ->
            [yes] { $cards } would go past the end of the numbers.
           *[no] { $topmany ->
                [one] { $top } is one card, so one card must follow, not { $many }.
               *[other] { $top } is { $topmany } cards, so { $topmany } must follow, not { $many }.
            }
        }
    }
runs-met = { $cards } follow one another in one suit.
run_joker_beyond-allows =
    In a run the joker may stand one step outside the numbers, here { $end ->
        [below] below the 3
        [both] below the 3 and beyond the 2
       *[above] beyond the 2
    }.
run_joker_beyond-overrides =
    In a run the joker may stand one step outside the numbers, here { $end ->
        [below] below the 3
        [both] below the 3 and beyond the 2
       *[above] beyond the 2
    }, where no card is.
run_joker_beyond-lifts = In a run the joker past its end stays the strongest.

joker_substitute-met = Among other cards a joker may stand for the one that is missing.
joker_substitute-bars =
    { $past ->
        [yes] { $cards } would go past the end of the numbers.
       *[no] A joker stands for another card, not for one that lies in the same play.
    }
joker_substitute-seen = The joker only stands in for { $named }; that this card can be seen elsewhere does not matter.

## Strength
stronger-bars =
    { $read ->
        [none] { $cards } { $many ->
            [one] does
           *[other] do
        } not beat { $top } as the order stands.
       *[other] { $cards } can only be { $read } here, and that does not beat { $top } as the order stands.
    }
stronger-met =
    { $many ->
        [one] { $cards } beats { $top }.
       *[other] { $cards } beat { $top }.
    }

## Locks
suit_lock-bars = The field is locked to { $suits }, and { $cards } { $many ->
    [one] does not fit.
   *[other] do not fit.
}
suit_lock-met = The field is locked to { $suits }, and { $cards } { $many ->
    [one] fits.
   *[other] fit.
}
strict_lock-bars = Only the next number in { $suits } may follow { $top }, and that is not { $cards }.
strict_lock-met = { $cards } is the next number in { $suits } after { $top }.

## Passing and looking
pass_at_will-unable = { $seat } has nothing that may be played.
pass_at_will-allows = On your own turn you may always pass.
pass_at_will-bars = The field is empty, and at this table whoever leads must play.
public_cards-bars =
    { $cards ->
        [none] Nobody may pick up the discards to see what has gone.
       *[other] Cards are played face up, so that everybody can see them.
    }

sentence-direction = The turn goes round the other way by now.

## The exchange
gives-also = Besides, { $seat } gives { $to } { $count ->
    [one] one card
   *[other] { $count } cards
}.
exchange-bars =
    { $other ->
        [none] The exchange comes first; nobody plays before it is done.
       *[other] { $count ->
            [0] { $seat } has nothing to give to { $other }.
            [one] { $seat } owes { $other } exactly one card.
           *[other] { $seat } owes { $other } exactly { $count } cards.
        }
    }
exchange-allows =
    { $count ->
        [one] { $seat } owes { $other } one card.
       *[other] { $seat } owes { $other } { $count } cards.
    }
exchange-asks = Last game’s titles say who gives how many cards to whom.
exchange-waits = The exchange comes first; play starts when everybody has given.
exchange_lie-bars = { $seat } owed nobody the strongest cards and so cannot have lied about them.
tax_penalty-bars = The deal is void, and nobody plays any more.
tax_penalty-asks = Whoever was found out in the last game gives one card more.
exchange_lie-places = A lie in the exchange that has come out ranks below everybody.

## Going out, places, titles
share-place = { $seats } share place { $place }.
going_out-over = There are not two players left, so the game is over.
going_out-holds = { $seat } still holds cards.
going_out-places = Places go by who went out first; the last one left takes the last open place.

## The next game
all_pass-not-yet = Cards still lie on the field; somebody leads only when it has been cleared.
joining-bars = A newcomer plays janken from the lowest player up and stops at the first loss, so { $seat } does not meet { $other } now.
joining-joined = A newcomer plays janken from the lowest player up, and comes in right below the first one who wins.

# Daifugo, cards 3 to 7.

## Matches, seats, deals (the basics of the daifugo book)
plain_order-order = Nothing turns the order of strength round, so the plain one holds.
pass_lasts-bars = { $seat } has passed and is out until the field is cleared.
pass_lasts-over = { $count ->
    [one] { $others } sits out until the field is cleared.
   *[other] { $others } sit out until the field is cleared.
}
run_follow-bars =
    { $place ->
        [below] As a run { $cards } counts below all others, and goes on none.
        [last] Every card of the run has to beat every card of { $top }, and the { $first ->
            [Jo] joker
           *[other] { $first }
        } does not beat the { $beaten ->
            [Jo] joker
           *[other] { $beaten }
        }.
        [second] The first card, the { $first ->
            [Jo] joker
           *[other] { $first }
        }, does not beat the second card of { $top }, the { $beaten ->
            [Jo] joker
           *[other] { $beaten }
        }.
       *[first] The first card, the { $first ->
            [Jo] joker
           *[other] { $first }
        }, does not beat the first card of { $top }, the { $beaten ->
            [Jo] joker
           *[other] { $beaten }
        }.
    }
turn-face-up = This game knows no cards face down, so { $cards } cannot be played.
turn-unasked = Nobody is asked to do that now.

## Debts and windows
debt-met = { $seat } { $owed }.
besides-offer = Besides, { $seat } { $owed }.
instead-offer = Instead { $seat } { $owed }.
debt-must = { $seat } cannot decline here.
debt-count =
    { $span ->
        [upto] { $count ->
            [one] At most one card is asked for here.
           *[other] At most { $count } cards are asked for here.
        }
        [between] At least { $least } and at most { $count } cards are asked for here.
       *[exact] { $count ->
            [one] Exactly one card is asked for here.
           *[other] Exactly { $count } cards are asked for here.
        }
    }
debt-other =
    { $to ->
        [none] It has to be another player who is still in the game.
       *[other] It has to be { $to }, and nobody else.
    }
debt-hold = Those cards cannot be in the hand that they would come from.
debt-there = Those cards do not lie where they would be drawn from.
debt-last = Nobody may part with the last cards in this way.
debt-weakest = A weaker card would be kept hidden.
debt-strongest = A stronger card would be kept back.
debt-of = { $choices ->
    [none] There is no card here that could be chosen.
   *[other] Only { $choices } can be chosen here.
}
debt-bars = The clause does not let it be met in this way.
window-stops = { $cards } may answer the skip.
window-let-skip = { $seat } may let the skip stand.
window-unstopped = { $cards } cannot answer the skip.
window-counters = { $cards } may undo what the play sets off.
window-let-act = { $seat } may let the play act.
window-uncountered = Only the spade of that number undoes what the play sets off, not { $cards }.
window-answers = { $cards } may answer the cut.
window-declined = { $seat } may let the cut stand.
window-unanswered = The field has been cut, and { $cards } cannot answer that.

## 9 to K

# Daifugo: A, 2, joker, locks, revolutions, classes.
number_lock-bars = Only the next number may follow { $top }, and that is not { $cards }.
number_lock-met = { $cards } has the next number after { $top }.

## 3
cross_dressing-met = The Ks in { $cards } go as Qs.
cross_dressing-bars = { $cards }: as many Ks as Qs have to go together.
reverse_lock-allows = { $cards } is one step weaker than { $top } in the same suit, which starts or keeps a reverse lock.
reverse_lock-overrides = { $cards } is one step weaker than { $top } in the same suit, which starts or keeps a reverse lock.
reverse_lock-bars = Only one step weaker than { $top } in { $suits } may follow, and that is not { $cards }.
partial_lock-bars = Only a play that contains { $suits } may follow, and { $cards } does not.
partial_lock-met = { $cards } contains { $suits }, as the partial lock asks.
anti_tribute-alters = Whoever holds both jokers gives nothing in the exchange.
first_play_with_card-leads = { $seat } holds the card that has to begin.
first_play_with_card-undecided-first-lead-card = Whoever holds the card that has to begin leads.
first_play_with_card-undecided-first-lead-agreed = The card that has to begin has been dealt to nobody, so the table agrees on who leads.
first_play_with_card-silent = Nobody holds the card that has to begin; the table agrees on who leads.
first_play_with_card-bars = The first play of the game must contain the card that { $seat } leads by, and { $cards } does not make such a play.
natural_disaster-alters = Whoever holds no card of 11 or above is spared the exchange.

# 飛び連番
short_spaced_run-bars = A spaced run has an interval as this table plays it, and what goes on it has the same one.
nothing-said = No clause of this rulebook speaks of that; this one comes nearest to it.
pass-costs = But this pass puts { $seat } out of the game{ $how ->
        [foul] , as by a foul finish
       *[other] {""}
    }.

## The table’s own order, and winning at once

## Million Doubt
face_down-met = Cards may lie face down, whatever they are.
face_down_among_others-met = It is enough that some cards in the place of those face down would make { $cards } a legal play.
read_previous-met = The cards face down in { $top } may be taken for whatever suits { $seat }.
joker_as_face_down-met = A joker among other cards stands for any card, like a card face down.
jokers_alone-wild = Two jokers that are both face down are wild cards, even when a doubt shows them.
jokers_alone-met = Without other cards, and face up, jokers are the strongest cards.
shared_suit_lock-bars =
    { $many ->
        [one] The field is locked to { $suits }, and { $cards } does not show that.
       *[other] The field is locked to { $suits }, and { $cards } do not show that.
    }
shared_suit_lock-met = The field is locked to { $suits }, which is among { $cards }.
canossa-bars = { $seat } has fallen, and plays nothing until the new daifugo gives leave.
expose_deal-bars = The hands still lie there; nobody plays before they are taken.
expose_deal-taken = The highest title takes the hand that shows the strongest card, the next title the next, and so on.
expose_deal-chosen = Everybody chooses a hand, the highest title first.
expose_deal-unsaid = It tells who takes which hand only where all titles are known, a card of each hand is turned up, and no two of these are equally strong.
teleforce-bars = The turns that the 4 left are over, and so is the game.
first_out_ends-bars = The game is over.
finish_barred-bars = { $cards } may not be among the last cards that { $seat } plays.
security_law-bars = { $seat } has fallen from the top, and may not make a revolution.
personal_suit_lock-bars = { $seat } may play only { $suits } now, and { $cards } { $many ->
    [one] does not fit.
   *[other] do not fit.
}
personal_number_lock-bars = { $seat } may play no number but { $number } now.
last_card_call-due = { $seat } has to say that one card is left before anybody else plays or passes.
last_card_call-bars = 
    { $cards ->
        [none] { $seat } has no last card to announce now.
       *[other] { $seat } did not announce the last card, and may not go out with { $cards } in this turn.
    }
high_single_rule-bars = The next player holds one card, and { $seat } has a stronger card than { $cards }. A single has to be the strongest of the hand.
vendetta_ban-bars = { $seat } was brought down by the daifugo, and may not go out so as to bring that player down in turn.
fu_ochi-moves = Miyako-ochi has happened and somebody else is second, so the fugo falls to hinmin.
reparations-asks = The one who fell in the last game and played on swaps one card more with everybody who was out earlier.
reparations-bars = { $seat } owes reparations, and has to give the weakest card of the hand.
reparations-waits = The exchange goes on, reparations among it.
reparations-allows = The reparations are part of the exchange.
bomb_pays-extra = Whoever’s 2 or bomb was beaten by a bomb has paid for it.
first_out_ends-settles = The game has ended by a foul finish, which pays for what the others lose.
hand_points-counted = Hands are counted: the winner gains the cards of the others, and the others lose their own.
hand_points-won = Who has no card left has won.
hand_points-nobody = Nobody has played the last card yet.
doubt-doubt = { $seat } may doubt cards that another player has laid face down.
doubt-through = { $seat } may let the play through without doubting it.
doubt-own = These are { $seat }’s own cards, so it is for the others to doubt them.
doubt-said = { $seat } has let the play through, or is not asked any more.
doubt-nothing = No cards lie there that were just played face down.
doubt-closed = The others have let these cards through, and nobody can doubt them any more.
doubt-stands = { $cards } would be right if somebody doubted it, and { $seat } would execute the penalty.
doubt-falls = { $cards } would be wrong if somebody doubted it, and { $seat } would be punished.
doubt-no-pass = Not to doubt is called through and is not a pass: { $seat } says “through”.
doubt-called = { $seat } has called doubt. Whoever is asked before may doubt instead; if nobody does, { $seat }’s doubt counts.
doubt-shown = { $seat } has been doubted and shows what lies face down.
doubt-unshown = What lies face down cannot be { $cards }.
going_out-choosing = { $seat } has something to decide before the last play is settled.
going_out-answerable = The last play may still be answered, so it is not settled yet.
going_out-doubtable = { $seat }’s last play is not all face up. Until the others have doubted it or let it through, nobody is out.
going_out-untold = Nothing so far has put { $seat } out.
all_pass-asks-again = All the others have passed. { $seat }, who played last, is asked once more before the field is cleared.
beat_own_play-asks-again = The last to play may play once more before the field is cleared, or passes.

## Rules said in sentences
sentence-bars = { $said }
sentence-asks = { $said }
sentence-shares = Who fell by it share the better place.
sentence-alters = { $said }
sentence-deal = { $said }
sentence-who_deals = { $said }
sentence-seating = { $said }
sentence-score = { $said }
sentence-extra = { $said }
sentence-places = { $said }
sentence-given = { $said }
sentence-set-over = { $said }
sentence-won = { $said }
sentence-nobody = { $said }
sentence-unlisted = { $by ->
        [agreement] Points go by a table that the players agree on, and none is given for { $count } players.
       *[other] The points are for another number of players than { $count }.
    }
sentence-none = The text lays down no titles for { $count } players.
sentence-first-game = { $by ->
        [score] That goes by the scores, and they are not all known, or not all different.
       *[places] That goes by the places of the last game, and nobody has one yet.
    }
sentence-reorders = { $said }
sentence-unable = { $seat } has nothing that may be played.
sentence-levels = { $said }
sentence-lifts = { $said }
sentence-allows = { $said }
sentence-overrides = { $said }
sentence-met = { $said }
sentence-leads = { $by ->
        [first] { $seat } was first in the last game and leads this one.
        [last] { $seat } came last in the last game and so leads this one.
       *[card] { $seat } holds { $card } and so leads.
    }
sentence-undecided-janken-winner = In a first game janken or the like decides who leads.
sentence-undecided-last-lowest = Whoever came last in the last game leads.
sentence-undecided-first-lead-card = Whoever holds { $card } leads.
sentence-silent = A card decides who leads the first game only; for others the text says nothing.
sentence-overlooks = { $top ->
        [none] The cards on top do not count, so the field is free.
       *[other] The cards on top do not count: what lies below them is to be beaten.
    }
sentence-reverses = The order of strength is turned round { $until }.
sentence-restores = This turns the order of strength round { $until }; as { $others } { $count ->
        [one] does
       *[other] do
    } so too, the order is as usual.
