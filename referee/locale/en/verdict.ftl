# How a verdict is told: the answer, the reasons, what nobody knows, what would change it.

## The answer
answer-may_play-yes = { $seat } may play { $cards }.
answer-may_play-no =
    { $cards ->
        [none] { $seat } may not do that.
       *[other] { $seat } may not play { $cards }.
    }
answer-may_pass-yes = { $seat } may pass.
answer-may_pass-no = { $seat } may not pass.
answer-may_look-yes = { $seat } may look at the discards.
answer-may_look-no = { $seat } may not look at the discards.
answer-may_give-yes = { $seat } may give { $cards } to { $other }.
answer-may_give-no = { $seat } may not give { $cards } to { $other }.
answer-may_discard-yes = { $seat } may discard { $cards }.
answer-may_discard-no = { $seat } may not discard { $cards }.
answer-may_name-yes = { $seat } may name { $rank }.
answer-may_name-no = { $seat } may not name { $rank }.
answer-may_pick-yes = { $seat } may pick { $other }.
answer-may_pick-no = { $seat } may not pick { $other }.
answer-may_take-yes = { $seat } may take { $cards } from { $other }.
answer-may_take-no = { $seat } may not take { $cards } from { $other }.
answer-may_expose-yes = { $seat } may show { $cards } to all.
answer-may_expose-no = { $seat } may not show { $cards } to meet this.
answer-may_draw-yes = { $seat } may draw { $cards }.
answer-may_draw-no = { $seat } may not draw { $cards }.
answer-may_accept-yes = { $seat } may do so.
answer-may_accept-no = { $seat } may not do so.
answer-may_decline-yes = { $seat } may decline.
answer-may_decline-no = { $seat } may not decline.
answer-may_doubt-yes = { $seat } may call doubt.
answer-may_doubt-no = { $seat } may not call doubt.
answer-may_through-yes = { $seat } may let it through.
answer-may_through-no = { $seat } may not let it through.
answer-may_place-yes = { $seat } may place the meeple on { $suit }.
answer-may_place-no = { $seat } may not place the meeple on { $suit }.
answer-may_point-yes = { $seat } may point at { $other ->
    [victim] the victim
   *[other] { $other }
}.
answer-may_point-no = { $seat } may not point at { $other ->
    [victim] the victim
   *[other] { $other }
}.
answer-is_out-no = { $seat } is not out.
answer-is_out-clean = { $seat } is out, fair and square.
answer-is_out-foul = { $seat } is out by a foul.
answer-is_out-fallen = { $seat } has fallen and is out.
answer-is_out-liar = { $seat } is out for lying in the exchange.
answer-is_out-dropped = { $seat } has dropped out.
answer-is_out-burst = { $seat } has burst and is out.
answer-is_out-equal = The game is over, and { $seat } is heimin.
answer-is_out-eliminated = { $seat } has been eliminated.
answer-depends = { $about ->
    [table] That depends on something the table has not told.
    [future] That is still open.
   *[cards] That depends on cards that nobody has shown.
}
answer-unsettled = The text does not settle this.
answer-what_plays = { $seat } may choose from: { $told }.
answer-what_plays-nothing = { $seat } can play nothing now.
answer-what_plays-pass = { $seat } may pass; of the cards known, none may be played.
answer-what_happens = { $told }
answer-what_happens-depends = What happens is not known.
answer-what_happens-nothing = Nothing special happens.
answer-whose_turn = It is { $told }’s turn.
answer-whose_turn-nobody = It is nobody’s turn.
answer-who_leads = { $told } leads.
answer-who_leads-nobody = Nobody leads now.
answer-who_takes = { $told } takes the trick.
answer-who_takes-nobody = Nobody takes the trick.
answer-who_wins = The winner: { $told }.
answer-who_wins-nobody = Nobody has won yet.
answer-who_wins-nothing = Nobody has won yet.
answer-who_gets = { $told } gets { $cards }.
answer-who_gets-nobody = Nobody gets { $cards }.
answer-who_gets_of = { $told } gets { $other ->
    [victim] the victim
   *[other] { $other }’s card
}.
answer-who_gets_of-nobody = Nobody gets { $other ->
    [victim] the victim
   *[other] { $other }’s card
}.
answer-what_hand = { $seat } has { $told }.
answer-what_hand-high_card = { $seat } has not even a pair.
answer-what_hand-nothing = { $seat } has no five cards.
answer-what_order = From weakest to strongest: { $told }.
answer-ranks = From first to last: { $told }.
answer-rank_of = { $seat } takes place { $told }.
answer-titles = Titles: { $told }.
answer-titles-nothing = No titles are settled yet.
answer-must_give = { $seat } { $told }.
answer-must_do = { $seat } { $told }.
answer-must_do-nothing = { $seat } owes nothing now.
answer-who_deals = { $told } shuffles and deals.
answer-seating = In turn order: { $told }.
answer-score = Points: { $told }.
answer-score-nothing = No points are settled yet.
answer-deal = { $told }.

