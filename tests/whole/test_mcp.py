"""A program that knows only the protocol gets its first verdict, over standard input and output."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import pytest
from mcp import Client, StdioServerParameters

import referee
from referee.mcp_server import INSTRUCTIONS, TOOLS, make_server
from tests.paths import ROOT

LOCKED = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\n"
RULE = """
extends = "daifugo"
[[clause]]
id = "ours.nine_skip"
title = { ja = "9飛び", en = "Nine skip" }
when.play.rank = "9"
then.skip = 1
"""
T = TypeVar("T")


def talk(use: Callable[[Client], Awaitable[T]], server: Any = None) -> T:
    """What a client gets from a server, by default one in this process."""

    async def run() -> T:
        async with Client(make_server() if server is None else server) as client:
            return await use(client)

    with ThreadPoolExecutor(1) as own:  # the tests of browsers leave a loop running in this thread
        return own.submit(asyncio.run, run()).result()


def call(tool: str, **arguments: str) -> Any:
    """The result of a tool. Raises ``AssertionError`` with the error of the tool."""
    result = talk(lambda client: client.call_tool(tool, arguments))
    assert not result.is_error, result.content
    data = result.structured_content
    return data.get("result", data)


def error(tool: str, **arguments: str) -> str:
    result = talk(lambda client: client.call_tool(tool, arguments))
    assert result.is_error
    return str(result.content[0])


def test_the_command_answers_over_standard_input_and_output() -> None:
    command = StdioServerParameters(
        command=sys.executable,
        args=["-m", "referee", "mcp"],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT)},
    )

    async def first_verdict(client: Client) -> tuple[list[str], Any]:
        tools = await client.list_tools()
        verdict = await client.call_tool("ask", {"table": LOCKED, "question": "may Chie play C10"})
        return [tool.name for tool in tools.tools], verdict.structured_content

    tools, verdict = talk(first_verdict, command)
    assert tools == [tool.__name__ for tool in TOOLS]
    assert verdict["answer"] == "no"
    assert [reason["clause"] for reason in verdict["reasons"]] == ["offkai.suit_lock"]


def test_the_instructions_show_a_table_that_can_be_read() -> None:
    """An assistant writes its first table like the one in the instructions."""
    lines = INSTRUCTIONS.split("required:\n")[1].split("\n\nA card")[0].splitlines()
    table = referee.read("\n".join(line.partition("(")[0].rstrip() for line in lines))
    assert table.seats == ("Aki", "Ben", "Chie", "Dan")
    assert not table.warnings


def test_every_tool_is_described_and_only_reads() -> None:
    tools = talk(lambda client: client.list_tools()).tools
    for tool in tools:
        assert tool.description
        assert tool.annotations
        assert tool.annotations.read_only_hint


def test_answers_are_in_the_language_asked_for() -> None:
    answer = call("ask", table=LOCKED, question="may Chie play C10", lang="ja")
    assert answer["headline"].startswith("出せない")
    assert "縛り" in answer["reasons"][0]["rule"]


def test_what_nobody_knows_is_said() -> None:
    answer = call(
        "ask", table="rules: whist\nseats: A1, B1, C1, D1\nplay: A1: H7", question="may B1 play S2"
    )
    assert answer["answer"] == "depends"
    assert [fact["answer_if_true"] for fact in answer["unknown"]]


def test_the_rules_that_would_change_the_answer() -> None:
    changed = call("what_would_change", table=LOCKED, question="may Chie play C10")
    assert {change["option"]: change["answer"] for change in changed["changes"]}[
        "suit_lock"
    ] == "yes"


def test_books_and_clauses_are_found() -> None:
    assert {"daifugo", "whist"} <= {book["id"] for book in call("list_books")}
    (clause,) = call("list_clauses", book_name="大富豪", search="clear the field 4-stop 7-counter")
    assert (clause["id"], clause["switch"], clause["on"]) == (
        "daifugo.eight_cut",
        "eight_cut",
        True,
    )


def test_an_argument_in_words() -> None:
    said = call(
        "argue", text="offkai: diamonds 4, 7, 9 on the table, can Chie play the ten of clubs?"
    )
    assert said["is_understood"]
    assert said["verdicts"][0]["answer"] == "no"
    assert str(referee.read(said["table"])) == said["table"]


def test_a_table_is_read_back() -> None:
    assert call("read_table", table=LOCKED)["table"].startswith("rules: offkai")


def test_a_house_is_checked_and_forgotten() -> None:
    checked = call("check_house", text=RULE)
    assert [clause["id"] for clause in checked["clauses"]] == ["ours.nine_skip"]
    assert "the next player is skipped" in checked["clauses"][0]["wording"]
    wrong = call("check_house", text=RULE.replace("skip =", "skp ="))
    assert any("skip" in finding for finding in wrong["findings"])
    assert not any(book["id"] not in referee.books() for book in call("list_books"))


@pytest.mark.parametrize(
    ("tool", "arguments", "says"),
    [
        ("ask", {"table": "rules: ofkai\nseats: Aki, Ben", "question": "whose turn"}, "offkai"),
        ("ask", {"table": LOCKED, "question": "may Zoe pass"}, "Zoe"),
        ("ask", {"table": LOCKED, "question": "xyzzy"}, "xyzzy"),
        ("read_table", {"table": ""}, "rules:"),
        ("list_clauses", {"book_name": "dafugo"}, "daifugo"),
        ("check_house", {"text": "= broken"}, "line 1"),
    ],
)
def test_errors_say_what_is_wrong(tool: str, arguments: dict[str, str], says: str) -> None:
    assert says in (
        str(call(tool, **arguments)) if tool == "check_house" else error(tool, **arguments)
    )


def test_clauses_are_resources() -> None:
    uri = "referee://clauses/offkai.suit_lock"
    (content,) = talk(lambda client: client.read_resource(uri)).contents
    assert "縛り" in content.text  # type: ignore[union-attr]
