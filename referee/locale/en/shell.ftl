# The shell.
cli-no-question = There is no question: put one under “ask:”, or after the file name.
cli-all-flips = Try them all, however long it takes: referee ask --all-flips
cli-all-pairs = Try them all, however long it takes: referee ask --all-pairs
cli-desk-at = The dispute desk is at { $url } (Ctrl+C ends it).
cli-desk-open-to-all = Other devices in this network open this link, or scan the code. Whoever has it may write into the house book; without the part from “?” on, one can use the desk and read the house book, but not write in it.
cli-desk-needs-web = For guests, better install the server that is made for a network, and open the desk again: pip install "referee[web]"
cli-unread = { $file } cannot be read, the page says so, too: { $why }
cli-cannot-serve = The desk cannot be opened at { $host }, port { $port } ({ $why }). Name another with --port, or leave it out.
cli-one-file = Which game? Name one table text, or play one with --random.
cli-cycle =
    { $count ->
        [one] After one move the game keeps coming back to the same position.
       *[other] After { NUMBER($count, useGrouping: 0) } moves the game keeps coming back to the same position.
    }
cli-stuck =
    { $count ->
        [one] After one move something is owed that no move can meet.
       *[other] After { NUMBER($count, useGrouping: 0) } moves something is owed that no move can meet.
    }
cli-long =
    { $count ->
        [one] After one move the game has not come to an end.
       *[other] After { NUMBER($count, useGrouping: 0) } moves the game has not come to an end.
    }
cli-error = Error: { $text }
cli-no-file = There is no file “{ $file }”.
cli-is-folder = “{ $file }” is a folder, not a file.
cli-no-utf8 = “{ $file }” is not text in UTF-8. Save it as UTF-8 and try again.
cli-cannot-read = “{ $file }” cannot be read: { $why }.
cli-questions = All questions that can be asked: referee questions
cli-new-no-checkout = New rules are begun in a checkout of Referee, and “{ $folder }” is none.
cli-new-no-identifier = “{ $name }” cannot be the name of a rule: take small Latin letters, digits and single underscores, such as five_skip.
cli-new-there-is = There is a “{ $name }” already: { $there }. Nothing was written.
cli-new-next =
    Next: state the clause in the rulebook and its scenarios, and see them fail (.venv/bin/pytest -k { $book }/{ $name });
    then write the rule and both sentences. docs/adding-a-rule.md says how.
