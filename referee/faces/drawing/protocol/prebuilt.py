"""The checks of actions as modules, which the build of the package adds to it.

To compile one takes a browser's Python 15 ms, and what compiles it as long again to be imported.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import fastjsonschema

from referee.basis.built import fingerprint

from . import FACES, FORMATS, handlers, kinds_of, module_of, schema_of, sources_of

IMPORTS = {"re": "import re\n", "Decimal": "from decimal import Decimal\n"}
"""What a check may need."""
PROBLEMS = "from fastjsonschema import JsonSchemaValueException, JsonSchemaValuesException\n"
OWN_PROBLEMS = "JsonSchemaValueException = JsonSchemaValuesException = ValueError\n"


def modules() -> Iterator[tuple[str, str]]:
    """The name of each file in :data:`referee.basis.built.FOLDER`, and its text.

    >>> [name for name, _ in modules() if "home" in name][:2]
    ['actions_home.py', 'action_home_open.py']
    """
    for face in FACES:
        kinds = tuple(kinds_of(face))
        of = fingerprint(*sources_of(face))
        yield f"{module_of(face)}.py", f"OF = {of!r}\nKINDS = {kinds!r}\n"
        for kind in kinds:
            yield f"{module_of(face, kind)}.py", _check(face, kind)


def _check(face: str, kind: str) -> str:
    """As ``fastjsonschema`` writes it, but without importing it."""
    text: str = fastjsonschema.compile_to_code(
        schema_of(face, kind),
        handlers=handlers(),
        formats=FORMATS,
        use_default=False,
        detailed_exceptions=False,
    )
    text = text.replace(PROBLEMS, OWN_PROBLEMS)
    for name, line in IMPORTS.items():
        without = text.replace(line, "")
        text = text if re.search(rf"\b{name}\b", without) else without
    first = re.search(r"^def (\w+)", text, re.M)
    return f"{text}\ncheck = {first[1]}\n" if first else text
