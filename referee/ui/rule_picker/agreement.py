"""Agreeing on the rules: the next question of the group, or the sheet at the end."""

from __future__ import annotations

from msgspec.structs import replace

from referee.agreement.choices import MAX_QUESTIONS, next_choice
from referee.agreement.rule_sheet import RuleSheet, first_sentence
from referee.errors import UnknownName
from referee.i18n.messages import LANGS, message
from referee.model.types import Value
from referee.notation.link import BrokenLink
from referee.rulebook.clause import Option
from referee.ui.session import State
from referee.ui.shared.rule_selection import RuleSelection
from referee.ui.static.sheet_picture import sheet_svg

QUESTIONS, SHEET = "questions", "sheet"
"""What is shown: the questions, or the sheet."""
PRESET = "preset"
"""The first question, if the book has presets: which of them is closest."""


def draw_agreement(picked: RuleSelection, step: str, base: str, lang: str) -> State | None:
    """``base``: the address of the page, for the link of the sheet."""
    if not step:
        return None
    sheet = rule_sheet(picked)
    question = next_question(picked, lang) if step == QUESTIONS else None
    asked = len(picked.agreed)
    return {
        "number": asked + 1,
        "most": MAX_QUESTIONS,
        "question": question,
        "conflicts": [sheet.conflict_text(pair, lang) for pair in sheet.conflicts],
        "sheet": None if question else _draw_sheet(sheet, base, lang),
    }


def rule_sheet(picked: RuleSelection) -> RuleSheet:
    titles = {**picked.rules.book.title, **{k: v for k, v in picked.title.items() if v}}
    return RuleSheet(picked.rules, titles, picked.agreed)


def answer(picked: RuleSelection, option: str, value: Value) -> RuleSelection:
    """The selection after an answer. Raises ``UnknownName``, ``RulesConflict``."""
    values = {option: value}
    if option == PRESET:
        presets = {preset.id: preset for preset in picked.rules.book.presets}
        if value not in presets:
            raise UnknownName("value", str(value), list(presets), of=option)
        values = presets[str(value)].values(picked.rules.options)
    return replace(picked.replace(values), agreed=(*picked.agreed, option))


def next_question(picked: RuleSelection, lang: str) -> State | None:
    rules = picked.rules
    if PRESET not in picked.agreed and len(rules.book.presets) > 1 and not picked.agreed:
        values = [
            {"value": preset.id, "label": preset.title[lang]} for preset in rules.book.presets
        ]
        text = message(lang, "picker-agree-closest")
        return {"option": PRESET, "title": text, "text": "", "value": "", "values": values}
    option = next_choice(rules, picked.agreed)
    return _draw_question(option, rules.value(option.name), lang) if option else None


def _draw_question(option: Option, value: Value, lang: str) -> State:
    clause, reading = option.clause, option.reading
    if reading is None:
        values: list[State] = [
            {"value": value, "label": message(lang, f"picker-agree-{'yes' if value else 'no'}")}
            for value in (True, False)
        ]
        text = first_sentence(clause.wording[lang])
    else:
        values = [
            {"value": value, "label": reading.label.get(str(value), {}).get(lang, str(value))}
            for value in option.values
        ]
        text = reading.question[lang]
    return {
        "option": option.name,
        "title": clause.title[lang],
        "text": text,
        "value": value,
        "values": values,
    }


def _draw_sheet(sheet: RuleSheet, base: str, lang: str) -> State:
    try:
        link = sheet.link(base) if base else ""
    except BrokenLink:  # too many rules of the group's own
        link = ""
    return {
        "title": sheet.heading(lang),
        "text": sheet.say(lang),
        "link": link,
        "pictures": {code: sheet_svg(sheet, code, link) for code in LANGS},
    }
