# The trick-taking family: its rules' sentences, what happens, facts, faults.

## Trick-taking: playing a card
one_card-count = Everybody plays exactly one card to a trick.
one_card-free = { $seat } may play any card of the hand.
one_card-leads = { $seat } leads, and may lead any card of the hand.
one_card-again = { $seat } has already played { $laid } to this trick.
one_card-taken = { $cards } lies in a trick taken before, so { $seat } doesn’t hold it.
one_card-laid = { $cards } lies on the table already, so { $seat } doesn’t hold it.
one_card-held = { $cards } is in somebody else’s hand, so { $seat } doesn’t hold it.
one_card-not-held = { $cards } isn’t in { $seat }’s hand.
one_card-gone = { $cards } has been played before, so { $seat } doesn’t hold it.
one_card-no-such-move = In this game everybody plays one card to each trick; nobody passes or does anything else instead.
in_turn-turn =
    { $turn ->
        [none] It isn’t { $seat }’s turn.
       *[other] It is { $turn }’s turn, not { $seat }’s.
    }
in_turn-next =
    { $after ->
        [none] { $seat } is next, going clockwise.
       *[other] Clockwise from { $after }, { $seat } is next.
    }
in_turn-led = { $seat } leads this trick.
all_at_once-waits = All play at the same moment; these have not played yet: { $seats }.
all_at_once-no-leader = All play at the same moment, so nobody leads.
must_follow-bars =
    { $lead } was led, and { $seat } { $holds ->
        [0] must hold { $suit }
        [1] holds { $held }
        [2] holds { $held }
        [3] holds { $held }
       *[other] holds { $holds } cards of { $suit }
    }, so { $cards } may not be played.
must_follow-binds = { $lead } was led, so whoever holds { $suit } has to follow with it.
must_follow-follows = { $cards } follows { $lead }.
must_follow-free = { $lead } was led and { $seat } has no { $suit } to follow with, so any card may be played.
must_follow-cannot-win =
    { $cards } { $many ->
        [one] does
       *[other] do
    } not follow { $lead }, and can’t take the trick{ $stronger ->
        [yes] , strong as { $many ->
            [one] it is
           *[other] they are
        }
       *[no] {""}
    }.
not_must_follow-bars =
    { $near ->
        [none] The trick before ended with { $suit }
       *[other] The card just before is { $near }
    }, and { $seat } { $holds ->
        [0] must hold another colour as well
        [1] holds { $held } as well
        [2] holds { $held } as well
        [3] holds { $held } as well
       *[other] holds { $holds } cards of other colours as well
    }, so { $cards }, of the same colour, may not be played.
not_must_follow-binds =
    { $near ->
        [none] The trick before ended with { $suit }
       *[other] The card just before is { $near }
    }; only a hand of nothing but { $suit } may play { $suit } again.
not_must_follow-differs =
    { $near ->
        [none] { $cards } has another colour than the last card of the trick before.
       *[other] { $cards } has another colour than { $near } just before it.{ $earlier ->
            [yes] {" "}That { $suit } was played earlier doesn’t matter: only the card just before binds.
           *[no] {""}
        }
    }
not_must_follow-free = { $seat } holds nothing but { $suit }, so it may be played on { $suit }, but then it can’t take the trick.
not_must_follow-cannot-win =
    { $cards } has the colour of { $near ->
        [none] the last card of the trick before
       *[other] { $near } just before it
    }, and can’t take the trick{ $stronger ->
        [yes] , strong as it is
       *[no] {""}
    }.
card_leads-bars = The first trick starts with { $lead }, and { $seat } holds it, so { $cards } may not be led.
card_leads-binds = Whoever holds { $lead } leads the first trick, and leads that card.
card_leads-free = The first trick starts with { $lead }, but { $seat } doesn’t hold it.
card_leads-leads = { $seat } holds { $lead }, and so leads the first trick with it.
card_leads-undecided = Whoever holds { $lead } leads the first trick.
no_points_at_first-bars =
    It is the first trick, and { $seat } { $holds ->
        [0] must hold cards that don’t count
        [1] holds { $held }, which doesn’t count
        [2] holds { $held }, which don’t count
        [3] holds { $held }, which don’t count
       *[other] holds { $holds } cards that don’t count
    }, so { $cards } may not be played.
