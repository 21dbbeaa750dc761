# Rules that a book says in a sentence: the rule in words, made of its words.

said-cards =
    { $odd ->
        [odd] an odd number of { part-several }
        [even] an even number of { part-several }
       *[none] { $least ->
            [0] { $count ->
                [0] { $most ->
                    [0] { part-one }
                    [1] just { part-one }
                   *[other] at most { $most } { part-several }
                }
                [1] { part-one }
                [2] two { part-several }
                [3] three { part-several }
                [4] four { part-several }
               *[other] { $count } { part-several }
            }
            [1] { part-one }
           *[other] { $least } or more { part-several }
        }
    }{ $only ->
        [yes] { $count ->
            [1] { " " }alone
           *[other] { " " }and nothing else
        }
       *[no] { "" }
    }
part-one =
    { $colour ->
        [none] { $rank ->
            [none] a card
            [8] an { $named }
            [A] an { $named }
           *[other] a { $named }
        }
       *[other] a { $colour } { $named ->
            [none] card
           *[other] { $named }
        }
    }
part-several =
    { $colour ->
        [none] { $those ->
            [none] cards
           *[other] { $those }
        }
       *[other] { $colour } { $those ->
            [none] cards
           *[other] { $those }
        }
    }
said-rank-several = { $rank ->
        [Jo] jokers
       *[other] { $rank }s
    }
said-mix = { $numbers }{ $one ->
        [one] { " " }of one suit
        [colour] { " " }of one colour
        [suits] { " " }of { $suits }s
       *[any] { "" }
    } together
said-joker = joker
said-mix-alone = { $noun } are a form of their own: nothing else goes on them, nor they on other cards, unless their rule says so.
said-row = { $most ->
        [1] { $each ->
            [1] a card
           *[other] { $each } cards of one number
        }
       *[other] { part-row-numbers } in a row{ $around ->
            [0] { "" }
            [1] { " " }from the highest on to the lowest
           *[other] { " " }from the { $around } highest on to the lowest
        }{ $each ->
            [1] { "" }
           *[other] { " " }with { $each } cards of each
        }
    }{ $suits ->
        [same] { $each ->
            [1] { " " }of one suit
           *[other] { " " }in the same suits
        }
       *[any] { "" }
    }{ $kicker ->
        [no] { "" }
        [single] { " " }and another card{ part-row-each }
        [pair] { " " }and a pair{ part-row-each }
       *[other] { " " }and another card or a pair{ part-row-each }
    }
part-row-numbers = { $most ->
        [0] { $least ->
            [1] numbers
           *[other] { $least } or more numbers
        }
        [1] one number
       *[other] { $least ->
            [1] up to { $most } numbers
           *[other] { $exact ->
                [yes] { $most } numbers
               *[no] { $least } to { $most } numbers
            }
        }
    }
part-row-each = { $most ->
        [1] { "" }
       *[other] { " " }beside each
    }
said-row-alone = { $noun } are a form of their own: only the same and stronger may follow, and they go on no other form.
said-row-fine = { $noun } may be played together.
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
said-below-form = { $form } of { $count ->
        [one] one card
        [3] three cards
        [4] four cards
       *[other] { $count } cards
    }
said-form-single = on its own
said-form-set = in a set
said-form-run = in a run
said-form-spaced = in a spaced run
said-form-emperor = in an emperor
said-form-sequence = in sets in a row
said-form-kicker = in a set with a kicker
said-form-kicker_counting = in a set with a kicker
said-play-single = a single card
said-play-set = a set
said-play-run = a run
said-play-spaced = a spaced run
said-play-emperor = an emperor
said-play-sequence = a row of sets
said-play-kicker = a set with a kicker
said-play-kicker_counting = a set with a kicker
said-until-clear = until the field is cleared
said-until-next-clear = until the field has been cleared twice
said-until-next-play = until the next cards are played
said-until-next-turn = on the next turn
said-until-game = for the rest of the game
said-until-counter-revolution = as long as the revolution lasts

part-where = { $form ->
        [none] { "" }
       *[other] { " " }{ $form }
    }{ $jokers ->
        [0] { "" }
        [one] { " " }together with a joker
        [some] { " " }together with jokers
        [several] { " " }together with two or more jokers
        [2] { " " }together with two jokers
       *[other] { " " }together with { $jokers } jokers
    }{ $on ->
        [none] { $same ->
            [number] { " " }on the same number
           *[none] { "" }
        }
       *[other] { " " }on { $on }{ $same ->
            [number] { " " }of the same number
           *[none] { "" }
        }
    }{ $piled ->
        [0] { "" }
       *[other] { " " }so that { $piled } cards of the number lie on the field in a row
    }{ $beside ->
        [none] { "" }
       *[other] { " " }{ $beside }
    }{ $strongest ->
        [yes] { " " }with the strongest number there is
       *[no] { "" }
    }{ $last ->
        [yes] { " " }as the last of a hand
        [no] { " " }though not as the last of a hand
       *[none] { "" }
    }{ $lead ->
        [yes] { " " }on an empty field
        [no] { " " }on other cards
       *[none] { "" }
    }{ $by ->
        [none] { "" }
       *[other] { " " }by the { $by }
    }{ part-while }{ $lock ->
        [yes] { " " }while a lock holds
       *[no] { "" }
    }{ $first ->
        [none] { "" }
       *[trick] { " " }in the first trick
    }{ $own ->
        [none] { "" }
       *[other] { " " }on an own { $own }
    }{ $cleared ->
        [yes] , clearing the field
       *[no] { "" }
    }
