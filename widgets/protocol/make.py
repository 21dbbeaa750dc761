"""Writes the page's types (src/protocol.ts) and the reference in docs/desk-protocol.md, from the
Structs in referee/ui/shared/protocol."""

from __future__ import annotations

import ast
import json
import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROTOCOL = ROOT / "referee/ui/shared/protocol"
TYPES = ROOT / "widgets/src/protocol.ts"
DOCS = ROOT / "docs/desk-protocol.md"
FACES = ("desk", "home", "map", "picker", "quiz", "stepper")
HEAD = """\
// Made from referee/ui/shared/protocol/*.py by `npm run build`: change those.
// What is said there is told in docs/desk-protocol.md.
"""
WIDTH = 100
SCRIPT = {"str": "string", "int": "number", "bool": "boolean", "Any": "unknown", "date": "string",
          "Text": "string"}  # fmt: skip
WORDS = {"str": "text", "int": "number", "bool": "true or false", "Any": "anything", "date": "date"}
PLAIN = {"Text": "text", "Index": "number", "Id": "number or null", "Nth": "number or null",
         "Words": "text by name", "Setting": "text, true or false"}  # fmt: skip
"""Types without a name on the page, and how the reference spells them."""
BASES = ("Struct", "Action", "Shape", "Zone", "InnerAction", "FaceState")


@dataclass
class Field:
    """A key of an object. ``type``: None for the tag, which has one ``value``."""

    name: str
    type: ast.expr | None
    optional: bool = False
    text: str = ""
    value: str = ""


@dataclass
class Shape:
    """A Struct."""

    name: str
    text: str
    fields: list[Field]

    @property
    def tag(self) -> Field | None:
        return next((field for field in self.fields if field.type is None), None)


@dataclass
class Alias:
    """A name for a type."""

    name: str
    type: ast.expr
    text: str


class Protocol:
    """The Structs and the aliases, by their names and by their modules."""

    def __init__(self) -> None:
        self.named: dict[str, Shape | Alias] = {}
        self.modules: dict[str, list[Shape | Alias]] = {}
        self._tag_fields: dict[str, str] = {}
        first = ["field_types", "shared_state", "shared_actions"]
        stems = [path.stem for path in sorted(PROTOCOL.glob("*.py")) if path.stem != "__init__"]
        for stem in [*first, *(stem for stem in stems if stem not in first)]:
            self.modules[stem] = list(self._read(ast.parse((PROTOCOL / f"{stem}.py").read_text())))

    def _read(self, tree: ast.Module) -> Iterator[Shape | Alias]:
        for node, text in _with_texts(tree.body):
            made: Shape | Alias | None = None
            if isinstance(node, ast.ClassDef):
                made = self._shape(node)
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                made = Alias(name, node.value, text) if not name.isupper() else None
            if made and "MAX" not in made.name:
                if _page_name(made.name) in map(_page_name, self.named):
                    raise ValueError(f"two types are called {made.name}")
                self.named[made.name] = made
                yield made

    def _shape(self, node: ast.ClassDef) -> Shape:
        fields: list[Field] = []
        options = {word.arg: word.value for word in node.keywords}
        for base in node.bases:
            above = self.named.get(ast.unparse(base))
            fields += above.fields if isinstance(above, Shape) else []
            tag = self._tag_fields.get(ast.unparse(base))
            if tag:
                self._tag_fields[node.name] = tag
                if "tag" in options:
                    fields = [Field(tag, None, value=ast.literal_eval(options["tag"])), *fields]
        if "tag_field" in options:
            self._tag_fields[node.name] = ast.literal_eval(options["tag_field"])
        annotated = [each for each in _with_texts(node.body) if isinstance(each[0], ast.AnnAssign)]
        own = [_field(each, text or self._text_of(each.annotation)) for each, text in annotated]
        return Shape(node.name, ast.get_docstring(node) or "", [*fields, *own])

    def _text_of(self, type_: ast.expr) -> str:
        """What a type without a name on the page says of itself."""
        alias = self.named.get(ast.unparse(type_))
        return alias.text if alias and alias.name in PLAIN else ""


