"""``referee check HOUSE.toml``: a short report, and its exit status."""

from __future__ import annotations

import json
import textwrap
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

import referee
from referee.cli.commands import check
from referee.cli.main import main
from referee.interaction_checker.check import interactions

pytestmark = pytest.mark.usefixtures("forgets_books")

CHECK = "check", "--seconds", "600"  # however slow the machine is
NONE = ["revolution", "suit_lock", "spade_three", "miyako_ochi", "foul_finish", "eight_cut"]
CLING = """
[[clause]]
id = "ours.cling"
title = { ja = "粘り", en = "Cling" }
when.pass = true
then.must = "play"
"""


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quickly: without processes, few tables each."""
    executor = ThreadPoolExecutor(1)
    monkeypatch.setattr(check, "interactions", partial(interactions, executor=executor))
    monkeypatch.setattr(check, "ENOUGH_TABLES", 3)
    monkeypatch.setattr(check, "MAX_TABLES", 8)


def house_with(folder: Path, *names: str) -> str:
    """A house in which these rules are in use."""
    off = [f"{name} = false" for name in NONE if name not in names]
    on = [f"{name} = true" for name in names if name not in NONE]
    path = folder / "ours.toml"
    path.write_text("\n".join(['extends = "daifugo"', "[switches]", *on, *off]), "utf-8")
    return str(path)


def test_what_is_unsettled_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = house_with(tmp_path, "thief", "death", "nero", "king_bishop")
    assert main([*CHECK, house, "--lang", "en"]) == 3
    said = capsys.readouterr().out
    assert "4 rules in use. 6 pairs tried on" in said
    assert "Not settled: Reverend King and Nero" in said
    assert "  If “Nero” comes first: " in said
    assert f"    referee rule {house} thief_then_death = thief_first\n" in said
    shown = said.partition("The table that shows it:\n")[2].partition("\n\n")[0]
    assert textwrap.dedent(shown).startswith("rules: ours\nseats: Aki, Ben\nturn: Aki\n")


@pytest.mark.full("the first tier checks the houses with rules of the books only")
def test_what_rules_of_ones_own_leave_open_can_be_decided_then(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = Path(house_with(tmp_path, "king_bishop"))
    own = """
[[clause]]
id = "ours.king_drops"
kind = "adopted"
title = { ja = "捨てK", en = "Dropping king" }
when.play = { rank = "K", count = 3 }
then.discard.count = 1
"""
    house.write_text(house.read_text("utf-8") + own, "utf-8")
    assert main([*CHECK, str(house), "--lang", "en"]) == 3
    pairs = 'undecided = [["daifugo.king_bishop", "ours.king_drops"]]'
    assert f"put this at the top of the file: {pairs}\n" in capsys.readouterr().out
    house.write_text(f"{pairs}\n{house.read_text('utf-8')}", "utf-8")
    assert main([*CHECK, str(house), "--lang", "ja"]) == 3
    decides = f"    referee rule {house} king_bishop_or_king_drops = king_drops_first\n"
    assert decides in capsys.readouterr().out


def test_pairs_that_change_each_other_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = Path(house_with(tmp_path, "spade_three"))
    house.write_text(f'{house.read_text("utf-8")}{CLING}kind = "adopted"\n', "utf-8")
    assert main([*CHECK, str(house), "--lang", "en"]) == 0
    told = "These affect each other, always in the same way:\n  Spade-3 return and Cling\n"
    assert capsys.readouterr().out.endswith(told)


def test_what_there_was_no_time_for_is_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = house_with(tmp_path, "nero", "king_bishop")
    assert main(["check", "--seconds", "0", house, "--lang", "en"]) == 3
    assert "Not settled: " not in capsys.readouterr().out


def test_it_is_told_in_japanese(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CHECK, house_with(tmp_path, "nero", "king_bishop"), "--lang", "ja"]) == 3
    said = capsys.readouterr().out
    assert "決まっていません: キング牧師とネロ" in said
    assert "『ネロ』が先なら: " in said


def test_where_all_is_settled(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CHECK, house_with(tmp_path, "eight_cut", "foul_finish"), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "The rules settle every pair" in said
    assert "8-cut and Foul finish: Is it a foul to go out with an 8-cut? Yes" in said
    assert main([*CHECK, house_with(tmp_path), "--lang", "en"]) == 0
    assert "no local or official rule is in use" in capsys.readouterr().out


def test_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CHECK, house_with(tmp_path, "nero", "king_bishop"), "--json"]) == 3
    told = json.loads(capsys.readouterr().out)
    assert [pair["kind"] for pair in told["pairs"]] == ["unsettled"]
    assert referee.Interactions.from_json(json.dumps(told)).book == "ours"


def test_as_a_page_and_as_csv(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "map.html"
    house = house_with(tmp_path, "nero", "king_bishop")
    assert main([*CHECK, house, "--csv", "--page", str(page), "--lang", "ja"]) == 3
    head, line = capsys.readouterr().out.strip().splitlines()[:2]
    assert head.startswith("rules,kind,")
    assert line.startswith("king_bishop + nero,unsettled,")
    text = page.read_text("utf-8")
    assert "<title>oursのルール" in text or "<title>ours" in text
    assert "If “Nero” comes first" in text
    assert "『ネロ』が先なら" in text
    assert "http" not in text.partition('<script type="module">')[0].replace("http-equiv", "")


def test_what_cannot_be_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text('extends = "daifugo"\n[switches]\nnero = 3\n', "utf-8")
    for house in (str(broken), str(tmp_path / "none.toml")):
        assert main([*CHECK, house, "--lang", "en"]) == 2
        assert Path(house).stem in capsys.readouterr().err
    save = tmp_path / "kept"
    save.write_text("something else\n")
    house = house_with(tmp_path, "nero", "king_bishop")
    assert main([*CHECK, house, "--save", str(save), "--lang", "en"]) == 2
    assert "contains a different run" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["check", "rule", "ask"])
def test_what_is_misspelt_in_a_house_is_told_by_whatever_uses_it(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = Path(house_with(tmp_path))
    head, rest = house.read_text("utf-8").split("\n", 1)
    house.write_text(f"{head}\n[switchs]\nfive_skip = true\n{rest}", "utf-8")
    table = tmp_path / "quarrel.table"
    table.write_text("rules: ours\nseats: Aki, Ben\nask: who leads\n", "utf-8")
    of = {"check": [*CHECK, str(house)], "rule": ["rule", str(house)], "ask": ["ask", str(table)]}
    main([*of[command], "--lang", "en"])
    said = capsys.readouterr()
    assert "“ours”, line 2" in said.err
    assert "Did you mean “switches”?" in said.err
    assert "switchs" not in said.out


@pytest.mark.parametrize("command", ["check", "rule", "ask"])
def test_a_clause_with_an_error_is_named_by_whatever_uses_its_house(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = Path(house_with(tmp_path))
    own = """