part-making = { $makes ->
        [revolution] { " " }and that makes a revolution
        [counter-revolution] { " " }and that ends a revolution
        [either] { " " }and that makes or ends a revolution
        [turn] { " " }and that turns the order of strength round
        [direction] { " " }and that turns the direction of play round
        [neither] { " " }and that neither makes nor ends a revolution
       *[none] { "" }
    }
said-rule-play = When { $noun } { $many ->
        [several] are
       *[one] is
    } played{ part-where }{ part-making }{ part-times }, { $then }.
part-times = { $nth_time ->
        [0] { "" }
        [2] { " " }for the second time in a game
        [3] { " " }for the third time in a game
        [4] { " " }for the fourth time in a game
        [5] { " " }for the fifth time in a game
       *[other] { " " }for the { $nth_time }th time in a game
    }
said-rule-answer = When a { $skip ->
        [yes] skip
       *[no] cut
    } { $on ->
        [none] { "" }
       *[other] by { $on }{ " " }
    }is answered by { $noun }{ $skip ->
        [yes] { " " }of a player who is skipped
       *[no] { "" }
    }{ $times ->
        [0] { "" }
        [1] , as many as there
       *[other] , { $times } times as many
    }{ $same ->
        [suits] of the same suits
       *[none] { "" }
    }, { $then }.
said-release = { $what ->
        [direction] the usual direction of play holds again
        [locks] all locks are lifted, and no lock comes of it
       *[order] the order of strength is no longer turned round until the clear
    }
said-take-over = these cards are played in the place of the cut, and may be answered, too
said-again = its player may play once more before the turn goes on
said-cancel = the cut does not happen, these cards are laid aside and the trick goes on
said-nothing-else = these cards set nothing else off
said-rule-swept = When the field is cleared on { $noun }{ part-where }, { $then }.
said-rule-clear = When the field is cleared, { $then }.
said-rule-pass = When { $by ->
        [none] somebody
       *[other] the { $by }
    } passes{ $passes ->
        [-1] { "" }
       *[other] { $whose ->
            [all] , and it is more than { $passes } passes of all players together in this game
           *[player] { " " }more than { $passes } times in a game
        }
    }{ $mark ->
        [none] { "" }
       *[other] { " " }while this holds
    }{ $own ->
        [none] { "" }
       *[other] { " " }on an own { $own }
    }, { $then }.
said-rule-turn = { $any ->
        [yes] at any time
       *[no] on { $by ->
            [none] somebody
           *[other] the { $by }
        }’s turn
    }{ $lying ->
        [empty] { " " }with an empty field
        [cards] { " " }with cards on the field
       *[none] { "" }
    }{ part-turn-state }{ part-turn-hand }{ $once ->
        [yes] , once a game
       *[no] { "" }
    }{ $instead ->
        [yes] , instead of playing
       *[no] { "" }
    }, { $calls ->
        [yes] { $any ->
            [yes] anybody
           *[no] that player
        } may call it, and { $then }
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
                [0] then
               *[other] once { $together } or more lie together by that,
            } { $then }
        }
    }
part-while = { $mark ->
        [none] { $order ->
            [turned] { " " }while the order of strength is turned round
            [plain] { " " }while the order of strength is plain
            [revolution] { " " }during a revolution
           *[none] { "" }
        }
        [now] { " " }now{ $order ->
            [turned] , the order of strength being turned round
            [plain] , the order of strength being plain
            [revolution] , during the revolution
           *[none] { "" }
        }
       *[other] { " " }while this holds{ $order ->
            [turned] { " " }and the order of strength is turned round
            [plain] { " " }and the order of strength is plain
            [revolution] { " " }and a revolution is on
           *[none] { "" }
        }
    }
part-turn-state = { $first ->
        [none] { "" }
       *[trick] { " " }in the first trick
    }{ part-while }{ $lock ->
        [yes] { " " }while a lock holds
       *[no] { "" }
    }{ $own ->
        [none] { "" }
       *[other] { " " }on an own { $own }
    }
part-turn-hand = { $stuck ->
        [yes] { " " }with no card that may be played
       *[no] { "" }
    }{ $held_least ->
        [0] { "" }
       *[other] { " " }with { $held_least } or more cards in the hand
    }{ $held_most ->
        [0] { "" }
        [one] { " " }with one card in the hand
       *[other] { " " }with at most { $held_most } cards in the hand
    }{ $outnumbers ->
        [yes] { " " }with more cards of the field’s number than lie there
       *[no] { "" }
    }
said-rule-hand = When somebody holds { $held }{ $dealt ->
        [before] { " " }as dealt, before the exchange
        [after] { " " }after the exchange, before anything is played
       *[none] { "" }
    }, { $then }.
