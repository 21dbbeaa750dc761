"""Are there known security problems in the packages that a release needs or contains?

The answers come from services on the network. If one doesn't answer, the release says that it
wasn't asked, and goes on.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.paths import ROOT

from .pythons import Environment

OWN = "referee"
NO_ANSWER = "the service that knows the problems gave no answer"


@dataclass(frozen=True)
class Audit:
    """What an audit found; ``unchecked`` says why it is incomplete, or is empty."""

    name: str
    found: tuple[str, ...] = ()
    unchecked: str = ""

    def __str__(self) -> str:
        if self.found:
            told = f"FAILED: {'; '.join(self.found)}"
        else:
            told = "" if self.unchecked else "no known problem"
        incomplete = f"NOT CHECKED: {self.unchecked}" if self.unchecked else ""
        return f"{self.name}: {'; '.join(filter(None, (told, incomplete)))}"


def of_front_end() -> Audit:
    """Audits the JavaScript packages in the built front end."""
    try:
        said = _said("npm", "audit", "--json", "--omit=dev", cwd=ROOT / "widgets")
    except FileNotFoundError:
        return Audit("npm audit", unchecked="npm isn't installed here")
    return read_npm(said)


def of_package(wheel: Path, folder: Path) -> Audit:
    """Audits what the wheel needs, with the extras of its users, in a clean environment."""
    tools = Environment(Path(sys.executable), folder / "audited")
    tools.has(f"{wheel}[lab,mcp,site,web]", "pip-audit")
    return read_pip(_said(str(tools.folder / "bin" / "pip-audit"), "-f", "json", cwd=tools.folder))


def _said(*command: str, cwd: Path) -> str:
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False).stdout


def read_npm(said: str) -> Audit:
    """What ``npm audit --json`` found.

    >>> print(read_npm('{"message": "the endpoint returned an error"}'))
    npm audit: NOT CHECKED: the service that knows the problems gave no answer
    >>> print(read_npm('{"vulnerabilities": {"left-pad": {"severity": "high"}}}'))
    npm audit: FAILED: left-pad (high)
    """
    report = _json(said)
    if "vulnerabilities" not in report:
        return Audit("npm audit", unchecked=NO_ANSWER)
    found = (f"{name} ({each['severity']})" for name, each in report["vulnerabilities"].items())
    return Audit("npm audit", tuple(found))


def read_pip(said: str) -> Audit:
    """What ``pip-audit -f json`` found; the package itself isn't on an index yet.

    >>> print(read_pip('{"dependencies": [{"name": "click", "version": "8.3", "vulns": []}]}'))
    pip-audit: no known problem
    """
    packages = [each for each in _json(said).get("dependencies", ()) if each["name"] != OWN]
    skipped = [each["name"] for each in packages if "skip_reason" in each]
    if len(skipped) == len(packages):
        return Audit("pip-audit", unchecked=NO_ANSWER)
    found = (
        f"{each['name']} {each['version']} ({problem['id']})"
        for each in packages
        for problem in each.get("vulns", ())
    )
    return Audit("pip-audit", tuple(found), ", ".join(skipped))


def _json(said: str) -> dict[str, Any]:
    try:
        report = json.loads(said)
    except ValueError:
        return {}
    return report if isinstance(report, dict) else {}
