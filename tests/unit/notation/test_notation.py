"""Table text and JSON: canonical spelling, round trips, and what is wrong with bad input."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

import pytest

import referee
from referee.model.questions import KINDS, Question
from referee.notation.json import schema
from referee.notation.questions import parse_question
from referee.notation.table_text import read_text
from referee.simulation import deal, play_out
from tests.scenarios.files import FILES, scenarios_in
from tests.thorough import share
from tests.tiers import quick

TABLE = """\
rules: offkai - suit_lock + emperor
readings: second_j = stays
seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)
hands:
  Aki: S3 H5 Jo
  Ben: ? x5
  Chie: C10 C2 ? x3
  Dan: D4 D7 ?
field: Ben D4, Chie D6
discards: S4 S5
state: revolution, passed Ben
play:
  Dan: D5
  Aki: pass
ask:
  may Ben play D10
  whose turn
"""


@cache
def _scenario_tables() -> list[str]:
    """Every third of a file."""
    read = map(scenarios_in, FILES)
    return [
        scenario["table"]
        for scenarios in read
        for scenario in share(scenarios)
        if "error" not in scenario
    ]


def test_the_canonical_text_is_its_own_spelling() -> None:
    text = TABLE.replace("field: Ben D4, Chie D6", "field: Ben H4, Chie D6").replace(
        "D4 D7 ?", "D5 D7 ?"
    )
    assert str(referee.read(text)) == text


def test_the_first_line_of_a_part_may_stand_beside_its_word() -> None:
    beside = """\
rules: offkai
seats: Aki, Ben, Chie, Dan
hands: Ben: C3
  Dan: out 1
play: Chie: D10  # on nothing
  Aki: pass
ask: may Ben play C3  # or
  whose turn
"""
    below = beside
    for word in ("hands:", "play:", "ask:"):
        below = below.replace(f"{word} ", f"{word}\n  ")
    read = referee.read(beside)
    assert str(read).endswith("ask:\n  may Ben play C3\n  whose turn\n")
    assert str(read) == str(referee.read(below))


@pytest.mark.parametrize(
    "part", quick(range(4), 1, "the first tier takes fewer random games and tables")
)
def test_every_scenario_survives_text_and_json(part: int) -> None:
    tables = _scenario_tables()[part::4]
    assert tables
    for text in tables:
        table = referee.read(text)
        again = referee.read(str(table))
        assert again == table
        assert str(again) == str(table)
        assert referee.from_dict(table.to_dict()) == table


def test_a_game_survives_text_and_json_after_every_move() -> None:
    game = play_out(deal(3), 3)
    for moves in range(0, len(game.moves), 7):
        table = game.table(moves)
        assert referee.read(str(table)).position.known == table.position.known
        assert referee.from_dict(table.to_dict()) == table


@pytest.mark.parametrize(
    ("spelled", "canonical"),
    [
        ("♠3 ♥5 ジョーカー", "S3 H5 Jo"),
        ("スペ3 ハー10 ダイヤJ クラ2", "S3 H10 DJ C2"),
        ("s3 hT jo", "S3 H10 Jo"),
        ("Jo S10 D3", "D3 S10 Jo"),
    ],
)
def test_cards_have_many_spellings_and_one_canonical(spelled: str, canonical: str) -> None:
    table = referee.read(f"rules: offkai\nseats: Aki, Ben, Chie\nhands:\n  Aki: {spelled}\n")
    assert f"Aki: {canonical}\n" in str(table)


def test_japanese_names_titles_and_questions_are_understood() -> None:
    table = referee.read("""
rules: offkai
seats: 千恵（大富豪）、弁、智恵、段（大貧民）
field: 弁 ダイ4、ダイ7
ask:
  智恵はダイ8を出せるか？