said-rule-out = When { $by ->
        [none] somebody
       *[other] the { $by }
    } { $left ->
        [foul] goes out by a foul
        [foul-by-a-play] goes out by a foul with the cards of a play
       *[first] goes out first{ $fouls ->
            [yes] , be it by a foul
           *[no] { "" }
        }
    }, { $then }.
said-rule-game = { $game ->
        [first] In the first game
        [later] From the second game on
        [set] In the first game of a set
       *[any] In every game
    } { $then }.
said-rule-always = { $order ->
        [turned] while the order of strength is turned round,{ " " }
        [plain] while the order of strength is plain,{ " " }
        [revolution] during a revolution{ " " }
       *[none] { "" }
    }{ $then }.
said-put-number = a card of that number
said-put = { $cards } { $place ->
        [top] are stronger than all other numbers
        [bottom] are weaker than all other numbers
       *[above] come just above the { $above } in the usual order
    }{ $until ->
        [none] { "" }
       *[other] { " " }{ $until }
    }
said-put-holds = { $turns ->
        [yes] as long as the order of strength is not turned round,{ " " }
       *[no] { "" }
    }{ $cards } { $place ->
        [top] are stronger than all other numbers
        [bottom] are weaker than all other numbers
       *[above] come just above the { $above } in the usual order
    }.
said-put-card = { $colour ->
        [none] { "" }
       *[other] { $colour }{ " " }
    }{ $rank ->
        [Jo] jokers
        [named] cards of the number that the table names
        [played] cards of the number played
       *[other] { $rank }s
    }
said-besides-then-put-turns = { $said ->
        [yes] Where the order is turned round, they are at its other end.
       *[no] { "" }
    }
said-besides-then-put-named = { $said ->
        [yes] The state of a table may name another number.
       *[no] { "" }
    }
said-besides-then-put-rest_stays = { $said ->
        [yes] Meanwhile all other numbers stay in the usual order, though it is turned round.
       *[no] { "" }
    }
said-besides-when-play-compared-faces = { $said ->
        [no] J, Q, K and A count as neither even nor odd.
       *[yes] J, Q, K and A are 11, 12, 13 and 1.
    }
said-rule-gift = { $reign ->
        [0] { "" }
       *[other] once the same player has been daifugo { $reign } times in a row,{ " " }
    }{ $by ->
        [none] in the exchange{ " " }
       *[other] when the { $by } gives in the exchange,{ " " }
    }{ $then }.
said-rule-end = When { $nth ->
        [none] a game
        [last] the last game of a match
       *[other] game { $nth } of a set
    } ends, { $then }.
said-why-game = { $nth ->
        [last] It is the last game of the match.
       *[other] It is game { $nth } of the set.
    }
said-deal = { $whole ->
        [yes] { $how ->
            [each] Everybody is dealt { $count ->
                [one] one card
               *[other] { $count } cards
            }, and the rest is not used.
            [whole] The whole pack is dealt out, so hands may differ by one card.
           *[equal] Everybody gets the same number of cards, and what is left over stays out.
        }
       *[no] { $how ->
            [each] everybody is dealt { $count ->
                [one] one card
               *[other] { $count } cards
            }, and the rest is not used
            [whole] the whole pack is dealt out, so that hands may differ by one card
           *[equal] everybody gets the same number of cards, and what is left over stays out
        }
    }
said-deal-more = { $whole ->
        [yes] The
       *[no] the
    } { $title } is dealt { $count ->
        [one] one card
       *[other] { $count } cards
    } { $fewer ->
        [yes] fewer
       *[no] more
    } than the others{ $whole ->
        [yes] .
       *[no] { "" }
    }
said-dealer = { $whole ->
        [yes] { $place ->
            [first] Whoever came first in the last game deals.
           *[last] Whoever came last in the last game deals.
        }
       *[no] { $place ->
            [first] whoever came first in the last one deals
           *[last] whoever came last in the last one deals
        }
    }
said-seats = { $whole ->
        [yes] { $how ->
            [lowest-first] Everybody sits by the places of the last game, from the lowest up.
            [highest-first] Everybody sits by the places of the last game, from the highest down.
            [lowest-score-first] Everybody sits by score, from the lowest up.
            [highest-score-first] Everybody sits by score, from the highest down.
            [as-before] The seats have been rearranged in this game, and for it alone.
           *[as-they-sit] The seats have been rearranged in this game, and stay so.
        }
       *[no] { $how ->
            [lowest-first] everybody sits by the places of the last one, from the lowest up
            [highest-first] everybody sits by the places of the last one, from the highest down
            [lowest-score-first] everybody sits by score, from the lowest up
            [highest-score-first] everybody sits by score, from the highest down
            [as-before] everybody sits as before seats were rearranged
           *[as-they-sit] seats that have been rearranged stay so
        }
    }
said-points = { $whole ->
        [yes] { $by ->
            [players-below] Each place brings a point for each player below it.
            [agreement] The places bring points by a table that the players agree on.
           *[none] The places bring { $points } points, the best place first.
        }
       *[no] { $by ->
            [players-below] each place brings a point for each player below it
            [agreement] the places bring points by a table that the players agree on
           *[none] the places bring { $points } points, the best place first
        }
    }
part-points = { $count ->
        [one] a point
       *[other] { $count } points
    }
