"""Still pictures (whole by themselves, bilingual, with the desk's colours), and the magic."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import referee
from referee.ui import static
from referee.ui.static.error_html import problem_picture, problem_text
from referee.ui.static.markup import style

LOCKED = "rules: offkai\nseats: Aki (daifugo), Ben, Chie, Dan\nfield: D4, D7, D9\n"
TABLES = [
    LOCKED + "ask:\n  may Chie play C10\n",
    "rules: offkai\nseats: Aki, Ben\nhands:\n  Aki: S5 H5 Jo\n  Ben: ? x3\n"
    "ask:\n  what may Aki play\n",
    "rules: offkai\nseats: Aki, Ben, Chie, Dan\nstate: revolution\nplay:\n  Chie: D8\n"
    "ask:\n  is Chie out\n",
    "rules: daifugo\nseats: Aki, Ben, Chie\nfield: Aki Jo=S8\n"
    "hands:\n  Aki: out 1\n  Chie: H3 ? x2\ndiscards: S3\nask:\n  who leads\n",
]
BAD = "rules: offkai\nseats: Aki, Ben\nfield: D4, X9  # <b>\n"


class Tags(HTMLParser):
    """All tags are closed in order; counts them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in ("input", "path"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag != "path":
            assert self.open.pop() == tag


@pytest.fixture(params=TABLES, ids=["lock", "plays", "depends", "joker"])
def bundle(request: pytest.FixtureRequest) -> dict[str, str]:
    table = referee.read(request.param)
    return {
        "verdict": table.ask(table.questions[0])._repr_mimebundle_()["text/html"],
        "table": table._repr_mimebundle_()["text/html"],
    }


def test_pictures_need_nothing_from_elsewhere(bundle: dict[str, str]) -> None:
    for html in bundle.values():
        tags = Tags(html)
        names = {tag for tag, _ in tags.seen}
        assert not names & {"script", "link", "img", "iframe", "a"}
        assert not re.search(r"https?:|url\(|@import|\bon\w+=|javascript:", html)
        assert len(html) < 60_000


def test_cards_and_parts_have_names(bundle: dict[str, str]) -> None:
    for html in bundle.values():
        for _, attributes in Tags(html).seen:
            if attributes.get("role") in ("img", "group"):
                assert attributes.get("aria-label")


def test_both_languages_are_there_and_the_one_wanted_is_chosen(bundle: dict[str, str]) -> None:
    html = bundle["verdict"]
    assert 'lang="ja"' in html
    assert 'lang="en"' in html
    assert "checked" not in html.replace(":checked", "")
    table = referee.read(TABLES[0])
    chosen = static.verdict_picture(table.ask("may Chie play C10"), "ja")
    assert 'value="ja" checked' in chosen
    assert 'value="en" checked' not in chosen


def test_a_notebook_chooses_its_language() -> None:
    verdict = referee.read(LOCKED).ask("may Chie play C10")
    assert verdict._repr_mimebundle_()["text/plain"] == verdict.say("en")
    static.language("ja")
    try:
        shown = verdict._repr_mimebundle_()
    finally:
        static.language(None)
    assert shown["text/plain"] == verdict.say("ja")
    assert 'value="ja" checked' in shown["text/html"]
    with pytest.raises(ValueError, match="fr"):
        static.language("fr")


def test_a_verdict_says_all_that_it_holds() -> None:
    html = static.verdict_picture(referee.read(LOCKED).ask("may Chie play C10"))
    for said in ("Suit lock", "縛り", "offkai.suit_lock", "♣10", "No", "出せない", "three players"):
        assert said in html
    assert "three different players are needed" in html
    depends = referee.read(TABLES[2]).ask("is Chie out")
    assert depends.unknown
    assert "It depends on" in static.verdict_picture(depends)


def test_a_table_shows_who_holds_what() -> None:
    html = static.table_picture(referee.read(TABLES[3]))
    english = html.partition('class="in-en"')[2]
    for said in ("out, place 1", "2 unknown", "♥3", "joker(♠8)", "hand unknown"):
        assert said in english, said
    refused = referee.read(LOCKED).play("Chie: C10", force=True)
    assert "not allowed, but played" in static.table_picture(refused)


def test_a_hidden_card_of_one_of_several_games_has_a_picture() -> None:
    """Sevens has hidden cards, other games of the same book haven't."""
    table = referee.read("rules: torite, game = sevens\nseats: Aki, Ben, Chie\nfield: (?)\n")
    assert 'class="table"' in static.table_picture(table)
    assert static.verdict_picture(table.ask("whose turn"))


def test_names_are_escaped() -> None:
    table = referee.read("rules: offkai\nseats: <b>, Ben&Co\nask:\n  may <b> play D4\n")
    for html in (
        static.table_picture(table),
        static.verdict_picture(table.ask(table.questions[0])),
    ):
        assert "&lt;b&gt;" in html
        Tags(html)


def test_the_colours_are_those_of_the_desk(root: Path) -> None:
    desk = (root / "widgets/src/style/base.css").read_text("utf-8")
    light, dark = desk.split('[data-theme="dark"] {')
    name = re.compile(r"--([\w-]+): (#[0-9a-f]{6})")
    days = dict(name.findall(light))
    nights = {**days, **dict(name.findall(dark.partition("}")[0]))}
    still = re.compile(r"--([\w-]+): ?(?:light-dark\((#\w{6}), ?(#\w{6})\)|(#\w{6}))")
    found = still.findall(str(style()))
    assert len(found) > 30
    for key, day, night, always in found:
        assert (days[key], nights[key]) == (day or always, night or always), key


def test_the_core_knows_nothing_of_jupyter() -> None:
    code = f"""
import sys, referee
table = referee.read({LOCKED!r})
table._repr_mimebundle_(include=None, exclude=None)
table.ask("may Chie play C10")._repr_mimebundle_()
print(sorted({{"IPython", "ipywidgets", "traitlets", "anywidget"}} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


# ---- what is wrong with a text


def problem_of(text: str) -> referee.RefereeError:
    with pytest.raises(referee.RefereeError) as caught:
        referee.read(text)
    return caught.value


def test_the_place_is_underlined() -> None:
    html = problem_picture(BAD, problem_of(BAD))
    assert "<mark>X9</mark>" in html
    assert "&lt;b&gt;" in html
    assert "Line 3, column 12" in html
    assert "3行目12文字目" in html
    Tags(html)
    plain = problem_text(BAD, problem_of(BAD), "en").splitlines()
    assert plain[0][plain[1].index("^") :].startswith("X9")


def test_every_fault_of_an_impossible_table_is_underlined() -> None:
    text = "rules: offkai\nseats: Aki, Ben\nhands:\n  Aki: D4\n  Ben: D4\n  Eve: S3\n"
    html = problem_picture(text, problem_of(text), "en")
    marked = set(re.findall(r"<mark>(.*?)</mark>", html))
    assert "Eve: S3" in marked
    assert len(marked) >= 2


# ---- the magic


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A shell that has seen nothing of us."""
    pytest.importorskip("anywidget")
    interactive = pytest.importorskip("IPython.core.interactiveshell")
    monkeypatch.delitem(sys.modules, "referee_widgets", raising=False)
    yield interactive.InteractiveShell.instance()
    interactive.InteractiveShell.clear_instance()


@pytest.fixture
def shell(fresh: Any) -> Any:
    fresh.run_line_magic("load_ext", "referee_widgets")
    return fresh


def shown(shell: Any, line: str, cell: str, magic: str = "referee") -> Any:
    from IPython.utils.capture import capture_output

    with capture_output(stdout=False, stderr=False) as captured:
        shell.run_cell_magic(magic, line, cell)
    return captured.outputs[0]


def test_a_name_of_a_magic_is_a_name_still(fresh: Any) -> None:
    """A variable of that name at a cell's end is shown, and the first magic is loaded when used."""
    fresh.run_cell("import referee_widgets")
    for name in ("quiz", "house", "referee"):
        assert fresh.run_cell(f"{name} = 7\n{name}").result == 7
        assert fresh.run_cell(name).result == 7
    assert fresh.run_cell("%referee en").success
    assert fresh.run_cell(f"%%quiz mine\n{TABLES[0]}").success
    assert fresh.user_ns["mine"].score["of"] == 1
    static.language(None)


def test_a_slip_in_python_is_told_in_two_lines(fresh: Any) -> None:
    """What was asked, and what is wrong with it: nothing of where the referee noticed."""
    from IPython.utils.capture import capture_output

    fresh.run_cell("import referee\ntable = referee.read('rules: daifugo\\nseats: Aki, Ben')")
    with capture_output() as captured:
        fresh.run_cell("x = 1\ntable.ask('may Ben play 9')\n")
    asked, told = captured.stdout.strip().splitlines()
    assert asked.strip() == "table.ask('may Ben play 9')"
    assert told.startswith("ParseError: ")
    assert "“9”" in told


def test_a_language_holds_for_what_comes_after(shell: Any) -> None:
    from IPython.core.error import UsageError

    try:
        shell.run_line_magic("referee", "ja")
        assert shown(shell, "", TABLES[0]).data["text/plain"].startswith("Chieは")
        with pytest.raises(UsageError, match="ja or en"):
            shell.run_line_magic("referee", "fr")
    finally:
        static.language(None)


def test_a_table_with_moves_becomes_a_stepper(shell: Any) -> None:
    cell = LOCKED + "play:\n  Dan: C10\n  branch so:\n    Aki: pass\n"
    shown(shell, "game ja", cell)
    stepper = shell.user_ns["game"]
    assert stepper.lang == "ja"
    assert "Dan: C10 !" in stepper.table
    assert "branch so:" in stepper.table


def test_a_table_with_a_question_becomes_a_verdict(shell: Any) -> None:
    output = shown(shell, "answer", TABLES[0])
    assert shell.user_ns["answer"].answer == "no"
    assert output.data["text/plain"].startswith("Chie may not play ♣10.")
    assert "referee-still" in output.data["text/html"]
    assert "referee-still" in shown(shell, "", LOCKED).data["text/html"]


def test_an_error_is_shown_where_it_is(shell: Any) -> None:
    output = shown(shell, "ja", BAD)
    assert "<mark>X9</mark>" in output.data["text/html"]
    assert 'value="ja" checked' in output.data["text/html"]
    assert "3行目12文字目" in output.data["text/plain"]
    question = shown(shell, "", LOCKED + "ask:\n  may Chie fly\n")
    assert "<mark>" in question.data["text/html"]


def test_questions_become_quizzes(shell: Any) -> None:
    cell = f"{TABLES[0]}---\n{TABLES[1]}"
    shown(shell, "mine ja", cell, "quiz")
    mine = shell.user_ns["mine"]
    assert (mine.lang, mine.score["of"], mine.verdict) == ("ja", 2, {})
    output = shown(shell, "", cell.replace("S5 H5", "S5 5X"), "quiz")
    assert "<mark>5X</mark>" in output.data["text/html"]
    assert "Line 10, column 11" in output.data["text/plain"]


HOUSE = """extends = "daifugo"
[[clause]]
id = "mine.nine_skip"
title = { ja = "9飛び", en = "Nine skip" }
when.play.rank = "9"
then.skip = 1
"""


@pytest.mark.usefixtures("forgets_books")
def test_a_house_is_defined_in_a_cell_and_again(shell: Any) -> None:
    for skipped, turn in ((1, "Chie"), (2, "Aki")):
        output = shown(shell, "mine ja", HOUSE.replace("= 1", f"= {skipped}"), "house")
        assert f"9を出すと、次の{skipped}人が飛ばされる。" in output.data["text/plain"]
        assert "referee-still" in output.data["text/html"]
        said = "rules: mine\nseats: Aki, Ben, Chie\nturn: Aki\nplay:\n  Aki: S9\n"
        assert referee.read(said).ask("whose turn").answer == turn
    assert shell.user_ns["mine"].id == "mine"


@pytest.mark.usefixtures("forgets_books")
def test_what_is_wrong_with_a_house_is_underlined_in_its_cell(shell: Any) -> None:
    output = shown(shell, "mine", HOUSE.replace("skip = 1", "skp = 1"), "house")
    assert "<mark>then.skp</mark>" in output.data["text/html"]
    assert "Did you mean “skip”?" in output.data["text/plain"]
    assert "line 6" in output.data["text/plain"]