## After a condition
then-plays = { $gone ->
    [none] { $seat } may also choose { $come }.
   *[other] { $come ->
        [none] { $seat } may choose all of that but { $gone }.
       *[other] { $seat } may also choose { $come }, but not { $gone }.
    }
}
then-may_play-yes = yes, { $seat } may.
then-may_play-no = no, { $seat } may not.
then-may_pass-yes = yes, { $seat } may.
then-may_pass-no = no, { $seat } may not.
then-may_look-yes = yes, { $seat } may.
then-may_look-no = no, { $seat } may not.
then-may_give-yes = yes, { $seat } may.
then-may_give-no = no, { $seat } may not.
then-may_discard-yes = yes, { $seat } may.
then-may_discard-no = no, { $seat } may not.
then-may_name-yes = yes, { $seat } may.
then-may_name-no = no, { $seat } may not.
then-may_pick-yes = yes, { $seat } may.
then-may_pick-no = no, { $seat } may not.
then-may_take-yes = yes, { $seat } may.
then-may_take-no = no, { $seat } may not.
then-may_expose-yes = yes, { $seat } may.
then-may_expose-no = no, { $seat } may not.
then-may_draw-yes = yes, { $seat } may.
then-may_draw-no = no, { $seat } may not.
then-may_accept-yes = yes, { $seat } may.
then-may_accept-no = no, { $seat } may not.
then-may_decline-yes = yes, { $seat } may.
then-may_decline-no = no, { $seat } may not.
then-may_doubt-yes = yes, { $seat } may.
then-may_doubt-no = no, { $seat } may not.
then-may_through-yes = yes, { $seat } may.
then-may_through-no = no, { $seat } may not.
then-may_place-yes = yes, { $seat } may.
then-may_place-no = no, { $seat } may not.
then-may_point-yes = yes, { $seat } may.
then-may_point-no = no, { $seat } may not.
then-depends = it depends.
then-unsettled = the text does not settle it.

## Lines after it
say-why = { $text } ({ $title }).
say-odd = But the table cannot be so: { $fault }
say-stop = .
say-reason = { $title }: { $text }
say-unknown = { $about ->
    [table] It has not been told { $fact }.
    [future] It is still open { $fact }.
   *[cards] Nobody has shown { $fact }.
}
say-depends = If { $fact }: { $true } If not: { $false }
say-turns-on = It turns on whether { $fact }.
say-if-so = If { $fact }: { $true }
say-first = { $change }, something comes first: { $text }
say-switch = { $change }: { $then }
say-reading = { $question } { $outcomes }
say-if-read = If { $label }: { $then }
say-joiner = {" "}
label-quoted = “{ $label }”
say-open = { $title }: strictly, the text leaves one point open. { $question }
then-diverges = the game would have gone otherwise from move { $number } on ({ $move }), and nobody can say how.
say-diverges = { $change }: The game would have gone otherwise from move { $number } on ({ $move }), and nobody can say how.
say-pairs = No single change brings another answer, but two together do:
say-no-pairs = No two changes together bring another answer either.
say-no-pairs-yet = No two changes together have brought another answer so far.
say-pairs-left = Not all of them are tried: { $tried } of { $of } pairs, the likeliest first.
say-flips-left = Not every change of the rules is tried: { $tried } of { $of }, the likeliest first.
change-on = With { $title }
change-off = Without { $title }
more-on = with { $title }
more-off = without { $title }
change-quoted-on = With { $title }
change-quoted-off = Without { $title }
more-quoted-on = with { $title }
more-quoted-off = without { $title }
flip-reading = { $title }: { $label }
reading-open = The text leaves this open. { $question }
setting-open = The table has to name this, and the answer rests on it; the line “rules:” does not say it.

