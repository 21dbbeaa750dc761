"""The plain style of polite sentences."""

from __future__ import annotations

import pytest

from referee.i18n.japanese import plain

STYLES = {
    "♦7に勝ちます。": "♦7に勝つ。",
    "1枚渡します。": "1枚渡す。",
    "Akiが都落ちします。": "Akiが都落ちする。",
    "数字を宣言します。": "数字を宣言する。",
    "カードは使いません。": "カードは使わない。",
    "親になる人はいません。": "親になる人はいない。",
    "見てもかまいません。": "見てもかまわない。",
    "余りはありません。": "余りはない。",
    "取れませんでした。": "取れなかった。",
    "革命が続きます。Benの番です。": "革命が続く。Benの番。",
    "3人が並びました。": "3人が並んだ。",
    "場は流れますが、Akiの番です(8切り)。": "場は流れるが、Akiの番(8切り)。",
    "親は♦4ですが、何でも出せます": "親は♦4だが、何でも出せる",
    "1が一番弱いですが、何位ですか。": "1が一番弱いが、何位か。",
    "余りは2枚です(使いません)。": "余りは2枚(使わない)。",
    "「勝ちます。」": "「勝つ。」",
}


@pytest.mark.parametrize("polite", STYLES)
def test_a_polite_sentence_has_a_plain_form(polite: str) -> None:
    assert plain(polite) == STYLES[polite]
    assert plain(plain(polite)) == plain(polite)
