"""Records of games: public ones replay without a difference, and faults are found where they are.

``contest.dat`` has four games between programs that were published with one of them, without the
times. ``boards.pbn`` has two boards from public files.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import referee
from referee.cli.main import main
from referee.records import random_records
from referee.records.formats import format_of, read_records
from referee.records.judgement import JudgedEntry, judge
from referee.records.random_records import random_record
from referee.records.record import Record, RecordedMove, Unreadable
from tests.tiers import quick

HERE = Path(__file__).parent
CONTEST = (HERE / "contest.dat").read_text("utf-8")
BOARDS = (HERE / "boards.pbn").read_text("utf-8")
HEAD = json.dumps(
    {"format": "referee.records/1", "table": "rules: offkai\nseats: Aki, Ben\nhands:\n  Ben: D3 S9"}
)


def judged(text: str) -> list[JudgedEntry]:
    """All entries of the records in a text, none of which is unreadable as a whole."""
    records = [*read_records(text)]
    assert all(isinstance(record, Record) for record in records), records
    return [entry for record in records if isinstance(record, Record) for entry in judge(record)]


def differing(text: str) -> list[JudgedEntry]:
    return [entry for entry in judged(text) if entry.differs]


# ---- public records


def test_public_contest_games_replay_without_a_difference() -> None:
    entries = judged(CONTEST)
    assert [entry.outcome for entry in entries].count("legal") == 332
    assert [entry.outcome for entry in entries].count("answer") == 4
    assert not differing(CONTEST)


def test_public_boards_replay_without_a_difference() -> None:
    outcomes = [entry.outcome for entry in judged(BOARDS)]
    calls, played = (14, 13), (29, 52)
    first, second = (sum(counts) for counts in zip(calls, played, strict=True))
    assert outcomes == ["legal"] * first + ["open"] + ["legal"] * second


def test_calls_that_cannot_be_read_are_left_out() -> None:
    boards = BOARDS.replace("1H Pass 1S", "1Z Pass 1S")
    assert [entry.outcome for entry in judged(boards)].count("legal") == 29 + 13 + 52
    assert not differing(boards)


@pytest.mark.parametrize(
    ("text", "was", "written", "line", "clause"),
    [
        (CONTEST, "d-t d-2", "c-t d-2", 9, "climbing.hold"),  # P0 has the ten of diamonds only
        (CONTEST, "d-4 d-t", "d-4 c-a", 9, "uecda.suit_lock"),
        (BOARDS, "H6 H4 HT HK", "H6 SK HT HK", 19, "bridge.follow"),  # East has hearts
        (BOARDS, "2C ! Pass", "1C ! Pass", 14, "bridge.calls"),
        (BOARDS, "1C =1= X =2= XX", "XX =1= X =2= XX", 36, "bridge.calls"),
    ],
)
def test_a_changed_card_is_found(text: str, was: str, written: str, line: int, clause: str) -> None:
    first = differing(text.replace(was, written, 1))[0]
    assert (first.entry.line, first.outcome) == (line, "illegal")
    assert first.verdict
    assert clause in [*first.verdict.clauses()]


def test_a_wrong_result_is_found() -> None:
    (wrong,) = differing(CONTEST.replace("result 1 0 4 2 3", "result 0 1 4 2 3"))
    assert wrong.outcome == "answer"
    assert wrong.verdict
    assert wrong.verdict.answer == ["P1", "P0", "P3", "P4", "P2"]


def test_a_wrong_gift_in_the_exchange_is_found() -> None:
    """P2 has to give its two strongest cards, the ace and the 2."""
    first = differing(CONTEST.replace("{ ha d2 } { } { h2 }", "{ ha cq } { } { h2 }", 1))[0]
    assert isinstance(first.entry, RecordedMove)
    assert (first.entry.action, first.outcome) == ("gives HA CQ to P1", "illegal")


# ---- what programs write


def test_a_program_may_say_what_it_refused() -> None:
    text = "\n".join(
        [
            HEAD,
            '{"move": "Aki: D4"}',
            '{"move": "Ben: D3", "legal": false}',
            '{"move": "Ben: S9", "legal": false}',
            '{"ask": "whose turn", "answer": "Aki"}',
            '{"move": "Ben: S9"}',
        ]
    )
    assert [(each.outcome, each.differs) for each in judged(text)] == [
        ("legal", False),
        ("illegal", False),
        ("legal", True),
        ("answer", True),
        ("legal", False),
    ]


def test_a_refused_card_that_the_player_does_not_hold_is_no_difference() -> None:
    (entry,) = judged(HEAD.replace("D3 S9", "D3") + '\n{"move": "Ben: S9", "legal": false}')
    assert (entry.outcome, entry.differs) == ("illegal", False)


@pytest.mark.parametrize("book", quick(referee.books(), 5, "the first tier plays five books"))
def test_random_records_agree_with_the_judge(book: str) -> None:
    low, high = referee.book(book).players
    lines = [*random_record(1, min(max(4, low), high), book, illegal=0.3)]
    assert lines[0]["seed"] == 1
    moves = lines[1:]
    entries = judged("\n".join(map(json.dumps, lines)))
    assert [entry.outcome == "legal" for entry in entries] == [move["legal"] for move in moves]


def test_a_long_game_is_cut_where_a_table_can_have_no_more_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(random_records, "MAX_MOVES", 5)
    assert len([*random_record(1)]) == 1 + 5


def test_the_same_seed_writes_the_same_record() -> None:
    assert [*random_record(5, illegal=0.5)] == [*random_record(5, illegal=0.5)]
    assert any(not line.get("legal", True) for line in random_record(5, illegal=0.5))


# ---- faults


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ('{"move": "Zoe: D4"}', "Zoe"),
        ('{"move": "Aki: Q"}', "Q"),
        ('{"move": "Aki"}', "Aki: D4"),
        ('{"move": "Aki: D4", "legal": 1}', "true"),
        ('{"mvoe": "Aki: D4"}', '"move"'),
        ("nonsense", "JSON"),
        ("[1]", "JSON"),
        ('{"ask": "may Zoe pass", "answer": "yes"}', "Zoe"),
    ],
)
def test_a_bad_line_is_named_and_the_rest_is_judged(line: str, says: str) -> None:
    entries = judged(f'{HEAD}\n{line}\n\n{{"move": "Aki: D5"}}')
    assert [entry.outcome for entry in entries] == ["unreadable", "legal"]
    assert entries[0].entry.line == 2
    for lang in ("en", "ja"):
        assert entries[0].error
        assert says in entries[0].error.say(lang)


@pytest.mark.parametrize(
    "text",
    [
        '{"move": "Aki: D4"}',
        '{"format": "other/1"}',
        '{"format": "referee.records/1"}',
        '{"format": "referee.records/1", "table": "rules: nothing"}',
        '{"format": "referee.records/1", "table": {}}',
        "game 0\nclass 0 1 2 3 4",
        CONTEST.replace("seat 4 2 0 1 3", "seat 4 2 0 1").partition("result")[0],
        CONTEST.replace("{ d4 s4", "d4 s4").partition("result")[0],
        '[Play "N"]\nCQ CA C8 C3',
        BOARDS.replace("W:63", "Q:63").partition('[Board "1"]')[0],
        BOARDS.replace('"3NT"', '"3X"').partition('[Board "1"]')[0],
        "rules: offkai\nseats",
        "",
    ],
)
def test_a_record_without_a_table_is_named(text: str) -> None:
    (record,) = read_records(text)
    problem = next(judge(record)).entry if isinstance(record, Record) else record
    assert isinstance(problem, Unreadable)
    assert problem.line >= 1
    assert problem.error.say("en") != problem.error.say("ja")


@pytest.mark.parametrize("text", [CONTEST, BOARDS])
@pytest.mark.parametrize("share", [0.1, 0.3, 0.5, 0.7, 0.9])
def test_a_truncated_file_is_judged_as_far_as_it_goes(text: str, share: float) -> None:
    for record in read_records(text[: int(len(text) * share)]):
        if isinstance(record, Record):
            assert {entry.outcome for entry in judge(record)} <= {
                "legal",
                "answer",
                "unreadable",
                "open",
            }


def test_the_format_is_found() -> None:
    texts = (CONTEST, BOARDS, HEAD, "rules: offkai", "# a comment\nrules: offkai")
    assert [*map(format_of, texts)] == ["uecda", "pbn", "json-lines", "table", "table"]


# ---- the shell


def test_the_shell_names_line_and_clause(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "revoke.table"
    path.write_text(
        "rules: whist\nseats: A1, B1, C1, D1\nhands:\n  B1: H3 S2\nplay:\n  A1: H7\n  B1: S2 !\n",
        "utf-8",
    )
    assert main(["check-log", str(path), "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert "Line 7, B1: S2: No" in said
    assert "[whist.follow]" in said
    assert "1 legal move, 1 illegal" in said
    assert main(["check-log", str(path), "--json"]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["outcome"] for line in lines] == ["legal", "illegal"]
    assert lines[1]["clauses"] == ["whist.follow"]


def test_the_shell_checks_what_it_writes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        main(["games", "--book", "hearts", "--seed", "4", "--count", "2", "--illegal", "0.5"]) == 0
    )
    written = capsys.readouterr().out
    path = tmp_path / "games.jsonl"
    path.write_text(written, "utf-8")
    assert main(["check-log", str(path), "--lang", "en"]) == 0
    assert "104 legal moves" in capsys.readouterr().out
    path.write_text(written + "nonsense\n", "utf-8")
    assert main(["check-log", str(path)]) == 2


def test_the_shell_says_if_a_file_has_nothing_to_judge(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.table"
    path.write_text("rules: whist\nseats: A1, B1, C1, D1\nplay:\n  A1: H7\n", "utf-8")
    assert main(["check-log", str(path), "--format", "uecda", "--lang", "en"]) == 2
    assert "no record of the format “uecda”" in capsys.readouterr().err
    path.write_text("", "utf-8")
    assert main(["check-log", str(path), "--lang", "en"]) == 2
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("Line 1: No rulebook is named.")
    assert said[1].endswith("One entry can’t be read. Nothing was judged.")
