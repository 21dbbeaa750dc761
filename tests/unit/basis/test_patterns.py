"""Regular expressions that wait until somebody asks."""

from __future__ import annotations

import copy
import re

import pytest

from referee.basis.patterns import pattern


def test_it_does_what_the_compiled_one_does() -> None:
    text, flags = r"(?P<word>[a-z]+)-(\d)", re.IGNORECASE
    lazy, made = pattern(text, flags), re.compile(text, flags)
    for said in ("Ab-3 c-4", "", "x"):
        assert lazy.findall(said) == made.findall(said)
        assert lazy.sub("-", said) == made.sub("-", said)
        spans = [each.span() for each in made.finditer(said)]
        assert [each.span() for each in lazy.finditer(said)] == spans
    found = lazy.match("..Ab-3", 2)
    assert found
    assert found["word"] == "Ab"
    assert (lazy.pattern, lazy.flags, lazy.groups) == (made.pattern, made.flags, made.groups)


def test_it_is_compiled_when_it_is_used() -> None:
    broken = pattern("(")
    with pytest.raises(re.error):
        broken.match("")


def test_it_can_be_copied() -> None:
    assert copy.copy(pattern("a+")).match("aa")
