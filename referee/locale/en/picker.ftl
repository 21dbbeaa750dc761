# Every fixed word of the rule picker, besides those of the desk. The session sends them as `state.labels`
# without the prefix; the front end itself fills variables such as { $n }.

## The page
picker-picker = Rule picker
picker-rules-in-use = Rules in use: { $n }
picker-presets = Start from
picker-our-evening = Our usual rules
picker-find = Find a rule
picker-find-example = 8, jack
picker-find-clear = Clear the search
picker-found = { $n } found
picker-found-none = No rule matches. Try a card (8), a name (8切り) or a word of the rule.
picker-show = Show
picker-show-card = by card
picker-show-all = all
picker-show-on = in use
picker-show-changed = changed
picker-show-readings = open readings
picker-groups = Rules by card
picker-topics = Rules by topic
picker-to-cards = Cards
picker-rules-of = Rules for the { $name }
picker-on-of = { $n } of { $all } in use
picker-also = See also
picker-as-is = Reset to the rulebook
picker-changed-only = Changed rules only
picker-results = Rules found

## A rule
picker-always = always
picker-wording = wording and readings
picker-why = What the text says
picker-by-you = you
picker-by-house = house
picker-usual = default
picker-idle = Only matters while the rule is in use

## Our rulings
picker-rulings = Our rulings
picker-no-rulings = None yet. If the text leaves a rule open, choose a reading and press “Make it our ruling”. Verdicts then cite it with its date.
picker-rule = Make it our ruling
picker-rule-anew = Change ruling
picker-note = Reason (optional)
picker-decide = Make it our ruling
picker-cancel = Cancel
picker-unrule = Withdraw
picker-against = Differs from the ruling, for tonight only.
picker-as-ruled = Back to the ruling
picker-inherited = from the house book that this one extends

## What is odd
picker-odd = Check these rules
picker-go-to = Show the rule
picker-put-in = Turn on { $title }
picker-leave-out = Turn off { $title }
picker-barred = Can’t be used together with { $title }, which is on.
picker-instead = Use this instead of { $title }
picker-meets = With { $title }, the rules don’t say which of the two comes first.
picker-meets-shows = Show both outcomes
picker-collisions = Where rules conflict
picker-no-collisions = None. For all rules in use, it’s settled which one comes first.
picker-untried =
    { $n ->
        [one] One pair of rules has not been tried yet.
       *[other] { $n } pairs of rules have not been tried yet.
    }
picker-try = Try them now (it takes a while)
picker-try-stop = Stop trying

## The house's book
picker-house = House book
picker-house-title = Name of your house
picker-house-title-example = The Tanakas
picker-save = Save
picker-saved = Saved in “{ $file }” (revision { $revision }).
picker-is-saved = Everything is saved in { $file } (revision { $revision }).
picker-not-saved = Not saved in { $file } yet.
picker-not-there = There is no file { $file } yet. “Save” creates it.
picker-no-file = Nothing is saved yet. Download the book and open it again next time.
picker-download = Download
picker-open-file = Open a file
picker-load-theirs = Load theirs
picker-download-mine = Download mine
picker-replace = Replace it
picker-to-desk = Settle with these rules
picker-header = For a table
picker-house-text = The file
picker-tonight-only = Different from a ruling: { $n } (tonight only, not saved)
picker-read-place = Line { $line }, column { $column }

## Problems
picker-problem-no-house = No house book is open, so there is no file to save to. Download the book instead.
picker-problem-disk = “{ $file }” can’t be read or written: { $why }. Your choices are still here. Download the book.
picker-problem-replace = “{ $file }” is the book of { $there }. Saving replaces it with { $here }. Its current content is lost.

## Groups
picker-topic-joker = Joker
picker-topic-strength = Strength and revolutions
picker-topic-lock = Locks
picker-topic-form = Sets, runs and other combinations
picker-topic-doubt = Face-down cards and doubt
picker-topic-trick = Tricks
picker-topic-pointing = Pointing
picker-topic-hand = Hands
picker-topic-class = Titles and exchange
picker-topic-out = Going out and fouls
picker-topic-score = Points and winning
picker-topic-procedure = How the game is played

## Rules of one's own
picker-own-rules = Rules of our own
picker-own-none = Is a rule missing? Make it here, word by word.
picker-own-new = Write a rule
picker-own-begin = Choose the trigger, then the effect.
picker-own-recipes = Start from an example
picker-own-example = Show a table where it acts
picker-own-example-found = The smallest table found where it acts
picker-own-example-none = No small table was found where it acts. Other rules may come first.
picker-own-overrides = It takes precedence over
picker-own-title = Name of the rule
picker-own-more = More words
picker-own-more-in = More words: { $slot }
picker-own-keep = Play by this rule
picker-own-change = Apply the change
picker-own-leave = Cancel
picker-own-edit = Change
picker-own-drop = Delete
picker-own-edit-of = Change “{ $title }”
picker-own-drop-of = Delete “{ $title }”
picker-own-here = At this table
picker-own-beside = Also in use
picker-own-kept = “{ $title }” is now in use.
picker-own-changed = “{ $title }” is changed.
picker-own-dropped = “{ $title }” is deleted. Undo brings it back.
picker-own-meets = Also about these cards: { $titles }.
picker-own-try-changes = The verdict changes. Now: { $before } With the rule: { $after }
picker-own-try-fires = The rule applies here: { $after }
picker-own-try-not = The rule changes nothing here: { $before }
picker-own-try-nothing = This table has no question.
picker-own-book = { $title } with our own rules
picker-own-and = Another sentence
picker-own-sentences = The sentences of the rule
picker-own-sentence = Sentence { $n }
picker-own-sentence-drop = Remove sentence { $n }
picker-own-so-far = The rule so far
picker-own-save = Save in { $file }
picker-own-again = Resume
picker-own-was-left = Left unfinished: { $text }
picker-own-stands = { $plays } { $kept }
picker-own-plays = In use.
picker-own-off = Off.
picker-own-kept-in = Saved in { $file }.
picker-own-unkept = Not in { $file } yet. “Save” adds it.
picker-own-table = It belongs to this table and travels with its link. To use it elsewhere, download the house book.
picker-own-draft = Draft: not in use and not saved.
picker-own-draft-of = The old version stays in use until you apply the change.
picker-own-gone = “{ $title }” is deleted here. { $file } still has it until you save.

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
playing-take = Carry over: { $changes }
playing-take-lacks = { $n ->
    [one] { $n } other change is to a rule that this book doesn’t have.
   *[other] { $n } other changes are to rules that this book doesn’t have.
}

## Agreeing on the rules
picker-agree = Agree on the rules
picker-agree-closest = Which of these is closest to your game?
picker-agree-yes = We play it
picker-agree-no = We don’t
picker-agree-number = Question { $n } of at most { $most }
picker-agree-enough = That’s enough
picker-agree-again = Ask again
picker-agree-all = All rules
picker-agree-open = These conflict, and the order is open
picker-sheet = Rule sheet
picker-sheet-share = Share
picker-sheet-copy-link = Copy the link
picker-sheet-copy-text = Copy as text
picker-sheet-copied = Copied.
picker-sheet-print = Print
picker-sheet-picture = Picture
