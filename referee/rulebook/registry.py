"""The families of games, and the rules of each, by the names that books use."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from referee.errors import UnknownName

from .rule import Rule, rule_name
from .rule_language import Vocabulary

# ---- families

_packages: dict[str, str] = {}
"""Family -> package, for the families outside :mod:`referee.games`."""


def add_package(family: str, package: str) -> None:
    """Registers the package of a family outside :mod:`referee.games`."""
    _packages[family] = package


def remove_package(family: str) -> str:
    """Undoes :func:`add_package` and returns the package. Raises ``KeyError``."""
    return _packages.pop(family)


def family_package(name: str) -> str:
    """The package of a family."""
    return _packages.get(name, f"referee.games.{name}")


def load_family(name: str) -> Any:
    """The class that the package of a family names ``FAMILY`` in its module ``family``."""
    return import_module(f"{family_package(name)}.family").FAMILY


def is_family(name: str) -> bool:
    """Whether there is such a family."""
    from importlib.util import find_spec  # seldom needed

    try:
        return find_spec(f"{family_package(name)}.rules") is not None
    except (ImportError, ValueError):  # no such package; ValueError: the name cannot be one
        return False


def family_names() -> list[str]:
    """The families of :mod:`referee.games` and those that were added, sorted."""
    from pkgutil import iter_modules

    games = import_module("referee.games")
    found = [module.name for module in iter_modules(games.__path__) if is_family(module.name)]
    return sorted({*found, *_packages})


def _rules_of(family: str) -> ModuleType:
    """The module or package with the rules of a family. Raises ``ImportError``."""
    return import_module(f"{family_package(family)}.rules")


def required_roles(family: str) -> tuple[str, ...]:
    """The roles that its procedure cites: ``NEEDS`` in its ``rules``. Raises ``ImportError``."""
    roles: tuple[str, ...] = getattr(_rules_of(family), "NEEDS", ())
    return roles


def has_jokers(family: str) -> bool:
    """Whether its games have jokers: unless its ``rules`` say ``JOKERS = False``.

    Raises ``ImportError``.
    """
    return bool(getattr(_rules_of(family), "JOKERS", True))


def has_copies(family: str) -> bool:
    """Whether its games may have several of a card: if its ``rules`` say ``COPIES = True``.

    Raises ``ImportError``.
    """
    return bool(getattr(_rules_of(family), "COPIES", False))


def vocabulary_of(family: str) -> Vocabulary | None:
    """The words of its rule language: ``VOCABULARY`` in its ``rules``. Raises ``ImportError``."""
    vocabulary = getattr(_rules_of(family), "VOCABULARY", None)
    return vocabulary if isinstance(vocabulary, Vocabulary) else None


# ---- their rules


def rule_class(family: str, name: str) -> type[Rule]:
    """The rule class of this name, such as ``PassLimit`` for ``pass_limit``.

    It is in ``rules.py`` of the family's package or, if ``rules`` is a package, in
    ``rules/NAME.py``. Raises ``UnknownName``.
    """
    return _rule_class(family_package(family), name)


@cache
def _rule_class(package: str, name: str) -> type[Rule]:
    for cls in _rules_in(_rule_module(package, name)):
        if rule_name(cls) == name:
            return cls
    raise UnknownName("rule", name, [])


def _rules_in(module: ModuleType) -> list[type[Rule]]:
    """The rule classes that a module defines, and those of the modules that its ``PARTS`` name."""
    parts: tuple[str, ...] = getattr(module, "PARTS", ())
    package = module.__name__.rpartition(".")[0]
    modules = [module, *(import_module(f"{package}.{part}") for part in parts)]
    classes = [(cls, m.__name__) for m in modules for cls in vars(m).values()]
    return [
        cls
        for cls, home in classes
        if isinstance(cls, type) and issubclass(cls, Rule) and cls.__module__ == home
    ]


def _rule_module(package: str, name: str) -> ModuleType:
    """The module that defines a rule, if there is such a rule. Raises ``UnknownName``."""
    rules = import_module(f"{package}.rules")
    if not hasattr(rules, "__path__"):
        return rules
    path = f"{package}.rules.{name}"
    if not name.isidentifier():
        raise UnknownName("rule", name, [])
    try:
        return import_module(path)
    except ModuleNotFoundError as missing:
        if missing.name != path:  # a module that the rule imports is missing
            raise
        raise UnknownName("rule", name, []) from None


def rule_names(family: str) -> list[str]:
    """The names of the rules of a family, sorted."""
    from pkgutil import iter_modules

    rules = _rules_of(family)
    if hasattr(rules, "__path__"):
        return sorted(
            module.name for module in iter_modules(rules.__path__) if module.name[0] != "_"
        )
    return sorted(map(rule_name, _rules_in(rules)))
