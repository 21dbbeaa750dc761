"""From a described table to a position, with everything that is wrong about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from referee.cards.card import bits
from referee.engine.conversion import card_set, read_exits, read_hands, unknown_state, write_hands
from referee.engine.told_facts import is_told_fact
from referee.engine.validation import find_faults, stated_twice
from referee.errors import Fault
from referee.games.climbing.plays.joker_assignment import namings
from referee.games.climbing.plays.play import COVERED, NO_FORM, Play, cards_of
from referee.games.climbing.position import ASIDE, LaidPlay, Position, PositionBuilder, unseen_cards
from referee.games.climbing.resolution.disambiguation import change_by, clears
from referee.games.climbing.resolution.exchange import in_exchange, leader_at
from referee.games.climbing.resolution.joker_meanings import (
    follow_marks,
    laid_cards,
    lasting,
    that_last,
    ways_to_lie,
)
from referee.games.climbing.resolution.move_resolution import MoveResolution
from referee.games.climbing.resolution.responses import lay_anew
from referee.games.climbing.resolution.stages import as_dealt
from referee.games.climbing.resolution.windows import cut_answers
from referee.games.climbing.rule_api.effects import Clear
from referee.games.climbing.rule_api.mark_names import (
    EXCHANGED,
    FIRST_TRICK,
    LEFT_OVER,
    OPEN,
    UNDEALT,
)
from referee.games.climbing.rule_api.titles import TITLE_ORDER
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.description import Description, FieldPlay, Seat
from referee.model.mark_spelling import MarkSpelling
from referee.model.marks import MANY, NOBODY, Mark, Marks, find_mark, sorted_marks
from referee.rulebook.rule import OpenReading


def set_up(
    rules: ClimbingRules, described: Description, *, acting: bool = True
) -> tuple[Position, list[Fault]]:
    """The position before the moves, and its faults (all of them).

    ``acting``: with what the described hands set off by themselves, if there are no faults.
    """
    names = described.names
    faults = list(find_faults(rules.rulebook.titled_book, described, ways=rules.out_ways))
    titles = title_marks(described)
    stated, passed, denied, exchange = read_state(rules, described, faults)
    given = (*titles, *stated)
    field = _field(rules, described, given)
    doubted = find_mark(stated, OPEN) is not None
    followed = follow_marks(rules, field[:-1] if doubted else field, given, len(names))
    kinds = {mark.kind for mark in stated} | denied
    marks = (*titles, *stated, *(mark for mark in followed if mark.kind not in kinds))
    known, unknown = read_hands(rules.deck, described)
    position = Position(
        known=known,
        unknown=unknown,
        field=field,
        discards=card_set(rules.deck, described.discards),
        turn=names.index(described.turn) if described.turn in names else NOBODY,
        passed=passed,
        marks=sorted_marks(marks),
        out=read_exits(described),
    )
    position.perhaps_out = _perhaps_out(described, position)
    if exchange:
        position = in_exchange(rules, position)
    if doubted:
        position = _reopened(rules, described, position, faults)
    told_late = described.turn and not _is_whole(rules, position)
    if not told_late and FIRST_TRICK.kind not in kinds:
        position = _opened(rules, position)
    if rules.asks_undealt and not {LEFT_OVER.kind, UNDEALT.kind} & kinds:
        position = _with_undealt(rules, position)
    if position.turn == NOBODY:
        position = _led(rules, position)
    return as_dealt(rules, position)[0] if acting and not faults else position, faults


def _is_whole(rules: ClimbingRules, position: Position) -> bool:
    """Whether the hands hold all that is dealt, so that nothing has been played yet."""
    extra = [rule.extra_dealt(position) for rule in rules.declaring("extra_dealt")]
    held = {
        None if count is None else count - sum(more.get(seat, 0) for more in extra)
        for seat, count in enumerate(map(position.held, range(position.size)))
    }
    if None in held or len(held) != 1:
        return False
    return held == {rules.share(position)}


def _with_undealt(rules: ClimbingRules, position: Position) -> Position:
    """A table before its first move with what isn't dealt, if the hands tell."""
    unseen = unseen_cards(rules.deck, position)
    left = unseen.bit_count() - sum(position.unknown)
    if left <= 0 or not position.unplayed or position.passed or not _is_whole(rules, position):
        return position
    draft = PositionBuilder(position)
    if any(position.unknown):
        draft.set_mark(Mark(UNDEALT.kind, left, until=UNDEALT.until))
    else:
        draft.set_mark(Mark(LEFT_OVER.kind, unseen, until=LEFT_OVER.until))
    return draft


def _opened(rules: ClimbingRules, position: Position) -> Position:
    """A table before its first move, in the first trick if a rule needs that."""
    if not (rules.asks_first_trick and position.unplayed) or position.passed:
        return position
    draft = PositionBuilder(position)
    draft.set_mark(Mark(FIRST_TRICK.kind, until="clear"))
    return draft


def _led(rules: ClimbingRules, position: Position) -> Position:
    """A new table with the turn, if the rules say who leads and the table shows it."""
    try:
        leader = leader_at(rules, position)
    except OpenReading:  # concerns only what is asked about the turn
        return position
    if leader == NOBODY:
        return position
    draft = PositionBuilder(position)
    draft.turn = leader
    return draft


