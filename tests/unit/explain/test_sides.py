"""Partners win together: that isn't a tie."""

import referee

TABLE = """
rules: whist + partners
seats: Aki, Ben, Chie, Dan
hands:
  Aki: none
  Ben: none
  Chie: none
  Dan: none
state: tricks Aki 1, tricks Ben {ben}, tricks Chie {chie}, tricks Dan 1
"""


def test_partners_win_together() -> None:
    verdict = referee.read(TABLE.format(ben=5, chie=6)).ask("who wins")
    assert verdict.answer == ["Aki", "Chie"]
    assert verdict.say("en").startswith("Aki and Chie win.")
    assert verdict.say("ja").startswith("勝ったのはAkiとChieです。")


def test_players_who_play_alone_share_a_win() -> None:
    alone = TABLE.replace(" + partners", "").replace("tricks Dan 1", "tricks Dan 2")
    verdict = referee.read(alone.format(ben=5, chie=5)).ask("who wins")
    assert verdict.say("en").startswith("Ben and Chie share the win.")
    assert verdict.say("ja").startswith("BenとChieの引き分けです。")
