# Rules that a book says in a sentence: the rule in words, made of its words.

said-cards =
    { $odd ->
        [odd] an odd number of { part-several }
        [even] an even number of { part-several }
       *[none] { $least ->
            [0] { $count ->
                [0] { part-one }
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
            [Jo] a joker
            [8] an 8
            [A] an A
           *[other] a { $rank }
        }
       *[other] a { $colour } { $rank ->
            [none] card
           *[other] { $rank }
        }
    }
part-several =
    { $colour ->
        [none] { $rank ->
            [none] cards
            [Jo] jokers
           *[other] { $rank }s
        }
       *[other] { $colour } { $rank ->
            [none] cards
           *[other] { $rank }s
        }
    }
said-suit-S = spade
said-suit-H = heart
said-suit-D = diamond
said-suit-C = club
said-suit-red = red
said-suit-black = black
said-suit-same = of the same suit
said-form-single = on its own
said-form-set = in a set
said-form-run = in a run
said-form-spaced = in a spaced run
said-form-emperor = in an emperor
said-until-clear = until the field is cleared
said-until-game = for the rest of the game

part-where = { $form ->
        [none] { "" }
       *[other] { " " }{ $form }
    }{ $jokers ->
        [0] { "" }
        [one] { " " }together with a joker
       *[other] { " " }together with { $jokers } jokers
    }{ $on ->
        [none] { "" }
       *[other] { " " }on { $on }
    }{ $lead ->
        [yes] { " " }on an empty field
        [no] { " " }on other cards
       *[none] { "" }
    }{ $by ->
        [none] { "" }
       *[other] { " " }by the { $by }
    }{ $order ->
        [turned] { " " }while the order of strength is turned round
        [plain] { " " }while the order of strength is plain
        [revolution] { " " }during a revolution
       *[none] { "" }
    }{ $mark ->
        [none] { "" }
       *[other] { " " }while this holds
    }{ $cleared ->
        [yes] , clearing the field
       *[no] { "" }
    }
said-rule-play = When { $noun } { $many ->
        [several] are
       *[one] is
    } played{ part-where }, { $then }.
said-rule-pass = { $mark ->
        [none] When somebody passes
       *[other] When somebody passes while this holds
    }, { $then }.
said-forbid = { $noun } may not be played{ part-where }.
said-allowed = { $noun } may be played{ part-where }.
said-cause = { $noun } { $many ->
        [several] were
       *[one] was
    } played{ part-where }
happens-since = { $since }, so { $effect }.

said-allow = that is allowed whatever else stands against it
said-order = the order of strength turns round { $until }
said-direction = the direction of play turns round
said-lock = only { $only } may follow { $until }
said-lock-holds = Only { $only } may be played { $until }.
said-only = { $colour ->
        [none] { "" }
       *[other] { $colour }{ " " }
    }{ $number ->
        [even] even numbers
        [odd] odd numbers
       *[none] { $rank ->
            [none] cards
           *[other] { $rank }s
        }
    }
said-mark-table = this holds { $until }
said-mark-player = its player is marked { $until }
said-clear = the field is cleared and its player leads
said-win = its player goes out at once
said-fall = that player is out like a foul finisher
said-skip = { $count ->
        [0] as many of the next players are skipped as { part-several } were played
        [1] the next player is skipped
       *[other] the next { $count } players are skipped
    }
part-who = { $by ->
        [others] everybody else
        [all] everybody
        [next] the next player
       *[player] its player
    } { $may ->
        [yes] may
       *[no] has to
    }
part-how-many = { $may ->
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
said-discard = { part-who } discard { part-how-many }
said-take = its player { $may ->
        [yes] may take
       *[no] takes
    } { $of ->
        [none] { part-how-many }
       *[other] { part-taken }
    } from { $whose ->
        [next] the next player
        [each] each of the others
       *[anybody] any player
    }
part-taken = { $count ->
        [0] { part-at-most }as many { $of ->
            [Jo] jokers
           *[other] { $of }s
        } as { part-several } were played
        [1] one { $of ->
            [Jo] joker
           *[other] { $of }
        }
       *[other] { part-at-most }{ $count } { $of ->
            [Jo] jokers
           *[other] { $of }s
        }
    }
part-at-most = { $may ->
        [yes] up to { "" }
       *[no] { "" }
    }
said-swap-hands = its player may swap hands with { $whose ->
        [neighbour] a neighbour
       *[anybody] any player
    }
said-give = { part-who } hand { part-how-many } to { $to ->
        [previous] the player before
        [right] the neighbour on the right
        [anybody] any player
       *[next] the next player
    }
