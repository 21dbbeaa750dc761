"""Sentences that can never come true, because two of their words contradict each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from referee.cards.card import Deck
from referee.games.climbing.plays.play import EMPEROR, RUN, SET, SINGLE, SPACED
from referee.rulebook.rule_language import MAX_COUNT, Flaw, NumberRange, SentenceWords

from .conditions import WHOLE
from .marks import possible_values
from .players import MARKED, PLAYER, names_in

ON = "when.play.on"
COUNTS, JOKERS, SHOWN = "when.play.count", "when.play.jokers", "when.play.shows"


class Bound(Struct, frozen=True):
    """A number of cards that a word requires at least, or allows at most."""

    path: str
    number: int


def never_flaws(words: SentenceWords, deck: Deck, clause: Mapping[str, Any]) -> Iterator[Flaw]:
    """The contradictions of a sentence; ``clause``: as for all flaws, may have the ``titles`` of
    the players."""
    play = _least_cards(words, COUNTS, SHOWN, JOKERS)
    most = _most_cards(words, deck)
    yield from _form_flaws(words, deck, "when.play.form", play, most)
    below = _least_cards(words, f"{ON}.count", f"{ON}.jokers")
    yield from _form_flaws(words, deck, f"{ON}.form", below, _most(words, f"{ON}.count"))
    for path in (JOKERS, f"{ON}.jokers"):
        least = _range(words, path).least
        if least > deck.jokers:
            yield Flaw(path, "never-so-many", {"count": least, "most": deck.jokers})
    yield from _hand_flaws(words, play, deck)
    yield from _cleared_flaws(words)
    yield from _title_flaws(words)
    yield from _idle_flaws(words)
    yield from _giver_flaws(words, clause.get("titles", {}))


def clash(one: SentenceWords, other: SentenceWords) -> str:
    """The word by which two sentences put the same cards in different places; empty if none."""
    sentences = (one, other)
    if any("when.always" not in words or "then.put.rank" not in words for words in sentences):
        return ""
    orders = [words.get("if.order", "any") for words in sentences]
    suits = [words.get("then.put.suit") for words in sentences]
    if "any" not in orders and orders[0] != orders[1]:
        return ""
    if None not in suits and suits[0] != suits[1]:
        return ""
    ranks = [_ranks(words["then.put.rank"]) for words in sentences]
    places = [(words.get("then.put.on"), words.get("then.put.above")) for words in sentences]
    return "then.put.rank" if ranks[0] & ranks[1] and places[0] != places[1] else ""


def _ranks(value: Any) -> set[str]:
    """The ranks that a word names in all readings."""
    named = (part if isinstance(part, tuple) else (part,) for part in possible_values(value))
    return {rank for ranks in named for rank in ranks if isinstance(rank, str)}


def _range(words: SentenceWords, path: str) -> NumberRange:
    """The numbers that a word allows; all if it isn't a range or is left to a reading."""
    value = words.get(path)
    return value if isinstance(value, NumberRange) else NumberRange()


def _least_cards(words: SentenceWords, *paths: str) -> Bound:
    """How many cards a play has at least, by the word that requires the most."""
    bounds = [Bound("when.play", 1)]
    for path in paths:
        value = words.get(path)
        if isinstance(value, tuple):
            bounds.append(Bound(path, len({*value})))
        elif value == "even":
            bounds.append(Bound(path, 2))
        else:
            bounds.append(Bound(path, _range(words, path).least))
    return max(bounds, key=lambda bound: bound.number)


def _most(words: SentenceWords, path: str) -> Bound:
    return Bound(path, _range(words, path).most)


def _most_cards(words: SentenceWords, deck: Deck) -> Bound:
    """How many cards a play has at most, by the number of the cards that are meant."""
    count, jokers = _range(words, COUNTS), _range(words, JOKERS)
    named = "when.play.rank" in words or "when.play.suit" in words
    counts_all = words.get("when.play.stand_ins") is True and not named
    if counts_all or words.get("when.play.only") is True:
        return Bound(COUNTS, count.most)
    if named or "when.play.stand_ins" in words:
        return Bound(COUNTS, MAX_COUNT)
    return Bound(COUNTS, count.most + min(deck.jokers, jokers.most))


