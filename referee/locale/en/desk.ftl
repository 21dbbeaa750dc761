# Every fixed word that the desk shows. The session sends them as `state.labels` without the prefix;
# the front end itself fills variables such as { $name }.

## The bar
desk-book = Rulebook
desk-seats = Players
desk-seats-n = { $n } players
desk-seats-less = One player fewer
desk-seats-more = One player more
desk-to-home = Front page
desk-steps = Steps
desk-undo = Undo
desk-redo = Redo
desk-clear-all = Clear the table
desk-language = Language

## The table
desk-target = cards go here
desk-field = Field
desk-field-empty = Nothing on the field yet.
desk-add-to-play = Add a card to it
desk-play-menu = Play: { $cards }
desk-take-card-back = Take back: { $card }
desk-play-n = play { $n }
desk-clear-field = Clear: { $place }
desk-played-by = Who played it
desk-who = who?
desk-close = Close
desk-disputed = Disputed
desk-disputed-by = Whose play is disputed
desk-disputed-empty = Tap here, then the cards in question.
desk-let-stand = Play it
desk-clear-disputed = Take the disputed cards back
desk-discards = Discards
desk-turn = to play
desk-begin = Play another game
desk-plays-it = plays the disputed cards
desk-plays-it-maybe = may be who plays the disputed cards

## A seat
desk-hand-of = { $name }’s hand
desk-edit-seat = Settings of { $name }
desk-name = Name
desk-last-title = Title of last game
desk-out = Out of the game
desk-to-play = Is to play
desk-unknown-cards = Unknown cards
desk-unknown-count = { $n } unknown
desk-unknown-number = Nobody knows how many
desk-and-unknown = and others
desk-hand-unknown = hand unknown
desk-hand-none = no cards
desk-less = One fewer
desk-more = One more

## Cards
desk-box = Cards
desk-box-hint = Cards go to: { $place }
desk-take-back = { $card }: on the table, take back
desk-card-name = { $rank } of { $suit }
desk-suit-S = spades
desk-suit-H = hearts
desk-suit-D = diamonds
desk-suit-C = clubs
desk-suit-R = red
desk-suit-B = blue
desk-suit-Y = yellow
desk-suit-G = green
desk-coloured-card = { $colour } { $rank }
desk-joker = joker
desk-joker-as = joker as { $card }
desk-joker-stands = Joker as
desk-joker-free = open
desk-joker-above = one above the run
desk-joker-below = one below the run
desk-face-down = { $card }, face down

## The verdict
desk-verdict = Verdict
desk-no-question = Nothing asked yet
desk-moment = One moment …
desk-no-verdict = Lay out the table, then put the disputed cards in their slot.
desk-unread = This question cannot be read, so there is no verdict on it.
desk-did-you-mean = Did you mean
desk-problem-more = What can be written here
desk-impossible = The table cannot be as it lies: see the marked places.
desk-reasons = Because
desk-clause-text = Wording of the clause
desk-flips = It would be different
desk-open-readings = How the text can be read
desk-unknown-facts = It depends on
desk-if-so = if so:
desk-if-not = if not:
desk-try-play = Dispute { $cards }
desk-did-bars = bars it
desk-did-allows = allows it
desk-did-causes = causes it
desk-did-misses = does not happen
desk-did-overrides = overrides
desk-did-offers = also possible
desk-did-warns = keep in mind
desk-answer-yes = Yes
desk-answer-no = No
desk-answer-waits = something comes first
desk-answer-depends = Depends
desk-answer-unsettled = Unsettled
desk-answer-none = nothing
desk-answer-nothing-happens = Nothing happens
desk-answer-nobody = nobody
desk-answer-clean = clean
desk-answer-foul = foul

## Beside the table
desk-questions = Ask
desk-follow = The play at hand
desk-own-question = Your own question
desk-own-question-example = who leads
desk-ask = Ask
desk-ask-may_play = May { $name } play { $cards }?
desk-ask-what_plays = What may { $name } play?
desk-ask-may_pass = May { $name } pass?
desk-ask-is_out = Is { $name } out?
desk-ask-must_give = What must { $name } give?
desk-ask-whose_turn = Whose turn is it?
desk-ask-who_leads = Who leads?
desk-ask-what_order = What beats what?
desk-ask-what_happens = What happened?
desk-ask-ranks = Who came where?
desk-ask-titles = Titles for the next game
desk-ask-who_deals = Who deals?
desk-marks = In force now
desk-from-field = from the field
desk-house-rules = House rules
desk-to-table = Table
desk-take-not = Leave it
desk-table-text = Table as text
desk-apply = Apply
desk-revert = Back to the table
desk-copy = Copy
desk-copied = Copied
desk-show-error = Show the place

