"""Prints how many phrasings are understood, by language and kind."""

from __future__ import annotations

import sys
from collections import Counter

from .scoring import HERE, outcome, phrases

if __name__ == "__main__":
    for lang in sys.argv[1:] or ("ja", "en"):
        counts: dict[str, Counter[str]] = {}
        for phrase in phrases(HERE / f"{lang}.toml"):
            found, _ = outcome(phrase)
            counts.setdefault(phrase.kind, Counter())[found] += 1
        for kind, counted in (*counts.items(), ("all", sum(counts.values(), Counter()))):
            print(lang, kind, dict(counted))
