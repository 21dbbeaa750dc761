"""The changes that are tried on a file: mutmut's, also in properties, and conditions negated."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

import libcst as cst
from libcst.metadata import MetadataWrapper
from mutmut.mutation.file_mutation import MutationVisitor, deep_replace
from mutmut.mutation.mutators import (
    mutation_operators,
    operator_arg_removal,
    operator_assignment,
)
from mutmut.mutation.pragma_handling import get_ignored_lines

from tests.paths import ROOT


@dataclass(frozen=True)
class Mutant:
    """One changed place: its file, the first changed line, the lines before and after."""

    file: str
    line: int
    was: str
    now: str
    code: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}\n    - {self.was}\n    + {self.now}"


Place = tuple[Path, int]
"""A file, and which of its mutations."""


class Source:
    """A file, and what can be changed in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text("utf-8")
        module = MetadataWrapper(cst.parse_module(self.text))
        visitor = Everywhere(OPERATORS, get_ignored_lines(str(path), self.text, module))
        self.tree = module.visit(visitor)
        self.mutations = visitor.mutations
        self.meaning = meaning(self.text)

    def mutant(self, at: int) -> Mutant | None:
        """None where that changes no meaning."""
        mutation = self.mutations[at]
        changed = deep_replace(self.tree, mutation.original_node, mutation.mutated_node)
        assert isinstance(changed, cst.Module)
        if meaning(changed.code) == self.meaning:
            return None
        return _mutant(str(self.path.relative_to(ROOT)), self.text, changed.code)


def places(sources: dict[Path, Source]) -> list[Place]:
    return [(path, at) for path, each in sources.items() for at in range(len(each.mutations))]


def mutants(sources: dict[Path, Source], places: Iterable[Place]) -> Iterator[Mutant]:
    """The mutants at these places, without those that are the same as one before."""
    found = set()
    for path, at in places:
        mutant = sources[path].mutant(at)
        key = mutant and (path, meaning(mutant.code))
        if mutant and key not in found:
            found.add(key)
            yield mutant


class Everywhere(MutationVisitor):
    """Visits what mutmut's own trampolines cannot change: a rule declares much by properties."""

    def _skip_node_and_children(self, node: cst.CSTNode) -> bool:
        return not _is_property(node) and bool(super()._skip_node_and_children(node))


def _is_property(node: cst.CSTNode) -> bool:
    names = ("property", "cached_property")
    return isinstance(node, cst.FunctionDef) and any(
        isinstance(each.decorator, cst.Name) and each.decorator.value in names
        for each in node.decorators
    )


# ---- changes that mutmut has not


def _negated(node: cst.If | cst.CompIf) -> Iterator[cst.CSTNode]:
    """``if a`` to ``if not (a)``; comparisons and ``not`` are turned round by mutmut."""
    if not isinstance(node.test, (cst.Comparison, cst.UnaryOperation)):
        inner = node.test.with_changes(lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
        space = cst.SimpleWhitespace(" ")
        yield node.with_changes(
            test=cst.UnaryOperation(cst.Not(), inner), whitespace_before_test=space
        )


def _without_keyword(node: cst.Call) -> Iterator[cst.CSTNode]:
    for at, each in enumerate(node.args):
        if each.keyword is not None:
            yield node.with_changes(args=[*node.args[:at], *node.args[at + 1 :]])


def _left_out(node: cst.SimpleStatementLine) -> Iterator[cst.CSTNode]:
    """A call or ``yield`` that stands alone, to ``pass``."""
    alone = [each.value for each in node.body if isinstance(each, cst.Expr)]
    if alone and not isinstance(alone[0], cst.BaseString):
        yield node.with_changes(body=[cst.Pass()])


FOUND_BY_MYPY = (operator_arg_removal, operator_assignment)
"""``f(a)`` to ``f(None)`` and ``a = b`` to ``a = None``: they would be most of a sample."""

OPERATORS: list[tuple[type, Callable[[Any], Iterable[cst.CSTNode]]]] = [
    *(each for each in mutation_operators if each[1] not in FOUND_BY_MYPY),
    (cst.If, _negated),
    (cst.CompIf, _negated),
    (cst.Call, _without_keyword),
    (cst.SimpleStatementLine, _left_out),
]


# ---- what is a mutant


def _mutant(file: str, source: str, code: str) -> Mutant:
    old, new = source.splitlines(), code.splitlines()
    changes = [each for each in SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
               if each[0] != "equal"]  # fmt: skip
    _, start, _, first, _ = changes[0]
    _, _, end, _, last = changes[-1]
    return Mutant(file, start + 1, _joined(old[start:end]), _joined(new[first:last]), code)


def _joined(lines: list[str]) -> str:
    return " ".join(line.strip() for line in lines)


def meaning(code: str) -> str:
    """Two codes with one meaning differ in nothing that a test could see."""
    return ast.dump(Meaning().visit(ast.parse(code)))


KEEPING = {"__slots__", "sees_suits"}
"""What a class says only for speed: ``sees_suits`` tells what is judged once for many plays."""


class Meaning(ast.NodeTransformer):
    """Drops what no test can see: types, docstrings, slots, what is kept, a parameter's comment,
    that ``zip`` checks lengths. Of a changed word it does not matter how it is changed."""

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if isinstance(node.value, str):
            node.value = node.value.removeprefix("XX").removesuffix("XX").upper()
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        node.decorator_list = [each for each in node.decorator_list
                               if "cache" not in ast.dump(each)]  # fmt: skip
        return self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        text = isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        return None if text else self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        named = {each.id for each in node.targets if isinstance(each, ast.Name)}
        return None if named & KEEPING else self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        name = node.func.value if isinstance(node.func, ast.Subscript) else node.func
        if isinstance(name, ast.Name) and name.id == "Param":
            node.args = node.args[:1]
        if isinstance(name, ast.Name) and name.id in ("cast", "TypeVar", "NewType"):
            node.args = node.args[1:]
        node.keywords = [each for each in node.keywords if each.arg != "strict"]
        return self.generic_visit(node)
