"""Taps faster than answers: what was tapped is found where it is by now, none is lost.

A page draws a state and taps on it; several taps may be made on one state, by several pages. What
comes of them is what had come of them one after the other, each on the state after the one before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.ui.desk.session import DeskSession
from referee.ui.quiz.session import QuizSession
from referee.ui.rule_picker.session import PickerSession
from referee.ui.stepper.session import StepperSession
from tests.thorough import some

State = Mapping[str, Any]
Action = dict[str, Any]
Tap = Callable[[State], Action | None]
"""What somebody does who sees a state; ``None``: there is nothing to tap any more."""

TABLES = (
    """\
rules: offkai
seats: Aki, Ben, Chie, Dan
turn: Ben
field: Aki D4, Ben D7, D9, Jo=D10
hands:
  Aki: S3 H5 Jo ? x3
  Ben: C8
  Chie: ? x4
discards: S4 H4
ask:
  may Ben play C8
""",
    """\
rules: daifugo
seats: Aki, Ben, Chie
field: H5 S5, Jo=H8 Jo=S8, CJ DJ
hands:
  Aki: HQ SQ
  Ben: ? x2
""",
    """\
rules: million_doubt
seats: Aki, Ben, Chie
field: (H3), (?), (?), C9
hands:
  Ben: D9 S9
""",
    """rules: daifugo + seven_pass
seats: Aki, Ben, Chie
field: S4
hands:
  Chie: C7 C5
play:
  Aki: H5
  Ben: D6
  Chie: C7
