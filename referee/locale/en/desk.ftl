# Every fixed word that the desk shows. The session sends them as `state.labels` without the prefix;
# the front end itself fills variables such as { $name }.

## The bar
desk-book = Rulebook
desk-seats = Players
desk-seats-n = { $n } players
desk-seats-less = One player fewer
desk-seats-more = One player more
desk-steps = Steps
desk-undo = Undo
desk-redo = Redo
desk-clear-all = Clear the table
desk-language = Language

## The table
desk-target = cards go here
desk-field = Field
desk-field-empty = Nothing on the field. Tap a card to lay it here.
desk-add-to-top = Add to top
desk-add-to-play = Add cards to play { $n }
desk-play-n = play { $n }
desk-clear-field = Clear the field
desk-played-by = Who made play { $n }
desk-who = who?
desk-disputed = Disputed
desk-disputed-by = Whose play is disputed
desk-disputed-empty = Tap here, then the cards in question.
desk-let-stand = Play it
desk-clear-disputed = Take the disputed cards back
desk-discards = Discards
desk-turn = to play

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
desk-box-hint = Cards go to
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
desk-no-verdict = Lay out the field, then put the disputed cards in their slot.
desk-impossible = The table cannot be as it lies: see the marked places.
desk-reasons = Because
desk-clause-text = Wording of the clause
desk-flips = It would be different
desk-open-readings = The text leaves this open
desk-unknown-facts = It depends on
desk-if-so = if so:
desk-if-not = if not:
desk-try-play = Dispute { $cards }
desk-did-bars = bars it
desk-did-allows = allows it
desk-did-causes = causes it
desk-did-overrides = overrides
desk-answer-yes = Yes
desk-answer-no = No
desk-answer-depends = Depends
desk-answer-unsettled = Unsettled
desk-answer-none = nothing
desk-answer-nobody = nobody
desk-answer-clean = clean
desk-answer-foul = foul

## Beside the table
desk-questions = Ask
desk-follow = Follow the table
desk-own-question = Your own question
desk-own-question-example = who leads
desk-ask = Ask
desk-ask-may-play = May { $name } play { $cards }?
desk-ask-what-may = What may { $name } play?
desk-ask-pass = May { $name } pass?
desk-ask-out = Is { $name } out?
desk-ask-give = What must { $name } give?
desk-ask-turn = Whose turn is it?
desk-ask-leads = Who leads?
desk-ask-order = What beats what?
desk-ask-happens = What happened?
desk-ask-ranks = Who came where?
desk-ask-titles = Titles for the next game
desk-ask-deals = Who deals?
desk-marks = What holds
desk-from-field = from the field
desk-house-rules = House rules
desk-readings = How the text is read
desk-changed = { $n } changed
desk-search = Search
desk-table-text = Table as text
desk-apply = Apply
desk-revert = Back to the table
desk-copy = Copy
desk-copied = Copied
desk-show-error = Show the place

## What the session itself says
desk-seat-name = Player { $n }
desk-option-on = on
desk-option-off = off
desk-mark-revolution = Revolution
desk-mark-j-back = J-back
desk-mark-suit-lock = Locked: { $suit }
desk-mark-strict-lock = Strict lock: { $suit }
desk-mark-direction-reversed = Reversed direction
desk-mark-exchange = Exchange going on
desk-mark-passed = { $name } passed
desk-out-n = out { $n }
desk-out-foul = foul finish
desk-out-fallen = fallen
desk-out-liar = caught lying
desk-out-dropped = dropped out
desk-out-burst = burst
desk-out-eliminated = eliminated
desk-problem-action = That cannot be done here.

## Names of seats, in order
desk-names = Aki, Ben, Chie, Dan, Emi, Fumi, Goro, Hana, Iku
desk-can-yes = Yes
desk-can-no = No
desk-plays-n = { $n } plays
desk-form-single = single cards
desk-form-set = sets
desk-form-run = runs
desk-form-emperor = emperor
desk-form-maybe = if the hand allows
desk-ask-look = May { $name } look at the discards?
desk-ask-seating = Seating of the next game
desk-problem-name = “{ $name }” cannot be a name: it may hold no spaces, commas, colons or brackets, and be neither a card nor a word such as “pass”.

## Going on
desk-go-on = Go on
desk-move-pass = { $name } passes
desk-move-decline = { $name } declines
desk-move-doubt = { $name } doubts
desk-move-through = { $name } lets it through
desk-move-place = { $name }: { $suit }
desk-victim = the victim
desk-move-point = { $name } points at { $other }
desk-move-beats = { $name } ranks above { $other }
desk-own-move = A move in words
desk-own-move-example = Ben: gives C4 to Aki
desk-make = Make it
desk-problem-refused = Made all the same, and marked: { $reasons }
