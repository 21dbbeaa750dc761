"""The games in the judge's terms, and seeded tables of them written as table text."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from tests.second.tricks.judge import UNSETTLED, Event, Trial, Words, settled, worlds

NAMES = ("Aki", "Ben", "Chie", "Dan", "Emi", "Fumi", "Gen", "Hana")
FRENCH = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
NUMBERS = tuple(str(number) for number in range(1, 11))
HEARTS = tuple(f"H{rank}" for rank in FRENCH)

TORITE_READINGS = {
    "equal_numbers": (UNSETTLED, "first_played", "last_played", "nobody"),
    "lead_after_nobody": (UNSETTLED, "same_leader", "next_player"),
    "tie": (UNSETTLED, "shared"),
    "lead_bound": ("no", "yes"),
    "all_void": (UNSETTLED, "nobody_discarded", "carried_to_next"),
}
# Which of them belong to clauses of the game.
OF_GAME = {
    "A": ("equal_numbers", "lead_after_nobody", "tie", "lead_bound"),
    "C": ("equal_numbers", "lead_after_nobody", "tie"),
    "E": ("equal_numbers", "lead_after_nobody", "tie", "all_void"),
}
KIND = {"A": "A", "B": "A", "C": "C", "D": "C", "A'": "C", "B'": "C", "E": "E", "F": "E"}
GAMES = ("hearts", "whist", *KIND, "bonus")


def words(game: str, rng: random.Random) -> Words:
    """A game under readings and switches at random."""
    if game == "hearts":
        return hearts(rng)
    if game == "whist":
        trump = rng.choice(("", *"SHDC"))
        header = f"whist, trump = {trump or 'none'}"
        return Words(header, "SHDC", FRENCH, must_follow=True, trump=trump)
    kind = KIND.get(game, "C")
    duty = {"A": "not_must_follow", "C": "must_follow", "E": ""}[kind]
    off = f" - {duty}" if duty and rng.random() < 0.1 else ""
    readings = {
        name: values[0] if rng.random() < 0.4 else rng.choice(values)
        for name, values in TORITE_READINGS.items()
        if name in OF_GAME[kind] and not (off and name == "lead_bound")
    }
    return Words(
        f"torite, game = {game}{off}",
        "RBY",
        NUMBERS,
        low=game in ("B", "D", "B'", "F"),
        must_follow=kind == "C" and not off,
        not_must_follow=kind == "A" and not off,
        at_once=kind == "E",
        trump="Y" if game in ("A'", "B'") else "",
        meeples=game == "bonus",
        readings=readings,
    )


def hearts(rng: random.Random) -> Words:
    """Hearts, now and then without one of its clauses."""
    clauses = ("first_lead", "follow", "break", "first_trick", "moon")
    off = [name for name in clauses if rng.random() < 0.15]
    jack = rng.random() < 0.3
    queen = rng.choice(("no", "no", "breaks", "as_suit"))
    below_zero = rng.random() < 0.3
    readings = {}
    if "break" not in off:
        readings["queen_breaks"] = queen
    if "moon" not in off:
        readings["moon_points"] = "own_minus" if below_zero else "others_plus"
    return Words(
        "hearts" + " + jack_of_diamonds" * jack + "".join(f" - {name}" for name in off),
        "SHDC",
        FRENCH,
        must_follow="follow" not in off,
        only_suit_led_takes=True,
        opening_card="" if "first_lead" in off else "C2",
        suit_to_break="" if "break" in off else "H",
        not_in_first_trick=() if "first_trick" in off else (*HEARTS, "SQ"),
        card_points={"SQ": 13, **dict.fromkeys(HEARTS, 1)},
        moon="moon" not in off,
        breakers=("SQ",) * (queen != "no"),
        led_late=("SQ",) * (queen == "as_suit" and "break" not in off),
        moon_below_zero=below_zero,
        bonus={"DJ": -10} if jack else {},
        readings=readings,
    )


def deal(game: str, seed: int) -> Trial:
    rng = random.Random(f"{game} {seed}")
    law = words(game, rng)
    french = law.suits == "SHDC"
    seats = NAMES[: 4 if french else rng.randint(2, 8)]
    pack = list(law.deck)
    rng.shuffle(pack)
    each = 13 if french else len(pack) // len(seats)
    dealt = {seat: tuple(pack[n * each : (n + 1) * each]) for n, seat in enumerate(seats)}
    holder = [seat for seat in seats if law.opening_card in dealt[seat]]
    first = holder[0] if holder else rng.choice(seats)
    meeples = {seat: rng.choice("RBY") for seat in seats} if law.meeples else {}
    return Trial(law, seats, dealt, first, (), meeples)


def step(trial: Trial, rng: random.Random) -> Trial | None:
    """One more card, or None where nobody can say who plays one."""
    seats = settled(trial, Trial.to_play)
    if not seats or seats == UNSETTLED:
        return None
    seat = rng.choice(seats)
    cards = settled(trial, lambda world: world.allowed(seat))
    return None if cards == UNSETTLED else trial.then((seat, rng.choice(cards)))


def lead_on(trial: Trial, rng: random.Random, cards: int) -> Trial:
    """So many cards on, or as far as it goes."""
    for _ in range(cards):
        further = step(trial, rng)
        if further is None:
            break
        trial = further
    return trial


# ---- the table text


def head(trial: Trial) -> list[str]:
    said = ", ".join(f"{name} = {value}" for name, value in trial.words.readings.items())
    lines = [f"rules: {trial.words.header}", f"readings: {said}" if said else "# no readings"]
    return [*lines, f"seats: {', '.join(trial.seats)}"]


def as_played(trial: Trial) -> str:
    """The deal, and every card since."""
    lines = head(trial)
    if not trial.words.at_once:
        lines.append(f"turn: {trial.first}")
    lines += ["hands:", *(f"  {s}: {' '.join(trial.dealt[s])}" for s in trial.seats)]
    if trial.meeples:
        lines.append("state: " + ", ".join(f"meeple {s} {c}" for s, c in trial.meeples.items()))
    if trial.events:
        lines += ["play:", *(f"  {seat}: {card}" for seat, card in trial.events)]
    return "\n".join(lines)


@dataclass(frozen=True)
class Told:
    """How much a description lets see."""

    hidden: frozenset[str] = frozenset()
    swept: bool = False
    """The last full trick has been taken away."""


def taken_away(trial: Trial, told: Told) -> Trial:
    """The trial up to the tricks that lie there no more."""
    full = len(trial.tricks()) - (not trial.on_table() and not told.swept)
    return replace(trial, events=trial.events[: max(full, 0) * len(trial.seats)])


def may_be_described(trial: Trial, told: Told) -> bool:
    """Does all that is told of the past mean one thing only?"""
    past = taken_away(trial, told)
    alike = [settled(past, Trial.taken), settled(past, lambda w: w.carried(len(w.tricks())))]
    turn = settled(past, Trial.to_play) if len(past.events) == len(trial.events) else []
    return UNSETTLED not in (*alike, turn)


def as_described(trial: Trial, told: Told) -> str:
    """What lies there now."""
    past = taken_away(trial, told)
    lying = trial.events[len(past.events) :]
    past = next(worlds(past))
    lines = head(trial)
    turn = settled(trial, Trial.to_play)
    if not lying and not trial.words.at_once and len(turn) == 1:
        lines.append(f"turn: {turn[0]}")
    lines.append("hands:")
    for seat in trial.seats:
        hand = trial.hand(seat)
        shown = f"? x{len(hand)}" if seat in told.hidden else " ".join(hand)
        lines.append(f"  {seat}: {shown if hand else 'none'}")
    if lying:
        lines.append("field: " + ", ".join(f"{seat} {card}" for seat, card in lying))
    return "\n".join([*lines, *_marks(trial, past)])


def _marks(trial: Trial, past: Trial) -> list[str]:
    """Discards and state, after the tricks that are taken away."""
    state = [f"meeple {seat} {colour}" for seat, colour in trial.meeples.items()]
    heaps, carried = past.taken(), past.carried(len(past.tricks()))
    for seat in trial.seats:
        if heaps[seat]:
            state += [f"took {seat} {cards_of(heaps[seat])}", f"tricks {seat} {len(heaps[seat])}"]
    if trial.words.card_points and not past.events:
        state.append("first trick")
    if trial.words.suit_to_break and trial.broken():
        state.append(f"broken {trial.words.suit_to_break}")
    if past.events and trial.words.not_must_follow:
        state.append(f"last colour {past.events[-1][1][0]}")
    if carried:
        state.append(f"carried {cards_of(carried)}")
    seen = [trick for heap in (*heaps.values(), carried) for trick in heap]
    gone = [trick for trick in past.tricks() if trick not in seen]
    lines = [f"discards: {cards_of(gone)}"] if gone else []
    return [*lines, f"state: {', '.join(state)}"] if state else lines


def cards_of(tricks: list[tuple[Event, ...]]) -> str:
    return " ".join(card for trick in tricks for _, card in trick)
