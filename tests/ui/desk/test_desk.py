"""The dispute desk: actions in, state out, nothing lost."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from referee.argument.text_reader import understand
from referee.cli.commands import argue
from referee.i18n.card_names import card_words
from referee.ui.desk.session import DeskSession
from referee.ui.rule_picker.session import PickerSession
from referee.ui.shared.labels import labels

BOX = {"zone": "box"}
FIELD = {"zone": "field"}
DISPUTED = {"zone": "disputed"}
LOCKED = "rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\n"


def hand(seat: int) -> dict[str, Any]:
    return {"zone": "hand", "seat": seat}


class User:
    """Does things at a desk and looks at what it shows."""

    def __init__(self, text: str = "", lang: str = "en") -> None:
        self.session = DeskSession(text, lang)
        self.seq = 0

    def does(self, type_: str, **fields: Any) -> dict[str, Any]:
        self.seq += 1
        state = self.session.act({"seq": self.seq, "type": type_, **fields})
        assert state["seq"] == self.seq
        json.dumps(state)
        return state

    def puts(self, card: str, to: dict[str, Any], of: dict[str, Any] = BOX) -> dict[str, Any]:
        return self.does("move", card=card, **{"from": of, "to": to})

    @property
    def sees(self) -> dict[str, Any]:
        return self.session.state()

    @property
    def answer(self) -> Any:
        verdict = self.sees["verdict"]
        return verdict and verdict["answer"]


@pytest.fixture
def user() -> User:
    return User()


# ---- building a table


def test_a_dispute_is_settled_in_four_taps(user: User) -> None:
    for card in ("D4", "D7", "D9"):
        user.puts(card, FIELD)
    state = user.puts("C10", DISPUTED)
    assert state["question"]["followed"]
    assert state["verdict"]["answer"] == "no"
    assert [reason["clause"] for reason in state["verdict"]["reasons"]] == ["daifugo.suit_lock"]
    assert state["verdict"]["flips"] is None
    drawn = user.does("flips")["verdict"]
    assert [flip["option"] for flip in drawn["flips"]] == ["suit_lock"]
    assert drawn == state["verdict"] | {"flips": drawn["flips"], "open": drawn["open"]}


def test_asking_for_the_flips_changes_nothing_else(user: User) -> None:
    """The page asks for them by itself: what it told the user last must stay."""
    user.does("text", text=LOCKED + "ask:\n  may Aki play C10\n")
    user.does("suppose", options={"suit_lock": False})
    kept = user.does("keep")
    assert kept["notice"]
    drawn = user.does("flips")
    assert drawn == kept | {"seq": user.seq, "verdict": drawn["verdict"]}
    refused = user.does("move", card="D4", **{"from": FIELD, "to": {"zone": "nowhere"}})
    assert user.does("flips")["problem"] == refused["problem"] is not None


def test_a_page_without_python_has_the_flips(user: User) -> None:
    user.does("text", text=LOCKED + "ask:\n  may Aki play C10\n")
    (state,) = user.session.states("ja").values()
    assert [flip["option"] for flip in state["verdict"]["flips"]] == ["suit_lock"]


def test_cards_are_added_to_a_play_and_taken_back(user: User) -> None:
    user.puts("S4", FIELD)
    user.puts("H4", {"zone": "field", "play": 0})
    user.puts("S5", FIELD)
    assert [play["cards"] for play in user.sees["field"]] == [["S4", "H4"], ["S5"]]
    user.puts("S4", BOX, {"zone": "field", "play": 0})
    user.puts("H4", {"zone": "field", "play": 1}, {"zone": "field", "play": 0})
    assert [play["cards"] for play in user.sees["field"]] == [["S5", "H4"]]


def test_there_is_a_card_once_wherever_it_is_taken_from(user: User) -> None:
    user.puts("S4", FIELD)
    state = user.puts("S4", DISPUTED)  # by a page on which it lies in the box still
    assert (state["disputed"]["cards"], state["field"]) == (["S4"], [])
    for _ in range(3):
        user.puts("Jo", hand(0))
    assert user.sees["seats"][0]["cards"] == ["Jo", "Jo"]


def test_a_joker_stands_for_a_card(user: User) -> None:
    user.puts("S4", DISPUTED)
    user.puts("Jo", DISPUTED)
    user.does("stand", card="Jo", at=DISPUTED, **{"as": "H4"})
    assert user.sees["disputed"]["cards"] == ["S4", "Jo=H4"]
    assert user.puts("Jo=H4", hand(1), DISPUTED)["seats"][1]["cards"] == ["Jo"]


def test_a_hand_left_alone_is_unknown_and_a_counted_one_says_so(user: User) -> None:
    assert "hands:" not in user.sees["text"]
    user.does("unknown", seat=1, count=5)
    user.puts("C10", hand(2))
    assert "Ben: ? x5" in user.sees["text"]
    assert "Chie: C10 ?" in user.sees["text"]
    user.does("unknown", seat=1, count=None)
    user.puts("C10", BOX, hand(2))
    assert "hands:" not in user.sees["text"]


def test_the_last_unknown_card_may_be_the_disputed_one(user: User) -> None:
    user.does("disputer", seat=1)
    user.does("unknown", seat=1, count=1)
    state = user.puts("S9", DISPUTED)
    assert state["seats"][1]["unknown"] == 0
    assert "Ben: S9\n" in state["text"]
    assert user.puts("S9", BOX, DISPUTED)["seats"][1]["unknown"] == 1


def test_another_disputer_leaves_the_first_one_what_was_theirs() -> None:
    user = User("rules: offkai\nseats: Aki, Ben\nhands:\n  Aki: S5 S9\n  Ben: ? x2\n")
    user.does("disputer", seat=0)
    user.puts("S9", DISPUTED, hand(0))
    assert user.sees["seats"][0]["cards"] == ["S5"]
    user.does("clear", what="disputed")
    assert user.sees["seats"][0]["cards"] == ["S5", "S9"]


def test_a_name_of_two_words_is_one_name(user: User) -> None:
    """Blanks part the words of a table's text: nobody has to know that who types a name."""
    user.does("rename", seat=0, name=" 佐藤　アキ ")
    state = user.does("rename", seat=1, name="Mary Ann")
    assert [seat["name"] for seat in state["seats"]][:2] == ["佐藤・アキ", "Mary-Ann"]
    assert state["problem"] is None


