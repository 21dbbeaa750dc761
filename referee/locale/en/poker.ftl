# Poker hands.

value-high_card = a high card
value-one_pair = one pair
value-two_pairs = two pairs
value-three_of_a_kind = three of a kind
value-straight = a straight
value-flush = a flush
value-full_house = a full house
value-four_of_a_kind = four of a kind
value-straight_flush = a straight flush

## Why
hand_order-has =
    { $cards ->
        [none] { $seat } has { $hand }.
       *[other] { $seat } has { $hand } ({ $cards }).
    }
hand_order-beats = { $seat } has { $hand }; { $other } has only { $best }.
hand_order-goes-round = { $rank ->
    [none] To be in a row, the { $weak } would have to follow the { $strong }, so it isn’t a straight.
   *[other] In a straight, the { $rank } may be at either end, but not in between.
}
equal_hands-beats =
    Both have { $hand }{ $same ->
        [none] {""}
       *[other] { " " }with the same { $same }
    }. { short-equal_hands-beats }
short-equal_hands-beats =
    { $size ->
        [0] { $seat }’s goes up to the { $high }, { $other }’s only to the { $low }.
        [1] { $last ->
            [yes] On the last card { $seat }’s { $high } beats { $other }’s { $low }.
           *[no] { $seat }’s { $high } beats { $other }’s { $low }.
        }
        [2] { $seat }’s pair of { $high }s beats { $other }’s pair of { $low }s.
       *[other] { $seat }’s { $size ->
            [3] three
            [4] four
           *[other] { $size }
        } { $high }s beat { $other }’s { $low }s.
    }
hand_order-could = { $seat } may have anything from { $hand } to { $best }.
hand_order-few = { $seat } has fewer than five cards.
equal_hands-shared =
    { $seats } each have { $hand }, { $numbers ->
        [yes] with the same ranks. Suits and colours don’t count, so it’s a tie.
       *[no] and equal hands aren’t compared by rank, so it’s a tie.
    }
show_five-five = It has to be five cards, not { $many }.
show_five-again = { $seat } has shown five cards already.
show_five-hold = { $seat } doesn’t have { $strange }.
show_five-other = In this game you only show five cards.
show_five-waits = Still to show five cards: { $seats }.
show_five-free = That is five cards from the hand, and any five will do.
show_five-done = Everyone has shown.
show_two-five = It has to be both cards of the hand, not { $many }.
show_two-again = { $seat } has shown the hand already.
show_two-hold = { $seat } doesn’t have { $strange }.
show_two-other = In this game you only show your two cards.
show_two-waits = Still to show both cards: { $seats }.
show_two-free = These are both cards of the hand.
show_two-done = Everyone has shown.
shared_board-shared = The cards of the board ({ $cards }) belong to every hand.
deal_hands-dealt =
    { $left ->
        [0] All cards are dealt{ $more ->
            [0] {""}
            [one] ; with { $number } players, one gets a card more than { $each }
           *[other] ; with { $number } players, { $more } get a card more than { $each }
        }.
       *[other] The { $number } players get { $each } each, and the other { $left } aren’t used.
    }

## What happens
effect-hand-shown = { $seat } { part-would }show{ part-s } { $hand }
effect-hand-wins = { $seats ->
    [none] nobody { part-would }win{ part-s }
   *[other] the strongest hand { part-would }win{ part-s } ({ $seats })
}
happens-hand-shown = { $seat } has { $hand }.
happens-hand-wins = { $seats ->
    [none] Nobody has a hand.
   *[other] The strongest hand is { $hand } ({ $seats }).
}

## What nobody knows
fact-board-lacks = { $count ->
    [one] what the last card of the board is
   *[other] what the other { $count } cards of the board are
}
fact-hand-beats = { $seat }’s hand beats { $other }’s

## What cannot be
fault-odd-board = The board has at most { $most ->
    [one] one card
   *[other] { $most } cards
}, and none of them can be in a hand.
fault-five-by-somebody = Only hands that were shown can be on the field: five cards, and whose they are.
