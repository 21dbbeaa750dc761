"""What a Japanese text tells one statement after the other is laid as it was told."""

from __future__ import annotations

import pytest

import referee
from referee.argument.reading import Reading

TOLD = {
    # who, which cards, how many
    ("daifugo", "たけしが6のペア出して、ゆみが9のペア重ねてきたんだけど俺Kのペア出せる?"):
        "たけし 6 6, ゆみ 9 9 | may アキ play K K",
    ("daifugo", "場に5が2枚あるんだけど4のペア出していい?"): "5 5 | may アキ play 4 4",
    ("daifugo", "6が3枚出てて、キング2枚でいける?"): "6 6 6 | may アキ play K K",
    ("daifugo", "場がダイヤの9、スペードの10って置ける?"): "D9 | may アキ play S10",
    # what is wanted, tried or disputed
    ("daifugo", "ゆうじがスペードのJ、れなが9出すって言ってるけどだめでしょ?"):
        "ゆうじ SJ | may れな play 9",
    ("big_two", "大老二でダイヤの6にスペードの6かぶせた"): "D6 | may アキ play S6",
    ("daifugo", "場に4が2枚あってミキが5と6出したんだよ、おかしいだろ"):
        "4 4 | may ミキ play 5 6",
    # a hand, and whether it may be played
    ("daifugo", "場にクラブのQ、俺ハートのKあるんだけどいける?"): "CQ | may アキ play HK",
    ("tien_len", "2が1枚出てきた。4を4枚持ってるんだけど切れる?"):
        "2 | may アキ play 4 4 4 4",
    # somebody without a name
    ("daifugo", "ジョーカー単騎で出された。スペ3握ってる。出せる?"):
        "Jo | may アキ play S3",
    # what is in effect
    ("daifugo", "革命中で場にAがある、俺4出せる?"): "A | may アキ play 4",
    # whose turn
    ("daifugo", "俺がA出したら全員パス。次俺からでいいんだよな"): "A | whose turn",
    # a trick
    ("whist", "切り札ハート。ダイヤA、ハート2、ダイヤK、ダイヤ3。だれの"):
        "DA, H2, DK, D3 | who takes the trick",
    # rows
    ("sevens", "七並べ。ハートは8まで出てるのに10置こうとしてる人いるんだけど"):
        "H7, H8 | may アキ play H10",
    # which way play goes
    ("daifugo", "9リバあり、たけるが9を2枚出した。逆回りなるん?"): "たける 9 9 | what happens",
    # cards that are taken back
    ("daifugo", "場が8、いや9。俺10出せる?"): "9 | may アキ play 10",
    ("daifugo", "けんたがハートの9、いやごめん、10だった。俺Kのハート出せる?"):
        "けんた H10 | may アキ play HK",
    # a play that is told twice
    ("daifugo", "場にスペードの5。けんたがハートの9だ、ハートの9を出して、俺Q出せる?"):
        "S5, けんた H9 | may アキ play Q",
    # the player after the verb, and after the question
    ("daifugo", "4を2枚出したのよ、山ちゃんが。次の俺5のペア出せる?"):
        "山 4 4 | may アキ play 5 5",
    ("daifugo", "場に9が1枚、次の俺Jでいける?出したのはマサ"): "マサ 9 | may アキ play J",
    ("hearts", "ダイヤの6、9、J、Kの順に出た。出したのはタク、ミオ、サキ、俺。誰が取る?"):
        "タク D6, ミオ D9, サキ DJ, DK | who takes the trick",
    # cards with their numbers
    ("daifugo", "ヒロが6を3枚出した。マイが出そうとしてるのが9を2枚とジョーカー、いける?"):
        "ヒロ 6 6 6 | may マイ play 9 9 Jo",
    # who is on turn plays
    ("daifugo", "俺がA出して全員パス。次も俺でしょ、K出した。リサが2。次の人ジョーカー出せる?"):
        "A, K, リサ 2 | may ベン play Jo",
    # a question about the last play
    ("daifugo", "弟がQ出して、次の俺が10出したら怒られた。10だめなの?"): "弟 Q | may アキ play 10",
    # a card that is drawn, and what was only tried
    ("uno", "ウノ、場は赤のスキップ。山から1枚引いたら赤の9だった。これすぐ出していい?"):
        "RS | may アキ play R9",
    ("daifugo", "場に9、りおが7出そうとしてて、カナは怒ってる。出せる?"): "9 | may りお play 7",
    # what may be played
    ("daifugo", "場に9。俺の手札は8と10。どっち出せる?"): "9 | what may アキ play",
    # rows
    ("sevens", "七並べ。7は全部出てて、ハートは5から9まで並んでる。ハートの10置ける?"):
        "S7, H7, D7, C7, H5, H6, H8, H9 | may アキ play H10",
}  # fmt: skip


