"""The referee as tools for programs and chat assistants, over the Model Context Protocol.

Needs the extra ``mcp``. All tools only read: nothing is stored, and no file is opened.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Literal

from referee import __version__, api
from referee.argument.text_reader import understand
from referee.errors import RefereeError
from referee.explain.reason_text import fact_text, reason_text
from referee.house_rules.house import define_house
from referee.i18n.fuzzy_match import fold_search
from referee.library import title_lookup
from referee.library.context import book, current
from referee.notation.questions import example_questions
from referee.rulebook.clause import Book, Clause
from referee.rulebook.diagnostics import BadBook
from referee.table import Verdict

Lang = Literal["en", "ja"]
HOUSE = "house_to_check"
MAX_CLAUSES = 40

INSTRUCTIONS = """
Referee settles arguments at card tables by named rulebooks. Describe the table as table text, then
ask. Table text has one part a line; only `rules:` and `seats:` are required:

rules: daifugo + seven_pass         (a rulebook; + turns a rule on, - turns it off)
seats: Aki, Ben, Chie, Dan          (in turn order)
turn: Chie                          (leave it out if it is unknown)
hands:
  Chie: C10 C2 ? x3                 (cards that are known, and three unknown cards)
field: Aki D7, Ben D4               (plays on the field, oldest first)
state: revolution
play:                               (moves after that)
  Chie: pass

