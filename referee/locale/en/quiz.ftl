# What the quiz says; the session sends these words as `state.labels` without the prefix, besides those of the desk.
# The front end itself fills variables such as { $n }.

quiz-quiz = Quiz
quiz-quiz-n = Quiz { $n } of { $all }
quiz-score-n = { $right } of { $answered } right
quiz-all-done = All answered: { $right } of { $of } right the first time.
quiz-quizzes = All questions
quiz-done-right = right
quiz-done-wrong = wrong
quiz-done-open = not answered yet
quiz-rules-by = Rules
quiz-then = Then
quiz-played = What was played
quiz-your-answer = Your answer
quiz-answer-it = Answer
quiz-show-me = Show me
quiz-hint = Hint
quiz-next = Next
quiz-previous = Previous
quiz-again = Try again
quiz-reset = Start over
quiz-right = Right!
quiz-wrong = Not quite
quiz-shown = Shown
quiz-you-said = You said: { $said }
quiz-counts-not = Only your first answer counts.
quiz-did-you-know = Did you know it?
quiz-knew = I knew it
quiz-missed = I didn’t
quiz-looking = You’re exploring a variation.
quiz-look-back = Back to the question
quiz-chosen = Chosen
quiz-and-so-on = and so on
quiz-points-of = { $name }’s points
quiz-title-of = { $name }’s title
quiz-blank = none
quiz-number = Number
quiz-pick-seat = Choose { $name }
quiz-said-after = Comment

## What to do, by question
quiz-asks-choose = What does the referee say?
quiz-asks-seat = Tap the player, here or at the table.
quiz-asks-seats = Tap the player or players, here or at the table.
quiz-asks-ranks = Tap the players from first to last place. Leave out anyone without a place yet.
quiz-asks-seating = Tap the players in turn order, starting with the first.
quiz-asks-order = Tap the ranks from the weakest to the strongest.
quiz-asks-titles = Give each player a title.
quiz-asks-score = How many points does each player have?
quiz-asks-deal = How many cards does everyone get?
quiz-asks-deal-each = How many cards does each player get?
quiz-asks-gift = Tap the cards that { $name } gives.
quiz-asks-gift-count = How many cards does { $name } give?
quiz-asks-play = Name one play that { $name } may make. Tap its cards.
quiz-asks-happens = Choose everything that happens.
quiz-asks-self = Decide on your answer, then look.

## What can be said besides the values of a question
quiz-says-depends = It depends on something unknown
quiz-says-unsettled = The rules don’t settle it
quiz-says-nobody = Nobody
quiz-says-nothing = Nothing
quiz-says-nothing-what_plays = No play is possible
quiz-says-nothing-what_happens = Nothing special
quiz-place = Place { $n }

## What can happen
quiz-happens-cleared = The field is cleared
quiz-happens-revolution = The ranking is reversed (revolution)
quiz-happens-j-back = The ranking is reversed for now (J-back)
quiz-happens-lock = Suits or ranks are locked
quiz-happens-direction = The direction of play is reversed
quiz-happens-skips = A player is skipped
quiz-happens-leaves = A player is out
quiz-happens-owes = A player has to give, discard, choose or answer
quiz-happens-else = Something else

## The course
quiz-own-title = The course
quiz-course = Course
quiz-book = Book
quiz-all-books = All books
quiz-level = Level
quiz-all-levels = All levels
quiz-level-1 = 1: at every table
quiz-level-2 = 2: exceptions
quiz-level-3 = 3: hard cases
quiz-known = { $known } of { $of } known
quiz-due = due again: { $due }
quiz-came-back = You got this one wrong before.
quiz-sitting = This session
quiz-nth = Question { $n }
quiz-forget = Forget my progress
quiz-kept-here = Your progress is kept in this browser only.
quiz-kept-not = Your progress is kept in the widget’s “progress” while the notebook runs.
