"""What is in effect at a table, also without a word under ``state:``."""

from __future__ import annotations

import pytest

from referee import read, understand
from referee.argument.state_text import StateAsked, state_text

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


_FOUR, _THREE, _TWO = "seats: Aki, Ben, Chie, Dan", "seats: Aki, Ben, Chie", "seats: Aki, Ben"
STATES = {
    f"rules: whist, trump = H\n{_FOUR}": ("trump", "hearts", "ハート"),
    f"rules: whist\n{_FOUR}": ("trump", "", ""),
    f"rules: euchre\n{_FOUR}\nstate: trump S, maker Aki": ("trump", "spades", "スペード"),
    f"rules: euchre\n{_FOUR}": ("trump", "Nothing", "ありません"),
    f"rules: crazy_eights\n{_TWO}\nfield: H8\nstate: called suit C": ("called", "clubs", "クラ"),
    f"rules: crazy_eights\n{_TWO}\nfield: Aki H9": ("called", "No suit", "いません"),
    f"rules: oh_hell, cards = 5\n{_THREE}\nstate: bid Aki 2": ("bid", "Aki 2", "Aki 2"),
    f"rules: oh_hell, cards = 5\n{_THREE}": ("bid", "No bids", "分かりません"),
}  # fmt: skip


@pytest.mark.parametrize("text", STATES)
def test_suits_and_bids_are_said_in_both_languages(text: str) -> None:
    kind, english, japanese = STATES[text]
    table = read(text)
    assert english in state_text(table, StateAsked(kind), "en")
    assert japanese in state_text(table, StateAsked(kind), "ja")
