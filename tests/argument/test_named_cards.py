"""The ways in which people name cards, in all games, are read as cards."""

from __future__ import annotations

import pytest

from referee.argument.card_names import NamedCard
from referee.argument.tokens import Scanner
from referee.library.context import rulebook

NAMED = """
uno: i put a reverse, he answers with a blue skip => R, BS
uno: the yellow draw two on a green plus two => Y+2, G+2
uno: my +2 against her plus 4 => +2, W+4
uno: his draw four, then another wild => W+4, W
uno: I have two skips and a red +2 => S S, R+2
uno: a draw 2 and a wild +4 => +2, W+4
uno: 青のスキップに黄色リバースを出した => BS, YR
uno: ドロツーにドロ2を重ねた => +2, +2
uno: ドロー4出したあとドロフォー => W+4, W+4
uno: 緑の+2にプラス4 => G+2, W+4
uno: リバースを出したら赤のドロー2 => R, R+2
uno: ワイルドのあとに緑の3 => W, G3
uno: must i draw two =>
uno: does she draw four now =>
uno: 次の人はスキップされる? =>
uno: リバースのルール教えて =>
hearts: 9 clubs, queen clubs, three of diamonds, 2 clubs => C9, CQ, D3, C2
hearts: クラブ4、クラブK、ダイヤ8 => C4, CK, D8
holdem: J10 against K7 => J 10, K 7
holdem: QTo and T8 => Q 10, 10 8
holdem: 88833 or QQ74 => 8 8 8 3 3, Q Q 7 4
holdem: ぼくK8 あやJ7 => K 8, J 7
holdem: pocket jacks => J J
daifugo: dia 5, dia J and dia 10 => D5, DJ, D10
daifugo: スペの4にスペJ => S4, SJ
daifugo: a pair of fours spade and diamond => S4 D4
daifugo: spade and club jack => SJ CJ
daifugo: 9 10 J of hearts => H9 H10 HJ
daifugo: 五が二枚 => 5 5
daifugo: joker +6 => Jo, 6
daifugo: pair of kings club+spade => CK SK
daifugo: diamond + heart four => D4 H4
uno: a green 4 and a green +2 => G4, G+2
dou_dizhu: 大小のジョーカー => Jo- Jo+
dou_dizhu: 小大ジョーカーで返す => Jo- Jo+
dou_dizhu: both jokers on four 9s => Jo- Jo+, 9 9 9 9
"""
"""Book: text => the cards, those of one group together."""


def _lines() -> list[tuple[str, str, str]]:
    lines = [line.partition(": ") for line in NAMED.strip().splitlines()]
    return [(book, *rest.partition("=>")[::2]) for book, _, rest in lines]


def _written(card: NamedCard) -> str:
    return card.suits + card.rank


@pytest.mark.parametrize(("book", "text", "cards"), _lines())
def test_cards_are_read(book: str, text: str, cards: str) -> None:
    tokens = Scanner(text.strip(), (), rulebook(book).deck).tokens()
    named = [token.cards for token in tokens if token.kind == "cards"]
    assert ", ".join(" ".join(map(_written, group)) for group in named) == cards.strip()
