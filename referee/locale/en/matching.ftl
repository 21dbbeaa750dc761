# Games in which a card matches the one before it.

## Why
match_in_turn-turn = It is { $turn }’s turn, not { $seat }’s{ part-last-mover }.
match_in_turn-hold =
    { $holder ->
        [none] { $cards } isn’t in { $seat }’s hand.
       *[other] { $cards } is in { $holder }’s hand.
    }
match_in_turn-over = The game is over.
match_in_turn-one = { $many ->
    [one] You play your cards face up.
   *[other] These are { $many } cards, and you play one at a time.
}
match_in_turn-other = In this game you play a card, draw or pass.
match_in_turn-call = There is no { $pack ->
        [colours] colour
       *[suits] suit
    } to call now.
match_in_turn-no-challenge = { $wanted ->
    [none] There is nothing to challenge now.
   *[other] Only { $wanted } can be challenged{ $top ->
        [none] {""}
       *[other] , not { $top }
    }.
}
match_in_turn-said = { $seat } has no last card to announce now.
match_in_turn-led = The first card has been played.
match_in_turn-next =
    { $after ->
        [none] The table says that it’s { $seat }’s turn.
       *[other] { $seat } is next after { $after }.
    }
match_in_turn-same = { $seat }’s turn isn’t over yet.
match_top-suit = { $called ->
    [yes] { $cards } has the { $pack ->
        [colours] colour
       *[suits] suit
    } that was called, { $suits }.
   *[no] { $cards } has the same { $pack ->
        [colours] colour
       *[suits] suit
    } as { $top }.
}
match_top-rank = { $cards } has the same { $pack ->
        [colours] { $sign ->
            [yes] sign
           *[no] number
        }
       *[suits] rank
    } as { $top }.
match_top-bars =
    { $suits ->
        [none] { $cards } doesn’t match { $top }.
       *[other] { $called ->
            [yes] { $cards } doesn’t have the { $pack ->
                [colours] colour
               *[suits] suit
            } that was called, { $suits }.
           *[no] { $cards } has neither the { $pack ->
                [colours] colour
               *[suits] suit
            } nor the { $pack ->
                [colours] { $sign ->
                    [yes] sign
                   *[no] number
                }
               *[suits] rank
            } of { $top }.
        }
    }
match_top-first = No card is on the pile yet, so any card may be played.
match_top-unknown = It isn’t known which { $pack ->
        [colours] colour
       *[suits] suit
    } was called on { $top }.
match_top-apart =
    { $cards } { $many ->
        [one] doesn’t
       *[other] don’t
    } match { $top }.
follow_round-suit = { $cards } follows the suit that was led, { $suits }.
follow_round-bars =
    { $suits ->
        [none] { $cards } doesn’t follow the suit that was led.
       *[other] { $cards } doesn’t follow suit: { $suits } were led.
    }
follow_round-first = The leader of a round may play any card.
follow_round-unknown = It isn’t known which suit counts.
follow_round-apart =
    { $cards } { $many ->
        [one] doesn’t
       *[other] don’t
    } follow the suit that was led.
short-follow_round-takes = { $lead ->
    [none] { $seat } played the highest card of the suit led.
   *[other] { $lead } was the highest of the { $suits }.
}
follow_round-takes = { $lead ->
    [none] { $seat } played the highest card of the suit led and leads.
   *[other] { $lead } was the highest of the { $suits } that were led, so { $seat } leads.
}
call_suit-fits = { $cards } goes on any card.
call_suit-first = { $top ->
    [none] { $seat } has to call a { $pack ->
        [colours] colour
       *[suits] suit
    } first.
   *[other] { $seat } played { $top } and calls a { $pack ->
        [colours] colour
       *[suits] suit
    } first.
}
call_suit-free = { $seat } may call any { $pack ->
        [colours] colour
       *[suits] suit
    }.
make_draw-bars =
    { $seat } has to draw { $count ->
        [one] one card
       *[other] { $count } cards
    }{ $equal ->
        [yes] {" "}and can’t pass the draw on with { $cards }.
       *[no] , so { $cards } can’t be played now.
    }
make_draw-answer = { $cards } passes the draw on.
make_draw-missed = { $seat } drew { $count ->
    [one] one card
   *[other] { $count } cards
} and loses the turn.
make_draw-due =
    { $top } was played, so { $seat } has to draw { $count ->
        [one] one card
       *[other] { $count } cards
    }.
