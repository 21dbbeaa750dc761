# Rules that a book says in a sentence: the rule in words, made of its words.

said-cards =
    { $odd ->
        [odd] an odd number of { part-several }
        [even] an even number of { part-several }
       *[none] { $least ->
            [0] { $count ->
                [0] { $most ->
                    [0] { $only ->
                        [no] { part-any-number }
                       *[yes] { part-several }
                    }
                    [1] at most { part-one }
                   *[other] up to { part-most } { part-several }
                }
                [1] { $only ->
                    [yes] { $unique ->
                        [yes] { part-one } alone
                       *[no] a single { part-bare }
                    }
                   *[no] { part-one }
                }
               *[other] { part-number } { part-several }
            }
            [1] { $most ->
                [0] { part-one }
               *[other] up to { part-most } { part-several }
            }
           *[other] { $most ->
                [0] { part-least } { part-several }
               *[other] { $least } to { $most } { part-several }
            }
        }
    }{ $only ->
        [yes] { $count ->
            [1] { "" }
           *[other] { " " }and nothing else
        }
        [natural] { " " }without jokers
       *[no] { "" }
    }
part-any-number = { $named ->
        [none] { $colour ->
            [none] cards
           *[other] { part-one }
        }
       *[other] { part-one }
    }
part-one =
    { $unique ->
        [yes] the { part-bare }
       *[no] { $colour ->
            [none] { $rank ->
                [8] an { part-bare }
                [A] an { part-bare }
               *[other] a { part-bare }
            }
           *[other] { $suits ->
                [none] a { part-bare }
               *[other] { $rank ->
                    [8] an { part-bare }
                    [A] an { part-bare }
                   *[other] a { part-bare }
                }
            }
        }
    }
part-bare =
    { $named ->
        [none] { $colour ->
            [none] card
           *[other] { $suits ->
                [none] { $colour } card
               *[other] { $colour }
            }
        }
       *[other] { $suits ->
            [none] { $colour ->
                [none] { $named }
               *[other] { $colour } { $named }
            }
           *[other] { $named } of { $suits }
        }
    }
part-several =
    { $those ->
        [none] { $colour ->
            [none] cards
           *[other] { $suits ->
                [none] { $colour } cards
               *[other] { $suits }
            }
        }
       *[other] { $suits ->
            [none] { $colour ->
                [none] { $those }
               *[other] { $colour } { $those }
            }
           *[other] { $those } of { $suits }
        }
    }
part-least = { part-number-least } or more
part-most = { $most ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $most }
    }
part-number = { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $count }
    }
said-rank-several = { $rank ->
        [Jo] jokers
        [A] aces
       *[other] { $rank }s
    }
said-mix = { $near ->
        [yes] { "" }
       *[no] the combination{ " " }
    }{ $ranks }{ $one ->
        [one] { " " }of one suit
        [colour] { " " }of one colour
        [suits] { " " }of { $suits }
       *[any] { "" }
    }
said-joker = joker
said-numbers = { $exact ->
        [-1] { $most ->
            [0] { $unit ->
                [nth] { $least } or later
               *[other] { part-number-least } or more
            }
           *[other] { $unit ->
                [nth] { $least ->
                    [0] 1
                   *[other] { $least }
                } to { $most }
               *[other] { $least ->
                    [0] at most { part-most }
                   *[other] { part-number-least } to { part-most }
                }
            }
        }
       *[other] { $exact }
    }
part-number-least = { $least ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $least }
    }
said-mix-alone = { $noun } is a combination of its own. Nothing else may follow it, and it may follow nothing else, unless this rule allows it.
said-if = If { $parts }, { $then }
said-if-and = { " " }and{ " " }
said-if-game = { $nth ->
        [last] it is the last game of the match
       *[other] it is game { $nth } of the set
    }
said-if-players = { $players } players are left
said-if-held = { $held_exact ->
        [1] the player has one card in hand
       *[other] the player has { $held } cards in hand
    }
said-if-left = { $left_exact ->
        [0] the player has no cards left
        [1] the player has one card left
       *[other] the player has { $left } cards left
    }
said-if-marked = { $who } is marked
said-if-holds = { $when ->
        [gift] the giver
       *[play] the player
    } holds { $held }
said-note = { $text }
said-row = { $most ->
        [1] { $each ->
            [1] a card
            [2] two cards of one rank
            [3] three cards of one rank
            [4] four cards of one rank
           *[other] { $each } cards of one rank
        }
       *[other] { part-row-ranks } in a row
    }{ $suits ->
        [same] { $each ->
            [1] { " " }of one suit
           *[other] { " " }in the same suits
        }
       *[any] { "" }
    }{ $around ->
        [0] { "" }
        [1] { " " }that go on from the highest rank to the lowest
       *[other] { " " }that go on from the { $around } highest ranks to the lowest
    }{ $kicker ->
        [no] { "" }
        [single] { part-row-with } another card
        [pair] { part-row-with } a pair
        [two-singles] { part-row-with } two other cards
        [two-pairs] { part-row-with } two pairs
       *[other] { part-row-with } another card or a pair
    }
part-row-ranks = { $most ->
        [0] { $least ->
            [1] { "" }
           *[other] { part-least }{ " " }
        }
        [1] { "" }
       *[other] { $least ->
            [1] up to { part-most }{ " " }
           *[other] { $exact ->
                [yes] { part-most }{ " " }
               *[no] { $least } to { $most }{ " " }
            }
        }
    }{ $each ->
        [1] ranks
        [2] pairs
        [3] sets of three
        [4] sets of four
       *[other] sets of { $each }
    }
part-row-with = { $most ->
        [1] { " " }with
       *[other] { " " }each with
    }
said-row-alone = { $noun } are a combination of their own. Only a stronger one of the same kind may follow, and they may follow no other combination.
said-row-fine = That’s { $noun }.
said-row-made = { $low } to { $high } are { $length } { $each ->
    [1] ranks
    [2] pairs
   *[other] sets of { $each }
} in a row.
said-suit-S = spade
said-suit-H = heart
said-suit-D = diamond
said-suit-C = club
said-suit-red = red
said-suit-black = black
said-suit-same = of the same suit
said-suit-same-colour = of the same colour
said-suit-same-colours = of the same colours
said-gap = { " " }
said-below = { $cards }
said-below-by = { $cards ->
        [none] cards
       *[other] { $cards }
    } laid by { $who }
said-below-form = { $form }{ $count ->
        [0] { $least ->
            [0] { $most ->
                [0] { "" }
               *[other] { " " }of up to { part-most } cards
            }
           *[other] { $most ->
                [0] { " " }of { part-least } cards
               *[other] { " " }of { $least } to { $most } cards
            }
        }
        [1] { " " }of one card
       *[other] { " " }of { part-number } cards
    }
