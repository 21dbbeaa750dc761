"""The shell: what it prints and with which status it ends."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

import referee
from referee import cli
from referee.cli.help import japanese_texts
from referee.cli.main import COMMANDS, main
from referee.engine.answer import NoSuchQuestion
from referee.model.questions import KINDS

DISPUTE = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\n"


@pytest.fixture
def dispute(tmp_path: Path) -> str:
    path = tmp_path / "dispute.table"
    path.write_text(DISPUTE, "utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("question", "status"),
    [
        ("may Chie play D10", 0),
        ("may Chie play C10", 1),
        ("who leads", 0),
        ("who deals", 3),
        ("may Zoe play C10", 2),
    ],
)
def test_the_exit_status_is_the_answer(dispute: str, question: str, status: int) -> None:
    assert main(["ask", dispute, question]) == status


def test_ask_speaks_both_languages(dispute: str, capsys: pytest.CaptureFixture[str]) -> None:
    main(["ask", dispute, "--lang", "en", "may Chie play C10"])
    main(["ask", dispute, "--lang", "ja", "ChieはC10を出せるか"])
    told = capsys.readouterr().out
    assert "Suit lock" in told
    assert "縛り" in told


def test_ask_gives_json(dispute: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", dispute, "--json", "may Chie play C10"]) == 1
    (verdict,) = json.loads(capsys.readouterr().out)
    assert verdict["answer"] == "no"
    assert [reason["clause"] for reason in verdict["because"]] == ["offkai.suit_lock"]
    assert {flip["option"]: flip["answer"] for flip in verdict["flips"]} == {
        "suit_lock": "yes",
        "lock_distinct_players": "depends",
    }


def test_ask_reads_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(DISPUTE + "ask:\n  may Chie play C10\n"))
    assert main(["ask", "-"]) == 1


def test_a_file_without_a_question_is_unusable(
    dispute: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ask", dispute]) == 2
    assert "ask:" in capsys.readouterr().err


def test_a_missing_file_and_bad_text_are_unusable(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ask", str(tmp_path / "none.table"), "who leads"]) == 2
    bad = tmp_path / "bad.table"
    bad.write_text("rules: offkai\nseats: Aki, Ben\nfield: X9 X9\n", "utf-8")
    assert main(["ask", str(bad), "--lang", "en", "who leads"]) == 2
    assert "line 3" in capsys.readouterr().err.lower()


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.strip() == f"referee {referee.__version__}"


@pytest.mark.parametrize("lang", ["ja", "en"])
@pytest.mark.parametrize("command", ["ask", "play"])
@pytest.mark.parametrize("what", ["missing", "folder", "latin"])
def test_a_file_that_cannot_be_read_is_told_in_words(
    what: str, command: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "latin").write_bytes("rules: offkai # M\u00fcller".encode("latin-1"))
    asked = ["who leads"] if command == "ask" else []
    assert main([command, str(tmp_path / what), *asked, "--lang", lang]) == 2
    told = capsys.readouterr().err
    assert what in told
    assert "Errno" not in told
    assert bool(re.search("[ぁ-んァ-ン]", told)) == (lang == "ja")
    assert told.startswith({"ja": "エラー", "en": "Error"}[lang])


@pytest.mark.parametrize(
    ("words", "english", "japanese"),
    [
        ("asc", "no command called “asc”. Did you mean “ask”?", "「ask」のことですか"),
        ("ask", "FILE is missing", "FILEがありません"),
        ("ask FILE --lng", "Did you mean “--lang”?", "「--lang」のことですか"),
        ("ask FILE --books none", "--books needs a folder that exists", "いまあるフォルダー"),
        ("play FILE --radom", "Did you mean “--random”?", "「--random」のことですか"),
        ("play --random --players 20", "for 3 to 8 players; this table has 20", "3〜8人用です"),
        ("games --book bridge --players 3", "for 4 players; this table has 3", "4人用です"),
        ("games --count 0", "a whole number, 1 or more", "1以上の整数"),
        ("games --illegal 2", "a number from 0 to 1", "0から1までの数"),
        ("arguments --timeout 0", "a number above 0", "0より大きい数"),
        ("open --port 70000", "a whole number from 0 to 65535", "0から65535までの整数"),
        (
            "sheet offkai -o no/sheet.html",
            "“no/sheet.html” can’t be used",
            "no/sheet.html」が使えま",
        ),
        (
            "check sevens --page no/map.html",
            "“no/map.html” can’t be used",
            "「no/map.html」が使えま",
        ),
        ("check FILE --seconds long", "--seconds needs a number", "--secondsには数を"),
        ("check FILE --seconds", "--seconds needs a value", "--secondsには値が必要"),
        ("questions all", "too many words", "言葉が多すぎます"),
        ("new five_skip", "Choose a command: rule", "コマンドを選んでください: rule"),
        ("sheet daifugo -o sheet.docx", "end in .html, .svg or .txt", ".html、.svg、.txtの"),
    ],
)
def test_wrong_words_of_a_command_are_named(
    words: str,
    english: str,
    japanese: str,
    dispute: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for lang, expected in (("en", english), ("ja", japanese)):
        monkeypatch.setenv("LC_ALL", {"en": "C.UTF-8", "ja": "ja_JP.UTF-8"}[lang])
        assert main([dispute if word == "FILE" else word for word in words.split()]) == 2
        said = capsys.readouterr().err
        assert expected in said
        assert bool(re.search("[ぁ-んァ-ン]", said)) == (lang == "ja")


def test_a_question_that_cannot_be_read_shows_where_all_are_listed(
    dispute: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ask", dispute, "--lang", "en", "may Chie plya C10"]) == 2
    told = capsys.readouterr().err
    assert "Did you mean “may Chie play C10”?" in told
    assert "referee questions" in told
    for lang in ("en", "ja"):
        assert main(["questions", "--lang", lang]) == 0
        listed = capsys.readouterr().out.splitlines()
        assert len(listed) == len(KINDS)
        table = referee.read("rules: offkai\nseats: A, B\n")
        assert [_asked(table, question) for question in listed].count(True) > len(listed) / 2


def _asked(table: referee.Table, question: str) -> bool:
    """Whether the game answers a question; all can be read."""
    try:
        return bool(table.ask(question).answer is not None)
    except NoSuchQuestion:
        return False


def test_books_are_found_by_their_titles(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["books", "オフ会大貧民", "--lang", "ja"]) == 0
    assert "offkai.suit_lock" in capsys.readouterr().out
    assert main(["books", "オフ会大貧", "--lang", "ja"]) == 2
    assert "offkai / オフ会大貧民" in capsys.readouterr().err


def test_play_tells_what_each_move_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cut.table"
    path.write_text("rules: offkai\nseats: Aki, Ben, Chie\nplay:\n  Aki: D8\n", "utf-8")
    assert main(["play", str(path), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Aki: D8" in told
    assert "8-cut" in told


def test_books_lists_books_and_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["books", "--lang", "en"]) == 0
    assert "offkai\t" in capsys.readouterr().out
    assert main(["books", "offkai", "--lang", "ja"]) == 0
    assert "offkai.suit_lock [+]  縛り" in capsys.readouterr().out


def test_books_lists_the_rules_of_a_family(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["books", "--rules", "tricks", "--lang", "en"]) == 0
    listed = capsys.readouterr().out
    assert "equal_deal\n  All are dealt the same number of cards" in listed
    assert '  with cards = "all": how many each gets, or all alike\n' in listed
    assert "  state: dealer X\n" in listed
    assert not re.search("[ぁ-んァ-ン一-龯]", listed)
    assert main(["books", "--rules", "trick", "--lang", "en"]) == 2
    assert "Did you mean “tricks”?" in capsys.readouterr().err


def test_play_tells_whom_a_move_skips(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "five.table"
    head = "rules: daifugo + five_skip\nseats: Aki, Ben, Chie\n"
    path.write_text(f"{head}play:\n  Aki: D5\n", "utf-8")
    assert main(["play", str(path), "--lang", "en"]) == 0
    assert "5-skip: Ben is skipped" in capsys.readouterr().out


def test_play_at_random_goes_by_what_the_table_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--random", "--book", "torite", "--with", "game=F", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("rules: torite, game = F\n")
    assert main(["play", "--random", "--book", "torite", "--with", "game=Z"]) == 2


def test_play_at_random_tells_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["play", "--random", "--seed", "7", "--book", "daifugo", "--players", "3"]
    assert main([*asked, "--with", "+nine_reverse", "-suit_lock", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("rules: daifugo + nine_reverse - suit_lock\nseats: Aki, Ben, Chie\n")
    assert told.splitlines()[-1].startswith("In order:")
    main([*asked, "--with", "+nine_reverse -suit_lock", "--lang", "en"])
    assert capsys.readouterr().out == told


@pytest.mark.parametrize(
    "words", [[], ["--random", "--with", "+nonsense"], ["a.table", "--with", "+emperor"]]
)
def test_play_needs_one_file_or_known_switches(words: list[str]) -> None:
    assert main(["play", *words]) == 2


def test_pairs_are_told_when_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "locks.table"
    file.write_text(
        "rules: offkai\nseats: Aki, Ben, Chie, Dan\nturn: Aki\nhands:\n  Aki: H10 S5 ? x3\n"
        "field: Dan S9\nstate: strict lock S, suit lock S\n",
        "utf-8",
    )
    for lang, told in (
        ("en", "Without “Suit lock” and “Strict lock”, Aki could."),
        ("ja", "『縛り』と『激縛り』がなければ、出せます。"),
    ):
        assert main(["ask", str(file), "--pairs", "--lang", lang, "may Aki play H10"]) == 1
        assert told in capsys.readouterr().out
        assert main(["ask", str(file), "--lang", lang, "may Aki play H10"]) == 1
        assert told not in capsys.readouterr().out
        assert main(["ask", str(file), "--pairs", "--lang", lang, "may Aki pass"]) == 0
        assert {"en": "No two changes", "ja": "2つを合わせて"}[lang] in capsys.readouterr().out
    assert main(["ask", str(file), "--pairs", "--json", "may Aki play H10"]) == 1
    assert json.loads(capsys.readouterr().out)[0]["pairs"][0]["answer"] == "yes"


def test_other_books_are_told_when_asked_for(
    dispute: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, told in (("en", "Million Doubt say the same."), ("ja", "でも同じです。")):
        assert main(["ask", dispute, "--elsewhere", "--lang", lang, "may Chie play C10"]) == 1
        assert told in capsys.readouterr().out
        assert main(["ask", dispute, "--lang", lang, "may Chie play C10"]) == 1
        assert told not in capsys.readouterr().out
    assert main(["ask", dispute, "--elsewhere", "--json", "may Chie play C10"]) == 1
    others = json.loads(capsys.readouterr().out)[0]["elsewhere"]
    assert {each["book"]: each["answer"] for each in others}["league"] == "no"


def test_the_help_is_in_the_language_of_the_locale(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in COMMANDS:
        monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
        main([name, "--help"])
        japanese = capsys.readouterr().out
        options = japanese.partition("オプション:")[2].splitlines()
        assert all(re.search("[ぁ-ん]", line) for line in options if line.startswith("  --"))
        monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
        main([name, "--help"])
        assert not re.search("[ぁ-ん]", capsys.readouterr().out)


def test_every_japanese_help_text_belongs_to_an_english_one() -> None:
    modules = (Path(cli.__file__).parent).rglob("*.py")
    code = " ".join(" ".join(module.read_text("utf-8").split()) for module in modules)
    clicks = ("Show this message and exit.", "Show the version and exit.")
    assert [text for text in japanese_texts() if text not in code] == [*clicks]


def test_a_random_game_has_as_many_players_as_its_book(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--book", "skat"]) == 0
    head = json.loads(capsys.readouterr().out.splitlines()[0])
    assert len(head["table"]["seats"]) == 3
