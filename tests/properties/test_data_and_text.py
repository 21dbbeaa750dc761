"""Whatever JSON is read as a table, its text reads as the same table; all else is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import referee
from referee.errors import RefereeError
from referee.links import link
from referee.model.description import OUT_WAYS
from referee.notation.link import read_link
from referee.notation.table_text import TITLES

ODD = (
    *"\n\r\t \u3000,、，:：#()（）=!+-−?",
    "\u200b", "\u200d", "\u202e", "\ufeff", "\x00", "\x85", "\u2028", "\ud800", "e\u0301",
    "𠮷", "İ", "ß",
)  # fmt: skip
"""Signs of table texts, blanks, what cannot be seen, what changes with its case."""
PLAIN = (
    "Aki",
    "Ben",
    "Chie",
    "アキ",
    "pass",
    "D10",
    "R5",
    "5",
    "seats",
    "branch",
    "victim",
    "none",
)

odd = st.one_of(
    st.sampled_from(PLAIN),
    st.lists(st.sampled_from((*PLAIN, *ODD)), min_size=1, max_size=3).map("".join),
    st.text(max_size=4),
)
names = st.one_of(st.sampled_from(["Aki", "Ben", "Chie"]), odd)
cards = st.one_of(
    st.sampled_from(["D4", "♦4", "Jo", "Jo=S8", "(?)", "(D6)", "Jo=Jo", "((D4))", "3", "R5"]),
    odd,
)
numbers = st.one_of(
    st.integers(0, 9), st.none(), st.sampled_from([3.0, 1e300, float("nan"), True, -1, 10**30, "3"])
)
outs = st.one_of(
    st.sampled_from(["1", "2", "0", "²", "１", "1\n", "5" * 30, "foul 2 before 1"]),
    st.sampled_from(OUT_WAYS),
)
hands = st.one_of(
    st.fixed_dictionaries({"cards": st.lists(cards, max_size=3), "unknown": numbers}),
    st.fixed_dictionaries({"out": outs}),
)
moves = st.builds(
    "{}: {}{}".format,
    names,
    st.one_of(
        st.sampled_from(["pass", "D4", "Jo Jo Jo", "gives D4 to Ben", "D4  # low"]),
        odd,
    ),
    st.sampled_from(["", " !"]),
)
questions = st.one_of(
    st.sampled_from(["whose turn", "may Aki play D10", "whose\nturn", "ranks #", "may Aki play ,"]),
    st.builds("may {} pass".format, names),
    odd,
)
books = st.sampled_from(["daifugo", "offkai", "大富豪", "million_doubt", "torite", "culprit_poker"])
rules = st.fixed_dictionaries(
    {"book": st.one_of(books, odd)},
    optional={
        "switches": st.dictionaries(
            st.sampled_from(["eight_cut", "8切り", "emperor", "x"]), st.booleans(), max_size=2
        ),
        "params": st.lists(
            st.tuples(st.sampled_from(["emperor", "zzz", "a\nb"]), odd, odd).map(list), max_size=1
        ),
        "settings": st.dictionaries(st.sampled_from(["game", "target"]), odd, max_size=1),
    },
)
seats = st.lists(
    st.fixed_dictionaries(
        {"name": names}, optional={"title": st.one_of(st.sampled_from(TITLES), odd)}
    ),
    min_size=1,
    max_size=3,
)
fields = st.lists(
    st.fixed_dictionaries({"cards": st.lists(cards, max_size=2)}, optional={"seat": names}),
    max_size=2,
)
state = st.one_of(st.sampled_from(["revolution", "passed Aki", "no J-back", "x 3"]), odd)
PARTS: dict[str, st.SearchStrategy[Any]] = {
    "rules": rules,
    "seats": seats,
    "turn": names,
    "hands": st.dictionaries(names, hands, max_size=2),
    "field": fields,
    "discards": st.lists(cards, max_size=2),
    "state": st.lists(state, max_size=2),
    "play": st.lists(moves, max_size=2),
    "ask": st.lists(questions, max_size=2),
    "readings": st.dictionaries(st.sampled_from(["leader_pass", "x"]), odd, max_size=1),
}
WHOLE: dict[str, Any] = {
    "format": "referee.table/1",
    "rules": {"book": "daifugo", "switches": {"emperor": True}},
    "readings": {"leader_pass": "forbidden"},
    "seats": [{"name": "Aki", "title": "daifugo"}, {"name": "Ben"}, {"name": "Chie"}],
    "turn": "Aki",
    "hands": {"Aki": {"cards": ["S4", "Jo"], "unknown": 2}, "Ben": {"cards": [], "unknown": None}},
    "field": [{"cards": ["D4"], "seat": "Chie"}],
    "discards": ["S5"],
    "state": ["revolution"],
    "play": ["Aki: pass !"],
    "ask": ["whose turn"],
}


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """A table with all there is, one or two parts of which are drawn."""
    drawn = draw(st.lists(st.sampled_from(sorted(PARTS)), min_size=1, max_size=2, unique=True))
    return WHOLE | {part: draw(PARTS[part]) for part in drawn}


def holds(data: dict[str, Any]) -> bool:
    """Whether the data is a table; if it is, the text and the link are that table, too."""
    try:
        table = referee.from_dict(data)
    except RefereeError as refused:
        (refused.say("ja") + refused.say("en")).encode("utf-8")  # it can be told and sent
        return False
    text = str(table)
    again = referee.read(text)
    assert again == table
    assert again.description.seats == table.description.seats
    assert again.description == referee.from_dict(table.to_dict()).description
    assert referee.read(read_link(link(table))) == referee.read(read_link(link(text)))
    return True


@settings(deadline=None, max_examples=200, suppress_health_check=[HealthCheck.too_slow])
@given(tables())
def test_data_that_is_read_is_the_same_table_as_a_text(data: dict[str, Any]) -> None:
    holds(data)


@settings(deadline=None, max_examples=200)
@given(st.data())
def test_one_odd_word_anywhere_is_kept_or_refused(draw: st.DataObject) -> None:
    """Of a table that can be, one word becomes another: most of these are still tables."""
    name = draw.draw(odd)
    seats = [{"name": name}, {"name": "Ben"}]
    data = {"format": "referee.table/1", "rules": {"book": draw.draw(books)}, "seats": seats}
    data |= draw.draw(
        st.sampled_from(
            [
                {"turn": name},
                {"hands": {name: {"cards": [], "unknown": 3}}},
                {"hands": {name: {"out": "1"}}},
                {"state": [f"passed {name}"]},
                {"ask": [f"may {name} pass"]},
                {},
            ]
        )
    )
    holds(data)


@pytest.mark.parametrize("name", ["Aki", "アキ", "O’Neil", "@x", "Aki.", "𠮷野家", "क्‍ष", "1st"])
def test_common_names_are_kept(name: str) -> None:
    data = {"format": "referee.table/1", "rules": {"book": "offkai"}}
    assert holds({**data, "seats": [{"name": name}, {"name": "Ben"}], "turn": name})