said-below-in-form = { $cards } { $form }
said-form-single = as a single card
said-form-set = in a set
said-form-run = in a run
said-form-spaced = in a spaced run
said-form-emperor = as an emperor
said-form-sequence = in a row of sets
said-form-flush = in a flush
said-form-kicker = in a set with a kicker
said-form-kicker_counting = in a set with a kicker
said-play-single = a single card
said-play-set = a set
said-play-run = a run
said-play-spaced = a spaced run
said-play-emperor = an emperor
said-play-sequence = a row of sets
said-play-flush = a flush
said-play-kicker = a set with a kicker
said-play-kicker_counting = a set with a kicker
said-until-clear = until the field is cleared
said-until-next-clear = until the field has been cleared twice
said-until-next-play = until the next cards are played
said-until-next-turn = on the next turn
said-until-game = for the rest of the game
said-mark-until = { $end ->
        [next-play] { $table ->
            [yes] until the next cards are played
           *[no] until their next play
        }
       *[next-turn] { $table ->
            [yes] until the next turn is over
           *[no] until the end of their next turn
        }
    }
said-until-counter-revolution = while the revolution lasts

part-where = { $form ->
        [none] { "" }
       *[other] { " " }{ $form }
    }{ $jokers ->
        [none] { "" }
       *[other] { " " }{ part-jokers }
    }{ $on ->
        [none] { $same ->
            [number] { " " }on the same rank
           *[none] { "" }
        }
       *[other] { " " }on { $on }{ $same ->
            [number] { " " }of the same rank
           *[none] { "" }
        }
    }{ $piled ->
        [0] { "" }
       *[other] { " " }so that { $piled } cards of one rank are on top of the field
    }{ $beside ->
        [none] { "" }
       *[other] { " " }{ $beside }
    }{ $joined ->
        [none] { "" }
       *[other] { " " }{ $joined }
    }{ $strongest ->
        [yes] { " " }including the strongest rank
       *[no] { "" }
    }{ $last ->
        [yes] { " " }as the player’s last cards
        [no] { " " }but not as the player’s last cards
       *[none] { "" }
    }{ $lead ->
        [yes] { " " }on an empty field
        [no] { " " }on other cards
       *[none] { "" }
    }{ $by ->
        [none] { "" }
       *[other] { " " }by the { $by }
    }{ part-while }{ $lock ->
        [yes] { " " }during a lock
       *[no] { "" }
    }{ $first ->
        [none] { "" }
       *[trick] { " " }in the first trick
    }{ $own ->
        [none] { "" }
       *[other] { " " }on the player’s own { $own }
    }{ $cleared ->
        [yes] { " " }and that clears the field
       *[no] { "" }
    }
part-making = { $makes ->
        [revolution] { " " }and that makes a revolution
        [counter-revolution] { " " }and that ends a revolution
        [either] { " " }and that makes or ends a revolution
        [turn] { " " }and that reverses the ranking
        [direction] { " " }and that reverses the direction of play
        [neither] { " " }and that neither makes nor ends a revolution
       *[none] { "" }
    }
said-rule-play = When { $noun } { $many ->
        [several] are
       *[one] is
    } played{ part-where }{ part-making }{ part-times }, { $then }.
said-rule-allow = { $noun } may be played{ part-where }, even if other rules forbid it{ $then ->
        [none] { "" }
       *[other] . Then { $then }
    }.
part-jokers = { $jokers_exact ->
        [0] without a joker
        [1] with a joker
        [2] with two jokers
        [-1] { $jokers_least ->
            [1] { $jokers_most ->
                [0] with jokers
               *[other] with { $jokers } jokers
            }
           *[other] with { $jokers } jokers
        }
       *[other] with { $jokers } jokers
    }
part-times = { part-times-in-all }{ $own_times ->
        [yes] { " " }by the same player
       *[no] { "" }
    }
part-times-in-all = { $time ->
        [0] { $time_least ->
            [0] { $time_most ->
                [0] { "" }
               *[other] { " " }for the first { $time_most } times in a game
            }
           *[other] { $time_most ->
                [0] { " " }for at least the { part-time-least } time in a game
               *[other] { " " }between the { part-time-least } and the { $time_most }th time in a game
            }
        }
        [1] { " " }for the first time in a game
        [2] { " " }for the second time in a game
        [3] { " " }for the third time in a game
        [4] { " " }for the fourth time in a game
        [5] { " " }for the fifth time in a game
       *[other] { " " }for the { $time }th time in a game
    }
part-time-least = { $time_least ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $time_least }th
    }
said-rule-answer = When a { $skip ->
        [yes] skip
       *[no] cut
    } { $on ->
        [none] { "" }
       *[other] with { $on }{ " " }
    }is answered with { $noun }{ $times ->
        [0] { "" }
        [1] , the same number of cards
        [2] , twice as many cards
       *[other] , { $times } times as many cards
    }{ $same ->
        [suits] { " " }in the same suits
       *[none] { "" }
    }{ $skip ->
        [yes] { " " }by a player who is skipped
       *[no] { "" }
    }, { $then }.
said-release = { $what ->
        [direction] the direction of play is back to normal
        [locks] all locks are lifted, and no new lock is made
        [suit-and-rank-locks] all locks on suits and ranks are lifted, and no new lock is made
        [overridden-locks] locks of rules that this one overrides are lifted, and no new one is made
        [suit-locks] all locks on suits alone are lifted, and no new one is made
        [revolution] a revolution ends
        [mark] { $mark } loses the mark
        [table] this is no longer in effect
       *[order] a reversal of the ranking until the clear ends
    }
said-take-over = these cards replace the cut, and may be answered too
said-again = the player may play once more before the turn goes on
said-cancel = the cut doesn’t happen: these cards are discarded and the trick goes on
said-nothing-else = these cards have no other effect
said-rule-swept = When the field is cleared on { $noun }{ part-where }, { $then }.
said-rule-clear = When the field is cleared{ $clears ->
        [play] { " " }by a play
        [pass] { " " }by passes
       *[any] { "" }
    }{ $by ->
        [none] { "" }
       *[other] { " " }on cards of the { $by }
    }{ part-turn-state }{ part-times }, { $then }.
said-rule-pass = When { $by ->
        [none] a player
       *[other] the { $by }
    } passes{ $passes ->
        [none] { "" }
       *[other] { $whose ->
            [all] { " " }and the players together have now passed { $passes } times in this game
           *[player] { " " }{ $passes } times in a game
        }
    }{ part-turn-state }{ part-times }, { $then }.