""")
    assert [str(question) for question in table.questions] == ["may 智恵 play D8"]
    assert table.description.seats[0].title == "daifugo"


@pytest.mark.parametrize(
    ("text", "line", "column", "found"),
    [
        ("rules: offkai\nseats: Aki, Ben\nhands:\n  Aki: S3 X9\n", 4, 11, "X9"),
        ("rules: offkai\nseats: Aki, Ben\nfield: D4, S1\n", 3, 12, "S1"),
        ("rules: offkai\nseats: Aki, Ben\nfield: Aki 7X\n", 3, 12, "7X"),
        ("rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: jumps\n", 4, 8, "jumps"),
        ("rules: offkai\nseats: Aki (duke), Ben\n", 2, 13, "duke"),
        ("rules: offkai\nseats: Aki, Ben\nask:\n  will it rain\n", 4, 11, "rain"),
        ("rules: offkai\nseats: Aki, Ben\nask:\n  may Aki play D4 Q9\n", 4, 19, "Q9"),
        ("rules offkai\n", 1, 1, "rules"),
        ("rules: offkai\nseats: Aki, Ben\nplay:\n  Aki: S3 S3\n", 4, 3, "S3"),
        ("rules: offkai\nseats: Aki, Ben\nask:\n  may Aki play S3 S3\n", 4, 19, "S3"),
        ("seats: Aki, Ben\n", 1, 1, ""),
        ("seats: Aki, Ben\nseats: Chie, Dan\n", 2, 1, "seats"),
    ],
)
def test_unreadable_text_says_where(text: str, line: int, column: int, found: str) -> None:
    with pytest.raises(referee.ParseError) as caught:
        referee.read(text)
    assert (caught.value.line, caught.value.column, caught.value.found) == (line, column, found)
    assert caught.value.expected
    for lang in ("ja", "en"):
        assert str(line) in caught.value.say(lang)


def test_an_impossible_table_tells_all_its_faults_at_once() -> None:
    text = """
rules: offkai
seats: Aki, Ben, Chie, Aki
hands:
  Aki: S3 S3 Jo Jo
  Ben: ? x60
  Zoe: H4
