"""Writes the page's types (src/protocol.ts) and the reference in docs/desk-protocol.md.

They are generated from the Structs of the actions (referee/ui/shared/protocol) and of the states
(this folder).
"""

from __future__ import annotations

import ast
import json
import re
import textwrap
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).parents[2]
ACTIONS = ROOT / "referee/ui/shared/protocol"
STATES = ROOT / "widgets/page_protocol"
TYPES = ROOT / "widgets/src/protocol.ts"
DOCS = ROOT / "docs/desk-protocol.md"
FACES = ("desk", "home", "map", "picker", "quiz", "stepper")
HEAD = """\
// Made by `npm run build` from referee/ui/shared/protocol/*.py and widgets/page_protocol/*.py:
// change those.
// docs/desk-protocol.md describes them.

"""
WIDTH = 100
SCRIPT = {"str": "string", "int": "number", "bool": "boolean", "Any": "unknown", "date": "string",
          "Text": "string"}  # fmt: skip
WORDS = {"str": "text", "int": "number", "bool": "true or false", "Any": "anything", "date": "date"}
PLAIN = {"Text": "text", "Index": "number", "Id": "number or null", "Nth": "number or null",
         "Words": "text by name", "Setting": "text, true or false"}  # fmt: skip
"""Types without a name on the page, and how the reference spells them."""
BASES = ("Shape", "Zone", "InnerAction", "FaceState", "TableState", "VerdictCardState")


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
    def tag(self) -> str:
        return next((field.value for field in self.fields if field.type is None), "")


@dataclass
class Alias:
    """A name for a type."""

    name: str
    type: ast.expr
    text: str


class Protocol:
    """The Structs and the aliases, by their names and by their modules. ``derived``: the tagged
    Structs directly below each base of actions."""

    def __init__(self) -> None:
        self.named: dict[str, Shape | Alias] = {}
        self.modules: dict[str, list[Shape | Alias]] = {}
        self.derived: dict[str, list[Shape]] = defaultdict(list)
        self._tag_fields: dict[str, str] = {}
        first = [ACTIONS / "common.py", STATES / "shared_state.py"]
        faces = [*ACTIONS.glob("*_actions.py"), *STATES.glob("*_state.py")]
        faces.sort(key=lambda path: path.name)
        for path in [*first, *(path for path in faces if path not in first)]:
            tree = ast.parse(path.read_text("utf-8"))
            self.modules[path.stem] = [part for part in self._read(tree) if self._is_shown(part)]

    def _read(self, tree: ast.Module) -> Iterator[Shape | Alias]:
        for node, text in _with_texts(tree.body):
            part: Shape | Alias
            if isinstance(node, ast.ClassDef):
                part = self._shape(node)
            elif isinstance(node, ast.Assign):
                part = Alias(ast.unparse(node.targets[0]), node.value, text)
            else:
                continue
            if _page_name(part.name) in map(_page_name, self.named):
                raise ValueError(f"two types are called {part.name}")
            self.named[part.name] = part
            yield part

    def _is_shown(self, part: Shape | Alias) -> bool:
        is_base = part.name in self._tag_fields and isinstance(part, Shape) and not part.tag
        return not is_base and part.name not in (*PLAIN, *BASES)

    def _shape(self, node: ast.ClassDef) -> Shape:
        fields: list[Field] = []
        options = {word.arg: ast.literal_eval(word.value) for word in node.keywords}
        for base in map(ast.unparse, node.bases):
            above = self.named.get(base)
            fields += above.fields if isinstance(above, Shape) else []
            if base in self._tag_fields:
                self._tag_fields[node.name] = self._tag_fields[base]
        if "tag_field" in options:
            self._tag_fields[node.name] = options["tag_field"]
        if "tag" in options:
            fields = [Field(self._tag_fields[node.name], None, value=options["tag"]), *fields]
        for member, text in _with_texts(node.body):
            if isinstance(member, ast.AnnAssign):
                fields.append(_field(member, text or self._text_of(member.annotation)))
        shape = Shape(node.name, ast.get_docstring(node) or "", fields)
        if shape.tag:
            for base in map(ast.unparse, node.bases):
                self.derived[base].append(shape)
        return shape

    def _text_of(self, type_: ast.expr) -> str:
        """What a type without a name on the page says of itself."""
        alias = self.named.get(ast.unparse(type_))
        return alias.text if alias and alias.name in PLAIN else ""

    def actions(self, alias: Alias) -> list[Shape]:
        """The actions below the bases in a union; of two with one tag the first. Empty for other
        aliases."""
        by_tag: dict[str, Shape] = {}
        for base in _parts(alias.type):
            for shape in self.derived.get(ast.unparse(base), ()):
                by_tag.setdefault(shape.tag, shape)
        return [*by_tag.values()]


