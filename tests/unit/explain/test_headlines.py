"""What an answer rests on: the clause of its headline, a fact that nobody knows; gifts in words."""

from __future__ import annotations

import pytest

import referee
from referee.explain.answer_text import yes_or_no
from referee.explain.reason_text import dependence_text
from referee.model.questions import KINDS

FOUR = "seats: Aki, Ben, Chie, Dan\n"

DECIDED_BY = {
    "a special rule, before the basics": (
        "rules: offkai\nfield: D4, D7, D9\nturn: Chie\n",
        "may Chie play C3",
        ("No – Suit lock: only diamonds.", "出せない – 縛り: ダイヤだけ。"),
    ),
    "what nearly happened, before the basics": (
        "rules: daifugo\nplay:\n  Aki: S7 S8 S9\n",
        "whose turn",
        (
            "It is Ben’s turn – 8-cut: the 8 is in a run.",
            "Benの番 – 8切り: 階段の中の8なので、場は流れない。",
        ),
    ),
    "the basics, where nothing else bars it": (
        "rules: offkai\nfield: Aki D9\nturn: Ben\n",
        "may Ben play C3",
        ("No – ♣3 doesn’t beat ♦9.", "出せない – ♦9に勝てない。"),
    ),
    "what bars it, and not what else the cards may do": (
        "rules: local + guerrilla\nturn: Aki\nhands:\n  Ben: H5 D5 D8 DK\nplay:\n  Aki: S5\n",
        "may Ben play H5 D5",
        ("No – a single card has to follow.", "出せない – 場は1枚出し。"),
    ),
    "what makes a yes doubtful": (
        "rules: daifugo + five_skip\nfield: Aki H5\n",
        "may Ben play H8",
        (
            "Yes – 5-skip: if Aki has just played, Ben is skipped.",
            "出せる – Akiが出した直後なら、Benは飛ばされる。",
        ),
    ),
    "a title that does not begin with the answer": (
        "rules: local + no_two_in_runs\nturn: Ben\nhands:\n  Ben: SK SA S2 H3\n",
        "may Ben play SK SA S2",
        (
            "No – a 2 may not be played in a run.",
            "出せない – 階段での2禁止: 階段で2は出せない。",
        ),
    ),
    "two that turn the order round, and so leave it as usual": (
        "rules: daifugo + j_back\nstate: revolution\nturn: Aki\nplay:\n  Aki: SJ\n",
        "may Ben play D10",
        (
            "No – Revolution and J-back cancel out.",
            "出せない – 革命とJバックが打ち消し合う。",
        ),
    ),
    "both of two that cancel out": (
        "rules: daifugo + j_back\nstate: revolution\nturn: Aki\nplay:\n  Aki: SJ\n",
        "what order",
        (
            "Not reversed: 2 is high, 3 is low (Revolution and J-back).",
            "逆転なし: 2が強く、3が弱い(革命とJバック)。",
        ),
    ),
    "what is to be chosen, and not what would be without it": (
        "rules: daifugo + revolution_choice\nturn: Aki\nplay:\n  Aki: H9 S9 D9 C9\n",
        "what happens",
        (
            "Aki decides whether to reverse the ranking.",
            "Akiは強さの順を逆転させるか決める(革命選択)。",
        ),
    ),
    "nothing that a joker does not need": (
        "rules: daifugo + j_back\nturn: Aki\nplay:\n  Aki: SJ\n",
        "may Ben play Jo",
        ("Yes – a joker beats ♠J.", "出せる – ♠Jに勝てる。"),
    ),
    "whom it is owed to, and how many": (
        "rules: daifugo + seven_pass\nplay:\n  Dan: C7\n",
        "what happens",
        ("Dan may give Aki one card (7-pass).", "DanはAkiに1枚渡せる(7渡し)。"),
    ),
    "whose answer the table waits for": (
        "rules: daifugo + four_stop\nplay:\n  Aki: D8\n",
        "what happens",
        (
            "Ben may answer the cut, or let it stand (8-cut).",
            "Benは返すか、そのまま流すかを決める(8切り)。",
        ),
    ),
    "what has not been told": (
        "rules: torite, game = A'\nfield: R4, Y6, B2, R1\n",
        "who takes the trick",
        ("It depends on who played yellow 6.", "黄6を誰が出したかで変わる。"),
    ),
    "what nobody can know yet": (
        "rules: offkai\n",
        "what rank is Ben",
        (
            "It isn’t clear yet which place Ben will take.",
            "Benの順位はまだ決まっていない。",
        ),
    ),
    "several things, a sentence each": (
        "rules: daifugo + omen\nplay:\n  Aki: S6 H6 D6\n",
        "what happens",
        (
            "The ranking is reversed. Counter-revolutions are ruled out.",
            "強さの順が逆転する。革命返しができなくなる(オーメン)。",
        ),
    ),
}

DECIDED_BY |= {
    "the points of both sides": (
        "rules: bridge\nstate: contract 4S, declarer Aki, tricks Aki 10, tricks Ben 3\n",
        "score",
        (
            "Points: Aki and Chie 420, the others 0 – Aki made 4♠.",
            "AkiとChieが420点、ほかは0点。",
        ),
    ),
    "that the doubt is whether a player is out": (
        "rules: daifugo\nturn: Aki\nplay:\n  Aki: S9\n  Ben: pass\n  Chie: pass\n  Dan: pass\n",
        "who leads",
        ("Aki leads, unless Aki has no card left.", "Akiが親(Akiの手札がもうないなら別)。"),
    ),
    "how the cards add up": (
        "rules: local + dokan\nturn: Ben\nfield: Aki SJ\nhands:\n  Ben: S4 H7\n",
        "may Ben accept",
        (
            "Yes – Dokan: 4 + 7 is 11, as on the field.",
            "宣言できる – どかん: 4 + 7は11で、場と同じ。",
        ),
    ),
}


