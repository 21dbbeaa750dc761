# House books, rulings, and what is wrong or odd about rules.

## Rulings, cited
ruling-of = house ruling of { $date }
ruling-undated = house ruling
say-ruled-reason = { $title } ({ $ruling }): { $text }
say-ruling =
    The { $ruling } applies – { $change }{ $note ->
        [none] .
       *[other] { " " }(“{ $note }”).
    }
say-against = Against the { $ruling } – { $change } – { $then }
in-use = in use
not-in-use = not in use
say-flip-warning = { "    " }But then: { $text }

## Who set it so
set-by-book = the rulebook “{ $name }”
set-by-house =
    the house book { $name }{ $line ->
        [0] { "" }
       *[other] , line { NUMBER($line, useGrouping: 0) }
    }
set-by-header =
    this table{ $line ->
        [0] { "" }
       *[other] , line { NUMBER($line, useGrouping: 0) }
    }
set-by-you = you
set-by-flip = this change

## A choice of options
fault-missing = “{ $title }” (put in by { $on }) does nothing without { $many ->
        [yes] one of { $count } { $count ->
            [one] rule
           *[other] rules
        } such as “{ $needed }”, and none of them is in use.
       *[no] “{ $needed }” (left out by { $off }).
    }
fault-missing-unknown = “{ $title }” (put in by { $on }) does nothing without { $needed }, which this rulebook does not have.
fault-conflict = “{ $title }” (put in by { $on }) and “{ $other }” (put in by { $beside }) cannot both be in use: the rulebook says so. Leave one of them out.
fault-already-so =
    { $way ->
        [on] “{ $title }” is in use already (put in by { $already }); it need not be switched on.
       *[off] “{ $title }” is not in use anyway (left out by { $already }); it need not be switched off.
    }
fault-idle-reading = “{ $name } = { $value }” changes nothing: “{ $title }” is not in use.
fault-against-ruling = “{ $change }” goes against the { $ruling }. At this table it holds all the same.

## A file
finding-in-file =
    The rulebook file “{ $book }”{ $line ->
        [0] { "" }
       *[other] , line { NUMBER($line, useGrouping: 0) }
    }{ $column ->
        [0] { "" }
       *[other] , column { NUMBER($column, useGrouping: 0) }
    }: { $text }
error-bad-book = The rulebook “{ $book }” cannot be used.
error-lacks-role = { $book } has no clause in use for “{ $role }”, which the game cannot do without.
fault-no-toml = This is not TOML ({ $why }).
fault-toml-deep = Nothing in a rulebook goes that deep: these are too many brackets, or names with dots, inside one another.
fault-toml-number = No number in a rulebook is that long.
fault-toml-long = A rulebook is not that long: after a million signs this one is read no further.
fault-toml-half-letter = Here stands half a letter, which no text can hold. Write the letter anew.
fault-no-book-file = The file cannot be read: { $why }.
fault-extends-itself = “{ $name }” extends itself in the end.
fault-extends-broken = “{ $name }”, which this rulebook extends, cannot be used. Mend that one first:
fault-lacks-role =
    { $way ->
        [left-out] “{ $title }” cannot be left out: no other clause says { $role }, and the game needs one that does.
        [replaced] What stands here instead of “{ $title }” does not say { $role }, and the game needs a clause that does.
       *[never] No clause says { $role }, and the game needs one that does.
    }