""",
)
BOX = {"zone": "box"}


# ---- what a page does


def at_hand(state: State, seat: int) -> Action:
    return {"zone": "hand", "seat": seat, "seatId": state["seats"][seat]["id"]}


def lying(state: State) -> list[tuple[Action, str, int]]:
    """Every card that lies on the table: its place, itself, which of several alike."""
    places: list[tuple[Action, list[str]]] = [({"zone": "disputed"}, state["disputed"]["cards"])]
    places += [({"zone": "discards"}, state["discards"]["cards"])]
    places += [(at_hand(state, at), each["cards"]) for at, each in enumerate(state["seats"])]
    for at, play in enumerate(state["field"]):
        places.append(({"zone": "field", "play": at, "playId": play["id"]}, play["cards"]))
    found = []
    for place, cards in places:
        alike: dict[str, int] = {}
        for card in cards:
            kind = bare(card) if "Jo" not in card else "Jo"
            found.append((place, card, alike.get(kind, 0)))
            alike[kind] = alike.get(kind, 0) + 1
    return found


def bare(card: str) -> str:
    return card.strip("()").partition("=")[0]


def takes_back(card: str) -> Tap:
    """Taps a card that there is once, wherever it is seen."""

    def tap(state: State) -> Action | None:
        for place, each, nth in lying(state):
            if bare(each) == card:
                return {"type": "move", "card": each, "nth": nth, "from": place, "to": BOX}
        return None

    return tap


def lays(card: str, seat: int | None) -> Tap:
    def tap(state: State) -> Action | None:
        if any(bare(each) == card for _, each, _ in lying(state)):
            return None
        to = {"zone": "discards"} if seat is None else at_hand(state, seat)
        return {"type": "move", "card": card, "from": BOX, "to": to}

    return tap


def at_seat(seat: int, kind: str, **fields: Any) -> Tap:
    def tap(state: State) -> Action:
        return {"type": kind, "seat": seat, "seatId": state["seats"][seat]["id"], **fields}

    return tap


def plainly(**action: Any) -> Tap:
    return lambda _: action


# ---- one after the other, or all at once


def one_by_one(session: Any, taps: Iterable[Tap]) -> State:
    state: State = session.state()
    for tap in taps:
        action = tap(state)
        if action is not None:
            state = session.act(action)
    return state


def at_once(session: Any, taps: Iterable[Tap], pages: int = 1, twice: bool = False) -> State:
    """All taps on the state that there is: by so many pages, each action perhaps handed over twice,
    as hosts do."""
    seen, sent = session.state(), dict.fromkeys(range(pages), 0)
    for at, tap in enumerate(taps):
        action, page = tap(seen), at % pages
        if action is None:
            continue
        sent[page] += 1
        told = {**action, "seq": sent[page], "sender": f"page {page}"}
        session.act(told)
        if twice:
            session.act(told)
    state: State = session.state()
    return state


def undone(session: Any) -> int:
    count, state = 0, session.state()
    while state["canUndo"]:
        state = session.act({"type": "undo"})
        count += 1
    return count


@cache
def begun(text: str) -> State:
    """What a desk shows first."""
    return DeskSession(text).state()


@st.composite
def tables_and_taps(draw: st.DrawFn) -> tuple[str, list[Tap]]:
    """A table, and taps on different things of it, in any order."""
    text = draw(st.sampled_from(TABLES))
    state = begun(text)
    cards = [bare(card) for _, card, _ in lying(state) if bare(card) not in ("Jo", "?")]
    away = draw(st.lists(st.sampled_from(cards), unique=True))
    free = [card for card in ("H6", "D6", "C6", "SK") if card not in cards]
    seats = st.integers(0, len(state["seats"]) - 1)
    taps: list[Tap] = [takes_back(card) for card in away]
    taps += [lays(card, draw(seats | st.none())) for card in draw(st.sets(st.sampled_from(free)))]
    more = [
        at_seat(draw(seats), "unknown", by=1),
        at_seat(draw(seats), "unknown", by=1),
        at_seat(draw(seats), "title", title="newcomer"),
        plainly(type="lang", lang="ja"),
        plainly(type="option", option="revolution", value=False),
    ]
    taps += draw(st.lists(st.sampled_from(more), unique_by=id))
    return text, draw(st.permutations(taps))


@settings(deadline=None, max_examples=some(60))
@given(tables_and_taps(), st.integers(1, 3), st.booleans())
def test_taps_on_one_state_do_what_they_do_one_after_the_other(
    drawn: tuple[str, list[Tap]], pages: int, twice: bool
) -> None:
    text, taps = drawn
    slow, quick = DeskSession(text), DeskSession(text)
    wanted = one_by_one(slow, taps)
    found = at_once(quick, taps, pages, twice)
    assert found["text"] == wanted["text"]
    assert found["problem"] == wanted["problem"]
    assert undone(quick) == undone(slow)
    assert quick.state()["text"] == slow.state()["text"]


def test_eight_quick_taps_take_eight_cards_back() -> None:
    cards = ["D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10"]
    session = DeskSession(f"rules: offkai\nseats: Aki, Ben\nfield: {', '.join(cards)}\n")
    state = at_once(session, [takes_back(card) for card in cards], pages=2)
    assert (state["field"], state["problem"]) == ([], None)


@settings(deadline=None, max_examples=30)
@given(st.data())
def test_cards_alike_are_taken_back_one_by_one(data: st.DataObject) -> None:
    """Jokers and cards that nobody knows are told apart by where they lie only."""
    text = "rules: million_doubt\nseats: Aki, Ben\nfield: (?), (?) (?), D9, (?), Jo, Jo\n"
    session = DeskSession(text)
    seen = session.state()
    alike = [each for each in lying(seen) if each[1] in ("(?)", "Jo")]
    away = data.draw(st.permutations(alike).map(lambda all_: all_[: len(alike) // 2]))
    for place, card, nth in away:
        session.act({"type": "move", "card": card, "nth": nth, "from": place, "to": BOX})
    left = [(place["playId"], card) for place, card, _ in lying(session.state())]
    gone = [(place["playId"], card) for place, card, _ in away]
    wanted = [(place["playId"], card) for place, card, _ in lying(seen)]
    for each in gone:
        wanted.remove(each)
    assert left == wanted
    assert session.state()["problem"] is None


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(TABLES), st.data())
def test_a_second_tap_on_the_same_thing_does_no_harm(text: str, data: st.DataObject) -> None:
    session = DeskSession(text)
    seen = session.state()
    cards = [bare(card) for _, card, _ in lying(seen) if bare(card) not in ("Jo", "?")]
    action = takes_back(data.draw(st.sampled_from(cards)))(seen)
    assert action is not None
    once = session.act(action)
    again = session.act(action)
    assert (again["text"], again["problem"]) == (once["text"], None)


def test_what_is_gone_is_said_to_be_gone_and_nothing_else_is_hit() -> None:
    session = DeskSession("rules: offkai\nseats: Aki, Ben, Chie\nfield: Jo, Jo, D9\n")
    seen = session.state()
    first = {"zone": "field", "play": 0, "playId": seen["field"][0]["id"]}
    away = {"type": "move", "card": "Jo", "nth": 0, "from": first, "to": BOX}
    session.act(away)
    state = session.act(away)
    assert [play["cards"] for play in state["field"]] == [["Jo"], ["D9"]]
    assert state["problem"]["kind"] == "gone"
    assert session.act({"type": "lang", "lang": "ja"})["problem"] is None
    last = {"seat": 2, "seatId": seen["seats"][2]["id"]}
    session.act({"type": "seats", "count": 2})
    session.act({"type": "seats", "count": 3})  # somebody else sits there now
    for action in (
        {"type": "unknown", **last, "by": 1},
        {"type": "rename", **last, "name": "Eve"},
        {"type": "move", "card": "S3", "from": BOX, "to": {"zone": "hand", **last}},
        {"type": "player", "play": 0, "playId": first["playId"], "seat": None},
        {"type": "stand", "card": "Jo", "at": {"zone": "hand", **last}, "as": "S8"},
        {"type": "make", "move": "Ben: pass", "offered": True},
    ):
        before = session.state()["text"]
        state = session.act(action)
        assert (state["text"], state["problem"]["kind"]) == (before, "gone"), action


def test_a_card_goes_to_the_play_that_was_meant() -> None:
    session = DeskSession("rules: offkai\nseats: Aki, Ben\nfield: D4, H9, S7\n")
    seen = session.state()
    top = {"zone": "field", "play": 2, "playId": seen["field"][2]["id"]}
    session.act(takes_back("D4")(seen) or {})
    state = session.act({"type": "move", "card": "C7", "from": BOX, "to": top})
    assert [play["cards"] for play in state["field"]] == [["H9"], ["S7", "C7"]]
    for card in ("S7", "C7"):
        session.act(takes_back(card)(state) or {})
    state = session.act({"type": "move", "card": "HK", "from": BOX, "to": top})
    assert [play["cards"] for play in state["field"]] == [["H9"], ["HK"]]


def test_the_joker_that_was_tapped_is_the_one_that_goes() -> None:
    session = DeskSession("rules: offkai\nseats: Aki, Ben\nfield: H8 Jo=S8 Jo=D8\n")
    place, card, nth = lying(session.state())[2]
    state = session.act({"type": "move", "card": card, "nth": nth, "from": place, "to": BOX})
    assert state["field"][0]["cards"] == ["H8", "Jo=S8"]


def test_what_a_joker_stands_for_is_the_last_that_was_said() -> None:
    session = DeskSession("rules: offkai\nseats: Aki, Ben\nfield: H8 Jo Jo\n")
    at = lying(session.state())[1][0]
    for nth, stands in ((0, "S8"), (1, "C8"), (0, "D8")):  # each tapped on the same state
        session.act({"type": "stand", "card": "Jo", "nth": nth, "at": at, "as": stands})
    assert session.state()["field"][0]["cards"] == ["H8", "Jo=D8", "Jo=C8"]


def test_a_seat_is_the_same_whatever_it_is_called_meanwhile() -> None:
    """Leaving the field of a name by a tap on something else sends both at once."""
    session = DeskSession("rules: offkai\nseats: Aki, Ben, Chie\nturn: Ben\nfield: Aki D4\n")
    ben = {"seat": 1, "seatId": session.state()["seats"][1]["id"]}
    session.act({"type": "rename", **ben, "name": "Bob"})
    session.act({"type": "unknown", **ben, "by": 1})
    session.act({"type": "make", "move": "Ben: pass"})
    state = session.act({"type": "ask", "text": "may Ben play D5"})
    assert state["problem"] is None
    assert state["question"]["text"] == "may Bob play D5"
    assert "Bob: ? x1" in state["text"]
    assert "Bob: pass" in state["text"]


def test_steps_up_and_down_all_count() -> None:
    session = DeskSession()
    seen = session.state()
    at = {"seat": 0, "seatId": seen["seats"][0]["id"]}
    taps = [plainly(type="seats", by=1)] * 3 + [plainly(type="unknown", **at, by=1)] * 5
    state = at_once(session, taps, pages=2, twice=True)
    assert (len(state["seats"]), state["seats"][0]["unknown"]) == (7, 5)


def test_flips_tapped_at_once_are_all_tried_and_only_what_was_seen_is_kept() -> None:
    text = (
        "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\nask:\n  may Chie play C10\n"
    )
    session = DeskSession(text)
    session.act({"type": "suppose", "more": {"suit_lock": False}})
    tried = session.act({"type": "suppose", "more": {"revolution": False}})["tried"]["options"]
    assert tried == {"suit_lock": False, "revolution": False}
    seen = {"suit_lock": False}
    state = session.act({"type": "keep", "options": seen})
    assert (state["problem"]["kind"], state["tried"]["options"]) == ("gone", tried)
    session.act({"type": "suppose", "less": ["revolution"]})
    kept = session.act({"type": "keep", "options": seen})
    assert "rules: offkai - suit_lock" in kept["text"]
    again = session.act({"type": "keep", "options": seen})
    assert (again["text"], again["problem"]) == (kept["text"], None)
    assert again["notice"] == kept["notice"] != ""


def test_the_turn_that_is_taken_away_is_that_seats() -> None:
    session = DeskSession("rules: offkai\nseats: Aki, Ben\nturn: Aki\n")
    session.act({"type": "turn", "seat": 1})
    assert "turn: Ben" in session.act({"type": "turn", "seat": 0, "on": False})["text"]
    assert "turn:" not in session.act({"type": "turn", "seat": 1, "on": False})["text"]


# ---- the other faces

STORY = """\
rules: offkai
seats: Aki, Ben, Chie, Dan
play:
  Aki: D4
  branch other:
    Ben: H9
  Ben: D7
  Chie: D9