## What nobody knows
fact-unknown-hand =
    { $count ->
        [-1] what else { $seat } holds
        [one] what { $seat }’s unknown card is
       *[other] what { $seat }’s { $count } unknown cards are
    }
fact-janken-winner = who won the janken
fact-last-lowest = who came last in the last game
fact-first-lead-card = who holds the card that leads
fact-first-lead-agreed = who the table agrees on to lead
fact-turn = whose turn it was
fact-holds-no-more = { $seat } has no card left
fact-different-players = the plays that made the lock were by different players
fact-joker-stands =
    { $count ->
        [1] the joker beside { $cards } stands for { $stands }
       *[other] the jokers beside { $cards } stand for { $stands }
    }
fact-joker-which =
    { $count ->
        [1] what the joker beside { $cards } stands for
       *[other] what the jokers beside { $cards } stand for
    }
fact-game-not-over = which place { $seat } will take
fact-dominant-hand = { $seat } sits on the side of the dominant hand
fact-holds-none-bound = { $seat } holds no card of the suits that the lock asks for
fact-holds-one-of = { $seat } holds one of { $cards }
fact-holds-none-of = { $seat } holds none of { $cards }
fact-hand-adds-up = { $seat }’s cards add up to the number on the field
fact-hand-choice = which hand everybody chooses
fact-hand-with = in which hand { $cards } lies
fact-hand-as-asked = { $seat }’s hand is such a one as the rule asks for
fact-holds-more-of = { $seat } holds more of { $cards } than lie there
fact-keeps-none-of = { $seat } keeps none of { $cards }
fact-holds-nothing-weaker = { $seat } holds nothing weaker than { $cards }
fact-holds-nothing-stronger = { $seat } keeps nothing stronger than { $cards }
fact-holds-nothing-stronger-hidden = { $seat }’s unknown cards are all weaker
fact-holds-nothing-high = { $seat }’s unknown cards are all below 11
order-open = It acts at the same moment as { $others }. The text gives no order, and the order tells.
order-open-first = It acts at the same moment as { $others }, and the text gives no order. If this one comes first: { $outcome }

## Million Doubt
fact-whether-down-card = whether { $seat }’s card face down is one of { $right } (only then does the play survive a doubt)
fact-whether-down-cards = whether { $seat }’s cards face down make it a legal play (such as { $right }; only then does it survive a doubt)
fact-down-card = { $seat }’s card face down is one of { $right }
fact-down-cards = { $seat }’s cards face down make it a legal play (such as { $right })
fact-not-yet-let-through = { $seat } has not let the play through yet and nobody doubted it before
fact-hand-counts = how many cards all hands hold
fact-hands-left = which cards are left in the hands
fact-last-move = which move led here
say-last-move = No move is told here. What a move sets off is told once it has been made.
say-whether-down-card = If it is doubted, the play stands only with one of { $right } face down. Who has not seen { $seat }’s card cannot know.
say-whether-down-cards = If it is doubted, the play stands only if the cards face down make it a legal one (such as { $right }). Who has not seen { $seat }’s cards cannot know.
answer-what_happens-quiet = { $seat } is next.
goes-before = { $text } This goes before { $over }.
