"""What a site is built of, without fetching anything."""

from __future__ import annotations

import gzip
import json
import os
import re
import struct
import tarfile
import zipfile
from base64 import b64encode
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any

import brotli
import pytest

from referee.cli.main import main
from referee.static_site import bundle
from referee.static_site.build import HERE, build, compress
from referee.static_site.page import ICON, ICON_SIZES, POLICY, manifest, page
from referee.static_site.pyodide import SiteBuildError, pyodide_folder

DATA = {"version": "1", "worker": "worker-1.js", "parts": {"app": "</app.zip"}}


def quiet(_: str, **told: str) -> None:
    """Nothing is told."""


def test_what_npm_gives_has_to_be_the_very_package(tmp_path: Path) -> None:
    other = tmp_path / "pyodide.tgz"
    with tarfile.open(other, "w:gz"):
        pass
    with pytest.raises(SiteBuildError, match="isn’t the expected package"):
        pyodide_folder(tmp_path / "cache", quiet, other)
    assert not [*(tmp_path / "cache").iterdir()]


def test_without_npm_it_is_told_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", os.fspath(tmp_path))
    command = ["site", str(tmp_path / "out"), "--cache", str(tmp_path / "cache"), "--lang", "en"]
    assert main(command) == 2
    assert "--pyodide FILE" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("mine", "utf-8")
    with pytest.raises(SiteBuildError, match="contains something other than a site"):
        build(tmp_path, tmp_path / "cache", quiet)
    assert [each.name for each in tmp_path.iterdir()] == ["thesis.txt"]


def test_the_bundle_has_what_the_faces_need_and_no_shell() -> None:
    files = bundle.sources()
    for name in (
        "referee/books/daifugo.toml",
        "referee/locale/ja/desk.ftl",
        "fluent/syntax/ast.py",
    ):
        assert name in files
    assert not [each for each in files if re.match(r"referee/cli|babel|pytz|click", each)]
    with zipfile.ZipFile(BytesIO(bundle.zipped(files))) as made:
        assert sorted(made.namelist()) == sorted(files)
    assert bundle.zipped(files) == bundle.zipped(files)


def test_beside_a_file_lies_the_same_compressed(tmp_path: Path) -> None:
    file = tmp_path / "a.js"
    for text in ("let a = 1;" * 100, "let a = 2;" * 100):
        file.write_text(text, "utf-8")
        compress([file], tmp_path / "cache")
        assert gzip.decompress((tmp_path / "a.js.gz").read_bytes()).decode() == text
        assert brotli.decompress((tmp_path / "a.js.br").read_bytes()).decode() == text


def test_the_page_allows_itself_nothing_from_elsewhere() -> None:
    names = {each: each for each in ("icon-192.png", "desk.css", "desk.js", "worker.js")}
    made = page(names, DATA | {"text": "</script>"})
    (begin,) = re.findall(r"<script>(.*)</script>", made)
    allowed = b64encode(sha256(begin.encode()).digest()).decode()
    assert f'content="{POLICY.format(sum=allowed)}"' in made
    assert "unsafe-inline" not in POLICY
    assert not re.search(r"https?:|<style|onclick", made)
    assert made.count("</script>") == 3


def test_the_worker_that_begins_at_once_gets_what_the_page_would_say() -> None:
    names = {each: each for each in ("icon-192.png", "desk.css", "desk.js", "worker.js")}
    (begin,) = re.findall(r"<script>(.*)</script>", page(names, DATA))
    (written,) = re.findall(r'name:(".*")\}', begin)
    assert json.loads(json.loads(written)) == {"app": "</app.zip"}
    assert 'Worker("worker-1.js"' in begin


def test_what_a_first_verdict_does_not_import_comes_later() -> None:
    library = {"abc.pyc": b"1", "ssl.pyc": b"2", "encodings/idna.pyc": b"3"}
    app = {"referee/table.pyc": b"4", "referee/links.pyc": b"5", "referee/books/uecda.toml": b"6"}
    app["referee/web/static/desk.js"] = b"7"
    app |= {"segno/__init__.pyc": b"8", "segno/__init__.pyi": b"9"}
    parts = bundle.divided(library, app, ["abc", "referee.table"])
    assert [*parts["python.zip"]] == ["abc.pyc", "encodings/idna.pyc"]
    assert [*parts["app.zip"]] == ["referee/table.pyc", "referee/books/uecda.toml"]
    late = {"ssl.pyc", "referee/links.pyc", "referee/web/static/desk.js"}
    assert {*parts["rest.zip"]} == late | {"segno/__init__.pyc", "segno/__init__.pyi"}


def test_the_icons_are_pictures_of_their_size() -> None:
    for size in ICON_SIZES:
        drawn = (HERE / ICON.format(size=size)).read_bytes()
        assert struct.unpack(">II", drawn[16:24]) == (size, size)


def test_a_phone_can_put_it_among_its_apps() -> None:
    names = {f"icon-{size}.png": f"icon-{size}-x.png" for size in (192, 512)}
    told: dict[str, Any] = json.loads(manifest("ja", names))
    assert (told["lang"], told["display"], told["start_url"]) == ("ja", "standalone", "./")
    assert {"192x192", "512x512"} == {each["sizes"] for each in told["icons"]}