def test_a_player_without_a_name_is_not_silently_the_former(user: User) -> None:
    state = user.does("rename", seat=0, name=" ")
    assert state["problem"]["message"] == "A player needs a name."
    assert state["seats"][0]["name"] == "Aki"


@pytest.mark.parametrize(
    ("lang", "card", "label"),
    [
        ("en", "(H3)", "May Aki play ♥3, face down?"),
        ("ja", "(H3)", "Akiは裏の♥3を出せる?"),
        ("en", "H3", "May Aki play ♥3?"),
    ],
)
def test_a_question_about_cards_face_down_says_so(lang: str, card: str, label: str) -> None:
    user = User(f"rules: million_doubt\nseats: Aki, Ben\nask:\n  may Aki play {card}\n")
    assert user.does("lang", lang=lang)["question"]["label"] == label


def test_seats_come_and_go_with_all_that_is_theirs(user: User) -> None:
    user.puts("S5", hand(3))
    user.does("turn", seat=3)
    state = user.does("seats", count=3)
    assert [seat["name"] for seat in state["seats"]] == ["Aki", "Ben", "Chie"]
    assert "S5" not in state["text"]
    assert user.does("seats", count=9)["seats"][8]["name"] == "Iku"
    assert user.does("seats", count=99)["problem"] is None


def test_a_seat_takes_its_new_name_everywhere() -> None:
    user = User(
        "rules: offkai\nseats: Aki, Ben\nturn: Ben\nhands:\n  Ben: S9 ?\nfield: Ben S4\n"
        "state: passed Ben\nask:\n  what may Ben play\n"
    )
    state = user.does("rename", seat=1, name="健")
    assert "Ben" not in state["text"]
    assert state["text"].count("健") == 6
    for bad in ("a:b", "x,y", "(z)"):
        state = user.does("rename", seat=1, name=bad)
        assert state["problem"]["kind"] == "name"
        assert state["seats"][1]["name"] == "健"


# ---- what holds


