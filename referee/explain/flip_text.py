"""Flips in words: what would change an answer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from referee.i18n.card_names import cards_together
from referee.i18n.messages import listing, message
from referee.model.moves import PLAY
from referee.model.types import Value
from referee.rulebook.clause import UNSETTLED, Option, Reading, ruling_text, setting_label
from referee.verdict.flips import Change, Flip
from referee.verdict.interfaces import VerdictLike
from referee.verdict.pair_flips import Pairs

from .answer_text import then_text
from .reason_text import reason_text

SENTENCE_LIKE = re.compile("[「は]|(なし|ない|[るす])$")
"""Japanese titles that don't go on into 「あり」 and 「なし」 like a name; these are quoted."""
OR = "list-last-or"
"""The message that lists alternatives."""


def flip_lines(verdict: VerdictLike, lang: str) -> Iterator[str]:
    """What would change the answer.

    A line for each other answer with the switches that lead to it, a line for each open reading
    with the answers under its values, and a line for each ruling of the house that decides it.
    """
    ruled = verdict.table.rulebook.rulings
    free = [flip for flip in verdict.flips if flip.option.name not in ruled]
    yield from _switch_lines(verdict, [flip for flip in free if not flip.option.reading], lang)
    yield from _reading_lines(verdict, [flip for flip in free if flip.option.reading], lang)
    against = [flip for flip in verdict.flips if flip.option.name in ruled]
    yield from _ruling_lines(verdict, against, lang)


def _switch_lines(verdict: VerdictLike, flips: Iterable[Flip], lang: str) -> Iterator[str]:
    for group in _by_answer(flips):
        change = _changes_text([(flip.option, flip.value) for flip in group], OR, lang)
        waits = group[0].waits
        if waits:
            yield message(lang, "say-first", change=change, text=reason_text(waits, lang))
        else:
            then = _then(verdict, group[0], lang)
            yield message(lang, "say-switch", change=change, then=then)
        for flip in group:
            for warning in flip.warnings:
                yield message(lang, "say-flip-warning", text=warning.say(lang))


def _reading_lines(verdict: VerdictLike, flips: list[Flip], lang: str) -> Iterator[str]:
    for name in dict.fromkeys(flip.option.name for flip in flips):
        own = [flip for flip in flips if flip.option.name == name]
        reading = own[0].option.reading
        settled = [flip for flip in own if flip.value != UNSETTLED]
        if reading is None:
            continue
        question = reading.question[lang]
        if not settled:
            title = own[0].clause.title[lang]
            yield message(lang, "say-open", title=title, question=question)
            continue
        outcomes = [
            message(
                lang,
                "say-if-read",
                label=_labels(reading, [flip.value for flip in group], lang),
                then=_then(verdict, group[0], lang),
            )
            for group in _by_answer(settled)
        ]
        text = message(lang, "say-joiner").join(outcomes)
        yield message(lang, "say-reading", question=question, outcomes=text)


def _ruling_lines(verdict: VerdictLike, flips: list[Flip], lang: str) -> Iterator[str]:
    """A line for each answer if the house had decided differently."""
    for name in dict.fromkeys(flip.option.name for flip in flips):
        ruling = ruling_text(verdict.table.rulebook.rulings[name], lang)
        own = [flip for flip in flips if flip.option.name == name and flip.value != UNSETTLED]
        for group in _by_answer(own):
            change = setting_label(group[0].option, [flip.value for flip in group], lang)
            then = _then(verdict, group[0], lang)
            yield message(lang, "say-against", ruling=ruling, change=change, then=then)


def _then(verdict: VerdictLike, flip: Flip, lang: str) -> str:
    return then_text(verdict.question, flip.answer, lang, verdict.answer)


def diverging_lines(verdict: VerdictLike, lang: str) -> Iterator[str]:
    """The moves from which on the game would have gone differently: a line each, with the changes
    that do it."""
    changes: dict[int, list[Change]] = {}
    for flip in verdict.diverging:
        if flip.value != UNSETTLED:
            changes.setdefault(flip.diverges_at, []).append((flip.option, flip.value))
    for number, changes_of_move in sorted(changes.items()):
        move = verdict.table.description.play[number - 1]
        play = f"{move.seat}: {cards_together(lang, list(map(str, move.cards)))}"
        args = {"number": number, "move": play if move.kind == PLAY else move.seat}
        switches = [(option, value) for option, value in changes_of_move if not option.reading]
        if switches:
            yield message(lang, "say-diverges", change=_changes_text(switches, OR, lang), **args)
        then = message(lang, "then-diverges", **args)
        yield from _diverging_readings(changes_of_move, then, lang)


def _diverging_readings(changes: Sequence[Change], then: str, lang: str) -> Iterator[str]:
    """A line for each reading among the changes, with the values that lead to ``then``."""
    readings = {option.name: option.reading for option, _ in changes if option.reading}
    for name, reading in readings.items():
        values = [value for option, value in changes if option.name == name]
        label = _labels(reading, values, lang)
        text = message(lang, "say-if-read", label=label, then=then)
        yield message(lang, "say-reading", question=reading.question[lang], outcomes=text)


def pair_lines(verdict: VerdictLike, lang: str, pairs: Pairs | None = None) -> Iterator[str]:
    """What changes the answer only together, and whether all pairs were tried.

    Nothing if a single change changes it. ``pairs``: the pairs found; by default those that the
    verdict finds with the default effort.
    """
    if verdict.flips:
        return
    pairs = pairs or verdict.pair_search()
    if pairs.found:
        yield message(lang, "say-pairs")
    else:
        yield message(lang, "say-no-pairs" if pairs.is_whole else "say-no-pairs-yet")
    for pair in pairs.found:
        change = _changes_text(pair.changes, "list-last", lang)
        then = then_text(verdict.question, pair.answer, lang, verdict.answer)
        yield message(lang, "say-switch", change=change, then=then)
    if not pairs.is_whole:
        yield message(lang, "say-pairs-left", tried=pairs.tried, of=pairs.of)


def _changes_text(changes: Sequence[Change], last: str, lang: str) -> str:
    """Changes in one phrase, such as ``Without Suit lock or with 8-cut``.

    ``last``: the message that joins the last of them.
    """
    (option, value), *others = changes
    more = (change_label(*change, lang, head="more") for change in others)
    return listing(lang, [change_label(option, value, lang), *more], last)


def _by_answer(flips: Iterable[Flip]) -> list[list[Flip]]:
    """The flips in groups that lead to the same answer, in order."""
    groups: dict[str, list[Flip]] = {}
    for flip in flips:
        waits = (flip.waits.key, flip.waits.args) if flip.waits else ""
        groups.setdefault(repr((flip.answer, waits)), []).append(flip)
    return list(groups.values())


def _labels(reading: Reading, values: Iterable[Value], lang: str) -> str:
    labels = (reading.label.get(str(value), {}).get(lang, str(value)) for value in values)
    quoted = (message(lang, "label-quoted", label=label) for label in labels)
    return listing(lang, quoted, OR)


def change_label(option: Option, value: Value, lang: str, *, head: str = "change") -> str:
    """An option set to a value as a condition: ``Without Suit lock``, or the label of a reading.

    ``head``: ``more`` if it follows another condition.
    """
    if option.reading is not None:
        return setting_label(option, [value], lang)
    title = option.clause.title[lang]
    key = f"{head}-quoted" if SENTENCE_LIKE.search(title) else head
    return message(lang, f"{key}-on" if value else f"{key}-off", title=title)
