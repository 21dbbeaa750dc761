"""What the files of a local rule begin with."""

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
"""The hooks that a skeleton may begin with: what all families say of a move that is not allowed."""
DOC = '"""(日本語の名前): (what the clause says, in one sentence)."""'
SEATS = ("Aki", "Ben", "Chie", "Dan")
SENTENCES = {"ja": "(なぜできないのか)", "en": "(why it is not allowed)"}


# ---- the rule


def rule_file(family: str, name: str) -> str:
    """A file with a rule that has one hook, like the family's other rules."""
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
    known = (rule_class(family, each) for each in rule_names(family))
    unsaid = any(_declares(each, base, hook) and "bars" not in each.says for each in known)
    definition = ast.unparse(_definition(base, hook)).replace("''", '""')
    return "\n".join(
        [
            f"class {_class_name(name)}({base.__name__}):",
            f"    {doc}",
            "",
            *([] if unsaid else ['    says = ("bars",)', ""]),
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
    return next(each for each in reversed(rule.__mro__) if issubclass(each, Rule) and each != Rule)


def _declares(rule: type[Rule], base: type[Rule], hook: str) -> bool:
    return getattr(rule, hook) is not getattr(base, hook)


def _home(base: type[Rule], hook: str) -> type:
    """The class that declares a hook."""
    return next(each for each in base.__mro__ if hook in vars(each))


def _definition(base: type[Rule], hook: str) -> ast.FunctionDef:
    """The hook with what it answers where a rule says nothing, and without its docstring."""
    source = inspect.cleandoc("\n" + inspect.getsource(getattr(_home(base, hook), hook)))
    found = ast.parse(source).body[0]
    if not isinstance(found, ast.FunctionDef):
        raise TypeError(f"{base.__name__}.{hook} is no method")
    found.body = [each for each in found.body if not isinstance(each, ast.Expr)]
    return found


def _imports(base: type[Rule], hook: str) -> Iterator[str]:
    """The imports that the types of a hook need."""
    home = sys.modules[_home(base, hook).__module__]
    definition = _definition(base, hook)
    named = {each.id for each in ast.walk(definition) if isinstance(each, ast.Name)}
    for statement in ast.parse(inspect.getsource(home)).body:
        if isinstance(statement, ast.ImportFrom):
            relative = "." * statement.level + (statement.module or "")
            module = resolve_name(relative, home.__package__)
            names = [each.name for each in statement.names if each.name in named]
            if names:
                yield f"from {module} import {', '.join(names)}"


# ---- the book, the scenarios, the sentences


def clause_entry(book: Book, name: str) -> str:
    """The clause as a book states it."""
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
    """The games that the book's own family plays, where others play some of them."""
    if book.variants is None:
        return []
    played = [str(game) for game in book.variants.values]
    own = [game for game in played if book.family_of(game) == book.family]
    return [f'"{game}"' for game in own] if len(own) < len(played) else []


def scenario_file(book: Book, name: str) -> str:
    """A scenario that fails until the rule does what it says."""
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
    """The message with the reason that the rule gives."""
    return f"{name}-bars = {SENTENCES[lang]}"
