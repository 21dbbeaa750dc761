"""Pairs of words of the rule language as sentences, and tables that show whether they do anything.

The words and their values come from the vocabulary; nobody lists pairs. A pair is a trigger with a
condition or an effect, or an effect with a condition or a duration. Words that name players are
effects, too. Whatever a sentence also needs is added: the simplest words with which it loads.
"""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, islice, product, zip_longest
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

import referee
from referee.engine.family import engine_of
from referee.engine.interfaces import AmbiguousCards
from referee.games.climbing.resolution.optional_actions import offers
from referee.games.climbing.rule_language.actions import ACTIONS
from referee.interaction_checker.generators import (
    DEALS,
    TableSketch,
    complete_table,
)
from referee.model.description import Description
from referee.model.questions import Question
from referee.notation.table_text import read_text
from referee.rulebook.binding import spellings_of_use
from referee.rulebook.clause import Book, Clause, RuleUse
from referee.rulebook.diagnostics import ERROR
from referee.rulebook.registry import vocabulary_of
from referee.rulebook.rule import Open
from referee.rulebook.rule_language import IDLE, SENTENCE, Flaw, SentenceWords, Vocabulary, Word
from referee.rulebook.rulebook import Rulebook, rulebook_of
from referee.verdict.case import TableCase

Sentence = dict[str, Any]
RANK, TITLE, OTHER_RANK, GIFT_RANK, OTHER_TITLE = "9", "daifugo", "8", "2", "fugo"
"""The rank that the sentences are about, the title of the player who moves, the rank that sets
marks, the rank of the cards that are given, the title of another player."""


@cache
def vocabulary() -> Vocabulary:
    words = vocabulary_of("climbing")
    assert words
    return words


# ---- words with their values


def values_of(word: Word) -> list[Any]:
    """The values of a word with which it is tried: all that are listed, one of each other kind."""
    kinds: dict[str, list[Any]] = {
        "rank": [RANK], "suit": ["S"], "title": [TITLE], "flag": [True], "number": [2],
        "range": ["3 or fewer"], "text": ["all drink"],
    }  # fmt: skip
    values: list[Any] = [
        *kinds.get(word.of, ()),
        *(value for value in word.also if value not in IDLE),
    ]
    if word.path.startswith("then.gift."):
        values = [GIFT_RANK if value == RANK else value for value in values]
    if word.path.startswith("then."):
        values = [OTHER_TITLE if value == TITLE else value for value in values]
    return [[value] for value in values] if word.many else values


def items_below(*starts: str) -> list[Sentence]:
    """Each word whose path begins so, with each of its values."""
    words = (word for path, word in vocabulary().words.items() if f"{path}.".startswith(starts))
    return [{word.path: value} for word in words for value in values_of(word)]


def path_of(item: Sentence) -> str:
    (path,) = item
    return path


@cache
def triggers() -> tuple[Sentence, ...]:
    """Each trigger, with each value that makes another one of it."""
    bare = [item for item in items_below("when.") if path_of(item).count(".") == 1]
    plays = ({f"when.play.{word}": True} for word in ("swept", "on.clear"))
    return ({"when.play.rank": [RANK]}, *bare, *items_below("when.hand."), *plays)


@cache
def conditions() -> tuple[Sentence, ...]:
    return (*items_below("if."),)


@cache
def effects() -> tuple[Sentence, ...]:
    return (*items_below("then."),)


@cache
def durations() -> tuple[Sentence, ...]:
    return (*items_below("until."),)


@cache
def actions() -> tuple[Sentence, ...]:
    """An effect of each action, with what it needs."""
    found: dict[str, Sentence] = {}
    for item in effects():
        name = ".".join(path_of(item).split(".")[:2])
        if name not in found and (needed := additions(frozen(item))):
            found[name] = {**item, **needed[0].words}
    return tuple(found.values())


# ---- whole sentences

