# The trick-taking family: its rules' sentences, what happens, facts, faults.

## Trick-taking: playing a card
one_card-count = Everybody plays exactly one card to a trick.
one_card-free = Nothing limits { $seat } to certain cards here.
one_card-again = { $seat } has already played to this trick.
one_card-not-held = { $cards } is not in { $seat }’s hand.
one_card-gone = { $cards } is not in { $seat }’s hand: it is known to be somewhere else.
one_card-no-such-move = In this game everybody plays one card to each trick; nobody passes or does anything else instead.
in_turn-turn = It is not { $seat }’s turn.
in_turn-next = { $seat } is next, going clockwise.
in_turn-led = { $seat } leads this trick.
all_at_once-waits = All play at the same moment; these have not played yet: { $seats }.
all_at_once-no-leader = All play at the same moment, so nobody leads.
must_follow-bars = { $lead } was led and { $seat } holds { $suit }, so { $cards } may not be played.
must_follow-binds = { $lead } was led, so whoever holds { $suit } has to follow with it.
must_follow-follows = { $cards } follows { $lead }.
must_follow-free = { $lead } was led and { $seat } has no { $suit } to follow with, so any card may be played.
must_follow-cannot-win =
    { $many ->
        [one] { $cards } does not follow the lead and cannot take the trick.
       *[other] { $cards } do not follow the lead and cannot take the trick.
    }
not_must_follow-bars = The card just before was { $suit }, and { $seat } holds something else, so { $cards } may not be played.
not_must_follow-binds = The card just before was { $suit }; only a hand of nothing but { $suit } may play it again.
not_must_follow-differs = { $cards } has another colour than the card just before.
not_must_follow-free = { $seat } holds nothing but { $suit }, so it may be played on { $suit }, but then it cannot take the trick.
not_must_follow-cannot-win =
    { $many ->
        [one] { $cards } has the colour of the card just before it and cannot take the trick.
       *[other] { $cards } each have the colour of the card just before and cannot take the trick.
    }
card_leads-bars = The first trick is led with { $lead }, and { $seat } holds it.
card_leads-binds = The first trick is led with { $lead } by whoever holds it.
card_leads-free = The first trick is led with { $lead }, but { $seat } does not hold it.
card_leads-leads = { $seat } holds the card that leads the first trick.
card_leads-undecided = The first trick is led by the holder of a certain card, and nobody knows who that is.
no_points_at_first-bars = It is the first trick, and { $seat } can play a card that does not count, so { $cards } may not be played.
no_points_at_first-free = { $seat } can play nothing but cards that count, so one may be played in the first trick as well.
no_points_at_first-binds = In the first trick a card that counts may be played only where no other can.
broken_before_lead-bars = No card of { $suit } has been played yet, and { $seat } holds another suit to lead.
broken_before_lead-free = { $seat } holds nothing but { $suit }, so one may be led before any has been played.
broken_before_lead-binds = Until a card of { $suit } has been played, only a hand of nothing else may lead one.

## Trick-taking: who takes the trick
number_order-order =
    { $low ->
        [yes] Lower beats higher.
       *[no] Higher beats lower.
    }
trump-beats = { $cards } is a trump and beats every card that is none.
trump-order = Trump is { $suit }: each of its cards beats all cards that are none.
trump-none = No suit is trump.
trump-cannot-win =
    { $many ->
        [one] { $cards } is neither a trump nor of the suit led and cannot take the trick.
       *[other] { $cards } are neither trumps nor of the suit led and cannot take the trick.
    }
strongest_takes-takes = { $cards } is the strongest card that can take the trick.
strongest_takes-ahead = { $cards } is ahead so far.
strongest_takes-nobody = No card of this trick can take it.
strongest_takes-equal = { $cards } are equally strong.
strongest_takes-none-yet = No trick has been played yet.
strongest_takes-taken = { $seat } took the trick with { $cards } in it.
strongest_takes-discarded = { $cards } was in a trick that nobody took.
strongest_takes-foreseen = However the rest of the trick is played, { $seat } takes it.
strongest_takes-cannot-win =
    { $many ->
        [one] { $cards } is not of the suit led and cannot take the trick.
       *[other] { $cards } are not of the suit led and cannot take the trick.
    }
