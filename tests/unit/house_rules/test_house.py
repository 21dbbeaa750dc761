"""A house's book: rulings are kept in its file, cited in verdicts, changed and taken back."""

from __future__ import annotations

import datetime
import json
import random
import threading
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import referee
from referee.cli.main import main
from referee.errors import MisusedOption
from referee.house_rules import rewrite, storage
from referee.house_rules.errors import NameTaken, NoHouseFile
from referee.house_rules.house import House, NoRuling
from referee.library.context import current
from referee.rulebook.clause import Option, Ruling
from referee.verdict.flips import Flip
from tests.thorough import some

pytestmark = pytest.mark.usefixtures("forgets_books")

DAY = datetime.date(2026, 11, 20)
FINISH = """\
rules: {}
seats: Aki, Ben, Chie
hands:
  Aki: S3 H3 D3 C3
play:
  Aki: S3 H3 D3 C3
"""
FILE = """\
# The Tanaka house, since 2019.
extends = "offkai"   # not daifugo!

[title]
ja = "田中家"
en = "The Tanakas"

# what we play with
[switches]
emperor = true   # of course

# decided after the quarrel of October
[[ruling]]
decides = "leader_pass"
value = "forbidden"
date = 2026-10-03
# Ben still disagrees
note = \"\"\"
two
lines\"\"\"

# about the second J
[[ruling]]
decides = "second_j"
value = "stays"
"""


@pytest.fixture
def ours(tmp_path: Path) -> House:
    return referee.new_house(tmp_path / "ours.toml", "offkai")


@pytest.fixture
def tanakas(tmp_path: Path) -> House:
    path = tmp_path / "tanakas.toml"
    path.write_text(FILE, "utf-8")
    return referee.house(path)


# ---- what a ruling changes


def test_at_this_house_a_3333_finish_is_clean(ours: House) -> None:
    assert referee.read(FINISH.format("ours")).ask("is Aki out").answer == "foul"
    ours.rule("foul_state", "before_play", note="clean at ours", date=DAY)
    assert referee.read(FINISH.format("ours")).ask("is Aki out").answer == "clean"
    assert referee.read(FINISH.format("offkai")).ask("is Aki out").answer == "foul"


def test_the_verdict_cites_the_ruling_where_it_rests_on_it(ours: House) -> None:
    ours.rule("foul_state", "before_play", note="clean at ours", date=DAY).rule(
        "second_j", "stays", date=DAY
    )
    verdict = referee.read(FINISH.format("ours")).ask("is Aki out")
    assert [ruling.decides for ruling in verdict.rulings] == ["foul_state"]
    english, japanese = verdict.say("en"), verdict.say("ja")
    assert "Foul finish (house ruling of 2026-11-20): Going out with ♠3 ♥3 ♦3 ♣3 isn’t" in english
    assert "The house ruling of 2026-11-20 says “By the ranking before the play”" in english
    assert "“clean at ours”" in english
    assert "If the house ruling of 2026-11-20 were “By the ranking after the play”" in english
    assert "反則上がり(2026-11-20の取り決め)" in japanese
    assert "2026-11-20の取り決めに反して" in japanese
    assert "本文は別の読み方" not in japanese
    told = verdict.to_dict()
    assert told["rulings"][0] == {
        "decides": "foul_state", "value": "before_play", "date": "2026-11-20",
        "note": "clean at ours", "house": "ours",
    }  # fmt: skip
    assert told["because"][0]["rulings"] == ["foul_state"]
    json.dumps(told)


def test_a_reason_rests_on_a_ruling_also_where_the_answer_does_not(ours: House) -> None:
    """The lock holds by the ruling, and the card is too weak besides."""
    table = "rules: ours\nseats: Aki, Ben, Chie, Dan\nfield: Aki D4, Ben D7, Aki D9\n"
    ours.rule("lock_distinct_players", "three_plays", date=DAY)
    verdict = referee.read(table).ask("may Ben play C8")
    ruled = {reason.clause.id: at in verdict.ruled for at, reason in enumerate(verdict.because)}
    assert ruled["offkai.suit_lock"]
    assert [held for id_, held in ruled.items() if id_ != "offkai.suit_lock"] == [False]
    assert [flip.option.name for flip in verdict.flips] == []


