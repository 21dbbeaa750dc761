# The shell.
cli-no-question = There is no question. Put one under “ask:” or after the file name.
cli-all-flips = To try them all, however long it takes: referee ask --all-flips
cli-all-pairs = To try them all, however long it takes: referee ask --all-pairs
cli-desk-at = The desk is at { $url } (Ctrl+C stops it).
cli-desk-open-to-all = Other devices on this network can open this link or scan the code. Anyone who has it can change the house book. With only the part before the “?”, people can use the desk and read the house book, but not change it.
cli-desk-needs-web = To let other devices use the desk, install a server for networks and open the desk again: pip install waitress segno
cli-mcp-needs-extra = This command needs the official MCP library: pip install "mcp>=2.3,<3"
cli-unread = { $file } can’t be read (the page says so, too): { $why }
cli-no-site = There is no address of a published site. Name it with --site, or set REFEREE_SITE.
cli-no-address = “{ $site }” isn’t a full web address. Write one such as https://example.org/referee/
cli-cannot-serve = The desk can’t be opened at { $host }, port { $port } ({ $why }). Choose another port with --port, or leave --port out.
cli-one-file = Name one table text, or play a random game with --random.
cli-cycle =
    { $count ->
        [one] After one move the game keeps returning to the same position.
       *[other] After { NUMBER($count, useGrouping: 0) } moves the game keeps returning to the same position.
    }
cli-stuck =
    { $count ->
        [one] After one move a player has an obligation that no move can meet.
       *[other] After { NUMBER($count, useGrouping: 0) } moves a player has an obligation that no move can meet.
    }
cli-long =
    { $count ->
        [one] After one move the game isn’t over.
       *[other] After { NUMBER($count, useGrouping: 0) } moves the game still isn’t over.
    }
cli-usage =
    Usage: { $usage }
    More: { $command } --help
cli-missing = { $name } is missing.
cli-missing-value = { $name } needs a value.
cli-bad-value = { $name } needs { $expected }.
cli-which = Choose a command: { $known }.
cli-too-many-words = There are too many words in this command.
cli-needs-number = a number
cli-needs-range = a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
cli-needs-at-least = a whole number, { NUMBER($low, useGrouping: 0) } or more
cli-needs-above = a number above { NUMBER($low, useGrouping: 0) }
cli-needs-between = a number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
cli-needs-folder = a folder that exists
cli-needs-file = a file that exists
cli-sheet-kind = “{ $file }” can’t be written. The name has to end in .html, .svg or .txt.
cli-error = Error: { $text }
cli-no-access = “{ $file }” can’t be used: { $why }.
cli-no-file = There is no file “{ $file }”.
cli-is-folder = “{ $file }” is a folder, not a file.
cli-no-utf8 = “{ $file }” isn’t UTF-8 text. Save it as UTF-8 and try again.
cli-cannot-read = “{ $file }” can’t be read: { $why }.
cli-questions = To list the questions you can ask: referee questions
cli-new-no-checkout = “{ $folder }” isn’t a checkout of Referee. This command needs one.
cli-new-no-identifier = “{ $name }” can’t be the name of a rule. Use small letters a to z, digits and single underscores, as in five_skip.
cli-new-there-is = “{ $name }” already exists: { $there }. Nothing was written.
cli-new-next =
    Next: write the clause in the rulebook and its scenarios, and see them fail (.venv/bin/pytest -k { $book }/{ $name }).
    Then write the rule and both sentences. docs/adding-a-rule.md explains how.