def _with_texts(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Each statement with the text below it."""
    for node, following in zip(body, [*body[1:], None], strict=True):
        yield node, _text(following)


def _text(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return " ".join(str(node.value.value).split())
    return ""


def _field(node: ast.AnnAssign, text: str) -> Field:
    name = re.sub(r"_([a-z])", lambda found: found[1].upper(), ast.unparse(node.target))
    optional = node.value is not None
    if isinstance(node.value, ast.Call):  # field(name=..., default=...)
        words = {word.arg: word.value for word in node.value.keywords}
        name, optional = ast.literal_eval(words["name"]), "default" in words
    return Field(name, node.annotation, optional, text)


def _parts(type_: ast.expr) -> list[ast.expr]:
    """The members of a union."""
    if isinstance(type_, ast.BinOp):
        return [*_parts(type_.left), *_parts(type_.right)]
    return [] if ast.unparse(type_) == "UnsetType" else [type_]


def _of(type_: ast.Subscript) -> list[ast.expr]:
    return type_.slice.elts if isinstance(type_.slice, ast.Tuple) else [type_.slice]


def _literals(type_: ast.Subscript) -> list[str | int | None]:
    return [ast.literal_eval(each) for each in _of(type_)]


def _page_name(name: str) -> str:
    return name.removesuffix("Json")


# ---- the page's types


class Script:
    """TypeScript."""

    def __init__(self, protocol: Protocol) -> None:
        self.named = protocol.named

    def whole(self) -> str:
        shown = [each for name, each in self.named.items() if name not in (*PLAIN, *BASES)]
        actions = " | ".join(f"{face.title()}Action" for face in FACES)
        parts = [
            self.alias(each) if isinstance(each, Alias) else self.shape(each) for each in shown
        ]
        every = f"/** What a page asks its session for. */\nexport type Action = {actions};\n"
        return HEAD + "\n" + "".join([*parts, every])

    def alias(self, alias: Alias) -> str:
        members = self.members(alias.type)
        line = f"export type {_page_name(alias.name)} = {' | '.join(members)};"
        if len(line) > WIDTH:
            line = (
                f"export type {_page_name(alias.name)} ="
                + "".join(f"\n  | {each}" for each in members)
                + ";"
            )
        return f"{_comment(alias.text)}{line}\n"

    def shape(self, shape: Shape) -> str:
        lines = []
        for field in shape.fields:
            spelled = self.spelled(field.type) if field.type else json.dumps(field.value)
            lines.append(
                f"{_comment(field.text, '  ')}  {field.name}{'?' * field.optional}: {spelled};\n"
            )
        head = f"{_comment(shape.text)}export interface {_page_name(shape.name)} {{\n"
        return head + "".join(lines) + "}\n"

    def spelled(self, type_: ast.expr) -> str:
        return " | ".join(self.members(type_))

    def members(self, type_: ast.expr) -> list[str]:
        return list(dict.fromkeys(name for part in _parts(type_) for name in self._names(part)))

    def _names(self, part: ast.expr) -> list[str]:
        if isinstance(part, ast.Constant):
            return ["null"]
        if isinstance(part, ast.Name):
            alias = self.named.get(part.id)
            plain = isinstance(alias, Alias) and part.id in PLAIN
            return (
                self.members(alias.type) if plain else [SCRIPT.get(part.id) or _page_name(part.id)]
            )
        if not isinstance(part, ast.Subscript):
            raise TypeError(ast.unparse(part))
        of, inner = ast.unparse(part.value), _of(part)
        if of == "Literal":
            return [json.dumps(value) for value in _literals(part)]
        if of == "Annotated":
            named = isinstance(inner[1], ast.Constant)
            return [ast.literal_eval(inner[1])] if named else self.members(inner[0])
        if of == "dict":
            return [f"Record<string, {self.spelled(inner[1])}>"]
        each = self.spelled(inner[0])
        return [f"({each})[]" if " | " in each else f"{each}[]"]


def _comment(text: str, indent: str = "") -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


# ---- the reference


class Reference:
    """Markdown."""

    def __init__(self, protocol: Protocol) -> None:
        self.protocol, self.named = protocol, protocol.named

    def filled(self, text: str) -> str:
        """The text with its marks filled: `<!-- made: MODULE -->` to `<!-- end -->`."""
        return re.sub(
            r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)",
            lambda mark: f"{mark[1]}\n{self.module(mark[2])}\n{mark[3]}",
            text,
            flags=re.S,
        )

    def module(self, name: str) -> str:
        modules = ["field_types", "shared_state"] if name == "shared_state" else [name]
        parts = [each for module in modules for each in self.protocol.modules[module]]
        parts = [each for each in parts if each.name not in (*PLAIN, *BASES)]
        face = name.removesuffix("_actions").removesuffix("_state")
        title = f"{face.title()}{'Action' if name.endswith('_actions') else 'State'}"
        head = self.named.get(title)
        begin = []
        if isinstance(head, Shape):
            begin = [f"{_wrapped(head.text)}\n{self.fields(head.fields)}"]
        elif isinstance(head, Alias):
            actions = [self.named[ast.unparse(part)] for part in _parts(head.type)]
            begin = [_wrapped(head.text), *(self.action(each) for each in actions)]
        sections = [
            self.section(each) for each in parts if each is not head and not _is_tagged(each)
        ]
        return "\n".join([*begin, *sections])

    def action(self, shape: Shape | Alias) -> str:
        if not isinstance(shape, Shape) or shape.tag is None:
            raise TypeError(shape.name)
        fields = self.fields(field for field in shape.fields if field.type)
        text = _wrapped(f"**`{shape.tag.value}`** {' '.join(shape.text.split())}")
        return f"{text}\n{fields}" if fields else text

    def section(self, part: Shape | Alias) -> str:
        text = _wrapped(part.text) + "\n" if part.text else ""
        title = f"#### {_page_name(part.name)}\n\n"
        if isinstance(part, Shape):
            return f"{title}{text}{self.fields(part.fields)}"
        members = [self.named.get(ast.unparse(each)) for each in _parts(part.type)]
        if not any(isinstance(each, Shape) for each in members):
            return title + text + _wrapped(f"It is {self.spelled(part.type)}.")
        return (
            title + text + "".join(self._zone(each) for each in members if isinstance(each, Shape))
        )

    def _zone(self, shape: Shape) -> str:
        text = " ".join(shape.text.split())
        return _wrapped(f"- {', '.join(map(self._told, shape.fields))}: {text}", "  ")

    def _told(self, field: Field) -> str:
        spelled = self.spelled(field.type) if field.type else f"`{field.value}`"
        return f"`{field.name}` ({spelled}{', may be left out' if field.optional else ''})"

    def fields(self, fields: Iterable[Field]) -> str:
        """One line a field; fields that say the same share one."""
        told = [(field.name, self._told(field).partition("` ")[2], field.text) for field in fields]
        lines = []
        for (spelled, text), alike in groupby(told, key=lambda each: each[1:]):
            names = ", ".join(f"`{name}`" for name, _, _ in alike)
            lines.append(_wrapped(f"- {names} {spelled}{f': {text}' if text else ''}", "  "))
        return "".join(lines)

    def spelled(self, type_: ast.expr) -> str:
        """What may stand there, in words."""
        words = [word for part in _parts(type_) for word in self._words(part)]
        return _either(list(dict.fromkeys(words)))

    def _words(self, part: ast.expr) -> list[str]:
        if isinstance(part, ast.Constant):
            return ["null"]
        if isinstance(part, ast.Name):
            if part.id in PLAIN or part.id in WORDS:
                return [PLAIN.get(part.id) or WORDS[part.id]]
            name = _page_name(part.id)
            if name.endswith("State"):
                return [f"[{name}](#what-the-{name.removesuffix('State').lower()}-shows)"]
            return [f"[{name}](#{name.lower()})"]
        if not isinstance(part, ast.Subscript):
            raise TypeError(ast.unparse(part))
        of, inner = ast.unparse(part.value), _of(part)
        if of == "Literal":
            return [
                "null" if value is None else f"`{value or json.dumps(value)}`"
                for value in _literals(part)
            ]
        if of == "Annotated":
            named = isinstance(inner[1], ast.Constant)
            return [f"`{ast.literal_eval(inner[1])}`"] if named else [self.spelled(inner[0])]
        if of == "dict":
            return [f"{self.spelled(inner[1])} by name"]
        each = self.spelled(inner[0])
        return [re.sub(r"text$", "texts", f"list of {each}").replace("of list", "of lists")]


def _is_tagged(part: Shape | Alias) -> bool:
    return isinstance(part, Shape) and part.tag is not None


def _either(words: list[str]) -> str:
    return " or ".join(filter(None, [", ".join(words[:-1]), words[-1]]))


def _wrapped(text: str, indent: str = "") -> str:
    text = " ".join(text.split())
    return "\n".join(textwrap.wrap(text, WIDTH, subsequent_indent=indent, break_long_words=False,
                                   break_on_hyphens=False)) + "\n"  # fmt: skip


def main() -> None:
    """Writes both."""
    protocol = Protocol()
    TYPES.write_text(Script(protocol).whole(), "utf-8")
    DOCS.write_text(Reference(protocol).filled(DOCS.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
