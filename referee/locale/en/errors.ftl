# What can go wrong with a table: unreadable text, an impossible table, an unknown name, an illegal play.

## Unreadable
error-unreadable =
    { $line ->
        [0] Can’t read the data at “{ $found }”.
       *[other] Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: can’t read “{ $found }”.
    }
error-unreadable-here = Can’t read “{ $found }”.
error-unreadable-here-end = Something is missing at the end.
error-unreadable-end = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: something is missing here.
error-near = { " " }Did you mean { $near }?
error-expected = { " " }Expected: { $expected }.
error-cards =
    { $suits ->
        [none] { " " }Cards of this pack: { $ranks }
       *[other] { " " }Cards of this pack: { $suits }, then { $ranks }
    }{ $suitless ->
        [none] { "" }
       *[other] ; { $suitless } alone
    }{ $jokers ->
        [0] .
       *[other] ; Jo is a joker.
    }
quoted = “{ $text }”

expected-part = a part such as “seats:” or “field:”
expected-line-end = the end of the line
expected-json = data in the published format of tables
expected-question = a question such as “may Chie play C10”
expected-card = a card such as { $example }
expected-suit = a suit or colour such as R
expected-title = a title such as daifugo
expected-name = a name
expected-words = a few words
expected-sign = “+” or “-” with a rule
expected-equal = “=” and a choice
expected-open = an opening bracket
expected-close = a closing bracket
expected-qmark = a question mark for unknown cards
expected-count = a number of cards such as x3
expected-colon = a colon
expected-comma = a comma
expected-out = “out” and a place
expected-none = “none”
expected-to = “to”

## Impossible
error-impossible =
    { $count ->
        [one] This table isn’t possible:
       *[other] This table isn’t possible, for { $count } reasons:
    }
error-impossible-more =
    { $count ->
        [one] There is one more reason.
       *[other] There are { $count } more reasons.
    }
fault-at-line = Line { NUMBER($line, useGrouping: 0) }: { $text }
fault-at-place = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $text }
fault-too-few-seats =
    { $count ->
        [0] No players are named; at least two are needed.
        [one] Only one player is named; at least two are needed.
       *[other] { $count } players aren’t enough.
    }
fault-too-many-moves = A table can have at most { $most } moves, branches included.
fault-too-many-standing = A table can have at most { $most } moves that the rules don’t allow.
fault-too-many-states = “state:” can have at most { $most } entries.
fault-too-many-seats = { $count } players are too many. A table has at most { $most }.
fault-seat-twice = Two players are called { $name }. Rename one of them.
fault-title-not-here = { $name } can’t have been { $title }: with { $count } players there is no such title.
fault-title-twice = { $names } can’t { $count ->
    [2] both
   *[other] all
} be { $title }.
fault-unknown-seat = There is no player called { $name } at this table.
fault-unknown-out = { $name } can’t be “out { $how }”: this rulebook has no such way of going out.
fault-too-many-jokers =
    { $count ->
        [0] There is a joker, but this game has none.
        [one] There are too many jokers: the pack has only one.
       *[other] There are too many jokers: the pack has only { $count }.
    }
fault-hidden-card = There is a face-down card (?) here, but this game has none. Name the card, or write ? in a hand for a card that nobody has seen.
fault-card-too-often = Too many { $card }: the pack has only { $count }.
fault-card-twice =
    { $card } is in two places: { $there ->
        [field] on the field
        [discards] among the discards
       *[other] in { $there }’s hand
    } and { $here ->
        [field] on the field
        [discards] among the discards
        [state] where “state:” puts it
       *[other] in { $here }’s hand
    }.
fault-held-and-lacking = { $name } can’t hold { $cards }: “state:” says that they have none of these cards.
fault-hand-too-large = { $name } can’t hold { $count } cards: the whole pack has only { $size }.
fault-too-many-cards = There are { $count } cards on this table, but the whole pack has only { $size }.
fault-place-twice = { $name } is “out { $place }”, but so is another player.
fault-place-too-low =
    { $count ->
        [one] { $name } is “out { $place }”, but there is only one player.
       *[other] { $name } is “out { $place }”, but there are only { $count } players.
    }
fault-turn-of-one-out = It can’t be { $name }’s turn, because { $name } is out of the game.
fault-unfinished-state = “{ $text }” lacks a part: write it as in “{ $form }”.
fault-unknown-state = “{ $text }” isn’t a state in this rulebook.
fault-odd-number-fixed = This rulebook is for { $low } players; this table has { $count }.
fault-odd-number = This rulebook is for { $low } to { $high } players; this table has { $count }.

## Unknown
error-unknown = There is no { $what } called “{ $name }”.
error-no-question = This game can’t answer “{ $asked }”.
error-unknown-of =
    There is no { $what } “{ $name }” for “{ $of }”{ $clause ->
        [none] { "" }
       *[other] { " " }({ $clause })
    }.
