"""Takes a text apart by tables that lark has made of a grammar; lark itself is slow to load.

What comes out is what lark's own parser makes of the text, where it is of the grammar; why it is
not, only lark tells.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lark import Lark

END = "$END"


class Word(str):
    """A word of a text, its terminal and its place."""

    __slots__ = ("column", "line", "type")

    type: str
    line: int
    column: int

    @classmethod
    def at(cls, text: str, type_: str, line: int, column: int) -> Word:
        """
        >>> word = Word.at("D4", "CARD", 1, 9)
        >>> word, word.type, word.column
        ('D4', 'CARD', 9)
        """
        word = cls(text)
        word.type, word.line, word.column = type_, line, column
        return word


class Node:
    """A rule of the grammar, and what it was made of: nodes, words, ``None`` for what is optional
    and not there."""

    __slots__ = ("children", "data")

    def __init__(self, data: str, children: list[Any]) -> None:
        self.data, self.children = data, children


class Parser:
    """The grammar with the words of a deck in it."""

    def __init__(self, tables: Mapping[str, Any], words: Mapping[str, str]) -> None:
        self._tables, self._words = tables, words
        self._patterns: dict[str, re.Pattern[str]] = {}

    def parse(self, text: str) -> Any:
        """The tree of a text; ``None`` where it is not of the grammar.

        >>> from lark import Lark
        >>> made = Lark("start: /[a-z]/+", parser="lalr")
        >>> Parser(tables_of(made), {}).parse("ab").children
        ['a', 'b']
        """
        states, orders = self._tables["states"], self._tables["orders"]
        run = _Run(self._tables)
        at, line, begin = 0, 1, 0
        while at < len(text):
            found = self._first(orders[states[run.state][0]], text, at)
            if found is None:
                return None
            name, value = found
            word = Word.at(value, name, line, at - begin + 1)
            if name not in self._tables["ignored"] and not run.take(name, word):
                return None
            if "\n" in value:
                line += value.count("\n")
                begin = at + value.rindex("\n") + 1
            at += len(value)
        return run.values[-1] if run.take(END, None) else None

    def _first(self, names: Sequence[str], text: str, at: int) -> tuple[str, str] | None:
        """The first of these terminals that stands there."""
        for name in names:
            found = (self._patterns.get(name) or self._pattern(name)).match(text, at)
            if found:
                return name, found[0]
        return None

    def _pattern(self, name: str) -> re.Pattern[str]:
        text = re.sub(
            "<[A-Z]+>",
            lambda found: self._words.get(found[0], found[0]),
            self._tables["terminals"][name],
        )
        made = self._patterns[name] = re.compile(text)
        return made


class _Run:
    """The states and values of one text."""

    def __init__(self, tables: Mapping[str, Any]) -> None:
        self._states, self._rules, self._end = tables["states"], tables["rules"], tables["end"]
        self._stack: list[int] = [tables["start"]]
        self.values: list[Any] = []

    @property
    def state(self) -> int:
        return self._stack[-1]

    def take(self, name: str, word: Word | None) -> bool:
        """Goes on with a word, or with the end; false where it may not stand there."""
        while self._stack[-1] != self._end:
            to = self._states[self._stack[-1]][1].get(name)
            if to is None:
                return False
            if to >= 0:
                self._stack.append(to)
                self.values.append(word)
                return True
            self._reduce(self._rules[-1 - to])
        return True

    def _reduce(self, rule: Sequence[Any]) -> None:
        origin, size, *_ = rule
        left = len(self.values) - size
        found = self.values[left:]
        del self.values[left:], self._stack[len(self._stack) - size :]
        self._stack.append(self._states[self._stack[-1]][1][origin])
        self.values.append(_made(rule, found))


def _made(rule: Sequence[Any], found: list[Any]) -> Any:
    """What a rule makes of its parts."""
    _, _, name, is_single, taken, lacking = rule
    parts: list[Any] = []
    for at, is_inline, lacks in taken:
        parts += [None] * lacks
        parts += found[at].children if is_inline else (found[at],)
    parts += [None] * lacking
    return parts[0] if is_single and len(parts) == 1 else Node(name, parts)


# ---- the tables


def tables_of(made: Lark) -> dict[str, Any]:
    """The tables of lark's parser, as JSON has them.

    ``states``: which order of ``orders`` its terminals are tried in, and symbol -> the next state,
    or -1 - the rule that ends there. ``rules``: symbol, size, name, whether one part alone stands
    for it, which parts it takes (which, inlined, after so many that lack), how many lack at last.

    >>> from lark import Lark
    >>> sorted(tables_of(Lark("start: /a/+", parser="lalr")))[:2]
    ['end', 'ignored']
    """
    table: Any = made.parser.parser._parse_table
    lexers: Mapping[int, Any] = made.parser.lexer.lexers
    rules = [*dict.fromkeys(made.rules)]
    numbers = {rule: number for number, rule in enumerate(rules)}
    orders = {
        state: tuple(each.name for each in lexer.terminals) for state, lexer in lexers.items()
    }
    (start,), (end,) = table.start_states.values(), table.end_states.values()

    def leads(state: int) -> Iterable[tuple[str, int]]:
        steps = table.states[state].items()
        return ((name, to) for name, (_, to) in steps if to not in numbers)

    places = in_order(start, leads)
    known = [*dict.fromkeys(orders[state] for state in places)]
    states = [
        [
            known.index(orders[state]),
            {
                name: -1 - numbers[to] if to in numbers else places[to]
                for name, (_, to) in sorted(table.states[state].items())
            },
        ]
        for state in places
    ]
    return {
        "start": places[start],
        "end": places[end],
        "states": states,
        "orders": known,
        "ignored": [*made.ignore_tokens],
        "terminals": {each.name: each.pattern.to_regexp() for each in made.terminals},
        "rules": [_rule(rule) for rule in rules],
    }


def in_order(start: int, leads: Callable[[int], Iterable[tuple[str, int]]]) -> dict[int, int]:
    """State -> its number, in the order in which the start leads there: lark's own numbers are
    others in each process, and what is built of the same source is to be the same.

    >>> in_order(7, {7: [("b", 3), ("a", 9)], 9: [("a", 7)], 3: []}.__getitem__)
    {7: 0, 9: 1, 3: 2}
    """
    found, waiting = {start: 0}, [start]
    for state in waiting:
        new = [to for _, to in sorted(leads(state)) if to not in found]
        for to in dict.fromkeys(new):
            found[to] = len(found)
            waiting.append(to)
    return found


def _rule(rule: Any) -> list[Any]:
    parts, taken, lacking = rule.expansion, [], 0
    # how many optional parts lack before each, and after the last
    gaps = "".join(str(int(is_gap)) for is_gap in rule.options.empty_indices).split("0")
    before = [len(each) for each in gaps] if rule.options.empty_indices else [0] * (len(parts) + 1)
    for at, part in enumerate(parts):
        lacking += before[at]
        if rule.options.keep_all_tokens or not (part.is_term and part.filter_out):
            taken.append([at, not part.is_term and part.name.startswith("_"), lacking])
            lacking = 0
    single = rule.options.expand1 and not rule.alias
    name = rule.alias or rule.options.template_source or rule.origin.name
    return [rule.origin.name, len(parts), name, single, taken, lacking + before[-1]]