def test_a_lock_that_follows_can_be_denied_and_allowed_again() -> None:
    user = User(LOCKED)
    mark = next(mark for mark in user.sees["marks"] if mark["mark"] == "suit lock D")
    assert (mark["on"], mark["follows"]) == (True, True)
    assert "state: no suit lock" in user.does("mark", mark="suit lock D", on=False)["text"]
    assert "state" not in user.does("mark", mark="suit lock D", on=True)["text"]


@pytest.mark.parametrize(
    ("field", "near"),
    [
        ("D4", []),
        ("D4, D7", ["strict lock D", "suit lock D"]),
        ("D4, S7", []),
        ("D4 S4, S7 D7", ["strict lock SD", "suit lock SD"]),
        ("D4 S4, D7 Jo=S7", ["strict lock SD", "suit lock SD"]),
        ("D4, D7, D9", ["strict lock D"]),  # the suit lock holds
    ],
)
def test_a_lock_is_near_after_two_plays_of_its_suits(field: str, near: list[str]) -> None:
    user = User(f"rules: offkai\nseats: Aki, Ben, Chie\nfield: {field}\n")
    assert [mark["mark"] for mark in user.sees["marks"] if mark["near"]] == near


@pytest.mark.parametrize(
    ("table", "stronger"),
    [
        ("rules: daifugo\nseats: Aki, Ben\n", []),
        ("rules: daifugo\nseats: Aki, Ben\nfield: D4, DQ\n", ["K", "A", "2", "Jo"]),
        ("rules: daifugo\nseats: Aki, Ben\nfield: DQ Jo=SQ\n", ["K", "A", "2", "Jo"]),
        ("rules: daifugo\nseats: Aki, Ben\nfield: Jo\n", []),
        ("rules: daifugo\nseats: Aki, Ben\nstate: revolution\nfield: D5\n", ["4", "3", "Jo"]),
        ("rules: hearts\nseats: Aki, Ben, Chie, Dan\nfield: D4\n", []),
    ],
)
def test_the_desk_knows_which_ranks_are_stronger(table: str, stronger: list[str]) -> None:
    assert User(table).sees["stronger"] == stronger


def test_marks_of_another_book_have_names_in_both_languages() -> None:
    user = User("rules: daifugo\nseats: Aki, Ben, Chie\nfield: D4\n")
    for lang in ("en", "ja"):
        assert all(mark["label"] for mark in user.does("lang", lang=lang)["marks"])


def test_a_mark_that_two_spellings_write_has_one_switch() -> None:
    user = User("rules: napoleon\nseats: Aki, Ben, Chie, Dan, Emi\nstate: contract 13S, kitty\n")
    texts = [mark["mark"] for mark in user.sees["marks"] if mark["on"]]
    assert sorted(texts) == sorted(set(texts))


def test_revolution_is_stated(user: User) -> None:
    assert "state: revolution" in user.does("mark", mark="revolution", on=True)["text"]
    assert "state" not in user.does("mark", mark="revolution", on=False)["text"]


def test_clearing_the_field_keeps_the_revolution() -> None:
    user = User(LOCKED + "state: revolution, J-back, passed Ben\n")
    state = user.does("clear", what="field")
    assert state["field"] == []
    assert "state: revolution\n" in state["text"]


# ---- rules


def test_a_flip_can_be_tapped_and_taken_back() -> None:
    user = User(LOCKED + "ask:\n  may Aki play C10\n")
    flip = user.does("flips")["verdict"]["flips"][0]
    state = user.does("option", option=flip["option"], value=flip["value"])
    assert state["verdict"]["answer"] == flip["answer"] == "yes"
    assert "- suit_lock" in state["text"]
    user.does("undo")
    assert user.answer == "no"
    user.does("redo")
    assert user.answer == "yes"


def test_an_unknown_option_is_told_and_changes_nothing(user: User) -> None:
    before = user.sees["text"]
    state = user.does("option", option="no_such_rule", value=True)
    assert state["problem"]["kind"] == "unknown"
    assert state["text"] == before


# ---- text


