# What the map of colliding rules says; the session sends the words without a variable as `state.labels` without the prefix.

map-map = Where rules collide
map-show = What is shown
map-matrix = As a map
map-list = As a list
map-cards = Cards
map-first = Rule
map-second = and
map-how = How they meet
map-tables = Tables
map-none = No pair of rules is like that.
map-pick = Tap a cell: it names the rules of the two cards that meet so.
map-between = { $one } and { $other }
map-cell = { $one } and { $other }: { $n }
map-close = Close
map-witness = The smallest table that shows it
map-decide = We play it that way
map-decided = Decided
map-take-back = Take back
map-all = All
map-header = For a table
map-what-decides = What decides
map-whose-rules = The two rules
map-kind-not_seen = never met
map-kind-independent = in peace
map-kind-ordered = decided
map-kind-entangled = change each other
map-kind-unsettled = unsettled
map-says-not_seen = On the tables that were tried, the two never did something at the same move.
map-says-independent = Both do something at the same move, and neither changes what the other does.
map-says-ordered = One changes what the other does, and a clause or a reading says which counts.
map-says-entangled = One changes what the other does; what the two say settles it.
map-says-unsettled = Both want their turn at once, and no text says which comes first.
map-broken-off = It was broken off before everything was tried.
map-counts =
    { $tried ->
        [one] One table was
       *[other] { $tried } tables were
    } made for both; on { $both } of them both did something, on { $changed } one changed what the other did.
