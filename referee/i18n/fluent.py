"""Fluent messages, each parsed when it is first used.

``fluent.syntax`` parses the source. Formatting is done here, since the runtime library parses all
messages at once and loads the number and date formats of every locale. The only function is
``NUMBER``; attributes are not supported.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

Value = str | int | float
Env = Mapping[str, Any]
"""The values of the variables."""
Part = Callable[[Env], Value]
"""A part of a message: returns its value, given those of the variables."""

_KEY, _NEXT_ENTRY = re.compile(r"-?[A-Za-z][\w-]*"), re.compile(r"\n[A-Za-z#-]")


class FormatError(LookupError):
    """A message cannot be formatted: a value or a message is missing, or has the wrong type."""


class MessageBundle:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._sources: list[str] = []
        self._parts: dict[str, Part | None] = {}

    def add(self, source: str) -> None:
        """Adds the messages of a file. If a key is used twice, the first message counts.

        >>> bundle = MessageBundle("en")
        >>> bundle.add("cards = { $count ->\\n  [one] one card\\n *[other] { $count } cards\\n }")
        >>> bundle.format("cards", {"count": 1}), bundle.format("cards", {"count": 1200})
        ('one card', '1,200 cards')
        """
        self._sources.append("\n" + source.replace("\r\n", "\n"))

    def has(self, key: str) -> bool:
        return self._part(key) is not None

    def format(self, key: str, args: Env) -> str:
        """The text of a message. Raises :class:`FormatError`."""
        part = self._part(key)
        if part is None:
            raise FormatError("no such message")
        try:
            return self._text(part(args))
        except RecursionError:
            raise FormatError("messages that refer to each other") from None

    def _part(self, key: str) -> Part | None:
        if key not in self._parts:
            source = self._source(key)
            self._parts[key] = None if source is None else self._parse(source)
        return self._parts[key]

    def _source(self, key: str) -> str | None:
        """The source of one message. Searching is faster than parsing: most are never used."""
        for text in self._sources if _KEY.fullmatch(key) else ():
            start = text.find(f"\n{key}")
            while start >= 0:
                end = start + 1 + len(key)
                if text[end : end + 20].lstrip(" ").startswith("="):
                    following = _NEXT_ENTRY.search(text, end)
                    return text[start + 1 : following.start() + 1 if following else len(text)]
                start = text.find(f"\n{key}", end)
        return None

    def _parse(self, source: str) -> Part | None:
        entry = FluentParser(with_spans=False).parse_entry(source)
        if not isinstance(entry, (ast.Message, ast.Term)) or entry.value is None:
            return None
        return self._pattern(entry.value)

    # ---- parts

    def _pattern(self, pattern: Any) -> Part:
        parts = [self._element(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda env: "".join([self._text(part(env)) for part in parts])

    def _element(self, element: Any) -> Part:
        """A text, or an expression in braces."""
        match element:
            case ast.TextElement():
                return _constant(element.value)
            case ast.Placeable():
                return self._element(element.expression)
            case ast.StringLiteral():
                return _constant(element.parse()["value"])
            case ast.NumberLiteral():
                return _constant(_number(element))
            case ast.VariableReference():
                return _variable(element.id.name)
            case ast.MessageReference(attribute=None):
                return self._reference(element.id.name)
            case ast.TermReference(attribute=None):
                return self._term(element)
            case ast.FunctionReference():
                return self._function(element)
            case ast.SelectExpression():
                return self._select(element)
        return _unsupported(element)

    def _term(self, reference: Any) -> Part:
        arguments = reference.arguments.named if reference.arguments else ()
        env = {argument.name.name: self._element(argument.value)({}) for argument in arguments}
        term = self._reference(f"-{reference.id.name}")
        return lambda _: term(env)

    def _reference(self, key: str) -> Part:
        def referenced(env: Env) -> Value:
            part = self._part(key)
            if part is None:
                raise FormatError(f"no message {key}")
            return part(env)

        return referenced

    def _function(self, call: Any) -> Part:
        if call.id.name != "NUMBER" or len(call.arguments.positional) != 1:
            return _unsupported(call)
        number = self._element(call.arguments.positional[0])
        grouping = all(
            argument.name.name != "useGrouping" or float(argument.value.value)
            for argument in call.arguments.named
        )
        return _number_format(number, grouping=grouping)

    def _select(self, expression: Any) -> Part:
        selector = self._element(expression.selector)
        variants = [
            (_variant_key(variant.key), self._pattern(variant.value))
            for variant in expression.variants
        ]
        default = next(
            self._pattern(variant.value) for variant in expression.variants if variant.default
        )

        def selected(env: Env) -> Value:
            value = selector(env)
            plural = self._plural(value)
            for key, part in variants:
                if key in (value, plural):
                    return part(env)
            return default(env)

        return selected

    def _plural(self, value: Value) -> str:
        """The plural category of a number; empty for a text."""
        if isinstance(value, str):
            return ""
        return "one" if self._lang == "en" and value == 1 and isinstance(value, int) else "other"

    def _text(self, value: Value) -> str:
        if isinstance(value, str):
            return value
        return f"{value:,}" if isinstance(value, int) else _without_zeros(f"{value:,.3f}")


def _constant(value: Value) -> Part:
    return lambda _: value


def _variable(name: str) -> Part:
    def variable(env: Env) -> Value:
        if name not in env:
            raise FormatError(f"no value ${name}")
        value = env[name]
        if not isinstance(value, (str, int, float)):
            raise FormatError(f"${name} is a {type(value).__name__}")
        return value

    return variable


def _number(literal: Any) -> Value:
    return float(literal.value) if "." in literal.value else int(literal.value)


def _variant_key(key: Any) -> Value:
    """The key of a variant: a number or a word."""
    return _number(key) if isinstance(key, ast.NumberLiteral) else str(key.name)


def _number_format(number: Part, *, grouping: bool) -> Part:
    """A call of ``NUMBER``. Without separators its value is a text."""

    def formatted(env: Env) -> Value:
        value = number(env)
        if isinstance(value, str):
            raise FormatError("NUMBER of a text")
        if grouping:
            return value
        return _without_zeros(f"{value:.3f}") if isinstance(value, float) else str(value)

    return formatted


def _without_zeros(text: str) -> str:
    return text.rstrip("0").rstrip(".")


def _unsupported(element: Any) -> Part:
    def unsupported(_: Env) -> Value:
        raise FormatError(f"a {type(element).__name__} is not supported")

    return unsupported
