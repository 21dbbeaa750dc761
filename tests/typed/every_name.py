"""A user's script with every public name of ``referee``, each as the type that a checker sees.

``test_public_names`` checks it as a user would, with mypy, and runs it.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import assert_type

import referee

LOCKED = """
rules: offkai
seats: Aki (daifugo), Ben, Chie, Dan (daihinmin)
turn: Chie
field: Aki D4, Ben D7
"""
EXCHANGE = """
rules: daifugo
seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)
state: exchange
hands:
  Dan: SA S2 H3 ? x10
"""
DOUBT = """
rules: million_doubt
seats: Aki, Ben
turn: Aki
hands:
  Aki: SA D3
play:
  Aki: (D3)
"""
OVER = """
rules: daifugo
seats: Aki, Ben, Chie
hands:
  Aki: out 2
  Ben: out 1
  Chie: out 3
"""
AUCTION = """
rules: bridge
seats: North, East, South, West
state: dealer North, auction 1H pass pass pass
"""
PARTNER = """
rules: napoleon
seats: Aki, Ben, Chie, Dan, Emi
field: Aki C4, Ben C9, Chie CA
state: contract 13S, napoleon Aki, adjutant card CA
"""
TRICK = """
rules: whist, trump = S
seats: Aki, Ben, Chie, Dan
field: Aki H4, Ben H9, Chie H7, Dan S3
"""
POINTING = """
rules: culprit_poker
seats: Aki, Ben, Chie
hands:
  Aki: 1
play:
  Aki: points Ben
"""
POKER = "rules: poker\nseats: Aki, Ben\nhands:\n  Aki: S2 H2 D2 S9 H9\n"


def tables() -> None:
    table = assert_type(referee.read(LOCKED), referee.Table)
    assert_type(referee.from_dict(table.to_dict()), referee.Table)
    assert_type(referee.books(), list[str])
    assert_type(referee.book("offkai").id, str)
    assert_type(referee.parse_card("S10"), referee.Card)


def questions() -> None:
    table = referee.read(LOCKED)
    assert_type(referee.may(table, "Chie", "D10"), referee.Verdict)
    assert_type(referee.may_pass(table, "Chie"), referee.Verdict)
    assert_type(referee.may_look(table, "Chie"), referee.Verdict)
    assert_type(referee.what_plays(table, "Chie"), referee.Verdict)
    assert_type(referee.what_happens(table), referee.Verdict)
    assert_type(referee.whose_turn(table), referee.Verdict)
    assert_type(referee.who_leads(table), referee.Verdict)
    assert_type(referee.is_out(table, "Chie"), referee.Verdict)
    assert_type(referee.what_order(table), referee.Verdict)
    assert_type(referee.must_do(table, "Chie"), referee.Verdict)
    assert_type(referee.deal(table), referee.Verdict)
    assert_type(referee.who_deals(table), referee.Verdict)
    assert_type(referee.seating(table), referee.Verdict)


def exchange() -> None:
    table = referee.read(EXCHANGE)
    assert_type(referee.may_give(table, "Dan", ["SA", "S2"], to="Aki"), referee.Verdict)
    assert_type(referee.must_give(table, "Dan"), referee.Verdict)


def endings() -> None:
    table = referee.read(OVER)
    assert_type(referee.ranks(table), referee.Verdict)
    assert_type(referee.rank_of(table, "Aki"), referee.Verdict)
    assert_type(referee.titles(table), referee.Verdict)


def other_games() -> None:
    assert_type(referee.may_doubt(referee.read(DOUBT), "Ben"), referee.Verdict)
    trick = referee.read(TRICK)
    assert_type(referee.who_takes(trick), referee.Verdict)
    assert_type(referee.who_declares(referee.read(AUCTION)), referee.Verdict)
    assert_type(referee.who_is_partner(referee.read(PARTNER)), referee.Verdict)
    assert_type(referee.who_wins(trick), referee.Verdict)
    assert_type(referee.score(trick), referee.Verdict)
    pointing = referee.read(POINTING)
    assert_type(referee.may_point(pointing, "Ben", "victim"), referee.Verdict)
    assert_type(referee.who_gets(pointing, "1"), referee.Verdict)
    assert_type(referee.who_gets_of(pointing, "Ben"), referee.Verdict)
    assert_type(referee.what_hand(referee.read(POKER), "Aki"), referee.Verdict)


def houses() -> None:
    assert_type(referee.define_house("every-name-said", 'extends = "offkai"').id, str)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "every-name.toml"
        made = assert_type(referee.new_house(file, "offkai"), referee.House)
        assert_type(referee.house(file), referee.House)
        assert_type(referee.check_book(made.id), list[referee.Finding])
        file.write_text(file.read_text() + "# changed by hand\n")
        try:
            made.rule("suit_lock", False)
        except referee.StaleHouse as stale:
            assert_type(stale.say("en"), str)
        except referee.NoHouseFile as lost:
            assert_type(lost.path, Path)
        assert_type(referee.add_books(Path(folder)), None)


def rule_interactions() -> None:
    found = assert_type(referee.interactions("daifugo", rules=["nero"]), referee.Interactions)
    assert_type([pair.kind == "unsettled" for pair in found.of_kind("unsettled")], list[bool])


def argument() -> None:
    said = assert_type(referee.understand("can Aki play H8?"), referee.Understanding)
    assert_type(said.say("ja"), str)


def agreed_rules() -> None:
    sheet = assert_type(referee.sheet("daifugo"), referee.RuleSheet)
    assert_type(sheet.say("ja"), str)


def families(package: str) -> None:
    referee.add_family("toy", package)


def refused(text: str) -> str:
    """What is wrong with a table, if anything is."""
    try:
        referee.read(text)
    except referee.ParseError as error:
        return f"{assert_type(error.line, int)}:{assert_type(error.column, int)}"
    except referee.UnknownName as error:
        return assert_type(error.name, str)
    except referee.ImpossibleTable as error:
        return assert_type(error.faults, tuple[referee.Fault, ...])[0].say("en")
    except referee.AmbiguousPlay as error:
        return " or ".join(assert_type(error.candidates, tuple[str, ...]))
    except referee.IllegalPlay as error:
        return assert_type(error.verdict, referee.Verdict).say("en")
    except (referee.BadBook, referee.RulesConflict) as error:
        return assert_type(error.findings, tuple[referee.Finding, ...])[0].say("en")
    except referee.RefereeError as error:
        return assert_type(error.say("ja"), str)
    return ""


if __name__ == "__main__":
    tables()
    questions()
    exchange()
    endings()
    other_games()
    houses()
    rule_interactions()
    argument()
    agreed_rules()
    families("tests.toy")
    print(refused("rules: offkai\nseats: Aki, Ben\nfield: D4, X9\n"))
