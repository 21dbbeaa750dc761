"""Quizzes in JupyterLab: answered by clicking and by keys, told in Python."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.desk_page import DeskPage
from tests.browser.lab import Lab, in_kernel, run_all

pytestmark = pytest.mark.full("the first tier settles a dispute at the desk in JupyterLab")

QUIZZES = """\
## Three diamonds
rules: offkai
seats: Aki, Ben, Chie, Dan
field: D4, D7, D9
ask:
  may Dan play C10  # It is **locked**.
---
rules: daifugo
seats: Aki, Ben, Chie, Dan
turn: Aki
play:
  Aki: D8
ask:
  whose turn
"""


@pytest.fixture
def quiz(lab: Lab, lab_page: Page) -> DeskPage:
    """A notebook with quizzes, made by the magic, as its variable `quiz`."""
    cells = ("%load_ext referee_widgets", f"%%quiz quiz en\n{QUIZZES}")
    lab.open_instead(lab_page, lab.write("quizzes.ipynb", *cells))
    run_all(lab_page)
    return DeskPage(lab_page)


def test_a_reader_answers_two_quizzes(quiz: DeskPage) -> None:
    page = quiz.page
    expect(quiz.part("quiz-title")).to_have_text("Three diamonds")
    expect(quiz.part("verdict")).to_have_count(0)
    # What the page was sent so far: the output, not the cell that the author wrote.
    assert "locked" not in quiz.part("quiz").inner_html()
    assert in_kernel(page, "print(quiz.verdict)") == "{}\n"
    quiz.click("say-no", "answer")
    expect(quiz.part("outcome")).to_have_text("Right!")
    expect(quiz.part("after").locator("strong")).to_have_text("locked")
    quiz.answers("No")
    expect(quiz.part("next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(quiz.part("question")).to_have_text("Whose turn is it?")
    expect(quiz.part("say-seat-0")).to_be_focused()
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    expect(quiz.part("outcome")).to_have_text("Not quite")
    expect(quiz.part("you-said")).to_have_text("You said: Ben")
    quiz.answers("Aki")
    quiz.kernel_says("print(quiz.score)", "{'right': 1, 'answered': 2, 'of': 2}")
    quiz.kernel_says("print([each['said'] for each in quiz.answers])", "['no', ['seat-1']]")
    in_kernel(page, "quiz.index = 0; quiz.lang = 'ja'")
    expect(quiz.part("outcome")).to_have_text("正解!")
    quiz.click("reset")
    expect(quiz.part("say-no")).to_have_attribute("aria-pressed", "false")
    quiz.kernel_says("print(quiz.score['answered'], quiz.verdict)", "0 {}")