def _form_flaws(
    words: SentenceWords, deck: Deck, path: str, least: Bound, most: Bound
) -> Iterator[Flaw]:
    """Forms that have fewer cards, or more, than other words require."""
    forms = words.get(path)
    if not isinstance(forms, tuple):
        return
    sizes = {
        SINGLE: NumberRange(1, 1),
        SET: NumberRange(2),
        RUN: NumberRange(3),
        SPACED: NumberRange(3),
        EMPEROR: NumberRange(len(deck.suits), len(deck.suits)),
    }
    known = [sizes.get(form, NumberRange(1)) for form in forms]
    if all(size.most < least.number for size in known):
        yield Flaw(path, "never-together", {"other": least.path})
    elif all(size.least > most.number for size in known):
        yield Flaw(path, "never-together", {"other": most.path})


def _least_held(words: SentenceWords, start: str, deck: Deck) -> Bound:
    """How many cards a hand has at least, by the words about it."""
    shown, row = words.get(f"{start}.shows"), words.get(f"{start}.row")
    each = words.get(f"{start}.each", 1)
    bounds = [
        Bound(f"{start}.count", _range(words, f"{start}.count").least),
        Bound(f"{start}.shows", len({*shown}) if isinstance(shown, tuple) else 0),
        Bound(f"{start}.suit", len(deck.ranks) if words.get(f"{start}.suit") == WHOLE else 0),
    ]
    if isinstance(row, int) and isinstance(each, int):
        bounds.append(Bound(f"{start}.row", row * each))
    return max(bounds, key=lambda bound: bound.number)


def _hand_flaws(words: SentenceWords, play: Bound, deck: Deck) -> Iterator[Flaw]:
    """Hands from which the cards can't be played, and last plays that leave cards."""
    moves = any(path.startswith(("when.play", "when.pass", "when.turn")) for path in words)
    plays = any(path.startswith("when.play") for path in words)
    if moves and _range(words, "if.hand").most < (play.number if plays else 1):
        yield Flaw("if.hand", "never-together", {"other": play.path if plays else "when"})
    for path, start in (("if.left", "when.hand"), ("if.hand", "if.hand")):
        held = _least_held(words, start, deck)
        if held.number > _range(words, path).most:
            yield Flaw(path, "never-together", {"other": held.path})
    if words.get("when.play.last") is True and _range(words, "if.left").least > 0:
        yield Flaw("if.left", "never-together", {"other": "when.play.last"})


def _idle_flaws(words: SentenceWords) -> Iterator[Flaw]:
    """Effects that change nothing because of other words."""
    ranks, spared = words.get("when.play.rank"), words.get("then.counts")
    alone = words.get("when.play.only") is True and not words.get("when.play.stand_ins")
    if alone and isinstance(ranks, tuple) and isinstance(spared, tuple) and {*ranks} <= {*spared}:
        yield Flaw("then.counts", "never-together", {"other": "when.play.rank"})
    if names_in(words.get("then.mark")) == {MARKED}:
        yield Flaw("then.mark", "about-nothing")


NOT_IF_CLEARED = ("then.skip", "then.again")
"""Effects on whose turn it is, which the player who has cleared the field decides: that player
leads."""
OF_ANOTHER = ("then.seize", "then.mix_hands.with", "then.swap.with")
"""Words for another player than the one who moves."""


def _cleared_flaws(words: SentenceWords) -> Iterator[Flaw]:
    """Effects that don't happen if the field is cleared."""
    for path in NOT_IF_CLEARED if words.get("if.cleared") else ():
        if path in words:
            yield Flaw(path, "never-together", {"other": "if.cleared"})


def _title_flaws(words: SentenceWords) -> Iterator[Flaw]:
    """Others who are the player, or have the same title: there is only one with each title."""
    own = words.get("if.title")
    for path in (path for path in OF_ANOTHER[1:] if path in words):
        if names_in(words[path]) == {PLAYER}:
            yield Flaw(path, "to-oneself")
    for path in OF_ANOTHER:
        other = words.get(path)
        same = own == (other if isinstance(other, tuple) else (other,))
        if isinstance(own, tuple) and len(own) == 1 and same and own != ("any",):
            yield Flaw(path, "never-together", {"other": "if.title"})


def _giver_flaws(words: SentenceWords, titles: Mapping[int, Sequence[str]]) -> Iterator[Flaw]:
    """Givers who never give in this direction of the exchange."""
    gift, givers = words.get("when.gift"), possible_values(words.get("if.title"))
    named = {title for value in givers if isinstance(value, tuple) for title in value}
    if gift not in ("up", "back") or not named or "any" in named or not titles:
        return
    orders = [*titles.values()]
    halves = ((order[: len(order) // 2], order[(len(order) + 1) // 2 :]) for order in orders)
    giving = {title for low, high in halves for title in (low if gift == "up" else high)}
    if named.isdisjoint(giving):
        yield Flaw("if.title", "never-together", {"other": "when.gift"})
