"""Special rules by which a play is refused, though they allow one of nearly the same cards."""

from __future__ import annotations

from collections.abc import Iterator

from referee.cards.card import bits, union
from referee.engine.answer import NO, YES, Answer
from referee.engine.conversion import card_set
from referee.games.climbing.answers.query import ClimbingQuery
from referee.games.climbing.judge.judge import judge
from referee.games.climbing.plays.play import NO_FORM
from referee.games.climbing.position import PositionBuilder
from referee.model.marks import MANY
from referee.model.moves import PLAY, Move
from referee.rulebook.rule import Reason

NATURAL, MORE = "play-natural", "play-more"
"""In which respect the cards differ: a natural card for the joker; all of the rank in the hand."""
ALMOST = OTHER_SUIT, SHORT, LONG, OTHER_RANK, INSTEAD = (
    "form-suit", "form-short", "form-long", "form-rank", "form-instead",
)  # fmt: skip
"""In which respect cards without a form differ from such with one: the suit of a card; one card is
missing; there is one too many; the rank of a card; the rank of any of several cards."""
MAX_CARDS = 9
"""How many cards without a form are compared with others, at most."""


def with_other_cards(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """The rule that would allow the play in spite of others if the joker were another card, or if
    the player added the other cards of the rank in hand."""
    bars = {reason.key for reason in answer.because if reason.did == "bars"}
    if answer.value != NO or query.position.owed or _keys_of(query, "hold") & bars:
        return
    other_cards = [*_with_a_natural_card(query)]
    if bars <= _keys_of(query, "turn"):
        other_cards += _with_all_of_the_rank(query)
    for why, cards in other_cards:
        for reason in _judged(query, cards).because:
            if reason.did == "overrides" and reason.clause.switchable:
                args = {"seat": query.question.seat, "cards": query.rules.deck.texts(cards)}
                key = f"near-{why}"
                yield Reason(reason.clause, "misses", key, (), (query.question.seat,), args)
                return


def with_a_form(query: ClimbingQuery, answer: Answer) -> Iterator[Reason]:
    """The special combination that cards without a form nearly are: one of an added rule, to which
    they would belong with one other card, one more, or one less."""
    added = {
        rule.clause.id: rule.clause
        for rule in query.rules
        if rule.clause.switchable and query.case.rulebook.choices.get(rule.clause.name)
    }
    cards = card_set(query.rules.deck, query.question.cards)
    if answer.value != NO or query.position.owed or not added or cards.bit_count() > MAX_CARDS:
        return
    if not all(play.form == NO_FORM for play in query.rules.readings(query.question.cards)):
        return
    for why, other in _changed(query, cards):
        for reason in _judged(query, other).because:
            if reason.clause.id in added:
                texts = query.rules.deck.texts
                came, gone = other & ~cards, cards & ~other
                args: dict[str, object] = {"cards": texts(came), "laid": texts(gone)}
                if why == OTHER_RANK and _another_does(query, reason, cards, gone):
                    natural = cards & query.rules.deck.naturals
                    shown = [_rank(query, 1 << bit) for bit in bits(natural)]
                    args["ranks"] = shown if len({*shown}) == cards.bit_count() else []
                    yield Reason(reason.clause, "misses", f"near-{INSTEAD}", args=args)
                    return
                if why == SHORT:
                    args |= _lacking(query, reason, cards)
                if why == OTHER_RANK and _any_suit_does(query, reason, cards & other, came):
                    kept = cards & other & _of_its_ranks(query, came | gone)
                    args |= {"rank": _rank(query, came), "other": _rank(query, gone)}
                    args["several"] = "yes" if kept else "no"
                yield Reason(reason.clause, "misses", f"near-{why}", args=args)
                return


def _changed(query: ClimbingQuery, cards: int) -> Iterator[tuple[str, int]]:
    """The cards with one of another suit, one more, one less, or one of another rank."""
    deck = query.rules.deck
    others = [1 << bit for bit in bits(deck.naturals & ~cards)]
    own = [1 << bit for bit in bits(cards & deck.naturals)]
    for one in own:
        yield from ((OTHER_SUIT, cards ^ one | o) for o in others if o & _of_its_ranks(query, one))
    yield from ((SHORT, cards | other) for other in others)
    yield from ((LONG, cards ^ one) for one in own if cards != one)
    for one in own:
        alike = [other for other in others if _in_one_suit(query, one | other)]
        rest = (other for other in others if other not in alike)
        yield from ((OTHER_RANK, cards ^ one | other) for other in (*alike, *rest))


def _keys_of(query: ClimbingQuery, role: str) -> set[str]:
    """The keys of the reasons by which the rules of a role refuse a play."""
    return {f"{rule.name}-bars" for rule in query.rules if role in rule.roles}


def _with_a_natural_card(query: ClimbingQuery) -> Iterator[tuple[str, int]]:
    """The cards with another one in place of the only joker: beside a single card one of its rank,
    beside more any card."""
    deck, cards = query.rules.deck, card_set(query.rules.deck, query.question.cards)
    natural = cards & deck.naturals
    if not natural or deck.jokers_in(cards) != 1:
        return
    lying = union(laid.play.mask for laid in query.position.field)
    fitting = deck.naturals if natural.bit_count() > 1 else _of_its_ranks(query, natural)
    for bit in bits(fitting & ~natural & ~lying):
        yield NATURAL, natural | 1 << bit


def _with_all_of_the_rank(query: ClimbingQuery) -> Iterator[tuple[str, int]]:
    """The cards with the others of their rank in the hand, if they are of one rank."""
    deck = query.rules.deck
    cards = card_set(deck, query.question.cards)
    more = cards | query.position.known[query.seat] & _of_its_ranks(query, cards)
    if len({card.rank for card in query.question.cards}) == 1 and more != cards:
        yield MORE, more


def _of_its_ranks(query: ClimbingQuery, cards: int) -> int:
    """The cards of the ranks of these natural cards."""
    return union(of_rank for of_rank in query.rules.deck.rank_masks if of_rank & cards)


def _any_suit_does(query: ClimbingQuery, reason: Reason, kept: int, card: int) -> bool:
    """Whether the cards would also do with a card of the same rank and another suit."""
    every = _of_its_ranks(query, card) & ~card & ~kept
    judged = (_judged(query, kept | 1 << bit).because for bit in bits(every))
    return any(other.clause == reason.clause for because in judged for other in because)


def _another_does(query: ClimbingQuery, reason: Reason, cards: int, gone: int) -> bool:
    """Whether the cards would also do with a card of another rank in place of a different one."""
    others = (other for why, other in _changed(query, cards) if why == OTHER_RANK)
    alike = _of_its_ranks(query, gone)
    judged = (_judged(query, other).because for other in others if cards & ~other & ~alike)
    return any(each.clause == reason.clause for because in judged for each in because)


def _lacking(query: ClimbingQuery, reason: Reason, cards: int) -> dict[str, object]:
    """The natural card that is missing, as arguments: ``wanted``, the only one that does, or its
    ``rank``; none if several ranks do."""
    others = (1 << bit for bit in bits(query.rules.deck.naturals & ~cards))
    doing = [
        other
        for other in others
        if any(each.clause == reason.clause for each in _judged(query, cards | other).because)
    ]
    if len(doing) == 1:
        return {"wanted": query.rules.deck.texts(doing[0])}
    ranks = {_rank(query, other) for other in doing}
    return {"rank": ranks.pop()} if len(ranks) == 1 else {}


def _rank(query: ClimbingQuery, card: int) -> str:
    deck = query.rules.deck
    return next(
        rank for rank, of_rank in zip(deck.ranks, deck.rank_masks, strict=True) if of_rank & card
    )


def _in_one_suit(query: ClimbingQuery, cards: int) -> bool:
    return any(not cards & ~suit for suit in query.rules.deck.suit_masks)


def _judged(query: ClimbingQuery, cards: int) -> Answer:
    """The judgement on the play of these cards, as if the player held them; without reasons if it
    is refused."""
    seat, deck = query.seat, query.rules.deck
    draft = PositionBuilder(query.position)
    draft.hold(seat, deck.add(deck.take(draft.known[seat], cards), cards), MANY)
    judged = judge(query.at(draft), Move(query.question.seat, PLAY, tuple(deck.cards(cards))))
    return judged if judged.value == YES else Answer(NO)
