# The shell.
cli-no-question = There is no question: put one under “ask:”, or after the file name.
cli-all-flips = Try them all, however long it takes: referee ask --all-flips
cli-all-pairs = Try them all, however long it takes: referee ask --all-pairs
cli-desk-at = The dispute desk is at { $url } (Ctrl+C ends it).
cli-desk-open-to-all = Other devices in this network open this link, or scan the code. Whoever has it may write into the house book; without the part from “?” on, one can use the desk and read the house book, but not write in it.
cli-desk-needs-web = For guests, better install the server that is made for a network, and open the desk again: pip install "referee[web]"
cli-unread = { $file } cannot be read, the page says so, too: { $why }
cli-no-address = “{ $site }” is no address that a link could lead to. Give the whole one, such as https://example.org/referee/.
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

# The static site: what building it tells, and what its page says of itself.
site-fetching = Fetching { $package } with { $tool }, once; it is kept in { $folder }.
site-compiling = Compiling for the browser’s Python, once for this version …
site-no-node = There is no Node here: the site gets sources, which a phone compiles at every start (some seconds). Install Node.js and build again for a quicker one.
site-no-brotli = There is no brotli here: beside each file lies the same as .gz only. For .br, a quarter smaller: pip install "referee[site]"
site-no-codes = There is no segno here: the site shows no QR codes of links. For them: pip install "referee[site]"
site-built = The site is in { $folder }: { $size } MB as a phone fetches it. Put it on any host; docs/howto/publish-a-site.md says how.
site-no-npm = The site needs { $package } from npm’s registry, and there is no npm here. Install Node.js, or have somebody run “npm pack { $package }” and name the file: --pyodide FILE
site-unfetched = { $package } could not be fetched: { $why }
site-other-hash = { $file } is not the package that is expected: its hash is { $found }, and should be { $wanted }.
site-uncompiled = Compiling for the browser’s Python failed: { $why }
site-not-ours = “{ $folder }” has other things in it, and no site of ours. Name an empty folder, or one that is not there yet.
site-unwritten = The site cannot be written to “{ $folder }”: { $why }
site-name = Referee
site-about = Settles card-table disputes, also without a network.
site-no-script = This page needs JavaScript: the referee runs in your browser.
site-page-python-late = The referee is still being loaded, or thinks for long: what you see is its last answer. What you do meanwhile is kept and done as soon as it is there.
site-page-server-gone = The referee cannot be loaded: is there a network? What you do is kept, and it is tried again. Once loaded, it needs none.
site-page-server-anew = The referee has stumbled and was started again. Your table is as it was; what came before cannot be undone any more.
site-page-server-refused = The referee stumbles over that, or it is too long. It was left out; your table is as it was.
site-page-new-version = There is a newer version. It is taken when you open this page the next time; nothing of your table is lost.
site-page-house-forgettable = Your house rules are kept on this phone only, and the browser may forget them when you have not been here for a while. Put this page among your apps (“Add to Home Screen”), or download them: House rules, Download.
site-page-house-unkept = Your phone has no room left, or lets this page keep nothing: your house rules are gone when you close it. Download them first: House rules, Download.

# How rules meet: what is cited, and when an outcome is that of a table.
meet-conflict = { $first } and { $second } are never in use together.
meet-needs = { $first } does nothing without { $second }.
meet-edge = { $first } goes before { $second }: the rulebook says so.
meet-first = { $title } comes first
meet-all = With all of these rules
meet-without = Without { $title }
meet-other-run = “{ $file }” keeps another run, or something else. Name another file, or take it away.

# referee check: where the rules of a house meet.
check-head =
    { $title }: { $rules ->
        [0] no local or official rule is in use
        [one] one rule in use
       *[other] { $rules } rules in use, { $pairs ->
            [one] one pair
           *[other] { $pairs } pairs
        } of them tried on { $tables } tables
    }.
check-broken-off = It was broken off before everything was tried. For longer: --seconds
check-counts =
    { $unsettled ->
        [0] { $whole ->
            [yes] The text settles all of it
           *[no] As far as it was tried the text settles all of it
        }
        [one] One pair the text leaves unsettled
       *[other] { $unsettled } pairs the text leaves unsettled
    }; { $ordered ->
        [0] in none a clause or a reading says which rule counts
        [one] in one a clause or a reading says which rule counts
       *[other] in { $ordered } a clause or a reading says which rule counts
    }, { $entangled ->
        [0] none gets
        [one] one gets
       *[other] { $entangled } get
    } in each other’s way with one clear outcome.
check-unsettled = Unsettled: { $first } and { $second }
check-outcome = { $when }: { $says }
check-decide = Agree on it beforehand: { $question }
check-undecided = To decide it, put at the top of the file: undecided = { $pair }
check-table = The table that shows it:
meet-no-interactions = This is no result of the interaction checker ({ $format }): its to_json() or “referee check HOUSE.toml --json” write one.
check-decided = Decided:
check-entangled = In each other’s way, with one clear outcome:
check-both = { $first } and { $second }
check-pair = { $first } and { $second }: { $says }
meet-read = { $question } { $answer }
meet-page = Where the rules of { $title } meet
