"""The HTML with which other people's web pages show a table: a picture, and live after a tap."""

from __future__ import annotations

from html import escape

from referee.api import read
from referee.errors import RefereeError
from referee.i18n.messages import message
from referee.links import default_site, is_address, link
from referee.table import Table, Verdict
from referee.ui.app import DESK, QUIZ, STEPPER, kind_of
from referee.ui.desk.evaluation import default_question
from referee.ui.quiz.text import read_quizzes
from referee.ui.static.verdict_svg import draw_scene, draw_unanswered
from referee.ui.stepper.session import StepperSession

SCRIPT = "embed.js"
"""The file of a published site that defines the element."""
TEMPLATE = """\
<script src="{script}" async></script>
<referee-table src="{link}" lang="{lang}">
{picture}
</referee-table>
"""


class NoSite(RefereeError):
    """There is no address of a published site. ``site``: what was given instead, or empty."""

    kind = "link"

    def __init__(self, site: str) -> None:
        super().__init__(site)
        self.site = site

    def say(self, lang: str = "en") -> str:
        """The error in ``"ja"`` or ``"en"``.

        >>> NoSite("example.org").say()
        '“example.org” isn’t a full web address. Write one such as https://example.org/referee/'
        """
        return message(lang, "cli-no-address" if self.site else "cli-no-site", site=self.site)


def embed(shown: Table | Verdict | str, site: str = "", *, lang: str = "en") -> str:
    """The HTML that puts a verdict, a table, a story or quizzes into any web page.

    ``shown``: a verdict, a table, or a text as :func:`referee.links.link` takes it. ``site``: the
    address of a published site, by default that in ``REFEREE_SITE``. ``lang``: the language of the
    picture.

    The picture shows the verdict on the first question. Quizzes are shown without their answer.
    Raises ``NoSite``, ``BrokenLink`` (``too-long``), and what :func:`referee.read` raises.

    >>> import referee
    >>> table = referee.read("rules: daifugo\\nseats: Aki, Ben\\nfield: Aki D4\\nturn: Ben")
    >>> html = embed(table.ask("may Ben play C3"), "https://example.org/referee/")
    >>> html.splitlines()[0]
    '<script src="https://example.org/referee/embed.js" async></script>'
    """
    address = site or default_site()
    if not is_address(address):
        raise NoSite(address)
    return embed_code(draw_picture(shown, lang), link(shown, address), lang)


def embed_code(picture: str, address: str, lang: str) -> str:
    """The HTML with a picture (SVG) and the link that opens its table on a site, in ASCII: the page
    may have any encoding."""
    folder, slash, _ = address.partition("#")[0].rpartition("/")
    script = folder + slash + SCRIPT
    html = TEMPLATE.format(script=escape(script), link=escape(address), lang=lang, picture=picture)
    return html.encode("ascii", "xmlcharrefreplace").decode("ascii")


def draw_picture(shown: Table | Verdict | str, lang: str) -> str:
    """The picture (SVG) of the verdict on the first question; of a quiz, without the verdict."""
    if isinstance(shown, Verdict):
        return draw_scene(shown, lang)
    kind = kind_of(shown) if isinstance(shown, str) else DESK
    if kind == QUIZ:
        quiz = read_quizzes(str(shown))[0]
        return draw_unanswered(quiz.table, quiz.question, lang)
    if kind == STEPPER:
        return draw_unanswered(StepperSession(str(shown), lang=lang).step.table, None, lang)
    table = shown if isinstance(shown, Table) else read(shown)
    question = next(iter(table.questions), None) or default_question(table)
    if question is None:
        return draw_unanswered(table, None, lang)
    return draw_scene(table.ask(question), lang)
