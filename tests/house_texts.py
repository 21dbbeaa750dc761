"""Texts of houses' files in every shape that TOML allows, for property tests."""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hypothesis import strategies as st

from referee.house_rules.rewrite import HouseContent
from referee.model.types import Value
from referee.rulebook.clause import Ruling

USUAL: Mapping[str, Value] = {
    "suit_lock": True,
    "emperor": False,
    "five-skip": False,
    "縛り 2": False,
    "foul_state": "before_play",
    "second_j": "stays",
    "count": "3",
}
"""Options, and the value of each where no house says anything."""
OTHERS: Mapping[str, Sequence[Value]] = {
    name: (True, False) if isinstance(usual, bool) else (usual, "other", 'odd "]}#,\\ one')
    for name, usual in USUAL.items()
}
NOTES = (
    "",
    "plain",
    "two\nlines",
    '"""',
    "it's # no comment",
    "[[ruling]]\n# none\n",
    "\x7f\u2028",
)
FOREIGN = (
    '[[clause]]\nid = "our.one"\ntitle = { ja = "甲", en = "{ # }" }\nabout = [\n  "a", # {}\n]\n',
    "[[clause.reading]]\nid = 'x'\nlong = '''\n[switches]\n# no comment\nemperor = true'''\n",
    '[[preset]]\nid = "p"\nswitches.emperor = true\n[preset.settings]\n"second_j" = "stays"\n',
    'text = """\n[[ruling]]\\\n  "quoted" # no comment"""   # {}\n',
    "at = 2026-10-03 07:32:00  # {}\nodd.'dotted key'.\"b\\u0041\" = [[1, 2], [], { a = ']' }]\n",
)
"""What may stand in such a file besides; ``{}``: a comment's words."""

_Draw = Callable[[st.SearchStrategy[Any]], Any]


class _Writer:
    """Writes a file, with comments that are told apart by their numbers."""

    def __init__(self, draw: _Draw) -> None:
        self.draw = draw
        self.number = 0

    def is_so(self) -> bool:
        return bool(self.draw(st.booleans()))

    def one(self, *of: Any) -> Any:
        return self.draw(st.sampled_from(of))

    def comment(self) -> str:
        self.number += 1
        told = self.one("", "= [x]", '"""', "'", "縛り")
        return f"# said <{self.number}> {told}"

    def beside(self) -> str:
        return f"  {self.comment()}" if self.is_so() else ""

    def lines(self) -> str:
        """Nothing, an empty line or comments, between two lines."""
        return str(self.one("", "", "\n", f"{self.comment()}\n", f"\n {self.comment()}\n\n"))

    def key(self, name: str) -> str:
        plain = name.isascii() and " " not in name
        return name if plain and self.is_so() else json.dumps(name, ensure_ascii=self.is_so())

    def value(self, said: Any) -> str:
        if isinstance(said, datetime.date):
            return str(said)
        ways = [json.dumps(said, ensure_ascii=False).replace("\x7f", "\\u007f")]
        if isinstance(said, str) and said.isdecimal():
            ways.append(said)
        if isinstance(said, str) and not {*said} & {*"'\n\x7f"}:
            ways += [f"'{said}'", f"'''\n{said}'''"]
        if isinstance(said, str) and not {*said} & {*'"\\\x7f'}:
            ways += [f'"""{said}"""', f'"""\n{said}\\\n   """']
        return str(self.one(*ways))

    def pairs(self, values: Mapping[str, Any]) -> list[str]:
        return [f"{self.key(name)} = {self.value(said)}" for name, said in values.items()]

    def braces(self, values: Mapping[str, Any]) -> str:
        plain = [f"{self.key(name)} = {json.dumps(said)}" if not isinstance(said, datetime.date)
                 else f"{name} = {said}" for name, said in values.items()]  # fmt: skip
        space = self.one("", " ")
        inside = ", ".join(plain).replace("\x7f", "\\u007f")
        return f"{{{space}{inside}{space}}}"

    def table(self, name: str, values: Mapping[str, Any]) -> tuple[str, str]:
        """A table as lines at the top of the file, and as lines further down."""
        shape = self.one("header", "header", "braces", "dots")
        if shape == "header":
            indent = self.one("", "  ")
            pairs = (
                f"{self.lines()}{indent}{each}{self.beside()}\n" for each in self.pairs(values)
            )
            return "", f"[{self.one('', ' ')}{name}]{self.beside()}\n{''.join(pairs)}{self.lines()}"
        if shape == "braces":
            return f"{name} = {self.braces(values)}{self.beside()}\n", ""
        return "".join(f"{name}.{each}{self.beside()}\n" for each in self.pairs(values)), ""

    def rulings(self, entries: Sequence[Mapping[str, Any]]) -> tuple[str, str]:
        shape = self.one("tables", "tables", "line", "list")
        if shape == "tables":
            tables = (
                f"{self.lines()}[[ruling]]{self.beside()}\n"
                + "".join(f"{each}{self.beside()}\n{self.lines()}" for each in self.pairs(entry))
                for entry in entries
            )
            return "", "".join(tables)
        listed = [self.braces(entry) for entry in entries]
        if shape == "line" or not listed:
            return f"ruling = [{', '.join(listed)}{self.one('', ',') if listed else ''}]\n", ""
        last = self.one("", ",")
        rows = (
            f"{self.lines()}  {each}{',' if at < len(listed) - 1 else last}{self.beside()}\n"
            for at, each in enumerate(listed)
        )
        return f"ruling = [{self.beside()}\n{''.join(rows)}{self.lines()}]{self.beside()}\n", ""

    def foreign(self) -> tuple[str, str]:
        chosen = self.draw(st.lists(st.sampled_from(FOREIGN), unique=True))
        texts = [each.replace("{}", self.comment()[2:]) for each in FOREIGN if each in chosen]
        top = "".join(each for each in texts if not each.startswith("["))
        return top, "".join(f"{self.lines()}{each}" for each in texts if each.startswith("["))