said-bonus = { $whole ->
        [yes] { $how ->
            [several] The places bring { $points } points besides, the best place first.
            [fewer] The first place brings { part-points } less.
           *[more] The first place brings { part-points } more.
        }
       *[no] { $how ->
            [several] the places bring { $points } points besides, the best place first
            [fewer] the first place brings { part-points } less
           *[more] the first place brings { part-points } more
        }
    }
said-cost = { $whole ->
        [yes] Each
       *[no] each
    } { $rank ->
        [none] card
       *[other] { $rank }
    } left in a hand costs { part-points }{ $twice ->
        [0] { "" }
       *[other] , twice as much from { $twice } cards on
    }{ $thrice ->
        [0] { "" }
       *[other] , three times as much from { $thrice } cards on
    }{ $whole ->
        [yes] .
       *[no] { "" }
    }
said-last = { $whole ->
        [yes] { $who ->
            [fouls] Foul finishers come last, the earlier the lower.
            [falls] Whoever has fallen comes last, the earlier the lower.
            [fouls-and-falls] Foul finishers and whoever has fallen come last, the earlier the lower.
            [falls-above-fouls] Whoever has fallen comes last but for the foul finishers.
           *[bursts] Players whose hands burst come last, the earlier the lower.
        }
       *[no] { $who ->
            [fouls] foul finishers come last, the earlier the lower
            [falls] whoever has fallen comes last, the earlier the lower
            [fouls-and-falls] foul finishers and whoever has fallen come last, the earlier the lower
            [falls-above-fouls] whoever has fallen comes last but for the foul finishers
           *[bursts] players whose hands burst come last, the earlier the lower
        }
    }
said-places = { $whole ->
        [yes] Players
       *[no] players
    } still holding cards rank by how many they hold, { $most ->
        [yes] the most
       *[no] the fewest
    } first{ $ties ->
        [in-turn] ; of equally many, who comes first in turn after the first to go out
        [weaker-hand] ; of equally many, the weaker hand, from its strongest card on
       *[shared] { "" }
    }{ $whole ->
        [yes] .
       *[no] { "" }
    }
said-titles = { $whole ->
        [yes] { $how ->
            [one-up] All titles move up by one, and the highest becomes the lowest.
            [wiped-out] The titles are wiped out, and the next game starts without them.
           *[by-place] Each place has its title, by the number of players.
        }
       *[no] { $how ->
            [one-up] all titles move up by one at once, and the highest becomes the lowest
            [wiped-out] the titles are wiped out, and the next one starts without them
           *[by-place] each place has its title, by the number of players
        }
    }
said-winner = { $whole ->
        [yes] { $who ->
            [first-out] The first to go out wins.
           *[all-who-are-out] Whoever has gone out wins.
        }
       *[no] { $who ->
            [first-out] the first to go out has won
           *[all-who-are-out] whoever has gone out has won
        }
    }
said-burst = the hand bursts, and that player is out with all its cards
said-gift-none = { $whole ->
        [yes] { $gift ->
            [up] Nothing goes up in the exchange.
            [back] Nothing is given back in the exchange.
            [titled] That player gives nothing in the exchange.
           *[any] There is no exchange.
        }
       *[no] { $gift ->
            [up] nothing goes up
            [back] nothing is given back
            [titled] nothing is given
           *[any] nothing is given at all
        }
    }
said-gift-card = { $rank ->
        [Jo] jokers
       *[other] { $rank }s
    }
said-gift-cards = { $head } or { $tail }
said-gift-never = { $whole ->
        [yes] { $gift ->
            [up] What goes up in the exchange holds no { $cards }.
            [back] What is given back in the exchange holds no { $cards }.
            [titled] That player gives no { $cards } in the exchange.
           *[any] Nobody gives { $cards } in the exchange.
        }
       *[no] { $gift ->
            [up] what goes up holds no { $cards }
            [back] what is given back holds no { $cards }
            [titled] no { $cards } are given
           *[any] nobody gives { $cards }
        }
    }
said-gift-most = { $whole ->
        [yes] { $lacking ->
            [any] { $gift ->
                [titled] That player gives back only cards of { $rank } or below, as far as the hand has any.
               *[other] Only cards of { $rank } or below are given back, as far as the hand has any.
            }
           *[other] { $gift ->
                [titled] That player gives back only cards of { $rank } or below; where these are too few, the weakest of the others go as well.
               *[other] Only cards of { $rank } or below are given back; where these are too few, the weakest of the others go as well.
            }
        }
       *[no] { $lacking ->
            [any] cards of { $rank } or below are given back, and any others where these are too few
           *[other] cards of { $rank } or below are given back, and the weakest of the others where these are too few
        }
    }
said-gift-unseen = { $whole ->
        [yes] { $gift ->
            [up] The rich side draws from the poor side’s hand without looking.
           *[any] Whoever gets a card draws it without looking.
        }
       *[no] { $gift ->
            [up] the poor side lays its hand face down, and the rich side draws from it without looking
           *[any] whoever gets a card draws it without looking
        }
    }