def test_a_ruling_that_does_not_matter_is_not_cited(ours: House) -> None:
    ours.rule("second_j", "stays", date=DAY)
    table = referee.read("rules: ours\nseats: Aki, Ben\nfield: Ben D9\n")
    assert "ruling" not in table.ask("may Aki play D4").say("en")


def test_a_table_may_go_against_a_ruling_and_is_told_so(ours: House) -> None:
    ours.rule("foul_state", "before_play", date=DAY)
    text = FINISH.format("ours").replace("seats", "readings: foul_state = after_play\nseats")
    table = referee.read(text)
    verdict = table.ask("is Aki out")
    assert (verdict.answer, verdict.rulings) == ("foul", ())
    (warning,) = table.warnings
    assert warning.say("en").startswith("Line 2: ")
    assert "against the house ruling of 2026-11-20" in warning.say("en")
    assert "2026-11-20の取り決めと違います" in warning.say("ja")
    assert str(referee.read(str(table))) == str(table)


def test_a_rule_of_the_house_may_be_decided_too(ours: House) -> None:
    ours.rule("suit_lock", "off", date=DAY)
    table = referee.read("rules: ours\nseats: A1, B1, C1, D1\nfield: D4, D7, D9\n")
    verdict = table.ask("may C1 play C10")
    assert verdict.answer == "yes"
    assert "The house ruling of 2026-11-20 says “Suit lock: not in use”." in verdict.say("en")
    assert "With “Suit lock”, C1 couldn’t." in verdict.say("en", everything=True)


BOOKS = ("offkai", "daifugo", "league")


def _readings(book: str) -> list[Option]:
    options = referee.book(book).options.values()
    return [each for each in options if each.kind == "reading" and len(each.values) > 1]


def _told(flip: Flip) -> tuple[object, ...]:
    return flip.option.name, flip.value, repr(flip.answer)


@settings(max_examples=some(12, each=2), deadline=None)
@given(st.integers(0, 10_000))
def test_a_ruling_changes_exactly_what_the_header_would(seed: int) -> None:
    """The same answers, reasons and flips, whatever is asked at tables of played games."""
    from referee import simulation

    rng = random.Random(seed)
    name = rng.choice(BOOKS)
    option = rng.choice(_readings(name))
    value = str(rng.choice(option.values))
    players = referee.book(name).players[0]
    on = {option.clause.name: True} if option.clause.switchable else {}
    game = simulation.play_out(simulation.deal(seed, players, name, choices=on), seed)
    moves = rng.randint(0, len(game.moves))
    described = game.table(moves).description
    with _house(name) as house:
        house.rule(option.name, value, date=DAY)
        by_header = referee.Table(described.replace(readings=((option.name, value),)), force=True)
        by_ruling = referee.Table(described.replace(book=house.id, readings=()), force=True)
        for ask in ("what happens", "whose turn", "what order", "what may {} play"):
            asked = ask.format(by_header.seats[0])
            one, other = by_header.ask(asked), by_ruling.ask(asked)
            assert one.answer == other.answer
            assert [(r.clause.id, r.did, r.key) for r in one.because] == [
                (r.clause.id, r.did, r.key) for r in other.because
            ]
            assert list(map(_told, one.flips)) == list(map(_told, other.flips))


class _house:
    """A house in a folder of its own, for a while."""

    def __init__(self, extends: str) -> None:
        self.extends = extends

    def __enter__(self) -> House:
        import tempfile

        self.folder = tempfile.TemporaryDirectory()
        return referee.new_house(Path(self.folder.name) / "for-a-while.toml", self.extends)

    def __exit__(self, *_: object) -> None:
        current().remove_book("for-a-while")
        self.folder.cleanup()


