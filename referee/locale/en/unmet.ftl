# Why a rule in use doesn’t act: `unmet-PATH`, the condition of its sentence that isn’t met.
part-needed = { $exact ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $needed }
}
part-many-cards = { $many ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $many }
}
part-below = { $below ->
    [none] card
    [Jo] joker
   *[other] { $below }
}
unmet-when-play-count = It takes { part-needed } { $rank ->
    [none] { $exact ->
        [1] card
       *[other] cards
    }
    [Jo] { $exact ->
        [1] joker
       *[other] jokers
    }
    [A] { $exact ->
        [1] ace
       *[other] aces
    }
   *[other] { $exact ->
        [1] { $rank }
       *[other] { $rank }s
    }
}, not { part-many-cards }.
brief-unmet-when-play-count = It takes { part-needed }.
unmet-when-play-stand-ins = Jokers don’t count{ $rank ->
    [none] { $many ->
        [0] {""}
       *[other] , so that’s { $many ->
            [one] one card
           *[other] { $many } cards
        }
    }
   *[other] { $many ->
        [0] , so there is no { part-rank }
        [1] , so that’s only one { part-rank }
       *[other] , so that’s only { part-many-cards } { part-ranks }
    }
}.
brief-unmet-when-play-stand-ins = { $rank ->
    [none] jokers don’t count.
   *[other] jokers don’t count as { $rank }s.
}
part-rank = { $rank ->
    [A] ace
   *[other] { $rank }
}
part-ranks = { $rank ->
    [A] aces
   *[other] { $rank }s
}
unmet-when-play-jokers = { $exact ->
    [0] It doesn’t apply with a joker.
    [1] It takes exactly one joker
    [2] It takes two jokers
   *[other] It takes { $needed } jokers
}{ $exact ->
    [0] {""}
   *[other] { $jokers ->
        [0] , and there is none.
        [1] , not one.
        [2] , not two.
       *[other] , not { $jokers }.
    }
}
short-unmet-when-play-jokers = { $exact ->
    [0] It doesn’t apply with a joker.
    [1] It takes exactly one joker.
    [2] It takes two jokers.
   *[other] It takes { $needed } jokers.
}
unmet-when-play-only = It doesn’t apply with other cards.
unmet-when-play-form = { $larger ->
    [yes] Only a { $value } may have more cards.
   *[no] { $form ->
        [single] It doesn’t apply to single cards.
        [set] It doesn’t apply to sets.
       *[run] It doesn’t apply in a run.
    }
}
brief-unmet-when-play-form = { unmet-when-play-form }
brief-unmet-when-play-suits = { unmet-when-play-suits }
unmet-when-play-suits = { $value ->
    [several] The cards must be of several suits.
    [one-colour] All cards must be of one colour.
    [one] All cards must be of one suit.
    [same] { $each ->
        [1] All cards must be of one suit.
        [2] All pairs must be of the same two suits.
       *[other] All ranks must be of the same { $each } suits.
    }
   *[other] The suits don’t fit.
}
unmet-when-play-suit = { $wanted ->
    [none] It has to be { $suits }.
   *[other] Only { $wanted } will do.
}
unmet-when-play-last = { $value ->
    [yes] It applies only to the last card, and { $seat } has others.
   *[no] It doesn’t apply to the last card.
}
short-unmet-when-play-last = { $value ->
    [yes] It applies only to the last card.
   *[no] It doesn’t apply to the last card.
}
unmet-when-play-idle = It applies only { $needs }.
unmet-when-play-other = It applies only { $needs }, not with { $laid }.
unmet-when-play-lead = { $value ->
    [yes] It applies only on an empty field, and there are cards on it.
   *[no] It doesn’t apply on an empty field.
}
short-unmet-when-play-lead = { $value ->
    [yes] It applies only on an empty field.
   *[no] It doesn’t apply on an empty field.
}
brief-unmet-when-play-lead = { $value ->
    [yes] it takes an empty field.
   *[no] it doesn’t apply on an empty field.
}
brief-unmet-when-turn-lead = { brief-unmet-when-play-lead }
brief-unmet-when-play-last = { $value ->
    [yes] only for the last card.
   *[no] not for the last card.
}
brief-unmet-if-title = { $value ->
    [any] only with a title.
   *[some] only for the { $title }.
}
brief-unmet-if-lock = it takes a lock.
brief-unmet-if-game = { $value ->
    [last] only in the last game.
   *[other] only in game { $needed } of the set.
}
brief-unmet-if-first = { $value ->
    [turn] only on the first turn.
   *[trick] only until the first clear.
}
brief-unmet-if-hand = it takes { $needed } { $exact ->
        [1] card
       *[other] cards
    } in hand.
brief-unmet-if-left = it takes { $needed } { $exact ->
        [1] card
       *[other] cards
    } left.