def test_text_and_desk_say_the_same() -> None:
    text = (
        "rules: offkai - suit_lock\nseats: Aki (daifugo), Ben, Chie, Dan (daihinmin)\nturn: Chie\n"
        "hands:\n  Aki: out 1\n  Chie: C2 C10 ? x3\nfield: D4, Aki D7, Ben D9\ndiscards: S4 S5\n"
        "state: revolution\nask:\n  may Chie play C10\n  who leads\n"
    )
    user = User(text)
    state = user.sees
    assert state["disputed"] == {"seat": 2, "cards": ["C10"], "faults": [], "wrong": []}
    assert state["seats"][2]["cards"] == ["C2"]
    assert User(state["text"]).sees["text"] == state["text"]
    assert "Chie: C10 C2 ? x3" in state["text"]


def test_an_unreadable_text_is_kept_and_the_table_stays(user: User) -> None:
    user.puts("D4", FIELD)
    before = user.sees["text"]
    typed = "rules: offkai\nseats: Aki, Ben\nfield: D4 5X\n"
    state = user.does("text", text=typed)
    assert state["text"] == before
    assert state["problem"]["kind"] == "unreadable"
    assert (state["problem"]["line"], state["problem"]["text"]) == (3, typed)
    assert user.puts("D5", FIELD)["problem"]["text"] == typed
    assert user.does("text", text=before)["problem"] is None


def test_a_question_that_cannot_be_read_names_its_place(user: User) -> None:
    state = user.does("text", text="seats: Aki, Ben\nrules: offkai\nask:\n  may Aki jump\n")
    assert (state["problem"]["line"], state["problem"]["column"]) == (4, 11)
    assert user.does("ask", text="may Aki jump")["problem"]["kind"] == "question"


def test_an_impossible_table_is_shown_with_its_faults() -> None:
    user = User(
        "rules: offkai\nseats: Aki, Ben\nhands:\n  Aki: D9 S3\nfield: D9\nask:\n  who leads\n"
    )
    state = user.sees
    assert state["verdict"] is None
    assert state["field"][0]["faults"]
    assert "♦9" in state["field"][0]["faults"][0]
    assert user.puts("D9", BOX, hand(0))["field"][0]["faults"] == []


# ---- playing on


def test_a_play_that_stands_goes_to_the_field_and_the_table_goes_on(user: User) -> None:
    user.puts("D4", FIELD)
    user.puts("D8", DISPUTED)
    state = user.does("play")
    assert state["disputed"]["cards"] == []
    assert state["question"]["text"] == "what happens"
    assert "daifugo.eight_cut" in [reason["clause"] for reason in state["verdict"]["reasons"]]
    assert "play:\n  Aki: D8" in state["text"]


def test_after_moves_the_desk_shows_where_they_led() -> None:
    user = User(LOCKED + "play:\n  Aki: D10\n")
    top = {each: user.sees["field"][-1][each] for each in ("cards", "seat", "faults", "wrong")}
    assert top == {"cards": ["D10"], "seat": 0, "faults": [], "wrong": []}
    assert "play:" in user.sees["text"]
    state = user.puts("DJ", FIELD)
    assert state["text"].endswith("play:\n  Aki: D10\n  Ben: DJ\n")
    assert [play["cards"] for play in state["field"]][-2:] == [["D10"], ["DJ"]]


def test_an_illegal_move_of_a_text_has_its_verdict() -> None:
    user = User(LOCKED + "play:\n  Aki: C10\n")
    assert user.sees["problem"]["kind"] == "illegal"
    assert user.answer == "no"


def test_passes_go_on_until_the_field_is_cleared() -> None:
    user = User("rules: offkai\nseats: Aki, Ben\nturn: Ben\nfield: Aki D9\n")
    assert user.sees["moves"] == [{"text": "Ben: pass", "label": "Ben passes"}]
    state = user.does("make", move="Ben: pass")
    assert state["field"] == []
    assert state["discards"]["cards"] == ["D9"]
    assert user.does("make", move="Ben: dances")["problem"]["kind"] == "move"
    assert user.sees["problem"]["text"] == "Ben: dances"


