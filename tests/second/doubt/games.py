"""Seeded tables of Million Doubt, and their table text."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from tests.second.doubt import house
from tests.second.doubt.cards import JOKER, PACK, RANKS, Laid, Play, lying_meanings, means_nothing
from tests.second.doubt.judge import CLAUSES, DEFAULTS, Event, Table, Trial

NAMES = ("Aki", "Ben", "Chie", "Dan", "Emi", "Fumi", "Gen")

OTHER_VALUES = {
    "leader_pass": "forbidden",
    "runs_allowed": "no",
    "several_doubters": "first_called",
    "last_card_face_down": "at_once",
    "game_ends": "one_left",
    "ignored_means": "nothing",
    "lead_after_penalty": "next_in_turn",
    "eight_before_doubt": "cut_first",
    "second_j": "stays",
    "lock_and_face_down": "yes_as_wild",
    "burst_player_loses": "none",
    "last_player_loses": "hand_count",
}


def deal(seed: int, *, debts: bool = False) -> Trial:
    """A deal by rules at random: most of them as the book has them. `debts`: of a house that has
    them, with more 7s and 10s."""
    rng = random.Random(f"doubt {seed}")
    seats = NAMES[: rng.choice((2, 2, 3, 3, 4, 5))]
    each = rng.choice((7, 9, 10)) if debts else 7  # a gift may burst a hand of ten
    pack = list(PACK)
    rng.shuffle(pack)
    if debts or rng.random() < 0.5:  # jokers and the ends of the order come together more often
        often = ["7", "10", "9"] if debts else rng.sample("3489JK2", 3)
        pack.sort(key=lambda card: card != JOKER and card[1:] not in often)
        pack = rng.sample(pack[: each * len(seats)], each * len(seats))
    dealt = {seat: tuple(pack[each * n : each * n + each]) for n, seat in enumerate(seats)}
    readings = {
        name: OTHER_VALUES[name] if rng.random() < 0.15 else value
        for name, value in DEFAULTS.items()
    }
    without = frozenset(c for c in (*CLAUSES, "lock_cases") if rng.random() < 0.08)
    first = rng.choice(seats)
    clauses = frozenset({rng.choice(house.CLAUSES)} if debts else ())
    return Trial(seats, dealt, first, readings, without, clauses)


# ---- what somebody may try


def tries(table: Table, rng: random.Random, wanted: int) -> list[Play]:
    """Plays of the one whose turn it is, likely and unlikely ones."""
    hand = table.hands[table.turn]
    size = len(table.to_beat()) or rng.choice((1, 1, 2, 3, 4))
    found = []
    for _ in range(wanted if hand else 0):
        count = size if rng.random() < 0.85 else rng.randint(1, 5)
        cards = _some(hand, min(count, len(hand)), rng)
        hide = rng.choice((0, 0, 0.3, 0.6, 1))
        play = tuple(sorted(Laid(card, rng.random() < hide) for card in cards))
        if play:
            found.append(play)
    return found


def _some(hand: Sequence[str], count: int, rng: random.Random) -> list[str]:
    """Equal numbers, neighbours of one suit, or anything."""
    first = rng.choice(hand)
    key = rng.choice((lambda c: c[1:] == first[1:], lambda c: c[0] == first[0], lambda c: True))
    alike = [card for card in hand if key(card) or card == JOKER]
    rng.shuffle(alike)
    rest = list(hand)
    for card in alike:
        rest.remove(card)
    rng.shuffle(rest)
    return [*alike, *rest][:count]


def next_event(table: Table, rng: random.Random) -> Event:
    """Something that may happen next."""
    if table.executor:
        lying = sorted({laid.card for _, play in table.pile for laid in play} - {JOKER})
        given = rng.sample(lying, rng.choice((0, len(lying), rng.randint(0, len(lying)))))
        return Event(table.executor, "give", tuple(Laid(card) for card in given))
    if table.debtor:
        return _settling(table, rng)
    if table.open:
        speakers = [seat for seat in table.active() if table.may_speak(seat)]
        return Event(rng.choice(speakers), "doubt" if rng.random() < 0.2 else "through")
    tried = tries(table, rng, 20 if rng.random() < 0.85 else 0)
    legal = next((play for play in tried if table.may_lay(table.turn, play)), ())
    if legal:
        return Event(table.turn, "play", legal)
    if table.may_pass(table.turn):
        return Event(table.turn, "pass")
    singles = [(Laid(card),) for card in table.hands[table.turn]]
    return Event(table.turn, "play", next(p for p in singles if table.may_lay(table.turn, p)))


def _settling(table: Table, rng: random.Random) -> Event:
    cards = rng.sample(table.hands[table.debtor], rng.randint(0, table.most))
    if not cards:
        return Event(table.debtor, "decline")
    did = "hand" if house.GIVE in table.trial.house else "discard"
    return Event(table.debtor, did, tuple(map(Laid, cards)))


def lead_on(trial: Trial, rng: random.Random, events: int) -> Trial:
    for _ in range(events):
        table = trial.now()
        if table.over:
            break
        trial = trial.then(next_event(table, rng))
    return trial


def every_pattern(hand: Sequence[str]) -> list[tuple[tuple[str, ...], int]]:
    """Which cards of the hand may be shown, with how many face down beside them."""
    found = set()
    for shown in range(len(hand) + 1):
        for cards in combinations(sorted(hand), shown):
            found |= {(cards, down) for down in range(len(hand) - shown + 1) if shown + down}
    return sorted(found)


# ---- the table text


def spelled(play: Play) -> str:
    return " ".join(map(str, play))


def move(event: Event, table: Table) -> str:
    """The move; the table is the one before it."""
    if event.did == "give":
        cards = spelled(event.cards)
        return f"{event.seat}: " + (f"gives {cards} to {table.punished}" if cards else "declines")
    cards = spelled(event.cards)
    did = {
        "play": cards,
        "hand": f"gives {cards} to {table.after(event.seat)}",
        "discard": f"discards {cards}",
        "decline": "declines",
    }
    return f"{event.seat}: {did.get(event.did, event.did)}"


def head(trial: Trial) -> list[str]:
    off = "".join(f" - {clause}" for clause in sorted(trial.without))
    readings = ", ".join(f"{n} = {v}" for n, v in trial.readings.items() if v != DEFAULTS[n])
    on = "".join(f" + {clause}" for clause in sorted(trial.house))
    lines = [f"rules: {house.NAME if trial.house else 'million_doubt'}{on}{off}"]
    lines += [f"readings: {readings}"] if readings else []
    return [*lines, f"seats: {', '.join(trial.seats)}"]


def as_played(trial: Trial) -> str:
    lines = [*head(trial), f"turn: {trial.first}", "hands:"]
    lines += [f"  {seat}: {' '.join(trial.dealt[seat])}" for seat in trial.seats]
    moves = []
    before = replace(trial, events=())
    for event in trial.events:
        moves.append(f"  {move(event, before.now())}")
        before = before.then(event)
    return "\n".join([*lines, "play:", *moves] if moves else lines)


def as_described(table: Table, *, hide: bool) -> str:
    """What lies there now; with `hide` no one can see what lies face down on the field."""
    lines = [*head(table.trial), f"turn: {table.turn}", "hands:"]
    for seat in table.trial.seats:
        hand = " ".join(table.hands[seat]) or "none"
        lines.append(f"  {seat}: {'out burst' if seat in table.out else hand}")
    if table.pile:
        plays = ", ".join(f"{seat} {_seen(play, hide)}" for seat, play in table.pile)
        lines.append(f"field: {plays}")
    if table.discards:
        lines.append(f"discards: {' '.join(table.discards)}")
    state = _marks(table)
    return "\n".join([*lines, f"state: {', '.join(state)}"] if state else lines)


def _seen(play: Play, hide: bool) -> str:
    return " ".join("(?)" if laid.down and hide else str(laid) for laid in play)


def _marks(table: Table) -> list[str]:
    state = ["revolution"] if table.revolutions % 2 else []
    state += [f"passed {seat}" for seat in table.passed if table.pile]
    if table.open:
        state += ["doubt open", *(f"through {seat}" for seat in table.let_through)]
        state += [f"doubted by {seat}" for seat in table.doubters]
    return state + [f"burst {seat} {len(table.hands[seat])}" for seat in table.out]


def may_be_described(table: Table) -> bool:
    """Does a description tell all that matters?"""
    return not (table.over or table.executor or table.debtor or "clean" in table.out.values())


def before_a_doubt(seed: int) -> tuple[Table, Play] | None:
    """Aki's cards lie there, and what Ben lays on them: few numbers, and often jokers."""
    rng = random.Random(f"before a doubt {seed}")
    often = rng.sample(RANKS[:2] + RANKS[-2:] + ("8", "J", "9"), 3)
    pack = [card for card in PACK if card == JOKER or card[1:] in often]
    rng.shuffle(pack)
    size = rng.choice((1, 2, 2, 2, 3, 4))
    below = tuple(Laid(card, rng.random() < 0.2) for card in _some(pack, size, rng))
    for laid in below:
        pack.remove(laid.card)
    play = tuple(Laid(card, rng.random() < 0.7) for card in _some(pack, size, rng))
    for laid in play:
        pack.remove(laid.card)
    trial = deal(seed)
    trial = Trial(NAMES[:3], {}, "Aki", trial.readings, trial.without)
    hands = {"Aki": pack[:1], "Ben": [*pack[1:2], *(laid.card for laid in play)], "Chie": ["D5"]}
    table = Table(trial, hands, "Ben", [("Aki", below)])
    if means_nothing(below) or not lying_meanings(below, table.runs()) or table.cuts(below):
        return None
    table.revolutions = rng.randrange(2) if table.uses("revolution") else 0
    table.backs = int(table.turns_back(below))
    legal = table.may_lay("Ben", play) and any(laid.down for laid in play)
    return (table, play) if legal else None