no_points_at_first-free = { $seat } holds nothing but cards that count, so { $cards } may be played even in the first trick.
no_points_at_first-binds = In the first trick a card that counts may be played only from a hand of nothing else.
broken_before_lead-bars =
    No card of { $suit } has been played yet, and { $seat } { $holds ->
        [0] must hold another suit
        [1] holds { $held } as well
        [2] holds { $held } as well
        [3] holds { $held } as well
       *[other] holds { $holds } cards of other suits
    }, so { $cards } may not be led.
broken_before_lead-free = No card of { $suit } has been played yet, but { $seat } holds nothing else, so { $cards } may be led.
broken_before_lead-follows = No card of { $suit } has been played yet, but that bars only the leader, and { $seat } doesn’t lead.
broken_before_lead-binds = Until a card of { $suit } has been played, only a hand of nothing else may lead one.

## Trick-taking: who takes the trick
number_order-order = The { $weak } is the weakest and the { $strong } the strongest.
trump-beats = { $cards } is a trump and beats every card that isn’t.
trump-order = Trump is { $suit }, and a trump beats every card that isn’t.
trump-none = No suit is trump.
trump-cannot-win =
    { $many ->
        [one] { $cards } is neither a trump nor of the suit led and can’t take the trick.
       *[other] { $cards } are neither trumps nor of the suit led and can’t take the trick.
    }
strongest_takes-takes =
    { $barred ->
        [yes] Of the cards that can take the trick, the strongest is { $seat ->
            [none] { $cards }
           *[other] { $seat }’s { $cards }
        }.
       *[no] The strongest card is { $seat ->
            [none] { $cards }
           *[other] { $seat }’s { $cards }
        }.
    }
strongest_takes-ahead =
    { $seat ->
        [none] { $cards }
       *[other] { $seat }’s { $cards }
    } is ahead so far. { $seats ->
        [none] Somebody has still to play.
       *[other] Still to play: { $seats }.
    }
strongest_takes-level =
    { $cards } are the strongest so far, and equally strong. { $seats ->
        [none] Somebody has still to play.
       *[other] Still to play: { $seats }.
    }
strongest_takes-nobody = No card can take this trick.
strongest_takes-equal =
    { $which ->
        [first] { $cards } are equally strong; at this table { $seat ->
            [none] whoever played first takes the trick
           *[other] { $seat }, who played first, takes the trick
        }.
        [last] { $cards } are equally strong; at this table { $seat ->
            [none] whoever played last takes the trick
           *[other] { $seat }, who played last, takes the trick
        }.
       *[none] { $cards } are equally strong; at this table nobody takes the trick.
    }
strongest_takes-open =
    The strongest number is the { $number }, and it lies there { $many ->
        [one] once
        [2] twice
       *[other] { $many } times
    }: { $cards }{ $seats ->
        [none] {""}
       *[other] , played by { $seats }
    }. Which of equal numbers takes the trick, the rules don’t say.
strongest_takes-none-yet = No trick has been played yet.
strongest_takes-taken = { $seat } took the trick with { $cards } in it.
strongest_takes-discarded = { $cards } was in a trick that nobody took.
strongest_takes-foreseen = However the rest of the trick is played, { $seat } takes it.
strongest_takes-cannot-win =
    { $many ->
        [one] { $cards } isn’t of the suit led and can’t take the trick.
       *[other] { $cards } aren’t of the suit led and can’t take the trick.
    }
taker_leads-leads = { $seat } took the last trick and leads the next.
taker_leads-nobody-took = Nobody took the last trick; at this table { $seat } leads the next.
taker_leads-open = Nobody took the trick that { $seat } led. The rules don’t say who leads then.
void_numbers-cannot-win = { $cards } show the same number and cancel each other out.
void_numbers-open = Every number is there more than once ({ $cards }), so all are void. The rules don’t say what happens to such a trick.

