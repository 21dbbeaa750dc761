# Every fixed word that the desk shows. The session sends them as `state.labels` without the prefix;
# the front end itself fills variables such as { $name }.

## The bar
desk-book = Rulebook
desk-seats = Players
desk-seats-n = { $n } players
desk-seats-less = Remove a player
desk-seats-more = Add a player
desk-to-home = Front page
desk-steps = Undo and redo
desk-undo = Undo
desk-redo = Redo
desk-clear-all = Clear the table
desk-language = Language

## The table
desk-target = cards go here
desk-field = Field
desk-field-empty = Nothing on the field yet.
desk-add-to-play = Add a card
desk-play-menu = Play: { $cards }
desk-take-card-back = Take back { $card }
desk-play-n = play { $n }
desk-clear-field = Clear: { $place }
desk-played-by = Who played it
desk-who = who?
desk-close = Close
desk-disputed = Disputed
desk-disputed-by = Who plays the disputed cards
desk-disputed-empty = Tap here, then tap the disputed cards.
desk-let-stand = Play it
desk-clear-disputed = Clear the disputed cards
desk-discards = Discards
desk-turn = to play
desk-begin = Choose another game
desk-plays-it = plays the disputed cards
desk-plays-it-maybe = probably plays the disputed cards

## A seat
desk-hand-of = { $name }’s hand
desk-edit-seat = { $name }’s settings
desk-name = Name
desk-last-title = Title from the last game
desk-out = Out of the game
desk-to-play = This player’s turn
desk-unknown-cards = Unknown cards
desk-unknown-count = { $n } unknown
desk-unknown-number = Number unknown
desk-and-unknown = and unknown cards
desk-hand-unknown = hand unknown
desk-hand-none = no cards
desk-less = One fewer
desk-more = One more

## Cards
desk-box = Cards
desk-box-hint = Cards go to: { $place }
desk-spent-card = { $card }, already played
desk-take-back = { $card } (on the table): take back
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
desk-joker-as = joker that stands for { $card }
desk-joker-stands = Joker stands for
desk-joker-free = not decided
desk-joker-above = one rank above the run
desk-joker-below = one rank below the run
desk-face-down = { $card }, face down

## The verdict
desk-verdict = Verdict
desk-no-question = Nothing asked yet
desk-moment = One moment …
desk-no-verdict = Put the cards on the table, then tap “Disputed” and the cards in dispute.
desk-unread = I can’t read this question.
desk-did-you-mean = Did you mean
desk-problem-more = What you can write here
desk-impossible = This table isn’t possible. Check the marked spots.
desk-reasons = Why
desk-clause-text = Read the rule
desk-flips = What would change it
desk-open-readings = How the rules can be read
desk-unknown-facts = It depends on
desk-if-so = if so:
desk-if-not = if not:
desk-try-play = Dispute { $cards }
desk-did-bars = forbids it
desk-did-allows = allows it
desk-did-causes = the cause
desk-did-misses = doesn’t apply
desk-did-overrides = overrides
desk-did-offers = also possible
desk-did-warns = note
desk-answer-waits = Not yet
desk-answer-depends = Depends
desk-answer-unsettled = Not settled
desk-answer-none = nothing
desk-answer-nothing-happens = Nothing happens
desk-answer-nobody = nobody
desk-answer-clean = out
desk-answer-foul = foul finish

## Beside the table
desk-questions = Ask
desk-follow = About the current play
desk-argue = What’s the argument?
desk-argue-example = e.g. is finishing with a 2 a foul?
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
desk-ask-ranks = Who finished where?
desk-ask-titles = Which titles for the next game?
desk-ask-who_deals = Who deals?
desk-marks = In effect
desk-from-field = from the cards played
desk-house-rules = House rules
desk-to-table = Back to the table
desk-take-not = Don’t carry over
desk-table-text = Table text
desk-apply = Apply
desk-revert = Discard the changes
desk-copy = Copy
desk-copied = Copied
desk-show-error = Show where

