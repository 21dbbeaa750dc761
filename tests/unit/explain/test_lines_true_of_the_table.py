"""Headlines that are true of the table by themselves, and say more than the answer does."""

from __future__ import annotations

import pytest

import referee

SEATS = "seats: Aki, Ben, Chie, Dan\n"
FOUR = "seats: Red, Green, Blue, Purple\n"
CLAIM = f"rules: local + six_claim\n{SEATS}turn: Aki\nhands:\n  Aki: S6 C5 C4\n"
LINES = {
    "a deal that all have passed has no winner": (
        "rules: bridge\nseats: North, East, South, West\n"
        "state: dealer North, auction pass pass pass\nplay:\n  West: pass\n",
        "who wins",
        ("Nobody wins – all have passed.", "勝った人はいない – 全員がパスしたので、配り直し。"),
    ),
    "nor has one that all have passed twice": (
        f"rules: euchre\n{SEATS}turn: Dan\n"
        "state: turned HJ, dealer Dan, passed Aki 2, passed Ben 2, passed Chie 2, passed Dan 1\n"
        "play:\n  Dan: pass\n",
        "who wins",
        (
            "Nobody wins – all have passed again.",
            "勝った人はいない – 2周とも全員がパスしたので、配り直し。",
        ),
    ),
    "nor has a void one": (
        "rules: dou_dizhu\nseats: Aki, Ben, Chie\nturn: Aki\n"
        "play:\n  Aki: pass\n  Ben: pass\n  Chie: pass\n",
        "who wins",
        (
            "Nobody wins – all have passed.",
            "勝った人はいない – 全員がパスした。",
        ),
    ),
    "a deal that goes on has no winner yet": (
        f"rules: page_one\n{SEATS}hands:\n  Aki: S3\n  Ben: H4\n  Chie: H5\n  Dan: H6\n",
        "who wins",
        (
            "Nobody has won yet – nobody has run out of cards.",
            "まだ誰も勝っていない – まだ誰も手札をなくしていない。",
        ),
    ),
    "whose card is the lowest": (
        f"rules: culprit_poker\n{FOUR}state: reveal\n"
        "hands:\n  Red: 2\n  Green: 5\n  Blue: 4\n  Purple: 3\n",
        "is Purple out",
        (
            "Purple isn’t out – Red’s 2 is the lowest and loses.",
            "Purpleはまだ残っている – Redが一番小さい2。",
        ),
    ),
    "that the player’s own card is the lowest": (
        f"rules: culprit_poker\n{FOUR}state: reveal\n"
        "hands:\n  Red: 2\n  Green: 5\n  Blue: 4\n  Purple: 3\n",
        "is Red out",
        (
            "Red has been eliminated – the 2 is the lowest and loses.",
            "Redは脱落している – 一番小さい2。",
        ),
    ),
    "whose card is the highest": (
        f"rules: culprit_poker\n{FOUR}state: reveal\n"
        "hands:\n  Red: 1\n  Green: 5\n  Blue: 4\n  Purple: 3\n",
        "is Purple out",
        (
            "Purple isn’t out – Green’s 5 is the highest and loses.",
            "Purpleはまだ残っている – 脱落はGreenの5。",
        ),
    ),
    "that a revolution has been undone": (
        f"rules: daifugo\n{SEATS}state: revolution\nturn: Aki\nplay:\n  Aki: S7 H7 D7 C7\n",
        "what order",
        (
            "Not reversed: 2 is high, 3 is low (counter-revolution).",
            "逆転なし: 2が強く、3が弱い(革命返し)。",
        ),
    ),
    "by which added rule a J-back has been undone": (
        f"rules: daifugo + six_return + j_back\n{SEATS}turn: Aki\nfield: SJ\nplay:\n  Aki: S6\n",
        "what order",
        (
            "Not reversed: 2 is high, 3 is low (undone by 6-return).",
            "逆転なし: 2が強く、3が弱い(6戻しで打ち消し)。",
        ),
    ),
    "the rank that a combination lacks": (
        f"rules: local + mixed_run\n{SEATS}turn: Aki\nhands:\n  Aki: S3 H4 D6 SK\n",
        "may Aki play S3 H4 D6",
        ("No – Mixed-suit run: the 5 is missing.", "出せない – マーク不問階段: 5が足りない。"),
    ),
    "the only card that would complete it": (
        f"rules: local + smithereens\n{SEATS}turn: Aki\nhands:\n  Aki: H5 D5 H7 SK\n",
        "may Aki play H5 D5 H7",
        ("No – Smithereens revolution: ♦7 is missing.", "出せない – 粉々革命: ♦7が足りない。"),
    ),
    "that one card more is needed, if several ranks do": (
        f"rules: local + mixed_run\n{SEATS}turn: Aki\nhands:\n  Aki: H5 D6 SK\n",
        "may Aki play H5 D6",
        ("No – Mixed-suit run: one card is missing.", "出せない – マーク不問階段: 1枚足りない。"),
    ),
    "that a card may be taken if an unknown hand has it": (
        f"{CLAIM}  Dan: ? x2\nplay:\n  Aki: S6\n",
        "may Aki take HK from Dan",
        ("Yes – 6-claim: if Dan holds ♥K.", "取れる – 6もらい: Danが♥Kを持っていれば。"),
    ),
    "that it may be taken, if the hand is known to have it": (
        f"{CLAIM}  Dan: HK ? x2\nplay:\n  Aki: S6\n",
        "may Aki take HK from Dan",
        (
            "Yes – 6-claim: Aki may take one card from another hand.",
            "取れる – 6もらい: ほかの人の手札から1枚。",
        ),
    ),
    "the card by which a player comes last": (
        f"rules: daifugo\n{SEATS}turn: Ben\nhands:\n  Ben: H2\nplay:\n  Ben: H2\n",
        "what rank is Ben",
        (
            "Ben finishes fourth – Foul finish: ♥2 in the last play.",
            "Benは4位 – 反則上がり: 最後の手に♥2。",
        ),
    ),
    "the rank that was a foul, if the cards are too many": (
        f"rules: offkai\nreadings: foul_state = before_play\n{SEATS}"
        "hands:\n  Aki: S2 H2 D2 C2\nplay:\n  Aki: S2 H2 D2 C2\n",
        "is Aki out",
        (
            "Aki is out on a foul – 2s were a foul before the play.",
            "Akiは反則上がり – 出す前の順では2が反則。",
        ),
    ),
    "and the rank that the play made a foul": (
        f"rules: offkai\nstate: revolution\n{SEATS}"
        "hands:\n  Aki: S2 H2 D2 C2\nplay:\n  Aki: S2 H2 D2 C2\n",
        "is Aki out",
        (
            "Aki is out on a foul – the play itself made 2s a foul.",
            "Akiは反則上がり – 出した後の順では2が反則。",
        ),
    ),
}


