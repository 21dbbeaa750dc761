# What was understood of an argument, and what holds at a table.
argument-understood = Understood: { $parts }
argument-skipped = Not understood: { $parts }
argument-nothing-understood = I don’t understand { $parts ->
        [none] that
       *[other] { $parts }
    }. Try “does the 8 clear the field?” or “is finishing with a 2 a foul?”
argument-too-long = { $count ->
    [one] At most { $count } letter is read.
   *[other] At most { $count } letters are read.
}
argument-choose = Or do you mean one of these?
argument-guess = I’m not sure that I read you right. If you mean “{ $title }”:
argument-guess-shown = I’m not sure that I read you right. If you meant something else, tap it:
argument-if-read = If I read you right:
argument-suits = You named no suits, so I took { $cards }.
argument-on = { $title }: in effect now.
argument-on-detail = { $title }: in effect now ({ $detail }).
argument-on-other = { $title }: in effect now, but for { $detail }.
argument-off = { $title }: not in effect now.
argument-not-played = { $title }: not in effect, because this table doesn’t play it.
argument-nothing = Nothing of the kind is in effect now.
argument-field = On the field: { $plays }.
argument-field-empty = The field is empty.
argument-hand = { $seat } holds { $cards } ({ $count } in all).
argument-hand-count = { $seat } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
argument-hand-unknown = { $seat }’s hand isn’t known.
argument-hand-out = { $seat } is out.
argument-trump = Trumps: { $suit }.
argument-direction = The direction is reversed.
argument-no-direction = The direction isn’t reversed.
argument-exchange = The card exchange isn’t over.
argument-no-exchange = The card exchange is over.
argument-broken = Hearts are broken.
argument-no-broken = Hearts aren’t broken.
argument-passed = Passed since the field was cleared: { $detail }.
argument-no-passed = No one has passed since the field was cleared.
argument-through = Let it through: { $detail }.
argument-no-through = No one has let it through.
argument-taken = Cards taken: { $detail }.
argument-no-taken = No cards taken are known.
argument-tricks = Tricks: { $detail }.
argument-no-tricks = No tricks are known.
argument-clause-on = { $title } ({ $book }, in use here): { $wording }
argument-clause-off = { $title } ({ $book }, not in use here): { $wording }
argument-passes = Passes in this game: { $detail }.
argument-no-passes = No passes in this game are known.
argument-bid = Bids: { $detail }.
argument-no-bid = No bids are known.
argument-called = Suit called: { $suit }.
argument-no-called = No suit is called.