## What the session itself says
desk-seat-name = Player { $n }
desk-mark-revolution = Revolution
desk-mark-j-back = J-back
desk-mark-suit-lock = Locked: { $suit }
desk-mark-strict-lock = Strict lock: { $suit }
desk-mark-direction-reversed = Reversed direction
desk-mark-exchange = Exchange going on
desk-mark-passed = { $name } passed
desk-out-n = out { $n }
desk-out-before = { $out }, before out { $n }
desk-out-foul = foul finish
desk-out-fallen = fallen
desk-out-liar = caught lying
desk-out-dropped = dropped out
desk-out-burst = burst
desk-out-equal = heimin like the others
desk-out-eliminated = eliminated
desk-problem-action = That cannot be done here.
desk-problem-gone = That was no longer there. Nothing was changed.

## Names of seats, in order
desk-names = Aki, Ben, Chie, Dan, Emi, Fumi, Goro, Hana, Iku
desk-can-yes = Yes
desk-can-no = No
desk-plays-n =
    { $n ->
        [0] Nothing
        [one] One play
       *[other] { $n } plays
    }
desk-form-single = single cards
desk-form-set = sets
desk-form-run = runs
desk-form-emperor = emperor
desk-form-spaced = spaced runs
desk-form-sequence = sets in a row
desk-form-kicker = sets with a kicker
desk-form-kicker_counting = sets with a kicker
desk-form-mix = mixtures
desk-form-mix_counting = mixtures
desk-form-covered = with cards face down or jokers
desk-form-maybe = if the hand allows
desk-ask-may_look = May { $name } look at the discards?
desk-ask-seating = Seating of the next game
desk-problem-cleared =
    { $cards ->
        [none] This game is played otherwise, so the table was cleared. Undo brings back what lay there.
       *[other] This game does not have { $cards }, so the table was cleared. Undo brings back what lay there.
    }
desk-problem-name = “{ $name }” cannot be a name: it may have 40 letters at most, hold no spaces, commas, colons or brackets, and be neither a card nor a word such as “pass”.

## Going on
desk-go-on = Play on
desk-move-pass = { $name } passes
desk-move-decline = { $name } does nothing
desk-move-last-card = { $name } says “last card”
desk-move-declines = { $name } { $move }
desk-move-doubt = { $name } doubts
desk-move-through = { $name } lets it through
desk-move-place = { $name }: { $suit }
desk-victim = the victim
desk-move-point = { $name } points at { $other }
desk-move-beats = { $name } ranks above { $other }
desk-own-move = A move in words
desk-make = Do it
desk-problem-refused = Made all the same, and marked: { $reasons }

## What was played, and changes that do not go with it
desk-offer-undo = Undo: keep what was played
desk-offer-go-on = Go on like this
desk-offer-stands = It stood: go on with it
desk-offer-without = Take it back
desk-offer-instead = Play it instead: { $move }
desk-taken-back = Taken back: { $move }
desk-forgotten-moves = That does not go with what was played. The table goes on as it lies, and the moves so far are forgotten.
desk-forgotten-earlier = That does not go with the moves before. They are no longer listed; what they led to still holds.
desk-forgotten-wait = { $name } { $text }.
desk-forgotten-waits =
    { $clauses ->
        [none] With this change something that was still open is forgotten: { $waits }
       *[other] With this change something that was still open is forgotten ({ $clauses }): { $waits }
    }