stack_draws-answer = { $cards } passes the draw on.
stack_draws-may = { $plus ->
    [none] {""}
   *[other] { $plus } makes { $count }.{" "}
}{ $seat } may play another draw card instead.
stack_draws-plain = { $seat } has to draw { $count ->
    [one] one card
   *[other] { $count } cards
}, and { $cards } isn’t a draw card that could be stacked.
stack_draws-bars = { $cards } can’t be stacked on { $top }.
only_without_suit-holds = { $seat } holds { $held }, so { $cards } may not be played.
short-only_without_suit-holds = { $seat } holds { $held }.
only_without_suit-may-hold =
    { $cards } may be played only without a card of { $suits ->
        [none] the colour that counts
       *[other] the colour { $suits }
    }.
only_without_suit-free =
    { $seat } holds no { $suits ->
        [none] card of that colour
       *[other] { $suits } card
    }, so { $cards } may be played.
challenge_card-free = { $other } played { $top }, so { $seat } may challenge instead of drawing.
challenge_card-open = { $seat } has challenged; first it must be settled who is right.
challenge_card-missed = { $seat }’s challenge was right, but { $seat } still misses a turn.
challenge_card-right = { $other } held the colour that counted, so the challenge was right.
challenge_card-lost = { $seat } lost the challenge, drew { $count ->
    [one] one card
   *[other] { $count } cards
} and loses the turn.
challenge_card-wrong = { $other } didn’t hold the colour that counted, so the challenge was wrong.
jump_in-differs = { $cards } isn’t the same card as { $top }, so it can’t be played out of turn.
jump_in-went-on = { $seat } jumped in, and play goes on from there.
jump_in-fits = { $cards } is the same card as the top card, so it may be played out of turn.
swap_hands-first = { $seat } has to swap hands with another player first.
swap_hands-free = { $seat } may swap hands with any other player.
swap_hands-no-other = { $seat } has to swap hands with another player.
skip_next-skipped = { $after } played { $top }, so { $seat } misses a turn.
first_card_acts-begins = { $dealer } dealt, so { $seat } begins.
first_card_acts-acts = The first card turned up is { $top }. { $others } misses a turn, and { $seat } begins.
first_card_acts-turns = The first card turned up is { $top }. { $dealer }, who dealt, begins, and play goes the other way.
first_card_acts-right = The first card turned up is { $top }. Play goes the other way, so { $seat }, at { $dealer }’s right, begins.
first_card_acts-back = The card turned up first is put back, and the next one is turned up.
turn_round-reversed = Play goes the other way round{ $after ->
    [none] {""}
   *[other] , so { $seat } is next after { $after }
}.
draw_from_stock-free =
    { $held ->
        [none] {""}
       *[other] { $held } would fit, but { $seat } may draw all the same.{" "}
    }{ $turned ->
        [yes] The stock is used up, so the cards played before become the new stock.{" "}
       *[no] {""}
    }{ $most ->
        [0] You may draw until a card fits.
        [one] You may draw one card in a turn.
       *[other] You may draw up to { $most } cards in a turn.
    }
draw_from_stock-must-play =
    { $fitting ->
        [none] One of the unknown cards must fit, so { $seat } has to play.
       *[other] { $seat } can play { $fitting }, so { $seat } has to play.
    }
draw_from_stock-binds = You have to play if you have a card that fits.
draw_from_stock-limit =
    { $seat } has drawn { $count ->
        [one] one card
       *[other] { $count } cards
    } in this turn, and no more may be drawn.
draw_from_stock-empty = There is no card left to draw.
draw_from_stock-draw-first =
    { $most ->
        [0] { $count ->
            [0] { $seat } hasn’t drawn yet and has to draw until a card fits.
            [one] { $seat } has drawn one card and draws on until one can be played.
           *[other] { $seat } has drawn { $count } cards and draws on until one can be played.
        }
        [one] { $seat } hasn’t drawn yet and draws a card before passing.
       *[other] { $seat } has drawn only { $count } of { $most } cards.
    }
short-draw_from_stock-pass = { $empty ->
    [yes] there is no card left to draw.
   *[no] { $seat } has drawn.
}
draw_from_stock-pass =
    { $empty ->
        [yes] There is no card left to draw, so { $seat } may pass.
       *[no] { $seat } has drawn, so { $seat } may pass.
    }
draw_from_stock-drawn = A player who has drawn may play only the card drawn.
draw_from_stock-not-drawn = { $seat } has drawn, so only the card drawn may be played, and { $cards } isn’t that card.
draw_from_stock-elsewhere = { $cards } { $many ->
        [one] isn’t
       *[other] aren’t
    } in the stock.
draw_from_stock-not-so-many =
    { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
    } now.
