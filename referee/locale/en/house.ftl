# House books, rulings, and what is wrong or odd about rules.

## Rulings, cited
ruling-of = house ruling of { $date }
ruling-undated = house ruling
say-ruled-reason = { $title } ({ $ruling }): { $text }
say-ruling = { $question ->
        [none] { "" }
       *[other] { $question }{ " " }
    }The { $ruling } says “{ $change }”{ $note ->
        [none] .
       *[other] { " " }(“{ $note }”).
    }
say-against = If the { $ruling } were { $label }, { $then }
in-use = in use
not-in-use = not in use
say-flip-warning = { "    " }But { $text }

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
fault-missing = “{ $title }”{ $on ->
        [none] { "" }
       *[other] { " " }(turned on by { $on })
    } does nothing without { $many ->
        [yes] one of { $count } { $count ->
            [one] rule
           *[other] rules
        } such as { $needed }, and none of them is on.
       *[no] { $needed }{ $off ->
            [none] { "" }
           *[other] { " " }(turned off by { $off })
        }.
    }
fault-missing-unknown = “{ $title }”{ $on ->
        [none] { "" }
       *[other] { " " }(turned on by { $on })
    } does nothing without { $needed }, which this rulebook doesn’t have.
fault-conflict = “{ $title }”{ $on ->
        [none] { "" }
       *[other] { " " }(turned on by { $on })
    } and “{ $other }”{ $beside ->
        [none] { "" }
       *[other] { " " }(turned on by { $beside })
    } can’t be used together. Turn one of them off.
fault-already-so =
    { $way ->
        [on] “{ $title }” is already on (turned on by { $already }), so this changes nothing.
       *[off] “{ $title }” is already off (turned off by { $already }), so this changes nothing.
    }
fault-idle-reading = “{ $name } = { $value }” changes nothing, because “{ $title }” isn’t in use.
fault-against-ruling = “{ $change }” goes against the { $ruling }. It still applies at this table.

## A file
finding-in-file =
    The rulebook file “{ $book }”{ $line ->
        [0] { "" }
       *[other] , line { NUMBER($line, useGrouping: 0) }
    }{ $column ->
        [0] { "" }
       *[other] , column { NUMBER($column, useGrouping: 0) }
    }: { $text }
finding-costs-clause = { $text } A clause with an error does nothing until you correct it; all others apply.
error-bad-book = The rulebook “{ $book }” has errors and can’t be used.
error-lacks-role = { $book } has no clause in use for “{ $role }”, and the game needs one.
fault-no-toml =
    { $sort ->
        [word] { $found ->
            [true] Write true in small letters.
            [false] Write false in small letters.
            [on] Write true instead of “on”.
            [yes] Write true instead of “yes”.
            [off] Write false instead of “off”.
            [no] Write false instead of “no”.
           *[other] Put “{ $found }” in quotes: "{ $found }".
        }
        [quotes] Write straight quotes: " instead of { $found }
        [open-quote] A quote isn’t closed in this line.
        [open-bracket] A bracket isn’t closed.
        [twice] The same name is there twice.
        [equals] Every line needs a name, an equals sign and a value, as in: emperor = true
        [heading] A heading is a name in brackets, as in [switches] or [[clause]].
        [date] “{ $found }” isn’t a date. Write it like 2026-11-20.
        [value] { $found ->
            [none] There is no value after the equals sign.
           *[other] “{ $found }” isn’t a value. Write a text in quotes, a number, true or false.
        }
       *[other] This can’t be read. Every line needs a name, an equals sign and one value, as in: emperor = true
    }
fault-toml-deep = Too many nested brackets or dotted names.
fault-toml-number = This number is too long.
fault-toml-long = The file is too long: a rulebook has at most a million characters.
fault-toml-half-letter = There is half a character here (an unpaired surrogate). Type the character again.
fault-no-book-file = The file can’t be read: { $why }.
fault-extends-itself = “{ $name }” extends itself, directly or through other rulebooks.
fault-extends-broken = “{ $name }”, which this rulebook extends, has errors. Fix these first:
fault-lacks-role =
    { $way ->
        [left-out] “{ $title }” can’t be left out: no other clause says { $role }, and the game needs one.
        [replaced] The clause that replaces “{ $title }” doesn’t say { $role }, and the game needs a clause that does.
       *[never] No clause says { $role }, and the game needs one.
    }