said-gift-more = { $whole ->
        [yes] { $count ->
            [0] The daifugo has kept the title for several games, and with each the gift grows by one card
            [one] One card more is given
           *[other] { $count } cards more are given
        }
       *[no] { $count ->
            [0] one card more is given with each further game of the same daifugo
            [one] one card more is given
           *[other] { $count } cards more are given
        }
    }{ $most ->
        [0] { "" }
       *[other] , up to { $most } more
    }{ $whole ->
        [yes] { $reign ->
            [0] .
           *[other] : the daifugo has kept the title for { $reign } games or more in a row.
        }
       *[no] { "" }
    }
said-gift-chosen = { $whole ->
        [yes] { $gift ->
            [up] The poor side, too, chooses what it gives.
            [titled] That player, too, chooses what to give.
           *[any] Everybody chooses what to give.
        }
       *[no] { $gift ->
            [up] the poor side, too, chooses what it gives
            [titled] that player, too, chooses the cards
           *[any] everybody chooses what to give
        }
    }
said-gift-strongest = { $whole ->
        [yes] The poor side gives its strongest cards, by the plain order joker, 2, A and so on down.
       *[no] the poor side gives its strongest cards, by the plain order joker, 2, A and so on down
    }
said-gift-seen = { $whole ->
        [yes] What is given back is chosen once the other side has given.
       *[no] what is given back is chosen once the other side has given
    }
said-gift-at_once = { $whole ->
        [yes] Both sides give at once, and nobody chooses by what comes.
       *[no] both sides give at once, and nobody chooses by what comes
    }
said-follow = { $form } may be played, and { $how ->
        [no-play] nothing goes on it
       *[as-many] only another of as many cards goes on it
    }.
said-follow-fine = { $form } may be played.
said-must-pass = { $first ->
        [trick] in the first trick{ " " }
        [turn] on the first own turn{ " " }
       *[none] { "" }
    }{ $by ->
        [none] { $mark ->
            [player] whoever is marked
           *[other] everybody
        }
       *[other] the { $by }
    } may only pass{ $mark ->
        [table] { " " }while this holds
       *[other] { "" }
    }
said-leads-next = its player leads when the field is cleared next{ $first ->
        [yes] , unless that is somebody else already
       *[no] { "" }
    }
said-leads = { $by ->
        [card] the holder of the { $colour } { $rank } leads
        [janken] janken or the like decides who leads
        [first] whoever came first in the last one leads
       *[last] whoever came last in the last one leads
    }
said-fallen = { $title ->
        [top] the player of the highest title
        [joker-holder] the player who holds a joker
        [picked] another player, whom its player picks,
       *[other] the { $title }
    } { $how ->
        [last] comes last in the end
       *[out] is out at once
    }
said-hand-cards = { $cards }
said-hand-suit = every number of one suit
said-hand-many = { $count ->
        [one] one card
       *[other] { $count } cards
    } or more
said-hand-pairs = nothing but pairs
said-hand-pairs-but-one = nothing but pairs, with at most one card more
said-hand-ranks = every number from { $first } to { $last }
said-hand-row = { $row } numbers in a row with { $each ->
        [1] a card
        [2] two cards
        [3] three cards
       *[other] { $each } cards
    } each
said-end-upside-down = the game ends and the last game’s ranking is turned upside down
said-end-all-equal = the game ends and everybody becomes heimin
said-end-its-player-first = the game ends with its player first, and the others come as they stood in the last game
said-end-by-cards-left = the game ends with its player first, and the others come by cards left
said-end-all-of-one-title = the game ends, everybody becomes heimin, and who was out before has the points of the place
said-end-the-rest-equal = the game ends and everybody who is not out becomes heimin
said-must-play = { $by ->
        [none] whoever
       *[other] the { $by } who
    } can play{ $own ->
        [none] { "" }
       *[other] { " " }on an own { $own }
    } may not pass{ $passes ->
        [-1] { "" }
       *[other] { " " }{ $whose ->
            [all] once there have been { $passes } passes in a game
           *[player] more than { $passes } times in a game
        }
    }{ $order ->
        [turned] { " " }while the order of strength is turned round
        [plain] { " " }while the order of strength is plain
        [revolution] { " " }during a revolution
       *[none] { "" }
    }.
said-forbid = { $noun } may not be played{ part-where }.
said-allowed = { $noun } may be played{ part-where }.
said-cause = { $noun } { $many ->
        [several] were
       *[one] was
    } played{ part-where }{ $makes ->
        [revolution] { " " }and made a revolution
        [counter-revolution] { " " }and ended a revolution
        [either] { " " }and turned the order round
        [turn] { " " }and turned the order of strength round
        [direction] { " " }and turned the direction of play round
        [neither] { " " }and did not turn the order round
        [all-skipped] , and everybody else is skipped
       *[none] { "" }
    }
happens-since = { $since }, so { $effect }.

said-allow = that is allowed whatever else stands against it
said-order = the order of strength turns round { $until }
said-direction = the direction of play turns round{ $until ->
        [none] { "" }
       *[other] { " " }{ $until }
    }
said-prevent = { $what ->
        [clear] the field is not cleared by it
        [suit-lock] no suit lock comes of it
        [order] the order of strength is not turned round by it
        [all-unless-chosen] its player says whether a revolution comes about or ends by it, with all that goes along
        [revolution-unless-chosen] its player says whether a revolution comes about or ends by it
       *[revolution] no revolution comes about or ends by it
    }
