"""Words of earlier versions, for house books that still have them."""

from __future__ import annotations

_MOVERS = ("give", "discard", "draw", "take", "swap")
_NUMBERS = {
    "when.play.at_least": "when.play.count", "when.play.at_most": "when.play.count",
    "when.play.on.at_least": "when.play.on.count", "when.play.on.at_most": "when.play.on.count",
    "when.play.row.least": "when.play.row", "when.play.row.most": "when.play.row",
    "when.hand.at_least": "when.hand.count", "when.pass.more_than": "when.pass.times",
    "when.turn.at_least": "if.hand", "when.turn.at_most": "if.hand", "when.turn.cards": "if.hand",
}  # fmt: skip
"""Former word for a number -> the word for the range."""
FORMER = {
    **{
        old: f'{new} = "3 or {"fewer" if old.endswith("most") else "more"}"'
        for old, new in _NUMBERS.items()
    },
    "then.sit_out": "then.skip.who",
    "then.swap_hands": 'then.swap.count = "all"',
    "then.mix_equally": 'then.mix_hands.count = "equal"',
    "then.aside": 'then.clear = "for good"',
    "then.before_doubt": 'then.clear = "before doubts"',
    "then.bonus": "then.points.more",
    **{f"then.{mover}.cards": f"then.{mover}.count" for mover in _MOVERS},
    **{
        f"then.{mover}.strongest": f'then.{mover}.strength = "strongest"'
        for mover in _MOVERS
        if mover != "draw"
    },
    "when.hand.cards": "when.hand.count",
    "when.hand.ranks": "when.hand.shows",
    "when.hand.several": "then.ties",
    "when.play.mix_counts": "when.play.counts",
    "when.play.mix_jokers": "when.play.stand_ins",
    "when.play.mix_suits": "when.play.suits",
    "when.play.one_suit": 'when.play.suits = "one"',
    "when.play.on.cut": "when.play.on.clear",
    "when.play.row.length": "when.play.row",
    "when.play.row.each": "when.play.each",
    "when.play.row.suits": "when.play.suits",
    "when.play.row.around": "when.play.around",
    "when.play.row.kicker": "when.play.kicker",
    "when.play.row.kickers_count": "when.play.counts",
    "when.play.row.jokers": "when.play.stand_ins",
    "when.play.compared.jokers": "when.play.compared.stand_ins",
    "when.play.compared.suits_up": "when.play.compared.suits",
    "when.play.compared.suits_turn": "when.play.compared.turns",
    "when.pass.able": "when.pass.stuck = false",
    "when.pass.of": "when.pass.who",
    "when.pass.skips": "when.pass.skipped_pass",
    "when.play.strongest": 'when.play.strength = "strongest"',
    "when.turn.field": "when.turn.lead",
    "when.turn.whose": "when.turn.who",
    "then.add.jokers": "then.add.stand_ins",
    "then.all_or_none": "then.discard.in_full",
    "then.discard.row_jokers": "then.discard.stand_ins",
    "then.discard.row_suits": "then.discard.suits",
    "then.discard.weaker": 'then.discard.strength = "weaker"',
    "then.burst": "then.fall",
    "then.deal.fewer": "then.deal.more",
    "then.dealer": "then.deal.by",
    "then.enough": "then.discard.in_full",
    "then.gift.at_once": 'then.gift.seen = "after"',
    "then.gift.chosen": 'then.gift.strength = "any" or then.gift.blind',
    "then.gift.never": "then.gift.without",
    "then.gift.none": 'then.gift.count = "none"',
    "then.gift.strongest": 'then.gift.strength = "usually strongest"',
    "then.hush": 'then.counts = "none"',
    "then.hush_but": "then.counts",
    "then.join": "then.add",
    "then.leads": "then.lead",
    "then.leads_next": 'then.lead = "last such player"',
    "then.lock.also": "then.lock.rank",
    "then.lock.jokers": 'then.lock.without = "Jo"',
    "then.lock.number": "then.lock.rank",
    "then.look": 'then.show.to = "player"',
    "then.must_pass": 'then.must = "pass"',
    "then.must_play": 'then.must = "play"',
    "then.nothing_else": 'then.counts = "none"',
    "then.order_chosen": "then.may",
    "then.take_over": 'then.cancel = "replaced"',
    "then.titles": "then.title",
    "then.winner": "then.win",
    "then.mix_hands.equally": 'then.mix_hands.count = "equal"',
    "then.places.by": "then.places",
    "then.places.ties": "then.ties",
    "then.show.card": "then.show.strength",
    "then.together": "then.ties",
    "then.usual_order": 'then.discard.strength = "usually strongest"',
}
"""By path: how to write what they meant."""