role-named = what “{ $name }” needs
role-turn = whose turn it is
role-going-out = when a player goes out
role-clear = when the field is cleared
role-card = what a play is
role-takes = who takes a trick
role-lead = who leads next
role-tally = how the game is won
role-rows = where a card fits
role-match = which card fits
role-stock = how cards are drawn
role-win = how the game is won
role-show = what each player shows
role-hands = which hand is stronger
role-point = when a player may point at a card
role-loser = who is eliminated in a round
fault-bad-part = “{ $name }” has to be { $expected }.
belongs-text = a text in quotes, not empty
belongs-name = a name in quotes, on one line
belongs-number = a whole number
belongs-number-from = a whole number, { $least } or more
belongs-range = a number such as 4, “4 or more”, “4 or fewer” or “3 to 5”
belongs-flag = true or false
belongs-texts = a list of names in quotes, like ["one", "other"]
belongs-table = a table, like {"{"} one = ... {"}"}
belongs-when = a condition, such as when.play.rank = "8"
belongs-if = a condition, such as if.order = "revolution"
belongs-then = an effect, such as then.skip = 1
belongs-tables = a list whose entries each begin with a heading in double brackets, such as [[clause]]
belongs-rule = a table with a “rule”, like {"{"} rule = "..." {"}"}, or with a “when”
belongs-needs = the name of a clause, or a list of such names
belongs-pairs = a list of pairs, like [["daifugo.thief", "daifugo.death"]]
belongs-players = the fewest and the most players, and perhaps how many usually play, like [3, 6] or [4, 6, 5]
belongs-hidden = true, false, or a list of games in quotes
belongs-suits = the letters of the suits, each once
belongs-ranks = a list of ranks from the weakest up, each once, like ["3", "4", "5"]
belongs-suitless = the last of the ranks, in their order, like ["W"]
belongs-copies = a number from 1, or a table with numbers from 1 by rank and “others”, like {"{"} 0 = 1, others = 2 {"}"}
belongs-cards = a number such that the deck has at most 256 cards
belongs-titles = as many titles as players, like 3 = ["hinmin", "heimin", "fugo"]
belongs-title = a known title, like "heimin"
belongs-values = a list of one or more values, each once
belongs-value = a text in quotes, true or false, or a number
belongs-date = a date like 2026-11-20
fault-no-copies = This game has only one of each card. Leave out deck.copies.
fault-no-jokers = This game has no jokers. Write deck.jokers = 0.
fault-deck-card = Tables can’t name the card “{ $card }” of this deck. Use letters and digits for suits and ranks, so that no two cards are spelled alike.
fault-newer-format = The file has format { $found }, but this version of Referee only reads formats up to { $known }. Update Referee.
fault-part-of-clause = “{ $name }” does nothing here: it belongs to the clause. Write it above [[clause.rules]].
fault-no-part = “{ $name }” is missing, and this rulebook doesn’t extend one that has it.
fault-no-base = The file doesn’t say which rulebook it extends. Begin with a line such as extends = "daifugo".
fault-title-lines = Titles have to be on one line, without line breaks or control characters.
fault-no-words = “{ $name }” needs a text in both languages, like {"{"} ja = "...", en = "..." {"}"}.
fault-clause-lacks =
    { $name ->
        [none] A clause has no { $part }.
       *[other] The clause “{ $name }” has no { $part }.
    }
fault-reading-lacks =
    { $name ->
        [none] A reading has no “{ $part }”.
       *[other] The reading “{ $name }” has no “{ $part }”.
    }
fault-preset-lacks = A preset needs an “id” and a “title” in ja and en.
fault-ruling-lacks = This ruling has no “{ $part }”.
fault-bad-date = “{ $value }” isn’t a date. Write it like 2026-11-20.
fault-decided-twice = “{ $name }” is decided twice. The first time is in line { NUMBER($first, useGrouping: 0) }.
fault-no-switch-value = “{ $name }” ({ $title }) is on or off: write true or false, not “{ $value }”.
fault-clause-twice = There are two clauses called “{ $name }”.
fault-clause-inherited = “{ $name }” is a clause of the extended book. Give yours another id, or write replaces = "{ $name }".
fault-clause-namesake = “{ $name }” and “{ $other }” are both in the book. If yours is meant instead, write replaces = "{ $other }".
fault-replaced-twice = “{ $first }” already replaces “{ $name }”.
fault-option-twice = Two options are called “{ $name }”. Rename one of them.
fault-other-id = The file’s id is “{ $name }”, but its file name, which tables use, is “{ $called }”. Make them the same.
fault-bad-parameter =
    “{ $name } = { $value }” is out of range for the rule { $rule } (clause “{ $title }”).{ $examples ->
        [none] { "" }
       *[other] { " " }Write, for example, { $examples }.
    }
