"""Writes the stubs of what is made of the catalogue of questions: ``python -m tests.stubs``.

``test_public_names`` compares them with what is there.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from pathlib import Path

import referee
from referee import api

PACKAGE = Path(referee.__file__).parent
HEAD = '''"""The functions of ``api.py``, written by ``python -m tests.stubs``."""

from collections.abc import Mapping
from typing import Any

from .notation.python_arguments import Cards as Cards
from .rulebook.clause import Book
from .table import Table, Verdict

__all__: list[str]

'''


def functions() -> str:
    """The stub of ``api``: each public function with its signature and its docstring."""
    return HEAD + "\n\n".join(map(_function, api.__all__)) + "\n"


def _function(name: str) -> str:
    function = vars(api)[name]
    signature = str(inspect.signature(function)).replace("'", "")
    doc = inspect.getdoc(function) or ""
    end = "\n" if "\n" in doc or doc.endswith('"') else ""
    raw = "r" if "\\" in doc else ""
    text = f'{raw}"""{doc}{end}"""'
    words = "\n".join(f"    {line}".rstrip() for line in text.splitlines())
    return f"def {name}{signature}:\n{words}"


def names() -> str:
    """The stub of the package, with the public names of ``api``."""
    named = "".join(f"    {name} as {name},\n" for name in api.__all__)
    text = (PACKAGE / "__init__.pyi").read_text("utf-8")
    return re.sub(r"from \.api import \([^)]*\)", f"from .api import (\n{named})", text)


def stubs() -> Mapping[Path, str]:
    return {PACKAGE / "api.pyi": functions(), PACKAGE / "__init__.pyi": names()}


if __name__ == "__main__":
    for path, text in stubs().items():
        path.write_text(text, "utf-8")
        print(path)