def _reopened(
    rules: ClimbingRules, described: Description, position: Position, faults: list[Fault]
) -> Position:
    """The position after playing the top of the field again, so that the others are asked."""
    top = position.field[-1] if position.field else None
    if top is not None and top.seat != NOBODY and top.play.face_down:
        return lay_anew(rules, position)
    faults.append(Fault("no-doubt-open", ("state",), {}, described.line("state")))
    return position


def _field(rules: ClimbingRules, described: Description, marks: Marks) -> tuple[LaidPlay, ...]:
    """The plays on the field. If cards make several plays, those with which the field is possible;
    if several are, the play stays open."""
    names = described.names
    field = tuple(_read(rules, names, play) for play in described.field)
    if not any(laid.open for laid in field):
        return field
    ways = ways_to_lie(rules, field, that_last(marks), len(names))
    return tuple(map(_lying, zip(*(way.field for way in ways), strict=True)))


def _lying(ways: Sequence[LaidPlay]) -> LaidPlay:
    """A play; open if it has several readings."""
    plays = tuple(dict.fromkeys(laid.play for laid in ways))
    if len(plays) == 1:
        return LaidPlay(ways[0].seat, plays[0])
    return LaidPlay(ways[0].seat, plays[0].unnamed, plays)


def _read(rules: ClimbingRules, names: Sequence[str], play: FieldPlay) -> LaidPlay:
    """A play on the field; open if its cards make several."""
    seat = names.index(play.seat) if play.seat in names else NOBODY
    plain = [card.plain() for card in play.cards]
    cards = [
        card
        for index, card in enumerate(play.cards)
        if card.is_one_of_many or plain[index] not in plain[:index]
    ]  # one that lies twice is told elsewhere
    readings = tuple(rules.readings(cards))
    if rules.by_joker_suits:
        readings = tuple(named for play in readings for named in namings(rules.store, play))
    return LaidPlay(seat, readings[0], readings if len(readings) > 1 else ())


# ---- titles


def title_marks(described: Description) -> Marks:
    """Last game's titles as marks. Of two plain ``heimin``, the lower one comes first in turn
    order after the lowest title."""
    titles = [seat.title for seat in described.seats]
    if titles.count("heimin") == 2:
        ladder = [title for title in TITLE_ORDER if title in titles]
        start = titles.index(ladder[0])
        around = [(start + step) % len(titles) for step in range(len(titles))]
        lower, upper = [seat for seat in around if titles[seat] == "heimin"]
        titles[lower], titles[upper] = "lower heimin", "upper heimin"
    return tuple(Mark("title", title, seat, "set") for seat, title in enumerate(titles) if title)


def odd_field(rules: ClimbingRules, position: Position) -> Iterator[Fault]:
    """Plays on a described field that would have cleared it, aren't a combination, or don't fit the
    play below."""
    start = Position((0,) * position.size, (MANY,) * position.size, marks=lasting(position))
    for index, laid in enumerate(position.field):
        above = [laid_above.play for laid_above in position.field[index + 1 : index + 2]]
        after = change_by(rules, start, laid)
        answered = any(cut_answers(rules, after, play) for play in above)
        if _answer_clears(rules, start, laid) or (clears(rules, start, laid) and not answered):
            yield Fault("does-not-stay", ("field", index), {"cards": laid.play.text})
        yield from _odd_play(rules, start, laid.play, index)
        start = after


def _answer_clears(rules: ClimbingRules, before: Position, laid: LaidPlay) -> bool:
    """Whether a play answers the one below it and clears the field by that."""
    top = before.field[-1].play if before.field else None
    answering = cut_answers(rules, before, laid.play) if top and top.form != NO_FORM else []
    if not answering:
        return False
    context = MoveResolution(rules, before, laid.seat).context((*before.field, laid))
    return any(isinstance(e, Clear) for rule in answering for e in rule.on_answer(context))


def _odd_play(rules: ClimbingRules, before: Position, play: Play, index: int) -> Iterator[Fault]:
    """What is odd about a play on a described field."""
    if play.form == NO_FORM:
        yield Fault("odd-cards", ("field", index), {"cards": play.text})
        return
    field = rules.field_seen(before.field)
    top = field[-1].play if field else None
    if top is None or top.form == NO_FORM or (top.count, top.form) == (play.count, play.form):
        return
    if rules.judged(before, play).allowed or cut_answers(rules, before, play):
        return
    args = {"cards": play.text, "top": top.text}
    if top.count != play.count:
        yield Fault("odd-count", ("field", index), args)
    elif COVERED not in (top.form, play.form):
        yield Fault("odd-form", ("field", index), args)


def describe(rules: ClimbingRules, position: Position, described: Description) -> Description:
    """The position as a description: hands, field, discards and marks as they now are."""
    names = described.names
    deck = rules.deck
    return described.replace(
        seats=_seats_now(position, described),
        hands=write_hands(deck, names, position),
        field=tuple(_field_play(rules, names, laid) for laid in position.field),
        discards=deck.cards(position.discards),
        turn=names[position.turn] if position.turn != NOBODY else "",
        state=write_state(rules, position, names),
        play=(),
        ask=(),
    )


