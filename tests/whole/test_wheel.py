"""The wheel, in an environment that has nothing else: what somebody gets who installs Referee."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest
import trove_classifiers
from packaging.metadata import Metadata

import referee
from referee.build_artifacts import artifacts

INSTALLED = pytest.mark.full("the first tier builds the wheel and does not install it")
QUARREL = """
rules: offkai
seats: Aki, Ben, Chie, Dan
field: D4, D7, D9
ask:
  may Chie play C10
"""
CORE = """
import sys, referee
table = referee.read("rules: offkai\\nseats: Aki, Ben, Chie, Dan\\nfield: D4, D7, D9")
verdict = table.ask("may Chie play C10")
assert verdict.answer == "no", verdict.answer
assert verdict.say("en") and verdict.say("ja")
heavy = {"ipywidgets", "traitlets", "numpy", "IPython", "anywidget", "referee_widgets"}
print("loaded:", *sorted(heavy & set(sys.modules)))
"""
BUILT = (
    """
import tomllib
def again(*_):
    raise AssertionError("made again")
tomllib.loads = again
"""
    + CORE
)
WIDGETS = """
import referee_widgets
print(referee_widgets.Desk())
"""
STILL = """
import sys, referee_widgets
print(referee_widgets.still("rules: offkai\\nseats: Aki, Ben\\nfield: D4", sys.argv[1]).name)
"""


def run(*command: str | Path, cwd: Path) -> str:
    """Runs a command that sees nothing of the repository, and returns what it printed."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(command, cwd=cwd, env=clean, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built by way of the source distribution."""
    folder = tmp_path_factory.mktemp("dist")
    build = "from hatchling.build import build_{0} as b; print(b({1!r}))".format
    sdist = run(sys.executable, "-c", build("sdist", str(folder)), cwd=root).splitlines()[-1]
    run(sys.executable, "-m", "tarfile", "-e", sdist, cwd=folder)
    source = folder / sdist.removesuffix(".tar.gz")
    made = run(sys.executable, "-c", build("wheel", str(folder)), cwd=source).splitlines()[-1]
    return folder / made


