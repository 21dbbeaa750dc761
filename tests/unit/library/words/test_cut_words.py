"""Words about clearing, turning round and skipping, as a house may use them."""

from __future__ import annotations

from pathlib import Path

import pytest

import referee
from tests.own_rule import own_rule

pytestmark = pytest.mark.usefixtures("forgets_books")

TABLE = "rules: ours + mine{more}\nseats: Aki, Ben, Chie, Dan\nturn: Aki\n{rest}"


def _house(tmp_path: Path, said: str) -> dict[str, str]:
    """A house with a rule of its own, without faults; the rule in words."""
    assert own_rule(tmp_path, said) == []
    return dict(referee.book("ours").clause("ours.mine").wording)


def _answer(ask: str, rest: str, more: str = "") -> object:
    return referee.read(TABLE.format(more=more, rest=rest)).ask(ask).answer


def test_what_a_play_makes_may_set_something_off(tmp_path: Path) -> None:
    words = _house(tmp_path, 'when.play.makes = "revolution"\nthen.skip = 1')
    assert words == {
        "en": "When cards are played and that makes a revolution, the next player is skipped.",
        "ja": "カードを出して革命になると、次の1人が飛ばされる。",
    }
    play = "play:\n  Aki: S9 H9 D9 C9\n"
    assert _answer("whose turn", play) == "Chie"
    assert _answer("whose turn", f"state: revolution\n{play}") == "Ben"


def test_the_last_play_of_a_hand_may_set_something_off(tmp_path: Path) -> None:
    words = _house(tmp_path, 'when.play = { rank = "9", last = true }\nthen.skip = 1')
    assert words["en"] == (
        "When a 9 is played as the player’s last cards, the next player is skipped."
    )
    assert _answer("whose turn", "hands:\n  Aki: S9\nplay:\n  Aki: S9\n") == "Chie"
    assert _answer("whose turn", "hands:\n  Aki: S9 C4\nplay:\n  Aki: S9\n") == "Ben"


def test_the_same_number_may_be_asked_for(tmp_path: Path) -> None:
    said = 'when.play = { on.same = "number" }\nthen.allow = true\noverrides = ["daifugo.strength"]'
    _house(tmp_path, said)
    held = "hands:\n  Ben: C9 C10 Jo\nplay:\n  Aki: "
    assert _answer("may Ben play C9", f"{held}S9\n") == "yes"
    assert _answer("may Ben play C9", f"{held}S10\n") == "no"
    assert _answer("may Ben play Jo", f"{held}Jo\n") == "no"


def test_a_play_may_have_to_show_several_numbers(tmp_path: Path) -> None:
    words = _house(tmp_path, 'when.play.shows = ["4", "5"]\nthen.skip = 1')
    assert words["ja"] == "4と5を出すと、次の1人が飛ばされる。"
    assert _answer("whose turn", "play:\n  Aki: S4 S5 S6\n") == "Chie"
    assert _answer("whose turn", "play:\n  Aki: S5 S6 S7\n") == "Ben"


def test_a_number_of_cards_may_be_the_most(tmp_path: Path) -> None:
    words = _house(tmp_path, 'when.play = { rank = "8", count = "2 or fewer" }\nthen.skip = 1')
    assert words["en"].startswith("When up to two 8s are played")
    assert _answer("whose turn", "play:\n  Aki: S8 H8\n", " - eight_cut") == "Chie"
    assert _answer("whose turn", "play:\n  Aki: S8 H8 D8\n", " - eight_cut") == "Ben"


def test_what_another_clause_turns_round_may_be_prevented(tmp_path: Path) -> None:
    said = 'when.play.rank = "9"\nthen.prevent = "revolution"\noverrides = ["daifugo.revolution"]'
    _house(tmp_path, said)
    for rank, strongest in (("9", "2"), ("10", "3")):
        play = f"play:\n  Aki: S{rank} H{rank} D{rank} C{rank}\n"
        assert _answer("what order", play)[-2] == strongest  # type: ignore[index]


def test_somebody_else_may_lead_the_field_that_was_cleared(tmp_path: Path) -> None:
    _house(tmp_path, 'when.play.rank = "9"\nthen = { clear = true, lead = "next" }')
    assert _answer("whose turn", "hands:\n  Aki: S9 C4\nplay:\n  Aki: S9\n") == "Ben"


