# What the front page says; the session sends these words as `state.labels` without the prefix, besides those of the desk.

home-title = Referee
home-motto = What do the rules say? Lay out the cards and ask.
home-settle = Settle a dispute
home-settle-hint = Lay the cards out as they are on your table.
home-resume = Continue your table
home-quarrels = Ten famous disputes
home-quiz = Quiz
home-quiz-hint = You answer first, then the referee.
home-quiz-five = Five questions
home-course = Course
home-course-hint = Questions in three levels. Questions you miss come back.
home-step = Step through a trick
home-step-hint = Move by move, with what-ifs.
home-rules = House rules
home-rules-hint = Which rules does your table use?
home-help = How it works
home-help-hint = Lay, ask, try, share.
home-help-cards = Tap a place (the field, a hand, the disputed cards), then tap cards. Or drag them.
home-help-ask = The verdict appears at once. Tap one of the other questions to ask it.
home-help-flips = Below the verdict you see which rules would change it. Tap one to try it, tap again to go back.
home-help-rules = Every table has its own rules. Choose yours under “House rules”.
home-help-write = You can also write a table as text, or paste one in.
home-help-share = Share a verdict as a link, a picture, or a web page that opens without a network.
home-unread = { $file } can’t be read.
home-unread-line = Line { $line }:
home-unread-desk = Open its text on the desk
