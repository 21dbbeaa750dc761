"""Rules that bind a seat only now and then are asked only then, and no play slips through."""

from __future__ import annotations

import pytest

import referee

TITLED = "Aki (daihinmin), Ben (hinmin), Chie (fugo), Dan (daifugo)\nstate: brought down Aki"
PLAIN = "Aki, Ben, Chie, Dan"
BOUND = {
    "vendetta_ban": (TITLED, "Aki: S9", "S9"),
    "security_law": (TITLED, "Aki: S9 H9 D9 C9 S4", "S9 H9 D9 C9"),
    "high_single_rule": (PLAIN, "Aki: S5 HK\n  Ben: ? x1", "S5"),
    "finish_barred": (PLAIN, "Aki: S2", "S2"),
    "first_play_with_card": (PLAIN, f"Aki: D3 {' '.join(f'S{n}' for n in range(4, 11))}"
                             " SJ SQ SK HK HQ", "S4"),
}  # fmt: skip


@pytest.mark.parametrize("rule", BOUND)
def test_a_list_of_plays_leaves_out_what_a_binding_rule_refuses(rule: str) -> None:
    seats, hands, cards = BOUND[rule]
    listed = {}
    for rules in ("local", f"local + {rule}"):
        table = referee.read(f"rules: {rules}\nseats: {seats}\nturn: Aki\nhands:\n  {hands}\n")
        listed[rules] = str(table.ask("what may Aki play").answer)
        fine = table.ask(f"may Aki play {cards}").answer
        assert fine == ("yes" if rules == "local" else "no")
    assert listed["local"] != listed[f"local + {rule}"]