said-firm = { $how ->
        [but-by-such] only such cards can counter the revolution
        [even-by-such] nothing can counter the revolution, not even such cards
       *[for-good] no other play makes or ends a revolution in this game
    }
said-lock = { $sealed ->
        [none] only { $only } may follow { $until }
       *[other] no { $sealed } may follow { $until }
    }{ $free ->
        [yes] , whatever else stands against them
       *[no] { "" }
    }
said-lock-holds = { $sealed ->
        [none] Only { $only } may be played { $until }.
       *[other] No { $sealed } may be played { $until }.
    }
said-free = { $form ->
        [same] such cards may follow in the same form
       *[any] such cards may follow
    } { $until } whatever else stands against it
said-free-holds = { $form ->
        [same] Such cards may be played in the same form { $until }.
       *[any] Such cards may be played { $until }.
    }
said-overlook = { $below ->
        [all] nothing is to be beaten next
       *[one] what lies below is to be beaten next
    }
said-step-equal = of the same strength as the cards below
said-step-one-stronger = one step stronger than the cards below
said-step-one-weaker = one step weaker than the cards below
said-step-one-lower = one number below the cards there
said-step-not-stronger = where that is not stronger than the cards below
said-beside-parity-other = even on odd or odd on even
said-beside-parity-odd-on-even = odd on even
said-same-strength = strength
said-same-form = form
said-same-count = number
said-beside-same = of the same { $what } as the cards below{ $more ->
        [yes] ,
       *[no] { "" }
    }
said-beside-form-same = on the same form
said-beside-form-other = on another form
said-beside-count-same = on as many cards
said-beside-count-more = on fewer cards
said-beside-suit-same = { $after ->
        [step] and of the same suits
       *[none] of the same suits as the cards below
    }
said-beside-suit-same-colour = { $after ->
        [step] and of the same colour
       *[none] of the same colour as the cards below
    }
said-beside-suit-same-colours = { $after ->
        [step] and of the same colours
       *[none] of the same colours as the cards below
    }
said-beside-suit-one-on-several = of one suit, on cards of several
said-beside-suit-several-on-one = of several suits, on cards of one
said-beside-together = so that { $count } or more lie there together{ $jokers ->
        [yes] , jokers counted
       *[no] { "" }
    }
said-beside-suits-up = of a higher suit than the cards below
said-beside-face-down-some = with cards face down
said-beside-face-down-all = all face down
said-beside-suit-lacking = without a suit of the cards below
said-beside-joker-anywhere = with a joker for another card
said-beside-one-suit-yes = all of one suit
said-beside-one-suit-no = of more suits than one
said-beside-joker-end = with a joker at an end
said-beside-joker-end-or-pair = with a joker at an end or beside another
said-beside-on-form = on cards played { $forms }
said-beside-around = on a run from the top on to the lowest number
said-below-jokers = { $cards ->
        [none] cards
       *[other] { $cards }
    } { $jokers ->
        [0] without a joker
        [one] with a joker
       *[other] with { $jokers } jokers
    }
said-beside-plays = with { $plays } { $plays ->
        [one] play
       *[other] plays
    } or more below
said-beside-anywhere = on a field that shows { $on }
said-only = { $alike ->
        [yes] { "" }
       *[no] { $colour ->
            [none] { "" }
           *[other] { $colour }{ " " }
        }
    }{ $number ->
        [even] even numbers
        [odd] odd numbers
       *[none] { $those ->
            [none] cards
           *[other] { $those }
        }
    }{ $alike ->
        [yes] { " " }{ $colour }
       *[no] { "" }
    }
said-mark-table = this holds { $until }
said-mark-player = { part-player } is marked { $until }
said-mark-picked = { part-player } picks somebody, who is marked { $until }
said-aside = the cards of the field leave the game for good
said-join = { $whole ->
        [yes] they are one play with the cards below
       *[no] they are added to the cards below, which are still what is to be beaten
    }
said-sit-out = { $who ->
        [player] its player misses a turn
        [below] the player of the cards below misses a turn
       *[both] its player and the player of the cards below each miss a turn
    }
said-clear = the field is cleared and { part-player } leads
said-clear-alone = the field is cleared
said-clear-before = the field is cleared
said-clear-at-once = the field is cleared before anybody can doubt the play, and its player leads
said-lead = { $who ->
        [player] its player leads
        [below] the player of the cards below leads
        [after-last] the player after the last one to play leads, unless a play has cleared it
        [after-any-clear] the player after the last one to play leads, also where a play has cleared the field
       *[next] the next player leads
    }
said-win = { $when ->
        [hand] that player goes out at once
       *[play] { part-player } goes out at once
    }
said-fall = that player is out like a foul finisher{ $together ->
        [yes] , and all who fall so share the better place
       *[no] { "" }
    }
said-foul = it is a foul to go out with it
said-take-field = { $when ->
        [turn] { part-player } may take { part-field-taken }
        [anybody] { part-player } may take { part-field-taken }
        [pass] that player takes { $below ->
            [yes] the play on top
           *[no] all cards
        } of the field into the hand{ $below ->
            [yes] { "" }
           *[no] , and the next player leads
        }
       *[play] its player takes { $below ->
            [yes] the play just below
           *[no] all cards below it
        } into the hand
    }