fault-rules-listed = { " " }“referee books --rules { $family }” lists the rules that there are.
fault-deck-lacks = The rule { $rule } (clause “{ $title }”) needs { $lacks }, which this rulebook’s deck doesn’t have.
fault-undecided-pair = “undecided” has to be a list of pairs of different clauses, like ["daifugo.thief", "daifugo.death"].
unknown-kind = kind of clause
unknown-part = key
unknown-topic = topic (about)
unknown-like = common reading (like)
unknown-family = family of games

## Keeping rulings
error-no-ruling =
    { $known ->
        [none] “{ $house }” has no ruling on “{ $name }”. It has no rulings at all.
       *[other] “{ $house }” has no ruling on “{ $name }”. It has rulings on { $known }.
    }
error-inherited-ruling = The ruling on “{ $name }” belongs to “{ $other }”, not to “{ $house }”. Withdraw it there.
error-no-table-name = “{ $file }” can’t be the name of a house book, because tables couldn’t use it. Use no spaces, commas, colons, brackets or any of # = ! + and don’t begin with - or ?.
error-name-taken = There is already a rulebook “{ $name }”. Choose another name.
error-switch-ruled = “{ $name }” is on or off. Write { $known }.
## Why a file cannot be read or written, and what to do
file-not-utf8 = it isn’t UTF-8; save it as UTF-8
file-gone = there is no such file or folder; check the name
file-folder = there is a folder of that name; move it or choose another name
file-there = that file already exists; choose another name
file-denied = permission denied; change the permissions or choose another folder
file-read-only = the disk is read-only; choose another folder
file-full = the disk is full; free some space and try again
file-circle = its links go round in a circle; put the file itself there
file-too-large = it is too large (at most a million characters, or what this account may write); make it smaller
file-no-text = it is a pipe or a device, not a file; put a file there
file-name = the name is too long; choose a shorter one
file-disk = the disk doesn’t respond; use another one

error-decided-otherwise = “{ $file }” now has a different ruling on “{ $title }”. It stays as it is.
error-stale-house = “{ $file }” has been changed: it is at revision { $found }, and you read revision { $read }. Nothing was written. Read it again, then decide.
error-stale-house-by-hand = “{ $file }” was edited by hand after you read it. Nothing was written. Read it again, then decide.
error-unsafe-edit = “{ $what }” can’t be changed here without changing other parts of the house book. Nothing was written. Edit the file by hand.
error-no-lock = Delete “{ $lock }” and try again: it blocks writing to “{ $file }”. Nothing was written.
error-house-unread = “{ $file }” can’t be read: { $why }.
error-house-unwritten = “{ $file }” can’t be written: { $why }. Nothing was written.
error-busy-house = Another program is writing “{ $file }”. Nothing was written. If there is none, delete “{ $lock }” next to it.

## The shell
cli-house = { $title }: house book “{ $id }”, extends { $base }, revision { $revision }
cli-no-rulings = No rulings yet.
cli-ruling =
    { $date ->
        [none] { "" }
       *[other] { $date }{ "  " }
    }{ $decides } = { $value }
cli-ruling-words = { "    " }{ $change }
cli-ruling-note = { "    " }“{ $note }”
cli-ruling-from = { "    " }(from the house book { $house })
cli-ruled = Decided: { $change } ({ $ruling }). Saved in “{ $file }”, revision { $revision }; tables use it with “rules: { $id }”.
cli-ruled-before = Before: { $change } ({ $ruling }).
cli-taken-back = Withdrawn: { $change } ({ $ruling }). “{ $file }” is at revision { $revision }. Now: { $now }.
cli-no-house = There is no file “{ $file }”. To create it, name the rulebook that it extends: --extends offkai
cli-house-exists = “{ $file }” already extends { $base }. Use --extends only for a new file.
cli-rule-how = Say what is decided, for example: referee rule house.toml { $example } --note "..."
cli-rule-name-file = “{ $file }” can’t be a house book. The file name has to end in .toml; the rest is the name that tables use, without spaces, commas, colons or brackets.
cli-bad-date = “{ $date }” isn’t a date. Write it like 2026-11-20.
cli-level-error = error
cli-level-warning = warning
cli-level-note = note
cli-all-in-order = { $book }: no problems
cli-finding =
    { $book ->
        [none] { "" }
       *[other] { $book }:{ " " }
    }{ $level }: { $text }
