"""A table as a link and as a still page; what comes from others may be broken."""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import referee
from referee.links import link
from referee.notation.link import MAX_BYTES, BrokenLink, read_link
from referee.web.static_page import script_json, still

LOCKED = "rules: offkai\nseats: Aki, ベン, Chie\nfield: D4, D7, D9\nask:\n  may Chie play C10\n"
STORY = (
    "rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: D4\n  branch other:\n    Ben: pass\n  Ben: D6\n"
)


@given(st.text(max_size=300))
def test_what_goes_into_a_link_comes_out_of_it(text: str) -> None:
    assert read_link(link(text)) == text


def test_a_link_has_one_fragment_and_nothing_of_another() -> None:
    table = referee.read(LOCKED)
    made = link(table, "https://example.org/desk?x=1#old")
    assert re.fullmatch(r"https://example\.org/desk\?x=1#table=[A-Za-z0-9_-]+", made)
    assert read_link(made) == str(table)
    assert "may Chie play C10" in read_link(link(table.ask(table.questions[0])))
    assert read_link(made + "&lang=ja") == str(table)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("https://example.org/", "no-table"),
        ("", "no-table"),
        ("#table=", "damaged"),
        ("#table=!!!", "damaged"),
        ("#table=AAAA", "damaged"),
        (link(LOCKED)[:-9], "damaged"),
        ("#table=" + urlsafe_b64encode(b"\xff" * 30).decode(), "damaged"),
    ],
)
def test_a_broken_link_says_why(url: str, why: str) -> None:
    with pytest.raises(BrokenLink) as caught:
        read_link(url)
    assert caught.value.why == why
    assert caught.value.say("ja") != caught.value.say("en")


def test_a_link_that_would_fill_the_memory_is_refused() -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(b"a" * (MAX_BYTES + 1)) + packer.flush()
    with pytest.raises(BrokenLink) as caught:
        read_link("#table=" + urlsafe_b64encode(packed).decode().rstrip("="))
    assert caught.value.why == "too-long"
    with pytest.raises(BrokenLink, match="too long for a table"):
        read_link("#table=" + "A" * (2 * MAX_BYTES + 1))


# ---- still pages


def data_of(page: Path) -> dict[str, object]:
    text = page.read_text("utf-8")
    match = re.search(r'<script type="application/json" id="referee-page">(.*?)</script>', text)
    assert match
    data: dict[str, object] = json.loads(match[1])
    return data


def test_a_verdict_is_a_card_in_both_languages(tmp_path: Path) -> None:
    table = referee.read(LOCKED)
    page = still(table.ask(table.questions[0]), tmp_path / "v.html", lang="ja")
    data = data_of(page)
    assert (data["view"], data["lang"]) == ("card", "ja")
    text = page.read_text("utf-8")
    assert "縛り" in text
    assert "Suit lock" in text
    assert not re.search(r"""(src|href)=["'](?!data:)""", text), "it asks for something"


def test_a_story_carries_every_step(tmp_path: Path) -> None:
    data = data_of(still(STORY, tmp_path / "s.html"))
    assert data["view"] == "stepper"
    faces: dict[str, dict[str, dict[str, object]]] = data["faces"]  # type: ignore[assignment]
    assert set(faces) == {"ja", "en"}
    wanted = {":0", ":1", ":2", "other:0", "other:1", "other:2"}
    assert set(faces["en"]["own"]) == wanted


def test_a_table_without_moves_is_a_table(tmp_path: Path) -> None:
    assert data_of(still(referee.read(LOCKED), tmp_path / "t.html"))["view"] == "desk"


def test_nothing_in_a_page_ends_its_script(tmp_path: Path) -> None:
    script = script_json({"a": "</script><!--\u2028"})
    assert "<" not in script
    assert json.loads(script) == {"a": "</script><!--\u2028"}
    text = still(STORY.replace("D4", "D4  # </script><b>"), tmp_path / "x.html").read_text("utf-8")
    assert text.count("</script>") == 2


def test_an_unreadable_text_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(referee.ParseError):
        still("rules: offkai\nseats: Aki, Ben\nfield: X9\n", tmp_path / "x.html")
    assert not (tmp_path / "x.html").exists()


def test_no_link_is_made_that_could_not_be_opened() -> None:
    assert read_link(link("あ" * (MAX_BYTES // 3))) == "あ" * (MAX_BYTES // 3)
    for text in ("あ" * (MAX_BYTES // 3 + 1), "a" * (MAX_BYTES + 1)):
        with pytest.raises(BrokenLink) as caught:
            link(text)
        assert caught.value.why == "too-long"