role-named = what holds for “{ $name }”
role-turn = whose turn it is
role-going-out = when a player is out
role-clear = when the field is cleared
role-card = what a play is
role-takes = who takes a trick
role-lead = who leads next
role-tally = how the game is won
role-rows = where a card fits
role-win = how the game is won
role-show = what everybody shows
role-hands = which hand is the stronger
role-point = when who may point at a card
role-loser = whom a round eliminates
fault-bad-part = “{ $name }” has to be { $expected }.
belongs-text = a text in quotes that says something
belongs-name = a name in quotes, on one line
belongs-number = a whole number
belongs-number-from = a whole number from { $least } on
belongs-flag = true or false
belongs-texts = a list of names in quotes, like ["one", "other"]
belongs-table = a table, like {"{"} one = ... {"}"}
belongs-tables = a list of tables
belongs-rule = a table with a “rule”, like {"{"} rule = "..." {"}"}
belongs-needs = the name of a clause, or a list of such names
belongs-pairs = a list of pairs
belongs-players = two numbers, the fewest players and the most, like [3, 6]
belongs-hidden = true, false, or a list of games in quotes
belongs-suits = the letters of the suits, each once
belongs-ranks = a list of ranks, the weakest first and each once, like ["3", "4", "5"]
belongs-cards = a number that leaves the deck with no more than 256 cards
belongs-titles = for so many players as many titles, like 3 = ["hinmin", "heimin", "fugo"]
belongs-title = the name of a title that there is, like "heimin"
belongs-values = a list of at least one value, each once
belongs-value = a text in quotes, true or false, or a number
belongs-date = a date like 2026-11-20
fault-no-jokers = This game is played without jokers. Say so: deck.jokers = 0.
fault-deck-card = A table could not name the card “{ $card }” of this deck. Suits and ranks are letters and digits that no other card is read as.
fault-newer-format = The file has format { $found }; this Referee knows formats up to { $known }. A newer Referee has written it.
fault-no-part = There is no “{ $name }”, and no rulebook that this one extends.
fault-title-lines = A title stands on one line, without line breaks and control characters.
fault-no-words = “{ $name }” has to be said in both languages: ja and en.
fault-clause-lacks =
    { $name ->
        [none] A clause lacks “{ $part }”.
       *[other] The clause “{ $name }” lacks “{ $part }”.
    }
fault-reading-lacks =
    { $name ->
        [none] A reading lacks “{ $part }”.
       *[other] The reading “{ $name }” lacks “{ $part }”.
    }
fault-preset-lacks = A preset needs an “id”, and a “title” in ja and en.
fault-ruling-lacks = This ruling lacks “{ $part }”.
fault-bad-date = “{ $value }” is no date. Write it like 2026-11-20.
fault-decided-twice = “{ $name }” is decided a second time; line { NUMBER($first, useGrouping: 0) } decides it already.
fault-no-switch-value = “{ $name }” ({ $title }) is a house rule that is true or false, not “{ $value }”.
fault-clause-twice = There are two clauses “{ $name }”.
fault-option-twice = Two options are called “{ $name }”, so nobody could tell them apart.
fault-other-id = The file calls itself “{ $name }”, but tables have to call it “{ $called }”, as the file is named.
fault-bad-parameter = “{ $name } = { $value }” is out of range for the rule { $rule } (clause “{ $title }”).
fault-deck-lacks = The rule { $rule } (clause “{ $title }”) is about { $lacks }, and the deck of this rulebook has no such cards.
fault-undecided-pair = “undecided” lists pairs of clauses: each two different ones, such as ["daifugo.thief", "daifugo.death"].
unknown-kind = kind of clause
unknown-part = part of a rulebook file
unknown-topic = topic (about)
unknown-like = common reading (like)
unknown-family = family of games

## Keeping rulings
error-no-ruling =
    { $known ->
        [none] “{ $house }” has no ruling on “{ $name }”. It has none at all.
       *[other] “{ $house }” has no ruling on “{ $name }”. It has rulings on: { $known }.
    }
error-inherited-ruling = The ruling on “{ $name }” is not one of “{ $house }” but of “{ $other }”. Take it back there.
error-no-table-name = A table could not name the house book “{ $file }”: the name by which tables call it cannot hold spaces, commas, colons, brackets or any of # = ! + nor begin with - or ?.
error-name-taken = There is a rulebook “{ $name }” already. Choose another name: tables call the house book by it.
error-switch-ruled = “{ $name }” is a house rule: it is in use or it is not. Write { $known }.
## Why a file cannot be read or written, and what to do
file-not-utf8 = it is not UTF-8; save it as UTF-8
file-gone = there is no such file or folder; look at its name
file-folder = a folder stands in its place; move it away, or take another name
file-there = there is such a file already; take another name
file-denied = this account may not do that; change who may, or take another folder
file-read-only = nothing can be written on this disk; take another folder
file-full = the disk is full; make room and try again
file-circle = its links lead round in a circle; put the file itself there
file-too-large = it is larger than a rulebook of a million signs, or than this account may write; make it smaller
file-no-text = it is no file but a pipe or a device; put a file there
file-name = its name is too long; take a shorter one
file-disk = the disk does not answer; take another one

