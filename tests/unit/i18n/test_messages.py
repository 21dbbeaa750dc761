"""The sentences: both languages have every key that the code can ask for, in plain words."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

import referee
from referee import errors
from referee.cards.card import FRENCH_SUITS
from referee.cards.decks import ANY_DECK
from referee.games.climbing.near_misses import misses
from referee.games.climbing.near_misses.deeds import DEEDS
from referee.games.climbing.near_misses.misses import (
    DOWN,
    GONE,
    MIXED,
    SHORT,
    SILENCED,
    SUITS,
    WHY_NOT,
)
from referee.games.climbing.near_misses.near_locks import BY_RANK, BY_SUIT
from referee.games.climbing.near_misses.other_cards import ALMOST, MORE, NATURAL
from referee.games.climbing.near_misses.other_marks import ENDINGS
from referee.games.climbing.near_misses.refusals import BUT_FOR, UNMET
from referee.games.climbing.plays.play import FORMS
from referee.games.climbing.resolution.windows import WINDOW
from referee.games.climbing.rule_api.mark_names import (
    DIRECTION,
    EQUAL,
    FELL_TOGETHER,
    FIRST_TRICK,
    FIRST_TURN_OVER,
    J_BACK,
    MISSES,
    NEXT_ACE,
    NO_COUNTER,
    OUT_WAYS,
    REVOLUTION,
    ROUND_FOR_NOW,
    SHARES,
    STRONG_J_BACK,
    SUNK,
    SUPER_REVOLUTION,
)
from referee.games.climbing.rule_api.rule import MET_BY, ClimbingRule
from referee.games.climbing.rule_language.actions import ACTIONS
from referee.games.climbing.rule_language.actions.match import BURST, RANKING
from referee.games.climbing.rule_language.actions.plays import ADDABLE_FORMS
from referee.games.climbing.rule_language.conditions import (
    COLOURS,
    COUNTED,
    PAIRED,
    HandCondition,
)
from referee.games.climbing.rule_language.phrases import SAMES
from referee.games.climbing.rule_language.relaxations import CONDITIONS
from referee.games.climbing.rule_language.rendering import MODIFIERS, modifier_key
from referee.games.climbing.rule_language.sentence import TRIGGERS
from referee.games.climbing.rule_language.vocabulary import VOCABULARY
from referee.games.pointing.position import PASSING, POINTING, SHOWING
from referee.games.poker.hand_ranking import HANDS
from referee.games.tricks.position import JACKS
from referee.games.tricks.rules import OUTBIDDING
from referee.games.tricks.solo import ANNOUNCING, ANSWERING, CHOOSING, NAMING
from referee.i18n.messages import COMMAS, LANGS, has_message, message
from referee.library import sources, toml_source
from referee.library.context import current
from referee.model.announcements import ADDITIONS, GRAND, NULL
from referee.model.mark_spelling import MarkSpelling
from referee.model.moves import APPOINT, MOVES, TAKE_KITTY
from referee.model.questions import KINDS
from referee.notation import moves, names, table_text
from referee.rulebook.diagnostics import LEVELS
from referee.rulebook.registry import required_roles, rule_class, rule_names
from referee.rulebook.rule import rule_name
from referee.verdict.chosen_readings import LEFT_OUT, READING
from referee.verdict.scope import NEVER_CHECKED
from tests.text_checks import plain

PACKAGE = Path(referee.__file__).parent
CLIMBING = PACKAGE / "games" / "climbing"

FAMILIES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/family.py"))
ALL_RULES = [rule_class(family, name) for family in FAMILIES for name in rule_names(family)]
RULES: dict[str, Any] = {name: rule_class("climbing", name) for name in rule_names("climbing")}


# ---- every key that the code can ask for


def _has(cls: Any, *hooks: str) -> bool:
    return any(getattr(cls, hook) is not getattr(ClimbingRule, hook) for hook in hooks)


ASKED: dict[str, Callable[[Any], bool]] = {
    "bars": lambda cls: _has(
        cls,
        "bars",
        "forbids",
        "forbids_gift",
        "forbids_act",
        "forbids_change",
        "forbids_pass",
        "forbids_for_hand",
    ),
    "alters": lambda cls: _has(cls, "altered_gift"),
    "allows": lambda cls: _has(cls, "allows", "allows_gift") or bool(cls.grants),
    "overrides": lambda cls: _has(cls, "allows"),
    "met": lambda cls: _has(cls, "is_met_by"),
    "unable": lambda cls: _has(cls, "forbids_pass"),
    "reverses": lambda cls: _has(cls, "reverses"),
    "restores": lambda cls: _has(cls, "reverses"),
    "reorders": lambda cls: _has(cls, "reorders"),
    "lifts": lambda cls: _has(cls, "adjusts_strength"),
    "asks": lambda cls: _has(cls, "gifts", "extra_gift_cards") or cls.limits_gifts,
    "waits": lambda cls: _has(cls, "gifts"),
    "leads": lambda cls: "first_lead" in cls.answers,
    "spared": lambda cls: _has(cls, "exemption") or _has(cls, "unmet"),
    "unfit": lambda cls: "unfit" in cls.says,
    "silent": lambda cls: "first-lead-card" in cls.lead_facts,
    "score": lambda cls: "score" in cls.answers,
    "unlisted": lambda cls: "score" in cls.answers,
    "set-over": lambda cls: "set_over" in cls.answers,
    "deal": lambda cls: "deal" in cls.answers or _has(cls, "extra_dealt"),
    "order": lambda cls: "order" in cls.answers,
    "joined": lambda cls: "joined" in cls.answers,
    "given": lambda cls: "titles" in cls.answers,
    "none": lambda cls: "titles" in cls.answers,
    "first-game": lambda cls: bool({"seating", "who_deals"} & set(cls.answers)),
    "seating": lambda cls: "seating" in cls.answers,
    "who_deals": lambda cls: "who_deals" in cls.answers,
    "overlooks": lambda cls: _has(cls, "field_to_beat"),
    "asks-again": lambda cls: _has(cls, "explains_turn"),
    "over": lambda cls: _has(cls, "lasting_passes"),
    "direction": lambda cls: "direction" in cls.says,
    "due": lambda cls: _has(cls, "on_announcement"),
}
"""The endings of the messages of rules, and which rules need them."""

FORM_NAMES = (*FORMS, "mix", "mix_counting", "covered", "maybe")


def _rule_keys() -> Iterator[str]:
    for name, cls in RULES.items():
        yield from (f"{name}-{did}" for did, asks in ASKED.items() if asks(cls))
        yield from (f"{name}-undecided-{fact}" for fact in cls.lead_facts)
    for cls in ALL_RULES:
        yield from (f"{rule_name(cls)}-{ending}" for ending in cls.says)
        if unsaid := getattr(cls, "unsaid", ""):
            yield from (f"fact-untold-{unsaid}", f"fact-untold-{unsaid}-is")


@lru_cache(maxsize=1)
def _calls() -> list[tuple[str, list[ast.expr]]]:
    """Name and arguments of every call in the package."""
    return list(_read_calls())


def _read_calls() -> Iterator[tuple[str, list[ast.expr]]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                name = (
                    called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
                )
                yield name, node.args


def _literals(name: str, index: int = 0) -> set[str]:
    """The literal texts that calls of this function have as this argument."""
    calls = (args for called, args in _calls() if called == name)
    return set(_constants(args[index] for args in calls if len(args) > index))


def _constants(args: Iterable[ast.expr]) -> list[str]:
    """The literal texts among arguments, including both of ``"this" if … else "that"``."""
    branches = (
        branch
        for arg in args
        for branch in ([arg.body, arg.orelse] if isinstance(arg, ast.IfExp) else [arg])
    )
    values = [branch.value for branch in branches if isinstance(branch, ast.Constant)]
    return [value for value in values if isinstance(value, str)]


WINDOW_KEYS = (
    "declined", "answers", "unanswered", "let-skip", "stops", "unstopped",
    "let-act", "counters", "uncountered",
)  # fmt: skip
MAY = [kind for kind in KINDS if kind.startswith("may_")]


def _values(path: str) -> list[str]:
    """The values of a word of the rule language, as keys spell them."""
    return [value.replace(" ", "-") for value in VOCABULARY.words[path].also]


def _sentence_keys() -> Iterator[str]:
    """The messages that put rules of the rule language into words."""
    files = (CLIMBING / "rule_language").rglob("*.py")
    found = (re.findall(r'"(said-[a-z-]+[a-z])"', path.read_text("utf-8")) for path in files)
    yield from (key for keys in found for key in keys)
    yield from (f"said-{what}-{form}" for what in ("form", "play") for form in FORMS)
    yield from (
        f"said-suit-{suit}"
        for suit in (*FRENCH_SUITS, *COLOURS, "same", "same-colour", "same-colours")
    )
    yield from (f"said-{form}-fine" for form in ADDABLE_FORMS)
    yield from (f"said-until-{until}" for until in _values("until"))
    yield from (f"said-same-{part}" for part in SAMES)
    yield from (f"said-step-{step}" for step in _values("when.play.compared.strength"))
    yield from (f"said-beside-joker-{place}" for place in _values("when.play.joker_at"))
    yield from (f"said-beside-face-down-{how}" for how in _values("when.play.face_down"))
    for part in ("form", "count", "suit", "parity"):
        values = _values(f"when.play.compared.{part}")
        yield from (f"said-beside-{part}-{value}" for value in values)
    yield from (f"said-gift-{way}" for way in ("strongest", "seen", "at_once"))
    yield from (f"said-end-{how}" for how in _values("then.end"))
    yield from ("said-mark-table", "said-swap-hands", "said-show-look")
    yield from ("said-lead-after-last", "said-lead-after-any-clear")
    yield from map(modifier_key, MODIFIERS)
    yield from ("happens-since", "said-take-named")
    named = (action.said or action.path for action in ACTIONS if not action.silent)
    paths = {*named} - {"then.end", "then.gift"}  # several messages, none of this name
    names = (re.sub(r"[_.]", "-", path.removeprefix("then.")) for path in paths)
    yield from (f"said-{name}" for name in names)
    codes = {code for action in ACTIONS for code in (action.alone_flaw, action.overrides_flaw)}
    yield from (f"fault-sentence-{code}" for code in (codes - {""}) | _literals("Flaw", 1))
    for trigger in TRIGGERS:
        yield f"said-rule-{trigger}"
        yield f"fault-sentence-not-of-a-{trigger}"


def _special_keys() -> Iterator[str]:
    """Reasons whose whole key is in the code of answers, such as ``going_out-over``."""
    for name, args in _calls():
        texts = _constants(args)
        if name == "reason_of" and len(texts) == 2:
            role, ending = texts
            yield from (f"{rule}-{ending}" for rule, cls in RULES.items() if role in cls.roles)
    yield from ("turn-unasked", "turn-face-up", "nothing-said", "pass-costs", "rejoined")
    yield from (
        "besides-offer",
        "gives-also",
        "instead-offer",
        "share-place",
        "deals-joined",
        *(f"sunk-{how}" for how in (*OUT_WAYS, "burst")),
        "answer-what_plays-pass",
    )
    yield from (f"debt-{key}" for key in {*_appended("faults"), *_debt_keys()})
    yield from (f"window-{key}" for key in WINDOW_KEYS)
    waits = (*MET_BY, *WINDOW, "place", "bid", "call_suit", "draw_stock", "call_trump", "make_call")
    waits += (ANSWERING, NAMING, CHOOSING, ANNOUNCING, OUTBIDDING, TAKE_KITTY, APPOINT)
    yield from (f"must-{kind.replace('_', '-')}" for kind in waits)


@lru_cache(maxsize=1)
def _climbing() -> str:
    """The source of the climbing family without its rules."""
    files = (path for path in sorted(CLIMBING.rglob("*.py")) if path.parent.name != "rules")
    return "\n".join(path.read_text("utf-8") for path in files)


def _appended(name: str) -> set[str]:
    """The keys of the breaches of a debt."""
    return {*re.findall(rf'{name}\.append\("([a-z]+)"\)', _climbing()), "must"}


def _debt_keys() -> set[str]:
    return set(re.findall(r'"debt-([a-z]+)"', _climbing()))


def _once_a_game() -> set[str]:
    """The clauses by which something may be done once a game. Each has its own messages."""
    clauses = (clause for id_ in referee.books() for clause in referee.book(id_).clauses)
    return {clause.name for clause in clauses for use in clause.rules if use.params.get("if.once")}


def _effect_keys() -> Iterator[str]:
    words: list[MarkSpelling] = [word for cls in RULES.values() for word in cls.words]
    words += [REVOLUTION, J_BACK, *STRONG_J_BACK, DIRECTION, ROUND_FOR_NOW]
    words += [*COUNTED.values(), RANKING, BURST, NEXT_ACE, FIRST_TRICK, FIRST_TURN_OVER]
    words += [MarkSpelling(SUNK, SUNK), FELL_TOGETHER, MISSES, NO_COUNTER, SUPER_REVOLUTION, SHARES]
    kinds = [word.kind.replace("_", "-") for word in words if word.until not in ("set", "window")]
    kinds += [name.replace("_", "-") for name in _once_a_game()]
    effects = [f"mark-{did}-{kind}" for did in ("set", "dropped", "prevented") for kind in kinds]
    effects += ["mark-prevented-field", "mark-prevented-fall"]  # of sentences, and a rule
    sorts = [f"{word.kind}-{word.fixed}" for word in words if isinstance(word.fixed, str)]
    effects += [f"mark-set-{sort.replace('_', '-')}" for sort in sorts]
    own_ways = [
        how for cls in (*RULES.values(), *ACTIONS) for how in getattr(cls, "exit_kinds", ())
    ]
    effects += [f"leaves-{how}" for how in ("clean", *OUT_WAYS, EQUAL, *own_ways)]
    effects += [
        "leaves-foul-pass",
        "leaves-foul-skip",
        "leaves-clean-at-once",
        "leaves-fallen-at-once",
        "sinks",
    ]
    effects.append("sinks-picked")
    effects += [f"mark-{did}-{own}" for did in ("set", "dropped", "prevented")
                for own in ("own", "own-lock", "own-free", "own-place", "own-used", "own-times")
                ]  # fmt: skip
    effects += ["mark-set-own-seat", "mark-dropped-own-seat"]
    effects += ["cleared", "leads", "skips", "handed-over", "discarded", "hands-swapped"]
    effects += [
        "joined-under",
        "joined-whole",
        "misses-turn",
        "added",
        "drawn",
        "removed",
        "note",
        "points",
        "points-lost",
        "spared",
        "shown",
        "shown-to",
        "owes-draw-for",
        "owes-show-strongest-to",
        "owes-show-weakest-to",
        "picked-up",
        "takes-rest",
        "hands-mixed",
        "hands-mixed-equally",
        "stays-in",
        "rejoins",
        "reseated",
    ]
    effects += [
        "punished",
        "closed",
        "field-taken",
        "withdrawn",
        "turn-to",
        "turn-to-again",
        "game-over",
        "game-equal",
        "retitled",
        "waived",
        "awaits-answers",
        "awaits-stop",
        "awaits-counter",
        "undone",
    ]
    debts = [kind.replace("_", "-") for kind in MET_BY]
    effects += [f"owes-{kind}" for kind in (*debts, "reveal")]
    effects += sorted(_literals("Event", 1) | _literals("Taken", 3))
    for effect in effects:
        yield from (f"happens-{effect}", f"effect-{effect}")
    waits = (*debts, *WINDOW, "decline-instead", "draw-for")
    yield from (f"{head}-{kind}" for head in ("waits", "first") for kind in waits)


def _answer_keys() -> Iterator[str]:
    yield from ("answer-depends", "answer-unsettled", "answer-what_happens-depends")
    without = (move.name for move in MOVES.values() if not move.asks)
    yield from (f"answer-no-{name.replace('_', '-')}" for name in without)
    for kind in KINDS.values():
        yield from (f"answer-{kind.name}-{answer}" for answer in kind.answers)
        yield from (f"value-{answer}" for answer in kind.answers)
        if kind.empty:
            yield f"answer-{kind.name}-nothing"
        if kind.others:
            yield f"answer-{kind.name}"


def _value_keys() -> Iterator[str]:
    books = [current().book(id_) for id_ in referee.books()]
    titles = {name for book in books for names in book.titles.values() for name in names}
    titles -= {name for book in books for name in book.title_names}
    yield from (f"title-{name.replace(' ', '-')}" for name in {*titles, *table_text.TITLES})
    yield from (f"suit-{suit}" for suit in (*ANY_DECK.suits, JACKS))
    yield from (f"game-{word}" for word in (*"SHDC", GRAND, NULL, *ADDITIONS))
    yield from (f"plays-{form}" for form in (*FORM_NAMES, "pass"))
    yield from (f"desk-form-{form}" for form in FORM_NAMES)
    endings = ("", "-cards", "-choices", "-cardschoices")
    yield from (
        "gift-none",
        "gift-show",
        "gift-free",
        *(f"gift-forced{ending}" for ending in endings),
    )
    yield from (f"value-{value}" for value in ("depends", "unsettled", "open", "nothing"))
    yield from (
        "value-score-pair",
        "value-order-open",
        "value-order-place",
        "answer-ranks-gaps",
        "list-last-without",
        "value-deal",
        "value-deal-victim",
        "value-order-joiner",
        "value-title-pair",
        "list-comma",
        "list-last",
        "list-last-or",
        "list-last-clause",
        "list-two",
        *COMMAS,
        *COMMAS.values(),
    )
    cards = (
        "joker",
        "joker-small",
        "joker-big",
        "joker-as",
        "joker-above",
        "joker-below",
        "jokers",
        "with-jokers",
        "coloured",
    )
    yield from (f"card-{card}" for card in cards)
    yield from (
        f"near-{why}"
        for why in (*WHY_NOT, SILENCED, GONE, misses.NOTHING, SUITS, DOWN, SHORT, MIXED)
    )
    yield from (f"near-{why}" for why in (*BUT_FOR, UNMET, NATURAL, MORE, *ALMOST, f"{GONE}-hand"))
    yield from (f"deed-{kind.replace('_', '-')}" for kind in DEEDS)
    yield from (f"ended-{ending}" for ending in ENDINGS)
    yield from (f"near-{why}" for why in (BY_SUIT, BY_RANK))
    yield from (
        "unmet-when-play-on",
        "unmet-when-play-idle",
        "unmet-when-play-other",
        "unmet-when-hand-missing",
        "near-not-yet",
        READING,
        LEFT_OUT,
    )
    yield "order-turned-twice"
    yield from ("unmet-" + path.replace(".", "-").replace("_", "-") for path in CONDITIONS)
    yield from (f"value-{hand}" for hand in HANDS)
    yield from (
        f"say-{line}"
        for line in (
            "reason", "unknown", "depends", "switch", "reading", "open", "if-so", "if-read",
            "joiner", "why", "stop", "else", "tables", "if-other", "by", "so",
        )
    )  # fmt: skip
    yield from (f"then-{kind}-{answer}" for kind in (*MAY, "move") for answer in ("yes", "no"))
    yield from (
        "then-depends",
        "then-unsettled",
        "then-order-open",
        "label-quoted",
        "if-without-it",
    )
    yield from ("then-depends-table", "then-what_happens-only")
    yield from ("then-what_happens", "answer-ranks-open")
    yield from ("then-diverges-play", "then-diverges-pass")
    yield from ("say-whether-down-card", "say-whether-down-cards", "say-unknown-hand")
    yield "flip-reading"
    yield from (f"change-{turn}" for turn in ("on", "off"))
    yield from (f"if-{kind}" for kind in ("on", "off", "read"))
    yield from ("title-quoted", "list-last-titles", "headline-open", "out-without-cards")
    yield from (
        f"headline-{did}"
        for did in ("forbids", "allows", "order-usual", "order-reversed", "order-stated")
    )


def _doubts() -> set[str]:
    """Facts that rules name: in an ``Undetermined``, or as the doubt about a mark."""
    source = "".join(path.read_text("utf-8") for path in sorted(CLIMBING.rglob("*.py")))
    named = re.findall(r'(?:return|open_fact =) "([a-z]+(?:-[a-z]+)+)" if', source)
    leading = {fact for cls in RULES.values() for fact in (*cls.lead_facts, cls.open_fact)}
    hands = {HandCondition(pairs=way).fact for way in PAIRED}
    return {*named, *leading, *hands, *_literals("Undetermined")}


def _either(module: str, name: str) -> set[str]:
    """Both texts of an assignment such as ``code = "this" if … else "that"``."""
    source = (PACKAGE / module).read_text("utf-8")
    pairs = re.findall(rf'{name} = "([a-z-]+)" if .* else "([a-z-]+)"', source)
    return {text for pair in pairs for text in pair}


def _error_keys() -> Iterator[str]:
    read = {*_literals("take", 1), *_literals("need", 1), *_literals("error_at", 1)}
    read |= {"to", "move"}
    read |= {expected for _, expected, _ in moves._PARTS.values()}
    own = {*errors._OWN_SENTENCES}
    yield from (f"expected-{key}" for key in read - own)
    calls = [args[3] for name, args in _calls() if name == "ParseError" and len(args) == 4]
    lists = [expected.elts for expected in calls if isinstance(expected, ast.List)]
    yield from (f"expected-{key}" for keys in lists for key in {*_constants(keys)} - own)
    others = {*_literals("_error", 1), *names.NAME_FAULTS, "letter", "card-fewer"}
    yield from (f"expected-{key}" for key in others)
    yield from ("expected-part", "expected-line-end", "error-unreadable", "error-unreadable-end")
    yield from ("error-unreadable-here", "error-unreadable-here-end", "error-unknown-some")
    yield from errors._OWN_SENTENCES.values()
    yield from (
        f"fault-{code}"
        for code in _literals("Fault")
        | _literals("fault", 1)
        | _either("engine/validation.py", "code")
    )
    faults = {
        *_literals("Finding"),
        *_literals("problem", 1),
        *_literals("_on", 1),
        "missing-unknown",
    }
    faults |= {*_literals("_about")} | {"missing"}
    yield from (f"fault-{code}" for code in faults - {"unknown-book"})
    source = ast.walk(ast.parse(inspect.getsource(toml_source)))
    returned = [node.value for node in source if isinstance(node, ast.Return)]
    pairs = [value.elts[0] for value in returned if isinstance(value, ast.Tuple)]
    yield from (f"fault-toml-{word}" for word in _constants(pairs))
    yield "fault-no-toml"
    types = {*_literals("scalar"), *_literals("list_of"), *_literals("either"), "table"}
    belongs = {*types, *_literals("_bad_part", 2), "number-from", "range"}
    yield from (f"belongs-{word}" for word in belongs)
    yield from (f"file-{why}" for why in sources._REASONS.values())
    yield from ("error-house-unread", "error-house-unwritten", "error-no-lock", "error-busy-house")
    yield from (f"set-by-{who}" for who in ("book", "house", "header", "flip", "you"))
    yield from (f"cli-level-{level}" for level in LEVELS)
    yield from ("in-use", "not-in-use", "error-stale-house", "error-stale-house-by-hand")
    yield from (f"unknown-{what}" for what in _literals("unknown", 1))
    facts = _literals("UnknownFact") | _literals("Claim") | _doubts()
    yield from (f"fact-{key}" for key in facts | {"untold-rank", "untold-rank-is"})
    own_lines = (f"say-{key}" for key in facts)
    yield from (key for key in own_lines if any(has_message(lang, key) for lang in LANGS))
    yield from (f"unknown-{what}" for what in _literals("UnknownName"))
    yield from (f"error-{use}" for use in _literals("MisusedOption"))
    courses = (code for code in _literals("_add") if code.startswith("course-"))
    yield from (f"fault-{code}" for code in courses)
    yield from (f"error-link-{why}" for why in _literals("BrokenLink"))
    roles = {role for family in FAMILIES for role in required_roles(family)}
    yield from (f"role-{role.replace(' ', '-')}" for role in roles)


@lru_cache(maxsize=1)
def _asked_keys() -> set[str]:
    keys = {
        *_rule_keys(),
        *_special_keys(),
        *_sentence_keys(),
        *_effect_keys(),
        *_answer_keys(),
        *_value_keys(),
        *_error_keys(),
    }
    keys |= (
        _literals("message", 1)
        | _literals("card_message", 1)
        | _literals("Reason", 2)
        | _literals("lacking", 1)
        | _literals("LazyMessage", 0)
        | _literals("in_both", 0)
        | _literals("Unusable")
    )
    return keys | set(_headline_keys())


def _headline_keys() -> Iterator[str]:
    yield from (f"headline-{said}" for said in ("yes", "no"))
    yield "headline-titled"
    for asked in ("headline", "then"):
        yield from (f"{asked}-depends-{way}" for way in ("future", "whether", "on"))
    yield from (f"stage-{stage}" for stage in (POINTING, PASSING, SHOWING))
    yield from (f"asks-{said}" for said in ("yes", "no"))
    yield from (
        "effect-mark-twice-direction",
        "happens-cleared-leads",
        "happens-cleared-again",
        "happens-leads-after",
        "effect-cleared-leads",
        "turn-after",
        "turn-past-those-out",
        "deed-swapped",
        "sunk-so",
    )
    turning = ("revolution", "super-revolution", "j-back")
    yield from (f"headline-undone-{kind}" for kind in turning)
    yield from ("list-over", "say-order-open", "say-order-first", "sentence-suits")
    yield from (f"scope-never-{name}" for name in NEVER_CHECKED)
    parts = ("seats", "turn", "hands", "field", "discards", "state", "play")
    yield from (f"scope-part-{part}" for part in parts)
    yield from (f"needless-{rule}" for rule in ("stronger", "single", "turn", "other"))


@lru_cache(maxsize=1)
def _own_keys() -> set[str]:
    """Optional keys: a reason in short or shorter still, an answer in a headline, what an answer
    lacks, a question for a fact, an answer after a condition."""
    return {
        f"{of}{key.removeprefix(begins)}"
        for key in _asked_keys()
        for of, begins in (
            ("short-", ""),
            ("brief-", ""),
            ("several-effect-", "effect-"),
            ("headline-", "answer-"),
            ("answer-unsettled-", ""),
            ("asks-", "fact-"),
            ("whether-fact-", "fact-"),
            ("answer-depends-", "fact-"),
            ("headline-depends-", "fact-"),
            ("then-", "answer-"),
        )
        if key.startswith(begins)
    }


@pytest.mark.parametrize("lang", LANGS)
def test_every_key_that_the_code_asks_for_is_there(lang: str) -> None:
    assert sorted(key for key in _asked_keys() if not has_message(lang, key)) == []


@pytest.mark.parametrize("lang", LANGS)
def test_the_desk_has_a_word_for_whatever_a_reason_did(lang: str) -> None:
    did = _literals("Reason", 1)
    assert {"offers", "warns"} < did
    assert [key for key in sorted(did) if not has_message(lang, f"desk-did-{key}")] == []


def test_every_sentence_that_answers_name_is_enumerated() -> None:
    """A new ``reason(rule, KEY)`` has to be entered in ``ASKED`` above."""
    files = (CLIMBING / "answers" / name for name in ("answers.py", "exchange.py", "exits.py"))
    source = "".join(path.read_text("utf-8") for path in files)
    assert set(re.findall(r'\breason\(rule, "([a-z-]+)"', source)) <= {*ASKED, "suits"}


# ---- the files


def _messages(lang: str) -> dict[str, fluent.Message]:
    folder = resources.files("referee") / "locale" / lang
    texts = [entry.read_text("utf-8") for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    assert not [entry.content for entry in entries if isinstance(entry, fluent.Junk)]
    found = [entry for entry in entries if isinstance(entry, fluent.Message)]
    names = [entry.id.name for entry in found]
    assert sorted({name for name in names if names.count(name) > 1}) == []
    return {entry.id.name: entry for entry in found}


def _is_whole(key: str) -> bool:
    """Whether code uses a message; parts of messages differ between languages."""
    return not key.startswith("part-")


def test_both_languages_have_the_same_keys() -> None:
    whole = (filter(_is_whole, _messages(lang)) for lang in LANGS)
    japanese, english = map(set, whole)
    assert sorted(japanese ^ english) == []


OURS = (
    "errors.ftl",
    "verdict.ftl",
    "rules.ftl",
    "values.ftl",
    "effects.ftl",
    "near.ftl",
    "unmet.ftl",
    "tricks.ftl",
    "matching.ftl",
    "pointing.ftl",
    "sevens.ftl",
    "poker.ftl",
    "house.ftl",
    "headline.ftl",
    "sentences.ftl",
)


AFTER_CONDITION = ("effect-", "gift-", "must-")
NO_VERB = {"effect-mark-set-own-place", "effect-note", "must-times"}


def test_what_happens_has_other_words_after_a_condition() -> None:
    """Such as *would lead* instead of *leads*: ``{ part-would }lead{ part-s }``."""
    folder = resources.files("referee") / "locale" / "en"
    fixed = {
        entry.id.name
        for name in OURS
        for entry in FluentParser().parse((folder / name).read_text("utf-8")).body
        if isinstance(entry, fluent.Message)
        and entry.id.name.startswith(AFTER_CONDITION)
        and "{ part-" not in FluentSerializer().serialize_entry(entry)
    }
    assert fixed == NO_VERB


@pytest.mark.parametrize("lang", LANGS)
def test_no_key_is_left_over(lang: str) -> None:
    """Unused messages have to be deleted."""
    folder = resources.files("referee") / "locale" / lang
    keys = {
        entry.id.name
        for name in OURS
        for entry in FluentParser().parse((folder / name).read_text("utf-8")).body
        if isinstance(entry, fluent.Message) and _is_whole(entry.id.name)
    }
    left = keys - _asked_keys() - _own_keys()
    denied = {key for key in left if key.startswith("not-")}
    assert sorted(left - denied) == []
    effects = [key.removeprefix("effect-") for key in _asked_keys() if key.startswith("effect-")]
    negated = (key.removeprefix("not-") for key in denied - {"not-other", "not-answers"})
    assert [key for key in negated if not any(effect.startswith(key) for effect in effects)] == []


# ---- the sentences


CODE = re.compile(r"「[^「」]*」|Aki|Ben|Chie|Dan|Jo")
"""What stays English in a Japanese error: what was or is to be written, players, jokers."""
ENGLISH = re.compile(r"[A-Za-z]{2,}")
ERRORS = {
    "unreadable-colon": "rules: offkai\nseats: Aki, Ben\nhands\n  Aki: D4\n",
    "unreadable-rule-twice": "rules: offkai - suit_lock - suit_lock\nseats: Aki, Ben\n",
    "unreadable-rules": "seats: Aki, Ben\n",
    "unreadable-verb": "rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: ダイアの9です\n",
    "unreadable-japanese": "rules: offkai\nseats: Aki, Ben\nask:\n  Akiは黒のQを出せる?\n",
    "impossible-here": "rules: offkai\nseats: Aki, Ben\nfield: Aki D4, Ben D4\n",
    "impossible-japanese-state": "rules: daifugo\nseats: Aki, Ben\nstate: 革命中\n",
    "unreadable": "rules: offkai\nseats: Aki, Ben\nfield: D4,, X9\n",
    "unreadable-move": "rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: X9\n",
    "unreadable-end": "rules: offkai\nseats",
    "unreadable-question": "rules: offkai\nseats: Aki, Ben\nask:\n  may Aki fly\n",
    "unreadable-card": "rules: offkai\nseats: Aki, Ben\nask:\n  may Aki play X9\n",
    "unreadable-title": "rules: offkai\nseats: Aki (duke), Ben\n",
    "unreadable-part": "rules: offkai\nseats: Aki, Ben\nseats: Aki, Ben\n",
    "impossible": "rules: offkai\nseats: Aki, Ben\nhands:\n  Aki: D4\n  Ben: D4\n  Dan: ? x3\n",
    "impossible-state": "rules: offkai\nseats: Aki (daifugo), Ben\nstate: sunshine\n",
    "unknown": "rules: ofkai\nseats: Aki, Ben\n",
    "unknown-option": "rules: offkai - suit_lok\nseats: Aki, Ben\n",
    "illegal": "rules: offkai\nseats: Aki, Ben, Chie\nfield: Ben D9\nplay:\n  Chie: D4\n",
    "ambiguous": "rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: S4 S5 Jo\n",
}


@pytest.mark.parametrize("name", ERRORS)
def test_errors_are_told_in_both_languages(name: str) -> None:
    with pytest.raises(referee.RefereeError) as caught:
        referee.read(ERRORS[name])
    assert caught.value.kind == name.partition("-")[0]
    japanese, english = (caught.value.say(lang) for lang in LANGS)
    assert re.search(r"[ぁ-ん]", japanese)
    assert not re.search(r"[ぁ-ん]", re.sub("“[^”]*”", "", english))
    assert not ENGLISH.search(CODE.sub("", japanese)), japanese
    for text in (japanese, english):
        plain(text.replace("suit_lok", "").replace("suit_lock", ""))


NOTHING = {
    "what may Aki play": ("Aki can’t play anything now.", "Akiはいま何も出せません。"),
    "what happens": (
        "Ben is next.",
        "次はBenの番です。",
    ),
}


@pytest.mark.parametrize("ask", NOTHING)
def test_nothing_is_said_in_a_sentence_of_its_own(ask: str) -> None:
    table = referee.read(
        "rules: offkai\nseats: Aki, Ben\nturn: Aki\nhands:\n  Aki: D4 D5\nplay:\n  Aki: D4"
    )
    english, japanese = NOTHING[ask]
    assert table.ask(ask).say("en").startswith(english)
    assert table.ask(ask).say("ja").startswith(japanese)


def test_a_card_in_two_places_names_both() -> None:
    with pytest.raises(referee.ImpossibleTable) as caught:
        referee.read("rules: offkai\nseats: Aki, Ben\nhands:\n  Aki: D4\nfield: D4\n")
    assert "Aki’s hand" in caught.value.say("en")
    assert "on the field" in caught.value.say("en")
    assert "Akiの手札" in caught.value.say("ja")


@pytest.mark.parametrize("name", ERRORS)
def test_no_error_suggests_what_was_written(name: str) -> None:
    with pytest.raises(referee.RefereeError) as caught:
        referee.read(ERRORS[name])
    text = caught.value.say("en")
    suggested = [*caught.value.near, *re.findall("Did you mean “(.+?)”", text)]
    assert not {*suggested} & {*ERRORS[name].split()}


def test_a_state_in_japanese_gets_its_word_suggested() -> None:
    with pytest.raises(referee.ImpossibleTable) as caught:
        referee.read(ERRORS["impossible-japanese-state"])
    assert "「revolution」のことですか" in caught.value.say("ja")


@pytest.mark.parametrize("lang", LANGS)
def test_a_message_that_lacks_a_value_is_refused(lang: str) -> None:
    with pytest.raises(KeyError):
        message(lang, "stronger-met", cards=["D4"])