field: Gen S3
discards: Jo
state: sunshine
turn: Nobody
"""
    with pytest.raises(referee.ImpossibleTable) as caught:
        referee.read(text)
    codes = {fault.code for fault in caught.value.faults}
    assert codes == {
        "seat-twice", "card-twice-there", "unknown-seat", "card-twice", "too-many-jokers",
        "hand-too-large",
        "too-many-cards", "unknown-state",
    }  # fmt: skip
    assert [fault.code for fault in caught.value.faults].count("unknown-seat") == 3
    assert [fault.code for fault in caught.value.faults].count("card-twice") == 1


@pytest.mark.parametrize(
    ("header", "what", "nearest"),
    [
        ("rules: ofkai", "book", "offkai"),
        ("rules: offkai - suit_look", "option", "suit_lock"),
        ("rules: offkai\nreadings: second_jay = stays", "option", "second_j"),
        ("rules: offkai\nreadings: second_j = stay", "value", "stays"),
    ],
)
def test_an_unknown_name_comes_with_the_nearest(header: str, what: str, nearest: str) -> None:
    with pytest.raises(referee.UnknownName) as caught:
        referee.read(f"{header}\nseats: Aki, Ben, Chie\n")
    assert (caught.value.what, caught.value.nearest) == (what, nearest)
    assert nearest in caught.value.say("en")
    assert nearest in caught.value.say("ja")


@pytest.mark.parametrize(
    ("spoken", "canonical"),
    [
        ("大富豪 + 7渡し - 縛り", "daifugo + seven_pass - suit_lock"),
        ("大富豪＋7渡し−スート縛り（両縛り）", "daifugo + seven_pass - suit_lock"),
        ("大富豪(競技) - 反則上がり", "league - foul_finish"),
        ("コンピュータ大貧民（UECda）", "uecda"),
        ("Computer daihinmin (UECda) - 8-cut", "uecda - eight_cut"),
        ("daifugo + Suit lock (full lock)", "daifugo + suit_lock"),
        ("オフ会大貧民+エンペラー", "offkai + emperor"),
        ("大富豪 + ギロチン(limit=5)", "daifugo + guillotine(limit=5)"),
        ("大富豪 + スペ3返し", "daifugo + spade_three"),
    ],
)
def test_books_and_switches_go_by_their_titles_too(spoken: str, canonical: str) -> None:
    table = referee.read(f"rules: {spoken}\nseats: Aki, Ben, Chie, Dan, Eve\n")
    assert str(table).splitlines()[0] == f"rules: {canonical}"


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_every_title_that_is_listed_names_its_switch(lang: str) -> None:
    for id_ in referee.books():
        book = referee.book(id_)
        header = book.title[lang]
        switches = [clause for clause in book.clauses if clause.switchable]
        header += "".join(f" - {clause.title[lang]}" for clause in switches)
        described = read_text(f"rules: {header}\nseats: Aki, Ben\n")
        assert described.book == id_
        assert [name for name, _ in described.switches] == [clause.name for clause in switches]


@pytest.mark.parametrize(
    "name", ["S3", "jo", "♠10", "スペ3", "pass", "パス", "turn", "Hands", "none"]
)
def test_a_seat_that_is_called_like_a_card_or_a_word_is_refused(name: str) -> None:
    for rest in ("", f"hands:\n  {name}: D4\nturn: Ben\n"):
        with pytest.raises(referee.ParseError) as caught:
            referee.read(f"rules: offkai\nseats: Aki, {name} (daifugo), Ben\n{rest}")
        assert (caught.value.line, caught.value.column, caught.value.found) == (2, 13, name)
        assert "isn’t a card or a word" in caught.value.say("en")
        assert "カードの名前でも" in caught.value.say("ja")
    data = referee.read("rules: offkai\nseats: Aki, Ben, Chie\n").to_dict()
    data["seats"][0]["name"] = name
    with pytest.raises(referee.ParseError):
        referee.from_dict(data)


def test_json_knows_the_titles_as_well() -> None:
    data = referee.read("rules: offkai\nseats: Aki, Ben, Chie\n").to_dict()
    data["rules"] = {"book": "オフ会大貧民", "switches": {"縛り": False}}
    assert str(referee.from_dict(data)).splitlines()[0] == "rules: offkai - suit_lock"


@pytest.mark.parametrize(
    ("header", "nearest", "english", "japanese"),
    [
        ("大富毫", "daifugo", "daifugo", "大富豪"),
        ("大富豪 + ギロチ", "guillotine", "guillotine", "ギロチン"),
        ("offkai - 激しばる", "strict_lock", "Strict lock", "激縛り"),
        ("daifugo + Guillotin", "guillotine", "guillotine", "ギロチン"),
    ],
)
def test_an_unknown_title_comes_with_the_nearest(
    header: str, nearest: str, english: str, japanese: str
) -> None:
    with pytest.raises(referee.UnknownName) as caught:
        referee.read(f"rules: {header}\nseats: Aki, Ben, Chie\n")
    assert caught.value.nearest == nearest
    assert english in caught.value.say("en").partition("?")[0].partition("Did")[2]
    assert japanese in caught.value.say("ja").partition("。")[2]


def test_a_reading_is_not_switched_and_a_switch_is_not_read() -> None:
    with pytest.raises(referee.UnknownName) as caught:
        referee.read("rules: offkai + second_j\nseats: Aki, Ben, Chie\n")
    for lang, word in (("en", "is a reading"), ("ja", "は読み方なので")):
        assert word in caught.value.say(lang)
        assert "readings: second_j = stays" in caught.value.say(lang)
        assert "flips_again" in caught.value.say(lang)
    with pytest.raises(referee.UnknownName) as caught:
        referee.read("rules: offkai\nreadings: suit_lock = off\nseats: Aki, Ben, Chie\n")
    for lang in ("en", "ja"):
        assert caught.value.say(lang).startswith(("Line 2", "2行目"))
        assert "- suit_lock" in caught.value.say(lang)


@pytest.mark.parametrize("header", ["offkai + pass", "offkai - pass"])
def test_a_rule_that_always_holds_is_not_switched(header: str) -> None:
    with pytest.raises(referee.UnknownName) as caught:
        referee.read(f"rules: {header}\nseats: Aki, Ben, Chie\n")
    assert "is always on" in caught.value.say("en")
    assert "いつも有効" in caught.value.say("ja")


def test_a_reading_behind_the_rules_is_shown_its_line() -> None:
    for header in ("offkai + emperor, second_j = stays", "offkai, second_j = stays - suit_lock"):
        with pytest.raises(referee.UnknownName) as caught:
            referee.read(f"rules: {header}\nseats: Aki, Ben, Chie\n")
        for lang in ("en", "ja"):
            assert "readings: second_j = stays" in caught.value.say(lang)
            assert caught.value.say(lang).startswith(("Line 1", "1行目"))
    with pytest.raises(referee.UnknownName) as caught:
        referee.read("rules: offkai, emperor = on\nseats: Aki, Ben, Chie\n")
    assert "+ emperor" in caught.value.say("en")


def test_a_setting_may_stand_behind_the_switches() -> None:
    behind = referee.read("rules: torite + five_skip, game = daifugo\nseats: Aki, Ben, Chie\n")
    before = referee.read("rules: torite, game = daifugo + five_skip\nseats: Aki, Ben, Chie\n")
    assert behind == before


def test_a_value_that_is_none_names_its_option_and_the_values() -> None:
    with pytest.raises(referee.UnknownName) as caught:
        referee.read("rules: daifugo + guillotine(limit=1)\nseats: Aki, Ben, Chie\n")
    for lang in ("en", "ja"):
        assert "guillotine_limit" in caught.value.say(lang)
    assert "3, 4, 5, 6" in caught.value.say("en")


PEOPLE = "rules: daifugo\nseats: Aki, Ben, 段\nfield: D4\n"


@pytest.mark.parametrize(
    ("question", "canonical"),
    [
        ("can Aki play S5", "may Aki play S5"),
        ("what can Aki play?", "what may Aki play"),
        ("can Aki give S3 to Ben", "may Aki give S3 to Ben"),
        ("does Ben play S5 H5", "may Ben play S5 H5"),
        ("whos turn", "whose turn"),
        ("where does Aki finish?", "what rank is Aki"),
        ("誰の番?", "whose turn"),
        ("誰が親?", "who leads"),
        ("段は何を渡す?", "what must 段 give"),
        ("Akiは何をする?", "what must Aki do"),
        ("Akiは S5出せますか", "may Aki play S5"),
        ("AkiはS5を出していい？", "may Aki play S5"),
        ("Aki は S5 を出してもいいですか", "may Aki play S5"),
        ("AkiはS5出せる?", "may Aki play S5"),
        ("Akiは何を出せますか", "what may Aki play"),
        ("段はパスしていい？", "may 段 pass"),
        ("段はパスできますか", "may 段 pass"),
        ("AkiはBenにS3を渡していいですか", "may Aki give S3 to Ben"),
        ("段は7を宣言してもいい", "may 段 name 7"),
        ("誰の番ですか", "whose turn"),
        ("段はあがった？", "is 段 out"),
    ],
)
def test_questions_are_understood_as_people_put_them(question: str, canonical: str) -> None:
    assert str(referee.read(PEOPLE).ask(question).question) == canonical


@pytest.mark.parametrize(
    ("question", "nearest"),
    [
        ("may Aki plya S5", "may Aki play S5"),
        ("may Aki pas", "may Aki pass"),
        ("whos trun", "whose turn"),
        ("Akiは♠5を出しせるか", "AkiはS5を出せるか"),
        ("will it snow", ""),
    ],
)
def test_a_question_that_cannot_be_read_comes_with_the_nearest(question: str, nearest: str) -> None:
    with pytest.raises(referee.ParseError) as caught:
        referee.read(PEOPLE).ask(question)
    assert caught.value.nearest == nearest
    for lang, word in (("en", "Did you mean"), ("ja", "のことですか")):
        assert nearest in caught.value.say(lang)
        assert (word in caught.value.say(lang)) == bool(nearest)


@pytest.mark.parametrize(
    "question", ["may Zoe play S5", "ZoeはS5を出せますか", "is Zoe out", "may Aki give S5 to Zoe"]
)
def test_a_seat_that_is_not_there_is_named_and_the_seats_are_listed(question: str) -> None:
    with pytest.raises(referee.UnknownName) as caught:
        referee.read(PEOPLE).ask(question)
    assert (caught.value.what, caught.value.name) == ("seat", "Zoe")
    for lang in ("en", "ja"):
        assert "Zoe" in caught.value.say(lang)
    assert "Aki, Ben or 段" in caught.value.say("en")
    assert "Aki、Benか段" in caught.value.say("ja")


def test_a_question_in_a_text_about_nobody_has_its_line() -> None:
    with pytest.raises(referee.UnknownName) as caught:
        referee.read(PEOPLE + "ask:\n  may Zoe pass\n")
    assert caught.value.line == 5


def test_an_illegal_play_in_a_text_carries_its_verdict_and_its_line() -> None:
    text = "rules: offkai\nseats: Aki, Ben, Chie\nplay:\n  Aki: D9\n  Ben: D4\n"
    with pytest.raises(referee.IllegalPlay) as caught:
        referee.read(text)
    assert caught.value.line == 5
    assert list(caught.value.verdict.clauses()) == ["climbing.stronger"]


def test_an_illegal_play_that_stood_can_be_written_down() -> None:
    table = referee.read("rules: offkai\nseats: Aki, Ben, Chie\nplay:\n  Aki: D9\n  Ben: D4 !\n")
    assert str(table.steps[-1].move) == "Ben: D4 !"
    assert table.ask("whose turn").answer == "Chie"


def test_forcing_a_play_marks_it_as_standing() -> None:
    table = referee.read("rules: offkai\nseats: Aki, Ben, Chie\nplay:\n  Aki: D9\n")
    with pytest.raises(referee.IllegalPlay):
        table.play("Ben: D4")
    assert "Ben: D4 !" in str(table.play("Ben: D4", force=True))


def test_a_play_that_may_be_two_runs_is_ambiguous() -> None:
    table = referee.read(
        "rules: offkai\nseats: Aki, Ben, Chie\nplay:\n  Aki: H9\n  Ben: pass\n  Chie: pass\n"
    )
    assert table.ask("may Aki play D4 D5 Jo").answer == "yes"
    with pytest.raises(referee.AmbiguousPlay) as caught:
        table.play("Aki: D4 D5 Jo")
    assert caught.value.candidates == ("Jo=D3 D4 D5", "D4 D5 Jo=D6")


@pytest.mark.parametrize(
    "broken",
    [
        {},
        {"format": "referee.table/1", "rules": {"book": "offkai"}, "seats": [{"nom": "Aki"}]},
        {"format": "referee.table/9", "rules": {"book": "offkai"}, "seats": []},
    ],
)
def test_json_that_breaks_the_schema_is_unreadable(broken: dict[str, object]) -> None:
    with pytest.raises(referee.ParseError):
        referee.from_dict(broken)


def test_every_question_is_understood_in_both_languages() -> None:
    table = referee.read("rules: offkai\nseats: Aki, 千恵, Chie\n")
    deck = table.rulebook.book.deck
    card = referee.parse_card("C10")
    for kind in KINDS:
        question = Question(kind, "千恵", (card,), "Aki", "7", "S", number="3")
        for lang in ("en", "ja"):
            read = parse_question(question.text(lang), table.seats, deck)
            assert read.kind == kind
            assert read.text(lang) == question.text(lang)


def test_a_byte_order_mark_is_no_part_of_the_text() -> None:
    assert referee.read("\ufeffrules: offkai\nseats: Aki, Ben\n").seats == ("Aki", "Ben")


@pytest.mark.parametrize(
    ("field", "odd"),
    [("D4, D7", []), ("D4, S8", [1]), ("D7 Jo=D8 D9", [0]), ("Jo, S3", [1]), ("D4, S3", [])],
)
def test_a_play_that_clears_the_field_does_not_stay_on_it(field: str, odd: list[int]) -> None:
    table = referee.read(f"rules: offkai\nseats: Aki, Ben, Chie\nfield: {field}\n")
    assert [warning.where for warning in table.warnings] == [("field", index) for index in odd]


def test_the_published_schema_is_what_data_is_read_by() -> None:
    """Made anew by ``json.dumps(schema(), indent=2)``."""
    file = resources.files("referee") / "schema/table.schema.json"
    assert json.loads(file.read_text("utf-8")) == schema()


@pytest.mark.parametrize("title", ["King's privilege", "King’s privilege", "kings_privilege"])
def test_a_title_may_be_written_with_either_apostrophe(title: str) -> None:
    rules = referee.read(f"rules: daifugo + {title}\nseats: Aki, Ben, Chie\n").rulebook
    assert rules.value("kings_privilege")