def _values(draw: _Draw, names: Sequence[str]) -> dict[str, Value]:
    return {name: draw(st.sampled_from(OTHERS[name])) for name in names}


def _ruling(draw: _Draw, name: str) -> Ruling:
    day = draw(st.sampled_from([None, datetime.date(2026, 10, 3), datetime.date(2026, 11, 20)]))
    note = draw(st.sampled_from(NOTES))
    return Ruling(name, draw(st.sampled_from(OTHERS[name])), day, note)


def _entry(ruling: Ruling) -> dict[str, Any]:
    said = {"decides": ruling.decides, "value": ruling.value, "date": ruling.day}
    return {
        name: each
        for name, each in (said | {"note": ruling.note}).items()
        if each not in (None, "")
    }


def _some(draw: _Draw, names: Sequence[str]) -> list[str]:
    return list(draw(st.lists(st.sampled_from(names), unique=True))) if names else []


@st.composite
def house_texts(draw: Any) -> str:
    """A text of a house's file: its parts in any shape and order, with comments anywhere."""
    writer = _Writer(draw)
    said = _some(draw, [*USUAL])
    ruled = _some(draw, [name for name in USUAL if name not in said])
    parts = [writer.foreign()]
    for name, kind in (("switches", bool), ("settings", str)):
        chosen = _values(draw, [each for each in said if isinstance(USUAL[each], kind)])
        if chosen:
            parts.append(writer.table(name, chosen))
    if writer.is_so():
        parts.append(writer.table("title", draw(TITLES)))
    if ruled:
        parts.append(writer.rulings([_entry(_ruling(draw, name)) for name in ruled]))
    parts = draw(st.permutations(parts))
    counted = "revision = 7\n" if writer.is_so() else ""
    top = [f'extends = "offkai"{writer.beside()}\n', counted, *(each for each, _ in parts)]
    text = "".join(f"{writer.lines()}{each}" for each in top)
    text += "".join(f"{writer.lines()}{each}" for _, each in reversed(parts)) + writer.lines()
    text = text.rstrip("\n") if writer.is_so() else text
    return text.replace("\n", "\r\n") if writer.is_so() else text


TITLES = st.fixed_dictionaries(
    {"ja": st.sampled_from(["田中家", "家"]), "en": st.sampled_from(["Tanakas", 'The "{house}"'])}
)


@st.composite
def wanteds(draw: Any) -> HouseContent:
    """What a house may want its file to say."""
    rulings = {name: _ruling(draw, name) for name in _some(draw, [*USUAL])}
    title = draw(st.one_of(st.just({}), TITLES))
    return HouseContent(_values(draw, [*USUAL]), rulings, title)