## Trick-taking: the deal and its end
most_tricks-counts = What counts is how many tricks somebody has taken.
most_tricks-wins = { $seat } took the most tricks: { $count }.
most_tricks-tied = { $seats } took { $count ->
    [one] one trick each
   *[other] { $count } tricks each
}, and nobody took more.
most_tricks-open = { $seats } took { $count ->
    [one] one trick each
   *[other] { $count } tricks each
}, and nobody took more. Who wins then, the rules don’t say.
most_tricks-going-on = There are cards still to be played.
most_tricks-over = All cards have been played.
meeples-counts = What counts is how many cards of the own meeple’s colour somebody has taken.
meeples-counted = { $seat }’s meeple stands on { $suit }, and { $seat } took { $count ->
    [one] one card of it: { $cards }
   *[other] { $count } cards of it: { $cards }
}.
meeples-wins = { $seat } has the most points: { $count }.
meeples-tied = { $seats } have the most points: { $count } each.
meeples-open = { $seats } have { $count ->
    [one] one point each
   *[other] { $count } points each
}, and nobody has more. Who wins then, the rules don’t say.
meeples-going-on = There are cards still to be played.
meeples-over = All cards have been played.
meeples-first = Cards are played only after everybody has placed a meeple.
meeples-waits = Before the first card { $seat } places a meeple.
meeples-shared = Somebody else’s meeple is already on { $suit }, and another area is still free.
meeples-placed = { $seat }’s meeple is already placed.
meeples-free = It is { $seat }’s turn to place a meeple, and { $suit } may be chosen.
card_points-counts = What counts is what the penalty cards are worth that somebody has taken.
card_points-counted = { $seat } took { $cards }: { $count ->
    [one] one point
   *[other] { $count } points
}.
card_points-wins = { $seat } has the fewest points: { $count }.
card_points-tied = { $seats } have the fewest points: { $count } each.
card_points-open = { $seats } have { $count ->
    [one] one point each
   *[other] { $count } points each
}, and nobody has fewer. Who wins then, the rules don’t say.
card_points-going-on = There are cards still to be played.
card_points-over = All cards have been played.
all_points-adjusts = { $seat } took all { $points } points, and so has none, while { $others } have { $points } each.
equal_deal-dealt =
    { $left ->
        [0] The cards divide evenly among { $number } players.
        [one] Each of the { $number } players gets as many, and the one card left over stays out.
       *[other] Each of the { $number } players gets as many, and the { $left } cards left over stay out.
    }
equal_deal-open =
    With { $each } cards for each of { $number } players { $left ->
        [one] one card is
       *[other] { $left } cards are
    } left over. What becomes of the rest, the rules don’t say.

## What happens
effect-trick-taken = { $seat } takes the trick ({ $cards })
effect-trick-discarded = nobody takes the trick, and { $cards } are discarded
effect-trick-carried = nobody takes the trick; it is carried over
effect-leads-trick = { $seat } leads the next trick
effect-deal-over = the last card has been played
effect-suit-broken = { $suit } may be led from now on
effect-meeple-placed = { $seat } places a meeple on { $suit }
happens-trick-taken = The strongest card that can take the trick is { $seat }’s { $winning }, so { $seat } takes { $cards }.
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
fact-does-not-hold = { $seat } doesn’t hold { $cards }
fact-hands-empty = everybody’s hand is empty
fact-cards-to-come = which cards are still to come to this trick
fact-who-played = who played { $cards }
fact-next-taker = who will take the next trick
fact-trick-of-card = in which trick { $cards } will be played
fact-tally = which cards were in { $seat }’s tricks
say-tally = Points can’t be counted without knowing which cards were in { $seat }’s tricks.
say-who-played = It isn’t known who played { $cards }.
say-cards-to-come = The cards still to come may change who takes it.
say-next-taker = These cards go to whoever takes the next trick.
say-trick-of-card = { $cards } hasn’t been played yet.

## Impossible tables
fault-one-card-a-trick = { $cards } were put on the field as one play: everybody plays one card to a trick.
fault-played-twice = { $name } has played two cards to this trick.
fault-trick-too-large = { $count } cards are on the field, but there are only { $size } players: a trick holds one card of each.
fault-nobody-goes-out = { $name } can’t be out: nobody leaves this game before its end.
fault-card-taken-twice = { $card } was taken, and lies somewhere else as well.