taker_leads-leads = { $seat } took the last trick and leads the next.
taker_leads-nobody-took = Nobody took the last trick, and { $seat } leads the next.
void_numbers-cannot-win = { $cards } show a number that somebody else played as well, and are void.

## Trick-taking: the deal and its end
most_tricks-counts = What counts is how many tricks somebody has taken.
most_tricks-wins = { $seat } took the most tricks: { $count }.
most_tricks-tied = { $seats } have the most tricks: { $count } each.
most_tricks-going-on = There are cards still to be played.
most_tricks-over = All cards have been played.
meeples-counts = What counts is how many cards of the colour of the own meeple somebody has taken.
meeples-wins = { $seat } has the most points: { $count }.
meeples-tied = { $seats } have the most points: { $count } each.
meeples-going-on = There are cards still to be played.
meeples-over = All cards have been played.
meeples-first = Cards are played only after everybody has placed a meeple.
meeples-waits = Before the first card { $seat } places a meeple.
meeples-shared = Somebody else’s meeple is already on { $suit }.
meeples-placed = { $seat }’s meeple is already placed.
card_points-counts = What counts is what the cards are worth that somebody has taken.
card_points-wins = { $seat } has the fewest points: { $count }.
card_points-tied = { $seats } have the fewest points: { $count } each.
card_points-going-on = There are cards still to be played.
card_points-over = All cards have been played.
all_points-adjusts = { $seat } took every point and so has none, and everybody else has them all.

## What happens
effect-trick-taken = { $seat } takes the trick ({ $cards })
effect-trick-discarded = nobody takes the trick, and { $cards } are discarded
effect-trick-carried = nobody takes the trick, and { $cards } go to the taker of the next
effect-leads-trick = { $seat } leads the next trick
effect-deal-over = the last card has been played
effect-suit-broken = { $suit } may be led from now on
effect-meeple-placed = { $seat } places a meeple on { $suit }
happens-trick-taken = { $seat } played the strongest card and takes { $cards }.
happens-trick-discarded = No card can take the trick, so { $cards } are discarded.
happens-trick-carried = No card can take the trick, so { $cards } go to whoever takes the next one.
happens-leads-trick = { $seat } leads the next trick.
happens-deal-over = The last card has been played, and the result is counted.
happens-suit-broken = A card of { $suit } has been played, so the suit may be led from now on.
happens-meeple-placed = { $seat }’s meeple stands on { $suit }.

## What nobody knows
fact-holds-no-suit = { $seat } holds no { $suit ->
        [red] red card
        [blue] blue card
        [yellow] yellow card
        [green] green card
       *[other] { $suit }
    }
fact-holds-only-suit = { $seat } holds nothing but { $suit }
fact-holds-only-points = { $seat } can play nothing but cards that count
fact-does-not-hold = { $seat } does not hold { $cards }
fact-hands-empty = everybody’s hand is empty
fact-cards-to-come = which cards are still to come to this trick
fact-who-played = who played { $cards }
fact-next-taker = who will take the next trick
fact-trick-of-card = in which trick { $cards } will be played
fact-tally = what { $seat } has scored so far

## Impossible tables
fault-one-card-a-trick = { $cards } were put on the field as one play: everybody plays one card to a trick.
fault-played-twice = { $name } has played two cards to this trick.
fault-trick-too-large = { $count } cards are on the field, but only { $size } play: a trick holds one card of each.
fault-nobody-goes-out = { $name } cannot be out: nobody leaves this game before its end.
fault-card-taken-twice = { $card } was taken, and lies somewhere else as well.