"""


def test_a_play_is_made_at_the_step_it_was_tapped_at() -> None:
    session = StepperSession(STORY)
    here = {"branch": "", "index": 2}
    chosen = {"type": "try", "cards": ["S9"], **here}
    once = session.act(chosen)
    again = session.act(chosen)
    assert again["text"] == once["text"]
    assert (again["branch"], again["index"]) == (once["branch"], 3)
    session.act({"type": "go", "branch": "", "index": 0})
    state = session.act({"type": "make", "move": "pass", **here})
    assert "Chie: pass" in state["text"]
    state = session.act({"type": "say", "comment": "Three left.", **here})
    assert "  Ben: D7  # Three left.\n" in state["text"]


def test_branches_are_found_under_their_new_names_and_gone_ones_do_no_harm() -> None:
    session = StepperSession(STORY)
    session.act({"type": "rename", "branch": "other", "name": "high"})
    state = session.act({"type": "go", "branch": "other", "index": 2})
    assert (state["branch"], state["index"]) == ("high", 2)
    session.act({"type": "rename", "branch": "other", "name": "high"})
    removed = session.act({"type": "remove", "branch": "other"})
    assert "branch" not in removed["text"]
    for action in ("go", "remove"):
        state = session.act({"type": action, "branch": "high", "index": 2})
        assert (state["text"], state["problem"]["kind"]) == (removed["text"], "gone")
    state = session.act({"type": "go", "branch": "never", "index": 2})
    assert state["problem"]["kind"] == "unknown"
    session.act({"type": "go", "index": 0})
    assert session.act({"type": "go", "index": None})["index"] == 3


QUIZZES = "\n---\n".join(
    f"rules: offkai\nseats: Aki, Ben\nfield: D{rank}\nask:\n  may Ben play D7\n"
    for rank in (4, 5, 9)
)


def test_an_answer_is_to_the_quiz_it_was_given_at() -> None:
    session = QuizSession(QUIZZES)
    first = session.state()["quizId"]
    session.act({"type": "step", "by": 1})
    session.act({"type": "step", "by": 1})
    state = session.act({"type": "answer", "said": "yes", "quizId": first})
    assert (state["index"], state["given"]) == (2, None)
    assert [entry["done"] for entry in state["list"]] == ["right", "open", "open"]
    assert session.act({"type": "answer", "said": "no", "quizId": first})["problem"] is None
    assert session.score == {"right": 1, "answered": 1, "of": 3}
    state = session.act({"type": "option", "option": "suit_lock", "value": False, "quizId": first})
    assert state["problem"]["kind"] == "gone"
    session.act({"type": "go", "index": 0})
    session.act({"type": "text", "text": QUIZZES})
    state = session.act({"type": "hint", "quizId": first})
    assert state["problem"]["kind"] == "gone"


def test_a_ruling_taken_back_twice_is_taken_back() -> None:
    session = PickerSession("daifugo")
    session.act({"type": "ruling", "option": "second_j", "value": "stays"})
    assert session.act({"type": "unrule", "option": "second_j"})["problem"] is None
    assert session.act({"type": "unrule", "option": "second_j"})["problem"]["kind"] == "gone"


# ---- pages


def test_each_page_counts_its_own() -> None:
    session = DeskSession()
    more = {"type": "seats", "by": 1, "seq": 1}
    for sender in ("a", "b"):
        state = session.act({**more, "sender": sender})
        state = session.act({**more, "sender": sender})
    assert len(state["seats"]) == 6
    assert (state["heard"], state["seq"]) == ({"a": 1, "b": 1}, 0)
    late = {**more, "seq": 3, "sender": "a", "earlier": [{**more, "seq": 2, "sender": "a"}, more]}
    assert len(session.act(late)["seats"]) == 9
    assert session.state()["seq"] == 1


@pytest.mark.parametrize("sender", [None, 3, [], {}, "x" * 101])
def test_a_page_without_a_name_is_like_any_other(sender: Any) -> None:
    state = DeskSession().act({"type": "seats", "by": 1, "seq": 4, "sender": sender})
    assert (state["seq"], state["heard"], len(state["seats"])) == (4, {}, 5)


def test_of_many_pages_the_latest_are_known() -> None:
    session = DeskSession()
    for at in range(60):
        session.act({"type": "still", "seq": 1, "sender": f"page {at}"})
    assert list(session.state()["heard"]) == [f"page {at}" for at in range(10, 60)]
