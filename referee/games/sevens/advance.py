"""What a move does: a card is laid, a seat passes, drops out or plays its last card."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from referee.engine.answer import Event, Step
from referee.engine.conversion import card_set, hands_without
from referee.errors import UnknownName
from referee.model.marks import NOBODY, Exit
from referee.model.moves import PASS, PLAY, Move
from referee.rulebook.rule import explain_open_reading

from .position import CLEAN, DROPPED, PLACED, REMOVED, SevensPosition, total
from .rule import SevensRule
from .ruleset import SevensGame


def advance(game: SevensGame, move: Move) -> Step:
    """The position after a move. Raises ``OpenReading``."""
    if move.kind not in (PLAY, PASS):
        raise UnknownName("move", move.kind, [PLAY, PASS])
    seat = game.names.index(move.seat)
    if game.position.is_out(seat):
        after = game.position
    elif move.kind == PASS:
        after = _after_pass(game, seat, stands=move.stands)
    else:
        after = _after_card(game, seat, move)
    perhaps_out = move.kind == PLAY and after.may_be_out(game.rules.deck, seat)
    after = replace(
        after,
        turn=NOBODY if after.is_over else after.after(seat),
        perhaps_out=seat if perhaps_out else NOBODY,
    )
    return Step(move, after, lambda: tuple(_events(game, after, move)))


def _after_card(game: SevensGame, seat: int, move: Move) -> SevensPosition:
    position, card = game.position, card_set(game.rules.deck, move.cards)
    hidden = sum(card.is_hidden for card in move.cards)
    known, unknown = hands_without(game.rules.deck, position, seat, card, hidden)
    after = replace(position, known=known, unknown=unknown, laid=position.laid | card)
    if after.holds_nothing(seat):
        after = replace(after, out=(*after.out, Exit(seat, CLEAN)))
    return after


def _after_pass(game: SevensGame, seat: int, *, stands: bool) -> SevensPosition:
    """The position after a pass. A pass that may be illegal (``stands``) shows nothing."""
    rules, position = game.rules, game.position
    fitting = rules.fitting(position.laid) & position.possible(rules.deck, seat)
    barring = (rule.forbids_pass(position, seat, True) for rule in rules.declaring("forbids_pass"))
    if not stands and fitting and any(barring):
        position = position.without_cards(seat, fitting)
    after = position.with_pass(seat)
    limits = [rule.allowed_passes() for rule in rules.declaring("allowed_passes")]
    if all(limit is None or after.passes(seat) <= limit for limit in limits):
        return after
    return _after_dropping_out(game.at(after), seat)


def _after_dropping_out(game: SevensGame, seat: int) -> SevensPosition:
    position = game.position
    held, unseen = position.known[seat], position.unknown[seat]
    known = (*position.known[:seat], 0, *position.known[seat + 1 :])
    unknown = (*position.unknown[:seat], 0, *position.unknown[seat + 1 :])
    gone = replace(position, known=known, unknown=unknown, out=(*position.out, Exit(seat, DROPPED)))
    for rule in game.rules.declaring("dropped_cards"):
        where = _dropped_cards(game, rule, seat)
        if where == PLACED:
            return replace(gone, laid=gone.laid | held, hidden=total(gone.hidden, unseen))
        if where == REMOVED:
            return replace(gone, removed=gone.removed | held)
    return gone


def _dropped_cards(game: SevensGame, rule: SevensRule, seat: int) -> str:
    """What happens to the cards of a seat that drops out, by a rule."""
    cards = game.rules.deck.cards(game.position.known[seat])
    with explain_open_reading(
        lambda names: rule.reason("open", players=[names[seat]], cards=cards)
    ):
        return rule.dropped_cards()


# ---- events


def _events(game: SevensGame, after: SevensPosition, move: Move) -> Iterator[Event]:
    seat = game.names.index(move.seat)
    if move.kind == PASS and not game.position.is_out(seat):
        for rule in game.rules.declaring("allowed_passes"):
            yield from _pass_events(game, after, rule, seat)
    if after.is_over and not game.position.is_over:
        clause = game.rules.role("win").clause
        if after.gone_out:
            yield Event(clause, "first-out", {"seat": game.names[after.gone_out[0]]})
        else:
            left = game.names_of(after.playing)
            yield Event(clause, "last-left", {"seat": left[0] if left else ""})


def _pass_events(
    game: SevensGame, after: SevensPosition, rule: SevensRule, seat: int
) -> Iterator[Event]:
    """What a pass did, by a rule that limits passes."""
    name, count, limit = game.names[seat], after.passes(seat), rule.allowed_passes()
    if not after.is_out(seat):
        left = -1 if limit is None else limit - count
        yield Event(rule.clause, "sevens-pass", {"seat": name, "count": count, "left": left})
        return
    yield Event(rule.clause, "drops-out", {"seat": name, "count": count}, {"allowed": limit})
    cards = game.rules.deck.texts(game.position.known[seat])
    for other in game.rules.declaring("dropped_cards"):
        where = _dropped_cards(game, other, seat)
        if where == PLACED:
            yield Event(other.clause, "dropped-placed", {"seat": name, "cards": cards})
        if where == REMOVED:
            yield Event(other.clause, "dropped-removed", {"seat": name})