said-rule-turn = { $any ->
        [yes] at any time
       *[no] on { $by ->
            [none] a player
           *[other] the { $by }
        }’s turn
    }{ $lying ->
        [yes] { " " }with an empty field
        [no] { " " }with cards on the field
       *[none] { "" }
    }{ part-turn-state }{ part-turn-hand }{ $once ->
        [yes] , once a game
       *[no] { "" }
    }{ $instead ->
        [yes] , instead of playing
       *[no] { "" }
    }, { $calls ->
        [yes] { $any ->
            [yes] any player
           *[no] that player
        } may call it; then { $then }
       *[no] { $offered ->
            [none] { $then }
           *[other] { $offered }
        }{ part-following }
    }.
part-following = { $offered ->
        [none] { "" }
       *[other] { $then ->
            [none] { "" }
           *[other] ; { $together ->
                [none] then
               *[other] if that makes { $together } on the field,
            } { $then }
        }
    }
part-while = { $mark ->
        [none] { $order ->
            [turned] { " " }while the ranking is reversed
            [plain] { " " }while the ranking is normal
            [usual] { " " }while nothing has reversed the ranking
            [revolution] { " " }during a revolution
           *[none] { "" }
        }
        [now] { " " }now{ $order ->
            [turned] , because the ranking is reversed
            [plain] , because the ranking is normal
            [usual] , because nothing has reversed the ranking
            [revolution] , during the revolution
           *[none] { "" }
        }
       *[other] { " " }while { part-effect } is in effect{ $order ->
            [turned] { " " }and the ranking is reversed
            [plain] { " " }and the ranking is normal
            [usual] { " " }and nothing has reversed the ranking
            [revolution] { " " }during a revolution
           *[none] { "" }
        }
    }
part-effect = { $effect ->
        [none] this
       *[other] “{ $effect }”
    }
part-turn-state = { $first ->
        [none] { "" }
       *[trick] { " " }in the first trick
    }{ part-while }{ $lock ->
        [yes] { " " }during a lock
       *[no] { "" }
    }{ $own ->
        [none] { "" }
       *[other] { " " }with their own { $own } on top of the field
    }
part-turn-hand = { $stuck ->
        [yes] { " " }with no card that may be played
       *[no] { "" }
    }{ $in_hand ->
        [none] { "" }
       *[other] { $in_hand_exact ->
            [1] { " " }with only one card in hand
           *[other] { " " }with { $in_hand } cards in hand
        }
    }{ $outnumbers ->
        [yes] { " " }with more cards of the rank on the field in hand than are on the field
       *[no] { "" }
    }
said-rule-hand = When a player holds { $held }{ $dealt ->
        [before] { " " }as dealt, before the exchange
        [after] { " " }after the exchange, before the first play
       *[none] { "" }
    }, { $then }.
said-rule-out = When { $by ->
        [none] a player
       *[other] the { $by }
    } { $left ->
        [foul] goes out by a foul
        [foul-by-a-play] goes out by a foul by playing their last cards
        [any] goes out
       *[first] goes out first{ $fouls ->
            [yes] , even by a foul
           *[no] { "" }
        }
    }{ part-turn-state }{ part-times }, { $then }.
said-rule-game = { $game ->
        [first] In the first game,
        [later] From the second game on,
        [set] In the first game of a set,
       *[any] In every game,
    } { $then }.
said-rule-always = { $order ->
        [turned] while the ranking is reversed,{ " " }
        [plain] while the ranking is normal,{ " " }
        [usual] while nothing has reversed the ranking,{ " " }
        [revolution] during a revolution{ " " }
       *[none] { "" }
    }{ $then }.
said-put-number = a card of that rank
said-put = { $cards } { part-put }{ $until ->
        [none] { "" }
       *[other] { " " }{ $until }
    }
said-put-comes = { $cards } { part-put }
part-put = { $place ->
        [top] are stronger than all other ranks
        [bottom] are weaker than all other ranks
       *[above] { $next ->
            [none] rank just above the { $above } in the usual ranking
           *[other] rank between the { $above } and the { $next }
        }
    }
said-put-holds = { $turns ->
        [yes] while the ranking isn’t reversed,{ " " }
       *[no] { "" }
    }{ $cards } { part-put }.
said-put-card = { $suits ->
        [none] { $colour ->
            [none] { "" }
           *[other] { $colour }{ " " }
        }
       *[other] { "" }
    }{ $rank ->
        [Jo] jokers
        [A] aces
        [named] cards of the rank that the table has chosen
        [played] cards of the rank played
       *[other] { $rank }s
    }{ $suits ->
        [none] { "" }
       *[other] { " " }of { $suits }
    }
said-besides-then-put-turns = { $said ->
        [yes] When the ranking is reversed, they are at the other end.
       *[no] { "" }
    }
said-besides-then-put-named = { $said ->
        [yes] The table may choose another rank.
       *[no] { "" }
    }
said-besides-then-put-rest_stays = { $said ->
        [yes] All other ranks stay in their usual order, even if the ranking is reversed.
       *[no] { "" }
    }
said-besides-when-play-compared-faces = { $said ->
        [no] J, Q, K and A count as neither even nor odd.
       *[yes] J, Q, K and A count as 11, 12, 13 and 1.
    }
said-rule-gift = { $reign ->
        [none] { "" }
       *[other] { $reign_exact ->
            [1] if the daifugo is a new one,{ " " }
           *[other] if the same player has been daifugo { $reign } times in a row,{ " " }
        }
    }{ $by ->
        [none] in the exchange,{ " " }
       *[other] when the { $by } gives in the exchange,{ " " }
    }{ $then }.
said-rule-end = When { $nth ->
        [none] a game
        [last] the last game of a match
        [any] a game
       *[other] game { $nth } of a set
    } ends, { $then }.
said-why-game = { $nth ->
        [last] It is the last game of the match.
       *[other] It is game { $nth } of the set.
    }
said-deal = { $whole ->
        [yes] { $how ->
            [each] Each player is dealt { part-dealt }; any left over aren’t used.
            [whole] The whole deck is dealt out, so hands may differ by one card.
           *[equal] Each player gets the same number of cards; any left over aren’t used.
        }
       *[no] { $how ->
            [each] each player is dealt { part-dealt }, and the rest isn’t used
            [whole] the whole deck is dealt out, so hands may differ by one card
           *[equal] each player gets the same number of cards, and the rest isn’t used
        }
    }
part-dealt = { $count ->
        [one] one card
       *[other] { part-number } cards
    }
said-deal-more = { $whole ->
        [yes] The
       *[no] the
    } { $title } is dealt { $count ->
        [one] one card { part-fewer }
       *[other] { part-number } cards { part-fewer }
    } than the usual share{ $whole ->
        [yes] .
       *[no] { "" }
    }
part-fewer = { $fewer ->
        [yes] fewer
       *[no] more
    }
said-dealer = { $whole ->
        [yes] { $place ->
            [first] The winner of the last game deals.
           *[last] The player who came last in the last game deals.
        }
       *[no] { $place ->
            [first] the winner of the last game deals
           *[last] the player who came last in the last game deals
        }
    }