def _field_play(rules: ClimbingRules, names: Sequence[str], laid: LaidPlay) -> FieldPlay:
    """A play on the field as it is described. Jokers are named if the cards could make another
    play."""
    cards = laid_cards(laid)
    if laid.play.jokers and not (laid.open or laid.play.hidden) and len(rules.readings(cards)) > 1:
        cards = cards_of(laid.play, every=True)
    return FieldPlay(cards, names[laid.seat] if laid.seat != NOBODY else "")


def _seats_now(position: Position, described: Description) -> tuple[Seat, ...]:
    """The seats with their titles, where these have changed since."""
    before = {mark.holder: mark.value for mark in title_marks(described)}
    now = {mark.holder: mark.value for mark in position.marks if mark.kind == "title"}
    return tuple(
        seat if before.get(index) == now.get(index) else replace(seat, title=now.get(index, ""))
        for index, seat in enumerate(described.seats)
    )


# ---- ``state:``


def read_state(
    rules: ClimbingRules, described: Description, faults: list[Fault]
) -> tuple[list[Mark], int, set[str], bool]:
    """Marks, who passed, kinds that are denied (``no J-back``), whether the exchange goes on."""
    if not described.state:
        return [], 0, set(), False
    words, names = rules.words, described.names
    denials = {denial: word.kind for word in reversed(words) for denial in _denials(word)}
    stated: list[Mark] = []
    denied: set[str] = set()
    passed = 0
    exchange = False
    for index, text in enumerate(described.state):
        readings = (word.read(text, rules.deck, names) for word in words)
        mark = next((mark for mark in readings if mark), None)
        no = denials.get(text.casefold())
        if mark in stated:
            continue
        if mark is not None:
            stated.append(mark)
        elif no is not None:
            denied.add(no)
        elif text.startswith("passed ") and text[7:] in names:
            passed |= 1 << names.index(text[7:])
        elif text.removeprefix(PERHAPS_OUT) in names:
            continue  # see ``_perhaps_out``
        elif text == "exchange":
            exchange = True
        elif not is_told_fact(text):
            faults.append(
                unknown_state(words, described, index, ("passed …", "may be out …", "exchange"))
            )
        if mark is not None and mark.kind in ASIDE:
            faults += stated_twice(rules.deck, described, mark.value, index)
    kinds = {mark.kind for mark in stated}
    along = {word.along for word in words if word.kind in kinds} - {"", *kinds}
    stated += [Mark(kind) for kind in sorted(along)]
    return stated, passed, denied, exchange


PERHAPS_OUT = "may be out "
"""``state: may be out Aki``: nothing is known of the hand, and the player's last play may have been
the whole of it."""


def states_exit(described: Description, name: str) -> bool:
    """Whether ``state:`` says that a player may be out."""
    return f"{PERHAPS_OUT}{name}" in described.state


def _perhaps_out(described: Description, position: Position) -> int:
    """The seats of which ``state:`` says so, without those of whose hands something is known."""
    return sum(
        1 << seat
        for seat, name in enumerate(described.names)
        if states_exit(described, name) and position.nothing_known(seat)
    )


def _denials(word: MarkSpelling) -> set[str]:
    return {f"no {spelling}".casefold() for spelling in (word.text, *word.also)}


def write_state(rules: ClimbingRules, position: Position, names: Sequence[str]) -> tuple[str, ...]:
    """The marks that ``state:`` has to name, in canonical words and order."""
    settled = position.field[:-1] if position.mark(OPEN) else position.field
    followed = set(follow_marks(rules, settled, lasting(position), position.size))
    untold = followed | set(_set_off(rules, position))
    telling = [mark for mark in position.marks if mark not in untold]
    absent = {mark.kind for mark in followed} - {mark.kind for mark in position.marks}
    # Those of a book are many: they are only gone through where there is something to tell.
    words = rules.words if telling or absent else []
    texts = []
    for mark in telling:
        word = next((word for word in words if word.writes(mark)), None)
        if word is not None:
            texts.append(word.write(mark, rules.deck, names))
    texts += sorted({f"no {word.text}" for word in words if word.kind in absent})
    texts += [f"passed {name}" for seat, name in enumerate(names) if position.passed >> seat & 1]
    follows = position.owed and position.unplayed and position.mark(EXCHANGED.kind)
    perhaps_out = (names[seat] for seat in bits(position.perhaps_out))
    texts += [f"{PERHAPS_OUT}{name}" for name in perhaps_out]
    texts += ["exchange"] if position.exchanging or follows else []
    return tuple(texts)


def _set_off(rules: ClimbingRules, position: Position) -> Iterator[Mark]:
    """The marks that follow from the table itself."""
    for mark in position.marks if rules.stages["on_hand"] else ():
        rest = tuple(other for other in position.marks if other is not mark)
        try:
            follows = mark in as_dealt(rules, position.with_marks(rest))[0].marks
        except OpenReading:  # the mark has to be stated then
            follows = False
        if follows:
            yield mark
