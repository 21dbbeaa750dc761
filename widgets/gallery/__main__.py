"""Makes the gallery and shows it: ``.venv/bin/python -m gallery``."""

from __future__ import annotations

import threading
from contextlib import suppress

from gallery.make_states import write
from gallery.serving import MADE, served


def main() -> None:
    with served(write(MADE)) as address, suppress(KeyboardInterrupt):
        print(f"{address}  (Ctrl+C ends it)", flush=True)
        threading.Event().wait()


main()