OTHERS: tuple[tuple[Sentence, ...], ...] = (
    (),
    ({"when.play.rank": [OTHER_RANK], "then.mark": "table", "until": "game"},),
    ({"when.play.rank": [OTHER_RANK], "then.mark": "player", "until": "game"},),
    ({"when.always": True, "then.put.rank": [RANK], "then.put.on": "top", "then.put.named": True},),
)
"""Other sentences of the clause that a sentence may need."""
ENDS: tuple[Sentence, ...] = ({}, {"until": "game"}, {"until": "clear"}, {"until": "next play"})
SIMPLE: tuple[Sentence, ...] = (
    {"when.play.rank": [RANK]}, {"when.play.rank": [RANK], "when.play.count": 2},
    {"when.play": True}, *({path: True} for path in (
        "when.pass", "when.turn", "when.clear", "when.end", "when.always", "when.play.on.clear")),
    {"when.out": "first"}, {"when.game": "any"}, {"when.game": "later"}, {"when.gift": "any"},
    {"when.gift": "up"}, {"when.gift": "back"}, {"when.hand.count": "5 or more"},
)  # fmt: skip
"""Triggers for sentences that have none, the simplest first."""
MOST = 4
"""How many ways to complete a sentence are tried."""


COMPANIONS: tuple[tuple[str, Sentence], ...] = (
    ("then.show", {"then.show.by": ["next"], "then.show.to": ["player"]}),
    ("then.called_out", {"then.called": True, "then.mark": OTHER_TITLE}),
    ("then.add", {"then.add": True, "then.note.en": "all drink"}),
    ("then.lead", {"then.clear": True}),
    ("then.draw.count", {"then.discard.count": 1}),
    ("then.draw.own", {"then.draw.count": "discarded", "then.discard.count": 1}),
    ("when.always", {"then.put.rank": [RANK], "then.put.on": "top"}),
    ("if.first", {"when.always": True, "if.title": [TITLE], "then.must": "pass"}),
    ("then.must", {"if.title": [TITLE]}),
    ("then.points.who", {"then.points.more": 1}),
    ("then.ties", {"then.win": True, "when.hand.shows": ["3", "4"]}),
)
"""Words below a path -> others that they may need."""


class Clauses(Struct, frozen=True):
    """A sentence, or a part of one, with the other sentences of its clause."""

    words: Sentence = {}
    others: tuple[Sentence, ...] = ()


def errors(words: SentenceWords, others: Sequence[Sentence] = ()) -> list[Flaw]:
    """Why a clause of these sentences is refused."""
    read, deck = vocabulary().read(words), referee.book("daifugo").deck
    context = {"overrides": ["climbing.out"], "overridden_roles": {"out"},
               "sentences": [words, *others], "titles": referee.book("daifugo").titles}  # fmt: skip
    flaws = vocabulary().find_flaws(read, deck, context)
    return [flaw for flaw in flaws if flaw.level == ERROR or flaw.code == "nothing-lasts"]


def slots(words: SentenceWords) -> set[str]:
    return {path.partition(".")[0] for path in words}


Frozen = tuple[tuple[str, Any], ...]


def frozen(words: SentenceWords) -> Frozen:
    return tuple((path, tuple(v) if isinstance(v, list) else v) for path, v in words.items())


def thawed(words: Frozen) -> Sentence:
    return {path: [*v] if isinstance(v, tuple) else v for path, v in words}


@cache
def additions(item: Frozen) -> tuple[Clauses, ...]:
    """The smallest additions with which a word loads, whatever the trigger and the effect are."""
    words = thawed(item)
    path = path_of(words)
    companions = [found for start, found in COMPANIONS if f"{path}.".startswith(f"{start}.")]
    alone = next(_loading(words, product([Sentence()], OTHERS)), ())
    accompanied = next(_loading(words, product(companions, OTHERS)), ())
    found = (*alone, *accompanied)
    return found or next(_loading(words, product(_beside(path), [()])), ())


def _loading(
    words: Sentence, ways: Iterable[tuple[Sentence, tuple[Sentence, ...]]]
) -> Iterator[tuple[Clauses, ...]]:
    """The ways with which words load, with all ends that they may then have."""
    for beside, others in ways:
        whole = {**words, **beside}
        for rest in rests_of(whole):
            if ends := _ends({**whole, **rest}, others):
                yield tuple(Clauses({**beside, **end}, others) for end in ends)
                break


def _ends(words: Sentence, others: Sequence[Sentence] = ()) -> list[Sentence]:
    """The ends with which a sentence loads; an empty one if it needs none."""
    codes = {flaw.code for flaw in errors(words, others)}
    if codes - {"until-when"}:
        return []
    return [end for end in ENDS if not errors({**words, **end}, others)] if codes else [{}]


