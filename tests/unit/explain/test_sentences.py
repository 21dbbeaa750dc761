"""What is said at the table: whole sentences, in both languages."""

from __future__ import annotations

import pytest

import referee
from referee.engine.answer import NoSuchQuestion
from referee.explain import verdict_text
from referee.i18n.card_names import SYMBOLS
from referee.i18n.messages import LANGS, MAX_TEXT
from referee.model.questions import KINDS
from tests.table_questions import question_about

CUT = """
rules: daifugo + four_stop
seats: Aki, Ben, Chie
hands:
  Aki: D8 ? x4
play:
  Aki: D8
"""


def _says(table: str, ask: str, lang: str) -> str:
    return referee.read(table).ask(ask).say(lang, everything=True)


# ---- while a cut waits for answers


def test_a_pass_at_a_waiting_cut_points_to_declining() -> None:
    assert "declines" in _says(CUT, "may Ben pass", "en")
    assert "何もしない" in _says(CUT, "may Ben pass", "ja")
    table = referee.read(CUT + "  Ben: 応じない\n")
    assert str(table.description.play[-1]) == "Ben: declines"


def test_a_pass_of_somebody_who_is_not_asked_points_nowhere() -> None:
    assert "declines" not in _says(CUT, "may Chie pass", "en")


def test_a_pass_points_to_declining_only_where_that_is_free() -> None:
    free = "rules: daifugo + ten_discard\nseats: Aki, Ben\nhands:\n  Aki: S10 ? x4\n"
    free += "play:\n  Aki: S10\n"
    assert "declines" in _says(free, "may Aki pass", "en")
    forced = free.replace("ten_discard", "death").replace("S10", "S4 H4 D4")
    assert referee.read(forced).ask("may Ben pass").answer == "no"
    assert "declines" not in _says(forced, "may Ben pass", "en")


def test_what_happens_names_the_seats_that_a_cut_waits_for() -> None:
    assert "The cut waits for the answers of Ben and Chie" in _says(CUT, "what happens", "en")
    assert "BenとChieの返事を待ちます" in _says(CUT, "what happens", "ja").replace("、", "と")
    left = CUT + "  Ben: declines\n"
    assert "The cut waits for the answers of Chie" in _says(left, "what happens", "en")


# ---- fouls and debts


def test_a_foul_finish_names_the_cards_that_make_it_one() -> None:
    text = "rules: {}\nseats: Aki, Ben, Chie\nhands:\n  Aki: {}\nplay:\n  Aki: {}\n"
    two = text.format("offkai", "H2", "H2")
    assert "with ♥2" in _says(two, "what happens", "en")
    assert "♥2であが" in _says(two, "is Aki out", "ja")
    joker = text.format("offkai", "C9 Jo", "C9 Jo")
    foul = referee.read(joker).ask("what happens").answer[-1]
    assert foul["cards"] == ["Jo"]
    cut = text.format("daifugo", "S8 H8", "S8 H8")
    fouls = [each for each in referee.read(cut).ask("what happens").answer if "cards" in each]
    assert fouls[0]["cards"] == ["S8", "H8"]


@pytest.mark.parametrize(
    ("rule", "cards", "said", "told"),
    [
        ("death", "S4 H4 D4", "Ben must discard the strongest card", "一番強いカードを"),
        ("king_bishop", "SK HK", "Ben must give 2 cards", "2枚渡します"),
        ("seven_pass", "S7 H7", "Aki may give up to 2 cards", "2枚まで渡せます"),
    ],
)
def test_what_must_be_done_is_told_from_what_may_be(
    rule: str, cards: str, said: str, told: str
) -> None:
    text = f"rules: daifugo + {rule}\nseats: Aki, Ben\nhands:\n  Aki: {cards} ? x4\n  Ben: ? x9\n"
    text += f"play:\n  Aki: {cards}\n"
    assert said in _says(text, "what happens", "en")
    assert told in _says(text, "what happens", "ja")
    seat = said.split()[0]
    owed = referee.read(text).ask(f"what must {seat} do")
    assert ("up to" in owed.say("en")) == ("up to" in said)
    assert ("must" in verdict_text.sentence(owed, "en")) == ("must" in said)


# ---- what would change the answer