brief-unmet-if-players = it takes { $needed } players.
unmet-when-play-makes = { $value ->
    [revolution] It applies only if a revolution starts, and none does.
    [counter-revolution] It applies only if a revolution ends, and none does.
    [neither] It doesn’t apply with a revolution.
    [direction] It applies only if the direction is reversed, and it isn’t.
    [turn] It applies only if the ranking is reversed, and it isn’t.
   *[either] It applies only with a revolution, and there is none.
}
short-unmet-when-play-makes = { $value ->
    [revolution] It applies only if a revolution starts.
    [counter-revolution] It applies only if a revolution ends.
    [neither] It doesn’t apply with a revolution.
    [direction] It applies only if the direction is reversed.
    [turn] It applies only if the ranking is reversed.
   *[either] It applies only with a revolution.
}
brief-unmet-when-play-jokers = { $exact ->
    [0] It takes no joker.
    [1] It takes one joker.
    [2] It takes two jokers.
   *[other] The jokers don’t fit.
}
brief-unmet-when-play-makes = { $value ->
    [counter-revolution] It takes a counter-revolution.
    [neither] It doesn’t apply with a revolution.
    [direction] It takes a change of direction.
    [turn] It takes a reversed ranking.
   *[revolution] It takes a revolution.
}
unmet-when-play-piled = It takes { $value } of them on top of one another.
unmet-when-play-strength = The { $rank } is the strongest now, not the { $other }.
unmet-when-play-on-count = { $exact ->
    [1] It applies only on a single { part-below }.
   *[other] It applies only on { $needed } cards.
}
unmet-when-play-on-form = { $form ->
    [single] It doesn’t apply on a single card.
    [set] It doesn’t apply on a set.
   *[run] It doesn’t apply on a run.
}
unmet-when-play-on-jokers = { $value ->
    [none] It doesn’t apply on a joker.
   *[other] The number of jokers below doesn’t fit.
}
unmet-when-play-on-plays = The number of plays on the field doesn’t fit.
unmet-when-play-on-times = It takes { $needed ->
    [one] one card
   *[other] { $needed } cards
}, not { $many }.
unmet-when-play-on-same = { $value ->
    [suits] The suits don’t fit.
   *[number] It applies only on the same rank.
}
unmet-when-play-compared-count = { $value ->
    [more] It takes more cards than are on the field.
   *[same] It takes as many cards as are on the field.
}
unmet-when-play-compared-form = { $value ->
    [other] It applies only on another kind of play.
   *[same] It applies only on the same kind of play.
}
unmet-when-play-compared-row = It takes { $value } plays in a row.
brief-unmet-when-play-compared-together = it takes { part-needed } in all.
unmet-when-play-compared-together = It takes { part-needed } of the rank in all{ $many ->
    [none] {""}
   *[other] , not { part-many-cards }
}.
short-unmet-when-play-compared-together = It takes { part-needed } of the rank in all.
unmet-when-play-on-rank = It applies only on jokers alone.
brief-unmet-when-play-strength = the { $rank } is strongest.
brief-unmet-when-play-on-rank = it needs jokers alone below.
unmet-when-play-on = It applies only on { $on }{ $alone ->
    [yes] {" "}alone
   *[no] {""}
}{ $under ->
    [none] {""}
   *[other] , not on { $under }
}.
short-unmet-when-play-on = It applies only on { $on }{ $alone ->
    [yes] {" "}alone
   *[no] {""}
}.
unmet-when-hand-count = It takes { part-needed } cards, and { $seat } has { $many }.
unmet-when-hand-missing = { $lacks ->
    [none] { $cards } is missing.
   *[other] One { $lacks } is missing.
}
unmet-when-play-compared-stand-ins = Jokers don’t count.
unmet-when-play-compared-strength = { $value ->
    [stronger] It takes a stronger rank than { $top }.
   *[other] It has to be one step below { $top }.
}
unmet-when-play-compared-suit = It has to be of the same suit.
brief-unmet-when-play-compared-suits = { $below ->
    [none] the suits aren’t high enough.
   *[other] { $suit } rank below { $below }.
}
unmet-when-play-compared-suits = { $suits ->
    [none] The suits aren’t high enough.
   *[other] { $below ->
        [none] The
       *[other] It’s the same rank, and { $suit } are below { $below }: the
    } suits rank { $suits }, lowest first.
}
unmet-when-hand-stand-ins = Jokers don’t count, so { $seat } doesn’t hold enough.
short-unmet-when-hand-stand-ins = jokers don’t count.
unmet-when-pass-skipped-pass = Skipped turns don’t count.
unmet-when-pass-times = This is only pass { $many }, and only pass { $needed } counts.
brief-unmet-when-pass-times = pass { $many }, not { $needed }.
unmet-when-pass-stuck = { $value ->
    [no] It doesn’t apply to a player who had nothing to play.
   *[yes] It applies only if nothing could be played.
}
unmet-when-turn-stuck = { $value ->
    [no] It doesn’t apply to a player who has nothing to play.
   *[yes] It applies only if nothing can be played.
}
unmet-when-turn-lead = { $value ->
    [yes] It applies only on an empty field, and there are cards on it.
   *[no] It doesn’t apply on an empty field.
}
short-unmet-when-turn-lead = { $value ->
    [yes] It applies only on an empty field.
   *[no] It doesn’t apply on an empty field.
}
unmet-when-turn-outnumbers = It takes more cards of the rank than are on the field.
unmet-when-out = { $value ->
    [foul] { $gone } didn’t go out on a foul.
    [first-or-foul] A foul finish doesn’t count, and { $gone }’s was one.
   *[any] Only the first player out counts, and { $gone } wasn’t the first.
}
short-unmet-when-out = { $value ->
    [foul] { unmet-when-out }
    [first-or-foul] a foul finish doesn’t count.
   *[any] only the first player out counts.
}
unmet-then-add-together = It takes { part-needed } cards together, not { $many }.
unmet-if-cleared = The clear was stopped.
unmet-if-mark = { $value ->
    [player] { $seat } hasn’t been picked.
   *[table] It isn’t in effect now.{ $needs ->
        [none] {""}
       *[other] {" "}It starts only { $needs }.
    }
}
short-unmet-if-mark = { $value ->
    [player] { $seat } hasn’t been picked.
   *[table] it isn’t in effect now.
}
unmet-if-order = { $part ->
    [none] { $value ->
        [turned] It applies only while the ranking is reversed, and it isn’t.
        [plain] It doesn’t apply while the ranking is reversed, as it is now.
        [revolution] It applies only in a revolution, and there is none.
       *[usual] It applies only in the usual ranking, and it is reversed now.
    }
   *[other] { $value ->
        [turned] It applies to { $part } only while the ranking is reversed, and it isn’t.
        [plain] It doesn’t apply to { $part } while the ranking is reversed, as it is now.
        [revolution] It applies to { $part } only in a revolution, and there is none.
       *[usual] It applies to { $part } only in the usual ranking, and it is reversed now.
    }
}
short-unmet-if-order = { $part ->
    [none] { $value ->
        [turned] It applies only while the ranking is reversed.
        [plain] It doesn’t apply while the ranking is reversed.
        [revolution] It applies only in a revolution.
       *[usual] It applies only in the usual ranking.
    }
   *[other] { brief-unmet-if-order }
}
brief-unmet-if-order = { $part ->
    [none] { $value ->
        [turned] it needs a reversed ranking.
        [plain] it stops while reversed.
        [revolution] it needs a revolution.
       *[usual] it needs the usual ranking.
    }
   *[other] { $value ->
        [turned] { $part } only while reversed.
        [plain] { $part } only in the normal ranking.
        [revolution] { $part } only in a revolution.
       *[usual] { $part } only in the usual ranking.
    }
}
unmet-if-title = { $value ->
    [any] It applies only to players with a title.
   *[some] It applies only to the { $title }{ $own ->
        [none] {""}
       *[other] , and { $seat } is { $own }
    }.
}
short-unmet-if-title = { $value ->
    [any] It applies only to players with a title.
   *[some] It applies only to the { $title }.
}
unmet-if-dealt = { $exchanging ->
    [yes] It applies only after the exchange, and that isn’t over.
   *[no] It applies only before the first play.
}
unmet-if-lock = It applies only under a lock, and there is none.
short-unmet-if-lock = It applies only under a lock.
unmet-if-own = It applies only on your own cards.
unmet-if-game = { $value ->
    [last] It applies only in the last game, and this isn’t it.
   *[other] It applies only in game { $needed } of the set.
}
short-unmet-if-game = { $value ->
    [last] It applies only in the last game.
   *[other] It applies only in game { $needed } of the set.
}
unmet-if-first = { $value ->
    [turn] It applies only on a player’s first turn, and this isn’t it.
   *[trick] It applies only until the field is first cleared, and it has been.
}
short-unmet-if-first = { $value ->
    [turn] It applies only on a player’s first turn.
   *[trick] It applies only until the field is first cleared.
}
unmet-if-reign = It applies only after { $needed } games in a row as daifugo.
unmet-if-once = { near-used }
unmet-if-hand = It applies only with { $needed } { $exact ->
        [1] card
       *[other] cards
    } in hand{ part-not-so-many }.
short-unmet-if-hand = It applies only with { $needed } { $exact ->
        [1] card
       *[other] cards
    } in hand.
part-not-so-many = { $many ->
    [none] {""}
   *[other] , not { $many }
}
unmet-if-left = It applies only with { $needed } { $exact ->
        [1] card
       *[other] cards
    } left{ part-not-so-many }.
short-unmet-if-left = It applies only with { $needed } { $exact ->
        [1] card
       *[other] cards
    } left.
unmet-if-players = It applies only with { $needed } players{ part-not-so-many }.
short-unmet-if-players = It applies only with { $needed } players.
unmet-if-times = { $exact ->
    [-1] It applies only from time { $needed } in a game.
   *[other] It applies only the { $exact ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] { $exact }th
    } time in a game.
}

# The reading that a table has chosen decides.
reading-here = At this table
reading-decides = { $stated ->
    [none] { $question } Here: { $label }.
   *[other] { reading-here } { $stated }.
}
short-reading-decides = { $stated ->
    [none] {""}
   *[other] here { $stated }.
}
unmet-other-fallen = That only concerns { $holder }.