def test_the_direction_may_turn_round_until_the_clear(tmp_path: Path) -> None:
    words = _house(tmp_path, 'when.play.rank = "9"\nthen.direction = "turns"\nuntil = "clear"')
    assert words["en"] == (
        "When a 9 is played, the direction of play is reversed until the field is cleared."
    )
    assert _answer("whose turn", "play:\n  Aki: S9\n") == "Dan"
    cleared = "play:\n  Aki: S9\n  Dan: pass\n  Chie: pass\n  Ben: pass\n  Aki: C4\n"
    assert _answer("whose turn", cleared) == "Ben"


def test_a_cut_may_be_answered_by_what_goes_before_it(tmp_path: Path) -> None:
    said = (
        'when.play = { rank = "9", only = true, on = { rank = "8", clear = true, times = 1 } }\n'
        'then = { clear = true, lead = "player" }\n'
    )
    words = _house(tmp_path, f'{said}overrides = ["daifugo.eight_cut"]')
    assert words == {
        "en": (
            "When a cut with an 8 is answered with 9s and nothing else, the same number "
            "of cards, the field is cleared and the player leads."
        ),
        "ja": "8で場が流れるときに9だけを同じ枚数出して応じると、場が流れ、出した人が親になる。",
    }
    asked = "hands:\n  Ben: C9 D9 C4\nplay:\n  Aki: S8\n"
    assert _answer("may Ben play C9", asked) == "yes"
    assert _answer("may Ben play C9 D9", asked) == "no"
    assert _answer("whose turn", f"{asked}  Ben: C9\n") == "Ben"
    assert _answer("may Ben play C9", "hands:\n  Ben: C9 C4\nplay:\n  Aki: S10\n") == "no"


EIGHT = 'when.play = { rank = "8", only = true, on = { rank = "8", clear = true } }'
ANSWERED = "hands:\n  Aki: S8 C4\n  Chie: C8 C5\nplay:\n  Aki: S8\n  Ben: declines\n  Chie: C8\n"


def test_an_answer_may_cancel_the_cut(tmp_path: Path) -> None:
    over = 'overrides = ["daifugo.eight_cut"]'
    _house(tmp_path, f'{EIGHT}\nthen.cancel = "after the cut"\n{over}')
    assert _answer("whose turn", ANSWERED) == "Ben"
    assert _answer("who leads", ANSWERED) == "nobody"


def test_an_answer_may_take_the_place_of_the_cut(tmp_path: Path) -> None:
    _house(tmp_path, f'{EIGHT}\nthen.cancel = "replaced"\noverrides = ["daifugo.eight_cut"]')
    rest = "".join(f"  {name}: declines\n" for name in ("Dan", "Ben"))
    assert _answer("whose turn", ANSWERED) == "Dan"
    assert _answer("whose turn", f"{ANSWERED}{rest}") == "Chie"


def test_a_clear_of_ones_own_may_wait_for_answers(tmp_path: Path) -> None:
    said = """rules = [
  { when.play.rank = "9", then = { clear = true, answerable = "in turn" } },
  { when.play = { rank = "4", on = { rank = "9", clear = true } }, then.clear = true },
]"""
    _house(tmp_path, said)
    asked = "hands:\n  Aki: S9 C5\n  Ben: C4 C10\nplay:\n  Aki: S9\n"
    assert _answer("may Ben play C4", asked) == "yes"
    assert _answer("may Ben play C10", asked) == "no"


def test_something_may_happen_when_the_field_is_cleared(tmp_path: Path) -> None:
    said = 'when.clear = true\nthen.release = "direction"'
    assert _house(tmp_path, said)["en"] == (
        "When the field is cleared, the direction of play is back to normal."
    )
    passes = "play:\n  Aki: S9\n  Dan: pass\n  Chie: pass\n  Ben: pass\n  Aki: C4\n"
    assert _answer("whose turn", passes, " + nine_reverse") == "Ben"


def test_a_play_may_be_made_twice_and_cards_may_pile_up(tmp_path: Path) -> None:
    said = """rules = [
  { when.play = { rank = "9", only = true }, then.again = true },
  { when.play.piled = 3, then.skip = 1 },
]"""
    _house(tmp_path, said)
    assert _answer("whose turn", "hands:\n  Aki: S9 C5\nplay:\n  Aki: S9\n") == "Aki"
    assert _answer("whose turn", "play:\n  Aki: S10 H10 D10\n") == "Chie"
    assert _answer("whose turn", "play:\n  Aki: S10 H10\n") == "Ben"


