# Poker hands.

value-high_card = no pair
value-one_pair = one pair
value-two_pairs = two pairs
value-three_of_a_kind = three of a kind
value-straight = a straight
value-flush = a flush
value-full_house = a full house
value-four_of_a_kind = four of a kind
value-straight_flush = a straight flush

## Why
hand_order-has = { $seat } has { $hand }.
hand_order-could = { $seat } has at least { $hand } and at best { $best }.
hand_order-few = { $seat } has fewer than five cards.
equal_hands-shared = Their hands are equal, so they share.
show_five-five = Exactly five cards are shown.
show_five-again = { $seat } has shown five cards already.
show_five-hold = { $seat } cannot have { $cards } in hand.
show_five-other = In this game one shows five cards, and that is all.
show_five-waits = Everybody chooses five cards.
show_five-done = Everybody has shown.
deal_hands-dealt = That is how the cards are dealt.

## What happens
effect-hand-shown = { $seat } shows { $hand }
effect-hand-wins = { $seats ->
    [none] nobody wins
   *[other] the strongest hand wins: { $seats }
}
happens-hand-shown = { $seat } has { $hand }.
happens-hand-wins = { $seats ->
    [none] Nobody has a hand.
   *[other] The strongest hand: { $seats }.
}

## What nobody knows
fact-hand-beats = { $seat }’s hand beats { $other }’s

## What cannot be
fault-five-by-somebody = On the field lie the hands that have been shown: five cards, and whose they are.