cli-book-broken = can’t be used, see: referee books { $book } --check

## Sentences
fault-sentence-value =
    “{ $word }” can’t be “{ $value }”. { $near ->
        [none] Write
       *[other] Did you mean { $near }? It can be
    } { $expected }.
fault-sentence-quotes = Write the rank in quotes: “{ $word }” is "{ $value }".
fault-sentence-shows-by-whom = The strongest or the weakest card isn’t shown by a player who is picked: { $word }.
fault-sentence-shows-what = Without then.show.strength the player looks at cards of others: write then.show.to = "player", and who shows them, such as then.show.by = "picked".
fault-sentence-no-such-tie = “{ $word }”: “best suit” needs when.hand.shows, and “weaker hand” needs then.places. Add it, or write another value.
fault-sentence-nothing-or-all = For cards that answer, { $word } can only be "all" or "none".
fault-sentence-joins-how = For cards that are played, { $word } is "under" or "whole".
fault-sentence-leads-a-game = Janken only decides who leads a game: use when.game.
fault-sentence-together-by-passes = Only players who pass share a place. With when.hand, write { $word } = true.
fault-sentence-who-wins = At the end of a game, { $word } is "first out" or "all who are out".
fault-unknown-word =
    There is no word “{ $word }”{ $of ->
        [none] { "" }
       *[other] { " " }for “{ $of }”
    }.{ $known ->
        [none] { "" }
       *[other] { " " }Choose from: { $known }.
    }
