# What the quiz says; the session sends these words as `state.labels` without the prefix, besides those of the desk.
# The front end itself fills variables such as { $n }.

quiz-quiz = Quiz
quiz-quiz-n = Quiz { $n } of { $all }
quiz-score-n = Right: { $right } of { $answered }
quiz-all-done = All { $of } answered, { $right } of them right at the first try.
quiz-quizzes = All questions
quiz-done-right = right
quiz-done-wrong = not right
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
quiz-again = Ask me again
quiz-reset = Start over
quiz-right = Right!
quiz-wrong = Not quite
quiz-shown = Shown
quiz-you-said = You said: { $said }
quiz-counts-not = Only the first answer counts for the score.
quiz-did-you-know = Did you know it?
quiz-knew = I knew it
quiz-missed = I did not
quiz-looking = You are looking at something else than was asked.
quiz-look-back = Back to the question
quiz-chosen = Chosen
quiz-and-so-on = And so on
quiz-points-of = Points of { $name }
quiz-title-of = Title of { $name }
quiz-blank = none
quiz-number = Number
quiz-pick-seat = { $name }: choose this seat
quiz-said-after = Remark

## What to do, by question
quiz-asks-choose = What does the referee say?
quiz-asks-seat = Tap the seat, here or at the table.
quiz-asks-seats = Tap the seat, here or at the table. It may be more than one.
quiz-asks-ranks = Tap the seats from the first to the last place. Leave out who has no place yet.
quiz-asks-seating = Tap the seats in turn order, beginning with the first.
quiz-asks-order = Tap the ranks from the weakest to the strongest.
quiz-asks-titles = Give each seat its title.
quiz-asks-score = How many points has each seat?
quiz-asks-deal = How many cards does everybody get?
quiz-asks-deal-each = How many cards does each seat get?
quiz-asks-gift = Tap the cards that { $name } gives.
quiz-asks-gift-count = How many cards does { $name } give?
quiz-asks-play = Name one play that { $name } may make: tap its cards.
quiz-asks-happens = Choose everything that happens.
quiz-asks-self = Think of your answer, then look.

## What can be said besides the values of a question
quiz-says-depends = It depends on what nobody knows
quiz-says-unsettled = The rules don’t settle it
quiz-says-nobody = Nobody
quiz-says-nothing = Nothing
quiz-says-nothing-what_plays = There is no play
quiz-says-nothing-what_happens = Nothing special
quiz-place = Place { $n }

## What can happen
quiz-happens-cleared = The field is cleared
quiz-happens-revolution = The order is turned round (revolution)
quiz-happens-j-back = The order is turned round for this trick (J-back)
quiz-happens-lock = Suits or numbers are locked
quiz-happens-direction = The direction of play turns
quiz-happens-skips = Somebody is skipped
quiz-happens-leaves = Somebody is out
quiz-happens-owes = Somebody has to give, discard, choose or answer
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
quiz-due = to come again: { $due }
quiz-came-back = You missed this one before.
quiz-sitting = Asked this time
quiz-nth = Question { $n }
quiz-forget = Forget my progress
quiz-kept-here = What you knew is kept in this browser only.
quiz-kept-not = What you knew is kept while the notebook runs, in this widget’s progress.
