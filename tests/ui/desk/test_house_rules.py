"""The house's rules at the desk: what is played in short, the whole picker, from book to book."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import referee
from referee.house_rules.house import house
from referee.i18n.messages import LANGS
from referee.library.context import current
from referee.ui.desk.house_rulings import READ_ONLY, Rights
from referee.ui.desk.session import DeskSession
from tests.protocol import check_state

pytestmark = pytest.mark.usefixtures("forgets_books")

NINE = (
    "rules: daifugo\nseats: Aki, Ben, Chie, Dan\nturn: Aki\nplay:\n  Aki: HJ\n"
    "ask:\n  may Ben play H9\n"
)


class Table:
    """A desk and who stands at it."""

    def __init__(self, text: str = NINE, lang: str = "en", **more: Any) -> None:
        self.session = DeskSession(text, lang, **more)

    def does(self, type_: str, **fields: Any) -> dict[str, Any]:
        state = self.session.act({"type": type_, **fields})
        check_state("desk", state)
        return state

    def picks(self, type_: str, **fields: Any) -> dict[str, Any]:
        return self.does("pick", do={"type": type_, **fields})

    def switches(self, *names: str, on: bool = True) -> dict[str, Any]:
        for name in names:
            state = self.picks("option", option=name, value=on)
            assert (state["problem"], state["picker"] and state["picker"]["problem"]) == (
                None,
                None,
            )
        return self.session.state()

    @property
    def label(self) -> str:
        label: str = self.session.state()["playing"]["label"]
        return label


# ---- what is played, in short


@pytest.mark.parametrize(
    ("switches", "en", "ja"),
    [
        ({}, "Daifugo", "大富豪"),
        ({"seven_pass": True}, "Daifugo + 7-pass", "大富豪 + 7渡し"),
        (
            {"j_back": True, "seven_pass": True},
            "Daifugo + 7-pass, J-back",
            "大富豪 + 7渡し・Jバック",
        ),
        ({"eight_cut": False}, "Daifugo no 8-cut", "大富豪 8切りなし"),
        ({"suit_lock": False}, "Daifugo no Suit lock", "大富豪 スート縛りなし"),
        (
            {"five_skip": True, "eight_cut": False},
            "Daifugo + 5-skip, no 8-cut",
            "大富豪 + 5飛ばし・8切りなし",
        ),
        (
            dict.fromkeys(("four_stop", "five_skip", "seven_pass", "j_back", "ten_discard"), True)
            | {"eight_cut": False},
            "Daifugo + 4-stop, 5-skip and 4 more",
            "大富豪 + 4止め・5飛ばしほか4件",
        ),
        ({"second_j": "stays"}, "Daifugo 1 choice of your own", "大富豪 取り決め1件"),
    ],
)
def test_the_chip_says_in_short_what_is_played(switches: Any, en: str, ja: str) -> None:
    table = Table()
    table.picks("options", values=switches)
    assert table.session.state()["playing"]["changed"] == len(switches)
    assert table.label == en
    table.does("lang", lang="ja")
    assert table.label == ja


def test_a_game_chosen_is_no_change_of_the_rules() -> None:
    table = Table("rules: torite\nseats: Aki, Ben\n")
    table.does("option", option="game", value="C")
    assert table.session.state()["playing"]["changed"] == 0


# ---- the picker is the desk's


def test_the_picker_is_there_while_a_page_has_it_open() -> None:
    table = Table()
    assert table.session.state()["picker"] is None
    assert table.does("picker", open=True, sender="one")["picker"]["book"] == "daifugo"
    table.does("picker", open=True, sender="two")
    assert table.does("picker", open=False, sender="one")["picker"] is not None
    assert table.does("picker", open=False, sender="two")["picker"] is None


def test_a_rule_is_the_tables_at_once_its_moves_stay_and_undo_takes_it_back() -> None:
    table = Table()
    state = table.does("picker", open=True)
    assert state["verdict"]["answer"] == "no"
    state = table.switches("j_back")
    assert state["verdict"]["answer"] == "yes"
    assert state["picker"]["values"]["j_back"] is True
    assert "play:\n  Aki: HJ\n" in state["text"]
    assert referee.read(state["text"]).ask("may Ben play H9").answer == "yes"
    state = table.does("undo")
    assert (state["verdict"]["answer"], state["picker"]["values"]["j_back"]) == ("no", False)
    assert table.does("redo")["verdict"]["answer"] == "yes"


def test_what_the_lines_of_a_table_say_is_what_the_picker_shows() -> None:
    table = Table()
    table.does("picker", open=True)
    state = table.does("text", text="rules: daifugo + seven_pass\nseats: Aki, Ben\n")
    assert state["picker"]["values"]["seven_pass"] is True
    state = table.picks("option", option="seven_pass_target", value="any")
    assert state["playing"]["label"] == "Daifugo + 7-pass and 1 more"


def test_presets_and_the_way_back_to_the_book() -> None:
    table = Table()
    table.does("picker", open=True)
    table.picks("preset", preset="pass_and_back")
    assert table.label == "Daifugo + 7-pass, J-back"
    state = table.picks("as_is")
    assert (state["playing"]["label"], state["picker"]["changed"]) == ("Daifugo", 0)
    table.does("undo")
    assert table.label == "Daifugo + 7-pass, J-back"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("book", current().shelf_ids())
def test_every_preset_of_every_book_can_be_played_by(book: str, lang: str) -> None:
    table = Table(f"rules: {book}\nseats: Aki, Ben, Chie, Dan, Eri\n", lang)
    for preset in table.does("picker", open=True)["picker"]["catalog"]["presets"]:
        state = table.picks("preset", preset=preset["id"])
        assert (state["problem"], state["picker"]["problem"]) == (None, None)
        assert preset["id"] in state["picker"]["presets"]
        assert [each for each in state["picker"]["findings"] if each["level"] != "note"] == []


def test_rules_that_do_not_go_together_are_told_in_the_picker_and_change_nothing() -> None:
    table = Table()
    before = table.does("picker", open=True)
    state = table.picks("option", option="no_such_rule", value=True)
    assert "no_such_rule" in state["picker"]["problem"]["message"]
    assert state["text"] == before["text"]
    assert table.does("ask", text=None)["picker"]["problem"] is None


@pytest.mark.parametrize("odd", [{}, {"type": "fly"}, {"type": "option"}, {"type": "undo", "x": 1}])
def test_what_is_no_action_of_the_picker_changes_nothing(odd: dict[str, Any]) -> None:
    table = Table()
    before = table.session.state()["text"]
    assert table.session.act({"type": "pick", "do": odd})["text"] == before


def test_a_name_that_is_a_card_of_another_game_is_told_in_the_picker() -> None:
    table = Table("rules: daifugo\nseats: R5, Ben\n")
    before = table.does("picker", open=True)["text"]
    state = table.picks("book", book="torite")
    assert "R5" in state["picker"]["problem"]["message"]
    assert (state["text"], state["book"]) == (before, "daifugo")


# ---- from book to book


def test_the_rules_of_a_book_stay_with_it_and_are_offered_to_the_next() -> None:
    table = Table("rules: daifugo\nseats: Aki, Ben, Chie\nfield: Aki H5\n")
    table.switches("seven_pass", "five_skip", "nine_reverse", "ten_discard")
    state = table.does("book", book="offkai")
    assert (state["playing"]["label"], state["playing"]["changed"]) == ("Offkai daihinmin", 0)
    assert state["text"] == "rules: offkai\nseats: Aki, Ben, Chie\nfield: Aki H5\n"
    assert state["playing"]["offer"] == {
        "label": "Carry over: 5-skip, 9-reverse",
        "lacks": "2 other changes are to rules that this book doesn’t have.",
    }
    state = table.picks("take")
    assert state["playing"]["label"] == "Offkai daihinmin + 5-skip, 9-reverse"
    assert state["playing"]["offer"] is None
    table.does("undo")
    state = table.picks("take", leave=True)
    assert (state["playing"]["offer"], state["playing"]["changed"]) == (None, 0)
    state = table.does("book", book="daifugo")
    assert state["playing"]["changed"] == 4
    assert table.label == "Daifugo + 5-skip, 7-pass and 2 more"


def test_what_was_changed_by_the_tables_lines_stays_with_its_book_too() -> None:
    table = Table("rules: daifugo + five_skip\nseats: Aki, Ben, Chie\n")
    state = table.does("book", book="offkai")
    assert state["playing"]["offer"]["label"] == "Carry over: 5-skip"
    assert table.does("book", book="daifugo")["text"].startswith("rules: daifugo + five_skip\n")


def test_a_book_that_was_not_changed_offers_nothing() -> None:
    table = Table("rules: daifugo\nseats: Aki, Ben, Chie\n")
    assert table.does("book", book="offkai")["playing"]["offer"] is None


def test_a_table_that_another_game_cannot_lie_under_is_told() -> None:
    table = Table()
    state = table.does("book", book="torite")
    assert state["problem"]["kind"] == "cleared"
    assert table.does("undo")["text"].startswith("rules: daifugo\n")


# ---- the house's book


def test_the_house_is_saved_and_the_table_plays_by_it(tmp_path: Path) -> None:
    file = tmp_path / "tanaka.toml"
    table = Table(house=file)
    table.does("picker", open=True)
    table.switches("seven_pass")
    table.picks("title", title="The Tanakas")
    table.picks("ruling", option="seven_pass_target", value="any", note="since October")
    state = table.picks("save")
    assert "tanaka.toml" in state["picker"]["notice"]
    assert state["picker"]["house"]["saved"] is True
    assert state["playing"] == {
        "label": "The Tanakas", "changes": "", "changed": 0, "offer": None,
    }  # fmt: skip
    assert state["text"].startswith("rules: tanaka\n")
    assert house(file).rulings["seven_pass_target"].note == "since October"
    state = table.switches("j_back")
    assert state["playing"]["label"] == "The Tanakas + J-back"
    assert state["picker"]["house"]["saved"] is False


def test_a_ruling_that_the_desk_keeps_is_not_lost_by_saving_the_picker(tmp_path: Path) -> None:
    file = tmp_path / "tanaka.toml"
    table = Table(house=file)
    table.does("picker", open=True)
    table.switches("seven_pass")
    table.picks("save")
    table.does("suppose", options={"suit_lock": False})
    assert table.does("keep", note="no locks")["problem"] is None
    table.switches("j_back")
    state = table.picks("save")
    assert state["picker"]["problem"] is None
    assert {"suit_lock"} == {*house(file).rulings}
    table.does("suppose", options={"eight_cut": False})
    assert table.does("keep")["problem"] is None
    assert {"suit_lock", "eight_cut"} == {*house(file).rulings}


def test_a_guest_picks_for_the_table_and_writes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "tanaka.toml"
    referee.new_house(file, "daifugo")
    before = file.read_text("utf-8")
    table = Table(house=file, rights=READ_ONLY)
    table.does("picker", open=True)
    state = table.switches("j_back")
    assert state["verdict"]["answer"] == "yes"
    assert state["picker"]["house"] is None
    assert table.picks("save")["picker"]["problem"]["kind"] == "no-house"
    text = 'extends = "daifugo"\n'
    assert table.picks("load", text=text, name="x.toml")["picker"]["problem"]["kind"] == "file"
    assert file.read_text("utf-8") == before


def test_a_visitor_saves_as_often_as_may_be(tmp_path: Path) -> None:
    file = tmp_path / "tanaka.toml"
    table = Table(house=file, rights=Rights(1, 20))
    table.does("picker", open=True)
    table.switches("seven_pass")
    assert table.picks("save")["problem"] is None
    table.switches("j_back")
    assert table.picks("save")["picker"]["problem"]["kind"] == "house"
    assert "j_back" not in file.read_text("utf-8")


def test_a_house_that_was_downloaded_is_opened_and_played_by() -> None:
    table = Table()
    table.does("picker", open=True)
    text = 'extends = "daifugo"\n\n[switches]\nj_back = true\n'
    state = table.picks("load", text=text, name="friends.toml")
    assert (state["verdict"]["answer"], state["text"].splitlines()[0]) == ("yes", "rules: friends")
    assert referee.read(state["shared"]).ask("may Ben play H9").answer == "yes"


def test_a_file_that_somebody_else_has_changed_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "tanaka.toml"
    table = Table(house=file)
    table.does("picker", open=True)
    table.switches("seven_pass")
    table.picks("save")
    house(file).rule("eight_cut", False)
    table.switches("j_back")
    assert table.picks("save")["picker"]["problem"]["kind"] == "stale"
    assert "j_back" not in file.read_text("utf-8")
    state = table.picks("reload")
    assert state["picker"]["values"]["eight_cut"] is False
    assert table.does("undo")["picker"]["values"]["j_back"] is True


PARAMETER = "rules: local + first_play_with_card(card=club_3)\nseats: Aki, Ben, Chie\n"


def test_other_rules_take_the_place_of_a_parameter_in_the_header() -> None:
    session = DeskSession(PARAMETER)
    header = "rules: local + first_play_with_card(card=spade_3)\n"
    assert "club_3" not in session.act({"type": "rules", "text": header})["text"]
    assert session.board.rules.value("first_play_with_card_card") == "spade_3"
    table = referee.read(PARAMETER).with_options(first_play_with_card_card="spade_3")
    assert table.rulebook.value("first_play_with_card_card") == "spade_3"
    assert referee.read(str(table)).rulebook == table.rulebook
