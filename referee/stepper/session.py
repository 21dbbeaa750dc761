"""A session at the stepper: what it is told moves it or changes the story; its state is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from referee.cards import parse_card
from referee.desk.words import labels, word
from referee.errors import AmbiguousPlay, ParseError, RefereeError
from referee.moves import PLAY, Move
from referee.notation.reader import read_move
from referee.position import NOBODY
from referee.session import earlier_of, problem_of, seq_of
from referee.table import Table, read_rules, write_rules
from referee.wording import LANGS

from .actions import check
from .face import comment_html, draw_asked, draw_next, draw_step, draw_tree
from .judging import Step, marked, step, tones
from .story import Story
from .text import main_line, read_story, story_of, write_story

State = dict[str, Any]
EMPTY = "rules: offkai\nseats: {names}\n"


class StepperSession:
    """State in, action in, state out. No action raises, and none loses what somebody made.

    ``story`` is what is stepped through; ``branch`` and ``index`` say where it is shown.
    """

    def __init__(
        self, table: str | Table = "", moves: Iterable[str | Move] = (), lang: str = "en"
    ) -> None:
        """``table``: a text, which may tell branches and comments, or a table; ``moves`` go on
        from it. A text that cannot be read is kept and shown with what is wrong about it; moves
        that cannot be read raise."""
        self.lang = lang if lang in LANGS else "en"
        self.branch, self.index = "", 0
        self._past: list[Story] = []
        self._future: list[Story] = []
        self._problem: State | None = None
        self._seq = 0
        names = ", ".join(word(self.lang, "names").split(", ")[:4])
        self.story: Story = read_story(EMPTY.format(names=names))
        self._show(self.story)
        if isinstance(table, Table):
            self._show(story_of(table, moves))
        elif table.strip():
            self.act({"type": "text", "text": table})
            self._past.clear()
            if moves and not self._problem:
                self._show(story_of(main_line(self.story), moves))

    # ---- in

    def act(self, action: Mapping[str, Any]) -> State:
        """Does what an action says and gives the new state."""
        for missed in earlier_of(action):
            if seq_of(missed, self._seq + 1) > self._seq:
                self._act(missed)
        self._act(action)
        return self.state()

    def _act(self, action: Mapping[str, Any]) -> None:
        self._seq = seq_of(action, self._seq)
        try:
            check(action)
            self._problem = None
            getattr(self, f"_do_{action['type']}")(action)
        except RefereeError as error:
            self._problem = self._told(error, action)
        except (LookupError, TypeError, ValueError):
            self._problem = problem_of("action", word(self.lang, "problem-action"), str(action))

    def _do_go(self, action: Mapping[str, Any]) -> None:
        """A branch is gone to as it is; an index out of reach is the nearest."""
        branch = action.get("branch")
        branch = self.branch if branch is None else branch
        length = len(self.story.moves(branch))
        self.branch, self.index = branch, min(action["index"], length)

    def _do_step(self, action: Mapping[str, Any]) -> None:
        """On or back by one, from wherever it is by then: quick taps all count."""
        length = len(self.story.moves(self.branch))
        self.index = min(max(self.index + action["by"], 0), length)

    def _do_make(self, action: Mapping[str, Any]) -> None:
        """A move in words; without a seat it is made by whoever is to play."""
        text, table = action["move"], self.step.table
        turn = table.position.turn
        if not any(colon in text for colon in ":：") and turn != NOBODY:
            text = f"{table.seats[turn]}: {text}"
        self._make(read_move(text, table.rulebook.deck))

    def _do_try(self, action: Mapping[str, Any]) -> None:
        table = self.step.table
        deck = table.rulebook.deck
        cards = tuple(parse_card(text, deck) for text in action["cards"])
        self._make(Move(table.seats[table.position.turn], PLAY, cards))

    def _make(self, move: Move) -> None:
        table = self.step.table.play(move, force=True)
        made = table.description.play[-1]
        story, branch = self.story.played(self.branch, self.index, made)
        self._change(story)
        self.branch, self.index = branch, self.index + 1

    def _do_say(self, action: Mapping[str, Any]) -> None:
        self._change(self.story.said(self.branch, self.index, action["comment"]))

    def _do_rename(self, action: Mapping[str, Any]) -> None:
        story = self.story.renamed(action["branch"], action["name"])
        at = [line.name for line in self.story.main.lines()].index(action["branch"])
        if self.branch == action["branch"]:
            self.branch = [line.name for line in story.main.lines()][at]
        self._change(story)

    def _do_remove(self, action: Mapping[str, Any]) -> None:
        self._change(self.story.without(action["branch"]))

    def _do_cut(self, _: Mapping[str, Any]) -> None:
        self._change(self.story.cut(self.branch, self.index))

    def _do_option(self, action: Mapping[str, Any]) -> None:
        """Another rule: the whole story is judged anew."""
        rules = read_rules(self.story.start).having(**{action["option"]: action["value"]})
        start = write_rules(self.story.start, rules)
        self._change(marked(Story(start, self.story.main, self.story.comment)))

    def _do_text(self, action: Mapping[str, Any]) -> None:
        story = read_story(action["text"])
        Step(main_line(story)).table.questions  # noqa: B018  (a question that cannot be read is an error)
        if story == self.story:
            return
        self._change(story)
        self.branch, self.index = "", 0

    def _do_undo(self, _: Mapping[str, Any]) -> None:
        if self._past:
            self._future.append(self.story)
            self._show(self._past.pop())

    def _do_redo(self, _: Mapping[str, Any]) -> None:
        if self._future:
            self._past.append(self.story)
            self._show(self._future.pop())

    def _do_lang(self, action: Mapping[str, Any]) -> None:
        self.lang = action["lang"]

    def _change(self, story: Story) -> None:
        if story != self.story:
            self._past.append(self.story)
            self._future.clear()
            self._show(story)

    def _show(self, story: Story) -> None:
        """The story; where the place shown is gone, the nearest that is there."""
        if self.branch and self.branch not in story.branches:
            path = [line.name for _, line in self.story.path(self.branch)]
            self.branch = next(
                name for name in reversed(path) if not name or name in story.branches
            )
        self.story = story
        self.index = min(self.index, len(story.moves(self.branch)))
        self._tones = tones(story)
        self._steps: dict[tuple[str, int], Step] = {}

    # ---- out

    @property
    def text(self) -> str:
        """The story as canonical text, with its branches and comments."""
        return write_story(self.story)

    @property
    def step(self) -> Step:
        """The step that is shown."""
        place = (self.branch, self.index)
        if place not in self._steps:
            self._steps[place] = step(self.story, *place)
        return self._steps[place]

    @property
    def verdict(self) -> State | None:
        """The verdict on the move shown, as ``Verdict.to_dict`` gives it."""
        shown = self.step.verdict
        return shown.to_dict() if shown else None

    @property
    def comment(self) -> str:
        """What is said about the step shown, in Markdown."""
        return self._comment()

    def _comment(self) -> str:
        told = self.story.moves(self.branch)
        return told[self.index - 1].comment if self.index else self.story.comment

    def state(self) -> State:
        """The whole state, JSON-ready."""
        told = self.story.moves(self.branch)
        at_end = not self.branch and self.index == len(told)
        return {
            "seq": self._seq,
            "lang": self.lang,
            **draw_step(self.step, self.lang),
            **draw_next(self.step.table, self.lang),
            "asked": draw_asked(self.step.table, self.lang) if at_end else [],
            "branch": self.branch,
            "index": self.index,
            "length": len(told),
            "tree": draw_tree(self.story, self._tones, self.branch, self.lang),
            "comment": self.comment,
            "commentHtml": comment_html(self.comment) if self.comment else "",
            "text": self.text,
            "problem": self._problem,
            "canUndo": bool(self._past),
            "canRedo": bool(self._future),
            "labels": labels(self.lang),
        }

    def _told(self, error: RefereeError, action: Mapping[str, Any]) -> State:
        """An error in words, at the place where it was made, with what was typed."""
        typed = str(action.get("text") or action.get("move") or "")
        line, column = getattr(error, "line", None) or None, getattr(error, "column", None) or None
        message = error.say(self.lang)
        kind = error.kind
        if action["type"] == "text":
            kind = "unreadable"
        elif action["type"] in ("make", "try"):
            kind = "move"
            if isinstance(error, (ParseError, AmbiguousPlay)):
                line = column = None
        return problem_of(kind, message, typed, line, column)