# ---- the file


def test_every_comment_and_the_order_stay(tanakas: House) -> None:
    after = tanakas.rule("foul_state", "before_play", date=DAY, note='say "clean"')
    rest = [line for line in after.text.splitlines() if line in FILE.splitlines()]
    assert rest[: len(FILE.splitlines())] == FILE.splitlines()
    assert after.text.index("about the second J") < after.text.index("foul_state")
    assert after.rulings["foul_state"].note == 'say "clean"'
    assert after.rulings["leader_pass"].note == "two\nlines"


@pytest.mark.parametrize("name", ["leader_pass", "second_j"])
def test_taking_back_keeps_what_was_written_by_hand(tanakas: House, name: str) -> None:
    after = tanakas.take_back(name)
    left = tomllib.loads(after.text)
    assert [entry["decides"] for entry in left["ruling"]] == [
        each for each in tanakas.rulings if each != name
    ]
    comments = [line for line in FILE.splitlines() if line.startswith("#")]
    assert [line for line in after.text.splitlines() if line.startswith("#")] == comments


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10_000))
def test_taking_a_ruling_back_restores_the_file(seed: int) -> None:
    rng = random.Random(seed)
    with _house("daifugo") as house:
        option = rng.choice(_readings("daifugo"))
        before = referee.book(house.id).options
        ruled = house.rule(option.name, str(rng.choice(option.values)), note="a\n[b] # c")
        after = ruled.take_back(option.name)
        assert {n: o.default for n, o in before.items()} == {
            n: o.default for n, o in after.book.options.items()
        }
        plain = [text.replace(f"revision = {rev}", "") for text, rev in
                 ((house.text, house.revision), (after.text, after.revision))]  # fmt: skip
        assert plain[0] == plain[1]
        assert after.revision == house.revision + 2


def test_a_ruling_is_replaced_in_its_place(tanakas: House) -> None:
    after = tanakas.rule("leader_pass", "allowed", date=DAY)
    assert list(after.rulings) == ["leader_pass", "second_j"]
    assert after.rulings["leader_pass"].day == DAY
    assert after.rulings["leader_pass"].note == ""
    assert "# Ben still disagrees" in after.text


def test_a_windows_file_stays_one(tmp_path: Path) -> None:
    path = tmp_path / "windows.toml"
    path.write_bytes(b'\xef\xbb\xbfextends = "offkai"\r\n# ours\r\n')
    after = referee.house(path).rule("second_j", "stays", date=DAY)
    assert after.rulings["second_j"].value == "stays"
    assert b"# ours\r\n" in path.read_bytes()
    assert path.read_bytes().count(b"\n") == path.read_bytes().count(b"\r\n") > 5


def test_an_entry_in_a_bracketed_list_is_kept_too(tmp_path: Path) -> None:
    path = tmp_path / "listed.toml"
    path.write_text('extends = "offkai"\nruling = [{ decides = "second_j", value = "stays" }]\n')
    after = referee.house(path).rule("foul_state", "before_play", date=DAY)
    assert list(after.rulings) == ["second_j", "foul_state"]
    assert list(after.take_back("second_j").rulings) == ["foul_state"]


def test_who_read_an_older_revision_writes_nothing(ours: House) -> None:
    newer = ours.rule("second_j", "stays")
    with pytest.raises(referee.StaleHouse) as caught:
        ours.rule("foul_state", "before_play")
    assert (caught.value.read, caught.value.found) == (1, 2)
    assert "revision 2" in caught.value.say("en")
    assert "改訂2" in caught.value.say("ja")
    assert storage.read(ours.path) == newer.text


def test_a_change_by_hand_is_not_lost_either(ours: House) -> None:
    by_hand = ours.text + "# by hand\n"
    ours.path.write_text(by_hand, "utf-8")
    with pytest.raises(referee.StaleHouse) as caught:
        ours.rule("second_j", "stays")
    assert "by hand" in caught.value.say("en")
    assert ours.path.read_text("utf-8") == by_hand


