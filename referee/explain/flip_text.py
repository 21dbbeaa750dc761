"""What would change an answer, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from referee.basis.patterns import pattern
from referee.i18n.card_names import cards_together
from referee.i18n.messages import listing, message
from referee.model.moves import PLAY
from referee.model.types import Value
from referee.rulebook.clause import UNSETTLED, Option, Reading
from referee.rulebook.option_text import ruling_text, setting_label
from referee.verdict.flips import Flip
from referee.verdict.interfaces import Sayable
from referee.verdict.pair_flips import Pairs

from .answer_text import then
from .reason_text import reason_text

SENTENCE_LIKE = pattern("[「は]|(なし|ない|[るす])$")
"""Titles that do not go on into "あり" and "なし" like a name: these are set in marks."""

OR = "list-last-or"
"""The message that lists things of which one will do."""


def flip_lines(verdict: Sayable, lang: str) -> Iterator[str]:
    """What would change the answer: a line for each other answer with the switches that bring it,
    and a line for each open reading with what comes of its values."""
    ruled = verdict.table.rulebook.rulings
    free = [flip for flip in verdict.flips if flip.option.name not in ruled]
    yield from _switch_lines(verdict, [flip for flip in free if not flip.option.reading], lang)
    yield from _reading_lines(verdict, [flip for flip in free if flip.option.reading], lang)
    against = [flip for flip in verdict.flips if flip.option.name in ruled]
    yield from _ruled_lines(verdict, against, lang)


def _switch_lines(verdict: Sayable, flips: Iterable[Flip], lang: str) -> Iterator[str]:
    for alike in _alike(flips):
        change = _together([(flip.option, flip.value) for flip in alike], OR, lang)
        waits = alike[0].waits
        if waits:
            yield message(lang, "say-first", change=change, text=reason_text(waits, lang))
        else:
            told = then(verdict.question, alike[0].answer, lang, verdict.answer)
            yield message(lang, "say-switch", change=change, then=told)
        for flip in alike:
            for warning in flip.warnings:
                yield message(lang, "say-flip-warning", text=warning.say(lang))


def _reading_lines(verdict: Sayable, flips: list[Flip], lang: str) -> Iterator[str]:
    for name in dict.fromkeys(flip.option.name for flip in flips):
        own = [flip for flip in flips if flip.option.name == name]
        reading = own[0].option.reading
        settled = [flip for flip in own if flip.value != UNSETTLED]
        if reading is None:
            continue
        if not settled:
            title, question = own[0].clause.title[lang], reading.question[lang]
            yield message(lang, "say-open", title=title, question=question)
            continue
        outcomes = [
            message(
                lang,
                "say-if-read",
                label=_labels(reading, [flip.value for flip in alike], lang),
                then=then(verdict.question, alike[0].answer, lang, verdict.answer),
            )
            for alike in _alike(settled)
        ]
        told = message(lang, "say-joiner").join(outcomes)
        yield message(lang, "say-reading", question=reading.question[lang], outcomes=told)


def _ruled_lines(verdict: Sayable, flips: list[Flip], lang: str) -> Iterator[str]:
    """What the house has decided otherwise."""
    for name in dict.fromkeys(flip.option.name for flip in flips):
        ruling = ruling_text(verdict.table.rulebook.rulings[name], lang)
        own = [flip for flip in flips if flip.option.name == name and flip.value != UNSETTLED]
        for alike in _alike(own):
            change = setting_label(alike[0].option, [flip.value for flip in alike], lang)
            told = then(verdict.question, alike[0].answer, lang, verdict.answer)
            yield message(lang, "say-against", ruling=ruling, change=change, then=told)


def diverging_lines(verdict: Sayable, lang: str) -> Iterator[str]:
    """From which move on the game would have gone otherwise: a line a move, with its changes."""
    changes: dict[int, list[tuple[Option, Value]]] = {}
    for flip in verdict.diverging:
        if flip.value != UNSETTLED:
            changes.setdefault(flip.diverges_at, []).append((flip.option, flip.value))
    for number, made in sorted(changes.items()):
        move = verdict.table.description.play[number - 1]
        told = f"{move.seat}: {cards_together(lang, list(map(str, move.cards)))}"
        at = {"number": number, "move": told if move.kind == PLAY else move.seat}
        switches = [(option, value) for option, value in made if not option.reading]
        if switches:
            yield message(lang, "say-diverges", change=_together(switches, OR, lang), **at)
        yield from _diverging_readings(made, message(lang, "then-diverges", **at), lang)


def _diverging_readings(
    made: Sequence[tuple[Option, Value]], then_so: str, lang: str
) -> Iterator[str]:
    """The readings of the changes, each as its question with the values that do it."""
    readings = {option.name: option.reading for option, _ in made if option.reading}
    for name, reading in readings.items():
        values = [value for option, value in made if option.name == name]
        told = message(lang, "say-if-read", label=_labels(reading, values, lang), then=then_so)
        yield message(lang, "say-reading", question=reading.question[lang], outcomes=told)


def pair_lines(verdict: Sayable, lang: str, pairs: Pairs | None = None) -> Iterator[str]:
    """What changes the answer only together, and whether all pairs were tried; nothing where a
    single change does. ``pairs``: what was found of them, by the usual effort where left out."""
    if verdict.flips:
        return
    pairs = pairs or verdict.pair_search()
    if pairs.found:
        yield message(lang, "say-pairs")
    else:
        yield message(lang, "say-no-pairs" if pairs.is_whole else "say-no-pairs-yet")
    for pair in pairs.found:
        both = _together(pair.changes, "list-last", lang)
        yield message(
            lang,
            "say-switch",
            change=both,
            then=then(verdict.question, pair.answer, lang, verdict.answer),
        )
    if not pairs.is_whole:
        yield message(lang, "say-pairs-left", tried=pairs.tried, of=pairs.of)


def _together(changes: Sequence[tuple[Option, Value]], last: str, lang: str) -> str:
    """Changes in one phrase: ``Without Suit lock or with 8-cut``."""
    (option, value), *others = changes
    more = (change_label(*each, lang, head="more") for each in others)
    return listing(lang, [change_label(option, value, lang), *more], last)


def _alike(flips: Iterable[Flip]) -> list[list[Flip]]:
    """The flips that bring one answer, together; they keep the order."""
    groups: dict[str, list[Flip]] = {}
    for flip in flips:
        waits = (flip.waits.key, flip.waits.args) if flip.waits else ""
        groups.setdefault(repr((flip.answer, waits)), []).append(flip)
    return list(groups.values())


def _labels(reading: Reading, values: Iterable[Value], lang: str) -> str:
    labels = (reading.label.get(str(value), {}).get(lang, str(value)) for value in values)
    quoted = (message(lang, "label-quoted", label=label) for label in labels)
    return listing(lang, quoted, OR)


def flip_label(flip: Flip, lang: str) -> str:
    """The condition in words: ``Without Suit lock``, or the reading's own label."""
    return change_label(flip.option, flip.value, lang)


def change_label(option: Option, value: Value, lang: str, *, head: str = "change") -> str:
    """An option set to a value, as a thing by itself: ``Without Suit lock``; ``head``: ``more``
    where it follows on another."""
    if option.reading is not None:
        return setting_label(option, [value], lang)
    title = option.clause.title[lang]
    key = f"{head}-quoted" if SENTENCE_LIKE.search(title) else head
    return message(lang, f"{key}-on" if value else f"{key}-off", title=title)