def _with_texts(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Each statement with the text below it."""
    for node, following in zip(body, [*body[1:], None], strict=True):
        match following:
            case ast.Expr(value=ast.Constant(value=text)):
                yield node, " ".join(str(text).split())
            case _:
                yield node, ""


def _field(node: ast.AnnAssign, text: str) -> Field:
    name = re.sub(r"_([a-z])", lambda match: match[1].upper(), ast.unparse(node.target))
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


def _page_name(name: str) -> str:
    return name.removesuffix("Json")


class Writer:
    """How a language spells types."""

    def __init__(self, protocol: Protocol) -> None:
        self.protocol, self.named = protocol, protocol.named

    def members(self, type_: ast.expr) -> list[str]:
        """The members of a union as they are spelled."""
        return list(dict.fromkeys(name for part in _parts(type_) for name in self._names(part)))

    def _names(self, part: ast.expr) -> list[str]:
        if isinstance(part, ast.Constant):
            return ["null"]
        if isinstance(part, ast.Name):
            return self.name(part.id)
        if not isinstance(part, ast.Subscript):
            raise TypeError(ast.unparse(part))
        of, inner = ast.unparse(part.value), _of(part)
        if of == "Literal":
            return [self.literal(ast.literal_eval(value)) for value in inner]
        if of == "Annotated":
            is_named = isinstance(inner[1], ast.Constant)
            return self.name(ast.literal_eval(inner[1])) if is_named else self.members(inner[0])
        return [self.dict_of(inner[1])] if of == "dict" else [self.list_of(inner[0])]

    def name(self, name: str) -> list[str]:
        raise NotImplementedError

    def literal(self, value: str | int | None) -> str:
        raise NotImplementedError

    def dict_of(self, values: ast.expr) -> str:
        raise NotImplementedError

    def list_of(self, items: ast.expr) -> str:
        raise NotImplementedError


# ---- the page's types


class Script(Writer):
    """TypeScript."""

    def whole(self) -> str:
        parts = [part for module in self.protocol.modules.values() for part in module]
        shown = [
            self.alias(part) if isinstance(part, Alias) else self.shape(part) for part in parts
        ]
        actions = " | ".join(f"{face.title()}Action" for face in FACES)
        every = f"/** What a page asks its session for. */\nexport type Action = {actions};\n"
        return HEAD + "".join([*shown, every])

    def alias(self, alias: Alias) -> str:
        actions = [_page_name(shape.name) for shape in self.protocol.actions(alias)]
        members = actions or self.members(alias.type)
        head = f"export type {_page_name(alias.name)} ="
        line = f"{head} {' | '.join(members)};"
        if len(line) > WIDTH:
            line = head + "".join(f"\n  | {member}" for member in members) + ";"
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

    def name(self, name: str) -> list[str]:
        alias = self.named.get(name)
        if isinstance(alias, Alias) and name in PLAIN:
            return self.members(alias.type)
        return [SCRIPT.get(name) or _page_name(name)]

    def literal(self, value: str | int | None) -> str:
        return json.dumps(value)

    def dict_of(self, values: ast.expr) -> str:
        return f"Record<string, {self.spelled(values)}>"

    def list_of(self, items: ast.expr) -> str:
        spelled = self.spelled(items)
        return f"({spelled})[]" if " | " in spelled else f"{spelled}[]"


def _comment(text: str, indent: str = "") -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


# ---- the reference


class Reference(Writer):
    """Markdown."""

    def filled(self, text: str) -> str:
        """The text with its marks filled: `<!-- made: MODULE -->` to `<!-- end -->`."""
        return re.sub(
            r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)",
            lambda mark: f"{mark[1]}\n{self.module(mark[2])}\n{mark[3]}",
            text,
            flags=re.S,
        )

    def module(self, name: str) -> str:
        """The face's own state or actions first, then the types below them."""
        modules = ["common", "shared_state"] if name == "shared_state" else [name]
        parts = [part for module in modules for part in self.protocol.modules[module]]
        face, _, kind = name.partition("_")
        head = self.named.get(f"{face.title()}{'Action' if kind == 'actions' else 'State'}")
        begin = []
        if isinstance(head, Shape):
            begin = [f"{_wrapped(head.text)}\n{self.fields(head.fields)}"]
        elif isinstance(head, Alias):
            begin = [_wrapped(head.text), *map(self.action, self.protocol.actions(head))]
        below = [part for part in parts if part is not head]
        return "\n".join([*begin, *(self.section(part) for part in below if not _tag_of(part))])

    def action(self, shape: Shape) -> str:
        fields = self.fields(field for field in shape.fields if field.type)
        text = _wrapped(f"**`{shape.tag}`** {' '.join(shape.text.split())}")
        return f"{text}\n{fields}" if fields else text

    def section(self, part: Shape | Alias) -> str:
        head = f"#### {_page_name(part.name)}\n\n" + (
            _wrapped(part.text) + "\n" if part.text else ""
        )
        if isinstance(part, Shape):
            return head + self.fields(part.fields)
        members = [self.named.get(ast.unparse(member)) for member in _parts(part.type)]
        shapes = [member for member in members if isinstance(member, Shape)]
        if not shapes:
            return head + _wrapped(f"It is {self.spelled(part.type)}.")
        return head + "".join(map(self._zone, shapes))

    def _zone(self, shape: Shape) -> str:
        fields = ", ".join(f"`{_key(field)}` ({self._kind(field)})" for field in shape.fields)
        return _wrapped(f"- {fields}: {' '.join(shape.text.split())}", "  ")

    def _kind(self, field: Field) -> str:
        return self.spelled(field.type) if field.type else f"`{field.value}`"

    def fields(self, fields: Iterable[Field]) -> str:
        """A table with one row per field; neighbours with the same text share a row."""
        rows = []
        for (kind, text), alike in groupby(
            fields, key=lambda field: (self._kind(field), field.text)
        ):
            names = ", ".join(f"`{_key(field)}`" for field in alike)
            rows.append(f"| {names} | {kind} | {text} |\n")
        return "".join(["| field | type | meaning |\n|---|---|---|\n", *rows]) if rows else ""

    def spelled(self, type_: ast.expr) -> str:
        *words, last = self.members(type_)
        return f"{', '.join(words)} or {last}" if words else last

    def name(self, name: str) -> list[str]:
        if name in PLAIN or name in WORDS:
            return [PLAIN.get(name) or WORDS[name]]
        page = _page_name(name)
        if page.endswith("Action"):
            return [f"`{page}`"]
        if page.endswith("State"):
            return [f"[{page}](#what-the-{page.removesuffix('State').lower()}-shows)"]
        return [f"[{page}](#{page.lower()})"]

    def literal(self, value: str | int | None) -> str:
        return "null" if value is None else f"`{value or json.dumps(value)}`"

    def dict_of(self, values: ast.expr) -> str:
        return f"{self.spelled(values)} by name"

    def list_of(self, items: ast.expr) -> str:
        spelled = f"list of {self.spelled(items)}"
        return re.sub(r"text$", "texts", spelled).replace("of list", "of lists")


def _key(field: Field) -> str:
    """The name of a field, with a question mark if it may be omitted."""
    return field.name + "?" * field.optional


def _tag_of(part: Shape | Alias) -> str:
    return part.tag if isinstance(part, Shape) else ""


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
