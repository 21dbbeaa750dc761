# What the front page says; the session sends these words as `state.labels` without the prefix, besides those of the desk.

home-title = Referee
home-motto = What do the rules say? Lay it out, ask, read on.
home-settle = Settle a dispute
home-settle-hint = Lay the cards as they lie at your table.
home-resume = Go on where you were
home-quarrels = Ten famous quarrels
home-quiz = Quiz
home-quiz-hint = You answer first, then the referee does.
home-quiz-five = Five questions
home-course = Course
home-course-hint = Questions of every book, in three levels; what you miss comes again.
home-step = Step through
home-step-hint = A trick, move by move, with what might have been.
home-rules = House rules
home-rules-hint = What does your table play?
home-help = What can I do here?
home-help-cards = Tap a place (the field, a hand, the disputed cards), then tap cards. Or drag them.
home-help-ask = The verdict follows at once. Other questions are one tap away beside it.
home-help-flips = Under the verdict you see what would change it. Tap it to look; tap again to go back.
home-help-rules = Every table has its own rules: switch them under “House rules”.
home-help-write = You can write a table down as text, and read it back.
home-help-share = Pass a verdict on as a link, a picture, or a page that works without a network.
home-unread = { $file } cannot be read.
home-unread-line = Line { $line }:
home-unread-desk = Open its text at the desk
