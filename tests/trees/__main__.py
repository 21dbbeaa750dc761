"""``python -m tests.trees`` tells which numbers have moved; ``--update`` writes them anew."""

from __future__ import annotations

import argparse
import sys

from tests.trees.trees import NUMBERS, counts, store, stored, table, table_names


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.trees", description=__doc__)
    asked.add_argument("--update", action="store_true", help=f"write {NUMBERS.name} anew")
    update = asked.parse_args().update
    before = stored() if NUMBERS.exists() else {}
    now = {name: counts(table(name)) for name in table_names()}
    for name in sorted({*before, *now}):
        if before.get(name) != now.get(name):
            print(f"{name}: {before.get(name, 'new')} -> {now.get(name, 'gone')}")
    if update:
        store(now)
    return 0 if update or before == now else 1


if __name__ == "__main__":
    sys.exit(main())
