"""A Python console in the browser: the wheel is installed there, and settles a quarrel."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from playwright.sync_api import Browser, Page

from referee.static_site.pyodide import FILES, default_cache, msgspec_wheel, pyodide_folder
from tests.browser.phone.test_site import phone, served
from tests.browser.servers import free_port

pytestmark = pytest.mark.full("the first tier starts no Python in the browser")

INSTALLER = "micropip==0.11.1"
"""What consoles of this Pyodide install with."""
LINK = '<a href="../{0}">{0}</a>\n'
PAGE = """<!doctype html><script type="module">
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide({ packageBaseUrl: "./" });
const wheel = await (await fetch("./%s")).arrayBuffer();
python.unpackArchive(wheel, "wheel");
window.console_ = async (code) => String(await python.runPythonAsync(code));
</script>"""
INSTALL = """
import micropip
await micropip.install("referee", index_urls="{}simple/{{package_name}}/index.html")
"""
VERDICT = """
import referee
table = referee.read('''rules: daifugo
seats: Aki, Ben, Chie, Dan
field: Ben D5
hands:
  Chie: S8 D10 ? x4
''')
table.ask("{}").say("{}")
"""
UNREADABLE = """
try:
    referee.read("rules: dafugo")
except referee.RefereeError as error:
    told = error.say()
told
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pyodide, and an index of packages: our wheel, and those of what it needs."""
    out = tmp_path_factory.mktemp("console")
    fetched = pyodide_folder(default_cache(), _say_nothing)
    for name in FILES:
        shutil.copy(fetched / name, out)
    shutil.copy(msgspec_wheel(default_cache(), _say_nothing), out)
    root = Path(__file__).parents[3]
    _pip("wheel", "--no-deps", "--no-build-isolation", "-w", str(out), str(root))
    needed = [need for need in map(Requirement, requires("referee") or ()) if need.marker is None]
    _pip("download", "-c", str(root / "constraints.txt"), "-d", str(out), *map(str, needed))
    _pip("download", "--no-deps", "--python-version", "3.14", "--only-binary=:all:", "-d", str(out),
         INSTALLER)  # fmt: skip
    for wheel in out.glob("*.whl"):
        entry = (
            out / "simple" / wheel.name.split("-")[0].lower().replace("_", "-").replace(".", "-")
        )
        entry.mkdir(parents=True, exist_ok=True)
        with (entry / "index.html").open("a") as index:
            index.write(LINK.format(f"../{wheel.name}"))
    (out / "index.html").write_text(PAGE % next(out.glob("micropip*")).name, "utf-8")
    return out


def _say_nothing(_: str, **__: str) -> None:
    """Nobody waits for what is fetched."""


def _pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check", *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def console(folder: Path, browser: Browser) -> Iterator[Page]:
    with served(folder, free_port()) as url, phone(browser) as context:
        page = context.new_page()
        page.goto(url)
        page.wait_for_function("() => 'console_' in window")
        _run(page, INSTALL.format(url))
        yield page


def _run(page: Page, code: str) -> str:
    told: str = page.evaluate("code => window.console_(code)", code)
    return told


def test_the_wheel_settles_a_quarrel_in_a_console(console: Page) -> None:
    said = _run(console, VERDICT.format("may Chie play S8", "en"))
    assert said.splitlines()[0] == "Chie may play ♠8."
    assert "♠8 beats ♦5" in said
    told = _run(console, VERDICT.format("Chieはスペードの10を出せる?", "ja"))
    assert told.splitlines()[0] == "Chieは♠10を出せます。"


def test_what_cannot_be_read_is_told_there(console: Page) -> None:
    assert "daifugo" in _run(console, UNREADABLE)