def test_possible_plays_can_be_tried() -> None:
    hands = "hands:\n  Aki: D4 D10 H3\n"
    user = User(f"rules: offkai\nseats: Aki, Ben\n{hands}field: D7\nask:\n  what may Aki play\n")
    plays = user.sees["verdict"]["plays"][0]["plays"]
    assert plays == [["D10"]]
    state = user.does("try", cards=plays[0])
    assert state["disputed"] == {"seat": 0, "cards": ["D10"], "faults": [], "wrong": []}
    assert state["seats"][0]["cards"] == ["D4", "H3"]
    assert state["verdict"]["answer"] == "yes"


# ---- words


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_what_is_typed_in_one_line_is_refused_without_a_place(lang: str) -> None:
    user = User("rules: offkai\nseats: Aki, Ben\nturn: Ben\nfield: Aki D9\n", lang)
    wrong = [("ask", "text", "may Aki jump"), ("ask", "text", "may Aki"), ("make", "move", "Ben:")]
    for kind, field, text in wrong:
        problem = user.does(kind, **{field: text})["problem"]
        assert problem["kind"] == ("question" if kind == "ask" else "move")
        assert (problem["line"], problem["column"], problem["text"]) == (None, None, text)
        assert not re.search(r"[Ll]ine \d|column \d|行目|文字目", problem["message"])
    written = user.does("text", text="rules: offkai\nseats: Aki, Ben\nfield: D?")["problem"]
    assert re.search("Line 3|3行目", written["message"])


@pytest.mark.parametrize(("lang", "joker"), [("ja", "とジョーカー"), ("en", " and a joker")])
def test_question_sentence_and_answer_spell_cards_alike(lang: str, joker: str) -> None:
    pair = "rules: offkai\nseats: Aki, Ben\nfield: Aki D9\nask:\n  may Ben play Jo HJ\n"
    state = User(pair, lang).sees
    for text in (state["question"]["label"], state["verdict"]["sentence"]):
        assert f"♥J{joker}" in text
        assert not re.search(r"\bJo\b|HJ", text)
    ending = "rules: offkai\nseats: Aki, Ben\nhands:\n  Aki: S8\nturn: Aki\nplay:\n  Aki: S8\n"
    shown = User(ending + "ask:\n  what happens\n", lang).sees["verdict"]
    assert "♠8" in shown["answerLabel"]
    assert "S8" not in shown["answerLabel"]


def test_a_joker_shows_what_it_stands_for() -> None:
    assert card_words("en", "May Ben play Jo=S8 S9?") == "May Ben play joker(♠8) ♠9?"
    assert card_words("ja", "AkiのJo=2+とJo") == "Akiのジョーカー(2の上)とジョーカー"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("ja", ("何も起こらない", "次はBenの番。")),
        ("en", ("Nothing happens", "Ben is next.")),
    ],
)
def test_where_nothing_happens_it_says_who_is_next(lang: str, said: tuple[str, str]) -> None:
    text = "rules: offkai\nseats: Aki, Ben\nturn: Aki\nplay:\n  Aki: D4\nask:\n  what happens\n"
    verdict = User(text, lang).sees["verdict"]
    assert (verdict["answerLabel"], verdict["headline"]) == said


def test_everything_is_said_in_both_languages() -> None:
    user = User(LOCKED + "ask:\n  may Aki play C10\n")
    english = user.sees
    japanese = user.does("lang", lang="ja")
    assert japanese["verdict"]["answerLabel"] == "出せない"
    assert japanese["labels"].keys() == english["labels"].keys()
    assert japanese["text"] == english["text"]
    assert not user.sees["canUndo"]


def test_an_untouched_desk_speaks_the_language_of_its_names(user: User) -> None:
    assert user.does("lang", lang="ja")["seats"][0]["name"] == "アキ"
    user.puts("D4", FIELD)
    assert user.does("lang", lang="en")["seats"][0]["name"] == "アキ"


def test_labels_leave_their_variables_to_the_page() -> None:
    for lang in ("en", "ja"):
        assert all("$" not in text for text in labels(lang).values())
        assert set(re.findall(r"{(\w+)}", labels(lang)["card-name"])) == {"suit", "rank"}