## The stepper
desk-stepper = Step by step
desk-steps-of = Moves
desk-first = To the beginning
desk-back = One step back
desk-forward = One step on
desk-last = To the end
desk-play-through = Play
desk-pause = Pause
desk-pace = Seconds for each step
desk-seconds = { $n } s
desk-step-n = Step { $n } of { $all }
desk-step-beginning = The beginning
desk-main-line = Main line
desk-branch-name = Name of the branch
desk-rename = Rename
desk-remove-branch = Remove this branch
desk-cut = Drop the moves after this
desk-comment-edit = Comment on this step (Markdown)
desk-save = Keep it
desk-edit-comment = Edit the comment
desk-add-comment = Add a comment
desk-changed-by-move = What it changed
desk-nothing-special = Only the cards that were played.
desk-refused = refused, but it stood
desk-not-made = not made: the rules leave open what comes before
desk-next-move = What comes next
desk-next-hint = Here, another move begins a branch.
desk-asked-here = Asked here
desk-no-move-yet = No move has been made yet.
desk-step-refused = refused
desk-step-open = open
desk-has-comment = with a comment
desk-step-move = { $name }: { $move }
desk-step-may = { $move }: is that allowed?
desk-step-is-yes = { $name } may do that.
desk-step-is-no = { $name } may not do that.
desk-step-is-open = That is not settled.
desk-step-pass = pass
desk-step-give = gives { $cards } to { $other }
desk-step-show = shows { $cards } to { $other }
desk-step-last-card = says last card
desk-step-caught = is caught lying
desk-step-beats = beats { $other }
desk-step-loses = loses to { $other }
desk-step-look = looks at the discards
desk-step-accept = accepts
desk-step-accept-call = calls it
desk-step-accept-declare = calls it
desk-step-accept-pardon = gives leave
desk-step-accept-share = shows the hand
desk-step-decline = does nothing
desk-step-decline-give = gives nothing
desk-step-decline-discard = discards nothing
desk-step-decline-take = takes nothing
desk-step-decline-pardon = gives no leave
desk-step-decline-declare = does not call it
desk-step-decline-seize = takes nothing
desk-step-decline-reseat = leaves the seats as they are
desk-step-decline-share = shows nothing
desk-step-decline-look = looks at nothing
desk-step-decline-draw = draws nothing
desk-step-decline-pick-up = picks up nothing
desk-step-decline-mix-hands = does not mix
desk-step-decline-swap = does not swap
desk-step-decline-swap-hands = does not swap
desk-step-decline-penalty = gives nothing
desk-step-decline-answer = lets it go
desk-step-decline-call = does not call it
desk-step-discard = discards { $cards }
desk-step-name = names { $rank }
desk-step-pick = picks { $other }
desk-step-take = takes { $cards } from { $other }
desk-step-expose = shows { $cards } to all
desk-step-draw = draws { $cards }
desk-step-swap = swaps { $cards } for { $back } with { $other }
desk-step-swap-hands = swaps hands with { $other }
desk-step-revolt = revolts
desk-step-no-revolt = does not revolt
desk-step-doubt = doubts
desk-step-through = lets it through
desk-step-point = points at { $other }
desk-step-reveal = reveals { $cards }
desk-step-place = places { $suit }
desk-picture = The table
desk-seat-plays = { $name } is to play
desk-make-play = Play { $cards }

## Other games
desk-game = Game
desk-trick = Trick
desk-trick-empty = No card of this trick yet.
desk-rows = Rows
desk-rows-empty = Nothing laid out yet.
desk-shown = Shown
desk-shown-empty = Nobody has shown a hand yet.
desk-middle-victim = Victim
desk-victim-empty = The victim, face down: nobody has seen it.
desk-sign-R = R
desk-sign-B = B
desk-sign-Y = Y
desk-sign-G = G
desk-hidden-card = card face down
desk-turn-down = Turn { $card } face down
desk-beside = Beside { $name }
desk-points-at = points at { $name }
desk-token-tricks = tricks: { $n }
desk-token-taken = cards taken: { $n }
desk-token-meeple = meeple: { $suit }
desk-token-passes = passes: { $n }
desk-token-passed = passed
desk-token-games-won = games won: { $n }
desk-token-won = won: { $n }
desk-token-score = score: { $n }
desk-token-through = through
desk-token-doubted-by = doubts
desk-mark-doubt-open = Doubt or through
desk-mark-through = { $name }: through
desk-mark-doubted-by = { $name } doubts
desk-mark-doubt-over = No more doubts
desk-mark-game-over = Game over
desk-mark-second-exchange = Second exchange
desk-mark-reveal = All show their cards
desk-mark-games-won = { $name } has won { $n }
desk-mark-meeple = { $name }’s meeple: { $suit }
desk-mark-passes = { $name } passed, times: { $n }
desk-mark-broken = Broken: { $suit }
desk-mark-first-trick = First trick
desk-mark-last-colour = Last colour: { $suit }
desk-ask-may_doubt = May { $name } doubt?
desk-ask-who_takes = Who takes the trick?
desk-ask-score = Points
desk-ask-who_wins = Who wins?
desk-ask-must_do = What must { $name } do?
desk-ask-what_hand = Which hand has { $name }?
desk-ask-other = { $text }?