[[clause]]
id = "ours.wrong"
title = { ja = "誤り", en = "Wrong" }
when.play.rank = "9"
then.skip.who = "everyone"
"""
    house.write_text(house.read_text("utf-8") + own, "utf-8")
    table = tmp_path / "quarrel.table"
    table.write_text("rules: ours\nseats: Aki, Ben\nplay: Aki: S9\nask: whose turn\n", "utf-8")
    of = {"check": [*CHECK, str(house)], "rule": ["rule", str(house)], "ask": ["ask", str(table)]}
    status = main([*of[command], "--lang", "en"])
    said = capsys.readouterr()
    assert "“then.skip.who” can’t be “everyone”" in said.err
    if command == "check":
        assert status == 2
        assert "Wrong (ours.wrong): It does nothing because of its error." in said.out


def test_rules_of_a_house_without_a_kind_are_checked_with_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = Path(house_with(tmp_path, "spade_three"))
    house.write_text(house.read_text("utf-8") + CLING, "utf-8")
    main([*CHECK, str(house), "--lang", "en"])
    assert "ours: 2 rules in use." in capsys.readouterr().out


def test_a_book_is_found_beside_the_file_that_extends_it(tmp_path: Path) -> None:
    (tmp_path / "ours-one.toml").write_text('extends = "daifugo"\n', "utf-8")
    (tmp_path / "ours-two.toml").write_text('extends = "ours-one"\n', "utf-8")
    upper = tmp_path / "ours-three.toml"
    upper.write_text('extends = "ours-two"\n', "utf-8")
    assert main(["books", str(upper), "--check"]) == 0
    assert "ours-one" not in referee.books()


def test_own_rules_are_shown_with_a_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = Path(house_with(tmp_path))
    own = """
[[clause]]
id = "ours.nine_skip"
title = { ja = "うちの9", en = "Our nine" }
when.play.rank = "9"
then.skip = 1
"""
    house.write_text(house.read_text("utf-8") + own, "utf-8")
    assert main([*CHECK, str(house), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Our nine (ours.nine_skip): When a 9 is played, the next player")
    assert "  The smallest table found on which it acts:\n    rules: ours\n" in said
    assert main([*CHECK, str(house), "--lang", "ja"]) == 0
    assert "一番小さい場面" in capsys.readouterr().out


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_misspelled_rulebook_is_an_error_with_its_line_and_the_nearest_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    house = tmp_path / "typo.toml"
    house.write_text('id = "typo"\nextends = "daifugoo"\n[title]\nja = "い"\nen = "B"\n', "utf-8")
    table = tmp_path / "table.txt"
    table.write_text("rules: typo\nseats: Aki, Ben\nask: whose turn\n", "utf-8")
    for command in ([*CHECK, str(house)], ["ask", str(table)]):
        assert main([*command, "--lang", lang]) == 2
        said = capsys.readouterr().err
        assert "“daifugo”" in said or "「daifugo" in said
        assert {"en": "line ", "ja": "行目"}[lang] in said