# ---- whatever comes


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": "nonsense"},
        {"type": "move"},
        {"type": "move", "card": "X9", "from": BOX, "to": FIELD},
        {"type": "move", "card": "D9", "from": hand(7), "to": FIELD},
        {"type": "stand", "card": "Jo", "at": DISPUTED, "as": "Z"},
        {"type": "rename", "seat": 9, "name": "Eve"},
        {"type": "player", "play": 4, "seat": 0},
        {"type": "lang", "lang": "tlh"},
        {"type": "book", "book": "no_such_book"},
        {"type": "disputer", "seat": None},
        {"type": "out", "seat": 0, "out": "nowhere"},
        {"type": "mark", "mark": "eclipse", "on": True},
        {"type": "undo"},
        {"type": "redo"},
        {"type": "play"},
    ],
)
def test_no_action_breaks_the_desk(user: User, action: dict[str, Any]) -> None:
    user.puts("D4", FIELD)
    user.session.act(action)
    assert user.puts("D7", FIELD)["field"][-1]["cards"] == ["D7"]


def test_actions_that_jupyter_dropped_are_done_first_and_once() -> None:
    session = DeskSession(text="rules: offkai\nseats: Aki, Ben\n")
    box, field = {"zone": "box"}, {"zone": "field"}
    moves = [
        {"seq": at, "type": "move", "card": card, "from": box, "to": field}
        for at, card in enumerate(("D4", "D7", "D9"), 1)
    ]
    session.act(moves[0])
    state = session.act({**moves[2], "earlier": moves[:2]})
    assert [play["cards"] for play in state["field"]] == [["D4"], ["D7"], ["D9"]]
    assert state["seq"] == 3
    # marimo hands an action over twice, and the second time may come late
    assert session.act({**moves[1], "earlier": moves[:1]}) == state
    assert session.act(moves[2]) == state


def test_a_refused_play_stands_and_says_why() -> None:
    user = User("rules: offkai\nseats: Aki, Ben, Chie\nplay:\n  Aki: D9\n")
    state = user.session.act({"type": "make", "move": "Ben: C4"})
    assert state["problem"]["kind"] == "refused"
    assert "doesn’t beat" in state["problem"]["message"]
    assert "Ben: C4 !" in state["text"]
    state = user.session.act({"type": "make", "move": "Chie: C10"})
    assert state["problem"] is None


# ---- another header


def test_other_rules_judge_the_table_that_lies_there() -> None:
    session = DeskSession("rules: offkai\nseats: Aki, Ben, Chie, Dan\nfield: D4, D7, D9\n")
    state = session.act({"type": "rules", "text": "rules: daifugo + seven_pass\nseats: X"})
    assert state["text"].startswith("rules: daifugo + seven_pass\nseats: Aki, Ben, Chie, Dan\n")
    assert [play["cards"] for play in state["field"]] == [["D4"], ["D7"], ["D9"]]
    assert (session.rules, state["problem"]) == ("rules: daifugo + seven_pass\n", None)
    assert session.act({"type": "undo"})["book"] == "offkai"


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_cards_that_the_new_deck_lacks_are_told_and_come_back(lang: str) -> None:
    text = "rules: offkai\nseats: Aki, Ben\nhands:\n  Aki: Jo ? x2\nfield: D4\n"
    session = DeskSession(text, lang)
    state = session.act({"type": "rules", "text": "rules: torite, game = daifugo"})
    assert state["problem"]["kind"] == "cleared"
    assert "♦4" in state["problem"]["message"]
    assert state["field"] == []
    assert session.act({"type": "undo"})["text"] == text
    state = session.act({"type": "rules", "text": "rules: whist"})
    assert state["problem"]["kind"] == "cleared"


def test_rules_that_cannot_be_read_leave_the_table() -> None:
    session = DeskSession("rules: offkai\nseats: Aki, Ben\nfield: D4\n")
    before = session.state()
    state = session.act({"type": "rules", "text": "rules: offkai + nothing"})
    assert "nothing" in state["problem"]["message"]
    assert state["text"] == before["text"]


def test_whoever_has_just_played_may_be_asked_about_going_out() -> None:
    desk = DeskSession("rules: daifugo\nseats: Aki, Ben, Chie\nplay:\n  Aki: S8\n")
    assert "is Aki out" in [each["text"] for each in desk.state()["questions"]]
    desk.act({"type": "ask", "text": "is Aki out"})
    assert desk.verdict
    assert desk.verdict["answer"] == "depends"


