"""Other rules tried out: the table stays what it is, only the verdict is another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from referee.errors import RefereeError, UnknownName
from referee.explain.flip_text import change_label
from referee.i18n.messages import listing, message
from referee.model.description import Description
from referee.model.types import Value
from referee.notation.header import write_rules
from referee.rulebook.rulebook import Rulebook
from referee.table import Verdict
from referee.ui.shared.board import Board
from referee.ui.shared.labels import word
from referee.ui.shared.rule_selection import RuleSelection
from referee.ui.shared.verdict import draw_verdict
from referee.verdict.pair_flips import Pairs

from .edits import strange_cards
from .evaluation import evaluate
from .seat_edits import refuse_name

State = dict[str, Any]
Tried = Mapping[str, Value]
"""Option -> the value that it is tried with."""


def differing(rules: Rulebook, options: Tried) -> dict[str, Value]:
    """Those of the options that the table has otherwise.

    Raises ``UnknownName`` for an option or a value that there is not, and for what the header sets:
    another game is another table.
    """
    tried = rules.replace(**options)
    for name in options:
        if rules.options[name].in_header:
            switches = [each.name for each in rules.options.values() if not each.in_header]
            raise UnknownName("option", name, switches)
    return {name: tried.value(name) for name in options if tried.value(name) != rules.value(name)}


def supposed(verdict: Verdict, tried: Tried) -> Verdict:
    """The verdict on the same question under other rules. Raises what the table raises."""
    table = verdict.table
    return table.under(table.rulebook.replace(**tried)).ask(verdict.question)


def same_table(one: Board, other: Board) -> bool:
    """Whether two boards differ at most in what is asked."""
    return replace(one, asked="", asks=()) == replace(other, asked="", asks=())


def draw_supposed(verdict: Verdict, tried: Tried, lang: str, *, pairs: Pairs | None) -> State:
    """The other verdict, under a heading that says what was tried."""
    rules = verdict.table.rulebook
    drawn = draw_verdict(verdict, lang, pairs=pairs)
    # What only takes back a change that is tried stands among the changes already.
    if verdict.flips:
        del drawn["pairs"]
        drawn.pop("pairsLeft", None)
    drawn["flips"] = [flip for flip in drawn["flips"] if flip["option"] not in tried]
    return {
        "options": dict(tried),
        "heading": heading(rules, tried, lang),
        "changes": [
            {
                "option": name,
                "value": value,
                "kind": rules.options[name].kind,
                "label": change_label(rules.options[name], value, lang),
            }
            for name, value in tried.items()
        ],
        "verdict": drawn,
    }


def heading(rules: Rulebook, tried: Tried, lang: str) -> str:
    """``If you played without Suit lock:``"""
    parts = [_part(rules, name, value, lang) for name, value in tried.items()]
    return word(lang, "tried-heading", changes=listing(lang, parts))


def _part(rules: Rulebook, name: str, value: Value, lang: str) -> str:
    option = rules.options[name]
    title = option.clause.title[lang]
    if option.reading is None:
        return word(lang, "tried-on" if value else "tried-off", title=title)
    label = option.reading.label.get(str(value), {}).get(lang, str(value))
    return word(lang, "tried-reading", title=title, label=label)


# ---- the rules of the picker


def playing(board: Board, picked: RuleSelection) -> Board:
    """The same table under the rules that are picked; its moves stay.

    Where the game has other cards than lie there, or is of another family, the table begins empty.
    Raises ``ParseError`` where somebody is called like a card of the game.
    """
    rules = picked.rules
    for name in board.names:
        refuse_name(name, rules.deck)
    if rules.family != board.rules.family or strange_cards(board, rules.deck):
        board = Board(Description(seats=board.described.seats))
    described = write_rules(board.described.replace(params=()), rules)
    return replace(board, described=described, picked=picked)


def try_rule(board: Board, lang: str, picked: RuleSelection, rule: str) -> State:
    """Whether a rule has a say in the verdict here, and whether the answer is another by it."""
    try:
        before, after = evaluate(board).verdict, evaluate(playing(board, picked)).verdict
    except RefereeError as refused:
        return {"fires": False, "changes": False, "text": refused.say(lang)}
    if before is None or after is None or before.question != after.question:
        text = message(lang, "picker-own-try-nothing")
        return {"fires": False, "changes": False, "text": text}
    fires = any(reason.clause.id == rule for reason in after.because)
    changes = before.answer != after.answer
    key = "changes" if changes else "fires" if fires else "not"
    told = {"before": _bare(before, lang), "after": _bare(after, lang)}
    text = message(lang, f"picker-own-try-{key}", **told)
    return {"fires": fires or changes, "changes": changes, "text": text}


def _bare(verdict: Verdict, lang: str) -> str:
    """The headline, to stand in quotation marks."""
    return verdict.headline(lang).rstrip("。")