part-field-taken = { $below ->
        [yes] the play on top
       *[no] all cards
    } of the field into the hand
said-add = { part-player } may add cards of its number{ $jokers ->
        [yes] , or jokers,
       *[no] { "" }
    } to the play of another that lies there
said-hush = the rules of its cards’ numbers do nothing{ $but ->
        [none] { "" }
       *[other] , but for that of the { $but }
    }
said-seize = { $once ->
        [yes] once a game{ " " }
       *[no] { "" }
    }{ $who ->
        [none] the next player
       *[other] the { $who }
    } may take the cards into the hand at once; they do nothing then, and whoever played them has passed
said-skip = { $passing ->
        [yes] { part-skipped }, which counts as having passed
       *[no] { part-skipped }
    }
part-skipped = { $count ->
        [0] { $more ->
            [yes] the next player is skipped, and two more for each of the { part-several } after the first
           *[no] as many of the next players are skipped as { part-several } were played
        }
        [1] the next player is skipped
       *[other] the next { $count } players are skipped
    }
part-player = { $when ->
        [pass] that player
        [turn] that player
        [anybody] any player
       *[play] its player
    }
part-who = { $by ->
        [others] everybody else
        [all] everybody
        [next] the next player
        [daifugo] the { title-daifugo }
        [daihinmin] the { title-daihinmin }
       *[player] { part-player }
    } { $may ->
        [yes] may
       *[no] has to
    }
part-how-many = { $fewer ->
        [yes] up to { "" }
       *[no] { "" }
    }{ $strongest ->
        [yes] the { $count ->
            [0] as many strongest cards as { part-several } were played
            [1] strongest card
           *[other] { $count } strongest cards
        }
       *[no] { $count ->
            [0] as many cards as { part-several } were played
            [1] one card
           *[other] { $count } cards
        }
    }
said-discard = { part-who } discard { $of ->
        [none] { part-how-many }
       *[other] { part-taken }
    }
said-discard-row = { part-who } discard { $row } numbers in a row{ $suits ->
        [one] { " " }of one suit
        [one-colour] { " " }that are all red or all black
       *[any] { "" }
    }{ $jokers ->
        [yes] , with jokers for what lacks
       *[no] { "" }
    }
said-number-there = { $many ->
        [yes] cards of the field’s number
       *[no] card of the field’s number
    }
said-number-played = { $many ->
        [yes] cards of the same number
       *[no] card of the same number
    }
said-discard-weaker = { $then }, weaker than those played
said-discard-blind = { $then }, drawn unseen by a player of their choice
said-take = { part-player } { $may ->
        [yes] may take
       *[no] takes
    } { $of ->
        [none] { part-how-many }
       *[other] { part-taken }
    } from { $whose ->
        [next] the next player
        [dominant] the player on the side of the dominant hand
        [each] each of the others
        [next-holder] the first player in turn order who has such a card
       *[anybody] any player
    }
said-take-named = { $each ->
        [yes] once for each of { part-several }, { "" }
       *[no] { "" }
    }{ part-player } may name a card and { $whose ->
        [next] gets it from the next player
        [each] gets it from each of the others
        [dominant] gets it from the player on the side of the dominant hand
        [next-holder] gets it from the first player in turn order who has such a card
       *[anybody] a player, and gets it
    } if it is there
part-taken = { $all ->
        [yes] { $fewer ->
            [yes] any
           *[no] all
        } { $taken }
       *[no] { $count ->
            [0] { part-at-most }as many { $taken } as { part-several } were played
            [1] one { $of }
           *[other] { part-at-most }{ $count } { $taken }
        }
    }
part-at-most = { $fewer ->
        [yes] up to { "" }
       *[no] { "" }
    }
said-draw = { $below ->
        [yes] { part-who } pick up { part-how-many } of the play just below
       *[no] { $to ->
            [next] { part-who } pick { part-how-many } from the discards for the next player, who takes { $count ->
                [1] it
               *[other] them
            }
           *[other] { part-who } draw { part-how-many } from the discards{ $blind ->
                [yes] {" "}without looking
               *[no] {""}
            }
        }
    }{ $stays ->
        [yes] , also after the last card, and is not out by that
       *[no] {""}
    }
said-draw-as-many = { $may ->
        [yes] may then draw up to
       *[no] then draws
    } as many from the discards{ $blind ->
        [yes] {" "}without looking
       *[no] {""}
    }{ $own ->
        [yes] , those just discarded among them
       *[no] , but not those just discarded
    }
said-draw-each = { $each ->
        [0] no cards are drawn from the discards
       *[other] { part-who } draw { $each ->
            [1] one card
           *[other] { $each } cards
        } from the discards for each of { part-several }
    }
said-mix-hands = { $whose ->
        [anybody] { part-player } may pick a player, and the hands of the two
        [somebody] { part-player } has to pick a player, and the hands of the two
       *[all] all hands
    } are mixed and dealt out again, { $equally ->
        [yes] one by one from the next player on
       *[no] to each as many cards as before
    }
