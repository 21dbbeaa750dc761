"""Small tables of several games, for the examples of the functions that ask a question."""

from __future__ import annotations

FIELD = """
rules: offkai
seats: Aki, Ben, Chie, Dan
field: D4, D7, D9
"""
HAND = """
rules: offkai
seats: Aki, Ben
hands:
  Ben: D8 H8 S9
field: Aki D7
"""
CUT = """
rules: daifugo
seats: Aki, Ben, Chie
play:
  Aki: D8
"""
REVOLUTION = """
rules: daifugo
seats: Aki, Ben, Chie
state: revolution
"""
SEVEN = """
rules: daifugo + seven_pass
seats: Aki, Ben, Chie
hands:
  Aki: S7 S3 H4
play:
  Aki: S7
"""
OVER = """
rules: daifugo
seats: Aki, Ben, Chie
hands:
  Aki: out 2
  Ben: out 1
"""
EXCHANGE = """
rules: daifugo
seats: Aki (daifugo), Ben (heimin), Chie (daihinmin)
state: exchange
hands:
  Chie: S2 H3 Jo
"""
NEXT_GAME = """
rules: offkai
seats: Aki, Ben, Chie
hands:
  Aki: out 2
  Ben: out 1
"""
FACE_DOWN = """
rules: million_doubt
seats: Aki, Ben
hands:
  Aki: SA D3
play:
  Aki: (D3)
"""
TRICK = """
rules: whist, trump = S
seats: Aki, Ben, Chie, Dan
play:
  Aki: H4
  Ben: H9
  Chie: H7
  Dan: S3
"""
REVOKE = """
rules: whist
seats: Aki, Ben, Chie, Dan
hands:
  Ben: H3 S2
play:
  Aki: H7
  Ben: S2 !
"""
BIDS = """
rules: oh_hell, cards = 5
seats: Aki, Ben, Chie, Dan
turn: Dan
state: bid Aki 2, bid Ben 1, bid Chie 0
"""
AUCTION = """
rules: bridge
seats: North, East, South, West
state: dealer North, auction 1H pass 3H pass pass pass
"""
APPOINTED = """
rules: napoleon
seats: Aki, Ben, Chie, Dan, Emi
field: Aki C4, Ben C9, Chie CA
state: contract 13S, napoleon Aki, adjutant card CA
"""
STOCK = """
rules: crazy_eights
seats: Aki, Ben
turn: Ben
hands:
  Ben: S4 C9
field: H7
"""
CALLS = """
rules: crazy_eights
seats: Aki, Ben
turn: Aki
hands:
  Aki: S8 C9
field: H7
play:
  Aki: S8
"""
SHOWN = """
rules: poker
seats: Aki, Ben
hands:
  Aki: S4 S5 S6 S7 S8
  Ben: H9 D9 C9 S9 H2
"""
POINTING = """
rules: culprit_poker
seats: Aki, Ben, Chie
hands:
  Aki: 1
  Ben: 4
  Chie: 5
field: 2
play:
  Aki: points Ben
  Ben: points victim
"""
POINTED = POINTING + "  Chie: points victim\n"