@pytest.mark.parametrize(("table", "asked", "lines"), LINES.values(), ids=LINES)
def test_a_line_is_true_of_the_table(table: str, asked: str, lines: tuple[str, str]) -> None:
    verdict = referee.read(table).ask(asked)
    assert (verdict.headline("en"), verdict.headline("ja")) == lines


def test_one_auction_is_not_passed_again() -> None:
    table, _, _ = LINES["a deal that all have passed has no winner"]
    verdict = referee.read(table).ask("what happens")
    assert "All have passed, so the cards are thrown in." in verdict.say("en")
    assert "2周" not in verdict.say("ja")


def test_where_a_foul_leads_comes_after_the_foul() -> None:
    table, asked, _ = LINES["the card by which a player comes last"]
    verdict = referee.read(table).ask(asked)
    assert "Ben went out with ♥2, and that is a foul. So Ben comes last." in verdict.say("en")
    assert "反則上がりです。そのため、最下位です。" in verdict.say("ja")


STATED = """\
rules: local + smithereens
readings: smithereens_others = by_old_titles
seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)
turn: Dan
hands:
  Dan: H5 D5 H7 D7 SK
play:
  Dan: H5 D5 H7 D7
"""


def test_a_reading_that_the_table_states_is_settled_even_if_it_is_the_usual_one() -> None:
    verdict = referee.read(STATED).ask("ranks")
    assert "At this table the others rank as in the last game." in verdict.say("en")
    assert "残りの人の順位が、前のゲームのとおりの卓です。" in verdict.say("ja")
    assert "At tables" not in verdict.say("en")
    unsaid = referee.read(STATED.replace("readings: smithereens_others = by_old_titles\n", ""))
    assert "At tables" in unsaid.ask("ranks").say("en")
