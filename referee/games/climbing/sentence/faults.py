"""What is wrong with sentences whose every word is right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from referee.cards.card import Deck
from referee.rulebook.sentence import Flaw, Said

LASTING = ("then.order", "then.mark", "then.lock", "then.direction")
OF_PASSES = ("then.fall", "then.mark", "then.direction", "then.clear", "then.order")
COUNTING = ("then.skip", "then.give.cards", "then.discard.cards")


def faults(said: Said, deck: Deck, clause: Mapping[str, Any]) -> Iterator[Flaw]:
    """``clause``: the words ``overrides`` of the clause that says it, and all its sentences."""
    words = {path for path in said if said[path] is not False}
    if not any(path.startswith("when.") for path in words):
        yield Flaw("when", "no-trigger", {})
    if not any(path.startswith("then.") for path in words):
        yield Flaw("then", "no-effect", {})
    yield from _passing(words)
    yield from _counting(said, deck)
    yield from _together(said, words, clause)


def _passing(words: set[str]) -> Iterator[Flaw]:
    """What goes with a play alone, or with a pass alone."""
    if "when.pass" not in words:
        if "then.fall" in words:
            yield Flaw("then.fall", "not-of-a-play", {})
        return
    for path in sorted(words):
        played = path.startswith("when.play")
        if played or (path.startswith("then.") and not path.startswith(OF_PASSES)):
            yield Flaw(path, "not-of-a-pass", {})


def _counting(said: Said, deck: Deck) -> Iterator[Flaw]:
    """Numbers of cards that no play has, or that no card is counted for."""
    count, rank = said.get("when.play.count"), said.get("when.play.rank")
    most = deck.jokers if rank == "Jo" else len(deck.suits) if rank else deck.size
    if said.get("when.play.stand_ins") and rank != "Jo":
        most += deck.jokers
    for path in ("when.play.count", "when.play.at_least"):
        if isinstance(said.get(path), int) and not 0 < said[path] <= most:
            yield Flaw(path, "never-so-many", {"count": said[path], "most": most})
    if count is not None and "when.play.at_least" in said:
        yield Flaw("when.play.at_least", "count-twice", {})
    for path in COUNTING:
        if said.get(path) == "each" and not (rank or said.get("when.play.suit")):
            yield Flaw(path, "each-of-what", {})


def _together(said: Said, words: set[str], clause: Mapping[str, Any]) -> Iterator[Flaw]:
    """Words that contradict one another, lack one another, or lead nowhere."""
    lasting = [path for path in sorted(words) if path.startswith(LASTING)]
    if lasting and "until" not in said:
        yield Flaw(lasting[0], "until-when", {})
    if "until" in said and not lasting:
        yield Flaw("until", "nothing-lasts", {}, "warning")
    if isinstance(said.get("until"), Mapping):
        yield Flaw("until", "no-reading-here", {})
    effects = [path for path in words if path.startswith("then.")]
    if "then.forbid" in words and len(effects) > 1:
        yield Flaw("then.forbid", "forbids-itself", {})
    for path in ("if.title", "if.mark"):
        if path in words and words & {"then.allow", "then.forbid"}:
            yield Flaw(path, "not-for-single-seats", {})
    if "then.allow" in words and not clause.get("overrides"):
        yield Flaw("then.allow", "allows-nothing", {}, "warning")
    if said.get("when.play.lead") is True and any(p.startswith("when.play.on.") for p in words):
        yield Flaw("when.play.lead", "lead-on-something", {})
    marks = {each.get("then.mark") for each in clause.get("sentences", ())}
    if "if.mark" in words and said["if.mark"] not in marks:
        yield Flaw("if.mark", "nothing-marks", {})
    for path in ("then.all_skipped", "then.emptied"):
        of = ("then.skip",) if path == "then.all_skipped" else ("then.give", "then.discard")
        if path in words and not any(each.startswith(of) for each in words):
            yield Flaw(path, "about-nothing", {})
