"""What is wrong with a described table of the climbing family."""

from __future__ import annotations

from collections.abc import Iterator

from referee.engine import validation
from referee.errors import Fault
from referee.games.climbing.ruleset.ruleset import ClimbingRules
from referee.model.description import Description


def find_faults(rules: ClimbingRules, described: Description) -> Iterator[Fault]:
    """All faults of a description, in the order of the text."""
    return validation.find_faults(rules.rulebook.titled_book, described, ways=rules.out_ways)