# The static site: what building it tells, and what its page says of itself.
site-fetching = Downloading { $package } with { $tool }. This happens once; it’s kept in { $folder }.
site-compiling = Compiling for Python in the browser. This happens once for each version …
site-no-node = Node.js isn’t installed, so phones compile the site’s source files at every start (some seconds). For a faster site, install Node.js and build again.
site-no-brotli = brotli isn’t installed, so files are compressed as .gz only. For .br, a quarter smaller: pip install brotli
site-no-codes = segno isn’t installed, so the site shows no QR codes. For QR codes: pip install segno
site-built = The site is in { $folder }. A phone downloads { $size } MB. Put it on any host; docs/howto/publish-a-site.md explains how.
site-no-npm = The site needs { $package } from npm, and npm isn’t installed. Install Node.js, or run “npm pack { $package }” elsewhere and name the file: --pyodide FILE
site-unfetched = { $package } can’t be downloaded: { $why }
site-other-hash = { $file } isn’t the expected package. Its hash is { $found }; expected: { $wanted }.
site-uncompiled = Compiling for Python in the browser failed: { $why }
site-not-ours = “{ $folder }” contains something other than a site made by Referee. Name an empty or new folder.
site-unwritten = The site can’t be written to “{ $folder }”: { $why }
site-name = Referee
site-about = Settles disputes at the card table, even without a network.
site-no-script = This page needs JavaScript: the referee runs in your browser.
site-page-python-late = The referee is still loading or busy. You’re seeing its last answer. Your taps are applied when it’s ready.
site-page-server-gone = The referee can’t be loaded. Check your network. Your taps are kept, and the page tries again. Once loaded, the referee needs no network.
site-page-server-anew = The referee crashed and has restarted. Your table is unchanged, but earlier steps can no longer be undone.
site-page-server-refused = That didn’t work or is too long, so it was skipped. Your table is unchanged.
site-page-new-version = A newer version is ready. You get it the next time you open this page. Your table is kept.
site-page-house-forgettable = Your house rules are stored on this phone only, and the browser may delete them if you don’t visit for a while. Add this page to your home screen (“Add to Home Screen”), or download them: House rules, Download.
site-page-house-unkept = The phone is full, or this page may not store anything. Your house rules are lost when you close it. Download them first: House rules, Download.

# How rules meet: what is cited, and when an outcome is that of a table.
meet-conflict = “{ $first }” and “{ $second }” are never used together.
meet-needs = “{ $first }” does nothing without “{ $second }”.
meet-edge = “{ $first }” overrides “{ $second }”: the rulebook says so.
meet-first = If “{ $title }” comes first
meet-all = With all of these rules
meet-without = Without “{ $title }”
meet-other-run = “{ $file }” contains a different run or something else. Name another file, or delete this one.

# referee check: where the rules of a house meet.
check-head =
    { $title }: { $rules ->
        [0] no local or official rule is in use
        [one] one rule in use
       *[other] { $rules } rules in use. { $tables ->
            [0] None of their { $pairs } pairs has been tried
           *[other] { $pairs ->
                [one] One pair
               *[other] { $pairs } pairs
            } tried on { $tables } tables
        }
    }.
check-own = { $title } ({ $id }): { $wording }
check-own-broken = { $title } ({ $id }): It does nothing because of its error.
check-own-table = The smallest table found on which it acts:
check-own-says = → { $says }
check-own-idle =
    It changes nothing, because of { $titles }. Name those that it overrides: overrides = { $ids }
check-own-limited =
    On other tables, { $titles } comes first. If it should override that, too: overrides = { $ids }
check-own-unseen = No small table was found on which it acts.
check-broken-off = The time ran out before everything was tried. To try more: --seconds
check-counts =
    { $unsettled ->
        [0] { $whole ->
            [yes] The rules settle every pair
           *[no] Every pair tried so far is settled
        }
        [one] One pair isn’t settled
       *[other] { $unsettled } pairs aren’t settled
    }.{ $ordered ->
        [0] { "" }
        [one] { " " }A clause or a ruling settles one pair.
       *[other] { " " }A clause or a ruling settles { $ordered } pairs.
    }{ $entangled ->
        [0] { "" }
        [one] { " " }One pair affects each other, always in the same way.
       *[other] { " " }{ $entangled } pairs affect each other, always in the same way.
    }
check-unsettled = Not settled: { $first } and { $second }
check-outcome = { $when }: { $says }
check-decide = Decide it beforehand: { $question }
check-undecided = To make it decidable, put this at the top of the file: undecided = { $pair }
check-table = The table that shows it:
meet-no-interactions = This isn’t a result of the interaction checker ({ $format }). Create one with its to_json() or with “referee check HOUSE.toml --json”.
check-decided = Decided:
check-entangled = These affect each other, always in the same way:
check-both = { $first } and { $second }
check-pair = { $first } and { $second }: { $says }
meet-read = { $question } { $answer }
meet-page = { $title }: where rules conflict
cli-all = { $count ->
    [one] One more change
   *[other] { $count } more changes
} would change the answer: referee ask --all
cli-questions-letters = A and B are players, D10 is a card, S a suit and 7 a rank: write yours instead. You can often ask in your own words, too.