said-seats = { $whole ->
        [yes] { $how ->
            [lowest-first] Players sit by their places in the last game, lowest first.
            [highest-first] Players sit by their places in the last game, highest first.
            [lowest-score-first] Players sit by score, lowest first.
            [highest-score-first] Players sit by score, highest first.
            [as-before] The new seating was for this game only.
           *[as-they-sit] The new seating stays for the following games.
        }
       *[no] { $how ->
            [lowest-first] players sit by their places in the last game, lowest first
            [highest-first] players sit by their places in the last game, highest first
            [lowest-score-first] players sit by score, lowest first
            [highest-score-first] players sit by score, highest first
            [as-before] a new seating made during the last game ends
           *[as-they-sit] a new seating made during the last game stays
        }
    }
said-points = { $whole ->
        [yes] { $by ->
            [players-below] Each place scores one point for each player below it.
            [agreement] The points for each place are agreed at the table.
           *[none] The places score { $points } points, from first place down.
        }
       *[no] { $by ->
            [players-below] each place scores one point for each player below it
            [agreement] the points for each place are as agreed at the table
           *[none] the places score { $points } points, from first place down
        }
    }
part-points = { $count ->
        [one] one point
       *[other] { $count } points
    }
said-points-with = { $whole ->
        [yes] Partners, who sit opposite, each score the points of both.
       *[no] partners, who sit opposite, each score the points of both
    }
said-points-more = { $whole ->
        [yes] { $how ->
            [several] The places score { $points } extra points, from first place down.
            [fewer] First place scores { part-points } less.
           *[more] First place scores { part-points } more.
        }
       *[no] { $end ->
            [yes] { $how ->
                [several] the places score { $points } extra points, from first place down
                [fewer] first place scores { part-points } less
               *[more] first place scores { part-points } more
            }
           *[no] { $who } { $how ->
                [fewer] { $many ->
                    [yes] lose
                   *[no] loses
                }
               *[more] { $many ->
                    [yes] get
                   *[no] gets
                }
            } { part-points }{ $each ->
                [yes] { part-each-played }
               *[no] { "" }
            }
        }
    }
said-cost = { $whole ->
        [yes] Each
       *[no] each
    } { $rank ->
        [none] card
       *[other] { $rank }
    } left in hand costs { part-points }{ $twice ->
        [0] { "" }
       *[other] , twice that with { $twice } or more cards
    }{ $thrice ->
        [0] { "" }
       *[other] , three times that with { $thrice } or more
    }{ $whole ->
        [yes] .
       *[no] { "" }
    }
said-last = { $whole ->
        [yes] { $who ->
            [fouls] Foul finishers are at the bottom, the earlier the lower.
            [falls] Players who fell are at the bottom, the earlier the lower.
            [fouls-and-falls] Foul finishers and players who fell are at the bottom, the earlier the lower.
            [falls-above-fouls] Players who fell come last, but above foul finishers.
           *[bursts] Players whose hands burst are at the bottom, the earlier the lower.
        }
       *[no] { $who ->
            [fouls] foul finishers are at the bottom, the earlier the lower
            [falls] players who fell are at the bottom, the earlier the lower
            [fouls-and-falls] foul finishers and players who fell are at the bottom, the earlier the lower
            [falls-above-fouls] players who fell come last, but above foul finishers
           *[bursts] players whose hands burst are at the bottom, the earlier the lower
        }
    }
said-places = { $whole ->
        [yes] Players
       *[no] players
    } with cards left are placed by how many they hold, { $most ->
        [yes] most
       *[no] fewest
    } first{ $ties ->
        [in-turn] ; ties go to the player next in turn after the first to go out
        [weaker-hand] ; ties go to the weaker hand, compared from the strongest card down
       *[shared] { "" }
    }{ $whole ->
        [yes] .
       *[no] { "" }
    }
said-titles = { $whole ->
        [yes] { $how ->
            [one-up] All titles move up by one, and the highest becomes the lowest.
            [wiped-out] All titles are lost, and the next game starts without them.
           *[by-place] The titles go by the order in which the players finished.
        }
       *[no] { $how ->
            [one-up] all titles move up by one at once, and the highest becomes the lowest
            [wiped-out] all titles are lost, and the next game starts without them
           *[by-place] each place has a title, depending on the number of players
        }
    }
said-winner = { $whole ->
        [yes] { $who ->
            [first-out] The first player to go out wins.
           *[all-who-are-out] All players who have gone out win.
        }
       *[no] { $who ->
            [first-out] the first player to go out wins
           *[all-who-are-out] all players who have gone out win
        }
    }
said-burst = the hand bursts: that player is out, with all their cards
said-gift-none = { $whole ->
        [yes] { $gift ->
            [up] The poor side gives nothing in the exchange.
            [back] The rich side gives nothing back in the exchange.
            [titled] That player gives nothing in the exchange.
           *[any] There is no exchange.
        }
       *[no] { $gift ->
            [up] the poor side gives nothing
            [back] the rich side gives nothing back
            [titled] nothing is given
           *[any] nobody gives anything
        }
    }
said-gift-card = { $rank ->
        [Jo] jokers
        [A] aces
       *[other] { $rank }s
    }
said-gift-cards = { $head } or { $tail }
said-gift-never = { $whole ->
        [yes] { $gift ->
            [up] The poor side gives no { $cards } in the exchange.
            [back] The rich side gives no { $cards } back in the exchange.
            [titled] That player gives no { $cards } in the exchange.
           *[any] Nobody gives { $cards } in the exchange.
        }
       *[no] { $gift ->
            [up] the poor side gives no { $cards }
            [back] the rich side gives no { $cards } back
            [titled] no { $cards } are given
           *[any] nobody gives { $cards }
        }
    }
said-gift-most = { $whole ->
        [yes] { $gift ->
            [titled] That player gives back only cards of { $rank } or below.
           *[other] Only cards of { $rank } or below are given back.
        } { $lacking ->
            [any] If there aren’t enough, they all go back, and any other cards make up the number.
           *[other] If there aren’t enough, the weakest of the others are added.
        }
       *[no] { $lacking ->
            [any] only cards of { $rank } or below are given back, or any others if there aren’t enough
           *[other] only cards of { $rank } or below are given back, plus the weakest of the others if there aren’t enough
        }
    }
said-gift-unseen = { $whole ->
        [yes] { $gift ->
            [up] The rich side draws from the poor side’s hand without looking.
           *[any] Players draw the cards that they get without looking.
        }
       *[no] { $gift ->
            [up] the poor side lays its hand face down, and the rich side draws from it without looking
           *[any] players draw the cards that they get without looking
        }
    }
