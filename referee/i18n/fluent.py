"""Sentences in Fluent, each parsed when it is used for the first time.

The grammar is that of ``fluent.syntax``; what a sentence comes to is worked out here, since the
runtime library reads all sentences at once and loads the world's number and date formats. Of the
functions there is ``NUMBER``, of attributes none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

Value = str | int | float
Env = Mapping[str, Any]
Part = Callable[[Env], Value]
"""A part of a sentence, given the values that it names."""

KEY, NEXT = re.compile(r"-?[A-Za-z][\w-]*"), re.compile(r"\n[A-Za-z#-]")


class Problem(LookupError):
    """A sentence cannot be told: a value or a sentence lacks, or is none of its kind."""


class Sentences:
    """The sentences of one language."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._texts: list[str] = []
        self._told: dict[str, Part | None] = {}

    def add(self, text: str) -> None:
        """The sentences of a file; of one key the first counts.

        >>> told = Sentences("en")
        >>> told.add("cards = { $count ->\\n    [one] one card\\n   *[other] { $count } cards\\n }")
        >>> told.tell("cards", {"count": 1}), told.tell("cards", {"count": 1200})
        ('one card', '1,200 cards')
        """
        self._texts.append("\n" + text.replace("\r\n", "\n"))

    def has(self, key: str) -> bool:
        return self._part(key) is not None

    def tell(self, key: str, args: Env) -> str:
        """The sentence of this key. Raises :class:`Problem`."""
        part = self._part(key)
        if part is None:
            raise Problem("no such message")
        try:
            return self._text(part(args))
        except RecursionError:
            raise Problem("messages that refer to each other") from None

    def _part(self, key: str) -> Part | None:
        if key not in self._told:
            source = self._source(key)
            self._told[key] = None if source is None else self._parsed(source)
        return self._told[key]

    def _source(self, key: str) -> str | None:
        """Most sentences are never told: they are looked for one by one."""
        for text in self._texts if KEY.fullmatch(key) else ():
            at = text.find(f"\n{key}")
            while at >= 0:
                end = at + 1 + len(key)
                if text[end : end + 20].lstrip(" ").startswith("="):
                    following = NEXT.search(text, end)
                    return text[at + 1 : following.start() + 1 if following else len(text)]
                at = text.find(f"\n{key}", end)
        return None

    def _parsed(self, source: str) -> Part | None:
        entry = FluentParser(with_spans=False).parse_entry(source)
        if not isinstance(entry, (ast.Message, ast.Term)) or entry.value is None:
            return None
        return self._pattern(entry.value)

    # ---- what the parts come to

    def _pattern(self, pattern: Any) -> Part:
        parts = [self._element(each) for each in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda env: "".join([self._text(part(env)) for part in parts])

    def _element(self, said: Any) -> Part:
        """A text, or anything in braces."""
        match said:
            case ast.TextElement():
                return _always(said.value)
            case ast.Placeable():
                return self._element(said.expression)
            case ast.StringLiteral():
                return _always(said.parse()["value"])
            case ast.NumberLiteral():
                return _always(_number(said))
            case ast.VariableReference():
                return _variable(said.id.name)
            case ast.MessageReference(attribute=None):
                return self._reference(said.id.name)
            case ast.TermReference(attribute=None):
                return self._term(said)
            case ast.FunctionReference():
                return self._function(said)
            case ast.SelectExpression():
                return self._select(said)
        return _unknown(said)

    def _term(self, said: Any) -> Part:
        named = said.arguments.named if said.arguments else ()
        given = {each.name.name: self._element(each.value)({}) for each in named}
        term = self._reference(f"-{said.id.name}")
        return lambda _: term(given)

    def _reference(self, key: str) -> Part:
        def told(env: Env) -> Value:
            part = self._part(key)
            if part is None:
                raise Problem(f"no message {key}")
            return part(env)

        return told

    def _function(self, said: Any) -> Part:
        if said.id.name != "NUMBER" or len(said.arguments.positional) != 1:
            return _unknown(said)
        number = self._element(said.arguments.positional[0])
        grouping = all(
            each.name.name != "useGrouping" or float(each.value.value)
            for each in said.arguments.named
        )
        return _formatted(number, grouping=grouping)

    def _select(self, said: Any) -> Part:
        selector = self._element(said.selector)
        variants = [(_key(each.key), self._pattern(each.value)) for each in said.variants]
        default = next(self._pattern(each.value) for each in said.variants if each.default)

        def chosen(env: Env) -> Value:
            value = selector(env)
            plural = self._plural(value)
            for key, part in variants:
                if key in (value, plural):
                    return part(env)
            return default(env)

        return chosen

    def _plural(self, value: Value) -> str:
        """The plural category of a number; empty of a text."""
        if isinstance(value, str):
            return ""
        return "one" if self._lang == "en" and value == 1 and isinstance(value, int) else "other"

    def _text(self, value: Value) -> str:
        if isinstance(value, str):
            return value
        return f"{value:,}" if isinstance(value, int) else _decimal(f"{value:,.3f}")


def _always(value: Value) -> Part:
    return lambda _: value


def _variable(name: str) -> Part:
    def value(env: Env) -> Value:
        if name not in env:
            raise Problem(f"no value ${name}")
        found = env[name]
        if not isinstance(found, (str, int, float)):
            raise Problem(f"${name} is a {type(found).__name__}")
        return found

    return value


def _number(said: Any) -> Value:
    return float(said.value) if "." in said.value else int(said.value)


def _key(key: Any) -> Value:
    """What a variant stands for: a number, or a word."""
    return _number(key) if isinstance(key, ast.NumberLiteral) else str(key.name)


def _formatted(number: Part, *, grouping: bool) -> Part:
    """A number as ``NUMBER`` tells it; without separators it is a text."""

    def told(env: Env) -> Value:
        value = number(env)
        if isinstance(value, str):
            raise Problem("NUMBER of a text")
        if grouping:
            return value
        return _decimal(f"{value:.3f}") if isinstance(value, float) else str(value)

    return told


def _decimal(text: str) -> str:
    return text.rstrip("0").rstrip(".")


def _unknown(said: Any) -> Part:
    def told(_: Env) -> Value:
        raise Problem(f"a {type(said).__name__} cannot be told")

    return told