# Records of games.
record-no-json = This line isn’t JSON.
record-no-object = This line isn’t a JSON object.
record-no-format = No record has begun here. Begin it with a line that has "format": "{ $format }".
record-other-format = “{ $format }” isn’t a format of records. Write "{ $expected }".
record-no-table = The first line of a record needs "table": a table text, or a table as JSON.
record-no-entry = Neither a move nor an answer. Write {"{"}"move": "Aki: D4"{"}"} or {"{"}"ask": "whose turn", "answer": "Ben"{"}"}.
record-bad-legal = "legal" must be true or false.
record-bad-move = “{ $move }” doesn’t name a player and a move. Write Aki: D4.
record-no-part = “{ $part }” is missing in the record.
record-bad-part = “{ $part }” of this record can’t be read.
record-bad-play = “{ $play }” isn’t a play. Write p, jk, d-345 or ch-4.
record-unknown-card = The card that { $seat } played isn’t known, so the rest of the play can’t be judged.
record-after-open = An earlier move isn’t settled, so this one can’t be judged.
record-place = Line { NUMBER($line, useGrouping: 0) }{ $name ->
        [none] {""}
       *[other] {" "}({ $name })
    }
record-move = { $place }, { $move }
record-line = { $place }: { $says }
record-refused = The record calls this illegal, but it is legal.
record-answer = The record says { $answer }. Referee says: { $says }
record-total =
    { $legal ->
        [one] { $legal } legal move
       *[other] { NUMBER($legal, useGrouping: 0) } legal moves
    }, { NUMBER($illegal, useGrouping: 0) } illegal, { NUMBER($open, useGrouping: 0) } open. { $answer ->
        [0] {""}
        [one] One answer compared.{" "}
       *[other] { NUMBER($answer, useGrouping: 0) } answers compared.{" "}
    }{ $unreadable ->
        [0] {""}
        [one] One entry can’t be read.{" "}
       *[other] { NUMBER($unreadable, useGrouping: 0) } entries can’t be read.{" "}
    }{ $judged ->
        [0] Nothing was judged.
       *[other] { $differs ->
            [0] The record and Referee agree.
            [one] One point differs from the record.
           *[other] { NUMBER($differs, useGrouping: 0) } points differ from the record.
        }
    }
record-nothing = This file has no record of the format “{ $form }”. Name another with --format: { $known }.

# The public set of arguments.
argument-set-place = { $file }{ $number ->
        [0] {""}
       *[other] , argument { NUMBER($number, useGrouping: 0) }
    } (line { NUMBER($line, useGrouping: 0) }): { $text }
argument-set-none = This file has no arguments. Each begins with a line [[argument]].
argument-set-missing = “{ $name }” is missing.
argument-set-no-text = “{ $name }” has to be a text that isn’t empty.
argument-set-kind = If the answer is “{ $answer }”, the kind has to be “{ $kind }”, and the other way round.
argument-set-no-path = The public set isn’t installed. Name a file or a folder of arguments.
argument-set-no-files = There are no files of arguments (.toml) in “{ $folder }”.
argument-set-no-start = “{ $command }” can’t be started: { $why }
argument-set-ended = The program ended here, with status { NUMBER($status, useGrouping: 0) }. It has to write a line for each line that it reads.
argument-set-silent = The program gave no answer within { NUMBER($seconds, useGrouping: 0) } seconds. It has to write a line at once (flush it) for each line that it reads.
argument-set-no-json = The program’s line isn’t JSON: { $found }
argument-set-no-answer = The program’s line has no “answer”: { $found } … Write {"{"}"answer": "yes"{"}"}, or null to refuse.
argument-set-no-caveats = “caveats” has to be a list of "open" and "depends", not { $found }
argument-set-differs = { $name }: right is { $right }, the answer was { $said } ({ $worth ->
        [refused] refused
        [falsely-certain] falsely certain
       *[wrong] wrong
    })
argument-set-total = { $group ->
        [all] All
        [text] Settled by the text
        [house-rule] Settled by a house rule
        [open] Open in the text
        [unknown] Depends on an unknown fact
       *[book] { $group }
    }: { NUMBER($right, useGrouping: 0) } right{ $hedged ->
        [0] {""}
       *[other] {" "}({ NUMBER($hedged, useGrouping: 0) } with a caveat)
    }, { NUMBER($wrong, useGrouping: 0) } wrong, { NUMBER($refused, useGrouping: 0) } refused, { NUMBER($falsely-certain, useGrouping: 0) } falsely certain
argument-set-unreadable = { $count ->
        [one] One reply can’t be read.
       *[other] { NUMBER($count, useGrouping: 0) } replies can’t be read.
    }