said-gift-more = { $whole ->
        [yes] { $count ->
            [0] One more card is given for each further game that the daifugo has kept the title
            [one] One more card is given
           *[other] { $count } more cards are given
        }
       *[no] { $count ->
            [0] one more card is given for each further game that the same player is daifugo
            [one] one more card is given
           *[other] { $count } more cards are given
        }
    }{ $most ->
        [0] { "" }
       *[other] , up to { $most } more
    }{ $whole ->
        [yes] { $reign ->
            [none] .
           *[other] , because the daifugo has kept the title for { $reign } games in a row.
        }
       *[no] { "" }
    }
said-gift-chosen = { $whole ->
        [yes] { $gift ->
            [up] The poor side also chooses what it gives.
            [titled] That player also chooses what to give.
           *[any] All players choose what they give.
        }
       *[no] { $gift ->
            [up] the poor side also chooses what it gives
            [titled] that player also chooses the cards
           *[any] all players choose what they give
        }
    }
said-gift-strongest = { $whole ->
        [yes] The poor side gives its strongest cards, from the joker and the 2 down.
       *[no] the poor side gives its strongest cards in the usual ranking (joker, 2, A and so on down)
    }
said-gift-seen = { $whole ->
        [yes] The rich side gives back only after it has received.
       *[no] the rich side chooses what to give back after it has seen the poor side’s cards
    }
said-gift-at_once = { $whole ->
        [yes] Both sides give at the same time, before seeing what they get.
       *[no] both sides give at the same time, before seeing what they get
    }
said-follow = { $form } may be played, and { $how ->
        [no-play] nothing may follow it
       *[as-many] only another one with the same number of cards may follow it
    }.
said-must-pass = { $first ->
        [trick] in the first trick{ " " }
        [turn] on their first turn{ " " }
       *[none] { "" }
    }{ $by ->
        [none] { $mark ->
            [player] marked players
           *[other] all players
        }
       *[other] the { $by }
    } may only pass{ $mark ->
        [table] { " " }while { part-effect } is in effect
       *[other] { "" }
    }
said-leads-next = the player leads the next time the field is cleared{ $first ->
        [yes] , unless another player already has that right
       *[no] { "" }
    }
said-leads = { $by ->
        [card] the player who holds the { $rank } of { $suits } leads
        [janken] janken (rock-paper-scissors) or the like decides who leads
        [title] { $who } leads
        [first] the winner of the last game leads
       *[last] the player who came last in the last game leads
    }
said-fallen = { $who ->
        [none] a player
       *[other] { $who }
    } { $how ->
        [last] comes last in the end
       *[out] is out at once
    }
said-hand-cards = { $cards }
said-hand-without = no { part-several }
said-hand-suit = every rank of one suit
said-hand-many = { $cards_exact ->
        [1] just one card
       *[other] { $cards } cards
    }
said-hand-pairs = only pairs
said-hand-pairs-but-one = only pairs and at most one more card
said-hand-ranks = every rank from { $first } to { $last }
said-hand-row = { $row } { $each ->
        [1] ranks
        [2] pairs
        [3] sets of three
       *[other] sets of { $each }
    } in a row
said-end-upside-down = the game ends, and the places of the last game are reversed
said-end-all-equal = the game ends and all players become heimin
said-end-its-player-first = the game ends: the player is first, and the others keep their order from the last game
said-end-falls = the game ends: the player is first, and the others keep their order from the last game, but the old daifugo is last
said-end-by-cards-left = the game ends: the player is first, and the others are placed by how few cards they have left
said-end-all-of-one-title = the game ends and all players become heimin; players who were out already score the points for their place
said-ends-equal = The game has ended, and all players are heimin.
said-end-the-rest-equal = the game ends, and all players who aren’t out become heimin
said-must-play = { $by ->
        [none] a player who
       *[other] the { $by }, if they
    } can play{ $own ->
        [none] { "" }
       *[other] { " " }on their own { $own }
    }{ $by ->
        [none] { "" }
       *[other] ,
    } may not pass{ $passes ->
        [none] { "" }
       *[other] { $whose ->
            [all] { " " }if the players together would then have passed { $passes } times in a game
           *[player] { " " }{ $passes } times in a game
        }
    }{ $order ->
        [turned] { " " }while the ranking is reversed
        [plain] { " " }while the ranking is normal
        [usual] { " " }while nothing has reversed the ranking
        [revolution] { " " }during a revolution
       *[none] { "" }
    }.
said-where = { part-where }
said-forbid = { $noun } may not be played{ part-where }.
said-allowed = { $noun } may be played{ part-where }.
said-allowed-on-anything = { $noun } may be played on anything.
said-cause = { $any_cards ->
        [yes] { $piled ->
            [0] { part-played }
           *[other] { $piled } cards of one rank are on top now
        }
       *[no] { part-played }{ $same ->
            [suits] { " " }{ $many ->
                [several] in the same suits
               *[one] of the same suit
            }
           *[none] { "" }
        }
    }
said-cause-made = { $nth ->
        [0] { $makes ->
            [revolution] There was a revolution
            [counter-revolution] A revolution was ended
            [turn] The ranking was reversed
            [direction] The direction of play was reversed
           *[either] A revolution was made or ended
        }
       *[other] It was the { $nth ->
            [2] second
            [3] third
            [4] fourth
            [5] fifth
           *[other] { $nth }th
        } { $makes ->
            [turn] reversal of the ranking
            [direction] reversal of the direction
           *[other] revolution
        }
    }
said-cause-swept = The field was cleared on { $noun }{ part-where }
happens-since = { $since }, so { $effect }.
happens-by-play = { $player } played { $laid }, so { $effect }.
cause-all-passed = Everyone has passed on the empty field
cause-unanswered = Nobody answered the last play
cause-nobody-left = Everyone else has passed or is out
cause-own-last = { $seat }’s last { $count ->
    [one] card was
   *[other] cards were
} played
cause-taken-back = The last play was taken back
cause-foul-finish = The last play would be a foul finish
cause-highest-bidder = The highest bidder is the landlord
cause-doubt-settled = The doubt is settled
cause-doubt-right = { $seat }’s doubt was right
cause-doubt-failed = { $seat }’s doubt was wrong

said-order = the ranking is reversed { $until }
said-direction = the direction of play is reversed{ $until ->
        [none] { "" }
       *[other] { " " }{ $until }
    }
said-prevent = { $what ->
        [clear] the field isn’t cleared
        [suit-lock] no suit lock is made
        [order] the ranking isn’t reversed
        [all-unless-chosen] the player chooses whether a revolution is made or ended, with everything that goes with it
        [revolution-unless-chosen] the player chooses whether a revolution is made or ended
       *[revolution] no revolution is made or ended
    }