## Other rules, tried and kept
desk-tried-heading = If you played { $changes }:
desk-tried-on = with { $title }
desk-tried-off = without { $title }
desk-tried-reading = “{ $label }” ({ $title })
desk-tried-back = Back to your rules
desk-keep = We play it that way
desk-keep-note = A note, if you like
desk-keep-note-example = decided after the quarrel of Friday
desk-keep-in = It is kept in the house book { $file }.
desk-keep-table = Only at this table
desk-keep-no-house = It is kept in this table’s rules.
desk-kept-here = Kept in this table’s rules; undo takes it back. For other evenings give the desk a house book.
desk-kept-house = Kept in { $file } as { $ruling }; undo takes it back.
desk-kept-table = Kept in this table’s rules; undo takes it back.
desk-house-reading = You only read { $file } here.
desk-house-guest = You only read the house book { $file } here: what you decide stays at this table. To write in it, open the link, or scan the code, that “referee open” has printed.
desk-too-many = From this device { $most } rulings have been kept already. Nothing was kept. You can keep it at this table only.
desk-too-guest = A book cannot be opened from here. Whoever started the desk can.
desk-too-long = A note has at most { $most } letters. Nothing was kept: shorten it, then keep it.
desk-server-full = Too many people have this desk open. Come by the link, or scan the code, that “referee open” has printed.
desk-house-other = The house book “{ $house }” is about “{ $base }”, and this table plays by “{ $book }”. Nothing was kept. You can keep it at this table only.
desk-house-no-file = The house book “{ $file }” cannot be used: { $why }. Nothing was kept. You can keep it at this table only.
desk-way-stale = It has been read again just now: look at the verdict once more, then keep it.
desk-way-busy = What you tried is still there: keep it again in a moment, or keep it at this table only.
desk-way-conflict = What you tried is still there: take one of the two out, then keep it.
desk-against = against the { $ruling }
desk-ruling-there-is = Decided at your table
desk-but-then = But then: { $text }
desk-pairs = What if two rules were different?
desk-pairs-none = No two changes together bring another answer either.
desk-pairs-are = Only together
desk-pairs-none-yet = Nothing found so far.
desk-pairs-left = Not all tried: { $tried } of { $of } pairs, the likeliest first.
desk-pairs-on = Try more
desk-flips-left = Not all tried: { $tried } of { $of } changes, the likeliest first.

## Other rulebooks
desk-elsewhere = How others play it
desk-elsewhere-same = the same
desk-elsewhere-back = All rulebooks
desk-elsewhere-none = No other rulebook fits this table.

## Passing a table on
desk-share = Share
desk-share-hand-over = Send …
desk-share-link = Copy the link
desk-share-text = Copy the text
desk-share-still = Save a still page
desk-share-picture = A picture of the verdict
desk-share-picture-is = The verdict as a picture
desk-share-save = Save as { $kind }
desk-share-no-verdict = There is no verdict yet.
desk-share-code = QR code
desk-share-code-is = QR code of the link to this table
desk-share-code-hint = Point another phone’s camera at it.
desk-share-code-long = This table is too long for a code: send the link instead.
desk-share-hint = The link carries the whole table; nothing is stored anywhere.
desk-share-only-here = The link carries the whole table. This desk runs on this machine alone, so its link opens here only: send others the picture or a still page, or open the desk with referee open --host 0.0.0.0.
desk-share-copied = Copied.
desk-share-selected = This page may not copy by itself: the link is selected, copy it from here.
desk-share-still-making = The page is being made …
desk-share-still-made = Saved as { $file }. It opens without a network.
desk-share-link-is = Link to this table
desk-link-damaged = The link that this page was opened with is damaged: ask for it once more, and copy all of it. Your table is as it was.
desk-server-refused = The server did not take that: it was too long, or damaged. Your table is as it was.
desk-server-gone = The desk’s server does not answer: what you see is its last answer. What you do is kept and sent when it is back; start it with: referee open
desk-server-anew = The server was started again. Your table is as it was; what came before cannot be undone any more.
desk-python-late = No answer from Python yet: what you see is the last one. What you do meanwhile is kept and done as soon as it answers.
desk-python-gone = Not connected to Python any more: what you see is the last answer. Copy its text, run the cell (or load the page) again, and put the text in there.
desk-read-it = Close this message
desk-house-take = Take the file along
desk-waiting-n = Waiting: { $n }

## What the table waits for
desk-waits = { $name }: { $text }
desk-waits-pointing = points at somebody, or at the victim
desk-waits-passing = hands one card on
desk-waits-reveal = shows the card
desk-waits-exchange = gives cards in the exchange: how many, or which, nobody at the table can tell
desk-wrong-card = { $card }: cannot lie here
desk-house-else = “{ $house }” is the house book of { $base }: from this table nothing can be kept in it.
desk-keep-brings = From then on this table plays by { $file }, which also says: { $changes }.
desk-asks-who-plays = Who plays it?
desk-asks = Tell me
desk-inferred = taken as { $label } meanwhile

## Rules that came with a table
desk-brought = This table brings rules of its own, those of “{ $name }”: { $titles }. You play by them here.
desk-brought-renamed = This table brings rules of its own, those of “{ $name }”: { $titles }. Another book here has that name, so they are called “{ $here }”.