def _beside(path: str) -> Iterator[Sentence]:
    """Words that this one may need: of the same action or trigger, then any."""
    words, near = vocabulary().words, ".".join(path.split(".")[:2])
    actions = [action.path for action in ACTIONS if path in [w.path for w in action.modifiers]]
    near_paths = (f"{near}.", *([f"{words[path].needs}."] if words[path].needs else ()),
                  *(f"{action}." for action in actions))  # fmt: skip
    near_items = [item for item in items_below(*near_paths) if path_of(item) != path]
    yield from near_items
    yield from ({**one, **other} for one, other in product(near_items[:6], repeat=2))
    yield from items_below("when.play.", "when.always.")


def rests_of(words: SentenceWords) -> list[Sentence]:
    """What completes a sentence without a trigger or without an effect."""
    whole = slots(words)
    triggers_ = [{}] if "when" in whole else [*SIMPLE]
    effects_ = [{}] if "then" in whole else [*simple_effects()]
    return [{**trigger, **effect} for trigger, effect in product(triggers_, effects_)]


@cache
def simple_effects() -> tuple[Sentence, ...]:
    """Effects for sentences that have none: one of each action that has one alone."""
    found: dict[str, Sentence] = {"then.note": {"then.note.en": "all drink"}}
    for condition in ({}, *conditions()):
        rests = [{**trigger, **condition} for trigger in SIMPLE]
        lacking = [item for item in effects() if _action_of(item) not in found]
        if condition:
            firsts = {_action_of(item): item for item in reversed(lacking)}
            lacking = [*firsts.values()]
        for item in lacking:
            if _action_of(item) not in found:
                loading = (ends[0] for rest in rests if (ends := _ends({**item, **rest})))
                if (end := next(loading, None)) is not None:
                    found[_action_of(item)] = {**item, **end}
    return tuple(found.values())


def _action_of(item: Sentence) -> str:
    return ".".join(path_of(item).split(".")[:2])


def complete(*items: Sentence, most: int = MOST) -> tuple[list[Clauses], list[Flaw]]:
    """Sentences with these words that load; if there are none, why."""
    words = {path: value for item in items for path, value in item.items()}
    needs = [needs_of(item, words) for item in items]
    found: list[Clauses] = []
    reasons: list[Flaw] = []
    for parts in product(*needs):
        whole = {path: value for part in parts for path, value in part.words.items()} | words
        others = tuple(chain.from_iterable(part.others for part in parts))
        for rest in rests_of(whole):
            flaws = errors({**whole, **rest}, others)
            if not flaws:
                found.append(Clauses({**whole, **rest}, others))
                if len(found) == most:
                    return found, []
            if not reasons or len(flaws) < len(reasons):
                reasons = flaws
    return found, ([] if found else reasons or errors({**words, **rests_of(words)[0]}))


def needs_of(item: Sentence, words: Sentence) -> tuple[Clauses, ...]:
    """What a word needs in a sentence with these words: no effect if they have one."""
    if len(item) > 1:
        return (Clauses(),)
    if "then" in slots(item) or "then" not in slots(words):
        return additions(frozen(item))
    conditions_ = [
        replace(one, words={p: v for p, v in one.words.items() if p.startswith(("when.", "if."))})
        for one in additions(frozen(item))
    ]
    return tuple(one for i, one in enumerate(conditions_) if one not in conditions_[:i])


def items_without_sentence() -> set[str]:
    """The words for which no sentence is found that loads, with any value."""
    items = [*triggers(), *conditions(), *effects(), *durations()]
    loaded = {path_of(item) for item in items if len(item) > 1 or additions(frozen(item))}
    return {path_of(item) for item in items} - loaded


PAIRS: dict[str, Callable[[], Iterator[tuple[Sentence, Sentence]]]] = {
    "trigger and condition": lambda: product(triggers(), conditions()),
    "trigger and effect": lambda: product(triggers(), effects()),
    "condition and effect": lambda: product(conditions(), actions()),
    "effect and duration": lambda: product(effects(), durations()),
}


# ---- tables