error-decided-otherwise = “{ $file }” has another ruling on “{ $title }” by now. It stays as it is.
error-stale-house = “{ $file }” has been changed meanwhile: it is at revision { $found }, and revision { $read } was read. Nothing was written. Read it again and decide anew.
error-stale-house-by-hand = “{ $file }” has been changed by hand since it was read. Nothing was written. Read it again and decide anew.
error-unsafe-edit = “{ $what }” cannot be changed here without touching something else that the house book says. Nothing was written. Change it in the file by hand.
error-no-lock = “{ $lock }” is in the way: while “{ $file }” is written, a file of that name has to stand beside it. Nothing was written. Remove it and try again.
error-house-unread = “{ $file }” cannot be read: { $why }.
error-house-unwritten = “{ $file }” cannot be written: { $why }. Nothing was written.
error-busy-house = Somebody else is writing “{ $file }”. Nothing was written. If nobody is, remove “{ $lock }” beside it.

## The shell
cli-house = { $title }: the house book “{ $id }”, extends { $base }, revision { $revision }
cli-no-rulings = No rulings yet.
cli-ruling =
    { $date ->
        [none] { "" }
       *[other] { $date }{ "  " }
    }{ $decides } = { $value }
cli-ruling-words = { "    " }{ $change }
cli-ruling-note = { "    " }“{ $note }”
cli-ruling-from = { "    " }(from the house book { $house })
cli-ruled = Decided: { $change } ({ $ruling }). It is in “{ $file }”, revision { $revision }; tables use it with “rules: { $id }”.
cli-ruled-before = Before: { $change } ({ $ruling }).
cli-taken-back = Taken back: { $change } ({ $ruling }). “{ $file }” is at revision { $revision }. What holds now: { $now }.
cli-no-house = There is no file “{ $file }”. To begin one, say which rulebook it extends: --extends offkai
cli-house-exists = “{ $file }” extends { $base } already; --extends is for a new file.
cli-rule-how = Say what is decided, such as: referee rule house.toml { $example } --note "..."
cli-rule-name-file = “{ $file }”: a house book’s file ends in .toml, and its name is what tables call it; that name has no spaces, commas, colons or brackets.
cli-bad-date = “{ $date }” is no date. Write it like 2026-11-20.
cli-level-error = error
cli-level-warning = warning
cli-level-note = note
cli-all-in-order = { $book }: all in order
cli-finding = { $book }: { $level }: { $text }
cli-book-broken = cannot be used, see: referee books { $book } --check

