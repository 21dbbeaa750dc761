"""ジョーカーの代用: in a set or run a joker may stand for another card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from referee.cards.card import Card, parse_card
from referee.games.climbing.plays.joker_assignment import names_its_own
from referee.games.climbing.plays.play import BELOW, NO_FORM, RUN, Play
from referee.games.climbing.position import Position, unseen_cards
from referee.games.climbing.rule_api.rule import FORMLESS, ClimbingRule, Remark, SituationView
from referee.model.moves import PLAY
from referee.rulebook.rule import Param


class JokerSubstitute(ClimbingRule):
    """Lets jokers complete forms. A joker stands for a card that is not in the play; it may be one
    that has been played or is in a hand.

    Another clause says whether a joker may be beyond the ranks of a run (``past_ends``).
    """

    sees_suits = False
    wild = True
    past_ends = Param(True)
    move_kinds = (PLAY,)
    scope = FORMLESS
    says = ("seen",)

    def forbids(self, position: Position, seat: int, kind: str, play: Play | None) -> bool:
        return play is not None and play.form == NO_FORM and names_its_own(play)

    def bars(self, situation: SituationView, play: Play) -> bool:
        if self.past_ends or play.form != RUN:
            return False
        return not {BELOW, len(situation.deck.ranks)}.isdisjoint(play.ranks)

    def details(self, situation: SituationView, play: Play) -> dict[str, object]:
        return {"past": "yes" if self.bars(situation, play) else "no"}

    def remarks(self, position: Position, cards: Sequence[Card]) -> Iterable[Remark]:
        unseen = unseen_cards(self.deck, position)
        no_cards = ("", *self.deck.beyond, *self.deck.ranks)
        texts = dict.fromkeys(card.stands for card in cards if card.stands not in no_cards)
        named = self.deck.mask(parse_card(text, self.deck) for text in texts)
        if seen := self.deck.cards(self.deck.take(named, unseen)):
            yield "seen", {"named": list(map(str, seen))}

    def is_met_by(self, situation: SituationView, play: Play) -> bool:
        return bool(play.stands)
