"""Writes the gallery's fixed states, drawn by a real session: ``python make_states.py``."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from gallery_names import NAMES, translated
from picker_states import picks
from quiz_states import quizzes

import referee
from referee.faces.desk.session import DeskSession
from referee.faces.stepper.session import StepperSession
from referee.library import library

State = dict[str, Any]
HOUSE = "our-house.toml"
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
        "what_if": "what if Chie cuts",
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
STEPS = {"steps": (0, 0), "step-refused": (0, 3), "step-branch": (1, 3), "step-end": (0, 4)}
"""Name of a state -> the row of the tree and the index that are shown."""


def desks(lang: str) -> dict[str, State]:
    """States of the desk, by name."""
    drawn = {name: DeskSession(translated(text, lang), lang) for name, text in TABLES.items()}
    drawn["unreadable"] = DeskSession(translated(TABLES["no"], lang), lang)
    drawn["unreadable"].act({"type": "text", "text": TABLES["no"].replace("D7", "7D")})
    drawn["empty"] = DeskSession("", lang)
    drawn["tried"] = DeskSession(translated(TABLES["no"], lang), lang, HOUSE)
    drawn["tried"].act({"type": "suppose", "options": {"suit_lock": False}})
    drawn["kept"] = DeskSession(translated(TABLES["no"], lang), lang)
    drawn["kept"].act({"type": "suppose", "options": {"suit_lock": False}})
    drawn["kept"].act({"type": "keep"})
    drawn["pairs"] = DeskSession(translated(TABLES["pairs"], lang), lang)
    drawn["pairs"].act({"type": "pairs"})
    return {**{name: session.state() for name, session in drawn.items()}, "ruled": _ruled(lang)}


def _ruled(lang: str) -> State:
    """A table that plays by the book of a house, with a ruling of a fixed day."""
    with TemporaryDirectory() as folder:
        house = referee.new_house(Path(folder) / HOUSE, "offkai")
        note = {"en": "decided after the quarrel of Friday", "ja": "金曜日にもめたので決めた"}
        house.rule("suit_lock", True, note=note[lang], date=date(2026, 11, 20))
        text = TABLES["no"].replace("rules: offkai", "rules: our-house")
        state = DeskSession(translated(text, lang), lang).state()
    library.remove_book(house.id)
    return state


def cards(lang: str) -> dict[str, State]:
    """States of the verdict card, by name."""
    return {"card": DeskSession(translated(TABLES["no"], lang), lang).state()}


def steps(lang: str) -> dict[str, State]:
    """States of the stepper, by name."""
    told = translated(STORY, lang).format(**SAID[lang])
    drawn: dict[str, State] = {}
    for name, (row, index) in STEPS.items():
        session = StepperSession(told, lang=lang)
        branch = session.state()["tree"][row]["name"]
        drawn[name] = session.act({"type": "go", "branch": branch, "index": index})
    return drawn


FACES: Mapping[str, Callable[[str], dict[str, State]]] = {
    "desk": desks,
    "card": cards,
    "stepper": steps,
    "picker": picks,
    "quiz": quizzes,
}
"""What the page draws -> its states by name."""


def common(states: Iterable[State]) -> State:
    """What all these states say alike."""
    first, *others = states
    return {key: v for key, v in first.items() if all(v == each[key] for each in others)}


def gallery() -> dict[str, Any]:
    """By language and face what its states share, and by name what is each state's own."""
    shared: dict[str, dict[str, State]] = {lang: {} for lang in NAMES}
    own: dict[str, State] = {}
    for lang, faces in shared.items():
        for view, draw in FACES.items():
            drawn = draw(lang)
            faces[view] = common(drawn.values())
            for name, state in drawn.items():
                said = {k: v for k, v in state.items() if k not in faces[view]}
                own[f"{name}-{lang}"] = {"view": view, "lang": lang, **said}
    return {"shared": shared, "states": own}


if __name__ == "__main__":
    path = Path(__file__).with_name("states.json")
    path.write_text(json.dumps(gallery(), ensure_ascii=False, indent=1) + "\n", "utf-8")