## What the session itself says
desk-seat-name = Player { $n }
desk-mark-revolution = Revolution
desk-mark-j-back = J-back
desk-mark-suit-lock = Locked: { $suit }
desk-mark-strict-lock = Strict lock: { $suit }
desk-mark-direction-reversed = Reversed direction
desk-mark-exchange = Card exchange
desk-mark-exchange-over = Exchange over
desk-mark-gave = { $name } has given cards
desk-mark-passed = { $name } passed
desk-out-n = out, place { $n }
desk-out-before = { $out }, before place { $n }
desk-out-foul = foul finish
desk-out-fallen = fallen
desk-out-liar = caught lying
desk-out-dropped = dropped out
desk-out-burst = burst
desk-out-equal = heimin, like the others
desk-out-eliminated = eliminated
desk-problem-action = You can’t do that here.
desk-problem-gone = That’s no longer there. Nothing changed.

## Names of seats, in order
desk-names = Aki, Ben, Chie, Dan, Emi, Fumi, Goro, Hana, Iku
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
desk-form-sequence = consecutive sets
desk-form-flush = flushes
desk-form-kicker = sets with a kicker
desk-form-kicker_counting = sets with a kicker
desk-form-mix = mixed combinations
desk-form-mix_counting = mixed combinations
desk-form-covered = with face-down cards or jokers
desk-form-maybe = if the hand allows
desk-ask-may_look = May { $name } look at the discards?
desk-ask-seating = Who sits where next?
desk-problem-cleared =
    { $cards ->
        [none] This is a different kind of game, so the table was cleared. Undo brings it back.
       *[other] This game doesn’t use { $cards }, so the table was cleared. Undo brings it back.
    }
desk-problem-name-none = A player needs a name.
desk-problem-name-twice = “{ $name }” is another player’s name.
desk-problem-name-short = A name has at most 40 letters.
desk-problem-name-card = “{ $name }” can’t be a name: it is a card or a word such as “pass”.
desk-problem-name-plain = “{ $name }” can’t be a name. A name has no commas, colons, brackets or signs.

## Going on
desk-go-on = Play on
desk-moves = Moves
desk-panels = Panels
desk-move-pass = { $name } passes
desk-move-decline = { $name } does nothing
desk-move-last-card = { $name } says “last card”
desk-move-declines = { $name } { $move }
desk-move-doubt = { $name } doubts
desk-move-through = { $name } lets it through
desk-move-place = { $name }: { $suit }
desk-move-call-alone = { $name }: { $suit } alone
desk-move-bid = { $name }: { $number }
desk-move-draw-stock = { $name } draws
desk-move-call-suit = { $name }: { $suit }
desk-victim = the victim
desk-move-point = { $name } points at { $other }
desk-move-beats = { $name } beats { $other }
desk-own-move = Type a move
desk-make = Make the move
desk-problem-refused = Not allowed, but kept and marked. { $reasons }

## What was played, and changes that do not go with it
desk-offer-undo = Undo and keep the moves
desk-offer-go-on = Continue anyway
desk-offer-stands = Let it stand
desk-offer-without = Take it back
desk-offer-instead = Play it instead: { $move }
desk-taken-back = Taken back: { $move }
desk-forgotten-moves = That doesn’t fit the moves so far. The table stays as it is; the move list is cleared.
desk-forgotten-earlier = That doesn’t fit the earlier moves. They are no longer listed, but their effects remain.
desk-forgotten-wait = { $name } { $text }.
desk-forgotten-waits =
    { $clauses ->
        [none] This change drops something still pending: { $waits }
       *[other] This change drops something still pending ({ $clauses }): { $waits }
    }

