"""What ``bin/release`` makes of the answers of the two audits."""

from __future__ import annotations

import doctest
import json

import pytest

from tests.release import audits
from tests.release.audits import NO_ANSWER, Audit, read_npm, read_pip

CLICK = {"name": "click", "version": "8.3.0", "vulns": []}
BAD = {"name": "waitress", "version": "1.0", "vulns": [{"id": "CVE-1"}, {"id": "CVE-2"}]}
SKIPPED = {"name": "segno", "skip_reason": "Dependency not found"}
OWN = {"name": "referee", "skip_reason": "Dependency not found"}


def test_examples() -> None:
    done = doctest.testmod(audits)
    assert done.attempted
    assert not done.failed


@pytest.mark.parametrize("said", ["", "npm error", "[]", '{"message": "no"}'])
def test_a_service_that_does_not_answer_is_no_clean_bill(said: str) -> None:
    for audit in (read_npm(said), read_pip(said)):
        assert audit.unchecked == NO_ANSWER
        assert "no known problem" not in str(audit)


@pytest.mark.parametrize(
    ("packages", "expected"),
    [
        ([CLICK, OWN], Audit("pip-audit")),
        ([CLICK, BAD], Audit("pip-audit", ("waitress 1.0 (CVE-1)", "waitress 1.0 (CVE-2)"))),
        ([CLICK, SKIPPED, OWN], Audit("pip-audit", unchecked="segno")),
        ([SKIPPED, OWN], Audit("pip-audit", unchecked=NO_ANSWER)),
    ],
)
def test_the_packages_of_python(packages: list[object], expected: Audit) -> None:
    assert read_pip(json.dumps({"dependencies": packages})) == expected


def test_the_packages_of_javascript() -> None:
    assert read_npm('{"vulnerabilities": {}}') == Audit("npm audit")
    assert read_npm('{"vulnerabilities": {"x": {"severity": "low"}}}').found == ("x (low)",)