def laid(book: str, *cards: str) -> list[list[str]]:
    """The plays of the field once these cards have been tapped."""
    desk = DeskSession(f"rules: {book}\nseats: Aki, Ben, Chie\n")
    for card in cards:
        field = {"zone": "field"}
        desk.act({"type": "move", "card": card, "from": {"zone": "box"}, "to": field})
    return [play["cards"] for play in desk.state()["field"]]


@pytest.mark.parametrize(
    ("cards", "plays"),
    [
        (["S9", "H9"], [["S9", "H9"]]),
        (["S9", "H9", "SJ", "DJ"], [["S9", "H9"], ["SJ", "DJ"]]),
        (["S9", "H9", "SJ", "Jo"], [["S9", "H9"], ["SJ", "Jo"]]),
        (["S9", "Jo"], [["S9"], ["Jo"]]),
        (["S9", "H10", "S10"], [["S9"], ["H10"], ["S10"]]),
    ],
)
def test_a_card_joins_the_play_on_top_only_where_that_lacks_it(
    cards: list[str], plays: list[list[str]]
) -> None:
    assert laid("offkai", *cards) == plays


def test_in_a_trick_each_card_is_a_play() -> None:
    assert laid("whist", "S9", "H9") == [["S9"], ["H9"]]


def test_at_an_empty_table_other_books_are_a_tap_away(user: User) -> None:
    state = user.sees
    assert state["book"] not in [each["id"] for each in state["begin"]]
    assert state["presets"]  # of the book that is there
    assert user.puts("S4", FIELD)["begin"] == []
    user.does("undo")
    state = user.does("book", book="offkai")
    assert (state["book"], state["begin"]) == ("offkai", [])  # it is chosen
    first, other = (preset["id"] for preset in state["presets"][:2])
    for preset in (other, first):  # the other presets stay in reach
        state = user.does("pick", do={"type": "preset", "preset": preset})
        assert preset in [each["id"] for each in state["presets"] if each["on"]]
    assert user.puts("S4", FIELD)["presets"] == []


def test_a_table_for_which_nobody_chose_a_game_has_one_everywhere() -> None:
    shown = DeskSession("").state()["book"]
    spoken = DeskSession("")
    spoken.take({"type": "argue", "text": "D4, D7, D9 on the table, can Chie play C10?"})
    assert spoken.board.rules.id == shown
    assert PickerSession().rulebook.id == shown
    said = understand("can Chie play C10 on D9?").reading
    assert said is not None
    assert said.table.rulebook.id == shown
    assert argue.command.params[2].default == shown


def test_who_made_the_disputed_play_can_be_said_before_its_cards(user: User) -> None:
    assert user.sees["asks"] == []
    for card in ("D4", "D7", "D9"):
        (ask,) = user.puts(card, FIELD)["asks"]
    assert [choice["label"] for choice in ask["choices"]] == ["Aki", "Ben", "Chie", "Dan"]
    state = user.does("tell", ask=ask["id"], choice="Chie")
    assert (state["disputed"]["seat"], state["asks"]) == (2, [])
    state = user.puts("C10", DISPUTED)
    assert (state["question"]["text"], state["asks"]) == ("may Chie play C10", [])
    known = User("rules: daifugo\nseats: Aki, Ben\nfield: Aki S4\n")
    assert known.sees["asks"] == []


def test_names_in_another_language_are_only_for_a_table_that_nobody_has_touched() -> None:
    session = DeskSession("", "en")
    before = session.state()["seats"]
    translated = session.act({"type": "lang", "lang": "ja"})["seats"]
    assert [seat["name"] for seat in translated] != [seat["name"] for seat in before]
    assert [seat["id"] for seat in translated] == [seat["id"] for seat in before]
    assert session.act({"type": "lang", "lang": "en"})["seats"] == before
    typed = DeskSession("rules: offkai\nseats: Aki, Ben, Chie, Dan\n", "ja")
    for lang in ("en", "ja"):
        state = typed.act({"type": "lang", "lang": lang})
        assert [seat["name"] for seat in state["seats"]] == ["Aki", "Ben", "Chie", "Dan"]