## The stepper
desk-stepper = Step by step
desk-steps-of = Moves
desk-first = Go to the start
desk-back = One step back
desk-forward = One step forward
desk-last = Go to the end
desk-play-through = Play
desk-pause = Pause
desk-pace = Seconds per step
desk-seconds = { $n } s
desk-step-n = Step { $n } of { $all }
desk-step-beginning = Start
desk-main-line = Main line
desk-branch-name = Branch name
desk-rename = Rename
desk-remove-branch = Delete this branch
desk-cut = Delete the moves after this
desk-comment-edit = Comment on this step (Markdown)
desk-save = Save
desk-edit-comment = Edit the comment
desk-add-comment = Add a comment
desk-changed-by-move = What it changed
desk-nothing-special = Nothing else changed.
desk-refused = not allowed, but played
desk-not-made = not played: the rules don’t settle an earlier move
desk-next-move = Next move
desk-next-hint = A different move here starts a branch.
desk-asked-here = Question at this step
desk-no-move-yet = No moves yet.
desk-step-refused = not allowed
desk-step-open = not settled
desk-has-comment = with a comment
desk-step-move = { $name }: { $move }
desk-step-may = { $move }: allowed?
desk-step-is-yes = { $name } may do that.
desk-step-is-no = { $name } can’t do that.
desk-step-is-open = The rules don’t settle that.
desk-step-pass = pass
desk-step-give = gives { $cards } to { $other }
desk-step-show = shows { $cards } to { $other }
desk-step-last-card = says “last card”
desk-step-caught = is caught lying
desk-step-beats = beats { $other }
desk-step-loses = loses to { $other }
desk-step-look = looks at the discards
desk-step-accept = accepts
desk-step-accept-call = calls it
desk-step-accept-declare = calls it
desk-step-accept-pardon = gives permission
desk-step-accept-share = shows the hand
desk-step-decline = does nothing
desk-step-decline-give = gives nothing
desk-step-decline-discard = discards nothing
desk-step-decline-take = takes nothing
desk-step-decline-pardon = refuses permission
desk-step-decline-declare = doesn’t call it
desk-step-decline-seize = takes nothing
desk-step-decline-reseat = keeps the seats
desk-step-decline-share = shows nothing
desk-step-decline-look = doesn’t look
desk-step-decline-draw = draws nothing
desk-step-decline-pick-up = picks up nothing
desk-step-decline-mix-hands = doesn’t mix
desk-step-decline-swap = doesn’t swap
desk-step-decline-swap-hands = doesn’t swap
desk-step-decline-penalty = gives nothing
desk-step-decline-answer = lets it stand
desk-step-decline-call = doesn’t call it
desk-step-discard = discards { $cards }
desk-step-name = names { $rank }
desk-step-pick = picks { $other }
desk-step-take = takes { $cards } from { $other }
desk-step-expose = shows everyone { $cards }
desk-step-draw = draws { $cards }
desk-step-swap = swaps { $cards } for { $back } with { $other }
desk-step-swap-hands = swaps hands with { $other }
desk-step-revolt = reverses the ranking
desk-step-no-revolt = leaves the ranking
desk-step-doubt = doubts
desk-step-through = lets it through
desk-step-point = points at { $other }
desk-step-reveal = reveals { $cards }
desk-step-place = places { $suit }
desk-step-call-alone = calls { $suit } alone
desk-step-bid = bids { $number }
desk-step-draw-stock = draws from the stock
desk-step-call-suit = calls { $suit }
desk-picture = The table
desk-seat-plays = { $name } to play
desk-make-play = Play { $cards }

