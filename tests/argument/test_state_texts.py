"""What is in effect at a table, also without a word under ``state:``."""

from __future__ import annotations

import pytest

from referee import read, understand

FROM_CARDS = {
    "field: D4, D7": ("is there a lock?", "縛りある?", "♦"),
    "field: SJ": ("is it J-back now?", "Jバック効いてる?", ""),
}


@pytest.mark.parametrize("field", FROM_CARDS)
def test_a_state_that_follows_from_the_cards_is_in_effect(field: str) -> None:
    *texts, detail = FROM_CARDS[field]
    table = read(f"rules: daifugo + jack_back - eight_cut\nseats: Aki, Ben, Chie\n{field}")
    for text, lang, off in zip(
        texts, ("en", "ja"), ("not in effect", "効いていません"), strict=True
    ):
        answer = understand(text, table).say(lang)
        assert off not in answer
        assert detail in answer