def test_of_writers_at_once_one_writes_and_the_others_are_told(
    ours: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "MAX_WAIT", 60)
    told: list[str] = []
    names = [option.name for option in _readings("offkai")][:6]
    start = threading.Barrier(len(names))

    def write(name: str) -> None:
        ruling = Ruling(name, str(ours.book.options[name].values[-1]), DAY)
        text = rewrite.with_next_revision(rewrite.with_ruling(ours.text, ruling))
        start.wait()
        try:
            storage.write(ours.path, text, before=ours.text)
            told.append("written")
        except referee.StaleHouse:
            told.append("stale")

    threads = [threading.Thread(target=write, args=(name,)) for name in names]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert sorted(told) == ["stale"] * (len(names) - 1) + ["written"]
    assert len(referee.house(ours.path).rulings) == 1
    assert [path.name for path in ours.path.parent.iterdir()] == ["ours.toml"]


def test_a_write_that_fails_leaves_the_file_as_it_was(
    ours: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(NoHouseFile):
        ours.rule("second_j", "stays")
    assert ours.path.read_text("utf-8") == ours.text
    assert [path.name for path in ours.path.parent.iterdir()] == ["ours.toml"]


def test_what_cannot_be_decided_is_refused_and_nothing_written(ours: House) -> None:
    for name, value, error in (
        ("secnd_j", "stays", referee.UnknownName),
        ("second_j", "stay", referee.UnknownName),
        ("suit_lock", "perhaps", MisusedOption),
    ):
        with pytest.raises(error) as caught:
            ours.rule(name, value)
        assert caught.value.say("ja") != caught.value.say("en")
    with pytest.raises(NoRuling):
        ours.take_back("second_j")
    assert ours.path.read_text("utf-8") == ours.text


def test_a_house_cannot_take_the_name_of_a_book(tmp_path: Path) -> None:
    with pytest.raises(NameTaken) as caught:
        referee.new_house(tmp_path / "offkai.toml", "offkai")
    assert caught.value.say("ja") != caught.value.say("en")
    with pytest.raises(referee.UnknownName):
        referee.new_house(tmp_path / "ours.toml", "ofkai")
    assert list(tmp_path.iterdir()) == []


def test_a_ruling_that_conflicts_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(
        'extends = "offkai"\n[[clause]]\nid = "ours.one"\nkind = "local"\nrule = "jeanne_darc"\n'
        'title = { ja = "甲", en = "One" }\nwhere = { ja = "甲", en = "here" }\nja = "甲"\n'
        'en = "one"\nconflicts = ["offkai.five_skip"]\n',
        "utf-8",
    )
    house = referee.house(path).rule("five_skip", True)
    with pytest.raises(referee.RulesConflict) as caught:
        house.rule("one", "on")
    assert "“One” (turned on by the house book ours)" in caught.value.say("en")
    assert path.read_text("utf-8") == house.text


def test_a_house_may_extend_a_house(ours: House, tmp_path: Path) -> None:
    ours.rule("foul_state", "before_play", date=DAY)
    theirs = referee.new_house(tmp_path / "theirs.toml", "ours")
    assert theirs.rulings["foul_state"].house == "ours"
    assert referee.read(FINISH.format("theirs")).ask("is Aki out").answer == "clean"
    with pytest.raises(NoRuling) as caught:
        theirs.take_back("foul_state")
    assert "“ours”" in caught.value.say("en")
    other = theirs.rule("foul_state", "after_play", date=DAY)
    assert other.rulings["foul_state"].house == "theirs"
    assert referee.read(FINISH.format("theirs")).ask("is Aki out").answer == "foul"


def test_a_table_read_before_keeps_to_the_book_it_was_read_with(ours: House) -> None:
    table = referee.read(FINISH.format("ours"))
    ours.rule("foul_state", "before_play", date=DAY)
    verdict = table.ask("is Aki out")
    assert verdict.answer == "foul"
    assert ("foul_state", "before_play", "clean") in [
        (flip.option.name, flip.value, flip.answer) for flip in verdict.flips
    ]


# ---- the shell


def _run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str]:
    status = main([*argv])
    told = capsys.readouterr()
    return status, told.out + told.err


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_an_evening_in_the_shell(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, table = str(tmp_path / "our-house.toml"), tmp_path / "quarrel.table"
    table.write_text(FINISH.format("our-house") + "ask:\n  is Aki out\n", "utf-8")
    rule = ("rule", file, "--lang", lang)
    assert _run(capsys, *rule)[0] == 2
    assert _run(capsys, *rule, "--extends", "offkai")[0] == 0
    decision = ("foul_state", "=", "before_play", "--note", "3333", "--date", "2026-11-20")
    status, told = _run(capsys, *rule, *decision)
    assert (status, "2026-11-20" in told, "our-house.toml" in told) == (0, True, True)
    assert "foul_state = before_play" in _run(capsys, *rule)[1]
    status, told = _run(capsys, "ask", str(table), "--lang", lang)
    assert (status, "2026-11-20" in told, "3333" in told) == (0, True, True)
    assert "2026-11-20" in _run(capsys, "books", file, "--lang", lang)[1]
    status, told = _run(capsys, *rule, "--take-back", "foul_state")
    assert (status, "2026-11-20" in told) == (0, True)
    assert "2026-11-20" not in _run(capsys, "ask", str(table), "--lang", lang)[1]
    assert _run(capsys, *rule, "--take-back", "foul_state")[0] == 2
    assert "our-house" not in referee.books()


def test_a_house_is_found_in_a_folder_that_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "books"
    folder.mkdir()
    (folder / "tanakas.toml").write_text(FILE, "utf-8")
    table = tmp_path / "quarrel.table"
    table.write_text(FINISH.format("田中家") + "ask:\n  is Aki out\n", "utf-8")
    assert _run(capsys, "ask", str(table))[0] == 2
    assert _run(capsys, "ask", str(table), "--books", str(folder))[0] == 0
    assert "The Tanakas" in _run(capsys, "books", "--books", str(folder), "--lang", "en")[1]
    assert "tanakas" not in referee.books()


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    "argv",
    [
        ["foul_state"],
        ["foul_state", "=", "perhaps"],
        ["foul_stat", "=", "before_play"],
        ["foul_state", "=", "before_play", "--date", "yesterday"],
        ["foul_state", "=", "before_play", "--date", "2026-02-30"],
        ["--extends", "daifugo"],
    ],
)
def test_what_the_shell_cannot_do_it_says(
    argv: list[str], lang: str, ours: House, capsys: pytest.CaptureFixture[str]
) -> None:
    status, told = _run(capsys, "rule", str(ours.path), *argv, "--lang", lang)
    assert status == 2
    assert told.startswith({"ja": "エラー", "en": "Error"}[lang])
    assert ours.path.read_text("utf-8") == ours.text


def test_a_ruling_that_does_nothing_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = referee.new_house(tmp_path / "ours.toml", "daifugo")
    status, told = _run(capsys, "rule", str(house.path), "jeanne_darc=on", "--lang", "en")
    assert (status, "does nothing without “Bloody Mary B”" in told) == (0, True)
    status, told = _run(capsys, "rule", str(house.path), "second_j=stays", "--lang", "en")
    assert (status, "“J-back” isn’t in use" in told) == (0, True)


def test_rulings_as_json(ours: House, capsys: pytest.CaptureFixture[str]) -> None:
    status, told = _run(capsys, "rule", str(ours.path), "emperor=on", "--json")
    data = json.loads(told)
    assert (status, data["revision"], data["extends"]) == (0, 2, "offkai")
    assert data["rulings"][0] | {"date": ""} == {
        "decides": "emperor", "value": True, "date": "", "note": "", "house": "ours",
    }  # fmt: skip