fault-sentence-half = The sentence is incomplete: after “{ $word }”, write one of { $known }.
fault-no-sentences = Games of the family “{ $family }” have no rule language. Name a rule instead.
fault-clash = “{ $title }” and “{ $other }” put the same cards in different places in the ranking. Name one of them in `overrides` of the other.
fault-sentence-former = “{ $word }” isn’t a word of the rule language any more. Write { $now }.
fault-sentence-no-trigger = “{ $title }” doesn’t say when it applies. Add a “when”, such as when.play or when.pass.
fault-sentence-no-effect = “{ $title }” doesn’t say what happens. Add a “then”.
fault-sentence-not-of-a-play = “{ $word }” can’t be used with when.play. Use another “when”, or remove it.
fault-sentence-not-of-a-pass = “{ $word }” can’t be used with when.pass. Use another “when”, or remove it.
fault-sentence-not-of-a-turn = “{ $word }” can’t be used with when.turn. Use another “when”, or remove it.
fault-sentence-on-own-turn = “{ $word }” only applies on the player’s own turn. Remove when.turn.who = "all".
fault-sentence-once-of-what = “{ $word }” is for something a player may do. Add when.turn or then.seize.
fault-sentence-turn-once = A clause may have only one sentence with when.turn. Put the other one into a clause of its own.
fault-sentence-not-with-row = “{ $word }” can’t be combined with “then.discard.row”, which already says what is discarded.
fault-sentence-nobody-marked = “{ $word }” can’t be “marked”: no sentence of the clause marks a player. Add one with then.mark, or name another player.
fault-sentence-nobody-below = “{ $word }” can’t be “below”, because there are no cards below. Name another player.
fault-sentence-to-oneself = “{ $word }” can’t be the player who does it. Name another player.
fault-sentence-named-alone = “{ $word }” can’t have “{ $value }” in a list. Write it alone.
fault-sentence-picked-twice = “{ $word }”: only one sentence of a clause can let the player pick somebody. Put the other one into a clause of its own.
fault-sentence-by-the-play-alone = “{ $word }” can’t be combined with “then.counts”, which only looks at the cards played. Remove it.
fault-sentence-names-another = “{ $word }” needs when.always and exactly one rank in then.put.rank.
fault-sentence-nothing-put = “{ $word }” needs a sentence in the same clause that moves a rank named in the state: when.always with then.put.
fault-sentence-times-of-plays = “{ $word }” counts plays, passes, clears or players who go out, for an effect of these.
fault-sentence-not-of-a-hand = “{ $word }” can’t be used with when.hand. Use another “when”, or remove it.
fault-sentence-not-of-a-game = “{ $word }” can’t be used with when.game. Use another “when”, or remove it.
fault-sentence-leads-by-what = Give exactly one way to decide who leads: a card, a title, "first" or "last" place, or "janken".
fault-sentence-which-card = This has to name one card: a rank and one suit.
fault-sentence-one-number = During a game “{ $word }” is one number. Only at the end of a game it can be a list, for the places.
fault-sentence-player-is-out = With “when.out” the player is out of the game, so “{ $word }” has to be about someone else, such as "next".
fault-sentence-called-by-one-out = With “when.out” the player is out of the game, and can call it only if the sentence has then.called_out.
fault-sentence-joins-what = “{ $word }” adds cards to cards of the same rank. Add when.play.on.same = "number".
fault-sentence-forbids-all = “{ $word }” forbids every play. No game ends unless other rules allow some plays.
fault-sentence-leads-after-clear = With when.clear, “then.lead” can’t be “{ $value }”. Write “after last” (the player after the last one to play, if all passed) or “after any clear” (also if a play cleared the field).
fault-sentence-leads-after-nothing = “{ $value }” says who leads after a clear. Add when.clear = true.
fault-sentence-leads-without-clear = “then.lead” says who leads after these cards clear the field, but they don’t. Add then.clear = true.
fault-sentence-leads-against-nothing = The clause on clearing also says who leads, so it isn’t settled who does. Name the clause that this one overrides in “overrides”.
fault-sentence-not-of-a-gift = “{ $word }” can’t be used with when.gift. Use another “when”, or remove it.
fault-sentence-not-of-a-end = “{ $word }” can’t be used with when.end. Use another “when”, or remove it.
fault-sentence-dealt-to-whom = Say whose title it is with “to”, and how many cards with “more” or “fewer”.
fault-sentence-dealt-twice = Write one sentence for how many cards everyone is dealt, and another one for who is dealt more.
fault-sentence-no-last-game = “{ $word }” depends on the last game, and there isn’t one yet. Write when.game = "later".
fault-sentence-costs-what = “{ $word }” needs the points for each card. Add “each”.
fault-sentence-never-twice = “thrice_from” has to be more cards than “twice_from”.
fault-sentence-in-any-game = “{ $word }” can’t be used with places, which are the same in every game.
fault-sentence-nothing-given = “{ $word }” has no effect, because nothing is given. Remove it.
fault-sentence-gifts-go-up = “{ $word }” is only for gifts from the poor side. Write when.gift = "up".
fault-sentence-gifts-both-ways = “{ $word }” is only for gifts from both sides. Write when.gift = "any".
fault-sentence-strongest-or-chosen = “{ $word }” contradicts giving the strongest cards. Keep one of the two.
fault-sentence-gifts-go-back = “{ $word }” is only for gifts from the rich side. Write when.gift = "back".
fault-sentence-chosen-anyhow = “{ $word }” has no effect, because the rich side always chooses what to give back. Remove it.
fault-sentence-not-of-a-always = “{ $word }” can’t be used with when.always. Use another “when”, or remove it.
fault-sentence-put-where = Give exactly one place in the ranking: then.put.on or then.put.above.
fault-sentence-put-beside-itself = “{ $word }” is the rank that is moved. Name another one.
fault-sentence-jokers-of-no-suit = “{ $word }” has no effect on jokers, because they have no suit. Remove it.
fault-sentence-jokers-never-turn = “{ $word }” can’t be used for jokers. Remove it, or name another rank.
fault-sentence-no-revolution = “{ $title }” lasts as long as a revolution, but doesn’t need one. Add when.play.makes = "revolution".
fault-sentence-not-till-countered = Only then.put can last as long as a revolution. Write until = "clear" or until = "game".
fault-sentence-follows-what = “{ $word }” needs exactly one combination, emperor or spaced run, and no other condition: when.play.form = "emperor".
fault-sentence-follows-alone = “{ $word }” needs a sentence of its own. Put the other effects of the combination into another one.
fault-sentence-who-waits = “{ $word }” needs to say who may only pass, or when. Add if.title, if.mark or if.first.
fault-sentence-waits-alone = “{ $word }” needs a sentence of its own: a player who may only pass has no other effect.
fault-sentence-first-turn-of-whom = if.first = "turn" only works with then.must = "pass".
fault-sentence-leads-alone = “{ $word }” needs a sentence of its own. Put the other effects of the play into another one.
fault-sentence-not-of-a-out = “{ $word }” can’t be used with when.out. Use another “when”, or remove it.
fault-sentence-two-triggers = “{ $title }” has two triggers in one sentence. Put “{ $word }” into a sentence of its own.
fault-sentence-hand-of-what = “{ $title }” doesn’t say what is in hand. Add a rank, suit, row or number of cards.
fault-sentence-dealt-what = “{ $word }” is for hands. Add when.hand.
fault-sentence-never-so-many = “{ $title }” can never happen: it needs { $count } such cards, and there are at most { $most }.
fault-sentence-of-gifts-alone = “{ $word }” is for gifts in the exchange. Add when.gift.
fault-sentence-twice = “{ $word }” contains { $value } twice. Remove one.
fault-sentence-lets-nothing = “{ $title }” contradicts itself: “{ $word }” excludes every card that may follow.
fault-sentence-each-of-what = “each” needs cards to count. Add when.play.rank or when.play.suit.
fault-sentence-fewer-than-least = “{ $title }” can never happen: it needs at least { $least } and at most { $most }.
fault-sentence-two-forms = “{ $title }” has two forms. Use either “mix” or “row”.
fault-sentence-only-runs-around = “around” is only for runs of single cards. Remove it.
fault-sentence-until-when = “{ $title }” doesn’t say how long “{ $word }” lasts. Add until = "clear" or until = "game".
fault-sentence-nothing-lasts = “until” does nothing, because “{ $title }” has no lasting effect. Remove it.
fault-sentence-no-reading-here = “until” can’t be left to a reading. Write one value.
fault-sentence-forbids-itself = “{ $title }” contradicts itself: a play that is forbidden has no effects. Put them into a sentence of their own.
fault-sentence-presses-alone = “{ $word }” needs a sentence of its own: a pass that is forbidden has no effects.
fault-sentence-who-falls = Say who falls: add “then.fallen.who”.
fault-sentence-nobody-picks = A player who goes out can’t pick anyone. “picked” only works with when.play.
fault-sentence-not-foreseen = “{ $word }” can’t decide what may be played: only the play itself shows what it makes.
fault-sentence-allows-nothing = “{ $title }” allows nothing new, because it overrides no clause. Name the clause in “overrides”.
fault-sentence-too-late = “{ $word }” is checked when cards are played, not when the field is cleared. Use when.play.
fault-sentence-too-early = “{ $word }” happens together with the play, so it can’t depend on what the play makes.
fault-sentence-prevents-nothing = “{ $title }” prevents nothing, because it overrides no clause. Name the clause in “overrides”.
fault-sentence-not-of-a-answer = “{ $word }” can’t be used with an answer to a cut. Use another “when”, or remove it.
fault-sentence-not-of-a-swept = “{ $word }” can’t be used with when.play.swept. Use another “when”, or remove it.
fault-sentence-not-of-a-clear = “{ $word }” can’t be used with when.clear. Use another “when”, or remove it.
fault-sentence-too-deep = “{ $word }” can’t decide what may be played: that depends only on the top play.
fault-sentence-not-so-soon = Only marks and rules about what may follow can last until the next play or turn. Write until = "clear" or until = "game".
fault-sentence-foul-against-nothing = The clause on going out says something else, so it stays open. Name that clause in “overrides”, such as "climbing.out".
fault-sentence-not-so-long = Only a reversed ranking can last until the second clear. Write until = "clear" or until = "game".
fault-sentence-lead-on-something = “{ $title }” can never happen: an empty field has no play below.
fault-sentence-never-together = “{ $title }” can never happen: “{ $word }” contradicts “{ $other }”.
fault-sentence-nothing-marks = “{ $title }” can never happen: no sentence in this clause sets the mark that it needs.
fault-sentence-before-the-clear = “{ $word }” happens before the field is cleared, so “{ $title }” can’t wait for that.
fault-sentence-all-of-what = “every” needs to know which cards. Add { $needed }.
fault-sentence-not-with-rank = “{ $word }” can’t be combined with cards of certain ranks. Keep one of the two.
fault-sentence-not-with-weaker = “{ $word }” can’t be combined with discarding only weaker cards. Keep one of the two.
fault-sentence-about-nothing = “{ $word }” doesn’t apply to anything that “{ $title }” does. Remove it.
belongs-until = "clear", "game", "next play" or "next turn"