said-prevent-who = rules that this one overrides do nothing to { $who } and ask nothing of them
said-firm = { $how ->
        [but-by-such] only such a play can counter the revolution
        [even-by-such] nothing can counter the revolution, not even such a play
       *[for-good] no play makes or ends a revolution any more in this game
    }
said-lock = { $sealed ->
        [none] only { $only } may follow { $until }
       *[other] no { $sealed } may follow { $until }
    }{ $free ->
        [yes] , even if other rules forbid it
       *[no] { "" }
    }
said-lock-holds = { $end ->
        [next-play] { part-lock-next }
        [next-turn] { part-lock-next }
       *[other] { $sealed ->
            [none] Only { $only } may be played { $until }.
           *[other] No { $sealed } may be played { $until }.
        }
    }
said-free = such cards may follow{ $form ->
        [same] { " " }in the same form and number
       *[any] { "" }
    } { $until }, even if other rules forbid it
said-free-holds = { $end ->
        [next-play] { part-free-holds } next
        [next-turn] { part-free-holds } next
       *[other] { part-free-holds } { $until }
    }.
said-overlook = { $below ->
        [all] the next player may play anything
       *[one] the next player has to beat the cards below it
    }
said-suits-decide = The ranks are equal, and { $cards } has the higher suit.
said-step-equal =
    { $near ->
        [yes] on an equally strong play
       *[no] with the same strength as the play below
    }
said-step-stronger = with more strength{ part-than }
said-step-one-stronger = one step stronger{ part-than }
said-step-one-weaker = one step weaker{ part-than }
said-step-one-lower = one rank below the play there
said-step-not-stronger = without being stronger{ part-than }
said-other-parity = Only { $under } ranks may follow { $under } ranks, and { $cards } { $count ->
    [one] isn’t
   *[other] aren’t
} { $under }.
said-beside-parity-other = odd on even or even on odd
said-beside-parity-odd-on-even = odd on even
said-same-strength = strength
said-same-form = form
said-same-count = number of cards
said-beside-same = with the same { $what } as the play below{ $more ->
        [yes] ,
       *[no] { "" }
    }
said-beside-form-same = on the same form
said-beside-form-other = on a different form
said-beside-count-same = with as many cards as the play below
said-beside-count-more = { $near ->
        [yes] because there are more of them
       *[no] with more cards than the play below
    }
said-beside-suit-same = { $after ->
        [step] and in the same suits
       *[none] in the same suits as the play below
    }
said-beside-suit-same-colour = { $after ->
        [step] and in the same colour
       *[none] in the same colour as the play below
    }
said-beside-suit-same-colours = { $after ->
        [step] and in the same colours
       *[none] in the same colours as the play below
    }
said-beside-suit-one-on-several = in one suit on cards of several suits
said-beside-suit-several-on-one = in several suits on cards of one suit
said-beside-together = { $way ->
        [cause] and that made { $together } in all
        [allowed] { $near ->
            [yes] because that makes { $together } in all
           *[no] for a total of { $together }{ part-together }
        }
       *[other] { $near ->
            [yes] if that makes { $together } in all
           *[no] for a total of { $together }{ part-together }
        }
    }
part-together = { " " }with the play below{ $jokers ->
        [yes] , including jokers
       *[no] { "" }
    }
said-beside-suits-up = { $near ->
        [yes] if the suit is higher
       *[no] in a higher suit{ part-than }
    }
said-beside-face-down-some = with some cards face down
said-beside-face-down-all = with all cards face down
said-beside-suit-lacking = without one of the suits of the play below
said-beside-joker-anywhere = with a joker that stands in for a card
said-beside-suits = { $how ->
        [one] in one suit
        [several] in more than one suit
        [one-colour] in one colour
       *[other] only in { $colour }
    }
said-beside-joker-end = with a joker at one end
said-beside-joker-end-or-pair = with a joker at one end or next to another joker
said-beside-around = on a run that goes on from the top rank to the lowest
said-below-jokers = { $cards ->
        [none] cards
       *[other] { $cards }
    } { part-jokers }
said-beside-plays = on a field of { $plays_exact ->
        [1] one play
       *[other] { $plays } plays
    }
said-beside-anywhere = on a field that shows { $on }
said-only = { $number ->
        [none] { $alike ->
            [yes] { $those ->
                [none] cards
               *[other] { $those }
            }
           *[no] { part-several }
        }
       *[other] { $suits ->
            [none] { $alike ->
                [yes] { "" }
               *[no] { $colour ->
                    [none] { "" }
                   *[other] { $colour }{ " " }
                }
            }
           *[other] { "" }
        }{ $number } ranks{ $suits ->
            [none] { "" }
           *[other] { " " }of { $suits }
        }{ $those ->
            [none] { "" }
           *[other] { " " }or { $those }
        }
    }{ $alike ->
        [yes] { " " }{ $colour }
       *[no] { "" }
    }
said-mark-table = this is in effect { $until }
said-mark = { $who } is marked { $until }
said-aside = the cards on the field leave the game for good
said-join = { $whole ->
        [yes] they form one play with the cards below
       *[no] they are added to the cards below, and the next player only has to beat those
    }
said-clear = the field is cleared and { part-player } leads
said-clear-alone = the field is cleared
said-clear-lead = the field is cleared and { $lead }
said-clear-at-once = the field is cleared before anyone can doubt the play, and the player leads
said-lead = { $who } leads
said-lead-after-last = the player after the last one to play leads, unless a play cleared the field
said-lead-after-any-clear = the player after the last one to play leads, even if a play cleared the field
said-win = { part-player } { $may ->
        [yes] may go out
       *[no] goes out
    } at once
said-fall = { part-player } is out by a foul{ $together ->
        [yes] , and all who go out by it share the best of their places
       *[no] { "" }
    }
said-foul = going out this way is a foul
said-take-field = { $when ->
        [turn] { part-player } may take { part-field-taken } into hand
        [called] { part-player } may take { part-field-taken } into hand
        [anybody] { part-player } may take { part-field-taken } into hand
        [pass] that player takes { part-field-taken } into hand{ $below ->
            [yes] { "" }
           *[no] , and the next player leads
        }
       *[play] the player takes { $below ->
            [yes] the play just below
           *[no] all cards below
        } into hand
    }
part-field-taken = { $below ->
        [yes] the top play of the field
       *[no] all cards on the field
    }
said-add = { part-player } may add cards of the same rank{ $jokers ->
        [yes] , or jokers,
       *[no] { "" }
    } to another player’s play on top of the field
said-hush = its cards don’t trigger the rules of their ranks{ $but ->
        [none] { "" }
       *[other] , except for { $but }
    }
said-seize = { $once ->
        [yes] once a game{ " " }
       *[no] { "" }
    }{ $who } may take the cards into hand at once; then they have no effect, and their player counts as having passed