TABLES = Path(__file__).parent / "properties" / "word_pair_tables.txt"
HANDS = {
    "Aki": "S9 H9 D9 C9 S8 S10 SJ S3 H3 S4 SQ Jo SA S2 D5 H5",
    "Ben": "D8 H10 D10 HJ HQ HK HA H2 H4 H6 C4 C6",
    "Chie": "H8 DJ DQ DK DA D2 D4 S7 D7 C5 S5",
    "Dan": "CJ CQ CK CA C2 C3 C7 C8 H7",
}
DISCARDS = ("D6", "D3", "CK", "C6")
FIELDS = (
    "", "Dan D8", "Dan C7", "Dan C7 H7", "Aki D8", "Aki C9", "Dan C9", "Ben C7, Dan C8",
    "Chie S6, Dan S7", "Aki S9 H9 D9 C9", "Aki D8 C8", "Dan D9",
)  # fmt: skip
PLAYS = (
    "Aki: S9",
    "Aki: S9; Ben: H10; Chie: DJ; Dan: CQ; Aki: SA",
    "Aki: S9; Ben: pass; Chie: pass; Dan: pass; Aki: S3; Ben: H4; Chie: D7; Dan: C7; Aki: H9",
    "Aki: S9 H9; Ben: H10 D10; Chie: DJ; Dan: pass",
    "Aki: S9 H9 D9; Ben: pass",
    "Aki: S9 H9 D9 C9; Ben: pass",
    "Aki: S9 S10 SJ; Ben: HJ HQ HK",
    "Aki: S8; Aki: S9; Ben: H10; Chie: DJ",
    "Aki: S8; Aki: S9 H9; Ben: H10 D10; Chie: pass; Dan: pass; Aki: pass; Ben: H4",
    "Aki: S8; Aki: S3; Ben: H4; Chie: D7; Dan: C7; Aki: pass; Ben: pass; Chie: pass",
    "Aki: S3; Ben: D8; Ben: H4; Chie: D7; Dan: pass; Aki: S9",
    "Aki: S3; Ben: H4; Chie: H8; Chie: D4; Dan: C7; Aki: S9",
    "Aki: S3; Ben: H4; Chie: D7; Dan: C8; Dan: C3; Aki: S9",
    "Aki: S8 Jo",
    "Aki: Jo",
    "Aki: S9 Jo; Ben: H10 D10",
    "Aki: S2; Ben: pass",
    "Aki: S3 H3",
    "Aki: pass; Ben: pass; Chie: pass; Dan: C3",
    "Aki: pass; Ben: H10",
    "",
    "Aki: S2",
    "Aki: S8",
    "Aki: S8 D8",
    "Aki: S10 H10 D10 C10",
    "Aki: S9 H9",
    "Aki: Jo S9",
    "Aki: S10",
    "Aki: S9 H9; Ben: pass; Chie: pass; Dan: pass; Aki: C9",
)
ENDED = (
    "seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)\n"
    "hands:\n  Aki: S9 H9 S2\n  Ben: out 1\n  Chie: out 2\n  Dan: out 3\n",
    "seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)\n"
    "hands:\n  Aki: S9 H9 S2\n  Ben: out 1\n  Chie: out foul\n  Dan: out foul\n",
    "seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)\n"
    "hands:\n  Aki: out 1\n  Ben: out burst\n  Chie: out fallen\n  Dan: out 2\n",
    "seats: Aki, Ben, Chie, Dan\n",
    "seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)\n",
    "seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)\n"
    "hands:\n  Aki: S9 H9 S2\n  Ben: out 1\n  Chie: out 2\n  Dan: out 3\n"
    "state: seated Aki Chie Ben Dan\n",
)
SEATS = ("Aki, Ben, Chie, Dan", "Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)",
         "Aki (daihinmin), Ben (daifugo), Chie (fugo), Dan (hinmin)")  # fmt: skip
ALL, FEW, LAST, TWO, LAST_OF_TWO, SUIT, PAIRED = SIZES = (
    "all",
    "few",
    "last",
    "two",
    "last of two",
    "suit",
    "pairs",
)
"""Which hands there are: large ones, one card more than is played, or none; two players; the player
who moves has a whole suit, or pairs."""
STATES = ("", "revolution", "first trick", "J-back", "suit lock S", "game 2", "reign 2",
          "last game", "J-back, direction reversed, suit lock S",
          "revolution, direction reversed, suit lock S",
          "first trick, revolution, direction reversed",
          "last game, direction reversed")  # fmt: skip
QUESTIONS = tuple(map(Question, (
    "ranks", "titles", "score", "who_wins", "who_leads", "who_deals", "seating", "deal"
)))  # fmt: skip


class Situation(Struct, frozen=True):
    """A table on which sentences are tried."""

    table: Description
    asks: bool = False
    """Whether to ask about the match, not only about the moves."""


