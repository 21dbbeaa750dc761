"""The stepper's session: where it is, what it shows, what actions do; and the widget around it."""

from __future__ import annotations

import re
from typing import Any

import pytest

import referee
from referee.ui.shared.markdown import comment_html
from referee.ui.stepper.session import StepperSession
from referee.ui.stepper.text import read_story
from referee_widgets.desk import VerdictCard
from referee_widgets.stepper import Stepper
from tests.scenarios.files import FILES, scenarios_in
from tests.tiers import quick

from .test_story import STORY

pytest.importorskip("anywidget")

FIELDS = StepperSession.actions.fields()


def at(index: int, branch: str = "", lang: str = "en") -> dict[str, Any]:
    session = StepperSession(STORY, lang=lang)
    return session.act({"type": "go", "branch": branch, "index": index})


def cards(state: dict[str, Any]) -> list[list[str]]:
    return [play["cards"] for play in state["field"]]


def test_it_begins_at_the_beginning() -> None:
    state = StepperSession(STORY).state()
    assert (state["index"], state["length"], state["branch"]) == (0, 4, "")
    assert state["move"] is None
    assert state["verdict"] is None
    assert cards(state) == []
    assert "Aki leads." in state["commentHtml"]


def test_each_step_shows_its_move_its_verdict_and_what_it_changed() -> None:
    state = at(3)
    assert cards(state) == [["D4"], ["D6"], ["D9"]]
    assert state["move"]["label"] == "Chie: ♦9"
    assert state["verdict"]["answer"] == "yes"
    assert "lock" in state["changes"][0]["text"].lower()
    refused = at(4)
    assert refused["move"]["refused"]
    assert refused["verdict"]["answer"] == "no"
    assert cards(refused)[-1] == ["C10"]
    assert refused["asked"][0]["sentence"] == "It is Aki’s turn."
    assert at(3)["asked"] == []


def test_the_tree_says_what_leads_here() -> None:
    main, waits, too, gives_up = at(2, "Ben waits")["tree"]
    assert [line["depth"] for line in (main, waits, too, gives_up)] == [0, 1, 2, 1]
    assert [step["on"] for step in main["steps"]] == [True, False, False, False]
    assert [step["on"] for step in waits["steps"]] == [True, True]
    assert [step["tone"] for step in main["steps"]] == ["yes", "yes", "yes", "no"]
    assert gives_up["steps"][0]["index"] == 4


def test_quick_steps_all_count() -> None:
    """What Jupyter dropped on the way comes along with the next action."""
    session = StepperSession(STORY)
    first = {"seq": 1, "type": "step", "by": 1}
    assert session.act({"seq": 2, "type": "step", "by": 1, "earlier": [first]})["index"] == 2
    assert session.act({"seq": 3, "type": "step", "by": -1, "earlier": [first]})["index"] == 1
    for _ in range(9):
        state = session.act({"type": "step", "by": 1})
    assert state["index"] == state["length"] == 4


def test_playing_on_and_taking_back() -> None:
    session = StepperSession(STORY)
    session.act({"type": "go", "index": 2})
    state = session.act({"type": "make", "move": "H9"})
    assert (state["branch"], state["index"]) == ("Chie H9", 3)
    assert "  branch Chie H9:\n    Chie: H9\n" in state["text"]
    state = session.act({"type": "undo"})
    assert (state["branch"], state["index"], state["text"]) == ("", 2, STORY)
    state = session.act({"type": "redo"})
    assert (state["branch"], state["index"]) == ("Chie H9", 3)


def test_a_play_can_be_tapped_and_a_refused_one_stands() -> None:
    session = StepperSession("rules: offkai\nseats: Aki, Ben\nturn: Aki\nhands:\n  Aki: H9 D4\n")
    tapped = session.state()["plays"][0]["plays"]
    assert ["H9"] in tapped
    session.act({"type": "try", "cards": ["H9"]})
    state = session.act({"type": "make", "move": "Ben: H3"})
    assert state["move"]["refused"]
    assert "Ben: H3 !" in state["text"]


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ([], "a card such as"),
        (["H9"], "a name"),
        (["H9", "(H9)"], "a name"),
        (["X9"], "can’t do that"),
    ],
)
def test_a_play_of_no_cards_or_by_nobody_is_refused_in_words(cards: list[str], said: str) -> None:
    session = StepperSession("rules: million_doubt\nseats: Aki, Ben\n")
    before = session.text
    state = session.act({"type": "try", "cards": cards})
    assert said in state["problem"]["message"]
    assert session.text == before
    assert session.act({"type": "make", "move": "Aki: H9"})["problem"] is None


@pytest.mark.parametrize(
    ("game", "move"),
    [("league", "Ben: beats Aki"), ("million_doubt", "Aki: gives (?) to Ben")],
)
def test_a_move_that_nobody_asks_for_stands_and_the_story_goes_on(game: str, move: str) -> None:
    session = StepperSession(f"rules: {game}\nseats: Aki, Ben\nturn: Aki\n")
    state = session.act({"type": "make", "move": move})
    assert state["move"]["refused"]
    state = session.act({"type": "make", "move": "Aki: H9"})
    assert (state["problem"], state["length"]) == (None, 2)


def test_a_move_without_cards_has_a_verdict() -> None:
    """Added rules look at what a play won't do, and this one is none."""
    table = "rules: local + last_card_call\nseats: Aki, Ben\nturn: Aki\nhands:\n  Aki: S5 HK\n"
    session = StepperSession(table + "play:\n  Aki: S5\n  Aki: says last card\n")
    assert session.act({"type": "go", "index": 2})["verdict"]["answer"] == "yes"


