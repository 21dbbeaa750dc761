"""What would change an answer, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from referee.language.messages import message
from referee.model.values import Value
from referee.rulebook.clause import UNSETTLED, Option
from referee.rulebook.words import ruling_text, setting_label

from .flip import Flip
from .sayable import Sayable
from .wording import value_text


def flip_lines(verdict: Sayable, lang: str) -> Iterator[str]:
    """What would change the answer: a line an option, and a line more for each other answer."""
    for flips in _alike(verdict.flips):
        flip = flips[0]
        reading = flip.option.reading
        ruling = verdict.table.rulebook.rulings.get(flip.option.name)
        if reading is not None and flip.value == UNSETTLED:
            if ruling is not None:  # the house has settled it
                continue
            title, question = flip.clause.title[lang], reading.question[lang]
            yield message(lang, "say-open", title=title, question=question)
            continue
        other = value_text(verdict.question.kind, flip.answer, lang)
        change = _change_label(flip.option, [each.value for each in flips], lang)
        if ruling is None:
            yield message(lang, f"say-{flip.option.kind}", change=change, answer=other)
        else:
            cited = ruling_text(ruling, lang)
            change = setting_label(flip.option, [each.value for each in flips], lang)
            yield message(lang, "say-against", ruling=cited, change=change, answer=other)
        for warning in flip.warnings:
            yield message(lang, "say-flip-warning", text=warning.say(lang))


def pair_lines(verdict: Sayable, lang: str) -> Iterator[str]:
    """What changes the answer only together; nothing where a single change does."""
    if verdict.flips:
        return
    yield message(lang, "say-pairs" if verdict.pairs else "say-no-pairs")
    for pair in verdict.pairs:
        first, second = (_brief_change(option, value, lang) for option, value in pair.changes)
        answer = value_text(verdict.question.kind, pair.answer, lang)
        yield message(lang, "say-pair", first=first, second=second, answer=answer)


def _brief_change(option: Option, value: Value, lang: str) -> str:
    if option.reading is not None:
        return change_label(option, value, lang)
    return message(lang, "pair-on" if value else "pair-off", title=option.clause.title[lang])


def _alike(flips: Iterable[Flip]) -> list[list[Flip]]:
    """The flips of one reading that bring one answer, together; they keep the order."""
    groups: dict[tuple[str, bool, str], list[Flip]] = {}
    for flip in flips:
        key = (flip.option.name, flip.value == UNSETTLED, repr(flip.answer))
        groups.setdefault(key, []).append(flip)
    return list(groups.values())


def flip_label(flip: Flip, lang: str) -> str:
    """The condition in words: ``Without Suit lock``, or the reading's own label."""
    return _change_label(flip.option, [flip.value], lang)


def change_label(option: Option, value: Value, lang: str) -> str:
    """An option set to a value, as a thing by itself: ``Without Suit lock``."""
    if option.reading is not None:
        return setting_label(option, [value], lang)
    title = option.clause.title[lang]
    return message(lang, "change-on" if value else "change-off", title=title)


def _change_label(option: Option, values: list[Value], lang: str) -> str:
    """An option changed to one of these values, as a condition."""
    if option.reading is None:
        title = option.clause.title[lang]
        return message(lang, "flip-on" if values[0] else "flip-off", title=title)
    return setting_label(option, values, lang)