FACTORS: tuple[Sequence[str], ...] = (STATES, SIZES, SEATS, FIELDS, PLAYS)
Factors = tuple[int, ...]
"""A situation: the number of a value of each factor; or of one of :func:`matches`."""


@cache
def situation(factors: Factors) -> Situation:
    if len(factors) == 1:
        return matches()[factors[0]]
    values = [factor[number] for factor, number in zip(FACTORS, factors, strict=True)]
    return Situation(_table(*values))


@cache
def matches() -> tuple[Situation, ...]:
    """Tables between games, and at their beginning and end."""
    found: list[Situation] = []
    for text, state in product(ENDED, STATES):
        if state and "state:" in text:
            continue
        stated = f"state: {state}\n" if state else ""
        table = read_text(f"rules: daifugo\n{text}{stated}")
        found.append(Situation(table, asks=True))
    return (*found, *_deals(), *written())


@cache
def written() -> tuple[Situation, ...]:
    """Tables for pairs that come true on few."""
    texts = TABLES.read_text(encoding="utf-8").split("\n\n")
    tables = [read_text(f"rules: daifugo\n{text.partition(chr(10))[2]}") for text in texts]
    return tuple(map(Situation, tables))


Trace = tuple[Any, ...]
"""All that happens at a table, one step after another; each begins with its kind."""


class Found(Struct, frozen=True):
    """A situation at which a sentence changes something."""

    factors: Factors
    state: str
    """The mark of the clause that the table states besides."""
    before: Trace
    """What happens without the sentence."""
    now: Trace

    @property
    def difference(self) -> set[str]:
        """The events of the first step that differs that the other trace doesn't have, or what else
        it is about."""
        was, now = next(pair for pair in zip_longest(self.before, self.now) if pair[0] != pair[1])
        if not was or not now or was[0] != now[0] or now[0] != "move":
            return {now[0] if now else was[0]}
        events = {key for key, args in now[1] if (key, args) not in was[1]}
        events |= {f"no {key}" for key, args in was[1] if (key, args) not in now[1]}
        return events or {"owed" if was[2] != now[2] else "position"}


def is_as_without(condition: Sentence, clauses: Clauses, found: Found) -> bool:
    """Whether a sentence does at a situation, where it does anything first, what it does without
    this condition, unless it does something else before. The other one may do more: to the other
    players whose hands or exits are the trigger."""
    start = ".".join(path_of(condition).split(".")[:2])
    words = {
        path: value
        for path, value in clauses.words.items()
        if not f"{path}.".startswith(f"{start}.")
    }
    if start in COUNTING or errors(words, clauses.others):
        return True
    table = _stated(found.factors, found.state)
    sentences = (frozen(words), *map(frozen, clauses.others))
    free = trace(_rules_of_others(sentences, base_for(words)), table) or ()
    steps = zip_longest(found.before, found.now, free[len(free) - len(found.now) :])
    was, now, also = next(step for step in steps if len({*map(repr, step)}) > 1)
    if now in (was, also) or (now and now[0] in ("answer", "table")):
        return True  # an answer also says which facts it lacks; hands may act as soon as dealt
    if not (was and now and also and was[0] == now[0] == also[0] == "move"):
        return False
    caused = [event for event in now[1] if event not in was[1]]
    return bool(caused) and all(event in also[1] for event in caused)


