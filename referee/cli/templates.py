"""Templates of the files of a new local rule."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from importlib.util import resolve_name

from referee.cards.decks import sample
from referee.rulebook.clause import Book
from referee.rulebook.registry import rule_class, rule_names
from referee.rulebook.rule import Rule

HOOKS = ("bars", "forbids")
"""The hooks for moves that aren't allowed; a new rule gets the one of its family."""
DOC = '"""(日本語の名前): (what the clause says, in one sentence)."""'
SEATS = ("Aki", "Ben", "Chie", "Dan")
SENTENCES = {"ja": "(なぜできないのか)", "en": "(why it is not allowed)"}


# ---- the rule


def rule_file(family: str, name: str) -> str:
    """The source of a rule with one hook, in a file of its own."""
    base, hook = _base_and_hook(family)
    imports = sorted({f"from {base.__module__} import {base.__name__}", *_imports(base, hook)})
    others = [line for line in imports if not line.startswith("from referee")]
    return "\n".join(
        [
            DOC,
            "",
            "from __future__ import annotations",
            "",
            *others,
            *([""] if others else []),
            *(line for line in imports if line not in others),
            "",
            "",
            _rule(family, name, '"""(what its parameters are, if it has any)"""'),
        ]
    )


def with_rule(source: str, family: str, name: str) -> str:
    """The source of a family's ``rules.py`` with a rule at its end that has one hook."""
    return f"{source.rstrip()}\n\n\n{_rule(family, name, DOC)}"


def _rule(family: str, name: str, doc: str) -> str:
    base, hook = _base_and_hook(family)
    rules = [rule_class(family, other) for other in rule_names(family)]
    needs_no_says = any(_declares(rule, base, hook) and "bars" not in rule.says for rule in rules)
    definition = ast.unparse(_definition(base, hook)).replace("''", '""')
    return "\n".join(
        [
            f"class {_class_name(name)}({base.__name__}):",
            f"    {doc}",
            "",
            *([] if needs_no_says else ['    says = ("bars",)', ""]),
            f"    {definition}".replace("\n", "\n    "),
            "",
        ]
    )


def _base_and_hook(family: str) -> tuple[type[Rule], str]:
    base = _base(rule_class(family, rule_names(family)[0]))
    return base, next(hook for hook in HOOKS if hasattr(base, hook))


def _class_name(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def _base(rule: type[Rule]) -> type[Rule]:
    """The class from which all rules of a family derive."""
    return next(cls for cls in reversed(rule.__mro__) if issubclass(cls, Rule) and cls != Rule)


def _declares(rule: type[Rule], base: type[Rule], hook: str) -> bool:
    return getattr(rule, hook) is not getattr(base, hook)


def _declaring_class(base: type[Rule], hook: str) -> type:
    return next(cls for cls in base.__mro__ if hook in vars(cls))


def _definition(base: type[Rule], hook: str) -> ast.FunctionDef:
    """The hook with its default result, without its docstring."""
    source = inspect.cleandoc("\n" + inspect.getsource(getattr(_declaring_class(base, hook), hook)))
    definition = ast.parse(source).body[0]
    if not isinstance(definition, ast.FunctionDef):
        raise TypeError(f"{base.__name__}.{hook} isn't a method")
    definition.body = [node for node in definition.body if not isinstance(node, ast.Expr)]
    return definition


def _imports(base: type[Rule], hook: str) -> Iterator[str]:
    """The imports that the types of a hook need."""
    home = sys.modules[_declaring_class(base, hook).__module__]
    definition = _definition(base, hook)
    used = {node.id for node in ast.walk(definition) if isinstance(node, ast.Name)}
    for statement in ast.parse(inspect.getsource(home)).body:
        if isinstance(statement, ast.ImportFrom):
            relative = "." * statement.level + (statement.module or "")
            module = resolve_name(relative, home.__package__)
            names = [alias.name for alias in statement.names if alias.name in used]
            if names:
                yield f"from {module} import {', '.join(names)}"


# ---- the book, the scenarios, the sentences


def clause_entry(book: Book, name: str) -> str:
    """The clause in the book."""
    games = _games(book)
    return "\n".join(
        [
            "[[clause]]",
            f'id = "{book.id}.{name}"',
            'kind = "local"',
            'about = ["procedure"]',
            *([f"variants = [{', '.join(games)}]"] if games else []),
            f'title = {{ ja = "({name})", en = "({name})" }}',
            'ja = "(条文の内容を自分の言葉で)"',
            'en = "(what the clause says, in our own words)"',
            'where = { ja = "(出典の箇所)", en = "(where the source says it)" }',
            f'rule = "{name}"',
            "",
        ]
    )


def _games(book: Book) -> list[str]:
    """The games of the book's own family; empty if it plays all games of the book."""
    if book.variants is None:
        return []
    games = [str(game) for game in book.variants.values]
    own = [game for game in games if book.family_of(game) == book.family]
    return [f'"{game}"' for game in own] if len(own) < len(games) else []


def scenario_file(book: Book, name: str) -> str:
    """A scenario that fails until the rule works."""
    low, high = book.players
    seats = ", ".join((*SEATS, *map(str, range(high)))[: min(max(low, len(SEATS)), high)])
    card = sample(book.deck)
    return "\n".join(
        [
            f'clause = "{book.id}.{name}"',
            "",
            "[[scenario]]",
            'name = "(what it shows, in one sentence)"',
            'shows = "fires"',
            'table = """',
            f"rules: {book.id} + {name}",
            f"seats: {seats}",
            "turn: Aki",
            "hands:",
            f"  Aki: {card} ?",
            '"""',
            f'ask = "may Aki play {card}"',
            'answer = "no"',
            f'because = ["{book.id}.{name}"]',
            "",
        ]
    )


def sentence(name: str, lang: str) -> str:
    """The message with the rule's reason."""
    return f"{name}-bars = {SENTENCES[lang]}"