@pytest.fixture(scope="module")
def bare(wheel: Path, root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python with the wheel and the core's dependencies, and no more."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder)
    install(folder, str(wheel), root)
    return folder / "bin" / "python"


def install(environment: Path, what: str, root: Path) -> None:
    """Installs with the pip of this process's environment; a pip of its own would take longer."""
    pip = (sys.executable, "-m", "pip", "--python", environment / "bin" / "python")
    run(*pip, "install", "-q", "--no-compile", "-c", root / "constraints.txt", what,
        cwd=environment)  # fmt: skip


def test_holds_all_that_it_needs(wheel: Path, root: Path) -> None:
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if "dist-info" not in name}
    folders = {"referee": root / "referee", "referee_widgets": root / "widgets/referee_widgets"}
    wanted = {
        f"{package}/{file.relative_to(folder).as_posix()}"
        for package, folder in folders.items()
        for file in folder.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    wanted |= {f"referee/built/{name}" for name, _ in artifacts()}
    assert packed == wanted
    for kind in ("referee/books/*.toml", "referee/locale/*/*.ftl", "referee/web/static/*.js"):
        assert any(Path(name).match(kind) for name in packed), f"no {kind}"


def test_says_under_which_licence_it_may_be_used(wheel: Path, root: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        (metadata,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        said = message_from_bytes(packed.read(metadata))
        text = packed.read(metadata.replace("METADATA", "licenses/LICENSE"))
    assert said["License-Expression"] == "MIT"
    assert text == (root / "LICENSE").read_bytes()
    assert json.loads((root / "widgets/package.json").read_text())["license"] == "MIT"


def metadata_of(wheel: Path) -> bytes:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (each for each in packed.namelist() if each.endswith(".dist-info/METADATA"))
        return packed.read(name)


def test_an_index_would_take_its_metadata(wheel: Path) -> None:
    """As the index itself checks it: the reader of the packaging authority, the known classifiers,
    a description whose links lead somewhere."""
    said = Metadata.from_email(metadata_of(wheel), validate=True)
    assert said.summary
    assert said.requires_python
    assert said.classifiers
    assert {*said.classifiers} <= trove_classifiers.classifiers
    assert said.description_content_type == "text/markdown"
    description = said.description or ""
    assert "# Referee" in description
    led = re.findall(r"\]\(([^)\s]+)\)", description)
    assert [link for link in led if not link.startswith("https://")] == []


def test_one_version_is_told_everywhere(wheel: Path, root: Path) -> None:
    version = referee.__version__
    assert str(Metadata.from_email(metadata_of(wheel)).version) == version
    assert wheel.name.startswith(f"referee-{version}-")
    assert json.loads((root / "widgets/package.json").read_text())["version"] == version
    assert json.loads((root / "widgets/package-lock.json").read_text())["version"] == version
    changes = re.findall(r"^## \[?([\w.]+)", (root / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert changes[0] in ("Unreleased", version)


def test_the_source_distribution_holds_what_is_needed_and_no_more(wheel: Path) -> None:
    (sdist,) = wheel.parent.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    for needed in ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "hatch_build.py"):
        assert needed in names
    made = {"node_modules", "__pycache__", ".venv", "build", "dist", ".ci", ".import_linter_cache"}
    assert [name for name in names if made & {*Path(name).parts}] == []


def test_a_bill_of_materials_lists_the_javascript_in_it(wheel: Path, root: Path) -> None:
    """As PEP 770 says; the packages are those that the page's source imports, with their own."""
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (each for each in packed.namelist() if ".dist-info/sboms/" in each)
        bill = json.loads(packed.read(name))
    listed = {component["name"]: component["version"] for component in bill["components"]}
    assert bill["bomFormat"] == "CycloneDX"
    source = "".join(path.read_text("utf-8") for path in (root / "widgets" / "src").rglob("*.ts*"))
    imported = {
        re.match(r"(@[^/]+/)?[^/]+", path)[0]  # type: ignore[index]
        for path in re.findall(r"""from ["']([^."'][^"']*)["']""", source)
    }
    pinned = json.loads((root / "widgets/package.json").read_text("utf-8"))["dependencies"]
    assert imported == {*pinned}
    assert pinned.items() <= listed.items()
    assert "playwright-core" not in listed
    assert all(component["licenses"][0]["license"]["id"] for component in bill["components"])


@pytest.mark.full("the first tier builds the wheel once")
def test_two_builds_of_the_wheel_are_identical(wheel: Path, root: Path, tmp_path: Path) -> None:
    """The second is built from another folder."""
    build = f"from hatchling.build import build_sdist as b; print(b({str(tmp_path)!r}))"
    sdist = run(sys.executable, "-c", build, cwd=root).splitlines()[-1]
    run(sys.executable, "-m", "tarfile", "-e", sdist, cwd=tmp_path)
    build = f"from hatchling.build import build_wheel as b; print(b({str(tmp_path)!r}))"
    made = run(sys.executable, "-c", build, cwd=tmp_path / sdist.removesuffix(".tar.gz"))
    assert (tmp_path / made.splitlines()[-1]).read_bytes() == wheel.read_bytes()


@INSTALLED
def test_the_core_needs_nothing_of_jupyter(bare: Path, tmp_path: Path) -> None:
    assert run(bare, "-c", CORE, cwd=tmp_path).split() == ["loaded:"]


@INSTALLED
def test_the_grammar_and_the_books_have_been_read(bare: Path, tmp_path: Path) -> None:
    assert run(bare, "-c", BUILT, cwd=tmp_path).split() == ["loaded:"]


@INSTALLED
def test_a_still_page_needs_nothing_of_jupyter_and_says_the_version(
    bare: Path, tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    assert run(bare, "-c", STILL, page, cwd=tmp_path) == "page.html\n"
    assert f'<footer class="made">Referee {referee.__version__}</footer>' in page.read_text()
    told = run(bare.parent / "referee", "--version", cwd=tmp_path)
    assert told == f"referee {referee.__version__}\n"


@INSTALLED
def test_the_core_leaves_the_widgets_packages_alone_where_they_are(
    bare: Path, wheel: Path, root: Path, tmp_path: Path
) -> None:
    install(bare.parent.parent, f"{wheel}[widgets]", root)
    assert run(bare, "-c", CORE, cwd=tmp_path).split() == ["loaded:"]
    assert "Desk" in run(bare, "-c", WIDGETS, cwd=tmp_path)


@INSTALLED
def test_the_command(bare: Path, tmp_path: Path) -> None:
    table = tmp_path / "quarrel.table"
    table.write_text(QUARREL)
    referee = bare.parent / "referee"
    done = subprocess.run([referee, "ask", table], capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    assert "Chie" in done.stdout


@INSTALLED
def test_the_first_command_of_the_readme_needs_only_uv(root: Path, tmp_path: Path) -> None:
    """It runs with another argument, because a server doesn't end by itself."""
    line = next(line for line in (root / "README.md").read_text().splitlines() if "uvx" in line)
    *command, last = line.partition("#")[0].split()
    assert last == "open"
    command[0] = shutil.which("uvx", path=Path(sys.executable).parent) or ""
    if not command[0]:
        pytest.skip("uv isn't installed here")
    places = ("--cache-dir", str(tmp_path / "cache"))
    assert run(command[0], *places, *command[1:], "--version", cwd=root) == (
        f"referee {referee.__version__}\n"
    )