class Search:
    """Finds situations for sentences. It learns which of them suit which words: a sentence is first
    tried where its words have acted in others, then elsewhere."""

    def __init__(self) -> None:
        self.rng = random.Random(0)
        self.values: dict[Any, Counter[tuple[int, int]]] = defaultdict(Counter)
        """By word: at how many situations with this value of a factor it has acted."""
        self.matches: dict[Any, Counter[Factors]] = defaultdict(Counter)

    def find_any(self, sentences: Sequence[Clauses]) -> tuple[Clauses, Found] | None:
        """One of these sentences with a situation at which it changes anything. All are tried at
        the likely ones first."""
        for most, clauses in product(TRIES, sentences):
            if found := self.find(clauses, most):
                return clauses, found
        return None

    def find(self, clauses: Clauses, most: int) -> Found | None:
        """A situation, among so many, at which a sentence changes anything."""
        rules = rules_with([clauses.words, *clauses.others])
        others, base = tuple(map(frozen, clauses.others)), base_for(clauses.words)
        own = [*_own_states(rules)] if _needs_own_states(clauses) else []
        for factors in self.candidates(clauses.words, most):
            for state in ("", *own):
                before = _trace_without(others, factors, state if others else "", base)
                if before is None and not state:
                    continue
                now = trace(rules, _stated(factors, state))
                skipped = bool(state and not others)
                if now is not None and now[skipped:] != (before or ())[skipped:]:
                    self._learn(clauses.words, factors)
                    return Found(factors, state, (before or ())[skipped:], now[skipped:])
        return None

    def candidates(self, words: Sentence, most: int) -> Iterator[Factors]:
        """Situations for a sentence, the likely ones first; each once."""
        tried: set[Factors] = set()
        for factors in self._order(words):
            if factors not in tried:
                tried.add(factors)
                yield factors
            if len(tried) >= most:
                return

    def _order(self, words: Sentence) -> Iterator[Factors]:
        keys = [key for path, value in words.items() for key in (path, (path, str(value)))]
        known = sum((self.matches[key] for key in keys), Counter[Factors]())
        of_matches = [factors for factors, _ in known.most_common(12)]
        if any(path in BETWEEN_GAMES for path in words):
            yield from of_matches
            yield from ((number,) for number in range(len(matches())))
        ranked = [self._ranked(keys, place) for place in range(len(FACTORS))]
        top = sorted(product(*(values[:TOP] for values in ranked)), key=_total, reverse=True)
        best = [tuple(number for number, _ in values) for values in top]
        yield from best[:24]
        yield from of_matches
        yield from _written_factors()
        for place, factor in enumerate(FACTORS):
            for number in range(len(factor)):
                yield from (self._with(factors, place, number) for factors in best[:2])
        yield from best[24:60]
        while True:
            yield tuple(self.rng.choice(values[: 2 * TOP])[0] for values in ranked)
            yield self._with(self.rng.choice(best), 4, self.rng.randrange(len(PLAYS)))

    def _with(self, factors: Factors, place: int, number: int) -> Factors:
        return (*factors[:place], number, *factors[place + 1 :])

    def _ranked(self, keys: Sequence[Any], place: int) -> list[tuple[int, float]]:
        """The values of a factor with their scores, the best first."""
        count, known = len(FACTORS[place]), [self.values[key] for key in keys if self.values[key]]
        sums = [sum(n for (p, _), n in counter.items() if p == place) for counter in known]
        scores = [
            (number, -1e-6 * number + sum(
                math.log((counter[place, number] + 0.1) / (total + 0.1 * count))
                for counter, total in zip(known, sums, strict=True)
            ))
            for number in range(count)
        ]  # fmt: skip
        return sorted(scores, key=lambda each: -each[1])

    def _learn(self, words: Sentence, factors: Factors) -> None:
        for path, value in words.items():
            for key in (path, (path, str(value))):
                if len(factors) == 1:
                    self.matches[key][factors] += 1
                else:
                    self.values[key].update(enumerate(factors))


def _needs_own_states(clauses: Clauses) -> bool:
    """Whether a table has to state marks of the clause."""
    named = "when.always" in clauses.words and "then.put.rank" not in clauses.words
    return bool(clauses.others) or named


def _own_states(rules: Rulebook) -> Iterator[str]:
    """The marks of the clause as tables can state them, on each player."""
    clause = rules.book.clause("ours.mine")
    for use in clause.rules:
        for spelling in spellings_of_use("climbing", clause, use):
            for name in HANDS if spelling.holder else ("",):
                yield spelling.form.replace("X", name)


def _total(values: Sequence[tuple[int, float]]) -> float:
    return sum(score for _, score in values)


@cache
def _trace_without(
    others: tuple[Frozen, ...], factors: Factors, state: str, base: Base
) -> Trace | None:
    return trace(_rules_of_others(others, base), _stated(factors, state))


def _stated(factors: Factors, state: str) -> Situation:
    """A situation with one more entry of ``state:``."""
    case = situation(factors)
    if not state:
        return case
    return replace(case, table=case.table.replace(state=(*case.table.state, state)))


@cache
def _rules_of_others(others: tuple[Frozen, ...], base: Base) -> Rulebook:
    return rules_with([*map(thawed, others)], base)


def _written_factors() -> list[Factors]:
    count = len(matches())
    return [(number,) for number in range(count - len(written()), count)]


