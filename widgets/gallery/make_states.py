"""Writes the gallery's fixed states, drawn by a real session: ``python make_states.py``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from referee.desk import DeskSession

NAMES = {
    "en": "Aki, Ben, Chie, Dan, Emi, Fumiko, Goro, Hanako",
    "ja": "アキ, ベン, チエ, ダン, エミ, フミコ, ゴロウ, ハナコ",
}
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
}


def translated(text: str, lang: str) -> str:
    """The table with the seats' names in the language."""
    for english, local in zip(NAMES["en"].split(", "), NAMES[lang].split(", "), strict=True):
        text = text.replace(english, local)
    return text


def states() -> dict[str, Any]:
    """For each language what all states share, and by name what is each state's own."""
    shared = {lang: DeskSession("", lang).state() for lang in ("en", "ja")}
    own: dict[str, Any] = {}
    for lang, common in shared.items():
        drawn = {name: DeskSession(translated(text, lang), lang) for name, text in TABLES.items()}
        drawn["unreadable"] = DeskSession(translated(TABLES["no"], lang), lang)
        drawn["unreadable"].act({"type": "text", "text": TABLES["no"].replace("D7", "7D")})
        drawn["empty"] = DeskSession("", lang)
        for name, session in drawn.items():
            state = session.state()
            own[f"{name}-{lang}"] = {
                k: v for k, v in state.items() if v != common[k] or k == "lang"
            }
    return {"shared": shared, "states": own}


if __name__ == "__main__":
    path = Path(__file__).with_name("states.json")
    path.write_text(json.dumps(states(), ensure_ascii=False, indent=1) + "\n", "utf-8")
