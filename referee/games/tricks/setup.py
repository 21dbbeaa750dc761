"""From a described table to a position, with all its faults, and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from msgspec.structs import replace

from referee.cards.card import union
from referee.engine.conversion import (
    card_set,
    describe_position,
    named_cards,
    read_card_texts,
    read_hands,
    read_marks,
    write_marks,
)
from referee.engine.validation import fault, find_faults, held_and_lacking
from referee.errors import Fault
from referee.model.contracts import NO_TRUMP, Contract
from referee.model.description import Description, FieldPlay
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import MANY, NOBODY, Mark, sorted_marks
from referee.rulebook.rule import Open

from .advance import with_owed
from .hands import with_voids_of_described_tricks, without_derived_voids
from .position import BID, CONTRACT, FIRST_TRICK, LACKS, TRUMP, Laid, Trick, TricksPosition, suit_of
from .ruleset import TrickRules, first_stated

TOOK, CARRIES, LAST_TRICK, AFTER = "took", "carried", "last trick", "after"
TRICKS = MarkSpelling("tricks", "tricks", value="number", holder=True)


def set_up(rules: TrickRules, described: Description) -> tuple[TricksPosition, list[Fault]]:
    """The position before the moves, and all its faults."""
    deck, size = rules.deck, len(described.names)
    took = [line for line in read_card_texts(TOOK, deck, described) if line[1] != NOBODY]
    carrying = [line for line in read_card_texts(CARRIES, deck, described) if line[1] == NOBODY]
    last, last_texts = _read_last(rules, described)
    own = [*(text for text, _, _ in (*took, *carrying)), *last_texts]
    marks, mark_faults = read_marks(_spellings(rules), deck, described, own_texts=own)
    taken = [union(cards for _, other, cards in took if other == seat) for seat in range(size)]
    known, unknown = read_hands(deck, described)
    field, field_faults = _read_field(rules, described)
    position = TricksPosition(
        known=known,
        unknown=unknown,
        taken=tuple(taken),
        tricks=(0,) * size,
        field=field,
        marks=sorted_marks(mark for mark in marks if mark.kind != TRICKS.kind),
        carried=union(cards for _, _, cards in carrying),
        discards=card_set(deck, described.discards),
        last=last,
    )
    position = rules.of_deal(position)
    tricks = [cards.bit_count() // max(1, position.players) for cards in taken]
    for mark in marks:
        if mark.kind == TRICKS.kind:
            tricks[mark.holder] = mark.value
    position = replace(position, tricks=tuple(tricks))
    if last is not None and (trump := rules.trump(position)):
        position = replace(position, last=last._replace(trump=trump, moved=position.moved))
    position = replace(position, turn=_turn(rules, described, position))
    faults = [
        *find_faults(rules.rulebook.book, described),
        *mark_faults,
        *field_faults,
        *_players_out(described),
        *_wrong_marks(rules, described, marks),
        *_cards_twice(rules, described, position),
        *_held_and_lacking(rules, described),
    ]
    return _with_beginning(rules, position), faults


def _spellings(rules: TrickRules) -> list[MarkSpelling]:
    return list(dict.fromkeys([*rules.words, TRICKS, LACKS]))


# ---- cards taken


def _read_last(rules: TrickRules, described: Description) -> tuple[Trick | None, list[str]]:
    """The previous trick, and the text of ``state:`` about it.

    The text lists the cards in order, each after the seat that played it, if known, and at the end
    the suit of the last card of the trick before.
    """
    for text in described.state:
        if not text.startswith(f"{LAST_TRICK} "):
            continue
        cards, _, before = text.removeprefix(LAST_TRICK).partition(f" {AFTER} ")
        laid, seat = [], NOBODY
        for word in cards.split():
            if word in described.names:
                seat = described.seat(word)
                continue
            card = named_cards(rules.deck, [word])
            if not card:
                return None, []
            laid.append(Laid(seat, rules.deck.cards(card)[0]))
            seat = NOBODY
        if laid and before in ("", *rules.deck.suits):
            return Trick(tuple(laid), before, is_full=True), [text]
    return None, []


def _write_last(trick: Trick, names: Sequence[str]) -> str:
    words = [LAST_TRICK]
    for seat, card in trick.laid:
        words += ([names[seat]] if seat != NOBODY else []) + [str(card)]
    return " ".join([*words, *((AFTER, trick.before) if trick.before else ())])


def _wrong_marks(
    rules: TrickRules, described: Description, marks: Sequence[Mark]
) -> Iterator[Fault]:
    """Faults for a bid of more tricks than there can be, and for two values of a mark that has
    one."""
    most = rules.deck.size // max(1, len(described.names))
    valued = {
        word.kind for word in rules.words if word.value in ("number", "suit", "contract", "calls")
    }
    single = {word.kind for word in rules.words if word.single}
    seen: set[tuple[str, int]] = set()
    trumps = {suit_of(rules.deck, mark) for mark in marks if mark.kind == TRUMP}
    strains = {Contract.of(mark.value).strain for mark in marks if mark.kind == CONTRACT}
    if trumps and strains and trumps != {strain.replace(NO_TRUMP, "") for strain in strains}:
        yield fault(described, "mark-twice", ("state",), mark=TRUMP)
    for mark in marks:
        if not all(rule.is_possible(mark) for rule in rules.declaring("is_possible")):
            word = next(word for word in rules.words if word.writes(mark))
            text = word.write(mark, rules.deck, described.names)
            yield fault(described, "mark-impossible", ("state",), mark=text)
        name = described.names[mark.holder] if mark.holder != NOBODY else ""
        if mark.kind == BID and mark.value > most:
            args = {"name": name, "count": mark.value, "most": most}
            yield fault(described, "bid-too-high", ("state",), **args)
        holder = NOBODY if mark.kind in single else mark.holder
        if mark.kind in valued | single and (mark.kind, holder) in seen:
            text = mark.kind if mark.kind in single else f"{mark.kind} {name}".strip()
            yield fault(described, "mark-twice", ("state",), mark=text)
        seen.add((mark.kind, holder))


def _players_out(described: Description) -> Iterator[Fault]:
    """Faults for players who are out: nobody leaves a trick-taking game before it ends."""
    for name, hand in described.hands.items():
        if hand.out:
            yield fault(described, "nobody-goes-out", ("hands", name), name=name)


def _cards_twice(
    rules: TrickRules, described: Description, position: TricksPosition
) -> Iterator[Fault]:
    """Faults for cards that were taken and are also somewhere else."""
    trick = card_set(rules.deck, [laid.card for laid in position.field])
    seen = union((position.discards, trick, *position.known))
    for cards in (*position.taken, position.carried, position.aside):
        for card in rules.deck.texts(cards & seen):
            line = described.line("state")
            yield Fault("card-taken-twice", ("state", 0), {"card": card}, line)
        seen |= cards


def _held_and_lacking(rules: TrickRules, described: Description) -> Iterator[Fault]:
    """Faults for cards that a seat holds although it has shown not to."""
    for index, text in enumerate(described.state):
        mark = LACKS.read(text, rules.deck, described.names)
        if mark is not None:
            name = described.names[mark.holder]
            yield from held_and_lacking(rules.deck, described, name, mark.value, index)


# ---- the trick


def _read_field(rules: TrickRules, described: Description) -> tuple[tuple[Laid, ...], list[Fault]]:
    """The trick on the field and its faults. Seats that aren't described follow from the order of
    turns."""
    size, faults, line = len(described.names), [], described.line("field")
    seats = [described.seat(play.seat) for play in described.field]
    for index, play in enumerate(described.field):
        if len(play.cards) > 1:
            cards = [str(card) for card in play.cards]
            faults.append(Fault("one-card-a-trick", ("field", index), {"cards": cards}, line))
        if seats[index] != NOBODY and seats[index] in seats[:index]:
            faults.append(Fault("played-twice", ("field", index), {"name": play.seat}, line))
    if len(seats) > size:
        args = {"count": len(seats), "size": size}
        faults.append(Fault("trick-too-large", ("field", 0), args, line))
    if not rules.at_once:
        seats = _in_order(described, seats)
    plays = zip(seats, described.field, strict=True)
    return tuple(Laid(seat, play.cards[0].plain()) for seat, play in plays), faults


def _in_order(described: Description, seats: list[int]) -> list[int]:
    """The seats of a trick in turn order, if one of them or the turn is described."""
    size, turn = len(described.names), described.seat(described.turn)
    leaders = [seat - place for place, seat in enumerate(seats) if seat != NOBODY]
    if not leaders and turn != NOBODY and len(seats) < size:
        leaders = [turn - len(seats)]
    if not leaders:
        return seats
    return [
        seat if seat != NOBODY else (leaders[0] + place) % size for place, seat in enumerate(seats)
    ]


def _turn(rules: TrickRules, described: Description, position: TricksPosition) -> int:
    if rules.at_once or position.is_full:
        return NOBODY
    if described.turn in described.names:
        return described.seat(described.turn)
    if position.field and position.field[-1].seat != NOBODY:
        return position.after(position.field[-1].seat)
    return NOBODY


# ---- the beginning


def _with_beginning(rules: TrickRules, position: TricksPosition) -> TricksPosition:
    """The position with the mark of the first trick and what is owed before the first card."""
    if rules.asks_first_trick and _is_first_trick(rules, position):
        position = position.with_mark(Mark(FIRST_TRICK.kind))
    for mark in _marks_of_played(rules, position):
        position = position.with_mark(mark)
    if not rules.at_once:
        position = with_voids_of_described_tricks(rules, position)
    position = with_owed(rules, position)
    for rule in rules.declaring("begins"):
        position = rule.begins(position)
    position = with_owed(rules, position)
    owing = [owed.seat for owed in position.owed]
    starts = first_stated(r.leads_first(position) for r in rules.declaring("leads_first"))
    if position.turn == NOBODY and starts is not None and not position.has_begun:
        position = replace(position, turn=starts)
    if position.turn == NOBODY and 0 < len(owing) < position.size:  # they owe it one after another
        first = [seat for seat in owing if (seat - 1) % position.size not in owing]
        position = replace(position, turn=first[0] if len(first) == 1 else NOBODY)
    elif owing and position.turn not in (NOBODY, *owing):
        position = replace(
            position, turn=next(s for s in position.around(position.turn) if s in owing)
        )
    is_first = not owing and position.mark(FIRST_TRICK.kind) and rules.first_card
    if is_first and position.turn == NOBODY and not position.field:
        position = replace(position, turn=rules.first_leader(position))
    return position


def _marks_of_played(rules: TrickRules, position: TricksPosition) -> Iterator[Mark]:
    """The marks that the cards played before have left: a heart among them broke hearts."""
    last = position.last.laid if position.last else ()
    trick = card_set(rules.deck, [laid.card for laid in (*position.field, *last)])
    played = union((*position.taken, position.carried, position.discards, trick))
    for rule in rules.declaring("on_card"):
        marks = (rule.on_card(position, card) for card in rules.deck.cards(played))
        yield from [mark for mark in marks if mark is not None][:1]


def _is_first_trick(rules: TrickRules, position: TricksPosition) -> bool:
    """Whether no trick is over, and a hand still has all its cards, or the card that leads the
    first trick was led or is still to be led."""
    if replace(position, field=()).has_begun:
        return False
    led = card_set(rules.deck, [laid.card for laid in position.field[:1]])
    if rules.first_card & (led or union(position.known)):
        return True
    dealing = rules.declared_by("deal")
    dealt = (rules.deck.size + rules.deck.jokers) // max(1, position.size)
    if dealing is not None:
        with suppress(Open):
            dealt = dealing.deal(position.size)["each"]
    played = [laid.seat for laid in position.field]
    counts = [(seat, position.count(seat)) for seat in range(position.size)]
    held = [count + played.count(seat) for seat, count in counts if count != MANY]
    return dealt in held


# ---- back


def describe(rules: TrickRules, position: TricksPosition, described: Description) -> Description:
    """The position as a description: hands, trick, discards, cards taken, marks."""
    names = described.names
    laid = ((card, names[seat] if seat != NOBODY else "") for seat, card in position.field)
    return describe_position(
        described,
        rules.deck,
        position,
        field=(FieldPlay((card,), name) for card, name in laid),
        discards=position.discards,
        state=write_state(rules, position, names),
    )


def write_state(
    rules: TrickRules, position: TricksPosition, names: Sequence[str]
) -> tuple[str, ...]:
    """The marks and the cards taken, in canonical words, without what follows from the hands and
    the tricks."""
    deck = rules.deck
    if _is_first_trick(rules, position):
        position = position.without_mark(FIRST_TRICK.kind)
    unmarked = replace(position, marks=())
    for mark in _marks_of_played(rules, unmarked):
        position = position.without_mark(mark.kind)
    position = _without_held(without_derived_voids(rules, position))
    texts = list(write_marks(_spellings(rules), deck, position.marks, names))
    for name, cards, tricks in zip(names, position.taken, position.tricks, strict=True):
        if cards:
            texts.append(" ".join((TOOK, name, *deck.texts(cards))))
        if tricks != cards.bit_count() // position.players:
            texts.append(f"{TRICKS.text} {name} {tricks}")
    if position.carried:
        texts.append(" ".join((CARRIES, *deck.texts(position.carried))))
    if position.last is not None:
        texts.append(_write_last(position.last, names))
    return tuple(texts)


def _without_held(position: TricksPosition) -> TricksPosition:
    """The position without cards that a seat has shown not to hold though it is known to."""
    for mark in position.marks:
        if mark.kind == LACKS.kind and mark.value & position.known[mark.holder]:
            left = mark.value & ~position.known[mark.holder]
            position = position.without_mark(LACKS.kind, mark.holder)
            if left:
                position = position.with_mark(Mark(LACKS.kind, left, mark.holder))
    return position
