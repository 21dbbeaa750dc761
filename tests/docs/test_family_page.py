"""The family that ``docs/adding-a-family.md`` builds: written as it stands there, and played."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

import referee
from referee.i18n.messages import LANGS
from referee.library.context import remove_family
from referee.simulation import OVER, play_out
from referee.ui.desk.session import DeskSession
from referee.ui.quiz.session import QuizSession
from referee.ui.quiz.text import read_quizzes
from tests.docs.pages import ROOT, blocks, write_files

PAGE = ROOT / "docs" / "adding-a-family.md"
TABLE = """\
rules: highcard
seats: Aki, Ben, Chie
turn: Aki
hands:
  Aki: R7
  Ben: Y9
  Chie: B2
ask:
  who takes the trick
"""


@pytest.fixture(autouse=True, scope="module")
def _family(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The package of the page, added as its last step says."""
    folder = tmp_path_factory.mktemp("family")
    assert len(write_files(PAGE, folder)) == 12
    sys.path.insert(0, str(folder))
    (last,) = [block.text for block in blocks(PAGE) if "add_family" in block.text]
    exec(compile(last, str(PAGE), "exec"), {})
    yield
    remove_family("highcard")
    sys.path.remove(str(folder))
    for name in [name for name in sys.modules if name.partition(".")[0] == "highcard"]:
        del sys.modules[name]


def test_a_game_is_played_to_its_end() -> None:
    table = referee.read(TABLE)
    assert str(table) == TABLE
    game = play_out(table.description.replace(ask=()), seed=1)
    assert (game.end, len(game.moves)) == (OVER, 3)
    assert game.table().ask("who takes the trick").answer == "Ben"


def test_every_sentence_is_there_in_both_languages() -> None:
    table = referee.read(TABLE)
    refused = table.ask("may Ben play Y9")
    assert list(refused.clauses()) == ["highcard.highest_takes"]
    played = table.play("Aki: R7")
    said = [refused, played.ask("who takes the trick"), played.ask("what happens")]
    for verdict in said:
        for lang in LANGS:
            assert "{" not in verdict.say(lang)
            assert "-" not in verdict.say(lang).split("\n")[0]


def test_book_is_in_order() -> None:
    assert referee.check_book("highcard") == []


def test_the_desk_and_the_quiz_show_it() -> None:
    state = DeskSession(TABLE).state()
    assert state["problem"] is None
    assert state["middle"]["kind"] == "trick"
    quiz = QuizSession(read_quizzes(TABLE))
    quiz.act({"type": "answer", "said": "nobody"})
    assert quiz.answers[0]["right"]
