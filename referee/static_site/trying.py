"""What is read until the first verdict, from a page's beginning on. Runs in Pyodide, which listens
first, then does what a page does, then asks what was heard."""

import json
import sys

SITE = "/lib/python3.14/site-packages/"
FILES: set[str] = set()
FOLDERS: set[str] = set()
SETS = {"open": FILES, "os.listdir": FOLDERS, "os.scandir": FOLDERS}


def _is_importing() -> bool:
    """Whether it is Python that looks for a module."""
    return "_bootstrap_external" in sys._getframe(2).f_code.co_filename


def _hear(event: str, args: tuple[object, ...]) -> None:
    if event not in SETS or (event != "open" and _is_importing()):
        return
    if isinstance(args[0], str) and args[0].startswith(SITE):
        SETS[event].add(args[0].removeprefix(SITE).rstrip("/"))


def lay(archive: str) -> None:
    """The app to its place. What that takes is not what a page takes."""
    known = {*sys.modules}
    from zipfile import ZipFile

    with ZipFile(archive) as packed:
        packed.extractall(SITE)
    for each in {*sys.modules} - known:
        del sys.modules[each]


def listen() -> None:
    sys.addaudithook(_hear)


def heard() -> str:
    """JSON: the files of the app, by their places in ``site-packages``; the folders of it that
    somebody looked through; the modules of Python's library."""
    told = {"files": FILES, "folders": FOLDERS, "modules": {*sys.modules}}
    return json.dumps({what: sorted(names) for what, names in told.items()})