## Sentences
fault-sentence-value = “{ $word }” cannot be “{ $value }”. It can be { $expected }.
fault-sentence-quotes = Numbers of cards stand in quotes: write "{ $value }" for “{ $word }”.
fault-sentence-half = The sentence stops at “{ $word }”. There has to follow: { $known }.
fault-no-sentences = The games of “{ $family }” have no words for sentences: name a rule instead.
fault-sentence-no-trigger = “{ $title }” does not say when it holds: when.play or when.pass.
fault-sentence-no-effect = “{ $title }” does not say what happens then.
fault-sentence-not-of-a-play = “{ $word }” is about passing: “{ $title }” needs when.pass = true.
fault-sentence-not-of-a-pass = “{ $word }” does not go with a pass.
fault-sentence-not-of-a-turn = “{ $word }” does not go with what is done on a turn.
fault-sentence-on-own-turn = “{ $word }” is about the own turn: leave out when.turn.whose = "any".
fault-sentence-once-of-what = “{ $word }” is about what somebody may do: it needs when.turn or then.seize.
fault-sentence-turn-once = What may be done on a turn is said in one sentence of a clause: another needs a clause of its own.
fault-sentence-never-so-few = No hand has { $least } or more cards and no more than { $most }.
fault-sentence-not-with-row = “{ $word }” does not go with “then.discard.row”, which says which cards go.
fault-sentence-by-the-play-alone = “{ $word }” does not go with “then.hush”, which goes by the cards of the play alone.
fault-sentence-names-another = “{ $word }” is about one number that holds at all times: it needs when.always and one number in then.put.rank.
fault-sentence-nothing-put = “{ $word }” needs a sentence of the clause that puts a number elsewhere which the state names: when.always with then.put.
fault-sentence-times-of-plays = “{ $word }” counts plays: it needs when.play, and something that the play sets off.
fault-sentence-not-of-a-hand = “{ $word }” does not go with what a hand holds.
fault-sentence-not-of-a-game = “{ $word }” does not go with a game that begins.
fault-sentence-leads-by-what = Say one way in which it is decided who leads: a card, a place, or janken.
fault-sentence-which-card = One card is meant: say its number and one suit.
fault-sentence-leads-though-out = Who has gone out cannot lead: after “when.out” it says “next”.
fault-sentence-joins-what = “{ $word }” adds cards to those of the same number: say “when.play.on.same = "number"”.
fault-sentence-leads-after-clear = When the field is cleared, “then.lead” cannot be “{ $value }”. It can be “after last” (who comes after the last one to play, where all have passed) or “after any clear” (also where a play has cleared it).
fault-sentence-leads-after-nothing = “{ $value }” goes with “when.clear = true”: it says who leads when the field has been cleared.
fault-sentence-leads-without-clear = “then.lead” says who leads when these cards have cleared the field, and they do not. Say “then.clear = true” as well.
fault-sentence-leads-against-nothing = The clause on clearing says who leads, so this stays open. Say with `overrides` which clause it goes before.
fault-sentence-not-of-a-gift = “{ $word }” does not go with gifts in the exchange.
fault-sentence-not-of-a-end = “{ $word }” does not go with a game that ends.
fault-sentence-dealt-to-whom = Say with “to” whose title it is, and with “more” or “fewer” how many cards.
fault-sentence-dealt-twice = Say in one sentence how many cards everybody is dealt, and in another who is dealt more.
fault-sentence-no-last-game = “{ $word }” goes by the last game, and before this one there is none: say when.game = "later".
fault-sentence-costs-what = “{ $word }” says nothing by itself: “each” says how many points a card costs.
fault-sentence-never-twice = Hands cost three times as much from more cards on than twice as much, or never.
fault-sentence-in-any-game = “{ $word }” does not go with places: they are the same in every game.
fault-sentence-nothing-given = Nothing is given, so “{ $word }” says nothing.
fault-sentence-gifts-go-up = “{ $word }” is about what goes up: it needs when.gift = "up".
fault-sentence-gifts-both-ways = “{ $word }” is about both sides: it needs when.gift = "any".
fault-sentence-strongest-or-chosen = “{ $word }” contradicts that the strongest cards are given: say one of the two.
fault-sentence-gifts-go-back = “{ $word }” is about what is given back: it needs when.gift = "back".
fault-sentence-chosen-anyhow = “{ $word }” says nothing here: what is given back is chosen freely anyhow.
fault-sentence-not-of-a-always = “{ $word }” does not go with what holds at all times.
fault-sentence-put-where = Say one place in the order: then.put.on or then.put.above.
fault-sentence-put-beside-itself = “{ $word }” names the number that is put elsewhere.
fault-sentence-jokers-of-no-suit = “{ $word }” says nothing of jokers: they have no suit.
fault-sentence-jokers-never-turn = “{ $word }” does not go with jokers.
fault-sentence-no-revolution = “{ $title }” ends with a revolution that nothing in it asks for: when.play.makes = "revolution".
fault-sentence-not-till-countered = Only a place in the order can last as long as a revolution.
fault-sentence-follows-what = “{ $word }” is about one form, emperors or spaced runs, and nothing else: when.play.form = "emperor".
fault-sentence-follows-alone = “{ $word }” stands alone in its sentence: what a form sets off is another one.
fault-sentence-who-waits = “{ $word }” needs to say who may only pass, or when: if.title, if.mark or if.first.
fault-sentence-waits-alone = “{ $word }” stands alone in its sentence: who may only pass sets nothing off.
fault-sentence-first-turn-of-whom = Only “then.must_pass” goes with the first own turn.
fault-sentence-leads-alone = “{ $word }” stands alone in its sentence: what else the play sets off is another one.
fault-sentence-not-of-a-out = “{ $word }” does not go with going out.
fault-sentence-two-triggers = “{ $title }” says two things at once that set it off: “{ $word }” needs a sentence of its own.
fault-sentence-hand-of-what = “{ $title }” does not say what the hand holds.
fault-sentence-dealt-what = “{ $word }” is about a hand: say when.hand.
fault-sentence-never-so-many = “{ $title }” can never hold: there are never { $count } such cards, at most { $most }.
fault-sentence-of-gifts-alone = “{ $word }” is about gifts in the exchange: say when.gift.
fault-sentence-twice = “{ $word }” names { $value } twice: once is enough.
fault-sentence-lets-nothing = “{ $title }” contradicts itself: “{ $word }” shuts out all that may follow.
fault-sentence-count-twice = The cards are counted twice over: either “count” or “at_least”.
fault-sentence-each-of-what = “each” needs cards to count: say when.play.rank or when.play.suit.
fault-sentence-fewer-than-least = “{ $title }” can never hold: at least { $least } and at most { $most }.
fault-sentence-two-forms = “{ $title }” names two forms at once: either “mix” or “row”.
fault-sentence-only-runs-around = Only runs of single cards go on from the top to the lowest number.
fault-sentence-until-when = “{ $title }” does not say how long “{ $word }” holds: until = "clear" or until = "game".
fault-sentence-nothing-lasts = Nothing in “{ $title }” lasts, so “until” changes nothing.
fault-sentence-no-reading-here = How long something holds cannot be left to a reading.
fault-sentence-forbids-itself = “{ $title }” contradicts itself: what may not be played sets nothing off.
fault-sentence-presses-alone = “{ $word }” stands alone in its sentence: a pass that may not be made sets nothing off.
fault-sentence-who-falls = A fall has to say whose it is: “then.fallen.who”.
fault-sentence-nobody-picks = Who goes out has no choice left to make: “picked” goes with a play.
fault-sentence-not-for-single-seats = “{ $word }” does not go with what may be played: that is the same for all, whoever plays and whatever is in the hand.
fault-sentence-not-for-last = What may be played is the same for all, whatever is left in the hand. Instead of “then.forbid” say “then.foul = true”: it is a foul to go out with such cards.
fault-sentence-allows-nothing = “{ $title }” allows nothing new: it overrides no clause.
fault-sentence-too-late = “{ $word }” is seen as a play is laid, not when the field is cleared on it.
fault-sentence-too-early = “{ $word }” happens with the play itself, before anybody sees what the play makes.
fault-sentence-prevents-nothing = “{ $title }” prevents nothing: it overrides no clause.
fault-sentence-not-of-a-answer = “{ $word }” does not go with an answer to a cut.
fault-sentence-not-of-a-swept = “{ $word }” does not go with the field being cleared on a play.
fault-sentence-not-of-a-clear = “{ $word }” does not go with the field being cleared.
fault-sentence-too-deep = “{ $word }” does not go with what may be played: there only the play on top counts.
fault-sentence-not-so-soon = Only what may follow can hold until the next play or turn.
fault-sentence-foul-against-nothing = The clause on going out says otherwise, so this stays open. Say with `overrides` which clause it goes before.
fault-sentence-not-so-long = Only the order of strength can be turned round until the clear after the next one.
fault-sentence-lead-on-something = “{ $title }” can never hold: an empty field has no play below.
fault-sentence-nothing-marks = “{ $title }” can never hold: nothing in it lays the mark that it asks for.
fault-sentence-before-the-clear = “{ $word }” comes before the field is cleared, so “{ $title }” cannot wait for that.
fault-sentence-all-of-what = “every” needs cards that are meant: say { $needed }.
fault-sentence-not-with-rank = “{ $word }” does not go with cards of certain numbers: say one of the two.
fault-sentence-not-with-weaker = “{ $word }” does not go with only weaker cards being discarded: say one of the two.
fault-sentence-about-nothing = “{ $word }” is about nothing that “{ $title }” does.
belongs-until = "clear", "game", "next play" or "next turn"
