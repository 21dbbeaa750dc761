"""Jupyter and marimo for tests: places apart from the settings of whoever runs them."""

from __future__ import annotations

import os
from pathlib import Path

from tests import paths


def environment(home: Path) -> dict[str, str]:
    """The environment for a Jupyter or marimo process that keeps all it writes under `home`."""
    places = {
        "IPYTHONDIR": "ipython",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "XDG_CACHE_HOME": "cache",
        "XDG_CONFIG_HOME": "config",
        "XDG_STATE_HOME": "state",
    }
    for folder in places.values():
        (home / folder).mkdir(parents=True, exist_ok=True)
    own = {name: str(home / folder) for name, folder in places.items()}
    found = os.pathsep.join(filter(None, (str(paths.LEAN), os.environ.get("PYTHONPATH"))))
    return {**os.environ, **own, "PYTHONPATH": found, "JUPYTER_PREFER_ENV_PATH": "1"}