TOP = 3
TRIES = (120, 600)
"""How many situations are tried for a sentence, at first and if no other one acts."""
COUNTING = ("if.once", "if.times", "if.who")
"""Conditions that leave a mark of their own."""
BETWEEN_GAMES = ("when.end", "when.game", "when.gift", "if.dealt")


def _table(state: str, size: str, seats: str, field: str, plays: str) -> Description:
    moves = [play.strip() for play in plays.split(";") if play]
    played = [(card, move.partition(":")[0]) for move in moves for card in move.split()[1:]]
    used = {card: name for card, name in played if card != "pass"}
    on_field = {card for play in field.split(",") for card in play.split()[1:]}
    hands = dict[str, list[str]]()
    for name, hand in HANDS.items():
        more = [card for card, player in used.items() if player == name]
        held = [card for card in hand.split() if used.get(card, name) == name]
        hands[name] = [card for card in dict.fromkeys((*held, *more)) if card not in on_field]
    for name, cards in hands.items():
        mine = [card for card in cards if card in used]
        if size in (LAST, LAST_OF_TWO):
            hands[name] = mine or cards[:1]
        elif size == FEW:
            hands[name] = [*mine, *(card for card in cards if card not in used)][: len(mine) + 1]
    if size == FEW:
        hands["Chie"] += [card for card in ("D9", "C9") if card not in {*used} | on_field]
    if size in (SUIT, PAIRED):
        kept = [f"S{rank}" for rank in ("3", "4", "5", "6", "7", "8", "9", "10", *"JQKA2")]
        if size == PAIRED:
            kept = ["S9", "H9", "D9", "C9", "S3", "H3", "S8", "D8"]
        hands = {name: [c for c in hand if c not in kept] for name, hand in hands.items()}
        hands["Aki"] = [card for card in kept if card not in on_field]
    if size in (TWO, LAST_OF_TWO):
        hands |= {"Chie": ["out", "foul"], "Dan": ["out", "foul"]}
    lines = [f"  {name}: {' '.join(hand)}" for name, hand in hands.items()]
    text = f"rules: daifugo\nseats: {seats}\nturn: Aki\n"
    text += "hands:\n" + "\n".join(lines) + "\n"
    text += f"field: {field}\n" if field else ""
    text += f"state: {state}\n" if state else ""
    text += f"discards: {' '.join(card for card in DISCARDS if card not in text)}\n"
    return read_text(
        text + "".join(["play:\n", *(f"  {move}\n" for move in moves)] if moves else [])
    )


def _deals() -> Iterator[Situation]:
    rules, rng = referee.read("rules: daifugo\nseats: Aki, Ben").rulebook, random.Random(1)
    states = ((), ("reign 2",))
    for kind, titled, state in product(DEALS, (True, False), states):
        sketch = TableSketch((), titled=titled, dealt=kind, state=state)
        table = complete_table(sketch, rules, rng, 4)
        yield Situation(table)
        yield Situation(table.replace(play=()), asks=True)


# ---- whether a sentence does anything

SEATS_MOVED = "then.seats"
"""A word that is also about seats that players have changed in a game."""
WORDING = {"ja": "甲", "en": "One"}


class Base(Struct, frozen=True):
    """What the rules are to which a sentence is added, besides the usual ones."""

    moved: bool = False
    """With one by which players change seats."""
    said: Frozen = ()
    """Without this sentence, which would say the same as the one that is added."""


def base_for(words: Sentence) -> Base:
    """The rules at which a sentence can change something."""
    said = frozen(words)
    return Base(SEATS_MOVED in words, said if said in said_by_book() else ())


@cache
def said_by_book() -> frozenset[Frozen]:
    """The sentences of the base rules that have no readings."""
    uses = (use.params for clause in referee.book("daifugo").clauses for use in clause.rules)
    return frozenset(
        frozen(words)
        for words in uses
        if not any(isinstance(value, (Mapping, list)) for value in words.values())
    )


@cache
def base_book(base: Base) -> Book:
    book = referee.book("daifugo")
    known = _clause("ours.known", KNOWN, ["daifugo.strength"])
    moving = [RuleUse("nine_reseat", {})] if base.moved else []
    kept = (clause for clause in book.clauses if clause.kind != "local")
    clauses = [
        replace(c, rules=tuple(use for use in c.rules if use.params != thawed(base.said)))
        if base.said
        else c
        for c in kept
    ]
    return replace(book, clauses=(*clauses, replace(known, rules=(*known.rules, *moving))))


