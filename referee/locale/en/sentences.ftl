# Rules that a book says in a sentence: the rule in words, made of its words.

said-cards =
    { $odd ->
        [odd] an odd number of { said-several }
        [even] an even number of { said-several }
       *[none] { $least ->
            [0] { $count ->
                [0] { said-one }
                [1] { said-one }
                [2] two { said-several }
                [3] three { said-several }
                [4] four { said-several }
               *[other] { $count } { said-several }
            }
            [1] { said-one }
           *[other] { $least } or more { said-several }
        }
    }{ $only ->
        [yes] { $count ->
            [1] { " " }alone
           *[other] { " " }and nothing else
        }
       *[no] { "" }
    }
said-one =
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
said-several =
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

said-where = { $form ->
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
        [plain] { " " }while the order of strength is the plain one
        [revolution] { " " }during a revolution
       *[none] { "" }
    }{ $mark ->
        [none] { "" }
       *[other] { " " }while this holds
    }
said-rule-play = When { $noun } { $many ->
        [several] are
       *[one] is
    } played{ said-where }, { $then }.
said-rule-pass = { $mark ->
        [none] Whoever passes
       *[other] While this holds, whoever passes
    } meets this: { $then }.
said-forbid = { $noun } may not be played{ said-where }.
said-cause = { $noun } { $many ->
        [several] were
       *[one] was
    } played{ said-where }
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
        [0] as many of the next players are skipped as { said-several } were played
        [1] the next player is skipped
       *[other] the next { $count } players are skipped
    }
said-who = { $by ->
        [others] everybody else
        [all] everybody
       *[player] its player
    } { $may ->
        [yes] may
       *[no] has to
    }
said-how-many = { $may ->
        [yes] up to { "" }
       *[no] { "" }
    }{ $strongest ->
        [yes] the { $count ->
            [0] as many strongest cards as { said-several } were played
            [1] strongest card
           *[other] { $count } strongest cards
        }
       *[no] { $count ->
            [0] as many cards as { said-several } were played
            [1] one card
           *[other] { $count } cards
        }
    }
said-discard = { said-who } discard { said-how-many }
said-give = { said-who } hand { said-how-many } to { $to ->
        [previous] the player before
        [right] the neighbour on the right
        [anybody] any player
       *[next] the next player
    }
