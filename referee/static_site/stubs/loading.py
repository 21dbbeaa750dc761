"""Stands for Pyodide's own ``_package_loader``: the site's packages come in its archive."""

from __future__ import annotations

from pathlib import Path
from site import getsitepackages

from pyodide_js import (  # type: ignore[import-not-found]
    loadedPackages as loadedPackages,  # a memory that is kept has to hold it, unused
)

SITE_PACKAGES = Path(getsitepackages()[0])
DSO_DIR = Path("/usr/lib")


def init_loaded_packages() -> None:
    """There are none that Pyodide knows of."""