KNOWN: tuple[Sentence, ...] = (
    {"when.play.rank": ["9"], "when.play.count": 3, "then.clear": True},
    {
        "when.play.rank": ["9"],
        "when.play.jokers": 1,
        "then.discard.count": 1,
        "then.discard.by": "all",
    },
    {"when.play.rank": ["9"], "when.play.on.same": "number", "then.allow": True},
    {"when.play.mix": ["6", "6", "Q", "Q"], "then.order": "turns", "until": "clear"},
    {"when.play.mix": ["6", "6", "Q", "Q"], "then.direction": "turns", "until": "game"},
    {"when.play.mix": ["6", "6", "Q", "Q"], "if.first": "trick", "then.forbid": True},
    {"when.play.mix": ["3", "K"], "then.swap.count": "all", "then.swap.with": "next"},
    {"when.play.mix": ["4", "K"], "then.win": True},
    {"when.play.mix": ["5", "K"], "then.order": "turns", "until": "game"},
    {"when.play.mix": ["6", "K"], "then.discard.count": 2, "then.emptied": "out"},
    {"when.play.mix": ["7", "K"], "then.clear": True, "then.order": "turns", "until": "next clear"},
    {"when.play.mix": ["3", "Q"], "then.lock.suit": "same", "until": "game"},
    {"when.play.rank": ["2"], "when.play.count": 3, "then.clear": True},
    *(
        {
            **trigger,
            "if.hand.shows": ["3", "Q", "K"],
            "then.discard.count": 1,
            "then.discard.by": "all",
        }
        for trigger in (
            {"when.pass": True},
            {"when.clear": True},
            {"when.out": "any"},
            {"when.play.rank": ["10"]},
        )
    ),
    {"when.hand.count": "30 or more", "then.fall": True},
    {"when.gift": "up", "if.reign": 90, "then.gift.count": "none"},
    {"when.end": True, "if.game": "last", "then.places": "most cards"},
)
"""Sentences of other clauses: tables may name their marks, and plays of such cards change hands,
end them, or start a revolution."""


def _clause(id_: str, sentences: Sequence[Sentence], overrides: Sequence[str] = ()) -> Clause:
    return Clause(
        id=id_, name=id_.partition(".")[2], kind="base", title=WORDING, wording=WORDING,
        where=WORDING, rules=tuple(RuleUse(SENTENCE, words) for words in sentences), readings=(),
        overrides=tuple(overrides),
    )  # fmt: skip


def rules_with(sentences: Sequence[Sentence], base: Base | None = None) -> Rulebook:
    """The base rules with a clause of these sentences, which overrides all other clauses."""
    book = base_book(base or (base_for(sentences[0]) if sentences else Base()))
    if not sentences:
        return rulebook_of(book, {})
    own = _clause("ours.mine", sentences, [clause.id for clause in book.clauses])
    return rulebook_of(replace(book, clauses=(*book.clauses, own)), {})


def trace(rules: Rulebook, situation: Situation) -> Trace | None:
    """All that happens at a table, and what may be done in the end; ``None``: it is impossible."""
    engine, table, seen = engine_of(rules), situation.table, list[Any]()
    try:
        position, faults = engine.set_up(table)
        if faults:
            return None
        seen.append(("table", position.key(), position.owed))
        for move in table.play:
            judged = engine.judge(table.names, position, move).value
            seen.append(("judged", judged))
            if judged == "no":
                break
            step = engine.advance(table.names, position, move)
            position = step.position
            events = tuple((event.key, repr(event.args)) for event in step.events)
            seen.append(("move", events, position.owed, position.key()))
        if situation.asks:
            case = TableCase(table.replace(play=()), rules, canonical=True)
            for question in QUESTIONS:
                answer = case.answer(question)
                cited = sorted(reason.clause.id for reason in answer.because)
                seen.append(("answer", question.kind, repr(answer.value), cited))
    except Open as opened:
        return (*seen, ("open", repr(opened)))
    except AmbiguousCards:
        return (*seen, ("ambiguous",))
    try:
        moves = engine.legal_moves(table.names, position, random.Random(0))
        offered = sorted(map(repr, offers(engine.rules, position)))
        seen.append(("moves", sorted({*map(repr, islice(moves, MOST_MOVES))}), offered))
    except Open as opened:
        seen.append(("open", repr(opened)))
    return tuple(seen)


MOST_MOVES = 12
