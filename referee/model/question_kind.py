"""What is said of a kind of question outside the families that answer it."""

from __future__ import annotations

from collections.abc import Mapping
from inspect import cleandoc

from msgspec import Struct

from .moves import parts_of


class QuestionKind(Struct, frozen=True):
    """A kind of question. Those that there are stand in :mod:`referee.model.questions`."""

    name: str
    spellings: tuple[str, ...]
    """The canonical one, its Japanese form, others. What is asked about: ``{seat}``, ``{cards}``,
    ``{other}`` (a seat), ``{target}`` (a seat or the victim), ``{rank}``, ``{suit}``."""
    quiz: str = "self"
    """How a quiz lets it be answered: a word of ``ui.quiz.answer_types.SHAPES``."""
    answers: tuple[str, ...] = ()
    """Answers that are told in a sentence of their own, ``answer-KIND-ANSWER``."""
    others: bool = True
    """Whether there are other answers, told by ``answer-KIND``."""
    in_order: bool = False
    """Whether a list that is the answer tells an order."""
    empty: bool = False
    """Whether an answer of nothing is told in a sentence of its own, ``answer-KIND-nothing``."""
    looks_back: bool = False
    """Whether it asks what the last move has done with the cards that lay there: who reads the
    answer wants to see these, and not where they went."""
    doc: str = ""
    """What the function of :mod:`referee.api` that puts it says of itself; empty: there is none."""
    example: tuple[str, str, str] = ("", "", "")
    """The text of a table, what the function is called with besides it, and the answer."""
    called: str = ""
    """What that function is called, where not like the kind."""
    parameters: Mapping[str, str] = {}
    """What it calls a part that is asked about, where it calls that otherwise."""

    @property
    def function(self) -> str:
        """The function of :mod:`referee.api` that puts it; empty where there is none."""
        return self.called or self.name if self.doc else ""

    @property
    def asks_about(self) -> tuple[str, ...]:
        """The parts of a question of this kind, in the order of its canonical spelling.

        >>> QuestionKind("may_nod", ("may {seat} nod at {other}",)).asks_about
        ('seat', 'other')
        """
        return parts_of(self.spellings[0])

    @property
    def docstring(self) -> str:
        """What the function says of itself, with its example."""
        text, arguments, answer = self.example
        if not text:
            return cleandoc(self.doc)
        called = ", ".join(filter(None, ("table", arguments)))
        lines = [">>> table = read('''", *text.strip().splitlines(), "''')"]
        asked = f">>> {self.function}({called}).answer"
        return "\n".join([cleandoc(self.doc), "", "\n... ".join(lines), asked, answer])