def _said(reading: Reading, text: str) -> str:
    """What was told and what is asked, with the suits and the players that were named."""
    described, chosen = reading.table.description, {*reading.chosen}

    def plain(said: str) -> str:
        words = said.removesuffix(" !").split()
        return " ".join(word[1:] if word in chosen and word != "Jo" else word for word in words)

    moves = [(play.seat, " ".join(map(str, play.cards))) for play in described.field]
    moves += [(move.seat, move.text) for move in described.play if move.text != "pass"]
    told = [
        f"{seat} {plain(cards)}" if seat and seat in text else plain(cards) for seat, cards in moves
    ]
    return " | ".join([", ".join(told), *(plain(str(asked)) for asked in reading.questions)])


@pytest.mark.parametrize(("book", "text"), TOLD)
def test_statements_are_laid_one_after_the_other(book: str, text: str) -> None:
    said = referee.understand(text, book=book)
    reading = said.reading or said.guess
    assert reading is not None
    assert _said(reading, text) == TOLD[book, text]


NOT_TOLD = [
    "8で上がったら反則?",
    "K3枚とジョーカーで革命になる?",
    "ハートとクラブ、どっちが強いの?",
    "手札が11枚になったらどうなるの?",
]


@pytest.mark.parametrize("text", NOT_TOLD)
def test_a_question_about_a_rule_lays_no_table(text: str) -> None:
    said = referee.understand(text)
    assert said.reading is None or not said.reading.table.description.field


def test_nothing_that_was_told_is_dropped() -> None:
    said = referee.understand("場に9、ゆみが裏向きに10出した。俺Jいける?")
    assert said.reading is None


def test_statements_are_certain_alone_if_they_use_every_word() -> None:
    told = "場にクラブのQ、俺ハートのKあるんだけどいける?"
    said = referee.understand(told)
    assert said.reading is not None
    assert [question.kind for question in said.reading.questions] == ["may_play"]


def test_statements_beside_other_words_are_a_guess() -> None:
    """They are certain only if a reader finds the same another way."""
    said = referee.understand("あのね昨日の合宿で、場にクラブのQ、俺ハートのKあるんだけどいける?")
    assert said.reading is None
    assert said.guess is not None
    assert [question.kind for question in said.guess.questions] == ["may_play"]


def test_names_that_nobody_knows_are_players() -> None:
    for text in ("まり ダイヤ9 おれ ジョーカー 出せる?", "場が5、わたるが9出した。つぎ俺?"):
        said = referee.understand(text)
        reading = said.reading or said.guess
        assert reading is not None
        assert {"まり", "わたる"} & {*reading.table.seats}


def test_who_goes_out_by_a_rule_goes_out_with_its_card() -> None:
    said = referee.understand("8切りで上がったら反則?")
    assert said.reading is not None
    assert [clause.name for clause in said.reading.clauses] == ["foul_finish"]


def test_words_that_fit_no_card_are_no_error() -> None:
    for text in ("ハートはジョーカーまで出てる。10置ける?", "場にK。全員パス。3置いていい?"):
        assert referee.understand(text, book="sevens").text == text


def test_rules_before_the_cards_leave_their_places_right() -> None:
    text = "革命中って3が最強だよね、何点？激縛りは採用しておりません。名誉革命ありで４が４枚出た。"
    assert referee.understand(text, book="crazy_eights").text == text
