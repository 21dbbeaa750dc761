"""Tables and a story as the gallery shows them and as tests ask about them, by name."""

from __future__ import annotations

TABLES = {
    "no": """\
rules: offkai
seats: Aki (daifugo), Ben, Chie, Dan (daihinmin)
turn: Chie
hands:
  Ben: ? x5
  Chie: C10 C2 ? x3
  Dan: out 1
field: D4, Aki D7, Ben D9
discards: S4 HK
ask:
  may Chie play C10
""",
    "yes": """\
rules: offkai
seats: Aki, Ben, Chie, Dan
turn: Chie
hands:
  Chie: SQ HQ S3 Jo ? x2
field: Aki S4 D4, Ben H9 C9
state: revolution
ask:
  may Chie play S3 Jo=H3
""",
    "depends": """\
rules: offkai
seats: Aki, Ben, Chie, Dan
field: Aki D4, Ben D7
play:
  Chie: D8
ask:
  is Chie out
""",
    "what": """\
rules: offkai
seats: Aki, Ben, Chie, Dan
turn: Chie
hands:
  Chie: S5 H5 D8 D9 DJ CQ HQ C2 Jo
field: Aki C4 H4
ask:
  what may Chie play
""",
    "pairs": """\
rules: offkai
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: H10 S5 ? x3
field: Dan S9
state: strict lock S, suit lock S
ask:
  may Aki play H10
""",
    "seven": """\
rules: daifugo + seven_pass
seats: Aki, Ben, Chie, Dan
turn: Aki
hands:
  Aki: S7 S3 H4 D9
  Ben: ? x5
play:
  Aki: S7
ask:
  whose turn
""",
    "exchange": """\
rules: daifugo
seats: Aki (daifugo), Ben (fugo), Chie (hinmin), Dan (daihinmin)
state: exchange
hands:
  Aki: S3 H5 Jo
  Dan: SA S2 H3 ? x10
""",
    "faults": """\
rules: offkai
seats: Aki (daifugo), Ben (daifugo), Chie, Dan
hands:
  Ben: S3 S4 S5 S6 H3 H4 D10 DJ CQ CK CA C2 Jo
field: Aki D7 S4, Ben D9
discards: D9 Jo Jo
ask:
  may Chie play C10
""",
    "eight": """\
rules: offkai
seats: Aki, Ben, Chie, Dan, Emi, Fumiko, Goro, Hanako
turn: Chie
hands:
  Chie: C10 C2 ? x3
  Goro: S3 H5 Jo
field: Aki D4, Ben D7
ask:
  may Chie play D10
""",
    "million_doubt": """\
rules: million_doubt
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: SA D3 C5
  Ben: ? x6
  Chie: ? x7
field: Chie HK
play:
  Aki: (D3)
ask:
  may Ben doubt
""",
    "torite": """\
rules: torite, game = A'
seats: Aki, Ben, Chie, Dan
turn: Chie
state: took Aki R1 R2 B3 Y4, took Dan B8 Y7 R9 B1
hands:
  Chie: B5 Y9 R10
field: Aki B4, Ben R7
ask:
  may Chie play Y9
""",
    "bonus": """\
rules: torite, game = bonus
seats: Aki, Ben, Chie, Dan
state: took Aki R1 R2 B3 Y4, meeple Aki R, meeple Ben B, meeple Chie B, meeple Dan Y
field: Ben R4, Chie R8
ask:
  score
""",
    "hearts": """\
rules: hearts
seats: Aki, Ben, Chie, Dan
state: took Aki H2 H3 D4 SK, tricks Ben 2
hands:
  Dan: D9 C3 SJ
field: Aki S4, Ben SQ, Chie H7
ask:
  may Dan play D9
""",
    "culprit": """\
rules: culprit_poker
seats: Aki, Ben, Chie, Dan
hands:
  Aki: 1
  Ben: 4
  Chie: 5
play:
  Chie: points Aki
  Aki: points Chie
  Dan: points victim
ask:
  may Ben point at Chie
""",
    "sevens": """\
rules: sevens
seats: Aki, Ben, Chie
turn: Aki
state: passes Ben 2
hands:
  Aki: S5 S9 HQ
  Ben: S4 S10 HJ
  Chie: ? x9
field: S6 S7 S8, H7 H8, D7, C5 C6 C7
ask:
  may Aki play HQ
""",
}

STORY = """\
rules: offkai
seats: Aki (daifugo), Ben, Chie, Dan (daihinmin)
turn: Aki
hands:
  Aki: S3 H5 D4 DK ? x3
  Ben: D6 HQ CA D2 ? x4
  Chie: C9 D9 S8 C2 ? x3
  Dan: C10 ? x6
play:
  # {opening}
  Aki: D4
  Ben: D6  # {lock}
  branch {what_if}:
    Chie: S8  # {cut}
    Chie: C2
  Chie: D9
  branch {pass_}:
    Dan: pass
    Aki: DK
  Dan: C10
  # {refused}
ask:
  whose turn
  what order
"""
SAID = {
    "en": {
        "opening": "Aki leads. *What would you play?*",
        "lock": "A second diamond: from now on look at the **suits**.",
        "what_if": "what if Chie plays an 8",
        "cut": "The 8 clears the field.",
        "refused": "Not a diamond, and nobody noticed.",
        "pass_": "Dan passes",
    },
    "ja": {
        "opening": "アキから始めます。*あなたなら何を出しますか。*",
        "lock": "ダイヤが二枚続きました。ここからは**マーク**に注意です。",
        "what_if": "チエが8で切ったら",
        "cut": "8切りで場が流れます。",
        "refused": "ダイヤではありませんが、誰も気づきませんでした。",
        "pass_": "ダンがパス",
    },
}