A card is a suit S H D C and a rank, such as S3, H10, DA; a joker is Jo. Leave unknown hands out.
Report the answer with the clauses that it names, and say so if it is `depends` (on cards
that nobody has shown) or `unsettled` (the rules leave it open). Don't add rules of your own.
"""

# ---- tools


def list_books(lang: Lang = "en") -> list[dict[str, Any]]:
    """List the rulebooks: id, title, and the fewest and most players.

    Use an id (or a title) after `rules:` in a table.
    """
    books = map(book, current().all_book_ids())
    return [{"id": b.id, "title": b.title[lang], "players": list(b.players)} for b in books]


def list_clauses(book_name: str, search: str = "", lang: Lang = "en") -> list[dict[str, Any]]:
    """Find the clauses of a rulebook by words of their title or wording (at most 40).

    `switch` is the name that turns the rule on (`+ name`) or off (`- name`); `on` says whether it
    is in use without that.
    """
    chosen = book(title_lookup.book_id(book_name))
    words = [fold_search(word) for word in search.split()]
    found = [clause for clause in chosen.clauses if _matches(clause, words)]
    return [_clause(chosen, clause, lang) for clause in found[:MAX_CLAUSES]]


def read_table(table: str, lang: Lang = "en") -> dict[str, Any]:
    """Check a table text: its canonical form, what is odd about it, and whose turn it is.

    `questions` are examples of what can be asked, with the names of this table's players.
    """
    laid = api.read(table)
    return {
        "table": str(laid),
        "warnings": [warning.say(lang) for warning in laid.warnings],
        "turn": laid.ask("whose turn").headline(lang),
        "questions": example_questions("en", laid.seats),
    }


def ask(table: str, question: str, lang: Lang = "en") -> dict[str, Any]:
    """Answer a question about a table, with every clause behind the answer.

    `table` is table text. `question` is such as "may Chie play C10", "may Ben pass", "whose turn",
    "what happens", "who takes the trick", "is Aki out", "ranks", "what must Ben give"; read_table
    lists more. `answer` is yes, no, depends, unsettled, or the value asked for.
    """
    return _verdict(api.read(table).ask(question), lang)


def what_would_change(table: str, question: str, lang: Lang = "en") -> dict[str, Any]:
    """Say which house rules or readings would change the answer, each with the other answer."""
    verdict = api.read(table).ask(question)
    return {
        "answer": verdict.answer,
        "says": verdict.say(lang, everything=True),
        "changes": [
            {
                "option": flip.option.name,
                "rule": flip.option.clause.title[lang],
                "kind": flip.option.kind,
                "value": flip.value,
                "answer": flip.answer,
            }
            for flip in verdict.flips
        ],
    }


def argue(text: str, table: str = "", lang: Lang = "en") -> dict[str, Any]:
    """Read an argument in plain English or Japanese, lay the table, and answer.

    Example: "offkai: diamonds 4, 7, 9 on the table, can Chie play the ten of clubs?" Check `table`:
    it shows how the words were understood. If the meaning isn't certain, `offers` has tables to
    choose from.
    """
    said = understand(text, api.read(table) if table else None, lang=lang)
    reading = said.reading
    return {
        "is_understood": said.is_understood,
        "says": said.say(lang),
        "table": str(reading.table) if reading else "",
        "verdicts": [_verdict(verdict, lang) for verdict in reading.verdicts] if reading else [],
        "offers": [offer.title(lang) for offer in said.offers],
    }


def check_house(text: str, lang: Lang = "en") -> dict[str, Any]:
    """Check the rules of a house, written as TOML, and read them back in words.

    The file begins with `extends = "daifugo"` or another rulebook; each own rule is a `[[clause]]`.
    """
    with current().trial():
        try:
            house = define_house(HOUSE, text)
        except BadBook as bad:
            return {"clauses": [], "findings": [finding.say(lang) for finding in bad.findings]}
        base = {
            clause.id for clause in book(str(current().book_file(HOUSE).data["extends"])).clauses
        }
        own = [clause for clause in house.clauses if clause.id not in base]
        return {
            "clauses": [_clause(house, clause, lang) for clause in own],
            "findings": [finding.say(lang) for finding in current().check_book(HOUSE)],
        }


TOOLS = (ask, argue, read_table, what_would_change, list_books, list_clauses, check_house)


# ---- resources


def clause_text(clause_id: str) -> str:
    """A clause by its id, such as offkai.suit_lock: the wording in both languages, the source."""
    clause = book(clause_id.partition(".")[0]).clause(clause_id)
    texts = (
        (clause.title[lang], clause.wording[lang], clause.where[lang]) for lang in ("en", "ja")
    )
    return "\n\n".join("\n".join(lines) for lines in texts)


# ---- the parts of an answer


def _matches(clause: Clause, words: list[str]) -> bool:
    text = fold_search(" ".join((clause.id, *clause.title.values(), *clause.wording.values())))
    return all(word in text for word in words)


def _clause(home: Book, clause: Clause, lang: str) -> dict[str, Any]:
    option = home.options.get(clause.name)
    return {
        "id": clause.id,
        "title": clause.title[lang],
        "wording": clause.wording[lang],
        "switch": option.name if option else None,
        "on": bool(option.default) if option else True,
    }


def _verdict(verdict: Verdict, lang: str) -> dict[str, Any]:
    return {
        "answer": verdict.answer,
        "headline": verdict.headline(lang),
        "reasons": [
            {
                "clause": reason.clause.id,
                "rule": reason.clause.title[lang],
                "says": reason_text(reason, lang),
                "wording": reason.clause.wording[lang],
                "source": reason.clause.where[lang],
            }
            for reason in verdict.because
        ],
        "unknown": [
            {
                "fact": fact_text(fact, lang),
                "answer_if_true": fact.if_true,
                "answer_if_false": fact.if_false,
            }
            for fact in verdict.unknown
        ],
    }


# ---- the server


def make_server() -> Any:
    """The ``MCPServer`` with all tools and resources. Raises ``ImportError`` without the extra."""
    from mcp.server.mcpserver import MCPServer
    from mcp.server.mcpserver.exceptions import ResourceNotFoundError, ToolError
    from mcp.types import ToolAnnotations

    server = MCPServer(
        "referee",
        title="Referee",
        version=__version__,
        instructions=INSTRUCTIONS,
        log_level="ERROR",
    )
    for tool in TOOLS:
        server.tool(annotations=ToolAnnotations(read_only_hint=True))(_raising(ToolError, tool))
    clause = _raising(ResourceNotFoundError, clause_text)
    server.resource("referee://clauses/{clause_id}", mime_type="text/plain")(clause)
    return server


def _raising(error_type: type[Exception], function: Callable[..., Any]) -> Callable[..., Any]:
    """The function, whose own errors become this one: what is wrong, where, what was expected."""

    @wraps(function)
    def run(*args: Any, **kwargs: Any) -> Any:
        try:
            return function(*args, **kwargs)
        except RefereeError as error:
            lang = "ja" if kwargs.get("lang") == "ja" else "en"
            raise error_type(error.say(lang)) from None

    return run
