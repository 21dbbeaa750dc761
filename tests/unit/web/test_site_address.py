"""Links that lead to a published site, wherever they are made."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from referee.cli.commands.open import command
from referee.links import SITE, default_site, is_address
from referee_widgets import Desk

THERE = "https://example.org/referee/"


@pytest.mark.parametrize(
    "named", ["", "example.org", "https://", "https:// a", "ftp://a/", "http://a/#x"]
)
def test_what_is_no_address_is_told(named: str) -> None:
    assert not is_address(named)
    if named:
        told = CliRunner().invoke(command, ["--site", named], standalone_mode=False)
        assert "example.org/referee" in told.output


def test_a_notebook_takes_it_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SITE, THERE)
    assert default_site() == Desk().share_base == THERE
    monkeypatch.setenv(SITE, "example.org")
    assert default_site() == Desk().share_base == ""
    assert Desk(share_base=THERE).share_base == THERE
