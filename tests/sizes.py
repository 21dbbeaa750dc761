"""Prints how large the code is: lines, files, repeated names. A question for a review, not a test.

Run by ``bin/test``, and by hand: ``python -m tests.sizes``.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOP = 5
"""How many of the longest files and the fullest folders are named."""


def report(package: Path) -> list[str]:
    """One line each: totals, longest files, fullest folders, module names used more than once.

    >>> report(ROOT / "referee")[0].startswith("referee: ")
    True
    """
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in package.rglob("*.py")}
    folders = Counter(path.parent for path in lines)
    names = Counter(path.stem for path in lines if path.stem not in ("__init__", "__main__"))
    repeated = sum(count > 1 for count in names.values())

    def named(sizes: Counter[Path]) -> str:
        return ", ".join(
            f"{path.relative_to(package)} {size}" for path, size in sizes.most_common(TOP)
        )

    return [
        f"{package.name}: {sum(lines.values()):,} lines in {len(lines)} files",
        f"  longest files: {named(Counter(lines))}",
        f"  fullest folders: {named(folders)}",
        f"  module names used more than once: {repeated}",
    ]


if __name__ == "__main__":
    for package in (ROOT / "referee", ROOT / "widgets" / "referee_widgets"):
        print(*report(package), sep="\n")