def test_an_option_judges_the_whole_story_anew() -> None:
    session = StepperSession(STORY)
    state = session.act({"type": "option", "option": "suit_lock", "value": False})
    assert "- suit_lock" in state["text"]
    assert "Dan: C10\n" in state["text"]
    assert state["tree"][0]["steps"][3]["tone"] == "yes"


def test_moves_behind_something_open_are_not_made() -> None:
    text = """\
rules: daifugo + bloody_mary_b + q_bomber
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: SQ HQ C3 C6
  Ben: C4 C5
play:
  Aki: SQ HQ
  Ben: pass
  branch x:
    Chie: C5
  Chie: C6
"""
    session = StepperSession(text)
    state = session.act({"type": "go", "index": 3})
    assert [step["tone"] for step in state["tree"][0]["steps"]] == ["yes", "open", "open"]
    assert not state["move"]["made"]
    assert state["changes"] == []
    assert read_story(state["text"]) == session.story


def test_comments_are_markdown_and_nothing_else() -> None:
    html = comment_html("**b** <img src=x onerror=y> [l](javascript:z) ![i](http://x/y)\n\n<b>")
    assert "<strong>b</strong>" in html
    assert not re.search(r"<(?!/?(p|strong|a)\b)|javascript:[^)]*\"|src=\"", html)


def test_an_unreadable_text_is_kept_and_told() -> None:
    session = StepperSession(STORY)
    state = session.act({"type": "text", "text": STORY.replace("Chie: H9", "Chie: 9X")})
    assert state["text"] == STORY
    assert (state["problem"]["kind"], state["problem"]["line"]) == ("unreadable", 14)
    assert state["problem"]["column"] == 11
    assert "9X" in state["problem"]["text"]
    assert session.act({"type": "go", "index": 1})["problem"] is None


@pytest.mark.parametrize("value", [None, -1, "x", 99, True, {}, [1]])
@pytest.mark.parametrize("kind", FIELDS)
def test_no_action_raises(kind: str, value: Any) -> None:
    session = StepperSession(STORY)
    session.act({"type": "go", "index": 2})
    state = session.act({"type": kind, **dict.fromkeys(FIELDS[kind], value)})
    assert read_story(state["text"]) == session.story
    assert session.act({"no": "action"})["problem"]["kind"] == "action"


def test_both_languages_say_everything() -> None:
    for index in range(5):
        assert re.search("[ぁ-んァ-ヶ一-龠]", str(at(index, lang="ja")["labels"]["first"]))
        state = at(index, lang="ja")
        if state["verdict"]:
            assert re.search("[ぁ-ん]", state["verdict"]["sentence"])


# ---- moves of other kinds and families


def _stories() -> list[Any]:
    """The first scenario of each file that has a move beyond cards and passes."""
    told = []
    for path in FILES:
        tables = [each["table"] for each in scenarios_in(path)]
        kinds = re.compile(r"play:\n(.*\n)*  \S+: [a-z]+ (?!!)")
        found = next((table for table in tables if kinds.search(table)), None)
        if found:
            told.append(pytest.param(found, id=f"{path.parent.name}/{path.stem}"))
    return told


@pytest.mark.parametrize(
    "text", quick(_stories(), 12, "the first tier steps through a tenth of the scenarios' stories")
)
def test_moves_of_every_kind_are_shown(text: str) -> None:
    """In both languages; a move is marked as refused where its verdict says no."""
    try:
        story = read_story(text)
    except referee.RefereeError:
        pytest.skip("the scenario is about an error")
    session = StepperSession(text)
    assert session.story == story
    for lang in ("ja", "en"):
        session.act({"type": "lang", "lang": lang})
        for index in range(1, len(story.moves()) + 1):
            state = session.act({"type": "go", "index": index})
            assert state["problem"] is None
            assert state["verdict"], state["move"]["text"]
            assert (state["verdict"]["answer"] == "no") == state["move"]["refused"]
            assert not re.search(
                r"[a-z]_[a-z]|\{", state["move"]["label"] + state["question"]["label"]
            )


# ---- the widget


def test_its_traits_can_be_set_and_observed() -> None:
    stepper = Stepper(STORY, index=1)
    assert (stepper.index, stepper.branch, stepper.state["index"]) == (1, "", 1)
    seen: list[Any] = []
    stepper.observe(lambda change: seen.append(change["new"]), "index")
    stepper.action = {"seq": 1, "type": "go", "index": 4}
    assert seen == [4]
    assert stepper.verdict["answer"] == "no"
    stepper.branch = "Chie too"
    assert (stepper.index, stepper.state["branch"]) == (3, "Chie too")
    stepper.index = 99
    assert stepper.index == 3
    stepper.lang = "ja"
    assert stepper.state["lang"] == "ja"
    stepper.table = STORY.replace("Dan gives up", "he does not")
    assert "he does not" in stepper.table
    assert stepper.index == 0


def test_it_is_made_of_a_table_and_moves() -> None:
    table = referee.read("rules: offkai\nseats: Aki, Ben\n")
    stepper = Stepper(table, ["Aki: D4", "Ben: D6"], index=2)
    assert stepper.state["move"]["label"] == "Ben: ♦6"
    with pytest.raises(referee.ParseError):
        Stepper(table, ["Aki: nonsense"])


def test_a_verdict_card_lets_its_flips_be_tapped() -> None:
    table = referee.read("rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\n")
    card = VerdictCard(table.ask("may Chie play C10"))
    assert card.verdict["answer"] == "no"
    card.action = {"seq": 1, "type": "option", "option": "suit_lock", "value": False}
    assert card.verdict["answer"] == "yes"
    assert "- suit_lock" in card.table
    assert VerdictCard("rules: offkai\nseats: Aki, Ben\nask:\n  who leads\n").state["verdict"]
