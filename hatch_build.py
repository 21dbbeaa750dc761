"""What the build of the wheel adds to it: what no process has to make again, in ``referee/built``.

A checkout has none of it, and needs none: what was made of another source does not count. The
README goes along as the package's description. A bill of materials (PEP 770) lists the JavaScript
that the built front end contains.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))

from referee.build_artifacts import artifacts  # noqa: E402


class Description(MetadataHookInterface):
    """The README; its links into the repository lead nowhere from a package index."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (ROOT / "README.md").read_text("utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": re.sub(r"\[([^\]]+)\]\((?!https?:)[^)\s]+\)", r"\1", text),
        }


def bill_of_materials() -> dict[str, Any]:
    """The packages in the built front end, in the format CycloneDX."""
    lock = json.loads((ROOT / "widgets" / "package-lock.json").read_text("utf-8"))
    bundled = {
        path.rpartition("node_modules/")[2]: package
        for path, package in lock["packages"].items()
        if path and not package.get("dev")
    }
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "library", "name": "referee"}},
        "components": [
            {
                "type": "library",
                "name": name,
                "version": package["version"],
                "purl": f"pkg:npm/{name.replace('@', '%40')}@{package['version']}",
                "licenses": [{"license": {"id": package["license"]}}],
            }
            for name, package in sorted(bundled.items())
        ],
    }


class BuiltFiles(BuildHookInterface[Any]):
    """Adds them to a wheel; an editable one is a checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self._folder = TemporaryDirectory(prefix="referee-built-")
        folder = Path(self._folder.name)
        for name, text in artifacts():
            (folder / name).write_text(text, "utf-8")
            build_data["force_include"][str(folder / name)] = f"referee/built/{name}"
        bill = folder / "front-end.cdx.json"
        bill.write_text(json.dumps(bill_of_materials(), indent=2) + "\n", "utf-8")
        build_data["sbom_files"].append(str(bill))

    def finalize(self, version: str, *_: object) -> None:
        if version != "editable":
            self._folder.cleanup()