def test_flips_of_one_reading_with_one_answer_are_one_sentence() -> None:
    text = "rules: daifugo + guillotine(limit=12)\nseats: Aki (daifugo), Ben (fugo), "
    text += "Chie (hinmin), Dan (daihinmin)\nturn: Dan\nfield: Chie D9\nstate: passes Dan 5\n"
    text += "play:\n  Dan: pass\n"
    verdict = referee.read(text).ask("is Dan out")
    limits = [flip.value for flip in verdict.flips if flip.option.name == "guillotine_limit"]
    assert limits == ["3", "4", "5"]
    asks = "How many passes may the daihinmin make?"
    en, ja = (verdict.say(lang, everything=True) for lang in ("en", "ja"))
    assert en.count(f"{asks} Some") == 1
    then = "Some tables say five or fewer; there, Dan would be out on a foul."
    assert f"{asks} {then}" in en
    assert "大貧民は何回までパスできますか。5回以下の卓では、" in ja


# ---- no bare answers


@pytest.mark.parametrize("book", referee.books())
def test_where_the_text_settles_nothing_clauses_are_named(book: str) -> None:
    count = referee.book(book).players[0]
    seats = ", ".join(["Aki", "Ben", "Chie", "Dan", "Eve"][: max(count, 4)])
    deck = referee.book(book).deck
    card, held = deck.card_at(7 % deck.size), deck.card_at(0)
    hand = f"{card}" if referee.book(book).family == "pointing" else f"{held} {card} ? x4"
    table = referee.read(f"rules: {book}\nseats: {seats}\nhands:\n  Aki: {hand}\n")
    for kind in KINDS:
        ask = question_about(kind, deck, "Aki", "Ben")
        try:
            verdict = table.ask(ask)
        except NoSuchQuestion:
            continue
        if verdict.answer == "unsettled":
            assert verdict.because, str(ask)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("score", ("These rules have no scores.", "このルールに得点はありません。")),
        ("who wins", ("These rules have no winner, only places.",
                      "このルールで決まるのは順位だけで、勝ち負けはありません。")),
        ("how many cards each", ("These rules don’t say how many cards are dealt.",
                                 "何枚ずつ配るかは、このルールにありません。")),
    ],
)  # fmt: skip
def test_what_a_game_does_not_have_is_not_called_unsettled(
    question: str, said: tuple[str, str]
) -> None:
    verdict = referee.read("rules: offkai\nseats: Aki, Ben, Chie, Dan\n").ask(question)
    assert (verdict.say("en"), verdict.say("ja")) == said


def test_what_only_the_table_lacks_is_not_called_unsettled() -> None:
    table = referee.read("rules: daifugo\nseats: Aki, Ben, Chie, Dan\n")
    for asked, said in (
        ("who deals", "Not decided yet: there was no last game."),
        ("seating", "Not decided yet: the scores of all players are missing."),
    ):
        verdict = table.ask(asked)
        assert verdict.answer == "unsettled"
        assert verdict.say("en").splitlines()[0] == verdict.headline("en") == said


# ---- reasons that say what is so


@pytest.mark.parametrize("state", ["", "state: revolution\n"])
def test_a_joker_past_an_end_is_told_by_the_end(state: str) -> None:
    text = "rules: uecda\nseats: Aki, Ben, Chie, Dan, Eve\nturn: Aki\n"
    text += f"hands:\n  Aki: S3 S4 SA S2 Jo ? x4\n{state}"
    below, above = "may Aki play Jo=3- S3 S4", "may Aki play SA S2 Jo=2+"
    assert "below the 3" in _says(text, below, "en")
    assert "3の1つ下" in _says(text, below, "ja")
    assert "beyond the 2" in _says(text, above, "en")
    assert "2の1つ上" in _says(text, above, "ja")


def test_a_pass_that_costs_the_game_says_so() -> None:
    text = "rules: daifugo + guillotine(limit=3)\nseats: Aki (daifugo), Ben (fugo), "
    text += "Chie (hinmin), Dan (daihinmin)\nturn: Dan\nfield: Chie D9\nstate: passes Dan 3\n"
    assert "this pass puts Dan out of the game" in _says(text, "may Dan pass", "en")
    assert "このパスでDanは" in _says(text, "may Dan pass", "ja")


# ---- odd fields