def test_being_skipped_may_count_as_a_pass(tmp_path: Path) -> None:
    said = 'when.play.rank = "9"\nthen = { skip = 1, skipped_pass = true }'
    assert "counts as having passed" in _house(tmp_path, said)["en"]
    play = "hands:\n  Aki: S9 C4\nplay:\n  Aki: S9\n  Chie: pass\n  Dan: pass\n"
    assert _answer("may Aki play C4", play) == "yes"


def test_given_numbers_may_be_a_form_of_their_own(tmp_path: Path) -> None:
    words = _house(tmp_path, 'when.play.mix = ["5", "5", "J"]\nthen.skip = 1')
    assert words == {
        "en": "When the combination 5, 5 and J is played, the next player is skipped.",
        "ja": "5、5、Jの組み合わせを出すと、次の1人が飛ばされる。",
    }
    held = "hands:\n  Aki: S5 H5 DJ C4\n  Ben: CQ C5 D5 CJ\n"
    assert _answer("may Aki play S5 H5 DJ", held) == "yes"
    assert _answer("may Aki play S5 H5 C4", held) == "no"
    assert _answer("whose turn", f"{held}play:\n  Aki: S5 H5 DJ\n") == "Chie"
    assert _answer("may Aki play S5 H5 DJ", f"field: S3 H3 D3\n{held}") == "no"


def test_a_mixture_may_have_to_be_of_one_suit(tmp_path: Path) -> None:
    said = 'when.play = { mix = ["5", "J"], suits = "one" }\nthen.clear = true'
    assert _house(tmp_path, said)["ja"].startswith("同じマークの5とJの組み合わせを出すと")
    held = "hands:\n  Aki: S5 H5 SJ C4\n"
    assert _answer("may Aki play S5 SJ", held) == "yes"
    assert _answer("may Aki play H5 SJ", held) == "no"


def test_later_plays_may_be_kept_from_ending_a_revolution(tmp_path: Path) -> None:
    said = 'when.play = { rank = "9", count = 4, makes = "revolution" }\n'
    every = 'overrides = ["daifugo.revolution"]'
    words = _house(tmp_path, f'{said}then.firm = "for good"\n{every}')
    assert words["en"] == (
        "When four 9s are played and that makes a revolution, no play makes or ends "
        "a revolution any more in this game."
    )
    counter = {
        9: "play:\n  Aki: S9 H9 D9 C9\n  Ben: S7 H7 D7 C7\n",
        10: "play:\n  Aki: S10 H10 D10 C10\n  Ben: S7 H7 D7 C7\n",
    }
    assert [_answer("what order", counter[rank])[0] for rank in (9, 10)] == ["2", "3"]  # type: ignore[index]


@pytest.mark.parametrize(
    ("how", "ended"), [("but by such", "3"), ("even by such", "2"), ("for good", "2")]
)
def test_a_revolution_may_be_ended_by_such_cards_alone(
    tmp_path: Path, how: str, ended: str
) -> None:
    play = '{ form = "set", count = "5 or more", stand_ins = true, makes = "revolution" }'
    _house(tmp_path, f'when.play = {play}\nthen.firm = "{how}"\noverrides = ["daifugo.revolution"]')
    passes = "  Ben: pass\n  Chie: pass\n  Dan: pass\n"
    play = f"play:\n  Aki: S9 H9 D9 C9 Jo\n{passes}  Aki: S7 H7 D7 C7"
    assert _answer("what order", f"{play}\n")[0] == "2"  # type: ignore[index]
    assert _answer("what order", f"{play} Jo\n")[0] == ended  # type: ignore[index]


def test_who_is_marked_may_be_picked(tmp_path: Path) -> None:
    said = """rules = [
  { when.play = { rank = "9", count = 2 }, then.mark = "picked", until = "clear" },
  { when.pass = true, if.mark = "player", then.fall = true },
]"""
    words = _house(tmp_path, said)
    assert words["en"].startswith(
        "When two 9s are played, another player, picked by the player, is"
    )
    play = "play:\n  Aki: S9 H9\n"
    assert _answer("whose turn", play) == "Aki"
    passes = f"{play}  Aki: picks Chie\n  Ben: pass\n  Chie: pass\n"
    assert _answer("is Ben out", passes) == "no"
    assert _answer("is Chie out", passes) == "foul"
