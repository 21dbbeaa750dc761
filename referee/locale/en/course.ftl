# Courses: what the quiz says of them (without the prefix, in `state.labels`), and what can be wrong with a course's file.

course-own-title = The course
course-course = Course
course-book = Book
course-all-books = All books
course-level = Level
course-all-levels = All levels
course-level-1 = 1: at every table
course-level-2 = 2: exceptions
course-level-3 = 3: hard cases
course-known = { $known } of { $of } known
course-due = to come again: { $due }
course-came-back = You missed this one before.
course-sitting = Asked this time
course-nth = Question { $n }
course-forget = Forget my progress
course-kept-here = What you knew is kept in this browser only.
course-kept-not = What you knew is kept while the notebook runs: `quiz.progress` has it.

error-bad-course = The course { $name } cannot be used:
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
