"""Templates of the files of a new local rule."""

from __future__ import annotations

import ast
import inspect
import sys
from textwrap import dedent, indent

from referee.cards.decks import sample
from referee.rulebook.clause import Book
from referee.rulebook.registry import rule_class, rule_names
from referee.rulebook.rule import Rule

HOOKS = ("bars", "forbids", "forbids_card", "forbids_turn")
"""The hooks for moves that aren't allowed; a new rule gets the one of its family."""
DOC = '"""(日本語の名前): (what the clause says, in one sentence)."""'
SEATS = ("Aki", "Ben", "Chie", "Dan")
SENTENCES = {"ja": "(なぜできないのか)", "en": "(why it is not allowed)"}


# ---- the rule


def rule_file(family: str, name: str) -> str:
    """The source of a rule with one hook, in a file of its own."""
    base, owner, hook = _base_and_hook(family)
    names_by_module = {base.__module__: {base.__name__}}
    hook_names = vars(sys.modules[owner.__module__])
    for node in ast.walk(hook):
        if isinstance(node, ast.Name) and node.id in hook_names:
            module = hook_names[node.id].__module__
            names_by_module.setdefault(module, set()).add(node.id)
    imports = [
        f"from {module} import {', '.join(sorted(names))}"
        for module, names in sorted(names_by_module.items())
    ]
    own = [line for line in imports if line.startswith("from referee")]
    others = [line for line in imports if line not in own]
    head = [DOC, "", "from __future__ import annotations", "", *others, *([""] if others else [])]
    rule = _rule(family, name, '"""(what its parameters are, if it has any)"""')
    return "\n".join([*head, *own, "", "", rule])


def with_rule(source: str, family: str, name: str) -> str:
    """The source of a family's ``rules.py`` with a rule at its end that has one hook."""
    return f"{source.rstrip()}\n\n\n{_rule(family, name, DOC)}"


def _rule(family: str, name: str, doc: str) -> str:
    base, _, hook = _base_and_hook(family)
    rules = [rule_class(family, other) for other in rule_names(family)]
    users = [rule for rule in rules if getattr(rule, hook.name) is not getattr(base, hook.name)]
    says = "" if any("bars" not in rule.says for rule in users) else '    says = ("bars",)\n\n'
    class_name = "".join(part.capitalize() for part in name.split("_"))
    definition = indent(ast.unparse(hook).replace("''", '""'), "    ")
    return f"class {class_name}({base.__name__}):\n    {doc}\n\n{says}{definition}\n"


def _base_and_hook(family: str) -> tuple[type[Rule], type, ast.FunctionDef]:
    """The class from which all rules of a family derive; of the hook for moves that aren't allowed,
    the class that declares it, and its definition with the default result."""
    rule = rule_class(family, rule_names(family)[0])
    base = next(cls for cls in reversed(rule.__mro__) if issubclass(cls, Rule) and cls != Rule)
    name = next(hook for hook in HOOKS if hasattr(base, hook))
    owner = next(cls for cls in base.__mro__ if name in vars(cls))
    source = ast.parse(dedent(inspect.getsource(getattr(owner, name))))
    hook = next(node for node in ast.walk(source) if isinstance(node, ast.FunctionDef))
    hook.body = [node for node in hook.body if not isinstance(node, ast.Expr)]  # no docstring
    return base, owner, hook


# ---- the book, the scenarios, the sentences


def clause_entry(book: Book, name: str) -> str:
    """The clause in the book."""
    games = _games(book)
    variants = f"variants = [{', '.join(games)}]\n" if games else ""
    return f"""\
[[clause]]
id = "{book.id}.{name}"
kind = "local"
about = ["procedure"]
{variants}title = {{ ja = "({name})", en = "({name})" }}
ja = "(条文の内容を自分の言葉で)"
en = "(what the clause says, in our own words)"
where = {{ ja = "(出典の箇所)", en = "(where the source says it)" }}
rule = "{name}"
"""


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
    return f'''\
clause = "{book.id}.{name}"

[[scenario]]
name = "(what it shows, in one sentence)"
shows = "fires"
table = """
rules: {book.id} + {name}
seats: {seats}
turn: Aki
hands:
  Aki: {card} ?
"""
ask = "may Aki play {card}"
answer = "no"
because = ["{book.id}.{name}"]
'''


def sentence(name: str, lang: str) -> str:
    """The message with the rule's reason."""
    return f"{name}-bars = {SENTENCES[lang]}"