said-skip = { $who ->
        [none] { $passing ->
            [yes] { part-skipped }, which counts as having passed
           *[no] { part-skipped }
        }
       *[other] { $who } { $many ->
            [yes] each miss
           *[no] misses
        } a turn
    }
part-skipped = { $count ->
        [0] { $by ->
            [more] one player is skipped for the first { part-bare } and two more for each further one
            [below] one player is skipped for each play of that rank below
           *[each] one player is skipped{ part-each-played }
        }
        [1] the next player is skipped
       *[other] the next { part-number } players are skipped
    }
part-player = { $when ->
        [pass] that player
        [turn] that player
        [hand] that player
        [out] that player
        [clear] the player of the last cards
        [called] that player
        [anybody] any player
       *[play] the player
    }
said-players = { $who ->
        [player] { part-player }
        [next] the next player
        [previous] the player before
        [left] the neighbour on the left
        [right] the neighbour on the right
        [opposite] the player opposite
        [below] { $when ->
            [play] the player of the cards below
            [clear] the player of the cards below those
            [swept] the player of the cards below
           *[other] the player of the cards on the field
        }
        [marked] the marked player
        [first] the player with the highest title
        [last] the player with the lowest title
        [most-cards] the player with the most cards
        [fewest-cards] the player with the fewest cards
        [all] each player
        [others] each other player
        [picked] { $act ->
            [does] another player, picked by { part-player },
            [with] any other player
           *[none] any player
        }
        [joker-holder] the player who holds a joker
        [neighbour] a neighbour
        [dominant] the player on the side of the dominant hand
        [next-holder] the next player in turn who has such a card
       *[other] the { $title }
    }
part-who = { $by } { $may ->
        [yes] may
       *[no] { $many ->
            [yes] have to
           *[no] has to
        }
    }
part-how-many = { $strongest ->
        [yes] { $count ->
            [0] { part-at-most }one of the strongest cards
            [1] the strongest card
           *[other] { part-at-most }the { part-number } strongest cards
        }
       *[no] { $count ->
            [0] { part-at-most }one card
            [1] one card
           *[other] { part-at-most }{ part-number } cards
        }
    }
part-for-each = { $count ->
        [0] { part-each-played }
       *[other] { "" }
    }
part-lost-for-each = { $all ->
        [yes] { "" }
       *[no] { part-for-each }
    }
part-each-played = { " " }for each { part-bare } played
said-discard = { part-who } discard { $of ->
        [none] { part-how-many }
       *[other] { part-taken }
    }{ part-lost-for-each }
said-discard-row = { part-who } discard { $row } ranks in a row{ $suits ->
        [one] { " " }of one suit
        [one-colour] { " " }that are all red or all black
       *[any] { "" }
    }{ $jokers ->
        [yes] , with jokers for missing cards
       *[no] { "" }
    }
said-number-there = { $many ->
        [yes] cards of the rank on the field
       *[no] card of the rank on the field
    }
said-number-played = { $many ->
        [yes] cards of the same rank
       *[no] card of the same rank
    }
said-discard-weaker = { $then }, weaker than the cards played
said-discard-blind = { $then }, drawn unseen by a player of their choice
said-take = { $by } { $may ->
        [yes] may take
       *[no] { $many ->
            [yes] take
           *[no] takes
        }
    } { $of ->
        [none] { part-how-many }
       *[other] { part-taken }
    } from { $from }{ part-for-each }
said-take-named = { $each ->
        [yes] once{ part-each-played }, { "" }
       *[no] { "" }
    }{ $by } may ask { $from } for a card, and gets it if they have it
part-taken = { $all ->
        [yes] { $fewer ->
            [yes] any number of { $taken }
           *[no] all { $taken }
        }
       *[no] { $count ->
            [0] { part-at-most }one { $of }
            [1] one { $of }
           *[other] { part-at-most }{ part-number } { $taken }
        }
    }
part-at-most = { $fewer ->
        [yes] up to { "" }
       *[no] { "" }
    }
said-draw = { $below ->
        [yes] { part-who } take { part-how-many } from the play just below{ part-for-each }
       *[no] { $to ->
            [none] { part-who } draw { part-how-many } from the discards{ $blind ->
                [yes] {" "}without looking
               *[no] {""}
            }{ part-for-each }
           *[other] { part-who } pick { part-how-many } from the discards{ part-for-each } for { $to }, who takes { $count ->
                [1] it
               *[other] them
            }
        }
    }{ $stays ->
        [yes] , even after playing the last card, and isn’t out then
       *[no] {""}
    }
said-draw-as-many = { $may ->
        [yes] may then draw up to as many
       *[no] then draws as many
    } from the discards{ $blind ->
        [yes] {" "}without looking
       *[no] {""}
    }{ $own ->
        [yes] , including those just discarded
       *[no] , but not those just discarded
    }
said-draw-each = { $each ->
        [0] no cards are drawn from the discards
       *[other] { part-who } draw { $each ->
            [1] one card
           *[other] { $each } cards
        } from the discards{ part-each-played }
    }
said-mix-hands = { $whose ->
        [others] all hands
       *[pair] { $may ->
            [yes] { part-player } may have their hand and that of { $with }
           *[no] the hands of { part-player } and of { $with }
        }
    } { $whose ->
        [others] are shuffled together and dealt out again
       *[pair] { $may ->
            [yes] shuffled together and dealt out again
           *[no] are shuffled together and dealt out again
        }
    }, { $equally ->
        [yes] one card at a time from the next player on
       *[no] as many cards to each as before
    }
said-show = { part-who } show the { $card } card in hand to { $seen ->
        [some] { $to } only
       *[all] all players
    }
said-show-look = { part-player } { $may ->
        [yes] may look
       *[no] has to look
    } at { $at ->
        [card] { $count ->
            [0] one card in { part-looked-at }
            [1] one card in { part-looked-at }
           *[other] { part-number } cards in { part-looked-at }
        }
       *[hand] { $picked ->
            [yes] { $count ->
                [0] one other player’s hand
                [1] one other player’s hand
               *[other] the hands of { part-number } other players
            }
           *[no] { part-looked-at }
        }
    }{ part-for-each }
part-looked-at = { $picked ->
        [yes] { $count ->
            [0] another player’s hand
            [1] another player’s hand
           *[other] other players’ hands
        }
       *[no] the hand of { $who }
    }
said-swap = { $by } { $may ->
        [yes] may swap
       *[no] { $many ->
            [yes] swap
           *[no] swaps
        }
    } { $count ->
        [one] one card
       *[other] { part-number } cards
    } for { $strongest ->
        [yes] the { $count ->
            [one] strongest card
           *[other] { part-number } strongest cards
        }
       *[no] { $count ->
            [one] one
           *[other] as many
        }
    } of { $with }
said-swap-hands = { $by } { $may ->
        [yes] may swap
       *[no] { $many ->
            [yes] swap
           *[no] swaps
        }
    } hands with { $with }
