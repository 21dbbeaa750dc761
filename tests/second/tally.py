"""What two judges compared, and the command that lets them compare more."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass, field

Question = tuple[str, object]  # as it is asked, and what the second judge answers


class OneOf(frozenset[str]):
    """Answers each of which is right."""


@dataclass
class Tally:
    positions: int = 0
    legal: int = 0
    illegal: int = 0
    others: int = 0
    debts: int = 0
    differences: list[str] = field(default_factory=list)

    def note(self, text: str, question: str, said: object, judged: object) -> None:
        if question.startswith("may "):
            self.legal += judged == "yes"
            self.illegal += judged != "yes"
        else:
            self.others += 1
        if said in judged if isinstance(judged, OneOf) else said == judged:
            return
        if isinstance(said, frozenset) and isinstance(judged, frozenset):
            extra, missing = sorted(said - judged), sorted(judged - said)
            self.differences.append(f"{text}\n{question}: too many {extra}, too few {missing}")
        else:
            self.differences.append(f"{text}\n{question}: {said}, the words say {judged}")

    def __str__(self) -> str:
        return (
            f"{self.positions} positions: {self.legal} legal and {self.illegal} illegal plays,"
            f" {self.others} other questions; {len(self.differences)} differences"
        )


def command(name: str, compare: Callable[[int, int, int], Tally]) -> int:
    """``python -m NAME --positions 100000 --games 5000``: what differs, and how much was asked."""
    asked = argparse.ArgumentParser(prog=f"python -m {name}")
    asked.add_argument("--positions", type=int, default=2000)
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--seed", type=int, default=0, help="the first of the seeds")
    wanted = asked.parse_args()
    tally = compare(wanted.positions, wanted.games, wanted.seed)
    for difference in tally.differences:
        print(difference, end="\n\n")
    print(tally)
    return 1 if tally.differences else 0
