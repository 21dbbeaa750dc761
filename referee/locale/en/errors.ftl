# What can go wrong with a table: unreadable text, an impossible table, an unknown name, an illegal play.

## Unreadable
error-unreadable =
    { $line ->
        [0] The data cannot be read at “{ $found }”.
       *[other] Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: “{ $found }” cannot be read here.
    }
error-unreadable-here = Cannot read “{ $found }”.
error-unreadable-here-end = The text stops too soon.
error-unreadable-end = The text stops too soon, at line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }.
error-near = { " " }Did you mean { $near }?
error-expected =
    { " " }{ $line ->
        [0] What belongs there
       *[other] What could stand here
    }: { $expected }.
error-expected-end = { " " }What could come next: { $expected }.
quoted = “{ $text }”

expected-part = a part such as “seats:” or “field:”
expected-part-once = a part that is not there yet
expected-line-end = the end of the line
expected-json = what the published format of tables asks for
expected-question = a question such as “may Chie play C10”
expected-card = a card such as D10
expected-card-of-deck =
    a card of this pack, such as { $sample } ({ $suits ->
        [none] without suits
       *[other] { $suits }
    }; { $ranks }{ $jokers ->
        [0] { "" }
       *[other] ; Jo
    })
expected-suit = a suit or colour such as R
expected-title = a title such as daifugo
expected-name = a name
expected-words = a few words
expected-sign = + or -
expected-equal = an equals sign
expected-open = an opening bracket
expected-close = a closing bracket
expected-qmark = a question mark for unknown cards
expected-count = a number of cards such as x3
expected-colon = a colon
expected-comma = a comma
expected-out = “out” and a place
expected-none = “none”
expected-pass = “pass”
expected-gives = “gives”
expected-shows = “shows”
expected-to = “to”
expected-beats = “beats”
expected-loses = “loses to”
expected-caught = “is caught lying”
expected-looks = “looks at the discards”

## Impossible
error-impossible =
    { $count ->
        [one] This table is impossible:
       *[other] This table is impossible, for { $count } reasons:
    }
error-impossible-more =
    { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
fault-at-line = Line { NUMBER($line, useGrouping: 0) }: { $text }
fault-at-place = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $text }
fault-too-few-seats =
    { $count ->
        [0] No player is named; at least two are needed.
        [one] Only one player is named; at least two are needed.
       *[other] { $count } players are not enough.
    }
fault-too-many-moves = No table tells more than { $most } moves, its branches included.
fault-too-many-standing = At most { $most } moves that the referee refuses can stand at one table.
fault-too-many-states = “state:” says too much: at most { $most } things.
fault-too-many-seats = { $count } players are too many: at most { $most } can sit at a table.
fault-seat-twice = Two players are called { $name }.
fault-title-not-here = { $name } cannot have been { $title }: a game of { $count } has no such title.
fault-title-twice = { $name } is { $title }, and so is somebody else.
fault-unknown-seat = Nobody called { $name } sits at this table. At the table: { $known }.
fault-unknown-out = { $name } cannot be “out { $how }”: this rulebook knows no such way out.
fault-too-many-jokers =
    { $count ->
        [0] There is a joker, but this pack has none.
        [one] There are several jokers, but this pack has only one.
       *[other] There are more than { $count } jokers, and this pack has only { $count }.
    }
fault-hidden-card = There is a card (?) here, but in this game no card lies face down: name it, or write ? in a hand for a card that nobody knows.
fault-card-twice =
    { $card } is there twice: { $there ->
        [field] on the field
        [discards] among the discards
       *[other] in { $there }’s hand
    } and { $here ->
        [field] on the field
        [discards] among the discards
       *[other] in { $here }’s hand
    }.
fault-hand-too-large = { $name } cannot hold { $count } cards: the whole pack has only { $size }.
fault-too-many-cards = { $count } cards are on this table, but the whole pack has only { $size }.
fault-place-twice = { $name } is “out { $place }”, and so is somebody else.
fault-place-too-low =
    { $count ->
        [one] { $name } is “out { $place }”, but there is only one player.
       *[other] { $name } is “out { $place }”, but there are only { $count } players.
    }
fault-turn-of-one-out = It cannot be { $name }’s turn: { $name } is out of the game.
fault-unknown-state = “{ $text }” says nothing that this rulebook knows. It knows: { $known }.
fault-odd-number-fixed = { $count } players are unusual for this rulebook; it is written for { $low }.
fault-odd-number = { $count } players are unusual for this rulebook; it is written for { $low } to { $high }.

## Unknown
error-unknown = There is no { $what } called “{ $name }”.
error-no-question = This game has no answer to “{ $asked }”.
error-unknown-of =
    There is no { $what } “{ $name }” for “{ $of }”{ $clause ->
        [none] { "" }
       *[other] { " " }({ $clause })
    }.
