"""Other families than climbing: decks, variants, moves and questions that they share.

Proved with the throwaway family in ``tests/toy``, which lives outside the package.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import referee
from referee.cards.card import Card
from referee.cards.decks import ANY_DECK
from referee.cli.main import main
from referee.i18n.messages import LANGS
from referee.library.book_builder import build_deck
from referee.library.context import current, remove_family
from referee.model import questions as q
from referee.notation.moves import read_move
from referee.notation.questions import parse_question
from referee.simulation import OVER, play_out
from referee.ui.desk.session import DeskSession


@pytest.fixture(autouse=True, scope="module")
def _toy() -> Iterator[None]:
    referee.add_family("toy", "tests.toy")
    yield
    remove_family("toy")


TABLE = """\
rules: toy, trump = none
seats: Aki, Ben, Chie
turn: Ben
hands:
  Ben: Y2 R5 R9
  Chie: ? x3
field: Aki R7
play:
  Ben: R9
ask:
  who takes the trick
"""


# ---- a coloured table


def test_a_coloured_table_is_read_played_and_asked() -> None:
    table = referee.read(TABLE)
    assert table.ask("who takes the trick").answer == "Ben"
    assert table.ask("whose turn").answer == "Chie"
    later = table.play("Chie: 赤10")
    assert str(later.steps[-1].move) == "Chie: R10"
    assert later.ask("誰がトリックを取るか").answer == "Chie"


def test_text_and_json_round_trip() -> None:
    table = referee.read(TABLE)
    assert str(table) == TABLE
    assert referee.from_dict(table.to_dict()) == table
    assert table.to_dict()["rules"]["settings"] == {"trump": "none"}
    assert str(table.flattened()) == (
        "rules: toy, trump = none\nseats: Aki, Ben, Chie\nturn: Chie\n"
        "hands:\n  Ben: Y2 R5\n  Chie: ? x3\nfield: Aki R7, Ben R9\n"
    )


def test_a_refused_move_names_its_clause_in_both_languages() -> None:
    table = referee.read(TABLE).back()
    with pytest.raises(referee.IllegalPlay) as caught:
        table.play("Ben: Y2")
    assert list(caught.value.verdict.clauses()) == ["toy.follow"]
    assert caught.value.verdict.say("ja").splitlines() == [
        "Benは黄2を出せません。",
        "マストフォロー: 親の色を持っているので、黄2は出せません。",
    ]
    assert "Ben may not play yellow 2." in caught.value.say("en")
    assert [(f.option.name, f.answer) for f in caught.value.verdict.flips] == [("follow", "yes")]


def test_a_taken_trick_is_told_in_both_languages() -> None:
    verdict = referee.read(TABLE).ask("who takes the trick")
    assert verdict.say("en").splitlines()[:2] == [
        "Ben takes the trick.",
        "Red 9 is the strongest card.",
    ]
    assert verdict.say("ja").splitlines()[:2] == [
        "トリックを取るのはBenです。",
        "一番強いのは赤9です。",
    ]


def test_a_mark_of_the_family_is_said_under_state() -> None:
    table = referee.read(TABLE.replace("play:", "state: Cursed Ben\nplay:"))
    assert "state: cursed Ben\n" in str(table)
    verdict = table.ask("who takes the trick")
    assert verdict.answer == "Aki"
    assert "toy.curse" in verdict.clauses()
    with pytest.raises(referee.ImpossibleTable) as caught:
        referee.read(TABLE.replace("play:", "state: sunshine\nplay:"))
    assert [fault.code for fault in caught.value.faults] == ["unknown-state"]


def test_a_card_that_nobody_knows_round_trips_and_is_counted() -> None:
    text = TABLE.replace("  Ben: R9\n", "  Ben: R9\n  Chie: (?)\n")
    table = referee.read(text)
    assert str(table) == text
    assert referee.from_dict(table.to_dict()) == table
    assert table.ask("who takes the trick").answer == "depends"
    on_field = referee.read("rules: toy\nseats: Aki, Ben\nfield: Aki (?), Ben (？)\n")
    assert "field: Aki (?), Ben (?)\n" in str(on_field)
    assert on_field.to_dict()["field"][0] == {"seat": "Aki", "cards": ["(?)"]}


def test_the_faults_of_every_table_are_found() -> None:
    with pytest.raises(referee.ImpossibleTable) as caught:
        referee.read(
            "rules: toy\nseats: Aki, Ben\nhands:\n  Aki: R5\n  Ben: out foul\nfield: Zoe R5\n"
        )
    codes = sorted(fault.code for fault in caught.value.faults)
    assert codes == ["card-twice", "unknown-out", "unknown-seat"]


def test_a_random_game_of_the_family_is_played_out() -> None:
    table = referee.read(
        "rules: toy, game = low'\nseats: Aki, Ben\nturn: Aki\nhands:\n  Aki: R1 B3\n  Ben: R2 Y4\n"
    )
    game = play_out(table.description, 1)
    assert (game.end, len(game.moves)) == (OVER, 2)


def test_the_desk_draws_a_coloured_table() -> None:
    session = DeskSession(TABLE, "ja")
    state = session.state()
    assert state["problem"] is None
    assert state["verdict"]["sentence"] == "トリックを取るのはBenです。"
    assert [(suit["id"], suit["name"], suit["color"]) for suit in state["deck"]["suits"]] == [
        ("R", "赤", "red"), ("B", "青", "blue"), ("Y", "黄", "yellow"),
    ]  # fmt: skip
    assert state["titles"] == []
    assert [each["text"] for each in state["questions"]] == ["whose turn", "who takes the trick"]
    picker = session.act({"type": "picker", "open": True})["picker"]
    assert (picker["values"]["game"], picker["values"]["trump"]) == ("high", "none")
    assert state["game"]["value"] == "high"
    made = session.act({"type": "make", "move": "Chie: 赤10"})
    assert made["verdict"]["sentence"] == "Chieが赤10を出す。"
    asked = session.act({"type": "ask", "text": "誰がトリックを取るか"})
    assert "トリックを取るのはChieです。" in asked["verdict"]["sentence"]
    assert "赤10" in asked["verdict"]["headline"]
    changed = session.act({"type": "option", "option": "game", "value": "low'"})
    assert changed["text"].startswith("rules: toy, game = low', trump = none\n")
    assert changed["game"]["value"] == "low'"
    assert "Aki" in changed["verdict"]["sentence"]


# ---- variants and settings


@pytest.mark.parametrize(
    ("header", "canonical", "answer"),
    [
        ("toy, game = low'", "toy, game = low'", "Aki"),
        ("toy、game＝low’".replace("＝", "="), "toy, game = low'", "Aki"),
        ("toy, game = low', trump = Y - follow", "toy, game = low', trump = Y - follow", "Aki"),
        ("toy, trump = 赤", "toy, trump = R", "Ben"),
        ("toy, trump = 切り札なし", "toy, trump = none", "Ben"),
    ],
)
def test_the_header_chooses_the_game(header: str, canonical: str, answer: str) -> None:
    table = referee.read(TABLE.replace("toy, trump = none", header))
    assert str(table).splitlines()[0] == f"rules: {canonical}"
    assert referee.read(str(table)) == table
    assert referee.from_dict(table.to_dict()) == table
    assert table.ask("who takes the trick").answer == answer


def test_a_game_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(referee.UnknownName) as caught:
        referee.read(TABLE.replace("trump = none", "game = low"))
    assert caught.value.line == 1
    assert "Choose from: high or low'." in caught.value.say("en")
    assert "選べるのはhighかlow'です。" in caught.value.say("ja")
    with pytest.raises(referee.UnknownName) as caught:
        referee.read(TABLE.replace("trump", "colour"))
    assert (caught.value.what, caught.value.known) == ("setting", ("game", "trump"))


def test_a_setting_that_nobody_named_matters_only_where_it_tells() -> None:
    same = referee.read(TABLE.replace(", trump = none", ""))
    assert same.ask("who takes the trick").answer == "Ben"
    other = same.play("Chie: Y1")
    verdict = other.ask("who takes the trick")
    assert verdict.answer == "unsettled"
    assert "rules:" in verdict.say("en")
    assert not re_read(other, "trump = none").ask("who takes the trick").flips


def re_read(table: referee.Table, setting: str) -> referee.Table:
    return referee.read(str(table).replace("rules: toy", f"rules: toy, {setting}"))


def test_a_clause_of_another_game_does_not_hold() -> None:
    rules = current().rulebook("toy", {"game": "low'"})
    assert [clause.id for clause in rules.active] == [
        "toy.games", "toy.follow", "toy.low", "toy.curse",
    ]  # fmt: skip
    assert rules.book.variants is not None
    assert rules.book.variants.values == ("high", "low'")


def test_books_lists_the_games_of_a_book(capsys: pytest.CaptureFixture[str]) -> None:
    main(["books", "--lang", "en"])
    assert "toy\tToy tricks\tgame = high | low'\n" in capsys.readouterr().out
    main(["books", "toy", "--lang", "en"])
    shown = capsys.readouterr().out
    assert "  = trump = none | R | B | Y  (unsettled)\n" in shown
    assert "  (low')\n" in shown


def test_a_game_of_a_book_may_be_played_by_another_family(tmp_path: Path) -> None:
    (tmp_path / "mixed.toml").write_text(MIXED, "utf-8")
    referee.add_books(tmp_path)
    try:
        table = "seats: Aki, Ben\nturn: Ben\nhands:\n  Ben: R9 Y1\nfield: Aki R7\n"
        toy = referee.read("rules: mixed\n" + table)
        tricks = referee.read("rules: mixed, game = tricks\n" + table)
        families = [type(each.engine.rules).__module__ for each in (toy, tricks)]
        assert families == ["tests.toy.ruleset", "referee.games.tricks.ruleset"]
        assert toy.ask("may Ben play Y1").answer == "yes"
        assert list(tricks.ask("may Ben play R9").clauses()) == ["mixed.tricks"]
        assert tricks.play("Ben: R9").ask("who leads").answer == "Ben"
        assert str(tricks.play("Ben: R9").flattened()).endswith(
            "state: took Ben R7 R9, last trick Aki R7 Ben R9\n"
        )
        session = DeskSession("rules: mixed\n" + table, "en")
        changed = session.act({"type": "option", "option": "game", "value": "tricks"})
        assert changed["problem"]["kind"] == "cleared"
        assert "score" in [each["text"] for each in changed["questions"]]
    finally:
        current().remove_books(tmp_path)


MIXED = """
id = "mixed"
family = "toy"
deck = { kind = "coloured", suits = "RBY" }
title = { ja = "寄せ集め", en = "Mixed" }
[[clause]]
id = "mixed.games"
title = { ja = "ゲーム", en = "Games" }
ja = "どちらかで遊ぶ。"
en = "One of them."
where = { ja = "この試験", en = "this test" }
[[clause.variant]]
id = "game"
question = { ja = "どれか。", en = "Which?" }
values = ["toy", "tricks"]
default = "toy"
family = { tricks = "tricks" }
[[clause]]
id = "mixed.toy"
variants = ["toy"]
title = { ja = "一つ目", en = "The one" }
ja = "一つ目。"
en = "The one."
where = { ja = "この試験", en = "this test" }
rules = [{ rule = "toy_strength" }, { rule = "toy_curse" }]
[[clause]]
id = "mixed.tricks"
variants = ["tricks"]
title = { ja = "二つ目", en = "The other" }
ja = "二つ目。"
en = "The other."
where = { ja = "この試験", en = "this test" }
rules = [
    { rule = "one_card" },
    { rule = "in_turn" },
    { rule = "strongest_takes" },
    { rule = "number_order" },
    { rule = "taker_leads" },
    { rule = "most_tricks" },
]
"""


def test_changing_to_a_book_with_other_cards_empties_the_desk() -> None:
    session = DeskSession("rules: torite\nseats: Aki, Ben\nfield: Aki R5\n", "en")
    changed = session.act({"type": "book", "book": "whist"})
    assert (changed["book"], changed["field"]) == ("whist", [])
    names = [seat["name"] for seat in changed["seats"]]  # an empty desk has players for the book
    assert (names[:2], len(names)) == (["Aki", "Ben"], 4)
    session = DeskSession("rules: whist\nseats: Aki, Ben\nfield: Aki S5\n", "en")
    assert session.act({"type": "book", "book": "hearts"})["field"][0]["cards"] == ["S5"]


def test_a_card_face_down_is_of_those_games_only_whose_deck_says_so() -> None:
    table = referee.read("rules: torite, game = sevens\nseats: Aki, Ben\nfield: (?)\n")
    assert referee.from_dict(table.to_dict()) == table
    assert table.rulebook.deck.hidden
    with pytest.raises(referee.ImpossibleTable) as caught:
        table.with_options(game="C")
    assert [fault.code for fault in caught.value.faults] == ["hidden-card"]
    with pytest.raises(referee.ImpossibleTable):
        referee.read("rules: torite, game = C\nseats: Aki, Ben\n").play("Aki: (?)")
    data = {**table.to_dict(), "rules": {"book": "torite", "settings": {"game": "C"}}}
    with pytest.raises(referee.ImpossibleTable):
        referee.from_dict(data)


def test_changing_to_a_game_of_another_family_empties_the_desk() -> None:
    session = DeskSession("rules: torite, game = sevens\nseats: Aki, Ben\nfield: (?)\n", "en")
    changed = session.act({"type": "option", "option": "game", "value": "C"})
    assert (changed["problem"]["kind"], changed["field"]) == ("cleared", [])
    assert [seat["name"] for seat in changed["seats"]] == ["Aki", "Ben"]
    session = DeskSession("rules: torite, game = C\nseats: Aki, Ben\nfield: Aki R5\n", "en")
    changed = session.act({"type": "option", "option": "game", "value": "D"})
    assert changed["field"][0]["cards"] == ["R5"]


# ---- decks


def test_a_book_states_its_deck() -> None:
    whist = build_deck({"kind": "french", "jokers": 0, "ranks": [*"23456789", "10", *"JQKA"]})
    assert whist.sorted(map(referee.parse_card, ("SA", "H2", "DK"))) == (
        Card("H", "2"), Card("D", "K"), Card("S", "A"),
    )  # fmt: skip
    plain = build_deck({"kind": "numbers", "ranks": [1, 2, 3, 4, 5]})
    assert [str(card) for card in plain.cards(plain.full)] == ["1", "2", "3", "4", "5"]
    assert plain.mask([referee.parse_card("３", plain)]) == 0b100
    with pytest.raises(referee.UnknownName):
        build_deck({"kind": "tarot"})


@pytest.mark.parametrize(
    ("spelled", "card"), [("赤5", "R5"), ("ｙ１０", "Y10"), ("b1", "B1"), ("（青3）", "(B3)")]
)
def test_coloured_cards_have_many_spellings(spelled: str, card: str) -> None:
    table = referee.read(f"rules: toy\nseats: Aki, Ben\nfield: Aki {spelled}\n")
    assert f"field: Aki {card}\n" in str(table)


@pytest.mark.parametrize("card", ["S3", "R11", "Jo", "G1"])
def test_a_card_of_another_deck_is_refused_at_its_place(card: str) -> None:
    with pytest.raises(referee.ParseError) as caught:
        referee.read(f"rules: toy\nseats: Aki, Ben\nhands:\n  Aki: R1 {card}\n")
    assert (caught.value.line, caught.value.column, caught.value.found) == (4, 11, card)
    assert "R (red), B (blue) or Y (yellow), then 1 2 3 4 5 6 7 8 9 10." in caught.value.say("en")
    assert "R(赤)、B(青)かY(黄)のあとに1 2 3" in caught.value.say("ja")
    with pytest.raises(referee.ParseError) as caught:
        referee.read(f"rules: toy\nseats: Aki, Ben\nask:\n  may Aki play {card}\n")
    assert (caught.value.line, caught.value.column, caught.value.found) == (4, 16, card)
    assert "yellow" in caught.value.say("en")


def test_a_rank_alone_is_refused_with_the_cards_that_it_may_mean() -> None:
    with pytest.raises(referee.ParseError) as caught:
        referee.read("rules: toy\nseats: Aki, Ben\nhands:\n  Aki: R1 5\n")
    assert (caught.value.line, caught.value.column, caught.value.found) == (4, 11, "5")
    assert "Did you mean “R5”, “B5” or “Y5”?" in caught.value.say("en")
    assert "「R5」、「B5」か「Y5」のことですか。" in caught.value.say("ja")
    with pytest.raises(referee.ParseError) as caught:
        referee.read("rules: toy\nseats: Aki, Ben\nask:\n  may Aki play 5\n")
    assert caught.value.found == "5"
    assert "“may Aki play Y5”" in caught.value.say("en")


def test_only_decks_that_say_so_have_cards_that_nobody_knows() -> None:
    with pytest.raises(referee.ImpossibleTable):
        referee.read("rules: offkai\nseats: Aki, Ben\nfield: Aki (?)\n")


# ---- moves and questions


@pytest.mark.parametrize(
    ("spelled", "canonical"),
    [
        ("Aki: doubt", "Aki: doubt"),
        ("Aki: ダウト", "Aki: doubt"),
        ("Aki: スルー", "Aki: through"),
        ("Aki: points Ben", "Aki: points Ben"),
        ("Aki: points 被害者", "Aki: points victim"),
        ("Aki: reveals R5 (?)", "Aki: reveals R5 (?)"),
        ("Aki: places 赤", "Aki: places R"),
        ("Aki: through !", "Aki: through !"),
    ],
)
def test_moves_of_other_families_have_a_canonical_spelling(spelled: str, canonical: str) -> None:
    assert str(read_move(spelled)) == canonical
    assert read_move(canonical) == read_move(spelled)


@pytest.mark.parametrize(
    ("japanese", "english"),
    [
        ("誰がトリックを取るか", "who takes the trick"),
        ("誰が勝つか", "who wins"),
        ("誰が赤5を取るか", "who gets R5"),
        ("Akiはダウトできるか", "may Aki doubt"),
        ("AkiはBenを指せるか", "may Aki point at Ben"),
        ("Akiは被害者を指せるか", "may Aki point at victim"),
    ],
)
def test_questions_of_other_families_are_understood(japanese: str, english: str) -> None:
    names = ("Aki", "Ben")
    question = parse_question(japanese, names, ANY_DECK)
    assert str(question) == english
    assert parse_question(english, names, ANY_DECK) == question
    assert parse_question(question.text("ja"), names, ANY_DECK) == question


@pytest.mark.parametrize("move", ["doubt", "through", "points victim", "reveals D4"])
def test_climbing_refuses_the_moves_that_it_does_not_have(move: str) -> None:
    table = referee.read("rules: offkai\nseats: Aki, Ben\nturn: Aki\nhands:\n  Aki: D4 D5\n")
    with pytest.raises(referee.RefereeError) as caught:
        table.play(f"Aki: {move}")
    for lang in LANGS:
        assert caught.value.say(lang)


def test_a_question_that_a_family_does_not_know_is_refused() -> None:
    with pytest.raises(referee.UnknownName):
        referee.read(TABLE).ask("titles")
    with pytest.raises(referee.UnknownName):
        referee.read("rules: offkai\nseats: Aki, Ben\n").ask("who takes the trick")


def test_every_question_has_a_function() -> None:
    table = referee.read(TABLE)
    assert referee.api.who_takes(table).answer == "Ben"
    assert referee.may(table, "Chie", "赤1").answer == "yes"
    for kind in (q.WHO_WINS, q.WHO_GETS, q.MAY_DOUBT, q.MAY_POINT):
        assert hasattr(referee.api, kind)


# ---- books of one's own


def test_house_rules_in_a_folder_of_their_own(tmp_path: Path) -> None:
    (tmp_path / "ours.toml").write_text(
        'id = "ours"\nextends = "toy"\nwithout = ["follow"]\n'
        '[title]\nja = "うちのルール"\nen = "Our rules"\n',
        "utf-8",
    )
    referee.add_books(tmp_path)
    try:
        table = referee.read(TABLE.replace("rules: toy", "rules: ours")).back()
        assert table.ask("may Ben play Y2").answer == "yes"
        assert "ours" in referee.books()
    finally:
        current().remove_books(tmp_path)
    assert "ours" not in referee.books()


def test_a_book_that_extends_none_that_there_is_says_so(tmp_path: Path) -> None:
    (tmp_path / "lost.toml").write_text('id = "lost"\nextends = "nowhere"\n', "utf-8")
    referee.add_books(tmp_path)
    try:
        with pytest.raises(referee.UnknownName) as caught:
            referee.book("lost")
    finally:
        current().remove_books(tmp_path)
    assert (caught.value.what, caught.value.name) == ("book", "nowhere")