said-show = { part-who } show the { $card } card of the hand to { $to ->
        [player] { part-player } alone
       *[all] all
    }
said-look = { part-player } { $may ->
        [yes] may look
       *[no] has to look
    } at { $at ->
        [card] { $count ->
            [0] as many cards in other hands as { part-several } were played
            [1] a card in any other hand
           *[other] { $count } cards in other hands
        }
       *[hand] { $count ->
            [0] the hands of as many other players as { part-several } were played
            [1] the hand of any other player
           *[other] the hands of { $count } other players
        }
    }
said-swap = { part-player } { $may ->
        [yes] may swap
       *[no] swaps
    } { $count ->
        [one] a card
       *[other] { $count } cards
    } for { $strongest ->
        [yes] the { $count ->
            [one] strongest card
           *[other] { $count } strongest cards
        }
       *[no] { $count ->
            [one] one
           *[other] as many
        }
    } of { $whose ->
        [anybody] any player
       *[titled] the { $title }
    }
said-swap-hands = { part-player } may swap hands with { $whose ->
        [neighbour] a neighbour
        [anybody] any player
       *[titled] the { $title }
    }
said-give = { part-who } hand { $of ->
        [none] { part-how-many }
       *[other] { part-taken }
    } to { $to ->
        [previous] the player before
        [right] the neighbour on the right
        [anybody] any player
       *[next] the next player
    }

## After the sentence: how its words are meant

said-besides-when-play-stand_ins = { $said ->
        [yes] Jokers that stand in for such cards count as well.
       *[no] { "" }
    }
said-besides-when-play-on-stand_ins = { $said ->
        [yes] Jokers that stand in below count as well.
       *[no] { "" }
    }
said-besides-when-hand-several = { $said ->
        [best-suit] Of several such hands the one that holds the highest number in the best suit is first: hearts, diamonds, clubs, spades.
        [tie] Several such hands share the place.
       *[in-turn] Of several such hands the one earlier in turn is first.
    }
said-besides-when-pass-skips = { $said ->
        [yes] A turn that is skipped counts as a pass.
       *[no] { "" }
    }
said-besides-when-hand-fours = { $said ->
        [yes] Four of a number are two pairs.
       *[no] Four of a number are no two pairs.
    }
said-besides-when-hand-stand_ins = { $said ->
        [yes] A joker may stand in for a card that is missing.
       *[no] { "" }
    }
said-besides-when-play-mix_jokers = { $said ->
        [yes] Jokers may stand for cards of it.
       *[no] No joker stands for a card of it.
    }
said-besides-when-play-mix_counts = { $said ->
        [yes] The rules of its numbers work as well.
       *[no] The rules of its numbers do not work.
    }
said-besides-then-draw-from = { $said ->
        [discards-or-field] Cards of the field below the play may be taken as well.
       *[other] { "" }
    }
said-besides-then-draw-first = { $said ->
        [next] The next player draws first and the others in turn, as far as there are cards.
       *[player] Its player draws first and the others in turn, as far as there are cards.
    }
said-besides-then-draw-in_full = { $said ->
        [yes] Where there are too few cards nobody draws.
       *[no] { "" }
    }
said-besides-then-order = { $said ->
        [turns-once] A second one does not turn it back.
        [turns-besides] What other rules make of the same play is reckoned apart.
       *[other] { "" }
    }
said-besides-then-order_chosen = { $said ->
        [yes] Its player chooses whether that happens.
       *[no] { "" }
    }
said-besides-then-direction = { $said ->
        [turns-once] A second one does not turn it back.
       *[other] { "" }
    }
said-besides-then-lock-also = { $said } may follow as well.
said-besides-then-lock-but_runs = { $said ->
        [yes] Runs may follow whatever cards they hold.
       *[no] { "" }
    }
said-besides-then-lock-jokers = { $said ->
        [yes] Jokers may follow, too.
       *[no] Jokers may not follow.
    }
said-besides-then-answerable = { $said ->
        [first-called] Before that the others may answer; whoever calls first does.
       *[in-turn] Before that the others may answer, in turn order.
        [no] { "" }
    }
said-besides-then-all_skipped = { $said ->
        [clear] If everybody else is skipped, the field is cleared.
       *[go-on] If everybody else is skipped, the field stays.
    }
said-besides-then-all_or_none = { $said ->
        [yes] Either so many are discarded or nothing is.
       *[no] { "" }
    }
said-besides-then-called = { $said ->
        [yes] It happens only if the player of the cards calls it.
       *[no] { "" }
    }
said-besides-then-enough = { $said ->
        [yes] Whoever holds fewer cards than that is spared.
       *[no] { "" }
    }
said-besides-then-usual_order = { $said ->
        [yes] Which cards are the strongest goes by the usual order, even while it is turned round.
       *[no] { "" }
    }
said-besides-then-together = { $said ->
        [yes] Whoever runs out of cards by it goes out only when everybody is done, in turn order.
       *[no] { "" }
    }
said-besides-then-emptied = { $said ->
        [judged] Whoever runs out of cards by it is judged as after a last play: it can be a foul.
        [barred] Nobody may run out of cards by it: the last card stays.
       *[out] Whoever runs out of cards by it goes out, whatever cards they were.
    }