error-unknown-nearest = { " " }Did you mean “{ $nearest }”?
error-unknown-known = { " " }There are: { $known }.
error-reading-switched = “{ $name }” is a reading, not a house rule that is switched on or off. Set it in a line “readings: { $name } = { $value }”. It can be: { $known }.
error-reading-set = “{ $name }” is a reading. It stands in a line of its own, “readings: { $name } = { $value }”. It can be: { $known }.
error-rule-fixed = “{ $name }” is no house rule that is switched on or off: in this book it always holds. Leave it out of the line “rules:”.
error-switch-read = “{ $name }” is a house rule, not a reading. Switch it in the line “rules:” with { $known }.
unknown-book = rulebook
unknown-option = house rule or reading
unknown-value = choice
unknown-seat = player
unknown-word = word of a sentence
unknown-rule = rule
unknown-parameter = setting of this rule
unknown-clause = clause
unknown-setting = setting in this rulebook
unknown-variant = game in this rulebook
unknown-deck = kind of pack
unknown-move = move in this game

## Illegal
error-too-many-plays = { $seat } can play in too many ways to list them all. Ask about one of them.
error-ambiguous = These cards can be played in more than one way: { $candidates }. Please say which is meant.
expected-debt-move = another move, such as “declines”, “discards C4” or “doubt”
expected-rank = a number such as 7 or J
fault-card-twice-there =
    { $card } is there twice { $here ->
        [field] on the field
        [discards] among the discards
       *[other] in { $here }’s hand
    }.
fault-card-named-twice = A move of { $name } names { $card } twice.
fault-move-lacks =
    A move of { $name } does not say { $part ->
        [cards] which cards it is made with
        [back] which cards are wanted in return
        [rank] which number is meant
        [suit] which colour is meant
       *[other] whom it is aimed at
    }.
expected-card-once = each card only once
expected-rules = a line “rules:” that names a rulebook, such as “rules: offkai”
fault-does-not-stay = { $cards } clears the field and does not stay there. Put it under “play:”, or into the disputed play, to see what it does.
fault-odd-cards = { $cards } cannot be played together, and yet they lie on the field as one play.
fault-odd-count = { $cards } lies on { $top }, but that is another number of cards.
fault-odd-form = { $cards } lies on { $top }, but that is another kind of play.
expected-seat-name-short = a player’s name of at most 40 letters
expected-letter = a whole letter; this is half of one
expected-count-most = a number of cards, at most 1,000,000
expected-hand-once = a player whose hand is not told yet
expected-option-once = a rule or reading that is not set yet
expected-switch-named = a house rule that “switches” names
expected-card-fewer = no more such cards than the pack has
expected-seat-name-plain = a player’s name that can be seen, without blanks, line breaks, brackets or signs such as , : # = ! +
expected-question-short = a question of at most 1,000 letters
expected-seat-name = a player’s name that is neither a card nor a word of table texts such as “pass”
expected-branch-move = a branch with a move, indented deeper than “branch …:”
expected-branch-level = a branch inside no more than 50 others
expected-branch-name = a name that no other branch has
expected-quiz-choice = a choice that is an answer to the question
expected-quiz-choice-of = a choice that is an answer to the question ({ $known })
expected-quiz-right-choice = choices of which one at least is right
unknown-branch = branch

fault-no-doubt-open = “doubt open” needs a play with cards face down on top of the field, with the name of its player.

## Links
error-link-no-table = This link carries no table: it should hold “#table=” and what follows it.
error-link-damaged = This link is damaged: part of it is missing or changed. Ask for it once more, and copy all of it.
error-link-too-long = This link carries more than a table can be.

## A course's file
error-bad-course-file = The course { $name } cannot be used:
error-bad-course = This course cannot be used:
fault-course-table = This table cannot be read.
fault-course-unknown-key = There is no key “{ $name }” here; there are { $known }.
fault-course-missing = This item has no { $name }.
fault-course-no-items = A course has at least one [[item]], and at most { $most }.
fault-course-no-table = This is no [[item]].
fault-course-no-text = { $name } has to be a text that is not empty.
fault-course-no-words = { $name } has to be a text, or {"{"} ja = "…", en = "…" {"}"}.
fault-course-no-list = { $name } has to be a list of texts.
fault-course-no-id = “{ $id }” cannot be an id: small letters a to z, digits, and . - _ between them.
fault-course-no-level = A level is 1, 2 or 3, not { $level }.
fault-course-twice = The id “{ $id }” is used already, in line { NUMBER($first, useGrouping: 0) }.
fault-course-other-answer = The item expects { $expected }, but the referee says { $found }.
fault-course-other-reason = The answer does not rest on “{ $clause }”. It rests on: { $found }.