## Other games
desk-game = Game
desk-trick = Trick
desk-trick-empty = No cards in this trick yet.
desk-rows = Rows
desk-rows-empty = Nothing laid out yet.
desk-pile = Pile
desk-pile-empty = No card on the pile yet.
desk-shown = Shown
desk-shown-empty = No hands shown yet.
desk-middle-victim = Victim
desk-victim-empty = The victim is face down. Nobody has seen it.
desk-sign-R = R
desk-sign-B = B
desk-sign-Y = Y
desk-sign-G = G
desk-hidden-card = card face down
desk-turn-down = Turn { $card } face down
desk-beside = Next to { $name }
desk-points-at = points at { $name }
desk-token-tricks = tricks: { $n }
desk-token-taken = cards taken: { $n }
desk-token-meeple = meeple: { $suit }
desk-token-bid = bid: { $n }
desk-token-bags = bags: { $n }
desk-token-gave = cards laid down
desk-token-dealer = dealer
desk-token-picks-up = picks up
desk-token-maker = called trump
desk-token-alone = alone
desk-token-revoked = revoked
desk-token-passes = passes: { $n }
desk-token-passed = passed
desk-token-games-won = games won: { $n }
desk-token-won = won: { $n }
desk-token-score = score: { $n }
desk-token-through = through
desk-token-doubted-by = doubts
desk-mark-doubt-open = Doubt it or let it through
desk-mark-through = { $name } lets it through
desk-mark-doubted-by = { $name } doubts
desk-mark-doubt-over = No more doubts
desk-mark-game-over = Game over
desk-mark-second-exchange = Second exchange
desk-mark-reveal = Everyone shows their cards
desk-mark-games-won = { $name }’s games won: { $n }
desk-mark-meeple = { $name }’s meeple: { $suit }
desk-mark-bid = { $name } bid { $n }
desk-mark-bags = { $name }: { $n } bags
desk-mark-cards-given = Cards have been given
desk-mark-revoked = { $name } revoked
desk-mark-dealer = { $name } dealt
desk-mark-picks-up = { $name } has picked up a card
desk-mark-turned = Turned up: { $n }
desk-mark-maker = { $name } called trump
desk-mark-alone = { $name } plays alone
desk-mark-trump = Trumps: { $suit }
desk-mark-no-trump = No trumps
desk-mark-passes = { $name }’s passes: { $n }
desk-mark-broken = Broken: { $suit }
desk-mark-first-trick = First trick
desk-mark-last-colour = Last colour: { $suit }
desk-mark-stock = Stock: { $n }
desk-mark-drew = Drawn in this turn: { $n }
desk-mark-called-suit = Called suit: { $suit }
desk-mark-calls-a-suit = A suit has to be called
desk-mark-pending-draw = To draw: { $n }
desk-mark-last-card-unsaid = { $name } hasn’t announced the last card
desk-ask-may_doubt = May { $name } doubt?
desk-ask-who_takes = Who takes the trick?
desk-ask-score = How many points?
desk-ask-who_wins = Who wins?
desk-ask-must_do = What must { $name } do?
desk-ask-did_revoke = Did { $name } revoke?
desk-ask-what_hand = What hand does { $name } have?
desk-ask-other = { $text }?

## Other rules, tried and kept
desk-tried-heading = If you played { $changes }:
desk-tried-on = with “{ $title }”
desk-tried-off = without “{ $title }”
desk-tried-reading = “{ $label }” ({ $title })
desk-tried-back = Back to your rules
desk-keep = Make it our ruling
desk-keep-note = Note (optional)
desk-keep-note-example = decided after Friday’s argument
desk-keep-in = This is saved in the house book { $file }.
desk-keep-table = Only at this table
desk-keep-no-house = This is saved in this table’s rules.
desk-kept-here = Saved in this table’s rules. Undo takes it back. To use it at other tables, open the desk with a house book.
desk-kept-house = Saved in { $file } ({ $ruling }). Undo takes it back.
desk-kept-table = Saved in this table’s rules. Undo takes it back.
desk-house-reading = You can read { $file } here, but not change it.
desk-house-guest = You can read the house book { $file } here, but not change it. Your decisions apply to this table only. To change the book, open the link or scan the code that “referee open” printed.
desk-too-many = This device has already saved { $most } rulings. Nothing was saved. You can still save it for this table only.
desk-too-guest = Only the person who started the desk can open a book.
desk-too-long = A note can have at most { $most } letters. Nothing was saved. Shorten the note and save again.
desk-server-full = Too many people have this desk open. Open the link or scan the code that “referee open” printed.
desk-house-other = The house book “{ $house }” is for “{ $base }”, but this table uses “{ $book }”. Nothing was saved. You can still save it for this table only.
desk-house-no-file = The house book “{ $file }” can’t be used: { $why }. Nothing was saved. You can still save it for this table only.
desk-way-stale = The book has just been read again. Check the verdict, then save again.
desk-way-busy = Your change is still here. Save it again in a moment, or save it for this table only.
desk-way-conflict = Your changes are still here. Undo one of the two, then save again.
desk-against = against the { $ruling }
desk-ruling-there-is = Decided at your table
desk-but-then = But then: { $text }
desk-pairs = What if two rules were different?
desk-pairs-none = Changing two rules at once doesn’t change the answer either.
desk-pairs-are = If both change
desk-pairs-none-yet = Nothing found so far.
desk-pairs-left = Pairs tried so far, the likeliest first: { $tried } of { $of }.
desk-pairs-on = Try more
desk-flips-left = Changes tried so far, the likeliest first: { $tried } of { $of }.