error-unknown-nearest = { " " }Did you mean “{ $nearest }”?
error-unknown-known = { " " }Choose from: { $known }.
error-reading-switched = “{ $name }” is a reading, so + and - can’t switch it. Set it in a line of its own: “readings: { $name } = { $value }”. It can be { $known }.
error-reading-set = “{ $name }” is a reading. Set it in a line of its own: “readings: { $name } = { $value }”. It can be { $known }.
error-rule-fixed = “{ $name }” is always on in this rulebook, so it can’t be switched. Leave it out of the line “rules:”.
error-switch-read = “{ $name }” is a house rule, not a reading. Switch it in the line “rules:” with { $known }.
unknown-book = rulebook
unknown-option = house rule or reading
unknown-value = choice
unknown-seat = player
unknown-word = word
unknown-command = command
unknown-flag = option
unknown-rule = rule
unknown-parameter = setting
unknown-rule-parameter = parameter
unknown-clause = clause
unknown-setting = setting in this rulebook
unknown-variant = game in this rulebook
unknown-deck = kind of pack
unknown-move = move in this game

## Illegal
error-too-many-plays = { $seat } has too many plays to list. Ask about one of them.
error-ambiguous = These cards can be played in more than one way: { $candidates }. Say which one you mean.
expected-rank = a rank such as 7 or J
expected-number = a number such as 3
fault-card-twice-there =
    { $card } is { $here ->
        [field] on the field
        [discards] among the discards
       *[other] in { $here }’s hand
    } twice.
fault-card-named-twice = A move by { $name } names { $card } twice.
fault-move-lacks =
    A move by { $name } doesn’t say { $part ->
        [cards] with which cards
        [back] which cards are wanted in return
        [rank] which rank is meant
        [suit] which suit or colour is meant
        [number] which number is meant
       *[other] whom it is aimed at
    }.
fault-does-not-stay = A play of { $cards } clears the field, so it can’t still be there. To see what it does, make the move or put it into the disputed play.
fault-odd-cards = { $cards } are on the field as one play, but can’t be played together.
fault-odd-count = The play of { $cards } on top of { $top } has a different number of cards.
fault-odd-form = The play of { $cards } on top of { $top } is a different combination.
fault-idle-mark = “{ $mark }” has no effect here: the rules that use it are off.
fault-unnamed-rank = “state:” should name a rank, for example “{ $mark }”. Without it, some answers depend on that rank.
expected-seat-name-short = a player’s name of at most 40 letters
expected-letter = a whole character; this is half of one
expected-count-most = a number of cards, at most 1,000,000
expected-switch-named = a house rule that is listed in “switches”
expected-card-fewer = no more of these cards than the pack has
expected-seat-name-plain = a visible player’s name without spaces, line breaks, brackets or signs such as , : # = ! +
expected-question-short = a question of at most 1,000 letters
expected-seat-name = a player’s name that isn’t a card or a word of table texts such as “pass”
expected-branch-move = a branch with a move, indented deeper than “branch …:”
expected-branch-level = branches nested at most 50 deep
expected-branch-name = a name that no other branch has
expected-quiz-choice = a choice that answers the question
expected-quiz-choice-of = a choice that answers the question ({ $known })
expected-quiz-right-choice = at least one right choice
unknown-branch = branch

fault-no-doubt-open = “doubt open” needs a play with face-down cards on top of the field, and the name of its player.

## Links
error-link-no-table = This link contains no table. It should contain “#table=” and what follows it. Ask for it again and copy all of it.
error-link-damaged = This link is damaged: part of it is missing or changed. Ask for it again and copy all of it.
error-link-too-long = This link is too long for a table. Check that you copied the right one.

## A course's file
error-bad-course-file = The course { $name } can’t be used:
error-bad-course = This course can’t be used:
fault-course-table = This table can’t be read.
fault-course-unknown-key = There is no key “{ $name }” here.
fault-course-missing = This item has no “{ $name }”.
fault-course-no-items = A course needs at least one [[item]], and at most { $most }.
fault-course-no-table = This isn’t an item. Begin each item with a line [[item]].
fault-course-no-text = “{ $name }” has to be a text that isn’t empty.
fault-course-no-words = “{ $name }” has to be a text, or {"{"} ja = "…", en = "…" {"}"}.
fault-course-no-list = “{ $name }” has to be a list of texts.
fault-course-no-id = “{ $id }” can’t be an id. An id has small letters a to z and digits, with . - _ between them.
fault-course-no-level = A level is 1, 2 or 3, not { $level }.
fault-course-twice = The id “{ $id }” is already used in line { NUMBER($first, useGrouping: 0) }.
fault-course-other-answer = The item expects { $expected }, but the referee says { $found }.
fault-course-other-reason = The answer isn’t based on “{ $clause }”. It’s based on: { $found }.
expected-move = another move such as “pass” or “declines”
error-twice = “{ $found }” is there twice. Leave one out.
error-no-colon = “{ $found }” needs a colon: “{ $found }:”.
error-no-rules = No rulebook is named. Begin with a line such as “rules: offkai”.
error-unknown-some = { " " }You can write, for example, { $known }.
error-suit = { $letter } ({ $suit })
fault-source-lacks = A source needs “{ $part }”.
fault-source-twice = There are two sources “{ $name }”.
fault-source-no-address = The source “{ $name }” has no address. Write where it can be looked up (a web address, or “printed”), or make it kind = "hearsay".
fault-clause-no-source = “{ $name }” names no source.
unknown-source = source
