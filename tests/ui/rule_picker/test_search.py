"""The search for a rule: what a person types is found first, in whatever language the page is."""

from __future__ import annotations

import json
import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from referee.i18n.fuzzy_match import fold_search
from referee.i18n.messages import LANGS
from referee.library.context import current
from referee.library.other_names import known_aliases
from referee.notation.table_text import read_text
from referee.rulebook.clause import Clause
from referee.ui.rule_picker.session import PickerSession
from tests import paths

WIDGETS = paths.ROOT / "widgets"
ALIASES = paths.ROOT / "referee" / "books" / "aliases" / "clauses.toml"

WANTED = {
    "daifugo": """
        スペ3 spade_three | スペ３返し spade_three | すぺ3 spade_three | スペサン spade_three
        スペードの3 spade_three | spade 3 spade_three | 3 of spades spade_three
        11バック j_back | １１バック j_back | イレブンバック j_back | いれぶんばっく j_back
        ｲﾚﾌﾞﾝﾊﾞｯｸ j_back | 十一バック j_back | jback j_back | j back j_back | J-BACK j_back
        jack back j_back | Ｊバック j_back | ジャックバック j_back | 強化11バック strong_j_back
        しばり suit_lock | 縛り suit_lock | シバリ suit_lock | マーク縛り suit_lock
        両縛り suit_lock | lock suit_lock | suit lock suit_lock | full lock suit_lock
        激縛り strict_lock | げきしばり strict_lock | strict strict_lock | 片縛り partial_lock
        数字縛り number_lock | 数縛り number_lock | 逆しばり reverse_lock
        7 pass seven_pass | 7-pass seven_pass | ７渡し seven_pass | 七渡し seven_pass
        7 渡し seven_pass | 7わたし seven_pass | なな渡し seven_pass
        pass seven_pass | 7 seven_pass
        8切り eight_cut | 8切 eight_cut | 八切り eight_cut | 8 cut eight_cut | eight eight_cut
        やぎり eight_cut | 8 eight_cut | 8流し eight_cut
        革命 revolution | かくめい revolution | revolution revolution | REVOL revolution
        階段革命 run_revolution | 宗教革命 religious_revolution | 大革命 great_revolution
        都落ち miyako_ochi | みやこおち miyako_ochi | miyako miyako_ochi
        反則上がり foul_finish | 反則あがり foul_finish | 禁止上がり foul_finish
        4-stop four_stop | 4 stop four_stop | 4止め four_stop | 四止め four_stop
        4-dome four_stop | 4どめ four_stop
        5飛ばし five_skip | 5スキップ five_skip | skip five_skip | スキップ five_skip
        9リバース nine_reverse | リバース nine_reverse | reverse nine_reverse
        10捨て ten_discard | 十捨て ten_discard | 10 discard ten_discard | 10返し ten_return
        ボンバー q_bomber | Qボンバー q_bomber | 12ボンバー q_bomber | bomber q_bomber
        救急車 nine_nine_cut | ambulance nine_nine_cut | ろくろ首 six_six_cut | 666 omen
        777 triple_seven_revolution | ラッキーセブン lucky_seven | 砂嵐 sandstorm
        下克上 gekokujo | gekokujo gekokujo | クーデター nine_debtor | J j_back | 11 j_back
        k religious_revolution | 核 nuclear_bomb | taepodong taepodong | エンペラー emperor
        emperor emperor | 4色 emperor | quiz q_release | royal defense royal_defence
        daifugo's leisure daifugo_leisure | jeanne d'arc jeanne_darc | tax a_tax
    """,
    "offkai": """
        スペ3 spade_three | 11バック j_back | しばり suit_lock | 8切り eight_cut
        5飛ばし five_skip | リバース nine_reverse | 激しばり strict_lock | 交換 exchange
    """,
    "million_doubt": "Jバック eleven_back | jback eleven_back | しばり suit_lock | バースト burst",
    "torite": "しばり colour_lock | 7渡し seven_pass | マストフォロー must_follow | straight runs",
    "uecda": "スペ3 spade_three | 縛り suit_lock",
    "league": "都落ち miyako_ochi | 最強階段 strongest_run_clear | 7 pass seven_pass",
}
QUERIES = [
    (book, *each.strip().rsplit(" ", 1))
    for book, table in WANTED.items()
    for each in table.replace("\n", "|").split("|")
    if each.strip()
]