said-give = { part-who } give { $to } { $of ->
        [none] { part-how-many }
       *[other] { part-taken }
    }{ part-lost-for-each }

## After the sentence: how its words are meant

said-besides-when-play-stand_ins = { $said ->
        [yes] Jokers that stand in for such cards also count.
       *[no] { "" }
    }
said-besides-when-play-on-stand_ins = { $said ->
        [yes] Jokers that stand in for cards below also count.
       *[no] { "" }
    }
said-besides-when-pass-skipped_pass = { $said ->
        [yes] A turn that is skipped counts as a pass.
       *[no] { "" }
    }
said-besides-when-pass-stuck = { $said ->
        [no] It doesn’t apply to the pass of a player who is known to have no card to play.
       *[yes] It only applies to the pass of a player who is known to have no card to play.
    }
said-besides-if-cleared = { $said ->
        [or-stopped] It also applies if another player stops the cut.
       *[no] { "" }
    }
said-besides-when-hand-fours = { $said ->
        [yes] Four of a kind counts as two pairs.
       *[no] Four of a kind doesn’t count as two pairs.
    }
said-besides-when-hand-stand_ins = { $said ->
        [yes] A joker may stand in for a missing card.
       *[no] { "" }
    }
said-besides-if-hand-stand_ins = { $said ->
        [yes] A joker may stand in for a missing card.
       *[no] { "" }
    }
said-besides-when-play-counts = { $said ->
        [yes] Its ranks have their own effects too.
       *[no] Its ranks don’t have their own effects.
    }
said-besides-then-draw-from = { $said ->
        [discards-or-field] Cards on the field below the play may also be taken.
       *[other] { "" }
    }
said-besides-then-draw-first = { $said ->
        [next] The next player draws first and the others in turn, as long as there are cards.
       *[player] The player draws first and the others in turn, as long as there are cards.
    }
said-besides-then-draw-in_full = { $said ->
        [yes] If there aren’t enough cards, nobody draws.
       *[no] { "" }
    }
said-besides-then-order = { $said ->
        [turns-once] A second one doesn’t reverse it back.
        [turns-besides] If other rules reverse the ranking by the same play, that counts separately.
       *[other] { "" }
    }
said-besides-then-may = { $said ->
        [yes] The player chooses whether that happens.
       *[no] { "" }
    }
said-besides-then-direction = { $said ->
        [turns-once] A second one doesn’t reverse it back.
       *[other] { "" }
    }
said-besides-then-lock-rank = { $said ->
        [none] { "" }
       *[other] { $said } may also follow.
    }
said-besides-then-lock-but_runs = { $said ->
        [yes] Runs of any cards may follow.
       *[no] { "" }
    }
said-besides-then-answerable = { $said ->
        [first-called] Before that, the others may answer; the first to call does.
       *[in-turn] Before that, the others may answer in turn order.
        [no] { "" }
    }
said-besides-then-all_skipped = { $said ->
        [clear] If all other players are skipped, the field is cleared.
       *[go-on] If all other players are skipped, the field stays.
    }
said-besides-in_full = { $said ->
        [yes] It is all of these cards or nothing.
        [spared] Players with fewer cards than that keep them.
       *[no] { "" }
    }
said-besides-strength = { $said ->
        [usually-strongest] The strongest cards are those of the usual ranking, even while it is reversed.
        [usually-weakest] The weakest card is that of the usual ranking, even while it is reversed.
       *[other] { "" }
    }
said-besides-then-called = { $said ->
        [yes] It only happens if the player calls it.
       *[no] { "" }
    }
said-besides-then-called_out = { $said ->
        [yes] A player who goes out with the cards may call it too.
       *[no] { "" }
    }
said-besides-then-take-stays = { $said ->
        [yes] A player who plays their last card isn’t out: they take the card and play on.
       *[no] { "" }
    }
said-besides-then-ties = { $when ->
        [end] { "" }
        [hand] { $said ->
            [best-suit] If several players hold one, the highest card in the best suit goes first: hearts, diamonds, clubs, spades.
            [shared] If several players hold one, they share the place.
           *[in-turn] If several players hold one, the first in turn order goes first.
        }
       *[other] { $said ->
            [in-turn] Players whose last cards go by this go out when everyone is done, in turn order.
            [shared] Players whose last cards go by this go out when everyone is done, and share the place.
           *[no] { "" }
        }
    }
said-besides-then-emptied = { $said ->
        [judged] If this takes a player’s last cards, it is judged like a last play, so it can be a foul.
        [barred] This can’t take a player’s last card.
       *[out] If this takes a player’s last cards, that player goes out, whatever cards they were.
    }
part-than = { $near ->
        [yes] { "" }
       *[no] { " " }than the play below
    }
said-follow-bars = { $below ->
        [yes] { $how ->
            [no-play] Nothing may follow { $form }.
           *[as-many] Only { $form } of the same length may follow.
        }
       *[no] { $how ->
            [no-play] { $form } may only be played on an empty field.
           *[as-many] { $form } may only follow another as long.
        }
    }
said-emperor-fine = { $low } to { $high } are in a row, with every suit.
said-spaced-fine = { $ranks } go up in equal steps.
said-around = A run may go on from { $last } to { $first }, as { $cards } does.
said-row-around = A run may go on from the highest rank to the lowest.
said-mix-fine = That’s { $noun }.
said-lock-met = { $sealed ->
        [none] { $cards } { $number ->
            [one] fits
           *[other] fit
        } the lock on { $only }.
       *[other] { $spared ->
            [yes] { $cards } may be played even under the lock on { $sealed }.
           *[no] No { $sealed } may be played, but { $cards } { $number ->
                [one] is
               *[other] are
            } none of those.
        }
    }
part-lock-next = { $sealed ->
        [none] Only { $only } may be played next.
       *[other] No { $sealed } may be played next.
    }
part-free-holds = { $form ->
        [same] Any play of the same kind and size may be made
       *[any] { $sealed ->
            [none] { $only ->
                [none] Any cards may be played
               *[other] Even weaker { $only } may be played
            }
           *[other] Anything but { $sealed } may be played
        }
    }
said-row-size = The play below has { $needed } cards, so { $many } can’t follow.
said-row-over = { $rank ->
    [A] Aces
   *[other] { $rank }s
} beat { $under ->
    [A] aces
   *[other] { $under }s
}, in the same kind of combination.
said-row-bars = { $below ->
        [yes] Only a stronger play of the same kind may follow.
       *[no] That may only follow the same kind of combination.
    } { $noun } are a combination of their own.
said-lock-which = { $sealed ->
        [none] only { $only }
       *[other] no { $sealed }
    }
said-part = { $below ->
    [none] { $cards }
   *[other] { $cards } on { $below }
}
