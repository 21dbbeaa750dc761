# Every fixed word of the rule picker, besides those of the desk. The session sends them as `state.labels`
# without the prefix; the front end itself fills variables such as { $n }.

## The page
picker-picker = Rule picker
picker-rules-in-use = Rules in use: { $n }
picker-presets = Begin with
picker-our-evening = Our evening
picker-find = Find a rule
picker-find-example = 8切り, eight, revolution
picker-find-clear = Clear the search
picker-found = { $n } found
picker-found-none = No rule has these words. Try a card (8), a name (8切り) or a word of the rule.
picker-show = Show
picker-show-all = all
picker-show-on = in use
picker-show-changed = changed
picker-show-readings = open readings
picker-groups = Rules by card
picker-topics = Rules that go by no card
picker-to-cards = Cards
picker-rules-of = Rules about { $name }
picker-on-of = { $n } of { $all } in use
picker-also = See also
picker-as-is = Back to the book
picker-changed-only = Only what is changed
picker-results = Rules found

## A rule
picker-always = always
picker-wording = Wording
picker-why = What the text says
picker-by-you = you
picker-by-house = house
picker-usual = default
picker-idle = Matters only while the rule is in use

## Our rulings
picker-rulings = Our rulings
picker-no-rulings = None yet. Where the text leaves a rule open, make your choice “our ruling”: from then on verdicts cite it with its date.
picker-rule = Make it our ruling
picker-rule-anew = Decide anew
picker-note = Why (may stay empty)
picker-decide = Decide
picker-cancel = Cancel
picker-unrule = Take back
picker-against = Not as ruled, for tonight only.
picker-as-ruled = Back to the ruling
picker-inherited = from the house book that this one extends

## What is odd
picker-odd = Does this go together?
picker-go-to = Show the rule
picker-put-in = Put in { $title }
picker-leave-out = Leave out { $title }
picker-barred = Cannot stand beside { $title }, which is in use.
picker-instead = Put this in instead of { $title }
picker-meets = With { $title }: the text leaves open which of the two comes first.
picker-meets-shows = What comes of it
picker-collisions = Where rules collide
picker-no-collisions = No two of the rules in use leave it open which comes first.
picker-untried =
    { $n ->
        [one] One pair of rules has not been tried yet.
       *[other] { $n } pairs of rules have not been tried yet.
    }
picker-try = Try them now (it takes a while)
picker-try-stop = Stop trying

## The house's book
picker-house = House book
picker-house-title = What your house is called
picker-house-title-example = The Tanakas
picker-save = Save
picker-saved = Saved in “{ $file }” (revision { $revision }).
picker-is-saved = { $file } holds all this (revision { $revision }).
picker-not-saved = Not yet in { $file }.
picker-not-there = There is no file { $file } yet. Save makes it.
picker-no-file = Nothing is kept yet: download the book, and open it again next time.
picker-download = Download
picker-open-file = Open a file
picker-load-theirs = Load theirs
picker-download-mine = Download mine
picker-replace = Replace it
picker-to-desk = Settle a dispute by these rules
picker-header = For a table
picker-house-text = The file
picker-tonight-only = { $n } against a ruling: for tonight only, not saved
picker-read-place = Line { $line }, column { $column }

## Problems
picker-problem-no-house = No house book is open, so there is no file to save to. Download the book instead.
picker-problem-disk = “{ $file }” cannot be read or written: { $why }. What you picked is still here: download the book.
picker-problem-replace = “{ $file }” is the book of { $there }. Saving puts { $here } in its place, and what the file says now is gone.

## Groups
picker-topic-joker = Joker
picker-topic-strength = Strength and revolutions
picker-topic-lock = Locks
picker-topic-form = Sets, runs and other plays
picker-topic-doubt = Cards face down and doubt
picker-topic-trick = Tricks
picker-topic-pointing = Pointing
picker-topic-hand = Hands
picker-topic-class = Classes and exchange
picker-topic-out = Going out and fouls
picker-topic-score = Points and winning
picker-topic-procedure = Course of the game

## Rules of one's own
picker-own-rules = Rules of our own
picker-own-none = A rule that the book does not have? Make it here, word by word.
picker-own-new = Write a rule
picker-own-begin = Choose what has to happen, then what follows.
picker-own-half = This is no rule yet. Choose on.
picker-own-title = Name of the rule
picker-own-more = More words
picker-own-more-in = More words: { $slot }
picker-own-keep = Play by this rule
picker-own-change = Keep the change
picker-own-leave = Leave it
picker-own-edit = Change
picker-own-drop = Delete
picker-own-edit-of = Change “{ $title }”
picker-own-drop-of = Delete “{ $title }”
picker-own-here = At this table
picker-own-beside = In use beside it
picker-own-kept = “{ $title }” is now in use.
picker-own-dropped = “{ $title }” is deleted. Undo brings it back.
picker-own-meets = Also about these cards: { $titles }.
picker-own-try-changes = The verdict changes. Now: { $before } With the rule: { $after }
picker-own-try-fires = The rule has its say here: { $after }
picker-own-try-not = The rule changes nothing here: { $before }
picker-own-try-nothing = Nothing is asked at this table.
picker-own-book = { $title } with our own rules
picker-own-and = Another sentence
picker-own-sentences = The sentences of the rule
picker-own-sentence = Sentence { $n }
picker-own-sentence-drop = Take sentence { $n } out
picker-own-so-far = The rule so far
picker-own-save = Save in { $file }
picker-own-again = Take it up again
picker-own-was-left = Left unfinished: { $text }
picker-own-stands = { $plays } { $kept }
picker-own-plays = Plays now.
picker-own-off = Switched off.
picker-own-kept-in = Kept in { $file }.
picker-own-unkept = Not yet in { $file }: “Save” puts it there.
picker-own-table = It is of this table and goes along with its link. To have it elsewhere, download the house book.
picker-own-draft = Does not play yet, and is in no file.
picker-own-draft-of = Plays as it was until you keep the change.
picker-own-gone = “{ $title }” is deleted here. The file { $file } still has it until you save.

# What is played, in short, as the desk's chip says it: "Daifugo + 7-pass, J-back".
playing-label = { $title } { $changes }
playing-added = + { $changes }
playing-comma = {", "}
playing-and-more = { $said } and { $n } more
playing-no = no { $title }
playing-choices = { $n ->
    [one] { $n } choice of your own
   *[other] { $n } choices of your own
}

## What was changed in the book played before
playing-take = Take over: { $changes }
playing-take-lacks = { $n ->
    [one] { $n } other change is to a rule that this book does not have.
   *[other] { $n } other changes are to rules that this book does not have.
}