@pytest.mark.parametrize("case", DECIDED_BY.values(), ids=DECIDED_BY)
def test_a_headline_says_it_in_one_line(case: tuple[str, str, tuple[str, str]]) -> None:
    start, ask, said = case
    rules, _, rest = start.partition("\n")
    verdict = referee.read(f"{rules}\n{FOUR}{rest}").ask(ask)
    assert (verdict.headline("en"), verdict.headline("ja")) == said


def test_of_the_basics_that_allow_a_play_what_it_beats_is_named() -> None:
    verdict = referee.read(f"rules: offkai\n{FOUR}field: Aki D9\nturn: Ben\n").ask(
        "may Ben play C10"
    )
    assert verdict.headline("en") == "Yes – ♣10 beats ♦9."


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind.startswith("may_")])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_in_japanese_the_verb_of_the_question_comes_back(kind: str, answer: str) -> None:
    said = yes_or_no(kind, answer, "ja")
    stem = said.removesuffix("る" if answer == "yes" else "ない")
    assert stem != said
    assert any(stem in asked for asked in KINDS[kind].spellings), said


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_fact_with_one_answer_known_is_told_with_it(lang: str) -> None:
    seats = "seats: Chie (hinmin), Ben (heimin), Aki (fugo)"
    table = referee.read(f"rules: offkai\n{seats}\nhands:\n  Chie: S2 ? x17\nstate: exchange\n")
    verdict = table.ask("what must Chie give")
    (fact,) = verdict.unknown
    assert (fact.if_true["count"], fact.if_false) == (1, None)
    first, then, *_ = verdict.say(lang).splitlines()
    assert dependence_text(fact, lang) in first
    assert "♠2" in then


SIX = (
    "Dan (daihinmin), Eve (hinmin), Low (lower heimin), Up (upper heimin), Ben (fugo), "
    "Aki (daifugo)"
)
GIFTS = {
    "shown": ("Low: S2 H2 C3", ("Up", "♠2", "♥2")),
    "free": ("Aki: S2 H2 C3", ("Dan", "2")),
    "forced, with a choice": ("Dan: Jo S2 H2 C3", ("Aki", "♠2", "♥2")),
    "forced": ("Dan: Jo S2 C3", ("Aki", "♠2")),
}


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("case", GIFTS.values(), ids=GIFTS)
def test_a_gift_is_told_with_whom_it_goes_to_and_its_cards(
    case: tuple[str, tuple[str, ...]], lang: str
) -> None:
    hand, words = case
    table = referee.read(f"rules: offkai\nseats: {SIX}\nhands:\n  {hand}\nstate: exchange\n")
    said = table.ask(f"what must {hand.partition(':')[0]} give").say(lang).splitlines()[0]
    assert [word for word in words if word not in said] == []


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_where_nothing_has_happened_yet_it_says_whom_the_table_waits_for(lang: str) -> None:
    moves = "play:\n  Aki: (?)\n  Chie: through\n"
    start = "rules: million_doubt\nseats: Aki, Ben, Chie\nturn: Aki\nfield: Chie H9\n"
    verdict = referee.read(start + moves).ask("what happens")
    assert verdict.answer == []
    assert "Ben" in verdict.say(lang).splitlines()[0]


SEVENS_AND_TENS = """\
rules: daifugo + seven_pass + ten_discard
seats: Aki, Ben, Chie, Dan
hands:
  Aki: S7 H7 D5 C9
  Ben: D10 C10 H3 H4
play:
  Aki: S7 H7
  Ben: D10 C10 !
"""


def test_whoever_waits_for_something_else_is_told_so_apart() -> None:
    verdict = referee.read(SEVENS_AND_TENS).ask("what happens")
    assert verdict.headline("en").startswith(
        "Aki may give Ben up to 2 cards. Ben may discard up to 2 cards"
    )
    assert verdict.headline("ja").startswith("AkiはBenに2枚まで渡せる。Benは2枚まで捨てられる")


def test_what_several_clauses_did_is_put_down_to_none_of_them() -> None:
    text = "rules: daifugo + four_stop\nseats: Aki, Ben, Chie, Dan\nplay:\n  Aki: S8 H8\n"
    verdict = referee.read(f"{text}  Ben: S4 H4 D4 C4\n").ask("what happens")
    assert verdict.headline("en") == "The ranking is reversed. The field is cleared."
    assert verdict.headline("ja") == "強さの順が逆転する。場が流れる。"


@pytest.mark.parametrize(
    ("rules", "table", "ask", "line"),
    [
        ("local + five_cut", "turn: Aki\nplay:\n  Aki: S5\n", "whose turn",
         "5-cut applies only in a revolution."),
        ("daifugo + four_stop", "turn: Aki\nplay:\n  Aki: S8\n", "may Ben play S4",
         "4-stop takes 2 cards, not 1."),
    ],
    ids=["whose turn", "may play"],
)  # fmt: skip
def test_the_title_of_a_rule_stands_for_it(rules: str, table: str, ask: str, line: str) -> None:
    """Nothing is said of an “it” after a colon."""
    verdict = referee.read(f"rules: {rules}\n{FOUR}{table}").ask(ask)
    assert verdict.headline("en").endswith(line)
    assert line.removesuffix(".") in verdict.say("en")