draw_from_stock-without = A player without a card that fits draws.
draw_from_stock-due = { $cards ->
    [none] { $seat } has no card that fits and draws.
   *[other] { $seat } can’t play { $cards } on { $top } and draws.
}
say_last_card-free = { $seat } has one card left and hasn’t said so yet.
say_last_card-spared = { $why ->
    [said] { $seat } announced the last card in time.
   *[unnoticed] { $seat } didn’t announce the last card, but nobody noticed in time.
}
say_last_card-caught = { $other } has one card left and hasn’t said so.
say_last_card-not-due = { $count ->
    [0] { $other } hasn’t forgotten to announce a last card.
    [one] { $other } still has one card.
   *[other] { $other } still has { $count } cards.
}
first_without_cards-won = { $seat } was the first to run out of cards.
first_without_cards-none = { $seats } still have cards; the first player without cards wins.
short-first_without_cards-none = nobody has run out of cards.
cards_left-counts =
    { $count ->
        [0] { $seat } scores the cards that the others still hold.
       *[other] { $seat } scores { $count } for the cards that the others still hold.
    }
cards_left-left = { $seat } still holds { $cards }, which makes { $count }.
cards_left-open = Nobody has run out of cards yet.
deal_hands-deal = The { $number } players get { $each } of the { $all } cards each, and the rest is the stock.

## What happens
effect-first-out-here = { $seat } { part-would }go{ part-es } out first and win{ part-s }
happens-first-out-here = { $seat } is the first to play all cards.
effect-round-taken = { $seat } { part-would }lead{ part-s } the next round
happens-round-taken = { $seat } played the highest card of the round and leads the next one.
effect-direction-turned = the direction of play { part-is } reversed
happens-direction-turned = The direction of play is reversed.
effect-draw-pending =
    { $other } { part-has-to } draw { $count ->
        [one] one card
       *[other] { $count } cards
    }
happens-draw-pending =
    { $other } has to draw { $count ->
        [one] one card
       *[other] { $count } cards
    }.
effect-turn-missed = { $other } { part-would }miss{ part-es } a turn
happens-turn-missed = { $other } misses a turn.
effect-suit-due = { $seat } { part-has-to } call a suit
happens-suit-due = { $seat } has to call a suit.
effect-colour-due = { $seat } { part-has-to } call a colour
happens-colour-due = { $seat } has to call a colour.
effect-colour-called = { $seat } { part-would }call{ part-s } { $suit }
happens-colour-called = { $seat } has called { $suit }.
effect-swap-due = { $seat } { part-has-to } swap hands with another player
happens-swap-due = { $seat } has to swap hands with another player.
effect-hands-passed = everyone { part-would }pass{ part-es } their hand on
happens-hands-passed = Everyone passes their hand to the next player.
effect-challenge-right =
    { $other } { part-would }draw{ part-s } { $count ->
        [one] one card
       *[other] { $count } cards
    }, because the challenge { part-is } right
happens-challenge-right = The challenge is right: { $other } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
effect-challenge-wrong =
    { $seat } { part-would }draw{ part-s } { $count ->
        [one] one card
       *[other] { $count } cards
    }, because the challenge { part-is } wrong
happens-challenge-wrong = The challenge is wrong, so { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
effect-suit-called = { $seat } { part-would }call{ part-s } { $suit }
happens-suit-called = { $seat } has called { $suit }.
effect-stock-drawn =
    { $seat } { part-would }draw{ part-s } { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    }
happens-stock-drawn =
    { $seat } draws { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    }.
effect-pile-turned = the pile { part-would }become{ part-s } the stock
happens-pile-turned = The pile without its top card is shuffled and becomes the stock.
effect-last-card-due = { $seat } { part-has-to } announce the last card
happens-last-card-due = { $seat } has one card left and has to say so before anyone else moves.
effect-last-card-said = { $seat } { part-would }announce{ part-s } the last card
happens-last-card-said = { $seat } has announced the last card in time.
effect-last-card-forgotten =
    { $seat } { part-would }draw{ part-s } { $count ->
        [one] one card
       *[other] { $count } cards
    } for the forgotten call
happens-last-card-forgotten =
    { $seat } hasn’t announced the last card in time and draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.

## What nobody knows
fact-suit-called = { $suit } was called
fact-drew-card = { $cards } is the card that { $seat } drew
fact-holds-suit =
    { $seat } has a card of { $suits ->
        [none] the colour that counts
       *[other] the colour { $suits }
    }
fact-holds-match = { $seat } has a card that fits

## What a table cannot say
fault-stock-too-large =
    The stock can’t be { $count }: at most { $most ->
        [one] one card is
       *[other] { $most } cards are
    } left.