@cache
def found_by_page() -> dict[tuple[str, str], dict[str, list[str]]]:
    """Book and language -> query -> the clauses that the page finds, best match first.

    One Node process answers for every book.
    """
    asked = {
        (book, lang): {
            "groups": PickerSession(book, lang=lang).state()["catalog"]["groups"],
            "queries": [query for of, query, _ in QUERIES if of == book]
            + [name for clause in current().book(book).clauses for name in names(clause)],
        }
        for book in current().shelf_ids()
        for lang in LANGS
    }
    run = subprocess.run(
        ["node", "test/search.mjs"], cwd=WIDGETS, input=json.dumps([*asked.values()]),
        capture_output=True, text=True, check=True, encoding="utf-8",
    )  # fmt: skip
    return {
        key: dict(zip(page["queries"], found, strict=True))
        for (key, page), found in zip(asked.items(), json.loads(run.stdout), strict=True)
    }


def test_there_are_enough_queries() -> None:
    assert len(QUERIES) > 100
    assert len({query for _, query, _ in QUERIES}) > 100


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("book", "query", "wanted"), QUERIES)
def test_what_is_typed_finds_its_rule_first(book: str, query: str, wanted: str, lang: str) -> None:
    assert found_by_page()[book, lang][query][:1] == [wanted]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("book", current().shelf_ids())
def test_every_title_and_every_other_name_finds_its_rule_first(book: str, lang: str) -> None:
    # A clause that always holds may share a name with a switch, which then comes first.
    found = found_by_page()[book, lang]
    wrong = [
        (name, clause.name, found[name][:2])
        for clause in current().book(book).clauses
        for name in names(clause)
        if clause.name not in found[name][: 1 if clause.name in known_aliases() else 2]
    ]
    assert wrong == []


def names(clause: Clause) -> Iterator[str]:
    """What a rule is called: its titles, and all else where it can be switched."""
    if clause.switchable:
        yield from clause.title.values()
        yield from known_aliases().get(clause.name, ())


# ---- the names themselves


def switchable() -> set[str]:
    books = [current().book(id_) for id_ in current().shelf_ids()]
    return {clause.name for book in books for clause in book.clauses if clause.switchable}


def test_every_rule_that_can_be_switched_has_other_names() -> None:
    assert switchable() - known_aliases().keys() == set()
    assert known_aliases().keys() - switchable() == set()


@pytest.mark.parametrize("book", current().shelf_ids())
def test_a_name_belongs_to_one_rule(book: str) -> None:
    said = [
        (fold_search(name), clause.name)
        for clause in current().book(book).clauses
        for name in names(clause)
    ]
    owners = Counter(name for name, _ in set(said))
    assert [(name, rule) for name, rule in sorted(set(said)) if owners[name] > 1] == []


@pytest.mark.parametrize("book", current().shelf_ids())
def test_a_table_may_call_a_rule_by_any_of_its_names(book: str) -> None:
    for clause in current().book(book).clauses:
        for name in names(clause):
            table = read_text(f"rules: {book} + {name}\nseats: Aki, Ben\n")
            assert table.switches == ((clause.name, True),), name


def test_no_other_name_only_repeats_what_is_found_anyway() -> None:
    for rule, said in known_aliases().items():
        folded = [fold_search(name) for name in said]
        assert len(set(folded)) == len(folded), rule
        assert all(folded), rule


# ---- letters that look alike

MIXED = re.compile(
    "[ァ-ヺー][べぺ]"  # hiragana after katakana: スぺ
    "|[ぁ-ん][ヘベペリ](?=[ぁ-ん])"  # katakana within hiragana
    "|[ァ-ヺ][一二三口工力夕卜八](?=[ァ-ヺー])"  # kanji within katakana
    "|[一-龠0-9A-Za-z]ー"  # a long sound of what is no kana
    "|[\u0400-\u04ff\u0370-\u03ff]"  # Cyrillic and Greek
)


def texts() -> Iterator[tuple[str, int, str]]:
    folder = paths.ROOT / "referee"
    files = [*folder.glob("books/**/*.toml"), *folder.glob("locale/**/*.ftl")]
    assert len(files) > 40
    for file in files:
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            yield str(file.relative_to(folder)), number, line


def test_no_letter_stands_in_for_one_that_looks_alike() -> None:
    assert [(*at, line) for *at, line in texts() if MIXED.search(line)] == []


@pytest.mark.parametrize("word", ["スぺ3", "くりリす", "ニ口ニ", "七ー", "Асе"])
def test_letters_that_look_alike_are_seen(word: str) -> None:
    assert MIXED.search(word)
