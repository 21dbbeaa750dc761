"""The gallery of the documentation and of the README: the code runs, and the pictures are of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import referee_widgets
from docs.site_builder.clause_page import OutputFolders
from docs.site_builder.pages import add_faces
from referee_widgets.face import SessionWidget
from tests.browser.face_pictures import FOLDER, PAGES, SHOWN, Face, faces, made
from tests.paths import ROOT

MOST = 560_000
"""How many bytes all pictures of the documentation may have."""
READMES = {"en": ROOT / "README.md", "ja": ROOT / "README.ja.md"}
README_PICTURE = re.compile(r'src="docs/pictures/(face-[\w-]+)\.webp"')
README_CODE = re.compile(r"`(\w+)\((.*?)\)`")
CLASSES = {
    name
    for name in dir(referee_widgets)
    if isinstance(each := getattr(referee_widgets, name), type) and issubclass(each, SessionWidget)
}
every_face = pytest.mark.parametrize(
    "face", [face for lang in PAGES for face in faces(lang)], ids=lambda face: face.picture
)
every_language = pytest.mark.parametrize("lang", PAGES)


def class_of(face: Face) -> str:
    """The class of the interface, by the last call of its code."""
    *_, name = re.findall(r"^(\w+)\(", face.code, re.M)
    return str(name)


@every_face
def test_the_code_makes_an_interface_in_the_language_of_its_page(face: Face) -> None:
    widget = made(face.code)
    assert type(widget).__name__ == class_of(face)
    assert widget.lang == face.picture[-2:]
    assert widget.problem == {}


@every_language
def test_every_interface_has_an_entry(lang: str) -> None:
    assert {*map(class_of, faces(lang))} == CLASSES


@every_face
def test_the_picture_is_there(face: Face) -> None:
    assert face.file.read_bytes()[8:12] == b"WEBP"
    assert json.loads(SHOWN.read_text("utf-8"))[face.picture]


def test_no_picture_is_left_over_and_all_are_small() -> None:
    pictures = {face.file for lang in PAGES for face in faces(lang)}
    assert {*FOLDER.glob("face-*")} == pictures
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < MOST


@every_language
def test_the_readme_shows_the_same_interfaces(lang: str) -> None:
    """Each picture above the call that makes it."""
    text = READMES[lang].read_text("utf-8")
    rows = [line for line in text.splitlines() if line.startswith("|")]
    shown = [name for row in rows for name in README_PICTURE.findall(row)]
    calls = [
        name
        for above, below in zip(rows, [*rows[1:], ""], strict=True)
        for row in (rows[rows.index(below) + 1] if set(below) <= {*"|-"} and below else below,)
        if README_PICTURE.search(above)
        for name, _ in README_CODE.findall(row)
    ]
    assert shown == [face.picture for face in faces(lang)]
    assert calls == [class_of(face) for face in faces(lang)]


@every_language
def test_the_site_opens_each_but_the_map(lang: str, tmp_path: Path) -> None:
    """The map is of a check that has run, which no link holds."""
    name = PAGES[lang].name
    text = add_faces(PAGES[lang].read_text("utf-8"), name, OutputFolders(tmp_path, tmp_path, "D/"))
    addresses = re.findall(r'<a class="open" href="(.*?)">', text)
    assert "<!--" not in text
    assert len(addresses) == len(faces(lang)) - 1
    tables = [each for each in addresses if each.startswith("D/#table=")]
    assert [each for each in addresses if each not in tables] == ["D/#picker", "D/#"]
    assert len({*tables}) == 5
