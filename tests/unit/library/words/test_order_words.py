"""What a house may say of the order of strength, and of what its own mark binds."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from tests.own_rule import own_rule

pytestmark = pytest.mark.usefixtures("forgets_books")

SEATS = "rules: ours + mine\nseats: Aki, Ben, Chie\n"
PLAIN = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "Jo"]


def _codes(tmp_path: Path, said: str) -> list[str]:
    return [
        each.code
        for each in own_rule(tmp_path, f'overrides = ["daifugo.strength", "climbing.out"]\n{said}')
    ]


def _order(state: str = "") -> str:
    line = f"state: {state}\n" if state else ""
    return " ".join(referee.read(SEATS + line).ask("what order").answer)


def _may(field: str, cards: str, state: str = "") -> str:
    line = f"state: {state}\n" if state else ""
    return str(referee.read(f"{SEATS}{line}field: {field}\n").ask(f"may Ben play {cards}").answer)


@pytest.mark.parametrize(
    ("said", "english", "japanese"),
    [
        ('when.always = true\nthen.put = { rank = "3", on = "top" }',
         "3s are stronger than all other ranks.", "3はほかのどの数字よりも強い。"),
        ('when.always = true\nif.order = "turned"\n'
         'then.put = { rank = "7", suit = "black", on = "bottom" }',
         "While the ranking is reversed, black 7s are weaker than all other ranks.",
         "強さの順が逆転している間は、黒の7はほかのどの数字よりも弱い。"),
        ('when.always = true\nthen.put = { on = "top", turns = true }',
         "Cards of the rank that the table has chosen are stronger than all other "
         "ranks. When the ranking is reversed, they are at the other end.",
         "卓で決めた数字はほかのどの数字よりも強い。強さの順が逆転している間は、反対の"
         "端に来る。"),
        ('when.play = { rank = "J", count = 3 }\nthen.put = { rank = "Jo", above = "9" }\n'
         'until = "clear"',
         "When three Js are played, jokers rank just above the 9 in the usual ranking "
         "until the field is cleared.",
         "Jを3枚出すと、場が流れるまで、ジョーカーは普通の順で9のすぐ上に入る。"),
        ('when.play = { form = "set", makes = "revolution" }\n'
         'then.put = { on = "top", rest_stays = true }\nuntil = "counter-revolution"',
         "When a set is played and that makes a revolution, cards of the rank played "
         "are stronger than all other ranks while the revolution lasts. All other "
         "ranks stay in their usual order, even if the ranking is reversed.",
         "組を出して革命になると、革命が続く間、出した数字はほかのどの数字よりも強くな"
         "る。その間、ほかの数字は、強さの順が逆転していても普通の順のままになる。"),
        ('when.always = true\nthen.put = { rank = "2", named = true, on = "top" }',
         "2s are stronger than all other ranks. The table may choose another rank.",
         "2はほかのどの数字よりも強い。卓で別の数字に決めてもよい。"),
        ('rules = [{ when.always = true, then.put.on = "top" }, '
         '{ when.play.put = true, then.foul = true }]',
         "Cards of the rank that the table has chosen are stronger than all other "
         "ranks. When a card of that rank is played, going out this way is a foul.",
         "卓で決めた数字はほかのどの数字よりも強い。その数字を出すと、それであがるのは反"
         "則になる。"),
        ('when.play.compared = { parity = "odd on even", faces = false }\nthen.forbid = true',
         "Cards may not be played odd on even. J, Q, K and A count as neither even "
         "nor odd.",
         "偶数の上に奇数のカードを出すことはできない。J・Q・K・Aは偶数とも奇数とも数えない。"),
    ],
)  # fmt: skip
def test_the_wording_is_made_from_the_sentence(
    said: str, english: str, japanese: str, tmp_path: Path
) -> None:
    assert _codes(tmp_path, said) == []
    assert referee.book("ours").clause("ours.mine").wording == {"ja": japanese, "en": english}


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ('when.always = true\nthen.put.rank = "3"', "sentence-put-where"),
        ('when.always = true\nthen.put = { rank = "3", on = "top", above = "9" }',
         "sentence-put-where"),
        ('when.always = true\nthen.put = { rank = "3", above = "3" }',
         "sentence-put-beside-itself"),
        ('when.always = true\nthen.put = { rank = "Jo", suit = "red", on = "bottom" }',
         "sentence-jokers-of-no-suit"),
        ('when.always = true\nthen.put = { rank = "Jo", on = "bottom", turns = true }',
         "sentence-jokers-never-turn"),
        ('when.always = true\nthen.put = { rank = "3", above = "9", turns = true }',
         "sentence-about-nothing"),
        ('when.always = true\nthen.put = { rank = "3", on = "top", rest_stays = true }',
         "sentence-not-of-a-always"),
        ('when.always = true\nif.title = "daifugo"\nthen.put = { rank = "3", on = "top" }',
         "sentence-not-of-a-always"),
        ('when.always = true\nthen.clear = true', "sentence-not-of-a-always"),
        ('when = { always = true, play.rank = "9" }\nthen.put = { rank = "3", on = "top" }',
         "sentence-two-triggers"),
        ('when.always = true\nthen.put = { rank = "3", on = "top" }\nuntil = "game"',
         "sentence-nothing-lasts"),
        ('when.play.rank = "9"\nthen.put = { rank = "3", on = "top" }', "sentence-until-when"),
        ('when.pass = true\nthen.put = { rank = "3", on = "top" }\nuntil = "game"',
         "sentence-not-of-a-pass"),
        ('when.play.rank = "9"\nthen.put.on = "top"\nuntil = "counter-revolution"',
         "sentence-no-revolution"),
        ('when.play.rank = "9"\nthen.order = "turns"\nuntil = "counter-revolution"',
         "sentence-not-till-countered"),
        ('when.play.rank = "9"\nthen.put.on = "top"\nuntil = "next clear"', "sentence-not-so-long"),
        ('when.play.makes = "revolution"\nthen.forbid = true', "sentence-not-foreseen"),
        ('when.play.rank = "9"\nthen.put = { rank = "2", named = true, on = "top" }\n'
         'until = "game"', "sentence-names-another"),
        ('when.always = true\nthen.put = { named = true, on = "top" }', "sentence-names-another"),
        ("when.play.put = true\nthen.skip = 1", "sentence-nothing-put"),
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_told(said: str, code: str, tmp_path: Path) -> None:
    assert code in _codes(tmp_path, said)


@pytest.mark.parametrize(
    ("put", "plain", "turned"),
    [
        ('rank = "3", on = "top"', "4 5 6 7 8 9 10 J Q K A 2 3 Jo",
         "2 A K Q J 10 9 8 7 6 5 4 3 Jo"),
        ('rank = "3", on = "top", turns = true', "4 5 6 7 8 9 10 J Q K A 2 3 Jo",
         "3 2 A K Q J 10 9 8 7 6 5 4 Jo"),
        ('rank = ["Q", "K"], on = "bottom"', "Q K 3 4 5 6 7 8 9 10 J A 2 Jo",
         "Q K 2 A J 10 9 8 7 6 5 4 3 Jo"),
        ('rank = "3", above = "9"', "4 5 6 7 8 9 3 10 J Q K A 2 Jo",
         "2 A K Q J 10 3 9 8 7 6 5 4 Jo"),
        ('rank = "Jo", above = "2"', "3 4 5 6 7 8 9 10 J Q K A 2 Jo",
         "Jo 2 A K Q J 10 9 8 7 6 5 4 3"),
    ],
)  # fmt: skip
def test_cards_have_a_place_of_their_own_at_all_times(
    put: str, plain: str, turned: str, tmp_path: Path
) -> None:
    assert _codes(tmp_path, f"when.always = true\nthen.put = {{ {put} }}") == []
    assert (_order(), _order("revolution")) == (plain, turned)


def test_only_cards_of_a_suit_have_it_and_only_while_the_order_is_so(tmp_path: Path) -> None:
    said = 'then.put = { rank = "9", suit = "S", on = "top" }'
    assert _codes(tmp_path, f'when.always = true\nif.order = "revolution"\n{said}') == []
    assert [_may("S2", card, "revolution") for card in ("S9", "H9")] == ["yes", "yes"]
    assert [_may("S3", card, "revolution") for card in ("S9", "H9")] == ["yes", "no"]
    assert [_may("S2", card) for card in ("S9", "H9")] == ["no", "no"]


def test_the_state_names_the_number(tmp_path: Path) -> None:
    assert _codes(tmp_path, 'when.always = true\nthen.put.on = "top"') == []
    assert referee.read(SEATS).ask("what order").answer == "depends"
    table = referee.read(f"{SEATS}state: mine 6\n")
    assert table.ask("what order").answer[-2:] == ["6", "Jo"]
    assert referee.read(str(table)).ask("what order").answer[-2:] == ["6", "Jo"]


def test_the_state_may_name_another_number(tmp_path: Path) -> None:
    said = 'when.always = true\nthen.put = { rank = "2", named = true, on = "bottom" }'
    assert _codes(tmp_path, said) == []
    assert _order().split()[0] == "2"
    assert _order("mine 7").split()[:3] == ["7", "3", "4"]
    told = referee.read(f"{SEATS}state: mine 7\n").ask("what order").say("en")
    assert "7s are weaker than all other ranks" in told


@pytest.mark.parametrize(
    ("number", "state", "turn"),
    [("7", "mine 7", "Chie"), ("8", "mine 7", "Ben"), ("7", "", "depends")],
)
def test_the_number_that_the_state_names_may_set_something_off(
    number: str, state: str, turn: str, tmp_path: Path
) -> None:
    rules = ('rules = [{ when.always = true, then.put.on = "top" }, '
             "{ when.play.put = true, then.skip = 1 }]")  # fmt: skip
    assert _codes(tmp_path, rules) == []
    line = f"state: {state}\n" if state else ""
    table = referee.read(f"{SEATS.replace('mine', 'mine - eight_cut')}{line}turn: Aki\n")
    assert table.play(f"Aki: S{number}").ask("whose turn").answer == turn


def test_the_number_played_is_on_top_until_the_clear(tmp_path: Path) -> None:
    said = 'when.play = { form = "set", count = 3 }\nthen.put.on = "top"\nuntil = "clear"'
    assert _codes(tmp_path, said) == []
    told = f"{SEATS}turn: Aki\nplay:\n  Aki: S4 H4 D4\n"
    assert referee.read(told).ask("what order").answer[-2:] == ["4", "Jo"]
    cleared = referee.read(f"{told}  Ben: pass\n  Chie: pass\n")
    assert cleared.ask("what order").answer == PLAIN
    assert referee.read(told.replace(" D4", "")).ask("what order").answer == PLAIN


def test_how_long_it_lasts_may_be_left_to_a_reading(tmp_path: Path) -> None:
    said = (
        'when.play = { rank = "9", count = 2 }\nthen.put = { rank = "3", on = "top" }\n'
        'until = { reading = "how_long", game = "game", trick = "clear" }\n'
        '[[clause.reading]]\nid = "how_long"\nquestion = { ja = "甲", en = "How long?" }\n'
        'values = ["game", "trick"]\ndefault = "game"\nlabel.game = { ja = "甲", en = "Game" }\n'
        'label.trick = { ja = "乙", en = "Trick" }\nwhy = { ja = "甲", en = "Not said." }\n'
    )
    assert _codes(tmp_path, said) == []
    moves = "turn: Aki\nplay:\n  Aki: S9 H9\n  Ben: pass\n  Chie: pass\n"
    lasting, over = (
        referee.read(f"{SEATS}readings: how_long = {value}\n{moves}").ask("what order").answer
        for value in ("game", "trick")
    )
    assert (lasting[-2], over[-2]) == ("3", "2")


def test_it_goes_with_the_revolution(tmp_path: Path) -> None:
    said = (
        'when.play = { form = "set", count = 4, makes = "revolution" }\n'
        'then.put = { on = "top", rest_stays = true }\nuntil = "counter-revolution"'
    )
    assert _codes(tmp_path, said) == []
    told = f"{SEATS}turn: Aki\nplay:\n  Aki: S5 H5 D5 C5\n"
    assert " ".join(referee.read(told).ask("what order").answer) == (
        "3 4 6 7 8 9 10 J Q K A 2 5 Jo"
    )
    countered = referee.read(f"{told}  Ben: S6 H6 D6 C6 !\n")
    assert countered.ask("what order").answer == PLAIN


def test_even_and_odd_numbers_are_told_apart(tmp_path: Path) -> None:
    said = "when.play.compared = {{ parity = {} }}\nthen.forbid = true"
    assert _codes(tmp_path, said.format('"other"')) == []
    assert [_may("S4", each) for each in ("H7", "H8", "HJ", "HQ", "Jo")] == [
        "no", "yes", "no", "yes", "yes",
    ]  # fmt: skip
    assert _may("S5", "H6") == "no"
    assert _codes(tmp_path, said.format('"odd on even", faces = false')) == []
    assert [_may("S4", "H7"), _may("S5", "H6"), _may("S4", "HJ")] == ["no", "yes", "yes"]


def test_a_joker_that_stands_for_any_card_is_told_from_one_that_is_itself(tmp_path: Path) -> None:
    assert _codes(tmp_path, 'when.play.joker_at = "anywhere"\nthen.forbid = true') == []
    assert (_may("S4 H4", "S6 Jo"), _may("S4", "Jo")) == ("no", "yes")


def test_what_is_no_stronger_is_told(tmp_path: Path) -> None:
    said = 'when.play = { rank = "5", compared.strength = "not stronger" }\nthen.forbid = true'
    assert _codes(tmp_path, said) == []
    bars = [
        "ours.mine" in referee.read(f"{SEATS}field: {top}\n").ask("may Ben play H5").clauses()
        for top in ("S4", "S5", "S6")
    ]
    assert bars == [False, True, True]


def test_a_mark_on_the_table_binds_what_may_be_played(tmp_path: Path) -> None:
    said = (
        'rules = [{ when.play.rank = "9", then.mark = "table", until = "clear" },\n'
        '{ when.play.rank = "2", if.mark = "table", then.forbid = true }]'
    )
    assert _codes(tmp_path, said) == []
    assert (_may("SJ", "S2"), _may("SJ", "S2", "mine"), _may("SJ", "SA", "mine")) == (
        "yes", "no", "yes",
    )  # fmt: skip