@pytest.mark.parametrize(
    ("rules", "field", "codes"),
    [
        ("offkai", "D4 S7", {("odd-cards", 0)}),
        ("offkai", "D4, D7 S7", {("odd-count", 1)}),
        ("offkai", "S4 H4 D4, D5 D6 D7", {("odd-form", 1)}),
        ("offkai", "D4, S7, H9", set()),
        ("offkai", "D9, S7", set()),
        ("daifugo + sandstorm", "D4, S3 H3 D3", {("does-not-stay", 1)}),
        ("daifugo + four_stop", "D8, S4 H4", {("does-not-stay", 1)}),
        ("offkai", "Jo, S3", {("does-not-stay", 1)}),
    ],
)
def test_odd_plays_on_a_described_field_are_pointed_out(
    rules: str, field: str, codes: set[tuple[str, int]]
) -> None:
    table = referee.read(f"rules: {rules}\nseats: Aki, Ben, Chie, Dan\nfield: {field}\n")
    found = {(fault.code, fault.where[1]) for fault in table.warnings}
    assert found == codes
    for fault in table.warnings:
        assert fault.line == 3
        assert fault.say("en").startswith("Line 3: ")
        assert fault.say("ja").startswith("3行目: ")


# ---- nothing false or empty beside a right answer


def _each_says(table: str, ask: str, en: str, ja: str) -> None:
    assert en in _says(table, ask, "en")
    assert ja in _says(table, ask, "ja")


def test_a_tie_in_a_trick_that_goes_on_settles_nothing() -> None:
    table = "rules: torite, game = A\nseats: Aki, Ben, Chie, Dan\nplay:\n  Aki: R3\n"
    table += "  Ben: B5\n  Chie: R5\n"
    _each_says(
        table, "who takes the trick", "equally high so far. Still to play: Dan", "同じ強さです"
    )
    assert "takes the trick." not in _says(table, "who takes the trick", "en")


def test_a_joker_past_the_end_of_a_run_is_called_a_joker() -> None:
    table = "rules: uecda\nseats: Aki, Ben, Chie, Dan, Emi\nturn: Ben\nstate: revolution\n"
    table += "field: Aki S3 S4 S5\n"
    _each_says(table, "may Ben play HA H2 Jo=2+", "the joker doesn’t beat", "ジョーカーは")
    assert "can only be" not in _says(table, "may Ben play HA H2 Jo=2+", "en")


def test_of_cards_that_nobody_can_hold_those_are_named_that_lie_elsewhere() -> None:
    table = "rules: daifugo\nseats: Aki, Ben, Chie\nturn: Ben\nfield: Aki D3 D4 D5\n"
    _each_says(table, "may Ben play D5 D6 D7", "♦5 is on the field", "♦5は場に出ています")


def test_a_burst_hand_is_told_with_its_number_of_cards() -> None:
    table = "rules: million_doubt\nseats: Aki, Ben, Chie\nturn: Aki\nhands:\n  Aki: D3 ? x9\n"
    table += "field: Chie DK\nplay:\n  Aki: (D3)\n  Chie: doubt\n  Chie: gives DK D3 to Aki\n"
    _each_says(table, "is Aki out", "holds 11 cards", "手札が11枚")


def test_two_titles_are_parted_like_several() -> None:
    table = "rules: daifugo\nseats: Aki, Ben, Chie\nturn: Aki\nhands:\n  Aki: S5\n  Ben: H2\n"
    table += "  Chie: ? x3\nplay:\n  Aki: S5\n  Ben: H2\n"
    assert "、" in _says(table, "titles", "ja").partition("\n")[0]
    assert "と" not in _says(table, "titles", "ja").partition("\n")[0]


def test_who_has_called_doubt_already_is_told_while_others_are_asked_before() -> None:
    table = "rules: million_doubt\nseats: Aki, Ben, Chie\nturn: Ben\nfield: Aki HK\n"
    table += "hands:\n  Ben: D3 ? x4\nplay:\n  Ben: (D3)\n  Chie: doubt\n"
    for ask in ("whose turn", "may Chie give HK to Ben"):
        _each_says(table, ask, "Chie has called doubt", "Chieはもうダウトを宣言しています")
    assert "has called doubt" not in _says(table + "  Aki: through\n", "whose turn", "en")


def test_the_card_by_which_somebody_leads_the_game_is_named() -> None:
    table = "rules: uecda\nseats: Aki, Ben, Chie, Dan, Emi\n"
    _each_says(table, "who leads", "The player with ♦3 leads", "♦3を持っている人が親")
    table += "hands:\n  Ben: D3 ? x9\n"
    _each_says(table, "who leads", "Ben has ♦3 and leads", "Benが♦3を持っているので、親")