## Other rulebooks
desk-elsewhere = In other rulebooks
desk-elsewhere-same = the same
desk-elsewhere-back = All rulebooks
desk-elsewhere-none = No other rulebook fits this table.

## Passing a table on
desk-share = Share
desk-share-hand-over = Send …
desk-share-link = Copy the link
desk-share-text = Copy the text
desk-share-still = Save as a web page
desk-share-embed = Code for a web page
desk-share-embedded = Copied. Paste it into the HTML of your page.
desk-share-picture = Picture of the verdict
desk-share-picture-is = Picture of the verdict
desk-share-save = Save as { $kind }
desk-share-no-verdict = There is no verdict yet.
desk-share-code = QR code
desk-share-code-is = QR code of the link to this table
desk-share-code-hint = Scan it with another phone’s camera.
desk-share-code-long = This table is too long for a QR code. Send the link instead.
desk-share-hint = The link contains the whole table. Nothing is stored anywhere.
desk-share-only-here = The link contains the whole table, but this desk runs on this device only, so the link doesn’t open elsewhere. Send the picture or a web page instead, or open the desk with: referee open --host 0.0.0.0
desk-share-copied = Copied.
desk-share-selected = This page isn’t allowed to copy. The link is selected; copy it from here.
desk-share-still-making = Making the page …
desk-share-still-made = Saved as { $file }. It opens without a network.
desk-share-link-is = Link to this table
desk-link-damaged = The link to this page is damaged. Ask for it again and copy all of it. Your table is unchanged.
desk-server-refused = The server refused that: it’s too long or damaged. Your table is unchanged.
desk-server-gone = The server isn’t answering. You’re seeing its last answer. Your taps are saved and sent when it’s back. To start it: referee open
desk-server-anew = The server has restarted. Your table is unchanged, but earlier steps can no longer be undone.
desk-python-late = Python is still busy. You’re seeing its last answer. Your taps are applied when it’s ready.
desk-python-gone = Lost the connection to Python. You’re seeing its last answer. Copy the table text, run the cell again (or reload the page), and paste it in.
desk-read-it = Close this message
desk-house-take = Download the file
desk-waiting-n = Waiting: { $n }

## What the table waits for
desk-waits = { $name }: { $text }
desk-pick-cards = Pick the cards
desk-waits-pointing = points at a player or at the victim
desk-waits-passing = passes one card on
desk-waits-reveal = shows the card
desk-waits-exchange = gives cards in the exchange, but it isn’t known yet which ones
desk-wrong-card = { $card } can’t be here
desk-house-else = “{ $house }” is a house book for { $base }, so nothing from this table can be saved in it.
desk-keep-brings = From now on this table uses { $file }, which also changes: { $changes }.
desk-asks-who-plays = Who plays it?
desk-asks = Tell me
desk-inferred = assumed: { $label }

## Rules that came with a table
desk-brought = This table brings its own rules, from “{ $name }”: { $titles }. They apply here.
desk-brought-renamed = This table brings its own rules, from “{ $name }”: { $titles }. Another book here has that name, so they’re called “{ $here }”.