def test_where_a_number_stands_in_the_order_is_not_told_of_the_order_turned_round() -> None:
    table = "rules: torite, game = daifugo + revolution\nseats: Aki, Ben, Chie\nstate: revolution\n"
    _each_says(table, "what order", "While the ranking isn’t reversed", "間、1")


def test_a_reading_by_which_the_game_would_have_gone_otherwise_is_told_as_its_question() -> None:
    table = "rules: league\nseats: Aki, Ben, Chie, Dan\nturn: Aki\nplay:\n  Aki: S5\n"
    table += "  Ben: pass\n  Chie: H6\n  Dan: pass\n  Aki: C7\n  Chie: pass\n"
    en = "Some tables say yes; there, Chie couldn’t have passed."
    _each_says(table, "whose turn", en, "同じ場でまた出せる卓では、Chieはパスできませんでした。")


def test_a_card_that_is_a_foul_for_the_order_alone_is_not_called_one_for_itself() -> None:
    table = "rules: offkai\nseats: Aki, Ben, Chie\nstate: revolution\nfield: Aki Jo\nturn: Ben\n"
    table += "hands:\n  Ben: S3\nplay:\n  Ben: S3\n"
    _each_says(table, "is Ben out", "While a revolution holds", "革命中は♠3が反則のカード")
    table = "rules: daifugo + j_back\nseats: Aki, Ben, Chie\nturn: Aki\nhands:\n  Ben: D3\n"
    table += "play:\n  Aki: SJ\n  Ben: D3\n"
    _each_says(table, "is Ben out", "In the current ranking", "いまの強さの順では♦3が反則")


def test_a_finish_that_is_a_foul_in_another_order_is_told_why_it_is_none() -> None:
    table = "rules: offkai\nseats: Aki, Ben, Chie\nturn: Aki\nhands:\n  Ben: D3\n"
    table += "play:\n  Aki: SJ\n  Ben: D3\n"
    _each_says(table, "is Ben out", "J-back isn’t one", "Jバックの間は反則になりません")
    table = (
        "rules: offkai\nseats: Aki, Ben, Chie\nturn: Aki\nstate: revolution\nhands:\n  Ben: D2\n"
    )
    table += "play:\n  Aki: SJ\n  Ben: D2\n"
    _each_says(table, "is Ben out", "the 2 isn’t a foul", "2であがっても反則にはなりません")
    plain = "rules: offkai\nseats: Aki, Ben, Chie\nturn: Ben\nhands:\n  Ben: D3\nplay:\n  Ben: D3\n"
    _each_says(plain, "is Ben out", "Going out with ♦3 isn’t a foul", "♦3であがるのは反則ではあり")


def test_an_overthrow_is_told_as_the_places_turned_upside_down() -> None:
    table = "rules: daifugo + gekokujo\nseats: Aki (daifugo), Ben (fugo), Chie (hinmin), "
    table += "Dan (daihinmin)\nturn: Dan\nhands:\n  Dan: S9\nplay:\n  Dan: S9\n"
    _each_says(
        table,
        "ranks",
        "last game’s places are reversed. In order: Dan, Chie",
        "前回の順位が逆転して、上から",
    )


# ---- long answers


HAND = """
rules: offkai
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK SA S2 Jo
"""
"""A suit and a joker, which may stand anywhere in a run: the list is some thousand letters long."""


@pytest.mark.parametrize("lang", LANGS)
def test_every_play_that_may_be_made_is_said(lang: str) -> None:
    verdict = referee.read(HAND).ask("what may Aki play")
    said = verdict_text.sentence(verdict, lang)
    lists = [plays for form, plays in verdict.answer.items() if form not in ("single", "pass")]
    assert said.count(" / ") == sum(map(len, lists)) - len(lists)
    assert all(SYMBOLS["S"] + card[1:] in said for card in verdict.answer["single"][:-1])
    assert len(said) > MAX_TEXT


AT_ONCE = """
rules: torite, game = E
seats: Aki, Ben, Chie, Dan
play:
  Aki: R6
  Chie: Y3
ask:
  what happens
"""


def test_where_nothing_happened_and_several_are_to_play_they_are_named() -> None:
    assert _says(AT_ONCE, "what happens", "en").startswith("It’s up to Ben and Dan.")
    assert _says(AT_ONCE, "what happens", "ja").startswith("次に動くのはBenとDanです。")
